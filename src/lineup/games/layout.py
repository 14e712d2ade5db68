"""Making every physical card of a game; nothing is random yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache, partial
from hashlib import blake2b
from typing import Final

from lineup.engine import zones as z
from lineup.engine.definitions import Card, Effect, Query, Setup
from lineup.engine.moves import seats_that_see
from lineup.engine.profile import Profile, RuleError
from lineup.engine.records import Option, Verb
from lineup.engine.saying import Arg, Listed, Said, say
from lineup.errors import find_near
from lineup.games.boxes import GAMES, Choice, GameInfo, find_game
from lineup.games.mixing import (
    DUEL,
    basic_stacks,
    character_sets,
    combination_of,
    is_wished_for,
    list_villains,
    list_weaknesses,
    main_deck,
    profile_of,
    sets_of,
    swapped_out,
)
from lineup.language.sets import BOXES, CardSet, box
from lineup.ledger import clause_on

# where a prepared deal can lay cards
DEALT_COMMON: Final = (z.MAIN_DECK, z.LINE_UP, z.SUPER_VILLAINS, z.WEAKNESS)
DEALT: Final = (z.DECK, z.HAND, z.DISCARD, z.PLAY, z.SCORE)


@lru_cache(maxsize=16)
def build_once(choice: Choice) -> Setup:
    """Build the game of a choice, once in each process."""
    return build_setup(choice)


def build_setup(choice: Choice) -> Setup:
    """Check the choice and make every physical card of the game; nothing is random yet."""
    profile = profile_of(choice)
    info = find_game(choice.game)
    players = len(choice.seats)
    if not _allows_players(profile, players):
        raise RuleError(refuse_players(info, profile, players, choice.variants))
    if profile.first_player >= players:
        first = profile.first_player
        raise RuleError(say("error-first-player", n=first, seat=first + 1, most=players - 1, seats=players))
    if profile.clock and (not profile.super_villains or profile.super_hidden):
        raise RuleError(say("error-clock", game=info.title, rule=clause_on(info.id, "clock")))
    sets = sets_of(choice)
    identities = character_sets(choice, sets)
    heroes = _list_identities(profile, identities)
    _check_heroes(profile, players, heroes, choice)
    choice = replace(choice, heroes=_choose_rivals(choice, sets, heroes))
    wished = [_find_identity(name, heroes) for name in choice.heroes if name]
    _check_sides(profile, choice, heroes)
    if choice.first_scores and combination_of(choice, sets) == DUEL:
        heroes, choice = wished, replace(choice, heroes=())  # they choose anew, from the two whose cards these are
    main = main_deck(choice, sets, [hero.emblem for hero in wished])
    gone = swapped_out(choice, sets)
    heroes = [hero for hero in heroes if hero.emblem not in gone]
    _check_characters(profile, players, heroes, sets)
    layout = _Layout(players)
    for card, copies in main:
        layout.add_copies(card, copies, z.MAIN_DECK)
    if choice.half:  # the other half stays in the box, and nobody knows which cards that is
        for card, copies in main_deck(replace(choice, half=3 - choice.half), sets, [hero.emblem for hero in wished]):
            layout.add_copies(card, copies, z.UNUSED)
    if profile.super_villains:
        for card in list_villains(choice, sets):
            layout.add_copies(card, 1, z.SUPER_VILLAINS)
    base = sets[0]
    for card, zone in zip(basic_stacks(choice, sets), z.STACKS, strict=False):
        layout.add_copies(card, card.copies, zone)
    for card in list_weaknesses(profile, identities):
        layout.add_copies(card, card.copies, z.WEAKNESS)
    for name, count in (("punch", profile.punches), ("vulnerability", profile.vulnerabilities)):
        starter = base.find(name)
        for seat in range(players):
            layout.add_copies(starter, count, z.zone_of(seat, z.DECK))
    for hero in heroes:
        layout.add_copies(hero, 1, z.UNUSED)
    for each in identities:
        for card in each.cards:
            if card.level > 1 and profile.confrontation and card.emblem not in gone:
                layout.add_copies(card, 1, z.UNUSED)
    trial = _on_trial(choice, sets, layout)
    if profile.super_villains > len(layout.zones[z.SUPER_VILLAINS]) and not profile.super_hidden:
        there = len(layout.zones[z.SUPER_VILLAINS])
        raise RuleError(say("error-super-villains", n=profile.super_villains, there=there))
    teams = tuple(seat % 2 for seat in range(players)) if profile.teams else ()
    mixed = [z.WEAKNESS] if len({layout.faces[card] for card in layout.zones[z.WEAKNESS]}) > 1 else []
    content = blake2b("".join(each.digest for each in sets).encode(), digest_size=8).hexdigest()
    defs = tuple(layout.defs)
    return Setup(
        game=choice.game,
        profile=profile,
        seats=choice.seats,
        defs=defs,
        faces=tuple(layout.faces),
        start_zones=tuple(layout.zones),
        picks=_grant_wishes(choice, layout, heroes),
        choose_order=_choose_order(choice),
        trial=trial,
        deal=_prepare_deal(choice, layout),
        content=content,
        cards=tuple(defs[face] for face in layout.faces),
        names=_short_names(defs),
        teams=teams,
        mates=tuple((seat + 2) % players for seat in range(players)) if teams else (),
        forwards=tuple(tuple((seat + i) % players for i in range(players)) for seat in range(players)),
        backwards=tuple(tuple((seat - i) % players for i in range(players)) for seat in range(players)),
        own=any(card.own for card in defs),
        also=any(card.also for card in defs),
        sees=tuple(0 if zone in mixed else seats_that_see(zone, teams) for zone in range(len(layout.zones))),
        listens=_watched_events(defs),
        clause=partial(clause_on, info.id),
        face_of=layout.faces.__getitem__,
        plays=tuple(_make_options(seat, "play", len(layout.faces)) for seat in range(players)),
        buys=tuple(_make_options(seat, "buy", len(layout.faces)) for seat in range(players)),
        usable=bytes(bool(defs[face].abilities) for face in layout.faces),
        secretive=bytes(any(effect.secret for part in each.programs for effect in part) for each in defs),
        reacts=_map_triggers(defs, layout.faces),
    )


def _on_trial(choice: Choice, sets: Sequence[CardSet], layout: _Layout) -> int:
    """Add a copy of the card to try out and return it; -1 if there is none."""
    if not choice.trial:
        return -1
    card = next((card for each in sets for card in each.cards if card.ref == choice.trial), None)
    if card is None:
        raise RuleError(say("error-no-trial", card=choice.trial))
    if card.stack in ("super_hero", "character"):
        raise RuleError(say("error-trial-identity", card=card.name))
    layout.add_copies(card, 1, z.UNUSED)
    return len(layout.faces) - 1


def _prepare_deal(choice: Choice, layout: _Layout) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Find the physical cards of a prepared deal; raise RuleError if there is no such place, or no such card left."""
    players = len(choice.seats)
    seats = [z.zone_of(seat, place) for seat in range(players) for place in DEALT]
    places = {z.zone_name(zone): zone for zone in (*DEALT_COMMON, *seats)}
    names = _short_names(tuple(layout.defs))
    start = {card: zone for zone, cards in enumerate(layout.zones) for card in cards}
    free = sorted(start)
    deal = []
    for place, wanted in sorted(choice.deal):  # a log may name them in another order
        if place not in places:
            raise RuleError(say("error-deal-place", place=place, known=Listed(tuple(places), "")))
        zone, found = places[place], []
        for name in wanted:
            able = [
                card
                for card in free
                if names[layout.faces[card]] == name and z.seat_of(start[card]) in (-1, z.seat_of(zone))
            ]
            if not able:
                raise RuleError(say("error-deal-card", card=name, place=place))
            found.append(able[0])
            free.remove(able[0])
        deal.append((zone, tuple(found)))
    return tuple(deal)


