"""What holds for every request: whose it is to answer, and what browsers are told to keep to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from crazyeights.server.desk import reader_of
from crazyeights.server.hosts import Hosts, name_in
from crazyeights.server.messages import Problem
from crazyeights.server.speech import sentences

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


_DENIAL: Final = "websocket.http.response"
"""The extension of ASGI by which a feed is refused in words; uvicorn has it."""


def guard(app: ASGIApp, hosts: Hosts) -> ASGIApp:
    """Return an app that sends the headers above, and refuses what is not for it to answer.

    That is what is asked of other hosts than these, and what other sites' pages ask for.
    Litestar's own check of the host would compare the port as well, and refuse in English alone.
    """

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):  # start and end of the app
            await app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if (
                message["type"] == "http.response.start"
                or message["type"] == "websocket.http.response.start"
            ):
                headers = list(message.get("headers", []))
                there = {name.lower(): value for name, value in headers}
                wanted = dict(_HEADERS)
                if not there.get(b"content-type", b"").startswith(_NO_DOCUMENTS):
                    wanted |= _DOCUMENT_HEADERS
                headers += [(name, value) for name, value in wanted.items() if name not in there]
                message["headers"] = headers
            await send(message)

        refusal = _refusal_of(scope, hosts)
        if refusal is not None:
            await _refuse(scope, send_with_headers, refusal)
        else:
            await app(scope, receive, send_with_headers)

    return guarded


@dataclass(frozen=True, slots=True)
class _Refusal:
    """Why a request is not looked at; ``problem-`` and the code is the text."""

    status: int
    code: str
    details: Mapping[str, str] = field(default_factory=dict)


def _refusal_of(scope: Scope, hosts: Hosts) -> _Refusal | None:
    host = _host_of(scope)
    if host is None:
        return _Refusal(400, "no-host")
    if host not in hosts:
        return _Refusal(421, "host", {"name": host})
    changes = scope.get("method") not in _SAFE_METHODS  # a feed has no method
    return _Refusal(403, "origin") if changes and not _is_own(scope) else None


def _host_of(scope: Scope) -> str | None:
    """Return the name by which the server was asked for; None if it is not one that can be read."""
    given = [value for name, value in scope["headers"] if name.lower() == b"host"]
    return name_in(given[0].decode("latin-1")) if len(given) == 1 else None


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


async def _refuse(scope: Scope, send: Send, refusal: _Refusal) -> None:
    texts = sentences(reader_of(ASGIConnection(scope)))
    problem = Problem(refusal.code, texts.text(f"problem-{refusal.code}", **refusal.details))
    body, status = msgspec.json.encode(problem), refusal.status
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if scope["type"] == ScopeType.HTTP:
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
    elif _DENIAL in (scope.get("extensions") or {}):
        await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
