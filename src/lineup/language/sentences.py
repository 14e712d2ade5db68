"""Sentences and how they become programs: conditions jump, choices ask, "later" installs watchers."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from lineup.engine.asking import choose_option, confirm
from lineup.engine.attack import attacker
from lineup.engine.definitions import Effect, Query
from lineup.engine.playing import Watching
from lineup.engine.queries import confronting, teammate
from lineup.engine.state import TEXT, Frame, Played, State, Waiting, Watcher
from lineup.language.conditions import Did, Watch
from lineup.language.grammar import atom, describe, show, word
from lineup.language.nouns import It
from lineup.language.power import Power, install
from lineup.language.verbs import Clause


def nodes(value: object) -> Iterator[object]:
    """A word and all words within it."""
    yield value
    if dataclasses.is_dataclass(value):
        for each in dataclasses.fields(value):
            yield from nodes(getattr(value, each.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from nodes(item)


class Body:
    """What a sentence says to do. Those the writer does not know write themselves."""

    def written(self, writer: Writer, person: str) -> list[Effect]:
        """The steps of this body."""
        raise TypeError(f"{type(self).__name__} says nothing")


class Sentence:
    """One sentence of a paragraph. Those the writer does not know write themselves."""

    def written(self, writer: Writer, person: str) -> list[Effect]:
        """The steps of this sentence."""
        raise TypeError(f"{type(self).__name__} says nothing")


@dataclass(frozen=True)
class Do(Body):
    """Actions, one after the other."""

    clauses: tuple[Clause, ...]


word("option", "{clauses:clause*then}")(Do)
word("subject_body", "{clauses:clause*then}")(Do)
word("their_body", "they {clauses:clause.they*then}")(Do)
word("body", "{clauses:clause*then}", also=("lead",))(Do)


@dataclass(frozen=True)
class May(Body):
    """Actions the player may leave out."""

    clauses: tuple[Clause, ...]


word("subject_body", "may {clauses:clause.they*then}")(May)
word("their_body", "they may {clauses:clause.they*then}")(May)
word("body", "you may {clauses:clause*then}", also=("lead",))(May)


@dataclass(frozen=True)
class ChooseOne(Body):
    """Exactly one of several actions, of those that can be done."""

    options: tuple[Do, ...]


word("subject_body", "chooses one: {options:option.they*semi}")(ChooseOne)
word("their_body", "they choose one: {options:option.they*semi}")(ChooseOne)
word("body", "choose one: {options:option*semi}", also=("lead",))(ChooseOne)


@dataclass(frozen=True)
class Plain(Sentence):
    """A sentence without a condition."""

    body: Body


word("their_sentence", "^{body:their_body}.")(Plain)
word("sentence", "^{body:body}.")(Plain)


@dataclass(frozen=True)
class If(Sentence):
    """Only if a condition holds at that moment."""

    cond: Query
    body: Body


word("their_sentence", "If {cond:condition}, {body:their_body}.")(If)
word("sentence", "If {cond:condition}, {body:body}.")(If)


@dataclass(frozen=True)
class IfDo(Sentence):
    """Only if the action before was done."""

    body: Body


word("their_sentence", "If @you do, {body:their_body}.")(IfDo)
word("sentence", "If @you do, {body:body}.")(IfDo)


@dataclass(frozen=True)
class Otherwise(Sentence):
    """Only if the condition before did not hold."""

    body: Body


word("their_sentence", "Otherwise, {body:their_body}.")(Otherwise)
word("sentence", "Otherwise, {body:body}.")(Otherwise)


@dataclass(frozen=True)
class IfPlayed(Sentence):
    """Once, as soon as the condition on this turn's plays holds, now or later."""

    watch: Watch
    body: Body


word("sentence", "If {watch:watch}, {body:body}.")(IfPlayed)


@dataclass(frozen=True)
class AtEnd(Sentence):
    """Put off to the end of this turn."""

    body: Body


word("sentence", "At the end of this turn, {body:body}.")(AtEnd)


for _value, _text in (
    ("that", "That foe"),
    ("confronted", "The confronted foe"),
    ("confronting", "The confronting foe"),
    ("attacker", "The attacker"),
    ("teammate", "Your teammate"),
):
    atom("person", _value, _text)
describe("person", "somebody such as …", "somebody")


@dataclass(frozen=True)
class About(Sentence):
    """What another player does, outside any Attack; without such a player nothing happens (CONF-VAR-04)."""

    who: str
    first: Body
    rest: tuple[Sentence, ...] = ()


word("sentence", "{who:person} {first:subject_body.it}. {rest:their_sentence.they**space}")(About)


