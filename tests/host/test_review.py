"""Looking back on a game: the decisions that cost most, and what would have been better."""

from __future__ import annotations

from pathlib import Path

import pytest

from crazyeights import Game, Rules, record, view_of
from crazyeights.host import review
from crazyeights.players import Player, player
from crazyeights.rules.actions import Announce, Play
from crazyeights.rules.kinds import target

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(autouse=True)
def _compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judging decisions takes many imagined games."""
    monkeypatch.delenv("CRAZYEIGHTS_ENGINE", raising=False)


def played(people: list[Player], rules: Rules, seed: int) -> Game:
    game = Game(rules, seed=seed)
    while game.outcome is None:
        if game.deal_over:
            game.next_deal()
        else:
            assert game.turn is not None
            game.act(people[game.turn].choose(view_of(game, game.turn)))
    return game


def test_bad_play_is_marked() -> None:
    """Somebody who plays at random has costly decisions, far more than one who searches.

    Who reviews thinks longer than who played: else it would mark where they differ by chance.
    """
    rules = Rules.preset("mau-mau", seats=2)
    costs = [0.0, 0.0]
    for seed in range(6):
        game = played([player("random", seed), player("search:20000", seed)], rules, seed)
        text = record.write(game, names=["Mia", "Anna"])
        for mark in review(text, effort=100_000, most=100):
            costs[mark.seat] += mark.cost
            log = game.deals[mark.deal - 1]
            assert log.actions[mark.place - 1] == (mark.seat, mark.chosen)
            assert mark.better != mark.chosen
            assert mark.cost == pytest.approx(mark.better_chance - mark.chance)
            assert mark.cost >= 0.03
            assert not isinstance(mark.chosen, Announce)
    assert costs[0] > 3 * costs[1]
    assert costs[0] > 1


def test_a_call_forgotten_is_marked() -> None:
    """R-113: going out without the call, where it has to be made, is a costly slip."""
    rules = Rules.preset("mau-mau", seats=2)
    for seed in range(20):
        game = played([player("beginner", seed), player("greedy", seed)], rules, seed)
        marks = review(record.write(game), [0], effort=20_000, most=100)
        assert {mark.seat for mark in marks} <= {0}
        for mark in marks:
            if isinstance(mark.chosen, Play) and isinstance(mark.better, Play):
                same = mark.chosen.card == mark.better.card
                if same and mark.better.announce and not mark.chosen.announce:
                    return
    raise AssertionError("nobody forgot a call")


def test_the_worst_are_kept_in_the_order_of_the_game() -> None:
    rules = Rules.preset("penalty", seats=2, game_end=target(60))
    game = played([player("random", 1), player("random", 2)], rules, 1)
    text = record.write(game)
    everything = review(text, effort=20_000, most=1000)
    few = review(text, effort=20_000, most=3)
    assert len(few) == 3 < len(everything)
    assert [(mark.deal, mark.place) for mark in few] == sorted(
        (mark.deal, mark.place) for mark in few
    )
    least = min(mark.cost for mark in few)
    assert sum(mark.cost > least for mark in everything) <= 2


def test_hidden_secrets_and_nonsense_are_refused() -> None:
    game = Game(Rules.preset("penalty", seats=2), seed=1)
    with pytest.raises(record.UndisclosedError):
        review(record.write(game))
    with pytest.raises(record.RecordError):
        review("crazyeights record 99\n")


def test_records_of_all_presets_can_be_reviewed() -> None:
    for path in sorted(RECORDS.glob("*.txt"))[::4]:
        marks = review(record.read_file(path), [0], effort=2_000)
        assert all(mark.seat == 0 for mark in marks)
