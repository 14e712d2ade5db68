"""Printed wordings of sentences: options, answers, and conditions that come last."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from lineup.language.grammar import Items, Meaningless, describe, phrase, reads
from lineup.language.printed.rebuilding import keep_value, replace_word
from lineup.language.words.abilities import Once
from lineup.language.words.conditions import Question, They
from lineup.language.words.paragraphs import PlayText
from lineup.language.words.picks import EndOf, It, OfThem, Several, Some, Them, ThisCard, Top, What
from lineup.language.words.playing import BecomeCopy, Play, PlayAgain
from lineup.language.words.power import Power
from lineup.language.words.sentences import (
    AtEnd,
    Body,
    ChooseOne,
    Do,
    If,
    IfDo,
    Later,
    May,
    Plain,
    TextSentence,
)
from lineup.language.words.triggers import Awaited
from lineup.language.words.verbs import Acting, Clause, Destroy, Discard, DoNothing, Draw, Gain, Put

reads(keep_value, "sentence", "Then {value:sentence}", "Then, {value:sentence}")


# You may … If you choose not to, …

ANY_NUMBER: Final = 99


def choose_or_else(first: tuple[Clause, ...], second: tuple[Clause, ...]) -> Plain:
    """A choice: an option, or what those do who choose not to."""
    what = first[0].object
    if isinstance(what, Several) and what.low == 0 and 2 <= what.high < ANY_NUMBER:  # none of them is not to do it
        first = replace_word(first, what, replace(what, low=1))
    return Plain(ChooseOne((Do(first), Do(second))))


reads(
    choose_or_else,
    "sentence",
    "You may {first:clause*then}. If you choose not to, {second:clause*then}.",
    "You may {first:clause*then}. If you choose not to, {second:clause*then} instead.",
)


def may_to(first: tuple[Clause, ...], body: Body) -> Items:
    """An action that the player may take for the sake of another."""
    return Items(Plain(May(first)), IfDo(body))


def once_to(first: tuple[Clause, ...], body: Body) -> Once:
    """An action that the player may take once in each turn for the sake of another."""
    return Once(May(first), (IfDo(body),))


reads(may_to, "sentence", "You may {first:clause*then} to {body:gain}.")
for _category in ("paragraph", "ongoing"):
    for _once in ("Once during each of your turns", "Once per turn", "Once during your turn"):
        reads(once_to, _category, f"{_once}, you may {{first:clause*then}} to {{body:gain}}.")


def played_again(second: tuple[Clause, ...]) -> Plain:
    """A choice: play cards of this turn again, or something else."""
    return Plain(ChooseOne((Do((PlayAgain(),)), Do(second))))


reads(
    played_again,
    "sentence",
    "You may choose another Villain and/or Hero you played this turn. Play them again this turn."
    " If you choose not to, {second:clause*then}.",
)


# … and you may …


def and_may(first: tuple[Clause, ...], second: tuple[Clause, ...]) -> Items:
    """An action, then an option."""
    return Items(Plain(Do(first)), Plain(May(second)))


def may_and_may(first: tuple[Clause, ...], second: tuple[Clause, ...]) -> Items:
    """Two options."""
    return Items(Plain(May(first)), Plain(May(second)))


for _and in (" and", ", and", ", and then", ", then", " and then"):
    reads(and_may, "sentence", f"^{{first:clause*then}}{_and} you may {{second:clause*then}}.")
    reads(may_and_may, "sentence", f"You may {{first:clause*then}}{_and} you may {{second:clause*then}}.")


# A or B


def one_way(clause: Clause) -> Do:
    """One way of two."""
    return Do((clause,))


def choose_either(first: Do, second: Do) -> ChooseOne:
    """A choice of two; in "put the other there or destroy it" the second way may be about the card the first names."""
    named = first.clauses[0].object
    it = second.clauses[0].object
    if isinstance(it, It) and named is not None and not isinstance(named, It):
        if not isinstance(named, Them | Top | EndOf | ThisCard):
            raise Meaningless("each way names a card of its own choice; choose the card in a sentence before")
        second = replace_word(second, it, named)
    return ChooseOne((first, second))


NOTHING: Final = Do((DoNothing(),))


def may_or_take(first: Do, second: Do) -> ChooseOne:
    """A choice of two or neither; nobody declines to draw or to get Power (COMMON-MAY-01)."""
    either = choose_either(first, second)
    if isinstance(second.clauses[0], Draw | Power):
        return either
    return ChooseOne((*either.options, NOTHING))


reads(one_way, "way", "{clause:clause}")
for _body in ("body", "lead"):
    reads(choose_either, _body, "{first:way} or {second:way}")
    reads(may_or_take, _body, "you may {first:way} or {second:way}")
reads(choose_either, "body", "choose one: {first:way} or {second:way}", "choose: {first:way} or {second:way}")
reads(choose_either, "subject_body", "chooses one: {first:way.they} or {second:way.they}")
reads(choose_either, "subject_body", "{first:way} or {second:way}", "must {first:way.they} or {second:way.they}")
reads(choose_either, "their_body", "they {first:way.they} or {second:way.they}")


def either_of(verb: type[Acting], first: What, second: What) -> ChooseOne:
    """Do the verb to these cards or those."""
    if isinstance(first, OfThem) and isinstance(second, Some) and second.n == 2:
        raise Meaningless('"one or two" is a number of cards; say "choose one: …; or …"')
    return ChooseOne((Do((verb(first),)), Do((verb(second),))))


for _body, _they in (("body", ""), ("lead", ""), ("subject_body", ""), ("their_body", "they "), ("your_body", "")):
    reads(either_of, _body, phrase(f"{_they}<discard> {{first:what}} or {{second:what}}", verb=Discard))
    reads(either_of, _body, phrase(f"{_they}<destroy> {{first:what}} or {{second:what}}", verb=Destroy))


def may_else_stays(clause: Clause) -> May:
    """An option to do something with a card that otherwise stays on its deck."""
    return May((clause,))


def then_may_else_stay(first: tuple[Clause, ...], clause: Clause) -> Items:
    """The same option, after an action that shows the card."""
    return Items(Plain(Do(first)), Plain(May((clause,))))


for _put in (
    "<put> it back",
    "<put> it back on top of @your deck",
    "<leave> it there",
    "<leave> it on top of @your deck",
):
    reads(may_else_stays, "body", f"{_put} or {{clause:of_it}}", f"{{clause:of_it}} or {_put}")
    reads(may_else_stays, "body", f"you may {{clause:of_it}} or {_put}")
    reads(
        may_else_stays,
        "their_body",
        f"they {{clause:of_it.they}} or {_put}",
        f"they may {{clause:of_it.they}} or {_put}",
    )
    for _and in (" and", ", and", ", then", ", and then", " and then"):
        reads(then_may_else_stay, "sentence", f"^{{first:clause*then}}{_and} {{clause:of_it}} or {_put}.")
reads(Destroy, "of_it", phrase("<destroy> it", what=It()))
reads(Discard, "of_it", phrase("<discard> it", what=It()))
reads(Draw, "of_it", phrase("<draw> it", what=It()))
reads(Gain, "of_it", phrase("<gain> it", what=It()))
reads(Play, "of_it", phrase("<play> it", what=It()))
reads(Put, "of_it", phrase("<put> it {dest:dest}", what=It()), phrase("<return> it {dest:return}", what=It()))


def and_if(first: tuple[Clause, ...], cond: Question, body: Body) -> Items:
    """An action, then another on a condition."""
    return Items(Plain(Do(first)), If(cond, body))


reads(and_if, "sentence", "^{first:clause*then}, and if {cond:condition}, {body:body}.")


# Now or later this turn


def now_or_later(watch: Awaited, more: int, less: int) -> Items:
    """The lesser Power at once, and the rest of the greater as soon as the condition holds."""
    if more < less:
        raise Meaningless("here the Power would become less when the condition comes true later this turn")
    rest = Later(watch, Do((Power(more - less),)))
    return Items(Plain(Do((Power(less),))), rest) if less else Items(rest)


for _otherwise in ("Otherwise,", "If not,"):
    reads(
        now_or_later,
        "sentence",
        f"If {{watch:played_or_plays}}, +{{more:digits}} Power. {_otherwise} +{{less:digits}} Power.",
        f"+{{more:digits}} Power if {{watch:played_or_plays}}. {_otherwise} +{{less:digits}} Power.",
    )


# Single sentences of several steps


def at_end(last: Clause, first: tuple[Clause, ...] = ()) -> Items:
    """Actions now, and a last one at the end of the turn."""
    later = AtEnd(Do((last,)))
    return Items(Plain(Do(first)), later) if first else Items(later)


for _end in ("at the end of your turn", "at the end of this turn"):
    reads(at_end, "sentence", f"^{{last:clause}} {_end}.")
    for _then in (", then", " and", ", and then", " and then"):
        reads(at_end, "sentence", f"^{{first:clause*then}}{_then} {{last:clause}} {_end}.")


def at_its_end(clause: Clause) -> AtEnd:
    """An action with a card at the end of the turn in which a text named it: that turn only."""
    return AtEnd(Do((clause,)))


def played_till_its_end(before: tuple[TextSentence, ...], last: AtEnd) -> PlayText:
    """The steps of playing the card, and the end-of-turn action with a card it named."""
    return PlayText((*before, last))


def used_till_its_end(first: Body, rest: tuple[TextSentence, ...], last: AtEnd) -> Once:
    """An ability, and the end-of-turn action with a card it named."""
    return Once(first, (*rest, last))


reads(at_its_end, "its_end", "At the end of your turn, {clause:of_it}.")
reads(played_till_its_end, "paragraph", "{before:sentence*space} {last:its_end}")
for _category in ("paragraph", "ongoing"):
    reads(
        used_till_its_end,
        _category,
        "Once during each of your turns, {first:lead}. {rest:sentence**space} {last:its_end}",
    )


def leave_one() -> If:
    """Destroy one card of two; the other stays."""
    return If(They(2), Do((Destroy(OfThem(1)),)))


def copy_chosen(what: What) -> Plain:
    """Become a copy of the card chosen."""
    return Plain(Do((BecomeCopy(what),)))


reads(
    copy_chosen,
    "sentence",
    "Choose {what:what}. This card gains the game text of that card this turn.",
)
reads(leave_one, "sentence", "Leave one on top and destroy the other one.", "Leave one on top and destroy the other.")

describe("way", "a verb such as …", "action")
describe("its_end", "a sentence such as …", "its end")
describe("of_it", "a verb such as …", "action")
