"""Texts: the four catalogues agree, read like their language, and refuse what does not fit."""

from __future__ import annotations

import doctest
import itertools
import re
from functools import cache
from importlib import resources
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from crazyeights import texts
from crazyeights.cards import (
    JOKER,
    RANK_LETTERS,
    SUIT_LETTERS,
    Card,
    Language,
    Pack,
    Problem,
    Rank,
    Suit,
    UnreadableCardError,
)
from crazyeights.rules.presets import PRESETS
from crazyeights.texts import LANGUAGES, TextError, catalogue, languages, messages

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(texts.__file__).parent
CARDS = Pack.FRENCH52.cards(jokers=1)

REFUSALS = """
    not-your-turn not-in-hand no-match wild-on-wild finish-on-wild finish-on-special wild-must-match
    debt-open not-an-answer skip-open drawn-card-only same-rank-only no-plays-now
    draw-while-playable nothing-to-draw draw-finished pass-while-playable pass-while-drawable
    pass-before-drawn suit-needed suit-not-wanted own-suit-only last-names-nothing suit-owed
    no-suit-owed call-off call-cards call-already announce-not-last stop-off stop-too-high
    stop-too-late deal-over game-over seat-out deal-not-over stale key-used undo-nothing undo-online
    undo-disclosed
""".split()  # noqa: SIM905  # a list of words reads best as words

NUMBERS = (0, 1, 2, 5, 12, 5000)

# What each variable is tried with; the others stay at their first value meanwhile.
VALUES: dict[str, tuple[Any, ...]] = {
    **dict.fromkeys(("amount", "count", "deal", "limit", "points"), NUMBERS),
    "owed": (6000, *NUMBERS[1:]),
    **dict.fromkeys(("fewest", "most", "players", "place"), (4, 2, 3, 5, 6, 7, 8)),
    "size": (64, 72, 104),
    "share": (0, 1, 50, 100),
    "direction": (1, -1),
    "card": tuple(CARDS),
    "upcard": tuple(CARDS),
    "rank": tuple(Rank),
    "suit": tuple(Suit),
    "seat": ("Anna", "Jonas", "Łucja"),
    "seats": (("Anna", "Bo"), ("Anna", "Bo", "Cleo")),
    "winners": (("Anna",), ("Anna", "Bo"), ("Anna", "Bo", "Cleo")),
    "others": (("Anna",), (), ("Anna", "Bo")),
    "names": (("Mau-Mau",), ("Mau-Mau", "Switch")),
    "cards": ((Card("8S"), Card("KH")), (), (JOKER,), tuple(CARDS)),
    "values": ((50, 10), (50, 10, 1)),
    "wild": ((Rank.EIGHT,), (Rank.ACE, Rank.JOKER), (Rank.QUEEN, Rank.KING, Rank.JACK)),
    "kinds": (
        (Rank.TWO,),
        (Rank.EIGHT, Rank.QUEEN),
        (Card("JS"), Card("JC"), Rank.ACE),
        (JOKER,),
    ),
    "besides": ((Card("2H"),), (Card("QS"), Card("AD"))),
    **dict.fromkeys(("choice", "joker", "more"), ("yes", "no")),
    "preset": ("", *PRESETS),
    **dict.fromkeys(
        ("example", "letter", "letters", "mark", "name", "part", "ranks", "suits", "text"),
        ("Text",),
    ),
}

# Nobody is level with nobody.
TIES = ("event-cut-tie-you", "event-extra-deal-you")


class Message(NamedTuple):
    """What a message of a file holds, those it refers to not counted."""

    file: str
    variables: frozenset[str]
    references: frozenset[str]
    forms: frozenset[str]
    keys: tuple[tuple[str, frozenset[str]], ...]
    texts: tuple[str, ...]


class _Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.forms: set[str] = set()
        self.keys: list[tuple[str, frozenset[str]]] = []
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name in ("CARD", "RANK", "SUIT"):
            forms = [named.value for named in node.arguments.named if named.name.name == "form"]
            assert len(forms) == len(node.arguments.named) <= 1
            word = f"word-{node.id.name.lower()}"
            self.forms.add(f"{word}-{forms[0].value}" if forms else word)
        elif node.id.name == "NAMES":
            given = {named.name.name: named.value.value for named in node.arguments.named}
            for kind, name in (("rank", "form"), ("card", "card")):
                self.forms.add(f"word-{kind}-{given[name]}" if name in given else f"word-{kind}")
        elif node.id.name == "IN_WORDS":
            self.forms.add("word-number")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        name = selector.id.name if isinstance(selector, ast.VariableReference) else ""
        keys = frozenset(
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        )
        self.keys.append((name, keys))
        self.generic_visit(node)


