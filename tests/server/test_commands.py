"""Commands: what is carried out, what is refused, and what stays as it was."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.guest import Guest, House

from crazyeights.server.app import MOST_BYTES


def everything(guest: Guest) -> dict[str, Any]:
    """Return the table as it is, whatever was asked before."""
    frame: dict[str, Any] = guest.get(guest.path)
    return frame


def unplayable(guest: Guest) -> str:
    return str(next(card["card"] for card in guest.view["hand"] if not card["playable"]))


def test_a_first_visit_deals_at_once(guest: Guest) -> None:
    frame = guest.make_table()
    view = frame["view"]
    assert view["rules"]["preset"] == "quick"
    assert [seat["you"] for seat in view["seats"]] == [True, False]
    assert view["turn"] == view["you"] == 0
    assert len(view["hand"]) == view["seats"][0]["count"] == 7
    assert view["discards_count"] == len(view["discards"]) == 1
    assert [update["version"] for update in frame["updates"]] == [frame["version"]] == [1]
    assert frame["updates"][0]["said"].endswith(view["said"])


def test_a_play_moves_the_card_and_is_told(guest: Guest) -> None:
    guest.make_table()
    request = guest.sensible(random.Random(1))
    frame = guest.do(request)
    assert frame["view"]["discards"][-1] == request["card"]
    assert request["card"] not in [card["card"] for card in frame["view"]["hand"]]
    (update,) = frame["updates"]
    assert update["version"] == frame["version"] == 2
    assert update["events"][0]["kind"] == "played"
    assert update["said"] == frame["view"]["said"]
    assert frame["view"]["prompt"] == "It is Anna’s turn."


def test_the_same_command_twice_is_carried_out_once(guest: Guest) -> None:
    """Case 30: a double click, or a request that was sent again because no answer came."""
    guest.make_table()
    request = guest.sensible(random.Random(1))
    first = guest.send(request, version=1, key="one-of-many")
    second = guest.send(request, version=1, key="one-of-many")
    assert (first.status_code, first.json()) == (second.status_code, second.json())
    assert everything(guest)["version"] == 2


def test_a_key_belongs_to_one_command(guest: Guest) -> None:
    guest.make_table()
    guest.send(guest.sensible(random.Random(1)), key="one-of-many")
    refused = guest.send({"do": "undo"}, key="one-of-many")
    assert (refused.status_code, refused.json()["code"]) == (409, "key-used")
    assert everything(guest)["version"] == 2


def test_a_command_for_an_old_version_is_refused_with_the_present_view(guest: Guest) -> None:
    """Case 30."""
    guest.make_table()
    guest.do(guest.sensible(random.Random(1)))
    guest.do({"do": "undo"})
    refused = guest.send(guest.sensible(random.Random(1)), version=1)
    assert refused.status_code == 409
    assert refused.json()["code"] == "stale"
    assert refused.json()["message"] == "Something has happened meanwhile: look again."
    frame = refused.json()["frame"]
    assert frame["view"] == everything(guest)["view"]
    assert [update["version"] for update in frame["updates"]] == [2, 3]


def test_what_the_rules_forbid_is_refused_with_the_reason(guest: Guest) -> None:
    """Case 31: not matching, not owned, the wrong phase, not one's turn."""
    guest.make_table()
    before = everything(guest)
    card = unplayable(guest)
    held = {one["card"] for one in guest.view["hand"]}
    foreign = next(f"{rank}C" for rank in "23456" if f"{rank}C" not in held)
    for request, code in (
        ({"do": "play", "card": card}, "no-match"),
        ({"do": "play", "card": foreign}, "not-in-hand"),
        ({"do": "play", "card": "JK"}, "not-in-hand"),
        ({"do": "draw"}, "draw-while-playable"),
        ({"do": "pass"}, "pass-while-playable"),
        ({"do": "name", "suit": "H"}, "no-suit-owed"),
        ({"do": "call"}, "call-off"),
        ({"do": "stop"}, "stop-off"),
        ({"do": "next_deal"}, "deal-not-over"),
        ({"do": "undo"}, "undo-nothing"),
    ):
        refused = guest.send(request)
        assert (refused.status_code, refused.json()["code"]) == (409, code), request
        assert refused.json()["message"].endswith(".")
        assert everything(guest) == before
    guest.do(guest.sensible(random.Random(1)))
    refused = guest.send({"do": "draw"})
    assert (refused.status_code, refused.json()["code"]) == (409, "not-your-turn")
    assert refused.json()["message"] == "It is Anna’s turn, not yours."


