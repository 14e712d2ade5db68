"""A view depends only on what its viewer was told: viewers who saw the same events see the same table.

The law does not ask the view which cards a seat cannot tell apart. Two games go on side by side from one position. In
the second somebody decides otherwise about cards of their hand or deck that the observer does not see. As long as the
observer is told the same of both games, card by card, both tables must look the same to it, byte by byte.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, NamedTuple

import pytest

from lineup.engine import zones as z
from lineup.engine.asking import HIDDEN
from lineup.engine.machine import give_answer
from lineup.engine.moves import draw_cards, move_card, shuffle_zone
from lineup.engine.rng import key_of
from lineup.engine.saving import digest_of, from_json, to_json
from lineup.engine.state import ALL, Option, State
from lineup.engine.view import BLEND, SPECTATOR, can_see, determinise, view
from tests.harness.scenario import Scenario, card_set, game
from tests.laws.checks import SHAZAM, Setting, asked_of, choose, differences, new_game

B_DECK, B_HAND = z.zone_of(1, z.DECK), z.zone_of(1, z.HAND)
MINGLED = -1 - BLEND
TWINS = 12  # at a time
MUCH_HIDDEN = card_set(
    {
        "name": "Courier",
        "type": "Villain",
        "cost": 1,
        "copies": 9,
        "text": "Attack: Each player secretly chooses a card from their hand for the player on their left and another "
        "for the player on their right. Each player passes them.",
    },
    {
        "name": "Herald",
        "type": "Villain",
        "cost": 1,
        "copies": 9,
        "text": "Attack: Choose a foe. That foe takes into their hand up to one card the attacker picks from the "
        "attacker's hand or discard pile.",
    },
    {
        "name": "Archive",
        "type": "Equipment",
        "cost": 1,
        "copies": 9,
        "text": "Draw two cards, then put a card from your hand on top of your deck.",
    },
    {
        "name": "Censor",
        "type": "Villain",
        "cost": 1,
        "copies": 9,
        "text": "Attack: Each foe puts a card from their hand on top of their deck.",
    },
    {
        "name": "Sieve",
        "type": "Equipment",
        "cost": 1,
        "copies": 9,
        "text": "Look at the top three cards of your deck. Put one of them into your hand. "
        "Put the rest back in any order.",
    },
    {
        "name": "Tip",
        "type": "Hero",
        "cost": 1,
        "copies": 9,
        "text": "Look at the top two cards of the main deck. Put one of them into your hand.",
    },
    {
        "name": "Muddle",
        "type": "Hero",
        "cost": 1,
        "copies": 9,
        "text": "Shuffle your discard pile into your deck. Draw a card.",
    },
)
DECK = "Courier*2, Herald, Archive*2, Censor, Sieve*2, Tip*2, Muddle*2, Punch*2, Kick"


class Twin(NamedTuple):
    """A game that an observer cannot tell from another, so far."""

    observer: int
    state: State


def sees(mask: int, seat: int) -> bool:
    return mask == ALL if seat < 0 else bool(mask & (1 << seat))


def told(state: State, seat: int) -> list[tuple[Any, ...]]:
    """List the question asked now and the events since the last one, as a seat sees them: hidden cards have no name."""
    found: list[tuple[Any, ...]] = [asked_of(state.ask)]
    for event in state.events or ():
        if event[0] == "moved":
            found.append((event.card if sees(event.mask, seat) else HIDDEN, *event[2:4], *event[5:]))
        elif event[0] == "looked":
            looks = sees(state.sees[z.zone_of(event.seat, z.HAND)], seat)
            found.append((event[0], event.seat, event.cards if looks else len(event.cards)))
        elif event[0] != "forgotten":  # which is said to programs alone: they learn it from the view
            found.append(event)
    return found


def secret(state: State, observer: int, option: Option) -> bool:
    """True if an answer is another seat's pick of a card that the observer does not see."""
    return option.seat != observer and option.verb == "pick" and not can_see(state, observer, option.card)


def counterparts(state: State, twin: Twin, option: Option) -> list[Option]:
    """List the answers in the twin game that look the same to the observer before they are carried out."""
    options = () if twin.state.ask is None else twin.state.ask.options
    if option in options:
        return [option]
    if not secret(state, twin.observer, option):
        return []
    return [other for other in options if secret(twin.state, twin.observer, other)]


def go_on(state: State, option: Option) -> None:
    state.events = []
    give_answer(state, option)


