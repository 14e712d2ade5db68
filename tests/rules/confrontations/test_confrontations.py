"""Confronting: the announcement, its target, what it opens and closes, and what the comparison does (CONF-CONFR)."""

from __future__ import annotations

from typing import Any

import pytest

import lineup
from lineup.engine import notation
from lineup.engine import zones as z
from lineup.engine.machine import Refused
from lineup.engine.state import ANNOUNCED, CANCELLED, NO_CONFRONTATION, READY
from tests.harness.editions import former_cards
from tests.harness.rule import rule
from tests.harness.scenario import LETTERS, Scenario, card_set, game, names

CARDS = card_set(
    {"name": "Titan", "type": "Hero", "cost": 7, "copies": 4, "text": "+9 Power."},
    {"name": "Muscle", "type": "Hero", "cost": 4, "copies": 4, "text": "+3 Power."},
    {"name": "Study", "type": "Equipment", "cost": 4, "copies": 2, "text": "Draw two cards."},
    {"name": "Dawn Gate", "type": "Location", "cost": 4,
     "text": "Ongoing: At the start of your turn, you may destroy a card from your discard pile."},
    {"name": "Chains", "type": "Equipment", "cost": 2, "copies": 2, "text": "Ongoing: Your Character costs 4 less."},
    {"name": "Feint", "type": "Equipment", "cost": 2,
     "text": "Confrontation: Switch this Confrontation to the other foe."},
    {"name": "Taunt", "type": "Villain", "cost": 2,
     "text": "Confrontation: Attack: The confronted foe gains a Weakness."},
    {"name": "Gossip", "type": "Villain", "cost": 2, "copies": 2,
     "text": "Confrontation: That foe discards a card from their hand."},
    {"name": "Raider", "type": "Villain", "cost": 2, "text": "Attack: Each foe gains a Weakness."},
    {"name": "Sniper", "type": "Villain", "cost": 2, "text": "Attack: Choose a foe. That foe gains a Weakness."},
    {"name": "Twins", "type": "Hero", "cost": 2,
     "text": "+1 Power.\nConfrontation: +2 Power. Draw a card."},
    {"name": "Herald", "type": "Hero", "cost": 2, "copies": 2,
     "text": "Confrontation: +5 Power. Otherwise, draw a card."},
    {"name": "Retreat", "type": "Equipment", "cost": 2, "text": "+1 Power.\nConfrontation: Cancel this Confrontation."},
    {"name": "Wall", "type": "Equipment", "cost": 2, "copies": 3,
     "text": "+1 Power.\nBlock: Add 4 to a Character's cost this turn."},
    {"name": "Shield", "type": "Equipment", "cost": 2, "copies": 2,
     "text": "+1 Power.\nDefense: Discard this card to avoid an Attack."},
    {"name": "Scavenger", "type": "Hero", "cost": 2, "text": "Gain a Hero from the Line-Up."},
    {"name": "Trophy Hall", "type": "Location", "cost": 2,
     "text": "Ongoing: The first time you buy or gain a card during each of your turns, draw a card."},
    {"name": "Last Word", "type": "Equipment", "cost": 2,
     "text": "At the end of this turn, you may destroy a card from your discard pile."},
)  # fmt: skip
LINE_UP = "Tula, Steel, Ragman, Black Manta, Tempest"


def table(**given: Any) -> Scenario:
    """A's turn in a game of two teams, A and C against B and D."""
    heroes = ["Superman", "Lex Luthor", "Wonder Woman", "Circe"]
    return game(4, box="confrontations", heroes=heroes, sets=[CARDS], **given)


def against(letter: str = "B", **given: Any) -> Scenario:
    """A has announced a Confrontation."""
    return table(confront=letter, **given)


def settle(g: Scenario) -> Scenario:
    """A is ready, C lets the last Assist pass, nobody Blocks."""
    g.ready()
    if g.asked == "C assist":
        g.no_assist()
    return g.pass_blocks()


