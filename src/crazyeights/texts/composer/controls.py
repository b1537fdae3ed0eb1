"""The options as questions with answers (rules.md §3): what a control says and what can be chosen.

The controls are those of one set of rules: questions name its wild cards, and what nothing depends
on under these rules is marked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from crazyeights.cards import Card, Rank
from crazyeights.rules.effects import EFFECTS, AllDraw, Draw, Effect, Reverse, Skip
from crazyeights.rules.kinds import (
    MOST,
    Choice,
    EffectTable,
    EndOfGame,
    Flag,
    GameEnd,
    RankSet,
    ValueTable,
)
from crazyeights.rules.options import Rules, option_kinds
from crazyeights.rulesets.link import link_value
from crazyeights.texts.messages import Argument, Catalogue
from crazyeights.texts.rulebook.facts import can_skip, few, has_effect, has_wild, is_special

SECTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "cards": ("seats", "pack", "packs", "second_pack_from", "jokers"),
    "deal": (
        "hand_size",
        "first_dealer",
        "first_turn",
        "direction",
        "starter_wild",
        "starter_special",
    ),
    "turn": ("draw", "voluntary_draw", "drawn_card", "empty_stock", "several"),
    "wild": (
        "wild",
        "wild_on_wild",
        "wild_must_match",
        "naming",
        "finish_on_wild",
        "wild_finish_doubles",
    ),
    "special": (
        "effects",
        "two_seat_reverse",
        "after_debt",
        "skip_answer",
        "finish_effect",
        "finish_on_special",
    ),
    "calls": ("last_card_call", "last_card_penalty", "stop_call"),
    "end": ("scoring", "values", "wild_value", "blocked_pay"),
    "game": ("game_end",),
}
"""The options under the sections of the rule book, in the order in which a table settles them."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What can be chosen: its value as it stands in a link, and what is read.

    Where a number belongs to it ``value`` holds ``#`` in its place, and ``low`` and ``high`` are
    what it may be.
    """

    value: str
    label: str
    low: int | None = None
    high: int = MOST


@dataclass(frozen=True, slots=True)
class Control:
    """An option as a question.

    Attributes:
        option: its name.
        kind: ``choice``, ``ranks``, ``effects`` or ``values``: how the value is put together.
        label: the question.
        about: what it is about.
        answers: what can be chosen; for ``ranks`` each of them may be, for ``effects`` they are
            the effects that a card may have.
        value: the present value as it stands in a link.
        matters: whether anything depends on it under these rules.
    """

    option: str
    kind: Literal["choice", "ranks", "effects", "values"]
    label: str
    about: str
    answers: tuple[Answer, ...]
    value: str
    matters: bool


@dataclass(frozen=True, slots=True)
class Topic:
    """A section of the rule book with its controls."""

    name: str
    title: str
    controls: tuple[Control, ...]


def controls(rules: Rules, texts: Catalogue) -> tuple[Topic, ...]:
    """Return the questions and answers of all options, in the language of ``texts``."""
    return tuple(
        Topic(
            name,
            texts.remembered(f"rule-section-{name}"),
            tuple(_control(option, rules, texts) for option in options),
        )
        for name, options in SECTIONS.items()
    )


def label_of(option: str, texts: Catalogue, rules: Rules, rank: Rank = Rank.SEVEN) -> str:
    """Return the question about an option; that about ``effects`` is about the cards of a rank."""
    return texts.remembered(_id(option), wild=_wild_names(rules), rank=rank)


def about(option: str, texts: Catalogue) -> str:
    """Return what the question is about."""
    return texts.remembered(_id(option, "about"))


def value_words(option: str, value: Any, texts: Catalogue) -> str:
    """Return one value of an option as the answer to its question."""
    kind = option_kinds()[option]
    if isinstance(kind, Flag):
        return texts.remembered("option-yes" if value else "option-no")
    if isinstance(kind, RankSet):
        return _ranks_words(value, texts)
    if isinstance(kind, EffectTable):
        return "; ".join(
            f"{key_words(key, texts)}: {effects_words(effects, texts)}"
            for key, effects in value.items()
        ) or texts.remembered("effect-none")
    if isinstance(value, GameEnd):
        return texts.remembered(_id(option, value.kind), count=value.n)
    if isinstance(kind, ValueTable):
        return texts.remembered(_id(option, value if isinstance(value, str) else "table"))
    if isinstance(value, int):
        return texts.remembered(_id(option, "number"), count=value, place=value + 1)
    return texts.remembered(_id(option, value))


def change_words(option: str, rules: Rules, texts: Catalogue) -> str:
    """Return the question about an option with the answer that the rules give."""
    said = value_words(option, getattr(rules, option), texts)
    return said if option == "effects" else f"{label_of(option, texts, rules)} {said}"


def key_words(key: Rank | Card, texts: Catalogue) -> str:
    """Return what the cards of a rank are called, or one card, as at the start of a line."""
    return texts.remembered("rule-special-name", kinds=[key])


def effects_words(effects: tuple[Effect, ...], texts: Catalogue) -> str:
    """Return what a card does as the answer to the question what it does."""
    if not effects:
        return texts.remembered("effect-none")
    first, *others = (effect_words(effect, texts) for effect in effects)
    return "; ".join([first, *(other[0].lower() + other[1:] for other in others)])


def effect_words(effect: Effect, texts: Catalogue) -> str:
    """Return what one effect does."""
    count: Mapping[str, Argument] = {"count": getattr(effect, "n", 1)}
    answer = f"-{effect.answer}" if isinstance(effect, Draw) else ""
    return texts.remembered(f"effect-{effect.kind}{answer}".replace("_", "-"), **count)


# ── Putting them together ─────────────────────────────────────────────────────────────────────────


def _id(option: str, part: str = "") -> str:
    return f"option-{option}{'-' if part else ''}{part}".replace("_", "-")


def _wild_names(rules: Rules) -> list[Rank]:
    ranks = sorted(rules.wild)
    return ranks if few(ranks) else []


def _ranks_words(ranks: frozenset[Rank], texts: Catalogue) -> str:
    if not ranks:
        return texts.remembered("option-wild-none")
    return texts.remembered("option-wild-ranks", kinds=sorted(ranks))


def _control(option: str, rules: Rules, texts: Catalogue) -> Control:
    kind = option_kinds()[option]
    return Control(
        option,
        _KINDS.get(type(kind), "choice"),
        label_of(option, texts, rules),
        about(option, texts),
        tuple(_answers(option, texts, rules)),
        link_value(option, getattr(rules, option)),
        MATTERS.get(option, _always)(rules),
    )


_KINDS: Final[Mapping[type, Literal["ranks", "effects", "values"]]] = {
    RankSet: "ranks",
    EffectTable: "effects",
    ValueTable: "values",
}


def _answers(option: str, texts: Catalogue, rules: Rules) -> list[Answer]:
    kind = option_kinds()[option]
    if isinstance(kind, Flag):
        return [_answer(option, value, texts) for value in (True, False)]
    if isinstance(kind, RankSet):
        return [Answer(rank.letter, key_words(rank, texts)) for rank in rules.ranks]
    if isinstance(kind, EffectTable):
        return [*_effect_answers(texts)]
    if isinstance(kind, ValueTable):
        words = [_answer(option, word, texts) for word in kind.words]
        return [*words, Answer("table", texts.remembered(_id(option, "table")))]
    if isinstance(kind, EndOfGame):
        return [_answer(option, "one_deal", texts), *_ends(texts)]
    if not isinstance(kind, Choice):
        raise TypeError(f"{option} has no answers")
    answers = [_answer(option, word, texts) for word in kind.words]
    if kind.low is None:
        return answers
    if kind.high - kind.low < FEW_NUMBERS:
        high = min(kind.high, rules.seats - 1) if option.startswith("first_") else kind.high
        return answers + [_answer(option, number, texts) for number in range(kind.low, high + 1)]
    return [*answers, Answer("#", _with_gap(texts, _id(option, "number")), kind.low, kind.high)]


FEW_NUMBERS: Final = 8
"""So few numbers are listed one by one."""


def _answer(option: str, value: Any, texts: Catalogue) -> Answer:
    value = option_kinds()[option].normal(value)
    return Answer(link_value(option, value), value_words(option, value, texts))


def _ends(texts: Catalogue) -> list[Answer]:
    return [
        Answer(f"{kind}-#", _with_gap(texts, _id("game_end", kind)), 1)
        for kind in ("target", "deals", "eliminate")
    ]


def _effect_answers(texts: Catalogue) -> list[Answer]:
    found: list[Answer] = []
    for kind, effect in EFFECTS.items():
        if effect is Draw:
            found += [
                Answer(
                    f"draw-#-{answer}",
                    _with_gap(texts, f"effect-draw-{answer}".replace("_", "-")),
                    1,
                )
                for answer in ("none", "same_rank", "any_draw_card")
            ]
        elif effect in (AllDraw, Skip):
            text_id = f"effect-{kind}".replace("_", "-")
            found.append(Answer(f"{kind}-#", _with_gap(texts, text_id), 1))
        else:
            found.append(Answer(kind, texts.remembered(f"effect-{kind}".replace("_", "-"))))
    return found


def _with_gap(texts: Catalogue, text_id: str) -> str:
    """Return a text with ``#`` where its number goes; a large number has no word of its own."""
    said = texts.remembered(text_id, count=_GAP, place=_GAP)
    return said.replace(str(_GAP), "#")


