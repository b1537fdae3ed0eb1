"""The simulator: the same figures whoever counts them, and what is said about them."""

from __future__ import annotations

import io
import json
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from statistics import mean
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from crazyeights import Game, Rules, view_of
from crazyeights.game import DealEnd, EventKind
from crazyeights.lab import simulate
from crazyeights.lab.progress import Shown
from crazyeights.lab.simulate import Result, run, wilson
from crazyeights.players.player import POLICIES, PolicyPlayer
from crazyeights.rules import entry, layout
from crazyeights.rules.chance import NO_WORDS, new_dice, seed_generator
from crazyeights.rules.compiled import implementation
from crazyeights.rules.events import new_box

PENALTY = Rules.preset("penalty", seats=2)


def figures(result: Result) -> dict[str, Any]:
    """Return the figures without the time that they took."""
    document = result.to_json()
    del document["seconds"]
    return document


# ── The truth of the figures ────────────────────────────────────────────────────────────────────


def play_in_python(rules: Rules, players: Sequence[str], seed: int, deal: int) -> Game:
    """Play one deal of a simulation with a `Game` and players that get a `View` of it."""
    seats = rules.seats
    game = Game(rules, seed=0)
    seed_generator(game.state.record, seed, deal * simulate.STREAMS)
    words = np.zeros(1, NO_WORDS.dtype)
    game._stream = SimpleNamespace(box=words, move_to=lambda _: None)  # type: ignore[assignment]
    game.deal.events.clear()
    dealer = deal // seats % seats
    game.engine(entry.start)(
        game.state.box,
        game.rules_box,
        dealer,
        (1 << seats) - 1,
        words,
        new_box(),
        game.log_box,
    )
    sitting = {}
    for place in range(seats):
        person = PolicyPlayer(POLICIES[players[place % len(players)]], 0)
        person._dice = new_dice(seed, deal * simulate.STREAMS + 1 + place)
        sitting[(place + deal) % seats] = person
    while game.turn is not None:
        game.act(sitting[game.turn].choose(view_of(game, game.turn)))
    return game


@pytest.mark.parametrize(
    ("preset", "seats", "players"),
    [
        ("penalty", 2, ["greedy", "random"]),
        ("quick", 3, ["random", "greedy"]),
        ("classic-special", 4, ["greedy", "random", "random"]),
        ("penalty-no-reshuffle", 2, ["greedy"]),
        ("tschau-sepp", 5, ["random", "greedy", "greedy", "random", "greedy"]),
    ],
)
def test_a_game_driven_from_python_gives_the_same_figures(
    preset: str, seats: int, players: list[str]
) -> None:
    """R-132, R-162: deal for deal the same as a `Game` with players who see nothing but views.

    Here the figures are counted anew, from what the game tells.
    """
    rules = Rules.preset(preset, seats=seats)
    deals = 60
    wins = [Fraction() for _ in players]
    scores = [Fraction() for _ in players]
    actions = blocked = reshuffled = 0
    for deal in range(deals):
        game = play_in_python(rules, players, 5, deal)
        log = game.deal
        for place in range(seats):
            who = place % len(players)
            seat = (place + deal) % seats
            seats_of_who = sum(1 for other in range(seats) if other % len(players) == who)
            share = Fraction(seat in log.winners, len(log.winners))
            wins[who] += share / seats_of_who / deals
            scores[who] += Fraction(log.scores[seat], seats_of_who * deals)
        actions += sum(not str(action).startswith("!") for _, action in log.actions)
        blocked += log.end in (DealEnd.BLOCKED, DealEnd.TOO_LONG)
        reshuffled += any(event.kind == EventKind.RESHUFFLED for event in log.events)
    result = run(rules, players, deals, 5)
    for who, player in enumerate(result.players):
        assert player.name == players[who]
        assert player.win_rate == pytest.approx(float(wins[who]), rel=1e-12)
        assert player.mean_score == pytest.approx(float(scores[who]), rel=1e-12)
    assert result.mean_actions == actions / deals
    assert result.blocked_rate == blocked / deals
    assert result.reshuffle_rate == reshuffled / deals


