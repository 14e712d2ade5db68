"""The arguments of the command line, read into what the engine takes; each mistake is a CommandError."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from lineup.commands.shared.output import CommandError
from lineup.engine.profile import SWITCHES, Profile, RuleError
from lineup.engine.saying import say
from lineup.games import GROUPS, Choice, find_game, first_game, make_choice, profile_of, propose_swaps
from lineup.games.layout import refuse_players
from lineup.games.offer import usual_players
from lineup.speech import language_for

SEED_LENGTH: Final = 100
NAME_LENGTH: Final = 24
MOST_GAMES: Final = 1_000_000
MOST_PLAYERS: Final = SWITCHES["max_players"].values[1]  # of any game


def read_seed(text: str | None) -> str:
    """The seed as given, or a new one nobody can guess."""
    if text is None:
        return secrets.token_hex(8)
    if not text or len(text) > SEED_LENGTH or not text.isprintable():
        shown = ascii(text)[1:-1][:40]
        raise CommandError(
            f'A seed is 1 to {SEED_LENGTH} printable characters, such as 7 or "rainy day"; "{shown}" is not.'
        )
    return text


def read_name(text: str) -> str:
    """A player's name."""
    name = text.strip()
    if not name or len(name) > NAME_LENGTH or not name.isprintable():
        shown = ascii(text)[1:-1][:40]
        raise CommandError(f'A name is 1 to {NAME_LENGTH} printable characters; "{shown}" is not.')
    return name


def read_language(code: str) -> str:
    """The language asked for; without a code that of the terminal, or English if it is not there."""
    return code or language_for(os.environ.get("LANG", ""))


def check_number(option: str, number: int, least: int, most: int = MOST_GAMES) -> None:
    """Complain about a number that an option does not take."""
    if not least <= number <= most:
        raise CommandError(f"{option} {number}: a number from {least} to {most} is needed.")


def read_variants(items: Sequence[str]) -> Sequence[str]:
    """Variants as given; whether they exist is checked with the game."""
    twice = next((item for item in items if items.count(item) > 1), None)
    if twice is not None:
        raise CommandError(f"The variant {twice} is given twice; give it once.")
    return items


def read_rules(items: Sequence[str]) -> dict[str, str]:
    """Rules switches given as KEY=VALUE; whether they exist is checked with the game."""
    rules: dict[str, str] = {}
    for item in items:
        key, equals, value = item.partition("=")
        if not equals or not key.strip() or not value.strip():
            raise CommandError(f'A rules switch is given as KEY=VALUE, such as super_villains=10; "{item}" is not.')
        if key.strip() in rules:
            raise CommandError(f"The rules switch {key.strip()} is given twice; give it once.")
        rules[key.strip()] = value.strip()
    return rules


def read_mix(text: str | None) -> dict[str, list[str]]:
    """The groups each set gives, as in "one-set=Hero,Location;my-set=Villain"."""
    mix: dict[str, list[str]] = {}
    for part in (text or "").split(";"):
        if not part.strip():
            continue
        name, equals, groups = part.partition("=")
        if not equals or not name.strip() or not groups.strip():
            raise CommandError(
                f'A mix is given as "SET=GROUP,GROUP;SET=GROUP", with the groups {", ".join(GROUPS)}; "{part}" is not.'
            )
        if name.strip() in mix:
            raise CommandError(f'The mix names the set "{name.strip()}" twice; give all of its groups at once.')
        mix[name.strip()] = [group.strip() for group in groups.split(",") if group.strip()]
    if text is not None and not mix:
        raise CommandError(
            f'A mix names sets and groups, as in "{first_game()}=Hero;my-set=Villain"; "{text}" names none.'
        )
    return mix


def read_heroes(items: Sequence[str]) -> list[str]:
    """Super Heroes or Characters by seat; "any" stands for a random one."""
    return ["" if item.strip().lower() in ("", "any") else item.strip() for item in items]


def read_pair(text: str) -> tuple[str, str]:
    """A card that goes out and one that comes in, as in "tula=batwoman"."""
    out, equals, into = text.partition("=")
    if not equals or not out.strip() or not into.strip():
        raise CommandError(f'A swap is given as OUT=IN, such as tula=batwoman; "{text}" is not.')
    return out.strip(), into.strip()


