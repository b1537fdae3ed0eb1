"""Many deals between computer players, played in the compiled engine on all cores.

Single deals are played, each with all seats; where a game would end plays no part. So that no place
at the table helps anybody, the players move on by one seat after every deal, and the dealer by one
seat after every round of such moves: as many deals as the square of the seats make a fair cycle,
whatever the rules say about who begins.

Fewer players than seats repeat round the table: ``greedy, random`` at four seats means two of each,
one after the other. All figures of a player are for one of its seats, so among equal players each
has a chance of 1 / seats, however many seats it fills. Joint winners share a win equally.

Every deal has chance of its own for the cards and for each player's dice, which depends on the seed
and the number of the deal alone. Sums are of whole numbers. So a seed gives the same figures on
every machine, for any number of threads (R-162).
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from queue import SimpleQueue
from statistics import NormalDist
from threading import Event, Lock
from typing import Any, TypeAlias

import numpy as np
from rich.console import Console, Group, RenderableType
from rich.table import Table

from crazyeights.lab.progress import Shown, progress_bar
from crazyeights.players.player import POLICIES, choose_by
from crazyeights.rules.chance import DICE, NO_WORDS, Words, seed_dice, seed_generator
from crazyeights.rules.compiled import (
    Integers,
    compiled,
    count_ones,
    default_mode,
    implementation,
    record_type,
)
from crazyeights.rules.deal import act
from crazyeights.rules.events import SILENT, Events
from crazyeights.rules.layout import (
    BLOCKED,
    OVER,
    SEATS,
    TOO_LONG,
    RuleNumbers,
    State,
    encode,
    new_state,
)
from crazyeights.rules.options import Rules
from crazyeights.rules.setup import start_deal
from crazyeights.views import VIEW, ViewRecord, look

WIN = 840
"""A win in whole numbers: it can be shared by 2 to 8 joint winners without a remainder."""
STREAMS = 16
"""How many streams of a seed's generator belong to a deal: the cards', then each player's."""
MOST_SEED = 2**62
MOST_DEALS = 2**62 // STREAMS

TALLY = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("wins", np.int64, (SEATS,)),
                ("scores", np.int64, (SEATS,)),
                *((name, np.int64) for name in ("deals", "actions", "blocked", "reshuffled")),
            ]
        ),
    )
)
"""Sums over deals. `wins` (in units of `WIN`) and `scores` have an entry for each place, which is a
player's seat in deal 0; `actions` are counted as R-79 does, `reshuffled` are the deals in which the
discard pile became the stock at least once."""
Tally: TypeAlias = Any
"""A record of the dtype `TALLY`."""
record_type("Tally", TALLY)

DiceBox: TypeAlias = Any

_SECONDS = 0.03
"""How long a thread plays at least before it hands in what it has: often enough for the eye."""
_CONFIDENCE = 0.95


