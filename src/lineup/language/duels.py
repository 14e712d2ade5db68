"""Words the boxes with Characters need besides: bounded counts, costs in a span, further triggers and clauses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lineup.engine import zones as z
from lineup.engine.asking import FIT, OPEN, ask, choose, take
from lineup.engine.confrontation import raise_cost
from lineup.engine.definitions import Card, Effect, PlayTest, Query
from lineup.engine.moves import draw, gain
from lineup.engine.playing import Watching, give_power
from lineup.engine.queries import (
    confronting,
    cost,
    different_types,
    everybody,
    face,
    line_up,
    noted,
    partners,
    points,
    types,
)
from lineup.engine.state import TEXT, Ask, Frame, Happened, Option, State, Watcher
from lineup.language.confrontation import add_cost, has_usable_text, note
from lineup.language.grammar import FRESH, PLAIN, Refers, always, show, word
from lineup.language.kinds import PLACELESS, Cards, Mark, Zone, zone_cards
from lineup.language.power import Power, install
from lineup.language.sentences import ONE_OF, Body, Do, Sentence, Writer
from lineup.language.verbs import ACTS, Acting, Clause

# which cards


@dataclass(frozen=True)
class CostBetween(Mark):
    """Cards whose cost lies in a span, both ends included."""

    low: int
    high: int

    def marks(self, card: Card) -> bool:
        return self.low <= card.cost <= self.high


word("mark", PLAIN, "with cost {low:digits} to {high:digits}")(CostBetween)


# conditions and counts


@dataclass(frozen=True)
class ControlsAnother(Query):
    """The player controls such a card besides this one."""

    cards: Cards

    def holds(self, state: State, frame: Frame) -> bool:
        found = zone_cards(state, frame, "control")
        return any(card != frame.source and self.cards.fits(state, card) for card in found)


word("condition", PLAIN, "@you control another {cards:counted+sg}")(ControlsAnother)


@dataclass(frozen=True)
class PlaysFromHand(Query):
    """The player of the text played the card, and not from the Character it was laid on (CONF-VAR-22)."""

    def holds(self, state: State, frame: Frame) -> bool:
        return frame.by == frame.me and not noted(state, "laid", card=frame.source)


word("condition", PLAIN, "@you play this card from @your hand")(PlaysFromHand)


@dataclass(frozen=True)
class HandBelow(Query):
    """The hand is smaller than this."""

    n: int

    def holds(self, state: State, frame: Frame) -> bool:
        return len(zone_cards(state, frame, "hand")) < self.n


word("condition", PLAIN, "@you have fewer than {n:number} cards in hand")(HandBelow)


@dataclass(frozen=True)
class GainedMany(Query):
    """So many purchases and gains this turn, each counted once (CONF-GAIN-05)."""

    n: int

    def holds(self, state: State, frame: Frame) -> bool:
        return sum(1 for event in state.happened if event.what == "gain" and event.seat == frame.me) >= self.n


word("condition", PLAIN, "@you bought or gained {n:number} or more cards this turn")(GainedMany)


@dataclass(frozen=True)
class ItIsOnOwnTurn(Query):
    """The card bound last is of a kind, and the player is the active one."""

    cards: Cards

    def holds(self, state: State, frame: Frame) -> bool:
        return state.active == frame.me and frame.it >= 0 and self.cards.fits(state, frame.it)


word("condition", PLAIN, "it is a {cards:counted+sg} and this is @your turn")(ItIsOnOwnTurn)


@dataclass(frozen=True)
class EachTypeThere(Query):
    """Once for every different card type lying there now; a Weakness has none."""

    zone: Zone

    def count(self, state: State, frame: Frame) -> int:
        cards: tuple[int, ...] = ()
        for where in self.zone.where:
            cards += zone_cards(state, frame, where)
        return different_types(state, cards)


word("per", PLAIN, "different card type in {zone:zone}")(EachTypeThere)


# Power


@dataclass(frozen=True)
class PowerWithin(Clause):
    """Give Power for everything there is of a kind now, within bounds on the total."""

    n: int
    per: Query
    most: int
    least: int = 0

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        amount = self.n * self.per.count(state, frame)
        give_power(state, min(max(amount, self.least), self.most), frame.source)
        return True


word(
    "clause",
    PLAIN,
    "+{n:digits} Power for each {per:per}, up to {most:digits}",
    "+{n:digits} Power for each {per:per}, at least {least:digits} and up to {most:digits}",
)(PowerWithin)


@dataclass(frozen=True)
class PowerOfHalfCost(Clause):
    """Give half as much Power as the card bound last costs, rounded down."""

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        if frame.it >= 0:
            give_power(state, cost(state, frame.it) // 2, frame.source)
        return True


word("clause", Refers(needs="it"), "+Power equal to half its cost")(PowerOfHalfCost)


@dataclass(frozen=True)
class PowerForDrawn(Clause):
    """Give Power for each card drawn since the turn began, and for each drawn later in it. Compiled to a watcher."""

    n: int

    def compiled(self, part: Callable[[str, Sequence[Effect]], int]) -> Effect:
        return DrawWatch(part("later", [Power(self.n)]), True, self.n)


word("clause", PLAIN, "+{n:digits} Power for each card @you draw this turn, earlier or later")(PowerForDrawn)


@dataclass(frozen=True)
class DrawWatch(Watching):
    """What `PowerForDrawn` compiles to; `part` gives the Power once more."""

    n: int
    listens = "draw"

    @property
    def once(self) -> bool:
        return False

    def step(self, state: State, frame: Frame) -> None:
        drawn = sum(1 for event in state.happened if event.what == "draw" and event.seat == frame.me)
        give_power(state, self.n * drawn, frame.source)
        install(state, frame)

    def noted(self, state: State, watcher: Watcher, event: Happened) -> int:
        return int(state.in_turn and event.what == "draw" and event.seat == watcher.seat)


# drawing and gaining


@dataclass(frozen=True)
class DrawUpTo(Clause):
    """Fill the hand up to a number of cards."""

    n: int

    def can(self, state: State, frame: Frame) -> bool:
        return len(zone_cards(state, frame, "hand")) < self.n

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        frame.did = draw(state, frame.me, max(self.n - len(zone_cards(state, frame, "hand")), 0))
        return True


word("clause", PLAIN, "<draw> cards until @you have {n:number} cards in hand")(DrawUpTo)


@dataclass(frozen=True)
class GainForAny(Acting):
    """Gain cards into the discard pile of a player of one's choice, who owns them then (CONF-PIC-18)."""

    default = "line_up"
    verb = "gain"

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        if not frame.begun:
            cards = self.what.cards(state, frame, self.verb, self.default, optional)
            if cards is None:
                return False
            frame.did = cards
            if not cards:
                return True
            frame.begun = True
        answer = take(frame)
        if answer is None:
            options = tuple(Option(frame.me, "player", -1, seat) for seat in everybody(state, frame.me))
            ask(state, frame, Ask(frame.me, "player", options, frame.source, "give it to"))
            return False
        frame.begun = False
        for card in frame.did:
            gain(state, frame.me, card, z.zone(answer.n, z.DISCARD))
        return True


