### Tipps im Spiel und der Rückblick auf eine Partie: was das Beste ist, wie gut die Aussichten sind und warum.

## Was zu tun ist

hint-play = Leg { CARD($card, form: "accusative") }.
hint-play-wild = Leg { CARD($card, form: "accusative") } und wünsch dir { SUIT($suit) }.
hint-draw = Zieh.
hint-pass = Passe.
hint-name = Wünsch dir { SUIT($suit) }.
hint-stop = Sag „{ call-stop }“.
hint-call = Sag „{ call-last-card }“.
hint-chance = So gewinnst du die Runde in etwa { $share } % der Fälle.
hint-chance-game = So gewinnst du die Partie in etwa { $share } % der Fälle.
hint-next-best = Das Nächstbeste: { $text }, etwa { $share } %.
hint-as-good = Genauso gut: { $text }.

## Warum

hint-goes-out = Damit bist du fertig.
hint-only = Etwas anderes kannst du nicht tun.
hint-nothing-fits = Keine deiner Karten passt.
hint-no-answer = Du hast keine Karte, mit der du antworten könntest.
hint-lacks = { $seat } musste ziehen, als { SUIT($suit) } verlangt war, und hat diese Farbe nicht.
hint-stuck = Danach hat { $seat } in { $share } % der Fälle keine passende Karte.
hint-draws = { $count ->
    [one] { $seat } muss dann eine Karte ziehen.
   *[other] { $seat } muss dann { $count } Karten ziehen.
}
hint-all-draw = { $count ->
    [one] Alle anderen ziehen eine Karte.
   *[other] Alle anderen ziehen { $count } Karten.
}
hint-skips = { $seat } setzt aus.
hint-few-cards = { $count ->
    [one] { $seat } hat nur noch eine Karte.
   *[other] { $seat } hat nur noch { $count } Karten.
}

## Was ein Rückblick sagt; $text ist ein Zug in Kürze, „8♠ → ♥“

review-seat = Platz { $place }
review-title = { $count ->
    [0] { $seat }: keine Entscheidung, die nennenswert geschadet hat.
    [one] { $seat }: eine teure Entscheidung.
   *[other] { $seat }: { $count } teure Entscheidungen.
}
review-decision = Runde { $deal }, Zug { $place }, oben { CARD($upcard) }. Gewählt: { $text }, das gewinnt in etwa { $share } % der Fälle.
review-better = Besser: { $text }, etwa { $share } %.
review-called = { $text } mit Ansage
review-draw = ziehen
review-pass = passen
review-stop = { call-stop }
