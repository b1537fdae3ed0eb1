"""Positions of a deal for tests: made from texts, played by texts, read as texts.

    table = position(hands={0: "8S 9H", 1: "KD"}, upcard="5H", stock="2C 3C")
    assert table.legal() == {"8S=C", "8S=D", "8S=H", "8S=S", "9H"}
    assert table.do("8S=D") == [("played", 0, "8S", "D")]
    table.refuses("9H")

Actions are written as in records: ``8S``, ``8S=H!``, ``d``, ``p``, ``=H``, ``x``, ``!2``. The
engine runs in its default form, so the same tests check it compiled and interpreted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from crazyeights.cards import Card, Pack, Suit, full_pack
from crazyeights.rules import deal, entry, events, layout, setup
from crazyeights.rules.actions import (
    Action,
    Announce,
    Draw,
    NameSuit,
    Pass,
    Play,
    Stop,
    action_from_code,
    parse_action,
)
from crazyeights.rules.chance import NO_WORDS, WORDS, Words, seed_generator
from crazyeights.rules.compiled import implementation
from crazyeights.rules.matching import renew_options
from crazyeights.rules.options import Rules
from crazyeights.rules.piles import add_card

Event = tuple[Any, ...]

PHASES = ("turn", "naming", "debt", "skipped", "more", "cover", "over")
ENDINGS = ("not_over", "went_out", "stopped", "stop_failed", "blocked", "too_long")
CAUSES = ("by_choice", "for_debt", "for_forgetting", "for_all")

# What the numbers of an event are, after its kind: s seat, c card, u suit, n number, w cause,
# e ending, - nothing.
_EVENTS = {
    events.CUT: ("cut", "sc-"),
    events.DEALER: ("dealer", "s--"),
    events.DEALT: ("dealt", "sn-"),
    events.BURIED: ("buried", "-c-"),
    events.STARTER: ("starter", "-c-"),
    events.PLAYED: ("played", "scu"),
    events.NAMED: ("named", "su-"),
    events.DREW: ("drew", "scw"),
    events.NOTHING_DRAWN: ("nothing_drawn", "s--"),
    events.RESHUFFLED: ("reshuffled", "-n-"),
    events.TURNED_OVER: ("turned_over", "-n-"),
    events.REVERSED: ("reversed", "sn-"),
    events.OWED: ("owed", "snn"),
    events.CANCELLED: ("cancelled", "sn-"),
    events.PAID: ("paid", "snn"),
    events.PASSED: ("passed", "s--"),
    events.SKIPPED: ("skipped", "s--"),
    events.ANYTHING_GOES: ("anything_goes", "s--"),
    events.GOES_ON: ("goes_on", "s--"),
    events.COVERS: ("covers", "s--"),
    events.CALLED: ("called", "sn-"),
    events.FORGOT: ("forgot", "sn-"),
    events.CALLED_STOP: ("called_stop", "sn-"),
    events.ENDED: ("ended", "se-"),
}

EVERY_ACTION: tuple[Action, ...] = (
    *(
        Play(Card.from_index(index), suit, announce)
        for index in range(53)
        for suit in (None, *Suit)
        for announce in (False, True)
    ),
    Draw(),
    Pass(),
    *(NameSuit(suit) for suit in Suit),
    Stop(),
    *(Announce(seat) for seat in range(layout.SEATS)),
)
"""Every action there is, legal or not."""


def cards(text: str) -> list[str]:
    """Return the cards of a text with blanks between them, in the order of a hand."""
    return [str(card) for card in sorted(Card(word) for word in text.split())]


class Position:
    """A deal under way; made by `position` or `start`."""

    def __init__(self, rules: Rules, words: Words = NO_WORDS) -> None:
        self.rules = rules
        self.numbers = layout.encode(rules)
        self.box = np.zeros(1, layout.STATE)
        self.state = self.box[0]
        self.words = words
        self.buffer = events.new_buffer()
        self.history: list[Event] = []
        """All events so far, those of the start included."""
        seed_generator(self.state, 1, 0)

    def do(self, *actions: str) -> list[Event]:
        """Carry out legal actions one after the other; return the events they brought about.

        After each one the cards must be those from before (R-3), and while the deal goes on the
        seat to act must have a legal action that is no call (R-1).
        """
        happened: list[Event] = []
        for action in actions:
            before = self.every_card()
            code = parse_action(action).code
            done = implementation(deal.act)(self.state, self.numbers, code, self.words, self.buffer)
            assert done, f"{action} is refused; legal are {' '.join(sorted(self.legal()))}"
            happened += self.take_events()
            assert self.every_card() == before, f"{action} loses or makes cards (R-3)"
            if not self.over:
                assert any("!" not in other for other in self.legal()), "nothing is legal (R-1)"
        return happened

    def refuses(self, *actions: str) -> None:
        """Assert that each action is illegal and that refusing it changes nothing (R-2)."""
        for action in actions:
            self.refuses_code(parse_action(action).code)

    def refuses_code(self, code: int) -> None:
        """Assert the same of an action's number, which may be one that no action has."""
        before = self.state.tobytes(), self.buffer.tobytes()
        done = implementation(deal.act)(self.state, self.numbers, code, self.words, self.buffer)
        assert not done, f"{code} is carried out"
        after = self.state.tobytes(), self.buffer.tobytes()
        assert after == before, f"refusing {code} changes something"

    def legal(self) -> set[str]:
        """Return all legal actions as texts; calls of other seats are among them.

        What the engine says of each single action must agree with its list of the actions of the
        seat to act.
        """
        may_do = implementation(entry.may_do)
        arguments = (self.box, layout.encode_box(self.rules))
        found = {str(action) for action in EVERY_ACTION if may_do(*arguments, action.code)}
        if not self.over:
            nth = implementation(entry.option)
            count = implementation(entry.options)(*arguments)
            listed = [str(action_from_code(nth(*arguments, n))) for n in range(count)]
            others = {f"!{seat}" for seat in range(layout.SEATS) if seat != self.turn}
            assert sorted(listed) == sorted(found - others), "two lists of legal actions differ"
        return found

    def plays(self) -> set[str]:
        """Return the cards that may be played, without suits and calls."""
        actions = (parse_action(text) for text in self.legal())
        return {str(action.card) for action in actions if isinstance(action, Play)}

    def take_events(self) -> list[Event]:
        """Empty the buffer of events; return what was in it."""
        taken = [decode(self.buffer.items[place]) for place in range(self.buffer.used)]
        self.buffer.used = 0
        self.buffer.items[:] = 0
        self.history += taken
        return taken

    def hand(self, seat: int) -> list[str]:
        """Return the cards of a hand in order, copies included; compare it with `cards`."""
        first, second = (int(mask) for mask in self.state.hands[seat])
        held = [min(bit, 52) for bit in range(56) if first >> bit & 1]
        held += [bit for bit in range(53) if second >> bit & 1]
        assert len(held) == self.state.counts[seat]
        return [str(Card.from_index(index)) for index in sorted(held)]

    @property
    def stock(self) -> list[str]:
        """The stock; the card to be drawn first comes first."""
        return _names(self.state.stock[: self.state.stock_size][::-1])

    @property
    def discards(self) -> list[str]:
        """The discards without the upcard; the oldest comes first."""
        size = self.state.discards_size
        assert str(Card.from_index(int(self.state.discards[size - 1]))) == self.upcard
        return _names(self.state.discards[: size - 1])

    @property
    def upcard(self) -> str:
        return str(Card.from_index(int(self.state.upcard)))

    @property
    def required(self) -> str | None:
        """The letter of the required suit; None while there is none."""
        required = int(self.state.required)
        return None if required == layout.NO_SUIT else Suit(required).letter

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    @property
    def dealer(self) -> int:
        return int(self.state.dealer)

    @property
    def direction(self) -> int:
        return int(self.state.direction)

    @property
    def debt(self) -> int:
        return int(self.state.debt)

    @property
    def phase(self) -> str:
        return PHASES[int(self.state.phase)]

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def ending(self) -> str:
        return ENDINGS[int(self.state.ending)]

    @property
    def winners(self) -> set[int]:
        return _seats(self.state.winners)

    @property
    def scores(self) -> list[int]:
        """What the deal scores, for each seat of the game."""
        return [int(points) for points in self.state.scores[: self.rules.seats]]

    @property
    def called(self) -> set[int]:
        """The seats whose call is in force (R-111)."""
        return _seats(self.state.called)

    def every_card(self) -> Counter[str]:
        """Return all cards in hands, stock and discard pile (R-3)."""
        found = Counter(self.stock + self.discards + [self.upcard])
        for seat in range(layout.SEATS):
            found.update(self.hand(seat))
        return found


