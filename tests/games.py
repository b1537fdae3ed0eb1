"""Whole games for tests, played at random but with some sense."""

from __future__ import annotations

import random
from collections.abc import Iterator

from crazyeights.game import Game
from crazyeights.rules.actions import Action, Announce, Draw, Pass, Play, Stop


def choose(game: Game, dice: random.Random) -> tuple[int, Action]:
    """Return who does what next.

    Mostly a card is played if one can be. Calls are sometimes forgotten, and sometimes made when
    another seat is to act.
    """
    assert game.turn is not None
    calls: list[Action] = [Announce(seat) for seat in game.seats if seat != game.turn]
    late = [call for call in calls if game.is_legal(call)]
    if late and dice.random() < 0.5:
        call = dice.choice(late)
        assert isinstance(call, Announce)
        return call.seat, call
    actions = list(game.legal_actions)
    plays = [action for action in actions if isinstance(action, Play)]
    if plays and dice.random() < 0.9:
        return game.turn, dice.choice(plays)
    rarely = [action for action in actions if not isinstance(action, Stop | Draw | Pass)]
    if rarely and dice.random() < 0.7:
        return game.turn, dice.choice(rarely)
    return game.turn, dice.choice(actions)


def play(game: Game, seed: int, *, actions: int = 1_000_000, deals: int = 1_000_000) -> Game:
    """Play on until the game is over, or so many actions, or until ``deals`` deals are over."""
    dice = random.Random(seed)
    for _ in range(actions):
        if game.outcome is not None or (game.deal_over and len(game.deals) >= deals):
            break
        if game.deal_over:
            game.next_deal()
        seat, action = choose(game, dice)
        game.act(action, seat)
    return game


def same_state(one: Game, other: Game) -> bool:
    """Say whether two games are in the same state, the deals behind them included."""
    return (
        one.state.box.tobytes() == other.state.box.tobytes()
        and one.deals == other.deals
        and (one.totals, one.outcome, one.seats, one.tied, one.rules)
        == (other.totals, other.outcome, other.seats, other.tied, other.rules)
    )


def states(game: Game) -> Iterator[bytes]:
    """Play a game again from its secrets and give the state at the start and after every action."""
    secrets = {log.number: log.secret for log in game.deals}
    again = Game(game.rules, secrets=lambda deal: secrets.get(deal, bytes(32)), mode=game.mode)
    yield again.state.box.tobytes()
    for log in game.deals:
        if log.number > 1:
            again.next_deal()
            yield again.state.box.tobytes()
        for seat, action in log.actions:
            again.act(action, seat)
            yield again.state.box.tobytes()
