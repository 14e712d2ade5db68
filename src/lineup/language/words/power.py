"""Verbs about numbers: Power given and paid, costs of Characters raised."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from lineup.engine import zones as z
from lineup.engine.asking import choose_cards
from lineup.engine.confrontation import raise_cost
from lineup.engine.definitions import Effect, Query
from lineup.engine.playing import Watching, gets_power, give_power
from lineup.engine.purposes import MAKE_DEARER
from lineup.engine.queries import character_of, definition_of, partners_of, sum_notes, types_of
from lineup.engine.state import TEXT, CommonState, Frame, Happened, Note, State, Watcher
from lineup.frozen import dataclass
from lineup.language.grammar import PLAIN, Refers, always, phrase, reads, word
from lineup.language.grammar.referring import Fault
from lineup.language.words.amounts import UNBOUNDED, Amount, Watch, install_watcher
from lineup.language.words.cards import PLACELESS, Cards
from lineup.language.words.meaning import ANY, Act, Count, Deed, Price, Those, Verb
from lineup.language.words.picks import What
from lineup.language.words.verbs import Clause


def deed_of_number(does: Verb, n: int, of: Amount | None, least: int = 0, most: int = UNBOUNDED) -> Deed:
    """Return a deed of some number, once for each of what is counted or with a further number added."""
    deed = Deed(does, n, least=least, most=ANY if most == UNBOUNDED else most)
    return deed if of is None else of.multiply_deed(deed)


@dataclass(frozen=True)
class Power(Clause):
    """Give Power: a number, or a number for each of something, within bounds on the total.

    For what happens earlier or later this turn it becomes a watcher. In a foe's turn there is nothing to give.
    """

    n: int = 1
    of: Amount | None = None
    least: int = 0
    most: int = UNBOUNDED

    def is_possible(self, state: State, frame: Frame) -> bool:
        return gets_power(state, frame.me)

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        amount = self.n
        if self.of is not None:
            amount = min(max(amount * self.of.count(state, frame), self.least), self.most)
        give_power(state, frame.me, amount, frame.source)
        return True

    def compile_step(self, part: Callable[[str, Sequence[Effect]], int]) -> Effect:
        if isinstance(self.of, Watch):
            return self.of.make_giving_step(part("later", [Power(self.n)]), self.n)
        return self

    def as_acts(self) -> tuple[Act, ...]:
        return (deed_of_number("power", self.n, self.of, self.least, self.most),)


word(
    "clause",
    PLAIN,
    "+{n:digits} Power",
    "+{n:digits} Power for each {of:per}",
    "+{n:digits} Power for each {of:per}, up to {most:digits}",
    "+{n:digits} Power for each {of:per}, at least {least:digits} and up to {most:digits}",
    "+{n:digits} Power for each {of:watch_each}",
    phrase("+Power equal to {of:amount}", n=1),
)(Power)
reads(Power, "clause", phrase("no Power", n=0))
for _is in ("is", "is equal to", "equals"):
    reads(Power, "clause", phrase(f"+X Power, where X {_is} {{of:amount}}", n=1))
for _most in ("to a maximum of", "up to a maximum of", "maximum of", "to a maximum of +", "up to a maximum of +"):
    reads(Power, "clause", f"+{{n:digits}} Power for each {{of:per}}, {_most} {{most:digits}}")
    reads(Power, "clause", f"+{{n:digits}} Power for each {{of:per}}, {_most} {{most:digits}} Power")


@dataclass(frozen=True)
class Cheapen(Clause):
    """Make such cards cost the player less for this turn, never less than 0; perhaps for each of something."""

    cards: Cards
    n: int
    of: Amount | None = None
    listens = "price"

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        install_watcher(state, frame)
        return True

    def price_reduction(self, state: CommonState, watcher: Watcher, card: int) -> int:
        if not self.cards.fits_definition(definition_of(state, card), types_of(state, card)):
            return 0
        if self.of is None:
            return self.n
        counted: Query = self.of
        frame = Frame(TEXT, watcher.face, watcher.part, watcher.seat, watcher.seat, watcher.source)
        return self.n * counted.count(state, frame)

    def as_acts(self) -> tuple[Act, ...]:
        per = self.of.as_count() if self.of is not None else None
        return (Deed("cheapen", self.n, Those(self.cards, how="all"), per),)


def check_placeless(cheapen: Cheapen) -> Fault | None:
    """Refuse a place: cards cost less wherever they lie."""
    return (cheapen.cards.place, PLACELESS["place"]) if cheapen.cards.place is not None else None


word(
    "clause",
    Refers(check=check_placeless),
    "{cards:cards+pl} cost @you {n:digits} less this turn",
    "{cards:cards+pl} cost @you {n:digits} less this turn for each {of:per}",
)(Cheapen)
reads(Cheapen, "clause", "{cards:cards+pl} cost {n:digits} less to defeat this turn")
reads(
    Cheapen,
    "clause",
    "{cards:cards+pl} cost @you {n:digits} less to buy this turn",
    "@you <pay> {n:digits} less to buy {cards:cards+pl} this turn",
    "@you <pay> {n:digits} less for {cards:cards+pl} this turn",
    "each {cards:cards+sg} @you buy this turn costs {n:digits} less",
    "each {cards:cards+sg} @you buy this turn costs @you {n:digits} less",
    "{cards:cards+pl} @you buy this turn cost {n:digits} less",
    "{cards:cards+pl} cost {n:digits} less to buy this turn",
)
TURN_ENDS: Final = (
    "end of turn", "the end of turn", "the end of the turn", "the end of this turn", "the end of your turn",
)  # fmt: skip
for _end in TURN_ENDS:
    for _less in ("cost @you {n:digits} less", "cost @you {n:digits} less to buy", "cost {n:digits} less to buy"):
        reads(
            Cheapen,
            "clause",
            f"until {_end}, {{cards:cards+pl}} {_less}",
            f"{{cards:cards+pl}} {_less} until {_end}",
        )


@dataclass(frozen=True)
class CheapenNext(Clause):
    """The next such card the player buys this turn costs less, never less than 0."""

    cards: Cards
    n: int

    def compile_step(self, part: Callable[[str, Sequence[Effect]], int]) -> Effect:
        return NextPrice(part("later", []), True, self.cards, self.n)

    def as_acts(self) -> tuple[Act, ...]:
        return (Deed("cheapen next", self.n, Those(self.cards)),)


word("clause", Refers(bars=PLACELESS), "the next {cards:such+sg} @you buy this turn costs {n:digits} less")(CheapenNext)
reads(CheapenNext, "clause", "the next {cards:such+sg} @you buy this turn costs @you {n:digits} less")


@dataclass(frozen=True)
class NextPrice(Watching):
    """The step of `CheapenNext`: it holds until such a card is bought."""

    cards: Cards
    n: int
    listens = "price"

    def take_step(self, state: State, frame: Frame) -> None:
        install_watcher(state, frame)

    def price_reduction(self, state: CommonState, watcher: Watcher, card: int) -> int:
        return self.n if self.cards.fits_definition(definition_of(state, card), types_of(state, card)) else 0

    def count_reactions_to_event(self, state: State, watcher: Watcher, event: Happened) -> int:
        bought = event.what == "gain" and event.bought and event.seat == watcher.seat
        return int(bought and self.cards.fits_card(state, event.card))


@dataclass(frozen=True)
class Double(Clause):
    """Give as much Power as there is now; what comes later this turn is not doubled."""

    does = "double"

    def is_possible(self, state: State, frame: Frame) -> bool:
        return gets_power(state, frame.me)

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        give_power(state, frame.me, state.power, frame.source)
        return True


word("clause", PLAIN, "<double> the Power @you have now")(Double)
reads(Double, "clause", "<double> @your Power", "<double> @your Power this turn")


@dataclass(frozen=True)
class DoubleAll(Clause):
    """Give as much Power as there is now, and for the rest of this turn twice what comes (COMMON-DOUBLE-01)."""

    does = "double all"

    def is_possible(self, state: State, frame: Frame) -> bool:
        return gets_power(state, frame.me)

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        if gets_power(state, frame.me):
            give_power(state, frame.me, state.power, frame.source)
            state.notes += (Note("doubled", frame.me),)
        return True


word("clause", PLAIN, "<double> @your Power, earlier and later this turn")(DoubleAll)


@dataclass(frozen=True)
class ExtraCards(Clause):
    """Draw that many more cards at the end of this turn; only on the player's own turn."""

    n: int = 1
    of: Amount | None = None

    def is_possible(self, state: State, frame: Frame) -> bool:
        return state.active == frame.me

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        number = self.n if self.of is None else self.n * self.of.count(state, frame)
        if number and self.is_possible(state, frame):
            state.notes += (Note("extra", frame.me, n=number),)
        return True

    def as_acts(self) -> tuple[Act, ...]:
        return (Deed("extra", self.n, per=self.of.as_count() if self.of is not None else None),)


