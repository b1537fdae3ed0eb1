### Che cosa succede in una partita. Ogni frase su un posto c’è due volte: sugli altri con $seat,
### e con «-you» per chi legge.

## La distribuzione

event-deal = Mano { $deal }: dà le carte { $seat }.
event-deal-you = Mano { $deal }: dai tu le carte.
event-cut = { $seat } taglia e scopre { CARD($card, form: "definite") }.
event-cut-you = Tagli e scopri { CARD($card, form: "definite") }.
event-cut-tie = Parità: { LIST($seats) } tagliano di nuovo.
event-cut-tie-you = Parità: { LIST($others, first: "tu") } tagliate di nuovo.
event-dealer = { $seat } ha la carta più alta: comincia a dare le carte.
event-dealer-you = Hai la carta più alta: cominci tu a dare le carte.
event-starter = Carta iniziale: { CARD($card) }.
event-starter-buried = { CAPITAL(CARD($card, form: "definite")) } non può essere la carta iniziale e torna nel tallone.

## Giocare

event-play = { $seat } gioca { CARD($card, form: "definite") }.
event-play-you = Giochi { CARD($card, form: "definite") }.
event-play-wild = { $seat } gioca { CARD($card, form: "definite") } e dichiara { SUIT($suit) }.
event-play-wild-you = Giochi { CARD($card, form: "definite") } e dichiari { SUIT($suit) }.
event-play-wild-open = { $seat } gioca { CARD($card, form: "definite") }; il seme è ancora da dichiarare.
event-play-wild-open-you = Giochi { CARD($card, form: "definite") }; devi ancora dichiarare il seme.
event-name-suit = { $seat } dichiara { SUIT($suit) }.
event-name-suit-you = Dichiari { SUIT($suit) }.

## Pescare e passare

event-draw = { $count ->
    [0] { $seat } non pesca nessuna carta.
    [one] { $seat } pesca una carta.
   *[other] { $seat } pesca { $count } carte.
}
event-draw-you = { $count ->
    [0] Non peschi nessuna carta.
    [one] Peschi una carta.
   *[other] Peschi { $count } carte.
}
event-draw-card = { $seat } pesca { CARD($card, form: "definite") }.
event-draw-card-you = Peschi { CARD($card, form: "definite") }.
event-draw-nothing = { $seat } vorrebbe pescare, ma non ci sono più carte.
event-draw-nothing-you = Vorresti pescare, ma non ci sono più carte.
event-pass = { $seat } passa.
event-pass-you = Passi.
event-reshuffle = Il tallone è finito: { $count ->
    [one] l’unico scarto sotto la carta in cima diventa il nuovo tallone.
   *[other] { $count } scarti vengono rimescolati e formano il nuovo tallone.
}
event-turn-over = Il tallone è finito: { $count ->
    [one] l’unico scarto sotto la carta in cima diventa il nuovo tallone.
   *[other] la pila degli scarti viene capovolta e { $count } carte formano il nuovo tallone.
}

## Le carte di penalità

