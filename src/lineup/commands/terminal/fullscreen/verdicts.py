"""Great moments in the words of whoever sees them: a fight, an Attack, a Super-Villain, the end.

The browser says the same (web/src/table/state/verdict.ts), by the same sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from lineup.engine import happenings as ev
from lineup.engine.happenings import Event
from lineup.engine.queries import character_cost, character_of
from lineup.engine.saying import CardName, Listed, Said, SeatName, say
from lineup.engine.state import ANNOUNCED, READY, SETTLED
from lineup.engine.view import View
from lineup.game import Game

Tone: TypeAlias = Literal["good", "bad", "neutral"]
Moment: TypeAlias = (
    ev.Held | ev.Appeared | ev.Defended | ev.Blocked | ev.Attacked | ev.Confronted | ev.Defeated | ev.Out
)
# what each is worth: of several at once the greatest is shown, the last where they are equal
GREAT: Final = ("held", "first_appearance", "defended", "blocked", "attacked", "confronted", "defeated", "out")
MARKS: Final[dict[Tone, str]] = {"good": "★", "bad": "▼", "neutral": "•"}  # a tone is never told by colour alone


class Verdict(NamedTuple):
    """A great moment: what happened, what stands beside it, and whether it is good or bad for the viewer."""

    headline: Said
    detail: tuple[Said, ...]
    tone: Tone


def find_verdict(view: View, events: Sequence[Event], fight: ev.Confronted | ev.Switched | None) -> Verdict | None:
    """Find the greatest moment among events, told to the viewer; `fight` is the Confrontation they began in."""
    best: tuple[int, Verdict] | None = None
    for event in events:
        if isinstance(event, ev.Confronted | ev.Switched):
            fight = event
        if event.kind in GREAT and (best is None or GREAT.index(event.kind) >= best[0]):
            best = (GREAT.index(event.kind), _tell(view, event, fight))
    return best[1] if best else None


def judge_result(game: Game, viewer: int) -> Verdict:
    """Say who won, in the words of a viewer (-1: nobody's)."""
    assert game.result is not None
    winners, teams = game.result.winners, game.state.setup.teams
    first = sorted(winners, key=lambda seat: (seat != viewer, seat))
    headline = say(
        "result-victory",
        count=len(winners),
        you=_yes(viewer in winners),
        names=Listed(tuple(game.choice.seats[seat] for seat in first)),
    )
    detail = tuple(say("score-of", name=SeatName(seat), points=n) for seat, n in enumerate(game.result.scores))
    if viewer < 0 or not winners:
        return Verdict(headline, detail, "neutral")
    ours = any(seat == viewer or (teams and teams[seat] == teams[viewer]) for seat in winners)
    return Verdict(headline, detail, "good" if ours else "bad")


def _tell(view: View, event: Moment, fight: ev.Confronted | ev.Switched | None) -> Verdict:
    me = view.seat
    match event:
        case ev.Confronted(_, seat, foe, card):
            headline = _say("verdict-confronted", view, seat, card, me == foe)
            return Verdict(headline, _fight_now(view), _tone(view, seat, [foe]))
        case ev.Blocked(_, seat, card):
            hit = [fight.seat] if fight else []
            detail = (say("listed", cards=_name(view, card)), *_fight_now(view))
            return Verdict(_say("verdict-blocked", view, seat, card, me in hit), detail, _tone(view, seat, hit))
        case ev.Held(_, foe):
            hit = [fight.seat] if fight else []
            card = character_of(view, foe)
            return Verdict(_say("verdict-held", view, foe, card, me in hit), (), _tone(view, foe, hit))
        case ev.Attacked(_, seat, card, seats):
            by_card = seat < 0 or seat in seats  # nobody attacks themselves: a Super-Villain does
            headline = say(
                "verdict-attacked",
                name=_name(view, card) if by_card else SeatName(seat),
                names=Listed(tuple(SeatName(each) for each in seats)),
                you=_yes(seat == me and not by_card),
            )
            detail = () if by_card else (say("listed", cards=_name(view, card)),)
            return Verdict(headline, detail, _tone(view, seat, seats))
        case ev.Defended(_, seat, card, whom, _):
            key = "verdict-avoided" if whom == seat else "verdict-defended"
            headline = say(key, name=SeatName(seat), whom=SeatName(whom), you=_yes(seat == me), me=_yes(whom == me))
            ours = _ours(view, seat) or _ours(view, whom)
            return Verdict(headline, (say("listed", cards=_name(view, card)),), "good" if ours else "neutral")
        case ev.Defeated(_, seat, card):
            hit = [fight.foe] if fight and view.setup.cards[card].level else []
            missed = not hit and me >= 0 and not _ours(view, seat)
            following = character_of(view, hit[0]) if hit else -1
            said = _say("verdict-defeated", view, seat, card, me in hit)
            headline = Said(said.key, (*said.args, ("missed", _yes(missed))))
            detail = (say("verdict-next", card=_name(view, following)),) if following not in (-1, card) else ()
            tone: Tone = "bad" if missed else _tone(view, seat, hit)
            return Verdict(headline, detail, tone)
        case ev.Appeared(_, card):
            return Verdict(say("verdict-first-appearance", card=_name(view, card)), (), "neutral")
        case ev.Out(_, seat):
            headline = say("verdict-out", name=SeatName(seat), you=_yes(seat == me))
            return Verdict(headline, (), "bad" if _ours(view, seat) else "good")


def _say(key: str, view: View, seat: int, card: int, me: bool) -> Said:
    return say(key, name=SeatName(seat), card=_name(view, card), you=_yes(seat == view.seat), me=_yes(me))


def _fight_now(view: View) -> tuple[Said, ...]:
    """Power against cost, while the fight is on."""
    target = view.fact("target")
    if target < 0 or view.fact("stage") not in (ANNOUNCED, READY, SETTLED):
        return ()
    return (say("verdict-fight", power=view.fact("power"), cost=character_cost(view, target)),)


def _tone(view: View, seat: int, hit: Sequence[int]) -> Tone:
    if view.seat < 0:
        return "neutral"
    if any(_ours(view, each) for each in hit):
        return "bad"
    return "good" if _ours(view, seat) else "neutral"


def _ours(view: View, seat: int) -> bool:
    """Return whether a seat is the viewer's own or their partner's."""
    if seat < 0 or view.seat < 0:
        return False
    teams = view.setup.teams
    return seat == view.seat or bool(teams and teams[seat] == teams[view.seat])


def _name(view: View, card: int) -> CardName | str:
    return CardName(view.setup.faces[card]) if card >= 0 else ""


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"
