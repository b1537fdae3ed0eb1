"""Random sets of rules that can be played by: every option of rules.md §3 with every kind of value.

`draw_rules` makes a set from choices between whole numbers, so the same choices serve hypothesis
(`valid_rules`) and a plain seeded generator (`rules_from_seed`). What contradicts itself (R-30) is
mostly not drawn; what is, is left to the validation of `Rules`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeVar

from hypothesis import assume
from hypothesis import strategies as st

from crazyeights.cards import JOKER, Card, Pack, Rank
from crazyeights.rules.effects import (
    Again,
    AllDraw,
    Answer,
    AnythingNext,
    Cancel,
    Draw,
    Effect,
    MustCover,
    Reverse,
    Skip,
)
from crazyeights.rules.kinds import deals, eliminate, target
from crazyeights.rules.options import Rules, RulesError

T = TypeVar("T")

Choose = Callable[[int], int]
"""``choose(n)`` returns one of 0 … n - 1; 0 stands for the plainest choice."""


def draw_rules(choose: Choose) -> Rules:
    """Return the rules that these choices make. Raises `RulesError` if they do not fit together."""
    options: dict[str, Any] = {"seats": 2 + choose(7)}
    seats = options["seats"]
    pack = _one(choose, list(Pack))
    options["pack"] = pack.value
    options["jokers"] = _one(choose, [0, 0, 1, 2])
    options["packs"] = _one(choose, ["auto", 1, 2])
    options["second_pack_from"] = _one(choose, [6, 2, 3, 4, 5, 7, 8])
    two_packs = options["packs"] == 2 or (
        options["packs"] == "auto" and seats >= options["second_pack_from"]
    )
    cards = (pack.size + options["jokers"]) * (2 if two_packs else 1)
    most = (cards - 1) // seats
    standard = ["standard"] if (7 if seats == 2 else 5) <= most else []
    sizes = [size for size in (1, 2, 3, 4, 7, most - 1, most) if size <= most]
    options["hand_size"] = _one(choose, [*standard, *sizes])
    _draw_play(choose, options, pack)
    _draw_score(choose, options, pack)
    return Rules(**options)


@cache
def rules_from_seed(seed: int) -> Rules:
    """Return the valid set of rules that belongs to a seed."""
    generator = random.Random(seed)
    while True:
        try:
            return draw_rules(generator.randrange)
        except RulesError:
            continue


@st.composite
def valid_rules(draw: st.DrawFn) -> Rules:
    """Draw valid sets of rules; they shrink towards the default of each option."""
    try:
        return draw_rules(lambda n: draw(st.integers(0, n - 1)))
    except RulesError:
        assume(False)
        raise


def _draw_play(choose: Choose, options: dict[str, Any], pack: Pack) -> None:
    """Choose how the deal goes (rules.md §3.1 to §3.8)."""
    seats = options["seats"]
    for seat, word in (("first_dealer", "cut"), ("first_turn", "after_dealer")):
        options[seat] = _one(choose, [word, word, *range(seats)])
    wild = _one(
        choose,
        [{Rank.EIGHT}, {Rank.ACE}, {Rank.JACK}, set(), {Rank.EIGHT, Rank.NINE}, set(pack.ranks)],
    )
    options["wild"] = frozenset(wild)
    options["draw"] = _one(choose, ["until_playable", 1, 2, 3, 7, 1_000_000])
    options["last_card_penalty"] = _one(choose, [2, 1, 3, 5, 60, 1_000_000])
    options["stop_call"] = _one(choose, ["off", "off", "off", "off", 0, 5, 20, 1_000_000])
    for name, values in WORDS.items():
        options[name] = _one(choose, values)
    entries = _one(choose, [0, 1, 2, 3, 4, 6])
    if choose(4) == 3:
        # What can happen within one turn and between two seats, all at once.
        options |= {"several": "same_rank", "skip_answer": "same_rank"}
        options["last_card_call"] = "required_twice"
        entries = 9
    options["effects"] = _draw_effects(choose, options, pack, entries)
    if options["draw"] == "until_playable" and options["drawn_card"] == "may_not":
        options["drawn_card"] = "may_play"
    if len(wild) == len(pack.ranks):
        options["finish_on_wild"] = True
        if options["starter_wild"] == "bury":
            options["starter_wild"] = "dealer_names"


def _draw_score(choose: Choose, options: dict[str, Any], pack: Pack) -> None:
    """Choose values, scoring and the end of the game (rules.md §3.9)."""
    options["values"] = _one(choose, ["pips", "flat5", "table"])
    if options["values"] == "table":
        ranks = [*pack.ranks, Rank.JOKER][: len(pack.ranks) + choose(2) * (options["jokers"] > 0)]
        table = {rank: _one(choose, [0, 1, 7, 20, 1_000_000]) for rank in ranks}
        options["values"] = table if any(table.values()) else dict.fromkeys(ranks, 1)
    options["wild_value"] = _one(choose, [50, "plain", 0, 25])
    ends = ["one_deal", target(1 + choose(200)), deals(1 + choose(4)), eliminate(1 + choose(200))]
    if options["scoring"] == "winner_collects":
        ends.pop()
    options["game_end"] = _one(choose, ends)


WORDS: dict[str, list[str | bool]] = {
    "direction": ["clockwise", "counter_clockwise"],
    "starter_wild": ["bury", "dealer_names", "anything"],
    "starter_special": ["ignored", "acts", "bury"],
    "wild_on_wild": [True, True, False],
    "wild_must_match": [False, False, True],
    "naming": ["any_suit", "own_suit", "deferred"],
    "finish_on_wild": [True, True, False],
    "voluntary_draw": [False, True],
    "drawn_card": ["must_play", "may_play", "may_not"],
    "empty_stock": ["reshuffle", "turn_over", "pass"],
    "two_seat_reverse": ["no_effect", "skip"],
    "after_debt": ["turn_ends", "may_play"],
    "skip_answer": ["none", "same_rank"],
    "finish_effect": ["ignored", "applied"],
    "finish_on_special": [True, True, False],
    "several": ["none", "same_rank"],
    "last_card_call": ["off", "required", "required_twice"],
    "scoring": ["penalty", "winner_collects"],
    "blocked_pay": ["others", "differences"],
    "wild_finish_doubles": [False, True],
}
"""The options that are one of a few words; one that is there twice is drawn more often."""


ANSWERS: list[Answer] = ["same_rank", "none", "any_draw_card"]


def _draw_effects(
    choose: Choose, options: dict[str, Any], pack: Pack, entries: int
) -> dict[Rank | Card, list[Effect]]:
    """Choose effects for a few ranks and single cards, of a rank that has effects too or not."""
    ranks = list(pack.ranks)
    table: dict[Rank | Card, list[Effect]] = {}
    for _ in range(entries):
        rank = _one(choose, ranks)
        key: Rank | Card = rank
        if options["jokers"] and choose(5) == 4:
            key = JOKER if choose(2) else Rank.JOKER
        elif choose(3) == 2:
            key = Card(rank.letter + _one(choose, list("CDHS")))
        wild = rank in options["wild"] or key in (JOKER, Rank.JOKER)
        table[key] = _draw_some_effects(choose, wild=wild)
    return table


def _draw_some_effects(choose: Choose, *, wild: bool) -> list[Effect]:
    effects: dict[type, Effect] = {}
    for _ in range(_one(choose, [1, 1, 1, 2, 3, 0])):
        some: list[Effect] = [
            Draw(_one(choose, [2, 1, 3, 5, 60, 1_000_000]), _one(choose, ANSWERS)),
            Skip(_one(choose, [1, 2, 3, 9])),
            Reverse(),
            Again(),
            AllDraw(_one(choose, [1, 2, 5, 200])),
            MustCover(),
            Cancel(),
        ]
        effect = _one(choose, some if wild else [*some, AnythingNext()])
        effects[type(effect)] = effect
    return list(effects.values())


def _one(choose: Choose, values: Sequence[T]) -> T:
    return values[choose(len(values))]
