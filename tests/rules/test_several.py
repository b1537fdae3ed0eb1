"""Several cards of a rank in one turn (R-100)."""

from __future__ import annotations

import pytest
from tests.rules.positions import Position, cards, position

pytestmark = pytest.mark.engine

SEVERAL = "several=same_rank"
TWOS = "effects=2:draw(2,same_rank)"


def table_of_three(
    rules: str, hands: dict[int, str] | None = None, upcard: str = "5S", stock: str = "3C 4C 6C 7C"
) -> Position:
    """Return a table of three at which seat 0 is to play and several cards may be played."""
    held = {0: "KS KH KD QH", 1: "6D 7D 10D", 2: "6H 7H 10H"} | (hands or {})
    return position(f"seats=3 {SEVERAL} {rules}", hands=held, upcard=upcard, stock=stock)


def test_one_card_without_the_option() -> None:
    """R-100: under `none` the turn ends with the first king."""
    table = position(hands={0: "KS KH QH", 1: "9D JD"}, upcard="5S", stock="3D")
    table.do("KS")
    assert table.turn == 1


def test_further_cards_of_the_same_rank() -> None:
    """R-100: after K♠ the other kings may be played, nothing else, or the turn is ended."""
    table = table_of_three("", {0: "KS KH KD QS 8C"})
    table.do("KS")
    assert table.turn == 0
    assert table.legal() == {"KH", "KD", "p"}
    table.refuses("QS", "8C=H", "d")
    table.do("KH")
    assert table.legal() == {"KD", "p"}
    table.do("p")
    assert table.turn == 1
    assert table.hand(0) == cards("KD QS 8C")


def test_the_first_card_must_match() -> None:
    """R-100: only the first of the cards has to match; here K♠ alone does."""
    table = table_of_three("")
    assert table.plays() == {"KS"}


def test_the_last_card_counts_for_suit() -> None:
    """R-100: K♠, then K♥: hearts are required."""
    table = table_of_three("", {1: "9D 9S JH 3H"})
    table.do("KS", "KH", "p")
    assert table.required == "H"
    assert table.plays() == {"JH", "3H"}


def test_the_turn_is_always_ended_by_a_pass() -> None:
    """R-100: also without a further king: nothing is learnt from waiting."""
    table = table_of_three("", {0: "KS QH JC"})
    table.do("KS")
    assert table.turn == 0
    assert table.legal() == {"p"}
    table.do("p")
    assert table.turn == 1


def test_no_pass_before_the_first_card() -> None:
    """R-100, R-12: a playable hand must play; the option gives no Pass at the start of a turn."""
    table = table_of_three("")
    assert table.legal() == {"KS"}


def test_debts_add_up() -> None:
    """R-100: two twos of one turn make the next seat owe four."""
    table = table_of_three(TWOS, {0: "2S 2H QC KC"})
    table.do("2S", "2H")
    assert (table.turn, table.phase) == (0, "more")
    table.do("p")
    assert (table.turn, table.phase, table.debt) == (1, "debt", 4)


def test_skips_add_up() -> None:
    """R-100, R-82: two skips skip two seats of three, so the same seat is next; three no more."""
    for played in ("JS JH", "JS JH JC"):
        table = table_of_three("effects=J:skip", {0: f"{played} QC KC", 1: "9D KD", 2: "9H KH"})
        table.do(*played.split(), "p")
        assert (table.turn, table.phase) == (0, "turn")
    one = table_of_three("effects=J:skip", {0: "JS QC KC", 1: "9D KD", 2: "9H KH"})
    one.do("JS", "p")
    assert one.turn == 2


def test_reverses_add_up() -> None:
    """R-100, R-83: two reverses of one turn leave the direction as it was."""
    table = table_of_three("effects=Q:reverse", {0: "QS QH QC KC", 1: "9D KD"})
    table.do("QS", "QH")
    assert table.direction == 1
    table.do("p")
    assert table.turn == 1
    one = table_of_three("effects=Q:reverse", {0: "QS QH QC KC", 1: "9D KD"})
    one.do("QS", "p")
    assert one.turn == 2