@cache
def parsed(language: Language) -> dict[str, Message]:
    """Return all messages of a language, read without the code under test."""
    result: dict[str, Message] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk | ast.Term), entry
            if isinstance(entry, ast.Message):
                seen = _Collector()
                seen.visit(entry)
                result[entry.id.name] = Message(
                    path.name,
                    frozenset(seen.variables),
                    frozenset(seen.references),
                    frozenset(seen.forms),
                    tuple(seen.keys),
                    tuple(seen.texts),
                )
    return result


def variables(language: Language, text_id: str) -> frozenset[str]:
    """Return what a text takes, through the texts that it refers to as well."""
    message = parsed(language)[text_id]
    return message.variables.union(*(variables(language, name) for name in message.references))


def public(language: Language) -> list[str]:
    return sorted(name for name in parsed(language) if not name.startswith("word-"))


def spread(text_id: str) -> Iterator[dict[str, Any]]:
    """Yield arguments in which every value of every variable, and every pair of numbers, occurs."""
    names = sorted(variables("en", text_id))
    first = {name: VALUES[name][0] for name in names}
    yield first
    for name in names:
        for value in VALUES[name][1:]:
            if text_id in TIES and not value:
                continue
            yield first | {name: value}
    numbers = [name for name in names if VALUES[name] is NUMBERS]
    for values in itertools.product(NUMBERS, repeat=len(numbers)):
        yield first | dict(zip(numbers, values, strict=True))


@cache
def everything(language: Language) -> list[tuple[str, str]]:
    """Return the id and the wording of every text, for all values worth trying."""
    made = catalogue(language)
    return [
        (text_id, made.text(text_id, **arguments))
        for text_id in public(language)
        for arguments in spread(text_id)
    ]


each_language = pytest.mark.parametrize("language", LANGUAGES)


# ── The four agree ────────────────────────────────────────────────────────────────────────────────


@each_language
def test_every_language_has_the_same_texts_in_the_same_files(language: Language) -> None:
    here = {name: parsed(language)[name].file for name in public(language)}
    assert here == {name: parsed("en")[name].file for name in public("en")}
    assert catalogue(language).ids == set(parsed(language))


@each_language
def test_every_language_uses_the_same_variables(language: Language) -> None:
    for text_id in public(language):
        assert variables(language, text_id) == variables("en", text_id), text_id


@each_language
def test_every_form_is_used_and_every_used_form_exists(language: Language) -> None:
    used = {"word-card", "word-rank", "word-suit"}.union(
        *(message.forms | message.references for message in parsed(language).values())
    )
    forms = {name for name in parsed(language) if name.startswith("word-")}
    assert forms <= used
    assert {name for name in used if name.startswith("word-")} <= forms


@each_language
def test_numbers_are_chosen_by_keys_that_the_language_has(language: Language) -> None:
    for text_id, message in parsed(language).items():
        for name, keys in message.keys:
            if name == "direction":
                assert keys == {"1", "-1"}, text_id
            elif text_id == "word-number":
                assert keys == {"other", *map(str, range(1, 13))}
            elif name in VALUES and VALUES[name] is NUMBERS:
                assert keys <= {"0", "one", "other"}, text_id
            elif name in ("choice", "joker", "more"):
                assert keys == {"yes", "no"}, text_id
            elif name == "preset":
                assert keys <= {*PRESETS, "other"}, text_id
            elif name == "suit":
                assert keys == {suit.name.lower() for suit in Suit}, text_id
            elif name == "rank":
                assert keys <= {"other", *(rank.name.lower() for rank in Rank)}, text_id


@each_language
def test_every_text_can_be_made(language: Language) -> None:
    for text_id, text in everything(language):
        assert text.strip() == text != "", text_id
        assert "{" not in text, text_id
        assert "}" not in text, text_id


