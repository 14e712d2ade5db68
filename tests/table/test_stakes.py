"""A question tells its stakes: what a Block adds, what an Attack does to the player it hits."""

from __future__ import annotations

import pytest

from lineup.boxes import BOXES
from lineup.engine.view import view
from lineup.language.sets import box
from lineup.language.words.steps import MayStep, Optional
from lineup.speech import Voice
from lineup.table.model.hosted_game import Hosted
from lineup.table.model.position import make_position
from lineup.table.wire.catalogue import StepFacts
from lineup.words.leading import tell_leads, yes_and_no
from lineup.words.wording import block_amount
from tests.cards.rivals_batman_joker import duel
from tests.harness.scenario import Scenario, card_set, game

CARDS = card_set(
    {"name": "Flinch", "type": "Hero", "cost": 1, "text": "Block: Add 1 to a Character's cost this turn. Draw a card."},
    {"name": "Crowd", "type": "Hero", "cost": 1,
     "text": "Block: Add 1 to a Character's cost this turn for each Hero in your discard pile."},
)  # fmt: skip


@pytest.mark.parametrize(("block", "sure"), [("Flinch", 1), ("Batmobile", 3), ("Crowd", 0)])
def test_what_a_block_is_said_to_add_it_adds_and_nothing_is_said_that_is_not_sure(block: str, sure: int) -> None:
    g = duel("Batman", sets=[CARDS], confront="B", power=9, B_hand=[block, "Robin"], B_discard="Superman").ready()
    seen = view(g.game.state, 1)
    assert seen.ask is not None
    told = [block_amount(seen, option) for option in seen.ask.options if option.verb == "block"]
    assert told == [sure]
    before = g.B.cost
    g.block(block)
    assert not sure or g.B.cost == before + sure


def test_who_is_attacked_hears_what_the_attack_does_and_nobody_else() -> None:
    g = duel("Batman", confront="B", hand="Poison Ivy, Punch", B_hand="Batmobile, Robin").play("Poison Ivy")
    assert g.asked == "B defend"
    (step,) = asked(g, 1)
    assert step.said.key == "step-line"
    assert "you" in str(step.said)
    g.no_defense()
    assert asked(g, 0) == []


def asked(g: Scenario, seat: int) -> list[StepFacts]:
    """The steps that come with the open question."""
    hosted = Hosted(g.game.choice, "1")
    hosted.game = g.game
    ask = make_position(hosted, seat, game=1).ask
    assert ask is not None
    return ask.suffered


@pytest.mark.parametrize(("answer", "whom"), [("defend krypto", 1), ("defend 3 krypto", 3)])
def test_a_defense_is_shown_with_whom_it_is_for(answer: str, whom: int) -> None:
    g = game(4, box="confrontations", hand="Strife", B_hand="Krypto").play("Strife")
    hosted = Hosted(g.game.choice, "1")
    hosted.game = g.game
    hosted.give_answer(answer, 1)
    beats = make_position(hosted, 0, game=1, since=len(hosted.history) - 1).beats
    (beat,) = (each for each in beats if each.kind == "defended")
    assert (beat.seat, beat.seats) == (1, [whom])


def test_a_card_revealed_for_a_question_comes_with_it() -> None:
    g = duel("Batman", hand="The Riddler, Punch", power=3, main_deck="Bane, Robin", line_up="Batmobile")
    assert shown(g.play("The Riddler"), 0) == ""  # which way: nothing is revealed yet
    g.choose(2)
    assert g.asked == "B choose"
    assert shown(g, 1) == "Bane"


def test_a_card_that_is_hidden_or_lies_open_does_not_come_with_the_question() -> None:
    text = "Discard a card. If you do, you may draw a card."
    own = card_set({"name": "Peek", "type": "Hero", "cost": 1, "text": text})
    g = duel("Batman", sets=[own], hand="Peek, Robin, Punch", deck="Oracle, Punch").play("Peek")
    assert shown(g, 0) == ""
    assert shown(g.pick("Robin"), 0) == ""  # it lies in the discard pile


def shown(g: Scenario, seat: int) -> str:
    """The name of the card that comes with the open question, if any."""
    hosted = Hosted(g.game.choice, "1")
    hosted.game = g.game
    seen = make_position(hosted, seat, game=1)
    assert seen.ask is not None
    return hosted.catalogue[dict(seen.cards)[seen.ask.shown]].name if seen.ask.shown >= 0 else ""


@pytest.mark.parametrize(
    ("text", "yes", "no"),
    [
        (
            "You may gain a Weakness. If you do, +2 Power. Otherwise, draw a card. +1 Power.",
            "You gain a Weakness from the stack into your discard pile. If you did that: you get 2 Power.",
            "You draw a card.",
        ),
        (
            "You may discard the top card of your deck. If it is a Hero, +1 Power.",
            "You discard the top card of your deck. If that card is a Hero: you get 1 Power.",
            "You skip this.",
        ),
        (
            "Attack: Each foe may discard their hand. If they do not, they gain a Weakness.",
            "You discard your whole hand.",
            "You gain a Weakness from the stack into your discard pile.",
        ),
    ],
)
def test_a_yes_and_a_no_say_what_each_leads_to(text: str, yes: str, no: str) -> None:
    asking = card_set({"name": "Asker", "type": "Hero", "cost": 1, "text": text})
    g = duel("Batman", sets=[asking], hand="Asker, Punch", deck="Robin, Punch", B_hand="Punch, Batmobile").play("Asker")
    if g.asked == "B defend":
        g.no_defense()
    seen = view(g.game.state, 0 if g.asked.startswith("A") else 1)
    assert seen.ask is not None
    told = {each.verb: " ".join(Voice()(step.said) for step in tell_leads(seen, each)) for each in seen.ask.options}
    assert told == {"yes": yes, "no": no}


def test_every_question_of_every_box_that_is_answered_with_yes_or_no_tells_both() -> None:
    for name in BOXES:
        for card in box(name).cards:
            for part, program in enumerate(card.programs):
                for effect in program:
                    if isinstance(effect, MayStep | Optional):
                        yes, no = yes_and_no(card, part, effect)
                        assert yes, card.ref
                        assert no, card.ref
