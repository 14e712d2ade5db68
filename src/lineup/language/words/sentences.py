"""Sentences and how they become programs: conditions jump, choices ask, "later" installs watchers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field, replace
from typing import Final

from lineup.engine.definitions import Effect, Query
from lineup.frozen import dataclass
from lineup.language.grammar import APART, FRESH, PLAIN, WAYS, Refers, describe, reads, register, show, word, words_in
from lineup.language.grammar.referring import Fault
from lineup.language.words.acting import acting_clauses, clauses_as_acts, counts_deeds, may_as_acts, needed_cards
from lineup.language.words.conditions import (
    NOT_YOURS,
    Cannot,
    Did,
    ItCosts,
    ItIs,
    ItIsAsNamed,
    Named,
    Neither,
    Question,
    They,
)
from lineup.language.words.meaning import Act, Condition, Deed, OneOf, Who
from lineup.language.words.picks import It
from lineup.language.words.players import OF_EACH, ONE_BY_ONE, OWN_TURN, SEVERAL, ForSeat, step_for
from lineup.language.words.steps import (
    FORGOTTEN,
    Again,
    ChooseStep,
    Delay,
    Done,
    Jump,
    JumpUnless,
    MayStep,
    StartWays,
    TheyDid,
    Undone,
    Ways,
    gives_power,
    word_clause,
)
from lineup.language.words.triggers import Awaited, Taken
from lineup.language.words.verbs import Clause, bind_theirs

CONDITIONAL: Final = Refers(answerable=True, maybe=("it", "them"))
IF_DO: Final = Refers(
    needs="did", missing='"If you do" has no action before it to answer', shuns=NOT_YOURS, answerable=True
)
PUT_OFF: Final = Refers(scope=APART, hides=FORGOTTEN, gives=("them put off", "did put off"))
ONE_OF: Final = Refers(scope=WAYS, leaves=("did",))  # whatever was chosen, "if you do" can ask for it


register("process", "nothing can be repeated here")


class Body:
    """The actions of a sentence. Kinds of body the writer does not know write their own steps."""

    needs_confrontation = False  # whether some of it does nothing outside an own Confrontation

    def write_steps(self, writer: Writer, person: str) -> list[Effect]:
        raise TypeError(f"{type(self).__name__} says nothing")

    def as_acts(self) -> tuple[Act, ...]:
        """Return what is done, for readers."""
        raise TypeError(f"{type(self).__name__} says nothing")


class TextSentence:
    """One sentence of a paragraph. Kinds of sentence the writer does not know write their own steps."""

    def write_steps(self, writer: Writer, person: str) -> list[Effect]:
        raise TypeError(f"{type(self).__name__} says nothing")

    def as_acts(self) -> tuple[Act, ...]:
        """Return what is done, for readers: its body, on its conditions."""
        body = getattr(self, "body", None)
        assert isinstance(body, Body)
        return only_if(body.as_acts(), *self.as_conditions())

    def as_conditions(self) -> tuple[Condition, ...]:
        """Return the condition it depends on, for readers."""
        return ()


def only_if(acts: Iterable[Act], *conditions: Condition) -> tuple[Act, ...]:
    """Add conditions to acts."""
    return tuple([replace(act, only=conditions + act.only) for act in acts])


def done_by(acts: Iterable[Act], who: Who) -> tuple[Act, ...]:
    """Let another player do what "you" do, and conditions about "you" be about that player."""
    found: list[Act] = []
    for act in acts:
        if act.who == "you":
            only = tuple([replace(each, who=who) if each.who == "you" else each for each in act.only])
            act = replace(act, who=who, only=only)
        found.append(act)
    return tuple(found)


def sentences_as_acts(said: Sequence[TextSentence], offered: bool = True) -> tuple[Act, ...]:
    """Return what sentences do, for readers: each "Otherwise" on the contrary of the condition it answers.

    Of a text that is not offered, but used, the first sentence is done for sure.
    """
    acts: tuple[Act, ...] = ()
    before: tuple[Condition, ...] = ()
    for at, sentence in enumerate(said):
        if isinstance(sentence, Otherwise):
            several = answered_conditions(said[:at])
            before = tuple([each.as_condition() for each in several]) if len(several) > 1 else before
            sure = not offered and at == 2
            named = (Condition("done"),) if not sure and find_optional_name(said, at - 1) is not None else ()
            acts += only_if(sentence.body.as_acts(), *named, *[replace(each, met=not each.met) for each in before])
        else:
            before = sentence.as_conditions()
            acts += sentence.as_acts()
    return acts


def lead_as_acts(first: Body, rest: Sequence[TextSentence], offered: bool = True) -> tuple[Act, ...]:
    """Return what sentences do, for readers, the first of which stands behind words of its own."""
    return sentences_as_acts((Plain(first), *rest), offered)


@dataclass(frozen=True)
class Do(Body):
    """Actions, one after the other."""

    clauses: tuple[Clause, ...]

    def as_acts(self) -> tuple[Act, ...]:
        return clauses_as_acts(self.clauses)


word("option", PLAIN, "{clauses:clause*then}")(Do)
word("subject_body", PLAIN, "{clauses:clause*then}")(Do)
word("their_body", PLAIN, "they {clauses:clause.they*then}")(Do)
word("body", PLAIN, "{clauses:clause*then}", also=("lead",))(Do)
reads(
    Do,
    "their_body",
    "they also {clauses:clause.they*then}",
    "he also {clauses:clause.it*then}",
    "they must {clauses:clause.they*then}",
)
reads(Do, "body", "you {clauses:clause*then}", "you must {clauses:clause*then}")
reads(Do, "subject_body", "must {clauses:clause.they*then}")
# Players a sentence goes on about
reads(Do, "their_body", "he {clauses:clause.it*then}")


@dataclass(frozen=True)
class May(Body):
    """Actions the player may decline."""

    clauses: tuple[Clause, ...]

    def as_acts(self) -> tuple[Act, ...]:
        return may_as_acts(self.clauses)


word("subject_body", PLAIN, "may {clauses:clause.they*then}")(May)
word("their_body", PLAIN, "they may {clauses:clause.they*then}")(May)
word("body", PLAIN, "you may {clauses:clause*then}", also=("lead",))(May)
reads(May, "their_body", "he may {clauses:clause.they*then}")


@dataclass(frozen=True)
class Unless(Body):
    """Actions the player gets round by doing something else, and that in full (HU-RES-11)."""

    clauses: tuple[Clause, ...]
    instead: Clause

    def write_steps(self, writer: Writer, person: str) -> list[Effect]:
        other = writer.write_optional(May((self.instead,)), [writer.compile_clause(self.instead)], person)
        steps = [writer.compile_clause(clause) for clause in self.clauses]
        return [*other, JumpUnless(Cannot(max(needed_cards(self.instead), 1)), len(steps)), *steps]

    def as_acts(self) -> tuple[Act, ...]:
        spared = only_if(clauses_as_acts(self.clauses), Condition("done", met=False))
        return (*may_as_acts((self.instead,)), *spared)


word("subject_body", PLAIN, "{clauses:clause*then} unless they {instead:clause.they}")(Unless)
word("their_body", PLAIN, "they {clauses:clause.they*then} unless they {instead:clause.they}")(Unless)
word("body", PLAIN, "{clauses:clause*then} unless you {instead:clause}", also=("lead",))(Unless)
reads(Unless, "subject_body", "{clauses:clause*then} unless he {instead:clause.it}")
reads(
    Unless,
    "their_body",
    "they {clauses:clause.they*then} unless he {instead:clause.it}",
    "he {clauses:clause.it*then} unless he {instead:clause.it}",
)
for _they in ("he", "that player"):
    reads(Unless, "subject_body", f"{{clauses:clause*then}} unless {_they} {{instead:clause.it}}")
    reads(Unless, "their_body", f"they {{clauses:clause.they*then}} unless {_they} {{instead:clause.it}}")


@dataclass(frozen=True)
class Repeat(Body):
    """Actions, then all that was said once more from its beginning, by the player who is at it (COMMON-REPEAT-01)."""

    clauses: tuple[Clause, ...] = ()

    def write_steps(self, writer: Writer, person: str) -> list[Effect]:
        return [*(writer.compile_clause(clause) for clause in self.clauses), Again()]

    def as_acts(self) -> tuple[Act, ...]:
        return (*clauses_as_acts(self.clauses), Deed("repeat", then=bool(self.clauses)))


REPEATS: Final = Refers(needs="process")
word("their_body", REPEATS, "they repeat this", "they {clauses:clause.they*then}, then repeat this")(Repeat)
word("body", REPEATS, "repeat this", "{clauses:clause*then}, then repeat this")(Repeat)
reads(Repeat, "body", "repeat this process")
reads(Repeat, "their_body", "they repeat this process", "he repeats this process")
for _and in (" and", ", and", ", and then", ", then"):
    reads(Repeat, "body", f"{{clauses:clause*then}}{_and} repeat this process")
    reads(Repeat, "their_body", f"they {{clauses:clause.they*then}}{_and} repeat this process")
    reads(Repeat, "their_body", f"he {{clauses:clause.it*then}}{_and} repeats this process")


def check_repeat(sentence: Plain | AtEnd) -> Fault | None:
    """Refuse a repetition on no condition, or at another time."""
    return (
        (sentence, "this is repeated without end; say on what condition") if isinstance(sentence.body, Repeat) else None
    )


@dataclass(frozen=True)
class Delayed(Body):
    """Actions put off to the end of this turn, behind a condition that is asked now."""

    clauses: tuple[Clause, ...]

    def write_steps(self, writer: Writer, person: str) -> list[Effect]:
        about_it = any(isinstance(node, It) for node in words_in(self.clauses))
        return [Delay(writer.add_part("end of turn", writer.write_body(Do(self.clauses), person)), about_it)]

    def as_acts(self) -> tuple[Act, ...]:
        return only_if(clauses_as_acts(self.clauses), Condition("end", later=True))


word("late", PUT_OFF, "at the end of this turn, {clauses:clause*then}")(Delayed)


@dataclass(frozen=True)
class ChooseOne(Body):
    """Exactly one of several actions, of those that can be done."""

    options: tuple[Do | Yours, ...]

    def as_acts(self) -> tuple[Act, ...]:
        return (OneOf(tuple([each.as_acts() for each in self.options])),)


word("subject_body", ONE_OF, "chooses one: {options:option.they*semi}")(ChooseOne)
word("their_body", ONE_OF, "they choose one: {options:option.they*semi}")(ChooseOne)
word("body", ONE_OF, "choose one: {options:option*semi}", also=("lead",))(ChooseOne)
reads(ChooseOne, "subject_body", "chooses: {options:their_way*semi}", "chooses one: {options:own_way*semi}")
reads(ChooseOne, "body", "choose: {options:option*semi}")


@dataclass(frozen=True)
class ChooseMore(Body):
    """One of several actions; in the player's own Confrontation a second, different one may follow."""

    options: tuple[Do | Yours, ...]
    needs_confrontation = True

    def write_steps(self, writer: Writer, person: str) -> list[Effect]:
        ways = [writer.write_body(option, person) for option in self.options]
        said = tuple([word_clause(show(option, category="option"), option.clauses[0]) for option in self.options])
        parts = tuple(writer.add_part("way", way) for way in ways)
        return [StartWays(writer.add_part("ways", [Ways(parts, tuple(way[0] for way in ways), said, self.options)]))]

    def as_acts(self) -> tuple[Act, ...]:
        return (OneOf(tuple([each.as_acts() for each in self.options]), 2),)


