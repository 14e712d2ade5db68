"""The end of a turn: its eight steps, their order, and what each of them does."""

from __future__ import annotations

import pytest

from lineup.engine import zones as z
from lineup.engine.machine import Refused
from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario, card_set, game


def at_end(name: str, deed: str) -> dict[str, object]:
    """A made-up Villain with something put off to the end of the turn."""
    return {"name": name, "type": "Villain", "cost": 1, "text": f"At the end of this turn, {deed}."}


CARDS = card_set(
    at_end("Latecomer", "draw a card"),
    at_end("Muster", "draw a card for each Hero you control"),
    at_end("Gleaner", "put a Kick from your discard pile into your hand"),
    at_end("Arsonist", "destroy a Punch from your hand"),
    at_end("Doubter", "you may destroy a card from your discard pile"),
    {
        "name": "Encore",
        "type": "Villain",
        "cost": 1,
        "text": "Set a Hero from the Line-Up aside. At the end of this turn, play it, then destroy it.",
    },
    {
        "name": "Vigil",
        "type": "Villain",
        "cost": 1,
        "text": "As soon as your hand has no Hero this turn, gain a Kick.",
    },
    {"name": "Post", "type": "Location", "cost": 1, "text": "Ongoing: Once during each of your turns, draw a card."},
    {"name": "Mentor", "type": "Super Hero", "text": "Each time you play a Hero during your turn, draw a card."},
    {"name": "Mute", "type": "Super-Villain", "cost": 9, "text": "+1 Power."},
    {
        "name": "Warlord",
        "type": "Super-Villain",
        "cost": 9,
        "text": "+1 Power.\nFirst Appearance—Attack: Each player gains a Weakness.",
    },
)
A_HAND = z.zone_of(0, z.HAND)


def steps(g: Scenario) -> list[str]:
    """The end steps that left a trace in the record, in order, each named once per stretch."""
    found: list[str] = []
    by_kind = {"end": "announce", "first_appearance": "flip", "attacked": "attack", "turn": "next"}
    by_cause = {"draw": "draw", "line-up": "refill", "gain": "hit"}
    for event in g.game.events:
        step = by_kind.get(event[0], "")
        if event[0] == "moved":
            _, _, here, _, _, cause, _ = event
            step = by_cause.get(cause) or ("hand" if here == A_HAND else "played")
        if step and found[-1:] != [step]:
            found.append(step)
    return found


def eventful_turn_end(**rules: str) -> Scenario:
    """A ends a turn in which every step has something to do."""
    g = game(
        sets=[CARDS],
        rules=dict(rules),
        hand="Latecomer, Vulnerability",
        deck="Kick*8",
        line_up="Raven*3, Starbolt",
        super_villains="Warlord",
        sv_up=False,
        power=3,
    )
    g.play("Latecomer")
    g.game.events.clear()
    return g.end_turn().pass_all()


@rule("HU-EOT-01")
def test_the_end_steps_come_in_the_order_of_the_summary() -> None:
    g = eventful_turn_end()
    # the first draw is the effect of step 3, the second the new hand of step 5
    assert steps(g) == ["announce", "hand", "draw", "played", "draw", "refill", "flip", "attack", "hit", "next"]
    assert g.asked == "B main"


@rule("HU-EOT-01")
def test_power_is_lost_after_the_end_effects_and_before_the_line_up_is_refilled() -> None:
    g = game(sets=[CARDS], hand="Doubter", discard="Kick*2, Punch", power=3)
    g.play("Doubter").end_turn()
    assert (g.asked, g.power) == ("A pick", 3)
    g = game(super_villains="Trigon", sv_up=False, power=3, deck="Kick*5").end_turn()
    assert (g.asked, g.power) == ("A defend", 0)


@rule("HU-EOT-02")
def test_in_order_b_end_effects_come_while_unplayed_cards_are_still_in_hand() -> None:
    def turn_end(**rules: str) -> Scenario:
        g = game(sets=[CARDS], rules=dict(rules), hand="Arsonist, Punch", deck="Kick*6")
        return g.play("Arsonist").end_turn()

    assert turn_end(end_steps="effects_first").destroyed == ["Punch"]
    assert turn_end().destroyed == []


@rule("HU-EOT-02")
def test_order_b_puts_hand_and_played_cards_away_then_draws() -> None:
    g = eventful_turn_end(end_steps="effects_first")
    order = steps(g)
    assert order[:2] == ["announce", "draw"]
    assert sorted(order[2:4]) == ["hand", "played"]
    assert order[4] == "draw"
    assert g.A.hand == ["Kick"] * 5
    assert sorted(g.A.discard) == ["Kick", "Latecomer", "Vulnerability", "Weakness"]
    assert g.power == 0


