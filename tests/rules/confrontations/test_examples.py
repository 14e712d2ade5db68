"""CONF-EX: the examples of the rulebook, played step by step."""

from __future__ import annotations

from typing import Any

import pytest

import lineup
from lineup.engine.machine import Refused
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, game

CARDS = card_set(
    {"name": "Ally", "type": "Hero", "cost": 2, "text": "Assist.\n+2 Power."},
    {"name": "Scholar", "type": "Hero", "cost": 2, "text": "Assist.\nDraw a card."},
    {"name": "Counter", "type": "Equipment", "cost": 2,
     "text": "Assist.\n+1 Power for each Super Power in your discard pile."},
    {"name": "Raider", "type": "Villain", "cost": 2, "text": "+2 Power.\nAttack: Each foe gains a Weakness."},
    {"name": "Shield", "type": "Equipment", "cost": 2, "copies": 2,
     "text": "Defense: Discard this card to avoid an Attack."},
    {"name": "Library", "type": "Equipment", "cost": 2, "text": "Draw three cards."},
    {"name": "Giant", "type": "Hero", "cost": 2, "text": "+30 Power."},
    {"name": "Wall", "type": "Equipment", "cost": 2, "text": "Block: Add 2 to a Character's cost this turn."},
)  # fmt: skip
FOUR = ["Superman", "Lex Luthor", "Wonder Woman", "Circe"]


def four(heroes: str = "", **given: Any) -> Scenario:
    """A's turn in a game of two teams, A and C against B and D; Characters have a say only if named."""
    names = heroes.split(", ") if heroes else FOUR
    return game(4, box="confrontations", heroes=names, quiet=not heroes, sets=[CARDS], **given)


def purchases(g: Scenario) -> set[tuple[int, ...]]:
    """The costs of all sets of cards that can be bought from here."""
    found: set[tuple[int, ...]] = set()

    def go_on(new: lineup.Game, costs: tuple[int, ...]) -> None:
        assert new.ask is not None
        for option in new.ask.options:
            if option.verb == "buy":
                after = new.clone()
                after.answer(option)
                bought = (*costs, new.state.cards[option.card].cost)
                found.add(tuple(sorted(bought)))
                go_on(after, bought)

    go_on(g.game, ())
    return found


@rule("CONF-EX-01")
def test_four_punches_buy_a_card_of_cost_two_three_or_four_or_two_of_cost_two() -> None:
    g = four(hand="Punch*4, Vulnerability", line_up="Tula, Ya'wara, Steel, Mera, Donna Troy", kicks="")
    g.play("Punch*4", "Vulnerability")
    assert g.power == 4
    assert purchases(g) == {(2,), (3,), (4,), (2, 2)}
    with pytest.raises(Refused, match="costs 5; you have 4"):
        g.game.answer("buy donna-troy")
    g.buy("Tula")
    assert g.why_not("buy steel") == "CONF-BUY-02"
    g.buy("Ya'wara")
    assert (g.power, sorted(g.A.discard)) == (0, ["Tula", "Ya'wara"])


def sample_turn() -> Scenario:
    """The first turn: four Punches and a Vulnerability in hand, five cards left in the deck, Superboy for sale."""
    return four(hand="Punch*4, Vulnerability", deck="Punch*3, Vulnerability*2",
                line_up="Superboy, Tula, Steel, Mera, Donna Troy")  # fmt: skip


@rule("CONF-EX-02")
def test_the_first_turn_s_hand_buys_superboy() -> None:
    g = sample_turn().play("Punch*4", "Vulnerability")
    assert g.power == 4
    g.buy("Superboy")
    assert (g.A.discard, g.power) == (["Superboy"], 0)


@rule("CONF-EX-03")
def test_at_the_end_of_that_turn_all_is_discarded_and_five_cards_are_drawn_without_a_shuffle() -> None:
    g = sample_turn().play("Punch*4").buy("Superboy").end_turn()
    assert sorted(g.A.discard) == ["Punch"] * 4 + ["Superboy", "Vulnerability"]
    assert (sorted(g.A.hand), g.A.deck) == (["Punch"] * 3 + ["Vulnerability"] * 2, [])
    assert g.events("shuffled") == []
    assert (g.active, len(g.line_up)) == ("B", 5)


@rule("CONF-EX-04")
def test_power_of_an_assist_card_goes_to_the_teammate() -> None:
    g = four(hand="Punch", power=3, C_hand="Ally", line_up="Donna Troy, Tula").assist("Ally")
    assert g.power == 5
    assert g.buy("Donna Troy").A.discard == ["Donna Troy"]


@rule("CONF-EX-05")
def test_a_card_draw_of_an_assist_card_is_the_teammates() -> None:
    g = four(hand="Punch*2", deck="Steel", C_hand="Scholar, Punch", C_deck="Krypto").assist("Scholar")
    assert (g.A.hand, g.C.hand, g.C.deck) == (["Punch", "Punch", "Steel"], ["Punch"], ["Krypto"])