GOOD = {"version": 1, "key": "a-key-that-is-good", "request": {"do": "draw"}}


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"seat": 1}, "seat"),
        ({"request": {"do": "draw", "seat": 1}}, "seat"),
        ({"request": {"do": "call", "seat": 1}}, "seat"),
        ({"request": {"do": "play", "card": "8S", "announce": True}}, "announce"),
        ({"request": {"do": "play", "card": "1S"}}, "request.card"),
        ({"request": {"do": "play", "card": "8s"}}, "request.card"),
        ({"request": {"do": "play", "card": "8S\n"}}, "request.card"),
        ({"request": {"do": "play", "card": ["8S"]}}, "request.card"),
        ({"request": {"do": "play"}}, "card"),
        ({"request": {"do": "play", "card": "8S", "suit": "X"}}, "request.suit"),
        ({"request": {"do": "name", "suit": None}}, "request.suit"),
        ({"request": {"do": "win"}}, "request"),
        ({"request": {}}, "request"),
        ({"request": None}, "request"),
        ({"version": 0}, "version"),
        ({"version": -1}, "version"),
        ({"version": 2**70}, "version"),
        ({"version": "new"}, "version"),
        ({"version": 1.5}, "version"),
        ({"key": ""}, "key"),
        ({"key": "x" * 65}, "key"),
        ({"key": "a key with blanks"}, "key"),
        ({"key": None}, "key"),
    ],
)
def test_a_message_that_is_not_as_described_is_refused_and_changes_nothing(
    guest: Guest, change: dict[str, Any], named: str
) -> None:
    """Case 31: extra fields, a seat number, wrong values; the message names the field."""
    guest.make_table()
    before = everything(guest)
    response = guest.ask("POST", f"{guest.path}/commands", {**GOOD, **change})
    assert response.status_code == 422
    assert set(response.json()) == {"code", "message"}
    assert named in response.json()["message"]
    assert everything(guest) == before


@pytest.mark.parametrize(
    ("content", "status"),
    [
        (b"", 422),
        (b"{", 400),
        (b"[]", 422),
        (b"null", 422),
        (b'"x"', 422),
        (b"\xff\xfe", 400),
        (b"[" * 10_000, 400),
        (b'{"version":1', 400),
        (b" " * (MOST_BYTES + 1), 413),
    ],
)
def test_what_is_no_message_at_all_is_refused(guest: Guest, content: bytes, status: int) -> None:
    guest.make_table()
    response = guest.ask("POST", f"{guest.path}/commands", content=content)
    assert response.status_code == status, response.text
    assert set(response.json()) == {"code", "message"}


def test_a_table_is_nobody_elses(house: House, guest: Guest) -> None:
    guest.make_table()
    stranger = house.guest()
    asked = [
        ("GET", guest.path, None),
        ("POST", f"{guest.path}/commands", GOOD),
        ("POST", f"{guest.path}/hurry", None),
        ("PUT", f"{guest.path}/pace", {"pace": "fast"}),
        ("POST", f"{guest.path}/explain", {"action": {"do": "draw"}}),
        *(("GET", f"{guest.path}/{name}", None) for name in ("log", "rules", "record", "hint")),
        ("GET", f"{guest.path}/shuffles/1", None),
    ]
    for somebody in (stranger, house.guest()):
        for method, path, body in asked:
            response = somebody.ask(method, path, body)
            assert (response.status_code, response.json()["code"]) == (404, "table"), path
        stranger.make_table()
    for method, path, body in asked:
        unknown = path.replace(guest.table, "no-such-table")
        assert guest.ask(method, unknown, body).status_code == 404


def test_why_not_is_explained_without_trying(guest: Guest) -> None:
    guest.make_table()
    before = everything(guest)

    def explained(action: dict[str, Any]) -> dict[str, Any]:
        response = guest.ask("POST", f"{guest.path}/explain", {"action": action})
        assert response.status_code == 200
        answer: dict[str, Any] = response.json()
        return answer

    good = guest.sensible(random.Random(1))
    assert explained(good) == {"allowed": True, "message": "That is allowed."}
    assert explained({"do": "play", "card": good["card"]})["allowed"]
    bad = explained({"do": "play", "card": unplayable(guest)})
    assert not bad["allowed"]
    assert "is neither a" in bad["message"]
    assert everything(guest) == before


def test_undo_takes_back_ones_move_and_what_followed(guest: Guest) -> None:
    guest.make_table()
    before = guest.view
    assert not before["may"]["undo"]
    frame = guest.do(guest.sensible(random.Random(1)))
    assert frame["view"]["may"]["undo"]
    frame = guest.do({"do": "undo"})
    assert frame["updates"][-1]["undone"]
    changed = {"version", "assisted", "said"}
    assert {name: frame["view"][name] for name in set(before) - changed} == {
        name: before[name] for name in set(before) - changed
    }
    assert frame["view"]["assisted"]
    assert "undone" in frame["updates"][-1]["said"]
