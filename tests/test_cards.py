"""Cards: reading and showing them, packs, and the two errors (rules.md §1, §6, R-41 to R-43)."""

from __future__ import annotations

import copy
import itertools
import pickle
import subprocess
import sys
from typing import TYPE_CHECKING, Any, TypeVar, get_args

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from crazyeights import cards
from crazyeights.cards import (
    JOKER,
    N_CARDS,
    RANK_LETTERS,
    SUIT_LETTERS,
    Card,
    CardError,
    ImpossibleCardError,
    Language,
    Pack,
    Problem,
    Rank,
    Suit,
    UnreadableCardError,
    full_pack,
    require_in_pack,
)

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

LANGUAGES: tuple[Language, ...] = get_args(Language)
ALL_CARDS = [Card.from_index(index) for index in range(53)]
RECORD_NAMES = [
    rank + suit
    for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
    for suit in "CDHS"
] + ["JK"]

# From rules.md §6, from low to high.
COURTS: dict[Language, list[str]] = {
    "de": ["B", "D", "K", "A"],
    "nb": ["Kn", "D", "K", "E"],
    "it": ["F", "D", "R", "A"],
    "en": ["J", "Q", "K", "A"],
}
# The letters printed in the suit chooser: clubs, diamonds, hearts, spades.
CHOOSER: dict[Language, str] = {"de": "KAHP", "nb": "KRHS", "it": "FQCP", "en": "CDHS"}
# From the glossary, in the same order.
SUIT_WORDS: dict[Language, list[str]] = {
    "de": ["Kreuz", "Karo", "Herz", "Pik"],
    "nb": ["kløver", "ruter", "hjerter", "spar"],
    "it": ["fiori", "quadri", "cuori", "picche"],
    "en": ["clubs", "diamonds", "hearts", "spades"],
}

every_card = pytest.mark.parametrize("card", ALL_CARDS, ids=str)
every_suited_card = pytest.mark.parametrize("card", ALL_CARDS[:52], ids=str)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def problem_of(text: str, language: Language = "en") -> tuple[Problem, str]:
    """Return what the error of reading this text says is wrong, and with which part of it."""
    with pytest.raises(UnreadableCardError) as caught:
        Card.parse(text, language)
    return caught.value.problem, caught.value.part


def read_or_error(
    parse: Callable[[str, Language], T], text: str, language: Language
) -> T | UnreadableCardError:
    """Return what is read, or the error of a text that cannot be read; raise any other error."""
    try:
        return parse(text, language)
    except UnreadableCardError as error:
        return error