word("body", ONE_OF, "choose one, or up to two in a Confrontation: {options:option*semi}")(ChooseMore)


@dataclass(frozen=True)
class Plain(TextSentence):
    """A sentence without a condition."""

    body: Body


ENDING: Final = Refers(check=check_repeat)
word("their_sentence", ENDING, "^{body:their_body}.")(Plain)
word("sentence", ENDING, "^{body:body}.", also=("own_sentence",))(Plain)


@dataclass(frozen=True)
class If(TextSentence):
    """Only if a condition holds at that moment."""

    cond: Question
    body: Body

    def as_conditions(self) -> tuple[Condition, ...]:
        return (self.cond.as_condition(),)


word("their_sentence", CONDITIONAL, "If {cond:condition}, {body:their_body}.")(If)
word("own_sentence", CONDITIONAL, "If {cond:condition}, {body:body}.", "If {cond:condition}, {body:late}.")(If)
word(
    "sentence",
    CONDITIONAL,
    "If {cond:condition}, {body:body}.",
    "If {cond:condition}, {body:others_body}.",
    "If {cond:condition}, {body:late}.",
)(If)
reads(If, "their_sentence", "If {cond:condition}, {body:that_body}.")


@dataclass(frozen=True)
class IfDo(TextSentence):
    """Only if the action before was done in full: all the cards it names, all the actions of its sentence."""

    body: Body

    def as_conditions(self) -> tuple[Condition, ...]:
        return (Condition("done"),)


