"""The starter: wild, special, neither; and who begins (rules R-46, R-50, R-51)."""

from __future__ import annotations

import pytest
from tests.rules.positions import cards, position, start

pytestmark = pytest.mark.engine

HANDS = "3C 4C 5C 6C"
"""One card each for four seats, beginning after the dealer."""


ONE = "hand_size=1"
"""With one card each the fifth card from the top is the starter of four seats."""

MOST = "7C 7D 7H 7S 8C 8D 8H 8S 9C 9D 9H 9S 10C 10D 10H 10S JC JD JH JS QC QD QH QS KC KD KH KS"
"""All cards of a pack of 32 but the aces: what two seats with 14 cards hold."""
FOUR_LEFT = "seats=2 pack=german32 hand_size=14"


# ── Who begins ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize(("direction", "step"), [("clockwise", 1), ("counter_clockwise", -1)])
def test_seat_after_the_dealer_begins(dealer: int, direction: str, step: int) -> None:
    """R-46, R-47: the next seat after the dealer in the starting direction begins."""
    table = start(f"{ONE} direction={direction}", dealer=dealer, top=f"{HANDS} 9D")
    assert table.turn == (dealer + step) % 4
    assert table.direction == step
    assert table.hand(table.turn) == ["3C"]


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("first", range(4))
def test_fixed_seat_begins(dealer: int, first: int) -> None:
    """R-46: a fixed first seat begins whoever deals; cards are still dealt from the dealer on."""
    table = start(f"{ONE} first_turn={first}", dealer=dealer, top=f"{HANDS} 9D")
    assert table.turn == first
    assert [table.hand((dealer + 1 + n) % 4) for n in range(4)] == [["3C"], ["4C"], ["5C"], ["6C"]]


@pytest.mark.parametrize("eliminated", range(4))
@pytest.mark.parametrize("direction", ["clockwise", "counter_clockwise"])
def test_first_seat_after_an_elimination(eliminated: int, direction: str) -> None:
    """R-46, R-17, case 14: the next seat still in the game begins and gets the first card.

    So for every dealer, eliminated seat and direction.
    """
    step = 1 if direction == "clockwise" else -1
    left = [seat for seat in range(4) if seat != eliminated]
    for dealer in left:
        order = [seat for n in range(1, 5) if (seat := (dealer + step * n) % 4) != eliminated]
        rules = f"{ONE} direction={direction}"
        table = start(rules, dealer=dealer, active=left, top="3C 4C 5C 9D")
        assert table.turn == order[0]
        assert [table.hand(seat) for seat in order] == [["3C"], ["4C"], ["5C"]]
        assert table.hand(eliminated) == []
        assert table.dealer == dealer


# ── Wild starters ─────────────────────────────────────────────────────────────────────────────────


def test_ordinary_starter() -> None:
    """R-45, R-20: the card after the hands is the starter and asks for its suit or rank."""
    table = start(ONE, top=f"{HANDS} 9D")
    assert table.history[-1] == ("starter", "9D")
    assert (table.upcard, table.required, table.phase) == ("9D", "D", "turn")
    assert table.discards == []


def test_case_9_buried() -> None:
    """R-50, case 9: starter 8♣, then 8♦, then 4♠ under `bury`: 4♠ lies up, all cards are there."""
    table = start(ONE, top=f"{HANDS} 8C 8D 4S")
    assert (table.upcard, table.required, table.discards) == ("4S", "S", [])
    assert len(table.stock) == 47
    assert {"8C", "8D"} <= set(table.stock)
    assert [event for event in table.history if event[0] in ("buried", "starter")] == [
        ("buried", "8C"),
        ("buried", "8D"),
        ("starter", "4S"),
    ]


