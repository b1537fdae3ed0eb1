"""The game as the public API shows it: deals up to the end of the game (rules.md §2, §3.9)."""

from __future__ import annotations

import doctest
import itertools
import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Literal, get_args

import pytest
from tests.games import choose, play, same_state
from tests.rules.positions import EVERY_ACTION
from tests.rules.random_rules import rules_from_seed

import crazyeights
from crazyeights import (
    PRESETS,
    Announce,
    Card,
    DealOverError,
    Draw,
    Game,
    GameError,
    GameOverError,
    IllegalActionError,
    NameSuit,
    Pass,
    Play,
    Rank,
    Rules,
    Suit,
    UnreadableActionError,
    deals,
    eliminate,
    target,
)
from crazyeights import game as game_module
from crazyeights.cards import Pack, full_pack
from crazyeights.game import DealEnd, EventKind
from crazyeights.rules.actions import Action
from crazyeights.rules.effects import AnythingNext, Reverse, Skip
from crazyeights.rules.effects import Draw as DrawEffect

pytestmark = pytest.mark.engine

Direction = Literal["clockwise", "counter_clockwise"]
DIRECTIONS: tuple[Direction, ...] = get_args(Direction)
FOUR_BY_FOUR = list(itertools.product(range(4), range(4)))
CARD = re.compile(r"\b(?:10|[2-9JQKAT])[CDHS]\b|JK|[♣♦♥♠]")


def snapshot(game: Game) -> list[object]:
    """Return everything a game is, the words of its secret that come next included."""
    return [
        game.state.box.tobytes(),
        game._stream.box.tobytes(),
        repr([(log, log.actions, log.events, log.secret) for log in game.deals]),
        game.totals,
        game.outcome,
        game.seats,
        game.tied,
        game.next_commitment,
    ]


def do(game: Game, dice: random.Random) -> None:
    """Let somebody do something."""
    seat, action = choose(game, dice)
    game.act(action, seat)


def search(
    rules: Rules, wanted: Callable[[Game], bool], *, deals: int = 1, seeds: int = 400
) -> Game:
    """Return a game, after so many deals, with what is wanted."""
    games = (play(Game(rules, seed=seed), seed, deals=deals) for seed in range(seeds))
    return next(game for game in games if wanted(game))


def started(rules: Rules, wanted: Callable[[Game], bool]) -> Game:
    """Return a game that has just begun, with what is wanted."""
    return next(game for game in (Game(rules, seed=seed) for seed in range(400)) if wanted(game))


# ── Legal actions ────────────────────────────────────────────────────────────────────────────────


def test_the_description_is_true() -> None:
    failed, attempted = doctest.testmod(game_module)
    assert failed == 0
    assert attempted > 0


@pytest.mark.parametrize("seed", range(12))
def test_legal_actions_agree_with_each_other(seed: int) -> None:
    """R-1, R-2: len, iteration, index, slices and ``in`` say the same, and so does ``act``."""
    rules = rules_from_seed(seed)
    game = Game(rules, seed=seed)
    dice = random.Random(seed)
    for _ in range(25):
        if game.deal_over:
            break
        legal = game.legal_actions
        listed = list(legal)
        assert len(legal) == len(listed) == len(set(listed)) > 0
        assert [legal[place] for place in range(len(listed))] == listed
        assert [legal[place - len(listed)] for place in range(len(listed))] == listed
        assert list(legal[1:-1]) == listed[1:-1]
        assert list(legal[::-2]) == listed[::-2]
        assert list(reversed(legal)) == listed[::-1]
        for action in EVERY_ACTION:
            assert (action in legal) == (action in listed), action
            assert game.is_legal(action) == (game.why_not(action) is None), action
        for place in (len(listed), -len(listed) - 1):
            with pytest.raises(IndexError, match=f"there are {len(listed)} legal actions"):
                legal[place]
        if game.deal_over:
            break
        do(game, dice)


def test_calls_of_other_seats_are_no_actions_of_the_seat_to_act() -> None:
    """R-14: another seat may call now, but the list, and so ``in``, is about the seat to act."""
    rules = Rules(seats=3, hand_size=1, last_card_call="required", draw=1)
    game = started(rules, lambda game: all(game.is_legal(Announce(seat)) for seat in range(3)))
    calls = [Announce(seat) for seat in range(3)]
    listed = list(game.legal_actions)
    assert [call for call in calls if call in listed] == [Announce(game.turn or 0)]
    assert [call for call in calls if call in game.legal_actions] == [Announce(game.turn or 0)]


