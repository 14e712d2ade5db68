"""Redaction: what a viewer cannot know changes not one byte of what that viewer receives, over whole games."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from lineup.bots import Clock, make_bot, own_ask, partner_ask
from lineup.engine import zones as z
from lineup.engine.definitions import Setup
from lineup.engine.happenings import Event, Moved
from lineup.engine.machine import Refused, advance_game, give_answer
from lineup.engine.state import ALL, Option, State
from lineup.engine.view import SPECTATOR, can_see, determinise, view
from lineup.table.model.hosted_game import Hosted
from lineup.table.model.seats import TableSeat, choice_of
from lineup.table.model.table import new_table
from lineup.table.room.room import Room
from lineup.table.room.server import Server
from lineup.table.store.store import Store
from lineup.table.wire import protocol as p
from lineup.table.wire.coming_back import Seen
from lineup.words.telling import tell_in_english
from tests.harness.budget import LONG
from tests.laws.checks import BATMAN, SHAZAM
from tests.table.rooms import rooms_over
from tests.table.sets import read_sets

TABLES: Final = {
    "heroes-unite": p.Settings(players=3, live_score=True),
    "all variants": p.Settings(players=2, variants=["synergy", "hunt", "super-hidden"], live_score=True),
    "confrontations": p.Settings(game="confrontations", players=2, live_score=True),
    "2 v 2": p.Settings(game="confrontations", players=4, live_score=True),
    "batman": p.Settings(game=BATMAN, players=2, live_score=True),
    "shazam": p.Settings(game=SHAZAM, players=2, live_score=True),
    "rivals 2 v 2": p.Settings(game=SHAZAM, sets=[BATMAN], players=4, live_score=True),
}
SLOW: Final = ("all variants", "batman", "rivals 2 v 2")  # played by `make test-long`
EACH: Final = [pytest.param(name, marks=LONG if name in SLOW else ()) for name in TABLES]
EVERY: Final = 30  # decisions between two checks of all viewers
LONGEST: Final = 1500  # decisions


class Table:
    """A table of people without a server, played by bots that share the people's seats."""

    def __init__(self, name: str, seed: str, custom: str = "") -> None:
        settings = replace(TABLES[name], custom=[custom] if custom else [])
        server = Server(Store("unused.db"))
        sets = read_sets(*settings.custom, into=server.sets)
        seats = tuple(TableSeat(kind="person", person=str(n), name=f"P{n}") for n in range(settings.players))
        table = replace(new_table(settings, sets, "0"), seats=seats).begin_game()
        self.hosted = Hosted(choice_of(settings, sets, [seat.name for seat in seats], ()), seed)
        self.room = Room("redaction", server, table, self.hosted)
        self.bots = [make_bot("casual", seat, seed) for seat in range(settings.players)]

    def choose(self) -> Option:
        """What the bots answer, Assists first."""
        state = self.hosted.state
        assert state.ask is not None
        poll = partner_ask(state.ask)
        if poll is not None:
            option = self.bots[poll.seat].choose(view(state, poll.seat), poll, Clock())
            if option.verb != "pass":
                return option
        ask = own_ask(state.ask)
        return self.bots[ask.seat].choose(view(state, ask.seat), ask, Clock())

    def received(self, viewer: int, since: int = 0) -> bytes:
        return self.room.make_position(self.hosted, viewer, since)

    def with_state(self, state: State, viewer: int, since: int) -> bytes:
        """What the viewer would receive if the game stood like this."""
        real, self.hosted.game.state = self.hosted.game.state, state
        try:
            return self.received(viewer, since)
        finally:
            self.hosted.game.state = real


def other_world(state: State, viewer: int, seed: str) -> State:
    """A state the viewer cannot tell from this one; how often dice were rolled is known to all."""
    other = determinise(view(state, viewer), seed, go_on=False)
    other.ask, other.counter = state.ask, state.counter
    return other


@pytest.mark.parametrize("name", EACH)
def test_hidden_cards_change_no_byte_of_a_position(name: str) -> None:
    """Positions with log lines, beats, live score and the offer to undo, for every seat and spectators."""
    check_positions(name, f"redaction {name}", EVERY)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("seed", "12345")