word("their_sentence", IF_DO, "If @you do, {body:their_body}.")(IfDo)
MINE: Final = ("If @you do, {body:body}.", "If @you do, {body:late}.", "If @you do, {body:attack_body}.")
word("own_sentence", IF_DO, *MINE)(IfDo)
word("sentence", IF_DO, *MINE, "If @you do, {body:others_body}.")(IfDo)
reads(IfDo, "their_sentence", "If @you do, {body:that_body}.", "If they do so, {body:their_body}.")
reads(IfDo, "sentence", "If you do so, {body:body}.", "If you did, {body:body}.")


@dataclass(frozen=True)
class Otherwise(TextSentence):
    """Only if the condition before did not hold, nor others before it that ask alike (COMMON-ELSE-01)."""

    body: Body


def answered_conditions(said: Sequence[object]) -> tuple[Question, ...]:
    """Return the conditions that an "Otherwise" after sentences answers, if they ask alike about the last card."""
    found: tuple[Question, ...] = ()
    for sentence in reversed(said):
        cond = sentence.cond if isinstance(sentence, If) else None
        if not isinstance(cond, ItIs | ItCosts) or (found and type(cond) is not type(found[0])):
            break
        found = (cond, *found)
    return found


def find_optional_name(said: Sequence[object], at: int) -> Named | None:
    """Find out if the condition at a place asks about a card that its player could decline to name.

    Whoever declined has no such card, so neither the condition's action nor its "otherwise" happens (COMMON-ELSE-03).
    """
    sentence = said[at]
    cond = sentence.cond if isinstance(sentence, If) else None
    if not isinstance(cond, ItIs | ItCosts | ItIsAsNamed | They):
        return None
    group = isinstance(cond, They)
    for before in reversed(said[:at]):
        body = getattr(before, "body", None)
        for clause in acting_clauses(body):
            what = clause.object
            if what is not None and not isinstance(what, It) and what.is_single != group:
                return Named(group) if isinstance(body, May) else None
    return None


