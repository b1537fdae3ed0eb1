"""The command: what its subcommands print, what they refuse, and what they do not load."""

from __future__ import annotations

import ast
import io
import json
import re
import subprocess
import sys
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import pytest
from tests.terminal.pilot import environment

from crazyeights import cli, record
from crazyeights.cards import Card, Rank, Suit
from crazyeights.cli.compiling import ENTRY_POINTS
from crazyeights.game import Game
from crazyeights.host import Mark
from crazyeights.players.player import POLICIES
from crazyeights.rules import compiled
from crazyeights.rules.actions import Play
from crazyeights.rules.options import Rules, RulesError
from crazyeights.rules.presets import PRESETS
from crazyeights.terminal import screen
from crazyeights.texts import LANGUAGES, CardStyle, catalogue
from crazyeights.texts.composer import explain

SOURCES = Path(cli.__file__).parents[1]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run the command in this process; return its exit code and what it wrote."""
    try:
        code = cli.main(arguments)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    written = capsys.readouterr()
    return code, written.out, written.err


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here takes so long that it would have to run compiled; English is the fallback."""
    monkeypatch.setenv("CRAZYEIGHTS_ENGINE", "interpreted")
    monkeypatch.setenv("LC_ALL", "C")


# ── Starting ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("arguments", "allowed"),
    [
        (["--help"], set()),
        (["--version"], set()),
        (["play", "--help"], set()),
        (["rules"], set()),
        (["rules", "mau-mau"], {"numpy"}),
        (["play", "--seed", "1"], {"numpy"}),
    ],
)
def test_a_command_loads_only_what_it_needs(arguments: list[str], allowed: set[str]) -> None:
    """Help and the rules are there at once; a game does not load the compiler."""
    code = (
        "import sys\nfrom crazyeights.cli import main\n"
        f"try:\n    main({arguments!r})\nexcept SystemExit:\n    pass\n"
        "print({'numpy', 'numba', 'llvmlite'} & set(sys.modules), file=sys.stderr)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
        env=environment(),
    )
    assert ast.literal_eval(ran.stderr.replace("set()", "()")) in (allowed, ())


