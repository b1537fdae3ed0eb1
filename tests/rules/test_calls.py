"""The last-card call, once and twice (rules R-110 to R-113)."""

from __future__ import annotations

import pytest
from tests.rules.positions import Position, cards, position, start

pytestmark = pytest.mark.engine

ONCE = "last_card_call=required"
TWICE = "last_card_call=required_twice"


def table_of_three(
    rules: str,
    hands: dict[int, str] | None = None,
    *,
    upcard: str = "5S",
    stock: str = "3D 4D 6D 7D 10D",
    debt: int = 0,
    called: tuple[int, ...] = (),
) -> Position:
    """Return a table of three at which seat 0, with two cards, is to play."""
    held = {0: "9S 2C", 1: "9D JD QD", 2: "9H JH 10H"} | (hands or {})
    return position(
        f"seats=3 {rules}", hands=held, upcard=upcard, stock=stock, debt=debt, called=called
    )


#


def test_off() -> None:
    """R-110: under `off` there are no calls and no penalties."""
    table = table_of_three("")
    assert table.legal() == {"9S"}
    table.refuses("9S!", "!0")
    table.do("9S")
    table.refuses("!0")
    table.do("9D")
    assert table.hand(0) == ["2C"]


def test_a_call_with_the_play() -> None:
    """R-110: announced with the Play that leaves one card: nothing happens later."""
    table = table_of_three(ONCE)
    assert table.do("9S!") == [("played", 0, "9S", None), ("called", 0, 1)]
    table.do("9D")
    assert table.hand(0) == ["2C"]


def test_a_call_before_the_play() -> None:
    """R-110: before it in the same turn."""
    table = table_of_three(ONCE)
    assert table.do("!0") == [("called", 0, 1)]
    table.do("9S", "9D")
    assert table.hand(0) == ["2C"]


def test_a_call_after_the_play() -> None:
    """R-110: after it until another seat acts."""
    table = table_of_three(ONCE)
    table.do("9S", "!0", "9D")
    assert table.hand(0) == ["2C"]


def test_forgotten_when_another_seat_plays() -> None:
    """R-110: otherwise two cards are drawn before the other seat's Play takes effect."""
    table = table_of_three(ONCE)
    table.do("9S")
    assert table.do("9D") == [
        ("drew", 0, "3D", "for_forgetting"),
        ("drew", 0, "4D", "for_forgetting"),
        ("forgot", 0, 2),
        ("played", 1, "9D", None),
    ]
    assert table.hand(0) == cards("2C 3D 4D")


def test_forgotten_when_another_seat_draws() -> None:
    """R-110: before a Draw: the forgetful seat takes the top two cards, then the third is drawn."""
    table = table_of_three(ONCE, {1: "4C JD QD"})
    table.do("9S")
    happened = table.do("d")
    assert happened[-1] == ("drew", 1, "6D", "by_choice")
    assert table.hand(0) == cards("2C 3D 4D")


def test_forgotten_when_another_seat_passes() -> None:
    """R-110, R-95: before a Pass, here one that accepts a skip."""
    table = table_of_three(f"{ONCE} effects=9:skip skip_answer=same_rank", {1: "4C JD QD"})
    table.do("9S")
    happened = table.do("p")
    assert happened[-2:] == [("forgot", 0, 2), ("skipped", 1)]
    assert table.hand(0) == cards("2C 3D 4D")


def test_forgotten_when_another_seat_stops() -> None:
    """R-110, R-120: before a Stop: the penalty cards count when hands are compared and scored."""
    table = table_of_three(f"{ONCE} stop_call=5", {1: "4C", 2: "KH"})
    table.do("9S")
    happened = table.do("x")
    assert happened[2:4] == [("forgot", 0, 2), ("called_stop", 1, 4)]
    # With 2♣ alone seat 0 would have had the lowest hand.
    assert (table.ending, table.winners) == ("stopped", {1})
    assert table.scores == [9, 0, 10]


