"""A player that follows the tips of the rule book, each of which can be switched on and off.

A tip adds points to the actions that it advises and takes them from those it warns of; what has
most is done. Without any tip that is any card that may be played, any suit, and now and then a call
forgotten. So what a tip is worth can be measured: by a match between players with and without it.
"""

from __future__ import annotations

from crazyeights.players.levels import happens
from crazyeights.players.simple import NOTHING, longest_suit, suit_length
from crazyeights.rules.actions import (
    ANNOUNCING,
    DRAW,
    KIND,
    NAME_SUIT,
    PASS,
    PLAY,
    STOP,
    SUIT,
    count_actions,
    nth_action,
)
from crazyeights.rules.advice import Advice
from crazyeights.rules.chance import Dice, roll
from crazyeights.rules.compiled import compiled, compiled_apart, count_ones
from crazyeights.rules.events import DREW
from crazyeights.rules.layout import (
    CALL_WITH_PLAY,
    JOKER_CARD,
    MAY_DRAW,
    MAY_STOP,
    SEATS,
    TURN,
    RuleNumbers,
)
from crazyeights.rules.log import COUNT, DECISION, DRAWN, EXTRA, PHASE, REQUIRED, SEAT, Log
from crazyeights.rules.log import KIND as ROW_KIND
from crazyeights.rules.matching import SUIT_CARDS, rank_cards
from crazyeights.rules.options import MUST_PLAY, ONE_DEAL_ONLY, OWN_SUIT, PENALTY, SOME_DEALS
from crazyeights.views import ViewRecord

(
    KEEP_WILD,
    WILD_FOR_LONG_SUIT,
    NAME_STRONGEST,
    NAME_LACKING,
    FINISH_ON_WILD,
    TWO_WILD_LOSE,
    KNOW_WILD,
    CHANGE_SUIT,
    FOLLOW_SUIT_CHAIN,
    WATCH_DRAWERS,
    SHED_HIGH,
    CALL_LAST_CARD,
    KNOW_SPECIAL,
    KNOW_STOCK,
) = (1 << place for place in range(len(Advice)))
"""The tips of `rules.advice.Advice`, in the same order, as bits."""
ALL_TIPS = (1 << len(Advice)) - 1

LONG_SUIT = 4
"""How many cards of a suit are many."""
FEW_CARDS = 3
"""With so many cards or fewer a seat is about to go out."""


@compiled_apart
def lacking_suits(seen: Log, rules: RuleNumbers, seat: int) -> int:
    """Return the suits (a mask) of which a seat surely has none but wild cards.

    It could not play when they were required, and what it has drawn since is of no such suit. Where
    people may draw because they like to, nothing is known.
    """
    if rules.voluntary_draw:
        return 0
    lacking = 0
    required = 0
    table = seen.rows
    for row in range(seen.used):
        kind = table[row, ROW_KIND]
        if kind == DREW and table[row, SEAT] == seat:
            # A card that had to be played if it could be is of the required suit only if it was.
            lacking &= required if rules.drawn_card == MUST_PLAY else 0
        elif kind == DECISION:
            required = 0
            if table[row, SEAT] != seat or table[row, PHASE] != TURN:
                continue
            if rules.finish_on_special == 0 and table[row, COUNT] - table[row, DRAWN] == 1:
                continue  # it may hold one that may not be its last card
            action = table[row, EXTRA] >> KIND
            drew = table[row, DRAWN] > 0
            if action == DRAW or (drew and (action == PLAY or rules.drawn_card == MUST_PLAY)):
                required = (1 << int(table[row, REQUIRED])) & 15
                lacking |= required
    return lacking


@compiled_apart
def advise(view: ViewRecord, rules: RuleNumbers, tips: int, lacking: int, action: int) -> int:
    """Return the points that some tips (a mask) give a Play or the naming of a suit.

    ``lacking`` are the suits that the next seat lacks, see `lacking_suits`.
    """
    if action >> KIND == NAME_SUIT:
        return advise_suit(view, rules, tips, lacking, NOTHING, action & 3)
    if action >> KIND != PLAY:
        return 0
    card = action & 63
    named = (action >> SUIT) & 7
    is_wild = (rules.wild_cards >> card) & 1
    suit = card & 3
    if named > 0:
        suit = named - 1
    elif card == JOKER_CARD or (is_wild and rules.naming != OWN_SUIT):
        suit = -1
    points = 0
    if named > 0:
        points = advise_suit(view, rules, tips, lacking, card, suit)
    if is_wild:
        points += advise_wild_card(view, rules, tips, card, suit)
    else:
        points += advise_plain_card(view, rules, tips, card)
    following = int(view.after[(view.direction + 1) >> 1, view.seat])
    threatens = view.counts[following] <= FEW_CARDS
    if tips & WATCH_DRAWERS and threatens and suit >= 0 and (lacking >> suit) & 1:
        points += 300
    if tips & KNOW_SPECIAL and (rules.special >> card) & 1:
        hinders = ((rules.draw_cards | rules.skip_cards) >> card) & 1
        points += 400 if hinders and threatens else -40
    left = view.counts[view.seat] - 1
    if tips & KNOW_SPECIAL and rules.finish_on_special == 0 and left > 0:
        if left == cards_left(view, card, rules.special):
            points -= 5000
    if tips & KNOW_STOCK and rules.most_draws > FEW_CARDS:
        for other in range(4):
            cards = (SUIT_CARDS << other) & ~rules.wild_cards
            if cards_left(view, card, cards) > 0:
                points += 25
    return points


