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
