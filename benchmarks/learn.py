"""Learn the weights of `players.policy` by playing against the greedy player.

The cross-entropy method: weights are drawn at random around the present ones, each draw plays the
same deals as one seat among greedy ones, and the best draws say where the next ones are drawn. The
share of deals won is what counts, summed over several presets.

    python benchmarks/learn.py --seats 4 --rounds 40
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import numpy as np

from crazyeights.players.policy import (
    COUNTS,
    FEATURES,
    HABITS,
    MEMORY,
    WEIGHTS,
    WILD,
    Habits,
    Memory,
    forget_all,
    keep_in_mind,
    note_upcard,
    weighted_action,
)
from crazyeights.players.simple import greedy_action
from crazyeights.rules.chance import NO_WORDS, Words, seed_generator
from crazyeights.rules.compiled import compiled, count_ones, implementation
from crazyeights.rules.deal import carry_out
from crazyeights.rules.events import SILENT, Events
from crazyeights.rules.layout import OVER, RuleNumbers, State, encode, new_state
from crazyeights.rules.options import Rules
from crazyeights.rules.setup import start_deal

DRAWS, KEPT = 48, 12
CHECK, CHECK_DEALS = 10**6, 10_000
"""The seed and the number of the deals whose rates are printed, one for each of `PRESETS`."""
PRESETS = ("penalty", "penalty", "penalty", "mau-mau", "action-cards", "switch", "vri-atter")


@compiled
def wins_against_greedy(
    state: State,
    rules: RuleNumbers,
    habits: Habits,
    memory: Memory,
    seed: int,
    deals: int,
    words: Words,
    events: Events,
) -> float:
    """Return how many deals a seat with these habits wins among greedy ones."""
    won = 0.0
    everybody = (1 << rules.seats) - 1
    for deal in range(deals):
        seed_generator(state, seed, deal // rules.seats)
        seat = deal % rules.seats
        start_deal(state, rules, 0, everybody, words, events)
        forget_all(state, memory)
        while state.phase != OVER:
            turn = state.turn
            if turn == seat:
                action = weighted_action(state, rules, memory, habits)
            else:
                action = greedy_action(
                    state.hands[turn, 0], state.hands[turn, 1], state.playable, state.may, rules
                )
            keep_in_mind(state, rules, action, memory)
            carry_out(state, rules, action, words, events)
            note_upcard(state, memory)
        if (state.winners >> seat) & 1:
            won += 1.0 / count_ones(state.winners)
    return won


def learn(seats: int, rounds: int, deals: int, *, go_on: bool) -> None:
    """Print ever better weights, starting from none or, to go on, from those that are in use."""
    play = implementation(wins_against_greedy)
    state, memory = new_state(), np.zeros(1, MEMORY)[0]
    tables = [encode(Rules.preset(preset, seats=seats)) for preset in PRESETS]
    dice = np.random.default_rng(seats)
    mean, spread = np.zeros(FEATURES), np.full(FEATURES, 1.0)
    mean[COUNTS], mean[WILD] = 1.0, -4.0
    spread[WILD] = 2.0
    if go_on:
        mean, spread = np.array(WEIGHTS[min(seats, 4) - 2]), np.full(FEATURES, 0.4)

    def wins(weights: Sequence[float], seed: int, number: int) -> list[float]:
        habits = np.zeros(1, HABITS)[0]
        habits.weights[:] = weights
        return [
            play(state, rules, habits, memory, seed, number, NO_WORDS, SILENT) / number
            for rules in tables
        ]

    for turn in range(rounds):
        tried = mean + spread * dice.standard_normal((DRAWS, FEATURES))
        won = np.array([sum(wins(weights, turn, deals)) for weights in tried])
        best = tried[np.argsort(won)[-KEPT:]]
        mean = 0.3 * mean + 0.7 * best.mean(axis=0)
        spread = 0.3 * spread + 0.7 * best.std(axis=0) + 0.02
        rates = " ".join(f"{rate:.4f}" for rate in wins(mean, CHECK, CHECK_DEALS))
        sys.stdout.write(f"{turn}: {rates}\n    {', '.join(f'{one:.3f}' for one in mean)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--deals", type=int, default=8000)
    parser.add_argument("--go-on", action="store_true", help="start from the weights in use")
    chosen = parser.parse_args()
    learn(chosen.seats, chosen.rounds, chosen.deals, go_on=chosen.go_on)
