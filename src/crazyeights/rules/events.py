"""What happened, as numbers: the buffer that the engine's functions write events into.

A buffer is a record: four numbers for each event (kind, seat, and two that depend on the kind), how
many are used, and whether it takes any. It is a record and not an array because passing arrays on
from function to function costs compiled code the counting of references.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from crazyeights.rules.compiled import compiled, record_type

MOST_EVENTS = 512
"""More than one action can bring about: no card moves more than twice in it."""

(
    CUT,  # seat, card: cut for the deal
    DEALER,  # seat
    DEALT,  # seat, cards dealt to it
    BURIED,  # -, card: turned, and put back into the stock (R-50)
    STARTER,  # -, card
    PLAYED,  # seat, card, suit named or NO_SUIT
    NAMED,  # seat, suit
    DREW,  # seat, card, cause
    NOTHING_DRAWN,  # seat: a draw that found nothing
    RESHUFFLED,  # -, cards
    TURNED_OVER,  # -, cards
    REVERSED,  # seat, direction
    OWED,  # seat, debt so far, cards added
    CANCELLED,  # seat, the debt that is gone
    PAID,  # seat, cards drawn, cards owed
    PASSED,  # seat
    SKIPPED,  # seat that loses its turn
    ANYTHING_GOES,  # seat: any card may be played next
    GOES_ON,  # seat: the same seat plays again
    COVERS,  # seat: has to cover its card
    CALLED,  # seat, 1 for the last card, 2 for going out
    FORGOT,  # seat, cards drawn: no call
    CALLED_STOP,  # seat, points in its hand
    ENDED,  # seat that ended it or NO_SEAT, how the deal ended
) = range(24)

BY_CHOICE, FOR_DEBT, FOR_FORGETTING, FOR_ALL = range(4)
"""Why a card was drawn: in the seat's own turn, for a debt, for a call forgotten, by `all_draw`."""

BUFFER = np.dtype(
    (
        np.record,
        np.dtype([("open", np.int64), ("used", np.int64), ("items", np.int64, (MOST_EVENTS, 4))]),
    )
)
Events: TypeAlias = Any
"""A record of the dtype `BUFFER`."""
record_type("Events", BUFFER)
SILENT: Any = np.zeros(1, BUFFER)[0]
"""The buffer that takes nothing."""


def new_box() -> Any:
    """Return an empty buffer, large enough for any one action, in its box."""
    box = np.zeros(1, BUFFER)
    box["open"] = 1
    return box


def new_buffer() -> Events:
    """Return an empty buffer, large enough for any one action."""
    return new_box()[0]


@compiled
def emit(events: Events, kind: int, seat: int, first: int, second: int) -> None:
    """Add an event."""
    if events.open:
        place = events.used
        events.items[place, 0] = kind
        events.items[place, 1] = seat
        events.items[place, 2] = first
        events.items[place, 3] = second
        events.used = place + 1
