"""Rules to choose, compare, find and ask about: nothing here belongs to a table or a session."""

from __future__ import annotations

from typing import Any, Final

from litestar import post
from litestar.params import JSONBody

from crazyeights.cards import JOKER, Card, Language, Rank
from crazyeights.rules import actions
from crazyeights.rules.options import Rules, RulesError
from crazyeights.rulesets import RuleSet, read_link, write_link
from crazyeights.rulesets.find import Finder, Found, Question, answers
from crazyeights.rulesets.forms import Form
from crazyeights.rulesets.link import link_value, read_link_value
from crazyeights.rulesets.position import Done, Position, PositionError
from crazyeights.server import messages
from crazyeights.server.answers import BAD
from crazyeights.server.assets import AnyRequest
from crazyeights.server.desk import ProblemError, reader_of
from crazyeights.server.encoder import book_of
from crazyeights.server.speech import sentences
from crazyeights.server.wire import action_of, suit_named
from crazyeights.texts import Catalogue
from crazyeights.texts.composer import Control as TextControl
from crazyeights.texts.composer import (
    answer_words,
    compare,
    controls,
    difference_words,
    explain,
    question_words,
)
from crazyeights.texts.composer.comparison import name_of
from crazyeights.texts.composer.conflicts import explain_written, way_out
from crazyeights.texts.composer.controls import (
    change_words,
    effects_words,
    key_words,
    label_of,
    value_words,
)
from crazyeights.texts.composer.ruling import rule_on, wrong_words
from crazyeights.texts.rulebook import RULES, Rulebook, rulebook

YOU: Final = 0


@post("/api/rulebooks", status_code=200, responses=BAD, sync_to_thread=True)
def compose(request: AnyRequest, data: JSONBody[messages.ToCompose]) -> messages.Composed:
    """Return rules, after a change if there is one, with everything to change about them."""
    language = reader_of(request)
    ruleset = ruleset_in(data.rules, language)
    conflict = None
    if data.change is not None:
        ruleset, conflict = _changed(ruleset, data.change, language)
    if data.name is not None:
        ruleset = RuleSet(ruleset.rules, ruleset.preset, data.name)
    return _composed(ruleset, conflict, language)


@post("/api/rulebooks/comparison", status_code=200, responses=BAD, sync_to_thread=True)
def compare_rules(request: AnyRequest, data: JSONBody[messages.ToCompare]) -> messages.Comparison:
    """Return what differs between two rule sets, sentence by sentence."""
    language = reader_of(request)
    left, right = (ruleset_in(link, language) for link in (data.left, data.right))
    found = compare(left, right, sentences(language))
    return messages.Comparison(
        found.left,
        found.right,
        [
            messages.DifferentSection(
                section.name,
                section.title,
                [messages.Difference(one.left, one.right) for one in section.differences],
            )
            for section in found.sections
        ],
    )


@post("/api/rulebooks/search", status_code=200, responses=BAD, sync_to_thread=True)
def find_rules(request: AnyRequest, data: JSONBody[messages.ToFind]) -> messages.Finding:
    """Return the next question about the rules that somebody knows, or the nearest preset."""
    texts = sentences(reader_of(request))
    try:
        finder = Finder([(one.question, one.answer) for one in data.answered])
    except ValueError as error:
        raise ProblemError(422, "field", name="answered", text=str(error)) from None
    question = finder.question()
    if question is None:
        return messages.Finding(None, _found(finder.found(), finder, texts))
    known = [
        messages.Answer(answer_id, answer_words(question, answer, texts))
        for answer_id, answer in answers(question).items()
    ]
    asked = messages.Asked(question.id, question_words(question, finder, texts), known)
    return messages.Finding(asked, None)


@post("/api/rulebooks/ruling", status_code=200, responses=BAD, sync_to_thread=True)
def rule(request: AnyRequest, data: JSONBody[messages.ToRule]) -> messages.Ruling:
    """Say whether something is allowed in a position, and by which sentence of the rules."""
    language = reader_of(request)
    ruleset, texts = ruleset_in(data.rules, language), sentences(language)
    drawn = [Card(name) for name in data.drawn]
    # A debt is drawn at once, other cards one by one; what is played comes after that.
    draws = [tuple(drawn)] if data.debt and drawn else [(card,) for card in drawn]
    position = Position(
        ruleset.rules,
        tuple(Card(name) for name in data.hand),
        Card(data.upcard),
        named=None if data.suit is None else suit_named(data.suit),
        debt=data.debt,
        just_played=data.just_played,
        done=(
            *(Done(actions.Draw(), cards) for cards in draws),
            *(Done(actions.Play(Card(name))) for name in data.played),
        ),
        stock=data.stock,
    )
    try:
        ruling = rule_on(position, action_of(data.action, YOU), ruleset, texts)
    except PositionError as error:
        return messages.Ruling(None, wrong_words(error, position, texts), [])
    return messages.Ruling(ruling.allowed, ruling.answer, [*ruling.sentences])


def ruleset_in(link: str, language: Language) -> RuleSet:
    """Return the rule set that a link holds. Raises `ProblemError` with the reason."""
    try:
        return read_link(link)
    except RulesError as error:
        why = explain_written(error, sentences(language), Form.LINK)
        raise ProblemError(422, "rules", text=why) from None


# ── Composing ───────────────────────────────────────────────────────────────────────────────────


