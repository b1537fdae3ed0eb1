"""What each viewer sees: all it may know, and nothing that it may not (R-161)."""

from __future__ import annotations

import dataclasses
import gc
import random
from collections.abc import Iterator
from enum import Enum
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.random_rules import rules_from_seed, valid_rules
from tests.worlds import (
    all_viewers,
    game_under_way,
    legal_in_both,
    order_is_public,
    other_world,
    play_on,
    replace_card,
    visible,
)

from crazyeights import Announce, Card, Draw, Game, Pass, Rules, Suit, View, ViewEvent, view_of
from crazyeights.game import Cause, DealEnd, DealLog, DealState, EventKind
from crazyeights.rules.chance import WordStream
from crazyeights.rules.compiled import default_mode
from crazyeights.rules.layout import NO_CARD, STATE, State, new_state
from crazyeights.rules.matching import renew_options
from crazyeights.rules.presets import PRESETS
from crazyeights.views import VIEW, Phase, events_for

pytestmark = pytest.mark.engine

FAST = default_mode() == "compiled"
EXAMPLES = 100 if FAST else 10
SETS = 200 if FAST else 20

moments = st.tuples(valid_rules(), st.integers(0, 2**32), st.integers(0, 120))
"""Rules, a seed, and how many actions a game has seen."""


def games(count: int) -> Iterator[tuple[Game, random.Random]]:
    """Give games under way, one by every preset and the others by random rules."""
    for seed, name in enumerate(PRESETS):
        chooser = random.Random(seed)
        yield game_under_way(Rules.preset(name), seed, chooser.randrange(60)), chooser
    for seed in range(count):
        chooser = random.Random(seed)
        yield game_under_way(rules_from_seed(seed), seed, chooser.randrange(120)), chooser


# ── Nothing that a viewer may not know ──────────────────────────────────────────────────────────


def assert_same(game: Game, other: Game, viewer: int | None) -> None:
    """Assert that a viewer sees the same of two games, byte for byte."""
    assert not differences(view_of(game, viewer), view_of(other, viewer))
    seen = events_for(game.deal.events, viewer), events_for(other.deal.events, viewer)
    assert seen[0] == seen[1]
    assert repr(seen[0]) == repr(seen[1])


def differences(view: View, other: View) -> list[str]:
    """Return the names of the parts in which two views differ; the parts are too long to show."""
    here, there = visible(view), visible(other)
    return [name for name, value in here.items() if value != there[name]]


@settings(max_examples=EXAMPLES)
@given(moments, st.randoms(use_true_random=False))
def test_hidden_cards_do_not_show(moment: tuple[Rules, int, int], chooser: random.Random) -> None:
    """R-161, case 45: wherever the hidden cards lie, a viewer sees the same.

    For every seat and for a spectator, at any moment of a game.
    """
    game = game_under_way(*moment)
    for viewer in all_viewers(game.rules):
        assert_same(game, other_world(game, viewer, chooser), viewer)


def test_hidden_cards_do_not_show_in_any_preset() -> None:
    """R-161, case 45: the same, all through a deal of each preset."""
    different = looks = 0
    for seed, name in enumerate(PRESETS):
        chooser = random.Random(seed)
        game = Game(Rules.preset(name), seed=seed)
        while not game.deal_over:
            viewer = chooser.choice(all_viewers(game.rules))
            world = other_world(game, viewer, chooser)
            assert_same(game, world, viewer)
            different += world.state.box.tobytes() != game.state.box.tobytes()
            looks += 1
            play_on(game, chooser, 7)
    assert different > 0.99 * looks


@settings(max_examples=EXAMPLES)
@given(moments, st.randoms(use_true_random=False))
def test_hidden_cards_do_not_show_later(
    moment: tuple[Rules, int, int], chooser: random.Random
) -> None:
    """R-161: what is done afterwards tells a viewer nothing but what was done.

    Two games that differ in the hands of others go on with the same actions, as far as both allow
    them; what the viewer sees of them, and of what happens, stays the same to the end of the deal.
    """
    start = game_under_way(*moment)
    if start.deal_over:
        return
    for viewer in all_viewers(start.rules):
        game, other = start.copy(), other_world(start, viewer, chooser, stock=False)
        for _ in range(30):
            action = legal_in_both(game, other, chooser)
            if action is None:
                break
            happened, there = game.act(action), other.act(action)
            if game.deal_over or other.deal_over:
                break
            assert events_for(happened, viewer) == events_for(there, viewer)
            assert not differences(view_of(game, viewer), view_of(other, viewer))


