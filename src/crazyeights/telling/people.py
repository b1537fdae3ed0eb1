"""Who sits at a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from crazyeights.texts import Catalogue

OPPONENTS: Final = ("Anna", "Bo", "Cleo", "Dario", "Emil", "Frida", "Gina", "Hedda")
"""Names of computer opponents; one more than there can be, so that none is called like you."""


@dataclass(frozen=True, slots=True)
class People:
    """Who sits at the table, and who of them reads along; ``you`` is None for a spectator."""

    names: tuple[str, ...]
    you: int | None

    def name(self, seat: int) -> str | None:
        """Return the name of a seat, None for the reader's own, as `Catalogue.told` takes it."""
        return None if seat == self.you else self.names[seat]

    def told(
        self, texts: Catalogue, text_id: str, seats: Sequence[int], variable: str = "winners"
    ) -> str:
        """Return a text about several seats; ``variable`` is what the text about others takes."""
        others = [self.names[seat] for seat in seats if seat != self.you]
        if self.you in seats:
            return texts.text(f"{text_id}-you", others=others)
        return texts.text(text_id, **{variable: others})
