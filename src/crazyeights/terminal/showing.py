"""The table, the hand and the help, as lines."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from crazyeights.cards import RANK_LETTERS, SUIT_LETTERS, Card, Rank, Suit
from crazyeights.host import Phase, View
from crazyeights.rules import actions
from crazyeights.rules.actions import Announce, Play, Stop
from crazyeights.telling import People, debt_text, in_order, is_second_call, task_of
from crazyeights.terminal.screen import Screen, colour_of, coloured
from crazyeights.texts import CardStyle, Catalogue

MARK: Final = "*"
"""Stands before a card that can be played."""


class Painter:
    """Makes the lines that show a table to one reader."""

    def __init__(self, texts: Catalogue, people: People, screen: Screen, preset: str) -> None:
        self._texts, self._people, self._screen, self._preset = texts, people, screen, preset

    def table(self, view: View) -> Iterator[Text]:
        """Yield all that is to be seen before one acts: the table, the hand, what is to be done."""
        text = self._texts.text
        counts = [
            self._texts.told("table-seat", self._people.name(seat), count=view.counts[seat])
            for seat in view.seats
        ]
        yield from self._joined(counts)
        around = [text("table-stock", count=view.stock_count)]
        if len(view.seats) > len(("you", "one opponent")):
            around.append(text("table-direction", direction=view.direction))
        yield from self._joined(around)
        yield from self._pile(view)
        yield from self.hand(view)
        yield from self._to_do(view)

    def same_turn(self, view: View) -> Iterator[Text]:
        """Yield what has changed since the reader acted, with nobody else having acted."""
        if any(isinstance(action, Play) for action in view.legal):
            yield from self._pile(view)
            yield from self.hand(view)
        yield from self._to_do(view)

    def _pile(self, view: View) -> Iterator[Text]:
        top = [self._texts.text("table-upcard", card=view.upcard)]
        if view.anything:
            top.append(self._texts.text("table-anything"))
        elif view.required is not None:
            sign = f" {view.required.sign}" if self._texts.cards is CardStyle.SIGNS else ""
            top.append(self._texts.text("table-suit", suit=view.required) + sign)
        yield from self._joined(top, "bold")

    def _to_do(self, view: View) -> Iterator[Text]:
        for line in (self._task(view), self._keys(view)):
            if line:
                yield Text(line)

    def hand(self, view: View) -> Iterator[Text]:
        """Yield the hand, the cards that can be played apart from the rest, and marked.

        If it fits into the width, they stand in a row above the rest, each in its place.
        """
        playable = {action.card for action in view.legal if isinstance(action, Play)}
        cards = in_order(view.hand)
        upper, lower = self._texts.text("table-playable"), self._texts.text("table-rest")
        if not playable:
            lower = self._texts.text("table-hand", count=len(cards)) + ":"
        margin = max(len(upper) if playable else 0, len(lower)) + 1
        if self._texts.cards is CardStyle.WORDS:
            for label, wanted in ((upper, True), (lower, False)):
                said = [self._texts.card(card) for card in cards if (card in playable) is wanted]
                if said:
                    yield Text(f"{label} {', '.join(said)}")
            return
        cells = [self._cell(card, can=card in playable) for card in cards]
        raised = margin + sum(map(len, cells)) <= self._screen.width
        for label, wanted in ((upper, True), (lower, False)):
            row = []
            for card, cell in zip(cards, cells, strict=True):
                if (card in playable) is wanted:
                    row.append(cell)
                elif raised:
                    row.append(Text(" " * len(cell)))
            if any(cell.plain.strip() for cell in row):
                yield from self._rows(label.ljust(margin), row)

    def _cell(self, card: Card, *, can: bool) -> Text:
        cell = f"{MARK if can else ' '}{self._texts.card_short(card)} "
        return Text(cell, f"{colour_of(card.suit)} {'bold' if can else ''}".strip())

    def _rows(self, label: str, cells: Sequence[Text]) -> Iterator[Text]:
        """Yield cells behind a label, in as many rows as the width asks for.

        A label that would take half of it stands above them.
        """
        if len(label) > self._screen.width // 2:
            yield Text(label.rstrip())
            label = ""
        row = Text(label)
        for cell in cells:
            if len(row) + len(cell) > max(self._screen.width, len(label) + len(cell)):
                row.rstrip()
                yield row
                row = Text(" " * len(label))
            row.append_text(cell)
        row.rstrip()
        yield row

    def help(self, view: View) -> Iterator[str]:
        """Yield what can be typed, with examples in the letters of the language."""
        text, language = self._texts.text, self._texts.language
        letters, ranks = SUIT_LETTERS[language], RANK_LETTERS[language]
        card = Card("9H")
        typed = card.show(language, ascii=True)
        keys = [(typed, text("help-card", card=card)), (ranks[card.rank], text("help-rank"))]
        if view.rules.wild:
            wild = Card(min(view.rules.wild).letter + "S")
            both = f"{wild.show(language, ascii=True)} {letters[Suit.HEARTS]}"
            keys.append((both, text("help-wild", card=wild, suit=Suit.HEARTS)))
        if view.rules.wild or view.rules.jokers:
            keys.append((letters[Suit.HEARTS], text("help-suit", suit=Suit.HEARTS)))
        keys += [("d", text("help-draw")), ("p", text("help-pass"))]
        if view.rules.last_card_call != "off":
            keys.append(("!", text("help-call", preset=self._preset)))
            keys.append((f"{typed}!", text("help-call-card", card=card, preset=self._preset)))
        if view.rules.last_card_call == "required_twice":
            keys.append(("!", text("help-call-out", preset=self._preset)))
        if view.rules.stop_call != "off":
            keys.append(("x", text("help-stop")))
        keys.append((text("help-key-enter"), text("help-enter")))
        keys += [
            ("h", text("help-hint")),
            ("u", text("help-undo")),
            ("r", text("help-rules")),
            ("?", text("help-help")),
            ("q", text("help-quit")),
        ]
        yield text("help-title")
        margin = max(len(key) for key, _ in keys)
        for key, what in keys:
            # Only a terminal narrower than a key and a word would break a word.
            yield from textwrap.wrap(
                what,
                max(self._screen.width, margin + 24),
                initial_indent=f"  {key.ljust(margin)}  ",
                subsequent_indent=" " * (margin + 4),
            )
        named = ", ".join(f"{letters[suit]} {self._texts.suit(suit)}" for suit in Suit)
        yield text("help-letters", ranks=" ".join(ranks[: Rank.JOKER]), suits=named)
        if self._texts.cards is not CardStyle.WORDS:
            yield text("table-hand-mark", mark=MARK)
        yield text("game-commitment", text=view.commitment)

    def _task(self, view: View) -> str:
        """Say what is to be done; nothing if it is simply to play a card."""
        match task_of(view):
            case "play":
                return ""
            case "debt":
                return debt_text(self._texts, view)
            case "skip" if view.skip_card is not None:
                return self._texts.text("table-skip-you", rank=view.skip_card.rank)
            case task:
                return self._texts.text(f"turn-{task}-you")

    def _keys(self, view: View) -> str:
        """Return the keys that there are beside a choice of cards."""
        text = self._texts.text
        kinds = {type(action) for action in view.legal}
        keys = []
        if {Play, actions.Draw} <= kinds and view.phase != Phase.DEBT:
            keys.append(f"d = {text('help-draw')}")
        if Announce in kinds:
            text_id = "help-call-out" if is_second_call(view) else "help-call"
            keys.append(f"! = {text(text_id, preset=self._preset)}")
        if Stop in kinds:
            keys.append(f"x = {text('help-stop')}")
        return ", ".join(keys)

    def _joined(self, parts: Sequence[str], style: str = "") -> Iterator[Text]:
        """Yield the parts in as many lines as it takes, none of them broken in two."""
        between = ". " if self._texts.cards is CardStyle.WORDS else " · "
        line = ""
        for part in parts:
            longer = f"{line}{between}{part}" if line else part
            if line and len(longer) > self._screen.width:
                yield coloured(line, style)
                line = part
            else:
                line = longer
        yield coloured(line, style)
