"""The options: their values, defaults, conflicts, texts (rules R-30, R-31, §3)."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rules.positions import start

from crazyeights.cards import JOKER, N_CARDS, Card, Rank
from crazyeights.rules import layout, playout
from crazyeights.rules.chance import NO_WORDS
from crazyeights.rules.compiled import implementation
from crazyeights.rules.effects import (
    Again,
    AllDraw,
    AnythingNext,
    Cancel,
    Draw,
    MustCover,
    Reverse,
    Skip,
)
from crazyeights.rules.events import new_buffer
from crazyeights.rules.kinds import ONE_DEAL, GameEnd, deals, eliminate, target
from crazyeights.rules.options import Rules, RulesError, option_kinds, option_rules, read_options

NORMAL = Rules()

FULL_TABLE: dict[Rank, int] = dict.fromkeys((rank for rank in Rank if rank != Rank.JOKER), 5)


def rules_with(**options: object) -> Rules:
    """Return the default rules with these options, given as a caller from Python would."""
    return NORMAL.replace(**options)


def refused(**options: object) -> RulesError:
    """Return the error with which a set of options is refused."""
    with pytest.raises(RulesError) as caught:
        rules_with(**options)
    for name in caught.value.options:
        assert name in str(caught.value)
    return caught.value


# ── Options and defaults ──────────────────────────────────────────────────────────────────────────

DEFAULTS: dict[str, object] = {
    "seats": 4,
    "pack": "french52",
    "packs": "auto",
    "second_pack_from": 6,
    "jokers": 0,
    "hand_size": "standard",
    "first_dealer": "cut",
    "first_turn": "after_dealer",
    "direction": "clockwise",
    "starter_wild": "bury",
    "starter_special": "ignored",
    "wild": {Rank.EIGHT},
    "wild_on_wild": True,
    "wild_must_match": False,
    "naming": "any_suit",
    "finish_on_wild": True,
    "draw": "until_playable",
    "voluntary_draw": False,
    "drawn_card": "must_play",
    "empty_stock": "reshuffle",
    "effects": {},
    "two_seat_reverse": "no_effect",
    "after_debt": "turn_ends",
    "skip_answer": "none",
    "finish_effect": "ignored",
    "finish_on_special": True,
    "several": "none",
    "last_card_call": "off",
    "last_card_penalty": 2,
    "stop_call": "off",
    "values": "pips",
    "wild_value": 50,
    "scoring": "penalty",
    "blocked_pay": "others",
    "game_end": ONE_DEAL,
    "wild_finish_doubles": False,
}
"""What §3 names first for each option."""

RIGHT: dict[str, list[object]] = {
    "seats": [2, 3, 4, 5, 6, 7, 8],
    "pack": ["french52", "german32", "jass36"],
    "packs": ["auto", 1, 2],
    "second_pack_from": [2, 6, 8],
    "jokers": [0, 1, 2],
    "hand_size": ["standard", 1, 7, 12],
    "first_dealer": ["cut", 0, 3],
    "first_turn": ["after_dealer", 0, 3],
    "direction": ["clockwise", "counter_clockwise"],
    "starter_wild": ["bury", "dealer_names", "anything"],
    "starter_special": ["ignored", "acts", "bury"],
    "wild": [set(), {Rank.ACE}, frozenset({Rank.EIGHT, Rank.JACK}), [Rank.TWO], (Rank.TEN,)],
    "wild_on_wild": [True, False],
    "wild_must_match": [True, False],
    "naming": ["any_suit", "own_suit", "deferred"],
    "finish_on_wild": [True, False],
    "draw": ["until_playable", 1, 3, 99],
    "voluntary_draw": [True, False],
    "drawn_card": ["must_play", "may_play"],
    "empty_stock": ["reshuffle", "turn_over", "pass"],
    "effects": [
        {},
        {Rank.TWO: [Draw(2, "same_rank")]},
        {Rank.TWO: Skip()},
        {Card("QS"): (Skip(), Reverse(), Again(), AllDraw(3), MustCover(), Cancel())},
        {Rank.QUEEN: [AnythingNext()], Card("QS"): []},
    ],
    "two_seat_reverse": ["no_effect", "skip"],
    "after_debt": ["turn_ends", "may_play"],
    "skip_answer": ["none", "same_rank"],
    "finish_effect": ["ignored", "applied"],
    "finish_on_special": [True, False],
    "several": ["none", "same_rank"],
    "last_card_call": ["off", "required", "required_twice"],
    "last_card_penalty": [1, 2, 10],
    "stop_call": ["off", 0, 5, 50],
    "values": ["pips", "flat5", FULL_TABLE],
    "wild_value": [50, 0, 20, "plain"],
    "scoring": ["penalty", "winner_collects"],
    "blocked_pay": ["others", "differences"],
    "game_end": [ONE_DEAL, "one_deal", target(500), deals(10), eliminate(100)],
    "wild_finish_doubles": [True, False],
}

NEVER_RIGHT: list[object] = [
    *(None, "", "nonsense", -1, -100, 2.0, 2.5, 10**20, object(), b"auto", Card),
]

WRONG: dict[str, list[object]] = {
    "seats": [0, 1, 9, "4", True],
    "pack": [52, "skat", "French52", ["french52"]],
    "packs": [0, 3, "1", True],
    "second_pack_from": [0, 1, 9, "auto"],
    "jokers": [3, False, "none"],
    "hand_size": [0, "5", True],
    "first_dealer": [8, "0", False],
    "first_turn": [8, "dealer", False],
    "direction": [1, "left"],
    "wild": [8, {8}, {6}, {Rank.JOKER}, "8", {Card("8S")}, {Rank.EIGHT, None}],
    "wild_on_wild": [0, 1, "true"],
    "wild_must_match": [0, 1, "false"],
    "finish_on_wild": [1],
    "draw": [0, "3", True],
    "voluntary_draw": [1],
    "effects": [
        {2: [Skip()]},
        {Rank.TWO: "skip"},
        {Rank.TWO: [Skip]},
        {Rank.TWO: [Skip(), None]},
        {Rank.TWO: None},
        {"2": [Skip()]},
        {Rank.JOKER: [Skip()], Card("JK"): [Skip()]},
        [(Rank.TWO, [Skip()])],
        {Rank.TWO: [Draw(2), Draw(3)]},
        {Rank.TWO: [Skip(), Skip(2)]},
        {Rank.TWO: [Draw(0)]},
        {Rank.TWO: [Draw(-2)]},
        {Rank.TWO: [Draw(True)]},
        {Rank.TWO: [Draw(2, "always")]},  # type: ignore[arg-type]
        {Rank.TWO: [Draw("2")]},  # type: ignore[arg-type]
        {Rank.TWO: [Skip(0)]},
        {Rank.TWO: [Skip(1.0)]},  # type: ignore[arg-type]
        {Rank.TWO: [AllDraw(0)]},
    ],
    "finish_on_special": ["yes"],
    "last_card_penalty": [0, True, "2", "off"],
    "stop_call": [True, "5"],
    "values": [
        {},
        {**FULL_TABLE, Rank.TWO: -1},
        {**FULL_TABLE, Rank.TWO: 2.5},
        {**FULL_TABLE, Rank.TWO: True},
        {**FULL_TABLE, Rank.TWO: None},
        FULL_TABLE | {Card("2S"): 3},
        dict.fromkeys(range(2, 15), 5),
        list(FULL_TABLE.items()),
    ],
    "wild_value": ["50", True],
    "game_end": [
        "target(200)",
        "target",
        200,
        target(0),
        target(-5),
        deals(0),
        eliminate(0),
        target(True),
        target(1.5),  # type: ignore[arg-type]
        target("200"),  # type: ignore[arg-type]
        GameEnd("forever", 1),  # type: ignore[arg-type]
        ("target", 200),
    ],
    "wild_finish_doubles": [0],
}


def test_every_option_and_its_default() -> None:
    """§3: the options are these, and the value named first is the default."""
    assert {name: getattr(NORMAL, name) for name in option_kinds()} == DEFAULTS


def test_rule_of_every_option() -> None:
    """§3: the rule id beside an option is the one whose paragraph introduces it."""
    text = (Path(__file__).parents[2] / "docs" / "rules-specification.md").read_text("utf-8")
    text = text[text.index("### 3.1") :]
    for name, rule in option_rules().items():
        paragraph = next(part for part in re.split(r"\n(?=- |#)", text) if f"`{name}`" in part)
        assert f"({rule})" in paragraph or f"({rule};" in paragraph, name


@pytest.mark.parametrize("name", RIGHT)
def test_right_values(name: str) -> None:
    """§3: each of these values may be chosen, and is then the option's value."""
    for value in RIGHT[name]:
        chosen = getattr(rules_with(**{name: value}), name)
        if name == "effects":
            assert list(chosen) == list(value)  # type: ignore[call-overload]
        elif name == "wild":
            assert chosen == frozenset(value)  # type: ignore[call-overload]
        else:
            assert chosen == (ONE_DEAL if value == "one_deal" else value)


