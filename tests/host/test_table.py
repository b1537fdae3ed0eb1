"""The host: versions, keys, refusals, undo, secrets, and a table set up again from its entries."""

from __future__ import annotations

import dataclasses
import doctest
import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crazyeights import host, record
from crazyeights.cards import Card, Suit
from crazyeights.game import Game
from crazyeights.host import (
    Accepted,
    Act,
    Answer,
    Command,
    Computer,
    Entry,
    EventKind,
    Human,
    NextDeal,
    Phase,
    Refused,
    Request,
    Setup,
    Table,
    Undo,
    Update,
    View,
)
from crazyeights.rules.actions import Action, Announce, Draw, NameSuit, Pass, Play, Stop
from crazyeights.rules.kinds import deals
from crazyeights.rules.options import Rules
from crazyeights.rules.presets import PRESETS

NAMES = ("Mia", "Anna", "Bo", "Cleo", "Dario", "Emil", "Frida", "Gina")
keys = (f"test {number}" for number in itertools.count())


def table(
    preset: str = "penalty",
    seats: int = 3,
    humans: int = 1,
    seed: int | None = 7,
    **changes: object,
) -> Table:
    """Return a table at which the first seats are people and the others greedy computers."""
    setup = Setup(
        Rules.preset(preset, seats=seats).replace(**changes),
        tuple(
            Human(NAMES[seat]) if seat < humans else Computer(NAMES[seat], "greedy", seat)
            for seat in range(seats)
        ),
        preset,
    )
    return Table(setup, seed=seed, mode="interpreted")


def send(at: Table, seat: int | None, request: Request) -> Answer:
    return at.submit(seat, Command(at.version, next(keys), request))


def code(answer: Answer) -> str:
    assert isinstance(answer, Refused)
    return answer.code


def let_computers_play(at: Table) -> None:
    while turn := at.computer_turn():
        assert at.submit(turn.seat, turn.command()) == Accepted(turn.version + 1)


def sensible(view: View, dice: random.Random) -> Action:
    """Return a card to play if there is one, so that deals come to an end."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    return dice.choice(plays or view.legal)


def act(at: Table, dice: random.Random) -> bool:
    """Take one step that the rules allow, whoever's it is; say whether the game goes on."""
    view = at.present(None).view
    if view.winners is not None:
        return False
    if view.turn is None:
        assert isinstance(send(at, None, NextDeal()), Accepted)
    else:
        action = sensible(at.present(view.turn).view, dice)
        assert isinstance(send(at, view.turn, Act(action)), Accepted)
    return True


def everything(at: Table) -> dict[int | None, tuple[Any, ...]]:
    """Return all that each viewer can see of a table."""
    return {
        viewer: (at.feed(viewer).read(), seen(at, viewer))
        for viewer in (None, *range(len(at.setup.seats)))
    }


def seen(at: Table, viewer: int | None) -> dict[str, Any]:
    """Return what a viewer sees now as values that can be compared."""
    present = at.present(viewer)
    view = dataclasses.asdict(present.view)
    return {
        **{name: view[name] for name in view if name not in ("record", "log")},
        "record": present.view.record.tobytes(),
        "playing": present.playing,
        "tied": present.tied,
        "assisted": present.assisted,
    }


# ── Versions and feeds ──────────────────────────────────────────────────────────────────────────


def test_a_new_table_is_at_version_1_with_its_first_deal_dealt() -> None:
    new = table()
    (update,) = new.feed(0).read()
    assert new.version == update.version == 1
    assert update.events[-1].kind == EventKind.STARTER
    assert new.present(0).version == 1


def test_every_viewer_gets_every_version_once_and_in_order() -> None:
    at, dice = table("classic-special", humans=3), random.Random(1)
    feeds = [at.feed(viewer) for viewer in (None, 0, 1, 2)]
    heard: list[list[Update]] = [[] for _ in feeds]
    for _ in range(40):
        if not act(at, dice):
            break
        for feed, updates in zip(feeds, heard, strict=True):
            if dice.random() < 0.5:
                updates.extend(feed.read())
    for feed, updates in zip(feeds, heard, strict=True):
        updates.extend(feed.read())
        assert [update.version for update in updates] == list(range(1, at.version + 1))
        assert feed.read() == ()
        assert feed.present().version == at.version


