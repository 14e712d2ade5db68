"""A text that never comes to an end is stopped, undone and named; the game goes on, and a log of it plays alike."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from time import process_time
from typing import Any

import pytest

import lineup
from lineup import Game, new_game
from lineup.engine import notation
from lineup.engine.endless import MOST_WORK, Endless, watch_work
from lineup.engine.machine import give_answer, start_game
from lineup.engine.saving import digest_of, from_json, to_json
from lineup.engine.state import TURN, Frame, State
from lineup.engine.view import determinise, view
from lineup.engine.zones import HAND, zone_of
from lineup.games import Choice, build_setup
from lineup.language.sets import CardError, CardSet, read_set
from lineup.words.telling import tell_in_english
from tests.harness.scenario import Scenario, card_set
from tests.harness.scenario import game as scenario

# Its own words do not show that it never ends: nobody can see that there is always a card to draw.
LOOP = "Each time you discard a card, draw a card. If you do, discard a random card."
NAMED = "The text of Punch never ended. What it did is undone, and the text is switched off for the rest of the game."


def mine(*cards: tuple[str, str]) -> CardSet:
    """A set of somebody's own texts for cards of Heroes Unite."""
    entries = [f'[[card]]\noverrides = "heroes-unite/{id}"\ntext = """\n{text}\n"""\n' for id, text in cards]
    return read_set('[set]\nid = "mine"\n' + "".join(entries), "mine.toml", custom=True)


def discarding() -> CardSet:
    return mine(("punch", f"Ongoing: {LOOP}"), ("vulnerability", "+1 Power. Discard a random card."))


def begun(*sets: CardSet, rules: dict[str, str | int | bool] | None = None) -> Game:
    return new_game("heroes-unite", 2, "endless", sets=list(sets), rules=rules)


def until(game: Game, *wished: str) -> str:
    """Give answers till one of those wished for is open; everybody else ends the turn."""
    while True:
        options = game.options()
        for each in wished:
            if each in options:
                return each
        game.answer(next((each for each in ("end", "pass", "no") if each in options), next(iter(options))))


def prepared() -> Game:
    """A game in which the next answer, "play vulnerability", sets off what never ends."""
    game = begun(discarding())
    game.answer(until(game, "play punch"))
    until(game, "play vulnerability")
    return game


def outside(state: State) -> dict[str, object]:
    """A state as it is saved, but for what says which texts are silent."""
    return {key: value for key, value in to_json(state).items() if key != "silent"}


def test_a_text_without_end_is_undone_and_named_and_its_answer_asked_for_again() -> None:
    game = prepared()
    before = outside(game.state)
    game.events.clear()
    given = len(game.answers)
    begin = process_time()
    game.answer("play vulnerability")
    assert process_time() - begin < 3  # and not for ever; a tenth of a second on a machine with nothing else to do
    assert outside(game.state) == before
    assert tell_in_english(game.state.setup, game.events, -1) == [NAMED]
    assert len(game.answers) == given + 1
    assert [game.state.setup.defs[face].name for face in game.state.setup.silent] == ["Punch"]


def test_then_the_same_answer_goes_through_and_the_silent_text_stays_silent() -> None:
    game = prepared()
    game.answer("play vulnerability")
    hand = len(game.state.zones[zone_of(game.state.active, HAND)])
    game.answer("play vulnerability")
    assert len(game.state.zones[zone_of(game.state.active, HAND)]) == hand - 2  # played, and one discarded
    assert game.state.power == 1
    for _ in range(60):
        options = game.options()
        game.answer(next((each for each in options if each.startswith("play")), next(iter(options))))
    assert len(game.state.setup.silent) == 1


def test_a_log_replays_it_alike_and_undo_brings_the_text_back() -> None:
    game = prepared()
    earlier = game.digest
    game.answer("play vulnerability")
    game.answer("play vulnerability")
    assert lineup.replay(game.to_log()).digest == game.digest
    game.undo()
    game.undo()
    assert game.digest == earlier
    assert game.state.setup.silent == ()


def test_a_saved_state_keeps_what_is_silent() -> None:
    game = prepared()
    game.answer("play vulnerability")
    saved = json.loads(json.dumps(to_json(game.state)))
    state = from_json(build_setup(game.choice), saved)
    assert digest_of(state) == game.digest
    assert state.setup.silent == game.state.setup.silent
    assert not state.setup.defs[state.setup.silent[0]].triggers


def test_programs_that_play_on_states_see_the_same() -> None:
    game = prepared()
    game.answer("play vulnerability")
    state = start_game(build_setup(game.choice), game.seed)
    for number, line in enumerate(game.answers):
        give_answer(state, notation.read_option(game.before(number), line.partition(" ")[2]))
    assert digest_of(state) == game.digest
    assert determinise(view(state, state.active), "1").setup.silent == state.setup.silent


