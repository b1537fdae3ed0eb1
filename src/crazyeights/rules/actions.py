"""Actions: what a seat can do (R-10 to R-14), as values, as numbers and as text.

To the engine an action is a number: kind << 10 | announce << 9 | (suit + 1) << 6 | card, where a
call has the seat in the place of the card and NameSuit its suit. The text is that of records
(rules.md §6): ``8S=H!`` plays the eight of spades, names hearts and calls the last card; ``d``
draws, ``p`` passes, ``=H`` names a suit, ``x`` calls Stop, ``!2`` is the call of seat 2.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from crazyeights.cards import Card, CardError, Suit
from crazyeights.rules.compiled import compiled, count_ones, lowest
from crazyeights.rules.layout import (
    CALL_WITH_PLAY,
    JOKER_CARD,
    LAST_CARD,
    MAY_CALL,
    MAY_DRAW,
    MAY_NAME,
    MAY_PASS,
    MAY_STOP,
    RuleNumbers,
)
from crazyeights.rules.options import DEFERRED, OWN_SUIT

PLAY, DRAW, PASS, NAME_SUIT, STOP, ANNOUNCE = range(6)
KIND, ANNOUNCING, SUIT = 10, 9, 6
"""Where the parts of an action's number begin."""


class UnreadableActionError(ValueError):
    """A text that is no action; ``text`` is what was given."""

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(text, reason)
        self.text = text
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.text!r} is no action: {self.reason}"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card; a wild card carries the suit it names (R-10); ``announce`` calls the last card.

    >>> Play(Card("8S"), Suit.HEARTS)
    Play(Card('8S'), Suit.HEARTS)
    """

    card: Card
    suit: Suit | None = None
    announce: bool = False

    @property
    def code(self) -> int:
        """The action's number."""
        suit = 0 if self.suit is None else self.suit + 1
        return self.announce << ANNOUNCING | suit << SUIT | self.card.index

    def __str__(self) -> str:
        suit = "" if self.suit is None else f"={self.suit.letter}"
        return f"{self.card}{suit}{'!' if self.announce else ''}"

    def __repr__(self) -> str:
        suit = "" if self.suit is None else f", {self.suit!r}"
        return f"Play({self.card!r}{suit}{', announce=True' if self.announce else ''})"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw one card, or under a debt the whole debt (R-11)."""

    code = DRAW << KIND

    def __str__(self) -> str:
        return "d"


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn without a play, accept a skip, or end a turn of several cards (R-12)."""

    code = PASS << KIND

    def __str__(self) -> str:
        return "p"


@dataclass(frozen=True, slots=True)
class NameSuit:
    """Name a suit that is owed (R-13)."""

    suit: Suit

    @property
    def code(self) -> int:
        """The action's number."""
        return NAME_SUIT << KIND | self.suit

    def __str__(self) -> str:
        return f"={self.suit.letter}"

    def __repr__(self) -> str:
        return f"NameSuit({self.suit!r})"


@dataclass(frozen=True, slots=True)
class Stop:
    """Call Stop (R-120)."""

    code = STOP << KIND

    def __str__(self) -> str:
        return "x"


@dataclass(frozen=True, slots=True)
class Announce:
    """Call the last card; the seat need not be the one to act (R-14, R-110)."""

    seat: int

    @property
    def code(self) -> int:
        """The action's number."""
        return ANNOUNCE << KIND | self.seat

    def __str__(self) -> str:
        return f"!{self.seat}"


Action = Play | Draw | Pass | NameSuit | Stop | Announce


def action_from_code(code: int) -> Action:
    """Return the action with a number that the engine gave."""
    kind, low = code >> KIND, code & 63
    if kind == PLAY:
        suit = code >> SUIT & 7
        named = None if suit == 0 else Suit(suit - 1)
        return Play(Card.from_index(low), named, bool(code >> ANNOUNCING & 1))
    if kind == NAME_SUIT:
        return NameSuit(Suit(low))
    if kind == ANNOUNCE:
        return Announce(low)
    simple: dict[int, Action] = {DRAW: Draw(), PASS: Pass(), STOP: Stop()}
    return simple[kind]