word("clause", ACTS, "<gain> {what:what} into any player's discard pile")(GainForAny)


@dataclass(frozen=True)
class GainCheaper(Clause):
    """Gain a Line-Up card that shares a type with the card bound last and costs less (CONF-PIC-11)."""

    def pool(self, state: State, frame: Frame) -> list[int]:
        if frame.it < 0:
            return []
        mask, most = types(state, frame.it), cost(state, frame.it)
        return [card for card in line_up(state) if types(state, card) & mask and cost(state, card) < most]

    def can(self, state: State, frame: Frame) -> bool:
        return bool(self.pool(state, frame))

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        picks = choose(state, frame, frame.me, self.pool(state, frame), 1, 1, "gain")
        if picks is None:
            return False
        for card in picks:
            gain(state, frame.me, card)
        frame.did = picks
        return True


word("clause", Refers(needs="it"), "<gain> a cheaper card of its type from the Line-Up")(GainCheaper)


@dataclass(frozen=True)
class NextGain(Sentence):
    """Once, for the next such card bought or gained this turn; "it" is that card."""

    cards: Cards
    body: Body

    def written(self, writer: Writer, person: str) -> list[Effect]:
        return [GainWatch(writer.part("later", writer.body(self.body, person)), False, self.cards)]


word(
    "sentence",
    Refers(gives=("it",), scope=FRESH),
    "The next time @you buy or gain a {cards:cards+sg} this turn, {body:body}.",
)(NextGain)


@dataclass(frozen=True)
class GainWatch(Watching):
    """What `NextGain` compiles to."""

    cards: Cards
    listens = "gain"

    def step(self, state: State, frame: Frame) -> None:
        install(state, frame)

    def noted(self, state: State, watcher: Watcher, event: Happened) -> int:
        return int(event.what == "gain" and event.seat == watcher.seat and self.cards.fits(state, event.card))


# costs of Characters


@dataclass(frozen=True)
class AddLevel(Clause):
    """Raise the cost of a Character of the team by a number and by its Level."""

    n: int

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        return add_cost(state, frame, self.n, levels=1)


word("clause", PLAIN, "<add> {n:digits} and its Level to a Character's cost this turn")(AddLevel)


@dataclass(frozen=True)
class AddItsCost(Clause):
    """Raise the cost of a Character of the team by a number and by the cost of the card bound last."""

    n: int
    most: int

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        amount = self.n + (cost(state, frame.it) if frame.it >= 0 else 0)
        return add_cost(state, frame, min(amount, self.most))


word(
    "clause",
    Refers(needs="it"),
    "<add> {n:digits} and its cost, up to {most:digits} in all, to a Character's cost this turn",
)(AddItsCost)


@dataclass(frozen=True)
class AddVictoryPoints(Clause):
    """Raise the cost of a Character of the team by what the hand is worth; Weaknesses lower it (CONF-CARD-11)."""

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        hand = zone_cards(state, frame, "hand")
        return add_cost(state, frame, sum(points(state, frame.me, card) for card in hand))


