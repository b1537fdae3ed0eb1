"""What the seat to act may do (R-12, R-20 to R-22, R-61 to R-64, R-70 to R-75, R-92, R-100)."""

from __future__ import annotations

from crazyeights.rules.compiled import compiled
from crazyeights.rules.layout import (
    ALL_CARDS,
    CALL_WITH_PLAY,
    COVER,
    DEBT,
    LAST_CARD,
    MAY_CALL,
    MAY_DRAW,
    MAY_NAME,
    MAY_PASS,
    MAY_STOP,
    MORE,
    NAMING,
    OVER,
    SKIPPED,
    TURN,
    RuleNumbers,
    State,
)
from crazyeights.rules.options import (
    ANY_DRAW_CARD,
    AS_SKIP,
    CALL_TWICE,
    MAY_NOT,
    MUST_PLAY,
    NO_CALL,
    OFF,
    SAME_RANK,
)
from crazyeights.rules.piles import can_draw, hand_value

SUIT_CARDS = 0x1111111111111
"""The mask of all clubs; shifted by a suit, that of its cards."""


@compiled
def rank_cards(card: int) -> int:
    """Return the mask of all cards of a card's rank."""
    return (15 << (card & ~3)) & ALL_CARDS


@compiled
def matching_cards(state: State) -> int:
    """Return the mask of the cards with the upcard's rank or the required suit (R-20)."""
    return rank_cards(state.upcard) | (SUIT_CARDS << state.required) & ALL_CARDS


@compiled
def permitted(state: State, rules: RuleNumbers, cards: int) -> int:
    """Take away what may not be played although it would match (R-61, R-62, R-64, R-97)."""
    if rules.restricted == 0:
        return cards
    if rules.wild_on_wild == 0 and (rules.wild_cards >> state.upcard) & 1:
        cards &= ~rules.named_wild
    if rules.wild_must_match and state.anything == 0:
        cards &= ~rules.named_wild | matching_cards(state)
    if state.counts[state.turn] == 1:
        if rules.finish_on_wild == 0:
            cards &= ~rules.wild_cards
        if rules.finish_on_special == 0:
            cards &= ~rules.special
    return cards


@compiled
def cards_for_turn(state: State, rules: RuleNumbers) -> int:
    """Return the cards of the hand that may be played with no debt and no skip (R-20, R-84)."""
    hand = state.hands[state.turn, 0] & ALL_CARDS
    if state.anything == 0:
        hand &= matching_cards(state) | rules.wild_cards
    return permitted(state, rules, hand)


@compiled
def answer_cards(state: State, rules: RuleNumbers) -> int:
    """Return the mask of the cards that answer the debt (R-90, R-98)."""
    same_rank = rank_cards(state.draw_card)
    answer = rules.draw_answer[state.draw_card]
    cards = rules.cancel_cards & same_rank
    if answer == SAME_RANK:
        cards |= rules.draw_cards & same_rank
    elif answer == ANY_DRAW_CARD:
        cards |= rules.draw_cards
    return cards


@compiled
def skipping_cards(state: State, rules: RuleNumbers) -> int:
    """Return the mask of the cards with a skip effect at this number of seats (R-83)."""
    if state.actives == 2 and rules.two_seat_reverse == AS_SKIP:
        return rules.skip_cards | rules.reverse_cards
    return rules.skip_cards


@compiled
def drawing_finished(state: State, rules: RuleNumbers, playable: int) -> bool:
    """Say whether a seat that has drawn in this turn is done with drawing (R-70)."""
    if (playable >> state.drawn_card) & 1 or state.drawn >= rules.most_draws:
        return True
    return not can_draw(state, rules)


@compiled
def call_possible(state: State, rules: RuleNumbers, seat: int) -> bool:
    """Say whether Announce is legal for a seat of the deal (R-111, R-112, R-113)."""
    if rules.last_card_call == NO_CALL:
        return False
    count = state.counts[seat]
    own_turn = seat == state.turn
    if (state.called >> seat) & 1 == 0:
        return count == 1 or (count == 2 and own_turn)
    second = rules.last_card_call == CALL_TWICE and own_turn and count == 1
    return second and state.call_out == 0


@compiled
def call_with_play(state: State, rules: RuleNumbers) -> bool:
    """Say whether the seat to act may announce with a Play (R-112)."""
    if rules.last_card_call == NO_CALL:
        return False
    count = state.counts[state.turn]
    if count == 2:
        return (state.called >> state.turn) & 1 == 0
    return count == 1 and rules.last_card_call == CALL_TWICE and state.call_out == 0


@compiled
def renew_turn(state: State, rules: RuleNumbers) -> None:
    """Renew `playable` and `may` for an ordinary turn, or for what `again` adds to it."""
    playable = cards_for_turn(state, rules)
    may = 0
    if state.drawn == 0:
        if (playable == 0 or rules.voluntary_draw) and can_draw(state, rules):
            may |= MAY_DRAW
        elif playable == 0:
            may |= MAY_PASS
        if (
            rules.stop_call != OFF
            and state.acted == 0
            and hand_value(state, rules, state.turn) <= rules.stop_call
        ):
            may |= MAY_STOP
    elif not drawing_finished(state, rules, playable):
        may |= MAY_DRAW
        if rules.drawn_card == MAY_NOT:
            playable = 0
    elif rules.drawn_card == MUST_PLAY and (playable >> state.drawn_card) & 1:
        playable = 1 << state.drawn_card
    else:
        may |= MAY_PASS
    state.playable = playable
    state.may = may


@compiled
def renew_options(state: State, rules: RuleNumbers) -> None:
    """Renew `playable` and `may`: what the seat to act may do now."""
    phase = state.phase
    if phase == TURN:
        renew_turn(state, rules)
    else:
        hand = state.hands[state.turn, 0] & ALL_CARDS
        playable = 0
        may = 0
        if phase == DEBT:
            playable = permitted(state, rules, hand & answer_cards(state, rules))
            may = MAY_DRAW
        elif phase == SKIPPED:
            cards = hand & rank_cards(state.skip_card) & skipping_cards(state, rules)
            playable = permitted(state, rules, cards)
            may = MAY_PASS
        elif phase == MORE:
            cards = hand & rank_cards(state.upcard)
            if state.under_debt:
                cards &= answer_cards(state, rules)
            playable = permitted(state, rules, cards)
            may = MAY_PASS
        elif phase == COVER:
            playable = cards_for_turn(state, rules)
            if playable == 0:
                may = MAY_DRAW if can_draw(state, rules) else MAY_PASS
        elif phase == NAMING:
            may = MAY_NAME
        state.playable = playable
        state.may = may
    if phase == OVER:
        return
    if rules.last_card_call != NO_CALL:
        if call_possible(state, rules, state.turn):
            state.may |= MAY_CALL
        if state.playable != 0 and call_with_play(state, rules):
            state.may |= CALL_WITH_PLAY
    if state.counts[state.turn] == 1:
        state.may |= LAST_CARD
