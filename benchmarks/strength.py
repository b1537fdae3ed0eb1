"""Measure how strong the computer players are: every figure of ``docs/strength.md``.

    python benchmarks/strength.py                     all parts, hours
    python benchmarks/strength.py two four            some parts
    python benchmarks/strength.py four --deals 200    with fewer deals

Each part prints one line for each match; with ``--json`` one JSON document for each.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from statistics import median
from typing import Final

from rich.console import Console

from crazyeights import Game, view_of
from crazyeights.lab import match, openspiel, simulate
from crazyeights.lab.simulate import wilson
from crazyeights.players import player
from crazyeights.players.hint import hint
from crazyeights.rules.advice import Advice
from crazyeights.rules.options import Rules
from crazyeights.rules.presets import PRESETS
from crazyeights.views import View

GREEDY: Final = ("greedy",)
INFORMATION: Final = 300_000
"""Imagined moves of the searches that differ in what they know."""
LITTLE: Final = 50_000
"""Imagined moves of a search that is weaker than `strong`, where much is to be played."""
SIMULATED: Final = 100_000
"""How many deals players meet in that need no search."""
PEOPLE: Final = ("greedy", "casual", "tips", "beginner")
"""Who plays on where only the time that others take is measured."""
TURNS: Final = 400
"""How many actions of a deal are played then at most."""
SIMULATIONS: Final = 20
"""Those of OpenSpiel's search: it then takes several times as long for a move as `strong`."""


class Bench:
    """Plays matches and prints them."""

    def __init__(self, deals: int | None, *, as_json: bool, threads: int | None) -> None:
        self._deals = deals
        self._as_json = as_json
        self._threads = threads

    def number(self, deals: int) -> int:
        """Return how many deals to play instead of so many."""
        return self._deals or deals

    def match(
        self, preset: str, seats: int, deals: int, *names: str, game: bool = False
    ) -> match.MatchResult:
        """Play a match by a preset and print it."""
        result = match.run(
            Rules.preset(preset, seats=seats),
            names,
            self.number(deals),
            0,
            game=game,
            preset=preset,
            threads=self._threads,
            console=Console(stderr=True),
        )
        if self._as_json:
            self.say(json.dumps(result.to_json()))
            return result
        for one in result.differences:
            figures = [f"{100 * end:+.1f}" for end in one.win_rate.to_json()]
            self.say(
                f"{preset}, {seats} seats, {result.shuffles} x {result.orders}: {one.first} – "
                f"{one.second} {100 * one.win_rate.value:+.1f} ({' to '.join(figures)})"
            )
        for somebody in result.players:
            rate = somebody.win_rate
            self.say(
                f"    {somebody.name}: {rate.value:.1%} ({rate.low:.1%} to {rate.high:.1%}), "
                f"{somebody.ms_per_move_median:.1f} ms a move, at most "
                f"{somebody.ms_per_move_max:.1f}, {somebody.imagined:,.0f} imagined moves"
            )
        return result

    def simulate(self, preset: str, seats: int, *names: str) -> None:
        """Play many deals between players that need no search, and print how they fared."""
        result = simulate.run(
            Rules.preset(preset, seats=seats),
            names,
            self.number(SIMULATED),
            0,
            preset=preset,
            threads=self._threads,
            console=Console(stderr=True),
        )
        if self._as_json:
            self.say(json.dumps(result.to_json()))
            return
        self.say(f"{preset}, {seats} seats, {result.deals:,} deals")
        for somebody in result.players:
            low, high = somebody.ci95
            self.say(f"    {somebody.name}: {somebody.win_rate:.1%} ({low:.1%} to {high:.1%})")

    def say(self, line: str) -> None:
        """Print a line at once."""
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


def two(bench: Bench) -> None:
    """Two seats, against the greedy player."""
    bench.match("penalty", 2, 500, "strong", *GREEDY)
    bench.match("penalty", 2, 150, "master", *GREEDY)


def four(bench: Bench) -> None:
    """Four seats, against three greedy players; by every other preset a seventh of strong."""
    seats = 4
    bench.match("penalty", seats, 500, "strong", *GREEDY * 3)
    for name, preset in PRESETS.items():
        fewest, most = preset.seats
        if fewest <= seats <= most:
            bench.match(name, seats, 250, f"search:{LITTLE}", *GREEDY * 3)


def information(bench: Bench) -> None:
    """How far from blind search to seeing all hands beliefs bring a player."""
    for seats in (2, 4):
        rates = [
            bench.match("penalty", seats, 300, f"{kind}:{INFORMATION}", *GREEDY * (seats - 1))
            .players[0]
            .win_rate.value
            for kind in ("blind", "search", "seeing")
        ]
        share = (rates[1] - rates[0]) / (rates[2] - rates[0])
        bench.say(f"{seats} seats: {share:.0%} of the way")


