"""A turn: matching, wild cards, drawing, passing, several cards; and the calls."""

from __future__ import annotations

from typing import Final

from crazyeights.cards import Rank
from crazyeights.rules.effects import Draw
from crazyeights.rules.options import Rules
from crazyeights.texts.rulebook.book import Plan, Say, say
from crazyeights.texts.rulebook.facts import (
    can_skip,
    few,
    has_effect,
    has_wild,
    is_special,
    wild_names,
)

# ── Matching ──────────────────────────────────────────────────────────────────────────────────────


def match(_: Rules) -> Say:
    """What a card must have in common with the upcard (R-20)."""
    return say("rule-match")


def no_wild(rules: Rules) -> Say | None:
    """That nothing is wild, and nothing special if that is so (R-60, R-140)."""
    if has_wild(rules):
        return None
    return say("rule-wild-none" if is_special(rules) else "rule-wild-none-special-none")


def must_play(rules: Rules) -> Say | None:
    """That one must play if one can (R-71, R-12)."""
    return None if rules.voluntary_draw else say("rule-must-play")


# ── Wild cards ────────────────────────────────────────────────────────────────────────────────────


def wild(rules: Rules) -> Say | None:
    """Which cards are wild and where they may be played (R-60, R-62)."""
    if not rules.wild:
        return say("rule-wild", wild=[Rank.JOKER]) if rules.jokers else None
    ranks = tuple(sorted(rules.wild))
    listed = "rule-wild-many" if not few(ranks) else "rule-wild"
    if rules.wild_must_match:
        return say(f"{listed}-matching", wild=ranks)
    kinds = (*ranks, Rank.JOKER) if rules.jokers else ranks
    return say("rule-wild-many" if not few(kinds) else "rule-wild", wild=kinds)


def free_joker(rules: Rules) -> Say | None:
    """That a joker need not match where other wild cards must (R-43)."""
    if rules.wild and rules.wild_must_match and rules.jokers:
        return say("rule-wild-joker-free")
    return None


def naming(rules: Rules) -> Say | None:
    """Which suit holds after a wild card (R-63, R-20)."""
    if not has_wild(rules):
        return None
    if rules.naming == "own_suit" and rules.wild:
        names = few(tuple(sorted(rules.wild)))
        joker = "-joker" if rules.jokers else ""
        return say(f"rule-naming-own-suit{joker}", wild=names)
    if rules.naming == "deferred":
        return say("rule-naming-deferred", wild=wild_names(rules))
    if not rules.wild:
        return say("rule-naming-joker")
    return say("rule-naming-any-suit", wild=wild_names(rules))


def named_suit(rules: Rules) -> Say | None:
    """How long the named suit holds (R-20, R-21)."""
    if not has_wild(rules):
        return None
    if not rules.wild:
        return say("rule-named-suit-joker")
    if rules.naming == "own_suit":
        return say("rule-named-suit-joker") if rules.jokers else None
    return say("rule-named-suit")


def wild_on_wild(rules: Rules) -> Say | None:
    """Whether a wild card goes on a wild card (R-61, R-43)."""
    if not rules.wild:
        return None
    names = few(tuple(sorted(rules.wild)))
    if rules.wild_on_wild:
        return say("rule-wild-on-wild", wild=names)
    if rules.jokers:
        return say("rule-wild-on-wild-joker", wild=names)
    return say("rule-wild-on-wild-not", wild=names)


def finish_on_wild(rules: Rules) -> Say | None:
    """Whether a wild card may be the last card (R-64)."""
    if not has_wild(rules):
        return None
    if not rules.finish_on_wild:
        return say("rule-finish-on-wild-not", wild=wild_names(rules))
    if rules.naming == "own_suit":
        return say("rule-finish-on-wild-own-suit", wild=wild_names(rules))
    return say("rule-finish-on-wild", wild=wild_names(rules))


def no_special(rules: Rules) -> Say | None:
    """That no other card has a special meaning (R-140)."""
    return say("rule-no-other") if has_wild(rules) and not is_special(rules) else None


# ── Drawing and passing ───────────────────────────────────────────────────────────────────────────


def draw(rules: Rules) -> Say:
    """What happens if one cannot play (R-70 to R-72)."""
    choice = "yes" if rules.voluntary_draw else "no"
    drawn = rules.drawn_card.replace("_", "-")
    if rules.draw == "until_playable":
        return say(f"rule-draw-until-{drawn}", choice=choice)
    if rules.draw == 1:
        return say(f"rule-draw-one-{drawn}", choice=choice)
    return say(f"rule-draw-some-{drawn}", choice=choice, count=rules.draw)


def other_card(rules: Rules) -> Say | None:
    """What else may be played after drawing by choice (R-72)."""
    if rules.voluntary_draw and rules.drawn_card == "must_play":
        return say("rule-draw-other-card")
    return None


def no_passing(rules: Rules) -> Say | None:
    """That one may not pass instead of drawing by choice, nor stop half-way (R-12)."""
    if not rules.voluntary_draw:
        return None
    return say("rule-no-passing" if rules.draw == 1 else "rule-no-passing-half-way")


def empty_stock(rules: Rules) -> Say:
    """What happens when the stock is empty (R-73 to R-75)."""
    return say(f"rule-stock-{rules.empty_stock.replace('_', '-')}")


def several(rules: Rules) -> Say | None:
    """That several cards of a rank may be played in one turn (R-100)."""
    return None if rules.several == "none" else say("rule-several")


# ── Calls ─────────────────────────────────────────────────────────────────────────────────────────


def last_card_call(rules: Rules) -> Say:
    """The call with one card left (R-110 to R-112)."""
    return say("rule-call-off" if rules.last_card_call == "off" else "rule-call")


def forgotten_call(rules: Rules) -> Say | None:
    """What it costs to forget the call (R-110)."""
    if rules.last_card_call == "off":
        return None
    return say("rule-call-forgotten", count=rules.last_card_penalty)


def second_call(rules: Rules) -> Say | None:
    """The call when going out (R-113)."""
    if rules.last_card_call != "required_twice":
        return None
    return say("rule-call-out", count=rules.last_card_penalty)


def second_call_in_vain(rules: Rules) -> Say | None:
    """That with nothing to draw one is out all the same (R-113)."""
    return say("rule-call-out-nothing") if rules.last_card_call == "required_twice" else None


def stop(rules: Rules) -> Say | None:
    """When one may stop the deal (R-120)."""
    if rules.stop_call == "off":
        return None
    return say("rule-stop", points=int(rules.stop_call))


def no_stop(rules: Rules) -> Say | None:
    """When one may not (R-120)."""
    if rules.stop_call == "off":
        return None
    skip = can_skip(rules) and rules.skip_answer != "none"
    if has_effect(rules, Draw):
        return say("rule-stop-not-under-both" if skip else "rule-stop-not-under-debt")
    return say("rule-stop-not-under-skip") if skip else None


def stopped(rules: Rules) -> Say | None:
    """Who wins a stopped deal (R-120)."""
    if rules.stop_call == "off":
        return None
    collects = rules.scoring == "winner_collects"
    return say("rule-stopped-collect" if collects else "rule-stopped-penalty")


TURN: Final[Plan] = [
    [match, no_wild],
    [must_play, draw, other_card, no_passing],
    [empty_stock],
    [several],
]
WILD: Final[Plan] = [
    [wild, free_joker, naming, named_suit],
    [wild_on_wild, finish_on_wild],
    [no_special],
]
CALLS: Final[Plan] = [
    [last_card_call, forgotten_call, second_call, second_call_in_vain],
    [stop, no_stop, stopped],
]
