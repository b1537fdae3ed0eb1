"""Reload, go back and forward, a second tab, a server that ends: the game is never lost."""

from __future__ import annotations

import signal

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import Server, Visit
from tests.browser.pilot import INDEX, PLAIN, Pilot


def play_one(player: Pilot) -> int:
    """Play a card; return how many are left."""
    player.until_playable()
    count = player.cards.count()
    player.playable.first.click(position=INDEX)
    if player.chooser.is_visible():
        player.page.keyboard.press("1")
    expect(player.cards).to_have_count(count - 1)
    expect(player.action("Undo")).to_be_enabled()
    return count - 1


def test_the_position_is_the_same_after_a_reload(server: Server, visit: Visit) -> None:
    player = visit(server)
    play_one(player)
    player.state()
    hand, upcard, url = player.names(), player.upcard(), player.page.url
    for address in (url, server.url):
        player.page.goto(address)
        expect(player.cards).to_have_count(len(hand))
        assert (player.names(), player.upcard(), player.page.url) == (hand, upcard, url)


def test_two_tabs_show_the_same_and_one_can_be_closed(server: Server, visit: Visit) -> None:
    player = visit(server)
    player.until_playable()
    second = player.page.context.new_page()
    second.goto(player.page.url)
    other = Pilot(second)
    assert other.names() == player.names()
    left = play_one(player)
    expect(other.cards).to_have_count(left)
    player.page.close()
    if other.state() != "over":
        play_one(other)


def test_back_and_forward_go_from_table_to_table(server: Server, visit: Visit) -> None:
    player = visit(server)
    play_one(player)
    player.state()
    first, first_url = player.names(), player.page.url
    player.new_table("classic", 2)
    second, second_url = player.names(), player.page.url
    assert second_url != first_url
    player.page.go_back()
    expect(player.cards).to_have_count(len(first))
    assert player.names() == first
    player.page.go_forward()
    expect(player.page).to_have_url(second_url)
    expect(player.cards).to_have_count(len(second))
    assert player.names() == second


@pytest.mark.parametrize("address", ["/table/no-such-table", "/no-such-page", "/table/a/b"])
def test_an_unknown_address_is_said_plainly_and_a_new_table_made(
    server: Server, visit: Visit, address: str
) -> None:
    player = visit(server)
    player.page.goto(address)
    expect(player.page.get_by_role("heading", name="There is no table here")).to_be_visible()
    player.page.get_by_role("button", name="Deal a new game").click()
    expect(player.cards).to_have_count(7)


def test_a_killed_server_loses_nothing_and_is_found_again(own_server: Server, visit: Visit) -> None:
    player = visit(own_server)
    left = play_one(player)
    player.state()
    hand, upcard = player.names(), player.upcard()
    own_server.stop(signal.SIGKILL)
    expect(player.table).to_contain_text("Reconnecting")
    own_server.start()
    expect(player.table).not_to_contain_text("Reconnecting", timeout=20_000)
    assert (player.names(), player.upcard()) == (hand, upcard)
    assert len(hand) >= left
    if player.state() != "over":
        play_one(player)


def test_what_is_played_while_the_server_is_away_is_played_once(
    own_server: Server, visit: Visit
) -> None:
    player = visit(own_server, {"pace": "calm"})
    player.page.wait_for_load_state("networkidle")  # else parts of the page are lost as well
    plain = player.until(PLAIN)
    name = (plain.get_attribute("aria-label") or "").partition(",")[0]
    left = player.cards.count() - 1
    own_server.stop(signal.SIGKILL)
    plain.click(position=INDEX)
    expect(player.cards).to_have_count(left)
    own_server.start()
    expect(player.spoken).to_contain_text(f"You play the {name}", timeout=20_000)
    expect(player.cards).to_have_count(left)


def lose_once(player: Pilot, module: str) -> list[str]:
    """Lose a module on the way once; return a list that gets the address that was lost."""
    lost: list[str] = []

    def lose_the_first(route: Route) -> None:
        # The page asks first whether the server is there at all: that is no script.
        if route.request.resource_type == "script" and not lost:
            lost.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    player.page.route(f"**/static/{module}*", lose_the_first)
    return lost


