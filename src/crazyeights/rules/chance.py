"""Chance: where shuffles, cuts and burials come from (rules.md §7, R-160, R-162).

A real game has a secret of 32 bytes for each deal. Its commitment, published before the deal, is
``SHA-256("crazyeights 1 commitment" ‖ secret)``. The secret is expanded into words: block ``i`` is
``SHA-256("crazyeights 1 words" ‖ secret ‖ i as 4 bytes, big-endian)`` and gives four words, each 8
of its bytes, big-endian, shifted right by one. A number below n is the next word modulo n (the
bias is below 2⁻⁵⁵). ``docs/chance.md`` says in which order words are used.

A simulation has no secret but a generator inside the state: Marsaglia's multiply-with-carry with
multiplier 698769069, whose two halves are combined; 32-bit arithmetic that never reaches 2**63. A
number below n is then ``word * n >> 32``.
"""

from __future__ import annotations

import hashlib
import secrets
from copy import copy
from typing import Any, TypeAlias

import numpy as np

from crazyeights.rules.compiled import compiled, record_type
from crazyeights.rules.layout import State

SECRET_SIZE = 32
WINDOW = 512
"""How many words are laid before the engine at once; no action uses half of them."""
WORDS = np.dtype(
    (
        np.record,
        np.dtype([("given", np.int64), ("first", np.int64), ("items", np.int64, (WINDOW,))]),
    )
)
Words: TypeAlias = Any
"""A record of the dtype `WORDS`."""
record_type("Words", WORDS)
DICE = np.dtype((np.record, np.dtype([("random", np.int64)])))
Dice: TypeAlias = Any
"""A record of the dtype `DICE`: chance of a player's own, apart from that of the deal."""
record_type("Dice", DICE)
NO_WORDS: Any = np.zeros(1, WORDS)[0]
"""The words of a simulation: none, the state's own generator is used."""

_LOW = 0xFFFFFFFF


def new_secret() -> bytes:
    """Return 256 bits from the operating system."""
    return secrets.token_bytes(SECRET_SIZE)


def secret_from_seed(seed: int, deal: int) -> bytes:
    """Return the secret of deal number ``deal`` of a reproducible game (R-162)."""
    return hashlib.sha256(f"crazyeights 1 seed {seed} deal {deal}".encode()).digest()


def commitment(secret: bytes) -> str:
    """Return, in hexadecimal, what is published before a deal (R-160)."""
    return hashlib.sha256(b"crazyeights 1 commitment" + secret).hexdigest()


class WordStream:
    """The words of one secret, made as they are needed."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) != SECRET_SIZE:
            message = f"a secret has {SECRET_SIZE} bytes, this one has {len(secret)}"
            raise ValueError(message)
        self._start = hashlib.sha256(b"crazyeights 1 words" + secret)
        self.box: Any = np.zeros(1, WORDS)
        self.window.given = 1
        self._first = 0
        self.move_to(0)

    @property
    def window(self) -> Words:
        """The record that is laid before the engine."""
        return self.box[0]

    def move_to(self, used: int) -> None:
        """See to it that the window holds the words that follow the first ``used`` ones."""
        if used == 0 or used - self._first > WINDOW // 2:
            self._first = used - used % 4
            self.box["first"] = self._first
            self.box["items"] = self.words(self._first, WINDOW)

    def copy(self) -> WordStream:
        """Return an independent copy."""
        copied = copy(self)
        copied.box = self.box.copy()
        return copied

    def words(self, first: int, count: int) -> Any:
        """Return words number ``first`` to ``first + count - 1``; both are multiples of four."""
        blocks = bytearray()
        for number in range(first // 4, (first + count) // 4):
            block = self._start.copy()
            block.update(number.to_bytes(4, "big"))
            blocks += block.digest()
        return (np.frombuffer(blocks, dtype=">u8") >> np.uint64(1)).astype(np.int64)


@compiled
def mix(number: int) -> int:
    """Scramble a number of 32 bits into another one."""
    number ^= number >> 16
    number = (number * 0x21F0AAAD) & _LOW
    number ^= number >> 15
    number = (number * 0x735A2D97) & _LOW
    return number ^ (number >> 15)


@compiled
def generator(seed: int, stream: int) -> int:
    """Return the start of the generator for one stream (say, one deal) of a simulation's seed.

    ``seed`` and ``stream`` are whole numbers from 0 to 2**62.
    """
    low = mix(mix(mix(seed & _LOW) ^ (seed >> 32)) ^ mix((stream & _LOW) ^ 0x5BD1E995))
    high = mix(low ^ mix((stream >> 32) ^ 0x1B873593)) & 0x1FFFFFFF
    return (high << 32) | (low | 1)


@compiled
def step(number: int) -> int:
    """Return the generator's next state."""
    return 698769069 * (number & _LOW) + (number >> 32)


@compiled
def word_of(number: int) -> int:
    """Return the 32 bits that a state of the generator gives."""
    return (number & _LOW) ^ (number >> 32)


@compiled
def seed_generator(state: State, seed: int, stream: int) -> None:
    """Set the generator of a deal's state (see `generator`)."""
    state.random = generator(seed, stream)
    state.words_used = 0


@compiled
def next_word(state: State) -> int:
    """Return the next 32 bits of the generator of a deal's state."""
    state.random = step(state.random)
    return word_of(state.random)


@compiled
def seed_dice(dice: Dice, seed: int, stream: int) -> None:
    """Set a player's dice (see `generator`)."""
    dice.random = generator(seed, stream)


@compiled
def roll(dice: Dice, n: int) -> int:
    """Return a number from 0 to n - 1 from a player's dice."""
    dice.random = step(dice.random)
    return (word_of(dice.random) * n) >> 32


@compiled
def below(state: State, words: Words, n: int) -> int:
    """Return a number from 0 to n - 1: from the words of a secret, or from the generator."""
    if words.given:
        word = words.items[state.words_used - words.first]
        state.words_used += 1
        return int(word % n)
    return (next_word(state) * n) >> 32


def new_dice(seed: int, stream: int = 0) -> Dice:
    """Return dice of a seed."""
    dice = np.zeros(1, DICE)[0]
    seed_dice(dice, seed, stream)
    return dice
