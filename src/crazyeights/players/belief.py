"""What may be believed about hidden cards, from a view and from what its seat has seen.

A world is one way in which the hidden cards may lie: a hand for each other seat, and the rest in
the stock. Worlds are drawn at random and weighted, so that weighted they are distributed as the
rules and a model of how people play say they must be:

- Every hidden card of a hand is a slot with a mask of the cards it may be. A seat that drew, or
  passed, because it could not play held none of the cards that could have been played.
- Every new stock begins a period. What is dealt and drawn in a period comes from the same cards,
  its pool: the whole pack at first, later what lay on the pile.
- What was put back into the stock when the starter was turned was in no hand then.
- A card that was played came from one of the slots it fits. Slots that are still held are filled
  from what is left of their pools. The weight is what makes up for the order in which this is done.
- A seat that played a card is mostly taken to hold none of those it would have shed before. Now and
  then it is not, and such a world weighs more if it does hold one, so that nothing is ruled out.
- Every decision is then looked at again with the hand that the seat has in this world. If it was
  not legal, the world is impossible; else it counts as much as people would have decided so.

People are taken to play greedily, but for a share of slips, and the share itself is unknown: three
shares are weighed for every seat.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from crazyeights.players.simple import cards_to_shed_before, greedy_action
from crazyeights.rules.actions import (
    ANNOUNCE,
    ANNOUNCING,
    DRAW,
    PASS,
    PLAY,
    count_actions,
    is_among,
)
from crazyeights.rules.actions import KIND as ACTION_KIND
from crazyeights.rules.chance import Dice, roll
from crazyeights.rules.compiled import compiled, compiled_apart, count_ones, lowest, record_type
from crazyeights.rules.events import BURIED, DREW, PLAYED, RESHUFFLED, STARTER, TURNED_OVER
from crazyeights.rules.layout import (
    ALL_CARDS,
    COVER,
    JOKER_CARD,
    MOST_CARDS,
    SEATS,
    TURN,
    RuleNumbers,
    State,
)
from crazyeights.rules.log import (
    ACTED,
    ANYTHING,
    CALL_OUT,
    CALLED,
    CARD,
    COUNT,
    DECISION,
    DISCARDS_SIZE,
    DRAW_CARD,
    DRAWN,
    EXTRA,
    KIND,
    MOST_ROWS,
    PASSES,
    PHASE,
    REQUIRED,
    SEAT,
    SKIP,
    SKIP_CARD,
    STOCK_SIZE,
    UNDER_DEBT,
    UPCARD,
    WENT_DOWN,
    Log,
)
from crazyeights.rules.log import DEBT as DEBT_COLUMN
from crazyeights.rules.log import TURN as TURN_COLUMN
from crazyeights.rules.matching import cards_for_turn, renew_options
from crazyeights.rules.options import MUST_PLAY
from crazyeights.rules.piles import add_card, remove_card
from crazyeights.views import ViewRecord

MOST_WORLDS = 4096
MOST_SLOTS = SEATS * 64 + MOST_ROWS
ANY_JOKER = 15 << JOKER_CARD
"""The bits of all jokers in the first mask of a hand."""
CHAINS = 128
"""How many worlds are improved one by one, see `chains`."""
SHARES = 3
"""How many shares of slips are weighed: 2 %, 20 %, and nothing but slips."""

MIND = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("excluded", np.int64, (MOST_ROWS,)),
                ("unlikely", np.int64, (MOST_ROWS,)),
                ("ruled_out", np.int64, (MOST_ROWS,)),
                ("doubt", np.float64, (SEATS,)),
                ("slot_mask", np.int64, (MOST_SLOTS,)),
                ("slot_card", np.int64, (MOST_SLOTS,)),
                ("held", np.int64, (SEATS, MOST_CARDS)),
                ("holds", np.int64, (SEATS,)),
                ("rows", np.int64),
                ("period", np.int64),
                ("pools", np.int64, (MOST_ROWS, 2)),
                ("left", np.int64, (MOST_ROWS, 2)),
                ("several", np.int64),
                ("buried", np.int64),
                ("put_back", np.int64, (JOKER_CARD + 1,)),
                ("copies", np.int64, (JOKER_CARD + 1,)),
                ("dealt", np.int64),
                ("first_hands", np.int64, (SEATS,)),
                ("unseen", np.int64, (2,)),
                ("weights", np.float64, (MOST_WORLDS,)),
                ("worlds", np.int64, (MOST_WORLDS, SEATS, 2)),
                ("agreement", np.float64, (SHARES,)),
                ("slots", np.int64),
                ("slot_owner", np.int64, (MOST_SLOTS,)),
                ("slot_open", np.int64, (MOST_SLOTS,)),
                ("slot_period", np.int64, (MOST_SLOTS,)),
                ("slot_gone", np.int64, (MOST_SLOTS,)),
                ("first_slot", np.int64, (SEATS,)),
                ("row_slot", np.int64, (MOST_ROWS,)),
                ("seat_rows", np.int64, (SEATS, MOST_ROWS)),
                ("rows_of", np.int64, (SEATS,)),
                ("likely", np.float64, (SEATS,)),
                ("ways", np.float64),
                ("against", np.int64, (SEATS,)),
                ("rest_cards", np.int64, (MOST_CARDS,)),
                ("chain_cards", np.int8, (CHAINS, MOST_SLOTS)),
                ("chain_gone", np.int8, (CHAINS, MOST_SLOTS)),
                ("chain_rest", np.int64, (CHAINS, 2)),
                ("now", np.int64, (SEATS, 2)),
            ]
        ),
    )
)
"""What thinking about hidden cards needs room for. `rows` is how much of what was seen is believed
in, none of it after a deal that was too long to be logged. `excluded` has, for each row, the cards
that its seat did not hold then, and `unlikely` those that it would have played instead; `doubt` is
how often a world is drawn as if a decision of a seat told nothing about the latter, `ruled_out`
whether it was drawn as if they were not there; `held` has the slots in each hand. `pools` has what
the slots and the stock of each period are filled with, the last of which is `period`, and `left`
what is left of that; `unseen` is what the viewer does not see (masks of a hand, all of them).
`several` are the cards of which there is more than one: a slot with any other is `slot_gone` once
its card was played. Of the cards in `buried` some but not all were put back, `put_back` of the
`copies` that were not dealt to the viewer. The first `dealt` slots are those of the deal."""
Mind: TypeAlias = Any
"""A record of the dtype `MIND`."""
record_type("Mind", MIND)


@compiled
def as_types(cards: int) -> int:
    """Return the first mask of a hand as a mask of different cards."""
    return cards & ALL_CARDS


@compiled
def as_copies(cards: int) -> int:
    """Return a mask of different cards as one that fits the first mask of a hand, all jokers in."""
    return cards | ((cards >> JOKER_CARD) & 1) * ANY_JOKER


@compiled
def set_scene(rows: Log, row: int, scene: State) -> None:
    """Set up, in ``scene``, all that was public when a decision was made."""
    table = rows.rows
    scene.phase = table[row, PHASE]
    scene.upcard = table[row, UPCARD]
    scene.required = table[row, REQUIRED]
    scene.anything = table[row, ANYTHING]
    scene.debt = table[row, DEBT_COLUMN]
    scene.draw_card = table[row, DRAW_CARD]
    scene.skip = table[row, SKIP]
    scene.skip_card = table[row, SKIP_CARD]
    scene.under_debt = table[row, UNDER_DEBT]
    scene.acted = table[row, ACTED]
    scene.drawn = table[row, DRAWN]
    scene.passes = table[row, PASSES]
    scene.called = table[row, CALLED]
    scene.call_out = table[row, CALL_OUT]
    scene.went_down = table[row, WENT_DOWN]
    scene.stock_size = table[row, STOCK_SIZE]
    scene.discards_size = table[row, DISCARDS_SIZE]
    scene.turn = table[row, TURN_COLUMN]
    scene.counts[table[row, TURN_COLUMN]] = table[row, COUNT]


@compiled_apart
def reflect(view: ViewRecord, seen: Log, rules: RuleNumbers, scene: State, mind: Mind) -> None:
    """Work out, once for a view, what is certain: excluded cards, unseen cards, slots."""
    scene.actives = view.actives
    scene.active = view.active
    scene.seated = view.seated
    table = seen.rows
    for seat in range(SEATS):
        mind.first_hands[seat] = view.counts[seat]
    # How many cards each hand began with: what it has, less what it drew, plus what it played.
    for row in range(mind.rows):
        kind = table[row, KIND]
        if kind == DREW:
            mind.first_hands[table[row, SEAT]] -= 1
        elif kind == PLAYED:
            mind.first_hands[table[row, SEAT]] += 1
    unseen_cards(view, rules, scene, mind)
    mind.several = 0
    if rules.deck_size > MOST_CARDS // 2:
        mind.several = ALL_CARDS
    elif rules.jokers > 1:
        mind.several = 1 << JOKER_CARD
    fill_pools(view, seen, rules, scene, mind)
    dealt = ALL_CARDS & ~all_put_back(mind)
    slots = 0
    for seat in range(SEATS):
        mind.rows_of[seat] = 0
        mind.first_slot[seat] = slots
        if seat != view.seat:
            for _ in range(mind.first_hands[seat]):
                mind.slot_owner[slots] = seat
                mind.slot_open[slots] = dealt
                mind.slot_period[slots] = 0
                slots += 1
    mind.dealt = slots
    period = 0
    for row in range(mind.rows):
        mind.excluded[row] = 0
        mind.unlikely[row] = 0
        kind = table[row, KIND]
        owner = int(table[row, SEAT])
        if kind == PLAYED and owner != view.seat:
            note_row(mind, owner, row)
        elif kind == RESHUFFLED or kind == TURNED_OVER:
            period += 1
        elif kind == DREW and owner != view.seat:
            card = int(table[row, CARD])
            mind.slot_owner[slots] = owner
            mind.slot_open[slots] = ALL_CARDS if card < 0 else 1 << card
            mind.slot_period[slots] = period
            mind.row_slot[row] = slots
            slots += 1
            note_row(mind, owner, row)
        elif kind == DECISION and owner != view.seat:
            note_row(mind, owner, row)
            action = table[row, EXTRA] >> ACTION_KIND
            phase = table[row, PHASE]
            set_scene(seen, row, scene)
            scene.hands[scene.turn, 0] = ALL_CARDS
            if action == DRAW or action == PASS:
                drawn = table[row, DRAWN]
                if phase == COVER or (phase == TURN and forced(rules, action, drawn)):
                    # What may not be the last card may be played once there is another.
                    scene.counts[scene.turn] -= drawn
                    mind.excluded[row] = cards_for_turn(scene, rules)
                else:
                    renew_options(scene, rules)
                    mind.unlikely[row] = scene.playable
            elif action == PLAY:
                renew_options(scene, rules)
                card = table[row, EXTRA] & 63
                mind.unlikely[row] = cards_to_shed_before(card, scene.playable, rules)
    mind.slots = slots


@compiled
def note_row(mind: Mind, seat: int, row: int) -> None:
    """Note that a row tells something about the hand of a seat."""
    mind.seat_rows[seat, mind.rows_of[seat]] = row
    mind.rows_of[seat] += 1


@compiled
def forced(rules: RuleNumbers, action: int, drawn: int) -> bool:
    """Say whether drawing, or passing, in an ordinary turn means that nothing could be played."""
    if action == DRAW:
        return rules.voluntary_draw == 0
    return drawn == 0 or (rules.voluntary_draw == 0 and rules.drawn_card == MUST_PLAY)


@compiled_apart
def unseen_cards(view: ViewRecord, rules: RuleNumbers, scene: State, mind: Mind) -> None:
    """Find the cards that the viewer sees neither in its hand nor on the discard pile."""
    take_whole_pack(rules, scene)
    for place in range(view.discards_size):
        remove_card(scene, 0, int(view.discards[place]))
    for place in range(view.stock_known):
        remove_card(scene, 0, int(view.stock[place]))
    remove_cards(scene, view.hand[0], view.hand[1])
    mind.unseen[0] = scene.hands[0, 0]
    mind.unseen[1] = scene.hands[0, 1]


@compiled
def take_whole_pack(rules: RuleNumbers, scene: State) -> None:
    """Make the hand of seat 0 all cards there are."""
    scene.hands[0, 0] = 0
    scene.hands[0, 1] = 0
    for place in range(rules.deck_size):
        add_card(scene, 0, int(rules.deck[place]))


@compiled
def remove_cards(scene: State, first: int, second: int) -> None:
    """Take the cards of a hand (its two masks) out of the hand of seat 0."""
    while first > 0:
        remove_card(scene, 0, min(lowest(first), JOKER_CARD))
        first &= first - 1
    while second > 0:
        remove_card(scene, 0, lowest(second))
        second &= second - 1


@compiled_apart
def fill_pools(view: ViewRecord, seen: Log, rules: RuleNumbers, scene: State, mind: Mind) -> None:
    """Find the cards that the others were dealt or have drawn, or that were left, in each period.

    Where nothing is believed in, they are those that the viewer does not see.
    """
    table = seen.rows
    mind.period = 0
    mind.buried = 0
    mind.pools[0, 0] = mind.unseen[0]
    mind.pools[0, 1] = mind.unseen[1]
    if mind.rows == 0:
        return
    # Seat 1 holds what the viewer was dealt, then what lies on the pile; seat 0 the pool.
    scene.hands[1, 0] = view.hand[0]
    scene.hands[1, 1] = view.hand[1]
    for row in range(mind.rows - 1, -1, -1):
        if table[row, SEAT] == view.seat and table[row, KIND] == DREW:
            remove_card(scene, 1, int(table[row, CARD]))
        elif table[row, SEAT] == view.seat and table[row, KIND] == PLAYED:
            add_card(scene, 1, int(table[row, CARD]))
    take_whole_pack(rules, scene)
    remove_cards(scene, scene.hands[1, 0], scene.hands[1, 1])
    scene.hands[1, 0] = 0
    scene.hands[1, 1] = 0
    upcard = 0
    for row in range(mind.rows):
        kind = table[row, KIND]
        card = int(table[row, CARD])
        if kind == BURIED:
            if (mind.buried >> card) & 1 == 0:
                mind.buried |= 1 << card
                mind.put_back[card] = 0
                mind.copies[card] = copies_of(card, scene.hands[0, 0], scene.hands[0, 1])
            mind.put_back[card] += 1
        elif kind == STARTER or kind == PLAYED:
            upcard = card
            add_card(scene, 1, card)
            if kind == STARTER:
                remove_card(scene, 0, card)
                if (mind.buried >> card) & 1:
                    mind.copies[card] -= 1
        elif kind == DREW and table[row, SEAT] == view.seat:
            remove_card(scene, 0, card)
        elif kind == RESHUFFLED or kind == TURNED_OVER:
            mind.pools[mind.period, 0] = scene.hands[0, 0]
            mind.pools[mind.period, 1] = scene.hands[0, 1]
            mind.period += 1
            remove_card(scene, 1, upcard)
            scene.hands[0, 0] = scene.hands[1, 0]
            scene.hands[0, 1] = scene.hands[1, 1]
            scene.hands[1, 0] = 0
            scene.hands[1, 1] = 0
            add_card(scene, 1, upcard)
    mind.pools[mind.period, 0] = scene.hands[0, 0]
    mind.pools[mind.period, 1] = scene.hands[0, 1]


@compiled
def copies_of(card: int, first: int, second: int) -> int:
    """Return how often a card is in a hand (its two masks)."""
    if card == JOKER_CARD:
        return count_ones(first >> JOKER_CARD)
    return ((first >> card) & 1) + ((second >> card) & 1)


@compiled
def all_put_back(mind: Mind) -> int:
    """Return the cards that cannot have been dealt, and take them out of `buried`."""
    whole = 0
    cards = mind.buried
    while cards > 0:
        card = lowest(cards)
        cards &= cards - 1
        if mind.put_back[card] == mind.copies[card]:
            whole |= 1 << card
    mind.buried &= ~whole
    return whole


@compiled
def ways_to_bury(mind: Mind) -> float:
    """Return in how many ways the cards put back may be among those that were not dealt.

    Where there are several copies, the more of them are in the stock the likelier is it that one is
    turned.
    """
    ways = 1.0
    cards = mind.buried
    while cards > 0:
        card = lowest(cards)
        cards &= cards - 1
        undealt = mind.copies[card]
        for slot in range(mind.dealt):
            if mind.slot_card[slot] == card:
                undealt -= 1
        for turned in range(mind.put_back[card]):
            ways *= max(undealt - turned, 0)
    return ways


@compiled_apart
def draw_world(
    view: ViewRecord,
    seen: Log,
    rules: RuleNumbers,
    scene: State,
    mind: Mind,
    world: int,
    dice: Dice,
) -> float:
    """Draw a world into ``mind.worlds[world]`` and return its weight, 0 if it is impossible.

    After `reflect` for the same view and ``seen``.
    """
    for seat in range(SEATS):
        chosen = roll(dice, 20)
        mind.doubt[seat] = 0.03 if chosen < 12 else 0.3 if chosen < 17 else 1.0
    weight = fill_slots(view, seen, rules, mind, dice) * ways_to_bury(mind)
    for seat in range(SEATS):
        if seat != view.seat and weight > 0.0:
            mind.likely[seat] = judge(seen, rules, scene, mind, seat)
            weight *= mind.likely[seat] / mind.doubt[seat] ** mind.against[seat]
    if weight > 0.0:
        for seat in range(SEATS):
            if seat != view.seat:
                mind.worlds[world, seat, 0] = scene.hands[seat, 0]
                mind.worlds[world, seat, 1] = scene.hands[seat, 1]
    return weight


@compiled_apart
def fill_slots(view: ViewRecord, seen: Log, rules: RuleNumbers, mind: Mind, dice: Dice) -> float:
    """Give every slot a card; return the weight of this way to do it, 0 if there was no way."""
    table = seen.rows
    slots = 0
    for seat in range(SEATS):
        mind.holds[seat] = 0
        if seat != view.seat:
            for _ in range(mind.first_hands[seat]):
                slots = add_slot(mind, seat, slots)
    for period in range(mind.period + 1):
        mind.left[period, 0] = mind.pools[period, 0]
        mind.left[period, 1] = mind.pools[period, 1]
    weight = 1.0
    for row in range(mind.rows):
        kind = table[row, KIND]
        seat = table[row, SEAT]
        if kind == PLAYED and seat != view.seat:
            weight *= play_slot(seen, rules, row, mind, dice)
            if weight == 0.0:
                return 0.0
        elif kind == DREW and seat != view.seat:
            slots = add_slot(mind, seat, slots)
        elif mind.excluded[row] != 0:
            exclude(mind, seat, mind.excluded[row])
        elif mind.unlikely[row] != 0:
            mind.ruled_out[row] = roll(dice, 1 << 20) >= mind.doubt[seat] * (1 << 20)
            if mind.ruled_out[row]:
                exclude(mind, seat, mind.unlikely[row])
    return weight * fill_held(mind, dice)


@compiled
def add_slot(mind: Mind, seat: int, slots: int) -> int:
    """Put the next slot into a hand; return how many slots there are now."""
    mind.slot_mask[slots] = mind.slot_open[slots]
    mind.slot_card[slots] = -1
    mind.slot_gone[slots] = 0
    mind.held[seat, mind.holds[seat]] = slots
    mind.holds[seat] += 1
    return slots + 1


@compiled
def exclude(mind: Mind, seat: int, cards: int) -> None:
    """Note that a hand holds none of the cards of a mask."""
    for place in range(mind.holds[seat]):
        mind.slot_mask[mind.held[seat, place]] &= ~cards


@compiled
def play_slot(seen: Log, rules: RuleNumbers, row: int, mind: Mind, dice: Dice) -> float:
    """Choose the slot that a played card came from, the first one with such a card in the hand.

    Returns how many choices there were for each slot that is held, 0 if there was none.
    """
    table = seen.rows
    seat = table[row, SEAT]
    card = int(table[row, CARD])
    holds = mind.holds[seat]
    first = 0
    if rules.voluntary_draw == 0 and rules.drawn_card == MUST_PLAY and row > 0:
        before = row - 1
        drawn = table[before, DRAWN] if table[before, KIND] == DECISION else 0
        if drawn > 0 and table[before, COUNT] - drawn > 1:
            # Nothing else could be played, so it is the card drawn last. (A single card may be one
            # that may be played only once there is another.)
            first = holds - 1
    fitting = 0
    for place in range(first, holds):
        fitting += fits(mind, mind.held[seat, place], card)
    if fitting == 0:
        return 0.0
    chosen = roll(dice, fitting)
    several = (mind.several >> card) & 1
    choices = 0
    for place in range(first, holds):
        slot = mind.held[seat, place]
        if fits(mind, slot, card):
            if chosen == 0:
                choices = fitting * take(mind, mind.slot_period[slot], card)
                mind.slot_card[slot] = card
                mind.slot_gone[slot] = 1 - several
                for later in range(place, holds - 1):
                    mind.held[seat, later] = mind.held[seat, later + 1]
                break
            if several:
                mind.slot_mask[slot] &= ~(1 << card)
            chosen -= 1
    mind.holds[seat] = holds - 1
    return choices / holds


@compiled
def fits(mind: Mind, slot: int, card: int) -> int:
    """Return 1 if the card of a slot may be this one, else 0."""
    left = mind.left[mind.slot_period[slot], 0]
    return (mind.slot_mask[slot] & left) >> card & 1


@compiled
def take(mind: Mind, period: int, card: int) -> int:
    """Take a card out of what is left of a pool; return how many of its kind there were."""
    first = mind.left[period, 0]
    second = mind.left[period, 1]
    if card == JOKER_CARD:
        jokers = first >> JOKER_CARD
        mind.left[period, 0] = (first & ((1 << JOKER_CARD) - 1)) | ((jokers >> 1) << JOKER_CARD)
        return count_ones(jokers)
    if (second >> card) & 1:
        mind.left[period, 1] = second ^ (1 << card)
        return 2
    mind.left[period, 0] = first ^ (1 << card)
    return 1


@compiled_apart
def fill_held(mind: Mind, dice: Dice) -> float:
    """Give the slots still held cards of their pools, those with the fewest choices first.

    Returns the product of the shares of the unseen cards that were choices, 0 if a slot had none.
    """
    unseen = count_ones(mind.unseen[0]) + count_ones(mind.unseen[1])
    weight = 1.0
    while True:
        fewest = 1 << 30
        slot = -1
        for seat in range(SEATS):
            for place in range(mind.holds[seat]):
                candidate = mind.held[seat, place]
                if mind.slot_card[candidate] < 0:
                    mask = mind.slot_mask[candidate]
                    period = mind.slot_period[candidate]
                    choices = count_ones(mind.left[period, 0] & as_copies(mask))
                    choices += count_ones(mind.left[period, 1] & mask)
                    if choices < fewest:
                        fewest = choices
                        slot = candidate
        if slot < 0:
            return weight
        if fewest == 0:
            return 0.0
        mask = mind.slot_mask[slot]
        period = mind.slot_period[slot]
        chosen = roll(dice, fewest)
        options = mind.left[period, 0] & as_copies(mask)
        size = count_ones(options)
        if chosen >= size:
            chosen -= size
            options = mind.left[period, 1] & mask
        while chosen > 0:
            options &= options - 1
            chosen -= 1
        card = min(lowest(options), JOKER_CARD)
        take(mind, period, card)
        mind.slot_card[slot] = card
        weight *= fewest / unseen


@compiled_apart
def judge(seen: Log, rules: RuleNumbers, scene: State, mind: Mind, seat: int) -> float:
    """Return how likely what a seat decided is with the cards of its slots, 0 if it was not legal.

    Goes through what was seen once more, with the hand as it was, which is left in ``scene``.
    """
    table = seen.rows
    scene.hands[seat, 0] = 0
    scene.hands[seat, 1] = 0
    scene.drawn_card = -1
    mind.against[seat] = 0
    for share in range(SHARES):
        mind.agreement[share] = 1.0
    slot = int(mind.first_slot[seat])
    for _ in range(mind.first_hands[seat]):
        add_card(scene, seat, int(mind.slot_card[slot]))
        slot += 1
    for place in range(mind.rows_of[seat]):
        row = int(mind.seat_rows[seat, place])
        kind = table[row, KIND]
        if kind == DREW:
            card = int(mind.slot_card[mind.row_slot[row]])
            add_card(scene, seat, card)
            scene.drawn_card = card
        elif kind == PLAYED:
            card = int(table[row, CARD])
            if (scene.hands[seat, 0] >> card) & 1 == 0:
                return 0.0
            remove_card(scene, seat, card)
        elif as_types(scene.hands[seat, 0]) & mind.excluded[row]:
            return 0.0
        elif table[row, EXTRA] >> ACTION_KIND != ANNOUNCE:
            set_scene(seen, row, scene)
            renew_options(scene, rules)
            if not weigh_decision(int(table[row, EXTRA]), rules, scene, mind):
                return 0.0
            if as_types(scene.hands[seat, 0]) & mind.unlikely[row]:
                mind.against[seat] += 1
    likely = 0.0
    for share in range(SHARES):
        likely += mind.agreement[share]
    return likely


@compiled
def weigh_decision(action: int, rules: RuleNumbers, scene: State, mind: Mind) -> bool:
    """Weigh what the seat to act in ``scene`` decided; return False if it was not legal."""
    seat = scene.turn
    if not is_among(rules, scene.playable, scene.may, seat, action):
        return False
    usual = greedy_action(
        scene.hands[seat, 0], scene.hands[seat, 1], scene.playable, scene.may, rules
    )
    calls = 1 << ANNOUNCING
    agrees = 1.0 if usual & ~calls == action & ~calls else 0.0
    others = 1.0 / count_actions(rules, scene.playable, scene.may)
    mind.agreement[0] *= 0.98 * agrees + 0.02 * others
    mind.agreement[1] *= 0.8 * agrees + 0.2 * others
    mind.agreement[2] *= others
    return True
