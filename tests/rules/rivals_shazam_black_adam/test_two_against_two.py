"""RSB-TWOV: two boxes of Rivals, two against two."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import lineup
from lineup import Refused
from lineup.engine import zones as z
from lineup.engine.moves import move_card
from lineup.engine.state import Option
from tests.harness.rule import rule
from tests.harness.scenario import LETTERS, Scenario, exchanged, game

GAME = "rivals-shazam-black-adam"
BATMAN = "rivals-batman-joker"
BOX = lineup.box(GAME)
SETS = Path(__file__).parents[2] / "sets"
OTHERS = {
    BATMAN: lineup.box(BATMAN),
    "lanterns": lineup.load(SETS / "lanterns.toml"),
    "speedsters": lineup.load(SETS / "speedsters.toml"),
}
STACKS = {BATMAN: "Kick", "lanterns": "Hard-Light Construct", "speedsters": "Super-Speed"}
HEROES = {
    BATMAN: ["Shazam!", "Black Adam", "Batman", "The Joker"],
    "lanterns": ["Shazam!", "Black Adam", "Green Lantern", "Sinestro"],
    "speedsters": ["Shazam!", "Black Adam", "The Flash", "Reverse-Flash"],
}
OURS, THEIRS = f"{GAME}/weakness", f"{BATMAN}/weakness"


def fresh(other: str = BATMAN, seed: int = 1, **how: Any) -> Scenario:
    """Four players with another box mixed in, at the first decision."""
    return Scenario(lineup.new_game(GAME, 4, seed, sets=[OTHERS[other]], **how))


def four(other: str = BATMAN, **given: Any) -> Scenario:
    """A and C against B and D, A's turn; Characters have no say."""
    given.setdefault("quiet", True)
    return game(4, box=GAME, sets=[OTHERS[other]], heroes=HEROES[other], **given)


def targets(g: Scenario) -> list[str]:
    return [LETTERS[option.n] for option in g.ask.options if option.verb == "confront"]


def actors(g: Scenario, turns: int) -> list[int]:
    """The seats of the next turns, each without doing anything."""
    seats = []
    for _ in range(turns):
        g.normal()
        seats.append(g.game.state.active)
        while g.asked.endswith("main"):
            if g.can("end"):
                g.end_turn()
            else:
                g.play("Weakness")
    return seats


# Setup


@pytest.mark.parametrize("other", list(OTHERS))
@rule("RSB-TWOV-01")
def test_both_main_decks_are_shuffled_together_in_full(other: str) -> None:
    state = fresh(other).game.state
    deck = Counter(state.cards[card].ref for zone in (z.MAIN_DECK, z.LINE_UP) for card in state.zones[zone])
    both = [card for each in (BOX, OTHERS[other]) for card in each.cards if card.stack == "main"]
    assert deck == Counter({card.ref: card.copies for card in both})
    assert deck.total() == (120 if other == BATMAN else 100)
    tops = {state.cards[state.zones[z.MAIN_DECK][0]].set for state in (fresh(other, n).game.state for n in range(8))}
    assert tops == {GAME, other}


@pytest.mark.parametrize("other", list(OTHERS))
@rule("RSB-TWOV-02")
def test_the_other_box_s_stack_stands_beside_word_of_power(other: str) -> None:
    g = fresh(other)
    found = [(g.cards_in(zone)[0], len(g.cards_in(zone))) for zone in z.STACKS]
    assert found == [("Word of Power", 8), (STACKS[other], 8)]


@pytest.mark.parametrize("other", list(OTHERS))
@rule("RSB-TWOV-03")
def test_cards_are_bought_from_either_stack(other: str) -> None:
    g = four(other, power=6, line_up="")
    assert g.offers("buy") == ["Word of Power", STACKS[other]]
    g.buy(STACKS[other], "Word of Power")
    assert (g.A.discard, g.power) == ([STACKS[other], "Word of Power"], 0)
    assert four(other, power=2, line_up="").offers("buy") == []


@rule("RSB-TWOV-04")
def test_one_team_is_of_super_heroes_and_one_of_super_villains() -> None:
    for seed in range(8):
        g = fresh(seed=seed)
        assert g.game.state.setup.teams == (0, 1, 0, 1)
        assert {g.A.hero, g.C.hero} == {"Shazam!", "Batman"}
        assert {g.B.hero, g.D.hero} == {"Black Adam", "The Joker"}


@pytest.mark.parametrize(
    "heroes",
    [["Shazam!", "Batman", "Black Adam", "The Joker"], ["Shazam!", "Black Adam", "The Joker", "Batman"]],
    ids=["sides apart", "a mixed team"],
)
@rule("RSB-TWOV-04")
def test_a_character_on_the_other_side_is_refused(heroes: list[str]) -> None:
    with pytest.raises(lineup.RuleError, match="is on the other side"):
        fresh(heroes=heroes)


