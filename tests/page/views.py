"""Views as the server sends them, for tests of what the page makes of them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from crazyeights.cards import Card
from crazyeights.server.messages import (
    Ended,
    EndedRow,
    Has,
    May,
    Room,
    RulesName,
    Seat,
    Statistics,
    Texts,
    View,
)

NAMES = ("You", "Anna", "Bo", "Cleo", "Dario", "Eva", "Finn", "Gro")

VALUES = {"8": 50, "JK": 50, "A": 1, "J": 10, "Q": 10, "K": 10}

MAY_NOTHING = May(
    draw=False, pass_=False, call=False, stop=False, name=[], undo=False, next_deal=False
)


def value_of(card: str) -> int:
    rank = Card(card).rank.letter
    return VALUES.get(rank) or int(rank)


def seat(place: int, total: int = 0, count: int = 0) -> Seat:
    return Seat(
        name=NAMES[place],
        you=place == 0,
        computer="casual" if place else None,
        count=count,
        total=total,
        playing=True,
        called=False,
        losing_turn=False,
        last="",
        label=NAMES[place],
    )


def view(**changes: object) -> View:
    """Return a view at the beginning of a deal for two, your turn, with what is given instead."""
    empty = View(
        table="t",
        version=1,
        rules=RulesName(preset="classic", name="Classic", link="v=1&preset=classic"),
        deal=1,
        pace="normal",
        level="casual",
        you=0,
        seats=[seat(0), seat(1)],
        turn=0,
        dealer=1,
        direction=1,
        phase="turn",
        hand=[],
        discards=["5C"],
        discards_count=1,
        stock_count=37,
        required=None,
        required_words="",
        anything=False,
        debt=0,
        debt_words="",
        skip=0,
        may=MAY_NOTHING,
        draw_words="Draw",
        draw_expected=False,
        call_words="Last card!",
        stop_words="Stop!",
        has=Has(call=False, stop=False, pass_=False, reverse=False),
        room=Room(draw=["Draw"], call=[], direction=[]),
        said="",
        prompt="",
        direction_words="clockwise",
        target=None,
        commitment="c",
        next_commitment="d",
        assisted=False,
        deals=[],
        ended=None,
    )
    return msgspec.structs.replace(empty, **changes)


def over(hands: Sequence[Sequence[str]], deals: Sequence[Sequence[int]], **changes: object) -> View:
    """Return a view of a deal that is over; ``deals`` are the totals after each deal so far."""
    before = deals[-2] if len(deals) > 1 else [0] * len(hands)
    rows = [
        EndedRow(
            seat=place,
            name=NAMES[place],
            cards=list(hand),
            values=[value_of(card) for card in hand],
            sum=sum(map(value_of, hand)),
            points=deals[-1][place] - before[place],
            before=before[place],
            total=deals[-1][place],
            note="" if hand else "went out",
            winner=not hand,
        )
        for place, hand in enumerate(hands)
    ]
    ended = Ended(
        heading="Bo wins the deal.",
        explanation="Every card left counts.",
        winners=[row.seat for row in rows if row.winner],
        blocked=False,
        game_over=False,
        game_winners=[],
        game_heading="",
        rows=rows,
        limit=200,
        remark="You are close to the limit.",
    )
    given = {name: changes.pop(name) for name in list(changes) if hasattr(ended, name)}
    return view(
        deal=len(deals),
        seats=[seat(place, deals[-1][place], len(hand)) for place, hand in enumerate(hands)],
        turn=None,
        phase="over",
        target=200,
        deals=[list(deal) for deal in deals],
        may=msgspec.structs.replace(MAY_NOTHING, next_deal=True),
        ended=msgspec.structs.replace(ended, **given),
        **changes,
    )


def as_json(message: View | Statistics | Texts) -> object:
    """Return what the browser gets of a message."""
    return msgspec.json.decode(msgspec.json.encode(message))
