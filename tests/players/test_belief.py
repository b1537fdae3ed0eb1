"""Beliefs about hidden cards: the worlds that are drawn are distributed as they must be."""

from __future__ import annotations

import contextlib
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from tests.players.enumeration import Enumeration, Hands
from tests.rules.random_rules import rules_from_seed
from tests.worlds import game_under_way

from crazyeights import Game, Rules, view_of
from crazyeights.cards import Rank
from crazyeights.game import EventKind
from crazyeights.players import player
from crazyeights.players.belief import MIND, Mind, judge, reflect
from crazyeights.players.search import TRIALS, draw_worlds
from crazyeights.players.simple import greedy_action
from crazyeights.rules.chance import new_dice
from crazyeights.rules.compiled import default_mode, implementation
from crazyeights.rules.effects import Again, Draw, Reverse, Skip
from crazyeights.rules.events import DREW, PLAYED
from crazyeights.rules.layout import JOKER_CARD, encode, new_state
from crazyeights.rules.log import MOST_ROWS
from crazyeights.rules.options import RulesError
from crazyeights.views import View

pytestmark = pytest.mark.engine

FAST = default_mode() == "compiled"
WORLDS = 4000 if FAST else 300
TIMES = 8 if FAST else 1
SETS = 200 if FAST else 10


