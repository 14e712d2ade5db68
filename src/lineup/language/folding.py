"""Folds words into a `Meaning`: one entry for each class of words, here or, for what texts ask, count and wait for, in
`folding_queries`.

A test names each word that is neither in `FOLDS` nor in `WITHIN`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, cast

from lineup.engine import zones as z
from lineup.engine.definitions import VILLAIN, Effect, Worth
from lineup.language.folding_own import OWN_WORDS
from lineup.language.folding_queries import QUERIES, Fold, place
from lineup.language.grammar import show
from lineup.language.grammar.referring import words_in
from lineup.language.meaning import (
    ANY,
    Act,
    Condition,
    Count,
    Cue,
    Deed,
    How,
    Kind,
    Meaning,
    OneOf,
    Passage,
    Place,
    Points,
    Price,
    Sign,
    Sort,
    Those,
    Verb,
    Who,
)
from lineup.language.words import (
    abilities,
    amounts,
    attacking,
    cards,
    comparing,
    confronting,
    digging,
    gains,
    heroes,
    others,
    paragraphs,
    picks,
    places,
    playing,
    power,
    sentences,
    steps,
    tokens,
    verbs,
)
from lineup.language.words.amounts import UNBOUNDED, Amount
from lineup.language.words.cards import TYPE_OF, Cards
from lineup.language.words.paragraphs import CardRule, Paragraph, PlayText
from lineup.language.words.picks import What
from lineup.language.words.places import Zone
from lineup.language.words.sentences import Body, Plain, Sentence
from lineup.language.words.verbs import Clause

CARD: Final = Cards(("card",))
OTHERS: Final = Cards(("Villain", "Hero"))
DRAWN: Final = Those(CARD, ("deck",), "top")  # what is drawn where the text says no more
OWN: Final[dict[int, tuple[Place, ...]]] = {
    z.HAND: ("hand",),
    z.DECK: ("deck",),
    z.DISCARD: ("discard",),
    z.PLAY: ("play",),
    z.UNDER: ("beneath",),
}


UNTIL: Final[dict[str, Kind]] = {"hand": "hand below", "cost": "cost below"}
ANYBODYS: Final[dict[int, Place]] = {z.HAND: "hands", z.DECK: "decks", z.DISCARD: "discards"}
NEIGHBOURS: Final[dict[tuple[int, bool], Place]] = {
    (z.HAND, True): "left hand",
    (z.HAND, False): "right hand",
    (z.DISCARD, True): "left discard",
    (z.DISCARD, False): "right discard",
}
FACTS: Final[dict[str, Verb]] = {"less": "weaken", "borrow": "borrow", "silent": "silence", "refill": "fill"}


def fold_text(text: tuple[Paragraph, ...], lines: Sequence[str]) -> Meaning:
    """Fold a text; `lines` are its paragraphs as they are printed."""
    passages = tuple([replace(fold_paragraph(each), text=line) for each, line in zip(text, lines, strict=True)])
    words = list(words_in(text))
    named = {kind for word in words if isinstance(word, Cards) for kind in word.kinds if isinstance(kind, str)}
    types = sum(TYPE_OF.get(kind, 0) for kind in named)
    if any(isinstance(each, CardRule) and each.rule == "grants_assist" for each in text):
        types |= VILLAIN
    duel = any(each.confronting for each in passages) or any(
        isinstance(each, verbs.BackToStack | sentences.ChooseMore) for each in words
    )
    spoken = [each for each in text if each != CardRule("assist")]  # a keyword without a text says nothing more
    return Meaning(passages, types, "Defense card" in named, duel, _signs(spoken[0]) if spoken else ())


def fold_step(step: Effect) -> tuple[Act, ...]:
    """Fold a step of a program that asks something; empty for one that is no word."""
    if isinstance(step, steps.MayStep):
        return _body(sentences.May((step.clause, *step.rest)))
    if isinstance(step, steps.ChooseStep | steps.Ways):
        return (OneOf(tuple(_body(cast(Body, each)) for each in step.options)),)
    return _clause(step) if isinstance(step, Clause) and type(step) in FOLDS else ()


def _signs(paragraph: Paragraph) -> tuple[Sign, ...]:
    """List the plain gains that a paragraph begins with."""
    signs: list[Sign] = []
    for sentence in paragraph.sentences if isinstance(paragraph, PlayText) else ():
        act, *more = _sentences((sentence,))
        if more or not isinstance(act, Deed) or act not in (Deed("power", act.n), Deed("draw", act.n, DRAWN)):
            break
        signs.append(Sign("power" if act.verb == "power" else "draw", act.n))
    return tuple(signs)


# Paragraphs


def fold_paragraph(paragraph: Paragraph) -> Passage:
    """Fold a paragraph, its text still to be filled in."""
    passage: Passage = FOLDS[type(paragraph)](paragraph)
    return passage


def _played(paragraph: PlayText) -> Passage:
    first = paragraph.sentences[0]
    choice = isinstance(first, Plain) and isinstance(first.body, sentences.ChooseOne)
    return Passage("play", "", "Choose one" if choice else "", _sentences(paragraph.sentences))


def _attacked(paragraph: paragraphs.AttackText) -> Passage:
    if paragraph.mine is not None:
        against: Who = "foe" if paragraph.vp_robbed else "that"
        return Passage("attack", "", "Attack", _sentences(paragraph.mine.sentences), against=against)
    after = _sentences(paragraph.after.sentences) if paragraph.after is not None else ()
    against = cast(Who, paragraph.blows[0].who)
    return Passage("attack", "", "Attack", (*_blows(paragraph.blows), *after), against=against)


def _blows(blows: Sequence[paragraphs.Each]) -> tuple[Act, ...]:
    acts: tuple[Act, ...] = ()
    for blow in blows:
        acts += _by(_sentences((Plain(blow.first), *blow.rest)), cast(Who, blow.who))
    return acts


def _appearing(paragraph: paragraphs.FirstAppearance) -> Passage:
    if not paragraph.blows:
        return Passage("appearance", "", "First Appearance", _sentences(paragraph.sentences))
    who = cast(Who, paragraph.blows[0].who)
    return Passage("appearance", "", "First Appearance—Attack", _blows(paragraph.blows), against=who)


def _defending(paragraph: paragraphs.DefenseText) -> Passage:
    price = Price(
        itself=True,
        shown=isinstance(paragraph.price, paragraphs.Show),
        more=isinstance(paragraph.price, paragraphs.GiveUpMore),
        in_play=paragraph.price.place == z.PLAY,
    )
    return Passage("defense", "", "Defense", _sentences(paragraph.sentences), price=price)


def _ongoing(paragraph: abilities.Ongoing) -> Passage:
    return replace(fold_paragraph(paragraph.text), ongoing=True, keyword="Ongoing")


def _in_confrontation(paragraph: abilities.InConfrontation) -> Passage:
    return replace(fold_paragraph(paragraph.text), confronting=True, keyword="Confrontation")


def _confronting(paragraph: paragraphs.ConfrontationText) -> Passage:
    said = paragraph.sentences
    otherwise: tuple[Act, ...] = ()
    last = said[-1]
    answers = len(said) > 1 and isinstance(said[-2], sentences.If | sentences.IfDo)
    if isinstance(last, sentences.Otherwise) and not answers:
        otherwise, said = _body(last.body), said[:-1]
    return Passage("play", "", "Confrontation", _sentences(said), otherwise, confronting=True)


def _blocking(paragraph: paragraphs.BlockNumber) -> Passage:
    acts = (Deed("raise", paragraph.n), *_sentences(paragraph.sentences))
    return Passage("block", "", f"Block ({paragraph.n})" if paragraph.sentences else "", acts)


def _leading(sort: Sort, first: Body, rest: Sequence[Sentence], **said: Any) -> Passage:
    """Make a passage whose first sentence stands behind its trigger."""
    return Passage(sort, "", acts=_sentences((Plain(first), *rest)), **said)


def _triggered(paragraph: abilities.When) -> Passage:
    trigger = FOLDS[type(paragraph.test)](paragraph.test)
    return _leading("trigger", paragraph.first, paragraph.rest, trigger=trigger)


def _spoken(sort: Sort, keyword: str) -> Fold:
    """Make a fold for a keyword followed by sentences."""
    return lambda paragraph: Passage(sort, "", keyword, _sentences(paragraph.sentences))


def _gained(paragraph: paragraphs.WhenGained) -> Passage:
    keyword = "When you buy or gain this" if paragraph.bought else "When you gain this"
    return Passage("gained", "", keyword, _sentences(paragraph.sentences))


def _paid(paragraph: abilities.PaidAbility) -> Passage:
    """Fold an ability with a price, which stands before the colon."""
    paid = paragraph.price
    price = Price(paid.n) if isinstance(paid, power.Pay) else Price(cards=CARD)
    if isinstance(paid, abilities.DestroyPrice) or (
        isinstance(paid, abilities.DiscardPrice) and isinstance(paid.what, picks.ThisCard)
    ):
        price = Price(itself=True, destroyed=isinstance(paid, abilities.DestroyPrice))
    elif isinstance(paid, abilities.PutPrice):
        put = _what(paid.what, paid.default)
        price = Price(cards=put.cards or CARD, n=_many(paid.what), those=put, to=_dest(paid.dest))
    elif isinstance(paid, abilities.DiscardPrice):
        those = _what(paid.what, "hand")
        price = Price(cards=those.cards or CARD, those=those, n=_many(paid.what))
    elif isinstance(paid, tokens.PayVP):
        price = Price(vp=paid.n)
    elif isinstance(paid, abilities.DiscardPerType):
        price = Price(cards=paid.cards, each_type=True)
    keyword = show(paragraph, category="paragraph").partition(": ")[0]
    return Passage("ability", "", keyword, _sentences(paragraph.sentences), price=price)


def _worth(worth: Worth) -> Points | None:
    """Fold variable Victory Points; None for those only the engine knows."""
    if isinstance(worth, amounts.WorthEach):
        return Points(worth.n, worth.cards, worth.different, worth.lot or 1)
    if isinstance(worth, amounts.WorthIf):
        return Points(worth.n, worth.cards, least=worth.least, other=worth.other)
    return Points(-worth.n, worth.cards, beyond=worth.beyond) if isinstance(worth, amounts.WorthLess) else None


# Sentences and bodies


def _sentences(said: Sequence[Sentence]) -> tuple[Act, ...]:
    """Fold sentences, each "Otherwise" on the contrary of the condition it answers."""
    acts: tuple[Act, ...] = ()
    before: tuple[Condition, ...] = ()
    for at, sentence in enumerate(said):
        if isinstance(sentence, sentences.Otherwise):
            several = sentences.answered_conditions(said[:at])
            before = tuple([_condition(each) for each in several]) if len(several) > 1 else before
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
    """Add conditions to acts."""
    return tuple([replace(act, only=conditions + act.only) for act in acts])


def _by(acts: Iterable[Act], who: Who) -> tuple[Act, ...]:
    """Let another player do what "you" do."""
    return tuple([replace(act, who=who, only=_about(act.only, who)) if act.who == "you" else act for act in acts])


def _about(conditions: Iterable[Condition], who: Who) -> tuple[Condition, ...]:
    """Let conditions about "you" be about another player."""
    return tuple([replace(each, who=who) if each.who == "you" else each for each in conditions])


def _then_attack(body: attacking.ThenAttack) -> tuple[Act, ...]:
    blow = _by(_body(body.first), cast(Who, body.who))
    attack = tuple([replace(act, attack=True) if isinstance(act, Deed) else act for act in blow])
    return _clauses(sentences.Do(body.clauses)) + attack


def _yours(body: sentences.Yours) -> tuple[Act, ...]:
    return tuple([replace(act, mine=True) if isinstance(act, Deed) else act for act in _clauses(body)])


def _later(condition: Callable[[Any], Condition]) -> Fold:
    return lambda sentence: _only(_body(sentence.body), (replace(condition(sentence), later=True),))


def _body(body: Body) -> tuple[Act, ...]:
    acts: tuple[Act, ...] = FOLDS[type(body)](body)
    return acts


def _clauses(body: sentences.Do | sentences.May | sentences.Yours) -> tuple[Act, ...]:
    acts: tuple[Act, ...] = ()
    for clause in body.clauses:
        more = _clause(clause)
        acts += tuple([replace(act, then=True) if isinstance(act, Deed) else act for act in more]) if acts else more
    return acts


def _unless(body: sentences.Unless) -> tuple[Act, ...]:
    instead = _may(sentences.May((body.instead,)))
    return (*instead, *_only(_clauses(sentences.Do(body.clauses)), (Condition("done", met=False),)))


def _may(body: sentences.May) -> tuple[Act, ...]:
    acts = tuple([replace(act, may=True) if isinstance(act, Deed) else act for act in _clauses(body)])
    first = acts[0]
    if isinstance(first, Deed) and first.those is not None and isinstance(body.clauses[0].object, picks.Every):
        acts = (replace(first, those=replace(first.those, how="choice", free=True)), *acts[1:])
    return acts


def _condition(query: object) -> Condition:
    condition: Condition = FOLDS[type(query)](query)
    return condition


def _count(query: object) -> Count:
    count: Count = FOLDS[type(query)](query)
    return count


# Clauses


def _clause(clause: Clause) -> tuple[Act, ...]:
    acts: tuple[Act, ...] = FOLDS[type(clause)](clause)
    return acts


def _deed(verb: Verb, n: str = "", **said: Any) -> Fold:
    """A deed without an object; `n` names the field that says how much."""
    return lambda clause: (Deed(verb, getattr(clause, n) if n else 1, **said),)


def _done(verb: Verb, **said: Any) -> Fold:
    """A deed with an object."""
    return lambda clause: (_deed_to(verb, clause.what, clause.default, **said),)


def _deed_to(verb: Verb, what: What, default: str, **said: Any) -> Deed:
    """A deed done to some cards, perhaps so many for each of something."""
    per = _count(what.multiplier) if what.multiplier is not None else None
    return Deed(verb, _many(what), _what(what, default), per, **said)


def _done_to(verb: Verb, where: Place, how: How, **said: Any) -> Fold:
    """A deed done to one of some cards of somebody's choice, or to all."""
    return lambda clause: (
        Deed(verb, ANY if how == "all" else 1, Those(clause.cards, place(clause.cards, where), how), **said),
    )


