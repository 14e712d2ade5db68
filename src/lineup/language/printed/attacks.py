"""Printed wordings of Attacks: he and that player, and "you" in an Attack on each player."""

from __future__ import annotations

from lineup.language.grammar import Items, Meaningless, describe, phrase, reads, words_in
from lineup.language.printed.rebuilding import keep_value
from lineup.language.words.conditions import Controls, Holds
from lineup.language.words.paragraphs import AttackText, Each, FirstAppearance, PlayText
from lineup.language.words.picks import It, OfThem, Them, Top, What
from lineup.language.words.places import Lying, Zone
from lineup.language.words.playing import Pass, SecretlyChoose
from lineup.language.words.sentences import (
    About,
    Body,
    ChooseOne,
    Do,
    If,
    IfDo,
    May,
    Otherwise,
    Plain,
    Repeat,
    TextSentence,
    Unless,
    check_repeat,
)
from lineup.language.words.verbs import Destroy, Reveal

for _they in ("that player", "the player"):  # at the beginning of a sentence, that player is one chosen before
    reads(Do, "that_body", f"{_they} {{clauses:clause.it*then}}")
    reads(May, "that_body", f"{_they} may {{clauses:clause.they*then}}")


reads(Unless, "your_body", "{clauses:clause.you*then} unless you {instead:clause.you}")


def who_does(clauses: tuple[object, ...]) -> IfDo:
    """An option for those who did it."""
    return IfDo(May(clauses))  # type: ignore[arg-type]


reads(who_does, "their_sentence", "Each who does may {clauses:clause.they*then}.")
reads(keep_value, "their_sentence", "Then {value:their_sentence}", "Then, {value:their_sentence}")


# In an Attack on each player "you" is whoever is attacked

reads(Do, "your_body", "{clauses:clause.you*then}")
reads(May, "your_body", "you may {clauses:clause.you*then}")
reads(ChooseOne, "your_body", "choose one: {options:option.you*semi}")
reads(Repeat, "your_body", "repeat this process")
for _and in (" and", ", and", ", and then", ", then"):
    reads(Repeat, "your_body", f"{{clauses:clause.you*then}}{_and} repeat this process")
reads(Plain, "your_sentence", "^{body:your_body}.")
reads(If, "your_sentence", "If {cond:condition.you}, {body:your_body}.")
reads(IfDo, "your_sentence", "If you do, {body:your_body}.")
reads(Otherwise, "your_sentence", "Otherwise, {body:your_body}.", "If not, {body:your_body}.")
reads(keep_value, "victims_sentence", "{value:their_sentence.they}", "{value:your_sentence}")
reads(
    Each,
    "victims_blow",
    "{who:subject} {first:subject_body.it}. {rest:victims_sentence**space}",
)


def on_him(first: Body, rest: tuple[TextSentence, ...] = ()) -> AttackText:
    """An Attack on the foe chosen, who is "he" at once."""
    return AttackText((Each("that", first, rest),), chosen=True)


reads(on_him, "paragraph", "Attack: Choose a foe. He {first:subject_body.it}. {rest:their_sentence.they**space}")


def of_all(sentences: tuple[TextSentence, ...]) -> bool:
    """True if sentences speak only of what belongs to nobody: the Line-Up and the main deck."""
    found = [node for sentence in sentences for node in words_in(sentence) if isinstance(node, What)]
    return bool(found) and all(_is_common(what) for what in found)


def _is_common(what: What) -> bool:
    if isinstance(what, It | Them | OfThem):
        return True
    if isinstance(what, Top):
        return what.main
    places = [node for node in words_in(what) if isinstance(node, Lying)]
    return bool(places) and all(place.zone.where == ("line_up",) for place in places)


def attack_on_you(sentences: tuple[TextSentence, ...]) -> FirstAppearance:
    """An Attack that says "you" to each player; what concerns nobody in particular happens once."""
    first = sentences[0]
    if of_all(sentences):
        return FirstAppearance(sentences=sentences)
    if not isinstance(first, Plain):
        raise Meaningless("a First Appearance—Attack begins with what each player does")
    if fault := check_repeat(first):
        raise Meaningless(fault[1])
    return FirstAppearance((Each("player", first.body, sentences[1:]),))


