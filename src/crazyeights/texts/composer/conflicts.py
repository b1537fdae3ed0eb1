"""Why rules do not go together or cannot be read, and what would be right, in words (R-30)."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

from crazyeights.cards import Rank
from crazyeights.rules.effects import (
    Again,
    AllDraw,
    AnythingNext,
    Cancel,
    Draw,
    Effect,
    MustCover,
    Reverse,
    Skip,
)
from crazyeights.rules.kinds import (
    MOST,
    ONE_DEAL,
    Choice,
    EffectTable,
    Flag,
    RankSet,
    ValueTable,
    deals,
    eliminate,
    show_effect,
    target,
)
from crazyeights.rules.options import Rules, RulesError, option_kinds
from crazyeights.rules.presets import PRESETS
from crazyeights.rulesets.file import RuleFileError
from crazyeights.rulesets.forms import Form
from crazyeights.rulesets.link import VERSION, link_value
from crazyeights.rulesets.ruleset import ChangesError, on_one_line
from crazyeights.texts.composer.controls import label_of
from crazyeights.texts.messages import Catalogue

LONGEST_SETTING: Final = 40
"""Of options with longer values only the name is told."""


def explain(error: RulesError, texts: Catalogue, rules: Rules | None = None) -> str:
    """Return the reason in a sentence; for a wrong answer with the question it was given to.

    ``rules`` are those that were to be changed: their wild cards are named in the question.
    """
    details: dict[str, Any] = dict(error.details)
    if details.get("name") in PRESETS:
        details["name"] = texts.text(f"preset-{details['name']}")
    reason = texts.text(f"conflict-{error.code}", **details)
    option = error.options[0] if error.options else ""
    if error.code in ("value", "no-value", "twice") and option in option_kinds():
        if option == "effects":  # its question is about the cards of one rank
            return f"{texts.text('page-composer-effects')} {reason}"
        return f"{label_of(option, texts, rules or Rules())} {reason}"
    return reason


def explain_written(
    error: RulesError, texts: Catalogue, form: Form, rules: Rules | None = None
) -> str:
    """Return what `explain` says to somebody who wrote the rules down in some form.

    Options are called by their names there, with the values that are in conflict; what could be
    written instead comes last.
    """
    where = ", ".join(_settings(error, form))
    said = " ".join([explain(error, texts, rules), *_right(error, texts, form)])
    return f"{where}: {said}" if where else said


def explain_file(error: RuleFileError, texts: Catalogue) -> str:
    """Return what is wrong with a file of rules, and where."""
    where = error.source
    if error.line is not None:
        where = texts.text("right-line", text=where, count=error.line)
    return f"{where}: {explain_written(error.error, texts, Form.FILE)}"


def _settings(error: RulesError, form: Form) -> Iterator[str]:
    for name in error.options:
        if isinstance(error, ChangesError) and name in option_kinds():
            value = error.changes.get(name, getattr(error.base, name))
            setting = form.setting(name, option_kinds()[name].normal(value))
            yield setting if len(setting) <= LONGEST_SETTING else name
        elif name != "link":
            yield on_one_line(name)


def _right(error: RulesError, texts: Catalogue, form: Form) -> Iterator[str]:
    name = error.options[0] if error.options else ""
    if error.code in ("value", "no-value") and name in option_kinds():
        yield texts.text("right-value", text=texts.either([*_values_written(name, texts, form)]))
        if name == "effects":
            yield texts.text("right-effects", names=[*_effects_written(form)])
    elif error.code in ("link-version", "link-no-version"):
        yield texts.text("right-value", text=f"v={VERSION}")
    elif error.code == "option":
        yield from _near(name, option_kinds(), texts, form)
    elif error.code == "preset":
        yield from _near(str(error.details["text"]), PRESETS, texts, form)
    elif isinstance(error, ChangesError):
        out = way_out(error.base, error.changes, error)
        more = {} if out is None else {one: out[one] for one in out if one not in error.changes}
        for option, value in more.items():
            yield texts.text("right-way-out", text=form.setting(option, value))


def _near(word: str, known: Collection[str], texts: Catalogue, form: Form) -> Iterator[str]:
    """Say which name may be meant; where somebody writes by heart, else which there are."""
    if near := difflib.get_close_matches(word.lower(), known, cutoff=0.6):
        yield texts.text("right-near", text=texts.either(near))
    elif form is not Form.LINK:
        yield texts.text("right-there-are", names=[*known])


def _values_written(name: str, texts: Catalogue, form: Form) -> Iterator[str]:
    """Return what can be written as the value of an option, in words where it is of many kinds."""
    kind = option_kinds()[name]
    match kind:
        case Choice():
            yield from (form.written(name, word) for word in kind.words)
            if kind.low is not None and kind.high == MOST:
                yield texts.text("right-number", count=kind.low)
            elif kind.low is not None:
                yield texts.text("right-number-between", count=kind.low, limit=kind.high)
        case Flag():
            yield from (form.written(name, value) for value in (True, False))
        case RankSet():
            example = form.written(name, frozenset({Rank.EIGHT, Rank.JACK}))
            yield texts.text("right-ranks", example=example)
            yield form.written(name, frozenset())
        case EffectTable():
            effects = {Rank.SEVEN: (Draw(2, "same_rank"),), Rank.ACE: (Skip(), Again())}
            yield texts.text("right-entries", example=form.written(name, effects))
            yield form.written(name, {}) if form is not Form.FILE else "{}"
        case ValueTable():
            yield from (form.written(name, word) for word in kind.words)
            some = {Rank.TWO: 2, Rank.THREE: 3}
            yield texts.text("right-points", example=form.written(name, some))
        case _:
            yield from (form.written(name, end).replace(str(_N), "n") for end in _ENDS)


def _effects_written(form: Form) -> Iterator[str]:
    """Return the effects with n for their numbers."""
    for effect in EVERY_EFFECT:
        linked = link_value("effects", {Rank.SEVEN: (effect,)}).partition(".")[2]
        yield (linked if form is Form.LINK else show_effect(effect)).replace(str(_N), "n")


_N: Final = 999
"""Stands for any number."""

_ENDS: Final = (ONE_DEAL, target(_N), deals(_N), eliminate(_N))

EVERY_EFFECT: Final[Sequence[Effect]] = (
    *(Reverse(), AllDraw(_N), Draw(_N), Draw(_N, "same_rank"), Draw(_N, "any_draw_card")),
    *(Cancel(), Skip(_N), AnythingNext(), MustCover(), Again()),
)


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
