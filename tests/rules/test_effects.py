"""What special cards do (rules R-80 to R-87, R-98)."""

from __future__ import annotations

import pytest
from tests.rules.positions import Event, Position, cards, position

pytestmark = pytest.mark.engine


def sizes(table: Position) -> list[int]:
    """Return the number of cards in each hand."""
    return [len(table.hand(seat)) for seat in range(table.rules.seats)]


# ── R-80: which cards have which effects, and in which order ──────────────────────────────────────


def test_rank_has_the_effect_in_every_suit() -> None:
    """R-80: an entry of a rank holds for its four cards, and for no other rank."""
    for suit in "CDHS":
        table = position("effects=Q:skip", hands={0: f"Q{suit} 2H"}, upcard=f"5{suit}")
        table.do(f"Q{suit}")
        assert table.turn == 2
    other = position("effects=Q:skip", hands={0: "KH 2H"}, upcard="5H")
    other.do("KH")
    assert other.turn == 1


def test_single_card_has_the_effect() -> None:
    """R-80: an entry of one card holds for that card alone."""
    for card, turn in (("QS", 2), ("QH", 1)):
        table = position("effects=QS:skip", hands={0: f"{card} 2H"}, upcard=f"5{card[1]}")
        table.do(card)
        assert table.turn == turn


def test_card_replaces_its_rank() -> None:
    """R-80: a card's entry replaces its rank's: the other effects do not add to it."""
    rules = "effects=J:skip+draw(2);JS:reverse;JH:none"
    spades = position(rules, hands={0: "JS 2H", 3: "3C"}, upcard="5S")
    spades.do("JS")
    assert (spades.turn, spades.direction, spades.debt) == (3, -1, 0)
    hearts = position(rules, hands={0: "JH 2H"}, upcard="5H")
    hearts.do("JH")
    assert (hearts.turn, hearts.direction, hearts.debt) == (1, 1, 0)
    clubs = position(rules, hands={0: "JC 2H"}, upcard="5C", stock="3C 4C")
    clubs.do("JC")
    assert (clubs.turn, clubs.debt) == (1, 2)


def test_joker_has_an_effect() -> None:
    """R-80: the joker may have one."""
    table = position("jokers=1 effects=JK:draw(5)", hands={0: "JK 2H"}, upcard="5H")
    table.do("JK=S")
    assert (table.turn, table.debt, table.required) == (1, 5, "S")


def test_both_copies_have_the_effect() -> None:
    """R-80, §1: in two packs the second copy is the same card."""
    table = position("packs=2 effects=QS:skip", hands={0: "QS 2H", 2: "QS 3H"}, upcard="5S")
    table.do("QS")
    assert table.turn == 2
    table.do("QS")
    assert table.turn == 0


@pytest.mark.parametrize("order", ["reverse+all_draw(1)", "all_draw(1)+reverse"])
def test_reverse_comes_before_all_draw(order: str) -> None:
    """R-80: the cards are drawn in the new direction, however the list is written."""
    table = position(f"effects=Q:{order}", hands={0: "QH 2H"}, upcard="5H", stock="3C 4C 6C")
    table.do("QH")
    assert [table.hand(seat) for seat in (3, 2, 1)] == [["3C"], ["4C"], ["6C"]]
    assert table.turn == 3


@pytest.mark.parametrize("order", ["reverse+skip", "skip+reverse"])
def test_reverse_comes_before_skip(order: str) -> None:
    """R-80: the seat skipped is the next one in the new direction."""
    table = position(f"effects=Q:{order}", hands={0: "QH 2H"}, upcard="5H")
    table.do("QH")
    assert (table.turn, table.direction) == (2, -1)
    five = position(f"seats=5 effects=Q:{order}", hands={0: "QH 2H"}, upcard="5H")
    five.do("QH")
    assert five.turn == 3


@pytest.mark.parametrize("order", ["reverse+draw(2)", "draw(2)+reverse"])
def test_reverse_comes_before_draw(order: str) -> None:
    """R-80: the seat that owes is the next one in the new direction."""
    table = position(f"effects=Q:{order}", hands={0: "QH 2H"}, upcard="5H", stock="3C 4C")
    table.do("QH")
    assert (table.turn, table.debt) == (3, 2)


def test_all_draw_comes_before_a_debt() -> None:
    """R-80: what all draw lies above what the debt takes."""
    table = position(
        "seats=3 effects=Q:draw(2)+all_draw(1)",
        hands={0: "QH 2H"},
        upcard="5H",
        stock="3C 4C 6C 7C",
    )
    table.do("QH")
    assert (table.turn, table.phase, table.debt) == (1, "debt", 2)
    assert [table.hand(1), table.hand(2)] == [["3C"], ["4C"]]
    table.do("d")
    assert table.hand(1) == cards("3C 6C 7C")


