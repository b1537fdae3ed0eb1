"""Hints and reviews in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from crazyeights import Card, Rules, Suit, record
from crazyeights.cards import Language
from crazyeights.host import Hint, Human, Mark, Reason, Setup, Table, View
from crazyeights.rules.actions import Action, Announce, Draw, NameSuit, Pass, Play, Stop
from crazyeights.rules.advice import Advice
from crazyeights.rules.kinds import ONE_DEAL, GameEnd, target
from crazyeights.telling import People, action_short, advice_text, hint_lines, review_lines
from crazyeights.texts import LANGUAGES, CardStyle, catalogue

ENGLISH = catalogue("en", cards="signs")
MIA = People(("Mia", "Anna"), 0)
EIGHT = Play(Card("8S"), Suit.HEARTS)
KING = Play(Card("KH"))


def view(preset: str = "quick", game_end: GameEnd = ONE_DEAL) -> View:
    rules = Rules.preset(preset, seats=2, game_end=game_end)
    return Table(Setup(rules, (Human("Mia"), Human("Anna")), preset), seed=1).present(0).view


@pytest.mark.parametrize(
    ("action", "advice", "short"),
    [
        (EIGHT, "Play 8♠ and name hearts.", "8♠ → ♥"),
        (KING, "Play K♥.", "K♥"),
        (Play(Card("KH"), announce=True), "Play K♥.", "K♥ with the call"),
        (NameSuit(Suit.CLUBS), "Name clubs.", "→ ♣"),
        (Draw(), "Draw.", "draw"),
        (Pass(), "Pass.", "pass"),
        (Stop(), "Call “Stop!”.", "Stop!"),
        (Announce(0), "Call “Last card!”.", None),
    ],
)
def test_actions_in_words(action: Action, advice: str, short: str | None) -> None:
    assert advice_text(ENGLISH, action) == advice
    if short is not None:
        assert action_short(ENGLISH, action) == short


@pytest.mark.parametrize(
    ("cards", "short", "named"),
    [
        (CardStyle.SPOKEN, "8♠ → ♥", "→ ♣"),
        (CardStyle.LETTERS, "8S → H", "→ C"),
        (CardStyle.WORDS, "eight of spades (hearts)", "(clubs)"),
    ],
)
def test_actions_are_shown_as_the_reader_can_read_them(
    cards: CardStyle, short: str, named: str
) -> None:
    """Letters where there are no signs, words for those who listen."""
    texts = catalogue("en", cards=cards)
    assert action_short(texts, EIGHT) == short
    assert action_short(texts, NameSuit(Suit.CLUBS)) == named


def test_a_hint_in_words() -> None:
    reasons = (
        Reason("hint-lacks", {"seat": 1, "suit": Suit.HEARTS}),
        Reason("tip-keep-wild"),
        Reason("tip-know-special"),
    )
    found = Hint(KING, 0.613, ((EIGHT, 0.55), (Play(Card("2H")), 0.2)), reasons)
    assert list(hint_lines(ENGLISH, MIA, view(), found)) == [
        "Play K♥.",
        "Anna had to draw when hearts was required and has none of that suit.",
        # The tip about special cards has nothing to say where there are none.
        "Hold on to your eights.",
        "That wins the deal about 61% of the time.",
        "Next best: 8♠ → ♥, about 55%.",
    ]


def test_chances_that_are_alike_are_told_as_alike() -> None:
    found = Hint(KING, 0.613, ((EIGHT, 0.609),), ())
    lines = list(hint_lines(ENGLISH, MIA, view("penalty", target(200)), found))
    assert lines[1:] == ["That wins the game about 61% of the time.", "Just as good: 8♠ → ♥."]


def test_without_a_choice_there_is_no_chance() -> None:
    found = Hint(Draw(), None, (), (Reason("hint-nothing-fits"),))
    assert list(hint_lines(ENGLISH, MIA, view(), found)) == ["Draw.", "None of your cards fits."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    """In every language, with what the reasons bring along."""
    texts = catalogue(language, cards="signs")
    reasons = [
        *(Reason(f"tip-{tip}") for tip in Advice),
        *map(Reason, ("hint-goes-out", "hint-only", "hint-nothing-fits", "hint-no-answer")),
        Reason("hint-lacks", {"seat": 1, "suit": Suit.HEARTS}),
        Reason("hint-stuck", {"seat": 1, "share": 40}),
        Reason("hint-draws", {"seat": 1, "count": 2}),
        Reason("hint-all-draw", {"count": 1}),
        Reason("hint-skips", {"seat": 1}),
        Reason("hint-few-cards", {"seat": 1, "count": 1}),
    ]
    found = Hint(KING, None, (), tuple(reasons))
    # Two tips do not apply: a single deal is lost with any cards, and a jack may not follow a jack.
    lines = list(hint_lines(texts, MIA, view("mau-mau"), found, "mau-mau"))
    assert len(lines) == 1 + len(reasons) - 2
    assert all("{" not in line for line in lines)


def test_a_review_in_words() -> None:
    path = Path(__file__).parents[1] / "records" / "penalty.txt"
    game = record.read_file(path)
    names = game.names
    mark = Mark(1, 7, 1, Card("9H"), Draw(), 0.4, KING, 0.52, (Reason("tip-shed-high"),))
    lines = list(review_lines(ENGLISH, People(names, None), game, [mark], 1))
    assert lines == [
        f"{names[1]}: one costly decision.",
        (
            "Deal 1, action 7, upcard 9♥. Chosen: draw, which wins about 40% of the time."
            " Better: K♥, about 52%. Get rid of high cards early: kings, queens, jacks and tens."
        ),
    ]
    assert list(review_lines(ENGLISH, People(names, None), game, [mark], 0)) == [
        f"{names[0]}: no decision that cost anything worth mentioning."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_builds_no_sentence_around_a_name(language: Language) -> None:
    """In the records of the page and the terminal the player's own seat is called “You”."""
    texts = catalogue(language)
    own = texts.text("game-you")
    game = record.read_file(Path(__file__).parents[1] / "records" / "penalty.txt")
    people = People((own, *game.names[1:]), None)
    mark = Mark(1, 7, 0, Card("9H"), Draw(), 0.4, KING, 0.52, ())
    for marks in ([], [mark], [mark, mark]):
        title, *decisions = review_lines(texts, people, game, marks, 0)
        assert title.startswith(f"{own}: ")
        assert all(own not in re.findall(r"\w+", decision) for decision in decisions)
