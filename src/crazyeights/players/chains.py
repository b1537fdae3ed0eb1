"""Worlds that are near to each other: improved by exchanging two cards at a time.

Late in a deal hardly any world that is drawn from nothing fits all that was seen. So the few that
do are changed step by step: two hidden cards change places, and the new world is taken with the
chance min(1, L'/L), where L is how likely what was decided is in a world. The worlds passed on the
way are distributed as they must be (Metropolis, N. et al., 1953: Equation of State
Calculations by Fast Computing Machines).
"""

from __future__ import annotations

from crazyeights.players.belief import CHAINS, Mind, judge, ways_to_bury
from crazyeights.rules.chance import Dice, roll
from crazyeights.rules.compiled import compiled, compiled_apart, lowest
from crazyeights.rules.layout import JOKER_CARD, SEATS, RuleNumbers, State
from crazyeights.rules.log import Log
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
            mind.chain_rest[chain, 0] = mind.left[mind.period, 0]
            mind.chain_rest[chain, 1] = mind.left[mind.period, 1]


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
    mind.ways = ways_to_bury(mind)
    for seat in range(SEATS):
        mind.now[seat, 0] = 0
        mind.now[seat, 1] = 0
        if seat != viewer:
            settle(scene, mind, seat, judge(seen, rules, scene, mind, seat))
    return size


@compiled
def settle(scene: State, mind: Mind, seat: int, likely: float) -> None:
    """Take the hand that a seat has in the scene as the present one."""
    mind.likely[seat] = likely
    mind.now[seat, 0] = scene.hands[seat, 0]
    mind.now[seat, 1] = scene.hands[seat, 1]


@compiled_apart
def exchange(seen: Log, rules: RuleNumbers, scene: State, mind: Mind, size: int, dice: Dice) -> int:
    """Try to exchange the card of a slot for another; return how much was looked at.

    A card that was played and is the only one of its kind cannot leave its hand.
    """
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
        if (
            new == card
            or mind.slot_period[slot] != mind.period
            or (mind.slot_open[slot] >> new) & 1 == 0
        ):
            return 1
        mind.slot_card[slot] = new
        likely = judge(seen, rules, scene, mind, seat)
        ways = ways_to_bury(mind)
        if accept(likely * ways, mind.likely[seat] * mind.ways, dice):
            settle(scene, mind, seat, likely)
            mind.ways = ways
            mind.rest_cards[place] = card
        else:
            mind.slot_card[slot] = card
        return int(mind.rows_of[seat])
    owner = int(mind.slot_owner[other])
    new = int(mind.slot_card[other])
    if (
        new == card
        or mind.slot_period[slot] != mind.slot_period[other]
        or (owner != seat and mind.slot_gone[other])
        or (mind.slot_open[slot] >> new) & 1 == 0
        or (mind.slot_open[other] >> card) & 1 == 0
    ):
        return 1
    mind.slot_card[slot] = new
    mind.slot_card[other] = card
    ways = ways_to_bury(mind)
    looked = int(mind.rows_of[seat])
    if owner == seat:
        if max(slot, other) < mind.dealt:
            # The order in which cards were dealt tells nothing.
            swap_gone(mind, slot, other)
            return 1
        likely = judge(seen, rules, scene, mind, seat)
        if accept(likely * ways, mind.likely[seat] * mind.ways, dice):
            settle(scene, mind, seat, likely)
            mind.ways = ways
            swap_gone(mind, slot, other)
            return looked
    else:
        likely = judge(seen, rules, scene, mind, seat)
        if likely > 0.0:
            others = judge(seen, rules, scene, mind, owner)
            looked += int(mind.rows_of[owner])
            before = mind.likely[seat] * mind.likely[owner]
            if accept(likely * others * ways, before * mind.ways, dice):
                settle(scene, mind, seat, likely)
                settle(scene, mind, owner, others)
                mind.ways = ways
                return looked
    mind.slot_card[slot] = card
    mind.slot_card[other] = new
    return looked


@compiled
def swap_gone(mind: Mind, slot: int, other: int) -> None:
    """Note that a card that was played is in another slot of its hand now."""
    gone = mind.slot_gone[slot]
    mind.slot_gone[slot] = mind.slot_gone[other]
    mind.slot_gone[other] = gone


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
            note(mind, found)
            found += 1
    return found


@compiled_apart
def note(mind: Mind, world: int) -> None:
    """Note the hands as they are now as a world."""
    for seat in range(SEATS):
        mind.worlds[world, seat, 0] = mind.now[seat, 0]
        mind.worlds[world, seat, 1] = mind.now[seat, 1]
    mind.weights[world] = world + 1.0
