"""The wire: what the page and the server say to each other, as JSON (``docs/protocol.md``).

Cards are written as in records (`8S`, `10H`, `JK`), suits as C, D, H, S; seats are numbers from 0,
and null stands for nobody. Every text is in the reader's language. Requests are refused if they
hold anything that is not described here.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

CardName: TypeAlias = Annotated[
    str,
    Meta(
        # In Python `$` alone would let a line break through.
        pattern="^(?:(?:[2-9JQKA]|10)[CDHS]|JK)(?!\\n)$",
        description="A card, such as 8S, 10H or JK.",
    ),
]
SuitName: TypeAlias = Literal["C", "D", "H", "S"]
LanguageName: TypeAlias = Literal["de", "nb", "it", "en"]
PaceName: TypeAlias = Literal["calm", "normal", "fast", "instant"]
RulesLink: TypeAlias = Annotated[
    str,
    Meta(
        max_length=10_000,
        description="Whole rules as the query of a link, v=1&preset=mau-mau&draw=3.",
    ),
]
PhaseName: TypeAlias = Literal["turn", "naming", "debt", "skipped", "more", "cover", "over"]


# ── Requests ────────────────────────────────────────────────────────────────────────────────────


class Play(Struct, tag_field="do", tag="play", forbid_unknown_fields=True, frozen=True):
    """Play a card of one's hand; a wild card that is to name a suit carries it."""

    card: CardName
    suit: SuitName | None = None


class Draw(Struct, tag_field="do", tag="draw", forbid_unknown_fields=True, frozen=True):
    """Draw a card, or all that one owes."""


class Pass(Struct, tag_field="do", tag="pass", forbid_unknown_fields=True, frozen=True):
    """Pass, or end a turn of several cards."""


class Name(Struct, tag_field="do", tag="name", forbid_unknown_fields=True, frozen=True):
    """Name the suit that is owed without a play."""

    suit: SuitName


class Call(Struct, tag_field="do", tag="call", forbid_unknown_fields=True, frozen=True):
    """Call one's last card, or that one goes out."""


class Stop(Struct, tag_field="do", tag="stop", forbid_unknown_fields=True, frozen=True):
    """Call Stop."""


class NextDeal(Struct, tag_field="do", tag="next_deal", forbid_unknown_fields=True, frozen=True):
    """Deal again, once a deal is over."""


class Undo(Struct, tag_field="do", tag="undo", forbid_unknown_fields=True, frozen=True):
    """Take back one's last move."""


Action: TypeAlias = Play | Draw | Pass | Name | Call | Stop
Request: TypeAlias = Play | Draw | Pass | Name | Call | Stop | NextDeal | Undo


class Command(Struct, forbid_unknown_fields=True, frozen=True):
    """A request, the version of the table that it was made for, and a key its sender made up.

    A command that is sent again carries the same key, and is carried out once.
    """

    version: Annotated[int, Meta(ge=1, le=2**53 - 1)]
    key: Annotated[str, Meta(min_length=8, max_length=64, pattern="^[0-9A-Za-z_-]+(?!\\n)$")]
    request: Request


class Question(Struct, forbid_unknown_fields=True, frozen=True):
    """Whether an action is allowed, and if not, why."""

    action: Action


class PaceChange(Struct, forbid_unknown_fields=True, frozen=True):
    """How fast the computer players of a table are to act."""

    pace: PaceName


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """What a new table is to be like; ``target`` null is as the preset has it, 0 a single deal.

    ``rules`` are whole rules as a link holds them; then preset, opponents and target do not count.
    """

    preset: Annotated[str, Meta(max_length=40)] = "quick"
    opponents: Annotated[int, Meta(ge=1, le=7)] = 1
    level: Annotated[str, Meta(max_length=40)] = "casual"
    target: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    pace: PaceName = "normal"
    rules: RulesLink | None = None


# ── What happened, and how a table looks ────────────────────────────────────────────────────────


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


class Problem(Struct, frozen=True):
    """A request that nothing could be made of."""

    code: str
    message: str


