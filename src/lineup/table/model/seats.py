"""Seats, and the choice of game made from settings and seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, Literal

import msgspec

from lineup.bots import check_bot
from lineup.engine.profile import RuleError
from lineup.engine.saying import Listed
from lineup.errors import LineUpError, shorten_text
from lineup.games import Choice, build_setup, list_playable, make_choice, propose_swaps
from lineup.language.grammar.limits import MOST_COPIES, MOST_SET
from lineup.language.sets import BOXES, CardSet, box
from lineup.lessons import find_lesson
from lineup.table.model.names import claims_office, is_deceptive, look_alike
from lineup.table.sets.loaded_sets import Shelf
from lineup.table.wire.catalogue import IdentityFacts, identity_facts
from lineup.table.wire.clock import LIMITS, MOST_DELAY, ClockSetting
from lineup.table.wire.protocol import NAME_LENGTH, WORD_LENGTH, SeatInfo, SeatKind, Settings
from lineup.table.wire.sorry import Sorry

BOT_NAMES: Final = ("Ace", "Bea", "Cy", "Dot", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo")
GUEST: Final = "Guest"
MOST_SEATS: Final = 5
MOST_SETS: Final = 6


class TableSeat(msgspec.Struct, frozen=True, kw_only=True):
    """One seat as the server keeps it. `bot` on a person's seat plays for them while they are away.

    `here`: another person plays at the device of `person`. Of several seats at one device, one is called to the curtain
    or shown while a game is on; the device never receives what only the others may see. `until` counts the answers
    given before its person gave up or was removed: they had a say in those. `removed`: its bot plays on for a person
    whom the host took off it during the game.
    """

    kind: SeatKind = "open"
    name: str = ""
    person: str = ""
    bot: str = ""
    hero: str = ""
    conceded: bool = False
    until: int = 0
    removed: bool = False
    here: bool = False
    sight: Literal["", "called", "shown"] = ""

    def to_info(self, connected: bool, moderator: bool = False) -> SeatInfo:
        return SeatInfo(
            kind=self.kind,
            name=self.name,
            person=self.person,
            bot=self.bot,
            hero=self.hero,
            connected=connected,
            conceded=self.conceded,
            here=self.here,
            removed=self.removed,
            moderator=moderator,
        )

    @property
    def human(self) -> bool:
        """Check whether a person plays here now."""
        return self.kind == "person" and not self.bot


def check_name(text: str) -> str:
    """Return a person's name in its standard form; raise Sorry if it is not allowed."""
    name = " ".join(text[: WORD_LENGTH + 1].split())
    if not name or len(text) > WORD_LENGTH or len(name) > NAME_LENGTH or not name.isprintable():
        raise Sorry("sorry-name", most=NAME_LENGTH, name=ascii(text[:40])[1:-1][:40])
    if is_deceptive(name):
        raise Sorry("sorry-name-pretends", name=ascii(name)[1:-1][:40])
    if claims_office(name):
        raise Sorry("sorry-name-office", name=name)
    if name.casefold() == "you":
        raise Sorry("sorry-name-you", name=name)
    return name


def free_name(wanted: str, taken: Sequence[str]) -> str:
    """Return the name, with a number appended if it is taken."""
    number, name = 1, wanted
    while any(look_alike(name, each) for each in taken):
        number += 1
        name = f"{wanted} {number}"
    return name


def bots_seat(bot: str, taken: Sequence[str], hero: str = "") -> TableSeat:
    """Make a bot's seat under a free name; raise BotError if there is no such bot."""
    check_bot(bot)
    free = [name for name in BOT_NAMES if not any(look_alike(name, each) for each in taken)]
    return TableSeat(kind="bot", bot=bot, name=free[0] if free else free_name("Bot", taken), hero=hero)


