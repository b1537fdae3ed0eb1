"""A learnt way to play: a small network rates what every action leaves behind.

It looks only at what its seat may know: its hand, what is public, and what it has kept in mind of
the deal (`MEMORY`). Its numbers were found by ``benchmarks/learn.py``, see there.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeAlias

import numpy as np

from crazyeights.players.simple import (
    NOTHING,
    cards_to_shed_before,
    greedy_action,
    suit_length,
)
from crazyeights.rules.actions import (
    ANNOUNCING,
    DRAW,
    KIND,
    NAME_SUIT,
    PLAY,
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
from crazyeights.rules.matching import SUIT_CARDS, matching_cards, permitted, rank_cards
from crazyeights.rules.options import MAY_NOT
from crazyeights.rules.piles import cards_value

(
    TWO_SEATS,  # two seats are in the deal
    THREE_SEATS,  # three are
    MANY_SEATS,  # how many, in eighths
    NEXT_COUNT,  # cards of the next seat, in tens
    NEXT_LAST,  # it has one card
    NEXT_TWO,  # it has two
    BEFORE_COUNT,  # cards of the seat before, in tens
    BEFORE_LAST,  # it has one card
    FEWEST,  # cards of the other seat that has fewest, in tens
    FEWEST_LAST,  # it has one
    FEWEST_TWO,  # it has two
    WILD_UNSEEN,  # wild cards not seen, in fours
    STOCK,  # cards in the stock, in fifties
    COUNT,  # own cards, in tens
    WILD,  # the card is wild
    WILD_LATE,  # the same over the cards that are left
    MATES,  # cards of its rank in the hand that is left, in twos, where it is not wild
    RANK_UNSEEN,  # cards of its rank not seen, in fours, likewise
    VALUE,  # the points of the card
    HINDERS,  # the next seat has to draw or is skipped
    HINDERS_LATE,  # the same, where it has few cards
    SPECIAL,  # the card has any other effect
    LEFT,  # cards that are left, in tens
    END_NEAR,  # one over one more than these
    LAST,  # one card is left
    LENGTH,  # cards of the suit that is then required, in fours
    LENGTH_SHARE,  # their share of the cards that are left
    LONGEST,  # cards of the longest other suit, in fours
    SECOND,  # of the second
    THIRD,  # of the third
    WILD_LEFT,  # wild cards left, in twos
    PAIRS,  # ranks that are left more than once, in twos
    POINTS,  # points of the cards that are left, in fifties
    STAYS,  # the required suit stays the same
    NEXT_LACKS,  # the next seat is known to have none of the suit
    BEFORE_LACKS,  # so is the seat before
    LACKING,  # how many seats are, in thirds
    SUIT_SHARE,  # the share of the suit among the cards not seen, compared with a quarter
    SUIT_UNSEEN,  # how many these are, in tens
    SHORT,  # one has none of the suit, half where one has one card
    NEXT_STUCK,  # the chance that the next seat cannot follow
    NEXT_WINS,  # that it can, where it has one card
    BEFORE_STUCK,  # that the seat before cannot
    OTHERS_WIN,  # the best chance of another seat with one card
    ANSWERS,  # the share of the cards not seen that one could follow
    ANSWERS_LATE,  # the same over one more than the cards left
) = range(46)
INPUTS: Final = 46
"""What the network looks at."""
SITUATION: Final = WILD
"""So many of these describe the situation, the others what an action leaves behind."""
NEURONS: Final = 24

MEMORY = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("lacking", np.int64, (SEATS,)),
                ("not_held", np.int64, (SEATS,)),
                ("not_kept", np.int64, (SEATS,)),
                ("drawn", np.int64, (SEATS,)),
                ("counts", np.int64, (SEATS,)),
                ("gone", np.int64),
                ("points", np.int64),
                ("rated", np.int64),
                ("reshuffles", np.int64),
                ("inputs", np.float32, (INPUTS,)),
                ("before", np.float32, (NEURONS,)),
                ("excited", np.float32, (NEURONS,)),
            ]
        ),
    )
)
"""What one keeps in mind of a deal: the suits that each seat had none of when it last had to draw
(masks); the cards that a greedy seat would have played if it had held them: `not_held` for all it
holds, `not_kept` for all but those it drew since (`drawn`); how many cards each seat holds; and the
cards on the discard pile since it was last reshuffled. Besides there are the points of the cards of
the seat to act that are not wild, or second copies, how many actions were `rated`, and room for the
network to work in."""
Memory: TypeAlias = Any
"""A record of the dtype `MEMORY`."""
record_type("Memory", MEMORY)

HABITS = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("first", np.float32, (INPUTS, NEURONS)),
                ("offset", np.float32, (NEURONS,)),
                ("second", np.float32, (NEURONS,)),
                ("sooner", np.int64, (JOKER_CARD + 1,)),
            ]
        ),
    )
)
"""The numbers of the network: weights from inputs to neurons and their offsets, weights of the
neurons. `sooner` has, for each card, those that a greedy seat sheds before it (`learn_rules`)."""
Habits: TypeAlias = Any
"""A record of the dtype `HABITS`."""
record_type("Habits", HABITS)


@cache
def _learnt() -> Habits:
    text = files("crazyeights.players").joinpath("policy.txt").read_text("utf-8")
    numbers = np.array([float(number) for number in text.split()])
    record = np.zeros(1, HABITS)[0]
    record.first[:] = numbers[: INPUTS * NEURONS].reshape(INPUTS, NEURONS)
    record.offset[:] = numbers[INPUTS * NEURONS : -NEURONS]
    record.second[:] = numbers[-NEURONS:]
    return record


def habits() -> Habits:
    """Return the learnt numbers in a record."""
    return _learnt().copy()


@compiled
def learn_rules(rules: RuleNumbers, habits: Habits) -> None:
    """Prepare for rules; before anything else."""
    for card in range(JOKER_CARD + 1):
        habits.sooner[card] = cards_to_shed_before(card, ALL_CARDS, rules)


@compiled
def forget_all(state: State, memory: Memory) -> None:
    """Begin to keep in mind what happens, with the discard pile as it lies."""
    for seat in range(SEATS):
        memory.lacking[seat] = 0
        memory.not_held[seat] = 0
        memory.not_kept[seat] = 0
        memory.drawn[seat] = 0
        memory.counts[seat] = state.counts[seat]
    memory.gone = 0
    for place in range(state.discards_size):
        memory.gone |= 1 << int(state.discards[place])
    memory.reshuffles = state.reshuffles


@compiled
def keep_in_mind(
    state: State, rules: RuleNumbers, action: int, habits: Habits, memory: Memory
) -> None:
    """Note what an action of the seat to act tells; before it is carried out."""
    seat = state.turn
    kind = action >> KIND
    if kind == DRAW:
        suits = 0
        if state.phase == TURN and rules.voluntary_draw == 0:
            memory.not_held[seat] |= fitting_cards(state, rules)
            if rules.drawn_card != MAY_NOT:
                suits = (1 << state.required) & 15
        # What it drew may be of any other suit.
        memory.lacking[seat] = suits
    elif kind == PLAY:
        card = action & 63
        if (memory.not_kept[seat] >> card) & 1 and memory.drawn[seat] > 0:
            memory.drawn[seat] -= 1
        if state.phase == TURN:
            memory.not_held[seat] |= fitting_cards(state, rules) & habits.sooner[card]


@compiled
def fitting_cards(state: State, rules: RuleNumbers) -> int:
    """Return the cards that may be played in an ordinary turn, whoever holds them."""
    cards = ALL_CARDS
    if state.anything == 0:
        cards = matching_cards(state) | rules.wild_cards
    return permitted(state, rules, cards)


@compiled
def note_change(state: State, memory: Memory) -> None:
    """Note what lies on the discard pile and who drew; after an action was carried out."""
    if state.reshuffles != memory.reshuffles:
        memory.reshuffles = state.reshuffles
        memory.gone = 0
    memory.gone |= 1 << state.upcard
    for seat in range(SEATS):
        more = state.counts[seat] - memory.counts[seat]
        if more != 0:
            memory.counts[seat] = state.counts[seat]
            if more > 0:
                note_draw(memory, seat, more)
            memory.drawn[seat] = min(memory.drawn[seat], state.counts[seat])


@compiled
def note_draw(memory: Memory, seat: int, number: int) -> None:
    """Note that a seat drew cards: what it was known not to hold, these may be."""
    memory.not_kept[seat] |= memory.not_held[seat]
    memory.not_held[seat] = 0
    memory.drawn[seat] += number


@compiled
def stuck(memory: Memory, seat: int, fitting: int, unseen: int) -> float:
    """Return about how likely it is that a seat holds none of the cards of a mask."""
    known = memory.not_held[seat]
    others = unseen & ~known
    misses = 1.0 - count_ones(others & fitting) / max(count_ones(others), 1)
    chance = 1.0
    drawn = memory.drawn[seat]
    for _ in range(drawn):
        chance *= misses
    others &= ~memory.not_kept[seat]
    misses = 1.0 - count_ones(others & fitting) / max(count_ones(others), 1)
    for _ in range(memory.counts[seat] - drawn):
        chance *= misses
    return chance


@compiled
def weighted_action(state: State, rules: RuleNumbers, memory: Memory, habits: Habits) -> int:
    """Return the Play, or the suit, that is rated best; whatever else is done as greedily."""
    seat = state.turn
    may = state.may
    playable = state.playable
    naming = may & MAY_NAME != 0
    if may & MAY_STOP or (playable == 0 and not naming):
        return greedy_action(state.hands[seat, 0], state.hands[seat, 1], playable, may, rules)
    calls = 1 << ANNOUNCING if may & CALL_WITH_PLAY else 0
    if playable & (playable - 1) == 0 and not naming:
        card = lowest(playable)
        if suit_choices(rules, card, may) <= 1:
            return card | calls
    consider(state, rules, memory, habits)
    best = 0
    most = 0.0
    found = False
    if naming:
        for suit in range(4):
            rating = rate(state, rules, memory, habits, NOTHING, suit)
            if not found or rating > most:
                best = NAME_SUIT << KIND | suit
                most = rating
                found = True
        return best
    while playable > 0:
        card = lowest(playable)
        playable &= playable - 1
        if suit_choices(rules, card, may) > 1:
            for suit in range(4):
                rating = rate(state, rules, memory, habits, card, suit)
                if not found or rating > most:
                    best = card | (suit + 1) << SUIT
                    most = rating
                    found = True
        else:
            rating = rate(state, rules, memory, habits, card, card & 3)
            if not found or rating > most:
                best = card
                most = rating
                found = True
    return best | calls


@compiled_apart
def consider(state: State, rules: RuleNumbers, memory: Memory, habits: Habits) -> None:
    """Look at the situation of the seat to act, before its actions are rated."""
    seat = state.turn
    inputs = memory.inputs
    for place in range(SITUATION):
        inputs[place] = 0.0
    following = int(state.after[(state.direction + 1) >> 1, seat])
    previous = int(state.after[(1 - state.direction) >> 1, seat])
    fewest = 99
    for other in range(SEATS):
        if other != seat and (state.active >> other) & 1:
            fewest = min(fewest, int(state.counts[other]))
    unseen = unseen_cards(state, rules, memory)
    inputs[TWO_SEATS] = 1.0 if state.actives == 2 else 0.0
    inputs[THREE_SEATS] = 1.0 if state.actives == 3 else 0.0
    inputs[MANY_SEATS] = state.actives * 0.125
    inputs[NEXT_COUNT] = state.counts[following] * 0.1
    inputs[NEXT_LAST] = 1.0 if state.counts[following] == 1 else 0.0
    inputs[NEXT_TWO] = 1.0 if state.counts[following] == 2 else 0.0
    inputs[BEFORE_COUNT] = state.counts[previous] * 0.1
    inputs[BEFORE_LAST] = 1.0 if state.counts[previous] == 1 else 0.0
    inputs[FEWEST] = fewest * 0.1
    inputs[FEWEST_LAST] = 1.0 if fewest == 1 else 0.0
    inputs[FEWEST_TWO] = 1.0 if fewest == 2 else 0.0
    inputs[WILD_UNSEEN] = count_ones(unseen & rules.wild_cards) * 0.25
    inputs[STOCK] = state.stock_size * 0.02
    inputs[COUNT] = state.counts[seat] * 0.1
    plain = state.hands[seat, 0] & ALL_CARDS & ~rules.wild_cards
    memory.points = cards_value(rules, plain) + cards_value(rules, state.hands[seat, 1])
    for neuron in range(NEURONS):
        memory.before[neuron] = habits.offset[neuron]
    for place in range(SITUATION):
        number = inputs[place]
        if number != 0.0:
            for neuron in range(NEURONS):
                memory.before[neuron] += number * habits.first[place, neuron]


@compiled
def unseen_cards(state: State, rules: RuleNumbers, memory: Memory) -> int:
    """Return the mask of the cards that may lie in the stock or with others."""
    hand = state.hands[state.turn, 0]
    if rules.deck_size > 54:
        return ALL_CARDS & ~(memory.gone & hand)
    return ALL_CARDS & ~memory.gone & ~hand


@compiled_apart
def rate(
    state: State, rules: RuleNumbers, memory: Memory, habits: Habits, card: int, suit: int
) -> float:
    """Return how good it is to play a card after which ``suit`` is required.

    In shares of a win, compared with other actions. With `NOTHING` as the card only the suit is
    named. After `consider` for the same situation.
    """
    memory.rated += 1
    describe(state, rules, memory, card, suit)
    excited = memory.excited
    for neuron in range(NEURONS):
        excited[neuron] = memory.before[neuron]
    for place in range(SITUATION, INPUTS):
        number = memory.inputs[place]
        if number != 0.0:
            for neuron in range(NEURONS):
                excited[neuron] += number * habits.first[place, neuron]
    rating = 0.0
    for neuron in range(NEURONS):
        rating += max(excited[neuron], 0.0) * habits.second[neuron]
    return rating


@compiled
def describe(state: State, rules: RuleNumbers, memory: Memory, card: int, suit: int) -> None:
    """Put down what playing a card leaves behind."""
    seat = state.turn
    wild = rules.wild_cards
    hand = state.hands[seat, 0]
    twice = state.hands[seat, 1]
    left = state.counts[seat]
    points = memory.points
    unseen = unseen_cards(state, rules, memory)
    inputs = memory.inputs
    for place in range(SITUATION, INPUTS):
        inputs[place] = 0.0
    following = int(state.after[(state.direction + 1) >> 1, seat])
    if card < NOTHING:
        left -= 1
        if (twice >> card) & 1 or (wild >> card) & 1 == 0:
            points -= rules.value[card]
        if (twice >> card) & 1:
            twice ^= 1 << card
        elif card == JOKER_CARD:
            jokers = hand >> JOKER_CARD
            hand = (hand & ((1 << JOKER_CARD) - 1)) | ((jokers >> 1) << JOKER_CARD)
        else:
            hand &= ~(1 << card)
        plain = hand & ALL_CARDS & ~wild
        if (wild >> card) & 1:
            inputs[WILD] = 1.0
            inputs[WILD_LATE] = 1.0 / max(left, 1)
        else:
            inputs[MATES] = count_ones(plain & rank_cards(card)) * 0.5
            inputs[RANK_UNSEEN] = count_ones(unseen & rank_cards(card)) * 0.25
        inputs[VALUE] = min(rules.value[card], 60) * 0.03
        if (rules.special >> card) & 1:
            hinders = rules.draw_cards | rules.skip_cards
            if (hinders >> card) & 1 or rules.all_draw_n[card] > 0:
                inputs[HINDERS] = 1.0
                if state.counts[following] <= 2:
                    inputs[HINDERS_LATE] = 1.0
            else:
                inputs[SPECIAL] = 1.0
    plain = hand & ALL_CARDS & ~wild
    inputs[LEFT] = left * 0.1
    inputs[END_NEAR] = 1.0 / (left + 1)
    inputs[LAST] = 1.0 if left == 1 else 0.0
    length = 0
    longest = 0
    second = 0
    third = 0
    answers = 0
    for other in range(4):
        held = suit_length(hand & ALL_CARDS, twice, rules, other)
        if held > 0:
            answers |= SUIT_CARDS << other
        if other == suit:
            length = held
        elif held >= longest:
            third = second
            second = longest
            longest = held
        elif held >= second:
            third = second
            second = held
        else:
            third = held
    inputs[LENGTH] = length * 0.25
    inputs[LENGTH_SHARE] = length / max(left, 1)
    inputs[LONGEST] = longest * 0.25
    inputs[SECOND] = second * 0.25
    inputs[THIRD] = third * 0.25
    inputs[WILD_LEFT] = count_ones(hand & wild) * 0.5
    pairs = plain & (plain >> 1) & 0x7777777777777 | plain & (plain >> 2) & 0x3333333333333
    inputs[PAIRS] = count_ones(pairs) * 0.5
    inputs[POINTS] = points * 0.02
    inputs[STAYS] = 1.0 if suit == state.required else 0.0
    inputs[NEXT_LACKS] = 1.0 if (memory.lacking[following] >> suit) & 1 else 0.0
    previous = int(state.after[(1 - state.direction) >> 1, seat])
    inputs[BEFORE_LACKS] = 1.0 if (memory.lacking[previous] >> suit) & 1 else 0.0
    lacking = 0
    for other in range(SEATS):
        if other != seat and (memory.lacking[other] >> suit) & 1:
            lacking += 1
    inputs[LACKING] = lacking * 0.33
    of_suit = count_ones(unseen & (SUIT_CARDS << suit) & ~wild)
    inputs[SUIT_SHARE] = 4.0 * of_suit / max(count_ones(unseen), 1) - 1.0
    inputs[SUIT_UNSEEN] = of_suit * 0.1
    inputs[SHORT] = (1.0 if length == 0 else 0.0) + (0.5 if length == 1 else 0.0)
    fits = (SUIT_CARDS << suit) & ALL_CARDS | wild
    if card < JOKER_CARD and (wild >> card) & 1 == 0:
        fits |= rank_cards(card)
    chance = stuck(memory, following, fits, unseen)
    inputs[NEXT_STUCK] = chance
    if memory.counts[following] == 1:
        inputs[NEXT_WINS] = 1.0 - chance
    if previous != following:
        chance = stuck(memory, previous, fits, unseen)
        inputs[BEFORE_STUCK] = chance
        others = 0.0
        for other in range(SEATS):
            if other != seat and other != following and (state.active >> other) & 1:
                if other != previous:
                    chance = stuck(memory, other, fits, unseen)
                if memory.counts[other] == 1:
                    others = max(others, 1.0 - chance)
        inputs[OTHERS_WIN] = others
    ranks = (plain | plain >> 1 | plain >> 2 | plain >> 3) & SUIT_CARDS
    answers |= ranks * 15
    inputs[ANSWERS] = count_ones(unseen & answers) / max(count_ones(unseen), 1)
    inputs[ANSWERS_LATE] = inputs[ANSWERS] * inputs[END_NEAR]