class Explanation(Struct, frozen=True):
    """Whether something is allowed, and why not."""

    allowed: bool
    message: str


class Hint(Struct, frozen=True):
    """A good move, and why; ``chance`` is that of winning the deal, 0 to 1."""

    action: Action
    message: str
    chance: float | None


# ── Around the table ────────────────────────────────────────────────────────────────────────────


class Choice(Struct, frozen=True):
    """Something to choose, and what it is called."""

    id: str
    name: str


class PaceChoice(Struct, frozen=True):
    """A pace to choose, and what it is called."""

    id: PaceName
    name: str


class Level(Struct, frozen=True):
    """How well a computer player plays."""

    id: str
    name: str
    summary: str


class Preset(Struct, frozen=True):
    """Rules that have a name; ``default_target`` is null where a game is a single deal."""

    id: str
    name: str
    summary: str
    fewest: int
    most: int
    targets: list[int]
    default_target: int | None
    one_deal: bool


class Home(Struct, frozen=True):
    """What there is to begin with; ``table`` is the newest one of this browser."""

    language: LanguageName
    table: str | None
    levels: list[Level]
    paces: list[PaceChoice]
    languages: list[Choice]
    presets: list[Preset]


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


class Part(Struct, omit_defaults=True, frozen=True):
    """A sentence of the rules, the id of its text, and whether the preset says something else."""

    text: str
    text_id: str
    changed: bool = False


class Paragraph(Struct, omit_defaults=True, frozen=True):
    """Sentences; an entry of a list and a row of a table begin with a label.

    ``cards`` are those that a worked example is about.
    """

    shape: Literal["text", "entry", "row"]
    parts: list[Part]
    cards: list[CardName] = []


class Section(Struct, frozen=True):
    """A section of the rules; ``name`` is the same in every language."""

    name: str
    title: str
    paragraphs: list[Paragraph]


class Term(Struct, frozen=True):
    """A word of the game to be explained where it stands, in the forms in which it occurs.

    The forms are as within a sentence; at its start they begin with a capital.
    """

    words: list[str]
    meaning: str


class Book(Struct, frozen=True):
    """The rules that a table plays by, in words."""

    title: str
    sections: list[Section]
    terms: list[Term]


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


class Group(Struct, frozen=True):
    """The games by one preset against one level; all house rules together have none, ""."""

    preset: str
    preset_name: str
    level: str
    level_name: str
    games: int
    wins: int
    average_points: float | None


class FinishedGame(Struct, frozen=True):
    """A game that was played to its end; ``ended`` is a moment as in ISO 8601."""

    ended: str
    preset: str
    level: str
    won: bool
    points: int


class Statistics(Struct, frozen=True):
    """All games that this browser has played to their end."""

    games: int
    wins: int
    streak: int
    best_streak: int
    average_points: float | None
    groups: list[Group]
    games_over_time: list[FinishedGame]


class Texts(Struct, frozen=True):
    """What the page says by itself: ids that begin with ``page-``.

    ``counted`` are to be indexed by the count; ``named`` have their variables in braces.
    """

    language: LanguageName
    plain: dict[str, str]
    counted: dict[str, list[str]]
    named: dict[str, str]
    cards: dict[str, str]
    suits: dict[SuitName, str]
    ranks: dict[str, str]
    suit_keys: dict[SuitName, str]


# ── Rules to choose, compare, find and ask about ────────────────────────────────────────────────


class Answer(Struct, omit_defaults=True, frozen=True):
    """What can be answered: the value as in a link, and the words.

    In both ``#`` stands for a number from ``low`` to ``high``, if there is one.
    """

    value: str
    label: str
    low: int | None = None
    high: int | None = None


class CardEntry(Struct, frozen=True):
    """What a card does, or all cards of a rank: ``key`` as in a link, 7 or QS."""

    key: str
    name: str
    effects: list[str]
    words: str


class RankEntry(Struct, frozen=True):
    """The cards of one rank: a question, and an entry for all or for each suit."""

    rank: str
    name: str
    question: str
    entries: list[CardEntry]
    suits: list[CardEntry]
    points: int


