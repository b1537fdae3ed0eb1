"""The real program: how it starts, where it listens, how it ends, and what a kill leaves."""

from __future__ import annotations

import fcntl
import os
import random
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from crazyeights import record

PROGRAM = [sys.executable, "-m", "crazyeights", "serve"]


class Server:
    """The program, started in a process of its own, with a folder for its data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def start(self, *options: str, **settings: str) -> subprocess.Popen[str]:
        """Start the program without waiting for anything."""
        environment = {
            **os.environ,
            "CRAZYEIGHTS_DATA_DIR": str(self.folder),
            "CRAZYEIGHTS_ENGINE": "interpreted",
            **settings,
        }
        return subprocess.Popen(
            [*PROGRAM, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )

    @contextmanager
    def running(self, *options: str, **settings: str) -> Iterator[subprocess.Popen[str]]:
        """Start the program and wait until it is ready; kill it in the end."""
        process = self.start(*options, **settings)
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert " is ready at " in line, process.communicate()
            self.url = line.split()[-1]
            yield process
        finally:
            if process.poll() is None:
                process.kill()
            process.communicate()


@pytest.fixture
def server(tmp_path: Path) -> Server:
    return Server(tmp_path / "data")


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    """Return how a program ended, with all it printed."""
    out, error = process.communicate(timeout=30)
    return process.returncode, out, error


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port: int = taken.getsockname()[1]
        return port


# ── Starting and ending ─────────────────────────────────────────────────────────────────────────


def test_it_serves_where_it_says_and_ends_at_an_interrupt(server: Server) -> None:
    port = free_port()
    with server.running("--no-browser", "--port", str(port)) as process:
        assert server.url == f"http://127.0.0.1:{port}/"
        assert "<title>" in httpx.get(server.url).text
        process.send_signal(signal.SIGINT)
        assert ended(process) == (0, "\n", "")


def test_it_ends_at_an_interrupt_while_somebody_follows_a_table(server: Server) -> None:
    from websockets.sync.client import connect  # noqa: PLC0415  # only here

    with server.running("--no-browser", "--port", "0") as process:
        with httpx.Client(base_url=server.url) as client:
            table = client.post("/api/tables", json={}).json()["view"]["table"]
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        address = server.url.replace("http", "ws") + f"api/tables/{table}/feed"
        origin: Any = server.url.rstrip("/")
        with connect(address, origin=origin, additional_headers={"Cookie": cookie}) as feed:
            assert feed.recv()
            process.send_signal(signal.SIGINT)
            assert ended(process) == (0, "\n", "")


def test_it_opens_the_page_once_it_is_ready(server: Server, tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >"{opened}.new" && mv "{opened}.new" "{opened}"\n')
    browser.chmod(0o755)
    with server.running("--port", "0", BROWSER=f"{browser} %s"):
        while not opened.exists():
            time.sleep(0.01)
        assert opened.read_text().strip() == server.url
        opened.unlink()
        # A second one only opens the page of the first.
        second = server.start(BROWSER=f"{browser} %s")
        assert ended(second) == (0, f"Crazy Eights is already running at {server.url}\n", "")
        while not opened.exists():
            time.sleep(0.01)
        assert opened.read_text().strip() == server.url


def test_a_second_one_waits_until_the_first_has_an_address(server: Server) -> None:
    """Whoever starts it twice in a hurry: an address of last week leads nowhere."""
    server.folder.mkdir()
    with (server.folder / "server.lock").open("w+") as first:
        fcntl.flock(first, fcntl.LOCK_EX)
        second = server.start("--no-browser")
        assert second.stdout is not None
        assert not select.select([second.stdout], [], [], 2)[0]
        first.write("http://127.0.0.1:8000/")
        first.flush()
        told = "Crazy Eights is already running at http://127.0.0.1:8000/\n"
        assert ended(second) == (0, told, "")


def test_a_second_one_serves_where_the_first_could_not(server: Server) -> None:
    server.folder.mkdir()
    with (server.folder / "server.lock").open("w+") as first:
        fcntl.flock(first, fcntl.LOCK_EX)
        waiting = threading.Timer(1, first.close)
        waiting.start()
        with server.running("--no-browser", "--port", "0"):
            waiting.join()
            assert httpx.get(server.url).status_code == 200


def test_a_port_that_is_taken_is_named(server: Server) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        code, out, error = ended(server.start("--no-browser", "--port", str(port)))
    assert (code, out) == (2, "")
    assert error == (
        f"crazyeights serve: port {port} is taken; without --port a free one is looked for\n"
    )


def test_without_a_port_the_next_free_one_is_taken(server: Server, tmp_path: Path) -> None:
    with server.running("--no-browser"):
        first = int(server.url.rstrip("/").rsplit(":", 1)[1])
        other = Server(tmp_path / "other")
        with other.running("--no-browser"):
            second = int(other.url.rstrip("/").rsplit(":", 1)[1])
    assert first >= 8000
    assert second > first


def test_it_answers_to_the_names_it_is_told(server: Server) -> None:
    """A page of another site whose name leads here gets nothing, neither by HTTP nor by a feed."""
    from websockets.exceptions import InvalidStatus  # noqa: PLC0415  # only here
    from websockets.sync.client import connect  # noqa: PLC0415

    with server.running("--no-browser", "--port", "0", "--allow-host", "cards.example.org"):
        port = server.url.rstrip("/").rsplit(":", 1)[1]
        for name in ("127.0.0.1", "localhost", "[::1]", "cards.example.org"):
            assert httpx.get(server.url, headers={"host": f"{name}:{port}"}).status_code == 200
        foreign = f"elsewhere.example:{port}"
        refused = httpx.get(server.url, headers={"host": foreign})
        assert (refused.status_code, refused.json()["code"]) == (421, "host")
        address = f"ws://{foreign}/api/tables/any/feed"
        origin: Any = f"http://{foreign}"
        with (
            socket.create_connection(("127.0.0.1", int(port))) as connection,
            pytest.raises(InvalidStatus) as denied,
            connect(address, sock=connection, origin=origin),
        ):
            pass
        response = denied.value.response
        assert (response.status_code, response.body) == (421, refused.content)


def test_a_connection_goes_on_after_a_head(server: Server) -> None:
    with server.running("--no-browser", "--port", "0"), httpx.Client() as client:
        for _ in range(2):
            head, got = client.head(server.url), client.get(server.url)
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-length"] == got.headers["content-length"]
            assert "<title>" in got.text


@pytest.mark.parametrize("hosts", [[], ["127.0.0.1", "127.0.0.1"], ["127.0.0.1", "elsewhere"]])
def test_a_request_names_one_host(server: Server, hosts: list[str]) -> None:
    with server.running("--no-browser", "--port", "0"):
        port = int(server.url.rstrip("/").rsplit(":", 1)[1])
        lines = ["GET / HTTP/1.1", "Connection: close", *(f"Host: {host}" for host in hosts)]
        with socket.create_connection(("127.0.0.1", port)) as connection:
            connection.sendall("\r\n".join([*lines, "", ""]).encode())
            answer = connection.makefile("rb").read()
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b'"code":"no-host"' in answer


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--port", "70000"], "port 70000"),
        (["--port", "-1"], "port -1"),
        (["--host", "no.such.host.invalid"], "no.such.host.invalid"),
        (["--host", "203.0.113.1"], "203.0.113.1"),
        (["--port", "x"], "invalid int value"),
        (["--allow-host", "https://cards.example.org"], "'https://cards.example.org' is no name"),
    ],
)
def test_where_it_cannot_listen_it_says_why(
    server: Server, options: list[str], reason: str
) -> None:
    code, out, error = ended(server.start("--no-browser", *options))
    assert (code, out) == (2, "")
    assert error.startswith("crazyeights serve: ")
    assert reason in error
    assert error.count("\n") == 1


def test_a_data_directory_that_cannot_be_used_is_named(server: Server) -> None:
    server.folder.write_text("no folder")
    code, _, error = ended(server.start("--no-browser", "--port", "0"))
    assert code == 2
    assert str(server.folder) in error
    server.folder.unlink()
    server.folder.mkdir()
    (server.folder / "tables.sqlite3").write_text("no database " * 100)
    code, _, error = ended(server.start("--no-browser", "--port", "0"))
    assert code == 2
    assert "tables.sqlite3 cannot be used" in error


# ── Killed at any moment ────────────────────────────────────────────────────────────────────────


class Visitor:
    """Somebody who plays at a server that is killed again and again."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.client = httpx.Client()
        self.acknowledged: dict[str, Any] = {}
        self.own: list[str] = []
        """What one did, as the answers told it."""

    @contextmanager
    def visiting(self, url: str) -> Iterator[None]:
        """Be at a server; the cookies stay."""
        with httpx.Client(base_url=url, timeout=30, cookies=self.client.cookies) as self.client:
            yield

    def begin(self, **options: object) -> None:
        answer = self.client.post("/api/tables", json=options)
        self.acknowledged = answer.json()

    def get(self, path: str = "") -> httpx.Response:
        answer = self.client.get(f"/api/tables/{self.acknowledged['view']['table']}{path}")
        assert answer.status_code == 200
        return answer

    def step(self) -> bool:
        """Act once, if it is one's turn; say whether the game goes on."""
        frame = self.get().json()
        view = frame["view"]
        if view["ended"] is not None and view["ended"]["game_over"]:
            return False
        request = self._request(view)
        if request is None:
            return True
        key = f"{self.dice.getrandbits(64):016x}"
        answer = self.client.post(
            f"/api/tables/{view['table']}/commands",
            json={"version": frame["version"], "key": key, "request": request},
        )
        if answer.status_code == 200:
            self.acknowledged = answer.json()
            self.own.append(self.acknowledged["updates"][0]["said"])
        return True

    def _request(self, view: dict[str, Any]) -> dict[str, Any] | None:
        playable = [card for card in view["hand"] if card["playable"]]
        if playable:
            card = self.dice.choice(playable)
            suit = {"suit": self.dice.choice(card["suits"])} if card["suits"] else {}
            return {"do": "play", "card": card["card"], **suit}
        for word in ("draw", "pass", "next_deal"):
            if view["may"][word]:
                return {"do": word}
        return None

    def check(self) -> None:
        """Check that all that was acknowledged is still there."""
        frame = self.get().json()
        assert frame["version"] >= self.acknowledged["version"]
        log = self.get("/log").json()
        told = " ".join(line["text"] for deal in log["deals"] for line in deal["lines"])
        place = 0
        for said in self.own:
            place = told.index(said, place) + len(said)
        if frame["version"] == self.acknowledged["version"]:
            assert frame["view"] == self.acknowledged["view"]


