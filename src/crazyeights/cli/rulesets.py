"""The rules that a command is given: a preset, a file, a link, and options that are set."""

from __future__ import annotations

import argparse
import difflib
from pathlib import Path
from typing import TYPE_CHECKING

from crazyeights.cli.errors import UsageError

if TYPE_CHECKING:
    from crazyeights.rulesets import RuleSet


def ruleset_of(chosen: argparse.Namespace) -> RuleSet:
    """Return what ``--preset``, ``--rules``, ``--set`` and ``--seats`` ask for together."""
    from crazyeights.rules.options import Rules, RulesError, read_options
    from crazyeights.rulesets import RuleSet

    if chosen.rules is not None and chosen.preset is not None:
        raise UsageError("--rules and a preset both say what to play by")
    preset = chosen.preset or ("" if chosen.rules else chosen.usual_preset)
    if preset:
        check_preset(preset)
    try:
        changes = read_options(" ".join(chosen.set).split())
        if chosen.seats is not None and "seats" in changes:
            raise UsageError("--seats and --set both say how many seats there are")
        if chosen.seats is not None:
            changes["seats"] = chosen.seats
        if chosen.rules is not None:
            return _read_ruleset(chosen.rules).replace(**changes)
        if chosen.usual_seats is not None:
            changes.setdefault("seats", chosen.usual_seats)
        return RuleSet(Rules.preset(preset, **changes) if preset else Rules(**changes), preset)
    except RulesError as error:
        raise UsageError(str(error)) from None


def named_ruleset(word: str, seats: int | None) -> RuleSet:
    """Return the rule set that somebody means: a preset, a file or a link."""
    from crazyeights.rules.options import RulesError
    from crazyeights.rules.presets import PRESETS
    from crazyeights.rulesets import RuleSet

    try:
        if word in PRESETS:
            ruleset = RuleSet.of(word)
        elif "=" in word or _exists(Path(word)) or word.endswith(".toml"):
            ruleset = _read_ruleset(word)
        else:
            check_preset(word)
            raise AssertionError(word)
        return ruleset if seats is None else ruleset.replace(seats=seats)
    except RulesError as error:
        raise UsageError(str(error)) from None


def _read_ruleset(word: str) -> RuleSet:
    """Return the rule set in a file or a link. Raises `RulesError` for one in the link."""
    from crazyeights.rulesets import RuleFileError, read_file, read_link

    path = Path(word)
    if "=" in word and not _exists(path):
        return read_link(word)
    try:
        return read_file(path)
    except RuleFileError as error:
        raise UsageError(str(error)) from None
    except OSError as error:
        raise UsageError(f"{word} cannot be read: {error.strerror}") from None


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # a link can be too long for the name of a file
        return False


def check_preset(name: str) -> None:
    """Raise `UsageError` unless there is such a preset, and say which may be meant."""
    from crazyeights.rules.presets import PRESETS

    if name not in PRESETS:
        near = difflib.get_close_matches(name.lower(), PRESETS, cutoff=0.6)
        hint = (
            f"did you mean {' or '.join(near)}?" if near else "`crazyeights rules` lists them all"
        )
        raise UsageError(f"there is no preset {name!r}; {hint}")
