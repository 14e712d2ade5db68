"""One's own Super Hero or Character: cards put under it, and flipping it. Rules are COMMON-UNDER and COMMON-FACE."""

from __future__ import annotations

from lineup.engine import zones as z
from lineup.engine.moves import flip_hero
from lineup.engine.purposes import Purpose
from lineup.engine.queries import character_of, is_face_up
from lineup.engine.state import Frame, State
from lineup.frozen import dataclass
from lineup.language.grammar import PLAIN, Refers, always, phrase, reads, word
from lineup.language.words.conditions import Question
from lineup.language.words.meaning import Act, Condition, Deed, Passage, Those
from lineup.language.words.paragraphs import Draft, Paragraph
from lineup.language.words.picks import Picked, What
from lineup.language.words.places import Where
from lineup.language.words.sentences import TextSentence, sentences_as_acts
from lineup.language.words.verbs import Clause


@dataclass(frozen=True)
class Tucked(What):
    """The cards this card itself has put under the player's Super Hero and that still lie there (COMMON-UNDER-05)."""

    @property
    def cards_needed(self) -> int:
        return 0

    def pick_cards(self, state: State, frame: Frame, verb: Purpose, default: str, optional: bool = False) -> Picked:
        mine = state.zones[z.zone_of(frame.me, z.UNDER)]
        return tuple(card for card, by in state.tucked if by == frame.source and card in mine)

    def as_those(self, default: Where) -> Those:
        return Those(where=("beneath",), how="own")


word("what", PLAIN, "the cards this card put under @your Super Hero")(Tucked)


@dataclass(frozen=True)
class Flip(Clause):
    """Turn the player's Super Hero over; face down it has no abilities, for good or while this Super-Villain lasts."""

    down: bool
    until: bool = False

    def is_possible(self, state: State, frame: Frame) -> bool:
        return character_of(state, frame.me) >= 0 and is_face_up(state, frame.me) == self.down

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        done = flip_hero(state, frame.me, self.down, frame.source if self.until else -1)
        frame.did = (character_of(state, frame.me),) if done else ()
        return True

    def as_acts(self) -> tuple[Act, ...]:
        only = (Condition("undefeated", until=True),) if self.until else ()
        return (Deed("flip down" if self.down else "flip up", only=only),)


word(
    "clause",
    Refers(binds=always("did")),
    phrase("<flip> @your Super Hero face down until this Villain is defeated", down=True, until=True),
    phrase("<flip> @your Super Hero face down", down=True),
    phrase("<flip> @your Super Hero face up", down=False),
)(Flip)


@dataclass(frozen=True)
class HasDefeated(Question):
    """The player has defeated a Super-Villain this turn: bought it, as defeating is."""

    def holds(self, state: State, frame: Frame) -> bool:
        return any(
            event.what == "gain"
            and event.bought
            and event.seat == frame.me
            and state.cards[event.card].is_super_villain
            for event in state.happened
        )

    def as_condition(self) -> Condition:
        return Condition("defeated")


word("condition", PLAIN, "@you have defeated a Super-Villain this turn")(HasDefeated)
reads(
    HasDefeated,
    "condition",
    "@you defeated a Super-Villain this turn",
    "@you have defeated a Super Hero this turn",
    "@you defeated a Super Hero this turn",
)


@dataclass(frozen=True)
class WhenDefeated(Paragraph):
    """The effect of defeating this Super-Villain, for whoever did it or for each player (COMMON-WHEN)."""

    sentences: tuple[TextSentence, ...]

    def add_to(self, draft: Draft) -> None:
        draft.when_defeated = draft.writer.add_part("when defeated", draft.writer.write_sentences(self.sentences))

    def as_passage(self) -> Passage:
        return Passage("defeated", "", "When this Villain is defeated", sentences_as_acts(self.sentences))


word(
    "paragraph",
    Refers(bars={"attacker": "nobody makes an Attack here"}),
    "When this Villain is defeated: {sentences:sentence*space}",
)(WhenDefeated)
