"""People in real browsers at a server with fixed seeds: for browser tests, pictures and measuring."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from lineup.speech import ACCENTS
from tests.harness.seeded import run_seeded
from tests.harness.server import Server

PATIENCE = 90_000  # milliseconds until a person gives up on a page, however busy the machine
HASTE = 5_000  # and looks again whether a button is still there
PHONE = (360, 740)
WIDE = (1280, 800)
# What the page remembers of its person; tests want no waiting.
SETTINGS = {
    "pace": "instant", "motion": "off", "sound": False, "warnEnd": False,
    "answerForMe": False, "autoEnd": False, "takeGains": False,
}  # fmt: skip

# Buttons beside the answers that are none themselves.
NO_ANSWER = re.compile(
    r"Undo|Redo|Ask to undo|Recap|Scores|Show all|Play all|What now|Thinking|Odds|Propose|Do it|Close"
)

PLAIN = {accent: letter for letter, accent in ACCENTS.items()}

# Everything a person sees of a question, read in one go.
LOOK = """() => {
  const spoken = (node) => node.nodeType === Node.TEXT_NODE ? node.data
    : node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === "true" ? ""
    : node.ariaLabel ?? [...node.childNodes].map(spoken).join(" ");
  const name = (node) => spoken(node).replace(/\\s+/g, " ").trim();
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const shown = (node) => node.offsetParent !== null;
  const dialog = document.querySelector("dialog[open]");
  const menu = all("[role=menu]").find((node) => node.matches(":popover-open"));
  return {
    title: document.title,
    dialog: dialog ? name(dialog.querySelector("h2, h1")) : "",
    over: document.querySelector("dialog[open] .result") !== null,
    menu: menu ? all("[role=menuitem]", menu).map(name) : [],
    question: document.querySelector("#question h2")?.textContent ?? "",
    hint: document.querySelector("#question .hint")?.textContent ?? "",
    hand: all("section.hand button[data-card]").flatMap((node) =>
      Array((node.dataset.copies ?? "1").split(" ").length).fill(name(node).split(",")[0])),
    buttons: all(".answers button")
      .map((node, at) => ({
        at, text: name(node), can: shown(node) && !node.disabled,
        number: Number(node.querySelector("kbd")?.textContent ?? 0),
      }))
      .filter((button) => button.can),
    cards: all("button.spot.can").filter(shown).map((node) => ({
      card: Number(node.dataset.card),
      words: name(node),
      does: node.querySelector(":scope > .unseen")?.textContent ?? "",
      pressed: node.getAttribute("aria-pressed"),
      number: Number(node.querySelector(".tag b")?.textContent ?? 0),
    })),
  };
}"""


HOLDS = """(size) => size === [...document.querySelectorAll("section.hand button[data-card]")]
  .reduce((sum, { dataset }) => sum + (dataset.copies ?? "1").split(" ").length, 0)"""


class SeededServer(Server):
    """A server where every game of the same kind is dealt the same, and clocks stand until they are moved."""

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self.hands = data.with_suffix(".hands")
        self.passed = 0.0
        self.entry = partial(run_seeded, "7", self.hands)

    def let_pass(self, seconds: float) -> None:
        """Let time go by for the clocks of all tables."""
        self.passed += seconds
        fresh = self.hands.with_suffix(".next")
        fresh.write_text(str(self.passed), encoding="utf-8")
        fresh.replace(self.hands)


@dataclass
class Seen:
    """What a page shows of the question."""

    title: str
    dialog: str
    over: bool
    menu: list[str]
    question: str
    hint: str
    hand: list[str]
    buttons: list[dict[str, Any]]
    cards: list[dict[str, Any]]

    @property
    def answers(self) -> dict[str, int]:
        """What the buttons answer, and which they are."""
        return {each["text"]: each["at"] for each in self.buttons if not NO_ANSWER.search(each["text"])}

    @property
    def must(self) -> bool:
        """Whether the game waits for this person: the title of the page says so."""
        return self.title.startswith("★")

    @property
    def window(self) -> bool:
        """Whether it is a window to defend, block or Assist in."""
        return any(re.match(r"(\d+ )?(Pass|Do not|No )", text) for text in self.answers)

    @property
    def picking(self) -> bool:
        """Whether several cards are collected."""
        return any(card["pressed"] is not None for card in self.cards)

    @property
    def wanted(self) -> int:
        """How many cards are to be collected; one where that is free."""
        found = re.findall(r"of (\d+) picked", self.hint)
        return int(found[0]) if found else 1


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str = "",
        *,
        size: tuple[int, int] = WIDE,
        theme: str = "light",
        speech: str = "en",
        settings: dict[str, Any] | None = None,
        scale: float = 1,
        worker: bool = False,
        touch: bool | None = None,
    ) -> None:
        width, height = size
        self.server = server
        touch = size == PHONE if touch is None else touch
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=scale,
            has_touch=touch,
            is_mobile=touch,
            base_url=server.url,
            accept_downloads=True,
            locale="en-GB",
            # A page behind the worker asks through it, where nothing can be held up or looked at.
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        likes = json.dumps({**SETTINGS, "theme": theme, **(settings or {})})
        self.context.add_init_script(f"localStorage['lineup.settings'] ??= {json.dumps(likes)}")
        self.context.add_init_script(f"sessionStorage['lineup.speech'] = {json.dumps(speech)}")
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._notice)
        self.random = Random(7)
        self.taste = ""  # cards with this word are bought before dearer ones
        if name:
            self.ask("PUT", "/api/me", {"name": name})

    def _notice(self, message: Any) -> None:
        # A lost or refused connection is noted by the browser itself; the pages show it and tests look there.
        if message.type == "error" and "WebSocket" not in message.text and "Failed to load" not in message.text:
            self.faults.append(message.text)

    def close(self) -> None:
        self.context.close()

    # Getting to a table

    def open(self, path: str) -> None:
        self.page.goto(self.address(path))

    def address(self, path: str) -> str:
        """The address of a page."""
        return path

    def make(self, game: str = "heroes-unite", seats: Sequence[str] = ("me", "casual"), **settings: Any) -> str:
        """Make a table as the page would; its path. With a bot or a person on every seat it starts at once."""
        wish = {
            "settings": {"game": game, "players": len(seats), **settings},
            "seats": [{"who": who} for who in seats],
            "start": "open" not in seats,
        }
        return str(self.ask("POST", "/api/tables", wish)["path"])

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask as the page would, with its cookie; the decoded answer, which must be none of failure."""
        answer = self.context.request.fetch(path, method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def sit(self, path: str) -> None:
        """Follow an invitation and take the first free seat."""
        self.open(path)
        self.button("Sit here").first.click()
        expect(self.button("Stand up")).to_be_visible()

    # Looking

    def region(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def dialog(self, name: str) -> Locator:
        return self.page.get_by_role("dialog", name=name)

    def look(self) -> Seen:
        """What the page shows; a person reads the accents of the pseudo-language as plain letters."""
        return Seen(**json.loads(json.dumps(self.page.evaluate(LOOK), ensure_ascii=False).translate(PLAIN)))

    def wait(self) -> Seen:
        """Wait until the game waits for this person or is over, and is still so as one looks."""
        while True:
            self.page.wait_for_function(
                "() => document.title.startsWith('★') || document.querySelector('dialog[open] .result') !== null"
            )
            seen = self.look()
            if seen.must or seen.over:
                return seen

    def hand(self) -> list[str]:
        """The names of the cards in hand."""
        return self.look().hand

    def expect_hand(self, size: int) -> None:
        """Wait until the hand holds so many cards; equal ones lie on one another."""
        self.page.wait_for_function(HOLDS, arg=size)

    def power(self) -> int:
        return int(self.region("Power").locator(".big").inner_text().split()[-1])

    # Answering

    def answer(self, seen: Seen) -> None:
        """Give a sensible answer by clicks: play everything, buy the dearest, else take a chance.

        A partner may Assist at any moment, and the question changes under the hand: then nothing is answered.
        """
        for _ in range(PATIENCE // HASTE):
            try:
                return self._answer(seen)
            except TimeoutError:
                if self.look() != seen:
                    return None
        raise AssertionError(f"this cannot be answered: {seen}")

    def _answer(self, seen: Seen) -> None:
        if seen.menu:
            self.page.locator("[role=menu]:popover-open [role=menuitem]").first.click(timeout=HASTE)
        elif play_all := [each["at"] for each in seen.buttons if each["text"].startswith("Play all")]:
            self.click_answer(play_all[0])
        elif seen.picking:
            self._pick(seen)
        elif buys := [card for card in seen.cards if card["does"].startswith("Buy")]:
            self.click_card(max(buys, key=self._worth)["card"])
        else:
            self._choose(seen)

    def _worth(self, card: dict[str, Any]) -> tuple[bool, int]:
        return self.taste in card["words"], int(re.findall(r"cost (\d+)", card["words"])[0])

    def _pick(self, seen: Seen) -> None:
        """Collect as many cards as asked for and send them."""
        cards = [card["card"] for card in seen.cards if card["pressed"] == "false"]
        for card in cards[: seen.wanted]:
            self.click_card(card)
        self.page.locator(".answers button").first.click(timeout=HASTE)

    def _choose(self, seen: Seen) -> None:
        end = next((at for text, at in seen.answers.items() if re.search("End your turn|Ready", text)), None)
        others: list[Callable[[], None]] = [
            *(self._answer_clicker(at) for at in seen.answers.values() if at != end),
            *(self._card_clicker(card["card"]) for card in seen.cards),
        ]
        if end is not None and (not others or self.random.random() < 0.5):
            self.click_answer(end)
        elif others:
            self.random.choice(others)()
        else:
            raise AssertionError(f"nothing can be answered to: {seen}")

    def _answer_clicker(self, at: int) -> Callable[[], None]:
        return lambda: self.click_answer(at)

    def _card_clicker(self, card: int) -> Callable[[], None]:
        return lambda: self.click_card(card)

    def click_answer(self, at: int) -> None:
        self.page.locator(".answers button").nth(at).click(timeout=HASTE)

    def click_card(self, card: int) -> None:
        # At its corner: in a large hand the next card lies over the middle.
        spot = self.page.locator(f"button.spot.can[data-card='{card}']:visible").first
        spot.click(timeout=HASTE, position={"x": 16, "y": 16})

    def play(self, turns: int = 10_000) -> None:
        """Play to the end, or until this person has finished so many turns."""
        while turns >= 0:
            seen = self.wait()
            if seen.over:
                return
            turns -= any("End" in text for text in seen.answers) and len(seen.answers) == 1
            self.answer(seen)

    def command(self, name: str) -> None:
        """Choose from the table's menu."""
        self.button("Menu").click()
        self.page.get_by_role("menuitem", name=name).click()

    # The end

    def scores(self) -> dict[str, int]:
        """The Victory Points as the end of the game shows them, by name."""
        rows = self.dialog("The end").locator("summary", has=self.page.locator(".points"))
        found = rows.evaluate_all(
            "rows => rows.map((row) => ['.name', '.points'].map((part) => row.querySelector(part).textContent.trim()))"
        )
        return {name.removesuffix(" won"): int(points) for name, points in found}

    def download(self, to: Path) -> Path:
        """Download the log of the finished game."""
        with self.page.expect_download() as waiting:
            self.page.get_by_role("link", name="Download the log").click()
        waiting.value.save_as(to)
        return to
