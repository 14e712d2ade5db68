"""Printed wordings of places, plays, purchases and actions of other players."""

from __future__ import annotations

from typing import Final

from lineup.language.grammar import Items, Meaningless, describe, phrase, reads, reads_as
from lineup.language.printed.rebuilding import keep_value, of_others
from lineup.language.words.abilities import DestroyPrice, DiscardPrice, PaidAbility, PutPrice, When
from lineup.language.words.amounts import Amount
from lineup.language.words.attacking import ThenAttack
from lineup.language.words.cards import Cards, Mark, NamedKind
from lineup.language.words.meaning import Who
from lineup.language.words.other_players import ChoosePlayers
from lineup.language.words.paragraphs import WhenDestroyed
from lineup.language.words.picks import All, AttackersPick, Every, It, Some, ThisCard, What
from lineup.language.words.places import (
    AmongThem,
    BackOnStack,
    LineUp,
    Lying,
    Own,
    OwnersDeck,
    ThisWay,
    Zone,
)
from lineup.language.words.playing import Play
from lineup.language.words.power import TURN_ENDS, Cheapen, Power
from lineup.language.words.sentences import (
    Body,
    ChooseOne,
    Do,
    Later,
    May,
    OfChosen,
    OthersDo,
    Plain,
    TextSentence,
    Yours,
)
from lineup.language.words.triggers import EachDestroy, EachGain, Happens
from lineup.language.words.verbs import Clause, Discard, Put

# Places

STACK: Final = Lying(Zone(("stack",)))


def from_stack(kinds: tuple[str | NamedKind, ...], name: str, marks: tuple[Mark, ...] = ()) -> Cards:
    """Cards of the stack that is named after them."""
    if kinds != (NamedKind(name) if name != "Weakness" else name,):
        raise Meaningless(f"the {name} stack holds no other cards")
    return Cards(kinds, marks, STACK)


def top_of_stack(name: str, n: int = 1) -> Some:
    """Cards of the stack that is named after them, on which each is like the other."""
    return Some(Cards((NamedKind(name),), (), STACK), n)


def on_stack(what: What, name: str) -> Put:
    """Cards back on the stack that is named after them."""
    cards = what.what if isinstance(what, Some | All) else None
    if cards is None or cards.kinds != (NamedKind(name) if name != "Weakness" else name,):
        raise Meaningless(f"only cards of that name go on the {name} stack")
    return Put(what, BackOnStack())


reads(
    from_stack,
    "cards",
    "{kinds:kind*or} {marks:mark**space} from the {name:name} stack",
    phrase("{kinds:kind*or} {marks:mark**space} from the Weakness stack", name="Weakness"),
)
reads(
    top_of_stack,
    "what",
    "the top card of the {name:name} stack",
    "the top {n:number} cards of the {name:name} stack",
)
reads(
    on_stack,
    "clause",
    "<put> {what:what} on top of the {name:name} stack",
    phrase("<put> {what:what} on top of the Weakness stack", name="Weakness"),
)


reads(
    Put,
    "clause",
    phrase("<return> it {dest:owners_deck}", what=It()),
    phrase("<put> it back {dest:owners_deck}", what=It()),
)
reads(
    OwnersDeck,
    "owners_deck",
    phrase("to the top of its owner's deck", top=True),
    phrase("on top of its owner's deck", top=True),
    phrase("to the bottom of its owner's deck", top=False),
)


def shown_and_added(cards: Cards) -> Put:
    """Put a card of the hand just shown into the Line-Up."""
    if cards.place is not None:
        raise Meaningless("the card is one of those shown; no further place can be named")
    return Put(Some(Cards(cards.kinds, cards.marks, AmongThem())), LineUp())


reads(
    shown_and_added,
    "clause",
    "<choose> a {cards:cards+sg} from it, and <add> that card to the Line-Up",
    "<choose> a {cards:cards+sg} from it, then <add> that card to the Line-Up",
    "<choose> a {cards:cards+sg} from it, then <add> it to the Line-Up",
)


# Playing


def each_revealed(cards: Cards) -> Every:
    """All such cards that several players revealed."""
    if cards.place is not None:
        raise Meaningless("the cards are those revealed; no further place can be named")
    return Every(Cards(cards.kinds, cards.marks, ThisWay("revealed")))


def play_stronger(n: int) -> Items:
    """Play a card, which gives more Power than it says."""
    return Items(Play(It()), Power(n))


reads(
    play_stronger,
    "clause",
    "<play> it and it has +{n:digits} Power",
    "<play> it and it has a additional +{n:digits} Power",
)


def one_of_these(what: Cards) -> Some:
    """One of the cards several players revealed, discarded, …"""
    if not isinstance(what.place, ThisWay):
        raise Meaningless('"one of the …" is said of cards revealed, discarded or destroyed this way')
    return Some(what)


reads(one_of_these, "what", "one of the {what:cards+pl}")
reads(each_revealed, "what", "each revealed {cards:cards+sg}")