def parse_action(text: str) -> Action:
    """Read an action as records write it. Raises `UnreadableActionError`.

    >>> parse_action("8S=H!"), parse_action("d")
    (Play(Card('8S'), Suit.HEARTS, announce=True), Draw())
    """
    word = text.strip()
    simple: dict[str, Action] = {"d": Draw(), "p": Pass(), "x": Stop()}
    if word.lower() in simple:
        return simple[word.lower()]
    parts = re.fullmatch(r"([^=!]*)(?:=([^=!]+))?(!?)([0-7]?)", word)
    if parts is None:
        raise UnreadableActionError(text, "right are 8S, 8S=H, 8S!, d, p, =H, x and !2")
    card, suit, call, seat = parts.groups()
    try:
        named = None if suit is None else Suit.parse(suit)
        if card and not seat:
            return Play(Card.parse(card), named, call == "!")
    except CardError as error:
        raise UnreadableActionError(text, str(error)) from error
    if named is not None and not card and not call and not seat:
        return NameSuit(named)
    if call and seat and not card and named is None:
        return Announce(int(seat))
    raise UnreadableActionError(text, "right are 8S, 8S=H, 8S!, d, p, =H, x and !2")


@compiled
def suit_choices(rules: RuleNumbers, card: int, may: int) -> int:
    """Return how many ways there are to name a suit with a Play of this card: 1, 4 or 5.

    Five where the name can also be deferred (R-63). The last card names nothing (R-10).
    """
    if (rules.wild_cards >> card) & 1 == 0 or may & LAST_CARD:
        return 1
    if rules.naming == OWN_SUIT and card != JOKER_CARD:
        return 1
    return 5 if rules.naming == DEFERRED else 4


@compiled
def count_actions(rules: RuleNumbers, playable: int, may: int) -> int:
    """Return how many legal actions the seat to act has, its calls included."""
    choosing = playable & rules.wild_cards
    count = count_ones(playable ^ choosing)
    while choosing > 0:
        count += suit_choices(rules, lowest(choosing), may)
        choosing &= choosing - 1
    if may & CALL_WITH_PLAY:
        count *= 2
    if may & MAY_NAME:
        count += 4
    return count + count_ones(may & (MAY_DRAW | MAY_PASS | MAY_STOP | MAY_CALL))


@compiled
def nth_action(rules: RuleNumbers, playable: int, may: int, seat: int, n: int) -> int:
    """Return legal action number ``n``, from 0, of the seat to act.

    The order: Plays of cards that are not wild, then of wild cards, by card, suit and call (without
    it first), then Draw, Pass, NameSuit by suit, Stop, Announce.
    """
    announce = 0
    if may & CALL_WITH_PLAY:
        plays = count_actions(rules, playable, may & (CALL_WITH_PLAY | LAST_CARD))
        if n < plays:
            announce = (n & 1) << ANNOUNCING
            n >>= 1
        else:
            n -= plays
            playable = 0
    choosing = playable & rules.wild_cards
    plain = playable ^ choosing
    count = count_ones(plain)
    if n < count:
        while n > 0:
            plain &= plain - 1
            n -= 1
        return announce | lowest(plain)
    n -= count
    while choosing > 0:
        card = lowest(choosing)
        choices = suit_choices(rules, card, may)
        if n < choices:
            suit = 0 if choices == 1 else n + 1 if choices == 4 else n
            return announce | suit << SUIT | card
        n -= choices
        choosing &= choosing - 1
    if may & MAY_DRAW:
        if n == 0:
            return DRAW << KIND
        n -= 1
    if may & MAY_PASS:
        if n == 0:
            return PASS << KIND
        n -= 1
    if may & MAY_NAME:
        if n < 4:
            return NAME_SUIT << KIND | n
        n -= 4
    if may & MAY_STOP:
        if n == 0:
            return STOP << KIND
        n -= 1
    return ANNOUNCE << KIND | seat


@compiled
def is_among(rules: RuleNumbers, playable: int, may: int, seat: int, action: int) -> bool:
    """Say whether an action's number stands for one of the legal actions of the seat to act."""
    if action < 0:
        return False
    kind = action >> KIND
    low = action & 63
    if kind == PLAY:
        if low > JOKER_CARD or (playable >> low) & 1 == 0:
            return False
        if (action >> ANNOUNCING) & 1 and may & CALL_WITH_PLAY == 0:
            return False
        suit = (action >> SUIT) & 7
        choices = suit_choices(rules, low, may)
        if choices == 1:
            return suit == 0
        return suit <= 4 and (suit > 0 or choices == 5)
    if kind == NAME_SUIT:
        return may & MAY_NAME != 0 and action & 1023 < 4
    if kind == ANNOUNCE:
        return may & MAY_CALL != 0 and action & 1023 == seat
    if action & 1023 != 0:
        return False
    if kind == DRAW:
        return may & MAY_DRAW != 0
    if kind == PASS:
        return may & MAY_PASS != 0
    return kind == STOP and may & MAY_STOP != 0
