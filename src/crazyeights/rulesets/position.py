"""A position that somebody asks about: what lies there, what one holds, what has happened.

The engine itself plays it: the upcard by the seat before, then what one has done in this turn
already. So whatever follows, a debt, a named suit, a turn that is over, is as the rules have it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from crazyeights.cards import Card, Pack, Suit, full_pack
from crazyeights.rules import events, layout
from crazyeights.rules.actions import Action, Announce, Draw, Pass, Play
from crazyeights.rules.chance import NO_WORDS, seed_generator
from crazyeights.rules.deal import act, begin_turn, is_legal
from crazyeights.rules.layout import RuleNumbers, State, encode, new_state
from crazyeights.rules.matching import renew_options
from crazyeights.rules.options import Rules
from crazyeights.rules.piles import add_card
from crazyeights.rules.refusals import Refusal, why_not
from crazyeights.rules.setup import clear

YOU: Final = 0
"""The seat of the one who asks."""

MOST_HELD: Final = 40
"""Nobody asks about a hand with more cards."""

StockIs: TypeAlias = Literal["full", "empty", "nothing"]
"""Whether there are cards in the stock; none, but discards beneath the upcard; neither."""


class PositionError(ValueError):
    """A position that cannot be: a code, for which there is a text under ``may-wrong-``."""

    def __init__(self, code: str, details: Mapping[str, Any] | None = None) -> None:
        self.code = code
        self.details = dict(details or {})
        super().__init__(code, self.details)


@dataclass(frozen=True, slots=True)
class Done:
    """Something that one has done in this turn already; for a Draw the cards that came."""

    action: Action
    drawn: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Position:
    """What lies there and what ``you`` hold at the beginning of your turn.

    Attributes:
        rules: what is played by.
        hand: your cards at the beginning of the turn.
        upcard: the card on the discard pile then.
        named: the suit that was named with it.
        debt: how many cards you owe; the upcard has then just been played.
        just_played: the upcard was played by the player before you, and you face what it does.
        done: what you have done since, in order.
        stock: whether there is anything to draw.
    """

    rules: Rules
    hand: tuple[Card, ...]
    upcard: Card
    named: Suit | None = None
    debt: int = 0
    just_played: bool = False
    done: tuple[Done, ...] = ()
    stock: StockIs = "full"

    def reached(self) -> Reached:
        """Play up to the position. Raises `PositionError` where that cannot be."""
        return _Player(self).reached()


@dataclass(frozen=True, slots=True)
class Reached:
    """A position in the engine's records; ``held`` are the cards that you hold now."""

    rules: Rules
    state: State
    numbers: RuleNumbers
    held: tuple[Card, ...]

    def may(self, action: Action) -> bool:
        """Say whether you may do that now; a Play of a wild card without a suit: with any suit."""
        state = self.state
        if isinstance(action, Announce):
            return bool(is_legal(state, self.numbers, Announce(YOU).code))
        if state.turn != YOU:
            return False
        return any(is_legal(state, self.numbers, each.code) for each in _ways(action))

    def refusal(self, action: Action) -> Refusal | None:
        """Return the engine's reason if you may not, else None."""
        if self.may(action):
            return None
        return next(
            filter(None, (why_not(self.state, self.numbers, one, YOU) for one in _ways(action)))
        )


def _ways(action: Action) -> Sequence[Action]:
    if isinstance(action, Play) and action.suit is None:
        return [action, *(Play(action.card, suit, action.announce) for suit in Suit)]
    return [Announce(YOU)] if isinstance(action, Announce) else [action]


