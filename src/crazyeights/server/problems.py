"""What is answered when something goes wrong: a Problem, in the language of whoever asked."""

from __future__ import annotations

import logging
import re
import traceback
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.types import ExceptionHandlersMap

from crazyeights.server.assets import VARIES
from crazyeights.server.bodies import WHOLE
from crazyeights.server.desk import ProblemError, desk_of, reader_of
from crazyeights.server.messages import Problem
from crazyeights.server.speech import sentences
from crazyeights.server.store import StoreError
from crazyeights.server.tables import OutdatedTableError, UnknownTableError

AnyFailed = Request[Any, Any, Any]

_log = logging.getLogger(__name__)
_NOT_FOUND: Final = 404
_CODES: Final = {_NOT_FOUND: "page", 405: "method", 413: "too-large"}

# How msgspec words what is wrong with a message. What is worded otherwise is told as it is.
_MISSING: Final = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_NO_OBJECT: Final = re.compile(r"Expected `object`, got `(.*)`")
_KINDS: Final = {"int": "number", "float": "number", "str": "string", "bool": "boolean"}
"""What JSON calls the values for which msgspec has the words of Python."""

_NO_BODY: Final = f"'{WHOLE}'"
"""How Litestar words that there is none."""


def _problem(request: AnyFailed, status: int, code: str, **details: str | int) -> Response[Problem]:
    message = sentences(reader_of(request)).text(f"problem-{code}", **details)
    return Response(Problem(code, message), status_code=status)


def _tell_problem(request: AnyFailed, error: ProblemError) -> Response[Problem]:
    return _problem(request, error.status, error.code, **error.details)


def _tell_unknown(request: AnyFailed, _: UnknownTableError) -> Response[Problem]:
    return _problem(request, 404, "table")


def _tell_outdated(request: AnyFailed, _: OutdatedTableError) -> Response[Problem]:
    return _problem(request, 410, "outdated")


def _tell_unsaved(request: AnyFailed, error: StoreError) -> Response[Problem]:
    _log.error("%s", error)
    return _problem(request, 409, "unsaved")


def _tell_http(request: AnyFailed, error: HTTPException) -> Response[Problem] | Response[bytes]:
    """Tell of what Litestar found wrong with a request."""
    if error.status_code == _NOT_FOUND and _is_visit(request):
        index = desk_of(request).page.index(reader_of(request))
        if index is not None:  # the page says itself that there is nothing at this address
            response = index.response(request, VARIES)
            response.status_code = _NOT_FOUND
            return response
    if error.status_code in _CODES:
        problem = _problem(request, error.status_code, _CODES[error.status_code])
        problem.headers.update(error.headers or {})  # with 405: what is allowed
        return problem
    if isinstance(error.__cause__, SerializationException):
        return _problem(request, 400, "no-json")
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        return _tell_wrong(request, str(first.get("key", "")), str(first.get("message", "")))
    return _problem(request, error.status_code, "request", text=error.detail)


def _is_visit(request: AnyFailed) -> bool:
    """Say whether somebody comes to an address with a browser, and no program asks for data."""
    data = request.url.path.startswith(("/api/", "/static/"))
    return not data and "text/html" in request.headers.get("accept", "")


def _tell_wrong(request: AnyFailed, place: str, message: str) -> Response[Problem]:
    """Tell of a body, or a field of it or of the address, that is not as described."""
    at = "" if place == WHOLE else place
    if not at and message == _NO_BODY:
        return _problem(request, 422, "empty-body")
    if not at and (found := _NO_OBJECT.fullmatch(message)):
        return _problem(request, 422, "body", text=_KINDS.get(found[1], found[1]))
    for code, pattern in (("field-missing", _MISSING), ("field-unknown", _UNKNOWN)):
        if found := pattern.fullmatch(message):
            return _problem(request, 422, code, name=".".join(filter(None, (at, found[1]))))
    return _problem(request, 422, "field", name=at, text=message)


def _tell_nested(request: AnyFailed, _: RecursionError) -> Response[Problem]:
    """Tell of JSON that is nested deeper than anything here could be."""
    return _problem(request, 400, "nested")


def _tell_fault(request: AnyFailed, error: Exception) -> Response[Problem]:
    """Tell of a fault of ours. Its text may hold cards, so only where it happened is noted."""
    places = "".join(traceback.format_tb(error.__traceback__))
    _log.error("%s in %s\n%s", type(error).__name__, request.url.path, places)
    return _problem(request, 500, "internal")


HANDLERS: Final[ExceptionHandlersMap] = {
    ProblemError: _tell_problem,
    UnknownTableError: _tell_unknown,
    OutdatedTableError: _tell_outdated,
    StoreError: _tell_unsaved,
    HTTPException: _tell_http,
    RecursionError: _tell_nested,
    Exception: _tell_fault,
}
"""What is answered to each kind of exception."""
