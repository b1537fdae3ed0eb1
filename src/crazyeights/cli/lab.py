"""`crazyeights simulate`, `match` and `bench`: figures about rules and players."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from crazyeights.cli.arguments import Command, add_rules
from crazyeights.cli.errors import INTERRUPTED, UsageError
from crazyeights.cli.rulesets import check_preset, ruleset_of

if TYPE_CHECKING:
    from rich.console import RenderableType


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    add_rules(parser, "penalty")
    parser.add_argument("--deals", type=int, default=100_000, help="how many deals (100000)")
    parser.add_argument(
        "--players",
        default="greedy,random",
        metavar="KIND[,KIND...]",
        help="who plays, in the order of the seats; fewer than seats repeat (greedy,random)",
    )
    parser.add_argument("--seed", type=int, default=0, help="the same seed, the same figures (0)")
    _add_figures(parser, "how many deals are played at the same time (as many as there are cores)")


def _simulate(chosen: argparse.Namespace) -> int:
    ruleset = ruleset_of(chosen)
    rules = ruleset.rules
    from crazyeights.lab import simulate

    try:
        result = simulate.run(
            rules,
            chosen.players.split(","),
            chosen.deals,
            chosen.seed,
            preset=ruleset.preset if ruleset.is_preset else None,
            threads=chosen.threads,
        )
    except ValueError as error:
        raise UsageError(str(error)) from None
    _print_figures(chosen, result.to_json, lambda: simulate.report(result))
    return 0 if result.complete else INTERRUPTED


def _add_match(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "players",
        nargs="+",
        metavar="KIND",
        help="who plays, such as strong greedy; fewer than seats repeat round the table",
    )
    add_rules(parser, "penalty")
    parser.add_argument(
        "--deals",
        type=int,
        default=1000,
        help="how many deals, or games, each played in every order of the seats (1000)",
    )
    parser.add_argument("--game", action="store_true", help="play whole games, not single deals")
    parser.add_argument(
        "--until",
        type=float,
        metavar="WIDTH",
        help="stop as soon as no 95 %% interval is wider: 0.02 is two per cent",
    )
    parser.add_argument("--seed", type=int, default=0, help="the same seed, the same figures (0)")
    _add_figures(parser, "how many deals are played at the same time (as many as there are cores)")


def _match(chosen: argparse.Namespace) -> int:
    ruleset = ruleset_of(chosen)
    rules = ruleset.rules
    from crazyeights.lab import match

    try:
        result = match.run(
            rules,
            chosen.players,
            chosen.deals,
            chosen.seed,
            game=chosen.game,
            until=chosen.until,
            preset=ruleset.preset if ruleset.is_preset else None,
            threads=chosen.threads,
        )
    except ValueError as error:
        raise UsageError(str(error)) from None
    _print_figures(chosen, result.to_json, lambda: match.report(result))
    return 0 if result.complete else INTERRUPTED


def _add_bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--presets", metavar="NAME[,NAME...]", help="which presets (all)")
    parser.add_argument(
        "--seats", default="2,4", metavar="N[,N...]", help="for which numbers of seats (2,4)"
    )
    parser.add_argument("--rounds", type=int, default=5, help="how often all is measured (5)")
    parser.add_argument(
        "--effort", type=float, default=1.0, help="multiplies the time of each measurement (1)"
    )
    _add_figures(parser, "compare so many threads with one")


def _bench(chosen: argparse.Namespace) -> int:
    presets = None if chosen.presets is None else chosen.presets.split(",")
    for name in presets or ():
        check_preset(name, chosen)
    from crazyeights.lab import bench

    try:
        result = bench.run(
            presets=presets,
            seats=_numbers(chosen.seats),
            rounds=chosen.rounds,
            effort=chosen.effort,
            threads=chosen.threads,
        )
    except ValueError as error:
        raise UsageError(str(error)) from None
    _print_figures(chosen, result.to_json, lambda: bench.report(result))
    return 0


def _numbers(text: str) -> list[int]:
    try:
        return [int(number) for number in text.split(",")]
    except ValueError:
        raise UsageError(f"--seats: {text!r} is no list of numbers such as 2,4") from None


def _add_figures(parser: argparse.ArgumentParser, threads: str) -> None:
    parser.add_argument("--threads", type=int, help=threads)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def _print_figures(
    chosen: argparse.Namespace,
    document: Callable[[], dict[str, Any]],
    report: Callable[[], RenderableType],
) -> None:
    if chosen.json:
        sys.stdout.write(json.dumps(document()) + "\n")
    else:
        from crazyeights.terminal.screen import Screen

        Screen().show(report())


COMMANDS: Final = (
    Command("simulate", "play many deals and say who wins how often", _add_simulate, _simulate),
    Command("match", "let computer players meet over the same cards", _add_match, _match),
    Command("bench", "measure the rules engine", _add_bench, _bench),
)
