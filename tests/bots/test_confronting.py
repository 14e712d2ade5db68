"""The casual bot in Confrontations and Rivals: when it confronts, helps and Blocks, and how it takes their texts."""

from __future__ import annotations

from typing import Any

import pytest

from lineup.bots import CasualBot, own_ask, partner_ask
from lineup.bots.judging.board import BeginnerEyes
from lineup.engine import notation
from lineup.engine.state import Option
from tests.harness.editions import former_cards
from tests.harness.scenario import LETTERS, Scenario, card_set, game

BJ = "rivals-batman-joker"
SBA = "rivals-shazam-black-adam"
TEAMS = ["Superman", "Lex Luthor", "Wonder Woman", "Circe"]


def chosen(g: Scenario, poll: bool = False) -> Option:
    """What a casual bot at the seat asked would answer, or its partner when polled."""
    ask = partner_ask(g.ask) if poll else own_ask(g.ask)
    assert ask is not None
    option = CasualBot(ask.seat, "1").choose(g.game.view(ask.seat), ask)
    assert option in ask.options
    return option


def answer_of(g: Scenario, poll: bool = False) -> str:
    """The same in notation, with the seat in front if it is not A's."""
    option = chosen(g, poll)
    text = option.verb if option not in g.ask.options else notation.write_option(g.game.state, option)
    return text if option.seat == 0 else f"{LETTERS[option.seat]} {text}"


def go_on(g: Scenario) -> str:
    """Let a casual bot answer; returns what it answered."""
    text = answer_of(g)
    g.give(chosen(g))
    return text


def duel(**zones: Any) -> Scenario:
    """A duel of Batman against The Joker, whose Characters do nothing."""
    return game(box=BJ, heroes=["Batman", "The Joker"], quiet=True, **zones)


def teams(**zones: Any) -> Scenario:
    """Confrontations of A and C against B and D, whose Characters do nothing."""
    return game(4, box="confrontations", heroes=TEAMS, quiet=True, **zones)


# Whether to confront


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("Killing Joke, Superman, Punch", "confront 1"),  # 9 Power
        ("Killing Joke, Superman, Vulnerability", "normal"),  # 8
        ("Huntress, Batwoman, Punch*2", "confront 1"),  # 4 + 3 + 2 in a Confrontation
    ],
)
def test_it_confronts_when_its_hand_reaches_the_cost(hand: str, answer: str) -> None:
    assert answer_of(duel(choose=True, hand=hand, B_deck="Vulnerability")) == answer


def test_it_reckons_with_the_cards_it_will_draw() -> None:
    hand = "Killing Joke, Red Robin, Kick"
    good = duel(choose=True, hand=hand, deck="Superman, Ra's al Ghul, Bane", B_deck="Vulnerability")
    bad = duel(choose=True, hand=hand, deck="Vulnerability*3", B_deck="Vulnerability")
    assert (answer_of(good), answer_of(bad)) == ("confront 1", "normal")


def test_it_reckons_with_its_character_and_its_locations() -> None:
    hand = "Superman, Nightwing, Punch"
    zones: dict[str, Any] = {"box": BJ, "choose": True, "hand": hand, "B_deck": "Vulnerability"}
    assert answer_of(game(heroes=["Batman", "The Joker"], levels=[3, 1], **zones)) == "confront 1"
    assert answer_of(game(heroes=["Batman", "The Joker"], quiet=True, **zones)) == "normal"
    text = "Ongoing: The first time you play a Hero during each of your turns, draw a card."
    zones |= {"sets": [card_set({"name": "Den", "type": "Location", "cost": 6, "text": text})], "deck": "Bane"}
    assert answer_of(game(heroes=["Batman", "The Joker"], quiet=True, **zones)) == "normal"
    zones["in_play"] = "Den"
    assert answer_of(game(heroes=["Batman", "The Joker"], quiet=True, **zones)) == "confront 1"


def test_it_reckons_with_blocks_the_foe_may_hold() -> None:
    hand = "Killing Joke, Superman, Punch*2"
    soft = duel(choose=True, hand=hand, B_hand="Punch*2", B_deck="Punch")
    hard = duel(choose=True, hand=hand, B_hand="Batmobile*2, Killer Croc", B_deck="Master Martial Artist")
    assert (answer_of(soft), answer_of(hard)) == ("confront 1", "normal")


