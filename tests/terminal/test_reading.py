"""What is typed: cards in the letters of the language, keys, and what cannot be read."""

from __future__ import annotations

import pytest

from crazyeights.cards import RANK_LETTERS, SUIT_LETTERS, Card, Language, Pack, Rank, Suit
from crazyeights.rules.options import Rules
from crazyeights.terminal.reading import (
    Key,
    NotUnderstoodError,
    Typed,
    TypedCard,
    read_line,
    read_suit,
    suit_letters,
)
from crazyeights.texts import LANGUAGES, CardStyle, catalogue

RULES = Rules(jokers=1)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def read(line: str, language: Language = "en", hand: str = "", playable: str = "") -> Typed:
    cards, can = [Card(text) for text in hand.split()], [Card(text) for text in playable.split()]
    return read_line(line, cards, can, RULES, catalogue(language, cards=CardStyle.SIGNS))


def complaint(line: str, language: Language = "en", hand: str = "", playable: str = "") -> str:
    with pytest.raises(NotUnderstoodError) as caught:
        read(line, language, hand, playable)
    return str(caught.value)


@each_language
def test_every_card_is_read_in_the_letters_of_the_language(language: Language) -> None:
    """Rules.md §6."""
    for card in Pack.FRENCH52.cards(jokers=1):
        for shown in (card.show(language, ascii=True), card.show(language)):
            for typed in (shown, shown.lower(), f"  {shown} "):
                assert read(typed, language) == TypedCard(card)
            assert read(f"{shown}!", language) == TypedCard(card, call=True)
            assert read(f"{shown} !", language) == TypedCard(card, call=True)


@each_language
def test_every_wild_card_is_read_with_every_suit(language: Language) -> None:
    letters = SUIT_LETTERS[language]
    texts = catalogue(language)
    for card in [*(Card.from_index(8 * 4 - 8 + suit) for suit in Suit), Card("JK")]:
        shown = card.show(language, ascii=True)
        for suit in Suit:
            for typed in (
                f"{shown} {letters[suit]}",
                f"{shown}{letters[suit]}",
                f"{shown}={letters[suit]}",
                f"{shown}, {suit.sign}",
                f"{shown} {texts.suit(suit)}".lower(),
            ):
                assert read(typed, language) == TypedCard(card, suit), typed
            called = TypedCard(card, suit, call=True)
            assert read(f"{shown} {letters[suit]}!", language) == called


@pytest.mark.parametrize("key", Key)
def test_keys_are_the_same_in_every_language(key: Key) -> None:
    for language in LANGUAGES:
        for typed in (key.value, f" {key.value} ", key.value.upper()):
            assert read(typed, language) is key


@pytest.mark.parametrize(
    ("typed", "language", "playable", "meant"),
    [
        ("D", "de", "QH 8S", "QH"),
        ("D", "nb", "QH 8S", "QH"),
        ("D", "it", "QH 8S", "QH"),
        ("Q", "en", "QH 8S", "QH"),
        ("d", "de", "QH 8S", Key.DRAW),
        ("q", "en", "QH 8S", Key.QUIT),
        ("D", "de", "8S", Key.DRAW),
        ("D", "en", "QH 8S", Key.DRAW),
        ("Q", "de", "8S", Key.QUIT),
    ],
)
def test_a_key_that_is_a_rank_too_is_the_card_in_capitals(
    typed: str, language: Language, playable: str, meant: str | Key
) -> None:
    expected = meant if isinstance(meant, Key) else TypedCard(Card(meant), guessed=True)
    assert read(typed, language, playable, playable) == expected


