"""Make the golden records of presets that have none yet (docs/record.md).

    python tests/make_records.py NAME...

A name is that of a preset, or ``house-rules``. Of many games the one that has most to show for its
length is kept. A record that is there already is never made anew: the tests are to find out whether
it still replays.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.games import play  # noqa: E402  # found now that the path is set

from crazyeights import PRESETS, Game, Rules, record  # noqa: E402

RECORDS = ROOT / "tests" / "records"
GAMES = 120
NAMES = ("Åse", "Chiara", "Jörg", "Mary Ann", "O'Neill", "Søren", "Ülkü", "Zoë")
HOUSE_RULES = (
    "seats=4 jokers=1 hand_size=10 first_dealer=2 direction=counter_clockwise "
    "starter_wild=dealer_names starter_special=acts naming=deferred draw=2 voluntary_draw=true "
    "drawn_card=may_play empty_stock=turn_over effects=2:draw(2,any_draw_card);4:skip(1);9:reverse;"
    "10:must_cover;Q:anything_next;A:all_draw(1)+again;KH:cancel;KS:draw(5,same_rank) "
    "after_debt=may_play skip_answer=same_rank finish_effect=applied several=same_rank "
    "last_card_call=required_twice stop_call=9 values=flat5 wild_value=25 game_end=deals(2) "
    "wild_finish_doubles=true"
)
"""Rules of no preset, with what the presets do not have."""
KINDS = re.compile(
    r"^(?:buried|forgot|over \w+|starter \w+ \d)|(?<=\d )(?:d|p|x|!|=)|=(?=[CDHS])|!$|reshuffle"
    r"|turn_over|\d\+|(?<=^players ).*",
    flags=re.MULTILINE,
)


def worth(text: str) -> float:
    """Return how much a record has to show: kinds of lines and words, less for a long one."""
    return len(set(KINDS.findall(text))) - len(text) / 2000


def rules_of(name: str, seed: int) -> Rules:
    """Return the rules of a name, with numbers of seats that vary with the seed."""
    if name == "house-rules":
        return Rules.from_text(HOUSE_RULES)
    fewest, most = PRESETS[name].seats
    return Rules.preset(name, seats=fewest + seed % (most - fewest + 1))


def make(name: str) -> str:
    """Return the best record of many."""
    preset = name if name in PRESETS else None
    tags = {"play": "random"}
    candidates = []
    for seed in range(GAMES):
        rules = rules_of(name, seed)
        game = play(Game(rules, seed=seed), seed)
        candidates.append(record.write(game, preset=preset, names=NAMES[: rules.seats], tags=tags))
    return max(candidates, key=worth)


def main(names: list[str]) -> None:
    """Write a file for each of the names."""
    for name in names:
        path = RECORDS / f"{name}.txt"
        if path.exists():
            sys.exit(f"{path.relative_to(ROOT)} is there already")
        path.write_text(make(name), encoding="utf-8", newline="\n")
        sys.stdout.write(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes\n")


if __name__ == "__main__":
    main(sys.argv[1:])
