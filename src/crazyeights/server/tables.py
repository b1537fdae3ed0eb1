"""Tables that are being played: each a host's table, kept in the file and followed by its seat.

A command is carried out, made durable, then shown to those who follow, then answered. If it cannot
be made durable the table is forgotten and read again from the file, as if nothing had happened.
Whatever touches a table waits for its lock, so nobody ever sees a step that is not durable.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final, cast

import msgspec

from crazyeights.cards import Language
from crazyeights.host import (
    SEARCHING,
    Answer,
    Command,
    Computer,
    ComputerTurn,
    Hint,
    Human,
    Present,
    Refused,
    Setup,
    Shuffle,
    Sitting,
    Table,
    View,
    hint,
)
from crazyeights.rulesets import RuleSet
from crazyeights.server.engine import Engine
from crazyeights.server.levels import DRAWING_ON, PACES
from crazyeights.server.messages import PaceName
from crazyeights.server.store import Finished, Store, StoredTable
from crazyeights.server.wire import host_entry, host_setup, stored_entry, stored_setup
from crazyeights.telling import OPPONENTS

MOST_TABLES: Final = 100
"""How many tables of a session are kept; making another one forgets the oldest."""

MOST_CACHED: Final = 2000
"""How many tables are kept in memory although nobody follows them."""

IDLE: Final = 600.0
"""After how many seconds without a request a table leaves the memory if nobody follows it."""

AFTER_FAILURE: Final = 5.0
"""After how many seconds computer players are asked again who failed, or could not be saved."""

_SEED_BITS: Final = 32
_log = logging.getLogger(__name__)


class UnknownTableError(Exception):
    """There is no such table, or it is none of the session's."""


class OutdatedTableError(UnknownTableError):
    """The file holds a table that other rules than those of today led to."""


