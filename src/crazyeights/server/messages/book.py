"""The rules in words."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from crazyeights.server.messages.names import CardName


class Part(Struct, omit_defaults=True, frozen=True):
    """A sentence of the rules, the id of its text, and whether the preset says something else."""

    text: str
    text_id: str
    changed: bool = False


class Paragraph(Struct, omit_defaults=True, frozen=True):
    """Sentences; an entry of a list and a row of a table begin with a label.

    ``cards`` are those that a worked example is about.
    """

    shape: Literal["text", "entry", "row"]
    parts: list[Part]
    cards: list[CardName] = []


class Section(Struct, frozen=True):
    """A section of the rules; ``name`` is the same in every language."""

    name: str
    title: str
    paragraphs: list[Paragraph]


class Term(Struct, frozen=True):
    """A word of the game to be explained where it stands, in the forms in which it occurs.

    The forms are as within a sentence; at its start they begin with a capital.
    """

    words: list[str]
    meaning: str


class Book(Struct, frozen=True):
    """The rules that a table plays by, in words."""

    title: str
    sections: list[Section]
    terms: list[Term]
