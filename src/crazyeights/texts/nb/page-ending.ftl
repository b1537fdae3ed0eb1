### Siden: slutten på runden og spillet, kontroll, statistikk.

## Slutt

page-ending-player = Spiller
page-ending-cards = Kort igjen
page-ending-total = Totalt
page-ending-limit = til { $text }
page-ending-none = Ingen kort
page-ending-next = Neste runde
page-ending-again = Spill igjen
page-ending-record = Lagre spillet
page-ending-fixed = Kortene lå fast før du spilte.
page-ending-verify = Kontroller
page-ending-chart = Stillingen etter hver runde
page-ending-deal = Runde { $count }
page-plot-figures = Vis tallene

## Kontroll

page-verify-title = Lå kortene fast?
page-verify-about = Før du spilte, viste bordet fingeravtrykket av et hemmelig tall. Det tallet avgjør hvordan kortene blir stokket. Nå er det kjent, og nettleseren din regner ut alt på nytt selv.
page-verify-kept = Dette fingeravtrykket så og lagret nettleseren din på forhånd.
page-verify-not-kept = Nettleseren din har ikke lagret noe fingeravtrykk fra denne runden. Dette er det som bordet oppgir nå.
page-verify-secret = Dette er det hemmelige tallet, som nå er kjent.
page-verify-same = Tallet har det samme fingeravtrykket.
page-verify-not-same = Tallet har et annet fingeravtrykk.
page-verify-cut = Også kortene dere trakk om hvem som skulle gi først, følger av tallet.
page-verify-not-cut = Kortene dere trakk om hvem som skulle gi først, følger ikke av tallet.
page-verify-shuffle = Stokkes kortene med dette tallet, ligger de slik bordet sier.
page-verify-not-shuffle = Stokkes kortene med dette tallet, ligger de ikke slik bordet sier.
page-verify-hand = Du fikk akkurat de kortene du skulle ha.
page-verify-not-hand = Du fikk andre kort enn du skulle ha.
page-verify-good = Alt stemmer: Kortene lå fast før du spilte.
page-verify-agrees = Fingeravtrykk, tall og kort stemmer overens.
page-verify-bad = Noe stemmer ikke. Lagre spillet, så du har bevis.
page-verify-pack = Alle kortene etter stokkingen, ovenfra og ned
page-verify-yours = Kortene med ramme er de du fikk.

## Statistikk

page-statistics-sheet = Dette spillet
page-statistics-all = Alle spill
page-statistics-games = spill
page-statistics-wins = vunnet
page-statistics-streak = vunnet på rad
page-statistics-best = lengste seiersrekke
page-statistics-average = poeng i snitt
page-statistics-none = Ingen spill er spilt ferdig ennå.
page-statistics-chart = Andelen vunnet av de ti siste spillene
page-statistics-erase = Slett statistikken
page-statistics-sure = Slette alle resultatene i denne nettleseren? Det kan ikke angres.
page-statistics-erase-yes = Slett
