"""Worlds that are near to each other: improved by exchanging two cards at a time.

Late in a deal hardly any world that is drawn from nothing fits all that was seen. So the few that
do are changed step by step: two hidden cards change places, and the new world is taken with the
chance min(1, L'/L), where L is how likely what was decided is in a world. The worlds passed on the
way are distributed as they must be (Metropolis, N. et al., 1953: Equation of State
Calculations by Fast Computing Machines).
"""

from __future__ import annotations

from crazyeights.players.belief import CHAINS, Mind, judge
from crazyeights.rules.chance import Dice, roll
from crazyeights.rules.compiled import compiled, compiled_apart, lowest
from crazyeights.rules.layout import JOKER_CARD, SEATS, RuleNumbers, State
from crazyeights.rules.log import Log
from crazyeights.rules.piles import add_card
from crazyeights.views import ViewRecord


@compiled_apart
def offer(mind: Mind, share: float, dice: Dice) -> None:
    """Let each chain begin with the world just drawn, with a chance of ``share``.

    ``share`` is its weight as a share of all weights so far. So in the end every chain begins with
    a world drawn by its weight.
    """
    limit = int(share * (1 << 30))
    for chain in range(CHAINS):
        if share >= 1.0 or roll(dice, 1 << 30) < limit:
            for slot in range(mind.slots):
                mind.chain_cards[chain, slot] = mind.slot_card[slot]
                mind.chain_gone[chain, slot] = mind.slot_gone[slot]
            mind.chain_rest[chain, 0] = mind.rest[0]
            mind.chain_rest[chain, 1] = mind.rest[1]


@compiled_apart
def take_up(
    seen: Log, rules: RuleNumbers, scene: State, mind: Mind, viewer: int, chain: int
) -> int:
    """Lay out the cards as a chain has them; return how many are left for the stock."""
    for slot in range(mind.slots):
        mind.slot_card[slot] = mind.chain_cards[chain, slot]
        mind.slot_gone[slot] = mind.chain_gone[chain, slot]
    size = 0
    first = mind.chain_rest[chain, 0]
    while first > 0:
        mind.rest_cards[size] = min(lowest(first), JOKER_CARD)
        size += 1
        first &= first - 1
    second = mind.chain_rest[chain, 1]
    while second > 0:
        mind.rest_cards[size] = lowest(second)
        size += 1
        second &= second - 1
    for seat in range(SEATS):
        if seat != viewer:
            mind.likely[seat] = judge(seen, rules, scene, mind, seat)
    return size


@compiled_apart
def exchange(seen: Log, rules: RuleNumbers, scene: State, mind: Mind, size: int, dice: Dice) -> int:
    """Try to exchange the card of a slot that is still held; return how much was looked at."""
    slots = mind.slots
    slot = roll(dice, slots)
    while mind.slot_gone[slot]:
        slot = roll(dice, slots)
    other = roll(dice, slots + size)
    card = int(mind.slot_card[slot])
    seat = int(mind.slot_owner[slot])
    if other >= slots:
        place = other - slots
        new = int(mind.rest_cards[place])
        if new == card or (mind.slot_open[slot] >> new) & 1 == 0 or (mind.fresh >> card) & 1 == 0:
            return 1
        mind.slot_card[slot] = new
        likely = judge(seen, rules, scene, mind, seat)
        if accept(likely, mind.likely[seat], dice):
            mind.likely[seat] = likely
            mind.rest_cards[place] = card
        else:
            mind.slot_card[slot] = card
        return int(mind.rows_of[seat])
    owner = int(mind.slot_owner[other])
    new = int(mind.slot_card[other])
    if (
        new == card
        or (owner != seat and mind.slot_gone[other])
        or (mind.slot_open[slot] >> new) & 1 == 0
        or (mind.slot_open[other] >> card) & 1 == 0
    ):
        return 1
    mind.slot_card[slot] = new
    mind.slot_card[other] = card
    looked = int(mind.rows_of[seat])
    if owner == seat:
        first = int(mind.first_slot[seat])
        begun = first + int(mind.first_hands[seat])
        if first <= slot < begun and first <= other < begun:
            likely = mind.likely[seat]
            looked = 1
        else:
            likely = judge(seen, rules, scene, mind, seat)
        if accept(likely, mind.likely[seat], dice):
            mind.likely[seat] = likely
            gone = mind.slot_gone[slot]
            mind.slot_gone[slot] = mind.slot_gone[other]
            mind.slot_gone[other] = gone
            return looked
    else:
        likely = judge(seen, rules, scene, mind, seat)
        if likely > 0.0:
            others = judge(seen, rules, scene, mind, owner)
            looked += int(mind.rows_of[owner])
            if accept(likely * others, mind.likely[seat] * mind.likely[owner], dice):
                mind.likely[seat] = likely
                mind.likely[owner] = others
                return looked
    mind.slot_card[slot] = card
    mind.slot_card[other] = new
    return looked


@compiled
def accept(likely: float, before: float, dice: Dice) -> bool:
    """Say whether a step is taken."""
    if likely <= 0.0:
        return False
    return likely >= before or roll(dice, 1 << 30) * before < likely * (1 << 30)


@compiled_apart
def mix(
    view: ViewRecord,
    seen: Log,
    rules: RuleNumbers,
    scene: State,
    mind: Mind,
    most: int,
    effort: int,
    dice: Dice,
) -> int:
    """Follow every chain for an equal share of the effort, and note ``most`` worlds on the way.

    They are equally likely. Return how many there are.
    """
    chains = max(1, min(CHAINS, most, effort // (4 * (mind.rows + mind.slots) + 1)))
    until = effort // chains
    found = 0
    for chain in range(chains):
        size = take_up(seen, rules, scene, mind, view.seat, chain)
        looked = int(mind.rows)
        for turn in range((most + chains - 1 - chain) // chains):
            while looked * most < (turn + 1) * until * chains:
                looked += 3 + exchange(seen, rules, scene, mind, size, dice)
            note(scene, mind, found)
            found += 1
    return found


@compiled_apart
def note(scene: State, mind: Mind, world: int) -> None:
    """Note the hands as they are as a world."""
    for seat in range(SEATS):
        scene.hands[seat, 0] = 0
        scene.hands[seat, 1] = 0
    for slot in range(mind.slots):
        if mind.slot_gone[slot] == 0:
            add_card(scene, int(mind.slot_owner[slot]), int(mind.slot_card[slot]))
    for seat in range(SEATS):
        mind.worlds[world, seat, 0] = scene.hands[seat, 0]
        mind.worlds[world, seat, 1] = scene.hands[seat, 1]
    mind.weights[world] = world + 1.0
