# ruff: noqa: INP001  # scripts are no package
"""Draw docs/terminal.svg, the picture of a game in the terminal that the README shows.

``.venv/bin/python scripts/terminal_picture.py`` plays the first turns of a game, typing what stands
below, and writes what the terminal shows.
"""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from crazyeights.host import Computer, Human, Setup, Table
from crazyeights.rules.options import Rules
from crazyeights.terminal.screen import Screen
from crazyeights.terminal.session import Session
from crazyeights.texts import catalogue

PICTURE = Path(__file__).parent.parent / "docs" / "terminal.svg"
PRESET, SEATS, SEED = "action-cards", 4, 8
TYPED = ("3s", "8s d", "2d", "")
WIDTH = 80

THEME = TerminalTheme(
    background=(18, 24, 33),
    foreground=(222, 226, 230),
    normal=[
        (18, 24, 33),
        (255, 107, 107),
        (105, 219, 124),
        (255, 212, 59),
        (77, 171, 247),
        (218, 119, 242),
        (59, 201, 219),
        (222, 226, 230),
    ],
    bright=[
        (134, 142, 150),
        (255, 135, 135),
        (140, 233, 154),
        (255, 224, 102),
        (116, 192, 252),
        (229, 153, 247),
        (102, 217, 232),
        (255, 255, 255),
    ],
)


class Typist(Screen):
    """A screen on which lines are typed until there are no more; it begins with the first table."""

    def __init__(self, console: Console) -> None:
        super().__init__(io.StringIO(), io.StringIO(), console)
        self._recorder = console
        self._lines = list(TYPED)
        self._begun = False

    def say(self, line: str | Text = "", style: str = "") -> None:
        """Write a line; forget those before the first table."""
        if not self._begun and str(line).startswith("You: "):
            self._begun = True
            self._recorder.export_text(clear=True)
        super().say(line, style)

    def ask(self, prompt: str) -> str:
        """Show the prompt and what is typed; at the end only the prompt."""
        if not self._lines:
            self.say(f"{prompt} █")
            raise EOFError
        line = self._lines.pop(0)
        self.say(f"{prompt} {line}")
        return line


def main() -> None:
    """Play and draw."""
    console = Console(
        file=io.StringIO(), record=True, force_terminal=True, color_system="truecolor", width=WIDTH
    )
    names = ("You", "Anna", "Bo", "Cleo")
    seats = (Human(names[0]), *(Computer(name, seed=SEED) for name in names[1:SEATS]))
    table = Table(Setup(Rules.preset(PRESET, seats=SEATS), seats, PRESET), seed=SEED)
    texts = catalogue("en", cards="signs")
    name = texts.text(f"preset-{PRESET}")
    with contextlib.suppress(EOFError):
        Session(table, Typist(console), texts, name=name).play()
    drawing = console.export_svg(title="./play", theme=THEME)
    # Rich asks another host for a font; any fixed-width one of the reader's will do.
    drawing = re.sub(r"\s*@font-face \{[^}]*\}", "", drawing)
    PICTURE.write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