LittleCard = tuple[int, int]
"""Rank (0 is the two, 6 the eight, 12 the ace) and suit."""


class LittleDeal:
    """A deal of ``penalty`` for two, written a second time: short, slow, and with no other rule."""

    def __init__(self, chooser: random.Random, first: int) -> None:
        self.chooser = chooser
        self.turn = first
        self.stock = [(rank, suit) for rank in range(13) for suit in range(4)]
        chooser.shuffle(self.stock)
        self.hands = [[self.stock.pop() for _ in range(7)] for _ in range(2)]
        eights = []
        while self.stock[-1][0] == 6:
            eights.append(self.stock.pop())
        self.pile = [self.stock.pop()]
        for card in eights:
            self.stock.insert(chooser.randrange(len(self.stock) + 1), card)
        self.suit = self.pile[0][1]
        self.actions = 0

    def play(self, players: Sequence[str]) -> list[float]:
        """Play to the end; return each player's share of the win."""
        idle = 0
        while idle < 2:
            hand = self.hands[self.turn]
            able = [card for card in hand if self.fits(card)]
            while not able and self.can_draw():
                hand.append(self.stock.pop())
                self.actions += 1
                idle = 0
                able = [hand[-1]] if self.fits(hand[-1]) else []
            self.actions += 1
            if not able:
                idle += 1
            else:
                idle = 0
                card, self.suit = getattr(self, players[self.turn])(hand, able)
                hand.remove(card)
                self.pile.append(card)
                if not hand:
                    return [float(seat == self.turn) for seat in range(2)]
            self.turn = 1 - self.turn
        worth = [sum(map(self.points, hand)) for hand in self.hands]
        return [0.5 if worth[0] == worth[1] else float(own == min(worth)) for own in worth]

    def fits(self, card: LittleCard) -> bool:
        return card[0] in {6, self.pile[-1][0]} or card[1] == self.suit

    def can_draw(self) -> bool:
        if not self.stock:
            *self.stock, upcard = self.pile
            self.chooser.shuffle(self.stock)
            self.pile = [upcard]
        return bool(self.stock)

    def points(self, card: LittleCard) -> int:
        return {6: 50, 12: 1}.get(card[0], min(card[0] + 2, 10))

    def random(self, hand: list[LittleCard], able: list[LittleCard]) -> tuple[LittleCard, int]:
        """Take any action: an eight that is not the last card stands for four."""
        choices = [
            (card, suit)
            for card in able
            for suit in (range(4) if card[0] == 6 and len(hand) > 1 else [card[1]])
        ]
        return self.chooser.choice(choices)

    def greedy(self, hand: list[LittleCard], able: list[LittleCard]) -> tuple[LittleCard, int]:
        """Shed most points, eights last, then from the longest suit; name the longest suit."""

        def suit_length(suit: int) -> tuple[int, int]:
            cards = [card for card in hand if card[1] == suit and card[0] != 6]
            return len(cards), sum(map(self.points, cards))

        plain = [card for card in able if card[0] != 6]
        card = max(plain or able, key=lambda one: (self.points(one), suit_length(one[1])[0]))
        return card, card[1] if card[0] != 6 else max(range(4), key=suit_length)


def test_a_second_simulator_gives_the_same_figures() -> None:
    """Another program for the same rules and players agrees within four standard errors.

    By it greedy wins 61.5 % of its deals against random, which take 65 actions on average.
    """
    chooser = random.Random(1)
    deals = 5000
    shares, lengths = [], []
    for number in range(deals):
        deal = LittleDeal(chooser, number % 2)
        shares.append(deal.play(["greedy", "random"])[0])
        lengths.append(deal.actions)
    result = run(PENALTY, ["greedy", "random"], 200_000, 1)
    assert abs(result.players[0].win_rate - mean(shares)) < 4 * 0.5 / deals**0.5
    error = (mean(length * length for length in lengths) / deals) ** 0.5
    assert abs(result.mean_actions - mean(lengths)) < 4 * error
    assert result.players[0].win_rate == pytest.approx(0.615, abs=0.006)


