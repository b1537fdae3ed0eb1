"""Rules composed, shared, compared, found and asked about on the page, in four languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect
from tests.browser.conftest import Server

from crazyeights.cards import Card, Language
from crazyeights.rules.options import Rules
from crazyeights.rulesets import RuleSet, read_link
from crazyeights.rulesets.find import Finder, answers, questions
from crazyeights.texts import LANGUAGES, catalogue
from crazyeights.texts.composer import question_words
from crazyeights.texts.composer.controls import label_of, value_words

LOCALES = {"de": "de-AT", "nb": "nb-NO", "it": "it-IT", "en": "en-GB"}
MAU_MAU = "/rules?v=1&preset=mau-mau&draw=3"

Open = Callable[..., Page]


@pytest.fixture
def go(browser: Browser, server: Server) -> Iterator[Open]:
    """Open an address as somebody who has never been there; nothing may go wrong."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(path: str = MAU_MAU, language: Language = "en", **options: object) -> Page:
        more = {"locale": LOCALES[language], "base_url": server.url, "reduced_motion": "reduce"}
        context = browser.new_context(**{**more, **options})  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


def ready(page: Page) -> Page:
    """Wait for the composer."""
    expect(page.locator(".composer-topic")).to_have_count(8)
    return page


def rules_of(page: Page) -> RuleSet:
    """Return the rules that the address holds."""
    return read_link(page.url)


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html']}" for one in found for node in one["nodes"]]


def hold(page: Page, pattern: str) -> Callable[[], None]:
    """Keep what is asked of such addresses; return what lets the next one through."""
    held: list[Route] = []
    # Playwright marks what it is given, and builtins bear no marks.
    page.route(pattern, lambda route: held.append(route))  # noqa: PLW0108

    def go_on() -> None:
        while not held:
            page.wait_for_timeout(10)
        held.pop(0).continue_()

    return go_on


def opened(page: Page, section: str) -> None:
    """Open a section of the questions."""
    summary = page.locator(f"#composer-topic-{section}")
    if summary.locator("xpath=..").get_attribute("open") is None:
        summary.click()


def question(option: str, language: Language) -> str:
    return label_of(option, catalogue(language), Rules.preset("mau-mau"))


# ── Composing ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(go: Open, language: Language) -> None:
    page = ready(go(language=language))
    answer_changes_the_book(page, language)
    argument_is_settled(page, language)
    conflict_is_explained(page, language)
    rules_are_found(page, language)


def answer_changes_the_book(page: Page, language: Language) -> None:
    """R-140: the sentence about it is new, marked, in view and told; no other one is marked."""
    texts = catalogue(language)
    rules = Rules.preset("mau-mau")
    answers = page.get_by_role("group", name=question("drawn_card", language))
    answers.get_by_text(value_words("drawn_card", "must_play", texts), exact=True).click()
    expect(page).to_have_url(re.compile("drawn_card=must_play"))
    assert rules_of(page).rules == rules.replace(draw=3, drawn_card="must_play")
    mark = page.locator(".composer-book mark")
    expect(mark).to_have_count(1)
    expect(mark).to_be_in_viewport()
    expect(page.locator(".composer-said")).to_contain_text(mark.text_content() or "nothing")
    expect(
        page.get_by_role("radio", name=value_words("drawn_card", "must_play", texts))
    ).to_be_focused()


def test_numbers_go_into_the_sentence(go: Open) -> None:
    page = ready(go())
    field = page.get_by_role("spinbutton", name="Up to …")
    expect(field).to_have_value("3")
    field.fill("5")
    field.press("Tab")
    expect(page.locator(".composer-book mark")).to_contain_text("up to five cards")
    assert rules_of(page).rules.draw == 5