def _power(clause: power.Power) -> tuple[Act, ...]:
    return (_much("power", clause.n, clause.of, clause.least, clause.most),)


def _raise(clause: power.AddCost) -> tuple[Act, ...]:
    deed = replace(_much("raise", clause.n, clause.per or clause.plus, 0, clause.most), n=clause.n)
    plus = Count("level", own=True) if clause.level else deed.plus
    return (replace(deed, plus=plus, team=clause.team, own=clause.own),)


def _much(verb: Verb, n: int, of: Amount | None, least: int, most: int) -> Deed:
    """A deed of some number, once for each of what is counted or with a further number added."""
    most = ANY if most == UNBOUNDED else most
    if isinstance(of, amounts.OfIt | amounts.HandPoints) or (isinstance(of, tokens.OwnVP) and n == 1):
        return Deed(verb, 0, plus=_count(of), least=least, most=most)
    return Deed(verb, n, per=_count(of) if of is not None else None, least=least, most=most)


def _put(clause: verbs.Put) -> tuple[Act, ...]:
    return (_deed_to("put", clause.what, clause.origin, to=_dest(clause.dest)),)


def _dest(dest: places.Dest) -> tuple[Place, ...]:
    to: tuple[Place, ...] = ("line_up",)
    if isinstance(dest, places.Own):
        to = _own(dest)
    elif isinstance(dest, places.Neighbours):
        to = (NEIGHBOURS[dest.place, dest.left],)
    elif isinstance(dest, places.Attackers):
        to = ("attacker",)
    elif isinstance(dest, places.MainDeck):
        to = ("main",) if dest.top else ("under",)
    elif isinstance(dest, places.OwnersDeck):
        to = ("owner",) if dest.top else ("owner's bottom",)
    elif isinstance(dest, places.BackOnStack):
        to = ("home",)
    return to


