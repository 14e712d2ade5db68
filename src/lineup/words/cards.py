"""Parts of a card's page besides its text: its keywords, what of it is ours, and the rules that name it."""

from __future__ import annotations

from lineup import ledger
from lineup.engine.definitions import Card
from lineup.language.sets import builtin_names
from lineup.language.words.meaning import meaning_of


def list_keywords(card: Card) -> list[str]:
    """List the keywords of a card's text."""
    found = {
        "Assist": card.assist,
        "Attack": card.is_attack,
        "Defense": card.is_defense,
        "Block": card.is_block,
        "Ongoing": card.ongoing,
        "Confrontation": meaning_of(card).confrontation,
    }
    return [word for word, there in found.items() if there]


def invented_part(card: Card) -> str:
    """Return the part of a partial text that we invented; empty for every other text."""
    return dict(card.provenance).get("ours", "")


def clauses_naming(card: Card) -> list[str]:
    """List the clauses of the card's own game that name it."""
    if card.set not in ledger.list_games():
        return []
    names = (card.name, *card.aliases)
    longer = [other for other in builtin_names() if other not in names and any(name in other for name in names)]
    found = []
    for clause in ledger.load_clauses(card.set):
        text = f"{clause.rule} {clause.note}"
        for other in longer:
            text = text.replace(other, "")
        if any(_names_card(name, text) for name in names):
            found.append(clause.id)
    return found


def _names_card(name: str, text: str) -> bool:
    """True if a text names a card as whole words with capitals as printed."""
    at = text.find(name)
    while at >= 0:
        before, after = text[at - 1 : at] if at else "", text[at + len(name) : at + len(name) + 1]
        if not before.isalnum() and (not after.isalnum() or text[at + len(name) :].startswith(("s ", "es "))):
            return True
        at = text.find(name, at + 1)
    return False
