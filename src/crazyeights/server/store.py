"""The file that keeps sessions, tables and finished games.

SQLite with a write-ahead log and `synchronous=FULL`: what was acknowledged survives a kill and a
power cut. One thread writes; it commits everything that has gathered since the last commit at once,
so that many tables share the wait for the disk. Reading is quick and happens where it is asked for.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

SCHEMA_VERSION: Final = 1
"""The version of the tables below, kept in the file."""

_SCHEMA: Final = """
CREATE TABLE session (
    id INTEGER PRIMARY KEY,
    token_hash BLOB NOT NULL UNIQUE,
    made REAL NOT NULL
) STRICT;
CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    session INTEGER NOT NULL REFERENCES session (id),
    seat INTEGER NOT NULL,
    setup TEXT NOT NULL,
    pace TEXT NOT NULL,
    disclosed INTEGER NOT NULL DEFAULT 0,
    made REAL NOT NULL
) STRICT;
CREATE INDEX game_table_of_session ON game_table (session, made);
CREATE TABLE secret (
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    deal INTEGER NOT NULL,
    secret BLOB NOT NULL,
    PRIMARY KEY (game_table, deal)
) STRICT, WITHOUT ROWID;
CREATE TABLE entry (
    game_table TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    seat INTEGER,
    made_for INTEGER NOT NULL,
    key TEXT NOT NULL,
    request TEXT NOT NULL,
    PRIMARY KEY (game_table, version)
) STRICT, WITHOUT ROWID;
CREATE TABLE finished (
    session INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
    game_table TEXT NOT NULL,
    ended REAL NOT NULL,
    preset TEXT NOT NULL,
    level TEXT NOT NULL,
    won INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (session, game_table)
) STRICT, WITHOUT ROWID;
"""
"""`game_table.session` plays on `game_table.seat`; `entry` and `secret` make up the table as the
host knows it. `finished` outlives its table. Which table is newer says its rowid: clocks jump."""

_LONGEST_BATCH: Final = 256


class StoreError(Exception):
    """The file cannot be used, or did not take what was to be written."""


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """A command that was carried out, as the file holds it."""

    version: int
    seat: int | None
    made_for: int
    key: str
    request: str


@dataclass(frozen=True, slots=True)
class StoredTable:
    """All that makes up a table."""

    id: str
    session: int
    seat: int
    setup: str
    pace: str
    disclosed: int
    secrets: dict[int, bytes]
    entries: tuple[StoredEntry, ...]


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that a session played to its end; ``ended`` in seconds since 1970."""

    ended: float
    preset: str
    level: str
    won: bool
    points: int


_Write: TypeAlias = Callable[[sqlite3.Connection], Any]


