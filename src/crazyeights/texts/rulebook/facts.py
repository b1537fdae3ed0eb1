"""What the sentences of the rule book ask the rules, in the words of rules.md.

Each function asks for as few options as it can do with: what is asked here is what a sentence
depends on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from crazyeights.cards import JOKER, Card, Rank
from crazyeights.rules.effects import Cancel, Draw, Effect, Reverse, Skip
from crazyeights.rules.options import Rules

Kind = Rank | Card
"""Cards that are spoken of together: all of a rank, or one card."""

TWO: Final = 2

FEW: Final = 3
"""So many ranks are listed in a sentence; more are spoken of as "wild cards"."""


@dataclass(frozen=True, slots=True)
class Group:
    """Special cards that do the same: the cards of ``kinds``, but those in ``besides``."""

    kinds: tuple[Kind, ...]
    besides: tuple[Card, ...]
    effects: tuple[Effect, ...]

    def effect(self, kind: type[Effect]) -> Effect | None:
        """Return the effect of that kind, if the cards have it."""
        return next((effect for effect in self.effects if isinstance(effect, kind)), None)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards themselves."""
        return tuple(
            card
            for kind in self.kinds
            for card in ((kind,) if isinstance(kind, Card) else cards_of(kind))
            if card not in self.besides
        )

    @property
    def key(self) -> str:
        """The cards by the letters of records: ``2``, ``JS,JC``, ``2-2H`` without one of them."""
        besides = "".join(f"-{card}" for card in self.besides)
        return ",".join(kind_letters(kind) for kind in self.kinds) + besides

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """The ranks of the cards."""
        return tuple(dict.fromkeys(rank_of(kind) for kind in self.kinds))


def kind_letters(kind: Kind) -> str:
    """Return how records write a rank or a card."""
    return kind.letter if isinstance(kind, Rank) else str(kind)


def rank_of(kind: Kind) -> Rank:
    """Return the rank of the cards."""
    return kind.rank if isinstance(kind, Card) else kind


def cards_of(rank: Rank) -> tuple[Card, ...]:
    """Return the four cards of a rank, or the joker."""
    if rank == Rank.JOKER:
        return (JOKER,)
    return tuple(Card.from_index(4 * rank + suit) for suit in range(4))


def wild_kinds(rules: Rules) -> tuple[Rank, ...]:
    """Return the wild ranks, the joker among them (R-43, R-60)."""
    ranks = tuple(sorted(rules.wild))
    return (*ranks, Rank.JOKER) if rules.jokers else ranks


def has_wild(rules: Rules) -> bool:
    """Say whether any card is wild."""
    return bool(rules.wild) or rules.jokers > 0


def few(kinds: Sequence[Kind]) -> Sequence[Kind]:
    """Return the ranks if they are few enough to be listed in a sentence, else none."""
    return kinds if len(kinds) <= FEW else ()


def wild_names(rules: Rules) -> Sequence[Kind]:
    """Return the wild ranks to be listed in a sentence; none if it should say "wild cards"."""
    return few(wild_kinds(rules))


def goes_on(rules: Rules) -> bool:
    """Say whether a game is more than one deal (R-133)."""
    return rules.game_end.kind != "one_deal"


def shrinks(rules: Rules) -> bool:
    """Say whether seats can leave the game (R-17)."""
    return rules.game_end.kind == "eliminate"


def groups(rules: Rules) -> tuple[Group, ...]:
    """Return the special cards, those with the same effects together (R-80).

    Where debts come in, ranks stay apart, because answers go by the rank.
    """
    return _groups(rules.effects)


@lru_cache(maxsize=64)
def _groups(table: Mapping[Kind, Sequence[Effect]]) -> tuple[Group, ...]:
    found: dict[tuple[object, ...], list[Group]] = {}
    for rank in sorted({rank_of(kind) for kind in table}):
        cards = cards_of(rank)
        parts: dict[tuple[Effect, ...], list[Card]] = {}
        for card in cards:
            # An entry of the card replaces that of its rank.
            effects = table.get(card, table.get(rank, ()))
            parts.setdefault(tuple(effects), []).append(card)
        for effects, held in parts.items():
            if not effects:
                continue
            most = 2 * len(held) > len(cards)
            besides = tuple(card for card in cards if card not in held) if most else ()
            kinds: tuple[Kind, ...] = (rank,) if most else tuple(held)
            apart = any(isinstance(effect, Draw | Cancel) for effect in effects)
            together = (effects, rank if apart else None)
            found.setdefault(together, []).append(Group(kinds, besides, effects))
    return tuple(
        Group(
            tuple(kind for group in same for kind in group.kinds),
            tuple(card for group in same for card in group.besides),
            same[0].effects,
        )
        for same in found.values()
    )


def has_effect(rules: Rules, *kinds: type[Effect]) -> bool:
    """Say whether any card has an effect of one of these kinds."""
    return any(isinstance(effect, kinds) for group in groups(rules) for effect in group.effects)


def is_special(rules: Rules) -> bool:
    """Say whether any card has an effect."""
    return bool(groups(rules))


def cards_with(rules: Rules, kind: type[Effect], rank: Rank) -> tuple[Kind, ...]:
    """Return the cards of a rank with an effect of that kind, or the rank if it is all of them."""
    found = {card for group in groups(rules) if group.effect(kind) for card in group.cards}
    cards = cards_of(rank)
    if found.issuperset(cards):
        return (rank,)
    return tuple(card for card in cards if card in found)


def answers(rules: Rules, rank: Rank) -> tuple[Kind, ...]:
    """Return the cards that answer a draw card of that rank with a debt of their own (R-90).

    A card of which there is only one in the deal cannot answer itself.
    """
    found = cards_with(rules, Draw, rank)
    joker = rank == Rank.JOKER
    lonely = rules.jokers == 1 if joker else found != (rank,) and len(found) == 1
    return () if lonely and rules.deck_packs == 1 else found


def cancels(rules: Rules, rank: Rank) -> tuple[Kind, ...]:
    """Return the cards that cancel a debt of that rank (R-98)."""
    return cards_with(rules, Cancel, rank)


def can_skip(rules: Rules) -> bool:
    """Say whether any card makes players lose their turn, if only with two players (R-82, R-83)."""
    if has_effect(rules, Skip):
        return True
    return has_effect(rules, Reverse) and rules.two_seat_reverse == "skip"
