"""Records of games: written, read, replayed, verified (R-150, R-160)."""

from __future__ import annotations

import dataclasses
import hashlib
import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games import play, same_state, states
from tests.rules.random_rules import rules_from_seed

from crazyeights import PRESETS, Game, Rules, record
from crazyeights.record import RecordError, UndisclosedError
from crazyeights.rules import chance
from crazyeights.rules.compiled import Mode
from crazyeights.rules.options import option_kinds

RECORDS = Path(__file__).parent / "records"
GOLDEN = sorted(path.stem for path in RECORDS.glob("*.txt"))


def signed(text: str) -> str:
    """Return a record with the end line that its other lines ask for."""
    body = "\n".join(text.split("\n")[:-2]) + "\n"
    return f"{body}end {hashlib.sha256(body.encode()).hexdigest()}\n"


def change(text: str, line: int, new: str | None) -> str:
    """Return a record with one line changed, or taken away, and a checksum that fits again."""
    lines = text.split("\n")
    lines[line - 1 : line] = [] if new is None else [new]
    return signed("\n".join(lines))


def line_of(text: str, beginning: str, *, after: str = "") -> int:
    """Return the number of the first line with this beginning, perhaps only after another one."""
    lines = text.split("\n")
    first = 0 if not after else line_of(text, after)
    return next(
        n for n, line in enumerate(lines, start=1) if n > first and line.startswith(beginning)
    )


def golden(name: str) -> str:
    return (RECORDS / f"{name}.txt").read_text(encoding="utf-8")


@cache
def short() -> str:
    """Return the record of a game with all there can be in one: cut, burial, calls, reshuffle."""
    text = golden("mau-mau")
    for part in ("\ncut ", "\nburied ", "\nforgot ", " reshuffle=", "!\n", "=H\n", " !2\n"):
        assert part in text
    return text


@cache
def long() -> str:
    """Return the record of a game of several deals in which seats are eliminated."""
    text = golden("vandatta")
    assert len(set(re.findall(r"^players .*", text, re.MULTILINE))) > 2
    return text


# ── Round trips ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("preset", PRESETS)
def test_round_trip_of_whole_games(preset: str) -> None:
    """R-150: a whole game of every preset, written and read, replays to the same states."""
    for seed, seats in enumerate(PRESETS[preset].seats):
        game = play(Game(Rules.preset(preset, seats=seats), seed=seed), seed)
        text = record.write(game, preset=preset)
        read = record.read(text)
        assert read.rules == game.rules
        assert read.outcome == game.outcome
        assert [deal.secret for deal in read.deals] == [deal.secret for deal in game.deals]
        again = read.replay()
        assert same_state(again, game)
        assert list(states(again)) == list(states(game))
        assert record.verify(read) == []
        assert record.write(again, preset=preset) == text


@pytest.mark.engine
@pytest.mark.parametrize("seed", range(25))
def test_round_trip_with_any_rules(seed: int) -> None:
    """R-150: the same for random rules, and for games that are not finished."""
    rules = rules_from_seed(seed)
    game = play(Game(rules, secrets=lambda deal: bytes([seed, deal % 256] * 16)), seed, actions=250)
    text = record.write(game, disclose=True)
    read = record.read(text)
    assert read.rules == rules
    assert record.verify(read) == []
    assert same_state(read.replay(), game)
    assert read.to_text() == text


@pytest.mark.engine
def test_a_stored_game_goes_on_as_it_would_have() -> None:
    """R-150, R-160: from a disclosed record a game goes on, with the deal it is committed to."""
    game = Game(Rules.preset("five-hundred", seats=3))
    for actions in (0, 1, 40, 200):
        play(game, 5, actions=actions)
        again = record.read(record.write(game, disclose=True)).replay()
        assert same_state(again, game)
        assert again.next_commitment == game.next_commitment
        deals = len(game.deals)
        assert same_state(play(again, 6, deals=deals), play(game, 6, deals=deals))
        if game.outcome is None:
            again.next_deal()
            game.next_deal()
            assert same_state(again, game)


@pytest.mark.engine
def test_between_two_deals() -> None:
    """R-150: whether the next deal has begun is part of what is replayed."""
    game = play(Game(Rules.preset("penalty", seats=2), seed=3), 3, deals=1)
    assert game.deal_over
    assert game.outcome is None
    over = record.read(record.write(game, disclose=True)).replay()
    assert same_state(over, game)
    game.next_deal()
    begun = record.read(record.write(game, disclose=True)).replay()
    assert same_state(begun, game)
    assert not same_state(begun, over)


@pytest.mark.engine
@pytest.mark.parametrize("seed", [0, -12, 10**4200])
def test_a_replayed_game_keeps_its_seed(seed: int) -> None:
    """R-150, R-162: the seed is on record, and the replayed game shows it."""
    game = play(Game(Rules.preset("penalty", seats=2), seed=seed), 1, deals=1)
    again = record.read(record.write(game, disclose=True)).replay()
    assert again.seed == seed
    assert repr(again) == repr(game)


# ── The header ───────────────────────────────────────────────────────────────────────────────────


