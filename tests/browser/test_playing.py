"""A whole deal in every way there is, and what can be done in one."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Server, Visit
from tests.browser.pilot import EIGHT, INDEX, PLAIN, PLAYABLE, Pilot

STILL = {"reduced_motion": "reduce"}


def test_cards_are_dealt_at_once_and_it_is_my_turn(server: Server, visit: Visit) -> None:
    player = visit(server)
    expect(player.cards).to_have_count(7)
    expect(player.hand).to_contain_text("Your turn")
    expect(player.page).to_have_url(re.compile("/table/"))


def pressing(player: Pilot, press: Callable[..., None]) -> Callable[[str], None]:
    """Return how somebody acts who plays by clicking or tapping on what there is."""

    def act(state: str) -> None:
        match state:
            case "choose":
                press(player.chooser.get_by_role("button").first)
            case "play":
                press(player.playable.first, position=INDEX)
            case "draw":
                press(player.stock)
            case _:
                press(player.action("Pass"))

    return act


def test_a_whole_deal_with_the_mouse(server: Server, visit: Visit) -> None:
    player = visit(server)
    player.play_deal(pressing(player, Locator.click))
    expect(player.page.get_by_role("heading", name=re.compile("win"))).to_be_visible()


def test_a_whole_deal_with_a_finger(server: Server, visit: Visit) -> None:
    player = visit(
        server, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, **STILL
    )
    player.play_deal(pressing(player, Locator.tap))
    expect(player.again).to_be_visible()


def test_a_whole_deal_with_the_keyboard_alone(server: Server, visit: Visit) -> None:
    player = visit(server)
    keyboard = player.page.keyboard

    def focused() -> str:
        label = player.page.evaluate("document.activeElement.getAttribute('aria-label')")
        return str(label or "")

    def go_to_hand() -> None:
        for _ in range(60):
            if re.search(r"\d+ of \d+$", focused()):
                return
            keyboard.press("Tab")
        raise AssertionError("Tab does not reach the hand")

    def act(state: str) -> None:
        match state:
            case "choose":
                keyboard.press("2")
            case "play":
                go_to_hand()
                keyboard.press("Home")
                while not PLAYABLE.search(focused()):
                    before = focused()
                    keyboard.press("ArrowRight")
                    assert focused() != before, "no arrow reaches the playable card"
                keyboard.press("Enter")
            case "draw":
                keyboard.press("d")
            case _:
                keyboard.press("p")

    player.play_deal(act)
    expect(player.again).to_be_visible()


def test_a_whole_deal_by_roles_and_names_only(server: Server, visit: Visit) -> None:
    """As assistive technology does it: no position, no key, no pointer."""
    player = visit(server, **STILL)

    def act(state: str) -> None:
        target = {
            "choose": player.chooser.get_by_role(
                "button", name=re.compile("^hearts", re.IGNORECASE)
            ),
            "play": player.playable.last,
            "draw": player.actions.get_by_role("button", name=re.compile("^Draw")),
            "pass": player.action("Pass"),
        }[state]
        target.evaluate("element => element.click()")

    player.play_deal(act)
    expect(player.again).to_be_visible()


def test_each_card_is_announced_with_its_place_and_whether_it_can_be_played(
    server: Server, visit: Visit
) -> None:
    player = visit(server)
    player.until_playable()
    labels = [card.get_attribute("aria-label") or "" for card in player.cards.all()]
    for place, label in enumerate(labels, start=1):
        assert re.fullmatch(rf"[\w ]+( of \w+)?(, playable)?, {place} of {len(labels)}", label), (
            label
        )
    assert any("playable" in label for label in labels)


@pytest.mark.parametrize("key", ["ArrowLeft", "ArrowRight"])
def test_arrows_begin_at_the_hand(server: Server, visit: Visit, key: str) -> None:
    player = visit(server)
    player.page.keyboard.press(key)
    expect(player.hand.locator(":focus")).to_have_count(1)


def test_arrows_move_between_cards_and_piles(server: Server, visit: Visit) -> None:
    player = visit(server)
    player.cards.first.focus()
    player.page.keyboard.press("ArrowRight")
    expect(player.cards.nth(1)).to_be_focused()
    player.page.keyboard.press("End")
    expect(player.cards.last).to_be_focused()
    player.page.keyboard.press("ArrowUp")
    expect(player.stock).to_be_focused()
    player.page.keyboard.press("ArrowRight")
    expect(player.pile).to_be_focused()
    player.page.keyboard.press("ArrowDown")
    expect(player.cards.last).to_be_focused()
    player.page.keyboard.press("Home")
    expect(player.cards.first).to_be_focused()


def test_the_focus_goes_to_the_neighbour_and_others_never_move_it(
    server: Server, visit: Visit
) -> None:
    player = visit(server)
    plain = player.until(PLAIN)
    names = player.names()
    place = names.index((plain.get_attribute("aria-label") or "").partition(",")[0])
    neighbour = names[place + 1] if place + 1 < len(names) else names[place - 1]
    plain.focus()
    player.page.keyboard.press("Enter")
    expect(player.page.locator(":focus")).to_have_attribute("aria-label", re.compile(neighbour))
    if player.state() != "over":
        expect(player.page.locator(":focus")).to_have_attribute("aria-label", re.compile(neighbour))


def eight(player: Pilot) -> str:
    """Play until there is an eight to be played; return its name."""
    return (player.until(EIGHT).get_attribute("aria-label") or "").partition(",")[0]


def test_an_eight_asks_for_a_suit_and_escape_takes_it_back(server: Server, visit: Visit) -> None:
    player = visit(server)
    name = eight(player)
    before = player.names()
    wild = player.hand.get_by_role("button", name=re.compile(f"^{name}"))
    wild.click(position=INDEX)
    expect(player.chooser).to_be_visible()
    expect(player.chooser.locator(":focus")).to_have_count(1)
    assert name not in player.names()
    player.page.keyboard.press("Escape")
    expect(player.chooser).to_be_hidden()
    assert player.names() == before
    expect(wild).to_be_focused()


@pytest.mark.parametrize(("key", "suit"), [("3", "hearts"), ("S", "spades")])
def test_a_suit_is_chosen_by_number_or_letter(
    server: Server, visit: Visit, key: str, suit: str
) -> None:
    player = visit(server)
    name = eight(player)
    player.hand.get_by_role("button", name=re.compile(f"^{name}")).click(position=INDEX)
    if player.chooser.is_visible():  # not where it is the last card
        player.listen()
        player.page.keyboard.press(key)
        assert f"You play the {name} and name {suit}." in player.heard()[0]


def test_undo_takes_back_my_last_move(server: Server, visit: Visit) -> None:
    player = visit(server)
    player.until_playable()
    hand, upcard = player.names(), player.upcard()
    player.playable.first.click(position=INDEX)
    if player.chooser.is_visible():
        player.page.keyboard.press("1")
    expect(player.action("Undo")).to_be_enabled()
    player.page.keyboard.press("z")
    expect(player.cards).to_have_count(len(hand))
    assert (player.names(), player.upcard()) == (hand, upcard)


def test_a_hint_names_a_move_and_marks_it(server: Server, visit: Visit) -> None:
    player = visit(server)
    player.until_playable()
    before = player.spoken.text_content()
    player.page.keyboard.press("h")
    expect(player.spoken).not_to_have_text(before or "")
    expect(player.page.locator(".hand .hinted")).to_have_count(1)


def test_a_card_that_cannot_be_played_says_why(server: Server, visit: Visit) -> None:
    player = visit(server)
    player.until_playable()
    for card in player.cards.all():
        label = card.get_attribute("aria-label") or ""
        if not PLAYABLE.search(label):
            break
    else:
        return  # every card can be played: nothing to ask about in this hand
    hand, name = player.names(), label.partition(",")[0]
    card.click(position=INDEX, button="right")
    expect(player.spoken).to_contain_text(f"The {name}")
    assert player.names() == hand
    # What is said lies over no card: the next tap plays.
    player.playable.first.click(position=INDEX)
    expect(player.cards).not_to_have_count(len(hand))


RANKS = (
    *("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("jack", "queen", "king", "ace"),
)


def test_sorting_by_rank_and_back(server: Server, visit: Visit) -> None:
    player = visit(server)
    by_suit = player.names()
    player.page.keyboard.press("s")
    by_rank = player.names()
    assert sorted(by_rank) == sorted(by_suit)
    ranks = [RANKS.index(name.split()[0]) for name in by_rank]
    assert ranks == sorted(ranks)
    player.page.keyboard.press("s")
    assert player.names() == by_suit


@pytest.mark.parametrize("touch", [False, True])
def test_a_card_is_dragged_onto_the_pile(server: Server, visit: Visit, *, touch: bool) -> None:
    player = visit(server, viewport={"width": 1024, "height": 768}, has_touch=touch)
    player.until_playable()
    card = player.playable.first
    hand = player.names()
    box, goal = card.bounding_box(), player.pile.bounding_box()
    assert box
    assert goal
    x, y = box["x"] + INDEX["x"], box["y"] + INDEX["y"]
    aside = (x, y - 60)
    onto = (goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
    player.drag((x, y), aside, touch=touch)
    assert player.names() == hand, "dropped beside the pile, a card returns"
    player.settle()  # it lies where it lay
    player.drag((x, y), onto, touch=touch)
    expect(player.cards).not_to_have_count(len(hand))


def test_a_click_on_the_table_hurries_the_others(server: Server, visit: Visit) -> None:
    player = visit(server, {"pace": "calm"})
    player.until_playable()
    player.playable.first.click(position=INDEX)
    if player.chooser.is_visible():
        player.page.keyboard.press("1")
    box = player.page.get_by_role("main").bounding_box()
    assert box
    player.page.mouse.click(box["x"] + 4, box["y"] + 4)
    assert player.state() in {"play", "draw", "choose", "over"}
