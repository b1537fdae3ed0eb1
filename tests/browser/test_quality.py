"""What all can rely on: assistive technology, no motion, forced colours, weight, stillness."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from tests.browser.conftest import Server, Visit
from tests.browser.pilot import INDEX, PLAIN, Pilot
from tests.browser.test_playing import eight
from tests.browser.test_widths import picture, size

MOST_BYTES = 120_000


def violations(player: Pilot) -> list[str]:
    found = Axe().run(player.page).response["violations"]
    return [f"{one['id']}: {node['html']}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", ["desktop", "small-phone", "phone-lying"])
def test_axe_finds_nothing(server: Server, visit: Visit, theme: str, name: str) -> None:
    player = visit(server, {"theme": theme}, viewport=size(name), reduced_motion="reduce")
    player.new_table("classic-special", 4)
    player.state()
    assert violations(player) == []
    picture(player, f"{name}-{theme}")


def test_a_move_styles_less_than_the_page_anew(server: Server, visit: Visit) -> None:
    """A style that everything depends on costs more time with each move than all the rest."""
    player = visit(server, reduced_motion="reduce")
    player.page.wait_for_load_state("networkidle")
    plain = player.until(PLAIN)
    events: list[dict[str, Any]] = []
    over: list[object] = []
    session = player.page.context.new_cdp_session(player.page)
    session.on("Tracing.dataCollected", lambda found: events.extend(found["value"]))
    session.on("Tracing.tracingComplete", lambda found: over.append(found))  # noqa: PLW0108  # takes no built-in
    categories = ["devtools.timeline", "blink.user_timing"]
    session.send("Tracing.start", {"traceConfig": {"includedCategories": categories}})
    plain.evaluate(
        """(card) => {
            performance.mark("begin");
            card.click();
            performance.mark("end");
        }"""
    )
    session.send("Tracing.end")
    while not over:
        player.page.wait_for_timeout(50)
    begin, end = (
        next(one["ts"] for one in events if one["name"] == name) for name in ("begin", "end")
    )
    styled = [
        one["args"]["elementCount"]
        for one in events
        if one["name"] == "UpdateLayoutTree" and begin <= one["ts"] <= end
    ]
    assert styled
    assert sum(styled) < player.page.locator("*").count()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_while_a_suit_is_chosen(server: Server, visit: Visit, theme: str) -> None:
    player = visit(server, {"theme": theme, "fourColours": True}, reduced_motion="reduce")
    name = eight(player)
    player.hand.get_by_role("button", name=re.compile(f"^{name}")).click(position=INDEX)
    assert violations(player) == []
    picture(player, f"chooser-{theme}")


def test_reduced_motion_moves_nothing(server: Server, visit: Visit) -> None:
    assert flights(visit(server, reduced_motion="reduce")) == 0
    assert flights(visit(server, reduced_motion="no-preference")) > 0


def flights(player: Pilot) -> int:
    """Play a card; return how many pictures of cards have flown over the table."""
    player.until_playable()
    player.page.evaluate(
        """() => {
            window.flown = 0;
            new MutationObserver((changes) => {
                for (const change of changes) window.flown += change.addedNodes.length;
            }).observe(document.getElementById("flying"), { childList: true });
        }"""
    )
    count = player.cards.count()
    player.playable.first.click(position=INDEX)
    if player.chooser.is_visible():
        player.page.keyboard.press("1")
    expect(player.cards).not_to_have_count(count)
    return int(player.page.evaluate("window.flown"))


def test_forced_colours_tell_suits_and_states_apart(server: Server, visit: Visit) -> None:
    player = visit(server, forced_colors="active", reduced_motion="reduce")
    player.until_playable()
    picture(player, "forced-colours")
    look = """(selector) => {
        const element = document.querySelector(selector);
        const style = element && getComputedStyle(element);
        return style && [style.borderTopColor, style.translate];
    }"""
    playable = player.page.evaluate(look, ".hand .playable")
    unplayable = player.page.evaluate(look, ".hand .unplayable")
    assert playable
    assert playable != unplayable
    fills = {
        suit: player.page.evaluate(
            """async (suit) => {
                const { suitSign } = await import("/static/cards.js");
                const sign = suitSign(suit);
                document.body.append(sign);
                const style = getComputedStyle(sign.querySelector("path"));
                const seen = [style.fill, style.stroke];
                sign.remove();
                return seen;
            }""",
            suit,
        )
        for suit in "CDHS"
    }
    assert fills["C"] == fills["S"]
    assert fills["D"] == fills["H"]
    assert fills["C"] != fills["D"]
    assert violations(player) == []


def test_the_page_is_light(server: Server, visit: Visit) -> None:
    player = visit(server)
    page = player.page.context.new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    received: list[float] = []
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    page.goto("/")
    expect(page.locator(".hand .card").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(received) > 20
    assert sum(received) <= MOST_BYTES


WATCH_SHIFTS = """() => {
    window.shifts = [];
    const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
        for (const { hadRecentInput, sources } of list.getEntries()) {
            if (hadRecentInput) continue;
            for (const { node, previousRect, currentRect } of sources) {
                const name = (node?.parentElement ?? node)?.outerHTML.slice(0, 80);
                window.shifts.push(`${name}: ${box(previousRect)} -> ${box(currentRect)}`);
            }
        }
    }).observe({ type: "layout-shift" });
}"""

# By script, so that nothing counts as what the reader did.
STEP = """() => {
    const suit = document.querySelector(".chooser:not([hidden]) .chooser-suit");
    const card = document.querySelector(".hand .card.playable");
    const button = document.querySelector(
        ":is(#action-draw, #action-pass):not([aria-disabled])");
    (suit ?? card ?? button)?.click();
}"""


@pytest.mark.parametrize(
    "game",
    [("en", "classic-special", 3), ("de", "switch", 3), ("it", "mau-mau", 1), ("nb", "macao", 5)],
)
@pytest.mark.parametrize("name", ["desktop", "phone", "small-phone", "phone-lying"])
def test_nothing_shifts_while_the_game_goes_on(
    server: Server, visit: Visit, name: str, game: tuple[str, str, int]
) -> None:
    """There is room for all that ever stands on a button, on a plate, beside the pile."""
    language, preset, opponents = game
    player = visit(server, viewport=size(name))
    page = player.page
    page.context.add_cookies([{"name": "language", "value": language, "url": server.url}])
    player.new_table(preset, opponents)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(player.page.locator(".hand .card").first).to_be_visible()
    player.settle()
    page.evaluate(WATCH_SHIFTS)
    for _ in range(20):
        page.evaluate(STEP)
        page.wait_for_timeout(250)
    assert page.evaluate("window.shifts") == []


# A hand of so many cards, with some that can be played or none.
HOLD = """async ([count, playable]) => {
    const { store } = await import("/static/store.js");
    const ranks = ["2", "3", "4", "5", "6", "7", "9", "10", "Q", "K"];
    const cards = [..."SHDC"].flatMap((suit) => ranks.map((rank) => rank + suit));
    const hand = cards.slice(0, count).map((card, index) => ({
        ...store.view.hand[0], card, suits: [], playable: playable && index % 5 === 0 }));
    store.set({ view: { ...store.view, hand } });
}"""


@pytest.mark.parametrize("name", ["desktop", "phone", "small-phone", "phone-lying"])
def test_nothing_shifts_as_a_hand_grows_and_scrolls(
    server: Server, visit: Visit, name: str
) -> None:
    """Whoever makes one draw: the cards take other places, and all else stays where it is."""
    player = visit(server, viewport=size(name))
    player.new_table("macao", 5)
    player.state()
    player.settle()
    player.page.evaluate(WATCH_SHIFTS)
    for count in (4, 6, 9, 12, 13, 14, 20, 31, 14, 13, 12, 7, 5):
        for playable in (True, False):
            player.page.evaluate(HOLD, [count, playable])
            player.page.wait_for_timeout(250)
    assert player.page.evaluate("window.shifts") == []


def test_one_message_for_each_move(server: Server, visit: Visit) -> None:
    player = visit(server, {"pace": "fast"})
    plain = player.until(PLAIN)
    player.listen()
    plain.click(position=INDEX)
    heard = player.heard(2)
    assert heard[0].startswith("You play")
    assert all(text.strip() for text in heard)
    assert len(set(heard)) == len(heard)
