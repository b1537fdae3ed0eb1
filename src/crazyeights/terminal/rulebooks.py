"""Rule sets in the terminal: compared, searched for, asked about."""

from __future__ import annotations

import shlex
from typing import Final

from crazyeights.cards import Card, Suit
from crazyeights.rules.actions import Action, Announce, Draw, NameSuit, Pass, Play, Stop
from crazyeights.rules.options import option_kinds
from crazyeights.rulesets import RuleSet
from crazyeights.rulesets.find import DONT_KNOW, Finder, Found, Question, answers, differences
from crazyeights.rulesets.position import YOU, Done, Position
from crazyeights.terminal.screen import Screen
from crazyeights.texts import Catalogue
from crazyeights.texts.composer import answer_words, compare, difference_words, question_words
from crazyeights.texts.composer.ruling import Ruling, rule_on

NOTHING: Final = "–"


# ── Compare ───────────────────────────────────────────────────────────────────────────────────────


def show_comparison(left: RuleSet, right: RuleSet, screen: Screen, texts: Catalogue) -> None:
    """Write what differs, for each thing what the one says above what the other says."""
    found = compare(left, right, texts)
    screen.say(texts.text("compare-title", name=found.left, text=found.right), "bold")
    if not found.sections:
        screen.say(texts.text("compare-same"))
    nothing = f"{NOTHING} ({texts.text('compare-nothing')})"
    for section in found.sections:
        screen.say()
        screen.say(section.title, "bold")
        for difference in section.differences:
            screen.say(f"  {found.left}: {difference.left or nothing}")
            screen.say(f"  {found.right}: {difference.right or nothing}")
            screen.say()


# ── Find ──────────────────────────────────────────────────────────────────────────────────────────


def find(screen: Screen, texts: Catalogue) -> RuleSet | None:
    """Ask until it is clear which rules somebody plays by; return them, None if they broke off."""
    given: list[tuple[str, str]] = []
    while True:
        finder = Finder(given)
        question = finder.question()
        if question is None:
            found = finder.found()
            _show_found(found, finder, screen, texts)
            return found.ruleset
        try:
            answer = _ask(question, finder, screen, texts)
        except EOFError:
            return None
        if answer == "q":
            return None
        if answer == "z":
            del given[-1:]
        else:
            given.append((question.id, answer))


def _ask(question: Question, finder: Finder, screen: Screen, texts: Catalogue) -> str:
    """Return the id of an answer, ``z`` to go back or ``q`` to break off."""
    screen.say()
    number = texts.text("find-question", count=len(finder.given) + 1)
    screen.say(f"{number}: {question_words(question, finder, texts)}", "bold")
    known = answers(question)
    for place, answer in enumerate(known.values(), start=1):
        screen.say(f"  {place}  {answer_words(question, answer, texts)}")
    while True:
        typed = screen.ask(texts.text("find-prompt")).strip().lower()
        if typed == "":
            return DONT_KNOW
        if typed in ("q", "z"):
            return typed
        if typed.isdecimal() and 1 <= int(typed) <= len(known):
            return [*known][int(typed) - 1]
        screen.say(texts.text("find-not-an-answer", count=len(known)))


def _show_found(found: Found, finder: Finder, screen: Screen, texts: Catalogue) -> None:
    ruleset = found.ruleset
    screen.say()
    name = texts.text(f"preset-{ruleset.preset}")
    screen.say(texts.text("find-nearest", name=name), "bold")
    screen.say(texts.text(f"preset-{ruleset.preset}-summary"))
    if found.near:
        names = [texts.text(f"preset-{near}") for near in found.near]
        screen.say(texts.text("find-near", names=names))
    changed = [*difference_words(ruleset, texts)]
    screen.say(texts.text("find-different" if changed else "find-same"))
    for words in changed:
        screen.say(f"  {words}")
    for question in found.left_out:
        words = question_words(question, finder, texts)
        answer = answer_words(question, finder.given[question], texts)
        screen.say(texts.text("find-left-out", text=f"{words} {answer}"))
    screen.say()
    screen.say(f"crazyeights play {' '.join(_arguments(ruleset))}")


def _arguments(ruleset: RuleSet) -> list[str]:
    arguments = ["--preset", ruleset.preset]
    for option in differences(ruleset):
        shown = option_kinds()[option].show(getattr(ruleset.rules, option))
        arguments += ["--set", shlex.quote(f"{option}={shown}")]
    return arguments


# ── May I? ────────────────────────────────────────────────────────────────────────────────────────


def show_ruling(
    position: Position, action: Action, ruleset: RuleSet, screen: Screen, texts: Catalogue
) -> Ruling:
    """Write the position as it was understood, the answer, and the rules that decide it."""
    ruling = rule_on(position, action, ruleset, texts)
    screen.say(_position_words(position, texts))
    screen.say(ruling.answer, "bold")
    if ruling.sentences:
        screen.say(texts.text("may-rule"))
    for sentence in ruling.sentences:
        screen.say(f"  {sentence}")
    return ruling


def _position_words(position: Position, texts: Catalogue) -> str:
    """Return what lies there and what one holds, as the examples of the rule book say it."""
    upcard, hand = position.upcard, position.hand
    if position.debt:
        return texts.text("rule-example-debt", upcard=upcard, count=position.debt, kinds=hand)
    if position.named is not None:
        return texts.text("rule-example-named", upcard=upcard, suit=position.named, kinds=hand)
    return texts.text("rule-example", upcard=upcard, kinds=hand)


def read_cards(text: str, texts: Catalogue) -> tuple[Card, ...]:
    """Read cards with blanks or commas between them. Raises `UnreadableCardError`."""
    return tuple(Card.parse(word, texts.language) for word in text.replace(",", " ").split())


def read_action(text: str, texts: Catalogue) -> Action:
    """Read what somebody wants to do. Raises `UnreadableCardError`.

    ``8S`` and ``8S=H`` play, ``8S!`` calls the last card with it; ``d`` draws, ``p`` passes, ``=H``
    names a suit, ``x`` calls Stop, ``!`` the last card. Cards are in the letters of the language.
    """
    word = text.strip()
    keys: dict[str, Action] = {"d": Draw(), "p": Pass(), "x": Stop(), "!": Announce(YOU)}
    if word.lower() in keys:
        return keys[word.lower()]
    if word.startswith("="):
        return NameSuit(Suit.parse(word[1:], texts.language))
    name, equals, suit = word.removesuffix("!").partition("=")
    named = Suit.parse(suit, texts.language) if equals else None
    return Play(Card.parse(name, texts.language), named, word.endswith("!"))


def read_done(text: str, texts: Catalogue) -> tuple[Done, ...]:
    """Read what one has done in this turn: ``+9C`` drew a card, ``+9C+4H`` two for a debt."""
    done: list[Done] = []
    for word in text.split():
        if word.startswith("+"):
            drawn = tuple(Card.parse(name, texts.language) for name in word[1:].split("+"))
            done.append(Done(Draw(), drawn))
        else:
            done.append(Done(read_action(word, texts)))
    return tuple(done)
