"""From 320 pixels to 4K, zoomed in, with up to seven opponents and many cards: all is reached."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Server, Visit
from tests.browser.pilot import INDEX, Pilot

from crazyeights.cards import Card, Language, Suit
from crazyeights.texts import LANGUAGES, catalogue

SCREENSHOTS = Path(__file__).parent.parent.parent / "build" / "screenshots"

SIZES = {
    "small-phone": (320, 568),
    "narrow-phone": (360, 740),
    "phone": (390, 844),
    "phone-lying": (844, 390),
    "tablet": (768, 1024),
    "small-laptop": (1024, 600),
    "laptop": (1280, 720),
    "laptop-768": (1366, 768),
    "window": (1200, 800),
    "desktop": (1440, 900),
    "large": (2560, 1440),
    "4k": (3840, 2160),
}
# What a window of 1280 × 720 is like at 200 % and 400 %.
ZOOMED = {"zoom-200": (640, 360), "zoom-400": (320, 180)}

OVERLAPS = """() => {
    const parts = [".seat .plate", ".seat .did", ".stock", ".pile", ".own-plate", ".line-text",
        ".sign-place:not(.none) :is(.disc, .sign-name)", ".actions .button", ".header button"];
    const boxes = [...document.querySelectorAll(parts.join())]
        .map((part) => [`${part.className} ${part.textContent}`, part.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0);
    const wrong = [];
    for (const [name, box] of boxes) {
        const outside = box.left < -1 || box.right > innerWidth + 1
            || box.top < -1 || box.bottom > innerHeight + 1;
        if (outside) wrong.push(`${name} is outside`);
    }
    boxes.forEach(([one, a], index) => {
        for (const [other, b] of boxes.slice(index + 1)) {
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 2 && high > 2) wrong.push(`${one} lies over ${other}`);
        }
    });
    return wrong;
}"""

SIGNS = ({"required": "D"}, {"debt": 12, "debt_words": "12 penalty cards"}, {"anything": True})
WORDS = {
    "said": "Anna plays the two of hearts. That makes 12 penalty cards.",
    "prompt": "You owe 12 penalty cards: draw them.",
}
# As much as ever stands on a table at once: many cards, words at each seat and in the line, where
# nothing but to draw is left, and a sign beside the pile.
CROWDED = f"""async ([signs, words]) => {{
    const {{ store }} = await import("/static/store.js");
    const overlaps = {OVERLAPS};
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const none = {{ required: null, debt: 0, debt_words: "", anything: false }};
    const found = [];
    for (const sign of signs) {{
        let tries = 0;
        do {{
            tries += 1;
            if (tries > 20) throw new Error("no sign beside the pile");
            const seats = store.view.seats.map(
                (seat) => ({{ ...seat, count: 12, last: "drew 12 cards" }}));
            const hand = store.view.hand.map((held) => ({{ ...held, playable: false }}));
            store.set({{ view: {{ ...store.view, seats, hand, ...words, ...none, ...sign }} }});
            await frame();
            await frame();
        // What the server says meanwhile shows the table as it is: then once more.
        }} while (!document.querySelector(".sign-place:not(.none) .disc"));
        found.push(...overlaps());
    }}
    return found;
}}"""


def crowded(player: Pilot) -> list[str]:
    """Return what lies over something else, or outside, when there is as much as there ever is."""
    found: list[str] = player.page.evaluate(CROWDED, [SIGNS, WORDS])
    return found


# Names of seats may end in an ellipsis: the whole name is in the label.
CLIPPED = """() => {
    const wrong = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { data, parentElement: parent } = walker.currentNode;
        if (!data.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
        if (parent.closest(".visually-hidden, noscript, select, .name, .did")) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const text = range.getBoundingClientRect();
        let hidden = false;
        for (let box = parent; box; box = box.parentElement) hidden ||= box.offsetWidth === 1;
        if (hidden) continue;
        if (text.left < -1 || text.right > innerWidth + 1) wrong.push(data);
        for (let box = parent; box; box = box.parentElement) {
            const clips = getComputedStyle(box).overflowX !== "visible" || box.matches("button");
            const frame = box.getBoundingClientRect();
            const beyond = text.left < frame.left - 1 || text.right > frame.right + 1;
            if (clips && beyond) wrong.push(data);
        }
    }
    return wrong;
}"""


def size(name: str) -> dict[str, int]:
    width, height = {**SIZES, **ZOOMED}[name]
    return {"width": width, "height": height}


def picture(player: Pilot, name: str) -> None:
    """Keep a screenshot for people to look at."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    player.page.screenshot(path=SCREENSHOTS / f"{name}.png", animations="disabled")


