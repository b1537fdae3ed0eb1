"""Debts: answering, paying, what comes after, and what a last card does (R-90 to R-97, R-99).

R-95 is about skips and stands in ``test_skips.py``; the effects themselves in ``test_effects.py``.
"""

from __future__ import annotations

import pytest
from tests.rules.positions import Position, cards, position

pytestmark = pytest.mark.engine

TWOS = "effects=2:draw(2,same_rank)"


#


def test_amounts_add_up() -> None:
    """R-90: 2, 4, 6, 8: every answer adds its own two."""
    table = position(
        TWOS, hands={0: "2S 9C", 1: "2H 9D", 2: "2D 9H", 3: "2C KC"}, upcard="5S", stock="3H 4H"
    )
    for card, debt in (("2S", 2), ("2H", 4), ("2D", 6), ("2C", 8)):
        table.do(card)
        assert (table.debt, table.phase) == (debt, "debt")
    assert table.turn == 0


def test_different_amounts_add_up() -> None:
    """R-90: two of a two, three of a three, five of a king: ten."""
    table = position(
        "effects=2:draw(2,any_draw_card);3:draw(3,any_draw_card);K:draw(5,any_draw_card)",
        hands={0: "2S 9C", 1: "3H 9D", 2: "KD 9H", 3: "4C JC"},
        upcard="5S",
        stock="3D 4D 6D 7D 10D JD QD 3C 6C 7C 10C QC",
    )
    table.do("2S", "3H", "KD")
    assert table.debt == 10
    table.do("d")
    assert len(table.hand(3)) == 12
    assert table.history[-1] == ("paid", 3, 10, 10)


def test_an_answer_need_not_match() -> None:
    """R-90: 3♥ is neither a spade nor a two, but answers the debt of 2♠."""
    table = position(
        "effects=2:draw(2,any_draw_card);3:draw(3,none)",
        hands={0: "3H 5S 9S", 1: "9D 4C"},
        upcard="2S",
        debt=2,
        stock="7C",
    )
    assert table.legal() == {"3H", "d"}
    table.do("3H")
    assert (table.debt, table.upcard, table.required) == (5, "3H", "H")


def test_an_answer_to_a_wild_card_that_named_another_suit() -> None:
    """R-90: 8♣ named hearts and draws two; 8♦ answers, and names a suit itself."""
    table = position(
        "effects=8:draw(2,same_rank)",
        hands={0: "8C 9S", 1: "8D 9H", 2: "KD QD"},
        upcard="5S",
        stock="7C",
    )
    table.do("8C=H")
    assert table.legal() == {"8D=C", "8D=D", "8D=H", "8D=S", "d"}
    table.do("8D=S")
    assert (table.debt, table.required) == (4, "S")


def test_an_answer_has_a_draw_effect_of_its_own() -> None:
    """R-90: Q♠ draws, Q♥ does nothing: Q♥ is of the same rank but no answer."""
    table = position(
        "effects=QS:draw(3,same_rank);QD:draw(1,same_rank);QC:skip",
        hands={0: "QH QC QD 9S", 1: "9D 4C"},
        upcard="QS",
        debt=3,
        stock="7C",
    )
    assert table.legal() == {"QD", "d"}


def test_the_last_draw_card_decides() -> None:
    """R-90: a two takes any draw card, the three played on it takes none."""
    table = position(
        "effects=2:draw(2,any_draw_card);3:draw(3,none)",
        hands={0: "2S 9C", 1: "3H 9D", 2: "2D 3D 9H"},
        upcard="5S",
        stock="7C",
    )
    table.do("2S", "3H")
    assert table.legal() == {"d"}


def test_a_wild_answer_must_match_where_wild_cards_must() -> None:
    """R-90, R-62: on 2♠ the wild A♠ answers, the wild A♥ does not."""
    rules = "wild=A effects=2:draw(2,any_draw_card);A:draw(1,same_rank)"
    hands = {0: "AS AH 3D 9C", 1: "9D 4C"}
    table = position(f"{rules} wild_must_match=true", hands=hands, upcard="2S", debt=2, stock="7C")
    assert table.plays() == {"AS"}
    free = position(rules, hands=hands, upcard="2S", debt=2, stock="7C")
    assert free.plays() == {"AS", "AH"}


