"""Search: try every action in many worlds that may be true, and play each to its end."""

from __future__ import annotations

import math
from typing import Any, TypeAlias

import numpy as np

from crazyeights.players.belief import MOST_WORLDS, Mind, draw_world, reflect
from crazyeights.players.chains import mix, offer
from crazyeights.players.policy import (
    Habits,
    Memory,
    consider,
    keep_in_mind,
    learn_rules,
    note_change,
    note_draw,
    rate,
    weighted_action,
)
from crazyeights.players.simple import NOTHING, greedy_action
from crazyeights.players.tips import lacking_suits
from crazyeights.rules.actions import (
    ANNOUNCE,
    ANNOUNCING,
    KIND,
    NAME_SUIT,
    PLAY,
    SUIT,
    count_actions,
    nth_action,
    suit_choices,
)
from crazyeights.rules.chance import Dice, Words, generator, roll
from crazyeights.rules.compiled import compiled, compiled_apart, count_ones, lowest, record_type
from crazyeights.rules.deal import carry_out
from crazyeights.rules.entry import StateBox
from crazyeights.rules.events import DREW, PLAYED, Events
from crazyeights.rules.layout import (
    CALL_WITH_PLAY,
    JOKER_CARD,
    OVER,
    SEATS,
    RuleNumbers,
    State,
)
from crazyeights.rules.log import CARD, DECISION, MOST_ROWS, SEAT, Log
from crazyeights.rules.log import KIND as EVENT
from crazyeights.rules.matching import renew_options
from crazyeights.rules.options import ONE_DEAL_ONLY, PENALTY, SOME_DEALS, TO_TARGET
from crazyeights.rules.piles import hand_value, shuffle_stock
from crazyeights.views import ViewRecord

MOST_CANDIDATES = 128
LONGEST_PLAYOUT = 300
WORLD_SHARE = 100
RATING = 6
"""A rating by the learnt policy takes up to as long as so many moves without one."""
USUAL = 3
"""A move counts as one as long as it takes, with its ratings, no longer than so many without."""
WORST_LAG = 0.2
"""A rating lower by more than that counts no more: the policy is not sure of itself either."""

TRIALS = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("candidates", np.int64),
                ("moves", np.int64),
                ("looked", np.int64),
                ("worlds", np.int64),
                ("actions", np.int64, (MOST_CANDIDATES,)),
                ("alive", np.int64, (MOST_CANDIDATES,)),
                ("counts", np.int64, (MOST_CANDIDATES,)),
                ("sums", np.float64, (MOST_CANDIDATES,)),
                ("priors", np.float64, (MOST_CANDIDATES,)),
                ("totals", np.int64, (SEATS,)),
                ("spread", np.float64),
            ]
        ),
    )
)
"""The actions that are tried, and how well each did: `sums` of worth over `counts` playouts.
`moves` is how many moves were imagined for it, more where they took longer because the policy rated
many actions, and `looked` how many rows of what was seen, and cards of others, were looked at in
drawing worlds. `priors` are what the learnt policy takes from each action."""
Trials: TypeAlias = Any
"""A record of the dtype `TRIALS`."""
record_type("Trials", TRIALS)

BLIND, INFERRING, KNOWING = range(3)
"""Worlds from what the table shows alone; from all that was seen; as they were handed in."""
GREEDY, WEIGHTED = range(2)
"""The ways in which seats are taken to play on."""

PLAN = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("effort", np.int64),
                ("worlds", np.int64),
                ("for_deal", np.int64),
                ("own_way", np.int64),
                ("other_way", np.int64),
                ("even", np.int64),
                ("also", np.int64),
                ("faith", np.float64),
            ]
        ),
    )
)
"""How to search: `effort` is about how many moves are imagined in all, `worlds` where worlds come
from, `for_deal` says that every deal is played for itself; `own_way` and `other_way` are how the
viewer and the others are taken to play on. With `even` no action is given up on the way, for who
wants to know how good each is, and `also` is an action to be tried besides, or -1. `faith` is how
much a rating of the learnt policy counts, compared with what playouts say."""
Plan: TypeAlias = Any
"""A record of the dtype `PLAN`."""
record_type("Plan", PLAN)

