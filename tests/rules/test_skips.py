"""Skips that can be answered (R-95), and how skips of one turn come together (R-82)."""

from __future__ import annotations

import pytest
from tests.rules.positions import Position, cards, position

pytestmark = pytest.mark.engine

EIGHTS = "wild=J effects=8:skip"
ASKED = f"{EIGHTS} skip_answer=same_rank"


def table_of_four(rules: str, hands: dict[int, str] | None = None) -> Position:
    """Return a table of four at which seat 0 is to play on 5♠."""
    held = {0: "8S 9C KC", 1: "9D KD QD", 2: "9H KH QH", 3: "10C QC AC"} | (hands or {})
    return position(rules, hands=held, upcard="5S", stock="3D 4D 6D 7D 3C 4C")


def test_no_answer() -> None:
    """R-95: under `none` the next seat loses its turn at once, an eight in hand or not."""
    table = table_of_four(EIGHTS, {1: "8D KD QD"})
    assert table.do("8S") == [("played", 0, "8S", None), ("skipped", 1)]
    assert (table.turn, table.phase) == (2, "turn")


def test_a_skipped_seat_is_asked() -> None:
    """R-95: it plays a card of that rank with a skip effect, or passes; nothing else."""
    table = table_of_four(f"{ASKED} stop_call=100 voluntary_draw=true", {1: "8D 8C KS QD"})
    table.do("8S")
    assert (table.turn, table.phase) == (1, "skipped")
    assert table.legal() == {"8D", "8C", "p"}
    table.refuses("KS", "d", "x", "QD")


def test_a_seat_without_an_answer_is_asked_too() -> None:
    """R-95: every skipped seat is asked; without an answer it can only pass."""
    table = table_of_four(ASKED)
    table.do("8S")
    assert (table.turn, table.phase) == (1, "skipped")
    assert table.legal() == {"p"}


def test_passing_accepts_the_skip() -> None:
    """R-95: who passes loses the turn, draws nothing, and the next seat plays."""
    table = table_of_four(ASKED, {1: "8D KS QD"})
    table.do("8S")
    assert table.do("p") == [("skipped", 1)]
    assert table.hand(1) == cards("8D KS QD")
    assert (table.turn, table.phase) == (2, "turn")


def test_an_answer_hands_the_skip_on() -> None:
    """R-95: seat 1 answers, so seat 2 is asked, answers too, and seat 3 passes."""
    table = table_of_four(ASKED, {1: "8D KD QD", 2: "8H KH QH"})
    table.do("8S", "8D")
    assert (table.turn, table.phase) == (2, "skipped")
    table.do("8H")
    assert (table.turn, table.phase) == (3, "skipped")
    table.do("p")
    assert (table.turn, table.phase) == (0, "turn")


def test_an_answer_replaces_the_pending_skips() -> None:
    """R-95: 8♠ skips three, 8♦ one: after the answer of seat 1 only seat 2 is asked."""
    table = table_of_four(
        "wild=J effects=8S:skip(3);8D:skip skip_answer=same_rank", {1: "8D KD QD"}
    )
    table.do("8S", "8D")
    assert (table.turn, table.phase) == (2, "skipped")
    table.do("p")
    assert (table.turn, table.phase) == (3, "turn")


def test_every_skipped_seat_is_asked() -> None:
    """R-95: three are skipped; each is asked in turn and may answer after others have passed."""
    table = table_of_four("wild=J effects=8:skip(3) skip_answer=same_rank", {3: "8D QC AC"})
    table.do("8S")
    for seat in (1, 2):
        assert (table.turn, table.phase) == (seat, "skipped")
        table.do("p")
    assert (table.turn, table.phase) == (3, "skipped")
    assert table.legal() == {"8D", "p"}
    table.do("8D")
    assert (table.turn, table.phase) == (0, "skipped")


def test_every_skipped_seat_passes() -> None:
    """R-95, R-82: with all three passing it is the first seat's turn, a new one."""
    table = table_of_four("wild=J effects=8:skip(3) skip_answer=same_rank stop_call=100")
    table.do("8S", "p", "p", "p")
    assert (table.turn, table.phase) == (0, "turn")
    assert "x" in table.legal()


