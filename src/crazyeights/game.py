"""A game: deals up to its end (rules.md §2, §3.9). The public way to play by the rules.

>>> game = Game(Rules.preset("penalty", seats=3), seed=7)
>>> game.turn, len(game.legal_actions)
(1, 4)
>>> events = game.act(game.legal_actions[0])
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import partial
from typing import Any, NamedTuple, Self, overload

import numpy as np

from crazyeights.cards import Card, Suit
from crazyeights.rules import chance, entry, events, layout
from crazyeights.rules.actions import (
    Action,
    Announce,
    UnreadableActionError,
    action_from_code,
    parse_action,
)
from crazyeights.rules.compiled import F, Mode, default_mode, implementation
from crazyeights.rules.ending import Outcome, Standing, standing
from crazyeights.rules.log import LOG
from crazyeights.rules.options import Rules
from crazyeights.rules.piles import hand_value
from crazyeights.rules.refusals import Refusal, why_not

LARGEST_SEED = 10**4200

SecretSource = Callable[[int], bytes]
"""Gives the secret of deal number 1, 2, …."""


class GameError(Exception):
    """An action that cannot be carried out; the game is as it was."""


class IllegalActionError(GameError):
    """An action that the rules do not allow now; ``refusal`` has the reason (R-2)."""

    def __init__(self, action: Action, seat: int, refusal: Refusal) -> None:
        super().__init__(action, seat, refusal)
        self.action = action
        self.seat = seat
        self.refusal = refusal

    def __str__(self) -> str:
        """Return the reason in words."""
        from crazyeights.texts import catalogue  # noqa: PLC0415  # only errors need the texts

        details = dict(self.refusal.details)
        if "seat" in details:
            details["seat"] = f"seat {details['seat']}"
        texts = catalogue("en", cards="signs")
        return texts.text(f"refuse-{self.refusal.code}", **details)


class GameOverError(GameError):
    """The game is over: there is nothing left to do."""


class DealOverError(GameError):
    """The deal is over, or not yet, when the opposite is needed."""


class DealEnd(StrEnum):
    """How a deal ended."""

    WENT_OUT = "went_out"
    STOPPED = "stopped"
    STOP_FAILED = "stop_failed"
    BLOCKED = "blocked"
    TOO_LONG = "too_long"


class EventKind(StrEnum):
    """What happened; `rules.events` lists which numbers go with it."""

    CUT = "cut"
    DEALER = "dealer"
    DEALT = "dealt"
    BURIED = "buried"
    STARTER = "starter"
    PLAYED = "played"
    NAMED = "named"
    DREW = "drew"
    NOTHING_DRAWN = "nothing_drawn"
    RESHUFFLED = "reshuffled"
    TURNED_OVER = "turned_over"
    REVERSED = "reversed"
    OWED = "owed"
    CANCELLED = "cancelled"
    PAID = "paid"
    PASSED = "passed"
    SKIPPED = "skipped"
    ANYTHING_GOES = "anything_goes"
    GOES_ON = "goes_on"
    COVERS = "covers"
    CALLED = "called"
    FORGOT = "forgot"
    CALLED_STOP = "called_stop"
    ENDED = "ended"


_KINDS = tuple(EventKind)


class Cause(StrEnum):
    """Why a card was drawn."""

    CHOICE = "choice"
    DEBT = "debt"
    FORGOTTEN_CALL = "forgotten_call"
    ALL_DRAW = "all_draw"


_CAUSES = tuple(Cause)
_ENDS = (None, *DealEnd)


class Event(NamedTuple):
    """Something that happened, with everything about it; `views` says who may see what.

    ``card`` is the card cut, buried, turned, played or drawn; ``suit`` the suit named; ``number``
    cards dealt, reshuffled, drawn or added to a debt, points in a hand that calls Stop, 1
    or 2 for the first or second call, the new direction; ``total`` a whole debt.
    """

    kind: EventKind
    seat: int | None = None
    card: Card | None = None
    suit: Suit | None = None
    number: int | None = None
    total: int | None = None
    cause: Cause | None = None
    end: DealEnd | None = None


def _decode(code: int, seat: int, first: int, second: int) -> Event:
    kind = _KINDS[code]
    who = seat if seat >= 0 else None
    if code == events.DREW:
        return Event(kind, who, Card.from_index(first), cause=_CAUSES[second])
    if code == events.PLAYED:
        return Event(
            kind, who, Card.from_index(first), None if second == layout.NO_SUIT else Suit(second)
        )
    if code in _CARDS:
        return Event(kind, who, Card.from_index(first))
    if code in _COUNTS:
        return Event(kind, who, number=first)
    return Event(kind, who, **_details(code, first, second))


_CARDS = frozenset((events.CUT, events.BURIED, events.STARTER))
_COUNTS = frozenset(
    (
        events.DEALT,
        events.RESHUFFLED,
        events.TURNED_OVER,
        events.REVERSED,
        events.CALLED,
        events.FORGOT,
        events.CALLED_STOP,
    )
)


def _details(code: int, first: int, second: int) -> dict[str, Any]:
    """Return what belongs to the rarer events."""
    if code == events.NAMED:
        return {"suit": Suit(first)}
    if code == events.OWED:
        return {"number": second, "total": first}
    if code == events.PAID:
        return {"number": first, "total": second}
    if code == events.CANCELLED:
        return {"total": first}
    return {"end": _ENDS[first]} if code == events.ENDED else {}


def _is_sound(action: object) -> bool:
    """Say whether an action is what its number stands for, and not something of another kind."""
    if not isinstance(action, Action):
        return False
    try:
        return action.code >= 0 and action_from_code(action.code) == action
    except (AttributeError, KeyError, TypeError, ValueError, IndexError):
        return False


class LegalActions(Sequence[Action]):
    """The legal actions of the seat to act, made only as they are asked for."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Announce) and action.seat != self._game.turn:
            return False
        return isinstance(action, Action) and self._game.is_legal(action)

    def __len__(self) -> int:
        return self._game.count_legal()

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        size = len(self)
        place = index + size if index < 0 else index
        if not 0 <= place < size:
            message = f"there are {size} legal actions, so none has the index {index}"
            raise IndexError(message)
        return self._game.nth_legal(place)

    def __iter__(self) -> Iterator[Action]:
        return (self[place] for place in range(len(self)))

    def __repr__(self) -> str:
        return f"<LegalActions: {', '.join(map(str, self)) or 'none'}>"


