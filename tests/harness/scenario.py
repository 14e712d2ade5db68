"""The little language tests speak: lay out exact zones, then play, buy, defend, choose, and look.

    g = game(hand="Katana, Punch", deck="Kick", line_up="Raven, Starbolt")
    g.play("Katana")
    assert g.power == 1

Seats are A, B, C…; A is the active player. Zones are comma lists of card names ("Punch*3" repeats), top card first; of
two sets' cards with one name the full name ("rivals-batman-joker/weakness") means one.
What is not given is empty; the main deck holds Batarangs enough, and everybody's deck some Vulnerabilities, unless
said otherwise. Every answer goes through the public `Game.answer`, so what a scenario does a player could do.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from lineup.engine import zones as z
from lineup.engine.machine import advance_game
from lineup.engine.moves import GROUP, move_card
from lineup.engine.queries import (
    character_cost,
    character_of,
    definition_of,
    is_face_up,
    score_of,
    tokens_of,
    winning_seats,
)
from lineup.engine.state import ALL, ANNOUNCED, TURN, Ask, Frame, Note, Option
from lineup.engine.turn import CONFRONT, MAIN, list_main_options
from lineup.game import Game, Result, new_game
from lineup.games import Choice, list_warnings
from lineup.language.sets import CardSet, load, read_set
from lineup.speech import Voice

UNDO = bool(os.environ.get("LINEUP_UNDO"))  # take back and repeat every answer
WINDOWS = ("defend", "block", "assist")  # asked even where there is nothing but to pass
LETTERS = "ABCDE"
SISTERS = Path(__file__).parents[1] / "sets" / "sisters"  # made-up cards in the words only sister boxes need
PLACES = {
    "deck": z.DECK,
    "hand": z.HAND,
    "discard": z.DISCARD,
    "in_play": z.PLAY,
    "hero": z.CHARACTER,
    "reserve": z.RESERVE,
    "score_pile": z.SCORE,
    "stored": z.STORED,
    "under": z.UNDER,
}
COMMON = {
    "main_deck": z.MAIN_DECK,
    "line_up": z.LINE_UP,
    "super_villains": z.SUPER_VILLAINS,
    "kicks": z.BASIC,
    "weaknesses": z.WEAKNESS,
    "destroyed": z.DESTROYED,
}


def names(text: str | Iterable[str]) -> list[str]:
    """The card names of a comma list; `Punch*3` stands for three."""
    items = text.split(",") if isinstance(text, str) else list(text)
    out: list[str] = []
    for item in items:
        name, _, times = item.strip().partition("*")
        if name.strip():
            out += [name.strip()] * (int(times) if times else 1)
    return out


@dataclass
class Seat:
    """One player of a scenario, for looking."""

    scenario: Scenario
    index: int

    def _cards(self, place: int) -> list[str]:
        return self.scenario.cards_in(z.zone_of(self.index, place))

    @property
    def hand(self) -> list[str]:
        return self._cards(z.HAND)

    @property
    def deck(self) -> list[str]:
        """Top card first."""
        return self._cards(z.DECK)

    @property
    def discard(self) -> list[str]:
        return self._cards(z.DISCARD)

    @property
    def in_play(self) -> list[str]:
        return self._cards(z.PLAY)

    @property
    def hero(self) -> str:
        return self._cards(z.CHARACTER)[0]

    @property
    def reserve(self) -> list[str]:
        return self._cards(z.RESERVE)

    @property
    def score(self) -> int:
        return score_of(self.scenario.game.state, self.index)

    @property
    def cost(self) -> int:
        """What it takes to defeat this player's Character now."""
        return character_cost(self.scenario.game.state, self.index)

    @property
    def level(self) -> int:
        """The Level of the Character on top, 0 when none is left."""
        card = character_of(self.scenario.game.state, self.index)
        return self.scenario.game.state.cards[card].level if card >= 0 else 0

    @property
    def score_pile(self) -> list[str]:
        return self._cards(z.SCORE)

    @property
    def stored(self) -> list[str]:
        return self._cards(z.STORED)

    @property
    def under(self) -> list[str]:
        """The cards under this player's Super Hero."""
        return self._cards(z.UNDER)

    @property
    def tokens(self) -> int:
        return tokens_of(self.scenario.game.state, self.index)

    @property
    def face_up(self) -> bool:
        return is_face_up(self.scenario.game.state, self.index)