class TestCard:
    """The 53 cards as values."""

    def test_there_are_52_cards_and_a_joker(self) -> None:
        """Section 1: thirteen ranks in four suits, and a joker, which has no suit."""
        assert N_CARDS == 53
        assert len(set(ALL_CARDS)) == 53
        assert [str(card) for card in ALL_CARDS] == RECORD_NAMES

    @every_card
    def test_index_is_four_times_rank_plus_suit(self, card: Card) -> None:
        """The index is rank * 4 + suit, with the joker at 52."""
        assert card.index == card.rank * 4 + (0 if card.suit is None else card.suit)
        assert ALL_CARDS[card.index] is card

    def test_joker_has_its_own_rank_and_no_suit(self) -> None:
        """Section 1: a joker has no suit. R-43: by rank it matches only a joker."""
        assert Card("JK") is JOKER
        assert JOKER.index == 52
        assert JOKER.suit is None
        assert [card for card in ALL_CARDS if card.rank == JOKER.rank] == [JOKER]

    @pytest.mark.parametrize("index", [-1, 53, 1000])
    def test_other_indices_are_refused(self, index: int) -> None:
        """No card has a number below 0 or above 52, and -1 is not the last card."""
        with pytest.raises(IndexError, match=rf"index {index}: .* from 0 to 52"):
            Card.from_index(index)

    @every_card
    def test_two_copies_are_one_card(self, card: Card) -> None:
        """Section 1: two copies of a card are one card, however the object was come by."""
        assert Card.from_index(card.index) is card
        assert Card(str(card)) is card
        assert copy.copy(card) is card
        assert copy.deepcopy([card])[0] is card
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            assert pickle.loads(pickle.dumps(card, protocol)) is card

    @every_card
    def test_repr_makes_the_card_again(self, card: Card) -> None:
        """A repr can be pasted into a program."""
        assert repr(card) == f"Card('{card}')"
        assert Card(repr(card).removeprefix("Card('").removesuffix("')")) is card

    @pytest.mark.parametrize("name", ["rank", "suit", "index", "colour"])
    def test_cards_cannot_be_changed(self, name: str) -> None:
        """A card is a value: all holders of it share one object."""
        with pytest.raises(AttributeError):
            setattr(Card("8S"), name, 0)
        assert str(Card("8S")) == "8S"

    def test_order_is_that_of_the_index(self) -> None:
        """By rank, two low and ace high, then by suit; the joker is highest."""
        by_name = sorted(ALL_CARDS, key=str)
        assert sorted(by_name) == ALL_CARDS != by_name
        for low, high in itertools.combinations(ALL_CARDS, 2):
            assert low < high
            assert high > low
            assert low <= high
            assert high >= low
            assert low != high
            assert not high < low
        assert Card("8S") <= Card("8S")
        assert Card("8S") >= Card("8S")
        assert not Card("8S") < Card("8S")

    def test_a_card_is_neither_number_nor_text(self) -> None:
        """A card equals only itself, and has no order with anything else."""
        things: list[object] = [27, "8S", None, Suit.SPADES]
        for thing in things:
            assert Card("8S") != thing
        with pytest.raises(TypeError):
            _ = Card("8S") < 5  # type: ignore[operator]

    def test_sets_have_the_same_order_in_every_run(self) -> None:
        """R-162: nothing may depend on where in memory a card lies."""
        assert [hash(card) for card in ALL_CARDS] == list(range(53))


