"""The rule book (R-140): what is read is what is enforced, in four languages."""

from __future__ import annotations

import doctest
import importlib
import random
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from tests.rules.random_rules import rules_from_seed

from crazyeights import texts
from crazyeights.cards import Card, Language, Rank
from crazyeights.rules.effects import (
    Again,
    AllDraw,
    AnythingNext,
    Cancel,
    Draw,
    Effect,
    MustCover,
    Reverse,
    Skip,
)
from crazyeights.rules.kinds import GameEnd, deals, eliminate, target
from crazyeights.rules.options import Rules, RulesError, option_kinds
from crazyeights.rules.presets import PRESETS
from crazyeights.texts import LANGUAGES
from crazyeights.texts.rulebook import RULES, Rulebook, Section, Sentence, rulebook
from crazyeights.texts.rulebook.book import WatchedRules

FOLDER = Path(texts.__file__).parent
OPTIONS = tuple(option_kinds())

each_language = pytest.mark.parametrize("language", LANGUAGES)


def presets() -> list[tuple[str, Rules]]:
    """Return every preset at every number of seats that it is made for."""
    return [
        (name, Rules.preset(name, seats=seats))
        for name, preset in PRESETS.items()
        for seats in range(preset.seats[0], preset.seats[1] + 1)
    ]


def said(book: Rulebook) -> list[tuple[str, Sentence]]:
    """Return the sentences, each with the section that it stands in."""
    return [
        (section.name, sentence)
        for section in book.sections
        for paragraph in section.paragraphs
        for sentence in paragraph.parts
    ]


def others(rules: Rules, name: str, generator: random.Random, wanted: int) -> list[Rules]:
    """Return the rules with other values of one option, up to so many that fit."""
    found: dict[Any, Rules] = {}
    for _ in range(20 * wanted):
        value = getattr(rules_from_seed(generator.randrange(400)), name)
        if value != getattr(rules, name) and value not in found:
            with suppress(RulesError):
                found[value] = rules.replace(**{name: value})
        if len(found) == wanted:
            break
    return [*found.values()]


def pairs(seeds: range) -> Iterator[tuple[Rules, str, Rules]]:
    """Yield sets of rules that differ in one option; every option comes up."""
    generator = random.Random(seeds.start)
    for seed in seeds:
        rules = rules_from_seed(seed)
        for name in OPTIONS:
            for other in others(rules, name, generator, 1):
                yield rules, name, other


@lru_cache(maxsize=3000)
def book(rules: Rules, language: Language = "en") -> Rulebook:
    return rulebook(rules, language)


# ── What is read is what is enforced ──────────────────────────────────────────────────────────────


def test_a_changed_option_changes_only_the_sentences_that_name_it() -> None:
    """R-140: all others stay, word for word, where they were."""
    tried = set()
    for rules, name, other in pairs(range(12)):
        before, after = (
            [one for one in said(book(each)) if name not in one[1].options]
            for each in (rules, other)
        )
        assert before == after, (name, getattr(other, name), rules)
        tried.add(name)
    assert tried == {*OPTIONS}


def differs(rules: Rules, other: Rules) -> bool:
    return [text.text for text in book(rules).sentences] != [
        text.text for text in book(other).sentences
    ]


def test_every_change_that_can_be_noticed_is_read() -> None:
    """R-140: an option whose change can be noticed at the table changes the book."""
    for rules, name, other in pairs(range(100, 112)):
        if can_be_noticed(rules, name, other):
            assert differs(rules, other), (name, getattr(other, name), rules)


