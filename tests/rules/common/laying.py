"""Games with the made-up cards that bring what sister boxes bring."""

from __future__ import annotations

from lineup.engine.machine import advance_game
from lineup.engine.moves import flip_hero
from tests.harness.scenario import LETTERS, Scenario, sister
from tests.harness.scenario import game as laid_out

HEROES = ("Batgirl", "Red Tornado", "Hawkman")


def game(tokens: str = "", face_down: str = "", **zones: object) -> Scenario:
    """A game with them; `tokens="A3 B1"` are VP tokens, `face_down="AB"` whose Super Heroes lie face down."""
    players = zones.get("players", 2)
    assert isinstance(players, int)
    zones.setdefault("heroes", HEROES[:players])
    g = laid_out(sets=[sister("mechanics")], **zones)  # type: ignore[arg-type]
    state = g.game.state
    for each in tokens.split():
        state.tokens = state.tokens or (0,) * players
        seat = LETTERS.index(each[0])
        state.tokens = (*state.tokens[:seat], int(each[1:]), *state.tokens[seat + 1 :])
    for letter in face_down:
        flip_hero(state, LETTERS.index(letter), True)
    state.ask = None
    advance_game(state)
    state.events = []
    return g
