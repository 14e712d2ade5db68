"""Paragraphs: the lines of a card's text, told apart by their keywords, and what each adds to the card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field, replace
from typing import Any, Final

from lineup.engine import zones as z
from lineup.engine.attack import CHOSEN_FOE, EACH, EACH_FOE, EACH_PLAYER, THAT_FOE, Attack, Blow
from lineup.engine.definitions import VILLAIN, Ability, Defense, Effect, EventTest, Moment, PlayTest, Trigger, Worth
from lineup.engine.playing import EndPlay
from lineup.frozen import dataclass
from lineup.language.grammar import APART, GRAMMAR, PLAIN, Refers, always, describe, phrase, reads, word, words_in
from lineup.language.grammar.referring import Fault
from lineup.language.words.acting import counts_deeds
from lineup.language.words.amounts import CountedWorth
from lineup.language.words.cards import TYPE_OF, Cards
from lineup.language.words.conditions import Confronts, Controls, Holds
from lineup.language.words.meaning import DRAWN, Act, Deed, Meaning, Passage, Price, Rule, Sign, Who
from lineup.language.words.other_players import ChoosePlayers
from lineup.language.words.picks import ThisCard
from lineup.language.words.places import Own, ThatFoes, ThisWay
from lineup.language.words.players import AGAINST, OF_EACH, ONE_BY_ONE, OWN_TURN, SEVERAL, WHO
from lineup.language.words.power import AddCost
from lineup.language.words.sentences import (
    AWAY,
    About,
    Body,
    ChooseOne,
    Do,
    If,
    IfDo,
    OthersDo,
    Otherwise,
    Plain,
    TextSentence,
    Writer,
    done_by,
    find_unclear_repeat,
    lead_as_acts,
    only_if,
    sentences_as_acts,
)
from lineup.language.words.steps import Forget, Jump, JumpUnless, MayStep, Optional, TheyDid, gives_power, word_clause
from lineup.language.words.tokens import RobVP, StealVP
from lineup.language.words.verbs import Acting, Clause, Destroy, Discard, DiscardWithOthers, Put, Reveal, bind_theirs


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
    when_defeated: int = -1
    worth: Worth | None = None
    ongoing: bool = False
    blocks: list[int] = field(default_factory=list)
    flags: dict[str, Any] = field(default_factory=dict)  # what the text says of the card itself
    confronting: bool = False  # abilities and triggers now written work in own Confrontations only
    origins: list[int] = field(default_factory=lambda: [-1])  # the paragraph each part is from

    def add_play(self, effects: list[Effect]) -> None:
        """Add steps to the play text."""
        program = self.writer.parts[0]
        if program and effects:
            program.append(Forget())
        program.extend(effects)

    def add_appearance(self, effects: list[Effect]) -> None:
        """Add steps to the First Appearance."""
        if self.appearance < 0:
            self.appearance = self.writer.add_part("first appearance")
        self.writer.parts[self.appearance].extend(effects)

    def add_ability(
        self, effects: list[Effect], words: str, once: bool = False, price: int = 0, confronted: bool = False
    ) -> None:
        """Add an ability that its player may use; `words` are its text on the button for it."""
        part = self.writer.add_part("ability", effects)
        self.abilities.append(Ability(part, once, price, confronted, self.confronting, words.removesuffix(".")))

    def add_trigger(
        self,
        when: Moment,
        effects: list[Effect],
        text: str,
        test: PlayTest | EventTest | None = None,
        unlimited: bool = False,
    ) -> None:
        """Add a text that starts by itself; a Super Hero's may be declined."""
        if self.super_hero and not asks_first(effects):
            effects = [Optional(text, word_clause(text, effects[0])), *effects]
        part = self.writer.add_part(f"when {when}", effects)
        self.triggers.append(Trigger(when, part, test, gives_power(effects), self.confronting, unlimited))

    def end_play(self) -> None:
        """Close the play text."""
        self.writer.parts[0].append(EndPlay())


def asks_first(effects: Sequence[Effect]) -> bool:
    """True if a text that starts by itself begins with "you may", so that nothing else need be asked."""
    first = effects[1] if len(effects) > 1 and isinstance(effects[0], JumpUnless) else effects[0]
    return isinstance(first, MayStep)


