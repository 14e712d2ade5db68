"""Attacks within a sentence."""

from __future__ import annotations

from dataclasses import replace

from lineup.engine.attack import EACH, THAT_FOE, Attack, Blow
from lineup.engine.definitions import Effect
from lineup.frozen import dataclass
from lineup.language.grammar import APART, Refers, atom, describe, word
from lineup.language.words.acting import clauses_as_acts
from lineup.language.words.meaning import Act, Deed, Who
from lineup.language.words.players import OWN_TURN, SEVERAL
from lineup.language.words.sentences import AWAY, Body, Writer, done_by
from lineup.language.words.verbs import Clause

atom("foe_chosen", "that", "that foe")


@dataclass(frozen=True)
class ThenAttack(Body):
    """An Attack within a sentence, after other actions or by itself; all of it can be avoided."""

    who: Who
    first: Body
    clauses: tuple[Clause, ...] = ()

    def write_steps(self, writer: Writer, person: str) -> list[Effect]:
        part = writer.add_part("attack", writer.write_body(self.first, "they"))
        steps = [writer.compile_clause(each) for each in self.clauses]
        return [*steps, Attack((Blow(EACH, part),), THAT_FOE if self.who == "that" else SEVERAL[self.who])]

    def as_acts(self) -> tuple[Act, ...]:
        blow = done_by(self.first.as_acts(), self.who)
        attack = [replace(act, attack=True) if isinstance(act, Deed) else act for act in blow]
        return (*clauses_as_acts(self.clauses), *attack)


word(
    "attack_body",
    Refers(scope=APART, gives=AWAY, bars=OWN_TURN),
    "Attack: {who:others} {first:subject_body.it}",
    "{clauses:clause*then}, then Attack: {who:others} {first:subject_body.it}",
    "{clauses:clause*then}, then Attack: {who:foe_chosen} {first:subject_body.it}",
)(ThenAttack)

describe("foe_chosen", "that foe", "foe")
describe("attack_body", "an Attack such as …", "Attack")
