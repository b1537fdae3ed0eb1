"""OpenSpiel's crazy_eights beside our rules: what both can be set to, and one deal in both.

OpenSpiel is a collection of games for research, written in C++ (the optional dependency
``open-spiel``). ``docs/openspiel.md`` lists where its rules differ from every set of ours.

An action of OpenSpiel is a number: 0…51 plays that card, 52 draws, 53 passes, 54…57 names clubs,
diamonds, hearts or spades. Its cards have the same numbers as ours, its suit is always named by an
action of its own, and chance is an action too: 52 + seat makes that seat the dealer, 0…51 deals or
draws that card.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Literal, TypeAlias

import numpy as np

from crazyeights.cards import Card, Rank, Suit
from crazyeights.game import Event, EventKind, Game
from crazyeights.rules.actions import Action, Announce, Draw, NameSuit, Pass, Play, Stop
from crazyeights.rules.effects import Draw as DrawEffect
from crazyeights.rules.effects import Effect, Reverse, Skip
from crazyeights.rules.options import Rules

DRAW, PASS, NAME_SUIT = 52, 53, 54
"""Its actions beside the cards; to NAME_SUIT the suit is added."""
MAKE_DEALER = 52
"""Its chance action that makes seat 0 the dealer; to it the seat is added."""
NEVER = 1_000_000
"""A limit that no deal reaches."""

SpielGame: TypeAlias = Any
"""A game of OpenSpiel, which has no type information."""
SpielState: TypeAlias = Any
"""A state of such a game."""


class OpenSpielMissingError(ImportError):
    """OpenSpiel is asked for and is not installed."""


class NotPossibleThereError(Exception):
    """OpenSpiel's rules or its stock do not allow what was done in ours."""


def installed() -> bool:
    """Say whether OpenSpiel can be imported."""
    return find_spec("pyspiel") is not None


def _pyspiel() -> Any:  # noqa: ANN401  # a module without type information
    if not installed():
        raise OpenSpielMissingError(
            "open-spiel is not installed; `scripts/setup bench` or the extra crazyeights[bench]"
            " installs it"
        )
    import pyspiel  # noqa: PLC0415  # optional, and takes a tenth of a second

    return pyspiel


_SPECIAL_CARDS: Mapping[Rank | Card, Sequence[Effect]] = {
    Rank.QUEEN: [Skip()],
    Rank.ACE: [Reverse()],
    Rank.TWO: [DrawEffect(2, "same_rank")],
}


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedRules:
    """What can be set alike in both.

    Attributes:
        seats: 2 to 8.
        draw: how many cards a turn may draw, or ``until_playable`` (R-70).
        empty_stock: ``reshuffle`` or ``pass`` (R-73).
        special_cards: queens skip, aces reverse, twos make draw two and are answered by twos.
    """

    seats: int = 2
    draw: int | Literal["until_playable"] = "until_playable"
    empty_stock: Literal["reshuffle", "pass"] = "reshuffle"
    special_cards: bool = False

    def rules(self, naming: Literal["any_suit", "deferred"] = "deferred") -> Rules:
        """Return our rules that are nearest to OpenSpiel's.

        ``deferred`` lets a suit be named by an action of its own, as it always is there (R-63).
        """
        return Rules(
            seats=self.seats,
            starter_special="acts",
            naming=naming,
            draw=self.draw,
            voluntary_draw=True,
            drawn_card="may_play",
            empty_stock=self.empty_stock,
            effects=_SPECIAL_CARDS if self.special_cards else {},
        )

    def parameters(self) -> dict[str, int | bool]:
        """Return the parameters of OpenSpiel's game."""
        return {
            "players": self.seats,
            "max_draw_cards": NEVER if self.draw == "until_playable" else self.draw,
            "max_turns": NEVER,
            "reshuffle": self.empty_stock == "reshuffle",
            "use_special_cards": self.special_cards,
        }

    def load(self) -> SpielGame:
        """Return OpenSpiel's game. Raises `OpenSpielMissingError`."""
        return _pyspiel().load_game("crazy_eights", self.parameters())


def their_action(action: Action) -> int:
    """Return OpenSpiel's number for an action of ours, the suit named with a card left out."""
    match action:
        case Play(card):
            return card.index
        case Draw():
            return DRAW
        case Pass():
            return PASS
        case NameSuit(suit):
            return NAME_SUIT + suit
        case _:
            raise NotPossibleThereError(f"OpenSpiel has no action like {action}")


