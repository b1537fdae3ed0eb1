"""The presets: sets of rules that people play by, each under the name of rules.md §4.

A preset is a function that returns what differs from the defaults. Its docstring names the source;
A to D are the four source documents of the specification.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from crazyeights.cards import Card, Rank
from crazyeights.rules.effects import (
    Again,
    AllDraw,
    AnythingNext,
    Cancel,
    Draw,
    MustCover,
    Reverse,
    Skip,
)
from crazyeights.rules.kinds import eliminate, target
from crazyeights.rules.options import LONGEST_SHOWN, RulesError, no_such_option, option_kinds

Options = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Preset:
    """A preset's name, the seats it is made for (fewest, most), and its options."""

    name: str
    seats: tuple[int, int]
    options: Callable[[], Options]


_presets: dict[str, Preset] = {}
PRESETS: Final[Mapping[str, Preset]] = MappingProxyType(_presets)
"""All presets by name, in the order of the specification."""

TAKE_TWO: Final = Draw(2, "same_rank")


def _preset(
    name: str, fewest: int = 2, most: int = 8
) -> Callable[[Callable[[], Options]], Callable[[], Options]]:
    def enter(options: Callable[[], Options]) -> Callable[[], Options]:
        _presets[name] = Preset(name, (fewest, most), options)
        return options

    return enter


def preset_options(name: str, changes: Mapping[str, Any], *, any_seats: bool) -> Options:
    """Return all options of a preset that differ from the defaults, with changes.

    Raises `RulesError` for an unknown preset or option, and for seats outside the preset's range
    unless ``any_seats``.
    """
    if not isinstance(name, str) or name not in _presets:
        raise no_such_preset(name)
    if unknown := sorted(set(changes) - set(option_kinds())):
        raise no_such_option(unknown)
    preset = _presets[name]
    options = preset.options() | dict(changes)
    fewest, most = preset.seats
    seats = options.get("seats", 4)
    if not any_seats and isinstance(seats, int) and not fewest <= seats <= most:
        reason = f"{name} is made for {fewest} to {most} seats, not for {seats}"
        details = {"name": name, "fewest": fewest, "most": most, "players": seats}
        raise RulesError(["seats"], reason, "preset-seats", details)
    return options


def no_such_preset(name: object) -> RulesError:
    """Return the error for a preset that does not exist."""
    reason = f"there is none called {name!r}; there are {', '.join(PRESETS)}"
    return RulesError(["preset"], reason, "preset", {"text": str(name)[:LONGEST_SHOWN]})


@_preset("quick", 2, 4)
def quick() -> Options:
    """Source A: the page on which one plays at once and always begins."""
    return {"first_turn": 0, "scoring": "winner_collects"}


@_preset("classic")
def classic() -> Options:
    """Source B, without its variants."""
    return {
        "starter_wild": "dealer_names",
        "draw": 1,
        "voluntary_draw": True,
        "drawn_card": "may_not",
        "last_card_call": "required",
    }


@_preset("classic-special")
def classic_special() -> Options:
    """Source B with its special cards: queens skip, aces reverse, twos draw."""
    return classic() | {
        "effects": {Rank.QUEEN: [Skip()], Rank.ACE: [Reverse()], Rank.TWO: [TAKE_TWO]},
        "after_debt": "may_play",
        "starter_special": "acts",
    }


@_preset("classic-matching-eights")
def classic_matching_eights() -> Options:
    """Source B, last section: an eight has to match suit or rank."""
    return classic() | {"wild_must_match": True}


@_preset("five-hundred", 2, 4)
def five_hundred() -> Options:
    """Source C."""
    return {"hand_size": 7, "values": "flat5", "game_end": target(500)}


@_preset("five-hundred-single", 2, 4)
def five_hundred_single() -> Options:
    """Source C, its first variation: draw a single card and pass."""
    return five_hundred() | {"draw": 1, "drawn_card": "may_not"}


@_preset("five-hundred-collect", 2, 4)
def five_hundred_collect() -> Options:
    """Source C, its second variation: who goes out collects the points."""
    return five_hundred() | {"scoring": "winner_collects"}


@_preset("penalty", 2, 7)
def penalty() -> Options:
    """Source D; a short game ends at 100 points, a long one at 500."""
    return {"game_end": target(200)}


