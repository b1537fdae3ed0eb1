"""The ways in which somebody writes down options: in a command, a file or a link."""

from __future__ import annotations

from enum import Enum
from typing import Any

from crazyeights.rules.options import option_kinds
from crazyeights.rulesets.file import file_value
from crazyeights.rulesets.link import link_value


class Form(Enum):
    """Where options are written."""

    COMMAND = "command"
    FILE = "file"
    LINK = "link"

    def written(self, name: str, value: Any) -> str:
        """Return the value of one option as it is written there.

        >>> from crazyeights.cards import Rank
        >>> [form.written("wild", {Rank.EIGHT, Rank.JACK}) for form in Form]
        ['8,J', '["8", "J"]', '8.J']
        """
        match self:
            case Form.COMMAND:
                kind = option_kinds()[name]
                return kind.show(kind.normal(value))
            case Form.FILE:
                return file_value(name, value)
            case Form.LINK:
                return link_value(name, value)

    def setting(self, name: str, value: Any) -> str:
        """Return what gives the option that value: ``draw=1``, in a file ``draw = 1``."""
        return f"{name}{' = ' if self is Form.FILE else '='}{self.written(name, value)}"
