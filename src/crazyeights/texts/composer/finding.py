"""The questions and answers of the search for one's own rules, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from crazyeights.cards import Rank
from crazyeights.rules.options import Rules
from crazyeights.rulesets import RuleSet
from crazyeights.rulesets.find import BY_SUIT, Finder, Question, differences, rank_does
from crazyeights.texts.composer.controls import (
    change_words,
    effects_words,
    label_of,
    value_words,
)
from crazyeights.texts.messages import Catalogue


def question_words(question: Question, finder: Finder, texts: Catalogue) -> str:
    """Return a question; once it is known which cards are wild, it calls them by their names."""
    wild = finder.given.get(Question("wild"))
    rules = Rules() if wild is None else Rules(wild=wild)
    if question.rank is None:
        return label_of(question.option, texts, rules)
    return label_of(question.option, texts, rules, question.rank)


def answer_words(question: Question, answer: Any, texts: Catalogue) -> str:
    """Return an answer to a question."""
    if answer == BY_SUIT:
        return texts.text("effect-by-suit")
    if question.rank is not None:
        return effects_words(answer, texts)
    return value_words(question.option, answer, texts)


def difference_words(ruleset: RuleSet, texts: Catalogue) -> Iterator[str]:
    """Yield in what a rule set differs from its preset, as questions with their answers."""
    usual = RuleSet.of(ruleset.preset).rules
    for option in differences(ruleset):
        if option != "effects":
            yield change_words(option, ruleset.rules, texts)
            continue
        for rank in Rank:
            does = rank_does(ruleset.rules, rank)
            if does != rank_does(usual, rank):
                question = label_of("effects", texts, ruleset.rules, rank)
                yield f"{question} {answer_words(Question('effects', rank), does, texts)}"