class Control(Struct, frozen=True):
    """An option as a question with its answers and the present value as in a link.

    ``kind`` says how a value is put together: ``choice`` is one of the answers, ``ranks`` any of
    them with points between, ``effects`` and ``values`` are about ``ranks``, cards of a rank each.
    """

    option: str
    kind: Literal["choice", "ranks", "effects", "values"]
    label: str
    about: str
    answers: list[Answer]
    value: str
    words: str
    matters: bool
    changed: bool
    ranks: list[RankEntry]


class Topic(Struct, frozen=True):
    """A section of the rules with its questions."""

    name: str
    title: str
    controls: list[Control]


class WayOut(Struct, frozen=True):
    """One more change with which rules would go together: the rules then, and what it is."""

    rules: str
    words: str


class Conflict(Struct, frozen=True):
    """Why a change was not made: it does not go together with the answers to other questions."""

    option: str
    message: str
    options: list[str]
    way_out: WayOut | None


class Composed(Struct, frozen=True):
    """Rules with everything there is to change about them.

    ``link`` holds them whole. In ``book`` what the preset says otherwise is marked. With a
    ``conflict`` they are as before the change that was asked for.
    """

    link: str
    preset: str
    preset_name: str
    own_name: str
    name: str
    seats: int
    is_preset: bool
    topics: list[Topic]
    book: Book
    conflict: Conflict | None


class Change(Struct, forbid_unknown_fields=True, frozen=True):
    """A new answer to the question about an option, as it stands in a link."""

    option: Annotated[str, Meta(max_length=40)]
    value: Annotated[str, Meta(max_length=10_000)]


class ToCompose(Struct, forbid_unknown_fields=True, frozen=True):
    """Rules to look at, and what is to be changed about them."""

    rules: RulesLink = "v=1&preset=quick"
    change: Change | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None


class ToCompare(Struct, forbid_unknown_fields=True, frozen=True):
    """Two rule sets."""

    left: RulesLink
    right: RulesLink


class Difference(Struct, frozen=True):
    """What two rule sets say about one thing; empty where one says nothing."""

    left: str
    right: str


class DifferentSection(Struct, frozen=True):
    """A section of the rules with what differs in it."""

    name: str
    title: str
    differences: list[Difference]


class Comparison(Struct, frozen=True):
    """Two rule sets side by side: only what differs, nothing if they are played alike."""

    left: str
    right: str
    sections: list[DifferentSection]


class Answered(Struct, forbid_unknown_fields=True, frozen=True):
    """The answer to a question, "" for "I don't know"."""

    question: Annotated[str, Meta(max_length=40)]
    answer: Annotated[str, Meta(max_length=200)]


class ToFind(Struct, forbid_unknown_fields=True, frozen=True):
    """What has been answered so far, in the order in which it was asked."""

    answered: Annotated[list[Answered], Meta(max_length=40)] = []


class Asked(Struct, frozen=True):
    """The next question."""

    id: str
    words: str
    answers: list[Answer]


class FoundRules(Struct, frozen=True):
    """The nearest preset, with what is different about the rules that were described."""

    link: str
    preset_link: str
    name: str
    summary: str
    differences: list[str]
    left_out: list[str]
    near: list[str]


class Finding(Struct, frozen=True):
    """The next question or, when enough is known, what was found."""

    question: Asked | None
    found: FoundRules | None


class ToRule(Struct, forbid_unknown_fields=True, frozen=True):
    """A position, and what is to be done in it: may I?"""

    rules: RulesLink
    upcard: CardName
    hand: Annotated[list[CardName], Meta(max_length=40)]
    action: Action
    suit: SuitName | None = None
    debt: Annotated[int, Meta(ge=0, le=200)] = 0
    just_played: bool = False
    drawn: Annotated[list[CardName], Meta(max_length=40)] = []
    played: Annotated[list[CardName], Meta(max_length=10)] = []
    stock: Literal["full", "empty", "nothing"] = "full"


class Ruling(Struct, frozen=True):
    """The answer, and what in the rules decides it; ``allowed`` is null for no such position."""

    allowed: bool | None
    answer: str
    sentences: list[str]