def test_an_answer_needs_a_skip_effect() -> None:
    """R-95: of the same rank but without a skip effect is no answer."""
    table = table_of_four(
        "wild=J effects=8S:skip;8D:skip(2);8C:reverse skip_answer=same_rank", {1: "8D 8C 8H KD"}
    )
    table.do("8S")
    assert table.legal() == {"8D", "p"}


def test_an_answer_needs_the_rank() -> None:
    """R-95: a skip card of another rank is no answer, although it matches."""
    table = table_of_four("wild=J effects=8:skip;Q:skip skip_answer=same_rank", {1: "QS KD 9D"})
    table.do("8S")
    assert table.legal() == {"p"}


def test_a_wild_skip_card() -> None:
    """R-95, R-10: a wild answer names a suit like any wild card."""
    table = table_of_four("effects=8:skip skip_answer=same_rank", {1: "8D KD QD"})
    table.do("8S=H")
    assert table.legal() == {"8D=C", "8D=D", "8D=H", "8D=S", "p"}
    table.do("8D=C")
    assert (table.turn, table.phase, table.required) == (2, "skipped", "C")


def test_an_answer_brings_its_other_effects() -> None:
    """R-95, R-80: an eight that also reverses hands the skip to the seat on the other side."""
    table = table_of_four(
        "wild=J effects=8S:skip;8D:skip+reverse skip_answer=same_rank", {1: "8D KD"}
    )
    table.do("8S", "8D")
    assert (table.turn, table.phase, table.direction) == (0, "skipped", -1)
    table.do("p")
    assert (table.turn, table.phase) == (3, "turn")


def test_an_answer_with_a_debt() -> None:
    """R-95, R-99: an eight that also draws: the next seat owes and loses its turn when it pays."""
    table = table_of_four(
        "wild=J effects=8S:skip;8D:skip+draw(2) skip_answer=same_rank", {1: "8D KD"}
    )
    table.do("8S", "8D")
    assert (table.turn, table.phase, table.debt) == (2, "debt", 2)
    table.do("d")
    assert (table.turn, table.phase) == (3, "turn")


def test_going_out_with_an_answer() -> None:
    """R-95: an answer may be the last card."""
    table = table_of_four(ASKED, {1: "8D"})
    table.do("8S", "8D")
    assert (table.ending, table.winners) == ("went_out", {1})


def test_answers_between_two_seats() -> None:
    """R-95, R-82: with two seats the other is asked; its answer asks the first one in turn."""
    table = position(
        f"seats=2 {ASKED}", hands={0: "8S 8H KC", 1: "8D KD QD"}, upcard="5S", stock="3D"
    )
    table.do("8S")
    assert (table.turn, table.phase) == (1, "skipped")
    table.do("8D")
    assert (table.turn, table.phase) == (0, "skipped")
    assert table.legal() == {"8H", "p"}
    table.do("p")
    assert (table.turn, table.phase) == (1, "turn")


def test_the_last_skip_card_decides() -> None:
    """R-95, §3.5: a queen that goes on, then an eight: three are skipped, eights answer."""
    rules = "wild=J effects=Q:skip+again;8:skip(2) skip_answer=same_rank"
    table = table_of_four(rules, {0: "QS 8S KC", 1: "QD 8D KD"})
    table.do("QS", "8S")
    assert table.legal() == {"8D", "p"}
    table.do("p", "p")
    assert (table.turn, table.phase) == (3, "skipped")
    table.do("p")
    assert (table.turn, table.phase) == (0, "turn")


def test_skips_of_one_turn_without_answers() -> None:
    """R-82, §3.5: two skips of one turn skip two seats; more than three spare the seat itself."""
    table = table_of_four("wild=J effects=Q:skip+again;8:skip", {0: "QS 8S KC"})
    table.do("QS", "8S")
    assert table.turn == 3
    many = table_of_four("wild=J effects=Q:skip(2)+again;8:skip(2)", {0: "QS 8S KC"})
    many.do("QS", "8S")
    assert many.turn == 0


def test_a_skip_that_is_accepted_is_no_turn() -> None:
    """R-95, R-120, R-70: the seat after it begins an ordinary turn: it may stop, or draw anew."""
    table = table_of_four(f"{ASKED} draw=1 stop_call=100 voluntary_draw=true")
    table.do("8S", "p")
    assert table.legal() == {"d", "x"}
