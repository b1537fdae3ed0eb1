"""Deals with random play, driven from Python one action at a time."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
from tests.rules.positions import Event, decode

from crazyeights.cards import N_CARDS, Card
from crazyeights.rules import deal, entry, layout, setup
from crazyeights.rules.chance import NO_WORDS, WordStream, seed_generator
from crazyeights.rules.compiled import Mode, implementation
from crazyeights.rules.events import new_buffer
from crazyeights.rules.layout import State
from crazyeights.rules.options import Rules


class Table:
    """A deal with random play, driven from here one action at a time."""

    def __init__(
        self, rules: Rules, seed: int, mode: Mode | None = None, secret: bytes | None = None
    ) -> None:
        """Deal anew among all seats, after a cut.

        Args:
            rules: the rules.
            seed: what the play follows from, and without a secret the chance too.
            mode: the form in which the engine runs; its default form if left out.
            secret: what chance follows from, as in a real game.
        """
        self.rules = rules
        self.stream = None if secret is None else WordStream(secret)
        self.words = NO_WORDS if self.stream is None else self.stream.window
        self.chooser = random.Random(seed)
        self.numbers = layout.encode_box(rules)
        self.box = np.zeros(1, layout.STATE)
        self.events = new_buffer()
        seed_generator(self.state, seed, 0)
        self._act = implementation(deal.act, mode)
        self._may_do = implementation(entry.may_do, mode)
        self._options = implementation(entry.options, mode)
        self._option = implementation(entry.option, mode)
        everybody = (1 << self.rules.seats) - 1
        start_deal = implementation(setup.start_deal, mode)
        start_deal(self.state, self.numbers[0], layout.NO_SEAT, everybody, self.words, self.events)

    @property
    def state(self) -> State:
        return self.box[0]

    @property
    def over(self) -> bool:
        return bool(self.state.phase == layout.OVER)

    def listed(self) -> list[int]:
        """Return the numbers of the legal actions of the seat to act."""
        arguments = (self.box, self.numbers)
        return [self._option(*arguments, n) for n in range(self._options(*arguments))]

    def is_legal(self, code: int) -> bool:
        return self._may_do(self.box, self.numbers, code)

    def try_to(self, code: int) -> bool:
        """Carry out an action if it is legal; say whether it was."""
        self.events.used = 0
        return self._act(self.state, self.numbers[0], code, self.words, self.events)

    def act(self, code: int) -> list[Event]:
        """Carry out a legal action; return the events."""
        if self.stream is not None:
            self.stream.move_to(int(self.state.words_used))
        assert self.try_to(code)
        return self.take_events()

    def play(self, actions: int) -> None:
        """Choose at random for so many actions or until the deal is over."""
        for _ in range(actions):
            if self.over:
                return
            self.act(self.chooser.choice(self.listed()))

    def take_events(self) -> list[Event]:
        """Return the events of the last action, or of the start."""
        return [decode(self.events.items[place]) for place in range(self.events.used)]

    def hand(self, seat: int) -> Counter[str]:
        first, second = (int(mask) for mask in self.state.hands[seat])
        cards = [Card.from_index(min(bit, N_CARDS - 1)) for bit in range(56) if first >> bit & 1]
        cards += [Card.from_index(bit) for bit in range(N_CARDS) if second >> bit & 1]
        return Counter(map(str, cards))

    def pile(self, name: str) -> list[str]:
        """Return the cards of the stock or the discard pile, the top one last."""
        size = self.state[f"{name}_size"]
        return [str(Card.from_index(int(card))) for card in self.state[name][:size]]
