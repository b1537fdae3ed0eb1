"""Cards, suits, ranks and packs: reading and showing them (rules.md §1, §6, R-41 to R-43).

A card is written in one of three ways:

- in records and in the API with international letters, always: ``8S``, ``10H``, ``JK``;
- on the screen with the sign of the suit and the ranks of the reader's language: ``D♥``;
- typed in a terminal with the letters of the typist's language: ``DH``.

Which reading wins when a card is typed in a language: rank and suit are told apart by position
(the rank comes first), and at each position the language's own letter wins. A letter that the
language does not use at that position is read as the international one. In German ``DD`` is
therefore the queen (Dame) of diamonds, in Italian ``FF`` the jack (fante) of clubs (fiori), and
``8C`` the eight of hearts (cuori). ``JK`` is the joker in every language.

>>> Card.parse("8♠")
Card('8S')
>>> Card.parse("dk", language="de").show()
'Q♣'
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum, StrEnum
from functools import total_ordering
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, Self, final

Language = Literal["de", "nb", "it", "en"]
"""The languages of rules.md §5; the English letters are the international ones."""

N_CARDS: Final = 53
"""How many different cards there are: 52 and the joker."""

MOST_JOKERS: Final = 2
"""The most jokers in a pack (R-43)."""

MOST_PACKS: Final = 2
"""The most packs shuffled together for a deal (R-42)."""


class Suit(IntEnum):
    """A suit; a joker has none.

    >>> Suit.HEARTS.letter, Suit.HEARTS.sign
    ('H', '♥')
    """

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    def __repr__(self) -> str:
        return f"Suit.{self.name}"

    @property
    def letter(self) -> str:
        """The letter in records: C, D, H or S."""
        return SUIT_LETTERS["en"][self]

    @property
    def sign(self) -> str:
        """The sign ♣, ♦, ♥ or ♠."""
        return _SIGNS[self]

    @classmethod
    def parse(cls, text: str, language: Language = "en") -> Self:
        """Read a suit: a sign, a letter or the name of the suit, in capitals or not.

        Raises `UnreadableCardError` if the text is none of these.

        >>> Suit.parse("♥") is Suit.parse("h") is Suit.parse("Herz", "de") is Suit.HEARTS
        True
        """
        spellings = _spellings(language)
        name = _plain(text)
        suit = spellings.suits.get(name)
        if suit is None:
            problem = Problem.UNKNOWN_SUIT if name else Problem.EMPTY
            raise UnreadableCardError(text, "suit", problem, name, language)
        return cls(suit)


class Rank(IntEnum):
    """A rank, from the two to the ace; the joker is a rank of its own.

    >>> [rank.letter for rank in Rank][7:]
    ['9', '10', 'J', 'Q', 'K', 'A', 'JK']
    """

    TWO = 0
    THREE = 1
    FOUR = 2
    FIVE = 3
    SIX = 4
    SEVEN = 5
    EIGHT = 6
    NINE = 7
    TEN = 8
    JACK = 9
    QUEEN = 10
    KING = 11
    ACE = 12
    JOKER = 13

    def __repr__(self) -> str:
        return f"Rank.{self.name}"

    @property
    def letter(self) -> str:
        """How records write the rank: 2 to 10, J, Q, K, A or JK."""
        return RANK_LETTERS["en"][self]

    @classmethod
    def parse(cls, text: str, language: Language = "en") -> Self:
        """Read a rank, in capitals or not; T is the ten.

        Raises `UnreadableCardError` if the text is no rank.

        >>> Rank.parse("T") is Rank.parse("10") is Rank.TEN
        True
        >>> Rank.parse("Kn", "nb")
        Rank.JACK
        """
        spellings = _spellings(language)
        name = _plain(text)
        rank = spellings.ranks.get(name)
        if rank is None:
            problem = Problem.UNKNOWN_RANK if name else Problem.EMPTY
            raise UnreadableCardError(text, "rank", problem, name, language)
        return cls(rank)


_NUMBERS = ("2", "3", "4", "5", "6", "7", "8", "9", "10")

RANK_LETTERS: Final[Mapping[Language, tuple[str, ...]]] = MappingProxyType(
    {
        "de": (*_NUMBERS, "B", "D", "K", "A", "JK"),
        "nb": (*_NUMBERS, "Kn", "D", "K", "E", "JK"),
        "it": (*_NUMBERS, "F", "D", "R", "A", "JK"),
        "en": (*_NUMBERS, "J", "Q", "K", "A", "JK"),
    }
)
"""How each language writes the ranks, to be indexed by `Rank` (rules.md §6)."""

SUIT_LETTERS: Final[Mapping[Language, tuple[str, ...]]] = MappingProxyType(
    {
        "de": ("K", "A", "H", "P"),  # Kreuz and Karo both begin with K
        "nb": ("K", "R", "H", "S"),
        "it": ("F", "Q", "C", "P"),
        "en": ("C", "D", "H", "S"),
    }
)
"""The letter each language prints for the suits, to be indexed by `Suit`."""

_SUIT_NAMES: Final[Mapping[Language, tuple[str, ...]]] = {
    "de": ("Kreuz", "Karo", "Herz", "Pik"),
    "nb": ("kløver", "ruter", "hjerter", "spar"),
    "it": ("fiori", "quadri", "cuori", "picche"),
    "en": ("clubs", "diamonds", "hearts", "spades"),
}

_SIGNS: Final = "♣♦♥♠"
_OUTLINE_SIGNS: Final = "♧♢♡♤"
# Phones and word processors put one of these behind a sign to choose between text and picture.
_VARIATION_SELECTORS: Final = ("", "\N{VARIATION SELECTOR-15}", "\N{VARIATION SELECTOR-16}")


class Problem(StrEnum):
    """Why a text cannot be read, for those who put the message into another language."""

    EMPTY = "empty"
    UNKNOWN_RANK = "unknown-rank"
    UNKNOWN_SUIT = "unknown-suit"
    MISSING_RANK = "missing-rank"
    MISSING_SUIT = "missing-suit"
    SUIT_FIRST = "suit-first"
    JOKER_WITH_SUIT = "joker-with-suit"


class CardError(ValueError):
    """What is wrong with a card; the base of the two errors of this module."""


class UnreadableCardError(CardError):
    """A text that cannot be read as a card, a suit or a rank.

    `text` is the whole input; `part` is the piece of it that is wrong, in capitals (for
    ``SUIT_FIRST`` the text that would be right); `problem` says in which way; `language` is the
    one it was read in.
    """

    def __init__(
        self,
        text: str,
        kind: Literal["card", "suit", "rank"],
        problem: Problem,
        part: str,
        language: Language,
    ) -> None:
        """Put the message together from the input, the reason and what would be right."""
        self.text = text
        self.kind = kind
        self.problem = problem
        self.part = part
        self.language = language
        super().__init__(
            f"{_quoted(text)} cannot be read as a {kind}: {_reason(problem, part, language)}; "
            f"{_what_is_right(kind, language)}"
        )

    def __reduce__(self) -> tuple[type[Self], tuple[str, str, Problem, str, str]]:
        """Let the error cross to another process, as a failing worker's does."""
        return type(self), (self.text, self.kind, self.problem, self.part, self.language)