MemoryBox: TypeAlias = Any


@compiled_apart
def find_candidates(view: ViewRecord, rules: RuleNumbers, also: int, trials: Trials) -> None:
    """List the actions worth trying: calls with a play are made whenever they can be.

    ``also`` is tried in any case.
    """
    trials.candidates = 0
    count = count_actions(rules, view.playable, view.may)
    for n in range(count):
        action = nth_action(rules, view.playable, view.may, view.seat, n)
        kind = action >> KIND
        if kind == ANNOUNCE:
            continue
        if kind == PLAY and action != also:
            if view.may & CALL_WITH_PLAY and (action >> ANNOUNCING) & 1 == 0:
                continue
            named = (action >> SUIT) & 7
            if named == 0 and suit_choices(rules, action & 63, view.may) > 1:
                continue
        place = trials.candidates
        if place < MOST_CANDIDATES:
            trials.actions[place] = action
            trials.alive[place] = 1
            trials.counts[place] = 0
            trials.sums[place] = 0.0
            trials.candidates = place + 1


@compiled_apart
def imagine(
    view: ViewRecord,
    rules: RuleNumbers,
    mind: Mind,
    world: int,
    words: Words,
    dice: Dice,
    state: State,
) -> None:
    """Set up a state in which the hidden cards lie as in a world, the stock in random order."""
    state.random = generator(roll(dice, 1 << 30), roll(dice, 1 << 30))
    state.words_used = 0
    state.seated = view.seated
    state.phase = view.phase
    state.resume = view.resume
    state.turn = view.turn
    state.dealer = view.dealer
    state.direction = view.direction
    state.active = view.active
    state.actives = view.actives
    state.upcard = view.upcard
    state.required = view.required
    state.anything = view.anything
    state.debt = view.debt
    state.draw_card = view.draw_card
    state.skip = view.skip
    state.skip_card = view.skip_card
    state.under_debt = view.under_debt
    state.acted = view.acted
    state.drawn = view.drawn
    state.drawn_card = view.drawn_card
    state.passes = view.passes
    state.actions = view.actions
    state.called = view.called
    state.call_out = view.call_out
    state.went_down = view.went_down
    state.forgetful = view.forgetful
    state.ending = 0
    state.winners = 0
    state.last_seat = -1
    state.last_card = -1
    state.reshuffles = view.reshuffles
    first = mind.unseen[0]
    second = mind.unseen[1]
    for seat in range(SEATS):
        state.after[0, seat] = view.after[0, seat]
        state.after[1, seat] = view.after[1, seat]
        state.counts[seat] = view.counts[seat]
        state.scores[seat] = 0
        if seat == view.seat:
            state.hands[seat, 0] = view.hand[0]
            state.hands[seat, 1] = view.hand[1]
        else:
            hand = mind.worlds[world, seat, 0]
            twice = mind.worlds[world, seat, 1]
            state.hands[seat, 0] = hand
            state.hands[seat, 1] = twice
            # Take the hand out of the unseen cards: jokers as a number, the rest copy by copy.
            jokers = count_ones(first >> JOKER_CARD) - count_ones(hand >> JOKER_CARD)
            plain = (1 << JOKER_CARD) - 1
            both = second & hand
            second &= ~hand
            first = (first & plain & ~(hand & ~both)) | (((1 << jokers) - 1) << JOKER_CARD)
            gone = both & twice
            first &= ~gone
    state.discards_size = view.discards_size
    for place in range(view.discards_size):
        state.discards[place] = view.discards[place]
    size = view.stock_known
    for place in range(size):
        state.stock[place] = view.stock[place]
    if size == 0:
        while first > 0:
            state.stock[size] = min(lowest(first), JOKER_CARD)
            size += 1
            first &= first - 1
        while second > 0:
            state.stock[size] = lowest(second)
            size += 1
            second &= second - 1
        state.stock_size = size
        shuffle_stock(state, words)
    state.stock_size = size
    renew_options(state, rules)


