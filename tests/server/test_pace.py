"""Computer players: they act at the table's pace, at once when hurried, and never too late."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.guest import Feed, Guest, House

from crazyeights.server import levels, tables
from crazyeights.server.levels import PACES
from crazyeights.server.store import Store, StoredEntry, StoreError


def hurry(guest: Guest) -> None:
    assert guest.ask("POST", f"{guest.path}/hurry").status_code == 204


def own_turn(guest: Guest, feed: Feed) -> None:
    """Read on until it is the guest's turn again, or the deal is over."""
    frame = feed.read()
    while frame["view"]["ended"] is None and frame["view"]["turn"] != 0:
        frame = feed.read()
    guest.frame = frame


def test_the_paces_are_those_of_the_brief() -> None:
    """A computer player takes so many seconds."""
    assert PACES == {
        "calm": (1.2, 1.6),
        "normal": (0.5, 0.9),
        "fast": (0.2, 0.3),
        "instant": (0.0, 0.0),
    }


def test_hurried_computers_act_at_once_until_a_person_is_to_act(guest: Guest) -> None:
    guest.make_table(opponents=3, pace="calm")
    with guest.feed() as feed:
        feed.read()
        guest.do(guest.sensible(random.Random(1)))
        feed.read()
        assert guest.look()["version"] == 2  # they would wait for ever
        hurry(guest)
        own_turn(guest, feed)
        assert guest.frame["version"] > 2
        if guest.view["ended"] is None:
            version = guest.do(guest.sensible(random.Random(1)))["version"]
            feed.read()
            assert guest.look()["version"] == version  # and now they wait again


def test_a_late_answer_for_a_position_that_was_undone_is_discarded(guest: Guest) -> None:
    """Case 25: human, computer, computer, undo: back at the human's last decision."""
    guest.make_table(opponents=2, pace="calm")
    before = guest.view["hand"]
    with guest.feed() as feed:
        feed.read()
        guest.do(guest.sensible(random.Random(1)))
        feed.read()
        frame = guest.do({"do": "undo"})  # while a computer player thinks
        assert frame["view"]["hand"] == before
        assert frame["view"]["turn"] == 0
        hurry(guest)
        feed.read()
        assert guest.look()["version"] == 3
        assert guest.view["hand"] == before
        # What is played now is answered; the answer for the position before never comes.
        guest.do(guest.sensible(random.Random(2)))
        hurry(guest)
        own_turn(guest, feed)
        kinds = [event["kind"] for update in guest.frame["updates"] for event in update["events"]]
        assert kinds
    assert guest.house.true_table(guest.table).assisted


def test_undo_goes_back_over_several_computers(guest: Guest) -> None:
    """Case 25, with the computers having acted."""
    guest.make_table(opponents=3, pace="instant")
    before = guest.view
    with guest.feed() as feed:
        feed.read()
        guest.do(guest.sensible(random.Random(1)))
        own_turn(guest, feed)
        assert guest.frame["version"] >= 4
        frame = guest.do({"do": "undo"})
    for name in ("hand", "turn", "discards", "stock_count", "deal", "required"):
        assert frame["view"][name] == before[name], name


def test_an_undone_draw_brings_the_same_card_again(guest: Guest) -> None:
    """Case 26: the game is marked as assisted."""
    while not guest.frame or not guest.view["may"]["draw"]:
        guest.make_table(preset="classic")  # one may draw although one could play
    drawn = guest.do({"do": "draw"})["updates"][0]["events"][0]
    assert drawn["card"]
    frame = guest.do({"do": "undo"})
    assert frame["view"]["assisted"]
    again = guest.do({"do": "draw"})
    assert again["updates"][0]["events"][0] == drawn
    assert again["view"]["assisted"]


def test_the_pace_can_be_changed_while_computers_wait(guest: Guest) -> None:
    guest.make_table(pace="calm")
    with guest.feed() as feed:
        feed.read()
        guest.do(guest.sensible(random.Random(1)))
        feed.read()
        response = guest.ask("PUT", f"{guest.path}/pace", {"pace": "instant"})
        assert response.status_code == 204
        own_turn(guest, feed)
        assert guest.view["pace"] == "instant"


def test_the_pace_is_kept(house: House, guest: Guest) -> None:
    guest.make_table(pace="calm")
    guest.ask("PUT", f"{guest.path}/pace", {"pace": "fast"})
    house.restart()
    assert guest.look()["pace"] == "fast"


@pytest.mark.parametrize("level", levels.LEVELS)
def test_every_level_plays(guest: Guest, level: str) -> None:
    frame = guest.make_table(pace="instant", level=level)
    assert frame["view"]["level"] == level
    assert frame["view"]["seats"][1]["computer"] == level
    with guest.feed() as feed:
        feed.read()
        guest.do(guest.sensible(random.Random(1)))
        own_turn(guest, feed)


def test_a_computer_player_that_fails_is_asked_again(
    guest: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tables, "AFTER_FAILURE", 0.0)
    guest.make_table(pace="instant")
    with monkeypatch.context() as broken:

        def fail(*_: object) -> None:
            raise RuntimeError("8S is in the stock")

        broken.setattr(tables.Tables, "_think", fail)
        guest.do(guest.sensible(random.Random(1)))
        with guest.feed() as feed:
            feed.read()
    assert "8S" not in caplog.text
    guest.look()
    with guest.feed() as feed:
        guest.frame = feed.read()
        guest.wait_for_turn(feed)


def test_computer_players_who_cannot_be_saved_are_not_asked_again_and_again(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a full disk the server has better things to do, and somebody follows the table."""
    monkeypatch.setattr(tables, "AFTER_FAILURE", 1e6)
    tried: list[StoredEntry] = []
    append = Store.append

    async def fill_up(store: Store, table: str, entry: StoredEntry, *rest: Any) -> None:  # noqa: ANN401
        if entry.seat == 0:
            await append(store, table, entry, *rest)
        else:
            tried.append(entry)
            raise StoreError("the disk is full")

    guest.make_table(pace="instant")
    with guest.feed() as feed:
        feed.read()
        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", fill_up)
            guest.do(guest.sensible(random.Random(1)))
            feed.read()
            for _ in range(50):
                guest.look()
            assert len(tried) == 1
        assert guest.look()["turn"] == 1
        hurry(guest)  # somebody who waits may have it tried at once
        own_turn(guest, feed)
