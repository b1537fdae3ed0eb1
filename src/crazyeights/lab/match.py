"""Matches between computer players: the same cards for all, in every order of the seats.

What is compared is not luck with the cards: every shuffle is played once for each order in which
the players can sit, so each of them has had each hand. The figures are means over shuffles, and
their intervals come from how much the shuffles differ, not the single deals: what all players
share cancels out.

Fewer players than seats repeat round the table. A name that is given more than once is one player
with several seats; all figures of a player are for one of its seats, so equal players win
1 / seats each. Joint winners share a win equally.

The cards and each player's dice depend on the seed and the number of the shuffle alone, and a run
that stops early does so after a number of shuffles that depends on the results alone. So a seed
gives the same figures for any number of threads (R-162), but for the times.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import permutations
from math import log10, sqrt
from statistics import NormalDist, median
from threading import Event
from typing import Any, Final

import numpy as np
from rich.console import Console, Group, RenderableType
from rich.table import Table

from crazyeights.game import Game, IllegalActionError
from crazyeights.lab.progress import Shown, progress_bar
from crazyeights.lab.simulate import IllegalChoiceError, cores, percent, wilson
from crazyeights.players.player import Player, SearchPlayer, player
from crazyeights.players.search import KNOWING
from crazyeights.rules.actions import action_from_code
from crazyeights.rules.entry import options
from crazyeights.rules.kinds import ONE_DEAL
from crazyeights.rules.layout import SEATS
from crazyeights.rules.log import LOG
from crazyeights.rules.options import Rules
from crazyeights.views import VIEW, look_at, see_at

MOST_ORDERS: Final = 24
"""With more orders of the seats than these, everybody moves round the table instead."""
FEWEST_SHUFFLES: Final = 30
"""A run does not stop early before so many: what is narrow by chance is not narrow."""
MOST_SHUFFLES: Final = 2**40
MOST_SEED: Final = 2**62
PRIME: Final = 1_000_003
"""Keeps the dice of different seeds apart."""
SIGMAS: Final = NormalDist().inv_cdf(0.975)
"""Half the width of a 95 % interval in standard errors."""
ELO: Final = 400.0
"""Odds of ten to one are worth so many points."""


class SeeingPlayer(SearchPlayer):
    """A player that sees all hands: the measure for those who have to guess. It sits nowhere else.

    The order of the stock is hidden from it too.
    """

    def __init__(self, effort: int, seed: int) -> None:
        super().__init__(effort, seed, worlds=KNOWING)

    def peep(self, game: Game) -> None:
        """Look at all hands before a decision."""
        self.mind.worlds[0] = game.state.record.hands


def contestant(name: str, seed: int) -> Player:
    """Return a player as `players.player` does, or ``seeing:MOVES`` that sees all hands."""
    kind, _, detail = name.partition(":")
    if kind == "seeing" and detail.isascii() and detail.isdigit():
        return SeeingPlayer(int(detail), seed)
    return player(name, seed)


# ── Figures ─────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float

    def to_json(self) -> list[float]:
        """Return the ends of the interval."""
        return [self.low, self.high]


@dataclass(frozen=True, slots=True)
class PlayerFigures:
    """How a player fared: for one of its seats, on average.

    ``elo`` is the rating against the mean of all players, None if a player never won; times are
    those of decisions between at least two actions; ``imagined`` is how many moves it imagined for
    one on average.
    """

    name: str
    seats: int
    win_rate: Interval
    mean_score: float
    elo: Interval | None
    ms_per_move_median: float
    ms_per_move_max: float
    imagined: float


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more often a seat of the first player wins than one of the second."""

    first: str
    second: str
    win_rate: Interval


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The figures of a match: ``shuffles``, of those that were ``wanted``, in ``orders`` each.

    ``deals`` counts all deals that were played, and ``games`` all games, if games were played.
    ``narrow`` says that it stopped early because the intervals were narrow enough.
    """

    rules: Rules
    preset: str | None
    wanted: int
    shuffles: int
    orders: int
    deals: int
    games: int | None
    narrow: bool
    seconds: float
    players: tuple[PlayerFigures, ...]
    differences: tuple[Difference, ...]
    mean_actions: float
    blocked_rate: float
    reshuffle_rate: float

    @property
    def complete(self) -> bool:
        """Whether nobody interrupted the run."""
        return self.narrow or self.shuffles == self.wanted

    def to_json(self) -> dict[str, Any]:
        """Return the figures as ``docs/json.md`` describes them."""
        return {
            "preset": self.preset,
            "seats": self.rules.seats,
            "shuffles": self.shuffles,
            "orders": self.orders,
            "deals": self.deals,
            "games": self.games,
            "seconds": self.seconds,
            "players": [
                {
                    "name": player.name,
                    "seats": player.seats,
                    "win_rate": player.win_rate.value,
                    "ci95": player.win_rate.to_json(),
                    "mean_score": player.mean_score,
                    "elo": None if player.elo is None else player.elo.value,
                    "elo_ci95": None if player.elo is None else player.elo.to_json(),
                    "ms_per_move_median": player.ms_per_move_median,
                    "ms_per_move_max": player.ms_per_move_max,
                    "imagined_moves": player.imagined,
                }
                for player in self.players
            ],
            "differences": [
                {
                    "players": [one.first, one.second],
                    "win_rate": one.win_rate.value,
                    "ci95": one.win_rate.to_json(),
                }
                for one in self.differences
            ],
            "mean_actions": self.mean_actions,
            "blocked_rate": self.blocked_rate,
            "reshuffle_rate": self.reshuffle_rate,
        }


@dataclass(slots=True)
class _Sums:
    """What one shuffle, or many, brought: an entry for each player where there are several."""

    wins: list[float]
    scores: list[int]
    times: list[array[float]]
    imagined: list[int]
    deals: int = 0
    actions: int = 0
    blocked: int = 0
    reshuffled: int = 0

    @classmethod
    def empty(cls, players: int) -> _Sums:
        return cls(
            [0.0] * players, [0] * players, [array("d") for _ in range(players)], [0] * players
        )

    def add(self, other: _Sums) -> None:
        for place in range(len(self.wins)):
            self.wins[place] += other.wins[place]
            self.scores[place] += other.scores[place]
            self.times[place].extend(other.times[place])
            self.imagined[place] += other.imagined[place]
        self.deals += other.deals
        self.actions += other.actions
        self.blocked += other.blocked
        self.reshuffled += other.reshuffled


# ── Playing ─────────────────────────────────────────────────────────────────────────────────────


def run(  # noqa: PLR0913  # settings of one run, the optional ones by name
    rules: Rules,
    players: Sequence[str],
    shuffles: int,
    seed: int,
    *,
    game: bool = False,
    until: float | None = None,
    preset: str | None = None,
    threads: int | None = None,
    console: Console | None = None,
) -> MatchResult:
    """Play a match and return the figures.

    Args:
        rules: what to play by.
        players: names as `contestant` knows them, at least two different ones; fewer than seats
            repeat.
        shuffles: how many shuffles, or with ``game`` games, each in every order of the seats.
        seed: from 0 to 2**62; the same one gives the same figures, but for the times.
        game: play whole games, to the end that the rules set; else single deals, each for itself.
        until: stop as soon as no 95 % interval of a win rate is wider.
        preset: the preset that the rules are, for the report; none if options were changed.
        threads: how many shuffles to play at the same time; as many as there are cores if left out.
        console: where an interruption is told and, if it is a terminal, progress is shown; if left
            out, the error output.

    An interrupt (Ctrl-C) ends the run early: the result then holds the first shuffles of this seed.
    If none has been played it goes on as `KeyboardInterrupt`. Raises `ValueError` for anything that
    makes no sense.
    """
    console = console or Console(stderr=True)
    match = _Match(rules if game else replace(rules, game_end=ONE_DEAL), players, seed, game=game)
    _check(shuffles, seed, until, threads)
    start = time.perf_counter()
    with progress_bar(console, shuffles) as progress:
        narrow = match.play(shuffles, until, threads or cores(), progress)
    result = match.result(shuffles, time.perf_counter() - start, preset, narrow=narrow)
    if not result.complete:
        console.print(_interruption(result))
    return result


def seatings(players: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return every order in which players can sit, those that repeat filling the table.

    If there are more than MOST_ORDERS, everybody moves round the table instead, so that all have
    had all seats, but not all neighbours.
    """
    table = tuple(players[place % len(players)] for place in range(seats))
    orders: dict[tuple[str, ...], None] = {}
    for order in permutations(table):
        orders[order] = None
        if len(orders) > MOST_ORDERS:
            return [table[place:] + table[:place] for place in range(seats)]
    return list(orders)


