"""The app: everything of this package put together."""

from __future__ import annotations

import logging
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.params import FromPath
from litestar.types import ASGIApp

from crazyeights.server import api
from crazyeights.server.assets import AnyRequest, Asset
from crazyeights.server.description import openapi
from crazyeights.server.desk import Desk, ProblemError, desk_of, reader_of
from crazyeights.server.feed import feed
from crazyeights.server.guards import guard
from crazyeights.server.heads import with_heads
from crazyeights.server.hosts import Hosts
from crazyeights.server.messages import Problem
from crazyeights.server.speech import sentences
from crazyeights.server.store import StoreError
from crazyeights.server.tables import UnknownTableError

MOST_BYTES: Final = 16_384
"""How large a request may be."""

_log = logging.getLogger(__name__)
_CODES: Final = {404: "page", 405: "method", 413: "too-large"}
_VARIES: Final = "Cookie, Accept-Language"


@get(["/", "/rules", "/table/{table:str}"], include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    """Return the page; which table it shows is for it to find out."""
    return _sent(request, desk_of(request).page.index(reader_of(request)), _VARIES)


@get("/static/{name:path}", include_in_schema=False)
async def static(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Return a file of the page."""
    return _sent(request, desk_of(request).page.file(name))


def make_app(desk: Desk, hosts: Hosts) -> ASGIApp:
    """Return the app that answers requests to some hosts at a desk, and closes it in the end."""

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await desk.close()

    app = Litestar(
        [*api.HANDLERS, openapi, feed, page, static],
        state=State({"desk": desk}),
        lifespan=[life],
        exception_handlers={
            ProblemError: _tell_problem,
            UnknownTableError: _tell_unknown,
            StoreError: _tell_unsaved,
            HTTPException: _tell_http,
            RecursionError: _tell_nested,
            Exception: _tell_fault,
        },
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        openapi_config=None,
    )
    return guard(with_heads(app), hosts)


def _sent(request: AnyRequest, asset: Asset | None, vary: str = "") -> Response[bytes]:
    if asset is None:
        raise ProblemError(404, "page")
    return asset.response(request, vary)


# ── When something goes wrong ───────────────────────────────────────────────────────────────────

AnyFailed = Request[Any, Any, Any]


def _problem(request: AnyFailed, status: int, code: str, **details: str | int) -> Response[Problem]:
    message = sentences(reader_of(request)).text(f"problem-{code}", **details)
    return Response(Problem(code, message), status_code=status)


def _tell_problem(request: AnyFailed, error: ProblemError) -> Response[Problem]:
    return _problem(request, error.status, error.code, **error.details)


def _tell_unknown(request: AnyFailed, _: UnknownTableError) -> Response[Problem]:
    return _problem(request, 404, "table")


def _tell_unsaved(request: AnyFailed, error: StoreError) -> Response[Problem]:
    _log.error("%s", error)
    return _problem(request, 409, "unsaved")


def _tell_http(request: AnyFailed, error: HTTPException) -> Response[Problem]:
    """Tell of what Litestar found wrong with a request."""
    if error.status_code in _CODES:
        problem = _problem(request, error.status_code, _CODES[error.status_code])
        problem.headers.update(error.headers or {})  # with 405: what is allowed
        return problem
    if not isinstance(error, ValidationException):
        return _problem(request, error.status_code, "request", text=error.detail)
    extra = error.extra if isinstance(error.extra, list) else []
    fields = [f"{one.get('key', '')}: {one['message']}" for one in extra if "message" in one]
    return _problem(request, 422, "request", text="; ".join(fields) or error.detail)


def _tell_nested(request: AnyFailed, _: RecursionError) -> Response[Problem]:
    """Tell of JSON that is nested deeper than anything here could be."""
    return _problem(request, 400, "request", text="nested too deeply")


def _tell_fault(request: AnyFailed, error: Exception) -> Response[Problem]:
    """Tell of a fault of ours. Its text may hold cards, so only where it happened is noted."""
    places = "".join(traceback.format_tb(error.__traceback__))
    _log.error("%s in %s\n%s", type(error).__name__, request.url.path, places)
    return _problem(request, 500, "internal")
