### Die Seite: Ende der Runde und der Partie, Nachprüfen, Statistik.

## Ende

page-ending-player = Spieler
page-ending-cards = Übrige Karten
page-ending-total = Gesamt
page-ending-limit = bis { $text }
page-ending-none = Keine Karte
page-ending-next = Nächste Runde
page-ending-again = Noch einmal
page-ending-record = Partie speichern
page-ending-fixed = Die Karten standen fest, bevor du gespielt hast.
page-ending-verify = Nachprüfen
page-ending-chart = Stand nach jeder Runde
page-ending-deal = Runde { $count }
page-plot-figures = Zahlen zeigen

## Nachprüfen

page-verify-title = Standen die Karten fest?
page-verify-about = Bevor du gespielt hast, hat der Tisch den Fingerabdruck einer geheimen Zahl gezeigt. Aus dieser Zahl folgt, wie gemischt wurde. Jetzt liegt sie offen, und dein Browser rechnet alles selbst nach.
page-verify-kept = Diesen Fingerabdruck hat dein Browser vorher gesehen und aufgehoben.
page-verify-not-kept = Dein Browser hat zu dieser Runde keinen Fingerabdruck aufgehoben. Das ist der, den der Tisch jetzt nennt.
page-verify-secret = Das ist die geheime Zahl, jetzt offengelegt.
page-verify-same = Der Fingerabdruck dieser Zahl ist derselbe.
page-verify-not-same = Der Fingerabdruck dieser Zahl ist ein anderer.
page-verify-cut = Auch die Karten, mit denen der erste Geber bestimmt wurde, folgen aus ihr.
page-verify-not-cut = Die Karten, mit denen der erste Geber bestimmt wurde, folgen nicht aus ihr.
page-verify-shuffle = Mit ihr gemischt, liegen die Karten so, wie der Tisch es sagt.
page-verify-not-shuffle = Mit ihr gemischt, liegen die Karten anders, als der Tisch es sagt.
page-verify-hand = Du hast genau die Karten bekommen, die dir danach zustanden.
page-verify-not-hand = Du hast andere Karten bekommen, als dir danach zustanden.
page-verify-good = Alles stimmt: Die Karten standen fest, bevor du gespielt hast.
page-verify-agrees = Fingerabdruck, Zahl und Karten passen zueinander.
page-verify-bad = Hier stimmt etwas nicht. Speichere die Partie, damit man es dir glaubt.
page-verify-pack = Alle Karten nach dem Mischen, von oben nach unten
page-verify-yours = Umrandet sind die, die du bekommen hast.

## Statistik

page-statistics-sheet = Diese Partie
page-statistics-all = Alle Partien
page-statistics-games = Partien
page-statistics-wins = gewonnen
page-statistics-streak = in Folge gewonnen
page-statistics-best = längste Serie
page-statistics-average = Punkte im Schnitt
page-statistics-none = Noch ist keine Partie zu Ende gespielt.
page-statistics-chart = Anteil der gewonnenen unter den jeweils letzten zehn Partien
page-statistics-erase = Statistik löschen
page-statistics-sure = Alle Ergebnisse dieses Browsers löschen? Das lässt sich nicht zurücknehmen.
page-statistics-erase-yes = Löschen
