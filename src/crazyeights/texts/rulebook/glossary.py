"""The glossary: the words of the game (rules.md §1), and the games that are its relatives."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from crazyeights.rules.effects import Draw, Skip
from crazyeights.rules.options import Rules
from crazyeights.texts.messages import Catalogue
from crazyeights.texts.rulebook.book import Listing, Plan, Say, Term, say
from crazyeights.texts.rulebook.facts import has_effect, has_wild, is_special


def _always(_: Rules) -> bool:
    return True


def _penalty_cards(rules: Rules) -> bool:
    return has_effect(rules, Draw) or rules.last_card_call != "off"


GLOSSARY: Final[Mapping[str, Callable[[Rules], bool]]] = {
    "suit": _always,
    "rank": _always,
    "pack": _always,
    "joker": lambda rules: rules.jokers > 0,
    "wild": has_wild,
    "special": is_special,
    "court": _always,
    "stock": _always,
    "discard-pile": _always,
    "upcard": _always,
    "starter": _always,
    "required-suit": _always,
    "dealer": _always,
    "hand": _always,
    "turn": _always,
    "match": _always,
    "pass": _always,
    "miss-turn": lambda rules: has_effect(rules, Skip),
    "penalty-cards": _penalty_cards,
    "go-out": _always,
    "deal": _always,
    "game": _always,
    "blocked": _always,
    "penalty-points": lambda rules: rules.scoring == "penalty",
    "mau-mau": _always,
    "switch": _always,
    "uno": _always,
}
"""The entries, and for which rules each is worth showing. Their texts are ``glossary-`` and the
name, and the same with ``-means`` and ``-words``."""


UNMARKED: Final = frozenset({"court", "required-suit", "match", "pass", "mau-mau", "switch", "uno"})
"""Entries that are not explained where they stand: the rules do without the first two, to match and
to pass share their forms in some languages, and the last three are other games."""


def terms(rules: Rules, texts: Catalogue) -> tuple[Term, ...]:
    """Return the entries with the forms in which they occur in the rules."""
    return tuple(
        Term(
            name,
            tuple(texts.text(f"glossary-{name}-words").split(", ")),
            texts.text(f"glossary-{name}-means"),
        )
        for name, is_shown in GLOSSARY.items()
        if name not in UNMARKED and is_shown(rules)
    )


def _entries(_: Rules) -> Sequence[str]:
    return [*GLOSSARY]


def _term(rules: Rules, name: str) -> Say | None:
    return say(f"glossary-{name}") if GLOSSARY[name](rules) else None


def _meaning(rules: Rules, name: str) -> Say | None:
    return say(f"glossary-{name}-means") if GLOSSARY[name](rules) else None


GLOSSARY_PLAN: Final[Plan] = [Listing("entry", _entries, str, _term, [_meaning])]