def our_action(number: int) -> Action:
    """Return our action for a number of OpenSpiel's; an eight's suit is then named on its own."""
    if number == DRAW:
        return Draw()
    if number == PASS:
        return Pass()
    if number >= NAME_SUIT:
        return NameSuit(Suit(number - NAME_SUIT))
    return Play(Card.from_index(number))


class Follower:
    """OpenSpiel's state of a deal that is played by our rules: the same cards, the same actions.

    ``state`` is OpenSpiel's. Raises `NotPossibleThereError` as soon as ours does what it cannot do;
    ``state`` is then no longer of use.
    """

    def __init__(self, spiel: SpielGame, game: Game) -> None:
        """Deal there what has been dealt here; in ``game`` nothing has been played yet."""
        self.state: SpielState = spiel.new_initial_state()
        self._packs = game.rules.deck_packs
        seats = game.rules.seats
        dealer = game.deal.dealer
        hands = [game.state.hand((dealer + 1 + place) % seats) for place in range(seats)]
        self._happen(MAKE_DEALER + dealer)
        for round_of_cards in zip(*hands, strict=True):
            for card in round_of_cards:
                self._happen(card.index)
        for event in game.deal.events:
            if event.kind in (EventKind.BURIED, EventKind.STARTER) and event.card is not None:
                self._happen(event.card.index)

    def follow(self, action: Action, events: Iterable[Event]) -> None:
        """Do what was done in our game, with the cards that were drawn according to ``events``."""
        chosen = their_action(action)
        drawn = [
            event.card.index for event in events if event.kind == EventKind.DREW and event.card
        ]
        if chosen == DRAW and not drawn:
            chosen = PASS  # our debt that finds no card is no debt there, see docs/openspiel.md
        self._act(chosen)
        for card in drawn:
            self._happen(card)
        if isinstance(action, Play) and action.suit is not None:
            self._act(NAME_SUIT + action.suit)

    def legal_actions(self) -> set[int]:
        """Return the legal actions; none when the deal is over or chance has to decide."""
        return set() if self.state.is_chance_node() else set(self.state.legal_actions())

    def hand(self, seat: int) -> tuple[int, int]:
        """Return the two masks of a hand, as `rules.layout` holds it."""
        width = self._packs + 1
        numbers = self.state.observation_tensor(seat)[: 52 * width]
        copies = [
            sum(1 << card for card, number in enumerate(numbers[count::width]) if number)
            for count in range(1, width)
        ]
        second = copies[1] if len(copies) > 1 else 0
        return copies[0] | second, second

    @property
    def upcard(self) -> Card:
        """The upcard."""
        start = 52 * (self._packs + 1)
        return Card.from_index(self.state.observation_tensor(0)[start : start + 52].index(1))

    @property
    def required(self) -> Suit:
        """The required suit; where one is still to be named, that of the upcard."""
        start = 52 * (self._packs + 2)
        return Suit(self.state.observation_tensor(0)[start : start + 4].index(1))

    @property
    def stock_size(self) -> int:
        """How many cards lie in the stock."""
        return sum(self.state.get_dealer_deck())

    def copy(self) -> Follower:
        """Return an independent copy."""
        copied = Follower.__new__(Follower)
        copied.state = self.state.clone()
        copied._packs = self._packs  # noqa: SLF001  # a copy of this very class
        return copied

    def _act(self, action: int) -> None:
        if self.state.is_chance_node() or action not in self.state.legal_actions():
            raise NotPossibleThereError(f"action {action} is not legal in\n{self.state}")
        self.state.apply_action(action)

    def _happen(self, outcome: int) -> None:
        if not self.state.is_chance_node() or outcome not in self.state.legal_actions():
            raise NotPossibleThereError(f"chance cannot have outcome {outcome} in\n{self.state}")
        self.state.apply_action(outcome)


# ── Random play ─────────────────────────────────────────────────────────────────────────────────


def deal_at_random(spiel: SpielGame, dice: random.Random) -> SpielState:
    """Return a state of OpenSpiel in which the cards are dealt and the first seat is to act."""
    state = spiel.new_initial_state()
    while state.is_chance_node():
        state.apply_action(_outcome(state, dice))
    return state


def roll_out(spiel: SpielGame, state: SpielState, deals: int, seed: int) -> None:
    """Play ``deals`` times from ``state`` to the end, at random, in OpenSpiel's own C++ loop.

    The loop is that of its `RandomRolloutEvaluator`, which Python reaches only through a search of
    one simulation. A seat is to act in ``state``.
    """
    pyspiel = _pyspiel()
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=deals, seed=seed)
    pyspiel.MCTSBot(
        spiel,
        evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=seed,
        verbose=False,
    ).mcts_search(state)