# Purchases


def redirect_gains(cards: Cards, dest: Own, own: bool = False, line_up: bool = False) -> When:
    """An option to put each card bought or gained elsewhere."""
    return When(EachGain(_from_line_up(cards, line_up), buys=True, own=own), May((Put(It(), dest),)))


def redirect_gains_now(cards: Cards, dest: Own, which: str = "each", may: bool = True, line_up: bool = False) -> Later:
    """Cards bought or gained this turn go elsewhere."""
    clauses = (Put(It(), dest),)
    return Later(Happens(_from_line_up(cards, line_up), which), May(clauses) if may else Do(clauses))


def _from_line_up(cards: Cards, line_up: bool) -> Cards:
    if cards.place is not None and line_up:
        raise Meaningless("two places are named for the same cards")
    return Cards(cards.kinds, cards.marks, Lying(Zone(("line_up",)))) if line_up else cards


for _any in ("any {cards:cards+pl}", "a {cards:cards+sg}"):
    reads(
        redirect_gains,
        "paragraph",
        phrase(f"You may put {_any} you buy or gain during your turn {{dest:own}}.", own=True),
        phrase(f"You may put {_any} you buy or gain during each of your turns {{dest:own}}.", own=True),
        phrase(f"You may put {_any} you buy or gain from the Line-Up {{dest:own}}.", line_up=True),
        f"You may put {_any} you buy or gain {{dest:own}}.",
    )
reads(
    redirect_gains_now,
    "sentence",
    phrase("You may put any one {cards:cards+sg} you buy or gain this turn {dest:own}.", which="one"),
    phrase("You may put one {cards:cards+sg} you buy or gain this turn {dest:own}.", which="one"),
    phrase("You may put a {cards:cards+sg} you buy or gain this turn {dest:own}.", which="one"),
    "You may put any {cards:cards+pl} you buy or gain this turn {dest:own}.",
    "You may put any number of {cards:cards+pl} you buy or gain this turn {dest:own}.",
    "You may put {cards:cards+pl} you buy or gain this turn {dest:own}.",
    phrase("Put all {cards:cards+pl} you buy or gain this turn {dest:own}.", may=False),
    phrase("Put {cards:cards+pl} you buy or gain this turn {dest:own}.", may=False),
    phrase("Put each {cards:cards+sg} you buy or gain this turn {dest:own}.", may=False),
)


def less_for_all(kinds: tuple[str | NamedKind, ...], n: int, of: Amount | None = None) -> Cheapen:
    """Make cards of these kinds cost less."""
    return Cheapen(Cards(kinds), n, of)


reads_as("defeated_kind", "Super-Villain", "Super Hero", "Super Heroes")
reads_as("defeated_kind", "Super-Villain", "Super-Villain", "Super-Villains")
reads_as("defeated_kind", "Villain", "Villain", "Villains")
reads_as("defeated_kind", "Hero", "Hero", "Heroes")
for _kinds in ("{kinds:defeated_kind+pl*and}", "{kinds:defeated_kind+pl*or}"):
    for _pay in ("@you <pay>", "<pay>"):
        reads(less_for_all, "clause", f"{_pay} {{n:digits}} less to defeat {_kinds} this turn for each {{of:per}}")
    reads(
        less_for_all,
        "clause",
        f"{_kinds} cost @you {{n:digits}} less to defeat this turn",
        f"{_kinds} cost @you {{n:digits}} less Power to defeat this turn",
        f"@you <pay> {{n:digits}} less to defeat {_kinds} this turn",
        f"<pay> {{n:digits}} less to defeat {_kinds} this turn",
    )


def until_then(value: object) -> object:
    """Refuse this wording, and say which words to use."""
    raise Meaningless(
        'what lasts for this turn is said with "this turn", such as "Heroes cost you 1 less this turn"'
        ' or "+1 Power for each Hero you play this turn, earlier or later"'
    )


for _end in TURN_ENDS:
    for _category in ("paragraph", "sentence"):
        reads(until_then, _category, f"Until {_end}, {{value:{_category}}}")


# Destroying, drawing, giving up


def when_destroyed(first: Body, rest: tuple[TextSentence, ...] = ()) -> WhenDestroyed:
    """The effect of destroying the card."""
    return WhenDestroyed((Plain(first), *rest))


for _zone in ("", " in any zone"):
    reads(
        when_destroyed,
        "paragraph",
        f"When you destroy this card{_zone}, {{first:body}}. {{rest:sentence**space}}",
        f"Whenever you destroy this card{_zone}, {{first:body}}. {{rest:sentence**space}}",
    )


def power_when_destroyed(n: int, cards: Cards) -> When:
    """Power each time such a card is destroyed."""
    return When(EachDestroy(cards, own=True), Do((Power(n),)))


