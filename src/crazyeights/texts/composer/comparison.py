"""Two rule sets side by side: only what differs, in the sentences of their rule books."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress
from dataclasses import dataclass

from crazyeights.rules.options import RulesError
from crazyeights.rulesets import RuleSet
from crazyeights.texts.messages import Catalogue
from crazyeights.texts.rulebook import RULES, Paragraph, Rulebook, rulebook


@dataclass(frozen=True, slots=True)
class Difference:
    """What either book says about one thing; one of them may say nothing."""

    left: str
    right: str


@dataclass(frozen=True, slots=True)
class DifferentSection:
    """A section of the rule book with what differs in it."""

    name: str
    title: str
    differences: tuple[Difference, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two rule sets by their names, and what differs; nothing if they are played alike."""

    left: str
    right: str
    sections: tuple[DifferentSection, ...]


def compare(left: RuleSet, right: RuleSet, texts: Catalogue) -> Comparison:
    """Compare two rule sets, sentence by sentence, for as many players if that can be."""
    left, right = _for_as_many(left, right)
    books = [_book(each, texts) for each in (left, right)]
    # The same words elsewhere say the same: "no other card has a special meaning".
    everything = [{text for name in RULES for _, text in _said(book, name)} for book in books]
    both = set.intersection(*everything)
    sections = []
    for name in RULES:
        one, other = (dict(_said(book, name)) for book in books)
        differences = tuple(_differences(one, other, both))
        if differences:
            title = texts.text(f"rule-section-{name}")
            sections.append(DifferentSection(name, title, differences))
    return Comparison(name_of(left, texts), name_of(right, texts), tuple(sections))


def _for_as_many(left: RuleSet, right: RuleSet) -> tuple[RuleSet, RuleSet]:
    """Return both for the same number of players, the larger of theirs if that can be."""
    seats = (left.rules.seats, right.rules.seats)
    for number in (max(seats), min(seats)):
        with suppress(RulesError):
            return left.replace(seats=number), right.replace(seats=number)
    return left, right


def name_of(ruleset: RuleSet, texts: Catalogue) -> str:
    """Return what a rule set is called: its own name, that of its preset, or just the game's."""
    if ruleset.name:
        return ruleset.name
    if not ruleset.preset:
        return texts.text("game-name")
    name = texts.text(f"preset-{ruleset.preset}")
    return texts.text("ruleset-changed", name=name) if ruleset.is_house else name


def _book(ruleset: RuleSet, texts: Catalogue) -> Rulebook:
    return rulebook(
        ruleset.rules, texts.language, preset=ruleset.preset, cards=texts.cards, only=RULES
    )


def _said(book: Rulebook, name: str) -> Iterator[tuple[str, str]]:
    """Yield what a section says by its topics; an entry of a list is one, with its label.

    A table is one as a whole: what "all other cards" are, and whether the kings are among them,
    only its other rows say.
    """
    for section in book.sections:
        if section.name != name:
            continue
        table = [entry_text(one) for one in section.paragraphs if one.shape == "row"]
        for paragraph in section.paragraphs:
            if paragraph.shape == "row":
                yield "table", f"{'. '.join(table)}."
            elif paragraph.label is None:
                yield from ((one.topic, one.text) for one in paragraph.sentences)
            else:
                yield paragraph.label.topic, entry_text(paragraph)


def entry_text(paragraph: Paragraph) -> str:
    """Return an entry of a list or a row of a table in one line."""
    label = paragraph.label
    text = " ".join(one.text for one in paragraph.sentences)
    return text if label is None else f"{label.text}: {text}"


def _differences(
    left: dict[str, str], right: dict[str, str], both: AbstractSet[str]
) -> Iterator[Difference]:
    for topic in _merged([*left], [*right]):
        texts = (each.get(topic, "") for each in (left, right))
        one, other = ("" if text in both else text for text in texts)
        if one or other:
            yield Difference(one, other)


def _merged(left: Sequence[str], right: Sequence[str]) -> list[str]:
    """Return the topics of both, each where it stands in its own book, as far as that goes."""
    merged = [*left]
    place = 0
    for topic in right:
        if topic in merged:
            place = merged.index(topic) + 1
        else:
            merged.insert(place, topic)
            place += 1
    return merged
