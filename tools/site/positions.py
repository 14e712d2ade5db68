"""Play random games of every box and print a digest of all their positions: the same here and in a browser's Python."""

from hashlib import sha256
from random import Random

from lineup.game import Game
from lineup.games import GAMES, make_choice


def digest_game(box: str, number: int) -> str:
    """Return one digest of all positions of a game with random answers, from its seed alone."""
    game, chance, found = Game(make_choice(box, 2), f"{box} {number}"), Random(f"{box} {number}"), sha256()
    while game.ask is not None:
        found.update(game.digest.encode())
        game.answer(chance.choice(sorted(game.options())))
    return found.hexdigest()


for box in GAMES:
    for number in range(25):
        print(box, number, digest_game(box, number))
