"""Paragraphs: one line of a card's text each, told apart by their keyword, and what they contribute to the card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from lineup.engine import zones as z
from lineup.engine.attack import (
    CHOSEN_FOE,
    CONFRONTED_FOE,
    EACH,
    EACH_FOE,
    EACH_PLAYER,
    HIGHEST_HAND,
    REST,
    SOLE_HIGHEST,
    Attack,
    Block,
)
from lineup.engine.definitions import Ability, Defense, Effect, EventTest, PlayTest, Trigger, Worth
from lineup.engine.playing import EndPlay
from lineup.language.feeding import feeds_itself
from lineup.language.grammar import PLAIN, Refers, always, atom, describe, phrase, show, word
from lineup.language.grammar.referring import Fault
from lineup.language.nouns import ThisCard
from lineup.language.power import Power
from lineup.language.sentences import (
    Body,
    Do,
    Forget,
    JumpUnless,
    May,
    MayStep,
    Optional,
    Plain,
    Sentence,
    Writer,
    gives_power,
)
from lineup.language.verbs import Clause, Discard, DiscardWithOthers, Own, Put, Reveal


@dataclass
class Draft:
    """A card's programs and abilities while its paragraphs are put together."""

    super_hero: bool = False
    buying_gains: bool = False
    defeating_gains: bool = False
    writer: Writer = field(default_factory=Writer)
    defenses: list[Defense] = field(default_factory=list)
    abilities: list[Ability] = field(default_factory=list)
    triggers: list[Trigger] = field(default_factory=list)
    when_gained: int = -1
    when_bought: bool = False
    appearance: int = -1
    worth: Worth | None = None
    ongoing: bool = False
    starts_on_top: bool = False
    blocks: list[int] = field(default_factory=list)
    flags: dict[str, Any] = field(default_factory=dict)  # what the text says of the card itself
    confronting: bool = False  # abilities and triggers now written work in own Confrontations only
    origins: list[int] = field(default_factory=lambda: [-1])  # the paragraph each part is from

    def play(self, effects: list[Effect]) -> None:
        """Add to what happens when the card is played."""
        program = self.writer.parts[0]
        if program and effects:
            program.append(Forget())
        program.extend(effects)

    def appear(self, effects: list[Effect]) -> None:
        """Add to the First Appearance."""
        if self.appearance < 0:
            self.appearance = self.writer.part("first appearance")
        self.writer.parts[self.appearance].extend(effects)

    def ability(self, effects: list[Effect], once: bool, price: int = 0, confronted: bool = False) -> None:
        """Add something its player may use."""
        part = self.writer.part("ability", effects)
        self.abilities.append(Ability(part, once, price, confronted, self.confronting))

    def trigger(
        self,
        when: str,
        effects: list[Effect],
        text: str,
        test: PlayTest | EventTest | None = None,
        unlimited: bool = False,
    ) -> None:
        """Add a text that starts by itself; a Super Hero's may be declined."""
        if self.super_hero and not asks_first(effects):
            effects = [Optional(text), *effects]
        part = self.writer.part(f"when {when}", effects)
        self.triggers.append(Trigger(when, part, test, gives_power(effects), self.confronting, unlimited))

    def finish(self) -> None:
        """Close the play text."""
        self.writer.parts[0].append(EndPlay())


def asks_first(effects: Sequence[Effect]) -> bool:
    """Whether a text that starts by itself begins with "you may", so that nothing else need be asked."""
    first = effects[1] if len(effects) > 1 and isinstance(effects[0], JumpUnless) else effects[0]
    return isinstance(first, MayStep)


class Paragraph:
    """One line of text."""

    def write(self, draft: Draft) -> None:
        """Add this paragraph's meaning to the card."""
        raise TypeError(f"{type(self).__name__} means nothing")


ENDLESS: Final = {"own text": "the text of this card would use itself, and never come to an end"}
NO_ATTACKER: Final = {"attacker": "a First Appearance has no attacker"}  # nobody makes it (HU-SVD-12)


@dataclass(frozen=True)
class PlayText(Paragraph):
    """What happens when the card is played."""

    sentences: tuple[Sentence, ...]

    def write(self, draft: Draft) -> None:
        draft.play(draft.writer.sentences(self.sentences))


word("paragraph", Refers(bars=ENDLESS), "{sentences:sentence*space}")(PlayText)


for _value, _text in (
    ("foe", "Each foe"),
    ("player", "Each player"),
    ("tied", "Each player tied for the highest total cost in hand"),
    ("other", "Each other player"),
    ("alone", "The player who alone chose the highest cost"),
    ("that", "That foe"),
    ("confronted", "The confronted foe"),
):
    atom("subject", _value, _text)
describe("subject", "whom it is about, such as …", "subject")
WHO = {"tied": HIGHEST_HAND, "other": REST, "alone": SOLE_HIGHEST}  # all others: everyone it is made against
AGAINST = {"foe": EACH_FOE, "that": CHOSEN_FOE, "confronted": CONFRONTED_FOE}