def test_python_m_is_the_same_command() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "crazyeights", "--version"],
        capture_output=True,
        text=True,
        check=True,
        env=environment(),
    )
    assert ran.stdout == f"crazyeights {version('crazyeights')}\n"


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    commands = "play rules may verify review simulate match bench compile"
    for command in commands.split():
        assert f"    {command} " in out
        assert run(capsys, command, "--help")[0] == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("", "crazyeights: the following arguments are required: COMMAND"),
        ("fly", "crazyeights: argument COMMAND: invalid choice: 'fly'"),
        ("play --seats many", "crazyeights play: argument --seats: invalid int value: 'many'"),
        ("play --lang fr", "crazyeights play: argument --lang: invalid choice: 'fr'"),
        (
            "play --preset penalti",
            "crazyeights play: preset: There is no rule set called “penalti”. Did you mean pe",
        ),
        (
            "play --preset zzz",
            "crazyeights play: preset: There is no rule set called “zzz”. There are quick, cl",
        ),
        ("play --seats 9", "crazyeights play: seats: “Quick game” is made for 2 to 4 players, not"),
        ("play --seats 1", "crazyeights play: seats: “Quick game” is made for 2 to 4 players, not"),
        ("play --seats 2 --set seats=3", "crazyeights play: Both --seats and --set say how many"),
        ("play --opponents bob", "crazyeights play: there is no opponent 'bob'; there are random"),
        (
            "play --opponents greedy,random --seats 4",
            "crazyeights play: --opponents names 2 kinds, right are 1 for all or 3",
        ),
        ("rules mau", "crazyeights rules: preset: There is no rule set called “mau”. Did you mean"),
        ("rules quick --seats 5", "crazyeights rules: seats: “Quick game” is made for 2 to 4 pl"),
        ("play --rules no.toml", "crazyeights play: There is no file “no.toml”."),
        ("play --rules x --preset quick", "crazyeights play: Both --rules and a preset say what"),
        (f"rules --rules v=1&name={'x' * 300}&draw=0", "crazyeights rules: draw: How many cards"),
        ("rules quick mau-mau", "crazyeights rules: “quick mau-mau” is too much: give one preset"),
        ("rules compare quick", "crazyeights rules: compare takes two rule sets, each a preset, a"),
        ("rules compare quick maumau", "crazyeights rules: preset: There is no rule set called “m"),
        ("rules compare quick no.toml", "crazyeights rules: There is no file “no.toml”."),
        ("rules compare v=1 quick --seats 9", "crazyeights rules: seats: How many of you are"),
        ("rules find out", "crazyeights rules: find takes nothing besides, but there is “out”."),
        ("rules --toml --link", "crazyeights rules: argument --link: not allowed with argument"),
        ("may 8S --hand 8S", "crazyeights may: the following arguments are required: --upcard"),
        (
            "may 8Z --hand 8S --upcard 9H --lang en",
            "crazyeights may: “8Z” makes no sense: “Z” is n",
        ),
        ("may 8S --hand 9S --upcard 9S", "crazyeights may: There is only one such card: nine o"),
        ("may d --hand 9S --upcard 9H --debt 2", "crazyeights may: Under these rules nobody has"),
        ("may d --hand 9S --upcard 9H --debt -2", "crazyeights may: --debt: -2 is less than no"),
        ("verify missing.txt", "crazyeights verify: missing.txt cannot be read: No such file"),
        ("simulate --players bob", "crazyeights simulate: players: there is no 'bob'"),
        ("simulate --deals 0", "crazyeights simulate: deals: 0 is not from 1"),
        ("match greedy bob", "crazyeights match: there is no player 'bob'; there are random"),
        ("match greedy greedy", "crazyeights match: players: a match needs at least two different"),
        ("match greedy random --until 2", "crazyeights match: until: 2.0 is not between 0 and 1"),
        ("bench --presets nix", "crazyeights bench: preset: There is no rule set called “nix”."),
        ("bench --seats two", "crazyeights bench: --seats: 'two' is no list of numbers"),
        ("bench --rounds 0", "crazyeights bench: rounds: 0 is too few"),
        ("compile", "crazyeights compile: the environment says that the rules are to run inter"),
    ],
)
def test_a_mistake_gets_one_clear_line(
    arguments: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *arguments.split())
    assert (code, out) == (2, "")
    assert err.startswith(message)
    assert err.count("\n") == 1


def test_an_interrupt_ends_a_command_without_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(record, "verify_file", interrupted)
    assert run(capsys, "verify", "x") == (130, "", "")


# ── Rules ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_listed_in_the_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, "rules", "--lang", language)
    texts = catalogue(language)
    assert (code, err) == (0, "")
    for name, preset in PRESETS.items():
        fewest, most = preset.seats
        title = f"{name}: {texts.text(f'preset-{name}')} ({fewest}–{most})"
        assert f"{title}\n  {texts.text(f'preset-{name}-summary')}\n" in out


def test_the_language_is_that_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "nb_NO.UTF-8")
    assert catalogue("nb").text("preset-quick") in run(capsys, "rules")[1]


@pytest.mark.parametrize("name", PRESETS)
def test_the_rules_of_a_preset_can_be_read_with_its_options(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, "rules", name, "--lang", "en")
    assert (code, err) == (0, "")
    assert out.startswith(catalogue("en").text("preset-" + name))
    seats = min(4, PRESETS[name].seats[1])
    options = out.splitlines()[-1].removeprefix("As options: ")
    assert Rules.from_text(options) == Rules.preset(name, seats=seats)


