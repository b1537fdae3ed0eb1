"""The two simplest ways to play: at random, and greedily."""

from __future__ import annotations

from crazyeights.rules.actions import (
    ANNOUNCING,
    DRAW,
    KIND,
    NAME_SUIT,
    PASS,
    STOP,
    SUIT,
    count_actions,
    nth_action,
    suit_choices,
)
from crazyeights.rules.chance import Dice, roll
from crazyeights.rules.compiled import compiled, count_ones, lowest
from crazyeights.rules.layout import (
    ALL_CARDS,
    CALL_WITH_PLAY,
    MAY_DRAW,
    MAY_NAME,
    MAY_STOP,
    RuleNumbers,
)
from crazyeights.rules.matching import SUIT_CARDS
from crazyeights.views import ViewRecord


@compiled
def choose_at_random(view: ViewRecord, rules: RuleNumbers, dice: Dice) -> int:
    """Choose any of the legal actions, each with the same chance."""
    n = roll(dice, count_actions(rules, view.playable, view.may))
    return nth_action(rules, view.playable, view.may, view.seat, n)


@compiled
def longest_suit(view: ViewRecord, rules: RuleNumbers, without: int) -> int:
    """Return the suit of which the hand holds most cards, wild cards and ``without`` not counted.

    Of suits of equal length it is the one with more points, then the first.
    """
    held = view.hand[0] & ALL_CARDS & ~rules.wild_cards
    twice = view.hand[1] & ~rules.wild_cards
    if (twice >> without) & 1:
        twice ^= 1 << without
    else:
        held &= ~(1 << without)
    best = 0
    most = -1
    for suit in range(4):
        worth = 0
        for cards in (held, twice):
            rest = cards & (SUIT_CARDS << suit)
            while rest > 0:
                worth += (1 << 32) + rules.value[lowest(rest)]
                rest &= rest - 1
        if worth > most:
            most = worth
            best = suit
    return best


@compiled
def choose_greedily(view: ViewRecord, rules: RuleNumbers, dice: Dice) -> int:  # noqa: ARG001
    """Shed the card that counts most, keep wild cards for last, name the longest suit.

    Of cards that count the same it is one of the longest suit. The last card is called with the
    play that leads to it, Stop whenever it may be; cards are drawn only when none can be played.
    """
    may = view.may
    if may & MAY_STOP:
        return STOP << KIND
    if may & MAY_NAME:
        return NAME_SUIT << KIND | longest_suit(view, rules, 63)
    if view.playable == 0:
        return DRAW << KIND if may & MAY_DRAW else PASS << KIND
    choice = view.playable & ~rules.wild_cards
    if choice == 0:
        choice = view.playable
    best = 0
    most = -1
    while choice > 0:
        card = lowest(choice)
        length = count_ones(view.hand[0] & ALL_CARDS & (SUIT_CARDS << (card & 3)))
        worth = rules.value[card] * 64 + length
        if worth > most:
            most = worth
            best = card
        choice &= choice - 1
    action = best
    if suit_choices(rules, best, may) > 1:
        action |= (longest_suit(view, rules, best) + 1) << SUIT
    if may & CALL_WITH_PLAY:
        action |= 1 << ANNOUNCING
    return action
