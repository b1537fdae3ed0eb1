### Semi, valori e carte.
###
### I messaggi «word-…» sono forme della grammatica italiana: CARD, RANK e SUIT li cercano per nome
### (CARD($card, form: "definite") è word-card-definite) e passano $rank e $suit come parole chiave.

word-suit = { $suit ->
    [clubs] fiori
    [diamonds] quadri
    [hearts] cuori
   *[spades] picche
}

word-rank = { $rank ->
    [two] due
    [three] tre
    [four] quattro
    [five] cinque
    [six] sei
    [seven] sette
    [eight] otto
    [nine] nove
    [ten] dieci
    [jack] fante
    [queen] donna
    [king] re
    [ace] asso
   *[joker] Joker
}
word-rank-indefinite = { $rank ->
    [queen] una { word-rank }
   *[other] un { word-rank }
}
word-rank-definite-plural = { $rank ->
    [queen] le { word-rank-plural }
    [eight] gli { word-rank-plural }
    [ace] gli { word-rank-plural }
   *[other] i { word-rank-plural }
}
word-rank-plural = { $rank ->
    [jack] fanti
    [queen] donne
    [ace] assi
   *[other] { word-rank }
}

word-card = { $rank ->
    [joker] Joker
   *[other] { word-rank } di { word-suit }
}
word-card-definite = { $rank ->
    [joker] un Joker
    [queen] la { word-card }
    [eight] l’{ word-card }
    [ace] l’{ word-card }
   *[other] il { word-card }
}

# Un numero come lo scrivono i libri.
word-number = { $count ->
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
   *[other] { $count }
}
