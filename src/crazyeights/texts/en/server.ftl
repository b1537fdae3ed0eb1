### What the server says to the page: seats, cards and buttons in words, scores, problems.

## Seats: what somebody did last, and how they stand

seat-played = played { $text }
seat-drew = { $count ->
    [one] drew 1 card
   *[other] drew { $count } cards
}
seat-passed = passed
seat-skipped = missed a turn
seat-named = named { SUIT($suit) }
seat-stopped = called “{ call-stop }”
seat-acts = to act
seat-called = called “{ call-last-card }”
seat-loses-turn = about to miss a turn
seat-out = out of the game
seat-total = { $count ->
    [one] 1 point
   *[other] { $count } points
}

## The cards of the hand, as they are read out

card-label = { CARD($card) }
card-label-playable = { CARD($card) }, playable

## What is to be done, and what the buttons say

now-draw = You cannot play: draw.
now-pass = You cannot play, and nothing is left to draw: pass.
now-pass-drawn = You cannot play: pass.
now-drawn = Play a card or pass.
now-more = Play another card of this rank, or end your turn.
now-next-deal = On to the next deal.
now-game-over = The game is over.
button-draw = Draw
button-draw-debt = Draw { $count }
debt-short = { $count ->
    [one] 1 penalty card
   *[other] { $count } penalty cards
}
direction-short = { $direction ->
    [1] clockwise
   *[-1] counter-clockwise
}
explain-allowed = That is allowed.

## Scores

ended-deal = Deal { $deal }.
ended-penalty = Every card left counts against whoever holds it; the lowest total wins.
ended-collect = Whoever wins gets the points that the others still hold.
note-out = went out
note-out-you = you went out
note-leads = leads
note-leads-you = you lead
note-eliminated = is out of the game
note-eliminated-you = you are out of the game
remark-missing = { $seat } is { $points ->
    [one] 1 point
   *[other] { $points } points
} short of { $limit }.
remark-missing-you = You are { $points ->
    [one] 1 point
   *[other] { $points } points
} short of { $limit }.
remark-deals = { $count ->
    [one] One more deal.
   *[other] { $count } more deals.
}

## Strength and pace

level-beginner = Beginner
level-beginner-summary = Plays whatever fits.
level-casual = Medium
level-casual-summary = Plays what counts most, and keeps the wild cards for later.
level-strong = Strong
level-strong-summary = Imagines how the hidden cards may lie.
level-master = Master
level-master-summary = Thinks ten times as thoroughly.
pace-calm = Calm
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant

## When something cannot be done

problem-table = There is no such table, or it belongs to another browser.
problem-outdated = This table comes from another version of the game, which played by other rules. It cannot be continued.
problem-page = There is no such page.
problem-method = This address cannot be used that way.
problem-request = Nothing can be made of this request: { $text }
problem-empty-body = This request is empty; it has to be a JSON object.
problem-no-json = This request is no JSON; it has to be a JSON object.
problem-body = This request has to be a JSON object, not “{ $text }”.
problem-nested = This request is nested too deeply.
problem-field-missing = This request lacks the field “{ $name }”.
problem-field-unknown = This request has a field that does not exist: “{ $name }”.
problem-field = The field “{ $name }” is not as described: { $text }
problem-too-large = This request is too large.
problem-too-many = Those were too many games at once. Wait a moment.
problem-origin = This request comes from another site.
problem-host = This server does not answer to the name “{ $name }”. On its own machine it is called “localhost”; if the other name is to be right as well, start it with “--allow-host { $name }”.
problem-no-host = This request does not say in one “Host” header which server it is for, such as “Host: localhost:8000”.
problem-unsaved = That could not be saved, so it has not happened. Try again.
problem-internal = Something went wrong. Try again.
problem-preset = There are no such rules.
problem-rules = These rules cannot be read. { $text }
problem-level = There is no such strength.
problem-players = These rules are for { $fewest } to { $most } players.
problem-deal = That deal is not over yet.
problem-no-hint = There is a hint when it is your turn.
