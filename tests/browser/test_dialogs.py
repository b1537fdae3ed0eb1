"""The header and its dialogs, in a real browser: new game, rules, settings, keys, log, language."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect
from tests.browser.conftest import Server

LANGUAGES: Final = {"de": "de-DE", "nb": "nb-NO", "it": "it-IT", "en": "en-GB"}
WIDE: Final = (1440, 900)
PHONE: Final = (390, 844)

Come = Callable[..., Page]


@pytest.fixture
def come(browser: Browser, server: Server) -> Iterator[Come]:
    """Open the page at a size and in a language, and wait for the cards; no script may fail."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(
        size: tuple[int, int] = WIDE, language: str = "en", *, phone: bool = False, script: str = ""
    ) -> Page:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=LANGUAGES[language],
            color_scheme="light",
            reduced_motion="reduce",
            has_touch=phone,
            is_mobile=phone,
        )
        contexts.append(context)
        context.add_init_script(script)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(server.url)
        cards(page)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


def cards(page: Page) -> None:
    page.locator("button.card").first.wait_for()


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog")


def choose(page: Page, name: str) -> None:
    """Check a radio button, which lies unseen beneath its label."""
    page.get_by_role("radio", name=name, exact=True).check(force=True)


# ── How each dialog is opened ─────────────────────────────────────────────────────────────────────


Opening = Sequence[str]
"""What to do, one after another: press a key ("key n"), click or wait for a selector."""

OPENED_WIDE: Final[dict[str, Opening]] = {
    "new game": ["key n"],
    "all rule sets": ["key n", "#new-more"],
    "rules": ["key r", "wait .rules"],
    "settings": ["#header-settings"],
    "statistics": ["#header-statistics"],
    "keys": ["key ?"],
    "log": [".log-link", "wait .log li"],
}
OPENED_ON_PHONES: Final[dict[str, Opening]] = {
    "menu": ["#header-menu"],
    "new game": ["#header-menu", "#menu-new"],
    "rules": ["#header-rules", "wait .rules"],
    "settings": ["#header-menu", "#menu-settings"],
    "statistics": ["#header-menu", "#menu-statistics"],
    "keys": ["#header-menu", "#menu-keys"],
    "log": ["#header-menu", "#menu-log", "wait .log li"],
}


def open_dialog(page: Page, opening: Opening) -> None:
    for step in opening:
        how, _, what = step.partition(" ")
        if how == "key":
            page.keyboard.press(what)
        elif how == "wait":
            page.locator(what).first.wait_for()
        else:
            page.click(step)
    dialog(page).wait_for()


def close(page: Page) -> None:
    page.locator("dialog .dialog-head button").click()
    expect(dialog(page)).to_have_count(0)


# ── The first visit ───────────────────────────────────────────────────────────────────────────────


def test_the_first_visit_asks_nothing(come: Come) -> None:
    page = come(language="nb")
    assert page.get_by_role("dialog").count() == 0
    assert page.evaluate("document.documentElement.lang") == "nb"
    assert page.get_by_role("heading", level=1).count() == 1
    assert "/table/" in page.url