def test_draw_comes_before_cancel() -> None:
    """R-80, R-98: a card of the same rank that both draws and cancels ends the whole debt."""
    table = position(
        "effects=J:draw(5,same_rank);JH:draw(5,same_rank)+cancel",
        hands={0: "JH 3H", 1: "4H"},
        upcard="JS",
        debt=5,
        stock="3C",
    )
    table.do("JH")
    assert (table.turn, table.phase, table.debt) == (1, "turn", 0)


def test_anything_next_for_the_seat_after_a_skip() -> None:
    """R-80: with skip and anything_next the seat after the one skipped may play anything."""
    table = position("effects=A:anything_next+skip", hands={0: "AH 2H", 2: "9C 3S"}, upcard="5H")
    table.do("AH")
    assert (table.turn, table.plays()) == (2, {"9C", "3S"})


# ── R-81: draw ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("n", [1, 2, 3, 5])
def test_draw(n: int) -> None:
    """R-81: the next seat owes n cards."""
    table = position(
        f"effects=2:draw({n})", hands={0: "2H KH", 1: "9S"}, upcard="5H", stock="3C 4C 5C 6C 7C 9C"
    )
    table.do("2H")
    assert (table.turn, table.phase, table.debt) == (1, "debt", n)
    table.do("d")
    assert sizes(table) == [1, 1 + n, 0, 0]
    assert (table.turn, table.debt) == (2, 0)


def test_answer_none() -> None:
    """R-81: `none`: no card answers, neither of the same rank nor another draw card."""
    table = position(
        "effects=2:draw(2,none);3:draw(3,any_draw_card)",
        hands={0: "2H KH", 1: "2C 3H 8S"},
        upcard="5H",
        stock="4C 4D",
    )
    table.do("2H")
    assert table.legal() == {"d"}


def test_answer_same_rank() -> None:
    """R-81, case 12: debt 2 and a hand with twos: legal are the twos and Draw, nothing else."""
    table = position(
        "effects=2:draw(2,same_rank);3:draw(3,any_draw_card)",
        hands={0: "2H KH", 1: "2C 2S 3H 8S 9H"},
        upcard="5H",
        stock="4C 4D",
    )
    table.do("2H")
    assert table.legal() == {"2C", "2S", "d"}
    table.refuses("3H", "8S=H", "9H", "p")


def test_answer_any_draw_card() -> None:
    """R-81: `any_draw_card`: draw cards of any rank answer, whatever they themselves allow."""
    table = position(
        "effects=2:draw(2,any_draw_card);3:draw(3,none);K:skip",
        hands={0: "2H KH", 1: "2C 3S KD 8S 9H"},
        upcard="5H",
        stock="4C 4D",
    )
    table.do("2H")
    assert table.legal() == {"2C", "3S", "d"}


def test_last_draw_card_says_what_answers() -> None:
    """R-81, R-90: after an answer it is the new card that says what answers."""
    table = position(
        "effects=2:draw(2,any_draw_card);3:draw(3,none)",
        hands={0: "2H KH", 1: "3S KD", 2: "2C 3C 9H"},
        upcard="5H",
        stock="4C 4D",
    )
    table.do("2H", "3S")
    assert (table.turn, table.debt, table.legal()) == (2, 5, {"d"})


def test_case_13() -> None:
    """R-81, R-90, case 13: 2, 2, 2 in a row: the fourth seat takes exactly six; then 0 are owed."""
    table = position(
        "effects=2:draw(2,same_rank)",
        hands={0: "2H KH 4D", 1: "2C KD", 2: "2S KC", 3: "9D 9C"},
        upcard="5H",
        stock="3C 3D 3H 4C 4S 4H 5C",
    )
    table.do("2H", "2C", "2S")
    assert (table.turn, table.debt, table.legal()) == (3, 6, {"d"})
    table.do("d")
    assert table.hand(3) == cards("9D 9C 3C 3D 3H 4C 4S 4H")
    assert table.stock == ["5C"]
    assert (table.turn, table.debt, table.phase) == (0, 0, "turn")
    assert table.upcard == "2S"
    assert table.legal() == {"d"}
    after = position(
        "effects=2:draw(2,same_rank)", hands={0: "2D KS 4D 8C"}, upcard="2S", stock="5C"
    )
    assert after.plays() == {"2D", "KS", "8C"}


def test_case_13_with_a_turn_after_the_debt() -> None:
    """R-93, case 13: under `may_play` the seat that took the six may play on that two itself."""
    table = position(
        "effects=2:draw(2,same_rank) after_debt=may_play",
        hands={0: "2H KH 4D", 1: "2C KD", 2: "2S KC", 3: "9S 9C"},
        upcard="5H",
        stock="3C 3D 3H 4C 4S 4H 5C",
    )
    table.do("2H", "2C", "2S", "d")
    assert (table.turn, table.debt, table.plays()) == (3, 0, {"9S", "4S"})


