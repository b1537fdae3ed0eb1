"""Our rules against OpenSpiel's crazy_eights, which nobody here has written.

First thousands of deals in lockstep: the same cards, the same random actions, and at every step the
same legal actions, hands, upcard and suit in both, but for the differences that `expected` states.
Then each known difference on its own; `docs/openspiel.md` lists them all.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Literal

import pyspiel
import pytest
from tests.rules.positions import position

from crazyeights.cards import Card, Suit
from crazyeights.game import DealEnd, EventKind, Game
from crazyeights.lab import openspiel
from crazyeights.lab.openspiel import (
    DRAW,
    MAKE_DEALER,
    NAME_SUIT,
    PASS,
    Follower,
    NotPossibleThereError,
    SharedRules,
    SpielGame,
    SpielState,
    their_action,
)
from crazyeights.rules import layout
from crazyeights.rules.actions import Action, Announce, Draw, NameSuit, Pass, Play, Stop
from crazyeights.rules.options import Rules

EIGHTS = {Card(text).index for text in ("8C", "8D", "8H", "8S")}
TWOS = {Card(text).index for text in ("2C", "2D", "2H", "2S")}
DEALS = {"reshuffle": 40, "pass": 110}
"""How many deals each combination of settings plays; those with reshuffles are long."""


class Lockstep:
    """One deal, played by our rules and by OpenSpiel's at the same time.

    What is known about OpenSpiel is kept here on its own: how many passes it has counted.
    """

    def __init__(self, shared: SharedRules, rules: Rules, seed: int) -> None:
        self.shared = shared
        self.dice = random.Random(seed)
        self.game = Game(rules, seed=seed)
        self.theirs = Follower(shared.load(), self.game)
        self.passes = 0
        self.seen: Counter[str] = Counter()
        """How often each difference has shown itself, and how often both agreed."""

    def field(self, name: str) -> int:
        """Return a number of our state."""
        return int(self.game.state.box[name].item())

    @property
    def can_draw(self) -> bool:
        """Whether any card can be drawn, a reshuffle included."""
        reshuffle = self.shared.empty_stock == "reshuffle"
        return self.field("stock_size") > 0 or (reshuffle and self.field("discards_size") > 1)

    def play(self) -> None:
        """Play the deal to its end."""
        self.compare_cards(range(self.shared.seats))
        while not self.game.deal_over:
            seat = self.game.turn
            assert seat is not None
            assert self.theirs.state.current_player() == seat
            legal = list(self.game.legal_actions)
            self.compare_actions(legal)
            self.step(legal)
            self.compare_cards([seat])
        self.compare_cards(range(self.shared.seats))
        self.compare_end()

    def compare_actions(self, legal: list[Action]) -> None:
        """Compare the legal actions with what `expected` says."""
        ours = {their_action(action) for action in legal}
        only_ours, only_theirs, why = self.expected(ours)
        assert only_ours <= ours
        assert self.theirs.legal_actions() == ours - only_ours | only_theirs, why
        assert not only_theirs & ours
        self.seen[why] += 1

    def expected(self, ours: set[int]) -> tuple[set[int], set[int], str]:
        """Return the legal actions that only we have, those that only they have, and why."""
        phase = self.field("phase")
        playable = ours - {DRAW, PASS}
        if phase == layout.DEBT and not self.can_draw:
            upcard, required = self.field("upcard"), self.field("required")
            matching = {
                card.index
                for card in self.game.state.hand(self.game.state.turn)
                if card.index in EIGHTS
                or card.index // 4 == upcard // 4
                or card.index % 4 == required
            }
            return {DRAW}, matching - TWOS | {PASS}, "no debt from an empty stock"
        if phase == layout.TURN:
            drawn = self.field("drawn")
            if drawn == 0 and playable and not self.can_draw:
                return set(), {PASS}, "pass although something can be played"
            most = 10**6 if self.shared.draw == "until_playable" else int(self.shared.draw)
            found = drawn > 0 and self.field("drawn_card") in playable
            if found and self.can_draw and drawn < most:
                return {PASS}, {DRAW}, "draw on after a playable card"
        return set(), set(), "the same"

    def step(self, legal: list[Action]) -> None:
        """Do the same in both, chosen at random among what both allow."""
        theirs = self.theirs.legal_actions()
        debt_of_nothing = self.field("phase") == layout.DEBT and not self.can_draw
        common = [
            action
            for action in legal
            if their_action(action) in theirs or (debt_of_nothing and isinstance(action, Draw))
        ]
        action = self.dice.choice(common)
        if isinstance(action, Draw) and self.shared.empty_stock == "reshuffle":
            self.see_that_both_can_draw()
        phase, owed = self.field("phase"), self.field("debt")
        events = self.game.act(action)
        self.theirs.follow(action, events)
        drawn = sum(event.kind == EventKind.DREW for event in events)
        passes = isinstance(action, Pass) or (debt_of_nothing and isinstance(action, Draw))
        if passes and not self.can_draw:
            self.passes += 1
        elif phase == layout.DEBT and drawn == owed and not self.can_draw:
            self.passes = 1  # a debt that the last cards pay counts as a pass there
        else:
            self.passes = 0

    def see_that_both_can_draw(self) -> None:
        """Lay what nobody can see into an order in which OpenSpiel can deal the same cards.

        After it has reshuffled (R-73, earlier than we do) its stock holds fewer cards than ours, or
        others. A reshuffle of ours gets words that leave every card in its place, for the order
        made here is random.
        """
        box, stock_size = self.game.state.box, self.field("stock_size")
        if self.theirs.stock_size != stock_size:
            self.seen["reshuffled at another time"] += 1
        counts = self.theirs.state.get_dealer_deck()
        beneath = self.field("discards_size") - 1
        for pile, size in ((box["stock"][0], stock_size), (box["discards"][0], beneath)):
            bottom: list[int] = []
            top: list[int] = []
            for card in self.dice.sample(pile[:size].tolist(), size):
                (top if counts[card] > 0 else bottom).append(card)
                counts[card] -= 1
            pile[:size] = bottom + top
        words = self.game._stream.box
        first = self.field("words_used") - int(words["first"].item())
        words["items"][0, first : first + beneath] = range(beneath - 1, -1, -1)

    def compare_cards(self, seats: Iterable[int]) -> None:
        """Compare hands, the upcard and the required suit."""
        for seat in seats:
            assert list(self.theirs.hand(seat)) == self.game.state.box["hands"][0, seat].tolist()
        assert self.theirs.upcard.index == self.field("upcard")
        if self.field("required") != layout.NO_SUIT and not self.game.deal_over:
            assert self.theirs.required == self.field("required")

    def compare_end(self) -> None:
        """Compare how the deal ended; a blocked one needs one more pass there at most."""
        end = self.game.deal.end
        if end == DealEnd.TOO_LONG:
            assert not self.theirs.state.is_terminal()
            return
        if end == DealEnd.BLOCKED:
            assert self.shared.seats <= self.passes <= self.shared.seats + 1
            if self.passes == self.shared.seats:
                assert not self.theirs.state.is_terminal()
                assert PASS in self.theirs.legal_actions()
                self.theirs.state.apply_action(PASS)
                self.seen["one more pass to be blocked"] += 1
        assert self.theirs.state.is_terminal()
        self.seen[f"ended: {end}"] += 1
        hands = [self.game.state.hand(seat) for seat in range(self.shared.seats)]
        assert self.theirs.state.returns() == [-by_index(hand) for hand in hands]
        assert list(self.game.deal.scores) == [by_pips(hand) for hand in hands]


def by_index(hand: Iterable[Card]) -> int:
    """Return what OpenSpiel counts: the ace 10, and 2 to 10 the number of the *card* plus two."""
    points = 0
    for card in hand:
        rank = card.index // 4
        points += 50 if rank == 6 else 10 if rank >= 9 else card.index + 2
    return points


def by_pips(hand: Iterable[Card]) -> int:
    """R-130: K Q J 10 each, 10 → 10, A → 1, others their number; an eight 50."""
    table = {"8": 50, "10": 10, "J": 10, "Q": 10, "K": 10, "A": 1}
    return sum(table.get(str(card)[:-1]) or int(str(card)[:-1]) for card in hand)


@pytest.mark.parametrize("cards_are", ["plain", "special"])
@pytest.mark.parametrize("empty_stock", ["reshuffle", "pass"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_same_deal_in_lockstep(
    seats: int, empty_stock: Literal["reshuffle", "pass"], cards_are: str
) -> None:
    """R-1, R-20, R-21, R-42, R-44, R-45, R-50, R-51, R-60, R-70, R-73, R-80 to R-83, R-90, R-92."""
    seen: Counter[str] = Counter()
    special_cards = cards_are == "special"
    for deal in range(DEALS[empty_stock]):
        draw: int | Literal["until_playable"] = (1, 3, 5, "until_playable")[deal % 4]
        shared = SharedRules(
            seats=seats, draw=draw, empty_stock=empty_stock, special_cards=special_cards
        )
        lockstep = Lockstep(
            shared, shared.rules("any_suit" if deal % 8 < 4 else "deferred"), seed=deal
        )
        lockstep.play()
        seen += lockstep.seen
    assert seen["ended: went_out"]
    assert seen["draw on after a playable card"]
    if empty_stock == "reshuffle":
        assert seen["reshuffled at another time"]
    else:
        assert seen["pass although something can be played"]
        assert bool(seen["no debt from an empty stock"]) == special_cards


# ── Each difference on its own ──────────────────────────────────────────────────────────────────


def cards(text: str) -> list[int]:
    return [Card(word).index for word in text.split()]


def spiel_game(**parameters: int | bool) -> SpielGame:
    return pyspiel.load_game("crazy_eights", parameters)


def dealt(game: SpielGame, hands: list[str], *turned: str) -> SpielState:
    """Deal hands, that of the first seat to act first; then turn cards until one is the starter."""
    state = game.new_initial_state()
    state.apply_action(MAKE_DEALER + len(hands) - 1)
    for round_of_cards in zip(*map(cards, hands), strict=True):
        for card in round_of_cards:
            state.apply_action(card)
    for card in turned:
        state.apply_action(Card(card).index)
    return state


HANDS = ["2C 2D 2H 2S 10S AS 8S", "3D 4D 5D 6D 7D 9D JD"]
"""Those of seat 0, which begins, and of seat 1; the starter is the three of clubs."""


def test_they_have_no_other_options() -> None:
    """R-71, R-72, R-63, R-110, R-120, R-131, R-133: none of these can be chosen there."""
    game_type = spiel_game().get_type()
    assert set(game_type.parameter_specification) == set(SharedRules().parameters())
    assert game_type.max_num_players == 15


def test_they_score_by_the_number_of_the_card() -> None:
    """R-130: a ten counts ten and an ace one; there the ten of spades counts 37, an ace ten."""
    state = dealt(spiel_game(players=2, max_turns=1), HANDS, "3C")
    state.apply_action(Card("2C").index)
    assert state.is_terminal()
    left = [Card(word) for word in ("2D", "2H", "2S", "10S", "AS", "8S")]
    assert -state.returns()[0] == by_index(left) == 3 + 4 + 5 + 37 + 10 + 50
    rules = Rules(seats=2)
    assert sum(rules.value_of(card) for card in left) == by_pips(left) == 2 + 2 + 2 + 10 + 1 + 50


def test_they_name_a_suit_by_an_action_of_its_own() -> None:
    """R-10: with us the suit is part of the play."""
    state = dealt(spiel_game(players=2), HANDS, "3C")
    state.apply_action(Card("8S").index)
    assert state.current_player() == 0
    assert state.legal_actions() == [NAME_SUIT + suit for suit in range(4)]
    table = position(Rules(seats=2), hands={0: HANDS[0], 1: HANDS[1]}, upcard="3C")
    assert {"8S=C", "8S=D", "8S=H", "8S=S"} < table.legal()
    table.do("8S=H")
    assert table.turn == 1


def test_they_let_everybody_draw_who_could_play() -> None:
    """R-71: that is an option of ours, and not the usual rule."""
    state = dealt(spiel_game(players=2), HANDS, "3C")
    assert {DRAW, Card("2C").index} <= set(state.legal_actions())
    table = position(Rules(seats=2), hands={0: HANDS[0], 1: HANDS[1]}, upcard="3C", stock="4C")
    assert "d" not in table.legal()


def test_they_let_one_draw_on_after_a_playable_card() -> None:
    """R-70: drawing is finished when the card drawn is playable."""
    state = dealt(spiel_game(players=2, max_draw_cards=2), HANDS, "3C")
    state.apply_action(DRAW)
    state.apply_action(Card("9C").index)
    legal = set(state.legal_actions())
    assert {DRAW, Card("9C").index} <= legal
    assert PASS not in legal
    state.apply_action(DRAW)
    state.apply_action(Card("10C").index)
    assert PASS in state.legal_actions()

    rules = SharedRules(draw=2).rules()
    hands = {0: HANDS[0], 1: HANDS[1]}
    table = position(rules, hands=hands, upcard="3C", stock="9C 10C")
    table.do("d")
    assert {"9C", "p"} <= table.legal()
    table.refuses("d")


def test_they_put_an_eight_back_before_they_turn_the_next_card() -> None:
    """R-50: buried cards go back when a starter is found, so none is turned twice."""
    state = dealt(spiel_game(players=2), [HANDS[0].replace("8S", "9S"), HANDS[1]], "8S")
    assert state.is_chance_node()
    assert Card("8S").index in state.legal_actions()


def test_they_stop_after_a_hundred_plays() -> None:
    """R-79: with us the 5,000th action ends a deal; there max_turns is 100 unless one says more."""
    dice = random.Random(1)
    state = spiel_game(players=2, reshuffle=True).new_initial_state()
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    plays = [entry for entry in state.full_history() if entry.player >= 0 and entry.action < DRAW]
    assert len(plays) == 100
    assert all(points < 0 for points in state.returns())


def test_they_reshuffle_as_soon_as_the_last_card_is_drawn() -> None:
    """R-73: with us when a draw needs a card and the stock is empty, not before."""
    shared = SharedRules(seats=5, draw=1)
    emptied = 0
    for seed in range(10):
        lockstep = Lockstep(shared, shared.rules(), seed)
        while lockstep.field("stock_size") > 0 and not lockstep.game.deal_over:
            assert lockstep.theirs.stock_size == lockstep.field("stock_size")
            lockstep.step(list(lockstep.game.legal_actions))
        if not lockstep.game.deal_over:
            emptied += 1
            assert lockstep.field("reshuffles") == 0
            assert lockstep.theirs.stock_size == lockstep.field("discards_size") - 1 > 0
    assert emptied > 0


@pytest.mark.parametrize("seats", [2, 3])
def test_they_need_a_pass_more_to_end_a_blocked_deal(seats: int) -> None:
    """R-76: n passes end it with us; there n + 1, and a pass after a draw or a paid debt counts."""
    shared = SharedRules(seats=seats, draw=1, empty_stock="pass", special_cards=True)
    blocked, later = 0, 0
    for seed in range(40):
        lockstep = Lockstep(shared, shared.rules(), seed)
        lockstep.play()
        blocked += lockstep.seen["ended: blocked"]
        later += lockstep.seen["one more pass to be blocked"]
    assert 0 < later < blocked


# ── The mapping ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("action", "number"),
    [
        (Play(Card("2C")), 0),
        (Play(Card("8H"), Suit.SPADES), 26),
        (Play(Card("AS")), 51),
        (Draw(), 52),
        (Pass(), 53),
        (NameSuit(Suit.CLUBS), 54),
        (NameSuit(Suit.SPADES), 57),
    ],
)
def test_actions_have_their_numbers(action: Action, number: int) -> None:
    assert their_action(action) == number
    state = spiel_game(players=2).new_initial_state()
    theirs = state.action_to_string(0, number)
    expected = {52: "Draw", 53: "Pass", 54: "Nominate suit C", 57: "Nominate suit S"}
    assert theirs == expected.get(number, {0: "Play C2", 26: "Play H8", 51: "Play SA"}.get(number))


@pytest.mark.parametrize("action", [Stop(), Announce(0)])
def test_calls_do_not_exist_there(action: Action) -> None:
    with pytest.raises(NotPossibleThereError, match="no action like"):
        their_action(action)


def test_what_cannot_be_done_there_is_refused() -> None:
    """Passing after a playable card was drawn, with draws left, is legal only with us."""
    shared = SharedRules(draw="until_playable")
    for seed in range(20):
        game = Game(shared.rules(), seed=seed)
        follower = Follower(shared.load(), game)
        before = follower.copy()
        follower.follow(Draw(), game.act(Draw()))
        if Pass() in game.legal_actions:
            with pytest.raises(NotPossibleThereError, match="action 53 is not legal"):
                follower.follow(Pass(), game.act(Pass()))
            assert len(before.state.history()) < len(follower.state.history())
            return
    pytest.fail("no deal in which the first card drawn is playable")


def test_without_openspiel_the_error_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel, "find_spec", lambda _: None)
    assert not openspiel.installed()
    with pytest.raises(openspiel.OpenSpielMissingError, match="scripts/setup bench"):
        SharedRules().load()


# ── Random play ─────────────────────────────────────────────────────────────────────────────────


def test_rolling_out_leaves_the_deal_as_it_was() -> None:
    game = SharedRules(seats=3).load()
    state = openspiel.deal_at_random(game, random.Random(5))
    before = str(state)
    openspiel.roll_out(game, state, 3, seed=1)
    assert str(state) == before
    assert not state.is_chance_node()
    assert len(state.history()) >= 1 + 3 * 5 + 1


def test_moves_are_the_actions_of_seats() -> None:
    """Chance is no seat; of the same deal the count is the same however it is made."""
    game = SharedRules(draw=1).load()
    state = game.new_initial_state()
    moves = openspiel.play_from_python(state, random.Random(2))
    assert state.is_terminal()
    assert moves == sum(entry.player >= 0 for entry in state.full_history())

    moves, chances = openspiel.count_moves(game, 3, seed=1)
    again = openspiel.count_moves(game, 3, seed=1)
    assert (moves, chances) == again
    assert chances >= 3 * (1 + 2 * 7 + 1)
    assert moves > 0


# ── Its own search ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", [2, 3])
def test_an_imagined_deal_looks_the_same_and_is_another(seats: int) -> None:
    """To the seat nothing differs, and nobody has played what it did not hold."""
    spiel = SharedRules(seats=seats).load()
    others = found = 0
    for seed in range(40):
        dice = random.Random(seed)
        state = openspiel.deal_at_random(spiel, dice)
        for _ in range(dice.randrange(30)):
            if state.is_terminal():
                break
            outcomes = [outcome for outcome, _ in state.chance_outcomes()]
            legal = outcomes if state.is_chance_node() else state.legal_actions()
            state.apply_action(dice.choice(legal))
        while state.is_chance_node():
            state.apply_action(dice.choice([outcome for outcome, _ in state.chance_outcomes()]))
        if state.is_terminal():
            continue
        viewer = state.current_player()
        made = openspiel.imagined(state, viewer, dice)
        assert made.observation_string(viewer) == state.observation_string(viewer)
        assert made.legal_actions() == state.legal_actions()
        moves = [(entry.player, entry.action) for entry in made.full_history() if entry.player >= 0]
        true = [(entry.player, entry.action) for entry in state.full_history() if entry.player >= 0]
        assert moves == true
        found += 1
        neighbour = (viewer + 1) % seats
        others += made.observation_string(neighbour) != state.observation_string(neighbour)
    assert found > 10
    assert others > found * 0.8


def test_its_search_plays_a_deal() -> None:
    """Against our random play in our game; what it chooses is always allowed."""
    shared = SharedRules(seats=2)
    spiel = shared.load()
    ends = 0
    for seed in range(4):
        dice = random.Random(seed)
        game = Game(shared.rules(), seed=seed)
        follower, bot = Follower(spiel, game), openspiel.IsmctsBot(spiel, 8, seed)
        try:
            while game.turn is not None:
                action = dice.choice(game.legal_actions)
                if game.turn == 0:
                    action = bot.choose(follower.state, game.legal_actions)
                follower.follow(action, game.act(action))
        except NotPossibleThereError:
            continue
        ends += 1
    assert ends > 0


@pytest.mark.parametrize(
    ("number", "action"),
    [(0, Play(Card("2C"))), (52, Draw()), (53, Pass()), (56, NameSuit(Suit.HEARTS))],
)
def test_their_numbers_are_our_actions(number: int, action: Action) -> None:
    assert openspiel.our_action(number) == action
    assert openspiel.their_action(action) == number
