"""Hints and the review of a game in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from crazyeights.cards import Suit
from crazyeights.host import Hint, Mark, Reason, Record, View
from crazyeights.rules.actions import Action, Announce, Draw, NameSuit, Pass, Play, Stop
from crazyeights.rules.options import Rules
from crazyeights.telling.people import People
from crazyeights.texts import CardStyle, Catalogue
from crazyeights.texts.rulebook import TIPS

CLOSE: Final = 0.01
"""Chances that differ by less are told as alike."""


def hint_lines(
    texts: Catalogue, people: People, view: View, hint: Hint, preset: str = ""
) -> Iterator[str]:
    """Say what is best, with which chance, and why, in a sentence each."""
    yield advice_text(texts, hint.action, preset)
    for reason in hint.reasons:
        if said := reason_text(texts, people, view.rules, reason, preset):
            yield said
    if hint.chance is None:
        return
    one_deal = view.rules.game_end.kind == "one_deal"
    text_id = "hint-chance" if one_deal else "hint-chance-game"
    yield texts.text(text_id, share=percent(hint.chance))
    second, chance = hint.alternatives[0]
    if hint.chance - chance < CLOSE:
        yield texts.text("hint-as-good", text=action_short(texts, second))
    else:
        text = action_short(texts, second)
        yield texts.text("hint-next-best", text=text, share=percent(chance))


def review_lines(
    texts: Catalogue,
    people: People,
    game: Record,
    marks: Sequence[Mark],
    seat: int,
) -> Iterator[str]:
    """Say which decisions of a seat were costly, and what would have been better, in paragraphs."""
    preset = game.preset or ""
    own = [mark for mark in marks if mark.seat == seat]
    yield texts.text("review-title", count=len(own), seat=people.names[seat])
    for mark in own:
        said = [
            texts.text(
                "review-decision",
                deal=mark.deal,
                place=mark.place,
                upcard=mark.upcard,
                text=action_short(texts, mark.chosen),
                share=percent(mark.chance),
            ),
            texts.text(
                "review-better",
                text=action_short(texts, mark.better),
                share=percent(mark.better_chance),
            ),
            *(reason_text(texts, people, game.rules, reason, preset) for reason in mark.reasons),
        ]
        yield " ".join(filter(None, said))


def advice_text(texts: Catalogue, action: Action, preset: str = "") -> str:
    """Tell the reader to do something."""
    if isinstance(action, Play):
        if action.suit is None:
            return texts.text("hint-play", card=action.card)
        return texts.text("hint-play-wild", card=action.card, suit=action.suit)
    if isinstance(action, NameSuit):
        return texts.text("hint-name", suit=action.suit)
    return texts.text(_ADVICE[type(action)], preset=preset)


def action_short(texts: Catalogue, action: Action) -> str:
    """Return an action in a few signs or words: ``8♠ → ♥``, ``2♣ with the call``."""
    if isinstance(action, NameSuit):
        return _suit_short(texts, action.suit)
    if isinstance(action, Play):
        words = texts.cards is CardStyle.WORDS
        card = texts.card(action.card) if words else texts.card_short(action.card)
        suit = "" if action.suit is None else f" {_suit_short(texts, action.suit)}"
        short = f"{card}{suit}"
        return texts.text("review-called", text=short) if action.announce else short
    return texts.text(_SHORT[type(action)])


def _suit_short(texts: Catalogue, suit: Suit) -> str:
    if texts.cards is CardStyle.WORDS:
        return f"({texts.suit(suit)})"
    return f"→ {texts.suit_short(suit)}"


_ADVICE: Final[Mapping[type, str]] = {
    Draw: "hint-draw",
    Pass: "hint-pass",
    Stop: "hint-stop",
    Announce: "hint-call",
}
_SHORT: Final[Mapping[type, str]] = {
    Draw: "review-draw",
    Pass: "review-pass",
    Stop: "review-stop",
}


def reason_text(
    texts: Catalogue, people: People, rules: Rules, reason: Reason, preset: str = ""
) -> str:
    """Return a reason in words; none for a tip that these rules do not make apply."""
    data: dict[str, Any] = dict(reason.data)
    if "seat" in data:
        data["seat"] = people.names[data["seat"]]
    if reason.text_id.startswith("tip-"):
        needs = TIPS[reason.text_id.removeprefix("tip-")].needs(rules)
        if needs is None:
            return ""
        data |= needs
        data["preset"] = preset
    return texts.text(reason.text_id, **data)


def percent(chance: float) -> int:
    """Return a chance as it is told: a whole number of per cent."""
    return round(100 * chance)
