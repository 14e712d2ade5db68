"""The facts sent about a card's text, so that no client has to read English."""

from __future__ import annotations

from lineup.language.sets import CardSet, read_set
from lineup.table.wire.catalogue import LineFacts, SignFacts, card_facts


def own(text: str) -> CardSet:
    """A set of one card."""
    card = f'[[card]]\nid = "own"\nname = "Own"\ntype = "Hero"\ncost = 2\nvp = 1\ntext = """\n{text}"""\n'
    return read_set(f'[set]\nid = "own"\n\n{card}', "own.toml", custom=True)


def test_a_text_comes_in_paragraphs_with_their_keywords_apart_and_its_plain_gains_as_signs() -> None:
    facts = card_facts(
        own("Assist.\n+2 Power. Draw a card. You may gain a Weakness.\nBlock (2): Draw a card.\n").cards[0]
    )
    assert facts.text == ["Assist.", "+2 Power. Draw a card. You may gain a Weakness.", "Block (2): Draw a card."]
    assert facts.lines == [
        LineFacts(keyword="", text="Assist."),
        LineFacts(keyword="", text="+2 Power. Draw a card. You may gain a Weakness."),
        LineFacts(keyword="Block (2)", text="Draw a card."),
    ]
    assert facts.signs == [SignFacts(icon="power", n=2), SignFacts(icon="draw", n=1)]
    assert facts.keywords == ["Assist", "Block"]


def test_a_card_without_a_text_has_no_lines_and_no_signs() -> None:
    facts = card_facts(own("").cards[0])
    assert (facts.text, facts.lines, facts.signs) == ([], [], [])
