"""What people read, in German, Norwegian Bokmål, Italian and English (rules.md §5).

>>> from crazyeights.cards import Card
>>> catalogue("en").text("event-play", seat="Anna", card=Card("QH"))
'Anna plays the queen of hearts.'
>>> catalogue("de").told("event-draw", None, count=2)
'Du ziehst 2 Karten.'

The README beside this file lists the ids and what each of them takes.
"""

from crazyeights.texts.languages import LANGUAGES, from_environment, negotiate
from crazyeights.texts.messages import CardStyle, Catalogue, TextError, catalogue

__all__ = [
    "LANGUAGES",
    "CardStyle",
    "Catalogue",
    "TextError",
    "catalogue",
    "from_environment",
    "negotiate",
]