def some_game() -> Game:
    return Game(Rules.preset("penalty", seats=2), seed=1)


def test_header() -> None:
    """R-150: the header holds rules, preset, names, seed, tags, and whether it was assisted."""
    tags = {"date": "2026-03-01", "place": 'Zürich "Bar" \\ 2', "x-new_thing": ""}
    text = record.write(
        some_game(), preset="penalty", names=("Åse", "B"), tags=tags, assisted=True, disclose=True
    )
    read = record.read(text)
    assert (read.preset, read.names, read.seed, read.assisted) == ("penalty", ("Åse", "B"), 1, True)
    assert read.tags == tags
    assert list(read.tags) == list(tags)
    assert read.disclosed
    assert read.to_text() == text
    assert "\nrules seats=2 game_end=target(200)\n" in text
    assert dataclasses.replace(read, tags={"a": "b"}).to_text() == record.write(
        some_game(),
        preset="penalty",
        names=("Åse", "B"),
        tags={"a": "b"},
        assisted=True,
        disclose=True,
    )


def test_everything_but_rules_may_be_missing() -> None:
    text = record.write(some_game())
    read = record.read(text)
    assert (read.preset, read.names, read.seed, read.assisted) == (None, (), None, False)
    assert read.tags == {}


def test_default_rules_are_an_empty_list() -> None:
    read = record.read(record.write(Game(Rules(), seed=1)))
    assert read.rules == Rules()


@given(st.lists(st.text(), min_size=2, max_size=2), st.text())
@settings(max_examples=150)
def test_any_name_and_tag(names: list[str], value: str) -> None:
    """R-150: names and tags come back whatever is in them, and nothing in them breaks a line."""
    text = record.write(some_game(), names=names, tags={"note": value})
    read = record.read(text)
    assert list(read.names) == names
    assert read.tags == {"note": value}
    assert (
        len(text.splitlines()) == text.count("\n") == len(record.write(some_game()).split("\n")) + 2
    )
    unnamed = [line for line in text.splitlines() if not line.startswith("name ")]
    assert "\n".join(unnamed).isascii()


@pytest.mark.parametrize(
    "character",
    [
        "\n",
        "\r",
        "\t",
        "\x00",
        "\x1b",
        "\x7f",
        "\x85",
        "\u2028",
        "\u202e",
        "\u2066",
        "\u200f",
        "\ufeff",
        "\ud800",
    ],
)
def test_unsafe_characters_are_never_written_as_they_are(character: str) -> None:
    """R-150: controls, line breaks and characters that change the direction are escaped."""
    text = record.write(some_game(), names=[f"a{character}b", "c"])
    assert f"a\\u{{{ord(character):x}}}b" in text
    assert character not in text.replace("\n", "", text.count("\n"))
    assert record.read(text).names == (f"a{character}b", "c")


