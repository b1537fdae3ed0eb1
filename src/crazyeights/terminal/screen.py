"""Where the terminal game writes and reads: a terminal of any kind, a pipe, a file."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from typing import Final, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from crazyeights.cards import Suit

NO_WRAPPING: Final = 10_000
"""The width of output that is no terminal: whoever reads it wraps it."""

_HAND_WIDTH: Final = 80
_COLOURS: Final = {
    Suit.CLUBS: "green",
    Suit.DIAMONDS: "bright_blue",
    Suit.HEARTS: "red",
    Suit.SPADES: "",
}
_PLAIN: Final = str.maketrans(
    {
        **dict.fromkeys("„“”«»", '"'),
        **dict.fromkeys("‘’", "'"),
        **dict.fromkeys("–—", "-"),
        "…": "...",
        "·": "|",
        "ß": "ss",
        "Ä": "Ae",
        "Å": "Aa",
        "Æ": "Ae",
        "Ö": "Oe",
        "Ø": "Oe",
        "Ü": "Ue",
        "ä": "ae",
        "å": "aa",
        "æ": "ae",
        "ö": "oe",
        "ø": "oe",
        "ü": "ue",
    }
)
_ERRORS: Final = "crazyeights.plain"


def _write_plainly(error: UnicodeError) -> tuple[str, int]:
    """Put what the output cannot show into letters that it can."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    plain = error.object[error.start : error.end].translate(_PLAIN)
    letters = unicodedata.normalize("NFKD", plain).encode("ascii", "ignore").decode()
    return letters or "?", error.end


codecs.register_error(_ERRORS, _write_plainly)


class _Console(Console):
    """A console that tells when nobody reads any more, instead of ending the program."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Lines out, lines in.

    ``signs`` says whether the output has the signs of the suits. Colours and other decoration come
    only where a terminal shows them; a prompt only where somebody sits in front of it.
    """

    def __init__(
        self,
        stdin: TextIO | None = None,
        stdout: TextIO | None = None,
        console: Console | None = None,
    ) -> None:
        """Write to a file, and to the ``console`` that is made for it unless one is given."""
        self._in = stdin or sys.stdin
        out = stdout or sys.stdout
        self.signs = _can_show("♣♦♥♠", out.encoding)
        for stream, errors in ((self._in, "replace"), (out, _ERRORS)):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors=errors)
        self._console = console or _Console(file=out, highlight=False, markup=False, emoji=False)
        self._prompts = self._in.isatty()
        self._edits = self._prompts and out is sys.stdout and out.isatty()
        if self._edits and not self._console.is_dumb_terminal:
            import readline  # noqa: F401, PLC0415  # lets a line be edited while it is typed

    @property
    def width(self) -> int:
        """How many columns there are to lay something out in."""
        return self._console.width if self._console.is_terminal else _HAND_WIDTH

    def say(self, line: str | Text = "", style: str = "") -> None:
        """Write a line, with the cards in it coloured where there are colours."""
        text = coloured(line, style) if isinstance(line, str) else line
        self._console.print(text, soft_wrap=not self._console.is_terminal)

    def show(self, figures: RenderableType) -> None:
        """Write a table or several."""
        self._console.print(figures)

    def ask(self, prompt: str) -> str:
        """Read a line. Raises `EOFError` where there is none any more."""
        if self._edits:
            try:
                return input(f"{prompt} ")
            except EOFError:
                self.say()
                raise
        if self._prompts:
            sys.stderr.write(f"{prompt} ")
            sys.stderr.flush()
        line = self._in.readline()
        if not line:
            if self._prompts:
                sys.stderr.write("\n")
            raise EOFError
        return line


def coloured(line: str, style: str = "") -> Text:
    """Return a line in which what bears the sign of a suit has the suit's colour."""
    text = Text(line, style)
    for suit, colour in _COLOURS.items():
        text.highlight_regex(rf"\w*{suit.sign}", colour)
    return text


def colour_of(suit: Suit | None) -> str:
    """Return the style of a card of a suit."""
    return "" if suit is None else _COLOURS[suit]


def _can_show(text: str, encoding: str | None) -> bool:
    try:
        text.encode(encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
