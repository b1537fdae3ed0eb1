"""Tips for playing well: each a short text with its reason, shown where the rules make it apply.

They are the advice of the four sources of the specification. A tip's id is what players and
measurements call it by (`rules.advice`); whether it is right is for them to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from crazyeights.cards import Rank
from crazyeights.rules.advice import Advice
from crazyeights.rules.options import Rules
from crazyeights.texts.messages import Argument
from crazyeights.texts.rulebook.book import Listing, Plan, Say, say
from crazyeights.texts.rulebook.facts import (
    TWO,
    cards_of,
    few,
    has_wild,
    is_special,
    wild_kinds,
    wild_names,
)

Needs = Callable[[Rules], Mapping[str, Argument] | None]
"""Returns what goes into the texts of a tip, or None where the rules do not make it apply."""

Arguments = Callable[[Rules], Mapping[str, Argument]]
"""Returns what goes into the reason besides."""


def _nothing(_: Rules) -> Mapping[str, Argument]:
    return {}


@dataclass(frozen=True, slots=True)
class Tip:
    """A tip: its texts are ``tip-`` and its id, and the same with ``-why``."""

    id: Advice
    needs: Needs
    reason_needs: Arguments

    def applies(self, rules: Rules) -> bool:
        """Say whether the tip is worth anything under these rules."""
        return self.needs(rules) is not None


_tips: dict[str, Tip] = {}
TIPS: Final[Mapping[str, Tip]] = MappingProxyType(_tips)
"""All tips by their ids, in the order in which they are shown."""


def _tip(tip_id: Advice, reason_needs: Arguments = _nothing) -> Callable[[Needs], Needs]:
    def enter(needs: Needs) -> Needs:
        _tips[tip_id] = Tip(tip_id, needs, reason_needs)
        return needs

    return enter


# ── Wild cards ────────────────────────────────────────────────────────────────────────────────────


def _names_suit(rules: Rules) -> Mapping[str, Argument] | None:
    """Where playing a wild card lets one choose the suit."""
    if rules.jokers or (rules.wild and rules.naming != "own_suit"):
        return {"wild": wild_names(rules)}
    return None


def _always_fits(rules: Rules) -> Mapping[str, Argument] | None:
    """Where a wild card can be played whatever lies there."""
    if not has_wild(rules) or (rules.wild and rules.wild_must_match):
        return None
    return {"wild": wild_names(rules)}


@_tip(Advice.KEEP_WILD)
def keep_wild(rules: Rules) -> Mapping[str, Argument] | None:
    """A wild card is the way out of every jam."""
    return _always_fits(rules)


@_tip(Advice.WILD_FOR_LONG_SUIT)
def wild_for_long_suit(rules: Rules) -> Mapping[str, Argument] | None:
    """The opposite: use it at once where it opens a long suit."""
    return _names_suit(rules)


@_tip(Advice.NAME_STRONGEST)
def name_strongest(rules: Rules) -> Mapping[str, Argument] | None:
    """Name the suit that one has most of."""
    return _names_suit(rules)


@_tip(Advice.NAME_LACKING)
def name_lacking(rules: Rules) -> Mapping[str, Argument] | None:
    """Name a suit that the others lack."""
    return _names_suit(rules)


@_tip(Advice.FINISH_ON_WILD)
def finish_on_wild(rules: Rules) -> Mapping[str, Argument] | None:
    """Plan to go out on a wild card."""
    if _always_fits(rules) is None or not rules.finish_on_wild:
        return None
    return _always_fits(rules) if rules.wild_on_wild or not rules.wild else None


@_tip(Advice.TWO_WILD_LOSE)
def two_wild_lose(rules: Rules) -> Mapping[str, Argument] | None:
    """Two wild cards left in a hand can decide a short game."""
    end = rules.game_end
    if end.kind not in ("target", "eliminate") or rules.scoring != "penalty":
        return None
    # Of a single joker in the pack nobody holds two.
    ranks = [rank for rank in wild_kinds(rules) if rank != Rank.JOKER or rules.jokers == TWO]
    count = {rank: rules.value_of(cards_of(rank)[0]) for rank in ranks}
    points = TWO * max(count.values(), default=0)
    if TWO * points < end.n:
        return None
    dearest = [rank for rank in ranks if TWO * count[rank] == points]
    return {"points": points, "limit": end.n, "wild": few(dearest)}


@_tip(Advice.KNOW_WILD)
def know_wild(rules: Rules) -> Mapping[str, Argument] | None:
    """Tables differ in where a wild card may go."""
    return {"wild": wild_names(rules)} if has_wild(rules) else None


# ── Suits and ranks ───────────────────────────────────────────────────────────────────────────────


@_tip(Advice.CHANGE_SUIT)
def change_suit(_: Rules) -> Mapping[str, Argument]:
    """Change to one's strong suit by a card of the same rank."""
    return {}


@_tip(Advice.FOLLOW_SUIT_CHAIN)
def follow_suit_chain(_: Rules) -> Mapping[str, Argument]:
    """Stay in one's long suit as long as it goes."""
    return {}


@_tip(Advice.WATCH_DRAWERS)
def watch_drawers(rules: Rules) -> Mapping[str, Argument] | None:
    """Who must draw has nothing of the suit; who may draw may only have wanted to."""
    return None if rules.voluntary_draw else {}


@_tip(Advice.SHED_HIGH)
def shed_high(rules: Rules) -> Mapping[str, Argument] | None:
    """Get rid of the cards that cost most."""
    count = {
        rank: rules.value_of(cards_of(rank)[0]) for rank in rules.ranks if rank not in rules.wild
    }
    if len(set(count.values())) <= 1:
        return None
    high = min(max(count.values()), HIGH)
    kinds = [rank for rank in sorted(count, reverse=True) if count[rank] >= high]
    return {"kinds": kinds} if len(kinds) < len(count) and len(kinds) <= MOST_HIGH else None


HIGH: Final = 10
"""What counts this much is high (or what counts most, if that is less)."""

MOST_HIGH: Final = 5
"""Where more ranks than these are high, none is."""

# ── The rules of the table ────────────────────────────────────────────────────────────────────────


def _penalty(rules: Rules) -> Mapping[str, Argument]:
    return {"count": rules.last_card_penalty}


@_tip(Advice.CALL_LAST_CARD, _penalty)
def call_last_card(rules: Rules) -> Mapping[str, Argument] | None:
    """Do not forget the call."""
    return None if rules.last_card_call == "off" else {}


@_tip(Advice.KNOW_SPECIAL)
def know_special(rules: Rules) -> Mapping[str, Argument] | None:
    """Know what the special cards do."""
    return {} if is_special(rules) else None


@_tip(Advice.KNOW_STOCK)
def know_stock(_: Rules) -> Mapping[str, Argument]:
    """Know how much one draws."""
    return {}


# ── In the book ───────────────────────────────────────────────────────────────────────────────────


def _all(_: Rules) -> Sequence[Tip]:
    return [*TIPS.values()]


def _text(rules: Rules, tip: Tip) -> Say | None:
    needs = tip.needs(rules)
    return None if needs is None else say(f"tip-{tip.id}", **needs)


def _reason(rules: Rules, tip: Tip) -> Say | None:
    needs = tip.needs(rules)
    if needs is None:
        return None
    return say(f"tip-{tip.id}-why", **needs, **tip.reason_needs(rules))


TIPS_PLAN: Final[Plan] = [Listing("entry", _all, lambda tip: tip.id, _text, [_reason])]
