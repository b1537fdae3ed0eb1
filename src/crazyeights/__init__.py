"""Crazy Eights and its relatives: rules, players, tables.

>>> from crazyeights import Game, Rules
>>> game = Game(Rules.preset("penalty", seats=3), seed=7)

Names are loaded when they are first used, so that the import itself costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crazyeights.cards import Card, Pack, Rank, Suit
    from crazyeights.game import (
        DealOverError,
        Game,
        GameError,
        GameOverError,
        IllegalActionError,
    )
    from crazyeights.rules.actions import (
        Announce,
        Draw,
        NameSuit,
        Pass,
        Play,
        Stop,
        UnreadableActionError,
        parse_action,
    )
    from crazyeights.rules.kinds import ONE_DEAL, deals, eliminate, target
    from crazyeights.rules.options import Rules, RulesError
    from crazyeights.rules.presets import PRESETS
    from crazyeights.views import View, ViewEvent, view_of

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

__all__ = [  # noqa: PLE0604  # the names are those of the table above
    *_HOME,
]


def __getattr__(name: str) -> object:
    if name not in _HOME:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    value = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOME])
