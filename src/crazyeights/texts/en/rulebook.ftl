### The rule book: every sentence it can hold. Which of them a set of rules calls for is decided in
### texts/rulebook.

## Words. $wild are the wild ranks; where they are too many to be listed it is empty.

word-wild-plural = { COUNT($wild) ->
    [0] wild cards
   *[other] { NAMES($wild, form: "plural", join: "and") }
}
word-wild-one = { COUNT($wild) ->
    [0] a wild card
   *[other] { NAMES($wild, form: "indefinite", join: "or") }
}
# A single rank by its name, several together as wild cards.
word-wild-single = { COUNT($wild) ->
    [1] { NAMES($wild, form: "indefinite", join: "or") }
   *[other] a wild card
}
word-cannot-play = { $choice ->
    [yes] If you cannot play, or would rather not
   *[no] If you cannot play
}

## Titles

rule-title = Crazy Eights: the rules
rule-title-preset = { $name }: the rules
rule-section-aim = Aim of the game
rule-section-cards = Players and cards
rule-section-deal = Dealing
rule-section-turn = Playing
rule-section-wild = Wild cards
rule-section-special = Special cards
rule-section-calls = Calls
rule-section-end = End of the deal and scoring
rule-section-game = End of the game

## The aim

rule-aim-one-deal = Get rid of all your cards. Whoever does so first wins.
rule-aim-penalty = In every deal you try to be the first to get rid of all your cards, because any you are left with count against you. In the end the player with the fewest penalty points wins.
rule-aim-collect = In every deal you try to be the first to get rid of all your cards, because whoever does collects points for the cards the others are left with. In the end whoever has the most points wins.
rule-aim-survive = In every deal you try to be the first to get rid of all your cards, because any you are left with count against you. With too many penalty points you are out of the game, and whoever lasts longest wins.

## Players and cards

rule-range = This version of Crazy Eights is for { IN_WORDS($fewest) } to { IN_WORDS($most) } players.
rule-players = { $players ->
    [2] The two of you play against each other.
   *[other] There are { IN_WORDS($players) } of you, each playing alone.
}
rule-pack-french52 = You need an ordinary pack of 52 cards: two to ten, jack, queen, king and ace in each of the four suits.
rule-pack-german32 = You need a pack of 32 cards: seven to ten, jack, queen, king and ace in each of the four suits.
rule-pack-jass36 = You need a pack of 36 cards: six to ten, jack, queen, king and ace in each of the four suits.
rule-packs-one = One pack is enough, however many of you there are.
rule-packs-two = Shuffle two such packs together; with { $size } cards, you then have every card twice.
rule-packs-auto = { $players ->
    [8] When there are eight of you
   *[other] When there are { IN_WORDS($players) } or more of you
}, shuffle two such packs together, { $size } cards in all.
rule-jokers-none = The jokers are left out.
rule-jokers-one = Add one joker.
rule-jokers-two = Add two jokers.
rule-jokers-one-each = Add one joker to each pack.
rule-jokers-two-each = Add two jokers to each pack.
rule-no-order = No card is higher than another: all that matters is whether cards match in suit or in rank.
rule-no-order-but-cut = Except when you cut for the deal, no card is higher than another: all that matters is whether cards match in suit or in rank.

## Dealing

rule-dealer-cut = { $more ->
    [yes] Cut for the first deal
   *[no] Cut for the deal
}: everyone takes a card from the pack, and the highest deals. Aces are high{ $joker ->
    [yes] , and a joker is higher still
   *[no] {""}
}; if there is a tie for highest, those players cut again.
rule-dealer-seat = { $more ->
    [yes] Seat { $place } deals first.
   *[no] Seat { $place } deals.
}
rule-dealer-moves = After each deal, the next player { $direction ->
    [1] clockwise
   *[-1] counter-clockwise
} becomes the dealer.
rule-dealer-alternates = After that, you deal in turn.
rule-hands = The dealer shuffles and deals { $count ->
    [one] one card to each player
   *[other] { IN_WORDS($count) } cards to each player, one at a time
}, face down and { $direction ->
    [1] clockwise, starting on the dealer’s left
   *[-1] counter-clockwise, starting on the dealer’s right
}.
rule-hands-two = The dealer shuffles and deals { $count ->
    [one] each of you one card face down
   *[other] each of you { IN_WORDS($count) } cards face down, one at a time
}, the other player first.
rule-hands-if-two = With only two players, it is { IN_WORDS($count) } cards each.
rule-hands-if-more = With three or more players, it is { IN_WORDS($count) } cards each.
rule-hands-when-two-left = Once only two players are left in the game, it is { IN_WORDS($count) } cards each.
rule-stock = The rest of the pack goes face down in the middle of the table and is the stock. Its top card is turned up and laid beside it: this is the starter, the first card of the discard pile.

