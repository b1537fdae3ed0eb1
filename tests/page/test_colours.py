"""The page's colours: what is read and what must be told apart stands out, by day and by night."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from typing import Literal

import pytest

import crazyeights

TOKENS = Path(crazyeights.__file__).parent / "page" / "style" / "tokens.css"

Theme = Literal["light", "dark"]

themes = pytest.mark.parametrize("theme", ["light", "dark"])

GROUNDS = ("table", "plate", "tint")
SUITS = ("C", "D", "H", "S")

# What is written in a colour on another one: 4.5 to 1 (WCAG 2.2, 1.4.3).
TEXT = [
    *((ink, ground) for ink in ("ink", "ink-2", "warning") for ground in GROUNDS),
    ("ink", "button"),
    ("ink", "hover"),
    ("on-accent", "accent"),
    ("on-accent", "accent-hover"),
    ("on-count", "count"),
    ("on-warning", "warning"),
    *((f"sign-{suit}", ground) for suit in SUITS for ground in ("table", "plate")),
    *((f"print-{suit}", paper) for suit in SUITS for paper in ("paper", "paper-2")),
]

# What has to be seen to know where or what something is: 3 to 1 (1.4.11).
DRAWN = [
    ("button-line", "button"),
    ("button-line", "table"),
    ("button-line", "plate"),
    ("accent", "table"),
    ("accent", "plate"),
    ("ring", "table"),
    ("focus", "table"),
    ("focus", "plate"),
    ("focus", "tint"),
    ("chosen", "table"),
    ("chosen", "chosen-gap"),
    ("chevron", "table"),
    ("bar", "plate"),
    ("bar", "tint"),
    ("bar", "track"),
    ("warning", "track"),
]


def declarations(selector: str) -> dict[str, str]:
    """Return the custom properties that the first rule with this selector sets."""
    css = re.sub(r"/\*.*?\*/", "", TOKENS.read_text(encoding="utf-8"), flags=re.DOTALL)
    rule = re.search(rf"^{re.escape(selector)} {{(.*?)^}}", css, re.DOTALL | re.MULTILINE)
    assert rule is not None, selector
    return dict(re.findall(r"--([\w-]+):\s*(.*?);", rule[1]))


def colours(theme: Theme, *, four: bool) -> dict[str, tuple[float, ...]]:
    """Return all opaque colours as red, green and blue from 0 to 1."""
    found = declarations(":root")
    if four:
        found |= declarations(':root[data-suits="4"]')

    def value(text: str) -> str:
        if name := re.fullmatch(r"var\(--([\w-]+)\)", text):
            return value(found[name[1]])
        if pair := re.fullmatch(r"light-dark\((.*), (.*)\)", text):
            return value(pair[1 if theme == "light" else 2])
        return text

    result = {}
    for name, text in found.items():
        digits = re.fullmatch(r"#([0-9a-f]{3}|[0-9a-f]{6})", value(text))
        if digits is None:
            continue
        pairs = digits[1] if len(digits[1]) == 6 else "".join(2 * digit for digit in digits[1])
        result[name] = tuple(int(pairs[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return result


def luminance(colour: tuple[float, ...]) -> float:
    """Return how bright a colour is, from 0 to 1 (WCAG 2.2)."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """Return the contrast of two colours, from 1 to 21 (WCAG 2.2)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def too_weak(
    pairs: list[tuple[str, str]], least: float, theme: Theme, *, four: bool
) -> list[tuple[str, str, float]]:
    """Return the pairs whose contrast is less than ``least``."""
    found = colours(theme, four=four)
    ratios = [(one, other, round(contrast(found[one], found[other]), 2)) for one, other in pairs]
    return [pair for pair in ratios if pair[2] < least]


@themes
@pytest.mark.parametrize("four", [False, True], ids=["two-colours", "four-colours"])
def test_text_can_be_read(theme: Theme, four: bool) -> None:  # noqa: FBT001  # a parameter
    assert too_weak(TEXT, 4.5, theme, four=four) == []


@themes
def test_what_has_to_be_seen_stands_out(theme: Theme) -> None:
    assert too_weak(DRAWN, 3, theme, four=False) == []


@themes
def test_focus_playable_and_turn_cannot_be_confused(theme: Theme) -> None:
    found = colours(theme, four=False)
    assert found["focus"] != found["ring"]
    assert found["focus"] != found["accent"]


@themes
def test_the_four_suits_have_four_colours_if_wanted(theme: Theme) -> None:
    found = colours(theme, four=True)
    for kind in ("print", "sign"):
        for one, other in combinations(SUITS, 2):
            difference = sum(
                abs(a - b)
                for a, b in zip(found[f"{kind}-{one}"], found[f"{kind}-{other}"], strict=True)
            )
            assert difference > 0.3, (kind, one, other)


def test_forced_colours_leave_no_colour_of_ours() -> None:
    css = TOKENS.read_text(encoding="utf-8")
    forced = css[css.index("forced-colors: active") :]
    replaced = set(re.findall(r"--([\w-]+):", forced))
    assert re.findall(r"#[0-9a-f]{3,8}\b", forced) == []
    # A colour that stands for another one follows it; the backdrop only dims what lies behind.
    own = {
        name
        for name, value in declarations(":root").items()
        if ("#" in value or "light-dark" in value) and name != "backdrop"
    }
    assert own - replaced == set()
