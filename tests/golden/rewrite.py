"""Rewrites the golden texts: run `python -m tests.golden.rewrite`, then read the diff before you keep it.

cards.txt holds the canonical text of every card of every box, programs.txt how many steps each part of it has: a save
names a place in a text by card, part and step, so both stay as they are. meanings.txt holds what every card means to
those who only read it. nested-plays.txt holds turns laid out by hand in which cards play cards. The others hold the
beginnings of fixed games, each answer with all that it brought about.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import lineup
from lineup.engine.definitions import Card
from lineup.engine.state import ALL
from lineup.engine.zones import zone_name
from lineup.language.sets import BOXES
from tests.golden.meanings import meanings
from tests.harness.scenario import card_set
from tests.harness.scenario import game as lay_out

HERE: Final = Path(__file__).parent
ANSWERS: Final = 60
COMMAND: Final = "python -m tests.golden.rewrite"


def cards() -> str:
    """Every card as its text prints."""
    parts = []
    for name in BOXES:
        box = lineup.box(name)
        parts.append(f"# {box.title}\n")
        parts += [entry(card) for card in box.cards]
    return "\n".join(parts)


def entry(card: Card) -> str:
    """One card: name, facts, text."""
    facts = [card.title, f"copies {card.copies}"]
    if card.title != "Super Hero":
        facts[1:1] = [f"cost {card.cost}", "VP by text" if card.worth else f"VP {card.vp}"]
    lines = [card.text] if card.text else []
    return "\n".join([f"{card.name} ({', '.join(facts)})", *lines, ""])


def programs() -> str:
    """The parts of every card's text and their steps."""
    lines = []
    for name in BOXES:
        for card in lineup.box(name).cards:
            parts = (f"{label} {len(part)}" for label, part in zip(card.labels, card.programs, strict=True))
            lines.append(f"{card.ref}: {', '.join(parts)}\n")
    return "".join(lines)


def playthrough(seats: tuple[str, ...], variants: tuple[str, ...] = (), skip: int = 0) -> str:
    """Some answers of a fixed game, the first ones left out, and what each brought about."""
    game = lineup.new_game("heroes-unite", seats, "golden", variants)
    lines = [f"Heroes Unite, {', '.join(seats)}; variants: {', '.join(variants) or 'none'}; seed golden"]
    if skip:
        lines.append(f"(after {skip} answers)")
    number = 0
    while True:
        if number >= skip:
            lines += [f"    {shown(game.state, event)}" for event in game.events if event[0] != "forgotten"]
        game.events.clear()
        if number == skip + ANSWERS or game.ask is None:
            break
        lone = game.ask.is_lone and game.ask.kind == "pick"  # asked for secrecy alone: no answer that counts
        game.answer(choice(game, number))
        if number >= skip:
            lines.append(f"> {game.answers[-1]}")
        number += not lone
    lines.append(f"= {game.digest}")
    return "\n".join(lines) + "\n"


