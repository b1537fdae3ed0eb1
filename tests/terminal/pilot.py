"""Drives the real program in a terminal of its own: reads what it shows, types, presses keys."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Final, Self

PROGRAM: Final = (sys.executable, "-m", "crazyeights")
PATIENCE: Final = 60.0
"""How many seconds to wait for something to appear, also on a machine with much else to do."""
ESCAPES: Final = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|[=>])")
CTRL_C: Final = "\x03"
CTRL_D: Final = "\x04"


def environment(**changes: str) -> dict[str, str]:
    """Return the environment of a terminal user, without what the tests' own one says."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "CRAZYEIGHTS_", "PYTHON", "FORCE_COLOR", "NO_COLOR"))
    }
    for name in ("LANG", "COLUMNS", "LINES", "TERM", "COLORTERM"):
        kept.pop(name, None)
    return {**kept, "LANG": "C.UTF-8", **changes}


def run(*arguments: str, typed: str = "", **changes: str) -> subprocess.CompletedProcess[bytes]:
    """Run the program with its input and output in pipes."""
    return subprocess.run(
        [*PROGRAM, *arguments],
        input=typed.encode(),
        capture_output=True,
        check=False,
        env=environment(**changes),
        timeout=PATIENCE * 4,
    )


class Pilot:
    """The program in a terminal. ``shown`` is all that it has written, escapes included."""

    def __init__(
        self,
        *arguments: str,
        columns: int = 80,
        lines: int = 40,
        settings: Mapping[str, str] | None = None,
        output: Path | None = None,
    ) -> None:
        """Start the program; with ``output`` it writes into that file, which is no terminal."""
        self._pty, terminal = pty.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        written = terminal if output is None else os.open(output, os.O_WRONLY | os.O_CREAT)
        self._process = subprocess.Popen(
            [*PROGRAM, *arguments],
            stdin=terminal,
            stdout=written,
            stderr=terminal,
            env=environment(**({"TERM": "xterm-256color"} | dict(settings or {}))),
            start_new_session=True,
            preexec_fn=_take_terminal,  # noqa: PLW1509  # no threads: Ctrl-C must reach the program
        )
        os.close(terminal)
        if written != terminal:
            os.close(written)
        self.shown = ""
        self._seen = 0
        self._ended = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
        os.close(self._pty)

    @property
    def text(self) -> str:
        """What has been shown, without escapes."""
        return ESCAPES.sub("", self.shown).replace("\r\n", "\n").replace("\r", "")

    def expect(self, wanted: str) -> str:
        """Wait until a text appears after the last one waited for; return what came up to it."""
        deadline = time.monotonic() + PATIENCE
        while (place := self.text.find(wanted, self._seen)) < 0:
            if not self._read(deadline):
                raise AssertionError(f"{wanted!r} never came after {self.text[self._seen :]!r}")
        before = self.text[self._seen : place]
        self._seen = place + len(wanted)
        return before

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self._pty, keys.encode())

    def type(self, line: str) -> None:
        """Type a line."""
        self.press(f"{line}\n")

    def press_until_it_ends(self, keys: str) -> int:
        """Press keys, again after a while if nothing comes of it; return the exit code.

        Python may miss a Ctrl-C in the moment in which it begins to wait for a line.
        """
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            self.press(keys)
            again = time.monotonic() + 2
            while self._read(again):
                pass
            if self._ended:
                break
        return self._process.wait(timeout=PATIENCE)

    def end(self) -> int:
        """Wait for the program to end, and return its exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline):
            pass
        return self._process.wait(timeout=PATIENCE)

    def _read(self, deadline: float) -> bool:
        """Take what the program writes next; say whether there may be more."""
        ready, _, _ = select.select([self._pty], [], [], max(0.0, deadline - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self._pty, 65536)
        except OSError:  # what Linux says when nobody holds the terminal any more
            data = b""
        self.shown += data.decode(errors="replace")
        self._ended = not data
        return bool(data)


def _take_terminal() -> None:
    """Make the terminal the one whose Ctrl-C this process gets."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
