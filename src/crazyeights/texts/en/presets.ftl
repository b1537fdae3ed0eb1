### Names of the rule sets, and in a sentence what each is about.

preset-quick = Quick game
preset-quick-summary = A single deal for two, three or four: whoever goes out first collects the points left in everyone else’s hand. The first seat always starts.

preset-classic = Classic
preset-classic-summary = A single deal in which you either play a card or draw exactly one. If the starter is an eight, the dealer names the suit; forget to say “Last card!” and you draw 2.

preset-classic-special = Classic with special cards
preset-classic-special-summary = Classic with special cards: a queen makes the next player miss a turn, an ace reverses direction, and after a two you draw 2 cards or answer with another two.

preset-classic-matching-eights = Classic with matching eights
preset-classic-matching-eights-summary = Classic, except that an eight too must match in suit or rank before you may name a suit with it.

preset-five-hundred = Five hundred
preset-five-hundred-summary = Seven cards each and penalty points that are easy to add up: court cards 10, eights 50, everything else 5. As soon as somebody has 500, the lowest total wins.

preset-five-hundred-single = Five hundred, one draw
preset-five-hundred-single-summary = Five hundred, only faster: if you cannot play you draw a single card, and that is your turn.

preset-five-hundred-collect = Collect five hundred
preset-five-hundred-collect-summary = Five hundred the other way round: whoever goes out collects the points of all the other hands, and reaching 500 wins.

preset-penalty = Penalty points
preset-penalty-summary = The basic game over several deals: if you cannot play, you draw until you can. As soon as somebody has 200 penalty points, the lowest total wins.

preset-penalty-three = Penalty points, draw three
preset-penalty-three-summary = Penalty points, but you draw three cards at most; if none of them fits, you pass.

preset-penalty-no-reshuffle = Penalty points, no reshuffle
preset-penalty-no-reshuffle-summary = Penalty points, but an empty stock stays empty: from then on, if you cannot play, you pass.

preset-action-cards = Action cards
preset-action-cards-summary = Penalty points with action cards: two – draw 2 or answer with a two; three – draw 3; jack – miss a turn; queen – reverse; ace – any card may follow.

preset-chain-draw = Chain of twos
preset-chain-draw-summary = Penalty points, but after a two the next player draws 2 cards or plays another two, and the price goes up to 4, then 6, then 8.

preset-crazy-aces = Crazy Aces
preset-crazy-aces-summary = Penalty points with aces as the wild cards instead of eights; getting stuck with one costs a single point.

preset-stop-the-round = Stop!
preset-stop-the-round-summary = Penalty points, but with 5 points or fewer in hand at the start of your turn you may call “Stop!” – and you win the deal unless somebody else holds as little or less.

preset-double-hold = Play first, name later
preset-double-hold-summary = Penalty points, but after playing an eight you may take your time over the suit; play goes on once you have named it.

preset-jokers = With jokers
preset-jokers-summary = Penalty points with 2 jokers in each pack: they go on anything and name any suit, and being left with one costs 50 points.

preset-swedish-rummy = Swedish Rummy
preset-swedish-rummy-summary = The same game as Penalty points under its other names, Swedish Rummy or simply Eights.

preset-mau-mau = Mau-Mau
preset-mau-mau-summary = Germany’s version with 32 cards and wild jacks: seven – draw 2; eight – miss a turn; ace – play again. No jack on a jack, and you say “Mau!” with one card left, “Mau-Mau!” as you go out.

preset-tschau-sepp = Tschau Sepp
preset-tschau-sepp-summary = Switzerland’s version with 36 cards, played counter-clockwise: seven – draw 2; eight – miss a turn; an ace must be covered; jacks are wild. You say “Tschau!” with one card left and “Sepp!” as you go out.

preset-switch = Switch
preset-switch-summary = The British game: aces are wild, a two makes the next player draw 2 and a black jack 5, which a red jack cancels; an eight makes the next player miss a turn, and a queen reverses direction.

preset-neunerln = Neunerln
preset-neunerln-summary = Mau-Mau from Austria and Bavaria with wild nines: seven – draw 2; eight – miss a turn. Going out on a nine doubles everybody else’s points.

preset-pesten = Pesten
preset-pesten-summary = The Dutch game of pestering one another: jacks are wild; two – draw 2; joker – draw 5; seven – play again; eight – miss a turn; ace – reverse. None of these may be your last card.

preset-macao = Macao
preset-macao-summary = From Poland and Romania: two – draw 2; three – draw 3; king of hearts or spades – draw 5, and any of these answers any other; four – miss a turn. Aces are wild but must match, and equal ranks go down together.

preset-vri-atter = Vri åtter
preset-vri-atter-summary = Norway’s game with 7 cards each: you draw up to 3 cards and need not play one that fits. Forget to say “Last card!” and you draw 3.

preset-vandatta = Vändåtta
preset-vandatta-summary = Sweden’s game: after an ace everybody else draws a card and you play again. Equal ranks go down together, nobody goes out on an eight or an ace, and with 100 points you are out of the game.
