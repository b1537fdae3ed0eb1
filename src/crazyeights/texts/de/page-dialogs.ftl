### Die Seite: Kopfzeile, Dialoge, Regeln, Verlauf.

## Kopfzeile

page-title = Crazy Eights
page-title-rules = { $name } – Crazy Eights
page-header-rules = Regeln
page-header-new = Neue Partie
page-header-language = Sprache
page-header-log = Verlauf
page-header-statistics = Statistik
page-header-sound = Ton
page-header-settings = Einstellungen
page-header-keys = Tasten
page-header-menu = Menü

## Alle Dialoge

page-dialog-close = Schließen
page-dialog-cancel = Abbrechen
page-dialog-loading = Einen Moment …
page-dialog-failed = Das ließ sich nicht laden. Besteht die Verbindung noch?
page-dialog-retry = Noch einmal versuchen

## Neue Partie

page-new-title = Neue Partie
page-new-opponents = Computergegner
page-new-level = Spielstärke
page-new-rules = Regelvariante
page-new-all = { $count ->
    [0] Keine Varianten
    [one] Die eine Variante
   *[other] Alle { $count } Varianten
}
page-new-fewer = Weniger zeigen
page-new-players = { $text } Spieler
page-new-impossible = „{ $name }“ ist nur für { $text } Spieler.
page-new-end = Ende der Partie
page-new-end-one = 1 Runde
page-new-end-points = { $text } Punkte
page-new-end-own = wie üblich
page-new-deal = Geben
page-new-kept = Die laufende Partie bleibt gespeichert.
page-new-failed = Die Karten ließen sich nicht geben. Besteht die Verbindung noch?

## Regeln

page-rules-contents = Inhalt

## Einstellungen

page-settings-title = Einstellungen
page-settings-theme = Aussehen
page-settings-theme-system = Automatisch
page-settings-theme-light = Hell
page-settings-theme-dark = Dunkel
page-settings-cards = Karten
page-settings-four-colours = Vierfarbiges Blatt
page-settings-four-colours-about = Kreuz ist grün, Karo ist blau.
page-settings-ranks = Internationale Buchstaben
page-settings-ranks-about = J, Q, K und A statt B, D, K und A
page-settings-large = Große Karten
page-settings-play = Spielen
page-settings-left = Linkshändig
page-settings-left-about = Die wichtigen Knöpfe liegen links.
page-settings-sound = Ton
page-settings-sound-about = Leise Geräusche, wenn gelegt und gezogen wird
page-settings-pace = Tempo der Gegner

## Tasten

page-keys-title = Tasten
page-keys-cards = Karten
page-keys-table = Spielzug
page-keys-page = Seite
page-keys-home = Pos1
page-keys-end = Ende
page-keys-enter = Enter
page-keys-space = Leertaste
page-keys-escape = Esc
page-keys-move = von Karte zu Karte
page-keys-ends = zur ersten, zur letzten Karte
page-keys-piles = zu den Stapeln, zurück zu den Karten
page-keys-play = Karte legen
page-keys-suit = Farbe wünschen, wenn danach gefragt wird
page-keys-sort = nach Farbe oder Wert ordnen
page-keys-draw = ziehen
page-keys-pass = passen
page-keys-call = „{ $text }“ rufen
page-keys-hint = Tipp
page-keys-undo = letzten Zug zurücknehmen
page-keys-new = neue Partie
page-keys-rules = Regeln
page-keys-sound = Ton an oder aus
page-keys-help = diese Liste
page-keys-close = schließen, Wahl zurücknehmen

## Verlauf

page-log-title = Verlauf
page-log-deal = { $count ->
    [0] Vor der ersten Runde
   *[other] Runde { $count }
}
page-log-empty = Noch ist nichts geschehen.
