"""The dice: a seed gives the same numbers for ever, for logs and shared seeds are replayed by later versions."""

from __future__ import annotations

from lineup.engine.rng import draw_below, key_of, redeal_piles, shuffle_cards
from lineup.engine.state import State


def dice(seed: str) -> State:
    state = State()
    state.key, state.counter = key_of(seed), 0
    return state


def test_the_key_of_a_seed_stays_as_it_is() -> None:
    assert key_of("seed").hex() == "f28b3e07cb63be4f9ab773c67372bb2740f871dd42836f926de0fd49428493b3"


def test_a_seed_shuffles_alike_for_ever_and_a_second_time_otherwise() -> None:
    state = dice("seed")
    assert shuffle_cards(state, tuple(range(100))) == (
        26, 46, 29, 98, 2, 19, 22, 39, 99, 47, 7, 86, 43, 44, 41, 10, 13, 84, 8, 72, 51, 57, 25, 11, 53, 75, 50, 81, 78,
        37, 1, 55, 66, 76, 97, 87, 42, 67, 34, 23, 59, 16, 96, 52, 88, 80, 21, 91, 0, 15, 38, 90, 83, 18, 30, 73, 45,
        33, 64, 4, 71, 68, 56, 31, 93, 60, 35, 65, 48, 69, 17, 5, 94, 40, 27, 82, 24, 20, 36, 74, 28, 85, 95, 77, 70,
        62, 92, 63, 9, 54, 32, 89, 14, 6, 61, 12, 79, 49, 3, 58,
    )  # fmt: skip
    assert state.counter == 3, "one number serves 40 swaps"
    assert [shuffle_cards(state, (1, 2)) for _ in range(6)] == [(2, 1), (2, 1), (1, 2), (1, 2), (1, 2), (2, 1)]
    assert state.counter == 9


def test_fewer_than_two_cards_take_no_number() -> None:
    state = dice("seed")
    assert (shuffle_cards(state, ()), shuffle_cards(state, (7,)), state.counter) == ((), (7,), 0)


def test_a_seed_throws_alike_for_ever() -> None:
    state = dice("seed")
    assert [draw_below(state, 6) for _ in range(12)] == [4, 4, 2, 4, 4, 5, 1, 5, 2, 1, 4, 3]
    assert state.counter == 12


def test_a_deal_guessed_takes_each_pile_by_itself_and_moves_its_cards_to_every_place() -> None:
    piles = [(1, 2, 3, 4, 5, 6, 7), (), (8,), (9, 10), (11, 12, 13)]
    assert redeal_piles(b"seed", piles) == [[3, 1, 6, 7, 2, 4, 5], [], [8], [10, 9], [11, 12, 13]]
    deals = [redeal_piles(bytes([seed]), piles) for seed in range(200)]
    for at, cards in enumerate(piles):
        for place in range(len(cards)):
            assert {deal[at][place] for deal in deals} == set(cards)
