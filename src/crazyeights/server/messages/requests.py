"""What the page asks of a table. Whatever is not described here is refused."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from crazyeights.server.messages.names import CardName, PaceName, RulesLink, SuitName


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