class ImpossibleCardError(CardError):
    """A card that exists, but not in the pack in use (R-41, R-43)."""

    def __init__(self, card: Card, pack: Pack, jokers: int) -> None:
        """Put the message together from the card, the pack and the jokers in each pack."""
        self.card = card
        self.pack = pack
        self.jokers = jokers
        if card.suit is None:
            reason = "there are no jokers in the pack (jokers=0); the option takes 1 or 2"
        else:
            ranks = " ".join(rank.letter for rank in pack.ranks)
            reason = f"the pack {pack.value} has only the ranks {ranks}, as in {pack.cards()[0]}"
        super().__init__(f"{card} is not possible here: {reason}")

    def __reduce__(self) -> tuple[type[Self], tuple[Card, Pack, int]]:
        """Let the error cross to another process, as a failing worker's does."""
        return type(self), (self.card, self.pack, self.jokers)


@final
@total_ordering
class Card:
    """One of the 53 cards, made by reading its text: ``Card("8S")``.

    There is exactly one object per card, so cards may be compared with ``is``; two copies of a
    card from two packs are the same card (rules.md §1). Cards are ordered by `index`.

    >>> Card("8s") is Card("8♠")
    True
    >>> sorted([Card("JK"), Card("AS"), Card("2C")])
    [Card('2C'), Card('AS'), Card('JK')]
    """

    __slots__ = ("_index", "_rank", "_suit")

    _index: int
    _rank: Rank
    _suit: Suit | None

    def __new__(cls, text: str) -> Card:
        """Read a card from international letters or signs, as `Card.parse` does."""
        return cls.parse(text)

    @property
    def index(self) -> int:
        """The number of the card, 0 to 52: four times the rank plus the suit; the joker is 52."""
        return self._index

    @property
    def rank(self) -> Rank:
        """The rank of the card."""
        return self._rank

    @property
    def suit(self) -> Suit | None:
        """The printed suit of the card, None for a joker."""
        return self._suit

    @classmethod
    def from_index(cls, index: int) -> Card:
        """Return the card with that index, 0 to 52.

        Raises `IndexError` for any other number.

        >>> Card.from_index(26)
        Card('8H')
        """
        if not 0 <= index < N_CARDS:
            message = f"no card has the index {index}: cards are numbered from 0 to {N_CARDS - 1}"
            raise IndexError(message)
        return _CARDS[index]

    @classmethod
    def parse(cls, text: str, language: Language = "en") -> Card:
        """Read a card: the rank, then the suit as a sign, a letter or a word; JK is the joker.

        Capitals or not, blanks around and between the two, and T for the ten are all read. The
        letters are those of the language; the description of this module says which reading
        wins. Raises `UnreadableCardError` if the text is no card.

        >>> Card.parse(" th ")
        Card('10H')
        >>> Card.parse("FF", language="it")
        Card('JC')
        >>> Card.parse("1H")
        Traceback (most recent call last):
        ...
        crazyeights.cards.UnreadableCardError: '1H' cannot be read as a card: '1' is no rank \
(the ace is A); write the rank (2 3 4 5 6 7 8 9 10 J Q K A), then the suit (♣ ♦ ♥ ♠ or C D H S), \
as in 8S, 10♥ or QH; the joker is JK
        """
        spellings = _spellings(language)
        name = _plain(text)
        card = _read(name, spellings)
        if card is None:
            problem, part = _find_problem(name, spellings)
            raise UnreadableCardError(text, "card", problem, part, language)
        return card

    def __str__(self) -> str:
        """Return the card as records write it, for example 8S."""
        return self._rank.letter if self._suit is None else self._rank.letter + self._suit.letter

    def __repr__(self) -> str:
        """Return the expression that makes this card."""
        return f"Card('{self}')"

    def show(
        self,
        language: Language = "en",
        *,
        ranks: Language | None = None,
        ascii: bool = False,  # noqa: A002
    ) -> str:
        """Return the card as people of that language see it.

        `ranks` takes the ranks from another language (``ranks="en"`` for J Q K A everywhere);
        `ascii` gives the letter of the suit in place of its sign. With the ranks of `language`
        or the international ones, `Card.parse` reads the text back in `language`. So that it
        can, the jack of clubs is written JC where international ranks meet the suit letter K:
        JK is the joker.

        >>> card = Card("QH")
        >>> card.show(), card.show("de"), card.show("it", ascii=True), card.show("de", ranks="en")
        ('Q♥', 'D♥', 'DC', 'Q♥')
        """
        _spellings(language)
        rank_language = language if ranks is None else ranks
        _spellings(rank_language)
        letters = RANK_LETTERS[rank_language]
        rank = letters[self._rank]
        if self._suit is None:
            return rank
        if not ascii:
            return rank + self._suit.sign
        shown = rank + SUIT_LETTERS[language][self._suit]
        return rank + self._suit.letter if shown == letters[Rank.JOKER] else shown

    def __lt__(self, other: Card) -> bool:
        """Compare by index."""
        return self._index < other._index if isinstance(other, Card) else NotImplemented

    def __eq__(self, other: object) -> bool:
        """Tell whether it is the same card; there is one object per card."""
        return self is other

    def __hash__(self) -> int:
        """Return the index, so that sets of cards come out in the same order in every run."""
        return self._index

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        """Copy and unpickle to the one object of this card."""
        return Card, (str(self),)


