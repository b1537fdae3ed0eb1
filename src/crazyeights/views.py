"""What one viewer may see of a deal: the only way from a state or an event to anybody's eyes.

A view is built field by field from nothing. There are two forms: the record `VIEW`, which the
compiled players read and `look` fills, and `View`, the same in readable values together with what
is public about the game. A viewer is a seat, or a spectator (None), who sees no hand.

What is public: who holds how many cards, the discard pile, whose turn it is and why, debts, skips,
calls, and everything that was played, named, called or drawn, but not which card was drawn. The
order of the stock is public only after the discard pile was turned over (R-73).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from crazyeights.cards import Card, Suit
from crazyeights.game import Cause, DealEnd, Event, EventKind, Game, cards_of
from crazyeights.rules.actions import (
    Action,
    Announce,
    action_from_code,
    count_actions,
    nth_action,
)
from crazyeights.rules.compiled import compiled, record_type
from crazyeights.rules.entry import LogBox, RuleNumbersBox, StateBox
from crazyeights.rules.events import DREW, TURNED_OVER
from crazyeights.rules.layout import (
    MOST_CARDS,
    NO_CARD,
    NO_SUIT,
    OVER,
    SEATS,
    RuleNumbers,
    State,
)
from crazyeights.rules.log import CARD, COLUMNS, KIND, LOG, SEAT, Log
from crazyeights.rules.matching import call_possible
from crazyeights.rules.options import TURN_OVER, Rules

WIDTH = len(COLUMNS)
SPECTATOR = -1
"""The viewer of `look` who sees no hand."""

_NUMBERS = (
    *("seat", "seated", "phase", "resume", "turn", "dealer", "direction", "active", "actives"),
    "deal",
    *("upcard", "required", "anything", "debt", "draw_card", "skip", "skip_card", "under_debt"),
    *("acted", "drawn", "drawn_card", "passes", "actions", "called", "call_out", "went_down"),
    *("forgetful", "reshuffles", "stock_size", "stock_known", "discards_size"),
    *("playable", "may", "may_call"),
)
VIEW = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("hand", np.int64, (2,)),
                ("counts", np.int64, (SEATS,)),
                ("totals", np.int64, (SEATS,)),
                ("after", np.int8, (2, SEATS)),
                ("stock", np.int8, (MOST_CARDS,)),
                ("discards", np.int8, (MOST_CARDS,)),
                *((name, np.int64) for name in _NUMBERS),
            ]
        ),
    )
)
"""What one seat sees of a deal, in the fields of `layout.STATE`. `hand` is its own; `playable`,
`may` and `drawn_card` are filled only for the seat to act, `may_call` says whether it may Announce.
`stock` holds only cards whose place is public, the lowest `stock_known` of the stock. `totals` are
the points of the game so far and `deal` is the number of this deal; who calls `look` fills them
in."""
ViewRecord: TypeAlias = Any
ViewRecordBox: TypeAlias = Any
"""A record of the dtype `VIEW`."""
record_type("ViewRecord", VIEW)


@compiled
def look(state: State, rules: RuleNumbers, seat: int, view: ViewRecord) -> None:
    """Fill ``view`` with what a seat, or with SPECTATOR a spectator, sees of a deal."""
    view.seat = seat
    view.hand[0] = 0
    view.hand[1] = 0
    if seat >= 0:
        view.hand[0] = state.hands[seat, 0]
        view.hand[1] = state.hands[seat, 1]
    for other in range(SEATS):
        view.counts[other] = state.counts[other]
        view.after[0, other] = state.after[0, other]
        view.after[1, other] = state.after[1, other]
    view.seated = state.seated
    view.phase = state.phase
    view.resume = state.resume
    view.turn = state.turn
    view.dealer = state.dealer
    view.direction = state.direction
    view.active = state.active
    view.actives = state.actives
    view.upcard = state.upcard
    view.required = state.required
    view.anything = state.anything
    view.debt = state.debt
    view.draw_card = state.draw_card
    view.skip = state.skip
    view.skip_card = state.skip_card
    view.under_debt = state.under_debt
    view.acted = state.acted
    view.drawn = state.drawn
    view.passes = state.passes
    view.actions = state.actions
    view.called = state.called
    view.call_out = state.call_out
    view.went_down = state.went_down
    view.forgetful = state.forgetful
    view.reshuffles = state.reshuffles
    view.stock_size = state.stock_size
    view.discards_size = state.discards_size
    for place in range(state.discards_size):
        view.discards[place] = state.discards[place]
    view.stock_known = 0
    if rules.empty_stock == TURN_OVER and state.reshuffles > 0:
        view.stock_known = state.stock_size
        for place in range(state.stock_size):
            view.stock[place] = state.stock[place]
    own_turn = seat == state.turn and state.phase != OVER
    view.playable = state.playable if own_turn else 0
    view.may = state.may if own_turn else 0
    view.drawn_card = state.drawn_card if own_turn else NO_CARD
    view.may_call = 0
    if seat >= 0 and state.phase != OVER and (state.active >> seat) & 1:
        view.may_call = 1 if call_possible(state, rules, seat) else 0


@compiled
def see(log: Log, seat: int, seen: Log) -> None:
    """Fill ``seen`` with what a seat has seen of a deal: all of its log but the others' draws.

    After the pile was turned over everybody knows what is drawn (R-73).
    """
    used = log.used
    # Interpreted, the way through a record takes far longer than the way into its array.
    rows, kept = log.rows, seen.rows
    seen.used = used
    public = False
    for row in range(used):
        for column in range(WIDTH):
            kept[row, column] = rows[row, column]
        kind = rows[row, KIND]
        if kind == TURNED_OVER:
            public = True
        elif kind == DREW and not public and rows[row, SEAT] != seat:
            kept[row, CARD] = NO_CARD


@compiled
def see_at(log: LogBox, seat: int, seen: LogBox) -> None:
    """Fill a log of what was seen from outside the engine, see `see`."""
    see(log[0], seat, seen[0])


@compiled
def look_at(state: StateBox, rules: RuleNumbersBox, seat: int, view: ViewRecordBox) -> None:
    """Fill a view from outside the engine, see `look`."""
    look(state[0], rules[0], seat, view[0])


class Phase(StrEnum):
    """What the seat to act is asked for."""

    TURN = "turn"
    NAMING = "naming"
    DEBT = "debt"
    SKIPPED = "skipped"
    MORE = "more"
    COVER = "cover"
    OVER = "over"


_PHASES = tuple(Phase)


class ViewEvent(NamedTuple):
    """Something that happened, as one viewer sees it; the fields are those of `game.Event`.

    A card that was drawn is there only for the seat that drew it.
    """

    kind: EventKind
    seat: int | None = None
    card: Card | None = None
    suit: Suit | None = None
    number: int | None = None
    total: int | None = None
    cause: Cause | None = None
    end: DealEnd | None = None


@dataclass(frozen=True, slots=True)
class Ended:
    """What everybody sees when a deal is over: how it ended, all hands, and the points."""

    end: DealEnd
    winners: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    hand_values: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or a spectator (``seat`` None), sees of a game; all of it may be shown to it.

    ``counts`` has an entry for each seat, ``seats`` are those of the present deal; ``debt`` and
    ``skip`` are what the seat to act faces in the phases DEBT and SKIPPED and what waits for the
    next seat in others. ``legal`` are the actions of the viewer if it is to act, with its calls;
    else at most its call. ``discards`` goes from the card discarded first to the upcard; ``stock``
    holds those cards of the stock, the first to be drawn at the front, whose order is public.
    ``record`` is the same for compiled players, and ``seen`` a log of what the viewer has seen of
    the deal (see `rules.log`).
    """

    seat: int | None
    rules: Rules
    deal: int
    seats: tuple[int, ...]
    dealer: int
    turn: int | None
    direction: int
    phase: Phase
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    discards: tuple[Card, ...]
    stock_count: int
    stock: tuple[Card, ...]
    required: Suit | None
    anything: bool
    debt: int
    draw_card: Card | None
    skip: int
    skip_card: Card | None
    drawn: int
    drawn_card: Card | None
    called: tuple[int, ...]
    legal: tuple[Action, ...]
    totals: tuple[int, ...]
    commitment: str
    next_commitment: str
    ended: Ended | None
    winners: tuple[int, ...] | None
    record: Any = field(repr=False)
    seen: Any = field(repr=False)

    @property
    def upcard(self) -> Card:
        """The card on top of the discard pile."""
        return self.discards[-1]

    def next_seat(self, seat: int) -> int:
        """Return the seat after another one in the direction of play."""
        return int(self.record.after[(self.direction + 1) >> 1, seat])


