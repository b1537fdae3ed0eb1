"""A game as one text file (rules.md §6, R-150), and what can be checked about it (R-160).

`write` makes the text of a game, `read` makes a `Record` of a text, `Record.replay` plays it again,
and `verify` recomputes from the disclosed secrets everything that chance decided. The format is
described in ``docs/record.md``, the method of chance in ``docs/chance.md``.

>>> from crazyeights import Game, Rules
>>> game = Game(Rules.preset("penalty", seats=3), seed=7)
>>> record = read(write(game, names=["Anna", "Berit", "Carlo"], disclose=True))
>>> record.names[1], record.deals[0].starter, verify(record)
('Berit', Card('10S'), [])
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType

from crazyeights.game import Game
from crazyeights.record.notation import VERSION
from crazyeights.record.parts import (
    Drawn,
    Finding,
    Finish,
    RecordedDeal,
    RecordError,
    Refilled,
    Step,
    UndisclosedError,
)
from crazyeights.record.reader import Reader
from crazyeights.record.replay import Record, follow
from crazyeights.record.scribe import hide, played_again
from crazyeights.rules.compiled import Mode

__all__ = [
    "VERSION",
    "Drawn",
    "Finding",
    "Finish",
    "Record",
    "RecordError",
    "RecordedDeal",
    "Refilled",
    "Step",
    "UndisclosedError",
    "read",
    "read_file",
    "verify",
    "verify_file",
    "write",
]

_NO_TAGS: Mapping[str, str] = MappingProxyType({})


def write(  # noqa: PLR0913  # each argument is a line of the header
    game: Game,
    *,
    names: Iterable[str] = (),
    preset: str | None = None,
    tags: Mapping[str, str] = _NO_TAGS,
    assisted: bool = False,
    disclose: bool = False,
) -> str:
    """Return the record of a game; ``names`` has one for each seat, or is empty.

    The secrets are disclosed once the game is over. Before, its record holds nothing but what a
    spectator has seen, unless the authority over the table asks to ``disclose`` for its own store.
    Raises `ValueError` for a label, names or tags that a record cannot hold, and for a game that is
    not what its secrets and actions bring about.
    """
    finished = game.outcome is not None
    disclosed = disclose or finished
    secrets = [log.secret for log in game.deals]
    # Without it a stored game could not go on with the deal that it is already committed to.
    secrets.append(game.next_secret)
    deals = tuple(played_again(game, secrets))
    return Record(
        rules=game.rules,
        deals=deals if disclosed else tuple(map(hide, deals)),
        outcome=game.outcome,
        preset=preset,
        names=tuple(names),
        seed=game.seed if disclosed else None,
        assisted=assisted,
        tags=dict(tags),
        disclosed=disclosed,
        next_commitment=None if finished else game.next_commitment,
        next_secret=None if finished or not disclosed else secrets[-1],
    ).to_text()


def read(text: str) -> Record:
    """Read a record and check its form. Raises `RecordError` with line and reason.

    What was cut off, edited, or written in a version that is not known is refused. The checksum is
    looked at last, so that the line of a fault is named where the fault shows.
    """
    return Reader(text).record()


def read_file(path: Path | str) -> Record:
    """Read a file, see `read`. Raises `OSError` if it cannot be opened."""
    content = Path(path).read_bytes()
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise RecordError(line, "this is no text in UTF-8") from None
    return read(text.replace("\r\n", "\n"))


def verify(record: Record, *, mode: Mode | None = None) -> list[Finding]:
    """Recompute a game and say what does not follow; an empty list is the good answer (R-160).

    From the disclosed secrets follow every cut, deal, burial and reshuffle, from these and the
    actions everything else. All of it is compared with the commitments and with what the record
    says. ``mode`` is the form of the engine. Raises `UndisclosedError` if there is nothing to
    recompute from.
    """
    return follow(record, mode)[1]


def verify_file(path: Path | str) -> tuple[bool, list[str]]:
    """Check a file as `verify` does: return whether all is well, and the result in words.

    Raises `OSError` if it cannot be opened.
    """
    try:
        record = read_file(path)
        findings = verify(record)
    except RecordError as error:
        return False, [str(error)]
    if findings:
        return False, [str(finding) for finding in findings]
    return True, [*map(_summary, record.deals), _conclusion(record)]


def _summary(deal: RecordedDeal) -> str:
    """Say what was recomputed of a deal that is as it should be."""
    results = [*deal.given, *(one for step in deal.steps for one in (*step.before, *step.after))]
    counts = {
        "cut": len(deal.cut),
        "dealt": sum(map(len, deal.hands.values())),
        "buried": len(deal.buried),
        "drawn": sum(isinstance(result, Drawn) for result in results),
        "reshuffles": sum(isinstance(one, Refilled) and one.how == "reshuffle" for one in results),
    }
    counted = ", ".join(f"{name} {count}" for name, count in counts.items() if count)
    return f"deal {deal.number}, commitment {deal.commitment}: {counted}, starter {deal.starter}"


def _conclusion(record: Record) -> str:
    number = len(record.deals)
    deals = "The deal follows" if number == 1 else f"All {number} deals follow"
    return (
        f"{deals} from the secrets, and the secrets fit the commitments. Compare these with the "
        "ones that were shown before each deal."
    )
