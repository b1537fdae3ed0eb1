"""Where chance comes from, and how it is checked from outside (R-160, R-162, docs/chance.md)."""

from __future__ import annotations

import hashlib
import itertools
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from tests.games import play

from crazyeights import Game, Rules
from crazyeights.rules import chance, layout
from crazyeights.rules.compiled import implementation
from crazyeights.rules.piles import bury_card, shuffle_stock

ROOT = Path(__file__).resolve().parent.parent
RECORDS = sorted((ROOT / "tests" / "records").glob("*.txt"))
GOOD = "all cards follow from the secrets\n"


def described_program() -> str:
    """Return the program of docs/chance.md, which uses nothing of this project."""
    text = (ROOT / "docs" / "chance.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert found
    program = found[1]
    assert set(re.findall(r"^import (.*)", program, re.MULTILINE)) == {"hashlib", "sys"}
    assert "from " not in re.sub(r'".*?"', "", re.sub(r"#.*", "", program))
    return program


def check(path: Path, program: Path) -> tuple[str, str]:
    """Run the described program on a record, with nothing but the standard library in reach."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", program, path], capture_output=True, text=True, check=False
    )
    assert (done.returncode == 0) == (done.stdout == GOOD)
    return done.stdout, done.stderr


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "program.py"
    path.write_text(described_program(), encoding="utf-8")
    return path


# ── The described program against the engine ─────────────────────────────────────────────────────


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_program_of_the_description_checks_recorded_games(path: Path, program: Path) -> None:
    """R-160: the published method alone gives every card of a recorded game."""
    assert check(path, program) == (GOOD, "")


def test_recorded_games_have_everything_that_uses_chance() -> None:
    """R-160: recorded games have ties in the cut, burials, reshuffles, two packs, jokers."""
    everything = "\n".join(path.read_text(encoding="utf-8") for path in RECORDS)
    assert any(
        len(set(re.findall(r"(\d):", cut))) < cut.count(":")
        for cut in re.findall(r"^cut .*", everything, re.MULTILINE)
    )
    for form in (
        r"^buried \w+ \w+",
        " reshuffle=",
        " turn_over=",
        r"^pack .*AS AS",
        r"^pack .*JK JK",
    ):
        assert re.search(form, everything, re.MULTILINE), form


@pytest.mark.parametrize(
    ("place", "later"),
    [
        (r"^commitment (.)", 1),
        (r"^secret (.)", 0),
        (r"^cut \d:(\w+)", 0),
        (r"^hand 3 (\w+)", 5),
        (r"^buried (\w+)", 1),
        (r"^starter (\w+)", 0),
        (r"^\d d \d\+(\w+)", 0),
        (r"^forgot \d\+(\w+)", 0),
        (r" reshuffle=(\d)", 0),
    ],
)
def test_program_of_the_description_finds_what_was_changed(
    place: str, later: int, program: Path, tmp_path: Path
) -> None:
    """R-160: whatever is changed in a record, the published method finds the line.

    ``later`` is how many lines further down the program looks at it.
    """
    text = (ROOT / "tests" / "records" / "mau-mau.txt").read_text(encoding="utf-8")
    found = re.search(place, text, re.MULTILINE)
    assert found
    other = {"9H": "9D"}.get(found[1], "9H") if len(found[1]) > 1 else {"0": "1"}.get(found[1], "0")
    path = tmp_path / "edited.txt"
    path.write_text(text[: found.start(1)] + other + text[found.end(1) :], encoding="utf-8")
    number = text[: found.start(1)].count("\n") + 1
    stdout, stderr = check(path, program)
    assert stdout == ""
    assert stderr.startswith(f"line {number + later}: ")


# ── The parts of the method ──────────────────────────────────────────────────────────────────────

SECRET = bytes(range(32))


def words(secret: bytes, count: int) -> list[int]:
    """Return words as docs/chance.md describes them."""
    found: list[int] = []
    block = 0
    while len(found) < count:
        data = hashlib.sha256(b"crazyeights 1 words" + secret + block.to_bytes(4, "big")).digest()
        found += [int.from_bytes(data[at : at + 8], "big") // 2 for at in (0, 8, 16, 24)]
        block += 1
    return found[:count]


def test_known_values() -> None:
    """R-160, R-162: version 1 of the method never changes."""
    assert chance.commitment(SECRET) == (
        "48cc3a93abd3bc233957523b5ab33ad84ae9e75250baa73a2f67a041686a9661"
    )
    assert chance.secret_from_seed(7, 1).hex() == (
        "b96ee5977cbed78c11da224be7f1bb0677525bfb964bb8a9b34a2de2bf8adb39"
    )
    stream = chance.WordStream(SECRET)
    assert [int(word) for word in stream.window["items"][:3]] == [
        7908489050751144949,
        7608727688120543749,
        513404607373717098,
    ]


def test_commitment_and_seed_are_what_is_described() -> None:
    """R-160: the commitment is a hash of the secret, and a seed gives a secret for each deal."""
    text = b"crazyeights 1 commitment" + SECRET
    assert chance.commitment(SECRET) == hashlib.sha256(text).hexdigest()
    for seed in (0, 7, -3, 10**30):
        for deal in (1, 2, 100):
            name = f"crazyeights 1 seed {seed} deal {deal}".encode()
            assert chance.secret_from_seed(seed, deal) == hashlib.sha256(name).digest()


def test_words_are_what_is_described() -> None:
    """R-160: all words, however far the window over them has moved."""
    stream = chance.WordStream(SECRET)
    wanted = words(SECRET, 5000)
    used = 0
    for step in itertools.cycle((1, 52, 107, 255, 3)):
        if used > 4000:
            break
        first = int(stream.window["first"])
        ahead = [int(word) for word in stream.window["items"][used - first :]]
        assert len(ahead) >= chance.WINDOW // 2
        assert ahead == wanted[used : used + len(ahead)]
        used += step
        stream.move_to(used)


def test_copied_words_go_on_alike() -> None:
    stream = chance.WordStream(SECRET)
    copied = stream.copy()
    stream.move_to(400)
    assert int(copied.window["first"]) == 0
    copied.move_to(400)
    assert copied.box.tobytes() == stream.box.tobytes()


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_secret_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match=f"a secret has 32 bytes, this one has {size}"):
        chance.WordStream(bytes(size))


def test_secrets_come_from_the_operating_system() -> None:
    """R-160: each game without a seed has secrets of its own, with no pattern."""
    secrets = {Game(Rules(seats=2)).deal.secret for _ in range(20)}
    assert len(secrets) == 20
    assert {len(secret) for secret in secrets} == {32}
    ones = sum(int.from_bytes(secret, "big").bit_count() for secret in secrets)
    assert 2300 < ones < 2820  # 2560 expected; outside once in a hundred million runs


def test_commitments_are_published_before_the_deal() -> None:
    """R-160: the commitment shown during a deal is that of the next one."""
    game = Game(Rules.preset("five-hundred", seats=2))
    while len(game.deals) < 4 and game.outcome is None:
        play(game, 1, deals=len(game.deals))
        if game.outcome is None:
            shown = game.next_commitment
            game.next_deal()
            assert game.deal.commitment == shown == chance.commitment(game.deal.secret)
            assert game.next_commitment != shown


def fixed_words(numbers: list[int]) -> chance.Words:
    window = np.zeros(1, chance.WORDS)[0]
    window.given = 1
    window["items"][: len(numbers)] = numbers
    return window


@pytest.mark.engine
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_shuffles_reach_every_order_equally(size: int) -> None:
    """R-160: each way the numbers can fall gives another order: all are equally likely."""
    orders = set()
    for numbers in itertools.product(*(range(place + 1) for place in range(size - 1, 0, -1))):
        state = layout.new_state()
        state.stock[:size] = range(size)
        state.stock_size = size
        implementation(shuffle_stock)(state, fixed_words(list(numbers)))
        assert state.words_used == size - 1
        orders.add(tuple(int(card) for card in state.stock[:size]))
    assert orders == set(itertools.permutations(range(size)))


@pytest.mark.engine
def test_burials_reach_every_place() -> None:
    """R-50, R-160: a buried card goes to the place, from the bottom, that the number says."""
    for place in range(4):
        state = layout.new_state()
        state.stock[:3] = [10, 11, 12]
        state.stock_size = 3
        implementation(bury_card)(state, 40, fixed_words([place + 4 * 7]))
        stock = [10, 11, 12]
        stock.insert(place, 40)
        assert [int(card) for card in state.stock[:4]] == stock
        assert (state.stock_size, state.words_used) == (4, 1)


def test_dealt_cards_are_spread_evenly() -> None:
    """R-160: over many secrets each card is the starter about as often as any other."""
    rules = Rules(seats=2, first_dealer=0, wild=frozenset())
    deals = 5200
    counts = Counter(Game(rules, seed=seed).state.discards[0] for seed in range(deals))
    assert len(counts) == 52
    expected = deals / 52
    squares = sum((count - expected) ** 2 / expected for count in counts.values())
    assert squares < 110  # 51 degrees of freedom: exceeded by chance once in a million seeds


# ── Simulations ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.engine
def test_generator_is_what_is_described() -> None:
    """R-162: multiply-with-carry as in docs/chance.md, in numbers that stay below 2**63."""
    state = layout.new_state()
    implementation(chance.seed_generator)(state, 12345, 6)
    number = int(state.random)
    for _ in range(2000):
        number = 698769069 * (number % 2**32) + number // 2**32
        assert number < 2**63
        word = implementation(chance.next_word)(state)
        assert int(state.random) == number
        assert word == (number % 2**32) ^ (number // 2**32)
        assert 0 <= word < 2**32


@pytest.mark.engine
def test_generator_keeps_its_known_values() -> None:
    """R-162: a seed gives the same stream on every machine and for ever."""
    state = layout.new_state()
    implementation(chance.seed_generator)(state, 1, 0)
    first = [int(implementation(chance.next_word)(state)) for _ in range(3)]
    assert first == [1101374910, 2108140463, 691510548]


@pytest.mark.engine
def test_streams_differ() -> None:
    """R-162: each stream of each seed is another one, also for neighbours and for large numbers."""
    start = implementation(chance.generator)
    numbers = [*range(50), 2**31, 2**32 - 1, 2**32, 2**32 + 1, 2**61, 2**62]
    states = {start(seed, stream) for seed in numbers for stream in numbers}
    assert len(states) == len(numbers) ** 2
    assert all(0 < state < 2**61 for state in states)


# ── The same seed, the same game ─────────────────────────────────────────────────────────────────

PLAY = """
import sys
sys.path.insert(0, sys.argv[1])
from tests.games import play
from crazyeights import Game, Rules, record
for preset in ("action-cards", "vandatta", "mau-mau"):
    game = Game(Rules.preset(preset, seats=3), seed=11, mode=sys.argv[2])
    sys.stdout.write(record.write(play(game, 3, actions=150), disclose=True))
"""


def test_same_seed_same_game_everywhere() -> None:
    """R-162: interpreted and compiled, and for every PYTHONHASHSEED, a seed gives the same game."""
    texts = set()
    for hash_seed, mode in (("0", "compiled"), ("1", "compiled"), ("4242", "interpreted")):
        done = subprocess.run(
            [sys.executable, "-c", PLAY, ROOT, mode],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONUTF8": "1"},
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        )
        texts.add(done.stdout)
    assert len(texts) == 1
    (text,) = texts
    assert text.count("crazyeights record 1") == 3
    assert text.count("\n0 ") > 20


def test_another_seed_another_game() -> None:
    """R-162: the seed and the number of the deal decide the cards, and nothing else does."""
    rules = Rules.preset("penalty", seats=3)
    same = [Game(rules, seed=5).state.box.tobytes() for _ in range(2)]
    assert same[0] == same[1]
    assert Game(rules, seed=6).state.box.tobytes() != same[0]
    game = play(Game(rules, seed=5), 1, deals=1)
    first = game.deal.events[:20]
    game.next_deal()
    assert game.deal.events[:20] != first


def test_secrets_decide_the_cards() -> None:
    """R-160: given secrets are used, one for each deal, from number 1."""
    asked: list[int] = []

    def secret(deal: int) -> bytes:
        asked.append(deal)
        return bytes([deal] * 32)

    game = Game(Rules.preset("penalty", seats=2), secrets=secret)
    play(game, 1, deals=1)
    game.next_deal()
    assert asked == [1, 2, 3]
    assert [log.secret for log in game.deals] == [bytes([1] * 32), bytes([2] * 32)]
