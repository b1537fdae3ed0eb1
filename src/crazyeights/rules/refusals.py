"""Why an action is not legal: the reason as a code with what belongs to it (R-2, R-12, R-20).

The sentences are in ``texts`` under ``refuse-`` and the code. Whether an action is legal is decided
by ``deal.is_legal`` alone; this module only finds words for a no.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from crazyeights.cards import Card, Rank, Suit
from crazyeights.rules.actions import Announce, Draw, NameSuit, Pass, Play, Stop
from crazyeights.rules.deal import is_legal
from crazyeights.rules.layout import (
    COVER,
    DEBT,
    MAY_DRAW,
    MORE,
    NAMING,
    OVER,
    SKIPPED,
    RuleNumbers,
    State,
)
from crazyeights.rules.matching import answer_cards, matching_cards
from crazyeights.rules.options import MAY_NOT, MUST_PLAY, NO_CALL, OFF
from crazyeights.rules.piles import can_draw, hand_value

Action = Play | Draw | Pass | NameSuit | Stop | Announce


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason code and its details: cards, ranks, suits, seats and numbers by name."""

    code: str
    details: Mapping[str, Any] = field(default_factory=dict)


def why_not(state: State, rules: RuleNumbers, action: Action, seat: int) -> Refusal | None:
    """Return why ``seat`` may not do ``action`` now, or None if it may."""
    if isinstance(action, Announce) and not 0 <= action.seat < state.seated:
        return Refusal("seat-out")
    owner = action.seat if isinstance(action, Announce) else int(state.turn)
    own = seat == owner
    if own and is_legal(state, rules, action.code):
        return None
    if state.phase == OVER:
        return Refusal("deal-over")
    if not 0 <= seat < state.seated or not state.active >> seat & 1:
        return Refusal("seat-out")
    if not own:
        return Refusal("not-your-turn", {"seat": owner})
    if isinstance(action, Announce):
        return _no_call(state, rules, seat)
    if state.phase == NAMING and not isinstance(action, NameSuit):
        return Refusal("suit-owed")
    if isinstance(action, Play):
        return _no_play(state, rules, action)
    if isinstance(action, Draw):
        return _no_draw(state, rules)
    if isinstance(action, Pass):
        return _no_pass(state, rules)
    if isinstance(action, Stop):
        return _no_stop(state, rules)
    return Refusal("no-suit-owed")


def _no_play(state: State, rules: RuleNumbers, play: Play) -> Refusal:
    card = play.card.index
    upcard = Card.from_index(int(state.upcard))
    bit = 1 << card
    if not state.hands[state.turn, 0] & bit:
        return Refusal("not-in-hand", {"card": play.card})
    if state.playable & bit:
        return _wrong_details(state, rules, play)
    wild = bool(rules.wild_cards & bit)
    if state.phase == DEBT and not answer_cards(state, rules) & bit:
        return Refusal("debt-open", {"amount": int(state.debt)})
    if state.phase == SKIPPED and card >> 2 != state.skip_card >> 2:
        return Refusal("skip-open", {"rank": Card.from_index(int(state.skip_card)).rank})
    if state.phase == MORE and card >> 2 != state.upcard >> 2:
        return Refusal("same-rank-only", {"rank": upcard.rank})
    if state.counts[state.turn] == 1:
        if not rules.finish_on_wild and wild:
            return Refusal("finish-on-wild", {"card": play.card})
        if not rules.finish_on_special and rules.special & bit:
            return Refusal("finish-on-special", {"card": play.card})
    if not rules.wild_on_wild and rules.named_wild & bit and rules.wild_cards >> state.upcard & 1:
        return Refusal("wild-on-wild", {"card": play.card})
    if not state.anything and not matching_cards(state) & bit:
        details = {"card": play.card, "upcard": upcard, "suit": Suit(int(state.required))}
        if not wild:
            return Refusal("no-match", details)
        if rules.wild_must_match and rules.named_wild & bit:
            return Refusal("wild-must-match", details)
    if state.phase == DEBT:
        return Refusal("not-an-answer", {"card": play.card})
    if state.phase == SKIPPED:
        return Refusal("skip-open", {"rank": Card.from_index(int(state.skip_card)).rank})
    if state.phase == MORE:
        return Refusal("not-an-answer", {"card": play.card})
    if rules.drawn_card == MUST_PLAY and state.playable >> state.drawn_card & 1:
        return Refusal("drawn-card-only", {"card": Card.from_index(int(state.drawn_card))})
    return Refusal("no-plays-now")


def _wrong_details(state: State, rules: RuleNumbers, play: Play) -> Refusal:
    """Say what is wrong with the suit or the call of a card that may be played."""
    if play.announce:
        without = Play(play.card, play.suit)
        if is_legal(state, rules, without.code):
            if rules.last_card_call == NO_CALL:
                return Refusal("call-off")
            if state.called >> state.turn & 1 or state.call_out:
                return Refusal("call-already")
            return Refusal("announce-not-last")
    if play.suit is None:
        return Refusal("suit-needed", {"card": play.card})
    if rules.wild_cards >> play.card.index & 1:
        if state.counts[state.turn] == 1:
            return Refusal("last-names-nothing", {"card": play.card})
        return Refusal("own-suit-only")
    return Refusal("suit-not-wanted", {"card": play.card})


def _no_draw(state: State, rules: RuleNumbers) -> Refusal:
    if state.phase == SKIPPED:
        return Refusal("skip-open", {"rank": Card.from_index(int(state.skip_card)).rank})
    if state.phase == MORE:
        return Refusal("same-rank-only", {"rank": Rank(int(state.upcard) >> 2)})
    if state.phase == COVER and state.playable:
        return Refusal("draw-while-playable")
    if not can_draw(state, rules):
        return Refusal("nothing-to-draw")
    if state.drawn:
        return Refusal("draw-finished")
    return Refusal("draw-while-playable")


def _no_pass(state: State, rules: RuleNumbers) -> Refusal:
    if state.phase == DEBT:
        return Refusal("debt-open", {"amount": int(state.debt)})
    if not state.may & MAY_DRAW:
        return Refusal("pass-while-playable")
    if state.drawn and rules.drawn_card != MAY_NOT:
        return Refusal("pass-before-drawn")
    if state.playable and not state.drawn:
        return Refusal("pass-while-playable")
    return Refusal("pass-before-drawn" if state.drawn else "pass-while-drawable")


def _no_stop(state: State, rules: RuleNumbers) -> Refusal:
    if rules.stop_call == OFF:
        return Refusal("stop-off")
    points = int(hand_value(state, rules, state.turn))
    if points > rules.stop_call:
        return Refusal("stop-too-high", {"points": points, "limit": int(rules.stop_call)})
    return Refusal("stop-too-late")


def _no_call(state: State, rules: RuleNumbers, seat: int) -> Refusal:
    if rules.last_card_call == NO_CALL:
        return Refusal("call-off")
    count = int(state.counts[seat])
    if state.called >> seat & 1 and count <= 2:
        return Refusal("call-already")
    return Refusal("call-cards", {"count": count})
