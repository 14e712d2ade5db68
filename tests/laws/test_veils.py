"""Suspended work that holds hidden cards: a view names their place or hand alone, and a re-deal puts cards there."""

from __future__ import annotations

from lineup.engine import zones as z
from lineup.engine.state import Frame, State
from lineup.engine.view import SPECTATOR, determinise
from tests.scenario import Scenario, card_set, game

A_DECK, A_HAND = z.zone(0, z.DECK), z.zone(0, z.HAND)
SEEDS = [str(seed) for seed in range(20)]
CARDS = card_set(
    {"name": "Peek", "type": "Equipment", "cost": 1, "text": "Look at the top card of your deck. You may discard it."},
    {"name": "Purge", "type": "Equipment", "cost": 1, "text": "You may destroy up to three cards from your hand."},
)


def named(frames: tuple[Frame, ...] | list[Frame]) -> set[int]:
    """Every card that suspended work holds, the one whose text it is left out."""
    found: set[int] = set()
    for frame in frames:
        found |= {frame.it, frame.other, *frame.them, *frame.did, *frame.picks}
    return found - {-1}


def redeals(g: Scenario, seat: int) -> list[State]:
    seen = g.game.view(seat)
    return [determinise(seen, seed) for seed in SEEDS]


def test_a_card_looked_at_in_a_deck_is_a_place_to_all_others() -> None:
    g = game(sets=[CARDS], hand="Peek", deck="Crimson Whirlwind, Punch, Kick, Vulnerability")
    g.play("Peek")
    assert g.game.state.zones[A_DECK][0] == 0, "it is card number 0"
    assert (g.asked, named(g.game.view(0).stack)) == ("A may", {0})
    for seat in (1, SPECTATOR):
        seen = g.game.view(seat)
        assert seen.veiled
        assert max(named(seen.stack)) < 0
        tops = [state.zones[A_DECK][0] for state in redeals(g, seat)]
        assert [named(state.stack) for state in redeals(g, seat)] == [{top} for top in tops]
        assert len(set(tops)) > 1, "what it is nobody else knows"
    assert not g.game.view(0).veiled


def test_several_cards_looked_at_keep_their_places() -> None:
    g = game(2, box="confrontations", hand="Telepathy", deck="Punch, Vulnerability, Steel, Krypto, Mera")
    g.skip_lone = False
    g.play("Telepathy")
    looked = g.game.state.stack[-1].them
    places = [g.game.state.zones[A_DECK].index(card) for card in looked]
    assert len(places) > 1
    for state in redeals(g, 1):
        assert [state.zones[A_DECK].index(card) for card in state.stack[-1].them] == places


def test_cards_half_picked_from_a_hand_are_any_different_cards_of_it_to_others() -> None:
    g = game(sets=[CARDS], hand="Purge, Crimson Whirlwind, Punch, Kick, Vulnerability").play("Purge")
    g.pick("Crimson Whirlwind").pick("Kick")
    picked = g.game.state.stack[-1].picks
    assert 0 in picked
    assert len(picked) == 2
    found = set()
    for state in redeals(g, 1):
        picks = state.stack[-1].picks
        assert len(set(picks)) == 2
        assert set(picks) <= set(state.zones[A_HAND])
        found |= {state.cards[card].name for card in picks}
    assert len(found) > 2
    assert max(g.game.view(1).stack[-1].picks) < 0
    assert g.game.view(0).stack[-1].picks == picked


def test_the_only_card_of_a_hand_is_the_one_picked() -> None:
    g = game(power=4, line_up="Deadman", hand="Crimson Whirlwind", discard="Vulnerability").buy("Deadman")
    g.pick("Crimson Whirlwind")
    for state in redeals(g, 1):
        assert state.stack[-1].picks == state.zones[A_HAND]
