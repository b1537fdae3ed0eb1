"""Importing the package: quick, for it loads only what is used, and complete."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib.metadata import requires
from pathlib import Path

import pytest

import crazyeights

COMPILER = {"numba", "llvmlite"}
DEPENDENCIES = {
    *("numba", "numpy", "rich", "fluent.runtime", "platformdirs"),
    *("litestar", "msgspec", "uvicorn", "uvloop", "httptools", "websockets"),
}
WATCHED = COMPILER | {name.partition(".")[0] for name in DEPENDENCIES}


def loaded_by(code: str) -> set[str]:
    """Return the top-level modules that a fresh Python has loaded after some code."""
    script = f"{code}\nimport sys\nprint(*{{name.partition('.')[0] for name in sys.modules}})"
    run = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=120
    )
    return set(run.stdout.split())


def test_all_dependencies_are_watched() -> None:
    needed = [line for line in requires("crazyeights") or [] if "extra ==" not in line]
    names = {line.partition(">")[0].replace("-", ".") for line in needed}
    assert names == DEPENDENCIES


def test_the_import_alone_loads_no_dependency() -> None:
    assert not loaded_by("import crazyeights") & WATCHED


@pytest.mark.parametrize(
    "code",
    [
        "from crazyeights import Rules; Rules.preset('mau-mau', seats=3).to_text()",
        "from crazyeights import Card, Game, Rules, View, parse_action, view_of",
        "from crazyeights import *",
    ],
)
def test_numba_is_not_loaded_before_it_is_needed(code: str) -> None:
    assert not loaded_by(code) & COMPILER


def test_an_interpreted_game_needs_no_numba() -> None:
    code = """
from crazyeights import Game, Rules, view_of
game = Game(Rules.preset("penalty", seats=3), seed=7, mode="interpreted")
for _ in range(5):
    game.act(game.legal_actions[0])
    view_of(game, 0)
"""
    assert not loaded_by(code) & COMPILER


def test_every_public_name_can_be_imported() -> None:
    for name in crazyeights.__all__:
        assert hasattr(crazyeights, name)
        assert name in dir(crazyeights)


def test_type_checkers_see_the_same_names() -> None:
    """The imports that only type checkers read come from the modules the names are loaded from."""
    tree = ast.parse(Path(crazyeights.__file__).read_text(encoding="utf-8"))
    seen = {
        alias.asname: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("crazyeights.")
        for alias in node.names
    }
    homes = {name: f"crazyeights.{home}" for name, home in crazyeights._HOME.items()}
    assert seen == homes


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="'crazyeights' has no attribute 'Gaem'"):
        _ = crazyeights.Gaem
