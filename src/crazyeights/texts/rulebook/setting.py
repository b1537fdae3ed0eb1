"""Before play begins: the aim, the players and their cards, the deal, the starter, who begins."""

from __future__ import annotations

from collections import Counter
from typing import Final

from crazyeights.cards import JOKER, Pack, Rank, full_pack
from crazyeights.rules.effects import Again, MustCover
from crazyeights.rules.options import Rules
from crazyeights.rules.presets import PRESETS
from crazyeights.texts.rulebook.book import Plan, Say, Thought, say
from crazyeights.texts.rulebook.facts import (
    TWO,
    Kind,
    cards_of,
    few,
    goes_on,
    groups,
    has_effect,
    has_wild,
    is_special,
    shrinks,
    wild_kinds,
)


def direction(rules: Rules) -> int:
    """Return 1 for clockwise, -1 for counter-clockwise."""
    return 1 if rules.direction == "clockwise" else -1


# ── The aim ───────────────────────────────────────────────────────────────────────────────────────


def aim(rules: Rules) -> Say:
    """What everybody is after (R-131, R-133)."""
    if not goes_on(rules):
        return say("rule-aim-one-deal")
    if shrinks(rules):
        return say("rule-aim-survive")
    return say("rule-aim-penalty" if rules.scoring == "penalty" else "rule-aim-collect")


# ── Players and cards ─────────────────────────────────────────────────────────────────────────────


def seats_of(preset: str) -> Thought:
    """Return what says how many a preset is made for; nothing without one."""

    def made_for(_: Rules) -> Say | None:
        if preset not in PRESETS:
            return None
        fewest, most = PRESETS[preset].seats
        return say("rule-range", fewest=fewest, most=most)

    return made_for


def players(rules: Rules) -> Say:
    """How many play (R-40)."""
    return say("rule-players", players=rules.seats)


def pack(rules: Rules) -> Say:
    """Which cards are used (R-41)."""
    return say(f"rule-pack-{rules.pack}")


def packs_for(preset: str) -> Thought:
    """Return what says how many packs are shuffled together (R-42).

    A preset made for few players need not tell what more of them would do.
    """
    most = PRESETS[preset].seats[1] if preset in PRESETS else MOST_SEATS

    def packs(rules: Rules) -> Say | None:
        if rules.packs == 1:
            return say("rule-packs-one")
        size = 2 * Pack(rules.pack).size
        if rules.packs != "auto" or rules.second_pack_from <= TWO:
            return say("rule-packs-two", size=size)
        if rules.second_pack_from > most and rules.second_pack_from > rules.seats:
            return None
        return say("rule-packs-auto", players=rules.second_pack_from, size=size)

    return packs


MOST_SEATS: Final = 8
"""The most players there can be (R-40)."""


def jokers(rules: Rules) -> Say:
    """Whether there are jokers (R-43)."""
    if not rules.jokers:
        return say("rule-jokers-none")
    one = rules.jokers == 1
    if rules.deck_packs == 1:
        return say("rule-jokers-one" if one else "rule-jokers-two")
    return say("rule-jokers-one-each" if one else "rule-jokers-two-each")


def no_order(rules: Rules) -> Say:
    """That no card beats another (R-20, R-45)."""
    return say("rule-no-order-but-cut" if rules.first_dealer == "cut" else "rule-no-order")


# ── The deal ──────────────────────────────────────────────────────────────────────────────────────


def first_dealer(rules: Rules) -> Say:
    """Who deals first (R-45)."""
    more = "yes" if goes_on(rules) else "no"
    if rules.first_dealer != "cut":
        return say("rule-dealer-seat", place=int(rules.first_dealer) + 1, more=more)
    return say("rule-dealer-cut", more=more, joker="yes" if rules.jokers else "no")


def next_dealer(rules: Rules) -> Say | None:
    """Who deals after that (R-45)."""
    if not goes_on(rules):
        return None
    if rules.seats == TWO:
        return say("rule-dealer-alternates")
    return say("rule-dealer-moves", direction=direction(rules))


def hands(rules: Rules) -> Say:
    """How the cards are dealt, and how many (R-44, R-45)."""
    if rules.seats == TWO:
        return say("rule-hands-two", count=rules.hand_of(TWO))
    return say("rule-hands", count=rules.hand_of(rules.seats), direction=direction(rules))


def other_hands(rules: Rules) -> Say | None:
    """How many cards another number of players would get (R-44)."""
    if rules.hand_size != "standard":
        return None
    if rules.seats == TWO:
        return say("rule-hands-if-more", count=rules.hand_of(TWO + 1))
    if shrinks(rules):
        return say("rule-hands-when-two-left", count=rules.hand_of(TWO))
    return say("rule-hands-if-two", count=rules.hand_of(TWO))