def test_it_reckons_with_weaknesses_that_lower_the_cost() -> None:
    zones: dict[str, Any] = {"hand": "War, Punch*2", "B_deck": "Vulnerability"}
    cheap = game(box=SBA, heroes=["Shazam!", "Black Adam"], quiet=True, choose=True, B_in_play="Weakness*2", **zones)
    dear = game(box=SBA, heroes=["Shazam!", "Black Adam"], quiet=True, choose=True, **zones)
    assert (answer_of(cheap), answer_of(dear)) == ("confront 1", "normal")


@pytest.mark.parametrize(("mate", "confronts"), [("Supergirl", True), ("Power Armor", False)])
def test_it_reckons_with_the_assists_in_its_partners_hand(mate: str, confronts: bool) -> None:
    g = teams(choose=True, hand="Ares, Punch", C_hand=mate, B_deck="Vulnerability", D_deck="Vulnerability")
    assert answer_of(g).startswith("confront") == confronts


def test_of_several_foes_it_confronts_the_highest_level() -> None:
    g = game(
        3, box="confrontations", choose=True, hand="Ares*1, Magog, Apollo, Punch*2", levels=[1, 1, 2],
        rules={"confront_target": "any"}, B_deck="Vulnerability", C_deck="Vulnerability",
    )  # fmt: skip
    assert chosen(g).n == 2


# Playing a Confrontation


def test_it_plays_everything_useful_and_is_ready() -> None:
    g = duel(confront="B", hand="Punch, Red Robin, Kick, Vulnerability", deck="Punch, Vulnerability")
    assert [go_on(g) for _ in range(5)] == ["play red-robin", "play kick", "play punch", "play punch", "ready"]
    assert g.asked != "A main"


def test_a_weakness_that_must_be_played_is_played_first() -> None:
    g = game(box=SBA, confront="B", hand="Weakness, Punch")
    assert [go_on(g), go_on(g), go_on(g)] == ["play weakness", "play punch", "ready"]


def test_a_card_on_its_character_is_played_before_the_turn_ends() -> None:
    g = game(2, box="confrontations", hand="Enhanced Strength", deck="Punch*5", B_deck="Punch*5")
    g.store("Enhanced Strength").next_turn()
    g.next_turn()
    played = [go_on(g) for _ in range(7)]
    assert "play stored:enhanced-strength" in played[:6]
    assert g.A.stored == []


@pytest.mark.parametrize(("power", "line_up", "answer"), [(2, "Steel, Krypto", "play"), (4, "Ares", "store")])
def test_it_lays_an_assist_card_on_its_character_where_its_power_buys_nothing(
    power: int, line_up: str, answer: str
) -> None:
    g = game(2, box="confrontations", power=power, hand="Jimmy Olsen", line_up=line_up, kicks="")
    assert answer_of(g) == f"{answer} jimmy-olsen"


def test_it_never_lays_a_card_aside_in_a_confrontation() -> None:
    g = game(2, box="confrontations", confront="B", hand="Jimmy Olsen", line_up="Ares")
    assert answer_of(g) == "play jimmy-olsen"


@pytest.mark.parametrize(("deck", "uses"), [("Cyclone, Freddy Freeman, Tawky Tawny", True), ("Punch*3", False)])
def test_it_pays_for_an_ability_only_with_what_brings_less(deck: str, uses: bool) -> None:
    g = game(box=SBA, heroes=["Shazam!", "Black Adam"], hand="Punch, Vulnerability", deck=deck, line_up="", kicks="")
    assert (answer_of(g) == "use shazam-9") == uses


def test_it_plays_a_card_without_text_where_its_character_names_it() -> None:
    zones: dict[str, Any] = {"hand": "Vulnerability", "power": 5, "line_up": "War", "kicks": "", "box": SBA}
    g = game(heroes=["Black Adam", "Shazam!"], **zones)
    assert [go_on(g) for _ in range(3)] == ["play vulnerability", "buy war", "pick play:vulnerability"]
    g = game(heroes=["Shazam!", "Black Adam"], **zones)
    assert answer_of(g) == "buy war"


