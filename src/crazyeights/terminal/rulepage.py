"""The rules in words, as lines."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from crazyeights.texts.rulebook import Paragraph, Rulebook


def rule_lines(book: Rulebook) -> Iterator[Text]:
    """Yield the lines of a rule book, with titles, and blank lines where something new begins."""
    yield Text(book.title, "bold")
    for section in book.sections:
        yield Text()
        yield Text(section.title, "bold")
        before = None
        for paragraph in section.paragraphs:
            if before == paragraph.shape == "text":
                yield Text()
            before = paragraph.shape
            yield _paragraph(paragraph)


def _paragraph(paragraph: Paragraph) -> Text:
    words = " ".join(sentence.text for sentence in paragraph.sentences)
    if paragraph.label is None:
        return Text(words)
    return Text.assemble("  ", (paragraph.label.text, "bold"), f": {words}")
