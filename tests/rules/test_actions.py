"""Actions as values, texts and numbers, and how many are listed (rules R-10 to R-14, §6)."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rules.positions import EVERY_ACTION, position

from crazyeights.cards import JOKER, Card, Suit
from crazyeights.rules.actions import (
    Announce,
    Draw,
    NameSuit,
    Pass,
    Play,
    Stop,
    UnreadableActionError,
    action_from_code,
    parse_action,
)

pytestmark = pytest.mark.engine

TEXTS = [
    ("8S", Play(Card("8S"))),
    ("8S=H", Play(Card("8S"), Suit.HEARTS)),
    ("9C!", Play(Card("9C"), announce=True)),
    ("10D=C!", Play(Card("10D"), Suit.CLUBS, announce=True)),
    ("JK", Play(JOKER)),
    ("JK=S", Play(JOKER, Suit.SPADES)),
    ("d", Draw()),
    ("p", Pass()),
    ("=C", NameSuit(Suit.CLUBS)),
    ("=S", NameSuit(Suit.SPADES)),
    ("x", Stop()),
    ("!0", Announce(0)),
    ("!7", Announce(7)),
]


@pytest.mark.parametrize(("text", "action"), TEXTS)
def test_texts_of_actions(text: str, action: object) -> None:
    """§6, R-10 to R-14: each action is written so, and read back."""
    assert parse_action(text) == action
    assert str(action) == text


def test_every_action_by_text_and_number() -> None:
    """§6: all actions have different texts and numbers, and both lead back to the action."""
    assert len({str(action) for action in EVERY_ACTION}) == len(EVERY_ACTION)
    assert len({action.code for action in EVERY_ACTION}) == len(EVERY_ACTION)
    for action in EVERY_ACTION:
        assert parse_action(str(action)) == action
        assert action_from_code(action.code) == action
        assert pickle.loads(pickle.dumps(action)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        (" 8s=h ", Play(Card("8S"), Suit.HEARTS)),
        ("TH", Play(Card("10H"))),
        ("8♠=♥", Play(Card("8S"), Suit.HEARTS)),
        ("D", Draw()),
        ("P", Pass()),
        ("X", Stop()),
        ("=h", NameSuit(Suit.HEARTS)),
    ],
)
def test_other_spellings(text: str, action: object) -> None:
    """§6: TH is read as the ten, signs as letters, small letters as capitals, blanks around."""
    assert parse_action(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "8",
        "S8",
        "1S",
        "8S=",
        "8S=X",
        "8S=HS",
        "8S!!",
        "8S!=H",
        "8S!2",
        "=",
        "=8",
        "!",
        "!8",
        "!12",
        "!-1",
        "=H!",
        "=H!2",
        "dd",
        "draw",
        "8S 9S",
        "8S=H=D",
        "8S=JK",
        "?",
    ],
)
def test_texts_that_are_no_actions(text: str) -> None:
    """§6: any other text is refused; the error repeats it and says what would be right."""
    with pytest.raises(UnreadableActionError) as caught:
        parse_action(text)
    assert repr(text) in str(caught.value)
    assert caught.value.text == text


def test_copy_of_the_error() -> None:
    """§6: the error crosses to another process as it is."""
    with pytest.raises(UnreadableActionError) as caught:
        parse_action("8S=X")
    copy = pickle.loads(pickle.dumps(caught.value))
    assert (copy.text, str(copy)) == ("8S=X", str(caught.value))


@given(st.text(max_size=6) | st.text("0123456789AJQKCDHS=!dpx ", max_size=6))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    """§6: whatever is typed, the answer is an action or this one error."""
    try:
        action = parse_action(text)
    except UnreadableActionError:
        return
    assert parse_action(str(action)) == action


FOUR = "8S=C 8S=D 8S=H 8S=S"
FOUR_CALLED = "8S=C! 8S=D! 8S=H! 8S=S!"


@pytest.mark.parametrize(
    ("rules", "hand", "legal"),
    [
        ("", "9H 8S", f"9H {FOUR}"),
        ("naming=deferred", "9H 8S", f"9H 8S {FOUR}"),
        ("naming=own_suit", "9H 8S", "9H 8S"),
        ("voluntary_draw=true", "9H 2S", "9H d"),
        ("stop_call=9", "4H 2S", "4H x"),
        ("last_card_call=required", "9H 8S", f"9H 9H! !0 {FOUR} {FOUR_CALLED}"),
        ("last_card_call=required", "9H 8S 2C", f"9H {FOUR}"),
        ("last_card_call=required", "9H", "9H !0"),
        ("last_card_call=required_twice", "9H", "9H 9H! !0"),
        ("last_card_call=required_twice", "8S", "8S 8S! !0"),
        ("last_card_call=required", "2C", "d !0"),
        ("jokers=1 naming=own_suit", "JK 8S", "8S JK=C JK=D JK=H JK=S"),
    ],
)
def test_list_of_legal_actions(rules: str, hand: str, legal: str) -> None:
    """R-10, R-14: the legal actions of a seat, in whatever order.

    `Position.legal` compares two sources: what is legal one by one, and the engine's own list.
    """
    table = position(rules, hands={0: hand}, upcard="5H", stock="3C")
    assert table.legal() == set(legal.split())


def test_list_of_legal_actions_under_a_wild_upcard() -> None:
    """R-13: a suit that is owed makes four actions."""
    table = position(hands={0: "2C"}, upcard="8H", phase="naming")
    assert table.legal() == {"=C", "=D", "=H", "=S"}
