"""RSB-COMB and RSB-CNF: the box with other boxes, one against one and in Confrontations.

Boxes we do not have are played by made-up sets in tests/sets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

import pytest

import lineup
from lineup.engine import zones as z
from lineup.engine.definitions import Card
from lineup.games import Choice, propose_swaps
from tests.harness.rule import rule
from tests.harness.scenario import LETTERS, Scenario, card_set, game, warned

GAME = "rivals-shazam-black-adam"
BATMAN = "rivals-batman-joker"
BOX = lineup.box(GAME)
SETS = Path(__file__).parents[2] / "sets"
LANTERNS = lineup.load(SETS / "lanterns.toml")
SPEEDSTERS = lineup.load(SETS / "speedsters.toml")
OTHERS = {BATMAN: lineup.box(BATMAN), "lanterns": LANTERNS, "speedsters": SPEEDSTERS}
STACKS = {BATMAN: "Word of Power", "lanterns": "Hard-Light Construct", "speedsters": "Super-Speed"}
EXTRA = card_set({"name": "Herald", "type": "Hero", "cost": 3, "copies": 4, "text": "+1 Power."})


def combined(other: str, heroes: Sequence[str] = (), seats: int = 2, seed: int = 1) -> Scenario:
    """The game with another set mixed in."""
    return Scenario(lineup.new_game(GAME, seats, seed, sets=[OTHERS[other]], heroes=heroes))


def refusal(game: str, sets: Sequence[str | lineup.CardSet], seats: int = 2, **how: object) -> str:
    with pytest.raises(lineup.RuleError) as error:
        lineup.new_game(game, seats, 1, sets=sets, **how)  # type: ignore[arg-type]
    return str(error.value)


def main_cards(g: Scenario) -> list[Card]:
    state = g.game.state
    return [state.cards[card] for zone in (z.MAIN_DECK, z.LINE_UP) for card in state.zones[zone]]


def of(card_set: lineup.CardSet, *emblems: str) -> Counter[str]:
    """The main-deck cards of a set with these emblems (or all), by full name."""
    return Counter(
        {
            card.ref: card.copies
            for card in card_set.cards
            if card.stack == "main" and (not emblems or card.emblem in emblems)
        }
    )


def refs(g: Scenario) -> Counter[str]:
    return Counter(card.ref for card in main_cards(g))


def stacks(g: Scenario) -> dict[str, int]:
    """The stacks beside the Line-Up and how high they are."""
    return {g.cards_in(zone)[0]: len(g.cards_in(zone)) for zone in z.STACKS if g.cards_in(zone)}


def replayed(new: lineup.Game, answers: int = 150) -> None:
    """The log of a game, played some way by random answers, makes the same game again."""
    dice = Random(7)
    for _ in range(answers):
        if new.ask is not None:
            new.answer(dice.choice(new.ask.options))
    assert len(new.answers) == answers or new.result is not None
    again = lineup.replay(new.to_log())
    assert again.digest == new.digest
    assert [card.ref for card in again.state.cards] == [card.ref for card in new.state.cards]


# Mixing freely


@rule("RSB-COMB-01")
def test_a_list_of_cards_of_one_s_own_is_accepted() -> None:
    g = Scenario(lineup.new_game(GAME, 2, 1, sets=[EXTRA]))
    assert refs(g) == of(BOX) + of(EXTRA)
    assert {g.A.hero, g.B.hero} == {"Shazam!", "Black Adam"}
    assert stacks(g) == {"Word of Power": 8}


@rule("RSB-COMB-01")
def test_all_cards_of_another_game_can_be_shuffled_in() -> None:
    g = Scenario(lineup.new_game(GAME, 2, 1, sets=["heroes-unite"]))
    assert refs(g) == of(BOX) + of(lineup.box("heroes-unite"))
    assert g.super_villains == []


@pytest.mark.parametrize("other", ["heroes-unite", "confrontations", BATMAN, "lanterns"])
@rule("RSB-COMB-01")
def test_each_type_of_card_can_come_from_one_of_two_boxes(other: str) -> None:
    second = OTHERS.get(other) or lineup.box(other)
    mix = {GAME: ("Hero", "Equipment"), other: ("Villain", "Super Power", "Location")}
    g = Scenario(lineup.new_game(GAME, 2, 1, sets=[second], mix=mix))
    origins = {(card.title, card.set) for card in main_cards(g)}
    assert origins == {(group, name) for name, groups in mix.items() for group in groups}
    assert refs(g) == Counter(
        {
            card.ref: card.copies
            for each in (BOX, second)
            for card in each.cards
            if card.stack == "main" and card.title in mix[each.id]
        }
    )


@pytest.mark.parametrize("seats", [2, 5])
@rule("RSB-COMB-01")
def test_another_game_takes_types_of_cards_from_this_box(seats: int) -> None:
    mix = {"heroes-unite": ("Hero", "Location", "Super-Villain"), GAME: ("Equipment", "Super Power", "Villain")}
    g = Scenario(lineup.new_game("heroes-unite", seats, 1, sets=[GAME], mix=mix))
    while g.asked.endswith("hero"):
        g.give(g.ask.options[0])
    assert {(card.title, card.set) for card in main_cards(g)} == {
        (group, name) for name, groups in mix.items() for group in groups if group != "Super-Villain"
    }
    assert len(g.super_villains) == 8


@pytest.mark.parametrize(
    ("sets", "how"),
    [
        ([EXTRA], {}),
        (["heroes-unite"], {}),
        ([BATMAN], {}),
        ([BATMAN], {"seats": 4}),
        ([LANTERNS], {"heroes": ["Sinestro", "Shazam!"]}),
        ([SPEEDSTERS], {"seats": 4}),
        ([LANTERNS, EXTRA], {}),
        ([EXTRA, lineup.box(BATMAN)], {}),
        ([BATMAN], {"swaps": [(f"{GAME}/greed", f"{BATMAN}/clayface")]}),
        (["confrontations"], {"mix": {GAME: ("Hero", "Villain", "Location"),
                                      "confrontations": ("Super Power", "Equipment")}}),
    ],
    ids=["own cards", "heroes-unite", "duel", "teams", "lanterns", "speedsters", "three sets", "other order", "swaps",
         "groups"],
)  # fmt: skip
@rule("RSB-COMB-01")
def test_the_log_of_a_combined_game_makes_it_again(sets: list[str | lineup.CardSet], how: Mapping[str, object]) -> None:
    given = {"seats": 2, **how}
    replayed(lineup.new_game(GAME, seed=3, sets=sets, **given))  # type: ignore[arg-type]


# Swapping cards


def swap_plan(*swaps: tuple[str, str], other: str = "heroes-unite") -> Choice:
    return Choice(GAME, ("A", "B"), sets=(other,), swaps=swaps)


@rule("RSB-COMB-02")
def test_a_swap_like_for_like_is_taken_without_a_word() -> None:
    katana = (f"{GAME}/book-of-champions", f"{BATMAN}/batarang")
    assert warned(swap_plan(katana, other=BATMAN)) == ()
    g = Scenario(lineup.new_game(GAME, 2, 1, sets=[BATMAN], swaps=[katana]))
    wanted = of(BOX)
    wanted[katana[0]] -= 1
    assert refs(g) == +wanted + Counter([katana[1]])
    assert {g.A.hero, g.B.hero} == {"Shazam!", "Black Adam"}
    assert stacks(g) == {"Word of Power": 8}


@rule("RSB-COMB-02")
def test_a_swap_of_another_type_or_cost_is_warned_of_and_never_refused() -> None:
    pairs = ((f"{GAME}/death", f"{BATMAN}/joy-buzzer"), (f"{GAME}/greed", f"{BATMAN}/clayface"))
    said = warned(swap_plan(*pairs, other=BATMAN))
    assert said == (
        "Joy Buzzer (Equipment) replaces Death (Villain), a different type. (RSB-COMB-02)",
        "Joy Buzzer (cost 2) replaces Death (cost 7). (RSB-COMB-02)",
    )
    deck = refs(Scenario(lineup.new_game(GAME, 2, 1, sets=[BATMAN], swaps=pairs)))
    assert deck.total() == 60
    assert all(deck[out] == 0 and deck[into] == 1 for out, into in pairs)


@rule("RSB-COMB-02")
def test_any_box_can_give_cards_for_a_swap() -> None:
    for other in ("heroes-unite", "confrontations", BATMAN):
        into = next(card.ref for card in lineup.box(other).cards if card.stack == "main" and card.title == "Villain")
        deck = refs(Scenario(lineup.new_game(GAME, 2, 1, sets=[other], swaps=[(f"{GAME}/death", into)])))
        assert (deck.total(), deck[into], deck[f"{GAME}/death"]) == (60, 1, 0)


# Partner boxes and players


@pytest.mark.parametrize("other", list(OTHERS))
@pytest.mark.parametrize("seats", [2, 4])
@rule("RSB-COMB-03")
def test_with_another_box_of_rivals_two_or_four_play(other: str, seats: int) -> None:
    g = combined(other, seats=seats)
    assert g.game.state.players == seats
    assert len({getattr(g, LETTERS[seat]).hero for seat in range(seats)}) == seats


@pytest.mark.parametrize("seats", [2, 4])
@rule("RSB-COMB-03")
def test_with_confrontations_two_or_four_play(seats: int) -> None:
    heroes = ["Shazam!", "Black Adam", "Superman", "Circe"][:seats]
    g = Scenario(lineup.new_game("confrontations", seats, 1, sets=[GAME], heroes=heroes))
    assert [getattr(g, LETTERS[seat]).hero for seat in range(seats)] == heroes


@pytest.mark.parametrize("seats", [1, 3, 5])
@rule("RSB-COMB-03")
def test_rivals_of_two_boxes_are_not_for_other_numbers(seats: int) -> None:
    for other in OTHERS.values():
        assert "are for 2 or 4 players" in refusal(GAME, [other], seats)


@rule("RSB-COMB-03")
def test_alone_the_box_is_for_two() -> None:
    assert "is for 2 players; 4 seats were given" in refusal(GAME, [], 4)


@rule("RSB-COMB-03")
def test_rivals_of_three_boxes_are_refused() -> None:
    for seats in (2, 4):
        assert "3 boxes were named" in refusal(GAME, [LANTERNS, SPEEDSTERS], seats)


@rule("RSB-COMB-03")
def test_two_boxes_of_rivals_play_by_this_rulebook() -> None:
    for other in ([GAME], [LANTERNS]):
        assert f"rulebook of {BOX.title}" in refusal(BATMAN, other)
    assert "make Confrontations the game" in refusal(GAME, ["confrontations"])
    assert "make Confrontations the game" in refusal(BATMAN, ["confrontations"], 4)


# One against one


@pytest.mark.parametrize(
    ("heroes", "emblems"),
    [
        (("Shazam!", "The Joker"), ("shazam", "joker")),
        (("Batman", "Black Adam"), ("batman", "black-adam")),
        (("The Joker", "Black Adam"), ("joker", "black-adam")),
        (("Shazam!", "Black Adam"), ("shazam", "black-adam")),
        (("Batman", "The Joker"), ("batman", "joker")),
        (("", "Batman"), ("black-adam", "batman")),
        (("The Joker", ""), ("joker", "shazam")),
        ((), ("shazam", "joker")),
    ],
    ids=str,
)
@rule("RSB-COMB-04")
def test_one_against_one_the_main_deck_holds_the_cards_of_the_two_characters(
    heroes: tuple[str, ...], emblems: tuple[str, str]
) -> None:
    g = combined(BATMAN, heroes)
    assert {card.emblem for card in main_cards(g)} == set(emblems)
    assert refs(g) == of(BOX, *emblems) + of(OTHERS[BATMAN], *emblems)
    characters = [g.game.state.cards[g.game.state.zones[z.zone_of(seat, z.CHARACTER)][0]] for seat in (0, 1)]
    assert tuple(card.emblem for card in characters) == emblems


@rule("RSB-COMB-04")
def test_a_character_without_an_emblem_is_refused() -> None:
    facts: dict[str, object] = {"name": "Plain", "type": "Character"}
    levels = ({**facts, "id": f"plain-{level}", "cost": 6 + 3 * level, "level": level} for level in (1, 2, 3))
    plain = card_set(*levels)
    assert "Plain has no emblem" in refusal(GAME, [plain], heroes=["Shazam!", "Plain"])


@rule("RSB-COMB-05")
def test_example_of_shazam_against_sinestro() -> None:
    g = combined("lanterns", ["Shazam!", "Sinestro"])
    assert (g.A.hero, g.B.hero) == ("Shazam!", "Sinestro")
    deck = main_cards(g)
    assert {card.emblem for card in deck} == {"shazam", "sinestro"}
    assert refs(g) == of(BOX, "shazam") + of(LANTERNS, "sinestro")
    assert not [card for card in deck if card.emblem in ("black-adam", "green-lantern")]
    assert stacks(g) == {"Hard-Light Construct": 8}


@rule("RSB-COMB-04", "RSB-COMB-05")
def test_cards_of_ones_own_with_the_emblem_of_a_character_nobody_plays_stay_out() -> None:
    facts: dict[str, object] = {"type": "Villain", "cost": 3, "copies": 2, "text": "+2 Power."}
    own = card_set(
        {"name": "Guard", "emblem": "black-adam", **facts},
        {"name": "Clown", "emblem": "joker", **facts},
        {"name": "Thug", **facts},
    )
    sets = [OTHERS[BATMAN], own]
    g = Scenario(lineup.new_game(GAME, 2, 1, sets=sets, heroes=["Shazam!", "The Joker"]))
    names = Counter(card.name for card in main_cards(g))
    assert (names["Guard"], names["Clown"], names["Thug"]) == (0, 2, 2)


@pytest.mark.parametrize(
    "heroes", [(), ("Batman", "The Joker"), ("Shazam!", "Black Adam"), ("Batman", "Black Adam")], ids=str
)
@rule("RSB-COMB-06")
def test_with_batman_and_the_joker_word_of_power_is_the_stack(heroes: tuple[str, ...]) -> None:
    g = combined(BATMAN, heroes)
    assert stacks(g) == {"Word of Power": 8}
    assert not [card for card in g.game.state.cards if card.name == "Kick"]


@rule("RSB-COMB-07")
def test_with_green_lantern_and_sinestro_hard_light_construct_is_the_stack() -> None:
    for heroes in ((), ("Green Lantern", "Black Adam"), ("Shazam!", "Black Adam")):
        g = combined("lanterns", heroes)
        assert stacks(g) == {"Hard-Light Construct": 8}
        assert not [card for card in g.game.state.cards if card.name == "Word of Power"]


@rule("RSB-COMB-08")
def test_with_the_flash_and_reverse_flash_super_speed_is_the_stack() -> None:
    for heroes in ((), ("The Flash", "Black Adam"), ("Shazam!", "Reverse-Flash")):
        g = combined("speedsters", heroes)
        assert stacks(g) == {"Super-Speed": 8}
        assert not [card for card in g.game.state.cards if card.name == "Word of Power"]


@pytest.mark.parametrize("other", list(STACKS))
@rule("RSB-COMB-06", "RSB-COMB-07", "RSB-COMB-08")
def test_one_against_one_the_stack_that_is_set_up_can_be_bought_from(other: str) -> None:
    heroes = {BATMAN: "The Joker", "lanterns": "Sinestro", "speedsters": "Reverse-Flash"}
    g = game(2, box=GAME, sets=[OTHERS[other]], heroes=["Shazam!", heroes[other]], quiet=True, power=3, line_up="")
    assert g.offers("buy") == [STACKS[other]]
    assert g.buy(STACKS[other]).A.discard == [STACKS[other]]


def weakness_sets(g: Scenario) -> Counter[str]:
    state = g.game.state
    return Counter(state.cards[card].set for card in state.zones[z.WEAKNESS])


@pytest.mark.parametrize("other", list(OTHERS))
@rule("RSB-COMB-09")
def test_one_against_one_the_weaknesses_are_those_of_this_box(other: str) -> None:
    g = combined(other)
    assert weakness_sets(g) == {GAME: 10}


@pytest.mark.parametrize(
    ("base", "sets", "count"),
    [
        (GAME, [BATMAN], 10),
        (BATMAN, ["heroes-unite"], 10),
        ("confrontations", [GAME], 16),
        ("heroes-unite", [GAME], 20),
    ],
)
@rule("RSB-COMB-09")
def test_which_weaknesses_are_used_is_a_switch(base: str, sets: list[str], count: int) -> None:
    def weaknesses(**rules: str) -> Counter[str]:
        return weakness_sets(Scenario(lineup.new_game(base, 2, 1, sets=sets, rules=rules)))

    assert weaknesses() == {base: count}
    other = next(card.copies for card in lineup.box(sets[0]).cards if card.stack == "weakness")
    assert weaknesses(weakness_stack="all") == {base: count, sets[0]: other}


# Confrontations


def guests(*heroes: str, swaps: tuple[tuple[str, str], ...] = ()) -> Choice:
    return Choice("confrontations", ("A", "B", "C", "D"), sets=(GAME,), heroes=heroes, swaps=swaps)


@rule("RSB-CNF-01")
def test_in_confrontations_all_cards_of_an_unplayed_character_are_swapped() -> None:
    base = lineup.box("confrontations")
    choice = guests("Superman", "Lex Luthor", "Shazam!", "Black Adam")
    pairs = propose_swaps(choice)
    gone = {base.find(out).emblem for out, _ in pairs}
    assert gone == {"wonder-woman", "circe"}
    assert {BOX.find(into).emblem for _, into in pairs} == {"shazam", "black-adam"}
    new = lineup.new_game("confrontations", 4, 1, sets=[GAME], heroes=choice.heroes, swaps=pairs)
    deck = main_cards(Scenario(new))
    assert len(deck) == 108
    assert not [card for card in deck if card.emblem in gone]
    assert Counter(card.ref for card in deck if card.set == GAME) == Counter(into for _, into in pairs)
    cards = {card.ref: card for each in (base, BOX) for card in each.cards}
    same = [cards[out].title == cards[into].title for out, into in pairs]
    assert sum(same) >= len(same) - 3
    near = [abs(cards[out].cost - cards[into].cost) <= 1 for out, into in pairs]
    assert sum(near) >= len(near) * 3 // 4
    replayed(new)


@rule("RSB-CNF-02")
def test_in_confrontations_both_stacks_stand_and_sell() -> None:
    g = Scenario(lineup.new_game("confrontations", 4, 1, sets=[GAME]))
    assert stacks(g) == {"Enhanced Strength": 16, "Word of Power": 8}
    g = game(4, box="confrontations", sets=[BOX], heroes=["Superman", "Lex Luthor", "Shazam!", "Black Adam"],
             quiet=True, power=6, line_up="")  # fmt: skip
    assert g.offers("buy") == ["Enhanced Strength", "Word of Power"]
    g.buy("Word of Power", "Enhanced Strength")
    assert (g.A.discard, g.power) == (["Word of Power", "Enhanced Strength"], 0)
    assert weakness_sets(g) == {"confrontations": 16}


@rule("RSB-CNF-02")
def test_a_word_of_power_returns_to_the_stack_it_came_from() -> None:
    g = game(2, box="confrontations", sets=[BOX], heroes=["Superman", "Lex Luthor"], quiet=True, hand="Word of Power",
             main_deck="Ares, Tula", line_up="Mera", confront="B")  # fmt: skip
    left = stacks(g)
    g.play("Word of Power").choose(2)
    assert stacks(g) == {**left, "Word of Power": left["Word of Power"] + 1}
    assert (g.power, g.line_up[-1]) == (3, "Ares")


# More than two stacks, and groups that make no sense


def test_a_third_stack_finds_no_room_and_that_is_said() -> None:
    heroes = ["Superman", "Lex Luthor", "Shazam!", "Sinestro"]
    choice = Choice("confrontations", tuple("ABCD"), sets=(GAME, "lanterns"), heroes=tuple(heroes),
                    loaded=(BOX, LANTERNS))  # fmt: skip
    g = Scenario(lineup.new_game("confrontations", 4, 1, sets=[BOX, LANTERNS], heroes=heroes))
    assert list(stacks(g)) == ["Enhanced Strength", "Word of Power"]
    assert any("There is no room for Hard-Light Construct" in said for said in warned(choice))


@pytest.mark.parametrize(
    ("mix", "reason"),
    [
        ({GAME: ("Hero", "Villain", "Location"), BATMAN: ("Super Power",)}, "leaves out Equipment"),
        ({GAME: ("Hero", "Villain", "Location"), BATMAN: ("Super Power", "Equipment", "Villain")}, "Villain cards are"),
        ({GAME: ("Hero", "Villain"), BATMAN: ("Super Power", "Equipment", "Location", "Robot")}, "is not a group"),
        ({GAME: ("Hero", "Villain"), "nowhere": ("Super Power", "Equipment", "Location")}, 'names the set "nowhere"'),
        ({GAME: ("Hero", "Villain", "Super-Villain"), BATMAN: ("Super Power", "Equipment", "Location")},
         "is played without Super-Villains"),
    ],
    ids=["missing", "twice", "no group", "no set", "Super-Villains"],
)  # fmt: skip
def test_groups_that_make_no_sense_are_refused(mix: dict[str, tuple[str, ...]], reason: str) -> None:
    assert reason in refusal(GAME, [BATMAN], mix=mix)


def test_a_group_of_a_set_that_has_none_is_refused() -> None:
    mix = {GAME: ("Villain", "Super Power", "Equipment"), "test-set": ("Hero", "Location")}
    assert f"takes Location cards from {EXTRA.title}, which has none" in refusal(GAME, [EXTRA], mix=mix)
    everything = ("Villain", "Super Power", "Equipment", "Hero", "Location")
    wanted = {"heroes-unite": everything, BATMAN: ("Super-Villain",)}
    assert f"Super-Villain cards from {OTHERS[BATMAN].title}, which has none; Heroes Unite has some." in refusal(
        "heroes-unite", [BATMAN], mix=wanted
    )


def test_a_custom_set_overrides_cards_of_a_box_that_is_mixed_in() -> None:
    better = card_set({"overrides": f"{BATMAN}/batwoman", "id": "batwoman", "name": "Batwoman", "type": "Hero",
                       "text": "+5 Power."})  # fmt: skip
    for sets in ([OTHERS[BATMAN], better], [better, OTHERS[BATMAN]]):
        g = game(2, box=GAME, sets=sets, heroes=["Batman", "Black Adam"], quiet=True, hand="Batwoman")
        assert g.play("Batwoman").power == 5


def test_a_header_with_swaps_that_are_no_pairs_is_refused() -> None:
    log = lineup.new_game("confrontations", 4, 1, sets=[GAME]).to_log()
    for wrong in ('"swaps": [["a"]]', '"swaps": ["ab"]', '"swaps": {}', '"swaps": [[1, 2]]'):
        with pytest.raises(lineup.LogError, match="swaps should be pairs of card names"):
            lineup.replay(log.replace('"swaps": []', wrong))
