"""The rules in words, as lines of a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from rich.text import Text

from crazyeights.texts.rulebook import Rulebook, render_text


def rule_lines(book: Rulebook, width: int) -> Iterator[Text]:
    """Yield a rule book in lines; its titles are bold in place of being underlined.

    A row of hyphens is nothing that anybody wants to have read aloud.
    """
    lines = render_text(book, width).splitlines()
    for line, below in pairwise([*lines, ""]):
        if not _is_rule(line):
            yield Text(line, "bold" if _is_rule(below) else "")


def _is_rule(line: str) -> bool:
    return line != "" and not line.strip("=-")
