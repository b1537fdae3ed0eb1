"""What goes into a table and what comes out of it, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from crazyeights.cards import Card
from crazyeights.players import PLAYERS
from crazyeights.rules.actions import Action
from crazyeights.rules.options import Rules
from crazyeights.views import Phase, View, ViewEvent


@dataclass(frozen=True, slots=True)
class Human:
    """A seat that a person plays."""

    name: str


@dataclass(frozen=True, slots=True)
class Computer:
    """A seat that a computer player of a kind plays; ``seed`` is that of its dice."""

    name: str
    kind: str = "greedy"
    seed: int = 0


Sitting: TypeAlias = Human | Computer
"""Who sits on a seat."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table is set up with: the rules, who sits where, and two mere labels.

    These are the preset that the rules come from, and what the table calls them.
    Raises `ValueError` where the seats are not as many as the rules say, or a kind is unknown.
    """

    rules: Rules
    seats: tuple[Sitting, ...]
    preset: str | None = None
    name: str = ""

    def __post_init__(self) -> None:
        """Check that everybody has a seat and can play."""
        if len(self.seats) != self.rules.seats:
            raise ValueError(f"seats: {len(self.seats)} sit at a table for {self.rules.seats}")
        for sitting in self.seats:
            if isinstance(sitting, Computer) and sitting.kind not in PLAYERS:
                known = ", ".join(PLAYERS)
                raise ValueError(f"there is no player {sitting.kind!r}; there are {known}")

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(seat for seat, sitting in enumerate(self.seats) if isinstance(sitting, Human))


@dataclass(frozen=True, slots=True)
class Act:
    """Do something that the rules know."""

    action: Action


@dataclass(frozen=True, slots=True)
class NextDeal:
    """Deal again, once a deal is over."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Go back to the last decision of the only person at the table."""


Request: TypeAlias = Act | NextDeal | Undo


@dataclass(frozen=True, slots=True)
class Command:
    """A request, the version of the table it was made for, and a key that its sender chose.

    A command that is sent again has the same key. Which seat it comes from is not part of it: that
    is for the one to know who passes it on.
    """

    version: int
    key: str
    request: Request


@dataclass(frozen=True, slots=True)
class Entry:
    """A command that was carried out, and the version it led to; ``seat`` None is the house."""

    version: int
    seat: int | None
    command: Command


@dataclass(frozen=True, slots=True)
class Update:
    """What one viewer sees of the step to ``version``; with nothing to see ``events`` is empty.

    ``deal`` is the number of the deal and ``seats`` are those that play it; ``phase`` is the one
    in which the step was taken, None where it began a deal. After an undo, ``undone`` is set: what
    was seen of the steps taken back holds no more, and only a new look at the table tells how it
    is.
    """

    version: int
    events: tuple[ViewEvent, ...]
    deal: int
    seats: tuple[int, ...]
    phase: Phase | None = None
    undone: bool = False


@dataclass(frozen=True, slots=True)
class Present:
    """What one viewer sees of a table at its present version.

    ``playing`` are the seats of the present deal or, after its end, of the next one; ``tied`` those
    whose tie makes a further deal necessary (R-134). ``assisted`` says that a move was ever undone,
    ``may_undo`` that the viewer could undo one now. ``totals`` are the points of all seats after
    each deal that is over.
    """

    version: int
    view: View
    playing: tuple[int, ...]
    tied: tuple[int, ...]
    assisted: bool
    may_undo: bool
    totals: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Shuffle:
    """What fixed the cards of a deal that is over, for anybody to recompute (R-160).

    ``pack`` lies as it does before a shuffle, ``shuffled`` after the one the deal was dealt from;
    the first card is the bottom one. ``cut`` has who took which card, in order, if there was a cut.
    """

    deal: int
    commitment: str
    secret: bytes = field(repr=False)
    pack: tuple[Card, ...]
    shuffled: tuple[Card, ...]
    cut: tuple[tuple[int, Card], ...]


@dataclass(frozen=True, slots=True)
class Accepted:
    """The command was carried out, and the table came to ``version``."""

    version: int


@dataclass(frozen=True, slots=True)
class Refused:
    """The command was not carried out: the reason as a code with its details, and the present.

    The codes are those of `rules.refusals` and, of the table itself, ``stale`` (made for another
    version), ``key-used`` (the key belongs to another command), ``deal-not-over``, ``game-over``,
    ``undo-nothing``, ``undo-disclosed`` and ``undo-online``. The sentence is the text ``refuse-``
    and the code.
    """

    code: str
    present: Present
    details: Mapping[str, Any] = field(default_factory=dict)


Answer: TypeAlias = Accepted | Refused
