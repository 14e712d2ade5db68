"""Texts put off to the start of their player's next turn."""

from __future__ import annotations

from lineup.engine.definitions import Effect
from lineup.engine.state import Frame, Note, State
from lineup.frozen import dataclass
from lineup.language.grammar import FRESH, Refers, reads, word
from lineup.language.words.meaning import Condition
from lineup.language.words.sentences import Body, TextSentence, Writer


@dataclass(frozen=True)
class Postpone(Effect):
    """Let a part wait for the start of its player's next turn."""

    part: int

    def take_step(self, state: State, frame: Frame) -> None:
        state.notes += (Note("soon", frame.me, frame.source, self.part),)


@dataclass(frozen=True)
class AtNextStart(TextSentence):
    """Put off to the start of the player's next turn (COMMON-NEXT-01); nothing named before is known then."""

    body: Body

    def write_steps(self, writer: Writer, person: str) -> list[Effect]:
        return [Postpone(writer.add_part("next turn", writer.write_body(self.body, person)))]

    def as_conditions(self) -> tuple[Condition, ...]:
        return (Condition("next turn", later=True),)


word("sentence", Refers(scope=FRESH), "At the start of your next turn, {body:body}.")(AtNextStart)
reads(AtNextStart, "sentence", "^{body:body} at the start of your next turn.")