def test_legal_actions_are_those_of_the_present_moment() -> None:
    """The one object follows the game."""
    game = started(Rules(seats=2), lambda game: isinstance(game.legal_actions[0], Play))
    legal = game.legal_actions
    before = list(legal)
    game.act(legal[0])
    assert list(legal) == list(game.legal_actions) != before


@pytest.mark.parametrize("thing", ["d", "9H", 0, None, Card("9H"), Suit.HEARTS])
def test_what_is_no_action_is_not_legal(thing: object) -> None:
    assert thing not in Game(Rules(), seed=1).legal_actions


def test_no_legal_actions_when_the_deal_is_over() -> None:
    game = play(Game(Rules.preset("penalty", seats=2), seed=1), 1, deals=1)
    assert game.deal_over
    assert game.turn is None
    assert len(game.legal_actions) == 0
    assert list(game.legal_actions) == []
    assert all(action not in game.legal_actions for action in EVERY_ACTION)
    assert repr(game.legal_actions) == "<LegalActions: none>"


def test_legal_actions_can_be_read() -> None:
    game = started(Rules(seats=2), lambda game: len(game.legal_actions) == 2)
    one, two = game.legal_actions
    assert repr(game.legal_actions) == f"<LegalActions: {one}, {two}>"


# ── Acting, and what is refused ──────────────────────────────────────────────────────────────────


def test_act_returns_what_happened() -> None:
    """R-10: the events come back, and are in the log of the deal with who did what."""
    game = started(Rules(seats=3), lambda game: isinstance(game.legal_actions[0], Play))
    seat, action = game.turn, game.legal_actions[0]
    assert isinstance(action, Play)
    logged = len(game.deal.events)
    happened = game.act(action)
    assert happened[0] == (EventKind.PLAYED, seat, action.card, action.suit, *[None] * 4)
    assert game.deal.events[logged:] == list(happened)
    assert game.deal.actions == [(seat, action)]
    assert game.turn != seat


def test_actions_as_texts() -> None:
    """R-150: texts are read as records write them, in capitals or not."""
    game = started(
        Rules(seats=2), lambda game: any(isinstance(a, Play) and a.suit for a in game.legal_actions)
    )
    wild = next(a for a in game.legal_actions if isinstance(a, Play) and a.suit is not None)
    other = game.copy()
    game.act(wild)
    other.act(f" {wild} ".lower())
    assert same_state(game, other)


@pytest.mark.parametrize(
    "text", ["", "9", "H", "9X", "9H=", "9H=Z", "=", "!", "!9", "draw", "9H 8S"]
)
def test_texts_that_cannot_be_read(text: str) -> None:
    """R-2: a text that is no action at all has an error of its own; nothing changes."""
    game = Game(Rules(), seed=1)
    before = snapshot(game)
    with pytest.raises(UnreadableActionError, match="is no action") as caught:
        game.act(text)
    assert caught.value.text == text
    assert not isinstance(caught.value, GameError)
    assert snapshot(game) == before


@pytest.mark.parametrize("seed", range(8))
def test_every_action_outside_the_legal_ones_is_refused(seed: int) -> None:
    """R-2, case 46: one typed error with a reason in words; state and chance stay as they were."""
    game = Game(rules_from_seed(seed + 50), seed=seed)
    dice = random.Random(seed)
    for _ in range(12):
        if game.deal_over:
            break
        before = snapshot(game)
        for action in dice.sample(EVERY_ACTION, 150):
            seat = action.seat if isinstance(action, Announce) else game.turn
            if game.is_legal(action):
                continue
            with pytest.raises(IllegalActionError) as caught:
                game.act(action)
            assert (caught.value.action, caught.value.seat) == (action, seat)
            assert caught.value.refusal == game.why_not(action)
            assert len(str(caught.value)) > 10
            assert isinstance(caught.value, GameError)
        assert snapshot(game) == before
        do(game, dice)


def test_refusals_change_nothing_that_comes_later() -> None:
    """R-2, case 46: the random generator is untouched: both games go on alike."""
    game = Game(Rules.preset("macao", seats=3), seed=3)
    other = game.copy()
    dice = random.Random(1)
    for _ in range(60):
        if game.deal_over:
            break
        for action in dice.sample(EVERY_ACTION, 20):
            if not game.is_legal(action):
                with pytest.raises(IllegalActionError):
                    game.act(action)
        seat, action = choose(game, dice)
        game.act(action, seat)
        other.act(action, seat)
    assert same_state(game, other)


