"""The check of a shuffle in the browser, against the method of docs/chance.md in Python."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.page.views import as_json, seat, view

from crazyeights.cards import Pack
from crazyeights.rules.chance import commitment
from crazyeights.server.messages import HandCard, View
from crazyeights.server.speech import texts_of

SECRETS = [bytes(32), bytes(range(32)), hashlib.sha256(b"a secret").digest()]

PACKS = [
    [str(card) for card in Pack.FRENCH52.cards()],
    [str(card) for card in Pack.FRENCH52.cards(jokers=2)],
    [str(card) for card in Pack.GERMAN32.cards() for _ in range(2)],
]


def words(secret: bytes) -> Iterator[int]:
    for i in range(2**32):
        block = hashlib.sha256(b"crazyeights 1 words" + secret + i.to_bytes(4, "big")).digest()
        for k in (0, 8, 16, 24):
            yield int.from_bytes(block[k : k + 8], "big") // 2


def shuffle(pile: list[str], word: Iterator[int]) -> list[str]:
    cards = list(pile)
    for p in range(len(cards) - 1, 0, -1):
        q = next(word) % (p + 1)
        cards[p], cards[q] = cards[q], cards[p]
    return cards


def disclosed(secret: bytes, pack: list[str], cut: int = 0) -> dict[str, Any]:
    """Return what the server says about a deal that is over."""
    word = words(secret)
    cards = shuffle(pack, word)[: -cut - 1 : -1] if cut else []
    return {
        "deal": 1,
        "commitment": commitment(secret),
        "secret": secret.hex(),
        "cards": pack,
        "shuffled": shuffle(pack, word),
        "cut": [{"seat": seat, "card": card} for seat, card in enumerate(cards)] if cut else None,
    }


def check(page: Page, shuffle: dict[str, Any], seen: dict[str, Any] | None) -> list[bool | None]:
    """Return what the steps of the check say: good, bad, or (None) not to be compared."""
    page.evaluate(
        """async (texts) => (await import("/static/store.js")).store.set({ texts })""",
        # As the server sends them, without what is not asked for here.
        {"plain": texts_of("en").plain, "counted": {}, "named": {}},
    )
    steps: list[bool | None] = page.evaluate(
        """async ([shuffle, seen]) => {
          const { check } = await import("/static/verify.js");
          return check(shuffle, seen ?? undefined).steps.map(({ good }) => good);
        }""",
        [shuffle, seen],
    )
    return steps


def test_sha256_of_all_lengths_up_to_three_blocks(page: Page) -> None:
    found = page.evaluate("""async () => {
      const { sha256, toHex } = await import("/static/sha256.js");
      return [...Array(193).keys()].map((size) =>
        toHex(sha256(Uint8Array.from({ length: size }, (_, i) => (i * 7 + size) % 256))));
    }""")
    right = [
        hashlib.sha256(bytes((i * 7 + size) % 256 for i in range(size))).hexdigest()
        for size in range(193)
    ]
    assert found == right


@pytest.mark.parametrize("cut", [0, 2, 9])
def test_commitment_cut_and_shuffle_are_those_of_the_method(page: Page, cut: int) -> None:
    for secret in SECRETS:
        for pack in PACKS:
            right = disclosed(secret, pack, cut)
            found = page.evaluate(
                """async ([secret, pack, cut]) => {
                  const { commitmentTo, shuffled } = await import("/static/shuffle.js");
                  return { commitment: commitmentTo(secret), ...shuffled(secret, pack, cut) };
                }""",
                [secret.hex(), pack, cut],
            )
            assert found["commitment"] == right["commitment"]
            assert found["shuffled"] == right["shuffled"]
            assert found["cut"] == [each["card"] for each in right["cut"] or ()]


def seen_of(shuffle: dict[str, Any], seats: int, place: int, count: int) -> dict[str, Any]:
    """Return what a browser keeps of a deal: one's hand in the order in which one sorts it."""
    top_first = shuffle["shuffled"][::-1]
    return {
        "commitment": shuffle["commitment"],
        "hand": sorted(top_first[place : seats * count : seats]),
        "places": [place, (seats - place) % seats],
        "seats": seats,
    }