def can_be_noticed(rules: Rules, name: str, other: Rules) -> bool:
    """Say whether changing one option changes anything at the table, by rules.md §3.

    True for most; here stands what is without consequence, and under which other options.
    """
    if name in ("values", "wild_value"):
        return any(rules.value_of(card) != other.value_of(card) for card in rules.cards)
    if name == "effects":  # tested on its own
        return False
    effects = {type(effect) for card in rules.cards for effect in rules.effects_of(card)}
    wild = [card for card in rules.cards if rules.is_wild(card)]
    special = [card for card in rules.cards if rules.effects_of(card)]
    skips = Skip in effects or (Reverse in effects and rules.seats == 2)
    # Which starters the other of the two options leaves something to say about.
    wild_starters = [
        card for card in wild if rules.starter_special != "bury" or card not in special
    ]
    special_starters = [
        card for card in special if rules.starter_wild != "bury" or not rules.is_wild(card)
    ]
    after_last_card = rules.finish_on_special or rules.several != "none" or Again in effects
    noticed = {
        "packs": rules.second_pack_from > 2 or {rules.packs, other.packs} != {"auto", 2},
        "second_pack_from": rules.packs == "auto",
        "direction": rules.seats > 2,
        "starter_wild": bool(wild_starters),
        "starter_special": bool(special_starters),
        "wild_on_wild": bool(rules.wild),
        "wild_must_match": bool(rules.wild),
        "naming": bool(rules.wild) or (bool(wild) and "deferred" in (rules.naming, other.naming)),
        "finish_on_wild": bool(wild),
        "two_seat_reverse": Reverse in effects,
        "after_debt": Draw in effects,
        "skip_answer": skips and (Skip in effects or rules.two_seat_reverse == "skip"),
        "finish_effect": bool(effects & {Draw, AllDraw}) and after_last_card,
        "finish_on_special": bool(special),
        "last_card_penalty": rules.last_card_call != "off",
        "blocked_pay": rules.scoring == "winner_collects",
        "wild_finish_doubles": bool(wild) and rules.finish_on_wild,
    }
    if name == "finish_effect" and not rules.finish_on_special:
        return Draw in effects and after_last_card
    return noticed.get(name, True)


EFFECTS: list[Effect] = [
    *(Draw(n, answer) for n in (1, 2, 5) for answer in ("none", "same_rank", "any_draw_card")),
    *(Skip(n) for n in (1, 2, 3)),
    Reverse(),
    AnythingNext(),
    Again(),
    AllDraw(1),
    AllDraw(3),
    MustCover(),
    Cancel(),
]


def test_every_effect_is_read() -> None:
    """R-81 to R-87, R-98, R-140: no two effects of a card make the same book."""
    seen: dict[tuple[str, ...], Effect] = {}
    for effect in EFFECTS:
        rules = Rules(seats=5, effects={Rank.FIVE: [effect], Card("5H"): [Draw(4)]})
        told = tuple(sentence.text for sentence in book(rules).sentences)
        assert told not in seen, (effect, seen[told])
        seen[told] = effect


LONELY: dict[Rank | Card, list[Effect]] = {Card("QS"): [Draw(5, "same_rank")]}
RARE = [
    Rules(seats=2, pack="german32", packs=1, hand_size=15, naming="own_suit"),
    Rules(seats=3, game_end=eliminate(50)),
    Rules(values=dict.fromkeys(tuple(Rank)[:13], 1)),
    Rules(wild=frozenset({Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.ACE})),
    *(
        Rules(effects={Rank.EIGHT: [Skip()]}).replace(
            starter_special=special, first_turn=first, starter_wild=starter, wild={wild}
        )
        for special in ("ignored", "acts")
        for first in ("after_dealer", 0)
        for starter, wild in (("dealer_names", Rank.EIGHT), ("bury", Rank.NINE))
    ),
    *(Rules(effects=LONELY, after_debt=word) for word in ("turn_ends", "may_play")),
    Rules(effects=LONELY, several="same_rank", packs=2),
    Rules(effects=LONELY, several="same_rank", seats=7),
    Rules(effects=LONELY | {Card("QH"): [Cancel()]}),
    Rules(effects=LONELY | {Card("QH"): [Cancel()]}, packs=1),
    *(
        Rules(seats=8, packs=1, hand_size=6, jokers=jokers, naming=naming).replace(
            effects={Rank.SEVEN: [Skip()]} if special == "bury" else {}, starter_special=special
        )
        for jokers in (0, 1)
        for naming in ("any_suit", "own_suit")
        for special in ("ignored", "bury")
    ),
    *(
        Rules(
            seats=seats, second_pack_from=8, hand_size=size, packs=1 if seats == 8 else "auto"
        ).replace(
            effects={rank: [Skip()]}, starter_special="bury", starter_wild=starter, naming=naming
        )
        for seats, size in ((8, 6), (7, 7))
        for rank in (Rank.SEVEN, Rank.EIGHT)
        for starter in ("anything", "bury")
        for naming in ("any_suit", "own_suit")
    ),
]
"""What random rules hardly ever come to."""


