"""Every question and every answer in words and in notation, as whoever must decide reads them."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import lineup
from lineup.engine import notation
from lineup.engine.prompt import cost_limit, describe_open_act, describe_option, most_picks
from lineup.engine.saying import CardName, say
from lineup.engine.state import Ask
from lineup.speech import Voice
from tests.harness.editions import former_cards
from tests.harness.scenario import Scenario, card_set, game

team = partial(game, 4, box="confrontations")
batman = partial(game, box="rivals-batman-joker", quiet=True)
shazam = partial(game, box="rivals-shazam-black-adam", quiet=True)


def herald(text: str, hand: str = "Herald", **zones: Any) -> Scenario:
    """A made-up card has been played; questions with one answer stay open."""
    g = game(sets=[card_set({"name": "Herald", "type": "Hero", "cost": 3, "text": text})], hand=hand, **zones)
    g.skip_lone = False
    return g.play("Herald")


def answers(g: Scenario) -> dict[str, str]:
    """The open question's answers: notation and words. Each notation is read back as the same answer."""
    state = g.game.state
    assert all(notation.read_option(state, notation.write_option(state, option)) == option for option in g.ask.options)
    return {text: g.game.describe(option) for text, option in g.game.options().items()}


# The turn


def test_the_main_question_names_all_that_can_be_done() -> None:
    g = game(
        variants=["hunt"], heroes=["Batgirl"], auto_hero=False, power=12, hand="Crimson Whirlwind, Punch",
        line_up="Katana", B_discard="Trigon",
    )  # fmt: skip
    assert g.game.question() == (
        "Your turn: play cards, use an ability, buy cards, hunt a Super-Villain, or end the turn."
    )
    assert answers(g) == {
        "play crimson-whirlwind": "play Crimson Whirlwind",
        "play punch": "play Punch",
        "buy katana": "buy Katana for 2",
        "buy stack:kick": "buy Kick for 3",
        "buy super-villains:vandal-savage": "defeat Vandal Savage for 8",
        "hunt discard@1:trigon": "hunt Trigon in B's discard pile for 12",
        "use hero-batgirl": "use Batgirl",
        "end": "end your turn",
    }


def test_the_main_question_names_nothing_that_cannot_be_done() -> None:
    assert game(power=2, line_up="Katana").game.question() == "Your turn: buy cards or end the turn."
    assert game(power=2, line_up="Katana", hand="Punch").game.question() == (
        "Your turn: play cards, buy cards, or end the turn."
    )
    assert game().game.question() == "Your turn: nothing left to do. End your turn."


def test_the_first_ability_of_a_card_goes_by_its_name_and_the_second_by_its_number() -> None:
    text = "Ongoing: Once during each of your turns, draw a card.\nPay 1 Power: Draw a card."
    herald = card_set({"name": "Herald", "type": "Hero", "cost": 3, "text": text})
    g = game(sets=[herald], in_play="Herald", power=1)
    assert answers(g) == {
        "use herald": "use Herald: draw a card",
        "use herald/2": "use Herald: Pay 1 Power: Draw a card",
        "end": "end your turn",
    }


def test_a_card_to_store_is_laid_on_the_character() -> None:
    g = game(2, box="confrontations", hand="Krypto")
    assert answers(g) == {
        "play krypto": "play Krypto",
        "store krypto": "put Krypto on your Character for next turn",
        "end": "end your turn",
    }


def test_the_same_text_for_several_answers_is_numbered() -> None:
    g = game(hand="Indigo Tribe Power Ring, Punch*2").play("Punch*2", "Indigo Tribe Power Ring")
    assert g.game.question() == "Indigo Tribe Power Ring: choose a card from your cards in play."
    assert answers(g) == {"pick play:punch#1": "choose Punch", "pick play:punch#2": "choose Punch"}


