"""The page's modules on their own, in a real browser: nothing is served, nothing listens."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route

import crazyeights

FOLDER = Path(crazyeights.__file__).parent / "page"

ORIGIN = "http://page.test"

KINDS = {".js": "text/javascript", ".css": "text/css"}

HTML = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Test</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    {sheets}
  </head>
  <body>
    <header id="header"></header>
    <main id="table" class="table"></main>
    <div id="cards"></div>
  </body>
</html>
"""


def answer(route: Route) -> None:
    """Answer with the file of the page, or with a page that holds nothing but its style sheets."""
    path = route.request.url.removeprefix(ORIGIN).partition("?")[0]
    if path == "/":
        # The order matters where rules of the same weight meet: it is that of the page.
        html = (FOLDER / "index.html").read_text(encoding="utf-8")
        sheets = "\n".join(line for line in html.splitlines() if 'rel="stylesheet"' in line)
        route.fulfill(body=HTML.format(sheets=sheets), content_type="text/html")
        return
    file = FOLDER / path.removeprefix("/static/")
    if not path.startswith("/static/") or not file.is_file():
        route.fulfill(status=404)
        return
    route.fulfill(body=file.read_bytes(), content_type=KINDS.get(file.suffix, "image/svg+xml"))


@pytest.fixture
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page without anything on it; parametrised indirectly with options of the context."""
    options = getattr(request, "param", {})
    context = browser.new_context(**options)
    context.route(f"{ORIGIN}/**", answer)
    errors: list[str] = []
    opened = context.new_page()
    opened.on("pageerror", lambda error: errors.append(str(error)))
    opened.goto(f"{ORIGIN}/")
    yield opened
    context.close()
    assert errors == []