class Scenario:
    """A game laid out by hand. Answers are given in card names; asserts read plain attributes."""

    skip_lone = True  # whether questions with one answer are answered by themselves

    def __init__(self, game: Game) -> None:
        self.game = game

    # Looking

    def cards_in(self, zone: int) -> list[str]:
        state = self.game.state
        return [definition_of(state, card).name for card in state.zones[zone]]

    def __getattr__(self, name: str) -> Seat:
        if len(name) == 1 and name in LETTERS and LETTERS.index(name) < self.game.state.players:
            return Seat(self, LETTERS.index(name))
        raise AttributeError(name)

    @property
    def power(self) -> int:
        return self.game.state.power

    @property
    def line_up(self) -> list[str]:
        return self.cards_in(z.LINE_UP)

    @property
    def main_deck(self) -> list[str]:
        return self.cards_in(z.MAIN_DECK)

    @property
    def destroyed(self) -> list[str]:
        return self.cards_in(z.DESTROYED)

    @property
    def super_villains(self) -> list[str]:
        return self.cards_in(z.SUPER_VILLAINS)

    @property
    def kicks(self) -> int:
        return len(self.game.state.zones[z.BASIC])

    @property
    def weaknesses(self) -> int:
        return len(self.game.state.zones[z.WEAKNESS])

    @property
    def active(self) -> str:
        return LETTERS[self.game.state.active]

    @property
    def over(self) -> bool:
        return self.game.state.over

    @property
    def winners(self) -> list[str]:
        return [LETTERS[seat] for seat in winning_seats(self.game.state)]

    @property
    def result(self) -> Result:
        assert self.game.result is not None
        return self.game.result

    @property
    def ask(self) -> Ask:
        assert self.game.ask is not None, "the game is over"
        return self.game.ask

    @property
    def asked(self) -> str:
        """Who is asked for what, as in `B defend`; empty when the game is over."""
        ask = self.game.ask
        return "" if ask is None else f"{LETTERS[ask.seat]} {ask.kind}"

    @property
    def what(self) -> str:
        """What the open question does with the card picked."""
        return self.ask.what

    def offers(self, verb: str = "pick") -> list[str]:
        """The names of the cards the open question offers for a verb, in order; numbers (from 1) for `choose`."""
        state = self.game.state
        return [
            definition_of(state, option.card).name if option.card >= 0 else str(option.n + 1)
            for option in self.ask.options
            if option.verb == verb
        ]

    def can(self, verb: str, name: str = "") -> bool:
        """Whether the open question allows this."""
        return bool(self._options(verb, name))

    def events(self, kind: str) -> list[tuple[object, ...]]:
        """What happened of a kind since the scenario began."""
        return [event for event in self.game.events if event[0] == kind]

    def moves(self, cause: str = "") -> list[tuple[str, str, str]]:
        """The cards moved since the scenario began, in order: name, from, to (`deck@0`); only those of a cause."""
        state = self.game.state
        return [
            (state.cards[event[1]].name, z.zone_name(event[2]), z.zone_name(event[3]))
            for event in self.game.events
            if event[0] == "moved" and cause in ("", event[5])
        ]

    def seen(self, viewer: str, zone: str) -> list[str]:
        """The cards of a zone ("main_deck", "A_hand"…) as a viewer's view has them, "?" for hidden ones.

        The viewer is a letter; "" is a spectator.
        """
        letter, _, place = zone.partition("_")
        index = COMMON[zone] if zone in COMMON else z.zone_of(LETTERS.index(letter), PLACES[place])
        cards = self.game.view(LETTERS.index(viewer) if viewer else -1).zones[index]
        return [self.game.state.cards[card].name if card >= 0 else "?" for card in cards]

    def why_not(self, text: str) -> str:
        """The rule id that forbids an action."""
        return self.game.why_not(text).rule

    # Doing

    def _options(self, verb: str, name: str, place: str = "") -> list[Option]:
        state = self.game.state
        ask = self.game.ask
        if ask is None:
            return []
        found = [option for option in ask.options if option.verb == verb]
        if name:
            found = [option for option in found if option.card >= 0 and definition_of(state, option.card).name == name]
        if place:
            wanted = {**COMMON, **PLACES}[place]
            found = [
                option
                for option in found
                if (state.where[option.card] if place in COMMON else z.place_of(state.where[option.card])) == wanted
            ]
        return found

    def do(self, verb: str, name: str = "", place: str = "") -> Scenario:
        """Answer the open question; fails if that is not among its options or not unique."""
        found = self._options(verb, name, place)
        legal = list(self.game.options())
        assert found, f"{verb} {name} {place} is not legal; {self.asked}: {legal}"
        assert len(found) == 1 or verb == "pick", f"{verb} {name} is not unique: {legal}"
        return self.give(found[0])

    def give(self, option: Option) -> Scenario:
        """Give one option as the answer."""
        self.game.answer(option, option.seat)
        if UNDO:
            events = list(self.game.events)
            digest = self.game.digest
            self.game.undo()
            self.game.answer(option, option.seat)
            assert self.game.digest == digest
            self.game.state.events = events
        ask = self.game.ask
        asked_for_secrecy = ask is not None and ask.is_lone and not ask.secret and ask.kind not in WINDOWS
        if self.skip_lone and ask is not None and asked_for_secrecy and ask.options[0].verb != "play":
            return self.give(ask.options[0])
        return self

    def play(self, *cards: str) -> Scenario:
        """Play cards from hand, one after the other."""
        for each in cards:
            for name in names(each):
                self.do("play", name)
        return self

    def buy(self, *cards: str) -> Scenario:
        for name in cards:
            self.do("buy", name)
        return self

    def use(self, name: str) -> Scenario:
        """Use the ability of a Super Hero or of a card in play."""
        return self.do("use", name)

    def hunt(self, name: str) -> Scenario:
        return self.do("hunt", name)

    def defend(self, name: str) -> Scenario:
        return self.do("defend", name)

    def no_defense(self, times: int = 1) -> Scenario:
        """Decline to defend for this many asked seats."""
        for _ in range(times):
            self.do("pass")
        return self

    def pick(self, *cards: str, place: str = "") -> Scenario:
        """Pick cards of open choices, one after the other; `place` tells hand from discard pile.

        Those of one choice are picked in shuffled order, which must not matter; where the last of them are left without
        an alternative, they are not asked for.
        """
        left = list(cards)
        while left:
            ask = self.ask
            most = ask.most if ask.among else 1
            names, left = left[:most], left[most:]
            Random(f"{names} {len(self.game.answers)}").shuffle(names)
            while names:
                ask = self.ask
                self.do("pick", names.pop(), place)
                following = self.game.ask
                if names and (following is None or len(following.picked) <= len(ask.picked)):
                    assert len(names) < ask.least, f"{names} cannot be picked any more"
                    break
        return self

    def done(self) -> Scenario:
        """Pick no more, or decline to pick."""
        return self.do("done")

    def yes(self) -> Scenario:
        return self.do("yes")

    def no(self) -> Scenario:
        return self.do("no")

    def choose(self, number: int) -> Scenario:
        """Choose one of several ways, counted from 1 as printed."""
        found = [option for option in self.ask.options if option.verb == "choose" and option.n == number - 1]
        assert found, f"choice {number} is not open: {list(self.game.options())}"
        return self.give(found[0])

    def confront(self, letter: str) -> Scenario:
        """Announce a Confrontation as the turn's first choice."""
        found = [option for option in self.ask.options if option.verb == "confront" and LETTERS[option.n] == letter]
        assert found, f"{letter} cannot be confronted: {list(self.game.options())}"
        return self.give(found[0])

    def normal(self) -> Scenario:
        """Take a turn without a Confrontation."""
        return self.do("normal")

    def ready(self) -> Scenario:
        """Declare everything played; then Blocks may come."""
        return self.do("ready")

    def block(self, name: str) -> Scenario:
        return self.do("block", name)

    def no_block(self, times: int = 1) -> Scenario:
        """Decline to Block for this many asked seats."""
        for _ in range(times):
            assert self.asked.endswith("block"), self.asked
            self.do("pass")
        return self

    def pass_blocks(self) -> Scenario:
        """Decline every Block asked for now."""
        while self.asked.endswith("block"):
            self.no_block()
        return self

    def assist(self, name: str) -> Scenario:
        """The partner plays a card on the active player's turn."""
        return self.do("assist", name)

    def no_assist(self) -> Scenario:
        """The partner lets the last chance to Assist pass."""
        assert self.asked.endswith("assist"), self.asked
        return self.do("pass")

    def store(self, name: str) -> Scenario:
        return self.do("store", name)

    def foe(self, letter: str) -> Scenario:
        """Choose a foe, or any player where a text lets one."""
        found = [each for each in self.ask.options if each.verb in ("foe", "player") and LETTERS[each.n] == letter]
        assert found, f"{letter} cannot be chosen: {list(self.game.options())}"
        return self.give(found[0])

    def defend_for(self, letter: str, name: str) -> Scenario:
        """Use a Defense for the player or the partner."""
        found = [option for option in self._options("defend", name) if LETTERS[option.n] == letter]
        assert found, f"{name} cannot defend {letter}: {list(self.game.options())}"
        return self.give(found[0])

    def end_turn(self) -> Scenario:
        """End the turn; questions of the end steps stay open."""
        return self.do("end")

    def finish(self) -> Scenario:
        """End the turn without a last Assist; questions of the end steps stay open."""
        self.end_turn()
        return self.no_assist() if self.asked.endswith("assist") else self

    def next_turn(self) -> Scenario:
        """End the turn without a last Assist; the next player takes a turn of buying."""
        self.finish()
        return self.normal() if self.asked.endswith("confront") else self

    def pass_all(self) -> Scenario:
        """Decline every Defense asked for now."""
        while self.asked.endswith("defend"):
            self.no_defense()
        return self