def stock(_: Rules) -> Say:
    """The stock and the starter (rules.md §1)."""
    return say("rule-stock")


# ── The starter ───────────────────────────────────────────────────────────────────────────────────


def buried(rules: Rules) -> Say | None:
    """Which cards may not be the starter (R-50, R-51)."""
    wild = has_wild(rules) and rules.starter_wild == "bury"
    if is_special(rules) and rules.starter_special == "bury":
        return say("rule-starter-bury-both" if wild else "rule-starter-bury-special")
    return say("rule-starter-bury-wild", wild=few(wild_kinds(rules))) if wild else None


def last_starter(rules: Rules) -> Say | None:
    """What happens if no card is left that may be the starter, where that can be (R-50)."""
    wild = {card for card in rules.cards if rules.is_wild(card)}
    unfit = set(wild) if rules.starter_wild == "bury" else set()
    if rules.starter_special == "bury":
        unfit |= {card for card in rules.cards if rules.effects_of(card)}
    copies = Counter(full_pack(Pack(rules.pack), rules.deck_packs, rules.jokers))
    stock = copies.total() - rules.seats * rules.hand_of(rules.seats)
    if sum(copies[card] for card in unfit) < stock:
        return None
    named = {card for card in wild & unfit if card == JOKER or rules.naming != "own_suit"}
    if not named:
        return say("rule-starter-last")
    if named == unfit:
        return say("rule-starter-last-wild")
    return say("rule-starter-last-joker" if named == {JOKER} else "rule-starter-last-both")


def wild_starter(rules: Rules) -> Say | None:
    """What a wild starter does that is not buried (R-50)."""
    if not has_wild(rules) or rules.starter_wild == "bury":
        return None
    kinds = _wild_starters(rules)
    if not kinds:
        return None
    if rules.starter_wild == "anything":
        return say("rule-starter-anything", wild=few(kinds))
    ranks = tuple(rank for rank in kinds if rank != Rank.JOKER)
    if not ranks or rules.naming != "own_suit":
        return say("rule-starter-names", wild=few(kinds))
    if len(ranks) < len(kinds):
        return say("rule-starter-own-suit-joker", wild=few(ranks))
    return say("rule-starter-own-suit", wild=few(ranks))


def _wild_starters(rules: Rules) -> tuple[Kind, ...]:
    """Return the wild ranks that can be the starter although special cards may be buried."""
    kinds = wild_kinds(rules)
    special = {rank for group in groups(rules) for rank in group.ranks}
    if special.isdisjoint(kinds) or rules.starter_special != "bury":
        return kinds
    return tuple(
        rank for rank in kinds if not all(rules.effects_of(card) for card in cards_of(rank))
    )


def special_starter(rules: Rules) -> Say | None:
    """What a special card does as the starter if it is not buried (R-51)."""
    if not is_special(rules):
        return None
    ranks = [rank for group in groups(rules) for rank in group.ranks]
    only_wild = all(rank == Rank.JOKER or rank in rules.wild for rank in ranks)
    if only_wild and rules.starter_wild == "bury":
        return None
    if rules.starter_special != "acts":
        return say("rule-starter-ignored") if rules.starter_special == "ignored" else None
    if rules.first_turn == "after_dealer":
        return say("rule-starter-acts")
    return say("rule-starter-acts-before-first")


def no_second_turn(rules: Rules) -> Say | None:
    """That a starter lets nobody go on (R-51)."""
    if has_effect(rules, Again, MustCover) and rules.starter_special == "acts":
        return say("rule-starter-goes-on")
    return None


# ── Who begins ────────────────────────────────────────────────────────────────────────────────────


def first_turn(rules: Rules) -> Say:
    """Who begins and which way play goes (R-46, R-47)."""
    if rules.first_turn == "after_dealer":
        if rules.seats == TWO:
            return say("rule-first-other")
        return say("rule-first", direction=direction(rules))
    place = int(rules.first_turn) + 1
    if rules.seats == TWO:
        return say("rule-first-seat-of-two", place=place)
    return say("rule-first-seat", place=place, direction=direction(rules))


def cards_plan(preset: str) -> Plan:
    """Return the section on players and cards; a preset says for how many it is made."""
    return [[seats_of(preset), players], [pack, packs_for(preset), jokers, no_order]]


AIM: Final[Plan] = [[aim]]
DEAL: Final[Plan] = [
    [first_dealer, next_dealer],
    [hands, other_hands],
    [stock, buried, last_starter, wild_starter, special_starter, no_second_turn],
    [first_turn],
]