class _Match:
    """Shuffles that several threads play side by side, and what came of them, in their order."""

    def __init__(self, rules: Rules, players: Sequence[str], seed: int, *, game: bool) -> None:
        self._rules = rules
        self._names = list(dict.fromkeys(players))
        if len(self._names) < 2:  # noqa: PLR2004  # a match has two sides
            raise ValueError("players: a match needs at least two different ones")
        if len(players) > rules.seats:
            raise ValueError(f"players: {len(players)} are too many for {rules.seats} seats")
        for name in self._names:
            contestant(name, 0)
        self._orders = seatings(players, rules.seats)
        self._seats = [self._orders[0].count(name) for name in self._names]
        self._seed = seed
        self._game = game
        self._stopped = Event()
        self._sums = _Sums.empty(len(self._names))
        self._rates: list[list[float]] = []
        """The win rates of the players in each shuffle."""

    def play(self, shuffles: int, until: float | None, threads: int, progress: Shown) -> bool:
        """Play shuffles, or those before an interrupt; return whether it was narrow enough."""
        narrow = interrupted = False
        progress.begin()
        with ThreadPoolExecutor(threads) as pool:
            waiting: list[Future[_Sums]] = []
            try:
                numbers = iter(range(shuffles))
                for sums in self._results(pool, numbers, waiting, threads):
                    self._add(sums)
                    narrow = until is not None and self._narrow(until)
                    progress.advance(1, self._standing())
                    if narrow:
                        break
            except KeyboardInterrupt:
                interrupted = True
            finally:
                self._stopped.set()
                for one in waiting:
                    one.cancel()
        if interrupted and not self._rates:
            raise KeyboardInterrupt
        return narrow

    def _results(
        self,
        pool: ThreadPoolExecutor,
        numbers: Iterator[int],
        waiting: list[Future[_Sums]],
        threads: int,
    ) -> Iterator[_Sums]:
        """Give the results of the shuffles in their order, while others are played ahead."""
        for number in numbers:
            waiting.append(pool.submit(self._shuffle, number))
            if len(waiting) > 4 * threads:
                yield waiting.pop(0).result()
        while waiting:
            yield waiting.pop(0).result()

    def _shuffle(self, number: int) -> _Sums:
        """Play a shuffle in every order of the seats."""
        sums = _Sums.empty(len(self._names))
        for order in self._orders:
            if self._stopped.is_set():
                break
            self._play(number, order, sums)
        return sums

    def _play(self, number: int, order: Sequence[str], sums: _Sums) -> None:
        """Play one deal, or one game, and add it to the sums."""
        game = Game(self._rules, seed=self._seed << 40 | number)
        taken: dict[str, int] = {}
        people = []
        for name in order:
            # A player has the same dice in each order, those of its seats differ.
            place = self._names.index(name) * SEATS + taken.get(name, 0)
            taken[name] = taken.get(name, 0) + 1
            people.append(contestant(name, (self._seed * PRIME + number * 64 + place) % MOST_SEED))
        view, seen = np.zeros(1, VIEW), np.zeros(1, LOG)
        while True:
            self._play_deal(game, order, people, view, seen, sums)
            if not self._game or game.outcome is not None:
                break
            game.next_deal()
        winners = game.deal.winners if game.outcome is None else game.outcome.winners
        for seat, name in enumerate(order):
            place = self._names.index(name)
            sums.wins[place] += (seat in winners) / len(winners)
            sums.scores[place] += game.totals[seat]

    def _play_deal(  # noqa: PLR0913, PLR0917  # what a deal is played with
        self,
        game: Game,
        order: Sequence[str],
        people: Sequence[Player],
        view: Any,  # noqa: ANN401  # a numpy record has no static type
        seen: Any,  # noqa: ANN401  # the same
        sums: _Sums,
    ) -> None:
        look, see, count = game.engine(look_at), game.engine(see_at), game.engine(options)
        view["deal"] = game.deal.number
        view["totals"][0, : game.rules.seats] = game.totals
        while (seat := game.turn) is not None:
            look(game.state.box, game.rules_box, seat, view)
            see(game.log_box, seat, seen)
            somebody, place = people[seat], self._names.index(order[seat])
            if isinstance(somebody, SeeingPlayer):
                somebody.peep(game)
            choice = count(game.state.box, game.rules_box) > 1
            start = time.thread_time()
            code = somebody.decide(view[0], seen[0], game.numbers)
            if choice:
                sums.times[place].append(1000 * (time.thread_time() - start))
                if isinstance(somebody, SearchPlayer):
                    sums.imagined[place] += int(somebody.trials.moves)
            action = action_from_code(code)
            try:
                game.act(action)
            except IllegalActionError as error:
                message = f"player {order[seat]!r} chose {action} in {game!r}"
                raise IllegalChoiceError(message) from error
        sums.deals += 1
        sums.actions += int(game.state.record.actions)
        sums.blocked += game.deal.end in ("blocked", "too_long")
        sums.reshuffled += int(game.state.record.reshuffles) > 0

    # ── What came of it ─────────────────────────────────────────────────────────────────────────

    def _add(self, sums: _Sums) -> None:
        self._sums.add(sums)
        self._rates.append(
            [
                wins / (len(self._orders) * seats)
                for wins, seats in zip(sums.wins, self._seats, strict=True)
            ]
        )

    def _standing(self) -> str:
        rate = sum(rates[0] for rates in self._rates) / len(self._rates)
        return f"{self._names[0]} {percent(rate)}"

    def _narrow(self, width: float) -> bool:
        if len(self._rates) < FEWEST_SHUFFLES:
            return False
        intervals = self._win_rates()
        return all(one.high - one.low <= width for one in intervals)

    def _win_rates(self) -> list[Interval]:
        rates = np.array(self._rates)
        intervals = []
        for place, seats in enumerate(self._seats):
            # The chance that any of its seats wins is what an interval for rates is made for.
            any_seat = rates[:, place] * seats
            mean = float(any_seat.mean())
            low, high = wilson(mean, self._trials(any_seat))
            intervals.append(Interval(mean / seats, low / seats, high / seats))
        return intervals

    def _trials(self, rates: Any) -> float:  # noqa: ANN401  # an array of numbers
        """Return how many independent trials would show a rate as precisely as the shuffles did."""
        mean = float(rates.mean())
        deals = len(rates) * len(self._orders)
        if len(rates) < FEWEST_SHUFFLES:
            return len(rates)
        variance = float(rates.var(ddof=1)) / len(rates)
        most = 4.0 * deals  # so few shuffles may all end alike by chance
        return most if variance == 0 else min(most, mean * (1 - mean) / variance)

    def result(
        self, wanted: int, seconds: float, preset: str | None, *, narrow: bool
    ) -> MatchResult:
        """Return the figures."""
        sums, shuffles, orders = self._sums, len(self._rates), len(self._orders)
        played = shuffles * orders
        elo = self._elo()
        return MatchResult(
            rules=self._rules,
            preset=preset,
            wanted=wanted,
            shuffles=shuffles,
            orders=orders,
            deals=sums.deals,
            games=played if self._game else None,
            narrow=narrow,
            seconds=seconds,
            players=tuple(
                PlayerFigures(
                    name=name,
                    seats=seats,
                    win_rate=rate,
                    mean_score=sums.scores[place] / (played * seats),
                    elo=elo[place],
                    ms_per_move_median=median(sums.times[place] or [0.0]),
                    ms_per_move_max=max(sums.times[place], default=0.0),
                    imagined=sums.imagined[place] / max(1, len(sums.times[place])),
                )
                for place, (name, seats, rate) in enumerate(
                    zip(self._names, self._seats, self._win_rates(), strict=True)
                )
            ),
            differences=tuple(self._differences()),
            mean_actions=sums.actions / sums.deals,
            blocked_rate=sums.blocked / sums.deals,
            reshuffle_rate=sums.reshuffled / sums.deals,
        )

    def _differences(self) -> Iterator[Difference]:
        rates = np.array(self._rates)
        for first, name in enumerate(self._names):
            for second in range(first + 1, len(self._names)):
                interval = _mean(rates[:, first] - rates[:, second])
                yield Difference(name, self._names[second], interval)

    def _elo(self) -> list[Interval | None]:
        """Return ratings under which chances to win are as 10 ** (rating / 400) of each seat.

        All players take part in every deal, so the ratings that fit best are the logarithms of the
        win rates. The intervals follow from how these differ from shuffle to shuffle.
        """
        rates = np.array(self._rates)
        means = rates.mean(axis=0)
        if not means.all():
            return [None] * len(self._names)
        points = np.array([ELO * log10(mean) for mean in means])
        slopes = ELO / np.log(10) * (rates / means - 1)
        ratings = points - points.mean()
        influence = slopes - slopes.mean(axis=1, keepdims=True)
        return [
            _mean(influence[:, place], float(ratings[place])) for place in range(len(self._names))
        ]


