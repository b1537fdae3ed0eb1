"""The end of a deal as a message: all hands, what they count, and how the game stands."""

from __future__ import annotations

from collections.abc import Iterator

from crazyeights.host import DealEnd, Ended, Present
from crazyeights.rules.layout import MOST_ACTIONS
from crazyeights.rules.options import Rules
from crazyeights.server import messages
from crazyeights.telling import People, in_order
from crazyeights.texts import Catalogue


def ended_of(present: Present, people: People, texts: Catalogue) -> messages.Ended | None:
    """Return how a deal ended, told to one of ``people``; None while it is being played."""
    view, ended = present.view, present.view.ended
    if ended is None:
        return None
    return messages.Ended(
        heading=people.told(texts, "event-deal-won", ended.winners),
        explanation=" ".join(_explanation(present, ended, people, texts)),
        winners=list(ended.winners),
        blocked=ended.end in (DealEnd.BLOCKED, DealEnd.TOO_LONG),
        game_over=view.winners is not None,
        game_winners=list(view.winners or ()),
        game_heading=_game_heading(present, people, texts),
        rows=[
            _row(
                present, ended, seat, people.names[seat], _note(present, ended, seat, people, texts)
            )
            for seat in range(len(people.names))
        ],
        limit=limit_of(view.rules),
        remark=_remark(present, people, texts),
    )


def limit_of(rules: Rules) -> int | None:
    """Return the total that ends a game or takes a seat out of it (R-133), if there is one."""
    return rules.game_end.n if rules.game_end.kind in ("target", "eliminate") else None


def _explanation(present: Present, ended: Ended, people: People, texts: Catalogue) -> Iterator[str]:
    """Yield how the deal ended and how it is scored."""
    rules, view = present.view.rules, present.view
    if rules.game_end.kind != "one_deal":
        yield texts.text("ended-deal", deal=view.deal)
    match ended.end:
        case DealEnd.WENT_OUT:
            yield texts.told("event-out", people.name(ended.winners[0]))
        case DealEnd.BLOCKED:
            yield texts.text("event-blocked")
        case DealEnd.TOO_LONG:
            yield texts.text("event-move-limit", count=MOST_ACTIONS)
        case DealEnd.STOPPED | DealEnd.STOP_FAILED:
            pass  # who called and how it ended is what happened last, told beside
    yield texts.text("ended-penalty" if rules.scoring == "penalty" else "ended-collect")
    if any(ended.scores[seat] > _undoubled(ended, seat, rules) for seat in view.seats):
        yield texts.text("score-doubled")
    if view.winners is None and present.tied:
        yield people.told(texts, "event-extra-deal", present.tied, "seats")


def _undoubled(ended: Ended, seat: int, rules: Rules) -> int:
    """Return what a seat gets where nothing is doubled."""
    if rules.scoring == "penalty":
        return ended.hand_values[seat]
    others = (value for one, value in enumerate(ended.hand_values) if one not in ended.winners)
    return sum(others)


def _game_heading(present: Present, people: People, texts: Catalogue) -> str:
    winners = present.view.winners
    if winners is None:
        return ""
    heading = people.told(texts, "event-game-over", winners)
    if present.assisted:
        return f"{heading} ({texts.text('game-assisted')})"
    return heading


def _row(present: Present, ended: Ended, seat: int, name: str, note: str) -> messages.EndedRow:
    view = present.view
    cards = in_order(ended.hands[seat])
    total, points = view.totals[seat], ended.scores[seat]
    return messages.EndedRow(
        seat=seat,
        name=name,
        cards=[str(card) for card in cards],
        values=[view.rules.value_of(card) for card in cards],
        sum=ended.hand_values[seat],
        points=points,
        before=total - points,
        total=total,
        note=note,
        winner=seat in ended.winners,
    )


def _note(present: Present, ended: Ended, seat: int, people: People, texts: Catalogue) -> str:
    view, name = present.view, people.name(seat)
    if seat in view.seats and seat not in present.playing and view.winners is None:
        return texts.told("note-eliminated", name)
    if ended.end == DealEnd.WENT_OUT and seat in ended.winners:
        return texts.told("note-out", name)
    if seat in _leaders(present):
        return texts.told("note-leads", name)
    return ""


def _leaders(present: Present) -> frozenset[int]:
    """Return who has the best total of those still playing, nobody where all have the same."""
    view = present.view
    totals = {seat: view.totals[seat] for seat in present.playing}
    if view.rules.game_end.kind == "one_deal" or len(set(totals.values())) == 1:
        return frozenset()
    best = (min if view.rules.scoring == "penalty" else max)(totals.values())
    return frozenset(seat for seat, total in totals.items() if total == best)


def _remark(present: Present, people: People, texts: Catalogue) -> str:
    """Say how far the game is from its end."""
    view, end = present.view, present.view.rules.game_end
    if view.winners is not None:
        return ""
    if end.kind == "deals":
        left = end.n - view.deal
        return texts.text("remark-deals", count=left) if left > 0 else ""
    if end.kind == "one_deal":
        return ""
    seat = max(present.playing, key=lambda one: view.totals[one])
    missing = end.n - view.totals[seat]
    if missing <= 0:
        return ""
    return texts.told("remark-missing", people.name(seat), points=missing, limit=end.n)
