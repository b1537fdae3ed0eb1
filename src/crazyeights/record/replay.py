"""A game as its record tells it, and following it action by action."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from crazyeights.game import Game, GameError
from crazyeights.record.notation import (
    LABEL,
    TAG,
    UNSAFE_IN_NAME,
    UNSAFE_IN_TAG,
    VERSION,
    checksum,
    end_of,
    line_of,
    lines_of_deal,
    listed,
    pack_of,
    quoted,
    start_of,
)
from crazyeights.record.parts import Finding, RecordedDeal, RecordError, UndisclosedError
from crazyeights.record.scribe import Scribe, strangers
from crazyeights.rules import chance
from crazyeights.rules.compiled import Mode
from crazyeights.rules.ending import Outcome
from crazyeights.rules.options import Rules


@dataclass(frozen=True, slots=True)
class Record:
    """A game as its record tells it.

    ``preset`` is only a label: what counts are the ``rules``. ``tags`` are kept whatever they are.
    A game that is not finished is already committed to its next deal: ``next_commitment``, and, if
    disclosed, ``next_secret``. ``lines`` is as in `RecordedDeal`.
    """

    rules: Rules
    deals: tuple[RecordedDeal, ...]
    outcome: Outcome | None = None
    preset: str | None = None
    names: tuple[str, ...] = ()
    seed: int | None = field(default=None, repr=False)
    assisted: bool = False
    tags: Mapping[str, str] = field(default_factory=dict)
    disclosed: bool = True
    next_commitment: str | None = None
    next_secret: bytes | None = field(default=None, repr=False)
    lines: Mapping[str, int] = field(default_factory=dict, repr=False, compare=False)

    def to_text(self) -> str:
        """Return the text that `read` reads.

        Raises `ValueError` for a label, names or tags that a record cannot hold.
        """
        text = "".join(f"{line}\n" for line in lines_of(self))
        return f"{text}end {checksum(text)}\n"

    def replay(self, *, mode: Mode | None = None) -> Game:
        """Play the game again up to where the record ends, with the same states (R-150).

        ``mode`` is the form of the engine. Raises `UndisclosedError`, and `RecordError` for the
        first line that does not follow.
        """
        game, findings = follow(self, mode)
        if findings:
            raise RecordError(*findings[0])
        return game


def lines_of(record: Record) -> Iterator[str]:
    """Return the lines of a record, without the end line."""
    yield from _header_of(record)
    for deal in record.deals:
        yield ""
        yield from lines_of_deal(deal)
    yield ""
    if record.outcome is not None:
        yield f"outcome {_shown_outcome(record.outcome)}"
        return
    yield "unfinished"
    yield f"next-commitment {record.next_commitment}"
    if record.next_secret is not None:
        yield f"next-secret {record.next_secret.hex()}"


def _header_of(record: Record) -> Iterator[str]:
    rules = record.rules
    yield f"crazyeights record {VERSION}"
    yield line_of("rules", rules.to_text())
    if record.preset is not None:
        if not LABEL.fullmatch(record.preset):
            message = f"the preset {record.preset!r} must be a word of letters, digits, - and _"
            raise ValueError(message)
        yield f"preset {record.preset}"
    yield f"seats {rules.seats}"
    if record.names and len(record.names) != rules.seats:
        message = f"{len(record.names)} names for {rules.seats} seats: there must be one for each"
        raise ValueError(message)
    for seat, name in enumerate(record.names):
        yield f"name {seat} {quoted(name, UNSAFE_IN_NAME)}"
    if record.seed is not None:
        yield f"seed {record.seed}"
    yield f"assisted {'yes' if record.assisted else 'no'}"
    for tag, value in record.tags.items():
        if not TAG.fullmatch(tag):
            message = f"the tag {tag!r} must be a word of small letters, digits, - and _"
            raise ValueError(message)
        yield f"tag {tag} {quoted(value, UNSAFE_IN_TAG)}"
    yield f"disclosed {'yes' if record.disclosed else 'no'}"
    yield line_of("pack", listed(pack_of(rules)))


def follow(record: Record, mode: Mode | None) -> tuple[Game, list[Finding]]:
    """Play a record again; return the game and, in the order of lines, what does not follow."""
    if not record.disclosed:
        reason = "the secrets are not disclosed: nothing can be replayed or recomputed"
        raise UndisclosedError(record.lines.get("disclosed", 1), reason)
    secrets = [deal.secret for deal in record.deals if deal.secret is not None]
    if record.next_secret is not None:
        secrets.append(record.next_secret)
    scribe = Scribe(record.rules, secrets, record.seed, mode)
    findings = [*_about_secrets(record, secrets), *_about_play(record, scribe)]
    return scribe.game, sorted(findings, key=lambda finding: finding.line)


def _about_secrets(record: Record, secrets: Sequence[bytes]) -> Iterator[Finding]:
    if record.seed is not None:
        for deal in strangers(secrets, record.seed):
            text = f"the secret of deal {deal} does not come from the seed {record.seed}"
            yield Finding(record.lines.get("seed", 1), text)
    published = [(deal.commitment, deal.lines.get("commitment", 1)) for deal in record.deals]
    if record.next_commitment is not None:
        published.append((record.next_commitment, record.lines.get("next-commitment", 1)))
    for number, (secret, (given, line)) in enumerate(zip(secrets, published, strict=True), start=1):
        right = chance.commitment(secret)
        if given != right:
            text = (
                f"the secret of deal {number} does not fit its commitment, "
                f"but would have been published as {right}"
            )
            yield Finding(line, text)


class _LostError(Exception):
    """A difference after which the record can be followed no further."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(line, text)
        self.finding = Finding(line, f"{text.rstrip('.')}. What comes after this was not checked")