@dataclass(frozen=True)
class Each(Paragraph):
    """A stretch of an Attack about each of some players: the first sentence and those that go on about "they"."""

    who: str
    first: Body
    rest: tuple[Sentence, ...] = ()

    def block(self, draft: Draft) -> Block:
        steps = draft.writer.sentences((Plain(self.first), *self.rest), "they")
        return Block(WHO.get(self.who, EACH), draft.writer.part("attack", steps))


word("block", PLAIN, "{who:subject} {first:subject_body.it}. {rest:their_sentence.they**space}")(Each)


def that_foe(attack: AttackText | AppearanceAttack) -> Fault | None:
    """ "That foe" is the one chosen before."""
    for block in attack.blocks:
        if block.who == "that" and not (isinstance(attack, AttackText) and attack.chosen):
            return block, '"That foe" has nobody to refer to; say "Choose a foe." before'
    return None


@dataclass(frozen=True)
class AttackText(Paragraph):
    """An Attack: all of it can be avoided, so nothing else stands in its paragraph."""

    blocks: tuple[Each, ...]
    chosen: bool = False

    def attack(self, draft: Draft) -> Attack:
        draft.flags["is_attack"] = True
        blocks = tuple(each.block(draft) for each in self.blocks)
        return Attack(blocks, AGAINST.get(self.blocks[0].who, EACH_PLAYER))

    def write(self, draft: Draft) -> None:
        draft.writer.parts[0].append(self.attack(draft))


word(
    "paragraph",
    Refers(check=that_foe),
    phrase("Attack: Choose a foe. {blocks:block*space}", chosen=True),
    "Attack: {blocks:block*space}",
    also=("in_confrontation",),
)(AttackText)


@dataclass(frozen=True)
class AppearanceAttack(Paragraph):
    """The Attack a Super-Villain makes on being revealed."""

    blocks: tuple[Each, ...]

    def write(self, draft: Draft) -> None:
        blocks = tuple(each.block(draft) for each in self.blocks)
        draft.appear([Attack(blocks, EACH_PLAYER)])


word("paragraph", Refers(bars=NO_ATTACKER, check=that_foe), "First Appearance—Attack: {blocks:block*space}")(
    AppearanceAttack
)


@dataclass(frozen=True)
class AppearanceText(Paragraph):
    """What else happens on being revealed, whoever defends."""

    sentences: tuple[Sentence, ...]

    def write(self, draft: Draft) -> None:
        draft.appear(draft.writer.sentences(self.sentences))


word("paragraph", Refers(bars=NO_ATTACKER), "First Appearance: {sentences:sentence*space}")(AppearanceText)


@dataclass(frozen=True)
class Show:
    """Pay for a Defense by showing the card, which stays in hand."""

    place: int = z.HAND

    def clauses(self) -> list[Clause]:
        return [Reveal(ThisCard())]


word("price", Refers(binds=always("did")), "Reveal this card")(Show)


@dataclass(frozen=True)
class GiveUp:
    """Pay for a Defense with the card itself."""

    place: int

    def clauses(self) -> list[Clause]:
        return [Discard(ThisCard())] if self.place == z.HAND else [Put(ThisCard(), Own(z.DISCARD))]


word(
    "price",
    Refers(binds=always("did")),
    phrase("Discard this card", place=z.HAND),
    phrase("Put this card from play into your discard pile", place=z.PLAY),
)(GiveUp)


@dataclass(frozen=True)
class GiveUpMore:
    """Pay for a Defense with the card itself and any others."""

    place: int = z.HAND

    def clauses(self) -> list[Clause]:
        return [DiscardWithOthers()]


word("price", Refers(binds=always("did")), "Discard this card and any number of other cards from your hand")(GiveUpMore)


@dataclass(frozen=True)
class DefenseText(Paragraph):
    """A way to avoid an Attack, and what it brings besides."""

    price: Show | GiveUp | GiveUpMore
    sentences: tuple[Sentence, ...] = ()

    def write(self, draft: Draft) -> None:
        steps = [*self.price.clauses(), *draft.writer.sentences(self.sentences)]
        kept = isinstance(self.price, Show)
        draft.defenses.append(Defense(self.price.place, draft.writer.part("defense", steps), kept))


word("paragraph", PLAIN, "Defense: {price:price} to avoid an Attack. {sentences:sentence**space}")(DefenseText)


@dataclass(frozen=True)
class OngoingStays(Paragraph):
    """The card stays in play after the turn."""

    def write(self, draft: Draft) -> None:
        draft.ongoing = True


word("paragraph", PLAIN, "Ongoing: This card stays in play.")(OngoingStays)


@dataclass(frozen=True)
class OngoingPower(Paragraph):
    """Power in the turn the card is played and at the start of each later one."""

    n: int

    def write(self, draft: Draft) -> None:
        draft.ongoing = True
        draft.play([Power(self.n)])
        draft.trigger("start", [Power(self.n)], f"+{self.n} Power")


word("paragraph", PLAIN, "Ongoing: +{n:digits} Power during each of your turns.")(OngoingPower)


def usable(first: Body) -> Body:
    """Using an ability is its player's choice already, so "you may" asks nothing more."""
    return Do(first.clauses) if isinstance(first, May) else first


