"""The rules in words (rules.md §5): a rule book generated from the rules that are enforced.

>>> from crazyeights.rules.options import Rules
>>> book = rulebook(Rules.preset("penalty", seats=3), "en", preset="penalty")
>>> [section.name for section in book.sections]
['aim', 'cards', 'deal', 'turn', 'wild', 'calls', 'end', 'game', 'examples', 'tips', 'glossary']
>>> next(book.sentences).text
'In every deal you try to be the first to get rid of all your cards, ...'
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from crazyeights.rules.options import Rules
from crazyeights.texts.messages import CardStyle, catalogue
from crazyeights.texts.rulebook import (
    examples,
    glossary,
    playing,
    scoring,
    setting,
    special,
    tips,
)
from crazyeights.texts.rulebook.book import (
    Paragraph,
    Plan,
    Rulebook,
    Section,
    Sentence,
    Term,
    Writer,
)
from crazyeights.texts.rulebook.plain import render_text
from crazyeights.texts.rulebook.tips import TIPS, Tip

__all__ = [
    "RULES",
    "TIPS",
    "Paragraph",
    "Rulebook",
    "Section",
    "Sentence",
    "Term",
    "Tip",
    "render_text",
    "rulebook",
]


RULES: Final = ("aim", "cards", "deal", "turn", "wild", "special", "calls", "end", "game")
"""The sections that are rules; examples, tips and glossary follow from them."""


def rulebook(  # noqa: PLR0913  # all but two have a name and a default
    rules: Rules,
    language: str,
    *,
    preset: str = "",
    name: str = "",
    cards: CardStyle | str = CardStyle.SPOKEN,
    ranks: str | None = None,
    only: Collection[str] | None = None,
) -> Rulebook:
    """Return the rule book of a set of rules in a language ("de", "nb", "it" or "en").

    ``preset`` is the name of the preset that the rules come from, if from any: it gives the book
    its title, the calls their words ("Mau!") and the number of players that it is made for.
    ``name`` is what the rules are called where that is not what the preset is called.
    ``cards`` and ``ranks`` say how cards are named, as for `catalogue`. ``only`` names the sections
    that are wanted, such as `RULES`.

    Raises `ValueError` for a language that there are no texts in.
    """
    texts = catalogue(language, cards=cards, ranks=ranks)
    if not name and f"preset-{preset}" in texts:
        name = texts.text(f"preset-{preset}")
    title = texts.text("rule-title-preset", name=name) if name else texts.text("rule-title")
    writer = Writer(rules, texts, {"preset": preset})
    sections = (
        writer.section(section, plan)
        for section, plan in _contents(preset).items()
        if only is None or section in only
    )
    terms = glossary.terms(rules, texts)
    return Rulebook(texts.language, title, tuple(filter(None, sections)), terms)


def _contents(preset: str) -> dict[str, Plan]:
    """Return what the sections are made of, in the order of the book."""
    return {
        "aim": setting.AIM,
        "cards": setting.cards_plan(preset),
        "deal": setting.DEAL,
        "turn": playing.TURN,
        "wild": playing.WILD,
        "special": special.SPECIAL,
        "calls": playing.CALLS,
        "end": scoring.END,
        "game": scoring.GAME,
        "examples": examples.EXAMPLES,
        "tips": tips.TIPS_PLAN,
        "glossary": glossary.GLOSSARY_PLAN,
    }