def test_buried_cards_go_back_at_random_places() -> None:
    """R-50: the cards set aside go back one by one, in the order turned, where chance says.

    On top, at the bottom, in the middle: the others keep their order.
    """
    turned = f"{HANDS} 8C 8D 4S 2C 2D 2H 2S"
    shuffled = start(ONE, top=turned).stock
    without = [card for card in shuffled if card not in ("8C", "8D")]
    assert without[:4] == ["2C", "2D", "2H", "2S"]
    assert start(ONE, top=turned, burials=[45, 46]).stock == ["8D", "8C", *without]
    assert start(ONE, top=turned, burials=[45, 45]).stock == ["8C", "8D", *without]
    assert start(ONE, top=turned, burials=[0, 0]).stock == [*without, "8C", "8D"]
    middle = start(ONE, top=turned, burials=[43, 1]).stock
    assert middle == [*without[:2], "8C", *without[2:-1], "8D", without[-1]]


def test_every_place_may_be_drawn_for_a_burial() -> None:
    """R-50: with n cards in the stock a buried card can come to lie at n + 1 places."""
    rules = f"{FOUR_LEFT} wild=7"
    hands = (
        "8C 8D 8H 8S 9C 9D 9H 9S 10C 10D 10H 10S JC JD JH JS QC QD QH QS KC KD KH KS AC AD AH AS"
    )
    places = set()
    for word in range(60):
        table = start(rules, top=f"{hands} 7C 7D 7H 7S", burials=[word, word, word])
        assert table.upcard == "7S"
        places.add(tuple(table.stock))
    assert len(places) == 6  # every order of the three


def test_case_9_dealer_names() -> None:
    """R-50, case 9: under `dealer_names` the dealer's only actions are the four suits."""
    table = start(f"{ONE} starter_wild=dealer_names", top=f"{HANDS} 8C 8D 4S", dealer=3)
    assert (table.turn, table.upcard) == (3, "8C")
    assert table.legal() == {"=C", "=D", "=H", "=S"}
    table.do("=H")
    assert (table.turn, table.required) == (0, "H")
    assert "3C" in table.hand(0)
    assert table.plays() == set()


def test_dealer_names_for_a_fixed_first_seat() -> None:
    """R-46, R-50: the dealer names, then the fixed seat begins."""
    rules = f"{ONE} starter_wild=dealer_names first_turn=0"
    table = start(rules, top=f"{HANDS} 8C", dealer=1)
    assert table.turn == 1
    table.do("=S")
    assert table.turn == 0


def test_dealer_names_nothing_under_own_suit() -> None:
    """R-50: under `own_suit` the suit of the wild starter holds, nobody names."""
    rules = f"{ONE} starter_wild=dealer_names naming=own_suit"
    table = start(rules, top=f"{HANDS} 8C")
    assert (table.turn, table.phase, table.required) == (1, "turn", "C")
    assert table.plays() == {"3C"}


def test_dealer_names_for_a_joker_under_own_suit() -> None:
    """R-43, R-50: a joker has no suit of its own, so the dealer names one."""
    rules = f"{ONE} starter_wild=dealer_names naming=own_suit jokers=1"
    table = start(rules, top=f"{HANDS} JK")
    assert (table.turn, table.legal()) == (0, {"=C", "=D", "=H", "=S"})


def test_joker_is_buried() -> None:
    """R-43, R-50: a joker is wild, so `bury` buries it."""
    table = start(f"{ONE} jokers=1", top=f"{HANDS} JK 9D")
    assert table.upcard == "9D"
    assert "JK" in table.stock


def test_anything_on_a_wild_starter() -> None:
    """R-50: under `anything` any card may be played until one has been.

    Draws and passes of seats without a card to play do not end it.
    """
    table = start(f"{ONE} starter_wild=anything", top=f"{HANDS} 8D")
    assert (table.turn, table.phase) == (1, "turn")
    assert table.plays() == {"3C"}
    assert start(f"{ONE} starter_wild=anything", top="3S 4C 5C 6C 8D").plays() == {"3S"}


def test_anything_ends_with_the_first_card() -> None:
    """R-50: after that card, matching is as always."""
    rules = "hand_size=2 starter_wild=anything"
    table = start(rules, top="3S 3D 4C 4D KC QS KH QH 8D")
    table.do("3S")
    assert table.required == "S"
    assert table.plays() == {"3D", "QS"}


