"""The kinds of value that options have: how each is checked, read, shown and given to the engine.

A value is shown as a short text without blanks (``draw(2,same_rank)``), which the same kind reads
back. ``code`` turns a value into the whole number that stands in the engine's record, for the
kinds that are one number there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal, Protocol, TypeVar, cast, get_args, get_type_hints

from crazyeights.cards import JOKER, Card, CardError, Rank
from crazyeights.rules.effects import EFFECTS, Effect

MOST = 1_000_000
"""No number in the rules is larger: sums of them stay far below 2**63."""

K = TypeVar("K")
V = TypeVar("V")


class Table(Mapping[K, V]):
    """A mapping that cannot be changed and can be hashed; it keeps the order it was made in."""

    __slots__ = ("_items",)

    def __init__(self, items: Mapping[K, V]) -> None:
        self._items = dict(items)

    def __getitem__(self, key: K) -> V:
        return self._items[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        return hash(frozenset(self._items.items()))

    def __repr__(self) -> str:
        return repr(self._items)


@dataclass(frozen=True, slots=True)
class GameEnd:
    """When the game ends (R-133): after one deal, at a target, after n deals, by elimination."""

    kind: Literal["one_deal", "target", "deals", "eliminate"]
    n: int = 1

    def __str__(self) -> str:
        return self.kind if self.kind == "one_deal" else f"{self.kind}({self.n})"

    def __repr__(self) -> str:
        """Show the constant or the function of this module that makes it."""
        return "ONE_DEAL" if self.kind == "one_deal" else str(self)


ONE_DEAL = GameEnd("one_deal")


def target(n: int) -> GameEnd:
    """End the game when somebody's total reaches ``n`` points (R-133)."""
    return GameEnd("target", n)


def deals(n: int) -> GameEnd:
    """End the game after ``n`` deals (R-133)."""
    return GameEnd("deals", n)


def eliminate(n: int) -> GameEnd:
    """Seats with ``n`` points or more are out of the game; the last one wins (R-133)."""
    return GameEnd("eliminate", n)


class Kind(Protocol):
    """What is known about the values of one option."""

    def normal(self, value: Any) -> Any:
        """Return the value in the one form it is kept in, or raise ValueError: what is right."""

    def read(self, text: str) -> Any:
        """Return the value that ``text`` shows, or raise ValueError: what is right."""

    def show(self, value: Any) -> str:
        """Return the value as a text without blanks."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of some words, or a whole number from ``low`` to ``high`` where these are given."""

    words: tuple[str, ...]
    low: int | None = None
    high: int = MOST

    def normal(self, value: Any) -> Any:
        """Accept one of the words or a number in range."""
        if isinstance(value, str) and value in self.words:
            return value
        number = self.low is not None and isinstance(value, int) and not isinstance(value, bool)
        if number and cast("int", self.low) <= value <= self.high:
            return int(value)
        raise ValueError(self.right())

    def read(self, text: str) -> Any:
        """Read a word or a number."""
        return self.normal(int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else text)

    def show(self, value: Any) -> str:
        """Show the word or the number."""
        return str(value)

    def code(self, value: Any) -> int:
        """Return the number itself, or for a word among numbers -1, -2, …, else 0, 1, …."""
        if isinstance(value, int):
            return value
        index = self.words.index(value)
        return index if self.low is None else -1 - index

    def right(self) -> str:
        """Say which values are right."""
        parts = list(self.words)
        if self.low is not None:
            span = f"of {self.low} or more" if self.high == MOST else f"{self.low} to {self.high}"
            parts.append(f"a whole number {span}")
        return " or ".join(parts)


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    def normal(self, value: Any) -> bool:
        """Accept a truth value only."""
        if isinstance(value, bool):
            return value
        message = "true or false"
        raise ValueError(message)

    def read(self, text: str) -> bool:
        """Read ``true`` or ``false``."""
        return self.normal({"true": True, "false": False}.get(text.lower()))

    def show(self, value: bool) -> str:
        """Show ``true`` or ``false``."""
        return "true" if value else "false"

    def code(self, value: bool) -> int:
        """Return 1 or 0."""
        return int(value)