@_preset("penalty-three", 2, 7)
def penalty_three() -> Options:
    """Source D: draw up to three cards, then pass."""
    return penalty() | {"draw": 3}


@_preset("penalty-no-reshuffle", 2, 7)
def penalty_no_reshuffle() -> Options:
    """Source D: with the stock empty one passes."""
    return penalty() | {"empty_stock": "pass"}


@_preset("action-cards", 2, 7)
def action_cards() -> Options:
    """Source D, Crazy Eights with action cards."""
    return penalty() | {
        "effects": {
            Rank.TWO: [TAKE_TWO],
            Rank.THREE: [Draw(3, "none")],
            Rank.JACK: [Skip()],
            Rank.QUEEN: [Reverse()],
            Rank.ACE: [AnythingNext()],
        }
    }


@_preset("chain-draw", 2, 7)
def chain_draw() -> Options:
    """Source D, chain draw: a two is answered with a two."""
    return penalty() | {"effects": {Rank.TWO: [TAKE_TWO]}}


@_preset("crazy-aces", 2, 7)
def crazy_aces() -> Options:
    """Source D, Crazy Aces: aces are wild and count one."""
    return penalty() | {"wild": {Rank.ACE}, "wild_value": "plain"}


@_preset("stop-the-round", 2, 7)
def stop_the_round() -> Options:
    """Source D, stop the round: with five points or fewer one may call Stop."""
    return penalty() | {"stop_call": 5}


@_preset("double-hold", 2, 7)
def double_hold() -> Options:
    """Source D, double hold: the suit may be named after the play."""
    return penalty() | {"naming": "deferred"}


@_preset("jokers", 2, 7)
def jokers() -> Options:
    """Source D, which says that some add jokers; two a pack are ours."""
    return penalty() | {"jokers": 2}


@_preset("swedish-rummy", 2, 7)
def swedish_rummy() -> Options:
    """Source D: the same game under its other names, Swedish Rummy and Eights."""
    return penalty()


@_preset("mau-mau", 2, 5)
def mau_mau() -> Options:
    """Source D names it; as German tables play it."""
    return {
        "pack": "german32",
        "hand_size": 5,
        "wild": {Rank.JACK},
        "wild_on_wild": False,
        "effects": {Rank.SEVEN: [TAKE_TWO], Rank.EIGHT: [Skip()], Rank.ACE: [Again()]},
        "draw": 1,
        "drawn_card": "may_play",
        "last_card_call": "required_twice",
        "values": _numbers(7) | {Rank.ACE: 11, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 20},
        "starter_special": "acts",
    }


@_preset("tschau-sepp")
def tschau_sepp() -> Options:
    """Source D names it; as Swiss tables play it."""
    return {
        "pack": "jass36",
        "second_pack_from": 5,
        "hand_size": 5,
        "direction": "counter_clockwise",
        "wild": {Rank.JACK},
        "effects": {Rank.SEVEN: [Draw(2, "none")], Rank.EIGHT: [Skip()], Rank.ACE: [MustCover()]},
        "draw": 1,
        "last_card_call": "required_twice",
        "game_end": target(200),
    }


@_preset("switch")
def switch() -> Options:
    """Source D names it; as British tables play it."""
    take_five = Draw(5, "same_rank")
    return {
        "wild": {Rank.ACE},
        "wild_value": "plain",
        "effects": {
            Rank.TWO: [TAKE_TWO],
            Rank.EIGHT: [Skip()],
            Rank.QUEEN: [Reverse()],
            Card("JS"): [take_five],
            Card("JC"): [take_five],
            Card("JH"): [Cancel()],
            Card("JD"): [Cancel()],
        },
        "starter_special": "bury",
        "draw": 1,
        "voluntary_draw": True,
        "drawn_card": "may_play",
        "last_card_call": "required",
    }


@_preset("neunerln", 2, 5)
def neunerln() -> Options:
    """Mau-Mau of Austria and Bavaria, in which the nine is wild instead of the jack.

    Sources: «Neunerln», brewery Schönramer (schoenramer.de, Kartenspiele); «Mau-Mau»,
    karten-spiele-online.de. Whoever goes out on a nine doubles what the others count. The starter
    that acts and the points of the cards, on which they are silent, are those of ``mau-mau``.
    """
    return {
        "pack": "german32",
        "hand_size": 5,
        "starter_wild": "dealer_names",
        "starter_special": "acts",
        "wild": {Rank.NINE},
        "effects": {Rank.SEVEN: [TAKE_TWO], Rank.EIGHT: [Skip()]},
        "draw": 1,
        "drawn_card": "may_play",
        "last_card_call": "required",
        "values": _numbers(7)
        | {Rank.ACE: 11, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2, Rank.NINE: 20},
        "wild_finish_doubles": True,
    }