def view_of(game: Game, seat: int | None) -> View:
    """Return what a seat, or with None a spectator, sees of a game now.

    Raises ValueError for a seat that the game does not have.
    """
    if seat is not None and (type(seat) is not int or not 0 <= seat < game.rules.seats):
        message = f"seat {seat!r}: this game has seats 0 to {game.rules.seats - 1}"
        raise ValueError(message)
    box = np.zeros(1, VIEW)
    viewer = SPECTATOR if seat is None else seat
    game.engine(look_at)(game.state.box, game.rules_box, viewer, box)
    box["totals"][0, : game.rules.seats] = game.totals
    box["deal"] = game.deal.number
    seen_box = np.zeros(1, LOG)
    game.engine(see_at)(game.log_box, viewer, seen_box)
    log = game.deal
    number = {name: box[name].item() for name in _NUMBERS}
    seen = {name: box[name][0] for name in ("hand", "counts", "discards", "stock")}
    return View(
        seat=seat,
        rules=game.rules,
        deal=log.number,
        seats=log.seats,
        dealer=log.dealer,
        turn=None if number["phase"] == OVER else number["turn"],
        direction=number["direction"],
        phase=_PHASES[number["phase"]],
        hand=cards_of(seen["hand"]),
        counts=tuple(int(count) for count in seen["counts"][: number["seated"]]),
        discards=_cards(seen["discards"][: number["discards_size"]]),
        stock_count=number["stock_size"],
        stock=_cards(seen["stock"][: number["stock_known"]][::-1]),
        required=None if number["required"] == NO_SUIT else Suit(number["required"]),
        anything=bool(number["anything"]),
        debt=number["debt"],
        draw_card=_card(number["draw_card"]) if number["debt"] else None,
        skip=number["skip"],
        skip_card=_card(number["skip_card"]) if number["skip"] else None,
        drawn=number["drawn"],
        drawn_card=_card(number["drawn_card"]),
        called=_seats(number["called"]),
        legal=tuple(_legal(game.numbers, seat, number)),
        totals=game.totals,
        commitment=log.commitment,
        next_commitment=game.next_commitment,
        ended=None
        if log.end is None
        else Ended(log.end, log.winners, log.hands, log.hand_values, log.scores),
        winners=None if game.outcome is None else game.outcome.winners,
        record=box[0],
        seen=seen_box[0],
    )


