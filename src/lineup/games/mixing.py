"""Combining sets: mixes by groups, half decks, duels and teams of Rivals, Rivals as guests, swapped cards.

What a box has to say about it stands in its `box.toml`: one with `guests` takes in Characters of other boxes, one with
`two_boxes` knows how they play against each other. Boxes with Characters that take in no guests are Rivals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Final

from lineup.engine.definitions import TYPE_NAMES, Card
from lineup.engine.profile import PLAIN_NOTE, SWITCHES, Profile, RuleError, set_switch, show_value
from lineup.engine.saying import Arg, Content, Listed, Said, say
from lineup.engine.zones import STACKS
from lineup.errors import find_near
from lineup.games.boxes import GAMES, Choice, GameInfo, Guests, TwoBoxes, find_game, first_game
from lineup.language.sets import BOXES, CardSet, box, load, override_cards
from lineup.ledger import clause_on

VILLAINS: Final = "Super-Villain"
GROUPS: Final = (*(name for name in TYPE_NAMES.values() if name != "Starter"), VILLAINS)
NEAR: Final = 1  # costs so far apart are roughly the same

# the ways sets come together
ALONE: Final = ""
TOGETHER: Final = "together"  # everything in one main deck
GROUPED: Final = "groups"  # each group of cards from one set
DUEL: Final = "duel"  # Rivals of two boxes, one against one, cards by emblem
TEAMS: Final = "teams"  # Rivals of two boxes, two against two, all cards
GUESTS: Final = "guests"  # Rivals in a box that takes them in, cards of unplayed Characters swapped
SWAPPED: Final = "swaps"  # the box's own main deck with single cards swapped


def sets_of(choice: Choice) -> tuple[CardSet, ...]:
    """Return the card sets of a game: the box itself, then those mixed in, overrides applied."""
    game = find_game(choice.game).id
    own = [each for each in choice.loaded if each.id == game]  # the box itself, as another edition had it
    extra = [each for each in choice.loaded or map(_set, choice.sets) if each not in own]
    found = [own[0] if own else box(game)]
    for custom in extra:
        fresh = tuple(card for card in custom.cards if card.set == custom.id)
        if fresh:
            found.append(replace(custom, cards=fresh))
    for custom in extra:
        changed = {card.set for card in custom.cards} - {custom.id}
        found = [override_cards(each, custom) if each.id in changed else each for each in found]
    ids = [each.id for each in found]
    if len(set(ids)) < len(ids):
        raise RuleError(say("error-set-twice", sets=Listed(tuple(ids), "")))
    return tuple(found)


def _set(name: str) -> CardSet:
    return box(name) if name in BOXES else load(name)


def has_characters(card_set: CardSet) -> bool:
    """True if a set has Characters in three Levels."""
    return any(card.level for card in card_set.cards)


def _guest_rules(card_set: CardSet) -> Guests | None:
    """Return the rules by which a set takes in Characters of others; None if it does not."""
    return GAMES[card_set.id].guests if card_set.id in GAMES else None


def _two_box_rules(card_set: CardSet) -> TwoBoxes | None:
    """Return the rules by which Characters of a set play against those of another; None without such."""
    return GAMES[card_set.id].two_boxes if card_set.id in GAMES else None


def _find_host(sets: Sequence[CardSet]) -> CardSet | None:
    """Return the first of the sets that takes in guests."""
    return next((each for each in sets if _guest_rules(each)), None)


def _title_of_first(able: Callable[[GameInfo], object]) -> str:
    """Return the title of the first box of a kind."""
    return next(info.title for info in GAMES.values() if able(info))


def _rival_boxes(sets: Sequence[CardSet]) -> list[CardSet]:
    """Return the boxes of Rivals mixed in: with Characters, and taking in no guests."""
    return [each for each in sets[1:] if has_characters(each) and not _guest_rules(each)]


def combination_of(choice: Choice, sets: Sequence[CardSet]) -> str:
    """Return the way the sets of a game come together; raise RuleError if they cannot."""
    base, *others = sets
    if choice.other_half and not choice.mix:
        raise RuleError(say("error-half-of-mix", rule=clause_on(base.id, "other half")))
    if choice.swaps and choice.mix:
        raise RuleError(say("error-mix-and-swaps"))
    if choice.swaps and not others:
        raise RuleError(say("error-swap-alone"))
    if not others:
        return ALONE
    if choice.mix:
        return GROUPED
    if not has_characters(base) or not any(map(has_characters, others)):
        return SWAPPED if choice.swaps else TOGETHER
    if _guest_rules(base):
        return GUESTS
    host = _find_host(others)
    if not choice.swaps and host is not None:
        raise RuleError(say("error-host", host=host.title, guest=base.title, rule=clause_on(base.id, "host")))
    if choice.swaps and len(choice.seats) != 4 and not _brings_visitors(choice, sets):
        return SWAPPED  # RSB-COMB-01: the other sets give single cards and nothing else
    return _of_two_boxes(choice, sets) if _rival_boxes(sets) else SWAPPED


def _brings_visitors(choice: Choice, sets: Sequence[CardSet]) -> bool:
    """True if a Character of another box of Rivals is wished for."""
    wished = [name.lower() for name in choice.heroes if name]
    return any(card.level and is_wished_for(card, wished) for each in _rival_boxes(sets) for card in each.cards)


def _of_two_boxes(choice: Choice, sets: Sequence[CardSet]) -> str:
    """Return DUEL or TEAMS for two boxes of Rivals; raise RuleError if the rulebook that knows of them forbids it."""
    base, partners = sets[0], _rival_boxes(sets)
    if not _two_box_rules(base):
        knowing, rule = _title_of_first(lambda info: info.two_boxes), clause_on(base.id, "two boxes")
        raise RuleError(say("error-two-boxes", game=knowing, other=base.title, rule=rule))
    if len(partners) > 1:
        rule = clause_on(base.id, "two boxes players")
        raise RuleError(say("error-many-boxes", n=len(partners) + 1, rule=rule))
    if len(choice.seats) not in (2, 4):
        rule = clause_on(base.id, "two boxes players")
        raise RuleError(say("error-two-boxes-players", seats=len(choice.seats), rule=rule))
    return TEAMS if len(choice.seats) == 4 else DUEL


def _rivals_teams(choice: Choice, sets: Sequence[CardSet]) -> bool:
    """True if four play in teams of Rivals (RSB-TWOV): with all cards of two boxes, or with groups of them."""
    kind = combination_of(choice, sets)
    two = bool(_two_box_rules(sets[0])) and len(_rival_boxes(sets)) == 1 and len(choice.seats) == 4
    return kind == TEAMS or (kind == GROUPED and two)


def character_sets(choice: Choice, sets: Sequence[CardSet]) -> Sequence[CardSet]:
    """Return the sets whose Super Heroes or Characters are played; one that only gives cards for swaps has none."""
    kind = combination_of(choice, sets)
    if kind == SWAPPED:
        return sets[:1]
    if kind in (DUEL, TEAMS):
        return [each for each in sets if not _guest_rules(each)]
    return sets


def profile_of(choice: Choice) -> Profile:
    """Return the game's rules with combination, variants and switches applied, in that order."""
    info = find_game(choice.game)
    profile = info.profile
    for key, value in dict(info.by_players).get(len(choice.seats), ()):
        profile = set_switch(profile, key, value)
    sets = sets_of(choice) if choice.sets else ()
    if sets and _rivals_teams(choice, sets) and info.two_boxes:
        for key, value in info.two_boxes.teams:
            profile = set_switch(profile, key, value)
    if not info.guests:  # which has rules of its own for these
        for guests in filter(None, map(_guest_rules, sets)):
            for key, value in guests.in_teams if profile.teams else ():
                profile = set_switch(profile, key, value)
        if any(card.assist for each in sets for card in each.cards):  # RSB-CNF-04: the keyword comes with the cards
            profile = replace(profile, assist=True) if profile.teams else replace(profile, store_assist=True)
    known = {variant.id: variant for variant in info.variants}
    for name in choice.variants:
        if not known:
            raise RuleError(say("error-no-variants", game=info.title, variant=name))
        if name not in known:
            like, there = Listed(tuple(find_near(name, known)), "or"), Listed(tuple(known))
            raise RuleError(say("error-variant", game=info.title, variant=name, near=like, known=there))
        for key, value in known[name].switches:
            profile = set_switch(profile, key, value)
    random = profile.identity_assignment == "random"
    if choice.mix and not profile.confrontation and random and _enough_heroes(choice):
        profile = set_switch(profile, "identity_assignment", "deal_two")  # HU-COMB-05
    for key, value in choice.rules:
        profile = set_switch(profile, key, value)
    return profile


