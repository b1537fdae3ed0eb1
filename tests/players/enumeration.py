"""Every world that fits what a seat has seen of a small deal, with its weight, one by one.

Slow and plain, and written from the rules of the game rather than from `players.belief`: each way
to deal is tried, each hidden draw is followed with every card left, and every decision is weighed.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from math import comb, perm
from typing import Any, TypeAlias

from crazyeights import Game, view_of
from crazyeights.game import EventKind
from crazyeights.players.belief import set_scene
from crazyeights.players.simple import greedy_action
from crazyeights.rules.actions import ANNOUNCE, ANNOUNCING, KIND, count_actions, is_among
from crazyeights.rules.events import DREW, PLAYED, RESHUFFLED, STARTER, TURNED_OVER
from crazyeights.rules.layout import JOKER_CARD, new_state
from crazyeights.rules.log import DECISION
from crazyeights.rules.matching import renew_options

Cards: TypeAlias = "Counter[int]"
Hands: TypeAlias = tuple[tuple[int, ...], ...]
"""The sorted cards of each other seat, in the order of the seats."""
SLIPS = (0.02, 0.2, 1.0)
"""The shares of slips that people may make, each equally likely (see `players.belief`)."""


@dataclass(frozen=True)
class Branch:
    """One way in which things may have gone so far."""

    hands: dict[int, Cards]
    stock: Cards
    pile: tuple[int, ...]
    likely: dict[int, tuple[float, ...]]
    chance: float
    drawn: int = -1


class Enumeration:
    """All worlds for the seat to act in a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        assert game.turn is not None
        self.viewer = game.turn
        self.others = [seat for seat in range(game.rules.seats) if seat != self.viewer]
        log, seen = game.log_box[0], view_of(game, self.viewer).seen
        self.rows = [[int(number) for number in row] for row in log["rows"][: int(log["used"])]]
        self.known = [int(row[2]) for row in seen["rows"][: int(seen["used"])]]
        self._weighed: dict[tuple[object, ...], tuple[float, ...]] = {}

    @cached_property
    def worlds(self) -> dict[Hands, float]:
        """The chance of every world; that of each is more than 0."""
        found: dict[Hands, float] = defaultdict(float)
        for branch in self._deals():
            for end in self._follow(0, branch):
                weight = end.chance
                for seat in self.others:
                    weight *= sum(end.likely[seat])
                if weight > 0:
                    found[self.key(end.hands)] += weight
        total = sum(found.values())
        return {hands: weight / total for hands, weight in found.items()}

    def key(self, hands: dict[int, Cards]) -> Hands:
        """Return the hands of the other seats as something to look up."""
        return tuple(tuple(sorted(hands[seat].elements())) for seat in self.others)

    def _deals(self) -> Iterator[Branch]:
        numbers = self.game.numbers
        hidden = Counter(int(card) for card in numbers.deck[: numbers.deck_size])
        own = Counter(card.index for card in self.game.state.hand(self.viewer))
        counts = {seat: int(self.game.state.record.counts[seat]) for seat in self.others}
        for kind, seat, card, *_ in reversed(self.rows):
            if kind in (DREW, PLAYED) and seat == self.viewer:
                own[card] += 1 if kind == PLAYED else -1
            elif kind in (DREW, PLAYED):
                counts[seat] += 1 if kind == PLAYED else -1
        hidden -= own
        hidden -= Counter([next(row[2] for row in self.rows if row[0] == STARTER)])
        buried = Counter(
            event.card.index
            for event in self.game.deal.events
            if event.kind == EventKind.BURIED and event.card is not None
        )
        likely = dict.fromkeys(self.others, (1.0,) * len(SLIPS))
        for hands, stock, ways in self._shares(self.others, hidden, counts):
            chance = float(ways)
            for card, times in buried.items():
                # So many ways there were to turn these cards rather than others.
                chance *= perm(stock[card], times)
            if chance > 0:
                yield Branch(hands, stock, (), likely, chance)

    def _shares(
        self, seats: list[int], cards: Cards, counts: dict[int, int]
    ) -> Iterator[tuple[dict[int, Cards], Cards, int]]:
        """Give every way to deal to seats, what is left, and how often it occurs."""
        if not seats:
            yield {}, cards, 1
            return
        size = cards.total()
        wanted = counts[seats[0]]
        few = min(wanted, size - wanted)
        for some, ways in _choices(cards, few):
            hand = some if few == wanted else cards - some
            for hands, left, more in self._shares(seats[1:], cards - hand, counts):
                yield {seats[0]: hand, **hands}, left, ways * more

    def _follow(self, place: int, branch: Branch) -> Iterator[Branch]:  # noqa: C901  # one story
        """Give what may have become of a branch by now, from a row of the log on."""
        for row in range(place, len(self.rows)):
            kind, seat, card, extra, *_ = self.rows[row]
            hidden = seat in branch.hands
            if kind == DECISION and hidden and extra >> KIND != ANNOUNCE:
                chances = self._weigh(row, seat, branch)
                if not any(chances):
                    return
                before = branch.likely[seat]
                likely = tuple(a * b for a, b in zip(before, chances, strict=True))
                branch = replace(branch, likely=branch.likely | {seat: likely})
            elif kind in (PLAYED, STARTER):
                hands = branch.hands
                if hidden:
                    if not hands[seat][card]:
                        return
                    hands = hands | {seat: hands[seat] - Counter([card])}
                branch = replace(branch, hands=hands, pile=(*branch.pile, card))
            elif kind in (RESHUFFLED, TURNED_OVER):
                assert not branch.stock
                *beneath, upcard = branch.pile
                branch = replace(branch, stock=Counter(beneath), pile=(upcard,))
            elif kind == DREW:
                size = branch.stock.total()
                known = self.known[row]
                for drawn in [known] if known >= 0 else list(branch.stock):
                    if branch.stock[drawn]:
                        hands = branch.hands
                        if hidden:
                            hands = hands | {seat: hands[seat] + Counter([drawn])}
                        chance = branch.chance * branch.stock[drawn] / size
                        stock = branch.stock - Counter([drawn])
                        after = replace(
                            branch, hands=hands, stock=stock, chance=chance, drawn=drawn
                        )
                        yield from self._follow(row + 1, after)
                return
        yield branch

    def _weigh(self, row: int, seat: int, branch: Branch) -> tuple[float, ...]:
        """Return how likely a decision is with each share of slips."""
        hand = branch.hands[seat]
        case = (row, tuple(sorted(hand.elements())), branch.drawn)
        if case not in self._weighed:
            game = self.game
            scene: Any = new_state()
            for name in ("actives", "active", "seated"):
                setattr(scene, name, getattr(game.state.record, name))
            set_scene(game.log_box[0], row, scene)
            jokers = (1 << hand[JOKER_CARD]) - 1
            once = sum(1 << card for card in hand if card != JOKER_CARD) | jokers << JOKER_CARD
            twice = sum(1 << card for card, n in hand.items() if card != JOKER_CARD and n == 2)
            scene.hands[seat] = once, twice
            scene.drawn_card = branch.drawn
            renew_options(scene, game.numbers)
            playable, may, action = int(scene.playable), int(scene.may), self.rows[row][3]
            chances = (0.0,) * len(SLIPS)
            if is_among(game.numbers, playable, may, seat, action):
                usual = greedy_action(once, twice, playable, may, game.numbers)
                same = (usual ^ action) & ~(1 << ANNOUNCING) == 0
                others = count_actions(game.numbers, playable, may)
                chances = tuple((1 - share) * same + share / others for share in SLIPS)
            self._weighed[case] = chances
        return self._weighed[case]


def _choices(cards: Cards, size: int) -> Iterator[tuple[Cards, int]]:
    """Give every choice of so many cards, and how often it occurs among all copies."""
    if size == 0:
        yield Counter(), 1
        return
    if not cards:
        return
    card = min(cards)
    rest = cards - Counter({card: cards[card]})
    for times in range(min(size, cards[card]) + 1):
        for some, ways in _choices(rest, size - times):
            yield some + Counter({card: times}), ways * comb(cards[card], times)