rule-starter-bury-wild = If it turns out to be { word-wild-one }, lay it aside and turn up another card instead; what was laid aside is slipped back into the stock at random.
rule-starter-bury-special = If it turns out to be a special card, lay it aside and turn up another one instead; what was laid aside is slipped back into the stock at random.
rule-starter-bury-both = If it turns out to be a wild card or a special card, lay it aside and turn up another one instead; what was laid aside is slipped back into the stock at random.
rule-starter-last = If in the end only one such card is left, it stays where it is and does nothing.
rule-starter-last-wild = If in the end only one such card is left, it stays where it is, and the dealer, having looked at their own cards, names a suit.
rule-starter-last-joker = If in the end only one such card is left, it stays where it is and does nothing; only for a joker the dealer, having looked at their own cards, names a suit.
rule-starter-last-both = If in the end only one such card is left, it stays where it is: for a wild card the dealer, having looked at their own cards, names a suit, and any other does nothing.
rule-starter-names = If it is { word-wild-one }, the dealer, having looked at their own cards, names the suit that must be followed.
rule-starter-own-suit = If it is { word-wild-one }, the suit to follow is simply its own.
rule-starter-own-suit-joker = If it is { word-wild-one }, the suit to follow is simply its own; but for a joker the dealer, having looked at their own cards, names a suit.
rule-starter-anything = If it is { word-wild-one }, the first card to be played on it may be any card at all.
rule-starter-ignored = A special card does nothing when it is the starter.
rule-starter-acts = If it is a special card, it does what it would do if the dealer had just played it.
rule-starter-acts-before-first = If it is a special card, it does what it would do if it had just been played by whoever sits before the first player.
rule-starter-goes-on = But nobody gets to play again because of it.

rule-first = The player on the dealer’s { $direction ->
    [1] left begins, and play goes round clockwise
   *[-1] right begins, and play goes round counter-clockwise
}.
rule-first-other = The player who did not deal begins, and then you take turns.
rule-first-seat = Seat { $place } always begins, and play goes round { $direction ->
    [1] clockwise
   *[-1] counter-clockwise
}.
rule-first-seat-of-two = Seat { $place } always begins, and then you take turns.

## A turn

rule-match = When it is your turn, play a card from your hand face up onto the discard pile. It must match the card on top, the upcard, in suit or in rank.
rule-wild-none = There are no wild cards: even an eight must match.
rule-wild-none-special-none = There are no wild cards and no special ones either: even an eight is a card like any other.
rule-must-play = If you can play, you must: you may not draw or pass instead.
rule-draw-until-must-play = { word-cannot-play }, draw from the stock, one card at a time, until you draw one that you can play; play it at once.
rule-draw-until-may-play = { word-cannot-play }, draw from the stock, one card at a time, until you draw one that you could play. Then play a card that fits, or keep them all and pass.
rule-draw-one-must-play = { word-cannot-play }, draw one card from the stock. If it fits, play it at once; if not, pass.
rule-draw-one-may-play = { word-cannot-play }, draw one card from the stock. After that, play a card that fits, if you have one, or pass.
rule-draw-one-may-not = { word-cannot-play }, draw one card from the stock. That ends your turn, even if the card would fit.
rule-draw-some-must-play = { word-cannot-play }, draw up to { IN_WORDS($count) } cards from the stock, one at a time. As soon as one of them fits, play it at once; if none does, pass.
rule-draw-some-may-play = { word-cannot-play }, draw up to { IN_WORDS($count) } cards from the stock, one at a time and only until one of them fits. After that, play a card that fits, if you have one, or pass.
rule-draw-some-may-not = { word-cannot-play }, draw up to { IN_WORDS($count) } cards from the stock, one at a time and only until one of them fits. That ends your turn: even a card that fits has to wait.
rule-draw-other-card = If what you draw does not fit but another card in your hand does, you may play that one.
rule-no-passing = Just passing is not allowed.
rule-no-passing-half-way = Just passing is not allowed, and neither is giving up half-way through drawing.
rule-stock-reshuffle = When a card has to be drawn and the stock is empty, all the discards except the upcard are shuffled and become the new stock. If there is still nothing to draw, you pass if you cannot play.
rule-stock-turn-over = When a card has to be drawn and the stock is empty, all the discards except the upcard are turned over without being shuffled and become the new stock, so the oldest is drawn first. If there is still nothing to draw, you pass if you cannot play.
rule-stock-pass = Once the stock is empty it stays empty: from then on, if you cannot play, you pass.
rule-several = You may play several cards of the same rank in one turn, one after another. The last one decides which suit must be followed, and anything the cards do adds up. Say “pass” when you have played all you want to.

