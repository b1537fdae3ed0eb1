"""What holds for the tests of the server."""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.guest import Guest, House

from crazyeights.rules import chance
from crazyeights.server import tables


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the engine interpreted: nothing has to be compiled first."""
    monkeypatch.setenv("CRAZYEIGHTS_ENGINE", "interpreted")


@pytest.fixture(autouse=True)
def _always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards in every run, and let computer players throw the same dice."""
    numbers = itertools.count()
    monkeypatch.setattr(chance, "new_secret", lambda: chance.secret_from_seed(5, next(numbers)))
    monkeypatch.setattr(secrets, "randbits", lambda _: next(numbers))


@pytest.fixture
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computer players wait for ever, until they are hurried or the pace is instant."""
    forever = dict.fromkeys(("calm", "normal", "fast"), (1e6, 1e6))
    monkeypatch.setattr(tables, "PACES", {**forever, "instant": (0.0, 0.0)})


@pytest.fixture
def house(tmp_path: Path, _patient: None) -> Iterator[House]:
    """A server with a file of its own; its computer players wait until they are hurried."""
    with House(tmp_path / "tables.sqlite3") as opened:
        yield opened


@pytest.fixture
def guest(house: House) -> Guest:
    """Somebody with a browser, who has been here never before."""
    return house.guest()
