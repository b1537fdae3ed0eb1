"""A rule set in a link: whole, versioned, readable, and refused with a reason."""

from __future__ import annotations

import doctest
import re
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.random_rules import rules_from_seed, valid_rules

from crazyeights.cards import Card, Rank
from crazyeights.rules.effects import Again, AllDraw, Cancel, Draw, Effect, MustCover, Reverse, Skip
from crazyeights.rules.kinds import target
from crazyeights.rules.options import Rules, RulesError, option_kinds
from crazyeights.rules.presets import PRESETS
from crazyeights.rulesets import (
    LONGEST_NAME,
    RuleSet,
    file,
    forms,
    link,
    read_link,
    ruleset,
    write_link,
)

NAMES = ["", "Oma Gerda", "Kåres & Åses = 100 % #1?", "+", "100%25", "„Zu Hause“", "8♠ אבג"]

CHANGES: list[dict[str, Any]] = [{}, {"draw": 7}, {"last_card_penalty": 4, "stop_call": 9}]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_comes_back(preset: str) -> None:
    """At every number of players, and with a change of one option."""
    fewest, most = PRESETS[preset].seats
    for seats in range(fewest, most + 1):
        for changes in CHANGES:
            if changes.get("draw") and Rules.preset(preset).drawn_card == "may_not":
                continue
            made = RuleSet.of(preset, seats=seats, **changes)
            assert read_link(write_link(made)) == made


def test_1000_random_rule_sets_come_back() -> None:
    """From the defaults, and as changes of a preset."""
    presets = ["", *PRESETS]
    for seed in range(1000):
        made = RuleSet(
            rules_from_seed(seed), presets[seed % len(presets)], NAMES[seed % len(NAMES)]
        )
        assert read_link(write_link(made)) == made


@settings(max_examples=200)
@given(valid_rules(), st.sampled_from(["", *PRESETS]), st.text(max_size=80))
def test_any_rule_set_comes_back(rules: Rules, preset: str, name: str) -> None:
    made = RuleSet(rules, preset, name)
    written = write_link(made)
    assert read_link(written) == made
    assert read_link(f"https://cards.example:8080/rules?{written}#book") == made


@settings(max_examples=100)
@given(valid_rules())
def test_no_sign_that_a_program_would_change(rules: Rules) -> None:
    """Unreserved signs alone, so that no letter or chat cuts the link off (RFC 3986, 2.3)."""
    for part in write_link(RuleSet(rules)).split("&"):
        assert re.fullmatch(r"[a-z_]+=[A-Za-z0-9._~-]*[A-Za-z0-9]", part)


def test_only_what_differs_is_written() -> None:
    assert write_link(RuleSet.of("mau-mau")) == "v=1&preset=mau-mau"
    assert write_link(RuleSet.of("mau-mau", name="Zu Hause", draw=2)) == (
        "v=1&preset=mau-mau&draw=2&name=Zu%20Hause"
    )
    effects: dict[Rank | Card, list[Effect]] = {
        Rank.TWO: [Draw(2, "same_rank")],
        Card("QS"): [Skip(2), AllDraw(1)],
        Card("QH"): [],
    }
    made = RuleSet.of(effects=effects, wild={Rank.EIGHT, Rank.JACK}, game_end=target(100))
    assert write_link(made) == (
        "v=1&wild=8.J&effects=2.draw-2-same_rank~QH.none~QS.all_draw-1.skip-2&game_end=target-100"
    )


def test_the_longest_rule_set_is_short_enough() -> None:
    most = 1_000_000
    every: list[Effect] = [Reverse(), AllDraw(most), Draw(most, "any_draw_card"), Cancel()]
    every += [Skip(most), MustCover(), Again()]
    effects: dict[Rank | Card, list[Effect]] = {
        **dict.fromkeys(tuple(Rank)[:13], every),
        **{Card.from_index(index): every for index in range(53)},
    }
    table = dict.fromkeys(Rank, 1_000_000)
    rules = Rules(
        jokers=1,
        effects=effects,
        values=table,
        wild=frozenset(tuple(Rank)[:13]),
        starter_wild="dealer_names",
    )
    made = RuleSet(rules, name="ß" * LONGEST_NAME)
    assert read_link(write_link(made)) == made


@pytest.mark.parametrize(
    ("text", "code", "options"),
    [
        ("", "link-no-version", ("v",)),
        ("draw=3", "link-no-version", ("v",)),
        ("v=2&draw=3", "link-version", ("v",)),
        ("v=1.0", "link-version", ("v",)),
        ("v=&draw=3", "link-no-version", ("v",)),
        ("v=1&drow=3", "option", ("drow",)),
        ("v=1&draw", "no-value", ("draw",)),
        ("v=1&draw=3&draw=4", "twice", ("draw",)),
        ("v=1&v=1", "twice", ("v",)),
        ("v=1&draw=0", "value", ("draw",)),
        ("v=1&draw=%00", "value", ("draw",)),
        ("v=1&draw=9999999999999999999", "value", ("draw",)),
        ("v=1&preset=poker", "preset", ("preset",)),
        ("v=1&preset=__class__", "preset", ("preset",)),
        ("v=1&drawn_card=may_not", "draw-for-nothing", ("draw", "drawn_card")),
        ("v=1&effects=2.fly", "value", ("effects",)),
        ("v=1&effects=2:skip;3:skip", "value", ("effects",)),
        ("v=1&effects=", "value", ("effects",)),
        ("v=1&wild=8.8", "value", ("wild",)),
        ("v=1&name=x&fbclid=y", "option", ("fbclid",)),
        ("v=1&" + "draw=3&" * 2000, "link-too-long", ("link",)),
        ("v=1&__init__=3", "option", ("__init__",)),
        ("v=1&seats=2&first_turn=7", "no-seat", ("seats", "first_turn")),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, code: str, options: tuple[str, ...]) -> None:
    for whole in (text, f"https://example.org/rules?{text}"):
        with pytest.raises(RulesError) as caught:
            read_link(whole)
        assert caught.value.code == code
        assert caught.value.options == options
        assert len(str(caught.value)) < 1500


@given(st.text(max_size=60) | st.text("v=1&draw.-~%abc259JQ", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    for whole in (text, f"v=1&{text}", f"v=1&effects={text}", f"http://[{text}"):
        try:
            made = read_link(whole)
        except RulesError:
            continue
        assert read_link(write_link(made)) == made


@settings(max_examples=50)
@given(valid_rules())
def test_one_value_alone_comes_back(rules: Rules) -> None:
    for name in option_kinds():
        value = getattr(rules, name)
        assert link.read_link_value(name, link.link_value(name, value)) == value
    with pytest.raises(RulesError):
        link.read_link_value("drow", "3")


def test_a_name_is_one_line_and_not_too_long() -> None:
    assert RuleSet.of(name=" a\n\tb\x00c ").name == "a b c"
    assert len(RuleSet.of(name="x" * 1000).name) == LONGEST_NAME
    assert RuleSet.of("mau-mau", seats=2).is_preset
    assert not RuleSet.of("mau-mau", draw=3).is_preset
    assert not RuleSet.of().is_preset


@pytest.mark.parametrize("module", [file, forms, link, ruleset])
def test_the_examples_in_the_documentation_work(module: ModuleType) -> None:
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    assert doctest.testmod(module, optionflags=flags).failed == 0
