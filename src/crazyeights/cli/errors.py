"""What a command can end with, besides success."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from crazyeights.texts import Catalogue

WRONG: Final = 1
"""The answer is no: a record that is not sound, an action that is not allowed."""
MISUSED: Final = 2
"""The command cannot be carried out as it was given."""
INTERRUPTED: Final = 130
NOBODY_READS: Final = 141
"""A broken pipe, as with other programs."""


def unreadable(error: OSError, name: str, texts: Catalogue) -> str:
    """Say that a file is not there, or cannot be read."""
    missing = isinstance(error, FileNotFoundError)
    return texts.text("command-no-file" if missing else "command-unreadable-file", text=name)


class UsageError(Exception):
    """A command that cannot be carried out as it was given; the message is one line."""