def test_no_place_at_the_table_helps() -> None:
    """Equal players win equally often, also where seat 0 always begins (R-46)."""
    for rules in (Rules.preset("quick", seats=3), Rules.preset("action-cards", seats=4)):
        result = run(rules, ["greedy"] * rules.seats, 30_000, 1)
        share = 1 / rules.seats
        error = (share * (1 - share) / result.deals) ** 0.5
        assert all(abs(player.win_rate - share) < 4 * error for player in result.players)
        assert sum(player.win_rate for player in result.players) == pytest.approx(1)


def test_fewer_players_than_seats_repeat() -> None:
    """Two players at five seats fill three and two; the figures are those of one seat."""
    rules = Rules.preset("penalty", seats=5)
    first, second = run(rules, ["greedy", "greedy"], 40_000, 1).players
    assert first.win_rate * 3 + second.win_rate * 2 == pytest.approx(1)
    assert first.ci95[0] < 0.2 < first.ci95[1]
    assert second.ci95[0] < 0.2 < second.ci95[1]
    assert first.mean_score == pytest.approx(second.mean_score, rel=0.02)
    alone = run(rules, ["greedy"], 1000, 1).players
    assert len(alone) == 1
    assert alone[0].win_rate == pytest.approx(0.2)


def test_who_plays_better_wins_more_wherever_it_sits() -> None:
    """The order of the players does not matter to their figures."""
    one, other = (
        run(PENALTY, players, 40_000, seed)
        for seed, players in enumerate([["greedy", "random"], ["random", "greedy"]])
    )
    assert one.players[0].win_rate == pytest.approx(other.players[1].win_rate, abs=0.015)
    assert one.players[0].win_rate > 0.6


@pytest.mark.parametrize(
    ("winners", "shares"), [([0], [1]), ([0, 2], [2, 2]), ([0, 1, 3], [3] * 3)]
)
def test_joint_winners_share_the_win(winners: list[int], shares: list[int]) -> None:
    """R-132: each joint winner has an equal share of one win, credited to who sat there."""
    rules = layout.encode(Rules(seats=4))
    state = layout.new_state()
    state.winners = sum(1 << seat for seat in winners)
    state.scores[:4] = [10, 20, 30, 40]
    tally = np.zeros(1, simulate.TALLY)[0]
    implementation(simulate.add_deal)(state, rules, 5, tally)
    wanted = dict.fromkeys(range(8), Fraction(0))
    # In deal 5 everybody has moved on by five seats of four, that is by one.
    for seat, share in zip(winners, shares, strict=True):
        wanted[(seat - 5) % 4] = Fraction(1, share)
    assert {
        place: Fraction(int(won), simulate.WIN) for place, won in enumerate(tally.wins)
    } == wanted
    assert list(tally.scores[:4]) == [20, 30, 40, 10]


def test_how_often_deals_are_blocked_or_reshuffled() -> None:
    """R-73, R-76: without a reshuffle deals are blocked now and then, with one hardly ever."""
    none = run(Rules.preset("penalty-no-reshuffle", seats=2), ["greedy"], 20_000, 1)
    assert none.reshuffle_rate == 0
    assert 0.01 < none.blocked_rate < 0.5
    with_it = run(PENALTY, ["greedy"], 20_000, 1)
    assert 0.1 < with_it.reshuffle_rate < 0.5
    assert with_it.blocked_rate < 0.001


# Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3.
@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_interval(hits: int, trials: int, low: float, high: float) -> None:
    assert wilson(hits / trials, trials) == pytest.approx((low, high), abs=5e-5)
    mirrored = wilson(1 - hits / trials, trials)
    assert mirrored == pytest.approx((1 - high, 1 - low), abs=5e-5)


# ── The same seed, the same figures ─────────────────────────────────────────────────────────────


