"""Other worlds: the same game to one viewer, with the cards it cannot see lying elsewhere."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import fields
from typing import Any

import numpy as np

from crazyeights.cards import Card
from crazyeights.game import Event, EventKind, Game
from crazyeights.rules import events, layout, log
from crazyeights.rules.actions import Action
from crazyeights.rules.matching import renew_options
from crazyeights.rules.options import Rules
from crazyeights.rules.piles import add_card
from crazyeights.views import View


def play_on(game: Game, chooser: random.Random, actions: int) -> None:
    """Play on at random, into further deals too, until the game is over."""
    for _ in range(actions):
        if game.outcome is not None:
            return
        if game.deal_over:
            game.next_deal()
        else:
            game.act(chooser.choice(game.legal_actions))


def game_under_way(rules: Rules, seed: int, actions: int) -> Game:
    """Return a game after some random actions."""
    game = Game(rules, seed=seed)
    play_on(game, random.Random(seed), actions)
    return game


def other_world(
    game: Game, viewer: int | None, chooser: random.Random, *, stock: bool = True
) -> Game:
    """Return a copy of a game in which what a viewer cannot know is different.

    The cards of the other hands and of the stock are mixed, every hand keeping its size; so are the
    cards that others have drawn according to the logs. What everybody knows stays: hands that lie
    open after the deal, and once the pile has been turned over (R-73) the order of the stock and
    what is drawn from it. Without ``stock`` the stock stays as it is.
    """
    world = game.copy()
    state = world.state.record
    known = _drawn_openly(game)
    hidden = [] if game.deal_over else [seat for seat in range(game.rules.seats) if seat != viewer]
    kept = {seat: Counter(game.state.hand(seat)) & known[seat] for seat in hidden}
    pool = [
        card for seat in hidden for card in (Counter(game.state.hand(seat)) - kept[seat]).elements()
    ]
    size = int(state.stock_size)
    mixed_stock = stock and not order_is_public(game)
    if mixed_stock:
        pool += game.state.stock
    chooser.shuffle(pool)
    for seat in hidden:
        count = int(state.counts[seat])
        held = list(kept[seat].elements())
        held += [pool.pop() for _ in range(count - len(held))]
        state.hands[seat] = state.counts[seat] = 0
        for card in held:
            add_card(state, seat, card.index)
        if seat == state.turn and state.drawn_card >= 0:
            # The hand keeps its size and has grown by a draw, so there is a card.
            state.drawn_card = chooser.choice(held).index
    if mixed_stock:
        state.stock[:size] = [pool.pop().index for _ in range(size)]
    assert not pool
    renew_options(state, world.numbers)
    _mix_logs(world, viewer, chooser)
    return world


def visible(view: View) -> dict[str, Any]:
    """Return everything in a view as plain values and bytes, which can be compared."""
    values = {field.name: getattr(view, field.name) for field in fields(view)}
    return {
        name: value.tobytes() if isinstance(value, np.void) else value
        for name, value in values.items()
    } | {"repr": repr(view)}


def all_viewers(rules: Rules) -> list[int | None]:
    """Return every seat, and the spectator."""
    return [*range(rules.seats), None]


def legal_in_both(game: Game, other: Game, chooser: random.Random) -> Action | None:
    """Return an action of the seat to act that two games allow, or None if there is none."""
    common = [action for action in game.legal_actions if other.is_legal(action)]
    return chooser.choice(common) if common else None


def order_is_public(game: Game) -> bool:
    """Say whether everybody knows how the stock lies, because the pile was turned over (R-73)."""
    return any(event.kind == EventKind.TURNED_OVER for event in game.deal.events)


def _drawn_openly(game: Game) -> list[Counter[Card]]:
    """Return the cards that seats drew when everybody knew the stock, and still may hold."""
    known: list[Counter[Card]] = [Counter() for _ in range(game.rules.seats)]
    turned = False
    for event in game.deal.events:
        turned = turned or event.kind == EventKind.TURNED_OVER
        if event.kind == EventKind.DREW and turned:
            assert event.seat is not None
            assert event.card is not None
            known[event.seat][event.card] += 1
    return known


def _mix_logs(world: Game, viewer: int | None, chooser: random.Random) -> None:
    """Let others have drawn any cards, in the events of the deal and in the engine's log."""
    changed: list[Event] = []
    turned = False
    for event in world.deal.events:
        turned = turned or event.kind == EventKind.TURNED_OVER
        hidden = event.kind == EventKind.DREW and event.seat != viewer and not turned
        changed.append(replace_card(event, chooser) if hidden else event)
    world.deal.events[:] = changed
    record = world.log_box[0]
    turned = False
    for row in record.rows[: int(record["used"])]:
        turned = turned or row[log.KIND] == events.TURNED_OVER
        if row[log.KIND] == events.DREW and row[log.SEAT] != viewer and not turned:
            row[log.CARD] = chooser.randrange(layout.JOKER_CARD)


def replace_card(event: Event, chooser: random.Random) -> Event:
    """Return an event with some other card."""
    return event._replace(card=Card.from_index(chooser.randrange(layout.JOKER_CARD)))