# ── R-82: skip ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("seats", "n", "direction", "turn"),
    [
        (2, 1, 1, 0),
        (2, 1, -1, 0),
        (2, 3, 1, 0),
        (3, 1, 1, 2),
        (3, 1, -1, 1),
        (3, 2, 1, 0),
        (3, 2, -1, 0),
        (3, 5, 1, 0),
        (4, 1, 1, 2),
        (4, 1, -1, 2),
        (4, 2, 1, 3),
        (4, 2, -1, 1),
        (4, 3, 1, 0),
        (4, 4, 1, 0),
        (5, 1, 1, 2),
        (5, 1, -1, 3),
        (8, 6, 1, 7),
        (8, 6, -1, 1),
        (8, 7, 1, 0),
        (8, 99, -1, 0),
    ],
)
def test_skip(seats: int, n: int, direction: int, turn: int) -> None:
    """R-82, case 10: the next n seats lose their turn, each other seat at most once."""
    table = position(
        f"seats={seats} packs=1 effects=Q:skip({n})",
        hands={0: "QH 2H"},
        upcard="5H",
        direction=direction,
    )
    happened = table.do("QH")
    assert (table.turn, table.direction, table.phase) == (turn, direction, "turn")
    lost = [event[1] for event in happened if event[0] == "skipped"]
    assert lost == [direction * (place + 1) % seats for place in range(min(n, seats - 1))]


def test_skip_passes_over_seats_out_of_the_game() -> None:
    """R-82, R-17: a seat that is out does not count as one that is skipped."""
    table = position("effects=Q:skip", hands={0: "QH 2H"}, upcard="5H", active=[0, 2, 3])
    table.do("QH")
    assert table.turn == 3
    two_left = position("effects=Q:skip", hands={0: "QH 2H"}, upcard="5H", active=[0, 2])
    two_left.do("QH")
    assert two_left.turn == 0


def test_skip_with_two_seats_begins_a_new_turn() -> None:
    """R-82: with two seats the same seat plays again in a new turn: it may draw anew, call Stop."""
    table = position(
        "seats=2 draw=1 effects=Q:skip stop_call=5",
        hands={0: "4S", 1: "3D 3S"},
        upcard="5H",
        stock="QH 6S",
    )
    table.do("d")
    table.refuses("x")
    table.do("QH")
    assert (table.turn, table.legal()) == (0, {"d", "x"})
    table.do("d")
    assert (table.turn, table.legal()) == (0, {"p"})


def test_skip_does_not_move_cards() -> None:
    """R-82: the seat skipped only loses its turn."""
    table = position(
        "effects=Q:skip", hands={0: "QH 2H", 1: "3C", 2: "4H"}, upcard="5H", stock="KD"
    )
    table.do("QH")
    assert sizes(table) == [1, 1, 1, 0]
    assert table.stock == ["KD"]


# ── R-83: reverse ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("direction", [1, -1])
def test_reverse(seats: int, direction: int) -> None:
    """R-83: the direction flips and stays so, until the next reverse."""
    last = seats - 1 if direction == 1 else 1
    before_last = (last - direction) % seats
    table = position(
        f"seats={seats} packs=1 effects=Q:reverse",
        hands={0: "QH 2H", last: "3H 3C", before_last: "QD QC KH"},
        upcard="5H",
        direction=direction,
    )
    table.do("QH")
    assert (table.turn, table.direction) == (last, -direction)
    table.do("3H")
    assert table.turn == before_last
    back = position(
        f"seats={seats} packs=1 effects=Q:reverse",
        hands={0: "QH 2H"},
        upcard="5H",
        direction=-direction,
    )
    back.do("QH")
    assert (back.turn, back.direction) == (direction % seats, direction)


def test_reverse_with_two_seats_has_no_effect() -> None:
    """R-83: under `no_effect` a reverse is an ordinary card between two seats."""
    table = position("seats=2 effects=Q:reverse", hands={0: "QH 2H", 1: "3H 4C"}, upcard="5H")
    table.do("QH")
    assert (table.turn, table.direction, table.phase) == (1, 1, "turn")
    table.do("3H")
    assert (table.turn, table.direction) == (0, 1)


@pytest.mark.parametrize("direction", [1, -1])
def test_reverse_with_two_seats_is_a_skip(direction: int) -> None:
    """R-83: under `skip` the same seat plays again; the direction stays."""
    table = position(
        "seats=2 effects=Q:reverse two_seat_reverse=skip",
        hands={0: "QH 2H", 1: "3H 4C"},
        upcard="5H",
        direction=direction,
    )
    table.do("QH")
    assert (table.turn, table.direction) == (0, direction)
    table.do("2H")


def test_reverse_with_two_seats_left() -> None:
    """R-83, R-17: two seats left of four follow the rule for two; three do not."""
    rules = "effects=Q:reverse two_seat_reverse=skip"
    two = position(rules, hands={0: "QH 2H"}, upcard="5H", active=[0, 2])
    two.do("QH")
    assert (two.turn, two.direction) == (0, 1)
    three = position(rules, hands={0: "QH 2H"}, upcard="5H", active=[0, 1, 2])
    three.do("QH")
    assert (three.turn, three.direction) == (2, -1)


