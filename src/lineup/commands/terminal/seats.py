"""The seats of a game in the terminal and how it is played: the options of `lineup play`."""

from __future__ import annotations

from dataclasses import dataclass, field

from lineup.commands.shared import arguments
from lineup.commands.shared.output import CommandError, count_noun
from lineup.games import Choice
from lineup.speech import ENGLISH


@dataclass(frozen=True)
class PlayWishes:
    """The options of `lineup play`."""

    game: str
    players: int | None
    bots: str | None
    name: str
    seed: str | None
    resume: str | None
    save: str | None
    ask_everything: bool
    match: bool = False
    language: str = ENGLISH
    plain: bool = False
    go_on: bool = False  # with a game picked from those left
    lesson: str = ""
    others: tuple[str, ...] = ()  # people who share the terminal
    options: arguments.GameOptions = field(default_factory=arguments.GameOptions)


def choice_of(wishes: PlayWishes, half_seed: str = "") -> Choice:
    """The game these wishes make; with a `half_seed` it is the first of a match."""
    people = [arguments.read_name(name) for name in (wishes.name, *wishes.others)]
    names = [*people, *arguments.seat_names(bots_of(wishes), people)]
    return wishes.options.make_choice(wishes.game, names, half=1 if half_seed else 0, half_seed=half_seed)


def bots_of(wishes: PlayWishes) -> list[str]:
    """The bots of the other seats."""
    players = wishes.players
    if wishes.bots is None:
        usual, profile = wishes.options.usual_players(wishes.game)
        if wishes.others:
            players = players or max(usual, 1 + len(wishes.others))
            wishes.options.check_players(wishes.game, players)
            return ["casual"] * max(players - 1 - len(wishes.others), 0)
        least, others = (1, "") if profile.min_players == 1 else (2, " and at least one bot")
        if players is not None and players < least:
            raise CommandError(f"--players {players}: a game needs you{others}, so {least} or more.")
        wishes.options.check_players(wishes.game, players or usual)
        return ["casual"] * ((players or usual) - 1)
    kinds = arguments.read_bots(wishes.bots)
    if players is not None and players != len(kinds) + 1 + len(wishes.others):
        raise CommandError(
            f"--players {players} and {count_noun(len(kinds), 'bot')} do not fit: you and the bots are "
            f"{len(kinds) + 1}; leave out one of the two options."
        )
    return kinds