def test_anything_does_not_lift_wild_on_wild() -> None:
    """R-50, R-84, R-61: where any card may be played, R-61 still binds: no eight on the eight."""
    rules = "hand_size=2 starter_wild=anything wild_on_wild=false"
    table = start(rules, top="8S 3D 4C 4D KC QC KH QH 8D")
    assert table.hand(1) == cards("8S KC")
    assert table.plays() == {"KC"}


def test_anything_lifts_wild_must_match() -> None:
    """R-50, R-84, R-62: where any card may be played, a wild one need not match."""
    rules = "hand_size=2 starter_wild=anything wild=8,A wild_must_match=true"
    table = start(rules, top="AS 3D 4C 4D KC QC KH QH 8D")
    assert table.plays() == {"AS", "KC"}


@pytest.mark.parametrize("naming", ["any_suit", "deferred"])
def test_last_card_turned_stays(naming: str) -> None:
    """R-50: if no card left may be the starter, the last one turned stays.

    The dealer names the suit as it is wild, its effect is ignored, and the others make the stock.
    """
    rules = (
        f"{FOUR_LEFT} wild=8,9,10,J,Q,K,A naming={naming} "
        "starter_special=acts effects=A:draw(2)+skip"
    )
    table = start(rules, top=f"{MOST} AC AD AH AS", dealer=0)
    assert table.upcard == "AS"
    assert sorted(table.stock) == ["AC", "AD", "AH"]
    assert table.discards == []
    assert (table.turn, table.legal()) == (0, {"=C", "=D", "=H", "=S"})
    table.do("=D")
    assert (table.turn, table.phase, table.debt, table.required) == (1, "turn", 0, "D")


def test_last_card_turned_stays_though_special() -> None:
    """R-50, R-51: the same where specials are buried: the last one lies up without its effect."""
    rules = f"{FOUR_LEFT} starter_special=bury wild=none effects=A:reverse+draw(2)"
    table = start(rules, top=f"{MOST} AC AD AH AS", dealer=0)
    assert (table.upcard, table.required) == ("AS", "S")
    assert sorted(table.stock) == ["AC", "AD", "AH"]
    assert (table.turn, table.phase, table.debt, table.direction) == (1, "turn", 0, 1)


def test_last_card_turned_under_anything_is_wild_and_special() -> None:
    """R-50: the last one turned, wild and special, under `anything` and `bury` for specials.

    The dealer names the suit.
    """
    rules = f"{FOUR_LEFT} starter_wild=anything starter_special=bury wild=A effects=A:draw(2)"
    table = start(rules, top=f"{MOST} AC AD AH AS", dealer=0)
    assert table.upcard == "AS"
    assert (table.turn, table.legal()) == (0, {"=C", "=D", "=H", "=S"})


# ── Special starters ──────────────────────────────────────────────────────────────────────────────


def special(effects: str, options: str = "") -> str:
    """Return rules with one card each under which queens, with these effects, act as starters."""
    return f"{ONE} starter_special=acts effects=Q:{effects} {options}"


ALL_EFFECTS = "draw(2)+skip+reverse+anything_next+again+all_draw(1)+must_cover+cancel"


def test_special_starter_ignored() -> None:
    """R-51: under `ignored` none of the effects of a starter takes place."""
    table = start(f"{ONE} effects=Q:{ALL_EFFECTS}", top=f"{HANDS} QD", dealer=0)
    assert (table.turn, table.phase, table.debt, table.direction) == (1, "turn", 0, 1)
    assert [len(table.hand(seat)) for seat in range(4)] == [1, 1, 1, 1]
    assert table.plays() == set()
    assert table.upcard == "QD"