def compare(state: State, decisions: int, seed: str) -> int:
    """Play on at random, with twins beside the game; returns how many tables were compared."""
    dice = Random(seed)
    twins: list[Twin] = []
    compared = 0
    for _ in range(decisions):
        if state.ask is None:
            break
        option = choose(state, dice)
        both: list[tuple[Twin, Option]] = []
        for observer in range(SPECTATOR, state.players):
            if secret(state, observer, option):
                others = [each for each in state.ask.options if each != option and secret(state, observer, each)]
                both += [(Twin(observer, state.clone()), other) for other in others[:1]]
        for twin in twins:
            both += [(twin, other) for other in counterparts(state, twin, option)[-1:]]
        go_on(state, option)
        twins = []
        for twin, other in both:
            go_on(twin.state, other)
            if told(state, twin.observer) == told(twin.state, twin.observer):
                now, then = view(state, twin.observer), view(twin.state, twin.observer)
                assert now.to_bytes() == then.to_bytes(), (
                    f"seat {twin.observer} sees a difference nobody told it of: {differences(now, then)}"
                )
                compared += 1
                twins.append(twin)
        twins = dice.sample(twins, min(len(twins), TWINS))
    return compared


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(6))
def test_who_is_told_the_same_sees_the_same_where_much_is_passed_in_secret(players: int, seed: int) -> None:
    decks: dict[str, Any] = {f"{letter}_deck": DECK for letter in "BCD"[: players - 1]}
    hands: dict[str, Any] = {f"{letter}_hand": "Courier, Archive, Punch*3" for letter in "BCD"[: players - 1]}
    g = game(players, sets=[MUCH_HIDDEN], hand="Courier, Archive, Punch*3", deck=DECK, **decks, **hands)
    state = g.game.state
    for seat in range(players):
        shuffle_zone(state, z.zone_of(seat, z.DECK))
    state.key = key_of(str(seed))
    assert compare(state, 250, str(seed)) > 100


SETTINGS = (
    Setting(3, sister="", game="heroes-unite"),
    Setting(4, game="confrontations"),
    Setting(2, game=SHAZAM),
)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_who_is_told_the_same_sees_the_same(setting: Setting) -> None:
    compare(new_game(setting, "observers").state, 400, setting.name)


def passed_on() -> Scenario:
    """A has passed Katana to B, whose hand holds three Punches besides."""
    g = game(3, sets=[MUCH_HIDDEN], hand="Herald, Katana, Kick", B_hand="Punch*3", B_deck="Kick*9, Vulnerability")
    g.play("Herald").foe("B").do("pass")
    return g.pick("Katana")


def test_a_card_passed_is_known_to_who_passed_it_until_one_leaves_that_hand_in_secret() -> None:
    g = passed_on()
    katana = g.game.state.zones[B_HAND][-1]
    assert g.game.view(0).zones[B_HAND] == (katana, *(MINGLED,) * 3)
    for seat in (2, SPECTATOR):
        assert g.game.view(seat).zones[B_HAND] == (MINGLED,) * 4
        assert g.game.view(seat).blends == (((0, 1, 1, 1), ()),), "one of them is of A's cards"
    state = g.game.state
    move_card(state, state.zones[B_HAND][0], B_DECK, front=True)
    for seat in (0, 2, SPECTATOR):
        seen = view(state, seat)
        assert (seen.zones[B_HAND], seen.zones[B_DECK][0]) == ((MINGLED,) * 3, MINGLED)
        assert seen.blends == (((0, 1, 1, 1), ()),)


def test_a_re_deal_has_mingled_cards_anywhere_among_their_places_and_no_more_of_a_pile_than_there_are() -> None:
    state = passed_on().game.state
    move_card(state, state.zones[B_HAND][0], B_DECK, front=True)
    for seat in (0, 1, 2, SPECTATOR):
        seen = view(state, seat)
        tops = set()
        for seed in range(30):
            again = determinise(seen, seed, go_on=False)
            again.ask = state.ask
            assert view(again, seat).to_bytes() == seen.to_bytes()
            places = (*again.zones[B_HAND], again.zones[B_DECK][0])
            assert sorted(again.group[card] for card in places) == [0, 1, 1, 1]
            tops.add(again.group[places[-1]])
        assert tops == ({1} if seat == 1 else {0, 1})


def test_a_pile_is_told_again_once_all_have_seen_the_card_from_elsewhere() -> None:
    state = passed_on().game.state
    move_card(state, state.zones[B_HAND][0], B_DECK, front=True)
    move_card(state, state.zones[B_HAND][-1], z.zone_of(1, z.DISCARD))
    assert state.mingled == ()
    for seat in (0, 2, SPECTATOR):
        assert (view(state, seat).zones[B_HAND], view(state, seat).blends) == ((-2, -2), ())


def test_a_save_keeps_which_cards_lie_mingled_and_a_digest_does_not_say() -> None:
    state = passed_on().game.state
    loaded = from_json(state.setup, json.loads(json.dumps(to_json(state))))
    assert loaded.mingled == state.mingled != ()
    before = digest_of(state)
    state.mingled = ()
    assert digest_of(state) == before
    assert "mingled" not in to_json(state)


def test_in_which_order_a_hand_came_together_only_its_holder_sees() -> None:
    g = game(3, sets=[MUCH_HIDDEN], hand="Herald, Katana", B_hand="Punch", B_deck="Kick*5")
    g.play("Herald").foe("B").do("pass").pick("Katana")
    state = g.game.state
    katana = state.zones[B_HAND][-1]
    draw_cards(state, 1)
    assert state.zones[B_HAND][1] == katana
    assert view(state, 0).zones[B_HAND] == (katana, MINGLED, MINGLED)
