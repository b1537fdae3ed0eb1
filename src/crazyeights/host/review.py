"""Looking back on a game: which decisions cost most, and what would have been better."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from crazyeights import record
from crazyeights.cards import Card
from crazyeights.game import Game
from crazyeights.players.hint import Reason, appraise
from crazyeights.rules.actions import Action, Announce
from crazyeights.views import view_of

EFFORT: Final = 1_000_000
"""How many moves are imagined for a decision: about a twentieth of a second."""
MOST: Final = 10
"""How many decisions are told."""
COSTLY: Final = 0.03
"""What cost less of the chance to win is not told: it may as well be chance itself."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A costly decision: where it was made, what was chosen, and what would have been better.

    ``place`` is the number of the action in its deal, from 1, as the record counts; the chances are
    those to win the deal, or the game where that has more than one deal.
    """

    deal: int
    place: int
    seat: int
    upcard: Card
    chosen: Action
    chance: float
    better: Action
    better_chance: float
    reasons: tuple[Reason, ...]

    @property
    def cost(self) -> float:
        """How much of the chance to win was lost."""
        return self.better_chance - self.chance


def review(
    played: record.Record | str,
    seats: Iterable[int] = (),
    *,
    effort: int = EFFORT,
    most: int = MOST,
) -> tuple[Mark, ...]:
    """Return the most costly decisions of some seats, or of all, in the order of the game.

    ``played`` is a record, or the text of one, whose secrets are disclosed. Every decision is
    judged from what its seat could see then. Raises `record.RecordError` for a text that is no
    record, and `record.UndisclosedError` for one that cannot be replayed.
    """
    game = (record.read(played) if isinstance(played, str) else played).replay()
    wanted = frozenset(seats) or frozenset(range(game.rules.seats))
    marks = [mark for mark in _decisions(game, wanted, effort) if mark.cost >= COSTLY]
    marks.sort(key=lambda mark: -mark.cost)
    return tuple(sorted(marks[:most], key=lambda mark: (mark.deal, mark.place)))


def _decisions(played: Game, wanted: Container[int], effort: int) -> Iterator[Mark]:
    """Play a game again and judge every decision of some seats."""
    secrets = [*(log.secret for log in played.deals), played.next_secret]
    game = Game(played.rules, secrets=lambda deal: secrets[deal - 1], mode=played.mode)
    for log in played.deals:
        if log.number > 1:
            game.next_deal()
        for place, (seat, action) in enumerate(log.actions, start=1):
            if seat in wanted and not isinstance(action, Announce):
                found = appraise(view_of(game, seat), action, effort=effort)
                if found is not None:
                    chance, hint = found
                    yield Mark(
                        log.number,
                        place,
                        seat,
                        view_of(game, None).upcard,
                        action,
                        chance,
                        hint.action,
                        chance if hint.chance is None else hint.chance,
                        hint.reasons,
                    )
            game.act(action)
