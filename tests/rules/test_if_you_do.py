"""HU-RES-11 and its like: what follows "if you do" comes only if all that was asked for was done."""

from __future__ import annotations

from typing import Any

import pytest

from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, game

BOXES = pytest.mark.parametrize(
    "box",
    [
        pytest.param("heroes-unite", marks=rule("HU-RES-11")),
        pytest.param("confrontations", marks=rule("CONF-RES-08")),
        pytest.param("rivals-batman-joker", marks=rule("RBJ-RES-10")),
        pytest.param("rivals-shazam-black-adam", marks=rule("RSB-RES-12")),
    ],
)


def play(text: str, *, type: str = "Equipment", use: bool = False, **zones: Any) -> Scenario:
    """A plays (or uses) a card with this text, beside whatever lies in the zones."""
    cards = card_set(
        {"name": "Bargain", "type": type, "cost": 3, "text": text},
        {"name": "Trinket", "type": "Equipment", "cost": 1, "copies": 5},
        {"name": "Relic", "type": "Equipment", "cost": 2, "copies": 5},
    )
    if use:
        return game(sets=[cards], in_play="Bargain", **zones)
    zones["hand"] = ", ".join(filter(None, ("Bargain", zones.get("hand", ""))))
    return game(sets=[cards], **zones).play("Bargain")


@BOXES
def test_who_may_destroy_two_cards_destroys_both_for_what_they_bring(box: str) -> None:
    text = "You may destroy two cards from your hand. If you do, +5 Power."
    g = play(text, box=box, hand="Trinket, Relic, Punch")
    assert g.asked == "A may"
    g.yes()
    g.pick("Trinket")
    assert not g.can("done")  # two is no "up to two"
    g.pick("Punch")
    assert (sorted(g.destroyed), g.power, g.A.hand) == (["Punch", "Trinket"], 5, ["Relic"])


@BOXES
def test_one_card_where_there_is_no_second_is_not_all_of_it(box: str) -> None:
    text = "You may destroy two cards from your hand. If you do, +5 Power."
    g = play(text, box=box, hand="Trinket").yes()
    assert (g.destroyed, g.power) == (["Trinket"], 0)  # as far as possible, and not done


@BOXES
def test_who_declines_or_finds_nothing_gets_nothing(box: str) -> None:
    text = "You may destroy two cards from your hand. If you do, +5 Power."
    g = play(text, box=box, hand="Trinket, Relic").no()
    assert (g.destroyed, g.power, g.asked) == ([], 0, "A main")
    assert (play(text, box=box).asked, play(text, box=box).power) == ("A main", 0)


VERBS = [
    ("You may discard two cards from your hand.", {"hand": "Trinket"}, {"hand": "Trinket*2"}),
    ("You may put two Trinkets from your discard pile on top of your deck.", {"discard": "Trinket"},
     {"discard": "Trinket*2"}),
    ("You may put two Trinkets from your discard pile into your hand.", {"discard": "Trinket"},
     {"discard": "Trinket*2"}),
    ("You may gain two Trinkets from the Line-Up.", {"line_up": "Trinket, Relic"}, {"line_up": "Trinket*2"}),
    ("You may gain two Weaknesses.", {"weaknesses": "Weakness"}, {"weaknesses": "Weakness*2"}),
    ("You may draw two cards.", {"deck": "Trinket"}, {"deck": "Trinket*2"}),
    ("You may reveal two Trinkets from your hand.", {"hand": "Trinket, Relic"}, {"hand": "Trinket*2"}),
    ("You may reveal the top two cards of your deck.", {"deck": "Trinket"}, {"deck": "Trinket*2"}),
    ("You may discard two random cards from your hand.", {"hand": "Trinket"}, {"hand": "Trinket*2"}),
]  # fmt: skip


@rule("HU-RES-11")
@pytest.mark.parametrize(("text", "short", "full"), VERBS, ids=[text for text, _, _ in VERBS])
def test_every_optional_action_with_a_number_is_done_in_full_or_not_at_all(
    text: str, short: dict[str, Any], full: dict[str, Any]
) -> None:
    assert play(f"{text} If you do, +5 Power.", **short).yes().power == 0
    assert play(f"{text} If you do, +5 Power.", **full).yes().power == 5
    assert play(f"{text} If you do, +5 Power. Otherwise, +1 Power.", **short).yes().power == 1
    assert play(f"{text} If you cannot, +2 Power.", **short).yes().power == 2
    assert play(f"{text} If you cannot, +2 Power.", **full).yes().power == 0
    must = text.replace("You may ", "").capitalize().replace("trinket", "Trinket").replace("weakness", "Weakness")
    must = must.replace("line-up", "Line-Up")
    assert play(f"{must} If you do, +5 Power.", **short).power == 0
    assert play(f"{must} If you do, +5 Power.", **full).power == 5


