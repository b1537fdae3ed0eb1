"""All options of the game in one immutable value (rules.md §3).

An option is one line in :class:`Rules`: its name, its type, its default and rule id. The order of
the words matters to nobody but the engine, which sees a word as the number that stands beside it
in the constants above the class.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, fields, replace
from functools import cache
from types import MappingProxyType
from typing import Any, Literal, Self

from crazyeights.cards import JOKER, Card, Pack, Rank
from crazyeights.rules.effects import AnythingNext, Effect
from crazyeights.rules.kinds import (
    ONE_DEAL,
    Choice,
    EffectTable,
    EndOfGame,
    Flag,
    GameEnd,
    Kind,
    RankSet,
    Table,
    ValueTable,
)

# What the engine sees instead of the words: their place in the option's line.
AUTO = STANDARD = CUT = AFTER_DEALER = UNTIL_PLAYABLE = OFF = PLAIN = -1
BURY, DEALER_NAMES, ANYTHING = range(3)
IGNORED, ACTS, BURY_SPECIAL = range(3)
ANY_SUIT, OWN_SUIT, DEFERRED = range(3)
MUST_PLAY, MAY_PLAY, MAY_NOT = range(3)
RESHUFFLE, TURN_OVER, NO_RESHUFFLE = range(3)
NO_EFFECT, AS_SKIP = range(2)
TURN_ENDS, PLAY_ON = range(2)
NO_ANSWER, SAME_RANK, ANY_DRAW_CARD = range(3)
NO_CALL, CALL_ONCE, CALL_TWICE = range(3)
PENALTY, WINNER_COLLECTS = range(2)
FROM_OTHERS, DIFFERENCES = range(2)
ONE_DEAL_ONLY, TO_TARGET, SOME_DEALS, ELIMINATION = range(4)


LONGEST_SHOWN = 300
"""So much of a wrong value stands in a message."""


class RulesError(ValueError):
    """A set of options that nobody can play by; ``options`` names those in conflict (R-30).

    ``reason`` is for programmers. ``code`` and ``details`` (cards, ranks, numbers and texts by
    name) say the same to ``texts``, which has a sentence for every code under ``conflict-``.
    """

    def __init__(
        self,
        options: Iterable[str],
        reason: str,
        code: str,
        details: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        self.options = tuple(options)
        self.reason = reason
        self.code = code
        self.details = dict(details)
        super().__init__(self.options, reason, code, self.details)

    def __str__(self) -> str:
        return f"{', '.join(self.options)}: {self.reason}"


def _option(default: Any, kind: Kind, rule: str) -> Any:
    return field(default=default, metadata={"kind": kind, "rule": rule})


def _words(default: str, *others: str, rule: str) -> Any:
    return _option(default, Choice((default, *others)), rule)


def _number(default: int, low: int, high: int = Choice(()).high, *, rule: str) -> Any:
    return _option(default, Choice((), low, high), rule)


def _word_or_number(
    default: str | int, word: str, low: int, high: int = Choice(()).high, *, rule: str
) -> Any:
    return _option(default, Choice((word,), low, high), rule)


def _flag(default: bool, *, rule: str) -> Any:
    return _option(default, Flag(), rule)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """One set of rules. Raises `RulesError` for a set that is impossible or contradicts itself.

    >>> Rules(seats=3, draw=1, drawn_card="may_not")
    Rules.from_text('seats=3 draw=1 drawn_card=may_not')
    >>> Rules(drawn_card="may_not")
    Traceback (most recent call last):
        ...
    crazyeights.rules.options.RulesError: draw, drawn_card: ...
    """

    seats: int = _number(4, 2, 8, rule="R-40")
    pack: Literal["french52", "german32", "jass36"] = _words(
        "french52", "german32", "jass36", rule="R-41"
    )
    packs: Literal["auto"] | int = _word_or_number("auto", "auto", 1, 2, rule="R-42")
    second_pack_from: int = _number(6, 2, 8, rule="R-42")
    jokers: int = _number(0, 0, 2, rule="R-43")
    hand_size: Literal["standard"] | int = _word_or_number("standard", "standard", 1, rule="R-44")
    first_dealer: Literal["cut"] | int = _word_or_number("cut", "cut", 0, 7, rule="R-45")
    first_turn: Literal["after_dealer"] | int = _word_or_number(
        "after_dealer", "after_dealer", 0, 7, rule="R-46"
    )
    direction: Literal["clockwise", "counter_clockwise"] = _words(
        "clockwise", "counter_clockwise", rule="R-47"
    )
    starter_wild: Literal["bury", "dealer_names", "anything"] = _words(
        "bury", "dealer_names", "anything", rule="R-50"
    )
    starter_special: Literal["ignored", "acts", "bury"] = _words(
        "ignored", "acts", "bury", rule="R-51"
    )
    wild: AbstractSet[Rank] = _option(frozenset({Rank.EIGHT}), RankSet(), "R-60")
    wild_on_wild: bool = _flag(True, rule="R-61")
    wild_must_match: bool = _flag(False, rule="R-62")
    naming: Literal["any_suit", "own_suit", "deferred"] = _words(
        "any_suit", "own_suit", "deferred", rule="R-63"
    )
    finish_on_wild: bool = _flag(True, rule="R-64")
    draw: Literal["until_playable"] | int = _word_or_number(
        "until_playable", "until_playable", 1, rule="R-70"
    )
    voluntary_draw: bool = _flag(False, rule="R-71")
    drawn_card: Literal["must_play", "may_play", "may_not"] = _words(
        "must_play", "may_play", "may_not", rule="R-72"
    )
    empty_stock: Literal["reshuffle", "turn_over", "pass"] = _words(
        "reshuffle", "turn_over", "pass", rule="R-73"
    )
    effects: Mapping[Rank | Card, Sequence[Effect]] = _option(Table({}), EffectTable(), "R-80")
    two_seat_reverse: Literal["no_effect", "skip"] = _words("no_effect", "skip", rule="R-83")
    after_debt: Literal["turn_ends", "may_play"] = _words("turn_ends", "may_play", rule="R-93")
    skip_answer: Literal["none", "same_rank"] = _words("none", "same_rank", rule="R-95")
    finish_effect: Literal["ignored", "applied"] = _words("ignored", "applied", rule="R-96")
    finish_on_special: bool = _flag(True, rule="R-97")
    several: Literal["none", "same_rank"] = _words("none", "same_rank", rule="R-100")
    last_card_call: Literal["off", "required", "required_twice"] = _words(
        "off", "required", "required_twice", rule="R-110"
    )
    last_card_penalty: int = _number(2, 1, rule="R-110")
    stop_call: Literal["off"] | int = _word_or_number("off", "off", 0, rule="R-120")
    values: Literal["pips", "flat5"] | Mapping[Rank, int] = _option("pips", ValueTable(), "R-130")
    wild_value: Literal["plain"] | int = _word_or_number(50, "plain", 0, rule="R-130")
    scoring: Literal["penalty", "winner_collects"] = _words(
        "penalty", "winner_collects", rule="R-131"
    )
    blocked_pay: Literal["others", "differences"] = _words("others", "differences", rule="R-132")
    game_end: GameEnd = _option(ONE_DEAL, EndOfGame(), "R-133")  # noqa: RUF009  # like the others
    wild_finish_doubles: bool = _flag(False, rule="R-136")

    def __post_init__(self) -> None:
        """Bring every value into its one form, then look for conflicts (R-30)."""
        for name, kind in option_kinds().items():
            value = getattr(self, name)
            try:
                object.__setattr__(self, name, kind.normal(value))
            except ValueError as error:
                raise wrong_value(name, value, error) from None
        for conflict in _conflicts(self):
            raise conflict

    def __repr__(self) -> str:
        """Show what differs from the defaults; the text can be evaluated."""
        return f"Rules.from_text({self.to_text()!r})"

    @classmethod
    def preset(cls, name: str, *, any_seats: bool = False, **changes: Any) -> Self:
        """Return the rules of the preset ``name`` with ``changes`` (rules.md §4).

        Raises `RulesError` for an unknown preset and, unless ``any_seats``, for a number of seats
        outside the preset's range.

        >>> Rules.preset("penalty", seats=3).game_end
        target(200)
        """
        from crazyeights.rules.presets import preset_options  # noqa: PLC0415  # it imports Rules

        return cls(**preset_options(name, changes, any_seats=any_seats))

    def replace(self, **changes: Any) -> Self:
        """Return these rules with some options changed."""
        unknown = sorted(set(changes) - set(option_kinds()))
        if unknown:
            raise no_such_option(unknown)
        return replace(self, **changes)

    def changes(self) -> dict[str, Any]:
        """Return the options that differ from the defaults, in the order of the table."""
        return {
            option.name: getattr(self, option.name)
            for option in fields(self)
            if getattr(self, option.name) != option.default
        }

    def to_text(self) -> str:
        """Return what differs from the defaults as ``name=value`` words; `from_text` reads it.

        >>> Rules.preset("chain-draw", seats=2).to_text()
        'seats=2 effects=2:draw(2,same_rank) game_end=target(200)'
        """
        kinds = option_kinds()
        return " ".join(f"{name}={kinds[name].show(v)}" for name, v in self.changes().items())

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read what `to_text` writes. Raises `RulesError` that names the word it cannot read."""
        return cls(**read_options(text.split()))

    @property
    def deck_packs(self) -> int:
        """How many packs are shuffled together: 1 or 2 (R-42)."""
        if self.packs == "auto":
            return 2 if self.seats >= self.second_pack_from else 1
        return int(self.packs)

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """The ranks of the pack, without the joker."""
        return tuple(Pack(self.pack).ranks)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every different card of the deal, the joker included if there is one."""
        return tuple(dict.fromkeys(Pack(self.pack).cards(self.jokers)))

    def hand_of(self, seats: int) -> int:
        """Return the number of cards dealt to each of ``seats`` seats (R-44)."""
        if self.hand_size == "standard":
            return 7 if seats == 2 else 5
        return int(self.hand_size)

    def is_wild(self, card: Card) -> bool:
        """Say whether the card is wild (R-43, R-60)."""
        return card == JOKER or card.rank in self.wild

    def effects_of(self, card: Card) -> Sequence[Effect]:
        """Return the card's effects; an entry of the card replaces that of its rank (R-80)."""
        effects = self.effects.get(card)
        return self.effects.get(card.rank, ()) if effects is None else effects

    def value_of(self, card: Card) -> int:
        """Return the points that the card counts in a hand (R-43, R-130)."""
        rank = card.rank
        if not isinstance(self.values, str):
            return self.values.get(rank, 50)
        if rank == Rank.JOKER:
            return 50
        if rank in self.wild and self.wild_value != "plain":
            return int(self.wild_value)
        if rank in (Rank.JACK, Rank.QUEEN, Rank.KING):
            return 10
        if self.values == "flat5":
            return 5
        return 1 if rank == Rank.ACE else int(rank) + 2