def scrolls(player: Pilot) -> list[bool]:
    found: list[bool] = player.page.evaluate(
        """() => { const { scrollWidth, scrollHeight } = document.documentElement;
           return [scrollWidth > innerWidth, scrollHeight > innerHeight]; }"""
    )
    return found


def _done(language: Language) -> list[str]:
    """Return what an opponent may have done last, as it stands under the name."""
    texts = catalogue(language)
    ten = texts.card_short(Card("10S"))
    return [
        texts.text("seat-played", text=ten),
        *(texts.text("seat-drew", count=count) for count in (1, 12)),
        texts.text("seat-passed"),
        texts.text("seat-skipped"),
        texts.text("page-misses-turn"),
        *(texts.text("seat-named", suit=suit) for suit in Suit),
        texts.text("seat-stopped"),
    ]


# What is cut of it, and whether anything else on the table has moved for it.
DID = """async (words) => {
    const { store } = await import("/static/store.js");
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const fixed = [...document.querySelectorAll(".seat .plate, .stock, .hand")];
    const places = () => JSON.stringify(fixed.map((part) => part.getBoundingClientRect()));
    const wrong = [];
    let before = "";
    for (const last of words) {
        const seats = store.view.seats.map((seat) => ({ ...seat, count: 3, last }));
        store.set({ view: { ...store.view, seats } });
        await frame();
        await frame();
        for (const did of document.querySelectorAll(".seat .did")) {
            const cut = did.scrollWidth > did.clientWidth || did.scrollHeight > did.clientHeight;
            if (did.checkVisibility() && cut) wrong.push(`${last} is cut`);
        }
        if (before && places() !== before) wrong.push(`${last} moves something`);
        before = places();
    }
    return wrong;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["phone", "phone-lying", "tablet", "small-laptop", "desktop"])
def test_what_an_opponent_did_last_is_shown_whole(
    server: Server, visit: Visit, name: str, language: Language
) -> None:
    player = visit(server, viewport=size(name), reduced_motion="reduce")
    speak = "language => import('/static/language.js').then((one) => one.setLanguage(language))"
    for opponents in (1, 2, 3, 5):
        player.page.evaluate(speak, "en")
        player.new_table("action-cards", opponents)
        player.state()
        player.page.evaluate(speak, language)
        assert player.page.evaluate(DID, _done(language)) == [], opponents


# On phones the name of a seat is all that tells it from the others.
@pytest.mark.parametrize("opponents", range(1, 8))
@pytest.mark.parametrize("width_height", [(320, 568), (390, 844), (667, 375), (740, 360)])
def test_phones_cut_no_name_and_show_which_way_play_goes(
    server: Server, visit: Visit, width_height: tuple[int, int], opponents: int
) -> None:
    width, height = width_height
    player = visit(server, viewport={"width": width, "height": height}, reduced_motion="reduce")
    player.new_table("classic-special", opponents)
    cut = """() => [...document.querySelectorAll(".seat .name")]
        .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""
    assert player.page.evaluate(cut) == []
    # In one go: the next frame of the server has a direction of its own.
    turn = """async (direction) => {
        const { store } = await import("/static/store.js");
        store.set({ view: { ...store.view, direction } });
        return [...document.querySelectorAll(".seats :is(.arrow, .around)")]
            .filter((sign) => sign.checkVisibility())
            .map((sign) => getComputedStyle(sign).transform);
    }"""
    for direction in (1, -1, 1):
        ways = player.page.evaluate(turn, direction)
        assert bool(ways) == (opponents > 1)
        turned = ["matrix(-1, " in way for way in ways]
        assert turned == [direction == -1] * len(ways)


@pytest.mark.parametrize("opponents", [1, 3, 7])
@pytest.mark.parametrize("name", ["small-phone", "phone", "phone-lying", "tablet", "window"])
def test_a_long_name_of_rules_stays_in_its_place(
    server: Server, visit: Visit, name: str, opponents: int
) -> None:
    player = visit(server, viewport=size(name), reduced_motion="reduce")
    player.page.evaluate(
        """async (seats) => {
            const { startGame } = await import("/static/game.js");
            const rules = `v=1&preset=classic&seats=${seats}&name=${"Donaudampfschiff".repeat(4)}`;
            await startGame({ rules, level: "beginner" });
        }""",
        opponents + 1,
    )
    expect(player.page.locator("#header-rules")).to_contain_text("Donaudampfschiff")
    expect(
        player.page.get_by_role("region", name="Opponents").get_by_role("listitem")
    ).to_have_count(opponents)
    assert scrolls(player) == [False, False]
    assert player.page.evaluate(f"({OVERLAPS})()") == []


