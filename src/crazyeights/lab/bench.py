"""How fast the rules run: random play counted in moves per second, beside OpenSpiel's.

A move is one action of a seat: a card played (with the suit it names), a card or a debt drawn, a
pass, a call, a suit named on its own. Shuffling and dealing take their time but are no moves, here
and there; what chance does in OpenSpiel (dealer, cards dealt and drawn) is not counted either. All
deals are played from the deal to the end with legal actions drawn with equal chances. OpenSpiel is
set up as near to ``penalty`` as it can be, see `openspiel.SharedRules`.

Everything runs on one core, and what is measured is processor time, so that other programs disturb
little. Rounds are interleaved, each measures everything once; a figure is the median of its rounds.
Only the comparison of threads is by the clock. There other programs can only do harm, so the best
round counts.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from typing import Any, Literal, get_args

from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from crazyeights.lab import openspiel
from crazyeights.rules.chance import NO_WORDS
from crazyeights.rules.compiled import Mode, default_mode, implementation
from crazyeights.rules.events import SILENT
from crazyeights.rules.layout import SEATS, STATE, encode, new_state
from crazyeights.rules.options import Rules
from crazyeights.rules.playout import random_deals
from crazyeights.rules.presets import PRESETS

Engine = Literal["compiled", "interpreted", "openspiel-cpp", "openspiel-python"]

BASE = "penalty"
"""The preset that others, and OpenSpiel, are compared with."""

FEWEST_SEATS = 2
_SECONDS: dict[Engine, float] = {
    "compiled": 0.05,
    "interpreted": 0.02,
    "openspiel-cpp": 0.5,
    "openspiel-python": 0.2,
}
"""How long each engine plays at least in each round, with an effort of 1."""
_THREAD_SECONDS = 0.25
_COUNTED_DEALS = 2000
_ROLLOUTS = 10
"""How many deals OpenSpiel plays on from each deal dealt."""


@dataclass(frozen=True, slots=True)
class Row:
    """One figure: random moves per second of one engine on one core."""

    engine: Engine
    preset: str
    seats: int
    moves_per_second: float


@dataclass(frozen=True, slots=True)
class Threads:
    """Moves per second by the clock: of one thread alone, and of ``count`` threads together."""

    count: int
    one: float
    together: float

    @property
    def ratio(self) -> float:
        """How many times one thread's speed all have together."""
        return self.together / self.one


@dataclass(frozen=True, slots=True)
class Result:
    """All figures; ``state_bytes`` is the size of a deal's state."""

    rows: tuple[Row, ...]
    state_bytes: int
    threads: Threads | None = None

    def speed(self, engine: Engine, preset: str, seats: int) -> float | None:
        """Return one figure, or None if it was not measured."""
        for row in self.rows:
            if (row.engine, row.preset, row.seats) == (engine, preset, seats):
                return row.moves_per_second
        return None

    def to_json(self) -> dict[str, Any]:
        """Return the figures as ``docs/benchmarks.md`` describes them."""
        document: dict[str, Any] = {
            "rows": [
                {
                    "engine": row.engine,
                    "preset": row.preset,
                    "seats": row.seats,
                    "moves_per_second": round(row.moves_per_second),
                }
                for row in self.rows
            ],
            "state_bytes": self.state_bytes,
        }
        if self.threads is not None:
            document["threads"] = {
                "count": self.threads.count,
                "moves_per_second_of_one": round(self.threads.one),
                "moves_per_second_together": round(self.threads.together),
            }
        return document