class _Thread(threading.local):
    """What one thread needs for the moment of an action.

    It is shared by all games, so that none of many open ones has to hold a buffer of its own.
    """

    def __init__(self) -> None:
        self.buffer: Any = events.new_box()


_thread = _Thread()


class DealState:
    """Everything about the present deal, hidden cards included; ``record`` is the engine's own.

    Not to be shown to anybody: `views` makes what a seat may see. The ``repr`` shows counts only.
    """

    def __init__(self) -> None:
        self.box: Any = np.zeros(1, layout.STATE)
        self.record: Any = self.box[0]
        # Reading one field through the record takes 20 times as long.
        self._turn, self._phase = self.box["turn"], self.box["phase"]
        self._words_used = self.box["words_used"]

    @property
    def turn(self) -> int:
        """The seat to act."""
        return int(self._turn.item())

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return bool(self._phase.item() == layout.OVER)

    @property
    def words_used(self) -> int:
        """How many words of the deal's secret are used up."""
        return int(self._words_used.item())

    def hand(self, seat: int) -> tuple[Card, ...]:
        """Return the cards of a hand in the order of their indices."""
        return cards_of(self.record.hands[seat])

    @property
    def stock(self) -> tuple[Card, ...]:
        """The stock, the card that is drawn first at the front."""
        cards = self.record.stock[: self.record.stock_size][::-1]
        return tuple(Card.from_index(int(card)) for card in cards)

    @property
    def discards(self) -> tuple[Card, ...]:
        """The discard pile from the card discarded first to the upcard."""
        cards = self.record.discards[: self.record.discards_size]
        return tuple(Card.from_index(int(card)) for card in cards)

    def copy(self) -> DealState:
        """Return an independent copy."""
        copied = DealState()
        copied.box[:] = self.box
        return copied

    def __repr__(self) -> str:
        record = self.record
        counts = "-".join(str(int(record.counts[seat])) for seat in range(int(record.seated)))
        return (
            f"<DealState: hands {counts}, stock {int(record.stock_size)}, "
            f"discards {int(record.discards_size)}, actions {int(record.actions)}>"
        )


def cards_of(masks: Sequence[int]) -> tuple[Card, ...]:
    """Return the cards of a hand's two masks in the order of their indices (see `layout`)."""
    first, second = int(masks[0]), int(masks[1])
    cards = []
    for index in range(layout.JOKER_CARD):
        copies = (first >> index & 1) + (second >> index & 1)
        cards += [Card.from_index(index)] * copies
    jokers = (first >> layout.JOKER_CARD).bit_count()
    return (*cards, *[Card.from_index(layout.JOKER_CARD)] * jokers)


