"""Wild cards: which they are, what they may be played on, how they name (rules R-60 to R-64)."""

from __future__ import annotations

import pytest
from tests.rules.positions import cards, position

pytestmark = pytest.mark.engine

SUITS = "CDHS"


def named(card: str) -> set[str]:
    """Return the four Plays of a wild card."""
    return {f"{card}={suit}" for suit in SUITS}


# ── R-60: which cards are wild ────────────────────────────────────────────────────────────────────


def test_eights_are_wild() -> None:
    """R-60: by default the four eights and nothing else."""
    table = position(hands={0: "8C 8D 8H 8S 2C 7C 9C JC AC"}, upcard="3D")
    assert table.plays() == {"8C", "8D", "8H", "8S"}


def test_crazy_aces() -> None:
    """R-60: with {A} the aces are wild and the eights are ordinary cards."""
    table = position("wild=A", hands={0: "8C 8H AC 2C"}, upcard="3H")
    assert table.legal() == {"8H", *named("AC")}
    table.do("AC=S")
    assert table.required == "S"


def test_several_wild_ranks() -> None:
    """R-60: several ranks may be wild; each of them fits on the other."""
    table = position("wild=8,J", hands={0: "8C JC 2C"}, upcard="JD", required="H")
    assert table.plays() == {"8C", "JC"}
    assert table.legal() == named("8C") | named("JC")


def test_no_wild_cards() -> None:
    """R-60: the set may be empty; an eight is then a card like any other."""
    table = position("wild=none", hands={0: "8C 8D 2C", 1: "3S 3D"}, upcard="5D")
    assert table.legal() == {"8D"}
    table.do("8D")
    assert table.plays() == {"3D"}


# ── R-61: wild on wild ────────────────────────────────────────────────────────────────────────────


def test_wild_on_wild() -> None:
    """R-61: as a rule a wild card may be played on a wild card."""
    table = position("wild=8,J", hands={0: "8D JC 3H 3S"}, upcard="8C", required="H")
    assert table.plays() == {"8D", "JC", "3H"}


def test_no_wild_on_wild() -> None:
    """R-61: with false none may, of equal rank or not, of the named suit or not."""
    table = position(
        "wild=8,J wild_on_wild=false", hands={0: "8D 8H JC JH 3H 3S"}, upcard="8C", required="H"
    )
    assert table.plays() == {"3H"}
    table.refuses("8D=S", "8H=S", "JC=S", "JH=S")


def test_no_wild_on_wild_says_nothing_about_other_upcards() -> None:
    """R-61: on any other card a wild one may be played; on a wild one the others as ever."""
    rules = "wild=8,J wild_on_wild=false"
    assert position(rules, hands={0: "8D JC 3H"}, upcard="9C").plays() == {"8D", "JC"}


def test_no_wild_on_wild_leaves_drawing() -> None:
    """R-61, R-70: who holds only wild cards on a wild card has nothing playable and draws."""
    table = position(
        "wild_on_wild=false", hands={0: "8D"}, upcard="8C", required="H", stock="8H 2H"
    )
    assert table.legal() == {"d"}
    table.do("d")
    assert table.legal() == {"d"}  # the eight of hearts is no more playable than the other
    table.do("d")
    assert table.plays() == {"2H"}


def test_no_wild_on_wild_binds_answers() -> None:
    """R-61: answers to debts included: a wild draw card cannot be answered with its like."""
    rules = "effects=8:draw(2,same_rank)"
    hands = {0: "8D 3H"}
    free = position(rules, hands=hands, upcard="8C", required="H", debt=2, stock="2C")
    assert free.legal() == {"d", *named("8D")}
    bound = position(
        f"{rules} wild_on_wild=false", hands=hands, upcard="8C", required="H", debt=2, stock="2C"
    )
    assert bound.legal() == {"d"}


def test_no_wild_on_wild_binds_answers_to_skips() -> None:
    """R-61: it binds every Play, so also the answer to a skip."""
    rules = "effects=8:skip skip_answer=same_rank wild_on_wild=false"
    table = position(rules, hands={0: "8D 3H"}, upcard="8C", required="H", skip=1)
    assert table.legal() == {"p"}


def test_no_wild_on_wild_binds_several_cards() -> None:
    """R-61: and a second card of the same rank in one turn."""
    table = position(
        "several=same_rank wild_on_wild=false", hands={0: "8D 8C 3H", 1: "2C"}, upcard="5H"
    )
    table.do("8D=H")
    assert table.legal() == {"p"}


# ── R-62: wild cards that must match ──────────────────────────────────────────────────────────────


