### The page: header, dialogs, rules, log.

## Header

page-title = Crazy Eights
page-title-rules = { $name } – Crazy Eights
page-header-rules = Rules
page-header-new = New game
page-header-language = Language
page-header-log = Log
page-header-statistics = Statistics
page-header-sound = Sound
page-header-settings = Settings
page-header-keys = Keys
page-header-menu = Menu

## All dialogs

page-dialog-close = Close
page-dialog-cancel = Cancel
page-dialog-loading = One moment…
page-dialog-failed = This could not be loaded. Are you still connected?
page-dialog-retry = Try again

## New game

page-new-title = New game
page-new-opponents = Computer opponents
page-new-level = Level
page-new-rules = Rules
page-new-all = { $count ->
    [0] No rule sets
    [one] The one rule set
   *[other] All { $count } rule sets
}
page-new-fewer = Show fewer
page-new-players = { $text } players
page-new-impossible = “{ $name }” is for { $text } players only.
page-new-end = End of the game
page-new-end-one = 1 deal
page-new-end-points = { $text } points
page-new-end-own = as usual
page-new-deal = Deal
page-new-kept = The game you are playing is kept.
page-new-failed = The cards could not be dealt. Are you still connected?

## Rules

page-rules-contents = Contents

## Settings

page-settings-title = Settings
page-settings-theme = Appearance
page-settings-theme-system = Automatic
page-settings-theme-light = Light
page-settings-theme-dark = Dark
page-settings-cards = Cards
page-settings-four-colours = Four-colour pack
page-settings-four-colours-about = Clubs are green, diamonds are blue.
page-settings-ranks = International letters
page-settings-ranks-about = J, Q, K and A in every language
page-settings-large = Large cards
page-settings-play = Play
page-settings-left = Left-handed
page-settings-left-about = The main buttons are on the left.
page-settings-sound = Sound
page-settings-sound-about = Quiet sounds as cards are played and drawn
page-settings-pace = Pace of the opponents

## Keys

page-keys-title = Keys
page-keys-cards = Cards
page-keys-table = Your turn
page-keys-page = Page
page-keys-home = Home
page-keys-end = End
page-keys-enter = Enter
page-keys-space = Space
page-keys-escape = Esc
page-keys-move = from card to card
page-keys-ends = to the first, to the last card
page-keys-piles = to the piles, back to the cards
page-keys-play = play the card
page-keys-suit = name a suit when asked
page-keys-sort = sort by suit or by rank
page-keys-draw = draw
page-keys-pass = pass
page-keys-call = call “{ $text }”
page-keys-hint = hint
page-keys-undo = take back your last move
page-keys-new = new game
page-keys-rules = rules
page-keys-sound = sound on or off
page-keys-help = this list
page-keys-close = close, take a choice back

## Log

page-log-title = Log
page-log-deal = { $count ->
    [0] Before the first deal
   *[other] Deal { $count }
}
page-log-empty = Nothing has happened yet.