# ── Any dialog ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", OPENED_WIDE)
def test_a_dialog_has_a_name_takes_the_focus_and_gives_it_back(come: Come, name: str) -> None:
    page = come()
    page.focus("#header-new")
    first = OPENED_WIDE[name][0]
    before = "#header-new" if first.startswith("key") else first
    open_dialog(page, OPENED_WIDE[name])
    opened = dialog(page)
    expect(opened).to_have_count(1)
    title = opened.get_by_role("heading", level=2).text_content()
    expect(opened).to_have_accessible_name(title or "?")
    assert opened.evaluate("element => element.contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(page.locator(before)).to_be_focused()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["new game", "rules"])
def test_most_of_a_small_phone_is_for_what_a_dialog_holds(
    come: Come, name: str, language: str
) -> None:
    page = come((320, 640), language, phone=True)
    open_dialog(page, OPENED_ON_PHONES[name])
    body = page.locator("dialog .dialog-body").bounding_box()
    assert body
    assert body["height"] > 640 * 0.6


def test_a_press_beside_a_dialog_closes_it(come: Come) -> None:
    page = come()
    open_dialog(page, OPENED_WIDE["keys"])
    page.mouse.click(5, 500)
    expect(dialog(page)).to_have_count(0)


def test_keys_of_the_table_rest_while_a_dialog_is_open(come: Come) -> None:
    page = come()
    open_dialog(page, OPENED_WIDE["keys"])
    page.keyboard.press("n")
    page.keyboard.press("m")
    expect(dialog(page)).to_have_count(1)
    expect(page.locator("#header-sound")).to_have_attribute("aria-pressed", "false")


def test_the_back_button_of_a_phone_closes_what_is_open(come: Come) -> None:
    """Where the browser has no close watchers, as it then does so itself."""
    page = come(PHONE, phone=True, script="delete window.CloseWatcher")
    address = page.url
    page.tap("#header-menu")
    page.tap("#menu-settings")
    expect(page.locator(".settings")).to_be_visible()
    page.go_back()
    expect(dialog(page)).to_have_count(0)
    assert page.url == address
    page.tap("#header-menu")
    close(page)
    page.wait_for_function("() => !history.state?.dialog")
    assert page.url == address


TOO_WIDE = """() => {
  const wrong = [];
  const words = "button, .option, dt, dd, h2, h3, label";
  for (const element of document.querySelectorAll("html, dialog, dialog *")) {
    const style = getComputedStyle(element);
    if (element.closest(".visually-hidden, svg, .switch") || style.display === "inline") continue;
    if (style.clipPath === "inset(50%)") continue;  // only for those who listen
    const name = `${element.localName} ${element.className} ${element.textContent.slice(0, 30)}`;
    if (element.clientWidth && element.scrollWidth > element.clientWidth + 1) {
      if (style.overflowX !== "visible") wrong.push(`${name} scrolls sideways`);
      else if (element.matches(words)) wrong.push(`${name} does not fit`);
    }
    const box = element.getBoundingClientRect();
    if (element.localName !== "html" && (box.right > innerWidth + 1 || box.left < -1)) {
      wrong.push(`${name} leaves the window`);
    }
  }
  return wrong;
}"""


# Phones upright and lying, a desktop and what 200 % and 400 % zoom leave of it.
SIZES: Final = ((320, 640), PHONE, (844, 390), (360, 225), (720, 450), WIDE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_or_scrolls_sideways(come: Come, language: str) -> None:
    page = come(language=language)
    wrong = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        ways = OPENED_WIDE if (width, height) == WIDE else OPENED_ON_PHONES
        for name, opening in ways.items():
            open_dialog(page, opening)
            wrong[name, width, height] = page.evaluate(TOO_WIDE)
            close(page)
    assert {name: found for name, found in wrong.items() if found} == {}


def violations(page: Page, selector: str, rules: Sequence[str] = ()) -> list[str]:
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = [*rules]
    found = Axe().run(page, context=selector, options=options).response["violations"]
    return [f"{one['id']}: {node['html']}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing(come: Come, language: str) -> None:
    """In light and dark; what is dark differs by its colours alone."""
    page = come(language=language)
    wrong = {}

    def check(name: str, selector: str) -> None:
        page.emulate_media(color_scheme="light")
        wrong[name] = violations(page, selector)
        page.emulate_media(color_scheme="dark")
        wrong[f"{name} in the dark"] = violations(page, selector, ["color-contrast"])

    check("header", "header")
    for name, opening in OPENED_WIDE.items():
        open_dialog(page, opening)
        check(name, "dialog")
        close(page)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for name in ("menu", "log"):
        open_dialog(page, OPENED_ON_PHONES[name])
        check(f"{name} on a phone", "dialog")
        close(page)
    assert {name: found for name, found in wrong.items() if found} == {}


# ── New game ──────────────────────────────────────────────────────────────────────────────────────


def seats(page: Page) -> int:
    return len(page.evaluate("import('/static/store.js').then(m => m.store.view.seats)"))


def test_a_new_game_takes_three_keys(come: Come) -> None:
    page = come()
    first = page.url
    open_dialog(page, OPENED_WIDE["new game"])
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url != first)
    expect(dialog(page)).to_have_count(0)
    assert seats(page) == 3
    expect(page.locator("button.card:focus")).to_have_count(1)
    page.go_back()
    page.wait_for_url(first)
    page.wait_for_function(
        "() => import('/static/store.js').then((m) => m.store.view.seats.length === 2)"
    )


def number(page: Page, opponents: int) -> Locator:
    return dialog(page).get_by_role("radio", name=str(opponents), exact=True)


def test_seats_that_rules_do_not_allow_are_impossible_and_say_why(come: Come) -> None:
    page = come()
    open_dialog(page, OPENED_WIDE["new game"])
    rules = dialog(page)
    choose(page, "Classic")
    choose(page, "6")
    expect(page.locator("#new-impossible")).to_be_empty()
    choose(page, "Quick game")
    for opponents in range(1, 8):
        assert number(page, opponents).is_disabled() == (opponents > 3)
    expect(number(page, 3)).to_be_checked()
    expect(rules.get_by_role("group", name="Computer opponents")).to_have_accessible_description(
        "“Quick game” is for 2–4 players only."
    )
    # What was wished for is not forgotten.
    choose(page, "Classic")
    expect(number(page, 6)).to_be_checked()


def test_all_rule_sets_are_shown_in_place(come: Come) -> None:
    page = come()
    open_dialog(page, OPENED_WIDE["new game"])
    sets = page.locator("input[name=preset]")
    expect(sets).to_have_count(4)
    page.click("#new-more")
    expect(sets).to_have_count(25)
    expect(page.locator("#new-more")).to_be_focused()
    choose(page, "Macao")
    page.click("#new-more")
    expect(sets).to_have_count(4)
    expect(page.get_by_role("radio", name="Macao")).to_be_checked()


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_that_do_not_fit_beside_one_another_begin_at_the_same_edge(
    come: Come, language: str
) -> None:
    page = come((320, 640), language, phone=True)
    open_dialog(page, OPENED_ON_PHONES["new game"])
    first, second = (page.locator(f"#{name}").bounding_box() for name in ("new-more", "new-house"))
    assert first
    assert second
    if second["y"] > first["y"]:
        assert second["x"] == first["x"]
    else:
        assert second["x"] >= first["x"] + first["width"] + 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "least"), [((320, 640), 2), ((667, 375), 2), ((844, 390), 4)])
