### Input that cannot be read, and what would be right.

input-unknown = “{ $text }” is neither a card nor a command. Type “?” to see what you can type.
input-suit-unknown = “{ $text }” is no suit. You can choose from: { $letters }.
input-too-much = There is too much after “{ $text }”: type one card or one command at a time.
input-impossible-card = That card is not in this game: { CARD($card) }.
input-which-card = { COUNT($cards) ->
    [0] Say which one you mean.
   *[other] Say which one you mean: { CARDS($cards) }
}
input-no-such-rank = You hold no { RANK($rank, form: "plural") }.

unreadable-empty = There is nothing to read.
unreadable-unknown-rank = “{ $text }” makes no sense: “{ $part }” is no rank.
unreadable-unknown-suit = “{ $text }” makes no sense: “{ $part }” is no suit.
unreadable-missing-rank = “{ $text }” makes no sense: there is no rank before the suit.
unreadable-missing-suit = “{ $text }” makes no sense: there is no suit after the rank.
unreadable-suit-first = “{ $text }” is the wrong way round: the rank comes first, so { $part }.
unreadable-joker-with-suit = “{ $text }” makes no sense: a joker has no suit.
unreadable-ace = The ace is written { $letter }.
unreadable-right-card = Write the rank ({ $ranks }), then the suit ({ $suits }), for example { $example }; the joker is JK.
unreadable-right-rank = Ranks are { $ranks }, and JK for the joker.
unreadable-right-suit = Suits are { $suits }.