def refuse_players(info: GameInfo, profile: Profile, players: int, variants: Sequence[str]) -> Said:
    """Refuse a number of players: say how many the game is for, by which variants, and which games fit."""
    low, high = profile.min_players, profile.max_players
    chosen = [each for each in info.variants if each.id in variants]
    why = [each.title for each in chosen if {"min_players", "max_players"} & dict(each.switches).keys()]
    facts: dict[str, Arg] = {"low": low, "high": high, "one": "yes" if low == high else "no", "seats": players}
    said = say("error-players", game=info.title, variants=Listed(tuple(why)), **facts)
    able = _list_larger_games(profile, players)
    return say("error-players-else", players=said, seats=players, games=Listed(tuple(able), "or")) if able else said


def _list_larger_games(profile: Profile, players: int) -> list[Arg]:
    """List the games with Characters for more players than a duel (RSB-COMB-03)."""
    if not profile.confrontation or players < 3:
        return []
    able: list[Arg] = [
        info.title for info in GAMES.values() if info.profile.confrontation and _allows_players(info.profile, players)
    ]
    for info in GAMES.values() if players == 4 else ():
        able += [say("error-players-two-boxes", game=info.title)] if info.two_boxes else []
    return able


def _allows_players(profile: Profile, players: int) -> bool:
    return profile.min_players <= players <= profile.max_players


