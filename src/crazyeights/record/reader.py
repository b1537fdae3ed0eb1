"""Reading the text of a record and checking its form."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NoReturn

from crazyeights.cards import Card, CardError
from crazyeights.game import DealEnd
from crazyeights.record.notation import (
    ESCAPED,
    LABEL,
    STRING,
    TAG,
    UNSAFE_IN_NAME,
    UNSAFE_IN_TAG,
    VERSION,
    checksum,
    dealing_order,
    listed,
    pack_of,
    quoted,
)
from crazyeights.record.parts import (
    Drawn,
    Finish,
    RecordedDeal,
    RecordError,
    Refilled,
    Result,
    Step,
)
from crazyeights.record.replay import Record
from crazyeights.record.scribe import REFILLS
from crazyeights.rules.actions import Announce, UnreadableActionError, parse_action
from crazyeights.rules.ending import GameOver, Outcome
from crazyeights.rules.options import Rules, RulesError


class Reader:
    """Reads the lines of a record one after the other."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._lines = text.split("\n")
        self._number = 0
        """The number of the line that was read last."""
        self._rules = Rules()
        self._pack: Counter[Card] = Counter()
        self._disclosed = True

    def record(self) -> Record:
        """Read all of it."""
        self._read_version()
        lines: dict[str, int] = {}
        self._read_rules()
        preset = self._read_label() if self._next_key() == "preset" else None
        self._read_seats()
        names = tuple(self._read_names())
        seed = None
        if self._next_key() == "seed":
            seed = self._integer(self._only("seed"), negative=True)
            lines["seed"] = self._number
        assisted = self._yes_or_no("assisted")
        tags = dict(self._read_tags())
        self._disclosed = self._yes_or_no("disclosed")
        lines["disclosed"] = self._number
        self._read_pack()
        deals = tuple(self._read_deals())
        outcome, commitment, secret = None, None, None
        over = deals[-1].finish is not None
        key = self._next_key()
        words = self._take("unfinished", *(["deal", "outcome"] if over else []))
        lines["outcome"] = self._number
        if key == "outcome":
            outcome = self._outcome(words, deals[-1].seats)
        else:
            if words:
                self._fail("nothing may follow 'unfinished' in its line")
            commitment = self._hash("next-commitment")
            lines["next-commitment"] = self._number
            if self._disclosed:
                secret = bytes.fromhex(self._hash("next-secret"))
        self._read_end()
        return Record(
            rules=self._rules,
            deals=deals,
            outcome=outcome,
            preset=preset,
            names=names,
            seed=seed,
            assisted=assisted,
            tags=tags,
            disclosed=self._disclosed,
            next_commitment=commitment,
            next_secret=secret,
            lines=lines,
        )

    # Lines and words

    def _fail(self, reason: str) -> NoReturn:
        raise RecordError(max(self._number, 1), reason)

    def _next_line(self) -> str:
        """Return the next line that is not empty, without reading on; empty at the end."""
        while self._number < len(self._lines) and not self._lines[self._number]:
            self._number += 1
        return self._lines[self._number] if self._number < len(self._lines) else ""

    def _next_key(self) -> str:
        return self._next_line().partition(" ")[0]

    def _take(self, *keys: str) -> list[str]:
        """Read the next line, which must begin with one of ``keys``; return its other words."""
        line = self._take_line(*keys)
        if not (line.isascii() and line.isprintable()):
            self._fail(f"{_cite(line)} has characters that may only be in names")
        words = line.split(" ")
        if "" in words:
            self._fail(f"{_cite(line)} has more than one blank in a row, or one at its end")
        return words[1:]

    def _take_line(self, *keys: str) -> str:
        line = self._next_line()
        self._number += 1
        wanted = " or ".join(f"'{key} ...'" for key in keys)
        if self._number >= len(self._lines):
            self._number = len(self._lines)
            self._fail(f"the record is cut off here: there should be {wanted} and more")
        if line.partition(" ")[0] not in keys:
            self._fail(f"{wanted} should stand here, not {_cite(line)}")
        return line

    def _only(self, key: str) -> str:
        words = self._take(key)
        if len(words) != 1:
            self._fail(f"one word should follow {key!r}, there are {len(words)}")
        return words[0]

    def _integer(self, word: str, *, negative: bool = False) -> int:
        """Read a whole number as it is written, without needless zeros."""
        # Python reads no more digits than these.
        form = r"0|-?[1-9][0-9]{0,4299}" if negative else r"0|[1-9][0-9]{0,4299}"
        if not re.fullmatch(form, word):
            self._fail(f"{_cite(word)} is no whole number{'' if negative else ' of 0 or more'}")
        return int(word)

    def _integers(self, key: str) -> tuple[int, ...]:
        """Read a line with a number for each seat of the rules."""
        numbers = tuple(self._integer(word) for word in self._take(key))
        if len(numbers) != self._rules.seats:
            self._fail(f"there are {self._rules.seats} seats, but {len(numbers)} numbers")
        return numbers

    def _yes_or_no(self, key: str) -> bool:
        word = self._only(key)
        if word not in ("yes", "no"):
            self._fail(f"{_cite(word)} should be yes or no")
        return word == "yes"

    def _hash(self, key: str) -> str:
        word = self._only(key)
        if not re.fullmatch(r"[0-9a-f]{64}", word):
            self._fail(f"{_cite(word)} is no number of 64 digits 0-9 and a-f")
        return word

    def _string(self, raw: str, unsafe: re.Pattern[str]) -> str:
        """Read a text in quotation marks."""

        def character(found: re.Match[str]) -> str:
            if found[1]:
                return found[1]
            code = int(found[2], 16)
            if code > ord("\U0010ffff"):
                self._fail(f"there is no character {found[0]}")
            return chr(code)

        if not STRING.fullmatch(raw):
            self._fail(f"{_cite(raw)} is no text in quotation marks")
        if found := unsafe.search(ESCAPED.sub("", raw[1:-1])):
            self._fail(f"the character {found[0]!a} must be written as {quoted(found[0], unsafe)}")
        return ESCAPED.sub(character, raw[1:-1])

    def _seat(self, word: str, seats: Iterable[int]) -> int:
        seat = self._integer(word)
        if seat not in seats:
            self._fail(f"seat {_cite(word)} is none of {listed(seats)}")
        return seat

    def _seats(self, words: Sequence[str], seats: Iterable[int]) -> tuple[int, ...]:
        """Read some of ``seats``, at least one, in ascending order."""
        found = tuple(self._seat(word, seats) for word in words)
        if not found or list(found) != sorted(set(found)):
            self._fail("seats should be listed here, each once and in ascending order")
        return found

    def _card(self, word: str) -> Card:
        try:
            card = Card.parse(word)
        except CardError as error:
            self._fail(str(error))
        if card not in self._pack:
            self._fail(f"the pack has no {card}")
        return card

    def _card_or_hidden(self, word: str) -> Card | None:
        if self._disclosed:
            return self._card(word)
        if word != "?":
            self._fail(f"{_cite(word)} should be ? in a record that is not disclosed")
        return None

    def _pair(self, word: str, sign: str) -> tuple[str, str]:
        first, _, second = word.partition(sign)
        if not (first and second):
            self._fail(f"{_cite(word)} should be two words with {sign!r} between them")
        return first, second

    # Parts of the record

    def _read_version(self) -> None:
        first = self._lines[0]
        self._number = 1
        found = re.fullmatch(r"crazyeights record ([0-9]+)", first)
        if found is None:
            self._fail(f"no record begins with {_cite(first)}, but with 'crazyeights record 1'")
        if found[1] != str(VERSION):
            self._fail(f"version {_cite(found[1])} of the format is not known, only {VERSION} is")

    def _read_rules(self) -> None:
        words = self._take("rules")
        try:
            self._rules = Rules.from_text(" ".join(words))
        except RulesError as error:
            self._fail(str(error))

    def _read_label(self) -> str:
        label = self._only("preset")
        if not LABEL.fullmatch(label):
            self._fail(f"{_cite(label)} is no name of a preset")
        return label

    def _read_seats(self) -> None:
        seats = self._integer(self._only("seats"))
        if seats != self._rules.seats:
            self._fail(f"the rules are for {self._rules.seats} seats, not for {seats}")

    def _read_names(self) -> Iterator[str]:
        if self._next_key() != "name":
            return
        for seat in range(self._rules.seats):
            _, _, rest = self._take_line("name").partition(" ")
            number, _, name = rest.partition(" ")
            if number != str(seat):
                self._fail(f"the name of seat {seat} should stand here")
            yield self._string(name, UNSAFE_IN_NAME)

    def _read_tags(self) -> Iterator[tuple[str, str]]:
        known: set[str] = set()
        while self._next_key() == "tag":
            _, _, rest = self._take_line("tag").partition(" ")
            tag, _, value = rest.partition(" ")
            if not TAG.fullmatch(tag):
                self._fail(f"{_cite(tag)} is no name of a tag")
            if tag in known:
                self._fail(f"the tag {tag} is there twice")
            known.add(tag)
            yield tag, self._string(value, UNSAFE_IN_TAG)

    def _read_pack(self) -> None:
        pack = pack_of(self._rules)
        self._pack = Counter(pack)
        if [self._card(word) for word in self._take("pack")] != pack:
            self._fail(f"the pack of these rules is {listed(pack)}")

    def _read_deals(self) -> Iterator[RecordedDeal]:
        totals = (0,) * self._rules.seats
        number = 1
        while number == 1 or self._next_key() == "deal":
            deal = self._read_deal(number, totals)
            yield deal
            if deal.finish is None:
                return
            totals = deal.finish.totals
            number += 1

    def _read_deal(self, number: int, totals: tuple[int, ...]) -> RecordedDeal:
        if self._only("deal") != str(number):
            self._fail(f"this should be deal {number}")
        lines = {"deal": self._number}
        commitment = self._hash("commitment")
        lines["commitment"] = self._number
        secret = bytes.fromhex(self._hash("secret")) if self._disclosed else None
        seats = self._seats(self._take("players"), range(self._rules.seats))
        lines["players"] = self._number
        if len(seats) == 1:
            self._fail("at least two seats play a deal")
        cut: tuple[tuple[int, Card], ...] = ()
        if self._next_key() == "cut":
            pairs = [self._pair(word, ":") for word in self._take("cut")]
            cut = tuple((self._seat(seat, seats), self._card(card)) for seat, card in pairs)
            lines["cut"] = self._number
        dealer = self._seat(self._only("dealer"), seats)
        lines["dealer"] = self._number
        dealt: Counter[Card] = Counter()
        hands = {}
        for seat in dealing_order(self._rules, seats, dealer):
            words = self._words_of_seat("hand", seat)
            lines[f"hand {seat}"] = self._number
            if len(words) != self._rules.hand_of(len(seats)):
                self._fail(f"a hand has {self._rules.hand_of(len(seats))} cards when it is dealt")
            hands[seat] = tuple(map(self._card_or_hidden, words))
            self._count(dealt, hands[seat])
        buried: tuple[Card, ...] = ()
        if self._next_key() == "buried":
            buried = tuple(map(self._card, self._take("buried")))
            lines["buried"] = self._number
            self._count(dealt, buried)
        starter, *results = self._take("starter") or [""]
        lines["starter"] = self._number
        turned = self._card(starter)
        self._count(dealt, [turned])
        return RecordedDeal(
            number=number,
            commitment=commitment,
            secret=secret,
            seats=seats,
            cut=cut,
            dealer=dealer,
            hands=hands,
            buried=buried,
            starter=turned,
            given=self._results(results, seats),
            steps=tuple(self._read_steps(seats)),
            finish=self._read_finish(list(hands), totals, lines),
            lines=lines,
        )

    def _words_of_seat(self, key: str, seat: int) -> list[str]:
        number, *words = self._take(key) or [""]
        if number != str(seat):
            self._fail(f"a line '{key} {seat} ...' should stand here: seats go as cards are dealt")
        return words

    def _count(self, dealt: Counter[Card], cards: Iterable[Card | None]) -> None:
        for card in cards:
            if card is not None:
                dealt[card] += 1
                if dealt[card] > self._pack[card]:
                    self._fail(f"the pack has no further {card}")

    def _results(self, words: Iterable[str], seats: Sequence[int]) -> tuple[Result, ...]:
        results: list[Result] = []
        for word in words:
            if "=" in word:
                how, cards = self._pair(word, "=")
                if how not in REFILLS.values():
                    self._fail(f"{_cite(how)} should be one of {listed(REFILLS.values())}")
                results.append(Refilled(how, self._integer(cards)))
            else:
                seat, card = self._pair(word, "+")
                results.append(Drawn(self._seat(seat, seats), self._card_or_hidden(card)))
        return tuple(results)

    def _read_steps(self, seats: Sequence[int]) -> Iterator[Step]:
        while (key := self._next_key()) == "forgot" or key.isdecimal():
            before: tuple[Result, ...] = ()
            forgot_line = 0
            if key == "forgot":
                before = self._results(self._take("forgot"), seats)
                forgot_line = self._number
                key = self._next_key()
            words = self._take(key)
            seat = self._seat(key, seats)
            try:
                action = parse_action(words[0] if words else "")
            except UnreadableActionError as error:
                self._fail(str(error))
            if isinstance(action, Announce) and action.seat != seat:
                self._fail(f"seat {seat} cannot call for seat {action.seat}")
            after = self._results(words[1:], seats)
            yield Step(seat, action, before, after, self._number, forgot_line)

    def _read_finish(
        self, seats: Sequence[int], totals: tuple[int, ...], lines: dict[str, int]
    ) -> Finish | None:
        if self._next_key() == "unfinished":
            return None
        word = " ".join(self._take("over", "unfinished", "SEAT ACTION"))
        lines["over"] = self._number
        if word not in [end.value for end in DealEnd]:
            self._fail(f"{_cite(word)} should be one of {listed(end.value for end in DealEnd)}")
        winners = self._seats(self._take("winners"), sorted(seats))
        lines["winners"] = self._number
        left = {}
        counted: Counter[Card] = Counter()
        for seat in seats:
            left[seat] = tuple(map(self._card, self._words_of_seat("left", seat)))
            lines[f"left {seat}"] = self._number
            self._count(counted, left[seat])
        worth = self._integers("worth")
        lines["worth"] = self._number
        scores = self._integers("scores")
        lines["scores"] = self._number
        sums = self._integers("totals")
        lines["totals"] = self._number
        right = tuple(a + b for a, b in zip(totals, scores, strict=True))
        if sums != right:
            self._fail(f"with these scores the totals are {listed(right)}")
        return Finish(DealEnd(word), winners, left, worth, scores, sums)

    def _outcome(self, words: Sequence[str], seats: Sequence[int]) -> Outcome:
        reason, *winners = words or [""]
        if reason != self._rules.game_end.kind:
            self._fail(f"by these rules a game ends by {self._rules.game_end.kind}")
        return Outcome(GameOver(reason), self._seats(winners, seats))

    def _read_end(self) -> None:
        given = self._hash("end")
        if self._lines[self._number :] != [""]:
            self._fail("nothing may follow the end")
        if given != checksum("\n".join([*self._lines[: self._number - 1], ""])):
            self._fail("the checksum does not fit: something above was changed")


def _cite(text: str) -> str:
    """Return the beginning of a text, safe to show."""
    most = 40
    return ascii(text if len(text) <= most else f"{text[:most]}...")
