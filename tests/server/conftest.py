"""What holds for the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.guest import Guest, House

from crazyeights.server import tables


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the engine interpreted: nothing has to be compiled first."""
    monkeypatch.setenv("CRAZYEIGHTS_ENGINE", "interpreted")


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