@pytest.mark.parametrize("name", DEFAULTS)
def test_wrong_values(name: str) -> None:
    """R-30: a value that an option does not have is refused; the error names option and value."""
    for value in [*WRONG.get(name, []), *NEVER_RIGHT]:
        error = refused(**{name: value})
        assert error.options == (name,)
        assert repr(value) in str(error)


@pytest.mark.parametrize("name", [name for name in RIGHT if isinstance(RIGHT[name][0], str)])
def test_an_error_says_what_would_be_right(name: str) -> None:
    """R-30: the message for a wrong word names the words that are right."""
    message = str(refused(**{name: "nonsense"}))
    for word in RIGHT[name]:
        if isinstance(word, str):
            assert word in message


def test_unknown_option() -> None:
    """R-30: an option that there is not is refused by its name."""
    with pytest.raises(RulesError, match="no such option") as caught:
        NORMAL.replace(cards=5)
    assert caught.value.options == ("cards",)
    with pytest.raises(RulesError, match="no such option"):
        Rules.preset("classic", cards=5)


# ── Conflicts ─────────────────────────────────────────────────────────────────────────────────────

ALL_RANKS: list[Rank] = [rank for rank in Rank if rank != Rank.JOKER]
SOME = ALL_RANKS[:6]
OTHERS = ALL_RANKS[6:]


