"""The learnt policy: what it keeps in mind is true, and it plays well from that alone."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.rules.positions import position
from tests.worlds import game_under_way, other_world

from crazyeights import Game, Rules
from crazyeights.cards import Card, Pack
from crazyeights.lab import match
from crazyeights.players.policy import (
    INPUTS,
    MEMORY,
    NEURONS,
    Habits,
    Memory,
    forget_all,
    habits,
    keep_in_mind,
    learn_rules,
    note_change,
    stuck,
    weighted_action,
)
from crazyeights.players.simple import greedy_action
from crazyeights.rules.actions import Play
from crazyeights.rules.compiled import implementation
from crazyeights.rules.layout import ALL_CARDS
from crazyeights.rules.matching import SUIT_CARDS

HEARTS = SUIT_CARDS << 2


def mind_of(state: Any, rules: Any) -> tuple[Habits, Memory]:  # noqa: ANN401  # records
    """Return habits and a memory for a deal that begins."""
    memory, numbers = np.zeros(1, MEMORY)[0], habits()
    implementation(learn_rules)(rules, numbers)
    implementation(forget_all)(state, memory)
    return numbers, memory


def greedy_code(game: Game) -> int:
    """Return what the seat to act does if it plays greedily."""
    state = game.state.record
    first, twice = (int(mask) for mask in state.hands[game.turn])
    return greedy_action(first, twice, int(state.playable), int(state.may), game.numbers)


def test_the_numbers_that_are_shipped_fit_the_network() -> None:
    numbers = habits()
    assert numbers.first.shape == (INPUTS, NEURONS)
    assert all(np.isfinite(numbers[name]).all() for name in ("first", "offset", "second"))
    assert np.count_nonzero(numbers.second) == NEURONS
    assert all(np.count_nonzero(row) > 0 for row in numbers.first)


@pytest.mark.parametrize("preset", ["penalty", "quick", "mau-mau", "action-cards", "switch"])
def test_greedy_seats_hold_nothing_of_what_they_are_said_not_to_hold(preset: str) -> None:
    """What is concluded from plays and draws is true of every seat that plays greedily.

    Cards that a seat is said not to have kept can only be among those it drew since.
    """
    concluded = 0
    for seed in range(20):
        game = Game(Rules.preset(preset, seats=3), seed=seed)
        state = game.state.record
        numbers, memory = mind_of(state, game.numbers)
        while not game.deal_over:
            code = greedy_code(game)
            implementation(keep_in_mind)(state, game.numbers, code, numbers, memory)
            game.act(next(action for action in game.legal_actions if action.code == code))
            implementation(note_change)(state, memory)
            for seat in range(3):
                hand = int(state.hands[seat, 0]) & ALL_CARDS
                assert hand & int(memory.not_held[seat]) == 0
                known = hand & int(memory.not_kept[seat])
                assert known.bit_count() <= memory.drawn[seat] == max(memory.drawn[seat], 0)
                concluded += int(memory.not_held[seat]).bit_count()
    assert concluded > 2000


def test_a_play_tells_what_is_not_held() -> None:
    """R-20: who sheds the five of hearts on the nine has no higher heart, nine or eight to play."""
    table = position("seats=2", hands={0: "5H 2C", 1: "9D KC"}, upcard="9H")
    numbers, memory = mind_of(table.state, table.numbers)
    play = Play(Card("5H")).code
    implementation(keep_in_mind)(table.state, table.numbers, play, numbers, memory)
    not_held = int(memory.not_held[0])
    assert {f"{rank}H" for rank in ("6", "7", "9", "10", "J", "Q", "K")} <= names(not_held)
    assert {"9C", "9D", "9S"} <= names(not_held)
    assert not names(not_held) & {"AH", "2H", "3H", "4H", "5H", "KC", "8C"}


def names(mask: int) -> set[str]:
    """Return the cards of a mask."""
    return {str(card) for card in Pack.FRENCH52.cards() if mask >> Play(card).code & 1}


def test_who_fits_nothing_unseen_is_stuck_for_certain() -> None:
    memory = np.zeros(1, MEMORY)[0]
    memory.counts[1] = 3
    assert stuck(memory, 1, HEARTS, ALL_CARDS & ~HEARTS) == 1.0
    assert stuck(memory, 1, HEARTS, HEARTS) == 0.0
    memory.not_held[1] = HEARTS
    assert stuck(memory, 1, HEARTS, ALL_CARDS) == 1.0


def test_the_chance_to_be_stuck_is_near_that_of_all_hands() -> None:
    """Compared with counting all hands of two and three cards out of twelve, four of which fit."""
    unseen, fitting = (1 << 12) - 1, 0b1111
    memory = np.zeros(1, MEMORY)[0]
    for count in (2, 3):
        memory.counts[1] = count
        hands = list(combinations(range(12), count))
        truth = sum(all(card >= 4 for card in hand) for hand in hands) / len(hands)
        assert stuck(memory, 1, fitting, unseen) == pytest.approx(truth, abs=0.05)


def test_hidden_cards_change_no_choice() -> None:
    """Case 27: only the own hand, what is public and what was kept in mind count."""
    chooser = Random(3)
    different = 0
    for seed in range(60):
        game = game_under_way(Rules.preset("penalty", seats=4), seed, 3 + seed % 7)
        if game.turn is None or len(game.legal_actions) == 1:
            continue
        chosen = []
        for world in (game, other_world(game, game.turn, chooser)):
            numbers, memory = mind_of(world.state.record, world.numbers)
            chosen.append(
                implementation(weighted_action)(world.state.record, world.numbers, memory, numbers)
            )
        assert chosen[0] == chosen[1]
        different += chosen[0] != greedy_code(game)
    assert different > 0


@pytest.mark.parametrize(("seats", "least"), [(2, 0.60), (3, 0.37)])
def test_it_beats_the_greedy_player_without_imagining_a_move(seats: int, least: float) -> None:
    """The whole interval lies above what an equal player would win, by far."""
    others = ["greedy"] * (seats - 1)
    result = match.run(Rules.preset("penalty", seats=seats), ["search:0", *others], 1000, 1)
    assert result.players[0].win_rate.low > least
    assert result.players[0].imagined == 0
