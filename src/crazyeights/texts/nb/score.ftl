### Poengene.

score-title = Poengene i runde { $deal }
score-hand = { COUNT($cards) ->
    [0] { $seat }: ingen kort, { $points } poeng
    [one] { $seat }: { CARDS($cards) } = { $points } poeng
   *[other] { $seat }: { CARDS($cards) } = { SUM($values) } = { $points } poeng
}
score-hand-you = { COUNT($cards) ->
    [0] Du: ingen kort, { $points } poeng
    [one] Du: { CARDS($cards) } = { $points } poeng
   *[other] Du: { CARDS($cards) } = { SUM($values) } = { $points } poeng
}
score-doubled = Gikk ut på et vrikort: Alt teller dobbelt.
score-penalty = { $seat } får { $points ->
    [0] ingen
    [one] ett
   *[other] { $points }
} straffepoeng.
score-penalty-you = Du får { $points ->
    [0] ingen
    [one] ett
   *[other] { $points }
} straffepoeng.
score-collect = { $seat } får { $points ->
    [0] ingen
    [one] ett
   *[other] { $points }
} poeng.
score-collect-you = Du får { $points ->
    [0] ingen
    [one] ett
   *[other] { $points }
} poeng.
score-collect-sum = { $seat } får { SUM($values) } = { $points } poeng.
score-collect-sum-you = Du får { SUM($values) } = { $points } poeng.
score-totals-title = Stillingen etter runde { $deal }
score-total = { $seat }: { $points } poeng
score-total-you = Du: { $points } poeng
score-sum = { $seat }: { SUM($values) } = { $points } poeng
score-sum-you = Du: { SUM($values) } = { $points } poeng

## Når spillet er slutt

score-end-target = Spillet er slutt så snart noen har { $limit ->
    [one] ett
   *[other] { $limit }
} poeng.
score-end-deals = Spillet er slutt etter { $limit ->
    [one] én runde
   *[other] { $limit } runder
}.
score-end-eliminate = Den som har { $limit ->
    [one] ett
   *[other] { $limit }
} poeng, er ute av spillet.