def _enough_heroes(choice: Choice) -> bool:
    """True if two Super Heroes can be dealt to each player; a box without any adds none."""
    heroes = [
        card
        for each in sets_of(choice)
        for card in each.cards
        if card.stack == "super_hero" and card.id not in each.promos
    ]
    return len(heroes) >= 2 * len(choice.seats)


def list_warnings(choice: Choice) -> tuple[Said, ...]:
    """List what is allowed although no rulebook has it."""
    profile = profile_of(choice)
    idle = _warn_of_idle_switches(choice.game, profile)
    return (*house_rules(choice.game, profile), *idle, *_warn_of_swaps(choice, sets_of(choice)))


def _warn_of_idle_switches(game: str, profile: Profile) -> list[Said]:
    """List the switches that change nothing beside the others."""
    if profile.super_hidden and profile.super_villains != find_game(game).profile.super_villains:
        rule = clause_on(game, "hidden stack")
        return [say("warning-hidden-stack", n=profile.super_villains, rule=rule)]
    return []


def house_rules(game: str, profile: Profile) -> list[Said]:
    """List the house rules of a game, each with its clause, as the switches say."""
    found = []
    for key, switch in SWITCHES.items():
        value, note = getattr(profile, key), switch.note
        if note and (note.when(profile) if note.when else value != switch.default):
            args: dict[str, Arg] = {"n": value} if switch.is_range else {}
            if note.key == PLAIN_NOTE:
                args = {"meaning": Content(f"content-switch-{key}", switch.meaning), "value": show_value(value)}
            args |= {name: clause_on(game, topic) for name, topic in note.clauses.items()}
            found.append(say(note.key, **args))
    return found


