"""A card for eyes: its facts, its text, where these come from, and the rules that name it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from lineup.engine.definitions import Card
from lineup.words.cards import keywords, naming, ours

STYLES: Final = {
    "Hero": "bright_blue",
    "Villain": "red",
    "Super Power": "yellow",
    "Equipment": "bright_black",
    "Location": "magenta",
    "Starter": "",
    "Weakness": "green",
    "Super-Villain": "bold red",
    "Super Hero": "bold bright_blue",
    "Character": "bold bright_blue",
}
MEANINGS: Final = {
    "real": "what the card really does, in our wording",
    "partial": "part of what the card does; the rest is ours",
    "inferred": "worked out from other cards and the rules",
    "stand-in": "invented by us in place of a card we do not know",
    "rulebook": "from the rulebook",
    "public list": "from public card lists",
    "custom": "from your own file",
}


def vp(card: Card) -> int | str | None:
    """Victory Points: a number, "*" where the text says what it is worth, None for a Super Hero."""
    if card.title == "Super Hero":
        return None
    return "*" if card.worth is not None else card.vp


def cost(card: Card) -> int | None:
    """The cost; None for a Super Hero."""
    return None if card.title == "Super Hero" else card.cost


def as_json(card: Card) -> dict[str, Any]:
    """The documented shape of a card for programs."""
    return {
        "id": card.id,
        "name": card.name,
        "set": card.set,
        "stack": card.stack,
        "type": card.title,
        "cost": cost(card),
        "vp": vp(card),
        "copies": card.copies,
        "text": card.text,
        "provenance": dict(card.provenance),
    }


def name_of(card: Card) -> str:
    """The card's name, a Character's with its Level."""
    return f"{card.name} {card.level}" if card.level else card.name


def source_of(card: Card, field: str = "text") -> str:
    """The provenance label of a field."""
    return dict(card.provenance).get(field, "not said")


def page(card: Card, promo: bool = False) -> list[Text]:
    """Everything about a card."""
    facts = [card.title]
    if card.level:
        facts += [f"Level {card.level}", "Super Hero" if card.side == "hero" else "Super-Villain"]
    if card.title != "Super Hero":
        facts += [f"cost {card.cost}", f"{vp(card)} VP"]
    facts.append("1 copy" if card.copies == 1 else f"{card.copies} copies")
    if promo:
        facts.append("promo, off unless --rule promo=on")
    lines = [
        Text.assemble((card.name, "bold"), "  ", (" · ".join(facts), STYLES.get(card.title, "")), f"  ({card.ref})"),
    ]
    if source_of(card) == "stand-in":
        lines.append(Text("  STAND-IN: this text is ours; the printed one is not known to us.", style="bold"))
    if ours(card):
        lines.append(Text(f"  PARTLY OURS: {ours(card)}; the rest does what the card does.", style="bold"))
    lines += [Text(f"  {line}") for line in card.text.split("\n")] if card.text else [Text("  (no text)", style="dim")]
    if keywords(card):
        lines.append(Text(f"  Keywords: {', '.join(keywords(card))}"))
    if card.emblem:
        lines.append(Text(f"  Emblem: {card.emblem}"))
    for ruling in card.rulings:
        lines.append(Text.assemble(("  Ruling: ", "italic"), ruling))
    if card.aliases:
        lines.append(Text(f"  Also called {', '.join(card.aliases)}"))
    for field, label in card.provenance:
        if field == "ours":
            continue
        lines.append(Text(f"  {field.capitalize()}: {label} ({MEANINGS.get(label, label)})", style="dim"))
    rules = naming(card)
    if rules:
        lines.append(Text(f"  Rules that name it: {', '.join(rules)}"))
    return lines


def find(cards: Sequence[Card], words: str) -> list[Card]:
    """The cards of exactly this name, id or alias in any case; else those whose name holds the words; else none."""
    wanted = words.strip().casefold()
    exact = [
        card
        for card in cards
        if wanted in (card.id, card.name.casefold(), card.ref, *(alias.casefold() for alias in card.aliases))
    ]
    if exact or not wanted:
        return exact
    return [card for card in cards if wanted in card.name.casefold()]
