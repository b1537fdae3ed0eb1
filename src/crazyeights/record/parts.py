"""What a record is made of, and the errors about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from crazyeights.cards import Card
from crazyeights.game import DealEnd
from crazyeights.rules.actions import Action


class RecordError(ValueError):
    """A text that is no sound record: the number of its ``line``, from 1, and the ``reason``."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        """Return line and reason."""
        return f"line {self.line}: {self.reason}"


class UndisclosedError(RecordError):
    """A record without the secrets of its deals: it cannot be replayed or checked."""


class Finding(NamedTuple):
    """Something in a record that does not follow: the number of its line, and what is wrong."""

    line: int
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}"


class Drawn(NamedTuple):
    """A card that a seat drew; ``card`` is None where it is not disclosed."""

    seat: int
    card: Card | None

    def __str__(self) -> str:
        return f"{self.seat}+{shown(self.card)}"


class Refilled(NamedTuple):
    """A new stock made of discards: ``how`` is ``reshuffle`` or ``turn_over`` (R-73)."""

    how: str
    cards: int

    def __str__(self) -> str:
        return f"{self.how}={self.cards}"


Result = Drawn | Refilled
"""What an action did to the stock."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a seat with what it did to the stock.

    ``before`` is what a seat drew that had forgotten its call, before the action took effect
    (R-110); ``after`` is everything else. ``line`` says where the step stands in the text, and
    ``forgot_line`` where its line ``forgot`` does.
    """

    seat: int
    action: Action
    before: tuple[Result, ...] = ()
    after: tuple[Result, ...] = ()
    line: int = field(default=0, compare=False)
    forgot_line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Finish:
    """How a deal ended: ``left`` are the hands; the last three have a number for each seat."""

    end: DealEnd
    winners: tuple[int, ...]
    left: Mapping[int, tuple[Card, ...]]
    worth: tuple[int, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """One deal of a record.

    ``hands`` are those dealt, in the order of dealing, with None for each card that is not
    disclosed; ``given`` is what the starter's effect made seats draw. ``lines`` holds where in the
    text each line stands that is no step, by its first words, such as ``hand 2``.
    """

    number: int
    commitment: str
    secret: bytes | None = field(repr=False)
    seats: tuple[int, ...]
    cut: tuple[tuple[int, Card], ...]
    dealer: int
    hands: Mapping[int, tuple[Card | None, ...]] = field(repr=False)
    buried: tuple[Card, ...]
    starter: Card
    given: tuple[Result, ...] = field(default=(), repr=False)
    steps: tuple[Step, ...] = field(default=(), repr=False)
    finish: Finish | None = None
    lines: Mapping[str, int] = field(default_factory=dict, repr=False, compare=False)


def shown(card: Card | None) -> str:
    """Return how records write a card, or one that is not disclosed."""
    return "?" if card is None else str(card)
