### What happens in a game. Every sentence about a seat is there twice: about others with $seat,
### and with “-you” for the reader.

## Dealing

event-deal = Deal { $deal }: { $seat } deals.
event-deal-you = Deal { $deal }: you deal.
event-cut = { $seat } cuts { CARD($card, form: "definite") }.
event-cut-you = You cut { CARD($card, form: "definite") }.
event-cut-tie = A tie: { LIST($seats) } cut again.
event-cut-tie-you = A tie: { LIST($others, first: "you") } cut again.
event-dealer = { $seat } has the highest card and deals first.
event-dealer-you = You have the highest card and deal first.
event-starter = The starter: { CARD($card) }.
event-starter-buried = { CAPITAL(CARD($card, form: "definite")) } may not be the starter and goes back into the stock.

## Playing

event-play = { $seat } plays { CARD($card, form: "definite") }.
event-play-you = You play { CARD($card, form: "definite") }.
event-play-wild = { $seat } plays { CARD($card, form: "definite") } and names { SUIT($suit) }.
event-play-wild-you = You play { CARD($card, form: "definite") } and name { SUIT($suit) }.
event-play-wild-open = { $seat } plays { CARD($card, form: "definite") }; the suit is still to be named.
event-play-wild-open-you = You play { CARD($card, form: "definite") }; you have yet to name the suit.
event-name-suit = { $seat } names { SUIT($suit) }.
event-name-suit-you = You name { SUIT($suit) }.

## Drawing and passing

event-draw = { $seat } draws { $count ->
    [0] no cards
    [one] a card
   *[other] { $count } cards
}.
event-draw-you = You draw { $count ->
    [0] no cards
    [one] a card
   *[other] { $count } cards
}.
event-draw-card = { $seat } draws { CARD($card, form: "definite") }.
event-draw-card-you = You draw { CARD($card, form: "definite") }.
event-draw-nothing = { $seat } tries to draw, but nothing is left.
event-draw-nothing-you = You try to draw, but nothing is left.
event-pass = { $seat } passes.
event-pass-you = You pass.
event-reshuffle = The stock is empty: { $count ->
    [one] the one discard beneath the upcard becomes the new stock.
   *[other] { $count } discards are shuffled to make a new one.
}
event-turn-over = The stock is empty: { $count ->
    [one] the one discard beneath the upcard becomes the new stock.
   *[other] the discard pile is turned over, and its { $count } cards are the new stock.
}

## Penalty cards

