"""Rules to be chosen, compared, searched for and asked about, in the words of one language.

What a page and a terminal share: neither knows a rule, both show what stands here.
"""

from crazyeights.texts.composer.comparison import Comparison, compare
from crazyeights.texts.composer.conflicts import explain
from crazyeights.texts.composer.controls import Answer, Control, Topic, controls
from crazyeights.texts.composer.finding import answer_words, difference_words, question_words

__all__ = [
    "Answer",
    "Comparison",
    "Control",
    "Topic",
    "answer_words",
    "compare",
    "controls",
    "difference_words",
    "explain",
    "question_words",
]
