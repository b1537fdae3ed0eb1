### The table: what lies there, what is required, whose turn it is; and what the terminal says.

game-name = Crazy Eights
game-you = You
game-start = { $name } { $count ->
    [one] with one seat
   *[other] with { $count } seats
}
game-opponents = You play against { LIST($seats) }.
game-options = As options: { $text }
game-commitment = Fingerprint of this deal’s shuffle, fixed before the deal: { $text }

## The table

table-upcard = Upcard: { CARD($card) }
table-suit = Required suit: { SUIT($suit) }
table-anything = Any card may be played.
table-stock = { $count ->
    [0] Stock: empty
    [one] Stock: 1 card
   *[other] Stock: { $count } cards
}
table-discards = { $count ->
    [0] Discard pile: empty
    [one] Discard pile: 1 card
   *[other] Discard pile: { $count } cards
}
table-direction = Direction: { $direction ->
    [1] clockwise
   *[-1] counter-clockwise
}
table-seat = { $seat }: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
table-seat-you = You: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
table-hand = { $count ->
    [0] Your hand (empty)
    [one] Your hand (1 card)
   *[other] Your hand ({ $count } cards)
}
table-hand-mark = { $mark } = you can play it
table-playable = Playable:
table-rest = The rest:
table-new-cards = { COUNT($cards) ->
    [0] Nothing is new in your hand.
   *[other] New in your hand: { CARDS($cards) }
}
table-debt = { $count ->
    [0] { $seat } owes no penalty cards.
    [one] { $seat } owes one penalty card.
   *[other] { $seat } owes { $count } penalty cards.
}
table-debt-you = { $count ->
    [0] You owe no penalty cards.
    [one] You owe one penalty card: draw it.
   *[other] You owe { $count } penalty cards: draw them.
}
table-debt-rank-you = { $count ->
    [0] You owe no penalty cards.
    [one] You owe one penalty card: draw it, or answer with { RANK($rank, form: "indefinite") }.
   *[other] You owe { $count } penalty cards: draw them, or answer with { RANK($rank, form: "indefinite") }.
}
table-debt-any-you = { $count ->
    [0] You owe no penalty cards.
    [one] You owe one penalty card: draw it, or answer with any draw card.
   *[other] You owe { $count } penalty cards: draw them, or answer with any draw card.
}
table-skip-you = You are to miss a turn: answer with { RANK($rank, form: "indefinite") } or pass.

## Whose turn it is and what to do

turn = It is { $seat }’s turn.
turn-you = It is your turn.
turn-draw-you = You cannot play: draw with d.
turn-pass-you = You cannot play, and nothing is left to draw: pass with p.
turn-pass-drawn-you = You cannot play: pass with p.
turn-drawn-you = Play a card, or pass with p.
turn-more-you = Play another card of the same rank, or end your turn with p.
turn-name-you = Name a suit.
prompt = Card or command (? = help):
prompt-suit = Which suit do you name ({ $letters })?
prompt-continue = Press Enter to go on
hint-first = One moment, let me think …
prompt-quit = Leave the game? q again for yes, Enter for no:
prompt-record = Save the record of the game? A file name, or Enter for no:
record-saved = The record of the game is in { $text }.
record-failed = The record could not be written to { $text }: { $part }
input-understood = Understood: { CARD($card) }
quit = Game ended. See you soon!
quit-end-of-input = End of input: the game has ended.

## Help. On the left stands what to type; here, what it does.

help-title = You can type:
help-key-enter = Enter
help-card = play { CARD($card, form: "definite") }
help-rank = play your only playable card of that rank
help-wild = play { CARD($card, form: "definite") } and name { SUIT($suit) }
help-call-card = play { CARD($card, form: "definite") } and call “{ call-last-card }” with it
help-suit = name { SUIT($suit) } when asked for a suit
help-draw = draw
help-pass = pass, or end your turn
help-call = call “{ call-last-card }”
help-call-out = call “{ call-out }” as you go out
help-stop = call “{ call-stop }”
help-hint = get a hint: what is good, and why
help-undo = take back your last move
help-rules = read the rules of this game
help-enter = draw or pass, if you can do nothing else
help-help = this help
help-quit = leave the game
help-letters = Ranks: { $ranks }. Suits: { $suits }.
