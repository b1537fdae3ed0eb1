### I punti.

score-title = Punti della mano { $deal }
score-hand = { COUNT($cards) ->
    [0] { $seat }: nessuna carta, { $points } punti
    [one] { $seat }: { CARDS($cards) } = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
   *[other] { $seat }: { CARDS($cards) } = { SUM($values) } = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
}
score-hand-you = { COUNT($cards) ->
    [0] Tu: nessuna carta, { $points } punti
    [one] Tu: { CARDS($cards) } = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
   *[other] Tu: { CARDS($cards) } = { SUM($values) } = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
}
score-doubled = Chiusura con un jolly: tutto vale doppio.
score-penalty = { $points ->
    [0] { $seat } non prende punti di penalità.
    [one] { $seat } prende un punto di penalità.
   *[other] { $seat } prende { $points } punti di penalità.
}
score-penalty-you = { $points ->
    [0] Non prendi punti di penalità.
    [one] Prendi un punto di penalità.
   *[other] Prendi { $points } punti di penalità.
}
score-collect = { $points ->
    [0] { $seat } non segna punti.
    [one] { $seat } segna un punto.
   *[other] { $seat } segna { $points } punti.
}
score-collect-you = { $points ->
    [0] Non segni punti.
    [one] Segni un punto.
   *[other] Segni { $points } punti.
}
score-collect-sum = { $seat } segna { SUM($values) } = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
score-collect-sum-you = Segni { SUM($values) } = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
score-totals-title = Classifica dopo la mano { $deal }
score-total = { $seat }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
score-total-you = Tu: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
score-sum = { $seat }: { SUM($values) } = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
score-sum-you = Tu: { SUM($values) } = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

## Quando finisce la partita

score-end-target = La partita finisce appena qualcuno ha { $limit ->
    [one] un punto
   *[other] { $limit } punti
}.
score-end-deals = La partita finisce dopo { $limit ->
    [one] una mano
   *[other] { $limit } mani
}.
score-end-eliminate = Chi ha { $limit ->
    [one] un punto
   *[other] { $limit } punti
} esce dalla partita.