def _list_identities(profile: Profile, sets: Sequence[CardSet]) -> list[Card]:
    return [
        card
        for each in sets
        for card in each.cards
        if (card.level == 1 if profile.confrontation else card.stack == "super_hero")
        and (profile.promo or card.id not in each.promos)
    ]


def list_playable(choice: Choice) -> list[Card]:
    """List the Super Heroes or first Characters of the game, without those swapped out."""
    sets = sets_of(choice)
    gone = swapped_out(choice, sets)
    return [
        card for card in _list_identities(profile_of(choice), character_sets(choice, sets)) if card.emblem not in gone
    ]


def _choose_order(choice: Choice) -> tuple[int, ...]:
    """Return the order of choosing in the second game of a match: lowest scorer of the first first (HU-COMB-10)."""
    scores = choice.first_scores
    if scores and len(scores) != len(choice.seats):
        raise RuleError(say("error-first-scores", scores=len(scores), seats=len(choice.seats)))
    return tuple(sorted(range(len(scores)), key=lambda seat: (scores[seat], seat)))


@cache
def _make_options(seat: int, verb: Verb, cards: int) -> tuple[Option, ...]:
    """Make a seat's option of this verb for each card: the same in all games, so they are made once."""
    return tuple(Option(seat, verb, card) for card in range(cards))


def _watched_events(defs: Sequence[Card]) -> frozenset[str]:
    """Return the kinds of events some text of the game watches, so that the engine need not tell of the others."""
    whens: set[str] = {trigger.when for card in defs for trigger in card.triggers}
    if any(card.stacked for card in defs):
        whens |= {"stacked", *(trigger.when for card in defs for trigger in card.stacked)}
    for effect in [effect for card in defs for program in card.programs for effect in program]:
        asked = (effect, getattr(effect, "cond", None), getattr(effect, "of", None))  # and what a step asks or counts
        whens |= {each.listens for each in asked if isinstance(each, Effect | Query) and each.listens}
    return frozenset(whens)


def _map_triggers(defs: Sequence[Card], faces: Sequence[int]) -> dict[str, bytes]:
    """Map each kind of event to the physical cards with a trigger for it."""
    whens = sorted({trigger.when for card in defs for trigger in card.triggers})
    having = {when: [any(each.when == when for each in card.triggers) for card in defs] for when in whens}
    return {when: bytes(having[when][face] for face in faces) for when in whens}


def _short_names(defs: Sequence[Card]) -> tuple[str, ...]:
    """Return each card's id, with its set where two sets share one."""
    count = Counter(card.id for card in defs)
    return tuple(card.id if count[card.id] == 1 else card.ref for card in defs)


class _Layout:
    """The physical cards being made: one int each."""

    def __init__(self, players: int) -> None:
        self.defs: list[Card] = []
        self.index: dict[str, int] = {}
        self.faces: list[int] = []
        self.zones: list[tuple[int, ...]] = [()] * (z.COMMON + players * z.PER_SEAT)

    def add_copies(self, card: Card, copies: int, zone: int) -> None:
        if card.ref not in self.index:
            self.index[card.ref] = len(self.defs)
            self.defs.append(card)
        made = len(self.faces)
        self.zones[zone] += tuple(range(made, made + copies))
        self.faces += [self.index[card.ref]] * copies


def _check_heroes(profile: Profile, players: int, heroes: Sequence[Card], choice: Choice) -> None:
    kind = "character" if profile.confrontation else "super-hero"
    way = profile.identity_assignment
    needed = 2 * players if way == "deal_two" else players + 1 if way == "draft" else players
    if needed > len(heroes):
        raise RuleError(
            say("error-identities", n=needed, kind=kind, players=players, assignment=way, there=len(heroes))
        )
    wished = [name for name in choice.heroes if name]
    if len(wished) > players:
        raise RuleError(say("error-identities-named", n=len(wished), kind=kind, players=players))


