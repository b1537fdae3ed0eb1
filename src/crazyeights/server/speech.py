"""The languages of those who ask, and the texts that the page says by itself."""

from __future__ import annotations

from functools import cache
from typing import Final

from crazyeights.cards import JOKER, RANK_LETTERS, SUIT_LETTERS, Language, Pack, Rank, Suit
from crazyeights.server import messages
from crazyeights.server.wire import SUIT_NAMES
from crazyeights.texts import LANGUAGES, CardStyle, Catalogue, catalogue, negotiate

OF_PAGE: Final = "page-"
"""How the ids of the texts begin that the page says by itself."""

COUNTED: Final = range(111)
"""The numbers for which the page gets counted texts; no pile and no hand holds more cards."""

LANGUAGE_NAMES: Final[dict[Language, str]] = {
    "de": "Deutsch",
    "nb": "Norsk",
    "it": "Italiano",
    "en": "English",
}
"""What each language calls itself."""


def language_of(chosen: str | None, accepted: str) -> Language:
    """Return the language somebody chose, else the one that their Accept-Language asks for."""
    for language in LANGUAGES:
        if language == chosen:
            return language
    return negotiate(accepted)


def sentences(language: Language) -> Catalogue:
    """Return the catalogue for what is to be read."""
    return catalogue(language)


def words(language: Language) -> Catalogue:
    """Return the catalogue for what is to be heard, lists of cards included."""
    return catalogue(language, cards=CardStyle.WORDS)


@cache
def texts_of(language: Language) -> messages.Texts:
    """Return what the page needs of a language.

    Raises `TextError` for a text of the page that takes anything but a count alone, or texts.
    """
    texts = sentences(language)
    plain, counted, named = {}, {}, {}
    for text_id in sorted(text_id for text_id in texts.ids if text_id.startswith(OF_PAGE)):
        variables = texts.variables(text_id)
        if not variables:
            plain[text_id] = texts.text(text_id)
        elif variables == {"count"}:
            counted[text_id] = [texts.text(text_id, count=count) for count in COUNTED]
        else:
            slots = {name: f"{{{name}}}" for name in variables}
            named[text_id] = texts.text(text_id, **slots)
    return messages.Texts(
        language=language,
        plain=plain,
        counted=counted,
        named=named,
        cards={str(card): texts.card(card) for card in (*Pack.FRENCH52.cards(), JOKER)},
        suits={SUIT_NAMES[suit]: texts.suit(suit) for suit in Suit},
        ranks={rank.letter: RANK_LETTERS[language][rank] for rank in Rank},
        suit_keys={SUIT_NAMES[suit]: SUIT_LETTERS[language][suit] for suit in Suit},
    )