@cache
def option_defaults() -> dict[str, Any]:
    """Return every option's default by its name."""
    return {option.name: option.default for option in fields(Rules)}


@cache
def option_kinds() -> dict[str, Kind]:
    """Return every option's kind by its name, in the order of the table."""
    return {option.name: option.metadata["kind"] for option in fields(Rules)}


@cache
def option_rules() -> dict[str, str]:
    """Return the id of the rule that each option belongs to."""
    return {option.name: option.metadata["rule"] for option in fields(Rules)}


def read_options(words: Iterable[str]) -> dict[str, Any]:
    """Read ``name=value`` words into options, e.g. ``draw=3``. Raises `RulesError`."""
    kinds = option_kinds()
    options: dict[str, Any] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if name in kinds and not equals:
            example = f"{name}={kinds[name].show(option_defaults()[name])}"
            raise RulesError([name], f"a value is missing, as in {example}", "no-value")
        if name not in kinds:
            raise no_such_option([name])
        if name in options:
            raise RulesError([name], "given twice", "twice")
        options[name] = read_value(name, text)
    return options


def read_value(name: str, text: str) -> Any:
    """Read one option's value, e.g. ``until_playable``. Raises `RulesError`."""
    try:
        return option_kinds()[name].read(text)
    except ValueError as error:
        raise wrong_value(name, text, error) from None


