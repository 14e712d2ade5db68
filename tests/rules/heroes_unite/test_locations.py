"""Locations and Ongoing (HU-LOC)."""

from __future__ import annotations

import pytest

from lineup.engine import zones as z
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, game

KEEP = card_set(
    {
        "name": "Keep",
        "type": "Location",
        "cost": 5,
        "copies": 2,
        "text": "Ongoing: Each time you play a Hero during your turn, +1 Power.",
    }
)
SURVEY = card_set({"name": "Survey", "type": "Hero", "cost": 3, "text": "Gain a Location from the Line-Up."})
LINE_UP = "Oa, Metropolis, Batarang*3"


def round_of(g: Scenario) -> Scenario:
    """Everybody ends their turn until A is to move again."""
    g.end_turn()
    while g.active != "A":
        g.end_turn()
    return g


@rule("HU-LOC-01")
def test_a_location_bought_goes_to_the_discard_pile() -> None:
    g = game(power=5, line_up=LINE_UP)
    g.buy("Oa")
    assert g.A.discard == ["Oa"]
    assert g.A.in_play == []


@rule("HU-LOC-01")
def test_a_location_gained_goes_to_the_discard_pile() -> None:
    g = game(sets=[SURVEY], hand="Survey", line_up=LINE_UP)
    g.play("Survey").pick("Metropolis")
    assert g.A.discard == ["Metropolis"]
    assert g.A.in_play == ["Survey"]


@rule("HU-LOC-02")
def test_a_played_location_stays_face_up_in_play() -> None:
    g = game(3, hand="Metropolis, Punch", deck="Punch*10")
    g.play("Metropolis", "Punch")
    for _ in range(3):
        round_of(g)
        assert g.A.in_play == ["Metropolis"]
    assert "Metropolis" not in g.A.hand + g.A.deck + g.A.discard
    place = z.zone_of(0, z.PLAY)
    for seat in (-1, 0, 1, 2):
        assert g.game.view(seat).zones[place] == g.game.state.zones[place]


@rule("HU-LOC-02")
def test_a_location_stays_in_play_until_an_effect_removes_it() -> None:
    g = game(power=8, in_play="Metropolis", super_villains="Vandal Savage, Helspont", deck="Punch*6", B_hand="Punch")
    g.buy("Vandal Savage").end_turn()
    g.pass_all()
    assert g.A.in_play == []
    assert "Metropolis" in g.A.discard


@rule("HU-LOC-02", "HU-LOC-05")
def test_a_location_stays_in_play_even_without_the_word_ongoing() -> None:
    hamlet = card_set({"name": "Hamlet", "type": "Location", "cost": 2, "text": "+1 Power."})
    g = game(sets=[hamlet], hand="Hamlet", deck="Punch*10")
    g.play("Hamlet")
    round_of(g)
    assert g.A.in_play == ["Hamlet"]


@rule("HU-LOC-03")
def test_a_location_works_on_the_turn_it_is_played_and_on_each_later_one() -> None:
    g = game(sets=[KEEP], hand="Katana, Keep, Deadman", deck="Katana, Punch*4, Deadman, Punch*4")
    g.play("Katana")
    assert g.power == 1
    g.play("Keep")
    assert g.power == 1  # plays before it do not count
    g.play("Deadman")
    assert g.power == 1 + 2 + 1
    round_of(g).play("Katana")
    assert g.power == 1 + 1
    round_of(g).play("Deadman")
    assert g.power == 2 + 1


@rule("HU-LOC-03")
def test_a_location_played_earlier_can_be_used_on_every_own_turn() -> None:
    g = game(hand="Apokolips", deck="Punch*12")
    g.play("Apokolips").use("Apokolips").no()
    for _ in range(2):
        round_of(g)
        assert g.can("use", "Apokolips")
        g.use("Apokolips").no()


@rule("HU-LOC-04")
def test_a_location_triggers_only_once_in_a_turn() -> None:
    g = game(sets=[KEEP], in_play="Keep", hand="Katana*2", deck="Katana*2, Punch*3")
    g.play("Katana*2")
    assert g.power == 2 + 1
    round_of(g).play("Katana*2")
    assert g.power == 2 + 1


@rule("HU-LOC-04")
def test_a_location_can_be_used_only_once_in_a_turn() -> None:
    g = game(in_play="Metropolis", deck="Punch*7")
    g.use("Metropolis").no()
    assert not g.can("use", "Metropolis")
    assert g.why_not("use metropolis") == "HU-LOC-04"
    assert round_of(g).can("use", "Metropolis")


@rule("HU-LOC-05")
@pytest.mark.parametrize("name", ["Force Field", "Vandal Savage", "Oa"])
def test_an_ongoing_card_of_any_type_is_kept_at_the_end_of_the_turn(name: str) -> None:
    g = game(hand=f"{name}, Punch, Brother Blood", deck="Kick*8", super_villains="Trigon")
    g.play(name, "Punch", "Brother Blood").end_turn()
    assert g.A.in_play == [name]
    assert {"Punch", "Brother Blood"} <= set(g.A.discard)


@rule("HU-LOC-05")
def test_an_ongoing_card_goes_on_working() -> None:
    g = game(hand="Vandal Savage", deck="Punch*12", super_villains="Trigon")
    g.play("Vandal Savage")
    assert g.power == 1
    for _ in range(2):
        round_of(g)
        assert g.power == 1


@rule("HU-LOC-06")
def test_any_number_of_locations_may_be_in_play() -> None:
    g = game(hand="Apokolips, Gotham City, Metropolis, New Genesis, Oa", deck="Punch*10")
    g.play("Apokolips", "Gotham City", "Metropolis", "New Genesis", "Oa")
    round_of(g)
    assert sorted(g.A.in_play) == ["Apokolips", "Gotham City", "Metropolis", "New Genesis", "Oa"]
    assert sorted(g.offers("use")) == ["Apokolips", "Gotham City", "Metropolis", "New Genesis"]


@rule("HU-LOC-06")
def test_two_copies_of_a_location_trigger_once_each() -> None:
    g = game(sets=[KEEP], in_play="Keep*2", hand="Katana*2")
    g.play("Katana")
    assert g.power == 1 + 2
    g.play("Katana")
    assert g.power == 1 + 2 + 1


@rule("HU-LOC-07")
def test_a_location_does_not_trigger_on_another_players_turn() -> None:
    g = game(sets=[KEEP], B_in_play="Keep", hand="Katana", B_hand="Katana*2")
    g.play("Katana")
    assert g.power == 1
    g.end_turn()
    assert g.active == "B"
    g.play("Katana")
    assert g.power == 1 + 1


@rule("HU-LOC-07")
def test_a_location_cannot_be_used_on_another_players_turn() -> None:
    g = game(B_in_play="Apokolips", B_deck="Trigon, Punch*5")
    assert g.offers("use") == []
    assert g.why_not("use apokolips") == "HU-LOC-07"
    g.end_turn()
    assert g.active == "B"
    assert g.offers("use") == ["Apokolips"]


@rule("HU-LOC-07")
def test_a_start_of_turn_location_waits_for_its_own_players_turn() -> None:
    g = game(3, C_in_play="Oa", super_villains="Trigon", C_deck="Punch*3")
    g.end_turn()
    assert (g.active, g.C.hand) == ("B", [])
    g.end_turn()
    assert (g.active, g.C.hand) == ("C", ["Punch"])