word(
    "clause",
    PLAIN,
    phrase("<draw> an extra card with @your next hand", n=1),
    phrase("<draw> an extra card with @your next hand for each {of:per}", n=1),
    "<draw> {n:number} extra cards with @your next hand",
    "<draw> {n:number} extra cards with @your next hand for each {of:per}",
)(ExtraCards)
reads(
    ExtraCards,
    "clause",
    phrase("<draw> a extra card at the end of @your turn", n=1),
    "<draw> {n:number} extra cards at the end of @your turn",
)


@dataclass(frozen=True)
class Pay(Clause):
    """Pay Power gathered so far; refused with too little of it, and outside the player's turn."""

    n: int

    @property
    def object(self) -> What | None:
        return What()

    def is_possible(self, state: State, frame: Frame) -> bool:
        return state.in_turn and state.active == frame.me and state.power >= self.n

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        frame.did = ()
        if self.is_possible(state, frame):
            state.power -= self.n
            frame.did = (frame.source,)
        return True

    def as_acts(self) -> tuple[Act, ...]:
        return (Deed("pay", self.n),)

    def as_price(self) -> Price:
        return Price(self.n)


PAYS: Final = Refers(binds=always("did"))
word("clause", PAYS, "<pay> {n:digits} Power")(Pay)