for _category in ("paragraph", "ongoing"):
    reads(
        power_when_destroyed,
        _category,
        "+{n:digits} Power for each {cards:cards+sg} you destroy during your turn.",
        "+{n:digits} Power for each {cards:cards+sg} you destroy during each of your turns.",
    )


reads(Do, "gain", "{clauses:clause*then}")


def at_any_time(price: Clause, first: Body, rest: tuple[TextSentence, ...] = ()) -> PaidAbility:
    """An ability its player may use in their turn as often as they pay."""
    return PaidAbility(price, (Plain(first), *rest))


for _when in ("", "during your turn, ", "on your turn, ", "once during your turn, ", "at any time during your turn, "):
    for _play in ("", " from play"):
        for _price, _verb in ((DiscardPrice(ThisCard()), "discard"), (DestroyPrice(), "destroy")):
            _this = f"{_verb} this card{_play}"
            for _to in (f"{_when}you may {_this} to {{first:gain}}.", f"{_when}{_this} to {{first:gain}}."):
                reads(at_any_time, "ongoing", phrase(_to, price=_price))
            if not _when.startswith("once"):  # what may be done once is read so anyway
                _if_you_do = f"{_when}you may {_this}. If you do, {{first:body}}. {{rest:sentence**space}}"
                reads(at_any_time, "ongoing", phrase(_if_you_do, price=_price))
reads(
    at_any_time,
    "paragraph",
    "During your turn, you may {price:payment}. If you do, {first:body}. {rest:sentence**space}",
    "At any time during your turn, you may {price:payment}. If you do, {first:body}. {rest:sentence**space}",
)


def on_stack_price(what: What, name: str) -> PutPrice:
    """A price of cards put back on the stack named after them."""
    return PutPrice(what, on_stack(what, name).dest)


reads(
    on_stack_price,
    "payment",
    "put {what:what} on top of the {name:name} stack",
    phrase("put {what:what} on top of the Weakness stack", name="Weakness"),
)


# Other players

PICKED: Final = Do((Discard(AttackersPick(Cards(("card",), (), AmongThem()))),))


def to_be_discarded() -> Do:
    """The attacker picks what is discarded."""
    return PICKED


reads(
    to_be_discarded,
    "their_body",
    "choose one card revealed this way to be discarded",
    "choose a card revealed this way to be discarded",
    "you choose one card revealed this way to be discarded",
    "you choose a card revealed this way to be discarded",
    "you choose a card and he discards it",
    "you choose a card from it and he discards it",
    "you choose one of them and he discards it",
    "choose a card from it and he discards it",
)


def and_others(first: tuple[Clause, ...], others: OthersDo) -> Items:
    """Actions of the player, then of others."""
    return Items(Plain(Do(first)), of_others(others))


for _and in (" and", ", and", ", then", ", and then"):
    reads(and_others, "sentence", f"^{{first:clause*then}}{_and} {{others:others_body}}.")


def and_attack(first: tuple[Clause, ...], then: ThenAttack) -> ThenAttack:
    """Actions of the player, then an Attack."""
    return ThenAttack(then.who, then.first, first)


reads(and_attack, "attack_body", "{first:clause*then} and {then:attack_alone}")
reads(ThenAttack, "attack_alone", "Attack: {who:others} {first:subject_body.it}")


def attack_chosen(first: tuple[Clause, ...], body: Body) -> ThenAttack:
    """Choose a foe, perhaps after other actions, and attack that foe."""
    return ThenAttack("that", body, (*first, ChoosePlayers("foe")))


reads(attack_chosen, "attack_body", phrase("choose a foe and Attack: That foe {body:subject_body.it}", first=()))
reads(attack_chosen, "attack_body", "{first:clause*then}, choose a foe and Attack: That foe {body:subject_body.it}")


def either_way(first: Do | Yours, second: Do | Yours) -> ChooseOne:
    """A choice between two ways for another player."""
    return ChooseOne((first, second))


reads(keep_value, "their_way", "{value:option.they}")
reads(Do, "their_way", "they {clauses:clause.they*then}", "he {clauses:clause.it*then}")
reads(Do, "own_way", "they {clauses:clause.they*then}", "he {clauses:clause.it*then}")
reads(either_way, "subject_body", "chooses: {first:their_way} or {second:their_way}")


def and_may_do(who: Who, first: tuple[Clause, ...], second: tuple[Clause, ...]) -> OfChosen:
    """Actions of the players chosen, and an option for them."""
    return OfChosen(who, Do(first), (Plain(May(second)),))


reads(and_may_do, "sentence", "{who:chosen} {first:clause.it*then} and may {second:clause.they*then}.")


# Going through a deck


describe("owners_deck", "a place to put cards such as …", "where")
describe("defeated_kind", "a kind of card such as …", "kind")
describe("gain", "a verb such as …", "action")
describe("attack_alone", "an Attack such as …", "Attack")
describe("their_way", "a verb such as …", "action")
describe("own_way", '"they" and a verb such as …', "action")
