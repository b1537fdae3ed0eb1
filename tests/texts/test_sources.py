"""docs/sources.md: what the four sources say stands in the rule book of its preset."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from crazyeights.rules.options import Rules
from crazyeights.rules.presets import PRESETS
from crazyeights.texts.rulebook import rulebook

PAGE = Path(__file__).parents[2] / "docs" / "sources.md"


class Row(NamedTuple):
    """A line of a table: the sentence, what it says, its preset, where it is found."""

    sentence: str
    says: str
    preset: str
    where: str


def rows() -> list[Row]:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    cells = [line.strip("|").split("|") for line in lines if line.startswith("| ")]
    return [Row(*(cell.strip() for cell in row)) for row in cells if row[0].strip() != "sentence"]


@cache
def texts_of(preset: str) -> frozenset[str]:
    """Return the ids of the texts in the rule book of a preset, at any number of players."""
    fewest, most = PRESETS[preset].seats
    books = [
        rulebook(Rules.preset(preset, seats=seats), "en", preset=preset)
        for seats in range(fewest, most + 1)
    ]
    texts = {one.text_id for book in books for one in book.sentences}
    # The title of the book is the name of the preset.
    return frozenset(texts | {f"preset-{preset}"})


def test_every_sentence_has_its_place_or_the_reason_why_it_has_none() -> None:
    """R-140 and rules.md §5: compared sentence by sentence."""
    assert len(rows()) > 150
    for row in rows():
        if row.preset == "–":
            assert row.where.startswith("left out: "), row
        else:
            assert re.fullmatch(r"`[a-z-]+`", row.preset), row
            assert "`" in row.where, row


def test_what_a_sentence_says_stands_in_the_book() -> None:
    """Each text stands in the rule book of the preset beside it."""
    missing = [
        (row.sentence, text_id)
        for row in rows()
        if row.preset != "–"
        for text_id in re.findall(r"`([a-z0-9-]+)`", row.where)
        if text_id not in texts_of(row.preset.strip("`"))
    ]
    assert missing == []


def test_every_source_has_its_presets() -> None:
    """Rules.md §4: the presets made from the four sources are all compared with them."""
    compared = {row.preset.strip("`") for row in rows()} - {"–"}
    others = {"neunerln", "pesten", "macao", "vri-atter", "vandatta"}
    assert compared == {*PRESETS} - others
