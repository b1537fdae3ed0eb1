"""Measure the page in a real browser against a server on this machine.

    .venv/bin/python benchmarks/page.py

Prints, as medians over several runs: the bytes of a first visit and when its first card can be
played (with an empty cache), how long a click takes until the next frame shows it, the round trip
of a command, and the frames per second while cards fly. For each it says what is to be reached.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.chromium import launch  # needs the path set above

FIRST_CARD = """() => new Promise((done) => {
    const look = () => {
        const card = document.querySelector(".hand .card.playable, .stock:not([aria-disabled])");
        if (card) requestAnimationFrame(() => done(performance.now()));
        else requestAnimationFrame(look);
    };
    look();
})"""

# From the click to the frame in which the card has left the hand, and to the answer of the server.
CLICK = """() => new Promise((done) => {
    const card = document.querySelector(".hand .card.playable");
    if (!card) return done(null);
    const start = performance.now();
    const cards = document.querySelectorAll(".hand .card").length;
    const seen = performance.getEntriesByType("resource").length;
    let shown = 0;
    card.click();
    const chooser = document.querySelector(".chooser:not([hidden]) .chooser-suit");
    chooser?.click();
    const frames = [];
    const look = (time) => {
        frames.push(time);
        const left = document.querySelectorAll(".hand .card").length;
        if (!shown && left < cards) shown = performance.now() - start;
        if (performance.now() - start < 400) return requestAnimationFrame(look);
        const answer = performance.getEntriesByType("resource").slice(seen)
            .find((entry) => entry.name.endsWith("/commands"));
        const gaps = frames.slice(1).map((frame, index) => frame - frames[index]);
        done({ shown, answer: answer?.duration ?? null, gaps });
    };
    requestAnimationFrame(look);
})"""


@dataclass(slots=True)
class Measured:
    """What was measured, in bytes and milliseconds."""

    bytes: list[float] = field(default_factory=list)
    first_card: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    answer: list[float] = field(default_factory=list)
    gaps: list[float] = field(default_factory=list)


def visit(browser: Browser, url: str, measured: Measured) -> None:
    """Come for the first time, and play a few cards."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    received: list[float] = []
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    page.goto(url, wait_until="commit")
    measured.first_card.append(page.evaluate(FIRST_CARD))
    page.wait_for_load_state("networkidle")
    measured.bytes.append(sum(received))
    for _ in range(6):
        play(page, measured)
    context.close()


def play(page: Page, measured: Measured) -> None:
    """Play a card, or draw until there is one."""
    found = page.evaluate(CLICK)
    if found is None:
        page.keyboard.press("d")
    else:
        measured.shown.append(found["shown"])
        measured.gaps += found["gaps"]
        if found["answer"] is not None:
            measured.answer.append(found["answer"])
    page.wait_for_timeout(900)


def report(name: str, values: list[float], unit: str, goal: str, factor: float = 1.0) -> None:
    """Print a median and what is to be reached."""
    middle = statistics.median(values) * factor if values else float("nan")
    sys.stdout.write(f"{name:34}{middle:9.1f} {unit:4} (goal: {goal}; {len(values)} measured)\n")


def main() -> None:
    """Start a server, visit it several times, report."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--visits", type=int, default=8, help="how many first visits (8)")
    visits = parser.parse_args().visits
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-m", "crazyeights", "serve", "--no-browser", "--port", "0"],
            env={**os.environ, "CRAZYEIGHTS_DATA_DIR": folder},
            stdout=subprocess.PIPE,
            text=True,
        )
        url = server.stdout.readline().split()[-1] if server.stdout else ""
        measured, warm = Measured(), Measured()
        try:
            with sync_playwright() as playwright:
                browser = launch(playwright)
                visit(browser, url, warm)  # the server loads the rules once
                for _ in range(visits):
                    visit(browser, url, measured)
                browser.close()
        finally:
            server.terminate()
            server.wait()
    report("bytes of a first visit", measured.bytes, "kB", "120 at most", 1 / 1000)
    report("first playable card", measured.first_card, "ms", "below 1000")
    report("click to the frame that shows it", measured.shown, "ms", "one frame, 16.7")
    report("round trip of a command", measured.answer, "ms", "below 15")
    rate = [1000 / statistics.fmean(measured.gaps)] if measured.gaps else []
    report("frames per second in flight", rate, "", "60")


if __name__ == "__main__":
    main()
