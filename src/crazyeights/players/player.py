"""Players at a table: a way to play with dice of its own, for one seat."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Any, Final, Protocol

import numpy as np

from crazyeights.players.belief import MIND
from crazyeights.players.levels import choose_as_beginner, choose_casually
from crazyeights.players.policy import MEMORY, habits
from crazyeights.players.search import BLIND, INFERRING, PLAN, TRIALS, WEIGHTED, search
from crazyeights.players.simple import choose_at_random, choose_greedily
from crazyeights.players.tips import ALL_TIPS, choose_by_tips, tips_named
from crazyeights.rules.actions import Action, action_from_code
from crazyeights.rules.chance import NO_WORDS, Dice, new_dice
from crazyeights.rules.compiled import Mode, compiled, default_mode, implementation
from crazyeights.rules.events import SILENT
from crazyeights.rules.layout import STATE, RuleNumbers, encode, new_state
from crazyeights.rules.log import Log
from crazyeights.views import View, ViewRecord

Policy = Callable[[Any, Any, Any], int]
"""A compiled function ``(view, rules, dice) -> action``."""

POLICIES: Final[MappingProxyType[str, Policy]] = MappingProxyType(
    {
        "random": choose_at_random,
        "beginner": choose_as_beginner,
        "casual": choose_casually,
        "greedy": choose_greedily,
    }
)
"""The ways to play that the simulator can call, by name."""


@compiled
def choose_by(policy: int, view: ViewRecord, rules: RuleNumbers, dice: Dice) -> int:
    """Choose as the policy at that place in `POLICIES` does.

    Compiled code cannot take a function out of a table: a new policy gets a line here as well.
    """
    if policy == 0:
        return choose_at_random(view, rules, dice)
    if policy == 1:
        return choose_as_beginner(view, rules, dice)
    if policy == 2:
        return choose_casually(view, rules, dice)
    return choose_greedily(view, rules, dice)


EFFORTS: Final[MappingProxyType[str, int]] = MappingProxyType(
    {"strong": 330_000, "master": 3_300_000}
)
"""How many moves the searching players imagine before they make one: for at most 50 and 500 ms on
one core of an ordinary server, under the rules that take longest."""

FAITH: Final = 0.2
"""How much a rating of the learnt policy counts, compared with what playouts say."""

SEARCHING: Final = frozenset(EFFORTS)
"""The kinds of players that think for many milliseconds; the others choose within one."""

PLAYERS: Final = (*POLICIES, "tips", *EFFORTS)
"""The names of all kinds of players."""

VARIANTS: Final = (
    "tips:ID+ID, tips-not:ID+ID, strong:deal, master:deal, search:MOVES, search-deal:MOVES and "
    "blind:MOVES"
)
"""What there is besides for measurements, see `player`."""


class Player(Protocol):
    """Somebody who chooses for a seat."""

    def choose(self, view: View) -> Action:
        """Return one of the legal actions of a view whose seat is to act."""

    def decide(self, view: ViewRecord, seen: Log, rules: RuleNumbers) -> int:
        """Return the number of an action for a view in numbers and what its seat has seen."""


class _Person:
    """What all players do alike."""

    def choose(self, view: View) -> Action:
        """Return the action that is chosen."""
        return action_from_code(self.decide(view.record, view.seen, encode(view.rules)))

    def decide(self, view: ViewRecord, seen: Log, rules: RuleNumbers) -> int:
        """Return the number of the action that is chosen."""
        raise NotImplementedError


class PolicyPlayer(_Person):
    """A player that follows a policy; the same seed and views give the same actions."""

    def __init__(self, policy: Policy, seed: int, mode: Mode | None = None) -> None:
        self._choose = implementation(policy, mode)
        self._dice = new_dice(seed)

    def decide(self, view: ViewRecord, seen: Log, rules: RuleNumbers) -> int:
        """Return the number of the action that the policy chooses."""
        del seen
        return int(self._choose(view, rules, self._dice))


class TipsPlayer(_Person):
    """A player that follows some of the tips (a mask), all of them unless said otherwise."""

    def __init__(self, seed: int, tips: int = ALL_TIPS, mode: Mode | None = None) -> None:
        self._choose = implementation(choose_by_tips, mode)
        self._tips = tips
        self._dice = new_dice(seed)

    def decide(self, view: ViewRecord, seen: Log, rules: RuleNumbers) -> int:
        """Return the number of the action that the tips advise."""
        return int(self._choose(view, seen, rules, self._tips, self._dice))


class SearchPlayer(_Person):
    """A player that imagines worlds which fit what it has seen and tries every action in them.

    The same seed and views give the same actions. Interpreted, it imagines so much less that a move
    takes no longer. ``for_deal`` lets it play every deal for itself, whatever the game stands at;
    ``worlds`` says where its worlds come from, see `search.PLAN`. `trials` holds what came out of
    the last search.
    """

    def __init__(
        self,
        effort: int,
        seed: int,
        mode: Mode | None = None,
        *,
        for_deal: bool = False,
        worlds: int = INFERRING,
    ) -> None:
        self._search = implementation(search, mode)
        self.plan = np.zeros(1, PLAN)[0]
        compiled_ = (mode or default_mode()) == "compiled"
        self.plan.effort = effort if compiled_ else max(1, effort // 20_000)
        self.plan.for_deal = for_deal
        self.plan.worlds = worlds
        self.plan.own_way = WEIGHTED
        self.plan.also = -1
        self.plan.faith = FAITH
        self.habits = habits()
        self.trials = np.zeros(1, TRIALS)[0]
        self.mind = np.zeros(1, MIND)[0]
        self._dice = new_dice(seed)
        self._scene, self._start = new_state(), new_state()
        self._copies = np.zeros(1, STATE)
        self._memory, self._memories = np.zeros(1, MEMORY)[0], np.zeros(1, MEMORY)

    def decide(self, view: ViewRecord, seen: Log, rules: RuleNumbers) -> int:
        """Return the number of the action that did best in the imagined worlds."""
        return int(
            self._search(
                view,
                seen,
                rules,
                self.plan,
                self.habits,
                self._scene,
                self._start,
                self._copies,
                self._memory,
                self._memories,
                self.mind,
                self.trials,
                NO_WORDS,
                SILENT,
                self._dice,
            )
        )


def player(name: str, seed: int, mode: Mode | None = None) -> Player:
    """Return a player of one kind, with dice of a seed from 0 to 2**62.

    ``name`` is one of `PLAYERS` or, for measurements, a variant: ``tips:ID+ID`` follows only those
    tips and ``tips-not:ID+ID`` all others; ``strong:deal`` and ``master:deal`` play every deal for
    itself; ``search:MOVES`` searches with so many imagined moves, ``search-deal:MOVES`` plays every
    deal for itself with them and ``blind:MOVES`` does without beliefs. ``mode`` is the form of the
    engine. Raises ValueError for any other name.
    """
    kind, _, detail = name.partition(":")
    if name in POLICIES:
        return PolicyPlayer(POLICIES[name], seed, mode)
    if name == "tips":
        return TipsPlayer(seed, mode=mode)
    if kind in ("tips", "tips-not") and detail:
        tips = tips_named(detail)
        return TipsPlayer(seed, tips if kind == "tips" else ALL_TIPS & ~tips, mode)
    if kind in EFFORTS and detail in ("", "deal"):
        return SearchPlayer(EFFORTS[kind], seed, mode, for_deal=detail == "deal")
    if kind in ("search", "search-deal", "blind") and detail.isascii() and detail.isdigit():
        worlds = BLIND if kind == "blind" else INFERRING
        return SearchPlayer(int(detail), seed, mode, for_deal=kind == "search-deal", worlds=worlds)
    message = f"there is no player {name!r}; there are {', '.join(PLAYERS)}, and {VARIANTS}"
    raise ValueError(message)