def targets(g: Scenario) -> str:
    """Whom the open choice lets A confront."""
    return "".join(LETTERS[option.n] for option in g.ask.options if option.verb == "confront")


def weak(g: Scenario) -> str:
    """The seats with a Weakness in their discard pile."""
    return "".join(seat for seat in "ABCD" if "Weakness" in getattr(g, seat).discard)


def levels(g: Scenario) -> tuple[int, ...]:
    return tuple(getattr(g, seat).level for seat in "ABCD")


@rule("CONF-CONFR-01")
def test_a_confrontation_is_announced_when_all_effects_of_the_start_are_done() -> None:
    g = table(hand="Punch", B_in_play="Dawn Gate", B_hand="Punch", B_discard="Vulnerability")
    g.end_turn()
    assert g.asked == "B pick"
    with pytest.raises(Refused):
        g.game.answer("confront 0", 1)
    assert g.why_not("confront 0") == "CONF-CONFR-21"
    g.pick("Vulnerability")
    assert (g.asked, targets(g)) == ("B confront", "CA")
    assert not g.can("play")


@rule("CONF-CONFR-02")
def test_confronting_is_optional() -> None:
    g = table(choose=True, hand="Punch*3", line_up=LINE_UP)
    assert g.game.why("normal").rule == "CONF-CONFR-02"
    g.normal()
    assert (g.game.state.stage, g.game.state.target) == (NO_CONFRONTATION, -1)
    g.play("Punch*3").buy("Black Manta")
    assert g.A.discard == ["Black Manta"]
    g.end_turn()
    assert (g.events("ready"), levels(g)) == ([], (1, 1, 1, 1))


@pytest.mark.parametrize(("stand", "open_to"), [((1, 1, 1, 2), "B"), ((1, 3, 1, 2), "D"), ((3, 2, 3, 3), "B")])
@rule("CONF-CONFR-03")
def test_only_the_cheapest_opposing_character_can_be_announced(stand: tuple[int, ...], open_to: str) -> None:
    g = table(choose=True, levels=stand)
    assert targets(g) == open_to
    other = "D" if open_to == "B" else "B"
    with pytest.raises(Refused, match="CONF-CONFR-03"):
        g.game.answer(f"confront {LETTERS.index(other)}", 0)
    g.confront(open_to)
    assert g.game.state.target == LETTERS.index(open_to)


@rule("CONF-CONFR-03")
def test_it_is_the_cost_now_that_counts_and_not_the_level() -> None:
    g = table(choose=True, levels=(1, 2, 1, 1), B_in_play="Chains")
    assert (g.B.cost, g.D.cost) == (8, 9)
    assert targets(g) == "B"
    assert g.game.why("confront 1").rule == "CONF-CONFR-03"
    g = table(choose=True, D_in_play="Chains")
    assert targets(g) == "D"


@rule("CONF-CONFR-04")
def test_among_equally_cheap_characters_the_confronter_picks() -> None:
    for letter in "BD":
        g = table(choose=True, levels=(1, 2, 3, 2), hand="Punch")
        assert targets(g) == "BD"
        assert list(g.game.options()) == ["confront 1", "confront 3", "normal"]
        g.confront(letter)
        assert (g.asked, g.game.state.target) == ("A main", LETTERS.index(letter))


@pytest.mark.parametrize(("muscle", "fallen"), [("Muscle*4", 1), ("Muscle*4, Punch", 2)], ids=["12", "13"])
@rule("CONF-CONFR-05")
def test_a_cost_that_rises_does_not_change_the_target(muscle: str, fallen: int) -> None:
    g = against(levels=(1, 1, 1, 2), hand=muscle, B_hand="Wall, Punch")
    g.play(muscle).ready().block("Wall").pick("Lex Luthor")
    assert (g.B.cost, g.D.cost) == (13, 12)
    assert g.game.state.target == 1
    g.pass_blocks()
    assert levels(g) == (1, fallen, 1, 2)


