"""The points of a deal in lines: cards and values and sum, old and new and total."""

from __future__ import annotations

import dataclasses

import pytest
from tests.terminal.robot import table_for

from crazyeights.cards import Card
from crazyeights.host import DealEnd, Ended, Present
from crazyeights.rules.kinds import GameEnd, deals, eliminate, target
from crazyeights.rules.options import Rules
from crazyeights.telling import People, deal_lines, total_lines
from crazyeights.texts import catalogue

TEXTS = catalogue("en")
PEOPLE = People(("Mia", "Anna", "Bo"), you=0)


def ended(
    rules: Rules,
    hands: tuple[str, ...],
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    end: DealEnd = DealEnd.WENT_OUT,
) -> Present:
    """Return what is seen of a deal that is over."""
    held = tuple(tuple(Card(card) for card in hand.split()) for hand in hands)
    values = tuple(sum(rules.value_of(card) for card in hand) for hand in held)
    present = table_for(rules, "penalty", seed=1).present(0)
    over = Ended(end, winners, held, values, scores)
    view = dataclasses.replace(present.view, ended=over, totals=scores)
    return dataclasses.replace(present, view=view)


def later(
    present: Present,
    totals: tuple[int, ...],
    tied: tuple[int, ...] = (),
    playing: tuple[int, ...] = (0, 1, 2),
) -> Present:
    """Return the same, several deals on."""
    view = dataclasses.replace(present.view, deal=4, totals=totals)
    return dataclasses.replace(present, view=view, tied=tied, playing=playing)


def told(present: Present) -> list[str]:
    return list(deal_lines(TEXTS, PEOPLE, present))


def totals(present: Present) -> list[str]:
    return list(total_lines(TEXTS, PEOPLE, present))


def test_each_hand_is_added_up_and_counts_for_its_holder() -> None:
    """R-131."""
    rules = Rules.preset("penalty", seats=3)
    present = ended(rules, ("", "8S 9H", "QD"), (0, 59, 10), (0,))
    assert told(present) == [
        "You win the deal!",
        "Points of deal 1",
        "You: no cards, 0 points",
        "Anna: 8♠ 9♥ = 50 + 9 = 59 points",
        "Bo: Q♦ = 10 points",
    ]


def test_a_hand_is_listed_as_it_is_held() -> None:
    rules = Rules.preset("penalty", seats=3)
    present = ended(rules, ("9H 8S 2D KC AC", "", "QD"), (72, 0, 10), (1,))
    assert "You: K♣ A♣ 2♦ 8♠ 9♥ = 10 + 1 + 2 + 50 + 9 = 72 points" in told(present)


def test_the_winner_collects_the_sum_of_the_other_hands() -> None:
    """R-131."""
    rules = Rules.preset("quick", seats=3)
    present = ended(rules, ("8S 9H", "", "QD"), (0, 69, 0), (1,))
    assert told(present)[-1] == "Anna collects 59 + 10 = 69 points."
    mine = ended(rules, ("", "8S 9H", "QD"), (69, 0, 0), (0,))
    assert told(mine)[-1] == "You collect 59 + 10 = 69 points."


def test_of_a_blocked_deal_every_winner_collects_a_share() -> None:
    """R-132: tied for the lowest hand, split evenly, the remainder dropped."""
    rules = Rules.preset("quick", seats=3)
    present = ended(rules, ("5D", "5S", "QD"), (5, 5, 0), (0, 1), DealEnd.BLOCKED)
    assert told(present)[0] == "You and Anna win the deal together!"
    assert told(present)[-2:] == ["You collect 5 points.", "Anna collects 5 points."]


def test_what_counts_double_is_told() -> None:
    """R-136."""
    rules = Rules.preset("penalty", seats=3, wild_finish_doubles=True)
    present = ended(rules, ("", "8S 9H", "QD"), (0, 118, 20), (0,))
    assert told(present)[-4:] == [
        "Out on a wild card: everything counts double.",
        "You get no penalty points.",
        "Anna gets 118 penalty points.",
        "Bo gets 20 penalty points.",
    ]
    collecting = Rules.preset("quick", seats=3, wild_finish_doubles=True)
    doubled = ended(collecting, ("", "8S 9H", "QD"), (138, 0, 0), (0,))
    assert told(doubled)[-2:] == [
        "Out on a wild card: everything counts double.",
        "You collect 138 points.",
    ]


def test_after_a_stop_whose_hand_does_not_count_is_told() -> None:
    """R-120: the winner's own hand does not count."""
    rules = Rules.preset("stop-the-round", seats=3)
    present = ended(rules, ("2S", "9H", "QD"), (0, 9, 10), (0,), DealEnd.STOPPED)
    assert told(present)[-3:] == [
        "You get no penalty points.",
        "Anna gets 9 penalty points.",
        "Bo gets 10 penalty points.",
    ]


def test_totals_are_old_and_new_and_total() -> None:
    present = ended(Rules.preset("penalty", seats=3), ("", "8S 9H", "QD"), (0, 59, 10), (0,))
    assert totals(present)[:4] == [
        "Totals after deal 1",
        "You: 0 points",
        "Anna: 59 points",
        "Bo: 10 points",
    ]
    assert totals(later(present, (34, 100, 12))) == [
        "Totals after deal 4",
        "You: 34 + 0 = 34 points",
        "Anna: 41 + 59 = 100 points",
        "Bo: 2 + 10 = 12 points",
        "The game ends as soon as somebody has 200 points.",
    ]


@pytest.mark.parametrize(
    ("end", "said"),
    [
        (target(1), "The game ends as soon as somebody has one point."),
        (deals(7), "The game ends after 7 deals."),
        (eliminate(100), "Whoever has 100 points is out of the game."),
    ],
)
def test_it_is_told_when_the_game_ends(end: GameEnd, said: str) -> None:
    """R-133."""
    rules = Rules.preset("penalty", seats=3, game_end=end)
    present = ended(rules, ("", "8S 9H", "QD"), (0, 59, 10), (0,))
    assert totals(present)[-1] == said


def test_a_tie_that_asks_for_a_further_deal_is_told() -> None:
    """R-134."""
    present = ended(Rules.preset("penalty", seats=3), ("", "8S 9H", ""), (0, 59, 0), (0,))
    tied = later(present, (34, 200, 34), tied=(0, 2))
    assert totals(tied)[-1] == "A tie between you and Bo: another deal will decide."
    others = later(present, (134, 34, 34), tied=(1, 2))
    assert totals(others)[-1] == "A tie between Anna and Bo: another deal will decide."


def test_who_is_out_of_the_game_is_told_and_keeps_its_total() -> None:
    """R-133, R-17."""
    rules = Rules.preset("penalty", seats=3, game_end=eliminate(100))
    present = ended(rules, ("", "8S 9H", "QD"), (0, 59, 10), (0,))
    out = later(present, (34, 120, 12), playing=(0, 2))
    assert "Anna has 120 points and is out of the game." in totals(out)
    view = dataclasses.replace(out.view, seats=(0, 2))
    assert "Anna: 120 points" in totals(dataclasses.replace(out, view=view))
