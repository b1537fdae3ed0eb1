"""Positions to ask about: played up to by the engine, and refused where they cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from crazyeights.cards import Card, Suit
from crazyeights.rules import layout
from crazyeights.rules.actions import Action, Announce, Draw, NameSuit, Pass, Play, Stop
from crazyeights.rules.options import Rules
from crazyeights.rulesets import RuleSet
from crazyeights.rulesets.position import Done, Position, PositionError

MAU_MAU = Rules.preset("mau-mau")


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(word) for word in text.split())


def drew(text: str) -> Done:
    return Done(Draw(), cards(text))


def played(text: str) -> Done:
    return Done(Play(Card(text)))


def position(rules: Rules, hand: str, upcard: str, more: dict[str, Any]) -> Position:
    return Position(rules, cards(hand), Card(upcard), **more)


def may(rules: Rules, hand: str, upcard: str, action: Action, **more: object) -> bool:
    return position(rules, hand, upcard, more).reached().may(action)


@pytest.mark.parametrize(
    ("hand", "upcard", "action", "more", "allowed"),
    [
        # the suit, the rank, a named suit in place of the printed one.
        ("9S 7D", "9H", Play(Card("9S")), {}, True),
        ("9S 7D", "9H", Play(Card("7D")), {}, False),
        ("9S 7D", "JH", Play(Card("9S")), {"named": Suit.SPADES}, True),
        ("9H 7D", "JH", Play(Card("9H")), {"named": Suit.SPADES}, False),
        # a jack goes on anything but a jack.
        ("JS 7D", "9H", Play(Card("JS")), {}, True),
        ("JS 7D", "9H", Play(Card("JS"), Suit.CLUBS), {}, True),
        ("JS 7D", "JH", Play(Card("JS")), {"named": Suit.SPADES}, False),
        # under a debt only a seven, or drawing.
        ("7S 9H", "7H", Play(Card("7S")), {"debt": 2}, True),
        ("7S 9H", "7H", Play(Card("9H")), {"debt": 2}, False),
        ("7S 9H", "7H", Play(Card("9H")), {}, True),
        ("7S 9H", "7H", Draw(), {"debt": 4}, True),
        ("7S 9H", "7H", Pass(), {"debt": 4}, False),
        # an eight just played takes the turn away.
        ("8S 9H", "8H", Play(Card("9H")), {"just_played": True}, False),
        ("8S 9H", "8H", Play(Card("9H")), {}, True),
        # one card is drawn, then one may pass, but not draw again.
        ("7D 9C", "10H", Draw(), {}, True),
        ("7D 9C", "10H", Pass(), {}, False),
        ("7D 9C", "10H", Pass(), {"done": (drew("KS"),)}, True),
        ("7D 9C", "10H", Draw(), {"done": (drew("KS"),)}, False),
        ("7D 9C", "10H", Play(Card("KH")), {"done": (drew("KH"),)}, True),
        # with the debt paid the turn is over.
        ("7D 9C", "7H", Play(Card("7D")), {"debt": 2, "done": (drew("KH AC"),)}, False),
        # an ace lets one go on.
        ("AH 9C 10H", "KH", Play(Card("10H")), {"done": (played("AH"),)}, True),
        ("AH 9C 10H", "KH", Play(Card("9C")), {"done": (played("AH"),)}, False),
        # with nothing to draw one may pass.
        ("7D 9C", "10H", Pass(), {"stock": "nothing"}, True),
        ("7D 9C", "10H", Draw(), {"stock": "nothing"}, False),
        ("7D 9C", "10H", Draw(), {"stock": "empty"}, True),
        # the call.
        ("7D 9H", "10H", Play(Card("9H"), announce=True), {}, True),
        ("7D 9H 8H", "10H", Play(Card("9H"), announce=True), {}, False),
        ("7D", "10D", Announce(0), {}, True),
        ("7D 8H 9C", "10H", Announce(0), {}, False),
        ("7D", "10D", Stop(), {}, False),
        ("7D", "10D", NameSuit(Suit.CLUBS), {}, False),
    ],
)
def test_mau_mau(
    hand: str, upcard: str, action: Action, more: dict[str, Any], *, allowed: bool
) -> None:
    reached = position(MAU_MAU, hand, upcard, more).reached()
    assert reached.may(action) == allowed
    assert (reached.refusal(action) is None) == allowed


def test_other_rules() -> None:
    """R-84, R-95, R-100, R-120, R-13, R-73."""
    action_cards = Rules.preset("action-cards", seats=3)
    assert may(action_cards, "4C 5D", "AH", Play(Card("4C")))
    macao = Rules.preset("macao", seats=3)
    assert may(macao, "4C 5D", "4H", Play(Card("4C")), just_played=True)
    assert may(macao, "4C 5D", "4H", Pass(), just_played=True)
    assert not may(macao, "4C 5D", "4H", Pass())
    nines = {"done": (played("9C"),)}
    assert may(macao, "9C 9D 6S", "9H", Play(Card("9D")), **nines)
    assert not may(macao, "9C 9D 6C", "9H", Play(Card("6C")), **nines)
    assert may(macao, "9C 9D 6C", "9H", Pass(), **nines)
    stop = Rules.preset("stop-the-round")
    assert may(stop, "2C 3C", "9H", Stop())
    assert not may(stop, "2C 4C", "9H", Stop())
    deferred = Rules.preset("double-hold")
    assert may(deferred, "8C 9C", "9H", NameSuit(Suit.HEARTS), done=(played("8C"),))
    dry = Rules.preset("penalty-no-reshuffle")
    assert not may(dry, "2C", "9H", Draw(), stock="empty")
    own_suit = Rules(naming="own_suit")
    assert may(own_suit, "2C 3H", "8H", Play(Card("3H")))
    assert not may(own_suit, "2C 3H", "8H", Play(Card("2C")))


def test_the_hand_that_is_held_now() -> None:
    asked = Position(MAU_MAU, cards("AH 9C 10H"), Card("KH"), done=(played("AH"), played("10H")))
    assert asked.reached().held == cards("9C")
    asked = Position(MAU_MAU, cards("7D 9C"), Card("10H"), done=(drew("KH"),))
    assert asked.reached().held == cards("7D 9C KH")


def test_drawing_on_until_a_card_fits() -> None:
    """R-70: three cards drawn, the last one fits."""
    rules = Rules.preset("penalty")
    so_far = (drew("2C"), drew("3C"))
    assert may(rules, "7D 9C", "10H", Draw(), done=so_far)
    assert not may(rules, "7D 9C", "10H", Pass(), done=so_far)
    assert may(rules, "7D 9C", "10H", Play(Card("4H")), done=(*so_far, drew("4H")))
    assert not may(rules, "7D 9C", "10H", Draw(), done=(*so_far, drew("4H")))
    exhausted = Position(rules, cards("7D"), Card("10H"), done=so_far, stock="nothing")
    assert exhausted.reached().may(Pass())


@pytest.mark.parametrize(
    ("hand", "upcard", "more", "code"),
    [
        ("", "9H", {}, "no-hand"),
        (" ".join(["9H"] * 41), "9H", {}, "big-hand"),
        ("2C", "9H", {}, "no-such-card"),
        ("9C", "JK", {}, "no-such-card"),
        ("9H", "9H", {}, "too-often"),
        ("9C 9C", "9H", {}, "too-often"),
        ("9C", "9H", {"debt": 2}, "no-debt"),
        ("9C", "9H", {"named": Suit.CLUBS}, "upcard"),
        ("9C", "JH", {}, "upcard"),
        ("9C", "10H", {"done": (played("9C"),)}, "done"),
        ("9C", "10H", {"done": (played("KS"),)}, "done"),
        ("9C", "10H", {"done": (Done(Draw()),)}, "drawn-what"),
        ("9C", "7H", {"debt": 4, "done": (drew("KS AS"),)}, "drawn-count"),
        ("9C", "10H", {"done": (drew("KS AS"),)}, "drawn-count"),
        ("10C 9C", "10H", {"done": (drew("KS"),)}, "done"),
        ("9C 9D 9S", "9H", {"done": (played("9C"), played("9D"))}, "done"),
    ],
)
def test_what_cannot_be_is_refused(hand: str, upcard: str, more: dict[str, Any], code: str) -> None:
    with pytest.raises(PositionError) as caught:
        position(MAU_MAU, hand, upcard, more).reached()
    assert caught.value.code == code


def test_every_preset_can_be_asked_about() -> None:
    """With any of its cards on top, if a suit is named where one has to be."""
    for name in ("penalty", "macao", "pesten", "switch", "tschau-sepp", "vandatta", "jokers"):
        rules = RuleSet.of(name).rules
        for upcard in rules.cards:
            named = Suit.CLUBS if rules.is_wild(upcard) else None
            hand = tuple(card for card in rules.cards if card != upcard)[:3]
            for fresh in (False, True):
                asked = Position(rules, hand, upcard, named=named, just_played=fresh)
                reached = asked.reached()
                assert reached.state.phase != layout.OVER
                if not fresh:
                    assert reached.state.turn == 0
                    assert reached.state.debt == 0
