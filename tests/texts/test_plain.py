"""The rule book as plain text."""

from __future__ import annotations

import re

import pytest

from crazyeights.cards import Language
from crazyeights.rules.options import Rules
from crazyeights.texts import LANGUAGES
from crazyeights.texts.rulebook import Paragraph, Rulebook, Section, Sentence, render_text, rulebook


def sentence(text: str) -> Sentence:
    return Sentence("some-id", text, frozenset(), "topic")


BOOK = Rulebook(
    "en",
    "The rules",
    (
        Section(
            "one",
            "First",
            (
                Paragraph("text", (sentence("One sentence."), sentence("And another one."))),
                Paragraph("text", (sentence("Next paragraph:"),)),
                Paragraph("entry", (sentence("Draw two cards."),), sentence("Two")),
                Paragraph("entry", (sentence("It helps."),), sentence("Wait.")),
                Paragraph("text", (sentence("The end."),)),
            ),
        ),
        Section(
            "two",
            "Second",
            (
                Paragraph("row", (sentence("50 points"),), sentence("Eights")),
                Paragraph("row", (sentence("1 point"),), sentence("Aces and kings")),
            ),
        ),
    ),
    terms=(),
)


def test_titles_paragraphs_lists_and_columns() -> None:
    assert render_text(BOOK, 30) == (
        "The rules\n"
        "=========\n"
        "\n"
        "First\n"
        "-----\n"
        "One sentence. And another one.\n"
        "\n"
        "Next paragraph:\n"
        "  Two: Draw two cards.\n"
        "  Wait. It helps.\n"
        "\n"
        "The end.\n"
        "\n"
        "Second\n"
        "------\n"
        "  Eights           50 points\n"
        "  Aces and kings   1 point\n"
    )


def test_lines_are_broken_and_hang() -> None:
    lines = render_text(BOOK, 16).splitlines()
    assert lines[5:8] == ["One sentence.", "And another one.", ""]
    assert "  Two: Draw two" in lines
    assert "    cards." in lines
    assert "  Eights: 50" in lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 200])
def test_no_line_is_too_long_and_no_word_is_lost(language: Language, width: int) -> None:
    book = rulebook(Rules.preset("pesten"), language)
    text = render_text(book, width)
    assert max(map(len, text.splitlines())) <= width
    assert "\n\n\n" not in text
    squeezed = re.sub(r"\s+", " ", text)
    for each in book.sentences:
        assert each.text in squeezed
