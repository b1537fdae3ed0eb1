"""Rules to be chosen, compared and asked about, in four languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from tests.rules.random_rules import rules_from_seed

from crazyeights.cards import Card, Language, Rank, Suit
from crazyeights.rules.actions import Action, Announce, Draw, NameSuit, Pass, Play, Stop
from crazyeights.rules.effects import (
    EFFECTS,
    Again,
    AllDraw,
    AnythingNext,
    Cancel,
    Effect,
    MustCover,
    Reverse,
    Skip,
)
from crazyeights.rules.effects import Draw as DrawEffect
from crazyeights.rules.kinds import deals, eliminate, target
from crazyeights.rules.options import Rules, RulesError, option_kinds, read_options, wrong_value
from crazyeights.rules.presets import PRESETS
from crazyeights.rulesets import RuleFileError, RuleSet, read_link, read_toml
from crazyeights.rulesets.find import Finder, answers, questions
from crazyeights.rulesets.forms import Form
from crazyeights.rulesets.link import read_link_value
from crazyeights.rulesets.position import Done, Position, PositionError
from crazyeights.texts import LANGUAGES, catalogue
from crazyeights.texts.composer import (
    answer_words,
    compare,
    controls,
    explain,
    question_words,
)
from crazyeights.texts.composer.comparison import name_of
from crazyeights.texts.composer.conflicts import _values_written, explain_written, way_out
from crazyeights.texts.composer.controls import SECTIONS, effect_words, value_words
from crazyeights.texts.composer.ruling import TOPICS, rule_on, wrong_words
from crazyeights.texts.rulebook import RULES, rulebook

each_language = pytest.mark.parametrize("language", LANGUAGES)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(word) for word in text.split())


# ── Controls ──────────────────────────────────────────────────────────────────────────────────────


def test_every_option_has_its_question_once() -> None:
    asked = [option for options in SECTIONS.values() for option in options]
    assert sorted(asked) == sorted(option_kinds())


@each_language
def test_every_question_ends_as_one_and_is_explained(language: Language) -> None:
    for seed in range(30):
        rules = rules_from_seed(seed)
        for topic in controls(rules, catalogue(language)):
            for control in topic.controls:
                assert control.label.endswith("?"), control.option
                assert control.about.endswith("."), control.option
                assert control.about != control.label
                labels = [answer.label for answer in control.answers]
                assert len({*labels}) == len(labels), (control.option, labels)
                assert not re.search(r"[{}]|  ", "".join(labels)), labels


def test_the_answers_are_values_that_the_option_takes() -> None:
    for seed in range(30):
        rules = rules_from_seed(seed)
        for topic in controls(rules, catalogue("en")):
            for control in topic.controls:
                name = control.option
                assert read_link_value(name, control.value) == getattr(rules, name)
                if control.kind != "choice":
                    continue
                values = [answer.value.replace("#", str(answer.low)) for answer in control.answers]
                assert len({read_link_value(name, value) for value in values}) == len(values)
                for answer in control.answers:
                    assert (
                        ("#" in answer.value) == ("#" in answer.label) == (answer.low is not None)
                    )


def test_the_present_value_is_among_the_answers() -> None:
    """Or fits into the one with a number."""
    for name in PRESETS:
        for topic in controls(Rules.preset(name), catalogue("en")):
            for control in topic.controls:
                if control.kind != "choice":
                    continue
                fits = [
                    answer
                    for answer in control.answers
                    if re.fullmatch(answer.value.replace("#", "[0-9]+"), control.value)
                ]
                assert len(fits) == 1, (name, control.option, control.value)


def test_an_option_that_does_not_matter_changes_no_sentence() -> None:
    """R-140: and one that matters can change one."""
    generator = random.Random(4)
    told: dict[str, bool] = {}
    for seed in range(25):
        rules = rules_from_seed(seed)
        for topic in controls(rules, catalogue("en")):
            for control in topic.controls:
                other = rules_from_seed(generator.randrange(400))
                try:
                    value = getattr(other, control.option)
                    changed = rules.replace(**{control.option: value})
                except RulesError:
                    continue
                same = texts_of(rules) == texts_of(changed)
                if not control.matters:
                    assert same, (control.option, value, rules)
                elif not same:
                    told[control.option] = True
    assert set(told) == set(option_kinds())


@cache
def texts_of(rules: Rules) -> list[str]:
    return [one.text for one in rulebook(rules, "en", only=RULES).sentences]


@each_language
def test_every_value_has_words_of_its_own(language: Language) -> None:
    made = catalogue(language)
    values: dict[str, list[Any]] = {
        "game_end": [target(1), target(200), deals(1), deals(5), eliminate(1), eliminate(100)],
        "values": ["pips", "flat5", dict.fromkeys(tuple(Rank)[:13], 1)],
        "wild": [frozenset(), frozenset({Rank.EIGHT}), frozenset({Rank.EIGHT, Rank.JACK})],
        "effects": [{}, {Rank.TWO: [Skip()]}, {Card("QS"): [Skip(2), AllDraw(3)]}],
    }
    for name, kind in option_kinds().items():
        low = getattr(kind, "low", None)
        numbers = [] if low is None else [low, low + 1]
        found = values.get(name, [*getattr(kind, "words", (True, False)), *numbers])
        said = [value_words(name, kind.normal(value), made) for value in found]
        assert len({*said}) == len(said), (name, said)
    effects: list[Effect] = [DrawEffect(2), DrawEffect(2, "same_rank"), Skip(1), Skip(2)]
    effects += [DrawEffect(2, "any_draw_card"), AllDraw(2), AnythingNext(), Again(), MustCover()]
    effects += [Reverse(), Cancel()]
    assert {type(effect) for effect in effects} == {*EFFECTS.values()}
    said = [effect_words(effect, made) for effect in effects]
    assert len({*said}) == len(said)


# ── Conflicts ─────────────────────────────────────────────────────────────────────────────────────

NOT_TOGETHER = {
    "no-seat": "seats=2 first_turn=5",
    "wild-lacking": "pack=german32 wild=2",
    "effect-lacking": "effects=JK:skip",
    "anything-on-wild": "effects=8:anything_next",
    "no-points": "values=2:0,3:0,4:0,5:0,6:0,7:0,8:0,9:0,10:0,J:0,Q:0,K:0,A:0",
    "nothing-on-wild": "pack=german32 wild=7,8,9,10,J,Q,K,A wild_on_wild=false "
    "starter_wild=anything",
    "no-starter": "pack=german32 wild=7,8,9,10,J,Q,K,A",
    "no-last-card": "pack=german32 wild=7,8,9,10,J,Q,K,A starter_wild=anything "
    "finish_on_wild=false",
    "too-few-cards": "seats=8 packs=1 hand_size=7",
    "draw-for-nothing": "drawn_card=may_not",
    "nobody-eliminated": "scoring=winner_collects game_end=eliminate(100)",
    "values-missing": "values=2:1",
    "values-lacking": "pack=german32 values=2:1,7:1,8:1,9:1,10:1,J:1,Q:1,K:1,A:1",
    "value": "draw=never",
    "option": "drow=3",
    "no-value": "draw",
    "twice": "draw=1 draw=1",
}
LINKS = {
    "preset": "v=1&preset=poker",
    "link-no-version": "draw=3",
    "link-version": "v=9",
    "link-too-long": "v" * 20_000,
}
FILES = {
    "name": "format = 1\nname = 3",
    "file-format": "draw = 3",
    "file-version": "format = 2",
    "file-no-toml": "draw",
    "file-too-large": "#" * 100_001,
}


def every_error() -> Iterator[RulesError]:
    for code, text in NOT_TOGETHER.items():
        with pytest.raises(RulesError) as caught:
            Rules(**read_options(text.split()))
        assert caught.value.code == code
        yield caught.value
    for code, text in LINKS.items():
        with pytest.raises(RulesError) as caught:
            read_link(text)
        assert caught.value.code == code
        yield caught.value
    for code, text in FILES.items():
        with pytest.raises(RuleFileError) as wrong:
            read_toml(text)
        assert wrong.value.error.code == code
        yield wrong.value.error
    with pytest.raises(RulesError) as caught:
        Rules.preset("quick", seats=7)
    yield caught.value
    yield RulesError([], "", "file-no-text")  # what is no text cannot be read as one


@each_language
def test_every_conflict_is_told(language: Language) -> None:
    """R-30: all reasons there are, each in a sentence, and no text for any other."""
    made = catalogue(language)
    said = {}
    for error in every_error():
        said[error.code] = explain(error, made)
        assert said[error.code][0].isupper() or said[error.code][0] in "„“«"
        assert said[error.code].endswith("."), error.code
    left = {name.removeprefix("conflict-") for name in made.ids if name.startswith("conflict-")}
    assert left == set(said)
    assert len({*said.values()}) == len(said)
    assert made.text("option-draw", wild=[], rank=Rank.TWO) in said["value"]


def test_a_conflict_comes_with_a_way_out() -> None:
    """One more option changed, if that is enough."""
    rules = Rules()
    for changes, expected in (
        ({"drawn_card": "may_not"}, {"draw": 1}),
        ({"wild": frozenset({Rank.ACE}), "effects": {Rank.ACE: [AnythingNext()]}}, None),
        ({"seats": 8, "hand_size": 40}, None),
        ({"packs": 1, "seats": 8, "hand_size": 6, "jokers": 0, "pack": "jass36"}, None),
    ):
        with pytest.raises(RulesError) as caught:
            rules.replace(**changes)
        found = way_out(rules, changes, caught.value)
        if expected is None:
            assert found is None or rules.replace(**found) != rules
        else:
            assert found == {**changes, **expected}
            assert rules.replace(**found) != rules


@pytest.mark.parametrize("form", Form)
def test_what_is_said_to_be_possible_is(form: Form) -> None:
    """Every value that a mistake is answered with can be written in its place."""
    made = catalogue("en")
    for name in option_kinds():
        said = explain_written(wrong_value(name, "wrong", ""), made, form)
        assert said.startswith(f"{name}: ")
        assert "“wrong” is no answer here. Possible: " in said
        for possible in _values_written(name, made, form):
            assert possible in said
            word = re.sub(r"^(entries|ranks) such as ", "", possible)
            word = re.sub(r"^a whole number (of|from) ([0-9]+).*", r"\2", word)
            word = re.sub(r"\bn\b", "9", word)
            if not word.startswith("points for every rank"):  # only the beginning of a table
                assert read(form, name, word) is not None


@pytest.mark.parametrize("form", Form)
def test_every_effect_is_listed_as_it_is_written(form: Form) -> None:
    said = explain_written(wrong_value("effects", "wrong", ""), catalogue("en"), form)
    listed = said.partition("Effects: ")[2].rstrip(".").replace(" and ", ", ").split(", ")
    found = set()
    for effect in listed:
        word = re.sub(r"\bn\b", "2", effect)
        written = {
            Form.COMMAND: f"2:{word}",
            Form.LINK: f"2.{word}",
            Form.FILE: f'{{2 = "{word}"}}',
        }
        found |= {one.kind for one in read(form, "effects", written[form])[Rank.TWO]}
    assert found == {*EFFECTS}


def read(form: Form, name: str, written: str) -> Any:  # noqa: ANN401  # of any option
    """Return the value that somebody has written down."""
    match form:
        case Form.COMMAND:
            return read_options([f"{name}={written}"])[name]
        case Form.LINK:
            return read_link_value(name, written)
        case Form.FILE:
            beside = "" if name == "draw" else "draw = 1"
            return getattr(read_toml(f"format = 1\n{name} = {written}\n{beside}").rules, name)


@pytest.mark.parametrize("form", Form)
def test_the_way_out_that_is_told_works(form: Form) -> None:
    """Added to what was written, it makes rules that can be played by."""
    found = set()
    for code, text in NOT_TOGETHER.items():
        with pytest.raises(RulesError) as caught:
            RuleSet.of(**read_options(text.split()))
        said = explain_written(caught.value, catalogue("en"), form)
        if "It works with " in said:
            found.add(code)
            more = said.partition("It works with ")[2].rstrip(".")
            name, _, value = more.replace(" = ", "=").partition("=")
            RuleSet.of(**read_options(text.split()), **{name: read(form, name, value)})
    assert found == {"draw-for-nothing", "effect-lacking", "no-starter"}


# ── Comparison ────────────────────────────────────────────────────────────────────────────────────


def test_only_what_differs_stands_side_by_side() -> None:
    one, other = RuleSet.of("chain-draw"), RuleSet.of("chain-draw", draw=3)
    found = compare(one, other, catalogue("en"))
    assert (found.left, found.right) == ("Chain of twos", "Chain of twos with house rules")
    ((section,),) = [[section] for section in found.sections]
    assert section.title == "Playing"
    (difference,) = section.differences
    assert difference.left.startswith("If you cannot play, draw")
    assert "three" in difference.right


def test_what_only_one_of_them_says_stands_alone() -> None:
    found = compare(RuleSet.of("penalty"), RuleSet.of("chain-draw"), catalogue("en"))
    special = next(section for section in found.sections if section.name == "special")
    assert all(difference.left == "" for difference in special.differences)
    twos = [one.right for one in special.differences if one.right.startswith("Two: ")]
    assert len(twos) == 1
    every = [text for one in found.sections for d in one.differences for text in (d.left, d.right)]
    assert not any("No other card has a special meaning" in text for text in every)


def test_what_cards_count_is_compared_as_a_whole() -> None:
    """R-130: a king counts something at both tables, whichever row it stands in."""
    found = compare(RuleSet.of("mau-mau"), RuleSet.of("switch"), catalogue("en"))
    scoring = next(section for section in found.sections if "scoring" in section.title)
    (values,) = [one for one in scoring.differences if "points" in one.left]
    assert "Kings: 4 points. Queens: 3 points." in values.left
    assert values.right.startswith("Kings, queens and jacks: 10 points. Aces: 1 point. All other")


@each_language
def test_any_two_presets_can_be_compared(language: Language) -> None:
    made = catalogue(language)
    sets = [RuleSet.of(name) for name in PRESETS]
    for one in sets:
        for other in sets[:: 2 if language == "en" else 9]:
            found = compare(one, other, made)
            for section in found.sections:
                assert section.differences
                for difference in section.differences:
                    assert difference.left != difference.right
            alike = one.rules == other.rules and {one.preset, other.preset} != {"mau-mau"}
            assert bool(found.sections) != alike or one.preset == other.preset


def test_a_comparison_turned_round_is_the_same() -> None:
    made = catalogue("en")
    for seed in range(30):
        one, other = (RuleSet(rules_from_seed(seed + n)) for n in (0, 300))
        there, back = compare(one, other, made), compare(other, one, made)
        pairs = {(d.left, d.right) for section in there.sections for d in section.differences}
        turned = {(d.right, d.left) for section in back.sections for d in section.differences}
        assert pairs == turned
        assert not compare(one, one, made).sections


def test_what_a_rule_set_is_called() -> None:
    made = catalogue("de")
    assert name_of(RuleSet.of("mau-mau", seats=2), made) == "Mau-Mau"
    assert name_of(RuleSet.of("mau-mau", draw=2), made) == "Mau-Mau mit Hausregeln"
    assert name_of(RuleSet.of("mau-mau", name="Zu Hause"), made) == "Zu Hause"
    assert name_of(RuleSet.of(draw=2), made) == made.text("game-name")


# ── Find ──────────────────────────────────────────────────────────────────────────────────────────


@each_language
def test_every_question_and_answer_can_be_read(language: Language) -> None:
    made = catalogue(language)
    for given in ([], [("wild", "J")], [("wild", "8"), ("draw", "3")]):
        for question in questions().values():
            assert question_words(question, Finder(given), made).endswith("?")
            said = [answer_words(question, one, made) for one in answers(question).values()]
            assert len({*said}) == len(said), (question, said)


def test_a_question_names_the_wild_cards_of_the_one_who_is_asked() -> None:
    question = questions()["wild_on_wild"]
    said = question_words(question, Finder([("wild", "J")]), catalogue("en"))
    assert said == "May you play a jack on a jack?"


# ── May I? ────────────────────────────────────────────────────────────────────────────────────────


def ruling(
    preset: str, hand: str, upcard: str, action: Action, more: dict[str, Any]
) -> tuple[bool, str, tuple[str, ...]]:
    ruleset = RuleSet.of(preset)
    position = Position(ruleset.rules, cards(hand), Card(upcard), **more)
    found = rule_on(position, action, ruleset, catalogue("en"))
    return found.allowed, found.answer, found.topics


@pytest.mark.parametrize(
    ("preset", "hand", "upcard", "action", "more", "answer", "topics"),
    [
        (
            "quick",
            "9S 7D",
            "9H",
            Play(Card("9S")),
            {},
            "Yes. You may play it: the rank",
            ("match",),
        ),
        ("quick", "9S 7D", "9H", Play(Card("7D")), {}, "No. The seven of diamonds is", ("match",)),
        ("quick", "8S 7D", "9H", Play(Card("8S")), {}, "Yes. You may play it: it is w", ("wild",)),
        (
            "mau-mau",
            "JS 7D",
            "JH",
            Play(Card("JS")),
            {"named": Suit.CLUBS},
            "No. The jack of spades cannot go here: no wild card on a wild card.",
            ("wild_on_wild",),
        ),
        (
            "quick",
            "9C 7D",
            "8H",
            Play(Card("9C")),
            {"named": Suit.CLUBS},
            "Yes. You may play it: the suit",
            ("match", "named_suit"),
        ),
        (
            "mau-mau",
            "7S 7D",
            "7H",
            Play(Card("7S")),
            {"debt": 2},
            "Yes. You may play it: it is an answer",
            ("draw:7",),
        ),
        (
            "mau-mau",
            "9H 7D",
            "7H",
            Play(Card("9H")),
            {"debt": 2},
            "No. You owe 2 penalty cards",
            ("draw:7", "debt"),
        ),
        ("mau-mau", "9H 7D", "8H", Pass(), {"just_played": True}, "No. It is Seat", ("skip:8",)),
        ("pesten", "JS", "9H", Play(Card("JS")), {}, "No. The jack", ("finish_on_wild",)),
        ("pesten", "8S", "9S", Play(Card("8S")), {}, "No. The eight", ("finish_on_special",)),
        ("quick", "9S 7D", "9H", Draw(), {}, "No. You can play, so you", ("must_play",)),
        ("quick", "9S 7D", "QH", Draw(), {}, "Yes.", ("draw",)),
        ("quick", "9S 7D", "QH", Announce(0), {}, "No. In these rules", ("last_card_call",)),
        ("quick", "9S 7D", "QH", Stop(), {}, "No. “Stop!” is not part", ()),
        ("stop-the-round", "2S 3D", "QH", Stop(), {}, "Yes.", ("stop",)),
        ("action-cards", "2S 3D", "AH", Play(Card("2S")), {}, "Yes. Any", ("anything_next:A",)),
        (
            "tschau-sepp",
            "AS 10S 6D",
            "9S",
            Draw(),
            {"done": (Done(Play(Card("AS"))),)},
            "No. You can play",
            ("must_cover:A",),
        ),
    ],
)
def test_what_decides(  # noqa: PLR0917  # what is asked, one by one
    preset: str,
    hand: str,
    upcard: str,
    action: Action,
    more: dict[str, Any],
    answer: str,
    topics: tuple[str, ...],
) -> None:
    allowed, said, decided = ruling(preset, hand, upcard, action, more)
    assert said.startswith(answer)
    assert allowed == answer.startswith("Yes")
    assert decided == topics


def test_every_ruling_cites_the_rules() -> None:
    """Whatever is asked under whatever rules; only “Stop!” is unheard of in most."""
    generator = random.Random(8)
    made = catalogue("en")
    asked = 0
    for seed in range(100):
        ruleset = RuleSet(rules_from_seed(seed))
        position = some_position(ruleset.rules, generator)
        for action in some_actions(position, generator):
            try:
                found = rule_on(position, action, ruleset, made)
            except PositionError:
                break
            asked += 1
            if found.answer == f"{made.text('may-no')} {made.text('refuse-stop-off')}":
                continue
            assert found.sentences, (found, position, action)
    assert asked > 300


def some_position(rules: Rules, generator: random.Random) -> Position:
    upcard, *hand = generator.sample(rules.cards, generator.randrange(2, 7))
    return Position(
        rules,
        tuple(hand),
        upcard,
        named=generator.choice([*Suit]) if rules.is_wild(upcard) else None,
        just_played=generator.random() < 0.5,
        stock=generator.choice(["full", "full", "empty", "nothing"]),
    )


def some_actions(position: Position, generator: random.Random) -> list[Action]:
    plays: list[Action] = [Play(card) for card in position.hand]
    others: list[Action] = [Draw(), Pass(), Stop(), Announce(0), NameSuit(Suit.CLUBS)]
    plays += [Play(position.hand[0], generator.choice([*Suit]), generator.random() < 0.5)]
    return plays + others


def test_a_second_card_is_no_turn_of_yours() -> None:
    """R-16: a turn ends with a Play, and what decides that is not how one draws."""
    rules = Rules.preset("quick", seats=2)
    done = (Done(Play(Card("9C"))),)
    position = Position(rules, cards("9C 9D"), Card("9H"), done=done)
    found = rule_on(position, Play(Card("9D")), RuleSet(rules, "quick"), catalogue("en"))
    assert (found.allowed, found.topics) == (False, ("match",))


def test_no_joker_is_asked_what_it_is_played_on() -> None:
    """R-43, R-61: what is said of an eight on an eight does not decide about a joker."""
    rules = Rules.preset("jokers", seats=2)
    position = Position(rules, cards("JK 3D"), Card("JK"), named=Suit.HEARTS)
    found = rule_on(position, Play(Card("JK")), RuleSet(rules, "jokers"), catalogue("en"))
    assert (found.allowed, found.topics) == (True, ("wild",))


def test_every_reason_belongs_to_something_in_the_rules() -> None:
    named = {"debt-open", "not-an-answer", "not-your-turn", *TOPICS}
    reasons = {name.removeprefix("refuse-") for name in catalogue("en").ids if "refuse-" in name}
    of_the_host = {"deal-not-over", "stale", "key-used", "game-over"}
    of_the_host |= {"undo-nothing", "undo-online", "undo-disclosed"}
    assert named == reasons - of_the_host - {"stop-off", "seat-out"}


@each_language
def test_why_a_position_cannot_be_is_told(language: Language) -> None:
    made, rules = catalogue(language), Rules.preset("mau-mau")
    drawn = (Done(Draw(), cards("AS AC")),)
    seen = set()
    for hand, upcard, more in (
        ("", "9H", {}),
        ("2C", "9H", {}),
        ("9H", "9H", {}),
        (" ".join(["9H"] * 41), "9H", {}),
        ("9C", "9H", {"debt": 2}),
        ("9C", "9H", {"named": Suit.CLUBS}),
        ("9C", "10H", {"done": (Done(Play(Card("9C"))),)}),
        ("9C", "10H", {"done": (Done(Draw()),)}),
        ("9C", "10H", {"done": drawn}),
    ):
        position = Position(rules, cards(hand), Card(upcard), **more)
        with pytest.raises(PositionError) as caught:
            position.reached()
        seen.add(caught.value.code)
        assert wrong_words(caught.value, position, made).endswith(".")
    assert {f"may-wrong-{code}" for code in seen} == {
        name for name in made.ids if name.startswith("may-wrong-")
    }