def test_a_deal_that_was_fixed_passes(page: Page) -> None:
    for pack in PACKS:
        shuffle = disclosed(SECRETS[1], pack, cut=4)
        assert check(page, shuffle, seen_of(shuffle, 4, 2, 5)) == [True] * 6


def test_without_anything_kept_only_what_the_table_says_is_compared(page: Page) -> None:
    shuffle = disclosed(SECRETS[1], PACKS[0])
    assert check(page, shuffle, None) == [None, True, True, True]


def test_another_secret_than_was_committed_to_is_noticed(page: Page) -> None:
    seen = seen_of(disclosed(SECRETS[1], PACKS[0]), 2, 0, 7)
    steps = check(page, disclosed(SECRETS[2], PACKS[0]), seen)
    assert steps == [True, True, False, True, False]  # nor is the hand the one that was dealt


def test_two_exchanged_cards_are_noticed(page: Page) -> None:
    shuffle = disclosed(SECRETS[1], PACKS[0])
    seen = seen_of(shuffle, 2, 0, 7)
    cards = shuffle["shuffled"]
    cards[3], cards[4] = cards[4], cards[3]
    assert check(page, shuffle, seen) == [True, True, True, False, True]


def test_a_pack_that_lay_in_another_order_before_the_shuffle_is_noticed(page: Page) -> None:
    """Whoever could choose the order of the pack could choose the cards."""
    pack = [*PACKS[0][1:], PACKS[0][0]]
    shuffle = disclosed(SECRETS[1], pack)
    assert check(page, shuffle, seen_of(shuffle, 3, 1, 5)) == [True, True, True, False, True]


def test_another_hand_than_was_due_is_noticed(page: Page) -> None:
    shuffle = disclosed(SECRETS[1], PACKS[0])
    seen = seen_of(shuffle, 4, 1, 5)
    seen["hand"][0] = shuffle["shuffled"][0]
    assert check(page, shuffle, seen) == [True, True, True, True, False]


def test_another_cut_is_noticed(page: Page) -> None:
    shuffle = disclosed(SECRETS[1], PACKS[0], cut=3)
    shuffle["cut"][1]["card"], shuffle["cut"][2]["card"] = (
        shuffle["cut"][2]["card"],
        shuffle["cut"][1]["card"],
    )
    assert check(page, shuffle, None) == [None, True, True, False, True]


def keep(page: Page, *views: View) -> dict[str, Any]:
    """Let the page see views one after another; return what it keeps of their deals."""
    kept: dict[str, Any] = page.evaluate(
        """async (views) => {
          const { store } = await import("/static/store.js");
          const { startKeeping } = await import("/static/keeping.js");
          startKeeping();
          for (const view of views) store.apply({ version: view.version, updates: [], view });
          return JSON.parse(localStorage.getItem("crazyeights-seen"));
        }""",
        [as_json(each) for each in views],
    )
    return kept


def dealt(**changes: object) -> View:
    hand = [HandCard(card=card, playable=False, suits=[], label="") for card in ("5D", "KH")]
    return view(hand=hand, seats=[seat(place, count=2) for place in range(4)], **changes)


def test_what_was_seen_first_is_kept(page: Page) -> None:
    """Whoever has lost could otherwise be shown another commitment afterwards."""
    before = dealt(version=1, commitment="first", next_commitment="second")
    after = dealt(version=9, deal=2, commitment="other", next_commitment="third")
    kept = keep(page, before, after)
    assert kept["t 1"]["commitment"] == "first"
    assert kept["t 2"]["commitment"] == "second"
    assert kept["t 3"]["commitment"] == "third"
    again = keep(page, dealt(version=10, deal=2, commitment="again"))
    assert again["t 2"]["commitment"] == "second"


def test_the_hand_is_kept_as_it_was_dealt(page: Page) -> None:
    kept = keep(page, dealt(dealer=1))
    # You are dealt to last but one, or first, by the direction.
    assert kept["t 1"]["hand"] == ["5D", "KH"]
    assert kept["t 1"]["seats"] == 4
    assert kept["t 1"]["places"] == [2, 0]


def test_a_hand_that_was_played_from_is_not_kept(page: Page) -> None:
    assert "hand" not in keep(page, dealt(discards_count=2))["t 1"]
