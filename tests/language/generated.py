"""Random texts as people may type them, made from every phrase that is read; and sets of cards with such texts."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

import lineup.language  # noqa: F401 - declares the words
from lineup.language.grammar import GRAMMAR
from lineup.language.grammar.rules import Element, Rule, Symbol
from lineup.language.grammar.tokens import FAMILY, NAME, NUMBER
from lineup.language.proofreading import Proof, known_names, proofread
from lineup.language.sets import CardSet, proofread_set

DEEP: Final = 7  # so many words within words, then the shortest that will do
CARDS: Final = ("Hero", "Villain", "Equipment", "Super Power", "Location", "Super-Villain", "Super Hero")
NAMES: Final = ("Kick", "Punch", "Weakness", "Katana", "Starbolt", "Raven")
ENDLESS: Final = 10**6


@cache
def paragraph() -> Symbol:
    """What a line of text is read as."""
    return GRAMMAR.symbols().find("paragraph", 0)


@cache
def depths() -> dict[int, int]:
    """How deep the shortest words of each symbol lie within one another."""
    symbols: dict[int, Symbol] = {}
    waiting = [paragraph()]
    while waiting:
        symbol = waiting.pop()
        if symbol.index not in symbols:
            symbols[symbol.index] = symbol
            waiting += [each.symbol for rule in symbol.rules for each in rule.elements if each.symbol is not None]
    found = {index: 0 if symbol.builtin else ENDLESS for index, symbol in symbols.items()}
    changed = True
    while changed:
        changed = False
        for index, symbol in symbols.items():
            best = min((depth(rule, found) for rule in symbol.rules), default=found[index])
            if best < found[index]:
                found[index], changed = best, True
    return found


def depth(rule: Rule, found: dict[int, int]) -> int:
    inner = [found[each.symbol.index] for each in rule.elements if each.symbol is not None and not each.optional]
    return 1 + max(inner, default=0)


def words(symbol: Symbol, dice: Random, left: int) -> str:
    """Random words that are read as the symbol."""
    if symbol.builtin == NUMBER:
        return dice.choice(("one", "two", "three", "1", "2", "3", "5"))
    if symbol.builtin in (NAME, FAMILY):
        return dice.choice(NAMES if symbol.builtin == NAME else tuple(known_names().families.lengths))
    if symbol.builtin:
        return dice.choice(('"Ring"', "“Power”"))
    short = min(depth(rule, depths()) for rule in symbol.rules)
    rules = [rule for rule in symbol.rules if depth(rule, depths()) <= max(left, short)]
    rule = dice.choice(rules)
    return " ".join(part for each in rule.elements if (part := filled(each, dice, left - 1)))


def filled(element: Element, dice: Random, left: int) -> str:
    """A literal, or random words for a slot; a list has one item, sometimes two."""
    if element.symbol is None:
        return element.text
    if element.optional and dice.random() < 0.7:
        return ""
    first = words(element.symbol, dice, left)
    if element.separator is None or dice.random() < 0.75:
        return first
    ways = [" ".join(way) for way, final in element.separator.ways if final]
    return f"{first} {dice.choice(ways)} {words(element.symbol, dice, left)}"


def typed(dice: Random) -> str:
    """A random text of one to three lines; most of them are understood."""
    return "\n".join(words(paragraph(), dice, DEEP) for _ in range(dice.choice((1, 1, 2, 3))))


def accepted(dice: Random, title: str = "") -> Proof:
    """A random text that is understood, as it was proofread."""
    while True:
        proof = proofread(typed(dice), title)
        if proof.ok and proof.paragraphs:
            return proof


def made_up(seed: str, number: int = 14) -> CardSet:
    """A set of cards with random texts, of every type."""
    dice = Random(seed)
    while True:
        cards: list[str] = []
        for at in range(number):
            title = CARDS[at % len(CARDS)]
            text = accepted(dice, title).text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
            points = "" if title == "Super Hero" or "Worth " in text else "vp = 1\n"
            cost = "" if title == "Super Hero" else f"cost = {dice.randrange(1, 8)}\n"
            head = f'[[card]]\nid = "c{at}"\nname = "Made {at}"\ntype = "{title}"\ncopies = 2\n'
            cards.append(f'{head}{cost}{points}text = "{text}"\n')
        found = proofread_set('[set]\nid = "made-up"\n' + "".join(cards), "made-up.toml")
        if found.cards is not None:
            return found.cards
