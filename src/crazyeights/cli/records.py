"""`crazyeights verify` and `crazyeights review`: what there is to know about a recorded game."""

from __future__ import annotations

import argparse
import sys
from typing import Final

from crazyeights.cli.arguments import Command, add_language, choose_small_engine, texts_of
from crazyeights.cli.errors import WRONG, UsageError, unreadable


def _add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the record of a game")


def _verify(chosen: argparse.Namespace) -> int:
    choose_small_engine()
    from crazyeights.record import verify_file

    try:
        sound, lines = verify_file(chosen.file)
    except OSError as error:
        raise UsageError(f"{chosen.file} cannot be read: {error.strerror}") from None
    for line in lines:
        sys.stdout.write(f"{line}\n")
    return 0 if sound else WRONG


def _add_review(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the record of a game")
    parser.add_argument("--seat", type=int, help="whose decisions, counted from 0 (everybody's)")
    add_language(parser)


def _review(chosen: argparse.Namespace) -> int:
    from crazyeights import record
    from crazyeights.host import review
    from crazyeights.telling import People, review_lines
    from crazyeights.terminal.screen import Screen
    from crazyeights.texts import CardStyle

    screen = Screen()
    texts = texts_of(chosen, CardStyle.SIGNS if screen.signs else CardStyle.LETTERS)
    try:
        game = record.read_file(chosen.file)
        last = game.rules.seats - 1
        if chosen.seat is not None and not 0 <= chosen.seat <= last:
            raise UsageError(texts.text("command-seat", text=str(chosen.seat), count=last))
        seats = range(game.rules.seats) if chosen.seat is None else [chosen.seat]
        marks = review(game, seats)
    except OSError as error:
        raise UsageError(unreadable(error, chosen.file, texts)) from None
    except record.RecordError as error:
        raise UsageError(f"{chosen.file}: {error}") from None
    places = range(1, game.rules.seats + 1)
    names = game.names or tuple(texts.text("review-seat", place=place) for place in places)
    for seat in seats:
        for line in review_lines(texts, People(names, None), game, marks, seat):
            screen.say(line)
    return 0


COMMANDS: Final = (
    Command("verify", "recompute every deal of a recorded game", _add_verify, _verify),
    Command("review", "say which decisions of a recorded game were costly", _add_review, _review),
)
