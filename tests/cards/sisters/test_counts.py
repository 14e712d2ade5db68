"""Made-up cards that count: conditions, kinds and amounts no box of ours needs, each played at the table."""

from __future__ import annotations

import pytest

from lineup.engine.notation import write_options
from lineup.engine.state import Option
from lineup.language.sets import box
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, sister
from tests.harness.scenario import game as laid_out


def game(**zones: object) -> Scenario:
    """A game with the cards of tests/sets/sisters/counts.toml."""
    return laid_out(sets=[sister("counts")], **zones)  # type: ignore[arg-type]


def legal(g: Scenario) -> dict[str, Option]:
    """The answers to the open question by their text form."""
    return write_options(g.game.state)


# Conditions


@pytest.mark.parametrize(
    ("before", "power"),
    [("", 1), ("Raven", 1), ("Raven, Hawkgirl", 3), ("Raven, Squad Leader", 3), ("Raven, Punch", 1)],
)
def test_two_or_more_others_leave_out_the_card_itself(before: str, power: int) -> None:
    g = game(hand="Squad Leader", in_play=before)
    g.play("Squad Leader")
    assert g.power == power


@pytest.mark.parametrize(("before", "power"), [("", 3), ("Raven", 3), ("Lone Hunter", 0)])
def test_none_but_itself(before: str, power: int) -> None:
    g = game(hand="Lone Hunter", in_play=before)
    g.play("Lone Hunter")
    assert g.power == power


@pytest.mark.parametrize(
    ("before", "drawn"), [("Gotham City, Apokolips", 0), ("Gotham City, Apokolips, Force Field", 2)]
)
def test_an_ongoing_card_is_one_that_stays_and_every_location(before: str, drawn: int) -> None:
    g = game(hand="House Full", in_play=before)
    g.play("House Full")
    assert len(g.A.hand) == drawn


@pytest.mark.parametrize(("discard", "power"), [("", 4), ("Punch", 2)])
def test_an_empty_place(discard: str, power: int) -> None:
    g = game(hand="Still Waters", discard=discard)
    g.play("Still Waters")
    assert g.power == power


@pytest.mark.parametrize(("line_up", "power"), [("Parasite, Raven", 2), ("Parasite, Deadshot", 3)])
def test_so_many_in_a_place(line_up: str, power: int) -> None:
    g = game(hand="Street Patrol", line_up=line_up)
    g.play("Street Patrol")
    assert g.power == power


def test_all_but_a_kind() -> None:
    g = game(hand="Clean Slate, Batarang", discard="Starbolt, Punch")
    g.play("Clean Slate")
    assert sorted(g.offers()) == ["Punch", "Starbolt"]
    g.pick("Punch")
    assert g.destroyed == ["Punch"]
    assert len(g.A.hand) == 2  # its cost is just 0


def test_just_so_much() -> None:
    g = game(hand="Trickle", discard="Punch, Trickle, Batarang, Kick")
    g.play("Trickle")
    assert sorted(g.offers()) == ["Batarang", "Trickle"]


@pytest.mark.parametrize(("before", "drawn"), [("Raven", 0), ("Old Guard, Raven", 1), ("Raven, Punch", 0)])
def test_so_many_others_played(before: str, drawn: int) -> None:
    g = game(hand=f"Old Guard, {before}", deck="Kick*5")
    g.play(before)
    held = len(g.A.hand)
    g.play("Old Guard")
    assert len(g.A.hand) - held + 1 == drawn


