"""What happened, in sentences: which belong together, and what is told to whom."""

from __future__ import annotations

import pytest

from crazyeights.cards import Card, Suit
from crazyeights.host import Cause, DealEnd, EventKind, Phase, Update, ViewEvent
from crazyeights.rules.options import Rules
from crazyeights.telling import Line, People, Teller
from crazyeights.texts import catalogue

K = EventKind
PEOPLE = People(("Mia", "Anna", "Bo"), you=0)


def update(
    *events: ViewEvent, number: int = 2, phase: Phase = Phase.TURN, undone: bool = False
) -> Update:
    return Update(number, events, 2, (0, 1, 2), phase, undone)


def lines(
    *updates: list[ViewEvent], phase: Phase = Phase.TURN, preset: str = "", **options: str
) -> list[Line]:
    """Return the lines told of several updates, the first of which happened in a phase."""
    rules = Rules.preset("penalty", seats=3).replace(**options)
    teller = Teller(catalogue("en", cards="signs"), PEOPLE, rules, preset)
    for number, events in enumerate(updates, start=2):
        teller.tell(update(*events, number=number, phase=phase))
        phase = Phase.TURN
    return teller.lines()


def told(
    *updates: list[ViewEvent], phase: Phase = Phase.TURN, preset: str = "", **options: str
) -> list[str]:
    return [str(line) for line in lines(*updates, phase=phase, preset=preset, **options)]


def played(seat: int, card: str, suit: Suit | None = None) -> ViewEvent:
    return ViewEvent(K.PLAYED, seat, Card(card), suit)


def drew(seat: int, card: str = "", cause: Cause = Cause.CHOICE) -> ViewEvent:
    return ViewEvent(K.DREW, seat, Card(card) if card else None, cause=cause)


def test_what_a_seat_does_in_its_turn_is_one_line() -> None:
    assert told(
        [drew(1)],
        [drew(1)],
        [drew(1)],
        [played(1, "9H")],
        [played(2, "8S", Suit.CLUBS)],
        [ViewEvent(K.PASSED, 0)],
    ) == ["Anna draws 3 cards. Anna plays 9♥.", "Bo plays 8♠ and names clubs.", "You pass."]


def test_the_cards_that_one_draws_oneself_are_named() -> None:
    assert told([drew(0, "9H")], [drew(0, "2C")], [drew(1)]) == [
        "You draw 9♥. You draw 2♣.",
        "Anna draws a card.",
    ]


def test_a_new_stock_is_told_where_it_was_needed() -> None:
    """R-73."""
    stock = "The stock is empty: 12 discards are shuffled to make a new one."
    assert told([drew(1)], [ViewEvent(K.RESHUFFLED, number=12), drew(1)], [played(1, "9H")]) == [
        f"Anna draws a card. {stock} Anna draws a card. Anna plays 9♥."
    ]


def test_consequences_stand_in_the_line_of_what_they_follow() -> None:
    assert told(
        [played(1, "2H"), ViewEvent(K.OWED, 1, total=4, number=2)],
        [
            *[drew(2, cause=Cause.DEBT) for _ in range(4)],
            ViewEvent(K.PAID, 2, number=4, total=4),
            ViewEvent(K.SKIPPED, 2),
        ],
        [played(0, "QH"), ViewEvent(K.REVERSED, 0, number=-1), ViewEvent(K.SKIPPED, 2)],
    ) == [
        "Anna plays 2♥. That makes 4 penalty cards. Bo draws 4 penalty cards. Bo misses a turn.",
        "You play Q♥. Play changes direction: now it goes counter-clockwise. Bo misses a turn.",
    ]


def test_penalty_cards_of_ones_own_are_shown() -> None:
    """R-92, and a debt larger than what there is (R-77)."""
    paid = [drew(0, "9H", Cause.DEBT), drew(0, "2C", Cause.DEBT)]
    assert told([*paid, ViewEvent(K.PAID, 0, number=2, total=2)]) == [
        "You draw 2 penalty cards.",
        "New in your hand: 9♥ 2♣",
    ]
    assert told([*paid, ViewEvent(K.PAID, 0, number=2, total=6)]) == [
        "You draw only 2 of 6 penalty cards; there are no more.",
        "New in your hand: 9♥ 2♣",
    ]