class TestSuitAndRank:
    """The suits and ranks by themselves."""

    def test_suits(self) -> None:
        """Section 6: letters C D H S, signs as on the screen."""
        assert [suit.letter for suit in Suit] == ["C", "D", "H", "S"]
        assert [suit.sign for suit in Suit] == ["♣", "♦", "♥", "♠"]
        assert [int(suit) for suit in Suit] == [0, 1, 2, 3]

    def test_ranks(self) -> None:
        """Section 1: two to ten, J, Q, K, A; and the joker's."""
        expected = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "JK"]
        assert [rank.letter for rank in Rank] == expected
        assert [int(rank) for rank in Rank] == list(range(14))

    @every_language
    @pytest.mark.parametrize("suit", Suit)
    def test_suit_is_read_as_letter_word_or_sign(self, suit: Suit, language: Language) -> None:
        """The chooser's letter, the glossary's word and the sign name the suit, in any case."""
        word = SUIT_WORDS[language][suit]
        letter = CHOOSER[language][suit]
        texts = [letter, letter.lower(), word, word.upper(), word.lower(), word.title(), suit.sign]
        for text in texts:
            assert Suit.parse(text, language) is suit
            assert Suit.parse(f"  {text}\t", language) is suit

    @every_language
    @pytest.mark.parametrize("suit", Suit)
    def test_english_words_are_read_in_every_language(self, suit: Suit, language: Language) -> None:
        """The international words are no word for another suit anywhere."""
        assert Suit.parse(SUIT_WORDS["en"][suit], language) is suit

    @pytest.mark.parametrize(
        ("text", "suit"),
        [("♧", Suit.CLUBS), ("♢", Suit.DIAMONDS), ("♡", Suit.HEARTS), ("♤", Suit.SPADES)],
    )
    @every_language
    def test_outline_signs_are_read(self, text: str, suit: Suit, language: Language) -> None:
        """The outlined signs are the same suits."""
        assert Suit.parse(text, language) is suit

    @pytest.mark.parametrize(
        ("language", "text", "suit"),
        [
            ("de", "C", Suit.CLUBS),
            ("de", "D", Suit.DIAMONDS),
            ("de", "S", Suit.SPADES),
            ("nb", "C", Suit.CLUBS),
            ("nb", "D", Suit.DIAMONDS),
            ("it", "C", Suit.HEARTS),
            ("it", "D", Suit.DIAMONDS),
            ("it", "H", Suit.HEARTS),
            ("it", "S", Suit.SPADES),
        ],
    )
    def test_own_letter_wins_over_international_suit(
        self, language: Language, text: str, suit: Suit
    ) -> None:
        """The international letter is read unless it is another suit's: Italian C is cuori."""
        assert Suit.parse(text, language) is suit

    @every_language
    @pytest.mark.parametrize("rank", Rank)
    def test_rank_is_read_in_its_language(self, rank: Rank, language: Language) -> None:
        """Section 6: the localised ranks, in any case."""
        text = ["2", "3", "4", "5", "6", "7", "8", "9", "10", *COURTS[language], "JK"][rank]
        for spelling in (text, text.lower(), text.upper(), f" {text} "):
            assert Rank.parse(spelling, language) is rank

    @every_language
    def test_ten_and_joker_have_two_spellings(self, language: Language) -> None:
        """Section 6: T is read as the ten; the joker may be spelt out."""
        for text in ("10", "T", "t"):
            assert Rank.parse(text, language) is Rank.TEN
        assert Rank.parse("Joker", language) is Rank.JOKER

    @pytest.mark.parametrize(
        ("language", "text", "rank"),
        [
            ("de", "J", Rank.JACK),
            ("de", "Q", Rank.QUEEN),
            ("nb", "J", Rank.JACK),
            ("nb", "Q", Rank.QUEEN),
            ("nb", "A", Rank.ACE),
            ("it", "J", Rank.JACK),
            ("it", "Q", Rank.QUEEN),
            ("it", "K", Rank.KING),
        ],
    )
    def test_international_ranks_are_read_too(
        self, language: Language, text: str, rank: Rank
    ) -> None:
        """Section 6: J Q K A may be used everywhere; no language gives them another rank."""
        assert Rank.parse(text, language) is rank

    @every_language
    def test_tables_are_those_of_the_rules(self, language: Language) -> None:
        """Section 6 and the suit chooser."""
        assert list(RANK_LETTERS[language][9:13]) == COURTS[language]
        assert RANK_LETTERS[language][Rank.JOKER] == "JK"
        assert "".join(SUIT_LETTERS[language]) == CHOOSER[language]
        assert set(RANK_LETTERS) == set(SUIT_LETTERS) == set(LANGUAGES) == {"de", "nb", "it", "en"}

    @pytest.mark.parametrize("text", ["X", "HH", "8H", "1", "♥♥", "heart of", "❤"])
    def test_other_suits_are_refused(self, text: str) -> None:
        """The error names the input, the reason and what would be right."""
        with pytest.raises(UnreadableCardError) as caught:
            Suit.parse(text)
        assert caught.value.problem is Problem.UNKNOWN_SUIT
        assert str(caught.value).startswith(f"'{text}' cannot be read as a suit: ")
        assert "the suits are ♣ ♦ ♥ ♠ or C D H S, as in H" in str(caught.value)

    @pytest.mark.parametrize("text", ["1", "11", "0", "X", "8H", "-8", "08", "8.0"])
    def test_other_ranks_are_refused(self, text: str) -> None:
        """The error names the input, the reason and what would be right."""
        with pytest.raises(UnreadableCardError) as caught:
            Rank.parse(text)
        assert caught.value.problem is Problem.UNKNOWN_RANK
        assert str(caught.value).startswith(f"'{text}' cannot be read as a rank: ")
        assert "the ranks are 2 3 4 5 6 7 8 9 10 J Q K A, and JK" in str(caught.value)

    def test_nothing_is_neither_suit_nor_rank(self) -> None:
        """An empty text gets an error of its own."""
        for text in ("", "  \t"):
            with pytest.raises(UnreadableCardError, match="there is nothing in it") as of_suit:
                Suit.parse(text)
            with pytest.raises(UnreadableCardError, match="there is nothing in it") as of_rank:
                Rank.parse(text)
            assert of_suit.value.problem is of_rank.value.problem is Problem.EMPTY