@rule("CONF-CARD-14")
@pytest.mark.parametrize(
    ("text", "counted"),
    [
        ("If you played two or more Heroes this turn, +9 Power.", False),
        ("If you played Heroes with total cost 6 or more this turn, +9 Power.", False),
        ("If you played Heroes with total cost 3 or more this turn, +9 Power.", True),
        ("If you play two Heroes this turn, earlier or later, +9 Power.", False),
        ("If you play a Hero this turn, earlier or later, +9 Power.", True),
    ],
)
def test_a_card_played_again_is_one_card(text: str, counted: bool) -> None:
    counting = card_set({"name": "Counting", "type": "Equipment", "cost": 4, "text": text})
    g = laid_out(sets=[counting], hand="Raven, Amazo, Counting", deck="Kick*5")
    g.play("Raven", "Amazo").choose(1).play("Counting")
    assert (g.power >= 9) is counted


@rule("CONF-CARD-14")
def test_playing_a_card_again_is_a_further_play() -> None:
    text = "The second time you play a Hero during each of your turns, +9 Power."
    counting = card_set({"name": "Counting", "type": "Location", "cost": 4, "text": text})
    g = laid_out(sets=[counting], hand="Raven, Amazo", in_play="Counting", deck="Kick*5").play("Raven")
    assert g.power < 9
    assert g.play("Amazo").choose(1).power >= 9


@pytest.mark.parametrize(("before", "power"), [("Punch, Starbolt", 3), ("Raven, Starbolt", 0), ("Raven, Hawkgirl", 0)])
def test_so_many_card_types_played(before: str, power: int) -> None:
    g = game(hand=f"Jack of All Trades, {before}", deck="")
    g.play(before)
    held = g.power
    g.play("Jack of All Trades")
    assert g.power - held == power


@pytest.mark.parametrize(
    ("before", "power"), [("Kick, Batarang", 3), ("Kick, Kick", 0), ("Kick, Punch", 0), ("Kick, Punch, Batarang", 3)]
)
def test_so_many_names_played(before: str, power: int) -> None:
    g = game(hand=f"Many Faces, {before}", deck="")
    g.play(before)
    held = g.power
    g.play("Many Faces")
    assert g.power - held == power


@pytest.mark.parametrize(("before", "drawn"), [("Punch*3", 0), ("Trickle", 2), ("House Full", 2), ("Batarang", 0)])
def test_total_cost_played(before: str, drawn: int) -> None:
    g = game(hand=f"Overload, {before}", deck="Kick*5", discard="")
    g.play(before, "Overload")
    assert len(g.A.hand) == drawn


@pytest.mark.parametrize(("before", "power"), [("Trickle, Batarang", 4), ("Trickle, Trickle", 0), ("Batarang", 0)])
def test_one_of_each_of_two_kinds_played(before: str, power: int) -> None:
    g = game(hand=f"Two Hands, {before}")
    g.play(before)
    held = g.power
    g.play("Two Hands")
    assert g.power - held == power


@pytest.mark.parametrize(("top", "hand"), [("Punch", []), ("Kick", ["Kick"]), ("Weakness", ["Weakness"])])
def test_it_is_not(top: str, hand: list[str]) -> None:
    g = game(hand="Second Guess", deck=top)
    g.play("Second Guess")
    assert g.A.hand == hand


@pytest.mark.parametrize(
    ("top", "power", "hand"), [("Punch", 1, ["Punch"]), ("Kick", 1, []), ("Squad Leader", 0, ["Squad Leader"])]
)
def test_its_cost_is_so_much_at_most_and_even(top: str, power: int, hand: list[str]) -> None:
    g = game(hand="Heavy Odds", deck=top)
    g.play("Heavy Odds")
    assert (g.power, g.A.hand) == (power, hand)


@pytest.mark.parametrize(
    ("discard", "deck", "gained"),
    [("Punch*3", ["Punch", "Punch"], 0), ("Punch, Raven", ["Punch"], 0), ("Raven", [], 1)],
)
def test_not_at_all(discard: str, deck: list[str], gained: int) -> None:
    g = game(hand="Sweep", B_discard=discard, B_deck="")
    g.play("Sweep").pass_all()
    assert g.B.deck == deck
    assert g.B.discard.count("Weakness") == gained