def count_moves(spiel: SpielGame, deals: int, seed: int) -> tuple[int, int]:
    """Play whole deals at random; return how many actions seats took, and how many chance took.

    Played by OpenSpiel's uniformly random bots, so the deals are like those of `roll_out`.
    """
    pyspiel = _pyspiel()
    bots = [
        pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(spiel.num_players())
    ]
    moves = chances = 0
    for deal in range(deals):
        state = spiel.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed + deal)
        history = state.full_history()
        by_seats = sum(entry.player >= 0 for entry in history)
        moves += by_seats
        chances += len(history) - by_seats
    return moves, chances


def play_from_python(state: SpielState, dice: random.Random) -> int:
    """Play a deal at random to its end, each action called from Python; return how many moves."""
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_outcome(state, dice))
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            moves += 1
    return moves


def _outcome(state: SpielState, dice: random.Random) -> int:
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    return int(dice.choices(outcomes, chances)[0])


# ── Its own search, as an opponent ──────────────────────────────────────────────────────────────


class IsmctsBot:
    """OpenSpiel's information-set Monte Carlo tree search, for one seat of a deal that is followed.

    Its rollouts are random ones, as usual. OpenSpiel does not know how the hidden cards of this
    game can lie, so `imagined` tells it; where that finds no way, it is shown the true one.
    """

    def __init__(self, spiel: SpielGame, simulations: int, seed: int) -> None:
        from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415  # optional

        self._dice = random.Random(seed)
        chance = np.random.RandomState(seed % 2**32)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        self._bot = ismcts.ISMCTSBot(
            spiel,
            evaluator,
            2.0,
            simulations,
            random_state=chance,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT,
            use_observation_string=True,
            allow_inconsistent_action_sets=True,
        )
        self._bot.set_resampler(lambda state, seat: imagined(state, seat, self._dice))

    def choose(self, state: SpielState, legal: Iterable[Action]) -> Action:
        """Return the action of the seat to act that its search visited most often.

        ``legal`` is what our rules allow: OpenSpiel's allow more (see ``docs/openspiel.md``).
        """
        ours = {their_action(action) for action in legal if not isinstance(action, Announce | Stop)}
        visits = dict(self._bot.get_policy(state))
        return our_action(max(sorted(ours), key=lambda number: visits.get(number, 0.0)))


def imagined(state: SpielState, viewer: int, dice: random.Random, tries: int = 20) -> SpielState:
    """Return a state that looks the same to a seat, with the cards it cannot see at random.

    What others have played was dealt to them or drawn before; all else is drawn from what is left.
    """
    for _ in range(tries):
        found = _imagined(state, viewer, dice)
        if found is not None:
            return found
    return state.clone()


def _imagined(state: SpielState, viewer: int, dice: random.Random) -> SpielState | None:
    history = [(entry.player, entry.action) for entry in state.full_history()]
    owners = _owners(history, state.num_players())
    fixed = {place: card for place, card in owners.items() if card is None or card == viewer}
    cards = {place: history[place][1] for place in fixed}
    for place, (player, action) in enumerate(history):
        if player >= 0 and player != viewer and action < DRAW:
            free = [one for one in owners if one < place and owners[one] == player]
            free = [one for one in free if one not in cards]
            if not free:
                return None
            cards[dice.choice(free)] = action
    made = state.get_game().new_initial_state()
    for place, (_, action) in enumerate(history):
        if place in owners:
            allowed = set(made.legal_actions())
            later = {card for one, card in cards.items() if one > place}
            choice = [cards[place]] if place in cards else sorted(allowed - later)
            choice = [card for card in choice if card in allowed]
            if not choice:
                return None
            made.apply_action(dice.choice(choice))
        elif action in made.legal_actions():
            made.apply_action(action)
        else:
            return None
    return made


def _owners(history: Sequence[tuple[int, int]], seats: int) -> dict[int, int | None]:
    """Return who got the card of each chance action of a history: a seat, or None for the pile."""
    owners: dict[int, int | None] = {}
    dealer, dealt, drawer = history[0][1] - MAKE_DEALER, 0, None
    hands = seats * (7 if seats == 2 else 5)  # noqa: PLR2004  # R-44
    for place, (player, action) in enumerate(history[1:], start=1):
        if player >= 0:
            drawer = player if action == DRAW else None
        elif drawer is not None:
            owners[place] = drawer
        else:
            owners[place] = (dealer + 1 + dealt) % seats if dealt < hands else None
            dealt += 1
    return owners
