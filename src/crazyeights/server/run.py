"""Running the server on this machine, with its tables in the user's data directory."""

from __future__ import annotations

import errno
import fcntl
import gc
import os
import socket
import sys
import time
import webbrowser
from collections.abc import Iterable
from pathlib import Path
from typing import Final, TextIO

import platformdirs
import uvicorn

from crazyeights.server.app import make_app
from crazyeights.server.desk import Desk
from crazyeights.server.hosts import Hosts, name_in
from crazyeights.server.store import StoreError

FIRST_PORT: Final = 8000
"""Where a free port is looked for, unless one is named."""

_MOST_TRIED: Final = 100
_MOMENT: Final = 0.05
_BACKLOG: Final = 2048
_LONGEST_SHUTDOWN: Final = 3
"""After how many seconds connections that are still open are cut."""

_LONGEST_THOUGHT: Final = 90
"""After how many seconds without a request a connection is closed; people think for a while."""

_LONGEST_FRAME: Final = 4096
"""How many bytes somebody may send through a feed at once, where nothing is expected at all."""


class ServeError(Exception):
    """The server cannot be started; the message is one line."""


def data_directory() -> Path:
    """Return where tables are kept: ``CRAZYEIGHTS_DATA_DIR`` or the user's data directory."""
    chosen = os.environ.get("CRAZYEIGHTS_DATA_DIR")
    return Path(chosen or platformdirs.user_data_dir("crazyeights", appauthor=False))


def serve(host: str, port: int | None, names: Iterable[str] = (), *, browser: bool) -> None:
    """Serve until Ctrl-C; with ``browser``, open the page once it is ready.

    The server listens on ``host`` and answers to the ``names`` it is called by besides.
    Where a server runs already with the same data, only open its page. Raises `ServeError`.
    """
    called = [_name(name) for name in names]
    folder = data_directory()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "server.lock").open("a+", encoding="utf-8")
    except OSError as error:
        raise ServeError(f"{folder} cannot be written to: {error.strerror}") from None
    with lock:
        while not _take(lock):
            lock.seek(0)
            if running := lock.read().strip():
                _show(running, "is already running", browser=browser)
                return
            time.sleep(_MOMENT)  # it is only just starting, or does not come to it
        lock.truncate(0)  # what a server wrote that ran before
        listening = _listen(host, port)
        with listening:
            url = _url_of(listening)
            hosts = Hosts.of(host, listening.getsockname()[0], *called)
            lock.write(url)
            lock.flush()
            _run(folder / "tables.sqlite3", hosts, listening, url, browser=browser)


_COLLECT: Final = (5_000, 20, 50)
"""When garbage is looked for, see `gc.set_threshold`: among all that a thousand open tables hold it
takes up to half a second, so seldom."""


_SWITCH: Final = 0.0005
"""After how many seconds a thread hands on the interpreter if another one wants it: requests must
not wait for the writer of the file or for a player who thinks."""


def _run(path: Path, hosts: Hosts, listening: socket.socket, url: str, *, browser: bool) -> None:
    try:
        desk = Desk.open(path)
    except StoreError as error:
        raise ServeError(str(error)) from None
    config = uvicorn.Config(
        make_app(desk, hosts),
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=_LONGEST_FRAME,
        ws_per_message_deflate=False,  # it would cost every open table as much memory as the table
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_keep_alive=_LONGEST_THOUGHT,
        timeout_graceful_shutdown=_LONGEST_SHUTDOWN,
    )
    try:
        gc.set_threshold(*_COLLECT)
        sys.setswitchinterval(_SWITCH)
        _Server(config, url, browser=browser).run(sockets=[listening])
    except KeyboardInterrupt:
        # uvicorn has shut everything down before it hands the interrupt on.
        sys.stdout.write("\n")
    if desk.engine.loading:
        # Everything is written and closed. To compile on for a minute would be in vain, and LLVM
        # aborts if Python ends around it.
        sys.stdout.flush()
        os._exit(0)


class _Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, url: str, *, browser: bool) -> None:
        super().__init__(config)
        self._url, self._browser = url, browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, then tell."""
        await super().startup(sockets)
        if self.started:
            _show(self._url, "is ready", browser=self._browser)


def _show(url: str, how: str, *, browser: bool) -> None:
    sys.stdout.write(f"Crazy Eights {how} at {url}\n")
    sys.stdout.flush()
    if browser:
        webbrowser.open(url)


def _take(lock: TextIO) -> bool:
    """Lock a file for as long as it is open; say whether nobody else has."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _listen(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens on a port, or on the first one that is free."""
    ports = range(FIRST_PORT, FIRST_PORT + _MOST_TRIED) if port is None else [port]
    for one in ports:
        try:
            family = socket.getaddrinfo(host, one, type=socket.SOCK_STREAM)[0][0]
            return socket.create_server((host, one), family=family, backlog=_BACKLOG)
        except (OSError, OverflowError) as error:
            if not isinstance(error, OSError) or error.errno != errno.EADDRINUSE:
                raise ServeError(f"{host}, port {one}: {_reason(error)}") from None
    if port is not None:
        raise ServeError(f"port {port} is taken; without --port a free one is looked for")
    raise ServeError(f"the ports {ports[0]} to {ports[-1]} are all taken")


def _name(given: str) -> str:
    name = name_in(given) or name_in(f"[{given}]")  # an IPv6 address
    if name is None:
        raise ServeError(f"{given!r} is no name of a host, such as cards.example.org")
    return name


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def _url_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104  # compared with, not bound to
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
