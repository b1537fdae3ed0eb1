"""Two ways in which people play: the beginner's and the casual player's, slips included."""

from __future__ import annotations

from crazyeights.players.simple import greedy_action
from crazyeights.rules.actions import (
    ANNOUNCING,
    DRAW,
    KIND,
    NAME_SUIT,
    PASS,
    PLAY,
    STOP,
    SUIT,
    suit_choices,
)
from crazyeights.rules.chance import Dice, roll
from crazyeights.rules.compiled import compiled, count_ones, lowest
from crazyeights.rules.layout import (
    CALL_WITH_PLAY,
    MAY_DRAW,
    MAY_NAME,
    MAY_PASS,
    MAY_STOP,
    RuleNumbers,
)
from crazyeights.views import ViewRecord


@compiled
def happens(dice: Dice, percent: int) -> bool:
    """Throw dice for something that happens in so many of a hundred cases."""
    return roll(dice, 100) < percent


@compiled
def any_card(cards: int, dice: Dice) -> int:
    """Return any card of a mask that is not empty, each with the same chance."""
    for _ in range(roll(dice, count_ones(cards))):
        cards &= cards - 1
    return lowest(cards)


@compiled
def careless_suit(view: ViewRecord, rules: RuleNumbers, dice: Dice) -> int:
    """Return the suit of any card of the hand, or of nothing in particular."""
    cards = view.hand[0] & ~rules.wild_cards
    if cards == 0 or happens(dice, 25):
        return roll(dice, 4)
    return any_card(cards, dice) & 3


@compiled
def with_card(view: ViewRecord, rules: RuleNumbers, card: int, suit: int, call: bool) -> int:
    """Return the Play of a card, with the suit if it names one and with the call if it may."""
    action = card
    if suit_choices(rules, card, view.may) > 1:
        action |= (suit + 1) << SUIT
    if call and view.may & CALL_WITH_PLAY:
        action |= 1 << ANNOUNCING
    return action


@compiled
def choose_as_beginner(view: ViewRecord, rules: RuleNumbers, dice: Dice) -> int:
    """Play the first card that comes into view, wild cards as soon as any, and slip now and then.

    A beginner names the suit of any card, forgets one last-card call in three, and one time in
    eight overlooks that something can be played where drawing or passing is possible as well.
    """
    if view.may & MAY_STOP and happens(dice, 50):
        return STOP << KIND
    if view.may & MAY_NAME:
        return NAME_SUIT << KIND | careless_suit(view, rules, dice)
    overlooks = view.may & (MAY_DRAW | MAY_PASS) != 0 and happens(dice, 12)
    if view.playable != 0 and not overlooks:
        card = any_card(view.playable, dice)
        return with_card(view, rules, card, careless_suit(view, rules, dice), happens(dice, 67))
    if view.may & MAY_DRAW:
        return DRAW << KIND
    return PASS << KIND


@compiled
def choose_casually(view: ViewRecord, rules: RuleNumbers, dice: Dice) -> int:
    """Play greedily as people do: one time in eight just any card, one call in twenty forgotten."""
    action = greedy_action(view.hand[0], view.hand[1], view.playable, view.may, rules)
    if action >> KIND != PLAY:
        return action
    plain = view.playable & ~rules.wild_cards
    if plain != 0 and happens(dice, 12):
        action = with_card(view, rules, any_card(plain, dice), 0, True)
    if happens(dice, 5):
        action &= ~(1 << ANNOUNCING)
    return action
