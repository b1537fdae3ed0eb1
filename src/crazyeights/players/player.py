"""Players at a table: a way to play with dice of its own, for one seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Any, Final, Protocol

from crazyeights.players.simple import choose_at_random, choose_greedily
from crazyeights.rules.actions import Action, action_from_code
from crazyeights.rules.chance import Dice, new_dice
from crazyeights.rules.compiled import Mode, compiled, implementation
from crazyeights.rules.layout import RuleNumbers, encode
from crazyeights.views import View, ViewEvent, ViewRecord

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


PLAYERS: Final = tuple(POLICIES)
"""The names of all kinds of players, weakest first."""


class Player(Protocol):
    """Somebody who chooses for a seat."""

    def choose(self, view: View, seen: Sequence[ViewEvent] = ()) -> Action:
        """Return one of the legal actions of a view whose seat is to act.

        ``seen`` is what the seat has seen happen since the deal began, oldest first.
        """


class PolicyPlayer:
    """A player that follows a policy; the same seed and views give the same actions."""

    def __init__(self, policy: Policy, seed: int, mode: Mode | None = None) -> None:
        self._choose = implementation(policy, mode)
        self._dice = new_dice(seed)

    def choose(self, view: View, seen: Sequence[ViewEvent] = ()) -> Action:
        """Return the action that the policy chooses."""
        del seen
        return action_from_code(int(self._choose(view.record, encode(view.rules), self._dice)))


def player(name: str, seed: int) -> Player:
    """Return a player of one kind, with dice of a seed from 0 to 2**62.

    Raises ValueError for a name that is not in `PLAYERS`.
    """
    if name not in PLAYERS:
        message = f"there is no player {name!r}; there are {', '.join(PLAYERS)}"
        raise ValueError(message)
    return PolicyPlayer(POLICIES[name], seed)