def test_a_joker_answers_by_its_own_draw_effect() -> None:
    """R-90, R-43: a joker with a draw effect answers any draw card, and only a joker its own."""
    rules = "jokers=2 effects=2:draw(2,any_draw_card);JK:draw(4,same_rank)"
    table = position(rules, hands={0: "JK 2D 9C", 1: "2C JK 9D"}, upcard="2S", debt=2, stock="7C")
    assert table.plays() == {"JK", "2D"}
    table.do("JK=D")
    assert table.debt == 6
    assert table.plays() == {"JK"}


#


def test_a_wild_card_is_no_answer() -> None:
    """R-91: neither an eight nor a joker answers a two, although they fit on anything."""
    table = position(
        f"jokers=1 {TWOS}", hands={0: "8S JK 2H", 1: "9D 4C"}, upcard="2S", debt=2, stock="7C"
    )
    assert table.legal() == {"2H", "d"}
    table.refuses("8S=H", "JK=H", "8S")


def test_a_wild_card_is_an_answer_by_the_rule() -> None:
    """R-91: unless it is one by this rule: a wild two answers a two."""
    table = position(
        f"wild=2 {TWOS}", hands={0: "2H 9C", 1: "9D 4C"}, upcard="2S", debt=2, stock="7C"
    )
    assert table.legal() == {"2H=C", "2H=D", "2H=H", "2H=S", "d"}


#


def test_nothing_but_answers_and_draw() -> None:
    """R-92, case 12: cards that match, a voluntary choice, Pass and Stop do not exist here."""
    table = position(
        f"{TWOS} voluntary_draw=true drawn_card=may_play stop_call=100",
        hands={0: "2H 5S 9S 8D", 1: "9D 4C"},
        upcard="2S",
        debt=2,
        stock="7C 6C",
    )
    assert table.legal() == {"2H", "d"}
    table.refuses("5S", "9S", "8D=H", "p", "x")


def test_drawing_is_legal_with_an_answer_and_with_nothing_to_draw() -> None:
    """R-92: Draw is always legal: with an answer in hand, and with nothing left to draw."""
    table = position(TWOS, hands={0: "2H 9C", 1: "9D 4C"}, upcard="2S", debt=2)
    assert table.legal() == {"2H", "d"}
    without = position(TWOS, hands={0: "KH 9C", 1: "9D 4C"}, upcard="2S", debt=2)
    assert without.legal() == {"d"}


def test_calls_under_a_debt() -> None:
    """R-92, R-111: calls are no part of that: with two cards the seat may still call."""
    table = position(
        f"{TWOS} last_card_call=required",
        hands={0: "2H 9C", 1: "9D 4C"},
        upcard="2S",
        debt=2,
        stock="7C 6C",
    )
    assert table.legal() == {"2H", "2H!", "d", "!0"}


#


def test_the_turn_ends_with_the_debt() -> None:
    """R-93: under `turn_ends` the seat that pays does not play, whatever it drew."""
    table = position(TWOS, hands={0: "9C KH", 1: "9D 4C"}, upcard="2S", debt=2, stock="3S 8D 6C")
    table.do("d")
    assert (table.turn, table.phase, table.debt) == (1, "turn", 0)


def test_a_full_turn_after_the_debt() -> None:
    """R-93: under `may_play` any card that matches may be played, those just drawn and others."""
    table = position(
        f"{TWOS} after_debt=may_play",
        hands={0: "9S KH", 1: "9D 4C"},
        upcard="2S",
        debt=2,
        stock="3S 6D 6C",
    )
    table.do("d")
    assert table.turn == 0
    # `must_play` is about drawn cards, and debt cards are none: 9♠ may be played as well as 3♠.
    assert table.legal() == {"9S", "3S"}
    table.do("9S")
    assert table.turn == 1


def test_a_new_draw_count_after_the_debt() -> None:
    """R-93: with draw 1 the seat that paid two may draw one more, and must before it passes."""
    table = position(
        f"{TWOS} after_debt=may_play draw=1",
        hands={0: "9C KH", 1: "9D 4C"},
        upcard="2S",
        debt=2,
        stock="3D 6D 6C 7C",
    )
    table.do("d")
    assert table.legal() == {"d"}
    table.do("d")
    assert table.legal() == {"p"}
    assert table.hand(0) == cards("9C KH 3D 6D 6C")


