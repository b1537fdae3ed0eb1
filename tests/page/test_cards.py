"""The cards: what each shows, and that it can be read and told apart without colour."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest
from playwright.sync_api import Page

from crazyeights.cards import RANK_LETTERS, Pack, Rank, Suit

CARDS = [str(card) for card in Pack.FRENCH52.cards(jokers=1)]

ALL_LETTERS = sorted({letter for letters in RANK_LETTERS.values() for letter in letters} - {"JK"})

SHOW = """async ([cards, width, ranks]) => {
  const { cardFace, cardBack } = await import("/static/cards.js");
  document.getElementById("cards").replaceChildren(...cards.map((card) => {
    const paper = document.createElement("span");
    paper.className = "card";
    paper.id = card;
    paper.style.setProperty("--card", `${width}px`);
    paper.append(card === "back" ? cardBack() : cardFace(card, { ranks }));
    return paper;
  }));
}"""

# What is drawn on a card, as rectangles in pixels relative to it. A part of a symbol has a place
# only once it is drawn by itself.
DRAWN = """([card, compact]) => {
  const paper = document.getElementById(card);
  const use = paper.querySelector(compact ? ".compact" : ".full");
  const symbol = document.querySelector(use.getAttribute("href"));
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 250 350");
  svg.setAttribute("class", "face");
  svg.append(...[...symbol.childNodes].map((part) => part.cloneNode(true)));
  paper.append(svg);
  const frame = svg.getBoundingClientRect();
  const parts = [...svg.querySelectorAll(".rank, .pip, .frame")].map((part) => {
    const box = part.getBoundingClientRect();
    const scale = part.getCTM();
    const half = (parseFloat(getComputedStyle(part).strokeWidth) / 2) || 0;
    const stroked = getComputedStyle(part).stroke !== "none";
    const x = stroked ? half * Math.abs(scale.a) : 0;
    const y = stroked ? half * Math.abs(scale.d) : 0;
    return {
      kind: part.getAttribute("class"),
      court: part.closest(".court") !== null,
      path: part.getAttribute("d"),
      left: box.left - frame.left - x, right: box.right - frame.left + x,
      top: box.top - frame.top - y, bottom: box.bottom - frame.top + y,
    };
  });
  svg.remove();
  return parts;
}"""


def show(
    page: Page, cards: list[str], width: int = 250, ranks: dict[str, str] | None = None
) -> None:
    page.evaluate(SHOW, [cards, width, ranks or {}])


def drawn(page: Page, card: str, *, compact: bool = False) -> list[dict[str, Any]]:
    parts: list[dict[str, Any]] = page.evaluate(DRAWN, [card, compact])
    return parts


def overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(
        one["left"] < other["right"]
        and other["left"] < one["right"]
        and one["top"] < other["bottom"]
        and other["top"] < one["bottom"]
    )


@pytest.mark.parametrize("suit", [suit.letter for suit in Suit])
def test_numbers_have_as_many_pips(page: Page, suit: str) -> None:
    show(page, CARDS)
    signs = set()
    for number in range(2, 11):
        pips = [part for part in drawn(page, f"{number}{suit}") if part["kind"] == "pip"]
        assert len(pips) == number + 2  # one beneath each index
        signs |= {pip["path"] for pip in pips}
    assert len(signs) == 1
    assert signs == {part["path"] for part in drawn(page, f"A{suit}") if part["kind"] == "pip"}


def test_pips_lie_the_same_way_round_from_both_sides(page: Page) -> None:
    show(page, CARDS)
    for number, suit in product((2, 3, 4, 5, 6, 8, 9, 10), "CDHS"):
        pips = [part for part in drawn(page, f"{number}{suit}") if part["kind"] == "pip"]
        places = [(pip["left"] + pip["right"], pip["top"] + pip["bottom"]) for pip in pips]
        for x, y in places:
            # A sign in the middle stands upright, a little off the centre of what is drawn.
            assert any(abs(500 - x - a) < 3 and abs(700 - y - b) < 3 for a, b in places), number


@pytest.mark.parametrize("language", list(RANK_LETTERS))
def test_nothing_on_a_full_card_covers_an_index(page: Page, language: str) -> None:
    letters = dict(zip(RANK_LETTERS["en"], RANK_LETTERS[language], strict=True))  # type: ignore[index]  # a language
    show(page, CARDS, ranks=letters)
    for card in CARDS:
        parts = drawn(page, card)
        for part in parts:
            assert part["left"] >= 0
            assert part["top"] >= 0
            assert part["right"] <= 250
            assert part["bottom"] <= 350
        for one, other in combinations(parts, 2):
            if "rank" in (one["kind"], other["kind"]) and not (one["court"] and other["court"]):
                assert not overlap(one, other), (card, one, other)


@pytest.mark.parametrize("letter", ALL_LETTERS)
def test_ranks_can_be_read_at_44_pixels(page: Page, letter: str) -> None:
    show(page, ["KH"], width=44, ranks={"K": letter})
    rank, *signs = drawn(page, "KH", compact=True)
    assert rank["kind"] == "rank"
    assert rank["bottom"] - rank["top"] >= 20
    assert rank["left"] >= 1
    assert len(signs) == 2
    assert not any(overlap(rank, sign) for sign in signs)


def test_letters_of_all_languages_look_different(page: Page) -> None:
    show(page, ["KH"])
    strokes = {}
    for letter in ALL_LETTERS:
        show(page, ["KH"], ranks={"K": letter})
        strokes[letter] = drawn(page, "KH")[0]["path"]
    assert "" not in strokes.values()
    assert len(set(strokes.values())) == len(ALL_LETTERS)
    assert len(ALL_LETTERS) == 9 + len(set("JQKABDFRE")) + len(["Kn"])


def test_suits_differ_in_shape(page: Page) -> None:
    """In greyscale, too, no two suits may be taken for each other."""
    shapes = page.evaluate("""async () => {
      const { SIGNS } = await import("/static/cards.js");
      const context = document.createElement("canvas").getContext("2d");
      const places = [...Array(100).keys()].map((i) => i - 49.5);
      const points = places.flatMap((y) => places.map((x) => [x, y]));
      return Object.entries(SIGNS).map(([suit, d]) => {
        const path = new Path2D(d);
        return [suit, points.map(([x, y]) => context.isPointInPath(path, x, y))];
      });
    }""")
    for (one, first), (other, second) in combinations(shapes, 2):
        both = sum(a and b for a, b in zip(first, second, strict=True))
        either = sum(a or b for a, b in zip(first, second, strict=True))
        assert both / either < 0.75, (one, other)


@pytest.mark.parametrize("page", [{"forced_colors": "active"}], indirect=True)
def test_red_suits_are_hollow_in_forced_colours(page: Page) -> None:
    show(page, CARDS)
    for card in ("8C", "8D", "8H", "8S"):
        fill, stroke, ink, ground = page.evaluate(
            """([card]) => {
              const face = document.getElementById(card).querySelector(".face");
              const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
              path.setAttribute("class", "pip");
              face.append(path);
              const { fill, stroke, color } = getComputedStyle(path);
              const { backgroundColor } = getComputedStyle(document.documentElement);
              return [fill, stroke, color, backgroundColor];
            }""",
            [card],
        )
        if card[-1] in "DH":
            assert (fill, stroke) == (ground, ink)
        else:
            assert (fill, stroke) == (ink, "none")


@pytest.mark.parametrize(("width", "shown"), [(89, "compact"), (90, "full"), (176, "full")])
def test_the_face_fits_the_width(page: Page, width: int, shown: str) -> None:
    show(page, ["QS", "back"], width=width)
    for card in ("QS", "back"):
        visible = page.evaluate(
            """(card) => [...document.getElementById(card).querySelectorAll("use")]
              .filter((use) => getComputedStyle(use).display !== "none")
              .map((use) => use.getAttribute("class"))""",
            card,
        )
        assert visible == [shown]


@pytest.mark.parametrize(
    "page",
    [{"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"}],
    ids=["light", "dark", "forced"],
    indirect=True,
)
def test_states_are_told_apart_without_colour(page: Page) -> None:
    states = page.evaluate("""async () => {
      const { cardFace } = await import("/static/cards.js");
      const table = document.getElementById("cards");
      const make = (name) => {
        const card = document.createElement("button");
        card.className = `card ${name}`;
        card.append(cardFace("9D"));
        table.append(card);
        return card;
      };
      const look = (card) => {
        const style = getComputedStyle(card);
        return {
          raised: style.translate !== "none" && style.translate !== "0px",
          tilted: style.rotate !== "0deg",
          tab: getComputedStyle(card, "::before").content !== "none",
          outlined: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 3,
        };
      };
      const [playable, unplayable, chosen] = ["playable", "unplayable", "chosen"].map(make);
      const found = [look(playable), look(unplayable), look(chosen)];
      unplayable.focus({ focusVisible: true });
      await Promise.all(unplayable.getAnimations().map((animation) => animation.finished));
      return [...found, look(unplayable)];
    }""")
    assert len({tuple(state.values()) for state in states}) == 4
    playable, unplayable, chosen, focused = states
    assert playable["raised"]
    assert playable["tab"]
    assert not unplayable["tab"]
    assert chosen["tilted"]
    assert focused["outlined"]


@pytest.mark.parametrize(("width", "strip"), [(84, 44), (126, 46)])
def test_a_focus_ring_leaves_the_index_of_the_neighbour_free(
    page: Page, width: int, strip: int
) -> None:
    show(page, ["KH"], width=width, ranks={})
    ring = page.evaluate(f"""async () => {{
      const card = document.createElement("button");
      card.className = "card playable";
      card.style.setProperty("--card", "{width}px");
      document.getElementById("cards").append(card);
      card.focus({{ focusVisible: true }});
      const style = getComputedStyle(card);
      return parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
    }}""")
    assert ring >= 6
    for letter in ALL_LETTERS:
        card = "10H" if letter == "10" else "KH"
        show(page, [card], width=width, ranks={"K": letter})
        rank = next(
            part for part in drawn(page, card, compact=width < 90) if part["kind"] == "rank"
        )
        assert rank["right"] <= strip - ring, letter


def test_there_is_a_face_for_each_card(page: Page) -> None:
    show(page, CARDS)
    assert len(CARDS) == 53
    ranks = {card[:-1] for card in CARDS if card != "JK"}
    assert len(ranks) == len(Rank) - 1
    contents = page.evaluate("""() => [...document.querySelectorAll("symbol[id$='-l']")]
      .map((symbol) => symbol.innerHTML)""")
    # Suits of one colour differ by their signs alone, so all 53 drawings are different.
    assert len(set(contents)) == len(CARDS)
