"""`lineup play --choose`: a game put together at a prompt, told and forecast before anyone sits down."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from rich.console import Console

from lineup.commands.catalogue.games import lines_of
from lineup.commands.lab.mix import forecast_with_progress, print_choice, show_forecast
from lineup.commands.shared import arguments
from lineup.commands.shared.output import CommandError, print_lines, unknown_value
from lineup.commands.terminal.seats import PlayWishes, choice_of
from lineup.engine.profile import RuleError
from lineup.engine.saying import Listed, say
from lineup.errors import LineUpError, shorten_text
from lineup.games import GAMES, build_setup, find_game, groups_of, make_choice, propose_swaps, sets_of
from lineup.lab.forecast.forecast import BOT, PART
from lineup.language.sets import BOXES, CardSet, box
from lineup.running.workers import count_processes
from lineup.speech import Voice

GAMES_PLAYED: Final = 200  # for a forecast, if no other number is typed
MOST: Final = 5000


def compose_game(wishes: PlayWishes, console: Console, plain: bool) -> PlayWishes | None:
    """Let a person change the settings of a new game line by line; return them once they play, None if they quit.

    An impossible choice is explained and can be corrected; only a possible one can be played or forecast.
    """
    voice = Voice(wishes.language)
    print_lines(console, [voice.say("choose-begin")])
    _show_choice(wishes, console, voice)
    while (line := read_line(console, plain, voice.say("choose-prompt"))) is not None:
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word == "quit":
            return None
        try:
            if word == "play":
                build_setup(choice_of(wishes))
                return wishes
            if word == "forecast":
                _show_forecast(wishes, console, rest)
            elif word == "list":
                _show_options(wishes, console, voice)
            elif word in CHANGES:
                wishes = CHANGES[word](wishes, rest)
                _show_choice(wishes, console, voice)
            elif word in ("", "help"):
                print_lines(console, voice.say("choose-help").split("\n"))
            else:
                raise unknown_value("command", word, [*CHANGES, "forecast", "list", "play", "quit", "help"])
        except LineUpError as error:
            print_lines(console, [str(error)])
    return None


def read_line(console: Console, plain: bool, prompt: str) -> str | None:
    """Read a line; None when the input ends."""
    if not plain:
        try:
            return console.input(f"{prompt} ").strip()
        except EOFError:
            console.print()
            return None
        except KeyboardInterrupt:
            console.print()
            raise
    text = sys.stdin.readline()
    if not text:
        return None
    console.print(f"> {text.strip()}", soft_wrap=True)
    return text.strip()


def _show_choice(wishes: PlayWishes, console: Console, voice: Voice) -> None:
    """The way to play as it stands, or why it cannot be."""
    try:
        choice = choice_of(wishes)
        print_choice(console, choice, build_setup(choice).teams, "swap", voice)
        chosen = (*choice.variants, *(f"{key}={value}" for key, value in choice.rules))
        if chosen:
            print_lines(console, [voice.say("choose-chosen", chosen=Listed(chosen, ""))])
        print_lines(console, [voice.say("choose-seats", names=Listed(choice.seats))])
    except LineUpError as error:
        print_lines(console, [voice.say("choose-cannot", error=str(error))])


def _show_forecast(wishes: PlayWishes, console: Console, text: str) -> None:
    """Let bots play the game as it stands."""
    games = _read_count("forecast", text, MOST) if text else GAMES_PLAYED
    choice, seed = choice_of(wishes), arguments.read_seed(wishes.seed)
    build_setup(choice)
    found = forecast_with_progress(choice, BOT, games, seed, count_processes(None, max(games // (2 * PART), 1)))
    if found is not None:
        show_forecast(console, found, BOT, seed)


def _read_count(word: str, text: str, most: int) -> int:
    if not (text.isdecimal() and len(text) < 6 and 1 <= int(text) <= most):
        raise CommandError(say("choose-number", word=word, most=str(most), value=shorten_text(text)))
    return int(text)


def _show_options(wishes: PlayWishes, console: Console, voice: Voice) -> None:
    """List the options to choose from."""
    info = find_game(wishes.game)
    print_lines(console, [voice.say("choose-games", games=Listed(tuple(GAMES), ""))])
    print_lines(console, lines_of(info, voice, _as_prompted))
    for each in (box(name) for name in BOXES):
        groups, emblems = Listed(groups_of(each), ""), Listed(_emblems_of(each), "")
        print_lines(console, [voice.say("choose-set", set=each.id, groups=groups, emblems=emblems)])


def _as_prompted(line: str) -> str:
    """Options of the command line as they are typed at the prompt: a word and its values to a line."""
    found: dict[str, list[str]] = {}
    for word in shlex.split(line):
        if word.startswith("--"):
            name = word.removeprefix("--")
            values = found.setdefault("half" if name == "other-half" else name, [])
        else:
            values.append(word)
    return " + ".join(" ".join((name, ",".join(values))).strip() for name, values in found.items())


def _emblems_of(card_set: CardSet) -> tuple[str, ...]:
    return tuple(sorted({card.emblem for card in card_set.cards if card.emblem})) or ("–",)


# Lines that change something: each makes new wishes out of the old ones and what is typed behind the word.


def _change_game(wishes: PlayWishes, text: str) -> PlayWishes:
    """Another game, put together from the beginning: variants, rules, sets and swaps are those of a box."""
    return replace(wishes, game=find_game(text).id, players=None, bots=None, options=arguments.GameOptions())


def _change_players(wishes: PlayWishes, text: str) -> PlayWishes:
    return replace(wishes, players=_read_count("players", text, arguments.MOST_PLAYERS), bots=None)


def _change_bots(wishes: PlayWishes, text: str) -> PlayWishes:
    arguments.read_bots(text)
    return replace(wishes, bots=text, players=None)


def _change_rule(wishes: PlayWishes, text: str) -> PlayWishes:
    """Set a switch, or take one back that is named without a value."""
    key = text.partition("=")[0].strip()
    others = tuple(each for each in wishes.options.rules if each.partition("=")[0].strip() != key)
    if "=" in text:
        arguments.GameOptions(rules=(text,)).usual_players(wishes.game)
        others += (text,)
    elif len(others) == len(wishes.options.rules):
        raise CommandError(f'rule takes SWITCH=VALUE, or a switch that was set to take it back; "{text}" is neither.')
    return replace(wishes, options=replace(wishes.options, rules=others))


def _change_mix(wishes: PlayWishes, text: str) -> PlayWishes:
    arguments.read_mix(text or None)
    return replace(wishes, options=replace(wishes.options, mix=text or None))


def _change_half(wishes: PlayWishes, text: str) -> PlayWishes:
    return replace(wishes, options=replace(wishes.options, other_half=not wishes.options.other_half))


def _change_hero(wishes: PlayWishes, text: str) -> PlayWishes:
    heroes = tuple(each.strip() for each in text.split(",")) if text else ()
    alone = arguments.GameOptions(sets=wishes.options.sets, heroes=heroes)
    try:
        build_setup(alone.make_choice(wishes.game, max(len(heroes), alone.usual_players(wishes.game)[0])))
    except RuleError as error:
        if error.said and error.said.key == "error-identity":  # anything else may be put right by further lines
            raise
    return replace(wishes, options=replace(wishes.options, heroes=heroes))


def _take_advised(wishes: PlayWishes, text: str) -> PlayWishes:
    """Take the swaps that a rulebook advises."""
    plain = replace(wishes, options=replace(wishes.options, swaps=arguments.SwapWishes()))
    pairs = tuple(f"{out}={into}" for out, into in propose_swaps(choice_of(plain)))
    return replace(wishes, options=replace(wishes.options, swaps=arguments.SwapWishes(pairs)))


def _change_variant(wishes: PlayWishes, text: str) -> PlayWishes:
    arguments.GameOptions(variants=(text,) if text else ()).usual_players(wishes.game)
    return replace(wishes, options=replace(wishes.options, variants=_toggle_item(wishes.options.variants, text)))


def _change_set(wishes: PlayWishes, text: str) -> PlayWishes:
    if text and text not in wishes.options.sets:
        sets_of(make_choice(wishes.game, 0, sets=(text,)))
    return replace(wishes, options=replace(wishes.options, sets=_toggle_item(wishes.options.sets, text)))


def _change_swaps(wishes: PlayWishes, text: str) -> PlayWishes:
    swaps = wishes.options.swaps
    if text:
        arguments.read_pair(text)
    return replace(wishes, options=replace(wishes.options, swaps=replace(swaps, pairs=_toggle_item(swaps.pairs, text))))


def _swap_out(wishes: PlayWishes, text: str) -> PlayWishes:
    swaps = wishes.options.swaps
    return replace(wishes, options=replace(wishes.options, swaps=replace(swaps, out=_toggle_item(swaps.out, text))))


def _swap_in(wishes: PlayWishes, text: str) -> PlayWishes:
    swaps = wishes.options.swaps
    return replace(wishes, options=replace(wishes.options, swaps=replace(swaps, bring=_toggle_item(swaps.bring, text))))


def _toggle_item(items: Sequence[str], text: str) -> tuple[str, ...]:
    """Add an item to a list, or take it out if the list has it."""
    if not text:
        raise CommandError("Name what is meant behind it; list shows what there is.")
    return tuple(each for each in items if each != text) if text in items else (*items, text)


CHANGES: Final[dict[str, Callable[[PlayWishes, str], PlayWishes]]] = {
    "game": _change_game,
    "players": _change_players,
    "bots": _change_bots,
    "variant": _change_variant,
    "rule": _change_rule,
    "set": _change_set,
    "mix": _change_mix,
    "half": _change_half,
    "hero": _change_hero,
    "swap": _change_swaps,
    "swap-out": _swap_out,
    "swap-in": _swap_in,
    "advised": _take_advised,
}