@compiled
def cards_left(view: ViewRecord, card: int, cards: int) -> int:
    """Return how many cards of a mask the hand holds once ``card`` is played."""
    count = count_ones(view.hand[0] & cards) + count_ones(view.hand[1] & cards)
    if (cards >> JOKER_CARD) & 1:
        count += max(0, count_ones(view.hand[0] >> JOKER_CARD) - 1)
    return count - ((cards >> card) & 1)


@compiled
def advise_suit(
    view: ViewRecord, rules: RuleNumbers, tips: int, lacking: int, card: int, suit: int
) -> int:
    """Return the points for naming a suit, with ``card`` or with NOTHING."""
    points = 0
    if tips & NAME_STRONGEST:
        strongest = longest_suit(view.hand[0], view.hand[1], rules, card)
        points += 40 * suit_length(view.hand[0], view.hand[1], rules, suit)
        points += 20 if suit == strongest else 0
    if tips & NAME_LACKING and (lacking >> suit) & 1:
        points += 100
    return points


@compiled
def advise_wild_card(view: ViewRecord, rules: RuleNumbers, tips: int, card: int, suit: int) -> int:
    """Return the points for playing a wild card, which names ``suit``."""
    points = 0
    count = view.counts[view.seat]
    wild = cards_left(view, card, rules.wild_cards) + 1
    if tips & KEEP_WILD:
        points -= 4000
    if tips & WILD_FOR_LONG_SUIT and suit >= 0 and suit != view.required:
        if suit_length(view.hand[0], view.hand[1], rules, suit) >= LONG_SUIT:
            points += 4500
    if tips & FINISH_ON_WILD and count <= FEW_CARDS and rules.finish_on_wild and wild == 1:
        points -= 8000
    if tips & TWO_WILD_LOSE and wild > 1 and rules.scoring == PENALTY:
        if rules.game_end != ONE_DEAL_ONLY and rules.game_end != SOME_DEALS:
            for other in range(SEATS):
                rival = (view.active >> other) & 1 and other != view.seat
                if rival and view.counts[other] <= FEW_CARDS:
                    points += 9000
                    break
    if tips & KNOW_WILD and rules.finish_on_wild == 0 and count <= FEW_CARDS:
        points += 7000
    return points


@compiled
def advise_plain_card(view: ViewRecord, rules: RuleNumbers, tips: int, card: int) -> int:
    """Return the points for playing a card that is not wild."""
    points = 0
    suit = card & 3
    left = view.counts[view.seat] - 1
    length = suit_length(view.hand[0], view.hand[1], rules, suit)
    if tips & KNOW_WILD and rules.finish_on_wild == 0 and left > 0:
        if left == cards_left(view, card, rules.wild_cards):
            points -= 6000
    if tips & CHANGE_SUIT and view.required < 4 and suit != view.required:
        if (rank_cards(view.upcard) >> card) & 1:
            here = suit_length(view.hand[0], view.hand[1], rules, view.required)
            points += 30 * (length - 1 - here)
    if tips & FOLLOW_SUIT_CHAIN and suit == view.required and length >= LONG_SUIT:
        if suit == longest_suit(view.hand[0], view.hand[1], rules, NOTHING):
            points += 120
    if tips & SHED_HIGH:
        points += 8 * min(rules.value[card], 50)
    return points


@compiled_apart
def choose_by_tips(view: ViewRecord, seen: Log, rules: RuleNumbers, tips: int, dice: Dice) -> int:
    """Do what some tips (a mask) together advise most; draw only when nothing can be played."""
    if view.may & MAY_STOP:
        return STOP << KIND
    following = int(view.after[(view.direction + 1) >> 1, view.seat])
    lacking = lacking_suits(seen, rules, following)
    calls = tips & CALL_LAST_CARD != 0 or happens(dice, 50)
    best = DRAW << KIND if view.may & MAY_DRAW else PASS << KIND
    most = 0
    found = False
    for n in range(count_actions(rules, view.playable, view.may)):
        action = nth_action(rules, view.playable, view.may, view.seat, n)
        kind = action >> KIND
        if kind != PLAY and kind != NAME_SUIT:
            continue
        if view.may & CALL_WITH_PLAY and kind == PLAY:
            if ((action >> ANNOUNCING) & 1 == 1) != calls:
                continue
        # Of what the tips hold alike anything is done.
        points = advise(view, rules, tips, lacking, action) * 64 + roll(dice, 64)
        if not found or points > most:
            best = action
            most = points
            found = True
    return best


def tips_named(names: str) -> int:
    """Return the mask of tips named as in ``keep-wild+shed-high``.

    Raises ValueError for one that does not exist.
    """
    mask = 0
    for name in names.split("+"):
        try:
            mask |= 1 << list(Advice).index(Advice(name))
        except ValueError:
            message = f"there is no tip {name!r}; there are {', '.join(Advice)}"
            raise ValueError(message) from None
    return mask