@rule("HU-EOT-02")
def test_order_b_passes_the_turn_before_the_refill() -> None:
    g = eventful_turn_end(end_steps="effects_first")
    order = steps(g)
    assert order[order.index("draw", 2) :] == ["draw", "next", "refill", "flip", "attack", "hit"]
    assert g.asked == "B main"


@rule("HU-EOT-03")
def test_a_card_drawn_by_an_end_effect_is_kept_for_the_next_hand() -> None:
    g = game(sets=[CARDS], hand="Latecomer, Punch", deck="Kick*8")
    g.play("Latecomer").end_turn()
    assert g.A.hand == ["Kick"] * 6
    g = game(sets=[CARDS], hand="Latecomer, Punch", deck="Kick*8", rules={"end_steps": "effects_first"})
    g.play("Latecomer").end_turn()
    assert g.A.hand == ["Kick"] * 5


@rule("HU-EOT-04")
def test_once_the_end_is_announced_nothing_is_played_bought_or_used() -> None:
    g = game(
        sets=[CARDS],
        heroes=("Batgirl", "Hawkman"),
        hand="Doubter, Punch*2",
        discard="Kick, Raven",
        line_up="Raven, Starbolt",
        in_play="Apokolips",
        power=9,
    )
    g.play("Doubter")
    for deed in ("play punch", "buy starbolt", "use hero-batgirl", "use apokolips"):
        assert deed in g.game.options()
    g.end_turn()
    assert g.asked == "A pick"
    assert {option.verb for option in g.ask.options} == {"pick", "done"}
    for deed in ("play punch", "buy starbolt", "buy stack:kick", "use hero-batgirl", "use apokolips", "end"):
        with pytest.raises(Refused):
            g.game.answer(deed, 0)
        assert g.why_not(deed) == "HU-EOT-04"
    assert (g.line_up, g.A.in_play) == (["Raven", "Starbolt"], ["Apokolips", "Doubter"])


@rule("HU-EOT-04")
def test_a_card_played_by_an_end_effect_sets_off_no_ability_bound_to_the_own_turn() -> None:
    g = game(
        sets=[CARDS],
        heroes=("Mentor", "Hawkman"),
        hand="Encore, Hawkgirl",
        deck="Kick*9",
        line_up="Katana, Starbolt",
    )
    g.play("Hawkgirl")
    assert g.A.hand == ["Encore", "Kick"]  # on the own turn it works
    g.play("Encore").end_turn()
    assert g.A.hand == ["Kick"] * 5
    assert len(g.moves("draw")) == 1 + 5


@rule("HU-EOT-05")
def test_unplayed_cards_go_from_the_hand_to_the_discard_pile() -> None:
    g = game(hand="Punch, Katana, Vulnerability", deck="Kick*5", discard="Raven")
    g.play("Punch").end_turn()
    assert g.A.discard == ["Raven", "Katana", "Vulnerability", "Punch"]
    assert g.A.hand == ["Kick"] * 5


@rule("HU-EOT-05")
def test_clearing_the_hand_is_no_discard_by_an_effect() -> None:
    g = game(hand="Punch, Katana", deck="Kick*5")
    g.play("Punch").end_turn()
    assert g.moves("end") == [("Katana", "hand@0", "discard@0"), ("Punch", "play@0", "discard@0")]
    assert g.moves("discard") == []


@rule("HU-EOT-06")
def test_end_effects_still_see_the_cards_played_this_turn_in_play() -> None:
    g = game(sets=[CARDS], hand="Muster, Hawkgirl*2, Punch", deck="Kick*9")
    g.play("Hawkgirl", "Muster", "Hawkgirl", "Punch").end_turn()
    assert len(g.A.hand) == 5 + 2


@rule("HU-EOT-06")
def test_end_effects_find_the_hand_already_on_the_discard_pile() -> None:
    g = game(sets=[CARDS], hand="Gleaner, Kick", deck="Punch*6")
    g.play("Gleaner").end_turn()
    assert g.A.hand == ["Kick"] + ["Punch"] * 5
    assert g.A.discard == ["Gleaner"]


@rule("HU-EOT-07")
@pytest.mark.parametrize("stays", ["Apokolips", "Oa", "Vandal Savage"])
def test_played_cards_go_to_the_discard_pile_but_those_that_stay_remain(stays: str) -> None:
    g = game(hand=["Punch", stays], deck="Kick*6", super_villains="Trigon")
    g.play("Punch", stays).end_turn()
    assert g.A.in_play == [stays]
    assert g.A.discard == ["Punch"]
    g.end_turn().end_turn()
    assert g.A.in_play == [stays]


@rule("HU-EOT-08")
def test_unspent_power_is_lost() -> None:
    g = game(hand="Punch*3", deck="Vulnerability*3", B_deck="Vulnerability*3")
    g.play("Punch*3")
    assert g.power == 3
    g.end_turn()
    assert (g.active, g.power) == ("B", 0)
    g.end_turn()
    assert (g.active, g.power) == ("A", 0)