def test_reverse_as_a_skip_can_be_answered() -> None:
    """R-83, R-95: with two seats it is a skip, so where skips are answered it is asked about."""
    table = position(
        "seats=2 effects=Q:reverse two_seat_reverse=skip skip_answer=same_rank",
        hands={0: "QH 2H", 1: "QD 4C"},
        upcard="5H",
    )
    table.do("QH")
    assert (table.turn, table.legal()) == (1, {"QD", "p"})
    table.do("QD")
    assert (table.turn, table.legal()) == (0, {"p"})
    table.do("p")
    assert (table.turn, table.phase) == (1, "turn")


def test_reverse_is_no_skip_with_more_seats() -> None:
    """R-83, R-95: with three seats a reverse neither skips nor answers a skip."""
    table = position(
        "seats=3 effects=Q:reverse;QD:skip two_seat_reverse=skip skip_answer=same_rank",
        hands={0: "QD 2H", 1: "QC 4C"},
        upcard="5D",
    )
    table.do("QD")
    assert (table.turn, table.legal()) == (1, {"p"})


# ── R-84: anything_next ───────────────────────────────────────────────────────────────────────────


def test_anything_next() -> None:
    """R-84: any card may be played on it; that one then asks for its own suit or rank."""
    table = position(
        "effects=A:anything_next", hands={0: "AH 2H", 1: "9C 3S", 2: "3D 4H KC"}, upcard="5H"
    )
    table.do("AH")
    assert table.plays() == {"9C", "3S"}
    table.do("9C")
    assert table.plays() == {"KC"}


def test_anything_next_lasts_until_a_card_is_played() -> None:
    """R-84: "until one is": it lasts through skips, draws and passes of seats that cannot play."""
    table = position(
        "seats=3 effects=A:anything_next finish_on_special=false empty_stock=pass",
        hands={0: "AH 2H", 1: "AD", 2: "9C 3S"},
        upcard="5H",
    )
    table.do("AH")
    assert table.legal() == {"p"}
    table.do("p")
    assert (table.turn, table.plays()) == (2, {"9C", "3S"})


def test_anything_next_with_voluntary_draw() -> None:
    """R-84, R-71: after a voluntary draw any card may still be played."""
    table = position(
        "effects=A:anything_next voluntary_draw=true draw=1 drawn_card=may_play",
        hands={0: "AH 2H", 1: "9C 3S"},
        upcard="5H",
        stock="KD",
    )
    table.do("AH", "d")
    assert table.plays() == {"9C", "3S", "KD"}


def test_anything_next_lifts_wild_must_match() -> None:
    """R-84: where any card may be played, R-62 does not ask."""
    table = position(
        "effects=A:anything_next wild_must_match=true", hands={0: "AH 2H", 1: "8C 3S"}, upcard="5H"
    )
    table.do("AH")
    assert table.plays() == {"8C", "3S"}


def test_anything_next_does_not_lift_finishing_rules() -> None:
    """R-84: R-64 and R-97 do ask."""
    rules = "effects=A:anything_next;Q:skip finish_on_wild=false finish_on_special=false"
    for last, free in (("8C", False), ("QC", False), ("AC", False), ("9C", True)):
        table = position(rules, hands={0: "AH 2H", 1: last}, upcard="5H", stock="KD")
        table.do("AH")
        assert table.plays() == ({last} if free else set())


def test_anything_next_applies_to_an_ace_on_an_ace() -> None:
    """R-84: an ace played on an ace lets anything be played again."""
    table = position(
        "effects=A:anything_next", hands={0: "AH 2H", 1: "AC 3S", 2: "9D 4S"}, upcard="5H"
    )
    table.do("AH", "AC")
    assert table.plays() == {"9D", "4S"}


def test_anything_next_after_a_debt() -> None:
    """R-84: with a debt on the same card the debt is first; then any card may be played."""
    table = position(
        "seats=3 effects=A:anything_next+draw(2)",
        hands={0: "AH 2H", 1: "9C 3S", 2: "9D 4S"},
        upcard="5H",
        stock="KD KC",
    )
    table.do("AH")
    assert table.legal() == {"d"}
    table.do("d")
    assert (table.turn, table.plays()) == (2, {"9D", "4S"})


def test_anything_next_for_the_same_seat() -> None:
    """R-84, R-85: on a card that lets its seat go on, that seat may play anything itself."""
    table = position("effects=A:anything_next+again", hands={0: "AH 9C 3S"}, upcard="5H")
    table.do("AH")
    assert (table.turn, table.plays()) == (0, {"9C", "3S"})


# ── R-85: again ───────────────────────────────────────────────────────────────────────────────────


def test_again() -> None:
    """R-85: the same seat goes on and plays what matches."""
    table = position("effects=A:again", hands={0: "AH 2H 3S 8C", 1: "4H"}, upcard="5H")
    table.do("AH")
    assert (table.turn, table.plays()) == (0, {"2H", "8C"})
    table.do("2H")
    assert table.turn == 1