@pytest.mark.parametrize(("bought", "drawn"), [("", 6), ("Raven", 5), ("Kick", 6)])
def test_nothing_from_the_line_up_this_turn(bought: str, drawn: int) -> None:
    g = game(heroes=["Patient Buyer"], deck="Punch*9", line_up="Raven", power=5)
    if bought:
        g.buy(bought)
    g.end_turn()
    assert len(g.A.hand) == drawn


def test_so_many_of_a_kind_gained_this_turn() -> None:
    g = game(heroes=["Collector"], deck="Punch*9", line_up="Raven, Batarang, Batarang", power=30)
    g.buy("Batarang").buy("Raven")
    assert not g.can("use", "Collector")
    g.buy("Batarang").use("Collector")
    assert g.A.hand == ["Punch"]


# Victory Points


@pytest.mark.parametrize(
    ("discard", "points"),
    [("Honour Guard, Raven*3", 0), ("Honour Guard, Raven*3, Hawkgirl", 5), ("Honour Guard*2, Raven*3", 10)],
)
def test_points_for_so_many_others_owned(discard: str, points: int) -> None:
    g = game(discard=discard, deck="")
    others = [sister("counts"), box("heroes-unite")]
    printed = sum(card.vp for cards in others for card in cards.cards for name in g.A.discard if card.name == name)
    assert g.A.score - printed == points


@pytest.mark.parametrize(("deck", "score"), [("Punch*2, Raven", 8), ("Raven", 10), ("Punch*12", 0)])
def test_points_become_fewer_for_each_card_owned_and_never_negative(deck: str, score: int) -> None:
    g = game(discard="Lone Pilgrim", deck=deck)
    assert g.A.score - g.A.deck.count("Raven") == score


@pytest.mark.parametrize(("cards", "score"), [("Punch*6", 10), ("Punch*7", 8), ("Punch*12", 0)])
def test_points_become_fewer_for_each_card_beyond_a_number(cards: str, score: int) -> None:
    assert game(discard="Thin Air", deck=cards).A.score == score


# Amounts


def test_power_is_doubled_as_it_is_now() -> None:
    g = game(hand="Punch*3, Storm Front, Echo Chamber", deck="Punch")
    g.play("Punch", "Punch", "Storm Front")
    assert g.power == 4
    g.play("Punch")
    assert g.power == 5
    g.play("Echo Chamber")
    assert g.power == 10


def test_extra_cards_come_with_the_next_hand_and_with_no_other() -> None:
    g = game(
        hand="Early Bird", deck="Punch*14", heroes=["Debt Collector"], line_up="Deadshot, Parasite, Raven", power=20
    )
    g.play("Early Bird").buy("Deadshot").buy("Parasite").buy("Raven").end_turn()
    assert len(g.A.hand) == 9
    g.end_turn().end_turn()
    assert len(g.A.hand) == 5


def test_extra_cards_are_drawn_after_the_cards_played_are_put_away() -> None:
    g = game(hand="Early Bird", deck="Punch*6", discard="")
    g.play("Early Bird").end_turn()
    assert sorted(g.A.hand) == ["Early Bird", *["Punch"] * 6]


def test_different_names_costs_and_types() -> None:
    g = game(
        hand="Museum Piece, Odd Prices, Full Orchestra",
        discard="Batarang*2, Skeets, Raven",
        line_up="Batarang, Kick, Museum Piece, Landmark, Landmark",
    )
    g.play("Museum Piece")
    assert g.power == 2
    g.play("Odd Prices")
    assert g.power == 2 + 3  # 2, 3 and 5
    g.play("Full Orchestra")
    assert g.power == 5 + 3


def test_each_foe_who_has_such_a_card() -> None:
    g = game(
        players=3,
        hand="Cold Reading, Bad Company",
        discard="Raven",
        B_discard="Raven*2",
        C_discard="Punch",
        B_in_play="Apokolips",
        C_in_play="Gotham City",
    )
    g.play("Cold Reading")
    assert g.power == 1
    g.play("Bad Company")
    assert len(g.A.hand) == 2


