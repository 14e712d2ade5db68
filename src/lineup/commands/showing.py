"""The table as lines of text for one seat: made from its view alone, legible at 80 columns and without colour."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from lineup.commands.cardtext import STYLES, source_of
from lineup.commands.cardtext import vp as vp_of
from lineup.engine import zones as z
from lineup.engine.queries import character, character_cost, definition, face, noted, partners
from lineup.engine.saying import say
from lineup.engine.state import ANNOUNCED, CANCELLED, NO_CONFRONTATION, READY, SETTLED, Ask
from lineup.engine.view import View
from lineup.speech import Voice
from lineup.words.telling import listed
from lineup.words.wording import marked, note

MARGIN: Final = 15  # where the right column begins
ROOMY: Final = 32  # terminal lines from which every Line-Up card gets a line of its own


def table(view: View, width: int, height: int, full: bool = False) -> list[Text]:
    """The whole table; `full` spells out every text and pile."""
    roomy = full or height >= ROOMY
    lines = [_heading(view, width)]
    if view.setup.profile.confrontation:
        lines += _confrontation(view, width)
    else:
        lines += _super_villain(view, width, roomy)
    lines += _line_up(view, width, roomy, full)
    lines += _stacks(view, width)
    side = partners(view, view.seat)
    for seat in range(view.setup.players):
        if seat not in side:
            lines += _foe(view, seat, width, full)
    for seat in side[1:]:
        lines += _partner(view, seat, width, full)
    lines += _own(view, width, full)
    return lines


def _confrontation(view: View, width: int) -> list[Text]:
    """Who confronts whom and how it stands; nothing in a turn of buying."""
    stage, target, active = view.fact("stage"), view.fact("target"), view.fact("active")
    if stage == CANCELLED:
        return _row("Confrontation", "cancelled; the rest of this turn is for buying", width)
    if stage not in (ANNOUNCED, READY, SETTLED) or target < 0 or character(view, target) < 0:
        return []
    who = "you" if active == view.seat else view.setup.seats[active]
    whose = "your" if target == view.seat else f"{view.setup.seats[target]}'s"
    confronts = "confront" if active == view.seat else "confronts"
    state = {READY: " · ready, Blocks may come", SETTLED: " · settled"}.get(stage, "")
    text = f"{who} {confronts} {whose} {_hero(view, target)} with {view.fact('power')} Power{state}"
    return _row("Confrontation", text, width)


def _heading(view: View, width: int) -> Text:
    active = view.fact("active")
    whose = "your turn" if active == view.seat else f"{view.setup.seats[active]}'s turn" if active >= 0 else "setup"
    parts = [f"Turn {view.fact('turn')}", whose, f"Power {view.fact('power')}"]
    text = f"── {' · '.join(parts)} "
    return Text(text + "─" * max(0, width - len(text)), style="bold")


def _row(name: str, content: Text | str, width: int, style: str = "") -> list[Text]:
    """A labelled row; what does not fit goes on under it."""
    body = content if isinstance(content, Text) else Text(content, style=style)
    plain = body.plain
    if MARGIN + len(plain) <= width:
        return [Text.assemble((f"{name[: MARGIN - 1]:<{MARGIN}}", "bold"), body)]
    pieces: list[Text] = []
    at = 0
    for line in textwrap.wrap(plain, width - MARGIN, break_long_words=True, drop_whitespace=True):
        at = plain.index(line, at)
        pieces.append(body[at : at + len(line)])
        at += len(line)
    return [
        Text.assemble((f"{name[: MARGIN - 1] if n == 0 else '':<{MARGIN}}", "bold"), piece)
        for n, piece in enumerate(pieces)
    ]


def _named(view: View, card: int) -> Text:
    kind = definition(view, card)
    return Text(kind.name, style=STYLES.get(kind.title, ""))


def _affordable(view: View, card: int) -> bool:
    if view.fact("active") != view.seat or not definition(view, card).cost <= view.fact("power") > 0:
        return False
    return view.fact("stage") in (NO_CONFRONTATION, CANCELLED) or view.setup.profile.buy_in_confrontation


def _priced(view: View, card: int) -> Text:
    """A card one could buy: a star if the Power suffices, name, cost."""
    star = ("*", "bold green") if _affordable(view, card) else ("", "")
    return Text.assemble(star, _named(view, card), f" {definition(view, card).cost}")


def _super_villain(view: View, width: int, roomy: bool) -> list[Text]:
    stack = view.zones[z.SUPER_VILLAINS]
    if view.setup.profile.super_hidden:
        return _row("Super-Villain", "hidden in the main deck", width)
    if not stack:
        return _row("Super-Villain", "none is left", width)
    left = f"{len(stack)} left" if len(stack) > 1 else "the last one"
    if stack[0] < 0 or not view.fact("sv_up"):
        return _row("Super-Villain", f"face down until the end of the turn · {left}", width)
    kind = definition(view, stack[0])
    head = Text.assemble(_priced(view, stack[0]), f" · {vp_of(kind)} VP · {left}")
    if not roomy:
        return _row("Super-Villain", head, width)
    return _row("Super-Villain", head, width) + _text_rows(kind.text, width)


def _text_rows(text: str, width: int) -> list[Text]:
    rows = []
    for line in text.split("\n"):
        rows += [Text(" " * MARGIN + piece, style="dim") for piece in textwrap.wrap(line, width - MARGIN)]
    return rows


def buyable(view: View) -> tuple[int, ...]:
    """The cards of the Line-Up, and in Super Hero Synergy the viewer's own Hero card."""
    own = view.zones[z.zone(view.seat, z.RESERVE)] if view.seat >= 0 else ()
    return view.zones[z.LINE_UP] + own