@dataclass(frozen=True, slots=True)
class RankSet:
    """A set of ranks, shown as ``8,J``; ``none`` is the empty one."""

    def normal(self, value: Any) -> frozenset[Rank]:
        """Accept any collection of ranks other than the joker."""
        right = "ranks from 2 to A, such as {Rank.EIGHT}, without the joker (always wild)"
        if isinstance(value, Mapping | str | bytes):
            raise ValueError(right)  # noqa: TRY004  # every wrong value gets the same error
        try:
            ranks = frozenset(value)
        except TypeError:
            raise ValueError(right) from None
        if not all(isinstance(rank, Rank) and rank != Rank.JOKER for rank in ranks):
            raise ValueError(right)
        return ranks

    def read(self, text: str) -> frozenset[Rank]:
        """Read ranks with commas between them."""
        ranks = [] if text == "none" else [_rank(part) for part in text.split(",")]
        if len(set(ranks)) < len(ranks):
            message = "each rank once"
            raise ValueError(message)
        return self.normal(ranks)

    def show(self, value: frozenset[Rank]) -> str:
        """Show the ranks in order."""
        return ",".join(rank.letter for rank in sorted(value)) or "none"


@dataclass(frozen=True, slots=True)
class EffectTable:
    """Ranks or cards and their effects, shown as ``2:draw(2,same_rank);QS:skip+again``."""

    def normal(self, value: Any) -> Table[Rank | Card, tuple[Effect, ...]]:
        """Accept a mapping; effects are put in the order in which they take place (R-80)."""
        right = "a mapping from ranks or cards to effects, at most one of each kind"
        if not isinstance(value, Mapping):
            raise ValueError(right)  # noqa: TRY004  # every wrong value gets the same error
        if Rank.JOKER in value and JOKER in value:
            raise ValueError(f"{right}, and one entry for the joker")
        table: dict[Rank | Card, tuple[Effect, ...]] = {}
        for key, given in value.items():
            listed = (given,) if isinstance(given, Effect) else given
            if not isinstance(key, Rank | Card) or not isinstance(listed, tuple | list):
                raise ValueError(right)  # noqa: TRY004  # as above
            if not all(isinstance(effect, Effect) for effect in listed):
                raise ValueError(right)
            kinds = [effect.kind for effect in listed]
            if len(set(kinds)) < len(kinds):
                raise ValueError(right)
            for effect in listed:
                _check_effect(effect)
            table[Rank.JOKER if key == JOKER else key] = tuple(
                sorted(listed, key=lambda effect: list(EFFECTS).index(effect.kind))
            )
        return Table({key: table[key] for key in sorted(table, key=_place)})

    def read(self, text: str) -> Table[Rank | Card, tuple[Effect, ...]]:
        """Read entries with semicolons between them; ``none`` is the empty table."""
        table: dict[Rank | Card, tuple[Effect, ...]] = {}
        for entry in [] if text == "none" else text.split(";"):
            name, colon, listed = entry.partition(":")
            if not colon:
                message = "entries such as 2:draw(2,same_rank)+again or QS:skip"
                raise ValueError(message)
            key = _rank_or_card(name)
            if key in table:
                message = f"one entry for {name}"
                raise ValueError(message)
            table[key] = tuple(
                _read_effect(part) for part in ([] if listed == "none" else listed.split("+"))
            )
        return self.normal(table)

    def show(self, value: Table[Rank | Card, tuple[Effect, ...]]) -> str:
        """Show the entries: ranks first, in order, then cards."""
        entries = (
            f"{key.letter if isinstance(key, Rank) else key}:"
            + ("+".join(show_effect(effect) for effect in effects) or "none")
            for key, effects in value.items()
        )
        return ";".join(entries) or "none"


