"""The log of a deal in numbers: what happened, and how things stood at every decision.

It is what beliefs about hidden cards are made from, inside the engine. A row is either an event of
`events` or, before each action, a decision: the action with all that was public when it was made.
The true log holds the cards that were drawn; `views.see` makes what one seat has seen of it.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from crazyeights.rules.actions import ANNOUNCE
from crazyeights.rules.actions import KIND as ACTION_KIND
from crazyeights.rules.compiled import compiled, record_type
from crazyeights.rules.events import (
    BURIED,
    DREW,
    PLAYED,
    RESHUFFLED,
    STARTER,
    TURNED_OVER,
    Events,
)
from crazyeights.rules.layout import State

MOST_ROWS = 1024
"""A longer deal is logged only so far."""

DECISION = -1
"""The kind of a row that is a decision; other rows have the kind of their event."""

COLUMNS = (
    *("kind", "seat", "card", "extra"),
    *("phase", "upcard", "required", "anything", "debt", "draw_card", "skip", "skip_card"),
    *("under_debt", "acted", "drawn", "passes", "called", "call_out", "went_down", "count"),
    *("stock_size", "discards_size", "turn"),
)
"""What a row holds. An event: kind, seat, its first number as ``card`` and its second as ``extra``.
A decision: the action's number as ``extra``, fields of the state, and the seat's ``count`` of
cards."""
(
    KIND,
    SEAT,
    CARD,
    EXTRA,
    PHASE,
    UPCARD,
    REQUIRED,
    ANYTHING,
    DEBT,
    DRAW_CARD,
    SKIP,
    SKIP_CARD,
    UNDER_DEBT,
    ACTED,
    DRAWN,
    PASSES,
    CALLED,
    CALL_OUT,
    WENT_DOWN,
    COUNT,
    STOCK_SIZE,
    DISCARDS_SIZE,
    TURN,
) = range(len(COLUMNS))

LOG = np.dtype(
    (
        np.record,
        np.dtype([("used", np.int64), ("rows", np.int32, (MOST_ROWS, len(COLUMNS)))]),
    )
)
"""A log. `rows` beyond `used` are left over from earlier deals."""
Log: TypeAlias = Any
"""A record of the dtype `LOG`."""
record_type("Log", LOG)


@compiled
def log_decision(state: State, action: int, log: Log) -> None:
    """Add the decision to do something, before it is carried out."""
    seat = action & 1023 if action >> ACTION_KIND == ANNOUNCE else state.turn
    row = log.used
    if row >= MOST_ROWS:
        return
    log.used = row + 1
    rows = log.rows
    rows[row, KIND] = DECISION
    rows[row, SEAT] = seat
    rows[row, CARD] = -1
    rows[row, EXTRA] = action
    rows[row, PHASE] = state.phase
    rows[row, UPCARD] = state.upcard
    rows[row, REQUIRED] = state.required
    rows[row, ANYTHING] = state.anything
    rows[row, DEBT] = state.debt
    rows[row, DRAW_CARD] = state.draw_card
    rows[row, SKIP] = state.skip
    rows[row, SKIP_CARD] = state.skip_card
    rows[row, UNDER_DEBT] = state.under_debt
    rows[row, ACTED] = state.acted
    rows[row, DRAWN] = state.drawn
    rows[row, PASSES] = state.passes
    rows[row, CALLED] = state.called
    rows[row, CALL_OUT] = state.call_out
    rows[row, WENT_DOWN] = state.went_down
    rows[row, COUNT] = state.counts[seat]
    rows[row, STOCK_SIZE] = state.stock_size
    rows[row, DISCARDS_SIZE] = state.discards_size
    rows[row, TURN] = state.turn


@compiled
def log_events(events: Events, log: Log) -> None:
    """Add those events that move cards: what is turned first, plays, draws, and new stocks."""
    for place in range(events.used):
        kind = events.items[place, 0]
        moves = kind == PLAYED or kind == DREW or kind == STARTER or kind == BURIED
        if (moves or kind == RESHUFFLED or kind == TURNED_OVER) and log.used < MOST_ROWS:
            row = log.used
            log.used = row + 1
            log.rows[row, KIND] = kind
            log.rows[row, SEAT] = events.items[place, 1]
            log.rows[row, CARD] = events.items[place, 2]
            log.rows[row, EXTRA] = events.items[place, 3]