class Paragraph:
    """One line of text."""

    def add_to(self, draft: Draft) -> None:
        """Add this paragraph to the card."""
        raise TypeError(f"{type(self).__name__} means nothing")

    def as_passage(self) -> Passage:
        """Return what it means to readers; its text is filled in later."""
        raise TypeError(f"{type(self).__name__} means nothing")


ENDLESS: Final = {"own text": "the text of this card would use itself, and never come to an end"}
NO_ATTACKER: Final = {"attacker": "a First Appearance has no attacker", **OWN_TURN}  # nobody makes it (HU-SVD-12)


DEEDS: Final = {"revealed": Reveal, "discarded": Discard, "destroyed": Destroy}


def check_this_way(value: object) -> Fault | None:
    """Require that "revealed this way" and its like are about what several players did last."""
    words = words_in(value)
    if not any(isinstance(node, ThisWay) for node in words):
        return None
    last: list[Acting] = []
    for node in words:
        if isinstance(node, Each) or (isinstance(node, About | OthersDo) and node.who in SEVERAL):
            last = [each for each in words_in(node) if isinstance(each, Acting)][-1:]
        if isinstance(node, ThisWay) and not (last and isinstance(last[0], DEEDS[node.verb])):
            return node, f'nothing was {node.verb} last, to which "this way" could refer'
    return None


@dataclass(frozen=True)
class PlayText(Paragraph):
    """The steps of playing the card."""

    sentences: tuple[TextSentence, ...]

    def add_to(self, draft: Draft) -> None:
        draft.add_play(draft.writer.write_sentences(self.sentences))

    def as_passage(self) -> Passage:
        first = self.sentences[0]
        choice = isinstance(first, Plain) and isinstance(first.body, ChooseOne)
        return Passage("play", "", "Choose one" if choice else "", sentences_as_acts(self.sentences))


def check_played(text: PlayText) -> Fault | None:
    """Check what "this way" and "repeat this" refer to."""
    return find_unclear_repeat(text.sentences) or check_this_way(text)


word("paragraph", Refers(bars=ENDLESS, gives=("process",), check=check_played), "{sentences:sentence*space}")(PlayText)


@dataclass(frozen=True)
class Each(Paragraph):
    """A stretch of an Attack about each of some players: the first sentence and those that go on about "they"."""

    who: Who
    first: Body
    rest: tuple[TextSentence, ...] = ()
    only: Holds | Controls | None = None  # those for whom this holds; nobody else is attacked

    def make_blow(self, draft: Draft) -> Blow:
        steps = draft.writer.write_sentences((Plain(self.first), *self.rest), "they")
        return Blow(WHO.get(self.who, EACH), draft.writer.add_part("attack", steps))

    def as_acts(self) -> tuple[Act, ...]:
        acts = lead_as_acts(self.first, self.rest)
        return done_by(acts if self.only is None else only_if(acts, self.only.as_condition()), self.who)


def bind_done_by(each: Each) -> tuple[str, ...]:
    """Bind what they did, to be counted; of several players nobody knows whose card is meant."""
    return (*bind_theirs(each), *OF_EACH) if each.who in SEVERAL else bind_theirs(each)


def check_blow(each: Each) -> Fault | None:
    """Refuse a repetition that does not say where it begins."""
    return find_unclear_repeat((Plain(each.first), *each.rest))


word(
    "blow",
    Refers(gives=("process", *AWAY), binds=bind_done_by, bars=ONE_BY_ONE, check=check_blow),
    "{who:subject} {first:subject_body.it}. {rest:their_sentence.they**space}",
    "{who:subject}, if {only:filter.they}, {first:subject_body.it}. {rest:their_sentence.they**space}",
)(Each)


@dataclass(frozen=True)
class Doing(Paragraph):
    """The attacker's own part of an Attack: done to the foe chosen, or when the Attack on others is over."""

    sentences: tuple[TextSentence, ...]


# of what others did only what is counted is known to the attacker
NOT_THEIRS: Final = ("it", "them", "named", "chosen", "process")
word("own_part", Refers(scope=APART, hides=NOT_THEIRS, gives=("foe", "way")), "{sentences:own_sentence*space}")(Doing)


