"""The compiled twins of the rules: made when needed, cached, and never out of date.

What is compiled here is small on purpose: all of the rules take a quarter of a minute.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any

import platformdirs
import pytest

import crazyeights
from crazyeights.game import Game
from crazyeights.rules import actions, matching, piles
from crazyeights.rules.compiled import (
    cache_directory,
    count_ones,
    default_mode,
    implementation,
    lowest,
    remove_old_caches,
)
from crazyeights.rules.layout import encode, new_state
from crazyeights.rules.options import Rules

PACKAGE = Path(crazyeights.__file__).parent


# ── Who knows numba ─────────────────────────────────────────────────────────────────────────────


def imported_by(path: Path) -> set[str]:
    """Return the top-level names of everything that a source file imports."""
    names = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names.append(node.module or "")
    return {name.partition(".")[0] for name in names}


def test_only_one_module_imports_numba() -> None:
    importers = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if imported_by(path) & {"numba", "llvmlite"}
    }
    assert importers == {"rules/compiled.py"}


# ── Two forms of one function ───────────────────────────────────────────────────────────────────


def drawing_is_finished(function: Callable[..., bool]) -> list[bool]:
    """Ask of a seat that has drawn and cannot play: finished with an empty stock, or a full one."""
    numbers = encode(Rules())
    answers = []
    for stock in (0, 5):
        state = new_state()
        state.stock_size = stock
        state.drawn_card = 3
        state.drawn = 1
        answers.append(bool(function(state, numbers, 0)))
    return answers


def test_both_forms_live_side_by_side() -> None:
    """R-70: a function, one that it calls in another module, and their twins, all at once."""
    function = matching.drawing_finished
    interpreted = implementation(function, "interpreted")
    twin = implementation(function, "compiled")
    assert interpreted is function
    assert isinstance(function, FunctionType)
    assert not isinstance(twin, FunctionType)
    assert implementation(function, "compiled") is twin
    assert vars(matching)["can_draw"] is piles.can_draw
    assert isinstance(piles.can_draw, FunctionType)
    assert drawing_is_finished(twin) == drawing_is_finished(function) == [True, False]


def test_an_interpreted_function_is_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one form calls does not concern the other: only the plain one sees the exchange."""
    twin = implementation(matching.drawing_finished, "compiled")
    monkeypatch.setattr(matching, "can_draw", lambda _state, _rules: True)
    assert drawing_is_finished(matching.drawing_finished) == [False, False]
    assert drawing_is_finished(twin) == [True, False]


@pytest.mark.parametrize("mask", [1, 2, 3, 0b1011000, 1 << 52, (1 << 53) - 1])
def test_bit_operations(mask: int) -> None:
    """The processor's instructions count like Python does."""
    bits = [place for place in range(64) if mask >> place & 1]
    assert count_ones(mask) == len(bits)
    assert lowest(mask) == bits[0]
    numbers = encode(Rules(wild=frozenset()))
    assert implementation(actions.count_actions, "compiled")(numbers, mask, 0) == len(bits)
    assert implementation(actions.nth_action, "compiled")(numbers, mask, 0, 0, 0) == bits[0]


# ── The environment's choice ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("engine", "disabled", "mode"),
    [
        (None, None, "compiled"),
        ("compiled", None, "compiled"),
        ("interpreted", None, "interpreted"),
        (None, "1", "interpreted"),
        ("compiled", "1", "interpreted"),
        (None, "0", "compiled"),
        (None, "", "compiled"),
    ],
)
def test_the_environment_chooses_the_form(
    monkeypatch: pytest.MonkeyPatch, engine: str | None, disabled: str | None, mode: str
) -> None:
    for name, value in (("CRAZYEIGHTS_ENGINE", engine), ("NUMBA_DISABLE_JIT", disabled)):
        if value is None:
            monkeypatch.delenv(name, raising=False)
        else:
            monkeypatch.setenv(name, value)
    assert default_mode() == mode
    plain = implementation(piles.can_draw) is piles.can_draw
    assert plain == (mode == "interpreted")


