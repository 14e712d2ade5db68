"""Five hundred hostile texts and sets: some by hand, the others at random from a fixed seed.

Each holds something that is wrong, so each has to be refused.
"""
# ruff: noqa: E501 - tables

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final

from lineup.language.grammar import GRAMMAR
from tests.language.generated import typed

NUMBER: Final = 500

TEXTS: Final = (
    # code, markup and templates
    "__import__('os').system('true')", "eval(open('/etc/passwd').read())", "{0.__class__.__mro__}", "%s%s%n%n", "${jndi:x}",
    "$(touch /tmp/x)", "`id`", "'; DROP TABLE tables; --", "<script>alert(1)</script>", "<img src=x onerror=alert(1)>",
    "{{7*7}}", "{what:pick}", "<draw> @your deck", "^{price:payment}: @you", "[bold red]Draw[/] a card.", "\\n\\n\\n draw",
    "lambda: 0", "import os", "draw = 1", "raise SystemExit", "#!/bin/sh", "&lt;b&gt;", "javascript:alert(1)", "../../etc",
    # what cannot be seen
    "\x00", "Draw a card.\x00", "\x1b[2JDraw a card.", "Draw a\x07 card.", "\x04", "\x04 .", "\x01\x02\x03", "Dr\u200baw a card.",
    "\ufeffDraw a card.", "Draw\u202e a card.", "Draw a c\u00adard.", "\ud800", "Draw \udfff cards.", "\U000e0041 card.",
    'Reveal a card with "\x1b[31m" in its name.', "Draw a card.\x9b2J",
    # marks
    "...", "!!!", ":::", ";;;", ",,,", "((((", "))))", "()()()", '"', '"""', "“", "”", "«“„", "''''", "—————", "-----", "++++",
    "+", "+.", "+-", "+-Power.", "+ + 1 Power.", "*", "/", "\\", "|", "~", "@", "#", "$", "%", "^", "&", "=", "_", "<", ">",
    # numbers
    "+99999 Power.", "+1e9 Power.", "+1_000 Power.", "+0x10 Power.", "+½ Power.", "+² Power.", "Draw 10000 cards.",
    "Draw -1 cards.", "Draw minus one card.", "Draw 1.5 cards.", "Draw NaN cards.", "Draw infinity cards.", "Draw ∞ cards.",
    "Pay 0 Power: Draw a card.", "Pay -9 Power: Draw a card.", "Pay 1 Power: +2 Power.", "Pay 0 VP: +1 Power.",
    "Discard any number of cards from your hand: +1 Power.", "Discard zero cards from your hand: +1 Power.",
    # without end
    "Each time you discard a card, discard a card.", "Each time you play a card during your turn, play it.",
    "Use the text of this card.", "Play this very card again and again.", "Draw a card until you draw a card.",
    # nothing to refer to
    "Discard it.", "Draw them.", "Otherwise, draw a card.", "If you do, draw a card.", "Attack: That foe draws a card.",
    # other tongues and other games
    "Trek een kaart.", "カードを引く。", "Тяните карту.", "اسحب بطاقة", "Tap: Add one mana.", "Deal 3 damage to any target.",
    "Draw a card and win at chess.", "\U0001f600\U0001f600", "Z̸͑a̷l̵g̶o̵ draws a card.",
)  # fmt: skip


def _long() -> list[str]:
    """Texts that are too long, too deep, or wrong all over."""
    once = "Once during each of your turns, draw a card."
    return [
        *("Draw " + "a" * size for size in (61, 4_000, 100_000)),
        *("+" + "9" * size + " Power." for size in (4, 4_000, 100_000)),
        *(word * times for word in ("Draw a card. ", "Frobnicate. ", "draw a card, then ", "If you do, ") for times in (101, 9_999)),
        *("Ongoing: " + "Confrontation: " * depth + once for depth in (21, 250, 9_000)),
        *("\n" * lines + "Frob." for lines in (31, 3_000, 100_000)),
        *("(" * depth + "Draw a card." + ")" * depth for depth in (1, 50, 1_900)),
        *('"' * times + "x" for times in (999, 3_999)),
        *("“" * times for times in (999, 3_999)),
        "Draw a card" + ", then draw a card" * 200 + " frob.",
        "Choose one: " + "draw a card; or " * 240 + "frob.",
        "Destroy a Hero" + ", Villain" * 400 + " or frob in your hand.",
        " ".join(["Draw a card, then discard a card from your hand."] * 70) + " Frob.",
        "\n".join(["If you do, draw a card"] * 29) + "\nfrob",
        "\n".join(["Otherwise,"] * 29) + "\nfrob",
        "Green Lantern " * 280,
        "Katana Katana " * 280,
        "crad " * 790,
        "Dr4w " * 790,
    ]  # fmt: skip