def card_set(*cards: dict[str, object], id: str = "test-set") -> CardSet:
    """A set of made-up cards: `card_set({"name": "Herald", "type": "Hero", "cost": 3, "text": "+2 Power."})`.

    id, copies (1) and vp (0) may be left out.
    """
    lines = ["[set]", f'id = "{id}"']
    for card in cards:
        full = {"id": str(card["name"]).lower().replace(" ", "-"), "copies": 1, **card}
        text = str(full.get("text", ""))
        if full["type"] != "Super Hero" and ("Worth " not in text or " VP less " in text):
            full.setdefault("vp", 0)
        lines += ["[[card]]", *(f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in full.items())]
    return read_set("\n".join(lines), f"{id}.toml", custom=True)


@cache
def drawing_set() -> CardSet:
    """A set that lets cards which were gained be shuffled in and drawn within the same turn."""
    text = "Gain a Weakness. Draw two cards."
    return card_set({"name": "Punch", "overrides": "heroes-unite/punch", "type": "Starter", "cost": 0, "text": text})


@cache
def sister(name: str) -> CardSet:
    """A set of tests/sets/sisters by the name of its file, read once: `game(sets=[sister("counts")], hand=…)`."""
    return load(SISTERS / f"{name}.toml")


def game(
    players: int = 2,
    *,
    seed: str = "scenario",
    variants: Sequence[str] = (),
    sets: Sequence[CardSet] = (),
    rules: dict[str, str | int | bool] | None = None,
    heroes: Sequence[str] = (),
    sv_up: bool = True,
    power: int = 0,
    auto_hero: bool = True,
    box: str = "heroes-unite",
    levels: Sequence[int] = (),
    confront: str = "",
    choose: bool = False,
    quiet: bool = False,
    mix: dict[str, Sequence[str]] | None = None,
    swaps: Sequence[tuple[str, str]] = (),
    **zones: str | Iterable[str],
) -> Scenario:
    """A game at the start of A's main part, with exactly these cards in the zones.

    `hand`, `deck`, `discard`, `in_play` and `reserve` are A's; `B_hand`, `C_deck`… those of others. `line_up`,
    `main_deck`, `super_villains`, `kicks`, `weaknesses` and `destroyed` are common; kicks and weaknesses may be given
    as "Kick*3". Super Heroes are Starfire-like bystanders unless named: with `auto_hero` their abilities do not ask.

    Boxes with Characters: `heroes` names them in seat order (with teams A and C are heroes, B and D villains),
    `levels` the Level each stands at, `confront="B"` begins in a Confrontation announced against B, and `choose` begins
    at the turn's first choice. Characters not named do nothing, and with `quiet` those named neither. Boxes mixed in
    are given as `sets`, with `mix` or `swaps` as `new_game` takes them.
    """
    switches: dict[str, str | int | bool] = {"first_player": 0, **(rules or {})}
    if auto_hero:
        switches.setdefault("super_hero_optional", False)
    wished = list(heroes) + ["" for _ in range(players - len(heroes))]
    asked = wished if heroes else ()
    new = new_game(
        box, list(LETTERS[:players]), seed, variants, sets, rules=switches, mix=mix, heroes=asked, swaps=swaps
    )
    _lay_out(new, players, zones, heroes, sv_up, power)
    if new.state.setup.profile.confrontation:
        _silence(new, [seat for seat, name in enumerate(wished) if quiet or not name])
    _begin(new, levels, confront, choose)
    return Scenario(new)


