"""One table: commands in, versions out."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from operator import add
from types import MappingProxyType
from typing import Any

from crazyeights import record
from crazyeights.game import Event, Game, GameError, GameOverError, IllegalActionError
from crazyeights.host.messages import (
    Accepted,
    Act,
    Answer,
    Command,
    Computer,
    Entry,
    NextDeal,
    Present,
    Refused,
    Request,
    Setup,
    Shuffle,
    Undo,
    Update,
)
from crazyeights.host.shuffles import shuffle_of
from crazyeights.players import player
from crazyeights.rules import chance
from crazyeights.rules.actions import Action
from crazyeights.rules.compiled import Mode
from crazyeights.views import Phase, View, events_for, view_of

FIRST_VERSION = 1
"""The version of a table after its first deal was dealt."""


_PHASES = tuple(Phase)


@dataclass(frozen=True, slots=True)
class _Step:
    """Something that was done, and the version it led to."""

    version: int
    seat: int | None
    request: Act | NextDeal


@dataclass(frozen=True, slots=True)
class _Happening:
    """What happened on the way to a version, hidden cards included, and where; see `Update`."""

    events: tuple[Event, ...]
    deal: int
    seats: tuple[int, ...]
    phase: Phase | None = None
    undone: bool = False


@dataclass(frozen=True, slots=True)
class ComputerTurn:
    """A computer player's turn: all it needs to choose, anywhere and at any pace.

    The choice depends on this value alone, so asked again it is the same. Should the table have
    moved on meanwhile, the command is refused like any other that comes too late.
    """

    seat: int
    version: int
    kind: str
    seed: int
    view: View

    def command(self, mode: Mode | None = None) -> Command:
        """Return what the player chooses, as a command; ``mode`` is the form of the engine."""
        action = player(self.kind, self.seed, mode).choose(self.view)
        return Command(self.version, f"computer {self.version}", Act(action))


class Table:
    """The authority over one table.

    The table is a function of its ``setup``, of where its chance comes from, and of the ``entries``
    carried out so far, so one that was stored can be set up again. Chance comes from ``seed``,
    or from ``secrets`` with a secret for each deal, or from the operating system. ``disclosed``
    says of how many deals the secret has been told, see `shuffle`. ``mode`` is the form of the
    engine, see `rules.compiled`.
    """

    def __init__(  # noqa: PLR0913  # all but the setup are rarely given
        self,
        setup: Setup,
        *,
        seed: int | None = None,
        secrets: Mapping[int, bytes] = MappingProxyType({}),
        entries: Iterable[Entry] = (),
        disclosed: int = 0,
        mode: Mode | None = None,
    ) -> None:
        self.setup = setup
        self.assisted = False
        self.disclosed = 0
        """How many deals have had their secret told."""
        self.entries: list[Entry] = []
        self._seed = seed
        self._secrets = dict(secrets)
        self._mode = mode
        self._answered: dict[tuple[int | None, str], Entry] = {}
        self._steps: list[_Step] = []
        """What was done and holds, without what was taken back."""
        self._game = self._new_game()
        self._happened = [self._happening(tuple(self._game.deal.events))]
        """What happened on the way to each version, from the first."""
        for entry in entries:
            answer = self.submit(entry.seat, entry.command)
            if answer != Accepted(entry.version):
                reason = answer.code if isinstance(answer, Refused) else f"version {answer.version}"
                raise ValueError(f"entry {entry.version} does not follow: {reason}")
        self.disclosed = disclosed

    def __repr__(self) -> str:
        """Show where the table stands, and nothing that is hidden."""
        names = ", ".join(sitting.name for sitting in self.setup.seats)
        return f"<Table: {names}; version {self.version}, deal {self._game.deal.number}>"

    @property
    def version(self) -> int:
        """The number of the present version."""
        return FIRST_VERSION + len(self.entries)

    @property
    def secrets(self) -> Mapping[int, bytes]:
        """The secrets used so far, that of the next deal included, for the table's own store."""
        return MappingProxyType(self._secrets)

    def submit(self, seat: int | None, command: Command) -> Answer:
        """Carry out a command that comes from a seat, or with None from the house, or refuse it.

        A command that was carried out gets the same answer whenever it is sent again. One that is
        refused leaves everything as it is. The house may only deal again.
        """
        if seat is not None:
            self._check_seat(seat)
        elif not isinstance(command.request, NextDeal):
            raise ValueError(f"the house may only deal again, not {command.request}")
        done = self._answered.get((seat, command.key))
        if done is not None and done.command == command:
            return Accepted(done.version)
        entry = Entry(self.version + 1, seat, command)
        try:
            happened = self._carry_out(entry)
        except (GameError, _RefusedError) as error:
            code, details = _reason_of(error, command.request)
            return Refused(code, self.present(seat), details)
        self.entries.append(entry)
        self._answered[seat, command.key] = entry
        self._happened.append(happened)
        return Accepted(entry.version)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._game.outcome is not None

    @property
    def computer_to_act(self) -> bool:
        """Whether it is the turn of a computer player."""
        seat = self._game.turn
        return seat is not None and isinstance(self.setup.seats[seat], Computer)

    def computer_turn(self) -> ComputerTurn | None:
        """Return the turn of the computer player that is to act; None if none is."""
        seat = self._game.turn
        sitting = None if seat is None else self.setup.seats[seat]
        if seat is None or not isinstance(sitting, Computer):
            return None
        deal = self._game.deal
        place = f"{sitting.seed} {deal.number} {len(deal.actions)}"
        dice = hashlib.sha256(f"crazyeights computer {place}".encode()).digest()
        return ComputerTurn(
            seat,
            self.version,
            sitting.kind,
            int.from_bytes(dice[:7], "big"),
            view_of(self._game, seat),
        )

    def run_in(self, mode: Mode) -> None:
        """Run in the other form of the engine from now on; both are the same rules."""
        self._mode = self._game.mode = mode

    def present(self, viewer: int | None) -> Present:
        """Return what a seat, or with None a spectator, sees now."""
        if viewer is not None:
            self._check_seat(viewer)
        game = self._game
        return Present(
            self.version,
            view_of(game, viewer),
            game.seats,
            game.tied,
            self.assisted,
            self._why_no_undo(viewer) is None,
            _totals(game),
        )

    def feed(self, viewer: int | None, after: int = 0) -> Feed:
        """Return what a seat, or with None a spectator, sees of each version after one.

        Raises `ValueError` for a version that the table has not reached.
        """
        if viewer is not None:
            self._check_seat(viewer)
        if not 0 <= after <= self.version:
            raise ValueError(f"there is no version {after} yet: the table is at {self.version}")
        return Feed(self, viewer, after)

    def updates(self, viewer: int | None, after: int) -> tuple[Update, ...]:
        """Return what a viewer sees of the versions after one; see `feed`."""
        return tuple(
            self._update(version, viewer) for version in range(after + 1, self.version + 1)
        )

    def story(self, viewer: int | None) -> Iterator[Update]:
        """Yield what a viewer sees of the steps that hold, the last one first.

        Undos, and what was taken back by them, are left out.
        """
        for step in reversed(self._steps):
            yield self._update(step.version, viewer)
        yield self._update(FIRST_VERSION, viewer)

    def explain(self, seat: int, action: Action) -> Refused | None:
        """Return why a seat may not do something now, None if it may."""
        self._check_seat(seat)
        if self._game.outcome is not None or self._game.deal_over:
            code = "deal-over" if self._game.outcome is None else "game-over"
            return Refused(code, self.present(seat))
        refusal = self._game.why_not(action, seat)
        if refusal is None:
            return None
        return Refused(refusal.code, self.present(seat), refusal.details)

    def shuffle(self, deal: int) -> Shuffle:
        """Return what fixed the cards of a deal that is over, its secret included.

        From then on nothing in that deal can be undone. Raises `ValueError` for a deal that is not
        over.
        """
        over = sum(log.end is not None for log in self._game.deals)
        if not 1 <= deal <= over:
            raise ValueError(f"deal {deal} is not over: {over} are")
        self.disclosed = max(self.disclosed, deal)
        return shuffle_of(self.setup.rules, self._game.deals[deal - 1])

    def record(
        self, *, names: Sequence[str] | None = None, disclose: bool = False, **tags: str
    ) -> str:
        """Return the record of the game, without the moves taken back; see `record.write`.

        ``names`` are written in place of those that the setup has.
        """
        return record.write(
            self._game,
            names=names or [sitting.name for sitting in self.setup.seats],
            preset=self.setup.preset,
            tags=tags,
            assisted=self.assisted,
            disclose=disclose,
        )

    def _update(self, version: int, viewer: int | None) -> Update:
        step = self._happened[version - FIRST_VERSION]
        events = events_for(step.events, viewer)
        return Update(version, events, step.deal, step.seats, step.phase, step.undone)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.setup.seats):
            raise ValueError(f"there is no seat {seat} at a table for {len(self.setup.seats)}")

    def _carry_out(self, entry: Entry) -> _Happening:
        if (entry.seat, entry.command.key) in self._answered:
            raise _RefusedError("key-used")
        if entry.command.version != self.version:
            raise _RefusedError("stale")
        request = entry.command.request
        if isinstance(request, Undo):
            self._undo(entry.seat)
            return self._happening((), undone=True)
        acts = isinstance(request, Act)
        phase = _PHASES[int(self._game.state.record.phase)] if acts else None
        events = _do(self._game, entry.seat, request)
        self._steps.append(_Step(entry.version, entry.seat, request))
        return self._happening(events, phase=phase)

    def _happening(
        self, events: tuple[Event, ...], *, phase: Phase | None = None, undone: bool = False
    ) -> _Happening:
        deal = self._game.deal
        return _Happening(events, deal.number, deal.seats, phase, undone)

    def _undo(self, seat: int | None) -> None:
        """Go back to a person's last decision in this deal, by playing again up to it."""
        reason = self._why_no_undo(seat)
        if reason is not None:
            raise _RefusedError(reason)
        del self._steps[self._last_decision(seat) :]
        self._game = self._new_game()
        for step in self._steps:
            _do(self._game, step.seat, step.request)
        self.assisted = True

    def _why_no_undo(self, seat: int | None) -> str | None:
        """Return the code of the reason why a seat can undo nothing now, None if it can."""
        if self._game.outcome is not None:
            return "game-over"
        if self.setup.humans != (seat,):
            return "undo-online"
        if self._game.deal.number <= self.disclosed:
            return "undo-disclosed"
        return "undo-nothing" if self._last_decision(seat) < 0 else None

    def _last_decision(self, seat: int | None) -> int:
        """Return the place of a seat's last step in this deal; -1 if there is none."""
        for place in range(len(self._steps) - 1, -1, -1):
            step = self._steps[place]
            if isinstance(step.request, NextDeal):
                break
            if step.seat == seat:
                return place
        return -1

    def _new_game(self) -> Game:
        if self._seed is not None:
            return Game(self.setup.rules, seed=self._seed, mode=self._mode)
        return Game(self.setup.rules, secrets=self._secret, mode=self._mode)

    def _secret(self, deal: int) -> bytes:
        """Return the secret of a deal, always the same one, so that nothing is ever dealt anew."""
        if deal not in self._secrets:
            self._secrets[deal] = chance.new_secret()
        return self._secrets[deal]