## Wild cards

rule-wild = { CAPITAL(word-wild-plural) } are wild: you may play one on any card, whatever its suit or rank.
rule-wild-many = There are a good many wild cards, and any of them may be played on any card: { NAMES($wild, form: "plural", join: "and") }.
rule-wild-matching = { CAPITAL(word-wild-plural) } are wild, but even they must match the upcard in suit or in rank.
rule-wild-many-matching = There are a good many wild cards, but even they must match the upcard in suit or in rank: { NAMES($wild, form: "plural", join: "and") }.
rule-wild-joker-free = A joker is wild, too, and goes on any card.
rule-naming-any-suit = Whoever plays { word-wild-one } says which suit must be followed. It can be any of the four, that of the wild card included.
rule-naming-joker = Whoever plays a joker says which of the four suits must be followed.
rule-naming-own-suit = { CAPITAL(word-wild-one) } does not let you name a suit, though: play goes on in the suit printed on the card.
rule-naming-own-suit-joker = { CAPITAL(word-wild-one) } does not let you name a suit, though: play goes on in the suit printed on the card. Only a joker has none; whoever plays it names one of the four.
rule-naming-deferred = Whoever plays { word-wild-one } says which suit must be followed, and it can be any of the four. You may take your time over it; until you have made up your mind, play stops.
rule-named-suit = The suit that was named holds until another card is played, even if several players draw or pass in the meantime; the suit printed on the wild card does not count.
rule-named-suit-joker = The suit that was named holds until another card is played, even if several players draw or pass in the meantime.
rule-wild-on-wild = You may play { word-wild-single } on { word-wild-single }, too.
rule-wild-on-wild-not = You may not, however, play { word-wild-single } on { word-wild-single }.
rule-wild-on-wild-joker = You may not, however, play a wild card on a wild card; only a joker is allowed there.
rule-finish-on-wild = You may go out on { word-wild-one }, in which case there is no suit to name.
rule-finish-on-wild-own-suit = You may go out on { word-wild-one }, too.
rule-finish-on-wild-not = You may not go out on { word-wild-one }: with no other card left, you are treated as unable to play.
rule-no-other = No other card has a special meaning.

## Special cards