def test_a_viewer_with_nothing_to_see_gets_an_empty_version() -> None:
    at = table(humans=1)
    let_computers_play(at)
    send(at, 0, Act(at.present(0).view.legal[0]))
    send(at, 0, Undo())
    seats = at.present(0).view.seats
    undone = Update(at.version, (), 1, seats, undone=True)
    assert at.feed(None, after=at.version - 1).read() == (undone,)


def test_an_update_says_in_which_deal_and_phase_it_happened() -> None:
    """A feed that is resumed in the middle can be told as well as one heard from the start."""
    at, dice = table(humans=3), random.Random(5)
    feed, heard = at.feed(None), list[Update]()
    phases: list[Phase | None] = [None]
    while at.present(None).view.deal < 3:
        view = at.present(None).view
        phases.append(None if view.ended else view.phase)
        act(at, dice)
    heard.extend(feed.read())
    assert [update.phase for update in heard] == phases[: len(heard)]
    begins = [update.deal for update in heard if update.phase is None]
    assert begins == [1, 2, 3]
    assert all(update.seats == (0, 1, 2) for update in heard)
    assert list(at.feed(None, after=7).read()) == heard[7:]


def test_a_feed_goes_on_after_any_version() -> None:
    at, dice = table(humans=3), random.Random(2)
    for _ in range(10):
        act(at, dice)
    for viewer in (None, 0, 1, 2):
        whole = at.feed(viewer).read()
        for after in range(at.version + 1):
            assert at.feed(viewer, after=after).read() == whole[after:]


def test_there_is_no_feed_after_a_version_that_is_yet_to_come() -> None:
    with pytest.raises(ValueError, match="there is no version 2 yet: the table is at 1"):
        table().feed(0, after=2)
    with pytest.raises(ValueError, match="there is no version -1"):
        table().feed(0, after=-1)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_sees_and_does_nothing(seat: int) -> None:
    at = table(seats=3)
    for attempt in (at.present, at.feed):
        with pytest.raises(ValueError, match=f"there is no seat {seat} at a table for 3"):
            attempt(seat)
    with pytest.raises(ValueError, match="there is no seat"):
        send(at, seat, Act(Draw()))
    assert at.version == 1


# ── Commands ────────────────────────────────────────────────────────────────────────────────────


def test_a_command_is_carried_out_once_however_often_it_comes() -> None:
    """Case 30: a double click, a retry."""
    at = table(humans=3)
    seat = at.present(None).view.turn
    assert seat is not None
    command = Command(1, "a key", Act(at.present(seat).view.legal[0]))
    assert at.submit(seat, command) == Accepted(2)
    before = everything(at)
    assert at.submit(seat, command) == Accepted(2)
    assert everything(at) == before
    act(at, random.Random(3))
    assert at.submit(seat, command) == Accepted(2)
    assert at.version == 3


def test_a_command_for_another_version_is_refused_with_the_present_view() -> None:
    """Case 30: an old version."""
    at = table(humans=3)
    old = at.version
    act(at, random.Random(4))
    seat = at.present(None).view.turn
    assert seat is not None
    request = Act(at.present(seat).view.legal[0])
    for version in (old, at.version + 1):
        answer = at.submit(seat, Command(version, next(keys), request))
        assert code(answer) == "stale"
        assert isinstance(answer, Refused)
        assert answer.present.version == at.version == 2
        assert answer.present.view.seat == seat
        assert answer.present.view.hand == at.present(seat).view.hand