def doubt_answer(said: Sequence[object]) -> str:
    """Explain why an "Otherwise" after sentences could answer several conditions; "" if it cannot."""
    before = len(said) - max(len(answered_conditions(said)), 1) - 1
    if before < 0 or isinstance(said[-1], IfDo) or not isinstance(said[before], If | IfDo):
        return ""
    return (
        '"Otherwise" could answer the last condition or those before it too;'
        " say on what condition, or begin a new line with the last one"
    )


OTHERWISE: Final = Refers(
    answers='"Otherwise" has no condition before it to answer', doubts=doubt_answer, maybe=("it", "them")
)
word("their_sentence", OTHERWISE, "Otherwise, {body:their_body}.")(Otherwise)
word("sentence", OTHERWISE, "Otherwise, {body:body}.", also=("own_sentence",))(Otherwise)
reads(
    Otherwise,
    "their_sentence",
    "Otherwise, {body:that_body}.",
    "If not, {body:their_body}.",
    "If it is not, {body:their_body}.",
)
reads(Otherwise, "sentence", "If not, {body:body}.", "If it is not, {body:body}.", "Otherwise {body:body}.")


@dataclass(frozen=True)
class Later(TextSentence):
    """Once, as soon as a condition of this turn holds, now or later, or the next time something happens."""

    watch: Awaited
    body: Body

    def write_steps(self, writer: Writer, person: str) -> list[Effect]:
        steps = writer.write_body(self.body, person)
        if self.watch.keeps_waiting:
            steps.append(Taken())
        return [self.watch.make_waiting_step(writer.add_part("later", steps), gives_power(steps))]

    def as_conditions(self) -> tuple[Condition, ...]:
        return (replace(self.watch.as_condition(), later=True),)


