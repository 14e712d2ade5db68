"""The table of one viewer on the screen: foes, stacks, Line-Up, what is in play, the hand and the own Character."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from lineup.commands.terminal.board import STAGES, BoardRows, buyable_cards
from lineup.commands.terminal.fullscreen.cards import BoxedCard, CardRow, stack_alike
from lineup.engine import zones as z
from lineup.engine.queries import character_cost, definition_of, partners_of, score_of
from lineup.engine.saying import Said, SeatName, say
from lineup.engine.view import View, determinise
from lineup.speech import Voice

METER: Final = 16  # columns of the bar of Power against cost
LOW: Final = 34  # rows below which every part of the table has one row, and its boxes are small


class TablePanel(Vertical):
    """The table as its viewer sees it; everything in it can be pointed at."""

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        yield Static(id="foes")
        yield Static(id="stacks")
        yield CardRow("line-up", "")
        yield Static(id="in-play")
        yield CardRow("hand", "")
        yield Static(id="you")

    def show_position(self, view: View, voice: Voice, keys: Mapping[int, str], busy: str = "") -> None:
        """Show a position; `keys` are the answers that cards give now."""
        low = self.app.size.height < LOW
        rows = BoardRows(view, max(self.size.width, 20), False, False, voice, brief=low)
        self.query_one("#heading", Static).update(self.heading(view, voice, busy))
        self.query_one("#foes", Static).update(_join_rows(self.foe_rows(rows, low)))
        rivals = view.setup.profile.confrontation
        upper = [] if rivals else _mark_card(rows.super_villain(), view.zones[z.SUPER_VILLAINS])
        self.query_one("#stacks", Static).update(_join_rows([*upper, *rows.stack_lines()]))
        self.query_one("#in-play", Static).update(_join_rows(self.play_rows(rows)))
        line_up = self.query_one("#line-up", CardRow)
        line_up.empty = f"{voice.say('board-line-up')}: {voice.say('board-empty')}"
        line_up.show_cards([self.box(view, rows, card, keys) for card in buyable_cards(view)], voice)
        hand = self.query_one("#hand", CardRow)
        hand.empty = f"{voice.say('board-own-hand')}: {voice.say('board-empty')}"
        cards = view.zones[z.zone_of(view.seat, z.HAND)] if view.seat >= 0 else ()
        stacked = stack_alike(cards, view.setup.faces, keys)
        hand.show_cards([self.box(view, rows, card, keys, count) for card, count in stacked], voice)
        own = [*_mark_seat(rows.own_hero(), view.seat), *rows.own_piles()] if view.seat >= 0 else []
        self.query_one("#you", Static).update(_join_rows(own))

    def box(self, view: View, rows: BoardRows, card: int, keys: Mapping[int, str], count: int = 1) -> BoxedCard:
        bought = card in buyable_cards(view)
        return BoxedCard(
            card, definition_of(view, card), count, keys.get(card, ""), bought and rows.is_affordable(card)
        )

    def heading(self, view: View, voice: Voice, busy: str) -> Text:
        active, turn = view.fact("active"), view.fact("turn")
        whose = voice.say("board-turn-of", who=SeatName(active)) if active >= 0 else voice.say("board-setup")
        text = Text(" ")
        text.append(f"{voice.say('board-turn', number=turn)} · ")
        text.append(whose, "bold")
        text.append("  ")
        text.append(f" {voice.say('board-power', power=view.fact('power'))} ", "reverse bold")
        if busy:
            text.append(f"  {busy}", "italic")
        elif turn and not view.fact("over"):
            text.append(f"   {voice.say('stage-points')} {' · '.join(voice(each) for each in count_scores(view))}")
        return text

    def foe_rows(self, rows: BoardRows, low: bool) -> Iterable[Text]:
        view = rows.view
        ours = partners_of(view, view.seat) if view.seat >= 0 else ()
        for seat in range(view.setup.players):
            if seat == view.seat:
                continue
            lines = rows.partner_lines(seat) if seat in ours else rows.foe_lines(seat)
            lines[0].highlight_words([rows.describe_hero(seat)], "bold bright_yellow")
            if low and view.setup.players > 2:
                lines = lines[:1] if seat not in ours else [lines[0], lines[-1]]
            yield from _mark_seat(lines, seat)

    def play_rows(self, rows: BoardRows) -> list[Text]:
        """The fight that is on, with Power against cost as a bar; and the cards in play."""
        view = rows.view
        fight = rows.confrontation_lines() if view.setup.profile.confrontation else []
        target = view.fact("target")
        if fight and view.fact("stage") in STAGES and target >= 0:
            power, cost = view.fact("power"), character_cost(view, target)
            full = min(METER, round(METER * power / cost)) if cost > 0 else METER
            style = "bold green" if power >= cost else "bold red"
            fight.append(
                Text.assemble(
                    " " * rows.margin,
                    ("█" * full + "░" * (METER - full), style),
                    (f" {rows.voice.say('verdict-fight', power=power, cost=cost)}", style),
                )
            )
        seat = view.seat if view.seat >= 0 else view.fact("active")
        cards = view.zones[z.zone_of(seat, z.PLAY)] if seat >= 0 else ()
        where = f"▲ {rows.say('board-line-up')}  ▼ {rows.say('board-own-hand')}"
        (first, *more) = rows.label_row(rows.say("board-own-play"), rows.bunch_cards(cards))
        if len(first) + len(where) + 2 <= rows.width:
            first.append(" " * (rows.width - len(first) - len(where)))
            first.append(where, "dim")
        return [*fight, first, *more]


def count_scores(view: View) -> list[Said]:
    """Return the score of every seat as it stands."""
    guess = determinise(view, "score", go_on=False)
    names = view.setup.seats
    return [say("score-of", name=SeatName(seat), points=score_of(guess, seat)) for seat in range(len(names))]


def _mark_seat(lines: Sequence[Text], seat: int) -> list[Text]:
    """Mark lines as those of a seat, so that pointing at them tells of it."""
    for line in lines:
        line.stylize(Style(meta={"seat": seat}))
    return list(lines)


def _mark_card(lines: Sequence[Text], cards: Sequence[int]) -> list[Text]:
    """Mark lines as those of the first card, if it lies face up."""
    if cards and cards[0] >= 0:
        for line in lines:
            line.stylize(Style(meta={"card": cards[0]}))
    return list(lines)


def _join_rows(rows: Iterable[Text]) -> Text:
    return Text("\n").join(rows)