def test_a_command_that_was_refused_may_be_sent_again_for_the_present_version() -> None:
    at = table(humans=3)
    act(at, random.Random(4))
    seat = at.present(None).view.turn
    assert seat is not None
    request = Act(at.present(seat).view.legal[0])
    assert code(at.submit(seat, Command(1, "k", request))) == "stale"
    assert at.submit(seat, Command(2, "k", request)) == Accepted(3)


def test_a_key_belongs_to_one_command_of_one_seat() -> None:
    at = table(humans=3)
    first = at.present(None).view.turn
    assert first is not None
    at.submit(first, Command(1, "k", Act(at.present(first).view.legal[0])))
    assert code(at.submit(first, Command(2, "k", Act(Draw())))) == "key-used"
    second = at.present(None).view.turn
    assert second is not None
    assert second != first
    legal = at.present(second).view.legal[0]
    assert at.submit(second, Command(2, "k", Act(legal))) == Accepted(3)


def test_of_two_plays_at_once_that_of_the_seat_to_act_counts() -> None:
    """Case 21: the second comes from the seat that is not to act."""
    at = table(humans=3)
    seat = at.present(None).view.turn
    assert seat is not None
    other = (seat + 1) % 3
    card = at.present(other).view.hand[0]
    answer = send(at, other, Act(Play(card)))
    assert code(answer) == "not-your-turn"
    assert isinstance(answer, Refused)
    assert answer.details == {"seat": seat}
    assert isinstance(send(at, seat, Act(at.present(seat).view.legal[0])), Accepted)


def test_what_is_refused_leaves_everything_as_it_is() -> None:
    """R-2, case 31: every action that is not legal, from every seat."""
    at = table("classic", humans=3)
    view = at.present(None).view
    before, notes = everything(at), at.record(disclose=True)
    cards = [Card.from_index(index) for index in range(0, 53, 4)]
    actions: list[Action] = [
        *(Play(card) for card in cards),
        *(Play(card, Suit.HEARTS, announce=True) for card in cards),
        *(NameSuit(suit) for suit in Suit),
        *(Announce(seat) for seat in range(8)),
        Draw(),
        Pass(),
        Stop(),
    ]
    for seat in range(3):
        legal = at.present(seat).view.legal if view.turn == seat else ()
        for action in actions:
            if action not in legal:
                assert isinstance(send(at, seat, Act(action)), Refused)
    for who in (None, 0):
        assert code(send(at, who, NextDeal())) == "deal-not-over"
    assert at.version == 1
    assert everything(at) == before
    assert at.record(disclose=True) == notes


def test_the_house_may_only_deal_again() -> None:
    at = table()
    for request in (Act(Draw()), Undo()):
        with pytest.raises(ValueError, match="the house may only deal again"):
            send(at, None, request)


def test_any_seat_or_the_house_may_deal_again_once_the_deal_is_over() -> None:
    at, dice = table(humans=3, hand_size=1, game_end=deals(3)), random.Random(5)
    for who in (2, None):
        while at.present(None).view.ended is None:
            act(at, dice)
        assert code(send(at, 0, Act(Draw()))) == "deal-over"
        assert isinstance(send(at, who, NextDeal()), Accepted)
        update = at.feed(1, after=at.version - 1).read()[0]
        assert update.events[-1].kind == EventKind.STARTER


def test_when_the_game_is_over_nothing_can_be_done() -> None:
    at, dice = table("quick", humans=3, hand_size=2), random.Random(6)
    while act(at, dice):
        pass
    assert at.present(None).view.winners is not None
    for request in (Act(Draw()), NextDeal(), Undo()):
        assert code(send(at, 0, request)) == "game-over"


def test_a_setup_must_seat_everybody_and_know_every_player() -> None:
    rules = Rules.preset("penalty", seats=2)
    with pytest.raises(ValueError, match="seats: 1 sit at a table for 2"):
        Setup(rules, (Human("Mia"),))
    with pytest.raises(ValueError, match="there is no player 'genius'; there are random, "):
        Setup(rules, (Human("Mia"), Computer("Anna", "genius")))


# ── Computer players ────────────────────────────────────────────────────────────────────────────


