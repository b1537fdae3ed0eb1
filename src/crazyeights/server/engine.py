"""Loading the compiled rules while the server already serves.

Until they are loaded, tables run interpreted, which is quick enough for the first moments; then all
of them go over to the compiled form. The two forms are the same rules.
"""

from __future__ import annotations

import gc
import logging
import threading
from collections.abc import Iterable
from typing import Final

from crazyeights.host import Computer, Setup, Table
from crazyeights.rules.compiled import Mode, default_mode
from crazyeights.rules.options import Rules

_SEED: Final = 8
_log = logging.getLogger(__name__)


class Engine:
    """Knows in which form the rules are to run just now."""

    def __init__(self, kinds: Iterable[str]) -> None:
        """Begin to load what players of these kinds need, unless all is to run interpreted."""
        self.mode: Mode = "interpreted"
        self._kinds = tuple(kinds)
        self._loader = threading.Thread(target=self._load, name="engine", daemon=True)
        if default_mode() == "compiled":
            self._loader.start()

    @property
    def loading(self) -> bool:
        """Whether the compiled rules are being loaded; Python must not end meanwhile."""
        return self._loader.is_alive()

    def _load(self) -> None:
        """Load in a thread of its own; nobody else uses compiled rules before it is done."""
        try:
            for kind in self._kinds:
                play_a_little(kind, "compiled")
        except Exception as error:  # noqa: BLE001  # whatever it is, the interpreted rules serve
            _log.error("the compiled rules cannot be loaded: %s", error)  # no traceback for players
        else:
            self.mode = "compiled"
            # What has been loaded stays: the garbage collector need not look at it again and again.
            gc.freeze()


def play_a_little(kind: str, mode: Mode) -> None:
    """Call all that a table with players of a kind calls, so that it is loaded."""
    setup = Setup(Rules(seats=2), (Computer("A", kind), Computer("B", kind)))
    table = Table(setup, seed=_SEED, mode=mode)
    turn = table.computer_turn()
    assert turn is not None, "both seats are computers"  # noqa: S101
    table.submit(turn.seat, turn.command(mode))
    table.present(0)