class TestReading:
    """Texts that are cards."""

    @every_card
    @every_language
    def test_shown_cards_read_back(self, card: Card, language: Language) -> None:
        """Section 6: whatever a language shows of a card is read as that card in it."""
        ranks: Language
        for ranks, letters in itertools.product((language, "en"), (False, True)):
            shown = card.show(language, ranks=ranks, ascii=letters)
            for text in (shown, shown.lower(), shown.upper(), shown.swapcase(), f"\t{shown} \n"):
                assert Card.parse(text, language) is card

    @every_card
    def test_records_read_back(self, card: Card) -> None:
        """Section 6: records write a card as 8S, and T may stand for 10."""
        assert Card.parse(str(card)) is card
        assert Card.parse(str(card).replace("10", "T")) is card
        assert Card.parse(str(card).replace("10", "t").lower()) is card

    @every_language
    def test_a_language_shows_every_card_in_its_own_way(self, language: Language) -> None:
        """No two cards look alike, whatever the style."""
        ranks: Language
        for ranks, letters in itertools.product(LANGUAGES, (False, True)):
            shown = {card.show(language, ranks=ranks, ascii=letters).upper() for card in ALL_CARDS}
            assert len(shown) == 53

    @every_suited_card
    @every_language
    def test_suit_may_be_sign_outline_or_word(self, card: Card, language: Language) -> None:
        """Signs are always read, also with the selector of text or picture style behind them."""
        assert card.suit is not None
        rank = card.show(language)[:-1]
        suits = [
            signs[card.suit] + selector
            for signs in ("♣♦♥♠", "♧♢♡♤")
            for selector in ("", "\ufe0e", "\ufe0f")
        ]
        for suit in [*suits, SUIT_WORDS[language][card.suit]]:
            assert Card.parse(rank + suit, language) is card
            assert Card.parse(f"{rank} {suit}", language) is card

    @pytest.mark.parametrize(
        ("language", "text", "card"),
        [
            # German: D is a queen before the suit and diamonds behind the rank.
            ("de", "DD", "QD"),
            ("de", "DH", "QH"),
            ("de", "8D", "8D"),
            # German: K is the king before the suit and clubs (Kreuz) behind the rank.
            ("de", "KK", "KC"),
            ("de", "8K", "8C"),
            ("de", "KA", "KD"),
            ("de", "AK", "AC"),
            ("de", "AA", "AD"),
            ("de", "bp", "JS"),
            # Norwegian: Kn is the jack; K is also clubs (kløver); ace E or A.
            ("nb", "KnK", "JC"),
            ("nb", "knk", "JC"),
            ("nb", "KK", "KC"),
            ("nb", "DR", "QD"),
            ("nb", "DD", "QD"),
            ("nb", "ES", "AS"),
            ("nb", "AS", "AS"),
            # Italian: F is the jack (fante) before and clubs (fiori) behind.
            ("it", "FF", "JC"),
            ("it", "8F", "8C"),
            ("it", "8C", "8H"),
            ("it", "QC", "QH"),
            ("it", "QQ", "QD"),
            ("it", "DQ", "QD"),
            ("it", "RP", "KS"),
            ("it", "KP", "KS"),
            # International where the language has no such letter there.
            ("de", "QS", "QS"),
            ("de", "JC", "JC"),
            ("nb", "8C", "8C"),
            ("it", "8H", "8H"),
            ("it", "TS", "10S"),
        ],
    )
    def test_which_reading_wins(self, language: Language, text: str, card: str) -> None:
        """Section 6: a terminal reads the letters of its language, each by its position."""
        assert Card.parse(text, language) is Card(card)

    @every_language
    def test_the_joker_is_the_joker_everywhere(self, language: Language) -> None:
        """Section 6: JK, also where J and K could be a jack of clubs."""
        for text in ("JK", "jk", "Jk", " JK ", "Joker", "JOKER"):
            assert Card.parse(text, language) is JOKER

    @pytest.mark.parametrize("language", ["de", "nb"])
    def test_jack_of_clubs_is_not_shown_as_joker(self, language: Language) -> None:
        """Section 6: with J Q K A everywhere and the suit letter K, J and K would make JK."""
        assert Card("JC").show(language, ranks="en", ascii=True) == "JC"
        assert Card("QC").show(language, ranks="en", ascii=True) == "QK"
        assert Card.parse("JKreuz" if language == "de" else "J kløver", language) is Card("JC")

    def test_english_is_the_default(self) -> None:
        """Section 6: without a language the letters are the international ones."""
        assert Card.parse("KC") is Card.parse("KC", "en") is Card("KC")
        for text in ("BH", "KnH", "RH", "EH", "FH", "8K", "8P", "8F"):
            with pytest.raises(UnreadableCardError):
                Card(text)

    @given(st.sampled_from(ALL_CARDS), st.sampled_from(LANGUAGES), st.data())
    def test_blanks_and_case_do_not_matter(
        self, card: Card, language: Language, data: st.DataObject
    ) -> None:
        """Any mixture of case, and any blanks around and between the two parts."""
        blanks = st.text(st.sampled_from(" \t\n\xa0"), max_size=3)
        shown = card.show(language, ascii=data.draw(st.booleans()))
        mixed = "".join(
            letter.upper() if data.draw(st.booleans()) else letter.lower() for letter in shown
        )
        if card.suit is not None:
            mixed = mixed[:-1] + data.draw(blanks) + mixed[-1]
        assert Card.parse(data.draw(blanks) + mixed + data.draw(blanks), language) is card