@pytest.mark.parametrize(("power", "said"), [(11, "no"), (4, "yes")])
def test_it_cancels_only_a_confrontation_that_fails(power: int, said: str) -> None:
    g = game(2, box="confrontations", confront="B", power=power, hand="Illusions", B_deck="Vulnerability")
    g.play("Illusions")
    assert g.asked == "A may"
    assert answer_of(g) == said


@pytest.mark.parametrize(("levels", "power", "said"), [((1, 1, 1, 2), 9, "yes"), ((1, 1, 1, 2), 5, "no")])
def test_it_switches_to_a_better_target_within_reach(levels: tuple[int, ...], power: int, said: str) -> None:
    g = teams(confront="B", levels=levels, power=power, hand="Magog", B_deck="Vulnerability", D_deck="Vulnerability")
    g.play("Magog")
    assert answer_of(g) == said


@pytest.mark.parametrize(("power", "said"), [(9, "no"), (7, "yes"), (2, "no")])
def test_it_takes_a_weakness_only_where_that_decides(power: int, said: str) -> None:
    g = game(2, box="confrontations", confront="B", power=power - 3, hand="Bizarro", B_deck="Vulnerability")
    g.play("Bizarro")
    assert answer_of(g) == said


def test_outside_a_confrontation_it_takes_no_weakness() -> None:
    g = game(2, box="confrontations", hand="Bizarro").play("Bizarro")
    assert answer_of(g) == "no"


@pytest.mark.parametrize(("power", "way"), [(8, "choose 2"), (9, "choose 1")])
def test_it_gambles_with_a_word_of_power_only_when_it_is_short(power: int, way: str) -> None:
    g = game(box=SBA, confront="B", power=power - 2, hand="Word of Power", B_deck="Vulnerability", quiet=True)
    g.play("Word of Power")
    assert answer_of(g) == way


def test_short_of_power_it_chooses_power_and_else_a_card() -> None:
    g = duel(confront="B", power=6, hand="Catwoman", line_up="Batarang", B_deck="Vulnerability").play("Catwoman")
    assert answer_of(g) == "choose 1"
    g = duel(hand="Catwoman", line_up="Batarang").play("Catwoman")
    assert answer_of(g) == "choose 2"


def test_of_two_ways_it_takes_both_unless_one_harms_more() -> None:
    g = game(2, box="confrontations", confront="B", hand="Chimera, Punch", deck="Steel*2", B_deck="Punch")
    g.play("Chimera")
    first = go_on(g)
    while g.what in ("discard", "destroy"):
        go_on(g)
    assert first == "choose 2"
    assert answer_of(g) == "choose 1"


def test_it_discards_for_power_what_gives_less() -> None:
    g = duel(confront="B", hand="Bane, Kick, Superman", B_deck="Vulnerability").play("Bane")
    assert answer_of(g) == "pick hand:kick"
    g = duel(confront="B", hand="Bane, Superman", B_deck="Vulnerability").play("Bane")
    assert answer_of(g) == "done"


@pytest.mark.parametrize(("power", "picked"), [(4, "pick play:steel"), (9, "done")])
def test_it_destroys_a_good_card_only_where_its_power_decides(power: int, picked: str) -> None:
    g = game(
        2, box="confrontations", confront="B", power=power, hand="Trident of Lucifer", in_play="Steel",
        B_deck="Vulnerability", quiet=True, heroes=["Superman", "Circe"],
    )  # fmt: skip
    g.play("Trident of Lucifer")
    assert answer_of(g) == picked


def test_it_plays_again_and_uses_the_texts_that_give_most() -> None:
    g = game(2, box="confrontations", hand="Superboy", in_play="Flight, Impervious").play("Superboy")
    assert answer_of(g) == "pick play:impervious"
    g = game(2, box="confrontations", hand="Eclipso", line_up="Steel, Ares").play("Eclipso")
    assert answer_of(g) == "pick line-up:ares"


