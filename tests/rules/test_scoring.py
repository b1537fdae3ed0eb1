"""What cards are worth and what a deal scores (rules R-130 to R-132, R-136)."""

from __future__ import annotations

import pytest
from tests.rules.positions import Position, position

from crazyeights.cards import Card, Pack
from crazyeights.rules.options import Rules

pytestmark = pytest.mark.engine

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
PIPS = dict(zip(RANKS, [2, 3, 4, 5, 6, 7, 50, 9, 10, 10, 10, 10, 1], strict=True))
FLAT5 = dict(zip(RANKS, [5, 5, 5, 5, 5, 5, 50, 5, 5, 10, 10, 10, 5], strict=True))
TABLE = dict(zip(RANKS, [7, 0, 14, 23, 6, 2, 25, 1, 41, 3, 5, 8, 15], strict=True))
GERMAN = {"7": 7, "8": 8, "9": 9, "10": 10, "J": 20, "Q": 3, "K": 4, "A": 11}


def value_of(rules: str, card: str) -> int:
    """Return what a card counts for a seat that holds it alone when another one goes out."""
    # The other seat goes out with a king of the upcard's suit, or a queen if a king is asked about.
    last = "QS" if card == "KS" else "KS"
    upcard = "JS" if card == "10S" else "10S"
    table = position(f"seats=2 {rules}", hands={0: last, 1: card}, upcard=upcard)
    table.do(last)
    assert table.ending == "went_out"
    assert table.scores[0] == 0
    assert table.rules.value_of(Card(card)) == table.scores[1]
    return table.scores[1]


def with_changes(values: dict[str, int], **changes: int) -> dict[str, int]:
    return values | {rank.strip("_"): value for rank, value in changes.items()}


VALUES = {
    "": PIPS,
    "values=pips": PIPS,
    "values=flat5": FLAT5,
    "wild_value=25": with_changes(PIPS, _8=25),
    "wild_value=0": with_changes(PIPS, _8=0),
    "wild_value=plain": with_changes(PIPS, _8=8),
    "values=flat5 wild_value=plain": with_changes(FLAT5, _8=5),
    "wild=A": with_changes(PIPS, _8=8, A=50),
    "wild=A wild_value=plain": with_changes(PIPS, _8=8),
    "values=flat5 wild=K": with_changes(FLAT5, _8=5, K=50),
    "values=flat5 wild=K wild_value=plain": with_changes(FLAT5, _8=5),
    "wild=10,J": with_changes(PIPS, _8=8, _10=50, J=50),
    "wild=none": with_changes(PIPS, _8=8),
    "values=" + ",".join(f"{rank}:{value}" for rank, value in TABLE.items()): TABLE,
}


@pytest.mark.parametrize("suit", "CDHS")
@pytest.mark.parametrize("rules", VALUES)
def test_every_card(rules: str, suit: str) -> None:
    """R-130, case 23: all cards, one by one, have the value of the table in use, in every suit."""
    found = {rank: value_of(rules, rank + suit) for rank in RANKS}
    assert found == VALUES[rules]


@pytest.mark.parametrize("suit", "CDHS")
def test_every_card_of_mau_mau(suit: str) -> None:
    """R-130, case 23: a table is taken as it is, the wild jack included, with 32 cards too."""
    rules = Rules.preset("mau-mau", seats=2)
    for rank, points in GERMAN.items():
        last = "QS" if rank + suit == "KS" else "KS"
        upcard = "9S" if rank + suit == "10S" else "10S"
        table = position(rules, hands={0: last, 1: rank + suit}, upcard=upcard)
        table.do(f"{last}!")
        assert table.scores == [0, points]


def test_every_card_of_the_presets() -> None:
    """R-130, case 23: what a card counts depends on its rank alone, in every preset's pack."""
    for name in ("penalty", "five-hundred", "crazy-aces", "mau-mau", "tschau-sepp", "switch"):
        rules = Rules.preset(name, seats=3)
        for rank in Pack(rules.pack).ranks:
            values = {rules.value_of(Card(rank.letter + suit)) for suit in "CDHS"}
            assert len(values) == 1