def check_attack(attack: AttackText) -> Fault | None:
    """Refuse an Attack that does not say who is attacked, or counts what cannot be counted."""
    for each in attack.blows:
        if each.only is not None and (each is not attack.blows[0] or each.who not in ("foe", "other")):
            return each, "an Attack says once, and first, which foes it is made against"
    if attack.mine is not None and not attack.vp_robbed:
        if any(isinstance(node, StealVP) and node.whom == "each" for node in words_in(attack.mine)):
            return attack.mine, "nothing else stands in an Attack that steals from each foe"
        if not any(isinstance(node, ThatFoes | RobVP) for node in words_in(attack.mine)):
            return attack.mine, "it is not said who is attacked"
    if attack.mine is None and attack.blows[0].who != "that":
        for node in words_in(attack.after):
            if isinstance(node, ThatFoes | RobVP):
                return node, '"that foe" has nobody to refer to'
    if attack.counts_others and len({bind_theirs(each) for each in attack.blows}) > 1:
        return attack.after, GRAMMAR.registers["did variously"]
    return check_this_way(attack)


CHOICE: Final = Plain(Do((ChoosePlayers("foe"),)))


@dataclass(frozen=True)
class AttackText(Paragraph):
    """An Attack: all of it can be avoided, save what its player does `after` it.

    `mine`: it is not they who act but the attacker.
    """

    blows: tuple[Each, ...] = ()
    chosen: bool = False
    mine: Doing | None = None
    after: Doing | None = None

    @property
    def chooses_foe(self) -> bool:
        """True if it begins with the choice of a foe."""
        return self.chosen or (self.mine is not None and self.mine.sentences[0] == CHOICE)

    @property
    def vp_robbed(self) -> int:
        """The number of VP it steals from each foe, if it does nothing else; otherwise 0."""
        first = self.mine.sentences[0] if self.mine is not None and len(self.mine.sentences) == 1 else None
        body = first.body if isinstance(first, Plain) else None
        clause = body.clauses[0] if isinstance(body, Do) and len(body.clauses) == 1 else None
        return clause.n if isinstance(clause, StealVP) and clause.whom == "each" else 0

    @property
    def counts_others(self) -> bool:
        """True if its player counts what it made others do."""
        return self.after is not None and counts_deeds(self.after.sentences)

    def make_attack(self, draft: Draft) -> Attack:
        draft.flags["is_attack"] = True
        foe = CHOSEN_FOE if self.chooses_foe else THAT_FOE
        if self.vp_robbed:
            return Attack((Blow(EACH, draft.writer.add_part("attack", [RobVP(self.vp_robbed)]), mine=True),), EACH_FOE)
        if self.mine is not None:
            steps = draft.writer.write_sentences([each for each in self.mine.sentences if each != CHOICE])
            return Attack((Blow(EACH, draft.writer.add_part("attack", steps), mine=True),), foe)
        blows = tuple(each.make_blow(draft) for each in self.blows)
        who = self.blows[0].who
        if who == "other":  # nobody was named before: it is about everyone else
            blows = (replace(blows[0], who=EACH), *blows[1:])
        gathers = self.counts_others or any(isinstance(node, ThisWay) for node in words_in(self.after))
        against = foe if who == "that" else AGAINST.get(who, EACH_PLAYER)
        return Attack(blows, against, gathers=gathers, among=self.blows[0].only)

    def add_to(self, draft: Draft) -> None:
        steps: list[Effect] = [self.make_attack(draft)]
        if self.after is not None:
            steps += [TheyDid()] if self.counts_others else []
            steps += draft.writer.write_sentences(self.after.sentences)
        if draft.confronting:
            draft.add_play([JumpUnless(Confronts(own=True), len(steps)), *steps])
        else:
            draft.writer.parts[0] += steps

    def as_passage(self) -> Passage:
        if self.mine is not None:
            against: Who = "foe" if self.vp_robbed else "that"
            return Passage("attack", "", "Attack", sentences_as_acts(self.mine.sentences), against=against)
        acts = sum([each.as_acts() for each in self.blows], ())
        if self.after is not None:
            acts += sentences_as_acts(self.after.sentences)
        return Passage("attack", "", "Attack", acts, against=self.blows[0].who)


