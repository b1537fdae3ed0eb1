"""The table in sentences for one reader: what happened, what is to be done, what was scored.

It sees what the host shows a viewer, and speaks through a `Catalogue`; where the sentences are
shown is for others to decide.
"""

from crazyeights.telling.hints import (
    action_short,
    advice_text,
    hint_lines,
    reason_text,
    review_lines,
)
from crazyeights.telling.people import OPPONENTS, People
from crazyeights.telling.points import deal_lines, total_lines
from crazyeights.telling.prompts import Task, debt_text, in_order, is_second_call, task_of
from crazyeights.telling.teller import Line, Teller

__all__ = [
    "OPPONENTS",
    "Line",
    "People",
    "Task",
    "Teller",
    "action_short",
    "advice_text",
    "deal_lines",
    "debt_text",
    "hint_lines",
    "in_order",
    "is_second_call",
    "reason_text",
    "review_lines",
    "task_of",
    "total_lines",
]