def test_a_voluntary_draw_after_the_debt() -> None:
    """R-93, R-71: "a full normal turn": with a voluntary draw if that is allowed."""
    rules = f"{TWOS} after_debt=may_play draw=1"
    hands = {0: "9S KH", 1: "9D 4C"}
    table = position(
        f"{rules} voluntary_draw=true", hands=hands, upcard="2S", debt=2, stock="3D 6D 6C"
    )
    table.do("d")
    assert table.legal() == {"9S", "d"}
    without = position(rules, hands=hands, upcard="2S", debt=2, stock="3D 6D 6C")
    without.do("d")
    assert without.legal() == {"9S"}


def test_may_not_after_the_debt() -> None:
    """R-93, R-72: debt cards are no drawn cards, so under `may_not` they may be played."""
    table = position(
        f"{TWOS} after_debt=may_play draw=1 drawn_card=may_not",
        hands={0: "9C KH", 1: "9D 4C"},
        upcard="2S",
        debt=2,
        stock="3S 6D 6C",
    )
    table.do("d")
    assert table.turn == 0
    assert table.legal() == {"3S"}


def test_no_stop_after_the_debt() -> None:
    """R-93: the turn after a debt has no Stop."""
    table = position(
        f"{TWOS} after_debt=may_play stop_call=100",
        hands={0: "3S KH", 1: "9D 4C"},
        upcard="2S",
        debt=2,
        stock="3D 6D 6C",
    )
    table.do("d")
    assert table.legal() == {"3S"}


def test_pass_after_a_debt_with_nothing_to_draw() -> None:
    """R-93, R-74: in that turn, with nothing playable and nothing to draw, it can only pass."""
    table = position(
        f"{TWOS} after_debt=may_play", hands={0: "9C KH", 1: "9D 4C"}, upcard="2S", debt=2
    )
    table.do("d")
    assert table.legal() == {"p"}


#


@pytest.mark.parametrize("after_debt", ["turn_ends", "may_play"])
def test_a_debt_is_paid_once(after_debt: str) -> None:
    """R-94: the same two then matches as an ordinary card and makes nobody owe."""
    table = position(
        f"seats=3 {TWOS} after_debt={after_debt} draw=1",
        hands={0: "2S 9H", 1: "9C KH", 2: "2D 4S KC"},
        upcard="5S",
        stock="3D 6D 6C 7C",
    )
    table.do("2S", "d")
    if after_debt == "may_play":
        assert table.legal() == {"d"}
        table.do("d", "p")
    assert (table.turn, table.phase, table.debt) == (2, "turn", 0)
    assert table.legal() == {"2D", "4S"}
    table.do("2D")
    assert table.debt == 2


#


def test_a_last_card_lapses() -> None:
    """R-96, case 20: under `ignored` the two cards do not exist."""
    table = position(
        TWOS, hands={0: "2S", 1: "9D 4C", 2: "KC", 3: "KH"}, upcard="5S", stock="3D 6D"
    )
    table.do("2S")
    assert table.ending == "went_out"
    assert table.hand(1) == cards("9D 4C")
    assert table.stock == ["3D", "6D"]
    assert table.scores == [0, 13, 10, 10]


def test_a_last_card_applies() -> None:
    """R-96, case 20: under `applied` the next seat's two cards count in its score."""
    table = position(
        f"{TWOS} finish_effect=applied",
        hands={0: "2S", 1: "9D 4C", 2: "KC", 3: "KH"},
        upcard="5S",
        stock="3D 6D 7D",
    )
    assert table.do("2S") == [
        ("played", 0, "2S", None),
        ("owed", 0, 2, 2),
        ("drew", 1, "3D", "for_debt"),
        ("drew", 1, "6D", "for_debt"),
        ("paid", 1, 2, 2),
        ("ended", 0, "went_out"),
    ]
    assert table.scores == [0, 22, 10, 10]


