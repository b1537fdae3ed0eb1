"""Special cards: what each of them does, debts, lost turns, and the last card."""

from __future__ import annotations

from typing import Final

from crazyeights.cards import Rank
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
from crazyeights.rules.options import Rules
from crazyeights.texts.rulebook.book import Listing, Plan, Say, say
from crazyeights.texts.rulebook.facts import (
    TWO,
    Group,
    answers,
    can_skip,
    cancels,
    cards_with,
    few,
    groups,
    has_effect,
    has_wild,
    is_special,
    wild_kinds,
)


def introduction(rules: Rules) -> Say | None:
    """That some cards are special (R-80)."""
    return say("rule-special") if is_special(rules) else None


# ── Each card ─────────────────────────────────────────────────────────────────────────────────────


def name(_: Rules, group: Group) -> Say:
    """Which cards they are."""
    if group.besides:
        return say("rule-special-besides", kinds=group.kinds, besides=group.besides)
    return say("rule-special-name", kinds=group.kinds)


def reverse(rules: Rules, group: Group) -> Say | None:
    """That the direction changes (R-83)."""
    if group.effect(Reverse) is None:
        return None
    if rules.seats > TWO:
        return say("rule-reverse")
    return None if rules.two_seat_reverse == "skip" else say("rule-reverse-without-effect")


def reverse_for_two(rules: Rules, group: Group) -> Say | None:
    """What becomes of it with two players, if no turn is lost anyway (R-83)."""
    if group.effect(Reverse) is None or group.effect(Skip) or rules.seats == TWO:
        return None
    skips = rules.two_seat_reverse == "skip"
    return say("rule-reverse-two-skip" if skips else "rule-reverse-two-no-effect")


def all_draw(rules: Rules, group: Group) -> Say | None:
    """That everybody else draws (R-86)."""
    effect = group.effect(AllDraw)
    if not isinstance(effect, AllDraw):
        return None
    return say("rule-all-draw-two" if rules.seats == TWO else "rule-all-draw", count=effect.n)


def draw(rules: Rules, group: Group) -> Say | None:
    """That the next player owes cards, and what can be done about it (R-81, R-90, R-98)."""
    effect = group.effect(Draw)
    if not isinstance(effect, Draw):
        return None
    if effect.answer == "any_draw_card":
        return say("rule-draw-any", count=effect.n)
    rank = group.ranks[0]
    if effect.answer == "same_rank":
        if not _all_owe(rules, rank, effect.n):
            cards = cards_with(rules, Draw, rank)
            return say("rule-draw-same-other", count=effect.n, kinds=cards)
        if cards := answers(rules, rank):
            twice, thrice = 2 * effect.n, 3 * effect.n
            return say("rule-draw-same", count=effect.n, kinds=cards, owed=twice, amount=thrice)
    if out := cancels(rules, rank):
        return say("rule-draw-cancel", count=effect.n, kinds=out)
    return say("rule-draw-none", count=effect.n)


def _all_owe(rules: Rules, rank: Rank, count: int) -> bool:
    """Say whether all draw cards of a rank make the next player draw the same number."""
    owed = {
        effect.n
        for group in groups(rules)
        if rank in group.ranks and isinstance(effect := group.effect(Draw), Draw)
    }
    return owed == {count}


def cancel(rules: Rules, group: Group) -> Say | None:
    """That a debt ends (R-98)."""
    if group.effect(Cancel) is None:
        return None
    cards = cards_with(rules, Draw, group.ranks[0])
    return say("rule-cancel", kinds=cards) if cards else say("rule-cancel-nothing")


def skip(rules: Rules, group: Group) -> Say | None:
    """That players lose their turn (R-82, R-83, R-99)."""
    effect = group.effect(Skip)
    if not isinstance(effect, Skip):
        return _reverse_as_skip(rules, group)
    if group.effect(Draw):
        # The first of those who lose their turn is the one who draws.
        more = min(effect.n, rules.seats - 1) - 1 if effect.n > 1 else 0
        return say("rule-skip-more-with-debt", count=more) if more else say("rule-skip-with-debt")
    if rules.seats == TWO:
        return say("rule-skip-of-two-first" if _goes_on(group) else "rule-skip-of-two")
    if effect.n == 1:
        return say("rule-skip")
    if effect.n >= rules.seats - 1:
        return say("rule-skip-all-first" if _goes_on(group) else "rule-skip-all")
    return say("rule-skip-more", players=effect.n)


def _reverse_as_skip(rules: Rules, group: Group) -> Say | None:
    """That the other of two players loses a turn because the direction changes (R-83)."""
    if group.effect(Reverse) is None or rules.seats > TWO or rules.two_seat_reverse != "skip":
        return None
    if group.effect(Draw):
        return say("rule-skip-with-debt")
    return say("rule-skip-of-two-first" if _goes_on(group) else "rule-skip-of-two")


def _goes_on(group: Group) -> bool:
    """Say whether one's turn goes on after the card: then others lose theirs only after that."""
    return group.effect(Again) is not None or group.effect(MustCover) is not None


