"""The answers that are described for several requests: the problems there may be."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from crazyeights.server import messages


def problem(description: str) -> ResponseSpec:
    """Describe an answer that says why nothing was done."""
    return ResponseSpec(messages.Problem, description=description, generate_examples=False)


BAD: Final = {
    400: problem("This is no JSON."),
    403: problem("The request comes from another site's page."),
    409: problem("It could not be saved, so it has not happened."),
    413: problem("The request is too large."),
    422: problem("A field is missing, unknown or wrong; the message names it."),
}
UNKNOWN: Final = {
    404: problem("There is no such table, or it is somebody else's."),
    410: problem("The table was left by another version, whose rules were others."),
}