def _own(dest: places.Own) -> tuple[Place, ...]:
    return ("bottom",) if dest.under else OWN[dest.place]


def _gain(clause: verbs.Gain) -> tuple[Act, ...]:
    to = _own(clause.dest) if clause.dest is not None else ()
    return (_deed_to("gain", clause.what, clause.default, to=to),)


def _many(what: What) -> int:
    """Return the number of cards at most."""
    if isinstance(what, picks.Several | picks.OfThem):
        return what.high
    if isinstance(what, picks.Some | picks.Random | picks.Top):
        return what.n
    return ANY if isinstance(what, picks.All | picks.Whole | picks.Them | picks.Duplicates) else 1


def _what(what: What, default: str) -> Those:
    those: Those = FOLDS[type(what)](what, default)
    return those


def _chosen(how: How) -> Callable[[Any, Place], Those]:
    """Cards of a kind, in the place named or the verb's own."""

    def those(what: Any, default: Place) -> Those:
        where = place(what.what, default)
        drawn = how == "choice" and what.what.place is None and default == "deck"
        return Those(
            what.what,
            where,
            "top" if drawn else how,
            isinstance(what, picks.Several),
            next((mark.cost or 0 for mark in what.what.marks if isinstance(mark, cards.Together)), 0),
            isinstance(what, picks.Some) and what.another,
            what.low if isinstance(what, picks.Several) else 0,
        )

    return those


