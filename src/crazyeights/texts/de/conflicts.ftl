### Warum Regeln nicht zusammengehen oder ein Regelsatz nicht zu lesen ist: conflict- und der Code
### des Grundes.

conflict-value = „{ $text }“ ist hier keine Antwort.
conflict-option = Eine Regel namens „{ $text }“ gibt es nicht.
conflict-no-value = Die Antwort darauf fehlt.
conflict-twice = Das steht zweimal da.
conflict-preset = Eine Regelvariante namens „{ $text }“ gibt es nicht.
conflict-preset-seats = „{ $name }“ ist für { $fewest } bis { $most } Spieler gedacht, nicht für { $players }.
conflict-name = Der Name muss ein Text sein.
conflict-file-format = Es fehlt, in welcher Fassung die Datei geschrieben ist: In der ersten Zeile muss { $text } stehen.
conflict-file-version = Die Datei ist in der Fassung „{ $text }“ geschrieben, die hier nicht gelesen werden kann; richtig ist format = 1.
conflict-file-no-toml = Das ist kein TOML: „{ $text }“. Eine Zeile sieht so aus: draw = 3; Wörter und Listen von Karten stehen in Anführungszeichen.
conflict-file-no-text = Das ist kein Text: Eine Datei mit Regeln ist Text in UTF-8.
conflict-file-too-large = Die Datei ist zu lang, um Regeln zu enthalten.
conflict-link-too-long = Der Link ist zu lang, um Regeln zu enthalten.
conflict-link-no-version = In dem Link stehen keine Regeln, oder er ist nicht vollständig.
conflict-link-version = Der Link stammt aus einer anderen Fassung des Spiels („{ $text }“) und kann hier nicht gelesen werden.
conflict-no-seat = Einen Platz { $place } gibt es nicht, wenn nur { $players } spielen.
conflict-wild-lacking = In diesem Blatt gibt es keine { NAMES($kinds, form: "plural", join: "or") }, also kann man sich damit auch nichts wünschen.
conflict-effect-lacking = In diesem Blatt kommt das nicht vor: { NAMES($kinds, join: "and") }. Also kann es auch nichts bewirken.
conflict-anything-on-wild = Nach einer Wunschkarte gilt die gewünschte Farbe; dann kann nicht zugleich jede Karte darauf: { NAMES($kinds, join: "and") }.
conflict-no-points = So zählt jede Karte nichts, und niemand könnte nach Punkten gewinnen.
conflict-nothing-on-wild = Wenn alle Karten Wunschkarten sind und keine auf eine andere darf, könnte niemand je legen.
conflict-no-starter = So bliebe keine Karte, die Startkarte sein dürfte.
conflict-no-last-card = So bliebe keine Karte, mit der man fertig werden dürfte.
conflict-too-few-cards = Die Karten reichen nicht: { $players } Spieler mit je { $count } und eine Startkarte, das sind { $amount }, und es gibt nur { $size }.
conflict-draw-for-nothing = Wer zieht, bis eine Karte passt, muss sie auch legen dürfen.
conflict-nobody-eliminated = Ausscheiden kann nur, wer Strafpunkte bekommt; hier sammelt aber der Gewinner.
conflict-values-missing = Es fehlt noch, was diese Karten zählen: { NAMES($kinds, join: "and") }.
conflict-values-lacking = Diese Karten kommen nicht vor und brauchen auch keine Punkte: { NAMES($kinds, join: "and") }.
