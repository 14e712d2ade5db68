"""The laws over whole random games of every fourth kind (`make test-all`), and ten thousand more (`make test-long`)."""

from __future__ import annotations

import pytest

from tests.laws.checks import Setting, check_game, record, settings

CHUNKS = 40  # to each setting, for `make test-long`
GAMES = 4  # to each chunk, the first played to its end
BEGINNING = 400  # decisions of the others

pytestmark = pytest.mark.slow
KINDS = list(settings())


@pytest.mark.parametrize("setting", [pytest.param(setting, id=setting.name) for setting in KINDS[::4]])
def test_the_laws_hold_at_every_decision(setting: Setting) -> None:
    check(setting, 0, 1)


@pytest.mark.long
@pytest.mark.parametrize("setting", [pytest.param(setting, id=setting.name) for setting in KINDS])
def test_the_laws_hold_in_many_more_games(setting: Setting) -> None:
    for chunk in range(CHUNKS):
        check(setting, chunk, GAMES)


def check(setting: Setting, chunk: int, games: int) -> None:
    for number in range(games):
        seed = f"{setting.name} {chunk} {number}"
        try:
            longest = BEGINNING if number else 0
            decisions = check_game(setting, seed, every=80, log=number == 0, longest=longest)
        except Exception as error:
            error.add_note(f"in the game {seed!r} of {setting!r}")
            raise
        record(1, decisions)