def _make(index: int) -> Card:
    card = object.__new__(Card)
    rank, suit = divmod(index, len(Suit))
    card._index = index
    card._rank = Rank(rank)
    card._suit = None if card._rank is Rank.JOKER else Suit(suit)
    return card


_CARDS: Final = tuple(_make(index) for index in range(N_CARDS))

JOKER: Final = _CARDS[-1]
"""The joker."""


class Pack(StrEnum):
    """Which cards one pack holds, jokers apart (R-41).

    >>> Pack("german32").size, [rank.letter for rank in Pack.GERMAN32.ranks][:3]
    (32, ['7', '8', '9'])
    """

    FRENCH52 = "french52"
    GERMAN32 = "german32"
    JASS36 = "jass36"

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """The ranks of the pack from low to high, without the joker."""
        return tuple(Rank)[_LOWEST[self] : Rank.JOKER]

    @property
    def size(self) -> int:
        """How many cards one pack holds, jokers not counted."""
        return len(self.ranks) * len(Suit)

    def cards(self, jokers: int = 0) -> list[Card]:
        """Return the cards of one pack with so many jokers (0 to 2), in the order of the index.

        Raises `ValueError` for another number of jokers.
        """
        return full_pack(self, 1, jokers)


_LOWEST: Final = {Pack.FRENCH52: Rank.TWO, Pack.GERMAN32: Rank.SEVEN, Pack.JASS36: Rank.SIX}


