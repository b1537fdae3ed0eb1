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
from crazyeights.rules.piles import cards_value
from crazyeights.views import ViewRecord

NOTHING = 62
"""In the place of a card: no card. It is the highest bit that a signed mask can have."""


@compiled
def choose_at_random(view: ViewRecord, rules: RuleNumbers, dice: Dice) -> int:
    """Choose any of the legal actions, each with the same chance."""
    n = roll(dice, count_actions(rules, view.playable, view.may))
    return nth_action(rules, view.playable, view.may, view.seat, n)


@compiled
def suit_length(hand: int, twice: int, rules: RuleNumbers, suit: int) -> int:
    """Return how many cards of a suit a hand (its two masks) holds, wild cards not counted."""
    cards = (SUIT_CARDS << suit) & ~rules.wild_cards
    return count_ones(hand & cards) + count_ones(twice & cards)


@compiled
def longest_suit(hand: int, twice: int, rules: RuleNumbers, without: int) -> int:
    """Return the suit of which a hand holds most cards, wild cards and ``without`` not counted.

    ``hand`` and ``twice`` are the hand's masks. Of suits of equal length it is the one with more
    points, then the first.
    """
    held = hand & ALL_CARDS & ~rules.wild_cards
    twice &= ~rules.wild_cards
    if (twice >> without) & 1:
        twice ^= 1 << without
    else:
        held &= ~(1 << without)
    best = 0
    most = -1
    for suit in range(4):
        cards = held & (SUIT_CARDS << suit)
        copies = twice & (SUIT_CARDS << suit)
        worth = (count_ones(cards) + count_ones(copies)) << 32
        worth += cards_value(rules, cards) + cards_value(rules, copies)
        if worth > most:
            most = worth
            best = suit
    return best


@compiled
def greedy_action(hand: int, twice: int, playable: int, may: int, rules: RuleNumbers) -> int:
    """Return what `choose_greedily` chooses with a hand (its two masks) and what it may do."""
    if may & MAY_STOP:
        return STOP << KIND
    if may & MAY_NAME:
        return NAME_SUIT << KIND | longest_suit(hand, twice, rules, NOTHING)
    if playable == 0:
        return DRAW << KIND if may & MAY_DRAW else PASS << KIND
    choice = playable & ~rules.wild_cards
    if choice == 0:
        choice = playable
    best = 0
    most = -1
    while choice > 0:
        card = lowest(choice)
        worth = rules.value[card] * 64 + suit_length(hand, twice, rules, card & 3)
        if worth > most:
            most = worth
            best = card
        choice &= choice - 1
    action = best
    if suit_choices(rules, best, may) > 1:
        action |= (longest_suit(hand, twice, rules, best) + 1) << SUIT
    if may & CALL_WITH_PLAY:
        action |= 1 << ANNOUNCING
    return action


@compiled
def cards_to_shed_before(card: int, playable: int, rules: RuleNumbers) -> int:
    """Return which of the playable cards `choose_greedily` sheds before ``card`` in any hand."""
    wild = (rules.wild_cards >> card) & 1
    before = 0
    while playable > 0:
        other = lowest(playable)
        playable &= playable - 1
        other_wild = (rules.wild_cards >> other) & 1
        if other_wild < wild or (other_wild == wild and rules.value[other] > rules.value[card]):
            before |= 1 << other
    return before


@compiled
def choose_greedily(view: ViewRecord, rules: RuleNumbers, dice: Dice) -> int:  # noqa: ARG001
    """Shed the card that counts most, keep wild cards for last, name the longest suit.

    Of cards that count the same it is one of the longest suit. The last card is called with the
    play that leads to it, Stop whenever it may be; cards are drawn only when none can be played.
    """
    return greedy_action(view.hand[0], view.hand[1], view.playable, view.may, rules)
