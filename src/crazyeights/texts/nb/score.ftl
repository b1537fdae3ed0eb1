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
score-totals-title = Stillingen etter runde { $deal }
score-total = { $seat }: { $points } poeng
score-total-you = Du: { $points } poeng
