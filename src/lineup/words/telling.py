"""Turns events into sentences for one viewer, who never reads the name of a card they may not see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from lineup.engine import zones as z
from lineup.engine.definitions import Setup
from lineup.engine.state import ALL

Event = tuple[Any, ...]

ENDS: Final = {
    "super-villains": "The last Super-Villain is defeated: the game is over.",
    "refill": "The main deck cannot fill the Line-Up any more: the game is over.",
    "main deck": "The main deck is empty: the game is over.",
    "text": "A card's text ends the game.",
    "knock-out": "A player has lost the last Character: the game is over.",
}


def tell(setup: Setup, events: Sequence[Event], viewer: int, active: int = -1) -> list[str]:
    """What happened, in sentences. `viewer` is a seat, or -1 for a spectator, who sees only what everybody sees.

    Like things in a row become one sentence; what every turn brings (putting away, a new hand) is left out. `active` is
    whose turn it was before, where the events do not begin with a turn.
    """
    story = _Story(setup, viewer)
    story.active = active
    story.ending = any(event[0] == "turn" and event[2] == 1 for event in events)  # the first hands are dealt
    for event in events:
        story.add(event)
    story.flush()
    return story.sentences


def listed(names: Sequence[str]) -> str:
    """Card names as a list, equal ones counted: "Punch ×2, Kick and Raven"."""
    count: dict[str, int] = {}
    for name in names:
        count[name] = count.get(name, 0) + 1
    items = [name if times == 1 else f"{name} ×{times}" for name, times in count.items()]
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}" if items else "nothing"


class _Story:
    """The sentences so far, and a run of like events that will become the next one."""

    def __init__(self, setup: Setup, viewer: int) -> None:
        self.setup = setup
        self.viewer = viewer
        self.sentences: list[str] = []
        self.run: tuple[Any, ...] = ()  # what the events of the run have in common
        self.names: list[str] = []
        self.power = 0
        self.ending = False  # between the end of a turn and what is revealed or begun next
        self.active = -1  # whose turn it is, once told
        self.appeared = -1  # the Super-Villain whose First Appearance resolves
        self.skipped = -1  # a card whose next move was told already
        self.handlers: dict[str, Callable[..., None]] = {
            "moved": self.moved,
            "power": self.powered,
            "played": self.played,
            "used": self.used,
            "copied": self.copied,
            "attacked": self.attacked,
            "defended": self.defended,
            "defeated": self.defeated,
            "revealed": self.revealed,
            "looked": self.looked,
            "shuffled": self.shuffled,
            "totals": self.totals,
            "first_appearance": self.first_appearance,
            "confronted": self.confronted,
            "switched": self.switched,
            "cancelled": self.cancelled,
            "ready": self.ready,
            "blocked": self.blocked,
            "raised": self.raised,
            "held": self.held,
            "out": self.left,
            "silenced": self.silenced,
            "turn": self.turn,
            "end": self.end,
            "over": self.over,
        }

    def add(self, event: Event) -> None:
        handler = self.handlers.get(event[0])
        if handler is not None:
            handler(*event[1:])

    # Words

    def you(self, seat: int) -> bool:
        """Whether a seat is spoken to: the viewer's, or that of a person who gave no other name."""
        return seat == self.viewer or self.setup.seats[seat] == "You"

    def who(self, seat: int) -> str:
        return "You" if self.you(seat) else self.setup.seats[seat]

    def whom(self, seat: int) -> str:
        return "you" if self.you(seat) else self.setup.seats[seat]

    def whose(self, seat: int) -> str:
        return "your" if self.you(seat) else f"{self.setup.seats[seat]}'s"

    def their(self, seat: int) -> str:
        return "your" if self.you(seat) else "their"

    def are(self, seat: int) -> str:
        return "You are" if self.you(seat) else f"{self.setup.seats[seat]} is"

    def verb(self, seat: int, verb: str) -> str:
        if self.you(seat):
            return verb
        return verb + ("es" if verb.endswith(("s", "ss", "sh", "ch")) else "s")

    def does(self, seat: int, verb: str) -> str:
        return f"{self.who(seat)} {self.verb(seat, verb)}"

    def name(self, card: int) -> str:
        return self.setup.cards[card].name

    def ours(self, seat: int) -> bool:
        """Whether the viewer sees with this seat's eyes: it is the own or a partner's."""
        teams = self.setup.teams
        return seat == self.viewer or bool(self.viewer >= 0 and teams and teams[seat] == teams[self.viewer])

    def character(self, card: int) -> str:
        """A Character with its Level, as there are several of one name."""
        return f"{self.name(card)} (Level {self.setup.cards[card].level})"

    def seen(self, mask: int) -> bool:
        return mask == ALL if self.viewer < 0 else bool(mask & (1 << self.viewer))

    def everyone(self, seats: Sequence[int]) -> str:
        names = [self.whom(seat) for seat in seats]
        return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"

    # Sentences

    def say(self, sentence: str) -> None:
        self.flush()
        self.sentences.append(sentence)

    def collect(self, run: tuple[Any, ...], name: str) -> None:
        """Add a card to the run of like events, or begin a new one. An unseen card has no name."""
        if self.run != run:
            self.flush()
            self.run = run
        self.names.append(name)

    def flush(self) -> None:
        """Say what the run amounts to."""
        run, names, power = self.run, self.names, self.power
        self.run, self.names, self.power = (), [], 0
        if not run:
            return
        kind, seat = run[0], run[1]
        cards = self.cards(names)
        if kind == "play":
            gain = f": +{power} Power" if power else ""
            plays = f"{self.does(seat, 'assist')} with" if self.assisting(seat) else self.does(seat, "play")
            self.sentences.append(f"{plays} {cards}{gain}.")
        elif kind == "power":
            self.sentences.append(f"{run[2]}: +{power} Power.")
        elif kind == "line-up":
            self.sentences.append(f"New in the Line-Up: {cards}.")
        elif kind == "pass":
            self.sentences.append(f"{self.does(seat, 'pass')} {self.whom(run[2])} {cards}.")
        elif kind == "lost":
            self.sentences.append(f"{cards} {run[2]} {'is' if len(names) == 1 else 'are'} destroyed.")
        else:
            self.sentences.append(f"{self.does(seat, kind)} {cards}{run[2]}.")

    def cards(self, names: Sequence[str]) -> str:
        """The cards of a run: names, and how many more the viewer may not see."""
        known = [name for name in names if name]
        hidden = len(names) - len(known)
        if not hidden:
            return listed(known)
        unseen = "a card" if hidden == 1 else f"{hidden} cards"
        return f"{listed(known)} and {unseen}" if known else unseen

    # Events

    def moved(self, card: int, here: int, to: int, mask: int, cause: str) -> None:
        name = self.name(card) if self.seen(mask) else ""
        seat = z.seat_of(to)
        owner = z.seat_of(here)
        if card == self.skipped:
            self.skipped = -1
            return
        if cause == "play":
            self.collect(("play", seat), name)
        elif cause == "draw" and not self.ending:
            self.collect(("draw", seat, ""), name)
        elif cause == "buy":
            self.bought(card, here, seat)
        elif cause == "gain":
            self.collect(("gain", seat, self.destination(seat, to, gained=True)), name)
        elif cause == "discard":
            self.collect(("discard", seat, ""), name)
        elif cause == "destroy":
            if owner >= 0:
                self.collect(("destroy", owner, self.origin(owner, here)), name)
            else:
                self.collect(("lost", -1, "in the Line-Up" if here == z.LINE_UP else ""), name)
        elif cause == "line-up":
            if owner >= 0:
                self.collect(("put", owner, f"{self.origin(owner, here)} into the Line-Up"), name)
            else:
                self.collect(("line-up", -1), name)
        elif cause == "put":
            self.put(name, here, to)
        elif cause == "pass":
            self.collect(("pass", owner, seat), name)
        elif cause == "aside":
            self.say(f"{name or 'A card'} is set aside.")
        elif cause == "store":
            self.say(f"{self.does(seat, 'lay')} {name} on {self.their(seat)} Character for the next turn.")

    def put(self, name: str, here: int, to: int) -> None:
        owner, seat = z.seat_of(here), z.seat_of(to)
        actor = seat if seat >= 0 else owner
        if actor < 0:
            goes = {z.MAIN_DECK: "back to the main deck", z.LINE_UP: "into the Line-Up"}.get(to, "away")
            self.say(f"{name or 'A card'} goes {goes}.")
            return
        target = self.destination(actor, to) if seat >= 0 else f" into the {z.zone_name(to).replace('-', ' ')}"
        self.collect(("put", actor, self.origin(actor, here) + target), name)

    def origin(self, seat: int, zone: int) -> str:
        """Where a card came from, as its player would say it."""
        place = z.place_of(zone)
        if place < 0:
            return {z.MAIN_DECK: " from the main deck", z.LINE_UP: " from the Line-Up"}.get(zone, "")
        words = {z.HAND: "hand", z.DISCARD: "discard pile", z.DECK: "deck"}.get(place)
        return f" from {self.their(seat)} {words}" if words else ""

    def destination(self, seat: int, zone: int, gained: bool = False) -> str:
        place = z.place_of(zone)
        if place == z.DISCARD:
            return "" if gained else f" into {self.their(seat)} discard pile"
        if place == z.HAND:
            return f" into {self.their(seat)} hand"
        if place == z.DECK:
            return f" on top of {self.their(seat)} deck"
        return " into play" if place == z.PLAY else ""

    def bought(self, card: int, here: int, seat: int) -> None:
        name = self.name(card)
        owner = z.seat_of(here)
        if owner >= 0 and z.place_of(here) == z.DISCARD:
            self.say(f"{self.does(seat, 'take')} {name} from {self.whose(owner)} discard pile.")
        else:
            self.say(f"{self.does(seat, 'buy')} {name} for {self.setup.cards[card].cost}.")

    def powered(self, amount: int, source: int) -> None:
        if self.run and self.run[0] == "play":
            self.power += amount
            return
        run = ("power", -1, self.name(source))
        if self.run != run:
            self.flush()
            self.run = run
        self.power += amount

    def played(self, seat: int, card: int) -> None:
        self.collect(("play", seat), self.name(card))

    def used(self, seat: int, card: int) -> None:
        self.say(f"{self.does(seat, 'use')} {self.name(card)}.")

    def copied(self, seat: int, card: int, other: int) -> None:
        self.say(f"{self.name(card)} becomes a copy of {self.name(other)}.")

    def attacked(self, seat: int, source: int, seats: Sequence[int]) -> None:
        self.ending = False
        name = self.name(source)
        if not seats:
            self.say(f"{name}'s Attack meets nobody.")
        elif source == self.appeared:
            self.say(f"{name} attacks {self.everyone(seats)}.")
        elif self.setup.profile.hunt and self.setup.cards[source].is_super_villain:
            self.say(f"{self.does(seat, 'hunt')} {name} in {self.whose(seats[0])} discard pile.")
        else:
            self.say(f"{self.who(seat)} {self.verb(seat, 'attack')} {self.everyone(seats)} with {name}.")

    def defended(self, seat: int, card: int) -> None:
        if self.setup.profile.defend_teammate:  # for oneself or the partner
            self.say(f"{self.does(seat, 'defend')} with {self.name(card)}.")
        else:
            self.say(f"{self.does(seat, 'defend')} with {self.name(card)} and {self.verb(seat, 'avoid')} the Attack.")
        self.skipped = card

    def defeated(self, seat: int, card: int) -> None:
        if self.setup.cards[card].level:
            self.say(f"{self.does(seat, 'defeat')} {self.character(card)}!")
            return
        self.say(f"{self.does(seat, 'defeat')} {self.name(card)}!")
        self.skipped = card

    def confronted(self, seat: int, foe: int, card: int) -> None:
        self.say(f"{self.does(seat, 'confront')} {self.whose(foe)} {self.character(card)}.")

    def switched(self, seat: int, foe: int, card: int) -> None:
        self.say(f"The Confrontation goes on against {self.whose(foe)} {self.character(card)}.")

    def cancelled(self, seat: int) -> None:
        self.say(f"{self.does(seat, 'cancel')} the Confrontation; the rest of the turn is for buying.")

    def ready(self, seat: int, power: int) -> None:
        self.say(f"{self.are(seat)} ready with {power} Power.")

    def blocked(self, seat: int, card: int) -> None:
        self.say(f"{self.does(seat, 'block')} with {self.name(card)}.")
        self.skipped = card

    def raised(self, card: int, amount: int) -> None:
        more = f"{amount} more" if amount >= 0 else f"{-amount} less"
        self.say(f"{self.name(card)} costs {more} this turn.")

    def held(self, foe: int) -> None:
        whose = "Your" if self.you(foe) else self.whose(foe)
        self.say(f"{whose} Character holds out.")

    def silenced(self, card: int) -> None:
        name = self.name(card)
        self.say(f"The text of {name} never came to an end: what it did is undone, and it is silent from now on.")

    def left(self, seat: int) -> None:
        self.say(f"{self.are(seat)} out of the game.")

    def assisting(self, seat: int) -> bool:
        """Whether a seat plays on its partner's turn."""
        return self.setup.profile.assist and self.active not in (-1, seat)

    def revealed(self, seat: int, cards: Sequence[int]) -> None:
        # the next Super-Villain is told of by its First Appearance, a card defended with or defeated was named before
        if seat >= 0 and cards != (self.skipped,):
            self.say(f"{self.does(seat, 'reveal')} {listed([self.name(card) for card in cards])}.")

    def looked(self, seat: int, cards: Sequence[int]) -> None:
        names = [self.name(card) if self.ours(seat) else "" for card in cards]
        self.say(f"{self.does(seat, 'look')} at {self.cards(names)}.")

    def shuffled(self, seat: int, count: int) -> None:
        if not self.ending:
            self.say(f"{self.does(seat, 'shuffle')} {self.their(seat)} discard pile into a new deck.")

    def totals(self, totals: Sequence[tuple[int, int]]) -> None:
        values = ", ".join(f"{self.whom(seat)} {total}" for seat, total in totals)
        self.say(f"Total cost in hand: {values}.")

    def first_appearance(self, card: int) -> None:
        self.ending = False
        self.appeared = card
        self.say(f"{self.name(card)} is the new Super-Villain.")

    def turn(self, seat: int, number: int) -> None:
        self.ending = False
        self.appeared = -1
        self.say(f"Turn {number}: {self.whose(seat)} turn.")
        self.active = seat

    def end(self, seat: int) -> None:
        self.flush()
        self.ending = True

    def over(self, reason: str) -> None:
        self.say(ENDS.get(reason, "The game is over."))
