"""Rules over the wire: composed, compared, found, asked about, and played by."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.guest import Guest, House

from crazyeights.rules.presets import PRESETS
from crazyeights.rulesets import RuleSet, read_link, write_link
from crazyeights.rulesets.find import Finder
from crazyeights.texts import LANGUAGES


def compose(guest: Guest, rules: str, **change: str) -> dict[str, Any]:
    body: dict[str, Any] = {"rules": rules}
    if change:
        body["change"] = change
    answer = guest.ask("POST", "/api/rulebooks", body)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def control(composed: dict[str, Any], option: str) -> dict[str, Any]:
    every = [one for topic in composed["topics"] for one in topic["controls"]]
    return next(one for one in every if one["option"] == option)


def marked(composed: dict[str, Any]) -> list[str]:
    return [
        part["text_id"]
        for section in composed["book"]["sections"]
        for paragraph in section["paragraphs"]
        for part in paragraph["parts"]
        if part.get("changed")
    ]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_composed_and_nothing_is_marked(guest: Guest, preset: str) -> None:
    composed = compose(guest, f"v=1&preset={preset}")
    assert composed["link"] == f"v=1&preset={preset}"
    assert composed["is_preset"] is True
    assert marked(composed) == []
    assert composed["conflict"] is None


def test_a_change_changes_the_link_the_control_and_the_sentence(guest: Guest) -> None:
    """R-140."""
    composed = compose(guest, "v=1&preset=mau-mau", option="draw", value="3")
    assert composed["link"] == "v=1&preset=mau-mau&draw=3"
    assert composed["name"] == "Mau-Mau with house rules"
    assert control(composed, "draw")["changed"]
    assert not control(composed, "pack")["changed"]
    assert marked(composed) == ["rule-draw-some-may-play"]
    back = compose(guest, composed["link"], option="draw", value="1")
    assert back["link"] == "v=1&preset=mau-mau"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_conflict_is_explained_with_a_way_out(house: House, language: str) -> None:
    """R-30: the rules stay as they are; the way out leads to rules with the change."""
    guest = house.guest(language)
    composed = compose(guest, "v=1&preset=quick", option="drawn_card", value="may_not")
    assert composed["link"] == "v=1&preset=quick"
    conflict = composed["conflict"]
    assert conflict["option"] == "drawn_card"
    assert conflict["options"] == ["draw", "drawn_card"]
    assert conflict["message"].endswith(".")
    out = read_link(conflict["way_out"]["rules"]).rules
    assert (out.drawn_card, out.draw) == ("may_not", 1)
    assert control(composed, "draw")["label"] in conflict["way_out"]["words"]


@pytest.mark.parametrize(
    ("option", "value"),
    [("draw", "0"), ("draw", "x"), ("drow", "3"), ("effects", "2.fly"), ("wild", "8.8")],
)
def test_an_answer_that_is_none_is_a_conflict(guest: Guest, option: str, value: str) -> None:
    composed = compose(guest, "v=1&preset=quick", option=option, value=value)
    assert composed["conflict"]["option"] == option
    assert composed["conflict"]["way_out"] is None
    assert composed["link"] == "v=1&preset=quick"


def test_what_the_cards_do_can_be_told_apart_by_suit(guest: Guest) -> None:
    """R-80."""
    composed = compose(guest, "v=1&preset=switch")
    ranks = {one["rank"]: one for one in control(composed, "effects")["ranks"]}
    assert [one["key"] for one in ranks["J"]["entries"]] == ["JC", "JD", "JH", "JS"]
    assert ranks["J"]["entries"][3]["effects"] == ["draw-5-same_rank"]
    assert [one["key"] for one in ranks["2"]["entries"]] == ["2"]
    assert ranks["2"]["question"] == "What does a two do?"
    assert ranks["9"]["entries"][0]["words"] == "Nothing special"


def test_a_name_is_kept(guest: Guest) -> None:
    answer = guest.ask("POST", "/api/rulebooks", {"rules": "v=1&draw=2", "name": " Zu\nHause "})
    assert answer.json()["link"] == "v=1&draw=2&name=Zu%20Hause"
    assert answer.json()["name"] == answer.json()["own_name"] == "Zu Hause"


@pytest.mark.parametrize("path", ["rulebooks", "tables"])
@pytest.mark.parametrize(
    ("link", "message"),
    [
        ("v=9&draw=2", "The link comes from another version of the game (“9”)"),
        ("draw=2", "There are no rules in the link"),
        ("", "There are no rules in the link"),
        ("v=1&drow=2", "There is no rule called “drow”."),
        ("v=1&preset=poker", "There is no rule set called “poker”."),
        ("v=1&drawn_card=may_not", "If you draw until a card fits"),
        ("v=1&draw=<script>", "“<script>” is no answer here."),
    ],
)
def test_rules_that_cannot_be_read_are_refused_with_the_reason(
    guest: Guest, path: str, link: str, message: str
) -> None:
    answer = guest.ask("POST", f"/api/{path}", {"rules": link})
    assert answer.status_code == 422
    assert answer.json()["code"] == "rules"
    assert message in answer.json()["message"]


def test_a_table_plays_by_whole_rules(guest: Guest) -> None:
    house_rules = RuleSet.of("mau-mau", seats=3, draw=2, name="Zu Hause")
    link = write_link(house_rules)
    answer = guest.ask("POST", "/api/tables", {"rules": link, "level": "beginner"})
    assert answer.status_code == 201
    view = answer.json()["view"]
    assert view["rules"] == {"preset": "mau-mau", "name": "Zu Hause", "link": link}
    assert len(view["seats"]) == 3
    guest.house.restart()
    again = guest.ask("GET", f"/api/tables/{view['table']}").json()["view"]
    assert again["rules"] == view["rules"]
    book = guest.ask("GET", f"/api/tables/{view['table']}/rules").json()
    assert book["title"] == "Zu Hause: the rules"


def test_a_table_of_a_preset_names_its_link(guest: Guest) -> None:
    answer = guest.ask("POST", "/api/tables", {"preset": "penalty", "opponents": 2, "target": 100})
    rules = answer.json()["view"]["rules"]
    assert rules["name"] == "Penalty points"
    assert read_link(rules["link"]).rules.game_end.n == 100


def test_rules_are_compared(guest: Guest) -> None:
    body = {"left": "v=1&preset=penalty", "right": "v=1&preset=penalty&draw=3&seats=2"}
    found = guest.ask("POST", "/api/rulebooks/comparison", body).json()
    assert [section["name"] for section in found["sections"]] == ["turn"]
    same = {"left": "v=1&preset=penalty", "right": "v=1&preset=penalty"}
    assert guest.ask("POST", "/api/rulebooks/comparison", same).json()["sections"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_found(house: House, language: str) -> None:
    guest = house.guest(language)
    answered: list[dict[str, str]] = []
    rules = RuleSet.of("tschau-sepp").rules
    while True:
        finding = guest.ask("POST", "/api/rulebooks/search", {"answered": answered}).json()
        if finding["question"] is None:
            break
        asked = Finder([(one["question"], one["answer"]) for one in answered]).question()
        assert asked is not None
        assert asked.id == finding["question"]["id"]
        value = asked.id_of(asked.answer_of(rules))
        assert value in [one["value"] for one in finding["question"]["answers"]]
        answered.append({"question": asked.id, "answer": value})
    assert finding["found"]["link"] == "v=1&preset=tschau-sepp"
    assert finding["found"]["differences"] == []


def test_an_answer_to_no_question_is_refused(guest: Guest) -> None:
    body = {"answered": [{"question": "colour", "answer": "red"}]}
    assert guest.ask("POST", "/api/rulebooks/search", body).status_code == 422


@pytest.mark.parametrize(
    ("position", "allowed"),
    [
        ({"hand": ["9S"], "action": {"do": "play", "card": "9S"}}, True),
        ({"hand": ["8S"], "action": {"do": "play", "card": "8S"}}, False),
        ({"hand": ["JS"], "action": {"do": "play", "card": "JS"}}, True),
        ({"hand": ["8S"], "action": {"do": "draw"}}, True),
        ({"hand": ["8S"], "drawn": ["KC"], "action": {"do": "pass"}}, True),
        ({"hand": ["8S"], "drawn": ["KC"], "action": {"do": "draw"}}, False),
        ({"upcard": "7H", "debt": 2, "hand": ["9H"], "action": {"do": "draw"}}, True),
        ({"upcard": "7H", "hand": ["9H"], "debt": 2, "action": {"do": "pass"}}, False),
        ({"hand": ["2S"], "action": {"do": "draw"}}, None),
        ({"hand": [], "action": {"do": "draw"}}, None),
        (
            {
                "upcard": "7H",
                "debt": 4,
                "hand": ["9H"],
                "drawn": ["8C", "8D", "8H", "QC"],
                "action": {"do": "draw"},
            },
            False,
        ),
    ],
)
def test_an_argument_is_settled(
    guest: Guest, position: dict[str, Any], *, allowed: bool | None
) -> None:
    body = {"rules": "v=1&preset=mau-mau", "upcard": "9H", **position}
    answer = guest.ask("POST", "/api/rulebooks/ruling", body)
    assert answer.status_code == 200, answer.text
    assert answer.json()["allowed"] is allowed
    assert bool(answer.json()["sentences"]) == (allowed is not None)


def test_the_page_of_rules_is_the_page(guest: Guest) -> None:
    assert guest.ask("GET", "/rules?v=1&preset=quick").status_code == 200


def test_games_by_house_rules_are_counted_together(house: House) -> None:
    """And not among those of the preset that they come from."""
    guest = house.guest("de")
    for rules in ("v=1&preset=quick&seats=2&hand_size=1", "v=1&seats=2&hand_size=1"):
        guest.make_table(rules=rules, pace="instant", level="beginner")
        guest.play_deal()
    guest.make_table(preset="quick", pace="instant", level="beginner")
    guest.play_deal()
    groups = {one["preset_name"]: one["games"] for one in guest.get("/api/statistics")["groups"]}
    assert groups == {"Hausregeln": 2, "Schnelle Runde": 1}