def test_a_sentence_names_no_option_that_it_does_not_depend_on() -> None:
    """R-140: for every option that a sentence names there is a change that changes it."""
    where: dict[tuple[str, str], list[Rules]] = {}
    for rules in [*RARE, *map(rules_from_seed, range(1500, 1700))]:
        for section, one in said(book(rules)):
            # Each line of an example depends on the whole position, whatever it says.
            for name in one.options if section != "examples" else ():
                where.setdefault((one.text_id, name), []).append(rules)
    proved: set[tuple[str, str]] = set()
    generator = random.Random(1)
    for (text_id, name), found in where.items():
        for rules, wanted in [(rules, n) for n in (1, 8) for rules in found[:MANY]]:
            if (text_id, name) in proved:
                break
            for other in others(rules, name, generator, wanted):
                proved.update((changed, name) for changed in changes(rules, other))
    # "The number on them" is the same line of the table whatever stands above it.
    assert {one for one in where if one not in proved and one[0] != "rule-value-number"} == set()


MANY = 12
"""So many sets of rules are tried to find a change of a sentence by an option."""


def changes(rules: Rules, other: Rules) -> set[str]:
    """Return the ids of the sentences in which two books differ."""
    before, after = (
        Counter((one.text_id, one.text) for one in book(each).sentences) for each in (rules, other)
    )
    return {text_id for text_id, _ in (before - after) + (after - before)}


def test_the_rules_note_what_is_asked_for() -> None:
    watched = WatchedRules(Rules(seats=6))
    assert watched.deck_packs == 2
    assert watched.asked == {"packs", "seats", "second_pack_from"}


# ── Nothing twice ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_paragraph_says_anything_twice(language: Language) -> None:
    for seed in range(150):
        rules = rules_from_seed(seed)
        for section in rulebook(rules, language, only=RULES).sections:
            for paragraph in section.paragraphs:
                said = [sentence.text for sentence in paragraph.sentences]
                assert len({*said}) == len(said), (rules, said)


@pytest.mark.parametrize(
    ("effects", "said"),
    [
        ("reverse", ["rule-skip-of-two"]),
        ("skip(2)", ["rule-skip-of-two"]),
        ("reverse+skip(1)", ["rule-skip-of-two"]),
        ("reverse+again", ["rule-skip-of-two-first", "rule-again", "rule-again-last"]),
        ("skip(1)+must_cover", ["rule-skip-of-two-first", "rule-must-cover", "rule-again-last"]),
        ("reverse+draw(2,none)", ["rule-draw-none", "rule-skip-with-debt"]),
    ],
)
def test_of_two_players_one_goes_again_once(effects: str, said: list[str]) -> None:
    """R-82, R-83, R-85: the other loses a turn once, and only after one's own is over."""
    assert entry_of(f"seats=2 two_seat_reverse=skip effects=K:{effects}") == said


def test_with_all_others_skipped_two_players_are_not_spoken_of() -> None:
    """R-82: that one plays again has been said already."""
    assert entry_of("seats=3 effects=K:skip(2)") == ["rule-skip-all"]
    assert entry_of("seats=4 effects=K:skip(2)") == ["rule-skip-more", "rule-skip-if-two"]
    assert entry_of("seats=3 effects=K:skip(2)+again") == [
        "rule-skip-all-first",
        "rule-again",
        "rule-again-last",
    ]


def entry_of(text: str) -> list[str]:
    """Return the ids of the sentences about the one special card of these rules."""
    (entry,) = (
        [one.text_id for one in paragraph.sentences]
        for section in rulebook(Rules.from_text(text), "en", only=("special",)).sections
        for paragraph in section.paragraphs
        if paragraph.shape == "entry"
    )
    return entry


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("naming=own_suit", ["was named", "no suit to name"]),
        ("naming=own_suit jokers=1", ["printed on the wild card", "no suit to name"]),
        ("wild=none jokers=1", ["that of the wild card", "printed on the wild card"]),
    ],
)
def test_a_named_suit_is_only_spoken_of_where_there_is_one(text: str, wrong: list[str]) -> None:
    """R-43, R-63: a wild card that keeps its suit names none, and a joker has none of its own."""
    (section,) = rulebook(Rules.from_text(text), "en", only=("wild",)).sections
    said = " ".join(one.text for paragraph in section.paragraphs for one in paragraph.sentences)
    assert not any(words in said for words in wrong)


# ── Every sentence can be made, and none is left over ─────────────────────────────────────────────


