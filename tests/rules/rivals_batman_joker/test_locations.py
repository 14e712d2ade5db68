"""RBJ-LOC: Locations stay in play and work on their player's turns."""

from __future__ import annotations

from tests.cards.rivals_batman_joker import duel
from tests.harness.rule import rule
from tests.harness.scenario import card_set

CARDS = card_set(
    {
        "name": "Gallery",
        "type": "Location",
        "cost": 1,
        "text": "Ongoing: Each time you play a Villain during your turn, draw a card.",
    },
)


@rule("RBJ-LOC-01")
def test_a_bought_location_goes_to_the_discard_pile() -> None:
    g = duel("Batman", power=6, line_up="Arkham Asylum").buy("Arkham Asylum")
    assert (g.A.discard, g.A.in_play) == (["Arkham Asylum"], [])


@rule("RBJ-LOC-02", "RBJ-LOC-05")
def test_a_location_played_stays_in_play_turn_after_turn() -> None:
    g = duel("Batman", hand="Arkham Asylum", deck="Punch*10").play("Arkham Asylum").end_turn()
    for _ in range(4):
        assert g.A.in_play == ["Arkham Asylum"]
        g.normal().end_turn()
    for viewer in ("A", "B", ""):
        assert g.seen(viewer, "A_in_play") == ["Arkham Asylum"]


@rule("RBJ-LOC-03")
def test_a_location_works_in_the_turn_it_is_played_and_in_later_own_turns() -> None:
    g = duel("Batman", hand="Arkham Asylum, Punch, Kick", discard="Bane", deck="Vulnerability*6", B_deck="Punch*5")
    g.play("Arkham Asylum").use("Arkham Asylum").pick("Punch")
    assert g.A.hand == ["Kick", "Bane"]
    g.play("Bane").end_turn().normal().end_turn().normal()
    g.use("Arkham Asylum")
    assert g.A.hand == ["Vulnerability"] * 4 + ["Bane"]


@rule("RBJ-LOC-03")
def test_a_location_sees_nothing_that_was_played_before_it_as_its_first() -> None:
    g = duel("Batman", hand="Bane, Arkham Asylum, Killer Croc", deck="Punch*2").play("Bane", "Arkham Asylum")
    assert g.A.hand == ["Killer Croc"]


@rule("RBJ-LOC-04")
def test_a_location_triggers_once_in_each_own_turn_at_most() -> None:
    g = duel("Batman", in_play="Arkham Asylum", hand="Punch, Kick", discard="Bane, Harley Quinn")
    g.use("Arkham Asylum").pick("Punch").pick("Bane")
    assert not g.can("use", "Arkham Asylum")
    assert g.A.hand == ["Kick", "Bane"]


@rule("RBJ-LOC-04")
def test_even_a_location_that_reacts_to_every_card_triggers_once_a_turn() -> None:
    g = duel("Batman", sets=[CARDS], in_play="Gallery", hand="Bane, Ra's al Ghul", deck="Punch*6", B_deck="Punch*5")
    g.play("Bane", "Ra's al Ghul")
    assert g.A.hand == ["Punch"]
    g = duel("Batman", sets=[CARDS], in_play="Gallery", hand="Bane", deck="Punch, Ra's al Ghul, Kick*4, Robin")
    g.play("Bane").end_turn().normal().end_turn().normal().play("Ra's al Ghul")
    assert "Robin" in g.A.hand


@rule("RBJ-LOC-06")
def test_any_number_of_locations_work_side_by_side() -> None:
    g = duel(
        "The Joker",
        in_play="Arkham Asylum, Abandoned Amusement Park",
        hand="The Batcave, Batarang, Punch",
        deck="Kick, Robin, Vulnerability*5",
        discard="Bane",
    )
    g.play("The Batcave", "Batarang").use("Abandoned Amusement Park").choose(2)
    assert g.A.hand == ["Punch", "Kick"]
    g.use("Arkham Asylum").pick("Punch")
    assert g.A.hand == ["Kick", "Bane"]
    g.end_turn().pick("Batarang")
    assert g.A.hand[:2] == ["Batarang", "Robin"]
    assert g.A.in_play == ["Arkham Asylum", "Abandoned Amusement Park", "The Batcave"]


@rule("RBJ-LOC-07")
def test_a_location_does_nothing_on_the_opponents_turn() -> None:
    g = duel("Batman", hand="Bane", deck="Punch", B_in_play="Arkham Asylum", B_deck="Kick").play("Bane")
    assert (g.A.hand, g.B.hand) == ([], [])
