"""A rule set as a TOML file: comes back whole; mistakes are told with file, line and reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.random_rules import rules_from_seed, valid_rules

from crazyeights.cards import Card, Rank
from crazyeights.rules.effects import EFFECTS, Again, Draw, Skip
from crazyeights.rules.kinds import target
from crazyeights.rules.options import Rules, option_rules
from crazyeights.rules.presets import PRESETS
from crazyeights.rulesets import RuleFileError, RuleSet, read_file, read_link, read_toml, write_toml

DOCUMENT = Path(__file__).parents[2] / "docs" / "rules-file.md"


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_comes_back(preset: str) -> None:
    """Written as a preset, and written out."""
    for made in (RuleSet.of(preset), RuleSet(Rules.preset(preset))):
        assert read_toml(write_toml(made)) == made


def test_random_rule_sets_come_back() -> None:
    presets = ["", *PRESETS]
    for seed in range(300):
        made = RuleSet(rules_from_seed(seed), presets[seed % len(presets)])
        assert read_toml(write_toml(made)) == made


@settings(max_examples=100)
@given(valid_rules(), st.text(max_size=80))
def test_any_rule_set_comes_back(rules: Rules, name: str) -> None:
    made = RuleSet(rules, name=name)
    assert read_toml(write_toml(made)) == made


def test_people_may_write_it_their_own_way() -> None:
    """Any TOML that says the same: blanks, quotation marks, one effect without a list."""
    text = """
    format = 1
    name = 'Zu Hause'
    wild = ["8", "J"]      # two of them
    voluntary_draw = true
    game_end = "target( 100 )"
    effects.2 = "draw(2, same_rank)"
    effects.'QS' = ["skip", "again"]
    """
    made = read_toml(text)
    assert made.name == "Zu Hause"
    assert made.rules == Rules(
        wild={Rank.EIGHT, Rank.JACK},
        voluntary_draw=True,
        game_end=target(100),
        effects={Rank.TWO: [Draw(2, "same_rank")], Card("QS"): [Skip(), Again()]},
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "x.toml: format: it is missing; right is format = 1"),
        ("format = 2", "x.toml, line 1: format: 2 is not read by this program; right is 1"),
        ("format = true", "x.toml, line 1: format: True is not read"),
        ("format = 1\ndraw", "x.toml, line 2: no TOML: Expected '='"),
        ("format = 1\ndraw = ", "x.toml, line 2: no TOML: Invalid value"),
        ("format = 1\n\ndrow = 3", "x.toml, line 3: drow: no such option; there are seats, "),
        (
            "format = 1\ndraw = 0",
            "x.toml, line 2: draw: '0' is not right; right is until_playable or a whole number",
        ),
        ("format = 1\ndraw = 1.5", "x.toml, line 2: draw: 1.5 is not right; right is until"),
        ("format = 1\ndraw = true", "x.toml, line 2: draw: True is not right"),
        ("format = 1\nvoluntary_draw = 1", "x.toml, line 2: voluntary_draw: '1' is not right"),
        ("format = 1\nwild = ['8', 9]", "x.toml, line 2: wild: 9 is not right"),
        ("format = 1\nwild = ['1']", "x.toml, line 2: wild: '1' is not right; right is '1' is no"),
        ("format = 1\n[effects]\n2 = 'fly'", "x.toml, line 2: effects: '2:fly' is not right"),
        ("format = 1\n[effects]\n'2:skip;3' = 'skip'", "x.toml, line 2: effects: '2:skip;3' is"),
        ("format = 1\n[values]\nA = 'x'", "x.toml, line 2: values: "),
        ("format = 1\nname = 3", "x.toml, line 2: name: the name must be a text"),
        ("format = 1\npreset = 'mau'", "x.toml, line 2: preset: there is none called 'mau'"),
        ("format = 1\npreset = ['mau']", "x.toml, line 2: preset: there is none called"),
        (
            "format = 1\npreset = 'quick'\n'drawn_card' = 'may_not'",
            "x.toml, line 3: draw, drawn_card: one draws until a card can be played",
        ),
        ("draw = " + "[" * 50_000, "x.toml: no TOML: too many brackets"),
        ("#" * 100_001, "x.toml: it has more than 100000 characters"),
    ],
)
def test_a_mistake_is_told_with_its_place(text: str, message: str) -> None:
    with pytest.raises(RuleFileError) as caught:
        read_toml(text, "x.toml")
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    for whole in (text, f"format = 1\n{text}", f"format = 1\neffects = {text}"):
        try:
            made = read_toml(whole)
        except RuleFileError:
            continue
        assert read_toml(write_toml(made)) == made


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    path.write_bytes(b"format = 1\nname = '\xff'\n")
    with pytest.raises(RuleFileError, match=r"rules\.toml, line 2: right is text in UTF-8"):
        read_file(path)
    path.write_text(write_toml(RuleSet.of("pesten", draw=2)), encoding="utf-8")
    assert read_file(path) == RuleSet.of("pesten", draw=2)


def test_a_mark_before_the_text_is_no_mistake(tmp_path: Path) -> None:
    """Notepad and others write U+FEFF first."""
    path = tmp_path / "rules.toml"
    path.write_text(write_toml(RuleSet.of("pesten", draw=2)), encoding="utf-8-sig")
    assert read_file(path) == RuleSet.of("pesten", draw=2)


def test_the_documentation_is_right() -> None:
    """docs/rules-file.md: its file and its link are read, and every option is in its table."""
    text = DOCUMENT.read_text(encoding="utf-8")
    file = re.search(r"```toml\n(.*?)```", text, re.DOTALL)
    link = re.search(r"https://cards\.example\S+", text)
    assert file is not None
    assert link is not None
    made = read_toml(file[1])
    assert (made.name, made.preset, made.rules.draw) == ("Ours", "mau-mau", 3)
    assert read_link(link[0]).name == "Ours"
    listed = re.findall(r"^\| `(\w+)` \|.*\| (R-\d+) \|$", text, re.MULTILINE)
    assert listed == [*option_rules().items()]
    for kind in EFFECTS:
        assert f"`{kind}" in text
