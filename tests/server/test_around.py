"""What there is around the table: languages, texts, rules, statistics, the log, bad addresses."""

from __future__ import annotations

import random
from typing import Any, get_args

import pytest
from tests.server.guest import Guest, House

from crazyeights.cards import RANK_LETTERS, SUIT_LETTERS, Language
from crazyeights.rules.presets import PRESETS
from crazyeights.server.messages import PhaseName
from crazyeights.server.speech import COUNTED
from crazyeights.texts import LANGUAGES, catalogue
from crazyeights.texts.rulebook import rulebook
from crazyeights.views import Phase

# ── Languages ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        *((wanted, "nb") for wanted in ("nb-NO", "nb", "no", "nn", "nn-NO,en;q=0.5")),
        *((wanted, "de") for wanted in ("de-AT", "de", "fr, de;q=0.5, en;q=0.4")),
        ("it-CH", "it"),
        *((wanted, "en") for wanted in ("en-US", "fr", "", "*", "xx;q=;;,,", "zh-Hant-TW")),
    ],
)
def test_the_browsers_language_is_spoken(house: House, accepted: str, language: str) -> None:
    """Case 43."""
    reader = house.guest(accepted)
    assert reader.get("/api/home")["language"] == language
    prompt = reader.make_table()["view"]["prompt"]
    assert prompt == catalogue(language).text("turn-you")
    page = reader.ask("GET", "/").text
    assert f'<html lang="{language}"' in page
    assert f"<title>{catalogue(language).text('game-name')}</title>" in page


def test_the_chosen_language_goes_before_that_of_the_browser(house: House) -> None:
    reader = house.guest("de")
    reader.make_table()
    for language in LANGUAGES:
        reader.cookies["language"] = language
        assert reader.get("/api/home")["language"] == language
        assert reader.look()["prompt"] == catalogue(language).text("turn-you")
    reader.cookies["language"] = "xx"
    assert reader.get("/api/home")["language"] == "de"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["quick", "mau-mau", "tschau-sepp", "switch", "macao"])
def test_a_page_is_told_how_long_the_words_on_its_buttons_become(
    house: House, preset: str, language: Language
) -> None:
    player = house.guest(language)
    player.make_table(preset=preset, opponents=3, pace="instant")
    dice = random.Random(4)
    with player.feed() as feed:
        player.take(feed.read())
        player.wait_for_turn(feed)
        while player.view["ended"] is None:
            view = player.view
            room, has = view["room"], view["has"]
            assert len(view["draw_words"]) <= max(map(len, room["draw"]))
            assert (view["call_words"] in room["call"]) is has["call"]
            assert (view["direction_words"] in room["direction"]) is has["reverse"]
            player.do(player.sensible(dice))
            player.wait_for_turn(feed)


def test_one_is_called_you_in_every_language(guest: Guest) -> None:
    """A table does not depend on the language in which it was made."""
    guest.make_table()
    for language, you in {"de": "Du", "nb": "Du", "it": "Tu", "en": "You"}.items():
        guest.cookies["language"] = language
        assert guest.look()["seats"][0]["name"] == you
        assert f'name 0 "{you}"' in guest.ask("GET", f"{guest.path}/record").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_the_page_come_in_one_piece(guest: Guest, language: str) -> None:
    texts = guest.get(f"/api/texts/{language}")
    assert texts["language"] == language
    known = {text_id for text_id in catalogue(language).ids if text_id.startswith("page-")}
    sent = [*texts["plain"], *texts["counted"], *texts["named"]]
    assert set(sent) == known
    assert len(sent) == len(known)
    assert all(len(forms) == len(COUNTED) for forms in texts["counted"].values())
    assert all("{" in text for text in texts["named"].values())
    assert not any("{" in text for text in texts["plain"].values())
    assert len(texts["cards"]) == 53
    assert (
        texts["cards"]["QH"]
        == {
            "de": "Herz-Dame",
            "nb": "hjerter dame",
            "it": "donna di cuori",
            "en": "queen of hearts",
        }[language]
    )
    assert texts["ranks"]["J"] == RANK_LETTERS[catalogue(language).language][9]
    assert list(texts["suit_keys"].values()) == list(SUIT_LETTERS[catalogue(language).language])


