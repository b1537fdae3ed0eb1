"""A thousand open tables on one server process: how long a command takes, and what a table costs.

    .venv/bin/python benchmarks/load.py [--tables 1000] [--seconds 60] [--pause 5] [--only ours]

Every table is played by one person who follows its feed and acts every few seconds; a simple
computer opponent answers. The server runs on one core, the people on another. Then the same with a
boardgame.io server (npm, see load/package.json) and a game about as small, which keeps everything
in memory, while ours has every step on the disk before it answers.

Prints a table in Markdown. Linux only: it pins processes to cores and reads /proc.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).resolve().parent
SERVER_CORE, PLAYERS_CORE = 0, 1
QUIET = 0.05
"""Seconds of processor time in two that a process may take which has nothing to do."""

WARM_UP = 5.0
"""Seconds of play before anything is counted."""


@dataclass
class Figures:
    """What was measured of one server."""

    name: str
    times: list[float]
    """Milliseconds from sending a command to having its answer."""
    seconds: float
    kilobytes: float
    """Per open table, connections included."""
    busy: float
    """The share of its core that the server took."""

    def row(self) -> str:
        """Return a line of the table."""
        cuts = statistics.quantiles(self.times, n=1000)
        return (
            f"| {self.name} | {len(self.times) / self.seconds:.0f} | {cuts[499]:.1f} | "
            f"{cuts[989]:.1f} | {max(self.times):.0f} | {self.kilobytes:.0f} | {self.busy:.0%} |"
        )


def main() -> None:
    """Measure both servers and print what came out."""
    parser = argparse.ArgumentParser(description="Measure a thousand open tables.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pause", type=float, default=5.0, help="seconds between two commands")
    parser.add_argument("--only", choices=("ours", "boardgame.io"))
    chosen = parser.parse_args()
    os.sched_setaffinity(0, {PLAYERS_CORE})
    rows = []
    if chosen.only != "boardgame.io":
        rows.append(measure_ours(chosen.tables, chosen.seconds, chosen.pause))
    if chosen.only != "ours":
        rows.append(measure_other(chosen.tables, chosen.seconds, chosen.pause))
    print(f"{chosen.tables} tables, a command every {chosen.pause:g} s each, {chosen.seconds:g} s;")
    print(f"load average {os.getloadavg()[0]:.1f}")
    print()
    print("| server | commands/s | p50 ms | p99 ms | longest ms | kB/table | of its core |")
    print("|---|---|---|---|---|---|---|")
    for figures in rows:
        print(figures.row())


# ── Ours ────────────────────────────────────────────────────────────────────────────────────────


def measure_ours(tables: int, seconds: float, pause: float) -> Figures:
    """Measure our server with a file in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "crazyeights", "serve", "--no-browser", "--port", "0"]
        with server(command, " is ready at ", CRAZYEIGHTS_DATA_DIR=folder) as (process, line):
            port = int(re.findall(r":(\d+)/", line)[0])
            settle(process.pid)  # until the compiled rules are loaded
            return asyncio.run(_play_ours(process.pid, port, tables, seconds, pause))


async def _play_ours(pid: int, port: int, tables: int, seconds: float, pause: float) -> Figures:
    await (await Player.sit(port, -1)).leave()  # what comes with the first table of all
    empty = memory_of(pid)
    players = [await Player.sit(port, number) for number in range(tables)]
    begin = time.monotonic() + WARM_UP
    before = 0.0

    async def note() -> None:
        nonlocal before
        await asyncio.sleep(WARM_UP)
        before = processor_time_of(pid)

    end = begin + seconds
    await asyncio.gather(note(), *(player.play(begin, end, pause) for player in players))
    busy = (processor_time_of(pid) - before) / seconds
    full = memory_of(pid)
    times = [one for player in players for one in player.times]
    await asyncio.gather(*(player.leave() for player in players))
    return Figures("crazyeights", times, seconds, (full - empty) / tables, busy)