event-debt = { $count ->
    [0] Non ci sono più carte di penalità da pescare.
    [one] Ora c’è una carta di penalità da pescare.
   *[other] Ora ci sono { $count } carte di penalità da pescare.
}
event-pay-debt = { $count ->
    [0] { $seat } non pesca nessuna carta di penalità.
    [one] { $seat } pesca una carta di penalità.
   *[other] { $seat } pesca { $count } carte di penalità.
}
event-pay-debt-you = { $count ->
    [0] Non peschi nessuna carta di penalità.
    [one] Peschi una carta di penalità.
   *[other] Peschi { $count } carte di penalità.
}
event-pay-debt-short = { $count ->
    [0] { $seat } dovrebbe pescare carte di penalità ({ $owed }), ma non ci sono più carte.
    [one] { $seat } pesca una sola carta di penalità invece di { $owed }: non ce ne sono altre.
   *[other] { $seat } pesca solo { $count } carte di penalità invece di { $owed }: non ce ne sono altre.
}
event-pay-debt-short-you = { $count ->
    [0] Dovresti pescare carte di penalità ({ $owed }), ma non ci sono più carte.
    [one] Peschi una sola carta di penalità invece di { $owed }: non ce ne sono altre.
   *[other] Peschi solo { $count } carte di penalità invece di { $owed }: non ce ne sono altre.
}
event-cancel = { $seat } annulla le carte di penalità: nessuno deve pescarle.
event-cancel-you = Annulli le carte di penalità: nessuno deve pescarle.
event-all-draw = Tutti tranne { $seat } pescano { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-all-draw-you = Tutti tranne te pescano { $count ->
    [one] una carta
   *[other] { $count } carte
}.

## Saltare il turno, direzione, ancora una volta

event-skip = { $seat } salta il turno.
event-skip-you = Salti il turno.
event-skip-accept = { $seat } non risponde e salta il turno.
event-skip-accept-you = Non rispondi e salti il turno.
event-skip-answer = { $seat } risponde con { CARD($card, form: "definite") } e non salta il turno.
event-skip-answer-you = Rispondi con { CARD($card, form: "definite") } e non salti il turno.
event-direction = Il giro si inverte: ora si gioca in senso { $direction ->
    [1] orario
   *[-1] antiorario
}.
event-anything-next = Sopra si può giocare qualsiasi carta.
event-again = { $seat } gioca ancora.
event-again-you = Giochi ancora.
event-must-cover = { $seat } deve coprire la carta.
event-must-cover-you = Devi coprire la carta.

## Le dichiarazioni a voce. $preset è il nome dell’insieme di regole, un testo vuoto per regole proprie.

call-last-card = { $preset ->
    [mau-mau] Mau!
    [tschau-sepp] Tschau!
    [macao] Makao!
   *[other] Ultima carta!
}
call-out = { $preset ->
    [mau-mau] Mau-Mau!
    [tschau-sepp] Sepp!
   *[other] Chiudo!
}
call-stop = Stop!
event-call = { $seat } dice: «{ call-last-card }»
event-call-you = Dici: «{ call-last-card }»
event-call-out = { $seat } dice: «{ call-out }»
event-call-out-you = Dici: «{ call-out }»
event-call-forgotten = { $seat } ha dimenticato di dire «{ call-last-card }» { $count ->
    [0] – ma non ci sono più carte da pescare.
    [one] e pesca una carta di penalità.
   *[other] e pesca { $count } carte di penalità.
}
event-call-forgotten-you = Hai dimenticato di dire «{ call-last-card }» { $count ->
    [0] – ma non ci sono più carte da pescare.
    [one] e peschi una carta di penalità.
   *[other] e peschi { $count } carte di penalità.
}
event-call-out-forgotten = { $seat } ha dimenticato di dire «{ call-out }» { $count ->
    [0] – ma non ci sono più carte da pescare.
    [one] e pesca una carta di penalità; la mano continua.
   *[other] e pesca { $count } carte di penalità; la mano continua.
}
event-call-out-forgotten-you = Hai dimenticato di dire «{ call-out }» { $count ->
    [0] – ma non ci sono più carte da pescare.
    [one] e peschi una carta di penalità; la mano continua.
   *[other] e peschi { $count } carte di penalità; la mano continua.
}
event-stop = { $seat } dice «{ call-stop }» con { $points ->
    [0] zero punti
    [one] un punto
   *[other] { $points } punti
} in mano.
event-stop-you = Dici «{ call-stop }» con { $points ->
    [0] zero punti
    [one] un punto
   *[other] { $points } punti
} in mano.
event-stop-won = { $seat } ha meno punti di tutti: lo stop riesce.
event-stop-won-you = Hai meno punti di tutti: il tuo stop riesce.
event-stop-failed = Lo stop fallisce: qualcun altro ha gli stessi punti di { $seat }, o meno.
event-stop-failed-you = Il tuo stop fallisce: qualcun altro ha i tuoi stessi punti, o meno.

## Fine di una mano e della partita

event-out = { $seat } chiude!
event-out-you = Hai chiuso!
event-blocked = Nessuno può più giocare né pescare: la mano è bloccata.
event-move-limit = Dopo { $count ->
    [one] una mossa
   *[other] { $count } mosse
} nessuno ha ancora chiuso: la mano vale come bloccata.
event-deal-won = { COUNT($winners) ->
    [one] { LIST($winners) } vince la mano.
   *[other] { LIST($winners) } vincono la mano insieme.
}
event-deal-won-you = { COUNT($others) ->
    [0] Hai vinto la mano!
   *[other] { LIST($others, first: "Tu") } avete vinto la mano insieme!
}
event-eliminated = { $seat } ha { $points ->
    [one] un punto
   *[other] { $points } punti
} ed esce dalla partita.
event-eliminated-you = Hai { $points ->
    [one] un punto
   *[other] { $points } punti
} ed esci dalla partita.
event-extra-deal = Parità tra { LIST($seats) }: deciderà un’altra mano.
event-extra-deal-you = Parità tra { LIST($others, first: "te") }: deciderà un’altra mano.
event-game-over = { COUNT($winners) ->
    [one] La partita è finita: vince { LIST($winners) }.
   *[other] La partita è finita: vincono insieme { LIST($winners) }.
}
event-game-over-you = { COUNT($others) ->
    [0] La partita è finita: hai vinto!
   *[other] La partita è finita: { LIST($others, first: "tu") } avete vinto insieme!
}

## Annullare

event-undo = La tua ultima mossa è annullata. D’ora in poi la partita risulta giocata con aiuti.
game-assisted = giocata con aiuti