def _mean(values: Any, value: float | None = None) -> Interval:  # noqa: ANN401  # an array
    """Return the mean of values from many shuffles, or ``value``, with its interval."""
    middle = float(values.mean()) if value is None else value
    if len(values) < 2:  # noqa: PLR2004  # one shuffle says nothing about how shuffles differ
        return Interval(middle, -np.inf, np.inf)
    half = SIGMAS * float(values.std(ddof=1)) / sqrt(len(values))
    return Interval(middle, middle - half, middle + half)


def _check(shuffles: int, seed: int, until: float | None, threads: int | None) -> None:
    if not 1 <= shuffles <= MOST_SHUFFLES:
        raise ValueError(f"deals: {shuffles} is not from 1 to 2**40")
    if not 0 <= seed <= MOST_SEED:
        raise ValueError(f"seed: {seed} is not from 0 to 2**62")
    if until is not None and not 0 < until < 1:
        raise ValueError(f"until: {until} is not between 0 and 1; 0.02 is two per cent")
    if threads is not None and threads < 1:
        raise ValueError(f"threads: {threads} is too few, at least 1 is needed")


# ── For people ──────────────────────────────────────────────────────────────────────────────────


def report(result: MatchResult) -> RenderableType:
    """Return the figures as tables for people."""
    rules = result.preset or result.rules.to_text() or "the default rules"
    what = "games" if result.games is not None else "deals"
    number = result.deals if result.games is None else result.games
    table = Table(title=f"{rules}, {result.rules.seats} seats, {number:,} {what}")
    table.add_column("player")
    for heading in ("seats", "wins", "95 % interval", "score", "Elo", "ms a move", "longest"):
        table.add_column(heading, justify="right")
    for player_ in result.players:
        rate, elo = player_.win_rate, player_.elo
        table.add_row(
            player_.name,
            str(player_.seats),
            percent(rate.value),
            f"{percent(rate.low)} to {percent(rate.high)}",
            f"{player_.mean_score:.2f}",
            "–" if elo is None else f"{elo.value:+.0f} ± {elo.high - elo.value:.0f}",
            f"{player_.ms_per_move_median:.2f}",
            f"{player_.ms_per_move_max:.1f}",
        )
    parts: list[RenderableType] = [table]
    if not result.complete:
        parts.insert(0, _interruption(result))
    for one in result.differences:
        rate = one.win_rate
        verdict = "better" if rate.low > 0 else "worse" if rate.high < 0 else "not told apart"
        parts.append(
            f"{one.first} – {one.second}: {100 * rate.value:+.2f} points "
            f"({100 * rate.low:+.2f} to {100 * rate.high:+.2f}), {verdict}"
        )
    parts.append(
        f"{result.shuffles:,} shuffles, each in {result.orders} orders of the seats; wins and "
        f"scores are those of one seat, equal players win {1 / result.rules.seats:.2%}."
    )
    parts.append(f"Played in {result.seconds:.1f} s.")
    return Group(*parts)


def _interruption(result: MatchResult) -> str:
    return (
        f"INTERRUPTED after {result.shuffles:,} of {result.wanted:,} shuffles;"
        " the figures are those of the shuffles played."
    )
