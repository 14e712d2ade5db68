"""In the pseudo-language every letter of the catalogue has an accent: plain letters come from somewhere else."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import expect

from lineup.speech import ACCENTS
from tests.browser.conftest import People
from tests.harness.budget import LONG, short
from tests.harness.person import Person

# Every text on the page with plain letters: what is shown, what is only read out. Keys, code, initials are no words;
# a language is called by its own name in all of them.
PLAIN_TEXTS = """() => {
  const found = new Set([document.title]);
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    if (node.matches?.("textarea, option[lang]")) continue;
    if (node.nodeType === Node.ELEMENT_NODE)
      for (const name of ["aria-label", "title", "placeholder", "alt"]) found.add(node.getAttribute(name) ?? "");
    else if (!node.parentElement.closest("script, noscript, code, kbd, .emblem, option[lang]"))
      found.add(node.data.trim());
  }
  return [...found].filter((text) => /[A-Za-z]{2}/.test(text));
}"""
RULE = re.compile(r"[A-Z]+-[A-Z]+-\d+")
ACCENTED = "".join(map(chr, ACCENTS.values()))
LETTERS = re.compile("[A-Za-z]{2}")
BOXES = ("heroes-unite", "confrontations", "rivals-batman-joker", "rivals-shazam-black-adam")
WHOLE = (  # with these rules
    pytest.param("heroes-unite", short("heroes-unite"), id="short", marks=pytest.mark.slow),
    *(pytest.param(box, {}, id=box, marks=LONG) for box in BOXES),
)


class Listener:
    """Collects what a page says in letters without accents."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.heard: set[str] = set()

    def listen(self) -> None:
        self.heard.update(self.person.page.evaluate(PLAIN_TEXTS))

    def english(self, content: Iterable[str]) -> str:
        """The lines heard that are neither content nor a part of it, one per line."""
        known = sorted({each for each in content if each}, key=len, reverse=True)
        printed = "\n".join(known).lower()
        return "\n".join(sorted(text for text in self.heard if is_foreign(text, known, printed)))


def is_foreign(text: str, known: list[str], printed: str) -> bool:
    """Whether something between the accents is no content; the numbers of rules are."""
    return any(words_left(run, known, printed) for run in re.split(f"[{ACCENTED}]+", RULE.sub("", text)))


def words_left(run: str, known: list[str], printed: str) -> bool:
    if run.strip(" .,:;!?()").lower() in printed:
        return False
    for phrase in known:
        run = run.replace(phrase, " ")
    return LETTERS.search(run) is not None


def strings(value: Any) -> list[str]:
    """All texts of an answer of the server."""
    if isinstance(value, str):
        return [value]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [text for each in inner for text in strings(each)]


def spaced(texts: list[str]) -> list[str]:
    """With the values of switches as they are shown."""
    return [*texts, *(text.replace("_", " ") for text in texts)]


def owners(cards: list[dict[str, Any]]) -> list[str]:
    """The owners of cards, as their emblems name them."""
    return [card["emblem"].replace("-", " ").title() for card in cards]


def content_of(person: Person) -> list[str]:
    """Names, which no language changes, and what is printed on the cards: their texts, types and keywords."""
    path = "/api/tables/" + person.page.url.rpartition("/table/")[2].partition("?")[0]
    table = person.ask("GET", path)
    cards = person.ask("GET", f"{path}/cards")
    texts = [text for card in cards for line in card["text"] for text in (line, *re.split(r"(?<=[.:]) ", line))]
    printed = [each for card in cards for each in (card["name"], card["type"], *card["keywords"])]
    printed += [card["provenance"]["ours"] for card in cards if "ours" in card["provenance"]]
    return [table["title"], *(seat["name"] for seat in table["seats"]), *texts, *printed, *owners(cards)]


@pytest.mark.parametrize(("box", "rules"), WHOLE)
def test_a_whole_game_says_nothing_that_is_not_in_the_catalogue(
    person: People, box: str, rules: dict[str, str]
) -> None:
    ada = person("Ada", speech="pseudo")
    page = Listener(ada)
    ada.open(ada.make(box, rules=rules))
    while not (seen := ada.wait()).over:
        page.listen()
        ada.answer(seen)
    page.listen()
    assert page.english(content_of(ada)) == ""


def test_the_menu_and_its_dialogs_are_in_the_catalogue(person: People) -> None:
    ada = person("Ada", speech="pseudo")
    page = Listener(ada)
    ada.open(ada.make())
    ada.wait()
    menu = ada.page.locator("#table-menu")
    items = menu.locator("button[role=menuitem]")
    opened = 0
    for at in range(-6, 0):  # the last six open a dialog each
        ada.page.locator("[popovertarget=table-menu]").click()
        items.nth(items.count() + at).click()
        expect(ada.page.locator("dialog[open]")).to_be_visible()
        page.listen()
        opened += 1
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator("dialog[open]")).to_have_count(0)
    assert opened == 6
    assert page.english([*content_of(ada), ada.page.url]) == ""


def test_the_other_pages_are_in_the_catalogue(person: People) -> None:
    ada = person("Ada", speech="pseudo")
    page = Listener(ada)
    asked = ("/api/games", "/api/cards", "/api/rules", "/api/me")
    content = [text for path in asked for text in strings(ada.ask("GET", path))]
    content += owners(ada.ask("GET", "/api/cards"))
    for path in ("/", "/new", "/join", "/cards", "/cards/heroes-unite/katana", "/rules", "/nowhere"):
        ada.open(path)
        expect(ada.page.locator("h1")).to_have_count(1)
        ada.page.wait_for_load_state("networkidle")
        page.listen()
    assert page.english([*spaced(content), "/nowhere", "/table/"]) == ""


def test_two_people_at_one_table_each_read_their_own_language(person: People) -> None:
    ada, ben = person("Ada"), person("Ben", speech="de")
    path = ada.make(seats=("me", "open"))
    ada.open(path)
    ben.open(path)
    ben.button("Hier sitzen").first.click()
    ada.button("Start the game").click()
    expect(ada.region("Hand").get_by_text("Punch").first).to_be_visible()
    expect(ben.region("Hand").get_by_role("button").filter(has_text="Schlag").first).to_be_visible()
    for each, language, attack in ((ada, "en", "Attack: Each foe"), (ben, "de", "Angriff: Jeder Gegner")):
        seen = each.context.request.get(
            f"/api{path.replace('table', 'tables')}/cards", headers={"accept-language": language}
        )
        assert any(line.startswith(attack) for card in seen.json() for line in card["text"])
    expect(ben.page.get_by_role("combobox", name="Sprache")).to_have_count(0)  # a table has no room for it


def test_the_language_is_switched_in_the_header_and_kept(person: People) -> None:
    ada = person("Ada")
    ada.page.add_init_script("sessionStorage.removeItem('lineup.speech')")
    ada.open("/rules")
    ada.page.get_by_role("combobox", name="Language").select_option("de")
    expect(ada.page.get_by_role("heading", name="Regeln")).to_be_visible()
    ada.open("/cards/heroes-unite/katana")
    expect(ada.page.get_by_text("Wirf diese Karte ab, um einen Angriff abzuwehren.").first).to_be_visible()