def test_forgotten_when_another_seat_pays_a_debt() -> None:
    """R-110, R-11: before a debt is drawn."""
    table = table_of_three(f"{ONCE} effects=9:draw(2)")
    table.do("9S", "d")
    assert table.hand(0) == cards("2C 3D 4D")
    assert table.hand(1) == cards("9D JD QD 6D 7D")


@pytest.mark.parametrize("penalty", [1, 3, 5])
def test_the_penalty(penalty: int) -> None:
    """R-110: so many cards as `last_card_penalty` says."""
    table = table_of_three(f"{ONCE} last_card_penalty={penalty}")
    table.do("9S", "9D")
    assert len(table.hand(0)) == 1 + penalty


def test_a_call_of_another_seat_does_not_end_the_time() -> None:
    """R-110: "plays, draws, passes or stops": another seat's call is none of these."""
    table = table_of_three(ONCE, {1: "9D"})
    table.do("9S", "!1")
    assert table.hand(0) == ["2C"]
    table.do("!0", "9D")
    assert table.hand(0) == ["2C"]


def test_ones_own_naming_does_not_end_the_time() -> None:
    """R-110, R-63: the same seat names the suit that is owed; it may still call after that."""
    table = table_of_three(f"{ONCE} naming=deferred", {0: "8S 2C"})
    table.do("8S", "=D", "!0", "9D")
    assert table.hand(0) == ["2C"]


def test_ones_own_pass_does_not_end_the_time() -> None:
    """R-110, R-100: nor does the Pass that ends one's own turn of several cards."""
    table = table_of_three(f"{ONCE} several=same_rank")
    table.do("9S", "p")
    assert table.turn == 1
    table.do("!0", "9D")
    assert table.hand(0) == ["2C"]


def test_ones_own_next_turn_does_not_end_the_time() -> None:
    """R-110, R-82: with two seats and a skip the same seat is next; only another seat counts."""
    rules = f"seats=2 {ONCE} effects=9:skip"
    table = position(rules, hands={0: "9S 2C", 1: "JD QD"}, upcard="5S", stock="6C KC 3D 4D")
    table.do("9S")
    assert table.turn == 0
    table.do("!0")
    assert table.called == {0}


def test_a_seat_that_holds_more_again_is_spared() -> None:
    """R-110: "if it still holds one card": the seat has drawn in a second turn of its own."""
    rules = f"seats=2 {ONCE} effects=9:skip draw=1"
    table = position(rules, hands={0: "9S 2C", 1: "JS QD"}, upcard="5S", stock="6D 3D 4D")
    table.do("9S", "d", "p", "JS")
    assert table.hand(0) == cards("2C 6D")
    assert all(event[0] != "forgot" for event in table.history)


def test_a_seat_that_is_skipped_without_being_asked_does_nothing() -> None:
    """R-110: seat 1 loses its turn and has not acted: seat 0 may still call until seat 2 does."""
    table = table_of_three(f"{ONCE} effects=9:skip")
    table.do("9S")
    assert table.turn == 2
    table.do("!0", "9H")
    assert table.hand(0) == ["2C"]


def test_going_down_to_two_needs_no_call() -> None:
    """R-110: only who goes down to one card."""
    table = table_of_three(ONCE, {0: "9S 2C 3C"})
    table.do("9S", "9D")
    assert table.hand(0) == cards("2C 3C")


def test_one_card_from_the_start_needs_no_call() -> None:
    """R-110: nobody went down to it with a Play: hands of one card."""
    table = start(f"seats=3 {ONCE} hand_size=1", top="4D 6C 9H 5S 3D 3H")
    assert table.turn == 1
    table.do("d")
    assert table.hand(2) == ["6C"]


def test_several_cards_in_one_turn() -> None:
    """R-110, R-100: three cards, two of them played: the call comes with the second."""
    called = table_of_three(f"{ONCE} several=same_rank", {0: "9S 9C 2C"})
    called.refuses("9S!")
    called.do("9S", "9C!", "p", "9D")
    assert called.hand(0) == ["2C"]
    forgot = table_of_three(f"{ONCE} several=same_rank", {0: "9S 9C 2C"})
    forgot.do("9S", "9C", "p", "9D")
    assert forgot.hand(0) == cards("2C 3D 4D")