@each_language
def test_a_text_that_takes_a_number_says_something_else_for_0_1_and_2(language: Language) -> None:
    made = catalogue(language)
    for text_id in public(language):
        names = variables(language, text_id)
        for name in names & {"amount", "count", "deal", "limit", "points"}:
            first = {other: VALUES[other][0] for other in names}
            said = {made.text(text_id, **first | {name: n}) for n in NUMBERS}
            assert len(said) == len(NUMBERS), (text_id, name)


def test_the_presets_have_names_and_summaries() -> None:
    """Every preset of rules.md §4 has a name and a one-line summary."""
    expected = {f"preset-{name}{end}" for name in PRESETS for end in ("", "-summary", "-short")}
    assert {name for name in public("en") if name.startswith("preset-")} == expected


@each_language
def test_presets_have_different_names_and_summaries_of_one_line(language: Language) -> None:
    made = catalogue(language)
    assert len({made.text(f"preset-{name}") for name in PRESETS}) == len(PRESETS)
    for name in PRESETS:
        summary = made.text(f"preset-{name}-summary")
        assert "\n" not in summary
        assert summary.endswith(".")
        assert len(summary) <= 300, name
        assert len(made.text(f"preset-{name}-short")) <= 70, name


def test_every_reason_for_a_refusal_has_a_text() -> None:
    assert {f"refuse-{code}" for code in REFUSALS} == {
        name for name in public("en") if name.startswith("refuse-")
    }


def test_every_text_about_a_seat_that_did_something_speaks_to_the_reader_too() -> None:
    """The pairs that `told` relies on: with `-you`, the name of the seat is gone, nothing else."""
    for text_id in public("en"):
        if not text_id.startswith(("event-", "score-")) or text_id.endswith("-you"):
            continue
        names = variables("en", text_id)
        if names & {"seat", "seats", "winners"}:
            others = variables("en", f"{text_id}-you") - {"others"}
            assert others == names - {"seat", "seats", "winners"}, text_id


def test_the_readme_lists_every_id_with_its_variables() -> None:
    """The list that those who use the texts go by."""
    listed: dict[str, frozenset[str]] = {}
    for line in (FOLDER / "README.md").read_text(encoding="utf-8").splitlines():
        row = re.fullmatch(r"\| `([a-z-]+)` \| (.*?) \|(?: (.*?) \|)? ?\|?", line)
        if row is None or row[1] in VALUES:
            continue
        text_id, own, yours = row.groups()
        listed[text_id] = frozenset(re.findall(r"`([a-z]+)`", own))
        if yours:
            listed[f"{text_id}-you"] = frozenset(re.findall(r"`([a-z]+)`", yours))
    elsewhere = ("preset-", "rule-", "tip-", "glossary-", "option-", "effect-")
    expected = {
        name: variables("en", name) for name in public("en") if not name.startswith(elsewhere)
    }
    assert listed == expected


# ── Words ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("language", "card", "spoken", "shown"),
    [
        ("de", "QH", "Herz-Dame", "D♥"),
        ("nb", "QH", "hjerter dame", "D♥"),
        ("it", "QH", "donna di cuori", "D♥"),
        ("en", "QH", "queen of hearts", "Q♥"),
        ("de", "JC", "Kreuz-Bube", "B♣"),
        ("nb", "JC", "kløver knekt", "Kn♣"),
        ("it", "10D", "dieci di quadri", "10♦"),
        ("en", "8S", "eight of spades", "8♠"),
        ("de", "JK", "Joker", "JK"),
        ("nb", "JK", "joker", "JK"),
        ("it", "JK", "Joker", "JK"),
        ("en", "JK", "joker", "JK"),
    ],
)
def test_cards_are_called_what_players_call_them(
    language: Language, card: str, spoken: str, shown: str
) -> None:
    """Rules.md §6 and the glossary."""
    assert catalogue(language).card(Card(card)) == spoken
    assert catalogue(language).card_short(Card(card)) == shown


@each_language
def test_no_two_cards_ranks_or_suits_share_a_name(language: Language) -> None:
    made = catalogue(language)
    assert len({made.card(card) for card in CARDS}) == len(CARDS) == 53
    assert len({made.rank(rank) for rank in Rank}) == len(Rank)
    assert len({made.suit(suit) for suit in Suit}) == len(Suit)