def _warn_of_swaps(choice: Choice, sets: Sequence[CardSet]) -> list[Said]:
    """List the swaps that differ from the advice of the rulebooks."""
    kind = combination_of(choice, sets)
    guests = _guest_rules(sets[0]) if kind == GUESTS else None
    cards = _main_cards(sets)
    found = []
    if guests and not choice.swaps:
        found.append(say("warning-no-swaps", rule=clause_on(choice.game, "guests")))
    gone: dict[str, int] = {}
    for old, new in swap_pairs(choice, sets):
        rule = clause_on(choice.game, "alike" if guests else "swap alike")
        gone[old.emblem] = gone.get(old.emblem, 0) + 1
        cards_swapped: dict[str, Arg] = {"new": new.name, "old": old.name, "rule": rule}
        if old.title != new.title:
            found.append(say("warning-swap-type", new_type=new.title, old_type=old.title, **cards_swapped))
        if abs(old.cost - new.cost) > NEAR:
            found.append(say("warning-swap-cost", new_cost=new.cost, old_cost=old.cost, **cards_swapped))
    if guests:
        for emblem, count in gone.items():
            title = _title_of_emblem(sets[0], emblem)
            if emblem in guests.stay:
                stay = clause_on(choice.game, "had better stay")
                found.append(say("warning-assist", title=title, rule=stay))
            total = sum(card.copies for card in cards.values() if card.set == sets[0].id and card.emblem == emblem)
            if count < total:
                few = clause_on(choice.game, "guests")
                found.append(say("warning-some-swapped", n=count, total=total, title=title, rule=few))
    stacks = _list_stacks(choice, sets)
    found += [say("warning-no-room", card=card.name) for card in stacks[len(STACKS) :]]
    return found


def _title_of_emblem(card_set: CardSet, emblem: str) -> str:
    """Return the name of the Character an emblem stands for."""
    return next((card.name for card in card_set.cards if card.level and card.emblem == emblem), emblem)


def main_deck(choice: Choice, sets: Sequence[CardSet], emblems: Sequence[str]) -> list[tuple[Card, int]]:
    """Return the main-deck cards with their copies; `emblems` are those of the Characters being played."""
    cards = _main_cards(sets)
    count = _count_copies(choice, sets, emblems)
    _swap_cards(choice, sets, emblems, count)
    return _take_half(choice, [(card, count[ref]) for ref, card in cards.items() if count[ref]])


def _main_cards(sets: Sequence[CardSet]) -> dict[str, Card]:
    return {card.ref: card for each in sets for card in each.cards if card.stack == "main"}