class TestShowing:
    """What people see."""

    @pytest.mark.parametrize(
        ("language", "signs", "letters"),
        [
            ("de", ["B♣", "D♦", "K♥", "A♠", "8♠", "10♥", "JK"], "BK DA KH AP 8P 10H JK"),
            ("nb", ["Kn♣", "D♦", "K♥", "E♠", "8♠", "10♥", "JK"], "KnK DR KH ES 8S 10H JK"),
            ("it", ["F♣", "D♦", "R♥", "A♠", "8♠", "10♥", "JK"], "FF DQ RC AP 8P 10C JK"),
            ("en", ["J♣", "Q♦", "K♥", "A♠", "8♠", "10♥", "JK"], "JC QD KH AS 8S 10H JK"),
        ],
    )
    def test_each_language_has_its_ranks(
        self, language: Language, signs: list[str], letters: str
    ) -> None:
        """Section 6: de B D K A, nb Kn D K E, it F D R A, en J Q K A."""
        shown = [Card(name) for name in ("JC", "QD", "KH", "AS", "8S", "10H", "JK")]
        assert [card.show(language) for card in shown] == signs
        assert [card.show(ranks=language) for card in shown] == signs
        assert " ".join(card.show(language, ascii=True) for card in shown) == letters

    @every_language
    def test_international_ranks_everywhere(self, language: Language) -> None:
        """Section 6: or J Q K A everywhere."""
        shown = [Card(name).show(language, ranks="en") for name in ("JC", "QD", "KH", "AS")]
        assert shown == ["J♣", "Q♦", "K♥", "A♠"]

    @every_card
    def test_records_never_depend_on_a_language(self, card: Card) -> None:
        """Section 6: records write suits C D H S, always, so that is what English letters are."""
        assert str(card) == f"{card}" == card.show("en", ascii=True) == RECORD_NAMES[card.index]

    @every_card
    @every_language
    def test_letters_are_ascii(self, card: Card, language: Language) -> None:
        """The letters can be shown where the signs cannot."""
        assert card.show(language, ascii=True).isascii()