rule-special = Some cards do something when they are played:
rule-special-name = { CAPITAL(NAMES($kinds, join: "and")) }
rule-special-besides = { CAPITAL(NAMES($kinds, join: "and")) } (but not { NAMES($besides, card: "definite", join: "or") })
rule-reverse = Play changes direction.
rule-reverse-without-effect = Play changes direction, which makes no difference to the two of you.
rule-reverse-two-no-effect = With only two players, that makes no difference.
rule-reverse-two-skip = With only two players, the other one misses a turn instead.
rule-all-draw = All the other players draw { $count ->
    [one] a card
   *[other] { IN_WORDS($count) } cards each
} and can do nothing about it.
rule-all-draw-two = The other player draws { $count ->
    [one] a card
   *[other] { IN_WORDS($count) } cards
} and can do nothing about it.
rule-draw-none = The next player must draw { $count ->
    [one] a card
   *[other] { IN_WORDS($count) } cards
} and can do nothing about it.
rule-draw-cancel = The next player must draw { $count ->
    [one] a card
   *[other] { IN_WORDS($count) } cards
}, unless they answer with { NAMES($kinds, form: "indefinite", card: "definite", join: "or") }.
rule-draw-same = The next player must draw { $count ->
    [one] a card
   *[other] { IN_WORDS($count) } cards
}, or else answer with { NAMES($kinds, form: "indefinite", card: "definite", join: "or") }. Then { IN_WORDS($owed) } cards are due, after that { IN_WORDS($amount) }, and so on, until somebody draws them.
rule-draw-same-other = The next player must draw { $count ->
    [one] a card
   *[other] { IN_WORDS($count) } cards
}, or else answer with { NAMES($kinds, form: "indefinite", card: "definite", join: "or") }.
rule-draw-any = The next player must draw { $count ->
    [one] a card
   *[other] { IN_WORDS($count) } cards
}, or else answer with any other card that makes people draw.
rule-cancel = In answer to { NAMES($kinds, form: "indefinite", card: "definite", join: "or") }, this cancels the penalty, and nobody draws. Otherwise nothing happens.
rule-cancel-nothing = It would cancel penalty cards, but in these rules there are none for it to cancel.
rule-skip = The next player misses a turn.
rule-skip-more = The next { IN_WORDS($players) } players miss a turn.
rule-skip-all = All the other players miss a turn, so you play again.
rule-skip-all-first = All the other players miss a turn.
rule-skip-of-two = The other player misses a turn, so you play again.
rule-skip-of-two-first = The other player misses a turn.
rule-skip-if-two = With only two players, it is your turn again.
rule-skip-with-debt = Drawing them costs that player the turn as well.
rule-skip-more-with-debt = Drawing them costs that player the turn as well, and after that { $count ->
    [one] one more player misses
   *[other] { IN_WORDS($count) } more players miss
} a turn.
rule-anything-next = Any card may be played on it.
rule-must-cover = You must cover it at once with another card that fits. If you have none, draw one card at a time until you can; only if the cards run out may you leave it.
rule-again = You go on at once: play another card that fits, or draw as you would on a new turn.
rule-again-last = If it was your last card, you are simply out.

rule-debt-adds-up = Each answer adds to the number of cards, until somebody draws them all.
rule-several-answers = After an answer to penalty cards, only further answers may follow in the same turn.
rule-debt-draw-turn-ends = If penalty cards are waiting for you, draw them all at once; then your turn is over.
rule-debt-draw-may-play = If penalty cards are waiting for you, draw them all at once; only then do you take your turn as usual.
rule-debt-answer-turn-ends = If penalty cards are waiting for you, a card that answers them is all you may play. Without one, or if you prefer, draw them all; then your turn is over.
rule-debt-answer-may-play = If penalty cards are waiting for you, a card that answers them is all you may play. Without one, or if you prefer, draw them all; only then do you take your turn as usual.
rule-debt-wild = Not even { word-wild-one } will do.
rule-debt-paid = Once the penalty has been drawn it is over and done with, and the card that caused it is matched like any other. If too few cards are left, take what there is; the rest is forgiven.
rule-skip-no-answer = Nothing can be done about missing a turn.
rule-skip-answer = If you are about to miss a turn, you may answer with a card of the same rank that makes players miss a turn: then it does so in place of the one before. Otherwise pass.
rule-finish-on-special-not = You may not go out on a special card: with no other card left, you are treated as unable to play.
rule-finish-effect-ignored = When somebody goes out, it no longer matters what the last card would have done; nobody draws any more.
rule-finish-effect-applied = Even when somebody goes out, what the last card makes others draw is still drawn, together with any penalty cards waiting, before the hands are counted. There is no answer to it.
rule-finish-debt-ignored = When somebody goes out, penalty cards from the same turn are not drawn any more.
rule-finish-debt-applied = When somebody goes out, the next player still draws any penalty cards from the same turn before the hands are counted.

## Calls

rule-call-off = You need not tell the others when you are down to your last card.
rule-call = When you are down to a single card, say “{ call-last-card }”. You can do so as you play, earlier in the same turn, or afterwards until another player does something.
rule-call-forgotten = If you forget, you draw { $count ->
    [one] a penalty card
   *[other] { IN_WORDS($count) } penalty cards
}.
rule-call-out = Going out needs a call as well: “{ call-out }”, as you play your last card or earlier in the same turn. Without it you are not out; you draw { $count ->
    [one] a penalty card
   *[other] { IN_WORDS($count) } penalty cards
}, and the deal goes on.
rule-call-out-nothing = Only if there is nothing left to draw are you out all the same.
rule-stop = At the start of your turn, before you play or draw anything, you may call “{ call-stop }” if your hand is worth { $points ->
    [0] no points at all
    [one] one point at most
   *[other] { $points } points or less
}. The deal ends at once.
rule-stop-not-under-debt = You may not do so while penalty cards are waiting for you.
rule-stop-not-under-skip = You may not do so when you are about to miss a turn.
rule-stop-not-under-both = You may not do so while penalty cards are waiting for you, or when you are about to miss a turn.
rule-stopped-penalty = If every other hand is worth more than yours, you win the deal as if you had gone out. If not, the lowest of the other hands wins it, and everyone else counts their cards, you included.
rule-stopped-collect = If every other hand is worth more than yours, you win the deal as if you had gone out. If not, the lowest of the other hands wins it and collects the points of all the rest, yours included.

