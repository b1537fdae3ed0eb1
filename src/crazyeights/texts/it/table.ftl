### Il tavolo: che cosa c’è, che cosa vale, a chi tocca; e che cosa dice il terminale.

game-name = Crazy Eights
game-you = Tu
game-start = { $name } { $count ->
    [one] con un posto
   *[other] con { $count } posti
}
game-opponents = Giochi contro { LIST($seats) }.
game-options = Come opzioni: { $text }
game-commitment = Codice di controllo del mazzo di questa mano, fissato prima di distribuire: { $text }

## Il tavolo

table-upcard = Carta in cima: { CARD($card) }
table-suit = Seme richiesto: { SUIT($suit) }
table-anything = Va bene qualsiasi carta.
table-stock = { $count ->
    [0] Tallone: finito
    [one] Tallone: 1 carta
   *[other] Tallone: { $count } carte
}
table-discards = { $count ->
    [0] Pila degli scarti: vuota
    [one] Pila degli scarti: 1 carta
   *[other] Pila degli scarti: { $count } carte
}
table-direction = Direzione: senso { $direction ->
    [1] orario
   *[-1] antiorario
}
table-seat = { $seat }: { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
table-seat-you = Tu: { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
table-hand = { $count ->
    [0] Le tue carte (nessuna)
    [one] Le tue carte (1 carta)
   *[other] Le tue carte ({ $count } carte)
}
table-hand-mark = { $mark } = puoi giocarla
table-playable = Puoi giocare:
table-rest = Altre carte:
table-new-cards = { COUNT($cards) ->
    [0] Non hai niente di nuovo in mano.
   *[other] Nuove in mano: { CARDS($cards) }
}
table-debt = { $count ->
    [0] Nessuna carta di penalità aspetta { $seat }.
    [one] Una carta di penalità aspetta { $seat }.
   *[other] { $count } carte di penalità aspettano { $seat }.
}
table-debt-you = { $count ->
    [0] Non ti aspetta nessuna carta di penalità.
    [one] Ti aspetta una carta di penalità: pescala.
   *[other] Ti aspettano { $count } carte di penalità: pescale.
}
table-debt-rank-you = { $count ->
    [0] Non ti aspetta nessuna carta di penalità.
    [one] Ti aspetta una carta di penalità: pescala, o rispondi con { RANK($rank, form: "indefinite") }.
   *[other] Ti aspettano { $count } carte di penalità: pescale, o rispondi con { RANK($rank, form: "indefinite") }.
}
table-debt-any-you = { $count ->
    [0] Non ti aspetta nessuna carta di penalità.
    [one] Ti aspetta una carta di penalità: pescala, o rispondi con una carta che fa pescare.
   *[other] Ti aspettano { $count } carte di penalità: pescale, o rispondi con una carta che fa pescare.
}
table-skip-you = Dovresti saltare il turno: rispondi con { RANK($rank, form: "indefinite") } o passa.

## A chi tocca e che cosa c’è da fare

turn = È il turno di { $seat }.
turn-you = Tocca a te.
turn-draw-you = Non puoi giocare nessuna carta: pesca con d.
turn-pass-you = Non puoi giocare nessuna carta e non ce ne sono più da pescare: passa con p.
turn-pass-drawn-you = Non puoi giocare nessuna carta: passa con p.
turn-drawn-you = Gioca una carta o passa con p.
turn-more-you = Gioca un’altra carta dello stesso valore o finisci il turno con p.
turn-name-you = Dichiara il seme.
prompt = Carta o comando (? = aiuto):
prompt-suit = Quale seme dichiari ({ $letters })?
prompt-continue = Premi Invio per continuare
hint-first = Un momento, ci penso …
prompt-quit = Vuoi lasciare la partita? Ancora q per sì, Invio per no:
prompt-record = Vuoi salvare il resoconto della partita? Nome del file, o Invio per no:
record-saved = Il resoconto della partita è in { $text }.
record-failed = Impossibile scrivere il resoconto in { $text }: { $part }
input-understood = Capito: { CARD($card) }
quit = Partita interrotta. A presto!
quit-end-of-input = Fine dell’input: la partita è interrotta.

## Aiuto. A sinistra sta quello che si scrive; qui, che cosa fa.

help-title = Puoi scrivere:
help-key-enter = Invio
help-card = giocare { CARD($card, form: "definite") }
help-rank = giocare l’unica carta di quel valore che va bene
help-wild = giocare { CARD($card, form: "definite") } e dichiarare { SUIT($suit) }
help-call-card = giocare { CARD($card, form: "definite") } dicendo «{ call-last-card }»
help-suit = dichiarare { SUIT($suit) } quando viene chiesto il seme
help-draw = pescare
help-pass = passare o finire il turno
help-call = dire «{ call-last-card }»
help-call-out = dire «{ call-out }» quando chiudi
help-stop = dire «{ call-stop }»
help-hint = ricevere un suggerimento: che cosa conviene, e perché
help-undo = annullare la tua ultima mossa
help-rules = leggere le regole di questa partita
help-enter = pescare o passare, se non puoi fare altro
help-help = questo aiuto
help-quit = lasciare la partita
help-letters = Valori: { $ranks }. Semi: { $suits }.
