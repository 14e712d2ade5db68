"""The table as lines of text for one seat: made from its view alone, legible at 80 columns and without colour."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from lineup.commands.catalogue.card_text import STYLES, source_of, source_words
from lineup.commands.catalogue.card_text import points_shown as vp_of
from lineup.engine import zones as z
from lineup.engine.prompt import name_identity
from lineup.engine.queries import (
    character_cost,
    character_of,
    definition_of,
    face_of,
    is_face_up,
    partners_of,
    price_of,
    sum_notes,
    tokens_of,
    turns_left,
)
from lineup.engine.saying import Arg, SeatName, say
from lineup.engine.state import ANNOUNCED, CANCELLED, NO_CONFRONTATION, READY, SETTLED, Ask, Option
from lineup.engine.view import View
from lineup.speech import Voice
from lineup.words.telling import list_cards
from lineup.words.wording import labelled_text, text_beside

MARGIN: Final = 15  # where the right column begins
NARROW: Final = 60  # columns below which there is no right column, and no text stands beside an option
SMALL: Final = 2  # the margin there
LEAST: Final = 20  # columns below which lines are folded by the terminal
ROOMY: Final = 32  # terminal lines from which every Line-Up card gets a line of its own
BESIDE: Final = 34  # letters of an option behind which its text stands in a column
BELOW: Final = 6  # the margin of a text under its option
STAGES: Final = {ANNOUNCED: "announced", READY: "ready", SETTLED: "settled"}


def table_lines(view: View, width: int, height: int, full: bool = False, voice: Voice | None = None) -> list[Text]:
    """Return the whole table, in English unless a voice is given; `full` spells out every text and pile."""
    return BoardRows(view, width, full or height >= ROOMY, full, voice or english_voice(view)).all_lines()


def screen_lines(
    view: View,
    ask: Ask,
    question: str,
    labels: Sequence[str],
    news: Sequence[str],
    width: int,
    height: int,
    full: bool = False,
    voice: Voice | None = None,
) -> list[Text]:
    """Return the table, the news and the question with its options, in `height` lines if they can be made to fit.

    What does not fit is lost from above, so what matters most stands below. On the own turn the texts of options are
    shortened so that the table stays; an option of another question is told in full before the table is. With `full`
    nothing is shortened.
    """
    voice = voice or english_voice(view)
    told = [row for sentence in news for row in _text_rows(sentence, width, 2)]
    asked = [Text(""), *_asking_lines(view, ask, question, width, voice)]
    column = min(max(map(len, labels)), BESIDE)
    options = [
        _ToldOption(view, option, f"{number:>3} ", label, column, width, voice)
        for number, (label, option) in enumerate(zip(labels, ask.options, strict=True), 1)
    ]
    room = height - len(told) - len(asked) - sum(len(option.short) for option in options)
    board: list[Text] = []
    if view.fact("turn") and full:
        board = table_lines(view, width, height, True, voice)
    elif view.fact("turn"):
        for roomy, brief in ((True, False), (False, False), (False, True)):
            if not roomy or height >= ROOMY:
                board = BoardRows(view, width, roomy, False, voice, brief).all_lines()
                if len(board) <= room:
                    break
    spare = room - len(board) if ask.kind == "main" else room
    lines = [*board, *told, *asked]
    for each in options:
        more = len(each.long) - len(each.short)
        if full or more <= spare:
            lines += each.long
            spare -= more
        else:
            lines += each.short
    return lines


def english_voice(view: View) -> Voice:
    """Plain English for whoever has this view."""
    return Voice(setup=view.setup, viewer=view.seat)


def buyable_cards(view: View) -> tuple[int, ...]:
    """The cards of the Line-Up, and in Super Hero Synergy the viewer's own Hero card."""
    own = view.zones[z.zone_of(view.seat, z.RESERVE)] if view.seat >= 0 else ()
    return view.zones[z.LINE_UP] + own