@rule("HU-EOT-09")
def test_five_new_cards_are_drawn() -> None:
    g = game(deck="Kick*7")
    g.end_turn()
    assert (len(g.A.hand), len(g.A.deck)) == (5, 2)
    assert g.moves("draw") == [("Kick", "deck@0", "hand@0")] * 5


@rule("HU-EOT-09")
def test_five_are_drawn_on_top_of_what_is_in_hand_already() -> None:
    g = game(sets=[CARDS], hand="Gleaner", discard="Kick", deck="Punch*9")
    g.play("Gleaner").end_turn()
    assert g.A.hand == ["Kick"] + ["Punch"] * 5


@rule("HU-EOT-10")
def test_each_empty_slot_gets_the_top_card_of_the_main_deck() -> None:
    g = game(line_up="Raven, Katana, Talon", main_deck="Starbolt, Skeets, Whirlwind")
    g.end_turn()
    assert g.line_up == ["Raven", "Katana", "Talon", "Starbolt", "Skeets"]
    assert g.main_deck == ["Whirlwind"]


@rule("HU-EOT-10")
@card("worlds-mightiest-mortal")
def test_a_line_up_above_five_gets_no_card() -> None:
    g = game(
        hand="World's Mightiest Mortal",
        line_up="Raven*3, Katana, Talon",
        main_deck="Starbolt, Skeets, Whirlwind",
        power=1,
    )
    g.play("World's Mightiest Mortal").pick("Starbolt").done()
    g.buy("Talon")
    assert len(g.line_up) == 5
    g.end_turn()
    assert g.line_up == ["Raven", "Raven", "Raven", "Katana", "Starbolt"]
    assert g.main_deck == ["Skeets", "Whirlwind"]
    g = game(hand="World's Mightiest Mortal", line_up="Raven*3, Katana, Talon", main_deck="Starbolt, Skeets, Whirlwind")
    g.play("World's Mightiest Mortal").pick("Starbolt").done().end_turn()
    assert (len(g.line_up), len(g.main_deck)) == (6, 2)


@rule("HU-EOT-11")
def test_a_slot_stays_empty_for_the_rest_of_the_turn() -> None:
    g = game(
        hand="Orange Lantern Power Ring, Punch",
        line_up="Raven, Katana, Batarang, Starbolt, Talon",
        main_deck="Skeets*3",
        power=3,
    )
    g.buy("Raven")
    assert g.line_up == ["Katana", "Batarang", "Starbolt", "Talon"]
    g.play("Orange Lantern Power Ring").choose(1)
    g.play("Punch")
    assert g.line_up == ["Katana", "Starbolt", "Talon"]
    g.end_turn()
    assert g.line_up == ["Katana", "Starbolt", "Talon", "Skeets", "Skeets"]


@rule("HU-EOT-12")
def test_a_face_down_super_villain_is_turned_up() -> None:
    g = game(super_villains="Vandal Savage, Trigon, Graves", power=8)
    g.buy("Vandal Savage")
    assert g.seen("B", "super_villains") == ["?", "?"]
    g.end_turn().pass_all()
    assert g.asked == "B main"
    for viewer in ("", "A", "B"):
        assert g.seen(viewer, "super_villains") == ["Trigon", "?"]


@rule("HU-EOT-12")
def test_the_super_villain_turned_up_can_be_defeated_in_the_next_turn() -> None:
    g = game(super_villains="Graves", sv_up=False, deck="", B_hand="Brother Blood*2, Punch*2")
    g.end_turn().no_defense().pick("Punch")
    assert g.asked == "B main"
    g.play("Brother Blood*2", "Punch").buy("Graves")
    assert g.B.discard == ["Graves"]


@rule("HU-EOT-13")
def test_the_attack_of_a_super_villain_turned_up_is_over_before_the_next_turn() -> None:
    g = game(sets=[CARDS], super_villains="Vandal Savage, Warlord", power=8, deck="Kick*5", B_hand="Punch")
    g.buy("Vandal Savage").end_turn()
    assert (g.asked, g.active) == ("A defend", "A")
    assert g.events("turn") == []
    g.no_defense(2)
    assert (g.A.discard, g.B.discard) == (["Vandal Savage", "Weakness"], ["Weakness"])
    assert g.asked == "B main"
    kinds = [event[0] for event in g.game.events]
    assert kinds.index("attacked") < kinds.index("turn")


