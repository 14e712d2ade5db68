"""Reasons that were wrong or thin once: each names its rule and the missing condition, and says nothing false."""

from __future__ import annotations

from lineup.table.model.hosted_game import Hosted
from tests.harness.rule import rule
from tests.harness.scenario import card_set, game

CONF = "confrontations"
SHAZAM = "rivals-shazam-black-adam"
BATMAN = "rivals-batman-joker"
REVEALED = "+1 Power.\nDefense: Reveal this card to avoid an Attack."
RANDOM = "+1 Power.\nAttack: Each foe discards a random card from their hand."
MIRROR = {"name": "Mirror", "type": "Equipment", "cost": 3, "text": REVEALED}
RAID = {"name": "Raid", "type": "Villain", "cost": 3, "text": RANDOM}
WALL = {"name": "Wall", "type": "Equipment", "cost": 2, "text": "Block (3)."}
ONCE = "Ongoing: Once during each of your turns, if you control a Villain, +1 Power."
FORGE = {"name": "Forge", "type": "Location", "cost": 3, "text": ONCE}
MADE_UP = card_set(MIRROR, RAID, WALL, FORGE)


@rule("CONF-ATK-10")
def test_a_defense_revealed_in_this_attack_is_refused_for_that_and_not_for_having_no_text() -> None:
    g = game(4, box=CONF, sets=[MADE_UP], hand="Raid", B_hand="Mirror, Punch", D_hand="Punch", confront="B")
    g.play("Raid").defend_for("B", "Mirror")
    while g.ask.seat != 1:
        g.no_defense()
    found = g.game.why_not("defend mirror", 1)
    assert found.rule == "CONF-ATK-10"
    assert found.text == "You already revealed Mirror against this Attack; it only counts once."


@rule("RSB-CONF-14")
def test_a_play_after_the_comparison_is_refused_by_that_rule() -> None:
    g = game(2, box=SHAZAM, sets=[MADE_UP], hand="Punch", in_play="Forge, Raid", confront="B")
    g.ready().pass_blocks()
    assert g.ask.kind == "after"
    found = g.game.why_not("play punch", 0)
    assert found.rule == "RSB-CONF-14"
    assert found.text == "After the comparison you can only play a Weakness."


@rule("RSB-WEAK-05")
def test_a_weakness_that_must_come_first_is_not_said_to_be_played_in_any_order() -> None:
    g = game(2, box=SHAZAM, hand="Weakness, Punch")
    found = g.game.why("play weakness")
    assert found == (
        "RSB-WEAK-05",
        "You must play Weakness before any card that is not a Weakness, and before the turn ends.",
    )


@rule("CONF-CONFR-03")
def test_a_dear_character_is_refused_with_the_cheapest_one_and_both_costs() -> None:
    g = game(4, box=CONF, levels=(1, 1, 1, 2), choose=True)
    costs = [g.B.cost, g.D.cost]
    assert costs[0] < costs[1]
    found = g.game.why_not("confront 3")
    assert found.rule == "CONF-CONFR-03"
    assert found.text == (
        f"D's Character costs {costs[1]}; you can only confront the cheapest: B (confront 1) at {costs[0]}."
    )
    assert "You can only confront a foe: B (confront 1)." in g.game.why_not("confront 2").text
    assert g.game.why_not("confront 1").text.startswith("You can: ")
    assert "You cannot confront anybody of that name or number" in g.game.why_not("confront 7").text


@rule("CONF-CONFR-32", "RSB-CONF-13")
def test_who_would_end_a_confrontation_is_told_to_say_ready() -> None:
    for box, players, clause in ((CONF, 4, "CONF-CONFR-32"), (SHAZAM, 2, "RSB-CONF-13"), (BATMAN, 2, "RBJ-CONF-19")):
        found = game(players, box=box, hand="Punch", confront="B").game.why_not("end")
        assert found == (clause, "You are in a Confrontation: say ready when you are done playing.")


def test_only_a_team_is_called_a_team() -> None:
    for box, players, text in ((CONF, 4, "your team is confronted."), (SHAZAM, 2, "you are confronted.")):
        g = game(players, box=box, sets=[MADE_UP], hand="Punch", B_hand="Wall", confront="B")
        g.ready()
        while g.ask.kind != "block":
            g.no_assist()
        assert g.game.why("block wall").text == f"Wall has a Block; {text}"


def test_what_can_be_done_is_not_denied() -> None:
    g = game(hand="Punch*2", sets=[MADE_UP], in_play="Forge, Talon")
    assert g.can("use", "Forge")
    assert g.game.why_not("use forge").text == "You can: Forge's ability can be used now."
    assert g.game.why_not("play punch").text.startswith("You can: Punch is in your hand")
    g.use("Forge")
    assert g.game.why_not("use forge").text == "You already used Forge's ability this turn."
    g = game(hand="Punch", sets=[MADE_UP], in_play="Forge, Kick")
    assert "'s ability would do nothing now" in g.game.why_not("use forge").text
    assert "what it does happens by itself" in g.game.why_not("use kick").text


def test_a_card_that_can_be_used_is_not_denied_at_the_table_and_equal_copies_stand_for_each_other() -> None:
    hosted = Hosted.__new__(Hosted)
    hosted.game = game(hand="Punch*2, Vulnerability", in_play="Kick").game
    state = hosted.game.state
    punches = [card for card in range(len(state.cards)) if state.cards[card].name == "Punch"]
    mine = [card for card in punches if card in state.zones[10]]
    assert len(mine) == 2
    for card in mine:
        assert hosted.why_not(0, card, "").said.key == "you-can"