def rule_texts(language: Language) -> set[str]:
    """Return the ids of the rule book's texts, read without the code under test."""
    return {
        entry.id.name
        for name in ("rulebook", "tips", "glossary")
        for entry in FluentParser()
        .parse((FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8"))
        .body
        if isinstance(entry, ast.Message) and not entry.id.name.startswith("word-")
    }


def test_no_text_is_left_over() -> None:
    books = [book(rules) for rules in [*RARE, *map(rules_from_seed, range(300))]]
    books += [rulebook(rules, "en", preset=name) for name, rules in presets()]
    used = {sentence.text_id for each in books for sentence in each.sentences}
    used |= {f"rule-section-{section.name}" for each in books for section in each.sections}
    used |= {f"glossary-{term.name}-words" for each in books for term in each.terms}
    used -= {text_id for text_id in used if text_id.startswith("refuse-")}
    assert rule_texts("en") == used | {"rule-title", "rule-title-preset"}


@each_language
def test_any_rules_can_be_put_into_words(language: Language) -> None:
    """R-140: no option value, pack or number of seats is left without words."""
    for seed in range(60):
        made = book(rules_from_seed(seed), language)
        for sentence in made.sentences:
            looks_right(sentence, language)


LABELS = (
    "rule-special(-name|-besides)?",
    "rule-values?(-.*)?",
    "rule-example-card",
    "glossary-.*(?<!-means)",
)
"""Texts that are no sentences: names of cards and words, and what leads up to a list."""

ENDS = {"de": "“", "nb": "»", "it": "»", "en": "”"}


def looks_right(sentence: Sentence, language: Language) -> None:
    """Check what every text must have, whatever the rules."""
    text = sentence.text
    assert text.strip() == text != "", sentence.text_id
    assert not re.search(r"[{}]|  | [.,;:!?]|[.!?][.]", text), (sentence.text_id, text)
    assert "\n" not in text, sentence.text_id
    if re.fullmatch(f"{'|'.join(LABELS)}", sentence.text_id):
        return
    assert text[0].isupper() or text[0] == "(", (sentence.text_id, text)
    assert text.endswith((".", ".)", ENDS[language])), (sentence.text_id, text)


@each_language
def test_presets_read_well(language: Language) -> None:
    """Every preset at every number of seats: no repeated sentence, no doubled word."""
    for name, rules in presets():
        made = rulebook(rules, language, preset=name)
        told = [one.text for section in made.sections for one in sentences_of(section)]
        repeated = [text for text, count in Counter(told).items() if count > 1]
        assert repeated == [], (name, rules.seats)
        for text in told:
            assert not re.search(r"\b(\w+) \1\b", text), (name, text)


def sentences_of(section: Section) -> Iterator[Sentence]:
    """Yield the sentences of a section but not those of its lists, in which some recur."""
    for paragraph in section.paragraphs:
        if paragraph.shape == "text":
            yield from paragraph.sentences


# ── What stands in it ─────────────────────────────────────────────────────────────────────────────


def ids(rules: Rules) -> list[str]:
    return [sentence.text_id for sentence in book(rules).sentences]


def text_of(rules: Rules, text_id: str, language: Language = "en", preset: str = "") -> str:
    made = rulebook(rules, language, preset=preset)
    return next(one.text for one in made.sentences if one.text_id == text_id)


def test_sections_appear_only_where_they_apply() -> None:
    """R-140: no section without something to say."""
    names = [section.name for section in book(Rules()).sections]
    rules = ["aim", "cards", "deal", "turn", "wild", "calls", "end", "game"]
    assert names == [*rules, "examples", "tips", "glossary"]
    assert "special" in [section.name for section in book(Rules.preset("mau-mau")).sections]
    assert "wild" not in [section.name for section in book(Rules(wild=frozenset())).sections]


@pytest.mark.parametrize(
    ("options", "text_id"),
    [
        ({}, "rule-no-other"),
        ({"effects": {Rank.TWO: [Draw(2)]}}, "rule-no-other"),
        ({"wild": frozenset()}, "rule-wild-none-special-none"),
        ({"wild": frozenset(), "effects": {Rank.TWO: [Draw(2)]}}, "rule-wild-none"),
        ({}, "rule-jokers-none"),
        ({}, "rule-call-off"),
        ({}, "rule-must-play"),
        ({"effects": {Rank.SEVEN: [Skip()]}}, "rule-skip-no-answer"),
    ],
)
def test_what_is_absent_is_said(options: dict[str, Any], text_id: str) -> None:
    """R-140: where people would ask."""
    assert text_id in ids(Rules(**options))


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("de", "Der Nächste muss zwei Karten ziehen oder mit einer Zwei antworten."),
        ("nb", "Neste spiller må trekke to kort eller svare med en toer."),
        ("it", "Il giocatore successivo deve pescare due carte oppure rispondere con un due."),
        ("en", "The next player must draw two cards, or else answer with a two."),
    ],
)
def test_a_chain_of_twos(language: Language, expected: str) -> None:
    """R-90: amounts add up: 2, 4, 6."""
    told = text_of(Rules.preset("chain-draw"), "rule-draw-same", language)
    assert told.startswith(expected)
    numbers = {"de": "vier sechs", "nb": "fire seks", "it": "quattro sei", "en": "four six"}
    assert all(word in told for word in numbers[language].split())


