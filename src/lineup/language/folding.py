"""How words become a `Meaning`: one entry for each class of words, here and nowhere else.

A word that is neither in `FOLDS` nor in `WITHIN` is told by a test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, cast

from lineup.engine import zones as z
from lineup.engine.definitions import VILLAIN, Effect
from lineup.language import (
    conditions,
    confrontation,
    duels,
    kinds,
    nouns,
    paragraphs,
    plays,
    power,
    rivals,
    rivals_batman,
    sentences,
    teams,
    verbs,
)
from lineup.language.grammar import show
from lineup.language.grammar.referring import nodes
from lineup.language.kinds import TYPE_OF, Cards, Zone
from lineup.language.meaning import (
    ANY,
    Act,
    Choice,
    Condition,
    Count,
    Counted,
    Deed,
    Event,
    How,
    Kind,
    Meaning,
    Passage,
    Place,
    Price,
    Sign,
    Sort,
    Those,
    Trigger,
    Verb,
    Who,
)
from lineup.language.nouns import What
from lineup.language.paragraphs import Paragraph, PlayText
from lineup.language.sentences import Body, Plain, Sentence
from lineup.language.verbs import Clause

Fold = Callable[[Any], Any]
CARD: Final = Cards(("card",))
DRAWN: Final = Those(CARD, ("deck",), "top")  # what is drawn where the text says no more
OWN: Final[dict[int, tuple[Place, ...]]] = {
    z.HAND: ("hand",),
    z.DECK: ("deck",),
    z.DISCARD: ("discard",),
    z.PLAY: ("play",),
}


def fold(text: tuple[Paragraph, ...], lines: Sequence[str]) -> Meaning:
    """What a text means; `lines` are its paragraphs as they are printed."""
    passages = tuple([replace(_passage(each), text=line) for each, line in zip(text, lines, strict=True)])
    words = list(nodes(text))
    named = {kind for word in words if isinstance(word, Cards) for kind in word.kinds if isinstance(kind, str)}
    types = sum(TYPE_OF.get(kind, 0) for kind in named)
    if any(isinstance(each, confrontation.GrantAssist) for each in text):
        types |= VILLAIN
    duel = any(each.confronting for each in passages) or any(
        isinstance(each, rivals.BackToStack | duels.ChooseMore) for each in words
    )
    # a keyword without a text says nothing more
    spoken = [at for at, each in enumerate(text) if not isinstance(each, confrontation.Assist)]
    signs, left = _signs(text[spoken[0]], lines[spoken[0]]) if spoken else ((), "")
    rest = ((left,) if left else ()) + tuple([lines[at] for at in spoken[1:]])
    return Meaning(passages, types, "Defense card" in named, duel, signs, rest)


def asked(step: Effect) -> tuple[Act, ...]:
    """What a step of a program that asks something is about; nothing for what is no word."""
    if isinstance(step, sentences.MayStep):
        return _body(sentences.May((step.clause, *step.rest)))
    if isinstance(step, sentences.ChooseStep | duels.Ways):
        return (Choice(tuple(_body(each) for each in step.options)),)
    return _clause(step) if isinstance(step, Clause) and type(step) in FOLDS else ()


def _signs(paragraph: Paragraph, line: str) -> tuple[tuple[Sign, ...], str]:
    """The plain gains a paragraph begins with, and what is left of its text."""
    signs: list[Sign] = []
    if not isinstance(paragraph, PlayText):
        return (), line
    left = paragraph.sentences
    while left:
        act, *more = _sentences(left[:1])
        if more or not isinstance(act, Deed) or act not in (Deed("power", act.n), Deed("draw", act.n, DRAWN)):
            break
        signs.append(Sign("power" if act.verb == "power" else "draw", act.n))
        left = left[1:]
    if not signs:
        return (), line
    return tuple(signs), show(PlayText(left), category="paragraph") if left else ""


# Paragraphs


def _passage(paragraph: Paragraph) -> Passage:
    """What a paragraph means, its text still to be filled in."""
    passage: Passage = FOLDS[type(paragraph)](paragraph)
    return passage


def _played(paragraph: PlayText) -> Passage:
    first = paragraph.sentences[0]
    choice = isinstance(first, Plain) and isinstance(first.body, sentences.ChooseOne)
    return Passage("play", "", "Choose one" if choice else "", _sentences(paragraph.sentences))


def _attacked(paragraph: paragraphs.AttackText) -> Passage:
    return Passage("attack", "", "Attack", _blocks(paragraph.blocks), against=cast(Who, paragraph.blocks[0].who))


def _blocks(blocks: Sequence[paragraphs.Each]) -> tuple[Act, ...]:
    acts: tuple[Act, ...] = ()
    for block in blocks:
        acts += _by(_sentences((Plain(block.first), *block.rest)), cast(Who, block.who))
    return acts


def _appearing(paragraph: paragraphs.AppearanceAttack) -> Passage:
    who = cast(Who, paragraph.blocks[0].who)
    return Passage("appearance", "", "First Appearance—Attack", _blocks(paragraph.blocks), against=who)


def _defending(paragraph: paragraphs.DefenseText) -> Passage:
    price = Price(
        itself=True,
        shown=isinstance(paragraph.price, paragraphs.Show),
        more=isinstance(paragraph.price, paragraphs.GiveUpMore),
    )
    return Passage("defense", "", "Defense", _sentences(paragraph.sentences), price=price)


def _ongoing_power(paragraph: paragraphs.OngoingPower) -> Passage:
    return Passage("play", "", "Ongoing", (Deed("power", paragraph.n),), ongoing=True, trigger=Trigger("start"))


def _ongoing(paragraph: paragraphs.Ongoing) -> Passage:
    return replace(_passage(paragraph.text), ongoing=True, keyword="Ongoing")


def _in_confrontation(paragraph: confrontation.ConfrontationAbility | confrontation.ConfrontationAttack) -> Passage:
    return replace(_passage(paragraph.text), confronting=True, keyword="Confrontation")


def _confronting(paragraph: confrontation.ConfrontationText) -> Passage:
    said = paragraph.sentences
    otherwise: tuple[Act, ...] = ()
    last = said[-1]
    answers = len(said) > 1 and isinstance(said[-2], sentences.If | sentences.IfDo)
    if isinstance(last, sentences.Otherwise) and not answers:
        otherwise, said = _body(last.body), said[:-1]
    return Passage("play", "", "Confrontation", _sentences(said), otherwise, confronting=True)


def _blocking(paragraph: confrontation.BlockNumber) -> Passage:
    acts = (Deed("raise", paragraph.n), *_sentences(paragraph.sentences))
    return Passage("block", "", f"Block ({paragraph.n})" if paragraph.sentences else "", acts)


def _leading(sort: Sort, first: Body, rest: Sequence[Sentence], **said: Any) -> Passage:
    """A passage whose first sentence stands behind what sets it off."""
    return Passage(sort, "", acts=_sentences((Plain(first), *rest)), **said)


def _starts(on: Event) -> Fold:
    return lambda paragraph: _leading("trigger", paragraph.first, paragraph.rest, trigger=Trigger(on))


def _triggered(paragraph: paragraphs.WhenPlayed | confrontation.WhenEvent) -> Passage:
    trigger = FOLDS[type(paragraph.test)](paragraph.test)
    return _leading("trigger", paragraph.first, paragraph.rest, trigger=trigger)


def _spoken(sort: Sort, keyword: str) -> Fold:
    """A passage that is a keyword and sentences."""
    return lambda paragraph: Passage(sort, "", keyword, _sentences(paragraph.sentences))


def _gained(paragraph: paragraphs.WhenGained) -> Passage:
    keyword = "When you buy or gain this" if paragraph.bought else "When you gain this"
    return Passage("gained", "", keyword, _sentences(paragraph.sentences))


def _paid(paragraph: Paragraph, said: Sequence[Sentence], price: Price) -> Passage:
    """An ability with a price, which stands before the colon."""
    keyword = show(paragraph, category="paragraph").partition(": ")[0]
    return Passage("ability", "", keyword, _sentences(said), price=price)


def _rule(paragraph: Paragraph) -> Passage:
    return Passage("rule", "")


# Sentences and bodies


def _sentences(said: Sequence[Sentence]) -> tuple[Act, ...]:
    """What sentences do, each "Otherwise" on the contrary of the condition it answers."""
    acts: tuple[Act, ...] = ()
    before: tuple[Condition, ...] = ()
    for sentence in said:
        if isinstance(sentence, sentences.Otherwise):
            answered = tuple(replace(each, met=not each.met) for each in before)
            acts += _only(_body(sentence.body), answered)
            continue
        before = ()
        if isinstance(sentence, sentences.If):
            before = (_condition(sentence.cond),)
        elif isinstance(sentence, sentences.IfDo):
            before = (Condition("done"),)
        acts += FOLDS[type(sentence)](sentence)
    return acts


def _only(acts: Iterable[Act], conditions: tuple[Condition, ...]) -> tuple[Act, ...]:
    """The same on further conditions."""
    return tuple([replace(act, only=conditions + act.only) for act in acts])


def _by(acts: Iterable[Act], who: Who) -> tuple[Act, ...]:
    """The same done by somebody else."""
    return tuple([replace(act, who=who) for act in acts])


def _later(condition: Callable[[Any], Condition]) -> Fold:
    return lambda sentence: _only(_body(sentence.body), (replace(condition(sentence), later=True),))


def _body(body: Body) -> tuple[Act, ...]:
    acts: tuple[Act, ...] = FOLDS[type(body)](body)
    return acts


def _clauses(body: sentences.Do | sentences.May) -> tuple[Act, ...]:
    acts: tuple[Act, ...] = ()
    for clause in body.clauses:
        acts += _clause(clause)
    return acts


def _may(body: sentences.May) -> tuple[Act, ...]:
    return tuple([replace(act, may=True) if isinstance(act, Deed) else act for act in _clauses(body)])


def _condition(query: object) -> Condition:
    condition: Condition = FOLDS[type(query)](query)
    return condition


def _count(query: object) -> Count:
    count: Count = FOLDS[type(query)](query)
    return count


def _holds(kind: Kind) -> Fold:
    """A condition of some kind, about whatever cards, number or place its word names."""
    return lambda query: Condition(
        kind,
        getattr(query, "cards", None),
        _where(query.zone) if hasattr(query, "zone") else (),
        getattr(query, "n", 0),
        getattr(query, "another", False),
    )


def _counts(of: Counted) -> Fold:
    """A count of some sort, of whatever cards its word names."""
    return lambda query: Count(of, getattr(query, "cards", None))


# Clauses


def _clause(clause: Clause) -> tuple[Act, ...]:
    acts: tuple[Act, ...] = FOLDS[type(clause)](clause)
    return acts


def _deed(verb: Verb, n: str = "", **said: Any) -> Fold:
    """A deed without an object; `n` names the field that says how much."""
    return lambda clause: (Deed(verb, getattr(clause, n) if n else 1, **said),)


def _done(verb: Verb, **said: Any) -> Fold:
    """A deed with an object."""
    return lambda clause: (Deed(verb, _many(clause.what), _what(clause.what, clause.default), **said),)


def _done_to(verb: Verb, where: Place, **said: Any) -> Fold:
    """A deed done to one of some cards, or to each."""
    return lambda clause: (Deed(verb, 1, Those(clause.cards, _place(clause.cards, where)), **said),)


def _draw(clause: verbs.Draw) -> tuple[Act, ...]:
    per = _count(clause.per) if clause.per is not None else None
    return (Deed("draw", _many(clause.what), _what(clause.what, "deck"), per),)


def _put(clause: verbs.Put) -> tuple[Act, ...]:
    dest = clause.dest
    to: tuple[Place, ...] = ("line_up",)
    if isinstance(dest, verbs.Own):
        to = OWN[dest.place]
    elif isinstance(dest, verbs.MainDeck):
        to = ("main",) if dest.top else ("under",)
    return (Deed("put", _many(clause.what), _what(clause.what, clause.default), to=to),)


def _gain(clause: verbs.Gain) -> tuple[Act, ...]:
    to = OWN[clause.dest.place] if clause.dest is not None else ()
    return (Deed("gain", _many(clause.what), _what(clause.what, clause.default), to=to),)


def _many(what: What) -> int:
    """How many cards at most."""
    if isinstance(what, nouns.Several | nouns.OfThem):
        return what.high
    if isinstance(what, nouns.Some | nouns.Random | nouns.Top):
        return what.n
    return ANY if isinstance(what, nouns.All | nouns.Whole | nouns.Them) else 1


def _what(what: What, default: str) -> Those:
    those: Those = FOLDS[type(what)](what, default)
    return those


def _chosen(how: How) -> Callable[[Any, Place], Those]:
    """Cards of a kind, in the place named or the verb's own."""

    def those(what: Any, default: Place) -> Those:
        where = _place(what.what, default)
        drawn = how == "choice" and what.what.place is None and default == "deck"
        return Those(what.what, where, "top" if drawn else how, isinstance(what, nouns.Several))

    return those