def test_no_answer_to_a_last_card() -> None:
    """R-96: the next seat holds a two and draws all the same; the deal is over."""
    table = position(
        f"{TWOS} finish_effect=applied",
        hands={0: "2S", 1: "2D", 2: "KC", 3: "KH"},
        upcard="5S",
        stock="3D 6D 7D",
    )
    table.do("2S")
    assert table.over
    assert table.scores == [0, 11, 10, 10]


@pytest.mark.parametrize(("finish", "drawn"), [("applied", 4), ("ignored", 0)])
def test_the_whole_debt_of_a_last_answer(finish: str, drawn: int) -> None:
    """R-96: "the whole debt": an answer as last card hands on four; ignored, any debt lapses."""
    table = position(
        f"{TWOS} finish_effect={finish}",
        hands={0: "2D", 1: "9D", 2: "KC", 3: "KH"},
        upcard="2S",
        debt=2,
        stock="3D 3H 3C 3S 6C",
    )
    table.do("2D")
    assert len(table.hand(1)) == 1 + drawn
    assert table.scores == [0, 9 + 3 * drawn, 10, 10]


@pytest.mark.parametrize(("finish", "drawn"), [("applied", 2), ("ignored", 0)])
def test_a_debt_from_earlier_in_the_turn(finish: str, drawn: int) -> None:
    """R-96: a two with `again`, then an ordinary last card: the debt of that turn is drawn."""
    table = position(
        f"effects=2:draw(2)+again finish_effect={finish}",
        hands={0: "2S 9S", 1: "9D", 2: "KC", 3: "KH"},
        upcard="5S",
        stock="3D 3H 3C",
    )
    table.do("2S", "9S")
    assert table.ending == "went_out"
    assert len(table.hand(1)) == 1 + drawn


@pytest.mark.parametrize(("finish", "drawn"), [("applied", 2), ("ignored", 0)])
def test_all_draw_as_last_card(finish: str, drawn: int) -> None:
    """R-96: under `applied` every other seat draws before scoring."""
    table = position(
        f"effects=A:all_draw(2) finish_effect={finish}",
        hands={0: "AS", 1: "9D", 2: "KC", 3: "KH"},
        upcard="5S",
        stock="3D 3H 3C 3S 4D 4H 4C",
    )
    table.do("AS")
    assert table.over
    assert [len(table.hand(seat)) for seat in range(4)] == [0, 1 + drawn, 1 + drawn, 1 + drawn]
    if finish == "applied":
        assert table.scores == [0, 15, 16, 18]
    else:
        assert table.scores == [0, 9, 10, 10]


def test_a_last_reverse_turns_before_the_debt() -> None:
    """R-96, R-80: reverse comes first, so the debt falls on the seat on the other side."""
    table = position(
        "effects=2:draw(2)+reverse finish_effect=applied",
        hands={0: "2S", 1: "9D", 2: "KC", 3: "KH"},
        upcard="5S",
        stock="3D 6D 7D",
    )
    table.do("2S")
    assert table.hand(3) == cards("KH 3D 6D")
    assert table.hand(1) == ["9D"]


def test_a_last_card_with_too_few_cards_to_draw() -> None:
    """R-96, R-77, R-73: the debt takes what there is, through a reshuffle; the last card stays."""
    table = position(
        "effects=2:draw(9) finish_effect=applied",
        hands={0: "2S", 1: "9D", 2: "KC", 3: "KH"},
        upcard="5S",
        stock="3D",
        discards="6D",
    )
    table.do("2S")
    assert table.upcard == "2S"
    assert table.hand(1) == cards("9D 3D 6D 5S")
    assert table.over


def test_a_last_cancel_card() -> None:
    """R-96, R-98: under `applied` a cancel card as last card ends the debt: nobody draws."""
    table = position(
        "effects=JS:draw(5,same_rank);JH:cancel finish_effect=applied",
        hands={0: "JH", 1: "9D", 2: "KC", 3: "KH"},
        upcard="JS",
        debt=5,
        stock="3D 6D 7D",
    )
    table.do("JH")
    assert table.over
    assert table.stock == ["3D", "6D", "7D"]


def test_the_seat_that_goes_out_names_nothing() -> None:
    """R-96, case 19: a wild last card with effects asks for no suit, applied or not."""
    for finish in ("ignored", "applied"):
        table = position(
            f"effects=8:draw(2)+again finish_effect={finish}",
            hands={0: "8S", 1: "9D", 2: "KC", 3: "KH"},
            upcard="5S",
            stock="3D 6D 7D",
        )
        table.do("8S")
        assert table.over