@each_language
def test_a_suit_has_the_name_by_which_it_can_be_typed(language: Language) -> None:
    made = catalogue(language)
    assert [Suit.parse(made.suit(suit), language) for suit in Suit] == list(Suit)


@pytest.mark.parametrize(
    ("language", "text_id", "arguments", "expected"),
    [
        # German: three genders, four cases, and the jack that is declined.
        ("de", "event-play", {"card": "JS"}, "Anna legt den Pik-Buben."),
        ("de", "event-play", {"card": "KC"}, "Anna legt den Kreuz-König."),
        ("de", "event-play", {"card": "9H"}, "Anna legt die Herz-Neun."),
        ("de", "event-play", {"card": "AD"}, "Anna legt das Karo-Ass."),
        ("de", "event-play", {"card": "JK"}, "Anna legt einen Joker."),
        ("de", "event-draw-card-you", {"card": "JS"}, "Du ziehst den Pik-Buben."),
        ("de", "refuse-skip-open", {"rank": Rank.EIGHT}, "mit einer Acht"),
        ("de", "refuse-skip-open", {"rank": Rank.JACK}, "mit einem Buben"),
        ("de", "refuse-same-rank-only", {"rank": Rank.SEVEN}, "nur noch Siebenen legen"),
        ("de", "refuse-suit-needed", {"card": "JS"}, "mit dem Pik-Buben"),
        # Norwegian: no article but for the joker; a rank is a noun of its own.
        ("nb", "event-play", {"card": "QH"}, "Anna legger hjerter dame."),
        ("nb", "event-play", {"card": "JK"}, "Anna legger en joker."),
        ("nb", "refuse-skip-open", {"rank": Rank.EIGHT}, "Svar med en åtter"),
        ("nb", "refuse-skip-open", {"rank": Rank.ACE}, "Svar med et ess"),
        ("nb", "refuse-same-rank-only", {"rank": Rank.TWO}, "bare legge toere"),
        # Italian: elision and gender.
        ("it", "event-play", {"card": "8S"}, "Anna gioca l’otto di picche."),
        ("it", "event-play", {"card": "AS"}, "Anna gioca l’asso di picche."),
        ("it", "event-play", {"card": "QS"}, "Anna gioca la donna di picche."),
        ("it", "event-play", {"card": "KD"}, "Anna gioca il re di quadri."),
        ("it", "refuse-skip-open", {"rank": Rank.QUEEN}, "rispondi con una donna"),
        ("it", "refuse-skip-open", {"rank": Rank.EIGHT}, "rispondi con un otto"),
        # English: an eight, an ace.
        ("en", "event-play", {"card": "QH"}, "Anna plays the queen of hearts."),
        ("en", "refuse-skip-open", {"rank": Rank.EIGHT}, "answer with an eight"),
        ("en", "refuse-skip-open", {"rank": Rank.TWO}, "answer with a two"),
        ("en", "refuse-same-rank-only", {"rank": Rank.SIX}, "play only sixes"),
    ],
)
def test_articles_and_cases(
    language: Language, text_id: str, arguments: dict[str, Any], expected: str
) -> None:
    if "card" in arguments:
        arguments = {"card": Card(arguments["card"])}
    assert expected in catalogue(language).text(text_id, seat="Anna", **arguments)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("de", "Die Herz-Sieben ist weder Kreuz noch Dame."),
        ("nb", "Hjerter sju er verken kløver eller en dame."),
        ("it", "Il sette di cuori non è né una carta di fiori né una donna."),
        ("en", "The seven of hearts is neither a club nor a queen."),
    ],
)
def test_a_card_that_does_not_match_is_told_why(language: Language, expected: str) -> None:
    """R-20: neither the required suit nor the upcard's rank."""
    said = catalogue(language).text(
        "refuse-no-match", card=Card("7H"), upcard=Card("QD"), suit=Suit.CLUBS
    )
    assert said == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("de", ["Du ziehst keine Karte.", "Du ziehst eine Karte.", "Du ziehst 2 Karten."]),
        ("nb", ["Du trekker ingen kort.", "Du trekker et kort.", "Du trekker 2 kort."]),
        ("it", ["Non peschi nessuna carta.", "Peschi una carta.", "Peschi 2 carte."]),
        ("en", ["You draw no cards.", "You draw a card.", "You draw 2 cards."]),
    ],
)
def test_plurals(language: Language, expected: list[str]) -> None:
    """Plurals are right for 0, 1 and 2."""
    made = catalogue(language)
    assert [made.told("event-draw", None, count=n) for n in (0, 1, 2)] == expected


