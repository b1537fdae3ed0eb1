"""What holds for every set of rules and every way to play: random rules, random play.

Compiled, the full run makes more than 10 million moves over all presets and plays more than 2,000
random sets of rules; interpreted it makes fewer of everything.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.random_play import Table
from tests.rules.random_rules import rules_from_seed, valid_rules

from crazyeights.cards import JOKER, N_CARDS, Pack, Rank
from crazyeights.rules import layout, playout
from crazyeights.rules.actions import Announce, action_from_code
from crazyeights.rules.chance import NO_WORDS
from crazyeights.rules.compiled import default_mode, implementation
from crazyeights.rules.effects import EFFECTS
from crazyeights.rules.events import new_buffer
from crazyeights.rules.kinds import Choice, Flag
from crazyeights.rules.layout import State
from crazyeights.rules.options import Rules, option_kinds
from crazyeights.rules.presets import PRESETS

pytestmark = pytest.mark.engine

FAST = default_mode() == "compiled"
MOVES_WITH_PRESET = 500_000 if FAST else 800
SETS = 2_400 if FAST else 48
DEALS_WITH_SET = 8 if FAST else 1
BLOCKS = 8
EXAMPLES = 150 if FAST else 12


def seats_in_deal(rules: Rules, seed: int) -> int:
    """Return everybody, or, where seats can be eliminated, some two seats or more, as a mask."""
    everybody = (1 << rules.seats) - 1
    if rules.game_end.kind != "eliminate":
        return everybody
    chooser = random.Random(seed)
    left = chooser.sample(range(rules.seats), chooser.randint(2, rules.seats))
    return sum(1 << seat for seat in left)


def play_checked(rules: Rules, seed: int, deals: int) -> tuple[int, int]:
    """Play whole deals, every state checked; return how many moves and how the last deal ended."""
    state = layout.new_state()
    moves = implementation(playout.checked_deals)(
        state,
        layout.encode(rules),
        seats_in_deal(rules, seed),
        seed,
        deals,
        np.zeros(N_CARDS, np.int64),
        NO_WORDS,
        new_buffer(),
    )
    assert moves > 0, f"problem {-moves} of check_state after seed {seed} with {rules!r}"
    return moves, int(state.ending)


@pytest.mark.parametrize("name", PRESETS)
def test_presets(name: str) -> None:
    """R-1, R-3, R-79: with every preset and number of seats every state is sound.

    After every action no card is lost or doubled, the seat to act has a legal action, and every
    deal ends within 5,000 actions.
    """
    fewest, most = PRESETS[name].seats
    share = MOVES_WITH_PRESET // (most - fewest + 1)
    for seats in range(fewest, most + 1):
        rules = Rules.preset(name, seats=seats)
        moves = seed = 0
        while moves < share:
            moves += play_checked(rules, seed, 100 if FAST else 1)[0]
            seed += 1


@pytest.mark.parametrize("block", range(BLOCKS))
def test_random_rules(block: int) -> None:
    """R-1, R-3, R-31, R-79, cases 3 and 8: the same with random valid sets of rules."""
    endings = Counter(
        play_checked(rules_from_seed(seed), seed, DEALS_WITH_SET)[1]
        for seed in range(block, SETS, BLOCKS)
    )
    if FAST:
        assert set(endings) == {
            layout.WENT_OUT,
            layout.STOPPED,
            layout.STOP_FAILED,
            layout.BLOCKED,
            layout.TOO_LONG,
        }


@settings(max_examples=EXAMPLES)
@given(valid_rules(), st.integers(0, 2**62))
def test_any_rules(rules: Rules, seed: int) -> None:
    """R-1, R-3, R-31, R-79: the same with rules and seeds that hypothesis looks for."""
    play_checked(rules, seed, 2 if FAST else 1)


def _lose_a_card(state: State) -> None:
    state.stock_size -= 1


def _change_a_card(state: State) -> None:
    state.stock[0] = state.stock[1]


def _miscount(state: State) -> None:
    state.counts[0] += 1


def _change_the_upcard(state: State) -> None:
    state.upcard = state.stock[0]


def _empty_a_hand(state: State) -> None:
    for place, held in enumerate(
        bit for bit in range(52) for mask in state.hands[0] if int(mask) >> bit & 1
    ):
        state.stock[state.stock_size + place] = held
    state.stock_size += state.counts[0]
    state.hands[0] = state.counts[0] = 0


def _forbid_everything(state: State) -> None:
    state.playable = state.may = 0


def _allow_calls_alone(state: State) -> None:
    state.playable = 0
    state.may = layout.MAY_CALL


def _owe_nothing(state: State) -> None:
    state.phase = layout.DEBT


def _skip_everybody(state: State) -> None:
    state.skip = 4


def _go_on_for_ever(state: State) -> None:
    state.actions = 5000


def _end_with_nobody_out(state: State) -> None:
    state.phase = layout.OVER
    state.ending = layout.WENT_OUT
    state.winners = 1


@pytest.mark.parametrize(
    ("harm", "problem"),
    [
        (_lose_a_card, playout.CARDS_LOST),
        (_change_a_card, playout.CARDS_LOST),
        (_miscount, playout.HAND_MISCOUNTED),
        (_change_the_upcard, playout.UPCARD_WRONG),
        (_empty_a_hand, playout.SEAT_WRONG),
        (_forbid_everything, playout.STUCK),
        (_allow_calls_alone, playout.STUCK),
        (_owe_nothing, playout.DEBT_WRONG),
        (_skip_everybody, playout.DEBT_WRONG),
        (_go_on_for_ever, playout.TOO_MANY_ACTIONS),
        (_end_with_nobody_out, playout.END_WRONG),
    ],
)
def test_the_check_finds_what_is_wrong(harm: Callable[[State], None], problem: int) -> None:
    """R-1, R-3, R-79: the check that the tests above rely on notices a harmed state."""
    table = Table(Rules(), 1)
    check = implementation(playout.check_state)
    tally = np.zeros(N_CARDS, np.int64)
    assert check(table.state, table.numbers[0], tally) == playout.SOUND
    harm(table.state)
    assert check(table.state, table.numbers[0], tally) == problem


def test_random_rules_cover_every_option() -> None:
    """Rules.md §3: the random sets have every option, its every word, and numbers beside words."""
    seen: dict[str, set[Any]] = {field.name: set() for field in fields(Rules)}
    for seed in range(2_000):
        rules = rules_from_seed(seed)
        for name, values in seen.items():
            values.add(getattr(rules, name))
    for name, kind in option_kinds().items():
        assert len(seen[name]) > 1, f"{name} is always {seen[name]}"
        if isinstance(kind, Flag):
            assert seen[name] == {False, True}
        if isinstance(kind, Choice):
            assert seen[name] >= set(kind.words), f"{name} is never {set(kind.words) - seen[name]}"
            numbers = {value for value in seen[name] if isinstance(value, int)}
            assert (len(numbers) > 1) == (kind.low is not None), f"{name}: {numbers}"
    assert {end.kind for end in seen["game_end"]} == {"one_deal", "target", "deals", "eliminate"}
    assert {"pips", "flat5"} < seen["values"]
    assert frozenset() in seen["wild"]
    assert frozenset(Pack.FRENCH52.ranks) in seen["wild"]


@pytest.mark.parametrize("effect", EFFECTS)
def test_random_rules_cover_every_effect(effect: str) -> None:
    """R-80 to R-87, R-98: the random sets give it to ranks, to single cards and to the joker."""
    places: set[str] = set()
    for seed in range(2_000):
        for key, listed in rules_from_seed(seed).effects.items():
            if any(one.kind == effect for one in listed):
                joker = key in (JOKER, Rank.JOKER)
                places.add("joker" if joker else "rank" if isinstance(key, Rank) else "card")
    # The joker is wild, and anything_next on a wild card is refused.
    assert places == {"rank", "card"} | ({"joker"} if effect != "anything_next" else set())


@settings(max_examples=EXAMPLES)
@given(valid_rules())
def test_text_of_rules(rules: Rules) -> None:
    """Rules.md §3: the text of a set of rules reads back as the same set, and so do its changes."""
    again = Rules.from_text(rules.to_text())
    assert again == rules
    assert hash(again) == hash(rules)
    assert again.to_text() == rules.to_text()
    assert Rules(**rules.changes()) == rules
    assert layout.encode_box(again).tobytes() == layout.encode_box(rules).tobytes()


def other_calls(table: Table) -> set[int]:
    """Return the calls that R-111 and R-112 allow to the seats that are not to act."""
    if table.over or table.rules.last_card_call == "off":
        return set()
    state = table.state
    return {
        Announce(seat).code
        for seat in range(table.rules.seats)
        if seat != state.turn and state.counts[seat] == 1 and not state.called >> seat & 1
    }


ODD_CODES = (-(2**62), -1025, -1, *range(8192), 8192, 6 << 10, 2**20, 2**31 + 52, 2**62)
"""Every number that 13 bits can hold, and some that no action could have."""


@pytest.mark.parametrize("block", range(BLOCKS))
def test_exactly_the_legal_actions_are_legal(block: int) -> None:
    """R-2, R-14, R-112, case 46: of all numbers exactly those of the legal actions are legal."""
    for seed in range(block, BLOCKS * (16 if FAST else 3), BLOCKS):
        table = Table(rules_from_seed(seed), seed)
        for moves in (0, 3, 17, 60) if FAST else (seed % 9,):
            table.play(moves)
            listed = table.listed()
            legal = set(listed) | other_calls(table)
            assert len(set(listed)) == len(listed)
            assert {code for code in ODD_CODES if table.is_legal(code)} == legal
            assert all(action_from_code(code).code == code for code in legal)


@pytest.mark.parametrize("seed", range(32 if FAST else 8))
def test_an_illegal_action_changes_nothing(seed: int) -> None:
    """R-2, case 46: what is not legal is refused, every byte stays, the generator included."""
    table = Table(rules_from_seed(seed), seed)
    table.play(seed)
    illegal = set(ODD_CODES) - set(table.listed()) - other_calls(table)
    before = table.box.tobytes()
    for code in illegal:
        assert not table.try_to(code), f"{code} is carried out with {table.rules!r}"
        assert table.take_events() == []
        assert table.box.tobytes() == before, f"refusing {code} changes something"


@pytest.mark.parametrize("seed", range(120 if FAST else 12))
def test_a_copy_plays_on_the_same_way(seed: int) -> None:
    """R-2, R-162: a copied state goes on the same way with the same actions, chance included.

    Playing one of the two on does nothing to the other.
    """
    table = Table(rules_from_seed(seed), seed)
    table.play(seed % 23)
    original, copied = table.box, table.box.copy()
    at_copy = copied.tobytes()
    actions: list[int] = []
    while not table.over and len(actions) < 60:
        actions.append(table.chooser.choice(table.listed()))
        table.act(actions[-1])
    at_end = original.tobytes()
    assert copied.tobytes() == at_copy
    table.box = copied
    for code in actions:
        table.act(code)
    assert copied.tobytes() == at_end
    assert original.tobytes() == at_end