class TestUnreadable:
    """Texts that are no cards."""

    @pytest.mark.parametrize(
        ("text", "problem", "part"),
        [
            ("", Problem.EMPTY, ""),
            (" \n", Problem.EMPTY, ""),
            ("1H", Problem.UNKNOWN_RANK, "1"),
            ("11H", Problem.UNKNOWN_RANK, "11"),
            ("0s", Problem.UNKNOWN_RANK, "0"),
            ("08S", Problem.UNKNOWN_RANK, "08"),
            ("8 8 S", Problem.UNKNOWN_RANK, "8 8"),
            ("hello", Problem.UNKNOWN_RANK, "HELLO"),
            ("🂨", Problem.UNKNOWN_RANK, "🂨"),
            ("8", Problem.MISSING_SUIT, "8"),
            ("10", Problem.MISSING_SUIT, "10"),
            ("j", Problem.MISSING_SUIT, "J"),
            ("h", Problem.MISSING_RANK, "H"),
            ("♠", Problem.MISSING_RANK, "♠"),
            ("spades", Problem.MISSING_RANK, "SPADES"),
            ("8X", Problem.UNKNOWN_SUIT, "X"),
            ("10 x", Problem.UNKNOWN_SUIT, "X"),
            ("8S,", Problem.UNKNOWN_SUIT, "S,"),
            ("8H 9", Problem.UNKNOWN_SUIT, "H 9"),
            ("8♠\ufe0f\ufe0f", Problem.UNKNOWN_SUIT, "♠\ufe0f\ufe0f"),
            ("h8", Problem.SUIT_FIRST, "8H"),
            ("♥ 10", Problem.SUIT_FIRST, "10♥"),
            ("♠q", Problem.SUIT_FIRST, "Q♠"),
            ("JKH", Problem.JOKER_WITH_SUIT, "H"),
            ("Joker ♥", Problem.JOKER_WITH_SUIT, "♥"),
            ("HJK", Problem.JOKER_WITH_SUIT, "H"),
        ],
    )
    def test_the_error_says_what_is_wrong(self, text: str, problem: Problem, part: str) -> None:
        """Bad input gets an error with the input, the reason and what would be right."""
        assert problem_of(text) == (problem, part)
        with pytest.raises(UnreadableCardError) as caught:
            Card(text)
        message = str(caught.value)
        assert message.startswith(f"{text!r} cannot be read as a card: ")
        assert repr(part) in message or not part
        assert message.endswith("as in 8S, 10♥ or QH; the joker is JK")
        assert caught.value.text == text
        assert caught.value.language == "en"

    def test_the_one_is_told_from_the_ace(self) -> None:
        """Somebody who types 1 for the ace reads how it is written."""
        with pytest.raises(UnreadableCardError, match=r"'1' is no rank \(the ace is A\); write"):
            Card.parse("1H")
        with pytest.raises(UnreadableCardError, match=r"\(the ace is E\); write"):
            Card.parse("1H", "nb")
        with pytest.raises(UnreadableCardError, match=r"'11' is no rank; write"):
            Card.parse("11H")

    @pytest.mark.parametrize(
        ("language", "right"),
        [
            ("de", "(2 3 4 5 6 7 8 9 10 B D K A), then the suit (♣ ♦ ♥ ♠ or K A H P), as in 8P"),
            ("nb", "(2 3 4 5 6 7 8 9 10 Kn D K E), then the suit (♣ ♦ ♥ ♠ or K R H S), as in 8S"),
            ("it", "(2 3 4 5 6 7 8 9 10 F D R A), then the suit (♣ ♦ ♥ ♠ or F Q C P), as in 8P"),
            ("en", "(2 3 4 5 6 7 8 9 10 J Q K A), then the suit (♣ ♦ ♥ ♠ or C D H S), as in 8S"),
        ],
    )
    def test_the_error_names_the_letters_of_the_language(
        self, language: Language, right: str
    ) -> None:
        """What would be right is what is right in the language typed in."""
        with pytest.raises(UnreadableCardError) as caught:
            Card.parse("?", language)
        assert right in str(caught.value)
        assert caught.value.language == language

    @given(st.text(), st.sampled_from(LANGUAGES))
    @example("ß", "de")
    @example("10", "nb")
    @example("8\ufe0f", "en")
    @example("\ud800", "it")
    def test_junk_is_a_card_or_unreadable(self, text: str, language: Language) -> None:
        """No text whatever raises anything else, and the message stays short."""
        parsers: list[Callable[[str, Language], object]] = [Card.parse, Suit.parse, Rank.parse]
        for parse in parsers:
            outcome = read_or_error(parse, text, language)
            if isinstance(outcome, UnreadableCardError):
                assert outcome.text == text
                assert str(outcome).isprintable()
                assert len(str(outcome)) < 1200

    @given(
        st.text(st.sampled_from("0123456789TJQKABDEFRHSPCNjokernkhc♠♥♦♣♡\ufe0f "), max_size=6),
        st.sampled_from(LANGUAGES),
    )
    def test_what_looks_like_a_card_is_one_or_unreadable(
        self, text: str, language: Language
    ) -> None:
        """Whatever is read shows as a card whose text reads as the same card."""
        outcome = read_or_error(Card.parse, text, language)
        if isinstance(outcome, Card):
            assert Card.parse(outcome.show(language), language) is outcome
        elif outcome.problem is Problem.SUIT_FIRST:
            assert isinstance(Card.parse(outcome.part, language), Card)

    def test_long_junk_is_cut_in_the_message(self) -> None:
        """A text of a million letters is neither repeated nor worked on for long."""
        with pytest.raises(UnreadableCardError) as caught:
            Card("x" * 1_000_000)
        assert len(str(caught.value)) < 300
        assert "xxx…'" in str(caught.value)

    @pytest.mark.parametrize("thing", [8, None, b"8S", ["8S"]])
    @pytest.mark.parametrize(
        "parse",
        [Card, Card.parse, Suit.parse, Rank.parse],
        ids=["Card", "Card.parse", "Suit.parse", "Rank.parse"],
    )
    def test_only_texts_are_read(self, thing: object, parse: Callable[[Any], object]) -> None:
        """A number from a program is its mistake, not a text that is no card."""
        with pytest.raises(TypeError, match="from a text such as '8S', not from"):
            parse(thing)

    def test_unknown_languages_are_refused(self) -> None:
        """The error names the languages there are."""
        message = "the language 'fr' is not known; the languages are de, nb, it, en"
        with pytest.raises(ValueError, match=message):
            Card.parse("8S", "fr")  # type: ignore[arg-type]
        with pytest.raises(ValueError, match=message):
            Card("8S").show("fr")  # type: ignore[arg-type]
        with pytest.raises(ValueError, match=message):
            Card("8S").show(ranks="fr")  # type: ignore[arg-type]
        with pytest.raises(ValueError, match=message):
            Suit.parse("S", "fr")  # type: ignore[arg-type]
        with pytest.raises(ValueError, match=message):
            Rank.parse("8", "fr")  # type: ignore[arg-type]


