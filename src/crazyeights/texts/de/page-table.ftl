### The table on the page: seats, piles, hand, actions.

## Regions

page-opponents = Gegner
page-table = Tisch
page-hand = Deine Karten
page-actions = Aktionen

## Seats and hand

page-your-turn = Du bist dran
page-last-card = letzte Karte
page-misses-turn = setzt aus
page-card-place = { $name }, { $part } von { $text }
page-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
page-cards-left = { $count ->
    [0] Keine Karten weiter links
    [one] 1 Karte weiter links
   *[other] { $count } Karten weiter links
}
page-cards-right = { $count ->
    [0] Keine Karten weiter rechts
    [one] 1 Karte weiter rechts
   *[other] { $count } Karten weiter rechts
}
page-cards-playable = { $count ->
    [0] keine spielbar
   *[other] { $count } spielbar
}

## Piles

page-stock = Stapel
page-stock-cards = { $count ->
    [0] Stapel: leer
    [one] Stapel: 1 Karte
   *[other] Stapel: { $count } Karten
}
page-upcard = Ablagestapel: { $text }
page-no-upcard = Ablagestapel: leer
page-required = verlangte Farbe
page-anything = Jede Karte

## Actions

page-pass = Passen
page-sort = Sortieren
page-hint = Tipp
page-undo = Zurück

## Choosing a suit

page-choose = Welche Farbe?
page-choose-now = Welche Farbe wünschst du dir?
page-choose-have = { $count ->
    [0] du hast keine
   *[other] du hast { $count }
}
page-take-back = Karte zurücknehmen

## When something is amiss

page-reconnecting = Verbindung wird wiederhergestellt …
page-failed = Das hat nicht geklappt. Versuch es noch einmal.
page-no-table = Hier ist kein Tisch
page-no-table-why = Er gehört jemand anderem oder wurde abgeräumt.
page-no-table-deal = Neue Partie geben
