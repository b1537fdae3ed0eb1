"""All computer players: legal actions only, from what they see alone, and to the end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from tests.rules.random_rules import rules_from_seed
from tests.worlds import game_under_way, other_world

from crazyeights import Game, Rules, view_of
from crazyeights.lab.simulate import TALLY, Tally, play_deals
from crazyeights.players import PLAYERS, Player, player
from crazyeights.players import search as search_module
from crazyeights.players.player import EFFORTS, POLICIES, SearchPlayer, choose_by
from crazyeights.rules.chance import DICE, NO_WORDS, new_dice
from crazyeights.rules.compiled import default_mode, implementation
from crazyeights.rules.events import SILENT
from crazyeights.rules.layout import MOST_ACTIONS, MOST_CARDS, SEATS, encode, new_state
from crazyeights.rules.log import MOST_ROWS
from crazyeights.rules.presets import PRESETS
from crazyeights.views import VIEW

pytestmark = pytest.mark.engine

FAST = default_mode() == "compiled"
DEALS = 1000 if FAST else 1
SETS = 250 if FAST else 8
GAMES = 120 if FAST else 10

NAMES = tuple(POLICIES)


def play(rules: Rules, policies: list[str], first: int, end: int) -> Tally:
    """Play deals between policies, which repeat round the table; every action must be legal."""
    places = [NAMES.index(policies[place % len(policies)]) for place in range(SEATS)]
    tally = np.zeros(1, TALLY)[0]
    problem = implementation(play_deals)(
        new_state(),
        encode(rules),
        np.zeros(1, VIEW)[0],
        np.array(places, np.int64),
        np.zeros(SEATS, DICE),
        1,
        first,
        end,
        NO_WORDS,
        SILENT,
        tally,
    )
    assert problem == -1, f"{policies} in deal {first + tally.deals} with {rules!r}"
    assert tally.deals == end - first
    return tally


@pytest.mark.parametrize("policy", NAMES)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_policy_plays_every_preset(preset: str, policy: str) -> None:
    """Case 28: 1,000 deals with no illegal action; hardly any is ended by R-79.

    The seats between its own are taken by every policy in turn.
    """
    fewest, most = PRESETS[preset].seats
    endless = 0
    for seats in range(fewest, most + 1 if FAST else fewest + 1):
        rules = Rules.preset(preset, seats=seats)
        for deal in range(-(-DEALS // (most - fewest + 1))):
            tally = play(rules, [policy, NAMES[deal % len(NAMES)]], deal, deal + 1)
            endless += tally.actions >= MOST_ACTIONS
    assert endless <= DEALS * 0.02


@pytest.mark.parametrize("policy", NAMES)
def test_every_policy_plays_any_rules(policy: str) -> None:
    """R-1, case 28: 1,000 deals with random rules and no illegal action, each to its end."""
    for seed in range(SETS):
        play(rules_from_seed(seed), [policy, *NAMES][:2], 0, 4 if FAST else 1)


def test_the_simulator_knows_every_policy() -> None:
    """The dispatch in compiled code and the table of names say the same."""
    for game in games(GAMES):
        if game.turn is None:
            continue
        view = view_of(game, game.turn)
        for place, policy in enumerate(POLICIES.values()):
            chosen = implementation(choose_by)(place, view.record, game.numbers, new_dice(place))
            assert chosen == implementation(policy)(view.record, game.numbers, new_dice(place))


def games(count: int) -> Iterator[Game]:
    """Give games under way by random rules."""
    for seed in range(count):
        yield game_under_way(rules_from_seed(seed), seed, random.Random(seed).randrange(80))


def person(name: str, seed: int) -> Player:
    """Return a player, who thinks only for a moment if it is one that searches."""
    if name in EFFORTS:
        return SearchPlayer(EFFORTS[name] // 250, seed)
    return player(name, seed)


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_sits_at_a_table(name: str) -> None:
    """Case 28: what a player chooses from its view is among its legal actions, to the end."""
    for seed, preset in enumerate(PRESETS if FAST else ["penalty", "action-cards"]):
        rules = Rules.preset(preset)
        game = Game(rules, seed=seed)
        players = [person(name, seat) for seat in range(rules.seats)]
        while game.turn is not None:
            view = view_of(game, game.turn)
            action = players[game.turn].choose(view)
            assert action in view.legal
            game.act(action)


@pytest.mark.parametrize("name", [name for name in PLAYERS if name not in POLICIES])
def test_who_is_no_policy_plays_any_rules(name: str) -> None:
    """Case 28: whatever the options, one deal with each set, without an illegal action or a stall.

    The other seats are taken by the other players in turn.
    """
    for seed in range(SETS // 4):
        rules = rules_from_seed(seed)
        game = Game(rules, seed=seed)
        others = [PLAYERS[(seed + seat) % len(PLAYERS)] for seat in range(rules.seats)]
        people = [quick(name if seat == 0 else others[seat], seat) for seat in range(rules.seats)]
        while game.turn is not None:
            game.act(people[game.turn].choose(view_of(game, game.turn)))


def quick(name: str, seed: int) -> Player:
    """Return a player who hardly thinks, for games that may be very long."""
    return SearchPlayer(60 if FAST else 1, seed) if name in EFFORTS else player(name, seed)


@pytest.mark.parametrize("seats", [2, 8])
def test_the_work_for_a_move_is_bounded(seats: int) -> None:
    """However many seats and cards there are, a move takes no more imagined moves than it may.

    Time depends on them alone, so they are counted instead. 8 seats play with two packs (R-42).
    """
    searched = 0
    for seed in range(SETS // 4 if FAST else 2):
        rules = replace(
            rules_from_seed(seed),
            seats=seats,
            packs=2,
            hand_size="standard",
            first_dealer="cut",
            first_turn="after_dealer",
        )
        game = game_under_way(rules, seed, 3 * seed)
        if game.turn is None:
            continue
        somebody = SearchPlayer(EFFORTS["strong"], seed)
        somebody.choose(view_of(game, game.turn))
        trials, allowed = somebody.trials, int(somebody.plan.effort)
        if trials.candidates > 1:
            searched += 1
            assert trials.moves > 0
            # The last round of playouts may begin just before the bound, which interpreted is low.
            assert trials.moves <= 1.1 * allowed or not FAST
            last_world = MOST_ROWS + MOST_CARDS**2 // 16
            assert trials.looked <= 2 * allowed + search_module.WORLD_SHARE + last_world
    assert searched > 0


@pytest.mark.parametrize("name", PLAYERS)
def test_hidden_cards_change_nothing(name: str) -> None:
    """Case 27: mix the hidden cards, keep the player's seed: the same action comes out."""
    decisions = 0
    for game in games(GAMES):
        chooser = random.Random(len(game.deal.actions))
        if game.turn is None or len(game.legal_actions) == 1:
            continue
        decisions += 1
        chosen = person(name, 5).choose(view_of(game, game.turn))
        for _ in range(2):
            world = other_world(game, game.turn, chooser)
            assert person(name, 5).choose(view_of(world, game.turn)) == chosen
    assert decisions > 0


@pytest.mark.parametrize("name", PLAYERS)
def test_a_seed_makes_a_player_repeatable(name: str) -> None:
    """R-162: the same seed and the same views, the same actions."""

    def actions(seed: int) -> list[str]:
        game = Game(Rules.preset("penalty", seats=2), seed=3)
        both = [person(name, seed), person(name, seed + 1)]
        while game.turn is not None and len(game.deal.actions) < 30:
            game.act(both[game.turn].choose(view_of(game, game.turn)))
        return [str(action) for _, action in game.deal.actions]

    assert actions(7) == actions(7)
    if name in ("random", "beginner"):
        assert actions(7) != actions(9)


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(ValueError, match="no player 'gredy'") as error:
        player("gredy", 1)
    assert all(name in str(error.value) for name in PLAYERS)