@pytest.mark.parametrize(
    ("typed", "hand", "playable", "card"),
    [
        ("9", "9H 9S KD", "9H KD", "9H"),
        ("k", "9H 9S KD", "9H KD", "KD"),
        ("10", "10C 10D", "10D", "10D"),
        ("t", "10C", "10C", "10C"),
        ("JK", "JK 8S", "JK 8S", "JK"),
        ("9", "9S", "KD", "9S"),  # cannot be played: the table says why
        ("9", "9H 9H", "9H 9H", "9H"),  # two copies are one card
    ],
)
def test_a_rank_alone_is_the_one_card_that_can_be_played(
    typed: str, hand: str, playable: str, card: str
) -> None:
    read_card = read(typed, "en", hand, playable)
    assert isinstance(read_card, TypedCard)
    assert read_card.card is Card(card)
    assert read_card.guessed == (typed != "JK")


def test_a_rank_alone_can_call_too() -> None:
    assert read("9!", "en", "9H", "9H") == TypedCard(Card("9H"), call=True, guessed=True)


def test_a_rank_alone_that_fits_several_cards_is_asked_back() -> None:
    assert complaint("9", "en", "9H 9S", "9H 9S") == "Say which one you mean: 9♥ 9♠"


@each_language
def test_a_rank_that_the_hand_lacks_is_told(language: Language) -> None:
    letter = RANK_LETTERS[language][Rank.JACK]
    said = catalogue(language).text("input-no-such-rank", rank=Rank.JACK)
    assert complaint(letter, language, "9H", "9H") == said


def test_a_card_that_the_pack_lacks_is_told() -> None:
    rules, texts = Rules(pack="german32"), catalogue("en")
    with pytest.raises(NotUnderstoodError, match="That card is not in this game: two of hearts"):
        read_line("2h", [], [], rules, texts)
    with pytest.raises(NotUnderstoodError, match="That card is not in this game: joker"):
        read_line("jk", [], [], rules, texts)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("foo", "“foo” is neither a card nor a command. Type “?” to see what you can type."),
        ("hello there", "“hello there” is neither a card nor a command."),
        ("zz", "“zz” is neither a card nor a command."),
        ("1h", "“1h” makes no sense: “1” is no rank. The ace is written A."),
        ("8x", "“8x” makes no sense: “X” is no suit."),
        ("h8", "“h8” is the wrong way round: the rank comes first, so 8H."),
        ("s", "“s” makes no sense: there is no rank before the suit."),
        ("8h x", "“8h x” makes no sense"),
        ("!!", "“!!” is neither"),
    ],
)
def test_what_cannot_be_read_is_told_with_what_would_be_right(typed: str, said: str) -> None:
    assert complaint(typed).startswith(said)


@pytest.mark.parametrize("typed", ["\x1b[A", "\x1b[1;5D", "\x00\t", "\u200b"])
def test_keys_that_are_no_letters_are_like_just_enter(typed: str) -> None:
    assert read(typed) is Key.NOTHING


@pytest.mark.parametrize(
    "typed", ["\x1b[2J8foo", "8\u202efoo", "x" * 5000, "\ufffd\ufffd", "8♥♥♥♥♥"]
)
def test_what_is_told_about_an_input_can_be_shown(typed: str) -> None:
    """Case 38: whatever is typed, it comes back as text, and cut."""
    said = complaint(typed)
    assert said.isprintable()
    assert len(said) < 300


# ── The suit ────────────────────────────────────────────────────────────────────────────────────


@each_language
def test_a_suit_is_read_as_letter_sign_word_or_place(language: Language) -> None:
    texts = catalogue(language)
    for place, suit in enumerate(Suit, start=1):
        letter = SUIT_LETTERS[language][suit]
        typed = [letter, letter.lower(), suit.sign, texts.suit(suit), str(place), f"={letter}"]
        assert [read_suit(f" {one} ", texts) for one in typed] == [suit] * len(typed)
        assert f"{letter} {texts.suit(suit)}" in suit_letters(texts).split(", ")
    assert read_suit("\n", texts) is None


@each_language
def test_what_is_no_suit_is_told_with_those_there_are(language: Language) -> None:
    texts = catalogue(language)
    with pytest.raises(NotUnderstoodError) as caught:
        read_suit("5", texts)
    assert suit_letters(texts) in str(caught.value)