word("sentence", Refers(scope=FRESH), "If {watch:watch}, {body:body}.", "{watch:moment}, {body:body}.")(Later)
reads(
    Later,
    "sentence",
    "{body:body} if {watch:watch}.",
    "If {watch:played_or_plays}, {body:body}. Otherwise, no Power.",
    "{body:body} if {watch:played_or_plays}. Otherwise, no Power.",
)


@dataclass(frozen=True)
class AtEnd(TextSentence):
    """Put off to the end of this turn."""

    body: Body

    def as_conditions(self) -> tuple[Condition, ...]:
        return (Condition("end", later=True),)


word("sentence", replace(PUT_OFF, check=check_repeat), "At the end of this turn, {body:body}.")(AtEnd)
reads(AtEnd, "sentence", "At the end of this turn, {body:body} before drawing a new hand.")


@dataclass(frozen=True)
class About(TextSentence):
    """Actions of another player outside any Attack; without such a player nothing happens (CONF-VAR-04)."""

    who: Who
    first: Body
    rest: tuple[TextSentence, ...] = ()

    def as_acts(self) -> tuple[Act, ...]:
        return done_by(lead_as_acts(self.first, self.rest), self.who)


def find_unclear_repeat(said: Sequence[TextSentence]) -> Fault | None:
    """Refuse to repeat more than one sentence and what follows from it: it is unclear where it would begin."""
    before = 0
    for sentence in said:
        if isinstance(sentence, If | IfDo | Otherwise) and isinstance(sentence.body, Repeat) and before != 1:
            return sentence, "it is not clear from where this is repeated; begin a new line there"
        before += isinstance(sentence, Plain)
    return None


def check_others_repeat(about: About) -> Fault | None:
    """Refuse an unclear repetition in what others do."""
    return find_unclear_repeat((Plain(about.first), *about.rest))


def tell_attacker(sentence: About | OthersDo) -> tuple[str, ...]:
    """Say that the words speak of an attacker, which not every text has."""
    return ("attacker",) if sentence.who == "attacker" else ()


def bind_several_did(sentence: About) -> tuple[str, ...]:
    """Bind what several players did."""
    return ("way", *bind_theirs(sentence), *OF_EACH) if sentence.who in SEVERAL else ()


AWAY: Final = ("did elsewhere",)  # what a text's player did is not known to the parts that others carry out


word(
    "sentence",
    Refers(
        scope=APART,
        gives=("process", *AWAY),
        is_about=tell_attacker,
        binds=bind_several_did,
        bars=ONE_BY_ONE,
        check=check_others_repeat,
    ),
    "{who:person} {first:subject_body.it}. {rest:their_sentence.they**space}",
)(About)


@dataclass(frozen=True)
class OfChosen(About):
    """Actions of the player or players chosen before."""


