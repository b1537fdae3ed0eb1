### Siden: topplinje, dialoger, regler, logg.

## Topplinja

page-title = Vri åtter
page-title-rules = { $name } – Vri åtter
page-header-rules = Regler
page-header-new = Nytt spill
page-header-language = Språk
page-header-log = Logg
page-header-statistics = Statistikk
page-header-sound = Lyd
page-header-settings = Innstillinger
page-header-keys = Taster
page-header-menu = Meny

## Alle dialoger

page-dialog-close = Lukk
page-dialog-cancel = Avbryt
page-dialog-loading = Et øyeblikk …
page-dialog-failed = Det lot seg ikke hente. Har du fortsatt forbindelse?
page-dialog-retry = Prøv igjen

## Nytt spill

page-new-title = Nytt spill
page-new-opponents = Motspillere
page-new-level = Nivå
page-new-rules = Regelsett
page-new-all = { $count ->
    [0] Ingen regelsett
    [one] Det ene regelsettet
   *[other] Alle { $count } regelsett
}
page-new-fewer = Vis færre
page-new-players = { $text } spillere
page-new-impossible = «{ $name }» er bare for { $text } spillere.
page-new-end = Spillet slutter
page-new-end-one = etter 1 runde
page-new-end-points = ved { $text } poeng
page-new-end-own = som vanlig
page-new-deal = Del ut
page-new-kept = Spillet du holder på med, blir lagret.
page-new-failed = Kortene kunne ikke deles ut. Har du fortsatt forbindelse?

## Regler

page-rules-contents = Innhold

## Innstillinger

page-settings-title = Innstillinger
page-settings-theme = Utseende
page-settings-theme-system = Automatisk
page-settings-theme-light = Lyst
page-settings-theme-dark = Mørkt
page-settings-cards = Kortene
page-settings-four-colours = Firefarget kortstokk
page-settings-four-colours-about = Kløver er grønn, ruter er blå.
page-settings-ranks = Internasjonale bokstaver
page-settings-ranks-about = J, Q, K og A i stedet for Kn, D, K og E
page-settings-large = Store kort
page-settings-play = Spillet
page-settings-left = For venstrehendte
page-settings-left-about = Hovedknappene ligger til venstre.
page-settings-sound = Lyd
page-settings-sound-about = Dempede lyder når det legges og trekkes
page-settings-pace = Motspillernes tempo

## Taster

page-keys-title = Taster
page-keys-cards = Kortene
page-keys-table = Turen din
page-keys-page = Siden
page-keys-home = Home
page-keys-end = End
page-keys-enter = Enter
page-keys-space = Mellomrom
page-keys-escape = Esc
page-keys-move = fra kort til kort
page-keys-ends = til det første, til det siste kortet
page-keys-piles = til bunkene, tilbake til kortene
page-keys-play = legg kortet
page-keys-suit = velg farge når det spørres om det
page-keys-sort = sorter etter farge eller verdi
page-keys-draw = trekk
page-keys-pass = pass
page-keys-call = rop «{ $text }»
page-keys-hint = hint
page-keys-undo = angre det siste trekket
page-keys-new = nytt spill
page-keys-rules = regler
page-keys-sound = lyd av og på
page-keys-help = denne lista
page-keys-close = lukk, ta tilbake valget

## Logg

page-log-title = Logg
page-log-deal = { $count ->
    [0] Før første runde
   *[other] Runde { $count }
}
page-log-empty = Ingenting har skjedd ennå.
