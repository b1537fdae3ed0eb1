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

## Regelsettene med få ord, til å velge blant

page-preset-quick = Trekk til noe passer. Den som går ut, får poengene.
page-preset-classic = Legg, eller trekk ett kort. Husk å rope «Siste kort!».
page-preset-classic-special = Klassisk, der man også står over, snur og får straffekort.
page-preset-classic-matching-eights = Klassisk, men også en åtter må passe.
page-preset-five-hundred = Flere runder til 500 straffepoeng, sju kort til hver.
page-preset-five-hundred-single = Til 500, men man trekker aldri mer enn ett kort.
page-preset-five-hundred-collect = Den som går ut, får poengene. Førstemann til 500 vinner.
page-preset-penalty = Grunnspillet: flere runder til 200 straffepoeng.
page-preset-penalty-three = Trekk høyst tre kort, og pass så.
page-preset-penalty-no-reshuffle = En tom bunke forblir tom.
page-preset-action-cards = Toer og treer: trekk. Knekt: stå over. Dame: snu.
page-preset-chain-draw = Toer på toer: trekk 2 kort, så 4, så 6.
page-preset-crazy-aces = Essene er vrikort i stedet for åtterne.
page-preset-stop-the-round = Med høyst 5 poeng kan man rope «Stopp!».
page-preset-double-hold = Legg åtteren først, og velg farge i ro og mak.
page-preset-jokers = To jokere i hver kortstokk, som alltid passer og koster mye.
page-preset-swedish-rummy = Som «Straffepoeng», bare under et annet navn.
page-preset-mau-mau = Fra Tyskland: 32 kort, knekten er vrikort, og man roper «Mau!».
page-preset-tschau-sepp = Fra Sveits: 36 kort, mot klokka. «Tschau!» – «Sepp!»
page-preset-switch = Fra Storbritannia: Essene vrir, en svart knekt koster 5 kort.
page-preset-neunerln = Fra Østerrike og Bayern: Nieren er vrikort.
page-preset-pesten = Fra Nederland: Man plager hverandre. En joker koster 5 kort.
page-preset-macao = Fra Polen og Romania: mange straffekort, like verdier sammen.
page-preset-vri-atter = Slik det spilles i Norge: sju kort til hver, trekk opptil tre.
page-preset-vandatta = Fra Sverige: Etter et ess trekker alle de andre.

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
