"""The command `crazyeights`.

Every subcommand imports what it needs when it runs, so that help and the list of rules are there at
once: the compiled engine alone takes longer to load than either.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from crazyeights.cli import compiling, lab, playing, records, rules
from crazyeights.cli.errors import INTERRUPTED, MISUSED, NOBODY_READS, UsageError

_COMMANDS: Final = (
    *playing.COMMANDS,
    *rules.COMMANDS,
    *records.COMMANDS,
    *lab.COMMANDS,
    *compiling.COMMANDS,
)


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
        # Python writes what is left once more when it ends: into nothing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    return code


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="crazyeights", description="Crazy Eights and its relatives.")
    parser.add_argument("--version", action=_Version, nargs=0, help="show the version and exit")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, summary, add, run in _COMMANDS:
        command = commands.add_parser(
            name, help=summary, description=f"{summary[0].upper()}{summary[1:]}."
        )
        add(command)
        command.set_defaults(run=run)
    return parser


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments, and exit."""
        self.exit(MISUSED, f"{self.prog}: {message} ({self.prog} --help says more)\n")


class _Version(argparse.Action):
    """Looks the version up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from importlib.metadata import version

        sys.stdout.write(f"crazyeights {version('crazyeights')}\n")
        parser.exit()