@rule("CONF-CONFR-06")
def test_a_switched_target_is_legal_at_any_cost_and_can_be_defeated() -> None:
    g = against(levels=(1, 1, 1, 2), hand="Feint, Titan, Muscle")
    g.play("Titan", "Feint")
    assert g.game.state.target == 3
    g.play("Muscle")
    settle(g)
    assert levels(g) == (1, 1, 1, 3)
    assert g.A.score_pile == ["Circe"]


@rule("CONF-CONFR-06")
def test_magog_may_switch_the_target_to_a_character_of_cost_15() -> None:
    g = against(levels=(1, 1, 1, 3), hand="Magog, Titan*2")
    g.play("Titan*2", "Magog").yes()
    settle(g)
    assert g.winners == ["A", "C"]
    assert (g.B.level, g.D.level) == (1, 0)


@rule("CONF-CONFR-07")
def test_after_a_switch_that_foe_is_the_new_target_and_what_was_done_stays() -> None:
    g = against(hand="Gossip*2, Feint, Doomsday", levels=(1, 1, 1, 2), B_hand="Punch*2", D_hand="Muscle")
    g.play("Gossip")
    assert (g.B.hand, g.B.discard, g.D.discard) == (["Punch"], ["Punch"], [])
    g.play("Feint", "Gossip")
    assert (g.B.hand, g.B.discard) == (["Punch"], ["Punch"])
    assert (g.D.hand, g.D.discard) == ([], ["Muscle"])
    assert g.play("Doomsday").power == 2 + 2  # the Level of D's Character


@rule("CONF-CONFR-08")
def test_without_an_announcement_no_character_falls() -> None:
    g = table(choose=True, hand="Titan*3", line_up=LINE_UP)
    g.normal().play("Titan*3")
    assert g.power == 27
    assert not g.can("ready")
    g.end_turn()
    assert (levels(g), g.A.score_pile, g.active) == ((1, 1, 1, 1), [], "B")


@rule("CONF-CONFR-09")
def test_beating_the_third_character_of_a_foe_wins_for_the_team_at_once() -> None:
    g = against(levels=(1, 3, 1, 3), hand="Titan*2", B_discard="Titan*2", line_up=LINE_UP)
    g.play("Titan*2")
    settle(g)
    assert g.over
    assert (g.winners, g.result.winners) == (["A", "C"], (0, 2))
    assert ("over", "knock-out") in g.game.events
    assert g.A.in_play == ["Titan", "Titan"]  # no end step ran


@rule("CONF-CONFR-09")
def test_three_characters_of_two_foes_do_not_win() -> None:
    g = against(levels=(1, 2, 1, 2), hand="Titan*2")
    g.play("Titan*2")
    settle(g)
    assert not g.over
    assert levels(g) == (1, 3, 1, 2)


@pytest.mark.parametrize(("hand", "fallen"), [("Muscle*2, Punch*2", False), ("Muscle*3", True)], ids=["8", "9"])
@rule("CONF-CONFR-10")
def test_the_first_version_needs_9_power(hand: str, fallen: bool) -> None:
    g = against(hand=hand)
    g.play(hand)
    settle(g)
    assert g.A.score_pile == (["Lex Luthor"] if fallen else [])
    assert g.B.level == (2 if fallen else 1)


@pytest.mark.parametrize(
    ("level", "hand", "fallen"),
    [
        pytest.param(2, "Titan, Punch*2", False, id="11 against 12"),
        pytest.param(2, "Titan, Muscle", True, id="12 against 12"),
        pytest.param(3, "Titan, Punch*5", False, id="14 against 15"),
        pytest.param(3, "Titan, Muscle*2", True, id="15 against 15"),
    ],
)
@rule("CONF-CONFR-11")
def test_power_equal_to_the_cost_is_enough(level: int, hand: str, fallen: bool) -> None:
    g = against(levels=(1, level, 1, 3), hand=hand)
    g.play(hand)
    settle(g)
    assert (g.B.level != level) == fallen