def test_threads_and_portions_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-162: for one thread or many, and however they share the deals, the figures are the same."""
    rules = Rules.preset("classic-special", seats=3)
    wanted = figures(run(rules, ["greedy", "random"], 20_000, 7, threads=1))
    assert figures(run(rules, ["greedy", "random"], 20_000, 7, threads=2)) == wanted
    assert figures(run(rules, ["greedy", "random"], 20_000, 7, threads=5)) == wanted
    monkeypatch.setattr(simulate, "_SECONDS", 0.001)
    assert figures(run(rules, ["greedy", "random"], 20_000, 7)) == wanted
    monkeypatch.setattr(simulate, "_SECONDS", 1000)
    assert figures(run(rules, ["greedy", "random"], 20_000, 7)) == wanted


def test_seeds_differ() -> None:
    results = [figures(run(PENALTY, ["random"], 500, seed)) for seed in (0, 1, 2, 2**62)]
    assert all(one != other for place, one in enumerate(results) for other in results[:place])


def test_the_figures_of_a_seed_stay() -> None:
    """R-162: these figures are the same on every machine and with every version of Python."""
    result = run(Rules.preset("penalty", seats=3), ["random"] * 3, 2000, 2026)
    assert [player.win_rate for player in result.players] == [0.322, 0.3485, 0.3295]
    assert [player.mean_score for player in result.players] == [19.3325, 19.3215, 19.145]
    assert (result.mean_actions, result.reshuffle_rate) == (73.531, 0.2975)


def test_interpreted_rules_give_the_same_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-162: compiled or interpreted, the figures are the same."""
    rules = Rules.preset("macao", seats=3)
    wanted = figures(run(rules, ["greedy", "random"], 12, 3))
    monkeypatch.setenv("CRAZYEIGHTS_ENGINE", "interpreted")
    assert figures(run(rules, ["greedy", "random"], 12, 3)) == wanted


# ── An early end ────────────────────────────────────────────────────────────────────────────────


def interrupt_at(count: int) -> Callable[..., None]:
    """Return what stands in for the progress bar and interrupts when it is moved that often."""
    moves = 0

    def advance(_self: object, _deals: int) -> None:
        nonlocal moves
        moves += 1
        if moves == count:
            raise KeyboardInterrupt

    return advance


def test_an_interrupt_ends_with_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The figures are those of the first deals of the seed, and say so on both outputs."""
    errors = io.StringIO()
    monkeypatch.setattr(Shown, "advance", interrupt_at(4))
    result = run(PENALTY, ["greedy", "random"], 10**9, 1, console=Console(file=errors, width=200))
    monkeypatch.undo()
    assert not result.complete
    assert 0 < result.deals < 10**9
    notice = f"INTERRUPTED after {result.deals:,} of 1,000,000,000 deals"
    assert notice in errors.getvalue()
    assert notice in shown(result)
    whole = run(PENALTY, ["greedy", "random"], result.deals, 1)
    assert whole.complete
    assert figures(whole) == figures(result)
    assert "INTERRUPTED" not in shown(whole)


def test_an_interrupt_before_the_first_deal_has_no_figures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(simulate._Simulation, "_take", lambda _self, _size: range(0))
    monkeypatch.setattr(Shown, "advance", interrupt_at(1))
    with pytest.raises(KeyboardInterrupt):
        run(PENALTY, ["greedy", "random"], 10**9, 1, console=Console(file=io.StringIO()))


INTERRUPTED = """
from crazyeights import Rules
from crazyeights.lab import progress, simulate

before = progress.Shown.advance

def advance(self, deals):
    print("playing", flush=True)
    before(self, deals)

progress.Shown.advance = advance
result = simulate.run(Rules.preset("penalty", seats=2), ["greedy"], 10**12, 1)
print("complete:", result.complete)
"""


@pytest.mark.skipif(os.name != "posix", reason="sends a signal as a terminal does for Ctrl-C")
def test_ctrl_c() -> None:
    """A process that gets the signal of Ctrl-C ends soon, in good order."""
    with subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "playing\n"
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=300)
    assert process.returncode == 0
    assert output.splitlines()[-1] == "complete: False"
    assert "INTERRUPTED after" in errors


def test_a_player_that_breaks_the_rules_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error names the player and how to find the deal again."""
    monkeypatch.setenv("CRAZYEIGHTS_ENGINE", "interpreted")
    monkeypatch.setattr(simulate, "choose_by", lambda *_: 999)
    with pytest.raises(simulate.IllegalChoiceError, match=r"'greedy'.* deal 0 of seed 4"):
        run(PENALTY, ["greedy"], 10, 4)


