"""When a game is over and who has won it (R-133 to R-135)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum

from crazyeights.rules.options import Rules


class GameOver(StrEnum):
    """Why a game is over."""

    ONE_DEAL = "one_deal"
    TARGET = "target"
    DEALS = "deals"
    ELIMINATION = "eliminate"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the reason and the seats that won it, several after a tie (R-135)."""

    reason: GameOver
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a game stands after a deal.

    ``outcome`` is None while it goes on; ``seats`` play the next deal; ``tied`` are the seats whose
    tie makes a further deal necessary (R-134).
    """

    seats: tuple[int, ...]
    outcome: Outcome | None = None
    tied: tuple[int, ...] = ()


def standing(
    rules: Rules,
    seats: Collection[int],
    totals: Sequence[int],
    deals_played: int,
    deal_winners: Collection[int],
) -> Standing:
    """Say where a game stands after a deal that ``seats`` have played.

    ``totals`` are the points so far, one for each seat of the rules.
    """
    playing = tuple(sorted(seats))
    end = rules.game_end
    reason = GameOver(end.kind)
    if end.kind == "one_deal":
        return Standing(playing, Outcome(reason, tuple(sorted(deal_winners))))
    reached = [seat for seat in playing if totals[seat] >= end.n]
    if end.kind == "eliminate":
        left = tuple(seat for seat in playing if seat not in reached)
        if len(left) > 1:
            return Standing(left)
        rivals = left or playing
    elif end.kind == "target":
        if not reached:
            return Standing(playing)
        rivals = tuple(reached) if rules.scoring == "winner_collects" else playing
    else:
        if deals_played < end.n:
            return Standing(playing)
        rivals = playing
    pick = max if rules.scoring == "winner_collects" else min
    best = pick(totals[seat] for seat in rivals)
    first = tuple(seat for seat in rivals if totals[seat] == best)
    if len(first) > 1:
        return Standing(playing, tied=first)
    return Standing(playing, Outcome(reason, first))
