"""How a game in the terminal goes: what is shown when, and what the keys do."""

from __future__ import annotations

import io
import re
from functools import partial

import pytest
from rich.console import Console
from tests.terminal.golden import GAMES, path, transcript
from tests.terminal.robot import NAMES, EchoScreen, play, table_for

from crazyeights.host import hint
from crazyeights.rules.kinds import eliminate
from crazyeights.rules.options import Rules
from crazyeights.telling import People, hint_lines
from crazyeights.terminal.screen import Screen
from crazyeights.terminal.session import Session
from crazyeights.terminal.showing import Painter
from crazyeights.texts import LANGUAGES, CardStyle, catalogue


def rules(preset: str = "penalty", seats: int = 2, **changes: object) -> Rules:
    """Return rules by which the person at the terminal begins."""
    return Rules.preset(preset, seats=seats).replace(**{"first_turn": 0} | changes)


PENALTY = rules()
small_hint = partial(hint, effort=2_000)
EIGHTS_FOR_ALL = rules("quick", wild=frozenset(Rules().ranks[1:]))
"""Every card but the twos names a suit."""


def typed(
    *lines: str,
    by: Rules = PENALTY,
    preset: str = "penalty",
    seed: int = 1,
    language: str = "en",
    echo: bool = False,
) -> str:
    """Type lines in a game and return what is written."""
    out = io.StringIO()
    screen = (EchoScreen if echo else Screen)(io.StringIO("\n".join([*lines, ""])), out)
    texts = catalogue(language, cards=CardStyle.SIGNS)
    table = table_for(by, preset, seed)
    assert Session(table, screen, texts, name="Rules", advise=small_hint).run() == 0
    return out.getvalue()


def playable(written: str) -> list[str]:
    """Return the cards that were shown as playable when that was last shown."""
    rows = re.findall(r"^Playable:(.*)$", written, re.MULTILINE)
    return [card.removeprefix("*") for card in rows[-1].split()] if rows else []


def wild(written: str) -> str:
    """Return a playable card that is wild where all but the twos are."""
    return next(card for card in playable(written) if not card.startswith("2"))


def seed_where(wanted: str, by: Rules = PENALTY) -> int:
    """Return the seed of a game that begins with something to be seen."""
    return next(seed for seed in range(100) if wanted in typed(by=by, seed=seed))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_looks_as_it_did_when_it_was_reviewed(name: str) -> None:
    """If it is meant to look otherwise: ``python -m tests.terminal.golden``, and review it."""
    assert transcript(name) == path(name).read_text(encoding="utf-8")


def test_the_game_begins_with_what_is_played_and_with_whom() -> None:
    written = typed(by=rules(seats=4))
    assert written.splitlines()[:3] == [
        "Rules with 4 seats",
        catalogue("en").text("preset-penalty-summary"),
        "You play against Anna, Bo and Cleo.",
    ]


def test_the_table_shows_all_there_is_to_know() -> None:
    """Counts, stock, direction, upcard, required suit, and the hand with what can be played."""
    written = typed(by=rules("action-cards", seats=3))
    table = written[written.index("You: ") :]
    assert re.match(
        r"You: 5 cards · Anna: 5 cards · Bo: 5 cards\n"
        r"Stock: 36 cards · Direction: clockwise\n"
        r"Upcard: \S+ · Required suit: \w+ [♣♦♥♠]\n",
        table,
    )
    hand = re.findall(r"\*?\b(?:10|[2-9JQKA])[♣♦♥♠]", table.split("\n", 3)[3])
    assert len(hand) == 5


def test_cards_that_can_be_played_are_marked_and_stand_above_the_rest() -> None:
    written = typed(seed=3)
    above = re.search(r"^Playable:(.*)$", written, re.MULTILINE)
    below = re.search(r"^The rest:(.*)$", written, re.MULTILINE)
    assert above is not None
    assert below is not None
    assert above.start() < below.start()
    cells = re.compile(r"\S+")
    upper = {(cell.start(), cell.end()) for cell in cells.finditer(above.group())}
    lower = {(cell.start(), cell.end()) for cell in cells.finditer(below.group())}
    assert len(upper) + len(lower) == 7 + 3  # the labels are "Playable:", and "The", "rest:"
    assert all(word.startswith("*") for word in above[1].split())
    assert "*" not in below[1]
    assert not any(a < d and c < b for a, b in upper for c, d in lower if a > 10 and c > 10)