def conflict_is_explained(page: Page, language: Language) -> None:
    """R-30: nothing is changed; one button changes what is in the way as well."""
    page.locator("#composer-preset").select_option("v=1&preset=quick")
    expect(page).to_have_url(re.compile("preset=quick$"))
    page.locator("label", has=page.locator("#composer-drawn_card-may_not")).click()
    group = page.get_by_role("group", name=question("drawn_card", language))
    alert = group.get_by_role("alert")
    expect(alert).to_contain_text(catalogue(language).text("conflict-draw-for-nothing"))
    assert rules_of(page).rules == Rules.preset("quick")
    alert.get_by_role("button").click()
    expect(page).to_have_url(re.compile("drawn_card=may_not"))
    assert rules_of(page).rules.draw == 1
    expect(page.get_by_role("alert")).to_have_count(0)


def test_what_a_card_does(go: Open) -> None:
    """R-80: effects are put together, for all four cards of a rank or for one of them."""
    page = ready(go("/rules?v=1&preset=quick"))
    opened(page, "special")
    page.locator("#composer-effects-7").click()
    seven = page.get_by_role("group", name="What does a seven do?")
    seven.get_by_text("The direction changes").click()
    expect(page).to_have_url(re.compile(r"effects=7\.reverse$"))
    amount = seven.get_by_role("spinbutton", name="The next player draws … cards", exact=True)
    amount.fill("4")
    amount.press("Tab")
    expect(page).to_have_url(re.compile(r"effects=7\.reverse\.draw-4-none"))
    seven.get_by_text("The direction changes").click()
    expect(page).to_have_url(re.compile(r"effects=7\.draw-4-none"))
    page.locator("#composer-effects-7-apart").click()
    hearts = page.get_by_role("group", name="Seven of hearts")
    hearts.locator("#composer-effects-7H-again").check(force=True)
    expect(page).to_have_url(re.compile(r"7H\.draw-4-none\.again"))
    does = rules_of(page).rules
    assert [one.kind for one in does.effects_of(Card("7H"))] == ["draw", "again"]
    assert [one.kind for one in does.effects_of(Card("7C"))] == ["draw"]


def test_which_cards_are_wild_and_what_cards_count(go: Open) -> None:
    page = ready(go("/rules?v=1&preset=quick"))
    opened(page, "wild")
    page.locator("#composer-wild-9").check(force=True)
    expect(page).to_have_url(re.compile(r"wild=8\.9"))
    opened(page, "end")
    page.get_by_text("Each as much as you like").click()
    expect(page).to_have_url(re.compile(r"values=2-2\."))
    king = page.locator("#composer-values-of-K")
    king.fill("7")
    king.press("Tab")
    expect(page).to_have_url(re.compile("K-7"))
    expect(page.locator(".composer-book dl.row")).to_contain_text("7 points")


def test_rules_are_dealt_by_at_once(go: Open) -> None:
    page = ready(go(f"{MAU_MAU}&seats=3"))
    page.locator("#composer-deal").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("#header-rules")).to_contain_text("Mau-Mau with house rules")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("#header-rules").click()
    page.get_by_role("button", name="Change the rules").click()
    ready(page)
    expect(page.locator(".composer-book mark")).to_have_count(1)


def test_deal_pressed_twice_deals_one_game(go: Open) -> None:
    page = ready(go(f"{MAU_MAU}&seats=3"))
    go_on = hold(page, "**/api/tables")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator("#composer-deal").dblclick()
    go_on()
    expect(page).to_have_url(re.compile("/table/"))
    page.wait_for_timeout(300)
    assert sum(url.endswith("/api/tables") for url in asked) == 1


def test_rules_are_saved_and_found_again(go: Open) -> None:
    page = ready(go())
    page.get_by_role("button", name="Save").click()
    name = page.get_by_label("Name of your rules")
    expect(name).to_be_focused()
    name.fill("At Grandma’s")
    name.press("Enter")
    expect(page.get_by_role("heading", name="At Grandma’s")).to_be_visible()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Delete")).to_be_focused()
    page.goto("/rules?v=1&preset=quick")
    ready(page)
    page.get_by_label("Start from").select_option(label="At Grandma’s")
    expect(page.get_by_role("heading", name="At Grandma’s")).to_be_visible()
    assert rules_of(page) == RuleSet.of("mau-mau", draw=3, name="At Grandma’s")
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_label("Start from").locator("option", has_text="Grandma")).to_have_count(0)


