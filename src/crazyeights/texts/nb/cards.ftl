### Farger, verdier og kort.
###
### Meldingene «word-…» er former i norsk grammatikk: CARD, RANK og SUIT finner dem ved navn
### (CARD($card, form: "article") er word-card-article) og gir dem $rank og $suit som nøkkelord.

word-suit = { $suit ->
    [clubs] kløver
    [diamonds] ruter
    [hearts] hjerter
   *[spades] spar
}

word-rank = { $rank ->
    [two] to
    [three] tre
    [four] fire
    [five] fem
    [six] seks
    [seven] sju
    [eight] åtte
    [nine] ni
    [ten] ti
    [jack] knekt
    [queen] dame
    [king] konge
    [ace] ess
   *[joker] joker
}
# Et kort av verdien, hvilken farge det enn har: en åtter.
word-rank-noun = { $rank ->
    [two] toer
    [three] treer
    [four] firer
    [five] femmer
    [six] sekser
    [seven] sjuer
    [eight] åtter
    [nine] nier
    [ten] tier
   *[other] { word-rank }
}
word-rank-indefinite = { $rank ->
    [ace] et { word-rank-noun }
   *[other] en { word-rank-noun }
}
word-rank-plural = { $rank ->
    [jack] knekter
    [queen] damer
    [king] konger
    [ace] ess
    [joker] jokere
   *[other] { word-rank-noun }e
}

word-card = { $rank ->
    [joker] joker
   *[other] { word-suit } { word-rank }
}
# Et kort nevnes uten artikkel, bare jokeren trenger den.
word-card-article = { $rank ->
    [joker] en joker
   *[other] { word-card }
}

# Et tall slik bøker skriver det.
word-number = { $count ->
    [1] ett
    [2] to
    [3] tre
    [4] fire
    [5] fem
    [6] seks
    [7] sju
    [8] åtte
    [9] ni
    [10] ti
    [11] elleve
    [12] tolv
   *[other] { $count }
}
