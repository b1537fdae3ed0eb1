"""Learn the numbers of `players.policy` by playing against the greedy player.

Policy gradients (REINFORCE): the learner plays every deal several times as one seat among greedy
ones, choosing among its actions at random, those it rates higher more often. What it chose in
plays that went better than the others of the same deal becomes more likely, what it chose in worse
ones less. All of that runs in the compiled engine; the steps are Adam's.

    python benchmarks/learn.py --minutes 30

The numbers are written to ``src/crazyeights/players/policy.txt`` after every check.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from crazyeights.players import policy
from crazyeights.players.policy import (
    HABITS,
    INPUTS,
    MEMORY,
    NEURONS,
    Habits,
    Memory,
    consider,
    forget_all,
    keep_in_mind,
    learn_rules,
    note_change,
    rate,
    weighted_action,
)
from crazyeights.players.simple import NOTHING, greedy_action
from crazyeights.rules.actions import (
    ANNOUNCING,
    KIND,
    NAME_SUIT,
    PLAY,
    SUIT,
    count_actions,
    nth_action,
    suit_choices,
)
from crazyeights.rules.chance import NO_WORDS, Dice, Words, new_dice, roll, seed_generator
from crazyeights.rules.compiled import compiled, count_ones, implementation, record_type
from crazyeights.rules.deal import carry_out
from crazyeights.rules.events import SILENT, Events
from crazyeights.rules.layout import CALL_WITH_PLAY, OVER, RuleNumbers, State, encode, new_state
from crazyeights.rules.options import Rules
from crazyeights.rules.setup import start_deal

TABLES = (
    *(("penalty", 2),) * 4,
    *(("penalty", 3),) * 3,
    *(("penalty", 4),) * 6,
    ("penalty", 6),
    *((preset, seats) for preset in ("mau-mau", "action-cards", "switch") for seats in (2, 3, 4)),
    ("vri-atter", 2),
    ("vri-atter", 4),
)
"""What is played: presets and numbers of seats, some of them more often."""
TIMES = 4
"""How often every deal is played."""
DEALS = 400
"""How many deals are played by each of `TABLES` for a step."""
MOST_CHOICES = 128
CHECK, CHECK_DEALS = 10**6, 40_000
"""The seed and the number of the deals whose rates are printed."""

LESSON = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("actions", np.int64, (MOST_CHOICES,)),
                ("chances", np.float64, (MOST_CHOICES,)),
                ("won", np.float64, (TIMES,)),
                ("first", np.float64, (TIMES, INPUTS, NEURONS)),
                ("offset", np.float64, (TIMES, NEURONS)),
                ("second", np.float64, (TIMES, NEURONS)),
            ]
        ),
    )
)
"""Room to learn in: the actions of a decision and the chance that each is taken; for every time a
deal is played whether it was won, and how each number would make what was chosen more likely."""
Lesson: TypeAlias = Any
"""A record of the dtype `LESSON`."""
record_type("Lesson", LESSON)


@compiled
def rate_action(
    state: State, rules: RuleNumbers, memory: Memory, habits: Habits, action: int
) -> float:
    """Return how an action is rated that plays a card or names a suit."""
    if action >> KIND == NAME_SUIT:
        return rate(state, rules, memory, habits, NOTHING, action & 3)
    named = (action >> SUIT) & 7
    suit = named - 1 if named > 0 else action & 3
    return rate(state, rules, memory, habits, action & 63, suit)


@compiled
def list_choices(state: State, rules: RuleNumbers, lesson: Lesson) -> int:
    """List the Plays, or the suits, among which the network chooses; return how many there are."""
    may = state.may
    number = 0
    for n in range(count_actions(rules, state.playable, may)):
        action = nth_action(rules, state.playable, may, state.turn, n)
        kind = action >> KIND
        wanted = kind == NAME_SUIT
        if kind == PLAY:
            called = may & CALL_WITH_PLAY == 0 or (action >> ANNOUNCING) & 1 == 1
            named = (action >> SUIT) & 7 > 0 or suit_choices(rules, action & 63, may) <= 1
            wanted = called and named
        if wanted and number < MOST_CHOICES:
            lesson.actions[number] = action
            number += 1
    return number


@compiled
def try_action(
    state: State,
    rules: RuleNumbers,
    memory: Memory,
    habits: Habits,
    lesson: Lesson,
    turn: int,
    heat: float,
    dice: Dice,
) -> int:
    """Choose by chance, better rated actions more often, and note what would make that likelier.

    An action that is rated ``heat`` lower than another is taken 1 / e times as often.
    """
    number = list_choices(state, rules, lesson)
    if number <= 1:
        return weighted_action(state, rules, memory, habits)
    consider(state, rules, memory, habits)
    most = -1.0e9
    for place in range(number):
        rating = rate_action(state, rules, memory, habits, lesson.actions[place])
        lesson.chances[place] = rating
        most = max(most, rating)
    total = 0.0
    for place in range(number):
        lesson.chances[place] = math.exp((lesson.chances[place] - most) / heat)
        total += lesson.chances[place]
    aim = total * (roll(dice, 1 << 30) / float(1 << 30))
    chosen = 0
    while chosen < number - 1 and aim >= lesson.chances[chosen]:
        aim -= lesson.chances[chosen]
        chosen += 1
    for place in range(number):
        pull = (1.0 if place == chosen else 0.0) - lesson.chances[place] / total
        rate_action(state, rules, memory, habits, lesson.actions[place])
        note_pull(memory, habits, lesson, turn, pull)
    return int(lesson.actions[chosen])


@compiled
def note_pull(memory: Memory, habits: Habits, lesson: Lesson, turn: int, pull: float) -> None:
    """Note how much each number raises the rating of the action that was rated last."""
    for neuron in range(NEURONS):
        excited = memory.excited[neuron]
        if excited > 0.0:
            lesson.second[turn, neuron] += pull * excited
            through = pull * habits.second[neuron]
            lesson.offset[turn, neuron] += through
            for place in range(INPUTS):
                lesson.first[turn, place, neuron] += through * memory.inputs[place]


@compiled
def study(
    state: State,
    rules: RuleNumbers,
    memory: Memory,
    habits: Habits,
    lesson: Lesson,
    slope: Habits,
    seed: int,
    deals: int,
    heat: float,
    dice: Dice,
    words: Words,
    events: Events,
) -> None:
    """Play deals and add to ``slope`` how each number raises the wins."""
    learn_rules(rules, habits)
    everybody = (1 << rules.seats) - 1
    for deal in range(deals):
        total = 0.0
        for turn in range(TIMES):
            lesson.first[turn, :, :] = 0.0
            lesson.offset[turn, :] = 0.0
            lesson.second[turn, :] = 0.0
            seed_generator(state, seed, deal)
            seat = deal % rules.seats
            start_deal(state, rules, 0, everybody, words, events)
            forget_all(state, memory)
            while state.phase != OVER:
                if state.turn == seat:
                    action = try_action(state, rules, memory, habits, lesson, turn, heat, dice)
                else:
                    action = greedy_action(
                        state.hands[state.turn, 0],
                        state.hands[state.turn, 1],
                        state.playable,
                        state.may,
                        rules,
                    )
                keep_in_mind(state, rules, action, habits, memory)
                carry_out(state, rules, action, words, events)
                note_change(state, memory)
            won = ((state.winners >> seat) & 1) / count_ones(state.winners)
            lesson.won[turn] = won
            total += won
        for turn in range(TIMES):
            luck = (lesson.won[turn] - (total - lesson.won[turn]) / (TIMES - 1)) / heat
            if luck != 0.0:
                for neuron in range(NEURONS):
                    slope.offset[neuron] += luck * lesson.offset[turn, neuron]
                    slope.second[neuron] += luck * lesson.second[turn, neuron]
                for place in range(INPUTS):
                    for neuron in range(NEURONS):
                        slope.first[place, neuron] += luck * lesson.first[turn, place, neuron]


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
    learn_rules(rules, habits)
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
            keep_in_mind(state, rules, action, habits, memory)
            carry_out(state, rules, action, words, events)
            note_change(state, memory)
        if (state.winners >> seat) & 1:
            won += 1.0 / count_ones(state.winners)
    return won


def numbers(record: Habits) -> Any:  # noqa: ANN401  # an array
    """Return all numbers of a network in one array."""
    return np.concatenate([record.first.ravel(), record.offset, record.second])


def record_of(array: Any) -> Habits:  # noqa: ANN401  # an array
    """Return the record of a network with these numbers."""
    record = np.zeros(1, HABITS)[0]
    record.first[:] = array[: INPUTS * NEURONS].reshape(INPUTS, NEURONS)
    record.offset[:] = array[INPUTS * NEURONS : -NEURONS]
    record.second[:] = array[-NEURONS:]
    return record


def untaught() -> Any:  # noqa: ANN401  # an array
    """Return numbers to begin with."""
    dice = np.random.default_rng(1)
    return np.concatenate(
        [
            dice.standard_normal(INPUTS * NEURONS) / 4,
            dice.standard_normal(NEURONS) / 4,
            dice.standard_normal(NEURONS) / 50,
        ]
    )


class Learner:
    """Plays some of the tables, in a thread of its own."""

    def __init__(self, number: int, tables: list[Any]) -> None:
        self._number, self._tables = number, tables
        self._state, self._memory = new_state(), np.zeros(1, MEMORY)[0]
        self._lesson = np.zeros(1, LESSON)[0]
        self._dice = new_dice(number)

    def study(self, habits: Habits, seed: int, heat: float) -> Any:  # noqa: ANN401  # an array
        """Return the slope of the wins, added up over all deals that are played."""
        slope, own = np.zeros(1, HABITS)[0], habits.copy()
        for place, rules in enumerate(self._tables):
            implementation(study)(
                self._state,
                rules,
                self._memory,
                own,
                self._lesson,
                slope,
                (seed * 64 + self._number) * 64 + place,
                DEALS,
                heat,
                self._dice,
                NO_WORDS,
                SILENT,
            )
        return numbers(slope)


def learn(
    minutes: float, pace: float, heat: float, *, go_on: bool, threads: int, out: Path
) -> None:
    """Learn for so long, in ever smaller steps, and write down what was learnt."""
    present = numbers(policy.habits()) if go_on else untaught()
    tables = [encode(Rules.preset(preset, seats=seats)) for preset, seats in TABLES]
    learners = [Learner(number, tables[number::threads]) for number in range(threads)]
    mean, spread = np.zeros_like(present), np.zeros_like(present)
    begun = last = time.monotonic()
    step = 0
    with ThreadPoolExecutor(threads) as pool:
        while (past := (time.monotonic() - begun) / (60 * minutes)) < 1:
            step += 1
            lesson = partial(Learner.study, habits=record_of(present), seed=step, heat=heat)
            slope = sum(pool.map(lesson, learners)) / (len(tables) * DEALS * TIMES)
            mean = 0.9 * mean + 0.1 * slope
            spread = 0.999 * spread + 0.001 * slope**2
            direction = mean / (1 - 0.9**step) / (np.sqrt(spread / (1 - 0.999**step)) + 1e-9)
            present = present + pace * (1 - past) * direction
            if time.monotonic() > last + 60:
                last = time.monotonic()
                check(present, step)
                write(present, out)
    check(present, step)
    write(present, out)


def check(present: Any, step: int) -> None:  # noqa: ANN401  # an array
    """Print how well numbers do."""
    state, memory, habits = new_state(), np.zeros(1, MEMORY)[0], record_of(present)
    rates = []
    for preset, seats in (("penalty", 4), ("penalty", 2), ("penalty", 3), ("action-cards", 4)):
        rules = encode(Rules.preset(preset, seats=seats))
        wins = implementation(wins_against_greedy)(
            state, rules, habits, memory, CHECK, CHECK_DEALS, NO_WORDS, SILENT
        )
        rates.append(f"{wins / CHECK_DEALS:.4f}")
    sys.stdout.write(f"{step}: {' '.join(rates)}\n")
    sys.stdout.flush()


def write(present: Any, out: Path) -> None:  # noqa: ANN401  # an array
    """Write the numbers down, a line for each input."""
    lines = [
        " ".join(f"{number:.3f}" for number in present[place : place + NEURONS])
        for place in range(0, len(present) - NEURONS, NEURONS)
    ]
    lines.append(" ".join(f"{number:.4f}" for number in present[-NEURONS:]))
    out.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--pace", type=float, default=0.01)
    parser.add_argument("--heat", type=float, default=0.03)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--go-on", action="store_true", help="start from the numbers in use")
    parser.add_argument("--out", type=Path, default=Path(policy.__file__).with_name("policy.txt"))
    chosen = parser.parse_args()
    learn(
        chosen.minutes,
        chosen.pace,
        chosen.heat,
        go_on=chosen.go_on,
        threads=chosen.threads,
        out=chosen.out,
    )