def full_pack(pack: Pack, packs: int = 1, jokers: int = 0) -> list[Card]:
    """Return all cards of a deal in the order of the index, copies side by side (R-41 to R-43).

    `packs` is how many packs are shuffled together (1 or 2), `jokers` how many jokers each of
    them has (0 to 2). Raises `ValueError` for other numbers.

    >>> full_pack(Pack.JASS36, packs=2, jokers=1)[-4:]
    [Card('AS'), Card('AS'), Card('JK'), Card('JK')]
    """
    if not 1 <= packs <= MOST_PACKS:
        message = f"packs is {packs}, but must be from 1 to {MOST_PACKS}"
        raise ValueError(message)
    if not 0 <= jokers <= MOST_JOKERS:
        message = f"jokers is {jokers}, but must be from 0 to {MOST_JOKERS} in each pack"
        raise ValueError(message)
    lowest = _LOWEST[pack] * len(Suit)
    suited = [card for card in _CARDS[lowest : JOKER.index] for _ in range(packs)]
    return suited + [JOKER] * (packs * jokers)


def require_in_pack(card: Card, pack: Pack, jokers: int) -> None:
    """Raise `ImpossibleCardError` unless the pack, with so many jokers, has the card.

    >>> require_in_pack(Card("7H"), Pack.GERMAN32, jokers=0)
    """
    possible = jokers > 0 if card is JOKER else card.rank >= _LOWEST[pack]
    if not possible:
        raise ImpossibleCardError(card, pack, jokers)


class _Spellings(NamedTuple):
    """What one language reads, in capitals: its own letters and the international ones."""

    ranks: Mapping[str, Rank]
    suits: Mapping[str, Suit]


def _spellings_of(language: Language) -> _Spellings:
    ranks = {"T": Rank.TEN, "JOKER": Rank.JOKER}
    suits = {
        signs[suit] + selector: suit
        for suit in Suit
        for signs in (_SIGNS, _OUTLINE_SIGNS)
        for selector in _VARIATION_SELECTORS
    }
    # The language's own letters come last and so replace the international ones.
    for source in ("en", language):
        ranks |= {RANK_LETTERS[source][rank].upper(): rank for rank in Rank}
        suits |= {SUIT_LETTERS[source][suit]: suit for suit in Suit}
        suits |= {_SUIT_NAMES[source][suit].upper(): suit for suit in Suit}
    return _Spellings(ranks, suits)