def test_a_hand_too_wide_for_a_row_is_listed_in_two_parts() -> None:
    written = typed(by=rules(hand_size=24))
    hand = re.search(r"^Playable:.*\n(?: .*\n)*The rest:.*\n(?: .*\n)*", written, re.MULTILINE)
    assert hand is not None
    assert all(len(line) <= 80 for line in hand.group().splitlines())
    upper, lower = hand.group().split("The rest:")
    assert all(word.startswith("*") for word in upper.removeprefix("Playable:").split())
    assert "*" not in lower
    assert len(upper.split()) - 1 + len(lower.split()) == 24


def test_while_one_draws_only_what_has_changed_is_shown() -> None:
    """Drawing until a card fits would otherwise show the table again for each card."""
    by = rules(wild=frozenset())
    seed = seed_where("You cannot play: draw with d.", by)
    written = typed(*["d"] * 3, by=by, seed=seed)
    assert written.count("Stock: ") == 1
    assert re.search(r"draw with d\.\nYou draw \S+\.\n", written)


def test_enter_draws_or_passes_if_nothing_else_can_be_done_and_else_shows_the_table() -> None:
    stuck = seed_where("You cannot play: draw with d.")
    assert "You draw " in typed("", seed=stuck)
    free = seed_where("Playable:")
    assert typed("", "", seed=free).count("Upcard: ") == 3


def test_what_is_not_allowed_is_told_with_the_reason() -> None:
    """R-2: in the words of the language."""
    german = typed("d", "p", "x", "!", "8K A", language="de", seed=3)
    for said in (
        "Du kannst legen, also darfst du nicht ziehen.",
        "Du kannst legen, also darfst du nicht passen.",
        "Nach diesen Regeln gibt es kein „Stopp!“.",
    ):
        assert said in german
    assert german.count("Verlangte Farbe") == 1


def test_the_suit_is_asked_for_and_can_be_left_open() -> None:
    """Rules.md §2: a play and its suit are one action; Enter takes the card back."""
    card = wild(typed(by=EIGHTS_FOR_ALL, preset="quick"))
    left_open = typed(card, "", by=EIGHTS_FOR_ALL, preset="quick")
    assert f"You play {card}" not in left_open
    assert left_open.count("Upcard: ") == 2
    named = typed(card, "z", "h", by=EIGHTS_FOR_ALL, preset="quick")
    assert "“z” is no suit. You can choose from: C clubs, D diamonds, H hearts, S spades." in named
    assert f"You play {card} and name hearts." in named


def test_the_last_card_names_nothing_even_if_a_suit_is_typed() -> None:
    """R-10."""
    by = rules("quick", hand_size=1, wild=frozenset(Rules().ranks[1:]))
    seed = seed_where("Playable: *J", by)
    card = wild(typed(by=by, seed=seed))
    for line in (card, f"{card} h"):
        assert f"You play {card}. You go out!" in typed(line, by=by, seed=seed)


def test_a_suit_that_is_owed_is_asked_for() -> None:
    """R-13, R-63: the play without a suit, then its name; calls and undo are possible between."""
    by = rules("double-hold", wild=frozenset(Rules().ranks[1:]))
    card = wild(typed(by=by))
    written = typed(card, "?", "!", "q", "", "d", by=by)
    assert f"You play {card}; you have yet to name the suit." in written
    assert "Name a suit." in written
    assert "“q” is no suit" not in written
    assert "In these rules nobody calls the last card." in written
    assert "You name diamonds." in written
    undone = typed(card, "u", by=by)
    assert "Your last move is undone." in undone


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_the_keys_that_the_rules_have(language: str) -> None:
    texts = catalogue(language)
    plain = typed("?", language=language)
    calls = typed("?", by=rules("mau-mau"), preset="mau-mau", language=language)
    stops = typed("?", by=rules("stop-the-round"), language=language)
    call = texts.text("help-call", preset="mau-mau")
    stop = texts.text("help-stop")
    assert call in calls
    assert not re.search(r"^ *!", plain, re.MULTILINE)
    assert stop in stops
    assert stop not in plain + calls
    for text_id in (
        "help-draw",
        "help-pass",
        "help-hint",
        "help-undo",
        "help-rules",
        "help-help",
        "help-quit",
    ):
        for written in (plain, calls, stops):
            assert texts.text(text_id) in written