def test_going_out_in_the_same_turn_needs_no_call() -> None:
    """R-110: down to one card and out in the same turn: no other seat acts in between."""
    table = table_of_three(f"{ONCE} several=same_rank", {0: "9S 9C"})
    table.do("9S", "9C")
    assert (table.ending, table.winners) == ("went_out", {0})


def test_the_penalty_reshuffles() -> None:
    """R-110, R-73: it is drawn through an empty stock; the upcard stays, then the Play follows."""
    table = table_of_three(f"{ONCE} empty_stock=turn_over", stock="3D")
    table.do("9S")
    assert table.discards == ["5S"]
    table.do("9D")
    assert table.hand(0) == cards("2C 3D 5S")
    assert (table.discards, table.upcard) == (["9S"], "9D")


def test_the_penalty_finds_nothing() -> None:
    """R-110: with nothing to draw the forgetful seat keeps its one card."""
    table = table_of_three(f"{ONCE} empty_stock=pass", stock="")
    table.do("9S")
    assert table.do("9D") == [("forgot", 0, 0), ("played", 1, "9D", None)]
    assert table.hand(0) == ["2C"]


def test_a_draw_that_then_finds_nothing() -> None:
    """R-110: the penalty takes the last cards; the Draw changes nothing and the seat acts again."""
    table = table_of_three(f"{ONCE} empty_stock=pass", {1: "4C JD QD"}, stock="3D 4D")
    table.do("9S")
    assert table.legal() == {"d", "!0"}
    happened = table.do("d")
    assert happened[-1] == ("nothing_drawn", 1)
    assert table.hand(1) == cards("4C JD QD")
    assert (table.turn, table.phase) == (1, "turn")
    assert table.legal() == {"p"}


def test_a_voluntary_draw_that_then_finds_nothing() -> None:
    """R-110, R-75: with something playable and nothing to draw left it must play."""
    table = table_of_three(f"{ONCE} empty_stock=pass voluntary_draw=true", stock="3D 4D")
    table.do("9S")
    assert table.legal() == {"9D", "d", "!0"}
    table.do("d")
    assert table.turn == 1
    assert table.legal() == {"9D"}


def test_stop_after_a_draw_that_found_nothing() -> None:
    """R-110, R-120: it "changes nothing else": the seat has not drawn, so it may still stop."""
    table = table_of_three(
        f"{ONCE} empty_stock=pass stop_call=5", {1: "3C"}, upcard="5S", stock="3D 4D"
    )
    table.do("9S")
    assert table.legal() == {"d", "x", "!0", "!1"}
    table.do("d")
    assert table.legal() == {"p", "x", "!1"}


def test_a_draw_that_found_nothing_does_not_keep_a_deal_from_being_blocked() -> None:
    """R-110, R-76: the seat drew nothing, so its Pass counts: three passes block the deal."""
    table = table_of_three(
        f"{ONCE} empty_stock=pass", {1: "4C JD QD", 2: "4H JH 10H"}, stock="3D 4D"
    )
    table.do("9S", "d", "p", "p")
    assert not table.over
    table.do("p")
    assert table.ending == "blocked"


def test_a_debt_that_then_finds_nothing() -> None:
    """R-110, R-77: a Draw under a debt pays it, with nothing if nothing is left."""
    table = table_of_three(f"{ONCE} empty_stock=pass effects=9:draw(2)", stock="3D 4D")
    table.do("9S")
    happened = table.do("d")
    assert happened[-1] == ("paid", 1, 0, 2)
    assert (table.turn, table.debt) == (2, 0)


def test_the_penalty_is_drawn_once() -> None:
    """R-110: the next seat's action brings no second one."""
    table = table_of_three(ONCE)
    table.do("9S", "9D", "9H")
    assert table.hand(0) == cards("2C 3D 4D")


#


def test_who_may_call() -> None:
    """R-111: with one card anybody, with two only the seat to act, with three nobody."""
    table = table_of_three(ONCE, {0: "9S 2C", 1: "9D", 2: "9H JH"})
    assert table.legal() == {"9S", "9S!", "!0", "!1"}
    table.refuses("!2")
    more = table_of_three(ONCE, {0: "9S 2C 3C", 1: "9D 4C", 2: "9H"})
    assert more.legal() == {"9S", "!2"}
    more.refuses("!0", "!1")