## End of the deal and scoring

rule-end = The deal is over as soon as somebody goes out, that is, plays their last card. That player has won it.
rule-scores-penalty = The winner scores nothing. The others count the cards left in their hands as penalty points.
rule-scores-collect = The winner scores points for all the cards left in the other players’ hands, and nobody else scores anything.
rule-doubles = If the last card was { word-wild-one }, the points count double.
rule-values = What the cards are worth:
rule-value-cards = { CAPITAL(NAMES($kinds, form: "plural", join: "and")) }
rule-value-every-card = Every card
rule-value-other-cards = All other cards
rule-value-number = the number on them
rule-value-points = { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}
rule-blocked = It is rare, but it happens: nobody can play or draw any more, and everybody passes. Then the deal is blocked, and the hand with the fewest points wins it, or several hands together if they tie. (A deal that is not over after 5,000 moves counts as blocked, too.)
rule-blocked-penalty = After a blocked deal everybody counts their hand, the winner included.
rule-blocked-others = The winner of a blocked deal scores the points of all the other hands. Joint winners share them equally, and any remainder is dropped.
rule-blocked-differences = The winner of a blocked deal scores only the difference between each of the other hands and the winning one. Joint winners share the sum equally, and any remainder is dropped.

## End of the game

rule-game-one-deal = The game is a single deal: whoever wins the deal wins the game.
rule-game-target-penalty = You play one deal after another and keep adding up the penalty points. When somebody has { $limit ->
    [one] one point
   *[other] { $limit } points
} or more at the end of a deal, the game is over, and the player with the fewest points wins.
rule-game-target-collect = You play one deal after another and keep adding up the points. When somebody has { $limit ->
    [one] one point
   *[other] { $limit } points
} or more at the end of a deal, the game is over, and the player with the most points wins.
rule-game-deals-penalty = You play { $deal ->
    [one] one deal
   *[other] { IN_WORDS($deal) } deals and add up the penalty points
}; the player with the fewest points wins.
rule-game-deals-collect = You play { $deal ->
    [one] one deal
   *[other] { IN_WORDS($deal) } deals and add up the points
}; the player with the most points wins.
rule-game-eliminate = You play one deal after another and keep adding up the penalty points. Anyone who has { $limit ->
    [one] one point
   *[other] { $limit } points
} or more at the end of a deal is out of the game, and the last player left wins. If nobody is left, the lowest total of those who played the last deal wins.
rule-tie-one-deal = If several players win the deal together, they win the game together.
rule-tie = If there is a tie for first place, everybody plays another deal, until somebody is ahead alone.
rule-tie-eliminate = If there is a tie for that, those who played the last deal play another one, until somebody is ahead alone.

## Examples. What may not be played is told by the texts refuse-.

rule-section-examples = Examples
rule-example = The upcard is { CARD($upcard, form: "definite") }, it is your turn, and you hold { NAMES($kinds, card: "definite", join: "and") }.
rule-example-named = Somebody has played { CARD($upcard, form: "definite") } and named { SUIT($suit) }. You hold { NAMES($kinds, card: "definite", join: "and") }.
rule-example-debt = The player before you has played { CARD($upcard, form: "definite") }, so { $count ->
    [one] a penalty card is
   *[other] { IN_WORDS($count) } penalty cards are
} waiting for you. You hold { NAMES($kinds, card: "definite", join: "and") }.
rule-example-last = The upcard is { CARD($upcard, form: "definite") }, and the only card you have left is { CARD($card, form: "definite") }.
rule-example-card = { CAPITAL(CARD($card)) }
rule-example-suit-matches = You may play it: the suit is right.
rule-example-rank-matches = You may play it: the rank is right.
rule-example-is-wild = You may play it: it is wild.
rule-example-answers = You may play it: it is an answer.
rule-example-score = Anyone left with { CARDS($cards) } counts { SUM($values) } = { $points ->
    [one] 1 point
   *[other] { $points } points
}.