def position(
    rules: Rules | str = "",
    *,
    hands: Mapping[int, str],
    upcard: str,
    required: str | None = None,
    stock: str = "",
    discards: str = "",
    turn: int = 0,
    dealer: int | None = None,
    direction: int | None = None,
    active: Iterable[int] | None = None,
    phase: str | None = None,
    debt: int = 0,
    draw_card: str | None = None,
    skip: int = 0,
    skip_card: str | None = None,
    drawn_card: str | None = None,
    called: Iterable[int] = (),
    **fields: int,
) -> Position:
    """Return a deal in the middle in which only the cards given exist.

    Args:
        rules: the rules, or as a text what differs from the defaults, e.g. ``"seats=3 draw=1"``.
        hands: the hand of each seat, such as ``{0: "8S 9H"}``; other hands are empty.
        upcard: the upcard.
        required: the letter of the required suit; that of the upcard if left out.
        stock: the stock, the card to be drawn first comes first.
        discards: the discards beneath the upcard, the oldest first.
        turn: the seat to act.
        dealer: the dealer; the seat before the one to act if left out.
        direction: 1 clockwise, -1 counter-clockwise; the starting direction if left out.
        active: the seats in the deal; all if left out.
        phase: one of `PHASES`; if left out it follows from debt and skip, else ``turn``.
        debt: what the seat to act owes.
        draw_card: the last draw card; the upcard if left out.
        skip: how many seats are to be skipped.
        skip_card: the last skip card; the upcard if left out.
        drawn_card: the card of the hand that the seat to act has drawn last in this turn.
        called: the seats whose call is in force.
        fields: further fields of the state as they are, such as ``anything=1`` or ``passes=2``.
    """
    if isinstance(rules, str):
        rules = Rules.from_text(rules)
    table = Position(rules)
    state = table.state
    seats = set(range(rules.seats) if active is None else active)
    assert seats >= {turn, *hands}, "a hand or the turn of a seat that is not in the deal"
    implementation(setup.clear)(state, table.numbers, sum(1 << seat for seat in seats))
    if direction is not None:
        state.direction = direction
    state.turn = turn
    state.dealer = int(state.after[(1 - state.direction) >> 1, turn]) if dealer is None else dealer
    for seat, text in hands.items():
        for card in _indices(text):
            add_card(state, seat, card)
    drawn_first = _indices(stock)
    state.stock_size = len(drawn_first)
    state.stock[: len(drawn_first)] = drawn_first[::-1]
    pile = _indices(f"{discards} {upcard}")
    state.discards_size = len(pile)
    state.discards[: len(pile)] = pile
    state.upcard = pile[-1]
    suit = Card(upcard).suit if required is None else Suit.parse(required)
    state.required = layout.NO_SUIT if suit is None else suit
    if phase is None:
        skipped = skip > 0 and rules.skip_answer != "none"
        phase = "debt" if debt > 0 else "skipped" if skipped else "turn"
    state.phase = PHASES.index(phase)
    state.debt = debt
    state.under_debt = int(phase == "debt")
    if debt > 0:
        state.draw_card = Card(draw_card or upcard).index
    state.skip = skip
    if skip > 0:
        state.skip_card = Card(skip_card or upcard).index
    if drawn_card is not None:
        assert drawn_card in table.hand(turn)
        state.drawn_card = Card(drawn_card).index
        state.drawn = 1
        state.acted = 1
    state.called = sum(1 << seat for seat in called)
    for name, number in fields.items():
        assert name in (layout.STATE.names or ())
        setattr(state, name, number)
    too_many = table.every_card() - Counter(map(str, _pack(rules)))
    assert not too_many, f"the pack has fewer: {too_many}"
    implementation(renew_options)(state, table.numbers)
    return table


