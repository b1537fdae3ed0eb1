"""The records the engine works on: one deal's state, and a set of rules in numbers.

A card is its index 0…52 (``rank * 4 + suit``, the joker is 52). A hand is two masks of 56 bits: bit
``i`` of the first says that the hand holds card ``i``, bit ``i`` of the second that it holds a
second copy. Jokers, of which there may be four, all lie in the first mask: k jokers are the bits 52
to 51 + k. So equal hands always have equal masks.

All numbers are signed 64 bit, in the records and in the functions, so that interpreted and compiled
code count alike; only the piles, of which no arithmetic is done, hold single bytes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from crazyeights.cards import JOKER, N_CARDS, Card, Pack, full_pack
from crazyeights.rules.compiled import record_type
from crazyeights.rules.effects import Again, AllDraw, Cancel, Draw, MustCover, Reverse, Skip
from crazyeights.rules.effects import AnythingNext as Anything
from crazyeights.rules.kinds import Choice, Flag
from crazyeights.rules.options import NO_ANSWER, Rules, option_kinds

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS = 8
MOST_CARDS = 2 * (52 + 2)
ALL_CARDS = (1 << N_CARDS) - 1
"""The mask of all different cards."""
NO_CARD = -1
NO_SEAT = -1
NO_SUIT = 4
"""The required suit while any card may be played or a suit is owed: nothing is matched by it."""
JOKER_CARD = 52
MOST_ACTIONS = 5000
"""The action that ends a deal as blocked (R-79)."""

# Phases: what the seat to act is asked for.
TURN, NAMING, DEBT, SKIPPED, MORE, COVER, OVER = range(7)
"""An ordinary turn; a suit is owed; a debt; a skip to accept or answer; further cards of the same
rank or the end of the turn (R-100); a card to be covered (R-87); the deal is over."""
NEXT_SEAT, FIRST_TURN, STARTER_ACTS = 7, 8, 9
"""Where a deal goes on after a suit was named, beside the phases: the next seat's turn; the first
turn; the same after the effect of the starter."""

# Bits of `may`: what the seat to act may do beside playing `playable` cards.
MAY_DRAW, MAY_PASS, MAY_NAME, MAY_STOP, MAY_CALL, CALL_WITH_PLAY, LAST_CARD = (
    1 << bit for bit in range(7)
)

# How a deal ended.
NOT_OVER, WENT_OUT, STOPPED, STOP_FAILED, BLOCKED, TOO_LONG = range(6)


def _record(names: str, *arrays: tuple[Any, ...]) -> np.dtype[Any]:
    numbers = [(name, np.int64) for name in names.split()]
    return np.dtype((np.record, np.dtype([*arrays, *numbers])))


STATE = _record(
    "seated phase resume turn dealer direction active actives upcard required anything "
    "playable may debt draw_card skip skip_card under_debt acted drawn drawn_card "
    "passes actions called call_out went_down forgetful ending winners last_seat last_card "
    "reshuffles stock_size discards_size random words_used",
    ("hands", np.int64, (SEATS, 2)),
    ("counts", np.int64, (SEATS,)),
    ("scores", np.int64, (SEATS,)),
    ("after", np.int8, (2, SEATS)),
    ("stock", np.int8, (MOST_CARDS,)),
    ("discards", np.int8, (MOST_CARDS,)),
)
"""One deal. `after[d, seat]` is the next seat in the deal, counter-clockwise (d = 0) or clockwise
(d = 1). Both piles have their top card at the end. `active`, `called` and `winners` are masks of
seats. `playable` and `may` say what the seat to act may do; every action ends by renewing them.
`debt` and `skip` wait for the next seat, unless the phase says that the seat to act faces them.
`passes` counts for R-76, `actions` for R-79. `called` are the calls in force (R-111), `call_out` is
the call to go out with (R-113), `went_down` says that the seat to act has gone down to one card in
this turn, `forgetful` is the seat that may still be caught without its call (R-110)."""

State: TypeAlias = Any
"""A record of the dtype `STATE`."""
record_type("State", STATE)

_NUMBER_OPTIONS = [name for name, kind in option_kinds().items() if isinstance(kind, Choice | Flag)]

RULES = _record(
    " ".join(_NUMBER_OPTIONS) + " deck_size wild_cards named_wild special draw_cards skip_cards "
    "reverse_cards cancel_cards anything_cards again_cards cover_cards restricted most_draws "
    "game_end game_end_n",
    ("value", np.int64, (N_CARDS,)),
    ("draw_n", np.int64, (N_CARDS,)),
    ("draw_answer", np.int64, (N_CARDS,)),
    ("skip_n", np.int64, (N_CARDS,)),
    ("all_draw_n", np.int64, (N_CARDS,)),
    ("deck", np.int8, (MOST_CARDS,)),
)
"""The options that are one number or word (see `Choice.code`), and what follows from the others:
masks of cards and tables with an entry for each card. `named_wild` are the wild cards without the
joker, `restricted` says that R-61, R-62, R-64 or R-97 may forbid a card that matches, `most_draws`
is how many cards a turn may draw."""

RuleNumbers: TypeAlias = Any
"""A record of the dtype `RULES`."""
record_type("RuleNumbers", RULES)

_ANSWERS = {"none": NO_ANSWER, "same_rank": 1, "any_draw_card": 2}


def encode(rules: Rules) -> RuleNumbers:
    """Return the record of a set of rules."""
    return encode_box(rules)[0]


@lru_cache(maxsize=256)
def encode_box(rules: Rules) -> Any:
    """Return the record of a set of rules in its box."""
    box = np.zeros(1, RULES)
    record = box[0]
    kinds = option_kinds()
    for name in _NUMBER_OPTIONS:
        kind: Any = kinds[name]
        setattr(record, name, kind.code(getattr(rules, name)))
    deck = full_pack(Pack(rules.pack), rules.deck_packs, rules.jokers)
    record.deck_size = len(deck)
    record.deck[: len(deck)] = [card.index for card in deck]
    record.wild_cards = _mask(rules, rules.is_wild)
    record.named_wild = record.wild_cards & ~(1 << JOKER.index)
    record.special = _mask(rules, lambda card: bool(rules.effects_of(card)))
    for name, effect in (
        ("draw_cards", Draw),
        ("skip_cards", Skip),
        ("reverse_cards", Reverse),
        ("cancel_cards", Cancel),
        ("anything_cards", Anything),
        ("again_cards", Again),
        ("cover_cards", MustCover),
    ):
        setattr(record, name, _cards_with(rules, effect))
    for card in rules.cards:
        record.value[card.index] = rules.value_of(card)
        for one in rules.effects_of(card):
            if isinstance(one, Draw):
                record.draw_n[card.index] = one.n
                record.draw_answer[card.index] = _ANSWERS[one.answer]
            elif isinstance(one, Skip):
                record.skip_n[card.index] = one.n
            elif isinstance(one, AllDraw):
                record.all_draw_n[card.index] = one.n
    record.restricted = int(
        not rules.wild_on_wild
        or rules.wild_must_match
        or not rules.finish_on_wild
        or not rules.finish_on_special
    )
    record.most_draws = MOST_CARDS if rules.draw == "until_playable" else rules.draw
    record.game_end = ("one_deal", "target", "deals", "eliminate").index(rules.game_end.kind)
    record.game_end_n = rules.game_end.n
    return box


def new_state() -> State:
    """Return an empty state record; `deal.start_deal` fills it."""
    return np.zeros(1, STATE)[0]


def _mask(rules: Rules, holds: Callable[[Card], bool]) -> int:
    return sum(1 << card.index for card in rules.cards if holds(card))


def _cards_with(rules: Rules, kind: type) -> int:
    return _mask(
        rules, lambda card: any(isinstance(effect, kind) for effect in rules.effects_of(card))
    )