def _begin(new: Game, levels: Sequence[int], confront: str, choose: bool) -> None:
    """Set Levels and the point of the turn at which the scenario begins."""
    state = new.state
    for seat, level in enumerate(levels):
        zone = z.zone_of(seat, z.CHARACTER)
        for card in state.zones[zone][: level - 1]:
            move_card(state, card, z.UNUSED)
    if confront:
        state.stage, state.target = ANNOUNCED, LETTERS.index(confront)
    if choose:
        state.stack[-1].pc = CONFRONT
    state.ask = None
    advance_game(state)
    state.events = []


def _silence(new: Game, seats: Sequence[int]) -> None:
    """The Characters of these seats have no abilities for the whole game."""
    new.state.notes += tuple(Note("silent", seat, until=len(LETTERS)) for seat in seats)


def _lay_out(
    new: Game, players: int, zones: dict[str, str | Iterable[str]], heroes: Sequence[str], sv_up: bool, power: int
) -> None:
    """Move every card of the fresh game to the place the scenario gives it; all others to the bottom of the box."""
    state = new.state
    free = [card for zone, cards in enumerate(state.zones) for card in cards if z.place_of(zone) != z.CHARACTER]
    by_name: dict[str, list[int]] = {}
    for card in free:
        by_name.setdefault(state.cards[card].name, []).append(card)
    layout: list[tuple[int, ...]] = [()] * len(state.zones)

    def put(zone: int, text: str | Iterable[str]) -> None:
        for name in names(text):
            found = by_name.get(name) or [
                card for cards in by_name.values() for card in cards if state.cards[card].ref == name
            ]
            assert found, f"there is no (further) {name} in this game"
            layout[zone] += (found[0],)
            by_name[state.cards[found[0]].name].remove(found[0])

    given = dict(zones)
    for key, text in zones.items():
        letter, _, rest = key.partition("_")
        if key in COMMON:
            put(COMMON[key], text)
        elif letter in LETTERS and rest in PLACES:
            put(z.zone_of(LETTERS.index(letter), PLACES[rest]), text)
        elif key in PLACES:
            put(z.zone_of(0, PLACES[key]), text)
        else:
            raise AssertionError(f"there is no zone {key!r}")
    for seat in range(players):
        if (f"{LETTERS[seat]}_deck" if seat else "deck") not in given:
            put(z.zone_of(seat, z.DECK), ["Vulnerability"] * min(3, len(by_name.get("Vulnerability", []))))
    if "kicks" not in given:
        for zone in z.STACKS:
            for name in dict.fromkeys(state.cards[card].name for card in state.setup.start_zones[zone]):
                put(zone, f"{name}*{len(by_name.get(name, []))}")
    if "weaknesses" not in given:
        put(z.WEAKNESS, f"Weakness*{len(by_name.get('Weakness', []))}")
    if "main_deck" not in given:
        used = {card for cards in layout for card in cards}
        left = [card for card in free if state.cards[card].stack == "main" and card not in used]
        layout[z.MAIN_DECK] = tuple(sorted(left, key=lambda card: (state.cards[card].id != "batarang", card)))
    if "line_up" not in given:
        layout[z.LINE_UP] = layout[z.MAIN_DECK][:5]
        layout[z.MAIN_DECK] = layout[z.MAIN_DECK][5:]
    if "super_villains" not in given and not state.setup.profile.super_hidden:
        put(z.SUPER_VILLAINS, "Vandal Savage" if by_name.get("Vandal Savage") else "")
    placed = {card for cards in layout for card in cards}
    layout[z.UNUSED] += tuple(card for card in free if card not in placed)
    for seat in range(players):
        layout[z.zone_of(seat, z.CHARACTER)] = state.zones[z.zone_of(seat, z.CHARACTER)]
    for zone, cards in enumerate(layout):
        state.zones[zone] = cards
        for card in cards:
            state.where[card] = zone
            state.known[card] = state.sees[zone]
            state.group[card] = GROUP[zone]
    if not heroes and not state.setup.profile.confrontation:
        _bystanders(new, players)
    for card in layout[z.SUPER_VILLAINS][:1]:
        state.known[card] = ALL if sv_up else 0
    state.sv_up = sv_up
    state.pending = ()  # whatever the start of the real game left waiting
    state.power = power
    state.stack = [Frame(TURN, me=0)]
    state.stack[0].pc = MAIN
    state.ask = Ask(0, "main", list_main_options(state, 0))
    state.events = []


def _bystanders(new: Game, players: int) -> None:
    """Send the Super Heroes away, so that only named ones have a say."""
    state = new.state
    for seat in range(players):
        zone = z.zone_of(seat, z.CHARACTER)
        for card in state.zones[zone]:
            state.zones[z.UNUSED] += (card,)
            state.where[card] = z.UNUSED
            state.known[card] = ALL
        state.zones[zone] = ()


def laid_out(new: Game, **zones: str | Iterable[str]) -> Scenario:
    """A game at the start of seat 0's turn, laid out as `game` does it, without Super Heroes."""
    _lay_out(new, new.state.players, zones, (), sv_up=True, power=0)
    return Scenario(new)


def exchanged(game: Game, one: int, two: int) -> Game:
    """A copy of the game with two cards exchanged; knowledge stays with the places."""
    new = game.clone()
    state = new.state
    swap = {one: two, two: one}
    state.zones = [tuple(swap.get(card, card) for card in cards) for cards in state.zones]
    for table in (state.where, state.known, state.group):
        table[one], table[two] = table[two], table[one]
    return new


def warned(choice: Choice) -> tuple[str, ...]:
    """Where a game leaves the rulebook, as its players read it."""
    return tuple(Voice()(said) for said in list_warnings(choice))
