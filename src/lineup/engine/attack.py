"""Attacks: all Defense decisions come first, then the effects on those who did not avoid (HU-ATK-05).

One pipeline for played Attacks, First Appearances and hunts, for single players and teams.
"""

from __future__ import annotations

from typing import Final

from lineup.engine import happenings as ev
from lineup.engine import zones as z
from lineup.engine.asking import distinct_anywhere, take_answer
from lineup.engine.definitions import Defense, Effect, Query
from lineup.engine.moves import reveal_cards
from lineup.engine.playing import queue_triggers, settle_waiting
from lineup.engine.purposes import AVOID, POINT_AT
from lineup.engine.queries import cost_of, definition_of, face_of, foes_of, seats_in_order, teammate_of
from lineup.engine.state import ATTACK, HUNT, TEXT, Ask, Frame, Hit, Option, State
from lineup.frozen import dataclass

# whom an Attack is made against
EACH_FOE: Final = "each foe"
EACH_PLAYER: Final = "each player"
CHOSEN_FOE: Final = "chosen foe"
CONFRONTED_FOE: Final = "confronted foe"
THAT_FOE: Final = "that foe"  # chosen before
THOSE: Final = "those"  # players chosen before
EVERYONE_ELSE: Final = "everyone else"  # foes and the teammate
AVOIDERS: Final = "avoiders"  # those who avoided the Attack before
NEXT_PLAYER: Final = "next player"
PLAYER_BEFORE: Final = "player before"
# whom a blow of an Attack's text is about
EACH: Final = "each"  # everyone it is made against
HIGHEST_HAND: Final = "highest hand"  # those tied for the highest total cost in hand
REST: Final = "rest"  # those the blow before was not about
SOLE_HIGHEST: Final = "sole highest"  # the one who alone chose the highest cost


@dataclass(frozen=True)
class Blow:
    """A part of an Attack's text and the group of hit players it affects; `mine`: it works for the attacker."""

    who: str
    part: int
    mine: bool = False


@dataclass(frozen=True)
class Attack(Effect):
    """Make an Attack against each foe, each player, a foe of the player's choice, or the confronted one.

    What is not avoidable is no Attack: a text that works for several players, one after the other.
    """

    blows: tuple[Blow, ...]
    against: str = EACH_FOE
    avoidable: bool = True
    gathers: bool = False
    among: Query | None = None  # only those for whom this holds

    def gathers_cards(self) -> bool:
        return self.gathers

    def take_step(self, state: State, frame: Frame) -> None:
        seats = self.choose_targets(state, frame)
        if seats is None:
            return
        if self.among is not None:
            seats = select_seats(state, frame, seats, self.among)
        attack = Frame(ATTACK, frame.face, frame.part, frame.me, frame.by, frame.source, frame.it)
        attack.step_index = frame.pc - 1
        attack.seats = seats
        attack.hits = tuple(Hit(seat) for seat in seats)
        attack.amid_texts = self.avoidable and bool(state.pending)
        if not self.avoidable:
            attack.blow_index = 0
            attack.next_place = -1
        elif state.events is not None:
            state.events.append(ev.Attacked("attacked", frame.by, frame.source, seats))
        state.stack.append(attack)

    def choose_targets(self, state: State, frame: Frame) -> tuple[int, ...] | None:
        """Return the seats attacked, in turn order from the one who played the card; None while asking for a foe."""
        if self.against == EACH_PLAYER:
            seats = seats_in_order(state, frame.by)
            if frame.part == state.setup.defs[frame.face].appearance:
                seats = tuple(seat for seat in seats if seat != state.immune)  # HU-HUNT-08, for one reveal
                state.immune = -1
            return seats
        if self.against == EACH_FOE:
            mine = foes_of(state, frame.me)
            return tuple(seat for seat in seats_in_order(state, frame.by) if seat in mine)
        if self.against == EVERYONE_ELSE:
            return tuple(seat for seat in seats_in_order(state, frame.by) if seat != frame.me)
        if self.against == AVOIDERS:
            return tuple(hit.seat for hit in frame.hits if hit.avoided)
        if self.against == NEXT_PLAYER:
            return (seats_in_order(state, frame.me)[1],)
        if self.against == PLAYER_BEFORE:
            return (seats_in_order(state, frame.me)[-1],)
        if self.against == CONFRONTED_FOE:
            return (state.target,) if state.target >= 0 else ()
        if self.against == THOSE:
            return tuple(hit.seat for hit in frame.hits)
        if self.against == THAT_FOE and len(frame.hits) == 1:
            return (frame.hits[0].seat,)
        chosen = choose_foe(state, frame)
        return None if chosen is None else (chosen,)