@compiled_apart
def play_out(
    state: State,
    rules: RuleNumbers,
    plan: Plan,
    habits: Habits,
    memory: Memory,
    viewer: int,
    action: int,
    words: Words,
    events: Events,
) -> int:
    """Carry out an action, then play the deal to its end; return how many actions that were."""
    actions = 0
    while True:
        keep_in_mind(state, rules, action, habits, memory)
        carry_out(state, rules, action, words, events)
        note_change(state, memory)
        actions += 1
        if state.phase == OVER or actions >= LONGEST_PLAYOUT:
            return actions
        seat = state.turn
        way = plan.own_way if seat == viewer else plan.other_way
        if way == WEIGHTED:
            action = weighted_action(state, rules, memory, habits)
        else:
            action = greedy_action(
                state.hands[seat, 0], state.hands[seat, 1], state.playable, state.may, rules
            )


@compiled_apart
def remember(view: ViewRecord, seen: Log, rules: RuleNumbers, mind: Mind, memory: Memory) -> None:
    """Keep in mind what happened so far; after `reflect`."""
    for seat in range(SEATS):
        memory.lacking[seat] = lacking_suits(seen, rules, seat)
        memory.not_held[seat] = 0
        memory.not_kept[seat] = 0
        memory.drawn[seat] = 0
        memory.counts[seat] = view.counts[seat]
    for row in range(mind.rows):
        kind = seen.rows[row, EVENT]
        seat = int(seen.rows[row, SEAT])
        if kind == DECISION:
            memory.not_held[seat] |= mind.excluded[row] | mind.unlikely[row]
        elif kind == DREW:
            note_draw(memory, seat, 1)
        elif kind == PLAYED and (memory.not_kept[seat] >> int(seen.rows[row, CARD])) & 1:
            memory.drawn[seat] = max(memory.drawn[seat] - 1, 0)
    for seat in range(SEATS):
        memory.drawn[seat] = min(memory.drawn[seat], memory.counts[seat])
    memory.gone = 0
    for place in range(view.discards_size):
        memory.gone |= 1 << int(view.discards[place])
    memory.reshuffles = view.reshuffles


@compiled_apart
def spread_of_totals(view: ViewRecord, rules: RuleNumbers) -> float:
    """Return the lead in points that is worth odds of e to 1 to win the game.

    Reckoned as if a deal gave every seat points with a mean of 2.5 cards and a spread of three, and
    a lead decided between two seats like one between sums of so many normally distributed numbers.
    """
    card = 0.0
    for place in range(rules.deck_size):
        card += rules.value[rules.deck[place]]
    card = max(card / rules.deck_size, 1.0)
    if rules.scoring != PENALTY:
        card *= view.actives - 1
    deals_left = 0.5
    if rules.game_end == SOME_DEALS:
        deals_left += max(0, rules.game_end_n - view.deal)
    else:
        farthest = 0
        for seat in range(SEATS):
            if (view.active >> seat) & 1:
                farthest = max(farthest, view.totals[seat])
        deals_left += max(0, rules.game_end_n - farthest) / (2.5 * card)
    return 0.83 * 3.0 * card * deals_left**0.5


@compiled
def worth(state: State, view: ViewRecord, rules: RuleNumbers, plan: Plan, trials: Trials) -> float:
    """Return what the end of a deal is worth to the viewer: its chance to win what is played for.

    In a game of one deal, or in a deal for itself, that is its share in the win (R-133), else its
    chance to win the game with the totals that result. A deal that was broken off counts by the
    cards in the hands.
    """
    if rules.game_end == ONE_DEAL_ONLY or plan.for_deal:
        if state.phase != OVER:
            return 1.0 / state.actives
        won = (state.winners >> view.seat) & 1
        return won / count_ones(state.winners)
    reached = 0
    for seat in range(SEATS):
        if (state.active >> seat) & 1:
            total = view.totals[seat] + state.scores[seat]
            if state.phase != OVER and rules.scoring == PENALTY:
                total += hand_value(state, rules, seat)
            trials.totals[seat] = total
            if total >= rules.game_end_n:
                reached |= 1 << seat
    rivals = state.active
    decided = False
    if rules.game_end == TO_TARGET:
        decided = reached != 0
        if decided and rules.scoring != PENALTY:
            rivals = reached
    elif rules.game_end == SOME_DEALS:
        decided = view.deal >= rules.game_end_n
    elif reached != state.active:
        rivals = state.active & ~reached
        decided = rivals & (rivals - 1) == 0
    else:
        decided = True
    return chance_among(rivals, decided, view.seat, rules, trials)