class Store:
    """The file. Everything written is durable once the call has returned.

    Raises `StoreError` for a file that is none of ours, or of a newer version.
    """

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._reader = _open(path)
            _prepare(self._reader)
            self._writer = _open(path)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{path} cannot be used: {error}") from error
        self._queue: queue.SimpleQueue[tuple[_Write, Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Write what is still to be written, and close the file."""
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join()
            self._reader.close()

    # ── Sessions ───────────────────────────────────────────────────────────────────────────────

    def session_of(self, token_hash: bytes) -> int | None:
        """Return the session with that token, None if there is none."""
        row = self._row("SELECT id FROM session WHERE token_hash = ?", token_hash)
        return None if row is None else int(row[0])

    async def add_session(self, token_hash: bytes) -> int:
        """Keep a new session and return its number."""

        def write(connection: sqlite3.Connection) -> int:
            cursor = connection.execute(
                "INSERT INTO session (token_hash, made) VALUES (?, ?)", (token_hash, time.time())
            )
            assert cursor.lastrowid is not None  # noqa: S101
            return cursor.lastrowid

        return int(await self._write(write))

    # ── Tables ─────────────────────────────────────────────────────────────────────────────────

    def newest_table(self, session: int) -> str | None:
        """Return the table that a session made last."""
        row = self._row(
            "SELECT id FROM game_table WHERE session = ? ORDER BY rowid DESC LIMIT 1",
            session,
        )
        return None if row is None else str(row[0])

    def table(self, table: str) -> StoredTable | None:
        """Return a table as it was left."""
        row = self._row(
            "SELECT session, seat, setup, pace, disclosed FROM game_table WHERE id = ?", table
        )
        if row is None:
            return None
        secrets = self._rows("SELECT deal, secret FROM secret WHERE game_table = ?", table)
        entries = self._rows(
            "SELECT version, seat, made_for, key, request FROM entry "
            "WHERE game_table = ? ORDER BY version",
            table,
        )
        session, seat, setup, pace, disclosed = row
        return StoredTable(
            id=table,
            session=session,
            seat=seat,
            setup=setup,
            pace=pace,
            disclosed=disclosed,
            secrets=dict(secrets),
            entries=tuple(StoredEntry(*entry) for entry in entries),
        )

    async def add_table(self, table: StoredTable, keep: int) -> None:
        """Keep a new table; of the session's older ones only as many that there are ``keep``."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO game_table (id, session, seat, setup, pace, made) "
                "VALUES (?, ?, ?, ?, ?, ?)",
                (table.id, table.session, table.seat, table.setup, table.pace, time.time()),
            )
            _add_secrets(connection, table.id, table.secrets)
            connection.execute(
                "DELETE FROM game_table WHERE id IN (SELECT id FROM game_table WHERE session = ? "
                "ORDER BY rowid DESC LIMIT -1 OFFSET ?)",
                (table.session, keep),
            )

        await self._write(write)

    async def append(
        self, table: str, entry: StoredEntry, secrets: dict[int, bytes], finished: Sequence[Any]
    ) -> None:
        """Keep the next entry of a table, new secrets, and rows of the finished game, if it is one.

        ``finished`` holds (session, `Finished`) for each session that played. Raises `StoreError`
        if the table has such a version already.
        """

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)",
                (table, entry.version, entry.seat, entry.made_for, entry.key, entry.request),
            )
            _add_secrets(connection, table, secrets)
            for session, game in finished:
                connection.execute(
                    "INSERT OR REPLACE INTO finished VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (session, table, *_row_of(game)),
                )

        await self._write(write)

    async def set_pace(self, table: str, pace: str) -> None:
        """Keep a table's pace."""
        await self._write(
            lambda connection: connection.execute(
                "UPDATE game_table SET pace = ? WHERE id = ?", (pace, table)
            )
        )

    async def set_disclosed(self, table: str, deals: int) -> None:
        """Keep of how many deals of a table the secret has been told."""
        await self._write(
            lambda connection: connection.execute(
                "UPDATE game_table SET disclosed = max(disclosed, ?) WHERE id = ?", (deals, table)
            )
        )

    # ── Finished games ─────────────────────────────────────────────────────────────────────────

    def finished(self, session: int) -> list[Finished]:
        """Return the games that a session played to their end, the oldest first."""
        rows = self._rows(
            "SELECT ended, preset, level, won, points FROM finished WHERE session = ? "
            "ORDER BY ended, game_table",
            session,
        )
        return [
            Finished(ended, preset, level, bool(won), points)
            for ended, preset, level, won, points in rows
        ]

    async def erase_finished(self, session: int) -> None:
        """Forget the finished games of a session."""
        await self._write(
            lambda connection: connection.execute(
                "DELETE FROM finished WHERE session = ?", (session,)
            )
        )

    # ── Reading and writing ────────────────────────────────────────────────────────────────────

    def _rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return self._reader.execute(sql, values).fetchall()

    def _row(self, sql: str, *values: object) -> tuple[Any, ...] | None:
        rows = self._rows(sql, *values)
        return rows[0] if rows else None

    async def _write(self, write: _Write) -> Any:  # noqa: ANN401  # whatever ``write`` returns
        """Have something written, and wait until it is durable.

        Whoever waits may be gone before it is: that changes nothing about what is written.
        """
        future: Future[Any] = Future()
        self._queue.put((write, future))
        try:
            return await asyncio.shield(asyncio.wrap_future(future))
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"nothing was written: {error}") from error

    def _write_all(self) -> None:
        """Write in the writer's thread until the store is closed."""
        with contextlib.closing(self._writer):
            while (first := self._queue.get()) is not None:
                batch, last = [first], False
                while len(batch) < _LONGEST_BATCH and not last:
                    try:
                        more = self._queue.get_nowait()
                    except queue.Empty:
                        break
                    if more is None:
                        last = True
                    else:
                        batch.append(more)
                _write_batch(self._writer, batch)
                if last:
                    return


def _write_batch(
    connection: sqlite3.Connection, batch: Iterable[tuple[_Write, Future[Any]]]
) -> None:
    """Carry out several writes in one transaction; one that fails leaves the others alone."""
    done: list[tuple[Future[Any], Any]] = []
    waiting = list(batch)
    try:
        connection.execute("BEGIN IMMEDIATE")
        for write, future in waiting:
            connection.execute("SAVEPOINT one")
            try:
                result = write(connection)
            except sqlite3.IntegrityError as error:
                connection.execute("ROLLBACK TO one")
                future.set_exception(error)
            else:
                done.append((future, result))
            connection.execute("RELEASE one")
        connection.execute("COMMIT")
    except BaseException as error:  # noqa: BLE001  # whoever waits must hear of it, whatever it is
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        for _, future in waiting:
            if not future.done():
                future.set_exception(error)
        return
    for future, result in done:
        future.set_result(result)


def _open(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    """Make the tables in a new file; refuse one that is not ours."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("BEGIN IMMEDIATE")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version == 0:
        for statement in filter(str.strip, _SCHEMA.split(";")):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    connection.execute("COMMIT")
    if version > SCHEMA_VERSION:
        message = f"it was written by a newer version of this program (schema {version})"
        raise sqlite3.DatabaseError(message)


def _add_secrets(connection: sqlite3.Connection, table: str, secrets: dict[int, bytes]) -> None:
    connection.executemany(
        "INSERT INTO secret VALUES (?, ?, ?)",
        [(table, deal, secret) for deal, secret in secrets.items()],
    )


def _row_of(game: Finished) -> tuple[float, str, str, int, int]:
    return game.ended, game.preset, game.level, int(game.won), game.points
