"""Matches: the same cards in every order of the seats, and what the figures are made of."""

from __future__ import annotations

import io
import math
import signal
from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import pairwise
from statistics import NormalDist, mean, stdev
from typing import Any

import pytest
from rich.console import Console

from crazyeights import Game, Rules
from crazyeights.cards import JOKER
from crazyeights.lab import match
from crazyeights.lab.match import MatchResult, contestant, report, run, seatings
from crazyeights.lab.simulate import IllegalChoiceError
from crazyeights.players.player import PolicyPlayer
from crazyeights.rules.kinds import target

PENALTY = Rules.preset("penalty", seats=2)
SHUFFLES = 120


def figures(result: MatchResult) -> dict[str, Any]:
    """Return the figures without the times."""
    document = result.to_json()
    del document["seconds"]
    for player in document["players"]:
        del player["ms_per_move_median"], player["ms_per_move_max"]
    return document


class _Spy:
    """Notes every deal that is played."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.games: list[tuple[Game, tuple[str, ...]]] = []
        play = match._Match._play_deal

        def note(this: match._Match, game: Game, order: Sequence[str], *rest: object) -> None:
            play(this, game, order, *rest)  # type: ignore[arg-type]
            self.games.append((game.copy(), tuple(order)))

        monkeypatch.setattr(match._Match, "_play_deal", note)


def test_every_order_of_the_seats() -> None:
    assert seatings(["a", "b"], 2) == [("a", "b"), ("b", "a")]
    assert len(seatings(["a", "b"], 4)) == 6
    assert len(seatings(["a", "b", "b", "b"], 4)) == 4
    assert len(seatings(["a", "b", "c", "d"], 4)) == 24
    for order in seatings(["a", "b", "c"], 5):
        assert Counter(order) == {"a": 2, "b": 2, "c": 1}


def test_where_there_are_too_many_orders_everybody_sits_everywhere() -> None:
    orders = seatings(list("abcdef"), 6)
    assert len(orders) == 6
    for seat in range(6):
        assert {order[seat] for order in orders} == set("abcdef")


def test_all_play_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each shuffle is played in every order, with the same hands in the same seats."""
    spy = _Spy(monkeypatch)
    result = run(PENALTY, ["greedy", "random"], 3, 5, threads=1)
    assert (result.shuffles, result.orders, result.deals) == (3, 2, 6)
    secrets = [game.deal.secret for game, _ in spy.games]
    assert secrets[0::2] == secrets[1::2]
    assert len(set(secrets)) == 3
    assert [order for _, order in spy.games] == [("greedy", "random"), ("random", "greedy")] * 3


