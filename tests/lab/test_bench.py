"""The measurements: what is measured and how it is reported. How fast it is, no test asks."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from rich.console import Console

from crazyeights.lab import bench, openspiel
from crazyeights.rules.layout import STATE
from crazyeights.rules.options import RulesError
from crazyeights.rules.presets import PRESETS

EFFORT = 0.002


@pytest.fixture(scope="module")
def result() -> bench.Result:
    return bench.run(
        presets=["penalty", "mau-mau"], seats=(2, 6), rounds=2, effort=EFFORT, threads=2
    )


def shown(result: bench.Result) -> str:
    console = Console(file=io.StringIO(), width=120)
    console.print(bench.report(result))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_there_is_a_row_for_everything_asked_for(result: bench.Result) -> None:
    """Mau-Mau is made for five seats at most; OpenSpiel plays beside `penalty` only."""
    assert [(row.engine, row.preset, row.seats) for row in result.rows] == [
        ("compiled", "penalty", 2),
        ("interpreted", "penalty", 2),
        ("openspiel-cpp", "penalty", 2),
        ("openspiel-python", "penalty", 2),
        ("compiled", "penalty", 6),
        ("interpreted", "penalty", 6),
        ("openspiel-cpp", "penalty", 6),
        ("openspiel-python", "penalty", 6),
        ("compiled", "mau-mau", 2),
        ("interpreted", "mau-mau", 2),
    ]
    assert all(row.moves_per_second > 0 for row in result.rows)


def test_all_presets_are_measured_unless_some_are_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    few = {name: PRESETS[name] for name in ("quick", "classic")}
    monkeypatch.setattr(bench, "PRESETS", few)
    measured = bench.run(seats=[8], rounds=1, effort=EFFORT)
    assert {row.preset for row in measured.rows} == {"classic"}, "quick is made for 2 to 4 seats"
    assert measured.threads is None


def test_the_document_has_exactly_the_documented_keys(result: bench.Result) -> None:
    document: dict[str, Any] = json.loads(json.dumps(result.to_json()))
    threads = document.pop("threads")
    assert set(threads) == {"count", "moves_per_second_of_one", "moves_per_second_together"}
    assert threads["count"] == 2
    assert set(document) == {"rows", "state_bytes"}
    for row in document["rows"]:
        assert set(row) == {"engine", "preset", "seats", "moves_per_second"}
        assert row["engine"] in {"compiled", "interpreted", "openspiel-cpp", "openspiel-python"}
        assert isinstance(row["moves_per_second"], int)
    without = bench.Result(result.rows, result.state_bytes).to_json()
    assert set(without) == {"rows", "state_bytes"}


def test_a_state_takes_a_kibibyte_at_most(result: bench.Result) -> None:
    assert result.state_bytes == STATE.itemsize <= 1024


def test_figures_are_medians_of_the_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    speeds = {1: 7.0, 2: 1.0, 3: 100.0}
    probe = bench._Probe("compiled", "penalty", 2, lambda number: speeds[number + 1])
    monkeypatch.setattr(bench, "_probes", lambda *_: [probe])
    measured = bench.run(rounds=3, effort=EFFORT)
    assert measured.speed("compiled", "penalty", 2) == 7
    assert measured.speed("compiled", "penalty", 3) is None


def test_of_threads_the_best_round_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = [(10.0, 12.0), (8.0, 19.0), (9.0, 18.0)]
    monkeypatch.setattr(bench, "_compare_threads", lambda *_: rounds.__getitem__)
    measured = bench.run(presets=["quick"], seats=[2], rounds=3, effort=EFFORT, threads=2)
    assert measured.threads == bench.Threads(2, 10, 19)
    assert measured.threads.ratio == 1.9


def test_the_report_shows_speeds_and_how_they_compare() -> None:
    rows = (
        bench.Row("compiled", "penalty", 2, 30_000_000),
        bench.Row("interpreted", "penalty", 2, 5_000),
        bench.Row("openspiel-cpp", "penalty", 2, 2_000_000),
        bench.Row("openspiel-python", "penalty", 2, 250_000),
        bench.Row("compiled", "switch", 2, 15_000_000),
    )
    text = shown(bench.Result(rows, 776, bench.Threads(2, 30e6, 57e6)))
    lines = {line.split("│")[1].strip(): line for line in text.splitlines() if "│" in line}
    assert [cell.strip() for cell in lines["penalty"].split("│")[1:-1]] == [
        "penalty",
        "2",
        "30.0 M",
        "5.0 k",
        "1.00",
    ]
    assert [cell.strip() for cell in lines["switch"].split("│")[3:-1]] == ["15.0 M", "-", "0.50"]
    assert [cell.strip() for cell in lines["in its C++ loop"].split("│")[3:-1]] == ["2.0 M", "15.0"]
    assert [cell.strip() for cell in lines["from Python"].split("│")[3:-1]] == ["250.0 k", "120.0"]
    assert "776 bytes" in text
    assert "2 threads together are 1.90 times as fast as one" in text


def test_where_numba_is_off_only_the_interpreted_engine_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CRAZYEIGHTS_ENGINE", "interpreted")
    measured = bench.run(presets=["quick"], seats=[2], rounds=1, effort=EFFORT)
    assert [row.engine for row in measured.rows] == ["interpreted"]


def test_without_openspiel_its_rows_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel, "installed", lambda: False)
    measured = bench.run(presets=["penalty"], seats=[2], rounds=1, effort=EFFORT)
    assert [row.engine for row in measured.rows] == ["compiled", "interpreted"]
    assert "OpenSpiel" not in shown(measured)


@pytest.mark.parametrize(("terminal", "something"), [(True, True), (False, False)])
def test_progress_is_shown_on_a_terminal_only(terminal: bool, something: bool) -> None:  # noqa: FBT001
    console = Console(file=io.StringIO(), force_terminal=terminal)
    bench.run(presets=["quick"], seats=[2], rounds=1, effort=EFFORT, console=console)
    assert isinstance(console.file, io.StringIO)
    assert bool(console.file.getvalue()) == something


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"rounds": 0}, "rounds: 0 is too few"),
        ({"effort": 0}, "effort: 0 is too little"),
        ({"seats": [1]}, r"seats: \[1\] is not right, 2 to 8 are possible"),
        ({"seats": []}, r"seats: \[\] is not right"),
        ({"threads": 1}, "threads: 1 is too few"),
        ({"presets": ["quick"], "seats": [7]}, "none of quick is made for 7 seats"),
    ],
)
def test_wrong_input_is_named(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        bench.run(**wrong)


def test_an_unknown_preset_is_named() -> None:
    with pytest.raises(RulesError, match="there is none called 'penalties'"):
        bench.run(presets=["penalties"], effort=EFFORT)