def test_a_card_whose_play_has_not_resolved_is_not_there_to_be_played_again() -> None:
    g = game(2, box="confrontations", hand="Mystic Control", in_play="Impervious", B_hand="Superboy, Punch")
    g.play("Mystic Control").pass_all().pick("Superboy")
    assert g.power == 1 + 3  # Superboy finds Impervious alone, not Mystic Control
    assert g.asked == "A main"


# Assist


def test_a_partner_assists_where_that_decides_the_confrontation() -> None:
    zones: dict[str, Any] = {"confront": "B", "C_hand": "Steel, Supergirl, Punch", "B_deck": "Punch", "D_deck": "Punch"}
    g = teams(power=8, **zones)
    assert answer_of(g, poll=True) == "C assist steel"  # the one missed least
    g = teams(power=6, **zones)
    assert answer_of(g, poll=True) == "C assist supergirl"
    g = teams(power=9, **zones)
    assert answer_of(g, poll=True) == "C pass"
    g = teams(power=2, **zones)
    assert answer_of(g, poll=True) == "C pass"


def test_a_partner_waits_while_the_active_players_own_hand_suffices() -> None:
    g = teams(confront="B", power=5, hand="Magog", C_hand="Steel", B_deck="Punch", D_deck="Punch")
    assert answer_of(g, poll=True) == "C pass"
    g = teams(confront="B", power=5, hand="Power Armor, Punch", C_hand="Steel", B_deck="Punch", D_deck="Punch")
    assert answer_of(g, poll=True) == "C assist steel"


def test_at_the_last_chance_a_partner_assists_too() -> None:
    g = teams(confront="B", power=8, C_hand="Steel, Punch", B_deck="Punch", D_deck="Punch").ready()
    assert g.asked == "C assist"
    assert answer_of(g) == "C assist steel"


@pytest.mark.parametrize(("line_up", "helps"), [("Hera", True), ("Steel", False), ("Ares", False)])
def test_in_a_turn_of_buying_a_partner_helps_to_a_dear_card_only(line_up: str, helps: bool) -> None:
    g = teams(power=4, line_up=line_up, kicks="", C_hand="Jimmy Olsen, Punch").end_turn()
    assert (answer_of(g) == "C assist jimmy-olsen") == helps


def test_a_partner_lets_the_active_player_play_first() -> None:
    g = teams(power=4, line_up="Hera", hand="Punch", C_hand="Jimmy Olsen")
    assert answer_of(g, poll=True) == "C pass"


def test_it_gives_assist_to_the_card_that_helps_most() -> None:
    g = teams(confront="B", hand="Lois Lane", C_hand="Power Armor, Magog, Vulnerability", B_deck="Punch")
    g.play("Lois Lane")
    assert g.asked == "C pick"
    assert answer_of(g) == "C pick hand:magog"
    g = teams(hand="Lois Lane", C_hand="Power Armor, Magog").play("Lois Lane")
    assert answer_of(g) == "C done"


# Blocks


def blocked(power: int, **zones: Any) -> str:
    """What the first blocker of the other side answers to this much Power against cost 9."""
    return answer_of(teams(confront="B", power=power, **zones).ready())


def test_it_blocks_with_the_card_missed_least_that_lifts_the_cost_above_the_power() -> None:
    assert blocked(9, B_hand="Tula, Power Armor, Impervious") == "B block tula"
    assert blocked(11, B_hand="Tula, Power Armor, Impervious") == "B block power-armor"


@pytest.mark.parametrize("power", [8, 18])
def test_it_blocks_neither_without_need_nor_in_vain(power: int) -> None:
    assert blocked(power, B_hand="Tula, Power Armor, Impervious") == "B pass"


def test_it_blocks_with_several_cards_where_one_is_not_enough() -> None:
    g = teams(confront="B", power=13, B_hand="Tula, Power Armor, Magic Bracelets").ready()
    assert [go_on(g), go_on(g)] == ["B block power-armor", "B pick character:lex-luthor-1"]
    assert go_on(g) == "B block tula"
    go_on(g)
    assert g.B.cost == 14
    assert answer_of(g) == "B pass"