@rule("CONF-CONFR-12")
def test_a_defeated_version_leaves_its_stack_for_the_victors_side() -> None:
    g = against(hand="Titan")
    stack = g.game.state.zones[z.zone_of(1, z.CHARACTER)]
    g.play("Titan")
    settle(g)
    assert g.moves("defeat") == [("Lex Luthor", "character@1", "score@0")]
    assert g.game.state.zones[z.zone_of(1, z.CHARACTER)] == stack[1:]
    assert g.game.state.zones[z.zone_of(0, z.SCORE)] == stack[:1]
    assert (g.A.score_pile, g.C.score_pile, g.B.score_pile) == (["Lex Luthor"], [], [])


@rule("CONF-CONFR-13")
def test_victory_points_decide_nothing_when_a_foe_is_knocked_out() -> None:
    g = against(levels=(1, 3, 1, 1), hand="Titan*2", B_discard="Ares, Apollo, Impervious", discard="Weakness*3")
    g.play("Titan*2")
    settle(g)
    assert g.result.scores[0] + g.result.scores[2] < g.result.scores[1] + g.result.scores[3]
    assert g.winners == ["A", "C"]


@rule("CONF-CONFR-13")
def test_defeated_versions_count_when_the_line_up_cannot_be_refilled() -> None:
    g = against(hand="Titan", main_deck="", line_up="Tula*2, Steel", B_discard="Ares", deck="Punch*9")
    g.play("Titan")
    settle(g)
    assert g.over
    assert g.result.scores == (4, 3, 0, 0)
    assert g.winners == ["A", "C"]


@rule("CONF-CONFR-14")
def test_the_next_version_is_in_play_at_once_with_its_own_ability_and_cost() -> None:
    g = against(hand="Titan, Last Word", discard="Punch", B_hand="Black Manta, Punch", deck="Punch*9")
    g.play("Titan", "Last Word")
    settle(g)
    assert g.asked == "A pick"  # still A's turn
    assert (g.B.level, g.B.cost) == (2, 12)
    g.done()
    assert g.active == "B"
    g.normal().play("Black Manta")
    assert g.power == 2 + 1  # Level 2 of Lex Luthor pays for the first Villain


@rule("CONF-CONFR-15", "CONF-CONFR-16")
def test_30_power_beat_one_card_only() -> None:
    g = against(hand="Titan*3, Muscle, Last Word", discard="Punch", deck="Punch*9")
    g.play("Titan*3", "Muscle", "Last Word")
    assert g.power == 30
    settle(g)
    assert g.asked == "A pick"
    assert (levels(g), g.A.score_pile) == ((1, 2, 1, 1), ["Lex Luthor"])
    g.done()
    assert (g.active, levels(g)) == ("B", (1, 2, 1, 1))
    assert len(g.events("defeated")) == 1
    assert len(g.events("ready")) == 1


@rule("CONF-CONFR-17")
def test_cards_drawn_after_the_announcement_count() -> None:
    g = table(choose=True, hand="Punch*2, Study*2", deck="Muscle*2, Punch, Titan")
    g.confront("B").play("Punch*2", "Study*2")
    g.play("Muscle*2", "Punch")
    assert g.power == 9
    settle(g)
    assert (g.A.score_pile, g.B.level) == (["Lex Luthor"], 2)


@rule("CONF-CONFR-18", "CONF-CONFR-30")
def test_confrontation_text_is_skipped_without_a_confrontation() -> None:
    g = table(hand="Twins, Punch", deck="Titan")
    g.play("Twins")
    assert (g.power, g.A.hand, g.A.in_play) == (1, ["Punch"], ["Twins"])
    g = table(hand="Gossip", B_hand="Punch", D_hand="Punch").play("Gossip")
    assert (g.asked, g.A.in_play, g.B.hand, g.D.hand) == ("A main", ["Gossip"], ["Punch"], ["Punch"])


