"""What somebody typed: a card, with the suit it names and a call, or a command.

The keys are the same in every language, cards and suits are typed in the letters of one's own.
Where a key is a rank as well, as ``D`` is the queen in German, a capital is the card if such a card
can be played; in every other case it is the key.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from crazyeights.cards import SUIT_LETTERS, Card, Language, Problem, Rank, Suit, UnreadableCardError
from crazyeights.rules.options import Rules
from crazyeights.texts import Catalogue


class Key(StrEnum):
    """A command."""

    DRAW = "d"
    PASS = "p"  # noqa: S105  # no password, but the key that passes
    CALL = "!"
    STOP = "x"
    HINT = "h"
    UNDO = "u"
    RULES = "r"
    HELP = "?"
    QUIT = "q"
    NOTHING = ""
    """Just Enter."""


@dataclass(frozen=True, slots=True)
class TypedCard:
    """A card to play; ``guessed`` if only its rank was typed."""

    card: Card
    suit: Suit | None = None
    call: bool = False
    guessed: bool = False


Typed: TypeAlias = Key | TypedCard


class NotUnderstoodError(Exception):
    """A line that cannot be read; the message is for the one who typed it."""


SUIT_KEYS: Final = {str(number): suit for number, suit in enumerate(Suit, start=1)}
"""Beside the letters of its language, a suit has its place in the question."""

_LONGEST: Final = 40


def read_line(
    line: str, hand: Sequence[Card], playable: Sequence[Card], rules: Rules, texts: Catalogue
) -> Typed:
    """Return what was typed at somebody's turn. Raises `NotUnderstoodError`.

    A rank alone is taken for the one card of that rank that can be played; if none can, for the one
    that the hand holds, so that the reason can be given.
    """
    typed = cleaned(line)
    if typed.lower() in Key.__members__.values() and not _is_card(typed, playable, texts.language):
        return Key(typed.lower())
    call = typed.endswith("!")
    text = typed.removesuffix("!").strip()
    try:
        card, suit = _card_and_suit(text, texts.language)
        guessed = False
    except UnreadableCardError as error:
        rank = _rank_alone(text, texts.language)
        if rank is None:
            raise NotUnderstoodError(_complaint(typed, error, texts)) from None
        card, suit, guessed = _the_one(rank, hand, playable, texts), None, True
    if card not in rules.cards:
        raise NotUnderstoodError(texts.text("input-impossible-card", card=card))
    return TypedCard(card, suit, call, guessed)


def read_suit(line: str, texts: Catalogue) -> Suit | None:
    """Return the suit that was typed, None for just Enter. Raises `NotUnderstoodError`."""
    typed = cleaned(line)
    if not typed:
        return None
    if typed in SUIT_KEYS:
        return SUIT_KEYS[typed]
    try:
        return Suit.parse(typed.removeprefix("="), texts.language)
    except UnreadableCardError:
        message = texts.text("input-suit-unknown", text=typed, letters=suit_letters(texts))
        raise NotUnderstoodError(message) from None


def suit_letters(texts: Catalogue) -> str:
    """Return the letters of the suits with their names, as the question for a suit shows them."""
    letters = SUIT_LETTERS[texts.language]
    return ", ".join(f"{letters[suit]} {texts.suit(suit)}" for suit in Suit)


def cleaned(line: str) -> str:
    """Return a line without what is no letter, number or sign, and not longer than need be."""
    text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z~]", "", line)
    text = "".join(one if one.isprintable() else " " for one in text)
    text = " ".join(text.replace(",", " ").split())
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def _card_and_suit(text: str, language: Language) -> tuple[Card, Suit | None]:
    try:
        return Card.parse(text, language), None
    except UnreadableCardError:
        for end in range(len(text) - 1, 0, -1):
            try:
                suit = Suit.parse(text[end:].removeprefix("="), language)
                return Card.parse(text[:end].removesuffix("="), language), suit
            except UnreadableCardError:
                continue
        raise


def _rank_alone(text: str, language: Language) -> Rank | None:
    try:
        return Rank.parse(text, language)
    except UnreadableCardError:
        return None


def _is_card(typed: str, playable: Sequence[Card], language: Language) -> bool:
    """Say whether the letter of a key is meant as a rank."""
    rank = _rank_alone(typed, language) if typed.isupper() else None
    return rank is not None and any(card.rank is rank for card in playable)


def _the_one(rank: Rank, hand: Sequence[Card], playable: Sequence[Card], texts: Catalogue) -> Card:
    fitting = sorted({card for card in playable if card.rank is rank})
    if len(fitting) > 1:
        raise NotUnderstoodError(texts.text("input-which-card", cards=fitting))
    held = fitting or sorted({card for card in hand if card.rank is rank})
    if not held:
        raise NotUnderstoodError(texts.text("input-no-such-rank", rank=rank))
    return held[0]


def _complaint(typed: str, error: UnreadableCardError, texts: Catalogue) -> str:
    """Say what is wrong with the card, or if it was none, that it is nothing else either."""
    if error.problem is Problem.UNKNOWN_RANK and len(error.part) == len(error.text):
        return texts.text("input-unknown", text=typed)
    return texts.unreadable(error)