def test_it_blocks_for_its_partner_and_together_with_it() -> None:
    g = teams(confront="B", power=10, B_hand="Punch", D_hand="Power Armor").ready()
    assert go_on(g) == "B pass"
    assert [go_on(g), go_on(g)] == ["D block power-armor", "D pick character@1:lex-luthor-1"]
    g = teams(confront="B", power=12, B_hand="Tula", D_hand="Magic Bracelets").ready()
    assert [go_on(g) for _ in range(4)] == [
        "B block tula",
        "B pick character:lex-luthor-1",
        "D block magic-bracelets",
        "D pick character@1:lex-luthor-1",
    ]
    assert g.B.level == 1


@pytest.mark.parametrize(
    ("power", "hand", "discard", "answer"),
    [
        (11, "Etrigan", "Faora, Bizarro", "B block etrigan"),  # itself counts too: +3
        (12, "Etrigan", "Faora, Bizarro", "B pass"),
        (10, "Hera", "", "B block hera"),  # 1 and Level 1
        (13, "Scientific Genius, Ares, Magog", "", "B block scientific-genius"),  # 3 + 2 Victory Points
        (14, "Scientific Genius, Ares, Magog", "", "B pass"),
    ],
)
def test_it_counts_what_a_block_would_add(power: int, hand: str, discard: str, answer: str) -> None:
    assert blocked(power, B_hand=hand, B_discard=discard) == answer


def test_it_reckons_with_blocks_made_weaker() -> None:
    g = teams(confront="B", power=7, hand="Zod", B_hand="Tula", D_hand="").play("Zod").ready()
    assert (g.power, answer_of(g)) == (10, "B pass")


def test_it_switches_the_confrontation_to_a_dearer_character_of_its_team() -> None:
    g = game(
        4, box="confrontations", heroes=["Superman", "Lex Luthor", "Wonder Woman", "Circe"], quiet=True,
        confront="B", levels=[1, 1, 1, 2], power=10, B_hand="Swamp Thing, Punch",
    )  # fmt: skip
    assert answer_of(g.ready()) == "B block swamp-thing"
    g = teams(confront="B", power=10, B_hand="Swamp Thing, Punch").ready()
    assert answer_of(g) == "B pass"


@former_cards()
def test_it_uses_an_ability_of_the_block_window() -> None:
    g = game(
        4, box="confrontations", heroes=["Wonder Woman", "Ocean Master", "Superman", "Circe"], levels=[1, 3],
        confront="B", power=16, B_hand="Faora, Punch",
    )  # fmt: skip
    assert answer_of(g.ready()) == "B use ocean-master-3"


def test_it_makes_its_own_character_dearer_outside_a_confrontation() -> None:
    g = teams(hand="Nereus", B_hand="Giganta, Punch", D_hand="Punch").play("Nereus").foe("B")
    g.defend_for("B", "Giganta")
    assert (g.B.cost, g.D.cost) == (10, 10)


# Defenses


def test_it_defends_itself_before_its_partner_and_the_partner_if_it_holds_no_defense() -> None:
    g = teams(hand="Silver Banshee", B_hand="Krypto, Punch", D_hand="Punch").play("Silver Banshee")
    assert go_on(g) == "B defend krypto"
    g = teams(hand="Nereus", B_hand="Krypto", D_hand="Punch").play("Nereus").foe("D")
    assert go_on(g) == "B defend 3 krypto"


def test_it_leaves_the_defense_to_a_partner_who_has_one() -> None:
    g = teams(hand="Nereus", B_hand="Krypto", D_hand="Giganta").play("Nereus").foe("D")
    assert [go_on(g), go_on(g)] == ["B pass", "D defend giganta"]


def test_it_shows_a_defense_rather_than_discard_one() -> None:
    g = teams(hand="Nereus", B_hand="Krypto, Impervious").play("Nereus").foe("B")
    assert answer_of(g) == "B defend impervious"


# Other questions


def test_it_chooses_the_foe_it_confronts_and_else_the_one_with_most_cards() -> None:
    g = teams(confront="B", hand="Nereus", B_hand="Punch", D_hand="Punch*3").play("Nereus")
    assert answer_of(g) == "foe 1"
    g = teams(hand="Nereus", B_hand="Punch", D_hand="Punch*3").play("Nereus")
    assert answer_of(g) == "foe 3"


