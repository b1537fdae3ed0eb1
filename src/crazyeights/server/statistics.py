"""How the finished games of a session went."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from itertools import groupby

from crazyeights.server import messages
from crazyeights.server.store import Finished
from crazyeights.texts import Catalogue


def statistics_of(games: Sequence[Finished], texts: Catalogue) -> messages.Statistics:
    """Return the figures of games, the oldest of which comes first."""
    won = [game.won for game in games]
    streaks = [len(list(group)) if success else 0 for success, group in groupby(won)]
    groups: dict[tuple[str, str], list[Finished]] = {}
    for game in games:
        groups.setdefault((game.preset, game.level), []).append(game)
    return messages.Statistics(
        games=len(games),
        wins=sum(won),
        streak=streaks[-1] if streaks else 0,
        best_streak=max(streaks, default=0),
        average_points=_average(games),
        groups=[
            messages.Group(
                preset=preset,
                preset_name=_name(f"preset-{preset}", preset, texts)
                if preset
                else texts.text("ruleset-house"),
                level=level,
                level_name=_name(f"level-{level}", level, texts),
                games=len(group),
                wins=sum(game.won for game in group),
                average_points=_average(group),
            )
            for (preset, level), group in groups.items()
        ],
        games_over_time=[
            messages.FinishedGame(
                datetime.fromtimestamp(game.ended, UTC).isoformat(timespec="seconds"),
                game.preset,
                game.level,
                game.won,
                game.points,
            )
            for game in games
        ],
    )


def _average(games: Iterable[Finished]) -> float | None:
    points = [game.points for game in games]
    return sum(points) / len(points) if points else None


def _name(text_id: str, otherwise: str, texts: Catalogue) -> str:
    """Return what something is called; a game may have been played by what is no more."""
    return texts.text(text_id) if text_id in texts else otherwise
