"""The feed: a table's frames, sent as it changes, from whichever version somebody has."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from crazyeights.server.desk import Desk, desk_of, frame_of, reader_of, session_of
from crazyeights.server.tables import LiveTable, UnknownTableError

UNKNOWN_TABLE: Final = 4404
"""The code with which a feed closes if there is no such table, or it is somebody else's."""

TOO_MANY: Final = 4429
"""The code with which a feed closes if its session follows too much already."""

MOST_FEEDS: Final = 20
"""How many feeds a session may have open, in all its tabs."""

AnySocket = WebSocket[Any, Any, Any]
After = Annotated[int, QueryParameter(ge=0, le=2**53 - 1)]


@websocket("/api/tables/{table:str}/feed")
async def feed(socket: AnySocket, table: FromPath[str], after: After = 0) -> None:
    """Send a frame at once, with what happened after a version, and one after every step."""
    desk, session = desk_of(socket), session_of(socket)
    await socket.accept()
    if session is None:
        await socket.close(UNKNOWN_TABLE)
        return
    if desk.feeds[session] >= MOST_FEEDS:
        await socket.close(TOO_MANY)
        return
    desk.feeds[session] += 1
    listening = asyncio.create_task(_listen(socket))
    try:
        await _follow(socket, desk, (table, session), after, listening)
    except UnknownTableError:
        await socket.close(UNKNOWN_TABLE)
    except WebSocketDisconnect:
        pass  # nobody is there any more: there is nothing left to do
    finally:
        listening.cancel()
        desk.feeds[session] -= 1
        if not desk.feeds[session]:
            del desk.feeds[session]


async def _follow(
    socket: AnySocket, desk: Desk, place: tuple[str, int], after: int, listening: asyncio.Task[None]
) -> None:
    """Send frames until whoever listens has gone.

    Whoever is slow gets several steps in one frame, so nothing piles up.
    """
    language = reader_of(socket)
    followed: LiveTable | None = None
    news = asyncio.Event()
    seen: int | None = None
    try:
        while not listening.done():
            news.clear()
            async with desk.tables.at(*place) as live:
                if live is not followed:
                    if followed is not None:
                        followed.leave(news)
                    followed = live
                    live.follow(news)
                frame = None
                if seen is None or live.table.version != seen:
                    frame = frame_of(live, language, after if seen is None else seen)
            if frame is not None:
                seen = frame.version
                await socket.send_text(msgspec.json.encode(frame).decode())
            await _first_of(news, listening)
    finally:
        if followed is not None:
            followed.leave(news)


async def _first_of(news: asyncio.Event, listening: asyncio.Task[None]) -> None:
    waiting = asyncio.create_task(news.wait())
    try:
        await asyncio.wait({waiting, listening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()


async def _listen(socket: AnySocket) -> None:
    """Wait until the connection is closed; what comes meanwhile has no meaning."""
    try:
        while True:
            await socket.receive_text()
    except WebSocketDisconnect:
        return