def test_again_and_again() -> None:
    """R-85: another card of the kind lets it go on once more."""
    table = position("effects=A:again", hands={0: "AH AS 3S 4D", 1: "4H"}, upcard="5H")
    table.do("AH", "AS", "3S")
    assert table.hand(0) == ["4D"]
    assert table.turn == 1


def test_again_draws_as_usual() -> None:
    """R-85: with nothing to play it draws as the rules for drawing say, then passes."""
    table = position(
        "effects=A:again draw=2", hands={0: "AH 3S 4D", 1: "4H"}, upcard="5H", stock="6S 7S 9H"
    )
    table.do("AH")
    assert table.legal() == {"d"}
    table.do("d", "d")
    assert table.legal() == {"p"}
    table.do("p")
    assert (table.turn, table.stock) == (1, ["9H"])


def test_again_counts_draws_anew() -> None:
    """R-85: a new draw count: the draw before the ace does not count."""
    table = position(
        "effects=A:again draw=1", hands={0: "3S 4D", 1: "4H"}, upcard="5H", stock="AH 7S 9H"
    )
    table.do("d", "AH")
    assert table.legal() == {"d"}
    table.do("d")
    assert table.legal() == {"p"}


def test_again_with_nothing_to_draw() -> None:
    """R-85, R-74: with nothing to play and nothing to draw it can only pass."""
    table = position(
        "effects=A:again empty_stock=pass", hands={0: "AH 3S 4D", 1: "4H"}, upcard="5H"
    )
    table.do("AH")
    assert table.legal() == {"p"}


def test_again_allows_no_stop() -> None:
    """R-85: it is the same turn: no Stop, however low the hand."""
    table = position(
        "effects=A:again stop_call=50", hands={0: "AH 2H 3S", 1: "4H"}, upcard="5H", stock="KC"
    )
    assert "x" in table.legal()
    table.do("AH")
    assert table.legal() == {"2H"}


def test_again_with_no_card_left() -> None:
    """R-85: with no card left the seat is out."""
    table = position("effects=A:again", hands={0: "AH", 1: "4H"}, upcard="5H", stock="KC")
    table.do("AH")
    assert (table.over, table.winners) == (True, {0})


def test_again_under_may_not() -> None:
    """R-85, R-72: "draw as §3.4 says": under `may_not` the turn ends with the draw."""
    table = position(
        "effects=A:again draw=1 drawn_card=may_not",
        hands={0: "AH 3S 4D", 1: "4C"},
        upcard="5H",
        stock="6H 7S",
    )
    table.do("AH", "d")
    assert (table.turn, table.hand(0)) == (1, cards("3S 4D 6H"))


def test_again_with_voluntary_draw() -> None:
    """R-85, R-71: where one may draw with a playable card, one may here too."""
    table = position(
        "effects=A:again draw=1 voluntary_draw=true",
        hands={0: "AH 2H 4D", 1: "4C"},
        upcard="5H",
        stock="6S 7S",
    )
    table.do("AH")
    assert table.legal() == {"2H", "d"}


def test_again_lets_a_debt_wait() -> None:
    """R-85, R-81: a debt of a card that goes on waits for the next seat and adds up."""
    table = position(
        "effects=7:draw(2,same_rank)+again",
        hands={0: "7H 7S 3S 4D", 1: "7D 9S"},
        upcard="5H",
        stock="KC KD KH KS",
    )
    table.do("7H")
    assert (table.turn, table.phase, table.plays()) == (0, "turn", {"7S"})
    table.do("7S", "3S")
    assert (table.turn, table.phase, table.debt) == (1, "debt", 4)


def test_again_lets_a_skip_wait() -> None:
    """R-85, R-82: a skip of a card that goes on falls when the turn is over."""
    table = position(
        "effects=Q:skip+again", hands={0: "QH 3H 4D", 2: "9H"}, upcard="5H", stock="KC"
    )
    table.do("QH")
    assert table.turn == 0
    table.do("3H")
    assert table.turn == 2


def test_skips_of_one_turn_add_up() -> None:
    """R-82, §3.5: what one turn adds up to falls on the next seats together, each at most once."""
    two = position("seats=5 effects=Q:skip+again", hands={0: "QH QS 3S 4D"}, upcard="5H")
    two.do("QH", "QS", "3S")
    assert two.turn == 3
    all_others = position(
        "seats=3 effects=Q:skip+again", hands={0: "QH QS QD QC 3C 4D"}, upcard="5H"
    )
    all_others.do("QH", "QS", "QD", "QC", "3C")
    assert all_others.turn == 0


