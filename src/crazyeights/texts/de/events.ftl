### Was in einer Partie geschieht. Jeder Satz über einen Platz steht zweimal da: über andere mit
### $seat, und mit „-you“ für die Leserin oder den Leser selbst.

## Geben

event-deal = Runde { $deal }: { $seat } gibt.
event-deal-you = Runde { $deal }: Du gibst.
event-cut = { $seat } hebt { CARD($card, form: "accusative") } ab.
event-cut-you = Du hebst { CARD($card, form: "accusative") } ab.
event-cut-tie = Gleichstand: { LIST($seats) } heben noch einmal ab.
event-cut-tie-you = Gleichstand: { LIST($others, first: "Du") } hebt noch einmal ab.
event-dealer = { $seat } hat die höchste Karte und gibt zuerst.
event-dealer-you = Du hast die höchste Karte und gibst zuerst.
event-starter = Die Startkarte: { CARD($card) }.
event-starter-buried = { CAPITAL(CARD($card, form: "nominative")) } darf nicht Startkarte sein und kommt zurück in den Stapel.

## Legen

event-play = { $seat } legt { CARD($card, form: "accusative") }.
event-play-you = Du legst { CARD($card, form: "accusative") }.
event-play-wild = { $seat } legt { CARD($card, form: "accusative") } und wünscht sich { SUIT($suit) }.
event-play-wild-you = Du legst { CARD($card, form: "accusative") } und wünschst dir { SUIT($suit) }.
event-play-wild-open = { $seat } legt { CARD($card, form: "accusative") }; der Wunsch folgt noch.
event-play-wild-open-you = Du legst { CARD($card, form: "accusative") }; was du dir wünschst, sagst du gleich.
event-name-suit = { $seat } wünscht sich { SUIT($suit) }.
event-name-suit-you = Du wünschst dir { SUIT($suit) }.

## Ziehen und passen

event-draw = { $seat } zieht { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}.
event-draw-you = Du ziehst { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}.
event-draw-card = { $seat } zieht { CARD($card, form: "accusative") }.
event-draw-card-you = Du ziehst { CARD($card, form: "accusative") }.
event-draw-nothing = { $seat } will ziehen, aber es ist nichts mehr da.
event-draw-nothing-you = Du willst ziehen, aber es ist nichts mehr da.
event-pass = { $seat } passt.
event-pass-you = Du passt.
event-reshuffle = Der Stapel ist leer: { $count ->
    [one] Die eine Karte unter der obersten wird zum neuen Stapel.
   *[other] { $count } abgelegte Karten werden gemischt und sind der neue Stapel.
}
event-turn-over = Der Stapel ist leer: { $count ->
    [one] Die eine Karte unter der obersten wird zum neuen Stapel.
   *[other] Der Ablagestapel wird umgedreht, { $count } Karten sind der neue Stapel.
}

## Strafkarten

