"""The real program: in a terminal, through pipes, to its end and broken off."""

from __future__ import annotations

import itertools
import os
import re
import signal
import subprocess
from pathlib import Path

import pytest
from tests.terminal.pilot import CTRL_C, CTRL_D, PROGRAM, Pilot, environment, run
from tests.terminal.robot import Played, play, table_for

from crazyeights import record
from crazyeights.cards import SUIT_LETTERS, Language
from crazyeights.rules.actions import Play
from crazyeights.rules.options import Rules, read_options
from crazyeights.texts import LANGUAGES, catalogue

QUICK_END = "hand_size=1 first_turn=0 wild=3,4,5,6,7,8,9,10,J,Q,K,A"
"""Rules by which the first card ends the deal."""
ALL_WILD = "first_turn=0 wild=3,4,5,6,7,8,9,10,J,Q,K,A"


def arguments(preset: str, seats: int, seed: int, language: str) -> list[str]:
    return [
        *("play", "--preset", preset, "--seats", str(seats)),
        *("--seed", str(seed), "--lang", language, "--name", "Mia"),
    ]


def first_card(preset: str, rules_text: str, seed: int, language: Language = "en") -> str:
    """Return how to type a card that may be played first, a wild one if there is one."""
    changes = read_options(rules_text.split()) | {"first_turn": 0}
    table = table_for(Rules.preset(preset, seats=2, **changes), preset, seed)
    plays = [a for a in table.present(0).view.legal if isinstance(a, Play)]
    return plays[-1].card.show(language, ascii=True)


# ── Whole games ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("language", "preset", "seats"),
    [
        ("de", "mau-mau", 3),
        ("nb", "vri-atter", 3),
        ("it", "classic-special", 4),
        ("en", "quick", 2),
    ],
)
def test_a_whole_game_through_pipes(
    language: Language, preset: str, seats: int, tmp_path: Path
) -> None:
    """What goes through pipes is the same, byte for byte, as in this process, prompts left out."""
    rules = Rules.preset(preset, seats=seats)
    played = play(rules, preset, language, seed=21)
    notes = tmp_path / "game.txt"
    typed = "".join(f"{line}\n" for line in played.typed)
    ran = run(*arguments(preset, seats, 21, language), "--record", str(notes), typed=typed)
    texts = catalogue(language)
    assert ran.stderr == b""
    assert ran.returncode == 0
    saved = texts.text("record-saved", text=str(notes))
    assert ran.stdout.decode() == f"{played.written}{saved}\n"
    assert b"\x1b" not in ran.stdout
    assert texts.text("prompt") not in ran.stdout.decode()
    made = record.read_file(notes)
    assert record.verify(made, mode="interpreted") == []
    assert made.names[0] == "Mia"
    assert made.outcome is not None
    assert made.outcome.winners == played.table.present(0).view.winners


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_a_terminal(language: Language) -> None:
    rules = Rules.preset("quick", seats=3)
    played = play(rules, "quick", language, seed=4, slips=0)
    texts = catalogue(language)
    with Pilot(*arguments("quick", 3, 4, language)) as pilot:
        for line in played.typed[:-1]:
            pilot.expect(":" if "?" not in texts.text("prompt") else texts.text("prompt"))
            pilot.type(line)
        pilot.expect(texts.text("prompt-record"))
        pilot.type("")
        assert pilot.end() == 0
    assert without_typing(pilot.text, played, language) == unwrapped(played.written)


def without_typing(text: str, played: Played, language: Language) -> str:
    texts = catalogue(language)
    for line in played.typed[:-1]:
        text = text.replace(f"{texts.text('prompt')} {line}\n", "", 1)
    return unwrapped(text.replace(texts.text("prompt-record"), ""))


def unwrapped(text: str) -> str:
    """Return the words of a text, however wide its lines are and its cards are set out."""
    return " ".join(text.split())


# ── Colours, letters, width ─────────────────────────────────────────────────────────────────────


def test_in_a_terminal_there_are_colours_and_marks_that_need_none() -> None:
    with Pilot(*arguments("quick", 2, 7, "en")) as pilot:
        pilot.expect("Card or command")
        assert re.search(r"\x1b\[[0-9;]*31m\w+♥", pilot.shown)
        assert re.search(r"Playable:.*\*\w+[♣♦♥♠]", pilot.text)