class BoardRows:
    """One seat's view of the table, row by row."""

    def __init__(self, view: View, width: int, roomy: bool, full: bool, voice: Voice, brief: bool = False) -> None:
        self.view = view
        self.width = max(width, LEAST)
        self.narrow = width < NARROW
        self.margin = SMALL if self.narrow else MARGIN
        self.roomy = roomy
        self.full = full
        self.brief = brief  # rows that can be looked up are cut
        self.voice = voice
        self.say = voice.say

    def all_lines(self) -> list[Text]:
        view = self.view
        lines = wrap_line(self.heading_line(), self.width)
        lines += self.confrontation_lines() if view.setup.profile.confrontation else self.super_villain()
        lines += self.line_up()
        lines += self.stack_lines()
        ours = partners_of(view, view.seat)
        for seat in range(view.setup.players):
            if seat not in ours:
                lines += self.foe_lines(seat)
        for seat in ours:
            if seat != view.seat:
                lines += self.partner_lines(seat)
        return lines + self.own_lines()

    # Words

    def label_row(self, name: str, content: Text | str, style: str = "", whole: bool = False) -> list[Text]:
        """A labelled row; what does not fit goes on under it, or is cut in a brief table unless it must stay whole."""
        body = content if isinstance(content, Text) else Text(content, style=style)
        if self.narrow:
            head = Text(f"{name}  " if name else " " * self.margin, style="bold")
        else:
            head = Text(f"{name[: self.margin - 1]:<{self.margin}}", style="bold")
        line = Text.assemble(head, body)
        if self.brief and not whole:
            line.truncate(self.width, overflow="ellipsis")
        return wrap_line(line, self.width, self.margin)

    def text_rows(self, text: str) -> list[Text]:
        return [row for line in text.split("\n") for row in _text_rows(line, self.width, self.margin, "dim")]

    def name_card(self, card: int) -> Text:
        """Name a card in the colour of its type; where there is a mouse it can be pointed at."""
        defined = definition_of(self.view, card)
        name = Text(defined.name, style=STYLES.get(defined.title, ""))
        name.stylize(Style(meta={"card": card}))
        return name

    def name_cards(self, cards: Sequence[int]) -> Arg:
        return list_cards(self.view.setup, [face_of(self.view, card) for card in cards if card >= 0])

    def is_affordable(self, card: int) -> bool:
        view = self.view
        if view.fact("active") != view.seat or not price_of(view, view.seat, card) <= view.fact("power") > 0:
            return False
        return view.fact("stage") in (NO_CONFRONTATION, CANCELLED) or view.setup.profile.buy_in_confrontation

    def price_card(self, card: int) -> Text:
        """A card one could buy: a star if the Power suffices, name, cost."""
        star = ("*", "bold green") if self.is_affordable(card) else ("", "")
        return Text.assemble(star, self.name_card(card), f" {definition_of(self.view, card).cost}")

    def bunch_cards(self, cards: Sequence[int]) -> Text:
        """Hand cards, equal ones counted, each in the colour of its type."""
        if not cards:
            return Text(self.say("board-empty"))
        count: dict[str, list[int]] = {}
        for card in cards:
            count.setdefault(definition_of(self.view, card).name, []).append(card)
        items = [
            Text.assemble(self.name_card(same[0]), f" ×{len(same)}" if len(same) > 1 else "") for same in count.values()
        ]
        return Text(", ").join(items)

    def cards_in(self, seat: int, place: int) -> tuple[int, ...]:
        return self.view.zones[z.zone_of(seat, place)]

    # Rows

    def heading_line(self) -> Text:
        view = self.view
        active = view.fact("active")
        whose = self.say("board-turn-of", who=SeatName(active)) if active >= 0 else self.say("board-setup")
        turn, power = view.fact("turn"), view.fact("power")
        parts = [self.say("board-turn", number=turn), whose, self.say("board-power", power=power)]
        left = turns_left(view)
        if left and not view.fact("over"):
            parts.insert(1, self.say("turns-left", n=left))
        text = f"── {' · '.join(parts)} "
        return Text(text + "─" * max(0, self.width - len(text)), style="bold")

    def confrontation_lines(self) -> list[Text]:
        """Describe the Confrontation and how it stands; nothing in a turn of buying."""
        view = self.view
        stage, target, active = view.fact("stage"), view.fact("target"), view.fact("active")
        label = self.say("board-confrontation")
        if stage == CANCELLED:
            return self.label_row(label, self.say("board-cancelled"))
        if stage not in STAGES or target < 0 or character_of(view, target) < 0:
            return []
        hero, power = self.describe_hero(target), view.fact("power")
        who, foe = SeatName(active), SeatName(target)
        text = self.say("board-confronts", who=who, foe=foe, hero=hero, power=power, stage=STAGES[stage])
        return self.label_row(label, text, whole=True)

    def super_villain(self) -> list[Text]:
        view, label = self.view, self.say("board-super-villain")
        stack = view.zones[z.SUPER_VILLAINS]
        if view.setup.profile.super_hidden:
            return self.label_row(label, self.say("board-super-hidden"))
        if not stack:
            return self.label_row(label, self.say("board-super-none"))
        left = self.say("board-super-left", n=len(stack))
        if stack[0] < 0 or not view.fact("sv_up"):
            return self.label_row(label, f"{self.say('board-super-down')} · {left}")
        defined = definition_of(view, stack[0])
        head = Text.assemble(self.price_card(stack[0]), f" · {self.say('board-vp', vp=str(vp_of(defined)))} · {left}")
        return self.label_row(label, head) + (self.text_rows(defined.text) if self.roomy else [])

    def line_up(self) -> list[Text]:
        view, label = self.view, self.say("board-line-up")
        cards = buyable_cards(view)
        if not cards:
            return self.label_row(label, self.say("board-empty"))
        titles = {card: self.title_of(card) for card in cards}
        if not self.roomy:
            items = Text(", ").join([Text.assemble(self.price_card(card), f" {titles[card]}") for card in cards])
            return self.label_row(label, items, whole=True)
        lines = [Text(label, style="bold")] if self.narrow else []
        longest = max(len(definition_of(view, card).name) for card in cards)
        widest = max(len(title) for title in titles.values())
        for n, card in enumerate(cards):
            defined = definition_of(view, card)
            star = ("* ", "bold green") if self.is_affordable(card) else "  "
            name = label if n == 0 else self.say("board-own-hero") if card not in view.zones[z.LINE_UP] else ""
            head = Text("" if self.narrow else f"{name:<{self.margin}}", style="bold")
            head = Text.assemble(head, star, f"{defined.cost:>2} ")
            spread = not self.full and not self.narrow
            head.append_text(Text(f"{defined.name:<{longest if spread else 0}}", style=STYLES.get(defined.title, "")))
            head.append(f" {titles[card]:<{widest if spread else 0}}")
            if self.full:
                vp, source = self.say("board-vp", vp=str(vp_of(defined))), source_words(source_of(defined))
                head.append(f" · {vp} · {self.say('board-text-from', source=source)}")
                head.truncate(self.width, overflow="ellipsis")
                lines.append(head)
                lines += self.text_rows(defined.text)
            elif self.narrow:
                lines += [
                    *wrap_line(head, self.width, self.margin),
                    *self.text_rows(self.voice(labelled_text(defined))),
                ]
            else:
                lines.append(_cut_line(head, self.voice(labelled_text(defined)), self.width))
        return lines

    def title_of(self, card: int) -> str:
        return self.say("type-name", type=definition_of(self.view, card).title.lower().replace(" ", "-"))

    def stack_lines(self) -> list[Text]:
        view = self.view
        parts: list[Text] = []
        for zone in z.STACKS:
            stack = view.zones[zone]
            if stack:
                parts.append(Text.assemble(self.price_card(stack[0]), f" ({self.say('board-left', n=len(stack))})"))
        parts.append(Text(self.say("board-weakness", n=len(view.zones[z.WEAKNESS]))))
        deck = view.zones[z.MAIN_DECK]
        if deck and deck[0] >= 0:
            parts.append(Text(self.say("board-main-deck-top", n=len(deck), card=self.name_cards(deck[:1]))))
        else:
            parts.append(Text(self.say("board-main-deck", n=len(deck))))
        if view.zones[z.DESTROYED]:
            parts.append(Text(self.say("board-destroyed", n=len(view.zones[z.DESTROYED]))))
        return self.label_row(self.say("board-stacks"), Text(", ").join(parts))

    def describe_hero(self, seat: int) -> str:
        """The Super Hero of a seat, or its Character with Level and cost."""
        view = self.view
        if seat in view.out:
            return self.say("board-out")
        top = character_of(view, seat)
        if top < 0:
            return self.say("board-no-character" if view.setup.profile.confrontation else "board-no-hero")
        defined = definition_of(view, top)
        name = defined.name if is_face_up(view, seat) else self.say("board-face-down", name=defined.name)
        if not defined.level:
            return name
        cost = character_cost(view, seat)
        return self.say(
            "board-character",
            name=name,
            level=defined.level,
            cost=cost,
            printed="" if cost == defined.cost else say("board-printed", cost=defined.cost),
            silent="yes" if sum_notes(view, "silent", seat) else "no",
        )

    def describe_pile(self, key: str, cards: Sequence[int], shown: Sequence[int]) -> str:
        """Describe a pile: its number of cards, and those of them that are named."""
        named: Arg = say("board-named", pile=key, cards=self.name_cards(shown)) if shown else ""
        return self.say(f"board-{key}", n=len(cards), named=named)

    def top_card(self, deck: Sequence[int]) -> Sequence[int]:
        """The card on top of a deck, if it is known."""
        return deck[:1] if deck and deck[0] >= 0 else ()

    def character_text(self, seat: int) -> list[Text]:
        """The text of another player's Character, in the full view."""
        top = character_of(self.view, seat)
        return (
            self.text_rows(self.voice(labelled_text(definition_of(self.view, top)))) if self.full and top >= 0 else []
        )

    def describe_defeated(self, seat: int) -> list[str]:
        """The score pile of a seat, if there is something in it."""
        kinds = [definition_of(self.view, card) for card in self.cards_in(seat, z.SCORE)]
        names = ", ".join(f"{kind.name} {kind.level}" for kind in kinds)
        return [self.say("board-defeated", names=names)] if names else []

    def in_play(self, seat: int) -> list[str]:
        cards = self.cards_in(seat, z.PLAY)
        return [self.say("board-in-play", cards=self.name_cards(cards))] if cards else []

    def describe_stored(self, seat: int) -> list[str]:
        """The card laid on a seat's Character, if there is one."""
        cards = self.cards_in(seat, z.STORED)
        return (
            [self.say("board-stored", cards=self.name_cards(cards), identity=name_identity(self.view.setup))]
            if cards
            else []
        )

    def describe_kept(self, seat: int) -> list[str]:
        """Describe the cards under a seat's Super Hero, its VP tokens, and whose cards are lent to it, if there are
        any."""
        cards, count = self.cards_in(seat, z.UNDER), tokens_of(self.view, seat)
        under = [self.say("board-under", cards=self.name_cards(cards))] if cards else []
        lent = [(card, owner) for card, owner in self.view.lent if card in self.cards_in(seat, z.PLAY)]
        others = [self.say("board-lent", card=self.name_cards([card]), owner=SeatName(owner)) for card, owner in lent]
        return under + ([self.say("board-tokens", n=count)] if count else []) + others

    def foe_lines(self, seat: int) -> list[Text]:
        name = self.view.setup.seats[seat]
        if seat in self.view.out:
            return self.label_row(name, self.describe_hero(seat))
        hand, deck, pile = (self.cards_in(seat, place) for place in (z.HAND, z.DECK, z.DISCARD))
        parts = [
            self.describe_hero(seat),
            self.describe_pile("hand", hand, [card for card in hand if card >= 0]),
            self.describe_pile("deck", deck, self.top_card(deck)),
            self.describe_pile("discard", pile, pile if self.full else ()),
            *self.describe_stored(seat),
            *self.in_play(seat),
            *self.describe_defeated(seat),
            *self.describe_kept(seat),
        ]
        return self.label_row(name, " · ".join(parts)) + self.character_text(seat)

    def partner_lines(self, seat: int) -> list[Text]:
        """Your teammate, with the hand you see."""
        pile = self.cards_in(seat, z.DISCARD)
        parts = [
            self.say("board-teammate"),
            self.describe_hero(seat),
            self.describe_pile("deck", self.cards_in(seat, z.DECK), ()),
            self.describe_pile("discard", pile, pile if self.full else ()),
            *self.in_play(seat),
            *self.describe_defeated(seat),
            *self.describe_kept(seat),
        ]
        lines = self.label_row(self.view.setup.seats[seat], " · ".join(parts)) + self.character_text(seat)
        hand = self.bunch_cards(self.cards_in(seat, z.HAND))
        return lines + self.label_row("", Text.assemble(f"{self.say('board-hand-of')} ", hand))

    def own_lines(self) -> list[Text]:
        in_play = self.say("listed", cards=self.name_cards(self.cards_in(self.view.seat, z.PLAY)))
        hand = self.bunch_cards(self.cards_in(self.view.seat, z.HAND))
        return [
            *self.own_hero(),
            *self.label_row(self.say("board-own-play"), in_play),
            *self.label_row(self.say("board-own-hand"), hand, whole=True),
            *self.own_piles(),
        ]

    def own_hero(self) -> list[Text]:
        view = self.view
        heroes = self.cards_in(view.seat, z.CHARACTER)
        lines: list[Text] = []
        if heroes:
            hero = definition_of(view, heroes[0])
            text = Text.assemble(
                (self.describe_hero(view.seat), STYLES[hero.title]), f": {self.voice(labelled_text(hero))}"
            )
            lines += self.label_row(self.say("board-you"), text)
        elif view.seat in view.out:
            lines += self.label_row(self.say("board-you"), self.describe_hero(view.seat))
        return lines

    def own_piles(self) -> list[Text]:
        view = self.view
        deck, pile = self.cards_in(view.seat, z.DECK), self.cards_in(view.seat, z.DISCARD)
        parts = [
            self.describe_pile("deck", deck, self.top_card(deck)),
            self.describe_pile("discard-pile", pile, pile if self.full else ()),
            *self.describe_stored(view.seat),
            *self.describe_defeated(view.seat),
            *self.describe_kept(view.seat),
        ]
        return self.label_row("", " · ".join(parts), "dim")