def wrong_value(name: str, value: object, right: object) -> RulesError:
    """Return the error for a value that an option cannot have; ``right`` says which it can."""
    shown = _shown(value)
    return RulesError(
        [name], f"{shown} is not right; right is {right}", "value", {"text": shown.strip("'")}
    )


def no_such_option(names: Sequence[str]) -> RulesError:
    """Return the error for options that do not exist."""
    reason = f"no such option; there are {', '.join(option_kinds())}"
    return RulesError(names, reason, "option", {"text": _shown(", ".join(names)).strip("'")})


def _conflicts(rules: Rules) -> Iterator[RulesError]:
    """Find what makes a set of valid values impossible to play by (R-30)."""
    ranks = set(rules.ranks)
    for seat in ("first_dealer", "first_turn"):
        value = getattr(rules, seat)
        if isinstance(value, int) and value >= rules.seats:
            details = {"place": value + 1, "players": rules.seats}
            reason = f"there is no seat {value} among {rules.seats}"
            yield RulesError(["seats", seat], reason, "no-seat", details)
    if missing := sorted(rules.wild - ranks):
        reason = f"{rules.pack} has no {_letters(missing)}"
        yield RulesError(["pack", "wild"], reason, "wild-lacking", {"kinds": missing})
    in_play = set(rules.cards)
    for key in rules.effects:
        known = key in ranks or (key == Rank.JOKER and rules.jokers > 0)
        if isinstance(key, Card):
            known = key in in_play
        if not known:
            name = key if isinstance(key, Card) else key.letter
            options = ["jokers" if name == "JK" else "pack", "effects"]
            yield RulesError(options, f"the pack has no {name}", "effect-lacking", {"kinds": [key]})
    if not isinstance(rules.values, str):
        yield from _value_conflicts(rules.values, ranks, rules)
    wild = [card for card in rules.cards if rules.is_wild(card)]
    special = {card for card in rules.cards if rules.effects_of(card)}
    for card in wild:
        if any(isinstance(effect, AnythingNext) for effect in rules.effects_of(card)):
            reason = f"{card} is wild, so anything_next says nothing"
            yield RulesError(
                ["wild", "effects"], reason, "anything-on-wild", {"kinds": [card.rank]}
            )
    if not any(rules.value_of(card) for card in rules.cards):
        options = ["values", "wild", "wild_value"] if isinstance(rules.values, str) else ["values"]
        yield RulesError(options, "every card counts 0, so nobody could win on points", "no-points")
    if not rules.wild_on_wild and len(wild) == len(rules.cards) and not rules.jokers:
        reason = (
            "every card is wild and none may be played on a wild one, so nothing could be played"
        )
        yield RulesError(["wild", "wild_on_wild"], reason, "nothing-on-wild")
    yield from _impossible_cards(rules, set(wild), special)
    yield from _too_few_cards(rules)
    if rules.draw == "until_playable" and rules.drawn_card == "may_not":
        reason = "one draws until a card can be played, so it must be allowed to play it"
        yield RulesError(["draw", "drawn_card"], reason, "draw-for-nothing")
    if rules.game_end.kind == "eliminate" and rules.scoring == "winner_collects":
        reason = "elimination needs points that count against their holder"
        yield RulesError(["scoring", "game_end"], reason, "nobody-eliminated")


