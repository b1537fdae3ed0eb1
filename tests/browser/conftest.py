"""The whole page against the real server, in a real browser."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect
from tests.browser.pilot import Pilot

# A busy machine is slow, not wrong.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)

SERVE = ["-m", "crazyeights"]

# The same program, but "quick" deals thirty cards to each seat: it would take long to draw them.
MANY_CARDS = """
from crazyeights import cli
from crazyeights.rules import presets

def many():
    return {"hand_size": 30, "packs": 2, "first_turn": 0}

presets._presets["quick"] = presets.Preset("quick", (2, 2), many)
raise SystemExit(cli.main())
"""
SERVE_MANY_CARDS = ["-c", MANY_CARDS]

# What a browser says of its own accord when a server cannot be reached or answers with a refusal.
NETWORK = ("Failed to load resource", "WebSocket connection to")


class Server:
    """A server process with data of its own, on a port that it keeps when it is started anew."""

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

    def open_page(
        server: Server,
        settings: dict[str, Any] | None = None,
        **options: Any,  # noqa: ANN401  # whatever Playwright takes for a context
    ) -> Pilot:
        context = browser.new_context(**{"locale": "en-GB", "base_url": server.url, **options})
        contexts.append(context)
        kept = {"pace": "instant", **(settings or {})}
        context.add_init_script(
            f"localStorage.crazyeights ??= {json.dumps(json.dumps(kept))}",
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        _watch(page, errors)
        page.goto("/")
        return Pilot(page)

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


def _watch(page: Page, errors: list[str]) -> None:
    def hear(message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(NETWORK):
            errors.append(message.text)

    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", hear)
