"""Every main state of the pages, one visit after the other: what pictures are taken of and accessibility is checked on.

A visit is a function that opens pages and yields whenever one shows a state worth a look. Games go up to a state over
the wire, which is quicker than by clicks; the cards fall as the server's seed says, and people answer alike every time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import Browser, expect
from websockets.exceptions import ConnectionClosed

from tests.harness.person import PATIENCE, PHONE, WIDE, Person, SeededServer
from tests.harness.server import Guest, Message, Player, usual

SIZES = ((1280, 720), (1920, 1080), (390, 844))
LONG_NAMES = ("Maximiliane Wolffson", "Wilhelmina Marmaduke", "Bartholomew Quillman", "Massimiliano Comwomm")
HUGE = (2560, 1440)
TRIES = 8  # games until a state must have come up
SHORT = {"hand_size": "10", "punches": "10", "vulnerabilities": "0"}  # games that end soon

# Everything laid out and every picture there, and nothing under way.
SETTLED = """async () => {
  await document.fonts.ready;
  const images = [...document.images].filter((image) => image.loading !== "lazy");
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""

# Whether all a page is made of is kept for when there is no connection.
KEPT = """async () => {
    const shell = await caches.open("shell");
    const kept = (await shell.keys()).map((each) => new URL(each.url).pathname);
    const used = performance.getEntriesByType("resource").map((each) => new URL(each.name).pathname);
    const files = used.filter((path) => path.startsWith("/assets/"));
    const worker = navigator.serviceWorker.controller;
    return worker?.state === "activated" && kept.includes("/") && files.every((path) => kept.includes(path));
}"""


@dataclass(frozen=True)
class Scene:
    """A state to look at: how it is called, and who sees it at which sizes."""

    name: str
    person: Person
    sizes: Sequence[tuple[int, int]] = SIZES
    whole: bool = True  # with all that is below the edge of the window

    def each_size(self) -> Iterator[tuple[int, int]]:
        """Bring the window to every size, and in the end back to where people go on."""
        for size in self.sizes:
            self.settle(size)
            yield size
        self.settle(WIDE)

    def settle(self, size: tuple[int, int]) -> None:
        """Bring the window to a size and wait until all is drawn."""
        width, height = size
        self.person.page.set_viewport_size({"width": width, "height": height})
        self.person.page.evaluate(SETTLED)


@dataclass
class Stage:
    """A browser and a server, and everybody who came."""

    browser: Browser
    server: SeededServer
    people: list[Person] = field(default_factory=list)

    def person(self, name: str = "Ada", **likes: Any) -> Person:
        expect.set_options(timeout=PATIENCE)
        self.people.append(Person(self.browser, self.server, name, **likes))
        return self.people[-1]

    def leave(self) -> list[str]:
        """Everybody goes; what their pages stumbled over."""
        faults = [fault for each in self.people for fault in each.faults]
        for each in self.people:
            each.close()
        self.people.clear()
        return faults


Visit = Callable[[Stage], Iterator[Scene]]
Test = Callable[[Player], bool]


def guest_of(person: Person) -> Guest:
    """The same person without a browser."""
    guest = Guest(person.server)
    guest.cookie = "; ".join(f"{each['name']}={each['value']}" for each in person.context.cookies())
    return guest


def table_of(path: str) -> str:
    return path.rpartition("/")[2]


def reach(
    person: Person, test: Test, game: str, seats: Sequence[str], *, taste: str = "", tries: int = TRIES, **settings: Any
) -> None:
    """Play games until one comes to a decision where the test holds, and open its table there."""
    for number in range(tries):
        path = person.make(game, seats, **settings)
        if up_to(guest_of(person), table_of(path), test, taste, Random(number)):
            person.open(path)
            person.wait()
            return
    raise AssertionError(f"in none of {tries} games of {game} it came to that")


def up_to(guest: Guest, table: str, test: Test, taste: str, random: Random) -> bool:
    """Play at a table up to where the test holds; the server may hang up on somebody who reads too slowly."""
    while True:
        with suppress(ConnectionClosed), guest.at(table) as player:
            return play(player, test, taste, random)


def play(player: Player, test: Test, taste: str, random: Random) -> bool:
    """Play until the test holds, as usual except that cards with a word on them are bought first; False at the end."""
    liking = {at for at, card in enumerate(player.catalogue()) if taste and taste in " ".join(card["text"])}
    while (ask := player.my_turn()) is not None:
        if test(player):
            return True
        kinds = dict(player.position["cards"])
        liked = [each["answer"] for each in options(player, "buy") if kinds[each["card"]] in liking]
        fight = [each["answer"] for each in options(player, "confront")]
        if fight and random.random() < 0.5:
            player.give(random.choice(fight))
        elif liked and not options(player, "play"):
            player.give(random.choice(liked))
        else:
            player.give(usual(ask))
        found = player.until(lambda each: each["type"] in ("position", "refused"))
        assert found["type"] == "position" or "came too late" in found["text"], found  # a partner was quicker
    return False


def options(player: Player, verb: str) -> list[Message]:
    """What can be answered so, by the one who is asked."""
    return [each for each in player.position["ask"]["options"] if each["verb"] == verb]


def own_turn(turn: int) -> Test:
    """Play up to your own turn, that one or a later one, with cards to play."""
    return lambda player: player.position["turn"] >= turn and len(options(player, "play")) > 1


def buying(turn: int) -> Test:
    """Play up to your own turn, that one or a later one, with all cards played and something to buy."""
    return lambda player: (
        player.position["turn"] >= turn and not options(player, "play") and len(options(player, "buy")) > 1
    )


def may(verb: str) -> Test:
    return lambda player: bool(options(player, verb))


def punch(text: str, box: str = "heroes-unite") -> list[str]:
    """A set of one's own in which every Punch does this."""
    return [f'[set]\nid = "mine"\n[[card]]\noverrides = "{box}/punch"\ntext = "{text}"\n']


def play_punch(person: Person, box: str, text: str, **rules: str) -> None:
    """Open a game in which every Punch does this, and play one."""
    rules = {"vulnerabilities": "0", "first_player": "0", **rules}
    person.open(person.make(box, ("me", "casual"), custom=punch(text, box), rules=rules))
    person.wait()
    if box != "heroes-unite":
        person.page.get_by_role("group", name="Answers").get_by_role("button", name="Confront").click()
    person.region("Hand").get_by_role("button", name="Play Punch").first.click()


# Pages


def pages(stage: Stage) -> Iterator[Scene]:
    ada = stage.person()
    for name, path in (
        ("home", "/"),
        ("learn", "/learn"),
        ("join", "/join"),
        ("how-to-play", "/how-to-play/confrontations"),
        ("card", "/cards/heroes-unite/katana"),
        ("clause", "/rules/HU-TURN-04"),
        ("workshop-empty", "/workshop"),
        ("history-empty", "/history"),
        ("not-found", "/nowhere"),
    ):
        ada.open(path)
        ada.page.wait_for_load_state("networkidle")
        yield Scene(name, ada)
    for name, path in (("cards", "/cards"), ("rules", "/rules")):
        ada.open(path)
        ada.page.wait_for_load_state("networkidle")
        yield Scene(name, ada, whole=False)
    ada.open("/")
    ada.button("Settings").click()
    expect(ada.dialog("Settings")).to_be_visible()
    yield Scene("settings", ada, whole=False)


def new_table(stage: Stage) -> Iterator[Scene]:
    ada = stage.person()
    ada.open("/new")
    expect(ada.button("Start playing")).to_be_enabled()
    yield Scene("new-table", ada)
    ada.page.locator("summary", has_text="Groups of cards").click()
    ada.page.get_by_label("Villain cards", exact=True).select_option(label="Confrontations")
    ada.page.get_by_label("What will it be like?").check()
    expect(ada.page.get_by_text(re.compile(r"\d\d+ of 300 games"))).to_be_visible()
    ada.page.get_by_role("region", name="House rules").get_by_label("Short stack").check()
    expect(ada.page.get_by_text(re.compile(r"\d\d+ of 300 games"))).to_be_visible()
    yield Scene("new-table-mixed", ada)
    ada.page.locator("summary", has_text="Rules switches").click()
    begins = ada.page.get_by_label(re.compile("^The first player"))
    begins.fill("4")
    begins.blur()
    expect(ada.page.get_by_role("alert")).to_be_visible()
    yield Scene("new-table-refused", ada)


def account(stage: Stage) -> Iterator[Scene]:
    ada = stage.person("")
    ada.open("/account")
    expect(ada.page.get_by_role("heading", name="You are a guest")).to_be_visible()
    yield Scene("account-guest", ada)
    ada.page.get_by_role("radio", name="Make an account").check(force=True)
    ada.page.get_by_label("Name", exact=True).fill(LONG_NAMES[0])
    ada.page.get_by_label("Passphrase", exact=True).fill("correct horse battery")
    ada.button("Make an account").click()
    expect(ada.page.get_by_role("heading", name="Your recovery codes")).to_be_visible()
    yield Scene("account-codes", ada)
    ada.button("I have them").click()
    expect(ada.page.get_by_role("heading", name="Signed in as")).to_be_visible()
    yield Scene("account", ada)


def workshop(stage: Stage) -> Iterator[Scene]:
    ada = stage.person()
    page = ada.page
    ada.open("/workshop/new")
    page.get_by_label("Name").fill("Night Courier")
    page.get_by_label("Type").select_option("Hero")
    page.get_by_label("Cost").fill("4")
    page.get_by_label("Victory Points").fill("1")
    page.get_by_label("Text, as printed").fill("+2 Powr.\nDraw a card.")
    expect(page.locator("mark")).to_have_text("Powr")
    yield Scene("workshop-fault", ada)
    page.get_by_role("button", name="Change “Powr” to “Power”").click()
    expect(page.get_by_text("Understood.")).to_be_visible()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    yield Scene("workshop-card", ada)
    page.get_by_role("link", name="My cards").click()
    ada.button("Measure").click()
    expect(page.get_by_text(re.compile(r"Night Courier .*", re.DOTALL)).last).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_visible()
    yield Scene("workshop-rating", ada)
    ada.open("/workshop")
    expect(page.get_by_role("link", name="My cards")).to_be_visible()
    yield Scene("workshop", ada)


def past(stage: Stage) -> Iterator[Scene]:
    """A game to its end, looked back at, and among others."""
    ada = stage.person()
    for number in range(4):
        box = ("rivals-batman-joker", "heroes-unite")[number % 2]
        path = ada.make(box, rules={**SHORT, "hand_size": "7"})
        with guest_of(ada).at(table_of(path)) as player:
            player.expect("position")
            player.send(**({"type": "concede"} if number < 3 else {"type": "hand_over", "seat": 0}))
            player.until(lambda message: message["type"] == "table" and message["status"] == "over")
    ada.open(path)
    end = ada.dialog("The end")
    expect(end).to_contain_text("Best purchase")
    expect(end.get_by_role("img", name="Victory Points after each turn")).to_be_visible()
    yield Scene("end", ada, whole=False)
    end.get_by_text("As a table").click()
    ada.page.locator(".decks").scroll_into_view_if_needed()
    yield Scene("end-below", ada, whole=False)
    end.get_by_role("link", name="Replay").click()
    ada.page.get_by_role("slider", name="Moment").fill("12")
    expect(ada.region("Moments of the game")).to_contain_text("moment 12 of")
    yield Scene("replay", ada)
    ada.button("Play from here").click()
    expect(ada.dialog("Play from here")).to_be_visible()
    yield Scene("replay-play-from", ada)
    ada.open("/history")
    expect(ada.page.get_by_role("list", name="Finished games").get_by_role("listitem")).to_have_count(4)
    yield Scene("history", ada)


def trouble(stage: Stage) -> Iterator[Scene]:
    ada = stage.person(worker=True)
    ada.open("/")
    expect(ada.button("Play now")).to_be_enabled()
    ada.page.wait_for_function(f"async () => await ({KEPT})()")
    ada.context.set_offline(True)
    ada.open("/")
    expect(ada.page.get_by_role("alert")).to_contain_text("The server does not answer.")
    yield Scene("offline", ada)
    ada.context.set_offline(False)
    ada.open("/table/nowhere")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    yield Scene("no-table", ada)


# Tables


def room(stage: Stage) -> Iterator[Scene]:
    ada, ben = stage.person(LONG_NAMES[0]), stage.person(LONG_NAMES[1])
    path = ada.make("confrontations", ["me", "casual", "open", "open"], live_score=True)
    ben.sit(path)
    yield Scene("room-guest", ben)
    ada.open(path)
    expect(ada.region("Seats")).to_contain_text(LONG_NAMES[1])
    yield Scene("room", ada)


def door(stage: Stage) -> Iterator[Scene]:
    """Scenes at the door of a closed table: caller and host, before and during a game, and the list of people."""
    ada, ben, cleo = (stage.person(name) for name in LONG_NAMES[:3])
    path = ada.make("confrontations", ["me", "casual", "open", "open"], closed=True)
    ada.open(path)
    for each in (ben, cleo):
        each.open(path)
        expect(each.button("Ask to come in")).to_be_visible()
    yield Scene("door", ben)

    def ask() -> None:
        for each in (ben, cleo):
            each.button("Ask to come in").click()
            expect(each.page.get_by_text("You asked to come in.")).to_be_visible()
        expect(ada.page.get_by_role("list", name="At the door").get_by_role("listitem")).to_have_count(2)

    def answer() -> None:
        ada.button(f"Let in {LONG_NAMES[1]}").last.click()
        ada.button(f"Turn away {LONG_NAMES[2]}").last.click()
        expect(ada.page.get_by_role("list", name="Admitted and refused").get_by_role("listitem")).to_have_count(2)

    ask()
    yield Scene("door-asked", ben)
    yield Scene("room-callers", ada)
    answer()
    yield Scene("room-decided", ada)
    for again in ("Send out", "Let them ask again"):
        ada.button(again).click()
    expect(ada.page.get_by_role("list", name="Admitted and refused")).to_have_count(0)
    cleo.open(path)
    ask()
    for seat in (2, 3):
        ada.page.get_by_label(f"Who sits at seat {seat + 1}").select_option("casual")
    ada.button("Start the game").click()
    ada.wait()
    yield Scene("table-callers", ada)
    ada.command("People and invite")
    expect(ada.dialog("People")).to_be_visible()
    yield Scene("sheet-people-callers", ada, whole=False)
    answer()
    yield Scene("sheet-people-decided", ada, whole=False)


def lesson(stage: Stage) -> Iterator[Scene]:
    ada = stage.person()
    ada.open("/learn")
    ada.button("Start").first.click()
    expect(ada.region("Lesson")).to_contain_text("Step 1 of")
    yield Scene("lesson", ada)
    ada.page.locator("button.hinted").first.click()
    expect(ada.region("Lesson")).to_contain_text("Step 2 of")
    ada.button("End your turn").click()
    expect(ada.page.locator(".lesson .otherwise")).to_be_visible()
    yield Scene("lesson-otherwise", ada)


BOXES = {
    "heroes-unite": ("me", "casual", "casual"),
    "confrontations": ("me", "casual", "casual", "casual"),
    "rivals-batman-joker": ("me", "casual"),
    "rivals-shazam-black-adam": ("me", "casual"),
}


def boxes(stage: Stage) -> Iterator[Scene]:
    ada = stage.person()
    for box, seats in BOXES.items():
        reach(ada, own_turn(8), box, seats, live_score=True)
        yield Scene(f"table-{box}", ada, sizes=(*SIZES, HUGE))


def readme(stage: Stage) -> Iterator[Scene]:
    ada = stage.person()
    reach(ada, buying(16), "heroes-unite", BOXES["heroes-unite"], live_score=True)
    yield Scene("table-heroes-unite", ada, sizes=((1280, 800),))


def dark(stage: Stage) -> Iterator[Scene]:
    ada = stage.person(theme="dark")
    reach(ada, buying(10), "rivals-batman-joker", ("me", "casual"), live_score=True)
    yield Scene("dark", ada)
    ada.open("/")
    expect(ada.button("Play now")).to_be_enabled()
    yield Scene("dark-home", ada)


def pseudo(stage: Stage) -> Iterator[Scene]:
    ada = stage.person(speech="pseudo")
    reach(ada, own_turn(6), "confrontations", BOXES["confrontations"], live_score=True)
    yield Scene("pseudo", ada)


def extremes(stage: Stage) -> Iterator[Scene]:
    """The longest names, four players, ten cards in hand."""
    ada = stage.person(LONG_NAMES[0])
    path = ada.make("confrontations", ["me", *["open"] * 3], rules={"hand_size": "10"}, live_score=True)
    others = [Guest(stage.server, name) for name in LONG_NAMES[1:]]
    with guest_of(ada).at(table_of(path)) as host:
        for seat, guest in enumerate(others, 1):
            with guest.at(table_of(path)) as player:
                player.change(type="sit", seat=seat)
        host.send(type="start")
        host.expect("position")
    ada.open(path)
    expect(ada.region("Question")).to_be_visible()
    yield Scene("extremes", ada, sizes=(*SIZES, PHONE, HUGE))


def questions(stage: Stage) -> Iterator[Scene]:
    """Scenes of questions: an Attack, a Block, choosing a hero, several cards, yes or no, cards looked at."""
    ada = stage.person()
    reach(ada, may("defend"), "rivals-batman-joker", ("me", "casual"), taste="Defense")
    yield Scene("defend", ada)
    reach(ada, may("block"), "confrontations", BOXES["confrontations"], taste="Block")
    yield Scene("block", ada)
    reach(ada, may("confront"), "confrontations", BOXES["confrontations"])
    yield Scene("confront", ada)
    reach(ada, lambda player: True, "confrontations", BOXES["confrontations"], variants=["draft"])
    yield Scene("choose-character", ada)
    # Different cards to choose from: equal ones are one answer, and that needs no question.
    for name, text in (
        ("yes-no", "You may draw two cards. If you do, discard a card."),
        ("pick-several", "Destroy up to three cards in your hand."),
        (
            "choose-card",
            "Look at the top three cards of your deck. Put one of them into your hand, then discard the rest.",
        ),
    ):
        play_punch(ada, "heroes-unite", text, vulnerabilities="5" if name == "choose-card" else "0")
        ada.page.wait_for_function("() => !document.querySelector('#question h2')?.textContent.includes('Play cards')")
        if name == "pick-several":
            ada.region("Hand").locator("button.can").nth(0).click()
            ada.region("Hand").locator("button.can").nth(1).click()
            expect(ada.page.locator("[data-card][aria-pressed=true]")).to_have_count(2)
        yield Scene(name, ada)
    reach(ada, own_turn(6), "rivals-batman-joker", ("me", "casual"))
    ada.page.keyboard.press("h")
    expect(ada.region("What now?")).to_contain_text("Suggested:")
    yield Scene("hint", ada)
    ada.button("Odds").click()
    expect(ada.dialog("Odds").get_by_role("row")).not_to_have_count(0)
    yield Scene("odds", ada)
    ada.page.keyboard.press("Escape")
    ada.button("Menu").click()
    expect(ada.page.get_by_role("menuitem", name="Help and keys")).to_be_visible()
    yield Scene("menu", ada)
    for command, title in (
        ("Help and keys", "Help"),
        ("People and invite", "People"),
        ("Table settings", "Table settings"),
        ("Report", "Report a problem"),
        ("Give up or leave", "Give up"),
    ):
        ada.page.get_by_role("menuitem", name=command).click()
        expect(ada.page.locator("dialog[open]")).to_be_visible()
        yield Scene(f"sheet-{title.split()[0].lower()}", ada, whole=False)
        ada.page.keyboard.press("Escape")
        ada.button("Menu").click()
    ada.page.keyboard.press("Escape")


def company(stage: Stage) -> Iterator[Scene]:
    """Scenes with others: partners and their signs, another player's turn, and a request to undo."""
    ada, cleo = stage.person("Ada"), stage.person("Cleo")
    path = ada.make("confrontations", ["me", "casual", "open", "casual"], undo="ask", rules={"first_player": "0"})
    cleo.sit(path)
    ada.open(path)
    ada.button("Start the game").click()
    ada.wait()
    expect(cleo.button("Propose…")).to_be_visible()
    yield Scene("partners-turn", cleo)
    cleo.region("Line-Up").locator("button[data-card]").first.focus()
    cleo.page.keyboard.press("m")
    cleo.button("Signs").click()
    yield Scene("signs-menu", cleo)
    cleo.page.get_by_role("menuitem", name="Well played!").click()
    cleo.button("Propose…").click()
    cleo.page.get_by_role("menu", name="Propose…").get_by_role("menuitem").first.click()
    expect(ada.region("Question")).to_contain_text("Cleo proposes")
    yield Scene("proposal", ada)
    before = ada.look().question
    ada.page.keyboard.press("y")
    expect(ada.region("Question").get_by_role("heading")).not_to_have_text(before)
    ben = stage.person("Ben")
    path = ada.make("heroes-unite", ["me", "open"], undo="ask", rules={"first_player": "0"})
    ben.sit(path)
    ada.open(path)
    ada.button("Start the game").click()
    ada.wait()
    ada.answer(ada.look())
    yield Scene("foes-turn", ben)
    ada.button("End your turn").click()
    ben.wait()
    ada.command("Ask to undo")
    expect(ada.dialog("Take this back?")).to_be_visible()
    yield Scene("undo-really", ada)
    ada.dialog("Take this back?").get_by_role("button", name="Take it back").click()
    expect(ben.page.get_by_text("Ada asks")).to_be_visible()
    yield Scene("undo-asked", ben)
    yield Scene("undo-waiting", ada)


def hot_seat(stage: Stage) -> Iterator[Scene]:
    ada = stage.person()
    wish = {
        "settings": {"players": 2},
        "seats": [{"who": "me"}, {"who": "here", "name": LONG_NAMES[1]}],
        "start": True,
    }
    ada.open(ada.context.request.post("/api/tables", data=wish).json()["path"])
    ada.page.wait_for_function("() => document.title.includes('Pass the device')")
    yield Scene("curtain", ada)
    wish["settings"] = {"players": 2, "clock": {"per": "game", "time": 10, "delay": 5}}
    ada.open(ada.context.request.post("/api/tables", data=wish).json()["path"])
    expect(ada.page.get_by_role("timer")).to_be_visible()
    yield Scene("curtain-clock", ada)
    ada.button("show my cards").click()
    expect(ada.page.get_by_role("timer")).to_have_count(2)
    yield Scene("hot-seat-clock", ada)


def clocks(stage: Stage) -> Iterator[Scene]:
    """Scenes with clocks: two people with little time, and one whose time is up."""
    ada, ben = stage.person(LONG_NAMES[0]), stage.person(LONG_NAMES[1])
    clock = {"per": "game", "time": 1, "out": "nobody"}
    path = ada.make("heroes-unite", ["me", "open"], clock=clock, rules={"first_player": "0"})
    ben.sit(path)
    ada.open(path)
    ada.button("Start the game").click()
    for each in (ada, ben):
        expect(each.page.get_by_role("timer")).to_have_count(2)
    yield Scene("clock", ada)
    yield Scene("clock-waiting", ben)
    stage.server.let_pass(54)
    ada.page.reload()
    expect(ada.page.locator(".hurry")).to_be_visible()
    yield Scene("clock-hurry", ada)
    stage.server.let_pass(10)
    expect(ben.page.get_by_text("time is up.")).to_be_visible()
    yield Scene("clock-late", ben)


# A verdict goes after so many milliseconds; on these pages it stays.
STAYS = (
    "const later = window.setTimeout; window.setTimeout = (then, wait) => later(then, wait === 900 ? 2 ** 30 : wait);"
)


def moments(stage: Stage) -> Iterator[Scene]:
    """The verdicts of great moments."""
    ada = stage.person()
    ada.page.add_init_script(STAYS)
    answers = ada.page.get_by_role("group", name="Answers")

    def verdict(name: str) -> Scene:
        expect(ada.page.locator("div.verdict, .stage")).to_have_class(re.compile(name))
        return Scene(f"moment-{name.replace(' ', '-')}", ada, whole=False)

    play_punch(ada, "heroes-unite", "Attack: Each foe gains a Weakness.")
    yield verdict("attacked")
    play_punch(ada, "heroes-unite", "+20 Power.", super_villains="1")
    ada.region("Stacks").locator("button.can").first.click()
    yield verdict("defeated")
    ada.button("End your turn").click()
    yield verdict("over")
    play_punch(ada, "rivals-batman-joker", "+20 Power.")
    yield verdict("confronted")
    answers.get_by_role("button", name="Ready").click()
    yield verdict("defeated good")
    reach(ada, may("defend"), "rivals-batman-joker", ("me", "casual"), taste="Defense")
    answers.get_by_role("button", name="Defend with").first.click()
    yield verdict("defended")
    reach(ada, may("block"), "confrontations", BOXES["confrontations"], taste="Block")
    answers.get_by_role("button", name="Block with").first.click()
    yield verdict("blocked")


VISITS: dict[str, Visit] = {
    each.__name__: each
    for each in (
        pages, new_table, account, workshop, past, trouble, room, door, lesson, boxes, readme, dark, pseudo, extremes,
        questions, company, hot_seat, clocks, moments,
    )
}  # fmt: skip