@pytest.mark.parametrize("seat", [-1, 8, 9, 63, 64, 511, 512, 1023, 1024, 2048, -1024, 10**6])
def test_calls_of_seats_that_do_not_exist(seat: int) -> None:
    """R-112: a call of no seat of the game is refused, whatever number it has."""
    rules = Rules(seats=3, hand_size=1, last_card_call="required", draw=1)
    game = started(rules, lambda game: game.is_legal(Announce(0)))
    before = snapshot(game)
    assert not game.is_legal(Announce(seat))
    assert Announce(seat) not in game.legal_actions
    with pytest.raises(IllegalActionError) as caught:
        game.act(Announce(seat))
    assert caught.value.refusal.code == "seat-out"
    assert snapshot(game) == before


def test_the_seat_that_is_not_to_act() -> None:
    """R-2, case 21: of two plays at once the second one, by the seat not to act, is refused."""
    rules = Rules(seats=3)
    game = started(rules, lambda game: isinstance(game.legal_actions[0], Play))
    first = game.turn
    assert first is not None
    second = (first + 1) % 3
    before = snapshot(game)
    tried: list[Action] = [*game.legal_actions, Draw(), Pass()]
    tried += map(Play, game.state.hand(second))
    for action in tried:
        with pytest.raises(IllegalActionError) as caught:
            game.act(action, second)
        assert caught.value.refusal.code == "not-your-turn"
        assert caught.value.seat == second
    assert snapshot(game) == before
    game.act(game.legal_actions[0], first)
    with pytest.raises(IllegalActionError, match="turn"):
        game.act(Draw(), first)


def test_a_call_for_another_seat() -> None:
    """R-14: a seat calls for itself only."""
    rules = Rules(seats=3, hand_size=1, last_card_call="required", draw=1)
    game = started(rules, lambda game: all(game.is_legal(Announce(seat)) for seat in range(3)))
    with pytest.raises(IllegalActionError):
        game.act(Announce(1), 2)
    game.act(Announce(1), 1)
    assert game.deal.actions == [(1, Announce(1))]
    other = next(seat for seat in range(3) if seat not in (1, game.turn))
    assert game.is_legal(Announce(other))


def test_reason_in_words() -> None:
    """R-2: the error says why, in the words of the cards."""
    rules = Rules(seats=2, wild=frozenset(), hand_size=20)
    game = Game(rules, seed=1)
    assert game.turn is not None
    upcard = game.state.discards[-1]
    wrong = next(
        card
        for card in game.state.hand(game.turn)
        if card.suit != upcard.suit and card.rank != upcard.rank
    )
    with pytest.raises(IllegalActionError) as caught:
        game.act(Play(wrong))
    assert caught.value.refusal.code == "no-match"
    assert wrong.show() in str(caught.value)
    assert "neither" in str(caught.value)


def test_a_deal_that_is_over() -> None:
    """R-2: between two deals nothing can be done but deal again."""
    game = play(Game(Rules.preset("penalty", seats=2), seed=1), 1, deals=1)
    before = snapshot(game)
    for action in (Draw(), "p", Announce(0)):
        with pytest.raises(DealOverError, match="the deal is over"):
            game.act(action)
    assert snapshot(game) == before
    game.next_deal()
    before = snapshot(game)
    with pytest.raises(DealOverError, match="not over yet"):
        game.next_deal()
    assert snapshot(game) == before


def test_a_game_that_is_over() -> None:
    """R-2, R-133: after the end of the game nothing can be done at all."""
    game = play(Game(Rules.preset("quick", seats=2), seed=1), 1)
    before = snapshot(game)
    for action in (Draw(), "p", Announce(0)):
        with pytest.raises(GameOverError, match="the game is over"):
            game.act(action)
    with pytest.raises(GameOverError, match="the game is over"):
        game.next_deal()
    assert snapshot(game) == before


def test_a_seed_or_secrets() -> None:
    with pytest.raises(ValueError, match="a seed or secrets, not both"):
        Game(Rules(), seed=1, secrets=lambda _: bytes(32))