word(
    "paragraph",
    Refers(check=check_attack),
    phrase("Attack: Choose a foe. {blows:blow*space}", chosen=True),
    phrase("Attack: Choose a foe. {blows:blow*space} {after:own_part}", chosen=True),
    "Attack: {blows:blow*space}",
    "Attack: {blows:blow*space} {after:own_part}",
    "Attack: {mine:own_part}",
    also=("in_confrontation",),
)(AttackText)


def find_unchosen_foes(words: list[object], before: Sequence[Paragraph]) -> list[Fault]:
    """Find Attacks on "that foe", among the words of a paragraph, where no line before chose one."""
    faults: list[Fault] = []
    for attack in words:
        if isinstance(attack, AttackText) and not attack.chooses_foe:
            faults += [(blow, NOBODY) for blow in attack.blows if blow.who == "that"]
            faults += [(attack.mine, NOBODY)] if attack.mine is not None and not attack.vp_robbed else []
    for node in words_in(tuple(before)) if faults else ():
        if isinstance(node, ChoosePlayers) and node.who == "foe":
            return []
        if isinstance(node, AttackText) and node.chooses_foe:
            return []
    return faults


def find_unavoidable(paragraph: Paragraph, before: Sequence[Paragraph]) -> list[Fault]:
    """Find what others do behind an Attack on its line: a reader takes it for a part of the Attack, but it is not."""
    if not isinstance(paragraph, PlayText) or not any(isinstance(each, AttackText) for each in before):
        return []
    why = "behind an Attack this could not be avoided; begin a new line if that is meant"
    for node in words_in(paragraph):
        if isinstance(node, About | OthersDo) and node.who != "avoider":
            return [(node, why)]
    return []


NOBODY: Final = '"That foe" has nobody to refer to; say "Choose a foe." before'


def refuse_that_foe(appearance: FirstAppearance) -> Fault | None:
    """Refuse "that foe" in a First Appearance, where nobody chooses a foe."""
    if appearance.blows and appearance.blows[0].who == "other":
        return appearance.blows[0], 'nobody is named before, so there is no other player; say "each player"'
    return next(((blow, NOBODY) for blow in appearance.blows if blow.who == "that"), None)


@dataclass(frozen=True)
class FirstAppearance(Paragraph):
    """The effect of revealing a Super-Villain: its Attack, or what happens even to those who defend."""

    blows: tuple[Each, ...] = ()
    sentences: tuple[TextSentence, ...] = ()

    def add_to(self, draft: Draft) -> None:
        if self.blows:
            blows = tuple(each.make_blow(draft) for each in self.blows)
            draft.add_appearance([Attack(blows, EACH_PLAYER)])
        else:
            draft.add_appearance(draft.writer.write_sentences(self.sentences))

    def as_passage(self) -> Passage:
        if not self.blows:
            return Passage("appearance", "", "First Appearance", sentences_as_acts(self.sentences))
        acts = sum([each.as_acts() for each in self.blows], ())
        return Passage("appearance", "", "First Appearance—Attack", acts, against=self.blows[0].who)


word(
    "paragraph",
    Refers(bars=NO_ATTACKER, check=refuse_that_foe),
    "First Appearance—Attack: {blows:blow*space}",
    "First Appearance: {sentences:sentence*space}",
)(FirstAppearance)
reads(FirstAppearance, "paragraph", "First Appearance—Attack: {blows:victims_blow*space}")


@dataclass(frozen=True)
class Show:
    """Pay for a Defense by showing the card, which stays in hand."""

    place: int = z.HAND

    def list_clauses(self) -> list[Clause]:
        return [Reveal(ThisCard())]

    def as_price(self) -> Price:
        return Price(itself=True, shown=True)


word("price", Refers(binds=always("did", "did revealed")), "Reveal this card")(Show)


@dataclass(frozen=True)
class GiveUp:
    """Pay for a Defense with the card itself."""

    place: int

    def list_clauses(self) -> list[Clause]:
        return [Discard(ThisCard())] if self.place == z.HAND else [Put(ThisCard(), Own(z.DISCARD))]

    def as_price(self) -> Price:
        return Price(itself=True, in_play=self.place == z.PLAY)


def bind_given_up(price: GiveUp) -> tuple[str, ...]:
    """Bind the card as discarded if it was in hand."""
    return ("did", "did discarded") if price.place == z.HAND else ("did",)


