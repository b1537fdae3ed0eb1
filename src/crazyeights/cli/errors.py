"""What a command can end with, besides success."""

from __future__ import annotations

from typing import Final

WRONG: Final = 1
"""The answer is no: a record that is not sound, an action that is not allowed."""
MISUSED: Final = 2
"""The command cannot be carried out as it was given."""
INTERRUPTED: Final = 130
NOBODY_READS: Final = 141
"""A broken pipe, as with other programs."""


class UsageError(Exception):
    """A command that cannot be carried out as it was given; the message is one line."""