@pytest.mark.parametrize("name", TABLES)
def test_hidden_cards_change_no_byte_of_a_position_often(name: str, seed: str) -> None:
    check_positions(name, seed, 3)


def check_positions(name: str, seed: str, every: int) -> None:
    """Compare what every viewer receives in this world and in another, along a whole game."""
    table = Table(name, seed)
    hosted, dice = table.hosted, Random(seed)
    moved = 0
    while not hosted.over and hosted.number < LONGEST:
        option = table.choose()
        hosted.give_answer(option, option.seat)
        if hosted.number % every or hosted.over:
            continue
        for viewer in range(SPECTATOR, hosted.state.players):
            other = other_world(hosted.state, viewer, str(dice.random()))
            moved += other.zones != hosted.state.zones
            since = dice.choice((0, hosted.number))
            assert table.with_state(other, viewer, since) == table.received(viewer, since), f"seat {viewer} sees more"
            if viewer >= 0:
                check_refusals(hosted, other, viewer, dice)
    assert moved > 20, "hardly anything was hidden"


VERBS: Final = ("play", "buy", "use", "hunt", "block", "defend", "assist", "store", "pick", "confront", "nonsense")


def check_refusals(hosted: Hosted, other: State, seat: int, dice: Random) -> None:
    """A refusal says the same wherever the cards lie that the seat cannot see."""
    setup = hosted.state.setup
    texts = [f"{dice.choice(VERBS)} {dice.choice(list(setup.names))}" for _ in range(6)]
    texts = [
        text for text in texts if text not in {own for own, each in hosted.game.options().items() if each.seat == seat}
    ]
    seen = [card for card in range(len(setup.faces)) if can_see(hosted.state, seat, card)]
    said = []
    for state in (hosted.state, other):
        real, hosted.game.state = hosted.game.state, state.clone()
        lines = []
        for text in texts:
            try:
                hosted.game.answer(text, seat)
            except Refused as error:
                lines.append(str(error))
        for card in seen[:: max(1, len(seen) // 6)]:
            for verb in VERBS:
                lines.append(str(hosted.why_not(seat, card, verb)))
        hosted.game.state = real
        said.append(lines)
    assert said[0] == said[1]


@pytest.mark.parametrize("name", TABLES)
def test_the_story_of_an_answer_tells_nothing_of_cards_that_stay_hidden(name: str) -> None:
    """Two hidden cards change places and the same is answered: if all looks the same after, the story is the same."""
    check_story(name, f"story {name}", 200)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("seed", "12345")
@pytest.mark.parametrize("name", TABLES)
def test_the_story_of_a_whole_game_tells_nothing_of_cards_that_stay_hidden(name: str, seed: str) -> None:
    check_story(name, seed, LONGEST)


def lay_open(event: Moved, viewer: int, setup: Setup) -> bool:
    """Whether a move ends where the viewer sees the card."""
    mask = setup.sees[event.to]
    return mask == ALL if viewer < 0 else bool(mask & (1 << viewer))


def check_story(name: str, seed: str, longest: int) -> None:
    """Tell each answer of a game twice, the second time with two hidden cards in each other's place."""
    table = Table(name, seed)
    hosted, dice = table.hosted, Random(seed)
    compared = 0
    while not hosted.over and hosted.number < longest:
        before = hosted.state.clone()
        option = table.choose()
        hosted.give_answer(option, option.seat)
        for viewer in range(SPECTATOR, before.players):
            hidden = [card for card in range(len(before.where)) if not can_see(before, viewer, card)]
            hidden = [card for card in hidden if not can_see(hosted.state, viewer, card)]
            moved = [card for card in hidden if before.where[card] != hosted.state.where[card]]
            if not moved:
                continue
            one = dice.choice(moved)
            group, faces = before.group, before.setup.faces
            others = [card for card in hidden if group[card] == group[one] and faces[card] != faces[one]]
            if not others:
                continue
            two = dice.choice(others)
            found = retold(swapped(before, one, two), renamed(option, one, two))
            if found is None:
                continue
            after, events = found
            if view(after, viewer).to_bytes() != view(hosted.state, viewer).to_bytes():
                continue
            moves = [
                event for event in hosted.history[-1].events if isinstance(event, Moved) and event.card in (one, two)
            ]
            if any(lay_open(event, viewer, before.setup) for event in moves):
                continue  # discarded for all to see, and shuffled into a deck since
            compared += 1
            setup, active = before.setup, before.active
            lines = tell_in_english(setup, events, viewer, active)
            assert lines == tell_in_english(setup, hosted.history[-1].events, viewer, active), (
                f"the story told seat {viewer} a secret"
            )
    assert compared > 10


def swapped(state: State, one: int, two: int) -> State:
    """The state with two cards in each other's place."""
    other = state.clone()
    swap = {one: two, two: one}
    other.zones = [tuple(swap.get(card, card) for card in cards) for cards in state.zones]
    for index, cards in enumerate(other.zones):
        for card in cards:
            other.where[card] = index
    other.known[one], other.known[two] = state.known[two], state.known[one]
    for frame in other.stack:
        frame.it, frame.other = swap.get(frame.it, frame.it), swap.get(frame.other, frame.other)
        frame.them = tuple(swap.get(card, card) for card in frame.them)
        frame.picks = tuple(swap.get(card, card) for card in frame.picks)
    other.ask = None
    return other


def renamed(option: Option, one: int, two: int) -> Option:
    return Option(option.seat, option.verb, {one: two, two: one}.get(option.card, option.card), option.n)


def retold(state: State, option: Option) -> tuple[State, tuple[Event, ...]] | None:
    """Ask the same question in another deal, answer it alike, and return what happened; None if it cannot be asked."""
    advance_game(state)
    if state.ask is None:
        return None
    same = [each for each in state.ask.options if each == option] or [
        each
        for each in state.ask.options
        if (each.seat, each.verb) == (option.seat, option.verb)
        and state.setup.faces[each.card] == state.setup.faces[option.card]
    ]
    if not same:
        return None
    state.events = []
    give_answer(state, same[0])
    return state, tuple(state.events)


def test_the_check_would_notice_a_hand_that_is_shown() -> None:
    table = Table("heroes-unite", "notice")
    other = other_world(table.hosted.state, 0, "x")
    assert table.with_state(other, 0, 0) == table.received(0)
    assert table.with_state(other, 1, 0) != table.received(1), "seat 1 holds other cards in that world"


class Onlooker:
    """Somebody connected who reads nothing."""

    def __init__(self, person: str) -> None:
        self.person = self.name = self.device = self.home = person
        self.chat = 0
        self.seen: Seen | None = None

    def send(self, message: bytes) -> None:
        return

    def leave(self, message: bytes) -> None:
        return


def test_a_bot_waits_for_its_teammate_once_a_turn_whatever_the_teammate_holds() -> None:
    table = Table("2 v 2", "waits")
    room, hosted = table.room, table.hosted
    bots = (False, False, True, True)
    seats = tuple(
        replace(seat, kind="bot", bot="casual") if bot else seat
        for seat, bot in zip(room.table.seats, bots, strict=True)
    )
    room.table = replace(room.table, seats=seats)
    room.clients = [Onlooker("0"), Onlooker("1")]
    rooms = rooms_over(room.store)
    compared = differing = 0
    while not hosted.over and hosted.number < 600:
        option = table.choose()
        hosted.give_answer(option, option.seat)
        ask = hosted.state.ask
        if ask is None or ask.kind != "main" or ask.seat != 2:
            continue
        other = other_world(hosted.state, 1, str(hosted.number))
        advance_ask(other)
        waits = rooms.bot_players.assist_chance(room, hosted)
        assert bool(waits) == bool(hosted.state.zones[z.zone_of(0, z.HAND)])
        differing += (partner_ask(ask) is None) != (other.ask is None or partner_ask(other.ask) is None)
        real, hosted.game.state = hosted.game.state, other
        assert rooms.bot_players.assist_chance(room, hosted) == waits, "a foe learns whether the teammate can Assist"
        hosted.game.state = real
        compared += 1
    assert compared > 20
    assert differing, "the worlds compared never differ in whether the teammate can Assist"


def advance_ask(state: State) -> None:
    """Ask the open question of this deal again."""
    state.ask = None
    advance_game(state)
