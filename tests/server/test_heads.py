"""HEAD: answered wherever GET is, with the same headers and no body."""

from __future__ import annotations

import json

import pytest
from tests.server.guest import Guest

from crazyeights.server.description import description

DESCRIBED = [
    path for path, methods in json.loads(description())["paths"].items() if "get" in methods
]


@pytest.mark.parametrize(
    "path",
    [
        *(
            "/",
            "/rules?v=1&preset=quick",
            "/table/{table}",
            "/static/main.js",
            "/static/icons/icon.svg",
        ),
        *(
            "/api/openapi.json",
            "/nowhere",
            "/static/nowhere.js",
            "/api/tables/nobodys",
            "/api/tables",
        ),
        *DESCRIBED,
    ],
)
def test_a_head_is_what_get_answers_without_the_body(guest: Guest, path: str) -> None:
    guest.make_table()
    path = path.format(table=guest.table, language="en", deal=1)
    for headers in ({}, {"accept-encoding": "gzip"}, {"sec-fetch-site": "cross-site"}):
        got = guest.ask("GET", path, headers=headers)
        head = guest.ask("HEAD", path, headers=headers)
        assert head.status_code == got.status_code
        assert dict(head.headers) == dict(got.headers)
        assert head.content == b""
        assert got.content


def test_a_head_of_what_is_known_already_says_so(guest: Guest) -> None:
    tag = guest.ask("HEAD", "/static/main.js").headers["etag"]
    again = guest.ask("HEAD", "/static/main.js", headers={"if-none-match": tag})
    assert again.status_code == 304


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("OPTIONS", "/api/home", {"GET", "HEAD", "OPTIONS"}),
        ("POST", "/api/home", {"GET", "HEAD", "OPTIONS"}),
        ("PUT", "/api/statistics", {"DELETE", "GET", "HEAD", "OPTIONS"}),
        ("GET", "/api/rulebooks", {"OPTIONS", "POST"}),
        ("HEAD", "/api/rulebooks", {"OPTIONS", "POST"}),
        ("OPTIONS", "/api/rulebooks", {"OPTIONS", "POST"}),
    ],
)
def test_what_is_allowed_at_an_address_is_told(
    guest: Guest, method: str, path: str, allowed: set[str]
) -> None:
    response = guest.ask(method, path)
    assert response.status_code == (204 if method == "OPTIONS" else 405)
    assert set(response.headers["allow"].split(", ")) == allowed