ONE_TOO_MANY = {
    "de": r"\b1 \w*(karten|punkte|schritte|plätze)",
    "nb": r"\b1 (kortene|plasser)",
    "it": r"\b1 (carte|punti|posti|mosse|scarti)",
    "en": r"\b1 (\w+ )?\w+s\b(?<!is)(?<!as)",
}


@each_language
def test_one_is_never_followed_by_a_plural(language: Language) -> None:
    wrong = [
        text
        for _, text in everything(language)
        if re.search(ONE_TOO_MANY[language], text, re.IGNORECASE)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "one", "two", "with_reader"),
    [
        ("de", "Anna gewinnt", "Anna und Bo gewinnen", "Du und Anna gewinnt"),
        ("nb", "Anna vinner", "Anna og Bo vinner sammen", "Du og Anna vinner sammen"),
        ("it", "vince Anna", "vincono insieme Anna e Bo", "tu e Anna avete vinto insieme"),
        ("en", "Anna wins", "Anna and Bo win together", "you and Anna win together"),
    ],
)
def test_every_winner_is_named(language: Language, one: str, two: str, with_reader: str) -> None:
    """R-135: with equal totals every winner is named, in every language."""
    made = catalogue(language)
    assert one in made.text("event-game-over", winners=["Anna"])
    assert two in made.text("event-game-over", winners=["Anna", "Bo"])
    assert with_reader in made.text("event-game-over-you", others=["Anna"])
    assert "Anna" not in made.text("event-game-over-you", others=[])
    assert ", Anna " in made.text("event-game-over-you", others=["Anna", "Bo"])
    three = made.text("event-game-over", winners=["Anna", "Bo", "Cleo"])
    assert three.index("Anna, Bo ") < three.index("Cleo")


@each_language
def test_the_arithmetic_of_a_hand_is_shown(language: Language) -> None:
    said = catalogue(language).text(
        "score-hand", seat="Anna", cards=[Card("8S"), Card("9H")], values=[50, 9], points=59
    )
    assert "Anna: 8♠ 9♥ = 50 + 9 = 59 " in said


@each_language
def test_mau_mau_and_tschau_sepp_have_their_own_calls(language: Language) -> None:
    """R-113 and rules.md §4: "Mau" and "Mau-Mau", "Tschau" and "Sepp"."""
    made = catalogue(language)
    calls = {
        preset: [made.text(name, preset=preset) for name in ("call-last-card", "call-out")]
        for preset in ("mau-mau", "tschau-sepp", "")
    }
    assert calls["mau-mau"] == ["Mau!", "Mau-Mau!"]
    assert calls["tschau-sepp"] == ["Tschau!", "Sepp!"]
    assert not {*calls[""]} & {*calls["mau-mau"], *calls["tschau-sepp"]}
    assert "Mau-Mau!" in made.text("event-call-out", seat="Anna", preset="mau-mau")


# ── Typography and tone ───────────────────────────────────────────────────────────────────────────

QUOTES = {"de": ("„", "“"), "nb": ("«", "»"), "it": ("«", "»"), "en": ("“", "”")}


@each_language
def test_typography(language: Language) -> None:
    opening, closing = QUOTES[language]
    foreign = {*"\"'`´„“”«»‚‘"} - {opening, closing}
    for text_id, message in parsed(language).items():
        for text in message.texts:
            assert not foreign & {*text}, (text_id, text)
            assert "..." not in text, text_id
            assert " - " not in text, text_id
            assert not re.search(r"\S  +\S", text), text_id
            # Line breaks would come from indented continuation lines, which no text needs.
            assert "\n" not in text, text_id


