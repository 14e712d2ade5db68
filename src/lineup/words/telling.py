"""Turns events into sentences for one viewer, who never reads the name of a card they may not see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, assert_never

from lineup.engine import happenings as ev
from lineup.engine import zones as z
from lineup.engine.definitions import Setup
from lineup.engine.happenings import Event
from lineup.engine.prompt import name_identity
from lineup.engine.saying import Arg, CardName, Listed, Said, SeatName, count_cards, say
from lineup.engine.state import ALL
from lineup.speech import Voice

UNSEEN: Final = -1  # in a run of cards: one the viewer may not see
WHERE: Final = {"put under": "-bottom", "shuffle in": "-shuffled"}  # in a deck
OWN_PLACES: Final = {z.HAND: "hand", z.DISCARD: "discard-pile", z.DECK: "deck", z.PLAY: "play", z.UNDER: "under"}


def tell_in_english(setup: Setup, events: Sequence[Event], viewer: int, active: int = -1) -> list[str]:
    """Tell events in plain English; `story` explains the arguments."""
    voice = Voice(setup=setup, viewer=viewer)
    return [voice(said) for said in tell_story(setup, events, viewer, active)]


def tell_story(
    setup: Setup, events: Sequence[Event], viewer: int, active: int = -1, ending: bool = False
) -> list[Said]:
    """Tell events in sentences. `viewer` is a seat, or -1 for a spectator, who sees only what everybody sees.

    Like things in a row become one sentence; what every turn brings (putting away, a new hand) is left out. Where the
    events do not begin with a turn, `active` is whose turn it was before, and `ending` whether it was at its end.
    """
    story = _Story(setup, viewer)
    story.active = active
    firsts = [event for event in events if isinstance(event, ev.Turn) and event.number == 1]
    story.ending = ending or bool(firsts)  # the first hands are dealt
    for event in events:
        story.add_event(event)
    story.end_run()
    return story.sentences


def at_an_end(before: Iterable[Sequence[Event]]) -> bool:
    """True if the turn was at its end and the new hand not drawn yet, after runs of events, the latest one first."""
    for events in before:
        for event in reversed(events):
            if isinstance(event, ev.End | ev.Turn | ev.Appeared | ev.Attacked):
                return isinstance(event, ev.End)
    return False


def list_cards(setup: Setup, faces: Sequence[int]) -> Arg:
    """Join cards to a list, equal ones counted: "Punch ×2, Kick and Raven"."""
    return count_cards(list(faces), [setup.defs[face].name for face in faces]) if faces else say("nothing")


class _Story:
    """The sentences so far, and a run of like events that will become the next one."""

    def __init__(self, setup: Setup, viewer: int) -> None:
        self.setup = setup
        self.viewer = viewer
        self.sentences: list[Said] = []
        self.run: tuple[Any, ...] = ()  # what the events of the run have in common
        self.faces: list[int] = []
        self.playing: list[int] = []  # the cards of a run of plays: the Power they give is told with them
        self.power = 0
        self.ending = False  # between the end of a turn and what is revealed or begun next
        self.active = -1  # whose turn it is, once told
        self.appeared = -1  # the Super-Villain whose First Appearance resolves
        self.paid: ev.PricePaid | None = None  # the last card bought for another price than it shows
        self.named = -1  # a card told of last: that it is shown right then goes without saying
        self.skipped = -1  # a card whose next move was told already

    def add_event(self, event: Event) -> None:
        """Tell an event, or add it to the run of those like it."""
        if not isinstance(event, ev.Revealed):
            self.named = -1
        match event:
            case ev.Moved():
                self.tell_move(event)
            case ev.Powered():
                self.tell_power(event)
            case ev.PlayedInPlace():
                self.tell_play(event.seat, event.card)
            case ev.Used():
                self.say("told-use", who=SeatName(event.seat), card=self.name_card(event.card))
            case ev.PricePaid():
                self.paid = event
            case ev.Copied():
                self.say("told-copy", card=self.name_card(event.card), other=self.name_card(event.other))
            case ev.Attacked():
                self.tell_attack(event)
            case ev.Defended():
                self.tell_defense(event)
            case ev.Defeated():
                self.tell_defeat(event)
            case ev.Revealed():
                self.tell_revealed(event)
            case ev.Looked():
                self.tell_looked(event)
            case ev.Shuffled():
                self.tell_shuffled(event)
            case ev.Totals():
                self.tell_totals(event)
            case ev.Appeared():
                self.tell_appearance(event)
            case ev.Confronted():
                card = self.name_character(event.card)
                self.say("told-confront", who=SeatName(event.seat), foe=SeatName(event.foe), card=card)
            case ev.Switched():
                self.say("told-switch", foe=SeatName(event.foe), card=self.name_character(event.card))
            case ev.Cancelled():
                self.say("told-cancel", who=SeatName(event.seat))
            case ev.Ready():
                self.say("told-ready", who=SeatName(event.seat), power=event.power)
            case ev.Blocked():
                self.say("told-block", who=SeatName(event.seat), card=self.name_card(event.card))
                self.skipped = event.card
            case ev.Raised():
                key = "told-dearer" if event.amount >= 0 else "told-cheaper"
                self.say(key, card=self.name_card(event.card), amount=abs(event.amount))
            case ev.Held():
                self.say("told-held", foe=SeatName(event.foe))
            case ev.Out():
                self.say("told-out", who=SeatName(event.seat))
            case ev.TokensChanged():
                key = "told-vp-gain" if event.amount > 0 else "told-vp-lose"
                self.say(key, who=SeatName(event.seat), amount=abs(event.amount))
            case ev.Flipped():
                key = "told-face-down" if event.down else "told-face-up"
                self.say(key, who=SeatName(event.seat), card=self.name_card(event.card))
            case ev.Muted():
                self.say("told-muted", who=SeatName(event.seat))
            case ev.Silenced():
                self.say("told-silenced", card=self.name_card(event.card))
            case ev.Turn():
                self.tell_turn(event)
            case ev.End():
                self.end_run()
                self.ending = True
            case ev.Over():
                self.say("told-over", reason=event.reason.replace(" ", "-"))
            case ev.Forgotten():
                pass
            case _:
                assert_never(event)

    # Words

    def name_card(self, card: int) -> CardName:
        return CardName(self.setup.faces[card])

    def sees_with(self, seat: int) -> bool:
        """True if the viewer sees what this seat sees: it is their own seat or a partner's."""
        teams = self.setup.teams
        return seat == self.viewer or bool(self.viewer >= 0 and teams and teams[seat] == teams[self.viewer])

    def name_character(self, card: int) -> Said:
        """Name a Character with its Level, as several share a name."""
        return say("character-level", card=self.name_card(card), level=self.setup.cards[card].level)

    def is_seen(self, mask: int) -> bool:
        return mask == ALL if self.viewer < 0 else bool(mask & (1 << self.viewer))

    # Sentences

    def say(self, key: str, **args: Arg) -> None:
        self.end_run()
        self.sentences.append(say(key, **args))

    def add_to_run(self, run: tuple[Any, ...], face: int) -> None:
        """Add a card to the run of like events, or begin a new one."""
        if self.run != run:
            self.end_run()
            self.run = run
        self.faces.append(face)

    def end_run(self) -> None:
        """Tell the run of like events in one sentence."""
        run, faces, power = self.run, self.faces, self.power
        self.run, self.faces, self.playing, self.power = (), [], [], 0
        if not run:
            return
        kind, seat = run[0], SeatName(run[1])
        if kind == "power":
            self.say("told-power", card=CardName(run[2]), power=power)
            return
        cards = self.name_cards(faces)
        if kind == "play":
            self.say("told-assist" if self.is_assisting(seat.seat) else "told-play", who=seat, cards=cards, power=power)
        elif kind in ("line-up", "stale"):
            self.say(f"told-{kind}", cards=cards)
        elif kind == "clock":
            self.say("told-clock", n=len(faces))
        elif kind == "pass":
            self.say("told-pass", who=seat, to=SeatName(run[2]), cards=cards)
        elif kind == "home":
            self.say("told-home", owner=seat, cards=cards, n=len(faces))
        elif kind == "lost":
            self.say("told-lost", cards=cards, n=len(faces), place=run[2])
        else:
            self.say(f"told-{kind}", who=seat, cards=cards, **run[2])

    def name_cards(self, faces: Sequence[int]) -> Arg:
        """Name the cards of a run, and the number of those the viewer may not see."""
        known = [face for face in faces if face != UNSEEN]
        hidden = len(faces) - len(known)
        if not hidden:
            return list_cards(self.setup, known)
        return (
            say("cards-and-unseen", cards=list_cards(self.setup, known), n=hidden) if known else say("unseen", n=hidden)
        )

    def name_first(self, face: int) -> Arg:
        """Name a single card at the beginning of a sentence."""
        return say("unseen-first") if face == UNSEEN else CardName(face)

    # Events

    def tell_move(self, event: ev.Moved) -> None:
        _, card, here, to, mask, cause, by = event
        face = self.setup.faces[card] if self.is_seen(mask) else UNSEEN
        seat = z.seat_of(to)
        owner = z.seat_of(here)
        if card == self.skipped:
            self.skipped = -1
            return
        if cause == "play" and owner not in (seat, -1):
            self.say("told-play-off", who=SeatName(seat), card=self.name_card(card), owner=SeatName(owner))
        elif cause == "play":
            self.tell_play(seat, card)
        elif cause == "return":
            self.say("told-return", card=self.name_card(card), owner=SeatName(seat))
        elif cause == "draw" and not self.ending:
            self.add_to_run(("draw", seat, {}), face)
        elif cause == "buy":
            self.tell_bought(card, here, seat)
        elif cause == "gain":
            place = OWN_PLACES.get(z.place_of(to), "")
            if by != seat:
                self.add_to_run(("gain-for", by, {"owner": SeatName(seat)}), face)
            else:
                self.add_to_run(("gain", seat, {"to": "" if place == "discard-pile" else place}), face)
        elif cause == "discard":
            if by in (seat, -1):
                self.add_to_run(("discard", seat, {}), face)
            else:
                self.tell_put(face, here, to, by)
        elif cause == "destroy":
            self.tell_destroyed(face, here, to, by)
        elif cause == "line-up":
            if owner >= 0:
                self.tell_put(face, here, to, by)
            elif here == z.SET_ASIDE:
                self.say("told-goes", card=self.name_first(face), to="line-up" if seat < 0 else "reserve")
            else:
                self.add_to_run(("line-up", -1), face)
        elif cause in ("put", "put under", "shuffle in", "under"):
            self.tell_put(face, here, to, by, cause)
        elif cause == "pass":
            self.add_to_run(("pass", owner, seat), face)
        elif cause == "aside":
            self.say("told-aside", card=self.name_first(face))
        elif cause == "stale":
            self.add_to_run(("stale", -1), face)
        elif cause == "clock":
            self.add_to_run(("clock", -1), face)
        elif cause == "store":
            self.say(
                "told-store", who=SeatName(seat), cards=self.name_cards([face]), identity=name_identity(self.setup)
            )

    def tell_put(self, face: int, here: int, to: int, by: int, cause: str = "put") -> None:
        owner, seat = z.seat_of(here), z.seat_of(to)
        place = OWN_PLACES.get(z.place_of(to), "") if seat >= 0 else z.zone_name(to)
        place += WHERE.get(cause, "")
        if owner < 0 and seat < 0:
            self.say("told-goes", card=self.name_first(face), to=place)
            return
        if here == to and z.place_of(to) != z.DECK:  # on a deck it lay before the player meanwhile; else it stays
            return
        way: dict[str, Arg] = {"origin": origin_word(here) if here != to else "", "to": place}
        if owner not in (by, -1) and way["origin"]:
            way |= {"origin": f"owners-{way['origin']}", "owner": SeatName(owner)}
        if seat not in (by, -1) and place != "play":
            way |= {"to": f"others-{place}", "other": SeatName(seat)}
        self.add_to_run(("put", by, way), face)

    def tell_destroyed(self, face: int, here: int, to: int, by: int) -> None:
        owner = z.seat_of(here)
        if owner < 0:
            self.add_to_run(("lost", -1, "line-up" if here == z.LINE_UP else ""), face)
        elif by == owner:
            self.add_to_run(("destroy", by, {"origin": origin_word(here)}), face)
        elif by >= 0:
            place = OWN_PLACES.get(z.place_of(here), "")
            self.add_to_run(("destroy", by, {"origin": f"owners-{place}", "owner": SeatName(owner)}), face)
        elif to != z.DESTROYED:
            self.add_to_run(("home", owner), face)
        else:
            self.add_to_run(("lost", -1, ""), face)

    def tell_play(self, seat: int, card: int) -> None:
        self.add_to_run(("play", seat), self.setup.faces[card])
        self.playing.append(card)

    def tell_bought(self, card: int, here: int, seat: int) -> None:
        owner = z.seat_of(here)
        if owner >= 0 and z.place_of(here) == z.DISCARD:
            self.say("told-take", who=SeatName(seat), card=self.name_card(card), owner=SeatName(owner))
        else:
            paid = self.paid
            cost = paid.price if paid is not None and paid.card == card else self.setup.cards[card].cost
            self.say("told-buy", who=SeatName(seat), card=self.name_card(card), cost=cost)

    def tell_power(self, event: ev.Powered) -> None:
        if event.card in self.playing:
            self.power += event.amount
            return
        run = ("power", -1, self.setup.faces[event.card])
        if self.run != run:
            self.end_run()
            self.run = run
        self.power += event.amount

    def tell_attack(self, event: ev.Attacked) -> None:
        _, seat, source, seats = event
        self.ending = False
        card, met = self.name_card(source), Listed(tuple(SeatName(each) for each in seats))
        if not seats:
            self.say("told-attack-nobody", card=card)
        elif source == self.appeared:
            self.say("told-attack-by", card=card, seats=met)
        elif self.setup.profile.hunt and self.setup.cards[source].is_super_villain:
            self.say("told-hunt", who=SeatName(seat), card=card, owner=SeatName(seats[0]))
        else:
            self.say("told-attack", who=SeatName(seat), seats=met, card=card)

    def tell_defense(self, event: ev.Defended) -> None:
        _, seat, card, whom, kept = event
        if whom == seat:
            self.say("told-avoid", who=SeatName(seat), card=self.name_card(card))
        else:
            self.say("told-defend", who=SeatName(seat), to=SeatName(whom), card=self.name_card(card))
        self.named = card
        self.skipped = -1 if kept else card

    def tell_defeat(self, event: ev.Defeated) -> None:
        _, seat, card = event
        if self.setup.cards[card].level:
            self.say("told-defeat", who=SeatName(seat), card=self.name_character(card))
            return
        self.say("told-defeat", who=SeatName(seat), card=self.name_card(card))
        self.named = self.skipped = card

    def is_assisting(self, seat: int) -> bool:
        """True if a seat plays on its partner's turn."""
        return self.setup.profile.assist and self.active not in (-1, seat)

    def tell_revealed(self, event: ev.Revealed) -> None:
        _, seat, cards = event
        # the next Super-Villain is told of by its First Appearance, a card defended with or defeated was named before
        if seat >= 0 and cards != (self.named,):
            faces = [self.setup.faces[card] for card in cards]
            self.say("told-reveal", who=SeatName(seat), cards=list_cards(self.setup, faces))

    def tell_looked(self, event: ev.Looked) -> None:
        _, seat, cards = event
        faces = [self.setup.faces[card] if self.sees_with(seat) else UNSEEN for card in cards]
        self.say("told-look", who=SeatName(seat), cards=self.name_cards(faces))

    def tell_shuffled(self, event: ev.Shuffled) -> None:
        if not self.ending:
            self.say("told-shuffle", who=SeatName(event.seat))

    def tell_totals(self, event: ev.Totals) -> None:
        values = tuple(say("told-total", who=SeatName(seat), total=total) for seat, total in event.totals)
        self.say("told-totals", totals=Listed(values, ""))

    def tell_appearance(self, event: ev.Appeared) -> None:
        self.ending = False
        self.appeared = event.card
        self.say("told-appear", card=self.name_card(event.card))

    def tell_turn(self, event: ev.Turn) -> None:
        self.ending = False
        self.appeared = -1
        self.say("told-turn", who=SeatName(event.seat), number=event.number)
        self.active = event.seat


def origin_word(zone: int) -> str:
    """Return the word of the messages for the place a card came from; empty where it is not told."""
    place = z.place_of(zone)
    if place < 0:
        return z.zone_name(zone) if zone in (z.MAIN_DECK, z.LINE_UP) else ""
    return OWN_PLACES[place] if place in (z.HAND, z.DISCARD, z.DECK, z.UNDER) else ""