@rule("CONF-CONFR-18")
def test_confrontation_text_does_not_work_on_a_turn_after_the_confrontation() -> None:
    g = against(hand="Punch", deck="Punch*9", B_hand="Twins", C_hand="Punch", B_deck="Titan*2")
    settle(g)
    g.normal().play("Twins")
    assert (g.power, g.B.hand) == (1, [])


@rule("CONF-CONFR-18")
def test_the_keyword_has_one_spelling() -> None:
    with pytest.raises(lineup.CardError):
        card_set({"name": "Typo", "type": "Hero", "cost": 2, "text": "Confronation: +1 Power."})


@rule("CONF-CONFR-19", "CONF-CONFR-20")
def test_confrontation_cards_cannot_be_played_in_an_opponents_confrontation() -> None:
    g = against(hand="Punch, Raider", B_hand="Twins, Herald, Wall, Shield", D_hand="Herald")
    assert not g.can("play", "Twins")
    with pytest.raises(Refused):
        g.game.answer("play twins", 1)
    assert g.game.why_not("play twins", 1).rule == "CONF-CONFR-20"
    g.play("Raider")
    assert (g.asked, g.offers("defend")) == ("B defend", ["Shield", "Shield"])
    assert {option.verb for option in g.ask.options} == {"defend", "pass"}
    with pytest.raises(Refused):
        g.game.answer("play twins", 1)
    g.pass_all().ready()
    assert (g.asked, g.offers("block")) == ("B block", ["Wall"])
    assert {option.verb for option in g.ask.options} == {"block", "pass"}
    assert g.game.why_not("play twins", 1).rule == "CONF-CONFR-20"


@rule("CONF-CONFR-20")
def test_on_an_opponents_turn_a_hand_has_only_its_defenses_and_blocks() -> None:
    hand = "Twins, Herald, Titan, Wall, Shield, Faora, Punch"
    g = table(hand="Raider, Punch", B_hand=hand, D_hand="Study, Titan", line_up=LINE_UP)
    seen: dict[int, set[str]] = {1: set(), 3: set()}
    while g.active == "A":
        for option in g.ask.options:
            if option.seat in seen:
                seen[option.seat].add(option.verb)
        if g.asked == "A main":
            g.play(g.A.hand[0]) if g.A.hand else g.end_turn()
        else:
            g.do("pass")
    assert seen == {1: {"defend", "pass"}, 3: {"pass"}}


@rule("CONF-CONFR-21")
def test_no_confrontation_can_be_announced_once_a_card_was_played() -> None:
    g = table(choose=True, hand="Punch*2")
    g.normal()
    for _ in range(2):
        assert not g.can("confront")
        with pytest.raises(Refused):
            g.game.answer("confront 1", 0)
        assert g.why_not("confront 1") == "CONF-CONFR-21"
        g.play("Punch")


@rule("CONF-CONFR-22")
def test_nothing_can_be_bought_in_a_confrontation() -> None:
    g = against(hand="Titan*2", line_up=LINE_UP)
    g.play("Titan*2")
    assert not g.can("buy")
    assert g.why_not("buy tula") == "CONF-CONFR-22"
    assert g.why_not("buy enhanced-strength") == "CONF-CONFR-22"
    settle(g)
    assert (g.A.discard.count("Tula"), sorted(g.line_up)) == (0, sorted(LINE_UP.split(", ")))


@rule("CONF-CONFR-23")
def test_gaining_by_an_effect_is_possible_in_a_confrontation() -> None:
    g = against(hand="Scavenger", line_up="Tula, Black Manta, Faora, Etrigan, Klarion")
    g.play("Scavenger")
    assert (g.A.discard, g.line_up) == (["Tula"], ["Black Manta", "Faora", "Etrigan", "Klarion"])