def test_a_call_of_a_seat_with_one_card_at_any_time() -> None:
    """R-111: a seat that kept one card after an empty penalty may call it later."""
    table = table_of_three(f"{ONCE} empty_stock=pass", {1: "9D 6D JD QD"}, stock="")
    table.do("9S", "9D")
    assert "!0" in table.legal()
    table.do("!0")
    assert table.called == {0}


def test_a_call_is_void_unless_one_card_is_left() -> None:
    """R-111: called with two cards, but the seat can only pass: at the end of its turn it is void.

    In its next turn it goes down to one card and needs a new call.
    """
    table = table_of_three(
        f"{ONCE} empty_stock=pass", {0: "4C 7H", 1: "QS JD QD", 2: "QH JH 10H"}, stock=""
    )
    table.do("!0")
    assert table.called == {0}
    table.do("p")
    assert table.called == set()
    table.do("QS", "QH", "7H")
    assert table.hand(0) == ["4C"]
    assert "!0" in table.legal()
    assert table.do("p")[0] == ("forgot", 0, 0)


def test_a_call_is_void_after_a_draw() -> None:
    """R-111: drawing clears it: called, drawn, one card played: two are left and nothing holds."""
    table = table_of_three(f"{ONCE} draw=1", {0: "4C 2C"}, stock="9S 3D 4D 6D")
    table.do("!0", "d")
    assert table.called == set()
    table.do("9S")
    assert table.called == set()


def test_drawing_clears_a_call_in_force() -> None:
    """R-111: a seat with one card and its call draws in its next turn: the call is gone."""
    table = table_of_three(f"{ONCE} draw=1", {0: "2C"}, called=(0,))
    table.do("d")
    assert table.called == set()
    table.do("p")
    table.refuses("!0")


@pytest.mark.parametrize("effect", ["all_draw(1)", "draw(1)"])
def test_every_kind_of_draw_clears_a_call(effect: str) -> None:
    """R-111: what all draw and what is owed clear it too."""
    table = table_of_three(f"{ONCE} effects=9:{effect}", {0: "9S 2C 3C", 1: "KD"}, called=(1,))
    table.do("9S")
    if table.debt:
        assert table.called == {1}
        table.do("d")
    assert table.called == set()
    assert table.hand(1) == cards("KD 3D")


def test_the_penalty_clears_a_call() -> None:
    """R-111, R-113: the penalty for a last card without its call is drawn, so no call is left."""
    table = table_of_three(TWICE, {0: "9S"}, called=(0,))
    table.do("9S")
    assert table.called == set()
    assert table.hand(0) == cards("3D 4D")


def test_a_call_stays_in_force() -> None:
    """R-111: as long as nothing is drawn it holds, round after round."""
    table = table_of_three(f"{ONCE} empty_stock=pass", {0: "2C", 1: "9S JS QD"}, stock="")
    table.do("!0", "p", "9S", "9H")
    assert table.turn == 0
    assert table.called == {0}
    table.do("p")
    assert table.called == {0}


def test_a_dealer_that_names_has_its_turn() -> None:
    """R-111: the dealer calls with two cards while it names; when the next seat acts that is void.

    It holds two cards then. In its next turn it goes down to one card without a new call.
    """
    table = start(
        f"seats=2 hand_size=2 starter_wild=dealer_names {ONCE}",
        dealer=0,
        top="QH 4H  3C 9H  8S  KD 6D 7D 10D",
    )
    assert (table.turn, table.phase) == (0, "naming")
    assert table.hand(0) == cards("4H 9H")
    table.do("!0", "=H")
    assert table.turn == 1
    assert table.called == set()
    table.do("QH", "4H")
    # Seat 1 had forgotten its call as well and drew KD and 6D before the 4H counted.
    assert table.do("d")[:1] == [("drew", 0, "7D", "for_forgetting")]


#