def _cut_line(head: Text, text: str, width: int) -> Text:
    """A line with as much of a text as fits."""
    room = width - len(head) - 2
    if text and room >= 12:
        head = Text.assemble(head, "  ", (_shorten_text(text, room), "dim"))
    return head


def _shorten_text(text: str, room: int) -> str:
    return text if len(text) <= room else text[: room - 1].rstrip() + "…"


def _text_rows(text: str, width: int, indent: int, style: str = "") -> list[Text]:
    """Wrap a text to lines of that many letters, all indented."""
    rows = textwrap.wrap(text, max(width, LEAST) - indent, break_on_hyphens=False)
    return [Text(" " * indent + row, style=style) for row in rows]


def wrap_line(line: Text, width: int, indent: int = 0) -> list[Text]:
    """A line in colours, broken at words; what does not fit goes on below, indented."""
    width = max(width, LEAST)
    if len(line) <= width:
        return [line]
    plain, rows, at = line.plain, [], 0
    pieces = textwrap.wrap(plain, width, subsequent_indent=" " * indent, break_on_hyphens=False)
    for n, piece in enumerate(pieces):
        words = piece[indent:] if n else piece
        at = plain.index(words, at)
        rows.append(Text.assemble(" " * indent if n else "", line[at : at + len(words)]))
        at += len(words)
    return rows


