"""The points of a deal with their arithmetic, and how the game stands."""

from __future__ import annotations

from collections.abc import Iterator

from crazyeights.host import Ended, Present, View
from crazyeights.telling.people import People
from crazyeights.telling.prompts import in_order
from crazyeights.texts import Catalogue


def deal_lines(texts: Catalogue, people: People, present: Present) -> Iterator[str]:
    """Yield who won the deal that is over, what every hand was worth, and who gets what."""
    view = present.view
    ended = view.ended
    assert ended is not None  # noqa: S101
    yield people.told(texts, "event-deal-won", ended.winners)
    yield texts.text("score-title", deal=view.deal)
    for seat in view.seats:
        cards = in_order(ended.hands[seat])
        yield texts.told(
            "score-hand",
            people.name(seat),
            cards=cards,
            values=[view.rules.value_of(card) for card in cards],
            points=ended.hand_values[seat],
        )
    yield from _gains(texts, people, view, ended)


def _gains(texts: Catalogue, people: People, view: View, ended: Ended) -> Iterator[str]:
    """Yield what the seats get, unless it is simply what their hands are worth."""
    if view.rules.scoring == "penalty":
        if ended.scores == ended.hand_values:
            return
        if any(ended.scores[seat] > ended.hand_values[seat] for seat in view.seats):
            yield texts.text("score-doubled")
        for seat in view.seats:
            yield texts.told("score-penalty", people.name(seat), points=ended.scores[seat])
        return
    for seat in ended.winners:
        values = [ended.hand_values[other] for other in view.seats if other not in ended.winners]
        points = ended.scores[seat]
        if points > sum(values):
            yield texts.text("score-doubled")
        if len(values) > 1 and points == sum(values):
            yield texts.told("score-collect-sum", people.name(seat), values=values, points=points)
        else:
            yield texts.told("score-collect", people.name(seat), points=points)


def total_lines(texts: Catalogue, people: People, present: Present) -> Iterator[str]:
    """Yield the totals, each as the sum of what there was before and the points of the deal."""
    view = present.view
    ended = view.ended
    assert ended is not None  # noqa: S101
    yield texts.text("score-totals-title", deal=view.deal)
    for seat in range(len(view.totals)):
        total, new = view.totals[seat], ended.scores[seat]
        name = people.name(seat)
        if view.deal > 1 and seat in view.seats:
            yield texts.told("score-sum", name, values=[total - new, new], points=total)
        else:
            yield texts.told("score-total", name, points=total)
    end = view.rules.game_end
    if view.winners is None:
        if end.kind == "eliminate":
            for seat in view.seats:
                if seat not in present.playing:
                    points = view.totals[seat]
                    yield texts.told("event-eliminated", people.name(seat), points=points)
        if present.tied:
            yield people.told(texts, "event-extra-deal", present.tied, "seats")
        elif end.kind != "one_deal":
            yield texts.text(f"score-end-{end.kind}", limit=end.n)
