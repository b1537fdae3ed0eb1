"""One deal as a state machine (rules.md §2 and §3): `start_deal`, then `act` until it is over."""

from __future__ import annotations

from crazyeights.rules.actions import (
    ANNOUNCE,
    ANNOUNCING,
    DRAW,
    KIND,
    NAME_SUIT,
    PLAY,
    SUIT,
    is_among,
)
from crazyeights.rules.actions import PASS as PASSING
from crazyeights.rules.chance import Words
from crazyeights.rules.compiled import compiled
from crazyeights.rules.events import (
    ANYTHING_GOES,
    BY_CHOICE,
    CALLED,
    CALLED_STOP,
    CANCELLED,
    COVERS,
    ENDED,
    FOR_ALL,
    FOR_DEBT,
    FOR_FORGETTING,
    FORGOT,
    GOES_ON,
    NAMED,
    NOTHING_DRAWN,
    OWED,
    PAID,
    PASSED,
    PLAYED,
    REVERSED,
    Events,
    emit,
)
from crazyeights.rules.events import SKIPPED as SKIPPED_EVENT
from crazyeights.rules.layout import (
    BLOCKED,
    COVER,
    DEBT,
    FIRST_TURN,
    JOKER_CARD,
    MORE,
    MOST_ACTIONS,
    NAMING,
    NEXT_SEAT,
    NO_CARD,
    NO_SEAT,
    NO_SUIT,
    OVER,
    SKIPPED,
    STARTER_ACTS,
    TOO_LONG,
    TURN,
    WENT_OUT,
    RuleNumbers,
    State,
)
from crazyeights.rules.matching import (
    call_possible,
    cards_for_turn,
    drawing_finished,
    renew_options,
)
from crazyeights.rules.options import (
    AS_SKIP,
    CALL_TWICE,
    IGNORED,
    MAY_NOT,
    NO_ANSWER,
    NO_CALL,
    OWN_SUIT,
    PLAY_ON,
    SAME_RANK,
)
from crazyeights.rules.piles import draw_card, draw_cards, hand_value, remove_card
from crazyeights.rules.scoring import end_by_hands, end_by_stop, score_deal


@compiled
def next_seat(state: State, seat: int) -> int:
    """Return the seat after another one in the direction of play."""
    return int(state.after[(state.direction + 1) >> 1, seat])


@compiled
def is_legal(state: State, rules: RuleNumbers, action: int) -> bool:
    """Say whether an action's number is legal now; a call may come from any seat (R-14)."""
    if state.phase == OVER:
        return False
    if action >> KIND == ANNOUNCE:
        seat = action & 1023
        inside = seat < 8 and (state.active >> seat) & 1 == 1
        return inside and call_possible(state, rules, seat)
    return is_among(rules, state.playable, state.may, state.turn, action)


@compiled
def act(state: State, rules: RuleNumbers, action: int, words: Words, events: Events) -> bool:
    """Carry out an action if it is legal; else return False and leave everything as it is (R-2)."""
    if not is_legal(state, rules, action):
        return False
    carry_out(state, rules, action, words, events)
    return True


@compiled
def carry_out(state: State, rules: RuleNumbers, action: int, words: Words, events: Events) -> None:
    """Carry out an action that is known to be legal, and renew what may be done next."""
    kind = action >> KIND
    if kind == ANNOUNCE:
        announce(state, rules, action & 1023, events)
    else:
        if state.forgetful >= 0 and state.forgetful != state.turn and kind != NAME_SUIT:
            punish(state, rules, words, events)
        state.actions += 1
        if kind == PLAY:
            play(state, rules, action, words, events)
        elif kind == DRAW:
            draw(state, rules, words, events)
        elif kind == PASSING:
            pass_turn(state, rules, events)
        elif kind == NAME_SUIT:
            name_suit(state, rules, action & 3, words, events)
        else:
            emit(events, CALLED_STOP, state.turn, hand_value(state, rules, state.turn), 0)
            finish(state, rules, end_by_stop(state, rules), events)
        if state.actions >= MOST_ACTIONS and state.phase != OVER:
            end_by_hands(state, rules, TOO_LONG)
            finish(state, rules, TOO_LONG, events)
    renew_options(state, rules)


