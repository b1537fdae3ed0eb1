"""A learnt way to play: every action gets points for what it leaves behind, the best one is taken.

It looks only at what its seat may know: its hand, what is public, and what it has kept in mind of
the deal (`MEMORY`). What counts how much are `WEIGHTS`, found by ``benchmarks/learn.py``.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np

from crazyeights.players.simple import NOTHING, greedy_action, suit_length
from crazyeights.rules.actions import (
    ANNOUNCING,
    DRAW,
    KIND,
    NAME_SUIT,
    SUIT,
    suit_choices,
)
from crazyeights.rules.compiled import compiled, compiled_apart, count_ones, lowest, record_type
from crazyeights.rules.layout import (
    ALL_CARDS,
    CALL_WITH_PLAY,
    JOKER_CARD,
    MAY_NAME,
    MAY_STOP,
    SEATS,
    TURN,
    RuleNumbers,
    State,
)
from crazyeights.rules.matching import SUIT_CARDS, rank_cards
from crazyeights.rules.options import MAY_NOT

(
    COUNTS,  # the points of the card, in tens
    LENGTH,  # cards of the suit that is then required, in the hand that is left
    COVERED,  # different suits in the hand that is left
    MATES,  # cards of the same rank in the hand that is left
    WILD,  # the card is wild
    WILD_LATE,  # the card is wild: one over the cards that are left
    STAYS,  # the required suit stays the same
    NEXT_LACKS,  # the next seat is known to have none of the suit that is then required
    OTHERS_LACK,  # how many more seats are
    HINDERS,  # the next seat has to draw or is skipped
    HINDERS_LATE,  # the same, where the next seat has few cards
    SPECIAL,  # any other effect
    UNSEEN_SUIT,  # the share of the suit among the cards not seen, less a quarter
    UNSEEN_RANK,  # cards of the rank not seen, where the card is not wild
    LENGTH_LATE,  # LENGTH over the cards that are left
    RANKS_COVER,  # ranks that the hand that is left holds more than once
) = range(16)
FEATURES = 16
KINDS_OF_TABLE = 3
"""There are weights for two seats, for three, and for more."""

MEMORY = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("lacking", np.int64, (SEATS,)),
                ("gone", np.int64),
                ("reshuffles", np.int64),
            ]
        ),
    )
)
"""What one keeps in mind of a deal: the suits that each seat had none of when it last had to draw
(masks), and the cards on the discard pile since it was last reshuffled."""
Memory: TypeAlias = Any
"""A record of the dtype `MEMORY`."""
record_type("Memory", MEMORY)

HABITS = np.dtype((np.record, np.dtype([("weights", np.float64, (KINDS_OF_TABLE, FEATURES))])))
"""The weights of the features by the number of seats in the deal."""
Habits: TypeAlias = Any
"""A record of the dtype `HABITS`."""
record_type("Habits", HABITS)


WEIGHTS: Final = (
    (
        -0.227,
        -0.160,
        -0.713,
        -0.071,
        -5.578,
        0.059,
        0.185,
        1.036,
        -0.263,
        0.128,
        1.402,
        0.432,
        -7.115,
        -0.363,
        2.415,
        0.402,
    ),
    (
        -0.173,
        0.093,
        0.954,
        0.450,
        -5.750,
        -0.509,
        0.360,
        1.168,
        0.129,
        -0.316,
        1.393,
        0.644,
        -1.759,
        -0.316,
        1.977,
        0.238,
    ),
    (
        -0.173,
        0.093,
        0.954,
        0.450,
        -5.750,
        -0.509,
        0.360,
        1.168,
        0.129,
        -0.316,
        1.393,
        0.644,
        -1.759,
        -0.316,
        1.977,
        0.238,
    ),
)
"""What was learnt: a row for each kind of table."""


def habits() -> Habits:
    """Return the learnt weights in a record."""
    record = np.zeros(1, HABITS)[0]
    record.weights[:] = WEIGHTS
    return record


@compiled
def forget_all(state: State, memory: Memory) -> None:
    """Begin to keep in mind what happens, with the discard pile as it lies."""
    for seat in range(SEATS):
        memory.lacking[seat] = 0
    memory.gone = 0
    for place in range(state.discards_size):
        memory.gone |= 1 << int(state.discards[place])
    memory.reshuffles = state.reshuffles


@compiled
def keep_in_mind(state: State, rules: RuleNumbers, action: int, memory: Memory) -> None:
    """Note what an action of the seat to act tells; before it is carried out."""
    if action >> KIND == DRAW:
        suits = 0
        if state.phase == TURN and rules.voluntary_draw == 0 and rules.drawn_card != MAY_NOT:
            suits = (1 << state.required) & 15
        # What it drew may be of any other suit.
        memory.lacking[state.turn] = suits


@compiled
def note_upcard(state: State, memory: Memory) -> None:
    """Note what lies on the discard pile; after an action was carried out."""
    if state.reshuffles != memory.reshuffles:
        memory.reshuffles = state.reshuffles
        memory.gone = 0
    memory.gone |= 1 << state.upcard


@compiled
def weighted_action(state: State, rules: RuleNumbers, memory: Memory, habits: Habits) -> int:
    """Return the Play, or the suit, with most points; whatever else is done as greedily."""
    seat = state.turn
    hand = state.hands[seat, 0]
    twice = state.hands[seat, 1]
    may = state.may
    playable = state.playable
    naming = may & MAY_NAME != 0
    if may & MAY_STOP or (playable == 0 and not naming):
        return greedy_action(hand, twice, playable, may, rules)
    if naming:
        return NAME_SUIT << KIND | best_suit(state, rules, memory, habits, NOTHING)
    best = 0
    most = 0.0
    found = False
    if playable & (playable - 1) == 0:
        best = lowest(playable)
    else:
        while playable > 0:
            card = lowest(playable)
            playable &= playable - 1
            suit = card & 3
            if suit_choices(rules, card, may) > 1:
                suit = best_suit(state, rules, memory, habits, card)
            points = points_for(state, rules, memory, habits, card, suit)
            if not found or points > most:
                best = card
                most = points
                found = True
    action = best
    if suit_choices(rules, best, may) > 1:
        action |= (best_suit(state, rules, memory, habits, best) + 1) << SUIT
    if may & CALL_WITH_PLAY:
        action |= 1 << ANNOUNCING
    return action


@compiled_apart
def best_suit(
    state: State, rules: RuleNumbers, memory: Memory, habits: Habits, without: int
) -> int:
    """Return the suit with most points to be named with a card, or with NOTHING."""
    best = 0
    most = 0.0
    for suit in range(4):
        points = suit_points(state, rules, memory, habits, without, suit)
        if suit == 0 or points > most:
            best = suit
            most = points
    return best


@compiled
def kind_of_table(state: State) -> int:
    """Return which weights to take."""
    return min(state.actives, 4) - 2


@compiled
def suit_points(
    state: State, rules: RuleNumbers, memory: Memory, habits: Habits, card: int, suit: int
) -> float:
    """Return the points for what the suit that is then required is worth."""
    seat = state.turn
    table = kind_of_table(state)
    weights = habits.weights
    hand = state.hands[seat, 0]
    twice = state.hands[seat, 1]
    wild = rules.wild_cards
    length = float(suit_length(hand, twice, rules, suit))
    left = state.counts[seat]
    if card < NOTHING:
        left -= 1
        if card < JOKER_CARD and card & 3 == suit and (wild >> card) & 1 == 0:
            length -= 1.0
    points = weights[table, LENGTH] * length
    points += weights[table, LENGTH_LATE] * length / max(left, 1)
    if suit == state.required:
        points += weights[table, STAYS]
    following = int(state.after[(state.direction + 1) >> 1, seat])
    if (memory.lacking[following] >> suit) & 1:
        points += weights[table, NEXT_LACKS]
    for other in range(SEATS):
        if other != seat and other != following and (memory.lacking[other] >> suit) & 1:
            points += weights[table, OTHERS_LACK]
    unseen = ALL_CARDS & ~memory.gone & ~hand
    if rules.deck_size > 54:
        unseen = ALL_CARDS & ~(memory.gone & hand)
    cards = count_ones(unseen & (SUIT_CARDS << suit) & ~wild)
    points += weights[table, UNSEEN_SUIT] * (cards / max(count_ones(unseen), 1) - 0.25)
    return points


@compiled_apart
def points_for(
    state: State, rules: RuleNumbers, memory: Memory, habits: Habits, card: int, suit: int
) -> float:
    """Return the points for playing a card after which ``suit`` is required."""
    seat = state.turn
    table = kind_of_table(state)
    weights = habits.weights
    hand = state.hands[seat, 0] & ALL_CARDS
    twice = state.hands[seat, 1]
    left = state.counts[seat] - 1
    points = weights[table, COUNTS] * min(rules.value[card], 60) * 0.1
    if card != JOKER_CARD or suit_choices(rules, card, state.may) > 1:
        points += suit_points(state, rules, memory, habits, card, suit)
    if (twice >> card) & 1 == 0:
        hand &= ~(1 << card)
    plain = hand & ~rules.wild_cards
    for other in range(4):
        if plain & (SUIT_CARDS << other):
            points += weights[table, COVERED]
    mates = plain & rank_cards(card)
    if (rules.wild_cards >> card) & 1:
        points += weights[table, WILD] + weights[table, WILD_LATE] / max(left, 1)
    else:
        points += weights[table, MATES] * count_ones(mates)
        unseen = ALL_CARDS & ~memory.gone & ~state.hands[seat, 0]
        points += weights[table, UNSEEN_RANK] * count_ones(unseen & rank_cards(card))
    pairs = plain & (plain >> 1) & 0x7777777777777 | plain & (plain >> 2) & 0x3333333333333
    points += weights[table, RANKS_COVER] * count_ones(pairs)
    if (rules.special >> card) & 1:
        hinders = rules.draw_cards | rules.skip_cards
        if (hinders >> card) & 1 or rules.all_draw_n[card] > 0:
            points += weights[table, HINDERS]
            following = int(state.after[(state.direction + 1) >> 1, seat])
            if state.counts[following] <= 2:
                points += weights[table, HINDERS_LATE]
        else:
            points += weights[table, SPECIAL]
    return points
