"""A rule set: the rules, the preset that they were made from, and what its table calls them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from crazyeights.rules.options import Rules, RulesError, option_kinds
from crazyeights.rules.presets import PRESETS, no_such_preset

LONGEST_NAME: Final = 60
"""So many characters of a name are kept."""

_ALONE: Final = ("preset", "preset-seats", "option", "value")
"""What is wrong whatever goes with it."""


class ChangesError(RulesError):
    """Changes that each can be made, but not together: ``changes`` to the rules ``base``."""

    def __init__(self, error: RulesError, base: Rules, changes: Mapping[str, Any]) -> None:
        super().__init__(error.options, error.reason, error.code, error.details)
        self.args = (error, base, changes)
        self.base, self.changes = base, dict(changes)


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Rules with a name.

    ``preset`` is the one that they were made from, "" for none: it says what is called out
    ("Mau!") and what need not be written down. ``name`` is one line, "" for none.

    >>> house = RuleSet.of("mau-mau", draw=3, seats=3)
    >>> house.changes()
    {'seats': 3, 'draw': 3}
    """

    rules: Rules
    preset: str = ""
    name: str = ""

    def __post_init__(self) -> None:
        """Check the preset, and bring the name into its one form."""
        if self.preset and self.preset not in PRESETS:
            raise no_such_preset(self.preset)
        object.__setattr__(self, "name", on_one_line(self.name))

    @classmethod
    def of(
        cls, preset: str = "", /, *, name: str = "", any_seats: bool = True, **changes: Any
    ) -> RuleSet:
        """Return a preset, or without one the defaults, with changes.

        Raises `RulesError`, which is a `ChangesError` if they do not go together. Only with
        ``any_seats`` may more or fewer play than the preset is made for.
        """
        try:
            if preset:
                rules = Rules.preset(preset, any_seats=any_seats, **changes)
            else:
                rules = Rules(**changes)
        except RulesError as error:
            if error.code in _ALONE:
                raise
            raise ChangesError(error, _base(preset), changes) from None
        return cls(rules, preset, name)

    def changes(self) -> dict[str, Any]:
        """Return the options in which the rules differ from the preset, or from the defaults."""
        base = base_options(self.preset)
        values = {name: getattr(self.rules, name) for name in option_kinds()}
        return {name: value for name, value in values.items() if value != base[name]}

    def replace(self, **changes: Any) -> RuleSet:
        """Return the rule set with some options changed. Raises `RulesError`."""
        try:
            rules = self.rules.replace(**changes)
        except RulesError as error:
            if error.code in _ALONE:
                raise
            raise ChangesError(error, self.rules, changes) from None
        return RuleSet(rules, self.preset, self.name)

    @property
    def is_preset(self) -> bool:
        """Whether these are the rules of the preset itself, but for the number of players."""
        return self.preset != "" and set(self.changes()) <= {"seats"}

    @property
    def is_house(self) -> bool:
        """Whether these are house rules.

        How many play a preset, and to how many points, is nobody's house rule.
        """
        return self.preset == "" or not set(self.changes()) <= {"seats", "game_end"}


@cache
def base_options(preset: str) -> Mapping[str, Any]:
    """Return all options of a preset at its usual number of players; of the defaults for ""."""
    rules = _base(preset)
    return {name: getattr(rules, name) for name in option_kinds()}


@cache
def _base(preset: str) -> Rules:
    return Rules.preset(preset, seats=usual_seats(preset)) if preset else Rules()


def usual_seats(preset: str) -> int:
    """Return how many play a preset unless somebody says otherwise: four, or as many as can."""
    return min(4, PRESETS[preset].seats[1])


def on_one_line(name: str) -> str:
    """Return a name as it can be shown: without control characters, and not too long."""
    if not isinstance(name, str):
        raise RulesError(["name"], "the name must be a text", "name")
    printable = "".join(one if one.isprintable() else " " for one in name)
    return " ".join(printable.split())[:LONGEST_NAME].strip()
