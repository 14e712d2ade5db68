"""Texts of the Super-Villain on the stack, prices put elsewhere, and Attacks within a sentence."""

from __future__ import annotations

from typing import Any

from tests.harness.scenario import Scenario, game, sister


def moves(players: int = 2, **zones: Any) -> Scenario:
    zones.setdefault("line_up", "Deadman")
    return game(players, sets=[sister("moves")], **zones)


def test_a_text_of_the_stack_works_for_every_player_while_its_card_lies_there() -> None:
    deck = "Raven*2, Talon*2, Batarang*3"
    g = moves(super_villains="Warlord, Graves", line_up="Deadman*2, Katana*3", main_deck=deck)
    g.end_turn()
    assert g.line_up == [*["Deadman"] * 2, *["Katana"] * 3, "Raven"]
    g.end_turn()
    assert g.line_up[-2:] == ["Raven", "Raven"]
    g = moves(super_villains="Warlord, Graves", sv_up=False, line_up="Deadman*2, Katana*3", main_deck=deck)
    assert len(g.end_turn().line_up) == 5
    g = moves(hand="Warlord", super_villains="Graves", line_up="Deadman*2, Katana*3", main_deck=deck).play("Warlord")
    assert g.power == 3
    assert len(g.end_turn().line_up) == 5  # played, it is no card of the stack
    g = moves(super_villains="Graves, Warlord", line_up="Deadman*2, Katana*3", main_deck=deck)
    assert len(g.end_turn().line_up) == 5  # not on top


def test_a_text_of_the_stack_reacts_to_plays_of_the_active_player() -> None:
    g = moves(super_villains="Tyrant King", hand="Katana*2, Punch, Kick", B_hand="Katana, Punch")
    g.play("Katana").pick("Punch")
    assert g.A.discard == ["Punch"]
    assert g.play("Katana").asked == "A main"
    g.end_turn().play("Katana")
    assert g.B.discard == ["Punch"]


def test_a_super_villain_on_the_stack_costs_more_for_each_of_something() -> None:
    zones: dict[str, Any] = {"super_villains": "Warlord, Graves", "line_up": "Talon*2, Raven"}
    assert not moves(power=12, **zones).can("buy", "Warlord")
    g = moves(power=13, **zones).buy("Warlord")
    assert (g.power, g.A.discard) == (0, ["Warlord"])
    g = moves(power=20, super_villains="Warlord, Graves", line_up="Talon, Raven, Deadman").buy("Talon", "Warlord")
    assert g.power == 20 - 1 - 9  # a Villain less
    g = moves(power=20, super_villains="Tyrant King", line_up="Talon, Raven").buy("Tyrant King")
    assert g.power == 10


def test_a_price_is_put_elsewhere_in_full_or_not_at_all() -> None:
    g = moves(heroes=["Pay It Forward"], discard="Weakness*4, Punch", deck="Kick*3", weaknesses="Weakness")
    g.use("Pay It Forward").use("Pay It Forward")
    assert (g.A.hand, g.A.discard, g.weaknesses) == (["Kick"] * 2, ["Punch"], 5)
    assert not g.can("use")
    assert not moves(heroes=["Pay It Forward"], discard="Weakness").can("use")
    g = moves(in_play="Recycler", hand="Punch*2, Kick", deck="Raven").use("Recycler").use("Recycler")
    assert (g.power, g.A.hand, g.A.deck) == (2, ["Kick"], ["Raven", "Punch", "Punch"])


def test_an_attack_within_a_sentence_can_be_avoided() -> None:
    zones: dict[str, Any] = {"in_play": "Long Arm", "deck": "Kick", "B_hand": "Hot Potato, Punch"}
    g = moves(heroes=["Bad Example"], **zones).use("Bad Example")
    assert (g.asked, g.destroyed, g.A.hand) == ("B defend", ["Long Arm"], ["Kick"])
    assert g.no_defense().B.discard == ["Weakness"]
    g = moves(heroes=["Bad Example"], **zones).use("Bad Example").defend("Hot Potato")
    assert g.B.discard == ["Hot Potato"]
    g = moves(hand="Short Fuse, Kick", B_hand="Punch").play("Short Fuse").pick("Kick")
    assert g.no_defense().B.discard == ["Punch"]
    g = moves(hand="Short Fuse, Kick", B_hand="Punch").play("Short Fuse").done()
    assert (g.asked, g.B.hand) == ("A main", ["Punch"])