def test_a_card_alone_cannot_answer_itself() -> None:
    """R-90: with one pack there is no second queen of spades, with two there is."""
    joker: dict[Rank | Card, list[Effect]] = {Rank.JOKER: [Draw(5, "same_rank")]}
    assert "rule-draw-none" in ids(Rules(effects=LONELY))
    assert "rule-draw-same" in ids(Rules(effects=LONELY, packs=2))
    assert "rule-draw-none" in ids(Rules(effects=joker, jokers=1))
    assert "rule-draw-same" in ids(Rules(effects=joker, jokers=2))
    assert "rule-draw-same" in ids(Rules(effects=joker, jokers=1, packs=2))


def test_cards_that_answer_are_named_together_or_one_by_one() -> None:
    """R-90: all of a rank, or only some of its cards."""
    some: dict[Rank | Card, list[Effect]] = {
        Card("4C"): [Draw(1, "same_rank")],
        Card("4S"): [Draw(2)],
    }
    told = text_of(Rules(effects=some), "rule-draw-same-other")
    assert told.endswith("or else answer with the four of clubs or the four of spades.")
    every = some | {Card("4D"): [Draw(1)], Card("4H"): [Draw(1)]}
    assert text_of(Rules(effects=every), "rule-draw-same-other").endswith("answer with a four.")


def test_cards_that_are_taken_out_of_their_rank() -> None:
    """R-80: a card's entry replaces its rank's."""
    rules = Rules(effects={Rank.TWO: [Draw(2)], Card("2H"): [], Card("2S"): [Draw(4)]})
    names = [one.text for one in book(rules).sentences if one.text_id.startswith("rule-special-")]
    assert names == ["Two of clubs and two of diamonds", "Two of spades"]
    rules = Rules(effects={Rank.TWO: [Draw(2)], Card("2H"): []})
    names = [one.text for one in book(rules).sentences if one.text_id.startswith("rule-special-")]
    assert names == ["Two (but not the two of hearts)"]


def table(rules: Rules, language: Language = "en") -> list[tuple[str, str]]:
    return [
        (paragraph.label.text, paragraph.sentences[0].text)
        for section in book(rules, language).sections
        for paragraph in section.paragraphs
        if paragraph.shape == "row" and paragraph.label is not None
    ]


NUMBERS = ("All other cards", "the number on them")
COURT = ("Kings, queens and jacks", "10 points")
EIGHTS = ("Eights", "50 points")
ACES = ("Aces", "1 point")


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (Rules(), [EIGHTS, COURT, ACES, NUMBERS]),
        (Rules.preset("five-hundred"), [EIGHTS, COURT, ("All other cards", "5 points")]),
        (Rules(wild_value=0), [COURT, ACES, ("Eights", "nothing"), NUMBERS]),
        (Rules(jokers=1, wild_value="plain"), [("Jokers", "50 points"), COURT, ACES, NUMBERS]),
        (Rules(values=dict.fromkeys(tuple(Rank)[:13], 1)), [("Every card", "1 point")]),
        (
            Rules.preset("vandatta"),
            [
                ("Eights", "25 points"),
                ("Aces", "15 points"),
                ("Kings, queens, jacks and tens", "10 points"),
                ("All other cards", "5 points"),
            ],
        ),
    ],
)
def test_the_value_table(rules: Rules, expected: list[tuple[str, str]]) -> None:
    """R-43, R-130."""
    assert table(rules) == expected


