"""Folds clauses into deeds, and their objects into the cards these are done to: one entry for each class of words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from lineup.engine import zones as z
from lineup.language.folding_queries import Fold, fold_count, place
from lineup.language.meaning import ANY, Act, Condition, Count, Deed, How, Kind, Place, Those, Verb, Who
from lineup.language.words import (
    amounts,
    cards,
    confronting,
    decks,
    gains,
    heroes,
    other_players,
    picks,
    places,
    playing,
    power,
    teamwork,
    tokens,
    verbs,
)
from lineup.language.words.amounts import UNBOUNDED, Amount
from lineup.language.words.cards import Cards
from lineup.language.words.picks import What
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
ROBBED: Final[dict[str, Who]] = {"attacker": "attacker", "chosen": "that", "each": "foe"}
DECKS: Final[dict[str, Place]] = {"foe": "a foe's deck", "that": "that deck", "each": "foes' decks"}


def fold_clause(clause: Clause) -> tuple[Act, ...]:
    acts: tuple[Act, ...] = CLAUSES[type(clause)](clause)
    return acts


def _deed(verb: Verb, n: str = "", **said: Any) -> Fold:
    """A deed without an object; `n` names the field that says how much."""
    return lambda clause: (Deed(verb, getattr(clause, n) if n else 1, **said),)


def _done(verb: Verb, **said: Any) -> Fold:
    """A deed with an object."""
    return lambda clause: (_deed_to(verb, clause.what, clause.default, **said),)


def _deed_to(verb: Verb, what: What, default: str, **said: Any) -> Deed:
    """A deed done to some cards, perhaps so many for each of something."""
    per = fold_count(what.multiplier) if what.multiplier is not None else None
    return Deed(verb, most_cards(what), fold_object(what, default), per, **said)


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
        return Deed(verb, 0, plus=fold_count(of), least=least, most=most)
    return Deed(verb, n, per=fold_count(of) if of is not None else None, least=least, most=most)


def _put(clause: verbs.Put) -> tuple[Act, ...]:
    return (_deed_to("put", clause.what, clause.origin, to=put_places(clause.dest)),)


def put_places(dest: places.Dest) -> tuple[Place, ...]:
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


def most_cards(what: What) -> int:
    """Return the number of cards at most."""
    if isinstance(what, picks.Several | picks.OfThem):
        return what.high
    if isinstance(what, picks.Some | picks.Random | picks.Top):
        return what.n
    return ANY if isinstance(what, picks.All | picks.Whole | picks.Them | picks.Duplicates) else 1


def fold_object(what: What, default: str) -> Those:
    those: Those = CLAUSES[type(what)](what, default)
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


def _flip(word: heroes.Flip) -> tuple[Deed, ...]:
    only = (Condition("undefeated", until=True),) if word.until else ()
    return (Deed("flip down" if word.down else "flip up", only=only),)


def _reveal_until(word: decks.RevealUntil) -> tuple[Deed, ...]:
    shown = Those(None, ("main" if word.main else "deck",), "top")
    return (Deed("reveal", ANY, shown, only=(Condition("shown", word.cards, until=True),)),)


def _foes_top(word: teamwork.FoesTop, default: str) -> Those:
    return Those(None, (DECKS[word.whose],), "top")


def _play_off(word: teamwork.PlayOff) -> tuple[Deed, ...]:
    assert isinstance(word.what, teamwork.FoesTop)
    return (Deed("play", 1 if word.what.is_single else ANY, _foes_top(word.what, word.default)),)


CLAUSES: Final[dict[type, Callable[..., Any]]] = {
    power.Power: _power,
    power.Double: _deed("double"),
    power.ExtraCards: lambda word: (Deed("extra", word.n, per=fold_count(word.of) if word.of is not None else None),),
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
    other_players.ChoosePlayers: lambda word: (
        Deed("choose player", ANY if word.who == "players" else 1, whom="foe" if word.who == "foe" else "player"),
    ),
    other_players.PutForAny: lambda word: _done("put", to=(ANYBODYS[word.place],))(word),
    other_players.PassLeft: _deed("pass", those=Those(CARD, ("hand",)), who="player", whom="player", to=("left hand",)),
    gains.GainForAny: _done("gain", to=("discards",)),
    gains.GainCheaper: _deed("gain", those=Those(CARD, ("line_up",), cheaper=True)),
    gains.FoePicksGain: _deed("offer"),
    verbs.Replace: lambda clause: (Deed("replace", ANY if clause.several else 1),),
    verbs.Reveal: _done("reveal"),
    verbs.LookAt: _done("look"),
    verbs.Choose: _done("choose"),
    playing.SecretlyChoose: lambda word: (Deed("choose", those=Those(CARD, ("hand",), each=word.both), secret=True),),
    verbs.SetAside: _done("set aside"),
    decks.ShuffleIn: _done("shuffle in"),
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
    tokens.LoseVP: lambda word: (Deed("lose vp", ANY if word.every else word.n),),
    tokens.PayVP: lambda word: (Deed("pay vp", word.n),),
    tokens.StealVP: lambda word: (Deed("steal vp", word.n, whom=ROBBED[word.whom]),),
    tokens.RobVP: lambda word: (Deed("steal vp", word.n, whom="that"),),
    heroes.Tucked: lambda word, default: Those(None, ("beneath",), "own"),
    heroes.Flip: _flip,
    decks.RevealUntil: _reveal_until,
    teamwork.FoesTop: _foes_top,
    teamwork.PlayOff: _play_off,
    teamwork.Teamwork: lambda word: (Deed("teamwork"),),
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
}
