"""The rules that a command is given: a preset, a file, a link, and options that are set.

What is wrong with them is said in the language of the command.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from crazyeights.cli.arguments import texts_of
from crazyeights.cli.errors import UsageError, unreadable

if TYPE_CHECKING:
    from crazyeights.rulesets import RuleSet


def ruleset_of(chosen: argparse.Namespace) -> RuleSet:
    """Return what ``--preset``, ``--rules``, ``--set`` and ``--seats`` ask for together."""
    from crazyeights.rules.options import RulesError, read_options
    from crazyeights.rulesets import RuleSet
    from crazyeights.rulesets.forms import Form
    from crazyeights.texts.composer.conflicts import explain_written

    given = chosen.rules is not None
    if given and chosen.preset is not None:
        raise UsageError(texts_of(chosen).text("command-rules-twice"))
    preset = chosen.preset or ("" if given else chosen.usual_preset)
    base = _read_ruleset(chosen.rules, chosen) if given else _preset(preset, chosen)
    try:
        changes = read_options(" ".join(chosen.set).split())
        if chosen.seats is not None and "seats" in changes:
            raise UsageError(texts_of(chosen).text("command-seats-twice"))
        if chosen.seats is not None:
            changes["seats"] = chosen.seats
        if given:
            return base.replace(**changes)
        if chosen.usual_seats is not None:
            changes.setdefault("seats", chosen.usual_seats)
        return RuleSet.of(preset, any_seats=False, **changes)
    except RulesError as error:
        said = explain_written(error, texts_of(chosen), Form.COMMAND, base.rules)
        raise UsageError(said) from None


def named_ruleset(word: str, chosen: argparse.Namespace) -> RuleSet:
    """Return the rule set that somebody means by a word: a preset, a file or a link."""
    from crazyeights.rules.options import RulesError
    from crazyeights.rules.presets import PRESETS
    from crazyeights.rulesets.forms import Form
    from crazyeights.texts.composer.conflicts import explain_written

    read = word not in PRESETS and ("=" in word or _exists(Path(word)) or word.endswith(".toml"))
    ruleset = _read_ruleset(word, chosen) if read else _preset(word, chosen)
    if chosen.seats is None:
        return ruleset
    try:
        return ruleset.replace(seats=chosen.seats)
    except RulesError as error:
        raise UsageError(explain_written(error, texts_of(chosen), Form.COMMAND)) from None


def check_preset(name: str, chosen: argparse.Namespace) -> None:
    """Raise `UsageError` unless there is such a preset, and say which may be meant."""
    _preset(name, chosen)


def _preset(name: str, chosen: argparse.Namespace) -> RuleSet:
    """Return a preset, or the defaults for ""."""
    from crazyeights.rules.options import RulesError
    from crazyeights.rulesets import RuleSet
    from crazyeights.rulesets.forms import Form
    from crazyeights.texts.composer.conflicts import explain_written

    try:
        return RuleSet.of(name)
    except RulesError as error:
        raise UsageError(explain_written(error, texts_of(chosen), Form.COMMAND)) from None


def _read_ruleset(word: str, chosen: argparse.Namespace) -> RuleSet:
    """Return the rule set in a file or a link."""
    from crazyeights.rules.options import RulesError
    from crazyeights.rulesets import RuleFileError, read_file, read_link
    from crazyeights.rulesets.forms import Form
    from crazyeights.texts.composer.conflicts import explain_file, explain_written

    texts, path = texts_of(chosen), Path(word)
    try:
        return read_link(word) if "=" in word and not _exists(path) else read_file(path)
    except RulesError as error:
        raise UsageError(explain_written(error, texts, Form.LINK)) from None
    except RuleFileError as error:
        raise UsageError(explain_file(error, texts)) from None
    except OSError as error:
        raise UsageError(unreadable(error, word, texts)) from None


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # a link can be too long for the name of a file
        return False