def _changed(
    ruleset: RuleSet, change: messages.Change, language: Language
) -> tuple[RuleSet, messages.Conflict | None]:
    """Return the rules after a change; where that cannot be, as they are, and why."""
    texts = sentences(language)
    changes: dict[str, Any] = {}
    try:
        changes[change.option] = read_link_value(change.option, change.value)
        return ruleset.replace(**changes), None
    except RulesError as error:
        out = way_out(ruleset.rules, changes, error) if changes else None
        conflict = messages.Conflict(
            change.option,
            explain(error, texts, ruleset.rules),
            [*error.options],
            None if out is None else _way_out(ruleset.replace(**out), change.option, out, texts),
        )
        return ruleset, conflict


def _way_out(
    ruleset: RuleSet, option: str, out: dict[str, Any], texts: Catalogue
) -> messages.WayOut:
    words = [change_words(name, ruleset.rules, texts) for name in out if name != option]
    return messages.WayOut(write_link(ruleset), " ".join(words))


def _composed(
    ruleset: RuleSet, conflict: messages.Conflict | None, language: Language
) -> messages.Composed:
    texts, rules = sentences(language), ruleset.rules
    changed = ruleset.changes()
    name = name_of(ruleset, texts)
    book = rulebook(rules, language, preset=ruleset.preset, name=name)
    return messages.Composed(
        link=write_link(ruleset),
        preset=ruleset.preset,
        preset_name=texts.text(f"preset-{ruleset.preset}" if ruleset.preset else "game-name"),
        own_name=ruleset.name,
        name=name,
        seats=rules.seats,
        is_preset=ruleset.is_preset,
        topics=[
            messages.Topic(
                topic.name,
                topic.title,
                [
                    _control(control, rules, texts, changed=control.option in changed)
                    for control in topic.controls
                ],
            )
            for topic in controls(rules, texts)
        ],
        book=book_of(book, _different(book, ruleset, language)),
        conflict=conflict,
    )


def _different(book: Rulebook, ruleset: RuleSet, language: Language) -> frozenset[str]:
    """Return the topics on which the preset, played by as many, says something else."""
    try:
        usual = RuleSet.of(ruleset.preset, seats=ruleset.rules.seats).rules
    except RulesError:
        usual = RuleSet.of(ruleset.preset).rules
    before = rulebook(usual, language, preset=ruleset.preset, only=RULES)
    said = {(one.topic, one.text) for one in before.sentences}
    return frozenset(
        one.topic
        for section in book.sections
        if section.name in RULES
        for paragraph in section.paragraphs
        for one in paragraph.parts
        if (one.topic, one.text) not in said
    )


def _control(
    control: TextControl, rules: Rules, texts: Catalogue, *, changed: bool
) -> messages.Control:
    value = getattr(rules, control.option)
    return messages.Control(
        option=control.option,
        kind=control.kind,
        label=control.label,
        about=control.about,
        answers=[
            messages.Answer(one.value, one.label, one.low, None if one.low is None else one.high)
            for one in control.answers
        ],
        value=control.value,
        words=value_words(control.option, value, texts),
        matters=control.matters,
        changed=changed,
        ranks=_ranks(rules, texts) if control.kind in ("effects", "values") else [],
    )


def _ranks(rules: Rules, texts: Catalogue) -> list[messages.RankEntry]:
    """Return what the cards of each rank do and count."""
    found = []
    for rank in (*rules.ranks, *([Rank.JOKER] if rules.jokers else [])):
        cards = [card for card in rules.cards if card.rank == rank]
        suits = [] if rank == Rank.JOKER else [_card_entry(card, rules, texts) for card in cards]
        apart = any(card in rules.effects for card in cards)
        entries = suits if apart and suits else [_rank_entry(rank, rules, texts)]
        question = label_of("effects", texts, rules, rank)
        points = rules.value_of(cards[0])
        found.append(
            messages.RankEntry(
                rank.letter, key_words(rank, texts), question, entries, suits, points
            )
        )
    return found


def _rank_entry(rank: Rank, rules: Rules, texts: Catalogue) -> messages.CardEntry:
    card = JOKER if rank == Rank.JOKER else Card(f"{rank.letter}C")
    effects = tuple(rules.effects_of(card))
    return messages.CardEntry(
        rank.letter, key_words(rank, texts), _effects(rank, effects), effects_words(effects, texts)
    )


def _card_entry(card: Card, rules: Rules, texts: Catalogue) -> messages.CardEntry:
    effects = tuple(rules.effects_of(card))
    return messages.CardEntry(
        str(card), key_words(card, texts), _effects(card, effects), effects_words(effects, texts)
    )


def _effects(key: Rank | Card, effects: tuple[Any, ...]) -> list[str]:
    """Return effects as they stand in a link."""
    if not effects:
        return []
    return link_value("effects", {key: effects}).split(".")[1:]


# ── Finding ─────────────────────────────────────────────────────────────────────────────────────


def _found(found: Found, finder: Finder, texts: Catalogue) -> messages.FoundRules:
    ruleset = found.ruleset
    return messages.FoundRules(
        link=write_link(ruleset),
        preset_link=write_link(RuleSet.of(ruleset.preset)),
        name=texts.text(f"preset-{ruleset.preset}"),
        summary=texts.text(f"preset-{ruleset.preset}-summary"),
        differences=[*difference_words(ruleset, texts)],
        left_out=[_answered(question, finder, texts) for question in found.left_out],
        near=[texts.text(f"preset-{name}") for name in found.near],
    )


def _answered(question: Question, finder: Finder, texts: Catalogue) -> str:
    words = question_words(question, finder, texts)
    return f"{words} {answer_words(question, finder.given[question], texts)}"


HANDLERS: Final = (compose, compare_rules, find_rules, rule)