class Player:
    """Somebody at a table: a connection for commands, and the feed."""

    def __init__(self, port: int, number: int) -> None:
        self.port, self.dice = port, random.Random(number)
        self.cookie = ""
        self.frame: dict[str, Any] = {}
        self.changed = asyncio.Event()
        self.times: list[float] = []
        self.table = ""
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter
        self.feed: ClientConnection
        self.listening: asyncio.Task[None]

    @classmethod
    async def sit(cls, port: int, number: int) -> Player:
        """Make a table and follow it."""
        player = cls(port, number)
        player.reader, player.writer = await asyncio.open_connection("127.0.0.1", port)
        options = {"preset": "penalty", "target": 10_000, "pace": "instant"}
        player.take(await player.ask("/api/tables", options))
        player.table = player.frame["view"]["table"]
        player.feed = await connect(
            f"ws://127.0.0.1:{port}/api/tables/{player.table}/feed?after=1",
            origin=f"http://127.0.0.1:{port}",  # type: ignore[arg-type]  # a NewType of str
            additional_headers={"Cookie": player.cookie},
            compression=None,
        )
        player.listening = asyncio.create_task(player.listen())
        return player

    def take(self, frame: dict[str, Any]) -> None:
        """Take in a frame that is not older than what is known."""
        if not self.frame or frame["version"] >= self.frame["version"]:
            self.frame = frame
            self.changed.set()

    async def listen(self) -> None:
        """Follow the table."""
        async for message in self.feed:
            self.take(json.loads(message))

    async def ask(self, path: str, body: object) -> dict[str, Any]:
        """Post something and return the answer, which may be a refusal."""
        content = json.dumps(body).encode()
        self.writer.write(
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {self.cookie}\r\n"
            "Content-Type: application/json\r\nAccept-Language: de\r\n"
            f"Content-Length: {len(content)}\r\n\r\n".encode()
            + content
        )
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        found = re.search(r"content-length: (\d+)", head, re.IGNORECASE)
        assert found, head
        answer = await self.reader.readexactly(int(found[1]))
        if cookie := re.search(r"set-cookie: ([^;]*)", head, re.IGNORECASE):
            self.cookie = cookie[1]
        answered: dict[str, Any] = json.loads(answer)
        frame: dict[str, Any] = answered.get("frame", answered)
        return frame

    def request(self) -> dict[str, Any]:
        """Return something sensible to do."""
        view = self.frame["view"]
        playable = [card for card in view["hand"] if card["playable"]]
        if playable:
            card = self.dice.choice(playable)
            suit = {"suit": self.dice.choice(card["suits"])} if card["suits"] else {}
            return {"do": "play", "card": card["card"], **suit}
        return next({"do": word} for word in ("draw", "pass", "next_deal") if view["may"][word])

    async def play(self, begin: float, end: float, pause: float) -> None:
        """Act every so often until the end; count from the beginning on."""
        await asyncio.sleep(self.dice.uniform(0, pause))
        while time.monotonic() < end:
            view = self.frame["view"]
            while view["ended"] is None and view["turn"] != view["you"]:
                self.changed.clear()
                await self.changed.wait()
                view = self.frame["view"]
            key = f"{self.dice.getrandbits(64):016x}"
            command = {"version": view["version"], "key": key, "request": self.request()}
            begun = time.monotonic()
            self.take(await self.ask(f"/api/tables/{self.table}/commands", command))
            ended = time.monotonic()
            if begun >= begin:
                self.times.append((ended - begun) * 1000)
            await asyncio.sleep(max(0.0, pause - (ended - begun)))

    async def leave(self) -> None:
        """Close the connections."""
        self.listening.cancel()
        self.writer.close()
        await self.feed.close()


# ── The other ───────────────────────────────────────────────────────────────────────────────────


def measure_other(tables: int, seconds: float, pause: float) -> Figures:
    """Measure a boardgame.io server with the small game of load/game.cjs."""
    folder = HERE / "load"
    if not (folder / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=folder, check=True)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with server(["node", str(folder / "server.cjs"), str(port)], "ready") as (process, _):
        empty = memory_of(process.pid)
        numbers = map(str, (port, tables, WARM_UP + seconds, pause))
        players = subprocess.Popen(
            ["node", str(folder / "players.cjs"), *numbers, str(WARM_UP)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert players.stdout is not None
        assert players.stdout.readline().strip() == "seated"
        time.sleep(WARM_UP)
        before = processor_time_of(process.pid)
        times = json.loads(players.stdout.readline())
        busy = (processor_time_of(process.pid) - before) / seconds
        full = memory_of(process.pid)
        players.communicate("go")
    return Figures("boardgame.io", times, seconds, (full - empty) / tables, busy)


# ── Processes ───────────────────────────────────────────────────────────────────────────────────


@contextmanager
def server(
    command: list[str], ready: str, **settings: str
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start a server on its core and wait until it says that it is ready."""
    process = subprocess.Popen(
        ["taskset", "--cpu-list", str(SERVER_CORE), *command],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **settings},
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        while ready not in line:
            assert line, "the server ended"
            line = process.stdout.readline()
        yield process, line
    finally:
        process.kill()
        process.wait()


def memory_of(pid: int) -> float:
    """Return the resident memory of a process in kilobytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    assert found
    return float(found[1])


def settle(pid: int) -> None:
    """Wait until a process has nothing to do."""
    before = processor_time_of(pid)
    while True:
        time.sleep(2)
        now = processor_time_of(pid)
        if now - before < QUIET:
            return
        before = now


def processor_time_of(pid: int) -> float:
    """Return how many seconds a process has run."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