# Seats


@rule("RSB-TWOV-05")
def test_partners_see_each_others_hands_and_foes_do_not() -> None:
    g = four(hand="Punch", B_hand="Greed", C_hand="Robin", D_hand="Death")
    hands = {"A": "Punch", "B": "Greed", "C": "Robin", "D": "Death"}
    for viewer in "ABCD":
        mine = "AC" if viewer in "AC" else "BD"
        for seat, card in hands.items():
            assert g.seen(viewer, f"{seat}_hand") == [card if seat in mine else "?"]
    assert [g.seen("", f"{seat}_hand") for seat in "ABCD"] == [["?"]] * 4


@rule("RSB-TWOV-05")
def test_a_view_is_the_same_whatever_a_foe_holds() -> None:
    g = four(C_hand="Robin", C_deck="Superman, Punch*3")
    state = g.game.state
    held, other = state.zones[z.zone_of(2, z.HAND)][0], state.zones[z.zone_of(2, z.DECK)][0]
    swapped = exchanged(g.game, held, other)
    for foe in (1, 3, -1):
        assert swapped.view(foe).to_bytes() == g.game.view(foe).to_bytes()
    assert swapped.view(0).to_bytes() != g.game.view(0).to_bytes()


@pytest.mark.parametrize("first", range(4))
@rule("RSB-TWOV-06")
def test_partners_take_separate_turns_and_the_teams_alternate(first: int) -> None:
    g = fresh(rules={"first_player": first})
    seats = actors(g, 5)
    assert seats[0] == first
    assert sorted(seats[:4]) == [0, 1, 2, 3]
    teams = [g.game.state.setup.teams[seat] for seat in seats]
    assert all(one != two for one, two in pairwise(teams))


@rule("RSB-TWOV-07")
def test_example_of_shazam_black_adam_the_flash_and_reverse_flash() -> None:
    g = fresh("speedsters", heroes=HEROES["speedsters"], rules={"first_player": 0})
    names = [getattr(g, LETTERS[seat]).hero for seat in actors(g, 5)]
    assert names == ["Shazam!", "Black Adam", "The Flash", "Reverse-Flash", "Shazam!"]


@pytest.mark.parametrize("first", range(4))
@rule("RSB-TWOV-08")
def test_the_turn_order_never_changes(first: int) -> None:
    seats = actors(fresh(rules={"first_player": first}), 12)
    assert seats == seats[:4] * 3


@rule("RSB-TWOV-08")
def test_a_defeat_does_not_change_the_turn_order() -> None:
    g = four(confront="B", power=9, deck="Punch*5").ready().pass_blocks()
    assert g.B.level == 2
    assert actors(g, 6) == [1, 2, 3, 0, 1, 2]


# Blocks


@rule("RSB-TWOV-09")
def test_both_members_of_the_confronted_team_may_block() -> None:
    g = four(confront="B", power=9, B_hand="Pride, Punch", D_hand="Killer Croc, Punch", C_hand="Batmobile")
    g.ready()
    assert (g.asked, g.offers("block")) == ("B block", ["Pride"])
    g.no_block()
    assert (g.asked, g.offers("block")) == ("D block", ["Killer Croc"])
    g.block("Killer Croc").pick("Black Adam")
    assert (g.B.cost, g.D.cost) == (12, 9)
    g.pass_blocks()
    assert (g.B.level, g.C.hand) == (1, ["Batmobile"])


@pytest.mark.parametrize(("chosen", "costs"), [("Black Adam", (12, 9)), ("The Joker", (9, 12))])
@rule("RSB-TWOV-09")
def test_a_block_raises_the_own_or_the_teammates_character(chosen: str, costs: tuple[int, int]) -> None:
    g = four(confront="B", power=9, B_hand="Pride, Punch").ready().block("Pride")
    assert set(g.offers()) == {"Black Adam", "The Joker"}
    g.pick(chosen)
    assert (g.B.cost, g.D.cost) == costs


# Whom to confront


@pytest.mark.parametrize(
    ("levels", "offered"),
    [((1, 1, 1, 1), "BD"), ((1, 1, 1, 2), "B"), ((1, 3, 1, 2), "D"), ((2, 2, 1, 2), "BD"), ((1, 3, 1, 3), "BD")],
)
@rule("RSB-TWOV-10")
def test_only_foes_of_the_lowest_level_can_be_confronted(levels: tuple[int, ...], offered: str) -> None:
    g = four(levels=levels, choose=True)
    assert targets(g) == list(offered)
    for foe in {"B", "D"} - set(offered):
        seat = LETTERS.index(foe)
        character = g.game.state.zones[z.zone_of(seat, z.CHARACTER)][0]
        with pytest.raises(Refused):
            g.game.answer(Option(0, "confront", character, seat))


