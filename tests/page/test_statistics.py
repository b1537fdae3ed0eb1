"""The statistics: figures, a chart that can be read as a table, and nothing erased by mistake."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route
from tests.page.conftest import ORIGIN
from tests.page.views import as_json, seat, view

from crazyeights.cards import Language
from crazyeights.server.messages import FinishedGame, Group, Statistics
from crazyeights.server.speech import texts_of
from crazyeights.texts import LANGUAGES

WON = [False, True, True, False, True, True, True, True, True, True, True, False]

PLAYED = Statistics(
    games=12,
    wins=9,
    streak=0,
    best_streak=7,
    average_points=18.25,
    groups=[
        Group("quick", "Quick game", "casual", "Casual", 8, 6, 17.5),
        Group("classic", "Classic", "expert", "Expert", 4, 3, None),
    ],
    games_over_time=[
        FinishedGame(f"2026-11-{day:02}T12:00:00Z", "quick", "casual", won, 5 * day)
        for day, won in enumerate(WON, 1)
    ],
)

NOTHING = Statistics(
    games=0,
    wins=0,
    streak=0,
    best_streak=0,
    average_points=None,
    groups=[],
    games_over_time=[],
)


def show(page: Page, statistics: Statistics, language: Language = "en") -> list[str]:
    """Open the dialog; return a list that fills with what is asked of the server."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        gone = "DELETE" in asked
        if route.request.method == "DELETE":
            route.fulfill(status=204)
        else:
            route.fulfill(json=as_json(NOTHING if gone else statistics))

    page.route(f"{ORIGIN}/api/statistics", answer)
    table = view(seats=[seat(0, 61), seat(1, 96)], target=200, deals=[[20, 40], [61, 40], [61, 96]])
    page.evaluate(
        """async ([view, texts]) => {
          document.documentElement.lang = texts.language;
          const { store } = await import("/static/store.js");
          const { openStatistics } = await import("/static/statistics.js");
          store.set({ view, texts });
          openStatistics();
        }""",
        [as_json(table), as_json(texts_of(language))],
    )
    page.locator(".statistics h3").nth(1).wait_for()
    return asked


def test_figures_by_preset_and_level(page: Page) -> None:
    show(page, PLAYED)
    tiles = page.locator(".tiles > div")
    figures = zip(
        tiles.locator("dt").all_inner_texts(), tiles.locator("dd").all_inner_texts(), strict=True
    )
    assert {name: text.split() for name, text in figures} == {
        "games": ["12"],
        "won": ["9", "75%"],
        "won in a row": ["0"],
        "longest streak": ["7"],
        "points on average": ["18.3"],
    }
    rows = page.locator(".groups tbody tr").all()
    assert [row.locator("th, td").all_inner_texts() for row in rows] == [
        ["Quick game", "Casual", "8", "6 (75%)", "17.5"],
        ["Classic", "Expert", "4", "3 (75%)", "–"],
    ]


def test_the_score_sheet_of_this_game(page: Page) -> None:
    show(page, PLAYED)
    rows = page.locator(".sheet tbody tr").all()
    assert [row.inner_text().split() for row in rows] == [["You", "61"], ["Anna", "96"]]
    chart = page.locator(".plot").first
    chart.locator("summary").click()
    deals = chart.locator("tbody tr").all()
    assert [row.locator("th, td").all_inner_texts() for row in deals] == [
        ["Deal 1", "20", "40"],
        ["Deal 2", "61", "40"],
        ["Deal 3", "61", "96"],
    ]


def test_the_chart_shows_the_share_won_of_the_ten_latest(page: Page) -> None:
    show(page, PLAYED)
    chart = page.locator(".plot").last
    chart.locator("summary").click()
    figures = chart.locator("tbody td").all_inner_texts()
    shares = []
    for game in range(1, len(WON) + 1):
        latest = WON[max(game - 10, 0) : game]
        shares.append(f"{round(100 * sum(latest) / len(latest))}%")
    assert figures == shares


def test_nothing_is_erased_before_it_is_confirmed(page: Page) -> None:
    asked = show(page, PLAYED)
    plain = texts_of("en").plain
    page.get_by_role("button", name=plain["page-statistics-erase"]).click()
    assert page.get_by_text(plain["page-statistics-sure"]).is_visible()
    page.get_by_role("button", name=plain["page-dialog-cancel"]).click()
    assert asked == ["GET"]
    page.get_by_role("button", name=plain["page-statistics-erase"]).click()
    page.get_by_role("button", name=plain["page-statistics-erase-yes"], exact=True).click()
    page.get_by_text(plain["page-statistics-none"]).wait_for()
    assert asked == ["GET", "DELETE", "GET"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "page",
    [{"color_scheme": "dark"}, {"viewport": {"width": 320, "height": 640}}],
    ids=["dark", "small"],
    indirect=True,
)
def test_axe_finds_nothing_and_nothing_goes_off_sideways(page: Page, language: Language) -> None:
    show(page, PLAYED, language)
    for summary in page.locator("summary").all():
        summary.click()
    page.add_style_tag(content="dialog { animation: none !important }")
    violations = Axe().run(page).response["violations"]
    assert [(each["id"], [node["target"] for node in each["nodes"]]) for each in violations] == []
    assert page.evaluate("""() => {
      const body = document.querySelector(".dialog-body");
      return body.scrollWidth <= body.clientWidth;
    }""")
