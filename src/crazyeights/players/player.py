"""Players at a table: a way to play with dice of its own, for one seat."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Any, Final, Protocol

import numpy as np

from crazyeights.players.belief import MIND
from crazyeights.players.search import TRIALS, search
from crazyeights.players.simple import choose_at_random, choose_greedily
from crazyeights.rules.actions import Action, action_from_code
from crazyeights.rules.chance import NO_WORDS, Dice, new_dice
from crazyeights.rules.compiled import Mode, compiled, default_mode, implementation
from crazyeights.rules.events import SILENT
from crazyeights.rules.layout import STATE, RuleNumbers, encode, new_state
from crazyeights.views import View, ViewRecord

Policy = Callable[[Any, Any, Any], int]
"""A compiled function ``(view, rules, dice) -> action``."""

POLICIES: Final[MappingProxyType[str, Policy]] = MappingProxyType(
    {"random": choose_at_random, "greedy": choose_greedily}
)
"""The ways to play that the simulator can call, by name."""


@compiled
def choose_by(policy: int, view: ViewRecord, rules: RuleNumbers, dice: Dice) -> int:
    """Choose as the policy at that place in `POLICIES` does.

    Compiled code cannot take a function out of a table: a new policy gets a line here as well.
    """
    if policy == 0:
        return choose_at_random(view, rules, dice)
    return choose_greedily(view, rules, dice)


EFFORTS: Final[MappingProxyType[str, int]] = MappingProxyType(
    {"strong": 300_000, "master": 3_000_000}
)
"""How many moves the searching players imagine before they make one."""

PLAYERS: Final = (*POLICIES, *EFFORTS)
"""The names of all kinds of players, weakest first."""


class Player(Protocol):
    """Somebody who chooses for a seat."""

    def choose(self, view: View) -> Action:
        """Return one of the legal actions of a view whose seat is to act."""


class PolicyPlayer:
    """A player that follows a policy; the same seed and views give the same actions."""

    def __init__(self, policy: Policy, seed: int, mode: Mode | None = None) -> None:
        self._choose = implementation(policy, mode)
        self._dice = new_dice(seed)

    def choose(self, view: View) -> Action:
        """Return the action that the policy chooses."""
        return action_from_code(int(self._choose(view.record, encode(view.rules), self._dice)))


class SearchPlayer:
    """A player that imagines worlds which fit what it has seen and tries every action in them.

    The same seed and views give the same actions. Interpreted, it imagines so much less that a move
    takes no longer.
    """

    def __init__(self, effort: int, seed: int, mode: Mode | None = None) -> None:
        self._search = implementation(search, mode)
        self._effort = effort if (mode or default_mode()) == "compiled" else effort // 20_000
        self._dice = new_dice(seed)
        self._scene, self._start = new_state(), new_state()
        self._copies = np.zeros(1, STATE)
        self._mind = np.zeros(1, MIND)[0]
        self._trials = np.zeros(1, TRIALS)[0]

    def choose(self, view: View) -> Action:
        """Return the action that did best in the imagined worlds."""
        action = self._search(
            view.record,
            view.seen,
            encode(view.rules),
            self._effort,
            self._scene,
            self._start,
            self._copies,
            self._mind,
            self._trials,
            NO_WORDS,
            SILENT,
            self._dice,
        )
        return action_from_code(int(action))


def player(name: str, seed: int) -> Player:
    """Return a player of one kind, with dice of a seed from 0 to 2**62.

    Raises ValueError for a name that is not in `PLAYERS`.
    """
    if name not in PLAYERS:
        message = f"there is no player {name!r}; there are {', '.join(PLAYERS)}"
        raise ValueError(message)
    if name in EFFORTS:
        return SearchPlayer(EFFORTS[name], seed)
    return PolicyPlayer(POLICIES[name], seed)
