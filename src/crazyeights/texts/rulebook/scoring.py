"""The end of a deal, what it scores, and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from crazyeights.cards import Rank
from crazyeights.rules.options import Rules
from crazyeights.texts.rulebook.book import Listing, Plan, Say, say
from crazyeights.texts.rulebook.facts import has_wild, wild_names

# ── The end of a deal ─────────────────────────────────────────────────────────────────────────────


def end(_: Rules) -> Say:
    """When a deal ends and who has won it."""
    return say("rule-end")


def scores(rules: Rules) -> Say:
    """What is scored for it (R-131)."""
    return say(f"rule-scores-{'penalty' if rules.scoring == 'penalty' else 'collect'}")


def doubles(rules: Rules) -> Say | None:
    """What going out on a wild card does to the score (R-136)."""
    if not has_wild(rules) or not rules.finish_on_wild or not rules.wild_finish_doubles:
        return None
    return say("rule-doubles", wild=wild_names(rules))


def blocked(_: Rules) -> Say:
    """When a deal is blocked and who wins it (R-76, R-79, R-132)."""
    return say("rule-blocked")


def blocked_score(rules: Rules) -> Say:
    """What is scored for a blocked deal (R-132)."""
    if rules.scoring == "penalty":
        return say("rule-blocked-penalty")
    return say(f"rule-blocked-{rules.blocked_pay}")


# ── What the cards count ──────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Row:
    """Ranks that count the same: no points for what their number says, no ranks for all others.

    ``alone`` says that there is no other row.
    """

    ranks: tuple[Rank, ...]
    points: int | None
    alone: bool = False


FEWEST_NUMBERS: Final = 3
"""So many ranks that count the number on them are worth a line of their own."""

MOST_LISTED: Final = 4
"""More ranks than these are "all other cards", once."""


def values(_: Rules) -> Say:
    """The line before the table."""
    return say("rule-values")


def rows(rules: Rules) -> tuple[Row, ...]:
    """Return the table of what the cards count, the most expensive first (R-43, R-130)."""
    count = {card.rank: rules.value_of(card) for card in rules.cards}
    faces = [rank for rank in count if _number(rank) == count[rank]]
    found: dict[int | None, list[Rank]] = {}
    for rank in sorted(count, reverse=True):
        face = len(faces) >= FEWEST_NUMBERS and rank in faces
        found.setdefault(None if face else count[rank], []).append(rank)
    rest = None if None in found else max(found, key=lambda points: len(found[points]))
    if len(found[rest]) <= MOST_LISTED and rest is not None:
        rest = -1
    listed = sorted((points for points in found if points is not None), reverse=True)
    table = [Row(tuple(found[points]), points) for points in listed if points != rest]
    if rest in found:
        table.append(Row((), rest, alone=not table))
    return tuple(table)


def _number(rank: Rank) -> int | None:
    """Return the number on the cards of a rank, if they have one."""
    return int(rank) + 2 if rank <= Rank.TEN else None


def row_key(row: Row) -> str:
    """Return the letters of the ranks; what they count does not change which row it is."""
    return ",".join(rank.letter for rank in row.ranks) or "others"


def row_cards(_: Rules, row: Row) -> Say:
    """The cards of a row."""
    if row.ranks:
        return say("rule-value-cards", kinds=row.ranks)
    return say("rule-value-every-card" if row.alone else "rule-value-other-cards")


def row_points(_: Rules, row: Row) -> Say:
    """What they count."""
    if row.points is None:
        return say("rule-value-number")
    return say("rule-value-points", points=row.points)


# ── The end of the game ───────────────────────────────────────────────────────────────────────────


def game_end(rules: Rules) -> Say:
    """When the game ends and who wins it (R-133)."""
    end = rules.game_end
    if end.kind == "one_deal":
        return say("rule-game-one-deal")
    if end.kind == "eliminate":
        return say("rule-game-eliminate", limit=end.n)
    kind = "penalty" if rules.scoring == "penalty" else "collect"
    if end.kind == "target":
        return say(f"rule-game-target-{kind}", limit=end.n)
    return say(f"rule-game-deals-{kind}", deal=end.n)


def tie(rules: Rules) -> Say:
    """What happens to a tie (R-134, R-135)."""
    kind = rules.game_end.kind
    if kind == "one_deal":
        return say("rule-tie-one-deal")
    return say("rule-tie-eliminate" if kind == "eliminate" else "rule-tie")


END: Final[Plan] = [
    [end, scores, doubles],
    [values],
    Listing("row", rows, row_key, row_cards, [row_points]),
    [blocked, blocked_score],
]
GAME: Final[Plan] = [[game_end, tie]]
