"""What a seat can do in one turn, and when the turn ends (rules R-1 to R-3, R-10 to R-17)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.positions import EVERY_ACTION, cards, position, start

from crazyeights.rules.actions import parse_action
from crazyeights.rules.options import Rules

pytestmark = pytest.mark.engine

NOT_ACTIONS = [
    -1,
    -(1 << 40),
    parse_action("9H").code | 6 << 6,  # suits are 0 (none) to 4
    parse_action("9H").code | 7 << 6,
    parse_action("9H").code & ~63 | 53,  # cards are 0 to 52
    parse_action("9H").code & ~63 | 63,
    parse_action("d").code | 1,
    parse_action("p").code | 1 << 9,
    parse_action("!0").code + 8,  # seats are 0 to 7
    6 << 10,
    7 << 10 | 3,
    parse_action("9H").code | 1 << 40,
    (1 << 62) + parse_action("9H").code,
]


def test_play_moves_one_card_and_the_turn() -> None:
    """R-10, R-16: a Play lays the card on the discard pile, and the turn ends by itself."""
    table = position(hands={0: "9H 2C", 1: "9S 3D"}, upcard="5H", discards="6C", stock="7C")
    assert table.do("9H") == [("played", 0, "9H", None)]
    assert table.hand(0) == cards("2C")
    assert table.upcard == "9H"
    assert table.discards == ["6C", "5H"]
    assert table.turn == 1
    assert table.phase == "turn"


def test_wild_card_carries_its_suit() -> None:
    """R-10: an eight is played together with one of the four suits; without one it is refused."""
    table = position(hands={0: "8S 2C"}, upcard="5H")
    assert table.legal() == {"8S=C", "8S=D", "8S=H", "8S=S"}
    table.refuses("8S")
    assert table.do("8S=D") == [("played", 0, "8S", "D")]
    assert (table.upcard, table.required, table.turn) == ("8S", "D", 1)


def test_other_card_carries_no_suit() -> None:
    """R-10: only a wild card names a suit."""
    table = position(hands={0: "9H 2C"}, upcard="5H")
    table.refuses("9H=H", "9H=S")
    assert table.legal() == {"9H"}


def test_last_card_carries_no_suit() -> None:
    """R-10: a wild card that is the last card names nothing."""
    table = position(hands={0: "8S", 1: "2C"}, upcard="5H")
    assert table.legal() == {"8S"}
    table.refuses("8S=H", "8S=S")


def test_last_card_carries_no_suit_under_deferred() -> None:
    """R-10, R-63: neither does it where naming can be deferred."""
    table = position("naming=deferred", hands={0: "8S", 1: "2C"}, upcard="5H")
    assert table.legal() == {"8S"}


def test_draw_takes_one_card() -> None:
    """R-11: Draw without a debt takes the top card of the stock."""
    table = position(hands={0: "9H 2C"}, upcard="5S", stock="3D 4D 6D")
    assert table.do("d") == [("drew", 0, "3D", "by_choice")]
    assert table.hand(0) == cards("9H 2C 3D")
    assert table.stock == ["4D", "6D"]
    assert table.turn == 0


def test_draw_under_a_debt_takes_it_whole() -> None:
    """R-11: Draw under a debt takes all of it at once."""
    rules = "effects=2:draw(2,same_rank)"
    table = position(
        rules, hands={0: "9H 5C", 1: "3C"}, upcard="2S", debt=4, stock="3D 4D 6D 7D 9D"
    )
    assert table.do("d") == [
        *[("drew", 0, card, "for_debt") for card in ("3D", "4D", "6D", "7D")],
        ("paid", 0, 4, 4),
    ]
    assert table.hand(0) == cards("9H 5C 3D 4D 6D 7D")
    assert table.stock == ["9D"]


def test_pass_with_nothing_to_play_and_nothing_to_draw() -> None:
    """R-12a: with nothing playable and nothing to draw the only action is Pass."""
    table = position("empty_stock=pass", hands={0: "9H 2C"}, upcard="5S", discards="3D 4D")
    assert table.legal() == {"p"}
    assert table.do("p") == [("passed", 0)]
    assert table.turn == 1


def test_no_pass_with_something_to_draw() -> None:
    """R-12: nothing playable, but a card to draw: no Pass yet, whatever is in the discard pile."""
    in_the_stock = position(hands={0: "9H 2C"}, upcard="5S", stock="3D")
    assert in_the_stock.legal() == {"d"}
    beneath_the_upcard = position(hands={0: "9H 2C"}, upcard="5S", discards="3D")
    assert beneath_the_upcard.legal() == {"d"}


def test_no_pass_with_something_to_play() -> None:
    """R-12: who can play a card may not pass, drawing being possible or not."""
    for stock in ("", "3D"):
        table = position(hands={0: "9H 2C"}, upcard="5H", stock=stock)
        assert table.legal() == {"9H"}
        table.refuses("p")


def test_pass_when_drawing_is_finished() -> None:
    """R-12b: after the n-th card, which cannot be played, the seat passes; not before."""
    table = position("draw=3", hands={0: "9H 2C"}, upcard="5S", stock="3D 4D 6D 7S")
    for _ in range(3):
        assert table.legal() == {"d"}
        table.refuses("p")
        table.do("d")
    assert table.legal() == {"p"}
    assert table.stock == ["7S"]
    assert table.do("p") == [("passed", 0)]
    assert table.turn == 1


def test_pass_when_everything_is_drawn() -> None:
    """R-12b, R-70: drawing is also finished when nothing is left to draw."""
    table = position("empty_stock=pass", hands={0: "9H 2C"}, upcard="5S", stock="3D 4D")
    table.do("d")
    assert table.legal() == {"d"}
    table.do("d")
    assert table.legal() == {"p"}


def test_no_pass_when_something_must_be_played() -> None:
    """R-12b: under `must_play` a playable drawn card is played, so Pass is not legal."""
    table = position(hands={0: "9H 2C"}, upcard="5S", stock="7S")
    table.do("d")
    assert table.legal() == {"7S"}
    table.refuses("p")


def test_pass_instead_of_the_drawn_card() -> None:
    """R-12b: under `may_play` nothing must be played after drawing, so Pass is legal."""
    table = position("drawn_card=may_play", hands={0: "9H 2C"}, upcard="5S", stock="7S")
    table.do("d")
    assert table.legal() == {"7S", "p"}


def test_pass_accepts_a_skip() -> None:
    """R-12c: where skips can be answered, Pass accepts one."""
    rules = "effects=Q:skip(1) skip_answer=same_rank"
    table = position(rules, hands={0: "9H QC", 1: "2S 3C"}, upcard="QS", skip=1, stock="4C")
    assert table.legal() == {"QC", "p"}
    assert table.do("p") == [("skipped", 0)]
    assert (table.turn, table.phase) == (1, "turn")


def test_pass_ends_a_turn_of_several_cards() -> None:
    """R-12d: where several cards of a rank may be played, Pass ends the turn."""
    table = position("several=same_rank", hands={0: "9H 9C 2D", 1: "3C"}, upcard="5H", stock="4C")
    table.do("9H")
    assert table.legal() == {"9C", "p"}
    table.do("p")
    assert table.turn == 1


def test_no_suit_is_named_out_of_turn() -> None:
    """R-13: in an ordinary turn nobody names a suit, also not on a wild upcard."""
    table = position(hands={0: "9H 2C"}, upcard="8S", required="H")
    table.refuses("=C", "=D", "=H", "=S")


def test_suit_owed_by_the_dealer() -> None:
    """R-13: the dealer names a suit for a wild starter; that is the only thing to do."""
    table = start("hand_size=1 starter_wild=dealer_names", top="2C 3C 4C 5C 8D", dealer=2)
    assert (table.turn, table.phase) == (2, "naming")
    assert table.legal() == {"=C", "=D", "=H", "=S"}
    assert table.do("=S") == [("named", 2, "S")]
    assert (table.required, table.turn) == ("S", 3)


def test_suit_owed_after_deferred_naming() -> None:
    """R-13, R-63: after a wild card without a suit the same seat owes one."""
    table = position("naming=deferred", hands={0: "8S 2C", 1: "3D"}, upcard="5H")
    table.do("8S")
    assert (table.turn, table.legal()) == (0, {"=C", "=D", "=H", "=S"})
    assert table.do("=D") == [("named", 0, "D")]
    assert (table.turn, table.required) == (1, "D")


def test_suit_owed_after_a_last_card_without_its_call() -> None:
    """R-13, R-113: after a wild last card without the second call a suit is owed."""
    table = position(
        "last_card_call=required_twice",
        hands={0: "8S", 1: "2C 4C"},
        upcard="5H",
        stock="3D 4D 6D",
        called=[0],
    )
    table.do("8S")
    assert not table.over
    assert table.hand(0) == cards("3D 4D")
    assert {"=C", "=D", "=H", "=S"} <= table.legal() <= {"=C", "=D", "=H", "=S", "!0", "!1"}
    table.do("=D")
    assert (table.turn, table.required) == (1, "D")


def test_announce_comes_from_any_seat() -> None:
    """R-14: a call may come from a seat that is not to act; it does not move the turn."""
    table = position(
        "last_card_call=required",
        hands={0: "9H 2C 4C", 1: "3D", 2: "3S 4S", 3: "9C"},
        upcard="5H",
    )
    assert {"!1", "!3"} <= table.legal()
    table.refuses("!0", "!2")
    assert table.do("!3") == [("called", 3, 1)]
    assert (table.turn, table.called) == (0, {3})
    table.refuses("!3")


def test_announce_of_a_seat_outside_the_deal() -> None:
    """R-14, R-17: seats that are not in the game, or have been eliminated, call nothing."""
    rules = "last_card_call=required"
    table = position(rules, hands={0: "9H 2C", 1: "3D"}, upcard="5H", active=[0, 1, 3])
    table.refuses(*(f"!{seat}" for seat in (2, 4, 5, 6, 7)))


def test_turn_ends_by_itself_after_a_debt() -> None:
    """R-16: a paid debt ends the turn under `turn_ends`."""
    rules = "effects=2:draw(2,none)"
    table = position(rules, hands={0: "9S", 1: "3C"}, upcard="2S", debt=2, stock="3D 4D 6D")
    table.do("d")
    assert (table.turn, table.debt, table.phase) == (1, 0, "turn")


def test_turn_goes_on_after_a_debt() -> None:
    """R-16: a paid debt does not end the turn under `may_play`."""
    rules = "effects=2:draw(2,none) after_debt=may_play"
    table = position(rules, hands={0: "9S", 1: "3C"}, upcard="2S", debt=2, stock="3D 4D 6D")
    table.do("d")
    assert (table.turn, table.debt, table.legal()) == (0, 0, {"9S"})


def test_turn_ends_by_itself_after_drawing_under_may_not() -> None:
    """R-16: under `may_not` the turn ends with the drawing, playable card or not."""
    rules = "draw=2 drawn_card=may_not"
    for drawn in ("7S", "3D 4D"):
        table = position(rules, hands={0: "9H", 1: "2C"}, upcard="5S", stock=f"{drawn} 6D")
        table.do(*("d" for _ in drawn.split()))
        assert table.turn == 1
        assert table.stock == ["6D"]


@pytest.mark.parametrize("drawn_card", ["must_play", "may_play"])
def test_turn_after_drawing_ends_by_pass(drawn_card: str) -> None:
    """R-16: under `must_play` and `may_play` a turn without a play ends by Pass, not by itself."""
    rules = Rules.from_text(f"draw=1 drawn_card={drawn_card}")
    table = position(rules, hands={0: "9H"}, upcard="5S", stock="3D 6D")
    table.do("d")
    assert (table.turn, table.legal()) == (0, {"p"})


@pytest.mark.parametrize(
    ("active", "turn", "direction", "order"),
    [
        ([0, 1, 2, 3], 0, 1, [0, 1, 2, 3, 0]),
        ([0, 1, 2, 3], 0, -1, [0, 3, 2, 1, 0]),
        ([0, 2, 3], 0, 1, [0, 2, 3, 0]),
        ([0, 2, 3], 3, -1, [3, 2, 0, 3]),
        ([1, 3], 1, 1, [1, 3, 1]),
    ],
)
def test_seats_out_of_the_game_are_passed_over(
    active: list[int], turn: int, direction: int, order: list[int]
) -> None:
    """R-17: the turn goes round among the seats that are left, in the direction of play."""
    hands = dict(zip(active, ("3H 4H", "6H 7H", "9H 10H", "JH QH"), strict=False))
    table = position(hands=hands, upcard="5H", active=active, turn=turn, direction=direction)
    for seat in order[:-1]:
        assert table.turn == seat
        table.do(table.hand(seat)[0])
    assert table.turn == order[-1]


def test_two_seat_rules_as_soon_as_two_are_left() -> None:
    """R-17: of four seats two are left: seven cards each, skip and reverse as with two seats."""
    rules = "effects=Q:skip(1);K:reverse two_seat_reverse=skip"
    top = "QH 2C  KH 3C  3H 4C  4H 5C  5S 6C  6S 7C  7S 9C  9H"
    table = start(rules, active=[1, 3], dealer=3, top=top)
    assert [len(table.hand(seat)) for seat in range(4)] == [0, 7, 0, 7]
    assert table.turn == 1
    table.do("QH")
    assert (table.turn, table.direction) == (1, 1)
    table.do("KH")
    assert (table.turn, table.direction) == (1, 1)
    table.do("3H")
    assert table.turn == 3


def test_dealt_cards_are_the_packs() -> None:
    """R-3, case 3: a deal holds exactly the packs, jokers included."""
    for text, size in (
        ("seats=2", 52),
        ("seats=8", 104),
        ("seats=3 pack=german32", 32),
        ("seats=3 pack=jass36 jokers=1", 37),
        ("seats=8 jokers=2", 108),
    ):
        table = start(Rules.from_text(text))
        assert table.every_card().total() == size


@pytest.mark.parametrize(
    ("rules", "given"),
    [
        ("", {"upcard": "5H", "stock": "3C 4C", "discards": "6C"}),
        ("", {"upcard": "5S", "discards": "3C 4C 6C"}),
        ("effects=2:draw(2,same_rank)", {"upcard": "2S", "debt": 2, "stock": "3C 4C"}),
        ("effects=Q:skip skip_answer=same_rank", {"upcard": "QS", "skip": 1}),
        ("last_card_call=required_twice stop_call=99 naming=deferred", {"upcard": "5H"}),
        ("starter_wild=dealer_names", {"upcard": "8C", "phase": "naming"}),
        ("several=same_rank", {"upcard": "9C", "phase": "more"}),
        ("effects=A:must_cover", {"upcard": "AS", "phase": "cover", "stock": "3C"}),
        ("jokers=1 draw=2 drawn_card=may_play", {"upcard": "4S", "drawn_card": "JK"}),
        ("", {"upcard": "5H", "phase": "over"}),
    ],
    ids=["play", "draw", "debt", "skip", "calls", "naming", "more", "cover", "drawn", "over"],
)
def test_everything_else_is_refused_untouched(rules: str, given: dict[str, Any]) -> None:
    """R-2, cases 31 and 46: whatever is not legal is refused and changes nothing.

    State, random generator and events stay as they are, byte for byte.
    """
    options = Rules.from_text(rules)
    hand = "2H QC 8S 9H JK" if options.jokers else "2H QC 8S 9H"
    table = position(options, hands={0: hand, 1: "KD", 2: "10C JC"}, **given)
    legal = table.legal()
    assert len(legal) > 0 or table.over
    for action in EVERY_ACTION:
        if str(action) not in legal:
            table.refuses_code(action.code)
    for code in NOT_ACTIONS:
        table.refuses_code(code)


def test_nothing_is_legal_after_the_end() -> None:
    """R-1, R-2: when the deal is over, every action is refused."""
    table = position(
        "last_card_call=required stop_call=50",
        hands={0: "2H", 1: "KD", 2: "3C"},
        upcard="5H",
        stock="3D",
        called=[0],
    )
    table.do("2H")
    assert table.over
    assert table.legal() == set()
    for action in EVERY_ACTION:
        table.refuses_code(action.code)


def test_two_plays_of_two_seats() -> None:
    """Case 21: a card played for a seat that is not to act is refused."""
    table = position(hands={0: "9H 2C", 1: "9S 3H"}, upcard="5H", stock="4C")
    table.refuses("3H", "9S")
    table.do("9H")
    table.refuses("2C")
    table.do("9S")


@pytest.mark.parametrize("seats", range(2, 9))
def test_blocked_table(seats: int) -> None:
    """R-76, case 7: with nothing to play or draw the deal ends after exactly n passes, scored."""
    hands = dict(zip(range(seats), ["2C", "3C", "4C", "5C", "6C", "7C", "9C", "10C"], strict=False))
    table = position(Rules(seats=seats, packs=1), hands=hands, upcard="JH")
    for seat in range(seats):
        assert not table.over
        assert (table.turn, table.legal()) == (seat, {"p"})
        table.do("p")
    assert (table.over, table.ending, table.winners) == (True, "blocked", {0})
    assert table.scores == [2, 3, 4, 5, 6, 7, 9, 10][:seats]


@pytest.mark.parametrize("seats", range(2, 9))
def test_drawing_and_passing_blocks_nothing(seats: int) -> None:
    """R-76, case 7: with draw 1 and a full stock seats that draw and pass do not block."""
    numbers = ["2", "3", "4", "5", "6", "7", "9", "10", "K"]
    stock = " ".join(f"{rank}{suit}" for suit in "CD" for rank in numbers[: seats + 1])
    hands = dict(zip(range(seats), (f"{rank}S" for rank in numbers), strict=False))
    rules = Rules(seats=seats, packs=1, draw=1)
    table = position(rules, hands=hands, upcard="JH", stock=stock)
    for _ in range(2 * seats):
        table.do("d", "p")
    assert not table.over
    assert table.turn == 0


def test_again_keeps_the_turn() -> None:
    """R-16, R-85: the turn does not end after a Play whose card says that the seat goes on."""
    rules = "effects=A:again"
    table = position(rules, hands={0: "AH 2H 3C", 1: "KD"}, upcard="5H", stock="4C")
    table.do("AH")
    assert (table.turn, table.legal()) == (0, {"2H"})
