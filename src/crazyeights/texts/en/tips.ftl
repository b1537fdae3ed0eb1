### Tips, each with its reason (…-why). Where each applies is decided in texts/rulebook/tips.py.

rule-section-tips = Tips

tip-keep-wild = Hold on to your { word-wild-plural }.
tip-keep-wild-why = { CAPITAL(word-wild-one) } always fits and gets you out of many a tight corner, so play it only when nothing else will do.
tip-wild-for-long-suit = Play { word-wild-one } at once if it opens a long suit for you.
tip-wild-for-long-suit-why = If you hold many cards of one suit, naming it lets you play them one after another, and that is worth more than a card saved for bad times.
tip-name-strongest = Name your strongest suit.
tip-name-strongest-why = If you choose the suit you have most of, you can go on playing while others may have to draw.
tip-name-lacking = Count the suits, and name one the others have run out of.
tip-name-lacking-why = After a few turns, what has been played and who had to draw tells you which suits your opponents are short of.
tip-finish-on-wild = Plan to go out on { word-wild-one }.
tip-finish-on-wild-why = As your last card it fits whatever happens, so nobody can spoil it by changing the suit.
tip-two-wild-lose = Do not get caught with two { COUNT($wild) ->
    [1] { NAMES($wild, form: "plural", join: "and") }
   *[other] wild cards
} in your hand.
tip-two-wild-lose-why = At the end of a deal they cost you { $points ->
    [one] one point
   *[other] { $points } points
}, and the limit is { $limit }. Keeping such cards is powerful, but risky.
tip-know-wild = Ask where { word-wild-one } may go at your table.
tip-know-wild-why = At some tables a wild card goes on anything, at others it must match, or may not be played on another wild card or last of all. Better to find out before you rely on it.
tip-change-suit = Change the suit by way of the rank.
tip-change-suit-why = If you have little of the suit in play, put down a card of the same rank from your strong suit, and the game goes on in your suit.
tip-follow-suit-chain = While play stays in your long suit, stay in it.
tip-follow-suit-chain-why = If you hold five diamonds, say, and diamonds are being played, go slow with everything else: the others keep to a suit in which you can get rid of card after card.
tip-watch-drawers = Watch who draws.
tip-watch-drawers-why = Whoever draws had no card of that suit. Change back to it when that player is about to go out.
tip-shed-high = Get rid of high cards early: { NAMES($kinds, form: "plural", join: "and") }.
tip-shed-high-why = They are the most expensive cards to be left with when somebody else goes out first, so play them while you can.
tip-call-last-card = Remember to say “{ call-last-card }” in time.
tip-call-last-card-why = It is the commonest slip of beginners, and it costs { $count ->
    [one] a card
   *[other] { IN_WORDS($count) } cards
} just when you were about to win.
tip-know-special = Know what the special cards do before you play one.
tip-know-special-why = They differ from table to table and are easily mixed up, and it is mostly the player of the card who suffers for it.
tip-know-stock = Know how much has to be drawn.
tip-know-stock-why = At some tables you draw until you can play, at others three cards at most, or only one. Whoever draws a lot soon holds a lot of points, and asking before the game saves an argument.
