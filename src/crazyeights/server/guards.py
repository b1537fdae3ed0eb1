"""What holds for every request: whose pages may ask, and what browsers are told to keep to."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from crazyeights.server.messages import Problem
from crazyeights.server.speech import language_of, sentences

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
"""The Content-Security-Policy of all documents."""

_HEADERS: Final = {
    b"x-content-type-options": b"nosniff",
    b"cross-origin-resource-policy": b"same-origin",
    b"cache-control": b"no-store",
}
"""Headers of every response that does not have them already."""

_DOCUMENT_HEADERS: Final = {
    b"content-security-policy": POLICY.encode(),
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}
"""Headers of all that a browser might show as a document."""

_NO_DOCUMENTS: Final = (b"text/javascript", b"text/css")
"""What never is one: with its many modules the page would carry these headers forty times over."""

_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def guard(app: ASGIApp) -> ASGIApp:
    """Return an app that refuses what other sites' pages ask for, and sends the headers above."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):  # start and end of the app
            await app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = list(message.get("headers", []))
                there = {name.lower(): value for name, value in headers}
                wanted = dict(_HEADERS)
                if not there.get(b"content-type", b"").startswith(_NO_DOCUMENTS):
                    wanted |= _DOCUMENT_HEADERS
                headers += [(name, value) for name, value in wanted.items() if name not in there]
                message["headers"] = headers
            await send(message)

        changes = scope.get("method") not in _SAFE_METHODS  # a feed has no method
        if changes and not _is_own(scope):
            await _refuse(scope, send_with_headers)
        else:
            await app(scope, receive, send_with_headers)

    return guarded


def _headers_of(scope: Scope) -> dict[bytes, bytes]:
    return {name.lower(): value for name, value in scope["headers"]}


def _is_own(scope: Scope) -> bool:
    """Say whether a request comes from a page of ours, or from no page at all.

    Only browsers send an origin. For a feed there must be one, because nothing else keeps another
    site's page from following along with the cookie of ours.
    """
    headers = _headers_of(scope)
    origin = headers.get(b"origin")
    if origin is None:
        return scope["type"] == ScopeType.HTTP and headers.get(
            b"sec-fetch-site", b"same-origin"
        ) in (
            b"same-origin",
            b"none",
        )
    return urlsplit(origin.decode("latin-1")).netloc == headers.get(b"host", b"").decode("latin-1")


async def _refuse(scope: Scope, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
        return
    accepted = _headers_of(scope).get(b"accept-language", b"").decode("latin-1")
    problem = Problem("origin", sentences(language_of(None, accepted)).text("problem-origin"))
    await send(
        {
            "type": "http.response.start",
            "status": 403,
            "headers": [(b"content-type", b"application/json")],
        }
    )
    await send(
        {"type": "http.response.body", "body": msgspec.json.encode(problem), "more_body": False}
    )