@_preset("pesten")
def pesten() -> Options:
    """The Dutch game of bullying cards, of which none may be the last.

    Sources: «Pesten (kaartspel)», Dutch Wikipedia; «Pesten», spelenboek.nl; «Zo hoor je het
    kaartspel pesten te spelen», libelle.nl. House rules differ widely; this is the common core.
    Left out: that any card may be played on a joker whose debt is paid.
    """
    return {
        "jokers": 2,
        "hand_size": 7,
        "starter_special": "bury",
        "wild": {Rank.JACK},
        "effects": {
            Rank.TWO: [TAKE_TWO],
            Rank.JOKER: [Draw(5, "same_rank")],
            Rank.SEVEN: [Again()],
            Rank.EIGHT: [Skip()],
            Rank.ACE: [Reverse()],
        },
        "two_seat_reverse": "skip",
        "draw": 1,
        "drawn_card": "may_play",
        "after_debt": "may_play",
        "finish_on_wild": False,
        "finish_on_special": False,
        "last_card_call": "required",
    }


@_preset("macao", 2, 6)
def macao() -> Options:
    """The Polish game of battle cards (makao), of which Romanian tables share the core.

    Sources: «Makao (gra karciana)», Polish Wikipedia; «Zasady gry w Makao», turnieje.waw.pl; «Cum
    se joacă Macao», stirileprotv.ro. Left out: the jack that demands a rank, and that the king of
    spades makes the seat before draw.
    """
    take_five = Draw(5, "any_draw_card")
    return {
        "second_pack_from": 5,
        "hand_size": 5,
        "starter_special": "bury",
        "wild": {Rank.ACE},
        "wild_must_match": True,
        "effects": {
            Rank.TWO: [Draw(2, "any_draw_card")],
            Rank.THREE: [Draw(3, "any_draw_card")],
            Rank.FOUR: [Skip()],
            Card("KH"): [take_five],
            Card("KS"): [take_five],
        },
        "skip_answer": "same_rank",
        "several": "same_rank",
        "draw": 1,
        "voluntary_draw": True,
        "drawn_card": "may_play",
        "last_card_call": "required",
        "last_card_penalty": 5,
    }


@_preset("vri-atter", 2, 6)
def vri_atter() -> Options:
    """Norwegian Crazy Eights, also called Olsen: seven cards, up to three are drawn.

    Sources: «Olsen/Vri åtter», Korthuset (spillby.com); «Regler for Olsen», norske-kortspill.no.
    Left out: several cards of a rank at once, of which the sources disagree.
    """
    return {
        "hand_size": 7,
        "draw": 3,
        "voluntary_draw": True,
        "drawn_card": "may_play",
        "last_card_call": "required",
        "last_card_penalty": 3,
    }


@_preset("vandatta")
def vandatta() -> Options:
    """Swedish Crazy Eights (vändåtta): an ace makes everybody else draw, and one goes on.

    Sources: «Så spelar du Vändåtta», sparbankeneken.se; «Vändåtta», spelakort.com; «Vändåtta»,
    pagat.com. The penalty for a call forgotten, on which they are silent, is the usual one.
    """
    tens = dict.fromkeys((Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING), 10)
    return {
        "hand_size": 7,
        "wild_on_wild": False,
        "finish_on_wild": False,
        "effects": {Rank.ACE: [AllDraw(1), Again()]},
        "finish_on_special": False,
        "starter_special": "acts",
        "several": "same_rank",
        "draw": 3,
        "last_card_call": "required",
        "values": dict.fromkeys(tuple(Rank)[: Rank.JOKER], 5)
        | tens
        | {Rank.EIGHT: 25, Rank.ACE: 15},
        "game_end": eliminate(100),
    }


def _numbers(lowest: int) -> dict[Rank, int]:
    """Return the points of the ranks from ``lowest`` to ten: their numbers."""
    return {Rank(number - 2): number for number in range(lowest, 11)}
