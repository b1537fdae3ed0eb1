### Domande alle regole: quali conosco (find-), in che cosa due sono diverse (compare-), posso farlo
### (may-).

## Quali regole conosco?

find-question = Domanda { $count }
find-dont-know = Non lo so
find-prompt = Numero della risposta (Invio: non lo so, z: indietro, q: fine):
find-not-an-answer = Scrivi un numero da 1 a { $count }.
find-nearest = La più vicina è: { $name }
find-near = Altrettanto vicine: { LIST($names) }
find-same = Tutto quello che hai detto vi si trova tale e quale.
find-different = Da te è diverso questo:
find-left-out = Questo non stava insieme al resto: { $text }

## Due insiemi di regole a confronto

ruleset-house = Regole della casa
ruleset-different = Solo questo qui è diverso:
ruleset-changed = { $name } con regole della casa
compare-title = { $name } e { $text }
compare-same = Nessuna differenza: si giocano allo stesso modo.
compare-nothing = non se ne parla

## Posso farlo?

may-yes = Sì.
may-no = No.
may-anything-goes = Qui va bene qualsiasi carta.
may-rule = Ecco che cosa dicono le regole:
may-wrong-no-hand = Manca quali carte hai in mano.
may-wrong-big-hand = Nessuno ha in mano tante carte; al massimo { $count }.
may-wrong-no-such-card = Questa carta non c’è in queste regole: { CARD($card) }.
may-wrong-too-often = { $count ->
    [0] Una carta così non c’è
    [one] Di carte così ce n’è una sola
   *[other] Di carte così ce ne sono solo { $count }
}: { CARD($card) }.
may-wrong-upcard = Non può essere arrivata in tavola così questa carta: { CARD($upcard) }. { $text }
may-wrong-no-debt = Con queste regole nessuno deve pescare per questa carta: { CARD($upcard) }.
may-wrong-done = Già quello che hai fatto in questo turno non andava. { $text }
may-wrong-drawn-what = Manca quali carte hai pescato.
may-wrong-drawn-count = { $count ->
    [0] Non hai pescato nessuna carta
    [one] Hai pescato una carta
   *[other] Hai pescato { $count } carte
}, non così.