@dataclass(frozen=True)
class OncePerTurn(Paragraph):
    """An ability its player may use once in each own turn, when they like (HU-CARD-13)."""

    first: Body
    rest: tuple[Sentence, ...] = ()

    def write(self, draft: Draft) -> None:
        steps = draft.writer.sentences((Plain(usable(self.first)), *self.rest))
        draft.ability(steps, once=True)


word("ongoing", PLAIN, "Once during each of your turns, {first:lead}. {rest:sentence**space}")(OncePerTurn)
word("paragraph", PLAIN, "Once during each of your turns, {first:lead}. {rest:sentence**space}")(OncePerTurn)


@dataclass(frozen=True)
class PayPower(Paragraph):
    """An ability paid for with Power, as often as its player likes (HU-CARD-15)."""

    n: int
    sentences: tuple[Sentence, ...]

    def write(self, draft: Draft) -> None:
        draft.ability(draft.writer.sentences(self.sentences), once=False, price=self.n)


word("paragraph", PLAIN, "Pay {n:digits} Power: {sentences:sentence*space}")(PayPower)


@dataclass(frozen=True)
class AtStart(Paragraph):
    """What happens before anything else of the own turn."""

    first: Body
    rest: tuple[Sentence, ...] = ()

    def write(self, draft: Draft) -> None:
        steps = draft.writer.sentences((Plain(self.first), *self.rest))
        draft.trigger("start", steps, show(self.first, category="lead"))


word("ongoing", PLAIN, "At the start of your turn, {first:lead}. {rest:sentence**space}", also=("paragraph",))(AtStart)


@dataclass(frozen=True)
class Ongoing(Paragraph):
    """A text that goes on working turn after turn."""

    text: Paragraph

    def write(self, draft: Draft) -> None:
        draft.ongoing = True
        self.text.write(draft)


word("paragraph", PLAIN, "Ongoing: {text:ongoing}")(Ongoing)


@dataclass(frozen=True)
class WhenPlayed(Paragraph):
    """What reacts to cards its player plays."""

    test: PlayTest
    first: Body
    rest: tuple[Sentence, ...] = ()

    def write(self, draft: Draft) -> None:
        steps = draft.writer.sentences((Plain(self.first), *self.rest))
        draft.trigger("play", steps, show(self.first, category="lead"), self.test)


def feeds(when: WhenPlayed) -> Fault | None:
    """What would set the text off again without end."""
    return feeds_itself(when.test, when.first, when.rest)


word(
    "paragraph",
    Refers(gives=("it",), check=feeds),
    "{test:play_test}, {first:lead}. {rest:sentence**space}",
    also=("ongoing",),
)(WhenPlayed)


@dataclass(frozen=True)
class WhenAvoided(Paragraph):
    """What reacts to its player's Defenses, also on other turns (HU-HERO-01)."""

    first: Body
    rest: tuple[Sentence, ...] = ()

    def write(self, draft: Draft) -> None:
        steps = draft.writer.sentences((Plain(self.first), *self.rest))
        draft.trigger("avoid", steps, show(self.first, category="lead"))


word("paragraph", PLAIN, "Each time you avoid an Attack, {first:lead}. {rest:sentence**space}")(WhenAvoided)


@dataclass(frozen=True)
class WhenGained(Paragraph):
    """What happens when a player gains the card; a purchase counts if the text names it."""

    sentences: tuple[Sentence, ...]
    bought: bool = False

    def write(self, draft: Draft) -> None:
        draft.when_gained = draft.writer.part("when gained", draft.writer.sentences(self.sentences))
        draft.when_bought = self.bought


word(
    "paragraph",
    PLAIN,
    phrase("When you buy or gain this: {sentences:sentence*space}", bought=True),
    "When you gain this: {sentences:sentence*space}",
)(WhenGained)


@dataclass(frozen=True)
class WorthText(Paragraph):
    """Variable Victory Points."""

    worth: Worth

    def write(self, draft: Draft) -> None:
        draft.worth = self.worth


word("paragraph", PLAIN, "Worth {worth:worth}.")(WorthText)


@dataclass(frozen=True)
class StartsOnTop(Paragraph):
    """The Super-Villain every game begins with (HU-SV-10)."""

    def write(self, draft: Draft) -> None:
        draft.starts_on_top = True


word("paragraph", PLAIN, "This card starts the game on top of the Super-Villain stack.")(StartsOnTop)


describe("paragraph", "a paragraph such as …", "paragraph")
describe("price", "a price such as …", "price")
describe("ongoing", "an Ongoing text such as …", "text")
describe("block", "a subject such as …", "players")


def compile_text(
    paragraphs: Sequence[Paragraph], super_hero: bool, buying_gains: bool = False, defeating_gains: bool = False
) -> Draft:
    """The programs and abilities of a whole card text; its set may take buying or defeating for gaining."""
    draft = Draft(super_hero, buying_gains, defeating_gains)
    for number, paragraph in enumerate(paragraphs):
        paragraph.write(draft)
        draft.origins += [number] * (len(draft.writer.parts) - len(draft.origins))
    draft.finish()
    return draft
