"""When a game is over and who has won it (R-133 to R-135)."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence
from typing import Literal, get_args

import pytest
from tests.games import play

from crazyeights import ONE_DEAL, Game, Rules, deals, eliminate, target
from crazyeights.rules.ending import GameOver, Outcome, Standing, standing
from crazyeights.rules.kinds import GameEnd

Scoring = Literal["penalty", "winner_collects"]
SCORINGS: tuple[Scoring, ...] = get_args(Scoring)


def after(
    game_end: GameEnd,
    totals: Sequence[int],
    *,
    seats: Collection[int] | None = None,
    played: int = 1,
    winners: Collection[int] = (0,),
    scoring: Scoring = "penalty",
) -> Standing:
    rules = Rules(seats=len(totals), game_end=game_end, scoring=scoring)
    playing = range(len(totals)) if seats is None else seats
    return standing(rules, playing, totals, played, winners)


def goes_on(seats: Sequence[int], tied: Sequence[int] = ()) -> Standing:
    return Standing(tuple(seats), None, tuple(tied))


def won(reason: str, *winners: int) -> Outcome:
    return Outcome(GameOver(reason), winners)


# ── One deal ─────────────────────────────────────────────────────────────────────────────────────


def test_one_deal_is_won_by_its_winners() -> None:
    """R-133: after one deal the winners of the deal win, whatever the points."""
    assert after(ONE_DEAL, [5, 0, 9], winners=[1]).outcome == won("one_deal", 1)
    assert after(ONE_DEAL, [0, 30, 9], winners=[1], scoring="winner_collects").outcome == won(
        "one_deal", 1
    )


def test_one_deal_tied() -> None:
    """R-135, case 24: after one deal all seats that are tied are named, in order."""
    stands = after(ONE_DEAL, [4, 9, 4, 4], winners={3, 0, 2})
    assert stands.outcome == won("one_deal", 0, 2, 3)
    assert stands.tied == ()


# ── Target ───────────────────────────────────────────────────────────────────────────────────────


def test_target_is_not_reached() -> None:
    """R-133: below the target the game goes on with all seats."""
    assert after(target(100), [99, 0, 50]) == goes_on([0, 1, 2])
    assert after(target(100), [99, 0, 50], scoring="winner_collects") == goes_on([0, 1, 2])


@pytest.mark.parametrize("total", [100, 101, 250])
def test_target_with_penalty_points(total: int) -> None:
    """R-133: when somebody reaches the target, the lowest total wins."""
    assert after(target(100), [40, total, 30]).outcome == won("target", 2)
    assert after(target(100), [total, total, 99]).outcome == won("target", 2)


def test_target_with_points_collected() -> None:
    """R-133: with collected points the highest wins, among those who reached the target."""
    for totals, winner in (([100, 0, 99], 0), ([99, 120, 100], 1), ([0, 0, 100], 2)):
        assert after(target(100), totals, scoring="winner_collects").outcome == won(
            "target", winner
        )


def test_target_tied() -> None:
    """R-134: a tie for the win means a further deal for all seats, also for those not tied."""
    assert after(target(100), [20, 120, 20]) == goes_on([0, 1, 2], tied=[0, 2])
    assert after(target(100), [120, 120, 120]) == goes_on([0, 1, 2], tied=[0, 1, 2])
    collected = after(target(100), [130, 130, 60], scoring="winner_collects")
    assert collected == goes_on([0, 1, 2], tied=[0, 1])


def test_a_tie_that_is_not_for_the_win() -> None:
    """R-134: only a tie for the win makes a further deal necessary."""
    assert after(target(100), [120, 120, 20]).outcome == won("target", 2)
    assert after(target(100), [60, 60, 130], scoring="winner_collects").outcome == won("target", 2)


def test_further_deals_at_a_target() -> None:
    """R-134: they go on until one is alone; a third seat may overtake those who were tied."""
    assert after(target(100), [30, 130, 30], played=5).tied == (0, 2)
    assert after(target(100), [50, 131, 50], played=6).tied == (0, 2)
    assert after(target(100), [50, 131, 60], played=7).outcome == won("target", 0)
    assert after(target(100), [150, 131, 160], played=7).outcome == won("target", 1)


# ── Deals ────────────────────────────────────────────────────────────────────────────────────────


def test_number_of_deals() -> None:
    """R-133: after n deals the lowest total wins, with collected points the highest."""
    assert after(deals(3), [5, 6, 7], played=1) == goes_on([0, 1, 2])
    assert after(deals(3), [5, 6, 7], played=2) == goes_on([0, 1, 2])
    assert after(deals(3), [5, 6, 7], played=3).outcome == won("deals", 0)
    assert after(deals(3), [5, 6, 7], played=3, scoring="winner_collects").outcome == won(
        "deals", 2
    )
    assert after(deals(1), [5, 0], played=1).outcome == won("deals", 1)


def test_number_of_deals_tied() -> None:
    """R-134: a tie after the last deal means further deals until one is alone."""
    assert after(deals(3), [5, 5, 7], played=3) == goes_on([0, 1, 2], tied=[0, 1])
    assert after(deals(3), [9, 9, 9], played=4) == goes_on([0, 1, 2], tied=[0, 1, 2])
    assert after(deals(3), [12, 9, 10], played=5).outcome == won("deals", 1)
    assert after(deals(3), [5, 7, 7], played=3, scoring="winner_collects").tied == (1, 2)


# ── Elimination ──────────────────────────────────────────────────────────────────────────────────


def test_nobody_is_eliminated_below_n() -> None:
    """R-133: a seat below n plays on."""
    assert after(eliminate(50), [49, 0, 49, 12]) == goes_on([0, 1, 2, 3])


@pytest.mark.parametrize("total", [50, 51, 400])
def test_one_is_eliminated(total: int) -> None:
    """R-133, R-17: a seat at n or more is out of the game, the others play on."""
    assert after(eliminate(50), [0, total, 49, 12]) == goes_on([0, 2, 3])


def test_several_are_eliminated_at_once() -> None:
    """R-133: several seats may reach n in the same deal."""
    assert after(eliminate(50), [50, 0, 70, 12]) == goes_on([1, 3])


def test_the_last_one_wins() -> None:
    """R-133: whoever is left alone wins, also when several go at once."""
    assert after(eliminate(50), [50, 90, 70, 12]).outcome == won("eliminate", 3)
    assert after(eliminate(50), [80, 49, 90, 60], seats=[1, 3]).outcome == won("eliminate", 1)


def test_seats_that_are_out_stay_out() -> None:
    """R-133: the totals of seats that are out no longer count, even if they are the lowest."""
    assert after(eliminate(50), [50, 10, 70, 12], seats=[1, 3]) == goes_on([1, 3])
    assert after(eliminate(50), [50, 99, 70, 60], seats=[1, 3]).outcome == won("eliminate", 3)


def test_all_reach_n_at_once() -> None:
    """R-133: if all seats of a deal reach n at once, the lowest total of these wins."""
    assert after(eliminate(50), [60, 55, 70, 90]).outcome == won("eliminate", 1)


def test_all_reach_n_at_once_and_tie() -> None:
    """R-134: tied for the lowest, all seats of that deal play on, until one is alone."""
    assert after(eliminate(50), [60, 55, 55, 90]) == goes_on([0, 1, 2, 3], tied=[1, 2])
    assert after(eliminate(50), [51, 80, 80, 99], seats=[1, 2, 3]) == goes_on(
        [1, 2, 3], tied=[1, 2]
    )
    assert after(eliminate(50), [51, 90, 85, 99], seats=[1, 2, 3]).outcome == won("eliminate", 2)


def test_every_small_case() -> None:
    """R-133, R-134: every set of three totals, against the sentences of the rules."""
    for totals in itertools.product([0, 9, 10, 11], repeat=3):
        for scoring in SCORINGS:
            best = min if scoring == "penalty" else max
            stands = after(target(10), totals, scoring=scoring)
            there = [seat for seat in range(3) if totals[seat] >= 10]
            rivals = there if scoring == "winner_collects" else [0, 1, 2]
            if not there:
                assert stands == goes_on([0, 1, 2])
                continue
            top = [seat for seat in rivals if totals[seat] == best(totals[one] for one in rivals)]
            if len(top) == 1:
                assert stands.outcome == won("target", *top)
            else:
                assert stands == goes_on([0, 1, 2], tied=top)
        stands = after(eliminate(10), totals)
        left = [seat for seat in range(3) if totals[seat] < 10]
        lowest = [seat for seat in range(3) if totals[seat] == min(totals)]
        if len(left) > 1:
            assert stands == goes_on(left)
        elif left:
            assert stands.outcome == won("eliminate", *left)
        elif len(lowest) == 1:
            assert stands.outcome == won("eliminate", *lowest)
        else:
            assert stands == goes_on([0, 1, 2], tied=lowest)


# ── Whole games ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.engine
@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("game_end", [ONE_DEAL, target(60), deals(3)])
def test_games_to_their_end(game_end: GameEnd, scoring: Scoring) -> None:
    """R-133: a game goes on exactly until its end is reached."""
    for seed in range(4):
        rules = Rules(seats=3, game_end=game_end, scoring=scoring)
        game = play(Game(rules, seed=seed), seed)
        assert game.outcome is not None
        assert game.outcome.reason == game_end.kind
        totals = [sum(log.scores[seat] for log in game.deals) for seat in range(3)]
        assert list(game.totals) == totals
        before = [total - last for total, last in zip(totals, game.deal.scores, strict=True)]
        if game_end.kind == "one_deal":
            assert game.outcome.winners == game.deal.winners
            assert len(game.deals) == 1
            continue
        best = (min if scoring == "penalty" else max)(totals)
        assert game.outcome.winners == (totals.index(best),)
        assert totals.count(best) == 1
        if game_end.kind == "target":
            assert max(totals) >= 60
            assert max(before) < 60 or before.count(min(before)) > 1
        else:
            assert len(game.deals) >= 3


@pytest.mark.engine
def test_a_tie_is_played_off() -> None:
    """R-134: after the last deal a tie leads to a further deal, and the game says who is tied."""
    rules = Rules(seats=2, values="flat5", wild_value="plain", hand_size=2, game_end=deals(2))
    games = (play(Game(rules, seed=seed), seed, deals=2) for seed in range(200))
    game = next(game for game in games if game.totals[0] == game.totals[1])
    assert game.outcome is None
    assert game.tied == (0, 1)
    assert game.seats == (0, 1)
    while game.tied:
        game.next_deal()
        play(game, 1, deals=len(game.deals))
    assert game.outcome is not None
    assert len(game.deals) > 2
    assert len(game.outcome.winners) == 1


@pytest.mark.engine
def test_elimination_to_the_last() -> None:
    """R-133, R-17: seats go out and stay out, until one is left."""
    rules = Rules(seats=5, game_end=eliminate(60))
    for seed in range(6):
        game = play(Game(rules, seed=seed), seed)
        assert game.outcome is not None
        totals = [0] * 5
        inside = {0, 1, 2, 3, 4}
        for log in game.deals:
            assert set(log.seats) == inside
            assert all(log.scores[seat] == 0 for seat in range(5) if seat not in inside)
            assert {seat for seat, _ in log.actions} <= inside
            totals = [total + score for total, score in zip(totals, log.scores, strict=True)]
            left = {seat for seat in inside if totals[seat] < 60}
            if left:
                inside = left
        assert game.outcome.winners == (min(inside, key=lambda seat: totals[seat]),)
        assert game.outcome.reason == "eliminate"
