"""A card for eyes: its facts, its text, where these come from, and the rules that name it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from lineup.commands.shared.output import unknown_value
from lineup.engine.definitions import Card
from lineup.engine.saying import Listed, Said, say
from lineup.language.sets import TITLES
from lineup.speech import Voice
from lineup.words.cards import clauses_naming, invented_part, list_keywords
from lineup.words.steps import StepLine, explain_card

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


def points_shown(card: Card) -> int | str | None:
    """Return the Victory Points: a number, "*" where the text says how many, None for a Super Hero."""
    if card.is_super_hero:
        return None
    return "*" if card.worth is not None else card.vp


def cost_shown(card: Card) -> int | None:
    """Return the cost; None for a Super Hero."""
    return None if card.is_super_hero else card.cost


def as_json(card: Card) -> dict[str, Any]:
    """The documented shape of a card for programs."""
    return {
        "id": card.id,
        "name": card.name,
        "set": card.set,
        "stack": card.stack,
        "type": card.title,
        "cost": cost_shown(card),
        "vp": points_shown(card),
        "copies": card.copies,
        "text": card.text,
        "provenance": dict(card.provenance),
    }


def read_type(wanted: str) -> str:
    """A card's type as typed, in any case and with any hyphens; empty for none."""
    table = {title.lower().replace("-", " "): title for title in TITLES}
    title = table.get(wanted.lower().replace("-", " ").strip(), "")
    if wanted and not title:
        raise unknown_value("card type", wanted, TITLES)
    return title


def name_of(card: Card) -> str:
    """The card's name, a Character's with its Level."""
    return f"{card.name} {card.level}" if card.level else card.name


def source_of(card: Card) -> str:
    """The provenance label of a card's text."""
    return dict(card.provenance).get("text", "not said")


def source_words(label: str) -> Said:
    """A provenance label in words."""
    return say("text-source", source=label.replace(" ", "-"), label=label)


def card_page(card: Card, promo: bool = False, voice: Voice | None = None) -> list[Text]:
    """Return everything about a card, in English unless a voice is given."""
    voice = voice or Voice()
    facts = [voice.say("type-name", type=card.title.lower().replace(" ", "-"))]
    if card.level:
        facts += [voice.say("page-level", level=card.level), voice.say("page-side", side=card.side)]
    if not card.is_super_hero:
        facts += [voice.say("page-cost", cost=card.cost), voice.say("board-vp", vp=str(points_shown(card)))]
    facts.append(voice.say("page-copies", n=card.copies))
    if promo:
        facts.append(voice.say("page-promo"))
    lines = [
        Text.assemble((card.name, "bold"), "  ", (" · ".join(facts), STYLES.get(card.title, "")), f"  ({card.ref})"),
    ]
    if source_of(card) == "stand-in":
        lines.append(Text(f"  {voice.say('page-stand-in')}", style="bold"))
    if invented_part(card):
        lines.append(Text(f"  {voice.say('page-ours', ours=invented_part(card))}", style="bold"))
    if card.text:
        lines += [Text(f"  {line}") for line in card.text.split("\n")]
    else:
        lines.append(Text(f"  {voice.say('page-no-text')}", style="dim"))
    lines.append(Text(f"  {voice.say('page-steps')}", style="italic"))
    lines += step_lines(explain_card(card), voice)
    words = tuple(say("page-keyword", word=word.lower()) for word in list_keywords(card))
    if words:
        lines.append(Text(f"  {voice.say('page-keywords', words=Listed(words, ''))}"))
    if card.emblem:
        lines.append(Text(f"  {voice.say('page-emblem', emblem=card.emblem)}"))
    for ruling in card.rulings:
        lines.append(Text.assemble((f"  {voice.say('page-ruling')} ", "italic"), ruling))
    if card.aliases:
        lines.append(Text(f"  {voice.say('page-aliases', names=Listed(card.aliases, ''))}"))
    for field, label in card.provenance:
        if field == "ours":
            continue
        source, named = label.replace(" ", "-"), field.capitalize()
        text = voice.say("page-source", field=field, named=named, source=source, label=label)
        lines.append(Text(f"  {text}", style="dim"))
    rules = clauses_naming(card)
    if rules:
        lines.append(Text(f"  {voice.say('page-rules', rules=Listed(tuple(rules), ''))}"))
    return lines


def step_lines(told: Sequence[StepLine], voice: Voice, depth: int = 2) -> list[Text]:
    """Return the steps of a card in plain words, as an indented list."""
    lines: list[Text] = []
    for step in told:
        lines += [Text(f"{'  ' * depth}• {voice(step.said)}"), *step_lines(step.under, voice, depth + 1)]
    return lines


def is_called(card: Card, words: str) -> bool:
    """Return whether this is exactly a card's name, with its Level or without, its id or an alias, in any case."""
    names = (card.id, card.ref, card.name, name_of(card), *card.aliases)
    return words.strip().casefold() in (name.casefold() for name in names)


def find_cards(cards: Sequence[Card], words: str) -> list[Card]:
    """Return the cards of exactly this name, id or alias in any case; else those whose name holds the words; else
    none."""
    wanted = words.strip().casefold()
    exact = [card for card in cards if is_called(card, words)]
    if exact or not wanted:
        return exact
    return [card for card in cards if wanted in card.name.casefold()]
