"""Worked examples: positions in which the engine itself says what may be played, and why not.

Each example asks the engine under rules in which only the options that matter to it are taken
over, so that it depends on these alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from crazyeights.cards import JOKER, Card, Pack, Rank, Suit
from crazyeights.rules.actions import Play
from crazyeights.rules.deal import is_legal
from crazyeights.rules.effects import Draw
from crazyeights.rules.layout import DEBT, NO_SUIT, TURN, RuleNumbers, State, encode, new_state
from crazyeights.rules.matching import renew_options
from crazyeights.rules.options import Rules
from crazyeights.rules.piles import add_card, hand_value
from crazyeights.rules.refusals import why_not
from crazyeights.rules.setup import clear
from crazyeights.texts.rulebook.book import Listing, Plan, Say, say
from crazyeights.texts.rulebook.facts import TWO, cards_of, groups

_FAMILIAR: Final = (
    Rank.NINE,
    Rank.SEVEN,
    Rank.QUEEN,
    Rank.TEN,
    Rank.KING,
    Rank.JACK,
    Rank.ACE,
    Rank.EIGHT,
    Rank.SIX,
    Rank.FIVE,
    Rank.FOUR,
    Rank.THREE,
    Rank.TWO,
)
"""The ranks in the order in which examples take them."""


@dataclass(frozen=True, slots=True)
class Example:
    """A hand, the upcard and what the seat to act faces, under rules cut down to what matters."""

    rules: Rules
    hand: tuple[Card, ...]
    upcard: Card
    named: Suit | None = None
    debt: int = 0

    def state(self, rules: Rules) -> tuple[State, RuleNumbers]:
        """Return the position in the engine's records, under any rules with these cards."""
        numbers, state = encode(rules), new_state()
        clear(state, numbers, (1 << rules.seats) - 1)
        state.turn = 0
        for card in self.hand:
            add_card(state, 0, card.index)
        state.upcard = self.upcard.index
        suit = self.upcard.suit if self.named is None else self.named
        state.required = NO_SUIT if suit is None else suit
        state.phase = DEBT if self.debt else TURN
        if self.debt:
            state.debt, state.draw_card, state.under_debt = self.debt, state.upcard, 1
        renew_options(state, numbers)
        return state, numbers

    def verdicts(self) -> list[Verdict]:
        """Return what the engine says about each card of the hand."""
        state, numbers = self.state(self.rules)
        return [Verdict(card, self._verdict(state, numbers, card)) for card in self.hand]

    def _verdict(self, state: State, numbers: RuleNumbers, card: Card) -> Say:
        if not may_play(state, numbers, card):
            refusal = why_not(state, numbers, Play(card), 0)
            if refusal is None:
                raise AssertionError(f"the engine has nothing against {card}")
            return say(f"refuse-{refusal.code}", **refusal.details)
        if self.debt:
            return say("rule-example-answers")
        if self.rules.is_wild(card) and not self.rules.wild_must_match:
            return say("rule-example-is-wild")
        if card.rank == self.upcard.rank:
            return say("rule-example-rank-matches")
        return say("rule-example-suit-matches")


@dataclass(frozen=True, slots=True)
class Verdict:
    """A card, and what the engine says about it."""

    card: Card
    says: Say


def may_play(state: State, numbers: RuleNumbers, card: Card) -> bool:
    """Say whether the engine lets the card be played, naming a suit or not."""
    plays = (Play(card), *(Play(card, suit) for suit in Suit))
    return any(is_legal(state, numbers, play.code) for play in plays)


def _rules(rules: Rules, *names: str) -> Rules:
    """Return rules in which only these options are taken over."""
    options = {name: getattr(rules, name) for name in names}
    # What speaks of the joker needs one in the pack, never mind how many.
    spoken_of = [*options.get("effects", ()), *options.get("values", ())]
    ranks = Pack(options.get("pack", Pack.FRENCH52)).ranks
    all_wild = len(options.get("wild", ())) == len(ranks)
    # Rules in which every rank is wild may rest on their jokers.
    jokers = 1 if Rank.JOKER in spoken_of or all_wild else 0
    # Where every card is wild or special none could begin a deal; here one lies there already.
    return Rules(starter_wild="dealer_names", hand_size=1, jokers=jokers, **options)


def _plain(rules: Rules) -> list[Rank]:
    """Return the ranks that are neither wild nor special, the most familiar first."""
    special = {rank for group in groups(rules) for rank in group.ranks}
    ranks = Pack(rules.pack).ranks
    return [
        rank
        for rank in _FAMILIAR
        if rank in ranks and rank not in rules.wild and rank not in special
    ]


def _card(rank: Rank, suit: Suit) -> Card:
    return cards_of(rank)[suit]


# ── The positions ─────────────────────────────────────────────────────────────────────────────────


def matching(rules: Rules) -> Example | None:
    """An ordinary turn (R-20, R-60, R-62)."""
    plain = _plain(rules)
    if len(plain) <= TWO:
        return None
    first, second, third = plain[:3]
    hand = [_card(second, Suit.HEARTS), _card(first, Suit.SPADES)]
    if rules.wild:
        hand.append(_card(min(rules.wild), Suit.DIAMONDS))
    hand.append(_card(third, Suit.CLUBS))
    cut = _rules(rules, "pack", "wild", "wild_must_match")
    return Example(cut, tuple(hand), _card(first, Suit.HEARTS))


