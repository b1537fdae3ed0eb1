"""A server in this process, and people with browsers who play at it."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from crazyeights.host import Table
from crazyeights.server.app import make_app
from crazyeights.server.desk import Desk
from crazyeights.server.hosts import Hosts
from crazyeights.server.sessions import COOKIE

ORIGIN = "http://127.0.0.1:8000"
_keys = (f"key-{number:08}" for number in itertools.count())


class House:
    """A server, which can be closed and opened again."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> Self:
        self.desk = Desk.open(self.path)
        app = make_app(self.desk, Hosts.of("cards.example.org"))
        self.client = TestClient(app, base_url=ORIGIN, raise_server_exceptions=False)
        self.client.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None = None,
        error: BaseException | None = None,
        traceback: TracebackType | None = None,
    ) -> None:
        self.client.__exit__(kind, error, traceback)

    def restart(self) -> None:
        """Close the server and open it again."""
        self.__exit__()
        self.__enter__()

    def guest(self, language: str = "en") -> Guest:
        return Guest(self, language)

    def true_table(self, table: str) -> Table:
        """Return what the host knows of a table, hidden cards included."""
        return self.desk.tables._live[table].table


class Guest:
    """Somebody with a browser: a session of one's own, and the last frame that was seen."""

    def __init__(self, house: House, language: str) -> None:
        self.house = house
        self.language = language
        self.cookies: dict[str, str] = {}
        self.frame: dict[str, Any] = {}

    # ── Requests ───────────────────────────────────────────────────────────────────────────────

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        content: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> httpx.Response:
        """Make a request as a browser would."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        response = self.house.client.request(
            method,
            path,
            content=json.dumps(body).encode() if body is not None else content,
            headers={
                "accept-language": self.language,
                "content-type": "application/json",
                **({"cookie": cookie} if cookie else {}),
                **(headers or {}),
            },
        )
        self.house.client.cookies.clear()
        if COOKIE in response.cookies:
            self.cookies[COOKIE] = response.cookies[COOKIE]
        return response

    def get(self, path: str) -> Any:  # noqa: ANN401  # whatever there is
        """Return what is to be had at an address."""
        response = self.ask("GET", path)
        assert response.status_code == 200, response.text
        return response.json()

    def make_table(self, **options: object) -> dict[str, Any]:
        """Make a table and return its frame."""
        response = self.ask("POST", "/api/tables", options)
        assert response.status_code == 201, response.text
        self.frame = response.json()
        return self.frame

    @property
    def table(self) -> str:
        """The id of the table one sits at."""
        return str(self.frame["view"]["table"])

    @property
    def path(self) -> str:
        """The address of the table one sits at."""
        return f"/api/tables/{self.table}"

    @property
    def view(self) -> dict[str, Any]:
        """The table as it was last seen."""
        view: dict[str, Any] = self.frame["view"]
        return view

    def look(self) -> dict[str, Any]:
        """See the table as it is."""
        self.frame = self.get(self.path)
        return self.view

    def send(
        self, request: object, version: int | None = None, key: str | None = None, **more: object
    ) -> httpx.Response:
        """Send a command and take in its frame."""
        command = {
            "version": self.frame["version"] if version is None else version,
            "key": next(_keys) if key is None else key,
            "request": request,
            **more,
        }
        response = self.ask("POST", f"{self.path}/commands", command)
        if response.status_code in (200, 409):
            answer = response.json()
            self.frame = answer if response.status_code == 200 else answer["frame"]
        return response

    def do(self, request: object) -> dict[str, Any]:
        """Do something that is allowed."""
        response = self.send(request)
        assert response.status_code == 200, response.text
        return self.frame

    # ── Playing ────────────────────────────────────────────────────────────────────────────────

    def sensible(self, dice: random.Random) -> dict[str, Any]:
        """Return something that the view allows: a card if one can be played."""
        view = self.view
        playable = [card for card in view["hand"] if card["playable"]]
        if playable:
            chosen = dice.choice(playable)
            named = {"suit": dice.choice(chosen["suits"])} if chosen["suits"] else {}
            return {"do": "play", "card": chosen["card"], **named}
        if view["may"]["name"]:
            return {"do": "name", "suit": dice.choice(view["may"]["name"])}
        for word in ("draw", "pass", "next_deal"):
            if view["may"][word]:
                return {"do": word}
        raise AssertionError(f"nothing to do: {view['may']}")

    def take(self, frame: dict[str, Any]) -> dict[str, Any]:
        """Take in a frame of the feed, which may be behind what one knows already."""
        if not self.frame or frame["version"] >= self.frame["version"]:
            self.frame = frame
        return frame

    def wait_for_turn(self, feed: Feed) -> None:
        """Read the feed until it is one's turn, or a deal is over."""
        while self.view["ended"] is None and self.view["turn"] != self.view["you"]:
            self.take(feed.read())

    def play_deal(self, seed: int = 1) -> None:
        """Play the present deal to its end, at a table whose pace is instant."""
        dice = random.Random(seed)
        with self.feed() as feed:
            self.take(feed.read())
            self.wait_for_turn(feed)
            while self.view["ended"] is None:
                self.do(self.sensible(dice))
                self.wait_for_turn(feed)

    @contextmanager
    def feed(
        self,
        after: int | None = None,
        origin: str | None = ORIGIN,
        table: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> Iterator[Feed]:
        """Follow the table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        sent = {"accept-language": self.language, "cookie": cookie, **(headers or {})}
        if origin is not None:
            sent["origin"] = origin
        seen = self.frame["version"] if after is None else after
        path = f"/api/tables/{table or self.table}/feed?after={seen}"
        with self.house.client.websocket_connect(path, headers=sent) as socket:
            yield Feed(socket)


class Feed:
    """An open feed."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket

    def read(self) -> dict[str, Any]:
        """Return the next frame, waiting for it."""
        frame: dict[str, Any] = json.loads(self.socket.receive_text(timeout=20))
        return frame
