# ruff: noqa: INP001  # scripts are no package
"""Draw docs/table.png, the picture of the table in the browser that the README shows.

``.venv/bin/python scripts/table_picture.py`` starts a server with a data folder of its own, plays
by its hints until a suit is named, it is the reader's turn and there is a choice of cards, and
takes a picture. The cards are other ones each time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import uuid
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ViewportSize, sync_playwright

PICTURE = Path(__file__).parent.parent / "docs" / "table.png"
SIZE: ViewportSize = {"width": 1440, "height": 900}
FEWEST_CARDS, FEWEST_PLAYABLE = 5, 2
MOST_STEPS = 40


def main() -> None:
    """Take the picture."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "crazyeights", "serve", "--no-browser", "--port", "0"]
        environment = {**os.environ, "CRAZYEIGHTS_DATA_DIR": data}
        with subprocess.Popen(  # noqa: S603  # our own command
            command, env=environment, stdout=subprocess.PIPE, text=True
        ) as server:
            assert server.stdout  # noqa: S101
            url = server.stdout.readline().split()[-1]
            try:
                take(url)
            finally:
                server.terminate()


def take(url: str) -> None:
    """Take the picture at a server."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        context = browser.new_context(base_url=url, viewport=SIZE, locale="en-GB")
        while not reach_a_choice(context):
            pass
        page = context.new_page()
        page.goto("/")
        page.locator(".hand button").first.wait_for()
        page.wait_for_timeout(1000)
        page.screenshot(path=PICTURE)
        browser.close()


def reach_a_choice(context: BrowserContext) -> bool:
    """Play at a new table; say whether it came to something worth a picture."""
    request = context.request
    wanted: dict[str, Any] = {"preset": "classic", "opponents": 3, "pace": "instant"}
    view: dict[str, Any] = request.post("/api/tables", data=wanted).json()["view"]
    table = f"/api/tables/{view['table']}"
    for _ in range(MOST_STEPS):
        view = request.get(table).json()["view"]
        if view["ended"]:
            return False
        if view["turn"] != view["you"]:
            continue
        playable = sum(card["playable"] for card in view["hand"])
        if (
            view["required"]
            and len(view["hand"]) >= FEWEST_CARDS
            and FEWEST_PLAYABLE <= playable < len(view["hand"]) - 1
        ):
            return True
        action = request.get(f"{table}/hint").json()["action"]
        command = {"version": view["version"], "key": uuid.uuid4().hex, "request": action}
        request.post(f"{table}/commands", data=command)
    return False


if __name__ == "__main__":
    main()
