"""The levels that play like people: what their docstrings say, in positions laid out by hand."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from tests.rules.positions import Position, position

from crazyeights import Game, Rules, view_of
from crazyeights.players.player import TipsPlayer, player
from crazyeights.players.tips import ALL_TIPS, lacking_suits, tips_named
from crazyeights.rules.actions import action_from_code
from crazyeights.rules.advice import Advice
from crazyeights.rules.compiled import default_mode, implementation
from crazyeights.rules.layout import encode
from crazyeights.rules.log import LOG
from crazyeights.texts.rulebook import TIPS
from crazyeights.views import VIEW, look

pytestmark = pytest.mark.engine

TIMES = 400 if default_mode() == "compiled" else 60


def choices(name: str, table: Position, times: int = TIMES) -> Counter[str]:
    """Return how often a player chooses what for the seat to act; every choice must be legal."""
    view, seen = np.zeros(1, VIEW)[0], np.zeros(1, LOG)[0]
    implementation(look)(table.state, table.numbers, table.turn, view)
    somebody = player(name, 4)
    chosen = Counter(
        str(action_from_code(somebody.decide(view, seen, table.numbers))) for _ in range(times)
    )
    assert set(chosen) <= table.legal()
    return chosen


def lay_out(hand: str, upcard: str, rules: str = "seats=2", **fields: object) -> Position:
    seats = int(rules.partition("seats=")[2][0])
    hands = {0: hand} | dict.fromkeys(range(1, seats), "AD KD 9D 7D")
    settings = {"stock": "AC AC"} | fields
    return position(f"{rules} packs=2", hands=hands, upcard=upcard, **settings)  # type: ignore[arg-type]


def always(name: str, *table: str) -> str:
    """Return the one thing a player always does."""
    chosen = choices(name, lay_out(*table), 30)
    assert len(chosen) == 1, chosen
    return next(iter(chosen))


def test_a_beginner_plays_any_card_that_fits() -> None:
    """Every card that can be played is played now and then, eights too, and nothing else."""
    chosen = choices("beginner", lay_out("5H KH 8S 2C", "9H"))
    cards = {action.partition("=")[0] for action in chosen}
    assert cards == {"5H", "KH", "8S"}
    assert {action for action in chosen if action[:2] == "8S"} == {"8S=C", "8S=D", "8S=H", "8S=S"}


def test_a_beginner_sometimes_overlooks_a_card() -> None:
    """Where one may draw (R-71), a beginner with a card that fits sometimes draws; not casually."""
    table = lay_out("5H 2C", "9H", "seats=2 draw=1 voluntary_draw=true drawn_card=may_play")
    assert 0 < choices("beginner", table)["d"] < TIMES / 3
    assert choices("casual", table).keys() == {"5H"}


@pytest.mark.parametrize(("name", "least", "most"), [("beginner", 0.15, 0.5), ("casual", 0, 0.2)])
def test_people_sometimes_forget_their_call(name: str, least: float, most: float) -> None:
    """R-110: the call is forgotten at times, by a beginner far more often."""
    table = lay_out("5H 2C", "9H", "seats=2 last_card_call=required")
    chosen = choices(name, table, 400)  # the rarer is one time in twenty
    assert set(chosen) == {"5H", "5H!"}
    assert least * 400 < chosen["5H"] < most * 400


def test_a_casual_player_mostly_sheds_what_counts_most() -> None:
    """R-130: mostly the card with most points, now and then another, never an eight too early."""
    chosen = choices("casual", lay_out("5H KH 8S 2C", "9H"))
    assert set(chosen) == {"5H", "KH"}
    assert chosen["KH"] > 0.8 * TIMES


def test_every_tip_of_the_rule_book_can_be_followed() -> None:
    assert set(TIPS) == set(Advice)
    assert tips_named("+".join(TIPS)) == ALL_TIPS
    with pytest.raises(ValueError, match=r"no tip 'be-lucky'; there are keep-wild, .*know-stock"):
        player("tips:be-lucky", 1)


@pytest.mark.parametrize(
    ("tip", "hand", "upcard", "wanted"),
    [
        ("keep-wild", "8S 5H", "9H", "5H"),
        ("name-strongest", "8S 5C 6C KD", "9H", "8S=C"),
        ("change-suit", "9D 2D 3D 4D 5H", "9H", "9D"),
        ("follow-suit-chain", "9D 2H 2H 4H 5H", "9H", "2H|4H|5H"),
        ("shed-high", "5H KH 2H", "9H", "KH"),
        ("know-stock", "5H KH KC", "KD", "KH"),
    ],
)
def test_a_tip_decides_what_is_left_open_without_it(
    tip: str, hand: str, upcard: str, wanted: str
) -> None:
    table = lay_out(hand, upcard)
    assert choices(f"tips:{tip}", table).keys() == set(wanted.split("|"))
    others = choices(f"tips:{'know-special' if tip != 'know-special' else 'keep-wild'}", table)
    assert not others.keys() <= set(wanted.split("|"))


def test_tips_that_contradict_each_other() -> None:
    """An eight is kept, but for a long suit it is played; not if it is to be the last card."""
    assert always("tips:keep-wild", "8S 2D 3D 4D 5D 5H", "9H") == "5H"
    assert always("tips:keep-wild+wild-for-long-suit", "8S 2D 3D 4D 5D 5H", "9H") == "8S=D"
    assert always("tips:finish-on-wild", "8S 5H 4C", "9H") == "5H"


@pytest.mark.parametrize(("rival", "played"), [("AD KD", "8S 8C"), ("AD KD 3S 5S", "5H 4H")])
def test_two_eights_are_not_kept_when_somebody_is_about_to_go_out(rival: str, played: str) -> None:
    table = position(
        "seats=3 packs=2 game_end=target(200)",
        hands={0: "8S 8C 5H 4H", 1: rival, 2: "AD KD 2C 3C 4D"},
        upcard="9H",
        stock="AC AC",
    )
    chosen = choices("tips:keep-wild+two-wild-lose", table)
    assert {action[:2] for action in chosen} == set(played.split())


def test_special_cards_and_cards_that_may_not_be_last() -> None:
    """R-64, R-97: who knows the table does not keep what cannot be played last."""
    chosen = choices("tips:know-wild", lay_out("8S 5H 8C", "9H", "seats=2 finish_on_wild=false"))
    assert {action[0] for action in chosen} == {"8"}
    skips = "seats=2 effects=J:skip(1)"
    few = position(f"{skips} packs=2", hands={0: "JH 5H 4C", 1: "AD KD"}, upcard="9H", stock="AC")
    assert choices("tips:know-special", few).keys() == {"JH"}
    assert always("tips:know-special", "JH 5H 4C", "9H", skips) == "5H"
    last = "seats=2 effects=J:skip(1) finish_on_special=false"
    assert always("tips:know-special", "JH 5H", "9H", last) == "JH"


def test_the_call_is_one_of_the_tips() -> None:
    table = lay_out("5H 2C", "9H", "seats=2 last_card_call=required")
    assert choices("tips", table).keys() == {"5H!"}
    assert choices("tips-not:call-last-card", table).keys() == {"5H!", "5H"}


def test_who_drew_lacks_the_suit() -> None:
    """R-70: who has to draw lacks the required suit, and what is drawn may be of any other."""
    game = Game(Rules(seats=2, draw=1), seed=11)
    known = 0
    for _ in range(60):
        if game.turn is None:
            break
        seat, required = game.turn, game.state.record.required
        action = game.legal_actions[0]
        game.act(action)
        lacking = lacking_suits(view_of(game, 1 - seat).seen, encode(game.rules), seat)
        if str(action) == "d" and required < 4:
            assert lacking == 1 << required
            known += 1
    assert known > 0


def test_the_tips_about_who_drew() -> None:
    """Name what the next seat lacks, and go back to it when it is about to go out."""
    seen = np.zeros(1, LOG)[0]
    seen.rows[0, [0, 1, 3]] = -1, 1, 1 << 10  # seat 1 decides to draw while clubs are required
    seen.rows[1, [0, 1]] = 7, 1
    seen.used = 2
    table = position("seats=2 packs=2", hands={0: "8S 2H 3D", 1: "AD KD"}, upcard="9S", stock="AC")
    view = np.zeros(1, VIEW)[0]
    implementation(look)(table.state, table.numbers, 0, view)
    for name in ("name-lacking", "watch-drawers"):
        for seed in range(20):
            code = TipsPlayer(seed, tips_named(name)).decide(view, seen, table.numbers)
            assert str(action_from_code(code)) == "8S=C"