def test_actions_at_the_start() -> None:
    """Actions given at the start are carried out, further deals included."""
    game = play(Game(Rules.preset("classic", seats=3, game_end=deals(2)), seed=4), 4)
    actions = [action for log in game.deals for _, action in log.actions]
    assert len(game.deals) >= 2
    assert same_state(Game(game.rules, seed=4, actions=actions), game)
    assert same_state(Game(game.rules, seed=4, actions=map(str, actions)), game)
    with pytest.raises(GameOverError):
        Game(game.rules, seed=4, actions=[*actions, Draw()])
    with pytest.raises(UnreadableActionError):
        Game(game.rules, seed=4, actions=["what?"])


# ── What a game shows of itself ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("preset", PRESETS)
def test_repr_round_trip(preset: str) -> None:
    """The text of a seeded game, evaluated with the public names, is the same game."""
    names: dict[str, Any] = {}
    exec("from crazyeights import *", names)  # noqa: S102  # what a reader of the text would do
    rules = Rules.preset(preset, seats=3)
    game = Game(rules, seed=3)
    for actions in (0, 1, 30):
        play(game, 5, actions=actions)
        again = eval(repr(game), names)  # noqa: S307
        assert same_state(again, game)
    assert eval(repr(rules), names) == rules  # noqa: S307


def test_repr_of_a_deal_that_has_just_begun() -> None:
    """The text also tells that the next deal was begun, before anybody acts in it."""
    game = play(Game(Rules.preset("penalty", seats=2), seed=1), 1, deals=1)
    assert same_state(eval(repr(game), vars(crazyeights).copy()), game)  # noqa: S307
    game.next_deal()
    assert same_state(eval(repr(game), vars(crazyeights).copy()), game)  # noqa: S307


def test_repr_shows_counts_only() -> None:
    """The ``repr`` of the state and of a game with secrets shows counts and never a card."""
    game = Game(Rules(seats=3))
    assert re.fullmatch(
        r"<DealState: hands 5-5-5, stock 36, discards 1, actions 0>", repr(game.state)
    )
    for _ in range(40):
        if game.deal_over:
            break
        play(game, 1, actions=1)
        for shown in (game.state, game, game.deal, game.deals):
            assert not CARD.search(repr(shown)), repr(shown)
            assert not CARD.search(str(shown))
            assert game.deal.secret.hex() not in repr(shown)
            assert repr(game.deal.secret) not in repr(shown)
    total = sum(map(int, re.findall(r"\d+", repr(game.state))[:5]))
    assert total == 52
    assert re.fullmatch(r"<Game: .*seats=3.*, deal 1, \d+ actions>", repr(game))


def test_copies_are_independent() -> None:
    """What is done to a copy does not reach the original, and both play on alike."""
    game = play(Game(Rules.preset("vandatta", seats=4), seed=2), 3, actions=150)
    before = snapshot(game)
    copied = game.copy()
    assert snapshot(copied) == before
    play(copied, 8)
    assert copied.outcome is not None
    assert snapshot(game) == before
    play(game, 8)
    assert snapshot(game) == snapshot(copied)


def test_copies_of_games_with_new_secrets() -> None:
    game = Game(Rules.preset("penalty", seats=2))
    copied = game.copy()
    assert same_state(play(game, 1, deals=1), play(copied, 1, deals=1))
    if game.outcome is None:
        game.next_deal()
        copied.next_deal()
        assert game.deal.secret == copied.deal.secret


def test_both_forms_of_the_engine() -> None:
    """R-162: the same events, interpreted and compiled."""
    rules = Rules.preset("action-cards", seats=4)
    one = play(Game(rules, seed=9, mode="interpreted"), 9, actions=80)
    other = play(Game(rules, seed=9), 9, actions=80)
    assert same_state(one, other)


# ── Cards ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", range(10))
def test_no_card_is_lost_or_made(seed: int) -> None:
    """R-3, case 3: after every action hands, stock and discards are exactly the packs."""
    rules = rules_from_seed(seed + 300)
    packs = Counter(full_pack(Pack(rules.pack), rules.deck_packs, rules.jokers))
    game = Game(rules, seed=seed)
    dice = random.Random(seed)
    for step in range(120):
        held = [card for seat in range(rules.seats) for card in game.state.hand(seat)]
        assert Counter([*held, *game.state.stock, *game.state.discards]) == packs
        if game.outcome is not None:
            break
        if game.deal_over:
            game.next_deal()
            continue
        if step % 20 == 10:
            game = game.copy()  # somebody else plays the seats on
        do(game, dice)