_SPELLINGS: Final = {language: _spellings_of(language) for language in RANK_LETTERS}


def _spellings(language: Language) -> _Spellings:
    spellings = _SPELLINGS.get(language)
    if spellings is None:
        known = ", ".join(_SPELLINGS)
        message = f"the language {language!r} is not known; the languages are {known}"
        raise ValueError(message)
    return spellings


def _plain(text: str) -> str:
    if not isinstance(text, str):
        message = f"a card is read from a text such as '8S', not from {text!r}"
        raise TypeError(message)
    return text.strip().upper()


def _read(name: str, spellings: _Spellings) -> Card | None:
    if spellings.ranks.get(name) is Rank.JOKER:
        return JOKER
    for length in (1, 2):  # a text can be cut in one way only: no suit begins with 0 or N
        rank = spellings.ranks.get(name[:length])
        suit = spellings.suits.get(name[length:].lstrip())
        if rank is not None and rank is not Rank.JOKER and suit is not None:
            return _CARDS[rank * len(Suit) + suit]
    return None


_LONGEST_QUOTE: Final = 40
"""How many characters of a text a message repeats."""


def _find_problem(name: str, spellings: _Spellings) -> tuple[Problem, str]:
    """Say what keeps the name from being a card, and which part of it that is."""
    if not name:
        return Problem.EMPTY, ""
    if name in spellings.ranks:
        return Problem.MISSING_SUIT, name
    if name in spellings.suits:
        return Problem.MISSING_RANK, name
    # The search below tries every cut, which must not take long for a text of a million letters.
    return _find_problem_of_two_parts(name[:_LONGEST_QUOTE], spellings)


def _find_problem_of_two_parts(name: str, spellings: _Spellings) -> tuple[Problem, str]:
    for start in range(1, len(name)):
        head, tail = name[:start], name[start:].lstrip()
        if head in spellings.suits and tail in spellings.ranks:
            if spellings.ranks[tail] is Rank.JOKER:
                return Problem.JOKER_WITH_SUIT, head
            return Problem.SUIT_FIRST, tail + head
        if tail in spellings.suits:
            if spellings.ranks.get(head) is Rank.JOKER:
                return Problem.JOKER_WITH_SUIT, tail
            return Problem.UNKNOWN_RANK, head
    for length in (2, 1):
        if name[:length] in spellings.ranks:
            return Problem.UNKNOWN_SUIT, name[length:].lstrip()
    return Problem.UNKNOWN_RANK, name


def _quoted(text: str) -> str:
    return repr(text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…")


_REASONS: Final = {
    Problem.EMPTY: "there is nothing in it",
    Problem.UNKNOWN_RANK: "{part} is no rank",
    Problem.UNKNOWN_SUIT: "{part} is no suit",
    Problem.MISSING_RANK: "there is no rank before the suit {part}",
    Problem.MISSING_SUIT: "there is no suit behind the rank {part}",
    Problem.SUIT_FIRST: "the rank comes first, {part}",
    Problem.JOKER_WITH_SUIT: "a joker has no suit, but this one has {part}",
}


def _reason(problem: Problem, part: str, language: Language) -> str:
    reason = _REASONS[problem].format(part=_quoted(part))
    if problem is Problem.UNKNOWN_RANK and part == "1":
        reason += f" (the ace is {RANK_LETTERS[language][Rank.ACE]})"
    return reason


def _what_is_right(kind: Literal["card", "suit", "rank"], language: Language) -> str:
    ranks = " ".join(RANK_LETTERS[language][: Rank.JOKER])
    suits = f"{' '.join(_SIGNS)} or {' '.join(SUIT_LETTERS[language])}"
    if kind == "rank":
        return f"the ranks are {ranks}, and JK for the joker"
    if kind == "suit":
        return f"the suits are {suits}, as in {SUIT_LETTERS[language][Suit.HEARTS]}"
    eight = Card("8S").show(language, ascii=True)
    queen = Card("QH").show(language, ascii=True)
    return (
        f"write the rank ({ranks}), then the suit ({suits}), "
        f"as in {eight}, 10♥ or {queen}; the joker is JK"
    )
