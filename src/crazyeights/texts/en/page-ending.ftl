### The page: the end of a deal and of a game, verification, statistics.

## Ending

page-ending-player = Player
page-ending-cards = Cards left
page-ending-total = Total
page-ending-limit = up to { $text }
page-ending-none = No cards
page-ending-next = Next deal
page-ending-again = Play again
page-ending-record = Save the game
page-ending-fixed = The cards were fixed before you played.
page-ending-verify = Verify
page-ending-chart = Totals after each deal
page-ending-deal = Deal { $count }
page-plot-figures = Show the figures

## Verification

page-verify-title = Were the cards fixed?
page-verify-about = Before you played, the table showed the fingerprint of a secret number. How the cards were shuffled follows from that number. Now it is disclosed, and your browser works everything out again by itself.
page-verify-kept = Your browser saw this fingerprint beforehand and kept it.
page-verify-not-kept = Your browser kept no fingerprint of this deal. This is the one the table gives now.
page-verify-secret = This is the secret number, now disclosed.
page-verify-same = Its fingerprint is the same.
page-verify-not-same = Its fingerprint is a different one.
page-verify-cut = The cards that were cut for the first dealer follow from it too.
page-verify-not-cut = The cards that were cut for the first dealer do not follow from it.
page-verify-shuffle = Shuffled with it, the cards lie as the table says.
page-verify-not-shuffle = Shuffled with it, the cards do not lie as the table says.
page-verify-hand = You were dealt exactly the cards that were due to you.
page-verify-not-hand = You were not dealt the cards that were due to you.
page-verify-good = Everything agrees: the cards were fixed before you played.
page-verify-agrees = Fingerprint, number and cards agree.
page-verify-bad = Something is wrong here. Save the game as evidence.
page-verify-pack = All cards after the shuffle, from top to bottom
page-verify-yours = Those with a frame were dealt to you.

## Statistics

page-statistics-sheet = This game
page-statistics-all = All games
page-statistics-games = games
page-statistics-wins = won
page-statistics-streak = won in a row
page-statistics-best = longest streak
page-statistics-average = points on average
page-statistics-none = No game has been played to its end yet.
page-statistics-chart = Share of games won among the ten latest
page-statistics-erase = Erase the statistics
page-statistics-sure = Erase all results of this browser? This cannot be undone.
page-statistics-erase-yes = Erase