class TestPack:
    """R-41 to R-43: packs, copies, jokers."""

    @pytest.mark.parametrize(
        ("pack", "ranks"),
        [
            (Pack.FRENCH52, "2 3 4 5 6 7 8 9 10 J Q K A"),
            (Pack.GERMAN32, "7 8 9 10 J Q K A"),
            (Pack.JASS36, "6 7 8 9 10 J Q K A"),
        ],
    )
    def test_ranks_and_size(self, pack: Pack, ranks: str) -> None:
        """R-41: 52 cards; 7 to ace; 6 to ace."""
        assert " ".join(rank.letter for rank in pack.ranks) == ranks
        names = [rank + suit for rank in ranks.split() for suit in "CDHS"]
        assert [str(card) for card in pack.cards()] == names
        assert pack.size == len(names)
        assert pack.value == f"{ {52: 'french', 32: 'german', 36: 'jass'}[pack.size] }{pack.size}"
        assert Pack(pack.value) is pack

    @pytest.mark.parametrize("pack", Pack)
    @pytest.mark.parametrize("packs", [1, 2])
    @pytest.mark.parametrize("jokers", [0, 1, 2])
    def test_a_deal_has_every_card_once_per_pack(self, pack: Pack, packs: int, jokers: int) -> None:
        """R-42, R-43: one or two packs, each with up to two jokers."""
        deal = full_pack(pack, packs, jokers)
        assert deal == sorted(pack.cards(jokers) * packs)
        assert len(deal) == packs * (pack.size + jokers)
        assert deal.count(JOKER) == packs * jokers
        assert all(deal.count(card) == packs for card in pack.cards())

    def test_each_list_is_its_own(self) -> None:
        """Whoever shuffles a deal's cards does not shuffle another's."""
        full_pack(Pack.FRENCH52).reverse()
        Pack.FRENCH52.cards().clear()
        assert full_pack(Pack.FRENCH52) == Pack.FRENCH52.cards() == ALL_CARDS[:52]

    @pytest.mark.parametrize("jokers", [-1, 3])
    def test_other_numbers_of_jokers_are_refused(self, jokers: int) -> None:
        """R-43: 0 to 2 jokers in each pack."""
        with pytest.raises(ValueError, match=f"jokers is {jokers}, but must be from 0 to 2"):
            full_pack(Pack.FRENCH52, 1, jokers)
        with pytest.raises(ValueError, match=f"jokers is {jokers}, but must be from 0 to 2"):
            Pack.FRENCH52.cards(jokers)

    @pytest.mark.parametrize("packs", [0, 3, -1])
    def test_other_numbers_of_packs_are_refused(self, packs: int) -> None:
        """R-42: one or two packs."""
        with pytest.raises(ValueError, match=f"packs is {packs}, but must be from 1 to 2"):
            full_pack(Pack.FRENCH52, packs)

    @pytest.mark.parametrize("pack", Pack)
    @pytest.mark.parametrize("jokers", [0, 1, 2])
    def test_exactly_the_cards_of_the_pack_are_possible(self, pack: Pack, jokers: int) -> None:
        """R-41, R-43: a card is possible exactly if the deal has it."""
        deal = full_pack(pack, 1, jokers)
        for card in ALL_CARDS:
            if card in deal:
                require_in_pack(card, pack, jokers)
            else:
                with pytest.raises(ImpossibleCardError, match=f"^{card} is not possible here: "):
                    require_in_pack(card, pack, jokers)

    def test_a_five_in_a_pack_of_32(self) -> None:
        """R-41: the error names the card, the pack and its ranks."""
        with pytest.raises(ImpossibleCardError) as caught:
            require_in_pack(Card("5H"), Pack.GERMAN32, 0)
        assert str(caught.value) == (
            "5H is not possible here: the pack german32 has only the ranks 7 8 9 10 J Q K A, "
            "as in 7C"
        )
        assert (caught.value.card, caught.value.pack) == (Card("5H"), Pack.GERMAN32)

    def test_a_joker_where_there_is_none(self) -> None:
        """R-43: the error names the option."""
        with pytest.raises(ImpossibleCardError, match=r"JK .* no jokers in the pack \(jokers=0\)"):
            require_in_pack(JOKER, Pack.FRENCH52, 0)


