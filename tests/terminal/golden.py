"""The transcripts beside this file: whole games as they look, to be reviewed when they change.

``python -m tests.terminal.golden`` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.terminal.robot import play

from crazyeights.cards import Language
from crazyeights.rules.options import Rules
from crazyeights.texts import CardStyle

GAMES: Final[dict[str, tuple[str, int, Language, CardStyle, int]]] = {
    "quick-en": ("quick", 3, "en", CardStyle.SIGNS, 21),
    "mau-mau-de": ("mau-mau", 3, "de", CardStyle.SIGNS, 5),
    "vri-atter-nb": ("vri-atter", 2, "nb", CardStyle.LETTERS, 8),
    "classic-special-it": ("classic-special", 4, "it", CardStyle.WORDS, 11),
}


def path(name: str) -> Path:
    return Path(__file__).parent / "golden" / f"{name}.txt"


def transcript(name: str) -> str:
    """Play one of the games and return what is written, with what was typed."""
    preset, seats, language, cards, seed = GAMES[name]
    rules = Rules.preset(preset, seats=seats)
    return play(rules, preset, language, seed, cards=cards, echo=True).written


if __name__ == "__main__":
    for name in GAMES:
        path(name).parent.mkdir(exist_ok=True)
        path(name).write_text(transcript(name), encoding="utf-8")
