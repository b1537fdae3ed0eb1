"""What all can rely on: assistive technology, no motion, forced colours, weight, stillness."""

from __future__ import annotations

import re

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


@pytest.mark.parametrize("name", ["desktop", "phone", "phone-lying"])
def test_nothing_shifts_while_others_play(server: Server, visit: Visit, name: str) -> None:
    player = visit(server, {"pace": "fast"}, viewport=size(name))
    player.page.add_init_script(
        """window.shifts = [];
        new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
                if (!entry.hadRecentInput) window.shifts.push(entry.value);
            }
        }).observe({ type: "layout-shift", buffered: true });"""
    )
    player.new_table("classic-special", 3)
    player.page.reload()
    expect(player.cards.first).to_be_visible()

    def act(state: str) -> None:
        # Through scripts, so that nothing counts as the reader's doing.
        target = {
            "choose": player.chooser.get_by_role("button").first,
            "play": player.playable.first,
            "draw": player.actions.get_by_role("button", name=re.compile("^Draw")),
            "pass": player.action("Pass"),
        }[state]
        target.evaluate("element => element.click()")

    for _ in range(12):
        state = player.state()
        if state == "over":
            break
        if state:
            act(state)
            player.page.wait_for_timeout(150)
    shifts: list[float] = player.page.evaluate("window.shifts")
    # A word on a plate may become longer; nothing that one looks for ever has another place.
    assert sum(shifts) < 0.01
    assert max(shifts, default=0) < 0.001


def test_one_message_for_each_move(server: Server, visit: Visit) -> None:
    player = visit(server, {"pace": "fast"})
    plain = player.until(PLAIN)
    player.listen()
    plain.click(position=INDEX)
    heard = player.heard(2)
    assert heard[0].startswith("You play")
    assert all(text.strip() for text in heard)
    assert len(set(heard)) == len(heard)