_GAP: Final = 999


# ── What matters ──────────────────────────────────────────────────────────────────────────────────


def _always(_: Rules) -> bool:
    return True


def _some_wild_rank(rules: Rules) -> bool:
    return bool(rules.wild)


MATTERS: Final[Mapping[str, Callable[[Rules], bool]]] = {
    "second_pack_from": lambda rules: rules.packs == "auto",
    "starter_wild": has_wild,
    "starter_special": is_special,
    "wild_on_wild": _some_wild_rank,
    "wild_must_match": _some_wild_rank,
    "naming": has_wild,
    "finish_on_wild": has_wild,
    "wild_finish_doubles": lambda rules: has_wild(rules) and rules.finish_on_wild,
    "two_seat_reverse": lambda rules: has_effect(rules, Reverse),
    "after_debt": lambda rules: has_effect(rules, Draw),
    "skip_answer": can_skip,
    "finish_effect": lambda rules: has_effect(rules, Draw, AllDraw),
    "finish_on_special": is_special,
    "last_card_penalty": lambda rules: rules.last_card_call != "off",
    "wild_value": lambda rules: bool(rules.wild) and isinstance(rules.values, str),
    "blocked_pay": lambda rules: rules.scoring == "winner_collects",
}
"""Options on which something depends under some rules only."""