@dataclass(frozen=True)
class AddCost(Clause):
    """Raise the cost of the player's or the partner's Character for this turn (CONF-BLOCK-03), or of both.

    By a number, a number for each of something, or a number and a further amount; up to a total.
    """

    n: int = 0
    per: Amount | None = None
    plus: Amount | None = None
    most: int = UNBOUNDED
    level: bool = False  # and by the Character's Level
    team: bool = False
    own: bool = False  # of no teammate's Character (RBJ-CARD-02)

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        if self.team:
            for seat in partners_of(state, frame.me):
                for card in state.zones[z.zone_of(seat, z.CHARACTER)][:1]:
                    raise_cost(state, card, self.n)
            return True
        amount = self.n if self.per is None else self.n * self.per.count(state, frame)
        if self.plus is not None:
            amount = min(amount + self.plus.count(state, frame), self.most)
        return self._raise_for_team(state, frame, amount)

    def _raise_for_team(self, state: State, frame: Frame, amount: int) -> bool:
        """Raise the cost of a Character of the team; the player chooses it unless the text does. False while asking."""
        team = state.setup.profile.block_teammate and not self.own
        side = partners_of(state, frame.me) if team else (frame.me,)
        cards = [character_of(state, seat) for seat in side if character_of(state, seat) >= 0]
        picks = choose_cards(state, frame, frame.me, cards, 1, 1, MAKE_DEARER, exact=True)
        if picks is None:
            return False
        for card in picks:
            total = amount + (state.cards[card].level if self.level else 0)
            if frame.part in state.setup.defs[frame.face].blocks and total > 0:  # Zod: each Block adds less
                total = max(total - sum_notes(state, "less"), 0)
            raise_cost(state, card, total)
        frame.did = picks
        return True

    def as_acts(self) -> tuple[Act, ...]:
        deed = replace(deed_of_number("raise", self.n, self.per or self.plus, most=self.most), n=self.n)
        plus = Count("level", own=True) if self.level else deed.plus
        return (replace(deed, plus=plus, team=self.team, own=self.own),)


ADDED: Final = (
    "{n:digits} to {whose} Character's cost this turn",
    "{n:digits} to {whose} Character's cost this turn for each {per:per}",
    "{n:digits} and its Level to {whose} Character's cost this turn",
    "{plus:amount} to {whose} Character's cost this turn",
    "{n:digits} and {plus:amount} to {whose} Character's cost this turn",
    "{n:digits} and {plus:amount}, up to {most:digits} in all, to {whose} Character's cost this turn",
)
word(
    "clause",
    PLAIN,
    *[phrase(f"<add> {each.replace('{whose}', 'a')}", level="Level" in each) for each in ADDED],
    *[phrase(f"<add> {each.replace('{whose}', '@your')}", level="Level" in each, own=True) for each in ADDED],
    phrase("each Character of @your team costs {n:digits} more this turn", team=True),
)(AddCost)
# The cost of a Character is raised for a turn, whether a text says so or not
for _whose, _own in (("a", False), ("@your", True)):
    reads(
        AddCost,
        "clause",
        phrase(f"<add> {{n:digits}} to {_whose} Character's cost", own=_own),
        phrase(f"<add> {{n:digits}} to {_whose} Character's cost for each {{per:per}}", own=_own),
        phrase(f"<add> {{n:digits}} to the cost of {_whose} Character", own=_own),
        phrase(f"<add> {{n:digits}} to the cost of {_whose} Character this turn", own=_own),
    )
for _end in TURN_ENDS:
    for _dearer in ("@your Character costs {n:digits} more", "<add> {n:digits} to @your Character's cost"):
        reads(
            AddCost,
            "clause",
            phrase(f"until {_end}, {_dearer}", own=True),
            phrase(f"{_dearer} until {_end}", own=True),
        )
for _dearer in ("@your Character costs {n:digits} more", "+{n:digits} to @your Character's cost"):
    reads(AddCost, "clause", phrase(_dearer, own=True), phrase(f"{_dearer} this turn", own=True))