@each_language
def test_quotation_marks_come_in_pairs(language: Language) -> None:
    opening, closing = QUOTES[language]
    for text_id, text in everything(language):
        marks = [mark for mark in text if mark in (opening, closing)]
        assert marks == [opening, closing] * (len(marks) // 2), (text_id, text)


@each_language
def test_sentences_end_and_begin_as_sentences_do(language: Language) -> None:
    for text_id, text in everything(language):
        if text_id.startswith(("event-", "refuse-", "input-unknown", "unreadable-")):
            # Some end with a card, a suit or the call itself.
            ends = tuple(".!?" + QUOTES[language][1])
            if text_id not in ("event-starter", "refuse-not-in-hand"):
                assert text.endswith(ends), (text_id, text)
            first = text.lstrip(QUOTES[language][0])[0]
            assert first.isupper() or first.isdigit() or first in "♣♦♥♠", (text_id, text)
        assert not re.search(r"[.!?][.]| [.,;:!?]", text), (text_id, text)


FORMAL = {
    "de": r"\b(Sie|Ihnen|Ihr|Ihre|Ihrem|Ihren|Ihrer|Ihres)\b",
    "nb": r"\b(De|Dem|Deres)\b",
    "it": r"\b(Lei|Suo|Sua|Suoi|Sue|Voi|Vostro)\b",
    "en": r"\b(please)\b",
}


@each_language
def test_the_reader_is_not_addressed_formally(language: Language) -> None:
    wrong = [text for _, text in everything(language) if re.search(FORMAL[language], text)]
    assert wrong == []


# ── Styles, isolation, errors ─────────────────────────────────────────────────────────────────────


def test_cards_in_sentences_as_words_signs_or_letters() -> None:
    arguments: dict[str, Any] = {"seat": "Anna", "card": Card("QH")}
    said = {
        style: catalogue("de", cards=style).text("event-play", **arguments)
        for style in texts.CardStyle
    }
    assert said == {
        "spoken": "Anna legt die Herz-Dame.",
        "signs": "Anna legt D♥.",
        "letters": "Anna legt DH.",
        "words": "Anna legt die Herz-Dame.",
    }
    cards = [Card("8S"), Card("QH")]
    listed = {
        style: catalogue("de", cards=style).text("input-which-card", cards=cards)
        for style in texts.CardStyle
    }
    assert listed == {
        "spoken": "Sag, welche du meinst: 8♠ D♥",
        "signs": "Sag, welche du meinst: 8♠ D♥",
        "letters": "Sag, welche du meinst: 8P DH",
        "words": "Sag, welche du meinst: Pik-Acht, Herz-Dame",
    }


def test_international_ranks_in_another_language() -> None:
    """Rules.md §6: J Q K A can be chosen everywhere."""
    made = catalogue("de", cards="signs", ranks="en")
    assert made.text("event-play", seat="Anna", card=Card("QH")) == "Anna legt Q♥."


@each_language
def test_letters_need_no_signs(language: Language) -> None:
    """A terminal with cp1252 has no suit signs, but all the rest."""
    made = catalogue(language, cards="letters")
    for text_id in public(language):
        for arguments in spread(text_id):
            made.text(text_id, **{**arguments, "seat": "Jørgen"}).encode("cp1252")


@each_language
def test_names_are_isolated_for_a_page_and_only_there(language: Language) -> None:
    page, terminal = catalogue(language, isolate=True), catalogue(language)
    name = "אבג"
    assert f"\u2068{name}\u2069" in page.text("event-pass", seat=name)
    said = page.text("event-game-over", winners=[name, "Bo"])
    assert f"\u2068{name}\u2069" in said
    assert said.count("\u2068") == said.count("\u2069")
    for text_id in public(language):
        for arguments in spread(text_id):
            bare = terminal.text(text_id, **arguments)
            assert not re.search("[\u2066-\u2069]", bare)
            assert re.sub("[\u2068\u2069]", "", page.text(text_id, **arguments)) == bare


def test_a_catalogue_is_made_once_however_it_is_asked_for() -> None:
    assert catalogue("de") is catalogue("de", isolate=False, cards="spoken", ranks=None)
    assert catalogue("de") is not catalogue("de", cards="signs")


def test_unknown_languages_and_styles_are_refused() -> None:
    with pytest.raises(ValueError, match=r"no texts in 'fr'; there are de, nb, it, en"):
        catalogue("fr")
    with pytest.raises(ValueError, match="no texts in 'xx'"):
        catalogue("de", ranks="xx")
    with pytest.raises(ValueError, match="'big' is not a valid CardStyle"):
        catalogue("de", cards="big")


@pytest.mark.parametrize(
    ("text_id", "arguments", "message"),
    [
        ("event-drow", {}, r"no text 'event-drow' in 'en'; did you mean 'event-draw'\?"),
        ("zzzzzz", {}, r"no text 'zzzzzz' in 'en'$"),
        ("event-draw", {"seat": "Anna"}, "cannot be made from seat: .*count"),
        ("event-draw", {"seat": "Anna", "count": "2"}, r"count='2' .* must be a whole number"),
        ("event-draw", {"seat": "Anna", "count": True}, "must be a whole number"),
        ("event-draw", {"seat": 3, "count": 2}, "seat=3 .* must be a text"),
        ("event-play", {"seat": "Anna", "card": "8S"}, "must be a card"),
        ("event-play-wild", {"suit": Rank.TWO}, "must be a suit"),
        ("event-draw", {"count": Suit.CLUBS}, "must be a whole number"),
        ("event-direction", {"direction": 0}, "1 for clockwise or -1 for counter-clockwise"),
        ("event-game-over", {"winners": "Anna"}, "must be a list of texts"),
        ("event-game-over", {"winners": [0, 1]}, "must be a list of texts"),
        ("event-game-over", {"winners": []}, "a list of no names"),
        (
            "score-hand",
            {"seat": "Anna", "cards": [JOKER] * 2, "values": [], "points": 100},
            "a sum of no numbers",
        ),
        ("event-pass", {"seet": "Anna"}, "no text takes 'seet'"),
        ("event-pass", {"seat": "A" * 3000}, "Too many characters"),
    ],
)
def test_what_does_not_fit_is_refused(
    text_id: str, arguments: dict[str, Any], message: str
) -> None:
    with pytest.raises(TextError, match=message):
        catalogue("en").text(text_id, **arguments)


def test_what_a_text_has_no_use_for_is_ignored() -> None:
    assert catalogue("en").text("event-pass", seat="Anna", count=2) == "Anna passes."


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("fine = Text\nbroken = { $seat\n", r"de/x\.ftl cannot be read: .*broken"),
        ("twice = One\ntwice = Two\n", r"de/x\.ftl has 'twice' a second time"),
    ],
)
def test_a_faulty_file_is_refused(
    content: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "x.ftl").write_text(content, encoding="utf-8")
    monkeypatch.setattr(resources, "files", lambda _: tmp_path)
    messages._read.cache_clear()
    with pytest.raises(TextError, match=message):
        messages.Catalogue("de", isolate=False, cards=texts.CardStyle.SPOKEN, ranks=None)


