"""What one viewer sees of a table, as messages of the wire in the viewer's language.

Only what the host shows to a viewer goes in here: presents, views, updates and their events. What
comes out holds nothing else, put into words.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from crazyeights.cards import Card, Suit
from crazyeights.host import (
    Cause,
    Computer,
    EventKind,
    Hint,
    Phase,
    Present,
    Setup,
    Shuffle,
    Update,
    View,
    ViewEvent,
)
from crazyeights.rules.actions import Announce, Draw, NameSuit, Pass, Play, Stop
from crazyeights.rules.effects import Draw as DrawCards
from crazyeights.rules.effects import Effect, Reverse
from crazyeights.rules.options import Rules
from crazyeights.rulesets import RuleSet, write_link
from crazyeights.server import messages
from crazyeights.server.ending import ended_of, limit_of
from crazyeights.server.messages import PaceName, SuitName
from crazyeights.server.wire import SUIT_NAMES, message_of
from crazyeights.telling import (
    Line,
    People,
    Teller,
    debt_text,
    hint_lines,
    in_order,
    is_second_call,
    task_of,
)
from crazyeights.texts import Catalogue
from crazyeights.texts.composer.comparison import name_of
from crazyeights.texts.rulebook import Rulebook

SHOWN_DISCARDS: Final = 5
"""How many cards of the discard pile are shown, the upcard included."""

_WIDE_DEBT: Final = 20
"""As many penalty cards as take as much room as a debt ever does: two digits."""

_LONGEST_LINE: Final = 40
"""How many steps back what happened last is looked for; a seat seldom draws so many cards."""

_LAST_TEXTS: Final = {
    EventKind.PLAYED: "seat-played",
    EventKind.PAID: "seat-drew",
    EventKind.PASSED: "seat-passed",
    EventKind.SKIPPED: "seat-skipped",
    EventKind.NAMED: "seat-named",
    EventKind.CALLED_STOP: "seat-stopped",
}
_ACTS: Final = frozenset((*_LAST_TEXTS, EventKind.DREW, EventKind.NOTHING_DRAWN, EventKind.CALLED))


@dataclass(frozen=True, slots=True)
class Place:
    """A seat at a table, and what of the table does not change from step to step."""

    table: str
    setup: Setup
    level: str
    seat: int


class Encoder:
    """Puts what is seen from one place into messages, in the language of ``texts``.

    ``words`` is a catalogue of the same language that says cards in words.
    """

    def __init__(self, place: Place, pace: PaceName, texts: Catalogue, words: Catalogue) -> None:
        self._place, self._pace, self._texts, self._words = place, pace, texts, words
        setup = place.setup
        self._preset = setup.preset or ""
        self._names = tuple(
            texts.text("game-you") if seat == place.seat else sitting.name
            for seat, sitting in enumerate(setup.seats)
        )
        self._people = People(self._names, place.seat)

    # ── What happened ──────────────────────────────────────────────────────────────────────────

    def update(self, update: Update) -> messages.Update:
        """Return a step and what is told of it."""
        said = " ".join(map(str, self._told([update])))
        events = [_event(event) for event in update.events]
        return messages.Update(update.version, update.undone, events, said)

    def hint(self, view: View, hint: Hint) -> messages.Hint:
        """Return what is best in a view, and why."""
        said = " ".join(hint_lines(self._texts, self._people, view, hint))
        return messages.Hint(message_of(hint.action), said, hint.chance)

    def log(self, story: Iterable[Update]) -> messages.Log:
        """Return what happened, deal by deal, of steps that begin with the last one."""
        deals: dict[int, list[Update]] = {}
        for update in reversed(list(story)):
            deals.setdefault(update.deal, []).append(update)
        return messages.Log(
            [
                messages.LogDeal(
                    deal,
                    [
                        messages.LogLine(line.seat, line.heading, str(line))
                        for line in self._told(updates)
                    ],
                )
                for deal, updates in deals.items()
            ]
        )

    def _told(self, updates: Iterable[Update]) -> list[Line]:
        rules = self._place.setup.rules
        teller = Teller(self._texts, self._people, rules, self._preset)
        for update in updates:
            teller.tell(update)
        return teller.lines()

    # ── The table ──────────────────────────────────────────────────────────────────────────────

    def view(self, present: Present, story: Iterable[Update]) -> messages.View:
        """Return the table as it is; ``story`` has the steps that hold, the last one first."""
        view, rules, texts = present.view, present.view.rules, self._texts
        recent = _recent(story, view)
        draws = Draw() in view.legal
        in_debt = view.phase == Phase.DEBT
        return messages.View(
            table=self._place.table,
            version=present.version,
            rules=self._rules_name(),
            deal=view.deal,
            pace=self._pace,
            level=self._place.level,
            you=view.seat,
            seats=self._seats(present, recent),
            turn=view.turn,
            dealer=view.dealer,
            direction=1 if view.direction > 0 else -1,
            phase=view.phase.value,
            hand=self._hand(view),
            discards=_cards(view.discards[-SHOWN_DISCARDS:]),
            discards_count=len(view.discards),
            stock_count=view.stock_count,
            required=_named_suit(view),
            required_words=self._required_words(view),
            anything=view.anything,
            debt=view.debt,
            debt_words=texts.remembered("debt-short", count=view.debt) if view.debt else "",
            skip=view.skip,
            may=self._may(present),
            draw_words=texts.remembered("button-draw-debt", count=view.debt)
            if draws and in_debt and view.debt > 1
            else texts.remembered("button-draw"),
            draw_expected=draws and (in_debt or not _plays(view)),
            call_words=texts.remembered(
                "call-out" if is_second_call(view) else "call-last-card", preset=self._preset
            ),
            stop_words=texts.remembered("call-stop"),
            has=_has(rules),
            room=self._room(rules),
            said=self._said(recent),
            prompt=self._prompt(view),
            direction_words=texts.remembered("direction-short", direction=view.direction)
            if len(view.seats) > len(("you", "one opponent"))
            else "",
            target=limit_of(rules),
            commitment=view.commitment,
            next_commitment=view.next_commitment,
            assisted=present.assisted,
            deals=[list(totals) for totals in present.totals],
            ended=ended_of(present, self._people, self._texts),
        )

    def _room(self, rules: Rules) -> messages.Room:
        texts, has = self._texts, _has(rules)
        draw = [texts.remembered("button-draw")]
        if any(effect.kind == DrawCards.kind for effect in _effects(rules)):
            draw.append(texts.remembered("button-draw-debt", count=_WIDE_DEBT))
        calls = {"off": (), "required": ("call-last-card",)}.get(
            rules.last_card_call, ("call-last-card", "call-out")
        )
        return messages.Room(
            draw=draw,
            call=[texts.remembered(call, preset=self._preset) for call in calls],
            direction=[
                texts.remembered("direction-short", direction=direction)
                for direction in ((1, -1) if has.reverse else ())
            ],
        )

    def _rules_name(self) -> messages.RulesName:
        setup = self._place.setup
        ruleset = RuleSet(setup.rules, setup.preset or "", setup.name)
        return messages.RulesName(setup.preset, name_of(ruleset, self._texts), write_link(ruleset))

    def _seats(self, present: Present, recent: Sequence[Update]) -> list[messages.Seat]:
        view = present.view
        done = _last_done(recent, view.seats)
        return [
            self._seat(
                view, seat, view.totals[seat], done.get(seat), playing=seat in present.playing
            )
            for seat in range(len(self._names))
        ]

    def _seat(
        self, view: View, seat: int, total: int, done: _Done | None, *, playing: bool
    ) -> messages.Seat:
        you = seat == view.seat
        name = self._people.name(seat)
        losing_turn = view.phase == Phase.SKIPPED and seat == view.turn
        words = [_told(self._words, "table-seat", name, count=view.counts[seat])]
        if not playing:
            words.append(self._words.remembered("seat-out"))
        if seat == view.turn:
            words.append(self._words.remembered("seat-acts"))
        if losing_turn:
            words.append(self._words.remembered("seat-loses-turn"))
        if seat in view.called:
            words.append(self._words.remembered("seat-called", preset=self._preset))
        if done is not None and not you:
            words.append(self._last(done, self._words, self._words.card))
        words.append(self._words.remembered("seat-total", count=total))
        sitting = self._place.setup.seats[seat]
        return messages.Seat(
            name=self._names[seat],
            you=you,
            computer=sitting.kind if isinstance(sitting, Computer) else None,
            count=view.counts[seat],
            total=total,
            playing=playing,
            called=seat in view.called,
            losing_turn=losing_turn,
            last=""
            if done is None or you
            else self._last(done, self._texts, self._texts.card_short),
            label=", ".join(words),
        )

    def _last(self, done: _Done, texts: Catalogue, name: Callable[[Card], str]) -> str:
        """Return what a seat did last; ``name`` names the card."""
        variables: dict[str, int | str | Suit] = {"count": done.count}
        if done.event.card is not None:
            variables["text"] = name(done.event.card)
        if done.event.suit is not None:
            variables["suit"] = done.event.suit
        return texts.remembered(_LAST_TEXTS.get(done.event.kind, "seat-drew"), **variables)

    def _hand(self, view: View) -> list[messages.HandCard]:
        plays = [action for action in view.legal if isinstance(action, Play)]
        suits: dict[Card, list[SuitName]] = {action.card: [] for action in plays}
        for action in plays:
            if action.suit is not None and SUIT_NAMES[action.suit] not in suits[action.card]:
                suits[action.card].append(SUIT_NAMES[action.suit])
        return [
            messages.HandCard(
                str(card),
                card in suits,
                suits.get(card, []),
                self._words.remembered(
                    "card-label-playable" if card in suits else "card-label", card=card
                ),
            )
            for card in in_order(view.hand)
        ]

    def _required_words(self, view: View) -> str:
        if view.anything:
            return self._texts.remembered("table-anything")
        if view.required is None or _named_suit(view) is None:
            return ""
        return self._texts.remembered("table-suit", suit=view.required)

    def _may(self, present: Present) -> messages.May:
        view = present.view
        kinds = {type(action) for action in view.legal}
        return messages.May(
            draw=Draw in kinds,
            pass_=Pass in kinds,
            call=Announce in kinds,
            stop=Stop in kinds,
            name=[SUIT_NAMES[one.suit] for one in view.legal if isinstance(one, NameSuit)],
            undo=present.may_undo,
            next_deal=view.ended is not None and view.winners is None,
        )

    def _said(self, recent: Sequence[Update]) -> str:
        """Tell what happened last: all that the last seat to act has done since another one did.

        What the viewer did is told step by step: a turn of many draws would be a long story.
        """
        actor = _actor(recent[0])
        last = list(takewhile(lambda update: _actor(update) == actor, recent))
        if actor == self._place.seat:
            del last[1:]
        lines = self._told(reversed(last))
        # Who cut what is long, and of no more interest once the deal has begun.
        heading = next((place for place, line in enumerate(lines) if line.heading), 0)
        return " ".join(map(str, lines[heading:]))

    def _prompt(self, view: View) -> str:
        """Say what is expected now, and of whom."""
        if view.winners is not None:
            return self._texts.remembered("now-game-over")
        if view.turn is None:
            return self._texts.remembered("now-next-deal")
        if view.turn != view.seat:
            return self._texts.remembered("turn", seat=self._names[view.turn])
        return self._task(view)

    def _task(self, view: View) -> str:
        text = self._texts.remembered
        if view.phase == Phase.COVER and _plays(view):
            return text("event-must-cover-you")
        match task_of(view):
            case "play":
                return text("turn-you")
            case "debt":
                return debt_text(self._texts, view)
            case "name":
                return text("turn-name-you")
            case "skip" if view.skip_card is not None:
                return text("table-skip-you", rank=view.skip_card.rank)
            case task:
                return text(f"now-{task}")


# ── What needs no words ─────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class _Done:
    """What a seat did last; ``count`` are the cards it drew."""

    event: ViewEvent
    count: int


def _told(texts: Catalogue, text_id: str, name: str | None, **arguments: int) -> str:
    """Return what `Catalogue.told` does, made once."""
    if name is None:
        return texts.remembered(f"{text_id}-you", **arguments)
    return texts.remembered(text_id, seat=name, **arguments)


def _event(event: ViewEvent) -> messages.Event:
    return messages.Event(
        event.kind.value,
        event.seat,
        None if event.card is None else str(event.card),
        None if event.suit is None else SUIT_NAMES[event.suit],
        event.number,
        event.total,
        None if event.cause is None else event.cause.value,
        None if event.end is None else event.end.value,
    )


def _recent(story: Iterable[Update], view: View) -> list[Update]:
    """Return the last steps of this deal, the last one first.

    They go back to where every seat has acted, and no further than anybody wants to know.
    """
    recent: list[Update] = []
    missing = set(view.seats) - {view.seat}
    for update in story:
        if update.deal != view.deal or len(recent) >= _LONGEST_LINE:
            break
        recent.append(update)
        if not missing and _actor(update) != _actor(recent[0]):
            break
        missing.discard(_actor(update))
    return recent


def _actor(update: Update) -> int | None:
    """Return the seat that acted; None where a deal began."""
    if update.phase is None:
        return None
    acts = (
        event.seat
        for event in update.events
        if event.kind in _ACTS and event.cause != Cause.FORGOTTEN_CALL
    )
    return next(acts, None)


def _last_done(recent: Iterable[Update], seats: Iterable[int]) -> dict[int, _Done]:
    """Return what each seat did last; ``recent`` begins with the last step."""
    done: dict[int, _Done] = {}
    drawing: int | None = None
    drawn = 0
    for update in recent:
        for event in reversed(update.events):
            seat = event.seat
            if seat is None or seat not in seats:
                continue
            if event.kind == EventKind.DREW and event.cause == Cause.CHOICE:
                drawn = drawn + 1 if drawing == seat else 1
                if seat not in done or (drawing == seat and done[seat].event.kind == event.kind):
                    done[seat] = _Done(event, drawn)
                drawing = seat
            elif event.kind in _LAST_TEXTS:
                drawing = None
                done.setdefault(seat, _Done(event, event.number or 0))
    return done


def _named_suit(view: View) -> SuitName | None:
    """Return the suit that somebody named, None while the upcard's own suit holds."""
    if view.required is None or view.anything:
        return None
    named = view.rules.is_wild(view.upcard) and view.rules.naming != "own_suit"
    return SUIT_NAMES[view.required] if named or view.required != view.upcard.suit else None


