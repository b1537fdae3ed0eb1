"""What holds for the tests of the host."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the engine interpreted: a table takes its time for people, not for the engine."""
    monkeypatch.setenv("CRAZYEIGHTS_ENGINE", "interpreted")
