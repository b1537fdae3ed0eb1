### Die Abrechnung.

score-title = Abrechnung der Runde { $deal }
score-hand = { COUNT($cards) ->
    [0] { $seat }: keine Karte, { $points } Punkte
    [one] { $seat }: { CARDS($cards) } = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $seat }: { CARDS($cards) } = { SUM($values) } = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
score-hand-you = { COUNT($cards) ->
    [0] Du: keine Karte, { $points } Punkte
    [one] Du: { CARDS($cards) } = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] Du: { CARDS($cards) } = { SUM($values) } = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
score-doubled = Mit einer Wunschkarte fertig geworden: Alles zählt doppelt.
score-penalty = { $seat } bekommt { $points ->
    [0] keinen Strafpunkt
    [one] einen Strafpunkt
   *[other] { $points } Strafpunkte
}.
score-penalty-you = Du bekommst { $points ->
    [0] keinen Strafpunkt
    [one] einen Strafpunkt
   *[other] { $points } Strafpunkte
}.
score-collect = { $seat } bekommt { $points ->
    [0] keinen Punkt
    [one] einen Punkt
   *[other] { $points } Punkte
}.
score-collect-you = Du bekommst { $points ->
    [0] keinen Punkt
    [one] einen Punkt
   *[other] { $points } Punkte
}.
score-collect-sum = { $seat } bekommt { SUM($values) } = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
score-collect-sum-you = Du bekommst { SUM($values) } = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
score-totals-title = Stand nach Runde { $deal }
score-total = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
score-total-you = Du: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
score-sum = { $seat }: { SUM($values) } = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
score-sum-you = Du: { SUM($values) } = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Wann die Partie zu Ende ist

score-end-target = Die Partie endet, sobald jemand { $limit ->
    [one] einen Punkt
   *[other] { $limit } Punkte
} hat.
score-end-deals = Die Partie endet nach { $limit ->
    [one] einer Runde
   *[other] { $limit } Runden
}.
score-end-eliminate = Wer { $limit ->
    [one] einen Punkt
   *[other] { $limit } Punkte
} hat, scheidet aus.
