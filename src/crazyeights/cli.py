"""The command `crazyeights`.

Every subcommand imports what it needs when it runs, so that help and the list of rules are there at
once: the compiled engine alone takes longer to load than either.
"""

from __future__ import annotations

import argparse
import difflib
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

if TYPE_CHECKING:
    from rich.console import RenderableType

    from crazyeights.host import Computer
    from crazyeights.rules.options import Rules
    from crazyeights.rulesets import RuleSet
    from crazyeights.terminal.screen import Screen
    from crazyeights.texts import CardStyle, Catalogue

WRONG: Final = 1
"""The exit code of `verify` for a record that is not sound."""
MISUSED: Final = 2
"""The exit code where a command cannot be carried out as it was given."""
INTERRUPTED: Final = 130
NOBODY_READS: Final = 141
"""The exit code after a broken pipe, as that of other programs."""


class UsageError(Exception):
    """A command that cannot be carried out as it was given; the message is one line."""


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
        # Python writes what is left once more when it ends: into nothing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    return code


# ── What can be typed ────────────────────────────────────────────────────────────────────────────


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


class _Version(argparse.Action):
    """Looks the version up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from importlib.metadata import version

        sys.stdout.write(f"crazyeights {version('crazyeights')}\n")
        parser.exit()


def _add_rules(parser: argparse.ArgumentParser, preset: str) -> None:
    parser.add_argument(
        "--preset", help=f"what to play by; `crazyeights rules` lists them ({preset})"
    )
    parser.add_argument("--seats", type=int, help="how many play (2, or as the rules say)")
    _add_house_rules(parser)
    parser.set_defaults(usual_preset=preset, usual_seats=2)


def _add_house_rules(parser: argparse.ArgumentParser) -> None:
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


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=("de", "nb", "it", "en"), help="the language (that of the environment)"
    )


def _add_play(parser: argparse.ArgumentParser) -> None:
    _add_rules(parser, "quick")
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
    _add_language(parser)


def _add_serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on (127.0.0.1: this machine)"
    )
    parser.add_argument("--port", type=int, help="the port (the first free one from 8000)")
    parser.add_argument(
        "--no-browser", action="store_true", help="do not open the page, only say where it is"
    )


def _add_rules_command(parser: argparse.ArgumentParser) -> None:
    parser.usage = (
        "crazyeights rules [-h] [--seats SEATS] [--rules FILE|LINK] [--set OPTION=VALUE] "
        "[--toml | --link] [--lang LANGUAGE] [PRESET | compare RULES RULES | find]"
    )
    parser.add_argument(
        "words",
        nargs="*",
        metavar="PRESET | compare RULES RULES | find",
        help="read the rules of a preset (list them all); say how two presets, files or links "
        "differ; find the rules that you know",
    )
    parser.add_argument("--seats", type=int, help="for how many (4, or as many as can play)")
    _add_house_rules(parser)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--toml", action="store_true", help="write the rules as a file for --rules")
    form.add_argument("--link", action="store_true", help="write the rules as a link")
    _add_language(parser)


def _add_may(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "action",
        help="what you would like to do: a card (8S, 8S=H names hearts, 8S! calls the last card), "
        "d draws, p passes, =H names a suit, x calls Stop, ! the last card",
    )
    parser.add_argument(
        "--upcard", required=True, metavar="CARD", help="what lay on top when your turn began"
    )
    parser.add_argument("--hand", required=True, metavar="'CARD ...'", help="what you held then")
    parser.add_argument("--suit", help="the suit that was named with the upcard")
    parser.add_argument("--debt", type=int, default=0, help="how many penalty cards you owe")
    parser.add_argument(
        "--just-played",
        action="store_true",
        help="the player before you has just played the upcard, and you face what it does",
    )
    parser.add_argument(
        "--done",
        default="",
        metavar="'+CARD CARD ...'",
        help="what you have done in this turn: +9C drew the nine of clubs, 9C played it",
    )
    parser.add_argument(
        "--stock",
        choices=("full", "empty", "nothing"),
        default="full",
        help="whether the stock is empty, and if so whether there are discards to go on with",
    )
    _add_rules(parser, "quick")
    parser.set_defaults(usual_seats=4)
    _add_language(parser)


def _add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the record of a game")


def _add_review(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the record of a game")
    parser.add_argument("--seat", type=int, help="whose decisions, counted from 0 (everybody's)")
    _add_language(parser)


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    _add_rules(parser, "penalty")
    parser.add_argument("--deals", type=int, default=100_000, help="how many deals (100000)")
    parser.add_argument(
        "--players",
        default="greedy,random",
        metavar="KIND[,KIND...]",
        help="who plays, in the order of the seats; fewer than seats repeat (greedy,random)",
    )
    parser.add_argument("--seed", type=int, default=0, help="the same seed, the same figures (0)")
    _add_figures(parser, "how many deals are played at the same time (as many as there are cores)")


def _add_match(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "players",
        nargs="+",
        metavar="KIND",
        help="who plays, such as strong greedy; fewer than seats repeat round the table",
    )
    _add_rules(parser, "penalty")
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


def _add_figures(parser: argparse.ArgumentParser, threads: str) -> None:
    parser.add_argument("--threads", type=int, help=threads)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def _add_nothing(parser: argparse.ArgumentParser) -> None:
    del parser


# ── Playing, reading the rules, verifying ────────────────────────────────────────────────────────


def _play(chosen: argparse.Namespace) -> int:
    from crazyeights.host import Human, Setup, Table
    from crazyeights.players.player import POLICIES
    from crazyeights.terminal.screen import Screen
    from crazyeights.terminal.session import Session
    from crazyeights.texts import CardStyle
    from crazyeights.texts.composer.comparison import name_of

    ruleset = _ruleset(chosen)
    rules = ruleset.rules
    _check_record(chosen.record)
    screen = Screen()
    cards = chosen.cards or (CardStyle.SIGNS if screen.signs else CardStyle.LETTERS)
    texts = _texts(chosen, cards, ranks="en" if chosen.international_ranks else None)
    you = _on_one_line(chosen.name) or texts.text("game-you")
    opponents = _opponents(chosen, rules, you)
    setup = Setup(rules, (Human(you), *opponents), ruleset.preset or None)
    name = name_of(ruleset, texts)
    if set(chosen.opponents.split(",")) <= set(POLICIES):
        _choose_small_engine()  # only those who imagine games make use of the compiled rules
    table = Table(setup, seed=chosen.seed)
    return Session(table, screen, texts, name=name, record=chosen.record).run()


def _serve(chosen: argparse.Namespace) -> int:
    from crazyeights.server.run import ServeError, serve

    try:
        serve(chosen.host, chosen.port, browser=not chosen.no_browser)
    except ServeError as error:
        raise UsageError(str(error)) from None
    return 0


def _show_rules(chosen: argparse.Namespace) -> int:
    what = chosen.words[0] if chosen.words else ""
    if what in _ABOUT_RULES:
        return _ABOUT_RULES[what](chosen)
    if len(chosen.words) > 1:
        raise UsageError(f"{' '.join(chosen.words)!r}: one preset, compare RULES RULES, or find")
    from crazyeights.rulesets import write_link, write_toml
    from crazyeights.terminal.screen import Screen

    screen, texts = Screen(), _texts(chosen)
    if not what and chosen.rules is None and not chosen.set:
        _list_presets(screen, texts)
        return 0
    chosen.preset, chosen.usual_preset, chosen.usual_seats = what or None, "", None
    ruleset = _ruleset(chosen)
    if chosen.toml or chosen.link:
        sys.stdout.write(write_toml(ruleset) if chosen.toml else f"{write_link(ruleset)}\n")
        return 0
    from crazyeights.terminal.rulepage import rule_lines
    from crazyeights.texts.rulebook import rulebook

    if ruleset.name:
        screen.say(ruleset.name, "bold")
    for line in rule_lines(
        rulebook(ruleset.rules, texts.language, preset=ruleset.preset), screen.width
    ):
        screen.say(line)
    screen.say()
    screen.say(texts.text("game-options", text=ruleset.rules.to_text()))
    return 0


def _list_presets(screen: Screen, texts: Catalogue) -> None:
    from crazyeights.rules.presets import PRESETS

    for name, preset in PRESETS.items():
        fewest, most = preset.seats
        screen.say(f"{name}: {texts.text(f'preset-{name}')} ({fewest}–{most})", "bold")
        screen.say(f"  {texts.text(f'preset-{name}-summary')}")


def _compare(chosen: argparse.Namespace) -> int:
    if len(chosen.words) != RULES_COMPARED + 1:
        raise UsageError(
            f"compare takes two rule sets, not {len(chosen.words) - 1}; each a preset, a file or "
            "a link"
        )
    from crazyeights.terminal.rulebooks import show_comparison
    from crazyeights.terminal.screen import Screen

    left, right = (_named_ruleset(word, chosen.seats) for word in chosen.words[1:])
    show_comparison(left, right, Screen(), _texts(chosen))
    return 0


def _find(chosen: argparse.Namespace) -> int:
    if len(chosen.words) > 1:
        raise UsageError(f"find takes nothing besides, but there is {chosen.words[1]!r}")
    from crazyeights.terminal.rulebooks import find
    from crazyeights.terminal.screen import Screen

    find(Screen(), _texts(chosen))
    return 0


_ABOUT_RULES: Final[Mapping[str, Callable[[argparse.Namespace], int]]] = {
    "compare": _compare,
    "find": _find,
}
"""What else there is to do with rules, besides reading those of a preset."""

RULES_COMPARED: Final = 2


def _may(chosen: argparse.Namespace) -> int:
    _choose_small_engine()
    from crazyeights.cards import Card, Suit, UnreadableCardError
    from crazyeights.rulesets.position import Position, PositionError
    from crazyeights.terminal import rulebooks
    from crazyeights.terminal.screen import Screen
    from crazyeights.texts.composer.ruling import wrong_words

    ruleset, texts = _ruleset(chosen), _texts(chosen)
    if chosen.debt < 0:
        raise UsageError(f"--debt: {chosen.debt} is less than nothing")
    try:
        position = Position(
            ruleset.rules,
            rulebooks.read_cards(chosen.hand, texts),
            Card.parse(chosen.upcard, texts.language),
            named=Suit.parse(chosen.suit, texts.language) if chosen.suit else None,
            debt=chosen.debt,
            just_played=chosen.just_played,
            done=rulebooks.read_done(chosen.done, texts),
            stock=chosen.stock,
        )
        action = rulebooks.read_action(chosen.action, texts)
    except UnreadableCardError as error:
        raise UsageError(texts.unreadable(error)) from None
    try:
        ruling = rulebooks.show_ruling(position, action, ruleset, Screen(), texts)
    except PositionError as error:
        raise UsageError(wrong_words(error, position, texts)) from None
    return 0 if ruling.allowed else WRONG


def _verify(chosen: argparse.Namespace) -> int:
    _choose_small_engine()
    from crazyeights.record import verify_file

    try:
        sound, lines = verify_file(chosen.file)
    except OSError as error:
        raise UsageError(f"{chosen.file} cannot be read: {error.strerror}") from None
    for line in lines:
        sys.stdout.write(f"{line}\n")
    return 0 if sound else WRONG


def _review(chosen: argparse.Namespace) -> int:
    from crazyeights import record
    from crazyeights.host import review
    from crazyeights.telling import People, review_lines
    from crazyeights.terminal.screen import Screen

    try:
        game = record.read_file(chosen.file)
        seats = range(game.rules.seats) if chosen.seat is None else [chosen.seat]
        if chosen.seat is not None and not 0 <= chosen.seat < game.rules.seats:
            raise UsageError(f"--seat {chosen.seat}: there are seats 0 to {game.rules.seats - 1}")
        marks = review(game, seats)
    except OSError as error:
        raise UsageError(f"{chosen.file} cannot be read: {error.strerror}") from None
    except record.RecordError as error:
        raise UsageError(f"{chosen.file}: {error}") from None
    names = game.names or tuple(f"seat {seat}" for seat in range(game.rules.seats))
    screen, texts = Screen(), _texts(chosen, "signs")
    for seat in seats:
        for line in review_lines(texts, People(names, None), game, marks, seat):
            screen.say(line)
    return 0


def _choose_small_engine() -> None:
    """Let one game run interpreted: that is fast enough, and loading compiled code takes longer."""
    os.environ.setdefault("CRAZYEIGHTS_ENGINE", "interpreted")


def _texts(
    chosen: argparse.Namespace, cards: CardStyle | str = "spoken", ranks: str | None = None
) -> Catalogue:
    from crazyeights.texts import catalogue, from_environment

    return catalogue(chosen.lang or from_environment(os.environ), cards=cards, ranks=ranks)


def _ruleset(chosen: argparse.Namespace) -> RuleSet:
    """Return what ``--preset``, ``--rules``, ``--set`` and ``--seats`` ask for together."""
    from crazyeights.rules.options import Rules, RulesError, read_options
    from crazyeights.rulesets import RuleSet

    if chosen.rules is not None and chosen.preset is not None:
        raise UsageError("--rules and a preset both say what to play by")
    preset = chosen.preset or ("" if chosen.rules else chosen.usual_preset)
    if preset:
        _check_preset(preset)
    try:
        changes = read_options(" ".join(chosen.set).split())
        if chosen.seats is not None and "seats" in changes:
            raise UsageError("--seats and --set both say how many seats there are")
        if chosen.seats is not None:
            changes["seats"] = chosen.seats
        if chosen.rules is not None:
            return _read_ruleset(chosen.rules).replace(**changes)
        if chosen.usual_seats is not None:
            changes.setdefault("seats", chosen.usual_seats)
        return RuleSet(Rules.preset(preset, **changes) if preset else Rules(**changes), preset)
    except RulesError as error:
        raise UsageError(str(error)) from None


def _named_ruleset(word: str, seats: int | None) -> RuleSet:
    """Return the rule set that somebody means: a preset, a file or a link."""
    from crazyeights.rules.options import RulesError
    from crazyeights.rules.presets import PRESETS
    from crazyeights.rulesets import RuleSet

    try:
        if word in PRESETS:
            ruleset = RuleSet.of(word)
        elif "=" in word or _exists(Path(word)) or word.endswith(".toml"):
            ruleset = _read_ruleset(word)
        else:
            _check_preset(word)
            raise AssertionError(word)
        return ruleset if seats is None else ruleset.replace(seats=seats)
    except RulesError as error:
        raise UsageError(str(error)) from None


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # a link can be too long for the name of a file
        return False


def _read_ruleset(word: str) -> RuleSet:
    """Return the rule set in a file or a link. Raises `RulesError` for one in the link."""
    from crazyeights.rulesets import RuleFileError, read_file, read_link

    path = Path(word)
    if "=" in word and not _exists(path):
        return read_link(word)
    try:
        return read_file(path)
    except RuleFileError as error:
        raise UsageError(str(error)) from None
    except OSError as error:
        raise UsageError(f"{word} cannot be read: {error.strerror}") from None


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


def _check_preset(name: str) -> None:
    from crazyeights.rules.presets import PRESETS

    if name not in PRESETS:
        near = difflib.get_close_matches(name.lower(), PRESETS, cutoff=0.6)
        hint = (
            f"did you mean {' or '.join(near)}?" if near else "`crazyeights rules` lists them all"
        )
        raise UsageError(f"there is no preset {name!r}; {hint}")


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


# ── Figures ──────────────────────────────────────────────────────────────────────────────────────


def _simulate(chosen: argparse.Namespace) -> int:
    ruleset = _ruleset(chosen)
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


def _match(chosen: argparse.Namespace) -> int:
    ruleset = _ruleset(chosen)
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


def _bench(chosen: argparse.Namespace) -> int:
    presets = None if chosen.presets is None else chosen.presets.split(",")
    for name in presets or ():
        _check_preset(name)
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


# ── Compiling ────────────────────────────────────────────────────────────────────────────────────

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


_COMMANDS: Final[tuple[tuple[str, str, Callable[[Any], None], Callable[[Any], int]], ...]] = (
    ("serve", "play in the browser: serve the page on this machine", _add_serve, _serve),
    ("play", "play in the terminal against computer opponents", _add_play, _play),
    (
        "rules",
        "list the rules one can play by, read, change, compare and find them",
        _add_rules_command,
        _show_rules,
    ),
    ("may", "say whether something is allowed, and by which rule", _add_may, _may),
    ("verify", "recompute every deal of a recorded game", _add_verify, _verify),
    ("review", "say which decisions of a recorded game were costly", _add_review, _review),
    ("simulate", "play many deals and say who wins how often", _add_simulate, _simulate),
    ("match", "let computer players meet over the same cards", _add_match, _match),
    ("bench", "measure the rules engine", _add_bench, _bench),
    ("compile", "compile the rules, so that no later start has to", _add_nothing, _compile),
)
