"""Folds a text into a `Meaning`: one entry for each class of words.

Paragraphs and sentences stand here, their clauses in `folding_clauses`, and what texts ask, count and wait for in
`folding_queries`. A test names each word that is neither in `FOLDS` nor in `WITHIN`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, cast

from lineup.engine import zones as z
from lineup.engine.definitions import VILLAIN, Effect, Worth
from lineup.language.folding_clauses import CARD, CLAUSES, DRAWN, fold_clause, fold_object, most_cards, put_places
from lineup.language.folding_queries import QUERIES, Fold, fold_condition, fold_count
from lineup.language.grammar import show
from lineup.language.grammar.referring import words_in
from lineup.language.meaning import (
    Act,
    Condition,
    Cue,
    Deed,
    Meaning,
    OneOf,
    Passage,
    Points,
    Price,
    Sign,
    Sort,
    Who,
)
from lineup.language.words import (
    abilities,
    amounts,
    attacking,
    cards,
    comparing,
    heroes,
    paragraphs,
    picks,
    places,
    power,
    sentences,
    steps,
    tokens,
    verbs,
)
from lineup.language.words.cards import TYPE_OF, Cards
from lineup.language.words.paragraphs import CardRule, Paragraph, PlayText
from lineup.language.words.places import Zone
from lineup.language.words.sentences import Body, Plain, TextSentence
from lineup.language.words.verbs import Clause


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
    return fold_clause(step) if isinstance(step, Clause) and type(step) in FOLDS else ()


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


def _leading(sort: Sort, first: Body, rest: Sequence[TextSentence], **said: Any) -> Passage:
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
        put = fold_object(paid.what, paid.default)
        price = Price(cards=put.cards or CARD, n=most_cards(paid.what), those=put, to=put_places(paid.dest))
    elif isinstance(paid, abilities.DiscardPrice):
        those = fold_object(paid.what, "hand")
        price = Price(cards=those.cards or CARD, those=those, n=most_cards(paid.what))
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


def _sentences(said: Sequence[TextSentence]) -> tuple[Act, ...]:
    """Fold sentences, each "Otherwise" on the contrary of the condition it answers."""
    acts: tuple[Act, ...] = ()
    before: tuple[Condition, ...] = ()
    for at, sentence in enumerate(said):
        if isinstance(sentence, sentences.Otherwise):
            several = sentences.answered_conditions(said[:at])
            before = tuple([fold_condition(each) for each in several]) if len(several) > 1 else before
            answered = tuple(replace(each, met=not each.met) for each in before)
            acts += _only(_body(sentence.body), answered)
            continue
        before = ()
        if isinstance(sentence, sentences.If):
            before = (fold_condition(sentence.cond),)
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
        more = fold_clause(clause)
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
    abilities.CostsMore: lambda word: Passage("stack", "", acts=(Deed("cost more", word.n, per=fold_count(word.of)),)),
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
    sentences.If: lambda word: _only(_body(word.body), (fold_condition(word.cond),)),
    sentences.IfDo: lambda word: _only(_body(word.body), (Condition("done"),)),
    sentences.Later: _later(lambda word: fold_condition(word.watch)),
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
    sentences.IfLead: lambda word: _only(_body(word.body), (fold_condition(word.cond),)),
    **CLAUSES,
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