def test_a_call_forgotten_is_told_before_what_the_next_seat_does() -> None:
    """R-110."""
    forgot = [drew(1, cause=Cause.FORGOTTEN_CALL)] * 2 + [ViewEvent(K.FORGOT, 1, number=2)]
    assert told([played(1, "9H")], [*forgot, played(2, "9S")]) == [
        "Anna plays 9♥. Anna forgot to call “Last card!” and draws 2 penalty cards.",
        "Bo plays 9♠.",
    ]


def test_the_two_calls_have_their_words() -> None:
    """R-113: "Mau" and "Mau-Mau"."""
    called = [played(1, "9H"), ViewEvent(K.CALLED, 1, number=1)]
    out = [
        played(1, "9S"),
        ViewEvent(K.CALLED, 1, number=2),
        ViewEvent(K.ENDED, 1, end=DealEnd.WENT_OUT),
    ]
    assert told(called, out, preset="mau-mau") == [
        "Anna plays 9♥. Anna calls “Mau!” Anna plays 9♠. Anna calls “Mau-Mau!” Anna goes out!"
    ]
    forgot = [
        played(1, "9S"),
        drew(1, cause=Cause.FORGOTTEN_CALL),
        ViewEvent(K.FORGOT, 1, number=1),
    ]
    assert told(forgot, preset="mau-mau") == [
        "Anna plays 9♠. Anna forgot to call “Mau-Mau!” and draws a penalty card; the deal goes on."
    ]


def test_a_wild_card_that_names_nothing_yet_or_never() -> None:
    """R-63, R-10: deferred, the own suit, and the last card."""
    last = [played(1, "8S"), ViewEvent(K.ENDED, 1, end=DealEnd.WENT_OUT)]
    assert told([played(1, "8S")], [ViewEvent(K.NAMED, 1, suit=Suit.HEARTS)]) == [
        "Anna plays 8♠; the suit is still to be named. Anna names hearts."
    ]
    assert told([played(1, "8S")], naming="own_suit") == ["Anna plays 8♠."]
    assert told([played(1, "JK")], naming="own_suit") == [
        "Anna plays JK; the suit is still to be named."
    ]
    assert told(last) == ["Anna plays 8♠. Anna goes out!"]


def test_skips_that_can_be_answered() -> None:
    """R-95."""
    assert told([played(1, "4H")], phase=Phase.SKIPPED) == [
        "Anna answers with 4♥ and does not miss a turn."
    ]
    assert told([ViewEvent(K.SKIPPED, 0)], phase=Phase.SKIPPED) == [
        "You give no answer and miss a turn."
    ]
    assert told([played(1, "4H"), ViewEvent(K.SKIPPED, 2)]) == ["Anna plays 4♥. Bo misses a turn."]


def test_ending_a_turn_of_several_cards_is_no_pass() -> None:
    """R-100."""
    assert told([ViewEvent(K.PASSED, 1)], phase=Phase.MORE) == []
    assert told([ViewEvent(K.PASSED, 1)]) == ["Anna passes."]


def test_everybody_draws() -> None:
    """R-86: one sentence where all get as many, else one for each."""
    all_draw = [drew(2, cause=Cause.ALL_DRAW), drew(0, "9H", Cause.ALL_DRAW)]
    again = ViewEvent(K.GOES_ON, 1)
    assert told([played(1, "AS"), *all_draw, again]) == [
        "Anna plays A♠. Everybody but Anna draws a card.",
        "New in your hand: 9♥",
        "Anna plays again.",
    ]
    assert told([played(1, "AS"), all_draw[0], again]) == [
        "Anna plays A♠. Bo draws a card. Anna plays again."
    ]