def test_a_pick_under_a_total_cost_says_what_is_left_of_it_and_how_many_fit() -> None:
    g = game(hand="Larfleeze", line_up="Katana, Raven, Talon, Oa").play("Larfleeze").choose(1)
    assert g.game.question() == "Larfleeze: you may gain up to two cards with total cost 5 or less from the Line-Up."
    g.pick("Katana")
    assert g.game.question() == (
        "Larfleeze: you may gain one more card with total cost 3 or less from the Line-Up. Picked so far: Katana."
    )
    g = game(hand="Larfleeze", line_up="Katana, Raven, Oa").play("Larfleeze").choose(1)
    assert g.game.question() == "Larfleeze: you may gain up to two cards with total cost 5 or less from the Line-Up."
    g = game(hand="Larfleeze", line_up="Oa, Starbolt").play("Larfleeze").choose(1)
    assert g.game.question() == "Larfleeze: you may gain a card with total cost 5 or less from the Line-Up."
    g = herald("You may gain any number of cards with total cost 6 or less from the Line-Up.", line_up="Katana, Raven")
    assert g.game.question() == "Herald: you may gain up to two cards with total cost 6 or less from the Line-Up."


def test_only_a_pick_has_a_limit() -> None:
    g = game(hand="Larfleeze", line_up="Katana, Raven, Oa")
    assert cost_limit(g.game.state, g.ask) is None
    g.play("Larfleeze")
    assert (g.asked, cost_limit(g.game.state, g.ask)) == ("A choose", None)
    g.choose(1)
    assert (cost_limit(g.game.state, g.ask), most_picks(g.game.state, g.ask)) == (5, 2)


@former_cards()
def test_several_texts_to_carry_out_are_told_by_their_cards() -> None:
    g = team(hand="Faora", in_play="Lex Corp, The Deep", deck="Punch*3").play("Faora")
    assert g.game.question() == "Several texts are waiting. Which do you resolve first?"
    assert answers(g) == {"order lex-corp": "Lex Corp first", "order the-deep": "The Deep first"}


def test_players_are_chosen_one_or_as_many_as_one_likes() -> None:
    g = herald("Choose a player. That player draws a card.")
    assert g.game.question() == "Herald: choose a player."
    assert answers(g) == {"player 0": "you", "player 1": "B"}
    g = herald("Choose any number of players. Each of those players draws a card.")
    assert g.game.question() == "Herald: choose any number of players."
    assert answers(g) == {"player 0": "you", "player 1": "B", "done": "no more"}


def test_a_name_to_say_is_that_of_a_card_of_the_game() -> None:
    text = "Name a card. Reveal the top card of your deck. If it has the name named, +2 Power."
    g = herald(text)
    assert {"choose punch": "Punch", "choose kick": "Kick", "choose herald": "Herald"}.items() <= answers(g).items()
    assert g.game.question() == "Herald: name a card."


def test_a_super_hero_or_a_character_is_chosen() -> None:
    g = Scenario(lineup.new_game("heroes-unite", 2, "1", rules={"identity_assignment": "deal_two", "first_player": 0}))
    assert g.game.question() == "Choose your Super Hero."
    assert len(answers(g)) == 2
    assert all(text.startswith("hero hero-") for text in answers(g))
    g = Scenario(lineup.new_game("confrontations", 4, "1", rules={"identity_assignment": "choose", "first_player": 0}))
    assert g.game.question() == "Choose your Character."
    assert answers(g) == {
        "hero superman-1": "play as Superman",
        "hero wonder-woman-1": "play as Wonder Woman",
        "hero aquaman-1": "play as Aquaman",
        "hero zatanna-zatara-1": "play as Zatanna Zatara",
    }


def test_when_the_game_is_over_nothing_is_asked() -> None:
    g = game(line_up="", main_deck="").end_turn()
    assert g.over
    assert g.game.question() == "The game is over."
    assert g.game.options() == {}


def test_what_is_no_answer_is_refused_with_those_that_come_near_or_else_some() -> None:
    g = game(hand="Katana, Kick, Punch, Batarang", power=12)
    with pytest.raises(notation.NotationError) as refused:
        notation.read_option(g.game.state, "play kic")
    assert Voice()(refused.value.said) == (
        '"play kic" is not a legal answer here. Legal answers include: play kick, play punch, play katana.'
    )
    some = ", ".join(list(g.game.options())[:6])
    with pytest.raises(lineup.Refused, match=f"Legal answers include: {some}[.] "):
        g.game.answer("zzz")


# Confrontations and Attacks


