### Questions to the rules: which do I know (find-), how do two differ (compare-), may I (may-).

## Which rules do I know?

find-question = Question { $count }
find-dont-know = I don’t know
find-prompt = Number of the answer (Enter: don’t know, z: back, q: quit):
find-not-an-answer = Type a number from 1 to { $count }.
find-nearest = The nearest is: { $name }
find-near = Just as near: { LIST($names) }
find-same = All you said is there, word for word.
find-different = What is different with you:
find-left-out = This did not go together with the rest: { $text }

## Two rule sets side by side

ruleset-house = House rules
ruleset-different = Only this is different here:
ruleset-changed = { $name } with house rules
compare-title = { $name } and { $text }
compare-same = No difference: both are played in exactly the same way.
compare-nothing = nothing is said about this

## May I?

may-yes = Yes.
may-no = No.
may-anything-goes = Any card may go here.
may-rule = This is what the rules say:
may-wrong-no-hand = It is missing which cards you hold.
may-wrong-big-hand = Nobody holds as many cards as that; { $count } at most.
may-wrong-no-such-card = That card is not part of these rules: { CARD($card) }.
may-wrong-too-often = { $count ->
    [0] There is no such card
    [one] There is only one such card
   *[other] There are only { $count } such cards
}: { CARD($card) }.
may-wrong-upcard = { CAPITAL(CARD($upcard, form: "definite")) } cannot have been played like that. { $text }
may-wrong-no-debt = Under these rules nobody has to draw because of { CARD($upcard, form: "definite") }.
may-wrong-done = What you have done in this turn already was not allowed. { $text }
may-wrong-drawn-what = It is missing which cards you have drawn.
may-wrong-drawn-count = { $count ->
    [0] You have drawn no card
    [one] You have drawn one card
   *[other] You have drawn { $count } cards
}, not as many as that.
