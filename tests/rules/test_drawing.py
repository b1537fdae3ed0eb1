"""Drawing, passing, blocked deals and endless ones (rules R-70 to R-77, R-79)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.positions import Position, cards, position
from tests.rules.random_play import Table

from crazyeights.rules import deal
from crazyeights.rules.actions import Draw
from crazyeights.rules.chance import seed_generator
from crazyeights.rules.compiled import implementation
from crazyeights.rules.layout import TOO_LONG
from crazyeights.rules.options import Rules

pytestmark = pytest.mark.engine

NOTHING_TO_DRAW = "empty_stock=pass"


#


def test_draw_until_playable() -> None:
    """R-70: card after card is drawn until the one drawn is playable, here the fourth."""
    table = position(hands={0: "9H 2C"}, upcard="5S", stock="3D 4D KC 5D 7S")
    for count in range(1, 4):
        assert table.legal() == {"d"}
        assert len(table.do("d")) == 1
        assert len(table.hand(0)) == 2 + count
    assert table.legal() == {"d"}
    table.do("d")
    assert table.legal() == {"5D"}
    assert table.stock == ["7S"]


def test_draw_until_playable_ends_with_the_cards() -> None:
    """R-70: it also ends when nothing is left to draw; then the seat passes."""
    table = position(f"seats=2 {NOTHING_TO_DRAW}", hands={0: "9H 2C"}, upcard="5S", stock="3D 4D")
    table.do("d", "d")
    assert table.legal() == {"p"}


def test_draw_until_playable_goes_through_the_discard_pile() -> None:
    """R-70, R-73: the discards beneath the upcard are cards left to draw."""
    table = position(hands={0: "9H 2C"}, upcard="5S", stock="3D", discards="4D 6D")
    for _ in range(3):
        assert table.legal() == {"d"}
        table.do("d")
    assert table.legal() == {"p"}
    assert table.hand(0) == cards("9H 2C 3D 4D 6D")


@pytest.mark.parametrize("n", [1, 2, 3])
def test_draw_a_number_of_cards(n: int) -> None:
    """R-70: n cards and no more, if none of them is playable."""
    table = position(f"draw={n}", hands={0: "9H 2C"}, upcard="5S", stock="3D 4D KC QD")
    for _ in range(n):
        assert table.legal() == {"d"}
        table.do("d")
    assert table.legal() == {"p"}


def test_a_playable_card_ends_the_drawing_early() -> None:
    """R-70: of three cards that might be drawn the second is playable: no third."""
    table = position(
        "draw=3 drawn_card=may_play", hands={0: "9H 2C"}, upcard="5S", stock="3D 7S KC"
    )
    table.do("d", "d")
    assert table.legal() == {"7S", "p"}
    table.refuses("d")


def test_a_drawn_wild_card_is_playable() -> None:
    """R-70, R-72: an eight always fits, so it ends the drawing and must be played."""
    table = position(hands={0: "9H 2C"}, upcard="5S", stock="8D KS")
    table.do("d")
    assert table.legal() == {"8D=C", "8D=D", "8D=H", "8D=S"}


def test_a_drawn_card_that_may_not_be_played_does_not_end_the_drawing() -> None:
    """R-70, R-61: an eight on an eight is not playable where no wild card goes on a wild card."""
    table = position(
        "wild_on_wild=false", hands={0: "9H 2C"}, upcard="8S", required="D", stock="8H 3D"
    )
    table.do("d")
    assert table.legal() == {"d"}
    table.do("d")
    assert table.legal() == {"3D"}


def test_the_count_is_new_in_every_turn() -> None:
    """R-70: two cards a turn: the seat that drew two draws two again in its next turn."""
    table = position(
        "seats=2 draw=2", hands={0: "9H 2C", 1: "9D 2D"}, upcard="5S", stock="3D 4D 3H 4H 6D 6H"
    )
    table.do("d", "d", "p", "d", "d", "p")
    assert table.turn == 0
    assert table.legal() == {"d"}
    table.do("d")
    assert table.legal() == {"d"}
    table.do("d")
    assert table.legal() == {"p"}


#


def test_no_voluntary_draw() -> None:
    """R-71: with false one draws only when nothing can be played; an eight in hand can be."""
    table = position("draw=1", hands={0: "9S 2C"}, upcard="5S", stock="3D")
    assert table.legal() == {"9S"}
    with_an_eight = position("draw=1", hands={0: "8D 2C"}, upcard="5S", stock="3D")
    assert with_an_eight.plays() == {"8D"}
    with_an_eight.refuses("d")


def test_voluntary_draw() -> None:
    """R-71: with true one may draw although a card can be played."""
    table = position("voluntary_draw=true draw=1", hands={0: "9S 2C"}, upcard="5S", stock="3D")
    assert table.legal() == {"9S", "d"}


def test_voluntary_draw_has_the_same_end() -> None:
    """R-71, R-70: a voluntary draw until playable ends with the first playable card."""
    table = position("voluntary_draw=true", hands={0: "9S 2C"}, upcard="5S", stock="3D 7S 4S")
    table.do("d")
    assert "d" in table.legal()
    assert "p" not in table.legal()
    table.do("d")
    assert table.legal() == {"7S"}


def test_voluntary_draw_of_several_cards() -> None:
    """R-71, R-12: of two cards the second must be drawn before the seat may pass."""
    table = position(
        "voluntary_draw=true draw=2", hands={0: "9S 2C"}, upcard="5S", stock="3D 4D 6S"
    )
    table.do("d")
    table.refuses("p")
    table.do("d")
    assert table.legal() == {"9S", "p"}


#


def test_must_play() -> None:
    """R-72: under `must_play` the playable drawn card is played, no other, and nobody passes."""
    table = position(
        "voluntary_draw=true draw=1", hands={0: "9S 5C 8H 2C"}, upcard="5S", stock="KS QS"
    )
    table.do("d")
    assert table.legal() == {"KS"}


def test_must_play_a_copy() -> None:
    """R-72, §1: the card drawn is the copy of one in hand: that card is played."""
    table = position(
        "packs=2 voluntary_draw=true draw=1", hands={0: "KS 9S 2C"}, upcard="5S", stock="KS"
    )
    table.do("d")
    assert table.legal() == {"KS"}
    table.do("KS")
    assert table.hand(0) == cards("KS 9S 2C")


def test_may_play() -> None:
    """R-72: under `may_play` any playable card may be played, or Pass; no further Draw."""
    table = position(
        "voluntary_draw=true draw=2 drawn_card=may_play",
        hands={0: "9S 5C 2C"},
        upcard="5S",
        stock="KS QS",
    )
    table.do("d")
    assert table.legal() == {"9S", "5C", "KS", "p"}


@pytest.mark.parametrize("drawn", ["KS", "KD"])
def test_may_not(drawn: str) -> None:
    """R-72: under `may_not` the turn is over after drawing, whatever was drawn."""
    table = position(
        "seats=2 voluntary_draw=true draw=1 drawn_card=may_not",
        hands={0: "9S 2C", 1: "9D 2D"},
        upcard="5S",
        stock=f"{drawn} QS",
    )
    assert table.do("d") == [("drew", 0, drawn, "by_choice")]
    assert table.turn == 1
    assert table.hand(0) == cards(f"9S 2C {drawn}")


def test_may_not_with_several_cards() -> None:
    """R-72, R-70: the turn is over when the drawing is: after two cards, or the first playable."""
    rules = "seats=2 draw=2 drawn_card=may_not voluntary_draw=true"
    table = position(rules, hands={0: "9S 2C", 1: "9D 2D"}, upcard="5S", stock="KD QD 3C")
    table.do("d")
    assert table.turn == 0
    assert table.legal() == {"d"}
    table.do("d")
    assert table.turn == 1
    early = position(rules, hands={0: "9S 2C", 1: "9D 2D"}, upcard="5S", stock="KS QD 3C")
    early.do("d")
    assert early.turn == 1


@pytest.mark.parametrize("drawn_card", ["must_play", "may_play"])
def test_another_card_after_an_unplayable_one(drawn_card: str) -> None:
    """R-72: the drawn card is not playable but 9♠ is: 9♠ may be played, or Pass."""
    table = position(
        f"voluntary_draw=true draw=1 drawn_card={drawn_card}",
        hands={0: "9S 2C"},
        upcard="5S",
        stock="3D 4D",
    )
    table.do("d")
    assert table.legal() == {"9S", "p"}
    table.do("9S")
    assert table.upcard == "9S"


@pytest.mark.parametrize("drawn_card", ["must_play", "may_play"])
def test_another_card_between_two_draws(drawn_card: str) -> None:
    """R-72: also after the first of two cards, while another may still be drawn."""
    table = position(
        f"voluntary_draw=true draw=2 drawn_card={drawn_card}",
        hands={0: "9S 2C"},
        upcard="5S",
        stock="3D 4D",
    )
    table.do("d")
    assert table.legal() == {"9S", "d"}


def test_a_card_that_a_draw_makes_playable() -> None:
    """R-72, R-64: an eight that could not be the last card may be played once there are two."""
    table = position(
        "finish_on_wild=false draw=1", hands={0: "8H"}, upcard="5S", stock="3D", discards="4D"
    )
    assert table.legal() == {"d"}
    table.do("d")
    assert table.legal() == {"8H=C", "8H=D", "8H=H", "8H=S", "p"}


#


def test_reshuffle_leaves_the_upcard() -> None:
    """R-73: all discards but the upcard become the stock; the drawn card comes from them."""
    table = position(hands={0: "9H 2C"}, upcard="5S", discards="3D 4D KC QD")
    happened = table.do("d")
    assert happened[0] == ("reshuffled", 4)
    assert happened[1][:2] == ("drew", 0)
    assert (table.upcard, table.discards) == ("5S", [])
    assert sorted([*table.stock, happened[1][2]]) == sorted(["3D", "4D", "KC", "QD"])


def test_reshuffle_shuffles() -> None:
    """R-73: every order of three cards comes out, none of them much more often than the others."""
    orders: Counter[tuple[str, ...]] = Counter()
    table = position("draw=3", hands={0: "9H 2C"}, upcard="5S", discards="3D 4D KC")
    before = table.box.copy()
    act = implementation(deal.act)
    for seed in range(600):
        table.box[:] = before
        seed_generator(table.state, seed, 0)
        assert act(table.state, table.numbers, Draw.code, table.words, table.buffer)
        reshuffled, drew = table.take_events()
        assert reshuffled == ("reshuffled", 3)
        orders[drew[2], *table.stock] += 1
    assert len(orders) == 6
    # 100 are expected of each; four standard deviations are 37.
    assert all(63 <= count <= 137 for count in orders.values()), orders


def test_turn_over() -> None:
    """R-73: the same cards unshuffled: the card discarded first is drawn first."""
    table = position(
        "empty_stock=turn_over", hands={0: "9H 2C"}, upcard="5S", discards="3D 4D KC QD"
    )
    assert table.do("d", "d", "d", "d") == [
        ("turned_over", 4),
        *[("drew", 0, card, "by_choice") for card in ("3D", "4D", "KC", "QD")],
    ]
    assert (table.upcard, table.discards) == ("5S", [])


def test_empty_stock_pass() -> None:
    """R-73: under `pass` the discards stay where they are and nothing can be drawn."""
    table = position(NOTHING_TO_DRAW, hands={0: "9H 2C"}, upcard="5S", discards="3D 4D KC")
    assert table.legal() == {"p"}


@pytest.mark.parametrize("empty_stock", ["reshuffle", "turn_over"])
def test_the_stock_stays_empty_until_a_draw_needs_a_card(empty_stock: str) -> None:
    """R-73: taking the last card of the stock does nothing to the discards; the next draw does."""
    table = position(
        f"seats=2 draw=1 empty_stock={empty_stock}",
        hands={0: "9H 2C", 1: "9D 2D"},
        upcard="5S",
        stock="3D",
        discards="4D KC",
    )
    assert table.do("d") == [("drew", 0, "3D", "by_choice")]
    table.do("p")
    assert (table.stock, table.discards) == ([], ["4D", "KC"])
    assert table.legal() == {"d"}
    assert table.do("d")[0][0] in {"reshuffled", "turned_over"}


def test_reshuffle_in_the_middle_of_a_debt() -> None:
    """R-73: also in the middle of a debt: of three cards owed the stock has one."""
    table = position(
        "effects=2:draw(3)",
        hands={0: "9H", 1: "4C"},
        upcard="2S",
        debt=3,
        stock="3D",
        discards="4D KC QD",
    )
    happened = table.do("d")
    assert [event[0] for event in happened] == ["drew", "reshuffled", "drew", "drew", "paid"]
    assert happened[0][2] == "3D"
    assert happened[1] == ("reshuffled", 3)
    assert happened[-1] == ("paid", 0, 3, 3)
    assert table.upcard == "2S"
    assert len(table.stock) == 1


def test_turn_over_in_the_middle_of_a_debt() -> None:
    """R-73: the same unshuffled: 3♦ from the stock, then 4♦ and K♣, the first ones discarded."""
    table = position(
        "effects=2:draw(3) empty_stock=turn_over",
        hands={0: "9H", 1: "4C"},
        upcard="2S",
        debt=3,
        stock="3D",
        discards="4D KC QD",
    )
    table.do("d")
    assert table.hand(0) == cards("9H 3D 4D KC")
    assert table.stock == ["QD"]


def test_the_upcard_alone_cannot_be_drawn() -> None:
    """R-73: with no discard but the upcard there is nothing to draw, whatever the option says."""
    for empty_stock in ("reshuffle", "turn_over", "pass"):
        table = position(f"empty_stock={empty_stock}", hands={0: "9H 2C"}, upcard="5S")
        assert table.legal() == {"p"}


#


@pytest.mark.parametrize("voluntary", ["false", "true"])
def test_nothing_playable_and_nothing_to_draw(voluntary: str) -> None:
    """R-74: with nothing playable and nothing to draw a seat can only pass."""
    table = position(f"voluntary_draw={voluntary}", hands={0: "9H 2C"}, upcard="5S")
    assert table.legal() == {"p"}


@pytest.mark.parametrize("voluntary", ["false", "true"])
def test_something_playable_and_nothing_to_draw(voluntary: str) -> None:
    """R-75: with something playable and nothing to draw a seat must play."""
    table = position(
        f"voluntary_draw={voluntary} drawn_card=may_play", hands={0: "9S 2C"}, upcard="5S"
    )
    assert table.legal() == {"9S"}


def test_case_4() -> None:
    """R-73, R-74, case 4: no card in the stock, ten discards: Draw works; with none only Pass."""
    table = position(
        "draw=1", hands={0: "9H 2C"}, upcard="5S", discards="3D 4D 6D 7D 9D 10D JD QD KD AD"
    )
    assert table.stock == []
    assert table.legal() == {"d"}
    table.do("d")
    assert len(table.hand(0)) == 3


def test_case_5() -> None:
    """R-70, case 5: draw 1, one card in the stock, drawn and unplayable: the turn passes."""
    table = position(
        f"seats=2 draw=1 {NOTHING_TO_DRAW}",
        hands={0: "9H 2C", 1: "9D 2D"},
        upcard="5S",
        stock="3D",
    )
    table.do("d")
    assert table.legal() == {"p"}
    table.do("p")
    assert table.turn == 1
    assert table.legal() == {"p"}


#


def blocked(rules: str = "", stock: str = "", hands: dict[int, str] | None = None) -> Position:
    """Return a table of three at which nobody can play on 5♠, but for the hands given."""
    held = {0: "9H 2H", 1: "9D 2D", 2: "9C 2C"} | (hands or {})
    return position(f"seats=3 {NOTHING_TO_DRAW} {rules}", hands=held, upcard="5S", stock=stock)


def test_blocked_after_a_pass_of_everybody() -> None:
    """R-76: the deal is blocked after three passes by three seats, not after two."""
    table = blocked()
    table.do("p", "p")
    assert not table.over
    table.do("p")
    assert table.ending == "blocked"


def test_a_play_starts_the_count_anew() -> None:
    """R-76: two pass, the third plays 5♣, on which nobody can play: three more passes."""
    table = blocked(hands={2: "5C KD QD"})
    table.do("p", "p", "5C", "p", "p")
    assert not table.over
    table.do("p")
    assert table.ending == "blocked"


def test_drawing_starts_the_count_anew() -> None:
    """R-76: a seat that drew and passes is none of those that pass; three more must."""
    table = blocked("draw=1", stock="3D")
    table.do("d", "p", "p", "p")
    assert not table.over
    table.do("p")
    assert table.ending == "blocked"


def test_a_paid_debt_starts_the_count_anew() -> None:
    """R-76: "even of no card": under `may_play` the pass after a debt paid with nothing is none."""
    table = blocked(
        "effects=2:draw(2) after_debt=may_play", hands={0: "2S KH QH", 1: "9D KD", 2: "9C KC"}
    )
    table.do("2S", "d")
    assert table.history[-1] == ("paid", 1, 0, 2)
    assert table.turn == 1
    table.do("p", "p", "p")
    assert not table.over
    table.do("p")
    assert table.ending == "blocked"


def test_the_pass_after_again_does_not_count() -> None:
    """R-76: a seat that played an ace, goes on and can only pass has played in its turn."""
    table = blocked("effects=A:again", hands={0: "AS KH QH"})
    table.do("AS", "p")
    assert table.turn == 1
    table.do("p", "p")
    assert not table.over
    table.do("p")
    assert table.ending == "blocked"


def test_the_pass_after_a_play_does_not_count() -> None:
    """R-76, R-100: nor does the Pass that ends a turn of several cards."""
    table = blocked("several=same_rank", hands={0: "KS QH JH"})
    table.do("KS", "p", "p", "p")
    assert not table.over
    table.do("p")
    assert table.ending == "blocked"


def test_the_pass_after_an_answer_does_not_count() -> None:
    """R-76, R-100: nor the one after an answer."""
    table = blocked(
        "several=same_rank effects=2:draw(2,same_rank)",
        hands={0: "2S KH QH", 1: "2D KC QC", 2: "9C JS"},
    )
    table.do("2S", "p", "2D", "p")
    assert table.turn == 2
    table.do("d", "p", "p")
    assert not table.over
    table.do("p")
    assert table.ending == "blocked"


def test_accepting_a_skip_does_not_count() -> None:
    """R-76: the seat that accepts a skip is none of the three that pass."""
    table = blocked("skip_answer=same_rank effects=Q:skip", hands={0: "QS KH JH"})
    table.do("QS")
    assert table.phase == "skipped"
    table.do("p", "p", "p")
    assert not table.over
    assert table.turn == 1
    table.do("p")
    assert table.ending == "blocked"


def test_seats_out_of_the_game_do_not_count() -> None:
    """R-76, R-17: with two seats left of four two passes block the deal."""
    table = position(
        f"seats=4 game_end=eliminate(50) {NOTHING_TO_DRAW}",
        hands={0: "9H 2H", 2: "9D 2D"},
        upcard="5S",
        active=(0, 2),
    )
    table.do("p")
    assert not table.over
    table.do("p")
    assert table.ending == "blocked"


#


def test_case_6() -> None:
    """R-77, case 6: debt 4, one card to draw in all: it is taken, the debt is gone."""
    table = position(
        "effects=2:draw(2,same_rank)",
        hands={0: "9H", 1: "4C KD"},
        upcard="2S",
        debt=4,
        stock="3D",
    )
    assert table.do("d") == [("drew", 0, "3D", "for_debt"), ("paid", 0, 1, 4)]
    assert table.hand(0) == cards("9H 3D")
    assert (table.debt, table.turn, table.phase) == (0, 1, "turn")


def test_a_debt_with_nothing_to_draw() -> None:
    """R-77, R-92: with nothing at all to draw the debt is paid with nothing and forgiven."""
    table = position(
        "effects=2:draw(2,same_rank)", hands={0: "9H", 1: "4C KD"}, upcard="2S", debt=6
    )
    assert table.legal() == {"d"}
    assert table.do("d") == [("paid", 0, 0, 6)]
    assert (table.hand(0), table.debt, table.turn) == (["9H"], 0, 1)


def test_a_debt_takes_stock_and_discards() -> None:
    """R-77, R-73: what there is are the stock and the discards beneath the upcard."""
    table = position(
        "effects=2:draw(9)",
        hands={0: "9H", 1: "4C KD"},
        upcard="2S",
        debt=9,
        stock="3D 4D",
        discards="6D 7D",
    )
    table.do("d")
    assert table.hand(0) == cards("9H 3D 4D 6D 7D")
    assert table.history[-1] == ("paid", 0, 4, 9)


def test_the_greatest_debt() -> None:
    """R-77: a debt of a million takes what there is at once."""
    table = position(
        "effects=2:draw(1000000)", hands={0: "9H", 1: "4C"}, upcard="2S", debt=1_000_000, stock="3D"
    )
    table.do("d")
    assert (table.hand(0), table.debt) == (cards("9H 3D"), 0)


#


def late(rules: str = "", actions: int = 4_999, **more: object) -> Position:
    """Return a table of two at which so many actions have been taken."""
    given: dict[str, object] = {
        "hands": {0: "9S 8H 2C", 1: "9D 2D"},
        "upcard": "5S",
        "stock": "3H 4H 6H",
        "actions": actions,
    }
    return position(f"seats=2 {rules}", **(given | more))  # type: ignore[arg-type]


@pytest.mark.parametrize("action", ["9S", "8H=D", "d"])
def test_the_last_action(action: str) -> None:
    """R-79: the 5,000th action is carried out and ends the deal as blocked; the one before not."""
    before = late("voluntary_draw=true", 4_998)
    before.do(action)
    assert not before.over
    table = late("voluntary_draw=true")
    happened = table.do(action)
    assert happened[0][0] in {"played", "drew"}
    assert table.over
    assert table.ending == "too_long"


def test_pass_as_the_last_action() -> None:
    """R-79: a Pass is an action like the others."""
    table = late(hands={0: "KD 2C", 1: "9D 2D"}, stock="")
    table.do("p")
    assert table.ending == "too_long"


def test_too_long_scores_as_blocked() -> None:
    """R-79, R-132: the lowest hand wins; under `penalty` its own points count too."""
    table = late()
    table.do("9S")
    assert table.winners == {1}
    assert table.scores == [52, 11]


def test_going_out_as_the_last_action() -> None:
    """R-79: "unless that action ends it otherwise": going out is going out."""
    table = late(hands={0: "9S", 1: "9D 2D"})
    table.do("9S")
    assert (table.ending, table.winners, table.scores) == ("went_out", {0}, [0, 11])


def test_the_last_pass_as_the_last_action() -> None:
    """R-79, R-76: and a deal that is blocked by the n-th pass is blocked in that way."""
    table = late(hands={0: "KD 2C", 1: "9D 2D"}, stock="", passes=1)
    table.do("p")
    assert table.ending == "blocked"


def test_calls_are_no_actions() -> None:
    """R-79: Announce is not counted, however often it is made."""
    table = late("last_card_call=required", hands={0: "9S 2C", 1: "9D"})
    table.do("!0", "!1")
    assert not table.over
    table.do("9S")
    assert table.ending == "too_long"


def test_stop_is_no_action() -> None:
    """R-79: Stop ends the deal as a call of Stop does, also after 4,999 actions."""
    table = late("stop_call=100", hands={0: "2C 3C", 1: "9D 2D"})
    table.do("x")
    assert (table.ending, table.winners) == ("stopped", {0})


def test_naming_is_an_action() -> None:
    """R-79: NameSuit is counted: played as number 4,999, named as number 5,000."""
    table = late("naming=deferred", 4_998)
    table.do("8H")
    assert not table.over
    table.do("=C")
    assert table.ending == "too_long"


def test_a_suit_that_is_owed_lapses() -> None:
    """R-79: after the 5,000th action no suit is named any more."""
    table = late("naming=deferred")
    table.do("8H")
    assert table.over
    assert table.legal() == set()


@pytest.mark.parametrize("finish_effect", ["ignored", "applied"])
def test_a_debt_lapses(finish_effect: str) -> None:
    """R-79: a debt made by the 5,000th action is not drawn: `finish_effect` is about going out."""
    table = late(
        f"effects=9:draw(2,same_rank) finish_effect={finish_effect}", hands={0: "9S 2C", 1: "9D 2D"}
    )
    table.do("9S")
    assert (table.ending, table.debt) == ("too_long", 0)
    assert table.hand(1) == cards("9D 2D")
    assert table.scores == [2, 11]


def test_a_refused_action_is_not_counted() -> None:
    """R-79, R-2: only what is carried out counts."""
    table = late(actions=4_998)
    for _ in range(3):
        table.refuses("9D", "p", "d")
    table.do("9S")
    assert not table.over


def test_a_deal_that_never_ends() -> None:
    """R-79: where every card makes the other seat draw one, a deal ends with action 5,000."""
    effects = ";".join(
        f"{rank}:all_draw(1)"
        for rank in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    )
    table = Table(Rules.from_text(f"seats=2 hand_size=5 effects={effects}"), 1)
    actions = 0
    while not table.over:
        table.act(table.listed()[0])
        actions += 1
    assert actions == 5_000
    assert table.state.ending == TOO_LONG
