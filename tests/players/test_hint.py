"""Hints: the best action with its chance, and reasons that are true and fit the view."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.rules.random_rules import rules_from_seed
from tests.worlds import game_under_way, other_world

from crazyeights import Game, Rules, view_of
from crazyeights.players import player
from crazyeights.players.hint import Hint, appraise, hint
from crazyeights.players.tips import lacking_suits
from crazyeights.rules.actions import Announce, Draw, Pass, Play
from crazyeights.rules.compiled import default_mode
from crazyeights.rules.layout import encode
from crazyeights.rules.presets import PRESETS
from crazyeights.views import View

pytestmark = pytest.mark.engine

FAST = default_mode() == "compiled"
EFFORT = 20_000
GAMES = 120 if FAST else 12


def hints(presets: list[str], seeds: int) -> Iterator[tuple[Game, View, Hint]]:
    """Give hints, and what they are for, in games between casual players."""
    for preset in presets:
        for seed in range(seeds):
            game = Game(Rules.preset(preset), seed=seed)
            people = [player("casual", seat) for seat in range(game.rules.seats)]
            while game.turn is not None:
                view = view_of(game, game.turn)
                found = hint(view, effort=EFFORT)
                assert found is not None
                yield game, view, found
                game.act(people[game.turn].choose(view))


def test_a_hint_is_the_best_of_what_was_tried() -> None:
    """Legal, and no other action has a better chance; all chances are chances."""
    for _, view, found in hints([*PRESETS] if FAST else ["penalty"], 1):
        assert found.action in view.legal
        assert all(action in view.legal for action, _ in found.alternatives)
        chances = [chance for _, chance in found.alternatives]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
        if found.chance is not None:
            assert len({found.action, *(action for action, _ in found.alternatives)}) > 1
            assert 0 <= found.chance <= 1
        else:
            assert not found.alternatives


def test_hidden_cards_change_no_hint() -> None:
    """Case 27: nothing in a hint, its reasons included, depends on what the view does not show."""
    compared = 0
    for seed in range(GAMES):
        chooser = random.Random(seed)
        game = game_under_way(rules_from_seed(seed), seed, chooser.randrange(80))
        if game.turn is None:
            continue
        found = hint(view_of(game, game.turn), effort=EFFORT)
        for _ in range(2):
            world = other_world(game, game.turn, chooser)
            assert hint(view_of(world, game.turn), effort=EFFORT) == found
            compared += 1
    assert compared > 0


def test_reasons_are_true() -> None:  # noqa: C901  # a case for each reason
    """What is said about others is so, whatever the hidden cards are."""
    said: Counter[str] = Counter()
    presets = ["penalty", "mau-mau", "action-cards", "pesten", "tschau-sepp", "vandatta", "classic"]
    for game, view, found in hints(presets if FAST else ["mau-mau"], 6 if FAST else 2):
        fitting = [action for action in view.legal if isinstance(action, Play)]
        for reason in found.reasons:
            said[reason.text_id] += 1
            seat = reason.data.get("seat")
            assert seat is None or seat in set(view.seats) - {view.seat}
            if reason.text_id == "hint-lacks":
                hand = game.state.hand(seat or 0)
                suits = {card.suit for card in hand if not game.rules.is_wild(card)}
                assert reason.data["suit"] not in suits
            elif reason.text_id == "hint-few-cards":
                assert view.counts[seat or 0] == reason.data["count"] <= 2
            elif reason.text_id == "hint-nothing-fits":
                assert not fitting
                assert isinstance(found.action, Draw | Pass)
            elif reason.text_id == "hint-goes-out":
                assert len(view.hand) == 1
            elif reason.text_id == "tip-call-last-card":
                assert isinstance(found.action, Play)
                assert found.action.announce
            elif reason.text_id == "tip-keep-wild":
                card = getattr(found.action, "card", None)
                assert card is None or not game.rules.is_wild(card)
                assert any(game.rules.is_wild(action.card) for action in fitting)
            elif reason.text_id == "tip-shed-high":
                assert isinstance(found.action, Play)
                assert game.rules.value_of(found.action.card) >= 10
    if FAST:
        assert {"hint-lacks", "hint-stuck", "hint-draws", "hint-skips", "hint-only"} <= set(said)
        assert {"hint-nothing-fits", "hint-goes-out", "tip-keep-wild", "tip-shed-high"} <= set(said)


def test_who_is_said_to_lack_a_suit_lacks_it() -> None:
    """R-70, R-72: under any rules, after any play, hands hold no such card but wild ones."""
    known = 0
    for seed in range(3 * GAMES):
        chooser = random.Random(seed)
        game = game_under_way(rules_from_seed(seed), seed, chooser.randrange(120))
        if game.turn is None:
            continue
        for seat in range(game.rules.seats):
            if seat == game.turn:
                continue
            lacking = lacking_suits(view_of(game, game.turn).seen, encode(game.rules), seat)
            for card in game.state.hand(seat):
                if not game.rules.is_wild(card) and card.suit is not None:
                    assert not lacking >> card.suit & 1, (seed, seat, card)
            known += lacking != 0
    assert known > 0


def test_a_sure_win_is_seen() -> None:
    """With one card that fits, its play wins for certain; with the other card, less."""
    if not FAST:
        return
    for seed in range(400):
        game = Game(Rules(seats=2, hand_size=2, last_card_call="required_twice"), seed=seed)
        people = [player("greedy", seat) for seat in range(2)]
        while game.turn is not None:
            view = view_of(game, game.turn)
            wins = [a for a in view.legal if isinstance(a, Play) and len(view.hand) == 1]
            if len(wins) > 1:
                found = appraise(view, wins[0], effort=EFFORT)
                assert found is not None
                chance, best = found
                assert not wins[0].announce
                assert isinstance(best.action, Play)
                assert best.action.announce
                assert best.chance == 1
                assert chance < 0.9, "who does not call draws and goes on (R-113)"
                assert [reason.text_id for reason in best.reasons][:2] == [
                    "hint-goes-out",
                    "tip-call-last-card",
                ]
                return
            game.act(people[game.turn].choose(view))
    raise AssertionError("no such game")


def test_what_was_chosen_is_appraised_even_if_nobody_would() -> None:
    view = view_of(Game(Rules.preset("mau-mau"), seed=3), 1)
    for action in view.legal:
        if isinstance(action, Announce):
            continue
        found = appraise(view, action, effort=EFFORT)
        assert found is not None
        chance, best = found
        assert best.chance is not None
        assert chance <= best.chance
        assert (chance == best.chance) == (action == best.action) or not FAST


def test_no_hint_where_there_is_nothing_to_do() -> None:
    game = Game(Rules.preset("penalty", seats=2), seed=1)
    waiting = 1 - (game.turn or 0)
    assert hint(view_of(game, waiting), effort=EFFORT) is None
    assert hint(view_of(game, None), effort=EFFORT) is None


def test_a_forgotten_call_is_recalled() -> None:
    """R-110: whoever went down to one card without a call can still make it."""
    for seed in range(300):
        game = Game(Rules.preset("classic", seats=2), seed=seed)
        while game.turn is not None:
            seat = game.turn
            plays = [a for a in game.legal_actions if isinstance(a, Play) and not a.announce]
            game.act(plays[0] if plays else game.legal_actions[0])
            view = view_of(game, seat)
            if game.turn not in (None, seat) and view.legal:
                found = hint(view, effort=EFFORT)
                assert found is not None
                assert found.action == Announce(seat)
                assert [reason.text_id for reason in found.reasons] == ["tip-call-last-card"]
                return
    raise AssertionError("no such game")