class LiveTable:
    """A table in memory. Use it only while holding its ``lock``."""

    def __init__(
        self, stored: StoredTable, setup: Setup, level: str, table: Table, pace: PaceName
    ) -> None:
        self.id = stored.id
        self.session = stored.session
        self.seat = stored.seat
        self.setup = setup
        self.level = level
        self.table = table
        self.pace = pace
        self.lock = asyncio.Lock()
        self.shown: dict[Language, tuple[object, msgspec.Raw]] = {}
        """What the seat sees, encoded, in the languages in which it was asked for, and of which
        state of the table it is."""
        self.used = time.monotonic()
        self.lost = False
        """Whether the file holds something else: then this object is of no more use."""
        self.hurried = False
        self.playing: asyncio.Task[None] | None = None
        """What lets the computer players play, while it is their turn."""
        self._followers: set[asyncio.Event] = set()
        self._changed = asyncio.Event()

    def present(self) -> Present:
        """Return what the seat that plays here sees."""
        return self.table.present(self.seat)

    @property
    def followed(self) -> bool:
        """Whether somebody follows the table."""
        return bool(self._followers)

    def follow(self, news: asyncio.Event) -> None:
        """Set an event whenever the table changes, until it is given to `leave`."""
        self._followers.add(news)

    def leave(self, news: asyncio.Event) -> None:
        """Follow no longer."""
        self._followers.discard(news)

    def announce(self) -> None:
        """Let all who follow look, and the computer players think again."""
        for news in self._followers:
            news.set()
        self.wake()

    def wake(self) -> None:
        """End the waiting of a computer player."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def wait(self, seconds: float) -> None:
        """Wait so long, or until the table changes or is hurried."""
        if seconds > 0 and not self.hurried:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), seconds)


class Tables:
    """All tables, those in memory and those in the file."""

    def __init__(self, store: Store, engine: Engine, thinkers: int = 2) -> None:
        self._store, self._engine = store, engine
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._thinkers = ThreadPoolExecutor(thinkers, thread_name_prefix="player")
        self._dice = random.Random()
        self._failed: dict[str, float] = {}
        """When the computer players of a table may be asked again who failed lately."""
        self._closed = False

    async def close(self) -> None:
        """Let nobody play any more."""
        self._closed = True
        tasks = [live.playing for live in self._live.values() if live.playing is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.shutdown(wait=False, cancel_futures=True)

    # ── Finding and making ─────────────────────────────────────────────────────────────────────

    async def add(self, session: int, ruleset: RuleSet, level: str, pace: PaceName) -> LiveTable:
        """Make a table at which a session plays on the first seat, and computers on all others."""
        others: tuple[Sitting, ...] = tuple(
            Computer(name, level, secrets.randbits(_SEED_BITS))
            for name in OPPONENTS[: ruleset.rules.seats - 1]
        )
        sittings = (Human(""), *others)
        setup = Setup(ruleset.rules, sittings, ruleset.preset or None, ruleset.name)
        table = Table(setup, mode=self._engine.mode)
        stored = StoredTable(
            id=secrets.token_urlsafe(12),
            session=session,
            seat=0,
            setup=stored_setup(setup, level),
            pace=pace,
            disclosed=0,
            secrets=dict(table.secrets),
            entries=(),
        )
        await self._store.add_table(stored, MOST_TABLES)
        live = LiveTable(stored, setup, level, table, pace)
        self._remember(live)
        self._let_computers_play(live)
        return live

    @asynccontextmanager
    async def at(self, table: str, session: int | None) -> AsyncIterator[LiveTable]:
        """Hold a table of a session.

        Raises `UnknownTableError` if it is none of the session's, and `OutdatedTableError` if it
        cannot be played again up to where it was left.
        """
        while True:
            live = self._live.get(table) or self._load(table, session)
            self._live.move_to_end(table)
            if live.session != session:
                raise UnknownTableError(table)
            async with live.lock:
                if live.lost:
                    continue  # it was read again from the file while we waited
                live.used = time.monotonic()
                live.table.run_in(self._engine.mode)
                self._let_computers_play(live)
                yield live
                return

    def _load(self, table: str, session: int | None) -> LiveTable:
        stored = self._store.table(table)
        if stored is None or stored.session != session:
            raise UnknownTableError(table)
        try:
            setup, level = host_setup(stored.setup)
            played = Table(
                setup,
                secrets=stored.secrets,
                entries=map(host_entry, stored.entries),
                disclosed=stored.disclosed,
                mode=self._engine.mode,
            )
        except ValueError as error:
            raise OutdatedTableError(table) from error
        live = LiveTable(stored, setup, level, played, cast("PaceName", stored.pace))
        self._remember(live)
        return live

    def _remember(self, live: LiveTable) -> None:
        """Keep a table in memory, and let go of those that nobody uses: the file has them."""
        self._live[live.id] = live
        now = time.monotonic()
        for old in list(self._live.values())[:-1]:
            due = now - old.used > IDLE or len(self._live) > MOST_CACHED
            if due and not (old.followed or old.lock.locked() or old.playing):
                self._drop(old)

    def _drop(self, live: LiveTable) -> None:
        live.lost = True
        if self._live.get(live.id) is live:
            del self._live[live.id]
        live.announce()

    # ── Playing ────────────────────────────────────────────────────────────────────────────────

    async def submit(self, live: LiveTable, seat: int | None, command: Command) -> Answer:
        """Carry out a command and make it durable, or refuse it; see `host.Table.submit`.

        Raises `StoreError` if it cannot be made durable: then ``live`` is lost, as after any error.
        """
        table = live.table
        before, known = table.version, set(table.secrets)
        try:
            answer = table.submit(seat, command)
            if isinstance(answer, Refused) or table.version == before:
                return answer
            new_secrets = {
                deal: secret for deal, secret in table.secrets.items() if deal not in known
            }
            await self._store.append(
                live.id, stored_entry(table.entries[-1]), new_secrets, self._finished(live)
            )
        except BaseException:
            # Nobody knows how far it came, and whether it was written: only the file does.
            self._drop(live)
            raise
        live.announce()
        self._let_computers_play(live)
        return answer

    def _finished(self, live: LiveTable) -> list[tuple[int, Finished]]:
        if not live.table.over:
            return []
        present = live.present()
        winners = present.view.winners or ()
        setup = live.setup
        ruleset = RuleSet(setup.rules, setup.preset or "")
        game = Finished(
            time.time(),
            "" if ruleset.is_house else ruleset.preset,
            live.level,
            live.seat in winners,
            present.view.totals[live.seat],
        )
        return [(live.session, game)]

    async def set_pace(self, live: LiveTable, pace: PaceName) -> None:
        """Let the computer players of a table act at another pace from now on."""
        await self._store.set_pace(live.id, pace)
        live.pace = pace
        live.wake()

    def hurry(self, live: LiveTable) -> None:
        """Let the computer players act at once until a person is to act."""
        if live.playing is not None:
            live.hurried = True
            live.wake()

    async def shuffle(self, live: LiveTable, deal: int) -> Shuffle:
        """Tell what fixed the cards of a deal. Raises `ValueError` if it is not over."""
        shuffle = live.table.shuffle(deal)
        await self._store.set_disclosed(live.id, live.table.disclosed)
        return shuffle

    def _let_computers_play(self, live: LiveTable) -> None:
        """See to it that the computer players of a table play, if it is their turn."""
        if live.playing is None and not self._closed and live.table.computer_to_act:
            live.playing = asyncio.create_task(self._play(live))
            live.playing.add_done_callback(lambda task: self._played(live, task))

    def _played(self, live: LiveTable, task: asyncio.Task[None]) -> None:
        live.playing = None
        live.hurried = False
        if not task.cancelled() and task.exception() is not None:
            # The exception may hold cards in its text: only what kind it is goes into the log.
            _log.error("computer players stopped: %s", type(task.exception()).__name__)
            self._drop(live)
        elif not live.lost:
            self._let_computers_play(live)

    async def _play(self, live: LiveTable) -> None:
        """Let computer players act until a person is to."""
        try:
            await live.wait(self._failed.get(live.id, 0.0) - time.monotonic())
            await self._take_turns(live)
        except Exception:
            # Whoever follows the table has it read again, and then they are asked again at once:
            # while the disk is full that would be all the server does.
            now = time.monotonic()
            self._failed = {table: due for table, due in self._failed.items() if due > now}
            self._failed[live.id] = now + AFTER_FAILURE
            raise

    async def _take_turns(self, live: LiveTable) -> None:
        while (turn := await self._next_turn(live)) is not None:
            started = time.monotonic()
            command = await self._think(turn)
            pause = self._dice.uniform(*PACES[live.pace])
            if turn.view.drawn:
                pause *= DRAWING_ON
            await live.wait(started + pause - time.monotonic())
            async with live.lock:
                if live.lost:
                    return
                if live.table.version == turn.version:
                    await self.submit(live, turn.seat, command)

    async def _next_turn(self, live: LiveTable) -> ComputerTurn | None:
        async with live.lock:
            return None if live.lost else live.table.computer_turn()

    async def hint(self, view: View) -> Hint | None:
        """Return what is best for the seat of a view, None where it has nothing to do."""
        think = partial(hint, view, mode=self._engine.mode)
        return await asyncio.get_running_loop().run_in_executor(self._thinkers, think)

    async def _think(self, turn: ComputerTurn) -> Command:
        """Let a computer player choose, in a thread of its own if that takes long."""
        if turn.kind not in SEARCHING:
            # Handing it to a thread and back would take longer than the choice.
            return turn.command(self._engine.mode)
        return await asyncio.get_running_loop().run_in_executor(
            self._thinkers, turn.command, self._engine.mode
        )