@rule("HU-RES-11")
def test_cards_are_set_aside_in_full_or_not_at_all_and_go_back_together() -> None:
    text = "You may set two Trinkets from the Line-Up aside. If you do, +5 Power. Put them into the Line-Up."
    for trinkets, power in ((1, 0), (2, 5)):
        g = play(text, line_up=f"Trinket*{trinkets}").yes()
        assert (g.power, g.line_up) == (power, ["Trinket"] * trinkets)


@rule("HU-RES-11")
def test_up_to_and_any_number_are_met_by_one_card() -> None:
    for words in ("up to two cards", "any number of cards", "one or two cards"):
        g = play(f"You may discard {words} from your hand. If you do, +5 Power.", hand="Trinket, Relic")
        assert g.pick("Trinket").done().power == 5
        g = play(f"You may discard {words} from your hand. If you do, +5 Power.", hand="Trinket, Relic")
        assert g.done().power == 0


@rule("HU-RES-11")
def test_all_of_a_sentence_has_to_be_done() -> None:
    text = "You may discard two cards from your hand, then draw a card. If you do, +5 Power."
    g = play(text, hand="Trinket", deck="Kick").yes()
    assert (g.A.discard, g.A.hand, g.power) == (["Trinket"], ["Kick"], 0)
    g = play(text, hand="Trinket*2", deck="Kick*2").yes()
    assert (g.A.discard, g.A.hand, g.power) == (["Trinket", "Trinket"], ["Kick"], 5)
    text = "You may discard a card from your hand, then draw two cards. If you do, +5 Power."
    g = play(text, hand="Trinket, Relic", deck="Kick").pick("Relic")
    assert (sorted(g.A.hand), g.power) == (["Kick", "Relic", "Trinket"], 5)  # the discard pile is shuffled
    g = play(text, hand="Trinket, Relic", deck="Kick").done()
    assert (sorted(g.A.hand), g.power) == (["Relic", "Trinket"], 0)
    text = "Discard a Trinket from your hand, then discard a Relic from your hand. If you do, +5 Power."
    for hand, power in (("Trinket, Relic", 5), ("Trinket", 0), ("Relic", 0), ("Punch", 0)):
        assert play(text, hand=hand).power == power


@rule("HU-RES-11")
def test_of_a_choice_the_way_taken_has_to_be_done_in_full() -> None:
    text = "Choose one: discard two cards from your hand; or draw a card. If you do, +5 Power."
    assert play(text, hand="Trinket", deck="Kick").choose(1).power == 0
    assert play(text, hand="Trinket*2", deck="Kick").choose(1).power == 5
    assert play(text, hand="Trinket", deck="Kick").choose(2).power == 5


@rule("HU-RES-11")
def test_what_a_condition_kept_from_being_done_was_not_done() -> None:
    text = "Discard a card from your hand. If it is a Hero, discard two cards from your hand. If you do, +5 Power."
    assert play(text, hand="Trinket").power == 0
    assert play(text, hand="Raven*3").power == 5
    assert play(text, hand="Raven*2").power == 0


@rule("HU-RES-11")
def test_they_too_have_to_do_all_of_it() -> None:
    text = "Attack: Each foe discards two cards from their hand. If they do, they draw a card."
    g = play(text, B_hand="Trinket", B_deck="Kick").no_defense()
    assert (g.B.hand, g.B.discard) == ([], ["Trinket"])
    g = play(text, B_hand="Trinket*2", B_deck="Kick").no_defense()
    assert g.B.hand == ["Kick"]


@rule("HU-RES-11")
def test_an_ability_used_in_part_brings_nothing() -> None:
    text = "Ongoing: Once during each of your turns, you may discard two cards from your hand. If you do, +5 Power."
    assert play(text, type="Location", use=True, hand="Trinket").use("Bargain").power == 0
    assert play(text, type="Location", use=True, hand="Trinket*2").use("Bargain").power == 5


@rule("HU-RES-11", "RSB-PAY-03")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    text = "Discard two Punches: Draw a card."
    assert not play(text, type="Location", use=True, hand="Punch, Trinket").can("use", "Bargain")
    g = play(text, type="Location", use=True, hand="Punch*2", deck="Kick").use("Bargain")
    assert (g.A.hand, g.A.discard) == (["Kick"], ["Punch", "Punch"])