@pytest.mark.parametrize(
    ("events", "said"),
    [
        ([ViewEvent(K.CANCELLED, 1, total=4)], "Anna cancels the penalty cards"),
        ([ViewEvent(K.NOTHING_DRAWN, 1)], "Anna tries to draw, but nothing is left."),
        ([ViewEvent(K.TURNED_OVER, number=9)], "The stock is empty: the discard pile is turned"),
        ([ViewEvent(K.ANYTHING_GOES, 1)], "Any card may be played on it."),
        ([ViewEvent(K.COVERS, 1)], "Anna must cover that card."),
        ([ViewEvent(K.ENDED, end=DealEnd.BLOCKED)], "Nobody can play or draw any more"),
        ([ViewEvent(K.ENDED, end=DealEnd.TOO_LONG)], "After 5,000 moves nobody has gone out"),
    ],
)
def test_the_other_sentences(events: list[ViewEvent], said: str) -> None:
    (line,) = told(events)
    assert line.startswith(said)


@pytest.mark.parametrize(
    ("end", "said"),
    [
        (DealEnd.STOPPED, "Nobody has as few points as Bo: the stop succeeds."),
        (DealEnd.STOP_FAILED, "The stop fails: somebody else has as few points as Bo, or fewer."),
    ],
)
def test_a_stop(end: DealEnd, said: str) -> None:
    """R-120: the seat that ended the deal is the one that called, whoever won."""
    events = [ViewEvent(K.CALLED_STOP, 2, number=3), ViewEvent(K.ENDED, None, end=end)]
    assert told(events) == [f"Bo calls “Stop!” with 3 points in hand. {said}"]


def test_a_deal_begins_with_the_cut_the_dealer_and_the_starter() -> None:
    """R-45, R-50: the first deal, with a tie in the cut and a card buried."""

    def cut(seat: int, card: str) -> ViewEvent:
        return ViewEvent(K.CUT, seat, Card(card))

    dealer = "Bo has the highest card and deals first."
    made = lines(
        [
            *(cut(0, "KH"), cut(1, "2C"), cut(2, "KS")),
            *(cut(0, "3D"), cut(2, "9S")),
            ViewEvent(K.DEALER, 2),
            *(ViewEvent(K.DEALT, seat, number=5) for seat in range(3)),
            ViewEvent(K.BURIED, card=Card("8C")),
            ViewEvent(K.STARTER, card=Card("9H")),
        ]
    )
    assert [(str(line), line.heading) for line in made] == [
        ("You cut K♥. Anna cuts 2♣. Bo cuts K♠.", False),
        (f"A tie: you and Bo cut again. You cut 3♦. Bo cuts 9♠. {dealer}", False),
        ("Deal 2: Bo deals.", True),
        ("8♣ may not be the starter and goes back into the stock. The starter: 9♥.", False),
    ]


def test_a_later_deal_begins_without_a_cut_and_the_starter_acts() -> None:
    """R-51."""
    events = [
        ViewEvent(K.DEALER, 0),
        ViewEvent(K.STARTER, card=Card("2H")),
        ViewEvent(K.OWED, 0, total=2, number=2),
    ]
    assert told(events) == ["Deal 2: you deal.", "The starter: 2♥. That makes 2 penalty cards."]


def test_an_undo_is_told() -> None:
    teller = Teller(catalogue("en"), PEOPLE, Rules(seats=3), "")
    teller.tell(update(drew(1)))
    teller.tell(update(undone=True))
    assert [str(line) for line in teller.lines()] == [
        "Anna draws a card.",
        "Your last move is undone. From now on the game counts as assisted.",
    ]
    assert teller.lines() == []


def test_lines_are_told_as_soon_as_nothing_can_be_added_to_them() -> None:
    """While a player thinks for long, one sees what the others before it did."""
    teller = Teller(catalogue("en", cards="signs"), PEOPLE, Rules(seats=3), "")
    told_so_far = []
    for events in ([drew(1)], [drew(1)], [played(1, "9H")], [played(2, "9S")]):
        teller.tell(update(*events))
        told_so_far.append([str(line) for line in teller.whole_lines()])
    assert told_so_far == [[], [], [], ["Anna draws 2 cards. Anna plays 9♥."]]
    assert [str(line) for line in teller.lines()] == ["Bo plays 9♠."]
