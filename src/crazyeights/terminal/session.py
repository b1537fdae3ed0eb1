"""A game in a terminal, from the first deal to the last word."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from crazyeights.cards import Suit
from crazyeights.host import (
    Accepted,
    Act,
    Command,
    Hint,
    NextDeal,
    Phase,
    Present,
    Refused,
    Request,
    Table,
    Undo,
    View,
    hint,
)
from crazyeights.rules.actions import Action, Announce, Draw, NameSuit, Pass, Play, Stop
from crazyeights.rulesets import RuleSet
from crazyeights.telling import Line, People, Teller, deal_lines, hint_lines, total_lines
from crazyeights.terminal.reading import (
    Key,
    NotUnderstoodError,
    TypedCard,
    cleaned,
    read_line,
    read_suit,
    suit_letters,
)
from crazyeights.terminal.rulepage import rule_lines
from crazyeights.terminal.screen import Screen
from crazyeights.terminal.showing import Painter
from crazyeights.texts import Catalogue
from crazyeights.texts.composer import difference_words
from crazyeights.texts.composer.comparison import name_of
from crazyeights.texts.rulebook import rulebook

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C, as shells have it."""

YOU: Final = 0
"""The seat of the one in front of the terminal."""


_REQUESTS: Final[dict[Key, Request]] = {
    Key.DRAW: Act(Draw()),
    Key.PASS: Act(Pass()),
    Key.CALL: Act(Announce(YOU)),
    Key.STOP: Act(Stop()),
    Key.UNDO: Undo(),
}


class QuitError(Exception):
    """Somebody wants to leave."""