event-debt = { $count ->
    [0] No penalty cards any more.
    [one] That makes one penalty card.
   *[other] That makes { $count } penalty cards.
}
event-pay-debt = { $seat } draws { $count ->
    [0] no penalty cards
    [one] a penalty card
   *[other] { $count } penalty cards
}.
event-pay-debt-you = You draw { $count ->
    [0] no penalty cards
    [one] a penalty card
   *[other] { $count } penalty cards
}.
event-pay-debt-short = { $count ->
    [0] { $seat } should draw penalty cards ({ $owed }), but nothing is left.
    [one] { $seat } draws only one of { $owed } penalty cards; there are no more.
   *[other] { $seat } draws only { $count } of { $owed } penalty cards; there are no more.
}
event-pay-debt-short-you = { $count ->
    [0] You should draw penalty cards ({ $owed }), but nothing is left.
    [one] You draw only one of { $owed } penalty cards; there are no more.
   *[other] You draw only { $count } of { $owed } penalty cards; there are no more.
}
event-cancel = { $seat } cancels the penalty cards; nobody has to draw them.
event-cancel-you = You cancel the penalty cards; nobody has to draw them.
event-all-draw = Everybody but { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-all-draw-you = Everybody but you draws { $count ->
    [one] a card
   *[other] { $count } cards
}.

## Missing a turn, direction, once more

event-skip = { $seat } misses a turn.
event-skip-you = You miss a turn.
event-skip-accept = { $seat } gives no answer and misses a turn.
event-skip-accept-you = You give no answer and miss a turn.
event-skip-answer = { $seat } answers with { CARD($card, form: "definite") } and does not miss a turn.
event-skip-answer-you = You answer with { CARD($card, form: "definite") } and do not miss a turn.
event-direction = Play changes direction: now it goes { $direction ->
    [1] clockwise
   *[-1] counter-clockwise
}.
event-anything-next = Any card may be played on it.
event-again = { $seat } plays again.
event-again-you = You play again.
event-must-cover = { $seat } must cover that card.
event-must-cover-you = You must cover that card.

## Calls. $preset is the name of the rule set, an empty text for house rules.

call-last-card = { $preset ->
    [mau-mau] Mau!
    [tschau-sepp] Tschau!
    [macao] Makao!
   *[other] Last card!
}
call-out = { $preset ->
    [mau-mau] Mau-Mau!
    [tschau-sepp] Sepp!
   *[other] Out!
}
call-stop = Stop!
event-call = { $seat } calls “{ call-last-card }”
event-call-you = You call “{ call-last-card }”
event-call-out = { $seat } calls “{ call-out }”
event-call-out-you = You call “{ call-out }”
event-call-forgotten = { $seat } forgot to call “{ call-last-card }” { $count ->
    [0] – but there is nothing left to draw.
    [one] and draws a penalty card.
   *[other] and draws { $count } penalty cards.
}
event-call-forgotten-you = You forgot to call “{ call-last-card }” { $count ->
    [0] – but there is nothing left to draw.
    [one] and draw a penalty card.
   *[other] and draw { $count } penalty cards.
}
event-call-out-forgotten = { $seat } forgot to call “{ call-out }” { $count ->
    [0] – but there is nothing left to draw.
    [one] and draws a penalty card; the deal goes on.
   *[other] and draws { $count } penalty cards; the deal goes on.
}
event-call-out-forgotten-you = You forgot to call “{ call-out }” { $count ->
    [0] – but there is nothing left to draw.
    [one] and draw a penalty card; the deal goes on.
   *[other] and draw { $count } penalty cards; the deal goes on.
}
event-stop = { $seat } calls “{ call-stop }” with { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
} in hand.
event-stop-you = You call “{ call-stop }” with { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
} in hand.
event-stop-won = Nobody has as few points as { $seat }: the stop succeeds.
event-stop-won-you = Nobody has as few points as you: your stop succeeds.
event-stop-failed = The stop fails: somebody else has as few points as { $seat }, or fewer.
event-stop-failed-you = Your stop fails: somebody else has as few points as you, or fewer.

## End of a deal and of the game

event-out = { $seat } goes out!
event-out-you = You go out!
event-blocked = Nobody can play or draw any more: the deal is blocked.
event-move-limit = After { $count ->
    [one] one move
   *[other] { $count } moves
} nobody has gone out: the deal counts as blocked.
event-deal-won = { COUNT($winners) ->
    [one] { LIST($winners) } wins the deal.
   *[other] { LIST($winners) } win the deal together.
}
event-deal-won-you = { COUNT($others) ->
    [0] You win the deal!
   *[other] { LIST($others, first: "You") } win the deal together!
}
event-eliminated = { $seat } has { $points ->
    [one] one point
   *[other] { $points } points
} and is out of the game.
event-eliminated-you = You have { $points ->
    [one] one point
   *[other] { $points } points
} and are out of the game.
event-extra-deal = A tie between { LIST($seats) }: another deal will decide.
event-extra-deal-you = A tie between { LIST($others, first: "you") }: another deal will decide.
event-game-over = { COUNT($winners) ->
    [one] The game is over: { LIST($winners) } wins.
   *[other] The game is over: { LIST($winners) } win together.
}
event-game-over-you = { COUNT($others) ->
    [0] The game is over, and you win!
   *[other] The game is over: { LIST($others, first: "you") } win together!
}

## Undo

event-undo = Your last move is undone. From now on the game counts as assisted.
game-assisted = assisted