@pytest.mark.parametrize("value", ["fast", "Compiled", ""])
def test_a_wrong_choice_is_refused(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    """The error names the variable, what it holds and what would be right."""
    monkeypatch.setenv("CRAZYEIGHTS_ENGINE", value)
    with pytest.raises(ValueError, match="CRAZYEIGHTS_ENGINE") as error:
        Game(Rules(), seed=1)
    assert repr(value) in str(error.value)
    assert "'compiled' or 'interpreted'" in str(error.value)


# ── The cache ───────────────────────────────────────────────────────────────────────────────────

SCRIPT = """
import json
from crazyeights.rules import compiled, layout, matching, options

function = compiled.implementation(matching.FUNCTION, "compiled")
answer = function(ARGUMENTS)
used = [twin.stats for twin in compiled._twins.values() if hasattr(twin, "stats")]
report = {
    "answer": answer,
    "loaded": sum(sum(one.cache_hits.values()) for one in used),
    "compiled": sum(sum(one.cache_misses.values()) for one in used),
    "package": compiled.__file__,
    "directory": str(compiled.cache_directory()),
}
print(json.dumps(report))
"""
RANK = SCRIPT.replace("FUNCTION", "rank_cards").replace("ARGUMENTS", "50")
"""Prints the mask of the cards of the rank of the ace of hearts."""
FINISHED = SCRIPT.replace("FUNCTION", "drawing_finished").replace(
    "ARGUMENTS", "layout.new_state(), layout.encode(options.Rules()), 0"
)
"""Prints whether a seat is done with drawing when nothing is left to draw."""


class Copy:
    """A copy of the package with a cache of its own, in which sources can be changed."""

    def __init__(self, directory: Path) -> None:
        self.package = directory / "src" / "crazyeights"
        self.cache = directory / "cache"
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(PACKAGE, self.package, ignore=ignored)

    def run(self, script: str) -> dict[str, Any]:
        """Run a script with the copy in a new process; return what it prints."""
        environment = os.environ | {
            "PYTHONPATH": str(self.package.parent),
            "PYTHONDONTWRITEBYTECODE": "1",
            "CRAZYEIGHTS_CACHE_DIR": str(self.cache),
            "NUMBA_DISABLE_JIT": "0",
        }
        run = subprocess.run(
            [sys.executable, "-c", script],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=300,
        )
        answer: dict[str, Any] = json.loads(run.stdout)
        assert Path(answer["package"]).is_relative_to(self.package)
        assert Path(answer["directory"]).is_relative_to(self.cache)
        return answer

    def change(self, file: str, old: str, new: str) -> None:
        """Change one place in a source."""
        path = self.package / file
        source = path.read_text(encoding="utf-8")
        assert source.count(old) == 1
        path.write_text(source.replace(old, new), encoding="utf-8")

    def files(self) -> dict[str, tuple[int, int]]:
        """Return every file of the cache with its size and the time of its last change."""
        found = [path for path in self.cache.rglob("*") if path.is_file()]
        return {str(path): (path.stat().st_size, path.stat().st_mtime_ns) for path in found}


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def test_what_is_unchanged_is_loaded_from_the_cache(copy: Copy) -> None:
    first = copy.run(RANK)
    assert (first["loaded"], first["compiled"]) == (0, 1)
    files = copy.files()
    assert files
    second = copy.run(RANK)
    assert (second["loaded"], second["compiled"]) == (1, 0)
    assert second["answer"] == first["answer"]
    assert copy.files() == files


def test_a_change_in_a_function_elsewhere_is_picked_up(copy: Copy) -> None:
    """The rule changed lies in another file than the function that is called and cached."""
    assert copy.run(FINISHED)["answer"] is True
    copy.change("rules/piles.py", "    if state.stock_size > 0:\n        return True\n", "")
    copy.change(
        "rules/piles.py",
        "    return rules.empty_stock != NO_RESHUFFLE and state.discards_size > 1",
        "    return True",
    )
    assert copy.run(FINISHED)["answer"] is False


def test_a_change_in_a_constant_elsewhere_is_picked_up(copy: Copy) -> None:
    """Compiled code holds the values of constants, whichever file they come from."""
    assert copy.run(RANK)["answer"] == 0b1111 << 48
    copy.change("rules/layout.py", "ALL_CARDS = (1 << N_CARDS) - 1", "ALL_CARDS = (1 << 50) - 1")
    assert copy.run(RANK)["answer"] == 0b0011 << 48


def test_the_cache_lies_in_the_users_cache_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CRAZYEIGHTS_CACHE_DIR", raising=False)
    user = platformdirs.user_cache_path("crazyeights", appauthor=False)
    assert cache_directory().is_relative_to(user)


def test_the_cache_can_be_put_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CRAZYEIGHTS_CACHE_DIR", str(tmp_path))
    assert cache_directory().is_relative_to(tmp_path)


def test_code_with_bounds_checks_has_a_cache_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "0")
    without = cache_directory()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert cache_directory() != without


def test_old_caches_are_removed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The newest ones stay, however they are called; what is no cache is left alone."""
    monkeypatch.setenv("CRAZYEIGHTS_CACHE_DIR", str(tmp_path))
    root = cache_directory().parent
    for age, name in enumerate(["d", "a", "e", "b", "c"]):
        (root / name).mkdir(parents=True)
        (root / name / "code").write_text("compiled")
        os.utime(root / name, (1_000_000 - age, 1_000_000 - age))
    (root / "note.txt").write_text("not a cache")
    remove_old_caches()
    assert {path.name for path in root.iterdir()} == {"d", "a", "e", "note.txt"}
    remove_old_caches(keep=1)
    assert {path.name for path in root.iterdir()} == {"d", "note.txt"}


def test_without_a_cache_there_is_nothing_to_remove(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CRAZYEIGHTS_CACHE_DIR", str(tmp_path / "none"))
    remove_old_caches()
    assert not (tmp_path / "none").exists()