HEAD: Final = '[set]\nid = "mine"\n'
WHOLE: Final = HEAD + '[[card]]\nid = "a"\nname = "A"\ntype = "Hero"\ncost = 1\nvp = 1\n'


@cache
def sets() -> list[str]:
    """Files that are no sets."""
    card = '[[card]]\nid = "c{0}"\nname = "C {0}"\ntype = "Hero"\ncost = 1\nvp = 1\ntext = "{1}"\n'
    return [
        "", "\x00\x00", "[set]", '[set]\nid = ""', '[set]\nid = 1', "[[set]]", "set = 1", HEAD, HEAD + "card = 1", HEAD + "card = []",
        HEAD + "card = [1, 2]", '[set]\nid = "heroes-unite"\n[[card]]\n', HEAD + "[[card]]\n", WHOLE + WHOLE, WHOLE + "a = 1",
        WHOLE + "cost = 2", WHOLE + 'text = 1', WHOLE + "copies = 0", WHOLE + "copies = 1.5", WHOLE + "copies = true",
        WHOLE + "copies = inf", WHOLE + "min_players = 1979-05-27", WHOLE + "level = 9", WHOLE + 'side = "x"',
        WHOLE + 'stack = "../x"', WHOLE + 'partner = "../../a"', WHOLE + 'provenance = { text = "x" }', WHOLE + 'aliases = [[]]',
        WHOLE + 'rulings = ["' + "x" * 1_001 + '"]', WHOLE + 'emblem = "\\u001b[2J"', WHOLE + 'aliases = ["\\u0007"]',
        WHOLE + "promo = 1", HEAD + '[[card]]\noverrides = "x"', HEAD + '[[card]]\noverrides = "../a"',
        HEAD + '[[card]]\noverrides = "heroes-unite/nobody"', HEAD + '[[card]]\noverrides = 1',
        *(WHOLE.replace('"A"', value) for value in ('""', '"a\\nb"', '"\\u001b[2J"', '"\\u202e"', '"' + "a" * 61 + '"', "[]", "{}")),
        *(WHOLE.replace('"a"', value) for value in ('""', "1", '"' + "a" * 61 + '"')),
        *(WHOLE.replace('"Hero"', value) for value in ('"hero"', '"Sidekick"', '"Character"', '"Super Hero "', "0")),
        *(f"{WHOLE}text = {value!r}" for value in ("Frob.", "Draw a crad.", "Discard it.", "Gain a Nobody.")),
        "a = " + "[" * 60_000, "a = " + "{a=" * 30_000, "a" + ".a" * 50_000 + " = 1", "[" + "a." * 50_000 + "a]", "a = 0x" + "f" * 90_000,
        "a = " + "9" * 90_000, '"' * 90_000, "'" * 90_000, "[[card]]\n" * 9_000, "#" * 200_000, HEAD + "[[card]]\n" * 401,
        HEAD + "".join(card.format(n, "Frobnicate. " * 60) for n in range(100)),
        HEAD + "".join(card.format(n, "Draw a crad, then dicsard a card. " * 4) for n in range(300)),
        HEAD + "".join(card.format(n, "+1 Power.") for n in range(400)) + "[[card]]\n",
        WHOLE.replace("vp = 1", "vp = 1\ncopies = 60") * 20,
    ]  # fmt: skip


def _broken(dice: Random) -> str:
    """A text of good words, spoilt: cut, shuffled, doubled, misspelt, or with a word nobody knows."""
    words = typed(dice).split(" ")
    way = dice.randrange(5)
    at = dice.randrange(len(words))
    if way == 0:
        dice.shuffle(words)
    elif way == 1:
        words = words[:at]
    elif way == 2:
        words = words[:at] + words[at:] * 3
    elif way == 3:
        words = dice.choices(sorted(GRAMMAR.lexicon.words), k=dice.randrange(1, 200))
    words.insert(dice.randrange(len(words) + 1), dice.choice(("frobnicate", "Xyzzy", "blorp,", "ﬁ", "qu'ux", "zz-9")))
    return " ".join(words)


def _noise(dice: Random) -> str:
    """Any characters at all, and a word nobody knows."""
    return "".join(chr(dice.choice((dice.randrange(32, 127), dice.randrange(0x2FFF)))) for _ in range(200)) + " frob"


@cache
def texts() -> list[str]:
    """The texts by hand, and as many at random as make five hundred with the sets."""
    dice = Random("hostile")
    found = [*TEXTS, *_long()]
    makers: tuple[Callable[[Random], str], ...] = (_broken, _broken, _broken, _noise)
    while len(found) + len(sets()) < NUMBER:
        text = dice.choice(makers)(dice)
        found += [text] if text not in found else []
    return found