word(
    "sentence",
    Refers(
        needs="chosen",
        scope=APART,
        gives=("process", *AWAY),
        binds=bind_several_did,
        bars=OWN_TURN,
        check=check_others_repeat,
    ),
    "{who:chosen} {first:subject_body.it}. {rest:their_sentence.they**space}",
)(OfChosen)


@dataclass(frozen=True)
class OthersDo(Body):
    """Actions of others, one after the other if several, in a sentence that does not begin with them."""

    who: Who
    first: Body

    def write_steps(self, writer: Writer, person: str) -> list[Effect]:
        return [step_for(self.who, writer.add_part("about", writer.write_body(self.first, "they")))]

    def as_acts(self) -> tuple[Act, ...]:
        return done_by(self.first.as_acts(), self.who)


def want_player(body: OthersDo) -> tuple[str, ...]:
    """Require that the player has been named."""
    return {"that": ("foe",), "chosen": ("chosen",)}.get(body.who, ())


word(
    "others_body",
    Refers(scope=APART, gives=AWAY, wants=want_player, is_about=tell_attacker, bars=OWN_TURN),
    "{who:others} {first:subject_body.it}",
    "{who:other} {first:subject_body.it}",
    also=("lead",),
)(OthersDo)


@dataclass(frozen=True)
class Yours(Body):
    """A way of somebody else's choice in which something is done by the player whose text it is."""

    clauses: tuple[Clause, ...]

    def write_steps(self, writer: Writer, person: str) -> list[Effect]:
        return [ForSeat("by", writer.add_part("yours", [writer.compile_clause(each) for each in self.clauses]))]

    def as_acts(self) -> tuple[Act, ...]:
        return tuple(
            [replace(act, mine=True) if isinstance(act, Deed) else act for act in clauses_as_acts(self.clauses)]
        )


word("option", PLAIN, "you {clauses:clause.you*then}")(Yours)


@dataclass(frozen=True)
class IfLead(Body):
    """A conditional body after "once during each of your turns" and the like."""

    cond: Question
    body: Body

    def as_acts(self) -> tuple[Act, ...]:
        return only_if(self.body.as_acts(), self.cond.as_condition())


word("lead", PLAIN, "if {cond:condition}, {body:body}")(IfLead)


def asks_back(sentence: TextSentence) -> bool:
    """True if a sentence asks if the action before was done."""
    if isinstance(sentence, If) and isinstance(sentence.cond, Cannot):
        return not sentence.cond.wholly
    return isinstance(sentence, IfDo)


def tells_declined(sentence: TextSentence) -> bool:
    """True if a sentence is about those who left out what they could."""
    return isinstance(sentence, If) and isinstance(sentence.cond, Cannot) and sentence.cond.declined


def answer_to(sentence: If | IfDo, behind: TextSentence | None) -> Otherwise | If | IfDo | None:
    """Return the sentence after a condition, if it answers that one.

    "If you do not" and "if you do" answer each other (COMMON-ELSE-02), unless what is done by those who did not may be
    left out too: then "if you do" is about that.
    """
    if isinstance(behind, Otherwise):
        return behind
    if isinstance(behind, If):
        return behind if isinstance(sentence, IfDo) and tells_declined(behind) else None
    return (
        behind if isinstance(behind, IfDo) and tells_declined(sentence) and not isinstance(sentence.body, May) else None
    )


def asks_for_any(sentence: TextSentence) -> bool:
    """True if a sentence asks if nothing at all of the one before was done."""
    return isinstance(sentence, If) and isinstance(sentence.cond, Cannot) and sentence.cond.wholly


def is_asked_for(sentences: Sequence[TextSentence], at: int) -> bool:
    """True if a later sentence asks about this one before anything else is done."""
    for later in sentences[at + 1 :]:
        if asks_back(later):
            return True
        if isinstance(later, Plain | If | Otherwise) and acting_clauses(later.body):
            return False
    return False