def skips(ranks: list[Rank]) -> dict[Rank, list[Skip]]:
    """Return effects by which all these ranks skip."""
    return {rank: [Skip()] for rank in ranks}


@pytest.mark.parametrize(
    ("options", "named"),
    [
        # Hands and one starter that do not fit.
        ({"seats": 4, "hand_size": 13}, {"seats", "hand_size", "pack", "packs"}),
        ({"seats": 2, "hand_size": 26}, {"seats", "hand_size"}),
        ({"seats": 8, "pack": "german32", "packs": 1}, {"seats", "pack", "packs"}),
        ({"seats": 8, "pack": "jass36", "packs": 1}, {"seats", "pack", "packs"}),
        ({"seats": 5, "hand_size": 11, "jokers": 1}, {"seats", "hand_size", "jokers"}),
        ({"seats": 6, "hand_size": 9, "second_pack_from": 7}, {"seats", "hand_size"}),
        ({"seats": 4, "hand_size": 13, "game_end": eliminate(50)}, {"seats", "hand_size"}),
        # A seat that there is not.
        ({"seats": 3, "first_dealer": 3}, {"seats", "first_dealer"}),
        ({"seats": 2, "first_turn": 7}, {"seats", "first_turn"}),
        # Ranks the pack lacks.
        ({"pack": "german32", "wild": {Rank.TWO}}, {"pack", "wild"}),
        ({"pack": "jass36", "wild": {Rank.EIGHT, Rank.FIVE}}, {"pack", "wild"}),
        ({"pack": "german32", "effects": {Rank.TWO: [Draw(2)]}}, {"pack", "effects"}),
        ({"pack": "german32", "effects": {Card("6S"): [Skip()]}}, {"pack", "effects"}),
        ({"effects": {Rank.JOKER: [Draw(2)]}}, {"jokers", "effects"}),
        ({"effects": {JOKER: [Draw(2)]}}, {"jokers", "effects"}),
        ({"pack": "german32", "values": FULL_TABLE}, {"pack", "values"}),
        ({"values": {**FULL_TABLE, Rank.JOKER: 20}}, {"jokers", "values"}),
        # No card that could be a starter.
        ({"wild": ALL_RANKS}, {"wild", "starter_wild"}),
        ({"wild": ALL_RANKS, "jokers": 2}, {"wild", "starter_wild"}),
        (
            {"effects": skips(ALL_RANKS), "starter_special": "bury"},
            {"effects", "starter_special"},
        ),
        (
            {
                "wild": SOME,
                "effects": skips(OTHERS),
                "starter_special": "bury",
            },
            {"wild", "effects", "starter_wild", "starter_special"},
        ),
        # No card that could be a last card.
        (
            {"wild": ALL_RANKS, "starter_wild": "anything", "finish_on_wild": False},
            {"wild", "finish_on_wild"},
        ),
        (
            {"effects": skips(ALL_RANKS), "finish_on_special": False},
            {"effects", "finish_on_special"},
        ),
        (
            {
                "wild": SOME,
                "effects": skips(OTHERS),
                "finish_on_wild": False,
                "finish_on_special": False,
            },
            {"wild", "effects", "finish_on_wild", "finish_on_special"},
        ),
        # until_playable with may_not.
        ({"drawn_card": "may_not"}, {"draw", "drawn_card"}),
        # anything_next on a wild card.
        ({"effects": {Rank.EIGHT: [AnythingNext()]}}, {"wild", "effects"}),
        ({"effects": {Card("8S"): [AnythingNext(), Skip()]}}, {"wild", "effects"}),
        ({"jokers": 1, "effects": {Rank.JOKER: [AnythingNext()]}}, {"effects"}),
        # Tables of values.
        ({"values": {Rank.ACE: 11}}, {"values"}),
        ({"values": dict.fromkeys(ALL_RANKS[1:], 5)}, {"values"}),
        ({"values": {**FULL_TABLE, Rank.KING: -1}}, {"values"}),
        ({"values": dict.fromkeys(FULL_TABLE, 0)}, {"values"}),
        # A penalty below 1.
        ({"last_card_penalty": 0}, {"last_card_penalty"}),
        ({"last_card_call": "required", "last_card_penalty": -1}, {"last_card_penalty"}),
        # Elimination while the winner collects.
        (
            {"scoring": "winner_collects", "game_end": eliminate(100)},
            {"scoring", "game_end"},
        ),
    ],
)
def test_conflicts(options: dict[str, object], named: set[str]) -> None:
    """R-30: a contradictory or impossible set is refused with a message naming the options."""
    error = refused(**options)
    assert named <= set(error.options)


