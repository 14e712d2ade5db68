"""The consequences of a yes and of a no, step by step, told to whoever is asked; made from the text's meaning alone.

Nothing is told if it is not certain which sentence of a text asks, or who "you" are in what follows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from lineup.engine.definitions import Card, Effect
from lineup.engine.saying import say
from lineup.engine.state import Option
from lineup.engine.view import View
from lineup.language.words.meaning import Act, Condition, Deed, Kind, OneOf, Passage, passages_of
from lineup.language.words.steps import MayStep
from lineup.language.words.steps import Optional as HeroMay
from lineup.words.steps import StepLine, sentences_of, teller_of, to_the_doer

Ways = tuple[tuple[StepLine, ...], tuple[StepLine, ...]]

ANSWERS: Final = ("yes", "no", "done")
LEFT_OUT: Final = (StepLine(say("step-left-out")),)
HANGS_ON_DEED: Final[tuple[Kind, ...]] = ("done", "such done", "none done", "cannot")
HANGS_ON_CARD: Final[tuple[Kind, ...]] = ("it is", "it is odd", "it costs", "it costs at most", "it costs just")


def tell_leads(view: View, option: Option) -> tuple[StepLine, ...]:
    """Tell the consequences of an answer to "you may"; empty for other answers, and if they are not certain."""
    ask = view.ask
    if ask is None or ask.kind not in ("may", "pick") or option.verb not in ANSWERS or not view.stack:
        return ()
    frame = view.stack[-1]
    card = view.setup.defs[frame.face]
    yes, no = yes_and_no(card, frame.part, card.programs[frame.part][frame.pc])
    if option.verb == "yes":
        return yes
    return () if option.verb == "done" and no == LEFT_OUT else no


def yes_and_no(card: Card, part: int, asking: Effect) -> Ways:
    """Tell what is done if an optional step of a part is done, and if it is not; empty if that is not certain."""
    found: set[Ways] = set()
    for passage in passages_of(card, part):
        if isinstance(asking, HeroMay):
            found.add((teller_of(passage).tell_acts(passage.acts), ()))
        elif isinstance(asking, MayStep):
            wanted = [_strip_act(act) for act in asking.as_acts()]
            found |= {
                _tell_ways(passage, *each)
                for each in _with_followers(passage.acts)
                if [*map(_strip_act, each[0])] == wanted
            }
    yes, no = found.pop() if len(found) == 1 else ((), ())
    return yes, no or (LEFT_OUT if yes else ())


def _strip_act(act: Act) -> Act:
    """Strip an act of its condition and of who does it."""
    return replace(act, only=(), who="you")


def _with_followers(acts: Iterable[Act]) -> Iterator[tuple[list[Act], list[list[Act]]]]:
    """Yield every sentence with those after it that depend on it, including the sentences of every way of a choice."""
    said = list(sentences_of(acts))
    for at, sentence in enumerate(said):
        behind = at + 1
        binds = isinstance(sentence[0], Deed) and sentence[0].those is not None and sentence[0].those.how != "it"
        kinds = (*HANGS_ON_DEED, *HANGS_ON_CARD) if binds else HANGS_ON_DEED
        while behind < len(said) and _find_hanging(said[behind], kinds):
            behind += 1
        yield sentence, said[at + 1 : behind]
        for act in sentence:
            for way in act.ways if isinstance(act, OneOf) else ():
                yield from _with_followers(way)


def _find_hanging(sentence: list[Act], kinds: tuple[Kind, ...] = (*HANGS_ON_DEED, *HANGS_ON_CARD)) -> Condition | None:
    """Find the condition by which a sentence depends on the deed before, or on the card it was done to."""
    return next((each for each in sentence[0].only if each.kind in kinds), None)


def _tell_ways(passage: Passage, asked: list[Act], hanging: list[list[Act]]) -> Ways:
    """Tell what is done on a yes, and what on a no."""
    done = [replace(act, only=(), may=False) if isinstance(act, Deed) else act for act in asked]
    given = asked[0].only
    taken: list[Act] = []
    left: list[Act] = []
    for sentence in hanging:
        on = _find_hanging(sentence)
        assert on is not None
        after = [replace(act, only=tuple(each for each in act.only if each not in given)) for act in sentence]
        if on.kind in HANGS_ON_CARD and not on.met:  # what then holds of no card is not said
            return (), ()
        if (on.kind == "done" and not on.met) or (on.kind == "none done" and on.met):
            left += [replace(act, only=tuple(each for each in act.only if each != on)) for act in after]
        else:
            taken += after
    told = to_the_doer if asked[0].who != "you" else teller_of(passage)
    if told is to_the_doer and any(not _by_them(act, asked[0]) for act in (*done, *taken, *left)):
        return (), ()
    return told.tell_acts([*done, *taken]), told.tell_acts(left)


def _by_them(act: Act, first: Act) -> bool:
    """True if whoever is asked does the act, and it speaks of nobody else."""
    people = {act.who, *(each.who for each in act.only)}
    if isinstance(act, OneOf):
        return people == {first.who} and all(_by_them(each, first) for way in act.ways for each in way)
    return people == {first.who} and not act.mine and not act.attack and act.whom == "you"
