"""May I? The engine's answer, and the sentences of the rule book that decide it.

Whether something is allowed, and why not, the engine says. Here stands only which topics of the
rule book a reason belongs to; the first of them that the book has a sentence on decides.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

from crazyeights.cards import Card
from crazyeights.rules import layout
from crazyeights.rules.actions import Action, Announce, Draw, NameSuit, Pass, Play, Stop
from crazyeights.rules.refusals import Refusal
from crazyeights.rulesets import RuleSet
from crazyeights.rulesets.position import Position, PositionError, Reached
from crazyeights.texts.composer.comparison import entry_text
from crazyeights.texts.messages import Catalogue
from crazyeights.texts.rulebook import RULES, rulebook
from crazyeights.texts.rulebook.facts import groups


@dataclass(frozen=True, slots=True)
class Ruling:
    """The answer.

    Attributes:
        allowed: yes or no.
        answer: "Yes." or "No.", with the reason.
        topics: what in the rule book decides it.
        sentences: the same in words; none where the rules do not speak of such a thing at all.
    """

    allowed: bool
    answer: str
    topics: tuple[str, ...]
    sentences: tuple[str, ...]


def rule_on(position: Position, action: Action, ruleset: RuleSet, texts: Catalogue) -> Ruling:
    """Say whether you may do that now, and why. Raises `PositionError`."""
    reached = position.reached()
    refusal = reached.refusal(action)
    said = rulebook(
        ruleset.rules, texts.language, preset=ruleset.preset, cards=texts.cards, only=RULES
    )
    book: dict[str, str] = {}
    for section in said.sections:
        for paragraph in section.paragraphs:
            book |= {one.topic: one.text for one in paragraph.sentences}
            if paragraph.label is not None:
                # A sentence about a special card says nothing without the name of the card.
                book |= {one.topic: entry_text(paragraph) for one in paragraph.sentences}
    if refusal is None:
        wanted = [*_why(reached, action)]
        answer = " ".join([texts.text("may-yes"), *_because(reached, action, texts)])
    else:
        wanted = [*_why_not(reached, refusal, position)]
        answer = f"{texts.text('may-no')} {refusal_words(refusal, texts)}"
    topics = tuple(_decisive(wanted, book))
    return Ruling(
        refusal is None, answer, topics, tuple(dict.fromkeys(book[one] for one in topics))
    )


def refusal_words(refusal: Refusal, texts: Catalogue) -> str:
    """Return the reason of a refusal in a sentence."""
    details = dict(refusal.details)
    if "seat" in details:
        details["seat"] = texts.text("option-first-dealer-number", place=details["seat"] + 1)
    return texts.text(f"refuse-{refusal.code}", **details)


def wrong_words(error: PositionError, position: Position, texts: Catalogue) -> str:
    """Say why a position cannot be."""
    details: dict[str, Any] = {"upcard": position.upcard, **error.details}
    refusal = details.pop("refusal", None)
    if isinstance(refusal, Refusal):
        details["text"] = refusal_words(refusal, texts)
    return texts.text(f"may-wrong-{error.code}", **details)


def _decisive(wanted: Sequence[Sequence[str]], book: Mapping[str, str]) -> Iterator[str]:
    """Yield of each group of topics the first that the book has a sentence on."""
    for group in wanted:
        yield from [topic for topic in group if topic in book][:1]


# ── Yes ───────────────────────────────────────────────────────────────────────────────────────────


def _because(reached: Reached, action: Action, texts: Catalogue) -> Iterator[str]:
    """Yield why a card may be played, as the examples of the rule book say it."""
    state = reached.state
    if not isinstance(action, Play):
        return
    if state.phase in (layout.DEBT, layout.SKIPPED):
        yield texts.text("rule-example-answers")
    elif state.anything:
        yield texts.text("may-anything-goes")
    elif _free_wild(reached, action.card):
        yield texts.text("rule-example-is-wild")
    elif action.card.index >> 2 == state.upcard >> 2:
        yield texts.text("rule-example-rank-matches")
    else:
        yield texts.text("rule-example-suit-matches")


def _free_wild(reached: Reached, card: Card) -> bool:
    """Say whether a card may be played because it is wild."""
    bit = 1 << card.index
    bound = reached.numbers.wild_must_match and reached.numbers.named_wild & bit
    return bool(reached.numbers.wild_cards & bit) and not bound


def _why(reached: Reached, action: Action) -> Iterator[Sequence[str]]:
    """Yield what an action is allowed by."""
    state = reached.state
    if isinstance(action, Play):
        yield from _why_play(reached, action)
    elif isinstance(action, Draw):
        yield ("debt",) if state.phase == layout.DEBT else _about_drawing(reached)
    elif isinstance(action, Pass):
        by_phase = {layout.SKIPPED: ("skip_answer",), layout.MORE: ("several",)}
        yield by_phase.get(int(state.phase), ("empty_stock",) if not state.drawn else ("draw",))
    elif isinstance(action, NameSuit):
        yield ("naming",)
    elif isinstance(action, Stop):
        yield ("stop",)
    elif isinstance(action, Announce):
        yield ("last_card_call",)


def _why_play(reached: Reached, action: Play) -> Iterator[Sequence[str]]:
    state = reached.state
    card = action.card
    if state.phase == layout.DEBT:
        yield _about(reached, "draw", int(state.draw_card))
        yield _about(reached, "cancel", card.index)
    elif state.phase == layout.SKIPPED:
        yield ("skip_answer",)
    elif state.phase == layout.MORE:
        yield ("several_answers", "several") if state.under_debt else ("several",)
    else:
        yield from _why_match(reached, card)
    if state.counts[state.turn] == 1 and reached.numbers.wild_cards >> card.index & 1:
        yield ("finish_on_wild",)


def _why_match(reached: Reached, card: Card) -> Iterator[Sequence[str]]:
    """Yield what lets a card be played with no debt and no skip to face."""
    state = reached.state
    on_wild = reached.numbers.wild_cards >> state.upcard & 1
    if state.anything:
        yield (*_about(reached, "anything_next", int(state.upcard)), "wild_starter")
    elif _free_wild(reached, card):
        yield ("free_joker", "wild") if card.suit is None else ("wild",)
        # No joker is asked about that.
        if on_wild and card.suit is not None:
            yield ("wild_on_wild",)
    else:
        yield ("match",)
        if on_wild and state.required != layout.NO_SUIT:
            yield ("named_suit", "naming")
    if state.phase == layout.COVER:
        yield _about(reached, "must_cover", int(state.upcard))
    if state.drawn:
        yield ("draw",)


def _about(reached: Reached, what: str, card: int) -> tuple[str, ...]:
    """Return the topic of what a card does."""
    return tuple(
        f"{what}:{group.key}"
        for group in groups(reached.rules)
        if Card.from_index(card) in group.cards
    )


def _about_drawing(reached: Reached) -> tuple[str, ...]:
    if reached.state.phase == layout.COVER:
        return _about(reached, "must_cover", int(reached.state.upcard))
    return ("draw",)


# ── No ────────────────────────────────────────────────────────────────────────────────────────────


def _why_not(reached: Reached, refusal: Refusal, position: Position) -> Iterator[Sequence[str]]:
    """Yield what an action is forbidden by."""
    state = reached.state
    if refusal.code in ("debt-open", "not-an-answer"):
        yield _about(reached, "draw", int(state.draw_card))
        yield ("debt",)
        return
    if refusal.code == "not-your-turn":
        yield from _whose_turn(reached, position)
        return
    if refusal.code == "draw-while-playable" and state.phase == layout.COVER:
        yield _about(reached, "must_cover", int(state.upcard))
        return
    if refusal.code == "no-match" and reached.numbers.wild_cards >> state.upcard & 1:
        yield ("named_suit", "naming")
    yield from ((topic,) for topic in TOPICS.get(refusal.code, ()))


def _whose_turn(reached: Reached, position: Position) -> Iterator[Sequence[str]]:
    """Yield why it is somebody else's turn: because of the upcard, or because yours is over."""
    upcard = int(reached.state.upcard)
    causes = ("skip", "reverse", "again", "must_cover")
    found = tuple(chain.from_iterable(_about(reached, cause, upcard) for cause in causes))
    if reached.state.acted:
        # Who has paid a debt has come to act because of it.
        yield ("debt", "draw")
    elif position.done and isinstance(position.done[-1].action, Play):
        # One card is a turn.
        yield (*found, "match")
    else:
        yield (*found, "draw")