@pytest.mark.engine
@pytest.mark.parametrize(
    "options",
    [
        {"seats": 3, "hand_size": 17},
        {"seats": 2, "hand_size": 26, "jokers": 1},
        {"seats": 8, "pack": "german32"},
        {"seats": 7, "pack": "jass36", "packs": 1},
        {"seats": 6, "hand_size": 17},
        {"pack": "german32", "wild": {Rank.SEVEN}},
        {"pack": "german32", "jokers": 1, "effects": {JOKER: [Draw(2)]}},
        {"jokers": 1, "values": {**FULL_TABLE, Rank.JOKER: 20}},
        {"jokers": 1, "values": FULL_TABLE},
        {"wild": ALL_RANKS, "starter_wild": "dealer_names"},
        {"wild": ALL_RANKS, "starter_wild": "anything"},
        {"wild": ALL_RANKS[1:]},
        {"effects": skips(ALL_RANKS)},
        {"effects": skips(ALL_RANKS), "starter_special": "acts"},
        {"wild": ALL_RANKS[1:], "finish_on_wild": False},
        {"effects": skips(ALL_RANKS[1:]), "finish_on_special": False},
        {"draw": 1, "drawn_card": "may_not"},
        {"effects": {Rank.EIGHT: [AnythingNext()], Rank.ACE: [Skip()]}, "wild": {Rank.ACE}},
        {"effects": {Rank.EIGHT: [Skip(), Draw(2)]}},
        {"values": {**dict.fromkeys(FULL_TABLE, 0), Rank.TWO: 1}},
        {"scoring": "winner_collects", "game_end": target(100)},
        {"scoring": "winner_collects", "game_end": deals(3)},
        {"game_end": eliminate(1)},
    ],
)
def test_no_conflict(options: dict[str, object]) -> None:
    """R-30, R-31: what only comes close to a conflict is allowed and can be played to the end."""
    rules = rules_with(**options)
    everybody = (1 << rules.seats) - 1
    for seats in (everybody, 0b11) if rules.game_end.kind == "eliminate" else (everybody,):
        moves = implementation(playout.checked_deals)(
            layout.new_state(),
            layout.encode(rules),
            seats,
            1,
            3,
            np.zeros(N_CARDS, np.int64),
            NO_WORDS,
            new_buffer(),
        )
        assert moves > 0