def test_a_computer_chooses_from_its_turn_alone_and_always_the_same() -> None:
    """Case 27: nothing but the view and the dice of that decision."""
    setup = Setup(
        Rules.preset("penalty", seats=2), (Computer("Anna", "random"), Computer("Bo", "random"))
    )
    at = Table(setup, seed=7, mode="interpreted")
    for _ in range(12):
        turn = at.computer_turn()
        assert turn is not None
        assert turn.command() == turn.command()
        assert turn.view.seat == turn.seat
        assert not reachable(turn, (Table, Game))
        again = Table(setup, seed=7, entries=at.entries, mode="interpreted").computer_turn()
        assert again is not None
        assert again.command() == turn.command()
        at.submit(turn.seat, turn.command())


def test_two_random_computers_do_not_play_alike() -> None:
    def choices(seed: int) -> list[Request]:
        setup = Setup(
            Rules.preset("penalty", seats=2),
            (Computer("Anna", "random", seed), Computer("Bo", "random", seed + 1)),
        )
        at = Table(setup, seed=1, mode="interpreted")
        let_computers_play(at)
        return [entry.command.request for entry in at.entries]

    assert choices(1) == choices(1)
    assert choices(1) != choices(2)


def test_when_a_person_is_to_act_no_computer_is() -> None:
    at = table("quick", seats=2)
    assert at.present(None).view.turn == 0
    assert at.computer_turn() is None


# ── Undo ────────────────────────────────────────────────────────────────────────────────────────


def at_a_decision(preset: str = "penalty", seed: int | None = 7) -> Table:
    """Return a table at which a person is to act, two computers having acted before."""
    at = table(preset, seed=seed)
    let_computers_play(at)
    return at


def undo(at: Table) -> None:
    assert isinstance(send(at, 0, Undo()), Accepted)


def test_undo_goes_back_to_the_last_decision_of_the_person() -> None:
    """Case 25: person, computer, computer, undo."""
    at = at_a_decision()
    before, others = seen(at, 0), seen(at, 1)
    legal = at.present(0).view.legal
    while at.present(0).view.legal == legal:
        send(at, 0, Act(legal[0]))
        let_computers_play(at)
    version = at.version
    undo(at)
    assert at.version == version + 1
    assert seen(at, 0) == before | {"assisted": True}
    assert seen(at, 1) == others | {"assisted": True}


def test_undo_again_goes_back_further() -> None:
    at = at_a_decision()
    positions: list[dict[str, Any]] = []
    while len(positions) < 4:
        positions.append(seen(at, 0) | {"assisted": True})
        send(at, 0, Act(at.present(0).view.legal[0]))
        let_computers_play(at)
        assert at.present(0).view.ended is None
    while positions:
        undo(at)
        assert seen(at, 0) == positions.pop()
    assert code(send(at, 0, Undo())) == "undo-nothing"


@pytest.mark.parametrize("seed", [7, None])
def test_undo_never_deals_anew(seed: int | None) -> None:
    """Case 26: a draw undone and drawn again brings the same card; the computers do the same."""
    at = at_a_decision("classic", seed=seed)
    while Draw() not in at.present(0).view.legal:  # a suit is to be named for a wild starter
        at = at_a_decision("classic", seed=seed)
    send(at, 0, Act(Draw()))
    let_computers_play(at)
    drawn, after = at.feed(0).read(), seen(at, 0)
    version = at.version
    undo(at)
    send(at, 0, Act(Draw()))
    let_computers_play(at)
    again = at.feed(0, after=version + 1).read()
    assert [update.events for update in again] == [
        update.events for update in drawn[version - len(again) :]
    ]
    assert seen(at, 0) == after | {"assisted": True}