@rule("CONF-CONFR-24")
def test_a_confrontation_is_no_attack() -> None:
    g = table(choose=True, hand="Titan", B_hand="Shield", D_hand="Shield")
    g.confront("B")
    assert (g.asked, g.events("attacked")) == ("A main", [])
    g.play("Titan").ready()
    assert g.asked == "B block"
    assert not g.can("defend")
    with pytest.raises(Refused):
        g.game.answer("defend shield", 1)
    assert g.why_not("defend shield") == "CONF-CONFR-24"
    g.pass_blocks()
    assert (g.B.level, g.B.hand) == (2, ["Shield"])


@rule("CONF-CONFR-25", "CONF-CONFR-26")
def test_an_attack_on_each_foe_in_a_confrontation_hits_both_and_may_be_avoided() -> None:
    g = against(hand="Raider", B_hand="Punch", D_hand="Shield")
    g.play("Raider")
    assert g.asked == "B defend"
    g.no_defense().defend_for("D", "Shield").pass_all()
    assert weak(g) == "B"
    g = against(hand="Raider", B_hand="Punch", D_hand="Punch").play("Raider").pass_all()
    assert (weak(g), g.asked) == ("BD", "A main")


@pytest.mark.parametrize("chosen", ["B", "D"])
@rule("CONF-CONFR-27")
def test_an_attack_on_a_chosen_foe_may_pick_either_opponent_in_a_confrontation(chosen: str) -> None:
    g = against(hand="Sniper", B_hand="Punch", D_hand="Punch")
    g.play("Sniper")
    assert [LETTERS[option.n] for option in g.ask.options] == ["B", "D"]
    g.foe(chosen).pass_all()
    assert weak(g) == chosen
    assert g.game.state.target == 1


@pytest.mark.parametrize("target", ["B", "D"])
@rule("CONF-CONFR-28")
def test_that_foe_is_the_confronted_one(target: str) -> None:
    g = against(target, hand="Artemis, Taunt, Gossip", B_hand="Wall, Punch", D_hand="Wall, Punch")
    g.play("Artemis").pass_all()
    other = "D" if target == "B" else "B"
    hit, spared = getattr(g, target), getattr(g, other)
    assert (hit.hand, hit.discard, hit.cost) == (["Punch"], ["Wall"], 9)
    g.play("Taunt").pass_all().play("Gossip")
    assert (hit.hand, hit.discard) == ([], ["Wall", "Weakness", "Punch"])
    assert (spared.hand, spared.discard) == (["Wall", "Punch"], [])


@rule("CONF-CONFR-29")
def test_all_text_after_the_keyword_resolves_in_a_confrontation() -> None:
    g = against(hand="Twins", deck="Titan, Punch")
    g.play("Twins")
    assert (g.power, g.A.hand) == (3, ["Titan"])


@rule("CONF-CONFR-31")
def test_otherwise_text_is_for_turns_without_a_confrontation_only() -> None:
    pile = "Tula, Black Manta, Wall, Punch"
    assert table(hand="Mera", discard=pile).play("Mera").power == 2
    assert against(hand="Mera", discard=pile).play("Mera").power == 4
    g = table(hand="Herald", deck="Titan").play("Herald")
    assert (g.power, g.A.hand) == (0, ["Titan"])
    g = against(hand="Herald", deck="Titan").play("Herald")
    assert (g.power, g.A.hand) == (5, [])


@rule("CONF-CONFR-32")
def test_ready_comes_when_both_partners_are_done_and_opens_the_defenders_window() -> None:
    g = against(hand="Punch", C_hand="Supergirl, Punch", B_hand="Punch", D_hand="Punch")
    assert (g.can("ready"), g.can("end")) == (True, False)
    assert g.game.why("ready").rule == "CONF-CONFR-32"
    g.ready()
    assert g.asked == "C assist"
    assert g.game.state.stage == ANNOUNCED
    g.no_assist()
    assert (g.asked, g.game.state.stage) == ("B block", READY)
    g.no_block()
    assert g.asked == "D block"