@dataclass(frozen=True, slots=True)
class ValueTable:
    """``pips``, ``flat5``, or a full table of points, shown as ``A:11,K:4,…`` (R-130)."""

    words: tuple[str, ...] = ("pips", "flat5")

    def normal(self, value: Any) -> str | Table[Rank, int]:
        """Accept one of the words or a mapping from ranks to points of 0 or more."""
        if isinstance(value, str) and value in self.words:
            return value
        right = f"{' or '.join(self.words)} or a mapping from every rank to points of 0 or more"
        if not isinstance(value, Mapping) or not value:
            raise ValueError(right)
        for rank, points in value.items():
            whole = isinstance(points, int) and not isinstance(points, bool)
            if not isinstance(rank, Rank) or not whole or not 0 <= points <= MOST:
                raise ValueError(right)
        return Table({rank: value[rank] for rank in sorted(value)})

    def read(self, text: str) -> str | Table[Rank, int]:
        """Read a word or ``rank:points`` with commas between them."""
        if ":" not in text:
            return self.normal(text)
        table: dict[Rank, int] = {}
        for entry in text.split(","):
            name, _, points = entry.partition(":")
            if not re.fullmatch(r"[0-9]{1,9}", points):
                message = "entries such as A:11"
                raise ValueError(message)
            if _rank(name) in table:
                message = f"one number for {name}"
                raise ValueError(message)
            table[_rank(name)] = int(points)
        return self.normal(table)

    def show(self, value: str | Table[Rank, int]) -> str:
        """Show the word or the table."""
        if isinstance(value, str):
            return value
        return ",".join(f"{rank.letter}:{points}" for rank, points in value.items())


@dataclass(frozen=True, slots=True)
class EndOfGame:
    """``one_deal``, ``target(n)``, ``deals(n)`` or ``eliminate(n)`` (R-133)."""

    right: str = "one_deal, target(n), deals(n) or eliminate(n) with n of 1 or more"

    def normal(self, value: Any) -> GameEnd:
        """Accept a :class:`GameEnd` with a sensible number, or the word ``one_deal``."""
        if value == "one_deal":
            return ONE_DEAL
        kinds = get_args(get_type_hints(GameEnd)["kind"])
        if not isinstance(value, GameEnd) or value.kind not in kinds:
            raise ValueError(self.right)
        if isinstance(value.n, bool) or not isinstance(value.n, int) or not 1 <= value.n <= MOST:
            raise ValueError(self.right)
        return ONE_DEAL if value.kind == "one_deal" else value

    def read(self, text: str) -> GameEnd:
        """Read what ``show`` shows."""
        parts = re.fullmatch(r"(target|deals|eliminate)\(([0-9]{1,9})\)", text)
        if parts is None:
            return self.normal(text)
        return self.normal(GameEnd(cast("Any", parts[1]), int(parts[2])))

    def show(self, value: GameEnd) -> str:
        """Show the word and its number."""
        return str(value)


def show_effect(effect: Effect) -> str:
    """Return an effect as a text: ``skip``, ``draw(2,same_rank)``."""
    arguments = ",".join(str(getattr(effect, field.name)) for field in fields(effect))
    return f"{effect.kind}({arguments})" if arguments else effect.kind


def _check_effect(effect: Effect) -> None:
    n = getattr(effect, "n", 1)
    if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= MOST:
        message = f"{effect.kind} with a whole number of 1 or more"
        raise ValueError(message)
    answers = ("none", "same_rank", "any_draw_card")
    if getattr(effect, "answer", "none") not in answers:
        message = f"draw with an answer of {' or '.join(answers)}"
        raise ValueError(message)


def _read_effect(text: str) -> Effect:
    parts = re.fullmatch(r"([a-z_]+)(?:\(([^()]*)\))?", text)
    if parts is None or parts[1] not in EFFECTS:
        message = f"{text!r} is none of the effects {', '.join(EFFECTS)}"
        raise ValueError(message)
    words = [] if parts[2] is None else parts[2].split(",")
    arguments = [int(word) if re.fullmatch(r"[0-9]{1,9}", word) else word for word in words]
    try:
        effect = cast("Any", EFFECTS[parts[1]])(*arguments)
    except TypeError:
        message = f"{text!r}: {parts[1]} does not take {parts[2] or 'no number'}"
        raise ValueError(message) from None
    _check_effect(effect)
    return cast("Effect", effect)


def _rank(text: str) -> Rank:
    try:
        return Rank.parse(text)
    except CardError:
        message = f"{text!r} is no rank (2 to 10, J, Q, K, A)"
        raise ValueError(message) from None


def _rank_or_card(text: str) -> Rank | Card:
    try:
        return Rank.parse(text)
    except CardError:
        pass
    try:
        return Card.parse(text)
    except CardError:
        message = f"{text!r} is neither a rank nor a card"
        raise ValueError(message) from None


def _place(key: Rank | Card) -> tuple[int, int]:
    return (0, int(key)) if isinstance(key, Rank) else (1, key.index)
