"""Random play inside the engine: for measuring it and for tests that need many moves."""

from __future__ import annotations

from crazyeights.cards import N_CARDS
from crazyeights.rules.actions import ANNOUNCE, KIND, count_actions, nth_action
from crazyeights.rules.chance import Words, next_word, seed_generator
from crazyeights.rules.compiled import Integers, compiled, count_ones, lowest
from crazyeights.rules.deal import carry_out, is_legal
from crazyeights.rules.events import Events
from crazyeights.rules.layout import (
    ALL_CARDS,
    BLOCKED,
    DEBT,
    JOKER_CARD,
    MAY_CALL,
    MOST_ACTIONS,
    NAMING,
    NOT_OVER,
    OVER,
    SEATS,
    SKIPPED,
    TOO_LONG,
    WENT_OUT,
    RuleNumbers,
    State,
)
from crazyeights.rules.setup import start_deal

(
    SOUND,
    CARDS_LOST,  # hands, stock and discards are not the packs dealt from
    HAND_MISCOUNTED,  # `counts` or the form of the masks of a hand
    UPCARD_WRONG,  # the upcard is not the top of the discard pile
    SEAT_WRONG,  # the seat to act is not in the deal, or somebody in it has no card left
    STUCK,  # no legal action but calls before the end
    DEBT_WRONG,  # a debt or a skip that the phase does not know
    TOO_MANY_ACTIONS,  # the deal goes on after its 5,000th action
    END_WRONG,  # a deal that is over without a winner, or with something owed
) = range(9)


@compiled
def random_action(state: State, rules: RuleNumbers) -> int:
    """Return one of the legal actions of the seat to act, each with the same chance."""
    count = count_actions(rules, state.playable, state.may)
    n = (next_word(state) * count) >> 32
    return nth_action(rules, state.playable, state.may, state.turn, n)


@compiled
def random_deals(
    state: State, rules: RuleNumbers, seed: int, deals: int, words: Words, events: Events
) -> int:
    """Play ``deals`` whole deals at random, the deal passing round; return how many actions."""
    seed_generator(state, seed, 0)
    actions = 0
    everybody = (1 << rules.seats) - 1
    for deal in range(deals):
        start_deal(state, rules, deal % rules.seats, everybody, words, events)
        while state.phase != OVER:
            carry_out(state, rules, random_action(state, rules), words, events)
            actions += 1
    return actions


@compiled
def checked_deals(
    state: State,
    rules: RuleNumbers,
    active: int,
    seed: int,
    deals: int,
    tally: Integers,
    words: Words,
    events: Events,
) -> int:
    """Play ``deals`` whole deals among the seats ``active`` and check the state after every action.

    Now and then a seat that is not to act makes a call, and every fourth deal is cut for. Returns
    how many actions were taken, or -problem (see `check_state`) with the state as it was found.
    """
    seed_generator(state, seed, 0)
    actions = 0
    for deal in range(deals):
        dealer = -1 if deal % 4 == 0 else int(state.after[1, state.dealer])
        events.used = 0
        start_deal(state, rules, dealer, active, words, events)
        counted = 0
        problem = check_state(state, rules, tally)
        while problem == SOUND and state.phase != OVER:
            events.used = 0
            action = random_action(state, rules)
            word = next_word(state)
            call = ANNOUNCE << KIND | (word & 7)
            if word >> 29 == 0 and is_legal(state, rules, call):
                action = call
            carry_out(state, rules, action, words, events)
            actions += 1
            if action >> KIND != ANNOUNCE:
                counted += 1
            problem = check_state(state, rules, tally)
            if counted > MOST_ACTIONS:
                problem = TOO_MANY_ACTIONS
        if problem != SOUND:
            return -problem
    return actions


@compiled
def check_state(state: State, rules: RuleNumbers, tally: Integers) -> int:
    """Return SOUND, or what is wrong with a state between two actions (R-1, R-3, R-79).

    ``tally`` has N_CARDS zeros, and has them again after a state that is sound.
    """
    cards = 0
    over = state.phase == OVER
    for seat in range(SEATS):
        first = state.hands[seat, 0]
        second = state.hands[seat, 1]
        jokers = first >> JOKER_CARD
        count = count_ones(first) + count_ones(second)
        if count != state.counts[seat] or jokers & (jokers + 1):
            return HAND_MISCOUNTED
        if second & ~first or second >> JOKER_CARD:
            return HAND_MISCOUNTED
        inside = (state.active >> seat) & 1 == 1
        if (count == 0 and inside and not over) or (count > 0 and not inside):
            return SEAT_WRONG
        cards += count
        tally[JOKER_CARD] += count_ones(jokers >> 1)
        first &= ALL_CARDS
        while first > 0:
            tally[lowest(first)] += 1
            first &= first - 1
        while second > 0:
            tally[lowest(second)] += 1
            second &= second - 1
    for place in range(state.stock_size):
        tally[state.stock[place]] += 1
    for place in range(state.discards_size):
        tally[state.discards[place]] += 1
    if cards + state.stock_size + state.discards_size != rules.deck_size:
        return CARDS_LOST
    for place in range(rules.deck_size):
        tally[rules.deck[place]] -= 1
    for card in range(N_CARDS):
        if tally[card] != 0:
            return CARDS_LOST
    if state.discards_size < 1 or state.discards[state.discards_size - 1] != state.upcard:
        return UPCARD_WRONG
    if state.debt < 0 or state.skip < 0 or state.skip >= state.actives:
        return DEBT_WRONG
    if over:
        return check_end(state)
    if state.ending != NOT_OVER or state.actions >= MOST_ACTIONS:
        return TOO_MANY_ACTIONS
    if state.turn < 0 or (state.active >> state.turn) & 1 == 0:
        return SEAT_WRONG
    if (state.phase == DEBT and state.debt == 0) or (state.phase == SKIPPED and state.skip == 0):
        return DEBT_WRONG
    if state.phase == NAMING and state.playable != 0:
        return STUCK
    if count_actions(rules, state.playable, state.may & ~MAY_CALL) == 0:
        return STUCK
    return SOUND


@compiled
def check_end(state: State) -> int:
    """Return SOUND, or what is wrong with a deal that is over (R-76, R-79, R-96, R-132)."""
    if state.winners == 0 or state.winners & ~state.active or state.debt or state.skip:
        return END_WRONG
    ending = state.ending
    someone_out = False
    for seat in range(SEATS):
        if (state.active >> seat) & 1 and state.counts[seat] == 0:
            someone_out = True
            if ending != WENT_OUT or state.winners != 1 << seat:
                return END_WRONG
    if someone_out != (ending == WENT_OUT) or ending == NOT_OVER:
        return END_WRONG
    if ending == BLOCKED and state.passes != state.actives:
        return END_WRONG
    if ending == TOO_LONG and state.actions != MOST_ACTIONS:
        return END_WRONG
    return SOUND