@pytest.mark.parametrize("opponents", range(1, 8))
@pytest.mark.parametrize("name", SIZES)
def test_everything_has_its_place(server: Server, visit: Visit, name: str, opponents: int) -> None:
    player = visit(server, viewport=size(name), reduced_motion="reduce")
    player.new_table("classic-special", opponents)
    player.state()
    assert crowded(player) == []
    assert scrolls(player) == [False, False]
    picture(player, f"{name}-{opponents}")


@pytest.mark.parametrize("large_cards", [False, True])
@pytest.mark.parametrize("opponents", range(1, 8))
def test_no_height_of_a_window_pushes_anything_out_of_it(
    server: Server, visit: Visit, opponents: int, *, large_cards: bool
) -> None:
    settings = {"pace": "instant", "largeCards": large_cards}
    player = visit(server, settings, viewport=size("desktop"), reduced_motion="reduce")
    player.new_table("classic-special", opponents)
    player.state()
    wrong = {}
    for width in (600, 720, 768, 1000, 1100, 1280, 1920):
        # From higher to lower and back: a layout must not stick to what it was.
        for height in (1080, 860, 800, 720, 650, 600, 560, 480, 390, 600, 800):
            player.page.set_viewport_size({"width": width, "height": height})
            player.page.evaluate(
                "() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))"
            )
            found = crowded(player)
            if found or scrolls(player) != [False, False]:
                wrong[f"{width}x{height}"] = found or ["scrolls"]
    assert wrong == {}


@pytest.mark.parametrize(
    "name", ["small-phone", "phone", "phone-lying", "small-laptop", "zoom-200"]
)
@pytest.mark.parametrize("locale", ["de-AT", "nb-NO", "it-IT", "en-GB"])
def test_no_text_is_clipped_in_any_language(
    server: Server, visit: Visit, name: str, locale: str
) -> None:
    context = visit(server, viewport=size(name), reduced_motion="reduce").page.context
    context.add_cookies([{"name": "language", "value": locale[:2], "url": server.url}])
    page = context.new_page()
    page.goto("/")
    expect(page.locator(".hand .card").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    assert page.evaluate(CLIPPED) == []
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}-{locale[:2]}.png")


@pytest.mark.parametrize("name", ["small-phone", "phone", "phone-lying", "desktop", *ZOOMED])
def test_each_of_thirty_cards_can_be_reached_and_played(
    server_with_many_cards: Server, visit: Visit, name: str
) -> None:
    player = visit(server_with_many_cards, viewport=size(name), reduced_motion="reduce")
    expect(player.cards).to_have_count(30)
    picture(player, f"{name}-thirty-cards")
    assert scrolls(player)[0] is False
    player.cards.first.focus()
    for index in range(30):
        focused = player.page.locator(":focus")
        expect(focused).to_have_attribute("aria-label", re.compile(f", {index + 1} of 30$"))
        assert player.page.evaluate(
            """() => {
                document.activeElement.scrollIntoView({ block: "nearest" });
                const box = document.activeElement.getBoundingClientRect();
                const found = document.elementFromPoint(box.left + 10, box.top + 24);
                return document.activeElement.contains(found);
            }"""
        ), f"card {index + 1} is covered"
        player.page.keyboard.press("ArrowRight")
    plain = player.hand.get_by_role("button", name=re.compile("^(?!eight|joker).*playable"))
    plain.last.click(position={"x": 10, "y": 24})
    expect(player.cards).to_have_count(29)


SCROLLED = """async (before) => {
    const scroller = document.querySelector(".hand-scroll");
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    while (scroller.scrollLeft <= before) await frame();
    await frame();
}"""


# A swipe carries on after the finger is gone, and what is scrolled to meanwhile is left again.
AT_REST = """async () => {
    const scroller = document.querySelector(".hand-scroll");
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    let place = scroller.scrollLeft;
    for (let still = 0; still < 20; still += 1) {
        await frame();
        if (scroller.scrollLeft !== place) still = 0;
        place = scroller.scrollLeft;
    }
}"""


