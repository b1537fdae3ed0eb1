"""What is no message, or none that is described: refused in the reader's language, and named."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.guest import Guest, House

from crazyeights.server.description import description
from crazyeights.texts import LANGUAGES, catalogue

WITH_BODY = [
    (method.upper(), path)
    for path, methods in json.loads(description())["paths"].items()
    for method, described in methods.items()
    if "requestBody" in described
]
"""All requests that are to carry a message."""

GOOD: dict[str, dict[str, Any]] = {
    "/api/tables/{table}/commands": {"version": 1, "key": "a-good-key", "request": {"do": "draw"}},
    "/api/tables/{table}/explain": {"action": {"do": "draw"}},
    "/api/tables/{table}/pace": {"pace": "fast"},
    "/api/rulebooks/comparison": {"left": "v=1&preset=quick", "right": "v=1&preset=classic"},
    "/api/rulebooks/ruling": {
        "rules": "v=1&preset=quick",
        "upcard": "8S",
        "hand": ["8H"],
        "action": {"do": "draw"},
    },
}
"""A message for every request that needs something in it."""


def test_all_that_take_a_message_are_known() -> None:
    assert {method for method, _ in WITH_BODY} == {"POST", "PUT"}
    assert {path for _, path in WITH_BODY} == {
        *GOOD,
        *("/api/tables", "/api/rulebooks", "/api/rulebooks/search"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", (422, "empty-body", "")),
        (b"null", (422, "body", "null")),
        (b"[]", (422, "body", "array")),
        (b'[{"pace": "fast"}]', (422, "body", "array")),
        (b"7", (422, "body", "number")),
        (b"7.5", (422, "body", "number")),
        (b'"{}"', (422, "body", "string")),
        (b"true", (422, "body", "boolean")),
        (b" ", (400, "no-json", "")),
        (b"{", (400, "no-json", "")),
        (b"{}{}", (400, "no-json", "")),
        (b"NaN", (400, "no-json", "")),
        (b"pace=fast", (400, "no-json", "")),
        (b"<pace>fast</pace>", (400, "no-json", "")),
        (b"\x81\xa4pace\xa4fast", (400, "no-json", "")),
        (b'{"pace": "\xff"}', (400, "no-json", "")),
        (b"[" * 5_000, (400, "nested", "")),
        (b" " * 20_000, (413, "too-large", "")),
    ],
)
def test_what_is_no_message_is_named(
    house: House, language: str, content: bytes, problem: tuple[int, str, str]
) -> None:
    status, code, text = problem
    reader = house.guest(language)
    reader.make_table()
    before = reader.look()
    said = catalogue(language).text(f"problem-{code}", text=text)
    for method, path in WITH_BODY:
        response = reader.ask(method, path.format(table=reader.table), content=content)
        assert response.status_code == status, path
        assert response.json() == {"code": code, "message": said}, path
    assert reader.look() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_field_that_is_missing_unknown_or_wrong_is_named(house: House, language: str) -> None:
    reader = house.guest(language)
    reader.make_table()
    texts = catalogue(language)
    for method, path in WITH_BODY:
        where, good = path.format(table=reader.table), GOOD.get(path, {})
        response = reader.ask(method, where, {**good, "seat": 1})
        said = texts.text("problem-field-unknown", name="seat")
        assert response.json() == {"code": "field-unknown", "message": said}
        for field in good:
            rest = {name: value for name, value in good.items() if name != field}
            response = reader.ask(method, where, rest)
            said = texts.text("problem-field-missing", name=field)
            assert response.json() == {"code": "field-missing", "message": said}
            response = reader.ask(method, where, {**good, field: None})
            assert response.status_code == 422
            assert response.json()["code"] == "field"
            assert response.json()["message"].startswith(
                texts.text("problem-field", name=field, text="")
            )


def test_a_field_is_named_with_its_place(guest: Guest) -> None:
    guest.make_table()
    commands = "/api/tables/{table}/commands"
    for request, code, name in (
        ({"do": "play"}, "field-missing", "request.card"),
        ({"do": "draw", "seat": 1}, "field-unknown", "request.seat"),
        ({"do": "play", "card": "1S"}, "field", "request.card"),
    ):
        body = {**GOOD[commands], "request": request}
        response = guest.ask("POST", commands.format(table=guest.table), body)
        assert response.json()["code"] == code
        assert f"“{name}”" in response.json()["message"]


WRONG: dict[str, tuple[object, ...]] = {
    "integer": ("2", 2.5, 2.0, True, [2], {}, ""),
    "boolean": ("true", "1", 1, 0, "", []),
    "string": (7, 7.5, True, ["quick"], {}),
    "array": ("8S", {}, 1, True),
}
"""What is of another type, for each type that a field may have."""


def _fields(path: str, method: str) -> list[tuple[str, set[str]]]:
    """Return the fields of a message that is an object, with the types that are described."""
    known = json.loads(description())
    body = known["paths"][path][method.lower()]["requestBody"]["content"]["application/json"]
    schema = known["components"]["schemas"][body["schema"]["$ref"].rpartition("/")[2]]
    return [
        (name, {kind for one in field.get("oneOf", [field]) for kind in _kinds(one)})
        for name, field in schema["properties"].items()
    ]


def _kinds(described: dict[str, Any]) -> list[str]:
    kinds: str | list[str] = described.get("type", [])
    return [kinds] if isinstance(kinds, str) else kinds


@pytest.mark.parametrize(("method", "path"), WITH_BODY)
def test_a_value_of_another_type_is_refused_and_its_field_named(
    guest: Guest, method: str, path: str
) -> None:
    guest.make_table()
    before = guest.look()
    tried = 0
    for name, types in _fields(path, method):
        for kind in types & WRONG.keys():
            for value in WRONG[kind]:
                where = path.format(table=guest.table)
                response = guest.ask(method, where, {**GOOD.get(path, {}), name: value})
                assert response.status_code == 422, (name, value)
                assert response.json()["code"] == "field", (name, value)
                assert f"“{name}”" in response.json()["message"]
                tried += 1
    assert tried or path == "/api/tables/{table}/explain"  # which has but an action
    assert guest.look() == before


def test_a_wrong_address_is_named(guest: Guest) -> None:
    guest.make_table()
    response = guest.ask("GET", f"{guest.path}/shuffles/0")
    assert (response.status_code, response.json()["code"]) == (422, "field")
    assert "“deal”" in response.json()["message"]
