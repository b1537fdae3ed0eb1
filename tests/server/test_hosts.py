"""The names by which the server is asked for: only its own, so that no other site passes for it."""

from __future__ import annotations

import pytest
from litestar.exceptions import WebSocketDisconnect
from tests.server.guest import Guest, House

from crazyeights.server.hosts import Hosts, name_in
from crazyeights.texts import LANGUAGES, catalogue

EVERYWHERE = "0.0.0.0"  # noqa: S104  # nobody listens there
OWN = [
    "localhost",
    "LocalHost:8000",
    "127.0.0.1",
    "127.0.0.1:80",
    "127.8.9.10:1",
    "[::1]",
    "[0:0:0:0:0:0:0:1]:8000",
    "cards.example.org",
    "Cards.Example.org:443",
]
FOREIGN = {
    "elsewhere.example": "elsewhere.example",
    "elsewhere.example:8000": "elsewhere.example",
    "127.0.0.1.elsewhere.example": "127.0.0.1.elsewhere.example",
    "localhost.elsewhere.example": "localhost.elsewhere.example",
    "more.cards.example.org": "more.cards.example.org",
    "192.168.1.5:8000": "192.168.1.5",
    f"{EVERYWHERE}:8000": EVERYWHERE,
    "[2001:db8::1]:8000": "2001:db8::1",
    "2130706433": "2130706433",
}
NO_HOSTS = [
    "",
    ":8000",
    "localhost:x",
    "localhost:80:80",
    "you@localhost",
    "localhost/",
    "[::1",
    "a b",
]


@pytest.mark.parametrize("host", OWN)
def test_the_server_answers_to_its_own_names(guest: Guest, host: str) -> None:
    own = {"host": host, "origin": f"http://{host}"}
    made = guest.ask("POST", "/api/tables", {}, headers=own)
    assert made.status_code == 201, made.text
    guest.frame = made.json()
    for path in ("/", "/static/main.js", guest.path):
        assert guest.ask("GET", path, headers={"host": host}).status_code == 200
    with guest.feed(0, origin=f"http://{host}", headers={"host": host}) as feed:
        assert feed.read()["version"] == 1


@pytest.mark.parametrize(("host", "named"), FOREIGN.items())
def test_a_foreign_name_is_refused_and_the_right_one_told(
    guest: Guest, host: str, named: str
) -> None:
    """A page of another site whose name leads here would be of the same origin as the server."""
    guest.make_table()
    before = guest.look()
    foreign = {"host": host, "origin": f"http://{host}", "sec-fetch-site": "same-origin"}
    for method, path, body in (
        ("GET", "/", None),
        ("GET", "/static/main.js", None),
        ("GET", guest.path, None),
        ("GET", "/nowhere", None),
        ("OPTIONS", "/api/tables", None),
        ("POST", "/api/tables", {}),
        ("POST", f"{guest.path}/commands", {}),
    ):
        response = guest.ask(method, path, body, headers=foreign)
        assert response.status_code == 421
        assert response.json()["code"] == "host"
        assert f"“{named}”" in response.json()["message"]
        assert f"--allow-host {named}" in response.json()["message"]
        assert "“localhost”" in response.json()["message"]
    with (
        pytest.raises(WebSocketDisconnect, match="host"),
        guest.feed(origin=f"http://{host}", headers={"host": host}) as feed,
    ):
        feed.read()
    assert guest.look() == before


@pytest.mark.parametrize("host", NO_HOSTS)
def test_what_is_no_host_is_refused(guest: Guest, host: str) -> None:
    response = guest.ask("GET", "/", headers={"host": host})
    assert (response.status_code, response.json()["code"]) == (400, "no-host")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_refused_in_the_readers_language(house: House, language: str) -> None:
    reader = house.guest("fr")
    reader.cookies["language"] = language
    for headers, code, details in (
        ({"host": "elsewhere.example"}, "host", {"name": "elsewhere.example"}),
        ({"host": ""}, "no-host", {}),
        ({"origin": "http://elsewhere.example"}, "origin", {}),
    ):
        response = reader.ask("POST", "/api/tables", {}, headers=headers)
        said = catalogue(language).text(f"problem-{code}", **details)
        assert response.json() == {"code": code, "message": said}


@pytest.mark.parametrize(
    ("listening", "answered", "refused"),
    [
        (["127.0.0.1"], ["localhost", "127.0.0.1", "[::1]"], ["192.168.1.5", "laptop.local"]),
        (["192.168.1.5"], ["192.168.1.5:8000", "localhost"], ["192.168.1.6", "laptop.local"]),
        (["laptop.local", "192.168.1.5"], ["laptop.local", "192.168.1.5"], ["192.168.1.6"]),
        (["2001:db8::1"], ["[2001:DB8:0::1]:8000"], ["[2001:db8::2]", "192.168.1.5"]),
        # Which addresses there are, and come to be, it does not know: no name leads to it by them.
        ([EVERYWHERE], ["192.168.1.5", "[2001:db8::1]:8000", "localhost"], ["laptop.local"]),
        (["::"], ["192.168.1.5", "[2001:db8::1]:8000", "localhost"], ["laptop.local"]),
        (["::", "laptop.local"], ["laptop.local:8000"], ["other.local"]),
    ],
)
def test_where_it_listens_it_is_answered(
    listening: list[str], answered: list[str], refused: list[str]
) -> None:
    hosts = Hosts.of(*listening)

    def known(host: str) -> bool:
        name = name_in(host)
        assert name is not None
        return name in hosts

    assert all(map(known, answered))
    assert not any(map(known, refused))