@rule("RSB-TWOV-10")
def test_the_level_decides_and_not_the_cost() -> None:
    weak = ", ".join([OURS] * 4)
    g = four(levels=[1, 1, 1, 2], choose=True, D_in_play=weak)
    assert (g.B.cost, g.D.cost, targets(g)) == (9, 8, ["B"])
    g = four(levels=[1, 1, 1, 1], choose=True, D_in_play=OURS)
    assert (g.B.cost, g.D.cost, targets(g)) == (9, 8, ["B", "D"])


# The end


@pytest.mark.parametrize("foe", ["B", "D"])
@rule("RSB-TWOV-11")
def test_beating_the_last_character_of_one_foe_wins_at_once(foe: str) -> None:
    g = four(levels=[1, 3, 1, 3], confront=foe, power=15, B_discard="Death", hand="Vulnerability")
    g.ready().pass_blocks()
    assert (g.over, g.winners) == (True, ["A", "C"])
    assert g.A.hand == ["Vulnerability"]


@rule("RSB-TWOV-11")
def test_beating_an_earlier_character_wins_nothing() -> None:
    g = four(levels=[1, 2, 1, 2], confront="B", power=15).ready().pass_blocks()
    assert (g.over, g.B.level) == (False, 3)


@rule("RSB-TWOV-12")
def test_when_the_main_deck_runs_out_the_teams_points_are_added_up() -> None:
    g = four(line_up="Greed", main_deck="", discard="Robin", C_discard="Huntress", B_discard="Superman")
    g.end_turn()
    assert (g.over, g.result.scores, g.winners) == (True, (1, 3, 1, 0), ["B", "D"])
    g = four(line_up="Greed", main_deck="", discard="Death", C_discard="Wrath, War", B_discard="Superman").end_turn()
    assert (g.result.scores, g.winners) == ((2, 3, 2, 0), ["A", "C"])


@rule("RSB-TWOV-12")
def test_a_tie_goes_to_the_team_with_more_characters_then_to_the_one_with_more_cards() -> None:
    equal: dict[str, str] = {"main_deck": "", "deck": "", "B_deck": "", "C_deck": "", "D_deck": ""}
    for spoils, expected in (("Death, War, Wrath", ["B", "D"]), ("Death, War, Wrath, Greed", ["A", "C"])):
        g = four(**equal, levels=[1, 1, 2, 1], C_discard=spoils, line_up="Gluttony")
        fallen = next(card for card in g.game.state.zones[z.UNUSED] if g.game.state.cards[card].id == "batman-9")
        move_card(g.game.state, fallen, z.zone_of(1, z.SCORE))
        g.end_turn()
        assert g.result.scores == (0, 4, 4 if expected[0] == "B" else 5, 0)
        assert g.winners == expected
    g = four(
        **equal, line_up="Greed", discard="War", B_discard="Wrath", C_discard="Punch", D_discard="Punch*2"
    ).end_turn()
    assert (g.result.scores, g.winners) == ((1, 1, 0, 0), ["B", "D"])
    g = four(
        **equal, line_up="Greed", discard="War", B_discard="Wrath", C_discard="Punch*2", D_discard="Punch*2"
    ).end_turn()
    assert g.winners == ["A", "B", "C", "D"]


# Weaknesses


@rule("RSB-TWOV-13")
def test_the_weaknesses_of_both_boxes_form_one_shuffled_stack() -> None:
    orders = set()
    for seed in range(6):
        g = fresh(seed=seed)
        state = g.game.state
        kinds = [state.cards[card].ref for card in state.zones[z.WEAKNESS]]
        assert Counter(kinds) == {OURS: 10, THEIRS: 10}
        orders.add(tuple(kinds))
        for viewer in (-1, 0, 1, 2, 3):
            assert all(card < 0 for card in g.game.view(viewer).zones[z.WEAKNESS])  # nobody knows the order
    assert len(orders) == 6


@rule("RSB-TWOV-13", "RSB-CNF-03")
def test_a_box_that_gives_single_cards_brings_no_weaknesses() -> None:
    sets = [BATMAN, "confrontations"]
    state = lineup.new_game(GAME, 4, 1, sets=sets, swaps=[("atom-smasher", "steel")]).state
    assert Counter(state.cards[card].ref for card in state.zones[z.WEAKNESS]) == {OURS: 10, THEIRS: 10}