def test_a_link_is_copied_and_opens_the_same_rules(go: Open) -> None:
    page = ready(go(permissions=["clipboard-read", "clipboard-write"]))
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("/rules?v=1&preset=mau-mau&draw=3")
    other = ready(go(link))
    expect(other.get_by_role("heading", name="Mau-Mau with house rules")).to_be_visible()


@pytest.mark.parametrize(
    ("link", "message"),
    [
        ("v=2&draw=3", "The link comes from another version of the game"),
        ("v=1&draw=%3Cimg%20src=x%20onerror=alert(1)%3E", "is no answer here"),
        ("v=1&preset=poker", "There is no rule set called “poker”."),
    ],
)
def test_a_link_that_cannot_be_read_says_why(go: Open, link: str, message: str) -> None:
    """And leaves something to go on with, and the link itself to be copied or mended."""
    page = ready(go(f"/rules?{link}"))
    expect(page.locator(".composer-said")).to_contain_text(message)
    assert page.url.endswith(f"/rules?{link}")
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()


def test_the_address_of_a_broken_link_stays_until_something_is_done(go: Open) -> None:
    """Also in another language, in which the reason is told as well."""
    link = "v=1&preset=mau-mau&draw=0&jokers=1"
    page = ready(go(f"/rules?{link}"))
    said = page.locator(".composer-said")
    expect(said).to_contain_text("draw: How many cards do you draw")
    expect(said).to_contain_text("until_playable or a whole number of 1 or more")
    page.evaluate("document.getElementById('header-language').value = 'de'")
    page.evaluate("document.getElementById('header-language').dispatchEvent(new Event('change'))")
    expect(said).to_contain_text("draw: Wie viele Karten ziehst du")
    assert page.url.endswith(f"/rules?{link}")
    page.locator("label", has=page.locator("#composer-drawn_card-may_play")).click()
    expect(page).to_have_url(re.compile(r"/rules\?v=1&preset=quick&drawn_card=may_play$"))
    expect(said).not_to_contain_text("draw:")
    page.goto(f"/rules?{link.replace('draw=0', 'draw=2')}")
    ready(page)
    assert rules_of(page).rules == Rules.preset("mau-mau", draw=2, jokers=1)


def test_closing_leads_to_a_game(go: Open) -> None:
    page = ready(go())
    page.get_by_role("button", name="Close").click()
    expect(page).to_have_url(re.compile("/table/"))
    page.keyboard.press("n")
    page.get_by_role("button", name="House rules").click()
    ready(page)


# ── Comparing, finding, asking ──────────────────────────────────────────────────────────────────


def test_two_rule_sets_side_by_side(go: Open) -> None:
    page = ready(go())
    page.get_by_role("button", name="Compare").click()
    rows = page.get_by_role("dialog", name="Compare rules").get_by_role("table")
    expect(rows.locator("td")).to_have_count(2)
    expect(rows).to_contain_text("up to three cards")
    page.get_by_label("One set of rules").select_option(label="Tschau Sepp")
    expect(rows).to_contain_text("You need a pack of 36 cards")
    page.get_by_label("The other set of rules").select_option(label="Tschau Sepp")
    expect(page.get_by_text("No difference: both are played")).to_be_visible()


@pytest.mark.parametrize(("preset", "other"), [("macao", "penalty"), ("penalty", "quick")])
def test_a_preset_is_not_compared_with_itself(go: Open, preset: str, other: str) -> None:
    """What has not been changed has nothing to say about its changes."""
    page = ready(go(f"/rules?v=1&preset={preset}"))
    page.get_by_role("button", name="Compare").click()
    expect(page.get_by_label("One set of rules")).to_have_value(f"v=1&preset={other}")
    expect(page.locator(".compare-table td").first).to_be_visible()