class Session:
    """One game at a table, played by the person on seat 0.

    ``name`` is what the rules are called; ``record`` is the file that takes the record of the game,
    without one the game offers to write it. ``advise`` gives the hints.
    """

    def __init__(  # noqa: PLR0913  # a game, who sees it how, and what goes with it
        self,
        table: Table,
        screen: Screen,
        texts: Catalogue,
        *,
        name: str,
        record: Path | None = None,
        advise: Callable[[View], Hint | None] = hint,
    ) -> None:
        self._table, self._screen, self._texts = table, screen, texts
        self._name, self._record, self._advise = name, record, advise
        setup = table.setup
        self._people = People(tuple(sitting.name for sitting in setup.seats), YOU)
        self._preset = setup.preset or ""
        self._painter = Painter(texts, self._people, screen, self._preset)
        self._teller = Teller(texts, self._people, setup.rules, self._preset)
        self._feed = table.feed(YOU)
        self._same_turn = False
        """Whether nothing but what the reader did has happened since the table was shown."""
        self._reporting = False
        """Whether something has been told since the reader was last asked."""
        self._first_hint = True
        self._keys = (f"terminal {number}" for number in itertools.count(1))

    def run(self) -> int:
        """Play; return the exit code of the command."""
        try:
            self.play()
        except QuitError:
            self._screen.say(self._texts.text("quit"))
        except EOFError:
            self._screen.say(self._texts.text("quit-end-of-input"))
        except KeyboardInterrupt:
            self._screen.say()
            self._screen.say(self._texts.text("quit"))
            self.write_record()
            return INTERRUPTED
        self.write_record()
        return 0

    def play(self) -> None:
        """Play to the end. Raises `QuitError` and `EOFError` where it ends before."""
        self._welcome()
        self._hear()
        while True:
            self._let_computers_play()
            self._report(self._teller.lines())
            present = self._feed.present()
            if present.view.winners is not None:
                self._finish(present)
                return
            if present.view.ended is not None:
                self._next_deal(present)
            else:
                self._take_turn(present)

    def write_record(self) -> None:
        """Write the record of the game, finished or not, into the file that was named."""
        if self._record is not None:
            self._write(self._record)

    def _welcome(self) -> None:
        text, setup = self._texts.text, self._table.setup
        self._screen.say(text("game-start", name=self._name, count=setup.rules.seats), "bold")
        if self._preset:
            self._screen.say(text(f"preset-{self._preset}-summary"))
        opponents = list(self._people.names[YOU + 1 :])
        self._screen.say(text("game-opponents", seats=opponents))
        ruleset = RuleSet(setup.rules, self._preset)
        if self._preset and ruleset.is_house:
            self._screen.say(text("ruleset-different"))
            for words in difference_words(ruleset, self._texts):
                self._screen.say(f"  {words}")

    def _let_computers_play(self) -> None:
        while turn := self._table.computer_turn():
            self._same_turn = False
            self._table.submit(turn.seat, turn.command())
            self._hear()
            self._report(self._teller.whole_lines())  # the next one may think for long

    def _hear(self) -> None:
        """Take in what has happened."""
        for update in self._feed.read():
            self._teller.tell(update)

    def _report(self, lines: Sequence[Line]) -> None:
        """Write what has happened; a blank line stands before a lap and before a deal."""
        for line in lines:
            if line.heading or (not self._reporting and not self._same_turn):
                self._screen.say()
            self._reporting = True
            self._screen.say(str(line), "bold" if line.heading else "")

    # ── One turn ───────────────────────────────────────────────────────────────────────────────

    def _take_turn(self, present: Present) -> None:
        self._reporting = False
        if self._same_turn:
            for line in self._painter.same_turn(present.view):
                self._screen.say(line)
        else:
            self._show_table(present.view)
        while True:
            try:
                request = self._ask(present.view)
            except NotUnderstoodError as problem:
                self._screen.say(str(problem))
                continue
            if request is None:
                self._show_table(present.view)
                continue
            if self._submit(request, present):
                return

    def _show_table(self, view: View) -> None:
        self._screen.say()
        for line in self._painter.table(view):
            self._screen.say(line)

    def _ask(self, view: View) -> Request | None:
        """Return what somebody wants to do, None if the table is to be shown again."""
        if view.phase == Phase.NAMING:
            return self._ask_for_name(view)
        line = self._screen.ask(self._texts.text("prompt"))
        playable = [action.card for action in view.legal if isinstance(action, Play)]
        typed = read_line(line, view.hand, playable, view.rules, self._texts)
        if isinstance(typed, TypedCard):
            return self._play_of(typed, view)
        return self._do_key(typed, view)

    def _ask_for_name(self, view: View) -> Request | None:
        line = self._screen.ask(self._suit_question())
        typed = cleaned(line)
        if typed in (Key.CALL, Key.UNDO, Key.HELP, Key.NOTHING):
            return self._do_key(Key(typed), view)
        try:
            suit = read_suit(line, self._texts)
        except NotUnderstoodError:
            if typed.lower() != Key.QUIT:
                raise
            self._confirm_quit()
            return None
        assert suit is not None  # noqa: S101
        return Act(NameSuit(suit))

    def _suit_question(self) -> str:
        return self._texts.text("prompt-suit", letters=suit_letters(self._texts))

    def _do_key(self, key: Key, view: View) -> Request | None:
        if key is Key.QUIT:
            self._confirm_quit()
            return None
        if key is Key.HELP:
            for line in self._painter.help(view):
                self._screen.say(line)
            return None
        if key is Key.RULES:
            ruleset = RuleSet(view.rules, self._preset, self._table.setup.name)
            name = name_of(ruleset, self._texts)
            book = rulebook(view.rules, self._texts.language, preset=self._preset, name=name)
            for text in rule_lines(book, self._screen.width):
                self._screen.say(text)
            return None
        if key is Key.HINT:
            self._show_hint(view)
            return None
        if key is Key.NOTHING:
            return self._only_choice(view)
        return _REQUESTS[key]

    def _show_hint(self, view: View) -> None:
        if self._first_hint:
            # The compiled rules are loaded for it, which takes some seconds.
            self._screen.say(self._texts.text("hint-first"))
            self._first_hint = False
        found = self._advise(view)
        if found is not None:
            lines = hint_lines(self._texts, self._people, view, found, self._preset)
            self._screen.say(" ".join(lines))

    def _confirm_quit(self) -> None:
        try:
            answer = self._screen.ask(self._texts.text("prompt-quit"))
        except EOFError:
            raise QuitError from None
        if cleaned(answer).lower() == Key.QUIT:
            raise QuitError

    def _only_choice(self, view: View) -> Request | None:
        """Return what Enter does: to draw or to pass, where there is nothing else to do."""
        choices: list[Action] = [a for a in view.legal if not isinstance(a, Announce)]
        if len(choices) == 1 and isinstance(choices[0], Draw | Pass):
            return Act(choices[0])
        return None

    def _play_of(self, typed: TypedCard, view: View) -> Request | None:
        """Return the play of a card, asking for its suit; None if that is not told."""
        card, suit = typed.card, typed.suit
        if typed.guessed:
            self._screen.say(self._texts.text("input-understood", card=card))
        suits = {a.suit for a in view.legal if isinstance(a, Play) and a.card is card}
        if suits and suit is None and None not in suits:
            suit = self._ask_for_suit()
            if suit is None:
                return None
        elif suits == {None} and view.rules.is_wild(card) and suit in (card.suit, *_if_last(view)):
            suit = None  # nothing is to be named, or only what the card is anyway
        return Act(Play(card, suit, typed.call))

    def _ask_for_suit(self) -> Suit | None:
        while True:
            line = self._screen.ask(self._suit_question())
            try:
                return read_suit(line, self._texts)
            except NotUnderstoodError as problem:
                self._screen.say(str(problem))

    def _submit(self, request: Request, present: Present) -> bool:
        """Hand a request to the table, and say why if it is refused."""
        answer = self._table.submit(YOU, Command(present.version, next(self._keys), request))
        if isinstance(answer, Accepted):
            self._same_turn = isinstance(request, Act)
            self._hear()
            return True
        self._screen.say(self._reason(answer))
        return False

    def _reason(self, refused: Refused) -> str:
        details = dict(refused.details)
        if "seat" in details:
            details["seat"] = self._people.names[details["seat"]]
        return self._texts.text(f"refuse-{refused.code}", **details)

    # ── Between deals and at the end ───────────────────────────────────────────────────────────

    def _next_deal(self, present: Present) -> None:
        self._reporting = False
        self._show_points(present)
        while True:
            typed = cleaned(self._screen.ask(self._texts.text("prompt-continue"))).lower()
            if typed == Key.QUIT:
                self._confirm_quit()
                continue
            request: Request = Undo() if typed == Key.UNDO else NextDeal()
            if self._submit(request, present):
                return

    def _show_points(self, present: Present) -> None:
        self._screen.say()
        for line in deal_lines(self._texts, self._people, present):
            self._screen.say(line)
        if present.view.rules.game_end.kind != "one_deal":
            self._screen.say()
            for line in total_lines(self._texts, self._people, present):
                self._screen.say(line)

    def _finish(self, present: Present) -> None:
        self._show_points(present)
        winners = present.view.winners or ()
        over = self._people.told(self._texts, "event-game-over", winners)
        if present.assisted:
            over += f" ({self._texts.text('game-assisted')})"
        self._screen.say()
        self._screen.say(over, "bold")
        if self._record is None:
            self._offer_record()

    def _offer_record(self) -> None:
        """Ask where to write the record, until it is written or not wanted; overwrite nothing."""
        written = False
        while not written:
            try:
                name = self._screen.ask(self._texts.text("prompt-record")).strip()
            except EOFError:
                return
            if name.lower() in set(Key):  # Enter, or a key pressed once too often: no file
                return
            written = self._write(Path(name).expanduser(), mode="x")

    def _write(self, path: Path, mode: str = "w") -> bool:
        notes = self._table.record(disclose=True)
        try:
            with path.open(mode, encoding="utf-8") as file:
                file.write(notes)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self._screen.say(self._texts.text("record-failed", text=str(path), part=reason))
            return False
        self._screen.say(self._texts.text("record-saved", text=str(path)))
        return True


def _if_last(view: View) -> tuple[Suit, ...]:
    """Return the suits that may be typed without effect: all of them with the last card (R-10)."""
    return tuple(Suit) if len(view.hand) == 1 else ()
