"""Crazy Eights and its relatives: rules, players, tables.

>>> from crazyeights import Game, Rules
>>> game = Game(Rules.preset("penalty", seats=3), seed=7)

Names are loaded when they are first used, so that the import itself costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crazyeights.cards import Card as Card
    from crazyeights.cards import Pack as Pack
    from crazyeights.cards import Rank as Rank
    from crazyeights.cards import Suit as Suit
    from crazyeights.game import DealOverError as DealOverError
    from crazyeights.game import Game as Game
    from crazyeights.game import GameError as GameError
    from crazyeights.game import GameOverError as GameOverError
    from crazyeights.game import IllegalActionError as IllegalActionError
    from crazyeights.rules.actions import Announce as Announce
    from crazyeights.rules.actions import Draw as Draw
    from crazyeights.rules.actions import NameSuit as NameSuit
    from crazyeights.rules.actions import Pass as Pass
    from crazyeights.rules.actions import Play as Play
    from crazyeights.rules.actions import Stop as Stop
    from crazyeights.rules.actions import UnreadableActionError as UnreadableActionError
    from crazyeights.rules.actions import parse_action as parse_action
    from crazyeights.rules.kinds import ONE_DEAL as ONE_DEAL
    from crazyeights.rules.kinds import deals as deals
    from crazyeights.rules.kinds import eliminate as eliminate
    from crazyeights.rules.kinds import target as target
    from crazyeights.rules.options import Rules as Rules
    from crazyeights.rules.options import RulesError as RulesError
    from crazyeights.rules.presets import PRESETS as PRESETS
    from crazyeights.views import View as View
    from crazyeights.views import ViewEvent as ViewEvent
    from crazyeights.views import view_of as view_of

_HOMES = {
    "cards": ("Card", "Pack", "Rank", "Suit"),
    "game": ("DealOverError", "Game", "GameError", "GameOverError", "IllegalActionError"),
    "rules.actions": (
        "Announce",
        "Draw",
        "NameSuit",
        "Pass",
        "Play",
        "Stop",
        "UnreadableActionError",
        "parse_action",
    ),
    "rules.kinds": ("ONE_DEAL", "deals", "eliminate", "target"),
    "rules.options": ("Rules", "RulesError"),
    "rules.presets": ("PRESETS",),
    "views": ("View", "ViewEvent", "view_of"),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [*_HOME]  # noqa: PLE0604  # one table is enough


def __getattr__(name: str) -> object:
    if name not in _HOME:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    value = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOME])