@rule("CONF-EX-06")
def test_super_powers_are_counted_in_the_active_players_discard_pile() -> None:
    g = four(discard="Flight*2", C_hand="Counter", C_discard="Telepathy, Illusions, Water Control, Impervious, Pots!")
    assert g.assist("Counter").power == 2


@rule("CONF-EX-07")
def test_on_lex_luthors_turn_a_card_of_the_teammate_pays_him_nothing() -> None:
    table: dict[str, Any] = {"levels": [1, 2, 1, 1], "B_hand": "Nereus", "D_hand": "Metallo, Black Diamond"}
    g = four("Superman, Lex Luthor, Wonder Woman, Circe", **table).finish().normal()
    g.assist("Metallo")
    assert g.power == 0
    g.assist("Black Diamond").no()
    assert g.power == 2
    g.play("Nereus").foe("A").pass_all()
    assert g.power == 4  # with the one for his own first Villain


@rule("CONF-EX-08")
def test_zatanna_who_assists_with_a_hero_is_the_one_who_may_discard_her_deck_s_top() -> None:
    g = four("Superman, Lex Luthor, Zatanna Zatara, Circe", levels=[1, 1, 3, 1], confront="B", hand="Punch",
             deck="Mera, Punch", C_hand="Lana Lang", C_deck="Vulnerability, Steel")  # fmt: skip
    g.assist("Lana Lang")
    assert (g.asked, g.what, g.A.hand) == ("A pick", "discard", ["Punch", "Mera"])  # the Hero resolves first
    g.done()
    assert g.asked == "C may"
    g.yes()
    assert (g.C.discard, g.C.deck) == (["Vulnerability"], ["Steel"])
    assert (g.A.deck, g.A.discard, g.asked) == (["Punch"], [], "A main")


@rule("CONF-EX-09")
def test_an_avoided_attack_keeps_its_cards_power() -> None:
    g = four(hand="Raider", B_hand="Shield", D_hand="Shield").play("Raider")
    g.defend_for("B", "Shield").defend_for("D", "Shield")
    assert (g.power, g.B.discard, g.D.discard, g.asked) == (2, ["Shield"], ["Shield"], "A main")


@rule("CONF-EX-10")
def test_thirty_power_beat_one_character_only() -> None:
    g = four(hand="Giant", confront="B", deck="Punch*5").play("Giant")
    assert g.power == 30
    g.ready().pass_blocks()
    assert (g.B.level, g.B.cost, g.A.score_pile) == (2, 12, ["Lex Luthor"])
    assert (g.active, g.D.level) == ("B", 1)


@rule("CONF-EX-11")
def test_a_confrontation_may_be_announced_with_less_power_than_needed_and_may_come_out() -> None:
    g = four(hand="Punch*2, Black Manta, Library", deck="Black Manta, Punch, Punch*2", choose=True)
    g.confront("B").play("Punch*2", "Black Manta")
    assert g.power == 5
    g.play("Library", "Black Manta", "Punch")
    assert g.power == 9
    g.ready().pass_blocks()
    assert (g.B.level, g.A.score_pile) == (2, ["Lex Luthor"])


@rule("CONF-EX-12")
def test_of_one_weakness_left_the_first_in_turn_order_gains_it() -> None:
    g = four(hand="Raider", weaknesses="Weakness").play("Raider").pass_all()
    assert (g.B.discard, g.D.discard, g.weaknesses) == (["Weakness"], [], 0)
    g = game(4, box="confrontations", heroes=FOUR, quiet=True, sets=[CARDS], C_hand="Raider", weaknesses="Weakness",
             deck="Punch*5", B_deck="Punch*5")  # fmt: skip
    g.finish().normal().finish().normal()
    g.play("Raider").pass_all()
    assert (g.D.discard, "Weakness" in g.B.discard) == (["Weakness"], False)


@rule("CONF-EX-13")
def test_illusions_of_the_teammate_draw_then_the_confrontation_is_cancelled_and_cards_are_bought() -> None:
    g = four(hand="Punch*2", deck="Steel", confront="B", C_hand="Illusions", line_up="Tula, Mera, Steel")
    g.play("Punch")
    assert g.why_not("buy tula") == "CONF-CONFR-22"
    g.assist("Illusions")
    assert (g.A.hand, g.asked) == (["Punch", "Steel"], "A may")
    g.yes().play("Punch")
    assert g.buy("Tula").A.discard == ["Tula"]


@rule("CONF-EX-14")
def test_a_cost_equal_to_the_power_after_blocks_is_a_defeat() -> None:
    g = four(confront="B", power=11, B_hand="Wall, Punch").ready().block("Wall").pick("Lex Luthor")
    assert (g.B.cost, g.power) == (11, 11)
    g.pass_blocks()
    assert (g.B.level, g.A.score_pile) == (2, ["Lex Luthor"])
    g = four(confront="B", power=10, B_hand="Wall, Punch").ready().block("Wall").pick("Lex Luthor").pass_blocks()
    assert g.B.level == 1
