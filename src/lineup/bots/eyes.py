"""What a beginner sees in a view: cards and what they are worth, the table, and how much Power a turn can reach."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lineup.bots import reading
from lineup.bots.reading import Gift, fits, gift
from lineup.engine import queries, uses
from lineup.engine import zones as z
from lineup.engine.definitions import STARTER, TYPE_NAMES, Card
from lineup.engine.state import ANNOUNCED, SETTLED, Option
from lineup.engine.view import View

WEAKNESS_VALUE: Final = -2.0
NOTHING_VALUE: Final = -1.0  # a starter that does nothing
STARTER_VALUE: Final = 0.0
SYNERGY: Final = 0.7  # the own Super Hero or Character likes such cards
FORGETTABLE: Final = 1.2  # Power expected of a card drawn when nothing is known of the deck
CAUTION: Final = 0.5  # how much of the Blocks a foe may hold is reckoned with


class Eyes:
    """One seat's view, read as a beginner would."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.facts = dict(view.facts)
        self.power = self.facts["power"]
        self.seat = view.seat
        self._drawn: dict[int, float] = {}

    # Cards

    def zone(self, place: int, seat: int = -1) -> tuple[int, ...]:
        """One of a seat's zones, the own if no seat is given."""
        return self.view.zones[z.zone(self.seat if seat < 0 else seat, place)]

    def card(self, card: int) -> Card:
        """What the card is now, copies included."""
        return queries.definition(self.view, card)

    def play_text(self, card: int) -> str:
        """What playing the card would do."""
        return reading.play_text(self.card(card).text)

    def value(self, card: int) -> float:
        """What having the card is worth: its cost and points, less the place it takes in the deck."""
        kind = self.card(card)
        if kind.vp < 0:
            return WEAKNESS_VALUE
        if kind.types == STARTER:
            return STARTER_VALUE if kind.text else NOTHING_VALUE
        points = kind.vp if kind.worth is None else 2
        value = max(float(kind.cost + points - 1), 0.5) + (SYNERGY if self.liked(kind) else 0.0)
        return value + WEAKNESS_VALUE if "When you gain this: Gain a Weakness" in kind.text else value

    def liked(self, kind: Card) -> bool:
        """Whether the own Super Hero's text, or that of the Character in play, names this kind of card."""
        for hero in self.zone(z.CHARACTER)[:1]:
            text = self.view.setup.cards[hero].text
            if kind.is_defense and "Defense" in text:
                return True
            if any(name in text for mask, name in TYPE_NAMES.items() if kind.types & mask):
                return True
        return False

    def junk(self, card: int) -> bool:
        """Weakness, Vulnerability, Punch: the deck is better without it."""
        return card >= 0 and self.value(card) <= STARTER_VALUE

    def own(self, card: int) -> bool:
        """Whether the card lies in one of the own zones, or of the partner's."""
        places = (z.HAND, z.DISCARD, z.DECK, z.PLAY)
        return any(card in self.zone(place, seat) for seat in self.side(self.seat) for place in places)

    @property
    def it(self) -> int:
        """The card the open question is about, or -1."""
        return self.view.stack[-1].it if self.view.stack else -1

    @property
    def asking(self) -> str:
        """The text of the card that asks."""
        face = self.view.stack[-1].face if self.view.stack else -1
        return self.view.setup.defs[face].text if face >= 0 else ""

    def ways(self) -> tuple[str, ...]:
        """The texts of the ways to choose from."""
        frame = self.view.stack[-1]
        if frame.face < 0:
            return ()
        step = self.view.setup.defs[frame.face].programs[frame.part][frame.pc]
        texts: tuple[str, ...] = getattr(step, "texts", ())
        return texts

    def price(self, option: Option) -> int:
        """The Power an option takes."""
        kind = self.card(option.card)
        return kind.abilities[option.n].price if option.verb == "use" else kind.cost

    def noted(self, kind: str, seat: int = -1, card: int = -1) -> int:
        """The sum of what the notes of a kind say of a seat or card; 1 for each that names no number."""
        return queries.noted(self.view, kind, seat, card)

    # Sides

    def side(self, seat: int) -> tuple[int, ...]:
        """A seat and its partner."""
        return queries.partners(self.view, seat)

    @property
    def active(self) -> int:
        return self.facts["active"]

    @property
    def target(self) -> int:
        return self.facts["target"]

    @property
    def in_confrontation(self) -> bool:
        """Whether a Confrontation is going on."""
        return ANNOUNCED <= self.facts["stage"] <= SETTLED and self.target >= 0

    @property
    def confronting(self) -> bool:
        """Whether it is the own one, or the partner's."""
        return self.in_confrontation and self.active in self.side(self.seat)

    def character(self, seat: int) -> int:
        """The Character in play before a seat, or -1."""
        return queries.character(self.view, seat)

    def level(self, seat: int) -> int:
        card = self.character(seat)
        return self.view.setup.cards[card].level if card >= 0 else 0

    def cost(self, seat: int) -> int:
        """What it takes to defeat the seat's Character now."""
        return queries.character_cost(self.view, seat)

    def supposing(self, target: int) -> Eyes:
        """The same table with a Confrontation of the active player against a seat just announced."""
        eyes = Eyes(self.view)
        eyes.facts |= {"stage": ANNOUNCED, "target": target}
        return eyes

    # What a turn can reach

    def worth(self, card: int, seat: int = -1, assisting: bool = False) -> float:
        """The Power that playing a card brings a seat now, cards drawn reckoned by what its deck holds."""
        seat = self.seat if seat < 0 else seat
        duel = self.in_confrontation and self.active in self.side(seat)
        return self.weigh(gift(self.card(card).text, duel, assisting), seat)

    def weigh(self, one: Gift, seat: int) -> float:
        """A gift as Power for a seat."""
        total = one.draws * self.drawn(seat) if one.draws else 0.0
        for term in one.power:
            amount = term.n * self.count(term.per, seat) if term.per else term.n
            total += term.sure * min(max(amount, term.least), term.most)
        return total

    def drawn(self, seat: int) -> float:
        """The Power to expect of a card drawn from a seat's deck, as far as its contents are known."""
        if seat not in self._drawn:
            cards = dict(self.view.unseen).get(seat, ())
            known = [card for card in self.zone(z.DECK, seat) if card >= 0]
            texts = [self.view.setup.cards[card].text for card in (*cards, *known) or self.zone(z.DISCARD, seat)]
            duel = self.in_confrontation and self.active == seat
            sums = [sum((term.sure * term.n for term in gift(text, duel).power), 0.0) for text in texts]
            self._drawn[seat] = sum(sums, 0.0) / len(sums) if sums else FORGETTABLE
        return self._drawn[seat]

    def count(self, phrase: str, seat: int) -> int:
        """How many of something there are for a seat; two of what a beginner does not count."""
        cards = self.view.setup.cards
        pile = [cards[card] for card in self.zone(z.DISCARD, seat) if card >= 0]
        if phrase == "different card type in your discard pile":
            mask = 0
            for kind in pile:
                mask |= kind.types
            return mask.bit_count()
        what, place, _ = phrase.partition(" in your discard pile")
        if place:
            return sum(fits(kind, what) for kind in pile)
        if phrase == "Level of the confronted Character":
            return self.level(self.target)
        if phrase == "Character in your score pile":
            return len(self.zone(z.SCORE, seat))
        what, place, _ = phrase.partition(" the confronted foe controls")
        if place:
            return sum(fits(cards[card], what) for card in self.zone(z.PLAY, self.target)) if self.target >= 0 else 0
        what, place, _ = phrase.partition(" you control")
        if place:
            mine = (*self.zone(z.PLAY, seat), *self.zone(z.HAND, seat))
            return sum(fits(cards[card], what) for card in mine if card >= 0)
        return 2

    def reach(self) -> float:
        """The Power the active player's side can come to this turn: with hand, Characters, Locations and Assists."""
        seat = self.active
        hand = [card for card in (*self.zone(z.HAND, seat), *self.zone(z.STORED, seat)) if card >= 0]
        total = self.power + sum((self.worth(card, seat) for card in hand), 0.0)
        for source in self.sources(seat):
            total += self.bonus(source, seat, hand)
        if self.view.setup.profile.assist:
            for mate in self.side(seat)[1:]:
                helping = queries.with_assist(self.view, mate)
                helps = [self.worth(card, seat, assisting=True) for card in helping]
                total += sum((each for each in helps if each > 0.0), 0.0)
        return total

    def sources(self, seat: int) -> tuple[int, ...]:
        """The cards whose abilities a seat has."""
        return queries.sources(self.view, seat)

    def bonus(self, source: int, seat: int, hand: Iterable[int]) -> float:
        """What a Character or a card in play will add to the turn, given the cards still to be played."""
        kind = self.card(source)
        total = 0.0
        for often, what, then, duel in reading.reactions(kind.text):
            if duel and not self.in_confrontation:
                continue
            played = sum(1 for each in self.view.played if each.seat == seat and fits(self.face(each.face), what))
            coming = sum(1 for card in hand if fits(self.view.setup.cards[card], what))
            total += min(max(often - played, 0), coming) * self.weigh(gift(then, self.in_confrontation), seat)
        for number, ability in enumerate(kind.abilities):
            open_now = ability.once and not ability.price and not ability.confronted
            if open_now and uses.ability(source, number) not in self.view.used:
                lines = [line for line in kind.text.split("\n") if "Once during each of your turns" in line]
                text = "\n".join(line.removeprefix("Ongoing: ") for line in lines[number : number + 1])
                total += self.weigh(gift(text, self.in_confrontation), seat)
        return total

    def face(self, face: int) -> Card:
        return self.view.setup.defs[face]

    # What stands in the way

    def blockers(self, target: int) -> tuple[int, ...]:
        """The seats that may use Blocks when a seat is confronted."""
        return self.side(target) if self.view.setup.profile.block_teammate else (target,)

    def block(self, card: int, seat: int, target: int) -> int:
        """What a card's Block would add to the cost of a confronted Character, as far as can be told."""
        kind = self.card(card)
        total = 0
        for line in reading.paragraphs(kind.text, "Block"):
            number = line[7 : line.find(")")] if line.startswith("Block (") else ""
            total += int(number) if number.isdecimal() else 0
            total += self.added(line, seat, target, kind)
            if "Add the Victory Points of your hand" in line:
                total += sum(self.card(other).vp for other in self.zone(z.HAND, seat) if other >= 0) - kind.vp
            if "Switch this Confrontation" in line:
                total += max((self.cost(other) for other in self.side(target)[1:]), default=0) - self.cost(target)
        return max(total - self.noted("less"), 0)

    def added(self, text: str, seat: int, target: int, kind: Card | None = None) -> int:
        """What a text adds to a Character's cost; a Block card lies in the discard pile by then and counts there."""
        found = reading.ADDED.search(text)
        if found is None:
            return 0
        amount = int(found["n"])
        if found["per"]:
            what, piled, _ = found["per"].partition(" in your discard pile")
            itself = kind is not None and bool(piled) and "different" not in what and fits(kind, what)
            return amount * (self.count(found["per"], seat) + itself)
        if found["level"]:
            amount += self.level(target)
        return amount + (1 if found["cost"] else 0)

    def expected_blocks(self, target: int) -> float:
        """The cost the confronted side may add: Blocks seen in hand, and those that may lie there."""
        total = 0.0
        for seat in self.blockers(target):
            hand = self.zone(z.HAND, seat)
            total += sum(self.block(card, seat, target) for card in hand if card >= 0)
            hidden = sum(card < 0 for card in hand)
            pool = dict(self.view.unseen).get(seat, ())
            if pool:
                share = min(hidden / len(pool), 1.0)
                total += share * sum(self.block(card, seat, target) for card in pool)
        return CAUTION * total