def number_seats(settings: Settings) -> list[str]:
    """Return numbers as names, for when it does not matter who sits there; raise Sorry if there are too many seats."""
    if not 1 <= settings.players <= MOST_SEATS:
        raise Sorry("sorry-seats", most=MOST_SEATS, n=settings.players)
    return [str(number + 1) for number in range(settings.players)]


def check_clock(clock: ClockSetting | None) -> None:
    """Raise Sorry if a clock gives too little time or too much."""
    if clock is None:
        return
    least, most = LIMITS[clock.per]
    if not least <= clock.time <= most:
        raise Sorry("sorry-clock", per=clock.per, n=clock.time, least=least, most=most)
    longest = MOST_DELAY if clock.per == "game" else 0
    if not 0 <= clock.delay <= longest:
        raise Sorry("sorry-clock-delay", per=clock.per, n=clock.delay, most=longest)


def choice_of(
    settings: Settings, sets: Shelf, names: Sequence[str], heroes: Sequence[str], propose: bool = True
) -> Choice:
    """Return the choice of game, checked as a whole; raise Sorry, RuleError or CardError if it makes no sense.

    Where no swaps are given, the ones the rulebook advises are added, unless `propose` is off.
    """
    check_clock(settings.clock)
    loaded = _load_sets(settings, sets)
    choice = make_choice(
        settings.game,
        names,
        settings.variants,
        loaded if settings.custom else [each.id for each in loaded],
        rules=settings.rules,
        mix=settings.mix,
        other_half=settings.other_half,
        heroes=heroes if any(heroes) else (),
        swaps=settings.swaps,
        trial=settings.trial,
        deal=find_lesson(settings.lesson).deal if settings.lesson else None,
    )
    if propose and settings.sets and not settings.swaps and not settings.mix:
        choice = replace(choice, swaps=advised_swaps(choice))
    build_setup(choice)
    return choice


def advised_swaps(choice: Choice) -> tuple[tuple[str, str], ...]:
    """Return the swaps the rulebook advises where Rivals join Confrontations; none elsewhere (CONF-MIX-01)."""
    try:
        return propose_swaps(choice)
    except RuleError:
        return ()


def check_texts(texts: Sequence[str]) -> None:
    """Raise Sorry if there are more custom sets, or longer ones, than a table takes."""
    if len(texts) > MOST_SETS:
        raise Sorry("sorry-sets", most=MOST_SETS, n=len(texts))
    size = sum(map(len, texts))
    if size > MOST_SET and len(texts) == 1:
        raise Sorry("sorry-set-size", n=size, most=MOST_SET)
    if size > MOST_SET:
        raise Sorry("sorry-sets-size", n=size, most=MOST_SET)


def _load_sets(settings: Settings, sets: Shelf) -> tuple[CardSet, ...]:
    if len(settings.sets) + len(settings.custom) > MOST_SETS:
        raise Sorry("sorry-sets", most=MOST_SETS, n=len(settings.sets) + len(settings.custom))
    for name in settings.sets:
        if name not in BOXES:
            raise Sorry("sorry-no-box", box=shorten_text(name), known=Listed(tuple(BOXES), ""))
    check_texts(settings.custom)
    custom = [sets.get_cards(text) for text in settings.custom]
    copies = sum(card.copies for each in custom for card in each.cards)
    if copies > MOST_COPIES:
        raise Sorry("sorry-copies", n=copies, most=MOST_COPIES)
    return (*(box(name) for name in settings.sets), *custom)


def list_identities(settings: Settings, sets: Shelf) -> list[IdentityFacts]:
    """List the Super Heroes or Characters that can be played with these settings."""
    return _list_identities(msgspec.json.encode(settings), sets)


@lru_cache(maxsize=64)
def _list_identities(settings: bytes, sets: Shelf) -> list[IdentityFacts]:
    given = msgspec.json.decode(settings, type=Settings)
    try:
        return [
            identity_facts(card)
            for card in list_playable(choice_of(given, sets, number_seats(given), (), propose=False))
        ]
    except LineUpError:  # a table of a former release may hold what is refused today
        return []