def _count_copies(choice: Choice, sets: Sequence[CardSet], emblems: Sequence[str]) -> dict[str, int]:
    """Count the copies of each main-deck card before any swap.

    A set without Characters gives all of its cards, unless it gives single cards for swaps.
    """
    kind = combination_of(choice, sets)
    groups = _check_groups(choice, sets)
    cards = _main_cards(sets)
    part = {each.id for each in sets[1:] if has_characters(each)}  # they give only what is swapped in
    if kind == TOGETHER:
        part = set()
    elif kind == TEAMS:
        part &= {each.id for each in sets if _guest_rules(each)}
    part |= {new.set for _, new in swap_pairs(choice, sets)} - {each.id for each in sets if has_characters(each)}
    count = {}
    for ref, card in cards.items():
        if kind == GROUPED:
            given = card.title in groups.get(card.set, ())
        elif kind == DUEL and card.emblem in emblems:  # RSB-COMB-04
            given = True
        else:
            given = card.set not in part and not (kind == DUEL and (card.emblem or card.set == sets[0].id))
        count[ref] = card.copies if given else 0
    return count


def swap_pairs(choice: Choice, sets: Sequence[CardSet]) -> list[tuple[Card, Card]]:
    """Find the two cards of each swap."""
    cards = list(_main_cards(sets).values())
    others = [card for card in cards if card.set != sets[0].id]
    return [(_find_card(cards, out), _find_card([*others, *cards], into)) for out, into in choice.swaps]


def _swap_cards(choice: Choice, sets: Sequence[CardSet], emblems: Sequence[str], count: dict[str, int]) -> None:
    """Swap cards one by one; if Rivals are guests, those of Characters being played stay (CONF-MIX-01 to -03)."""
    kind, base = combination_of(choice, sets), sets[0]
    full = dict(count)
    for gone, new in swap_pairs(choice, sets):
        if kind in (GUESTS, SWAPPED) and (gone.set != base.id or new.set == base.id):
            raise RuleError(say("error-swap-sets", game=base.title, old=gone.name, new=new.name))
        if kind == GUESTS and gone.emblem in emblems:
            raise RuleError(say("error-swap-stays", card=gone.name, rule=clause_on(base.id, "stay in")))
        if not full[gone.ref]:
            raise RuleError(say("error-swap-absent", card=gone.name))
        if full[new.ref] == new.copies:
            raise RuleError(say("error-swap-present", card=new.name))
        count[gone.ref] -= 1
        count[new.ref] += 1
        if count[gone.ref] < 0:
            raise RuleError(say("error-swap-out-often", card=gone.name, copies=gone.copies))
        if count[new.ref] > new.copies:
            raise RuleError(say("error-swap-in-often", card=new.name, copies=new.copies))


def swapped_out(choice: Choice, sets: Sequence[CardSet]) -> set[str]:
    """Return the emblems of the Characters whose cards are swapped out, so that nobody plays them (CONF-MIX-01)."""
    if combination_of(choice, sets) != GUESTS:
        return set()
    return {gone.emblem for gone, _ in swap_pairs(choice, sets)}


def _find_card(cards: Sequence[Card], name: str) -> Card:
    """Return the main-deck card with a name; raise RuleError with near ones otherwise."""
    small = name.lower()
    for card in cards:
        if small in (card.ref, card.id, card.name.lower()):
            return card
    like = find_near(small.rpartition("/")[2], [card.id for card in cards])
    raise RuleError(say("error-swap-card", card=name, near=Listed(tuple(like), "or")))


def propose_swaps(
    choice: Choice, out: Sequence[str] = (), bring: str | Sequence[str] = ()
) -> tuple[tuple[str, str], ...]:
    """Propose swaps of all cards with the emblems `out` for as many with the emblems `bring`, like for like.

    Each card is matched with one of the same type and the nearest cost still free, then with any of the nearest cost;
    the player may change any pair (CONF-MIX-04). Left out, `bring` are the Characters of Rivals that are wished for (or
    all of them), `out` one Character of each one's side that is not.
    """
    sets = sets_of(choice)
    base = sets[0]
    guests = _guest_rules(base)
    if guests is None or combination_of(choice, sets) != GUESTS:
        title, rule = _title_of_first(lambda info: info.guests), clause_on(base.id, "guests")
        raise RuleError(say("error-swaps-proposed", game=title, rule=rule))
    played = _wished_emblems(choice, sets)
    wanted = (bring,) if isinstance(bring, str) else tuple(bring)
    arriving = [card for each in sets[1:] for card in each.cards if card.level == 1]
    wanted = wanted or tuple(card.emblem for card in arriving if card.emblem in played)
    wanted = wanted or tuple(card.emblem for card in arriving)
    going = tuple(out) or _choose_unplayed(base, arriving, wanted, (*guests.stay, *played))
    new = [card for each in sets[1:] for card in each.cards if card.stack == "main" and card.emblem in wanted]
    old = [card for card in base.cards if card.stack == "main" and card.emblem in going for _ in range(card.copies)]
    _check_emblems("", wanted, [card for each in sets[1:] for card in each.cards])
    _check_emblems(base.title, going, base.cards)
    for emblem in going:
        if emblem in played:
            rule = clause_on(base.id, "stay in")
            raise RuleError(say("error-swaps-stay", character=_title_of_emblem(base, emblem), rule=rule))
    left = {card.ref: card.copies for card in new}
    if (free := sum(left.values())) < len(old):
        raise RuleError(say("error-swaps-too-few", out=len(old), into=free, rule=clause_on(base.id, "as many")))
    pairs = []
    for card in sorted(old, key=lambda each: (each.title, -each.cost, each.id)):
        able = [each for each in new if left[each.ref]]
        best = min(able, key=lambda each: (each.title != card.title, abs(each.cost - card.cost), each.id))
        left[best.ref] -= 1
        pairs.append((card.ref, best.ref))
    return tuple(pairs)