@dataclass(slots=True)
class DealLog:
    """One deal of a game: what it began with, what was done, and, once over, how it ended."""

    number: int
    seats: tuple[int, ...]
    secret: bytes = field(repr=False)
    dealer: int = 0
    actions: list[tuple[int, Action]] = field(default_factory=list, repr=False)
    events: list[Event] = field(default_factory=list, repr=False)
    end: DealEnd | None = None
    winners: tuple[int, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = field(default=(), repr=False)
    hand_values: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()

    @property
    def commitment(self) -> str:
        """What is published before the deal (R-160)."""
        return chance.commitment(self.secret)


class Game:
    """A game by some rules, from the first deal, which is dealt at once, to the outcome.

    With ``seed`` it is reproducible (R-162); with ``secrets`` the shuffles follow from given
    secrets; else from the operating system's (R-160). ``actions`` are carried out at once, further
    deals included; then there are further deals until there have been ``deals``. ``mode`` is the
    form of the engine, see `rules.compiled`.
    """

    def __init__(  # noqa: PLR0913  # all but the rules are rarely given
        self,
        rules: Rules,
        *,
        seed: int | None = None,
        secrets: SecretSource | None = None,
        actions: Iterable[Action | str] = (),
        deals: int = 1,
        mode: Mode | None = None,
    ) -> None:
        if seed is not None and secrets is not None:
            message = "a game has a seed or secrets, not both"
            raise ValueError(message)
        whole = isinstance(seed, int) and not isinstance(seed, bool)
        if seed is not None and not (whole and abs(seed) <= LARGEST_SEED):
            message = f"a seed is a whole number of up to 4,200 digits, not {type(seed).__name__}"
            raise ValueError(message)
        self.rules = rules
        self.seed = seed
        self.numbers = layout.encode(rules)
        self.rules_box = layout.encode_box(rules)
        self.state = DealState()
        self.deals: list[DealLog] = []
        self.totals = (0,) * rules.seats
        self._secrets = secrets or (
            (lambda _: chance.new_secret())
            if seed is None
            else partial(chance.secret_from_seed, seed)
        )
        self.mode = mode or default_mode()
        self.log_box: Any = np.zeros(1, LOG)
        self._standing = Standing(tuple(range(rules.seats)))
        self.next_secret = self._secret_of(1)
        self.next_deal()
        for action in actions:
            if self.deal_over:
                self.next_deal()
            self.act(action)
        while len(self.deals) < deals:
            self.next_deal()

    @property
    def deal(self) -> DealLog:
        """The present deal, or the last one."""
        return self.deals[-1]

    @property
    def deal_over(self) -> bool:
        """Whether the present deal is over."""
        return self.deal.end is not None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: reason and winners; None while it goes on."""
        return self._standing.outcome

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that play the present deal, or after its end the next one (R-17)."""
        return self._standing.seats

    @property
    def tied(self) -> tuple[int, ...]:
        """The seats whose tie makes a further deal necessary (R-134)."""
        return self._standing.tied

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the deal is over."""
        return None if self.deal_over else self.state.turn

    @property
    def legal_actions(self) -> LegalActions:
        """The legal actions of the seat to act, its calls included; none when the deal is over."""
        return LegalActions(self)

    @property
    def next_commitment(self) -> str:
        """The commitment to the next deal's secret, published before it is dealt (R-160)."""
        return chance.commitment(self.next_secret)

    def engine(self, function: F) -> F:
        """Return a function of the engine in the form in which this game runs."""
        return implementation(function, self.mode)

    def is_legal(self, action: Action) -> bool:
        """Say whether an action is legal now; a call may come from any seat (R-14)."""
        if not _is_sound(action):
            return False
        return self.engine(entry.may_do)(self.state.box, self.rules_box, action.code)

    def count_legal(self) -> int:
        """Return how many legal actions the seat to act has."""
        return self.engine(entry.options)(self.state.box, self.rules_box)

    def nth_legal(self, n: int) -> Action:
        """Return one of the legal actions of the seat to act, from number 0."""
        if not 0 <= n < self.count_legal():
            message = f"there are {self.count_legal()} legal actions, so none has the number {n}"
            raise IndexError(message)
        return action_from_code(self.engine(entry.option)(self.state.box, self.rules_box, n))

    def why_not(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Return why a seat (the one to act unless given) may not do something; None if it may."""
        if seat is None:
            seat = action.seat if isinstance(action, Announce) else self.state.turn
        return why_not(self.state.record, self.numbers, action, seat)

    def act(self, action: Action | str, seat: int | None = None) -> tuple[Event, ...]:
        """Carry out an action and return what happened.

        A text is read as records write actions. ``seat`` is who acts; left out, the seat to act, or
        the one that an Announce names. Raises `IllegalActionError` with the reason,
        `DealOverError`, `GameOverError`, or `UnreadableActionError` for a text; the game is then as
        it was (R-2).
        """
        if isinstance(action, str):
            action = parse_action(action)
        if self.outcome is not None:
            message = "the game is over"
            raise GameOverError(message)
        if self.deal_over:
            message = "the deal is over: start the next one"
            raise DealOverError(message)
        owner = action.seat if isinstance(action, Announce) else self.state.turn
        fits = seat is None or seat == owner
        if isinstance(action, Announce):
            fits = fits and _is_sound(action)
        elif not _is_sound(action):
            reason = "right are the actions of this package with cards and suits of it"
            raise UnreadableActionError(repr(action)[:60], reason)
        if not fits or not self.engine(entry.do)(
            self.state.box,
            self.rules_box,
            action.code,
            self._stream.box,
            _thread.buffer,
            self.log_box,
        ):
            actor = owner if seat is None else seat
            refusal = why_not(self.state.record, self.numbers, action, actor)
            assert refusal is not None, "what the engine refuses has a reason"  # noqa: S101
            raise IllegalActionError(action, actor, refusal)
        self._stream.move_to(self.state.words_used)
        happened = self._happened()
        log = self.deal
        log.actions.append((owner, action))
        log.events += happened
        if self.state.over:
            self._close_deal()
        return happened

    def next_deal(self) -> tuple[Event, ...]:
        """Deal again and return what happened.

        Raises `GameOverError` after the last deal and `DealOverError` while one is played.
        """
        if self.outcome is not None:
            message = "the game is over"
            raise GameOverError(message)
        if self.deals and not self.deal_over:
            message = "the present deal is not over yet"
            raise DealOverError(message)
        log = DealLog(len(self.deals) + 1, self.seats, self.next_secret)
        self.next_secret = self._secret_of(log.number + 1)
        self._stream = chance.WordStream(log.secret)
        active = sum(1 << seat for seat in log.seats)
        self.engine(entry.start)(
            self.state.box,
            self.rules_box,
            self._next_dealer(),
            active,
            self._stream.box,
            _thread.buffer,
            self.log_box,
        )
        self._stream.move_to(self.state.words_used)
        log.dealer = int(self.state.record.dealer)
        happened = self._happened()
        log.events += happened
        self.deals.append(log)
        return happened

    def copy(self) -> Self:
        """Return an independent copy; it plays on alike as far as the secrets are known."""
        copied = object.__new__(type(self))
        copied.__dict__ |= self.__dict__
        copied.state = self.state.copy()
        copied.deals = [
            replace(log, actions=list(log.actions), events=list(log.events)) for log in self.deals
        ]
        copied.log_box = self.log_box.copy()
        copied._stream = self._stream.copy()
        return copied

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, _memo: object) -> Self:
        return self.copy()

    def __repr__(self) -> str:
        """Show a seeded game so that the text can be evaluated; of others, only counts."""
        if self.seed is None:
            played = sum(len(log.actions) for log in self.deals)
            return f"<Game: {self.rules!r}, deal {len(self.deals)}, {played} actions>"
        words = [str(action) for log in self.deals for _, action in log.actions]
        actions = f", actions={words!r}" if words else ""
        deals = "" if self.deal.actions or len(self.deals) == 1 else f", deals={len(self.deals)}"
        return f"Game({self.rules!r}, seed={self.seed}{actions}{deals})"

    def _secret_of(self, deal: int) -> bytes:
        """Return the secret of a deal, or raise ValueError before anything rests on it."""
        secret = self._secrets(deal)
        if not isinstance(secret, bytes | bytearray) or len(secret) != chance.SECRET_SIZE:
            message = f"the secret of deal {deal} must be {chance.SECRET_SIZE} bytes"
            raise ValueError(message)
        return bytes(secret)

    def _happened(self) -> tuple[Event, ...]:
        buffer = _thread.buffer
        used = buffer["used"].item()
        return tuple(_decode(*row) for row in buffer["items"][0, :used].tolist())

    def _next_dealer(self) -> int:
        """Return who deals next: the seat after the dealer in the starting direction (R-45)."""
        if not self.deals:
            first = self.rules.first_dealer
            return layout.NO_SEAT if first == "cut" else int(first)
        way = 1 if self.rules.direction == "clockwise" else -1
        seat = self.deal.dealer
        while True:
            seat = (seat + way) % self.rules.seats
            if seat in self.seats:
                return seat

    def _close_deal(self) -> None:
        record, log = self.state.record, self.deal
        everybody = range(self.rules.seats)
        log.end = _ENDS[int(record.ending)]
        log.winners = tuple(seat for seat in everybody if record.winners >> seat & 1)
        log.hands = tuple(self.state.hand(seat) for seat in everybody)
        log.hand_values = tuple(int(hand_value(record, self.numbers, seat)) for seat in everybody)
        log.scores = tuple(int(record.scores[seat]) for seat in everybody)
        self.totals = tuple(a + b for a, b in zip(self.totals, log.scores, strict=True))
        self._standing = standing(self.rules, log.seats, self.totals, len(self.deals), log.winners)
