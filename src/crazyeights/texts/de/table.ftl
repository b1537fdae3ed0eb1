### Der Tisch: was liegt, was gilt, wer dran ist; und was das Terminal dazu sagt.

game-name = Crazy Eights
game-you = Du
game-start = { $name } { $count ->
    [one] mit einem Platz
   *[other] mit { $count } Plätzen
}
game-opponents = Du spielst gegen { LIST($seats) }.
game-options = Als Optionen: { $text }
game-commitment = Prüfsumme der Mischung dieser Runde, vor dem Geben festgelegt: { $text }

## Der Tisch

table-upcard = Oberste Karte: { CARD($card) }
table-suit = Verlangte Farbe: { SUIT($suit) }
table-anything = Jede Karte passt.
table-stock = { $count ->
    [0] Nachziehstapel: leer
    [one] Nachziehstapel: 1 Karte
   *[other] Nachziehstapel: { $count } Karten
}
table-discards = { $count ->
    [0] Ablagestapel: leer
    [one] Ablagestapel: 1 Karte
   *[other] Ablagestapel: { $count } Karten
}
table-direction = Richtung: { $direction ->
    [1] im Uhrzeigersinn
   *[-1] gegen den Uhrzeigersinn
}
table-seat = { $seat }: { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}
table-seat-you = Du: { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}
table-hand = { $count ->
    [0] Deine Hand (leer)
    [one] Deine Hand (1 Karte)
   *[other] Deine Hand ({ $count } Karten)
}
table-hand-mark = { $mark } = kannst du legen
table-playable = Spielbar:
table-rest = Übrige:
table-new-cards = { COUNT($cards) ->
    [0] Nichts ist neu auf deiner Hand.
   *[other] Neu auf deiner Hand: { CARDS($cards) }
}
table-debt = { $count ->
    [0] Auf { $seat } warten keine Strafkarten.
    [one] Auf { $seat } wartet eine Strafkarte.
   *[other] Auf { $seat } warten { $count } Strafkarten.
}
table-debt-you = { $count ->
    [0] Auf dich warten keine Strafkarten.
    [one] Auf dich wartet eine Strafkarte: Zieh sie.
   *[other] Auf dich warten { $count } Strafkarten: Zieh sie.
}
table-debt-rank-you = { $count ->
    [0] Auf dich warten keine Strafkarten.
    [one] Auf dich wartet eine Strafkarte: Zieh sie oder antworte mit { RANK($rank, form: "dative") }.
   *[other] Auf dich warten { $count } Strafkarten: Zieh sie oder antworte mit { RANK($rank, form: "dative") }.
}
table-debt-any-you = { $count ->
    [0] Auf dich warten keine Strafkarten.
    [one] Auf dich wartet eine Strafkarte: Zieh sie oder antworte mit einer Karte, nach der man ziehen muss.
   *[other] Auf dich warten { $count } Strafkarten: Zieh sie oder antworte mit einer Karte, nach der man ziehen muss.
}
table-skip-you = Du sollst aussetzen: Halte mit { RANK($rank, form: "dative") } dagegen oder passe.

## Wer dran ist und was zu tun ist

turn = { $seat } ist dran.
turn-you = Du bist dran.
turn-draw-you = Du kannst nicht legen: Zieh mit d.
turn-pass-you = Du kannst nicht legen, und zu ziehen ist nichts mehr da: Passe mit p.
turn-pass-drawn-you = Du kannst nicht legen: Passe mit p.
turn-drawn-you = Leg eine Karte oder passe mit p.
turn-more-you = Leg noch eine Karte mit diesem Wert, oder beende den Zug mit p.
turn-name-you = Sag, welche Farbe du dir wünschst.
prompt = Karte oder Befehl (? = Hilfe):
prompt-suit = Welche Farbe wünschst du dir ({ $letters })?
prompt-continue = Weiter mit der Eingabetaste
hint-first = Moment, ich überlege …
prompt-quit = Partie beenden? Noch einmal q für Ja, Eingabetaste für Nein:
prompt-record = Aufzeichnung der Partie speichern? Dateiname, oder Eingabetaste für Nein:
record-saved = Die Aufzeichnung der Partie steht in { $text }.
record-failed = Die Aufzeichnung lässt sich nicht in { $text } schreiben: { $part }
input-understood = Verstanden: { CARD($card) }
quit = Partie beendet. Bis bald!
quit-end-of-input = Ende der Eingabe: Die Partie ist beendet.

## Hilfe. Links steht, was man tippt; hier, was es tut.

help-title = Das kannst du eingeben:
help-key-enter = Eingabetaste
help-card = { CARD($card, form: "accusative") } legen
help-rank = die einzige passende Karte mit diesem Wert legen
help-wild = { CARD($card, form: "accusative") } legen und dir { SUIT($suit) } wünschen
help-call-card = { CARD($card, form: "accusative") } legen und dabei „{ call-last-card }“ rufen
help-suit = { SUIT($suit) } wünschen, wenn danach gefragt wird
help-draw = ziehen
help-pass = passen oder den Zug beenden
help-call = „{ call-last-card }“ rufen
help-call-out = „{ call-out }“ rufen, wenn du fertig wirst
help-stop = „{ call-stop }“ rufen
help-hint = einen Tipp bekommen: was gut ist, und warum
help-undo = den letzten Zug zurücknehmen
help-rules = die Regeln dieser Partie lesen
help-enter = ziehen oder passen, wenn sonst nichts geht
help-help = diese Hilfe
help-quit = aufhören
help-letters = Werte: { $ranks }. Farben: { $suits }.