def _about_play(record: Record, scribe: Scribe) -> Iterator[Finding]:
    try:
        for deal in record.deals:
            yield from _about_deal(deal, scribe)
    except _LostError as lost:
        yield lost.finding
        return
    if record.outcome != scribe.game.outcome:
        have, want = map(_shown_outcome, (record.outcome, scribe.game.outcome))
        yield Finding(record.lines.get("outcome", 1), _difference("the outcome", have, want))


def _about_deal(deal: RecordedDeal, scribe: Scribe) -> Iterator[Finding]:
    line = deal.lines.get("deal", 1)
    if deal.number > 1:
        if scribe.game.outcome is not None:
            raise _LostError(line, f"by the rules the game is over after deal {deal.number - 1}")
        scribe.next_deal()
    if deal.seats != scribe.start.seats:
        text = f"by the rules seats {listed(scribe.start.seats)} play deal {deal.number}"
        raise _LostError(deal.lines.get("players", line), text)
    yield from _compare(deal, start_of(deal), start_of(scribe.start))
    yield from _about_steps(deal, scribe)
    end = scribe.finish()
    if end is None and deal.finish is not None:
        text = f"by the rules deal {deal.number} is not over"
        raise _LostError(deal.lines.get("over", line), text)
    if end is not None and deal.finish is None:
        text = f"by the rules deal {deal.number} is over after this"
        raise _LostError(deal.steps[-1].line, text)
    if end is not None and deal.finish is not None:
        yield from _compare(deal, end_of(deal.finish), end_of(end))


def _about_steps(deal: RecordedDeal, scribe: Scribe) -> Iterator[Finding]:
    for step in deal.steps:
        try:
            played = scribe.act(step.seat, step.action)
        except GameError as error:
            text = f"seat {step.seat} cannot do {step.action}: {error}"
            raise _LostError(step.line, text) from None
        what = f"at {step.action} of seat {step.seat}"
        if step.before != played.before:
            text = _difference(f"{what}, before it", listed(step.before), listed(played.before))
            yield Finding(step.forgot_line or step.line, text)
        if step.after != played.after:
            yield Finding(step.line, _difference(what, listed(step.after), listed(played.after)))


def _shown_outcome(outcome: Outcome | None) -> str:
    return "unfinished" if outcome is None else f"{outcome.reason.value} {listed(outcome.winners)}"


_NAMES = {
    "cut": "the cut",
    "dealer": "the dealer",
    "hand": "the hand dealt to seat",
    "buried": "the buried cards",
    "starter": "the starter",
    "over": "the end of the deal",
    "winners": "the winners of the deal",
    "left": "the hand left to seat",
    "worth": "what the hands are worth",
    "scores": "the scores",
    "totals": "the totals",
}


def _compare(
    deal: RecordedDeal, have: Mapping[str, str], want: Mapping[str, str]
) -> Iterator[Finding]:
    for key in {**want, **have}:
        if have.get(key) != want.get(key):
            word, _, seat = key.partition(" ")
            line = deal.lines.get(key, deal.lines.get("deal", 1))
            name = line_of(_NAMES[word], seat)
            yield Finding(line, _difference(name, have.get(key, ""), want.get(key, "")))


def _difference(what: str, have: str, want: str) -> str:
    return f"{what}: the record says {have or 'nothing'}, but what follows is {want or 'nothing'}"
