"""Trying out a card: it lies in the first player's opening hand, and nothing else about the game is otherwise."""

from __future__ import annotations

import pytest

import lineup
from lineup.engine import zones as z
from lineup.engine.moves import doubt_hand
from lineup.engine.profile import RuleError
from lineup.engine.view import determinise, view
from lineup.game import Game
from lineup.games import make_choice
from lineup.language.sets import read_set
from lineup.speech import Voice
from lineup.words.notes import notes_on

OWN = read_set(
    """
[set]
id = "mine"
title = "Mine"

[[card]]
id = "night-courier"
name = "Night Courier"
type = "Hero"
cost = 4
vp = 1
text = "+2 Power. Draw a card."

[[card]]
overrides = "heroes-unite/katana"
text = "+3 Power."
""",
    "mine.toml",
    custom=True,
)


def trial(card: str, game: str = "heroes-unite", players: int = 3) -> Game:
    seats = ["Ann", "Bob", "Cy", "Dot"][:players]
    return Game(make_choice(game, seats, sets=[OWN], rules={"first_player": "0"}, trial=card), "7")


def hand(game: Game, seat: int) -> list[str]:
    return sorted(game.state.cards[card].name for card in game.state.zones[z.zone_of(seat, z.HAND)])


@pytest.mark.parametrize(
    "card", ["mine/night-courier", "heroes-unite/katana", "heroes-unite/weakness", "heroes-unite/amazo"]
)
def test_the_card_is_in_the_opening_hand_beside_four_others(card: str) -> None:
    game = trial(card)
    name = next(each.name for each in game.state.setup.defs if each.ref == card)
    assert name in hand(game, 0)
    assert [len(hand(game, seat)) for seat in range(3)] == [5, 5, 5]
    assert len(game.state.zones[z.zone_of(0, z.DECK)]) == 6, "all ten starters are there, and the card on top of them"


def test_it_is_one_more_copy_and_the_game_has_the_others_too() -> None:
    plain = Game(make_choice("heroes-unite", ["Ann", "Bob"], sets=[OWN]), "7").state.setup
    tried = trial("mine/night-courier", players=2).state.setup
    assert len(tried.faces) == len(plain.faces) + 1
    assert tried.profile == plain.profile or tried.profile.first_player == 0


def test_everybody_knows_of_it_and_bots_may_think_about_it() -> None:
    game = trial("mine/night-courier")
    seen = view(game.state, 1)
    assert game.state.setup.trial in seen.zones[z.zone_of(0, z.HAND)]
    dealt = determinise(seen, "other dice")
    assert game.state.setup.trial in dealt.zones[z.zone_of(0, z.HAND)]


def test_held_unseen_it_is_not_taken_for_a_card_that_nothing_speaks_of() -> None:
    state = trial("mine/night-courier").state
    assert state.setup.trial == len(state.cards) - 1, "it is the last card"
    doubt_hand(state, z.zone_of(0, z.HAND))
    seen = view(state, 1)
    assert not seen.veiled
    assert [(frame.it, frame.other) for frame in seen.stack] == [(-1, -1)]


def test_it_is_played_and_the_log_tells_the_game_again() -> None:
    game = trial("mine/night-courier")
    before = game.state.zones[z.zone_of(0, z.DECK)]
    game.answer("play night-courier")
    assert game.view(0).power == 2
    assert len(game.state.zones[z.zone_of(0, z.DECK)]) == len(before) - 1
    again = lineup.replay(game.to_log())
    assert again.digest == game.digest
    assert again.choice.trial == "mine/night-courier"


def test_a_game_without_a_trial_says_nothing_of_one_in_its_log() -> None:
    assert "trial" not in Game(make_choice("heroes-unite", 2), "7").header


def test_what_is_not_dealt_into_hands_cannot_be_tried_there() -> None:
    with pytest.raises(RuleError, match="play as it instead"):
        trial("heroes-unite/hero-batgirl")
    with pytest.raises(RuleError, match='no card "mine/nobody" in this game'):
        trial("mine/nobody")


def test_the_notes_say_whose_cards_are_in_play_and_what_is_tried() -> None:
    notes = [Voice()(note) for note in notes_on(trial("mine/night-courier").choice, ())]
    assert "Custom cards: Mine (1 new card, 1 in place of the box's)." in notes
    assert any(note.startswith("A try-out: Night Courier was put into Ann's opening hand") for note in notes)