def worlds_of(view: View, most: int = WORLDS, seed: int = 3) -> tuple[Any, Any]:
    """Return the worlds drawn for a view (hands by world, seat and mask), and their weights."""
    mind, trials = np.zeros(1, MIND)[0], np.zeros(1, TRIALS)[0]
    mind.rows = view.seen["used"]
    implementation(draw_worlds)(
        view.record, view.seen, encode(view.rules), new_state(), mind, trials, most, new_dice(seed)
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


def played_on(rules: Rules, seed: int, actions: int) -> Game:
    """Return a seeded game between people of several kinds after some actions."""
    game = Game(rules, seed=seed)
    chooser = random.Random(seed)
    people = [player(chooser.choice(["casual", "greedy", "random"]), seat) for seat in range(3)]
    for _ in range(actions):
        assert game.turn is not None
        game.act(people[game.turn].choose(view_of(game, game.turn)))
    return game


SMALL = Rules(seats=2, pack="german32", hand_size=2, draw=1, drawn_card="may_play")
WIDE = replace(SMALL, packs=2, hand_size=31, voluntary_draw=True)
"""Two packs, nearly all of them in hands: whoever has much sees much."""
OWING = replace(WIDE, hand_size=30, effects={Rank.SEVEN: [Draw(3, "none")]})


@pytest.mark.parametrize(
    ("rules", "seed", "actions", "what"),
    [
        (SMALL, 2, 4, {"drew": 1, "played": 1}),
        (replace(SMALL, seats=3, hand_size=1), 0, 2, {"drew": 1, "buried": 1}),
        (replace(SMALL, jokers=2), 3, 3, {"drew": 1, "played": 1}),
        (WIDE, 0, 3, {"played": 2}),
        (replace(SMALL, hand_size=14), 9, 36, {"reshuffled": 1, "drew": 3}),
        (OWING, 1, 19, {"reshuffled": 1, "drew": 3}),
        (OWING, 8, 1, {"buried": 1, "played": 1}),
    ],
    ids=["one pack", "three", "jokers", "two packs", "new stock", "two new packs", "buried"],
)
def test_worlds_are_distributed_like_an_exact_enumeration(
    rules: Rules, seed: int, actions: int, what: dict[str, int]
) -> None:
    """Every world there can be, and no other, each as often as the rules and the model say."""
    game = played_on(rules, seed, actions)
    kinds = Counter(event.kind for event in game.deal.events if event.seat != game.turn)
    assert all(kinds[EventKind(kind)] >= least for kind, least in what.items()), kinds
    exact = Enumeration(game)
    found: dict[Hands, float] = defaultdict(float)
    for dice in range(TIMES):
        worlds, weights = worlds_of(view_of(game, game.turn), seed=dice)
        for world, weight in zip(worlds, weights / weights.sum(), strict=True):
            hands = {seat: cards_held(*world[seat]) for seat in exact.others}
            found[exact.key(hands)] += weight / TIMES
    assert set(found) <= set(exact.worlds)
    shares = [share_by_card(worlds) for worlds in (exact.worlds, found)]
    room = 0.03 if FAST else 0.2
    assert all(abs(shares[0][held] - shares[1][held]) < room for held in shares[0]), shares


def share_by_card(worlds: Mapping[Hands, float]) -> dict[tuple[int, int, int], float]:
    """Return how likely each other seat holds a card so many times."""
    shares: dict[tuple[int, int, int], float] = defaultdict(float)
    for hands, chance in worlds.items():
        for place, hand in enumerate(hands):
            for card, times in Counter(hand).items():
                shares[place, card, times] += chance
    return shares


def cards_held(first: int, second: int) -> Counter[int]:
    """Return the cards of a hand by its two masks."""
    held = [min(card, JOKER_CARD) for card in range(56) if int(first) >> card & 1]
    return Counter(held + [card for card in range(52) if int(second) >> card & 1])


def test_what_was_put_back_was_not_dealt() -> None:
    """R-50: an eight that was turned first is in the stock, so in no hand before it is drawn."""
    rules = Rules(seats=3, hand_size=10)
    game = game_with(
        rules,
        lambda game: (
            any(event.kind == "buried" for event in game.deal.events)
            and not any(event.kind == "drew" for event in game.deal.events)
        ),
    )
    eight = next(event.card for event in game.deal.events if event.kind == "buried")
    assert eight is not None
    worlds, weights = worlds_of(view_of(game, 0))
    assert len(weights) > 10
    for world in worlds:
        assert not any(int(world[seat, 0]) >> eight.index & 1 for seat in (1, 2))


def test_what_is_true_is_never_held_impossible() -> None:
    """R-64, R-97: nor where a card may not be the last, and may be played once there is another."""
    known = 0
    for rules in rules_with_forbidden_last_cards(SETS):
        game = game_under_way(rules, 1, 40)
        if game.turn is None or int(game.log_box[0]["used"]) >= MOST_ROWS:
            continue
        mind, scene, view = np.zeros(1, MIND)[0], new_state(), view_of(game, game.turn)
        mind.rows = view.seen["used"]
        implementation(reflect)(view.record, view.seen, game.numbers, scene, mind)
        for seat in set(view.seats) - {game.turn}:
            lay_out_truth(game, seat, mind)
            likely = implementation(judge)(view.seen, game.numbers, scene, mind, seat)
            assert likely > 0, (rules, seat)
            known += 1
    assert known > SETS


def rules_with_forbidden_last_cards(count: int) -> Iterator[Rules]:
    """Give random rules under which small hands draw because they may not go out."""
    for seed in range(count):
        rules = rules_from_seed(seed)
        with contextlib.suppress(RulesError):
            yield replace(
                rules,
                hand_size=2,
                draw=(2, 3, 7)[seed % 3],
                voluntary_draw=False,
                finish_on_wild=False,
                finish_on_special=False,
                effects={Rank.TEN: [Reverse()], Rank.SEVEN: [Again()], Rank.QUEEN: [Skip(1)]},
            )


def lay_out_truth(game: Game, seat: int, mind: Mind) -> None:
    """Fill the slots of a seat with the cards that they really were."""
    log = game.log_box[0]
    rows = [[int(number) for number in row[:3]] for row in log["rows"][: int(log["used"])]]
    dealt = Counter(card.index for card in game.state.hand(seat))
    for place, (kind, owner, card) in enumerate(rows):
        if owner == seat and kind == PLAYED:
            dealt[card] += 1
        elif owner == seat and kind == DREW:
            dealt[card] -= 1
            mind.slot_card[mind.row_slot[place]] = card
    for place, card in enumerate(dealt.elements(), start=int(mind.first_slot[seat])):
        mind.slot_card[place] = card


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
