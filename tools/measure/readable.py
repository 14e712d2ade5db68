"""Can every card be read where it lies? python -m tools.measure.readable [WIDTHxHEIGHT…] measures it in a real browser.

The real table shows positions with the cards of a box swapped in, six in the Line-Up and five in hand, ten in hand with
the pointer on each, and its own stacks; a card counts where its whole text is drawn, uncovered and at 12 px or more.
On a phone a card in hand and the own Character are read on the large card that a finger held on them brings.
On a crowded table, with every pile, ten cards played and a long question, nothing in the middle is cut or covered. The
cards with the longest texts are read again under the tallest question of each kind, with few players and with many;
where it leaves a card too little room, on the large card that pointing brings.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import count
from math import ceil
from pathlib import Path
from typing import Final

import msgspec
from playwright.sync_api import Browser, Route, WebSocketRoute, sync_playwright

from lineup.language.sets import box
from lineup.table.wire.catalogue import CardFacts, card_facts
from tests.harness.chromium import launch
from tests.harness.person import Person, SeededServer
from tests.harness.server import Message, Server

# Few players and many: the tallest questions are asked at each of these tables.
CROWDS: Final = {"heroes-unite": (2, 4, 5), "confrontations": (2, 4)}
SIZES: Final = ("1280x720", "1366x768", "1440x900", "1920x1080", "2560x1440", "820x1180", "390x844")
SEATS: Final = {"heroes-unite": 3, "confrontations": 4, "rivals-batman-joker": 2, "rivals-shazam-black-adam": 2}
LINE_UP, HAND, FULL_HAND = 6, 5, 10
SMALLEST: Final = 12  # px
ASKED: Final = "while asked"
PLACES: Final = ("Line-Up", "hand", "hand of ten", "stack", "Character", "crowded table", ASKED)
LONG: Final = "Destroy up to two Starters or Weaknesses from your hand, discard pile or the cards you control?"

# The tallest questions: the verbs of their answers, how many cards they show that lie nowhere else, and how many may be
# picked of these. Each answer of some kinds tells what it leads to.
QUESTIONS: Final[dict[str, tuple[Sequence[str], int, int]]] = {
    "may": (("yes", "no"), 0, 1),
    "choose": (("choose",) * 4, 0, 1),
    "confront": (("confront", "confront", "normal"), 0, 1),
    "defend": (("defend", "defend", "pass"), 0, 1),
    "pick of two": ((), 2, 1),
    "pick of four": ((), 4, 1),
    "pick of nine": ((), 9, 3),
}

# Why each card, by its element and the words wanted in its parts, is not readable there; nothing if it is.
FAULTS = """async ([cards, scrolls, smallest]) => {
const found = [];
for (const [selector, wanted, held] of cards) {
  const lies = document.querySelector(selector);
  if (held) lies?.focus({ focusVisible: true });
  else if (scrolls) lies?.scrollIntoView({ block: "nearest", inline: "start" });
  if (scrolls) await new Promise(requestAnimationFrame);
  if (held) await comes(wanted[".plate"]);
  found.push(read(held ? document.querySelector("[popover]:popover-open .card") : lies, wanted, held));
}
return found;

// The large card comes a moment after the pointer.
async function comes(name) {
  for (let frame = 0; frame < 200; frame++) {
    if (document.querySelector("[popover]:popover-open .card .plate")?.textContent.trim().startsWith(name)) return;
    await new Promise(requestAnimationFrame);
  }
}

function read(spot, wanted, held) {
  if (!spot) return "not there";
  const texts = (from) => {
    const found = [], walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode.data.trim()) found.push(walker.currentNode);
    return found;
  };
  const plain = (text) => text.replace(/\\s+/g, "");
  for (const [part, text] of Object.entries(wanted)) {
    const held = spot.querySelector(part);
    const nodes = held ? texts(held).filter((node) => !node.parentElement.closest(".unseen")) : [];
    const said = plain(nodes.map((node) => node.data).join(" "));
    if (held ? !said.startsWith(plain(text)) : said !== plain(text)) return `${part} says "${said.slice(0, 60)}"`;
    for (const node of nodes) {
      const size = parseFloat(getComputedStyle(node.parentElement).fontSize);
      if (size < smallest - 0.01) return `${part} at ${size} px`;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const inside = (edge) => line.left >= edge.left - 1 && line.right <= edge.right + 1
          && line.top >= edge.top - 2 && line.bottom <= edge.bottom + 2;
        if (!inside({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return `${part} leaves the window`;
        for (let box = node.parentElement; box; box = box.parentElement) {
          if (getComputedStyle(box).overflow !== "visible" && !inside(box.getBoundingClientRect())) {
            return `${part} is cut by ${box.className || box.tagName}`;
          }
        }
        for (const share of held ? [] : [0.02, 0.5, 0.98]) {
          const seen = document.elementFromPoint(line.left + line.width * share, (line.top + line.bottom) / 2);
          if (!seen || !spot.parentElement.contains(seen)) return `${part} is covered by ${seen?.className}`;
        }
      }
    }
  }
  return "";
}}"""

# What of the middle of the table is cut, spills over or is covered: by the question, by the edge of its place, by
# something else. Beside a Confrontation the cards played may scroll.
COVERED = """() => [...document.querySelectorAll(
  ".middle :is(.pile, .line-up .spot, .played, .power, .fight, .fight .side, .area:not(:has(.fight)) .spot)"
)].flatMap((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  const of = (node) => node.closest("section")?.ariaLabel ?? node.closest("[class]")?.className ?? node.tagName;
  const name = `${of(each)}: ${(each.innerText ?? "").trim().split("\\n")[0].slice(0, 30)}`;
  if (each.closest(".fight") && each.clientWidth && (each.scrollWidth > each.clientWidth + 1
    || each.scrollHeight > each.clientHeight + 3)) return [`${name} is too large for its place`];
  for (let box = each.parentElement; box; box = box.parentElement) {
    const edge = box.getBoundingClientRect();
    if (getComputedStyle(box).overflow !== "visible" && (top < edge.top - 2 || bottom > edge.bottom + 2
      || left < edge.left - 2 || right > edge.right + 2)) return [`${name} is cut by ${box.className || box.tagName}`];
  }
  const across = [left + 6, (left + right) / 2, right - 6], down = [top + 6, (top + bottom) / 2, bottom - 6];
  for (const [x, y] of across.flatMap((x) => down.map((y) => [x, y]))) {
    const seen = document.elementFromPoint(x, y);
    if (!seen || !each.parentElement.contains(seen)) return [`${name} is covered by ${seen ? of(seen) : "the edge"}`];
  }
  return [];
})"""

# The smallest type in sight, and what is set in it.
LEAST = """() => {
  const walker = document.createTreeWalker(document.querySelector(".game"), NodeFilter.SHOW_TEXT);
  let least = [Infinity, ""];
  while (walker.nextNode()) {
    const node = walker.currentNode, box = node.parentElement;
    if (!node.data.trim() || box.closest(".unseen, [popover]:not(:popover-open)") || !box.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(box).fontSize);
    if (size < least[0]) least = [size, `${box.className}: ${node.data.trim().slice(0, 40)}`];
  }
  return least;
}"""


@dataclass
class Measured:
    """What was measured at one size."""

    size: str
    whole: dict[str, set[str]] = field(default_factory=lambda: {place: set() for place in PLACES})
    faults: dict[str, dict[str, str]] = field(default_factory=lambda: {place: {} for place in PLACES})
    least: tuple[float, str] = (1000, "")
    large: set[str] = field(default_factory=set)  # read on the large card alone

    def note(self, place: str, ref: str, fault: str) -> None:
        """Take down whether a card is readable in a place."""
        if fault:
            self.faults[place][ref] = fault
            self.whole[place].discard(ref)
        elif ref not in self.faults[place]:
            self.whole[place].add(ref)

    @property
    def good(self) -> bool:
        return not any(self.faults.values()) and self.least[0] >= SMALLEST

    def __str__(self) -> str:
        bad = {ref for faults in self.faults.values() for ref in faults}
        seen = bad.union(*self.whole.values())
        parts = (
            f"{place} {len(self.whole[place])} of {len(self.whole[place]) + len(self.faults[place])}"
            for place in PLACES
            if self.whole[place] or self.faults[place]
        )
        least = f"smallest type {self.least[0]:g} px" + (f" ({self.least[1]})" if self.least[0] < SMALLEST else "")
        if self.large:
            least += f"; {len(self.large)} under tall questions on the large card alone"
        return f"{self.size}: {len(seen) - len(bad)} of {len(seen)} cards whole ({', '.join(parts)}); {least}"


class Board:
    """A table in a browser whose cards are swapped for those of its box, time and again."""

    def __init__(
        self, browser: Browser, server: Server, game: str, size: str, cards: Sequence[CardFacts], players: int = 0
    ) -> None:
        width, height = map(int, size.split("x"))
        self.touch = width < 1000
        self.person = Person(browser, server, size=(width, height), touch=self.touch)
        self.page = self.person.page
        self.cards = cards
        self.basic = [at for at, card in enumerate(cards) if card.stack == "basic"][:1]
        self.numbers = count(10_000)
        self.base: Message = {}
        self.shown = ""  # the position laid last; a page that lost its line under load is told it again
        self.offset = 0  # of the box's cards in the catalogue
        self.wire: WebSocketRoute | None = None
        self.page.route(re.compile("/api/tables/[^/]+/cards$"), self._catalogue)
        self.page.route_web_socket(re.compile("/ws/"), self._listen)
        self.person.open(self.person.make(game, ["me", *["casual"] * ((players or SEATS[game]) - 1)]))
        self.person.wait()
        self.page.wait_for_selector(".hand button.spot")
        zone = self.page.locator(".hand").first.get_attribute("data-zone")
        self.seat = int((zone or "").partition(".")[0])

    def _catalogue(self, route: Route) -> None:
        """The table's cards, and behind them those of the box."""
        own = route.fetch().json()
        self.offset = len(own)
        route.fulfill(json=[*own, *json.loads(msgspec.json.encode(list(self.cards)))])

    def _listen(self, wire: WebSocketRoute) -> None:
        self.wire = wire
        server = wire.connect_to_server()

        def heard(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "position" and said["ask"] and not self.shown:
                self.base = said
            wire.send(self.shown if said["type"] == "position" and self.shown else message)

        server.on_message(heard)

    def show(
        self,
        line_up: Sequence[int],
        hand: Sequence[int],
        villain: int,
        hero: int,
        played: Sequence[int] = (),
        question: str = "",
    ) -> dict[str, list[int]]:
        """Lay these cards, by their places in the box; the numbers they have on the table.

        With cards played the table is crowded: every pile there can be, and an Attack with much to say. A question is
        one of QUESTIONS.
        """
        base = self.base
        faces: list[list[int]] = [list(pair) for pair in base["cards"]]

        def lay(cards: Iterable[int]) -> list[int]:
            laid = [next(self.numbers) for _ in cards]
            faces.extend([number, self.offset + card] for number, card in zip(laid, cards, strict=True))
            return laid

        row, held = lay(line_up), lay(hand)
        common = {**base["common"], "line_up": row, "aside": []}
        common["super_villains"] = [*lay([villain]), *base["common"]["super_villains"][1:]] if villain >= 0 else []
        mine = {**base["seats"][self.seat], "hand": held, "character": lay([hero]), "play": lay(played)}
        play = base["ask"]["options"][0]
        options = [{**play, "verb": "buy", "card": card, "answer": f"buy {card}"} for card in row]
        options += [{**play, "verb": "play", "card": card, "answer": f"play {card}"} for card in held]
        ask = {**base["ask"], "kind": "main", "options": options}
        if played:
            common |= {"destroyed": lay(line_up), "stack_2": lay(self.basic)}
            step = {"said": {"key": "as-it-is", "args": {"text": LONG}}, "under": []}
            options = [{**play, "verb": "defend", "card": card, "answer": f"defend {card}"} for card in held[:3]]
            options += [{**play, "verb": "pass", "card": -1, "answer": "pass"}]
            ask |= {
                "kind": "defend",
                "question": step["said"],
                "source": row[0],
                "among": row[:1],  # what is asked of the Line-Up keeps a fight off the middle
                "suffered": [step] * 2,
                "options": options,
            }
        if question:
            verbs, count, most = QUESTIONS[question]
            step = {"said": {"key": "as-it-is", "args": {"text": LONG}}, "under": []}
            long = {"key": "as-it-is", "args": {"text": LONG[:44]}}
            choice = lay([line_up[at % len(line_up)] for at in range(count)])
            ways = [(verb, -1) for verb in verbs] + [("pick", card) for card in choice]
            options = [
                {**play, "verb": verb, "card": card, "text": long, "answer": f"{verb} {at}"}
                for at, (verb, card) in enumerate(ways)
            ]
            if question == "may":
                options = [{**each, "leads": [step]} for each in options]
            ask |= {
                "kind": question.partition(" ")[0],
                "question": step["said"],
                "source": row[0],
                "among": choice or row[:1],
                "most": most,
                "least": 0,
                "suffered": [step] * 2 if question == "defend" else [],
                "options": options,
            }
        self.base = {**base, "number": base["number"] + 1}
        cost = mine["cost"]
        fight = {"seat": self.seat, "target": self.seat, "power": cost, "cost": cost, "stage": "announced"}
        position = {
            **self.base,
            "confrontation": fight if played and cost else None,
            "common": common,
            "seats": [mine if seat == self.seat else zones for seat, zones in enumerate(base["seats"])],
            "cards": faces,
            "ask": ask,
        }
        assert self.wire is not None
        self.shown = json.dumps(position)
        self.wire.send(self.shown)
        self.page.wait_for_selector(f"[data-card='{held[-1]}']", state="attached")
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return {"row": row, "held": held, "villain": common["super_villains"][:1], "hero": mine["character"][:1]}

    def faults(self, lies: Sequence[tuple[str, int, CardFacts]], large: bool = False) -> list[str]:
        """Why cards cannot be read where they lie, by zone and number; "" for each that can.

        `large`: on the large card that pointing at them brings.
        """
        held = {f"{self.seat}.{place}" for place in ("hand", "character")} if self.touch else set()
        cards = []
        for zone, card, facts in lies:
            wanted = {".plate": facts.name}
            if facts.text:
                wanted[".text"] = " ".join(facts.text)
            if facts.stack != "super_hero":
                wanted[".cost"] = str(facts.cost)
            cards.append([f"[data-zone='{zone}'] [data-card='{card}']", wanted, large or zone in held])
        return [str(each) for each in self.page.evaluate(FAULTS, [cards, self.touch, SMALLEST])]

    def point(self, card: int) -> None:
        """Lay the pointer on the part of a card that shows."""
        self.page.mouse.move(0, 0)
        found = self.page.locator(f".hand [data-card='{card}']").bounding_box()
        assert found is not None
        self.page.mouse.move(found["x"] + 6, found["y"] + found["height"] / 2)

    def close(self) -> None:
        self.person.close()


def measure(browser: Browser, server: Server, game: str, size: str, found: Measured, most: int = 1000) -> None:
    """Measure the cards of a box at a size: all, or of each kind so many, those with the longest texts."""
    cards = [card_facts(card) for card in box(game).cards]
    longest = sorted(range(len(cards)), key=lambda at: -len(" ".join(cards[at].text)))
    of = {name: [at for at in longest if cards[at].stack == name] for name in {card.stack for card in cards}}
    heroes = [*of.get("super_hero", ()), *of.get("character", ())][:most]
    villains = of.get("super_villain", [])[:most]
    others = [at for at in longest if cards[at].stack not in ("super_hero", "character", "super_villain")][:most]
    stacks = [(pile, kind) for pile, stack in (("stack", "basic"), ("weakness", "weakness")) for kind in of[stack]]
    board = Board(browser, server, game, size, cards)
    # Super-Villains come into the Line-Up where none lie on a stack.
    deals = [
        (others, deal, _some(villains or [-1], deal, 1)[0])
        for deal in range(max(ceil(len(others) / HAND), len(heroes)))
    ]
    deals += [(villains, deal, -1) for deal in range(ceil(len(villains) / HAND))]
    for cycle, (moving, deal, villain) in enumerate(deals):
        row, held = _some(moving, deal, LINE_UP), _some(moving, deal, HAND)
        hero = heroes[cycle % len(heroes)]
        lies = board.show(row, held, villain, hero)
        places = [
            *(("Line-Up", "line_up", number, kind) for number, kind in zip(lies["row"], row, strict=True)),
            *(("hand", f"{board.seat}.hand", number, kind) for number, kind in zip(lies["held"], held, strict=True)),
            *(("stack", "super_villains", number, villain) for number in lies["villain"]),
            ("Character", f"{board.seat}.character", lies["hero"][0], hero),
            *(("stack", pile, board.base["common"][pile][0], kind) for pile, kind in stacks),
        ]
        faults = board.faults([(zone, number, cards[kind]) for _, zone, number, kind in places])
        for (place, _, _, kind), fault in zip(places, faults, strict=True):
            found.note(place, cards[kind].ref, fault)
    least = board.page.evaluate(LEAST)
    found.least = min(found.least, (least[0], least[1]))
    moving = [*others, *villains]
    for deal in range(ceil(len(moving) / FULL_HAND)):
        held = _some(moving, deal, FULL_HAND)
        lies = board.show(_some(others, deal, LINE_UP), held, _some(villains or [-1], deal, 1)[0], heroes[0])
        for kind, number in zip(held, lies["held"], strict=True):
            if not board.touch:
                board.point(number)
            (fault,) = board.faults([(f"{board.seat}.hand", number, cards[kind])])
            found.note("hand of ten", cards[kind].ref, fault)
    board.show(others[:LINE_UP], others[:HAND], villains[0] if villains else -1, heroes[0], _some(others, 1, FULL_HAND))
    for fault in [""] if board.touch else board.page.evaluate(COVERED) or [""]:
        found.note("crowded table", f"{game} {fault.partition(' is ')[0]}", fault)
    board.close()


def measure_questions(
    browser: Browser, server: Server, game: str, size: str, found: Measured, players: int = 0, most: int = 12
) -> None:
    """Measure the cards with the longest texts while the tallest question of each kind is asked."""
    cards = [card_facts(card) for card in box(game).cards]
    longest = sorted(range(len(cards)), key=lambda at: -len(" ".join(cards[at].text)))
    heroes = [at for at in longest if cards[at].stack in ("super_hero", "character")]
    villains = [at for at in longest if cards[at].stack == "super_villain"]
    others = [at for at in longest if cards[at].stack not in ("super_hero", "character", "super_villain")][:most]
    board = Board(browser, server, game, size, cards, players)
    for question in QUESTIONS:
        for deal in range(ceil(len(others) / LINE_UP)):
            row, held = _some(others, deal, LINE_UP), _some(others, deal, HAND)
            lies = board.show(row, held, (villains or [-1])[0], heroes[0], question=question)
            places = [
                *(("line_up", number, kind) for number, kind in zip(lies["row"], row, strict=True)),
                *((f"{board.seat}.hand", number, kind) for number, kind in zip(lies["held"], held, strict=True)),
                *(("super_villains", number, villains[0]) for number in lies["villain"]),
                (f"{board.seat}.character", lies["hero"][0], heroes[0]),
            ]
            lying = [(zone, number, cards[kind]) for zone, number, kind in places]
            for card, fault in zip(lying, board.faults(lying), strict=True):
                name = f"{card[2].ref} in {card[0]}, {question}, {players} players"
                is_cut = " is cut by " in fault
                if is_cut:
                    found.large.add(name)
                found.note(ASKED, name, board.faults([card], large=True)[0] if is_cut else fault)
    board.close()


def _some(cards: Sequence[int], deal: int, how_many: int) -> list[int]:
    """The so-manieth handful of cards, round and round."""
    return [cards[(deal * how_many + at) % len(cards)] for at in range(how_many)]


def main(sizes: Sequence[str]) -> None:
    """Measure every box at these sizes, or at all; exit code 1 if a card cannot be read."""
    good = True
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        server = SeededServer(Path(folder) / "tables.db")
        server.start()
        browser = launch(playwright)
        try:
            for size in sizes or SIZES:
                found = Measured(size)
                for game in SEATS:
                    measure(browser, server, game, size, found)
                    for players in CROWDS.get(game, (SEATS[game],)):
                        measure_questions(browser, server, game, size, found, players)
                print(found, flush=True)
                for place, faults in found.faults.items():
                    for ref, fault in list(faults.items())[:4]:
                        print(f"  {place}: {ref}: {fault}")
                good = good and found.good
        finally:
            browser.close()
            server.stop()
    sys.exit(not good)


if __name__ == "__main__":
    main(sys.argv[1:])
