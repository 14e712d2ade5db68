"""`lineup games`: the games there are, their variants, and the switches of their rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from rich.text import Text

from lineup.commands.shared import arguments
from lineup.commands.shared.output import CommandError, make_console, make_table, print_json, print_lines, print_table
from lineup.engine.profile import SWITCHES, Profile, show_value
from lineup.games import (
    GAMES,
    GROUPS,
    Choice,
    GameInfo,
    build_setup,
    find_game,
    list_warnings,
    propose_swaps,
    sets_of,
    swap_pairs,
)
from lineup.games.offer import count_texts, usual_players
from lineup.speech import ENGLISH, Voice, describe_cards, describe_coverage, languages


def show_games(
    game: str,
    as_json: bool,
    sets: Sequence[str] = (),
    heroes: Sequence[str] = (),
    swaps: arguments.SwapWishes | None = None,
    language: str = ENGLISH,
    covered: bool = False,
) -> None:
    """Print the games, or one with its variants and switches; with sets and emblems, the swaps proposed for it.

    If `covered`, say how much there is of the language.
    """
    voice = Voice(language)
    chosen = [find_game(game)] if game else list(GAMES.values())
    if sets or swaps:
        if not game:
            host = next(info.id for info in chosen if info.guests)
            raise CommandError(f"Swaps are proposed for one game; name it, as in: lineup games {host} --set …")
        _show_swaps(game, sets, heroes, swaps or arguments.SwapWishes(), as_json, voice)
        return
    if heroes:
        raise CommandError("--hero says for whom cards are swapped; name the set they come from too, with --set.")
    if as_json:
        print_json([_as_json(each) for each in chosen])
        return
    console = make_console()
    for info in chosen:
        print_lines(console, lines_of(info, voice))
    if covered and language in languages():
        cards = describe_cards(language)
        print_lines(console, [voice(each) for each in (describe_coverage(language), cards) if each is not None])
    if not game:
        more = "with --match two games, one with each half of the cards. Its rules switches: lineup games GAME."
        print_lines(console, [f"Play one with: lineup play GAME; {more}"], "dim")
        return
    print_lines(console, ["Rules switches and how they stand; set them with --rule SWITCH=VALUE"], "bold")
    table = make_table("Switch", "Value", "Meaning")
    for key, switch in SWITCHES.items():
        house = "house rule of ours: " if switch.ours else ""
        meaning = voice.content(f"content-switch-{key}", switch.meaning)
        table.add_row(key, show_value(getattr(chosen[0].profile, key)), f"{house}{meaning} ({switch_values(key)})")
    print_table(console, table)
    print_lines(console, [Text(f"Groups to mix sets by: {', '.join(GROUPS)}.")])


def lines_of(info: GameInfo, voice: Voice, typed: Callable[[str], str] = str) -> list[Text]:
    """A game for people: players, variants, combinations, and where the texts of its cards come from.

    `typed` says how options are typed where it is shown.
    """
    box = f"content-box-{info.id}"
    title, summary = voice.content(box, info.title), voice.content(f"{box}-summary", info.summary)
    lines = [Text(f"{info.id}  {title}: {summary}", style="bold")]
    for number, english in info.said_of_players:
        lines.append(Text(f"  {typed(f'--players {number}')}  {voice.content(f'{box}-players-{number}', english)}"))
    for variant in info.variants:
        key = f"content-variant-{info.id}-{variant.id}"
        title, summary = voice.content(key, variant.title), voice.content(f"{key}-summary", variant.summary)
        house = " (house rule of ours)" if variant.ours else ""
        lines.append(Text(f"  {typed(f'--variant {variant.id}')}  {title}{house}: {summary}"))
    for number, each in enumerate(info.combinations, 1):
        title = voice.content(f"content-combination-{info.id}-{number}", each.title)
        lines.append(Text(f"  {typed(each.options)}  {title}"))
    counts = ", ".join(f"{number} {label}" for label, number in count_texts(info.id).items())
    lines.append(Text(f"  Card texts: {counts}.", style="dim"))
    return lines


def _show_swaps(
    game: str, sets: Sequence[str], heroes: Sequence[str], swaps: arguments.SwapWishes, as_json: bool, voice: Voice
) -> None:
    """Print the swaps proposed for a game, each with the option that changes it."""
    seats = tuple(str(seat) for seat in range(usual_players(game)))
    choice = Choice(game, seats, sets=tuple(sets), heroes=tuple(arguments.read_heroes(heroes)))
    pairs = swaps.read_pairs(choice) or propose_swaps(choice)
    choice = replace(choice, swaps=pairs)
    build_setup(choice)
    if as_json:
        print_json([{"out": out, "in": into} for out, into in pairs])
        return
    console = make_console()
    table = make_table("Out", "Type", "Cost", "In", "Type ", "Cost ", right=("Cost", "Cost "))
    for cards in swap_pairs(choice, sets_of(choice)):
        table.add_row(*(text for card in cards for text in (card.id, card.title, str(card.cost))))
    print_table(console, table)
    for warning in list_warnings(choice):
        print_lines(console, [voice(warning)])
    console.print("Change a pair with --swap OUT=IN; play with the same options: lineup play GAME …", style="dim")


def switch_values(key: str) -> str:
    """Return the values a switch can be set to, for people."""
    switch = SWITCHES[key]
    return " to ".join(map(str, switch.values)) if switch.is_range else ", ".join(switch.values)


def _as_json(info: GameInfo) -> dict[str, Any]:
    profile: Profile = info.profile
    return {
        "id": info.id,
        "title": info.title,
        "summary": info.summary,
        "players": [profile.min_players, profile.max_players],
        "variants": [
            {
                "id": each.id,
                "title": each.title,
                "summary": each.summary,
                "rules": dict(each.switches),
                "ours": each.ours,
            }
            for each in info.variants
        ],
        "rules": {
            key: {"default": getattr(profile, key), "values": switch_values(key), "meaning": switch.meaning}
            for key, switch in SWITCHES.items()
        },
        "groups": list(GROUPS),
        "by_players": {str(number): text for number, text in info.said_of_players},
        "combinations": [{"title": each.title, "options": each.options} for each in info.combinations],
        "texts": count_texts(info.id),
    }
