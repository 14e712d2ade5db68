"""CONF-SETUP, CONF-TYPE and CONF-SEAT: teams and Characters, the table, card types, seats and the turn order."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import lineup
from lineup.engine import zones as z
from lineup.engine.definitions import TYPE_NAMES
from tests.harness.rule import rule
from tests.harness.scenario import LETTERS, Scenario, card_set, exchanged, game

BOX = lineup.box("confrontations")
HEROES = ["Superman", "Lex Luthor", "Wonder Woman", "Circe"]
EVERYBODY = (-1, 0, 1, 2, 3)  # a spectator and four seats
CARDS = card_set(
    {"name": "Raid", "type": "Villain", "cost": 2, "copies": 4, "text": "Destroy a card from the Line-Up."},
    {"name": "Lesson", "type": "Equipment", "cost": 2, "copies": 8, "text": "Draw a card."},
    {
        "name": "Archive",
        "type": "Location",
        "cost": 2,
        "text": "If your discard pile has two or more different card types, +1 Power.",
    },
    {"name": "Herald", "type": "Hero", "cost": 3, "copies": 6},
    {"name": "Plague", "type": "Villain", "cost": 3, "text": "Attack: Each foe gains a Weakness."},
    {
        "name": "Parade",
        "type": "Hero",
        "cost": 3,
        "text": "+1 Power for each different card type in your discard pile, up to 9.",
    },
)


def fresh(seed: int = 1, **rules: str | int | bool) -> Scenario:
    """A game of four just set up, at its first decision."""
    return Scenario(lineup.new_game("confrontations", 4, seed, rules=rules))


def four(**zones: Any) -> Scenario:
    """A game of two teams with Characters that do nothing."""
    return game(4, box="confrontations", heroes=HEROES, quiet=True, sets=[CARDS], **zones)


def actors(g: Scenario, turns: int) -> str:
    """Who takes the next turns, each without doing anything."""
    found = ""
    for _ in range(turns):
        if g.asked.endswith("confront"):
            g.normal()
        found += g.active
        g.finish()
    return found


# Teams and Characters


@rule("CONF-SETUP-01")
def test_one_pair_plays_super_heroes_and_the_other_super_villains() -> None:
    g = Scenario(lineup.new_game("confrontations", 4, 1, heroes=["Aquaman", "Felix Faust", "Superman", "Circe"]))
    assert [seat.hero for seat in (g.A, g.B, g.C, g.D)] == ["Aquaman", "Felix Faust", "Superman", "Circe"]
    assert g.game.state.setup.teams == (0, 1, 0, 1)


@rule("CONF-SETUP-01")
@pytest.mark.parametrize(
    "names",
    [
        ["Superman", "Aquaman", "Wonder Woman", "Zatanna Zatara"],
        ["Superman", "Lex Luthor", "Circe", "Felix Faust"],
        ["Superman", "Lex Luthor", "Circe", "Wonder Woman"],
        ["Circe", "Lex Luthor", "Ocean Master", "Felix Faust"],
    ],
    ids=["heroes on both sides", "a mixed pair", "two mixed pairs", "villains on both sides"],
)
def test_pairs_of_other_sides_are_refused(names: list[str]) -> None:
    with pytest.raises(lineup.RuleError, match="team"):
        lineup.new_game("confrontations", 4, 1, heroes=names)


@rule("CONF-SETUP-01")
def test_characters_dealt_at_random_keep_to_the_sides_of_the_teams() -> None:
    for seed in range(20):
        state = fresh(seed).game.state
        sides = [state.cards[state.zones[z.zone_of(seat, z.CHARACTER)][0]].side for seat in range(4)]
        assert sides == ["hero", "villain", "hero", "villain"]


@rule("CONF-SETUP-02")
def test_every_player_chooses_a_free_character_of_the_own_side() -> None:
    g = fresh(identity_assignment="choose")
    heroes = {"Superman", "Wonder Woman", "Aquaman", "Zatanna Zatara"}
    villains = {"Lex Luthor", "Circe", "Ocean Master", "Felix Faust"}
    assert (g.asked, set(g.offers("hero"))) == ("A hero", heroes)
    g.do("hero", "Aquaman")
    assert (g.asked, set(g.offers("hero"))) == ("B hero", villains)
    g.do("hero", "Felix Faust")
    assert (g.asked, set(g.offers("hero"))) == ("C hero", heroes - {"Aquaman"})
    g.do("hero", "Zatanna Zatara")
    assert (g.asked, set(g.offers("hero"))) == ("D hero", villains - {"Felix Faust"})
    g.do("hero", "Circe")
    assert [seat.hero for seat in (g.A, g.B, g.C, g.D)] == ["Aquaman", "Felix Faust", "Zatanna Zatara", "Circe"]
    assert g.asked.endswith("confront")


@rule("CONF-SETUP-02")
def test_a_character_for_somebody_without_a_team_is_refused() -> None:
    with pytest.raises(lineup.RuleError, match=r"5 .* named for 4 players"):
        lineup.new_game("confrontations", 4, 1, heroes=[*HEROES, "Aquaman"])


@rule("CONF-SETUP-03")
def test_no_two_players_use_the_same_character() -> None:
    with pytest.raises(lineup.RuleError, match="Two players want"):
        lineup.new_game("confrontations", 4, 1, heroes=["Superman", "Lex Luthor", "Superman", "Circe"])
    for seed in range(20):
        g = fresh(seed)
        assert len({g.A.hero, g.B.hero, g.C.hero, g.D.hero}) == 4


@rule("CONF-SETUP-03", "CONF-SETUP-04")
@pytest.mark.parametrize("names", [HEROES, ["Aquaman", "Ocean Master", "Zatanna Zatara", "Felix Faust"], [""] * 4])
def test_a_player_has_all_three_cards_of_the_character_the_cheapest_on_top(names: list[str]) -> None:
    state = lineup.new_game("confrontations", 4, 1, heroes=names).state
    for seat in range(4):
        cards = [state.cards[card] for card in state.zones[z.zone_of(seat, z.CHARACTER)]]
        assert [card.cost for card in cards] == [9, 12, 15]
        assert len({card.name for card in cards}) == 1
        assert names[seat] in ("", cards[0].name)


@rule("CONF-SETUP-05")
def test_all_three_cards_of_everybodys_character_are_face_up() -> None:
    g = fresh()
    for viewer in EVERYBODY:
        view = g.game.view(viewer)
        for seat in range(4):
            place = z.zone_of(seat, z.CHARACTER)
            assert view.zones[place] == g.game.state.zones[place]
            assert len(view.zones[place]) == 3


# Starting decks


@rule("CONF-SETUP-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_starting_deck_is_seven_punches_and_three_vulnerabilities(players: int) -> None:
    g = Scenario(lineup.new_game("confrontations", players, 1))
    for letter in LETTERS[:players]:
        seat = getattr(g, letter)
        assert Counter(seat.deck + seat.hand) == {"Punch": 7, "Vulnerability": 3}
        assert seat.discard == seat.in_play == seat.score_pile == []


@rule("CONF-SETUP-07")
def test_a_punch_is_worth_the_same_to_a_hero_and_to_a_villain() -> None:
    g = four(hand="Punch, Vulnerability", B_hand="Punch, Vulnerability")
    for _ in "AB":
        g.play("Punch")
        assert g.power == 1
        g.play("Vulnerability")
        assert g.power == 1
        g.next_turn()


@rule("CONF-SETUP-08")
def test_a_vulnerability_does_nothing_when_drawn_or_played() -> None:
    g = four(hand="Lesson, Punch", deck="Vulnerability, Punch*2", B_hand="Punch", discard="Herald")
    g.play("Lesson")
    assert g.asked == "A main"
    assert (g.power, g.A.deck, g.A.hand) == (0, ["Punch"] * 2, ["Punch", "Vulnerability"])
    g.play("Vulnerability")
    assert g.asked == "A main"
    assert (g.power, g.A.deck, g.A.hand, g.A.discard) == (0, ["Punch"] * 2, ["Punch"], ["Herald"])
    assert [name for name, _, _ in g.moves()] == ["Lesson", "Vulnerability", "Vulnerability"]
    assert (g.B.hand, g.weaknesses, g.kicks) == (["Punch"], 16, 16)


# The table


@rule("CONF-SETUP-09")
def test_the_main_deck_is_shuffled_before_cards_are_dealt_from_it() -> None:
    orders = set()
    for seed in range(12):
        g = fresh(seed)
        order = tuple(g.line_up + g.main_deck)
        assert order == tuple(fresh(seed).line_up + fresh(seed).main_deck)
        orders.add(order)
    assert len(orders) == 12
    assert len({order[:5] for order in orders}) == 12


@rule("CONF-SETUP-10", "CONF-SETUP-13")
def test_in_a_whole_game_the_main_deck_holds_only_its_own_cards_and_the_line_up_at_most_five() -> None:
    new = lineup.new_game("confrontations", 4, 4)
    state = new.state
    dice = random.Random(4)
    while new.ask:
        assert len(state.zones[z.LINE_UP]) <= 5
        for zone in (z.MAIN_DECK, z.LINE_UP):
            assert {state.cards[card].stack for card in state.zones[zone]} <= {"main"}
        wanted = [option for option in new.ask.options if option.verb in ("play", "buy")]
        new.answer(dice.choice(wanted or new.ask.options))
    assert new.result is not None


@rule("CONF-SETUP-10", "CONF-SETUP-11")
def test_the_main_deck_is_every_card_that_is_neither_starter_nor_stack_nor_character() -> None:
    g = fresh()
    left = [card for card in BOX.cards if card.stack not in ("starter", "basic", "weakness", "character")]
    assert Counter(g.main_deck + g.line_up) == {card.name: card.copies for card in left}
    assert len(g.main_deck + g.line_up) == 108


@rule("CONF-SETUP-12", "CONF-SETUP-13")
def test_the_first_line_up_is_the_top_five_cards_of_the_main_deck() -> None:
    g = fresh()
    dealt = [move for move in g.moves() if move[1] == "main-deck"]
    assert [name for name, _, _ in dealt] == g.line_up
    assert {to for _, _, to in dealt} == {"line-up"}
    assert (len(g.line_up), len(g.main_deck)) == (5, 103)
    smaller = fresh(line_up_size=2)
    assert smaller.line_up + smaller.main_deck[:3] == g.line_up


@rule("CONF-SETUP-13")
def test_the_line_up_is_filled_to_five_slots_and_no_further() -> None:
    g = four(line_up="Herald*3", main_deck="Lesson*6")
    g.finish()
    assert g.line_up == ["Herald"] * 3 + ["Lesson"] * 2
    g.normal().finish()
    assert len(g.line_up) == 5


@rule("CONF-SETUP-14")
def test_both_stacks_lie_face_up_for_everybody() -> None:
    g = fresh()
    assert (g.kicks, g.weaknesses) == (16, 16)
    for viewer in ("", "A", "B", "C", "D"):
        assert g.seen(viewer, "kicks") == ["Enhanced Strength"] * 16
        assert g.seen(viewer, "weaknesses") == ["Weakness"] * 16


@rule("CONF-SETUP-15")
def test_enhanced_strength_can_be_bought_until_its_stack_is_empty() -> None:
    g = four(kicks="Enhanced Strength", power=6, line_up="Herald*5")
    g.buy("Enhanced Strength")
    assert (g.A.discard, g.power, g.kicks) == (["Enhanced Strength"], 3, 0)
    assert g.can("buy", "Herald")
    assert not g.can("buy", "Enhanced Strength")
    with pytest.raises(lineup.Refused):
        g.game.answer("buy enhanced-strength", 0)


@rule("CONF-SETUP-16")
def test_a_weakness_can_never_be_bought() -> None:
    g = four(power=30, line_up="Herald*5")
    assert "Weakness" not in g.offers("buy")
    assert g.why_not("buy weakness") == "CONF-SETUP-16"
    with pytest.raises(lineup.Refused):
        g.game.answer("buy weakness", 0)


@rule("CONF-SETUP-16")
def test_effects_hand_out_weaknesses() -> None:
    g = four(hand="Plague")
    g.play("Plague")
    assert (g.B.discard, g.D.discard, g.weaknesses) == (["Weakness"], ["Weakness"], 14)


@rule("CONF-SETUP-17")
def test_a_text_on_the_line_up_reaches_neither_main_deck_nor_stacks() -> None:
    g = four(hand="Raid*2", line_up="Herald, Lesson", main_deck="Archive, Parade")
    g.play("Raid")
    assert sorted(g.offers()) == ["Herald", "Lesson"]
    g.pick("Herald")
    g.play("Raid")
    assert g.destroyed == ["Herald", "Lesson"]
    assert (g.kicks, g.weaknesses, g.main_deck) == (16, 16, ["Archive", "Parade"])
    assert g.asked == "A main"


# Card types


@rule("CONF-TYPE-01")
def test_ordinary_cards_have_exactly_six_types_and_a_weakness_none() -> None:
    ordinary = [card for card in BOX.cards if not card.level]
    masks = {card.types for card in ordinary if card.name != "Weakness"}
    names = {"Starter", "Villain", "Location", "Hero", "Super Power", "Equipment"}
    assert {TYPE_NAMES[mask] for mask in masks} == names
    assert len(masks) == 6
    assert BOX.find("weakness").types == 0


@rule("CONF-TYPE-02")
def test_a_weakness_adds_nothing_to_the_different_types() -> None:
    for pile, power in (("Herald, Weakness", 1), ("Herald, Punch", 2), ("Weakness*2", 0)):
        g = four(hand="Parade", discard=pile)
        assert g.play("Parade").power == power
    assert four(hand="Archive", discard="Herald, Weakness").play("Archive").power == 0
    assert four(hand="Archive", discard="Herald, Lesson").play("Archive").power == 1


@rule("CONF-TYPE-03")
def test_punch_and_vulnerability_are_starters() -> None:
    for name in ("punch", "vulnerability"):
        assert TYPE_NAMES[BOX.find(name).types] == "Starter"
    assert four(hand="Archive", discard="Punch, Vulnerability").play("Archive").power == 0
    assert four(hand="Archive", discard="Vulnerability, Herald").play("Archive").power == 1


# Seats and turn order


@rule("CONF-SEAT-01")
def test_partners_see_each_others_hands_and_foes_only_their_size() -> None:
    g = four(hand="Herald, Punch", B_hand="Lesson*3")
    for viewer in "AC":
        assert g.seen(viewer, "A_hand") == ["Herald", "Punch"]
        assert g.seen(viewer, "B_hand") == ["?"] * 3
    for viewer in "BD":
        assert g.seen(viewer, "A_hand") == ["?"] * 2
        assert g.seen(viewer, "B_hand") == ["Lesson"] * 3
    assert (g.seen("", "A_hand"), g.seen("", "B_hand")) == (["?"] * 2, ["?"] * 3)


@rule("CONF-SEAT-02")
def test_what_partners_share_stays_hidden_from_the_foes() -> None:
    g = four(hand="Herald, Lesson", C_hand="Enhanced Strength", deck="Parade, Punch*4", C_deck="Plague, Punch*4")
    state = g.game.state
    for seat in (0, 2):
        mine = state.zones[z.zone_of(seat, z.HAND)][0]
        other = exchanged(g.game, mine, state.zones[z.zone_of(seat, z.DECK)][0])
        for foe in (1, 3, -1):
            assert other.view(foe).to_bytes() == g.game.view(foe).to_bytes()
        for partner in (0, 2):
            assert other.view(partner).to_bytes() != g.game.view(partner).to_bytes()


@rule("CONF-SEAT-02")
def test_what_a_partner_could_do_is_told_to_that_partner_alone() -> None:
    g = four(hand="Herald", C_hand="Enhanced Strength")
    assert g.can("assist", "Enhanced Strength")
    mine = g.game.view(2).ask
    assert mine is not None
    assert {option.seat for option in mine.options} == {2}
    for foe in (1, 3, -1):
        assert g.game.view(foe).ask is None


@rule("CONF-SEAT-03")
def test_the_first_player_is_drawn_at_random() -> None:
    firsts = Counter(fresh(seed).active for seed in range(200))
    assert set(firsts) == {"A", "B", "C", "D"}
    assert all(25 <= count <= 75 for count in firsts.values())


@rule("CONF-SEAT-04")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_foe_opposite_comes_second_the_partner_third_and_the_other_foe_last(first: int) -> None:
    opposite = {"A": "B", "B": "A", "C": "D", "D": "C"}
    partner = {"A": "C", "B": "D", "C": "A", "D": "B"}
    one = LETTERS[first]
    order = one + opposite[one] + partner[one] + opposite[partner[one]]
    g = fresh(first_player=first)
    assert actors(g, 4) == order


@rule("CONF-SEAT-05")
@pytest.mark.parametrize(("first", "order"), [(0, "ABCDABCDA"), (1, "BADCBADCB"), (2, "CDABCDABC"), (3, "DCBADCBAD")])
def test_turns_run_from_one_to_four_and_again(first: int, order: str) -> None:
    assert actors(fresh(first_player=first), 9) == order


@rule("CONF-SEAT-06")
def test_partners_never_take_two_turns_in_a_row() -> None:
    for seed in range(8):
        g = fresh(seed)
        teams = g.game.state.setup.teams
        for one, two in pairwise(actors(g, 9)):
            assert teams[LETTERS.index(one)] != teams[LETTERS.index(two)]


@rule("CONF-SEAT-07")
def test_the_turn_order_outlasts_defeats_and_shuffles() -> None:
    g = four(confront="B", power=9, deck="", discard="Punch*3", B_deck="", C_deck="", D_deck="")
    g.ready()
    assert g.B.level == 2
    assert g.events("shuffled")
    assert actors(g, 8) == "BCDABCDA"


@rule("CONF-SEAT-08")
def test_everybody_can_tell_the_side_and_the_place_in_the_order_of_each_player() -> None:
    for seed in range(6):
        g = fresh(seed)
        for viewer in EVERYBODY:
            view = g.game.view(viewer)
            assert LETTERS[view.fact("first")] == LETTERS[view.fact("active")] == g.active
            sides = [view.setup.cards[view.zones[z.zone_of(seat, z.CHARACTER)][0]].side for seat in range(4)]
            assert [("hero", "villain")[side] for side in view.setup.teams] == sides
            assert sides == ["hero", "villain", "hero", "villain"]


@rule("CONF-SEAT-09")
def test_before_the_first_turn_everybody_draws_five_cards_of_a_shuffled_deck() -> None:
    g = fresh()
    assert g.events("turn") == [("turn", LETTERS.index(g.active), 1)]
    for letter in "ABCD":
        seat = getattr(g, letter)
        assert (len(seat.hand), len(seat.deck)) == (5, 5)
    for letter in "ABCD":
        hands = {tuple(sorted(getattr(fresh(seed), letter).hand)) for seed in range(20)}
        assert len(hands) > 1


@rule("CONF-SEAT-10")
def test_everybody_can_read_every_discard_pile() -> None:
    g = four(discard="Herald, Punch, Lesson", D_discard="Weakness, Punch")
    for viewer in ("", "A", "B", "C", "D"):
        assert g.seen(viewer, "A_discard") == ["Herald", "Punch", "Lesson"]
        assert g.seen(viewer, "D_discard") == ["Weakness", "Punch"]


@rule("CONF-SEAT-11")
def test_decks_are_hidden_from_everybody_even_from_their_owner() -> None:
    g = four(deck="Herald, Punch", B_deck="Lesson*3", line_up="Herald", main_deck="Parade, Archive")
    for viewer in ("", "A", "B", "C", "D"):
        assert g.seen(viewer, "A_deck") == ["?"] * 2
        assert g.seen(viewer, "B_deck") == ["?"] * 3
        assert g.seen(viewer, "main_deck") == ["?"] * 2


@rule("CONF-SEAT-11")
def test_a_foes_hand_shows_no_more_than_its_size() -> None:
    g = four(hand="Herald, Punch", B_hand="Lesson, Punch, Herald", D_hand="Plague")
    for viewer in ("", "A", "C"):
        assert g.seen(viewer, "B_hand") == ["?"] * 3
        assert g.seen(viewer, "D_hand") == ["?"]
