"""Beliefs about hidden cards: the worlds that are drawn are distributed as they must be."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from crazyeights import Game, Rules, view_of
from crazyeights.players.belief import MIND, set_scene
from crazyeights.players.search import TRIALS, draw_worlds
from crazyeights.players.simple import greedy_action
from crazyeights.rules.actions import ANNOUNCING, Play, count_actions
from crazyeights.rules.chance import new_dice
from crazyeights.rules.compiled import default_mode, implementation
from crazyeights.rules.layout import State, encode, new_state
from crazyeights.rules.matching import renew_options
from crazyeights.views import View

pytestmark = pytest.mark.engine

FAST = default_mode() == "compiled"
WORLDS = 4000 if FAST else 300


def worlds_of(view: View, most: int = WORLDS) -> tuple[Any, Any]:
    """Return the worlds drawn for a view (hands by world, seat and mask), and their weights."""
    mind, trials = np.zeros(1, MIND)[0], np.zeros(1, TRIALS)[0]
    mind.rows = view.seen["used"]
    implementation(draw_worlds)(
        view.record, view.seen, encode(view.rules), new_state(), mind, trials, most, new_dice(3)
    )
    sums = mind.weights[: trials.worlds]
    return mind.worlds[: trials.worlds], np.diff(sums, prepend=0.0)


def cards_in(mask: int) -> list[int]:
    return [card for card in range(53) if mask >> card & 1]


def game_with(rules: Rules, wanted: Callable[[Game], bool]) -> Game:
    """Return a seeded game, seat 1 greedy, that has come to a turn of seat 0 that is ``wanted``."""
    for seed in range(3000):
        game = Game(rules, seed=seed)
        while game.outcome is None:
            if game.turn == 0:
                if len(game.deal.actions) > 1 and wanted(game):
                    return game
                game.act(game.legal_actions[0])
            else:
                state = game.state.record
                hand, twice = (int(mask) for mask in state.hands[game.turn])
                code = greedy_action(hand, twice, int(state.playable), int(state.may), game.numbers)
                game.act(next(action for action in game.legal_actions if action.code == code))
    raise AssertionError("no such game among 3,000 seeds")


def likelihood(game: Game, hands: list[int], decisions: list[int]) -> float:
    """Return how likely seat 1's decisions are with the hand it had at each, by the model's words.

    Greedy but for a share of slips; the shares 2 %, 20 % and 100 % are equally likely.
    """
    total = 0.0
    for share in (0.02, 0.2, 1.0):
        chance = 1.0
        for hand, row in zip(hands, decisions, strict=True):
            scene = scene_of(game, row)
            scene.hands[1, 0] = hand
            renew_options(scene, game.numbers)
            action = int(game.log_box[0]["rows"][row][3])
            playable, may = int(scene.playable), int(scene.may)
            if action >> 10 == 0 and not playable >> (action & 63) & 1:
                return 0.0
            if action >> 10 == 1 and not may & 1:
                return 0.0
            if action >> 10 == 2 and not may & 2:
                return 0.0
            usual = greedy_action(hand, 0, playable, may, game.numbers)
            same = (usual ^ action) & ~(1 << ANNOUNCING) == 0
            chance *= (1 - share) * same + share / count_actions(game.numbers, playable, may)
        total += chance
    return total


def scene_of(game: Game, row: int) -> State:
    """Return a state with what was public at a decision of the log."""
    scene = new_state()
    scene.actives, scene.active, scene.seated = 2, 3, 2
    set_scene(game.log_box[0], row, scene)
    return scene


def test_sampled_worlds_are_distributed_like_an_exact_enumeration() -> None:  # noqa: C901  # one story
    """A small pack, a hand of two that drew a card and played: every world, counted and weighed."""
    rules = Rules(seats=2, pack="german32", hand_size=2, draw=1, drawn_card="may_play")
    game = game_with(
        rules,
        lambda game: (
            sum(event.kind == "drew" and event.seat == 1 for event in game.deal.events) == 1
            and sum(event.kind == "played" and event.seat == 1 for event in game.deal.events) == 1
            and not any(event.kind in ("reshuffled", "buried") for event in game.deal.events)
        ),
    )
    view = view_of(game, 0)
    rows = game.log_box[0]["rows"][: int(game.log_box[0]["used"])].tolist()
    mine = {card.index for card in view.hand}
    seen = {card.index for card in view.discards}
    unseen = [card.index for card in rules.cards if card.index not in mine | seen]
    played = next(
        action.card.index
        for seat, action in game.deal.actions
        if seat == 1 and isinstance(action, Play)
    )
    decisions = [place for place, row in enumerate(rows) if row[0] == -1 and row[1] == 1]
    exact: dict[int, float] = defaultdict(float)
    for first_hand in combinations(sorted([*unseen, played]), 2):
        for drawn in [*unseen, played]:
            if drawn in first_hand or played not in {*first_hand, drawn}:
                continue
            hand, hands = sum(1 << card for card in first_hand), []
            for row in rows:
                if row[1] != 1:
                    continue
                if row[0] == -1:
                    hands.append(hand)
                elif row[0] == 7:
                    hand |= 1 << drawn
                elif row[0] == 5:
                    if not hand >> played & 1:
                        break
                    hand ^= 1 << played
            else:
                exact[hand] += likelihood(game, hands, decisions)
    total = sum(exact.values())
    worlds, weights = worlds_of(view)
    found: dict[int, float] = defaultdict(float)
    for world, weight in zip(worlds, weights, strict=True):
        found[int(world[1, 0])] += weight
    assert set(found) <= {hand for hand, weight in exact.items() if weight > 0}
    by_card = {
        card: (
            sum(weight for hand, weight in exact.items() if hand >> card & 1) / total,
            sum(weight for hand, weight in found.items() if hand >> card & 1) / sum(weights),
        )
        for card in unseen
    }
    room = 0.05 if FAST else 0.2
    assert all(abs(true - drawn) < room for true, drawn in by_card.values()), by_card
    assert max(true for true, _ in by_card.values()) > 2 * 2 / len(unseen) * 0.6


def test_who_drew_held_no_match() -> None:
    """R-70: a seat that had to draw held nothing of the upcard's suit or rank, and no eight."""
    rules = Rules(seats=2)
    game = game_with(
        rules,
        lambda game: (
            [event.kind for event in game.deal.events if event.seat == 1][-3:]
            == ["drew", "drew", "played"]
        ),
    )
    view = view_of(game, 0)
    rows = game.log_box[0]["rows"][: int(game.log_box[0]["used"])].tolist()
    draw = next(row for row in reversed(rows) if row[0] == -1 and row[1] == 1 and row[3] == 1 << 10)
    suit, rank = draw[6], draw[5] >> 2
    worlds, weights = worlds_of(view)
    assert len(worlds) > 10
    assert (weights > 0).all()
    for world in worlds:
        for card in cards_in(int(world[1, 0])):
            assert card & 3 != suit, "it could have followed suit"
            assert card >> 2 not in (rank, 6), "it could have played that"