def test_special_starter_buried() -> None:
    """R-51: under `bury` a card with an effect is set aside like a wild one."""
    table = start(f"{ONE} starter_special=bury effects=Q:skip", top=f"{HANDS} QD QH 9D", dealer=0)
    assert (table.upcard, table.turn) == ("9D", 1)
    assert {"QD", "QH"} <= set(table.stock)


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize(("direction", "step"), [("clockwise", 1), ("counter_clockwise", -1)])
def test_skip_starter(dealer: int, direction: str, step: int) -> None:
    """R-51, R-82: as if the dealer had played the skip, the seat after it loses its turn."""
    table = start(special("skip", f"direction={direction}"), top=f"{HANDS} QD", dealer=dealer)
    assert table.turn == (dealer + 2 * step) % 4


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize(("direction", "step"), [("clockwise", 1), ("counter_clockwise", -1)])
def test_reverse_starter(dealer: int, direction: str, step: int) -> None:
    """R-51, R-83: the direction flips, and the next seat from the dealer in it begins.

    Cards were dealt in the starting direction.
    """
    table = start(special("reverse", f"direction={direction}"), top=f"{HANDS} QD", dealer=dealer)
    assert table.turn == (dealer - step) % 4
    assert table.direction == -step
    assert table.hand((dealer + step) % 4) == ["3C"]


@pytest.mark.parametrize(("options", "turn"), [("", 0), ("first_turn=2", 1)])
def test_long_skip_starter(options: str, turn: int) -> None:
    """R-51, R-82: each seat is skipped at most once, so who counts as its player begins."""
    assert start(special("skip(9)", options), top=f"{HANDS} QD", dealer=0).turn == turn


def test_draw_starter() -> None:
    """R-51, R-81: the seat after the dealer owes what the starter says and may answer it."""
    table = start(special("draw(3,same_rank)"), top="QS 4C 5C 6C QD", dealer=2)
    assert (table.turn, table.phase, table.debt) == (3, "debt", 3)
    assert table.legal() == {"QS", "d"}
    table.do("d")
    assert (table.turn, table.debt) == (0, 0)
    assert len(table.hand(3)) == 4


def test_all_draw_starter() -> None:
    """R-51, R-86: every seat but the dealer draws, beginning after the dealer."""
    table = start(special("all_draw(1)"), top=f"{HANDS} QD 7C 7D 7H", dealer=1)
    assert table.hand(2) == cards("3C 7C")
    assert table.hand(3) == cards("4C 7D")
    assert table.hand(0) == cards("5C 7H")
    assert table.hand(1) == cards("6C")
    assert table.turn == 2


def test_reverse_comes_before_all_draw_on_a_starter() -> None:
    """R-51, R-80: with both, the cards are drawn in the new direction."""
    table = start(special("all_draw(1)+reverse"), top=f"{HANDS} QD 7C 7D 7H", dealer=1)
    assert table.hand(0) == cards("5C 7C")
    assert table.hand(3) == cards("4C 7D")
    assert table.hand(2) == cards("3C 7H")
    assert table.turn == 0


def test_anything_next_starter() -> None:
    """R-51, R-84: any card may be played on it."""
    assert start(special("anything_next"), top=f"{HANDS} QD").plays() == {"3C"}


@pytest.mark.parametrize("effect", ["again", "must_cover", "cancel"])
def test_starter_without_effect(effect: str) -> None:
    """R-51, R-98: `again` and `must_cover` do nothing on a starter, `cancel` has nothing to end."""
    table = start(special(effect, "voluntary_draw=true stop_call=10"), top="QS 4C 5C 6C QD")
    assert (table.turn, table.phase, table.debt) == (1, "turn", 0)
    assert table.legal() == {"QS", "d", "x"}


def test_draw_and_skip_starter() -> None:
    """R-51, R-99: the debt falls on the very next seat, whose turn is lost when it pays."""
    table = start(special("draw(2)+skip", "after_debt=may_play"), top=f"{HANDS} QD", dealer=0)
    assert (table.turn, table.debt) == (1, 2)
    table.do("d")
    assert table.turn == 2


def test_skip_starter_that_can_be_answered() -> None:
    """R-51, R-95: a skip of the starter is answered like any other."""
    rules = special("skip", "skip_answer=same_rank")
    table = start(rules, top="QS 4C 5C 6C QD", dealer=0)
    assert (table.turn, table.legal()) == (1, {"QS", "p"})


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("first", range(4))
def test_fixed_first_seat_and_skip_starter(dealer: int, first: int) -> None:
    """R-51: with a fixed first seat it is as if the seat before it had played.

    That seat is skipped.
    """
    table = start(special("skip", f"first_turn={first}"), top=f"{HANDS} QD", dealer=dealer)
    assert table.turn == (first + 1) % 4


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("first", range(4))
def test_fixed_first_seat_and_reverse_starter(dealer: int, first: int) -> None:
    """R-51: as if the seat before the first one, in the direction after the reverse, had played.

    The fixed seat still begins, the other way round.
    """
    table = start(special("reverse", f"first_turn={first}"), top=f"{HANDS} QD", dealer=dealer)
    assert (table.turn, table.direction) == (first, -1)