def select_seats(state: State, frame: Frame, seats: tuple[int, ...], among: Query) -> tuple[int, ...]:
    """Select the seats for whom a question holds."""
    found: tuple[int, ...] = ()
    for seat in seats:
        if among.holds(state, Frame(frame.kind, frame.face, frame.part, seat, frame.by, frame.source)):
            found += (seat,)
    return found


def choose_foe(state: State, frame: Frame, among: tuple[int, ...] = ()) -> int | None:
    """Let the player the text works for choose a foe, perhaps one of some only; None while asking."""
    others = among or foes_of(state, frame.me)
    answer = take_answer(frame)
    if answer is None and len(others) > 1:
        options = tuple(Option(frame.me, "foe", -1, seat) for seat in others)
        state.ask = Ask(frame.me, "foe", options, frame.source, POINT_AT.written)
        frame.pc -= 1
        return None
    return others[0] if answer is None else answer.n


def run_attack(state: State, frame: Frame) -> None:
    """Run the Defense windows, then the blows of the text, each for its players in order."""
    if frame.blow_index < 0:
        team = state.setup.profile.defend_teammate
        if _run_team_windows(state, frame) if team else _run_windows(state, frame):
            return
        if "hit" in state.setup.listens and attacking_seat(state) >= 0:
            others = foes_of(state, frame.by)
            if any(hit.seat in others and not hit.avoided for hit in frame.hits):
                queue_triggers(state, frame.by, "hit")
        frame.blow_index = 0
        frame.next_place = -1
    effect = _step_of(state, frame)
    while frame.blow_index < len(effect.blows):
        blow = effect.blows[frame.blow_index]
        if frame.next_place == -1:
            frame.before = frame.seats
            frame.seats = _seats_of_blow(state, frame, blow)
            frame.next_place = 0
        if frame.next_place < len(frame.seats):
            seat = frame.seats[frame.next_place]
            frame.next_place += 1
            hit = next(hit for hit in frame.hits if hit.seat == seat)
            it = hit.it if effect.avoidable or hit.it >= 0 else frame.it
            text = Frame(TEXT, frame.face, blow.part, frame.me if blow.mine else seat, frame.me, frame.source, it)
            text.other = hit.other
            state.stack.append(text)
            return
        frame.blow_index += 1
        frame.next_place = -1
    state.stack.pop()
    parent = state.stack[-1]
    if parent.kind == TEXT:
        parent.hits = frame.hits
        if effect.gathers:
            parent.them = frame.them


def _seats_of_blow(state: State, frame: Frame, blow: Blow) -> tuple[int, ...]:
    """Return the seats a blow affects; those who avoided the Attack take no part (HU-CARD-02, -09)."""
    hit = [record for record in frame.hits if not record.avoided]
    seats = tuple(record.seat for record in hit)
    if blow.who == EACH:
        return seats
    if blow.who == REST:
        return tuple(seat for seat in seats if seat not in frame.before)
    if blow.who == HIGHEST_HAND:
        totals = {seat: hand_total(state, seat) for seat in seats}
        if state.events is not None and totals:
            state.events.append(ev.Totals("totals", tuple(totals.items())))
        return tuple(seat for seat in seats if totals[seat] == max(totals.values()))
    costs = {record.seat: cost_of(state, record.it) for record in hit if record.it >= 0}
    first = tuple(seat for seat, value in costs.items() if value == max(costs.values()))
    return first if len(first) == 1 else ()


def hand_total(state: State, seat: int) -> int:
    """Return the total cost of a seat's hand."""
    return sum(cost_of(state, card) for card in state.zones[z.zone_of(seat, z.HAND)])


def _run_windows(state: State, frame: Frame) -> bool:
    """Ask each attacked seat for a Defense in turn; True while something is under way."""
    while True:
        if state.pending and not frame.amid_texts:
            settle_waiting(state)
            return True
        if frame.next_place == len(frame.seats):
            return False
        seat = frame.seats[frame.next_place]
        hit = frame.hits[frame.next_place]
        answer = take_answer(frame)
        limit = state.setup.profile.defenses_per_attack
        if answer is None and (hit.avoided < limit or not limit):
            state.ask = ask_defense(state, seat, frame.source)
            if state.ask is not None:
                return True
        if answer is not None and answer.verb == "defend":
            avoided = Hit(seat, hit.avoided + 1)
            frame.hits = (*frame.hits[: frame.next_place], avoided, *frame.hits[frame.next_place + 1 :])
            use_defense(state, seat, answer.card, seat)
            return True
        frame.next_place += 1