@pytest.mark.engine
@pytest.mark.parametrize("seats", range(2, 9))
def test_largest_hands(seats: int) -> None:
    """R-30: for every number of seats the largest hands that leave a starter are allowed."""
    cards = 104 if seats >= 6 else 52
    size = (cards - 1) // seats
    table = start(Rules(seats=seats, hand_size=size))
    assert len(table.hand(seats - 1)) == size
    assert refused(seats=seats, hand_size=size + 1).options


# ── One value ─────────────────────────────────────────────────────────────────────────────────────


def test_rules_are_immutable() -> None:
    """§3: one immutable value: neither it nor what it holds can be changed."""
    rules = rules_with(effects={Rank.TWO: [Skip()]}, values=FULL_TABLE)
    with pytest.raises(dataclasses.FrozenInstanceError):
        rules.seats = 3  # type: ignore[misc]
    with pytest.raises(TypeError):
        rules.effects[Rank.TWO] = ()  # type: ignore[index]
    with pytest.raises(TypeError):
        rules.values[Rank.TWO] = 0  # type: ignore[index]
    assert isinstance(rules.wild, frozenset)


def test_rules_do_not_change_with_what_they_were_made_from() -> None:
    """§3: changing the caller's set, table or list afterwards changes no rules."""
    wild = {Rank.EIGHT}
    effects: dict[Rank, list[Any]] = {Rank.TWO: [Draw(2)]}
    values = dict(FULL_TABLE)
    rules = rules_with(wild=wild, effects=effects, values=values)
    wild.add(Rank.TWO)
    effects[Rank.TWO].append(Skip())
    effects[Rank.THREE] = [Skip()]
    values[Rank.TWO] = 99
    assert rules == rules_with(effects={Rank.TWO: [Draw(2)]}, values=FULL_TABLE)


def test_equal_rules() -> None:
    """§3, R-80: rules are equal whatever the order in which tables, sets and effects were given."""
    one = rules_with(
        wild=[Rank.EIGHT, Rank.JACK],
        effects={Rank.TWO: [Skip(), Draw(2)], Rank.ACE: Reverse(), Card("QS"): (Skip(),)},
        values=FULL_TABLE,
    )
    other = rules_with(
        wild={Rank.JACK, Rank.EIGHT},
        effects={Card("QS"): [Skip()], Rank.ACE: [Reverse()], Rank.TWO: (Draw(2), Skip())},
        values=dict(reversed(FULL_TABLE.items())),
    )
    assert one == other
    assert hash(one) == hash(other)
    assert one.to_text() == other.to_text()
    assert one != one.replace(seats=3)


def test_order_of_effects() -> None:
    """R-80: effects are kept in the order in which they take place."""
    given_ = [
        Again(),
        MustCover(),
        AnythingNext(),
        Skip(),
        Cancel(),
        Draw(2),
        AllDraw(1),
        Reverse(),
    ]
    rules = rules_with(effects={Rank.TWO: given_})
    assert rules.effects[Rank.TWO] == tuple(reversed(given_))