def once_and_each(sentences: tuple[TextSentence, ...], blows: tuple[Each, ...]) -> Items:
    """Something that happens once, then an Attack on each player."""
    if not of_all(sentences):
        raise Meaningless("it is not said who does this")
    return Items(FirstAppearance(sentences=sentences), FirstAppearance(blows))


reads(attack_on_you, "paragraph", "First Appearance—Attack: {sentences:your_sentence*space}")
reads(
    once_and_each,
    "paragraph",
    "First Appearance—Attack: {sentences:your_sentence*space} {blows:victims_blow*space}",
)


# Attacks on some of the foes

reads(
    Each,
    "blow",
    "{who:subject} with {only:holding} {first:subject_body.it}. {rest:their_sentence.they**space}",
    "{who:subject} who {only:controlling} {first:subject_body.it}. {rest:their_sentence.they**space}",
)
reads(
    Holds,
    "holding",
    phrase("{least:number} or more {cards:such+pl} in hand", zone=Zone(("hand",))),
    phrase("{least:number} or more {cards:such+pl} in their hand", zone=Zone(("hand",))),
    phrase("fewer than {below:number} cards in hand", zone=Zone(("hand",))),
    phrase("no {cards:such+pl} in hand", zone=Zone(("hand",))),
    phrase("a {cards:such+sg} in their discard pile", zone=Zone(("discard",)), least=1),
    phrase("no {cards:such+sg} in their discard pile", zone=Zone(("discard",))),
    phrase("{least:number} or more {cards:such+pl} in their discard pile", zone=Zone(("discard",))),
)
reads(
    Controls,
    "controlling",
    "controls a {cards:such+sg}",
    "controls {n:number} or more {cards:such+pl}",
    phrase("controls no {cards:such+sg}", no=True),
    phrase("controls no {cards:such+pl}", no=True),
)


# Those who avoid an Attack


def avoided_by(blows: tuple[Each, ...], first: Body) -> Items:
    """An Attack, and what happens to those who avoid it."""
    return Items(AttackText(blows), PlayText((About("avoider", first),)))


for _avoids in ("a foe avoids", "any foe avoids", "a foe avoided"):
    reads(avoided_by, "paragraph", f"Attack: {{blows:blow*space}} If {_avoids} this Attack, {{first:their_body}}.")


# Attacks that compare the players


for _cards in ("cards", "the cards", "all cards"):
    reads(
        Each,
        "victims_blow",
        phrase(
            f"Each player totals the cost of {_cards} in their hand. The player with the highest total"
            " {first:subject_body.it}. {rest:victims_sentence**space}",
            who="tied",
        ),
    )


def laid_and_destroyed() -> Items:
    """Each player lays a card, and all are destroyed."""
    return Items(
        Each("player", Do((SecretlyChoose(),))),
        Each("player", Do((Reveal(It()), Destroy(It())))),
    )


reads(
    laid_and_destroyed,
    "victims_blow",
    "Each player puts a card from their hand face down, then destroy those cards.",
    "Each player puts a card from their hand face down, then destroys it.",
)


reads(
    Each,
    "victims_blow",
    phrase(
        "If one player destroyed a card with cost higher than each other player, he {first:subject_body.it}.",
        who="alone",
    ),
    phrase(
        "If one player destroyed a card with cost higher than each other player, they {first:subject_body.they}.",
        who="alone",
    ),
)


def passed_both_ways() -> Items:
    """Each player passes a card to either neighbour."""
    return Items(Each("player", Do((SecretlyChoose(both=True),))), Each("player", Do((Pass(),))))


reads(
    passed_both_ways,
    "victims_blow",
    "Each player passes one card to the left and one card to the right. Put cards passed to you into your hand.",
    "Each player passes one card to the left and one card to the right.",
)

describe("holding", "cards such as …", "cards")
describe("controlling", "cards such as …", "cards")
describe("that_body", '"that player" and a verb such as …', "action")
describe("your_body", "a verb such as …", "action")
describe("your_sentence", "a sentence such as …", "sentence")
describe("victims_sentence", "a sentence such as …", "sentence")
describe("victims_blow", "somebody such as …", "players")
