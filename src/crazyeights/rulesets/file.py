"""A rule set as a TOML file, to be read and edited by people (docs/rules-file.md)."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from crazyeights.cards import Rank
from crazyeights.rules.effects import Effect
from crazyeights.rules.kinds import EffectTable, Flag, RankSet, ValueTable, show_effect
from crazyeights.rules.options import (
    RulesError,
    no_such_option,
    option_kinds,
    read_value,
    wrong_value,
)
from crazyeights.rulesets.ruleset import RuleSet, on_one_line

FORMAT: Final = 1
"""The version of the format."""

BIGGEST_FILE: Final = 100_000
"""No file of rules has more characters."""


class RuleFileError(ValueError):
    """A file that is no rule set: its name, the line if there is one, and what is wrong with it.

    An error about no option has none; then the file as a whole cannot be read.
    """

    def __init__(self, source: str, line: int | None, error: RulesError) -> None:
        super().__init__(source, line, error)
        self.source, self.line, self.error = source, line, error

    def __str__(self) -> str:
        where = self.source if self.line is None else f"{self.source}, line {self.line}"
        return f"{where}: {self.error if self.error.options else self.error.reason}"


def write_toml(ruleset: RuleSet) -> str:
    """Return the file that `read_toml` reads.

    >>> print(write_toml(RuleSet.of("mau-mau", draw=3)))
    # Rules of Crazy Eights; docs/rules-file.md says what can be written here.
    format = 1
    preset = "mau-mau"
    draw = 3
    <BLANKLINE>
    """
    lines = ["# Rules of Crazy Eights; docs/rules-file.md says what can be written here."]
    lines.append(f"format = {FORMAT}")
    if ruleset.name:
        lines.append(f"name = {_text(ruleset.name)}")
    if ruleset.preset:
        lines.append(f'preset = "{ruleset.preset}"')
    tables: list[str] = []
    for name, value in ruleset.changes().items():
        if isinstance(value, Mapping):
            tables += ["", f"[{name}]", *_entries(value)]
        else:
            lines.append(f"{name} = {file_value(name, value)}")
    return "".join(f"{line}\n" for line in [*lines, *tables])


def file_value(name: str, value: Any) -> str:
    """Return the value of one option as it stands in a file, a table in one line.

    >>> from crazyeights.rules.effects import Skip
    >>> file_value("draw", "until_playable"), file_value("effects", {Rank.QUEEN: [Skip()]})
    ('"until_playable"', '{Q = ["skip(1)"]}')
    """
    if isinstance(value, Mapping):
        return f"{{{', '.join(_entries(value))}}}"
    kind = option_kinds()[name]
    if isinstance(kind, RankSet):
        return _list(rank.letter for rank in sorted(value))
    return kind.show(value) if isinstance(value, int) else _text(kind.show(value))


def _entries(table: Mapping[Any, Sequence[Effect] | int]) -> Iterator[str]:
    for key, value in table.items():
        name = key.letter if isinstance(key, Rank) else str(key)
        if isinstance(value, int):
            yield f"{name} = {value}"
        else:
            yield f"{name} = {_list(show_effect(effect) for effect in value)}"


def _list(texts: Iterable[str]) -> str:
    return f"[{', '.join(map(_text, texts))}]"


def _text(text: str) -> str:
    # What JSON writes is a TOML string as well, as long as no sign is written as a pair of codes.
    return json.dumps(text, ensure_ascii=False)


def read_file(path: Path) -> RuleSet:
    """Read a file of rules. Raises `RuleFileError`, and `OSError` if it cannot be opened."""
    with path.open("rb") as file:
        content = file.read(BIGGEST_FILE + 1)
    try:
        # Some editors write a mark before the text.
        return read_toml(content.decode("utf-8-sig"), str(path))
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        wrong = RulesError([], "right is text in UTF-8", "file-no-text")
        raise RuleFileError(str(path), line, wrong) from None


def read_toml(text: str, source: str = "rules") -> RuleSet:
    """Read what `write_toml` writes; ``source`` is what errors call it. Raises `RuleFileError`.

    >>> read_toml("format = 1  draw = 0", "house.toml")
    Traceback (most recent call last):
        ...
    crazyeights.rulesets.file.RuleFileError: house.toml, line 1: no TOML: Expected newline ...
    """
    if len(text) > BIGGEST_FILE:
        reason = f"it has more than {BIGGEST_FILE} characters"
        raise RuleFileError(source, None, RulesError([], reason, "file-too-large"))
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        cause, line = _without_place(str(error), text)
        raise RuleFileError(source, line, _no_toml(cause, text, line)) from None
    except RecursionError:
        raise RuleFileError(source, None, _no_toml("too many brackets", text, None)) from None
    try:
        return _ruleset(given)
    except RulesError as error:
        lines = (_line_of(text, option) for option in error.options)
        line = next(filter(None, lines), None)
        raise RuleFileError(source, line, error) from None


def _no_toml(cause: str, text: str, line: int | None) -> RulesError:
    """Return the error for a file that is no TOML; the line itself says it in any language."""
    shown = text if line is None else "".join(text.splitlines()[line - 1 : line])
    twice = cause.startswith(("Cannot overwrite a value", "Cannot declare "))
    code = "twice" if twice else "file-no-toml"
    return RulesError([], f"no TOML: {cause}", code, {"text": on_one_line(shown)})


def _ruleset(given: dict[str, Any]) -> RuleSet:
    version = given.pop("format", None)
    if version is None:
        right = f"format = {FORMAT}"
        reason = f"it is missing; right is {right}"
        raise RulesError(["format"], reason, "file-format", {"text": right})
    if version is not FORMAT:
        reason = f"{version!r} is not read by this program; right is {FORMAT}"
        details = {"text": on_one_line(str(version))}
        raise RulesError(["format"], reason, "file-version", details)
    name, preset = given.pop("name", ""), given.pop("preset", "")
    kinds = option_kinds()
    if unknown := [option for option in given if option not in kinds]:
        raise no_such_option(unknown[:1])
    changes = {option: read_value(option, _shown(option, value)) for option, value in given.items()}
    if preset == "":
        return RuleSet.of(name=name, **changes)
    return RuleSet.of(preset, name=name, **changes)


def _shown(name: str, value: object) -> str:
    """Return a value of TOML as its kind shows it, so that there is one way to read values."""
    kind = option_kinds()[name]
    if isinstance(kind, EffectTable) and isinstance(value, dict):
        entries = [
            f"{_word(name, key)}:{'+'.join(_words(name, listed)) or 'none'}"
            for key, listed in value.items()
        ]
        return ";".join(entries) or "none"
    if isinstance(kind, ValueTable) and isinstance(value, dict):
        return ",".join(f"{_word(name, key)}:{points}" for key, points in value.items())
    if isinstance(kind, RankSet) and isinstance(value, list):
        return ",".join(_words(name, value)) or "none"
    if isinstance(kind, Flag) and isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        return str(value).replace(" ", "")
    raise _wrong(name, value)


def _words(name: str, value: object) -> list[str]:
    listed = value if isinstance(value, list) else [value]
    return [_word(name, one) for one in listed]


def _word(name: str, value: object) -> str:
    """Return a text without the signs that set off the parts of a list."""
    if not isinstance(value, str) or re.search(r"[;:+]", value):
        raise _wrong(name, value)
    return value.replace(" ", "")


def _wrong(name: str, value: object) -> RulesError:
    kind = option_kinds()[name]
    try:
        kind.normal(object())
    except ValueError as right:
        return wrong_value(name, value, right)
    raise AssertionError(f"{name} takes any value")


def _without_place(message: str, text: str) -> tuple[str, int | None]:
    """Split "… (at line 2, column 7)" into what is wrong and where."""
    parts = re.fullmatch(r"(.*) \(at (?:line ([0-9]+), column [0-9]+|end of document)\)", message)
    if parts is None:
        return message, None
    return parts[1], int(parts[2] or text.count("\n") + 1)


def _line_of(text: str, option: str) -> int | None:
    """Return the line in which an option is set."""
    name = re.escape(option)
    sets = re.compile(rf"""\s*(?:\[\s*)?["']?{name}["']?\s*[=.\]]""")
    for number, line in enumerate(text.splitlines(), start=1):
        if sets.match(line):
            return number
    return None