def _line_up(view: View, width: int, roomy: bool, full: bool) -> list[Text]:
    cards = buyable(view)
    if not cards:
        return _row("Line-Up", "empty", width)
    if not roomy:
        items = Text(", ").join(
            [Text.assemble(_priced(view, card), f" {definition(view, card).title}") for card in cards]
        )
        return _row("Line-Up", items, width)
    lines: list[Text] = []
    longest = max(len(definition(view, card).name) for card in cards)
    widest = max(len(definition(view, card).title) for card in cards)
    for n, card in enumerate(cards):
        kind = definition(view, card)
        star = ("* ", "bold green") if _affordable(view, card) else "  "
        name = "Line-Up" if n == 0 else "Your own Hero" if card not in view.zones[z.LINE_UP] else ""
        head = Text.assemble((f"{name:<{MARGIN}}", "bold"), star, f"{kind.cost:>2} ")
        head.append_text(Text(f"{kind.name:<{longest}}", style=STYLES.get(kind.title, "")))
        head.append(f" {kind.title:<{0 if full else widest}}")
        if full:
            head.append(f" · {vp_of(kind)} VP · text {source_of(kind)}")
            head.truncate(width, overflow="ellipsis")
            lines.append(head)
            lines += _text_rows(kind.text, width)
        else:
            lines.append(_cut(head, Voice()(marked(kind)), width))
    return lines


def _cut(head: Text, text: str, width: int) -> Text:
    """A line with as much of a text as fits."""
    room = width - len(head) - 2
    if text and room >= 12:
        head.append("  ")
        head.append(text if len(text) <= room else text[: room - 1].rstrip() + "…", style="dim")
    return head


def _stacks(view: View, width: int) -> list[Text]:
    parts: list[Text] = []
    for zone in z.STACKS:
        stack = view.zones[zone]
        if stack:
            parts.append(Text.assemble(_priced(view, stack[0]), f" ({len(stack)} left)"))
    weak = view.zones[z.WEAKNESS]
    parts.append(Text(f"Weakness ({len(weak)} left)"))
    deck = view.zones[z.MAIN_DECK]
    top = f", on top {definition(view, deck[0]).name}" if deck and deck[0] >= 0 else ""
    parts.append(Text(f"main deck ({len(deck)} left{top})"))
    gone = view.zones[z.DESTROYED]
    if gone:
        parts.append(Text(f"destroyed {len(gone)}"))
    return _row("Stacks", Text(", ").join(parts), width)


def _names(view: View, cards: Sequence[int]) -> str:
    seen = say("listed", cards=listed(view.setup, [face(view, card) for card in cards if card >= 0]))
    return Voice(setup=view.setup)(seen)


def _hero(view: View, seat: int) -> str:
    """The Super Hero of a seat, or its Character with Level and cost."""
    if seat in view.out:
        return "out of the game"
    top = character(view, seat)
    if top < 0:
        return "no Character yet" if view.setup.profile.confrontation else "no Super Hero yet"
    kind = definition(view, top)
    if not kind.level:
        return kind.name
    cost = character_cost(view, seat)
    printed = "" if cost == kind.cost else f" instead of {kind.cost}"
    silent = " without ability" if noted(view, "silent", seat) else ""
    return f"{kind.name} Level {kind.level} cost {cost}{printed}{silent}"


def _told(view: View, seat: int, width: int, full: bool) -> list[Text]:
    """The text of another player's Character, in the full view."""
    top = character(view, seat)
    return _text_rows(Voice()(marked(definition(view, top))), width) if full and top >= 0 else []


def _defeated(view: View, seat: int) -> list[str]:
    """The score pile of a seat, if there is something in it."""
    names = [f"{definition(view, card).name} {definition(view, card).level}" for card in _cards(view, seat, z.SCORE)]
    return [f"defeated {', '.join(names)}"] if names else []


def _stored(view: View, seat: int) -> list[str]:
    """The card laid on a seat's Character, if there is one."""
    cards = _cards(view, seat, z.STORED)
    return [f"on the Character {_names(view, cards)}"] if cards else []


def _cards(view: View, seat: int, place: int) -> tuple[int, ...]:
    return view.zones[z.zone(seat, place)]


