"""What several commands take, rules and a language, and how a command is described."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from crazyeights.texts import CardStyle, Catalogue


class Command(NamedTuple):
    """A subcommand: how it is called, what it does in a line, what it takes, and what runs it."""

    name: str
    summary: str
    add: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


def add_rules(parser: argparse.ArgumentParser, preset: str) -> None:
    """Let a command be told what to play by, usually ``preset`` with two players."""
    parser.add_argument(
        "--preset", help=f"what to play by; `crazyeights rules` lists them ({preset})"
    )
    parser.add_argument("--seats", type=int, help="how many play (2, or as the rules say)")
    add_house_rules(parser)
    parser.set_defaults(usual_preset=preset, usual_seats=2)


def add_house_rules(parser: argparse.ArgumentParser) -> None:
    """Let a command be given rules of one's own."""
    parser.add_argument(
        "--rules",
        metavar="FILE|LINK",
        help="the rules in a file (docs/rules-file.md), or those that a link holds",
    )
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="change an option, as in --set draw=3 --set wild=9",
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    """Let a command be told what to speak."""
    parser.add_argument(
        "--lang", choices=("de", "nb", "it", "en"), help="the language (that of the environment)"
    )


def texts_of(
    chosen: argparse.Namespace, cards: CardStyle | str = "spoken", ranks: str | None = None
) -> Catalogue:
    """Return the texts in the language that was asked for, else in that of the environment."""
    from crazyeights.texts import catalogue, from_environment

    asked = getattr(chosen, "lang", None)  # commands that write nothing but figures take none
    return catalogue(asked or from_environment(os.environ), cards=cards, ranks=ranks)


def choose_small_engine() -> None:
    """Let one game run interpreted: that is fast enough, and loading compiled code takes longer."""
    os.environ.setdefault("CRAZYEIGHTS_ENGINE", "interpreted")
