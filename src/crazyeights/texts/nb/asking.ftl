### Spørsmål til reglene: hvilke kan jeg (find-), hva er forskjellen på to (compare-), har jeg lov
### (may-).

## Hvilke regler kan jeg?

find-question = Spørsmål { $count }
find-dont-know = Vet ikke
find-prompt = Nummeret på svaret (Enter: vet ikke, z: tilbake, q: slutt):
find-not-an-answer = Skriv et tall fra 1 til { $count }.
find-nearest = Nærmest er: { $name }
find-near = Like godt passer: { LIST($names) }
find-same = Alt du har svart, står akkurat slik der.
find-different = Dette er annerledes hos deg:
find-left-out = Dette gikk ikke sammen med resten: { $text }

## To regelsett side om side

ruleset-house = Husregler
ruleset-different = Bare dette er annerledes her:
ruleset-changed = { $name } med husregler
compare-title = { $name } og { $text }
compare-same = Ingen forskjell: Begge spilles helt likt.
compare-nothing = det står det ingenting om

## Har jeg lov?

may-yes = Ja.
may-no = Nei.
may-anything-goes = Her kan du legge hva som helst.
may-rule = Slik står det i reglene:
may-wrong-no-hand = Det mangler hvilke kort du har på hånden.
may-wrong-big-hand = Så mange kort har ingen på hånden; høyst { $count }.
may-wrong-no-such-card = Dette kortet er ikke med i disse reglene: { CARD($card) }.
may-wrong-too-often = { $count ->
    [0] Et slikt kort finnes ikke
    [one] Et slikt kort finnes bare én gang
   *[other] Et slikt kort finnes bare { $count } ganger
}: { CARD($card) }.
may-wrong-upcard = Slik kan ikke { CARD($upcard) } ha kommet på bordet. { $text }
may-wrong-no-debt = På grunn av { CARD($upcard) } må ingen trekke etter disse reglene.
may-wrong-done = Det du allerede har gjort i denne turen, gikk ikke an. { $text }
may-wrong-drawn-what = Det mangler hvilke kort du har trukket.
may-wrong-drawn-count = { $count ->
    [0] Du har ikke trukket noe kort
    [one] Du har trukket ett kort
   *[other] Du har trukket { $count } kort
}, ikke så mange.
