"""The authority over one table: the true state, who sits there, and everything that happened.

It knows no sockets, no storage, no clock and no language. Whoever runs a table hands it the
commands of its seats, lets computer players think when it is their turn, and passes on what each
viewer may see:

>>> from crazyeights.rules.options import Rules
>>> seats = (Human("Mia"), Computer("Anna", "greedy", seed=1))
>>> table = Table(Setup(Rules.preset("penalty", seats=2), seats), seed=7)
>>> feed = table.feed(0)
>>> while turn := table.computer_turn():
...     answer = table.submit(turn.seat, turn.command())
>>> [update.version for update in feed.read()], feed.present().view.turn
([1, 2], 0)
"""

from crazyeights.game import Cause, DealEnd, EventKind
from crazyeights.host.messages import (
    Accepted,
    Act,
    Answer,
    Command,
    Computer,
    Entry,
    Human,
    NextDeal,
    Present,
    Refused,
    Request,
    Setup,
    Shuffle,
    Sitting,
    Undo,
    Update,
)
from crazyeights.host.review import Mark, review
from crazyeights.host.table import ComputerTurn, Feed, Table
from crazyeights.players import PLAYERS, SEARCHING
from crazyeights.players.hint import Hint, Reason, hint
from crazyeights.record import Record
from crazyeights.views import Ended, Phase, View, ViewEvent

__all__ = [
    "PLAYERS",
    "SEARCHING",
    "Accepted",
    "Act",
    "Answer",
    "Cause",
    "Command",
    "Computer",
    "ComputerTurn",
    "DealEnd",
    "Ended",
    "Entry",
    "EventKind",
    "Feed",
    "Hint",
    "Human",
    "Mark",
    "NextDeal",
    "Phase",
    "Present",
    "Reason",
    "Record",
    "Refused",
    "Request",
    "Setup",
    "Shuffle",
    "Sitting",
    "Table",
    "Undo",
    "Update",
    "View",
    "ViewEvent",
    "hint",
    "review",
]
