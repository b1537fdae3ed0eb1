"""Worked examples of the rule book: what they say is what the engine does."""

from __future__ import annotations

import pytest
from tests.rules.random_rules import rules_from_seed

from crazyeights.cards import Card, Rank
from crazyeights.rules.options import Rules
from crazyeights.rules.piles import hand_value
from crazyeights.texts.rulebook import examples, rulebook

POSITIONS = (examples.matching, examples.named, examples.debt, examples.last_card)


def say(rules: Rules, language: str = "en") -> list[str]:
    """Return the section as lines, lists with their labels."""
    section = next(
        section for section in rulebook(rules, language).sections if section.name == "examples"
    )
    return [": ".join(one.text for one in each.parts) for each in section.paragraphs]


def test_the_verdicts_are_the_engines_under_all_the_options() -> None:
    """R-140: an example asks about a few options; the others change nothing about it."""
    tried = dict.fromkeys(POSITIONS, 0)
    for seed in range(400):
        rules = rules_from_seed(seed)
        for position in POSITIONS:
            example = position(rules)
            if example is None:
                continue
            tried[position] += 1
            state, numbers = example.state(rules)
            for verdict in example.verdicts():
                legal = examples.may_play(state, numbers, verdict.card)
                assert legal != verdict.says.text_id.startswith("refuse-"), (rules, verdict)
    assert all(count > 20 for count in tried.values())


def test_a_legal_and_an_illegal_play_and_why() -> None:
    """R-20: the suit, the rank, a wild card, and what does not match."""
    position, *verdicts = say(Rules())[:5]
    assert position == (
        "The upcard is the nine of hearts, it is your turn, and you hold the seven of hearts, "
        "the nine of spades, the eight of diamonds and the queen of clubs."
    )
    assert verdicts == [
        "Seven of hearts: You may play it: the suit is right.",
        "Nine of spades: You may play it: the rank is right.",
        "Eight of diamonds: You may play it: it is wild.",
        "Queen of clubs: The queen of clubs is neither a heart nor a nine.",
    ]


def test_the_named_suit_counts_and_not_the_printed_one() -> None:
    """R-20: on an eight of clubs that named hearts."""
    lines = say(Rules())
    at = lines.index(
        "Somebody has played the eight of clubs and named hearts. You hold the nine of hearts, "
        "the seven of clubs and the eight of diamonds."
    )
    assert lines[at + 2] == "Seven of clubs: The seven of clubs is neither a heart nor an eight."


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (
            Rules(wild_on_wild=False),
            "Eight of diamonds: The eight of diamonds cannot go here: no wild card on a wild card.",
        ),
        (
            Rules(wild_must_match=True),
            "Eight of diamonds: Even a wild card must match here, ",
        ),
        (
            Rules(finish_on_wild=False),
            "Eight of hearts: The eight of hearts cannot be your last card: ",
        ),
        (Rules.preset("chain-draw"), "Two of diamonds: You may play it: it is an answer."),
        (
            Rules.preset("action-cards"),
            "Eight of diamonds: You owe 2 penalty cards: draw, unless you can answer.",
        ),
        (Rules(), "Anyone left with 8♠ K♥ 9♦ A♣ counts 50 + 10 + 9 + 1 = 70 points."),
        (
            Rules.preset("mau-mau"),
            "Anyone left with J♠ K♥ 9♦ A♣ counts 20 + 4 + 9 + 11 = 44 points.",
        ),
    ],
)
def test_examples_show_what_is_peculiar(rules: Rules, expected: str) -> None:
    """R-61, R-62, R-64, R-91, R-92, R-130."""
    assert any(line.startswith(expected) for line in say(rules))


def test_no_example_where_there_is_nothing_to_show() -> None:
    """R-140: no plain card, no wild card, no draw card."""
    every = frozenset(Rules().ranks)
    assert examples.matching(Rules(wild=every, starter_wild="anything")) is None
    assert examples.named(Rules(wild=frozenset())) is None
    assert examples.named(Rules(naming="own_suit")) is None
    assert examples.debt(Rules()) is None
    assert examples.last_card(Rules()) is None


def test_the_points_of_a_hand_are_counted_by_the_engine() -> None:
    """R-130."""
    example = examples.left_over(Rules(wild=frozenset({Rank.KING})))
    assert example.hand == (Card("KS"), Card("9H"), Card("AD"))
    state, numbers = example.state(Rules())
    assert hand_value(state, numbers, 0) == 10 + 9 + 1


def test_cards_can_be_shown_as_signs() -> None:
    """Rules.md §6: with the sign of the suit, and the ranks of another language."""
    book = rulebook(Rules(), "de", cards="signs", ranks="en")
    texts = [sentence.text for sentence in book.sentences]
    assert "Oben liegt 9♥, du bist dran und hast 7♥, 9♠, 8♦ und Q♣ auf der Hand." in texts