def test_the_rules_of_a_table_can_be_read_in_any_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Options set, a file, a link: all the same rules."""
    code, book, err = run(capsys, "rules", "mau-mau", "--set", "draw=3", "--lang", "it")
    assert (code, err) == (0, "")
    assert "fino a tre carte" in book
    code, file, _ = run(capsys, "rules", "mau-mau", "--set", "draw=3", "--toml")
    assert code == 0
    path = tmp_path / "ours.toml"
    path.write_text(file, encoding="utf-8")
    assert run(capsys, "rules", "--rules", str(path), "--lang", "it")[1] == book
    code, link, _ = run(capsys, "rules", "--rules", str(path), "--link")
    assert link == "v=1&preset=mau-mau&draw=3\n"
    for given in (link.strip(), f"https://cards.example/rules?{link.strip()}"):
        assert run(capsys, "rules", "--rules", given, "--lang", "it")[1] == book


def test_a_rule_set_has_its_name_above_its_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "ours.toml"
    path.write_text("format = 1\nname = 'Zu Hause'\ndraw = 2\n", encoding="utf-8")
    assert run(capsys, "rules", "--rules", str(path))[1].startswith("Zu Hause: the rules\n")
    # What is played otherwise than by the preset does not go by its name.
    house = run(capsys, "rules", "classic", "--set", "draw=3", "--lang", "de")[1]
    assert house.startswith("Klassisch mit Hausregeln: die Regeln\n")
    path.write_text("format = 1\n\ndrow = 2\n", encoding="utf-8")
    code, _, err = run(capsys, "rules", "--rules", str(path))
    assert code == 2
    assert err.startswith(f"crazyeights rules: {path}, line 3: drow: There is no rule called “dr")


QUICK_DRAW = "draw=until_playable, drawn_card=may_not: "

WRONG_RULES = {
    "an option that does not exist": ("play --set drow=3", ["drow: ", "draw?"]),
    "no option at all": ("play --set zzz=3", ["zzz: ", "seats, pack, ", "wild_finish_doubles"]),
    "a value missing": ("play --set draw", ["draw: ", "until_playable"]),
    "given twice": ("play --set draw=1 --set draw=2", ["draw: "]),
    "a wrong word": ("play --set draw=never", ["draw: ", "never", "until_playable"]),
    "a wrong number": ("play --set jokers=5", ["jokers: ", "5", "0", "2"]),
    "neither yes nor no": ("play --set voluntary_draw=1", ["voluntary_draw: ", "true", "false"]),
    "a rank twice": ("play --set wild=8,8", ["wild: ", "8,8", "8,J", "none"]),
    "no such effect": ("play --set effects=2:fly", ["effects: ", "2:fly", "draw(n,same_rank)"]),
    "points below zero": ("play --set values=K:-3", ["values: ", "K:-3", "pips", "2:2,3:3"]),
    "no such end": ("play --set game_end=late", ["game_end: ", "late", "target(n)"]),
    "in conflict": ("play --set drawn_card=may_not", [QUICK_DRAW, "draw=1"]),
    "too few cards": ("play --seats 4 --set hand_size=13", ["seats=4", "hand_size=13", "52", "53"]),
    "too many players": ("rules quick --seats 5", ["seats: ", "2", "4", "5"]),
    "no such preset": ("rules mau", ["preset: ", "mau", "mau-mau?"]),
    "no preset like it": ("play --preset zzz", ["preset: ", "zzz", "quick, classic, ", "vandatta"]),
    "figures about no preset": ("bench --presets nix", ["preset: ", "nix", "quick, classic, "]),
    "a link, a wrong value": ("rules --rules v=1&draw=0", ["draw: ", "0", "until_playable"]),
    "a link, a wrong effect": ("rules --rules v=1&effects=2.fly", ["2.fly", "draw-n-same_rank"]),
    "a link, a wrong option": ("simulate --rules v=1&drow=3", ["drow: ", "draw?"]),
    "a link, a wrong preset": ("play --rules v=1&preset=mau", ["preset: ", "mau-mau?"]),
    "a link, in conflict": ("play --rules v=1&drawn_card=may_not", [QUICK_DRAW, "draw=1"]),
    "a link of no version": ("play --rules draw=3", ["v: ", "v=1"]),
    "a link of another version": ("rules --rules v=2&draw=3", ["v: ", "2", "v=1"]),
    "a link, cut off": ("rules --rules v=1&draw", ["draw: ", "until_playable"]),
    "no such file": ("rules compare quick no.toml", ["no.toml"]),
    "no file": ("rules --rules .", ["."]),
    "a file and a preset": ("rules quick --rules x", ["--rules"]),
    "seats twice": ("play --seats 2 --set seats=3", ["--seats", "--set"]),
    "one to compare": ("rules compare quick", ["compare"]),
    "too much to find": ("rules find out", ["find", "out"]),
    "two presets": ("rules quick mau-mau", ["quick mau-mau", "compare", "find"]),
}
"""What can be wrong with rules, and what must be told about it in any language."""

WRONG_FILES = {
    "draw = 3": ["format = 1"],
    "format = 2": ["line 1: ", "2", "format = 1"],
    "format = 1\n\ndraw = until": ["line 3: ", "draw = until", "draw = 3"],
    "format = 1\ndraw = 2\ndraw = 3\n": ["line 3: "],
    "format = 1\n\n\ndrow = 3": ["line 4: ", "drow: ", "draw?"],
    "format = 1\ndraw = 0": ["line 2: ", "draw: ", "0", '"until_playable"'],
    "format = 1\nwild = [8]": ["line 2: ", "wild: ", '["8", "J"]', "[]"],
    "format = 1\n[effects]\n2 = 'fly'": ["line 2: ", "2:fly", '"draw(2,same_rank)"'],
    "format = 1\nname = 3": ["line 2: ", "name: "],
    "format = 1\npreset = 'mau'": ["line 2: ", "preset: ", "mau-mau?"],
    "format = 1\ndrawn_card = 'may_not'": ["line 2: ", 'drawn_card = "may_not"', "draw = 1"],
    "format = 1\nname = '\udcff'": ["line 2: ", "UTF-8"],
    "draw = " + "[" * 50_000: ["TOML"],
    "#" * 100_001: [],
}
LINE = {"de": "Zeile", "nb": "linje", "it": "riga", "en": "line"}


def told_in_all(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, str]:
    """Return what a command that goes wrong says in each language, one line each."""
    told: dict[str, str] = {}
    for language in LANGUAGES:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("LC_ALL", {"nb": "nb_NO", "it": "it_CH"}.get(language, language))
            code, out, told[language] = run(capsys, *arguments)
        assert (code, out) == (2, "")
        assert told[language].count("\n") == 1
        if arguments[0] in ("play", "rules", "may", "review"):
            assert run(capsys, *arguments, "--lang", language)[2] == told[language]
    assert len({*told.values()}) == len(LANGUAGES)
    return told


@pytest.mark.parametrize("kind", WRONG_RULES)
def test_wrong_rules_are_told_in_the_language(
    kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The option, the value, and what would be right, whatever the language is."""
    arguments, needed = WRONG_RULES[kind]
    for said in told_in_all(capsys, *arguments.split()).values():
        for word in needed:
            assert word in said