def test_stock_and_discards_are_in_order() -> None:
    """R-73: the card drawn next is the first of the stock, the upcard the last of the discards."""
    rules = Rules(seats=2, draw=1, voluntary_draw=True)
    game = Game(rules, seed=1)
    seat, first = game.turn, game.state.stock[0]
    assert seat is not None
    (drew,) = game.act(Draw())
    assert (drew.kind, drew.card) == (EventKind.DREW, first)
    assert first in game.state.hand(seat)
    play_ = started(rules, lambda game: isinstance(game.legal_actions[0], Play))
    action = play_.legal_actions[0]
    assert isinstance(action, Play)
    under = play_.state.discards
    play_.act(action)
    assert play_.state.discards == (*under, action.card)


# ── The end of a deal ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", range(8))
def test_log_of_a_finished_deal(seed: int) -> None:
    """R-130, R-131: hands, their values, winners and scores of a deal are in its log."""
    rules = rules_from_seed(seed + 700)
    game = play(Game(rules, seed=seed), seed, deals=1)
    log = game.deal
    assert log.end is not None
    assert log.hands == tuple(game.state.hand(seat) for seat in range(rules.seats))
    for hand, value in zip(log.hands, log.hand_values, strict=True):
        assert value == sum(map(rules.value_of, hand))
    assert game.totals == log.scores
    assert set(log.winners) <= set(log.seats)
    if log.end == DealEnd.WENT_OUT:
        assert [log.hands[seat] for seat in log.winners] == [()]
    assert log.events[-1].kind == EventKind.ENDED
    assert log.events[-1].end == log.end


def test_tied_winners_are_all_named() -> None:
    """R-135, R-120, case 24: after one deal with equal hands every winner is named."""
    rules = Rules(seats=4, stop_call=1_000_000, values="flat5", wild_value="plain")

    def stopped(seed: int) -> Game:
        return Game(rules, seed=seed, actions=["x"])

    game = next(
        game
        for game in map(stopped, range(400))
        if game.deal.end == DealEnd.STOP_FAILED and len(game.deal.winners) > 1
    )
    caller = game.deal.actions[0][0]
    lowest = min(value for seat, value in enumerate(game.deal.hand_values) if seat != caller)
    tied = tuple(
        seat for seat in range(4) if seat != caller and game.deal.hand_values[seat] == lowest
    )
    assert game.deal.winners == tied
    assert game.outcome is not None
    assert game.outcome.winners == tied
    assert len({game.totals[seat] for seat in tied}) == 1


def test_blocked_deal_with_tied_hands() -> None:
    """R-76, R-132, R-135, case 24: a blocked deal with equal lowest hands has several winners."""
    rules = Rules(
        seats=3, pack="german32", hand_size=10, empty_stock="pass", values="flat5", wild_value=5
    )
    game = search(
        rules, lambda game: game.deal.end == DealEnd.BLOCKED and len(game.deal.winners) > 1
    )
    assert game.outcome is not None
    lowest = min(game.totals)
    assert game.outcome.winners == tuple(seat for seat in range(3) if game.totals[seat] == lowest)


# ── From deal to deal ────────────────────────────────────────────────────────────────────────────


def out(game: Game, *seats: int) -> Game:
    """Play the present deal to its end, after which these seats are out of the game."""
    limit = game.rules.game_end.n
    game.totals = tuple(limit if seat in seats else 0 for seat in range(game.rules.seats))
    return play(game, 1, deals=len(game.deals))