def _check_characters(profile: Profile, players: int, heroes: Sequence[Card], sets: Sequence[CardSet]) -> None:
    """Check that Characters have three Levels, and that there are enough for all players, in teams on each side."""
    if not profile.confrontation:
        return
    levels: dict[tuple[str, str], list[int]] = {}
    for each in sets:
        for card in each.cards:
            if card.level:
                levels.setdefault((card.set, card.name), []).append(card.level)
    for (_, name), found in levels.items():
        if sorted(found) != [1, 2, 3]:
            raise RuleError(say("error-levels", card=name, levels=str(sorted(found))))
    if players > len(heroes):
        raise RuleError(say("error-characters", n=players, there=len(heroes)))
    for side in ("hero", "villain") if profile.teams else ():
        able = [hero.name for hero in heroes if hero.side == side]
        if len(able) < 2:
            raise RuleError(say("error-side", side=side, there=len(able), rule=clause_on(sets[0].id, "sides")))


def _choose_rivals(choice: Choice, sets: Sequence[CardSet], heroes: Sequence[Card]) -> tuple[str, ...]:
    """Return the Characters of a duel of two boxes: those wished for, else one of each box."""
    if combination_of(choice, sets) != DUEL:
        return choice.heroes
    wished = [_find_identity(name, heroes) if name else None for name in (*choice.heroes, "", "")[:2]]
    first, second = wished
    if first is None:
        first = (
            next(hero for hero in heroes if hero.set == sets[0].id) if second is None else _find_rival(second, heroes)
        )
    if second is None:
        second = _find_rival(first, heroes)
    for hero in (first, second):
        if not hero.emblem:
            raise RuleError(say("error-no-emblem", card=hero.name, rule=clause_on(sets[0].id, "by emblem")))
    return first.ref, second.ref


def rivals_of(choice: Choice) -> tuple[str, ...]:
    """Return the two Characters of a duel of two boxes; nothing in other games."""
    sets = sets_of(choice)
    if combination_of(choice, sets) != DUEL:
        return ()
    return _choose_rivals(choice, sets, _list_identities(profile_of(choice), character_sets(choice, sets)))


def _find_rival(hero: Card, heroes: Sequence[Card]) -> Card:
    """Return a Character of the other box, on the other side if it has one."""
    others = [other for other in heroes if other.set != hero.set]
    return next((other for other in others if other.side != hero.side), others[0])


def _find_identity(name: str, heroes: Sequence[Card]) -> Card:
    """Return the Super Hero or Character of that name; raise RuleError with near names otherwise."""
    for hero in heroes:
        if is_wished_for(hero, (name.lower(),)):
            return hero
    kind = "character" if heroes and heroes[0].level else "super-hero"
    names = [hero.name for hero in heroes]
    for card_set in map(box, BOXES):
        for card in card_set.cards:
            if card.stack in ("character", "super_hero") and is_wished_for(card, (name.lower(),)):
                known = Listed(tuple(names), "")
                said = say("error-identity-elsewhere", card=card.name, game=card_set.title, kind=kind, known=known)
                raise RuleError(said)
    like = Listed(tuple(find_near(name, names)), "or")
    raise RuleError(say("error-identity", kind=kind, name=name, near=like, known=Listed(tuple(names))))


def _check_sides(profile: Profile, choice: Choice, heroes: Sequence[Card]) -> None:
    """Check that in teams Super Heroes have the first and third seat, Super-Villains the others (CONF-SETUP-01)."""
    if not profile.teams:
        return
    if len(choice.seats) != 4:
        raise RuleError(say("error-teams-seats", seats=len(choice.seats)))
    for seat, name in enumerate(choice.heroes):
        side = "villain" if seat % 2 else "hero"
        hero = _find_identity(name, heroes) if name else None
        if hero is not None and hero.side != side:
            raise RuleError(say("error-side-seat", seat=seat + 1, side=side, card=hero.name))


def _grant_wishes(choice: Choice, layout: _Layout, heroes: Sequence[Card]) -> tuple[int, ...]:
    """Return the physical card of each Super Hero or Character wished for."""
    wishes = []
    for name in choice.heroes:
        if not name:
            wishes.append(-1)
            continue
        found = _find_identity(name, heroes)
        card = layout.faces.index(layout.index[found.ref])
        if card in wishes:
            raise RuleError(say("error-wished-twice", card=found.name))
        wishes.append(card)
    return tuple(wishes)