def named(rules: Rules) -> Example | None:
    """A turn after a wild card that named a suit not its own (R-20, R-61)."""
    special = {rank for group in groups(rules) for rank in group.ranks}
    wild = [rank for rank in sorted(rules.wild) if rank not in special]
    plain = _plain(rules)
    if not wild or len(plain) < TWO or rules.naming == "own_suit":
        return None
    first, second = plain[:2]
    hand = (
        _card(first, Suit.HEARTS),
        _card(second, Suit.CLUBS),
        _card(wild[0], Suit.DIAMONDS),
    )
    cut = _rules(rules, "pack", "wild", "wild_on_wild", "wild_must_match")
    return Example(cut, hand, _card(wild[0], Suit.CLUBS), named=Suit.HEARTS)


def debt(rules: Rules) -> Example | None:
    """A debt (R-90 to R-92)."""
    draws = [
        (card, effect.n)
        for group in groups(rules)
        if isinstance(effect := group.effect(Draw), Draw)
        for card in group.cards
    ]
    plain = _plain(rules)
    if not draws or len(plain) < TWO:
        return None
    (upcard, owed), (other, _) = draws[0], draws[1 % len(draws)]
    suit = Suit.HEARTS if upcard.suit is None else upcard.suit
    hand = [_card(plain[0], suit), _card(plain[1], suit)]
    if other != upcard:
        hand[0] = other
    if rules.wild and min(rules.wild) != upcard.rank:
        hand.append(_card(min(rules.wild), Suit.DIAMONDS))
    cut = _rules(rules, "pack", "effects", "wild", "wild_on_wild", "wild_must_match")
    return Example(cut, tuple(hand), upcard, debt=owed)


def last_card(rules: Rules) -> Example | None:
    """A last card that may not be it (R-64, R-97)."""
    plain = _plain(rules)
    if not plain:
        return None
    wild = [_card(rank, Suit.HEARTS) for rank in sorted(rules.wild)]
    if wild and not rules.finish_on_wild:
        return Example(_rules(rules, "pack", "wild", "finish_on_wild"), (wild[0],), _above(plain))
    special = [card for group in groups(rules) for card in group.cards if card != JOKER]
    if special and not rules.finish_on_special:
        cut = _rules(rules, "pack", "effects", "wild", "finish_on_special")
        return Example(cut, (special[0],), _above(plain))
    return None


def _above(plain: list[Rank]) -> Card:
    return _card(plain[0], Suit.HEARTS)


def left_over(rules: Rules) -> Example:
    """A hand that somebody is left with (R-130)."""
    ranks = [*sorted(rules.wild)[:1], Rank.KING, Rank.NINE, Rank.ACE]
    cards = [_card(rank, suit) for rank, suit in zip(dict.fromkeys(ranks), _SUITS, strict=False)]
    cut = _rules(rules, "pack", "values", "wild", "wild_value")
    return Example(cut, tuple(cards), cards[0])


_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


# ── What is said about them ───────────────────────────────────────────────────────────────────────


def matching_position(rules: Rules) -> Say | None:
    """What lies there and what one holds."""
    if (example := matching(rules)) is None:
        return None
    return say("rule-example", upcard=example.upcard, kinds=example.hand)


def named_position(rules: Rules) -> Say | None:
    """The same after a wild card."""
    example = named(rules)
    if example is None or example.named is None:
        return None
    return say("rule-example-named", upcard=example.upcard, suit=example.named, kinds=example.hand)


def debt_position(rules: Rules) -> Say | None:
    """The same under a debt."""
    if (example := debt(rules)) is None:
        return None
    return say("rule-example-debt", upcard=example.upcard, count=example.debt, kinds=example.hand)


def last_position(rules: Rules) -> Say | None:
    """The same with one card left."""
    if (example := last_card(rules)) is None:
        return None
    return say("rule-example-last", upcard=example.upcard, card=example.hand[0])


def score(rules: Rules) -> Say:
    """What a hand counts that somebody is left with."""
    example = left_over(rules)
    state, numbers = example.state(example.rules)
    values = [int(numbers.value[card.index]) for card in example.hand]
    points = int(hand_value(state, numbers, 0))
    return say("rule-example-score", cards=example.hand, values=values, points=points)


def _verdicts(position: Callable[[Rules], Example | None]) -> Listing[Verdict]:
    """Return the list of what the engine says about each card of a hand."""

    def verdicts(rules: Rules) -> Sequence[Verdict]:
        example = position(rules)
        return example.verdicts() if example else ()

    def key(verdict: Verdict) -> str:
        return f"{position.__name__}/{verdict.card}"

    return Listing("entry", verdicts, key, _card_name, [_says])


def _card_name(_: Rules, verdict: Verdict) -> Say:
    return say("rule-example-card", card=verdict.card)


def _says(_: Rules, verdict: Verdict) -> Say:
    return verdict.says


EXAMPLES: Final[Plan] = [
    [matching_position],
    _verdicts(matching),
    [named_position],
    _verdicts(named),
    [debt_position],
    _verdicts(debt),
    [last_position],
    _verdicts(last_card),
    [score],
]