def test_a_text_that_leaves_out_the_form_of_a_card_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "x.ftl").write_text(
        'bare = { $card }\nwrong = { CARD($count) }\nunknown = { CARD($card, form: "x") }\n',
        encoding="utf-8",
    )
    monkeypatch.setattr(resources, "files", lambda _: tmp_path)
    made = messages.Catalogue("de", isolate=False, cards=texts.CardStyle.SPOKEN, ranks=None)
    for text_id in ("bare", "wrong", "unknown"):
        with pytest.raises(TextError, match=text_id):
            made.text(text_id, card=Card("8S"), count=2)


# ── Unreadable input ──────────────────────────────────────────────────────────────────────────────


@each_language
def test_every_problem_with_an_input_is_told(language: Language) -> None:
    """Rules.md §6: what is wrong, and what would be right, in the letters of the language."""
    example = Card("8S").show(language, ascii=True)
    hearts, ace = SUIT_LETTERS[language][Suit.HEARTS], RANK_LETTERS[language][Rank.ACE]
    inputs = {
        Problem.EMPTY: "  ",
        Problem.UNKNOWN_RANK: f"1{hearts}",
        Problem.UNKNOWN_SUIT: "8y",
        Problem.MISSING_RANK: hearts,
        Problem.MISSING_SUIT: "8",
        Problem.SUIT_FIRST: f"{hearts}8",
        Problem.JOKER_WITH_SUIT: f"JK{hearts}",
    }
    assert {*inputs} == {*Problem}
    for problem, text in inputs.items():
        with pytest.raises(UnreadableCardError) as caught:
            Card.parse(text, language)
        assert caught.value.problem is problem
        said = catalogue(language).unreadable(caught.value)
        assert example in said
        assert text.strip() in said
        if problem is Problem.UNKNOWN_RANK:
            assert f" {ace}. " in said
        if problem is Problem.SUIT_FIRST:
            assert f"8{hearts}" in said


