"""Catalogues: the texts of one language, and how cards, lists and numbers get into them.

A catalogue is a folder of Fluent files. Grammar lives in those files alone; what they cannot do
themselves is done by these functions, which take the variables given to `Catalogue.text`:

- ``CARD($card, form: "…")``, ``RANK($rank, form: "…")``, ``SUIT($suit, form: "…")`` look up the
  message ``word-card-…`` (without a form ``word-card``) of the same language; so each language
  has the forms its grammar needs. Only the messages ``word-…`` differ between the languages.
  RANK takes a card too.
- ``CARDS($cards)`` shows several cards as signs or letters, or says them where everything is words.
- ``NAMES($kinds, form: "…", card: "…", join: "and")`` lists ranks and cards in words, ranks in the
  form ``form`` and cards in the form ``card``, with the "and" or "or" of the language.
- ``IN_WORDS($count)`` writes a number as books do, small ones as words (``word-number``).
- ``LIST($names)`` joins names with the "and" of the language, ``LIST($names, first: "you")`` after
  one that stands in the text; ``COUNT($names)`` is their number.
- ``SUM($values)`` joins numbers with plus signs.
- ``CAPITAL(…)`` makes the first letter a capital, for the start of a sentence.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from importlib import resources
from types import UnionType
from typing import Any, Final, Literal, TypeAlias, TypeVar, cast, final

import babel
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from crazyeights.cards import (
    RANK_LETTERS,
    SUIT_LETTERS,
    Card,
    Language,
    Problem,
    Rank,
    Suit,
    UnreadableCardError,
)
from crazyeights.texts.languages import LANGUAGES

Argument: TypeAlias = (
    str | int | Card | Rank | Suit | Sequence[str] | Sequence[int] | Sequence[Rank | Card]
)
"""What a text can take: names, numbers, cards, ranks, suits, and lists of them."""

_T = TypeVar("_T")

# A variable has the same kind in every text. A whole number given as a text would get the wrong
# plural, and a seat's number would read like a name, so kinds are checked.
_KINDS: Final[Mapping[str, type]] = {
    **dict.fromkeys(
        ("amount", "count", "deal", "direction", "limit", "owed", "points", "share"), int
    ),
    **dict.fromkeys(("fewest", "most", "place", "players", "size"), int),
    **dict.fromkeys(("card", "upcard"), Card),
    "rank": Rank,
    "suit": Suit,
    **dict.fromkeys(("seat", "name", "preset"), str),
    **dict.fromkeys(
        ("choice", "example", "joker", "letter", "letters", "mark", "more", "part", "ranks"), str
    ),
    **dict.fromkeys(("suits", "text"), str),
}
_KINDS_IN_LISTS: Final[Mapping[str, type | UnionType]] = {
    **dict.fromkeys(("names", "others", "seats", "winners"), str),
    **dict.fromkeys(("besides", "cards"), Card),
    "kinds": Rank | Card,
    "values": int,
    "wild": Rank,
}
_NAMES_OF_KINDS: Final[Mapping[type | UnionType, tuple[str, str]]] = {
    int: ("a whole number", "whole numbers"),
    str: ("a text", "texts"),
    Card: ("a card", "cards"),
    Rank: ("a rank", "ranks"),
    Suit: ("a suit", "suits"),
    Rank | Card: ("a rank or a card", "ranks and cards"),
}

# Numbers, plurals and lists follow these; British English has no comma before "and".
_LOCALES: Final = {"de": "de", "nb": "nb", "it": "it", "en": "en_GB"}

_FIRST_STRONG_ISOLATE: Final = "\N{FIRST STRONG ISOLATE}"
_POP_ISOLATE: Final = "\N{POP DIRECTIONAL ISOLATE}"

_LONGEST_QUOTE: Final = 40

_JOINS: Final[Mapping[str, Literal["standard", "or"]]] = {"and": "standard", "or": "or"}


class TextError(Exception):
    """A text that does not exist, or that cannot be made from what was given to it."""


class CardStyle(StrEnum):
    """How sentences name a card."""

    SPOKEN = "spoken"
    """In words: the queen of hearts."""
    SIGNS = "signs"
    """With the sign of the suit: Q♥."""
    LETTERS = "letters"
    """With letters alone, for terminals without the signs: QH."""
    WORDS = "words"
    """In words wherever one stands, lists of cards included, for those who listen."""


@dataclass(frozen=True)
class _Opaque(FluentType):
    """An argument that only the functions of this module can put into a text."""

    value: Card | Rank | Suit | tuple[Any, ...]

    def format(self, locale: babel.Locale) -> str:  # noqa: ARG002  # as Fluent calls it
        """Refuse: which form is meant must be said in the text."""
        raise ValueError(f"{self.value!r} was put into a text without one of the functions for it")


class _Collector(Visitor):
    """Notes which variables a message takes and which other messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # as Fluent calls it
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the same
        self.references.add(node.id.name)


