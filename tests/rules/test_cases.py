"""Cases from practice, each a fault that people met, that involve several rules at once.

Others stand with the rule they are about; each names its case.
"""

from __future__ import annotations

import pytest
from tests.rules.positions import Position, cards, position

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("empty_stock", ["reshuffle", "turn_over"])
def test_case_1(empty_stock: str) -> None:
    """R-73, case 1: discards 5♠ 9♥ 2♣, stock empty, a seat draws: 2♣ stays, 5♠ and 9♥ are stock."""
    table = position(
        f"draw=1 empty_stock={empty_stock}",
        hands={0: "KH KD"},
        upcard="2C",
        discards="5S 9H",
    )
    table.do("d")
    assert table.upcard == "2C"
    assert table.discards == []
    drawn = [card for card in table.hand(0) if card not in ("KH", "KD")]
    assert sorted(drawn + table.stock) == cards("5S 9H")
    assert len(drawn) == len(table.stock) == 1


def test_case_2() -> None:
    """R-21, case 2: an eight that was played, named hearts and was recycled is plain again."""
    table = position(
        "seats=2 draw=1 drawn_card=may_play",
        hands={0: "8C 9S KD", 1: "4H 5C"},
        upcard="5D",
        stock="QS",
    )
    table.do("8C=H", "4H", "d", "p")
    assert table.discards == ["5D", "8C"]
    table.do("d")
    assert (table.upcard, table.required) == ("4H", "H")
    assert sorted(table.stock + [card for card in table.hand(1) if card != "5C"]) == cards("5D 8C")


def two_cards() -> Position:
    """Return a position in which seat 0 holds an eight and another card, under `required`."""
    return position(
        "last_card_call=required",
        hands={0: "8S 2C", 1: "4H 6C", 2: "KH KC", 3: "KS KD"},
        upcard="5H",
        stock="3D 4D 6D 7D",
    )


def test_case_22_before() -> None:
    """R-110, case 22: with two cards an eight is played; the call comes before it."""
    table = two_cards()
    table.do("!0", "8S=H", "4H")
    assert table.hand(0) == ["2C"]


def test_case_22_with() -> None:
    """R-110, case 22: the call comes with the eight."""
    table = two_cards()
    table.do("8S=H!", "4H")
    assert table.hand(0) == ["2C"]


def test_case_22_after() -> None:
    """R-110, case 22: the call comes after the eight, while no other seat has acted."""
    table = two_cards()
    table.do("8S=H")
    assert table.turn == 1
    table.do("!0", "4H")
    assert table.hand(0) == ["2C"]


@pytest.mark.parametrize("naming", ["8S", "8S =H", "8S=H"])
def test_case_22_after_with_deferred_naming(naming: str) -> None:
    """R-110, R-63, case 22: the same before and after the naming of a suit."""
    table = position(
        "last_card_call=required naming=deferred",
        hands={0: "8S 2C", 1: "4H 6C"},
        upcard="5H",
        stock="3D 4D 6D",
    )
    table.do(*naming.split(), "!0")
    if naming == "8S":
        table.do("=H")
    table.do("4H")
    assert table.hand(0) == ["2C"]


def test_case_22_too_late() -> None:
    """R-110, case 22: once another seat has acted it is too late: the penalty has been drawn."""
    table = two_cards()
    happened = table.do("8S=H", "4H")
    assert table.hand(0) == cards("2C 3D 4D")
    assert ("forgot", 0, 2) in happened
    table.refuses("!0")
