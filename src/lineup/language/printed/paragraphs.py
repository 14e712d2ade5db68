"""Printed wordings of whole paragraphs."""

from __future__ import annotations

from lineup.engine import zones as z
from lineup.language.grammar import Items, Meaningless, describe, phrase, reads, reads_as
from lineup.language.printed.rebuilding import about_this_card, of_others
from lineup.language.words.abilities import STAYS, When
from lineup.language.words.attacking import ThenAttack
from lineup.language.words.cards import Cards
from lineup.language.words.paragraphs import (
    DefenseText,
    GiveAway,
    GiveUp,
    GiveUpMore,
    PlayText,
    Show,
    WhenGained,
)
from lineup.language.words.picks import ThisCard
from lineup.language.words.places import Own
from lineup.language.words.power import Power
from lineup.language.words.sentences import (
    AtEnd,
    Body,
    Delayed,
    Do,
    If,
    IfDo,
    May,
    OthersDo,
    Otherwise,
    Plain,
    TextSentence,
)
from lineup.language.words.triggers import Plays
from lineup.language.words.verbs import Clause, Destroy, Put

# Defense


def read_defense(price: Show | GiveUp | GiveUpMore | GiveAway, rest: tuple[TextSentence, ...] = ()) -> DefenseText:
    """A Defense; what follows "if you do" follows whenever it is used."""
    if rest and isinstance(rest[0], IfDo):
        rest = (whenever_used(rest[0]), *rest[1:])
    return DefenseText(price, rest)


def whenever_used(answer: IfDo) -> TextSentence:
    """Turn what follows "if you do" into a sentence of its own; an Attack cannot be one."""
    body = answer.body
    if isinstance(body, OthersDo):
        return of_others(body)
    if isinstance(body, Delayed):
        return AtEnd(Do(body.clauses))
    return answer if isinstance(body, ThenAttack) else Plain(body)


def defense_and(price: Show | GiveUp | GiveUpMore | GiveAway, first: tuple[Clause, ...]) -> DefenseText:
    """A Defense that brings something."""
    return DefenseText(price, (Plain(Do(first)),))


def defense_and_may(
    price: Show | GiveUp | GiveUpMore | GiveAway, first: tuple[Clause, ...], second: tuple[Clause, ...]
) -> DefenseText:
    """A Defense with an effect and a further, optional one."""
    return DefenseText(price, (Plain(Do(first)), Plain(May(second))))


reads(read_defense, "paragraph", "Defense: {price:offered_price} to avoid an Attack. {rest:sentence**space}")
reads(
    defense_and_may,
    "paragraph",
    "Defense: {price:offered_price} to avoid an Attack."
    " If you do, {first:clause*then} and you may {second:clause*then}.",
)
for _price in ("price", "offered_price"):
    reads(
        defense_and,
        "paragraph",
        f"Defense: {{price:{_price}}} to avoid an Attack and {{first:clause*then}}.",
        f"Defense: {{price:{_price}}} to avoid an Attack, then {{first:clause*then}}.",
    )
reads(
    GiveUp,
    "offered_price",
    phrase("You may discard this card", place=z.HAND),
    phrase("You may discard this card from your hand", place=z.HAND),
    phrase("While this card is in play, you may put it into your discard pile", place=z.PLAY),
    phrase("While this card is in play, you may discard it", place=z.PLAY),
)
for _from in ("", " from your hand"):
    reads(
        GiveAway,
        "offered_price",
        phrase(f"You may put this card{_from} on top of your deck", clause=Put(ThisCard(), Own(z.DECK))),
        phrase(f"You may put this card{_from} on the bottom of your deck", clause=Put(ThisCard(), Own(z.DECK, True))),
        phrase(f"You may put this card{_from} under your Super Hero", clause=Put(ThisCard(), Own(z.UNDER))),
        phrase(f"You may destroy this card{_from}", clause=Destroy(ThisCard())),
    )
reads(Show, "offered_price", "You may reveal this card", "You may reveal this card from your hand")
reads(
    GiveUpMore,
    "offered_price",
    "You may discard this card and any number of other cards",
    "You may discard this card and any number of other cards from your hand",
)


