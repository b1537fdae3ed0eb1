"""What a rule book is made of, and how it is put together from a set of rules (R-140).

A rule book is a list of sentences, each of which one small function thinks up: it looks at the
rules and returns the id of a text and what belongs into it, or nothing where the rules give no
occasion for the sentence. The rules that it looks at take note of every option it asks for
(`WatchedRules`), and these are the options that the sentence depends on. A function that does not
ask for an option cannot say anything else when it changes, so changing one option changes the
sentences about it and no other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, fields
from functools import partial
from typing import Any, Final, Generic, Literal, TypeVar

from crazyeights.cards import Card, Language
from crazyeights.rules.options import Rules
from crazyeights.texts.messages import Argument, Catalogue

Shape = Literal["text", "entry", "row"]
"""A paragraph of sentences; an entry of a list, which its label begins; a row of a table with the
cards in the label and what they count in the sentence."""

OPTIONS: Final = frozenset(option.name for option in fields(Rules))


@dataclass(frozen=True, slots=True)
class Sentence:
    """What one text says: a sentence, or a few that belong together.

    ``options`` are the options that it depends on: whatever else changes, it stays as it is.
    ``topic`` is what it is about, once in every book: two books that say something else about the
    same thing say it under the same topic. It is the name of the function that thought it up, in
    lists with what the item is: ``draw``, ``skip:8``. ``cards`` are the cards that it names.
    """

    text_id: str
    text: str
    options: frozenset[str]
    topic: str
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Sentences that stand together; those that are not of the shape "text" have a label."""

    shape: Shape
    sentences: tuple[Sentence, ...]
    label: Sentence | None = None

    @property
    def parts(self) -> tuple[Sentence, ...]:
        """The label, if there is one, and the sentences."""
        return self.sentences if self.label is None else (self.label, *self.sentences)


@dataclass(frozen=True, slots=True)
class Section:
    """A section with its title; ``name`` is the same in every language."""

    name: str
    title: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game to be explained wherever it stands: its forms in the text, its meaning.

    The forms are as within a sentence; at its start they begin with a capital.
    """

    name: str
    words: tuple[str, ...]
    meaning: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules in the words of one language; ``terms`` are those that its glossary explains."""

    language: Language
    title: str
    sections: tuple[Section, ...]
    terms: tuple[Term, ...]

    @property
    def sentences(self) -> Iterator[Sentence]:
        """All sentences and labels, in the order in which they are read."""
        for section in self.sections:
            for paragraph in section.paragraphs:
                yield from paragraph.parts


@dataclass(frozen=True, slots=True)
class Say:
    """The id of a text and what is put into it."""

    text_id: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)


def say(text_id: str, /, **arguments: Argument) -> Say:
    """Return what `Catalogue.text` takes."""
    return Say(text_id, arguments)


Thought = Callable[[Rules], Say | None]
"""Looks at the rules and returns what is to be said, or nothing."""

_Item = TypeVar("_Item")


@dataclass(frozen=True, slots=True)
class Listing(Generic[_Item]):
    """Paragraphs of one shape: for each of the items that has one, a label, then sentences.

    ``key`` names an item, whatever the language.
    """

    shape: Shape
    items: Callable[[Rules], Sequence[_Item]]
    key: Callable[[_Item], str]
    label: Callable[[Rules, _Item], Say | None]
    thoughts: Sequence[Callable[[Rules, _Item], Say | None]]


Plan = Sequence[Sequence[Thought] | Listing[Any]]
"""A section: paragraphs of sentences, and lists."""


class WatchedRules(Rules):
    """Rules that note in ``asked`` which of their options somebody asks for."""

    __slots__ = ("asked",)
    asked: set[str]

    def __init__(self, rules: Rules) -> None:
        """Take over the options of ``rules``, which are valid already."""
        for name in OPTIONS:
            object.__setattr__(self, name, getattr(rules, name))
        object.__setattr__(self, "asked", set())

    def __getattribute__(self, name: str) -> object:
        if name in OPTIONS:
            self.asked.add(name)
        return object.__getattribute__(self, name)


@dataclass(frozen=True, slots=True)
class Writer:
    """Puts sentences about ``rules`` into words; every text can take what is in ``always``."""

    rules: Rules
    texts: Catalogue
    always: Mapping[str, Argument]

    def section(self, name: str, plan: Plan) -> Section | None:
        """Return a section, or None if the rules leave nothing to say in it."""
        paragraphs: list[Paragraph] = []
        for part in plan:
            if isinstance(part, Listing):
                paragraphs += self._list(part)
            elif sentences := self._sentences(part):
                paragraphs.append(Paragraph("text", sentences))
        if not paragraphs:
            return None
        return Section(name, self.texts.text(f"rule-section-{name}"), tuple(paragraphs))

    def _sentences(self, thoughts: Sequence[Thought]) -> tuple[Sentence, ...]:
        made = (self._sentence(thought, thought.__name__) for thought in thoughts)
        return tuple(filter(None, made))

    def _list(self, listing: Listing[_Item]) -> Iterator[Paragraph]:
        watched = WatchedRules(self.rules)
        for item in listing.items(watched):
            key = listing.key(item)
            label, *sentences = (
                self._sentence(
                    partial(_turned, thought, item),
                    f"{thought.__name__.lstrip('_')}:{key}",
                    watched.asked,
                )
                for thought in (listing.label, *listing.thoughts)
            )
            if label is not None:
                yield Paragraph(listing.shape, tuple(filter(None, sentences)), label)

    def _sentence(
        self, thought: Thought, topic: str, asked: AbstractSet[str] = frozenset()
    ) -> Sentence | None:
        """Return the sentence; ``asked`` are options that the occasion for it depends on."""
        watched = WatchedRules(self.rules)
        said = thought(watched)
        if said is None:
            return None
        text = self.texts.remembered(said.text_id, **self.always, **said.arguments)
        options = frozenset(watched.asked | asked)
        return Sentence(said.text_id, text, options, topic, _cards(said))


def _cards(said: Say) -> tuple[Card, ...]:
    cards: list[Card] = []
    for value in said.arguments.values():
        items = value if isinstance(value, Sequence) else (value,)
        cards += (item for item in items if isinstance(item, Card))
    return tuple(cards)


def _turned(thought: Callable[[Rules, _Item], Say | None], item: _Item, rules: Rules) -> Say | None:
    return thought(rules, item)
