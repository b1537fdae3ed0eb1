"""What was acknowledged is never lost: restarts, a disk that fails, two servers (case 37)."""

from __future__ import annotations

import random
import sqlite3
from concurrent.futures import Future
from contextlib import closing
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from tests.server.guest import Guest, House

from crazyeights.host import table as host_table
from crazyeights.server import store as store_module
from crazyeights.server.feed import UNKNOWN_TABLE
from crazyeights.server.store import Store, StoredEntry, StoreError


def position(house: House, guest: Guest) -> dict[str, Any]:
    """Return the table in full, hidden cards included, and as its guest sees it."""
    view = guest.look()
    state = house.true_table(guest.table)._game.state
    return {
        "view": view,
        "log": guest.get(f"{guest.path}/log"),
        "stock": state.stock,
        "hands": [state.hand(seat) for seat in range(len(view["seats"]))],
        "record": guest.ask("GET", f"{guest.path}/record").text,
    }


@pytest.mark.parametrize("preset", ["quick", "penalty", "macao", "tschau-sepp"])
def test_a_restarted_server_goes_on_where_it_was(house: House, guest: Guest, preset: str) -> None:
    """Case 37: the same view, the same hands, the same order of the stock."""
    guest.make_table(preset=preset, opponents=1, pace="instant")
    dice = random.Random(3)
    for _ in range(12):
        with guest.feed() as feed:
            guest.wait_for_turn(feed)
        if guest.view["ended"] is not None:
            break
        before = position(house, guest)
        house.restart()
        assert position(house, guest) == before
        guest.do(guest.sensible(dice))
        if guest.view["may"]["undo"] and dice.random() < 0.3:
            guest.look()
            guest.send({"do": "undo"})


def test_a_computer_whose_turn_it_is_goes_on_after_a_restart(house: House, guest: Guest) -> None:
    guest.make_table(pace="calm")
    guest.do(guest.sensible(random.Random(1)))
    assert guest.view["turn"] == 1
    house.restart()
    with guest.feed() as feed:
        assert feed.read()["view"]["turn"] == 1
        guest.ask("POST", f"{guest.path}/hurry")
        assert feed.read()["version"] == 3


def test_a_key_is_known_after_a_restart(house: House, guest: Guest) -> None:
    """The answer was lost with the server: sending the command again does not play twice."""
    guest.make_table(pace="calm")
    request = guest.sensible(random.Random(1))
    guest.send(request, version=1, key="one-of-many")
    house.restart()
    assert guest.send(request, version=1, key="one-of-many").status_code == 200
    assert guest.frame["version"] == 2


def test_home_knows_the_newest_table(house: House, guest: Guest) -> None:
    assert guest.get("/api/home")["table"] is None
    guest.make_table()
    guest.make_table(preset="penalty")
    house.restart()
    assert guest.get("/api/home")["table"] == guest.table
    assert house.guest().get("/api/home")["table"] is None


