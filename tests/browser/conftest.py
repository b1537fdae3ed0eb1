"""The whole page against the real server, in a real browser."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.pilot import Pilot
from tests.chromium import launch

SERVE = ["-m", "crazyeights"]

# The same program, but "quick" deals many cards to each seat: positions that would take long to reach.
SERVE_MANY_CARDS = [
    "-c",
    "from crazyeights import cli\n"
    "from crazyeights.rules import presets\n"
    "many = lambda: {'hand_size': 30, 'packs': 2, 'first_turn': 0}\n"
    "presets._presets['quick'] = presets.Preset('quick', (2, 2), many)\n"
    "raise SystemExit(cli.main())",
]


class Server:
    """A server process with a data directory of its own, on a port that it keeps when started anew."""

    def __init__(self, folder: Path, program: list[str]) -> None:
        self._folder, self._program = folder, program
        self._process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> None:
        """Start, and return when it is ready."""
        port = self.url.rstrip("/").rpartition(":")[2] or "0"
        command = [sys.executable, *self._program, "serve", "--no-browser", "--port", port]
        environment = {**os.environ, "CRAZYEIGHTS_DATA_DIR": str(self._folder)}
        self._process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout
        line = self._process.stdout.readline()
        assert "ready" in line, line
        self.url = line.split()[-1]

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End the process, with SIGKILL without any warning."""
        assert self._process
        self._process.send_signal(how)
        self._process.communicate()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = launch(playwright)
        yield launched
        launched.close()


def _served(folder: Path, program: list[str]) -> Iterator[Server]:
    server = Server(folder, program)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that most tests share; each has a browser profile and so tables of its own."""
    yield from _served(tmp_path_factory.mktemp("data"), SERVE)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for tests that end it."""
    yield from _served(tmp_path, SERVE)


@pytest.fixture(scope="session")
def server_with_many_cards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose quick game deals thirty cards to each of two seats."""
    yield from _served(tmp_path_factory.mktemp("many"), SERVE_MANY_CARDS)


Visit = Callable[..., Pilot]


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Open the page as somebody who has never been there; nothing may go wrong in its console.

    ``settings`` are those of the page; whatever else is given goes to the browser: ``viewport`` …
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(server: Server, settings: dict[str, Any] | None = None, **options: Any) -> Pilot:
        context = browser.new_context(**{"locale": "en-GB", "base_url": server.url, **options})
        contexts.append(context)
        kept = {"pace": "instant", **(settings or {})}
        context.add_init_script(
            f"localStorage.crazyeights ??= {_json_text(kept)}",
        )
        page = context.new_page()
        page.set_default_timeout(10_000)
        _watch(page, errors)
        page.goto("/")
        return Pilot(page)

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


def _json_text(value: dict[str, Any]) -> str:
    import json  # noqa: PLC0415  # only to quote twice

    return json.dumps(json.dumps(value))


def _watch(page: Page, errors: list[str]) -> None:
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on(
        "console", lambda message: errors.append(message.text) if message.type == "error" else None
    )
