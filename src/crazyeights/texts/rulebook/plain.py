"""A rule book as plain text, for terminals and files."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Final

from crazyeights.texts.rulebook.book import Paragraph, Rulebook, Section

_INDENT: Final = 2
_GAP: Final = 3


def render_text(book: Rulebook, width: int = 80) -> str:
    """Return the whole book in lines of at most ``width`` characters, ending with a newline.

    Titles are underlined, entries of lists hang, and what the cards count stands in a column.
    """
    lines = [*_title(book.title, "=", width)]
    for section in book.sections:
        lines += ["", *_section(section, width)]
    return "".join(f"{line}\n" for line in lines)


def _title(title: str, underline: str, width: int) -> Iterator[str]:
    lines = _wrap(title, width)
    yield from lines
    yield underline * max(map(len, lines))


def _section(section: Section, width: int) -> Iterator[str]:
    yield from _title(section.title, "-", width)
    column = max(
        (len(one.label.text) for one in section.paragraphs if one.shape == "row" and one.label),
        default=0,
    )
    before: Paragraph | None = None
    for paragraph in section.paragraphs:
        # A list stands right below the sentence that leads up to it.
        if before is not None and paragraph.shape == "text":
            yield ""
        yield from _paragraph(paragraph, column, width)
        before = paragraph


def _paragraph(paragraph: Paragraph, column: int, width: int) -> Iterator[str]:
    text = " ".join(sentence.text for sentence in paragraph.sentences)
    if paragraph.label is None:
        yield from _wrap(text, width)
        return
    label = paragraph.label.text
    if paragraph.shape == "row" and _INDENT + column + _GAP + len(text) <= width:
        yield f"{'':{_INDENT}}{label:{column + _GAP}}{text}"
        return
    between = " " if label.endswith((".", "!", "?", "“", "”", "»")) else ": "
    yield from _wrap(label + between + text, width, _INDENT, 2 * _INDENT)


def _wrap(text: str, width: int, first: int = 0, rest: int = 0) -> list[str]:
    """Break a text into lines between its words, the first and the rest of them indented."""
    return textwrap.wrap(
        text,
        width,
        initial_indent=" " * first,
        subsequent_indent=" " * rest,
        break_long_words=False,
        break_on_hyphens=False,
    )