def test_a_text_forced_on_its_player_at_the_end_of_a_turn_does_not_hold_up_the_game() -> None:
    game = begun(
        mine(
            ("punch", f"Ongoing: {LOOP}"),
            ("vulnerability", "At the end of this turn, draw a card, then discard a random card."),
        )
    )
    game.answer(until(game, "play punch"))
    game.answer(until(game, "play vulnerability"))
    turn = game.state.turn
    game.answer(until(game, "end"))
    assert (game.state.turn, len(game.state.setup.silent)) == (turn, 1)
    game.answer("end")
    while game.state.turn == turn:
        game.answer(next(iter(game.options())))
    assert game.state.turn == turn + 1


def test_a_text_without_end_before_the_first_decision_lets_the_game_begin() -> None:
    hero = "At the start of your turn, draw a card, then discard a random card.\n" + LOOP
    box = lineup.box("heroes-unite")
    heroes = [(card.id, hero) for card in box.cards if card.stack == "super_hero"]
    game = begun(mine(*heroes), rules={"super_hero_optional": False})
    assert game.ask is not None
    assert len(game.state.setup.silent) == 1
    assert [event[0] for event in game.events].index("silenced") == 0  # what came before is undone
    assert lineup.replay(game.to_log()).digest == game.digest


def test_a_silent_card_offers_nothing_any_more_and_keeps_its_points() -> None:
    text = f"Ongoing: {LOOP}\nDefense: Discard this card to avoid an Attack.\nPay 1 Power: Draw a card."
    game = begun(mine(("punch", text), ("vulnerability", "+1 Power. Discard a random card.")))
    game.answer(until(game, "play punch"))
    until(game, "play vulnerability")
    game.answer("play vulnerability")
    setup = game.state.setup
    punch = setup.defs[setup.silent[0]]
    assert (punch.defenses, punch.abilities, punch.triggers, punch.blocks) == ((), (), (), ())
    assert (punch.name, punch.cost, punch.vp) == ("Punch", 0, 0)


# A text at fault that is under way


def playing(herald: str, drum: str = "+1 Power.", **zones: Any) -> Scenario:
    """A has a Herald to play, which is at fault; a Drum may be in play."""
    cards = [
        {"name": name, "type": "Hero", "cost": 3, "copies": 3, "text": f"{text}\nOngoing: {LOOP}".strip()}
        for name, text in (("Herald", herald), ("Drum", drum))
    ]
    g = scenario(sets=[card_set(*cards)], deck="Katana*2", **zones)
    g.skip_lone = False
    return g.play("Herald")


def silent(g: Scenario) -> list[str]:
    return [g.game.state.setup.defs[face].name for face in g.game.state.setup.silent]


def test_what_a_text_asked_before_it_was_silenced_is_not_asked_again() -> None:
    text = "Discard a card from your hand. +5 Power."
    g = playing(text, hand="Herald, Punch, Kick", heroes=["Hawkman"]).pick("Punch")
    assert silent(g) == ["Herald"]
    assert (g.asked, g.A.hand, g.A.in_play) == ("A main", ["Punch", "Kick"], ["Herald"])
    assert g.power == 1  # it was played all the same, which Hawkman sees


def test_a_silenced_attack_that_is_under_way_does_nothing_more_and_a_new_one_is_not_made() -> None:
    attack = "Attack: Each foe discards a random card from their hand."
    g = playing(attack, hand="Herald*2", B_in_play="Herald", B_hand="Punch*3", B_deck="Punch*2").no_defense()
    assert (silent(g), g.asked) == (["Herald"], "B defend")
    g.no_defense()
    assert (g.asked, g.B.hand, g.B.discard) == ("A main", ["Punch"] * 3, [])
    g.play("Herald")
    assert (g.asked, g.B.hand) == ("A main", ["Punch"] * 3)


def test_texts_without_end_that_come_to_light_one_after_the_other_are_all_silenced() -> None:
    both = "Attack: Each foe discards a random card from their hand.\nDiscard a card from your hand."
    g = playing(both, "", hand="Herald, Punch, Kick", B_in_play="Drum", B_hand="Punch*2", B_deck="Punch*2")
    g.no_defense().pick("Punch")  # then Herald goes on for ever; with Herald silent, Drum does for what B discarded
    assert silent(g) == ["Herald", "Drum"]
    told = [g.game.state.cards[event[1]].name for event in g.game.events if event[0] == "silenced"]
    assert told == ["Herald", "Drum"]
    assert len(g.events("attacked")) == 1  # what was told before that answer stays told
    assert (g.asked, g.A.hand, len(g.B.hand)) == ("A main", ["Punch", "Kick"], 1)


def test_without_a_copy_to_go_back_to_the_text_at_fault_is_only_named() -> None:
    state = prepared().state
    state.setup = replace(state.setup, own=False)  # as if the boxes had such a text
    with pytest.raises(Endless, match=r"^The text of Punch never ends\.$"):
        give_answer(state, notation.read_option(state, "play vulnerability"))


