"""How a table looks to its seat, and what happens at it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from crazyeights.server.messages.names import CardName, PaceName, PhaseName, SuitName
from crazyeights.server.messages.requests import Action


class Event(Struct, omit_defaults=True, frozen=True):
    """Something that happened. The card of a draw is there only for the seat that drew it."""

    kind: str
    seat: int | None = None
    card: CardName | None = None
    suit: SuitName | None = None
    number: int | None = None
    total: int | None = None
    cause: str | None = None
    end: str | None = None


class Update(Struct, frozen=True):
    """The step to a version; ``said`` tells it in sentences, empty if there is nothing to say.

    With ``undone``, what was seen of the steps taken back holds no more.
    """

    version: int
    undone: bool
    events: list[Event]
    said: str


class RulesName(Struct, frozen=True):
    """By which rules a table plays; ``link`` holds them whole (``docs/rules-file.md``)."""

    preset: str | None
    name: str
    link: str


class Seat(Struct, frozen=True):
    """A seat: ``last`` is what it did last, ``label`` all about it in words."""

    name: str
    you: bool
    computer: str | None
    count: int
    total: int
    playing: bool
    called: bool
    losing_turn: bool
    last: str
    label: str


class HandCard(Struct, frozen=True):
    """A card of one's hand; ``suits`` can be named with it, none if it plays without naming.

    ``label`` is spoken; the page adds the card's place, since it sorts the hand as one likes.
    """

    card: CardName
    playable: bool
    suits: list[SuitName]
    label: str


class May(Struct, frozen=True, rename={"pass_": "pass"}):
    """What the viewer may do beside playing cards."""

    draw: bool
    pass_: bool
    call: bool
    stop: bool
    name: list[SuitName]
    undo: bool
    next_deal: bool


class Has(Struct, frozen=True, rename={"pass_": "pass"}):
    """What there is at all in the rules that are played."""

    call: bool
    stop: bool
    pass_: bool
    reverse: bool


class Room(Struct, frozen=True):
    """All that words of a view may become at this table, so that a page can keep room for them."""

    draw: list[str]
    call: list[str]
    direction: list[str]


class EndedRow(Struct, frozen=True):
    """What a deal brought one seat: ``points`` were added to ``before``."""

    seat: int
    name: str
    cards: list[CardName]
    values: list[int]
    sum: int
    points: int
    before: int
    total: int
    note: str
    winner: bool


class Ended(Struct, frozen=True):
    """A deal that is over."""

    heading: str
    explanation: str
    winners: list[int]
    blocked: bool
    game_over: bool
    game_winners: list[int]
    game_heading: str
    rows: list[EndedRow]
    limit: int | None
    remark: str


class View(Struct, frozen=True):
    """A table as one seat sees it.

    ``discards`` are at most five cards, the upcard last. ``required`` is the suit that a wild card
    named, null while the upcard's own suit holds. ``draw_expected`` says that drawing is the only
    sensible step. ``deals`` are the totals of all seats after each deal that is over.
    """

    table: str
    version: int
    rules: RulesName
    deal: int
    pace: PaceName
    level: str | None
    you: int | None
    seats: list[Seat]
    turn: int | None
    dealer: int
    direction: Literal[1, -1]
    phase: PhaseName
    hand: list[HandCard]
    discards: list[CardName]
    discards_count: int
    stock_count: int
    required: SuitName | None
    required_words: str
    anything: bool
    debt: int
    debt_words: str
    skip: int
    may: May
    draw_words: str
    draw_expected: bool
    call_words: str
    stop_words: str
    has: Has
    room: Room
    said: str
    prompt: str
    direction_words: str
    target: int | None
    commitment: str
    next_commitment: str
    assisted: bool
    deals: list[list[int]]
    ended: Ended | None


class Frame(Struct, frozen=True):
    """A table at its present version, and the steps to it that the receiver has not seen."""

    version: int
    updates: list[Update]
    view: View


class Refused(Struct, frozen=True):
    """A command that was not carried out, and why."""

    code: str
    message: str
    frame: Frame


class Explanation(Struct, frozen=True):
    """Whether something is allowed, and why not."""

    allowed: bool
    message: str


class Hint(Struct, frozen=True):
    """A good move, and why; ``chance`` is that of winning the deal, 0 to 1."""

    action: Action
    message: str
    chance: float | None


class LogLine(Struct, frozen=True):
    """What one seat did, or with seat null what befell the table."""

    seat: int | None
    heading: bool
    text: str


class LogDeal(Struct, frozen=True):
    """What happened in a deal."""

    deal: int
    lines: list[LogLine]


class Log(Struct, frozen=True):
    """What happened in a game, without what was taken back."""

    deals: list[LogDeal]


class CutCard(Struct, frozen=True):
    """A card that a seat cut."""

    seat: int
    card: CardName


class Shuffle(Struct, frozen=True):
    """What fixed the cards of a deal (``docs/chance.md``), the bottom card of each pile first."""

    deal: int
    commitment: str
    secret: str
    cards: list[CardName]
    shuffled: list[CardName]
    cut: list[CutCard] | None
