"""Which of the four languages somebody wants."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from typing import Final

from crazyeights.cards import Language

LANGUAGES: Final[tuple[Language, ...]] = ("de", "nb", "it", "en")
"""The languages there are texts in."""

FALLBACK: Final[Language] = "en"
"""The language for everybody whose languages are not among them."""

# Nynorsk and unspecified Norwegian are served in Bokmål.
_LANGUAGE_OF: Final[Mapping[str, Language]] = {
    **{language: language for language in LANGUAGES},
    "no": "nb",
    "nn": "nb",
}

_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def negotiate(wanted: str) -> Language:
    """Return the language that suits an Accept-Language header or a POSIX locale name best.

    The highest quality wins, of equal ones the first. Regions are ignored (de-AT is German), all
    kinds of Norwegian are Bokmål. Anything unknown or unreadable counts for nothing, and with
    nothing left the answer is English.

    >>> negotiate("fr-CH, nn;q=0.9, en;q=0.5"), negotiate("de_AT.UTF-8"), negotiate("C")
    ('nb', 'de', 'en')
    """
    qualities: dict[Language, float] = {}
    rest = 0.0  # the quality of "*": every language that is not named
    for item in wanted.split(","):
        tag, *parameters = item.split(";")
        quality = _quality(parameters)
        primary = re.split(r"[-_.@]", tag.strip().lower(), maxsplit=1)[0]
        if primary == "*":
            rest = quality
        elif primary in _LANGUAGE_OF:
            language = _LANGUAGE_OF[primary]
            qualities[language] = max(quality, qualities.get(language, 0.0))
    # A dict keeps the order of the header; the languages of "*" come after it, English first.
    for language in (FALLBACK, *LANGUAGES):
        qualities.setdefault(language, rest)
    best = max(qualities, key=qualities.__getitem__)
    return best if qualities[best] > 0 else FALLBACK


def _quality(parameters: list[str]) -> float:
    """Return the q value, 1 without one, and 0 for one that is no number from 0 to 1."""
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            try:
                quality = float(value)
            except ValueError:
                return 0.0
            return quality if math.isfinite(quality) and 0 <= quality <= 1 else 0.0
    return 1.0


def from_environment(environment: Mapping[str, str]) -> Language:
    """Return the language of a terminal: that of LC_ALL, else LC_MESSAGES, else LANG.

    As POSIX has it, the first of them that is set and not empty decides alone.

    >>> from_environment({"LC_ALL": "", "LANG": "nb_NO.UTF-8"})
    'nb'
    """
    values = (environment.get(name, "") for name in _LOCALE_VARIABLES)
    return negotiate(next(filter(None, values), ""))