def test_fixed_first_seat_and_draw_starter() -> None:
    """R-51: the fixed seat owes."""
    table = start(special("draw(2)", "first_turn=2"), top=f"{HANDS} QD", dealer=2)
    assert (table.turn, table.debt) == (2, 2)


def test_fixed_first_seat_and_all_draw_starter() -> None:
    """R-51, R-86: every seat but the one before the fixed one draws, the fixed one first."""
    table = start(special("all_draw(1)", "first_turn=2"), top=f"{HANDS} QD 7C 7D 7H", dealer=0)
    assert [table.hand(seat) for seat in (2, 3, 0)] == [["4C", "7C"], ["5C", "7D"], ["6C", "7H"]]
    assert table.hand(1) == ["3C"]
    assert table.turn == 2


def test_fixed_first_seat_reverse_and_all_draw_starter() -> None:
    """R-51: "before it, in the direction after any reverse".

    Going counter-clockwise that is the seat on the other side.
    """
    rules = special("all_draw(1)+reverse", "first_turn=2")
    table = start(rules, top=f"{HANDS} QD 7C 7D 7H", dealer=0)
    assert [table.hand(seat) for seat in (2, 1, 0)] == [["4C", "7C"], ["3C", "7D"], ["6C", "7H"]]
    assert table.hand(3) == ["5C"]
    assert (table.turn, table.direction) == (2, -1)


def test_three_seats_fixed_first_seat_and_reverse_starter() -> None:
    """R-51, R-83: with three seats a reverse is one too, so it is again the seat behind."""
    rules = special("reverse+all_draw(1)", "seats=3 first_turn=1")
    table = start(rules, top="3C 4C 5C QD 7C 7D", dealer=0)
    assert [table.hand(seat) for seat in (1, 0)] == [["3C", "7C"], ["5C", "7D"]]
    assert table.hand(2) == ["4C"]
    assert (table.turn, table.direction) == (1, -1)


def test_two_seats_fixed_first_seat_and_all_draw_starter() -> None:
    """R-51, R-83: with two seats nothing flips; the fixed seat is the one that draws."""
    rules = special("reverse+all_draw(1)", "seats=2 first_turn=1")
    table = start(rules, top="3C 4C QD 7C", dealer=0)
    assert [table.hand(seat) for seat in (1, 0)] == [["3C", "7C"], ["4C"]]
    assert table.turn == 1


def test_two_seats_and_skip_starter() -> None:
    """R-51, R-82: with two seats the dealer, as whose play the skip counts, plays first."""
    rules = "seats=2 hand_size=1 starter_special=acts effects=Q:skip(1)"
    assert start(rules, top="3C 4C QD", dealer=0).turn == 0
    assert start(rules, top="3C 4C QD", dealer=1).turn == 1


@pytest.mark.parametrize(("option", "turn"), [("no_effect", 1), ("skip", 0)])
def test_two_seats_and_reverse_starter(option: str, turn: int) -> None:
    """R-51, R-83: a reverse starter does with two seats what a reverse does then."""
    rules = special("reverse", f"seats=2 two_seat_reverse={option}")
    table = start(rules, top="3C 4C QD", dealer=0)
    assert (table.turn, table.direction) == (turn, 1)


@pytest.mark.parametrize(("option", "turn"), [("no_effect", 0), ("skip", 1)])
def test_two_seats_fixed_first_and_reverse_starter(option: str, turn: int) -> None:
    """R-51, R-83: with two seats nothing flips.

    Where the reverse is a skip, the fixed seat is the one that loses its turn.
    """
    rules = special("reverse", f"seats=2 first_turn=0 two_seat_reverse={option}")
    for dealer in (0, 1):
        assert start(rules, top="3C 4C QD", dealer=dealer).turn == turn


