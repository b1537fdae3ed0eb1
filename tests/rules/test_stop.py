"""The stop call (rule R-120)."""

from __future__ import annotations

import pytest
from tests.rules.positions import Position, position

pytestmark = pytest.mark.engine

STOP = "stop_call=5"


def table_of_three(rules: str, *hands: str, stock: str = "6D 7D 9D") -> Position:
    """Return a table of three; seat 0 is at the start of its turn."""
    return position(f"seats=3 {rules}", hands=dict(enumerate(hands)), upcard="QS", stock=stock)


@pytest.mark.parametrize(
    ("hand", "may_stop"),
    [
        ("5H", True),
        ("2H 3H", True),
        ("AH AC 3H", True),
        ("4H", True),
        ("6H", False),
        ("2H 4H", False),
        ("8H", False),
        ("KH", False),
    ],
)
def test_the_threshold(hand: str, may_stop: bool) -> None:  # noqa: FBT001  # a parameter
    """R-120: a hand worth at most five points may stop; an eight is fifty."""
    table = table_of_three(STOP, hand, "KD", "KC")
    assert ("x" in table.legal()) == may_stop


@pytest.mark.parametrize(
    ("threshold", "may_stop"), [(0, False), (9, False), (10, True), (99, True)]
)
def test_other_thresholds(threshold: int, may_stop: bool) -> None:  # noqa: FBT001  # a parameter
    """R-120: the threshold is any number; here the hand is worth ten."""
    table = table_of_three(f"stop_call={threshold}", "QH", "KD", "KC")
    assert ("x" in table.legal()) == may_stop


def test_a_threshold_of_nothing() -> None:
    """R-120: with 0 only a hand worth nothing may stop: eights that count 0."""
    table = table_of_three("stop_call=0 wild_value=0", "8H 8C", "KD", "KC")
    table.do("x")
    assert (table.ending, table.winners) == ("stopped", {0})


def test_off() -> None:
    """R-120: under `off` nobody stops."""
    table = table_of_three("", "2H", "KD", "KC")
    assert table.legal() == {"d"}
    table.refuses("x")


def test_at_the_start_of_the_turn() -> None:
    """R-120: at the start, with a playable card or without, and with nothing to draw."""
    assert table_of_three(STOP, "4S", "KD", "KC").legal() == {"4S", "x"}
    assert table_of_three(STOP, "4H", "KD", "KC").legal() == {"d", "x"}
    assert table_of_three(STOP, "4H", "KD", "KC", stock="").legal() == {"p", "x"}


def test_not_after_drawing() -> None:
    """R-120: "before playing or drawing": with 2♥ and A♦ drawn it is too late."""
    table = table_of_three(f"{STOP} draw=1", "2H", "KD", "KC", stock="AD 3D")
    table.do("d")
    assert table.legal() == {"p"}
    undecided = table_of_three(f"{STOP} draw=2", "2H", "KD", "KC", stock="AD 3D")
    undecided.do("d")
    assert undecided.legal() == {"d"}


def test_not_after_playing() -> None:
    """R-120, R-100: nor between several cards of one turn."""
    table = table_of_three(f"{STOP} several=same_rank", "2S 2H AC", "KD", "KC")
    assert "x" in table.legal()
    table.do("2S")
    assert table.legal() == {"2H", "p"}


def test_not_with_a_debt() -> None:
    """R-120: "with no debt": neither before nor after paying it."""
    table = position(
        f"seats=3 {STOP} effects=2:draw(2) after_debt=may_play",
        hands={0: "AH", 1: "KD", 2: "KC"},
        upcard="2S",
        debt=2,
        stock="AC AD 3D",
    )
    assert table.legal() == {"d"}
    table.do("d")
    assert "x" not in table.legal()
    table.refuses("x")


def test_not_with_a_skip_to_answer() -> None:
    """R-120: "no skip to answer"."""
    table = position(
        f"seats=3 {STOP} effects=J:skip skip_answer=same_rank",
        hands={0: "AH", 1: "KD", 2: "KC"},
        upcard="JS",
        skip=1,
    )
    assert table.legal() == {"p"}


def test_not_while_a_suit_is_owed() -> None:
    """R-120, R-63: nor before a deferred suit is named."""
    table = table_of_three(f"{STOP} naming=deferred", "8H AC", "KD", "KC")
    table.do("8H")
    assert table.legal() == {"=C", "=D", "=H", "=S"}


