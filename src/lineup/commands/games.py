"""`lineup games`: what can be played, its variants, and the switches its rules can be set by."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from rich.text import Text

from lineup.commands import options
from lineup.commands.output import Complaint, make_console, make_table, print_json, print_lines
from lineup.engine.profile import CHOICES, RANGES, SWITCHES, Profile
from lineup.games import (
    GAMES,
    GROUPS,
    Choice,
    GameInfo,
    find_game,
    profile_of,
    propose_swaps,
    sets_of,
    warnings,
)
from lineup.language.sets import box

SWITCH_COLUMN: Final = max(len(key) for key in SWITCHES)
MEANINGS: Final = {
    "min_players": "fewest seats",
    "max_players": "most seats",
    "hand_size": "cards drawn for a new hand",
    "punches": "Punches in a starting deck",
    "vulnerabilities": "Vulnerabilities in a starting deck",
    "line_up_size": "cards in the Line-Up",
    "super_villains": "Super-Villains in the stack",
    "identity_assignment": "how players get their Super Hero",
    "promo": "the promo Super Hero is dealt too",
    "first_player": "who begins: a seat from 0, or -1 for a random one",
    "end_steps": "at the end of a turn the hand goes first, or the effects put off to then",
    "start_step": "texts that begin with the turn work",
    "defenses_per_attack": "Defenses one player may use against one Attack",
    "ongoing_once_per_turn": "each Ongoing text reacts once in a turn",
    "super_hero_optional": "a Super Hero's ability may be left unused",
    "buy_is_gain": '"when you gain this" also means buying',
    "defeater_immune": "who defeats a Super-Villain is safe from the next First Appearance",
    "hunt": "Super-Villains in other players' discard piles can be taken",
    "hunt_limit": "when hunting stops for this turn",
    "synergy": "each Super Hero has its Hero card ready to buy",
    "super_hidden": "the Super-Villains lie in the main deck",
    "hand_is_discarded": "putting the hand away counts as discarding it",
    "teams": "two teams of two, partners opposite each other",
    "confrontation": "a turn may be a Confrontation with a foe's Character",
    "confront_target": "which Characters can be confronted",
    "buy_in_confrontation": "cards can be bought in a Confrontation too",
    "defend_teammate": "a Defense may cover the teammate instead",
    "block_teammate": "teammates Block for each other",
    "assist": "Assist cards are played on the teammate's turn",
    "store_assist": "an Assist card may be laid on the own Character for the next turn",
    "defeat_is_gain": "defeating a Character counts as gaining it",
    "abilities_after_comparison": "abilities are open once more after a Confrontation",
    "knock_out": "what the defeat of a last Character does: its victor wins, or its player leaves the game",
    "tie_break": "what decides between equal Victory Points",
    "famine_covers_last_refill": "a short Line-Up lasts through the refill of the turn that ends it",
    "weakness_stack": "the Weaknesses of the box, or those of every set mixed in",
}
PROVENANCE: Final = ("real", "partial", "inferred", "stand-in")
BY_PLAYERS: Final = {
    "confrontations": {
        2: "a duel; an Assist card may wait on the own Character for the next turn",
        3: "each for themselves, the last one standing wins; Assist as for two",
        4: "two teams of two, Super Heroes against Super-Villains, who see each other's hands",
    },
}


class Combination(NamedTuple):
    """A way to play with several sets, and the options that do it."""

    game: str
    title: str
    options: str


COMBINATIONS: Final = (
    Combination("heroes-unite", "with cards of your own", "--set my-cards.toml"),
    Combination("heroes-unite", "each group of cards from one set", '--set my-cards.toml --mix "SET=GROUP,…;SET=…"'),
    Combination(
        "confrontations",
        "Batman joins a team with his cards",
        "--set rivals-batman-joker --hero Batman --swap-in batman",
    ),
    Combination(
        "confrontations",
        "Word of Power beside Enhanced Strength",
        "--set rivals-shazam-black-adam --hero Shazam! --swap-in shazam",
    ),
    Combination("rivals-batman-joker", "single cards swapped", "--set my-cards.toml --swap OUT=IN"),
    Combination(
        "rivals-shazam-black-adam",
        "a duel of two boxes",
        "--set rivals-batman-joker --hero Shazam! --hero 'The Joker'",
    ),
    Combination("rivals-shazam-black-adam", "two against two", "--set rivals-batman-joker --players 4"),
)


def show_games(
    game: str,
    as_json: bool,
    sets: Sequence[str] = (),
    heroes: Sequence[str] = (),
    swaps: options.Swaps | None = None,
) -> None:
    """Print the games, or one with its variants and switches; with sets and emblems, the swaps proposed for it."""
    chosen = [find_game(game)] if game else list(GAMES.values())
    if sets or swaps:
        if not game:
            raise Complaint("Swaps are proposed for one game; name it, as in: lineup games confrontations --set …")
        _show_swaps(game, sets, heroes, swaps or options.Swaps(), as_json)
        return
    if as_json:
        print_json([_as_json(each) for each in chosen])
        return
    console = make_console()
    for info in chosen:
        print_lines(console, _lines(info))
    if not game:
        console.print("Play one with: lineup play GAME. Its rules switches: lineup games GAME.", style="dim")
        return
    console.print(Text("Rules switches and how they stand; set them with --rule SWITCH=VALUE", style="bold"))
    for key in SWITCHES:
        head = f"  {key:<{SWITCH_COLUMN}} {_text(getattr(chosen[0].profile, key)):<12} "
        meaning = f"{MEANINGS.get(key, '')} ({values(key)})"
        indent = " " * len(head)
        console.print(textwrap.fill(meaning, console.width, initial_indent=head, subsequent_indent=indent))
    print_lines(console, [Text(f"Groups to mix sets by: {', '.join(GROUPS)}.")])


def _lines(info: GameInfo) -> list[Text]:
    """A game for people: players, variants, combinations, and where the texts of its cards come from."""
    lines = [Text(f"{info.id}  {info.title}: {info.summary}", style="bold")]
    for number, summary in BY_PLAYERS.get(info.id, {}).items():
        lines.append(Text(f"  --players {number}  {summary}"))
    for variant in info.variants:
        lines.append(Text(f"  --variant {variant.id}  {variant.title}: {variant.summary}"))
    for each in COMBINATIONS:
        if each.game == info.id:
            lines.append(Text(f"  {each.options}  {each.title}"))
    counts = ", ".join(f"{number} {label}" for label, number in texts(info.id).items())
    lines.append(Text(f"  Card texts: {counts}.", style="dim"))
    return lines


def texts(game: str) -> dict[str, int]:
    """How many cards of a box have a text of each provenance."""
    found = [dict(card.provenance).get("text", "") for card in box(game).cards]
    return {label: found.count(label) for label in PROVENANCE}


def _show_swaps(game: str, sets: Sequence[str], heroes: Sequence[str], swaps: options.Swaps, as_json: bool) -> None:
    """Print the swaps proposed for a game, each with the option that changes it."""
    seats = tuple(str(seat) for seat in range(options.usual_players(game)))
    choice = Choice(game, seats, sets=tuple(sets), heroes=tuple(options.read_heroes(heroes)))
    pairs = swaps.read(choice) or propose_swaps(choice)
    choice = replace(choice, swaps=pairs)
    profile_of(choice)
    if as_json:
        print_json([{"out": out, "in": into} for out, into in pairs])
        return
    every = [card for each in sets_of(choice) for card in each.cards]
    console = make_console()
    table = make_table("Out", "Type", "Cost", "In", "Type ", "Cost ", right=("Cost", "Cost "))
    for pair in pairs:
        cards = [next(card for card in every if name in (card.ref, card.id)) for name in pair]
        table.add_row(*(text for card in cards for text in (card.id, card.title, str(card.cost))))
    console.print(table)
    for warning in warnings(choice):
        console.print(warning)
    console.print("Change a pair with --swap OUT=IN; play with the same options: lineup play GAME …", style="dim")


def values(key: str) -> str:
    """What a switch can be set to, for people."""
    if key in CHOICES:
        return ", ".join(CHOICES[key])
    if key in RANGES:
        low, high = RANGES[key]
        return f"{low} to {high}"
    return "on, off"


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _as_json(info: GameInfo) -> dict[str, Any]:
    profile: Profile = info.profile
    return {
        "id": info.id,
        "title": info.title,
        "summary": info.summary,
        "players": [profile.min_players, profile.max_players],
        "variants": [
            {"id": each.id, "title": each.title, "summary": each.summary, "rules": dict(each.switches)}
            for each in info.variants
        ],
        "rules": {
            key: {"default": getattr(profile, key), "values": values(key), "meaning": MEANINGS.get(key, "")}
            for key in SWITCHES
        },
        "groups": list(GROUPS),
        "by_players": {str(number): text for number, text in BY_PLAYERS.get(info.id, {}).items()},
        "combinations": [
            {"title": each.title, "options": each.options} for each in COMBINATIONS if each.game == info.id
        ],
        "texts": texts(info.id),
    }