#


def test_no_finish_on_special() -> None:
    """R-97: a card with an entry in `effects` may not be the last one; other cards may."""
    rules = f"{TWOS} finish_on_special=false"
    table = position(rules, hands={0: "2S", 1: "9D 4C"}, upcard="5S", stock="3D")
    assert table.legal() == {"d"}
    plain = position(rules, hands={0: "3S", 1: "9D 4C"}, upcard="5S", stock="3D")
    assert plain.legal() == {"3S"}
    wild = position(rules, hands={0: "8D", 1: "9D 4C"}, upcard="5S", stock="3D")
    assert wild.legal() == {"8D"}


def test_no_finish_on_special_with_two_cards() -> None:
    """R-97: it may be the last but one."""
    table = position(
        f"{TWOS} finish_on_special=false", hands={0: "2S 9C", 1: "9D"}, upcard="5S", stock="3D"
    )
    assert table.legal() == {"2S"}


def test_no_finish_on_special_follows_the_other_rules() -> None:
    """R-97, R-64: only the play is taken away: one draws, and with nothing to draw passes."""
    table = position(
        f"{TWOS} finish_on_special=false draw=1", hands={0: "2S", 1: "9D"}, upcard="5S", stock="KC"
    )
    table.do("d")
    assert table.legal() == {"2S", "p"}
    stuck = position(f"{TWOS} finish_on_special=false", hands={0: "2S", 1: "9D"}, upcard="5S")
    assert stuck.legal() == {"p"}


def test_no_finish_on_special_binds_single_cards_and_jokers() -> None:
    """R-97, R-43: an entry of one card, and one of the joker."""
    rules = "jokers=1 effects=QS:skip;JK:reverse finish_on_special=false"
    for held, playable in (("QS", set()), ("QC", {"QC"}), ("JK", set())):
        table = position(rules, hands={0: held, 1: "9D"}, upcard="QD", stock="3D")
        assert table.plays() == playable


def test_no_finish_on_special_binds_answers() -> None:
    """R-97: answers to debts and skips included."""
    debt = position(
        f"{TWOS} finish_on_special=false", hands={0: "2D", 1: "9D"}, upcard="2S", debt=2
    )
    assert debt.legal() == {"d"}
    skip = position(
        "effects=7:skip skip_answer=same_rank finish_on_special=false",
        hands={0: "7D", 1: "9D"},
        upcard="7S",
        skip=1,
    )
    assert skip.legal() == {"p"}


def test_no_finish_on_special_binds_further_cards() -> None:
    """R-97, R-100: and a further card in the same turn."""
    table = position(
        "effects=7:skip several=same_rank finish_on_special=false",
        hands={0: "7S 7D", 1: "9D KC"},
        upcard="5S",
    )
    table.do("7S")
    assert table.legal() == {"p"}


def test_no_finish_on_special_binds_where_any_card_may_be_played() -> None:
    """R-97, R-84: also on a card on which any card may be played."""
    table = position(
        "effects=A:anything_next;2:draw(2) finish_on_special=false",
        hands={0: "AS 9C", 1: "2D", 2: "3H"},
        upcard="5S",
        stock="KC",
    )
    table.do("AS")
    assert table.legal() == {"d"}


#


def skipping_debt(rules: str, hands: dict[int, str] | None = None) -> Position:
    """Return a table of four at which seat 0 holds 2♠ and the others little of use."""
    held = {0: "2S 9C KC", 1: "9D KD QD", 2: "9H KH QH", 3: "10C JC QC"} | (hands or {})
    stock = "3D 4D 6D 7D 3C 4C 6C 7C 3H 4H"
    return position(rules, hands=held, upcard="5S", stock=stock)


@pytest.mark.parametrize("after_debt", ["turn_ends", "may_play"])
def test_debt_and_skip_on_the_next_seat(after_debt: str) -> None:
    """R-99: the debt falls on the very next seat, which loses its turn when it pays."""
    table = skipping_debt(f"effects=2:draw(2)+skip after_debt={after_debt}", {1: "9D 7S KS"})
    table.do("2S")
    assert (table.turn, table.phase, table.debt) == (1, "debt", 2)
    table.do("d")
    assert table.hand(1) == cards("9D 7S KS 3D 4D")
    assert (table.turn, table.phase, table.debt) == (2, "turn", 0)


