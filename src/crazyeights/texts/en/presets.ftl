### Names of the rule sets, in a sentence what each is about, and in a few words to choose it by.

preset-quick = Quick game
preset-quick-summary = A single deal for two, three or four: whoever goes out first collects the points left in everyone else’s hand. The first seat always starts.
preset-quick-short = Draw until a card fits. Whoever goes out gets the points.

preset-classic = Classic
preset-classic-summary = A single deal in which you either play a card or draw exactly one. If the starter is an eight, the dealer names the suit; forget to say “Last card!” and you draw 2.
preset-classic-short = Play, or draw one card. Remember to say “Last card!”

preset-classic-special = Classic with special cards
preset-classic-special-summary = Classic with special cards: a queen makes the next player miss a turn, an ace reverses direction, and after a two you draw 2 cards or answer with another two.
preset-classic-special-short = Classic, with missed turns, reverses and penalty cards.

preset-classic-matching-eights = Classic with matching eights
preset-classic-matching-eights-summary = Classic, except that an eight too must match in suit or rank before you may name a suit with it.
preset-classic-matching-eights-short = Classic, but even an eight has to match.

preset-five-hundred = Five hundred
preset-five-hundred-summary = Seven cards each and penalty points that are easy to add up: court cards 10, eights 50, everything else 5. As soon as somebody has 500, the lowest total wins.
preset-five-hundred-short = Several deals to 500 penalty points, seven cards each.

preset-five-hundred-single = Five hundred, one draw
preset-five-hundred-single-summary = Five hundred, only faster: if you cannot play you draw a single card, and that is your turn.
preset-five-hundred-single-short = To 500, but you never draw more than one card.

preset-five-hundred-collect = Collect five hundred
preset-five-hundred-collect-summary = Five hundred the other way round: whoever goes out collects the points of all the other hands, and reaching 500 wins.
preset-five-hundred-collect-short = Whoever goes out gets the points. Reaching 500 wins.

preset-penalty = Penalty points
preset-penalty-summary = The basic game over several deals: if you cannot play, you draw until you can. As soon as somebody has 200 penalty points, the lowest total wins.
preset-penalty-short = The basic game: several deals to 200 penalty points.

preset-penalty-three = Penalty points, draw three
preset-penalty-three-summary = Penalty points, but you draw three cards at most; if none of them fits, you pass.
preset-penalty-three-short = Draw three cards at most, then pass.

preset-penalty-no-reshuffle = Penalty points, no reshuffle
preset-penalty-no-reshuffle-summary = Penalty points, but an empty stock stays empty: from then on, if you cannot play, you pass.
preset-penalty-no-reshuffle-short = An empty stock stays empty.

preset-action-cards = Action cards
preset-action-cards-summary = Penalty points with action cards: two – draw 2 or answer with a two; three – draw 3; jack – miss a turn; queen – reverse; ace – any card may follow.
preset-action-cards-short = Two and three: draw. Jack: miss a turn. Queen: reverse.

preset-chain-draw = Chain of twos
preset-chain-draw-summary = Penalty points, but after a two the next player draws 2 cards or plays another two, and the price goes up to 4, then 6, then 8.
preset-chain-draw-short = Two on two: draw 2 cards, then 4, then 6.

preset-crazy-aces = Crazy Aces
preset-crazy-aces-summary = Penalty points with aces as the wild cards instead of eights; getting stuck with one costs a single point.
preset-crazy-aces-short = Aces are wild instead of eights.

preset-stop-the-round = Stop!
preset-stop-the-round-summary = Penalty points, but with 5 points or fewer in hand at the start of your turn you may call “Stop!” – and you win the deal unless somebody else holds as little or less.
preset-stop-the-round-short = With 5 points or fewer you may call “Stop!”

preset-double-hold = Play first, name later
preset-double-hold-summary = Penalty points, but after playing an eight you may take your time over the suit; play goes on once you have named it.
preset-double-hold-short = Play the eight first, then take your time over the suit.

preset-jokers = With jokers
preset-jokers-summary = Penalty points with 2 jokers in each pack: they go on anything and name any suit, and being left with one costs 50 points.
preset-jokers-short = Two jokers a pack: they always fit, and cost a lot.

preset-swedish-rummy = Swedish Rummy
preset-swedish-rummy-summary = The same game as Penalty points under its other names, Swedish Rummy or simply Eights.
preset-swedish-rummy-short = The same as Penalty points, by another name.

preset-mau-mau = Mau-Mau
preset-mau-mau-summary = Germany’s version with 32 cards and wild jacks: seven – draw 2; eight – miss a turn; ace – play again. No jack on a jack, and you say “Mau!” with one card left, “Mau-Mau!” as you go out.
preset-mau-mau-short = From Germany: 32 cards, jacks are wild, and you say “Mau!”

preset-tschau-sepp = Tschau Sepp
preset-tschau-sepp-summary = Switzerland’s version with 36 cards, played counter-clockwise: seven – draw 2; eight – miss a turn; an ace must be covered; jacks are wild. You say “Tschau!” with one card left and “Sepp!” as you go out.
preset-tschau-sepp-short = From Switzerland: 36 cards, counter-clockwise. “Tschau!” – “Sepp!”

preset-switch = Switch
preset-switch-summary = The British game: aces are wild, a two makes the next player draw 2 and a black jack 5, which a red jack cancels; an eight makes the next player miss a turn, and a queen reverses direction.
preset-switch-short = From Britain: aces are wild, and black jacks cost 5 cards.

preset-neunerln = Neunerln
preset-neunerln-summary = Mau-Mau from Austria and Bavaria with wild nines: seven – draw 2; eight – miss a turn. Going out on a nine doubles everybody else’s points.
preset-neunerln-short = From Austria and Bavaria: nines are wild.

preset-pesten = Pesten
preset-pesten-summary = The Dutch game of pestering one another: jacks are wild; two – draw 2; joker – draw 5; seven – play again; eight – miss a turn; ace – reverse. None of these may be your last card.
preset-pesten-short = From the Netherlands: pester one another. A joker costs 5 cards.

preset-macao = Macao
preset-macao-summary = From Poland and Romania: two – draw 2; three – draw 3; king of hearts or spades – draw 5, and any of these answers any other; four – miss a turn. Aces are wild but must match, and equal ranks go down together.
preset-macao-short = From Poland and Romania: many penalty cards, equal ranks together.

preset-vri-atter = Vri åtter
preset-vri-atter-summary = Norway’s game with 7 cards each: you draw up to 3 cards and need not play one that fits. Forget to say “Last card!” and you draw 3.
preset-vri-atter-short = From Norway: seven cards each, draw up to three.

preset-vandatta = Vändåtta
preset-vandatta-summary = Sweden’s game: after an ace everybody else draws a card and you play again. Equal ranks go down together, nobody goes out on an eight or an ace, and with 100 points you are out of the game.
preset-vandatta-short = From Sweden: after an ace everybody else draws.