def test_of_the_cards_shown_or_discarded_only_a_kind_counts() -> None:
    g = game(hand="Open Book, Tally, Punch*2, Kick", B_hand="Raven, Hawkgirl, Punch, Kick")
    g.play("Open Book").no_defense().pick("Punch", "Kick")
    assert sorted(g.B.discard) == ["Kick", "Punch"]
    g.play("Tally").pick("Punch", "Punch", "Kick")
    assert g.power == 1 + 2


def test_what_was_gained_this_turn() -> None:
    g = game(hand="Shopping Spree", line_up="Batarang*2, Raven", power=20)
    g.buy("Batarang").buy("Batarang").buy("Raven").play("Shopping Spree")
    assert len(g.A.hand) == 2


def test_what_is_discarded_this_turn_earlier_or_later() -> None:
    g = game(hand="Tally*2, Wasteful, Punch, Kick*3", deck="")
    g.play("Tally").pick("Kick").done().play("Wasteful")
    assert g.power == 1
    g.play("Tally").pick("Kick", "Kick").done()
    assert g.power == 3


def test_a_place_is_anybodys_play_zone() -> None:
    g = game(hand="Landmark", in_play="Gotham City", B_in_play="Apokolips")
    g.play("Landmark")
    assert g.power == 2


def test_as_many_cards_as_a_card_costs() -> None:
    g = game(hand="Overcharge, Landslide, Punch*4", deck="Batarang, Kick")
    g.play("Overcharge").pick("Punch", "Punch")
    assert g.A.discard == ["Punch", "Punch"]
    before = g.main_deck
    g.play("Landslide")
    assert g.destroyed == before[:2]


# Unless


def test_one_gets_round_it_by_doing_the_other_thing() -> None:
    g = game(hand="Bitter Choice*2, Raven, Squad Leader")
    g.play("Bitter Choice").pick("Squad Leader")
    assert g.A.discard == ["Squad Leader"]
    g.play("Bitter Choice").done()
    assert g.A.discard == ["Squad Leader", "Weakness"]


def test_each_player_decides_for_themselves() -> None:
    g = game(super_villains="Vandal Savage, Tyrant", power=20, B_hand="Parasite, Punch*2", C_hand="Punch*3", players=3)
    g.buy("Vandal Savage").end_turn()
    while g.asked.endswith("defend"):
        g.no_defense()
    g.done()  # A's new hand holds no Villain
    while not g.offers() or "Parasite" not in g.offers():
        g.give(g.ask.options[0])
    g.pick("Parasite")
    assert g.B.hand == ["Parasite", "Punch", "Punch"]
    while g.asked.startswith("C pick"):
        g.give(g.ask.options[0])
    assert len(g.C.hand) == 1


# What sets a text off


def test_the_third_different_name() -> None:
    g = game(hand="Trickle*2, Cold Reading, Punch, Landmark", heroes=["Ring Leader"], discard="")
    powers = []
    for name in ("Trickle", "Trickle", "Punch", "Cold Reading", "Landmark"):
        g.play(name)
        powers.append(g.power)
    assert powers == [0, 0, 1, 1, 4]


@pytest.mark.parametrize(
    ("cards", "bonus"), [("Punch, Kick", 0), ("Punch, Kick, Trickle", 0), ("Punch, Kick, Tally", 2)]
)
def test_the_play_that_makes_it_so_many_card_types(cards: str, bonus: int) -> None:
    g = game(hand=cards, heroes=["Shape Shifter"], deck="")
    g.play(cards)
    assert g.power == 3 + bonus


def test_the_second_of_a_kind_and_no_other() -> None:
    g = game(hand="Lone Hunter*2, Cold Reading, Early Bird*2", heroes=["Twin Talents"], deck="Punch*9")
    g.play("Cold Reading")
    assert g.power == 0
    g.play("Lone Hunter")
    assert g.power == 3
    g.play("Lone Hunter", "Early Bird")
    assert (g.power, len(g.A.hand)) == (4, 1)
    g.play("Early Bird")
    assert g.A.hand == ["Punch"]


