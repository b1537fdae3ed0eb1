### Was an einem Befehl falsch ist und was stattdessen richtig wäre: right-, command-.

right-value = Möglich: { $text }.
right-number = eine ganze Zahl ab { $count }
right-number-between = eine ganze Zahl von { $count } bis { $limit }
right-ranks = Werte wie { $example }
right-entries = Einträge wie { $example }
right-points = Punkte für jeden Wert, etwa so beginnend: { $example }
right-effects = Wirkungen: { LIST($names) }.
right-near = Meintest du { $text }?
right-there-are = Es gibt { LIST($names) }.
right-way-out = Mit { $text } geht es.
right-line = { $text }, Zeile { $count }

command-rules-twice = Sowohl --rules als auch eine Variante sagt, wonach gespielt wird: Gib nur eines davon an.
command-seats-twice = Sowohl --seats als auch --set sagt, wie viele mitspielen: Gib nur eines davon an.
command-no-file = Eine Datei „{ $text }“ gibt es nicht.
command-unreadable-file = „{ $text }“ ist nicht zu lesen: Es ist keine Datei, oder du darfst sie nicht lesen.
command-compare = compare braucht zwei Regelsätze, jeder eine Variante, eine Datei oder ein Link; hier { $count ->
    [one] ist es einer
   *[other] sind es { $count }
}.
command-find = find braucht nichts weiter, hier steht aber noch „{ $text }“.
command-one-preset = „{ $text }“ ist zu viel: Gib eine Variante an, oder compare und zwei Regelsätze, oder find.
command-debt = --debt: { $text } ist weniger als nichts.
command-seat = --seat { $text }: Es gibt nur die Plätze 0 bis { $count }.
