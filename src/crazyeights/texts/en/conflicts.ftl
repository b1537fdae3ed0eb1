### Why rules do not go together, or a rule set cannot be read: conflict- and the code of the reason.

conflict-value = “{ $text }” is no answer here.
conflict-option = There is no rule called “{ $text }”.
conflict-no-value = The answer to this is missing.
conflict-twice = This is there twice.
conflict-preset = There is no rule set called “{ $text }”.
conflict-preset-seats = “{ $name }” is made for { $fewest } to { $most } players, not for { $players }.
conflict-name = The name must be a text.
conflict-file-format = It does not say in which version the file is written: the first line must be { $text }.
conflict-file-version = The file is written in version “{ $text }”, which cannot be read here; right is format = 1.
conflict-file-no-toml = This is no TOML: “{ $text }”. A line looks like this: draw = 3; words and lists of cards stand in quotation marks.
conflict-file-no-text = This is no text: a file of rules is text in UTF-8.
conflict-file-too-large = The file is too long to be a rule set.
conflict-link-too-long = The link is too long to be a rule set.
conflict-link-no-version = There are no rules in the link, or it is not complete.
conflict-link-version = The link comes from another version of the game (“{ $text }”) and cannot be read here.
conflict-no-seat = There is no seat { $place } when only { $players } play.
conflict-wild-lacking = There are no { NAMES($kinds, form: "plural", join: "or") } among these cards, so they cannot be wild.
conflict-effect-lacking = This is not among the cards: { NAMES($kinds, join: "and") }. So it cannot do anything.
conflict-anything-on-wild = After a wild card the named suit counts, so it cannot be that any card goes on it as well: { NAMES($kinds, join: "and") }.
conflict-no-points = Like this, no card counts anything, and nobody could win on points.
conflict-nothing-on-wild = If all cards are wild and none may go on another, nobody could ever play.
conflict-no-starter = Like this, no card would be left that could be the starter.
conflict-no-last-card = Like this, no card would be left that anyone could go out on.
conflict-too-few-cards = There are not enough cards: { $players } players with { $count } each and a starter make { $amount }, and there are only { $size }.
conflict-draw-for-nothing = If you draw until a card fits, you must be allowed to play it.
conflict-nobody-eliminated = Only penalty points put you out of the game, but here the winner collects.
conflict-values-missing = It is not yet said what these cards count: { NAMES($kinds, join: "and") }.
conflict-values-lacking = These cards are not there and need no points: { NAMES($kinds, join: "and") }.
