"""Hints and odds in the terminal, and `lineup review`: the moments that mattered in a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from lineup import advice
from lineup.advice.hinting import SECONDS
from lineup.advice.reasons import round_percent, sign_number, word_use
from lineup.advice.reviewing import list_decisions
from lineup.advice.worth import other_use
from lineup.bots import Clock
from lineup.commands.shared.output import CommandError, make_console, print_json, print_lines
from lineup.commands.terminal.saved_games import replay_text
from lineup.engine import prompt
from lineup.engine.queries import character_of, definition_of, face_of, price_of
from lineup.engine.saying import Arg, CardName, Listed, Said, SeatName, say
from lineup.engine.state import Ask, Option
from lineup.engine.view import View
from lineup.game import Game
from lineup.log import read_log
from lineup.speech import Voice

if TYPE_CHECKING:
    from rich.console import Console

BAR: Final = 20  # letters a bar has at most
FULL: Final = 0.25  # the share of games won that a full bar stands for


def hint_lines(view: View, ask: Ask, label: Callable[[Option, Ask], str], voice: Voice) -> Iterable[str]:
    """Return the suggested answer with its reason, and the cost of every other; NoAdvice where there is nothing to
    say."""
    given = advice.advise(view, ask, Clock(SECONDS))
    yield f"  {ask.options.index(given.option) + 1}. {label(given.option, ask)}"
    for reason in given.reasons:
        yield f"     {voice(reason)}"
    labels = {each.option: label(each.option, ask) for each in given.values}
    width = max((len(text) for text in labels.values()), default=0)
    for each in given.values[1:]:
        number = f"{ask.options.index(each.option) + 1}."
        yield f"  {number:>4} {labels[each.option]:{width}}  {draw_bar(each.behind)}{voice(behind_in_words(each))}"


def draw_bar(behind: float) -> str:
    """Draw a bar that is longer the worse an answer is."""
    length = round(BAR * min(behind / FULL, 1.0))
    return f"{'▒' * length} " if length else ""


def behind_in_words(value: advice.ValuedAnswer) -> Said:
    """Return how much worse than the suggested answer another is, in words."""
    return say("advice-behind", n=round_percent(value.behind)) if value.sure else say("advice-same")


def odds_lines(view: View, voice: Voice) -> Iterable[str]:
    """Odds in lines: what this turn reaches, Confrontations, hidden hands, the next hand, cards for the deck."""
    if view.active < 0:
        yield voice.say("odds-before")
        return
    found = advice.turn_odds(view, Clock(SECONDS))

    def named(card: int) -> CardName:
        return CardName(face_of(view, card))

    if found.games:
        yield voice.say("odds-power", power=f"{found.power:.1f}".removesuffix(".0"))
    if found.reach:
        yield f"{voice.say('odds-heading-reach')}:"
        for each in found.reach:
            chance = round_percent(each.chance)
            yield f"  {voice.say('odds-reach', card=named(each.card), price=each.price, chance=chance)}"
    if found.clashes:
        yield f"{voice.say('odds-heading-clash')}:"
        for clash in found.clashes:
            facts: dict[str, Arg] = {"card": named(character_of(view, clash.seat)), "cost": clash.cost}
            chances = {"reached": round_percent(clash.reached), "defeated": round_percent(clash.defeated)}
            yield f"  {voice.say('odds-clash', **facts, **chances)}"
    if found.guards:
        yield f"{voice.say('odds-heading-guard')}:"
        blocks = "yes" if view.setup.profile.confrontation else "no"
        for guard in found.guards:
            holds = {"defense": round_percent(guard.defense), "block": round_percent(guard.block)}
            yield f"  {voice.say('odds-guard', who=SeatName(guard.seat), blocks=blocks, **holds)}"
    yield voice.say("odds-next", power=sign_number(found.next_hand).removeprefix("+"), hand=f"{found.hand:.1f}")
    if found.uses:
        yield f"{voice.say('odds-heading-use')}:"
        for card, use in sorted(found.uses, key=lambda each: -each[1].worth):
            cost, what = price_of(view, view.seat, card), word_use(use, other_use(definition_of(view, card)))
            yield f"  {voice.say('odds-use', card=named(card), price=cost, what=what)}"
    if found.games:
        yield voice.say("odds-games", n=found.games)


# Reviews


def show_review(file: str, seat: int, as_json: bool) -> None:
    """Review a game for one seat, counted from 1; with a bar while it takes its time."""
    game = replay_text(read_log(Path(file)), file)
    seats = game.choice.seats
    if not 1 <= seat <= len(seats):
        raise CommandError(say("review-seat", seat=seat, seats=len(seats), names=Listed(tuple(seats))))
    console = make_console()
    moments = find_moments(game, seat - 1, make_console_on_error())
    voice = Voice(setup=game.state.setup, viewer=seat - 1)
    if as_json:
        print_json(
            {"seat": seat, "decisions": len(list_decisions(game, seat - 1)), "moments": moments_json(game, moments)}
        )
        return
    print_lines(console, review_lines(game, seat - 1, moments, voice))


def make_console_on_error() -> Console:
    """The console of standard error, for what is not the answer."""
    from rich.console import Console

    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def find_moments(game: Game, seat: int, console: Console) -> list[advice.KeyMoment]:
    """Find the moments that mattered for a seat; a bar shows how far the review is, where a screen shows it."""
    from rich.progress import Progress

    with Progress(console=console, transient=True, disable=not console.is_terminal) as bars:
        task = bars.add_task(game.choice.seats[seat], total=None)
        for step in advice.review(game, seat):
            if isinstance(step, list):
                return step
            bars.update(task, completed=step.at, total=step.of)
    return []


def review_lines(game: Game, seat: int, moments: list[advice.KeyMoment], voice: Voice) -> Iterable[str]:
    """A review in lines."""
    count = len(list_decisions(game, seat))
    if not moments:
        yield voice.say("review-none", who=SeatName(seat), decisions=count)
        return
    yield voice.say("review-found", who=SeatName(seat), n=len(moments), decisions=count)
    for each in moments:
        state = game.before(each.number)
        yield voice.say(
            "review-moment", turn=each.turn, number=each.number + 1, done=prompt.describe_option(state, each.done)
        )
        yield f"  {voice.say('review-better', better=prompt.describe_option(state, each.better), reason=each.reason)}"
        yield f"  {voice.say('review-cost', n=round_percent(each.cost))}"


def moments_json(game: Game, moments: list[advice.KeyMoment]) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for each in moments:
        state = game.before(each.number)
        voice: Callable[[Said], str] = Voice(setup=state.setup, viewer=each.done.seat)
        rows.append(
            {
                "number": each.number + 1,
                "turn": each.turn,
                "done": voice(prompt.describe_option(state, each.done)),
                "better": voice(prompt.describe_option(state, each.better)),
                "cost": round(each.cost, 3),
                "reason": voice(each.reason),
            }
        )
    return rows
