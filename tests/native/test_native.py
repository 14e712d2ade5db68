"""The engine in machine code plays as its Python does: every position of a game, number by number."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lineup import new_game as new_lineup_game
from lineup.engine.layout import FRAME
from lineup.engine.machine import give_answer, start_game
from lineup.engine.queries import score_of
from lineup.engine.rng import key_of
from lineup.engine.state import STATE_FIELDS, State
from lineup.language.sets import read_set
from lineup.native.diff import Chance, Difference, compare_game
from lineup.native.exporting import Unsuitable, export_game
from lineup.native.games import GaveUp, NativeGame
from lineup.native.library import Exported, Library, native_library
from tests.laws.checks import Setting, new_game, settings

BEYOND_A_NUMBER = "+999 Power for each card in your discard pile. " * 12
WITHOUT_END = "Each time you discard a card, draw a card. If you do, discard a random card."

pytestmark = pytest.mark.slow
FRAME_NAMES = [field.name for field in FRAME]
POSITIONS = 14_000  # of each setting; a million of all


@pytest.fixture(scope="module")
def library() -> Library:
    found = native_library()
    assert found is not None, "The native engine is not built; `make fast` does it."
    return found


@pytest.mark.parametrize("setting", [pytest.param(setting, id=setting.name) for setting in settings()])
def test_every_position_is_the_same(setting: Setting, library: Library) -> None:
    setup = new_game(setting, "native").state.setup
    exported = Exported(library, setup)
    compared = seed = 0
    while compared < POSITIONS:
        positions, gave_up = compare_game(library, exported, setup, seed)
        assert not gave_up
        compared += positions
        seed += 1


@pytest.mark.parametrize("setting", [pytest.param(setting, id=setting.name) for setting in settings()])
def test_a_state_goes_in_and_comes_out_as_it_was(setting: Setting) -> None:
    setup = new_game(setting, "native").state.setup
    state = start_game(setup, "there and back")
    dealt = NativeGame.deal(setup, "there and back")
    chance = Chance(7)
    at = 0
    while state.ask is not None and at < 1_500:
        if at % 97 == 0:
            assert _contents(dealt.to_state()) == _contents(state)
            loaded = NativeGame.load(state)
            assert _contents(loaded.to_state()) == _contents(state)
            assert loaded.digest == dealt.digest
            assert loaded.options == state.ask.options
            dealt = loaded
        number = chance.choose(state.ask.options)
        give_answer(state, state.ask.options[number])
        dealt.answer(number)
        at += 1
    assert _contents(dealt.to_state()) == _contents(state)
    assert _contents(NativeGame.load(state).to_state()) == _contents(state)
    assert [dealt.score(seat) for seat in range(state.players)] == [score_of(state, n) for n in range(state.players)]


def _contents(state: State) -> dict[str, str]:
    """Return all that a state holds, with the type of each value."""
    shown = {name: repr(getattr(state, name)) for name in STATE_FIELDS if name not in ("cards", "setup", "stack")}
    frames = [[repr(getattr(frame, name)) for name in FRAME_NAMES] for frame in state.stack]
    return {**shown, "stack": repr(frames)}


def test_a_difference_is_told_by_its_field(library: Library) -> None:
    with_seven = new_game(Setting(2, (), (("hand_size", 7),)), "native").state.setup
    with_five = new_game(Setting(2, (), ()), "native").state.setup
    with pytest.raises(Difference, match=r"seed 3, position 0: .* is -?\d+ in Python and -?\d+ natively"):
        compare_game(library, Exported(library, with_five), with_seven, 3)


def test_a_number_beyond_sixteen_bits_is_left_to_python(library: Library) -> None:
    setup = new_game(Setting(2, (), ()), "native").state.setup
    faces = (*setup.faces[:-1], 40_000)
    with pytest.raises(Unsuitable, match="a number beyond 16 bits"):
        export_game(replace(setup, faces=faces), library.notes)


@pytest.mark.parametrize("text", [BEYOND_A_NUMBER, WITHOUT_END])
def test_a_text_beyond_the_limits_is_left_to_python_and_never_played_wrong(text: str) -> None:
    cards = {"punch": text, "vulnerability": "+1 Power. Discard a random card."}
    entry = '[set]\nid = "mine"\n'
    for card, words in cards.items():
        entry += f'[[card]]\noverrides = "heroes-unite/{card}"\ntext = "{words}"\n'
    hostile = read_set(entry, "mine.toml", custom=True)
    setup = new_lineup_game("heroes-unite", 2, "h", sets=[hostile]).state.setup
    given_up = 0
    for seed in range(6):
        state, game, chance = start_game(setup, str(seed)), NativeGame.deal(setup, str(seed)), Chance(seed)
        for _ in range(600):
            if state.ask is None:
                break
            number = chance.choose(state.ask.options)
            before = game.copy()
            try:
                game.answer(number)
            except GaveUp:
                assert _contents(before.to_state()) == _contents(state)  # Python goes on from here
                given_up += 1
                break
            give_answer(state, state.ask.options[number])
            assert game.digest == NativeGame.load(state).digest
    assert given_up


def test_games_of_the_same_seed_are_the_same_and_a_copy_is_one_of_its_own(library: Library) -> None:
    setup = new_game(Setting(4, (), ()), "native").state.setup
    exported = Exported(library, setup)
    one, other = library.new_game(), library.new_game()
    for each in (one, other):
        library.functions.lineup_deal(each, exported.pointer, key_of("7"))
    digest = library.functions.lineup_digest(one)
    assert digest == library.functions.lineup_digest(other)
    library.functions.lineup_copy(other, one, 1)
    assert library.functions.lineup_answer(other, 0)
    assert library.functions.lineup_digest(one) == digest
    assert library.functions.lineup_digest(other) != digest


def test_positions_are_named_number_by_number(library: Library) -> None:
    state = new_game(Setting(3, (), ()), "native").state
    writer = Exported(library, state.setup).writer
    assert len(writer.names_of(state)) == len(writer.numbers_of(state))
