### Eingaben, die nicht zu lesen sind, und was richtig wäre.

input-unknown = „{ $text }“ ist weder eine Karte noch ein Befehl. Mit „?“ siehst du, was du eingeben kannst.
input-suit-unknown = „{ $text }“ ist keine Farbe. Möglich sind: { $letters }.
input-too-much = Nach „{ $text }“ kommt zu viel: Gib immer nur eine Karte oder einen Befehl ein.
input-impossible-card = Diese Karte gibt es in diesem Spiel nicht: { CARD($card) }.
input-which-card = { COUNT($cards) ->
    [0] Sag, welche du meinst.
   *[other] Sag, welche du meinst: { CARDS($cards) }
}
input-no-such-rank = Du hast keine { RANK($rank, form: "plural") } auf der Hand.

unreadable-empty = Da steht nichts.
unreadable-unknown-rank = „{ $text }“ ist nicht zu verstehen: „{ $part }“ ist kein Wert.
unreadable-unknown-suit = „{ $text }“ ist nicht zu verstehen: „{ $part }“ ist keine Farbe.
unreadable-missing-rank = „{ $text }“ ist nicht zu verstehen: Vor der Farbe fehlt der Wert.
unreadable-missing-suit = „{ $text }“ ist nicht zu verstehen: Hinter dem Wert fehlt die Farbe.
unreadable-suit-first = „{ $text }“ ist verkehrt herum: Der Wert kommt zuerst, also { $part }.
unreadable-joker-with-suit = „{ $text }“ ist nicht zu verstehen: Ein Joker hat keine Farbe.
unreadable-ace = Das Ass schreibst du { $letter }.
unreadable-right-card = Schreib erst den Wert ({ $ranks }), dann die Farbe ({ $suits }), zum Beispiel { $example }; der Joker ist JK.
unreadable-right-rank = Werte sind { $ranks } und JK für den Joker.
unreadable-right-suit = Farben sind { $suits }.
