"""Anybody can check a deal that is over: secret, commitment, shuffle and cut (R-160)."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.guest import Guest


def words(secret: bytes) -> Iterator[int]:
    """Expand a secret as docs/chance.md says."""
    for number in range(1000):
        block = hashlib.sha256(b"crazyeights 1 words" + secret + number.to_bytes(4, "big")).digest()
        for start in (0, 8, 16, 24):
            yield int.from_bytes(block[start : start + 8], "big") // 2


def shuffle(cards: list[str], word: Iterator[int]) -> list[str]:
    pile = list(cards)
    for place in range(len(pile) - 1, 0, -1):
        other = next(word) % (place + 1)
        pile[place], pile[other] = pile[other], pile[place]
    return pile


def recompute(told: dict[str, Any]) -> None:
    secret = bytes.fromhex(told["secret"])
    commitment = hashlib.sha256(b"crazyeights 1 commitment" + secret).hexdigest()
    assert told["commitment"] == commitment
    word = words(secret)
    if told["cut"]:
        pile = shuffle(told["cards"], word)
        assert [one["card"] for one in told["cut"]] == [pile.pop() for _ in told["cut"]]
    assert told["shuffled"] == shuffle(told["cards"], word)


def test_a_deal_that_is_over_can_be_recomputed(guest: Guest) -> None:
    guest.make_table(preset="penalty", pace="instant", opponents=2)
    commitments = {1: guest.view["commitment"], 2: guest.view["next_commitment"]}
    hand = sorted(card["card"] for card in guest.view["hand"])
    seats, dealer = 3, guest.view["dealer"]
    for deal in (1, 2):
        assert guest.ask("GET", f"{guest.path}/shuffles/{deal}").status_code == 404
        guest.play_deal(deal)
        told = guest.get(f"{guest.path}/shuffles/{deal}")
        assert told["deal"] == deal
        assert told["commitment"] == commitments[deal]
        recompute(told)
        if deal == 1:
            assert told["cut"]
            # Cards are dealt from the top, one at a time, beginning after the dealer.
            place = (0 - dealer - 1) % seats
            dealt = told["shuffled"][::-1][: len(hand) * seats]
            assert sorted(dealt[place::seats]) == hand
            guest.do({"do": "next_deal"})
        else:
            assert told["cut"] is None


@pytest.mark.parametrize("deal", ["0", "2", "-1", "1.5", "x", "9" * 30, ""])
def test_there_is_nothing_to_see_of_a_deal_that_is_not_over(guest: Guest, deal: str) -> None:
    guest.make_table(preset="penalty", pace="instant")
    guest.play_deal()
    response = guest.ask("GET", f"{guest.path}/shuffles/{deal}")
    assert response.status_code in (404, 422), response.text
    assert set(response.json()) == {"code", "message"}


def test_nothing_can_be_undone_in_a_deal_whose_secret_is_told(guest: Guest) -> None:
    """Who knows the stock could go back and draw better."""
    guest.make_table(preset="penalty", pace="instant")
    guest.play_deal()
    assert guest.look()["may"]["undo"]
    guest.get(f"{guest.path}/shuffles/1")
    assert not guest.look()["may"]["undo"]
    refused = guest.send({"do": "undo"})
    assert (refused.status_code, refused.json()["code"]) == (409, "undo-disclosed")
    guest.house.restart()
    refused = guest.send({"do": "undo"})
    assert (refused.status_code, refused.json()["code"]) == (409, "undo-disclosed")
    guest.do({"do": "next_deal"})
    with guest.feed() as feed:
        guest.wait_for_turn(feed)
        guest.do(guest.sensible(random.Random(1)))
        assert guest.look()["may"]["undo"]
