"""`lineup replay`: rebuild a game from its log, check it, tell it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from lineup.advice.chronicle import trace_course
from lineup.commands.shared.output import BAD_INPUT, FAILED_CHECK, count_noun, make_console, print_json, print_lines
from lineup.commands.terminal.final_scores import show_match, show_result
from lineup.commands.terminal.saved_games import replay_text
from lineup.engine.queries import ending_of
from lineup.engine.saying import Arg, CardName, Listed, SeatName, say
from lineup.game import Game
from lineup.games import house_rules
from lineup.log import read_log
from lineup.speech import ENGLISH, Voice
from lineup.words.telling import tell_story


def show_replay(file: str, verify: bool, story: bool, as_json: bool, language: str = ENGLISH) -> None:
    """Replay a log and print what it holds; with `verify` every digest on the way must agree."""
    text = read_log(Path(file))
    game = replay_text(text, file, verify, FAILED_CHECK if verify else BAD_INPUT)
    checks = sum(1 for line in text.splitlines() if line.startswith("="))
    if as_json:
        print_json(_as_json(game, checks if verify else None))
        return
    console, voice = make_console(), Voice(language, game.state.setup)
    choice = game.choice
    console.print(f"{choice.game} with {', '.join(choice.seats)}; seed {game.seed}", style="bold")
    if choice.variants:
        console.print(f"Variants: {', '.join(choice.variants)}")
    if choice.rules:
        console.print(f"Rules switches: {', '.join(f'{key}={value}' for key, value in choice.rules)}")
    for house in house_rules(choice.game, game.state.setup.profile):
        print_lines(console, [voice(house)])
    if choice.half:
        console.print(f"{('First', 'Second')[choice.half - 1]} game of a match, with one half of the cards")
    if choice.sets:
        console.print(f"Sets mixed in: {', '.join(choice.sets)}")
    if choice.swaps:
        print_lines(console, [f"Cards swapped: {', '.join(f'{out} for {into}' for out, into in choice.swaps)}"])
    if story:
        for said in tell_story(game.state.setup, game.events, -1):
            print_lines(console, [f"  {voice(said)}"])
    where = "to the end" if game.result else f"to turn {game.state.turn}, where it is open"
    lead = count_noun(len(game.answers), "answer leads", "answers lead")
    console.print(f"{lead} {where}; digest {game.digest}.")
    if verify:
        agree = "agrees" if checks == 1 else "agree"
        console.print(f"Verified: {count_noun(checks, 'check')} of the log {agree} with the game.")
    if game.result:
        state = game.state
        show_result(console, game.result, choice.seats, -1, state.setup.teams, ending_of(state), voice)
        if choice.first_scores:
            show_match(console, game, voice=voice)
        tell_deeds(console, game, voice)
    else:
        console.print(f"Go on playing it with: lineup play --resume {file}", soft_wrap=True)


def tell_deeds(console: Console, game: Game, voice: Voice) -> None:
    """Print the best purchase, the biggest turn and the luckiest draw, whoever won."""
    course = trace_course(game)
    console.print(voice.say("course-title"), style="bold")
    for purchase in course.purchases[:1]:
        seat, turn, _, card, power, points = purchase
        said = say("course-purchase", who=SeatName(seat), turn=turn, card=CardName(card), power=power, points=points)
        print_lines(console, [f"  {voice(said)}"])
    for big in course.big_turns[:1]:
        key = "course-big-turn-took" if big.cards else "course-big-turn"
        taken: dict[str, Arg] = {"cards": _name_cards(big.cards)} if big.cards else {}
        said = say(key, who=SeatName(big.seat), turn=big.turn, power=big.power, **taken)
        print_lines(console, [f"  {voice(said)}"])
    for draw in course.draws[:1]:
        worth: dict[str, Arg] = {"power": f"{draw.power:.1f}", "average": f"{draw.average:.1f}"}
        said = say("course-draw", who=SeatName(draw.seat), turn=draw.turn, cards=_name_cards(draw.cards), **worth)
        print_lines(console, [f"  {voice(said)}"])


def _name_cards(cards: Sequence[int]) -> Listed:
    return Listed(tuple(CardName(card, n) for card, n in Counter(cards).items()))


def _as_json(game: Game, checks: int | None) -> dict[str, Any]:
    result = game.result
    choice = game.choice
    return {
        "game": choice.game,
        "seats": list(choice.seats),
        "seed": game.seed,
        "variants": list(choice.variants),
        "rules": dict(choice.rules),
        "sets": list(choice.sets),
        "answers": len(game.answers),
        "turns": game.state.turn,
        "over": result is not None,
        "digest": game.digest,
        "checks": checks,
        "winners": list(result.winners) if result else None,
        "scores": list(result.scores) if result else None,
        "super_villains": list(result.super_villains) if result else None,
    }