# What is named, and what is like something else


def test_a_card_type_is_named_before_the_card_is_seen() -> None:
    g = game(hand="Lucky Guess*2", deck="Raven, Punch")
    g.play("Lucky Guess").give(legal(g)["choose hero"])
    assert g.A.hand == ["Lucky Guess", "Raven"]
    g.play("Lucky Guess").give(legal(g)["choose hero"])
    assert g.A.deck == ["Punch"]


def test_a_card_is_named() -> None:
    g = game(hand="Roll the Bones", deck="Raven, Punch")
    g.play("Roll the Bones").give(legal(g)["choose raven"])
    assert g.power == 4


def test_only_cards_of_the_type_named() -> None:
    g = game(hand="Inquisitor", discard="Raven, Punch, Hawkgirl, Batarang")
    g.play("Inquisitor").give(legal(g)["choose hero"])
    assert sorted(g.A.hand) == ["Hawkgirl", "Raven"]


def test_only_cards_of_the_name_named() -> None:
    g = game(hand="Call by Name", discard="Raven, Punch*2, Batarang")
    g.play("Call by Name").give(legal(g)["choose punch"])
    assert g.destroyed == ["Punch", "Punch"]


def test_a_card_of_the_same_name() -> None:
    g = game(hand="Matching Pair, Raven, Punch", line_up="Batarang, Raven")
    g.play("Matching Pair")
    assert g.offers() == ["Raven"]
    g.pick("Raven")
    assert g.A.discard == ["Raven"]
    g = game(hand="Copycat", B_hand="Raven*2, Punch, Batarang", line_up="Raven, Hawkgirl, Kick")
    g.play("Copycat").no_defense()
    assert g.B.discard == ["Raven", "Raven"]


def test_a_card_that_costs_no_more_than_the_one_before() -> None:
    g = game(hand="Melting Pot, Tally, Punch", line_up="Raven, Trickle, Landmark, Squad Leader")
    g.play("Melting Pot").pick("Tally")
    assert "Landmark" not in g.offers()
    assert {"Trickle", "Squad Leader"} <= set(g.offers())


def test_a_card_that_costs_just_as_much() -> None:
    g = game(hand="Even Trade, Tally, Punch", discard="Squad Leader, Trickle")
    g.play("Even Trade").pick("Tally")
    assert sorted(g.offers()) == ["Squad Leader", "Tally"]


def test_further_types_while_owned_or_played_and_not_in_the_line_up() -> None:
    g = game(hand="Two Hands, Chameleon, Inquisitor", line_up="Chameleon, Raven", discard="Living Armor, Punch")
    g.play("Inquisitor").give(legal(g)["choose hero"])
    assert g.A.discard == ["Punch"]  # the Armor is a Hero in the discard pile
    g.play("Chameleon", "Living Armor", "Two Hands")
    assert g.power == 2 + 2 + 4  # the Chameleon is the Super Power, the Armor the Equipment
    g = game(hand="Street Patrol", line_up="Chameleon*2")
    g.play("Street Patrol")
    assert g.power == 2  # no Villains there


@pytest.mark.parametrize(("location", "drawn"), [("Gotham City", 0), ("", 1)])
def test_no_foe_did_so(location: str, drawn: int) -> None:
    g = game(hand="Ice Wall", B_in_play=location)
    g.play("Ice Wall").pass_all()
    assert len(g.A.hand) == drawn


