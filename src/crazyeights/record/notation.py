"""How the lines of a record are written (``docs/record.md``)."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Sequence

from crazyeights.cards import Card, Pack, full_pack
from crazyeights.record.parts import Finish, RecordedDeal, shown
from crazyeights.rules.options import Rules

VERSION = 1
"""The version of the format that is written and read."""

LABEL = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")
TAG = re.compile(r"[a-z][a-z0-9_-]*")
# Controls, halves of surrogate pairs, and what breaks lines or changes the direction of writing. A
# fixed list, because which characters count as such depends on the version of Python.
_UNSAFE = (
    "\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff"
)
UNSAFE_IN_NAME = re.compile(f'["\\\\{_UNSAFE}]')
UNSAFE_IN_TAG = re.compile(r'["\\]|[^ -~]')
ESCAPED = re.compile(r'\\(?:(["\\])|u\{([0-9a-f]{1,6})\})')
STRING = re.compile(rf'"((?:[^"\\]|{ESCAPED.pattern})*)"')


def line_of(*parts: object) -> str:
    """Return the words of a line with one blank between them; empty parts are none."""
    return " ".join(filter(None, map(str, parts)))


def listed(values: Iterable[object]) -> str:
    """Return values with one blank between them."""
    return " ".join(map(str, values))


def quoted(text: str, unsafe: re.Pattern[str]) -> str:
    """Return a text in quotation marks, the characters of a pattern escaped."""

    def escape(found: re.Match[str]) -> str:
        character = found[0]
        return f"\\{character}" if character in '"\\' else f"\\u{{{ord(character):x}}}"

    return f'"{unsafe.sub(escape, text)}"'


def checksum(text: str) -> str:
    """Return what the end line says of everything above it."""
    return hashlib.sha256(text.encode()).hexdigest()


def pack_of(rules: Rules) -> list[Card]:
    """Return the cards of a deal in the order in which they lie before a shuffle."""
    return full_pack(Pack(rules.pack), rules.deck_packs, rules.jokers)


def dealing_order(rules: Rules, seats: Sequence[int], dealer: int) -> list[int]:
    """Return the seats of a deal in the order in which cards are dealt, the dealer last (R-45)."""
    way = 1 if rules.direction == "clockwise" else -1
    return sorted(seats, key=lambda seat: ((seat - dealer) * way - 1) % rules.seats)


def lines_of_deal(deal: RecordedDeal) -> Iterator[str]:
    """Return the lines about a deal."""
    yield f"deal {deal.number}"
    yield f"commitment {deal.commitment}"
    if deal.secret is not None:
        yield f"secret {deal.secret.hex()}"
    yield line_of("players", listed(deal.seats))
    for key, value in start_of(deal).items():
        yield line_of(key, value)
    for step in deal.steps:
        if step.before:
            yield line_of("forgot", listed(step.before))
        yield line_of(step.seat, step.action, listed(step.after))
    if deal.finish is not None:
        for key, value in end_of(deal.finish).items():
            yield line_of(key, value)


def start_of(deal: RecordedDeal) -> dict[str, str]:
    """Return what a deal began with: the lines about it, each under its first words."""
    lines = {}
    if deal.cut:
        lines["cut"] = listed(f"{seat}:{card}" for seat, card in deal.cut)
    lines["dealer"] = str(deal.dealer)
    for seat, cards in deal.hands.items():
        lines[f"hand {seat}"] = listed(map(shown, cards))
    if deal.buried:
        lines["buried"] = listed(deal.buried)
    lines["starter"] = line_of(deal.starter, listed(deal.given))
    return lines


def end_of(finish: Finish) -> dict[str, str]:
    """Return how a deal ended: the lines about it, each under its first words."""
    lines = {"over": finish.end.value, "winners": listed(finish.winners)}
    for seat, cards in finish.left.items():
        lines[f"left {seat}"] = listed(cards)
    lines["worth"] = listed(finish.worth)
    lines["scores"] = listed(finish.scores)
    lines["totals"] = listed(finish.totals)
    return lines