def rules_are_found(page: Page, language: Language) -> None:
    """By the answers that somebody gives who plays Tschau Sepp, but with chains of sevens."""
    texts = catalogue(language)
    page.locator("#composer-find").click()
    dialog = page.locator(".find-dialog")
    rules = Rules.preset("tschau-sepp")
    known = {"wild": "J", "effects-A": "must_cover", "effects-7": "draw-2-same_rank"}
    for _ in range(12):
        if dialog.locator("#find-play").is_visible():
            break
        heading = dialog.get_by_role("heading", level=3)
        asked = heading.text_content() or ""
        place = answer_to(asked, rules, known, texts.language)
        dialog.locator("#find-unknown" if place is None else f"#find-{place}").click()
        expect(heading).not_to_have_text(asked)
    expect(dialog.get_by_role("heading", name=texts.text("preset-tschau-sepp"))).to_be_visible()
    expect(dialog.locator("li")).to_have_count(1)
    dialog.locator("#find-look").click()
    expect(page).to_have_url(re.compile(r"preset=tschau-sepp&effects=7\.draw-2-same_rank"))


def answer_to(asked: str, rules: Rules, known: dict[str, str], language: str) -> int | None:
    """Return which of the answers to give to a question that is put in words."""
    texts = catalogue(language)
    for question_id, one in questions().items():
        for finder in (Finder([]), Finder([("wild", "J")])):
            if question_words(one, finder, texts) == asked:
                value = known.get(question_id, one.id_of(one.answer_of(rules)))
                given = [*answers(one)]
                return given.index(value) if value in given else None
    raise AssertionError(asked)


def argument_is_settled(page: Page, language: Language) -> None:
    """The answer, and the sentence of the rule book that decides it, as it stands there."""
    texts = catalogue(language)
    page.locator("#composer-may").click()
    page.locator("#may-upcard").select_option("JH")
    page.locator("#may-suit").select_option("S")
    page.locator("#may-hand").select_option("JS")
    page.locator("#may-hand-add").click()
    page.locator("label", has=page.locator("#may-action-JS")).click()
    result = page.locator(".may-result")
    expect(result).to_have_attribute("data-allowed", "false")
    expect(result).to_contain_text(texts.text("refuse-wild-on-wild", card=Card("JS")))
    sentence = result.locator("blockquote").text_content() or ""
    page.keyboard.press("Escape")
    assert sentence in (page.locator(".composer-book").text_content() or "")


# ── For everybody ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("size", "scheme"), [((1440, 900), "light"), ((320, 640), "dark")])
def test_axe_finds_nothing(go: Open, size: tuple[int, int], scheme: str) -> None:
    width, height = size
    page = ready(
        go(
            "/rules?v=1&preset=switch&drawn_card=must_play",
            viewport={"width": width, "height": height},
            color_scheme=scheme,
        )
    )
    for section in ("cards", "wild", "special", "end"):
        opened(page, section)
    page.locator("#composer-effects-J").click()
    page.locator("#composer-share").click()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for name in ("compare", "find", "may"):
        page.locator(f"#composer-{name}").click()
        expect(page.locator(f".{name}-dialog")).to_be_visible()
        expect(page.locator(".compare-table td, #find-0, [data-allowed]").first).to_be_visible()
        assert violations(page) == [], name
        assert page.evaluate(
            "[...document.querySelectorAll('.dialog-body')].every("
            "(body) => body.scrollWidth <= body.clientWidth + 1)"
        ), name
        page.keyboard.press("Escape")


@pytest.mark.parametrize("width", [320, 1280])
def test_a_name_of_one_long_word_leaves_room(go: Open, width: int) -> None:
    page = ready(go(f"/rules?v=1&name={'W' * 80}", viewport={"width": width, "height": 800}))
    close = page.get_by_role("button", name="Close")
    expect(close).to_be_in_viewport(ratio=1)
    close.click()
    expect(page).to_have_url(re.compile("/table/"))