def test_there_are_no_texts_in_other_languages(guest: Guest) -> None:
    assert guest.ask("GET", "/api/texts/fr").status_code == 404


# ── Making tables ───────────────────────────────────────────────────────────────────────────────


def test_home_offers_all_there_is(guest: Guest) -> None:
    home = guest.get("/api/home")
    assert [level["id"] for level in home["levels"]] == ["beginner", "casual", "strong", "master"]
    assert [pace["id"] for pace in home["paces"]] == ["calm", "normal", "fast", "instant"]
    assert {one["id"]: one["name"] for one in home["languages"]} == {
        "de": "Deutsch",
        "nb": "Norsk",
        "it": "Italiano",
        "en": "English",
    }
    presets = {preset["id"]: preset for preset in home["presets"]}
    assert list(presets) == list(PRESETS)
    assert presets["quick"]["one_deal"]
    assert presets["quick"]["default_target"] is None
    assert presets["five-hundred"]["default_target"] == 500
    assert all(
        preset["default_target"] in (None, *preset["targets"]) for preset in presets.values()
    )


@pytest.mark.parametrize("preset", list(PRESETS))
def test_every_preset_can_be_played_by_as_few_and_as_many_as_it_is_for(
    guest: Guest, preset: str
) -> None:
    fewest, most = PRESETS[preset].seats
    for seats in (fewest, most):
        view = guest.make_table(preset=preset, opponents=seats - 1)["view"]
        assert len(view["seats"]) == seats
        assert len({seat["name"] for seat in view["seats"]}) == seats
        assert view["rules"]["preset"] == preset
    for opponents in (fewest - 2, most):
        response = guest.ask("POST", "/api/tables", {"preset": preset, "opponents": opponents})
        assert response.status_code == 422
        assert response.json()["message"]


@pytest.mark.parametrize(
    ("preset", "target", "shown"),
    [
        ("penalty", None, 200),
        ("penalty", 350, 350),
        ("penalty", 0, None),
        ("quick", None, None),
        ("quick", 100, 100),
        ("vandatta", None, 100),
        ("vandatta", 50, 50),
    ],
)
def test_a_game_ends_where_it_was_told_to(
    guest: Guest, preset: str, target: int | None, shown: int | None
) -> None:
    opponents = PRESETS[preset].seats[0] - 1
    view = guest.make_table(preset=preset, opponents=opponents, target=target)["view"]
    assert view["target"] == shown


@pytest.mark.parametrize("target", [0, 1, 10_000])
def test_every_preset_can_be_played_to_every_target(house: House, target: int) -> None:
    for preset, made in PRESETS.items():
        view = house.guest().make_table(preset=preset, opponents=made.seats[1] - 1, target=target)[
            "view"
        ]
        assert view["target"] == (target or None), preset


@pytest.mark.parametrize(
    "options",
    [
        {"preset": "uno"},
        {"preset": "x" * 50},
        {"level": "god"},
        {"level": "random"},
        {"opponents": 0},
        {"opponents": 8},
        {"opponents": "many"},
        {"target": -1},
        {"target": 10_001},
        {"pace": "late"},
        {"names": ["Mia"]},
        {"seat": 1},
        {"preset": None},
        [],
        "quick",
        7,
    ],
)
def test_a_table_that_cannot_be_made_is_refused(guest: Guest, options: object) -> None:
    response = guest.ask("POST", "/api/tables", options)
    assert response.status_code == 422, response.text
    assert set(response.json()) == {"code", "message"}
    assert not guest.cookies


