"""Requests and setups between the wire, the file and the host."""

from __future__ import annotations

from typing import assert_never

import msgspec

from crazyeights.cards import Card, Suit
from crazyeights.host import Act, Computer, Human, Setup
from crazyeights.host import Command as HostCommand
from crazyeights.host import Entry as HostEntry
from crazyeights.host import NextDeal as HostNextDeal
from crazyeights.host import Request as HostRequest
from crazyeights.host import Undo as HostUndo
from crazyeights.rules import actions
from crazyeights.rules.options import Rules
from crazyeights.server import messages
from crazyeights.server.messages import SuitName
from crazyeights.server.store import StoredEntry

SUIT_NAMES: tuple[SuitName, ...] = ("C", "D", "H", "S")
"""How the wire writes the suits, to be indexed by `Suit`."""


def suit_named(name: SuitName) -> Suit:
    """Return the suit that the wire writes so."""
    return Suit(SUIT_NAMES.index(name))


def action_of(request: messages.Action, seat: int) -> actions.Action:
    """Return what a seat asks for as an action of the rules."""
    match request:
        case messages.Play(card, suit):
            return actions.Play(Card(card), None if suit is None else suit_named(suit))
        case messages.Draw():
            return actions.Draw()
        case messages.Pass():
            return actions.Pass()
        case messages.Name(suit):
            return actions.NameSuit(suit_named(suit))
        case messages.Call():
            return actions.Announce(seat)
        case messages.Stop():
            return actions.Stop()
    assert_never(request)


def message_of(action: actions.Action) -> messages.Action:
    """Return an action as the wire writes it; an announcement within a play is left out."""
    match action:
        case actions.Play(card, suit):
            return messages.Play(str(card), None if suit is None else SUIT_NAMES[suit])
        case actions.Draw():
            return messages.Draw()
        case actions.Pass():
            return messages.Pass()
        case actions.NameSuit(suit):
            return messages.Name(SUIT_NAMES[suit])
        case actions.Announce():
            return messages.Call()
        case actions.Stop():
            return messages.Stop()
    assert_never(action)


def command_of(command: messages.Command, seat: int) -> HostCommand:
    """Return a command of a seat as the host takes it."""
    request: HostRequest
    match command.request:
        case messages.NextDeal():
            request = HostNextDeal()
        case messages.Undo():
            request = HostUndo()
        case action:
            request = Act(action_of(action, seat))
    return HostCommand(command.version, command.key, request)


# ── The file ────────────────────────────────────────────────────────────────────────────────────


def stored_entry(entry: HostEntry) -> StoredEntry:
    """Return an entry as the file holds it: an action as records write it, or a word."""
    command = entry.command
    request = command.request
    if isinstance(request, Act):
        text = str(request.action)
    else:
        text = "undo" if isinstance(request, HostUndo) else "next-deal"
    return StoredEntry(entry.version, entry.seat, command.version, command.key, text)


def host_entry(entry: StoredEntry) -> HostEntry:
    """Return what `stored_entry` stored."""
    request: HostRequest
    match entry.request:
        case "next-deal":
            request = HostNextDeal()
        case "undo":
            request = HostUndo()
        case text:
            request = Act(actions.parse_action(text))
    return HostEntry(entry.version, entry.seat, HostCommand(entry.made_for, entry.key, request))


class _Sitting(msgspec.Struct, omit_defaults=True):
    name: str
    kind: str = ""
    seed: int = 0


class _Setup(msgspec.Struct):
    rules: str
    preset: str | None
    level: str
    seats: list[_Sitting]
    name: str = ""


def stored_setup(setup: Setup, level: str) -> str:
    """Return a setup, and the level of its computer players, as the file holds it."""
    seats = [
        _Sitting(sitting.name, sitting.kind, sitting.seed)
        if isinstance(sitting, Computer)
        else _Sitting(sitting.name)
        for sitting in setup.seats
    ]
    stored = _Setup(setup.rules.to_text(), setup.preset, level, seats, setup.name)
    return msgspec.json.encode(stored).decode()


def host_setup(text: str) -> tuple[Setup, str]:
    """Return what `stored_setup` stored."""
    stored = msgspec.json.decode(text, type=_Setup)
    seats = tuple(
        Computer(sitting.name, sitting.kind, sitting.seed) if sitting.kind else Human(sitting.name)
        for sitting in stored.seats
    )
    return Setup(Rules.from_text(stored.rules), seats, stored.preset, stored.name), stored.level
