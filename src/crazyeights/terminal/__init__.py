"""The table in a terminal: line by line, for sighted and blind players, in four languages."""

from crazyeights.terminal.screen import Screen
from crazyeights.terminal.session import QuitError, Session

__all__ = ["QuitError", "Screen", "Session"]