def test_undo_keeps_what_was_reshuffled_in_the_same_order() -> None:
    """Case 26, with a new stock in between: chance is not asked again."""
    dice = random.Random(8)
    at = table("penalty", seats=2, seed=None, hand_size=20)
    for _ in range(400):
        let_computers_play(at)
        if at.present(0).view.ended is not None:
            send(at, 0, NextDeal())
            continue
        action = sensible(at.present(0).view, dice)
        version = at.version
        send(at, 0, Act(action))
        let_computers_play(at)
        after, updates = seen(at, 0), at.feed(0, after=version).read()
        if any(e.kind == EventKind.RESHUFFLED for update in updates for e in update.events):
            if at.present(0).view.winners is not None:
                at = table("penalty", seats=2, seed=None, hand_size=20)
                continue
            undo(at)
            version = at.version
            send(at, 0, Act(action))
            let_computers_play(at)
            again = at.feed(0, after=version).read()
            assert [update.events for update in again] == [update.events for update in updates]
            assert seen(at, 0) == after | {"assisted": True}
            return
    pytest.fail("the stock was never reshuffled")


def test_the_late_answer_of_a_computer_for_an_old_position_is_discarded() -> None:
    """Case 25: the computer was still thinking when the move before was undone."""
    at = at_a_decision("classic")
    send(at, 0, Act(Draw()))
    thinking = at.computer_turn()
    assert thinking is not None
    undo(at)
    before = everything(at)
    assert code(at.submit(thinking.seat, thinking.command())) == "stale"
    assert everything(at) == before
    assert at.present(0).view.turn == 0


def test_undo_is_for_one_person_among_computers() -> None:
    """Case 26: with other people at the table it is refused, and a computer cannot ask for it."""
    at = table("classic", humans=2)
    seat = at.present(None).view.turn
    assert seat is not None
    send(at, seat, Act(at.present(seat).view.legal[0]))
    for person in (0, 1):
        assert code(send(at, person, Undo())) == "undo-online"
    alone = at_a_decision()
    assert code(send(alone, 1, Undo())) == "undo-online"
    assert not at.present(0).assisted
    assert not alone.present(0).assisted


def test_there_is_nothing_to_undo_before_a_decision_and_in_the_next_deal() -> None:
    at, dice = at_a_decision(), random.Random(9)
    assert code(send(at, 0, Undo())) == "undo-nothing"
    while at.present(0).view.ended is None:
        if at.computer_turn():
            let_computers_play(at)
        else:
            send(at, 0, Act(sensible(at.present(0).view, dice)))
    send(at, 0, NextDeal())
    let_computers_play(at)
    assert code(send(at, 0, Undo())) == "undo-nothing"
    assert not at.present(0).assisted


def test_a_deal_that_is_over_but_not_the_game_can_be_taken_back_to_ones_last_decision() -> None:
    at, dice = at_a_decision(), random.Random(10)
    before = seen(at, 0)
    while at.present(0).view.ended is None:
        before = seen(at, 0)
        send(at, 0, Act(sensible(at.present(0).view, dice)))
        let_computers_play(at)
    assert at.present(0).view.winners is None
    undo(at)
    assert seen(at, 0) == before | {"assisted": True}
    assert at.present(0).view.totals == (0, 0, 0)


def test_the_record_has_only_the_moves_that_hold_and_says_that_there_was_help() -> None:
    """Design, "Secrets" 7: a game with an undo is marked as assisted."""
    at = at_a_decision("classic")
    send(at, 0, Act(Draw()))
    assert not record.read(at.record(disclose=True)).assisted
    undo(at)
    made = record.read(at.record(disclose=True, place="Oslo"))
    assert made.assisted
    assert made.names == ("Mia", "Anna", "Bo")
    assert made.preset == "classic"
    assert made.tags == {"place": "Oslo"}
    assert all(step.seat != 0 for step in made.deals[0].steps)
    assert record.verify(made, mode="interpreted") == []