def tab_to(page: Page, goal: Locator, most: int = 120) -> None:
    """Press Tab until it has the focus, which never leaves the dialog and can always be seen."""
    for _ in range(most):
        if goal.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
        assert page.evaluate(SEEN), page.evaluate("document.activeElement.outerHTML")
    raise AssertionError(f"Tab does not reach {goal}")


# What has the focus lies in the uppermost dialog, within what can be seen of it. (After its last
# control comes the browser's own window, which the document calls its body.)
SEEN = """() => {
    const { activeElement: focused, body } = document;
    if (focused === body) return true;
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    const shown = focused.closest(".option") ?? focused;
    const box = shown.getBoundingClientRect();
    return dialog.contains(focused) && box.bottom > 0 && box.top < innerHeight;
}"""


def choose_by_keys(page: Page, label: str, wanted: str) -> None:
    """Choose in a menu by typing how it begins."""
    menu = page.get_by_role("combobox", name=label, exact=True)
    tab_to(page, menu)
    page.wait_for_timeout(1_100)  # what was typed before counts no longer
    page.keyboard.type(wanted, delay=60)
    expect(menu.locator("option:checked")).to_have_text(wanted)


def test_composing_by_keyboard_alone(go: Open) -> None:
    page = ready(go(permissions=["clipboard-read", "clipboard-write"]))
    choose_by_keys(page, "Start from", "Switch")
    expect(page).to_have_url(re.compile("preset=switch"))
    tab_to(page, page.get_by_label("Name of your rules"))
    page.keyboard.type("Ours")
    tab_to(page, page.locator("#composer-topic-cards"))
    page.keyboard.press("Enter")
    tab_to(page, page.locator("#composer-seats-4"))
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile("seats=3"))
    expect(page.locator("#composer-seats-3")).to_be_focused()
    tab_to(page, page.get_by_role("spinbutton", name="Up to …"))
    page.keyboard.type("4")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("draw=4"))
    expect(page.locator(".composer-said")).to_contain_text("up to four cards")
    expect(page.get_by_role("spinbutton", name="Up to …")).to_be_focused()
    tab_to(page, page.get_by_role("region", name="Rule book"))
    tab_to(page, page.get_by_role("button", name="Share"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Copy the link")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    tab_to(page, page.get_by_role("button", name="Save"))
    page.keyboard.press("Enter")
    expect(page.locator(".composer-said")).to_contain_text("Saved")
    expect(page.get_by_role("button", name="Delete")).to_be_focused()
    tab_to(page, page.locator("#composer-deal"))
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("#header-rules")).to_contain_text("Ours")
    expect(page.locator(".hand .card:focus")).to_have_count(1)


def from_the_table(page: Page, button: str) -> Locator:
    """Go from the table by keys to one of the dialogs about rules."""
    expect(page.locator(".hand .card").first).to_be_visible()
    page.keyboard.press("r")
    tab_to(page, page.get_by_role("button", name=button))
    page.keyboard.press("Enter")
    dialog = page.locator(".find-dialog, .may-dialog, .compare-dialog")
    expect(dialog.locator(":focus")).to_have_count(1)
    return dialog


@pytest.mark.parametrize(
    ("button", "part"),
    [("Compare", ".compare"), ("Find my rules", ".find"), ("May I …?", ".may")],
)
def test_dialogs_about_rules_have_their_look_wherever_they_are_opened(
    go: Open, button: str, part: str
) -> None:
    """Also where nobody has been to the composer before."""
    page = go("/")
    dialog = from_the_table(page, button)
    expect(dialog.locator(part)).to_have_css("display", "grid")


def test_the_second_dialog_wanted_waits_for_its_look_as_well(go: Open) -> None:
    page = go("/")
    go_on = hold(page, "**/style/composer.css")
    expect(page.locator(".hand .card").first).to_be_visible()
    page.keyboard.press("r")
    for button in ("Compare", "May I …?"):
        page.get_by_role("button", name=button).click()
    page.wait_for_timeout(500)  # for what would be shown without it
    expect(page.locator(".may-dialog, .compare-dialog")).to_have_count(0)
    go_on()
    expect(page.locator(".may-dialog .may")).to_have_css("display", "grid")


def test_finding_by_keyboard_alone(go: Open) -> None:
    page = go("/")
    dialog = from_the_table(page, "Find my rules")
    expect(dialog).to_have_accessible_name("Which rules did you grow up with?")
    heading = dialog.get_by_role("heading", level=3)
    for _ in range(12):
        asked = heading.text_content() or ""
        first = dialog.locator("#find-0")
        if not first.is_visible():
            break
        tab_to(page, first)
        page.keyboard.press("Enter")
        expect(heading).not_to_have_text(asked)
        expect(heading).to_be_focused()  # so the next question is read, and Tab goes to its answers
    assert violations(page) == []
    tab_to(page, dialog.locator("#find-play"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".hand .card:focus")).to_have_count(1)


def test_an_argument_is_settled_by_keyboard_alone(go: Open) -> None:
    page = go("/")
    dialog = from_the_table(page, "May I …?")
    choose_by_keys(page, "By which rules?", "Switch")
    choose_by_keys(page, "The upcard", "ace of hearts")
    choose_by_keys(page, "Required suit", "spades")
    # Give back all cards and take one of which the answer is known.
    while dialog.locator("#may-hand-0").count():
        count = dialog.locator(".may-card").count()
        tab_to(page, dialog.locator("#may-hand-0"))
        page.keyboard.press("Enter")
        expect(dialog.locator(".may-card")).to_have_count(count - 1)
        expect(dialog.locator(":focus")).to_have_count(1)
    choose_by_keys(page, "At the start of my turn I held: Add a card …", "nine of clubs")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(dialog.locator(".may-card")).to_have_count(1)
    tab_to(page, dialog.get_by_role("radio", checked=True))
    page.keyboard.press("ArrowUp")
    expect(dialog.get_by_role("radio", name="nine of clubs")).to_be_focused()
    result = dialog.get_by_role("status")
    expect(result).to_contain_text("No. The nine of clubs is neither a spade nor")
    expect(result.locator("blockquote").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="May I …?")).to_be_focused()


