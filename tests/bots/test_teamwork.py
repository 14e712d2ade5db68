"""The bots know what a card off a foe's deck is good for."""

from __future__ import annotations

import pytest

from lineup.bots.judging.card_effects import card_gift, play_order, rough_worth
from lineup.bots.judging.deck_value import owned_cards
from lineup.engine import zones as z
from lineup.engine.state import ALL
from lineup.engine.view import view
from lineup.games import make_choice
from lineup.lab.simulation.simulate import simulate
from lineup.language.words.meaning import meaning_of
from tests.bots.test_casual import go_on
from tests.harness.scenario import SISTERS, Scenario, sister
from tests.rules.common.test_teamwork import game


def test_a_card_with_teamwork_alone_is_worth_playing() -> None:
    cards = {card.name: meaning_of(card) for card in sister("teamwork").cards}
    assert play_order(cards["Handshake"]) >= 0
    assert rough_worth(card_gift(cards["Handshake"])) > rough_worth(card_gift(cards["Squatter"]))


def test_it_plays_the_card_and_uses_teamwork() -> None:
    g = game(hand="Handshake", B_deck="Kick, Punch", kicks="", line_up="Brother Blood")
    assert [go_on(g), go_on(g)] == ["play handshake", "use handshake"]
    assert g.A.in_play == ["Handshake", "Kick"]


def known_top(g: Scenario) -> Scenario:
    """The same with the top cards of both foes' decks known, as after an earlier turn."""
    state = g.game.state
    for seat in (1, 2):
        state.known[state.zones[z.zone_of(seat, z.DECK)][0]] = ALL
    return g


def test_it_chooses_the_foe_with_the_best_card() -> None:
    zones = {"players": 3, "hand": "Burglary", "B_hand": "Punch*5", "C_hand": "Punch"}
    g = known_top(game(B_deck="Vulnerability, Kick", C_deck="Kick, Vulnerability", **zones))
    go_on(g)
    assert go_on(g) == "foe 2"
    g = known_top(game(B_deck="Kick, Vulnerability", C_deck="Vulnerability, Kick", **zones))
    go_on(g)
    assert go_on(g) == "foe 1"


def test_a_card_lent_belongs_to_its_owners_deck() -> None:
    g = game(hand="Burglary", B_deck="Lodger, Punch")
    g.play("Burglary")
    state = g.game.state
    card = state.lent[0][0]
    for seat in (0, 1, -1):
        seen = view(state, seat)
        assert card not in owned_cards(seen, 0)
        assert owned_cards(seen, 1).count(card) == 1


@pytest.mark.parametrize("bots", [["casual", "casual"], ["planner", "random"]])
def test_whole_games_with_such_cards_come_to_an_end(bots: list[str]) -> None:
    choice = make_choice("heroes-unite", 2, sets=[str(SISTERS / "teamwork.toml")])
    played = simulate(choice, bots, 3, "teamwork")
    assert len(played.results) == 3
