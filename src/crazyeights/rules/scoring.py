"""What a deal scores (R-131, R-132, R-136) and when a game is over (R-133 to R-135)."""

from __future__ import annotations

from crazyeights.rules.compiled import compiled, compiled_apart
from crazyeights.rules.layout import (
    BLOCKED,
    NO_SEAT,
    SEATS,
    STOP_FAILED,
    STOPPED,
    TOO_LONG,
    WENT_OUT,
    RuleNumbers,
    State,
)
from crazyeights.rules.options import DIFFERENCES, PENALTY
from crazyeights.rules.piles import hand_value


@compiled
def lowest_hands(state: State, rules: RuleNumbers, seats: int) -> int:
    """Return the mask of those of ``seats`` (a mask) whose hands are worth least."""
    least = -1
    holders = 0
    for seat in range(SEATS):
        if (seats >> seat) & 1:
            value = hand_value(state, rules, seat)
            if least < 0 or value < least:
                least = value
                holders = 0
            if value == least:
                holders |= 1 << seat
    return holders


@compiled_apart
def score_deal(state: State, rules: RuleNumbers) -> None:
    """Fill in the scores of a deal that has ended, from its winners and hands."""
    ending = state.ending
    blocked = ending == BLOCKED or ending == TOO_LONG
    collected = 0
    winners = 0
    least = 0
    for seat in range(SEATS):
        if (state.winners >> seat) & 1:
            winners += 1
            least = hand_value(state, rules, seat)
    for seat in range(SEATS):
        state.scores[seat] = 0
        if (state.active >> seat) & 1 == 0:
            continue
        value = hand_value(state, rules, seat)
        won = (state.winners >> seat) & 1
        if rules.scoring == PENALTY:
            if blocked or not won:
                state.scores[seat] = value
        elif not won:
            collected += value
            if blocked and rules.blocked_pay == DIFFERENCES:
                collected -= least
    for seat in range(SEATS):
        if rules.scoring != PENALTY and (state.winners >> seat) & 1:
            state.scores[seat] = collected // winners
        if (
            rules.wild_finish_doubles
            and ending == WENT_OUT
            and (rules.wild_cards >> state.last_card) & 1
        ):
            state.scores[seat] *= 2


@compiled
def end_by_hands(state: State, rules: RuleNumbers, ending: int) -> None:
    """End a blocked deal: the lowest hands win (R-76, R-79, R-132)."""
    state.ending = ending
    state.last_seat = NO_SEAT
    state.winners = lowest_hands(state, rules, state.active)


@compiled
def end_by_stop(state: State, rules: RuleNumbers) -> int:
    """Decide a call of Stop by the seat to act; return how the deal ended (R-120)."""
    caller = 1 << state.turn
    others = lowest_hands(state, rules, state.active & ~caller)
    own = hand_value(state, rules, state.turn)
    state.last_seat = state.turn
    state.ending = STOP_FAILED
    state.winners = others
    for seat in range(SEATS):
        if (others >> seat) & 1 and own < hand_value(state, rules, seat):
            state.ending = STOPPED
            state.winners = caller
    return int(state.ending)
