"""`crazyeights serve` and `crazyeights play`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from crazyeights.cli.arguments import (
    Command,
    add_language,
    add_rules,
    choose_small_engine,
    texts_of,
)
from crazyeights.cli.errors import UsageError
from crazyeights.cli.rulesets import ruleset_of

if TYPE_CHECKING:
    from crazyeights.host import Computer
    from crazyeights.rules.options import Rules


def _add_serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on (127.0.0.1: this machine)"
    )
    parser.add_argument("--port", type=int, help="the port (the first free one from 8000)")
    parser.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name the server is called by, besides localhost and where it listens; "
        "may be given several times",
    )
    parser.add_argument(
        "--no-browser", action="store_true", help="do not open the page, only say where it is"
    )


def _serve(chosen: argparse.Namespace) -> int:
    from crazyeights.server.run import ServeError, serve

    try:
        serve(chosen.host, chosen.port, chosen.allow_host, browser=not chosen.no_browser)
    except ServeError as error:
        raise UsageError(str(error)) from None
    return 0


def _add_play(parser: argparse.ArgumentParser) -> None:
    add_rules(parser, "quick")
    parser.add_argument(
        "--opponents",
        metavar="KIND[,KIND...]",
        default="greedy",
        help="how the computer plays: random, beginner, casual, greedy, tips, strong or master; "
        "one kind for all or one for each (greedy)",
    )
    parser.add_argument("--seed", type=int, help="play the game of this number, always the same")
    parser.add_argument("--name", default="", help="your name in the record")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the record to FILE")
    parser.add_argument(
        "--cards",
        choices=("signs", "letters", "words"),
        help="how cards are shown; words are for screen readers (signs, if the terminal has them)",
    )
    parser.add_argument(
        "--international-ranks", action="store_true", help="show J Q K A in every language"
    )
    add_language(parser)


_EFFORT: Final = {"compiled": 500_000, "interpreted": 3_000}
"""How many moves are imagined for a hint: so many that it comes within a second."""


def _play(chosen: argparse.Namespace) -> int:
    from functools import partial

    from crazyeights.host import Human, Setup, Table, hint
    from crazyeights.players.player import POLICIES
    from crazyeights.rules.compiled import default_mode
    from crazyeights.terminal.screen import Screen
    from crazyeights.terminal.session import Session
    from crazyeights.texts import CardStyle
    from crazyeights.texts.composer.comparison import name_of

    ruleset = ruleset_of(chosen)
    rules = ruleset.rules
    _check_record(chosen.record)
    screen = Screen()
    cards = chosen.cards or (CardStyle.SIGNS if screen.signs else CardStyle.LETTERS)
    texts = texts_of(chosen, cards, ranks="en" if chosen.international_ranks else None)
    you = _on_one_line(chosen.name) or texts.text("game-you")
    opponents = _opponents(chosen, rules, you)
    setup = Setup(rules, (Human(you), *opponents), ruleset.preset or None)
    name = name_of(ruleset, texts)
    mode = default_mode()
    # A hint is asked for now and then: the compiled rules are loaded for the first, if at all.
    advise = partial(hint, mode=mode, effort=_EFFORT[mode])
    if set(chosen.opponents.split(",")) <= set(POLICIES):
        choose_small_engine()  # only those who imagine games make use of the compiled rules
    table = Table(setup, seed=chosen.seed)
    return Session(table, screen, texts, name=name, record=chosen.record, advise=advise).run()


def _check_record(path: Path | None) -> None:
    """Refuse a place for the record that cannot be written, before the game and not after it."""
    if path is None:
        return
    if path.is_dir():
        raise UsageError(f"--record {path}: that is a directory, right is a file")
    where = path.resolve().parent
    if not where.is_dir():
        raise UsageError(f"--record {path}: there is no directory {where}")
    if not os.access(path if path.exists() else where, os.W_OK):
        raise UsageError(f"--record {path}: no permission to write there")


def _opponents(chosen: argparse.Namespace, rules: Rules, you: str) -> Iterator[Computer]:
    import secrets

    from crazyeights.host import PLAYERS, Computer
    from crazyeights.telling import OPPONENTS

    kinds = chosen.opponents.split(",")
    for kind in kinds:
        if kind not in PLAYERS:
            raise UsageError(f"there is no opponent {kind!r}; there are {', '.join(PLAYERS)}")
    if len(kinds) not in (1, rules.seats - 1):
        raise UsageError(
            f"--opponents names {len(kinds)} kinds, right are 1 for all or {rules.seats - 1}"
        )
    if len(kinds) == 1:
        kinds *= rules.seats - 1
    names = [name for name in OPPONENTS if name.casefold() != you.casefold()]
    seed = secrets.randbits(32) if chosen.seed is None else chosen.seed
    for place, kind in enumerate(kinds):
        yield Computer(names[place], kind, seed + place)


def _on_one_line(name: str) -> str:
    """Return a name as it can be shown: without control characters, and not too long."""
    printable = "".join(one if one.isprintable() else " " for one in name)
    return " ".join(printable.split())[:40].strip()


COMMANDS: Final = (
    Command("serve", "play in the browser: serve the page on this machine", _add_serve, _serve),
    Command("play", "play in the terminal against computer opponents", _add_play, _play),
)