word(
    "price",
    Refers(binds=bind_given_up),
    phrase("Discard this card", place=z.HAND),
    phrase("Put this card from play into your discard pile", place=z.PLAY),
)(GiveUp)


@dataclass(frozen=True)
class GiveUpMore:
    """Pay for a Defense with the card itself and any others."""

    place: int = z.HAND

    def list_clauses(self) -> list[Clause]:
        return [DiscardWithOthers()]

    def as_price(self) -> Price:
        return Price(itself=True, more=True)


word(
    "price",
    Refers(binds=always("did", "did discarded")),
    "Discard this card and any number of other cards from your hand",
)(GiveUpMore)


@dataclass(frozen=True)
class GiveAway:
    """Pay for a Defense with the card itself, which goes elsewhere or out of the game."""

    clause: Put | Destroy
    place: int = z.HAND

    def list_clauses(self) -> list[Clause]:
        return [self.clause]

    def as_price(self) -> Price:
        if isinstance(self.clause, Put):
            return Price(itself=True, to=self.clause.list_goals())
        return Price(itself=True, destroyed=True)


word(
    "price",
    Refers(binds=always("did")),
    phrase("Put this card on top of your deck", clause=Put(ThisCard(), Own(z.DECK))),
    phrase("Put this card on the bottom of your deck", clause=Put(ThisCard(), Own(z.DECK, under=True))),
    phrase("Put this card under your Super Hero", clause=Put(ThisCard(), Own(z.UNDER))),
    phrase("Destroy this card", clause=Destroy(ThisCard())),
)(GiveAway)


@dataclass(frozen=True)
class DefenseText(Paragraph):
    """A way to avoid an Attack, and what else it does."""

    price: Show | GiveUp | GiveUpMore | GiveAway
    sentences: tuple[TextSentence, ...] = ()

    def add_to(self, draft: Draft) -> None:
        steps = [*self.price.list_clauses(), *draft.writer.write_sentences(self.sentences)]
        kept = isinstance(self.price, Show)
        draft.defenses.append(Defense(self.price.place, draft.writer.add_part("defense", steps), kept))

    def as_passage(self) -> Passage:
        return Passage("defense", "", "Defense", sentences_as_acts(self.sentences), price=self.price.as_price())


NOT_THEN: Final = Refers(bars=OWN_TURN)
word("paragraph", NOT_THEN, "Defense: {price:price} to avoid an Attack. {sentences:sentence**space}")(DefenseText)


@dataclass(frozen=True)
class ConfrontationText(Paragraph):
    """A text only for the player's Confrontation; a last "Otherwise" is for turns without one (CONF-CONFR-29, -31)."""

    sentences: tuple[TextSentence, ...]

    @property
    def otherwise(self) -> Body | None:
        """The body for turns without a Confrontation, if the text has one."""
        last = self.sentences[-1]
        answers = len(self.sentences) > 1 and isinstance(self.sentences[-2], If | IfDo)
        return last.body if isinstance(last, Otherwise) and not answers else None

    def add_to(self, draft: Draft) -> None:
        otherwise = self.otherwise
        then = draft.writer.write_sentences(self.sentences if otherwise is None else self.sentences[:-1])
        other = draft.writer.write_body(otherwise) if otherwise is not None else []
        if other:
            then.append(Jump(len(other)))
        draft.add_play([JumpUnless(Confronts(own=True), len(then)), *then, *other])

    def as_passage(self) -> Passage:
        otherwise = self.otherwise
        acts = sentences_as_acts(self.sentences if otherwise is None else self.sentences[:-1])
        other = otherwise.as_acts() if otherwise is not None else ()
        return Passage("play", "", "Confrontation", acts, other, confronting=True)


word("paragraph", Refers(answerable=True, bars=ENDLESS), "Confrontation: {sentences:sentence*space}")(ConfrontationText)


@dataclass(frozen=True)
class BlockText(Paragraph):
    """The effect of discarding the card while the player's team is confronted."""

    sentences: tuple[TextSentence, ...]

    def add_to(self, draft: Draft) -> None:
        draft.blocks.append(draft.writer.add_part("block", draft.writer.write_sentences(self.sentences)))

    def as_passage(self) -> Passage:
        return Passage("block", "", "Block", sentences_as_acts(self.sentences))