@pytest.mark.parametrize(
    ("hand", "left", "weak"),
    [
        ("Trickle, Tally, Punch", ["Punch"], 0),
        ("Tally, Punch", ["Punch"], 0),
        ("Trickle, Punch", ["Punch"], 0),
        ("Punch", ["Punch"], 1),
    ],
)
def test_not_at_all_of_several(hand: str, left: list[str], weak: int) -> None:
    g = game(super_villains="Vandal Savage, Shakedown", power=20, B_hand=hand, deck="Punch*9")
    g.buy("Vandal Savage").end_turn()
    while not g.asked.endswith("main"):
        g.give(g.ask.options[-1] if g.asked.endswith("defend") else g.ask.options[0])
    assert g.B.hand == left
    assert g.B.discard.count("Weakness") == weak


def test_such_a_card_was_among_those_discarded_or_destroyed() -> None:
    g = game(hand="Loose Change*2", deck="Punch, Kick, Punch, Punch")
    g.play("Loose Change")
    assert g.power == 3
    g.play("Loose Change")
    assert g.power == 3
    g = game(hand="House Cleaning*2, Punch*3, Kick", deck="Raven*2")
    g.play("House Cleaning").pick("Punch", "Kick").done()
    assert sorted(g.A.hand) == ["House Cleaning", "Punch", "Punch"]
    g.play("House Cleaning").pick("Punch", "Punch")
    assert g.A.hand == ["Raven", "Raven"]


def test_what_was_gained_this_turn_can_be_taken_up() -> None:
    g = game(hand="Second Helping", line_up="Raven, Batarang", discard="Punch", power=20)
    g.buy("Raven").play("Second Helping")
    assert g.offers() == ["Raven"]
    g.pick("Raven")
    assert g.A.hand == ["Raven"]


# Timing


@pytest.mark.parametrize(("other", "destroyed"), [("Raven", []), ("Batarang", ["Short Fuse"])])
def test_a_condition_asked_now_and_its_effect_at_the_end_of_the_turn(other: str, destroyed: list[str]) -> None:
    g = game(hand="Short Fuse", in_play=other)
    g.play("Short Fuse")
    assert g.destroyed == []
    g.end_turn()
    assert g.destroyed == destroyed


def test_what_was_done_now_has_its_price_at_the_end_of_the_turn() -> None:
    g = game(hand="Borrowed Time, Punch", deck="Kick*9")
    g.play("Borrowed Time").pick("Punch")
    assert "Weakness" not in g.A.discard
    g.end_turn()
    assert "Weakness" in g.A.discard


def test_a_location_that_says_how_often_is_not_held_to_once_in_a_turn() -> None:
    g = game(hand="Lone Hunter, Cold Reading*2", in_play="Penitentiary", B_discard="")
    g.play("Cold Reading", "Lone Hunter", "Cold Reading")
    assert g.power == 3
    g = game(hand="Landmark*2, Squad Leader", in_play="Academy")
    g.play("Landmark")
    assert g.power == 1 + 1
    g.play("Landmark")
    assert g.power == 2 + 1
    g.play("Squad Leader")
    assert g.power == 3 + 3 + 1


def test_duplicates_are_all_but_one_of_each_name() -> None:
    g = game(hand="Second Thoughts", B_hand="Punch*3, Kick, Raven*2")
    g.play("Second Thoughts").no_defense()
    assert sorted(g.B.hand) == ["Kick", "Punch", "Raven"]
    assert sorted(g.B.discard) == ["Punch", "Punch", "Raven"]
    g = game(hand="Spring Cleaning, Punch*4, Raven", deck="Kick*5")
    g.play("Spring Cleaning")
    assert sorted(g.A.hand) == ["Kick", "Kick", "Punch", "Raven"]


@pytest.mark.parametrize(("hand", "weak"), [("Kick*3", 0), ("Kick, Punch", 1), ("Punch", 2)])
def test_for_each_card_that_lacks(hand: str, weak: int) -> None:
    g = game(hand="Arms Dealer", B_hand=hand)
    g.play("Arms Dealer").pass_all()
    assert g.B.discard.count("Weakness") == weak