def run(  # noqa: PLR0913  # all by name and none needed
    *,
    presets: Sequence[str] | None = None,
    seats: Sequence[int] = (2, 4),
    rounds: int = 5,
    effort: float = 1.0,
    threads: int | None = None,
    console: Console | None = None,
) -> Result:
    """Measure and return the figures.

    Args:
        presets: which presets; all of them if left out. OpenSpiel runs beside ``penalty`` only, and
            only where it is installed.
        seats: the numbers of seats; a preset is left out where it is not made for so many.
        rounds: how often everything is measured; the median counts.
        effort: multiplies the time that each measurement takes.
        threads: how many threads are compared with one, in ``penalty`` with the first number of
            seats; no such comparison if left out.
        console: where progress is shown, if it is a terminal; if left out, the error output.

    Where numba is switched off only the interpreted engine is measured. Raises `RulesError` for an
    unknown preset and `ValueError` for numbers that make no sense.
    """
    _check(seats, rounds, effort, threads)
    chosen = list(PRESETS) if presets is None else list(presets)
    console = console or Console(stderr=True)
    with _progress(console) as advance:
        probes = _probes(chosen, seats, effort, advance)
        if not probes:
            wanted = ", ".join(map(str, seats))
            raise ValueError(f"seats: none of {', '.join(chosen)} is made for {wanted} seats")
        compare = _compare_threads(threads, seats[0], effort) if threads else None
        speeds: list[list[float]] = [[] for _ in probes]
        pairs: list[tuple[float, float]] = []
        for number in range(rounds):
            for place, probe in enumerate(probes):
                advance(f"round {number + 1} of {rounds}", 1 / (rounds * len(probes)))
                speeds[place].append(probe.measure(number))
            if compare is not None:
                pairs.append(compare(number))
    return Result(
        rows=tuple(
            Row(probe.engine, probe.preset, probe.seats, median(measured))
            for probe, measured in zip(probes, speeds, strict=True)
        ),
        state_bytes=STATE.itemsize,
        threads=Threads(threads, *map(max, zip(*pairs, strict=True))) if threads else None,
    )


def report(result: Result) -> RenderableType:
    """Return the figures as tables for people."""
    parts: list[RenderableType] = [_preset_table(result)]
    if any(row.engine.startswith("openspiel") for row in result.rows):
        parts.append(_openspiel_table(result))
    parts.append(f"The state of a deal takes {result.state_bytes} bytes.")
    if result.threads is not None:
        threads = result.threads
        parts.append(
            f"{threads.count} threads together are {threads.ratio:.2f} times as fast as one"
            f" ({_millions(threads.together)} and {_millions(threads.one)})."
        )
    return Group(*parts)


# ── What is measured ────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class _Probe:
    """One thing to measure; ``measure`` takes the number of the round, returns moves per second."""

    engine: Engine
    preset: str
    seats: int
    measure: Callable[[int], float]


def _check(seats: Sequence[int], rounds: int, effort: float, threads: int | None) -> None:
    if rounds < 1:
        raise ValueError(f"rounds: {rounds} is too few, at least 1 is needed")
    if not effort > 0:
        raise ValueError(f"effort: {effort} is too little, it must be more than 0")
    if not seats or not all(FEWEST_SEATS <= number <= SEATS for number in seats):
        raise ValueError(f"seats: {list(seats)} is not right, 2 to 8 are possible")
    if threads is not None and threads <= 1:
        raise ValueError(f"threads: {threads} is too few to compare with one")


def _probes(
    presets: Sequence[str],
    seats: Sequence[int],
    effort: float,
    advance: Callable[[str, float], None],
) -> list[_Probe]:
    """Prepare everything to be measured, in the order of the rows."""
    modes: tuple[Mode, ...] = get_args(Mode) if default_mode() == "compiled" else ("interpreted",)
    probes = []
    for preset in presets:
        advance("preparing", 0)
        fewest, most = PRESETS[preset].seats if preset in PRESETS else (FEWEST_SEATS, SEATS)
        for number in seats:
            if not fewest <= number <= most:
                continue
            rules = Rules.preset(preset, seats=number)
            for mode in modes:
                measure = _our_engine(rules, mode, _SECONDS[mode] * effort)
                probes.append(_Probe(mode, preset, number, measure))
            if preset == BASE and openspiel.installed():
                probes += _openspiel_probes(number, effort)
    return probes


def _our_engine(rules: Rules, mode: Mode, seconds: float) -> Callable[[int], float]:
    play = implementation(random_deals, mode)
    state, numbers = new_state(), encode(rules)

    def timed(seed: int, deals: int) -> tuple[int, float]:
        start = time.thread_time()
        moves = play(state, numbers, seed, deals, NO_WORDS, SILENT)
        return moves, time.thread_time() - start

    deals = _enough(lambda deals: timed(0, deals)[1], seconds)

    def measure(number: int) -> float:
        moves, elapsed = timed(number + 1, deals)
        return moves / elapsed

    return measure


