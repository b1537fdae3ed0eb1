"""Find the rules that somebody grew up with: questions, and the preset that answers fit best.

A question is about one option, or about what the cards of one rank do; its answers are those that
the presets give. Which one is asked next is decided by how evenly its answers split the presets
that are still likely. An answer against a preset makes it unlikely and not impossible, because
nobody's rules at home are quite those of a book.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any, Final, TypeAlias

from crazyeights.cards import JOKER, Card, Pack, Rank
from crazyeights.rules.effects import Effect
from crazyeights.rules.options import Rules, RulesError, option_kinds
from crazyeights.rules.presets import PRESETS
from crazyeights.rulesets.link import link_value
from crazyeights.rulesets.ruleset import RuleSet, base_options, usual_seats

ASKED: Final = (
    "wild",
    "draw",
    "drawn_card",
    "voluntary_draw",
    "last_card_call",
    "hand_size",
    "pack",
    "jokers",
    "game_end",
    "scoring",
    "wild_on_wild",
    "wild_must_match",
    "finish_on_wild",
    "naming",
    "several",
    "after_debt",
    "stop_call",
    "empty_stock",
    "starter_wild",
    "direction",
)
"""The options that people remember, those first that come first to mind."""

MOST_QUESTIONS: Final = 12
"""After so many nobody wants to be asked any more."""

DOUBT: Final = 8.0
"""How many times less likely an answer against a preset makes it."""

SURE: Final = 0.9
"""So likely a preset need be for the questions to end."""

BY_SUIT: Final = "by_suit"
DONT_KNOW: Final = ""
"""Answers besides the values: it depends on the suit; somebody does not know."""

RankDoes: TypeAlias = tuple[Effect, ...] | str
"""What the cards of a rank do: their effects, or `BY_SUIT`."""


@dataclass(frozen=True, slots=True)
class Question:
    """About an option, or where there is a rank about what its cards do."""

    option: str
    rank: Rank | None = None

    @property
    def id(self) -> str:
        """The question's name: ``draw``, ``effects-7``."""
        return self.option if self.rank is None else f"{self.option}-{self.rank.letter}"

    def answer_of(self, rules: Rules) -> Any:
        """Return what these rules answer."""
        if self.rank is None:
            return getattr(rules, self.option)
        return rank_does(rules, self.rank)

    def id_of(self, answer: Any) -> str:
        """Return the name of an answer, as it may stand in a link."""
        if self.rank is None:
            return link_value(self.option, answer)
        if isinstance(answer, str):
            return answer
        return link_value("effects", {self.rank: answer}).partition(".")[2]


@dataclass(frozen=True, slots=True)
class Found:
    """The nearest preset with what was answered otherwise; those answers that would not fit in.

    ``near`` are other presets that fit as well as that one.
    """

    ruleset: RuleSet
    left_out: tuple[Question, ...]
    near: tuple[str, ...]


def rank_does(rules: Rules, rank: Rank) -> RankDoes:
    """Return the effects of the cards of a rank, or that these depend on the suit."""
    cards = [JOKER] if rank == Rank.JOKER else [Card.from_index(4 * rank + n) for n in range(4)]
    found = {tuple(rules.effects_of(card)) for card in cards}
    return found.pop() if len(found) == 1 else BY_SUIT


@cache
def candidates() -> Mapping[str, Rules]:
    """Return the rules of all presets, each once: some are others under a second name."""
    found: dict[Rules, str] = {}
    for name in PRESETS:
        found.setdefault(Rules.preset(name, seats=usual_seats(name)), name)
    return {name: rules for rules, name in found.items()}


@cache
def questions() -> Mapping[str, Question]:
    """Return all questions that can be asked, by their ids."""
    ranks = [
        Question("effects", rank)
        for rank in tuple(Rank)[: Rank.JOKER]
        if any(rank_does(rules, rank) != () for rules in candidates().values())
    ]
    return {question.id: question for question in (*map(Question, ASKED), *ranks)}


@cache
def answers(question: Question) -> Mapping[str, Any]:
    """Return the answers that the presets give to a question, by their ids, most usual first."""
    given = [question.answer_of(rules) for rules in candidates().values()]
    usual = sorted(dict.fromkeys(given), key=lambda answer: -given.count(answer))
    return {question.id_of(answer): answer for answer in usual}