@each_language
def test_unreadable_suits_and_ranks_are_told_what_there_is(language: Language) -> None:
    with pytest.raises(UnreadableCardError) as caught:
        Suit.parse("y", language)
    assert " ".join(SUIT_LETTERS[language]) in catalogue(language).unreadable(caught.value)
    with pytest.raises(UnreadableCardError) as caught:
        Rank.parse("y", language)
    assert " ".join(RANK_LETTERS[language][:13]) in catalogue(language).unreadable(caught.value)


@each_language
def test_what_can_be_typed_is_told_with_signs_only_where_there_are_signs(
    language: Language,
) -> None:
    with pytest.raises(UnreadableCardError) as caught:
        Suit.parse("y", language)
    assert "♣ ♦ ♥ ♠ " in catalogue(language).unreadable(caught.value)
    catalogue(language, cards="letters").unreadable(caught.value).encode("cp1252")


def test_a_long_input_is_cut() -> None:
    with pytest.raises(UnreadableCardError) as caught:
        Card.parse("x" * 5000)
    said = catalogue("en").unreadable(caught.value)
    assert "xxx…”" in said
    assert len(said) < 400


# ── Which language ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        # Case 43 of the cases from practice.
        ("nb-NO", "nb"),
        ("nb", "nb"),
        ("no", "nb"),
        ("nn", "nb"),
        ("de-AT", "de"),
        ("fr", "en"),
        ("", "en"),
        # Headers as browsers send them.
        ("nb-NO,nb;q=0.9,en;q=0.5", "nb"),
        ("nn-NO,nn;q=0.9,no;q=0.8,nb;q=0.7,en;q=0.3", "nb"),
        ("de-CH,de;q=0.9,fr;q=0.8", "de"),
        ("en-GB,en;q=0.9,de;q=0.8", "en"),
        ("fr-FR, fr;q=0.9, it;q=0.7, en;q=0.5", "it"),
        ("it;q=0.3, de;q=0.8", "de"),
        ("de, it", "de"),
        ("it, de", "it"),
        ("DE-de", "de"),
        ("de ; Q=0.2 , it ; q=0.3", "it"),
        # A quality of 0 means: anything but this.
        ("de;q=0", "en"),
        ("de;q=0, it;q=0.1", "it"),
        ("*", "en"),
        ("fr, *;q=0.5", "en"),
        ("it;q=0.2, *;q=0.5", "en"),
        ("*, en;q=0", "de"),
        ("en;q=0", "en"),
        # What nobody can read counts for nothing.
        ("de;q=high, it;q=0.1", "it"),
        ("de;q=nan, it;q=0.1", "it"),
        ("de;q=7, it;q=0.1", "it"),
        (",,;;q=,", "en"),
        ("den, deutsch", "en"),
        ("dé\x00,\u202e", "en"),
        # POSIX locale names.
        ("nb_NO.UTF-8", "nb"),
        ("nn_NO", "nb"),
        ("de_AT@euro", "de"),
        ("de.UTF-8", "de"),
        ("it_CH.ISO-8859-1", "it"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("en_US.UTF-8", "en"),
        ("sv_SE.UTF-8", "en"),
    ],
)
def test_negotiation(wanted: str, language: Language) -> None:
    assert texts.negotiate(wanted) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_IT", "LC_ALL": "nb_NO"}, "nb"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}, "en"),
        ({"LC_CTYPE": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_of_a_terminal(environment: dict[str, str], language: Language) -> None:
    assert texts.from_environment(environment) == language


@pytest.mark.parametrize("module", [texts, languages, messages])
def test_the_examples_in_the_documentation_work(module: ModuleType) -> None:
    assert doctest.testmod(module, optionflags=doctest.ELLIPSIS).failed == 0
