"""Turns events into sentences for one viewer, who never reads the name of a card they may not see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from lineup.engine import zones as z
from lineup.engine.definitions import Setup
from lineup.engine.saying import Arg, Listed, Named, Said, Seat, counted, say
from lineup.engine.state import ALL
from lineup.speech import Voice

Event = tuple[Any, ...]

UNSEEN: Final = -1  # in a run of cards: one the viewer may not see
OWN_PLACES: Final = {z.HAND: "hand", z.DISCARD: "discard-pile", z.DECK: "deck", z.PLAY: "play"}


def tell(setup: Setup, events: Sequence[Event], viewer: int, active: int = -1) -> list[str]:
    """What happened, in plain English; `story` says what the arguments are."""
    voice = Voice(setup=setup, viewer=viewer)
    return [voice(said) for said in story(setup, events, viewer, active)]


def story(setup: Setup, events: Sequence[Event], viewer: int, active: int = -1) -> list[Said]:
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


def listed(setup: Setup, faces: Sequence[int]) -> Arg:
    """Cards as a list, equal ones counted: "Punch ×2, Kick and Raven"."""
    return counted(list(faces), [setup.defs[face].name for face in faces]) if faces else say("nothing")


class _Story:
    """The sentences so far, and a run of like events that will become the next one."""

    def __init__(self, setup: Setup, viewer: int) -> None:
        self.setup = setup
        self.viewer = viewer
        self.sentences: list[Said] = []
        self.run: tuple[Any, ...] = ()  # what the events of the run have in common
        self.faces: list[int] = []
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

    def name(self, card: int) -> Named:
        return Named(self.setup.faces[card])

    def ours(self, seat: int) -> bool:
        """Whether the viewer sees with this seat's eyes: it is the own or a partner's."""
        teams = self.setup.teams
        return seat == self.viewer or bool(self.viewer >= 0 and teams and teams[seat] == teams[self.viewer])

    def character(self, card: int) -> Said:
        """A Character with its Level, as there are several of one name."""
        return say("character-level", card=self.name(card), level=self.setup.cards[card].level)

    def seen(self, mask: int) -> bool:
        return mask == ALL if self.viewer < 0 else bool(mask & (1 << self.viewer))

    # Sentences

    def say(self, key: str, **args: Arg) -> None:
        self.flush()
        self.sentences.append(say(key, **args))

    def collect(self, run: tuple[Any, ...], face: int) -> None:
        """Add a card to the run of like events, or begin a new one."""
        if self.run != run:
            self.flush()
            self.run = run
        self.faces.append(face)

    def flush(self) -> None:
        """Say what the run amounts to."""
        run, faces, power = self.run, self.faces, self.power
        self.run, self.faces, self.power = (), [], 0
        if not run:
            return
        kind, seat = run[0], Seat(run[1])
        if kind == "power":
            self.say("told-power", card=Named(run[2]), power=power)
            return
        cards = self.cards(faces)
        if kind == "play":
            self.say("told-assist" if self.assisting(seat.seat) else "told-play", who=seat, cards=cards, power=power)
        elif kind == "line-up":
            self.say("told-line-up", cards=cards)
        elif kind == "pass":
            self.say("told-pass", who=seat, to=Seat(run[2]), cards=cards)
        elif kind == "lost":
            self.say("told-lost", cards=cards, n=len(faces), place=run[2])
        else:
            self.say(f"told-{kind}", who=seat, cards=cards, **run[2])

    def cards(self, faces: Sequence[int]) -> Arg:
        """The cards of a run, and how many more the viewer may not see."""
        known = [face for face in faces if face != UNSEEN]
        hidden = len(faces) - len(known)
        if not hidden:
            return listed(self.setup, known)
        return say("cards-and-unseen", cards=listed(self.setup, known), n=hidden) if known else say("unseen", n=hidden)

    def card(self, face: int) -> Arg:
        """A single card, at the beginning of a sentence."""
        return say("unseen-first") if face == UNSEEN else Named(face)

    # Events

    def moved(self, card: int, here: int, to: int, mask: int, cause: str) -> None:
        face = self.setup.faces[card] if self.seen(mask) else UNSEEN
        seat = z.seat_of(to)
        owner = z.seat_of(here)
        if card == self.skipped:
            self.skipped = -1
            return
        if cause == "play":
            self.collect(("play", seat), face)
        elif cause == "draw" and not self.ending:
            self.collect(("draw", seat, {}), face)
        elif cause == "buy":
            self.bought(card, here, seat)
        elif cause == "gain":
            place = OWN_PLACES.get(z.place_of(to), "")
            self.collect(("gain", seat, {"to": "" if place == "discard-pile" else place}), face)
        elif cause == "discard":
            self.collect(("discard", seat, {}), face)
        elif cause == "destroy":
            if owner >= 0:
                self.collect(("destroy", owner, {"origin": origin(here)}), face)
            else:
                self.collect(("lost", -1, "line-up" if here == z.LINE_UP else ""), face)
        elif cause == "line-up":
            if owner >= 0:
                self.collect(("put", owner, {"origin": origin(here), "to": "line-up"}), face)
            else:
                self.collect(("line-up", -1), face)
        elif cause == "put":
            self.put(face, here, to)
        elif cause == "pass":
            self.collect(("pass", owner, seat), face)
        elif cause == "aside":
            self.say("told-aside", card=self.card(face))
        elif cause == "store":
            self.say("told-store", who=Seat(seat), cards=self.cards([face]))

    def put(self, face: int, here: int, to: int) -> None:
        owner, seat = z.seat_of(here), z.seat_of(to)
        actor = seat if seat >= 0 else owner
        if actor < 0:
            self.say("told-goes", card=self.card(face), to=z.zone_name(to))
            return
        place = OWN_PLACES.get(z.place_of(to), "") if seat >= 0 else z.zone_name(to)
        self.collect(("put", actor, {"origin": origin(here), "to": place}), face)

    def bought(self, card: int, here: int, seat: int) -> None:
        owner = z.seat_of(here)
        if owner >= 0 and z.place_of(here) == z.DISCARD:
            self.say("told-take", who=Seat(seat), card=self.name(card), owner=Seat(owner))
        else:
            self.say("told-buy", who=Seat(seat), card=self.name(card), cost=self.setup.cards[card].cost)

    def powered(self, amount: int, source: int) -> None:
        if self.run and self.run[0] == "play":
            self.power += amount
            return
        run = ("power", -1, self.setup.faces[source])
        if self.run != run:
            self.flush()
            self.run = run
        self.power += amount

    def played(self, seat: int, card: int) -> None:
        self.collect(("play", seat), self.setup.faces[card])

    def used(self, seat: int, card: int) -> None:
        self.say("told-use", who=Seat(seat), card=self.name(card))

    def copied(self, seat: int, card: int, other: int) -> None:
        self.say("told-copy", card=self.name(card), other=self.name(other))

    def attacked(self, seat: int, source: int, seats: Sequence[int]) -> None:
        self.ending = False
        card, met = self.name(source), Listed(tuple(Seat(each) for each in seats))
        if not seats:
            self.say("told-attack-nobody", card=card)
        elif source == self.appeared:
            self.say("told-attack-by", card=card, seats=met)
        elif self.setup.profile.hunt and self.setup.cards[source].is_super_villain:
            self.say("told-hunt", who=Seat(seat), card=card, owner=Seat(seats[0]))
        else:
            self.say("told-attack", who=Seat(seat), seats=met, card=card)

    def defended(self, seat: int, card: int) -> None:
        team = self.setup.profile.defend_teammate  # for oneself or the partner
        self.say("told-defend" if team else "told-avoid", who=Seat(seat), card=self.name(card))
        self.skipped = card

    def defeated(self, seat: int, card: int) -> None:
        if self.setup.cards[card].level:
            self.say("told-defeat", who=Seat(seat), card=self.character(card))
            return
        self.say("told-defeat", who=Seat(seat), card=self.name(card))
        self.skipped = card

    def confronted(self, seat: int, foe: int, card: int) -> None:
        self.say("told-confront", who=Seat(seat), foe=Seat(foe), card=self.character(card))

    def switched(self, seat: int, foe: int, card: int) -> None:
        self.say("told-switch", foe=Seat(foe), card=self.character(card))

    def cancelled(self, seat: int) -> None:
        self.say("told-cancel", who=Seat(seat))

    def ready(self, seat: int, power: int) -> None:
        self.say("told-ready", who=Seat(seat), power=power)

    def blocked(self, seat: int, card: int) -> None:
        self.say("told-block", who=Seat(seat), card=self.name(card))
        self.skipped = card

    def raised(self, card: int, amount: int) -> None:
        self.say("told-dearer" if amount >= 0 else "told-cheaper", card=self.name(card), amount=abs(amount))

    def held(self, foe: int) -> None:
        self.say("told-held", foe=Seat(foe))

    def silenced(self, card: int) -> None:
        self.say("told-silenced", card=self.name(card))

    def left(self, seat: int) -> None:
        self.say("told-out", who=Seat(seat))

    def assisting(self, seat: int) -> bool:
        """Whether a seat plays on its partner's turn."""
        return self.setup.profile.assist and self.active not in (-1, seat)

    def revealed(self, seat: int, cards: Sequence[int]) -> None:
        # the next Super-Villain is told of by its First Appearance, a card defended with or defeated was named before
        if seat >= 0 and cards != (self.skipped,):
            faces = [self.setup.faces[card] for card in cards]
            self.say("told-reveal", who=Seat(seat), cards=listed(self.setup, faces))

    def looked(self, seat: int, cards: Sequence[int]) -> None:
        faces = [self.setup.faces[card] if self.ours(seat) else UNSEEN for card in cards]
        self.say("told-look", who=Seat(seat), cards=self.cards(faces))

    def shuffled(self, seat: int, count: int) -> None:
        if not self.ending:
            self.say("told-shuffle", who=Seat(seat))

    def totals(self, totals: Sequence[tuple[int, int]]) -> None:
        values = tuple(say("told-total", who=Seat(seat), total=total) for seat, total in totals)
        self.say("told-totals", totals=Listed(values, ""))

    def first_appearance(self, card: int) -> None:
        self.ending = False
        self.appeared = card
        self.say("told-appear", card=self.name(card))

    def turn(self, seat: int, number: int) -> None:
        self.ending = False
        self.appeared = -1
        self.say("told-turn", who=Seat(seat), number=number)
        self.active = seat

    def end(self, seat: int) -> None:
        self.flush()
        self.ending = True

    def over(self, reason: str) -> None:
        self.say("told-over", reason=reason.replace(" ", "-"))


def origin(zone: int) -> str:
    """The word of the messages on where a card came from; empty where it is not told."""
    place = z.place_of(zone)
    if place < 0:
        return z.zone_name(zone) if zone in (z.MAIN_DECK, z.LINE_UP) else ""
    return OWN_PLACES[place] if place in (z.HAND, z.DISCARD, z.DECK) else ""
