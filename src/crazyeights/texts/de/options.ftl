### Die Regeln als Fragen mit Antworten: Beschriftung der Bedienelemente und Fragen beim Suchen.
### option-NAME ist die Frage, option-NAME-about, worum es geht, der Rest sind Antworten.

option-yes = Ja
option-no = Nein

## Spieler und Karten

option-seats = Wie viele spielt ihr?
option-seats-about = Alle am Tisch zählen, du auch.
option-seats-number = { $count } Spieler
option-pack = Mit welchen Karten spielt ihr?
option-pack-about = Je weniger Karten, desto eher ist der Stapel leer.
option-pack-french52 = 52 Karten, Zwei bis Ass
option-pack-german32 = 32 Karten, Sieben bis Ass
option-pack-jass36 = 36 Karten, Sechs bis Ass
option-packs = Wie viele Kartenspiele mischt ihr zusammen?
option-packs-about = Mit zweien gibt es jede Karte doppelt.
option-packs-auto = Eines, zu mehreren zwei
option-packs-number = { $count ->
    [one] Immer eines
   *[other] Immer { IN_WORDS($count) }
}
option-second-pack-from = Ab wie vielen Spielern kommt ein zweites Kartenspiel dazu?
option-second-pack-from-about = Damit auch dann genug Karten da sind.
option-second-pack-from-number = Ab { $count } Spielern
option-jokers = Spielt ihr mit Jokern?
option-jokers-about = Ein Joker passt auf jede Karte, und wer ihn legt, wünscht sich eine Farbe.
option-jokers-number = { $count ->
    [0] Ohne Joker
    [one] Mit einem Joker in jedem Kartenspiel
   *[other] Mit { IN_WORDS($count) } Jokern in jedem Kartenspiel
}

## Geben

option-hand-size = Wie viele Karten bekommt jeder?
option-hand-size-about = Mit mehr Karten dauert eine Runde länger.
option-hand-size-standard = Fünf, zu zweit sieben
option-hand-size-number = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}
option-first-dealer = Wer gibt zuerst?
option-first-dealer-about = Danach gibt reihum immer der Nächste.
option-first-dealer-cut = Wer die höchste Karte abhebt
option-first-dealer-number = Platz { $place }
option-first-turn = Wer fängt an?
option-first-turn-about = Üblich ist der Nächste nach dem Geber.
option-first-turn-after-dealer = Der Nächste nach dem Geber
option-first-turn-number = Immer Platz { $place }
option-direction = In welcher Richtung geht es reihum?
option-direction-about = Fast überall geht es im Uhrzeigersinn, in der Schweiz andersherum.
option-direction-clockwise = Im Uhrzeigersinn
option-direction-counter-clockwise = Gegen den Uhrzeigersinn
option-starter-wild = Was, wenn die Startkarte { word-wild-nominative } ist?
option-starter-wild-about = Die Startkarte ist die erste, die nach dem Geben aufgedeckt wird.
option-starter-wild-bury = Zurückstecken und eine neue aufdecken
option-starter-wild-dealer-names = Der Geber wünscht sich eine Farbe
option-starter-wild-anything = Jede Karte darf darauf
option-starter-special = Was, wenn die Startkarte eine Sonderkarte ist?
option-starter-special-about = Sonderkarten sind die, die etwas bewirken.
option-starter-special-ignored = Dann bewirkt sie nichts
option-starter-special-acts = Dann wirkt sie, als hätte der Geber sie gelegt
option-starter-special-bury = Zurückstecken und eine neue aufdecken

## Ein Zug