@dataclass(frozen=True)
class ForSeat(Effect):
    """Let a part work for another player."""

    who: str
    part: int

    def seat(self, state: State, frame: Frame) -> int:
        if self.who == "teammate":
            return teammate(state, frame.me)
        if self.who == "attacker":
            return attacker(state)
        if self.who == "confronting":
            return frame.by
        if self.who == "that" and len(frame.hits) == 1:  # the foe the card itself attacked (CONF-RES-05)
            return frame.hits[0].seat
        return state.target if confronting(state, frame.me) else -1

    def can(self, state: State, frame: Frame) -> bool:
        return self.seat(state, frame) >= 0

    def step(self, state: State, frame: Frame) -> None:
        seat = self.seat(state, frame)
        if seat >= 0:
            state.stack.append(Frame(TEXT, frame.face, self.part, seat, frame.me, frame.source, frame.it))


@dataclass(frozen=True)
class IfLead(Body):
    """A conditional body after "once during each of your turns" and the like."""

    cond: Query
    body: Body


word("lead", "if {cond:condition}, {body:body}")(IfLead)


describe("body", "a verb such as …", "action")
describe("their_body", '"they" and a verb such as …', "action")
describe("subject_body", "a verb such as …", "action")
describe("option", "a verb such as …", "action")
describe("lead", "a verb such as …", "action")
describe("sentence", "a sentence such as …", "sentence")
describe("their_sentence", "a sentence such as …", "sentence")


@dataclass(frozen=True)
class JumpUnless(Effect):
    """Leave out the next steps unless a condition holds."""

    cond: Query
    skip: int

    def step(self, state: State, frame: Frame) -> None:
        if not self.cond.holds(state, frame):
            frame.pc += self.skip

    def can(self, state: State, frame: Frame) -> bool:
        return self.cond.holds(state, frame)


@dataclass(frozen=True)
class Jump(Effect):
    """Leave out the next steps."""

    skip: int

    def step(self, state: State, frame: Frame) -> None:
        frame.pc += self.skip


@dataclass(frozen=True)
class MayStep(Effect):
    """An optional action: declined by picking nothing, or by a question of its own."""

    clause: Clause
    rest: tuple[Clause, ...]
    skip: int
    text: str

    def can(self, state: State, frame: Frame) -> bool:
        """As far as possible: a first action that finds nothing does not keep the player from the next (HU-RES-06)."""
        if self.clause.asks:
            return self.clause.can(state, frame)
        return any(clause.can(state, frame) for clause in (self.clause, *self.rest))

    def step(self, state: State, frame: Frame) -> None:
        if self.clause.asks:
            if self.clause.run(state, frame, True) and not frame.did:
                frame.pc += self.skip
            return
        if frame.answer is None:
            frame.did = ()
            if not self.can(state, frame):
                frame.pc += self.skip
                return
        chosen = confirm(state, frame, frame.me, self.text)
        if chosen is None:
            return
        if not chosen:
            frame.pc += self.skip


@dataclass(frozen=True)
class ChooseStep(Effect):
    """Ask which of several stretches of the program to run; stretches that could do nothing are not offered."""

    starts: tuple[int, ...]
    firsts: tuple[Effect, ...]
    texts: tuple[str, ...]
    skip: int

    def open(self, state: State, frame: Frame) -> list[int]:
        return [n for n, first in enumerate(self.firsts) if first.can(state, frame)]

    def can(self, state: State, frame: Frame) -> bool:
        return bool(self.open(state, frame))

    def step(self, state: State, frame: Frame) -> None:
        numbers = self.open(state, frame)
        if not numbers:
            frame.pc += self.skip
            return
        chosen = choose_option(state, frame, frame.me, numbers, "one")
        if chosen is not None:
            frame.pc += self.starts[chosen]


@dataclass(frozen=True)
class PlayedWatch(Watching):
    """What `IfPlayed` compiles to: `part` resolves once, at once or when a later play fulfils the condition."""

    watch: Watch

    def step(self, state: State, frame: Frame) -> None:
        if self.watch.earlier(state, frame):
            state.stack.append(Frame(TEXT, frame.face, self.part, frame.me, frame.by, frame.source))
        else:
            install(state, frame)

    def noticed(self, state: State, watcher: Watcher, played: Played) -> int:
        return int(self.watch.later(state, watcher.source, played) > 0)


@dataclass(frozen=True)
class Delay(Effect):
    """Put a part off to the end of this turn, with the card bound now."""

    part: int
    about_it: bool

    def step(self, state: State, frame: Frame) -> None:
        if frame.it >= 0 or not self.about_it:
            waiting = Waiting(frame.me, frame.source, frame.face, self.part, frame.it)
            state.delayed += (waiting,)


