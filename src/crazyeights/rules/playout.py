"""Random play inside the engine: for measuring it and for tests that need many moves."""

from __future__ import annotations

from crazyeights.rules.actions import count_actions, nth_action
from crazyeights.rules.chance import NO_WORDS, Words, next_word, seed_generator
from crazyeights.rules.compiled import compiled
from crazyeights.rules.deal import carry_out
from crazyeights.rules.events import SILENT, Events
from crazyeights.rules.layout import OVER, RuleNumbers, State
from crazyeights.rules.setup import start_deal


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