def test_what_cannot_be_saved_has_not_happened(
    guest: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    guest.make_table(pace="calm")
    before = guest.look()
    request = guest.sensible(random.Random(1))

    async def fail(*_: object) -> None:
        raise StoreError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(Store, "append", fail)
        response = guest.send(request, key="one-of-many")
        assert (response.status_code, response.json()["code"]) == (409, "unsaved")
        assert "could not be saved" in response.json()["message"]
        assert response.json()["frame"]["view"] == before
    assert guest.look() == before
    assert guest.send(request, key="one-of-many").status_code == 200
    assert guest.frame["version"] == 2
    assert "8S" not in caplog.text


def test_a_disk_that_is_full_and_then_is_not(house: House, guest: Guest) -> None:
    """SQLite itself takes back what did not fit; what was acknowledged before stays."""
    guest.make_table(pace="calm")
    writer = house.desk.store._writer
    (limit,) = writer.execute("PRAGMA max_page_count").fetchone()
    writer.execute("PRAGMA max_page_count = 1")  # as many as there are
    dice, response, before = random.Random(1), None, guest.look()
    while response is None or response.status_code == 200:
        before = guest.look()
        response = guest.send({"do": "undo"} if before["may"]["undo"] else guest.sensible(dice))
    assert (response.status_code, response.json()["code"]) == (409, "unsaved")
    assert guest.look() == before
    writer.execute(f"PRAGMA max_page_count = {limit}")
    guest.do({"do": "undo"} if before["may"]["undo"] else guest.sensible(dice))
    after = guest.look()
    house.restart()
    assert guest.look() == after


def test_a_step_that_breaks_off_has_not_happened(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of ours in the middle of a step leaves no half of it behind."""
    guest.make_table(pace="calm")
    before = guest.look()
    request = guest.sensible(random.Random(1))
    carry_out = host_table._do

    def break_off(*step: Any) -> None:  # noqa: ANN401  # whatever is passed on
        carry_out(*step)
        raise RuntimeError

    with monkeypatch.context() as broken:
        broken.setattr(host_table, "_do", break_off)
        assert guest.send(request).status_code == 500
    assert guest.look() == before
    assert guest.send(request).status_code == 200


def test_a_table_that_cannot_be_saved_is_not_made(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(Store, "add_table", fail)
    response = guest.ask("POST", "/api/tables", {})
    assert (response.status_code, response.json()["code"]) == (409, "unsaved")
    assert guest.get("/api/home")["table"] is None


def test_a_step_that_another_server_took_first_wins(house: House, guest: Guest) -> None:
    """Two servers with one file: the second to write notices, and shows what the first wrote."""
    guest.make_table(pace="calm")
    first = guest.sensible(random.Random(1))
    with House(house.path) as other:
        rival = other.guest()
        rival.cookies, rival.frame = dict(guest.cookies), guest.frame
        rival.look()
        guest.send(first, key="by-the-first")
        response = rival.send(first, version=1, key="by-the-second")
        assert (response.status_code, response.json()["code"]) == (409, "unsaved")
        assert response.json()["frame"]["view"] == guest.view


def test_tables_that_nobody_uses_leave_the_memory(
    house: House, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crazyeights.server.tables.MOST_CACHED", 2)
    guest.make_table(pace="calm")
    guest.do(guest.sensible(random.Random(1)))
    first, before = guest.path, guest.look()
    guest.do({"do": "undo"})
    before = guest.look()
    with guest.feed() as feed:
        feed.read()
        for _ in range(4):
            house.guest().make_table()
        assert guest.table in house.desk.tables._live  # somebody follows it
    for _ in range(4):
        house.guest().make_table()
    assert len(house.desk.tables._live) <= 3
    assert guest.table not in house.desk.tables._live
    assert guest.get(first)["view"] == before


def test_only_so_many_tables_of_a_session_are_kept(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crazyeights.server.tables.MOST_TABLES", 3)
    tables = [guest.make_table()["view"]["table"] for _ in range(5)]
    guest.house.restart()
    found = [guest.ask("GET", f"/api/tables/{table}").status_code for table in tables]
    assert found == [404, 404, 200, 200, 200]


def test_the_newest_table_is_the_one_made_last_whatever_the_clock_says(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock that was set back: the new table must not be taken for the oldest and forgotten."""
    monkeypatch.setattr("crazyeights.server.tables.MOST_TABLES", 3)
    for _ in range(3):
        guest.make_table(pace="calm")
    monkeypatch.setattr("crazyeights.server.store.time.time", lambda: 1000.0)
    guest.make_table(pace="calm")
    assert guest.get("/api/home")["table"] == guest.table
    guest.do(guest.sensible(random.Random(1)))


def test_a_session_makes_only_so_many_tables_in_a_minute(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(30):
        guest.make_table()
    response = guest.ask("POST", "/api/tables", {})
    assert (response.status_code, response.json()["code"]) == (429, "too-many")
    assert guest.get("/api/home")["table"] == guest.table
    monkeypatch.setattr("crazyeights.server.sessions._MINUTE", 0.0)
    guest.make_table()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entry SET request = 'p 2C'",  # no longer allowed, or never
        "UPDATE entry SET request = 'juggle'",
        "UPDATE entry SET version = 5",
        "UPDATE game_table SET setup = replace(setup, 'seats=2', 'seats=2 juggling=on')",
        "UPDATE game_table SET setup = '{}'",
    ],
)
def test_a_table_that_other_rules_led_to_is_told_to_be_outdated(
    house: House, guest: Guest, change: str
) -> None:
    """After the rules were mended, what was played may be impossible: that is no fault of ours."""
    guest.make_table(pace="calm")
    guest.do(guest.sensible(random.Random(1)))
    with closing(sqlite3.connect(house.path)) as connection, connection:
        assert connection.execute(change).rowcount == 1
    house.restart()
    stranger = house.guest()
    stranger.make_table()
    for _ in range(2):
        for path in ("", "/log", "/record"):
            response = guest.ask("GET", f"{guest.path}{path}")
            assert (response.status_code, response.json()["code"]) == (410, "outdated")
        assert guest.send({"do": "draw"}).status_code == 410
        assert stranger.ask("GET", guest.path).status_code == 404
        with guest.feed() as feed, pytest.raises(WebSocketDisconnect) as closed:
            feed.read()
        assert closed.value.code == UNKNOWN_TABLE
    guest.make_table()
    assert guest.get("/api/home")["table"] == guest.table


# ── The file ────────────────────────────────────────────────────────────────────────────────────


def test_a_file_of_a_newer_version_is_refused(house: House) -> None:
    house.__exit__()
    with sqlite3.connect(house.path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreError, match="newer version"):
        Store(house.path)
    with sqlite3.connect(house.path) as connection:
        connection.execute(f"PRAGMA user_version = {store_module.SCHEMA_VERSION}")
    connection.close()
    house.__enter__()


def test_what_is_no_such_file_is_refused(house: House) -> None:
    other = house.path.with_name("other")
    other.write_text("This is no database. " * 200)
    with pytest.raises(StoreError, match="cannot be used"):
        Store(other)
    with pytest.raises(StoreError, match="cannot be used"):
        Store(other / "below a file")


def test_every_commit_waits_for_the_disk(house: House) -> None:
    """Otherwise a power cut could take what was acknowledged."""
    for connection in (house.desk.store._writer, house.desk.store._reader):
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_one_bad_write_leaves_those_beside_it_alone(house: House, guest: Guest) -> None:
    guest.make_table()
    entry = StoredEntry(2, 0, 1, "key-of-a-test", "d")
    written: list[str] = []

    def failing(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)", ("x", 2, 0, 1, "k", "d"))

    def good(connection: sqlite3.Connection) -> None:
        connection.execute(
            "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)",
            (guest.table, entry.version, entry.seat, entry.made_for, entry.key, entry.request),
        )
        written.append("good")

    futures: list[Future[Any]] = [Future(), Future(), Future()]
    connection = sqlite3.connect(house.path, isolation_level=None, timeout=10)
    connection.execute("PRAGMA foreign_keys = ON")
    store_module._write_batch(connection, zip((failing, good, failing), futures, strict=True))
    connection.close()
    assert [future.exception() is None for future in futures] == [False, True, False]
    stored = house.desk.store.table(guest.table)
    assert stored is not None
    assert stored.entries == (entry,)