def test_rates_and_intervals_are_those_of_the_shuffles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Recomputed from the deals: means, paired differences, ratings."""
    spy = _Spy(monkeypatch)
    rules = Rules.preset("penalty", seats=3)
    result = run(rules, ["greedy", "random", "casual"], SHUFFLES, 1, threads=1)
    rates = []
    for first in range(0, len(spy.games), 6):
        share: dict[str, float] = defaultdict(float)
        for game, order in spy.games[first : first + 6]:
            for winner in game.deal.winners:
                share[order[winner]] += 1 / len(game.deal.winners)
        rates.append([share[player.name] / 6 for player in result.players])
    for place, player in enumerate(result.players):
        assert player.win_rate.value == pytest.approx(mean(rate[place] for rate in rates))
        assert player.win_rate.low < player.win_rate.value < player.win_rate.high
    pairs = [(0, 1), (0, 2), (1, 2)]
    for (a, b), found in zip(pairs, result.differences, strict=True):
        gaps = [rate[a] - rate[b] for rate in rates]
        half = NormalDist().inv_cdf(0.975) * stdev(gaps) / math.sqrt(SHUFFLES)
        assert found.win_rate.value == pytest.approx(mean(gaps))
        assert found.win_rate.low == pytest.approx(mean(gaps) - half)
        assert found.win_rate.high == pytest.approx(mean(gaps) + half)
    rating = [player.elo.value for player in result.players if player.elo]
    odds = [player.win_rate.value for player in result.players]
    assert sum(rating) == pytest.approx(0)
    for (one, other), (won, lost) in zip(pairwise(rating), pairwise(odds), strict=True):
        assert one - other == pytest.approx(400 * math.log10(won / lost))


def test_luck_with_the_cards_cancels_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players that do the same win the same, shuffle by shuffle, and the difference is certain."""
    monkeypatch.setattr(match, "contestant", lambda _, seed: contestant("greedy", seed))
    result = run(Rules.preset("penalty", seats=3), ["one", "other"], SHUFFLES // 4, 1)
    difference = result.differences[0].win_rate
    assert (difference.value, difference.low, difference.high) == pytest.approx((0, 0, 0))


def test_the_interval_covers_the_truth() -> None:
    """Of many small matches nineteen in twenty have an interval with the rate of a large one."""
    truth = run(PENALTY, ["greedy", "random"], 40 * SHUFFLES // 4, 10**6).players[0].win_rate.value
    hits = 0
    for seed in range(40):
        rate = run(PENALTY, ["greedy", "random"], 30, seed, threads=1).players[0].win_rate
        hits += rate.low <= truth <= rate.high
    assert hits >= 33


def test_threads_do_not_matter() -> None:
    """R-162: the same seed, the same figures, another seed others."""
    names = ["beginner", "search:40", "tips"]
    rules = Rules.preset("switch", seats=3)
    one = figures(run(rules, names, 6, 3, threads=1))
    assert figures(run(rules, names, 6, 3, threads=3)) == one
    assert figures(run(rules, names, 6, 4, threads=2)) != one


def test_it_stops_when_the_interval_is_narrow_enough() -> None:
    result = run(PENALTY, ["greedy", "random"], 10**6, 1, until=0.2)
    assert result.complete
    assert result.narrow
    assert match.FEWEST_SHUFFLES <= result.shuffles < 10**4
    assert all(one.win_rate.high - one.win_rate.low <= 0.2 for one in result.players)
    assert figures(run(PENALTY, ["greedy", "random"], 10**6, 1, until=0.2, threads=1)) == figures(
        result
    )


def test_games_are_played_to_their_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-133: whole games, with the totals that the rules ask for, and rates of games."""
    spy = _Spy(monkeypatch)
    rules = Rules.preset("penalty", seats=2, game_end=target(40))
    result = run(rules, ["greedy", "random"], 4, 5, game=True, threads=1)
    assert result.games == 8
    assert result.deals == len(spy.games) > 8
    ends = [game for game, _ in spy.games if game.outcome is not None]
    assert len(ends) == 8
    assert all(max(game.totals) >= 40 for game in ends)
    total = sum(sum(game.totals) for game in ends)
    assert sum(player.mean_score for player in result.players) == pytest.approx(total / 8)
    assert sum(player.win_rate.value for player in result.players) == pytest.approx(1)


def test_a_single_deal_is_played_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = _Spy(monkeypatch)
    result = run(PENALTY, ["greedy", "random"], 3, 5, threads=1)
    assert result.games is None
    assert {game.rules.game_end.kind for game, _ in spy.games} == {"one_deal"}
    assert all(game.outcome is not None for game, _ in spy.games)


def test_who_sees_all_hands_wins_more() -> None:
    result = run(PENALTY, ["seeing:4000", "blind:4000"], 60, 1)
    assert result.differences[0].win_rate.low > 0.05
    assert all(player.imagined > 1000 for player in result.players)


def test_an_illegal_choice_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PolicyPlayer, "decide", lambda *_: JOKER.index)
    with pytest.raises(IllegalChoiceError, match=r"player '(greedy|random)' chose JK in Game"):
        run(PENALTY, ["greedy", "random"], 3, 5, threads=1)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"players": ["greedy"]}, "players: a match needs at least two different ones"),
        ({"players": ["greedy", "gredy"]}, "there is no player 'gredy'; there are random"),
        ({"players": ["greedy", "random", "tips"]}, "players: 3 are too many for 2 seats"),
        ({"shuffles": 0}, "deals: 0 is not from 1 to"),
        ({"seed": -1}, "seed: -1 is not from 0"),
        ({"until": 1.5}, "until: 1.5 is not between 0 and 1"),
        ({"threads": 0}, "threads: 0 is too few"),
    ],
)
def test_what_makes_no_sense_is_refused(changes: dict[str, Any], reason: str) -> None:
    settings: dict[str, Any] = {"players": ["greedy", "random"], "shuffles": 3, "seed": 1} | changes
    with pytest.raises(ValueError, match=reason):
        run(PENALTY, **settings)


def test_variants_of_players() -> None:
    for name in ("strong:deal", "search:100", "blind:100", "seeing:100", "tips-not:shed-high"):
        assert hasattr(contestant(name, 1), "decide")
    for name in ("strong:x", "search:", "search:-1", "search:²", "seeing:", "tips:", "tips:x"):
        with pytest.raises(ValueError, match="there is no"):
            contestant(name, 1)


def test_an_interrupt_keeps_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C: the figures of the shuffles played, and a word about it."""
    add = match._Match._add

    def interrupt(this: match._Match, sums: match._Sums) -> None:
        add(this, sums)
        if len(this._rates) == 3:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(match._Match, "_add", interrupt)
    out = io.StringIO()
    result = run(PENALTY, ["greedy", "random"], 1000, 1, console=Console(file=out, width=200))
    assert not result.complete
    assert result.shuffles == 3
    assert "INTERRUPTED after 3 of 1,000 shuffles" in out.getvalue()
    monkeypatch.undo()
    assert figures(run(PENALTY, ["greedy", "random"], 3, 1)) == figures(result)


def test_the_report_says_who_is_better() -> None:
    out = io.StringIO()
    Console(file=out, width=160).print(report(run(PENALTY, ["random", "greedy"], 100, 1)))
    text = out.getvalue()
    assert "random – greedy: -" in text
    assert "worse" in text
    assert "200 deals" in text