@compiled
def play(state: State, rules: RuleNumbers, action: int, words: Words, events: Events) -> None:
    """Play a card: lay it, see to its suit and its effects, then go on (R-10, R-80)."""
    seat = state.turn
    card = action & 63
    named = ((action >> SUIT) & 7) - 1
    answering = state.phase == DEBT or (state.phase == MORE and state.under_debt != 0)
    if state.phase == DEBT or state.phase == SKIPPED:
        state.skip = 0
    remove_card(state, seat, card)
    state.discards[state.discards_size] = card
    state.discards_size += 1
    state.upcard = card
    state.acted = 1
    state.passes = 0
    state.anything = 0
    emit(events, PLAYED, seat, card, named if named >= 0 else NO_SUIT)
    goes_out = state.counts[seat] == 0
    if rules.last_card_call != NO_CALL:
        goes_out = keep_calls(state, rules, (action >> ANNOUNCING) & 1, words, events)
    owes_suit = False
    if (rules.wild_cards >> card) & 1 and not goes_out:
        if named >= 0:
            state.required = named
        elif rules.naming == OWN_SUIT and card != JOKER_CARD:
            state.required = card & 3
        else:
            owes_suit = True
            state.required = NO_SUIT
    else:
        state.required = card & 3
    follows = NEXT_SEAT
    if (rules.special >> card) & 1 and not (goes_out and rules.finish_effect == IGNORED):
        follows = take_effect(state, rules, seat, card, answering, words, events)
    if goes_out:
        go_out(state, rules, card, words, events)
        return
    if follows == NEXT_SEAT and rules.several == SAME_RANK:
        follows = MORE
    if owes_suit:
        state.phase = NAMING
        state.resume = follows
    else:
        go_on(state, rules, follows, words, events)


@compiled
def take_effect(
    state: State,
    rules: RuleNumbers,
    seat: int,
    card: int,
    answering: bool,
    words: Words,
    events: Events,
) -> int:
    """Let the effects of a card that ``seat`` has played take place (R-80 to R-87, R-98).

    Returns where the deal goes on: NEXT_SEAT, or TURN or COVER for the same seat.
    """
    bit = 1 << card
    if rules.reverse_cards & bit:
        if state.actives > 2:
            state.direction = -state.direction
            emit(events, REVERSED, seat, state.direction, 0)
        elif rules.two_seat_reverse == AS_SKIP:
            state.skip = 1
            state.skip_card = card
    if rules.all_draw_n[card] > 0:
        other = next_seat(state, seat)
        while other != seat:
            draw_cards(state, rules, other, rules.all_draw_n[card], FOR_ALL, words, events)
            other = next_seat(state, other)
    cancels = answering and (rules.cancel_cards & bit) != 0 and card >> 2 == state.draw_card >> 2
    if rules.draw_n[card] > 0:
        state.debt += rules.draw_n[card]
        state.draw_card = card
        emit(events, OWED, seat, state.debt, rules.draw_n[card])
    if cancels:
        emit(events, CANCELLED, seat, state.debt, 0)
        state.debt = 0
    if rules.skip_n[card] > 0:
        state.skip = min(state.skip + rules.skip_n[card], state.actives - 1)
        state.skip_card = card
    if rules.anything_cards & bit:
        state.anything = 1
        emit(events, ANYTHING_GOES, seat, 0, 0)
    if rules.cover_cards & bit:
        return COVER
    if rules.again_cards & bit:
        return TURN
    return NEXT_SEAT