def test_a_part_of_the_page_that_is_lost_on_the_way_is_fetched_again(
    server: Server, visit: Visit
) -> None:
    player = visit(server)
    lost = lose_once(player, "help.js")
    player.page.keyboard.press("?")
    expect(player.page.get_by_role("dialog")).to_be_visible()
    assert len(lost) == 1


def test_what_a_part_needs_is_lost_on_the_way_and_fetched_by_a_new_page(
    server: Server, visit: Visit
) -> None:
    """A browser does not ask again for it, under whichever address the part itself comes."""
    player = visit(server)
    player.page.wait_for_load_state("networkidle")
    left = play_one(player)
    lost = lose_once(player, "shuffle.js")
    with player.page.expect_navigation():
        player.page.evaluate(
            "() => void import('/static/parts.js').then(({ parts }) => parts.verify())"
        )
    expect(player.cards).to_have_count(left)
    assert player.page.evaluate(
        "() => import('/static/parts.js').then(({ parts }) => parts.verify()).then(() => true)"
    )
    assert len(lost) == 1


def test_what_is_lost_of_parts_that_nobody_wants_yet_disturbs_nobody(
    server: Server, visit: Visit
) -> None:
    """The dialog of a new game needs rule sets; it is fetched ahead, with the first key."""
    player = visit(server)
    player.page.wait_for_load_state("networkidle")
    lost = lose_once(player, "rulesets.js")
    player.page.keyboard.press("?")
    keys = player.page.get_by_role("dialog", name="Keys")
    expect(keys).to_be_visible()
    player.page.wait_for_function(
        """() => performance
            .getEntriesByType("resource")
            .some(({ name }) => name.endsWith("newgame.js?again=5"))"""
    )
    player.page.wait_for_load_state("networkidle")
    expect(keys).to_be_visible()
    player.page.keyboard.press("Escape")
    with player.page.expect_navigation():
        player.page.keyboard.press("n")
    expect(player.cards.first).to_be_visible()
    player.page.keyboard.press("n")
    expect(player.page.get_by_role("dialog", name="New game")).to_be_visible()
    assert len(lost) == 1


def test_what_is_asked_for_while_there_is_no_connection_comes_when_there_is(
    server: Server, visit: Visit
) -> None:
    """A browser does not ask again for a module that it failed to fetch once."""
    player = visit(server)
    player.page.wait_for_load_state("networkidle")
    player.page.context.set_offline(True)
    for key in "?rn":
        player.page.keyboard.press(key)
    expect(player.table).to_contain_text("Reconnecting")
    player.page.context.set_offline(False)
    expect(player.page.get_by_role("dialog", name="New game")).to_be_visible(timeout=20_000)
    expect(player.page.get_by_role("dialog")).to_have_count(1)
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("?")
    expect(player.page.get_by_role("dialog", name="Keys")).to_be_visible()


@pytest.mark.parametrize("width", [1280, 1440])
def test_the_log_covers_nothing_of_the_points(server: Server, visit: Visit, width: int) -> None:
    player = visit(server, {"pace": "instant"}, viewport={"width": width, "height": 800})
    player.page.get_by_role("button", name="Log").click()
    log = player.page.get_by_role("dialog", name="Log")
    expect(log).to_be_visible()
    player.play_deal(lambda state: act_somehow(player, state))
    panel = log.bounding_box()
    assert panel
    for part in player.page.locator("#ending").get_by_role("table").locator("td, th").all():
        box = part.bounding_box()
        assert box is None or box["x"] + box["width"] <= panel["x"]


def act_somehow(player: Pilot, state: str) -> None:
    """Do what comes first."""
    if state == "play":
        player.playable.first.click(position=INDEX)
    else:
        player.page.keyboard.press({"choose": "1", "draw": "d", "pass": "p"}[state])
