"""What a request carries, taken as it is: where a number belongs, ``"2"`` is none."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ValidationException

WHOLE: Final = "data"
"""What Litestar calls the body, and so the place of what is wrong with all of it."""

_PLACED: Final = re.compile(r"(.*) - at `\$\.?(.*)`", re.DOTALL)
"""How msgspec says where something is wrong; with nothing of the kind it is the whole."""


class StrictRequest(Request[None, None, State]):
    """A request whose message must have the types that are described.

    Litestar by itself reads ``"2"`` and ``2.0`` as 2, and ``"true"`` as true.
    """

    async def json(self) -> Any:  # noqa: ANN401  # as Litestar has it
        """Return the message. Raises `ValidationException`, with the place, if it is another."""
        content = await super().json()
        described = self.route_handler.parsed_data_field
        if described is None:
            return content
        try:
            return msgspec.convert(content, described.annotation)
        except msgspec.ValidationError as error:
            found = _PLACED.fullmatch(str(error))
            message, place = found.groups() if found else (str(error), "")
            raise ValidationException(extra=[{"key": place or WHOLE, "message": message}]) from None