def _bound(how: How, *where: Place) -> Callable[[Any, Place], Those]:
    """Cards bound before."""
    return lambda what, default: Those(None, where, how, isinstance(what, nouns.OfThem) and not what.low)


def _place(cards: Cards, default: Place) -> tuple[Place, ...]:
    place = cards.place
    if isinstance(place, kinds.Lying):
        return _where(place.zone)
    if place is None:
        return (default,)
    return ("them",) if isinstance(place, kinds.AmongThem) else ("control",)


def _where(zone: Zone) -> tuple[Place, ...]:
    return cast(tuple[Place, ...], zone.where)


FOLDS: Final[dict[type, Callable[..., Any]]] = {
    # paragraphs
    PlayText: _played,
    paragraphs.AttackText: _attacked,
    paragraphs.AppearanceAttack: _appearing,
    paragraphs.AppearanceText: _spoken("appearance", "First Appearance"),
    paragraphs.DefenseText: _defending,
    paragraphs.OngoingStays: lambda word: Passage("rule", "", "Ongoing", ongoing=True),
    paragraphs.OngoingPower: _ongoing_power,
    paragraphs.OncePerTurn: lambda word: _leading("ability", word.first, word.rest, once=True),
    paragraphs.PayPower: lambda word: _paid(word, word.sentences, Price(word.n)),
    paragraphs.AtStart: _starts("start"),
    confrontation.AtTurnEnd: _starts("end"),
    paragraphs.Ongoing: _ongoing,
    paragraphs.WhenPlayed: _triggered,
    confrontation.WhenEvent: _triggered,
    paragraphs.WhenAvoided: _starts("avoid"),
    paragraphs.WhenGained: _gained,
    paragraphs.WorthText: lambda word: Passage("worth", ""),
    paragraphs.StartsOnTop: _rule,
    confrontation.Assist: _rule,
    confrontation.GrantAssist: _rule,
    confrontation.ConfrontationText: _confronting,
    confrontation.ConfrontationAttack: _in_confrontation,
    confrontation.ConfrontationAbility: _in_confrontation,
    confrontation.BlockText: _spoken("block", "Block"),
    confrontation.BlockNumber: _blocking,
    confrontation.WhenConfronted: lambda word: _leading("ability", word.first, word.rest, once=True, confronted=True),
    confrontation.PayByDiscard: lambda word: _paid(
        word, word.sentences, Price(cards=_what(word.what, "hand").cards or CARD)
    ),
    rivals.PayOncePerType: lambda word: _paid(word, word.sentences, Price(cards=word.cards)),
    rivals.PlayedFirst: _rule,
    rivals.LowersCost: lambda word: Passage("rule", "", "Ongoing", ongoing=True, lowers=word.n),
    rivals.FallsToo: _rule,
    rivals.ReturnsHome: _rule,
    # sentences
    Plain: lambda word: _body(word.body),
    sentences.If: lambda word: _only(_body(word.body), (_condition(word.cond),)),
    sentences.IfDo: lambda word: _only(_body(word.body), (Condition("done"),)),
    sentences.IfPlayed: _later(lambda word: _condition(word.watch)),
    duels.NextGain: _later(lambda word: Condition("next gain", word.cards)),
    rivals_batman.AsSoonAsNone: _later(_holds("none")),
    rivals_batman.IfWin: _later(lambda word: Condition("wins")),
    sentences.AtEnd: _later(lambda word: Condition("end")),
    sentences.About: lambda word: _by(_sentences((Plain(word.first), *word.rest)), word.who),
    # bodies
    sentences.Do: _clauses,
    sentences.May: _may,
    sentences.ChooseOne: lambda word: (Choice(tuple([_body(each) for each in word.options])),),
    duels.ChooseMore: lambda word: (Choice(tuple([_body(each) for each in word.options]), 2),),
    sentences.IfLead: lambda word: _only(_body(word.body), (_condition(word.cond),)),
    # clauses
    power.Power: _deed("power", "n"),
    power.PowerFor: lambda word: (Deed("power", word.n, per=_count(word.per)),),
    duels.PowerWithin: lambda word: (Deed("power", word.n, per=_count(word.per), least=word.least, most=word.most),),
    power.PowerForPlayed: lambda word: (Deed("power", word.n, per=_count(word.watch)),),
    duels.PowerForDrawn: lambda word: (Deed("power", word.n, per=Count("drawn")),),
    power.PowerOfCost: lambda word: (Deed("power", 0, plus=Count("its cost")),),
    duels.PowerOfHalfCost: lambda word: (Deed("power", 0, plus=Count("half its cost")),),
    power.PowerAgain: lambda word: (Deed("power", 0, plus=Count("given")),),
    rivals_batman.PayNow: _deed("pay", "n"),
    verbs.Draw: _draw,
    verbs.DrawUntil: lambda word: (Deed("draw", ANY, DRAWN, only=(Condition("cost below", n=word.n),)),),
    duels.DrawUpTo: lambda word: (Deed("draw", ANY, DRAWN, only=(Condition("hand below", n=word.n),)),),
    verbs.Discard: _done("discard"),
    verbs.Destroy: _done("destroy"),
    rivals.DestroyUntil: lambda word: (
        Deed("destroy", ANY, Those(CARD, ("line_up",)), only=(Condition("line-up above", n=word.n),)),
    ),
    verbs.Put: _put,
    verbs.PutEither: _done("put", to=("deck", "discard")),
    verbs.PutBack: _done("put", to=("deck",)),
    rivals_batman.PutUnder: _done("put", to=("under",)),
    rivals.BackToStack: _done("put", to=("stack",)),
    verbs.Gain: _gain,
    duels.GainForAny: _done("gain", to=("discards",)),
    duels.GainCheaper: _deed("gain", those=Those(CARD, ("line_up",))),
    rivals_batman.FoePicksGain: _deed("offer"),
    verbs.Replace: _deed("replace"),
    verbs.Reveal: _done("reveal"),
    verbs.LookAt: _done("look"),
    verbs.Choose: _done("choose"),
    plays.SecretlyChoose: _deed("choose", those=Those(CARD, ("hand",))),
    plays.SecretlyChooseTwo: _deed("choose", those=Those(CARD, ("hand",))),
    verbs.SetAside: _done("set aside"),
    plays.Pass: _deed("pass", whom="player"),
    confrontation.PassToMate: _done("pass", whom="teammate"),
    rivals.TakeFromAttacker: _deed("pass", those=Those(CARD, ("hand", "discard"), "attacker", True), who="attacker"),
    plays.PlayIt: _deed("play", those=Those(how="it")),
    plays.PlayEach: _done_to("play", "line_up"),
    plays.PlayAgain: _deed("play again", those=Those(Cards(("Villain", "Hero")), ("played",), free=True)),
    confrontation.PlayOnceMore: _done("play again"),
    confrontation.UseText: _done("use"),
    duels.LetUse: _done_to("use", "hand", whom="attacker"),
    plays.BecomeCopy: _done("copy"),
    teams.GiveAssist: _done("assist"),
    teams.Borrow: _deed("borrow"),
    confrontation.AddCost: lambda word: (
        Deed("raise", word.n, per=_count(word.per) if word.per is not None else None),
    ),
    duels.AddLevel: lambda word: (Deed("raise", word.n, plus=Count("level")),),
    duels.AddItsCost: lambda word: (Deed("raise", word.n, plus=Count("its cost"), most=word.most),),
    duels.AddVictoryPoints: lambda word: (Deed("raise", 0, plus=Count("points")),),
    duels.RaiseTeam: _deed("raise", "n"),
    duels.BlocksAddLess: _deed("weaken", "n"),
    confrontation.SwitchTarget: _deed("switch"),
    confrontation.SwitchDefender: _deed("switch"),
    confrontation.Cancel: _deed("cancel"),
    duels.LoseAbility: _deed("silence"),
    rivals.FillOnlyTo: _deed("fill", "n"),
    rivals_batman.NameParity: _deed("name"),
    plays.Win: _deed("win"),
    # objects
    nouns.Some: _chosen("choice"),
    nouns.Several: _chosen("choice"),
    nouns.All: _chosen("all"),
    nouns.Random: _chosen("random"),
    rivals.AttackersPick: _chosen("attacker"),
    nouns.It: _bound("it"),
    nouns.ThisCard: _bound("this"),
    nouns.Them: _bound("them"),
    nouns.OfThem: _bound("choice", "them"),
    nouns.Whole: lambda word, default: Those(None, (word.where,), "all"),
    nouns.Top: lambda word, default: Those(None, ("main" if word.main else "deck",), "top"),
    # conditions
    conditions.ItCosts: _holds("it costs"),
    conditions.ItIsOdd: _holds("it is odd"),
    conditions.ItIs: _holds("it is"),
    duels.ItIsOnOwnTurn: _holds("it is"),
    rivals_batman.ItIsAsNamed: _holds("as named"),
    conditions.Controls: _holds("controls"),
    duels.ControlsAnother: lambda word: Condition("controls", word.cards, another=True),
    conditions.FirstCardPlayed: _holds("first"),
    duels.PlaysFromHand: _holds("from hand"),
    conditions.TwoOfThem: _holds("two"),
    conditions.TheyShareType: _holds("same type"),
    conditions.HasTypes: _holds("types"),
    conditions.HasNone: _holds("none"),
    conditions.TopVillainCosts: _holds("super-villain"),
    conditions.FoeGainedNone: _holds("spared"),
    conditions.Cannot: _holds("cannot"),
    confrontation.Confronting: _holds("confronting"),
    confrontation.Confronted: _holds("confronted"),
    duels.HandBelow: _holds("hand below"),
    duels.GainedMany: _holds("gained"),
    rivals_batman.PlayedBefore: _holds("played"),
    conditions.PlaysSome: _holds("plays"),
    # counts
    conditions.EachCard: lambda word: Count("cards", word.cards, _place(word.cards, "control")),
    duels.EachTypeThere: lambda word: Count("types", None, _where(word.zone)),
    conditions.EachPlayed: _counts("played"),
    conditions.EachType: _counts("types played"),
    conditions.EachDone: _counts("done"),
    conditions.EachHit: _counts("hit"),
    rivals.EachOfFoe: _counts("foe's"),
    rivals_batman.EachDefeated: _counts("defeated"),
    confrontation.TargetLevel: _counts("level"),
    # what sets a text off
    conditions.EachTime: lambda word: Trigger("play", word.cards),
    conditions.NthTime: lambda word: Trigger("play", word.cards, word.n, word.n),
    duels.FirstTimes: lambda word: Trigger("play", word.cards, 1, word.n),
    conditions.EachDifferent: lambda word: Trigger("play", word.cards, different=True),
    teams.EachOfTeam: lambda word: Trigger("play", word.cards, team=True),
    confrontation.FirstGain: lambda word: Trigger("gain", word.cards, 1, 1, bought=word.buys),
    conditions.EachDiscard: lambda word: Trigger("discard", word.cards),
}
# Words that others hold: kinds and qualifiers within `Cards`, places, destinations, prices, blocks of an Attack, and
# Victory Points, which are a card's own `worth`.
WITHIN: Final = (
    *(
        Cards,
        kinds.Named,
        kinds.CostAtLeast,
        kinds.CostAtMost,
        duels.CostBetween,
        kinds.NameHas,
        rivals_batman.OtherThan,
        kinds.Budget,
        kinds.OneType,
    ),
    *(Zone, kinds.Lying, kinds.AmongThem, kinds.Controlled, verbs.Own, verbs.MainDeck, verbs.LineUp),
    *(paragraphs.Show, paragraphs.GiveUp, paragraphs.GiveUpMore, paragraphs.Each, sentences.Otherwise),
    *(conditions.WorthEach, conditions.WorthDifferent, conditions.WorthEvery),
)