def _bound(how: How, *where: Place) -> Callable[[Any, Place], Those]:
    """Cards bound before."""
    return lambda what, default: Those(
        None,
        where,
        how,
        isinstance(what, picks.OfThem) and not what.low,
        rest=isinstance(what, picks.Them) and what.rest,
    )


FOLDS: Final[dict[type, Callable[..., Any]]] = {
    # paragraphs
    PlayText: _played,
    paragraphs.AttackText: _attacked,
    paragraphs.FirstAppearance: _appearing,
    paragraphs.DefenseText: _defending,
    abilities.EachTurnPower: lambda word: Passage("play", "", acts=(Deed("power", word.n),), trigger=Cue("start")),
    abilities.Once: lambda word: _leading("ability", word.first, word.rest, once=True, confronted=word.confronted),
    abilities.PaidAbility: _paid,
    abilities.Ongoing: _ongoing,
    abilities.When: _triggered,
    abilities.StackOngoing: lambda word: replace(fold_paragraph(word.text), stacked=True, keyword="Stack Ongoing"),
    abilities.CostsMore: lambda word: Passage("stack", "", acts=(Deed("cost more", word.n, per=_count(word.of)),)),
    paragraphs.WhenGained: _gained,
    paragraphs.WhenDestroyed: _spoken("destroyed", "When you destroy this"),
    heroes.WhenDefeated: _spoken("defeated", "When this Villain is defeated"),
    paragraphs.AlsoIs: lambda word: Passage("rule", "", rule="also", types=word.types),
    paragraphs.WorthText: lambda word: Passage("worth", "", worth=_worth(word.worth)),
    CardRule: lambda word: Passage("rule", "", lowers=word.n if word.rule == "lowers_cost" else 0, rule=word.rule),
    paragraphs.ConfrontationText: _confronting,
    abilities.InConfrontation: _in_confrontation,
    paragraphs.BlockText: _spoken("block", "Block"),
    paragraphs.BlockNumber: _blocking,
    # sentences
    Plain: lambda word: _body(word.body),
    sentences.If: lambda word: _only(_body(word.body), (_condition(word.cond),)),
    sentences.IfDo: lambda word: _only(_body(word.body), (Condition("done"),)),
    sentences.Later: _later(lambda word: _condition(word.watch)),
    sentences.AtEnd: _later(lambda word: Condition("end")),
    sentences.OfChosen: lambda word: _by(_sentences((Plain(word.first), *word.rest)), word.who),
    sentences.OthersDo: lambda word: _by(_body(word.first), word.who),
    attacking.ThenAttack: _then_attack,
    sentences.Yours: _yours,
    sentences.About: lambda word: _by(_sentences((Plain(word.first), *word.rest)), word.who),
    # bodies
    sentences.Do: _clauses,
    sentences.May: _may,
    sentences.Unless: _unless,
    sentences.Repeat: lambda word: (*_clauses(sentences.Do(word.clauses)), Deed("repeat", then=bool(word.clauses))),
    sentences.Delayed: lambda word: _only(_clauses(sentences.Do(word.clauses)), (Condition("end", later=True),)),
    sentences.ChooseOne: lambda word: (OneOf(tuple([_body(each) for each in word.options])),),
    sentences.ChooseMore: lambda word: (OneOf(tuple([_body(each) for each in word.options]), 2),),
    sentences.IfLead: lambda word: _only(_body(word.body), (_condition(word.cond),)),
    # clauses
    power.Power: _power,
    power.Double: _deed("double"),
    power.ExtraCards: lambda word: (Deed("extra", word.n, per=_count(word.of) if word.of is not None else None),),
    power.Pay: _deed("pay", "n"),
    power.Cheapen: lambda word: (Deed("cheapen", word.n, Those(word.cards, how="all")),),
    tokens.GainVP: lambda word: (_much("gain vp", word.n, word.of, 0, UNBOUNDED),),
    verbs.Draw: _done("draw"),
    verbs.DrawUntil: lambda word: (Deed("draw", ANY, DRAWN, only=(Condition(UNTIL[word.by], n=word.n, until=True),)),),
    verbs.Discard: _done("discard"),
    verbs.Destroy: _done("destroy"),
    verbs.DestroyUntil: lambda word: (
        Deed("destroy", ANY, Those(CARD, ("line_up",)), only=(Condition("line-up above", n=word.n, until=True),)),
    ),
    verbs.Put: _put,
    verbs.PutEither: _done("put", to=("deck", "discard")),
    verbs.PutBack: lambda word: _done("put", to=("under",) if word.under else ("back",), ordered=True)(word),
    verbs.BackToStack: _done("put", to=("stack",)),
    verbs.Gain: _gain,
    others.ChoosePlayers: lambda word: (
        Deed("choose player", ANY if word.who == "players" else 1, whom="foe" if word.who == "foe" else "player"),
    ),
    others.PutForAny: lambda word: _done("put", to=(ANYBODYS[word.place],))(word),
    others.PassLeft: _deed("pass", those=Those(CARD, ("hand",)), who="player", whom="player", to=("left hand",)),
    gains.GainForAny: _done("gain", to=("discards",)),
    gains.GainCheaper: _deed("gain", those=Those(CARD, ("line_up",), cheaper=True)),
    gains.FoePicksGain: _deed("offer"),
    verbs.Replace: lambda clause: (Deed("replace", ANY if clause.several else 1),),
    verbs.Reveal: _done("reveal"),
    verbs.LookAt: _done("look"),
    verbs.Choose: _done("choose"),
    playing.SecretlyChoose: lambda word: (Deed("choose", those=Those(CARD, ("hand",), each=word.both), secret=True),),
    verbs.SetAside: _done("set aside"),
    digging.ShuffleIn: _done("shuffle in"),
    playing.Pass: _deed("pass", whom="player"),
    playing.PassToMate: _done("pass", whom="teammate"),
    playing.TakeFromAttacker: _deed("pass", those=Those(CARD, ("hand", "discard"), "attacker", True), who="attacker"),
    playing.Play: _done("play"),
    playing.PlayEach: _done_to("play", "line_up", "all"),
    playing.PlayAgain: _deed("play again", those=Those(OTHERS, ("played",), free=True, another=True, each=True)),
    playing.PlayOnceMore: _done("play again"),
    playing.UseText: _done("use"),
    playing.LetUse: _done_to("use", "hand", "attacker", whom="attacker"),
    playing.BecomeCopy: _done("copy"),
    confronting.GiveAssist: _done("assist"),
    confronting.LetHold: lambda word: (Deed(FACTS[word.fact], word.n or 1),),
    power.AddCost: _raise,
    confronting.SwitchFoe: lambda word: (Deed("switch", team=not word.own),),
    confronting.Cancel: _deed("cancel"),
    confronting.NameParity: _deed("name"),
    confronting.NameAloud: lambda word: (Deed("name type" if word.what == "type" else "name card"),),
    confronting.Win: _deed("win"),
    # objects
    picks.Some: _chosen("choice"),
    picks.Several: _chosen("choice"),
    picks.All: _chosen("all"),
    picks.Every: _chosen("all"),
    picks.Random: _chosen("random"),
    picks.AttackersPick: _chosen("attacker"),
    picks.It: _bound("it"),
    picks.ThisCard: _bound("this"),
    picks.Them: _bound("them"),
    picks.OfThem: _bound("choice", "them"),
    picks.Duplicates: lambda word, default: Those(None, ("hand",), "duplicates"),
    picks.Whole: lambda word, default: Those(None, (word.where,), "all"),
    picks.Top: lambda word, default: Those(None, ("main" if word.main else "deck",), "top"),
    picks.EndOf: lambda word, default: Those(None, (word.where,), "top" if word.where == "super_villains" else "last"),
    **OWN_WORDS,
    **QUERIES,
}
# Words that others hold: kinds and qualifiers within `Cards`, places, destinations, prices, blows of an Attack, and
# Victory Points, which are a card's own `worth`.
WITHIN: Final = (
    *(
        Cards,
        cards.NamedKind,
        cards.Costs,
        cards.NameHas,
        cards.OtherThan,
        cards.Together,
    ),
    *(Zone, places.Lying, places.AmongThem, places.Controlled, places.Own, places.MainDeck, places.LineUp),
    *(places.OwnersDeck, places.BackOnStack, places.Neighbours, places.Attackers, places.ThatFoes, places.ThisWay),
    paragraphs.Doing,
    *(comparing.SameName, comparing.NoDearer, comparing.AsNamed),
    *(paragraphs.Show, paragraphs.GiveUp, paragraphs.GiveUpMore, paragraphs.Each, sentences.Otherwise),
    *(abilities.PutPrice, abilities.DestroyPrice, abilities.DiscardPrice, abilities.DiscardPerType),
    *(amounts.WorthEach, amounts.WorthIf, amounts.WorthLess),
)
