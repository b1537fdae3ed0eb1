"""What may be played on what (rules R-20 to R-22)."""

from __future__ import annotations

import pytest
from tests.rules.positions import cards, position, start

from crazyeights.cards import Rank, Suit

pytestmark = pytest.mark.engine


def test_rank_or_suit_or_wild() -> None:
    """R-20: on 7♦ one may play the sevens, the diamonds and the eights, nothing else."""
    table = position(hands={0: "7C 7H 7S QD 2D 8S 8D 6C 9H AS JC"}, upcard="7D")
    assert table.plays() == {"7C", "7H", "7S", "QD", "2D", "8S", "8D"}
    table.refuses("6C", "9H", "AS", "JC")


def test_a_card_that_is_not_held() -> None:
    """R-20: a card must be in the hand of the seat to act; another seat's card does not count."""
    table = position(hands={0: "7C 9H", 1: "7S 2D"}, upcard="7D")
    table.refuses("7S", "2D", "7H", "8S=H")


@pytest.mark.parametrize("rank", [rank for rank in Rank if rank not in (Rank.EIGHT, Rank.JOKER)])
def test_every_rank_matches_itself_alone(rank: Rank) -> None:
    """R-20: for every rank, its other three cards match an upcard of that rank by rank."""
    every_rank = [other for other in Rank if other != Rank.JOKER]
    hand = " ".join(f"{other.letter}S" for other in every_rank)
    table = position(hands={0: hand}, upcard=f"{rank.letter}H")
    assert table.plays() == {f"{rank.letter}S", "8S"}


@pytest.mark.parametrize("suit", Suit)
def test_every_suit_matches_itself_alone(suit: Suit) -> None:
    """R-20: for every suit, an upcard of that suit asks for that suit."""
    hand = " ".join(f"{rank}{other.letter}" for rank in ("3", "K") for other in Suit)
    table = position(hands={0: hand}, upcard=f"7{suit.letter}")
    assert table.plays() == {f"3{suit.letter}", f"K{suit.letter}"}


def test_printed_suit_of_a_wild_card_does_not_count() -> None:
    """R-20, case 18: on 8♣ that named hearts 8♦ and 3♥ may be played, 3♣ not."""
    table = position(hands={0: "8C KS", 1: "8D 3C 3H"}, upcard="5C")
    table.do("8C=H")
    assert table.plays() == {"8D", "3H"}
    table.refuses("3C")


def test_case_18_without_wild_on_wild() -> None:
    """R-61, case 18: with `wild_on_wild` off only 3♥ may be played on 8♣ that named hearts."""
    table = position("wild_on_wild=false", hands={0: "8C KS", 1: "8D 3C 3H"}, upcard="5C")
    table.do("8C=H")
    assert table.plays() == {"3H"}


def test_naming_the_printed_suit() -> None:
    """R-20: an eight may name its own suit; that suit then counts because it was named."""
    table = position(hands={0: "8C KS", 1: "8D 3C 3H"}, upcard="5C")
    table.do("8C=C")
    assert table.plays() == {"8D", "3C"}


def test_two_copies_are_one_card() -> None:
    """R-20, §1: a copy of the upcard matches it, and of two copies one is played at a time."""
    rules = "packs=2"
    table = position(rules, hands={0: "KC KC 2C", 1: "9S 7D 2S"}, upcard="7C", dealer=0)
    assert table.plays() == {"KC", "2C"}
    table.do("KC")
    assert table.hand(0) == cards("KC 2C")
    on_its_copy = position(rules, hands={0: "9S 7D 2S"}, upcard="7D", required="D")
    assert on_its_copy.plays() == {"7D"}


def test_named_suit_holds_through_draws_and_passes() -> None:
    """R-21, case 16: the named suit holds however many seats draw and pass."""
    rules = "seats=3 draw=1"
    table = position(
        rules,
        hands={0: "8C KS QS", 1: "2C 3C", 2: "4C 5C"},
        upcard="5D",
        stock="6C 7C 9C KH",
    )
    table.do("8C=H")
    for _ in range(3):
        assert table.required == "H"
        table.do("d", "p")
    assert table.required == "H"
    assert table.plays() == set()
    table.do("d")
    assert table.plays() == {"KH"}


def test_named_suit_holds_through_passes_alone() -> None:
    """R-21, case 16: it holds through Passes with nothing to draw."""
    rules = "seats=3 empty_stock=pass"
    table = position(rules, hands={0: "8C KS", 1: "2C 3C", 2: "4H 5C"}, upcard="5D")
    table.do("8C=H", "p")
    assert table.plays() == {"4H"}


