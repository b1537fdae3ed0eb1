"""What there is around the table: what to begin with, texts, statistics, problems."""

from __future__ import annotations

from msgspec import Struct

from crazyeights.server.messages.names import LanguageName, PaceName, SuitName


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


class Problem(Struct, frozen=True):
    """A request that nothing could be made of."""

    code: str
    message: str
