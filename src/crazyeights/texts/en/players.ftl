### Hints and the review of a game: what is best, with which chance, and why.

## What to do

hint-play = Play { CARD($card, form: "definite") }.
hint-play-wild = Play { CARD($card, form: "definite") } and name { SUIT($suit) }.
hint-draw = Draw.
hint-pass = Pass.
hint-name = Name { SUIT($suit) }.
hint-stop = Call “{ call-stop }”.
hint-call = Call “{ call-last-card }”.
hint-chance = That wins the deal about { $share }% of the time.
hint-chance-game = That wins the game about { $share }% of the time.
hint-next-best = Next best: { $text }, about { $share }%.
hint-as-good = Just as good: { $text }.

## Why

hint-goes-out = You go out with it.
hint-only = You can do nothing else.
hint-nothing-fits = None of your cards fits.
hint-no-answer = You have no card to answer with.
hint-lacks = { $seat } had to draw when { SUIT($suit) } was required and has none of that suit.
hint-stuck = After that, { $share }% of the time { $seat } has no card that fits.
hint-draws = { $count ->
    [one] { $seat } then owes one card.
   *[other] { $seat } then owes { $count } cards.
}
hint-all-draw = { $count ->
    [one] Everybody else draws one card.
   *[other] Everybody else draws { $count } cards.
}
hint-skips = { $seat } misses a turn.
hint-few-cards = { $count ->
    [one] { $seat } has only one card left.
   *[other] { $seat } has only { $count } cards left.
}

## What a review says; $text is an action in short, “8♠ → ♥”

review-seat = Seat { $place }
review-title = { $count ->
    [0] { $seat }: no decision that cost anything worth mentioning.
    [one] { $seat }: one costly decision.
   *[other] { $seat }: { $count } costly decisions.
}
review-decision = Deal { $deal }, action { $place }, upcard { CARD($upcard) }. Chosen: { $text }, which wins about { $share }% of the time.
review-better = Better: { $text }, about { $share }%.
review-called = { $text } with the call
review-draw = draw
review-pass = pass
review-stop = { call-stop }
