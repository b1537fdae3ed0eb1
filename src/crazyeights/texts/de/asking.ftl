### Fragen an die Regeln: welche kenne ich (find-), worin unterscheiden sich zwei (compare-), darf ich
### das (may-).

## Welche Regeln kenne ich?

find-question = Frage { $count }
find-dont-know = Weiß ich nicht
find-prompt = Nummer der Antwort (Enter: weiß ich nicht, z: zurück, q: Schluss):
find-not-an-answer = Bitte eine Zahl von 1 bis { $count }.
find-nearest = Am nächsten kommt dem: { $name }
find-near = Ebenso gut passt: { LIST($names) }
find-same = Alles, was du gesagt hast, steht genau so darin.
find-different = Anders als dort ist bei dir:
find-left-out = Das ging nicht mehr mit hinein: { $text }

## Zwei Regelsätze nebeneinander

ruleset-house = Hausregeln
ruleset-different = Nur das ist hier anders:
ruleset-changed = { $name } mit Hausregeln
compare-title = { $name } und { $text }
compare-same = Kein Unterschied: Beide spielt man genau gleich.
compare-nothing = davon ist nicht die Rede

## Darf ich das?

may-yes = Ja.
may-no = Nein.
may-anything-goes = Hier darf jede Karte hin.
may-rule = So steht es in den Regeln:
may-wrong-no-hand = Es fehlt, welche Karten du auf der Hand hast.
may-wrong-big-hand = So viele Karten hat niemand auf der Hand; höchstens { $count }.
may-wrong-no-such-card = Diese Karte kommt in diesen Regeln nicht vor: { CARD($card) }.
may-wrong-too-often = { $count ->
    [0] So eine Karte gibt es nicht
    [one] So eine Karte gibt es nur einmal
   *[other] So eine Karte gibt es nur { $count }-mal
}: { CARD($card) }.
may-wrong-upcard = So kann { CARD($upcard, form: "nominative") } nicht auf den Tisch gekommen sein. { $text }
may-wrong-no-debt = Wegen { CARD($upcard, form: "dative") } muss nach diesen Regeln niemand ziehen.
may-wrong-done = Schon das, was du in diesem Zug getan hast, ging nicht. { $text }
may-wrong-drawn-what = Es fehlt, welche Karten du gezogen hast.
may-wrong-drawn-count = { $count ->
    [0] Du hast keine Karte gezogen
    [one] Du hast eine Karte gezogen
   *[other] Du hast { $count } Karten gezogen
}, nicht so viele.
