### Suits, ranks and cards.
###
### The messages “word-…” are the forms of English grammar: CARD, RANK and SUIT look them up by
### name (CARD($card, form: "definite") is word-card-definite) and pass $rank and $suit as keywords.

word-suit = { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
word-suit-indefinite = { $suit ->
    [clubs] a club
    [diamonds] a diamond
    [hearts] a heart
   *[spades] a spade
}

word-rank = { $rank ->
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
    [king] king
    [ace] ace
   *[joker] joker
}
word-rank-indefinite = { $rank ->
    [eight] an { word-rank }
    [ace] an { word-rank }
   *[other] a { word-rank }
}
word-rank-plural = { $rank ->
    [six] sixes
   *[other] { word-rank }s
}

word-card = { $rank ->
    [joker] joker
   *[other] { word-rank } of { word-suit }
}
word-card-definite = { $rank ->
    [joker] a joker
   *[other] the { word-card }
}

# A number as books write it.
word-number = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
