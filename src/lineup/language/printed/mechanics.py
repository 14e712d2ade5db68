"""Printed wordings of VP tokens, cards under a Super Hero, Super Heroes face down and the defeat of a Super-Villain.

Whoever plays as a Super-Villain says "your Super-Villain"; it is a Super Hero here (COMMON-UNDER-01).
"""

from __future__ import annotations

from lineup.engine import zones as z
from lineup.language.grammar import Items, Meaningless, describe, reads, reads_as, words_in
from lineup.language.words.cards import Cards
from lineup.language.words.conditions import BENEATH, Holds
from lineup.language.words.heroes import Flip, Tucked, WhenDefeated
from lineup.language.words.paragraphs import CardRule, Each, FirstAppearance, PlayText
from lineup.language.words.picks import All
from lineup.language.words.places import Controlled, Own
from lineup.language.words.playing import UseText
from lineup.language.words.sentences import About, Body, Do, TextSentence
from lineup.language.words.triggers import TurnMoment
from lineup.language.words.verbs import Clause, Destroy, Discard, Put

HEROES = ("@your Super Hero", "@your Super-Villain", "@your character", "this Super Hero", "this Super-Villain")
BELOW = ("under", "on", "beneath", "underneath")

# VP tokens


def for_each_foe_hit() -> TurnMoment:
    """Refuse this wording, and say the right one: an Attack starts such a text once, however many foes it hits."""
    raise Meaningless('this happens once for an Attack, not for each foe; say "When one or more foes fail to avoid …"')


for _when in ("When", "Whenever", "Each time"):
    reads(for_each_foe_hit, "trigger", f"{_when} a foe fails to avoid an Attack you play")

# Cards under a Super Hero


for hero in HEROES:
    for below in BELOW:
        reads_as("beneath", f"{below} {hero}", f"{below} {hero}")


def under_it(at: str) -> Own:
    return Own(z.UNDER)


def lying_under(at: str) -> Controlled:
    return Controlled("beneath")


def none_under(cards: Cards, at: str) -> Holds:
    return Holds(BENEATH, cards)


def some_under(cards: Cards, at: str, least: int = 1) -> Holds:
    return Holds(BENEATH, cards, least=least)


def all_under(at: str) -> All:
    return All(Cards(("card",), place=Controlled("beneath")))


# they lie face up anyhow
reads(under_it, "dest", "{at:beneath}", "face up {at:beneath}", "{at:beneath} face up")
reads(all_under, "what", "the cards {at:beneath}")
for category in ("place", "place_in"):
    reads(lying_under, category, "{at:beneath}", "from {at:beneath}")
reads(
    none_under,
    "condition",
    "there is no {cards:such+sg} {at:beneath}",
    "there are no {cards:such+pl} {at:beneath}",
    "@you have no {cards:such+pl} {at:beneath}",
)
reads(
    some_under,
    "condition",
    "there is a {cards:such+sg} {at:beneath}",
    "there are {least:number} or more {cards:such+pl} {at:beneath}",
    "there are at least {least:number} {cards:such+pl} {at:beneath}",
    "@you have a {cards:such+sg} {at:beneath}",
    "@you have {least:number} or more {cards:such+pl} {at:beneath}",
)


def texts_of(what: Cards) -> UseText:
    """A card that has the texts of others this turn uses them while it is played."""
    return UseText(All(what))


for text in ("the game text", "the text"):
    reads(texts_of, "clause", f"this card has {text} of each {{what:cards+sg}} this turn")


def puts_under(value: object) -> bool:
    """True if words put a card under a Super Hero."""
    return any(isinstance(node, Put) and node.dest == Own(z.UNDER) for node in words_in(value))


def doom_those_cards(sentences: tuple[TextSentence, ...]) -> Items:
    """Destroy "those cards", which the text put under the Super Hero, at the end of the game."""
    if not puts_under(sentences):
        raise Meaningless("no card is put under a Super Hero before")
    return Items(PlayText(sentences), CardRule("dooms"))


for end in ("At end of game", "At the end of the game"):
    reads(
        doom_those_cards,
        "paragraph",
        f"{{sentences:sentence*space}} {end}, destroy those cards.",
        f"{{sentences:sentence*space}} ({end}, destroy those cards).",
    )

# Super Heroes face down, and the defeat of a Super-Villain

VILLAINS = ("this Villain", "this Super-Villain", "this Super Hero", "this card")
for hero in HEROES:
    reads_as("own_hero", hero, hero)
for villain in VILLAINS:
    reads_as("this_villain", villain, villain)


def flip_down_until(hero: str, villain: str) -> Flip:
    return Flip(True, until=True)


def flip_down(hero: str) -> Flip:
    return Flip(True)


def flip_up(hero: str) -> Flip:
    return Flip(False)


for verb in ("flip", "turn"):
    reads(flip_down_until, "clause", f"<{verb}> {{hero:own_hero}} face down until {{villain:this_villain}} is defeated")
    reads(flip_down, "clause", f"<{verb}> {{hero:own_hero}} face down")
    reads(flip_up, "clause", f"<{verb}> {{hero:own_hero}} face up")


def when_defeated(villain: str, sentences: tuple[TextSentence, ...]) -> WhenDefeated:
    """The effect of the defeat; after what each player does, "you" is each of them and not who defeated it."""
    if isinstance(sentences[0], About) and len(sentences) > 1:
        raise Meaningless("it is not said who does this")
    return WhenDefeated(sentences)


def each_when_defeated(villain: str, first: Body, rest: tuple[TextSentence, ...] = ()) -> WhenDefeated:
    """The effect of the defeat on each player, who is "you"."""
    return WhenDefeated((About("player", first, rest),))


BACK: dict[str, Clause] = {
    "put each of those cards on top of its owner's deck": Put(Tucked(), Own(z.DECK)),
    "put those cards on top of their owners' decks": Put(Tucked(), Own(z.DECK)),
    "put each of those cards into its owner's hand": Put(Tucked(), Own(z.HAND)),
    "return each of those cards to its owner's hand": Put(Tucked(), Own(z.HAND)),
    "put each of those cards into its owner's discard pile": Put(Tucked(), Own(z.DISCARD)),
    "discard those cards": Discard(Tucked()),
    "discard each of those cards": Discard(Tucked()),
    "destroy those cards": Destroy(Tucked()),
}
for wording, clause in BACK.items():
    reads_as("given_back", clause, wording)


def with_those(blows: tuple[Each, ...], villain: str, clause: Clause) -> Items:
    """Give back "those cards", which the Attack put under Super Heroes; each player does it with their own."""
    if not puts_under(blows):
        raise Meaningless("no card is put under a Super Hero before")
    return Items(FirstAppearance(blows), WhenDefeated((About("player", Do((clause,))),)))


WHEN = "When {villain:this_villain} is defeated,"
reads(when_defeated, "paragraph", WHEN + " {sentences:sentence*space}")
reads(each_when_defeated, "paragraph", WHEN + " each player {first:subject_body.it}. {rest:your_sentence*space}")
reads(with_those, "paragraph", "First Appearance—Attack: {blows:victims_blow*space} " + WHEN + " {clause:given_back}.")

describe("beneath", "a place such as …", "place")
describe("own_hero", "a Super Hero such as …", "Super Hero")
describe("this_villain", "a card such as …", "this card")
describe("given_back", "a verb such as …", "action")
