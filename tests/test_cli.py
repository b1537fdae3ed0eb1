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
from crazyeights.cli.compiling import ENTRY_POINTS
from crazyeights.game import Game
from crazyeights.players.player import POLICIES
from crazyeights.rules import compiled
from crazyeights.rules.options import Rules
from crazyeights.rules.presets import PRESETS
from crazyeights.texts import LANGUAGES, catalogue

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
    """Nothing here takes so long that it would have to run compiled."""
    monkeypatch.setenv("CRAZYEIGHTS_ENGINE", "interpreted")


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
            "crazyeights play: there is no preset 'penalti'; did you mean pe",
        ),
        (
            "play --preset zzz",
            "crazyeights play: there is no preset 'zzz'; `crazyeights rules` lis",
        ),
        ("play --seats 9", "crazyeights play: seats: quick is made for 2 to 4 seats, not for 9"),
        ("play --seats 1", "crazyeights play: seats: quick is made for 2 to 4 seats, not for 1"),
        ("play --set drow=3", "crazyeights play: drow: no such option; there are seats, "),
        ("play --set draw=x", "crazyeights play: draw: 'x' is not right; right is "),
        ("play --set draw", "crazyeights play: draw: a value is missing"),
        (
            "play --set drawn_card=may_not",
            "crazyeights play: draw, drawn_card: one draws until a card can be played",
        ),
        (
            "play --seats 2 --set seats=3",
            "crazyeights play: --seats and --set both say how many seats there are",
        ),
        ("play --opponents bob", "crazyeights play: there is no opponent 'bob'; there are random"),
        (
            "play --opponents greedy,random --seats 4",
            "crazyeights play: --opponents names 2 kinds, right are 1 for all or 3",
        ),
        ("rules mau", "crazyeights rules: there is no preset 'mau'; did you mean mau-mau"),
        ("rules quick --seats 5", "crazyeights rules: seats: quick is made for 2 to 4 seats"),
        ("play --rules no.toml", "crazyeights play: no.toml cannot be read: No such file"),
        ("play --rules x --preset quick", "crazyeights play: --rules and a preset both say what"),
        ("play --rules draw=3", "crazyeights play: v: it is of version ''"),
        ("simulate --rules v=1&draw=0", "crazyeights simulate: draw: '0' is not right; right is"),
        ("rules --rules v=1&drow=3", "crazyeights rules: drow: no such option; there are seats"),
        (f"rules --rules v=1&name={'x' * 300}&draw=0", "crazyeights rules: draw: '0' is not right"),
        (
            "rules --set values=K:-3",
            "crazyeights rules: values: 'K:-3' is not right; right is entr",
        ),
        ("rules quick mau-mau", "crazyeights rules: 'quick mau-mau': one preset, compare RULES"),
        ("rules compare quick", "crazyeights rules: compare takes two rule sets, not 1; each a"),
        ("rules compare quick maumau", "crazyeights rules: there is no preset 'maumau'; did you"),
        ("rules compare quick no.toml", "crazyeights rules: no.toml cannot be read: No such file"),
        ("rules find out", "crazyeights rules: find takes nothing besides, but there is 'out'"),
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
        ("bench --presets nix", "crazyeights bench: there is no preset 'nix'"),
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
    assert run(capsys, "rules", "--rules", str(path))[1].startswith("Zu Hause\n")
    path.write_text("format = 1\n\ndrow = 2\n", encoding="utf-8")
    code, _, err = run(capsys, "rules", "--rules", str(path))
    assert code == 2
    assert err.startswith(f"crazyeights rules: {path}, line 3: drow: no such option; there are ")


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
