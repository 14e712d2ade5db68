"""Events as sentences: what is said, and that nothing hidden is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lineup.engine.happenings import Ending, Event, Looked, Moved, Over
from lineup.engine.state import ALL
from lineup.game import Game, new_game
from lineup.language.sets import box
from lineup.speech import Voice
from lineup.table.model.hosted_game import Hosted
from lineup.words.telling import list_cards, tell_in_english
from tests.harness import scenario
from tests.harness.scenario import Scenario, card_set


def told(s: Scenario, viewer: int = 0) -> list[str]:
    return tell_in_english(s.game.state.setup, s.game.events, viewer)


def test_equal_cards_are_counted() -> None:
    setup = scenario.game().game.state.setup
    punch, kick = ([card.name for card in setup.defs].index(name) for name in ("Punch", "Kick"))

    def text(*faces: int) -> str:
        return Voice(setup=setup).say("listed", cards=list_cards(setup, faces))

    assert text(punch, kick, punch) == "Punch ×2 and Kick"
    assert text(kick) == "Kick"
    assert text() == "nothing"


def test_plays_and_their_power_become_one_sentence() -> None:
    s = scenario.game(hand="Punch*2, Batarang")
    s.play("Punch", "Punch", "Batarang")
    assert told(s) == ["You play Punch ×2 and Batarang: +4 Power."]
    assert told(s, 1) == ["A plays Punch ×2 and Batarang: +4 Power."]


def test_power_is_told_with_the_card_that_gives_it() -> None:
    s = scenario.game(box="rivals-batman-joker", heroes=["Batman", "The Joker"], levels=[3, 1], hand="Red Hood, Bane")
    s.play("Red Hood", "Bane")
    assert told(s) == ["You play Red Hood: +2 Power.", "Batman: +1 Power.", "You play Bane: +2 Power."]
    s = scenario.game(hand="Black Adam, Vulnerability").play("Black Adam")
    s.game.events.clear()
    assert told(s.play("Vulnerability")) == ["You play Vulnerability.", "Black Adam: +2 Power."]


def test_a_drawn_card_is_named_only_to_who_draws_it() -> None:
    s = scenario.game(hand="Raven", deck="Kick")
    s.play("Raven")
    assert told(s) == ["You play Raven: +1 Power.", "You draw Kick."]
    assert told(s, 1) == ["A plays Raven: +1 Power.", "A draws a card."]
    assert told(s, -1) == ["A plays Raven: +1 Power.", "A draws a card."]


def test_buying_and_defeating() -> None:
    s = scenario.game(power=10, line_up="Katana", super_villains="Vandal Savage, Trigon", main_deck="Raven*3, Talon*2")
    s.buy("Katana", "Vandal Savage")
    assert told(s, 1) == ["A buys Katana for 2.", "A defeats Vandal Savage!"]


def test_an_attack_and_its_defense() -> None:
    s = scenario.game(hand="Yellow Lantern Corps Power Ring", B_hand="Katana, Punch", B_deck="Kick")
    s.play("Yellow Lantern Corps Power Ring").defend("Katana")
    assert told(s, 1) == [
        "A plays Yellow Lantern Corps Power Ring: +2 Power.",
        "A attacks you with Yellow Lantern Corps Power Ring.",
        "You defend with Katana and avoid the Attack.",
        "You draw Kick.",
    ]
    assert told(s, 0)[-2:] == ["B defends with Katana and avoids the Attack.", "B draws a card."]


def test_the_end_of_a_turn_tells_the_line_up_and_the_next_turn_but_not_the_new_hand() -> None:
    s = scenario.game(power=2, line_up="Katana", main_deck="Raven*3, Talon*2, Manhunter")
    s.buy("Katana").end_turn()
    assert told(s) == [
        "You buy Katana for 2.",
        "New in the Line-Up: Raven ×3 and Talon ×2.",
        "Turn 2: B's turn.",
    ]


def test_a_first_appearance_is_told_with_whom_it_attacks() -> None:
    s = scenario.game(power=8, super_villains="Vandal Savage, Trigon", B_hand="Kick", deck="Kick*5")
    s.buy("Vandal Savage").end_turn()
    assert told(s)[-2:] == ["Trigon is the new Super-Villain.", "Trigon attacks you and B."]


def test_destroying_and_gaining_say_from_where_and_to_where() -> None:
    s = scenario.game(hand="Soultaker Sword, Punch", power=0)
    s.play("Soultaker Sword").pick("Punch")
    assert told(s)[-1] == "You destroy Punch from your hand."
    s = scenario.game(hand="Orange Lantern Power Ring", line_up="Batarang")
    s.play("Orange Lantern Power Ring").choose(1)
    assert told(s, 1)[-1] == "A gains Batarang into their hand."


def test_who_destroys_a_card_of_another_player_is_named() -> None:
    heroes = ["Wonder Woman", "Lex Luthor", "Superman", "Circe"]
    s = scenario.game(4, box="confrontations", heroes=heroes, power=3, line_up="Krypto", C_discard="Punch")
    s.buy("Krypto").pick("Punch")
    assert told(s)[-1] == "You destroy Punch from C's discard pile."
    assert told(s, 2)[-1] == "A destroys Punch from your discard pile."
    text = "Destroy a Location in play."
    own = card_set({"name": "Wrecker", "type": "Villain", "cost": 2, "text": text})
    s = scenario.game(3, sets=[own], hand="Wrecker", B_in_play="Oa").play("Wrecker")
    assert (told(s, 2)[-1], told(s, 1)[-1]) == ("A destroys Oa in front of B.", "A destroys Oa in front of you.")


def test_who_discards_a_card_of_another_player_is_named() -> None:
    text = "Discard a Location in play."
    own = card_set({"name": "Wrecker", "type": "Villain", "cost": 2, "text": text})
    s = scenario.game(3, sets=[own], hand="Wrecker", B_in_play="Oa").play("Wrecker")
    assert s.B.discard == ["Oa"]
    assert (told(s)[-1], told(s, 1)[-1]) == ("You put Oa into B's discard pile.", "A puts Oa into your discard pile.")


def test_weaknesses_that_a_defeat_takes_along_go_back_by_themselves() -> None:
    duel: dict[str, Any] = {"box": "rivals-shazam-black-adam", "heroes": ["Shazam!", "Black Adam"], "confront": "B"}
    s = scenario.game(**duel, power=7, B_in_play="Weakness*2").ready()
    assert told(s)[1:3] == ["You defeat Black Adam (Level 1)!", "B's Weakness ×2 go back to their stack."]
    s = scenario.game(**duel, power=8, B_in_play="Weakness").ready()
    assert told(s, 1)[2] == "Your Weakness goes back to its stack."


def test_a_card_that_was_shown_is_not_shown_again_when_it_is_gained() -> None:
    deck = "Bane, Robin, Superman"
    s = scenario.game(box="rivals-batman-joker", hand="Hugo Strange", main_deck=deck, line_up="Batmobile")
    s.play("Hugo Strange").pick("Robin")
    assert told(s)[1:3] == ["You reveal Bane, Robin and Superman.", "You gain Robin."]


def test_the_new_hand_is_not_told_after_a_question_at_the_end_of_a_turn_either() -> None:
    s = scenario.game(box="rivals-batman-joker", quiet=True, hand="Ra's al Ghul", deck="Punch*7").play("Ra's al Ghul")
    hosted = Hosted(s.game.choice, "1")
    hosted.game = s.game
    hosted.give_answer("end", 0)
    number = hosted.number
    hosted.give_answer("yes", 0)
    voice = Voice(setup=s.game.state.setup, viewer=0)
    told = [voice(said) for _, said in hosted.list_story(0, number)]
    assert told[0] == "You put Ra's al Ghul on top of your deck."
    assert not [sentence for sentence in told if "draw" in sentence]


def test_a_card_put_back_says_its_way() -> None:
    s = scenario.game(hand="Jason Blood", discard="Talon")
    s.play("Jason Blood").pick("Talon")
    assert told(s)[-1] == "You put Talon from your discard pile on top of your deck."
    assert told(s, 1)[-1] == "A puts Talon from their discard pile on top of their deck."


def test_a_card_put_for_another_player_says_from_whose_hand_and_into_whose_discard_pile() -> None:
    s = scenario.game(box="rivals-batman-joker", heroes=["The Joker", "Batman"], levels=[2, 1], hand="Vulnerability*2")
    s.use("The Joker").foe("B")
    assert told(s)[-1] == "You put Vulnerability from your hand into B's discard pile."
    assert told(s, 1)[-1] == "A puts Vulnerability from their hand into your discard pile."
    assert told(s, -1)[-1] == "A puts Vulnerability from their hand into B's discard pile."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Put a card from a foe's discard pile into your hand.", "from B's discard pile into their hand"),
        ("Put a card from any discard pile on top of its owner's deck.", "from B's discard pile on top of B's deck"),
        ("Put a card from any discard pile on top of the main deck.", "from B's discard pile on top of the main deck"),
        (
            "Put a card from any discard pile on the bottom of its owner's deck.",
            "from B's discard pile on the bottom of B's deck",
        ),
        (
            "Put a card from any discard pile on the bottom of your deck.",
            "from B's discard pile on the bottom of their deck",
        ),
        (
            "Shuffle a card from any discard pile into your deck.",
            "from B's discard pile into their deck, which is shuffled",
        ),
        ("Put a card from any discard pile into the Line-Up.", "from B's discard pile into the Line-Up"),
        ("Put a card from any discard pile under your Super Hero.", "from B's discard pile under their Super Hero"),
        ("Put a card from any discard pile into any player's hand.", "from B's discard pile into C's hand"),
        ("Put a card from the Line-Up into any player's discard pile.", "from the Line-Up into C's discard pile"),
    ],
)
def test_who_puts_a_card_that_is_not_their_own_is_named(text: str, sentence: str) -> None:
    own = card_set({"name": "Courier", "type": "Equipment", "cost": 2, "text": text})
    s = scenario.game(3, sets=[own], hand="Courier", B_discard="Katana", line_up="Katana").play("Courier")
    if s.asked == "A player":
        s.foe("C")
    assert told(s, -1)[-1] == f"A puts Katana {sentence}."


def test_a_card_that_goes_under_the_main_deck_or_on_its_stack_is_told_to_do_so() -> None:
    s = scenario.game(hand="Trigon", main_deck="Katana, Raven, Talon", line_up="Skeets").play("Trigon").pick("Katana")
    assert told(s)[-1] == "Raven goes to the bottom of the main deck."
    assert told(s, 1)[-1] == "A card goes to the bottom of the main deck."
    s = scenario.game(box="rivals-shazam-black-adam", hand="Word of Power", main_deck="", line_up="War", confront="B")
    assert told(s.play("Word of Power").choose(2))[-1] == "You put Word of Power back on its stack."


def test_looking_names_the_cards_only_to_who_looks() -> None:
    s = scenario.game(hand="Jervis Tetch", deck="Kick, Punch")
    s.play("Jervis Tetch")
    assert told(s)[-1] == "You look at Kick."
    assert told(s, 1)[-1] == "A looks at a card."


def test_passed_cards_are_named_to_both_ends_alone() -> None:
    s = scenario.game(3, power=8, super_villains="Vandal Savage, Amazo", deck="Kick*5", B_hand="Raven", C_hand="Talon")
    s.buy("Vandal Savage").end_turn().no_defense(3)
    while s.asked.endswith("pick"):
        s.give(s.ask.options[0])
    assert "You pass C Raven." in told(s, 1)
    assert "B passes you Raven." in told(s, 2)
    assert "B passes C a card." in told(s, 0)


def test_a_card_that_becomes_a_copy_says_of_what() -> None:
    s = scenario.game(hand="Plastic Man", discard="Batarang")
    s.play("Plastic Man")
    assert "Plastic Man becomes a copy of Batarang." in told(s, 1)


def test_a_hunt_is_told_as_one() -> None:
    s = scenario.game(variants=["hunt"], power=12, B_discard="Trigon", B_hand="Punch")
    s.hunt("Trigon").no_defense()
    assert told(s, 1) == ["A hunts Trigon in your discard pile.", "A takes Trigon from your discard pile."]


def test_totals_that_decide_are_told() -> None:
    s = scenario.game(power=8, super_villains="Vandal Savage, Arkillo", deck="Kick*5", B_hand="Raven*2")
    s.buy("Vandal Savage").end_turn().no_defense(2)
    assert "Total cost in hand: you 15, B 6." in told(s)


def test_no_totals_are_told_where_everybody_avoids_the_attack() -> None:
    s = scenario.game(power=8, super_villains="Vandal Savage, Arkillo", deck="Katana*2", B_hand="Katana")
    s.buy("Vandal Savage").end_turn().defend("Katana").defend("Katana")
    assert not [line for line in told(s) if line.startswith("Total cost")]


def test_a_card_gained_and_left_in_the_discard_pile_is_told_once() -> None:
    s = scenario.game(heroes=["Shazam!", "Batgirl"], main_deck="Katana*2", line_up="Raven", deck="Punch", power=8)
    s.use("Shazam!").do("discard", "Katana").use("Shazam!").do("deck", "Katana")
    assert told(s) == [
        "You use Shazam!.",
        "You reveal Katana.",
        "You gain Katana.",
        "You use Shazam!.",
        "You reveal Katana.",
        "You gain Katana.",
        "You put Katana from your discard pile on top of your deck.",
    ]


def test_a_card_shown_that_goes_back_on_its_deck_is_told() -> None:
    s = scenario.game(box="rivals-shazam-black-adam", quiet=True, hand="Wisdom of Solomon", deck="Punch, Greed, Envy")
    s.play("Wisdom of Solomon").pick("Greed").do("deck", "Punch")
    assert told(s)[-2:] == ["You draw Greed.", "You put Punch on top of your deck."]


def test_a_card_that_comes_back_is_not_new_in_the_line_up() -> None:
    s = scenario.game(hand="Granny Goodness", line_up="Raven, Batarang*4", deck="Punch*9")
    s.play("Granny Goodness").end_turn()
    assert "Raven goes into the Line-Up." in told(s)
    assert not [line for line in told(s) if line.startswith("New in the Line-Up")]


# Confrontations and Rivals


def teams(**zones: Any) -> Scenario:
    return scenario.game(4, box="confrontations", quiet=True, **zones)


HEROES = ["Superman", "Lex Luthor", "Wonder Woman", "Circe"]


def test_a_confrontation_is_told_from_its_announcement_to_the_defeat() -> None:
    s = teams(heroes=HEROES, choose=True, hand="Ares, Magog", B_hand="Tula", C_hand="Punch").confront("B")
    s.play("Ares", "Magog").no().ready().no_assist().block("Tula").pick("Lex Luthor").pass_blocks()
    assert told(s)[:2] == ["You confront B's Lex Luthor (Level 1).", "You play Ares and Magog: +7 Power."]
    assert told(s)[2:5] == ["You are ready with 7 Power.", "B blocks with Tula.", "Lex Luthor costs 2 more this turn."]
    assert told(s)[5] == "B's Character holds out."
    assert told(s, 1)[0] == "A confronts your Lex Luthor (Level 1)."
    assert told(s, 1)[2:4] == ["A is ready with 7 Power.", "You block with Tula."]
    assert told(s, 1)[5] == "Your Character holds out."


def test_a_defeat_names_the_level_and_the_end_its_reason() -> None:
    s = teams(heroes=HEROES, confront="B", power=15, levels=[1, 3]).ready()
    assert told(s) == [
        "You are ready with 15 Power.",
        "You defeat Lex Luthor (Level 3)!",
        "A player's last Character is defeated: the game is over.",
    ]


def test_a_player_who_leaves_the_game_is_told() -> None:
    s = scenario.game(3, box="confrontations", confront="B", power=15, levels=[1, 3, 1], quiet=True).ready()
    assert "B is out of the game." in told(s)
    assert "You are out of the game." in told(s, 1)


def test_a_cancelled_and_a_switched_confrontation_are_told() -> None:
    s = teams(heroes=HEROES, confront="B", hand="Illusions, Magog").play("Illusions").yes()
    assert told(s)[-1] == "You cancel the Confrontation and may buy cards for the rest of the turn."
    s = teams(heroes=HEROES, confront="B", hand="Magog").play("Magog").yes()
    assert told(s)[-1] == "The Confrontation goes on against D's Circe (Level 1)."
    s = teams(heroes=HEROES, confront="B", power=9, B_hand="Swamp Thing").ready().block("Swamp Thing")
    assert "The Confrontation goes on against your Circe (Level 1)." in told(s, 3)


def test_a_partner_who_plays_on_your_turn_assists() -> None:
    s = teams(hand="Punch", C_hand="Krypto")
    s.assist("Krypto").play("Punch")
    events = s.game.events
    setup = s.game.state.setup
    assert tell_in_english(setup, events, 0, active=0) == [
        "C assists with Krypto: +1 Power.",
        "You play Punch: +1 Power.",
    ]
    assert tell_in_english(setup, events, 2, active=0)[0] == "You assist with Krypto: +1 Power."


def test_a_defense_of_a_team_says_whom_it_covers() -> None:
    s = teams(hand="Nereus", B_hand="Krypto", D_hand="Punch").play("Nereus").foe("D").defend_for("D", "Krypto")
    assert "B defends D with Krypto." in told(s)
    assert "You defend D with Krypto." in told(s, 1)
    assert "B defends you with Krypto." in told(s, 3)
    s = teams(hand="Nereus", B_hand="Krypto", D_hand="Punch").play("Nereus").foe("B").defend_for("B", "Krypto")
    assert "B defends with Krypto and avoids the Attack." in told(s)


def test_a_card_only_shown_for_a_defense_is_told_of_when_it_moves() -> None:
    s = scenario.game(box="confrontations", quiet=True, hand="Nereus", deck="Punch*5", B_hand="Impervious, Punch")
    s.play("Nereus").defend("Impervious").end_turn().normal().play("Punch", "Impervious")
    assert told(s)[1:] == [
        "You attack B with Nereus.",
        "B defends with Impervious and avoids the Attack.",
        "Turn 2: B's turn.",
        "B plays Punch and Impervious: +4 Power.",
    ]
    s = scenario.game(box="confrontations", quiet=True, hand="Nereus", B_hand="Steve Trevor, Punch")
    s.play("Nereus").defend("Steve Trevor").pick("Steve Trevor")
    assert told(s)[2:] == ["B defends with Steve Trevor and avoids the Attack.", "B discards Steve Trevor."]


def test_an_ability_used_in_a_foes_confrontation_is_told() -> None:
    heroes = ["Felix Faust", "Wonder Woman"]
    s = scenario.game(box="confrontations", heroes=heroes, levels=[1, 3], confront="B", B_hand="Steve Trevor")
    s.ready().use("Wonder Woman")
    assert told(s)[1:4] == ["B uses Wonder Woman.", "B discards Steve Trevor.", "Wonder Woman costs 2 more this turn."]
    assert told(s, 1)[1] == "You use Wonder Woman."


def test_a_card_laid_on_a_character_is_told() -> None:
    s = scenario.game(box="confrontations", hand="Steel").store("Steel")
    assert told(s) == ["You put Steel on your Character for next turn."]
    assert told(s, 1) == ["A puts Steel on their Character for next turn."]
    s = scenario.game(
        sets=[box("confrontations")], swaps=[("legion-flight-ring", "confrontations/steel")], hand="Steel"
    )
    assert told(s.store("Steel")) == ["You put Steel on your Super Hero for next turn."]


def test_a_lost_ability_is_told() -> None:
    s = teams(hand="Tegrof!", B_hand="Punch").play("Tegrof!").foe("B").no_defense()
    assert told(s)[-1] == "B's Character loses its ability until the end of their next turn."
    assert told(s, 1)[-1] == "Your Character loses its ability until the end of your next turn."


def test_partners_see_what_the_other_looks_at() -> None:
    s = teams(hand="Telepathy", deck="Tula, Steel, Krypto").play("Telepathy")
    assert told(s, 2)[-1] == "A looks at Tula, Steel and Krypto."
    assert told(s, 1)[-1] == "A looks at 3 cards."


def test_a_person_without_another_name_is_spoken_to_in_every_story() -> None:
    game = new_game("rivals-batman-joker", ["You", "casual"], "1", rules={"first_player": 0})
    game.answer("confront 1")
    assert "You confront casual's " in tell_in_english(game.state.setup, game.events, -1)[-1]


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        ("super-villains", "last Super-Villain"),
        ("refill", "Line-Up"),
        ("text", "text"),
        ("knock-out", "last Character"),
    ],
)
def test_the_end_of_the_game_says_why(reason: Ending, words: str) -> None:
    s = scenario.game()
    assert words in tell_in_english(s.game.state.setup, [Over("over", reason)], 0)[0]


def test_the_first_hands_are_not_told() -> None:
    game = new_game(seats=["Ann", "Bob"], seed="7")
    assert tell_in_english(game.state.setup, game.events, 0)[0].startswith("Turn 1: ")


def random_game(seed: int, players: int, variants: list[str], box: str = "heroes-unite") -> Game:
    game = new_game(box, seats=players, seed=seed, variants=variants)
    dice = Random(seed)
    while game.ask and len(game.answers) < 500:
        game.answer(dice.choice(game.ask.options))
    return game


def disguised(event: Event, viewer: int, other: int, teams: tuple[int, ...] = ()) -> Event:
    """An event with every card the viewer may not see changed into another one."""
    if isinstance(event, Moved) and not (event.mask == ALL or (viewer >= 0 and event.mask & (1 << viewer))):
        return event._replace(card=other)
    if isinstance(event, Looked) and event.seat != viewer:
        ours = viewer >= 0 and teams and teams[event.seat] == teams[viewer]
        return event if ours else event._replace(cards=tuple(other for _ in event.cards))
    return event


@pytest.mark.parametrize("variants", [[], ["hunt"], ["super-hidden"], ["synergy"]])
@pytest.mark.parametrize("players", [2, 4])
def test_what_a_viewer_may_not_see_changes_not_one_word(players: int, variants: list[str]) -> None:
    game = random_game(players, players, variants)
    setup = game.state.setup
    other = next(card for card, kind in enumerate(setup.cards) if kind.id == "kyle-rayner")
    for viewer in range(-1, players):
        events = [disguised(event, viewer, other) for event in game.events]
        assert events != game.events
        assert tell_in_english(setup, events, viewer) == tell_in_english(setup, game.events, viewer)


@pytest.mark.parametrize(
    ("box", "players"), [("confrontations", 4), ("confrontations", 3), ("rivals-shazam-black-adam", 2)]
)
def test_nor_in_the_games_with_characters(box: str, players: int) -> None:
    game = random_game(players, players, [], box)
    setup = game.state.setup
    other = next(card for card, kind in enumerate(setup.cards) if kind.cost == 7)
    for viewer in range(-1, players):
        events = [disguised(event, viewer, other, setup.teams) for event in game.events]
        assert events != game.events
        assert tell_in_english(setup, events, viewer) == tell_in_english(setup, game.events, viewer)
