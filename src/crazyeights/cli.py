"""The command `crazyeights`: play, look up rules, verify, simulate, measure, compile."""

from __future__ import annotations

import argparse
import difflib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from crazyeights.host import Sitting
    from crazyeights.rules.options import Rules
    from crazyeights.texts import Catalogue

OPPONENTS: Final = ("Anna", "Bo", "Cleo", "Dario", "Emil", "Frida", "Gina", "Hedda")
"""Names of computer opponents; one more than there can be, so that none is called like you."""

MISUSED: Final = 2
"""The exit code where the command cannot be carried out as it was given."""
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141


class UsageError(Exception):
    """A command that cannot be carried out as given; the message is one line."""


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments, and exit."""
        self.exit(MISUSED, f"{self.prog}: {message} ({self.prog} --help says more)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    chosen = _parser().parse_args(arguments)
    try:
        code = int(chosen.run(chosen))
        sys.stdout.flush()
    except UsageError as error:
        sys.stderr.write(f"crazyeights {chosen.command}: {error}\n")
        return MISUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has gone. Python flushes it once more at its end: into nothing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return code


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="crazyeights", description="Crazy Eights and its relatives.")
    parser.add_argument("--version", action="version", version=f"crazyeights {_version()}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play in the terminal against computer opponents")
    _add_rules(play)
    play.add_argument(
        "--opponents",
        metavar="KIND[,KIND...]",
        default="greedy",
        help="how the computer plays: one kind for all, or one for each opponent (greedy)",
    )
    play.add_argument("--seed", type=int, help="play this reproducible game instead of a fair one")
    play.add_argument("--name", help="your name in the record")
    play.add_argument("--record", type=Path, metavar="FILE", help="write the game's record to FILE")
    _add_language(play)
    play.set_defaults(run=_play)
    return parser


def _add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--preset", default="quick", help="the rules (quick)")
    parser.add_argument("--seats", type=int, help="how many play, you included (2)")
    parser.add_argument(
        "--rules-text",
        default="",
        metavar="'OPTION=VALUE ...'",
        help="house rules: options that differ from the preset",
    )


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=("de", "nb", "it", "en"), help="the language (that of the environment)"
    )


def _play(chosen: argparse.Namespace) -> int:
    # A person's game needs a thousandth of what the compiled rules can do, and loading those takes
    # longer than dealing the cards.
    os.environ.setdefault("CRAZYEIGHTS_ENGINE", "interpreted")
    from crazyeights.host import Setup, Table
    from crazyeights.terminal import Screen, Session

    rules = _rules(chosen)
    screen = Screen()
    texts = _texts(chosen, cards="signs" if screen.signs else "letters")
    setup = Setup(rules, _seats(chosen, rules, texts), chosen.preset)
    session = Session(
        Table(setup, seed=chosen.seed),
        screen,
        texts,
        name=_name_of_rules(chosen, texts),
        record=chosen.record,
    )
    return session.run()


def _texts(chosen: argparse.Namespace, cards: str = "spoken") -> Catalogue:
    from crazyeights.texts import catalogue, from_environment

    return catalogue(chosen.lang or from_environment(os.environ), cards=cards)


def _rules(chosen: argparse.Namespace) -> Rules:
    from crazyeights.rules.options import Rules, RulesError, read_options
    from crazyeights.rules.presets import PRESETS

    if chosen.preset not in PRESETS:
        near = difflib.get_close_matches(chosen.preset, PRESETS, n=3, cutoff=0.5)
        hint = f"did you mean {' or '.join(near)}?" if near else "crazyeights rules lists them"
        raise UsageError(f"there is no preset {chosen.preset!r}; {hint}")
    try:
        changes = read_options(chosen.rules_text.split())
        if chosen.seats is not None and "seats" in changes:
            raise UsageError("--seats and --rules-text both say how many seats there are")
        changes.setdefault("seats", 2 if chosen.seats is None else chosen.seats)
        return Rules.preset(chosen.preset, **changes)
    except RulesError as error:
        raise UsageError(str(error)) from None


def _seats(chosen: argparse.Namespace, rules: Rules, texts: Catalogue) -> tuple[Sitting, ...]:
    import secrets

    from crazyeights.host import PLAYERS, Computer, Human

    kinds = chosen.opponents.split(",")
    for kind in kinds:
        if kind not in PLAYERS:
            raise UsageError(f"there is no opponent {kind!r}; there are {', '.join(PLAYERS)}")
    if len(kinds) == 1:
        kinds *= rules.seats - 1
    if len(kinds) != rules.seats - 1:
        raise UsageError(f"--opponents names {len(kinds)}, but {rules.seats - 1} play against you")
    you = _shown_name(chosen.name or "") or texts.text("game-you")
    names = [name for name in OPPONENTS if name.casefold() != you.casefold()]
    seed = secrets.randbits(32) if chosen.seed is None else chosen.seed
    opponents = zip(names, kinds, range(seed, seed + len(kinds)), strict=False)
    return (Human(you), *(Computer(*opponent) for opponent in opponents))


def _shown_name(name: str) -> str:
    """Return a name on one line, without control characters, and not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:40].strip()


def _name_of_rules(chosen: argparse.Namespace, texts: Catalogue) -> str:
    name = texts.text(f"preset-{chosen.preset}")
    return f"{name} ({chosen.rules_text})" if chosen.rules_text else name


def _version() -> str:
    from importlib.metadata import version

    return version("crazyeights")