def test_announce_only_with_the_play_that_leaves_one_card() -> None:
    """R-112: with three cards no Play announces, with two every one does or does not."""
    three = table_of_three(ONCE, {0: "9S KS 2C"})
    assert three.legal() == {"9S", "KS"}
    two = table_of_three(ONCE, {0: "9S KS"})
    assert two.legal() == {"9S", "9S!", "KS", "KS!", "!0"}


def test_announce_with_a_wild_card() -> None:
    """R-112, R-10: an eight names its suit and announces in one action."""
    table = table_of_three(ONCE, {0: "8S 2C"})
    assert table.legal() == {f"8S={suit}{call}" for suit in "CDHS" for call in ("", "!")} | {"!0"}
    assert table.do("8S=D!") == [("played", 0, "8S", "D"), ("called", 0, 1)]


def test_announce_with_an_answer() -> None:
    """R-112: an answer to a debt is a Play like the others."""
    table = table_of_three(f"{ONCE} effects=2:draw(2,same_rank)", {0: "2S 2C"}, upcard="2D", debt=2)
    table.do("2S!")
    assert table.called == {0}


def test_no_announce_with_the_last_card() -> None:
    """R-112: under `required` the last card is played without any call."""
    table = table_of_three(ONCE, {0: "9S"}, called=(0,))
    assert table.legal() == {"9S"}
    table.refuses("9S!", "!0")
    table.do("9S")
    assert table.ending == "went_out"


def test_no_announce_with_draw_or_pass() -> None:
    """R-112: any other call is refused: a Draw or a Pass carries none."""
    table = table_of_three(ONCE, {0: "4C 2C"})
    announcing = 1 << 9
    for code in (1 << 10 | announcing, 2 << 10 | announcing, 4 << 10 | announcing):
        table.refuses_code(code)


def test_a_call_in_force_is_not_made_again() -> None:
    """R-112: neither by Announce nor with the Play."""
    table = table_of_three(ONCE)
    table.do("!0")
    assert table.legal() == {"9S"}
    table.refuses("!0", "9S!")
    table.do("9S")
    table.refuses("!0")


def test_a_call_made_with_the_play_is_not_made_again() -> None:
    """R-112: nor after the Play that announced."""
    table = table_of_three(ONCE)
    table.do("9S!")
    table.refuses("!0")


def test_a_call_can_be_made_again_once_it_is_void() -> None:
    """R-112, R-111: a call cleared by a draw is not in force; with one card one calls anew."""
    table = table_of_three(f"{ONCE} effects=A:again draw=1", {0: "AS 9C"}, stock="KS 3D 4D")
    table.do("AS!")
    table.refuses("!0")
    table.do("d")
    assert table.legal() == {"KS", "KS!", "!0"}
    assert table.do("KS!")[-1] == ("called", 0, 1)


def test_nobody_calls_after_the_end() -> None:
    """R-112: when the deal is over every call is refused."""
    table = table_of_three(ONCE, {0: "9S", 1: "9D"})
    table.do("9S")
    table.refuses("!0", "!1", "!2")


#


def test_going_out_with_its_own_call() -> None:
    """R-113: "Mau" has been called in an earlier turn, "Mau-Mau" comes with the last card."""
    table = table_of_three(TWICE, {0: "9S"}, called=(0,))
    assert table.legal() == {"9S", "9S!", "!0"}
    happened = table.do("9S!")
    assert happened[:2] == [("played", 0, "9S", None), ("called", 0, 2)]
    assert (table.ending, table.winners) == ("went_out", {0})


def test_going_out_with_a_call_before() -> None:
    """R-113: or Announce with one card earlier in that same turn."""
    table = table_of_three(TWICE, {0: "9S"}, called=(0,))
    assert table.do("!0") == [("called", 0, 2)]
    assert table.legal() == {"9S"}
    table.do("9S")
    assert table.ending == "went_out"