def test_comparing_by_keyboard_alone(go: Open) -> None:
    page = go("/")
    dialog = from_the_table(page, "Compare")
    choose_by_keys(page, "One set of rules", "Switch")
    choose_by_keys(page, "The other set of rules", "Mau-Mau")
    expect(dialog.get_by_role("columnheader")).to_have_text(["Switch", "Mau-Mau"])
    choose_by_keys(page, "The other set of rules", "Switch")
    expect(dialog.get_by_role("status")).to_contain_text("No difference")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Compare")).to_be_focused()


# ── Quick hands ─────────────────────────────────────────────────────────────────────────────────


def press(page: Page, goal: Locator) -> None:
    """Click as people do: the button of the mouse is down for a while."""
    goal.scroll_into_view_if_needed()
    box = goal.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(150)
    page.mouse.up()


@pytest.mark.parametrize("click", [press, lambda _page, goal: goal.click()])
def test_what_was_typed_counts_whatever_is_clicked_next(
    go: Open, click: Callable[[Page, Locator], None]
) -> None:
    page = ready(go())
    number = page.get_by_role("spinbutton", name="Up to …")
    number.fill("5")
    click(page, page.locator("label", has=page.locator("#composer-drawn_card-must_play")))
    expect(page).to_have_url(re.compile("draw=5&drawn_card=must_play"))
    page.get_by_label("Name of your rules").fill("Ours")
    click(page, page.get_by_role("button", name="Save"))
    expect(page.locator(".composer-said")).to_contain_text("Saved")
    number.fill("7")
    click(page, page.locator("#composer-deal"))
    expect(page).to_have_url(re.compile("/table/"))
    link = page.evaluate("import('/static/store.js').then(({ store }) => store.view.rules.link)")
    assert RuleSet.of("mau-mau", draw=7, drawn_card="must_play", name="Ours") == read_link(link)


