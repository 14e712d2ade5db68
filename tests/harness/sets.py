"""Custom sets for tests and measuring: small ones, and the largest that are allowed."""

from __future__ import annotations

from lineup.language.grammar.limits import MOST_CARDS, MOST_SENTENCES, MOST_SET

CARD = """
[[card]]
id = "{id}"
name = "{name}"
type = "Hero"
cost = 1
vp = 1
text = "{text}"
"""


def small_set(id: str, text: str = "+2 Power.") -> str:
    """A set of one card."""
    return f'[set]\nid = "{id}"\n' + CARD.format(id="one", name=f"{id} one", text=text)


def largest_set(id: str) -> str:
    """The set that takes longest to read: as much text as allowed, in as many sentences."""
    text = " ".join(["+1 Power."] * (MOST_SENTENCES - 1))
    out = f'[set]\nid = "{id}"\n'
    for number in range(MOST_CARDS):
        card = CARD.format(id=f"c{number}", name=f"{id} {number}", text=text)
        if len(out) + len(card) > MOST_SET:
            break
        out += card
    return out