def test_a_kill_right_after_an_answer_loses_nothing(server: Server) -> None:
    """Case 37: the same state after the restart, and the record proves the same order of cards."""
    visitor = Visitor(1)
    goes_on = True
    rounds = 0
    commitment = text = ""
    while goes_on:
        running = server.running("--no-browser", "--port", "0")
        with running as process, visitor.visiting(server.url):
            if not visitor.acknowledged:
                visitor.begin(pace="instant", opponents=2)
                commitment = visitor.acknowledged["view"]["commitment"]
            visitor.check()
            acted = len(visitor.own)
            # Often at first: the others may go out soon, and the cards are others in every run.
            while goes_on and len(visitor.own) < acted + max(1, 2 ** (rounds - 4)):
                goes_on = visitor.step()
            if goes_on:
                process.kill()
                rounds += 1
            else:
                text = visitor.get("/record").text
    assert rounds > 2
    finished = record.read(text)
    assert finished.deals[0].commitment == commitment
    assert record.verify(finished, mode="interpreted") == []


def test_a_kill_at_any_moment_loses_nothing_acknowledged(server: Server) -> None:
    visitor = Visitor(2)
    dice = random.Random(3)
    for number in range(6):
        running = server.running("--no-browser", "--port", "0")
        with running as process, visitor.visiting(server.url):
            if number:
                visitor.check()
            else:
                visitor.begin(preset="penalty", pace="instant")
            alive = threading.Timer(dice.uniform(0.05, 0.4), process.kill)
            alive.start()
            try:
                while visitor.step():
                    pass
            except httpx.TransportError:
                pass  # killed
            alive.join()
    with server.running("--no-browser", "--port", "0"), visitor.visiting(server.url):
        visitor.check()
        assert len(visitor.own) > 6