def test_a_confrontation_is_announced_played_and_blocked() -> None:
    g = team(
        choose=True, hand="Punch", B_hand="Tula", heroes=["Superman", "Circe", "Aquaman", "Felix Faust"], quiet=True
    )
    assert g.game.question() == "Confront a Character, or buy cards this turn?"
    assert answers(g) == {
        "confront 1": "confront Circe (B) at cost 9",
        "confront 3": "confront Felix Faust (D) at cost 9",
        "normal": "buy cards this turn",
    }
    g.confront("B")
    assert g.game.question() == "Your Confrontation: play cards, then say that you are ready."
    assert answers(g) == {"play punch": "play Punch", "ready": "ready: nothing more to play"}
    g.play("Punch")
    assert g.game.question() == "Your Confrontation: say that you are ready."
    g.ready()
    assert g.game.question() == "1 Power against Circe at cost 9. Raise a Character's cost?"
    assert answers(g) == {"block tula": "block with Tula", "pass": "no Block needed"}
    g.block("Tula")
    assert g.game.question() == "Tula: raise the cost of a Character."
    assert answers(g) == {
        "pick character:circe-1": "raise the cost of Circe (your Character)",
        "pick character@3:felix-faust-1": "raise the cost of Felix Faust (D's Character)",
    }


def test_whom_a_block_has_saved_is_asked_for_no_further_one() -> None:
    g = batman(confront="B", power=10, B_hand="Killer Croc, Robin").ready()
    assert answers(g) == {"block killer-croc": "block with Killer Croc", "pass": "do not block"}
    g.block("Killer Croc")
    assert answers(g) == {"pass": "no Block needed"}


def test_after_a_confrontation_abilities_are_left() -> None:
    heroes = ["Aquaman", "Lex Luthor", "Superman", "Circe"]
    g = team(confront="B", heroes=heroes, levels=(3, 1, 1, 1), rules={"abilities_after_comparison": True})
    g.ready().pass_blocks()
    assert g.game.question() == "The Confrontation is settled. Use an ability, or end the turn."
    assert answers(g) == {"use aquaman-3": "use Aquaman", "end": "end your turn"}


def test_a_teammate_is_told_whose_turn_ends() -> None:
    g = team(C_hand="Krypto").end_turn()
    assert g.game.question() == "A is done playing. Assist your teammate with a last card?"
    assert answers(g) == {"assist krypto": "assist with Krypto", "pass": "do not Assist"}


def test_an_attack_names_who_is_still_threatened() -> None:
    g = game(hand="Deadshot", B_hand="Katana").play("Deadshot")
    assert g.game.question() == "Deadshot attacks you. Avoid the Attack?"
    assert answers(g) == {"defend katana": "defend with Katana", "pass": "do not defend"}
    g = team(hand="Strife", B_hand="Krypto, Giganta").play("Strife")
    assert g.game.question() == "Strife attacks you and D. Avoid the Attack?"
    assert answers(g) == {
        "defend krypto": "defend with Krypto",
        "defend 3 krypto": "defend D with Krypto",
        "defend giganta": "defend with Giganta",
        "defend 3 giganta": "defend D with Giganta",
        "pass": "do not defend",
    }
    g.defend_for("B", "Krypto")
    assert g.game.question() == "Strife attacks D. Avoid the Attack?"


def test_a_foe_or_a_player_is_chosen() -> None:
    g = team(hand="Nereus").play("Nereus")
    assert g.game.question() == "Nereus: choose a foe."
    assert answers(g) == {"foe 1": "B", "foe 3": "D"}
    g = team(hand="Cheetah", line_up="Krypto").play("Cheetah")
    assert g.game.question() == "Cheetah: into whose discard pile does Krypto go?"
    assert answers(g) == {"player 0": "you", "player 1": "B", "player 2": "C", "player 3": "D"}
    g = herald("Gain two cards from the Line-Up into any player's discard pile.", line_up="Katana, Raven")
    assert g.game.question() == "Herald: into whose discard pile do Katana and Raven go?"


# Yes or no, and one of several ways


