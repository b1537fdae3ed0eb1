"""What a special card does (rules R-80 to R-87, R-98)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

Answer = Literal["none", "same_rank", "any_draw_card"]


@dataclass(frozen=True, slots=True)
class Draw:
    """The next seat owes ``n`` cards; ``answer`` says which draw cards answer it (R-81)."""

    kind: ClassVar[str] = "draw"
    n: int
    answer: Answer = "none"


@dataclass(frozen=True, slots=True)
class Skip:
    """The next ``n`` seats lose their turn (R-82)."""

    kind: ClassVar[str] = "skip"
    n: int = 1


@dataclass(frozen=True, slots=True)
class Reverse:
    """The direction of play flips (R-83)."""

    kind: ClassVar[str] = "reverse"


@dataclass(frozen=True, slots=True)
class AnythingNext:
    """Any card may be played on this one (R-84)."""

    kind: ClassVar[str] = "anything_next"


@dataclass(frozen=True, slots=True)
class Again:
    """The same seat goes on in the same turn (R-85)."""

    kind: ClassVar[str] = "again"


@dataclass(frozen=True, slots=True)
class AllDraw:
    """Every other seat draws ``n`` cards at once (R-86)."""

    kind: ClassVar[str] = "all_draw"
    n: int


@dataclass(frozen=True, slots=True)
class MustCover:
    """The same seat goes on and has to play a card on this one if it can (R-87)."""

    kind: ClassVar[str] = "must_cover"


@dataclass(frozen=True, slots=True)
class Cancel:
    """As an answer of the same rank to a draw card it ends the debt (R-98)."""

    kind: ClassVar[str] = "cancel"


Effect = Draw | Skip | Reverse | AnythingNext | Again | AllDraw | MustCover | Cancel

EFFECTS: dict[str, type[Effect]] = {
    effect.kind: effect
    for effect in (Reverse, AllDraw, Draw, Cancel, Skip, AnythingNext, MustCover, Again)
}
"""Every kind of effect by its name, in the order in which effects take place (R-80)."""