def test_all_draw_adds_up() -> None:
    """R-100, R-86: the others draw at each of the cards, at once."""
    table = table_of_three("effects=A:all_draw(1)", {0: "AS AH QC KC"})
    table.do("AS")
    assert len(table.hand(1)) == len(table.hand(2)) == 4
    table.do("AH")
    assert len(table.hand(1)) == len(table.hand(2)) == 5


def test_wild_cards() -> None:
    """R-100, R-10: every eight names a suit; the last one counts."""
    table = table_of_three("", {0: "8S 8H QC KC", 1: "9D 9C QH"})
    table.do("8S=H")
    assert table.legal() == {"8H=C", "8H=D", "8H=H", "8H=S", "p"}
    table.do("8H=C", "p")
    assert table.required == "C"
    assert table.plays() == {"9C"}


def test_an_anything_next_card() -> None:
    """R-100, R-84: after the ace only aces; then the next seat may play anything."""
    table = table_of_three("effects=A:anything_next", {0: "AS AH QC KC", 1: "9D JC 2H"})
    table.do("AS")
    assert table.legal() == {"AH", "p"}
    table.do("p")
    assert table.plays() == {"9D", "JC", "2H"}


def test_going_out_with_several() -> None:
    """R-100: the last of them ends the deal at once, no Pass is needed."""
    table = table_of_three("", {0: "KS KH"})
    table.do("KS", "KH")
    assert (table.ending, table.winners) == ("went_out", {0})


def test_further_cards_after_a_drawn_one() -> None:
    """R-100, R-72: the drawn K♠ must be played; after that Play the other kings may follow."""
    table = table_of_three("", {0: "KH 9C 4H"}, stock="KS 3D")
    table.do("d")
    assert table.legal() == {"KS"}
    table.do("KS")
    assert table.legal() == {"KH", "p"}


def test_drawing_alone_ends_as_ever() -> None:
    """R-100, R-16: "whose last action was a Play": under `may_not` drawing ends the turn itself."""
    table = table_of_three("draw=1 drawn_card=may_not", {0: "KH 9C 4H"}, stock="3D 4D")
    table.do("d")
    assert table.turn == 1


# under a debt


def test_further_answers() -> None:
    """R-100, R-90: under a debt of two: two answers at once make it six for the next seat."""
    table = table_of_three(TWOS, {0: "2S 9C 4H", 1: "2H 2D 9D JD"})
    table.do("2S", "p", "2H")
    assert (table.turn, table.phase) == (1, "more")
    assert table.legal() == {"2D", "p"}
    table.do("2D", "p")
    assert (table.turn, table.phase, table.debt) == (2, "debt", 6)


def test_under_a_debt_only_answers_follow() -> None:
    """R-100: Q♥ does not draw: it follows Q♠ in an ordinary turn, but not under a debt."""
    rules = "effects=QS:draw(2,same_rank);QD:draw(2,same_rank)"
    ordinary = table_of_three(rules, {0: "QS QH QD 4H"})
    ordinary.do("QS")
    assert ordinary.legal() == {"QH", "QD", "p"}
    table = table_of_three(rules, {0: "QS 9C 4H", 1: "QH QD 9D"})
    table.do("QS", "p", "QD")
    assert table.legal() == {"p"}


def test_under_a_debt_only_the_same_rank_follows() -> None:
    """R-100: a three would answer too, but after a two of this turn only twos follow."""
    table = table_of_three(
        "effects=2:draw(2,any_draw_card);3:draw(3,any_draw_card)",
        {0: "2S 9C 4H", 1: "2H 2D 3D 9D"},
    )
    table.do("2S", "p")
    assert table.plays() == {"2H", "2D", "3D"}
    table.do("2H")
    assert table.legal() == {"2D", "p"}


def test_a_paid_debt_ends_the_turn() -> None:
    """R-100, R-93: after the debt is drawn the turn ends by itself under `turn_ends`."""
    table = table_of_three(TWOS, {0: "2S 9C 4H", 1: "2H 9D JD"})
    table.do("2S", "p", "d")
    assert table.turn == 2


