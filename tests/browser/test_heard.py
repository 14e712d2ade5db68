"""What a screen reader says of a game: everything once, and nothing that only flits by."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.harness.scenes import punch

# Notes what every region that is read out says, under its name.
LISTEN = """
window.heard = [];
const LIVE = "[role=status], [role=alert], [role=log], [aria-live]";
new MutationObserver((changes) => {
  const regions = changes.map(({ target }) => (target.closest ? target : target.parentElement)?.closest(LIVE));
  for (const region of new Set(regions)) {
    if (!region || region.ariaLive === "off" || !region.textContent.trim()) continue;
    window.heard.push([region.ariaLabel ?? "", region.textContent.trim()]);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""

# The question is the last thing read out, apart from news.
LAST_HEARD = "question => window.heard.filter(([where]) => where !== 'News').at(-1)?.[1] === question"


def test_what_happens_is_said_once_and_then_what_is_asked(person: People) -> None:
    ada = person(settings={"pace": "fast"})
    ada.context.add_init_script(LISTEN)
    ada.open(ada.make())
    ada.wait()
    turn = ada.page.get_by_role("banner").get_by_text(re.compile(r"^Turn \d+$"))
    now = int(turn.inner_text().split()[1])
    ada.page.keyboard.press("e")
    expect(turn).to_have_text(f"Turn {now + 2}")
    question = ada.wait().question
    ada.page.wait_for_function(LAST_HEARD, arg=question)
    heard = ada.page.evaluate("window.heard")
    assert {where for where, what in heard if re.search(r"\b(plays|buys)\b", what)} == {"News"}
    assert [what for where, what in heard if where != "News"][-1] == question
    assert not [what for _, what in heard if re.search("One moment|is playing", what)]


@pytest.mark.slow
def test_a_hint_and_the_end_are_said_and_no_question_that_answers_itself(person: People) -> None:
    """Nobody holds a Defense against the Attack, so the only answer is given automatically."""
    attack = punch("Attack: Each foe discards a card.")
    ada = person(settings={"pace": "fast"})
    ada.context.add_init_script(LISTEN)
    ada.open(ada.make(custom=attack, rules={"first_player": "0", "vulnerabilities": "0"}))
    ada.wait()
    ada.page.keyboard.press("h")
    advice = ada.region("What now?").locator(".body p")
    expect(advice).to_have_count(2)
    suggested, reason = (" ".join(text.split()) for text in advice.all_inner_texts())
    ada.page.keyboard.press("e")
    ada.page.wait_for_function("() => window.heard.some(([, what]) => what.includes('attacks you'))")
    ada.wait()
    said = f"{suggested}. {reason}"
    ada.page.wait_for_function("said => window.heard.some(([, what]) => what === said)", arg=said)
    heard = [what for _, what in ada.page.evaluate("window.heard")]
    assert not [what for what in heard if "Avoid the Attack?" in what]
    ada.command("Give up or leave")
    ada.button("Give up").last.click()
    expect(ada.dialog("The end")).to_have_accessible_description("Ace wins.")
