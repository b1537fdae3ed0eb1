"""The feed: every version once, from whichever one somebody has; two tabs, lost connections."""

from __future__ import annotations

import random
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from tests.server.guest import Guest, House

from crazyeights.server.feed import MOST_FEEDS, TOO_MANY, UNKNOWN_TABLE


def versions(frame: dict[str, Any]) -> list[int]:
    return [update["version"] for update in frame["updates"]]


def closing_code(guest: Guest, **options: Any) -> int:  # noqa: ANN401  # those of `Guest.feed`
    with guest.feed(**options) as feed, pytest.raises(WebSocketDisconnect) as closed:
        feed.read()
    return closed.value.code


def test_a_feed_begins_with_what_happened_after_a_version(guest: Guest) -> None:
    guest.make_table()
    for _ in range(2):
        guest.do(guest.sensible(random.Random(1)))
        guest.do({"do": "undo"})
    for after in range(7):
        with guest.feed(after) as feed:
            frame = feed.read()
        assert versions(frame) == list(range(after + 1, 6))
        assert frame["view"] == guest.get(guest.path)["view"]


def test_every_step_comes_through_once(guest: Guest) -> None:
    guest.make_table(pace="instant", opponents=3)
    dice = random.Random(1)
    heard: list[int] = []
    with guest.feed(0) as feed:
        while not heard or heard[-1] < guest.frame["version"] or guest.view["ended"] is None:
            frame = guest.take(feed.read())
            heard += versions(frame)
            assert frame["version"] == heard[-1]
            if guest.view["ended"] is None and guest.view["turn"] == guest.view["you"]:
                guest.do(guest.sensible(dice))
    assert heard == list(range(1, guest.frame["version"] + 1))


def test_two_tabs_are_one_seat(guest: Guest) -> None:
    """Case 33: both show the same, and closing one is not leaving."""
    guest.make_table(pace="instant")
    with guest.feed() as one:
        with guest.feed() as other:
            assert one.read() == other.read()
            guest.do(guest.sensible(random.Random(1)))
            first, second = one.read(), other.read()
            assert versions(first)[0] == versions(second)[0] == 2
        while first["view"]["turn"] != 0:
            first = one.read()
        guest.frame = first
        guest.do(guest.sensible(random.Random(1)))
        assert one.read()["version"] > first["version"]


def test_a_lost_connection_comes_back_to_the_present(guest: Guest) -> None:
    """Case 32: the first thing that comes is the table as it is, with all that was missed."""
    guest.make_table(pace="instant")
    with guest.feed() as feed:
        feed.read()
    guest.do(guest.sensible(random.Random(1)))
    with guest.feed(after=1) as feed:
        frame = feed.read()
        assert versions(frame)[0] == 2
        assert frame["version"] >= 2
        while frame["view"]["turn"] != 0:
            frame = feed.read()
        guest.frame = frame
        assert guest.send(guest.sensible(random.Random(1))).status_code == 200


def test_a_feed_speaks_the_readers_language(house: House) -> None:
    reader = house.guest("it")
    reader.make_table()
    with reader.feed(0) as feed:
        assert feed.read()["view"]["prompt"] == "Tocca a te."
    reader.cookies["language"] = "nb"
    with reader.feed(0) as feed:
        assert feed.read()["view"]["prompt"] == "Det er din tur."


def test_what_is_sent_through_a_feed_has_no_meaning(guest: Guest) -> None:
    guest.make_table()
    with guest.feed() as feed:
        feed.read()
        feed.socket.send_text('{"do": "draw"}')
        feed.socket.send_text("\x00")
        guest.do(guest.sensible(random.Random(1)))
        assert feed.read()["version"] == 2


@pytest.mark.parametrize("origin", [None, "http://elsewhere.example", "null", "http://"])
def test_another_sites_page_cannot_follow(guest: Guest, origin: str | None) -> None:
    guest.make_table()
    with pytest.raises(WebSocketDisconnect), guest.feed(origin=origin) as feed:
        feed.read()


def test_nobody_follows_somebody_elses_table(house: House, guest: Guest) -> None:
    guest.make_table()
    stranger = house.guest()
    stranger.frame = guest.frame
    assert closing_code(stranger) == UNKNOWN_TABLE
    stranger.make_table()
    assert closing_code(stranger, table=guest.table) == UNKNOWN_TABLE
    assert closing_code(guest, table="no-such-table") == UNKNOWN_TABLE


def test_feeds_do_not_pile_up(guest: Guest) -> None:
    guest.make_table()
    guest.house.desk.feeds.update({1: MOST_FEEDS})
    assert closing_code(guest) == TOO_MANY
    guest.house.desk.feeds.subtract({1: MOST_FEEDS})
    with guest.feed(0) as feed:
        assert feed.read()["version"] == 1
