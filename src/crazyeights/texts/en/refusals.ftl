### Why something is not allowed: refuse- and the code of the reason.

refuse-not-your-turn = It is { $seat }’s turn, not yours.
refuse-not-in-hand = You do not hold that card: { CARD($card) }.
refuse-no-match = { CAPITAL(CARD($card, form: "definite")) } is neither { SUIT($suit, form: "indefinite") } nor { RANK($upcard, form: "indefinite") }.
refuse-wild-on-wild = { CAPITAL(CARD($card, form: "definite")) } cannot go here: no wild card on a wild card.
refuse-finish-on-wild = { CAPITAL(CARD($card, form: "definite")) } cannot be your last card: these rules do not let you go out on a wild card.
refuse-finish-on-special = { CAPITAL(CARD($card, form: "definite")) } cannot be your last card: these rules do not let you go out on a special card.
refuse-wild-must-match = Even a wild card must match here, and { CARD($card, form: "definite") } is neither { SUIT($suit, form: "indefinite") } nor { RANK($upcard, form: "indefinite") }.
refuse-debt-open = { $amount ->
    [0] You still owe penalty cards
    [one] You owe a penalty card
   *[other] You owe { $amount } penalty cards
}: draw, unless you can answer.
refuse-not-an-answer = { CAPITAL(CARD($card, form: "definite")) } is no answer to the penalty cards.
refuse-skip-open = You are to miss a turn: answer with { RANK($rank, form: "indefinite") } or pass.
refuse-drawn-card-only = Only the card you have just drawn may be played now: { CARD($card) }.
refuse-same-rank-only = For the rest of this turn you may play only { RANK($rank, form: "plural") }.
refuse-no-plays-now = You cannot play just now: go on drawing or, once you have drawn enough, pass.
refuse-draw-while-playable = You can play, so you may not draw.
refuse-nothing-to-draw = There is nothing left to draw.
refuse-draw-finished = You may not draw any more in this turn.
refuse-pass-while-playable = You can play, so you may not pass.
refuse-pass-while-drawable = You can still draw, so you may not pass.
refuse-pass-before-drawn = Once you start drawing you must finish: only then may you pass.
refuse-suit-needed = Say which suit you name with { CARD($card, form: "definite") }.
refuse-suit-not-wanted = Only a wild card names a suit, and { CARD($card, form: "definite") } is not wild.
refuse-own-suit-only = Here a wild card keeps its own suit; you may not name another.
refuse-last-names-nothing = The last card names no suit.
refuse-suit-owed = First name the suit.
refuse-no-suit-owed = There is no suit to name just now.
refuse-call-off = In these rules nobody calls the last card.
refuse-call-cards = The call is for the last card, and you have { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
} in hand.
refuse-call-already = You have already called that.
refuse-announce-not-last = You may call only if exactly one card is left afterwards.
refuse-stop-off = “Stop!” is not part of these rules.
refuse-stop-too-high = To call “Stop!” you may have { $limit ->
    [0] no points
    [one] at most one point
   *[other] at most { $limit } points
} in hand, and you have { $points }.
refuse-stop-too-late = “Stop!” may be called only at the very start of your turn, and not while you owe penalty cards or are to miss a turn.
refuse-deal-over = The deal is already over.
refuse-game-over = The game is already over.
refuse-seat-out = You are not playing in this deal.
refuse-deal-not-over = The deal is not over yet.
refuse-stale = Something has happened meanwhile: look again.
refuse-key-used = That request carries the key of an earlier one.
refuse-undo-nothing = There is no move of yours to undo in this deal.
refuse-undo-online = Undo is only for games against computer opponents.
refuse-undo-disclosed = The shuffle of this deal has been disclosed: nothing in it can be undone any more.
