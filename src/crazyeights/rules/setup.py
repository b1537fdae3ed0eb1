"""The start of a deal: cut, shuffle, hands, starter (R-44 to R-51)."""

from __future__ import annotations

from crazyeights.rules.chance import Words
from crazyeights.rules.compiled import compiled, compiled_apart, count_ones
from crazyeights.rules.deal import go_on, next_seat
from crazyeights.rules.events import BURIED, CUT, DEALER, DEALT, STARTER, Events, emit
from crazyeights.rules.layout import (
    FIRST_TURN,
    JOKER_CARD,
    NAMING,
    NO_CARD,
    NO_SEAT,
    NO_SUIT,
    NOT_OVER,
    SEATS,
    STARTER_ACTS,
    TURN,
    RuleNumbers,
    State,
)
from crazyeights.rules.matching import renew_options
from crazyeights.rules.options import (
    ACTS,
    ANYTHING,
    BURY,
    BURY_SPECIAL,
    OWN_SUIT,
    STANDARD,
)
from crazyeights.rules.piles import add_card, bury_card, shuffle_stock


@compiled_apart
def start_deal(
    state: State, rules: RuleNumbers, dealer: int, active: int, words: Words, events: Events
) -> None:
    """Deal anew among the seats of the mask ``active``; with NO_SEAT for dealer they cut for it.

    Nothing of an earlier deal outlives it (R-22) but the state's generator.
    """
    clear(state, rules, active)
    if dealer == NO_SEAT:
        dealer = cut_for_deal(state, rules, words, events)
    state.dealer = dealer
    emit(events, DEALER, dealer, 0, 0)
    fill_stock(state, rules)
    shuffle_stock(state, words)
    deal_hands(state, rules, events)
    turn_starter(state, rules, words, events)
    renew_options(state, rules)


@compiled
def clear(state: State, rules: RuleNumbers, active: int) -> None:
    """Bring a state to where it is before the cards are dealt."""
    state.seated = rules.seats
    state.active = active
    state.actives = count_ones(active)
    state.direction = 1 if rules.direction == 0 else -1
    for seat in range(SEATS):
        state.hands[seat, 0] = 0
        state.hands[seat, 1] = 0
        state.counts[seat] = 0
        state.scores[seat] = 0
    for seat in range(rules.seats):
        after = (seat + 1) % rules.seats
        while (active >> after) & 1 == 0:
            after = (after + 1) % rules.seats
        before = (seat + rules.seats - 1) % rules.seats
        while (active >> before) & 1 == 0:
            before = (before + rules.seats - 1) % rules.seats
        state.after[1, seat] = after
        state.after[0, seat] = before
    state.phase = TURN
    state.resume = TURN
    state.turn = NO_SEAT
    state.upcard = NO_CARD
    state.required = NO_SUIT
    state.anything = 0
    state.debt = 0
    state.draw_card = NO_CARD
    state.skip = 0
    state.skip_card = NO_CARD
    state.under_debt = 0
    state.acted = 0
    state.drawn = 0
    state.drawn_card = NO_CARD
    state.passes = 0
    state.actions = 0
    state.called = 0
    state.call_out = 0
    state.went_down = 0
    state.forgetful = NO_SEAT
    state.ending = NOT_OVER
    state.winners = 0
    state.last_seat = NO_SEAT
    state.last_card = NO_CARD
    state.reshuffles = 0
    state.discards_size = 0
    state.words_used = 0


@compiled
def fill_stock(state: State, rules: RuleNumbers) -> None:
    """Lay all cards of the deal into the stock, in the order of their indices."""
    for place in range(rules.deck_size):
        state.stock[place] = rules.deck[place]
    state.stock_size = rules.deck_size


@compiled
def cut_for_deal(state: State, rules: RuleNumbers, words: Words, events: Events) -> int:
    """Let the seats cut for the deal; return the one with the highest card (R-45).

    They take cards from the top of the shuffled pack, in the order of the seats; those who tie take
    another one each. Should the pack run out among them, the first of them deals.
    """
    fill_stock(state, rules)
    shuffle_stock(state, words)
    cutting = state.active
    while True:
        highest = -1
        tied = 0
        for seat in range(SEATS):
            if (cutting >> seat) & 1 and state.stock_size > 0:
                state.stock_size -= 1
                card = int(state.stock[state.stock_size])
                emit(events, CUT, seat, card, 0)
                if card >> 2 > highest:
                    highest = card >> 2
                    tied = 0
                if card >> 2 == highest:
                    tied |= 1 << seat
        if count_ones(tied) == 1 or state.stock_size == 0:
            for seat in range(SEATS):
                if ((tied or cutting) >> seat) & 1:
                    return seat
        cutting = tied


@compiled
def deal_hands(state: State, rules: RuleNumbers, events: Events) -> None:
    """Deal card by card, beginning after the dealer in the starting direction (R-44, R-45)."""
    size = rules.hand_size
    if size == STANDARD:
        size = 7 if state.actives == 2 else 5
    seat = state.dealer
    for _ in range(size * state.actives):
        seat = next_seat(state, seat)
        state.stock_size -= 1
        add_card(state, seat, int(state.stock[state.stock_size]))
    for _ in range(state.actives):
        seat = next_seat(state, seat)
        emit(events, DEALT, seat, size, 0)


@compiled
def turn_starter(state: State, rules: RuleNumbers, words: Words, events: Events) -> None:
    """Turn the starter, bury what may not be it, and begin to play (R-50, R-51)."""
    aside = 0
    while True:
        state.stock_size -= 1
        card = int(state.stock[state.stock_size])
        wild = (rules.wild_cards >> card) & 1 == 1
        special = (rules.special >> card) & 1 == 1
        unfit = (wild and rules.starter_wild == BURY) or (
            special and rules.starter_special == BURY_SPECIAL
        )
        if not unfit or state.stock_size == 0:
            break
        state.discards[aside] = card
        aside += 1
        emit(events, BURIED, NO_SEAT, card, 0)
    for place in range(aside):
        bury_card(state, int(state.discards[place]), words)
    state.discards[0] = card
    state.discards_size = 1
    state.upcard = card
    emit(events, STARTER, NO_SEAT, card, 0)
    acts = special and not unfit and rules.starter_special == ACTS
    follows = STARTER_ACTS if acts else FIRST_TURN
    joker = card == JOKER_CARD
    if not joker:
        state.required = card & 3
    if wild and rules.starter_wild == ANYTHING and not unfit:
        state.anything = 1
        go_on(state, rules, follows, words, events)
    elif wild and (joker or rules.naming != OWN_SUIT):
        state.required = NO_SUIT
        state.turn = state.dealer
        state.phase = NAMING
        state.resume = follows
    else:
        go_on(state, rules, follows, words, events)