def next_of(seat: int, others: set[int], direction: Direction, seats: int = 4) -> int:
    """Return the next seat clockwise or counter-clockwise that is one of ``others``."""
    step = 1 if direction == "clockwise" else -1
    return next(
        (seat + step * n) % seats
        for n in range(1, seats + 1)
        if (seat + step * n) % seats in others
    )


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize(("dealer", "gone"), FOUR_BY_FOUR)
def test_dealer_after_elimination(dealer: int, gone: int, direction: Direction) -> None:
    """R-45, R-17, case 14: the deal moves on in the starting direction, past seats that are out."""
    rules = Rules(
        seats=4,
        first_dealer=dealer,
        direction=direction,
        effects={Rank.QUEEN: [Reverse()]},
        game_end=eliminate(1_000_000),
    )
    game = out(Game(rules, seed=dealer * 4 + gone), gone)
    left = {0, 1, 2, 3} - {gone}
    assert game.deal.dealer == dealer
    assert game.outcome is None
    assert game.seats == tuple(sorted(left))
    game.next_deal()
    expected = next_of(dealer, left, direction)
    assert game.deal.dealer == expected
    assert game.deal.seats == tuple(sorted(left))
    assert game.turn == next_of(expected, left, direction)
    assert game.state.hand(gone) == ()
    assert all(len(game.state.hand(seat)) == 5 for seat in left)
    assert EventKind.CUT not in [event.kind for event in game.deal.events]
    dealt = [event.seat for event in game.deal.events if event.kind == EventKind.DEALT]
    assert dealt[0] == game.turn
    assert dealt[-1] == expected
    play(game, 2, deals=2)
    assert {seat for seat, _ in game.deal.actions} <= left
    assert gone not in game.deal.winners


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_dealer_moves_one_seat_on(direction: Direction) -> None:
    """R-45: the first dealer is cut for; then the deal goes round in the starting direction."""
    rules = Rules(
        seats=5, direction=direction, effects={Rank.QUEEN: [Reverse()]}, game_end=deals(7)
    )
    game = play(Game(rules, seed=6), 6)
    dealers = [log.dealer for log in game.deals]
    step = 1 if direction == "clockwise" else -1
    assert dealers == [(dealers[0] + step * n) % 5 for n in range(len(dealers))]
    cuts = [sum(event.kind == EventKind.CUT for event in log.events) for log in game.deals]
    assert cuts[0] >= 5
    assert not any(cuts[1:])


def test_highest_card_deals_first() -> None:
    """R-45: the highest card cut deals, ace high; those who tie cut again."""
    ties = 0
    for seed in range(60):
        game = Game(Rules(seats=6, jokers=1), seed=seed)
        cuts = [event for event in game.deal.events if event.kind == EventKind.CUT]
        cutting = set(range(6))
        while len(cutting) > 1:
            taken, cuts = cuts[: len(cutting)], cuts[len(cutting) :]
            assert [event.seat for event in taken] == sorted(cutting)
            ranks = {event.seat: event.card.rank for event in taken if event.card}
            ties += len(cutting) < 6
            cutting = {seat for seat in cutting if ranks[seat] == max(ranks.values())}
        assert cuts == []
        assert {game.deal.dealer} == cutting
    assert ties


def test_fixed_first_seat_that_is_out() -> None:
    """R-46, R-17: where the seat that always starts is out, the next one starts."""
    rules = Rules(seats=4, first_turn=2, first_dealer=0, game_end=eliminate(1_000_000))
    game = Game(rules, seed=1)
    assert game.turn == 2
    out(game, 2)
    game.next_deal()
    assert game.turn == 3


def test_three_seats_shrink_to_two() -> None:
    """R-17, R-44, R-82, R-83, case 11: with two seats left the two-seat rules apply at once."""
    rules = Rules(
        seats=3,
        first_dealer=0,
        wild=frozenset(),
        effects={Rank.JACK: [Skip()], Rank.QUEEN: [Reverse()]},
        two_seat_reverse="skip",
        game_end=eliminate(1_000_000),
    )
    three = Game(rules, seed=1)
    assert [len(three.state.hand(seat)) for seat in range(3)] == [5, 5, 5]
    tried = set()
    for seed in range(200):
        game = out(Game(rules, seed=seed), 1)
        game.next_deal()
        assert [len(game.state.hand(seat)) for seat in range(3)] == [7, 0, 7]
        for action in game.legal_actions:
            if isinstance(action, Play) and action.card.rank in (Rank.JACK, Rank.QUEEN):
                seat = game.turn
                played = game.copy()
                happened = [event.kind for event in played.act(action)]
                assert played.turn == seat
                assert EventKind.SKIPPED in happened
                assert EventKind.REVERSED not in happened
                assert int(played.state.record.direction) == 1
                tried.add(action.card.rank)
        if len(tried) == 2:
            break
    assert tried == {Rank.JACK, Rank.QUEEN}


def test_points_of_seats_that_are_out() -> None:
    """R-17, R-133: a seat that is out scores nothing more and cannot win."""
    rules = Rules(seats=4, first_dealer=0, game_end=eliminate(1_000_000))
    game = out(Game(rules, seed=1), 0, 3)
    kept = game.totals
    game.next_deal()
    assert game.deal.seats == (1, 2)
    play(game, 1, deals=2)
    assert [game.deal.scores[seat] for seat in (0, 3)] == [0, 0]
    assert [game.totals[seat] for seat in (0, 3)] == [kept[0], kept[3]]
    assert [game.deal.hands[seat] for seat in (0, 3)] == [(), ()]


