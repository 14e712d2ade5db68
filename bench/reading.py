"""Reading card texts: the time for a card, and for 2,000 sentences against 200, of good texts, wrong and nasty ones.

python -m bench.reading
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Final

import lineup.language  # noqa: F401 - declares the words
from lineup.boxes import BOXES
from lineup.language.grammar import GRAMMAR, Misread, Names
from lineup.language.proofreading import proofread
from lineup.language.sets import CardError, builtin_names, read_set

FEW, MANY = 200, 2_000
BUDGET: Final = 12.0  # times as long for ten times the sentences
NAMES: Final = Names(builtin_names())

GOOD: Final = (
    "+1 Power.",
    "You may destroy a card from your hand or discard pile.",
    "Draw a card, then discard a card from your hand.",
    "If you do, gain a Hero or Equipment with cost 5 or less from the Line-Up.",
    "Choose one: +2 Power; or draw two cards.",
)


def good(sentences: int) -> str:
    return " ".join(GOOD[number % len(GOOD)] for number in range(sentences))


def as_set(sentences: int) -> str:
    """As many sentences in the texts of a set's cards."""
    cards = [
        f'[[card]]\nid = "c{number}"\nname = "Card {number}"\ntype = "Hero"\ncost = 1\nvp = 1\ntext = "{good(10)}"\n'
        for number in range(sentences // 10)
    ]
    return '[set]\nid = "mine"\n' + "".join(cards)


KINDS: Final[dict[str, Callable[[int], str]]] = {
    "good sentences": good,
    "one sentence of good clauses": lambda n: "Draw a card" + ", then draw a card" * (n - 1) + ".",
    "one choice of good options": lambda n: "Choose one: +1 Power" + "; or +1 Power" * (n - 1) + ".",
    "one list of good kinds": lambda n: "Destroy a Hero" + ", Villain" * (n - 2) + ", or Hero in your hand.",
    "sentences about a foe": lambda n: "That foe draws a card. " + "If they do, they draw a card. " * (n - 1),
    "an Attack": lambda n: "Attack: " + "Each foe discards a card. They draw a card. " * (n // 2),
    "wrong at the start": lambda n: "Frobnicate. " + good(n - 1),
    "wrong at the end": lambda n: good(n - 1) + " Frobnicate.",
    "wrong everywhere": lambda n: "Frobnicate. " * n,
    "no end": lambda n: "draw a card, then " * n,
    "keywords": lambda n: "Confrontation: " * n,
    "names": lambda n: "Green Lantern " * n,
    "numbers": lambda n: "1 " * n,
    "full stops": lambda n: "." * n,
    "quotation marks": lambda n: "“" * n,
    "one word": lambda n: "a" * (10 * n),
    "one number": lambda n: "9" * (10 * n),
    "a set": as_set,
}

CARD_BUDGET: Final = 0.001  # seconds for a card's text
# Cards of our own in the wordings of printed ones
PRINTED: Final = (
    "+2 Power\nWhen you buy or gain this card, put it on top of your deck.",
    "Reveal the top card of your deck. If it’s a Hero, draw it.\nOtherwise, discard it.",
    "You may destroy a card in your hand\nIf you do, +3 Power\nOtherwise, +1 Power",
    "+1 Power for each Power Ring in your discard pile.",
    "Draw a card, and you may discard a card. If you choose not to, +1 Power.",
    "+2 Power\nAttack: Each foe reveals the top card of his deck. If it costs 2 or greater, he discards it and gains a "
    "Weakness.",
    "FIRST APPEARANCE – ATTACK: Each player destroys a Hero in his hand. If you cannot, gain a Weakness.",
    "Defense: You may discard this card to avoid an Attack. If you do, draw two cards.",
    "Gain any card with a cost of 3 or less from the Line-Up and put it into your hand.",
    "+1 Power\nYou may draw a card.\nAt end of game, this card is worth 1 VP for each Hero in your deck.",
)


def read(text: str) -> None:
    """Read a paragraph, or a set, right or wrong; no limit on its length keeps it from being read."""
    try:
        if text.startswith("[set]"):
            read_set(text, "a set", custom=True)
        else:
            GRAMMAR.parse("paragraph", text, names=NAMES)
    except (Misread, CardError):
        pass


def seconds(text: str) -> float:
    """How long it takes to read a text, of the processor's time; short ones are read often enough to be measured.

    As in `timeit`, no garbage is collected meanwhile: when that happens depends on what ran before.
    """
    times = 0
    gc.collect()
    gc.disable()
    start = process_time()
    while times == 0 or (process_time() - start < 0.02 and times < 1_000):
        read(text)
        times += 1
    spent = process_time() - start
    gc.enable()
    return spent / times


def growth(rounds: int, say: Callable[[str], None]) -> dict[str, tuple[float, float]]:
    """For each kind of text: the time for many sentences, and how many times that of few it is."""
    found: dict[str, tuple[float, float]] = {}
    for kind, make in KINDS.items():
        say(f"reading, {kind}")
        few, many = make(FEW), make(MANY)
        read(few)
        tries = [(seconds(few), seconds(many)) for _ in range(rounds)]
        found[kind] = median(each[1] for each in tries), median(each[1] / each[0] for each in tries)
    return found


def cards(rounds: int) -> dict[str, float]:
    """What the text of a card takes to be read as people type it, on average: in our own wording, and as printed."""
    ours = [str(card["text"]) for box in BOXES for card in BOXES[box].tables("cards.toml")["card"] if card.get("text")]
    found: dict[str, float] = {}
    for kind, texts in (("in our own wording", ours), ("as printed", list(PRINTED))):
        tries: list[float] = []
        for _ in range(rounds + 1):  # the first to warm up
            start = process_time()
            for text in texts:
                proofread(text)
            tries.append((process_time() - start) / len(texts))
        found[kind] = min(tries[1:])
    return found


def main() -> None:
    for kind, time in cards(5).items():
        print(f"a card {kind:23} {time * 1000:9.2f} ms{'  TOO MUCH' if time > CARD_BUDGET else ''}")
    print(f"reading {MANY:,} sentences: time, and against {FEW} (budget {BUDGET:g} times)")
    for kind, (time, ratio) in growth(3, lambda _: None).items():
        print(f"{kind:30} {time * 1000:9.2f} ms {ratio:7.2f}{'  TOO MUCH' if ratio > BUDGET else ''}")


if __name__ == "__main__":
    main()
