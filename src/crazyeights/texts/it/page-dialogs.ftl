### La pagina: intestazione, finestre, regole, cronaca.

## Intestazione

page-title = Crazy Eights
page-title-rules = { $name } – Crazy Eights
page-header-rules = Regole
page-header-new = Nuova partita
page-header-language = Lingua
page-header-log = Cronaca
page-header-statistics = Statistiche
page-header-sound = Suoni
page-header-settings = Impostazioni
page-header-keys = Tasti
page-header-menu = Menu

## Tutte le finestre

page-dialog-close = Chiudi
page-dialog-cancel = Annulla
page-dialog-loading = Un momento…
page-dialog-failed = Non è stato possibile caricare. La connessione c’è ancora?
page-dialog-retry = Riprova

## Nuova partita

page-new-title = Nuova partita
page-new-opponents = Avversari
page-new-level = Livello
page-new-rules = Regole
page-new-all = { $count ->
    [0] Nessuna variante
    [one] L’unica variante
   *[other] Tutte le { $count } varianti
}
page-new-fewer = Mostra meno
page-new-players = { $text } giocatori
page-new-impossible = «{ $name }» è solo per { $text } giocatori.
page-new-end = Fine della partita
page-new-end-one = 1 mano
page-new-end-points = { $text } punti
page-new-end-own = come di solito
page-new-deal = Dai le carte
page-new-kept = La partita in corso resta salvata.
page-new-failed = Non è stato possibile dare le carte. La connessione c’è ancora?

## Le varianti in poche parole, per scegliere

page-preset-quick = Si pesca finché una carta va bene. Chi chiude segna i punti.
page-preset-classic = Si gioca o si pesca una carta. Non scordare «Ultima carta!».
page-preset-classic-special = Il classico, con turni saltati, inversioni e carte di penalità.
page-preset-classic-matching-eights = Il classico, ma anche un otto deve abbinarsi.
page-preset-five-hundred = Più mani fino a 500 punti di penalità, sette carte a testa.
page-preset-five-hundred-single = A 500, ma si pesca sempre una carta sola.
page-preset-five-hundred-collect = Chi chiude segna i punti. Chi arriva a 500 vince.
page-preset-penalty = Il gioco di base: più mani fino a 200 punti di penalità.
page-preset-penalty-three = Si pescano al massimo tre carte, poi si passa.
page-preset-penalty-no-reshuffle = Il tallone finito resta finito.
page-preset-action-cards = Due e tre: pesca. Fante: salta. Donna: inverti.
page-preset-chain-draw = Due su due: si pescano 2 carte, poi 4, poi 6.
page-preset-crazy-aces = I jolly sono gli assi, non gli otto.
page-preset-stop-the-round = Con al massimo 5 punti in mano si può dire «Stop!».
page-preset-double-hold = Prima si gioca l’otto, poi con calma si sceglie il seme.
page-preset-jokers = Due Joker per mazzo: vanno sempre bene, ma costano cari.
page-preset-swedish-rummy = Come «Punti di penalità», solo con un altro nome.
page-preset-mau-mau = Dalla Germania: 32 carte, i fanti sono jolly, e si dice «Mau!».
page-preset-tschau-sepp = Dalla Svizzera: 36 carte, in senso antiorario. «Tschau!» – «Sepp!»
page-preset-switch = Dalla Gran Bretagna: assi jolly, e i fanti neri fanno pescare 5 carte.
page-preset-neunerln = Dall’Austria e dalla Baviera: i jolly sono i nove.
page-preset-pesten = Dai Paesi Bassi: ci si fanno i dispetti. Un Joker costa 5 carte.
page-preset-macao = Dalla Polonia e dalla Romania: molte penalità, valori uguali insieme.
page-preset-vri-atter = Dalla Norvegia: sette carte a testa, se ne pescano fino a tre.
page-preset-vandatta = Dalla Svezia: dopo un asso pescano tutti gli altri.

## Regole

page-rules-contents = Indice

## Impostazioni

page-settings-title = Impostazioni
page-settings-theme = Aspetto
page-settings-theme-system = Automatico
page-settings-theme-light = Chiaro
page-settings-theme-dark = Scuro
page-settings-cards = Carte
page-settings-four-colours = Semi in quattro colori
page-settings-four-colours-about = Fiori verdi, quadri blu
page-settings-ranks = Lettere internazionali
page-settings-ranks-about = J, Q, K e A invece di F, D, R e A
page-settings-large = Carte grandi
page-settings-play = Gioco
page-settings-left = Per mancini
page-settings-left-about = I pulsanti principali stanno a sinistra.
page-settings-sound = Suoni
page-settings-sound-about = Suoni discreti quando si gioca e si pesca
page-settings-pace = Ritmo degli avversari

## Tasti

page-keys-title = Tasti
page-keys-cards = Carte
page-keys-table = Turno
page-keys-page = Pagina
page-keys-home = Home
page-keys-end = Fine
page-keys-enter = Invio
page-keys-space = Spazio
page-keys-escape = Esc
page-keys-move = da una carta all’altra
page-keys-ends = alla prima, all’ultima carta
page-keys-piles = ai mazzi, di nuovo alle carte
page-keys-play = gioca la carta
page-keys-suit = dichiara il seme, quando viene chiesto
page-keys-sort = ordina per seme o per valore
page-keys-draw = pesca
page-keys-pass = passa
page-keys-call = di’ «{ $text }»
page-keys-hint = consiglio
page-keys-undo = annulla l’ultima mossa
page-keys-new = nuova partita
page-keys-rules = regole
page-keys-sound = suoni sì o no
page-keys-help = questo elenco
page-keys-close = chiudi, ritira la scelta

## Cronaca

page-log-title = Cronaca
page-log-deal = { $count ->
    [0] Prima della prima mano
   *[other] Mano { $count }
}
page-log-empty = Non è ancora successo niente.
