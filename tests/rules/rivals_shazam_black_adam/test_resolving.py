"""RSB-RES and RSB-SHUF: resolving texts, and shuffling."""

from __future__ import annotations

import pytest

from lineup import Refused
from tests.harness.rule import rule
from tests.rules.rivals_shazam_black_adam import duel, four

SIX = "War, Pride, Sloth, Envy, Greed, Lust"


@rule("RSB-RES-01")
def test_drawing_is_from_the_drawers_own_deck() -> None:
    g = duel(hand="Power of Zeus", deck="War", B_hand="Eugene Choi", B_deck="Pride").play("Power of Zeus")
    g.defend("Eugene Choi")
    assert (g.B.hand, g.A.deck) == (["Pride"], ["War"])


@rule("RSB-RES-02")
def test_a_text_is_resolved_as_far_as_possible() -> None:
    assert duel(hand="Speed of Mercury", deck="War", discard="Pride").play("Speed of Mercury").A.hand == [
        "War",
        "Pride",
    ]


@rule("RSB-RES-03")
def test_a_card_resolves_in_full_before_what_it_sets_off() -> None:
    g = duel(hand="Swiftness of Horus", in_play="Gate", deck="War, Pride, Sloth").play("Swiftness of Horus")
    assert (g.what, g.offers()) == ("discard", ["Pride", "War"])  # the Gate has drawn nothing yet
    g.pick("War")
    assert g.A.hand == ["Pride", "Sloth"]


@rule("RSB-RES-04")
@pytest.mark.parametrize(("confront", "drawn"), [("B", ["Medal"]), ("", [])])
def test_confrontation_text_needs_a_confrontation(confront: str, drawn: list[str]) -> None:
    g = duel(hand="Freddy Freeman", deck="Medal*2", confront=confront).play("Freddy Freeman")
    assert g.A.hand == drawn


@rule("RSB-RES-04")
def test_being_confronted_is_no_confrontation_of_ones_own() -> None:
    g = duel(confront="B", B_hand="Echo, Punch", B_discard="Page", B_deck="Medal*4").ready().block("Echo")
    assert g.B.hand == ["Punch", "Medal"]


@rule("RSB-RES-05")
def test_block_text_is_dead_when_the_card_is_discarded_otherwise() -> None:
    g = duel(hand="Purge, Sloth", deck="Medal").play("Purge")
    assert (g.A.discard, g.A.deck, g.A.cost) == (["Sloth"], ["Medal"], 9)


@rule("RSB-RES-06")
def test_a_defense_is_usable_only_against_an_attack_card() -> None:
    g = duel(hand="War", B_hand="Eugene Choi").play("War")
    assert g.asked == "A main"
    with pytest.raises(Refused):
        g.game.answer("defend eugene-choi", 1)


@rule("RSB-RES-07")
def test_that_foe_is_the_one_chosen_for_the_attack_or_the_one_confronted() -> None:
    g = four(hand="Psycho-Pirate, Vulnerability", B_hand="Punch", D_hand="Punch").play("Psycho-Pirate").foe("D")
    assert g.asked == "D defend"
    g.no_defense().pick("Vulnerability")
    assert (g.D.hand, g.B.hand) == (["Punch", "Vulnerability"], ["Punch"])
    g = (
        four(hand="Pestilence", confront="D", B_in_play="Weakness*3", D_in_play="Weakness")
        .play("Pestilence")
        .pass_all()
    )
    assert g.power == 3


@rule("RSB-RES-08")
def test_each_foe_is_the_one_opponent_in_a_duel() -> None:
    g = duel(hand="Power of Zeus", B_hand="Punch").play("Power of Zeus")
    assert g.events("attacked")[0][3] == (1,)
    g.no_defense()
    assert (g.B.discard, g.A.discard) == (["Weakness"], [])


@rule("RSB-RES-09")
def test_several_foes_are_affected_in_turn_order() -> None:
    g = four(hand="Power of Zeus", weaknesses="Weakness").play("Power of Zeus").pass_all()
    assert (g.B.discard, g.D.discard) == (["Weakness"], [])


@rule("RSB-RES-10")
@pytest.mark.parametrize("first", ["Bridge", "Gate"])
def test_several_triggers_resolve_in_the_order_their_owner_picks(first: str) -> None:
    g = duel(hand="Speed of Mercury", in_play="Bridge, Gate", deck="Medal*5").play("Speed of Mercury")
    assert (g.asked, sorted(g.offers("order"))) == ("A order", ["Bridge", "Gate"])
    g.do("order", first)
    assert len(g.A.hand) == 5


@rule("RSB-RES-11")
def test_a_text_that_leaves_no_choice_has_to_be_carried_out() -> None:
    g = duel(hand="Famine", line_up="War, Pride, Sloth, Envy, Greed").play("Famine")
    assert (g.asked, g.can("done")) == ("A pick", False)
    g.pick("War")
    assert g.destroyed == ["War"]


# Shuffling


@rule("RSB-SHUF-01")
def test_an_empty_deck_alone_causes_no_shuffle() -> None:
    g = duel(hand="Freddy Freeman", deck="War", discard=SIX.replace("War, ", ""), confront="B").play("Freddy Freeman")
    assert (g.A.deck, len(g.A.discard), g.events("shuffled")) == ([], 5, [])


@rule("RSB-SHUF-02")
def test_a_draw_from_an_empty_deck_makes_the_discard_pile_the_new_deck() -> None:
    g = duel(hand="Freddy Freeman", deck="", discard=SIX, confront="B").play("Freddy Freeman")
    assert (len(g.A.hand), len(g.A.deck), g.A.discard) == (1, 5, [])


@rule("RSB-SHUF-02")
@pytest.mark.parametrize("name", ["Mill", "Greed"])
def test_discarding_and_revealing_from_an_empty_deck_shuffle_too(name: str) -> None:
    g = duel(hand=name, deck="", discard="War, Pride, Sloth").play(name)
    assert g.events("shuffled") == [("shuffled", 0, 3)]
    assert len(g.A.deck) == (2 if name == "Mill" else 3)


@rule("RSB-SHUF-03")
def test_a_reveal_of_three_shuffles_for_what_the_deck_lacks() -> None:
    g = duel(quiet=False, hand="Punch", deck="Cyclone", discard="War, Pride, Sloth, Envy, Greed").use("Shazam!")
    assert g.A.hand == ["Cyclone"]
    assert g.events("shuffled") == [("shuffled", 0, 6)]  # the Punch just paid among them
    assert len(g.events("revealed")[0][2]) == 3  # type: ignore[arg-type]


@rule("RSB-SHUF-04")
def test_looking_at_the_top_of_an_empty_deck_shuffles_first() -> None:
    g = duel(hand="Stargirl", deck="", discard="War, Pride, Sloth, Envy").play("Stargirl")
    assert (len(g.A.deck), g.A.discard, g.asked) == (4, [], "A may")
    assert g.seen("A", "A_deck")[0] == g.A.deck[0]