def _openspiel_probes(seats: int, effort: float) -> list[_Probe]:
    spiel = openspiel.SharedRules(seats=seats).load()
    counted = max(10, round(_COUNTED_DEALS * effort))
    moves_per_deal = openspiel.count_moves(spiel, counted, seed=1)[0] / counted

    def in_cpp(seed: int, dealt: int) -> float:
        dice = random.Random(seed)
        states = [openspiel.deal_at_random(spiel, dice) for _ in range(dealt)]
        start = time.thread_time()
        for place, state in enumerate(states):
            openspiel.roll_out(spiel, state, _ROLLOUTS, seed * dealt + place)
        return time.thread_time() - start

    def from_python(seed: int, deals: int) -> tuple[int, float]:
        dice = random.Random(seed)
        start = time.thread_time()
        moves = sum(
            openspiel.play_from_python(spiel.new_initial_state(), dice) for _ in range(deals)
        )
        return moves, time.thread_time() - start

    dealt = _enough(lambda deals: in_cpp(0, deals), _SECONDS["openspiel-cpp"] * effort)
    deals = _enough(lambda deals: from_python(0, deals)[1], _SECONDS["openspiel-python"] * effort)

    def measure_cpp(number: int) -> float:
        return dealt * _ROLLOUTS * moves_per_deal / in_cpp(number + 1, dealt)

    def measure_python(number: int) -> float:
        moves, elapsed = from_python(number + 1, deals)
        return moves / elapsed

    return [
        _Probe("openspiel-cpp", BASE, seats, measure_cpp),
        _Probe("openspiel-python", BASE, seats, measure_python),
    ]


def _enough(seconds_for: Callable[[int], float], seconds: float) -> int:
    """Return how many deals take at least ``seconds``; trying them out also warms up."""
    deals = 1
    while seconds_for(deals) < seconds:
        deals *= 2
    return deals


def _compare_threads(count: int, seats: int, effort: float) -> Callable[[int], tuple[float, float]]:
    """Return what measures one thread and ``count`` threads; each thread plays as many deals."""
    play = implementation(random_deals)
    numbers = encode(Rules.preset(BASE, seats=seats))
    states = [new_state() for _ in range(count)]

    def work(place: int, seed: int, deals: int) -> int:
        return play(states[place], numbers, seed + place, deals, NO_WORDS, SILENT)

    def speed(workers: int, seed: int, deals: int) -> tuple[float, float]:
        with ThreadPoolExecutor(workers) as pool:
            start = time.perf_counter()
            tasks = [pool.submit(work, place, seed, deals) for place in range(workers)]
            moves = sum(task.result() for task in tasks)
            elapsed = time.perf_counter() - start
        return moves / elapsed, elapsed

    deals = _enough(lambda deals: speed(1, 0, deals)[1], _THREAD_SECONDS * effort)

    def measure(number: int) -> tuple[float, float]:
        seed = (number + 1) * count
        return speed(1, seed, deals)[0], speed(count, seed, deals)[0]

    return measure


# ── What is shown ───────────────────────────────────────────────────────────────────────────────


@contextmanager
def _progress(console: Console) -> Iterator[Callable[[str, float], None]]:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    shown = console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=not shown) as progress:
        task = progress.add_task("preparing", total=1)

        def advance(what: str, share: float) -> None:
            progress.update(task, description=what, advance=share)

        yield advance


def _preset_table(result: Result) -> Table:
    table = Table(title="Random moves per second on one core")
    table.add_column("preset")
    table.add_column("seats", justify="right")
    table.add_column("compiled", justify="right")
    table.add_column("interpreted", justify="right")
    table.add_column(f"compared with {BASE}", justify="right")
    for preset, seats in dict.fromkeys((row.preset, row.seats) for row in result.rows):
        compiled = result.speed("compiled", preset, seats)
        base = result.speed("compiled", BASE, seats)
        table.add_row(
            preset,
            str(seats),
            _millions(compiled),
            _millions(result.speed("interpreted", preset, seats)),
            "-" if compiled is None or base is None else f"{compiled / base:.2f}",
        )
    return table


def _openspiel_table(result: Result) -> Table:
    table = Table(title=f"OpenSpiel with rules near {BASE}: random moves per second on one core")
    table.add_column("played")
    table.add_column("seats", justify="right")
    table.add_column("OpenSpiel", justify="right")
    table.add_column("ours is so many times as fast", justify="right")
    for row in result.rows:
        if row.engine.startswith("openspiel"):
            ours = result.speed("compiled", row.preset, row.seats)
            table.add_row(
                "in its C++ loop" if row.engine == "openspiel-cpp" else "from Python",
                str(row.seats),
                _millions(row.moves_per_second),
                "-" if ours is None else f"{ours / row.moves_per_second:.1f}",
            )
    return table


def _millions(speed: float | None) -> str:
    """Show a speed with its unit, or a dash for none."""
    if speed is None:
        return "-"
    millions = speed / 1_000_000
    return f"{millions:.1f} M" if millions >= 1 else f"{millions * 1000:.1f} k"