def test_ordinary_names_are_written_as_they_are() -> None:
    for name in ("Åse-Marie", "José", "Ελένη", "李雷", "O'Neill", "  blanks  "):
        assert f'name 0 "{name}"' in record.write(some_game(), names=[name, ""])


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"names": ["A"]}, "1 names for 2 seats"),
        ({"preset": "two words"}, "the preset 'two words'"),
        ({"preset": ""}, "the preset ''"),
        ({"tags": {"Two Words": "x"}}, "the tag 'Two Words'"),
        ({"tags": {"": "x"}}, "the tag ''"),
    ],
)
def test_labels_that_cannot_be_written(arguments: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        record.write(some_game(), **arguments)  # type: ignore[arg-type]


def test_rules_do_not_depend_on_presets(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-150: rules are read back with the same values even if the presets change later."""
    rules = Rules.preset("penalty", seats=2)
    text = record.write(Game(rules, seed=1), preset="penalty")
    changed = dataclasses.replace(PRESETS["penalty"], options=lambda: {"draw": 1, "jokers": 2})
    monkeypatch.setattr("crazyeights.rules.presets._presets", {"penalty": changed})
    monkeypatch.setattr("crazyeights.rules.presets.PRESETS", {})
    read = record.read(text)
    assert read.rules == rules
    assert read.preset == "penalty"


def test_defaults_never_change() -> None:
    """R-150: an option that a record leaves out has its default, so the default is for ever."""
    defaults = {name: kind.show(getattr(Rules(), name)) for name, kind in option_kinds().items()}
    assert (
        defaults.items()
        >= {
            "seats": "4",
            "pack": "french52",
            "packs": "auto",
            "second_pack_from": "6",
            "jokers": "0",
            "hand_size": "standard",
            "first_dealer": "cut",
            "first_turn": "after_dealer",
            "direction": "clockwise",
            "starter_wild": "bury",
            "starter_special": "ignored",
            "wild": "8",
            "wild_on_wild": "true",
            "wild_must_match": "false",
            "naming": "any_suit",
            "finish_on_wild": "true",
            "draw": "until_playable",
            "voluntary_draw": "false",
            "drawn_card": "must_play",
            "empty_stock": "reshuffle",
            "effects": "none",
            "two_seat_reverse": "no_effect",
            "after_debt": "turn_ends",
            "skip_answer": "none",
            "finish_effect": "ignored",
            "finish_on_special": "true",
            "several": "none",
            "last_card_call": "off",
            "last_card_penalty": "2",
            "stop_call": "off",
            "values": "pips",
            "wild_value": "50",
            "scoring": "penalty",
            "blocked_pay": "others",
            "game_end": "one_deal",
            "wild_finish_doubles": "false",
        }.items()
    )


# ── Secrets ──────────────────────────────────────────────────────────────────────────────────────


def one_action_before_the_end(name: str) -> Game:
    """Return the game of a golden record without its last action."""
    read = record.read(golden(name))
    game = Game(read.rules, seed=read.seed)
    steps = [step for deal in read.deals for step in deal.steps]
    for step in steps[:-1]:
        if game.deal_over:
            game.next_deal()
        game.act(step.action, step.seat)
    assert game.outcome is None
    return game


@pytest.mark.parametrize("name", GOLDEN)
def test_a_game_that_goes_on_is_not_disclosed(name: str) -> None:
    """R-160, R-161: before the end a record holds no secret, no seed and no hidden card."""
    game = one_action_before_the_end(name)
    text = record.write(game)
    assert "seed" not in text
    secrets = [chance.secret_from_seed(game.seed or 0, n + 1) for n in range(len(game.deals) + 1)]
    for secret in secrets:
        assert secret.hex() not in text
        assert chance.commitment(secret) in text
    disclosed = record.write(game, disclose=True)
    assert all(secret.hex() in disclosed for secret in secrets)
    for line in text.splitlines():
        if line.startswith("hand "):
            assert re.fullmatch(r"hand \d( \?)+", line)
        for result in re.findall(r"\d\+\S+", line):
            assert result.endswith("+?")
    assert len(re.findall(r"\d\+", text)) == len(re.findall(r"\d\+", disclosed)) > 0
    # What is left is what every spectator has seen: plays, the starter, what was buried, the cut,
    # and the hands at the end of a deal.
    seen = re.compile(r"pack |cut |starter |buried |left |\d (?!d)|rules ")
    for line in text.splitlines():
        assert seen.match(line) or not re.search(r"\b(?:10|[2-9JQKA])[CDHS]\b|JK", line), line


def test_hidden_cards_change_nothing_in_an_undisclosed_record() -> None:
    """R-161: two games that look alike to a spectator have the same record but for commitments."""
    rules = Rules(seats=2, first_dealer=0, draw=1)
    texts: dict[str, list[str]] = {}
    for seed in range(300):
        game = Game(rules, seed=seed)
        text = re.sub(r"[0-9a-f]{64}", "HASH", record.write(game))
        seen = " ".join(str(event.card) for event in game.deal.events if event.card)
        texts.setdefault(seen, []).append(text)
    assert max(map(len, texts.values())) > 5
    assert all(len(set(alike)) == 1 for alike in texts.values())


def test_a_finished_game_is_disclosed() -> None:
    """R-160: after the game the secrets are published."""
    game = play(Game(Rules.preset("quick", seats=2)), 1)
    read = record.read(record.write(game))
    assert read.disclosed
    assert read.seed is None
    assert [deal.secret for deal in read.deals] == [deal.secret for deal in game.deals]


def test_what_is_not_disclosed_can_be_read_but_not_replayed() -> None:
    """R-150: a typed error says that nothing can be replayed or verified."""
    game = play(Game(Rules.preset("penalty", seats=3), seed=1), 1, deals=2)
    text = record.write(game)
    read = record.read(text)
    assert not read.disclosed
    assert len(read.deals) == 2
    assert read.deals[0].secret is None
    assert set(read.deals[0].hands[0]) == {None}
    assert read.to_text() == text
    number = line_of(text, "disclosed no")
    for attempt in (read.replay, lambda: record.verify(read)):
        with pytest.raises(UndisclosedError, match=rf"line {number}: .*not disclosed"):
            attempt()


def test_undisclosed_and_disclosed_may_not_be_mixed() -> None:
    text = record.write(some_game())
    for hidden, shown in (("disclosed no", "disclosed yes"), ("?", "9C")):
        with pytest.raises(RecordError):
            record.read(signed(text.replace(hidden, shown, 1)))


def test_a_game_that_does_not_follow_is_not_written() -> None:
    """R-160: no record is made of a game whose log says what did not follow from the secrets."""
    game = play(Game(Rules.preset("quick", seats=2), seed=1), 1)
    game.deals[0].events.pop()
    with pytest.raises(ValueError, match="deal 1 is not what its secret"):
        record.write(game)


# ── Damage ───────────────────────────────────────────────────────────────────────────────────────


def refused(text: str) -> RecordError:
    """Return the error that refuses a text; it must name a line that exists and a reason."""
    with pytest.raises(RecordError) as caught:
        record.read(text)
    assert 1 <= caught.value.line <= text.count("\n") + 1
    assert len(caught.value.reason) > 10
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.reason}"
    assert str(caught.value).isprintable()
    assert type(caught.value) is RecordError
    return caught.value


def test_truncated_anywhere() -> None:
    """R-150: a record that is cut off at any character is refused."""
    text = short()
    for length in [*range(0, len(text) - 100, 7), *range(len(text) - 100, len(text))]:
        refused(text[:length])


def test_truncated_after_a_line() -> None:
    """R-150: where whole lines are missing at the end, the error says that it was cut off."""
    text = short()
    lines = text.split("\n")
    for number in range(1, len(lines) - 1):
        error = refused("\n".join([*lines[:number], ""]))
        assert "cut off" in error.reason
        assert error.line >= number


@given(data=st.data())
@settings(max_examples=400)
def test_any_character_changed(data: st.DataObject) -> None:
    """R-150: a character changed, taken away or put in anywhere is noticed."""
    text = short()
    place = data.draw(st.integers(0, len(text) - 1))
    character = data.draw(st.one_of(st.sampled_from(sorted(set(text))), st.characters()))
    kind = data.draw(st.sampled_from(["change", "insert", "delete"]))
    rest = text[place:] if kind == "insert" else text[place + 1 :]
    damaged = text[:place] + ("" if kind == "delete" else character) + rest
    if damaged != text:
        refused(damaged)


@given(data=st.data())
@settings(max_examples=200)
def test_any_line_changed(data: st.DataObject) -> None:
    """R-150: lines taken away, doubled or exchanged are noticed."""
    lines = long().split("\n")
    one, other = (data.draw(st.integers(0, len(lines) - 2)) for _ in range(2))
    kind = data.draw(st.sampled_from(["delete", "double", "swap"]))
    damaged = list(lines)
    if kind == "delete":
        del damaged[one]
    elif kind == "double":
        damaged.insert(other, lines[one])
    else:
        damaged[one], damaged[other] = damaged[other], damaged[one]
    if damaged != lines:
        refused("\n".join(damaged))


@given(st.one_of(st.text(), st.text(alphabet="crazyeights record 1\n0=+dp?!")))
@settings(max_examples=200)
def test_any_text_is_refused_in_the_same_way(text: str) -> None:
    """R-150: whatever a file holds, the only error is RecordError."""
    refused(text)
    refused(f"crazyeights record 1\n{text}")
    refused(f"crazyeights record 1\nrules {text}")


@given(data=st.data())
@settings(max_examples=300)
def test_any_edit_that_repairs_the_checksum_is_found(data: st.DataObject) -> None:
    """R-160: who edits what happened and computes the checksum anew is found out all the same."""
    text = data.draw(st.sampled_from([short(), long()]))
    lines = text.split("\n")
    first = line_of(text, "deal 1")
    place = data.draw(st.integers(first - 1, len(lines) - 3))
    words = lines[place].split(" ")
    everything = sorted({word for line in lines[first - 1 :] for word in line.split(" ")})
    kind = data.draw(st.sampled_from(["change", "insert", "delete", "line", "swap"]))
    if kind == "line":
        damaged = [*lines[:place], *lines[place + 1 :]]
    elif kind == "swap":
        other = data.draw(st.integers(first - 1, len(lines) - 3))
        damaged = list(lines)
        damaged[place], damaged[other] = damaged[other], damaged[place]
    else:
        at = data.draw(st.integers(0, len(words) - 1))
        new = data.draw(st.sampled_from(everything))
        after = at if kind == "insert" else at + 1
        edited = [*words[:at], *([] if kind == "delete" else [new]), *words[after:]]
        damaged = [*lines[:place], " ".join(edited), *lines[place + 1 :]]
    edited_text = signed("\n".join(damaged))
    if [line for line in damaged if line] == [line for line in lines if line]:
        return  # empty lines mean nothing
    try:
        read = record.read(edited_text)
    except RecordError:
        return
    if record.verify(read):
        with pytest.raises(RecordError):
            read.replay()
        return
    # What a seat decided follows from nothing; what chance gave and how it ended are the same.
    assert without_decisions(read) == without_decisions(record.read(text))


def without_decisions(read: record.Record) -> list[object]:
    """Return what a record says about chance, ends and points."""
    deals = [
        (
            dataclasses.replace(deal, steps=()),
            [result for step in deal.steps for result in (*step.before, *step.after)],
        )
        for deal in read.deals
    ]
    return [read.outcome, *deals]


def test_unknown_version() -> None:
    """R-150: a version that is not known is refused before anything else."""
    for version in ("2", "10", "0", "01"):
        error = refused(signed(short().replace("record 1", f"record {version}", 1)))
        assert (error.line, error.reason) == (
            1,
            f"version '{version}' of the format is not known, only 1 is",
        )


@pytest.mark.parametrize(
    "text", ["", "\n", "hello\n", "\ufeffcrazyeights record 1\n", "crazyeights record\n"]
)
def test_not_a_record(text: str) -> None:
    error = refused(text)
    assert error.line == 1
    assert "no record begins with" in error.reason


@pytest.mark.parametrize(
    ("line", "new", "reason"),
    [
        ("rules ", "rules seats=9", "seats: '9' is not right"),
        ("rules ", "rules sets=5", "sets: no such option"),
        ("rules ", "rules seats=5 seats=5", "seats: given twice"),
        ("rules ", "rules seats=5  draw=1", "more than one blank"),
        ("preset ", "preset mau mau", "one word should follow"),
        ("seats ", "seats 4", "the rules are for 5 seats, not for 4"),
        ("seats ", "seats five", "'five' is no whole number of 0 or more"),
        ("seats ", "seats 05", "'05' is no whole number"),
        ("name 0", 'name 1 "A"', "the name of seat 0 should stand here"),
        ("name 0", "name 0 Anna", "'Anna' is no text in quotation marks"),
        ("name 0", 'name 0 "An"na"', "is no text in quotation marks"),
        ("name 0", 'name 0 "A\u202eb"', r"the character '\u202e' must be written as"),
        ("name 0", 'name 0 "A\\u{110000}"', "there is no character"),
        ("name 0", 'name 0 "A\\x"', "is no text in quotation marks"),
        ("seed ", "seed x", "'x' is no whole number"),
        ("assisted ", "assisted maybe", "'maybe' should be yes or no"),
        ("tag ", 'tag play "ü"', r"the character '\xfc' must be written as"),
        ("tag ", 'tag Play "x"', "'Play' is no name of a tag"),
        ("disclosed ", "disclosed", "one word should follow 'disclosed', there are 0"),
        ("pack ", "pack 7C 7D", "the pack of these rules is 7C 7D 7H"),
        ("deal ", "deal 2", "this should be deal 1"),
        ("commitment ", "commitment 12ab", "'12ab' is no number of 64 digits"),
        ("secret ", "secret " + "G" * 64, "is no number of 64 digits"),
        ("players ", "players 0 1 1 2 3 4", "each once and in ascending order"),
        ("players ", "players 0 1 2 3 5", "seat '5' is none of 0 1 2 3 4"),
        ("players ", "players 3", "at least two seats play a deal"),
        ("players ", "players", "seats should be listed here"),
        ("cut ", "cut 0-9S", "should be two words with ':' between them"),
        ("dealer ", "dealer 7", "seat '7' is none of 0 1 2 3 4"),
        ("dealer ", "dealer -1", "'-1' is no whole number of 0 or more"),
        ("hand 2", "hand 3 7D 7H KS AC AD", "'hand 2 ...' should stand here"),
        ("hand 2", "hand 2 7D 7H KS AC", "a hand has 5 cards when it is dealt"),
        ("hand 2", "hand 2 7D 7H KS AC 1D", "'1D' cannot be read as a card"),
        ("hand 2", "hand 2 7D 7H KS AC 2D", "the pack has no 2D"),
        ("hand 2", "hand 2 7D 7H KS AC ?", "'?' cannot be read as a card"),
        ("hand 3", "hand 3 7D 7H JS QH QS", "the pack has no further 7D"),
        ("starter ", "starter", "'' cannot be read as a card"),
        ("starter ", "starter 7D", "the pack has no further 7D"),
        ("2 7H", "5 7H", "seat '5' is none of 0 1 2 3 4"),
        ("2 7H", "2 7X", "'7X' is no action: '7X' cannot be read as a card"),
        ("2 7H", "2", "'' is no action"),
        ("2 7H", "2 7H ", "more than one blank in a row, or one at its end"),
        ("2 7H", "2 7H\t", "has characters that may only be in names"),
        ("2 7H", "2 !1", "seat 2 cannot call for seat 1"),
        ("2 7H", "2 d 2+", "'2+' should be two words with '+' between them"),
        ("2 7H", "2 d shuffle=3", "'shuffle' should be one of reshuffle turn_over"),
        ("2 7H", "2 d reshuffle=x", "'x' is no whole number"),
        ("2 7H", "two 7H", "'SEAT ACTION ...' should stand here, not 'two 7H'"),
        ("over ", "over somehow", "'somehow' should be one of went_out"),
        ("winners ", "winners", "seats should be listed here"),
        ("left 2", "left 2 7S 8S QS QS", "the pack has no further QS"),
        ("worth ", "worth 1 2", "there are 5 seats, but 2 numbers"),
        ("totals ", "totals 1 2 3 4 5", "with these scores the totals are"),
        ("outcome ", "outcome target 1", "by these rules a game ends by one_deal"),
        ("outcome ", "outcome one_deal", "seats should be listed here"),
        ("outcome ", "the end", "'outcome ...' should stand here, not 'the end'"),
    ],
)
def test_the_line_of_a_fault_is_named(line: str, new: str, reason: str) -> None:
    """R-150: a faulty line is named with its reason, before the checksum is looked at."""
    text = short()
    number = line_of(text, line)
    lines = text.split("\n")
    lines[number - 1] = new
    error = refused("\n".join(lines))
    assert error.line == number
    assert reason in error.reason
    assert "checksum" not in error.reason


def test_a_deal_after_one_that_is_not_over() -> None:
    text = long()
    number = line_of(text, "deal 2")
    lines = text.split("\n")
    begin = line_of(text, "over ")
    error = refused("\n".join([*lines[: begin - 1], *lines[number - 1 :]]))
    assert error.line == begin
    assert "should stand here, not 'deal 2'" in error.reason


def test_only_the_checksum_shows_a_plausible_edit() -> None:
    """R-150: where no line is wrong by itself, the checksum is what does not fit."""
    text = short()
    error = refused(text.replace("name 0", "name 0", 1).replace('"Jörg"', '"Georg"', 1))
    assert error.line == text.count("\n")
    assert error.reason == "the checksum does not fit: something above was changed"


def test_nothing_may_follow_the_end() -> None:
    for more in ("\n", "x", "end\n", short()):
        error = refused(short() + more)
        assert error.reason == "nothing may follow the end"


# ── Verifying ────────────────────────────────────────────────────────────────────────────────────


def one_finding(text: str) -> record.Finding:
    findings = record.verify(record.read(text))
    assert len(findings) == 1, findings
    with pytest.raises(RecordError) as caught:
        record.read(text).replay()
    assert (caught.value.line, caught.value.reason) == findings[0]
    return findings[0]


@pytest.mark.parametrize(
    ("line", "new", "says"),
    [
        (
            "commitment ",
            "commitment " + "0" * 64,
            "the secret of deal 1 does not fit its commitment",
        ),
        ("seed ", "seed 5", "the secret of deal 1 does not come from the seed 5"),
        ("cut ", "cut 0:9S 1:AC 2:7S 3:KD 4:KH", "the cut: the record says"),
        (
            "hand 2",
            "hand 2 7D 7H 8D AC AD",
            "the hand dealt to seat 2: the record says 7D 7H 8D AC AD",
        ),
        ("buried ", "buried 9D", "the buried cards: the record says 9D, but what follows is JC"),
        ("buried ", None, "the buried cards: the record says nothing, but what follows is JC"),
        ("starter ", "starter 10S", "the starter: the record says 10S, but what follows is 10H"),
        (
            "4 d 4+7C 4+10S 4+8D 4+JC",
            "4 d 4+7C 4+10S 4+8D 4+JD",
            "at d of seat 4: the record says 4+7C 4+10S 4+8D 4+JD, but what follows is",
        ),
        ("2 d 2+9D", "2 d 1+9D", "at d of seat 2: the record says 1+9D, but what follows is 2+9D"),
        ("3 d 3+KC reshuffle=13", "3 d 3+KC reshuffle=12 3+9S", "reshuffle=12"),
        ("3 d 3+KC reshuffle=13", "3 d 3+KC turn_over=13 3+9S", "turn_over=13"),
        ("forgot 1+JH 1+KD", "forgot 1+JH", "before it: the record says 1+JH, but"),
        ("forgot 1+JH 1+KD", None, "before it: the record says nothing, but what follows is"),
        ("over ", "over blocked", "the end of the deal: the record says blocked, but"),
        ("left 2", "left 2 7S 8S QS", "the hand left to seat 2: the record says 7S 8S QS, but"),
        ("worth ", "worth 36 0 29 19 51", "what the hands are worth: the record says"),
    ],
)
def test_findings(line: str, new: str | None, says: str) -> None:
    """R-160: what does not follow from the secrets is named with its line and both versions."""
    number = line_of(short(), line)
    finding = one_finding(change(short(), number, new))
    assert says in finding.text
    wanted = number
    if new is None:
        # The line is missing, so another one has to answer for it.
        wanted = line_of(short(), "deal 1") if line == "buried " else number
    assert finding.line == wanted


def test_findings_about_winners() -> None:
    text = change(short(), line_of(short(), "winners "), "winners 2")
    assert (
        "the winners of the deal: the record says 2, but what follows is 1"
        in one_finding(text).text
    )
    text = change(short(), line_of(short(), "outcome "), "outcome one_deal 2")
    assert "the outcome: the record says one_deal 2, but" in one_finding(text).text


def test_findings_about_scores() -> None:
    text = short()
    text = change(text, line_of(text, "scores "), "scores 36 0 29 19 51")
    text = change(text, line_of(text, "totals "), "totals 36 0 29 19 51")
    findings = record.verify(record.read(text))
    assert [finding.text.partition(":")[0] for finding in findings] == ["the scores", "the totals"]


def test_another_secret_is_found_even_with_its_own_commitment() -> None:
    """R-160: the cards that were played do not follow from a secret that was put in later."""
    other = bytes(32)
    text = change(short(), line_of(short(), "seed "), None)
    text = change(text, line_of(text, "secret "), f"secret {other.hex()}")
    text = change(text, line_of(text, "commitment "), f"commitment {chance.commitment(other)}")
    findings = record.verify(record.read(text))
    assert findings[0].line == line_of(text, "cut ")
    assert any(finding.text.startswith("the hand dealt to") for finding in findings)


def test_an_illegal_action_ends_the_check() -> None:
    """R-160: an illegal action is named with the reason, and nothing after it is checked."""
    number = line_of(short(), "2 7H")
    finding = one_finding(change(short(), number, "2 KS"))
    assert finding.line == number
    assert finding.text.startswith("seat 2 cannot do KS: ")
    assert finding.text.endswith("What comes after this was not checked")


def test_an_action_of_the_wrong_seat() -> None:
    number = line_of(short(), "2 7H")
    assert one_finding(change(short(), number, "1 7H")).line == number


def test_actions_after_the_end_of_a_deal() -> None:
    number = line_of(short(), "over ")
    text = change(short(), number, "0 d 0+9H\nover went_out")
    finding = one_finding(text)
    assert finding.line == number
    assert "the game is over" in finding.text


def test_a_deal_said_to_be_over_too_early() -> None:
    text = short()
    last = line_of(text, "over ") - 1
    finding = one_finding(change(text, last, None))
    assert finding.line == last
    assert "deal 1 is not over" in finding.text


def test_a_game_said_to_be_unfinished() -> None:
    text = short()
    lines = text.split("\n")
    cut = line_of(text, "over ")
    seed = int(text.split("seed ")[1].split("\n")[0])
    secret = chance.secret_from_seed(seed, 2)
    end = [
        "unfinished",
        f"next-commitment {chance.commitment(secret)}",
        f"next-secret {secret.hex()}",
    ]
    finding = one_finding(signed("\n".join([*lines[: cut - 1], "", *end, "end", ""])))
    assert finding.line == cut - 1
    assert "deal 1 is over after this" in finding.text
    outcome = line_of(text, "outcome ")
    finding = one_finding(signed("\n".join([*lines[: outcome - 1], *end, "end", ""])))
    assert finding.text == "the outcome: the record says unfinished, but what follows is one_deal 1"


def test_a_game_said_to_be_finished_too_early() -> None:
    text = long()
    lines = text.split("\n")
    second = line_of(text, "deal 2")
    outcome = lines[line_of(text, "outcome ") - 1]
    finding = one_finding(signed("\n".join([*lines[: second - 1], outcome, "end", ""])))
    assert finding.line == second
    assert "the outcome: the record says eliminate" in finding.text


def test_a_deal_after_the_end_of_the_game() -> None:
    """R-133: no deal follows the last one."""
    first = play(Game(Rules(seats=2, first_dealer=0), seed=1), 1)
    second = Game(Rules(seats=2, first_dealer=1), secrets=lambda _: chance.secret_from_seed(1, 2))
    text = record.write(first)
    more = record.write(play(second, 2)).split("\n")
    deal = more[more.index("deal 1") : more.index("deal 1") + 400]
    deal = deal[: next(n for n, line in enumerate(deal) if line.startswith("totals"))]
    deal[0] = "deal 2"
    deal[deal.index("players 0 1") + 1] = "dealer 1"
    scores = [
        list(map(int, line.split()[1:]))
        for line in (*text.split("\n"), *deal)
        if line.startswith("scores")
    ]
    totals = f"totals {scores[0][0] + scores[1][0]} {scores[0][1] + scores[1][1]}"
    lines = text.split("\n")
    place = line_of(text, "outcome ")
    finding = one_finding(
        signed("\n".join([*lines[: place - 1], *deal, totals, *lines[place - 1 :]]))
    )
    assert finding.line == place
    assert "the game is over after deal 1" in finding.text


def test_seats_that_should_be_out() -> None:
    """R-133, R-17: who plays a deal follows from the totals."""
    text = long()
    number = line_of(text, "players 0 3 4 5 6 7")
    game = record.read(text).replay()
    assert game.deals[2].seats == (0, 3, 4, 5, 6, 7)
    deal = record.read(text).deals[2]
    hands = {seat: deal.hands[seat] for seat in deal.hands}
    edited = dataclasses.replace(deal, seats=(0, 3, 4, 5, 6), hands=hands)
    assert edited.seats != deal.seats
    whole = record.read(text)
    forged = dataclasses.replace(whole, deals=(*whole.deals[:2], edited, *whole.deals[3:]))
    findings = record.verify(forged)
    assert [finding.line for finding in findings] == [number]
    assert "by the rules seats 0 3 4 5 6 7 play deal 3" in findings[0].text


def test_the_next_deal_is_committed_to() -> None:
    """R-160: the secret of the deal that comes next has to fit its commitment too."""
    text = record.write(some_game(), disclose=True)
    number = line_of(text, "next-commitment")
    finding = one_finding(change(text, number, "next-commitment " + "0" * 64))
    assert finding.line == number
    assert "the secret of deal 2 does not fit its commitment" in finding.text


def test_findings_come_in_the_order_of_lines() -> None:
    text = long()
    for deal in ("deal 1", "deal 3"):
        number = line_of(text, "commitment", after=deal)
        text = change(text, number, "commitment " + "0" * 64)
    number = line_of(text, "worth", after="deal 2")
    text = change(text, number, "worth " + " ".join("9" * 8))
    lines = [finding.line for finding in record.verify(record.read(text))]
    assert len(lines) == 3
    assert lines == sorted(lines)


# ── Files ────────────────────────────────────────────────────────────────────────────────────────


def test_files(tmp_path: Path) -> None:
    """R-150: a file may have other line ends or a mark of its encoding, put there by an editor."""
    path = tmp_path / "game.txt"
    wanted = record.read(short())
    for content in (
        short().encode(),
        short().replace("\n", "\r\n").encode(),
        b"\xef\xbb\xbf" + short().encode(),
    ):
        path.write_bytes(content)
        assert record.read_file(path) == wanted
        assert record.read_file(str(path)) == wanted
        assert record.verify_file(path)[0]


def test_file_in_another_encoding(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(short().encode("latin-1"))
    with pytest.raises(RecordError, match="line 5: this is no text in UTF-8"):
        record.read_file(path)
    assert record.verify_file(path) == (False, ["line 5: this is no text in UTF-8"])


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        record.verify_file(tmp_path / "none.txt")


def test_a_good_file_in_words(tmp_path: Path) -> None:
    """R-160: the check says what was recomputed and which commitments to compare."""
    path = tmp_path / "game.txt"
    path.write_text(short(), encoding="utf-8")
    good, lines = record.verify_file(path)
    assert good
    assert lines[0].startswith("deal 1, commitment 6121387f6a9e77af")
    drawn = len(re.findall(r"\d\+", short()))
    counted = f"cut 5, dealt 25, buried 1, drawn {drawn}, reshuffles 2, starter 10H"
    assert lines[0].endswith(counted)
    assert lines[-1].startswith("The deal follows from the secrets")
    path.write_text(long(), encoding="utf-8")
    good, lines = record.verify_file(path)
    assert good
    assert lines[-1].startswith("All 5 deals follow from the secrets")


def test_a_bad_file_in_words(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    number = line_of(short(), "starter ")
    path.write_text(change(short(), number, "starter 10S"), encoding="utf-8")
    good, lines = record.verify_file(path)
    assert not good
    assert lines == [f"line {number}: the starter: the record says 10S, but what follows is 10H"]
    path.write_text(record.write(some_game()), encoding="utf-8")
    good, lines = record.verify_file(path)
    assert not good
    assert "not disclosed" in lines[0]


# ── Golden records ───────────────────────────────────────────────────────────────────────────────


def test_every_preset_has_a_golden_record() -> None:
    """R-150: tests/make_records.py makes the record of a new preset."""
    assert set(GOLDEN) >= set(PRESETS)


@pytest.mark.parametrize("mode", ["compiled", "interpreted"])
@pytest.mark.parametrize("name", GOLDEN)
def test_golden_records(name: str, mode: Mode) -> None:
    """R-150, R-162: a game recorded once gives the same cards, actions and points for ever."""
    text = golden(name)
    read = record.read(text)
    assert read.preset == (name if name in PRESETS else None)
    assert record.verify(read, mode=mode) == []
    game = read.replay(mode=mode)
    assert game.mode == mode
    assert game.outcome == read.outcome
    again = record.write(
        game, names=read.names, preset=read.preset, tags=read.tags, assisted=read.assisted
    )
    assert again == text


FORMS = [
    r"^cut .* .* .*",
    r"^buried .*",
    r"^starter \w+ \d\+",
    r"^starter \w+$",
    r"^forgot .*",
    r"^over went_out",
    r"^over stop",
    r"^\d \w+ \d\+",
    r"^\d \w+=[CDHS]$",
    r"^\d \w+=[CDHS]!$",
    r"^\d \w+!$",
    r"^\d d \d\+\w+ \d\+",
    r"^\d d reshuffle=",
    r"^\d .* turn_over=",
    r"^\d p$",
    r"^\d x$",
    r"^\d =[CDHS]$",
    r"^\d !\d$",
    r"^hand .* JK",
]


def test_golden_records_show_much() -> None:
    """R-150: together they hold every kind of line, action and result."""
    everything = "\n".join(golden(name) for name in GOLDEN)
    for form in FORMS:
        assert re.search(form, everything, re.MULTILINE), form
    calls = re.findall(r"^(\d) (\S+)(?:.*\n)(?:forgot.*\n)?\1 !\1$", everything, re.MULTILINE)
    assert calls, "nobody calls when another seat is to act"


def test_cards_may_be_written_with_t() -> None:
    """R-150: TH is read as 10H."""
    text = short().replace("10H", "TH").replace("10D", "TD")
    assert "TH" in text
    assert record.read(signed(text)) == record.read(short())


def test_the_example_in_the_description_is_a_record() -> None:
    text = (Path(__file__).parent.parent / "docs" / "record.md").read_text(encoding="utf-8")
    found = re.search(r"```\n(crazyeights record 1\n.*?)```", text, re.DOTALL)
    assert found
    read = record.read(found[1])
    assert record.verify(read) == []
    assert read.deals[0].cut
    assert read.deals[0].finish


def test_errors_and_parts_can_be_shown() -> None:
    """R-161: what a program prints of a record by accident shows no secret and no hand."""
    read = record.read(short())
    secret = read.deals[0].secret
    assert secret is not None
    assert secret.hex() not in repr(read)
    assert repr(secret) not in repr(read)
    assert "KS" not in repr(read)
