"""The presets: what each one says, and for how many seats (rules.md §4)."""

from __future__ import annotations

import pytest
from tests.rules.positions import start

from crazyeights.cards import Rank
from crazyeights.rules.kinds import target
from crazyeights.rules.options import Rules, RulesError
from crazyeights.rules.presets import PRESETS

pytestmark = pytest.mark.engine

CLASSIC = (
    "starter_wild=dealer_names draw=1 voluntary_draw=true drawn_card=may_not "
    "last_card_call=required"
)
FIVE_HUNDRED = "hand_size=7 values=flat5 game_end=target(500)"
PENALTY = "game_end=target(200)"

SEATS = {
    "quick": (2, 4),
    "classic": (2, 8),
    "classic-special": (2, 8),
    "classic-matching-eights": (2, 8),
    "five-hundred": (2, 4),
    "five-hundred-single": (2, 4),
    "five-hundred-collect": (2, 4),
    "penalty": (2, 7),
    "penalty-three": (2, 7),
    "penalty-no-reshuffle": (2, 7),
    "action-cards": (2, 7),
    "chain-draw": (2, 7),
    "crazy-aces": (2, 7),
    "stop-the-round": (2, 7),
    "double-hold": (2, 7),
    "jokers": (2, 7),
    "swedish-rummy": (2, 7),
    "mau-mau": (2, 5),
    "tschau-sepp": (2, 8),
    "switch": (2, 8),
}
"""The fewest and the most seats of each preset of §4."""

TABLE = {
    "quick": "first_turn=0 scoring=winner_collects",
    "classic": CLASSIC,
    "classic-special": (
        f"{CLASSIC} effects=Q:skip;A:reverse;2:draw(2,same_rank) after_debt=may_play "
        "starter_special=acts"
    ),
    "classic-matching-eights": f"{CLASSIC} wild_must_match=true",
    "five-hundred": FIVE_HUNDRED,
    "five-hundred-single": f"{FIVE_HUNDRED} draw=1 drawn_card=may_not",
    "five-hundred-collect": f"{FIVE_HUNDRED} scoring=winner_collects",
    "penalty": PENALTY,
    "penalty-three": f"{PENALTY} draw=3",
    "penalty-no-reshuffle": f"{PENALTY} empty_stock=pass",
    "action-cards": (
        f"{PENALTY} effects=2:draw(2,same_rank);3:draw(3,none);J:skip;Q:reverse;A:anything_next"
    ),
    "chain-draw": f"{PENALTY} effects=2:draw(2,same_rank)",
    "crazy-aces": f"{PENALTY} wild=A wild_value=plain",
    "stop-the-round": f"{PENALTY} stop_call=5",
    "double-hold": f"{PENALTY} naming=deferred",
    "jokers": f"{PENALTY} jokers=2",
    "swedish-rummy": PENALTY,
    "mau-mau": (
        "pack=german32 hand_size=5 wild=J wild_on_wild=false "
        "effects=7:draw(2,same_rank);8:skip;A:again draw=1 drawn_card=may_play "
        "last_card_call=required_twice values=7:7,8:8,9:9,10:10,J:20,Q:3,K:4,A:11 "
        "starter_special=acts"
    ),
    "tschau-sepp": (
        "pack=jass36 second_pack_from=5 hand_size=5 direction=counter_clockwise wild=J "
        "effects=7:draw(2,none);8:skip;A:must_cover draw=1 drawn_card=must_play "
        "last_card_call=required_twice game_end=target(200)"
    ),
    "switch": (
        "wild=A wild_value=plain effects=2:draw(2,same_rank);8:skip;Q:reverse;"
        "JS:draw(5,same_rank);JC:draw(5,same_rank);JH:cancel;JD:cancel "
        "starter_special=bury starter_wild=bury draw=1 voluntary_draw=true drawn_card=may_play "
        "last_card_call=required"
    ),
}
"""What differs from the defaults, as §4 has it."""

OTHER_TABLES = ["neunerln", "pesten", "macao", "vri-atter", "vandatta"]


def test_names() -> None:
    """§4: these presets, and no others."""
    assert list(PRESETS) == [*TABLE, *OTHER_TABLES]


@pytest.mark.parametrize("name", TABLE)
def test_what_differs(name: str) -> None:
    """§4: each preset differs from the defaults in just what its line says."""
    assert Rules.preset(name) == Rules.from_text(TABLE[name])


@pytest.mark.parametrize("name", TABLE)
def test_range_of_seats(name: str) -> None:
    """§4: seats outside the range are refused unless `any_seats`; within it they are dealt."""
    fewest, most = SEATS[name]
    for seats in range(2, 9):
        if fewest <= seats <= most:
            rules = Rules.preset(name, seats=seats)
        else:
            with pytest.raises(RulesError, match=f"{fewest} to {most}") as caught:
                Rules.preset(name, seats=seats)
            assert caught.value.options == ("seats",)
            rules = Rules.preset(name, seats=seats, any_seats=True)
        assert start(rules).rules.seats == seats


@pytest.mark.parametrize("name", OTHER_TABLES)
def test_presets_from_other_tables(name: str) -> None:
    """§4: each of them cites its source, and differs from the defaults."""
    preset = PRESETS[name]
    assert "Source" in (preset.options.__doc__ or "")
    assert Rules.preset(name) != Rules()
    assert 2 <= preset.seats[0] < preset.seats[1] <= 8


def test_nine_is_wild_in_neunerln() -> None:
    """§4: in Austria the nine is what the eight is elsewhere."""
    assert Rules.preset("neunerln").wild == {Rank.NINE}


def test_changes_to_a_preset() -> None:
    """§4: options given with the name replace those of the preset, whatever they are."""
    rules = Rules.preset("penalty", game_end=target(500), seats=3)
    assert rules == Rules(seats=3, game_end=target(500))
    assert Rules.preset("chain-draw", effects={}) == Rules.preset("penalty")


def test_changes_that_do_not_fit() -> None:
    """§4, R-30: a changed preset is validated like any rules."""
    with pytest.raises(RulesError) as caught:
        Rules.preset("classic", draw="until_playable")
    assert set(caught.value.options) == {"draw", "drawn_card"}
    with pytest.raises(RulesError) as caught:
        Rules.preset("classic", seats="four")
    assert caught.value.options == ("seats",)
    with pytest.raises(RulesError) as caught:
        Rules.preset("classic", seats=9)
    assert caught.value.options == ("seats",)


@pytest.mark.parametrize("name", ["uno", "", "Classic", "penalty "])
def test_unknown_preset(name: str) -> None:
    """§4: an unknown name is refused with the names that there are."""
    with pytest.raises(RulesError, match="swedish-rummy") as caught:
        Rules.preset(name)
    assert caught.value.options == ("preset",)


def test_presets_are_not_shared() -> None:
    """§4: what a caller does with one set of rules changes no preset."""
    first = Rules.preset("mau-mau")
    assert first == Rules.preset("mau-mau")
    assert first.replace(seats=3) != first
    assert Rules.preset("mau-mau").seats == 4