@compiled
def go_on(state: State, rules: RuleNumbers, follows: int, words: Words, events: Events) -> None:
    """Go on after a play or a named suit: with the same seat, or the next one."""
    if follows == NEXT_SEAT:
        end_turn(state, rules, events)
    elif follows >= FIRST_TURN:
        begin_play(state, rules, follows == STARTER_ACTS, words, events)
    else:
        state.phase = follows
        state.drawn = 0
        state.drawn_card = NO_CARD
        if follows == COVER:
            emit(events, COVERS, state.turn, 0, 0)
        elif follows == TURN:
            emit(events, GOES_ON, state.turn, 0, 0)


@compiled
def name_suit(state: State, rules: RuleNumbers, suit: int, words: Words, events: Events) -> None:
    """Name the suit that is owed (R-13)."""
    state.required = suit
    emit(events, NAMED, state.turn, suit, 0)
    go_on(state, rules, state.resume, words, events)


@compiled
def draw(state: State, rules: RuleNumbers, words: Words, events: Events) -> None:
    """Draw one card, or the whole debt (R-11)."""
    seat = state.turn
    if state.phase == DEBT:
        owed = state.debt
        drawn = draw_cards(state, rules, seat, owed, FOR_DEBT, words, events)
        emit(events, PAID, seat, drawn, owed)
        state.debt = 0
        state.under_debt = 0
        state.acted = 1
        state.passes = 0
        if state.skip > 0:
            state.skip -= 1
            emit(events, SKIPPED_EVENT, seat, 0, 0)
            end_turn(state, rules, events)
        elif rules.after_debt == PLAY_ON:
            state.phase = TURN
        else:
            end_turn(state, rules, events)
        return
    card = draw_card(state, rules, seat, BY_CHOICE, words, events)
    if card == NO_CARD:
        emit(events, NOTHING_DRAWN, seat, 0, 0)
        return
    state.acted = 1
    state.passes = 0
    state.drawn += 1
    state.drawn_card = card
    if (
        rules.drawn_card == MAY_NOT
        and state.phase == TURN
        and drawing_finished(state, rules, cards_for_turn(state, rules))
    ):
        end_turn(state, rules, events)


@compiled
def pass_turn(state: State, rules: RuleNumbers, events: Events) -> None:
    """Pass: accept a skip, or end the turn; n idle passes in a row block the deal (R-12, R-76)."""
    seat = state.turn
    if state.phase == SKIPPED:
        state.skip -= 1
        emit(events, SKIPPED_EVENT, seat, 0, 0)
        end_turn(state, rules, events)
        return
    emit(events, PASSED, seat, 0, 0)
    if state.acted == 0:
        state.passes += 1
        if state.passes >= state.actives:
            end_by_hands(state, rules, BLOCKED)
            finish(state, rules, BLOCKED, events)
            return
    end_turn(state, rules, events)


@compiled
def end_turn(state: State, rules: RuleNumbers, events: Events) -> None:
    """End the turn of the seat to act; debts and skips fall on the next one (R-16, R-82, R-99)."""
    seat = state.turn
    if state.counts[seat] != 1:
        state.called &= ~(1 << seat)
    begin_turn(state, rules, next_seat(state, seat), events)


@compiled
def begin_turn(state: State, rules: RuleNumbers, seat: int, events: Events) -> None:
    """Begin the turn of a seat, or of the one that follows those who lose theirs (R-82, R-92)."""
    phase = TURN
    if state.debt > 0:
        phase = DEBT
    elif state.skip > 0:
        if rules.skip_answer != NO_ANSWER:
            phase = SKIPPED
        else:
            while state.skip > 0:
                state.skip -= 1
                emit(events, SKIPPED_EVENT, seat, 0, 0)
                seat = next_seat(state, seat)
    state.turn = seat
    state.phase = phase
    state.under_debt = 1 if phase == DEBT else 0
    state.acted = 0
    state.drawn = 0
    state.drawn_card = NO_CARD
    state.call_out = 0
    state.went_down = 0