def skip_for_two(rules: Rules, group: Group) -> Say | None:
    """What becomes of it with two players, if that has not been said of more (R-82)."""
    effect = group.effect(Skip)
    if not isinstance(effect, Skip) or group.effect(Draw) or _goes_on(group):
        return None
    return say("rule-skip-if-two") if effect.n < rules.seats - 1 else None


def anything_next(_: Rules, group: Group) -> Say | None:
    """That any card may be played on it (R-84)."""
    return say("rule-anything-next") if group.effect(AnythingNext) else None


def must_cover(_: Rules, group: Group) -> Say | None:
    """That it must be covered (R-87)."""
    return say("rule-must-cover") if group.effect(MustCover) else None


def again(_: Rules, group: Group) -> Say | None:
    """That one goes on (R-85)."""
    if group.effect(Again) is None or group.effect(MustCover):
        return None
    return say("rule-again")


def last_of_turn(rules: Rules, group: Group) -> Say | None:
    """That nobody has to go on without a card (R-85, R-87)."""
    if not _goes_on(group):
        return None
    return say("rule-again-last") if rules.finish_on_special else None


def no_other(rules: Rules) -> Say | None:
    """That no other card has a special meaning (R-140)."""
    return say("rule-no-other") if is_special(rules) else None


# ── Debts ─────────────────────────────────────────────────────────────────────────────────────────


def answerable(rules: Rules) -> bool:
    """Say whether any debt can be answered (R-90, R-98)."""
    for group in groups(rules):
        effect = group.effect(Draw)
        if isinstance(effect, Draw):
            if effect.answer == "any_draw_card":
                return True
            for rank in group.ranks:
                if cancels(rules, rank) or (effect.answer != "none" and answers(rules, rank)):
                    return True
    return False


def several_answers(rules: Rules) -> Say | None:
    """That only answers follow an answer (R-100)."""
    if not answerable(rules) or rules.several == "none":
        return None
    return say("rule-several-answers")


def adding_up(rules: Rules) -> Say | None:
    """That the amounts of several draw cards add up, unless the cards say so (R-90)."""
    for group in groups(rules):
        effect = group.effect(Draw)
        if not isinstance(effect, Draw) or effect.answer == "none":
            continue
        if effect.answer == "any_draw_card" or not _all_owe(rules, group.ranks[0], effect.n):
            return say("rule-debt-adds-up")
    return None


def debt(rules: Rules) -> Say | None:
    """What is left to do under a debt (R-92, R-93)."""
    if not has_effect(rules, Draw):
        return None
    answer = "answer" if answerable(rules) else "draw"
    return say(f"rule-debt-{answer}-{rules.after_debt.replace('_', '-')}")


def wild_under_debt(rules: Rules) -> Say | None:
    """That a wild card is no answer (R-91)."""
    if not has_effect(rules, Draw) or not has_wild(rules):
        return None
    kinds = wild_kinds(rules)
    if any(
        rank in kinds and (group.effect(Draw) or group.effect(Cancel))
        for group in groups(rules)
        for rank in group.ranks
    ):
        return None
    return say("rule-debt-wild", wild=few(kinds))


def paid_debt(rules: Rules) -> Say | None:
    """That a debt is paid once, and that what is not there is forgiven (R-94, R-77)."""
    return say("rule-debt-paid") if has_effect(rules, Draw) else None


# ── Lost turns and last cards ─────────────────────────────────────────────────────────────────────


def skip_answer(rules: Rules) -> Say | None:
    """Whether a player can do something about losing a turn (R-95)."""
    if not can_skip(rules):
        return None
    return say("rule-skip-no-answer" if rules.skip_answer == "none" else "rule-skip-answer")


def finish_on_special(rules: Rules) -> Say | None:
    """Whether a special card may be the last card (R-97)."""
    if not is_special(rules):
        return None
    return None if rules.finish_on_special else say("rule-finish-on-special-not")


def finish_effect(rules: Rules) -> Say | None:
    """What becomes of the effects of a last card and of what is owed (R-96)."""
    if not is_special(rules):
        return None
    if not rules.finish_on_special:
        # Only a debt of an earlier card of the same turn can be left over.
        goes_on = has_effect(rules, Again, MustCover) or rules.several != "none"
        if not goes_on or not has_effect(rules, Draw):
            return None
        return say(f"rule-finish-debt-{rules.finish_effect}")
    if has_effect(rules, Draw, AllDraw) and rules.finish_effect == "applied":
        return say("rule-finish-effect-applied")
    return say("rule-finish-effect-ignored")


SPECIAL: Final[Plan] = [
    [introduction],
    Listing(
        "entry",
        groups,
        lambda group: group.key,
        name,
        [
            reverse,
            reverse_for_two,
            all_draw,
            draw,
            cancel,
            skip,
            skip_for_two,
            anything_next,
            must_cover,
            again,
            last_of_turn,
        ],
    ),
    [no_other],
    [adding_up, debt, wild_under_debt, several_answers, paid_debt, skip_answer],
    [finish_on_special, finish_effect],
]