def presets(bench: Bench) -> None:
    """Every preset: a seventh of strong against casual, casual against beginner, fewest seats."""
    for name, preset in PRESETS.items():
        for shuffles in (100, 1000):  # the latter where the former do not decide it
            result = bench.match(name, preset.seats[0], shuffles, f"search:{LITTLE}", "casual")
            if result.differences[0].win_rate.low > 0.0:
                break
        bench.simulate(name, preset.seats[0], "casual", "beginner")


def tips(bench: Bench) -> None:
    """What each tip is worth: all tips against all but this one."""
    for tip in Advice:
        bench.match("penalty", 3, 4000, "tips", f"tips-not:{tip}")


def games(bench: Bench) -> None:
    """Games to 200 points at three seats: playing for the game against playing for the deal."""
    bench.match("penalty", 3, 60, "search:20000", "search-deal:20000", game=True)


def peer(bench: Bench) -> None:
    """OpenSpiel's own search, by the rules that both share; each deal is played in both orders."""
    shared = openspiel.SharedRules(seats=2)
    # A playable card that was drawn is played: there one could draw on, with us one could pass.
    rules, spiel = replace(shared.rules(), drawn_card="must_play"), shared.load()
    won, played, given_up = 0.0, 0, 0
    times: tuple[list[float], list[float]] = ([], [])
    for deal in range(bench.number(60)):
        for seat in range(2):
            try:
                won += _meet(Game(rules, seed=deal), spiel, seat, deal, times)
            except openspiel.NotPossibleThereError:
                given_up += 1
            else:
                played += 1
    low, high = wilson(won / played, played)
    bench.say(
        f"strong against OpenSpiel's ISMCTS with {SIMULATIONS} simulations: {won / played:.1%} "
        f"({low:.1%} to {high:.1%}) of {played} deals, {median(times[0]):.1f} ms against "
        f"{median(times[1]):.1f} ms a move; {given_up} deals left out that OpenSpiel cannot follow"
    )


def times(bench: Bench) -> None:
    """How long a move and a hint take one core, by every preset with eight seats and two packs."""
    thinkers: dict[str, Callable[[View], object]] = {
        "strong": player("strong", 0).choose,
        "master": player("master", 0).choose,
        "hint": hint,
    }
    for name in PRESETS:
        rules = replace(Rules.preset(name, seats=8, any_seats=True), packs=2)
        taken: dict[str, list[float]] = {thinker: [] for thinker in thinkers}
        for seed in range(bench.number(3)):
            game = Game(rules, seed=seed)
            people = [player(PEOPLE[seat % len(PEOPLE)], seat) for seat in range(rules.seats)]
            for turn in range(TURNS):
                if game.turn is None:
                    break
                view = view_of(game, game.turn)
                if turn % 7 == 0 and len(view.legal) > 1:
                    for thinker, think in thinkers.items():
                        start = time.thread_time()
                        think(view)
                        taken[thinker].append(1000 * (time.thread_time() - start))
                game.act(people[game.turn].choose(view))
        bench.say(
            f"{name}, 8 seats, 2 packs, {len(taken['hint'])} positions: "
            + ", ".join(
                f"{thinker} {median(some):.0f} ms, at most {max(some):.0f}"
                for thinker, some in taken.items()
            )
        )


def _meet(
    game: Game,
    spiel: openspiel.SpielGame,
    seat: int,
    seed: int,
    times: tuple[list[float], list[float]],
) -> float:
    """Play a deal with `strong` in a seat and OpenSpiel's search in the other; return its win."""
    follower = openspiel.Follower(spiel, game)
    strong, bot = player("strong", seed), openspiel.IsmctsBot(spiel, SIMULATIONS, seed)
    while game.turn is not None:
        view, start = view_of(game, game.turn), time.perf_counter()
        if game.turn == seat:
            action = strong.choose(view)
        else:
            action = bot.choose(follower.state, view.legal)
        if len(view.legal) > 1:
            times[game.turn != seat].append(1000 * (time.perf_counter() - start))
        follower.follow(action, game.act(action))
    return (seat in game.deal.winners) / len(game.deal.winners)


PARTS: Final[dict[str, Callable[[Bench], None]]] = {
    part.__name__: part for part in (two, four, information, presets, tips, games, peer, times)
}


def main(parts: Iterable[str], bench: Bench) -> None:
    """Run parts of the bench."""
    for part in parts:
        bench.say(f"# {part}: {PARTS[part].__doc__}")
        PARTS[part](bench)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--deals", type=int, help="how many deals, or games, in each match")
    parser.add_argument("--threads", type=int, help="how many at the same time (all cores)")
    parser.add_argument("--json", action="store_true", help="print JSON documents")
    chosen = parser.parse_args()
    main(chosen.parts or PARTS, Bench(chosen.deals, as_json=chosen.json, threads=chosen.threads))