# ── A table set up again ────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", [3, None])
def test_a_table_is_the_same_when_it_is_set_up_again_from_its_entries(seed: int | None) -> None:
    """Case 37: after a crash, the same state and the same stock."""
    dice = random.Random(11)
    at = table("action-cards", seed=seed, hand_size=3, game_end=deals(2))
    while at.present(0).view.winners is None:
        now = at.present(0)
        view = now.view
        if turn := at.computer_turn():
            at.submit(turn.seat, turn.command())
        elif now.may_undo and (not now.assisted or dice.random() < 0.1):
            send(at, 0, Undo())
        else:
            send(at, 0, NextDeal() if view.ended else Act(sensible(view, dice)))
        if dice.random() < 0.02 or at.present(0).view.winners is not None:
            again = Table(
                at.setup, seed=seed, secrets=at.secrets, entries=at.entries, mode="interpreted"
            )
            assert everything(again) == everything(at)
            assert again.record(disclose=True) == at.record(disclose=True)
    assert at.present(0).assisted


def test_entries_that_do_not_follow_are_refused() -> None:
    at = table(humans=3)
    entry = Entry(2, at.present(None).view.turn, Command(1, "k", Act(Pass())))
    with pytest.raises(ValueError, match=r"does not follow: .*pass"):
        Table(at.setup, seed=7, entries=[entry], mode="interpreted")


# ── Secrets ─────────────────────────────────────────────────────────────────────────────────────


def walk(value: object) -> Iterator[Any]:
    """Yield a value and everything that can be reached from it."""
    yield value
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from walk(getattr(value, field.name))
    elif isinstance(value, tuple | list | set | frozenset):
        for item in value:
            yield from walk(item)
    elif isinstance(value, dict):
        yield from walk([*value.items()])


def reachable(value: object, kinds: tuple[type, ...]) -> list[Any]:
    return [one for one in walk(value) if isinstance(one, kinds)]


@settings(max_examples=30)
@given(
    preset=st.sampled_from(sorted(PRESETS)),
    seats=st.integers(2, 5),
    seed=st.integers(0, 10**6),
    steps=st.integers(0, 40),
)
def test_nobody_sees_a_card_of_another_hand_or_of_the_stock(
    preset: str, seats: int, seed: int, steps: int
) -> None:
    """R-161, case 29: everything that goes to a viewer holds only what it may know."""
    fewest, most = PRESETS[preset].seats
    seats = min(max(seats, fewest), most)
    at, dice = table(preset, seats=seats, humans=seats, seed=seed), random.Random(seed)
    for _ in range(steps):
        if not act(at, dice):
            break
    for viewer in (None, *range(seats)):
        view = at.present(viewer).view
        if view.ended is None:
            known = {*view.hand, *view.discards, *view.stock}
            rules = {*reachable(view.rules, (Card,)), *view.rules.effects}
            assert {*reachable(at.present(viewer), (Card,))} - rules <= known
        assert len(view.hand) == (0 if viewer is None else view.counts[viewer])
        for update in at.feed(viewer).read():
            for event in update.events:
                if event.kind == EventKind.DREW:
                    assert (event.card is not None) == (event.seat == viewer)
        turn = at.computer_turn()
        assert turn is None
        shown = repr(at) + repr([at.feed(viewer).read(), at.present(viewer)])
        assert not any(secret.hex() in shown for secret in at.secrets.values())


def test_the_repr_of_a_table_tells_nothing_hidden() -> None:
    assert repr(table()) == "<Table: Mia, Anna, Bo; version 1, deal 1>"


def test_a_refusal_goes_to_one_seat_and_shows_what_that_seat_sees() -> None:
    at = table(humans=3)
    for seat in range(3):
        answer = at.submit(seat, Command(99, next(keys), Act(Draw())))
        assert isinstance(answer, Refused)
        known = {*at.present(seat).view.hand, *at.present(seat).view.discards}
        assert {*reachable(answer, (Card,))} <= known


def test_the_record_of_a_game_that_goes_on_tells_nothing_hidden() -> None:
    at = table(humans=3)
    made = record.read(at.record())
    assert not made.disclosed
    assert all(card is None for hand in made.deals[0].hands.values() for card in hand)


def test_the_example_works() -> None:
    assert doctest.testmod(host).failed == 0