def _has(rules: Rules) -> messages.Has:
    passes = rules.draw != "until_playable" and rules.drawn_card != "may_not"
    return messages.Has(
        call=rules.last_card_call != "off",
        stop=rules.stop_call != "off",
        pass_=passes
        or rules.drawn_card == "may_play"
        or rules.several != "none"
        or rules.skip_answer != "none",
        reverse=any(effect.kind == Reverse.kind for effect in _effects(rules)),
    )


def _effects(rules: Rules) -> Iterator[Effect]:
    return (effect for given in rules.effects.values() for effect in given)


def _plays(view: View) -> bool:
    return any(isinstance(action, Play) for action in view.legal)


def _cards(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


# ── Around the table ────────────────────────────────────────────────────────────────────────────


def book_of(book: Rulebook, changed: Container[str] = ()) -> messages.Book:
    """Return a rule book; the sentences on the topics ``changed`` are marked."""
    return messages.Book(
        book.title,
        [
            messages.Section(
                section.name,
                section.title,
                [
                    messages.Paragraph(
                        paragraph.shape,
                        [
                            messages.Part(part.text, part.text_id, part.topic in changed)
                            for part in paragraph.parts
                        ],
                        _cards(card for part in paragraph.parts for card in part.cards)
                        if section.name == "examples"
                        else [],
                    )
                    for paragraph in section.paragraphs
                ],
            )
            for section in book.sections
        ],
        [messages.Term([*term.words], term.meaning) for term in book.terms],
    )


def shuffle_of(shuffle: Shuffle) -> messages.Shuffle:
    """Return what fixed the cards of a deal that is over."""
    return messages.Shuffle(
        shuffle.deal,
        shuffle.commitment,
        shuffle.secret.hex(),
        _cards(shuffle.pack),
        _cards(shuffle.shuffled),
        [messages.CutCard(seat, str(card)) for seat, card in shuffle.cut] or None,
    )