# ── Reading ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_those_of_the_table(guest: Guest, language: str) -> None:
    guest.cookies["language"] = language
    guest.make_table(preset="mau-mau", opponents=2)
    book = guest.get(f"{guest.path}/rules")
    rules = guest.house.true_table(guest.table).setup.rules
    right = rulebook(rules, language, preset="mau-mau")
    assert book["title"] == right.title
    assert [section["name"] for section in book["sections"]] == [
        section.name for section in right.sections
    ]
    said = [
        part["text"]
        for section in book["sections"]
        for paragraph in section["paragraphs"]
        for part in paragraph["parts"]
    ]
    assert said == [sentence.text for sentence in right.sentences]


def test_worked_examples_keep_their_cards(guest: Guest) -> None:
    guest.make_table(preset="penalty")
    book = guest.get(f"{guest.path}/rules")
    (examples,) = [section for section in book["sections"] if section["name"] == "examples"]
    position = examples["paragraphs"][0]
    assert len(position["cards"]) > 2
    spoken = catalogue("en")
    words = position["parts"][0]["text"]
    names = guest.get("/api/texts/en")["cards"]
    assert all(names[card] in words for card in position["cards"]), spoken.language
    others = [section for section in book["sections"] if section["name"] != "examples"]
    assert not any("cards" in one for section in others for one in section["paragraphs"])


def test_the_log_tells_all_that_holds(guest: Guest) -> None:
    guest.make_table(pace="calm")
    dice = random.Random(1)
    guest.do(guest.sensible(dice))
    guest.do({"do": "undo"})
    guest.do(guest.sensible(dice))
    (deal,) = guest.get(f"{guest.path}/log")["deals"]
    assert deal["deal"] == 1
    lines = deal["lines"]
    assert [line["text"] for line in lines if line["heading"]] == ["Deal 1: you deal."]
    own = [line["text"] for line in lines if line["seat"] == 0]
    assert len(own) == 1
    assert own[0].startswith("You play the ")


def test_finished_games_are_counted_until_they_are_erased(house: House, guest: Guest) -> None:
    empty = guest.get("/api/statistics")
    assert (empty["games"], empty["streak"], empty["average_points"]) == (0, 0, None)
    won: list[bool] = []
    points: list[int] = []
    for number, preset in enumerate(("quick", "quick", "classic")):
        guest.make_table(preset=preset, pace="instant")
        assert guest.get("/api/statistics")["games"] == number  # one that goes on counts nothing
        guest.play_deal(number)
        assert guest.view["ended"]["game_over"]
        won.append(0 in guest.view["ended"]["game_winners"])
        points.append(guest.view["ended"]["rows"][0]["total"])
    house.restart()
    told = guest.get("/api/statistics")
    assert (told["games"], told["wins"]) == (3, sum(won))
    assert told["average_points"] == sum(points) / 3
    assert [(one["won"], one["points"]) for one in told["games_over_time"]] == list(
        zip(won, points, strict=True)
    )
    groups = {(one["preset_name"], one["level"]): one["games"] for one in told["groups"]}
    assert groups == {("Quick game", "casual"): 2, ("Classic", "casual"): 1}
    assert house.guest().get("/api/statistics")["games"] == 0
    assert guest.ask("DELETE", "/api/statistics").status_code == 204
    assert guest.get("/api/statistics") == empty
    assert guest.look()["ended"]["game_over"]  # the table itself is still there


# ── Addresses and headers ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nowhere", 404),
        ("GET", "/api/nowhere", 404),
        ("GET", "/static/nowhere.js", 404),
        ("GET", "/static/../server/app.py", 404),
        ("GET", "/static/..%2f..%2fserver%2fapp.py", 404),
        ("GET", "/static/%2e%2e/%2e%2e/cli/__init__.py", 404),
        ("GET", "/static//etc/passwd", 404),
        ("GET", "/static/protocol.d.ts", 404),
        ("GET", "/static/", 404),
        ("GET", "/static/style", 404),
        ("GET", "/static/\x00.js", 404),
        ("DELETE", "/api/home", 405),
        ("PUT", "/api/tables", 405),
        ("POST", "/", 405),
    ],
)
def test_what_is_not_there_is_said_so(guest: Guest, method: str, path: str, status: int) -> None:
    response = guest.ask(method, path.replace("\x00", "%00"))
    assert response.status_code == status
    assert set(response.json()) == {"code", "message"}


