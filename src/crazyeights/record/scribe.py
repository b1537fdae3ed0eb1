"""Playing a game again and noting down what a record tells of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from crazyeights.cards import Card
from crazyeights.game import Event, EventKind, Game
from crazyeights.record.notation import dealing_order
from crazyeights.record.parts import Drawn, Finish, RecordedDeal, Refilled, Result, Step
from crazyeights.rules import chance, layout
from crazyeights.rules.actions import Action
from crazyeights.rules.compiled import Mode
from crazyeights.rules.options import Rules

REFILLS = {EventKind.RESHUFFLED: "reshuffle", EventKind.TURNED_OVER: "turn_over"}


class Scribe:
    """Plays a game and notes down what a record tells of its present deal."""

    def __init__(
        self, rules: Rules, secrets: Sequence[bytes], seed: int | None, mode: Mode | None
    ) -> None:
        def secret(deal: int) -> bytes:
            return secrets[deal - 1] if deal <= len(secrets) else chance.new_secret()

        if seed is not None and not strangers(secrets, seed):
            self.game = Game(rules, seed=seed, mode=mode)
        else:
            self.game = Game(rules, secrets=secret, mode=mode)
        self.start = self._start()
        self.steps: list[Step] = []

    def next_deal(self) -> None:
        """Deal again."""
        self.game.next_deal()
        self.start = self._start()
        self.steps = []

    def act(self, seat: int, action: Action) -> Step:
        """Carry out an action and note it down. Raises `GameError`."""
        happened = self.game.act(action, seat)
        kinds = [event.kind for event in happened]
        forgot = kinds.index(EventKind.FORGOT) if EventKind.FORGOT in kinds else 0
        # A call to go out is missed only by the Play itself, which then comes first.
        first = 0 if EventKind.PLAYED in kinds[:forgot] else forgot
        step = Step(seat, action, _results(happened[:first]), _results(happened[first:]))
        self.steps.append(step)
        return step

    def finish(self) -> Finish | None:
        """Return how the deal ended, if it is over."""
        log = self.game.deal
        if log.end is None:
            return None
        return Finish(
            end=log.end,
            winners=log.winners,
            left={seat: log.hands[seat] for seat in self.start.hands},
            worth=log.hand_values,
            scores=log.scores,
            totals=self.game.totals,
        )

    def _start(self) -> RecordedDeal:
        log = self.game.deal
        given = _results(log.events)
        hands: dict[int, tuple[Card | None, ...]] = {}
        for seat in dealing_order(self.game.rules, log.seats, log.dealer):
            held = Counter(self.game.state.hand(seat))
            drawn = (one for one in given if isinstance(one, Drawn) and one.seat == seat)
            held.subtract(one.card for one in drawn if one.card is not None)
            hands[seat] = tuple(sorted(held.elements()))
        return RecordedDeal(
            number=log.number,
            commitment=log.commitment,
            secret=log.secret,
            seats=log.seats,
            cut=tuple(_cards(log.events, EventKind.CUT)),
            dealer=log.dealer,
            hands=hands,
            buried=tuple(card for _, card in _cards(log.events, EventKind.BURIED)),
            starter=next(card for _, card in _cards(log.events, EventKind.STARTER)),
            given=given,
        )


def played_again(game: Game, secrets: Sequence[bytes]) -> Iterator[RecordedDeal]:
    """Play a game again and return its deals, which must have brought about the same."""
    scribe = Scribe(game.rules, secrets, game.seed, game.mode)
    for log in game.deals:
        if log.number > 1:
            scribe.next_deal()
        for seat, action in log.actions:
            scribe.act(seat, action)
        if scribe.game.deal != log:
            message = f"deal {log.number} is not what its secret and its actions bring about"
            raise ValueError(message)
        yield replace(scribe.start, steps=tuple(scribe.steps), finish=scribe.finish())


def _cards(events: Iterable[Event], kind: EventKind) -> Iterator[tuple[int, Card]]:
    for event in events:
        if event.kind == kind and event.card is not None:
            yield layout.NO_SEAT if event.seat is None else event.seat, event.card


def _results(events: Iterable[Event]) -> tuple[Result, ...]:
    results: list[Result] = []
    for event in events:
        if event.kind in REFILLS:
            results.append(Refilled(REFILLS[event.kind], event.number or 0))
        elif event.kind == EventKind.DREW:
            results += [Drawn(seat, card) for seat, card in _cards([event], EventKind.DREW)]
    return tuple(results)


def hide(deal: RecordedDeal) -> RecordedDeal:
    """Take away from a deal what a spectator has not seen."""
    return replace(
        deal,
        secret=None,
        hands={seat: (None,) * len(cards) for seat, cards in deal.hands.items()},
        given=_hide_cards(deal.given),
        steps=tuple(
            replace(step, before=_hide_cards(step.before), after=_hide_cards(step.after))
            for step in deal.steps
        ),
    )


def _hide_cards(results: Iterable[Result]) -> tuple[Result, ...]:
    return tuple(
        Drawn(result.seat, None) if isinstance(result, Drawn) else result for result in results
    )


def strangers(secrets: Sequence[bytes], seed: int) -> list[int]:
    """Return the numbers of the deals whose secrets do not come from a seed."""
    return [
        deal
        for deal, secret in enumerate(secrets, start=1)
        if secret != chance.secret_from_seed(seed, deal)
    ]