class Feed:
    """What one viewer sees of a table, version by version, each of them once."""

    def __init__(self, table: Table, viewer: int | None, after: int) -> None:
        self._table = table
        self.viewer = viewer
        self.version = after
        """The version up to which it was read."""

    def read(self) -> tuple[Update, ...]:
        """Return the updates that have come since it was last read."""
        updates = self._table.updates(self.viewer, self.version)
        self.version = self._table.version
        return updates

    def present(self) -> Present:
        """Return what the viewer sees now."""
        return self._table.present(self.viewer)


class _RefusedError(Exception):
    """A request that the table refuses, with the code of the reason."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def _reason_of(error: Exception, request: Request) -> tuple[str, Mapping[str, Any]]:
    """Return the code and the details of a refusal."""
    if isinstance(error, _RefusedError):
        return error.code, {}
    if isinstance(error, IllegalActionError):
        return error.refusal.code, error.refusal.details
    if isinstance(error, GameOverError):
        return "game-over", {}
    return "deal-not-over" if isinstance(request, NextDeal) else "deal-over", {}


def _totals(game: Game) -> tuple[tuple[int, ...], ...]:
    """Return the points of all seats after each deal that is over."""
    over = (deal.scores for deal in game.deals if deal.end is not None)
    return tuple(accumulate(over, lambda before, new: tuple(map(add, before, new))))


def _do(game: Game, seat: int | None, request: Act | NextDeal) -> tuple[Event, ...]:
    if isinstance(request, NextDeal):
        return game.next_deal()
    return game.act(request.action, seat)
