"""`crazyeights rules` with `compare` and `find`, and `crazyeights may`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from crazyeights.cli.arguments import (
    Command,
    add_house_rules,
    add_language,
    add_rules,
    choose_small_engine,
    texts_of,
)
from crazyeights.cli.errors import WRONG, UsageError
from crazyeights.cli.rulesets import named_ruleset, ruleset_of

if TYPE_CHECKING:
    from crazyeights.terminal.screen import Screen
    from crazyeights.texts import Catalogue

RULES_COMPARED: Final = 2


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
    add_house_rules(parser)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--toml", action="store_true", help="write the rules as a file for --rules")
    form.add_argument("--link", action="store_true", help="write the rules as a link")
    add_language(parser)


def _show_rules(chosen: argparse.Namespace) -> int:
    what = chosen.words[0] if chosen.words else ""
    if what in _ABOUT_RULES:
        return _ABOUT_RULES[what](chosen)
    if len(chosen.words) > 1:
        raise UsageError(texts_of(chosen).text("command-one-preset", text=" ".join(chosen.words)))
    from crazyeights.rulesets import write_link, write_toml
    from crazyeights.terminal.screen import Screen

    screen, texts = Screen(), texts_of(chosen)
    if not what and chosen.rules is None and not chosen.set:
        _list_presets(screen, texts)
        return 0
    chosen.preset, chosen.usual_preset, chosen.usual_seats = what or None, "", None
    ruleset = ruleset_of(chosen)
    if chosen.toml or chosen.link:
        sys.stdout.write(write_toml(ruleset) if chosen.toml else f"{write_link(ruleset)}\n")
        return 0
    from crazyeights.terminal.rulepage import rule_lines
    from crazyeights.texts.composer.comparison import name_of
    from crazyeights.texts.rulebook import rulebook

    name = name_of(ruleset, texts)
    book = rulebook(ruleset.rules, texts.language, preset=ruleset.preset, name=name)
    for line in rule_lines(book, screen.width):
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
        raise UsageError(texts_of(chosen).text("command-compare", count=len(chosen.words) - 1))
    from crazyeights.terminal.rulebooks import show_comparison
    from crazyeights.terminal.screen import Screen

    left, right = (named_ruleset(word, chosen) for word in chosen.words[1:])
    show_comparison(left, right, Screen(), texts_of(chosen))
    return 0


def _find(chosen: argparse.Namespace) -> int:
    if len(chosen.words) > 1:
        raise UsageError(texts_of(chosen).text("command-find", text=" ".join(chosen.words[1:])))
    from crazyeights.terminal.rulebooks import find
    from crazyeights.terminal.screen import Screen

    find(Screen(), texts_of(chosen))
    return 0


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
    add_rules(parser, "quick")
    parser.set_defaults(usual_seats=4)
    add_language(parser)


def _may(chosen: argparse.Namespace) -> int:
    choose_small_engine()
    from crazyeights.cards import Card, Suit, UnreadableCardError
    from crazyeights.rulesets.position import Position, PositionError
    from crazyeights.terminal import rulebooks
    from crazyeights.terminal.screen import Screen
    from crazyeights.texts.composer.ruling import wrong_words

    ruleset, texts = ruleset_of(chosen), texts_of(chosen)
    if chosen.debt < 0:
        raise UsageError(texts.text("command-debt", text=str(chosen.debt)))
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


_ABOUT_RULES: Final[Mapping[str, Callable[[argparse.Namespace], int]]] = {
    "compare": _compare,
    "find": _find,
}
"""What else there is to do with rules, besides reading those of a preset."""

COMMANDS: Final = (
    Command(
        "rules",
        "list the rules one can play by, read, change, compare and find them",
        _add_rules_command,
        _show_rules,
    ),
    Command("may", "say whether something is allowed, and by which rule", _add_may, _may),
)