@pytest.mark.parametrize("settings", [{"TERM": "dumb"}, {"TERM": "dumb", "NO_COLOR": "1"}])
def test_a_dumb_terminal_gets_no_escapes(settings: dict[str, str]) -> None:
    with Pilot(*arguments("quick", 2, 7, "en"), settings=settings) as pilot:
        pilot.expect("Card or command")
        assert "\x1b" not in pilot.shown
        pilot.type("q")
        pilot.expect("q again")
        pilot.type("q")
        assert pilot.end() == 0
        assert "\x1b" not in pilot.shown


def test_no_color_means_no_colour() -> None:
    """Case 44."""
    with Pilot(*arguments("quick", 2, 7, "en"), settings={"NO_COLOR": "1"}) as pilot:
        pilot.expect("Card or command")
        assert not re.search(r"\x1b\[[0-9;]*(?:3[0-7]|9[0-7])m", pilot.shown)
        assert "♥" in pilot.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_letters_where_the_output_has_no_signs(language: Language, encoding: str) -> None:
    """Case 44: a terminal with cp1252, or less."""
    played = play(Rules.preset("quick", seats=3), "quick", language, seed=5, slips=0)
    typed = "".join(f"{line}\n" for line in played.typed)
    # The robot types signs here and there: those too must be read, or told what is wrong.
    ran = subprocess.run(
        [*PROGRAM, *arguments("quick", 3, 5, language)],
        input=typed.encode(encoding, errors="replace"),
        capture_output=True,
        check=False,
        env=environment(PYTHONIOENCODING=encoding),
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    text = ran.stdout.decode(encoding)
    hearts = SUIT_LETTERS[language]
    assert re.search(rf"\*(?:10|[2-9A-Z]n?)[{''.join(hearts)}]\b", text)
    assert not re.search(r"[^\n\x20-\x7e\xa0-\uffff]", text)
    hand = re.compile(r"^(\S.*?:) ( *\*)(.*)$", re.MULTILINE)
    assert hand.search(text)
    rows = text.splitlines()
    texts = catalogue(language)
    for above, below in itertools.pairwise(rows):
        if above.startswith(texts.text("table-playable")) and below.startswith(
            texts.text("table-rest")
        ):
            marks = {place for place, sign in enumerate(above) if sign == "*"}
            for place in marks:
                assert below[place : place + 3].strip() == "", (above, below)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_terminal_breaks_lines_between_words(language: Language) -> None:
    columns = 40
    with Pilot(*arguments("action-cards", 5, 3, language), columns=columns) as pilot:
        pilot.expect(catalogue(language).text("prompt"))
        pilot.type("?")
        pilot.expect(catalogue(language).text("help-quit"))
        pilot.expect(catalogue(language).text("prompt"))
        words = {word for line in pilot.text.splitlines() for word in line.split()}
        for line in pilot.text.splitlines():
            assert len(line) <= columns or len(line.split()) == 1, line
        assert "Anna:" in words


def test_what_is_typed_can_be_edited() -> None:
    card = first_card("quick", "", 7)
    with Pilot(*arguments("quick", 2, 7, "en")) as pilot:
        pilot.expect("Card or command (? = help):")
        pilot.press(f"{card}x\x7f\n")
        pilot.expect("Which suit")


# ── Broken off ──────────────────────────────────────────────────────────────────────────────────

PHASES = {
    "turn": ("quick", "", [], "Card or command (? = help):"),
    "suit": ("quick", ALL_WILD, ["card"], "Which suit do you name"),
    "quit": ("quick", "", ["q"], "q again for yes"),
    "next deal": ("penalty", QUICK_END, ["card"], "Press Enter to go on"),
    "record": ("quick", QUICK_END, ["card"], "Save the record of the game?"),
}


def typed_in(phase: str) -> tuple[list[str], list[str], str]:
    """Return the arguments, what is to be typed, and the prompt that then comes."""
    preset, rules_text, lines, prompt = PHASES[phase]
    card = first_card(preset, rules_text, 3)
    extra = ["--set", rules_text] if rules_text else []
    typed = [card if line == "card" else line for line in lines]
    return [*arguments(preset, 2, 3, "en"), *extra], typed, prompt


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("key", "code"), [(CTRL_C, 130), (CTRL_D, 0)])
def test_ctrl_c_and_ctrl_d_end_the_game_cleanly(phase: str, key: str, code: int) -> None:
    """Case 44: in every phase in which something is asked."""
    called_with, typed, prompt = typed_in(phase)
    with Pilot(*called_with) as pilot:
        for line in typed:
            pilot.expect("Card or command (? = help):")
            pilot.type(line)
        pilot.expect(prompt)
        assert pilot.press_until_it_ends(key) == code
        assert "Traceback" not in pilot.text
        goodbye = "Game ended. See you soon!" if key == CTRL_C else "End of input"
        if phase == "quit" and key == CTRL_D:
            goodbye = "Game ended. See you soon!"
        if (phase, key) != ("record", CTRL_D):
            assert goodbye in pilot.text
        assert pilot.text.endswith("\n")


