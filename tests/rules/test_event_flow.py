"""Events tell what happened: whoever follows them alone knows where every card is."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from tests.rules.positions import ENDINGS, PHASES, Event
from tests.rules.random_play import Table
from tests.rules.random_rules import rules_from_seed

from crazyeights.rules.compiled import default_mode

pytestmark = pytest.mark.engine

TABLES = 240 if default_mode() == "compiled" else 24
MOST_ACTIONS = 200

MOVES_NOTHING = {"passed", "skipped", "anything_goes", "goes_on", "covers", "called", "called_stop"}
"""Events after which cards, suit, direction and debt are what they were."""


class Follower:
    """Somebody who sees all cards once they are dealt, and from then on nothing but the events."""

    def __init__(self, table: Table) -> None:
        self.hands = [table.hand(seat) for seat in range(table.rules.seats)]
        self.stock = table.pile("stock")
        self.order_known = True
        self.discards = table.pile("discards")
        self.suit = int(table.state.required)
        self.direction = int(table.state.direction)
        self.debt = int(table.state.debt)
        self.ending = "not_over"
        self.drawn: Counter[tuple[int, str]] = Counter()

    def follow(self, events: list[Event]) -> None:
        """Keep in mind what the events of one action say."""
        self.drawn.clear()
        for name, *what in events:
            if name not in MOVES_NOTHING:
                getattr(self, f"_{name}")(*what)

    def agrees(self, table: Table) -> None:
        """Assert that the table is as expected; then look at the order of a shuffled stock."""
        state = table.state
        assert self.hands == [table.hand(seat) for seat in range(table.rules.seats)]
        assert self.discards == table.pile("discards")
        stock = table.pile("stock")
        if self.order_known:
            assert self.stock == stock
        assert Counter(self.stock) == Counter(stock)
        self.stock = stock
        self.order_known = True
        assert self.direction == state.direction
        assert self.debt == state.debt
        assert self.ending == ENDINGS[state.ending]
        if PHASES[state.phase] not in {"naming", "over"}:
            assert self.suit == state.required

    def _played(self, seat: int, card: str, suit: str | None) -> None:
        assert self.hands[seat][card] > 0
        self.hands[seat] -= Counter([card])
        self.discards.append(card)
        self.suit = "CDHS".find(suit or card[-1])

    def _named(self, _seat: int, suit: str) -> None:
        self.suit = "CDHS".find(suit)

    def _drew(self, seat: int, card: str, cause: str) -> None:
        if self.order_known:
            assert self.stock[-1] == card
            self.stock.pop()
        else:
            self.stock.remove(card)
        self.hands[seat][card] += 1
        self.drawn[seat, cause] += 1

    def _reshuffled(self, cards: int) -> None:
        self._turned_over(cards)
        self.order_known = False

    def _turned_over(self, cards: int) -> None:
        assert not self.stock
        assert cards == len(self.discards) - 1 > 0
        self.stock = self.discards[-2::-1]
        del self.discards[:-1]

    def _reversed(self, _seat: int, direction: int) -> None:
        assert direction == -self.direction
        self.direction = direction

    def _owed(self, _seat: int, debt: int, added: int) -> None:
        assert debt == self.debt + added
        self.debt = debt

    def _cancelled(self, _seat: int, debt: int) -> None:
        assert debt == self.debt
        self.debt = 0

    def _paid(self, seat: int, cards: int, debt: int) -> None:
        assert debt == self.debt
        assert cards == self.drawn[seat, "for_debt"]
        assert cards == debt or (cards < debt and not self.stock)
        self.debt = 0

    def _forgot(self, seat: int, cards: int) -> None:
        assert cards == self.drawn[seat, "for_forgetting"]

    def _nothing_drawn(self, _seat: int) -> None:
        assert not self.stock

    def _ended(self, _seat: int | None, ending: str) -> None:
        assert self.ending == "not_over"
        self.ending = ending
        self.debt = 0


@pytest.mark.parametrize("block", range(8))
def test_events_tell_where_every_card_is(block: int) -> None:
    """R-3, R-21, R-73, R-77: cards, suit, direction and debt follow from the events alone.

    A card drawn is the one on top of the stock, also of one turned over; what a debt or a call
    forgotten cost is what was drawn for it, and less than owed only if nothing was left.
    """
    for seed in range(block, TABLES, 8):
        table = Table(rules_from_seed(seed), seed)
        follower = Follower(table)
        for _ in range(MOST_ACTIONS):
            if table.over:
                break
            follower.follow(table.act(table.chooser.choice(table.listed())))
            follower.agrees(table)


ACTED = ("played", "named", "nothing_drawn", "passed", "called_stop", "goes_on", "covers")


@pytest.mark.parametrize("block", range(8))
def test_events_name_the_seat_that_acted(block: int) -> None:
    """R-16, R-82: the acting seat is named, and the turn passes over exactly the seats skipped."""
    for seed in range(block, TABLES, 8):
        table = Table(rules_from_seed(seed), seed)
        for _ in range(MOST_ACTIONS):
            if table.over:
                break
            actor = int(table.state.turn)
            events = table.act(table.chooser.choice(table.listed()))
            assert {event[1] for event in events if event[0] in ACTED} <= {actor}
            skipped = [event[1] for event in events if event[0] == "skipped"]
            turn = int(table.state.turn)
            if skipped and not table.over:
                step = int(table.state.direction)
                seats = table.rules.seats
                last = (turn - step) % seats
                assert skipped[-1] == last
                for before, after in pairwise(skipped):
                    assert after == (before + step) % seats
