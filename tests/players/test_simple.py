"""The two simplest players: what their docstrings say, in positions laid out by hand."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import numpy as np
import pytest
from tests.rules.positions import Position, position

from crazyeights.players.player import POLICIES
from crazyeights.rules.actions import action_from_code
from crazyeights.rules.chance import Dice, new_dice
from crazyeights.rules.compiled import default_mode, implementation
from crazyeights.views import VIEW, look

pytestmark = pytest.mark.engine

MEAN = 150 if default_mode() == "compiled" else 40
"""How often each action is chosen on average."""


def choose(name: str, table: Position, dice: Dice) -> str:
    """Return what a player chooses for the seat to act, which must be legal."""
    view = np.zeros(1, VIEW)[0]
    implementation(look)(table.state, table.numbers, table.turn, view)
    action = str(action_from_code(implementation(POLICIES[name])(view, table.numbers, dice)))
    assert action in table.legal()
    return action


def greedy(hand: str, upcard: str, rules: str = "seats=2", **fields: object) -> str:
    """Return what the greedy player does with a hand; others hold an ace and aces are the stock."""
    seats = int(rules.partition("seats=")[2][0])
    hands = {0: hand} | dict.fromkeys(range(1, seats), "AD")
    settings = {"stock": "AC AC"} | fields
    table = position(f"{rules} packs=2", hands=hands, upcard=upcard, **settings)  # type: ignore[arg-type]
    return choose("greedy", table, new_dice(1))


@pytest.mark.parametrize(
    ("hand", "upcard", "wanted"),
    [
        ("5H KH 2H", "9H", "KH"),
        ("AH 2H", "9H", "2H"),
        ("10H 9C 2C", "9H", "10H"),
        ("3H 9C KC", "9H", "9C"),
        ("4H 6H", "9H", "6H"),
    ],
)
def test_greedy_sheds_what_counts_most(hand: str, upcard: str, wanted: str) -> None:
    """R-130: of the cards that may be played it is the one with most points."""
    assert greedy(hand, upcard) == wanted


def test_greedy_goes_by_the_values_of_the_rules() -> None:
    """R-130: where an ace counts eleven and a king four, it is the ace that goes first."""
    values = "values=7:7,8:8,9:9,10:10,J:20,Q:3,K:4,A:11"
    assert greedy("AH KH", "9H", f"seats=2 pack=german32 wild=J {values}") == "AH"
    assert greedy("AH KH", "9H") == "KH"


def test_greedy_keeps_wild_cards_for_last() -> None:
    """R-60: an eight counts fifty, but it is played only when nothing else can be."""
    assert greedy("8S 2H", "9H") == "2H"
    assert greedy("8S JK 2H", "9H", "seats=2 jokers=1") == "2H"
    assert greedy("8S 2C", "9H") == "8S=C"
    assert greedy("AS 2H 8C", "9H", "seats=2 wild=A") == "2H"


@pytest.mark.parametrize(
    ("hand", "suit"),
    [
        ("8S 4D 5D KC", "D"),
        ("8S KC 2C JD QD KD", "D"),
        # Wild cards are not counted.
        ("8S 8C 8C 2D", "D"),
        # Of equally long suits it is the one that counts more.
        ("8S 2D 3C", "C"),
        ("8S 3D 2C", "D"),
        # Both copies of a card count.
        ("8S 2D 3D 4C 4C 2C", "C"),
    ],
)
def test_greedy_names_its_longest_suit(hand: str, suit: str) -> None:
    """R-10: with a wild card it names the suit of which it then holds most cards."""
    assert greedy(hand, "9H")[3:] == suit


def test_greedy_names_a_suit_that_is_owed() -> None:
    """R-13: asked for a suit alone, it names its longest one too."""
    rules = "seats=2 starter_wild=dealer_names"
    assert greedy("2D 3D KC", "8H", rules, phase="naming", resume=0) == "=D"
    assert greedy("2S 3S KC", "8H", rules, phase="naming", resume=0) == "=S"
    assert greedy("8S 8S 8C 2H", "8H", rules, phase="naming", resume=0) == "=H"


def test_greedy_does_not_put_the_name_off() -> None:
    """R-63: it names the suit with the card where that could wait."""
    assert greedy("8S 2C", "9H", "seats=2 naming=deferred") == "8S=C"


def test_greedy_names_nothing_with_its_last_card() -> None:
    """R-10: the last card names no suit."""
    assert greedy("8S", "9H") == "8S"


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        ("KD KS 2S 3S", "KS"),
        ("KD KS 2D 3D", "KD"),
        # Both copies of a card count.
        ("KD KS 2D 3D 2S 2S 4S", "KS"),
        # Wild cards are not counted.
        ("KD KS 8D 8D 2S", "KS"),
    ],
)
def test_greedy_prefers_its_longest_suit(hand: str, wanted: str) -> None:
    """Of cards that count the same it plays one of the suit of which it holds most cards."""
    assert greedy(hand, "KH") == wanted


def test_greedy_calls_its_last_card() -> None:
    """R-110, R-113: it announces with the Play that leaves one card, and going out if need be."""
    assert greedy("KH 2C", "9H", "seats=2 last_card_call=required") == "KH!"
    assert greedy("8S 2C", "9H", "seats=2 last_card_call=required") == "8S=C!"
    assert greedy("KH 2C 3C", "9H", "seats=2 last_card_call=required") == "KH"
    twice = "seats=2 last_card_call=required_twice"
    assert greedy("KH", "9H", twice, called=[0]) == "KH!"
    assert greedy("KH", "9H", "seats=2 last_card_call=required", called=[0]) == "KH"


def test_greedy_calls_stop() -> None:
    """R-120: it calls Stop as soon as its hand is worth little enough."""
    assert greedy("2C 3H", "9H", "seats=2 stop_call=5") == "x"
    assert greedy("2C 4H", "9H", "seats=2 stop_call=5") == "4H"


def test_greedy_draws_only_when_it_cannot_play() -> None:
    """R-71: it makes no voluntary draw."""
    rules = "seats=2 draw=1 voluntary_draw=true drawn_card=may_play"
    assert greedy("2H KC", "9H", rules) == "2H"
    assert greedy("2C KC", "9H", rules) == "d"
    assert greedy("2C KC", "9H", rules, stock="") == "p"
    assert greedy("2H KC", "9H", rules, drawn_card="2H") == "2H"
    assert greedy("2C KC", "9H", rules, drawn_card="2C") == "p"


def test_greedy_answers_debts_and_skips() -> None:
    """R-90, R-95: it answers rather than draws or misses a turn."""
    draws = "seats=3 effects=2:draw(2,same_rank)"
    assert greedy("2C KH", "2H", draws, debt=2) == "2C"
    assert greedy("3C KH", "2H", draws, debt=2) == "d"
    skips = "seats=3 effects=J:skip(1) skip_answer=same_rank"
    assert greedy("JC KH", "JH", skips, skip=1) == "JC"
    assert greedy("3C KH", "JH", skips, skip=1) == "p"


def test_greedy_plays_on_with_the_same_rank() -> None:
    """R-100: where a turn may have several cards, it plays all it can."""
    rules = "seats=2 several=same_rank"
    assert greedy("9C KH", "9H", rules, phase="more", acted=1) == "9C"
    assert greedy("KC KH", "9H", rules, phase="more", acted=1) == "p"


@pytest.mark.parametrize(
    ("rules", "hand", "fields"),
    [
        ("seats=2", "8S 8C 2H 9D KC", {}),
        ("seats=2 naming=deferred last_card_call=required", "8S KH", {}),
        ("seats=2 stop_call=50 voluntary_draw=true draw=1 drawn_card=may_play", "2H 9D", {}),
        ("seats=2 starter_wild=dealer_names", "2H", {"phase": "naming"}),
        ("seats=2 last_card_call=required_twice", "KH", {"called": [0]}),
    ],
)
def test_random_takes_every_action_alike(rules: str, hand: str, fields: dict[str, object]) -> None:
    """Every legal action has the same chance, and nothing else is ever chosen."""
    table = position(rules, hands={0: hand, 1: "KD KS"}, upcard="9H", stock="3C", **fields)  # type: ignore[arg-type]
    legal = table.legal() - {"!1"}
    tries = MEAN * len(legal)
    dice = new_dice(1)
    counts = Counter(choose("random", table, dice) for _ in range(tries))
    assert set(counts) == legal
    # The standard deviation of a count is at most the root of its mean.
    assert all(abs(count - MEAN) < 5 * sqrt(MEAN) for count in counts.values())