# When you buy or gain this card


def when_gained(first: Body, rest: tuple[TextSentence, ...], bought: bool, this: str = "") -> WhenGained:
    """The effect of buying or gaining the card; "it" is the card itself."""
    return WhenGained(about_this_card((Plain(first), *rest)), bought)


def when_gained_and_played(
    first: Body, rest: tuple[TextSentence, ...], more: tuple[TextSentence, ...], bought: bool, this: str = ""
) -> Items:
    """The effect of gaining the card, and on the same line the Power that playing it gives."""
    for sentence in more:
        if not (isinstance(sentence, Plain) and isinstance(sentence.body, Do)) or not all(
            isinstance(clause, Power) for clause in sentence.body.clauses
        ):
            raise Meaningless("on one line it is not clear whether this belongs to gaining the card or to playing it")
    return Items(when_gained(first, rest, bought), PlayText(more))


for _card in ("card", "Hero", "Villain", "Equipment", "Super Power", "Location"):
    reads_as("this_card", _card, f"this {_card}")
for _gain, _bought in (("buy or gain", True), ("gain", False)):
    _when = f"When you {_gain} {{this:this_card}}, {{first:body}}. {{rest:answer**space}}"
    reads(when_gained, "paragraph", phrase(_when, bought=_bought))
    reads(when_gained_and_played, "paragraph", phrase(f"{_when} {{more:sentence*space}}", bought=_bought))
reads(IfDo, "answer", "If you do, {body:body}.")
reads(If, "answer", "If {cond:condition}, {body:body}.")
reads(Otherwise, "answer", "Otherwise, {body:body}.", "If not, {body:body}.")


# Ongoing and Super Heroes


def defends_from_play(rest: tuple[TextSentence, ...] = ()) -> Items:
    """An Ongoing card that is given up from play for a Defense."""
    return Items(STAYS, read_defense(GiveUp(z.PLAY), rest))


for _play in ("", " from play"):
    for _when in ("You may", "When you are attacked, you may"):
        reads(
            defends_from_play,
            "paragraph",
            f"Ongoing: {_when} discard this card{_play} to avoid an Attack.",
            f"Ongoing: {_when} discard this card{_play} to avoid an Attack. {{rest:sentence*space}}",
        )


for _may in ("You may discard this card", "You may discard this card from play"):
    reads(defends_from_play, "paragraph", f"Ongoing: Defense: {_may} to avoid an Attack.")
    reads(
        defends_from_play,
        "paragraph",
        f"Ongoing: Defense: {_may} to avoid an Attack. {{rest:sentence*space}}",
    )


def power_when_played(n: int, cards: Cards, different: bool = False, often: bool = False) -> When:
    """Power each time such a card is played; a text that goes on says itself that it is not only once in a turn."""
    return When(Plays(cards, different=different, often=often), Do((Power(n),)))


for _category in ("paragraph", "ongoing"):
    for _have in (
        "{cards:such+pl} you play have",
        "Each {cards:such+sg} you play has",
        "Each {cards:such+sg} you play gives",
    ):
        _more = f"{_have} a additional +{{n:digits}} Power."
        reads(power_when_played, _category, phrase(_more, often=True))
for _category, _turns, _often in (
    ("paragraph", (" during your turn", " during each of your turns"), False),
    ("ongoing", ("", " during your turn", " during each of your turns"), True),
):
    for _turn in _turns:
        _each = f"{{cards:such+sg}} you play{_turn}."
        reads(power_when_played, _category, phrase(f"+{{n:digits}} Power for each {_each}", often=_often))
        reads(
            power_when_played,
            _category,
            phrase(f"+{{n:digits}} Power for each different {_each}", different=True, often=_often),
        )


# The game's end and start


def when_played(first: Body, rest: tuple[TextSentence, ...] = ()) -> PlayText:
    """The steps of playing the card."""
    return PlayText((Plain(first), *rest))


reads(when_played, "paragraph", "When you play this card, {first:body}. {rest:sentence**space}")

describe("offered_price", "a price such as …", "price")
describe("this_card", "a card such as …", "this card")
describe("answer", "a sentence such as …", "sentence")
