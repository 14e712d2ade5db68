"""One's own Super Hero or Character: cards put under it, and flipping it. Rules are COMMON-UNDER and COMMON-FACE."""

from __future__ import annotations

from dataclasses import dataclass

from lineup.engine import zones as z
from lineup.engine.definitions import Effect
from lineup.engine.moves import flip
from lineup.engine.queries import character, everybody, face_up, foes
from lineup.engine.state import TEXT, Frame, State
from lineup.language.grammar import PLAIN, Refers, always, phrase, word
from lineup.language.grammar.referring import Fault
from lineup.language.words.paragraphs import Draft, Each, Paragraph
from lineup.language.words.picks import What
from lineup.language.words.sentences import Sentence
from lineup.language.words.verbs import Clause


@dataclass(frozen=True)
class Tucked(What):
    """The cards this very card has put under the player's Super Hero and that still lie there (COMMON-UNDER-05)."""

    @property
    def least(self) -> int:
        return 0

    def cards(
        self, state: State, frame: Frame, verb: str, default: str, optional: bool = False
    ) -> tuple[int, ...] | None:
        mine = state.zones[z.zone(frame.me, z.UNDER)]
        return tuple(card for card, by in state.tucked if by == frame.source and card in mine)

    def there(self, state: State, frame: Frame, default: str) -> bool:
        return bool(self.cards(state, frame, "", default))


word("what", PLAIN, "the cards this card put under @your Super Hero")(Tucked)


@dataclass(frozen=True)
class Flip(Clause):
    """Turn the own Super Hero over; face down it has no abilities, perhaps until this Super-Villain is defeated."""

    down: bool
    until: bool = False

    def can(self, state: State, frame: Frame) -> bool:
        return character(state, frame.me) >= 0 and face_up(state, frame.me) == self.down

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        done = flip(state, frame.me, self.down, frame.source if self.until else -1)
        frame.did = (character(state, frame.me),) if done else ()
        return True


word(
    "clause",
    Refers(binds=always("did")),
    phrase("<flip> @your Super Hero face down until this Villain is defeated", down=True, until=True),
    phrase("<flip> @your Super Hero face down", down=True),
    phrase("<flip> @your Super Hero face up", down=False),
)(Flip)


@dataclass(frozen=True)
class ForEach(Effect):
    """Let a part work for each player, or each foe, in turn order from the one the text works for."""

    who: str
    part: int

    def step(self, state: State, frame: Frame) -> None:
        seats = everybody(state, frame.me) if self.who == "player" else foes(state, frame.me)
        for seat in reversed(seats):
            state.stack.append(Frame(TEXT, frame.face, self.part, seat, frame.me, frame.source))


@dataclass(frozen=True)
class WhenDefeated(Paragraph):
    """What happens when somebody defeats this Super-Villain: to whoever did, or to each player (COMMON-WHEN)."""

    sentences: tuple[Sentence, ...] = ()
    blows: tuple[Each, ...] = ()

    def write(self, draft: Draft) -> None:
        steps: list[Effect] = draft.writer.sentences(self.sentences)
        for each in self.blows:
            steps.append(ForEach(each.who, each.blow(draft).part))
        draft.when_defeated = draft.writer.part("when defeated", steps)


def about_all(paragraph: WhenDefeated) -> Fault | None:
    """It speaks of each player or each foe: nobody is attacked."""
    for blow in paragraph.blows:
        if blow.who not in ("player", "foe"):
            return blow, "here only each player or each foe can be spoken of"
    return None


word(
    "paragraph",
    Refers(bars={"attacker": "nobody makes an Attack here"}, check=about_all),
    "When this Villain is defeated: {blows:blow*space}",
    "When this Villain is defeated: {sentences:sentence*space}",
)(WhenDefeated)