def test_joker_has_one_entry() -> None:
    """R-80, R-43: the joker's entry is the same written as a rank or as a card."""
    by_rank = rules_with(jokers=1, effects={Rank.JOKER: [Draw(5)]})
    by_card = rules_with(jokers=1, effects={JOKER: [Draw(5)]})
    assert by_rank == by_card
    assert by_card.effects_of(JOKER) == (Draw(5),)


def test_copies_of_rules() -> None:
    """§3: copied and pickled rules are equal to the original."""
    rules = Rules.from_text("seats=3 effects=2:draw(2,same_rank);QS:skip values=flat5 jokers=1")
    assert copy.deepcopy(rules) == rules
    assert pickle.loads(pickle.dumps(rules)) == rules


def test_copies_of_errors() -> None:
    """R-30: the error of a refused set crosses to another process as it is."""
    error = refused(seats=9)
    again = pickle.loads(pickle.dumps(error))
    assert (again.options, str(again)) == (error.options, str(error))


def test_replace_checks_conflicts() -> None:
    """R-30: changed rules are validated like new ones."""
    rules = Rules(draw=1, drawn_card="may_not")
    with pytest.raises(RulesError):
        rules.replace(draw="until_playable")
    assert rules.replace(seats=2) == Rules(seats=2, draw=1, drawn_card="may_not")


@pytest.mark.parametrize(
    "text", ["", "seats=3 draw=1", "wild=A,J", "effects=2:draw(2);QS:skip", "game_end=deals(3)"]
)
def test_repr_can_be_evaluated(text: str) -> None:
    """§3: the repr of rules, evaluated, is the same rules."""
    rules = Rules.from_text(text)
    names = {one.__name__: one for one in (Rules, Rank, Card, Draw, Skip, deals, frozenset)}
    assert eval(repr(rules), names) == rules  # noqa: S307  # our own text


# ── Texts ─────────────────────────────────────────────────────────────────────────────────────────


def test_text_of_the_default_rules() -> None:
    """§6: only what differs from the defaults is written."""
    assert NORMAL.to_text() == ""
    assert Rules.from_text("") == NORMAL
    assert Rules.from_text("  \n ") == NORMAL
    assert Rules.from_text("seats=4 wild=8 effects=none") == NORMAL


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"seats": 3}, "seats=3"),
        ({"draw": 3}, "draw=3"),
        ({"packs": 2}, "packs=2"),
        ({"stop_call": 0}, "stop_call=0"),
        ({"wild_value": "plain"}, "wild_value=plain"),
        ({"voluntary_draw": True}, "voluntary_draw=true"),
        ({"wild_on_wild": False}, "wild_on_wild=false"),
        ({"wild": []}, "wild=none"),
        ({"wild": [Rank.ACE, Rank.TEN]}, "wild=10,A"),
        ({"effects": {Rank.TWO: [Draw(2, "same_rank")]}}, "effects=2:draw(2,same_rank)"),
        ({"effects": {Rank.TWO: [Skip()], Card("2S"): []}}, "effects=2:skip(1);2S:none"),
        (
            {"jokers": 1, "effects": {JOKER: [Draw(5, "any_draw_card"), Skip(2), Again()]}},
            "jokers=1 effects=JK:draw(5,any_draw_card)+skip(2)+again",
        ),
        ({"game_end": target(200)}, "game_end=target(200)"),
        ({"game_end": deals(7)}, "game_end=deals(7)"),
        ({"game_end": eliminate(100)}, "game_end=eliminate(100)"),
        ({"values": "flat5"}, "values=flat5"),
        (
            {"values": FULL_TABLE},
            "values=2:5,3:5,4:5,5:5,6:5,7:5,8:5,9:5,10:5,J:5,Q:5,K:5,A:5",
        ),
    ],
)
def test_text_round_trip(options: dict[str, object], text: str) -> None:
    """§6: the text of rules reads back as the same rules."""
    rules = rules_with(**options)
    assert rules.to_text() == text
    assert Rules.from_text(text) == rules


@pytest.mark.parametrize("name", RIGHT)
def test_text_round_trip_of_every_value(name: str) -> None:
    """§6: this holds for every option and kind of value."""
    for value in RIGHT[name]:
        rules = rules_with(**{name: value})
        assert Rules.from_text(rules.to_text()) == rules