word("clause", PLAIN, "<add> the Victory Points of @your hand to a Character's cost this turn")(AddVictoryPoints)


@dataclass(frozen=True)
class RaiseTeam(Clause):
    """Raise the cost of the own Character and of the partner's."""

    n: int

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        for seat in partners(state, frame.me):
            for card in state.zones[z.zone(seat, z.CHARACTER)][:1]:
                raise_cost(state, card, self.n)
        return True


word("clause", PLAIN, "each Character of @your team costs {n:digits} more this turn")(RaiseTeam)


@dataclass(frozen=True)
class BlocksAddLess(Clause):
    """Weaken all Blocks of this turn; none takes anything off a cost by this."""

    n: int

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        note(state, "less", frame.me, n=self.n)
        return True


word("clause", PLAIN, "each Block used this turn adds {n:digits} less")(BlocksAddLess)


# other players


@dataclass(frozen=True)
class LetUse(Clause):
    """The attacker may resolve the play text of a card of the foe as if just played; the card does not move."""

    cards: Cards

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        found = [card for card in self.cards.found(state, frame, "hand") if has_usable_text(state, card)]
        veil = FIT if self.cards.veil(state, frame, "hand") else OPEN
        picks = choose(state, frame, frame.by, found, 0, 1, "use the text of", veil=veil)
        if picks is None:
            return False
        frame.did = picks
        for card in picks:
            state.stack.append(Frame(TEXT, face(state, card), 0, frame.by, frame.by, card, play=-1))
        return True


word("clause", Refers(is_about=always("attacker")), "<let> the attacker use the text of a {cards:cards+sg}")(LetUse)


@dataclass(frozen=True)
class LoseAbility(Clause):
    """Whatever Level is in play, the player's Character can do nothing until the end of that player's next turn."""

    def run(self, state: State, frame: Frame, optional: bool) -> bool:
        note(state, "silent", frame.me, until=frame.me)
        return True


word("clause", PLAIN, "<lose> the ability of @your Character until the end of @your next turn")(LoseAbility)


# choices and triggers


@dataclass(frozen=True)
class ChooseMore(Body):
    """One of several actions; in an own Confrontation a second, different one may follow."""

    options: tuple[Do, ...]

    def written(self, writer: Writer, person: str) -> list[Effect]:
        ways = [writer.body(option, person) for option in self.options]
        texts = tuple(show(option, category="option") for option in self.options)
        parts = tuple(writer.part("way", way) for way in ways)
        return [StartWays(writer.part("ways", [Ways(parts, tuple(way[0] for way in ways), texts, self.options)]))]


word("body", ONE_OF, "choose one, or up to two in a Confrontation: {options:option*semi}")(ChooseMore)


@dataclass(frozen=True)
class StartWays(Effect):
    """Let a part choose, which keeps count of the ways taken in its own frame."""

    part: int

    def step(self, state: State, frame: Frame) -> None:
        state.stack.append(Frame(TEXT, frame.face, self.part, frame.me, frame.by, frame.source, frame.it))


@dataclass(frozen=True)
class Ways(Effect):
    """What `ChooseMore` compiles to: ask for a way, let its part resolve, and ask once more in a Confrontation."""

    parts: tuple[int, ...]
    firsts: tuple[Effect, ...]
    texts: tuple[str, ...]
    options: tuple[Body, ...]  # the same ways, as words

    def step(self, state: State, frame: Frame) -> None:
        answer = take(frame)
        if answer is not None and answer.verb == "done":
            return
        taken = frame.ways.bit_count()
        if answer is None:
            if taken >= (2 if confronting(state, frame.me) else 1):
                return
            firsts = enumerate(self.firsts)
            left = [way for way, first in firsts if not frame.ways >> way & 1 and first.can(state, frame)]
            options = [Option(frame.me, "choose", -1, way) for way in left]
            veiled = any(first.veiled(state, frame) for first in self.firsts)
            if not options and not veiled:
                return
            if taken or not options:
                options.append(Option(frame.me, "done"))
            if len(options) > 1 or veiled:
                ask(state, frame, Ask(frame.me, "choose", tuple(options), frame.source, "one"))
                return
            answer = options[0]
        frame.ways |= 1 << answer.n
        frame.pc -= 1
        state.stack.append(Frame(TEXT, frame.face, self.parts[answer.n], frame.me, frame.by, frame.source, frame.it))


@dataclass(frozen=True)
class FirstTimes(PlayTest):
    """Reacts to such cards of a turn until so many have been played."""

    n: int
    cards: Cards

    def sees(self, state: State, seat: int, index: int) -> bool:
        last = state.played[index]
        if not (state.in_turn and state.active == seat == last.seat and self.cards.played(state, last)):
            return False
        before = state.played[:index]
        return sum(1 for played in before if played.seat == seat and self.cards.played(state, played)) < self.n


word(
    "play_test",
    Refers(bars=PLACELESS),
    "The first {n:number} times you play a {cards:cards+sg} during each of your turns",
)(FirstTimes)