def test_nothing_outlives_a_deal() -> None:
    """R-22, case 17: a deal ends on an eight; the next one remembers nothing of it."""
    rules = Rules(
        seats=3,
        effects={
            Rank.TWO: [DrawEffect(2, "same_rank")],
            Rank.QUEEN: [Reverse()],
            Rank.ACE: [AnythingNext()],
        },
        last_card_call="required",
        game_end=target(100_000),
    )
    turned: set[int] = set()
    for seed in range(120):
        if len(turned) == 2:
            break
        game = Game(rules, seed=seed)
        keep_eights(game, random.Random(seed))
        _, last = game.deal.actions[-1]
        if not (isinstance(last, Play) and last.card.rank == Rank.EIGHT):
            continue
        turned.add(int(game.state.record.direction))
        game.next_deal()
        starter = game.state.discards[-1]
        record = game.state.record
        assert game.state.discards == (starter,)
        assert int(record.required) == starter.suit
        for name in ("debt", "skip", "anything", "called", "call_out", "passes", "reshuffles"):
            assert int(record[name]) == 0, name
        assert int(record.forgetful) == -1
        assert int(record.direction) == 1
        assert game.turn is not None
        playable = {card for card in game.state.hand(game.turn) if fits(card, starter)}
        plays = {action.card for action in game.legal_actions if isinstance(action, Play)}
        assert plays == playable
    assert turned == {1, -1}


def keep_eights(game: Game, dice: random.Random) -> None:
    """Play a deal in which eights are kept to the last."""
    while not game.deal_over:
        actions = list(game.legal_actions)
        eight = {a for a in actions if isinstance(a, Play) and a.card.rank == Rank.EIGHT}
        plays = [a for a in actions if isinstance(a, Play) and a not in eight]
        game.act(dice.choice(plays or actions))


def fits(card: Card, upcard: Card) -> bool:
    """Say whether a card matches an upcard that nothing was named on, eights being wild."""
    return card.rank in (Rank.EIGHT, upcard.rank) or card.suit == upcard.suit


def test_a_seat_that_owes_a_suit() -> None:
    """R-13, R-63, case 15: the suit is owed by the seat, and whoever acts for it can name it."""
    rules = Rules(seats=3, naming="deferred")
    game = started(
        rules,
        lambda game: any(
            isinstance(a, Play) and a.card.rank == Rank.EIGHT for a in game.legal_actions
        ),
    )
    seat = game.turn
    eight = next(
        a.card for a in game.legal_actions if isinstance(a, Play) and a.card.rank == Rank.EIGHT
    )
    game.act(Play(eight))
    assert game.turn == seat
    assert list(game.legal_actions) == [NameSuit(suit) for suit in Suit]
    refused: list[Action] = [Draw(), Pass(), *map(Play, game.state.hand(seat or 0))]
    for action in refused:
        with pytest.raises(IllegalActionError) as caught:
            game.act(action)
        assert caught.value.refusal.code == "suit-owed"
    somebody_else = game.copy()
    (named,) = somebody_else.act(NameSuit(Suit.DIAMONDS), seat)
    assert (named.kind, named.seat, named.suit) == (EventKind.NAMED, seat, Suit.DIAMONDS)
    assert somebody_else.turn != seat
    assert game.turn == seat


def test_deals_have_their_own_logs() -> None:
    """R-150: each deal has its number, seats, secret, actions and events."""
    game = play(Game(Rules.preset("penalty", seats=3), seed=5), 5)
    assert [log.number for log in game.deals] == list(range(1, len(game.deals) + 1))
    assert len({log.secret for log in game.deals}) == len(game.deals)
    for log in game.deals:
        assert log.seats == (0, 1, 2)
        assert log.end is not None
        assert log.events[-1].kind == EventKind.ENDED
        assert sum(event.kind == EventKind.PLAYED for event in log.events) == sum(
            isinstance(action, Play) for _, action in log.actions
        )
    assert game.deal is game.deals[-1]
    totals = [sum(log.scores[seat] for log in game.deals) for seat in range(3)]
    assert list(game.totals) == totals