def test_yes_or_no_names_the_card_meant_and_calls_what_is_yours_yours() -> None:
    g = game(hand="Crimson Whirlwind", deck="Katana").play("Crimson Whirlwind")
    assert g.game.question() == "Crimson Whirlwind: put your deck into your discard pile?"
    assert answers(g) == {"yes": "yes", "no": "no"}
    g = game(in_play="Apokolips", deck="Crimson Whirlwind", auto_hero=False).use("Apokolips")
    assert g.game.question() == "Apokolips: discard Crimson Whirlwind?"
    g = team(heroes=["Aquaman"], power=2, line_up="Tula").buy("Tula")
    assert g.game.question() == "Aquaman: put Tula on top of your deck?"
    assert herald("You may +1 Power.").game.question() == "Herald: take +1 Power?"


def test_a_card_is_not_named_to_who_does_not_know_it() -> None:
    g = herald("Put the top card of the main deck on top of your deck. You may draw it.")
    assert g.game.question() == "Herald: draw it?"


def test_no_card_is_named_where_there_is_none() -> None:
    g = herald("Reveal the top card of your deck. You may put it into your hand, then +1 Power.", deck="")
    assert g.game.question() == "Herald: put it into your hand, then +1 Power?"


def test_what_is_impossible_is_asked_for_secrecy_and_says_so() -> None:
    told = " You are asked anyway, so that nobody else can tell."
    g = herald("You may discard all Villains from your hand.", hand="Herald, Punch")
    assert g.game.question() == "Herald: you cannot discard all Villains from your hand." + told
    assert answers(g) == {"no": "no"}
    g = herald("Choose one: discard a Villain from your hand; or discard an Equipment from your hand.",
               hand="Herald, Punch")  # fmt: skip
    assert g.game.question() == "Herald: you can do none of this." + told
    assert list(answers(g)) == ["done"]
    g = herald("Discard up to two Villains from your hand.", hand="Herald, Punch")
    assert g.game.question() == "Herald: there is no card you can discard." + told
    assert answers(g) == {"done": "no card"}
    g = herald("Discard up to two Villains from your hand.", hand="Herald, Punch, Talon").pick("Talon")
    assert g.game.question() == "Herald: there is no other card you can discard." + told
    assert answers(g) == {"done": "no more"}


def test_one_of_several_ways_is_chosen_in_the_words_of_the_text() -> None:
    g = game(hand="Jervis Tetch", deck="Crimson Whirlwind").play("Jervis Tetch")
    assert g.game.question() == "Jervis Tetch: choose one."
    assert answers(g) == {"choose 1": "destroy Crimson Whirlwind", "choose 2": "discard Crimson Whirlwind"}
    g = game(super_villains="Mongul", sv_up=False, deck="Punch*9")
    g.skip_lone = False
    g.end_turn().pass_all()
    assert g.game.question() == "Mongul: choose one."
    assert answers(g) == {"choose 2": "discard two random cards from your hand"}


def test_ways_that_another_player_chooses_stay_those_of_who_asks() -> None:
    g = batman(hand="The Riddler", power=3, line_up="", main_deck="Robin, Nightwing").play("The Riddler").choose(2)
    assert (g.asked, g.game.question()) == ("B choose", "The Riddler: choose one.")
    assert answers(g) == {"choose 1": "they gain the card shown", "choose 2": "they gain the card below it"}


def test_a_second_way_may_be_declined() -> None:
    g = team(confront="B", hand="Chimera", discard="Krypto", deck="Punch*4").play("Chimera")
    assert g.game.question() == "Chimera: choose one."
    g.choose(1)
    assert g.game.question() == "Chimera: choose one more, if you like."
    assert answers(g) == {
        "choose 2": "draw two cards, then discard a card from your hand",
        "choose 3": "destroy a card from your discard pile",
        "done": "no more",
    }


def test_a_card_type_is_chosen_by_its_name() -> None:
    g = game(hand="Helspont", discard="Katana, Kick, Punch").play("Helspont").choose(1)
    assert g.game.question() == "Helspont: choose a card type."
    assert answers(g) == {"choose starter": "Starter", "choose hero": "Hero", "choose super-power": "Super Power"}


def test_a_card_goes_to_the_deck_or_the_discard_pile() -> None:
    g = game(heroes=["Shazam!"], power=4, auto_hero=False, line_up="", main_deck="Katana, Raven").use("Shazam!")
    assert g.game.question() == "Shazam!: where do you put Katana?"
    assert answers(g) == {
        "deck katana": "put Katana on top of your deck",
        "discard katana": "put Katana into your discard pile",
    }