def test_what_lies_under_a_new_stock_is_in_no_old_hand() -> None:
    """R-73: after a reshuffle two seats know each other's cards, until one of them draws again."""
    rules = Rules(seats=2, pack="german32", hand_size=10)
    game = game_with(
        rules,
        lambda game: (
            game.state.record.reshuffles == 1
            and [event.kind for event in game.deal.events if event.kind in ("drew", "reshuffled")][
                -2:
            ]
            == ["reshuffled", "drew"]
        ),
    )
    drawer = next(e.seat for e in reversed(game.deal.events) if e.kind == "drew")
    worlds, _ = worlds_of(view_of(game, 0))
    true = int(game.state.record.hands[1, 0])
    for world in worlds:
        assert (int(world[1, 0]) & ~true).bit_count() <= (drawer == 1)


@pytest.mark.parametrize("preset", ["macao", "pesten", "switch", "vandatta", "tschau-sepp"])
def test_every_world_has_the_cards_that_are_there(preset: str) -> None:
    """R-3: in each world the hands are as large as they are, and no card is there too often."""
    rules = Rules.preset(preset, seats=5)
    full = Counter(int(card) for card in encode(rules).deck[: encode(rules).deck_size])
    for seed in range(4):
        game = Game(rules, seed=seed)
        for _ in range(25):
            if game.deal_over:
                break
            game.act(game.legal_actions[seed % len(game.legal_actions)])
        if game.deal_over or game.turn is None:
            continue
        view = view_of(game, game.turn)
        worlds, _ = worlds_of(view, 200)
        visible = Counter(card.index for card in (*view.hand, *view.discards))
        for world in worlds:
            hidden: Counter[int] = Counter()
            for seat in range(5):
                if seat == view.seat:
                    continue
                first, second = int(world[seat, 0]), int(world[seat, 1])
                assert first.bit_count() + second.bit_count() == view.counts[seat]
                hidden.update(min(card, 52) for card in range(56) if first >> card & 1)
                hidden.update(card for card in range(52) if second >> card & 1)
            assert all(visible[card] + n <= full[card] for card, n in hidden.items())