event-debt = { $count ->
    [0] Keine Strafkarten mehr.
    [one] Nun ist eine Strafkarte fällig.
   *[other] Nun sind { $count } Strafkarten fällig.
}
event-pay-debt = { $seat } zieht { $count ->
    [0] keine Strafkarte
    [one] eine Strafkarte
   *[other] { $count } Strafkarten
}.
event-pay-debt-you = Du ziehst { $count ->
    [0] keine Strafkarte
    [one] eine Strafkarte
   *[other] { $count } Strafkarten
}.
event-pay-debt-short = { $count ->
    [0] { $seat } müsste Strafkarten ziehen ({ $owed }), aber es ist nichts mehr da.
    [one] { $seat } zieht nur eine statt { $owed } Strafkarten; mehr ist nicht da.
   *[other] { $seat } zieht nur { $count } statt { $owed } Strafkarten; mehr ist nicht da.
}
event-pay-debt-short-you = { $count ->
    [0] Du müsstest Strafkarten ziehen ({ $owed }), aber es ist nichts mehr da.
    [one] Du ziehst nur eine statt { $owed } Strafkarten; mehr ist nicht da.
   *[other] Du ziehst nur { $count } statt { $owed } Strafkarten; mehr ist nicht da.
}
event-cancel = { $seat } wehrt die Strafkarten ab; niemand muss sie ziehen.
event-cancel-you = Du wehrst die Strafkarten ab; niemand muss sie ziehen.
event-all-draw = Alle außer { $seat } ziehen { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-all-draw-you = Alle außer dir ziehen { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.

## Aussetzen, Richtung, noch einmal

event-skip = { $seat } setzt aus.
event-skip-you = Du setzt aus.
event-skip-accept = { $seat } hält nicht dagegen und setzt aus.
event-skip-accept-you = Du hältst nicht dagegen und setzt aus.
event-skip-answer = { $seat } hält mit { CARD($card, form: "dative") } dagegen und muss nicht aussetzen.
event-skip-answer-you = Du hältst mit { CARD($card, form: "dative") } dagegen und musst nicht aussetzen.
event-direction = Richtungswechsel: Es geht { $direction ->
    [1] im Uhrzeigersinn
   *[-1] gegen den Uhrzeigersinn
} weiter.
event-anything-next = Darauf darf jede Karte gelegt werden.
event-again = { $seat } ist noch einmal dran.
event-again-you = Du bist noch einmal dran.
event-must-cover = { $seat } muss die Karte noch abdecken.
event-must-cover-you = Du musst die Karte noch abdecken.

## Rufe. $preset ist der Name der Regelvariante, bei eigenen Regeln ein leerer Text.

call-last-card = { $preset ->
    [mau-mau] Mau!
    [tschau-sepp] Tschau!
    [macao] Makao!
   *[other] Letzte Karte!
}
call-out = { $preset ->
    [mau-mau] Mau-Mau!
    [tschau-sepp] Sepp!
   *[other] Fertig!
}
call-stop = Stopp!
event-call = { $seat } ruft: „{ call-last-card }“
event-call-you = Du rufst: „{ call-last-card }“
event-call-out = { $seat } ruft: „{ call-out }“
event-call-out-you = Du rufst: „{ call-out }“
event-call-forgotten = { $seat } hat „{ call-last-card }“ vergessen { $count ->
    [0] – aber zu ziehen ist nichts mehr da.
    [one] und zieht eine Strafkarte.
   *[other] und zieht { $count } Strafkarten.
}
event-call-forgotten-you = Du hast „{ call-last-card }“ vergessen { $count ->
    [0] – aber zu ziehen ist nichts mehr da.
    [one] und ziehst eine Strafkarte.
   *[other] und ziehst { $count } Strafkarten.
}
event-call-out-forgotten = { $seat } hat „{ call-out }“ vergessen { $count ->
    [0] – aber zu ziehen ist nichts mehr da.
    [one] und zieht eine Strafkarte; die Runde geht weiter.
   *[other] und zieht { $count } Strafkarten; die Runde geht weiter.
}
event-call-out-forgotten-you = Du hast „{ call-out }“ vergessen { $count ->
    [0] – aber zu ziehen ist nichts mehr da.
    [one] und ziehst eine Strafkarte; die Runde geht weiter.
   *[other] und ziehst { $count } Strafkarten; die Runde geht weiter.
}
event-stop = { $seat } ruft „{ call-stop }“ und hat { $points ->
    [0] keinen Punkt
    [one] einen Punkt
   *[other] { $points } Punkte
} auf der Hand.
event-stop-you = Du rufst „{ call-stop }“ und hast { $points ->
    [0] keinen Punkt
    [one] einen Punkt
   *[other] { $points } Punkte
} auf der Hand.
event-stop-won = Niemand hat so wenige Punkte wie { $seat }: Der Stopp gelingt.
event-stop-won-you = Niemand hat so wenige Punkte wie du: Dein Stopp gelingt.
event-stop-failed = Der Stopp misslingt: Jemand anderes hat höchstens so viele Punkte wie { $seat }.
event-stop-failed-you = Dein Stopp misslingt: Jemand anderes hat höchstens so viele Punkte wie du.

## Ende einer Runde und der Partie

event-out = { $seat } ist fertig!
event-out-you = Du bist fertig!
event-blocked = Niemand kann mehr legen oder ziehen: Die Runde ist blockiert.
event-move-limit = Nach { $count ->
    [one] einem Schritt
   *[other] { $count } Schritten
} ist immer noch niemand fertig: Die Runde gilt als blockiert.
event-deal-won = { COUNT($winners) ->
    [one] { LIST($winners) } gewinnt die Runde.
   *[other] { LIST($winners) } gewinnen die Runde gemeinsam.
}
event-deal-won-you = { COUNT($others) ->
    [0] Du gewinnst die Runde!
   *[other] { LIST($others, first: "Du") } gewinnt die Runde gemeinsam!
}
event-eliminated = { $seat } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} und scheidet aus.
event-eliminated-you = Du hast { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} und scheidest aus.
event-extra-deal = Gleichstand zwischen { LIST($seats) }: Eine weitere Runde muss entscheiden.
event-extra-deal-you = Gleichstand zwischen { LIST($others, first: "dir") }: Eine weitere Runde muss entscheiden.
event-game-over = { COUNT($winners) ->
    [one] Die Partie ist zu Ende: { LIST($winners) } gewinnt.
   *[other] Die Partie ist zu Ende: { LIST($winners) } gewinnen gemeinsam.
}
event-game-over-you = { COUNT($others) ->
    [0] Die Partie ist zu Ende, und du gewinnst!
   *[other] Die Partie ist zu Ende: { LIST($others, first: "Du") } gewinnt gemeinsam!
}

## Zurücknehmen

event-undo = Dein letzter Zug ist zurückgenommen. Die Partie gilt nun als mit Hilfe gespielt.
game-assisted = mit Hilfe gespielt