@pytest.mark.parametrize("effect", ["again", "must_cover"])
def test_going_on_where_several_cards_may_be_played(effect: str) -> None:
    """R-100, R-85, R-87: after such a card these rules hold, not those for cards of one rank."""
    table = position(
        f"effects=A:{effect} several=same_rank",
        hands={0: "AH AS 2H 3S", 1: "4H"},
        upcard="5H",
        stock="KD",
    )
    table.do("AH")
    assert table.legal() == {"AS", "2H"}
    table.do("2H")
    assert table.legal() == {"p"}


# ── R-86: all_draw ────────────────────────────────────────────────────────────────────────────────


def test_all_draw() -> None:
    """R-86: every other seat draws n at once, in turn order; nobody owes or answers."""
    table = position(
        "effects=K:all_draw(2)",
        hands={0: "KH 2H", 1: "KC", 2: "3C", 3: "4C"},
        upcard="5H",
        stock="2S 3S 4S 5S 6S 7S 9S",
    )
    table.do("KH")
    assert table.hand(1) == cards("KC 2S 3S")
    assert table.hand(2) == cards("3C 4S 5S")
    assert table.hand(3) == cards("4C 6S 7S")
    assert table.hand(0) == ["2H"]
    assert (table.turn, table.phase, table.debt, table.stock) == (1, "turn", 0, ["9S"])


def test_all_draw_counter_clockwise() -> None:
    """R-86: in turn order, which may be counter-clockwise; seats out of the game draw nothing."""
    table = position(
        "seats=5 effects=K:all_draw(1)",
        hands={2: "KH 2H"},
        upcard="5H",
        stock="2S 3S 4S 5S",
        turn=2,
        direction=-1,
        active=[0, 2, 3, 4],
    )
    table.do("KH")
    assert [table.hand(seat) for seat in (0, 4, 3)] == [["2S"], ["3S"], ["4S"]]
    assert table.hand(1) == []
    assert table.turn == 0


def test_all_draw_with_two_seats() -> None:
    """R-86: with two seats the other one draws and then has its turn."""
    table = position(
        "seats=2 effects=K:all_draw(2)", hands={0: "KH 2H", 1: "3D"}, upcard="5H", stock="2S 3S 4S"
    )
    table.do("KH")
    assert sizes(table) == [1, 3]
    assert table.turn == 1


def test_all_draw_reshuffles() -> None:
    """R-86, R-73: it draws through an empty stock like any draw; the upcard stays."""
    table = position(
        "seats=3 effects=K:all_draw(2)",
        hands={0: "KH 2H", 1: "3D", 2: "4D"},
        upcard="5H",
        discards="6C 7C",
        stock="2S",
    )
    table.do("KH")
    assert table.upcard == "KH"
    assert sizes(table) == [1, 3, 3]
    assert (table.stock, table.discards) == ([], [])


def test_all_draw_with_too_few_cards() -> None:
    """R-86, R-77: what cannot be drawn is not drawn, and the deal goes on."""
    table = position(
        "seats=3 effects=K:all_draw(2) empty_stock=pass",
        hands={0: "KH 2H", 1: "3D", 2: "4D"},
        upcard="5H",
        stock="2S 3S 4S",
    )
    table.do("KH")
    assert sizes(table) == [1, 3, 2]
    assert (table.turn, table.debt) == (1, 0)


# ── R-87: must_cover ──────────────────────────────────────────────────────────────────────────────


def test_must_cover() -> None:
    """R-87: the same seat plays a card on it if it can: no drawing, no passing."""
    table = position(
        "effects=A:must_cover", hands={0: "AH 2H 3S 8C", 1: "4H"}, upcard="5H", stock="KD"
    )
    table.do("AH")
    assert (table.turn, table.plays()) == (0, {"2H", "8C"})
    table.refuses("d", "p", "3S")
    table.do("2H")
    assert table.turn == 1


def test_must_cover_leaves_no_choice_to_draw() -> None:
    """R-87: "whatever §3.4 says": no voluntary draw either."""
    table = position(
        "effects=A:must_cover voluntary_draw=true",
        hands={0: "AH 2H 3S", 1: "4H"},
        upcard="5H",
        stock="KD",
    )
    table.do("AH")
    assert table.legal() == {"2H"}


@pytest.mark.parametrize(
    "drawing", ["draw=1", "draw=1 drawn_card=may_play", "draw=1 drawn_card=may_not", "draw=3"]
)
def test_must_cover_draws_until_it_can(drawing: str) -> None:
    """R-87: otherwise it draws, whatever §3.4 says of how many, and then plays."""
    table = position(
        f"effects=A:must_cover {drawing}",
        hands={0: "AH 3S 4D", 1: "4H"},
        upcard="5H",
        stock="6S 7S 9S 10S JH QH",
    )
    table.do("AH")
    for _ in range(5):
        assert (table.turn, table.legal()) == (0, {"d"})
        table.do("d")
    assert (table.turn, table.legal()) == (0, {"JH"})
    table.do("JH")
    assert table.turn == 1


