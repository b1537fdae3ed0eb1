"""One source, two forms: the compiled rules do what the interpreted ones do, byte for byte.

This needs both forms at once, so it is not among the tests that ``./test`` repeats interpreted.
"""

from __future__ import annotations

import pytest
from tests.rules.random_play import Table
from tests.rules.random_rules import rules_from_seed

from crazyeights.rules.chance import secret_from_seed
from crazyeights.rules.options import Rules
from crazyeights.rules.presets import PRESETS

SETS = 240
BLOCKS = 8
MOST_ACTIONS = 120


def play_in_lockstep(rules: Rules, seed: int, secret: bytes | None) -> None:
    """Play a deal in both forms; compare state, events, legal actions and what odd ones meet."""
    fast = Table(rules, seed, "compiled", secret)
    slow = Table(rules, seed, "interpreted", secret)
    for _ in range(MOST_ACTIONS):
        assert fast.state.tobytes() == slow.state.tobytes(), rules
        assert fast.take_events() == slow.take_events(), rules
        listed = fast.listed()
        assert listed == slow.listed()
        odd = fast.chooser.randrange(8192)
        assert fast.is_legal(odd) == slow.is_legal(odd)
        if fast.over:
            break
        action = fast.chooser.choice(listed)
        fast.act(action)
        slow.act(action)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_random_rules_in_both_forms(block: int) -> None:
    """R-162: from the same seed or secret both forms play the same, with any rules."""
    for seed in range(block, SETS, BLOCKS):
        secret = secret_from_seed(seed, 0) if seed & 8 else None
        play_in_lockstep(rules_from_seed(seed), seed, secret)


@pytest.mark.parametrize("name", PRESETS)
def test_presets_in_both_forms(name: str) -> None:
    """R-162: from the same seed or secret both forms play the same, with every preset."""
    rules = Rules.preset(name)
    play_in_lockstep(rules, 1, None)
    play_in_lockstep(rules, 2, secret_from_seed(2, 0))