def test_who_comes_with_a_browser_gets_the_page_whatever_the_address(guest: Guest) -> None:
    guest.cookies["language"] = "nb"
    visit = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    response = guest.ask("GET", "/nowhere", headers=visit)
    assert response.status_code == 404
    assert response.headers["content-type"].startswith("text/html")
    assert '<html lang="nb"' in response.text
    for path in ("/api/nowhere", "/static/nowhere.js"):
        response = guest.ask("GET", path, headers=visit)
        assert (response.status_code, response.json()["code"]) == (404, "page")


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/table/anything",
        "/static/icons/icon.svg",
        "/api/home",
        "/nowhere",
        "/api/openapi.json",
    ],
)
def test_browsers_are_told_to_keep_to_this_site(guest: Guest, path: str) -> None:
    headers = guest.ask("GET", path).headers
    assert headers["content-security-policy"] == (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    )
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


def test_what_is_never_a_document_carries_only_what_matters_to_it(guest: Guest) -> None:
    headers = guest.ask("GET", "/static/main.js").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://127.0.0.1:1"])
def test_another_sites_page_can_change_nothing(guest: Guest, origin: str) -> None:
    guest.make_table()
    for method, path, body in (
        ("POST", "/api/tables", {}),
        ("DELETE", "/api/statistics", None),
        ("POST", f"{guest.path}/hurry", None),
    ):
        response = guest.ask(method, path, body, headers={"origin": origin})
        assert (response.status_code, response.json()["code"]) == (403, "origin")
    other = guest.ask("POST", "/api/tables", {}, headers={"sec-fetch-site": "cross-site"})
    assert other.status_code == 403


def test_the_session_is_a_cookie_that_scripts_do_not_see(house: House) -> None:
    response = house.guest().ask("POST", "/api/tables", {})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/;" in cookie or cookie.endswith("path=/")
    token = response.cookies["crazyeights-session"]
    assert len(token) >= 43  # 256 random bits
    content = house.path.read_bytes() + house.path.with_suffix(".sqlite3-wal").read_bytes()
    assert token.encode() not in content


def test_files_are_sent_once_and_compressed(guest: Guest) -> None:
    plain = guest.ask("GET", "/static/main.js", headers={"accept-encoding": "identity"})
    assert plain.headers["content-type"].startswith("text/javascript")
    assert "content-encoding" not in plain.headers
    zipped = guest.ask("GET", "/static/main.js", headers={"accept-encoding": "br, gzip"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.content == plain.content
    assert zipped.headers["etag"] != plain.headers["etag"]
    assert "Accept-Encoding" in zipped.headers["vary"]
    again = guest.ask(
        "GET",
        "/static/main.js",
        headers={"accept-encoding": "gzip", "if-none-match": zipped.headers["etag"]},
    )
    assert (again.status_code, again.content) == (304, b"")
    none = guest.ask("GET", "/static/main.js", headers={"accept-encoding": "gzip;q=0"})
    assert "content-encoding" not in none.headers


def test_the_description_names_the_requests_about_tables(guest: Guest) -> None:
    described: dict[str, Any] = guest.get("/api/openapi.json")
    assert set(described["paths"]) >= {
        "/api/texts/{language}",
        "/api/home",
        "/api/statistics",
        "/api/tables",
        *(
            f"/api/tables/{{table}}{rest}"
            for rest in ("", "/commands", "/hurry", "/pace", "/explain", "/hint", "/log")
        ),
        *(f"/api/tables/{{table}}{rest}" for rest in ("/rules", "/record", "/shuffles/{deal}")),
    }
    assert set(get_args(PhaseName)) == set(Phase)