option-draw = Wie viele Karten ziehst du, wenn du nicht legen kannst?
option-draw-about = Darin unterscheiden sich die Tische am meisten.
option-draw-until-playable = So viele, bis eine passt
option-draw-number = { $count ->
    [one] Nur eine
   *[other] Bis zu { IN_WORDS($count) }
}
option-voluntary-draw = Darfst du auch ziehen, wenn du legen könntest?
option-voluntary-draw-about = So kannst du eine gute Karte zurückhalten.
option-drawn-card = Darfst du die gezogene Karte gleich legen?
option-drawn-card-about = Wenn sie passt, versteht sich.
option-drawn-card-must-play = Ja, ich muss sogar
option-drawn-card-may-play = Ja, wenn ich will
option-drawn-card-may-not = Nein, dann ist der Nächste dran
option-empty-stock = Was, wenn der Stapel leer ist?
option-empty-stock-about = Die oberste Karte des Ablagestapels bleibt in jedem Fall liegen.
option-empty-stock-reshuffle = Den Ablagestapel mischen
option-empty-stock-turn-over = Den Ablagestapel umdrehen, ohne zu mischen
option-empty-stock-pass = Er bleibt leer; wer nicht kann, passt
option-several = Darfst du mehrere Karten vom gleichen Wert auf einmal legen?
option-several-about = Zum Beispiel drei Neunen; die letzte bestimmt die Farbe.
option-several-none = Nein, immer nur eine
option-several-same-rank = Ja, so viele ich will

## Wunschkarten

option-wild = Mit welchen Karten wünscht man sich eine Farbe?
option-wild-about = Bei Crazy Eights sind es die Achten, beim Mau-Mau die Buben.
option-wild-none = Mit keiner
option-wild-ranks = Mit { NAMES($kinds, form: "dative", join: "or") }
option-wild-on-wild = Darf man { word-wild-single-accusative } auf { word-wild-single-accusative } legen?
option-wild-on-wild-about = „Bube auf Bube stinkt“, heißt es beim Mau-Mau.
option-wild-must-match = Muss { word-wild-nominative } passen wie jede andere Karte?
option-wild-must-match-about = Sonst darf man sie immer legen, egal was oben liegt.
option-naming = Welche Farbe gilt nach { word-wild-dative }?
option-naming-about = Und zwar so lange, bis wieder jemand eine Karte legt.
option-naming-any-suit = Die gewünschte
option-naming-own-suit = Die aufgedruckte
option-naming-deferred = Die gewünschte, mit Bedenkzeit
option-finish-on-wild = Darf { word-wild-nominative } deine letzte Karte sein?
option-finish-on-wild-about = Manche sagen: Fertig wird man nur mit einer gewöhnlichen Karte.
option-wild-finish-doubles = Zählt es doppelt, mit { word-wild-dative } fertig zu werden?
option-wild-finish-doubles-about = So ist es zum Beispiel beim Neunerln.

## Sonderkarten

option-effects = Was bewirkt { RANK($rank, form: "nominative") }?
option-effects-about = Es geschieht, sobald die Karte liegt.
effect-none = Nichts Besonderes
effect-by-suit = Das kommt auf die Farbe an
effect-reverse = Die Richtung wechselt
effect-all-draw = Alle anderen ziehen { $count ->
    [one] eine Karte
   *[other] { IN_WORDS($count) } Karten
}
effect-draw-none = Der Nächste zieht { $count ->
    [one] eine Karte
   *[other] { IN_WORDS($count) } Karten
}
effect-draw-same-rank = Der Nächste zieht { $count ->
    [one] eine Karte
   *[other] { IN_WORDS($count) } Karten
} oder legt den gleichen Wert
effect-draw-any-draw-card = Der Nächste zieht { $count ->
    [one] eine Karte
   *[other] { IN_WORDS($count) } Karten
} oder legt auch so eine Karte, egal welche
effect-cancel = Wehrt Strafkarten ab
effect-skip = { $count ->
    [one] Der Nächste setzt aus
   *[other] Die nächsten { IN_WORDS($count) } setzen aus
}
effect-anything-next = Jede Karte darf darauf
effect-must-cover = Du musst sie gleich abdecken
effect-again = Du bist gleich noch einmal dran
option-two-seat-reverse = Was bewirkt ein Richtungswechsel zu zweit?
option-two-seat-reverse-about = Eine andere Richtung gibt es zu zweit ja nicht.
option-two-seat-reverse-no-effect = Nichts
option-two-seat-reverse-skip = Der andere setzt aus
option-after-debt = Darfst du noch legen, wenn du Strafkarten gezogen hast?
option-after-debt-about = Strafkarten sind die, die jemand mit seiner Karte verlangt hat.
option-after-debt-turn-ends = Nein, dann ist der Nächste dran
option-after-debt-may-play = Ja, ganz normal
option-skip-answer = Kannst du das Aussetzen weitergeben?
option-skip-answer-about = Zum Beispiel mit einer Acht, wenn Achten aussetzen lassen.
option-skip-answer-none = Nein
option-skip-answer-same-rank = Ja, mit einer Karte vom gleichen Wert
option-finish-effect = Wird noch gezogen, was eine letzte Karte verlangt?
option-finish-effect-about = Wenn also jemand mit einer Karte fertig wird, nach der andere ziehen müssten.
option-finish-effect-ignored = Nein, die Runde ist aus
option-finish-effect-applied = Ja, noch vor dem Zählen
option-finish-on-special = Darf eine Sonderkarte deine letzte Karte sein?
option-finish-on-special-about = Sonderkarten sind die, die etwas bewirken.

