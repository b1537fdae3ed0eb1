"""What programs can read about the requests: the OpenAPI description."""

from __future__ import annotations

from functools import cache

from litestar import Litestar, Response, get
from litestar.openapi.config import OpenAPIConfig
from litestar.serialization import encode_json

from crazyeights.server.api import HANDLERS
from crazyeights.server.assets import AnyRequest, Asset


def description() -> bytes:
    """Return the description as JSON.

    It is made from an app of its own: with one that serves, Litestar would serve pages of its own
    beside ours.
    """
    config = OpenAPIConfig(
        title="crazyeights",
        version="1",
        description="The table in the browser: see docs/protocol.md.",
        use_handler_docstrings=True,
    )
    app = Litestar([*HANDLERS], openapi_config=config, logging_config=None)
    return encode_json(app.openapi_schema.to_schema())


@cache
def _asset() -> Asset:
    return Asset(description(), "application/json")


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: AnyRequest) -> Response[bytes]:
    """Return the description."""
    return _asset().response(request)