@pytest.mark.parametrize("phase", PHASES)
def test_the_input_ends_in_every_phase(phase: str) -> None:
    called_with, typed, prompt = typed_in(phase)
    ran = run(*called_with, typed="".join(f"{line}\n" for line in typed))
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert prompt.encode() not in ran.stdout
    last = ran.stdout.decode().splitlines()[-1]
    assert last == {
        "quit": "Game ended. See you soon!",
        "record": "The game is over, and you win!",
    }.get(phase, "End of input: the game has ended.")


def test_the_input_ends_after_every_line_of_a_game() -> None:
    rules = Rules.preset("quick", seats=2)
    whole = play(rules, "quick", "en", seed=6)
    for most in range(len(whole.typed)):
        played = play(rules, "quick", "en", seed=6, most=most)
        assert played.code == 0
        assert played.typed == whole.typed[:most]


def test_an_input_that_does_not_end_its_last_line_is_read() -> None:
    card = first_card("quick", "", 7)
    ran = run(*arguments("quick", 2, 7, "en"), typed=card)
    assert "You play " in ran.stdout.decode()


def test_an_interrupt_from_outside_ends_the_game_too() -> None:
    with subprocess.Popen(
        [*PROGRAM, *arguments("quick", 2, 7, "en")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        for line in process.stdout:
            if line.startswith(b"Playable:"):
                break
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read().decode()
        assert process.stderr.read() == b""
        assert process.wait() == 130
    assert rest.endswith("Game ended. See you soon!\n")


def test_nobody_reads_any_more() -> None:
    """SIGPIPE: as with other programs, nothing is said about it."""
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "wb") as nowhere:
        ran = subprocess.run(
            [*PROGRAM, *arguments("quick", 2, 7, "en")],
            stdin=subprocess.DEVNULL,
            stdout=nowhere,
            stderr=subprocess.PIPE,
            check=False,
            env=environment(),
        )
    assert (ran.returncode, ran.stderr) == (141, b"")


def test_a_prompt_goes_to_the_terminal_when_the_output_does_not(tmp_path: Path) -> None:
    """`crazyeights play | tee game.txt`: what is asked is seen, and is not in the file."""
    written = tmp_path / "written.txt"
    with Pilot(*arguments("quick", 2, 7, "en"), output=written) as pilot:
        pilot.expect("Card or command (? = help):")
        pilot.type("q")
        pilot.expect("q again for yes")
        pilot.type("q")
        assert pilot.end() == 0
    text = written.read_text(encoding="utf-8")
    assert text.endswith("Game ended. See you soon!\n")
    assert "Card or command" not in text
    assert "\x1b" not in text


def test_house_rules_are_named_at_the_start() -> None:
    """The preset, and what is different about it."""
    called_with = [*arguments("mau-mau", 2, 3, "en"), "--set", "draw=3"]
    text = run(*called_with, typed="q\nq\n").stdout.decode()
    assert "Mau-Mau with house rules" in text
    assert (
        "Only this is different here:\n  How many cards do you draw if you cannot play? Up to"
        in text
    )


# ── Undo, record ────────────────────────────────────────────────────────────────────────────────


def test_undo_in_the_terminal() -> None:
    """Case 25, 26: nothing to undo at first; then the same position, and the game is marked."""
    seed = 7
    card = first_card("penalty", QUICK_END, seed)
    called_with = [*arguments("penalty", 2, seed, "en"), "--set", QUICK_END]
    ran = run(*called_with, typed=f"u\n{card}\nu\n{card}\n\n")
    text = ran.stdout.decode()
    assert "There is no move of yours to undo in this deal." in text
    assert text.count("Your last move is undone. From now on the game counts as assisted.") == 1
    tables = re.findall(r"(?:^.+\n)*^Playable: .*\n(?:^The rest.*\n)?", text, re.MULTILINE)
    assert tables[0] == tables[1]
    assert text.count("Points of deal 1") == 2


@pytest.mark.parametrize("seed", [1, 2])
def test_a_draw_undone_and_drawn_again_brings_the_same_card(seed: int) -> None:
    """Case 26."""
    ran = run(*arguments("classic", 2, seed, "en"), typed="d\nu\nd\nq\nq\n")
    drawn = re.findall(r"You draw (\S+)\.", ran.stdout.decode())
    assert len(drawn) == 2
    assert drawn[0] == drawn[1]


def test_the_record_is_offered_and_written(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    card = first_card("quick", QUICK_END, 3)
    called_with = [*arguments("quick", 2, 3, "en"), "--set", QUICK_END]
    ran = run(*called_with, typed=f"{card}\n{notes}\n")
    assert ran.stdout.decode().endswith(f"The record of the game is in {notes}.\n")
    assert record.verify(record.read_file(notes), mode="interpreted") == []


def test_a_record_that_cannot_be_written_is_told_and_asked_for_again(tmp_path: Path) -> None:
    """No file is overwritten, and what was typed wrongly costs nobody the record."""
    kept = tmp_path / "kept.txt"
    kept.write_text("mine", encoding="utf-8")
    notes = tmp_path / "notes.txt"
    card = first_card("quick", QUICK_END, 3)
    called_with = [*arguments("quick", 2, 3, "en"), "--set", QUICK_END]
    ran = run(*called_with, typed=f"{card}\n{tmp_path}\n{kept}\n{tmp_path}/a/b\n{notes}\n")
    assert (ran.returncode, ran.stderr) == (0, b"")
    could_not = "The record could not be written to"
    assert ran.stdout.decode().splitlines()[-4:] == [
        f"{could_not} {tmp_path}: File exists",
        f"{could_not} {kept}: File exists",
        f"{could_not} {tmp_path}/a/b: No such file or directory",
        f"The record of the game is in {notes}.",
    ]
    assert kept.read_text(encoding="utf-8") == "mine"
    assert record.verify(record.read_file(notes), mode="interpreted") == []


@pytest.mark.parametrize("answer", ["", "q", "Q", "u"])
def test_the_record_is_not_written_if_it_is_not_wanted(answer: str, tmp_path: Path) -> None:
    card = first_card("quick", QUICK_END, 3)
    called_with = [*arguments("quick", 2, 3, "en"), "--set", QUICK_END]
    ran = subprocess.run(
        [*PROGRAM, *called_with],
        input=f"{card}\n{answer}\n",
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
        env=environment(),
    )
    assert ran.stdout.endswith("The game is over, and you win!\n")
    assert not list(tmp_path.iterdir())


def test_a_game_left_early_is_recorded_as_far_as_it_went(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    ran = run(*arguments("quick", 2, 7, "en"), "--record", str(notes), typed="q\nq\n")
    assert ran.returncode == 0
    made = record.read_file(notes)
    assert made.outcome is None
    assert record.verify(made, mode="interpreted") == []


@pytest.mark.parametrize(
    "name", ["Mia\x1b[31m\u202e", "[bold]Mia[/bold]", "M" * 200, "Anna", "\x00", "  Mia\nMia "]
)
def test_any_name_will_do(name: str) -> None:
    """Case 38: markup, control and direction characters, 200 letters, a name that is taken."""
    ran = run("play", "--seed", "1", "--lang", "en", "--name", name.replace("\x00", " "))
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert "\x1b" not in ran.stdout.decode()
    assert "You play against " in ran.stdout.decode()
    if name == "Anna":
        assert "You play against Bo." in ran.stdout.decode()