TOPICS: Final[Mapping[str, tuple[str, ...]]] = {
    "no-match": ("match",),
    "not-in-hand": ("match",),
    "wild-on-wild": ("wild_on_wild",),
    "finish-on-wild": ("finish_on_wild",),
    "finish-on-special": ("finish_on_special",),
    "wild-must-match": ("wild",),
    "skip-open": ("skip_answer",),
    "drawn-card-only": ("draw", "other_card"),
    "same-rank-only": ("several",),
    "no-plays-now": ("draw",),
    "draw-while-playable": ("must_play",),
    "nothing-to-draw": ("empty_stock",),
    "draw-finished": ("draw",),
    "pass-while-playable": ("must_play", "no_passing"),
    "pass-while-drawable": ("draw", "no_passing"),
    "pass-before-drawn": ("draw", "no_passing"),
    "suit-needed": ("naming",),
    "suit-not-wanted": ("naming", "match"),
    "own-suit-only": ("naming",),
    "last-names-nothing": ("finish_on_wild",),
    "suit-owed": ("naming",),
    "no-suit-owed": ("naming", "match"),
    "call-off": ("last_card_call",),
    "call-cards": ("last_card_call",),
    "call-already": ("last_card_call", "second_call"),
    "announce-not-last": ("last_card_call",),
    "stop-too-high": ("stop",),
    "stop-too-late": ("stop", "no_stop"),
    "deal-over": ("end",),
}
"""What in the rule book forbids an action, by the code of the engine's reason. Nothing is said of
``stop-off``: the book of rules without that call does not mention it."""
