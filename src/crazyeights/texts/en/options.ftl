### The rules as questions with answers: labels of controls, and the questions of the search.
### option-NAME is the question, option-NAME-about what it is about, the rest are answers.

option-yes = Yes
option-no = No

## Players and cards

option-seats = How many of you are playing?
option-seats-about = Everybody at the table, yourself included.
option-seats-number = { $count ->
    [one] One player
   *[other] { $count } players
}
option-pack = Which cards do you play with?
option-pack-about = The fewer there are, the sooner the stock runs out.
option-pack-french52 = 52 cards, two to ace
option-pack-german32 = 32 cards, seven to ace
option-pack-jass36 = 36 cards, six to ace
option-packs = How many packs do you shuffle together?
option-packs-about = With two, there are two of every card.
option-packs-auto = One, or two when there are many of you
option-packs-number = { $count ->
    [one] Always one
   *[other] Always { IN_WORDS($count) }
}
option-second-pack-from = How many players does it take for a second pack?
option-second-pack-from-about = So that there are enough cards to go round.
option-second-pack-from-number = { $count } or more
option-jokers = Are there jokers?
option-jokers-about = A joker goes on any card, and whoever plays it names a suit.
option-jokers-number = { $count ->
    [0] No jokers
    [one] One joker in each pack
   *[other] { CAPITAL(IN_WORDS($count)) } jokers in each pack
}

## Dealing

option-hand-size = How many cards does everyone get?
option-hand-size-about = The more cards, the longer a deal.
option-hand-size-standard = Five, or seven for two players
option-hand-size-number = { $count ->
    [one] One card
   *[other] { $count } cards
}
option-first-dealer = Who deals first?
option-first-dealer-about = After that, the deal goes round the table.
option-first-dealer-cut = Whoever cuts the highest card
option-first-dealer-number = Seat { $place }
option-first-turn = Who begins?
option-first-turn-about = Usually the player after the dealer.
option-first-turn-after-dealer = The player after the dealer
option-first-turn-number = Always seat { $place }
option-direction = Which way round do you play?
option-direction-about = Clockwise nearly everywhere; in Switzerland it is the other way.
option-direction-clockwise = Clockwise
option-direction-counter-clockwise = Counter-clockwise
option-starter-wild = What if the starter is { word-wild-one }?
option-starter-wild-about = The starter is the first card turned up after dealing.
option-starter-wild-bury = Put it back and turn up another
option-starter-wild-dealer-names = The dealer names a suit
option-starter-wild-anything = Any card may be played on it
option-starter-special = What if the starter is a special card?
option-starter-special-about = Special cards are those that do something.
option-starter-special-ignored = It does nothing
option-starter-special-acts = It acts as if the dealer had played it
option-starter-special-bury = Put it back and turn up another

## A turn

option-draw = How many cards do you draw if you cannot play?
option-draw-about = This is what tables differ in most.
option-draw-until-playable = Until one can be played
option-draw-number = { $count ->
    [one] Just one
   *[other] Up to { IN_WORDS($count) }
}
option-voluntary-draw = May you draw although you could play?
option-voluntary-draw-about = That lets you hold back a good card.
option-drawn-card = May you play the card you have drawn at once?
option-drawn-card-about = If it fits, of course.
option-drawn-card-must-play = Yes, I even have to
option-drawn-card-may-play = Yes, if I like
option-drawn-card-may-not = No, my turn is over
option-empty-stock = What if the stock runs out?
option-empty-stock-about = The upcard always stays where it is.
option-empty-stock-reshuffle = Shuffle the discard pile
option-empty-stock-turn-over = Turn the discard pile over unshuffled
option-empty-stock-pass = It stays empty; if you cannot play, you pass
option-several = May you play several cards of the same rank at once?
option-several-about = Three nines, for instance; the last one counts for the suit.
option-several-none = No, one at a time
option-several-same-rank = Yes, as many as I like

## Wild cards

option-wild = Which cards let you name a suit?
option-wild-about = In Crazy Eights it is the eights, in Mau-Mau the jacks.
option-wild-none = None
option-wild-ranks = { CAPITAL(NAMES($kinds, form: "plural", join: "and")) }
option-wild-on-wild = May you play { word-wild-single } on { word-wild-single }?
option-wild-on-wild-about = Some tables say no, so that nobody can simply take the suit back.
option-wild-must-match = Must { word-wild-one } match like any other card?
option-wild-must-match-about = Otherwise it may be played whatever the upcard is.
option-naming = Which suit counts after { word-wild-one }?
option-naming-about = It counts until somebody plays another card.
option-naming-any-suit = The one you name
option-naming-own-suit = The one printed on the card
option-naming-deferred = The one you name, when you have thought about it
option-finish-on-wild = May { word-wild-one } be your last card?
option-finish-on-wild-about = Some say that only an ordinary card gets you out.
option-wild-finish-doubles = Does going out on { word-wild-one } count double?
option-wild-finish-doubles-about = It does in Neunerln, for one.