# ── What is asked and what is shown ─────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ({"players": []}, "players: none is given; choose from random, beginner, casual, greedy"),
        ({"players": ["gredy"]}, "players: there is no 'gredy'; there are random, beginner,"),
        ({"players": ["random"] * 3}, "players: 3 are too many for 2 seats"),
        ({"deals": 0}, "deals: 0 is not from 1 to"),
        ({"deals": 2**60}, "is not from 1 to 2**58"),
        ({"seed": -1}, "seed: -1 is not from 0 to 2**62"),
        ({"seed": 2**62 + 1}, "is not from 0 to 2**62"),
        ({"threads": 0}, "threads: 0 is too few, at least 1 is needed"),
    ],
)
def test_what_makes_no_sense_is_refused(changes: dict[str, Any], wanted: str) -> None:
    """The error names the input, the reason and what would be right."""
    settings: dict[str, Any] = {"players": ["greedy"], "deals": 10, "seed": 1} | changes
    with pytest.raises(ValueError, match=re.escape(wanted)):
        run(PENALTY, **settings)


def test_the_json_document() -> None:
    """Its shape is fixed: these keys in this order, numbers as numbers."""
    result = run(PENALTY, ["greedy", "random"], 100, 1, preset="penalty")
    document = json.loads(json.dumps(result.to_json()))
    assert list(document) == [
        "preset",
        "seats",
        "deals",
        "seconds",
        "players",
        "mean_actions",
        "blocked_rate",
        "reshuffle_rate",
    ]
    assert (document["preset"], document["seats"], document["deals"]) == ("penalty", 2, 100)
    assert document["seconds"] > 0
    assert [list(player) for player in document["players"]] == [
        ["name", "win_rate", "ci95", "mean_score"]
    ] * 2
    for player, name in zip(document["players"], ["greedy", "random"], strict=True):
        assert player["name"] == name
        low, high = player["ci95"]
        assert 0 <= low < player["win_rate"] < high <= 1
    assert run(PENALTY, ["greedy"], 10, 1).to_json()["preset"] is None


def shown(result: Result) -> str:
    """Return the report as people see it, on a wide screen without colour."""
    screen = Console(file=io.StringIO(), width=200)
    with screen.capture() as capture:
        screen.print(simulate.report(result))
    return capture.get()


def test_the_report() -> None:
    """It has every figure, and says what equal players would win, where that is not plain."""
    result = run(Rules.preset("penalty", seats=4), ["greedy", "random"], 1000, 1, preset="penalty")
    text = shown(result)
    assert "penalty, 4 seats, 1,000 deals" in text
    greedy = next(line for line in text.splitlines() if "greedy" in line)
    for figure in (
        f"{result.players[0].win_rate:.2%}",
        f"{result.players[0].ci95[0]:.2%} to {result.players[0].ci95[1]:.2%}",
        f"{result.players[0].mean_score:.2f}",
    ):
        assert figure in greedy
    for figure in (
        f"{result.mean_actions:.1f} actions",
        f"{result.blocked_rate:.2%} are blocked",
        f"in {result.reshuffle_rate:.2%} the discard pile",
    ):
        assert figure in text
    assert "equal players win 25.00%" in text
    without = replace(result, preset=None)
    assert "game_end=target(200), 4 seats" in shown(without)


def test_progress_is_shown_on_a_terminal_only() -> None:
    terminal, pipe = io.StringIO(), io.StringIO()
    run(PENALTY, ["greedy"], 5000, 1, console=Console(file=terminal, force_terminal=True))
    run(PENALTY, ["greedy"], 5000, 1, console=Console(file=pipe))
    assert "5000/5000" in terminal.getvalue()
    assert not pipe.getvalue()
