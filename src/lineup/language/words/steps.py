"""The steps that sentences compile to: they jump, ask, put off or wait for what happens later this turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from lineup.engine.asking import FIT, OPEN, ask_question, ask_yes_or_no, choose_option, take_answer
from lineup.engine.definitions import Effect, Query
from lineup.engine.purposes import CHOOSE_WAY
from lineup.engine.queries import is_confronting
from lineup.engine.saying import Said, say
from lineup.engine.state import TEXT, Ask, Frame, Option, State, WaitingText
from lineup.frozen import dataclass
from lineup.language.words.acting import may_as_acts
from lineup.language.words.meaning import Act, OneOf
from lineup.language.words.picks import It
from lineup.language.words.power import Power
from lineup.language.words.verbs import Clause


def word_clause(text: str, first: object) -> Said:
    """Word a clause for whoever decides on it; `first` is its first action, whose card may have to be named."""
    if text.startswith("+"):
        return say("clause-plus", text=text)
    if isinstance(first, Clause) and isinstance(first.object, It):
        verb, _, rest = text.partition(" it")
        return say("clause-it", text=text, before=f"{verb} ", after=rest)
    return say("clause", text=text)


@dataclass(frozen=True)
class JumpUnless(Effect):
    """Skip the next steps unless a condition holds."""

    cond: Query
    skip: int

    def take_step(self, state: State, frame: Frame) -> None:
        if not self.cond.holds(state, frame):
            frame.pc += self.skip

    def is_possible(self, state: State, frame: Frame) -> bool:
        return self.cond.holds(state, frame)


@dataclass(frozen=True)
class Jump(Effect):
    """Skip the next `skip` steps."""

    skip: int

    def take_step(self, state: State, frame: Frame) -> None:
        frame.pc += self.skip


@dataclass(frozen=True)
class MayStep(Effect):
    """An optional action: declined by picking nothing, or by a question of its own."""

    clause: Clause
    rest: tuple[Clause, ...]
    skip: int
    text: str
    said: Said
    names: bool = False  # a card, which is "it" for what follows: none if left out, whatever was "it" before

    def describe_way(self, way: int) -> Said:
        return self.said

    def cost_limit(self) -> int | None:
        return self.clause.cost_limit()

    def is_possible(self, state: State, frame: Frame) -> bool:
        """True if any action is possible: if the first finds nothing, the player may still do the next (HU-RES-06)."""
        if self.clause.starts_with_pick:
            return self.clause.is_possible(state, frame)
        return any(clause.is_possible(state, frame) for clause in (self.clause, *self.rest))

    def rests_on_hidden_cards(self, state: State, frame: Frame) -> bool:
        if self.clause.starts_with_pick:
            return self.clause.rests_on_hidden_cards(state, frame)
        return any(clause.rests_on_hidden_cards(state, frame) for clause in (self.clause, *self.rest))

    def take_step(self, state: State, frame: Frame) -> None:
        if self.clause.starts_with_pick:
            if self.clause.carry_out(state, frame, True) and not frame.did:
                frame.pc += self.skip
            return
        if frame.answer is None:
            frame.did = ()
            if not self.is_possible(state, frame) and not self.rests_on_hidden_cards(state, frame):
                self.leave_out(frame)
                return
        chosen = ask_yes_or_no(state, frame, frame.me, self.text, self.is_possible(state, frame))
        if chosen is False:
            self.leave_out(frame)

    def leave_out(self, frame: Frame) -> None:
        """Skip the action."""
        frame.pc += self.skip
        if self.names:
            frame.it = -1

    def as_acts(self) -> tuple[Act, ...]:
        return may_as_acts((self.clause, *self.rest))


class SaysActs(Protocol):
    """The words of one way of a choice."""

    def as_acts(self) -> tuple[Act, ...]: ...


@dataclass(frozen=True)
class ChooseStep(Effect):
    """Ask which of several stretches of the program to run; stretches that could do nothing are not offered."""

    starts: tuple[int, ...]
    firsts: tuple[Effect, ...]
    said: tuple[Said, ...]
    skip: int
    options: tuple[SaysActs, ...]  # the same ways, as words

    def describe_way(self, way: int) -> Said:
        return self.said[way]

    def open_ways(self, state: State, frame: Frame) -> list[int]:
        return [n for n, first in enumerate(self.firsts) if first.is_possible(state, frame)]

    def is_possible(self, state: State, frame: Frame) -> bool:
        return bool(self.open_ways(state, frame))

    def rests_on_hidden_cards(self, state: State, frame: Frame) -> bool:
        return any(first.rests_on_hidden_cards(state, frame) for first in self.firsts)

    def take_step(self, state: State, frame: Frame) -> None:
        numbers = self.open_ways(state, frame)
        veil = FIT if self.rests_on_hidden_cards(state, frame) else OPEN
        if not numbers and veil == OPEN:
            frame.pc += self.skip
            return
        chosen = choose_option(state, frame, frame.me, numbers, CHOOSE_WAY, veil)
        if chosen is not None:
            frame.pc += self.skip if chosen < 0 else self.starts[chosen]

    def as_acts(self) -> tuple[Act, ...]:
        return (OneOf(tuple([each.as_acts() for each in self.options])),)


FORGOTTEN: Final = ("them", "did", "way", "foe", "chosen")  # what a part put off does not know any more


@dataclass(frozen=True)
class Delay(Effect):
    """Put a part off to the end of this turn, with the card bound now."""

    part: int
    about_it: bool

    def take_step(self, state: State, frame: Frame) -> None:
        if frame.it >= 0 or not self.about_it:
            waiting = WaitingText(frame.me, frame.source, frame.face, self.part, frame.it)
            state.delayed += (waiting,)


@dataclass(frozen=True)
class Forget(Effect):
    """A new paragraph: pronouns do not reach over it."""

    def take_step(self, state: State, frame: Frame) -> None:
        frame.it = -1
        frame.them = ()
        frame.did = ()


@dataclass(frozen=True)
class Again(Effect):
    """Back to the beginning of the paragraph."""

    def take_step(self, state: State, frame: Frame) -> None:
        program = state.setup.defs[frame.face].programs[frame.part]
        start = frame.pc
        while start and not isinstance(program[start - 1], Forget):
            start -= 1
        frame.pc, frame.it, frame.them, frame.did = start, -1, (), ()


@dataclass(frozen=True)
class Optional(Effect):
    """A Super Hero's ability may be left unused (HU-HERO-01); one that finds nothing to do is not offered."""

    text: str
    said: Said

    def describe_way(self, way: int) -> Said:
        return self.said

    def take_step(self, state: State, frame: Frame) -> None:
        if not state.setup.profile.super_hero_optional:
            return
        program = state.setup.defs[frame.face].programs[frame.part]
        following = program[frame.pc]
        possible = following.is_possible(state, frame)
        if frame.answer is None and not possible and not following.rests_on_hidden_cards(state, frame):
            frame.pc = len(program)
            return
        if ask_yes_or_no(state, frame, frame.me, self.text, possible) is False:
            frame.pc = len(program)