def test_shorter_spellings() -> None:
    """§3.5: `skip` is skip(1), `draw(2)` cannot be answered; T is the ten."""
    assert read_options(["effects=2:skip;3:draw(2)", "wild=T"]) == {
        "effects": {Rank.TWO: (Skip(1),), Rank.THREE: (Draw(2, "none"),)},
        "wild": frozenset({Rank.TEN}),
    }


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("seat=3", "seat"),
        ("seats", "seats"),
        ("seats:3", "seats:3"),
        ("=3", ""),
        ("seats=", "seats"),
        ("seats=four", "seats"),
        ("seats=9", "seats"),
        ("seats=4.0", "seats"),
        ("seats=+4", "seats"),
        ("seats=0x4", "seats"),
        ("seats=99999999999999999999", "seats"),
        ("seats=٤", "seats"),
        ("draw=0", "draw"),
        ("draw=always", "draw"),
        ("wild=", "wild"),
        ("wild=1", "wild"),
        ("wild=JK", "wild"),
        ("wild=8S", "wild"),
        ("wild=8,", "wild"),
        ("wild_on_wild=maybe", "wild_on_wild"),
        ("wild_on_wild=", "wild_on_wild"),
        ("effects=", "effects"),
        ("effects=2", "effects"),
        ("effects=2:", "effects"),
        ("effects=2:fly", "effects"),
        ("effects=2:draw", "effects"),
        ("effects=2:draw()", "effects"),
        ("effects=2:draw(two)", "effects"),
        ("effects=2:draw(0)", "effects"),
        ("effects=2:draw(2,never)", "effects"),
        ("effects=2:draw(2,same_rank,3)", "effects"),
        ("effects=2:skip(2", "effects"),
        ("effects=2:again(1)", "effects"),
        ("effects=2:all_draw", "effects"),
        ("effects=1:skip", "effects"),
        ("effects=2:skip;2:draw(1)", "effects"),
        ("effects=2:skip+skip(2)", "effects"),
        ("effects=2:skip;", "effects"),
        ("values=pip", "values"),
        ("values=A:x", "values"),
        ("values=A:-1", "values"),
        ("values=A:", "values"),
        ("values=1:1", "values"),
        ("values=2:1,2:2", "values"),
        ("game_end=target", "game_end"),
        ("game_end=target()", "game_end"),
        ("game_end=target(0)", "game_end"),
        ("game_end=one_deal(1)", "game_end"),
        ("game_end=never", "game_end"),
    ],
)
def test_unreadable_words(word: str, name: str) -> None:
    """R-30: a word that cannot be read is refused with the option, the text and what is right."""
    with pytest.raises(RulesError) as caught:
        read_options([word])
    assert caught.value.options == (name,)
    assert len(caught.value.reason) > 10


def test_option_given_twice() -> None:
    """R-30: an option given twice is refused, with two values or one."""
    for words in (["seats=3", "seats=4"], ["draw=1", "seats=3", "draw=1"]):
        with pytest.raises(RulesError, match="twice") as caught:
            read_options(words)
        assert caught.value.options == (words[0].partition("=")[0],)


def test_readable_words_in_conflict() -> None:
    """R-30: a text whose words are right but do not go together is refused as well."""
    with pytest.raises(RulesError) as caught:
        Rules.from_text("draw=until_playable drawn_card=may_not")
    assert set(caught.value.options) == {"draw", "drawn_card"}


SOMETHING_LIKE_A_WORD = st.builds(
    "{}={}".format,
    st.sampled_from(list(DEFAULTS)),
    st.text("0123456789AJQK:,;()+=abd_", max_size=12),
)


@given(st.lists(st.text(max_size=20) | SOMETHING_LIKE_A_WORD, max_size=4))
def test_any_text_is_read_or_refused(words: list[str]) -> None:
    """R-30: whatever the text, the answer is a set of rules or a `RulesError`, nothing else."""
    try:
        rules = Rules.from_text(" ".join(words))
    except RulesError:
        return
    assert Rules.from_text(rules.to_text()) == rules