@pytest.mark.parametrize(
    ("wild", "special_"), [("bury", "ignored"), ("dealer_names", "bury"), ("anything", "bury")]
)
def test_wild_and_special_starter_is_buried_if_either_says_so(wild: str, special_: str) -> None:
    """R-51: a starter both wild and special is buried if either option says so."""
    rules = f"{ONE} effects=8:skip starter_wild={wild} starter_special={special_}"
    table = start(rules, top=f"{HANDS} 8D 9D", dealer=0)
    assert (table.upcard, table.turn, table.phase) == ("9D", 1, "turn")
    assert "8D" in table.stock


def test_buried_wild_card_has_no_effect_although_specials_act() -> None:
    """R-51: with `bury` for wild and `acts` for special cards an eight is buried, not acted on."""
    rules = f"{ONE} effects=8:draw(2)+skip starter_special=acts"
    table = start(rules, top=f"{HANDS} 8D 9D", dealer=0)
    assert (table.upcard, table.turn, table.debt) == ("9D", 1, 0)


def test_naming_comes_before_the_effect() -> None:
    """R-51: the dealer names the suit first; then the starter's effect takes place."""
    rules = (
        f"{ONE} starter_wild=dealer_names starter_special=acts "
        "effects=8:draw(2,same_rank)+all_draw(1)+reverse"
    )
    table = start(rules, top=f"{HANDS} 8D 7C 7D 7H", dealer=0)
    assert (table.turn, table.phase, table.debt, table.direction) == (0, "naming", 0, 1)
    assert [len(table.hand(seat)) for seat in range(4)] == [1, 1, 1, 1]
    table.do("=S")
    assert (table.turn, table.phase, table.debt, table.direction) == (3, "debt", 2, -1)
    assert [len(table.hand(seat)) for seat in range(4)] == [1, 2, 2, 2]
    assert table.required == "S"


def test_ignored_effect_of_a_wild_starter() -> None:
    """R-51: `dealer_names` and `ignored`: a suit is named, nothing else happens."""
    rules = f"{ONE} effects=8:draw(2)+skip starter_wild=dealer_names"
    table = start(rules, top=f"{HANDS} 8D", dealer=0)
    table.do("=S")
    assert (table.turn, table.phase, table.debt) == (1, "turn", 0)


def test_entry_of_one_card() -> None:
    """R-51, R-80: only the card that has the effect is a special starter."""
    rules = f"{ONE} effects=QS:skip starter_special=bury"
    assert start(rules, top=f"{HANDS} QD").upcard == "QD"
    assert start(rules, top=f"{HANDS} QS 9D").upcard == "9D"


def test_entry_without_effects_is_not_special() -> None:
    """R-51, R-80: a card whose own entry takes its rank's effects away is no special starter."""
    rules = f"{ONE} effects=Q:skip;QS:none starter_special=bury"
    assert start(rules, top=f"{HANDS} QD QS").upcard == "QS"


def test_starter_effect_is_not_repeated() -> None:
    """R-51, R-94: a draw starter is paid for once; then it matches as an ordinary card."""
    rules = "hand_size=2 starter_special=acts effects=Q:draw(1,none)"
    table = start(rules, top="3C 4C 5C 6C 7C 9D KC AC QD", dealer=0)
    table.do("d")
    assert (table.turn, table.debt, table.plays()) == (2, 0, {"9D"})


def test_anything_lasts_through_draws_and_passes() -> None:
    """R-50: "until a card has been played": seats that cannot play do not end it."""
    rules = f"{ONE} starter_wild=anything draw=1 finish_on_wild=false"
    table = start(rules, top="8S 4C 5C 6C 8D 8C")
    assert table.legal() == {"d"}
    table.do("d")
    assert table.plays() == {"8C"}
    blocked = "seats=3 starter_wild=anything finish_on_wild=false empty_stock=pass"
    table = position(blocked, hands={0: "8S", 1: "8C", 2: "KH"}, upcard="8D", anything=1)
    table.do("p", "p")
    assert table.plays() == {"KH"}