@compiled
def play_deals(  # noqa: PLR0913, PLR0917  # records cannot be bundled without a copy
    state: State,
    rules: RuleNumbers,
    view: ViewRecord,
    policies: Integers,
    dice: DiceBox,
    seed: int,
    first: int,
    end: int,
    words: Words,
    events: Events,
    tally: Tally,
) -> int:
    """Play the deals number ``first`` to ``end - 1`` of a seed and add them to ``tally``.

    ``policies`` and ``dice`` have an entry for each place. Returns -1, or the place of a player
    who chose an illegal action: that deal is then not finished, and those after it are not played.
    """
    seats = rules.seats
    everybody = (1 << seats) - 1
    for deal in range(first, end):
        seed_generator(state, seed, deal * STREAMS)
        for place in range(seats):
            seed_dice(dice[place], seed, deal * STREAMS + 1 + place)
        start_deal(state, rules, (deal // seats) % seats, everybody, words, events)
        while state.phase != OVER:
            place = (state.turn + seats - deal % seats) % seats
            look(state, rules, state.turn, view)
            action = choose_by(policies[place], view, rules, dice[place])
            if not act(state, rules, action, words, events):
                return int(place)
        add_deal(state, rules, deal, tally)
    return -1


@compiled
def add_deal(state: State, rules: RuleNumbers, deal: int, tally: Tally) -> None:
    """Add a deal that is over to the sums."""
    seats = rules.seats
    share = WIN // count_ones(state.winners)
    for seat in range(seats):
        place = (seat + seats - deal % seats) % seats
        tally.wins[place] += share * ((state.winners >> seat) & 1)
        tally.scores[place] += state.scores[seat]
    tally.deals += 1
    tally.actions += state.actions
    if state.ending == BLOCKED or state.ending == TOO_LONG:  # noqa: PLR1714  # numba knows no sets
        tally.blocked += 1
    if state.reshuffles > 0:
        tally.reshuffled += 1


class IllegalChoiceError(RuntimeError):
    """A player chose an action that the rules do not allow: a mistake in that player."""


@dataclass(frozen=True, slots=True)
class PlayerFigures:
    """How one of the players fared, on average over its seats.

    ``win_rate`` is the chance of one of its seats to win a deal, ``ci95`` the 95 % interval of it.
    """

    name: str
    win_rate: float
    ci95: tuple[float, float]
    mean_score: float


@dataclass(frozen=True, slots=True)
class Result:
    """The figures of all deals that were played: ``deals``, of those that were ``wanted``.

    ``preset`` is the preset that the rules are, if any; ``seconds`` is how long playing took by the
    clock.
    """

    rules: Rules
    preset: str | None
    wanted: int
    deals: int
    seconds: float
    players: tuple[PlayerFigures, ...]
    mean_actions: float
    blocked_rate: float
    reshuffle_rate: float

    @property
    def complete(self) -> bool:
        """Whether all deals were played; else the run was interrupted."""
        return self.deals == self.wanted

    def to_json(self) -> dict[str, Any]:
        """Return the figures as ``docs/json.md`` describes them."""
        return {
            "preset": self.preset,
            "seats": self.rules.seats,
            "deals": self.deals,
            "seconds": self.seconds,
            "players": [
                {
                    "name": player.name,
                    "win_rate": player.win_rate,
                    "ci95": list(player.ci95),
                    "mean_score": player.mean_score,
                }
                for player in self.players
            ],
            "mean_actions": self.mean_actions,
            "blocked_rate": self.blocked_rate,
            "reshuffle_rate": self.reshuffle_rate,
        }


def run(  # noqa: PLR0913  # settings of one run, the optional ones by name
    rules: Rules,
    players: Sequence[str],
    deals: int,
    seed: int,
    *,
    preset: str | None = None,
    threads: int | None = None,
    console: Console | None = None,
) -> Result:
    """Play many deals and return the figures.

    Args:
        rules: what to play by.
        players: names from `players.PLAYERS`, in the order of the seats; fewer than seats repeat.
        deals: how many deals.
        seed: from 0 to 2**62; the same one gives the same figures.
        preset: the preset that the rules are, for the report; none if options were changed.
        threads: how many deals to play at the same time; as many as there are cores if left out.
        console: where an interruption is told and, if it is a terminal, progress is shown; if left
            out, the error output.

    An interrupt (Ctrl-C) ends the run early: the result then holds the deals played so far, which
    are the first ones of this seed. If none has been played it goes on as `KeyboardInterrupt`.
    Raises `ValueError` for players, deals, seeds or threads that make no sense.
    """
    _check(rules, players, deals, seed, threads)
    console = console or Console(stderr=True)
    with progress_bar(console, deals) as progress:
        simulation = _Simulation(rules, players, deals, seed)
        progress.begin()
        start = time.perf_counter()
        simulation.play(threads or cores(), progress)
        seconds = time.perf_counter() - start
    result = _result(simulation.tally, rules, players, deals, seconds, preset)
    if not result.complete:
        console.print(_interruption(result))
    return result


def wilson(rate: float, n: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a rate that was found in ``n`` independent trials."""
    z = NormalDist().inv_cdf((1 + _CONFIDENCE) / 2)
    middle = rate + z * z / (2 * n)
    half = z * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    scale = 1 + z * z / n
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def report(result: Result) -> RenderableType:
    """Return the figures as a table for people."""
    seats = result.rules.seats
    rules = result.preset or result.rules.to_text() or "the default rules"
    table = Table(title=f"{rules}, {seats} seats, {result.deals:,} deals")
    table.add_column("player")
    table.add_column("seats", justify="right")
    table.add_column("wins", justify="right")
    table.add_column("95 % interval", justify="right")
    table.add_column("mean score", justify="right")
    for entry, player in enumerate(result.players):
        low, high = player.ci95
        table.add_row(
            player.name,
            str(len(_places(entry, len(result.players), seats))),
            percent(player.win_rate),
            f"{percent(low)} to {percent(high)}",
            f"{player.mean_score:.2f}",
        )
    parts: list[RenderableType] = [table]
    if not result.complete:
        parts.insert(0, _interruption(result))
    parts.append(
        f"A deal takes {result.mean_actions:.1f} actions on average; "
        f"{percent(result.blocked_rate)} are blocked, "
        f"in {percent(result.reshuffle_rate)} the discard pile becomes the stock again."
    )
    if len(result.players) < seats:
        parts.append(f"Wins and scores are those of one seat; equal players win {1 / seats:.2%}.")
    parts.append(f"Played in {result.seconds:.1f} s.")
    return Group(*parts)


def _interruption(result: Result) -> str:
    return (
        f"INTERRUPTED after {result.deals:,} of {result.wanted:,} deals;"
        " the figures are those of the deals played."
    )


# ── Playing ─────────────────────────────────────────────────────────────────────────────────────


class _Desk:
    """What one thread works with."""

    def __init__(self) -> None:
        self.state = new_state()
        self.view: ViewRecord = np.zeros(1, VIEW)[0]
        self.dice: DiceBox = np.zeros(SEATS, DICE)
        self.tally: Any = np.zeros(1, TALLY)


class _Simulation:
    """Deals that several threads play side by side, each taking the next ones from the pile."""

    def __init__(self, rules: Rules, players: Sequence[str], deals: int, seed: int) -> None:
        names = tuple(POLICIES)
        self._numbers = encode(rules)
        self._policies = np.array(
            [names.index(players[place % len(players)]) for place in range(rules.seats)], np.int64
        )
        self._players = players
        self._deals = deals
        self._seed = seed
        self._engine = implementation(play_deals)
        self._lock = Lock()
        self._next = 0
        self._stopped = Event()
        self._news: SimpleQueue[int] = SimpleQueue()
        self.tally: Tally = np.zeros(1, TALLY)[0]

    def play(self, threads: int, progress: Shown) -> None:
        """Play all deals, or those that are begun before an interrupt."""
        interrupted = False
        with ThreadPoolExecutor(threads) as pool:
            workers = []
            try:
                workers += [pool.submit(self._work) for _ in range(threads)]
                self._watch(threads, progress)
            except KeyboardInterrupt:
                interrupted = True
            finally:
                self._stopped.set()
        for worker in workers:
            worker.result()
        if interrupted and self.tally.deals == 0:
            raise KeyboardInterrupt

    def _watch(self, threads: int, progress: Shown) -> None:
        """Show what the threads hand in until all have said, with a 0, that they are done."""
        while threads > 0:
            played = self._news.get()
            threads -= played == 0
            progress.advance(played)

    def _work(self) -> None:
        """Play the next deals again and again until all are taken."""
        desk = _Desk()
        size = 1
        try:
            while not self._stopped.is_set() and (chunk := self._take(size)):
                start = time.perf_counter()
                self._play(chunk, desk)
                if time.perf_counter() - start < _SECONDS:
                    size *= 2
                self._news.put(len(chunk))
        except BaseException:
            self._stopped.set()
            raise
        finally:
            self._news.put(0)

    def _play(self, chunk: range, desk: _Desk) -> None:
        tally = desk.tally[0]
        place = self._engine(
            desk.state,
            self._numbers,
            desk.view,
            self._policies,
            desk.dice,
            self._seed,
            chunk.start,
            chunk.stop,
            NO_WORDS,
            SILENT,
            tally,
        )
        if place >= 0:
            name = self._players[place % len(self._players)]
            deal = chunk.start + int(tally.deals)
            raise IllegalChoiceError(
                f"player {name!r} chose an illegal action in deal {deal} of seed {self._seed}"
            )
        with self._lock:
            for field in TALLY.names or ():
                self.tally[field] += desk.tally[field][0]
        desk.tally[:] = 0

    def _take(self, size: int) -> range:
        """Return the next deals to play; none when all are taken."""
        with self._lock:
            first = self._next
            self._next = min(self._deals, first + size)
            return range(first, self._next)


def _check(
    rules: Rules, players: Sequence[str], deals: int, seed: int, threads: int | None
) -> None:
    known = ", ".join(POLICIES)
    if not players:
        raise ValueError(f"players: none is given; choose from {known}")
    for name in players:
        if name not in POLICIES:
            raise ValueError(f"players: there is no {name!r}; there are {known}")
    if len(players) > rules.seats:
        raise ValueError(f"players: {len(players)} are too many for {rules.seats} seats")
    if not 1 <= deals <= MOST_DEALS:
        raise ValueError(f"deals: {deals} is not from 1 to 2**58")
    if not 0 <= seed <= MOST_SEED:
        raise ValueError(f"seed: {seed} is not from 0 to 2**62")
    if threads is not None and threads < 1:
        raise ValueError(f"threads: {threads} is too few, at least 1 is needed")


def cores() -> int:
    """Return how many threads can run at the same time; interpreted ones wait for each other."""
    if default_mode() == "interpreted":
        return 1
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# ── Figures ─────────────────────────────────────────────────────────────────────────────────────


def _result(  # noqa: PLR0913, PLR0917  # everything a result is made of
    tally: Tally,
    rules: Rules,
    players: Sequence[str],
    wanted: int,
    seconds: float,
    preset: str | None,
) -> Result:
    deals = int(tally.deals)
    figures = []
    for entry, name in enumerate(players):
        places = _places(entry, len(players), rules.seats)
        # At most one of a player's seats wins, so deals are the trials, not seats.
        rate = sum(int(tally.wins[place]) for place in places) / (WIN * deals)
        low, high = wilson(rate, deals)
        count = len(places)
        score = sum(int(tally.scores[place]) for place in places) / (count * deals)
        figures.append(PlayerFigures(name, rate / count, (low / count, high / count), score))
    return Result(
        rules=rules,
        preset=preset,
        wanted=wanted,
        deals=deals,
        seconds=seconds,
        players=tuple(figures),
        mean_actions=int(tally.actions) / deals,
        blocked_rate=int(tally.blocked) / deals,
        reshuffle_rate=int(tally.reshuffled) / deals,
    )


def _places(entry: int, players: int, seats: int) -> range:
    """Return the places that a player fills."""
    return range(entry, seats, players)


def percent(rate: float) -> str:
    """Return a rate as people read it."""
    return f"{rate:.2%}"