def test_the_first_discard_of_each_turn() -> None:
    g = game(
        hand="Tally*2, Punch*4, Copycat",
        heroes=["Poker Face", "Loser's Luck"],
        B_hand="Raven*2",
        B_deck="Kick*9",
        line_up="Raven",
    )
    g.play("Tally").pick("Punch", "Punch").done()
    assert g.power == 2 + 2  # for two Starters, and once for the first of them
    g.play("Tally").pick("Punch").done()
    assert g.power == 4 + 1
    g.play("Copycat").pass_all()
    assert g.B.hand == ["Kick"]  # two Ravens discarded, one card drawn


@pytest.mark.parametrize(
    ("in_play", "drawn", "power"),
    [("Gotham City*1", 0, 0), ("Gotham City, Apokolips", 1, 0), ("Gotham City, Batarang", 0, 2)],
)
def test_different_names_and_card_types_controlled(in_play: str, drawn: int, power: int) -> None:
    g = game(hand="Curator", in_play=in_play)
    g.play("Curator")
    assert (len(g.A.hand), g.power) == (drawn, power)


def test_a_number_of_the_card_that_was_destroyed_or_discarded() -> None:
    g = game(hand="Scrap Metal", discard="Batarang, Punch")
    g.play("Scrap Metal").pick("Batarang")
    assert (g.power, g.destroyed) == (2, ["Batarang"])
    g = game(hand="Pawned Goods, Katana, Punch")
    g.play("Pawned Goods").pick("Katana")
    assert g.power == 1


def test_a_card_at_random_is_the_one_spoken_of_next() -> None:
    lottery = card_set(
        {"name": "Lottery", "type": "Hero", "cost": 3, "text": "Discard a random card. If it is a Hero, +5 Power."}
    )
    assert laid_out(sets=[lottery], hand="Lottery, Raven").play("Lottery").power == 5
    assert laid_out(sets=[lottery], hand="Lottery, Punch").play("Lottery").power == 0


def test_the_other_card_is_put_back_or_destroyed_and_not_the_one_drawn() -> None:
    text = (
        "Reveal the top two cards of your deck and draw one of them. Put the other on top of your deck or destroy it."
    )
    sorter = card_set({"name": "Sorter", "type": "Hero", "cost": 3, "text": text})
    g = laid_out(sets=[sorter], hand="Sorter", deck="Kick, Katana, Punch").play("Sorter").pick("Kick").choose(2)
    assert (g.A.hand, g.A.deck, g.destroyed) == (["Kick"], ["Punch"], ["Katana"])
    g = laid_out(sets=[sorter], hand="Sorter", deck="Kick, Katana, Punch").play("Sorter").pick("Kick").choose(1)
    assert (g.A.hand, g.A.deck, g.destroyed) == (["Kick"], ["Katana", "Punch"], [])


@pytest.mark.parametrize(("before", "power", "tokens"), [("", 3, 1), ("Raven", 4, 1), ("Raven, Talon", 4, 3)])
def test_the_card_itself_is_no_other(before: str, power: int, tokens: int) -> None:
    g = game(in_play=before, hand="Big Brother, Odd One Out*2")
    g.play("Big Brother", "Odd One Out", "Odd One Out")
    assert (g.power, g.A.tokens) == (power, tokens)


@pytest.mark.parametrize(("before", "power"), [("", 1), ("Raven", 1), ("Talon", 1), ("Raven, Talon", 3)])
def test_one_of_each_of_two_kinds_is_controlled(before: str, power: int) -> None:
    g = game(in_play=before, hand="Odd Couple")
    g.play("Odd Couple")
    assert g.power == power


@pytest.mark.parametrize(("before", "hand"), [("", 0), ("Punch", 0), ("Katana", 1)])
def test_one_card_is_not_both(before: str, hand: int) -> None:
    g = game(in_play=before, hand="Two of a Kind", deck="Punch*2")
    g.play("Two of a Kind")
    assert len(g.A.hand) == hand