word(
    "paragraph",
    NOT_THEN,
    "Block: {sentences:sentence*space}",
)(BlockText)


@dataclass(frozen=True)
class BlockNumber(Paragraph):
    """A Block that adds a number to the Character's cost, and what it brings besides (RSB-BLOCK-01, -04)."""

    n: int
    sentences: tuple[TextSentence, ...] = ()

    def add_to(self, draft: Draft) -> None:
        steps: list[Effect] = [AddCost(self.n), *draft.writer.write_sentences(self.sentences)]
        draft.blocks.append(draft.writer.add_part("block", steps))

    def as_passage(self) -> Passage:
        keyword = f"Block ({self.n})" if self.sentences else ""
        return Passage("block", "", keyword, (Deed("raise", self.n), *sentences_as_acts(self.sentences)))


word("paragraph", NOT_THEN, "Block ({n:digits}).", "Block ({n:digits}): {sentences:sentence*space}")(BlockNumber)
# behind the keyword all of a line belongs to the Block (RSB-BLOCK-04)
reads(BlockNumber, "paragraph", "Block ({n:digits}). {sentences:sentence*space}")


@dataclass(frozen=True)
class WhenGained(Paragraph):
    """The effect of gaining the card; a purchase counts if the text names it."""

    sentences: tuple[TextSentence, ...]
    bought: bool = False

    def add_to(self, draft: Draft) -> None:
        draft.when_gained = draft.writer.add_part("when gained", draft.writer.write_sentences(self.sentences))
        draft.when_bought = self.bought

    def as_passage(self) -> Passage:
        keyword = "When you buy or gain this" if self.bought else "When you gain this"
        return Passage("gained", "", keyword, sentences_as_acts(self.sentences))


word(
    "paragraph",
    PLAIN,
    phrase("When you buy or gain this: {sentences:sentence*space}", bought=True),
    "When you gain this: {sentences:sentence*space}",
)(WhenGained)


@dataclass(frozen=True)
class WhenDestroyed(Paragraph):
    """The effect of destroying the card, wherever it lies and whosever it is."""

    sentences: tuple[TextSentence, ...]

    def add_to(self, draft: Draft) -> None:
        steps = draft.writer.write_sentences(self.sentences)
        draft.flags["when_destroyed"] = draft.writer.add_part("when destroyed", steps)

    def as_passage(self) -> Passage:
        return Passage("destroyed", "", "When you destroy this", sentences_as_acts(self.sentences))


word("paragraph", PLAIN, "When you destroy this: {sentences:sentence*space}")(WhenDestroyed)


@dataclass(frozen=True)
class WorthText(Paragraph):
    """Variable Victory Points."""

    worth: CountedWorth

    def add_to(self, draft: Draft) -> None:
        draft.worth = self.worth

    def as_passage(self) -> Passage:
        return Passage("worth", "", worth=self.worth.as_points())


word("paragraph", PLAIN, "Worth {worth:worth}.")(WorthText)
reads(
    WorthText,
    "paragraph",
    "At end of game, this card is worth {worth:worth}.",
    "At the end of game, this card is worth {worth:worth}.",
    "At the end of the game, this card is worth {worth:worth}.",
    "At end of the game, this card is worth {worth:worth}.",
    "This card is worth {worth:worth} at the end of the game.",
    "This card is worth {worth:worth}.",
)


@dataclass(frozen=True)
class CardRule(Paragraph):
    """A rule of the card itself, which the engine reads off its definition, where the words for it are explained."""

    rule: Rule
    n: int = 1

    def add_to(self, draft: Draft) -> None:
        if self.rule == "grants_assist":
            draft.flags[self.rule] = "Villain"
        elif self.rule == "lowers_cost":
            draft.flags[self.rule] = self.n
        elif self.rule != "stays":  # that is what Ongoing means
            draft.flags[self.rule] = True

    def as_passage(self) -> Passage:
        return Passage("rule", "", lowers=self.n if self.rule == "lowers_cost" else 0, rule=self.rule)