def test_must_cover_passes_when_nothing_is_left() -> None:
    """R-87: it passes only when nothing is left to draw."""
    table = position(
        "effects=A:must_cover empty_stock=pass",
        hands={0: "AH 3S 4D", 1: "4H"},
        upcard="5H",
        stock="6S",
    )
    table.do("AH")
    assert table.legal() == {"d"}
    table.do("d")
    assert table.legal() == {"p"}
    table.do("p")
    assert table.turn == 1


def test_must_cover_draws_through_a_reshuffle() -> None:
    """R-87, R-73: the discards beneath count as something to draw."""
    table = position(
        "effects=A:must_cover", hands={0: "AH 3S 4D", 1: "4H"}, upcard="5H", discards="6S"
    )
    table.do("AH", "d", "d")
    assert table.hand(0) == cards("3S 4D 6S 5H")
    assert table.legal() == {"5H"}


def test_must_cover_a_cover() -> None:
    """R-87: a card that is itself to be covered is covered too."""
    table = position("effects=A:must_cover", hands={0: "AH AS 3S 4D", 1: "4H"}, upcard="5H")
    table.do("AH", "AS")
    assert (table.turn, table.legal()) == (0, {"3S"})


def test_must_cover_with_no_card_left() -> None:
    """R-87, R-85: with no card left the seat is out."""
    table = position("effects=A:must_cover", hands={0: "AH", 1: "4H"}, upcard="5H", stock="KC")
    table.do("AH")
    assert (table.over, table.winners) == (True, {0})


def test_must_cover_allows_no_stop() -> None:
    """R-87, R-85: no Stop in the middle of the turn."""
    table = position(
        "effects=A:must_cover stop_call=50", hands={0: "AH 2H 3S", 1: "4H"}, upcard="5H"
    )
    table.do("AH")
    assert table.legal() == {"2H"}


def test_must_cover_with_a_wild_card_that_may_not_be_last() -> None:
    """R-87, R-64: a card that may not be played is none it can play: it draws."""
    table = position(
        "effects=A:must_cover finish_on_wild=false",
        hands={0: "AH 8C", 1: "4H"},
        upcard="5H",
        stock="6S",
    )
    table.do("AH")
    assert table.legal() == {"d"}
    table.do("d")
    assert table.plays() == {"8C"}


def test_must_cover_is_stronger_than_again() -> None:
    """R-87, R-80: on a card with both the seat has to cover."""
    table = position(
        "effects=A:must_cover+again voluntary_draw=true",
        hands={0: "AH 2H 3S", 1: "4H"},
        upcard="5H",
        stock="KD",
    )
    table.do("AH")
    assert table.legal() == {"2H"}


def test_must_cover_lets_a_debt_wait() -> None:
    """R-87, R-81: a debt of a card to be covered falls on the next seat after the cover."""
    table = position(
        "effects=7:draw(2)+must_cover", hands={0: "7H 2H 3S", 1: "4H"}, upcard="5H", stock="KD KC"
    )
    table.do("7H")
    assert (table.turn, table.legal()) == (0, {"2H"})
    table.do("2H")
    assert (table.turn, table.debt) == (1, 2)


# ── R-98: cancel ──────────────────────────────────────────────────────────────────────────────────

SWITCH = "effects=2:draw(2,same_rank);JS:draw(5,same_rank);JC:draw(5,same_rank);JH:cancel;JD:cancel"


def test_cancel_ends_the_debt() -> None:
    """R-98: a red jack on a black one ends the debt; the next seat has an ordinary turn."""
    table = position(
        SWITCH, hands={0: "JS 2S", 1: "JH KD", 2: "9H 3C"}, upcard="5S", stock="3S 4S 5H"
    )
    table.do("JS")
    assert table.legal() == {"JH", "d"}
    table.do("JH")
    assert (table.turn, table.debt, table.phase) == (2, 0, "turn")
    assert (table.upcard, table.plays()) == ("JH", {"9H"})
    assert sizes(table) == [1, 1, 2, 0]


def test_cancel_ends_the_whole_debt() -> None:
    """R-98: everything that has added up, not the last card's share."""
    table = position(
        SWITCH,
        hands={0: "JS 2S", 1: "JC KD", 2: "JD 3C", 3: "9H"},
        upcard="5S",
        stock="3S 4S",
    )
    table.do("JS", "JC")
    assert table.debt == 10
    table.do("JD")
    assert (table.turn, table.debt, table.phase) == (3, 0, "turn")


def test_cancel_answers_only_its_own_rank() -> None:
    """R-98, R-90: a red jack does not end the debt of a two."""
    table = position(SWITCH, hands={0: "2H KD", 1: "JH 2S"}, upcard="5H", stock="3S 4S")
    table.do("2H")
    assert table.legal() == {"2S", "d"}


def test_cancel_answers_where_no_draw_card_does() -> None:
    """R-98, R-90: under `none` no draw card answers, but a cancel card of the same rank does."""
    table = position(
        "effects=J:draw(5);JH:cancel", hands={0: "JS 2S", 1: "JH JC"}, upcard="5S", stock="3S"
    )
    table.do("JS")
    assert table.legal() == {"JH", "d"}