## Special cards

option-effects = What does { RANK($rank, form: "indefinite") } do?
option-effects-about = It happens as soon as the card is played.
effect-none = Nothing special
effect-by-suit = That depends on the suit
effect-reverse = The direction changes
effect-all-draw = Everyone else draws { $count ->
    [one] a card
   *[other] { IN_WORDS($count) } cards
}
effect-draw-none = The next player draws { $count ->
    [one] a card
   *[other] { IN_WORDS($count) } cards
}
effect-draw-same-rank = The next player draws { $count ->
    [one] a card
   *[other] { IN_WORDS($count) } cards
}, or plays the same rank
effect-draw-any-draw-card = The next player draws { $count ->
    [one] a card
   *[other] { IN_WORDS($count) } cards
}, or plays any other such card
effect-cancel = It wards off penalty cards
effect-skip = { $count ->
    [one] The next player misses a turn
   *[other] The next { IN_WORDS($count) } miss a turn
}
effect-anything-next = Any card may be played on it
effect-must-cover = You must cover it at once
effect-again = You go again
option-two-seat-reverse = What does changing direction do with two players?
option-two-seat-reverse-about = There is only one direction, after all.
option-two-seat-reverse-no-effect = Nothing
option-two-seat-reverse-skip = The other player misses a turn
option-after-debt = May you still play after drawing penalty cards?
option-after-debt-about = Penalty cards are those that somebody’s card has made you draw.
option-after-debt-turn-ends = No, my turn is over
option-after-debt-may-play = Yes, as usual
option-skip-answer = Can you pass a missed turn on?
option-skip-answer-about = With an eight, for instance, if eights make you miss a turn.
option-skip-answer-none = No
option-skip-answer-same-rank = Yes, with a card of the same rank
option-finish-effect = Are cards still drawn when somebody goes out?
option-finish-effect-about = If the last card is one that makes others draw, that is.
option-finish-effect-ignored = No, the deal is over
option-finish-effect-applied = Yes, before the points are counted
option-finish-on-special = May a special card be your last card?
option-finish-on-special-about = Special cards are those that do something.

## Calls

option-last-card-call = Must you call your last card?
option-last-card-call-about = In Mau-Mau it is “Mau!”, and “Mau-Mau!” at the end.
option-last-card-call-off = No
option-last-card-call-required = Yes, with one card left
option-last-card-call-required-twice = Yes, and again when going out
option-last-card-penalty = What does it cost to forget the call?
option-last-card-penalty-about = You draw as soon as the next player has done something.
option-last-card-penalty-number = { $count ->
    [one] One penalty card
   *[other] { $count } penalty cards
}
option-stop-call = May you stop the deal with few points in hand?
option-stop-call-about = You call “Stop!”, and the lowest hand wins.
option-stop-call-off = No
option-stop-call-number = { $count ->
    [0] Yes, with no points at all
    [one] Yes, with at most one point
   *[other] Yes, with at most { $count } points
}

## Scoring and the end

option-scoring = Who gets the points of a deal?
option-scoring-about = What counts is what is left in the hands.
option-scoring-penalty = Everyone their own, as a penalty
option-scoring-winner-collects = The winner those of all the others
option-values = What do the cards count?
option-values-about = Wild cards have a question of their own.
option-values-pips = Court cards 10, aces 1, others their number
option-values-flat5 = Court cards 10, all others 5
option-values-table = Each as much as you like
option-wild-value = What does { word-wild-one } count?
option-wild-value-about = To be left with one should hurt.
option-wild-value-plain = As much as if it were not wild
option-wild-value-number = { $count ->
    [0] Nothing
    [one] 1 point
   *[other] { $count } points
}
option-blocked-pay = What does the winner of a blocked deal get?
option-blocked-pay-about = A deal is blocked when nobody can play or draw any more.
option-blocked-pay-others = The points of all the others
option-blocked-pay-differences = Only the difference to each of the others
option-game-end = When is the game over?
option-game-end-about = A game may take many deals.
option-game-end-one-deal = After one deal
option-game-end-target = { $count ->
    [one] As soon as somebody has one point
   *[other] As soon as somebody has { $count } points
}
option-game-end-deals = { $count ->
    [one] After a single deal that is scored
   *[other] After { $count } deals
}
option-game-end-eliminate = { $count ->
    [one] With one point you are out, until one player is left
   *[other] With { $count } points you are out, until one player is left
}