def test_the_first_call_is_not_enough() -> None:
    """R-113: without a call of its own the last card stays played, two are drawn, it goes on."""
    table = table_of_three(TWICE, {0: "9S"}, called=(0,))
    assert table.do("9S") == [
        ("played", 0, "9S", None),
        ("drew", 0, "3D", "for_forgetting"),
        ("drew", 0, "4D", "for_forgetting"),
        ("forgot", 0, 2),
    ]
    assert (table.upcard, table.turn, table.over) == ("9S", 1, False)
    assert table.hand(0) == cards("3D 4D")


def test_a_call_to_go_out_holds_for_its_turn_alone() -> None:
    """R-113: "in that same turn": called, but only passed; a round later it needs a new one."""
    table = table_of_three(
        f"{TWICE} empty_stock=pass", {0: "9C", 1: "QS JD QD", 2: "QC JH 10H"}, stock="", called=(0,)
    )
    table.do("!0", "p", "QS", "QC")
    assert table.turn == 0
    assert table.legal() == {"9C", "9C!", "!0"}


def test_both_calls_in_one_turn() -> None:
    """R-113, R-100: two nines in one turn: "Mau" with the first, "Mau-Mau" with the second."""
    rules = f"{TWICE} several=same_rank"
    both = table_of_three(rules, {0: "9S 9C"})
    both.do("9S!", "9C!")
    assert both.ending == "went_out"
    once = table_of_three(rules, {0: "9S 9C"})
    once.do("9S!", "9C")
    assert not once.over
    assert once.hand(0) == cards("3D 4D")


def test_both_calls_in_one_turn_by_announce() -> None:
    """R-113: one with two cards, one with one card: the second is the call to go out."""
    table = table_of_three(f"{TWICE} several=same_rank", {0: "9S 9C"})
    assert table.do("!0") == [("called", 0, 1)]
    table.refuses("!0")
    table.do("9S")
    assert table.do("!0") == [("called", 0, 2)]
    table.do("9C")
    assert table.ending == "went_out"


def test_a_call_with_two_cards_is_not_the_second() -> None:
    """R-113: "with one card": called with two, 9♠ and then 9♣ played without another call."""
    table = table_of_three(f"{TWICE} several=same_rank", {0: "9S 9C"})
    table.do("!0", "9S", "9C")
    assert not table.over
    assert table.hand(0) == cards("3D 4D")


def test_the_late_first_call_is_not_the_second() -> None:
    """R-113: down to one card without "Mau", which comes after it: "Mau-Mau" is still to come."""
    table = table_of_three(f"{TWICE} several=same_rank", {0: "9S 9C"})
    table.do("9S")
    assert table.do("!0") == [("called", 0, 1)]
    assert table.legal() == {"9C", "9C!", "p", "!0"}
    assert table.do("!0") == [("called", 0, 2)]
    table.do("9C")
    assert table.ending == "went_out"


def test_the_first_call_is_punished_as_under_required() -> None:
    """R-110, R-113: going down to one card without a call costs the penalty here too."""
    table = table_of_three(TWICE)
    table.do("9S", "9D")
    assert table.hand(0) == cards("2C 3D 4D")


def test_effects_of_a_last_card_without_its_call() -> None:
    """R-113: it counts as any other Play, effects included: the next seat owes two and pays."""
    table = table_of_three(f"{TWICE} effects=9:draw(2)", {0: "9S"}, called=(0,))
    table.do("9S")
    assert (table.turn, table.phase, table.debt) == (1, "debt", 2)
    table.do("d")
    assert table.hand(0) == cards("3D 4D")
    assert table.hand(1) == cards("9D JD QD 6D 7D")


def test_the_penalty_comes_before_the_effects() -> None:
    """R-113: "the penalty is drawn first": the forgetful seat has the two top cards."""
    table = table_of_three(f"{TWICE} effects=9:all_draw(1)", {0: "9S"}, called=(0,))
    table.do("9S")
    assert table.hand(0) == cards("3D 4D")
    assert "6D" in table.hand(1)
    assert "7D" in table.hand(2)


def test_effects_although_last_cards_have_none() -> None:
    """R-113, R-96: `finish_effect` is about going out; this seat does not."""
    table = table_of_three(f"{TWICE} effects=9:skip finish_effect=ignored", {0: "9S"}, called=(0,))
    table.do("9S")
    assert table.turn == 2