@dataclass
class Writer:
    """The programs of one card while they are written."""

    parts: list[list[Effect]] = field(default_factory=lambda: [[]])
    labels: list[str] = field(default_factory=lambda: ["play"])

    def add_part(self, label: str, effects: Sequence[Effect] = ()) -> int:
        """Add a part and return its number."""
        self.parts.append(list(effects))
        self.labels.append(label)
        return len(self.parts) - 1

    def write_sentences(self, sentences: Sequence[TextSentence], person: str = "you") -> list[Effect]:
        """Write the steps of several sentences, each "Otherwise" joined to the condition it answers.

        An "if you do" is told with how many cards the action it asks about was done in full (HU-RES-11).
        """
        out: list[Effect] = []
        at = 0
        least = 1
        while at < len(sentences):
            sentence = sentences[at]
            at += 1
            if isinstance(sentence, If | IfDo):
                cond: Query = sentence.cond if isinstance(sentence, If) else Did(least)
                if isinstance(cond, Cannot) and not cond.wholly:
                    cond = Cannot(least)
                answer = answer_to(sentence, sentences[at] if at < len(sentences) else None)
                if answer is not None:
                    at += 1
                asked = is_asked_for(sentences, at - 1)
                then, other = self.write_counted(sentence.body, person, asked), list[Effect]()
                if answer is not None:
                    other = self.write_counted(answer.body, person, asked)
                    earlier = answered_conditions(sentences[: at - 1])[:-1]
                    if earlier:  # asked only where this one's body is left out: that could bind another card
                        other = [JumpUnless(Neither(earlier), len(other)), *other]
                    named = find_optional_name(sentences, at - 2)
                    if named is not None:
                        other = [JumpUnless(named, len(other)), *other]
                elif asked and acting_clauses(sentence.body):
                    other = [Undone()]  # "if you do" asks for what the condition kept from being done
                if other:
                    then.append(Jump(len(other)))
                if asked and acting_clauses(sentence.body):
                    least = 1
                out += [JumpUnless(cond, len(then)), *then, *other]
            elif isinstance(sentence, AtEnd):
                about_it = any(isinstance(node, It) for node in words_in(sentence.body))
                out.append(Delay(self.add_part("end of turn", self.write_body(sentence.body, person)), about_it))
            elif isinstance(sentence, Plain):
                if isinstance(sentence.body, Do) and at < len(sentences) and asks_for_any(sentences[at]):
                    out += self.write_any_of(sentence.body.clauses)
                elif acting_clauses(sentence.body) and is_asked_for(sentences, at - 1):
                    steps, least = self.write_whole(sentence.body, person)
                    out += steps
                else:
                    out += self.write_body(sentence.body, person)
            elif isinstance(sentence, About):
                steps = self.write_sentences((Plain(sentence.first), *sentence.rest), "they")
                out.append(step_for(sentence.who, self.add_part("about", steps)))
                if sentence.who in SEVERAL and counts_deeds(sentences[at:]):
                    out.append(TheyDid())
            else:
                out += sentence.write_steps(self, person)
        return out

    def write_counted(self, body: Body, person: str, asked: bool) -> list[Effect]:
        """Write the steps of a body; if it is asked about, an action not done in full counts as not done."""
        if not asked or not acting_clauses(body):
            return self.write_body(body, person)
        steps, least = self.write_whole(body, person)
        return steps if least == 1 else [*steps, Undone(least)]

    def write_whole(self, body: Body, person: str) -> tuple[list[Effect], int]:
        """Write a body that is asked about, and return the number of cards with which its last action is done in full.

        If an earlier action of it falls short, nothing counts as done.
        """
        if isinstance(body, Do):
            return self.write_joined(body.clauses), self.count_needed(body)
        if isinstance(body, May):
            return self.write_optional(body, self.write_joined(body.clauses), person), self.count_needed(body)
        if isinstance(body, ChooseOne):
            ways = [self.write_counted(option, person, True) for option in body.options]
            return self.write_ways(body, ways), 1
        if isinstance(body, IfLead):
            then, least = self.write_whole(body.body, person)
            return [JumpUnless(body.cond, len(then)), *then], least
        return self.write_body(body, person), 1

    def count_needed(self, body: Do | May) -> int:
        """Return the number of cards with which the last action of a body is done in full, at least one."""
        return max(needed_cards(acting_clauses(body)[-1]), 1)

    def write_any_of(self, clauses: Sequence[Clause]) -> list[Effect]:
        """Compile clauses in order; "if you do" holds afterwards if at least one of them did something."""
        first, *rest = clauses
        step = self.compile_clause(first)
        if not rest:
            return [step]
        full = [*(self.compile_clause(clause) for clause in rest), Done()]
        short = self.write_any_of(rest)
        return [step, JumpUnless(Did(1), len(full) + 1), *full, Jump(len(short)), *short]

    def write_joined(self, clauses: Sequence[Clause]) -> list[Effect]:
        """Compile clauses in order; "if you do" holds afterwards only if all but the last were done in full."""
        first, *rest = clauses
        step = self.compile_clause(first)
        if not any(clause.object is not None for clause in rest):
            return [step, *(self.compile_clause(clause) for clause in rest)]
        full = self.write_joined(rest)
        least = needed_cards(first)
        if not least:
            return [step, *full]
        short = [*(self.compile_clause(clause) for clause in rest), Undone()]
        return [step, JumpUnless(Did(least), len(full) + 1), *full, Jump(len(short)), *short]

    def write_optional(self, body: May, steps: list[Effect], person: str) -> list[Effect]:
        """Write the steps of a body that can be declined as a whole."""
        first, *rest = body.clauses
        text = show(Do(body.clauses), "you" if person == "you" else "they", category="option")
        if first.starts_with_pick:
            steps = steps[1:]
        said = word_clause(show(Do(body.clauses), category="option"), first)
        objects = [clause.object for clause in body.clauses]
        names = any(what is not None and what.is_single and not isinstance(what, It) for what in objects)
        return [MayStep(first, tuple(rest), len(steps), text, said, names), *steps]

    def write_body(self, body: Body, person: str = "you") -> list[Effect]:
        """Write the steps of one body."""
        if isinstance(body, Do):
            return [self.compile_clause(clause) for clause in body.clauses]
        if isinstance(body, May):
            return self.write_optional(body, [self.compile_clause(clause) for clause in body.clauses], person)
        if isinstance(body, IfLead):
            then = self.write_body(body.body, person)
            return [JumpUnless(body.cond, len(then)), *then]
        if not isinstance(body, ChooseOne):
            return body.write_steps(self, person)
        return self.write_ways(body, [self.write_body(option, person) for option in body.options])

    def write_ways(self, body: ChooseOne, ways: list[list[Effect]]) -> list[Effect]:
        """Write the steps of a choice between ways."""
        firsts = tuple(way[0] for way in ways)
        texts = [show(option, category="option") for option in body.options]
        said = tuple([word_clause(text, first) for text, first in zip(texts, firsts, strict=True)])
        starts: list[int] = []
        out: list[Effect] = []
        total = sum(len(way) + 1 for way in ways)
        for way in ways:
            starts.append(len(out))
            out += [*way, Jump(total - len(out) - len(way) - 1)]
        return [ChooseStep(tuple(starts), firsts, said, total, body.options), *out]

    def compile_clause(self, clause: Clause) -> Effect:
        """Compile a clause; most are their own step, some need a part of their own."""
        return clause.compile_step(self.add_part)


for _category in ("body", "subject_body", "late", "option", "lead"):
    describe(_category, "a verb such as …", "action")
describe("their_body", '"they" and a verb such as …', "action")
describe("others_body", "somebody such as …", "what others do")
describe("sentence", "a sentence such as …", "sentence")
describe("their_sentence", "a sentence such as …", "sentence")