class TestErrors:
    """The two errors as types."""

    def test_unreadable_and_impossible_are_told_apart(self) -> None:
        """A typing mistake and a card that is not in the pack are different errors."""
        assert issubclass(UnreadableCardError, CardError)
        assert issubclass(ImpossibleCardError, CardError)
        assert issubclass(CardError, ValueError)
        assert not issubclass(UnreadableCardError, ImpossibleCardError)
        assert not issubclass(ImpossibleCardError, UnreadableCardError)

    def test_errors_cross_processes(self) -> None:
        """An error raised in a worker process arrives as it was."""
        with pytest.raises(UnreadableCardError) as unreadable:
            Card.parse("1H", "de")
        with pytest.raises(ImpossibleCardError) as impossible:
            require_in_pack(Card("5H"), Pack.JASS36, 1)
        for error in (unreadable.value, impossible.value):
            arrived = pickle.loads(pickle.dumps(error))
            assert type(arrived) is type(error)
            assert str(arrived) == str(error)
            assert vars(arrived) == vars(error)


def test_import_needs_only_the_standard_library() -> None:
    """The cards can be used where nothing else is installed."""
    program = f"""
import runpy
module = runpy.run_path({cards.__file__!r}, run_name="cards")
print(module["Card"]("8S").show("de"))
"""
    finished = subprocess.run(
        [sys.executable, "-I", "-S", "-X", "utf8", "-c", program],
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    assert finished.stdout == "8♠\n"