@dataclass(slots=True)
class _Player:
    """Plays a position."""

    position: Position
    state: State = field(default_factory=new_state)
    rest: list[Card] = field(default_factory=list)

    @property
    def rules(self) -> Rules:
        return self.position.rules

    def reached(self) -> Reached:
        position, state, numbers = self.position, self.state, encode(self.rules)
        self._check()
        clear(state, numbers, (1 << self.rules.seats) - 1)
        seed_generator(state, 1, 0)
        before = int(state.after[(1 - state.direction) >> 1, YOU])
        state.dealer = before
        self.rest = self._others_cards()
        for card in position.hand:
            add_card(state, YOU, card.index)
        self._play_upcard(numbers, before)
        held = list(position.hand)
        coming = [card for step in position.done for card in step.drawn]
        for step in position.done:
            self._lay_stock(coming)
            self._do(numbers, step)
            del coming[: len(step.drawn)]
            held += step.drawn
            if isinstance(step.action, Play):
                held.remove(step.action.card)
        self._lay_stock()
        renew_options(state, numbers)
        return Reached(self.rules, state, numbers, tuple(sorted(held)))

    def _check(self) -> None:
        """Refuse cards that the packs do not have, or not so often."""
        if not self.position.hand:
            raise PositionError("no-hand")
        if len(self.position.hand) > MOST_HELD:
            raise PositionError("big-hand", {"count": MOST_HELD})
        packs = Counter(full_pack(Pack(self.rules.pack), self.rules.deck_packs, self.rules.jokers))
        drawn = [card for step in self.position.done for card in step.drawn]
        for card, count in Counter([*self.position.hand, self.position.upcard, *drawn]).items():
            if card not in packs:
                raise PositionError("no-such-card", {"card": card})
            if count > packs[card]:
                raise PositionError("too-often", {"card": card, "count": packs[card]})

    def _others_cards(self) -> list[Card]:
        """Return the cards that nobody has told about, so that one can be played on another."""
        position = self.position
        left = Counter(full_pack(Pack(self.rules.pack), self.rules.deck_packs, self.rules.jokers))
        drawn = [card for step in position.done for card in step.drawn]
        left.subtract([*position.hand, position.upcard, *drawn])
        return [*left.elements()]

    def _play_upcard(self, numbers: RuleNumbers, before: int) -> None:
        """Let the seat before you play the upcard, on whatever lay there; then it is your turn."""
        position, state = self.position, self.state
        for seat in range(self.rules.seats):
            for _ in range(3 if seat != YOU else 0):
                if self.rest:
                    add_card(state, seat, self.rest.pop().index)
        add_card(state, before, position.upcard.index)
        beneath = next((card for card in self.rest if not self.rules.is_wild(card)), self.rest[0])
        self.rest.remove(beneath)
        state.discards[0], state.discards_size = beneath.index, 1
        state.upcard, state.required, state.anything = beneath.index, layout.NO_SUIT, 1
        begin_turn(state, numbers, before, events.SILENT)
        renew_options(state, numbers)
        self._act(numbers, Play(position.upcard, position.named), "upcard")
        if state.phase == layout.NAMING:
            refusal = Refusal("suit-needed", {"card": position.upcard})
            raise PositionError("upcard", {"refusal": refusal})
        if state.phase == layout.MORE:
            self._act(numbers, Pass(), "upcard")
        if position.debt:
            if state.phase != layout.DEBT:
                raise PositionError("no-debt", {"upcard": position.upcard})
            state.debt = position.debt
        elif not position.just_played:
            state.debt = state.skip = 0
            begin_turn(state, numbers, YOU, events.SILENT)
        renew_options(state, numbers)

    def _do(self, numbers: RuleNumbers, step: Done) -> None:
        """Do what you have done in your turn already."""
        state = self.state
        if isinstance(step.action, Draw) and not step.drawn:
            raise PositionError("drawn-what")
        held = int(state.counts[YOU])
        self._act(numbers, step.action, "done")
        if isinstance(step.action, Draw) and state.counts[YOU] - held != len(step.drawn):
            raise PositionError("drawn-count", {"count": int(state.counts[YOU]) - held})

    def _act(self, numbers: RuleNumbers, action: Action, where: str) -> None:
        state = self.state
        seat = YOU if where == "done" else int(state.turn)
        if state.turn != seat or not act(state, numbers, action.code, NO_WORDS, events.SILENT):
            refusal = why_not(state, numbers, action, seat)
            raise PositionError(where, {"refusal": refusal})

    def _lay_stock(self, on_top: Sequence[Card] = ()) -> None:
        """Lay the stock as the position says, with the cards that are drawn next on top."""
        state, stock = self.state, self.position.stock
        cards = [*(self.rest if stock == "full" else ()), *reversed(on_top)]
        state.stock[: len(cards)] = [card.index for card in cards]
        state.stock_size = len(cards)
        if stock == "nothing":
            # Without a discard beneath the upcard nothing can be turned over either.
            state.discards[0] = state.discards[state.discards_size - 1]
            state.discards_size = 1
