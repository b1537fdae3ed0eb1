"""Playing on the page as people do: finding things by what they are called, and acting on them."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, Position, expect

PLAYABLE = re.compile(r", playable")
PLAIN = re.compile(r"^(?!eight|joker).*playable")
EIGHT = re.compile(r"^eight.*playable")
# The index of a card, which no neighbour covers.
INDEX: Position = {"x": 12, "y": 30}


class Pilot:
    """Somebody at the table of a page in English."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = page.get_by_role("region", name="Your hand")
        self.cards = self.hand.get_by_role("listitem").get_by_role("button")
        self.playable = self.hand.get_by_role("button", name=PLAYABLE)
        self.actions = page.get_by_role("region", name="Actions")
        self.table = page.get_by_role("region", name="Table")
        self.stock = self.table.get_by_role("button", name=re.compile("^Stock"))
        self.pile = self.table.get_by_role("img", name=re.compile("^Discard pile"))
        self.chooser = page.get_by_role("dialog", name="Choose a suit")
        self.again = page.get_by_role("button", name=re.compile("Play again|Next deal"))
        self.spoken = page.get_by_role("status").first
        expect(self.cards.first).to_be_visible()

    def new_table(self, preset: str, opponents: int, level: str = "beginner") -> None:
        """Go to a new table, made as the page makes one."""
        self.page.evaluate(
            """async (options) => {
                const { startGame } = await import("/static/game.js");
                await startGame(options);
            }""",
            {"preset": preset, "opponents": opponents, "level": level},
        )
        expect(
            self.page.get_by_role("region", name="Opponents").get_by_role("listitem")
        ).to_have_count(opponents)

    def action(self, name: str) -> Locator:
        """Return a button below the hand."""
        return self.actions.get_by_role("button", name=name, exact=True)

    def names(self) -> list[str]:
        """Return the cards of the hand in words, without what else is said of them."""
        labels = [card.get_attribute("aria-label") or "" for card in self.cards.all()]
        return [label.partition(",")[0] for label in labels]

    def state(self) -> str:
        """Wait until something is to be done; say what: play, draw, pass, choose or over."""
        ways = {
            "over": self.again,
            "choose": self.chooser,
            "play": self.playable.first,
            "draw": self.actions.get_by_role("button", name=re.compile("^Draw"), disabled=False),
            "pass": self.actions.get_by_role("button", name="Pass", disabled=False),
        }
        any_way = ways["over"]
        for way in ways.values():
            any_way = any_way.or_(way)
        expect(any_way.first).to_be_visible()
        return next((name for name, way in ways.items() if way.is_visible()), "")

    def play_deal(self, act: Callable[[str], None], most: int = 300) -> None:
        """Act until the deal is over."""
        for _ in range(most):
            state = self.state()
            if state == "over":
                return
            if state:
                before = self.spoken.text_content()
                act(state)
                self.page.wait_for_function(
                    "before => document.querySelector('[role=status]').textContent !== before",
                    arg=before,
                )
        raise AssertionError("the deal does not end")

    def until_playable(self) -> None:
        """Draw until a card can be played."""
        while self.state() == "draw":
            count = self.cards.count()
            self.action("Draw").click()
            expect(self.cards).to_have_count(count + 1)

    def until(self, wanted: re.Pattern[str]) -> Locator:
        """Play and draw until a card of that kind can be played; return it."""
        found = self.hand.get_by_role("button", name=wanted)
        for _ in range(200):
            state = self.state()
            if state == "play" and found.count():
                return found.first
            before = self.spoken.text_content()
            match state:
                case "play":
                    self.playable.first.click(position=INDEX)
                case "draw":
                    self.action("Draw").click()
                case "choose":
                    self.page.keyboard.press("1")
                case "pass":
                    self.action("Pass").click()
                case "over":
                    self.again.click()
                case _:
                    continue
            self.page.wait_for_function(
                "before => document.querySelector('[role=status]').textContent !== before",
                arg=before,
            )
        raise AssertionError(f"no card like {wanted.pattern} comes")

    def listen(self) -> None:
        """Note from now on what a screen reader is given to say."""
        self.page.evaluate(
            """() => {
                window.heard = [];
                const live = document.querySelector("[role=status]");
                new MutationObserver(() => window.heard.push(live.textContent))
                    .observe(live, { childList: true, characterData: true, subtree: true });
            }"""
        )

    def heard(self, least: int = 1) -> list[str]:
        """Return what it was, waiting until there are so many messages."""
        self.page.wait_for_function("least => window.heard.length >= least", arg=least)
        messages: list[str] = self.page.evaluate("window.heard")
        return messages

    def upcard(self) -> str:
        """Return the name of the card on top of the pile."""
        name = self.pile.get_attribute("aria-label") or ""
        return name.removeprefix("Discard pile: ").partition(".")[0]

    def settle(self) -> None:
        """Wait until nothing on the page moves."""
        self.page.wait_for_function(
            "() => document.getAnimations().every(({ playState }) => playState !== 'running')"
        )

    def drag(self, start: tuple[float, float], end: tuple[float, float], *, touch: bool) -> None:
        """Drag with the mouse, or with real touch events."""
        steps = 12
        path = [
            tuple(a + (b - a) * step / steps for a, b in zip(start, end, strict=True))
            for step in range(steps + 1)
        ]
        if not touch:
            self.page.mouse.move(*start)
            self.page.mouse.down()
            self.page.mouse.move(*end, steps=steps)
            self.page.mouse.up()
            return
        session = self.page.context.new_cdp_session(self.page)
        for kind, points in [
            ("touchStart", path[:1]),
            *(("touchMove", [point]) for point in path[1:]),
            ("touchEnd", []),
        ]:
            places = [{"x": x, "y": y} for x, y in points]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})
            self.page.wait_for_timeout(16)
