"""Why an action is refused (rule R-2): the reason must be true, and there is one for every no."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.positions import EVERY_ACTION, Position, position

from crazyeights.cards import Card, Language, Rank, Suit
from crazyeights.rules.actions import Announce, parse_action
from crazyeights.rules.refusals import Refusal, why_not
from crazyeights.texts.messages import catalogue

pytestmark = pytest.mark.engine


LANGUAGES: tuple[Language, ...] = ("de", "nb", "it", "en")


def reason(table: Position, action: str, seat: int = 0) -> tuple[str, dict[str, Any]]:
    """Return the code and the details with which an action of a seat is refused."""
    refusal = why_not(table.state, table.numbers, parse_action(action), seat)
    assert refusal is not None, f"{action} is legal"
    return refusal.code, dict(refusal.details)


@pytest.mark.parametrize(
    ("given", "action", "code"),
    [
        # Another seat's turn; a seat that is not there; a deal that is over.
        ({}, "d", "not-your-turn"),
        ({"seat": 1}, "9S", "not-your-turn"),
        ({"seat": 5}, "p", "seat-out"),
        ({"active": [0, 1, 3], "seat": 2}, "d", "seat-out"),
        ({"phase": "over"}, "9H", "deal-over"),
    ],
)
def test_who_may_act(given: dict[str, Any], action: str, code: str) -> None:
    """R-2: an action of the wrong seat, or after the end, is refused for that reason."""
    given = {"seat": 1, **given}
    seat = given.pop("seat")
    table = position(hands={0: "9H 2C", 1: "9S 3H"}, upcard="5H", stock="4C", **given)
    assert reason(table, action, seat)[0] == code


@pytest.mark.parametrize(
    ("rules", "given", "action", "code", "details"),
    [
        ("", {"hand": "9H 2C"}, "KH", "not-in-hand", {"card": Card("KH")}),
        (
            "",
            {"hand": "9H 2C"},
            "2C",
            "no-match",
            {"card": Card("2C"), "upcard": Card("5H"), "suit": Suit.HEARTS},
        ),
        (
            "",
            {"hand": "9H 2C", "upcard": "8S", "required": "H"},
            "2C",
            "no-match",
            {"card": Card("2C"), "upcard": Card("8S"), "suit": Suit.HEARTS},
        ),
        (
            "wild_on_wild=false",
            {"hand": "8C 2C", "upcard": "8S", "required": "H"},
            "8C=H",
            "wild-on-wild",
            {"card": Card("8C")},
        ),
        (
            "wild_must_match=true",
            {"hand": "8C 2C"},
            "8C=H",
            "wild-must-match",
            {"card": Card("8C"), "upcard": Card("5H"), "suit": Suit.HEARTS},
        ),
        ("finish_on_wild=false", {"hand": "8C"}, "8C", "finish-on-wild", {"card": Card("8C")}),
        (
            "finish_on_special=false effects=Q:skip",
            {"hand": "QH"},
            "QH",
            "finish-on-special",
            {"card": Card("QH")},
        ),
        ("", {"hand": "8C 2C"}, "8C", "suit-needed", {"card": Card("8C")}),
        ("", {"hand": "9H 2C"}, "9H=S", "suit-not-wanted", {"card": Card("9H")}),
        ("", {"hand": "8C"}, "8C=S", "last-names-nothing", {"card": Card("8C")}),
        ("naming=own_suit", {"hand": "8C 2C"}, "8C=S", "own-suit-only", {}),
        ("", {"hand": "9H 2C"}, "=S", "no-suit-owed", {}),
        (
            "naming=deferred",
            {"hand": "9H", "upcard": "8C", "phase": "naming"},
            "9H",
            "suit-owed",
            {},
        ),
        (
            "naming=deferred",
            {"hand": "9H", "upcard": "8C", "phase": "naming"},
            "d",
            "suit-owed",
            {},
        ),
        # Drawing.
        ("", {"hand": "9H 2C"}, "d", "draw-while-playable", {}),
        ("empty_stock=pass", {"hand": "2C", "stock": ""}, "d", "nothing-to-draw", {}),
        ("draw=1", {"hand": "2C 3C", "drawn_card": "3C"}, "d", "draw-finished", {}),
        (
            "effects=A:must_cover voluntary_draw=true",
            {"hand": "2H 3C", "upcard": "AH", "phase": "cover"},
            "d",
            "draw-while-playable",
            {},
        ),
        (
            "draw=1",
            {"hand": "2C 3H 7H", "drawn_card": "3H"},
            "7H",
            "drawn-card-only",
            {"card": Card("3H")},
        ),
        (
            "draw=3 drawn_card=may_not voluntary_draw=true",
            {"hand": "2C 7H", "drawn_card": "2C"},
            "7H",
            "no-plays-now",
            {},
        ),
        # Passing.
        ("", {"hand": "9H 2C"}, "p", "pass-while-playable", {}),
        ("", {"hand": "2C"}, "p", "pass-while-drawable", {}),
        ("", {"hand": "2C 3C", "drawn_card": "3C"}, "p", "pass-before-drawn", {}),
        ("draw=1", {"hand": "2C 3H", "drawn_card": "3H"}, "p", "pass-while-playable", {}),
        # Debts and skips.
        (
            "effects=2:draw(2,same_rank)",
            {"hand": "2C 9H", "upcard": "2H", "debt": 4},
            "9H",
            "debt-open",
            {"amount": 4},
        ),
        (
            "effects=2:draw(2,same_rank)",
            {"hand": "2C 9H", "upcard": "2H", "debt": 4},
            "p",
            "debt-open",
            {"amount": 4},
        ),
        (
            "effects=Q:skip skip_answer=same_rank",
            {"hand": "QC 9H", "upcard": "QH", "skip": 1},
            "9H",
            "skip-open",
            {"rank": Rank.QUEEN},
        ),
        (
            "effects=Q:skip skip_answer=same_rank",
            {"hand": "QC 9H", "upcard": "QH", "skip": 1},
            "d",
            "skip-open",
            {"rank": Rank.QUEEN},
        ),
        (
            "several=same_rank",
            {"hand": "9C 2H", "upcard": "9H", "phase": "more"},
            "2H",
            "same-rank-only",
            {"rank": Rank.NINE},
        ),
        # Calls.
        ("", {"hand": "9H 2C"}, "9H!", "call-off", {}),
        ("", {"hand": "9H 2C"}, "!0", "call-off", {}),
        ("last_card_call=required", {"hand": "9H 2C 3C"}, "9H!", "announce-not-last", {}),
        ("last_card_call=required", {"hand": "9H 2C 3C"}, "!0", "call-cards", {"count": 3}),
        ("last_card_call=required", {"hand": "9H 2C", "called": [0]}, "9H!", "call-already", {}),
        ("last_card_call=required", {"hand": "9H 2C", "called": [0]}, "!0", "call-already", {}),
        ("", {"hand": "2C"}, "x", "stop-off", {}),
        (
            "stop_call=5",
            {"hand": "9H 2C"},
            "x",
            "stop-too-high",
            {"points": 11, "limit": 5},
        ),
        ("stop_call=5", {"hand": "2C 3C", "drawn_card": "3C"}, "x", "stop-too-late", {}),
        (
            "stop_call=5 effects=2:draw(2)",
            {"hand": "3C", "upcard": "2H", "debt": 2},
            "x",
            "stop-too-late",
            {},
        ),
    ],
)
def test_reasons(
    rules: str, given: dict[str, Any], action: str, code: str, details: dict[str, Any]
) -> None:
    """R-2: the reason is the one that holds, with the cards, suits and numbers it is about."""
    given = {"upcard": "5H", "stock": "4C", **given}
    hand = given.pop("hand")
    table = position(rules, hands={0: hand, 1: "KD 3D"}, **given)
    assert reason(table, action) == (code, details)


@pytest.mark.parametrize(
    ("rules", "given"),
    [
        ("", {}),
        ("naming=own_suit jokers=1 wild_on_wild=false", {"upcard": "8H"}),
        ("wild_must_match=true finish_on_wild=false draw=1", {"drawn_card": "QC"}),
        ("effects=2:draw(2,same_rank) stop_call=99", {"upcard": "2S", "debt": 2}),
        ("effects=Q:skip skip_answer=same_rank", {"upcard": "QS", "skip": 1}),
        ("last_card_call=required_twice stop_call=99 naming=deferred", {"called": [2]}),
        ("naming=deferred last_card_call=required", {"upcard": "8C", "phase": "naming"}),
        ("several=same_rank", {"upcard": "9C", "phase": "more"}),
        ("effects=A:must_cover", {"upcard": "AS", "phase": "cover"}),
        ("effects=A:anything_next finish_on_special=false", {"upcard": "AS", "anything": 1}),
        ("draw=3 drawn_card=may_not voluntary_draw=true", {"drawn_card": "QC"}),
        ("", {"phase": "over"}),
    ],
)
def test_every_no_has_a_reason_in_every_language(rules: str, given: dict[str, Any]) -> None:
    """R-2: each refused action of each seat has a reason, with a sentence in four languages.

    Legal actions have none.
    """
    table = position(
        rules,
        hands={0: "2H QC 8S 9H", 1: "KD 3D", 2: "10C"},
        **{"upcard": "5H", "stock": "3C 4C", **given},
    )
    legal = table.legal()
    said: dict[str, Refusal] = {}
    for action in EVERY_ACTION:
        for seat in range(8):
            refusal = why_not(table.state, table.numbers, action, seat)
            owner = action.seat if isinstance(action, Announce) else table.turn
            assert (refusal is None) == (seat == owner and str(action) in legal)
            if refusal is not None:
                said[refusal.code] = refusal
    for code, refusal in said.items():
        details = dict(refusal.details)
        if "seat" in details:
            details["seat"] = "Anna"
        sentences = {catalogue(one).text(f"refuse-{code}", **details) for one in LANGUAGES}
        assert len(sentences) == 4
