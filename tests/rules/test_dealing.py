"""Seats, packs, jokers, the cut and the deal (rules R-40 to R-47)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.positions import cards, position, start

from crazyeights.rules.options import Rules

pytestmark = pytest.mark.engine

FRENCH = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


@pytest.mark.parametrize("seats", range(2, 9))
def test_number_of_seats(seats: int) -> None:
    """R-40: two to eight seats, numbered from 0; each is dealt a hand and has its turn."""
    table = start(f"seats={seats} hand_size=3", dealer=seats - 1)
    assert [len(table.hand(seat)) for seat in range(8)] == [3] * seats + [0] * (8 - seats)
    hands = {seat: f"{FRENCH[seat]}H {FRENCH[seat]}S" for seat in range(seats)}
    round_ = position(f"seats={seats} wild=none", hands=hands, upcard="AH")
    for seat in range(seats):
        assert round_.turn == seat
        round_.do(f"{FRENCH[seat]}H")
    assert round_.turn == 0


@pytest.mark.parametrize(
    ("pack", "ranks"), [("french52", FRENCH), ("german32", FRENCH[5:]), ("jass36", FRENCH[4:])]
)
def test_packs(pack: str, ranks: list[str]) -> None:
    """R-41: 52 cards from the two, 32 from the seven, 36 from the six, each in four suits."""
    table = start(f"seats=2 pack={pack}")
    assert table.every_card() == Counter(f"{rank}{suit}" for rank in ranks for suit in "CDHS")


@pytest.mark.parametrize(
    ("text", "copies"),
    [
        ("seats=5", 1),
        ("seats=6", 2),
        ("seats=8", 2),
        ("seats=4 second_pack_from=5", 1),
        ("seats=5 second_pack_from=5", 2),
        ("seats=2 second_pack_from=2", 2),
        ("seats=7 second_pack_from=8", 1),
        ("seats=2 packs=2", 2),
        ("seats=8 packs=1", 1),
    ],
)
def test_number_of_packs(text: str, copies: int) -> None:
    """R-42: `auto` takes two packs from `second_pack_from` seats on, six unless said; 1 and 2."""
    table = start(text)
    assert set(table.every_card().values()) == {copies}


def test_packs_are_counted_at_the_start_of_the_game() -> None:
    """R-42: a game of six with two packs keeps them when only three seats are left."""
    table = start("seats=6 game_end=eliminate(50)", active=[0, 2, 5], dealer=0)
    assert set(table.every_card().values()) == {2}


@pytest.mark.parametrize(("packs", "jokers"), [(1, 0), (1, 1), (1, 2), (2, 1), (2, 2)])
def test_number_of_jokers(packs: int, jokers: int) -> None:
    """R-43: so many jokers in each pack."""
    table = start(f"packs={packs} jokers={jokers}")
    assert table.every_card()["JK"] == packs * jokers
    assert table.every_card().total() == packs * (52 + jokers)


def test_hands_can_hold_several_jokers() -> None:
    """R-43: of several jokers in a hand one is played at a time."""
    table = position("packs=2 jokers=2", hands={0: "JK JK JK JK 3C"}, upcard="5H")
    assert table.hand(0) == ["3C", "JK", "JK", "JK", "JK"]
    table.do("JK=H")
    assert table.hand(0) == ["3C", "JK", "JK", "JK"]
    drawing = position("packs=2 jokers=2 draw=3", hands={0: "3C"}, upcard="5H", stock="4S 6S 2H")
    drawing.do("d", "d")
    assert drawing.hand(0) == cards("3C 4S 6S")


def test_jokers_can_be_drawn() -> None:
    """R-43: a joker that is drawn joins those of the hand and may be played."""
    rules = "seats=2 packs=2 jokers=2 finish_on_wild=false"
    table = position(rules, hands={0: "JK"}, upcard="5H", stock="JK JK")
    table.do("d")
    assert table.hand(0) == ["JK", "JK"]
    assert table.plays() == {"JK"}


def test_joker_is_wild() -> None:
    """R-43: a joker may be played on anything and names any suit, under `own_suit` too."""
    for naming in ("any_suit", "own_suit"):
        table = position(f"jokers=1 naming={naming}", hands={0: "JK 3C", 1: "4S"}, upcard="5H")
        assert table.legal() == {"JK=C", "JK=D", "JK=H", "JK=S"}
        table.refuses("JK")
        table.do("JK=S")
        assert (table.upcard, table.required, table.plays()) == ("JK", "S", {"4S"})


def test_joker_under_deferred_naming() -> None:
    """R-43, R-63: its suit too may be named later."""
    table = position("jokers=1 naming=deferred", hands={0: "JK 3C"}, upcard="5H")
    assert table.legal() == {"JK", "JK=C", "JK=D", "JK=H", "JK=S"}


def test_joker_matches_only_a_joker_by_rank() -> None:
    """R-43: on a joker a joker fits; with no joker wild cards and the named suit do."""
    table = position("packs=2 jokers=1", hands={0: "JK AS 2C 7D KD 8H"}, upcard="JK", required="C")
    assert table.plays() == {"JK", "2C", "8H"}


def test_joker_is_not_bound_by_wild_on_wild() -> None:
    """R-43, R-61: a joker may be played on an eight and on a joker; an eight on neither."""
    rules = "packs=2 jokers=1 wild_on_wild=false"
    for upcard in ("8C", "JK"):
        table = position(rules, hands={0: "JK 8D 4H 4S"}, upcard=upcard, required="H")
        assert table.plays() == {"JK", "4H"}


def test_joker_is_not_bound_by_wild_must_match() -> None:
    """R-43, R-62: a joker need not match."""
    table = position("jokers=1 wild_must_match=true", hands={0: "JK 8D 4S"}, upcard="5H")
    assert table.plays() == {"JK"}


def test_joker_is_bound_by_debts() -> None:
    """R-43, R-91: a joker is no answer to a debt, unless it has a draw effect that is one."""
    hands = {0: "JK 2C 4H"}
    plain = position(
        "jokers=1 effects=2:draw(2,any_draw_card)", hands=hands, upcard="2H", debt=2, stock="3C"
    )
    assert plain.plays() == {"2C"}
    drawing = position(
        "jokers=1 effects=2:draw(2,any_draw_card);JK:draw(5)",
        hands=hands,
        upcard="2H",
        debt=2,
        stock="3C",
    )
    assert drawing.plays() == {"2C", "JK"}
    same_rank = position(
        "jokers=1 effects=2:draw(2,same_rank);JK:draw(5)",
        hands=hands,
        upcard="2H",
        debt=2,
        stock="3C",
    )
    assert same_rank.plays() == {"2C"}


def test_joker_is_bound_by_the_rules_about_last_cards() -> None:
    """R-43, R-64, R-97: a joker may not be the last card where wild or special ones may not."""
    for rules in (
        "jokers=1 finish_on_wild=false",
        "jokers=1 finish_on_special=false effects=JK:draw(5)",
    ):
        table = position(rules, hands={0: "JK"}, upcard="5H", stock="3C")
        assert table.legal() == {"d"}
    assert position("jokers=1", hands={0: "JK"}, upcard="5H").legal() == {"JK"}


@pytest.mark.parametrize("text", ["", "wild_value=plain", "wild_value=20", "values=flat5"])
def test_joker_counts_fifty(text: str) -> None:
    """R-43: a joker counts 50, whatever other wild cards count."""
    table = position(f"seats=2 jokers=2 {text}", hands={0: "5C", 1: "JK JK"}, upcard="5H")
    table.do("5C")
    assert table.scores == [0, 100]


@pytest.mark.parametrize(
    ("seats", "size"), [(2, 7), (3, 5), (4, 5), (5, 5), (6, 5), (7, 5), (8, 5)]
)
def test_standard_hands(seats: int, size: int) -> None:
    """R-44: seven cards for two seats, else five."""
    table = start(f"seats={seats}")
    assert [len(table.hand(seat)) for seat in range(seats)] == [size] * seats


def test_standard_hands_go_by_the_present_deal() -> None:
    """R-44, case 11: when a game of three has shrunk to two seats, they get seven cards."""
    rules = "seats=3 game_end=eliminate(50)"
    three = start(rules, dealer=0)
    assert [len(three.hand(seat)) for seat in range(3)] == [5, 5, 5]
    two = start(rules, dealer=0, active=[0, 2])
    assert [len(two.hand(seat)) for seat in range(3)] == [7, 0, 7]


@pytest.mark.parametrize("size", [1, 4, 12])
def test_fixed_hands(size: int) -> None:
    """R-44: a fixed number holds for any number of seats."""
    assert len(start(f"seats=2 hand_size={size}").hand(1)) == size
    assert len(start(f"seats=4 hand_size={size}").hand(1)) == size


def test_whole_pack_can_be_dealt() -> None:
    """R-30, R-44: hands and starter may take the whole pack; the stock is empty then."""
    table = start("seats=3 hand_size=17 wild=none")
    assert table.stock == []
    assert [len(table.hand(seat)) for seat in range(3)] == [17, 17, 17]


def test_one_card_at_a_time() -> None:
    """R-45: cards come one at a time from the top, first to the seat after the dealer."""
    table = start("seats=3 hand_size=2", dealer=1, top="2C 3C 4C 5C 6C 7C 9C 10C JC")
    assert table.hand(2) == cards("2C 5C")
    assert table.hand(0) == cards("3C 6C")
    assert table.hand(1) == cards("4C 7C")
    assert table.upcard == "9C"
    assert table.stock[:2] == ["10C", "JC"]
    assert [event for event in table.history if event[0] == "dealt"] == [
        ("dealt", 2, 2),
        ("dealt", 0, 2),
        ("dealt", 1, 2),
    ]


def test_dealing_counter_clockwise() -> None:
    """R-45, R-47: the starting direction holds for dealing too."""
    rules = "seats=3 hand_size=2 direction=counter_clockwise"
    table = start(rules, dealer=1, top="2C 3C 4C 5C 6C 7C 9C")
    assert table.hand(0) == cards("2C 5C")
    assert table.hand(2) == cards("3C 6C")
    assert table.hand(1) == cards("4C 7C")
    assert (table.turn, table.direction) == (0, -1)


@pytest.mark.parametrize(
    ("direction", "order"), [("clockwise", "123"), ("counter_clockwise", "321")]
)
def test_direction_of_play(direction: str, order: str) -> None:
    """R-47: play goes round in the direction of the start."""
    hands = {0: "2H KC", 1: "3H KD", 2: "4H KH", 3: "6H KS"}
    table = position(f"direction={direction}", hands=hands, upcard="5H")
    for seat in order:
        table.do(table.hand(table.turn)[0])
        assert table.turn == int(seat)


def test_highest_card_deals() -> None:
    """R-45: each seat cuts one card, seat by seat; the highest deals."""
    table = start("seats=4", dealer=None, cut="KC 3C AD QS")
    assert table.history[:5] == [
        ("cut", 0, "KC"),
        ("cut", 1, "3C"),
        ("cut", 2, "AD"),
        ("cut", 3, "QS"),
        ("dealer", 2),
    ]
    assert (table.dealer, table.turn) == (2, 3)


@pytest.mark.parametrize(
    ("cut", "dealer"),
    [
        ("2C 3C", 1),
        ("3C 2S", 0),
        ("9C 10C", 1),
        ("10C JC", 1),
        ("JC QC", 1),
        ("QC KC", 1),
        ("KC AC", 1),
        ("AC 2C", 0),
        ("AC JK", 1),
        ("JK KC", 0),
        ("8C 9C", 1),
    ],
)
def test_order_of_cards_in_the_cut(cut: str, dealer: int) -> None:
    """R-45: from the two to the ace, the joker above all; suits and wildness do not matter."""
    assert start("seats=2 jokers=1", dealer=None, cut=cut).dealer == dealer


def test_tied_seats_cut_again() -> None:
    """R-45: who shares the highest card cuts again, the others do not; as often as it takes."""
    table = start("seats=4", dealer=None, cut="KC 3C KD KH  5C 5D 4C  2C 9H")
    assert [event[1:] for event in table.history if event[0] == "cut"] == [
        (0, "KC"),
        (1, "3C"),
        (2, "KD"),
        (3, "KH"),
        (0, "5C"),
        (2, "5D"),
        (3, "4C"),
        (0, "2C"),
        (2, "9H"),
    ]
    assert table.dealer == 2


def test_lower_ties_do_not_count() -> None:
    """R-45: only the highest cards tie."""
    table = start("seats=4", dealer=None, cut="3C 3D KH 3H")
    assert table.dealer == 2
    assert sum(event[0] == "cut" for event in table.history) == 4


def test_jokers_tie() -> None:
    """R-45: two jokers tie like other cards."""
    table = start("seats=2 jokers=2", dealer=None, cut="JK JK 4C 9D")
    assert table.dealer == 1


def test_cards_of_the_cut_are_shuffled_in_again() -> None:
    """R-45, R-3: the pack that is dealt from is complete and shuffled anew."""
    table = start("seats=2 hand_size=2", dealer=None, cut="AC 3C", top="AC 3C AD 3D AH")
    assert table.dealer == 0
    assert table.hand(1) == cards("AC AD")
    assert table.hand(0) == cards("3C 3D")
    assert table.upcard == "AH"


def test_seats_that_have_left_do_not_cut() -> None:
    """R-17, R-45: only seats in the game cut."""
    table = start("seats=4", dealer=None, active=[1, 3], cut="4C 9C")
    assert [event for event in table.history if event[0] == "cut"] == [
        ("cut", 1, "4C"),
        ("cut", 3, "9C"),
    ]
    assert table.dealer == 3


def test_given_dealer_needs_no_cut() -> None:
    """R-45: with a given dealer nobody cuts."""
    table = start("seats=4", dealer=2)
    assert table.history[0] == ("dealer", 2)


@pytest.mark.parametrize(
    ("rules", "points"),
    [
        (
            Rules(),
            {"8": 50, "10": 10, "J": 10, "Q": 10, "K": 10, "A": 1},
        ),
        (
            Rules(values="flat5"),
            {**dict.fromkeys(FRENCH, 5), "8": 50, "J": 10, "Q": 10, "K": 10},
        ),
        (Rules(wild_value="plain"), {"J": 10, "Q": 10, "K": 10, "A": 1}),
        (Rules(wild_value=25), {"8": 25, "J": 10, "Q": 10, "K": 10, "A": 1}),
        (
            Rules.from_text("wild=A,J wild_value=30"),
            {"A": 30, "J": 30, "Q": 10, "K": 10},
        ),
        (
            Rules.from_text("values=flat5 wild=K wild_value=plain"),
            {**dict.fromkeys(FRENCH, 5), "J": 10, "Q": 10, "K": 10},
        ),
        (
            Rules.from_text("values=2:7,3:0,4:1,5:9,6:3,7:8,8:20,9:4,10:6,J:2,Q:5,K:15,A:11"),
            {
                "2": 7,
                "3": 0,
                "4": 1,
                "5": 9,
                "6": 3,
                "7": 8,
                "8": 20,
                "9": 4,
                "10": 6,
                "J": 2,
                "Q": 5,
                "K": 15,
                "A": 11,
            },
        ),
    ],
    ids=["pips", "flat5", "plain", "25", "aces-and-jacks", "flat5-plain-kings", "table"],
)
def test_value_of_every_card(rules: Rules, points: dict[str, int]) -> None:
    """R-130, case 23: all 52 cards, one by one, in a hand count what the table in use says.

    Ranks that are not listed count their number.
    """
    for rank in FRENCH:
        for suit in "CDHS":
            card = f"{rank}{suit}"
            table = position(rules.replace(seats=2, packs=2), hands={0: "3H", 1: card}, upcard="5H")
            table.do("3H")
            expected = points[rank] if rank in points else int(rank)
            assert table.scores == [0, expected], card
