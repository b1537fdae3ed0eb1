"""Rules to choose, compare, find and ask about."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from crazyeights.server.messages.book import Book
from crazyeights.server.messages.names import CardName, RulesLink, SuitName
from crazyeights.server.messages.requests import Action


class Answer(Struct, omit_defaults=True, frozen=True):
    """What can be answered: the value as in a link, and the words.

    In both ``#`` stands for a number from ``low`` to ``high``, if there is one.
    """

    value: str
    label: str
    low: int | None = None
    high: int | None = None


class CardEntry(Struct, frozen=True):
    """What a card does, or all cards of a rank: ``key`` as in a link, 7 or QS."""

    key: str
    name: str
    effects: list[str]
    words: str


class RankEntry(Struct, frozen=True):
    """The cards of one rank: a question, and an entry for all or for each suit."""

    rank: str
    name: str
    question: str
    entries: list[CardEntry]
    suits: list[CardEntry]
    points: int


class Control(Struct, frozen=True):
    """An option as a question with its answers and the present value as in a link.

    ``kind`` says how a value is put together: ``choice`` is one of the answers, ``ranks`` any of
    them with points between, ``effects`` and ``values`` are about ``ranks``, cards of a rank each.
    """

    option: str
    kind: Literal["choice", "ranks", "effects", "values"]
    label: str
    about: str
    answers: list[Answer]
    value: str
    words: str
    matters: bool
    changed: bool
    ranks: list[RankEntry]


class Topic(Struct, frozen=True):
    """A section of the rules with its questions."""

    name: str
    title: str
    controls: list[Control]


class WayOut(Struct, frozen=True):
    """One more change with which rules would go together: the rules then, and what it is."""

    rules: str
    words: str


class Conflict(Struct, frozen=True):
    """Why a change was not made: it does not go together with the answers to other questions."""

    option: str
    message: str
    options: list[str]
    way_out: WayOut | None


class Change(Struct, forbid_unknown_fields=True, frozen=True):
    """A new answer to the question about an option, as it stands in a link."""

    option: Annotated[str, Meta(max_length=40)]
    value: Annotated[str, Meta(max_length=10_000)]


class ToCompose(Struct, forbid_unknown_fields=True, frozen=True):
    """Rules to look at, and what is to be changed about them."""

    rules: RulesLink = "v=1&preset=quick"
    change: Change | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None


class Composed(Struct, frozen=True):
    """Rules with everything there is to change about them.

    ``link`` holds them whole. In ``book`` what the preset says otherwise is marked. With a
    ``conflict`` they are as before the change that was asked for.
    """

    link: str
    preset: str
    preset_name: str
    own_name: str
    name: str
    seats: int
    is_preset: bool
    topics: list[Topic]
    book: Book
    conflict: Conflict | None


class ToCompare(Struct, forbid_unknown_fields=True, frozen=True):
    """Two rule sets."""

    left: RulesLink
    right: RulesLink


class Difference(Struct, frozen=True):
    """What two rule sets say about one thing; empty where one says nothing."""

    left: str
    right: str


class DifferentSection(Struct, frozen=True):
    """A section of the rules with what differs in it."""

    name: str
    title: str
    differences: list[Difference]


class Comparison(Struct, frozen=True):
    """Two rule sets side by side: only what differs, nothing if they are played alike."""

    left: str
    right: str
    sections: list[DifferentSection]


class Answered(Struct, forbid_unknown_fields=True, frozen=True):
    """The answer to a question, "" for "I don't know"."""

    question: Annotated[str, Meta(max_length=40)]
    answer: Annotated[str, Meta(max_length=200)]


class ToFind(Struct, forbid_unknown_fields=True, frozen=True):
    """What has been answered so far, in the order in which it was asked."""

    answered: Annotated[list[Answered], Meta(max_length=40)] = []


class Asked(Struct, frozen=True):
    """The next question."""

    id: str
    words: str
    answers: list[Answer]


class FoundRules(Struct, frozen=True):
    """The nearest preset, with what is different about the rules that were described."""

    link: str
    preset_link: str
    name: str
    summary: str
    differences: list[str]
    left_out: list[str]
    near: list[str]


class Finding(Struct, frozen=True):
    """The next question or, when enough is known, what was found."""

    question: Asked | None
    found: FoundRules | None


class ToRule(Struct, forbid_unknown_fields=True, frozen=True):
    """A position, and what is to be done in it: may I?"""

    rules: RulesLink
    upcard: CardName
    hand: Annotated[list[CardName], Meta(max_length=40)]
    action: Action
    suit: SuitName | None = None
    debt: Annotated[int, Meta(ge=0, le=200)] = 0
    just_played: bool = False
    drawn: Annotated[list[CardName], Meta(max_length=40)] = []
    played: Annotated[list[CardName], Meta(max_length=10)] = []
    stock: Literal["full", "empty", "nothing"] = "full"


class Ruling(Struct, frozen=True):
    """The answer, and what in the rules decides it; ``allowed`` is null for no such position."""

    allowed: bool | None
    answer: str
    sentences: list[str]
