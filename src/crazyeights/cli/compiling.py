"""`crazyeights compile`: what set-up does once, so that no player waits for a compiler."""

from __future__ import annotations

import argparse
import sys
import time
from typing import Final

from crazyeights.cli.arguments import Command
from crazyeights.cli.errors import UsageError

ENTRY_POINTS: Final = (
    "rules.entry.start",
    "rules.entry.do",
    "rules.entry.may_do",
    "rules.entry.options",
    "rules.entry.option",
    "views.look_at",
    "views.see_at",
    "players.simple.choose_at_random",
    "players.levels.choose_as_beginner",
    "players.levels.choose_casually",
    "players.simple.choose_greedily",
    "players.tips.choose_by_tips",
    "players.search.search",
    "rules.playout.random_deals",
    "lab.simulate.play_deals",
)
"""The functions that are called compiled; with them everything they call is compiled."""


def _add_nothing(parser: argparse.ArgumentParser) -> None:
    del parser


def _compile(chosen: argparse.Namespace) -> int:
    del chosen
    from importlib import import_module

    from crazyeights.rules import compiled

    if compiled.default_mode() == "interpreted":
        raise UsageError("the environment says that the rules are to run interpreted")
    begun = time.perf_counter()
    for number, name in enumerate(ENTRY_POINTS, start=1):
        module, _, function = name.rpartition(".")
        sys.stdout.write(f"[{number}/{len(ENTRY_POINTS)}] {name} ... ")
        sys.stdout.flush()
        start = time.perf_counter()
        compiled.implementation(getattr(import_module(f"crazyeights.{module}"), function))
        sys.stdout.write(f"{time.perf_counter() - start:.1f} s\n")
    compiled.remove_old_caches()
    sys.stdout.write(f"The rules are compiled ({time.perf_counter() - begun:.0f} s).\n")
    return 0


COMMANDS: Final = (
    Command("compile", "compile the rules, so that no later start has to", _add_nothing, _compile),
)