def test_the_text_most_often_at_work_is_to_blame_and_one_from_outside_the_boxes_before_all() -> None:
    herald = card_set({"name": "Herald", "type": "Hero", "cost": 3, "text": "+1 Power."})
    state = scenario(sets=[herald]).game.state
    faces = {card.name: face for face, card in enumerate(state.setup.defs)}
    katana, raven, own = faces["Katana"], faces["Raven"], faces["Herald"]
    suspects: dict[int, int] = {}
    state.work = MOST_WORK  # spent, and not too much
    for face in (raven, katana, katana):
        watch_work(state, Frame(face=face), suspects)
    watch_work(state, Frame(TURN, katana), suspects)
    assert suspects == {raven: 1, katana: 2}
    state.work += 1
    with pytest.raises(Endless, match="Katana"):
        watch_work(state, Frame(TURN), suspects)
    with pytest.raises(Endless, match="Herald"):
        watch_work(state, Frame(face=own), suspects)


def worked(*cards: tuple[str, str], play: str, **zones: Any) -> int:
    """The work of the last card played."""
    kinds = [{"name": name, "type": "Location", "cost": 3, "text": text} for name, text in cards]
    return scenario(sets=[card_set(*kinds)], deck="Kick", **zones).play(play).game.state.work


def test_a_text_run_each_of_its_steps_each_event_and_each_text_set_off_is_work() -> None:
    assert worked(("Drum", "+1 Power."), play="Punch", hand="Punch") == 3  # a text, Power, the end of the play
    drum = "Ongoing: Each time you play a Starter during your turn, draw a card."
    assert (
        worked(("Drum", drum), play="Punch", hand="Punch", in_play="Drum") == 3 + 1 + 2
    )  # a text set off, run: a step
    herald = ("Herald", "Discard a random card from your hand.")
    drum = "Ongoing: Each time you discard a card, draw a card."
    assert worked(herald, ("Drum", drum), play="Herald", hand="Herald, Punch", in_play="Drum") == 3 + 1 + 1 + 2
    g = scenario(hand="Talon, Punch").play("Talon")
    assert g.game.state.work == 3
    assert g.play("Punch").game.state.work == 3 + 1 + 2
    g = scenario(2, box="confrontations", power=1, line_up="Tula", hand="Trident of Neptune").play("Trident of Neptune")
    assert g.buy("Tula").game.state.work == 1 + 1 + 1  # gained; what waited for that; it asks, which is no step yet


def test_where_no_text_is_at_work_the_rules_themselves_are_at_fault() -> None:
    state = begun().state
    state.work = MOST_WORK + 1
    with pytest.raises(RuntimeError, match="go round in circles"):
        watch_work(state, Frame(TURN), {})


def test_games_of_the_boxes_do_a_hundredth_of_the_work_that_is_allowed() -> None:
    """Measured over two million random decisions of all boxes and mixes: 49 at most."""
    for game, players in (("heroes-unite", 5), ("confrontations", 3), ("rivals-shazam-black-adam", 2)):
        state = start_game(build_setup(Choice(game, tuple("abcde"[:players]))), "work")
        dice = Random(1)
        for _ in range(600):
            if state.ask is None:
                break
            give_answer(state, dice.choice(state.ask.options))
            assert state.work <= MOST_WORK // 50


@pytest.mark.parametrize(
    "text",
    [
        "Use the text of this card.",
        "+1 Power. You may use the text of this card.",
        "Ongoing: Each time you discard a card, draw a card, then discard a random card.",
        "Each time you discard a Hero, discard a Hero from your hand.",
        "Each time you discard a card, put it into your hand. Discard it.",
        "Each time you play a card during your turn, play it.",
    ],
)
def test_a_text_that_can_be_seen_to_feed_itself_is_refused_when_it_is_read(text: str) -> None:
    with pytest.raises(CardError, match=r"column \d+: .*(sets this text off|never come to an end)\.$"):
        mine(("punch", text))


@pytest.mark.parametrize(
    "text",
    [
        "Defense: Discard this card to avoid an Attack. Use the text of this card.",
        "Each time you discard a card, you may discard a card.",
        "Each time you discard a Hero, discard a Villain from your hand.",
        "The first time you play a Hero during each of your turns, play it.",
    ],
)
def test_a_text_that_may_come_to_an_end_is_read(text: str) -> None:
    assert mine(("punch", text)).cards[0].text


def test_no_card_uses_the_text_of_a_card_that_uses_texts() -> None:
    """Two such cards would use each other for ever."""
    text = "Reveal the top card of your deck. Use the text of it."
    game = begun(mine(("punch", text), ("vulnerability", text)))
    game.answer(until(game, "play punch", "play vulnerability"))
    assert game.state.setup.silent == ()