@dataclass(frozen=True)
class SwapWishes:
    """The cards to swap in a game: pairs as typed, and emblems to propose pairs by."""

    pairs: Sequence[str] = ()
    out: Sequence[str] = ()
    bring: Sequence[str] = ()

    def read_pairs(self, choice: Choice) -> tuple[tuple[str, str], ...]:
        """Return all pairs for a game: those proposed for the emblems, less those whose outgoing card is swapped by
        hand."""
        own = [read_pair(pair) for pair in self.pairs]
        if not self.out and not self.bring:
            return tuple(own)
        proposed = list(propose_swaps(choice, self.out, self.bring))
        for out, _ in own:
            same = next((each for each in proposed if out in (each[0], each[0].partition("/")[2])), None)
            if same is not None:
                proposed.remove(same)
        return (*proposed, *own)


@dataclass(frozen=True)
class GameOptions:
    """The options that say how a game is played, as typed: the same for every command that plays one."""

    variants: Sequence[str] = ()
    rules: Sequence[str] = ()
    sets: Sequence[str] = ()
    mix: str | None = None
    other_half: bool = False
    heroes: Sequence[str] = ()
    swaps: SwapWishes = field(default_factory=SwapWishes)

    @classmethod
    def from_options(
        cls,
        variants: Sequence[str] | None,
        rules: Sequence[str] | None,
        sets: Sequence[str] | None,
        mix: str | None,
        other_half: bool,
        heroes: Sequence[str] | None,
        swap: Sequence[str] | None,
        swap_out: Sequence[str] | None,
        swap_in: Sequence[str] | None,
    ) -> GameOptions:
        """Read the options of a command line, in their order; None for those not given."""
        swaps = SwapWishes(swap or (), swap_out or (), swap_in or ())
        return cls(variants or (), rules or (), sets or (), mix, other_half, heroes or (), swaps)

    def make_choice(self, game: str, seats: Sequence[str] | int, half: int = 0, half_seed: str = "") -> Choice:
        """Return the way to play the game at these seats: names, or their number. CommandError, RuleError or CardError
        if none."""
        made = make_choice(
            game,
            seats,
            read_variants(self.variants),
            self.sets,
            rules=read_rules(self.rules),
            mix=read_mix(self.mix),
            other_half=self.other_half,
            half=half,
            half_seed=half_seed,
            heroes=read_heroes(self.heroes),
        )
        if len(made.heroes) > len(made.seats):
            kind = "character" if profile_of(made).confrontation else "super-hero"
            named, players = len(made.heroes), len(made.seats)
            raise RuleError(say("error-identities-named", n=named, kind=kind, players=players))
        return replace(made, swaps=self.swaps.read_pairs(made))

    def usual_players(self, game: str) -> tuple[int, Profile]:
        """Return the usual number of players of a game, and the profile of the game with so many."""
        usual = usual_players(game)
        profile = profile_of(make_choice(game, usual, read_variants(self.variants), rules=read_rules(self.rules)))
        return min(usual, profile.max_players), profile

    def check_players(self, game: str, players: int) -> None:
        """Refuse a number of players that no game is for, before making a seat for each."""
        if players > MOST_PLAYERS:
            raise RuleError(refuse_players(find_game(game), self.usual_players(game)[1], players, self.variants))


def split_bots(text: str) -> list[str]:
    """The names of a list of bots, whether there are such bots or not."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise CommandError(f'Bots are given as a list such as casual,random; "{text}" has an empty place.')
    return names


def read_bots(text: str) -> list[str]:
    """Bots in the order of their seats, by name or as "cmd: COMMAND"; BotError for one that does not exist."""
    from lineup.bots.hosting.programs import check_bot_or_program

    return [check_bot_or_program(name) for name in split_bots(text)]


def seat_names(bots: Sequence[str], taken: Sequence[str] = ()) -> list[str]:
    """A name for each bot at the table: its own or its command, numbered from the second of a kind on."""
    names: list[str] = []
    for bot in bots:
        number = 1
        bot = bot.removeprefix("cmd:").strip()[-NAME_LENGTH:]
        name = bot
        while name in names or name in taken:
            number += 1
            name = f"{bot} {number}"
        names.append(name)
    return names
