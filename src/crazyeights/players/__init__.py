"""Computer players: each chooses an action from a view, and from nothing else.

A way to play is a compiled function ``(view, rules, dice) -> action``; the simulator calls it
inside the engine, `player` makes somebody who sits at a table of it.
"""

from crazyeights.players.player import PLAYERS, SEARCHING, Player, player

__all__ = ["PLAYERS", "SEARCHING", "Player", "player"]