def _asking_lines(view: View, ask: Ask, question: str, width: int, voice: Voice) -> list[Text]:
    """The question, and under it the text of the card that asks or attacks."""
    lines = _text_rows(question, width, 0, "bold")
    if ask.source >= 0:
        lines += _text_rows(voice(labelled_text(definition_of(view, ask.source))), width, 2, "dim")
    return lines


class _ToldOption:
    """A numbered option with the text that matters: in full, and in as few lines as there may be.

    The text stands beside the option behind so many letters; where that leaves it too little room, below it.
    """

    def __init__(
        self, view: View, option: Option, number: str, label: str, column: int, width: int, voice: Voice
    ) -> None:
        width = max(width, LEAST)
        said = text_beside(view, option)
        text = voice(said) if said is not None else ""
        head = Text.assemble((number, "bold cyan"), label)
        indent = len(number) + max(column, len(label)) + 2
        if text and width >= NARROW and indent <= width // 2:
            head.append(" " * (indent - 2 - len(head)))
            first, *rest = _text_rows(text, width, indent, "dim")
            self.short = [_cut_line(head, text, width)]
            self.long = [Text.assemble(head, first[len(head) :]), *rest]
        elif text and len(head) + 2 + len(text) <= width:
            self.short = self.long = [_cut_line(head, text, width)]
        else:
            rows = wrap_line(head, width, len(number))
            self.short = [*rows, *_text_rows(_shorten_text(text, width - BELOW), width, BELOW, "dim")]
            self.long = [*rows, *_text_rows(text, width, BELOW, "dim")]