def cards_in(thing: object) -> set[Card]:
    """Return every card in a view or view event, however deep, but for those in the rules."""
    return {found for found in reachable(thing) if isinstance(found, Card)}


def reachable(thing: object) -> list[object]:
    """Return every object that can be reached from another one, but for rules, types and code."""
    found: dict[int, object] = {}
    waiting = [thing]
    while waiting:
        one = waiting.pop()
        if id(one) in found or isinstance(one, Rules | Enum | ModuleType | FunctionType | type):
            continue
        found[id(one)] = one
        if isinstance(one, Card):
            continue
        waiting += gc.get_referents(one)
        if isinstance(one, np.ndarray | np.generic):
            waiting.append(one.base)
        if dataclasses.is_dataclass(one):
            waiting += [getattr(one, field.name) for field in dataclasses.fields(one)]
    return list(found.values())


def test_every_card_in_a_view_was_shown_to_its_viewer() -> None:
    """R-161: no view or view event of anybody holds a card which that viewer has not been shown.

    Shown are the own hand, the discard pile, the stock once its order is public, cards cut and
    buried, and after the deal all hands.
    """
    for start, chooser in games(SETS // 10):
        game = Game(start.rules, seed=chooser.randrange(1000))
        viewers = all_viewers(game.rules)
        public = {event.card for event in game.deal.events if event.card is not None}
        own: dict[int | None, set[Card]] = {viewer: set() for viewer in viewers}
        for _ in range(40):
            public |= {*game.state.discards}
            if order_is_public(game):
                public |= {*game.state.stock}
            if game.deal_over:
                public |= {card for hand in game.deal.hands for card in hand}
            for seat in range(game.rules.seats):
                own[seat] |= {*game.state.hand(seat)}
            for viewer in chooser.sample(viewers, 2):
                shown = public | own[viewer]
                assert cards_in(view_of(game, viewer)) <= shown
                for event in events_for(game.deal.events, viewer):
                    assert cards_in(event) <= shown
            if game.deal_over:
                break
            play_on(game, chooser, 1)


def test_a_view_holds_nothing_of_the_game_itself() -> None:
    """R-161: from a view no state, log, secret or memory of the game can be reached."""
    for game, _ in games(SETS // 10):
        secrets = {log.secret for log in game.deals}
        for viewer in all_viewers(game.rules):
            view = view_of(game, viewer)
            for thing in reachable(view):
                assert not isinstance(thing, Game | DealState | DealLog | WordStream)
                assert not isinstance(thing, bytes) or thing not in secrets
            for secret in secrets:
                assert secret.hex() not in repr(view)


def arrays_of(view: View) -> Iterator[Any]:
    """Give every array in a view."""
    for field in dataclasses.fields(view):
        record = getattr(view, field.name)
        if isinstance(record, np.void):
            for name in record.dtype.names or ():
                if isinstance(record[name], np.ndarray):
                    yield record[name]


def test_a_view_shares_no_memory_with_the_game() -> None:
    """R-161: a view stays what it was while the game goes on; changing it changes no game."""
    for game, chooser in games(SETS // 10):
        for viewer in all_viewers(game.rules):
            view = view_of(game, viewer)
            again = view_of(game, viewer)
            for array in arrays_of(view):
                assert not np.shares_memory(array, game.state.box.view(np.uint8))
                assert not np.shares_memory(array, game.log_box.view(np.uint8))
                assert not any(np.shares_memory(array, other) for other in arrays_of(again))
        viewer = chooser.choice(all_viewers(game.rules))
        view = view_of(game, viewer)
        before = visible(view)
        play_on(game, chooser, 10)
        after = visible(view)
        assert all(after[name] == value for name, value in before.items())
        state = game.state.box.tobytes()
        for array in arrays_of(view):
            array[...] = 1
        assert game.state.box.tobytes() == state


def test_a_card_drawn_shows_only_to_who_drew_it() -> None:
    """R-161: seat and reason of a draw are public, the card is for that seat alone."""
    game = Game(Rules(seats=3, draw=3, voluntary_draw=True), seed=4)
    drawer = game.turn
    assert drawer is not None
    first = game.state.stock[0]
    happened = game.act("d")
    for viewer in (0, 1, 2, None):
        card = first if viewer == drawer else None
        wanted = ViewEvent(EventKind.DREW, drawer, card, cause=Cause.CHOICE)
        assert events_for(happened, viewer) == (wanted,)


def test_who_drew_another_card_looks_the_same_to_others() -> None:
    """R-161: exchange the card in any draw: nobody but the drawer sees a difference."""
    draws = 0
    for game, chooser in games(SETS // 3):
        for event in game.deal.events:
            if event.kind != EventKind.DREW:
                continue
            draws += 1
            exchanged = replace_card(event, chooser)
            for viewer in all_viewers(game.rules):
                same = events_for([event], viewer) == events_for([exchanged], viewer)
                assert same == (viewer != event.seat or exchanged == event)
    assert draws > 100


def test_legal_actions_go_only_to_the_seat_to_act() -> None:
    """R-14, R-161: others get no action but their own call, a spectator none, nor a hint of it."""
    for game, _ in games(SETS):
        for viewer in all_viewers(game.rules):
            view = view_of(game, viewer)
            if viewer is not None and viewer == game.turn:
                assert view.legal == tuple(game.legal_actions)
                continue
            calls = viewer is not None and not game.deal_over and game.is_legal(Announce(viewer))
            assert view.legal == ((Announce(viewer),) if calls and viewer is not None else ())
            assert view.drawn_card is None
            record = view.record
            assert (record.playable, record.may, record.drawn_card) == (0, 0, NO_CARD)
            assert record.may_call == calls


# ── All that a viewer may know ──────────────────────────────────────────────────────────────────


def test_a_view_tells_the_truth() -> None:
    """Every field of a view is what the game says, or empty where the viewer may not know it."""
    for game, _ in games(SETS):
        state = game.state
        record = state.record
        for viewer in all_viewers(game.rules):
            view = view_of(game, viewer)
            assert view.seat == viewer
            assert view.rules == game.rules
            assert (view.deal, view.seats) == (len(game.deals), game.deal.seats)
            assert (view.turn, view.dealer) == (game.turn, game.deal.dealer)
            assert view.direction == record.direction
            assert view.hand == (() if viewer is None else state.hand(viewer))
            assert view.counts == tuple(len(state.hand(seat)) for seat in range(game.rules.seats))
            assert view.discards == state.discards
            assert view.upcard == state.discards[-1]
            assert view.stock_count == len(state.stock)
            assert view.stock == (state.stock if order_is_public(game) else ())
            assert view.totals == game.totals
            assert view.commitment == game.deal.commitment
            assert view.next_commitment == game.next_commitment
            assert (view.phase == Phase.OVER) == game.deal_over
            assert (view.ended is not None) == game.deal_over
            assert view.winners == (None if game.outcome is None else game.outcome.winners)


def imagined(view: View) -> State:
    """Return a state made from the record of a seat's view alone, the hidden cards left out."""
    record = view.record
    state = new_state()
    for name in set(VIEW.names or ()) & set(STATE.names or ()) - {"playable", "may"}:
        state[name] = record[name]
    state.hands[record.seat] = record.hand
    return state


def test_what_is_seen_decides_what_is_legal() -> None:
    """Case 45: two situations with different legal actions never look the same to the seat to act.

    What it may do follows from its view without the list of legal actions, which is recomputed here
    from the rest.
    """
    some_draw = [card for rank in "234567" for card in (f"{rank}H", f"{rank}S")]
    effects = ";".join(f"{card}:draw(1,any_draw_card)" for card in some_draw)
    # Whether a turn began under a debt matters only while it goes on with cards of one rank.
    tangled = Rules.from_text(f"seats=2 hand_size=15 several=same_rank effects={effects}")
    more = [(Game(tangled, seed=seed), random.Random(seed)) for seed in range(20)]
    for game, chooser in [*games(SETS), *more]:
        for _ in range(10):
            if game.turn is not None:
                view = view_of(game, game.turn)
                state = imagined(view)
                renew_options(state, game.numbers)
                assert (state.playable, state.may) == (view.record.playable, view.record.may)
            play_on(game, chooser, 1)


def test_different_hands_look_different() -> None:
    """Case 45: to exchange a card of the own hand for another one changes the view."""
    for game, chooser in games(SETS // 3):
        seat = chooser.choice(game.deal.seats)
        others = [other for other in game.deal.seats if other != seat]
        mine, theirs = game.state.record.hands[seat], game.state.record.hands[others[0]]
        if game.deal_over or tuple(mine) == tuple(theirs):
            continue
        before = view_of(game, seat)
        exchanged = game.copy()
        exchanged.state.record.hands[seat] = theirs
        exchanged.state.record.hands[others[0]] = mine
        assert {"hand", "record"} <= set(differences(before, view_of(exchanged, seat)))


def test_a_spectator_sees_the_table_and_no_hand() -> None:
    """A spectator (None) sees counts and piles, no hand, and has nothing to do."""
    game = Game(Rules.preset("penalty", seats=3), seed=1)
    view = view_of(game, None)
    assert (view.seat, view.hand, view.legal) == (None, (), ())
    assert view.counts == (5, 5, 5)
    assert view.stock_count == 52 - 15 - 1
    assert view.stock == ()
    assert view.discards == (view.upcard,)


def test_all_hands_are_open_after_the_deal() -> None:
    """R-131: when a deal is over everybody sees how, all hands, and what they count."""
    game = Game(Rules.preset("penalty", seats=3), seed=1)
    play_on(game, random.Random(1), 1)
    while not game.deal_over:
        assert all(view_of(game, viewer).ended is None for viewer in (0, 1, 2, None))
        play_on(game, random.Random(1), 1)
    for viewer in (0, 1, 2, None):
        ended = view_of(game, viewer).ended
        assert ended is not None
        assert ended.end == DealEnd.WENT_OUT
        assert ended.hands == tuple(game.state.hand(seat) for seat in range(3))
        assert ended.hands[ended.winners[0]] == ()
        assert ended.scores == game.deal.scores
        assert ended.hand_values == ended.scores
        # The stock is turned up by nobody.
        assert view_of(game, viewer).stock == ()


def test_a_stock_turned_over_is_public() -> None:
    """R-73: under turn_over the stock is hidden at first; once the pile was turned over, known."""
    rules = Rules(seats=2, pack="german32", hand_size=12, empty_stock="turn_over")
    for seed in range(100):
        game = Game(rules, seed=seed)
        pile = game.state.discards
        chooser = random.Random(seed)
        while not game.deal_over and not order_is_public(game):
            assert view_of(game, None).stock == ()
            pile = game.state.discards
            play_on(game, chooser, 1)
        if game.deal_over:
            continue
        drawn = len(pile) - 1 - len(game.state.stock)
        for viewer in (0, 1, None):
            # The card discarded first is drawn first.
            assert view_of(game, viewer).stock == pile[drawn:-1]
        return
    pytest.fail("no pile was turned over")


def test_a_view_shows_debts_and_skips() -> None:
    """R-90, R-95: everybody sees what the seat to act owes, and on account of which card."""
    game = Game(Rules.from_text("seats=3 effects=2:draw(2,same_rank);J:skip(1)"), seed=0)
    for seed in range(2000):
        game = Game(game.rules, seed=seed)
        two = next((a for a in game.legal_actions if str(a)[0] == "2"), None)
        if two is None:
            continue
        game.act(two)
        for viewer in (0, 1, 2, None):
            view = view_of(game, viewer)
            assert (view.phase, view.debt, view.draw_card) == (Phase.DEBT, 2, Card(str(two)))
            assert (view.skip, view.skip_card) == (0, None)
        return
    pytest.fail("nobody was dealt a two to begin with")


def test_a_view_shows_the_suit_named() -> None:
    """R-20: the required suit is the one named, not the one printed on the eight."""
    for seed in range(200):
        game = Game(Rules(seats=2), seed=seed)
        eight = next((a for a in game.legal_actions if str(a) in {"8S=H", "8C=H", "8D=H"}), None)
        if eight is None:
            continue
        game.act(eight)
        assert {view_of(game, viewer).required for viewer in (0, 1, None)} == {Suit.HEARTS}
        return
    pytest.fail("nobody was dealt an eight to begin with")


def test_a_view_cannot_be_changed() -> None:
    """A view is a value."""
    view = view_of(Game(Rules(seats=2), seed=1), 0)
    with pytest.raises(dataclasses.FrozenInstanceError):
        view.hand = ()  # type: ignore[misc]


def test_what_to_do_after_drawing_shows_in_the_own_view() -> None:
    """R-72: the card drawn is in the view of who drew it, which then says what may be done."""
    game = Game(Rules(seats=2, draw=1, voluntary_draw=True, drawn_card="may_play"), seed=2)
    seat = game.turn
    assert seat is not None
    assert Draw() in view_of(game, seat).legal
    card = game.state.stock[0]
    game.act(Draw())
    view = view_of(game, seat)
    assert (view.turn, view.drawn, view.drawn_card) == (seat, 1, card)
    assert Pass() in view.legal
    other = view_of(game, 1 - seat)
    assert (other.turn, other.drawn, other.drawn_card) == (seat, 1, None)