def test_small_phones_show_rules_to_choose_without_scrolling(
    come: Come, size: tuple[int, int], least: int, language: str
) -> None:
    """The chosen rules with what they are like, others with their name."""
    page = come(size, language, phone=True)
    open_dialog(page, OPENED_ON_PHONES["new game"])
    names = page.locator(".presets .option b")
    for index in range(least):
        expect(names.nth(index)).to_be_in_viewport(ratio=1)
    expect(page.locator(".presets .option:has(:checked) .about")).to_be_in_viewport(ratio=1)
    for text in page.locator(".new-game .option").all():
        assert text.evaluate("element => element.scrollWidth <= element.clientWidth")


def test_the_last_choice_is_remembered(come: Come) -> None:
    page = come(language="de")
    first = page.url
    open_dialog(page, OPENED_WIDE["new game"])
    choose(page, "Mau-Mau")
    choose(page, "Stark")
    choose(page, "200 Punkte")
    with page.expect_request(lambda request: request.method == "POST") as sent:
        page.keyboard.press("Enter")
    wanted = json.loads(sent.value.post_data or "")
    assert wanted | {"pace": "normal"} == {
        "preset": "mau-mau",
        "opponents": 1,
        "level": "strong",
        "target": 200,
        "pace": "normal",
    }
    page.wait_for_url(lambda url: url != first)
    page.reload()
    cards(page)
    open_dialog(page, OPENED_WIDE["new game"])
    for name in ("Mau-Mau", "Stark", "200 Punkte"):
        expect(page.get_by_role("radio", name=name, exact=True)).to_be_checked()


def test_any_rules_can_be_played_for_a_single_deal(come: Come) -> None:
    page = come()
    first = page.url
    open_dialog(page, OPENED_WIDE["new game"])
    choose(page, "Five hundred")
    expect(page.get_by_role("radio", name="500 points")).to_be_checked()
    choose(page, "1 deal")
    page.get_by_role("button", name="Deal", exact=True).click()
    page.wait_for_url(lambda url: url != first)
    assert page.evaluate("import('/static/store.js').then(m => m.store.view.target)") is None


def test_what_goes_wrong_is_said_and_the_choice_stays(come: Come) -> None:
    page = come()

    def refuse(route: Route) -> None:
        problem = {"code": "too-many", "message": "Those were too many games at once."}
        route.fulfill(status=429, json=problem)

    open_dialog(page, OPENED_WIDE["new game"])
    page.route("**/api/tables", refuse)
    page.keyboard.press("Enter")
    expect(dialog(page).get_by_role("status").last).to_have_text(
        "Those were too many games at once."
    )
    expect(number(page, 1)).to_be_checked()


# ── Settings ──────────────────────────────────────────────────────────────────────────────────────


def test_settings_take_effect_at_once_and_are_kept(come: Come) -> None:
    page = come(language="de")
    background = "() => getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(background)
    open_dialog(page, OPENED_WIDE["settings"])
    choose(page, "Dunkel")
    assert page.evaluate(background) != light
    for name in ("Vierfarbiges Blatt", "Große Karten", "Linkshändig", "Ton"):
        page.get_by_role("switch", name=name).check()
    expected = {"theme": "dark", "suits": "4", "cards": "large", "hand": "left"}
    html = "() => ({...document.documentElement.dataset})"
    assert page.evaluate(html).items() >= expected.items()
    expect(page.locator("#header-sound")).to_have_attribute("aria-pressed", "true")
    with page.expect_request("**/pace") as sent:
        choose(page, "Schnell")
    assert json.loads(sent.value.post_data or "") == {"pace": "fast"}
    page.reload()
    cards(page)
    assert page.evaluate(html).items() >= expected.items()