# Picks


def test_a_pick_from_one_place_says_what_is_done_with_the_card() -> None:
    g = game(hand="Soultaker Sword, Crimson Whirlwind").play("Soultaker Sword")
    assert g.game.question() == "Soultaker Sword: you may destroy a card from your hand."
    assert answers(g) == {"pick hand:crimson-whirlwind": "destroy Crimson Whirlwind", "done": "no card"}
    g = game(hand="Sonic Siren", line_up="Kick, Starbolt").play("Sonic Siren")
    assert g.game.question() == "Sonic Siren: you may destroy a card from the Line-Up."
    assert answers(g) == {
        "pick line-up:starbolt": "destroy Starbolt",
        "pick line-up:kick": "destroy Kick",
        "done": "no card",
    }
    g = shazam(hand="Envy", B_discard="Hippolyta, Cyclone").play("Envy")
    assert g.game.question() == "Envy: use the text of a card from B's discard pile."
    assert answers(g) == {
        "pick discard@1:cyclone": "use the text of Cyclone",
        "pick discard@1:hippolyta": "use the text of Hippolyta",
    }


def test_a_pick_from_several_places_says_where_each_card_lies() -> None:
    g = game(hand="Granny Goodness, Punch, Indigo Tribe Power Ring", line_up="Crimson Whirlwind, Katana")
    g.play("Granny Goodness").pick("Crimson Whirlwind").no().play("Punch", "Indigo Tribe Power Ring")
    assert g.game.question() == (
        "Indigo Tribe Power Ring: choose a card from your cards in play or the cards set aside."
    )
    assert answers(g) == {
        "pick aside:crimson-whirlwind": "choose Crimson Whirlwind (set aside)",
        "pick play:granny-goodness": "choose Granny Goodness (your cards in play)",
        "pick play:punch": "choose Punch (your cards in play)",
    }
    g = shazam(hand="The Wizard", destroyed="Word of Power*2").play("The Wizard")
    assert g.game.question() == "The Wizard: gain a card from the stack or the destroyed pile."
    g = shazam(hand="Doctor Fate, Punch", in_play="Weakness", discard="Vulnerability", deck="Death").play("Doctor Fate")
    assert g.game.question() == (
        "Doctor Fate: you may destroy up to two cards from your hand, discard pile or cards in play."
    )
    g = team(hand="Amazo", discard="Flight", B_discard="Telepathy").play("Amazo")
    assert g.game.question() == "Amazo: use the text of a card from your discard pile or B's discard pile."


def test_a_pick_where_a_card_goes_says_where_that_is() -> None:
    g = game(hand="Superboy", discard="Kick, Starbolt").play("Superboy")
    assert g.game.question() == "Superboy: put a card from your discard pile into your hand."
    g = batman(hand="Mr. Freeze", B_hand="Robin, Huntress").play("Mr. Freeze").pass_all()
    assert g.game.question() == "Mr. Freeze: put a card from your hand on top of your deck."
    g = game(super_villains="Amazo", sv_up=False, deck="Punch*3, Kick*2").end_turn().pass_all()
    assert g.game.question() == (
        "Amazo: pass a card from your hand to the left. Nobody else sees it until everyone has chosen."
    )


def test_a_pick_says_how_many_cards() -> None:
    g = game(hand="Hector Hammond", discard="Katana, Raven, Kick").play("Hector Hammond").choose(1)
    assert g.game.question() == "Hector Hammond: put one or two cards from your discard pile into your hand."
    hand = "Herald, Punch*2, Kick*2, Katana, Raven, Batarang"
    g = herald("Discard up to six cards from your hand.", hand=hand)
    assert g.game.question() == "Herald: you may discard up to six cards from your hand."
    g = herald("Discard any number of cards from your hand.", hand=hand)
    assert g.game.question() == "Herald: you may discard up to 7 cards from your hand."
    ask = g.ask
    g.game.state.ask = Ask(ask.seat, ask.kind, ask.options, ask.source, ask.what, least=2, most=4)  # no text says so
    assert g.game.question() == "Herald: discard two to four cards from your hand."