def start(
    rules: Rules | str,
    *,
    dealer: int | None = 0,
    top: str = "",
    cut: str = "",
    burials: Iterable[int] = (),
    active: Iterable[int] | None = None,
    after: Position | None = None,
) -> Position:
    """Deal from a pack that is shuffled into a wanted order.

    Args:
        rules: the rules, or as a text what differs from the defaults.
        dealer: the dealer, or None to cut for it.
        top: the first cards of the shuffled pack from the top; the others follow in any order.
        cut: the same for the pack that is cut from; only if the dealer is None.
        burials: the places, counted from the bottom of the stock, where buried cards go; 0 for all
            others.
        active: the seats in the deal; all if left out.
        after: a deal whose record is used again, as in a game of several deals.
    """
    if isinstance(rules, str):
        rules = Rules.from_text(rules)
    chance = np.zeros(1, WORDS)[0]
    chance.given = 1
    words = [] if dealer is not None else _shuffle_words(rules, cut)
    words += [*_shuffle_words(rules, top), *burials]
    chance.items[: len(words)] = words
    table = Position(rules, chance)
    if after is not None:
        table.box, table.state = after.box, after.state
    seats = range(rules.seats) if active is None else active
    implementation(setup.start_deal)(
        table.state,
        table.numbers,
        layout.NO_SEAT if dealer is None else dealer,
        sum(1 << seat for seat in seats),
        table.words,
        table.buffer,
    )
    table.take_events()
    assert table.every_card() == Counter(map(str, _pack(rules))), "cards are missing (R-3)"
    return table