def nested_plays() -> str:
    """Turns in which cards play cards: each answer with all that it brought about, in the order it came."""
    draws = "Ongoing: Each time you play a {} during your turn, draw a card."
    drums = card_set(
        {"name": "Drum", "type": "Location", "cost": 3, "text": draws.format("Hero")},
        {"name": "Gong", "type": "Location", "cost": 3, "text": draws.format("Villain")},
    )
    turns = {
        "Shazam! plays the second Equipment of the turn for Nightwing": (
            lay_out(
                heroes=["Nightwing", "Hawkman"],
                hand="Batarang, Shazam!",
                deck="Kick*2",
                main_deck="Legion Flight Ring",
                line_up="",
            ),
            "play batarang; play shazam-power",
        ),
        "Amazo plays a Hero and an attacking Villain again, and Booster Gold avoids the Attack": (
            lay_out(
                sets=[drums],
                heroes=["Hawkman", "Booster Gold"],
                hand="Katana, Deadshot, Drum, Gong, Amazo",
                deck="Kick*3",
                B_hand="Katana",
                B_deck="Punch*4",
            ),
            "play katana; play deadshot; pass; play drum; play gong; play amazo; choose 1; pick play:katana; "
            "pick play:deadshot; defend katana; order gong",
        ),
        "Granny Goodness plays a Hero of the Line-Up": (
            lay_out(sets=[drums], in_play="Drum, Gong", hand="Granny Goodness", deck="Punch, Kick", line_up="Raven"),
            "play granny-goodness; order gong",
        ),
        "Word of Power plays a Villain of the main deck": (
            lay_out(
                box="rivals-shazam-black-adam",
                sets=[drums],
                confront="B",
                hand="Word of Power",
                in_play="Gong",
                deck="Punch*2",
                main_deck="War",
                line_up="",
            ),
            "play word-of-power; choose 2",
        ),
        "Superboy plays Flight again": (
            lay_out(
                4,
                box="confrontations",
                sets=[drums],
                confront="B",
                in_play="Drum",
                hand="Flight, Superboy",
                deck="Punch*4",
            ),
            "play flight; play superboy",
        ),
    }
    lines: list[str] = []
    for title, (scenario, answers) in turns.items():
        played = scenario.game
        lines.append(title)
        for answer in answers.split("; "):
            played.answer(answer)
            lines.append(f"> {played.answers[-1]}")
            lines += [f"    {shown(played.state, event)}" for event in played.events if event[0] != "forgotten"]
            played.events.clear()
        asked = played.ask
        lines.append(f"= {asked.seat} {asked.kind} {asked.what}".rstrip() if asked else "=")
        lines.append("")
    return "\n".join(lines)


def choice(game: lineup.Game, number: int) -> lineup.Option:
    """A plain player without dice: plays everything, buys the dearest card, and answers the rest in rotation."""
    assert game.ask is not None
    options = game.ask.options
    plays = [option for option in options if option.verb in ("play", "use")]
    if game.ask.kind != "main" or plays:
        return (plays or options)[number % len(plays or options)]
    cards = game.state.cards
    return max(options, key=lambda option: cards[option.card].cost if option.verb in ("buy", "hunt") else 0)


def shown(state: lineup.State, event: tuple[Any, ...]) -> str:
    """An event of the engine in a line."""
    kind, *facts = event
    names = [card.name for card in state.cards]

    def named(cards: tuple[int, ...]) -> str:
        return ", ".join(names[card] for card in cards)

    if kind == "moved":
        card, here, to, known, cause, _ = facts
        seen = "all" if known == ALL else ",".join(str(seat) for seat in range(8) if known >> seat & 1) or "nobody"
        return f"moved {names[card]}: {zone_name(here)} to {zone_name(to)} ({cause or 'deal'}; seen by {seen})"
    if kind == "power":
        return f"power +{facts[0]} from {names[facts[1]]}"
    if kind in ("revealed", "looked"):
        return f"{kind} by {facts[0]}: {named(facts[1])}"
    if kind == "attacked":
        return f"attacked by {facts[0]} with {names[facts[1]]}: {', '.join(str(seat) for seat in facts[2])}"
    if kind in ("defeated", "defended", "played", "used"):
        return f"{kind} by {facts[0]}: {names[facts[1]]}"
    if kind == "first_appearance":
        return f"first appearance of {names[facts[0]]}"
    return " ".join([kind, *(str(fact) for fact in facts)])


PAGES: Final[dict[str, Callable[[], str]]] = {
    "cards.txt": cards,
    "programs.txt": programs,
    "meanings.txt": meanings,
    "nested-plays.txt": nested_plays,
    "two-players.txt": lambda: playthrough(("Ann", "Bob")),
    "synergy-and-hunt.txt": lambda: playthrough(("Ann", "Bob", "Cleo"), ("synergy", "hunt"), skip=350),
    "super-hidden.txt": lambda: playthrough(("Ann", "Bob", "Cleo", "Dan"), ("super-hidden",), skip=300),
}


def main() -> None:
    """Write every golden text."""
    for name, page in PAGES.items():
        (HERE / name).write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