def test_further_skips_follow() -> None:
    """R-99: draw 2 and skip 2: the next seat pays and loses its turn, the one after loses it."""
    table = skipping_debt("effects=2:draw(2)+skip(2)")
    table.do("2S")
    assert table.turn == 1
    happened = table.do("d")
    assert [event for event in happened if event[0] == "skipped"] == [
        ("skipped", 1),
        ("skipped", 2),
    ]
    assert (table.turn, table.phase) == (3, "turn")


def test_skips_behind_a_debt_spare_the_seat_itself() -> None:
    """R-99, R-82: however many, each other seat is skipped once: the seat itself is next."""
    table = skipping_debt("effects=2:draw(2)+skip(9)")
    table.do("2S", "d")
    assert (table.turn, table.phase) == (0, "turn")


def test_an_answer_replaces_the_skips_by_its_own() -> None:
    """R-99: 2♠ draws 2 and skips 3; 2♦ draws 2 and skips 1: seat 2 pays four, seat 3 plays."""
    table = skipping_debt(
        "effects=2S:draw(2,same_rank)+skip(3);2D:draw(2,same_rank)+skip", {1: "2D KD QD"}
    )
    table.do("2S", "2D")
    assert (table.turn, table.debt) == (2, 4)
    table.do("d")
    assert (table.turn, table.phase) == (3, "turn")


def test_an_answer_without_a_skip_ends_the_skips() -> None:
    """R-99: 2♦ only draws: seat 2 pays four and, under `may_play`, has its turn."""
    table = skipping_debt(
        "effects=2S:draw(2,same_rank)+skip(3);2D:draw(2,same_rank) after_debt=may_play",
        {1: "2D KD QD"},
    )
    table.do("2S", "2D", "d")
    assert (table.turn, table.phase) == (2, "turn")


def test_a_cancel_card_ends_debt_and_skips() -> None:
    """R-99, R-98: 2♥ has no skip of its own: seat 2 has an ordinary turn."""
    table = skipping_debt(
        "effects=2S:draw(2,same_rank)+skip(3);2H:cancel", {1: "2H KD QD", 2: "9H 3S KS"}
    )
    table.do("2S", "2H")
    assert (table.turn, table.phase, table.debt) == (2, "turn", 0)


def test_debt_and_skip_with_two_seats() -> None:
    """R-99, R-82: with two seats the other pays and loses its turn: the same seat plays again."""
    table = position(
        "seats=2 effects=2:draw(2)+skip after_debt=may_play",
        hands={0: "2S 9C KC", 1: "9D KD QD"},
        upcard="5S",
        stock="3D 4D 6D",
    )
    table.do("2S", "d")
    assert (table.turn, table.phase) == (0, "turn")
    assert len(table.hand(1)) == 5


def test_skips_behind_a_debt_that_can_be_answered() -> None:
    """R-99, R-95: the seat that pays is not asked; the one after it is."""
    table = skipping_debt(
        "effects=2:draw(2)+skip(2) skip_answer=same_rank", {1: "2D KD QD", 2: "2H KH QH"}
    )
    table.do("2S")
    assert table.legal() == {"d"}
    table.do("d")
    assert (table.turn, table.phase) == (2, "skipped")
    assert table.legal() == {"2H", "p"}
    table.do("p")
    assert (table.turn, table.phase) == (3, "turn")


def test_debt_and_skip_of_two_cards_of_one_turn() -> None:
    """R-99, §3.5: a two that goes on, then a jack that skips: both fall on the next seat."""
    table = skipping_debt(
        "effects=2:draw(2)+again;J:skip after_debt=may_play", {0: "2S JS KC", 1: "9D KD QD"}
    )
    table.do("2S", "JS")
    assert (table.turn, table.phase, table.debt) == (1, "debt", 2)
    table.do("d")
    assert (table.turn, table.phase) == (2, "turn")
    assert len(table.hand(1)) == 5
