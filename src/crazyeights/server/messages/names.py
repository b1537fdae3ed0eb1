"""The names that are written alike in every message: cards, suits, languages, paces, rules."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

CardName: TypeAlias = Annotated[
    str,
    Meta(
        # In Python `$` alone would let a line break through.
        pattern="^(?:(?:[2-9JQKA]|10)[CDHS]|JK)(?!\\n)$",
        description="A card, such as 8S, 10H or JK.",
    ),
]
SuitName: TypeAlias = Literal["C", "D", "H", "S"]
LanguageName: TypeAlias = Literal["de", "nb", "it", "en"]
PaceName: TypeAlias = Literal["calm", "normal", "fast", "instant"]
RulesLink: TypeAlias = Annotated[
    str,
    Meta(
        max_length=10_000,
        description="Whole rules as the query of a link, v=1&preset=mau-mau&draw=3.",
    ),
]
PhaseName: TypeAlias = Literal["turn", "naming", "debt", "skipped", "more", "cover", "over"]