def _run_team_windows(state: State, frame: Frame) -> bool:
    """Ask both players of the attacked side in turn, until all pass or everyone attacked is covered.

    Each Defense covers one player, its user or the partner; one shown and kept counts once (CONF-ATK-03 to -10, -18).
    """
    if not frame.is_open:
        frame.is_open = True
        frame.to_pass = defending_seats(state, frame)
    while True:
        if state.pending and not frame.amid_texts:
            settle_waiting(state)
            return True
        answer = take_answer(frame)
        open_seats = tuple(hit.seat for hit in frame.hits if not hit.avoided)
        if answer is not None:
            if answer.verb == "defend":
                frame.hits = tuple(Hit(hit.seat, 1) if hit.seat == answer.n else hit for hit in frame.hits)
                frame.to_pass = defending_seats(state, frame)  # everybody may go on, with what was drawn
                if use_defense(state, answer.seat, answer.card, answer.n).kept:
                    frame.kept_defenses += (answer.card,)
                return True
            frame.to_pass = frame.to_pass[1:]
        if not frame.to_pass:
            return False
        state.ask = _ask_team_defense(state, frame, frame.to_pass[0], open_seats)
        if state.ask is not None:
            return True
        frame.to_pass = frame.to_pass[1:]


def defending_seats(state: State, frame: Frame) -> tuple[int, ...]:
    """Return the players who may use a Defense: those attacked and their partners, in turn order from the attacker."""
    attacked = [hit.seat for hit in frame.hits]
    return tuple(
        seat for seat in seats_in_order(state, frame.by) if seat in attacked or teammate_of(state, seat) in attacked
    )


def _ask_team_defense(state: State, frame: Frame, seat: int, open_seats: tuple[int, ...]) -> Ask | None:
    """Make the Defense question for one player of a team: which card, and whom it covers."""
    mine = [other for other in open_seats if other == seat or teammate_of(state, seat) == other]
    if not mine:
        return None
    cards = [card for card, _ in usable_defenses(state, seat) if card not in frame.kept_defenses]
    if not cards and not state.zones[z.zone_of(seat, z.HAND)]:
        return None
    options = [Option(seat, "defend", card, other) for card in distinct_anywhere(state, cards) for other in mine]
    return Ask(seat, "defend", (*options, Option(seat, "pass")), frame.source, AVOID.written)


def ask_defense(state: State, seat: int, source: int) -> Ask | None:
    """Make the Defense question for one seat.

    Everyone who holds cards is asked, so that no missing question betrays a hand.
    """
    cards = [card for card, _ in usable_defenses(state, seat)]
    if not cards and not state.zones[z.zone_of(seat, z.HAND)]:
        return None
    options = tuple(Option(seat, "defend", card, seat) for card in distinct_anywhere(state, cards))
    return Ask(seat, "defend", (*options, Option(seat, "pass")), source, AVOID.written)


def usable_defenses(state: State, seat: int) -> list[tuple[int, Defense]]:
    """List the cards a seat can avoid an Attack with, each in the place its own text names (HU-ATK-10)."""
    found = []
    for place in (z.HAND, z.PLAY):
        for card in state.zones[z.zone_of(seat, place)]:
            for defense in definition_of(state, card).defenses:
                if defense.place == place:
                    found.append((card, defense))
    return found


def attacking_seat(state: State) -> int:
    """Return the seat that makes the current Attack.

    It is -1 without an Attack, and for a First Appearance, which nobody makes (HU-SVD-12).
    """
    for frame in reversed(state.stack):
        if frame.kind == HUNT:
            return frame.me
        if frame.kind == ATTACK and _step_of(state, frame).avoidable:
            return -1 if frame.part == state.setup.defs[frame.face].appearance else frame.me
    return -1


def _step_of(state: State, frame: Frame) -> Attack:
    """Return the step of a text that an Attack's frame carries out."""
    effect = state.setup.defs[frame.face].programs[frame.part][frame.step_index]
    assert isinstance(effect, Attack)
    return effect


def attacked_seat(state: State) -> int:
    """Return the seat the current Attack is hitting; -1 if there is no Attack."""
    for frame in reversed(state.stack):
        if frame.kind == ATTACK:
            return frame.seats[frame.next_place - 1]
    return -1


def interrupts_texts(state: State) -> bool:
    """True if the current Attack began while texts waited. They wait on, because its card is still being played."""
    return state.stack[-1].kind == ATTACK and state.stack[-1].amid_texts


def use_defense(state: State, seat: int, card: int, whom: int) -> Defense:
    """Use a card's Defense for a seat, which is not playing it (HU-ATK-09).

    Its text resolves, then what avoiding sets off.

    Its text resolves, then what avoiding sets off.
    """
    defense = next(defense for other, defense in usable_defenses(state, seat) if other == card)
    if state.events is not None:
        state.events.append(ev.Defended("defended", seat, card, whom, defense.kept))
    if interrupts_texts(state):
        settle_waiting(state, len(state.pending))
    reveal_cards(state, (card,), seat)
    queue_triggers(state, seat, "avoid")
    state.stack.append(Frame(TEXT, face_of(state, card), defense.part, seat, state.active, card))
    return defense
