"""Somebody who plays the terminal game in this process, and what is written meanwhile."""

from __future__ import annotations

import io
import random
from dataclasses import dataclass

from crazyeights.cards import SUIT_LETTERS, Language, Suit
from crazyeights.host import Computer, Human, Setup, Sitting, Table
from crazyeights.rules.actions import Action, Announce, Draw, NameSuit, Pass, Play, Stop
from crazyeights.rules.options import Rules
from crazyeights.terminal.screen import Screen
from crazyeights.terminal.session import Session
from crazyeights.texts import CardStyle, catalogue

NAMES = ("Mia", "Anna", "Bo", "Cleo", "Dario", "Emil", "Frida", "Gina")
_KEYS = {Draw: "d", Pass: "p", Stop: "x", Announce: "!"}
_SLIPS = (
    "foo",
    "1h",
    "8",
    "?",
    "r",
    "q",
    "9!",
    "K",
    "=",
    "ü♥",
    "8♥♥",
    "\x1b[A",
    "x" * 300,
    "JK",
    "u",
)


class EchoScreen(Screen):
    """A screen on which what is typed stays to be seen, as on a terminal."""

    def ask(self, prompt: str) -> str:
        line = super().ask(prompt)
        self.say(f"{prompt} {line.strip()}".rstrip())
        return line


class Robot(io.StringIO):
    """Types what somebody might type: legal moves, in all ways they can be written, and slips.

    After ``most`` lines the input is at its end.
    """

    def __init__(
        self, table: Table, dice: random.Random, language: Language, slips: float, most: int
    ) -> None:
        super().__init__()
        self.table, self.dice, self.language = table, dice, language
        self.slips, self.most = slips, most
        self.typed: list[str] = []

    def isatty(self) -> bool:
        return False

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        del size
        if len(self.typed) >= self.most:
            return ""
        self.typed.append(self._line())
        return f"{self.typed[-1]}\n"

    def _line(self) -> str:
        view = self.table.present(0).view
        if view.turn != 0 or view.ended is not None:
            return "u" if self.dice.random() < self.slips / 2 else ""
        if self.dice.random() < self.slips:
            return self.dice.choice(_SLIPS)
        plays = [action for action in view.legal if isinstance(action, Play)]
        choice = plays if plays and self.dice.random() < 0.9 else view.legal
        return self.spell(self.dice.choice(choice))

    def spell(self, action: Action) -> str:
        """Return one of the ways to type an action."""
        if isinstance(action, NameSuit):
            return self._suit(action.suit)
        if not isinstance(action, Play):
            return _KEYS[type(action)]
        card = action.card.show(self.language, ascii=self.dice.random() < 0.7)
        if self.dice.random() < 0.5:
            card = card.lower()
        suit = ""
        if action.suit is not None and self.dice.random() < 0.95:
            suit = self.dice.choice([" ", "", " =", ", "]) + self._suit(action.suit)
        return card + suit + ("!" if action.announce else "")

    def _suit(self, suit: Suit) -> str:
        texts = catalogue(self.language)
        letter = suit.sign if self.dice.random() < 0.3 else SUIT_LETTERS[self.language][suit]
        return self.dice.choice([letter, letter.lower(), texts.suit(suit)])


def table_for(rules: Rules, preset: str, seed: int, opponents: str = "greedy") -> Table:
    """Return the table that the command sets up with these arguments, somebody called Mia at it."""
    seats: tuple[Sitting, ...] = (
        Human(NAMES[0]),
        *(Computer(NAMES[seat], opponents, seed + seat - 1) for seat in range(1, rules.seats)),
    )
    return Table(Setup(rules, seats, preset), seed=seed, mode="interpreted")


@dataclass(frozen=True)
class Played:
    """A game that a robot has played."""

    code: int
    typed: list[str]
    written: str
    table: Table

    @property
    def lines(self) -> list[str]:
        return self.written.splitlines()


def play(
    rules: Rules,
    preset: str,
    language: Language,
    seed: int,
    *,
    cards: CardStyle = CardStyle.SIGNS,
    slips: float = 0.05,
    echo: bool = False,
    most: int = 2000,
) -> Played:
    """Let a robot play a whole game, or only so many lines of it."""
    table = table_for(rules, preset, seed)
    robot = Robot(table, random.Random(seed), language, slips, most)
    out = io.StringIO()
    screen = (EchoScreen if echo else Screen)(robot, out)
    texts = catalogue(language, cards=cards)
    session = Session(table, screen, texts, name=texts.text(f"preset-{preset}"))
    return Played(session.run(), robot.typed, out.getvalue(), table)
