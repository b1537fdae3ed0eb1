"""How well computer players play, and at what pace."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from crazyeights.host import PLAYERS
from crazyeights.server.messages import PaceName

LEVELS: Final[tuple[str, ...]] = tuple(
    level for level in ("beginner", "casual", "strong", "master") if level in PLAYERS
)
"""The kinds of players that are offered, the easiest first."""

PACES: Final[Mapping[PaceName, tuple[float, float]]] = MappingProxyType(
    {"calm": (1.2, 1.6), "normal": (0.5, 0.9), "fast": (0.2, 0.3), "instant": (0.0, 0.0)}
)
"""How long a computer player takes at least, in seconds: from, to."""

DRAWING_ON: Final = 0.4
"""Which part of that it takes for a further card of the same turn: those come one after another."""
