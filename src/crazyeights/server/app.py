"""The app: everything of this package put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.types import ASGIApp

from crazyeights.server import api, problems
from crazyeights.server.assets import VARIES, AnyRequest, Asset
from crazyeights.server.bodies import StrictRequest
from crazyeights.server.description import openapi
from crazyeights.server.desk import Desk, ProblemError, desk_of, reader_of
from crazyeights.server.feed import feed
from crazyeights.server.guards import guard
from crazyeights.server.heads import with_heads
from crazyeights.server.hosts import Hosts

MOST_BYTES: Final = 16_384
"""How large a request may be."""


@get(["/", "/rules", "/table/{table:str}"], include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    """Return the page; which table it shows is for it to find out."""
    return _sent(request, desk_of(request).page.index(reader_of(request)), VARIES)


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
        request_class=StrictRequest,
        exception_handlers=problems.HANDLERS,
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        openapi_config=None,
    )
    return guard(with_heads(app), hosts)


def _sent(request: AnyRequest, asset: Asset | None, vary: str = "") -> Response[bytes]:
    if asset is None:
        raise ProblemError(404, "page")
    return asset.response(request, vary)