def test_wild_must_match() -> None:
    """R-62: an eight must match suit or rank like any card, and then names a suit."""
    table = position("wild_must_match=true", hands={0: "8H 8C 3H 3S"}, upcard="5H")
    assert table.legal() == {"3H", *named("8H")}
    table.refuses("8C=H")
    table.do("8H=S")
    assert (table.required, table.turn) == ("S", 1)


def test_wild_must_match_by_rank() -> None:
    """R-62: an eight matches an eight by rank, and the suit that was named."""
    table = position(
        "wild=8,J wild_must_match=true",
        hands={0: "8D JH JC 3C"},
        upcard="8C",
        required="H",
    )
    assert table.plays() == {"8D", "JH"}


def test_wild_must_match_leaves_drawing() -> None:
    """R-62, R-70: an eight that does not match is not playable, so one draws."""
    table = position("wild_must_match=true", hands={0: "8C"}, upcard="5H", stock="8D 8H")
    assert table.legal() == {"d"}
    table.do("d")
    assert table.legal() == {"d"}
    table.do("d")
    assert table.plays() == {"8H"}


def test_wild_must_match_when_answering() -> None:
    """R-62, R-90: a wild answer must match under R-62; without it an answer need not."""
    rules = "wild=2 effects=2:draw(2,any_draw_card);3:draw(3,any_draw_card)"
    hands = {0: "2C 2H 4S"}
    free = position(rules, hands=hands, upcard="3H", debt=3, stock="KC")
    assert free.plays() == {"2C", "2H"}
    bound = position(f"{rules} wild_must_match=true", hands=hands, upcard="3H", debt=3, stock="KC")
    assert bound.plays() == {"2H"}


# ── R-63: naming ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("suit", SUITS)
def test_any_suit(suit: str) -> None:
    """R-63: any of the four suits may be named, that of the card itself too."""
    table = position(hands={0: "8C 2D"}, upcard="5H")
    table.do(f"8C={suit}")
    assert table.required == suit


def test_own_suit() -> None:
    """R-63: under `own_suit` the wild card's own suit holds and none is named."""
    table = position("naming=own_suit", hands={0: "8C 2D", 1: "3C 3H 8S 4S"}, upcard="5H")
    assert table.legal() == {"8C"}
    table.refuses(*named("8C"))
    table.do("8C")
    assert (table.turn, table.required, table.phase) == (1, "C", "turn")
    assert table.plays() == {"3C", "8S"}


def test_deferred_naming() -> None:
    """R-63: under `deferred` a Play without a suit is legal too; the same seat names it then."""
    table = position("naming=deferred", hands={0: "8C 2D", 1: "3S 3H"}, upcard="5H", stock="4C")
    assert table.legal() == {"8C", *named("8C")}
    table.do("8C")
    assert (table.turn, table.phase, table.required) == (0, "naming", None)
    assert table.legal() == {"=C", "=D", "=H", "=S"}
    table.refuses("d", "p", "2D", "3S")
    table.do("=S")
    assert (table.turn, table.plays()) == (1, {"3S"})


def test_naming_at_once_under_deferred() -> None:
    """R-63: the suit may still be named with the card; nothing is owed then."""
    table = position("naming=deferred", hands={0: "8C 2D", 1: "3S 3H"}, upcard="5H")
    table.do("8C=S")
    assert (table.turn, table.plays()) == (1, {"3S"})


def test_only_calls_before_a_deferred_naming() -> None:
    """R-63: before the suit is named nobody does anything but call."""
    table = position(
        "naming=deferred last_card_call=required",
        hands={0: "8C 2D", 1: "3S", 2: "4S 6S"},
        upcard="5H",
        stock="4C",
    )
    table.do("8C")
    assert table.legal() == {"=C", "=D", "=H", "=S", "!0", "!1"}
    table.do("!1", "!0")
    assert table.legal() == {"=C", "=D", "=H", "=S"}
    assert (table.turn, table.phase) == (0, "naming")


def test_deferred_naming_before_the_debt_falls() -> None:
    """R-63, R-81: the seat names before the next one answers or pays."""
    table = position(
        "naming=deferred effects=8:draw(2,same_rank)",
        hands={0: "8C 2D", 1: "8S 3H"},
        upcard="5H",
        stock="4C 4D",
    )
    table.do("8C")
    assert (table.turn, table.phase) == (0, "naming")
    table.do("=D")
    assert (table.turn, table.phase, table.debt) == (1, "debt", 2)


