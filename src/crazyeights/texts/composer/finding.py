"""The questions and answers of the search for one's own rules, in words."""

from __future__ import annotations

from typing import Any

from crazyeights.rules.options import Rules
from crazyeights.rulesets.find import BY_SUIT, Finder, Question
from crazyeights.texts.composer.controls import effects_words, label_of, value_words
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