def test_a_swipe_scrolls_the_hand_and_a_tap_on_the_pill_goes_to_playable_cards(
    server_with_many_cards: Server, visit: Visit
) -> None:
    phone = {"viewport": size("small-phone"), "has_touch": True, "is_mobile": True}
    player = visit(server_with_many_cards, reduced_motion="reduce", **phone)
    scroller = player.page.locator(".hand-scroll")
    card = player.cards.nth(3)
    box = card.bounding_box()
    assert box
    y = box["y"] + 60
    player.drag((220, y), (60, y), touch=True)
    player.page.wait_for_function("() => document.querySelector('.hand-scroll').scrollLeft > 60")
    player.page.evaluate(AT_REST)
    expect(player.cards).to_have_count(30)
    scroller.evaluate("element => element.scrollTo({ left: 0 })")
    pill = player.hand.get_by_role("button", name=re.compile("further right"))
    expect(pill).to_be_visible()
    for _ in range(30):
        if not pill.is_visible():
            break
        before = scroller.evaluate("element => element.scrollLeft")
        pill.tap()
        # The pill learns of it from the event that follows in the frame in which it scrolled.
        player.page.evaluate(SCROLLED, before)
    expect(player.cards.last).to_be_in_viewport()


# The view as it is where the rules have every button and much is said beside the pile.
BUSY = """async (parts) => {
    const { startGame } = await import("/static/game.js");
    await startGame({ preset: "switch", opponents: 3, level: "beginner" });
    const { store } = await import("/static/store.js");
    const has = { call: true, stop: true, pass: true, reverse: true };
    const may = { ...store.view.may, draw: true, pass: true };
    store.set({ view: { ...store.view, has, may, ...parts } });
}"""


@pytest.mark.parametrize("language", ["de", "nb", "it", "en"])
def test_many_buttons_and_long_words_fit(server: Server, visit: Visit, language: str) -> None:
    player = visit(server, {"pace": "calm"}, reduced_motion="reduce")
    page = player.page
    page.context.add_cookies([{"name": "language", "value": language, "url": server.url}])
    page.goto("/")
    wrong = {}
    for width, height in ((320, 568), (360, 740), (390, 844), (768, 1024), (900, 1000)):
        page.set_viewport_size({"width": width, "height": height})
        for parts in (
            {"anything": True, "required": None, "debt": 0},
            {"anything": False, "required": "D", "debt": 0},
            {"required": None, "debt": 12, "debt_words": "12 carte di penalità"},
        ):
            page.evaluate(BUSY, parts)
            found = page.evaluate(CLIPPED) + page.evaluate(OVERLAPS)
            if found:
                wrong[f"{width}x{height}, debt {parts['debt']}"] = found
    assert wrong == {}


@pytest.mark.parametrize("name", ["laptop", "desktop", "large", "4k"])
def test_the_plate_leaves_the_tabs_of_raised_cards_free(
    server: Server, visit: Visit, name: str
) -> None:
    player = visit(server, viewport=size(name), reduced_motion="reduce")
    player.until_playable()
    assert (
        player.page.evaluate(
            """() => {
            const plate = document.querySelector(".own-plate").getBoundingClientRect();
            const tops = [...document.querySelectorAll(".hand .card.playable")].map((card) => {
                const above = parseFloat(getComputedStyle(card, "::before").top);
                return card.getBoundingClientRect().top + above;
            });
            return Math.min(...tops) - plate.bottom;
        }"""
        )
        >= -2
    )


@pytest.mark.parametrize("opponents", [1, 3, 6])
def test_the_chooser_lies_within_the_window(server: Server, visit: Visit, opponents: int) -> None:
    player = visit(server, {"pace": "calm"}, reduced_motion="reduce")
    player.new_table("switch", opponents)
    player.state()
    for width, height in (size(name).values() for name in SIZES if name != "small-phone"):
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.evaluate(
            """async () => {
                const { store } = await import("/static/store.js");
                const { card } = store.view.hand[0];
                const choosing = { key: `${card}/0`, card, suits: ["C", "D", "H", "S"] };
                store.set({ choosing: null });
                await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
                store.set({ choosing });
            }"""
        )
        box = player.chooser.bounding_box()
        assert box
        assert box["x"] >= 0, (width, height)
        assert box["y"] >= 0, (width, height)
        assert box["x"] + box["width"] <= width, (width, height)
        assert box["y"] + box["height"] <= height, (width, height)


def test_the_next_step_is_in_sight_however_many_hands_are_shown(
    server: Server, visit: Visit
) -> None:
    player = visit(server, viewport=size("desktop"), reduced_motion="reduce")
    player.new_table("switch", 6)
    player.play_deal(lambda state: do_something(player, state))
    expect(player.again).to_be_in_viewport(ratio=1)


def do_something(player: Pilot, state: str) -> None:
    """Act without a thought."""
    if state == "play":
        player.playable.first.click(position=INDEX)
    else:
        player.page.keyboard.press({"choose": "1", "draw": "d", "pass": "p"}[state])