def _foe(view: View, seat: int, width: int, full: bool) -> list[Text]:
    def cards(place: int) -> tuple[int, ...]:
        return _cards(view, seat, place)

    if seat in view.out:
        return _row(view.setup.seats[seat], _hero(view, seat), width)
    known = [card for card in cards(z.HAND) if card >= 0]
    hand = f"hand {len(cards(z.HAND))}" + (f" (with {_names(view, known)})" if known else "")
    deck = f"deck {len(cards(z.DECK))}"
    if cards(z.DECK) and cards(z.DECK)[0] >= 0:
        deck += f" (on top {_names(view, cards(z.DECK)[:1])})"
    pile = f"discard {len(cards(z.DISCARD))}"
    if full and cards(z.DISCARD):
        pile += f" ({_names(view, cards(z.DISCARD))})"
    parts = [_hero(view, seat), hand, deck, pile, *_stored(view, seat)]
    if cards(z.PLAY):
        parts.append(f"in play {_names(view, cards(z.PLAY))}")
    lines = _row(view.setup.seats[seat], " · ".join([*parts, *_defeated(view, seat)]), width)
    return lines + _told(view, seat, width, full)


def _partner(view: View, seat: int, width: int, full: bool) -> list[Text]:
    """Your teammate, with the hand you see."""
    hand = _cards(view, seat, z.HAND)
    rest = f"deck {len(_cards(view, seat, z.DECK))} · discard {len(_cards(view, seat, z.DISCARD))}"
    if full and _cards(view, seat, z.DISCARD):
        rest += f" ({_names(view, _cards(view, seat, z.DISCARD))})"
    parts = [f"teammate · {_hero(view, seat)}", rest]
    if _cards(view, seat, z.PLAY):
        parts.append(f"in play {_names(view, _cards(view, seat, z.PLAY))}")
    lines = _row(view.setup.seats[seat], " · ".join([*parts, *_defeated(view, seat)]), width)
    cards = Text(", ").join(_bunch(view, hand)) if hand else Text("empty")
    return lines + _told(view, seat, width, full) + _row("", Text.assemble("hand: ", cards), width)


def _own(view: View, width: int, full: bool) -> list[Text]:
    def cards(place: int) -> tuple[int, ...]:
        return view.zones[z.zone(view.seat, place)]

    heroes = cards(z.CHARACTER)
    lines: list[Text] = []
    if heroes:
        hero = definition(view, heroes[0])
        text = Text.assemble((_hero(view, view.seat), STYLES[hero.title]), f": {Voice()(marked(hero))}")
        lines += _row("You", text, width)
    elif view.seat in view.out:
        lines += _row("You", _hero(view, view.seat), width)
    deck = cards(z.DECK)
    top = f" (on top {_names(view, deck[:1])})" if deck and deck[0] >= 0 else ""
    pile = cards(z.DISCARD)
    names = f" ({_names(view, pile)})" if full and pile else ""
    lines += _row("In play", _names(view, cards(z.PLAY)), width)
    hand = Text(", ").join(_bunch(view, cards(z.HAND))) if cards(z.HAND) else Text("empty")
    lines += _row("Hand", hand, width)
    more = [*_stored(view, view.seat), *_defeated(view, view.seat)]
    piles = " · ".join([f"deck {len(deck)}{top}", f"discard pile {len(pile)}{names}", *more])
    lines += _row("", piles, width, "dim")
    return lines


def _bunch(view: View, cards: Sequence[int]) -> list[Text]:
    """Hand cards, equal ones counted, each in the colour of its type."""
    count: dict[str, list[int]] = {}
    for card in cards:
        count.setdefault(definition(view, card).name, []).append(card)
    return [Text.assemble(_named(view, same[0]), f" ×{len(same)}" if len(same) > 1 else "") for same in count.values()]


def decision(view: View, ask: Ask, question: str, labels: Sequence[str], width: int) -> list[Text]:
    """The question and its numbered options with the text that matters: a line of it on the own turn, else all."""
    lines = [Text(""), *(Text(line, style="bold") for line in textwrap.wrap(question, width))]
    column = min(max(len(each) for each in labels), 34)
    for number, (text, option) in enumerate(zip(labels, ask.options, strict=True), 1):
        head = Text.assemble((f"{number:>3} ", "bold cyan"))
        told = note(view, option)
        plain = Voice()(told) if told else ""
        if not plain:
            rows = textwrap.wrap(text, width - 4) or [text]
            lines.append(head.append(rows[0]))
            lines += [Text("    " + row) for row in rows[1:]]
            continue
        head.append(f"{text:<{column}}")
        if ask.kind == "main" or len(head) + 2 > width // 2:
            lines.append(_cut(head, plain, width))
            continue
        indent = " " * (len(head) + 2)
        first, *rest = textwrap.wrap(plain, width - len(indent))
        lines.append(head.append("  ").append(first, style="dim"))
        lines += [Text(indent + row, style="dim") for row in rest]
    return lines
