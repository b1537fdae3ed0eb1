"""The end of a deal and of a game: everything is shown, can be reached and can be read."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Request
from tests.page.conftest import ORIGIN
from tests.page.views import as_json, over, value_of

from crazyeights.cards import Card, Language
from crazyeights.server.messages import View
from crazyeights.server.speech import texts_of
from crazyeights.texts import LANGUAGES

THIRTY = [
    *("8S", "JK", "10C", "10D", "10H", "KS", "QC", "JD", "9C", "9D", "8H", "7C", "7D", "7H", "6S"),
    *("6C", "5D", "5H", "4S", "4C", "3D", "3H", "2S", "2C", "AD", "AH", "KD", "QH", "JS", "10S"),
]

HANDS: tuple[list[str], ...] = (["7S", "AD"], ["QH", "10C", "5D", "3S"], [], ["8S", "JD", "2H"])
DEALS = ([20, 40, 60, 90], [61, 96, 118, 131], [69, 124, 118, 193])

DEAL = over(HANDS, DEALS)
GAME = over(
    HANDS, DEALS, game_over=True, game_winners=[0], game_heading="You win the game!", remark=""
)


def show(page: Page, view: View, language: Language = "en") -> None:
    page.evaluate(
        """async ([view, texts]) => {
          document.documentElement.lang = texts.language;
          const { store } = await import("/static/store.js");
          const { mountEnding } = await import("/static/ending.js");
          store.set({ texts });
          mountEnding();
          store.apply({ version: view.version, updates: [], view });
        }""",
        [as_json(view), as_json(texts_of(language))],
    )


def posts(page: Page) -> list[tuple[str, Any]]:
    """Return a list that fills with what is sent to the server, which never answers."""
    found: list[tuple[str, Any]] = []

    def note(request: Request) -> None:
        if request.method != "GET":
            found.append((request.url.removeprefix(ORIGIN), json.loads(request.post_data or "0")))

    page.on("request", note)
    page.route(f"{ORIGIN}/api/**", lambda _: None)
    return found


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def test_all_hands_are_shown_and_added_up(page: Page) -> None:
    show(page, DEAL)
    table = page.get_by_role("table")
    for place, name in enumerate(("You", "Anna", "Bo", "Cleo")):
        row = table.get_by_role("row").filter(has=page.get_by_role("rowheader", name=name))
        assert row.locator(".card").count() == len(HANDS[place])
        cards, total = row.get_by_role("cell").all_inner_texts()
        for card in HANDS[place]:
            assert texts_of("en").cards[card] in cards
        values = [value_of(card) for card in HANDS[place]]
        assert numbers(" ".join(row.locator(".pay-value").all_inner_texts())) == values
        assert numbers(row.locator(".pay-sum").inner_text()) == [sum(values)]
        before = DEALS[1][place]
        assert f"{before} + {DEALS[2][place] - before}" in total
        assert str(DEALS[2][place]) in total


def test_the_winner_comes_first_then_you(page: Page) -> None:
    show(page, DEAL)
    assert page.locator("tbody .scores-name > span").all_inner_texts() == [
        "Bo",
        "You",
        "Anna",
        "Cleo",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "page",
    [{"viewport": {"width": width, "height": 640}} for width in (320, 390, 844, 1440)],
    ids=["320", "390", "844", "1440"],
    indirect=True,
)
def test_nothing_goes_off_sideways(page: Page, language: Language) -> None:
    hands = [THIRTY, *HANDS[1:], ["KC"], ["9D"], ["AS", "6H"], ["10S"]]
    deals = [[*totals, 10, 9, 7, 10] for totals in DEALS]
    show(page, over(hands, deals, game_over=True, game_heading="!", game_winners=[2]), language)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    hidden = page.evaluate("""() => [...document.querySelectorAll("#ending :is(.card, b, .button)")]
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return width === 0 || left < 0 || right > innerWidth;
      }).map((part) => part.outerHTML)""")
    assert hidden == []


def test_enter_goes_on_to_the_next_deal(page: Page) -> None:
    sent = posts(page)
    show(page, DEAL)
    page.keyboard.press("Enter")
    page.wait_for_function("() => true")
    assert [(path, body["request"]) for path, body in sent] == [
        ("/api/tables/t/commands", {"do": "next_deal"})
    ]


def test_enter_on_a_link_follows_the_link(page: Page) -> None:
    sent = posts(page)
    show(page, DEAL)
    record = page.get_by_role("link")
    assert record.get_attribute("href") == "/api/tables/t/record"
    record.evaluate("(link) => link.addEventListener('click', (event) => event.preventDefault())")
    record.press("Enter")
    assert sent == []


@pytest.mark.parametrize("key", ["Enter", "n"])
def test_one_key_plays_the_same_game_again(page: Page, key: str) -> None:
    sent = posts(page)
    show(page, GAME)
    page.keyboard.press(key)
    page.wait_for_function("() => true")
    ((path, body),) = sent
    assert path == "/api/tables"
    wanted = {"preset": "classic", "opponents": 3, "level": "casual", "target": 200}
    assert {name: body[name] for name in wanted} == wanted


def test_a_single_deal_is_played_again_as_a_single_deal(page: Page) -> None:
    sent = posts(page)
    one = over(HANDS, DEALS[:1], game_over=True, game_winners=[2], game_heading="!", limit=None)
    show(page, msgspec.structs.replace(one, target=None))
    page.keyboard.press("Enter")
    page.wait_for_function("() => true")
    assert sent[0][1]["target"] == 0


def test_the_totals_of_the_game_can_be_read_as_a_table(page: Page) -> None:
    show(page, GAME)
    page.get_by_text(texts_of("en").plain["page-plot-figures"]).click()
    table = page.get_by_role("table", name=texts_of("en").plain["page-ending-chart"])
    assert table.get_by_role("columnheader").all_inner_texts() == ["You", "Anna", "Bo", "Cleo"]
    figures = [
        [int(cell) for cell in row.get_by_role("cell").all_inner_texts()]
        for row in table.get_by_role("row").all()[1:]
    ]
    assert figures == [list(deal) for deal in DEALS]


def test_the_focus_goes_to_the_heading(page: Page) -> None:
    """The table, where the focus was, is gone; whoever listens hears what has happened."""
    show(page, DEAL)
    assert page.evaluate("document.activeElement.textContent") == "Bo wins the deal."
    assert page.locator("#table").is_hidden()


@pytest.mark.parametrize("page", [{"reduced_motion": "reduce"}], indirect=True)
def test_nothing_moves_for_reduced_motion(page: Page) -> None:
    show(page, DEAL)
    page.evaluate("document.getElementById('ending').classList.add('adding')")
    assert page.evaluate("document.getAnimations().length") == 0


def test_lines_are_added_one_after_another(page: Page) -> None:
    show(page, DEAL)
    page.evaluate("document.getElementById('ending').classList.add('adding')")
    delays = page.evaluate("""() => [...document.querySelectorAll("tbody .scores-name")]
      .map((name) => name.getAnimations()[0].effect.getTiming().delay)""")
    assert delays == [0, 120, 240, 360]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "page",
    [
        {"color_scheme": "light"},
        {"color_scheme": "dark"},
        {"viewport": {"width": 320, "height": 640}},
    ],
    ids=["light", "dark", "small"],
    indirect=True,
)
def test_axe_finds_nothing(page: Page, language: Language) -> None:
    show(page, GAME, language)
    page.locator("summary").click()
    page.add_style_tag(content="*, ::before { animation: none !important }")
    violations = Axe().run(page).response["violations"]
    found = [(each["id"], [node["target"] for node in each["nodes"]]) for each in violations]
    assert found == []


def test_every_card_of_thirty_is_named(page: Page) -> None:
    assert len({Card(card) for card in THIRTY}) == 30
    show(page, over([THIRTY, []], [[331, 0]]))
    cards = page.get_by_role("row").filter(has_text="You").get_by_role("cell").first.inner_text()
    names = texts_of("en").cards
    assert [card for card in THIRTY if names[card] not in cards] == []