def test_cancel_otherwise_does_nothing() -> None:
    """R-98: played in an ordinary turn a cancel card is an ordinary card."""
    table = position(SWITCH, hands={0: "JH 2S", 1: "9H 2C"}, upcard="5H", stock="3S")
    table.do("JH")
    assert (table.turn, table.debt, table.plays()) == (1, 0, {"9H"})


def test_cancel_in_the_turn_of_the_draw_card_does_nothing() -> None:
    """R-98: after one's own draw card it is no answer, so the debt stands."""
    table = position(
        f"{SWITCH} several=same_rank", hands={0: "JS JH 2S", 1: "9H 2C"}, upcard="5S", stock="3S"
    )
    table.do("JS", "JH", "p")
    assert (table.turn, table.phase, table.debt) == (1, "debt", 5)


def test_cancel_of_another_rank_does_nothing() -> None:
    """R-98: an answer of another rank, by its draw effect, adds to the debt and cancels nothing.

    A three that draws and cancels answers a two where any draw card does. It is no answer of the
    same rank, so its `cancel` does nothing: 2 + 3 are owed.
    """
    table = position(
        "effects=2:draw(2,any_draw_card);3:draw(3,any_draw_card)+cancel",
        hands={0: "2H KD", 1: "3S KC", 2: "9H"},
        upcard="5H",
        stock="4S",
    )
    table.do("2H", "3S")
    assert (table.turn, table.phase, table.debt) == (2, "debt", 5)


def test_cancel_after_answers_of_one_turn() -> None:
    """R-98, R-100: a cancel card played after an answer in the same turn is an answer too."""
    table = position(
        f"{SWITCH} several=same_rank",
        hands={0: "JC JH 2S", 1: "9H 2C"},
        upcard="JS",
        debt=5,
        stock="3S",
    )
    table.do("JC")
    assert table.legal() == {"JH", "p"}
    table.do("JH", "p")
    assert (table.turn, table.phase, table.debt) == (1, "turn", 0)


def test_cancel_keeps_its_other_effects() -> None:
    """R-98, R-80: skip comes after cancel and still counts."""
    table = position(
        "effects=JS:draw(5);JH:cancel+skip",
        hands={0: "JH 2S"},
        upcard="JS",
        debt=5,
        stock="3S",
    )
    table.do("JH")
    assert (table.turn, table.phase, table.debt) == (2, "turn", 0)


# ── What is told ──────────────────────────────────────────────────────────────────────────────────


DRAWN = ["3C", "4C", "6C"]


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ("draw(2)", [("owed", 0, 2, 2)]),
        ("skip(2)", [("skipped", 1), ("skipped", 2)]),
        ("reverse", [("reversed", 0, -1)]),
        ("anything_next", [("anything_goes", 0)]),
        ("again", [("goes_on", 0)]),
        ("must_cover", [("covers", 0)]),
        ("all_draw(1)", [("drew", n + 1, card, "for_all") for n, card in enumerate(DRAWN)]),
        ("cancel", []),
    ],
)
def test_effects_are_told(effect: str, told: list[Event]) -> None:
    """R-80 to R-87: after the Play, everybody is told what it brought about, and nothing else."""
    table = position(f"effects=K:{effect}", hands={0: "KH 2H"}, upcard="5H", stock="3C 4C 6C")
    assert table.do("KH") == [("played", 0, "KH", None), *told]


def test_all_effects_are_told_in_their_order() -> None:
    """R-80: reverse, all_draw, draw, skip, anything_next, and last that the seat goes on."""
    table = position(
        "seats=3 effects=K:again+anything_next+skip+draw(2)+all_draw(1)+reverse",
        hands={0: "KH 2H 9C"},
        upcard="5H",
        stock="3C 4C 6C 7C",
    )
    assert table.do("KH") == [
        ("played", 0, "KH", None),
        ("reversed", 0, -1),
        ("drew", 2, "3C", "for_all"),
        ("drew", 1, "4C", "for_all"),
        ("owed", 0, 2, 2),
        ("anything_goes", 0),
        ("goes_on", 0),
    ]
    table.do("9C")
    assert (table.turn, table.debt) == (2, 2)
    assert table.do("d")[-2:] == [("paid", 2, 2, 2), ("skipped", 2)]
    assert table.turn == 1


def test_debts_are_told() -> None:
    """R-81, R-98: who answers is told what is owed by then, and what a cancel card ended."""
    table = position(
        "effects=J:draw(5,same_rank);JH:cancel",
        hands={0: "JS 2H", 1: "JC 2D", 2: "JH 2C"},
        upcard="5S",
        stock="3C",
    )
    assert table.do("JS")[1:] == [("owed", 0, 5, 5)]
    assert table.do("JC")[1:] == [("owed", 1, 10, 5)]
    assert table.do("JH")[1:] == [("cancelled", 2, 10)]