class Finder:
    """What follows from some answers: the next question, or what was found.

    ``given`` are the ids of questions and answers in the order in which they were asked. Raises
    `ValueError` for what is no answer to a question.

    >>> finder = Finder([("wild", "J"), ("effects-7", "draw-2-none")])
    >>> finder.likeliest()[0]
    'tschau-sepp'
    """

    def __init__(self, given: Sequence[tuple[str, str]]) -> None:
        self.given: dict[Question, Any] = {}
        for question_id, answer_id in given:
            question = questions().get(question_id)
            if question is None or question in self.given:
                raise ValueError(f"there is no question {question_id!r} to be answered")
            if answer_id != DONT_KNOW and answer_id not in answers(question):
                raise ValueError(f"{answer_id!r} is no answer to {question_id!r}")
            known = answers(question)
            self.given[question] = None if answer_id == DONT_KNOW else known[answer_id]

    def _against(self, rules: Rules) -> int:
        """Return how many answers say something else than the rules."""
        return sum(
            answer is not None and question.answer_of(rules) != answer
            for question, answer in self.given.items()
        )

    def _likely(self) -> dict[str, float]:
        """Return how likely each preset is; they add up to one."""
        weights = {name: DOUBT ** -self._against(rules) for name, rules in candidates().items()}
        total = sum(weights.values())
        return {name: weight / total for name, weight in weights.items()}

    def likeliest(self) -> list[str]:
        """Return the presets, the likeliest first, of equal ones the better known."""
        likely = self._likely()
        return sorted(likely, key=lambda name: -likely[name])

    def question(self) -> Question | None:
        """Return the question that splits the likely presets best, None when enough is known."""
        likely = self._likely()
        if max(likely.values()) >= SURE or len(self.given) >= MOST_QUESTIONS:
            return None
        first = Question("wild")
        if first not in self.given:
            return first  # of the others, some can only be put into words when this is known
        pack = self.given.get(Question("pack")) or Pack.FRENCH52
        ranks = {None, *Pack(pack).ranks} - set(self.given[first] or ())
        open_questions = [
            one for one in questions().values() if one not in self.given and one.rank in ranks
        ]
        best = max(open_questions, key=lambda one: self._worth(one, likely), default=None)
        return best if best is not None and self._worth(best, likely) > LEAST_WORTH else None

    def _worth(self, question: Question, likely: Mapping[str, float]) -> float:
        """Return how many bits the answer is expected to tell (the entropy of the answers)."""
        shares: dict[Any, float] = {}
        for name, rules in candidates().items():
            answer = question.answer_of(rules)
            shares[answer] = shares.get(answer, 0.0) + likely[name]
        return -sum(share * math.log2(share) for share in shares.values())

    def found(self) -> Found:
        """Return the nearest preset with the answers that differ from it."""
        nearest, *others = self.likeliest()
        likely = self._likely()
        near = tuple(name for name in others if likely[name] == likely[nearest])
        rules = candidates()[nearest]
        changes = [
            question
            for question, answer in self.given.items()
            if answer is not None and question.answer_of(rules) != answer
        ]
        # As many of the answers as go together, those given first rather than the later ones.
        for count in range(len(changes), -1, -1):
            for kept in combinations(changes, count):
                try:
                    changed = self._changed(rules, kept)
                except RulesError:
                    continue
                left_out = tuple(question for question in changes if question not in kept)
                return Found(RuleSet(changed, nearest), left_out, near)
        raise AssertionError("the rules of a preset contradict themselves")

    def _changed(self, rules: Rules, kept: Sequence[Question]) -> Rules:
        options: dict[str, Any] = {}
        effects = dict(rules.effects)
        for question in kept:
            answer = self.given[question]
            if question.rank is None:
                options[question.option] = answer
                continue
            if answer == BY_SUIT:
                raise RulesError(["effects"], "nobody said what each suit does", "effect-lacking")
            for card in [key for key in effects if _rank_of(key) == question.rank]:
                del effects[card]
            if answer:
                effects[question.rank] = answer
        if options.get("pack", rules.pack) != rules.pack:
            options |= _for_pack(Rules(pack=options["pack"], wild=frozenset()), rules)
        if effects != dict(rules.effects):
            options["effects"] = effects
        return rules.replace(**options)


LEAST_WORTH: Final = 0.15
"""A question that tells fewer bits is not worth asking."""


def _rank_of(key: Rank | Card) -> Rank:
    return key.rank if isinstance(key, Card) else key


def _for_pack(pack: Rules, rules: Rules) -> dict[str, Any]:
    """Return what must change with the pack: a table of points that would not fit it."""
    if isinstance(rules.values, str) or set(pack.ranks) == set(rules.values) - {Rank.JOKER}:
        return {}
    return {"values": "pips"}


def differences(ruleset: RuleSet) -> list[str]:
    """Return the options in which a rule set differs from its preset, but for the players."""
    base = base_options(ruleset.preset)
    return [
        name
        for name in option_kinds()
        if name != "seats" and getattr(ruleset.rules, name) != base[name]
    ]