def test_deferred_naming_with_again() -> None:
    """R-63, R-85: a wild card that lets its seat go on: first the name, then the next card."""
    table = position("naming=deferred effects=8:again", hands={0: "8C 2D 3S"}, upcard="5H")
    table.do("8C")
    assert table.legal() == {"=C", "=D", "=H", "=S"}
    table.do("=D")
    assert (table.turn, table.legal()) == (0, {"2D"})


def test_deferred_naming_with_several_cards() -> None:
    """R-63, R-100: with several cards a turn each wild one is named before the next is played."""
    table = position(
        "naming=deferred several=same_rank", hands={0: "8C 8D 3S", 1: "4H"}, upcard="5H"
    )
    table.do("8C")
    assert table.legal() == {"=C", "=D", "=H", "=S"}
    table.do("=D")
    assert table.legal() == {"8D", *named("8D"), "p"}
    table.do("8D=H", "p")
    assert (table.turn, table.required) == (1, "H")


# ── R-64: finishing on a wild card ────────────────────────────────────────────────────────────────


def test_case_19_last_card_is_an_eight() -> None:
    """R-64, case 19: the deal is over, no suit is asked for."""
    for naming in ("any_suit", "own_suit", "deferred"):
        table = position(f"naming={naming}", hands={0: "8C", 1: "3S 3H"}, upcard="5H")
        assert table.legal() == {"8C"}
        table.do("8C")
        assert (table.over, table.ending, table.winners) == (True, "went_out", {0})
        assert table.legal() == set()
        assert table.scores == [0, 6, 0, 0]


def test_no_finish_on_wild() -> None:
    """R-64: with false a wild card may not be the last one, matching or not."""
    for upcard in ("5H", "5C", "8S"):
        table = position("finish_on_wild=false", hands={0: "8C"}, upcard=upcard, stock="KD")
        assert table.legal() == {"d"}
        table.refuses("8C", "8C=H")


def test_no_finish_on_wild_with_two_cards() -> None:
    """R-64: it may be the last but one."""
    table = position("finish_on_wild=false", hands={0: "8C 3S"}, upcard="5H")
    assert table.plays() == {"8C"}


def test_no_finish_on_wild_with_two_wild_cards() -> None:
    """R-64: of two eights one may be played; the other cannot end the deal."""
    table = position(
        "seats=2 finish_on_wild=false", hands={0: "8C 8D", 1: "3S 4S"}, upcard="5H", stock="KD"
    )
    table.do("8C=S", "3S")
    assert table.legal() == {"d"}


def test_no_finish_on_wild_follows_the_other_rules() -> None:
    """R-64: only the play is taken away: one draws, and passes when nothing can be drawn."""
    table = position("finish_on_wild=false empty_stock=pass", hands={0: "8C"}, upcard="5H")
    assert table.legal() == {"p"}
    drawing = position(
        "finish_on_wild=false draw=1 drawn_card=may_play", hands={0: "8C"}, upcard="5H", stock="KD"
    )
    drawing.do("d")
    assert drawing.hand(0) == cards("8C KD")
    assert {"p", *named("8C")} == drawing.legal()


def test_no_finish_on_wild_binds_answers() -> None:
    """R-64: answers to debts included."""
    rules = "wild=2 effects=2:draw(2,same_rank)"
    free = position(rules, hands={0: "2C"}, upcard="2H", debt=2, stock="3C 4C")
    assert free.plays() == {"2C"}
    bound = position(
        f"{rules} finish_on_wild=false", hands={0: "2C"}, upcard="2H", debt=2, stock="3C 4C"
    )
    assert bound.legal() == {"d"}


def test_no_finish_on_wild_binds_where_any_card_may_be_played() -> None:
    """R-64, R-84: also where any card may be played."""
    table = position(
        "finish_on_wild=false effects=A:anything_next",
        hands={0: "8C"},
        upcard="AH",
        anything=1,
        stock="KD",
    )
    assert table.legal() == {"d"}


def test_no_finish_on_wild_in_a_turn_of_several_cards() -> None:
    """R-64: also for a further card in one turn."""
    table = position(
        "finish_on_wild=false several=same_rank",
        hands={0: "8C 8D", 1: "3S"},
        upcard="5H",
        stock="KD",
    )
    table.do("8C=H")
    assert table.legal() == {"p"}


def test_finishing_on_other_cards_stays() -> None:
    """R-64: with `finish_on_wild` off any other last card still ends the deal."""
    table = position("finish_on_wild=false", hands={0: "3H", 1: "4S"}, upcard="5H")
    table.do("3H")
    assert table.winners == {0}
