"""Whole games in the terminal: every preset, every language, typed at random."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from tests.terminal.robot import Played, play

from crazyeights.cards import Language
from crazyeights.rules.kinds import ONE_DEAL, deals
from crazyeights.rules.options import Rules
from crazyeights.rules.presets import PRESETS
from crazyeights.texts import LANGUAGES, CardStyle, catalogue

SUM = re.compile(r"= ([\d +]+) = (\d+)|: ([\d +]+ \+ [\d +]+) = (\d+)")
SIGN = re.compile("[♣♦♥♠]")


def short(preset: str, seats: int) -> Rules:
    """Return the rules of a preset with two deals in place of many."""
    rules = Rules.preset(preset, seats=seats)
    return rules if rules.game_end == ONE_DEAL else rules.replace(game_end=deals(2))


def check(played: Played, language: Language) -> None:
    """Check what holds for whatever is written."""
    assert played.code == 0
    texts = catalogue(language)
    view = played.table.present(0).view
    if len(played.typed) < 2000:
        assert view.winners is not None
        assert "".join(played.lines[-1:]) != ""
    for line in played.lines:
        assert line == line.rstrip(), repr(line)
        assert line.isprintable(), repr(line)
        assert not re.search(r"[{}\[\]]|None|Traceback", line), line
    assert "\n\n\n" not in played.written
    sums = SUM.findall(played.written)
    for one, total, other, sum_of_totals in sums:
        numbers = [int(number) for number in (one or other).split(" + ")]
        assert sum(numbers) == int(total or sum_of_totals)
    assert texts.text("score-title", deal=1) in played.lines


@pytest.mark.parametrize(("preset", "language"), [*zip(PRESETS, cycle(LANGUAGES), strict=False)])
def test_a_whole_game_of_every_preset(preset: str, language: Language) -> None:
    """Everything that can happen by the rules of a preset can be told in every language."""
    fewest, most = PRESETS[preset].seats
    played = play(short(preset, min(most, 4)), preset, language, seed=fewest)
    check(played, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cards", [CardStyle.LETTERS, CardStyle.WORDS])
def test_a_whole_game_without_signs(language: Language, cards: CardStyle) -> None:
    """In letters for terminals without the signs, in words for those who listen."""
    played = play(short("action-cards", 3), "action-cards", language, 5, cards=cards, slips=0)
    check(played, language)
    assert not SIGN.search(played.written)
    played.written.encode("cp1252")


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words_no_card_is_shown_in_letters(language: Language) -> None:
    """Every line makes sense when it is read aloud."""
    played = play(short("macao", 4), "macao", language, 3, cards=CardStyle.WORDS, slips=0)
    texts = catalogue(language)
    told = played.written
    assert texts.text("table-playable") in told
    for line in played.lines:
        assert not re.search(r"\b(?:10|[2-9JQKABDEFR]|Kn)[A-Z]\b|\*", line), line


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_a_game_with_house_rules(seats: int) -> None:
    """Rules of no preset: several cards, skips that are answered, effects at the end."""
    options = [
        *(f"seats={seats}", "packs=2", "jokers=2", "hand_size=3", "wild=8,9", "naming=deferred"),
        *("several=same_rank", "skip_answer=same_rank", "finish_effect=applied", "stop_call=3"),
        *("draw=2", "voluntary_draw=true", "drawn_card=may_play", "empty_stock=turn_over"),
        *("last_card_call=required", "starter_special=acts", "game_end=eliminate(60)"),
    ]
    effects = (
        "2:draw(2,any_draw_card);4:anything_next;5:must_cover;7:skip(2);Q:reverse;K:again;"
        "A:all_draw(1);JS:draw(5,same_rank);JH:cancel"
    )
    rules = Rules.from_text(" ".join([*options, f"effects={effects}"]))
    played = play(rules, "penalty", LANGUAGES[seats % 4], seed=seats)
    check(played, LANGUAGES[seats % 4])


def test_what_is_seen_is_what_is_told() -> None:
    """The counts after a turn follow from the sentences about it."""
    played = play(Rules.preset("penalty", seats=3), "penalty", "en", seed=9, slips=0, most=60)
    counts = {"You": 0, "Anna": 0, "Bo": 0}
    checked = 0
    for line in played.lines:
        if line.startswith("Deal "):
            counts = dict.fromkeys(counts, 5)
        for name, verb, what in re.findall(r"(You|Anna|Bo) (play|draw)s? (\d+ c|.)", line):
            number = int(what.split()[0]) if " " in what else 1
            counts[name] += -number if verb == "play" else number
        shown = re.findall(r"(\w+): (\d+) cards?", line) if line.startswith("You: ") else []
        if len(shown) == 3:
            assert {name: int(count) for name, count in shown} == counts
            checked += 1
    assert checked > 10