def test_a_wild_last_card_without_its_call() -> None:
    """R-113, R-13: a suit is owed, by the same seat; then the deal goes on."""
    table = table_of_three(TWICE, {0: "8S"}, called=(0,))
    assert table.legal() == {"8S", "8S!", "!0"}
    table.do("8S")
    assert (table.turn, table.phase) == (0, "naming")
    assert table.legal() - {"!0"} == {"=C", "=D", "=H", "=S"}
    table.do("=D")
    assert (table.turn, table.required) == (1, "D")
    assert table.hand(0) == cards("3D 4D")


def test_a_wild_last_card_of_its_own_suit() -> None:
    """R-113, R-63: under `own_suit` nothing is owed; a joker's suit is."""
    table = table_of_three(f"{TWICE} naming=own_suit", {0: "8H"}, called=(0,))
    table.do("8H")
    assert (table.turn, table.phase, table.required) == (1, "turn", "H")
    joker = table_of_three(f"{TWICE} naming=own_suit jokers=1", {0: "JK"}, called=(0,))
    joker.do("JK")
    assert joker.phase == "naming"


def test_a_last_card_that_goes_on_without_its_call() -> None:
    """R-113, R-85: an ace that goes on: the same seat plays what matches of its new cards."""
    table = table_of_three(f"{TWICE} effects=A:again", {0: "AS"}, called=(0,), stock="KS 4D 6D 7D")
    table.do("AS")
    assert (table.turn, table.phase) == (0, "turn")
    assert table.legal() == {"KS", "KS!", "!0"}


def test_out_all_the_same_with_nothing_to_draw() -> None:
    """R-113: if nothing can be drawn the seat is out all the same."""
    table = table_of_three(f"{TWICE} empty_stock=pass", {0: "9S"}, called=(0,), stock="")
    assert table.do("9S")[-1] == ("ended", 0, "went_out")
    assert table.winners == {0}


def test_the_penalty_for_a_last_card_reshuffles() -> None:
    """R-113, R-73: what lies beneath the last card can be drawn; the card itself stays played."""
    table = table_of_three(f"{TWICE} empty_stock=turn_over", {0: "9S"}, called=(0,), stock="")
    table.do("9S")
    assert not table.over
    assert (table.upcard, table.hand(0)) == ("9S", ["5S"])


def test_a_last_answer_without_its_call() -> None:
    """R-113, R-90: an answer as last card stays an answer: the debt goes on to the next seat."""
    table = table_of_three(
        f"{TWICE} effects=2:draw(2,same_rank)", {0: "2S"}, upcard="2D", debt=2, called=(0,)
    )
    table.do("2S")
    assert (table.turn, table.phase, table.debt) == (1, "debt", 4)
    assert table.hand(0) == cards("3D 4D")


def test_several_cards_after_a_last_card_without_its_call() -> None:
    """R-113, R-100: "as any other Play": the seat may go on with a nine it has just drawn."""
    table = table_of_three(
        f"{TWICE} several=same_rank", {0: "9S"}, called=(0,), stock="9C 4D 6D 7D"
    )
    table.do("9S")
    assert (table.turn, table.phase) == (0, "more")
    assert table.legal() == {"9C", "9C!", "p", "!0"}


def test_drawing_clears_the_call_to_go_out() -> None:
    """R-113, R-111: called with one card, then drawn: the last card needs a new call.

    The seat draws A♥, with which it goes on, and then plays the last card of that same turn.
    """
    table = table_of_three(
        f"{TWICE} effects=A:again voluntary_draw=true",
        {0: "2H"},
        upcard="5H",
        called=(0,),
        stock="AH 3D 4D 6D",
    )
    table.do("!0", "d", "AH!", "2H")
    assert not table.over
    assert table.hand(0) == cards("3D 4D")


def test_other_seats_make_the_first_call_alone() -> None:
    """R-113: "in that same turn": a seat that is not to act has but the one call to make."""
    table = table_of_three(TWICE, {1: "9D"})
    assert table.do("!1") == [("called", 1, 1)]
    table.refuses("!1")