@rule("CONF-CONFR-33")
def test_after_ready_neither_partner_plays_a_card_or_uses_an_ability() -> None:
    g = against(hand="Punch", in_play="Amnesty Bay", deck="Punch*9", C_hand="Supergirl", B_hand="Wall", D_hand="Punch")
    assert g.can("use", "Amnesty Bay")
    g.ready().no_assist()
    for _ in range(2):
        assert {option.seat for option in g.ask.options} <= {1, 3}
        for seat, text in ((0, "play punch"), (2, "play supergirl"), (2, "assist supergirl"), (0, "use amnesty-bay")):
            with pytest.raises(Refused):
                g.game.answer(text, seat)
        assert g.game.why_not("play punch", 0).rule == "CONF-CONFR-33"
        assert g.game.why_not("use amnesty-bay", 0).rule == "CONF-CONFR-33"
        g.no_block()
    assert (g.active, g.A.in_play) == ("B", ["Amnesty Bay"])


@pytest.mark.parametrize("hand", ["Titan", "Punch*2"], ids=["defeat", "failure"])
@rule("CONF-CONFR-34")
def test_after_the_comparison_the_turn_goes_to_its_end(hand: str) -> None:
    g = against(
        hand=f"{hand}, Wall", in_play="Amnesty Bay", deck="Muscle*4, Titan", C_hand="Supergirl", line_up=LINE_UP
    )
    g.play(hand)
    settle(g)
    assert (g.asked, g.active) == ("B confront", "B")
    assert g.A.discard == ["Wall", *names(hand)]
    assert g.A.hand == ["Muscle", "Muscle", "Muscle", "Muscle", "Titan"]
    assert g.C.hand == ["Supergirl"]


@rule("CONF-CONFR-35")
def test_a_failed_confrontation_has_no_penalty() -> None:
    g = against(hand="Muscle*2", deck="Punch*6", B_hand="Wall", C_hand="Punch", line_up=LINE_UP)
    g.play("Muscle*2")
    settle(g)
    assert (levels(g), g.A.score_pile, g.B.score_pile) == ((1, 1, 1, 1), [], [])
    assert g.moves() == [
        ("Muscle", "hand@0", "play@0"),
        ("Muscle", "hand@0", "play@0"),
        ("Muscle", "play@0", "discard@0"),
        ("Muscle", "play@0", "discard@0"),
        *[("Punch", "deck@0", "hand@0")] * 5,
    ]
    assert g.asked == "B confront"


@rule("CONF-CONFR-36")
def test_the_comparison_spends_no_power() -> None:
    g = against(hand="Titan, Last Word", discard="Punch", deck="Punch*9")
    g.play("Titan", "Last Word")
    settle(g)
    assert (g.asked, g.A.score_pile) == ("A pick", ["Lex Luthor"])
    assert g.power == 9
    assert [event[1] for event in g.events("power")] == [9]


@rule("CONF-CONFR-37")
def test_cancelling_turns_the_rest_into_a_turn_of_buying() -> None:
    g = against(hand="Muscle, Retreat, Herald, Twins, Punch", deck="Punch", line_up=LINE_UP)
    g.play("Muscle")
    assert not g.can("buy")
    g.play("Retreat")
    assert g.power == 4  # what was done stays
    assert (g.game.state.stage, g.game.state.target) == (CANCELLED, -1)
    assert (g.can("buy", "Black Manta"), g.can("end"), g.can("ready")) == (True, True, False)
    g.play("Herald")
    assert (g.power, g.A.hand) == (4, ["Twins", "Punch", "Punch"])  # Otherwise
    g.play("Twins")
    assert g.power == 5
    with pytest.raises(Refused):
        g.game.answer("confront 1", 0)
    assert not g.can("confront")
    g.buy("Black Manta")
    assert g.power == 2
    g.end_turn()
    assert (levels(g), g.asked, g.events("ready")) == ((1, 1, 1, 1), "B confront", [])


