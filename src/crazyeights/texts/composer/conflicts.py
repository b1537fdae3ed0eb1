"""Why rules do not go together, in words (R-30)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from crazyeights.rules.options import Rules, RulesError, option_kinds
from crazyeights.rules.presets import PRESETS
from crazyeights.texts.composer.controls import label_of
from crazyeights.texts.messages import Catalogue


def explain(error: RulesError, texts: Catalogue, rules: Rules | None = None) -> str:
    """Return the reason in a sentence; for a wrong answer with the question it was given to.

    ``rules`` are those that were to be changed: their wild cards are named in the question.
    """
    details: dict[str, Any] = dict(error.details)
    if details.get("name") in PRESETS:
        details["name"] = texts.text(f"preset-{details['name']}")
    reason = texts.text(f"conflict-{error.code}", **details)
    if error.code in ("value", "no-value", "twice") and error.options[0] in option_kinds():
        return f"{label_of(error.options[0], texts, rules or Rules())} {reason}"
    return reason


def way_out(rules: Rules, changes: dict[str, Any], error: RulesError) -> dict[str, Any] | None:
    """Return ``changes`` with one more option changed so that they go together, if that is enough.

    Only options that ``error`` names are tried, to their usual values first.
    """
    usual = Rules()
    for name in error.options:
        if name in changes or name not in option_kinds():
            continue
        for value in _values(name, usual):
            if value == getattr(rules, name):
                continue
            try:
                rules.replace(**changes, **{name: value})
            except RulesError:
                continue
            return {**changes, name: value}
    return None


def _values(name: str, usual: Rules) -> Sequence[Any]:
    """Return the values of an option that are worth trying."""
    kind: Any = option_kinds()[name]
    words = [*getattr(kind, "words", ())]
    values: list[Any] = [getattr(usual, name), *words]
    low, high = getattr(kind, "low", None), getattr(kind, "high", None)
    if isinstance(getattr(usual, name), bool):
        values += [True, False]
    elif low is not None and high is not None:
        values += range(low, min(high, low + FEW_NUMBERS))
    return values


FEW_NUMBERS = 10