def event_for(event: Event, seat: int | None) -> ViewEvent:
    """Return what a seat, or with None a spectator, sees of an event."""
    if event.kind == EventKind.DREW:
        card = event.card if seat is not None and seat == event.seat else None
        return ViewEvent(event.kind, event.seat, card, cause=event.cause)
    return ViewEvent(
        event.kind,
        event.seat,
        event.card,
        event.suit,
        event.number,
        event.total,
        event.cause,
        event.end,
    )


def events_for(events: Iterable[Event], seat: int | None) -> tuple[ViewEvent, ...]:
    """Return what a seat, or with None a spectator, sees of several events."""
    return tuple(event_for(event, seat) for event in events)


def _legal(rules: RuleNumbers, seat: int | None, number: dict[str, int]) -> Iterable[Action]:
    if number["phase"] == OVER or seat is None:
        return
    if number["turn"] == seat:
        playable, may = number["playable"], number["may"]
        for n in range(count_actions(rules, playable, may)):
            yield action_from_code(int(nth_action(rules, playable, may, seat, n)))
    elif number["may_call"]:
        yield Announce(seat)


def _cards(indices: Iterable[int]) -> tuple[Card, ...]:
    return tuple(Card.from_index(int(index)) for index in indices)


def _card(index: int) -> Card | None:
    return None if index == NO_CARD else Card.from_index(index)


def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(SEATS) if mask >> seat & 1)
