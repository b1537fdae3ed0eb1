"""A hint for a person: what is best, with which chance, and why, in terms a person uses.

It rests on the view alone, as a player's choice does. The reasons are ids of texts with what goes
into them: tips that advise the same, and what may be believed about the others' hands.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from crazyeights.cards import Suit
from crazyeights.players.player import SearchPlayer
from crazyeights.players.tips import advise, lacking_suits
from crazyeights.rules.actions import (
    ANNOUNCING,
    Action,
    Announce,
    Draw,
    Pass,
    Play,
    action_from_code,
)
from crazyeights.rules.advice import Advice
from crazyeights.rules.compiled import Mode
from crazyeights.rules.effects import AllDraw, Reverse, Skip
from crazyeights.rules.effects import Draw as DrawEffect
from crazyeights.rules.layout import ALL_CARDS, encode
from crazyeights.rules.matching import SUIT_CARDS, rank_cards
from crazyeights.views import Phase, View

EFFORT: Final = 400_000
"""How many moves are imagined for a hint: well below a tenth of a second."""
MOST_TIPS: Final = 2
GENERAL: Final = (Advice.CALL_LAST_CARD, Advice.KNOW_WILD, Advice.KNOW_SPECIAL, Advice.KNOW_STOCK)
"""Tips that are no reason for one action rather than another."""
HIGH: Final = 10
"""What counts so much is called high in the tip about high cards (or what counts most, if less)."""
STUCK: Final = 0.1
"""By so much more likely must the next seat be unable to play than after the next best action."""
FEW_CARDS: Final = 2


@dataclass(frozen=True, slots=True)
class Reason:
    """A text by its id, and what goes into it; a ``seat`` is a number, to be named by the teller.

    The id is that of a tip (``tip-…``) or of one of the texts ``hint-…``.
    """

    text_id: str
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hint:
    """The best action, its estimated chance, and what else was tried with its chance, best first.

    A chance is that to win the deal, or the game where that has more than one deal; None where
    there is nothing to choose.
    """

    action: Action
    chance: float | None
    alternatives: tuple[tuple[Action, float], ...]
    reasons: tuple[Reason, ...]


def hint(
    view: View, *, effort: int = EFFORT, seed: int = 0, mode: Mode | None = None
) -> Hint | None:
    """Return a hint for the seat of a view; None where it has nothing to do.

    The same view and seed give the same hint. ``mode`` is the form of the engine.
    """
    if view.turn != view.seat or view.seat is None:
        calls = [action for action in view.legal if isinstance(action, Announce)]
        if not calls:
            return None
        return Hint(calls[0], None, (), (Reason("tip-call-last-card"),))
    searcher = _searcher(effort, seed, mode)
    best = searcher.choose(view)
    tried = list(_tried(searcher))
    others = tuple((action, chance) for action, chance in tried if action != best)
    chance = next((chance for action, chance in tried if action == best), None)
    if not others:
        chance = None
    return Hint(best, chance, others, tuple(_reasons(view, searcher, best, others)))


def appraise(
    view: View,
    chosen: Action,
    *,
    effort: int = EFFORT,
    seed: int = 0,
    mode: Mode | None = None,
) -> tuple[float, Hint] | None:
    """Return the chance of an action that was chosen, and a hint for the same view.

    All actions are tried alike, so that the chances can be compared. None where there was nothing
    to choose.
    """
    searcher = _searcher(effort, seed, mode)
    searcher.plan.even = 1
    searcher.plan.also = chosen.code
    best = searcher.choose(view)
    tried = list(_tried(searcher))
    chances = dict(tried)
    if len(tried) < 2 or chosen not in chances:  # a choice is between two
        return None
    others = tuple((action, chance) for action, chance in tried if action != best)
    reasons = tuple(_reasons(view, searcher, best, others))
    return chances[chosen], Hint(best, chances[best], others, reasons)


def _searcher(effort: int, seed: int, mode: Mode | None) -> SearchPlayer:
    """Return a player that goes by the chances alone, which are what is told."""
    searcher = SearchPlayer(effort, seed, mode)
    searcher.plan.faith = 0.0
    return searcher


def _tried(searcher: SearchPlayer) -> Iterator[tuple[Action, float]]:
    """Give what was tried with its chance, best first."""
    trials = searcher.trials
    found = [
        (
            action_from_code(int(trials.actions[place])),
            float(trials.sums[place] / trials.counts[place]),
        )
        for place in range(int(trials.candidates))
        if trials.counts[place]
    ]
    yield from sorted(found, key=lambda one: -one[1])


def _reasons(
    view: View, searcher: SearchPlayer, best: Action, others: tuple[tuple[Action, float], ...]
) -> Iterator[Reason]:
    if isinstance(best, Play) and len(view.hand) == 1:
        yield Reason("hint-goes-out")
    elif not others:
        if isinstance(best, Draw) and view.phase == Phase.DEBT:
            yield Reason("hint-no-answer")
        elif isinstance(best, Draw | Pass):
            yield Reason("hint-nothing-fits")
        else:
            yield Reason("hint-only")
    else:
        yield from _beliefs(view, searcher, best, others[0][0])
        yield from _tips(view, best, [action for action, _ in others])
    if isinstance(best, Play) and best.announce:
        yield Reason("tip-call-last-card")
    if isinstance(best, Play) and len(view.hand) > 1:
        yield from _effects(view, best)


# ── What the others may hold ────────────────────────────────────────────────────────────────────


def _beliefs(view: View, searcher: SearchPlayer, best: Action, second: Action) -> Iterator[Reason]:
    """Say what the next seat cannot follow, for certain or probably."""
    after = view.next_seat(view.seat or 0)
    suit = _suit_after(view, best)
    if suit is None:
        return
    lacking = lacking_suits(view.seen, encode(view.rules), after)
    if lacking >> suit & 1:
        yield Reason("hint-lacks", {"seat": after, "suit": suit})
        return
    stuck, otherwise = _stuck(view, searcher, best, after), _stuck(view, searcher, second, after)
    if stuck is not None and otherwise is not None and stuck - otherwise >= STUCK:
        yield Reason("hint-stuck", {"seat": after, "share": round(100 * stuck)})


def _suit_after(view: View, action: Action) -> Suit | None:
    """Return the suit that is required after a Play, if it lets the next seat play by suit."""
    if not isinstance(action, Play):
        return getattr(action, "suit", None)
    if any(isinstance(effect, Skip | Reverse) for effect in view.rules.effects_of(action.card)):
        return None
    return action.card.suit if action.suit is None else action.suit


def _stuck(view: View, searcher: SearchPlayer, action: Action, seat: int) -> float | None:
    """Return in which share of the imagined worlds a seat has nothing to play after a Play."""
    suit, count = _suit_after(view, action), int(searcher.trials.worlds)
    if suit is None or not isinstance(action, Play) or count == 0:
        return None
    fitting = SUIT_CARDS << suit & ALL_CARDS | int(encode(view.rules).wild_cards)
    if action.suit is None:
        fitting |= rank_cards(action.card.index)
    mind = searcher.mind
    weights = np.diff(mind.weights[:count], prepend=0.0)
    stuck = (mind.worlds[:count, seat, 0] & fitting) == 0
    return float(weights[stuck].sum() / weights.sum())


# ── Tips and effects ────────────────────────────────────────────────────────────────────────────


def _tips(view: View, best: Action, others: list[Action]) -> Iterator[Reason]:
    """Give the tips that advise the best action, above all those that warn of the next best one."""
    numbers = encode(view.rules)
    after = view.next_seat(view.seat or 0)
    lacking = lacking_suits(view.seen, numbers, after)
    found = []
    for place, tip in enumerate(Advice):
        if tip in GENERAL or (tip == Advice.SHED_HIGH and not _is_high(view, best)):
            continue
        points = [
            advise(view.record, numbers, 1 << place, lacking, action.code & ~(1 << ANNOUNCING))
            for action in (best, *others)
        ]
        if points[0] == max(points) and points[0] > min(points):
            found.append((points[0] - points[1], points[0] - min(points), tip))
    found.sort(key=lambda one: (-one[0], -one[1]))
    for _, _, tip in found[:MOST_TIPS]:
        yield Reason(f"tip-{tip}")


def _is_high(view: View, action: Action) -> bool:
    rules = view.rules
    most = max((rules.value_of(card) for card in rules.cards if not rules.is_wild(card)), default=0)
    return isinstance(action, Play) and rules.value_of(action.card) >= min(HIGH, most)


def _effects(view: View, best: Play) -> Iterator[Reason]:
    """Say what the next seat suffers, and that it is about to go out."""
    after = view.next_seat(view.seat or 0)
    hinders = False
    for effect in view.rules.effects_of(best.card):
        if isinstance(effect, DrawEffect):
            yield Reason("hint-draws", {"seat": after, "count": effect.n + view.debt})
            hinders = True
        elif isinstance(effect, AllDraw):
            yield Reason("hint-all-draw", {"count": effect.n})
            hinders = True
        elif isinstance(effect, Skip):
            yield Reason("hint-skips", {"seat": after})
            hinders = True
    if hinders and view.counts[after] <= FEW_CARDS:
        yield Reason("hint-few-cards", {"seat": after, "count": view.counts[after]})