def test_cards_looked_at_are_these_cards() -> None:
    g = team(hand="Telepathy", deck="Tula, Krypto, Steel").play("Telepathy")
    assert g.game.question() == "Telepathy: put one of these cards from your deck into your hand."
    g = game(hand="World's Mightiest Mortal", line_up="", main_deck="Katana, Raven").play("World's Mightiest Mortal")
    assert g.game.question() == (
        "World's Mightiest Mortal: you may put up to two of these cards from the main deck into the Line-Up."
    )


def test_cards_put_back_are_laid_one_below_the_other() -> None:
    g = shazam(hand="Wisdom of Zehuti", deck="Death, War, Wrath, Pride").play("Wisdom of Zehuti").done()
    assert g.game.question() == "Wisdom of Zehuti: which card do you put on top? The next goes below it."
    assert answers(g) == {
        "pick deck:death": "put Death on top",
        "pick deck:war": "put War on top",
        "pick deck:wrath": "put Wrath on top",
    }
    g.do("pick", "Death")
    assert g.game.question() == "Wisdom of Zehuti: which card do you put below Death? The next goes below it."
    assert answers(g) == {"pick deck:war": "put War below Death", "pick deck:wrath": "put Wrath below Death"}
    g = herald("Reveal the top four cards of your deck. Put them back in any order.", deck="Kick, Katana, Raven, Talon")
    g.do("pick", "Raven").do("pick", "Kick")
    assert g.game.question() == "Herald: which card do you put below Kick? The next goes below it."


def test_only_a_pick_does_something_with_cards() -> None:
    g = game(hand="Soultaker Sword, Punch")
    assert describe_open_act(g.game.state, g.ask) is None
    g.play("Soultaker Sword")
    assert describe_open_act(g.game.state, g.ask) == say("act-destroy")


def test_an_open_pick_says_what_a_face_needs_beside_the_cards() -> None:
    g = shazam(hand="Wisdom of Zehuti", deck="Death, War, Wrath, Pride").play("Wisdom of Zehuti").done()
    g.do("pick", "Death")
    death = g.game.state.stack[-1].picks[0]
    assert describe_open_act(g.game.state, g.ask) == say(
        "act-lay-below", card=CardName(g.game.state.setup.faces[death])
    )
    g = game(hand="Hector Hammond", discard="Katana, Raven, Kick").play("Hector Hammond").choose(1)
    assert describe_open_act(g.game.state, g.ask) == say("act-put-into-the-hand", own="yes")


def test_an_answer_about_no_card_names_none() -> None:
    g = game()
    (end,) = [option for option in g.ask.options if option.verb == "end"]
    assert describe_option(g.game.state, end) == say("option-end")


# Answers about the same card


def test_each_of_two_abilities_of_a_card_says_which_it_is() -> None:
    box = "rivals-batman-joker"
    g = game(box=box, heroes=["The Joker", "Batman"], levels=[2], confront="B", hand="Weakness, Punch", deck="Robin")
    assert {text: words for text, words in answers(g).items() if text.startswith("use")} == {
        "use the-joker-12": "use The Joker: put a Weakness or Vulnerability from your hand into any player's discard "
        "pile",
        "use the-joker-12/2": "use The Joker: discard the top card of your deck, then +Power equal to its cost",
    }


def test_the_own_hero_says_where_it_lies_beside_its_equal_in_the_line_up() -> None:
    g = game(
        variants=["synergy"], heroes=["Black Canary", "Booster Gold"], power=5, reserve="Sonic Siren",
        line_up="Sonic Siren",
    )  # fmt: skip
    bought = [words for text, words in answers(g).items() if "sonic-siren" in text]
    assert bought == ["buy Sonic Siren for 4", "buy Sonic Siren for 4 (your reserve)"]


def test_a_card_laid_on_the_character_says_so_beside_its_equal_in_hand() -> None:
    g = game(box="confrontations", hand="Enhanced Strength", stored="Enhanced Strength")
    played = [words for text, words in answers(g).items() if text.startswith("play")]
    assert played == ["play Enhanced Strength", "play Enhanced Strength (your Character)"]