def _value_conflicts(
    values: Mapping[Rank, int], ranks: set[Rank], rules: Rules
) -> Iterator[RulesError]:
    if missing := sorted(ranks - set(values)):
        reason = f"the table has no points for {_letters(missing)}"
        yield RulesError(["pack", "values"], reason, "values-missing", {"kinds": missing})
    if lacking := sorted(set(values) - ranks - {Rank.JOKER}):
        reason = f"the pack has no {_letters(lacking)}"
        yield RulesError(["pack", "values"], reason, "values-lacking", {"kinds": lacking})
    if Rank.JOKER in values and not rules.jokers:
        details = {"kinds": [Rank.JOKER]}
        yield RulesError(["jokers", "values"], "the pack has no JK", "values-lacking", details)


def _impossible_cards(rules: Rules, wild: set[Card], special: set[Card]) -> Iterator[RulesError]:
    never_starts = (wild if rules.starter_wild == "bury" else set()) | (
        special if rules.starter_special == "bury" else set()
    )
    if never_starts >= set(rules.cards):
        options = ["wild", "effects", "starter_wild", "starter_special"]
        yield RulesError(options, "no card could be the starter", "no-starter")
    never_last = (set() if rules.finish_on_wild else wild) | (
        set() if rules.finish_on_special else special
    )
    if never_last >= set(rules.cards):
        options = ["wild", "effects", "finish_on_wild", "finish_on_special"]
        yield RulesError(options, "no card could be the last one", "no-last-card")


def _too_few_cards(rules: Rules) -> Iterator[RulesError]:
    cards = rules.deck_packs * (Pack(rules.pack).size + rules.jokers)
    fewest = 2 if rules.game_end.kind == "eliminate" else rules.seats
    for seats in range(rules.seats, fewest - 1, -1):
        needed = seats * rules.hand_of(seats) + 1
        if needed > cards:
            options = ["seats", "pack", "packs", "jokers", "hand_size"]
            reason = (
                f"{seats} hands of {rules.hand_of(seats)} and a starter are {needed} cards, "
                f"there are {cards}"
            )
            size = rules.hand_of(seats)
            details = {"players": seats, "count": size, "amount": needed, "size": cards}
            yield RulesError(options, reason, "too-few-cards", details)


def _shown(value: object) -> str:
    """Return a wrong value as it may stand in a message: short, whatever it is."""
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001  # a value that cannot be shown is not worth more than its type
        return f"a value of type {type(value).__name__}"
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def _letters(ranks: Iterable[Rank]) -> str:
    return ", ".join(rank.letter for rank in ranks)