@dataclass(frozen=True)
class Undone(Effect):
    """An action that acted on fewer cards than so many counts as not done; at 0, whatever it did."""

    least: int = 0

    def take_step(self, state: State, frame: Frame) -> None:
        if not self.least or len(frame.did) < self.least:
            frame.did = ()


@dataclass(frozen=True)
class Done(Effect):
    """Something was done, whatever the last action did."""

    def take_step(self, state: State, frame: Frame) -> None:
        frame.did = frame.did or (frame.source,)


@dataclass(frozen=True)
class TheyDid(Effect):
    """Count what several players just did as what was done last."""

    def take_step(self, state: State, frame: Frame) -> None:
        frame.did = frame.them


@dataclass(frozen=True)
class StartWays(Effect):
    """Let a part choose, which keeps count of the ways taken in its own frame."""

    part: int

    def take_step(self, state: State, frame: Frame) -> None:
        state.stack.append(Frame(TEXT, frame.face, self.part, frame.me, frame.by, frame.source, frame.it))


@dataclass(frozen=True)
class Ways(Effect):
    """The step of `ChooseMore`: ask for a way, let its part resolve, and ask once more in a Confrontation."""

    parts: tuple[int, ...]
    firsts: tuple[Effect, ...]
    said: tuple[Said, ...]
    options: tuple[SaysActs, ...]  # the same ways, as words

    def describe_way(self, way: int) -> Said:
        return self.said[way]

    def take_step(self, state: State, frame: Frame) -> None:
        answer = take_answer(frame)
        if answer is not None and answer.verb == "done":
            return
        taken = frame.ways_taken.bit_count()
        if answer is None:
            if taken >= (2 if is_confronting(state, frame.me) else 1):
                return
            left = [
                way
                for way, first in enumerate(self.firsts)
                if not frame.ways_taken >> way & 1 and first.is_possible(state, frame)
            ]
            options = [Option(frame.me, "choose", -1, way) for way in left]
            veiled = any(first.rests_on_hidden_cards(state, frame) for first in self.firsts)
            if not options and not veiled:
                return
            if taken or not options:
                options.append(Option(frame.me, "done"))
            if len(options) > 1 or veiled:
                ask_question(state, frame, Ask(frame.me, "choose", tuple(options), frame.source, CHOOSE_WAY.written))
                return
            answer = options[0]
        frame.ways_taken |= 1 << answer.n
        frame.pc -= 1
        state.stack.append(Frame(TEXT, frame.face, self.parts[answer.n], frame.me, frame.by, frame.source, frame.it))

    def as_acts(self) -> tuple[Act, ...]:
        return (OneOf(tuple([each.as_acts() for each in self.options])),)


def gives_power(effects: Sequence[Effect]) -> bool:
    """True if a part only gives Power, so that its order among others cannot matter."""
    return all(isinstance(effect, Optional) or (isinstance(effect, Power) and effect.of is None) for effect in effects)


def acts_of_step(step: Effect) -> tuple[Act, ...]:
    """Return what a step that asks something is about, for readers; empty for one that is no word."""
    return step.as_acts() if isinstance(step, Clause | MayStep | ChooseStep | Ways) else ()
