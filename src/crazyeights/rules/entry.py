"""The engine's functions as Python calls them: with boxes (see `compiled.record_type`)."""

from __future__ import annotations

from typing import Any, TypeAlias

from crazyeights.rules.actions import count_actions, nth_action
from crazyeights.rules.compiled import compiled
from crazyeights.rules.deal import carry_out, is_legal
from crazyeights.rules.layout import OVER
from crazyeights.rules.log import log_decision, log_events
from crazyeights.rules.setup import start_deal

StateBox: TypeAlias = Any
RuleNumbersBox: TypeAlias = Any
WordsBox: TypeAlias = Any
EventsBox: TypeAlias = Any
LogBox: TypeAlias = Any


@compiled
def start(
    state: StateBox,
    rules: RuleNumbersBox,
    dealer: int,
    active: int,
    words: WordsBox,
    events: EventsBox,
    log: LogBox,
) -> None:
    """Deal anew, see `setup.start_deal`; the events and the log begin anew."""
    events[0].used = 0
    start_deal(state[0], rules[0], dealer, active, words[0], events[0])
    log[0].used = 0
    log_events(events[0], log[0])


@compiled
def do(
    state: StateBox,
    rules: RuleNumbersBox,
    action: int,
    words: WordsBox,
    events: EventsBox,
    log: LogBox,
) -> bool:
    """Carry out an action if it is legal and log it, see `deal.act`; the events begin anew."""
    events[0].used = 0
    if not is_legal(state[0], rules[0], action):
        return False
    log_decision(state[0], action, log[0])
    carry_out(state[0], rules[0], action, words[0], events[0])
    log_events(events[0], log[0])
    return True


@compiled
def may_do(state: StateBox, rules: RuleNumbersBox, action: int) -> bool:
    """Say whether an action is legal, see `deal.is_legal`."""
    return is_legal(state[0], rules[0], action)


@compiled
def options(state: StateBox, rules: RuleNumbersBox) -> int:
    """Return how many legal actions the seat to act has, see `actions.count_actions`."""
    if state[0].phase == OVER:
        return 0
    return count_actions(rules[0], state[0].playable, state[0].may)


@compiled
def option(state: StateBox, rules: RuleNumbersBox, n: int) -> int:
    """Return legal action number ``n`` of the seat to act, see `actions.nth_action`."""
    return nth_action(rules[0], state[0].playable, state[0].may, state[0].turn, n)