@rule("HU-EOT-14")
def test_a_super_villain_already_face_up_is_not_turned_up_again() -> None:
    g = game(sets=[CARDS], super_villains="Warlord, Trigon", deck="Kick*5", B_hand="Punch")
    g.end_turn()
    assert g.asked == "B main"
    assert g.events("first_appearance") + g.events("attacked") + g.events("revealed") == []
    assert (g.A.discard, g.B.discard) == ([], [])
    assert g.super_villains == ["Warlord", "Trigon"]


@rule("HU-EOT-15")
def test_the_turn_goes_to_the_left_and_round_the_table() -> None:
    g = game(players=3)
    order = []
    for _ in range(4):
        order.append(g.active)
        g.end_turn()
    assert order == ["A", "B", "C", "A"]


@rule("HU-EOT-16")
def test_the_sample_turn() -> None:
    g = game(
        players=3,
        hand="Punch*4, Vulnerability",
        deck="Punch*3, Vulnerability*2",
        line_up="Raven, Dr. Sivana, Katana, Talon, Starbolt",
    )
    g.play("Punch*4")
    assert g.power == 4
    g.buy("Dr. Sivana")
    assert g.A.discard == ["Dr. Sivana"]
    assert g.power == 0
    g.play("Vulnerability")
    assert g.power == 0
    g.end_turn()
    assert sorted(g.A.discard) == ["Dr. Sivana", "Punch", "Punch", "Punch", "Punch", "Vulnerability"]
    assert sorted(g.A.hand) == ["Punch", "Punch", "Punch", "Vulnerability", "Vulnerability"]
    assert g.A.in_play == []
    assert len(g.line_up) == 5
    assert "Dr. Sivana" not in g.line_up
    assert g.active == "B"


# What is left of a turn


def left_over(g: Scenario) -> dict[str, object]:
    """What the players remember of the turn so far, by its name; without what is empty."""
    seen = g.game.view(-1)
    lists = ("played", "given", "used", "watchers", "delayed", "pending", "copies", "raised", "happened", "notes")
    facts = ("power", "stage", "defeated", "hunt_closed", "stored")
    found = {name: getattr(seen, name) for name in lists} | {name: seen.fact(name) for name in facts}
    return {name: value for name, value in found.items() if value} | {"target": seen.fact("target")}


@pytest.mark.parametrize("end_steps", ["hand_first", "effects_first"])
def test_nothing_of_a_turn_is_left_in_the_next(end_steps: str) -> None:
    g = game(
        variants=["hunt"],
        rules={"hunt_limit": "one_per_turn", "end_steps": end_steps},
        sets=[CARDS],
        hand="Hero of the Future, Plastic Man, Batarang, Latecomer",
        in_play="Post",
        deck="Punch*6",
        B_discard="Graves",
        super_villains="Vandal Savage, Trigon",
        power=30,
    )
    untold = g.game.clone()
    untold.state.events = None
    g.play("Batarang", "Plastic Man", "Hero of the Future", "Latecomer").use("Post").buy("Vandal Savage").hunt(
        "Graves"
    ).pass_all()
    turn = g.game.state.turn
    before = left_over(g)
    assert set(before) >= {"played", "given", "used", "watchers", "delayed", "copies", "happened", "power"}
    assert (before["defeated"], before["hunt_closed"]) == (1, 1)
    g.end_turn().pass_all()
    assert (g.asked, g.game.state.turn) == ("B main", turn + 1)
    assert left_over(g) == {"target": -1}
    assert [event[1:] for event in g.events("turn")] == [(1, turn + 1)]
    assert [event[1:] for event in g.events("end")] == [(0,)]
    assert [event[1] for event in g.events("used")] == [0]
    assert next(event[1::2] for event in g.events("attacked")) == (0, (1,))
    assert len(g.events("defeated")) == 1
    for line in g.game.answers:
        untold.repeat(line)
    assert untold.digest == g.game.digest, "what is told of a turn changes nothing in it"


@rule("HU-HUNT-08")
def test_who_is_spared_a_first_appearance_is_so_for_one_super_villain_alone() -> None:
    g = game(sets=[CARDS], rules={"defeater_immune": True}, super_villains="Vandal Savage, Mute", power=8)
    g.buy("Vandal Savage")
    assert g.game.view(1).fact("immune") == 0
    g.end_turn()
    assert (g.asked, g.game.view(1).fact("immune")) == ("B main", -1)


@rule("HU-EOT-04")
def test_what_waits_for_this_turn_no_longer_waits_when_the_hand_is_put_away() -> None:
    for discarded in (False, True):
        rules: dict[str, str | int | bool] = {"hand_is_discarded": discarded}
        g = game(sets=[CARDS], hand="Vigil, Raven, Punch", deck="Punch*5", rules=rules).play("Vigil").end_turn()
        assert "Kick" not in g.A.discard
    g = game(sets=[CARDS], hand="Vigil, Raven, Punch", deck="Punch*5").play("Vigil", "Raven")
    assert "Kick" in g.A.discard