@dataclass(frozen=True)
class Forget(Effect):
    """A new paragraph: pronouns do not reach over it."""

    def step(self, state: State, frame: Frame) -> None:
        frame.it = -1
        frame.them = ()
        frame.did = ()


@dataclass(frozen=True)
class Optional(Effect):
    """A Super Hero's ability may be left unused (HU-HERO-01); one that finds nothing to do is not offered."""

    text: str

    def step(self, state: State, frame: Frame) -> None:
        if not state.setup.profile.super_hero_optional:
            return
        if frame.answer is None:
            following = state.setup.defs[frame.face].programs[frame.part][frame.pc]
            if not following.can(state, frame):
                frame.pc = 1_000
                return
        chosen = confirm(state, frame, frame.me, self.text)
        if chosen is False:
            frame.pc = 1_000


@dataclass
class Writer:
    """The programs of one card while they are written."""

    parts: list[list[Effect]] = field(default_factory=lambda: [[]])
    labels: list[str] = field(default_factory=lambda: ["play"])

    def part(self, label: str, effects: Sequence[Effect] = ()) -> int:
        """A new part; returns its number."""
        self.parts.append(list(effects))
        self.labels.append(label)
        return len(self.parts) - 1

    def sentences(self, sentences: Sequence[Sentence], person: str = "you") -> list[Effect]:
        """The steps of several sentences, each "Otherwise" joined to the condition it answers."""
        out: list[Effect] = []
        at = 0
        while at < len(sentences):
            sentence = sentences[at]
            at += 1
            if isinstance(sentence, If | IfDo):
                cond = sentence.cond if isinstance(sentence, If) else Did()
                then = self.body(sentence.body, person)
                other: list[Effect] = []
                if at < len(sentences) and isinstance(sentences[at], Otherwise):
                    answer = sentences[at]
                    assert isinstance(answer, Otherwise)
                    other = self.body(answer.body, person)
                    then.append(Jump(len(other)))
                    at += 1
                out += [JumpUnless(cond, len(then)), *then, *other]
            elif isinstance(sentence, IfPlayed):
                effects = self.body(sentence.body, person)
                number = self.part("later", effects)
                out.append(PlayedWatch(number, gives_power(effects), sentence.watch))
            elif isinstance(sentence, AtEnd):
                about_it = any(isinstance(node, It) for node in nodes(sentence.body))
                out.append(Delay(self.part("end of turn", self.body(sentence.body, person)), about_it))
            elif isinstance(sentence, Plain):
                out += self.body(sentence.body, person)
            elif isinstance(sentence, About):
                steps = self.body(sentence.first, "it") + self.sentences(sentence.rest, "they")
                out.append(ForSeat(sentence.who, self.part("about", steps)))
            else:
                out += sentence.written(self, person)
        return out

    def body(self, body: Body, person: str = "you") -> list[Effect]:
        """The steps of one body."""
        if isinstance(body, Do):
            return [self.clause(clause) for clause in body.clauses]
        if isinstance(body, May):
            rest = [self.clause(clause) for clause in body.clauses]
            first = body.clauses[0]
            text = show(Do(body.clauses), "you" if person == "you" else "they", category="option")
            if first.asks:
                return [MayStep(first, body.clauses[1:], len(rest) - 1, text), *rest[1:]]
            return [MayStep(first, body.clauses[1:], len(rest), text), *rest]
        if isinstance(body, IfLead):
            then = self.body(body.body, person)
            return [JumpUnless(body.cond, len(then)), *then]
        if not isinstance(body, ChooseOne):
            return body.written(self, person)
        ways = [self.body(option, person) for option in body.options]
        texts = tuple(show(option, "they" if person != "you" else "you", category="option") for option in body.options)
        firsts = tuple(way[0] for way in ways)
        starts: list[int] = []
        out: list[Effect] = []
        total = sum(len(way) + 1 for way in ways)
        for way in ways:
            starts.append(len(out))
            out += [*way, Jump(total - len(out) - len(way) - 1)]
        return [ChooseStep(tuple(starts), firsts, texts, total), *out]

    def clause(self, clause: Clause) -> Effect:
        """A clause is its own step, save those that need a part of their own."""
        return clause.compiled(self.part)


def gives_power(effects: Sequence[Effect]) -> bool:
    """Whether a part does nothing but give Power, so that its order among others cannot matter."""
    return all(isinstance(effect, Power | Optional) for effect in effects)