@rule("CONF-CONFR-37")
@former_cards()
def test_lasting_effects_go_on_after_a_cancelled_confrontation() -> None:
    g = against(hand="Flight, Retreat, Study", deck="Punch*5")
    g.play("Flight")
    assert g.power == 1 + 1  # one drawn, and Superman's first Super Power
    g.play("Retreat", "Study")
    assert g.power == 2 + 1 + 2


@rule("CONF-CONFR-37")
def test_a_characters_confrontation_ability_ends_with_a_cancelled_confrontation() -> None:
    heroes = ["Aquaman", "Lex Luthor", "Wonder Woman", "Circe"]
    g = game(4, box="confrontations", heroes=heroes, levels=(2, 1, 1, 1), sets=[CARDS], confront="B",
             hand="Retreat", discard="Punch, Tula")  # fmt: skip
    assert g.can("use", "Aquaman")
    g.play("Retreat")
    assert not g.can("use", "Aquaman")


@rule("CONF-CONFR-38")
def test_announcement_target_and_running_power_are_public() -> None:
    g = table(choose=True, hand="Muscle", C_hand="Punch", B_hand="Punch")
    for seat in (-1, 0, 1, 2, 3):
        assert g.game.view(seat).fact("stage") == NO_CONFRONTATION
    g.confront("D")
    for power in (0, 3):
        for seat in (-1, 0, 1, 2, 3):
            seen = g.game.view(seat)
            assert (seen.fact("stage"), seen.fact("target"), seen.fact("power")) == (ANNOUNCED, 3, power)
        if not power:
            g.play("Muscle")
    assert g.events("confronted")[0][1:3] == (0, 3)


@rule("CONF-CONFR-39")
def test_defeating_a_character_is_neither_buying_nor_gaining() -> None:
    g = against(hand="Titan, Last Word", discard="Punch", in_play="Trophy Hall", deck="Punch*9")
    g.play("Titan", "Last Word")
    settle(g)
    assert g.asked == "A pick"
    assert (g.A.score_pile, len(g.A.deck), g.A.hand) == (["Lex Luthor"], 9, [])
    assert [event for event in g.game.state.happened if event.what == "gain"] == []
    assert "Lex Luthor" not in g.A.discard


@rule("CONF-CONFR-39")
def test_felix_faust_counts_no_defeat_as_a_card_gained() -> None:
    heroes = ["Superman", "Felix Faust", "Wonder Woman", "Circe"]
    g = game(4, box="confrontations", heroes=heroes, sets=[CARDS], B_hand="Titan, Scavenger",
             B_deck="Punch*9", line_up=LINE_UP)  # fmt: skip
    g.end_turn().confront("A").play("Titan", "Scavenger").pick("Tula")
    g.ready().pass_blocks()
    assert (g.A.level, g.B.score_pile, g.B.discard) == (2, ["Superman"], ["Tula", "Titan", "Scavenger"])
    assert (g.asked, g.active) == ("C confront", "C")  # one card gained, so nothing was offered


@former_cards()
def test_the_options_of_a_confrontation_have_a_notation_that_is_read_back() -> None:
    g = table(choose=True, hand="Sniper", B_hand="Wall, Punch", D_hand="Punch", levels=(1, 2, 1, 2))
    told = []

    def tell() -> None:
        state = g.game.state
        assert all(
            notation.read_option(state, notation.write_option(state, option)) == option for option in g.ask.options
        )
        assert all(g.game.describe(option) for option in g.ask.options)
        assert all(g.game.why(option).rule.startswith("CONF-") for option in g.ask.options)
        assert g.game.question()
        told.append(list(g.game.options()))

    tell()
    g.confront("B")
    tell()
    g.play("Sniper")
    tell()
    g.foe("D").pass_all().ready()
    tell()
    g.block("Wall")
    tell()
    assert told == [
        ["confront 1", "confront 3", "normal"],
        ["play sniper", "ready"],
        ["foe 1", "foe 3"],
        ["block wall", "pass"],
        ["pick character:lex-luthor-2", "pick character@3:circe-2"],
    ]
