"""Values at the edge: what no rule, game or view can be made of is refused, nothing is changed."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from crazyeights import (
    Announce,
    Card,
    Game,
    IllegalActionError,
    Play,
    Rank,
    Rules,
    RulesError,
    UnreadableActionError,
    deals,
    view_of,
)

ALL_RANKS = frozenset(tuple(Rank)[: Rank.JOKER])


def test_cards_that_could_never_be_played() -> None:
    """R-30, R-31: every card wild and none to be played on a wild one can never end."""
    wild: dict[str, Any] = {"wild": ALL_RANKS, "wild_on_wild": False}
    with pytest.raises(RulesError) as caught:
        Rules(starter_wild="dealer_names", **wild)
    assert set(caught.value.options) == {"wild", "wild_on_wild"}
    assert Rules(starter_wild="dealer_names", jokers=1, **wild).jokers == 1


def test_cards_that_all_count_nothing() -> None:
    """R-30: without points nobody could reach a target, however the points are written."""
    with pytest.raises(RulesError) as caught:
        Rules(wild=ALL_RANKS, wild_value=0, starter_wild="dealer_names")
    assert "wild_value" in caught.value.options
    assert Rules(wild=ALL_RANKS, wild_value=0, starter_wild="dealer_names", jokers=1).jokers == 1


@pytest.mark.parametrize(
    "value", [10**5000, "x" * 10**6, [0] * 10**6], ids=["number", "text", "list"]
)
def test_an_error_about_a_huge_value_is_short(value: Any) -> None:  # noqa: ANN401
    """R-30: the error says which option and what is right, not all of what was given."""
    with pytest.raises(RulesError) as caught:
        Rules(draw=value)
    assert caught.value.options == ("draw",)
    assert len(str(caught.value)) < 500


@pytest.mark.parametrize("text", ["effects=2:skip(1,)", "effects=2:skip(,1)", "wild=8,8"])
def test_texts_that_say_something_twice_or_nothing(text: str) -> None:
    with pytest.raises(RulesError):
        Rules.from_text(text)


@pytest.mark.parametrize("name", [[], None, 7, "no-such-preset"])
def test_presets_that_do_not_exist(name: Any) -> None:  # noqa: ANN401
    with pytest.raises(RulesError):
        Rules.preset(name)


@pytest.mark.parametrize("seat", [4, 8, 60, 2**40, -1, -2, True, 1.0, "0"])
def test_views_of_seats_that_do_not_exist(seat: Any) -> None:  # noqa: ANN401
    """R-161: nothing is looked at that is no seat's."""
    game = Game(Rules(), seed=1)
    with pytest.raises(ValueError, match="this game has seats 0 to 3"):
        view_of(game, seat)


@pytest.mark.parametrize("seed", [1.5, True, b"x", "7", [1], 10**5000, -(10**4201)], ids=range(7))
def test_seeds_that_no_record_could_hold(seed: Any) -> None:  # noqa: ANN401
    """R-150, R-162: a seed is a whole number of a size that can be written down."""
    with pytest.raises(ValueError, match="a seed is a whole number"):
        Game(Rules(), seed=seed)


@pytest.mark.parametrize(
    "action",
    [
        Play(Card("2C"), announce=2),  # type: ignore[arg-type]
        Play(Card("2C"), announce=4),  # type: ignore[arg-type]
        Play(Card("8S"), suit=-1),  # type: ignore[arg-type]
        Play(Card("8S"), suit=7),  # type: ignore[arg-type]
        object(),
        None,
    ],
)
def test_things_that_are_no_actions(action: Any) -> None:  # noqa: ANN401
    """R-2: what only looks like an action is neither carried out nor logged."""
    game = Game(Rules(), seed=1)
    before = game.state.record.tobytes()
    with pytest.raises(UnreadableActionError):
        game.act(action)
    assert game.state.record.tobytes() == before
    assert not game.deal.actions


@pytest.mark.parametrize("seat", [3, 8, 1024, 1025, 4096, -1])
def test_calls_of_nobody(seat: int) -> None:
    """R-14, R-112: the number of such a call is not that of somebody else's."""
    game = Game(Rules(seats=3, draw=1, last_card_call="required", hand_size=1), seed=3)
    assert not game.is_legal(Announce(seat))
    with pytest.raises(IllegalActionError):
        game.act(Announce(seat))


def test_a_bad_secret_leaves_the_game_where_it_was() -> None:
    """R-160: the game does not leave what it has committed to."""

    def secrets(deal: int) -> bytes:
        return b"short" if deal == 3 else bytes([deal]) * 32

    game = Game(Rules(seats=2, game_end=deals(5)), secrets=secrets)
    while not game.deal_over:
        game.act(game.legal_actions[0])
    promised = game.next_commitment
    for _ in range(2):
        with pytest.raises(ValueError, match="the secret of deal 3 must be 32 bytes"):
            game.next_deal()
        assert game.next_commitment == promised
        assert len(game.deals) == 1


@pytest.mark.parametrize(
    "duplicate", [copy.copy, copy.deepcopy, Game.copy], ids=["copy", "deepcopy", "own"]
)
def test_copies_share_nothing(duplicate: Any) -> None:  # noqa: ANN401
    """R-2: what is done to a copy does not happen to the game."""
    game = Game(Rules(seats=3), seed=3)
    before = game.state.record.tobytes()
    other = duplicate(game)
    other.act(other.legal_actions[0])
    assert game.state.record.tobytes() == before
    game.act(game.legal_actions[0])
    assert game.state.record.tobytes() == other.state.record.tobytes()