## Ansagen

option-last-card-call = Musst du deine letzte Karte ansagen?
option-last-card-call-about = Beim Mau-Mau heißt es „Mau!“ und zum Schluss „Mau-Mau!“.
option-last-card-call-off = Nein
option-last-card-call-required = Ja, mit einer Karte auf der Hand
option-last-card-call-required-twice = Ja, und beim Fertigwerden noch einmal
option-last-card-penalty = Was kostet es, die Ansage zu vergessen?
option-last-card-penalty-about = Gezogen wird, sobald der Nächste etwas getan hat.
option-last-card-penalty-number = { $count ->
    [one] Eine Strafkarte
   *[other] { $count } Strafkarten
}
option-stop-call = Darfst du die Runde mit wenigen Punkten beenden?
option-stop-call-about = Du rufst „Stopp!“, und wer am wenigsten auf der Hand hat, gewinnt.
option-stop-call-off = Nein
option-stop-call-number = { $count ->
    [0] Ja, mit gar keinem Punkt
    [one] Ja, mit höchstens einem Punkt
   *[other] Ja, mit höchstens { $count } Punkten
}

## Wertung und Ende

option-scoring = Wer bekommt die Punkte einer Runde?
option-scoring-about = Gezählt wird, was am Ende auf den Händen übrig ist.
option-scoring-penalty = Jeder seine eigenen, als Strafe
option-scoring-winner-collects = Der Gewinner die aller anderen
option-values = Was zählen die Karten?
option-values-about = Die Wunschkarten haben eine Frage für sich.
option-values-pips = Bilder 10, Ass 1, sonst die Zahl
option-values-flat5 = Bilder 10, alles andere 5
option-values-table = Jede so viel, wie ihr wollt
option-wild-value = Was zählt { word-wild-nominative }?
option-wild-value-about = Wer darauf sitzen bleibt, soll es merken.
option-wild-value-plain = So viel wie eine gewöhnliche Karte
option-wild-value-number = { $count ->
    [0] Nichts
    [one] 1 Punkt
   *[other] { $count } Punkte
}
option-blocked-pay = Was bekommt, wer eine blockierte Runde gewinnt?
option-blocked-pay-about = Blockiert ist sie, wenn niemand mehr legen oder ziehen kann.
option-blocked-pay-others = Die Punkte aller anderen
option-blocked-pay-differences = Nur den Unterschied zu jedem anderen
option-game-end = Wann ist die Partie zu Ende?
option-game-end-about = Eine Partie kann aus vielen Runden bestehen.
option-game-end-one-deal = Nach einer Runde
option-game-end-target = { $count ->
    [one] Sobald jemand einen Punkt hat
   *[other] Sobald jemand { $count } Punkte hat
}
option-game-end-deals = { $count ->
    [one] Nach einer einzigen gezählten Runde
   *[other] Nach { $count } Runden
}
option-game-end-eliminate = { $count ->
    [one] Wer einen Punkt hat, scheidet aus, bis einer übrig ist
   *[other] Wer { $count } Punkte hat, scheidet aus, bis einer übrig ist
}
