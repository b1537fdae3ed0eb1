"""What a view asks of its reader."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal, TypeAlias

from crazyeights.cards import Card, Suit
from crazyeights.host import Phase, View
from crazyeights.rules.actions import Pass, Play
from crazyeights.rules.effects import Draw
from crazyeights.texts import Catalogue

_ORDER: Final = (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS)
"""The suits of a hand, black and red in turn."""


Task: TypeAlias = Literal[
    "play", "draw", "pass", "pass-drawn", "drawn", "more", "name", "skip", "debt"
]
"""What the reader, who is to act, is asked for; `drawn` is to play or, having drawn, to pass."""

_TASKS: Final[Mapping[Phase, Task]] = {
    Phase.DEBT: "debt",
    Phase.SKIPPED: "skip",
    Phase.NAMING: "name",
    Phase.MORE: "more",
}


def task_of(view: View) -> Task:
    """Return what is asked of the seat that looks and is to act."""
    if view.phase in _TASKS:
        return _TASKS[view.phase]
    plays = any(isinstance(action, Play) for action in view.legal)
    if Pass() not in view.legal:
        return "play" if plays else "draw"
    if plays:
        return "drawn"
    return "pass-drawn" if view.drawn else "pass"


def debt_text(texts: Catalogue, view: View) -> str:
    """Say what the seat that looks owes, and with what of its hand it can answer (R-90)."""
    answers = any(isinstance(action, Play) for action in view.legal)
    if not answers or view.draw_card is None:
        return texts.text("table-debt-you", count=view.debt)
    effects = view.rules.effects_of(view.draw_card)
    answer = next((effect.answer for effect in effects if isinstance(effect, Draw)), "none")
    if answer == "any_draw_card":
        return texts.text("table-debt-any-you", count=view.debt)
    return texts.text("table-debt-rank-you", count=view.debt, rank=view.draw_card.rank)


def is_second_call(view: View) -> bool:
    """Say whether the viewer's call would be the one for going out (R-113)."""
    last = view.rules.last_card_call == "required_twice" and len(view.hand) == 1
    return last and (view.seat in view.called or not view.record.went_down)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards as a hand is held: by suit, then by rank, jokers last."""
    return tuple(sorted(cards, key=_place))


def _place(card: Card) -> tuple[int, int]:
    suit = len(_ORDER) if card.suit is None else _ORDER.index(card.suit)
    return suit, card.rank