def _wished_emblems(choice: Choice, sets: Sequence[CardSet]) -> list[str]:
    """Return the emblems of the Characters wished for."""
    wished = [name.lower() for name in choice.heroes if name]
    return [card.emblem for each in sets for card in each.cards if card.level == 1 and is_wished_for(card, wished)]


def is_wished_for(card: Card, names: Sequence[str]) -> bool:
    """True if a Super Hero or Character has one of the names, given in small letters."""
    return any(name in names for name in (card.ref, card.id, card.name.lower(), card.id.removeprefix("hero-")))


def _choose_unplayed(
    base: CardSet, guests: Sequence[Card], wanted: Sequence[str], stay: Sequence[str]
) -> tuple[str, ...]:
    """Choose for each Character brought in one of the same side whose cards need not stay (CONF-MIX-02, -05)."""
    found: list[str] = []
    for guest in guests:
        if guest.emblem in wanted:
            free = [
                card
                for card in base.cards
                if card.level == 1 and card.emblem not in (*stay, *found) and card.side == guest.side
            ]
            found += [card.emblem for card in free[:1]]
    return tuple(found)


def _check_emblems(title: str, wanted: Sequence[str], cards: Sequence[Card]) -> None:
    """Raise RuleError for an emblem that no card has; `title` is the box of the cards, "" for those mixed in."""
    known = sorted({card.emblem for card in cards if card.emblem and card.stack == "main"})
    for emblem in wanted:
        if emblem not in known:
            facts: dict[str, Arg] = {"emblem": emblem, "known": Listed(tuple(known), "")}
            raise RuleError(say("error-emblem", game=title, **facts) if title else say("error-emblem-mixed", **facts))


def basic_stacks(choice: Choice, sets: Sequence[CardSet]) -> list[Card]:
    """Return the cards always for sale: those of the base, or of the combination."""
    return _list_stacks(choice, sets)[: len(STACKS)]


def _list_stacks(choice: Choice, sets: Sequence[CardSet]) -> list[Card]:
    """List all stacks a game asks for, also those that find no room."""
    stacks = [card for each in sets for card in each.cards if card.stack == "basic"]
    kind = combination_of(choice, sets)
    two_boxes, host = _two_box_rules(sets[0]), _find_host(sets)
    if kind == DUEL and two_boxes:
        chosen = sorted(stacks, key=lambda card: _place_in(card.name, two_boxes.stacks))[:1]
    elif _rivals_teams(choice, sets):  # RSB-TWOV-02
        chosen = stacks
    else:
        chosen = [card for card in stacks if card.set == sets[0].id]
    guests = _guest_rules(host) if host else None
    if has_characters(sets[0]) and host and guests:  # RSB-CNF-02, -05
        knowing = [each.id for each in sets if _two_box_rules(each)]
        kin = [card for card in stacks if card.set != host.id and card.name not in guests.not_beside]
        kin.sort(key=lambda card: card.set not in knowing)
        pair = [card for card in stacks if card.set == host.id or card in kin[:1]] if kin else []
        chosen = [*pair, *(card for card in (*kin, *chosen) if card not in pair)]
    return list(dict.fromkeys(chosen))


def _place_in(name: str, order: Sequence[str]) -> int:
    return order.index(name) if name in order else 0


