### The table on the page: seats, piles, hand, actions.

## Regions

page-opponents = Opponents
page-table = Table
page-hand = Your hand
page-actions = Actions

## Seats and hand

page-your-turn = Your turn
page-last-card = last card
page-misses-turn = misses a turn
page-card-place = { $name }, { $part } of { $text }
page-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-cards-left = { $count ->
    [0] No cards further left
    [one] 1 card further left
   *[other] { $count } cards further left
}
page-cards-right = { $count ->
    [0] No cards further right
    [one] 1 card further right
   *[other] { $count } cards further right
}
page-cards-playable = { $count ->
    [0] none playable
   *[other] { $count } playable
}

## Piles

page-stock = Stock
page-stock-cards = { $count ->
    [0] Stock: empty
    [one] Stock: 1 card
   *[other] Stock: { $count } cards
}
page-upcard = Discard pile: { $text }
page-no-upcard = Discard pile: empty
page-required = required suit
page-anything = Any card

## Actions

page-pass = Pass
page-sort = Sort
page-hint = Hint
page-undo = Undo

## Choosing a suit

page-choose = Choose a suit
page-choose-now = Which suit shall it be?
page-choose-have = { $count ->
    [0] you have none
   *[other] you have { $count }
}
page-take-back = Take the card back

## When something is amiss

page-reconnecting = Reconnecting…
page-failed = Something went wrong. Please try again.
page-no-table = There is no table here
page-no-table-why = It belongs to somebody else, or it has been cleared away.
page-no-table-deal = Deal a new game
