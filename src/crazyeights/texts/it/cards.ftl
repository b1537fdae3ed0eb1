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
