"""What a card text promises, read off its canonical wording: Power, cards drawn, costs raised.

Only a few phrases are looked for, so this copes with cards it has never seen; what it does not know is worth nothing.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from lineup.engine.definitions import TYPE_NAMES, Card

# Paragraphs that do nothing when the card is played.
NOT_PLAYED: Final = (
    "Assist.",
    "Block",
    "Defense:",
    "Destroyed, ",
    "First Appearance",
    "In your turn this card must",
    "This card is destroyed",
    "This card starts",
    "When you",
    "Worth ",
)
NUMBERS: Final = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
POWER: Final = re.compile(
    r"\+(?P<n>\d+) Power(?: for each (?P<per>[^,.;]+?))?(?:, earlier or later)?"
    r"(?:, (?:at least (?P<least>\d+) and )?up to (?P<most>\d+))?(?=[.,;]|$)"
)
DRAW: Final = re.compile(r"[Dd]raw (?P<n>a|two|three|four|five) cards?")
TO_HAND: Final = re.compile(r"[Dd]raw (?:it|one of them|a \w)|into your hand")
FROM_HAND: Final = re.compile(r"discard (?P<n>a|two) cards?(?: from your hand)?(?=[.,;]|$)")
BORROWED: Final = re.compile(r"[Uu]se the text of|[Pp]lay again|play it|\+Power equal")  # worth what others are
PAID: Final = re.compile(r"pay (?P<n>\d+) Power")
FROM_HAND_ONLY: Final = "If you play this card from your hand, "
UNSURE: Final = ("If ", "As soon as ", "Otherwise, ")  # sentences that do not always resolve
COST: Final = re.compile(r"\bcost (?P<low>\d+)(?: or (?P<way>more|less)| to (?P<high>\d+))?")
ADDED: Final = re.compile(
    r"[Aa]dd (?P<n>\d+)(?P<level> and its Level)?(?P<cost> and its cost, up to (?P<most>\d+) in all,)?"
    r" to a Character's cost this turn(?: for each (?P<per>[^,.]+))?"
)
REACTS: Final = re.compile(
    r"(?P<often>The first time|The first (?P<n>\w+) times|Each time) you (?:or your teammate )?plays? an? (?P<what>.+?)"
    r" during (?:each of your turns|your turn|a Confrontation by your team), (?P<then>.+)"
)


class Term(NamedTuple):
    """Power a text may give: a number, perhaps for each of something, within bounds, and how sure it is."""

    n: int
    per: str = ""
    least: int = 0
    most: int = 99
    sure: float = 1.0


class Gift(NamedTuple):
    """What playing a card brings: terms of Power, and cards drawn (less those discarded for them)."""

    power: tuple[Term, ...] = ()
    draws: float = 0.0


@cache
def gift(text: str, confronting: bool = False, assisting: bool = False) -> Gift:
    """What a play text brings in a Confrontation of the own or outside one, or when played by Assist."""
    power: list[Term] = []
    draws = 0.0
    for line in text.split("\n"):
        if line.startswith((*NOT_PLAYED, "Ongoing:", "Attack:")):
            continue
        if line.startswith("Confrontation: "):
            line = line.removeprefix("Confrontation: ")
            always, otherwise, rest = line.rpartition("Otherwise, ")
            if otherwise and not confronting:
                line = rest
            elif confronting:
                line = always or line
            else:
                continue
        one = _line(line, confronting, assisting)
        power += one.power
        draws += one.draws
    return Gift(tuple(power), draws)


def _line(line: str, confronting: bool, assisting: bool) -> Gift:
    """The gift of one paragraph: of several ways the best, else all sentences together."""
    head, ways, rest = line.partition(": ")
    if ways and head.startswith("Choose one"):
        gifts = sorted((_sentences(way, assisting) for way in rest.split("; or ")), key=rough, reverse=True)
        best = gifts[: 2 if confronting and "up to two" in head else 1]
        return Gift(tuple(term for each in best for term in each.power), sum((each.draws for each in best), 0.0))
    return _sentences(line, assisting)


def _sentences(text: str, assisting: bool) -> Gift:
    power: list[Term] = []
    draws = 0.0
    by_hand = False
    for sentence in re.split(r"(?<=\.) ", text):
        sure = 0.5 if sentence.startswith(UNSURE) else 1.0
        if sentence.startswith(FROM_HAND_ONLY):
            by_hand, sure = True, 0.0 if assisting else 1.0
        elif by_hand and sentence.startswith("Otherwise, "):
            sure = 1.0 if assisting else 0.0
        for found in POWER.finditer(sentence):
            least, most = int(found["least"] or 0), int(found["most"] or 99)
            power.append(Term(int(found["n"]), found["per"] or "", least, most, sure))
        power += [Term(-int(found["n"])) for found in PAID.finditer(sentence)]
        power += [Term(2, sure=sure) for _ in BORROWED.finditer(sentence)]
        draws += sure * sum(NUMBERS[found["n"]] for found in DRAW.finditer(sentence))
        if not DRAW.search(sentence):
            draws += sure * 0.7 * len(TO_HAND.findall(sentence))
        draws -= 0.5 * sum(NUMBERS[found["n"]] for found in FROM_HAND.finditer(sentence))
    return Gift(tuple(power), draws)


def rough(one: Gift) -> float:
    """A gift as one number, when nothing is known of the table."""
    power = (term.sure * min(term.most, term.n * (2 if term.per else 1)) for term in one.power)
    return sum(power, 0.0) + 1.5 * one.draws


@cache
def play_text(text: str) -> str:
    """The paragraphs of a text that do something when the card is played."""
    return "\n".join(line for line in text.split("\n") if not line.startswith(NOT_PLAYED))


@cache
def paragraphs(text: str, start: str) -> tuple[str, ...]:
    """The paragraphs of a text that begin with a keyword."""
    return tuple(line for line in text.split("\n") if line.startswith(start))


@cache
def reactions(text: str) -> tuple[tuple[int, str, str, bool], ...]:
    """What a text promises for cards played: how often a turn, for which cards, what, and only in a Confrontation."""
    found = []
    for line in text.split("\n"):
        rest = line.removeprefix("Ongoing: ")
        match = REACTS.match(rest.removeprefix("Confrontation: "))
        if match:
            often = 99 if match["often"] == "Each time" else NUMBERS.get(match["n"] or "one", 1)
            duel = rest.startswith("Confrontation: ") or "Confrontation by your team" in rest
            found.append((often, match["what"], match["then"], duel))
    return tuple(found)


class Meaning(NamedTuple):
    """What a phrase such as "Hero or Villain with cost 5 or less" speaks of."""

    types: int
    low: int
    high: int
    block: bool
    defense: bool
    any_card: bool
    but: str
    text: str


@cache
def meaning(phrase: str) -> Meaning:
    """A phrase for cards, read once."""
    text, _, but = phrase.partition(" other than ")
    low, high = 0, 99
    cost = COST.search(text)
    if cost:
        low = 0 if cost["way"] == "less" else int(cost["low"])
        high = 99 if cost["way"] == "more" else int(cost["high"] or cost["low"])
    types = sum(mask for mask, name in TYPE_NAMES.items() if name in text)
    block, defense = "Block card" in text, "Defense card" in text
    return Meaning(types, low, high, block, defense, "card" in text and not (types or block or defense), but, text)


def fits(kind: Card, phrase: str) -> bool:
    """Whether a card is one that a phrase speaks of, by its types, its cost, its keywords or its name."""
    sense = meaning(phrase)
    if kind.name in sense.text:
        return True
    if kind.name == sense.but or not sense.low <= kind.cost <= sense.high:
        return False
    if kind.types & sense.types or sense.any_card:
        return True
    return (sense.block and kind.is_block) or (sense.defense and kind.is_defense)
