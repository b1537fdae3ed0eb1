"""Nothing that a seat may not know leaves the process: frames, errors, log (case 29)."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.guest import Guest, House

from crazyeights import record
from crazyeights.cards import Card
from crazyeights.game import EventKind
from crazyeights.host import Table

CARD = re.compile(r"(?<![0-9A-Za-z])(?:(?:10|[2-9JQKA])[CDHS]|JK)(?![0-9A-Za-z])")
HEX = re.compile(r"[0-9a-f]{64}")


def hidden(true: Table, seat: int) -> set[Card]:
    """Return the cards that a seat has had no way to see: in other hands and in the stock."""
    game = true._game
    state = game.state
    others = (one for one in range(game.rules.seats) if one != seat)
    unseen = {card for one in others for card in state.hand(one)} | set(state.stock)
    seen = set(state.discards) | set(state.hand(seat))
    for event in game.deal.events:  # what lay open once, or what this seat held once
        if event.card is not None and (event.kind != EventKind.DREW or event.seat == seat):
            seen.add(event.card)
    return unseen - seen


def check(text: str, true: Table, seat: int) -> None:
    """Check something that was sent, at the moment when it was sent, while a deal is played."""
    shown = {Card(name) for name in CARD.findall(text)}
    assert not shown & hidden(true, seat)
    allowed = {true._game.deal.commitment, true._game.next_commitment}
    earlier = {deal.commitment for deal in true._game.deals}
    assert set(HEX.findall(text)) <= allowed | earlier
    for secret in true.secrets.values():
        assert secret.hex() not in text


def nonsense(guest: Guest, true: Table) -> Iterator[tuple[str, str, object]]:
    """Ask for what one should not get, above all by naming cards that others hold."""
    for card in sorted(hidden(true, 0))[:5]:
        play = {"do": "play", "card": str(card)}
        command = {"version": true.version, "key": f"key-{card}-abc", "request": play}
        yield "POST", f"{guest.path}/commands", command
        yield "POST", f"{guest.path}/explain", {"action": play}
    for path in ("", "/log", "/record", "/hint", "/rules", "/shuffles/1", "/shuffles/2"):
        yield "GET", f"{guest.path}{path}", None
    yield "GET", f"{guest.path}/shuffles/0", None
    yield "GET", f"{guest.path}/secrets", None
    yield "POST", f"{guest.path}/commands", {"version": 1, "key": "12345678", "request": {}}
    yield "GET", "/api/home", None
    yield "GET", "/api/statistics", None


@pytest.mark.parametrize("preset", ["penalty", "mau-mau", "action-cards"])
def test_no_card_that_is_hidden_is_ever_sent_or_logged(
    house: House, guest: Guest, preset: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A deal with three computers: all that is sent is looked at when it is sent."""
    caplog.set_level(0)
    guest.make_table(preset=preset, opponents=3, pace="instant")
    true = house.true_table(guest.table)
    dice = random.Random(1)
    with guest.feed(0) as feed:
        while guest.view["ended"] is None:
            frame = guest.take(feed.read())
            if true._game.deal_over:
                continue
            # The feed may be behind: what is hidden now was hidden then.
            check(json.dumps(frame), true, 0)
            # Computers act beside this: only a view that is still the newest says whose turn it is.
            if guest.view["turn"] != 0 or guest.frame["version"] < true.version:
                continue
            for method, path, body in nonsense(guest, true):
                asked = json.dumps(body)
                response = guest.ask(method, path, body)
                # What somebody says does not become a secret by being said back.
                # A record names all the cards that there are, and ends with its checksum.
                text = re.sub("^(pack|end) .*$", "", response.text, flags=re.MULTILINE)
                for name in CARD.findall(asked):
                    text = re.sub(rf"\b{name}\b", "", text)
                if not path.endswith("/rules"):
                    check(text, true, 0)
                assert response.status_code < 500
            guest.do(guest.sensible(dice))
            if guest.view["ended"] is None:
                check(json.dumps(guest.frame), true, 0)
    logged = caplog.text
    assert not any(secret.hex() in logged for secret in true.secrets.values())
    assert not CARD.findall(logged)


def test_the_words_name_no_card_that_is_hidden(guest: Guest) -> None:
    """What is told of a draw: the card to the seat that drew it, and only a number of others'."""
    guest.make_table(preset="penalty", opponents=3, pace="instant")
    dice = random.Random(2)
    told: list[dict[str, Any]] = []
    with guest.feed(0) as feed:
        told += guest.take(feed.read())["updates"]
        while guest.view["ended"] is None:
            if guest.view["turn"] == 0:
                guest.do(guest.sensible(dice))
            told += guest.take(feed.read())["updates"]
    draws = [
        (event, update["said"])
        for update in told
        for event in update["events"]
        if event["kind"] == "drew"
    ]
    assert len({event["seat"] for event, _ in draws} - {0}) > 0 < len(draws)
    for event, said in draws:
        assert ("card" in event) == (event["seat"] == 0)
        assert ("You draw the" in said) == (event["seat"] == 0), said


def test_the_record_of_a_game_that_goes_on_tells_what_a_spectator_sees(guest: Guest) -> None:
    guest.make_table(preset="penalty")
    text = guest.ask("GET", f"{guest.path}/record").text
    read = record.read(text)
    assert not read.disclosed
    assert all(card is None for hand in read.deals[0].hands.values() for card in hand)


def test_the_record_of_a_finished_game_proves_its_shuffles(guest: Guest) -> None:
    frame = guest.make_table(pace="instant")
    commitment = frame["view"]["commitment"]
    guest.play_deal()
    response = guest.ask("GET", f"{guest.path}/record")
    assert response.headers["content-type"].startswith("text/plain")
    assert response.headers["content-disposition"].startswith("attachment")
    read = record.read(response.text)
    assert read.names == ("You", "Anna")
    assert record.verify(read) == []
    assert read.deals[0].commitment == commitment


def test_a_fault_tells_nobody_what_it_was_about(
    guest: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    guest.make_table()

    card = Card("8S")

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError(f"{card} lies on top of the stock")

    monkeypatch.setattr(Table, "updates", fail)
    response = guest.ask("GET", guest.path)
    assert response.status_code == 500
    assert response.json() == {"code": "internal", "message": "Something went wrong. Try again."}
    assert "RuntimeError" in caplog.text
    assert "8S" not in caplog.text