def test_in_ones_own_turn_alone() -> None:
    """R-120: seat 1, with two points, has to wait for its turn; then it may."""
    table = table_of_three(STOP, "JS KH", "2D", "KC")
    table.refuses("x")
    table.do("JS")
    assert "x" in table.legal()


def test_a_call_before_it() -> None:
    """R-120, R-110: a last-card call is neither playing nor drawing."""
    table = table_of_three(f"{STOP} last_card_call=required", "2H", "KD QD", "KC QC")
    table.do("!0", "x")
    assert table.ending == "stopped"


def test_strictly_less_than_every_other_hand() -> None:
    """R-120: four against five and ten: the caller wins as if it had gone out."""
    table = table_of_three(STOP, "4H", "5D", "KC")
    assert table.do("x") == [("called_stop", 0, 4), ("ended", 0, "stopped")]
    assert table.winners == {0}
    assert table.scores == [0, 5, 10]
    assert table.legal() == set()


def test_the_winner_collects() -> None:
    """R-120, R-131: under `winner_collects` the caller gets the sum of the others, not its own."""
    table = table_of_three(f"{STOP} scoring=winner_collects", "4H", "5D", "KC")
    table.do("x")
    assert table.scores == [15, 0, 0]


def test_a_lower_hand_elsewhere() -> None:
    """R-120: three is lower than four: seat 1 wins; the caller too counts its own hand."""
    table = table_of_three(STOP, "4H", "3D", "KC")
    assert table.do("x")[-1] == ("ended", 0, "stop_failed")
    assert table.winners == {1}
    assert table.scores == [4, 0, 10]


def test_a_tie_with_the_caller() -> None:
    """R-120: an equal hand is not strictly more: its holder wins alone, the caller does not."""
    table = table_of_three(STOP, "4H", "4D", "KC")
    table.do("x")
    assert (table.ending, table.winners) == ("stop_failed", {1})
    assert table.scores == [4, 0, 10]


def test_joint_winners() -> None:
    """R-120: of the others two are lowest: they win jointly."""
    table = table_of_three(STOP, "4H", "3D", "3C")
    table.do("x")
    assert table.winners == {1, 2}
    assert table.scores == [4, 0, 0]


def test_the_lowest_other_hand_collects() -> None:
    """R-120, R-131: the winner collects from everybody else, the caller too."""
    table = table_of_three(f"{STOP} scoring=winner_collects", "4H", "3D", "KC")
    table.do("x")
    assert table.scores == [0, 14, 0]


def test_joint_winners_collect_half_each() -> None:
    """R-120, R-132: each gets two of the five points of the caller; the remainder is dropped."""
    table = table_of_three(f"{STOP} scoring=winner_collects", "5H", "3D", "3C")
    table.do("x")
    assert table.scores == [0, 2, 2]


def test_differences_are_about_blocked_deals() -> None:
    """R-120, R-132: `blocked_pay` says nothing about a stop."""
    for blocked_pay in ("others", "differences"):
        table = table_of_three(
            f"{STOP} scoring=winner_collects blocked_pay={blocked_pay}", "4H", "3D", "KC"
        )
        table.do("x")
        assert table.scores == [0, 14, 0]


def test_a_stop_is_not_doubled() -> None:
    """R-136, R-120: "not by stop": nothing doubles, also if the caller holds wild cards alone."""
    table = table_of_three("stop_call=99 wild_finish_doubles=true", "8H", "KD 8D", "KC 8C")
    table.do("x")
    assert table.scores == [0, 60, 60]


def test_seats_out_of_the_game() -> None:
    """R-120, R-17: an eliminated seat has no hand that could be lower, and scores nothing."""
    table = position(
        f"seats=3 {STOP} game_end=eliminate(50)",
        hands={0: "4H", 2: "KC"},
        upcard="QS",
        active=(0, 2),
    )
    table.do("x")
    assert table.winners == {0}
    assert table.scores == [0, 0, 10]


def test_finishing_rules_do_not_bind_a_stop() -> None:
    """R-120, R-64, R-97: they are about the last card; a stop plays none."""
    table = table_of_three(
        "stop_call=50 finish_on_wild=false finish_on_special=false effects=8:skip",
        "8H",
        "8D AC",
        "8C 8S",
    )
    table.do("x")
    assert table.winners == {0}
