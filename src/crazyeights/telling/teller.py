"""What happened, in sentences: one line for what a seat does in its turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from crazyeights.cards import Card
from crazyeights.host import Cause, DealEnd, EventKind, Phase, Update, ViewEvent
from crazyeights.rules.layout import MOST_ACTIONS
from crazyeights.rules.options import Rules
from crazyeights.telling.people import People
from crazyeights.texts import Catalogue


@dataclass(slots=True)
class Line:
    """Sentences that belong together: what one seat did, or with None what befell the table."""

    seat: int | None
    sentences: list[str] = field(default_factory=list)
    heading: bool = False

    def __str__(self) -> str:
        return " ".join(self.sentences)


_OF_TABLE: Final = {
    EventKind.BURIED: "event-starter-buried",
    EventKind.STARTER: "event-starter",
    EventKind.RESHUFFLED: "event-reshuffle",
    EventKind.TURNED_OVER: "event-turn-over",
    EventKind.REVERSED: "event-direction",
    EventKind.OWED: "event-debt",
    EventKind.ANYTHING_GOES: "event-anything-next",
}
"""The sentences that name no seat."""

_OF_SEAT: Final = {
    EventKind.CUT: "event-cut",
    EventKind.NAMED: "event-name-suit",
    EventKind.NOTHING_DRAWN: "event-draw-nothing",
    EventKind.PASSED: "event-pass",
    EventKind.CANCELLED: "event-cancel",
    EventKind.PAID: "event-pay-debt",
    EventKind.SKIPPED: "event-skip",
    EventKind.GOES_ON: "event-again",
    EventKind.COVERS: "event-must-cover",
    EventKind.CALLED: "event-call",
    EventKind.FORGOT: "event-call-forgotten",
    EventKind.CALLED_STOP: "event-stop",
}
"""The sentences about a seat."""

_ENDS: Final = {
    DealEnd.WENT_OUT: "event-out",
    DealEnd.STOPPED: "event-stop-won",
    DealEnd.STOP_FAILED: "event-stop-failed",
}

_BEGINS_LINE: Final = frozenset(
    {
        EventKind.PLAYED,
        EventKind.NAMED,
        EventKind.NOTHING_DRAWN,
        EventKind.PASSED,
        EventKind.CALLED,
        EventKind.CALLED_STOP,
    }
)
"""What a seat does by itself; the rest are consequences, told in the line of what they follow."""


_SKIP_ACCEPTED: Final = (EventKind.SKIPPED, Phase.SKIPPED)
_SECOND_CALL: Final = 2


class Teller:
    """Turns the updates of a feed into lines for one reader."""

    def __init__(self, texts: Catalogue, people: People, rules: Rules, preset: str) -> None:
        self._texts, self._people, self._rules, self._preset = texts, people, rules, preset
        self._lines: list[Line] = []
        self._drawn = 0
        """How many cards the seat of the last line has drawn since its last sentence."""
        self._new: list[Card] = []
        """Cards that came to the reader otherwise than by drawing in turn."""

    def lines(self) -> list[Line]:
        """Return the lines since it was last asked."""
        self._tell_drawn()
        lines, self._lines = self._lines, []
        return [line for line in lines if line.sentences]

    def whole_lines(self) -> list[Line]:
        """Return those of the lines to which nothing will be added any more."""
        lines, self._lines = self._lines[:-1], self._lines[-1:]
        return [line for line in lines if line.sentences]

    def tell(self, update: Update) -> None:
        """Add what an update brings."""
        if update.undone:
            self._begin(None)
            self._add(self._texts.text("event-undo"))
        elif any(event.kind == EventKind.STARTER for event in update.events):
            self._tell_deal(update)
        else:
            self._tell_action(update.events, update.phase, len(update.seats) - 1)

    def _tell_deal(self, update: Update) -> None:
        events = update.events
        for number, cuts in enumerate(_rounds(events)):
            self._begin(None)
            if number > 0:
                seats = [event.seat for event in cuts if event.seat is not None]
                self._add(self._people.told(self._texts, "event-cut-tie", seats, "seats"))
            for event in cuts:
                self._say(event, _OF_SEAT[event.kind])
        for event in events:
            if event.kind == EventKind.DEALER:
                if events[0].kind == EventKind.CUT:
                    self._say(event, "event-dealer")
                self._begin(None)
                self._lines[-1].heading = True
                self._say(event, "event-deal", deal=update.deal)
        self._begin(None)
        shown = (EventKind.CUT, EventKind.DEALER, EventKind.DEALT)
        rest = [event for event in events if event.kind not in shown]
        self._tell_action(rest, None, len(update.seats) - 1)

    def _tell_action(self, events: Sequence[ViewEvent], phase: Phase | None, others: int) -> None:
        """Tell of an action that happened in a phase, with so many other seats in the deal."""
        given: Counter[int] = Counter()
        actor: int | None = None
        for event in events:
            if event.kind == EventKind.DREW:
                self._note_draw(event, given)
                continue
            if event.kind == EventKind.PASSED and phase == Phase.MORE:
                continue  # no pass in the sense of the word: a turn of several cards is over
            self._tell_given(given, actor, others)
            if event.kind in _BEGINS_LINE or (event.kind, phase) == _SKIP_ACCEPTED:
                self._begin(event.seat)
            if event.kind == EventKind.ENDED:
                self._tell_end(event, events)
            else:
                goes_out = any(other.end == DealEnd.WENT_OUT for other in events)
                self._say(event, self._id_of(event, phase, actor, goes_out=goes_out))
            if event.kind == EventKind.PLAYED:
                actor = event.seat
            phase = None
            self._tell_new()
        self._tell_given(given, actor, others)

    def _id_of(
        self, event: ViewEvent, phase: Phase | None, actor: int | None, *, goes_out: bool
    ) -> str:
        """Return the text for an event.

        ``phase`` is the one in which it happened, for the first of an action; ``actor`` the seat
        that has played a card in the same action.
        """
        match event.kind:
            case EventKind.PLAYED:
                return self._id_of_play(event, phase, goes_out=goes_out)
            case EventKind.PAID if event.number != event.total:
                return "event-pay-debt-short"
            case EventKind.SKIPPED if phase == Phase.SKIPPED:
                return "event-skip-accept"
            case EventKind.CALLED if event.number == _SECOND_CALL:
                return "event-call-out"
            case EventKind.FORGOT if event.seat == actor:
                return "event-call-out-forgotten"
        return _OF_TABLE.get(event.kind) or _OF_SEAT[event.kind]

    def _id_of_play(self, event: ViewEvent, phase: Phase | None, *, goes_out: bool) -> str:
        card = event.card
        assert card is not None, "everybody sees what is played"  # noqa: S101
        if event.suit is not None:
            return "event-play-wild"
        if phase == Phase.SKIPPED:
            return "event-skip-answer"
        keeps_suit = self._rules.naming == "own_suit" and card.suit is not None
        if self._rules.is_wild(card) and not keeps_suit and not goes_out:
            return "event-play-wild-open"
        return "event-play"

    def _note_draw(self, event: ViewEvent, given: Counter[int]) -> None:
        assert event.seat is not None  # noqa: S101
        if event.cause == Cause.CHOICE:
            self._begin(event.seat)
            if event.card is None:
                self._drawn += 1
            else:
                self._say(event, "event-draw-card")
            return
        if event.cause == Cause.ALL_DRAW:
            given[event.seat] += 1
        if event.card is not None:
            self._new.append(event.card)

    def _tell_given(self, given: Counter[int], actor: int | None, others: int) -> None:
        """Tell who got cards by `all_draw`: everybody but one, or where the stock ran out, who."""
        if not given:
            return
        counts = set(given.values())
        everybody = len(given) == others
        if actor is not None and everybody and len(counts) == 1:
            text = self._texts.told("event-all-draw", self._people.name(actor), count=counts.pop())
            self._add(text)
        else:
            for seat, count in given.items():
                self._add(self._texts.told("event-draw", self._people.name(seat), count=count))
        given.clear()
        self._tell_new()

    def _tell_end(self, event: ViewEvent, events: Sequence[ViewEvent]) -> None:
        if event.end == DealEnd.BLOCKED:
            self._add(self._texts.text("event-blocked"))
        elif event.end == DealEnd.TOO_LONG:
            self._add(self._texts.text("event-move-limit", count=MOST_ACTIONS))
        elif event.end == DealEnd.WENT_OUT:
            self._say(event, "event-out")
        else:
            assert event.end is not None  # noqa: S101
            stop = next(e for e in events if e.kind == EventKind.CALLED_STOP)
            self._say(stop, _ENDS[event.end])

    def _tell_new(self) -> None:
        """Show the cards that came to the reader, in a line of their own."""
        if self._new:
            seat = self._lines[-1].seat if self._lines else None
            cards, self._new = tuple(self._new), []
            self._begin(None)
            self._add(self._texts.text("table-new-cards", cards=cards))
            self._lines.append(Line(seat))

    def _tell_drawn(self) -> None:
        if self._drawn:
            line, count = self._lines[-1], self._drawn
            assert line.seat is not None  # noqa: S101
            self._drawn = 0
            text = self._texts.told("event-draw", self._people.name(line.seat), count=count)
            line.sentences.append(text)

    def _begin(self, seat: int | None) -> None:
        """Begin a line, unless the last one is about the same seat."""
        if seat is None or not self._lines or self._lines[-1].seat != seat:
            self._tell_drawn()
            self._lines.append(Line(seat))

    def _add(self, sentence: str) -> None:
        self._tell_drawn()
        if not self._lines:
            self._lines.append(Line(None))
        self._lines[-1].sentences.append(sentence)

    def _say(self, event: ViewEvent, text_id: str, **more: int) -> None:
        """Add a sentence about an event."""
        variables = _variables(event) | {"preset": self._preset} | more
        if event.seat is None or event.kind in _OF_TABLE:
            self._add(self._texts.text(text_id, **variables))
        else:
            self._add(self._texts.told(text_id, self._people.name(event.seat), **variables))


def _variables(event: ViewEvent) -> dict[str, Any]:
    """Return what a text about an event may take."""
    count = event.total if event.kind == EventKind.OWED else event.number
    variables = {
        "card": event.card,
        "suit": event.suit,
        "count": count,
        "points": count,
        "owed": event.total,
        "direction": event.number if event.kind == EventKind.REVERSED else None,
    }
    return {name: value for name, value in variables.items() if value is not None}


def _rounds(events: Sequence[ViewEvent]) -> Iterator[list[ViewEvent]]:
    """Yield the cuts of each round; a round goes through the seats in their order (R-45)."""
    cuts: list[ViewEvent] = []
    for event in events:
        if event.kind != EventKind.CUT or event.seat is None:
            continue
        last = cuts[-1].seat if cuts else None
        if last is not None and event.seat <= last:
            yield cuts
            cuts = []
        cuts.append(event)
    if cuts:
        yield cuts
