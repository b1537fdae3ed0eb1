"""HEAD: what GET would be answered, without the body."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send


def with_heads(app: ASGIApp) -> ASGIApp:
    """Return an app that answers HEAD wherever another one answers GET.

    Litestar would want it said with every handler, and describe every request twice.
    """

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        is_head = scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD"

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [_with_head(*header) for header in message["headers"]]
            elif message["type"] == "http.response.body" and is_head:
                message["body"] = b""
            await send(message)

        if scope["type"] == ScopeType.HTTP and is_head:
            scope = scope.copy()  # the server still has to know that there is no body to come
            scope["method"] = "GET"
        await app(scope, receive, send_on)

    return answered


def _with_head(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """Return a header; where it says what is allowed at an address, HEAD is if GET is."""
    if name.lower() != b"allow":
        return name, value
    methods = {method.strip() for method in value.split(b",")}
    return name, b", ".join(sorted(methods | ({b"HEAD"} if b"GET" in methods else set())))