def test_named_suit_holds_through_a_reshuffle() -> None:
    """R-21, case 16: it holds when the discards beneath the wild card become the stock."""
    table = position(
        hands={0: "8C KS", 1: "2C 3S", 2: "4H 5C"},
        upcard="5D",
        discards="9H 9D 9S",
    )
    table.do("8C=H")
    for _ in range(4):
        if table.plays():
            break
        table.do("d")
    assert table.discards == []
    assert table.upcard == "8C"
    assert table.required == "H"
    assert table.plays() == {"9H"}


def test_named_suit_holds_through_skips() -> None:
    """R-21, case 16: it holds while seats are skipped by the wild card's own skip."""
    rules = "effects=8:skip(2)"
    table = position(rules, hands={0: "8C KS", 3: "4H 5C 9S"}, upcard="5D")
    table.do("8C=H")
    assert table.turn == 3
    assert table.plays() == {"4H"}


def test_named_suit_holds_through_a_debt() -> None:
    """R-21, case 16: it holds while a debt is paid."""
    rules = "effects=8:draw(2,none)"
    table = position(
        rules, hands={0: "8C KS", 1: "KC", 2: "4H 5C 9S"}, upcard="5D", stock="AC AD AH"
    )
    table.do("8C=H", "d")
    assert table.turn == 2
    assert table.plays() == {"4H"}


def test_named_suit_ends_with_the_next_card() -> None:
    """R-21: another card played asks for its own suit again."""
    table = position(hands={0: "8C KS", 1: "3H KD", 2: "3S 2C 9H"}, upcard="5D")
    table.do("8C=H", "3H")
    assert table.required == "H"
    table.do("3S")
    assert table.required == "S"


def test_recycled_eight_is_a_plain_eight() -> None:
    """R-21, case 2: an eight that named hearts, buried and drawn again, has no memory of it."""
    rules = "seats=2"
    table = position(rules, hands={0: "8C KS 9S", 1: "4H 5C"}, upcard="5D")
    table.do("8C=H", "4H")
    assert table.discards == ["5D", "8C"]
    while "8C" not in table.hand(0):
        table.do("d")
    assert {"8C=C", "8C=D", "8C=H", "8C=S"} <= table.legal()
    table.do("8C=S")
    assert table.required == "S"
    assert table.upcard == "8C"


def test_suit_named_in_one_deal_means_nothing_in_the_next() -> None:
    """R-22, R-50: hearts were named with 8♣; as the next starter under `own_suit` it is a club."""
    rules = "seats=2 hand_size=1 starter_wild=dealer_names naming=own_suit"
    first = position(rules, hands={0: "3H", 1: "KD"}, upcard="8C", required="H")
    first.do("3H")
    second = start(rules, top="3D 4D 8C", after=first)
    assert second.required == "C"


def test_nothing_is_remembered_in_the_next_deal() -> None:
    """R-22, case 17: a deal ends on an eight; the next one begins like any other.

    Whatever was owed, called or turned round before, on 4♦ diamonds, fours and eights are played.
    """
    rules = "seats=3 hand_size=3 effects=2:draw(2,same_rank);Q:skip(1) last_card_call=required"
    first = position(
        rules,
        hands={0: "8C", 1: "KD", 2: "KC"},
        upcard="5D",
        direction=-1,
        skip=0,
        passes=2,
        called=(0, 1, 2),
        forgetful=1,
        anything=1,
        draw_card="2C",
        actions=4321,
        reshuffles=3,
    )
    first.do("8C")
    assert first.over
    first.state.debt = 4
    first.state.skip = 2
    second = start(rules, top="4H 2D 8S  5C 9C 9S  6D 9H KC  4D", after=first, dealer=0)
    fresh = start(rules, top="4H 2D 8S  5C 9C 9S  6D 9H KC  4D", dealer=0)
    assert second.turn == 1
    assert second.plays() == {"4H", "6D"}
    assert second.legal() == {"4H", "6D"}
    assert (second.direction, second.debt, second.called) == (1, 0, set())
    second.do("6D")
    assert second.turn == 2
    assert second.plays() == {"2D"}
    fresh.do("6D")
    for name in ("phase", "turn", "direction", "upcard", "required", "anything", "debt", "skip"):
        assert second.state[name] == fresh.state[name]
    for name in ("called", "forgetful", "passes", "actions", "reshuffles", "playable", "may"):
        assert second.state[name] == fresh.state[name]
