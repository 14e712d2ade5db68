"""`lineup play --choose`: a game put together at a prompt, told and forecast before anyone sits down."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from rich.console import Console

from lineup.commands.catalogue.games import lines_of
from lineup.commands.lab.mix import forecast_of, show_forecast, tell
from lineup.commands.shared import arguments
from lineup.commands.shared.output import Complaint, print_lines, unknown
from lineup.commands.terminal.seats import Wishes, choice_of
from lineup.engine.profile import RuleError
from lineup.engine.saying import Listed, say
from lineup.errors import LineUpError, shortened
from lineup.games import GAMES, build, find_game, groups_of, make_choice, propose_swaps, sets_of
from lineup.lab.forecast import BOT, PART
from lineup.lab.workers import count_of
from lineup.language.sets import BOXES, CardSet, box
from lineup.speech import Voice

GAMES_PLAYED: Final = 200  # for a forecast, if no other number is typed
MOST: Final = 5000


def compose(wishes: Wishes, console: Console, plain: bool) -> Wishes | None:
    """Let a person change the wishes line by line until they play, None if they do not.

    What cannot be is said and may be put right by further lines; only what can be is played or forecast.
    """
    voice = Voice(wishes.language)
    print_lines(console, [voice.say("choose-begin")])
    _show(wishes, console, voice)
    while (line := _line(console, plain, voice)) is not None:
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word == "quit":
            return None
        try:
            if word == "play":
                build(choice_of(wishes))
                return wishes
            if word == "forecast":
                _forecast(wishes, console, rest)
            elif word == "list":
                _list(wishes, console, voice)
            elif word in CHANGES:
                wishes = CHANGES[word](wishes, rest)
                _show(wishes, console, voice)
            elif word in ("", "help"):
                print_lines(console, voice.say("choose-help").split("\n"))
            else:
                raise unknown("command", word, [*CHANGES, "forecast", "list", "play", "quit", "help"])
        except LineUpError as error:
            print_lines(console, [str(error)])
    return None


def _line(console: Console, plain: bool, voice: Voice) -> str | None:
    """What is typed; None when the input ends."""
    if not plain:
        try:
            return console.input(f"{voice.say('choose-prompt')} ").strip()
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


def _show(wishes: Wishes, console: Console, voice: Voice) -> None:
    """The way to play as it stands, or why it cannot be."""
    try:
        choice = choice_of(wishes)
        tell(console, choice, build(choice).teams, "swap")
        chosen = (*choice.variants, *(f"{key}={value}" for key, value in choice.rules))
        if chosen:
            print_lines(console, [voice.say("choose-chosen", chosen=Listed(chosen, ""))])
        print_lines(console, [voice.say("choose-seats", names=Listed(choice.seats))])
    except LineUpError as error:
        print_lines(console, [voice.say("choose-cannot", error=str(error))])


def _forecast(wishes: Wishes, console: Console, text: str) -> None:
    """Let bots play the game as it stands."""
    games = _number("forecast", text, MOST) if text else GAMES_PLAYED
    choice, seed = choice_of(wishes), arguments.read_seed(wishes.seed)
    build(choice)
    found = forecast_of(choice, seed, games, count_of(None, max(games // (2 * PART), 1)), BOT)
    if found is not None:
        show_forecast(console, found, BOT, seed)


def _number(word: str, text: str, most: int) -> int:
    if not (text.isdecimal() and len(text) < 6 and 1 <= int(text) <= most):
        raise Complaint(say("choose-number", word=word, most=str(most), value=shortened(text)))
    return int(text)


def _list(wishes: Wishes, console: Console, voice: Voice) -> None:
    """What there is to choose from."""
    info = find_game(wishes.game)
    print_lines(console, [voice.say("choose-games", games=Listed(tuple(GAMES), ""))])
    print_lines(console, lines_of(info, _typed))
    for each in (box(name) for name in BOXES):
        groups, emblems = Listed(groups_of(each), ""), Listed(_emblems(each), "")
        print_lines(console, [voice.say("choose-set", set=each.id, groups=groups, emblems=emblems)])


def _typed(line: str) -> str:
    """Options of the command line as they are typed at the prompt: a word and its values to a line."""
    found: dict[str, list[str]] = {}
    for word in shlex.split(line):
        if word.startswith("--"):
            name = word.removeprefix("--")
            values = found.setdefault("half" if name == "other-half" else name, [])
        else:
            values.append(word)
    return " + ".join(" ".join((name, ",".join(values))).strip() for name, values in found.items())


def _emblems(card_set: CardSet) -> tuple[str, ...]:
    return tuple(sorted({card.emblem for card in card_set.cards if card.emblem})) or ("–",)


# Lines that change something: each makes new wishes out of the old ones and what is typed behind the word.


def _game(wishes: Wishes, text: str) -> Wishes:
    """Another game, put together from the beginning: variants, rules, sets and swaps are those of a box."""
    return replace(wishes, game=find_game(text).id, players=None, bots=None, way=arguments.Way())


def _players(wishes: Wishes, text: str) -> Wishes:
    return replace(wishes, players=_number("players", text, arguments.MOST_PLAYERS), bots=None)


def _bots(wishes: Wishes, text: str) -> Wishes:
    arguments.read_bots(text)
    return replace(wishes, bots=text, players=None)


def _rule(wishes: Wishes, text: str) -> Wishes:
    """Set a switch, or take one back that is named without a value."""
    key = text.partition("=")[0].strip()
    others = tuple(each for each in wishes.way.rules if each.partition("=")[0].strip() != key)
    if "=" in text:
        arguments.Way(rules=(text,)).players(wishes.game)
        others += (text,)
    elif len(others) == len(wishes.way.rules):
        raise Complaint(f'rule takes SWITCH=VALUE, or a switch that was set to take it back; "{text}" is neither.')
    return replace(wishes, way=replace(wishes.way, rules=others))


def _mix(wishes: Wishes, text: str) -> Wishes:
    arguments.read_mix(text or None)
    return replace(wishes, way=replace(wishes.way, mix=text or None))


def _half(wishes: Wishes, text: str) -> Wishes:
    return replace(wishes, way=replace(wishes.way, other_half=not wishes.way.other_half))


def _hero(wishes: Wishes, text: str) -> Wishes:
    heroes = tuple(each.strip() for each in text.split(",")) if text else ()
    alone = arguments.Way(sets=wishes.way.sets, heroes=heroes)
    try:
        build(alone.choice(wishes.game, max(len(heroes), alone.players(wishes.game)[0])))
    except RuleError as error:
        if error.said and error.said.key == "error-identity":  # anything else may be put right by further lines
            raise
    return replace(wishes, way=replace(wishes.way, heroes=heroes))


def _advised(wishes: Wishes, text: str) -> Wishes:
    """The swaps that a rulebook advises."""
    plain = replace(wishes, way=replace(wishes.way, swaps=arguments.Swaps()))
    pairs = tuple(f"{out}={into}" for out, into in propose_swaps(choice_of(plain)))
    return replace(wishes, way=replace(wishes.way, swaps=arguments.Swaps(pairs)))


def _variant(wishes: Wishes, text: str) -> Wishes:
    arguments.Way(variants=(text,) if text else ()).players(wishes.game)
    return replace(wishes, way=replace(wishes.way, variants=_toggled(wishes.way.variants, text)))


def _set(wishes: Wishes, text: str) -> Wishes:
    if text and text not in wishes.way.sets:
        sets_of(make_choice(wishes.game, 0, sets=(text,)))
    return replace(wishes, way=replace(wishes.way, sets=_toggled(wishes.way.sets, text)))


def _swap(wishes: Wishes, text: str) -> Wishes:
    swaps = wishes.way.swaps
    if text:
        arguments.read_pair(text)
    return replace(wishes, way=replace(wishes.way, swaps=replace(swaps, pairs=_toggled(swaps.pairs, text))))


def _swap_out(wishes: Wishes, text: str) -> Wishes:
    swaps = wishes.way.swaps
    return replace(wishes, way=replace(wishes.way, swaps=replace(swaps, out=_toggled(swaps.out, text))))


def _swap_in(wishes: Wishes, text: str) -> Wishes:
    swaps = wishes.way.swaps
    return replace(wishes, way=replace(wishes.way, swaps=replace(swaps, bring=_toggled(swaps.bring, text))))


def _toggled(items: Sequence[str], text: str) -> tuple[str, ...]:
    """With something new, or without it if it was there."""
    if not text:
        raise Complaint("Name what is meant behind it; list shows what there is.")
    return tuple(each for each in items if each != text) if text in items else (*items, text)


CHANGES: Final[dict[str, Callable[[Wishes, str], Wishes]]] = {
    "game": _game,
    "players": _players,
    "bots": _bots,
    "variant": _variant,
    "rule": _rule,
    "set": _set,
    "mix": _mix,
    "half": _half,
    "hero": _hero,
    "swap": _swap,
    "swap-out": _swap_out,
    "swap-in": _swap_in,
    "advised": _advised,
}
