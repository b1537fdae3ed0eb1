"""What holds for the tests of the sentences."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the engine as the terminal game does, with nothing to be compiled first."""
    monkeypatch.setenv("CRAZYEIGHTS_ENGINE", "interpreted")
