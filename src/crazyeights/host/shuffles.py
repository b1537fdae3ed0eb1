"""Recomputing the shuffle of a deal for those who want to check it (``docs/chance.md``)."""

from __future__ import annotations

from collections.abc import Iterator

from crazyeights.cards import Card, Pack, full_pack
from crazyeights.game import DealLog, EventKind
from crazyeights.host.messages import Shuffle
from crazyeights.rules.chance import WordStream
from crazyeights.rules.options import Rules

_WORDS_OF_A_BLOCK = 4


def shuffle_of(rules: Rules, deal: DealLog) -> Shuffle:
    """Return what fixed the cards of a deal. It tells its secret: only for a deal that is over."""
    pack = full_pack(Pack(rules.pack), rules.deck_packs, rules.jokers)
    cut = tuple(
        (event.seat, event.card)
        for event in deal.events
        if event.kind == EventKind.CUT and event.seat is not None and event.card is not None
    )
    words = _words(deal.secret, 2 * len(pack))
    if cut:
        _shuffled(pack, words)
    return Shuffle(
        deal.number, deal.commitment, deal.secret, tuple(pack), _shuffled(pack, words), cut
    )


def _words(secret: bytes, count: int) -> Iterator[int]:
    """Return the first words of a secret, at least so many."""
    blocks = -(-count // _WORDS_OF_A_BLOCK)
    return map(int, WordStream(secret).words(0, blocks * _WORDS_OF_A_BLOCK))


def _shuffled(pack: list[Card], words: Iterator[int]) -> tuple[Card, ...]:
    cards = list(pack)
    for place in range(len(cards) - 1, 0, -1):
        other = next(words) % (place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards)