@pytest.mark.parametrize(
    "rules",
    ["", "values=flat5", "wild_value=plain", "wild_value=0", "wild=none", "values=pips wild=A"],
)
def test_a_joker(rules: str) -> None:
    """R-43, R-130: a joker counts fifty, whatever the wild ranks count."""
    assert value_of(f"jokers=1 {rules}", "JK") == 50


def test_a_joker_in_a_table() -> None:
    """R-43, R-130: a full table may give the joker points; without an entry it counts fifty."""
    full = ",".join(f"{rank}:{value}" for rank, value in TABLE.items())
    assert value_of(f"jokers=1 values={full},JK:30", "JK") == 30
    assert value_of(f"jokers=1 values={full}", "JK") == 50


def test_copies_and_jokers_of_two_packs() -> None:
    """R-130: every copy counts: two kings, two eights and four jokers."""
    table = position(
        "seats=2 packs=2 jokers=2",
        hands={0: "QS", 1: "KS KS 8H 8H JK JK JK JK AC 10D"},
        upcard="10S",
    )
    table.do("QS")
    assert table.scores == [0, 10 + 10 + 50 + 50 + 4 * 50 + 1 + 10]


#


def gone_out(rules: str, *others: str, last: str = "9S") -> Position:
    """Return a table at which seat 0 has gone out."""
    hands = {0: last} | {seat + 1: hand for seat, hand in enumerate(others)}
    table = position(f"seats={len(hands)} {rules}", hands=hands, upcard="5S", stock="4D 6D")
    table.do(last)
    assert (table.ending, table.winners) == ("went_out", {0})
    return table


def test_penalty() -> None:
    """R-131: each hand counts against its holder, who went out gets 0."""
    assert gone_out("", "KH 8C", "2D 3D", "AC").scores == [0, 60, 5, 1]


def test_winner_collects() -> None:
    """R-131: the winner gets the sum of the other hands, others nothing."""
    table = gone_out("scoring=winner_collects", "KH 8C", "2D 3D", "AC")
    assert table.scores == [66, 0, 0, 0]


def test_seats_out_of_the_game_score_nothing() -> None:
    """R-131, R-17: only the seats of the deal count."""
    table = position(
        "seats=4 game_end=eliminate(50)",
        hands={1: "9S", 3: "KH 8C"},
        upcard="5S",
        active=(1, 3),
        turn=1,
    )
    table.do("9S")
    assert table.scores == [0, 0, 0, 60]


#


def blocked(rules: str, *hands: str) -> Position:
    """Return a table whose deal has just been blocked: no diamond or heart goes on J♠."""
    table = position(
        f"seats={len(hands)} empty_stock=pass {rules}", hands=dict(enumerate(hands)), upcard="JS"
    )
    table.do(*["p"] * len(hands))
    assert table.ending == "blocked"
    return table


def test_blocked_penalty() -> None:
    """R-132: the lowest hand wins; every hand, the winner's too, counts for its holder."""
    table = blocked("", "KH 9D", "2D 3D", "KD QD")
    assert table.winners == {1}
    assert table.scores == [19, 5, 20]


def test_blocked_others() -> None:
    """R-132: under `others` the winner collects the sum of the losers' hands."""
    table = blocked("scoring=winner_collects", "KH 9D", "2D 3D", "KD QD")
    assert table.winners == {1}
    assert table.scores == [0, 39, 0]


def test_blocked_differences() -> None:
    """R-132: under `differences` from each what its hand is worth more: 14 and 15."""
    table = blocked("scoring=winner_collects blocked_pay=differences", "KH 9D", "2D 3D", "KD QD")
    assert table.scores == [0, 29, 0]


def test_differences_are_about_blocked_deals() -> None:
    """R-132, R-131: who goes out collects the whole hands."""
    table = gone_out("scoring=winner_collects blocked_pay=differences", "KH 9D", "2D")
    assert table.scores == [21, 0, 0]


