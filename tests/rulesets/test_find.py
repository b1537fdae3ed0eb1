"""Finding the rules somebody grew up with: few questions, and their own preset at the end."""

from __future__ import annotations

import random

import pytest

from crazyeights.cards import Rank
from crazyeights.rules.effects import Draw
from crazyeights.rules.options import Rules
from crazyeights.rules.presets import PRESETS
from crazyeights.rulesets import RuleSet, find
from crazyeights.rulesets.find import (
    BY_SUIT,
    DONT_KNOW,
    MOST_QUESTIONS,
    Finder,
    Question,
    answers,
    candidates,
    differences,
    questions,
)

NAMES = {rules: name for name, rules in candidates().items()}


def asked(rules: Rules, unknown: frozenset[str] = frozenset()) -> Finder:
    """Answer as somebody who plays by these rules and does not know what is ``unknown``."""
    given: list[tuple[str, str]] = []
    while (question := Finder(given).question()) is not None:
        known = question.id not in unknown
        answer = question.id_of(question.answer_of(rules)) if known else DONT_KNOW
        if answer not in answers(question):
            answer = DONT_KNOW
        given.append((question.id, answer))
    return Finder(given)


@pytest.mark.parametrize("name", PRESETS)
def test_who_plays_by_a_preset_is_led_to_it(name: str) -> None:
    rules = Rules.preset(name)
    finder = asked(rules)
    found = finder.found()
    assert found.ruleset.preset == NAMES[rules]
    assert found.ruleset.is_preset
    assert not found.left_out
    assert differences(found.ruleset) == []
    assert len(finder.given) <= MOST_QUESTIONS


def test_seven_questions_are_enough_on_average() -> None:
    count = [len(asked(rules).given) for rules in candidates().values()]
    assert sum(count) / len(count) <= 7


def test_house_rules_come_out_as_the_nearest_preset_and_the_differences() -> None:
    """Mau-Mau in which one draws up to three, and a call is enough."""
    house = RuleSet.of("mau-mau", draw=3, last_card_call="required")
    given = [
        ("wild", "J"),
        ("effects-A", "again"),
        ("effects-7", "draw-2-same_rank"),
        ("draw", "3"),
        ("last_card_call", "required"),
    ]
    found = Finder(given).found()
    assert found.ruleset.rules == house.rules
    assert found.ruleset.preset == "mau-mau"
    assert differences(found.ruleset) == ["draw", "last_card_call"]


def test_a_card_that_does_something_else_is_a_difference() -> None:
    found = Finder(
        [("wild", "J"), ("effects-A", "must_cover"), ("effects-8", "skip-1"), ("effects-7", "none")]
    ).found()
    assert found.ruleset.preset == "tschau-sepp"
    assert Rank.SEVEN not in found.ruleset.rules.effects
    assert differences(found.ruleset) == ["effects"]
    other = Finder([("wild", "8"), ("effects-2", "draw-2-any_draw_card")]).found()
    assert other.ruleset.rules.effects[Rank.TWO] == (Draw(2, "any_draw_card"),)


def test_answers_that_do_not_go_together_leave_one_out() -> None:
    """R-30: drawing until a card fits, and not being allowed to play it."""
    given = [("draw", "until_playable"), ("drawn_card", "may_not"), ("effects-J", BY_SUIT)]
    found = Finder(given).found()
    assert Question("effects", Rank.JACK) in found.left_out
    assert len(found.left_out) == 2


def test_any_answers_lead_to_rules_that_can_be_played() -> None:
    generator = random.Random(5)
    for _ in range(150):
        given = [
            (question.id, generator.choice([*answers(question), DONT_KNOW]))
            for question in generator.sample([*questions().values()], generator.randrange(8))
        ]
        found = Finder(given).found()
        assert Rules.from_text(found.ruleset.rules.to_text()) == found.ruleset.rules


def test_who_knows_nothing_is_not_asked_for_ever() -> None:
    finder = asked(Rules.preset("switch"), frozenset(questions()))
    assert len(finder.given) <= MOST_QUESTIONS
    assert finder.found().near


def test_nobody_is_asked_about_cards_that_are_wild_or_not_in_the_pack() -> None:
    for rules in candidates().values():
        finder = asked(rules)
        wild = finder.given[Question("wild")]
        assert not [one for one in finder.given if one.rank in wild]
    finder = Finder([("wild", "J"), ("pack", "german32")])
    given = [("wild", "J"), ("pack", "german32")]
    while (question := finder.question()) is not None:
        assert question.rank is None or question.rank >= Rank.SEVEN
        given.append((question.id, DONT_KNOW))
        finder = Finder(given)


@pytest.mark.parametrize(
    "given",
    [
        [("colour", "red")],
        [("draw", "17")],
        [("draw", "1"), ("draw", "1")],
        [("effects-8S", "none")],
        [("", "")],
    ],
)
def test_what_is_no_answer_is_refused(given: list[tuple[str, str]]) -> None:
    with pytest.raises(ValueError, match=r"there is no question|is no answer"):
        Finder(given)


def test_every_answer_is_one_that_a_preset_gives() -> None:
    for question in questions().values():
        given = {question.answer_of(rules) for rules in candidates().values()}
        assert set(answers(question).values()) == given
        assert len(given) > 1, question
    assert find.questions() is questions()