def test_the_value_table_counts_every_card_once_and_right() -> None:
    """R-130: read back, the table gives every rank the value that is enforced."""
    names = {texts.catalogue("en").text("rule-value-cards", kinds=[rank]): rank for rank in Rank}
    for seed in range(150):
        rules = rules_from_seed(seed)
        count: dict[Rank, int] = {}
        left = {card.rank: card for card in rules.cards}
        for label, points in table(rules):
            if label.endswith((" other cards", "Every card")):
                ranks = list(left)
            else:
                ranks = [names[name.capitalize()] for name in re.split(", | and ", label)]
            for rank in ranks:
                left.pop(rank)
                digits = re.sub(r"\D", "", points)
                number = int(rank) + 2 if points == "the number on them" else 0
                count[rank] = int(digits) if digits else number
        assert left == {}
        assert count == {card.rank: rules.value_of(card) for card in rules.cards}


@pytest.mark.parametrize(
    ("options", "text_id"),
    [
        ({}, "rule-starter-last-wild"),
        ({"naming": "own_suit"}, "rule-starter-last"),
        ({"naming": "own_suit", "jokers": 1}, "rule-starter-last-joker"),
        ({"effects": {Rank.SEVEN: [Skip()]}, "starter_special": "bury"}, "rule-starter-last-both"),
        ({"hand_size": 5}, None),
        ({"starter_wild": "anything"}, None),
        ({"packs": "auto"}, None),
    ],
)
def test_the_last_card_that_could_be_the_starter(
    options: dict[str, Any], text_id: str | None
) -> None:
    """R-50: said only where the stock can run out of cards that may be the starter."""
    rules = Rules(**{"seats": 8, "packs": 1, "hand_size": 6, **options})
    found = [one for one in ids(rules) if one.startswith("rule-starter-last")]
    assert found == ([] if text_id is None else [text_id])


def test_a_last_card_without_its_call_when_there_is_nothing_to_draw() -> None:
    """R-113."""
    assert "rule-call-out-nothing" in ids(Rules(last_card_call="required_twice"))
    assert "rule-call-out-nothing" not in ids(Rules(last_card_call="required"))


def test_every_sentence_has_a_topic_of_its_own() -> None:
    """So that two books can be compared, and a ruling can cite one."""
    for rules in [*RARE, *map(rules_from_seed, range(100))]:
        topics = [one.topic for one in book(rules).sentences]
        assert len(topics) == len({*topics})


def test_mau_mau_is_called_by_its_name() -> None:
    rules = Rules.preset("mau-mau")
    assert "“Mau!”" in text_of(rules, "rule-call", preset="mau-mau")
    assert "“Mau-Mau!”" in text_of(rules, "rule-call-out", preset="mau-mau")
    assert "“Last card!”" in text_of(rules, "rule-call")


def test_the_title_and_the_range_of_a_preset() -> None:
    made = rulebook(Rules.preset("quick"), "de", preset="quick")
    assert made.title == "Schnelle Runde: die Regeln"
    assert "rule-range" in [one.text_id for one in made.sentences]
    assert rulebook(Rules(), "de").title == "Crazy Eights: die Regeln"
    assert rulebook(Rules(), "de", preset="quick", name="Zu Hause").title == "Zu Hause: die Regeln"
    assert "rule-range" not in ids(Rules())


def test_a_preset_for_few_players_needs_no_second_pack() -> None:
    """R-42: Neunerln is for five at most, and the second pack comes with six."""
    made = rulebook(Rules.preset("neunerln"), "en", preset="neunerln")
    assert not [one for one in made.sentences if one.text_id.startswith("rule-packs")]
    six = Rules.preset("neunerln", seats=6, any_seats=True)
    assert "rule-packs-auto" in [
        one.text_id for one in rulebook(six, "en", preset="neunerln").sentences
    ]
    assert "rule-packs-auto" in ids(Rules.preset("neunerln"))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no texts in 'fr'"):
        rulebook(Rules(), "fr")


@pytest.mark.parametrize("end", [target(1), deals(1), eliminate(1), target(1_000_000)])
@each_language
def test_ends_of_the_game_with_the_number_one(end: GameEnd, language: Language) -> None:
    """R-133: no plural after one."""
    text = " ".join(one.text for one in rulebook(Rules(game_end=end), language).sentences)
    assert not re.search(r"\b1 (Punkte|Runden|runder|punti|mani|points|deals)\b", text)


def test_the_examples_in_the_documentation_work() -> None:
    module = importlib.import_module("crazyeights.texts.rulebook")
    assert doctest.testmod(module, optionflags=doctest.ELLIPSIS).failed == 0