def list_weaknesses(profile: Profile, sets: Sequence[CardSet]) -> list[Card]:
    """List the Weaknesses of the stack: the base's, or those of all with Characters (RSB-COMB-09, RSB-TWOV-13)."""
    chosen = sets if profile.weakness_stack == "all" else sets[:1]
    return [card for each in chosen for card in each.cards if card.stack == "weakness"]


def list_villains(choice: Choice, sets: Sequence[CardSet]) -> list[Card]:
    groups = _check_groups(choice, sets)
    return [
        card
        for each in sets
        for card in each.cards
        if card.stack == "super_villain" and (not groups or VILLAINS in groups.get(each.id, ()))
    ]


def _check_groups(choice: Choice, sets: Sequence[CardSet]) -> dict[str, tuple[str, ...]]:
    """Return the groups each set gives: six groups, each from one set; raise RuleError otherwise."""
    if not choice.mix:
        return {}
    titles = {each.id: each.title for each in sets}
    confronting = find_game(choice.game).profile.confrontation
    given: dict[str, tuple[str, ...]] = {}
    owner: dict[str, str] = {}
    for set_id, groups in choice.mix:
        if set_id not in titles:
            raise RuleError(say("error-mix-set", set=set_id, known=Listed(tuple(titles), "")))
        for group in groups:
            if group not in GROUPS:
                raise RuleError(say("error-mix-group", group=group, known=Listed(GROUPS, "")))
            if group in owner:
                said = say("error-mix-twice", group=group, first=titles[owner[group]], second=titles[set_id])
                raise RuleError(said)
            owner[group] = set_id
        given[set_id] = groups
    missing = [group for group in GROUPS if group not in owner and not (confronting and group == VILLAINS)]
    if missing:
        raise RuleError(say("error-mix-missing", groups=Listed(tuple(missing), "")))
    if confronting and VILLAINS in owner:
        raise RuleError(say("error-mix-villains", game=sets[0].title))
    having = {each.id: groups_of(each) for each in sets}
    for group, set_id in owner.items():
        if group not in having[set_id]:
            able = [each.title for each in sets if group in having[each.id]]
            raise RuleError(say("error-mix-none", group=group, set=titles[set_id], able=Listed(tuple(able))))
    return dict(swap_halves(given.items(), having)) if choice.other_half else given


def groups_given(choice: Choice) -> dict[str, tuple[str, ...]]:
    """Return the groups each set gives in a mix, those of the other half if that is played; empty without a mix."""
    return _check_groups(choice, sets_of(choice))


def groups_of(card_set: CardSet) -> tuple[str, ...]:
    """Return the groups of cards a set can give."""
    given = {card.title for card in card_set.cards if card.stack in ("main", "super_villain")}
    return tuple(group for group in GROUPS if group in given)


def swap_halves(
    mix: Iterable[tuple[str, tuple[str, ...]]], having: Mapping[str, Sequence[str]] | None = None
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the other halves of both sets, for a second game (HU-COMB-06).

    `having` names the groups each set has: one that the other set lacks comes from the same set again.
    """
    pairs = tuple(mix)
    if len(pairs) != 2:
        rule = clause_on(first_game(), "other half")
        raise RuleError(say("error-half-of-two", n=len(pairs), rule=rule))
    (first, some), (second, others) = pairs

    def half(name: str, own: Sequence[str], other: str, theirs: Sequence[str]) -> tuple[str, tuple[str, ...]]:
        taken = [group for group in theirs if having is None or group in having[name]]
        kept = [group for group in own if having is not None and group not in having[other]]
        return name, (*taken, *kept)

    return half(first, some, second, others), half(second, others, first, some)


def _take_half(choice: Choice, main: list[tuple[Card, int]]) -> list[tuple[Card, int]]:
    """Return one half of the main-deck cards, split by a seed; their sizes differ by at most one (HU-COMB-08)."""
    if not choice.half:
        return main
    copies = [(card, n) for card, count in main for n in range(count)]
    key = choice.half_seed.encode()
    copies.sort(key=lambda each: blake2b(f"{each[0].ref}#{each[1]}".encode(), key=key[:64], digest_size=16).digest())
    middle = (len(copies) + 1) // 2
    half = copies[:middle] if choice.half == 1 else copies[middle:]
    counts: dict[str, int] = {}
    for card, _ in half:
        counts[card.ref] = counts.get(card.ref, 0) + 1
    return [(card, counts[card.ref]) for card, _ in main if card.ref in counts]
