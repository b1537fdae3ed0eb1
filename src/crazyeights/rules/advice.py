"""The ids of the tips for playing well, by which texts and computer players both know them."""

from __future__ import annotations

from enum import StrEnum


class Advice(StrEnum):
    """The advice of the four sources of the specification, in the order in which it is shown."""

    KEEP_WILD = "keep-wild"
    WILD_FOR_LONG_SUIT = "wild-for-long-suit"
    NAME_STRONGEST = "name-strongest"
    NAME_LACKING = "name-lacking"
    FINISH_ON_WILD = "finish-on-wild"
    TWO_WILD_LOSE = "two-wild-lose"
    KNOW_WILD = "know-wild"
    CHANGE_SUIT = "change-suit"
    FOLLOW_SUIT_CHAIN = "follow-suit-chain"
    WATCH_DRAWERS = "watch-drawers"
    SHED_HIGH = "shed-high"
    CALL_LAST_CARD = "call-last-card"
    KNOW_SPECIAL = "know-special"
    KNOW_STOCK = "know-stock"
