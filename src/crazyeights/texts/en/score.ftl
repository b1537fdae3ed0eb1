### The reckoning.

score-title = Points of deal { $deal }
score-hand = { COUNT($cards) ->
    [0] { $seat }: no cards, { $points } points
    [one] { $seat }: { CARDS($cards) } = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $seat }: { CARDS($cards) } = { SUM($values) } = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
score-hand-you = { COUNT($cards) ->
    [0] You: no cards, { $points } points
    [one] You: { CARDS($cards) } = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] You: { CARDS($cards) } = { SUM($values) } = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
score-doubled = Out on a wild card: everything counts double.
score-penalty = { $seat } gets { $points ->
    [0] no penalty points
    [one] one penalty point
   *[other] { $points } penalty points
}.
score-penalty-you = You get { $points ->
    [0] no penalty points
    [one] one penalty point
   *[other] { $points } penalty points
}.
score-collect = { $seat } collects { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}.
score-collect-you = You collect { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}.
score-collect-sum = { $seat } collects { SUM($values) } = { $points ->
    [one] 1 point
   *[other] { $points } points
}.
score-collect-sum-you = You collect { SUM($values) } = { $points ->
    [one] 1 point
   *[other] { $points } points
}.
score-totals-title = Totals after deal { $deal }
score-total = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
score-total-you = You: { $points ->
    [one] 1 point
   *[other] { $points } points
}
score-sum = { $seat }: { SUM($values) } = { $points ->
    [one] 1 point
   *[other] { $points } points
}
score-sum-you = You: { SUM($values) } = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## When the game ends

score-end-target = The game ends as soon as somebody has { $limit ->
    [one] one point
   *[other] { $limit } points
}.
score-end-deals = The game ends after { $limit ->
    [one] one deal
   *[other] { $limit } deals
}.
score-end-eliminate = Whoever has { $limit ->
    [one] one point
   *[other] { $limit } points
} is out of the game.
