"""Tips and glossary: shown where the rules make them apply."""

from __future__ import annotations

import re

import pytest
from tests.rules.random_rules import rules_from_seed

from crazyeights.cards import Language, Rank
from crazyeights.rules.effects import Draw
from crazyeights.rules.kinds import target
from crazyeights.rules.options import Rules
from crazyeights.rules.presets import PRESETS
from crazyeights.texts import LANGUAGES
from crazyeights.texts.rulebook import TIPS, Section, rulebook
from crazyeights.texts.rulebook.glossary import GLOSSARY

each_language = pytest.mark.parametrize("language", LANGUAGES)


def section(rules: Rules, name: str, language: Language = "en") -> Section:
    return next(one for one in rulebook(rules, language).sections if one.name == name)


def shown(rules: Rules, name: str, language: Language = "en") -> list[str]:
    """Return the ids of the labels of a section."""
    return [one.label.text_id for one in section(rules, name, language).paragraphs if one.label]


def text(rules: Rules, text_id: str, language: Language = "en") -> str:
    return next(one.text for one in rulebook(rules, language).sentences if one.text_id == text_id)


def test_the_tips_of_the_four_sources() -> None:
    """What the sources of rules.md advise, and nothing else."""
    assert set(TIPS) == {
        "keep-wild",
        "wild-for-long-suit",
        "name-strongest",
        "name-lacking",
        "finish-on-wild",
        "two-wild-lose",
        "know-wild",
        "change-suit",
        "follow-suit-chain",
        "watch-drawers",
        "shed-high",
        "call-last-card",
        "know-special",
        "know-stock",
    }


def test_a_tip_is_shown_where_it_applies() -> None:
    for seed in range(60):
        rules = rules_from_seed(seed)
        assert shown(rules, "tips") == [
            f"tip-{name}" for name, tip in TIPS.items() if tip.applies(rules)
        ]


@each_language
def test_every_tip_has_a_reason(language: Language) -> None:
    rules = Rules.preset("action-cards", last_card_call="required")
    paragraphs = section(rules, "tips", language).paragraphs
    assert len(paragraphs) == len(TIPS)
    for paragraph in paragraphs:
        assert paragraph.label is not None
        assert [one.text_id for one in paragraph.sentences] == [f"{paragraph.label.text_id}-why"]


@pytest.mark.parametrize(
    ("tip", "where", "where_not"),
    [
        ("keep-wild", Rules(), Rules(wild=frozenset())),
        ("keep-wild", Rules(wild=frozenset(), jokers=2), Rules(wild_must_match=True)),
        ("wild-for-long-suit", Rules(naming="deferred"), Rules(naming="own_suit")),
        ("name-strongest", Rules(), Rules(naming="own_suit")),
        ("name-strongest", Rules(naming="own_suit", jokers=1), Rules(wild=frozenset())),
        ("name-lacking", Rules(), Rules(naming="own_suit")),
        ("finish-on-wild", Rules(), Rules(finish_on_wild=False)),
        ("finish-on-wild", Rules(wild=frozenset(), jokers=2), Rules(wild_must_match=True)),
        ("finish-on-wild", Rules(), Rules(wild_on_wild=False)),
        ("two-wild-lose", Rules(game_end=target(200)), Rules(game_end=target(201))),
        ("two-wild-lose", Rules(game_end=target(100)), Rules()),
        (
            "two-wild-lose",
            Rules(game_end=target(100)),
            Rules(game_end=target(100), wild_value="plain"),
        ),
        (
            "two-wild-lose",
            Rules(game_end=target(100)),
            Rules(game_end=target(100), scoring="winner_collects"),
        ),
        ("know-wild", Rules(wild_must_match=True), Rules(wild=frozenset())),
        ("watch-drawers", Rules(), Rules(voluntary_draw=True)),
        ("shed-high", Rules(), Rules(values=dict.fromkeys(tuple(Rank)[:13], 5))),
        ("call-last-card", Rules(last_card_call="required"), Rules()),
        ("know-special", Rules(effects={Rank.TWO: [Draw(2)]}), Rules()),
    ],
)
def test_where_tips_apply(tip: str, where: Rules, where_not: Rules) -> None:
    assert TIPS[tip].applies(where)
    assert not TIPS[tip].applies(where_not)


@pytest.mark.parametrize(
    ("rules", "high"),
    [
        (Rules(), "kings, queens, jacks and tens"),
        (Rules.preset("five-hundred"), "kings, queens and jacks"),
        (Rules.preset("mau-mau"), "aces and tens"),
        (Rules.preset("crazy-aces"), "kings, queens, jacks and tens"),
    ],
)
def test_which_cards_are_high(rules: Rules, high: str) -> None:
    """R-130: the dearest that are not wild."""
    assert text(rules, "tip-shed-high") == f"Get rid of high cards early: {high}."


def test_two_wild_cards_and_what_they_cost() -> None:
    """R-130, R-133: two eights are 100 points of 200."""
    rules = Rules.preset("penalty")
    assert text(rules, "tip-two-wild-lose") == "Do not get caught with two eights in your hand."
    assert "100 points, and the limit is 200" in text(rules, "tip-two-wild-lose-why")


def test_the_glossary_shows_what_the_rules_know() -> None:
    everywhere = shown(Rules.preset("pesten"), "glossary")
    assert everywhere == [f"glossary-{name}" for name in GLOSSARY if name != "penalty-points"] or (
        everywhere == [f"glossary-{name}" for name in GLOSSARY]
    )
    plain = shown(Rules(wild=frozenset(), scoring="winner_collects"), "glossary")
    for name in ("joker", "wild", "special", "penalty-cards", "penalty-points", "miss-turn"):
        assert f"glossary-{name}" in everywhere
        assert f"glossary-{name}" not in plain
    for name in ("upcard", "mau-mau", "switch", "uno"):
        assert f"glossary-{name}" in plain


@each_language
def test_no_two_entries_have_the_same_name(language: Language) -> None:
    rules = Rules.preset("pesten")
    terms = [one.label.text for one in section(rules, "glossary", language).paragraphs if one.label]
    assert len(set(terms)) == len(terms) == len(GLOSSARY)
    assert all(re.match(r"\w", term) for term in terms)


@each_language
def test_the_words_of_the_game_are_explained_where_they_stand(language: Language) -> None:
    """Every term occurs somewhere in the rules, and no form of one means two things."""
    told = " ".join(
        sentence.text
        for name in PRESETS
        for sentence in rulebook(Rules.preset(name, seats=3), language, preset=name).sentences
        if not sentence.text_id.startswith("glossary-")
    )
    forms: list[str] = []
    for term in rulebook(Rules.preset("pesten"), language).terms:
        forms += term.words
        assert any(re.search(rf"\b{word}\b", told, re.IGNORECASE) for word in term.words), term
    assert len(set(forms)) == len(forms)
    assert all(word == word.strip() != "" for word in forms)


@pytest.mark.parametrize(
    ("language", "name", "words"),
    [
        ("de", "stock", {"Nachziehstapel", "Stapel"}),
        ("nb", "go-out", {"gå ut", "går ut"}),
        ("it", "deal", {"mano"}),
        ("en", "wild", {"wild", "wild cards"}),
    ],
)
def test_terms_come_in_the_forms_of_their_language(
    language: Language, name: str, words: set[str]
) -> None:
    terms = {term.name: term for term in rulebook(Rules.preset("penalty"), language).terms}
    assert words <= {*terms[name].words}
    assert terms[name].meaning.endswith(".")
    assert "special" not in terms