@compiled
def chance_among(
    rivals: int, decided: bool, seat: int, rules: RuleNumbers, trials: Trials
) -> float:
    """Return the chance of ``seat`` to win among ``rivals`` with the totals in ``trials``."""
    if (rivals >> seat) & 1 == 0:
        return 0.0
    sign = 1 if rules.scoring == PENALTY else -1
    best = sign * trials.totals[seat]
    for other in range(SEATS):
        if (rivals >> other) & 1:
            best = min(best, sign * trials.totals[other])
    everybody = 0.0
    own = 0.0
    for other in range(SEATS):
        if (rivals >> other) & 1:
            behind = sign * trials.totals[other] - best
            chance = 1.0 if behind == 0 else 0.0
            if not decided:
                chance = math.exp(-behind / trials.spread)
            everybody += chance
            if other == seat:
                own = chance
    return own / everybody


@compiled_apart
def draw_worlds(
    view: ViewRecord,
    seen: Log,
    rules: RuleNumbers,
    scene: State,
    mind: Mind,
    trials: Trials,
    most: int,
    dice: Dice,
) -> None:
    """Draw up to ``most`` worlds into `mind`, their weights summed up one by one.

    They are drawn from the first `mind.rows` rows of what was seen: for one half of the effort from
    nothing, for the other by changing those that were found (`chains.mix`).
    """
    reflect(view, seen, rules, scene, mind)
    found = 0
    total = 0.0
    effort = 0
    most_effort = most * WORLD_SHARE // 2
    hidden = 0
    for seat in range(SEATS):
        if seat != view.seat:
            hidden += view.counts[seat]
    # Who gets which card is settled card by card, each time for the hardest to find.
    dealing = max(view.actives * 8, hidden * hidden // 16)
    while found < most and effort < most_effort:
        effort += mind.rows + dealing
        weight = draw_world(view, seen, rules, scene, mind, found, dice)
        if weight > 0.0:
            total += weight
            mind.weights[found] = total
            found += 1
            offer(mind, weight / total, dice)
    trials.looked = effort
    if found > 0 and mind.rows > 0:
        found = mix(view, seen, rules, scene, mind, most, most_effort, dice)
        trials.looked += most_effort
    elif found == 0:
        # What was seen fits no world that was tried: believe only what the table shows.
        mind.rows = 0
        reflect(view, seen, rules, scene, mind)
        while found == 0 or (found <= most // 4 and trials.looked < 2 * most_effort):
            total += draw_world(view, seen, rules, scene, mind, found, dice)
            mind.weights[found] = total
            found += 1
            trials.looked += dealing
    trials.worlds = found


@compiled_apart
def pick_world(mind: Mind, trials: Trials, dice: Dice) -> int:
    """Return one of the worlds, each with a chance as its weight says."""
    last = trials.worlds - 1
    aim = mind.weights[last] * (roll(dice, 1 << 30) / float(1 << 30))
    low = 0
    high = last
    while low < high:
        middle = (low + high) // 2
        if mind.weights[middle] > aim:
            high = middle
        else:
            low = middle + 1
    return low


@compiled
def score(trials: Trials, place: int) -> float:
    """Return how good an action seems: how it did, with what the learnt policy makes of it."""
    return trials.sums[place] / max(trials.counts[place], 1) + trials.priors[place]


@compiled_apart
def weigh_beforehand(
    state: State,
    rules: RuleNumbers,
    faith: float,
    habits: Habits,
    memory: Memory,
    trials: Trials,
) -> None:
    """Work out what the learnt policy thinks of the Plays and suits that are to be tried.

    It looks at them in another way than playouts do, which err where their worlds do. So of two
    actions that do nearly alike the one is taken that the policy prefers.
    """
    most = 0.0
    found = False
    consider(state, rules, memory, habits)
    for place in range(trials.candidates):
        action = trials.actions[place]
        kind = action >> KIND
        rating = 0.0
        if kind == PLAY:
            named = (action >> SUIT) & 7
            suit = named - 1 if named > 0 else action & 3
            rating = rate(state, rules, memory, habits, action & 63, suit)
        elif kind == NAME_SUIT:
            rating = rate(state, rules, memory, habits, NOTHING, action & 3)
        trials.priors[place] = rating
        if (kind == PLAY or kind == NAME_SUIT) and (not found or rating > most):
            most = rating
            found = True
    for place in range(trials.candidates):
        kind = trials.actions[place] >> KIND
        lag = 0.0
        if kind == PLAY or kind == NAME_SUIT:
            lag = min(most - trials.priors[place], WORST_LAG)
        trials.priors[place] = -faith * lag


@compiled_apart
def halve(trials: Trials) -> int:
    """Give up the worse half of the actions still tried; return how many are left."""
    left = 0
    for place in range(trials.candidates):
        left += trials.alive[place]
    keep = (left + 1) // 2
    while left > keep:
        worst = -1
        for place in range(trials.candidates):
            if trials.alive[place] and (worst < 0 or score(trials, place) < score(trials, worst)):
                worst = place
        trials.alive[worst] = 0
        left -= 1
    return left


@compiled
def search(
    view: ViewRecord,
    seen: Log,
    rules: RuleNumbers,
    plan: Plan,
    habits: Habits,
    scene: State,
    start: State,
    copies: StateBox,
    memory: Memory,
    memories: MemoryBox,
    mind: Mind,
    trials: Trials,
    words: Words,
    events: Events,
    dice: Dice,
) -> int:
    """Return the action that did best in the imagined worlds."""
    find_candidates(view, rules, plan.also, trials)
    trials.spread = spread_of_totals(view, rules)
    trials.moves = 0
    left = trials.candidates
    if left == 1:
        return trials.actions[0]
    effort = plan.effort
    if plan.worlds == KNOWING:
        mind.rows = 0
        reflect(view, seen, rules, scene, mind)
        trials.worlds = 1
        mind.weights[0] = 1.0
    else:
        mind.rows = 0
        if plan.worlds == INFERRING and seen.used < MOST_ROWS:
            mind.rows = seen.used
        most = min(MOST_WORLDS, max(effort // WORLD_SHARE, 1))
        draw_worlds(view, seen, rules, scene, mind, trials, most, dice)
    learn_rules(rules, habits)
    remember(view, seen, rules, mind, memory)
    imagine(view, rules, mind, 0, words, dice, start)
    weigh_beforehand(start, rules, plan.faith, habits, memory, trials)
    memory.rated = 0
    used = 0
    stage = 1
    stages = 1
    while 1 << stages < left:
        stages += 1
    while used < effort and left > 1:
        world = pick_world(mind, trials, dice)
        imagine(view, rules, mind, world, words, dice, start)
        for place in range(trials.candidates):
            if trials.alive[place]:
                copies[0] = start
                memories[0] = memory
                state = copies[0]
                moves = play_out(
                    state,
                    rules,
                    plan,
                    habits,
                    memories[0],
                    view.seat,
                    trials.actions[place],
                    words,
                    events,
                )
                used += 2 + max(moves, (moves + RATING * memories[0].rated) // USUAL)
                trials.sums[place] += worth(state, view, rules, plan, trials)
                trials.counts[place] += 1
        if plan.even == 0 and used * stages > effort * stage:
            left = halve(trials)
            stage += 1
    trials.moves = used
    best = -1
    for place in range(trials.candidates):
        if trials.alive[place] and (best < 0 or score(trials, place) > score(trials, best)):
            best = place
    return trials.actions[best]