def test_help_shows_the_commitment_of_the_deal() -> None:
    """R-160: published before anything is known of the cards."""
    table = table_for(Rules.preset("penalty", seats=2, first_turn=0), "penalty", 1)
    assert table.present(0).view.commitment in typed("?")


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_narrow_terminal_the_cards_have_its_width(language: str) -> None:
    """A long label stands above them instead of pushing them to the right."""
    texts = catalogue(language, cards=CardStyle.SIGNS)
    view = table_for(PENALTY, "penalty", seed_where("You cannot play")).present(0).view
    label = f"{texts.text('table-hand', count=len(view.hand))}:"
    for width, rows in ((40, 2), (80, 1)):
        console = Console(file=io.StringIO(), width=width, force_terminal=True)
        painter = Painter(texts, People(NAMES[:2], 0), Screen(console=console), "penalty")
        lines = [line.plain for line in painter.hand(view)]
        assert len(lines) == rows
        assert lines[0].startswith(label)
        assert (lines[0] == label) == (width == 40)
        assert all(len(line) <= width for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_what_is_good_and_why(language: str) -> None:
    """In a few sentences, and then the table is shown again: nothing has been done."""
    texts = catalogue(language, cards=CardStyle.SIGNS)
    plain, asked = typed(language=language), typed("h", "h", language=language)
    view = table_for(PENALTY, "penalty", 1).present(0).view
    found = small_hint(view)
    assert found is not None
    lines = [*hint_lines(texts, People(NAMES[:2], 0), view, found)]
    assert " ".join(asked.split()).count(" ".join(lines)) == 2
    assert asked.count(texts.text("hint-first")) == 1  # which may take a while
    shown = texts.text("table-upcard", card=view.upcard)
    assert (plain.count(shown), asked.count(shown)) == (1, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_can_be_read_during_the_game(language: str) -> None:
    written = typed("r", by=rules("mau-mau"), preset="mau-mau", language=language)
    assert "Mau-Mau" in written
    assert len(written.splitlines()) > 60


def test_house_rules_do_not_go_by_the_name_of_their_preset() -> None:
    written = typed("r", by=rules("mau-mau", draw=3), preset="mau-mau")
    assert "Mau-Mau with house rules: the rules" in written


def test_leaving_is_asked_back() -> None:
    written = typed("q", "", "q", "Q", echo=True)
    assert written.count("Leave the game?") == 2
    assert written.endswith("Game ended. See you soon!\n")
    assert "Upcard" in written.split("Leave the game?")[1]


def test_a_call_is_made_before_with_or_without() -> None:
    """R-110: alone before the play, or with it; forgotten it costs."""
    by = rules(
        hand_size=2, last_card_call="required", wild=frozenset(), draw=1, drawn_card="may_play"
    )
    seed = seed_where("Playable:", by)
    shown = typed(by=by, seed=seed)
    card = playable(shown)[0]
    assert "! = call “Last card!”" in shown
    before = typed("!", card, by=by, seed=seed)
    with_it = typed(f"{card}!", by=by, seed=seed)
    forgotten = typed(card, by=by, seed=seed)
    for written in (before, with_it):
        assert "You call “Last card!”" in written
        assert "You forgot" not in written
    assert "You forgot to call “Last card!” and draw 2 penalty cards." in forgotten
    assert re.search(r"^New in your hand: \S+ \S+$", forgotten, re.MULTILINE)


def test_who_is_out_of_the_game_sees_it_end() -> None:
    """R-17: the others play on, and Enter leads from deal to deal."""
    by = Rules.preset("penalty", seats=3, game_end=eliminate(20))
    for seed in range(20):
        played = play(by, "penalty", "en", seed, slips=0)
        if "and are out of the game." in played.written:
            assert played.code == 0
            assert "The game is over: " in played.written
            return
    pytest.fail("nobody was eliminated")


def test_the_end_names_the_winner_and_that_there_was_help() -> None:
    """Design, "Secrets" 7: an undo marks the game as assisted."""
    by = rules("quick", hand_size=2, wild=frozenset())
    seed = seed_where("Playable:", by)
    lines = [playable(typed(by=by, seed=seed))[0], "u"]
    written = ""
    while "The game is over" not in written:
        written = typed(*lines, by=by, preset="quick", seed=seed)
        lines.append("d" if written.count("draw with d") > written.count("You draw") else "")
        lines[-1] = lines[-1] or playable(written)[-1]
        assert len(lines) < 60
    assert re.search(r"^The game is over.* \(assisted\)$", written, re.MULTILINE)