def test_a_turn_after_a_paid_debt() -> None:
    """R-100, R-93: a full normal turn: several cards of a rank as ever, no answers among them."""
    table = table_of_three(f"{TWOS} after_debt=may_play", {0: "2S 9C 4H", 1: "KS KD JD"})
    table.do("2S", "p", "d", "KS")
    assert table.turn == 1
    assert table.legal() == {"KD", "p"}


def test_a_forgiving_cancel_card_among_several() -> None:
    """R-100, R-98: an answer and then a cancel card of the same rank: nobody owes anything."""
    table = table_of_three(
        "effects=JS:draw(5,same_rank);JC:draw(5,same_rank);JH:cancel",
        {0: "JS 9C 4H", 1: "JC JH 9D"},
    )
    table.do("JS", "p", "JC")
    assert table.debt == 10
    table.do("JH", "p")
    assert (table.turn, table.phase, table.debt) == (2, "turn", 0)


# with skips that are answered


def test_several_answers_to_a_skip() -> None:
    """R-100, R-95: two eights as answer replace the pending skip and skip two seats together."""
    table = table_of_three(
        "wild=J effects=8:skip skip_answer=same_rank", {0: "8S 9C 4H", 1: "8H 8D 9D"}
    )
    table.do("8S", "p")
    assert (table.turn, table.phase) == (1, "skipped")
    table.do("8H")
    assert table.legal() == {"8D", "p"}
    table.do("8D", "p")
    assert (table.turn, table.phase) == (2, "skipped")
    table.do("p")
    assert (table.turn, table.phase) == (0, "skipped")
    table.do("p")
    assert (table.turn, table.phase) == (1, "turn")


# with again and must_cover


def test_after_again_its_own_rule_holds() -> None:
    """R-100, R-85: after an ace that goes on anything that matches may be played, no Pass yet."""
    table = table_of_three("effects=A:again", {0: "AS AH KS QH"})
    table.do("AS")
    assert table.legal() == {"AH", "KS"}
    table.do("KS")
    # The last action was an ordinary Play again: kings, or the Pass.
    assert table.legal() == {"p"}


def test_after_again_one_draws() -> None:
    """R-100, R-85: without a card that matches it draws, as in any turn."""
    table = table_of_three("effects=A:again draw=1", {0: "AS QH 4H"})
    table.do("AS")
    assert table.legal() == {"d"}
    table.do("d")
    assert table.legal() == {"p"}


def test_after_must_cover_its_own_rule_holds() -> None:
    """R-100, R-87: a queen to be covered: what matches, no Pass; after the cover kings or Pass."""
    table = table_of_three("effects=Q:must_cover", {0: "QS KS KH 4H"})
    table.do("QS")
    assert table.legal() == {"KS"}
    table.do("KS")
    assert table.legal() == {"KH", "p"}


def test_a_debt_waits_through_again() -> None:
    """R-100, R-85: all that one turn adds up to falls on the next seat together."""
    table = table_of_three("effects=2:draw(2,same_rank)+again", {0: "2S 2H KH KD 9C"})
    table.do("2S", "2H", "KH", "KD")
    assert (table.turn, table.phase) == (0, "more")
    table.do("p")
    assert (table.turn, table.phase, table.debt) == (1, "debt", 4)


def test_naming_comes_before_the_next_card() -> None:
    """R-100, R-63: a suit that is owed is named before anything else is done, Pass included."""
    table = table_of_three("naming=deferred", {0: "8S 8H QC KC"})
    table.do("8S")
    assert table.legal() == {"=C", "=D", "=H", "=S"}
    table.do("=C")
    assert table.plays() == {"8H"}
    assert "p" in table.legal()


def test_two_packs() -> None:
    """R-100: the copy of the card just played is of the same rank."""
    table = table_of_three("packs=2", {0: "KS KS QH"})
    table.do("KS")
    assert table.legal() == {"KS", "p"}


def test_jokers() -> None:
    """R-100, R-43: by rank a joker goes only with jokers."""
    table = table_of_three("jokers=2", {0: "JK JK KS QH"})
    table.do("JK=S")
    assert table.plays() == {"JK"}
    assert "p" in table.legal()
