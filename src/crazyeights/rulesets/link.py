"""A rule set as the query of a link: versioned, readable, and short.

``v=1&preset=mau-mau&draw=3&name=Oma%20Gerda``: what is not named is as in the preset, or without
one as in the defaults. Values hold nothing but letters, digits and ``- . _ ~``, so that no program
that finds links in a text cuts one off or changes a sign: ``draw(2,same_rank)`` becomes
``draw-2-same_rank``, what stands in a list is set off by ``.`` and the cards of ``effects`` by
``~``. docs/rules-file.md shows every option in this form.
"""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import quote, unquote

from crazyeights.rules.kinds import EffectTable, EndOfGame, Kind, RankSet, ValueTable
from crazyeights.rules.options import (
    LONGEST_SHOWN,
    RulesError,
    no_such_option,
    option_kinds,
    wrong_value,
)
from crazyeights.rulesets.ruleset import RuleSet

VERSION: Final = "1"

LONGEST_LINK: Final = 10_000
"""Longer than the longest rule set is."""


def write_link(ruleset: RuleSet) -> str:
    """Return the query that `read_link` reads, without a question mark.

    >>> write_link(RuleSet.of("chain-draw", draw=3))
    'v=1&preset=chain-draw&draw=3'
    """
    kinds = option_kinds()
    parts = [("v", VERSION)]
    if ruleset.preset:
        parts.append(("preset", ruleset.preset))
    parts += [
        (name, _spell(kinds[name], kinds[name].show(value)))
        for name, value in ruleset.changes().items()
    ]
    if ruleset.name:
        parts.append(("name", quote(ruleset.name, safe="")))
    return "&".join(f"{name}={value}" for name, value in parts)


def read_link(link: str) -> RuleSet:
    """Return the rule set of a link, or of its query alone. Raises `RulesError`.

    >>> read_link("https://example.org/rules?v=1&preset=mau-mau&draw=3").rules.draw
    3
    """
    if len(link) > LONGEST_LINK:
        raise RulesError(["link"], f"it is longer than {LONGEST_LINK} characters", "link-too-long")
    given = _parts(link.strip())
    version = given.pop("v", "")
    if version != VERSION:
        reason = f"it is of version {_short(version)!r}, this program reads version {VERSION}"
        code = "link-version" if version else "link-no-version"
        raise RulesError(["v"], reason, code, {"text": _short(version)})
    preset, name = given.pop("preset", ""), given.pop("name", "")
    kinds = option_kinds()
    if unknown := [option for option in given if option not in kinds]:
        raise no_such_option(unknown[:1])
    changes = {option: read_link_value(option, text) for option, text in given.items()}
    return RuleSet.of(preset, name=name, **changes)


def _parts(link: str) -> dict[str, str]:
    query = link.partition("?")[2].partition("#")[0] if "?" in link else link
    given: dict[str, str] = {}
    for part in filter(None, query.split("&")):
        name, equals, value = (unquote(text) for text in part.partition("="))
        if not equals:
            raise RulesError([_short(name)], "a value is missing", "no-value")
        if name in given:
            raise RulesError([_short(name)], "given twice", "twice")
        given[name] = value
    return given


def _short(text: str) -> str:
    text = "".join(one if one.isprintable() else " " for one in text)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


# ── Spelling ──────────────────────────────────────────────────────────────────────────────────────


def _spell(kind: Kind, text: str) -> str:
    """Return a shown value with the signs of a link: one pair of tables a kind."""
    if isinstance(kind, RankSet):
        return text.replace(",", ".")
    if isinstance(kind, ValueTable):
        return text.replace(":", "-").replace(",", ".")
    if isinstance(kind, EffectTable):
        text = text.replace(";", "~").replace(":", ".").replace("+", ".")
    return text.replace("(", "-").replace(",", "-").replace(")", "")


def _unspell(kind: Kind, text: str) -> str:
    """Return a value as it is shown."""
    if isinstance(kind, RankSet):
        return text.replace(".", ",")
    if isinstance(kind, ValueTable):
        return text.replace("-", ":").replace(".", ",")
    if isinstance(kind, EndOfGame):
        return _call(text)
    if isinstance(kind, EffectTable) and text != "none":
        return ";".join(_entry(entry) for entry in text.split("~"))
    return text


def _entry(text: str) -> str:
    key, dot, effects = text.partition(".")
    return f"{key}:{'+'.join(map(_call, effects.split('.')))}" if dot else key


def _call(text: str) -> str:
    name, dash, arguments = text.partition("-")
    return f"{name}({arguments.replace('-', ',')})" if dash else name


def link_value(name: str, value: Any) -> str:
    """Return the value of one option as it stands in a link.

    >>> from crazyeights.rules.kinds import target
    >>> link_value("game_end", target(200))
    'target-200'
    """
    kind = option_kinds()[name]
    return _spell(kind, kind.show(value))


def read_link_value(name: str, text: str) -> Any:
    """Return the value that `link_value` wrote. Raises `RulesError`."""
    if name not in option_kinds():
        raise no_such_option([name])
    kind = option_kinds()[name]
    if not re.fullmatch(r"[A-Za-z0-9._~-]*", text):
        raise wrong_value(name, text, "letters, digits and - . _ ~")
    try:
        return kind.read(_unspell(kind, text))
    except ValueError as error:
        raise wrong_value(name, text, error) from None