word(
    "paragraph",
    PLAIN,
    phrase("Assist.", rule="assist"),
    phrase("Villains in your hand have Assist.", rule="grants_assist"),
    phrase("This card starts the game on top of the Super-Villain stack.", rule="starts_on_top"),
    phrase("You go first.", rule="goes_first"),
    phrase("In your turn this card must be played before all others and before the turn ends.", rule="played_first"),
    phrase("This card is destroyed when your Character is defeated.", rule="falls_too"),
    phrase("Destroyed, this card goes back to its stack.", rule="returns_home"),
    phrase("At the end of the game, destroy the cards this card put under a Super Hero.", rule="dooms"),
)(CardRule)
word(
    "ongoing_rule",
    PLAIN,
    phrase("This card stays in play.", rule="stays"),
    phrase("Your Character costs {n:digits} less.", rule="lowers_cost"),
)(CardRule)
reads(CardRule, "ongoing_rule", phrase("Do not discard this card at the end of your turn.", rule="stays"))
reads(
    CardRule,
    "paragraph",
    phrase("(This card starts the game on top of the Super-Villain stack).", rule="starts_on_top"),
    phrase("(This card starts the game on top of the Super Hero stack).", rule="starts_on_top"),
)


@dataclass(frozen=True)
class AlsoIs(Paragraph):
    """Card types the card has besides its own while somebody owns or plays it; elsewhere it is only what it shows."""

    types: tuple[str, ...]

    def add_to(self, draft: Draft) -> None:
        draft.flags["also"] = sum({TYPE_OF[name] for name in self.types})

    def as_passage(self) -> Passage:
        return Passage("rule", "", rule="also", types=self.types)


word("paragraph", PLAIN, "This card is also a {types:card_type+sg*and} while you own or play it.")(AlsoIs)
reads(AlsoIs, "paragraph", "While you own or are playing this card, it is also a {types:card_type+sg*and}.")


def compile_text(
    paragraphs: Sequence[Paragraph], super_hero: bool, buying_gains: bool = False, defeating_gains: bool = False
) -> Draft:
    """Compile a whole card text; its set may count buying or defeating as gaining."""
    draft = Draft(super_hero, buying_gains, defeating_gains)
    for number, paragraph in enumerate(paragraphs):
        paragraph.add_to(draft)
        draft.origins += [number] * (len(draft.writer.parts) - len(draft.origins))
    draft.end_play()
    return draft


def make_meaning(paragraphs: Sequence[Paragraph], lines: Sequence[str]) -> Meaning:
    """Make the meaning of a whole card text; `lines` are its paragraphs as they are printed."""
    passages = tuple(
        [replace(each.as_passage(), text=line, paragraph=each) for each, line in zip(paragraphs, lines, strict=True)]
    )
    words = words_in(tuple(paragraphs))
    named = {kind for each in words if isinstance(each, Cards) for kind in each.kinds if isinstance(kind, str)}
    types = sum(TYPE_OF.get(kind, 0) for kind in named)
    if any(isinstance(each, CardRule) and each.rule == "grants_assist" for each in paragraphs):
        types |= VILLAIN
    duel = any(each.confronting for each in passages) or any(
        isinstance(each, Clause | Body) and each.needs_confrontation for each in words
    )
    spoken = [each for each in paragraphs if each != CardRule("assist")]  # a keyword without a text says nothing more
    return Meaning(passages, types, "Defense card" in named, duel, find_signs(spoken[0]) if spoken else ())


def find_signs(paragraph: Paragraph) -> tuple[Sign, ...]:
    """Find the plain gains that a paragraph begins with."""
    signs: list[Sign] = []
    for sentence in paragraph.sentences if isinstance(paragraph, PlayText) else ():
        act, *more = sentence.as_acts()
        if more or not isinstance(act, Deed) or act not in (Deed("power", act.n), Deed("draw", act.n, DRAWN)):
            break
        signs.append(Sign("power" if act.verb == "power" else "draw", act.n))
    return tuple(signs)


describe("paragraph", "a sentence or a keyword such as …", "paragraph")
describe("in_confrontation", "an Attack such as …", "Attack")
describe("price", "a price such as …", "price")
describe("own_part", "what you do, such as …", "sentence")
describe("own_sentence", "what you do, such as …", "sentence")
describe("blow", "somebody such as …", "players")