@compiled
def begin_play(
    state: State, rules: RuleNumbers, starter_acts: bool, words: Words, events: Events
) -> None:
    """Begin the first turn, after the starter's effect if it has one (R-46, R-51).

    The starter acts as if the dealer had played it; with a fixed first seat, as if the seat before
    that one, in the direction after any reverse, had.
    """
    first = rules.first_turn
    if first >= 0 and (state.active >> first) & 1 == 0:
        first = next_seat(state, first)
    if starter_acts:
        by = state.dealer
        if first >= 0:
            reverses = (rules.reverse_cards >> state.upcard) & 1 == 1 and state.actives > 2
            by = next_seat(state, first) if reverses else seat_before(state, first)
        take_effect(state, rules, by, state.upcard, False, words, events)
    if state.counts[state.dealer] != 1:
        # Naming was the dealer's turn, so a call it made meanwhile ends here.
        state.called &= ~(1 << state.dealer)
    begin_turn(state, rules, first if first >= 0 else next_seat(state, state.dealer), events)


@compiled
def seat_before(state: State, seat: int) -> int:
    """Return the seat before another one in the direction of play."""
    return int(state.after[(1 - state.direction) >> 1, seat])


@compiled
def keep_calls(
    state: State, rules: RuleNumbers, announced: int, words: Words, events: Events
) -> bool:
    """See to the last-card calls after a Play; say whether the seat goes out (R-110, R-113)."""
    seat = state.turn
    count = state.counts[seat]
    if count == 1:
        state.went_down = 1
        if announced:
            state.called |= 1 << seat
            emit(events, CALLED, seat, 1, 0)
        if (state.called >> seat) & 1 == 0:
            state.forgetful = seat
    if count > 0:
        return False
    if rules.last_card_call == CALL_TWICE:
        if announced:
            emit(events, CALLED, seat, 2, 0)
        elif state.call_out == 0:
            drawn = draw_cards(
                state, rules, seat, rules.last_card_penalty, FOR_FORGETTING, words, events
            )
            emit(events, FORGOT, seat, drawn, 0)
            return drawn == 0
    return True


@compiled
def announce(state: State, rules: RuleNumbers, seat: int, events: Events) -> None:
    """Call the last card, or under `required_twice` the going out (R-110 to R-113)."""
    in_force = (state.called >> seat) & 1
    second = (
        rules.last_card_call == CALL_TWICE
        and seat == state.turn
        and state.counts[seat] == 1
        and (in_force == 1 or state.went_down == 0)
    )
    state.called |= 1 << seat
    if state.forgetful == seat:
        state.forgetful = NO_SEAT
    if second:
        state.call_out = 1
    emit(events, CALLED, seat, 2 if second else 1, 0)


@compiled
def punish(state: State, rules: RuleNumbers, words: Words, events: Events) -> None:
    """Let the seat that forgot its call draw the penalty, if it still holds one card (R-110)."""
    seat = state.forgetful
    state.forgetful = NO_SEAT
    if state.counts[seat] == 1:
        drawn = draw_cards(
            state, rules, seat, rules.last_card_penalty, FOR_FORGETTING, words, events
        )
        emit(events, FORGOT, seat, drawn, 0)


@compiled
def go_out(state: State, rules: RuleNumbers, card: int, words: Words, events: Events) -> None:
    """End the deal by a last card; an open debt is paid if effects still count (R-96)."""
    seat = state.turn
    if rules.finish_effect != IGNORED and state.debt > 0:
        victim = next_seat(state, seat)
        drawn = draw_cards(state, rules, victim, state.debt, FOR_DEBT, words, events)
        emit(events, PAID, victim, drawn, state.debt)
    state.last_seat = seat
    state.last_card = card
    state.winners = 1 << seat
    state.ending = WENT_OUT
    finish(state, rules, WENT_OUT, events)


@compiled
def finish(state: State, rules: RuleNumbers, ending: int, events: Events) -> None:
    """Close a deal whose end and winners are decided: nothing is owed any more; score it."""
    state.phase = OVER
    state.debt = 0
    state.skip = 0
    emit(events, ENDED, state.last_seat, ending, 0)
    score_deal(state, rules)