def test_what_does_not_go_together_is_not_dealt_by_other_rules(go: Open) -> None:
    page = ready(go("/rules?v=1&preset=mau-mau&draw=1"))
    page.locator("label", has=page.locator("#composer-draw-until_playable")).click()
    page.locator("label", has=page.locator("#composer-drawn_card-may_not")).click()
    page.locator("#composer-deal").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert "/rules?" in page.url


def test_quick_answers_about_cards_are_all_taken(go: Open) -> None:
    page = ready(go("/rules?v=1&preset=quick"))
    opened(page, "wild")
    opened(page, "special")
    page.evaluate(
        """() => {
            for (const rank of ["9", "J"]) document.getElementById(`composer-wild-${rank}`).click();
            for (const rank of ["7", "K"]) {
                document.getElementById(`composer-effects-${rank}-reverse`).click();
            }
        }"""
    )
    expect(page).to_have_url(re.compile("wild=8.9.J&effects=7.reverse~K.reverse"))
    does = rules_of(page).rules
    for card in ("7C", "KC"):
        assert [one.kind for one in does.effects_of(Card(card))] == ["reverse"]


def test_what_is_typed_while_an_answer_is_on_its_way_stays(go: Open) -> None:
    page = ready(go())
    go_on = hold(page, "**/api/rulebooks")
    number = page.get_by_role("spinbutton", name="Up to …")
    for field, before in ((number, "5"), (page.get_by_label("Name of your rules"), "6")):
        number.fill(before)
        number.press("Enter")
        field.focus()
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type("7")
        with page.expect_response("**/api/rulebooks"):
            go_on()
        page.wait_for_timeout(300)  # for what would be drawn
        page.keyboard.type("1")
        expect(field).to_be_focused()
        expect(field).to_have_value("71")
        page.keyboard.press("Enter")
        go_on()
        expect(field).to_have_value("71")
    expect(page.locator("h2", has_text="71")).to_be_visible()


@pytest.mark.parametrize("pause", [0, 200])
def test_a_second_click_answers_no_other_question(go: Open, pause: int) -> None:
    page = ready(go())
    page.locator("#composer-find").click()
    dialog = page.locator(".find-dialog")
    box = dialog.locator("#find-0").bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 10)
    for click in (1, 2):
        page.mouse.down(click_count=click)
        page.mouse.up(click_count=click)
        page.wait_for_timeout(pause)
    expect(dialog).to_contain_text("Question 2")
    page.wait_for_timeout(300)  # for another answer
    expect(dialog).to_contain_text("Question 2")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_an_answer_is_taken_as_a_number_loses_the_focus(go: Open) -> None:
    page = ready(go("/rules?v=1&preset=switch"))
    page.locator("#composer-may").click()
    page.locator("#may-debt").fill("2")
    press(page, page.locator("label", has=page.locator("#may-action-draw")))
    expect(page.locator("#may-action-draw")).to_be_checked()
    expect(page.locator("#may-debt")).to_have_value("2")


def test_another_language_keeps_the_rules(go: Open) -> None:
    page = ready(go())
    page.evaluate(
        """async () => {
            document.cookie = "language=it; Path=/";
            const { reread } = await import("/static/game.js");
            const { refreshDialogs } = await import("/static/dialog.js");
            await reread();
            refreshDialogs();
        }"""
    )
    expect(page.get_by_role("heading", name="Mau-Mau con regole della casa")).to_be_visible()
    expect(page.locator(".composer-book mark")).to_contain_text("fino a tre carte")