def test_it_gains_for_itself() -> None:
    g = teams(hand="Cheetah", line_up="Hera, Tula").play("Cheetah")
    assert [go_on(g), go_on(g)] == ["pick line-up:hera", "player 0"]


def test_it_passes_nothing_to_its_partner_and_only_junk_to_a_foe() -> None:
    g = teams(hand="Hermes", deck="Steel, Tula").play("Hermes")
    assert answer_of(g) == "done"
    g = game(box=SBA, hand="Psycho-Pirate, Punch, Hawkman", B_hand="").play("Psycho-Pirate")
    assert answer_of(g) == "pick hand:punch"
    g = game(box=SBA, hand="Psycho-Pirate, Hawkman", B_hand="").play("Psycho-Pirate")
    assert answer_of(g) == "done"


def test_it_takes_the_best_card_from_a_foe() -> None:
    g = game(box=SBA, hand="Lust", B_hand="Hawkman, Atom Smasher").play("Lust").pass_all()
    assert answer_of(g) == "pick hand@1:hawkman"


def test_in_a_confrontation_it_destroys_the_best_card_of_the_line_up_and_else_the_worst() -> None:
    line_up = "Hawkman, Atom Smasher, Stargirl, Isis, Pride"
    g = game(box=SBA, confront="B", hand="Famine", line_up=line_up).play("Famine")
    assert answer_of(g) == "pick line-up:hawkman"
    g = game(box=SBA, hand="Famine", line_up=line_up).play("Famine")
    assert answer_of(g) == "pick line-up:atom-smasher"


def test_it_destroys_of_the_line_up_only_for_a_reward() -> None:
    g = duel(hand="Commissioner Gordon", line_up="Bane, Joy Buzzer").play("Commissioner Gordon")
    assert answer_of(g) == "pick line-up:bane"
    g = game(2, box="confrontations", confront="B", hand="Cold Breath", line_up="Hera", B_deck="Punch")
    g.play("Cold Breath")
    assert answer_of(g) == "done"


@pytest.mark.parametrize(("top", "way"), [("Superman", "B choose 2"), ("Lucius Fox", "B choose 1")])
def test_it_lets_a_foe_gain_the_card_that_is_worth_less(top: str, way: str) -> None:
    g = duel(power=3, hand="The Riddler", line_up="Bane", main_deck=f"{top}, Batmobile*2").play("The Riddler").choose(2)
    assert answer_of(g) == way


def test_it_names_odd_for_the_good_cards() -> None:
    g = duel(hand="Two-Face").play("Two-Face")
    assert answer_of(g) == "choose 2"


def test_after_the_comparison_it_uses_what_is_free_and_ends_the_turn() -> None:
    g = game(
        box=SBA, heroes=["Shazam!", "Black Adam"], confront="B", power=2, hand="Punch",
        deck="Cyclone, Stargirl, Tawky Tawny",
    )  # fmt: skip
    g.ready().pass_blocks()
    assert g.asked == "A after"
    assert answer_of(g) == "end"


# Whose abilities a seat has


def test_locations_borrowed_from_the_partner_work_for_the_borrower_alone() -> None:
    g = game(4, box="confrontations", heroes=TEAMS, hand="Globe of Transportation", in_play="Lex Corp",
             B_in_play="Daily Planet", C_in_play="Amnesty Bay, Steel")  # fmt: skip
    assert [sources(g, seat) for seat in range(3)] == [
        ["Superman", "Lex Corp"],
        ["Lex Luthor", "Daily Planet"],
        ["Wonder Woman", "Amnesty Bay", "Steel"],
    ]
    g.play("Globe of Transportation")
    assert [sources(g, seat) for seat in range(3)] == [
        ["Superman", "Lex Corp", "Globe of Transportation", "Amnesty Bay"],
        ["Lex Luthor", "Daily Planet"],
        ["Wonder Woman", "Steel"],
    ]


def sources(g: Scenario, seat: int) -> list[str]:
    """The names of the cards whose abilities a bot at seat A thinks a seat has."""
    return [g.game.state.cards[card].name for card in BeginnerEyes(g.game.view(0)).ability_sources(seat)]
