"""Moving cards: hands, stock and discard pile (R-3, R-45, R-50, R-73)."""

from __future__ import annotations

from crazyeights.rules.chance import Words, below
from crazyeights.rules.compiled import compiled, count_ones, lowest
from crazyeights.rules.events import DREW, RESHUFFLED, TURNED_OVER, Events, emit
from crazyeights.rules.layout import JOKER_CARD, NO_CARD, NO_SEAT, RuleNumbers, State
from crazyeights.rules.options import NO_RESHUFFLE, RESHUFFLE


@compiled
def add_card(state: State, seat: int, card: int) -> None:
    """Put a card into a hand."""
    bit = 1 << card
    held = state.hands[seat, 0]
    if held & bit == 0:
        state.hands[seat, 0] = held | bit
    elif card == JOKER_CARD:
        jokers = held >> JOKER_CARD
        state.hands[seat, 0] = held | ((jokers + 1) << JOKER_CARD)
    else:
        state.hands[seat, 1] |= bit
    state.counts[seat] += 1


@compiled
def remove_card(state: State, seat: int, card: int) -> None:
    """Take a card that the hand holds out of it."""
    bit = 1 << card
    if card == JOKER_CARD:
        jokers = state.hands[seat, 0] >> JOKER_CARD
        fewer = (jokers >> 1) << JOKER_CARD
        state.hands[seat, 0] = (state.hands[seat, 0] & (bit - 1)) | fewer
    elif state.hands[seat, 1] & bit:
        state.hands[seat, 1] ^= bit
    else:
        state.hands[seat, 0] ^= bit
    state.counts[seat] -= 1


@compiled
def cards_value(rules: RuleNumbers, cards: int) -> int:
    """Return the points of the cards of a mask (R-130)."""
    total = 0
    while cards > 0:
        total += rules.value[lowest(cards)]
        cards &= cards - 1
    return total


@compiled
def hand_value(state: State, rules: RuleNumbers, seat: int) -> int:
    """Return the points of a hand (R-130)."""
    first = state.hands[seat, 0]
    jokers = count_ones(first >> JOKER_CARD)
    one_joker = rules.value[JOKER_CARD]
    return (
        cards_value(rules, first & ((1 << JOKER_CARD) - 1))
        + cards_value(rules, state.hands[seat, 1])
        + jokers * one_joker
    )


@compiled
def can_draw(state: State, rules: RuleNumbers) -> bool:
    """Say whether there is a card to draw, by a reshuffle if need be."""
    if state.stock_size > 0:
        return True
    return rules.empty_stock != NO_RESHUFFLE and state.discards_size > 1


@compiled
def shuffle_stock(state: State, words: Words) -> None:
    """Shuffle the whole stock: Fisher and Yates, from the top down."""
    for place in range(state.stock_size - 1, 0, -1):
        other = below(state, words, place + 1)
        card = state.stock[place]
        state.stock[place] = state.stock[other]
        state.stock[other] = card


@compiled
def refill_stock(state: State, rules: RuleNumbers, words: Words, events: Events) -> None:
    """Make a new stock of all discards but the upcard (R-73)."""
    size = state.discards_size - 1
    state.stock_size = size
    if rules.empty_stock == RESHUFFLE:
        for place in range(size):
            state.stock[place] = state.discards[place]
        shuffle_stock(state, words)
        emit(events, RESHUFFLED, -1, size, 0)
    else:
        for place in range(size):
            state.stock[size - 1 - place] = state.discards[place]
        emit(events, TURNED_OVER, -1, size, 0)
    state.discards[0] = state.discards[size]
    state.discards_size = 1
    state.reshuffles += 1


@compiled
def draw_card(
    state: State, rules: RuleNumbers, seat: int, cause: int, words: Words, events: Events
) -> int:
    """Draw one card for a seat, which clears its call (R-111); return it, or NO_CARD."""
    if state.stock_size == 0:
        if not can_draw(state, rules):
            return NO_CARD
        refill_stock(state, rules, words, events)
    state.stock_size -= 1
    card = int(state.stock[state.stock_size])
    add_card(state, seat, card)
    state.called &= ~(1 << seat)
    if seat == state.turn:
        state.call_out = 0
    if state.forgetful == seat:
        state.forgetful = NO_SEAT
    emit(events, DREW, seat, card, cause)
    return card


@compiled
def draw_cards(
    state: State, rules: RuleNumbers, seat: int, n: int, cause: int, words: Words, events: Events
) -> int:
    """Draw up to ``n`` cards for a seat; return how many there were (R-77)."""
    drawn = 0
    while drawn < n and draw_card(state, rules, seat, cause, words, events) != NO_CARD:
        drawn += 1
    return drawn


@compiled
def bury_card(state: State, card: int, words: Words) -> None:
    """Put a card back into the stock at a random place (R-50)."""
    place = below(state, words, state.stock_size + 1)
    for above in range(state.stock_size, place, -1):
        state.stock[above] = state.stock[above - 1]
    state.stock[place] = card
    state.stock_size += 1