@final
class Catalogue:
    """The texts of one language; get it from `catalogue`."""

    def __init__(
        self, language: Language, *, isolate: bool, cards: CardStyle, ranks: Language | None
    ) -> None:
        """Read the files of the language. Raises `TextError` if one of them is faulty."""
        self.language: Final = language
        self.cards: Final = cards
        self._ranks = ranks
        self._isolate = isolate
        self._locale = babel.Locale.parse(_LOCALES[language])
        entries = _read(language)
        self._entries = {entry.id.name: entry for entry in entries}
        self._ids = frozenset(entry.id.name for entry in entries if isinstance(entry, ast.Message))
        self._bundle = self._make_bundle(entries, isolate=isolate)
        # Words are parts of words and sentences, and never come from outside: not isolated.
        self._words = self._make_bundle(entries, isolate=False) if isolate else self._bundle

    def __repr__(self) -> str:
        """Return the expression that gets this catalogue."""
        return (
            f"catalogue({self.language!r}, isolate={self._isolate}, cards={self.cards.value!r}, "
            f"ranks={self._ranks!r})"
        )

    def __contains__(self, text_id: object) -> bool:
        """Tell whether there is a text with that id."""
        return text_id in self._ids

    @property
    def ids(self) -> frozenset[str]:
        """The ids of all texts, the ``word-…`` forms of the language included."""
        return self._ids

    def variables(self, text_id: str) -> frozenset[str]:
        """Return what a text takes, through the texts that it refers to as well.

        Raises `TextError` if there is no such text.
        """
        if text_id not in self._entries:
            raise TextError(f"there is no text {text_id!r} in {self.language!r}")
        collector = _Collector()
        collector.visit(self._entries[text_id])
        others = (self.variables(name) for name in collector.references)
        return frozenset(collector.variables).union(*others)

    def text(self, text_id: str, /, **arguments: Argument) -> str:
        """Return the text with that id.

        Arguments that this text has no use for are ignored, so a caller may pass all it knows.
        Raises `TextError` if there is no such text, if an argument is missing or not of its kind,
        or if no text at all takes it.
        """
        values = {name: _fluent(text_id, name, value) for name, value in arguments.items()}
        return self._format(self._bundle, text_id, values)

    def remembered(self, text_id: str, /, **arguments: Argument) -> str:
        """Return what `text` returns, made once: for what recurs with the same arguments."""
        given = ((name, _hashable(value)) for name, value in arguments.items())
        return _remembered(self, text_id, tuple(given))

    def told(self, text_id: str, seat: str | None, /, **arguments: Argument) -> str:
        """Return a text about somebody: a seat by its name, or with None the reader ("you …").

        These texts come in pairs, ``event-draw`` with the variable ``$seat`` and
        ``event-draw-you`` without. Raises as `text` does.
        """
        if seat is None:
            return self.text(f"{text_id}-you", **arguments)
        return self.text(text_id, seat=seat, **arguments)

    def card(self, card: Card) -> str:
        """Return the card in words, without an article: queen of hearts."""
        return self._spoken(card, "")

    def card_short(self, card: Card) -> str:
        """Return the card as on its corner: Q♥, or QH in a catalogue with letters."""
        return card.show(self.language, ranks=self._ranks, ascii=self.cards is CardStyle.LETTERS)

    def suit(self, suit: Suit) -> str:
        """Return the name of the suit."""
        return self._word("word-suit", suit=suit.name.lower())

    def suit_short(self, suit: Suit) -> str:
        """Return the sign of the suit, its letter in a catalogue with letters."""
        letters = self.cards is CardStyle.LETTERS
        return SUIT_LETTERS[self.language][suit] if letters else suit.sign

    def rank(self, rank: Rank) -> str:
        """Return the name of the rank."""
        return self._word("word-rank", rank=rank.name.lower())

    def either(self, words: Sequence[str]) -> str:
        """Return words with the "or" of the language before the last."""
        return format_list(words, style="or", locale=self._locale)

    def unreadable(self, error: UnreadableCardError) -> str:
        """Say why an input cannot be read as a card, a rank or a suit, and what would be right."""
        text = error.text.strip()
        if len(text) > _LONGEST_QUOTE:
            text = text[: _LONGEST_QUOTE - 1] + "…"
        letters = RANK_LETTERS[self.language]
        suits = [" ".join(SUIT_LETTERS[self.language])]
        if self.cards is not CardStyle.LETTERS:
            suits.insert(0, " ".join(suit.sign for suit in Suit))
        sentences = [self.text(f"unreadable-{error.problem.value}", text=text, part=error.part)]
        if error.problem is Problem.UNKNOWN_RANK and error.part == "1":
            sentences.append(self.text("unreadable-ace", letter=letters[Rank.ACE]))
        sentences.append(
            self.text(
                f"unreadable-right-{error.kind}",
                ranks=" ".join(letters[: Rank.JOKER]),
                suits=self.either(suits),
                example=Card("8S").show(self.language, ascii=True),
            )
        )
        return " ".join(sentences)

    def _make_bundle(
        self, entries: tuple[ast.Message | ast.Term, ...], *, isolate: bool
    ) -> FluentBundle:
        functions: dict[str, Callable[..., str | FluentType]] = {
            "CARD": self._card,
            "RANK": self._rank,
            "SUIT": self._suit,
            "CARDS": self._cards,
            "NAMES": self._names,
            "IN_WORDS": self._in_words,
            "LIST": self._list,
            "COUNT": _count,
            "SUM": self._sum,
            "CAPITAL": _capital,
        }
        bundle = FluentBundle(
            [_LOCALES[self.language].replace("_", "-")],
            # Fluent hands on any arguments and takes a str too; its annotation is narrower.
            functions=cast("dict[str, Callable[[Any], FluentType]]", functions),
            use_isolating=isolate,
        )
        bundle.add_resource(ast.Resource([*entries]))
        return bundle

    def _format(
        self, bundle: FluentBundle, text_id: str, arguments: Mapping[str, str | FluentType]
    ) -> str:
        if text_id not in self._ids:
            near = difflib.get_close_matches(text_id, self._ids, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise TextError(f"there is no text {text_id!r} in {self.language!r}{hint}")
        pattern = bundle.get_message(text_id).value
        if pattern is None:
            raise TextError(f"the text {text_id!r} in {self.language!r} is empty")
        text, errors = bundle.format_pattern(pattern, dict(arguments))
        if errors:
            reasons = "; ".join(str(error) for error in errors)
            given = ", ".join(sorted(arguments)) or "nothing"
            raise TextError(
                f"the text {text_id!r} in {self.language!r} cannot be made from {given}: {reasons}"
            )
        return str(text)

    def _word(self, word_id: str, **keys: str | FluentType) -> str:
        return self._format(self._words, word_id, keys)

    def _spoken(self, card: Card, form: str) -> str:
        keys = {"rank": card.rank.name.lower()}
        if card.suit is not None:
            keys["suit"] = card.suit.name.lower()
        return self._word(_word_id("card", form), **keys)

    def _card(self, argument: object, *, form: str = "") -> str:
        card = _value(argument, Card)
        if self.cards in (CardStyle.SPOKEN, CardStyle.WORDS):
            return self._spoken(card, form)
        return self.card_short(card)

    def _rank(self, argument: object, *, form: str = "") -> str:
        value = _value(argument, object)
        rank = value.rank if isinstance(value, Card) else _value(value, Rank)
        return self._word(_word_id("rank", form), rank=rank.name.lower())

    def _suit(self, argument: object, *, form: str = "") -> str:
        return self._word(_word_id("suit", form), suit=_value(argument, Suit).name.lower())

    def _cards(self, argument: object) -> str:
        cards = _value(argument, tuple)
        if self.cards is CardStyle.WORDS:
            return ", ".join(self.card(card) for card in cards)
        return " ".join(self.card_short(card) for card in cards)

    def _names(self, argument: object, *, form: str = "", card: str = "", join: str) -> str:
        """List ranks and cards in words; `join` is the Babel style of the list's last comma."""
        names = [
            self._card(kind, form=card) if isinstance(kind, Card) else self._rank(kind, form=form)
            for kind in _value(argument, tuple)
        ]
        if not names:
            raise ValueError("a list of no names")
        return format_list(names, style=_JOINS[join], locale=self._locale)

    def _in_words(self, argument: object) -> str:
        return self._word("word-number", count=FluentInt(_value(argument, int)))

    def _list(self, argument: object, *, first: str = "") -> str:
        names = _value(argument, tuple)
        if not names:
            raise ValueError("a list of no names")
        if self._isolate:
            names = tuple(f"{_FIRST_STRONG_ISOLATE}{name}{_POP_ISOLATE}" for name in names)
        return format_list((first, *names) if first else names, locale=self._locale)

    def _sum(self, argument: object) -> str:
        numbers = _value(argument, tuple)
        if not numbers:
            raise ValueError("a sum of no numbers")
        return " + ".join(format_decimal(number, locale=self._locale) for number in numbers)


def catalogue(
    language: str,
    *,
    isolate: bool = False,
    cards: CardStyle | str = CardStyle.SPOKEN,
    ranks: str | None = None,
) -> Catalogue:
    """Return the texts of a language ("de", "nb", "it" or "en"), read once when first asked for.

    `isolate` puts the Unicode isolation characters around everything that is put into a text, so
    that a name written from right to left cannot upset the sentence on a page; many terminals
    show the characters as rubbish. `cards` says how sentences name cards. `ranks` takes the
    letters of the ranks from another language ("en" for J Q K A everywhere).

    Raises `ValueError` for an unknown language or style.
    """
    for name in (language, ranks):
        if name is not None and name not in LANGUAGES:
            raise ValueError(f"there are no texts in {name!r}; there are {', '.join(LANGUAGES)}")
    return _catalogue(
        cast("Language", language),
        isolate=isolate,
        cards=CardStyle(cards),
        ranks=cast("Language | None", ranks),
    )


@cache
def _catalogue(
    language: Language, *, isolate: bool, cards: CardStyle, ranks: Language | None
) -> Catalogue:
    return Catalogue(language, isolate=isolate, cards=cards, ranks=ranks)


@cache
def _read(language: Language) -> tuple[ast.Message | ast.Term, ...]:
    """Read all files of the language, refusing what Fluent would silently leave out."""
    entries: dict[str, ast.Message | ast.Term] = {}
    folder = resources.files(__package__) / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                reasons = "; ".join(str(note.message) for note in entry.annotations)
                raise TextError(
                    f"{language}/{file.name} cannot be read: {reasons}: {entry.content!r}"
                )
            if isinstance(entry, ast.Message | ast.Term):
                if entry.id.name in entries:
                    raise TextError(f"{language}/{file.name} has {entry.id.name!r} a second time")
                entries[entry.id.name] = entry
    return tuple(entries.values())


@lru_cache(maxsize=20_000)
def _remembered(texts: Catalogue, text_id: str, given: tuple[tuple[str, Any], ...]) -> str:
    return texts.text(text_id, **dict(given))


def _hashable(value: Argument) -> str | int | Card | Rank | Suit | tuple[Any, ...]:
    return value if isinstance(value, str | int | Card) else tuple(value)


def _word_id(kind: str, form: str) -> str:
    return f"word-{kind}-{form}" if form else f"word-{kind}"


def _fluent(text_id: str, name: str, value: object) -> str | FluentType:
    """Return the argument as Fluent takes it, or raise `TextError` if it is not of its kind."""
    right = _what_is_right(name, value)
    if right:
        raise TextError(f"{name}={value!r} cannot be put into {text_id!r}: {right}")
    if isinstance(value, Sequence) and not isinstance(value, str):
        return _Opaque(tuple(value))
    # Ranks and suits are whole numbers too, but only their functions say what they are called.
    if isinstance(value, Card | Rank | Suit):
        return _Opaque(value)
    return FluentInt(value) if isinstance(value, int) else str(value)


def _what_is_right(name: str, value: object) -> str:
    """Say what the argument should be, nothing if it is right."""
    if name in _KINDS:
        kind = _KINDS[name]
        if not _is_of(value, kind):
            return f"it must be {_NAMES_OF_KINDS[kind][0]}"
        if name == "direction" and value not in (1, -1):
            return "it must be 1 for clockwise or -1 for counter-clockwise"
        return ""
    if name not in _KINDS_IN_LISTS:
        return f"no text takes {name!r}"
    listed = _KINDS_IN_LISTS[name]
    items = value if isinstance(value, Sequence) and not isinstance(value, str) else [None]
    if all(_is_of(item, listed) for item in items):
        return ""
    return f"it must be a list of {_NAMES_OF_KINDS[listed][1]}"


def _is_of(value: object, kind: type | UnionType) -> bool:
    return isinstance(value, kind) and not (kind is int and isinstance(value, bool | Rank | Suit))


def _value(argument: object, kind: type[_T]) -> _T:
    """Return what a function was given; a text that gives it something else is at fault."""
    value = argument.value if isinstance(argument, _Opaque) else argument
    if not isinstance(value, kind):
        raise TypeError(f"{value!r} is not of {kind}")
    return value


def _count(argument: object) -> FluentType:
    return FluentInt(len(_value(argument, tuple)))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