@pytest.mark.parametrize("content", WRONG_FILES, ids=lambda content: content[:40])
def test_a_wrong_file_is_told_in_the_language(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With its name and the line as well."""
    path = tmp_path / "ours.toml"
    path.write_bytes(content.encode("utf-8", "surrogateescape"))
    for language, said in told_in_all(capsys, "rules", "--rules", str(path)).items():
        assert str(path) in said
        for word in WRONG_FILES[content]:
            assert word.replace("line", LINE[language]) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_and_command_line_give_the_same_reason(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(RulesError) as caught:
        Rules.preset("quick", drawn_card="may_not")
    reason = explain(caught.value, catalogue(language))
    assert reason in run(capsys, "play", "--set", "drawn_card=may_not", "--lang", language)[2]
    with pytest.raises(RulesError) as caught:
        Rules(wild=frozenset({Rank.TWO}), pack="german32")
    reason = explain(caught.value, catalogue(language))
    link = "v=1&pack=german32&wild=2"
    assert reason in run(capsys, "rules", "--rules", link, "--lang", language)[2]


def test_two_rule_sets_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "ours.toml"
    path.write_text("format = 1\npreset = 'quick'\ndraw = 2\n", encoding="utf-8")
    code, out, _ = run(capsys, "rules", "compare", "quick", str(path), "--lang", "en")
    assert code == 0
    lines = [line for line in out.splitlines() if line]
    assert lines[:2] == ["Quick game and Quick game with house rules", "Playing"]
    assert lines[2].startswith("  Quick game: If you cannot play, draw from the stock")
    assert lines[3].startswith("  Quick game with house rules: If you cannot play, draw up to two")
    code, out, _ = run(capsys, "rules", "compare", "penalty", "v=1&preset=penalty", "--lang", "de")
    assert out.endswith("Kein Unterschied: Beide spielt man genau gleich.\n")


def typed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))


def test_the_rules_somebody_knows_are_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Answers by number, an answer taken back, one not known; then the nearest and the rest."""
    typed(monkeypatch, "1\nz\n3\n7\n2\n\n" + "\n" * 12)
    code, out, _ = run(capsys, "rules", "find", "--lang", "en")
    assert code == 0
    assert out.count("Question 1: Which cards let you name a suit?") == 2
    assert "Type a number from 1 to " in out
    assert re.search(r"^The nearest is: .+$", out, re.MULTILINE)
    command = out.splitlines()[-1]
    assert command.startswith("crazyeights play --preset ")
    assert run(capsys, "rules", *command.split()[3:], "--toml")[0] == 0


@pytest.mark.parametrize("text", ["q\n", "", "2\nq\n"])
def test_the_search_can_be_broken_off(
    text: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, text)
    code, out, err = run(capsys, "rules", "find", "--lang", "en")
    assert (code, err) == (0, "")
    assert "The nearest is" not in out


@pytest.mark.parametrize(
    ("arguments", "code", "answer"),
    [
        ("JS --upcard JH --suit S --hand JS,9C --preset mau-mau", 1, "No. The jack of spades can"),
        ("9S --upcard JH --suit S --hand 9S,9C --preset mau-mau", 0, "Yes. You may play it: the"),
        ("8S=H --upcard 9C --hand 8S,2C", 0, "Yes. You may play it: it is wild."),
        ("d --upcard 7H --debt 2 --hand 9S --preset mau-mau", 0, "Yes."),
        ("9S --upcard 7H --debt 2 --hand 9S --preset mau-mau", 1, "No. You owe 2 penalty cards"),
        ("d --upcard 9H --hand 7C --done +KC --preset mau-mau", 1, "No. You may not draw any more"),
        ("p --upcard 9H --hand 7C --done +KC --preset mau-mau", 0, "Yes."),
        ("! --upcard 9H --hand 7C", 1, "No. In these rules nobody calls the last card."),
        ("x --upcard 9H --hand 2C --preset stop-the-round", 0, "Yes."),
        ("=H --upcard 9H --hand 8C,2C --done 8C --preset double-hold", 0, "Yes."),
        ("9C! --upcard 9H --hand 9C,7C --preset mau-mau", 0, "Yes. You may play it: the rank"),
    ],
)
def test_an_argument_is_settled(
    arguments: str, code: int, answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Yes is exit code 0, no is 1; with the position as it was understood and the rule."""
    returned, out, err = run(capsys, "may", *arguments.split(), "--lang", "en")
    assert (returned, err) == (code, "")
    _, said, *rules = out.splitlines()
    assert said.startswith(answer)
    assert rules[0] == "This is what the rules say:"
    assert len(rules) > 1


def test_cards_are_typed_in_the_letters_of_the_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = run(
        capsys,
        "may",
        "BP",
        "--upcard",
        "10K",
        "--hand",
        "BP DH",
        "--preset",
        "mau-mau",
        "--lang",
        "de",
    )
    assert code == 0
    assert out.splitlines()[1] == "Ja. Das geht, denn es ist eine Wunschkarte."


# ── Verify ──────────────────────────────────────────────────────────────────────────────────────


def test_a_sound_record_is_confirmed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R-160."""
    game = Game(Rules.preset("quick", seats=2), seed=1)
    while game.outcome is None:
        game.act(game.legal_actions[0])
    path = tmp_path / "game.txt"
    path.write_text(record.write(game), encoding="utf-8")
    code, out, err = run(capsys, "verify", str(path))
    assert (code, err) == (0, "")
    assert out.splitlines() == record.verify_file(path)[1]


def test_a_record_that_does_not_follow_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text("no record\n", encoding="utf-8")
    code, out, err = run(capsys, "verify", str(path))
    assert (code, err) == (1, "")
    assert out.startswith("line 1: ")


# ── Review ──────────────────────────────────────────────────────────────────────────────────────


def finished(tmp_path: Path) -> Path:
    game = Game(Rules.preset("quick", seats=2), seed=1)
    while game.outcome is None:
        game.act(game.legal_actions[-1])
    path = tmp_path / "game.txt"
    path.write_text(record.write(game), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("signs", [True, False])
def test_a_game_is_reviewed_in_the_language(
    language: str,
    signs: bool,  # noqa: FBT001  # a parameter
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Whoever has no name is called by the seat; where there are no signs of suits, letters do."""
    mark = Mark(1, 3, 1, Card("9H"), Play(Card("9S")), 0.3, Play(Card("8S"), Suit.CLUBS), 0.5, ())
    monkeypatch.setattr("crazyeights.host.review", lambda *_: (mark,))
    monkeypatch.setattr(screen, "_can_show", lambda *_: signs)
    style = CardStyle.SIGNS if signs else CardStyle.LETTERS
    texts = catalogue(language, cards=style)
    code, out, err = run(capsys, "review", str(finished(tmp_path)), "--lang", language)
    assert (code, err) == (0, "")
    said = " ".join(out.split())
    names = [texts.text("review-seat", place=place) for place in (1, 2)]
    assert texts.text("review-title", count=0, seat=names[0]) in said
    assert texts.text("review-title", count=1, seat=names[1]) in said
    better = f"{texts.card_short(Card('8S'))} → {texts.suit_short(Suit.CLUBS)}"
    assert texts.text("review-better", text=better, share=50) in said
    assert ("♠" in out) == signs


def test_a_review_that_cannot_be_made_is_refused_in_the_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = finished(tmp_path)
    for said in told_in_all(capsys, "review", str(path), "--seat", "2").values():
        assert "--seat 2: " in said
        assert "0" in said
        assert "1" in said
    for said in told_in_all(capsys, "review", "no.txt").values():
        assert "no.txt" in said


# ── Figures ─────────────────────────────────────────────────────────────────────────────────────


def test_simulate_prints_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--preset", "classic", "--seats", "3", "--deals", "18"]
    code, out, _ = run(capsys, *arguments, "--json")
    assert code == 0
    document = json.loads(out)
    assert {"preset", "seats", "deals", "seconds", "players"} <= set(document)
    assert (document["preset"], document["seats"], document["deals"]) == ("classic", 3, 18)
    assert [player["name"] for player in document["players"]] == ["greedy", "random"]
    code, out, _ = run(capsys, *arguments, "--set", "hand_size=2", "--seed", "3")
    assert code == 0
    assert "greedy" in out
    assert "random" in out


def test_bench_prints_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["bench", "--presets", "classic", "--seats", "2", "--rounds", "1"]
    code, out, _ = run(capsys, *arguments, "--effort", "0.01", "--json")
    assert code == 0
    (row,) = json.loads(out)["rows"]
    assert (row["engine"], row["preset"], row["seats"]) == ("interpreted", "classic", 2)
    assert "classic" in run(capsys, *arguments, "--effort", "0.01")[1]


# ── Compile ─────────────────────────────────────────────────────────────────────────────────────


def test_compile_compiles_every_entry_point_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[object] = []
    monkeypatch.setattr(compiled, "default_mode", lambda: "compiled")
    monkeypatch.setattr(compiled, "implementation", done.append)
    monkeypatch.setattr(compiled, "remove_old_caches", lambda: done.append("caches"))
    code, out, err = run(capsys, "compile")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert len(lines) == len(ENTRY_POINTS) + 1
    for number, (line, name) in enumerate(zip(lines, ENTRY_POINTS, strict=False), start=1):
        assert line.startswith(f"[{number}/{len(ENTRY_POINTS)}] {name} ... ")
        assert line.endswith(" s")
    assert done == [*map(function, ENTRY_POINTS), "caches"]


def function(name: str) -> object:
    module, _, attribute = name.rpartition(".")
    return getattr(import_module(f"crazyeights.{module}"), attribute)


def test_whatever_is_asked_for_compiled_is_compiled_beforehand() -> None:
    """No player waits for a compiler: the list holds all functions that are called from Python."""
    wanted = {
        f"{policy.__module__.removeprefix('crazyeights.')}.{policy.__name__}"
        for policy in POLICIES.values()
    }
    for path in SOURCES.rglob("*.py"):
        home = ".".join(path.relative_to(SOURCES).with_suffix("").parts)
        if home.partition(".")[0] in ("__main__", "cli"):
            continue
        module = import_module(f"crazyeights.{home}")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            called = node.func.id if isinstance(node.func, ast.Name) else called
            asked = ast.unparse(node.args[0])
            if called not in ("implementation", "engine") or asked in ("policy", "function"):
                continue
            marked = eval(asked, vars(module))  # noqa: S307  # a name in our own sources
            wanted.add(f"{marked.__module__.removeprefix('crazyeights.')}.{marked.__name__}")
    assert wanted == set(ENTRY_POINTS)