def decode(item: Iterable[int]) -> Event:
    """Return an event as its name and what it says, e.g. ``("drew", 2, "9H", "for_debt")``."""
    kind, *numbers = (int(number) for number in item)
    name, meanings = _EVENTS[kind]
    return (
        name,
        *(_decode(what, n) for what, n in zip(meanings, numbers, strict=True) if what != "-"),
    )


def _decode(meaning: str, number: int) -> int | str | None:
    if meaning == "c":
        return str(Card.from_index(number))
    if meaning == "u":
        return None if number == layout.NO_SUIT else Suit(number).letter
    if meaning == "w":
        return CAUSES[number]
    if meaning == "e":
        return ENDINGS[number]
    return None if meaning == "s" and number == layout.NO_SEAT else number


def _shuffle_words(rules: Rules, top: str) -> list[int]:
    """Return the words that make the shuffle of a full pack end with these cards on top.

    The shuffle fixes one place after the other, from the top down, with a card from those below.
    """
    pile = [card.index for card in _pack(rules)]
    wanted = _indices(top)
    words = []
    for place in range(len(pile) - 1, 0, -1):
        other = place
        if wanted:
            card = wanted.pop(0)
            assert card in pile[: place + 1], "the pack has fewer of a card"
            other = pile.index(card)
        pile[place], pile[other] = pile[other], pile[place]
        words.append(other)
    return words


def _pack(rules: Rules) -> list[Card]:
    return full_pack(Pack(rules.pack), rules.deck_packs, rules.jokers)


def _indices(text: str) -> list[int]:
    return [Card(word).index for word in text.split()]


def _names(indices: Iterable[int]) -> list[str]:
    return [str(Card.from_index(int(index))) for index in indices]


def _seats(mask: int) -> set[int]:
    return {seat for seat in range(layout.SEATS) if int(mask) >> seat & 1}