@rule("RSB-TWOV-13")
def test_a_weakness_is_taken_from_the_top() -> None:
    for top in (OURS, THEIRS):
        rest = THEIRS if top == OURS else OURS
        g = four(hand="Power of Zeus", weaknesses=f"{top}, {rest}, {rest}, {rest}").play("Power of Zeus")
        state = g.game.state
        gained = [state.cards[card].ref for seat in (1, 3) for card in state.zones[z.zone_of(seat, z.DISCARD)]]
        assert gained == [top, rest]


@rule("RSB-TWOV-13")
def test_each_weakness_keeps_its_own_rules() -> None:
    g = four(hand=f"{OURS}, Punch")
    assert (g.offers("play"), g.can("end")) == (["Weakness"], False)
    g.play("Weakness")
    assert (g.A.cost, g.A.in_play) == (8, ["Weakness"])
    g.finish()
    assert (g.A.in_play, g.A.cost) == (["Weakness"], 8)
    g = four(hand=f"{THEIRS}, Punch", deck="Punch*5")
    assert (sorted(g.offers("play")), g.can("end")) == (["Punch", "Weakness"], True)
    g.play("Weakness")
    assert g.A.cost == 9
    g.finish()
    assert (g.A.in_play, "Weakness" in g.A.discard) == ([], True)


@rule("RSB-WEAK-05")
def test_a_weakness_of_the_other_box_may_be_played_before_one_that_has_to_be() -> None:
    g = four(hand=[OURS, THEIRS, f"{GAME}/punch"])
    assert g.offers("play") == ["Weakness", "Weakness"]
    cards = g.game.state.cards
    theirs = next(option for option in g.ask.options if option.verb == "play" and cards[option.card].ref == THEIRS)
    assert not g.give(theirs).can("play", "Punch")
    assert g.play("Weakness").can("play", "Punch")


@rule("RSB-TWOV-13")
def test_a_destroyed_weakness_returns_on_top_or_stays_destroyed_as_its_box_has_it() -> None:
    g = four(hand="Doctor Fate", discard=f"{OURS}, {THEIRS}", weaknesses=f"{THEIRS}, {THEIRS}", deck="Punch")
    g.play("Doctor Fate").pick("Weakness", "Weakness")
    state = g.game.state
    assert [state.cards[card].ref for card in state.zones[z.WEAKNESS]] == [OURS, THEIRS, THEIRS]
    assert [state.cards[card].ref for card in state.zones[z.DESTROYED]] == [THEIRS]
    assert [card >= 0 for card in g.game.view(-1).zones[z.WEAKNESS]] == [True, False, False]  # it was seen to go there


@rule("RSB-TWOV-13")
def test_a_weakness_destroyed_in_hand_is_shown_on_its_way_to_the_stack() -> None:
    g = four(hand=f"Doctor Fate, {THEIRS}", deck=OURS, weaknesses=f"{THEIRS}, {THEIRS}")
    g.play("Doctor Fate")
    own = next(option for option in g.ask.options if option.card >= 0 and g.game.state.cards[option.card].ref == OURS)
    g.give(own).done()
    assert g.game.view(1).zones[z.WEAKNESS][0] == own.card


# Defenses


@rule("RSB-TWOV-14")
def test_a_defense_covers_only_its_user() -> None:
    g = four(hand="Lust", B_hand="Batarang", D_hand="Isis, Punch").play("Lust").foe("B")
    assert g.asked == "B defend"
    assert [option.n for option in g.ask.options if option.verb == "defend"] == [1]
    g.no_defense()
    assert g.asked != "D defend"
    assert g.D.hand == ["Isis", "Punch"]


@rule("RSB-TWOV-14")
def test_of_two_attacked_partners_each_defends_alone() -> None:
    g = four(hand="Power of Zeus", B_hand="Isis, Batarang", D_hand="Punch").play("Power of Zeus")
    assert [option.n for option in g.ask.options if option.verb == "defend"] == [1, 1]
    g.defend("Isis")
    assert g.asked == "D defend"
    assert not g.can("defend")
    g.no_defense()
    assert ("Weakness" in g.B.discard, g.D.discard) == (False, ["Weakness"])


def test_teammates_at_rivals_have_no_assist() -> None:
    g = four(hand="Punch", C_hand="Punch")
    assert g.game.why_not("assist punch", 2).text == "This game has no Assist."


def test_a_foe_of_a_higher_level_is_refused_by_name_and_by_number() -> None:
    g = four(choose=True, levels=(1, 1, 1, 2))
    for text in ("confront 3", "confront the joker"):
        assert g.game.why_not(text).text == "D is at Level 2; you can only confront the lowest Level: B (confront 1)."