def test_what_surrounds_the_page_has_the_colour_of_the_table(come: Come) -> None:
    """The bar of a phone's browser."""
    page = come(PHONE)
    bar = page.locator("meta[name=theme-color]")
    expect(bar).to_have_attribute("content", "rgb(233, 226, 212)")
    page.emulate_media(color_scheme="dark")
    expect(bar).to_have_attribute("content", "rgb(13, 54, 61)")


def test_another_tab_takes_the_settings_over(come: Come) -> None:
    page = come()
    other = page.context.new_page()
    other.goto(page.url)
    cards(other)
    open_dialog(page, OPENED_WIDE["settings"])
    choose(page, "Dark")
    other.wait_for_selector("html[data-theme=dark]")


# ── Language ──────────────────────────────────────────────────────────────────────────────────────


def test_the_language_changes_without_a_reload_and_is_kept(come: Come) -> None:
    page = come(language="en")
    page.evaluate("() => { window.same = true }")
    page.get_by_role("combobox", name="Language").select_option("it")
    page.wait_for_selector("html[lang=it]")
    expect(page.get_by_role("button", name="Nuova partita")).to_be_visible()
    expect(page).to_have_title(re.compile("^Partita veloce"))
    assert page.evaluate("window.same")
    expect(page.get_by_role("combobox", name="Lingua")).to_have_value("it")
    page.reload()
    cards(page)
    assert page.evaluate("document.documentElement.lang") == "it"


def test_a_dialog_speaks_the_new_language_and_keeps_the_focus(come: Come) -> None:
    page = come(language="en")
    open_dialog(page, OPENED_WIDE["new game"])
    choose(page, "2")
    page.focus("#new-language")
    page.locator("#new-language").select_option("de")
    expect(dialog(page)).to_have_accessible_name("Neue Partie")
    expect(page.locator("#new-language")).to_be_focused()
    expect(number(page, 2)).to_be_checked()


# ── Rules ─────────────────────────────────────────────────────────────────────────────────────────


def test_the_rules_are_a_page_to_read(come: Come) -> None:
    page = come(language="en")
    open_dialog(page, OPENED_WIDE["rules"])
    book = dialog(page)
    expect(book).to_have_accessible_name("Quick game: the rules")
    titles = book.get_by_role("heading", level=3).all_text_contents()
    links = book.get_by_role("navigation", name="Contents").get_by_role("link")
    assert links.all_text_contents() == titles
    assert titles[-3:] == ["Examples", "Tips", "Glossary"]
    links.filter(has_text="Examples").click()
    examples = book.get_by_role("heading", name="Examples")
    expect(examples).to_be_in_viewport()
    expect(examples).to_be_focused()
    assert page.url.endswith(page.url.rsplit("/", 1)[-1])
    assert "#" not in page.url
    # Each card of an example is shown, with what the rules say about it.
    rows = book.locator(".rules-examples li")
    assert rows.count() >= 4
    for row in rows.all():
        assert row.locator(".card svg").count() == 1
        assert row.locator(".verdict").count() == 1


def test_words_of_the_game_are_explained_where_they_stand(come: Come) -> None:
    page = come(language="de")
    open_dialog(page, OPENED_WIDE["rules"])
    word = dialog(page).get_by_role("button", name="Nachziehstapel").first
    word.focus()
    expect(page.get_by_role("tooltip")).to_contain_text("von dem gezogen wird")
    expect(word).to_have_accessible_description(re.compile("von dem gezogen wird"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    expect(dialog(page)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(dialog(page)).to_have_count(0)


# ── Log and keys ──────────────────────────────────────────────────────────────────────────────────


def test_the_log_stands_beside_the_table_and_play_goes_on(come: Come) -> None:
    page = come()
    page.click(".log-link")
    lines = page.locator(".log li")
    lines.first.wait_for()
    table = page.locator("#table").bounding_box()
    panel = dialog(page).bounding_box()
    assert table is not None
    assert panel is not None
    assert table["x"] + table["width"] <= panel["x"] + 1
    known = lines.count()
    card = page.locator("button.card.playable").first
    if card.count() == 0:
        page.keyboard.press("d")
    else:
        card.click()
        if page.locator(".chooser-suit").first.is_visible():
            page.locator(".chooser-suit").first.click()
    page.wait_for_function(
        "known => document.querySelectorAll('.log li').length > known", arg=known
    )
    expect(dialog(page)).to_have_count(1)
    page.click(".log-link")
    expect(dialog(page)).to_have_count(0)


def test_the_list_of_keys_has_those_that_the_rules_use(come: Come) -> None:
    page = come(language="en")
    open_dialog(page, OPENED_WIDE["keys"])
    keys = set(dialog(page).get_by_role("term").all_text_contents())
    assert {"D", "H", "Z", "S", "N", "R", "M", "?", "Esc", "1234", "EnterSpace"} <= keys
    assert not {"L", "X", "P"} & keys