def test_blocked_with_joint_winners() -> None:
    """R-132: the lowest hands tied: joint winners; under `penalty` their hands count too."""
    table = blocked("", "2D 3D", "KH 9D", "5H", "KD QD")
    assert table.winners == {0, 2}
    assert table.scores == [5, 19, 5, 20]


def test_joint_winners_split_what_they_collect() -> None:
    """R-132: split evenly, the remainder dropped: of 39 points each gets 19."""
    table = blocked("scoring=winner_collects", "2D 3D", "KH 9D", "5H", "KD QD")
    assert table.scores == [19, 0, 19, 0]


def test_three_joint_winners_split_differences() -> None:
    """R-132: three hands of five; ten against them: a difference of five; one point for each."""
    table = blocked("scoring=winner_collects blocked_pay=differences", "2D 3D", "5H", "4D AD", "KH")
    assert table.winners == {0, 1, 2}
    assert table.scores == [1, 1, 1, 0]


def test_everybody_wins_a_blocked_deal() -> None:
    """R-132: all hands equal: all win, and there is nobody to collect from."""
    table = blocked("scoring=winner_collects", "5H", "5D")
    assert table.winners == {0, 1}
    assert table.scores == [0, 0]


def test_the_last_to_pass_has_no_advantage() -> None:
    """R-132: who wins a blocked deal is a question of points, not of who passed or dealt."""
    for turn in range(3):
        table = position(
            "seats=3 empty_stock=pass",
            hands={0: "KH 9D", 1: "2D 3D", 2: "KD QD"},
            upcard="5S",
            turn=turn,
        )
        table.do("p", "p", "p")
        assert table.winners == {1}


#


def test_a_wild_finish_doubles() -> None:
    """R-136: going out on an eight doubles what the others count."""
    assert gone_out("wild_finish_doubles=true", "KH", "2D", last="8D").scores == [0, 20, 4]


def test_a_wild_finish_doubles_what_is_collected() -> None:
    """R-136: and what the winner collects."""
    table = gone_out("wild_finish_doubles=true scoring=winner_collects", "KH", "2D", last="8D")
    assert table.scores == [24, 0, 0]


def test_another_finish_does_not_double() -> None:
    """R-136: not with another card, and not where the option is off."""
    assert gone_out("wild_finish_doubles=true", "KH", "2D").scores == [0, 10, 2]
    assert gone_out("", "KH", "2D", last="8D").scores == [0, 10, 2]


def test_a_finish_on_a_joker_doubles() -> None:
    """R-136, R-43: a joker is wild."""
    table = gone_out("jokers=1 wild_finish_doubles=true", "KH", "2D", last="JK")
    assert table.scores == [0, 20, 4]


def test_a_finish_on_what_is_no_longer_wild() -> None:
    """R-136, R-60: with wild aces an eight of the suit is an ordinary last card."""
    assert gone_out("wild=A wild_finish_doubles=true", "KH", last="8S").scores == [0, 10]


def test_a_wild_upcard_does_not_double() -> None:
    """R-136: what counts is the last card, not the one it was played on."""
    table = position(
        "seats=2 wild_finish_doubles=true", hands={0: "9S", 1: "KH"}, upcard="8C", required="S"
    )
    table.do("9S")
    assert table.scores == [0, 10]


def test_a_blocked_deal_does_not_double() -> None:
    """R-136: "not by stop or block": with an eight as upcard and eights in every hand."""
    table = position(
        "seats=2 empty_stock=pass wild_on_wild=false wild_finish_doubles=true",
        hands={0: "8H KD", 1: "8D KH"},
        upcard="8C",
        required="S",
    )
    table.do("p", "p")
    assert table.ending == "blocked"
    assert table.scores == [60, 60]


def test_a_wild_finish_with_cards_drawn_for_it() -> None:
    """R-136, R-96: what the last card makes others draw counts, and doubles."""
    table = position(
        "seats=2 effects=8:draw(2) finish_effect=applied wild_finish_doubles=true",
        hands={0: "8D", 1: "KH"},
        upcard="5S",
        stock="4D 6D 7D",
    )
    table.do("8D")
    assert table.scores == [0, 40]
