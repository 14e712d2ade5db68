"""The position sent to one viewer; everything in it comes from that viewer's view of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal, NamedTuple

from lineup.engine import prompt
from lineup.engine import zones as z
from lineup.engine.notation import write_options
from lineup.engine.queries import (
    character_cost,
    definition_of,
    ending_of,
    is_face_up,
    score_of,
    tokens_of,
    turns_left,
)
from lineup.engine.saying import Listed, Said, SeatName, say
from lineup.engine.state import ANNOUNCED, READY, SETTLED, State
from lineup.engine.view import View, can_see, determinise, view
from lineup.engine.why import rule_of
from lineup.language.words.meaning import meaning_of
from lineup.table.model.card_numbers import HIDDEN
from lineup.table.model.hosted_game import Hosted
from lineup.table.wire import protocol as p
from lineup.table.wire.catalogue import step_facts
from lineup.table.wire.sentences import to_wire
from lineup.table.wire.signs import Proposal
from lineup.words.leading import tell_leads
from lineup.words.steps import explain_attack
from lineup.words.wording import block_amount, text_beside

# The events worth a sound or a flourish, and where seat, card and seats stand in them (0: nowhere).
BEATS: Final = {
    "attacked": (1, 2, 3),
    "defended": (1, 2, 3),
    "confronted": (1, 3, 0),
    "blocked": (1, 2, 0),
    "held": (1, 0, 0),
    "defeated": (1, 2, 0),
    "out": (1, 0, 0),
    "shuffled": (1, 0, 0),
    "first_appearance": (0, 1, 0),
    "turn": (1, 0, 0),
    "over": (0, 0, 0),
}
STAGES: Final[dict[int, Literal["announced", "ready", "settled"]]] = {
    ANNOUNCED: "announced",
    READY: "ready",
    SETTLED: "settled",
}
# Questions whose answers rest on what partners both see: of these one proposes an answer to the other.
DISCUSSED: Final = ("main", "confront", "defend", "block", "assist", "pick", "foe", "player")
COMMON: Final = {
    "main_deck": z.MAIN_DECK,
    "line_up": z.LINE_UP,
    "super_villains": z.SUPER_VILLAINS,
    "stack": z.BASIC,
    "stack_2": z.BASIC_2,
    "weakness": z.WEAKNESS,
    "destroyed": z.DESTROYED,
    "aside": z.SET_ASIDE,
}


class UndoChoice(NamedTuple):
    """The way a viewer can take back their last answer, and the answers left after that or after resetting
    their turn.
    """

    kind: Literal["", "free", "ask"]
    number: int
    turn: int


NO_UNDO: Final = UndoChoice("", -1, -1)


def make_position(
    hosted: Hosted,
    viewer: int,
    *,
    game: int,
    since: int = 0,
    fresh: bool = False,
    known: int = -1,
    undo: UndoChoice = NO_UNDO,
    live_score: bool = False,
    lesson: p.LessonInfo | None = None,
) -> p.Position:
    """Return the game as a viewer sees it, with the events since an answer; 0 is all of them.

    `fresh`: everything sent before is void, as if all events were told. `known`: the viewer has the position after so
    many answers, and is sent no card that was in it.
    """
    fresh = fresh or since == 0
    state = hosted.state
    seen = view(state, viewer)
    numbers = hosted.card_numbers(seen)
    ask = state.ask
    over = hosted.over
    given = sum(amount for _, amount in seen.given)
    stage = STAGES.get(seen.stage)
    return p.Position(
        game=game,
        number=hosted.number,
        fresh=fresh,
        since=since,
        turn=state.turn,
        turns_left=0 if over else turns_left(seen),
        active=state.active,
        power=state.power,
        spent=max(given - state.power, 0),
        confrontation=p.Confrontation(
            seat=state.active,
            target=state.target,
            power=state.power,
            cost=character_cost(seen, state.target),
            stage=stage,
        )
        if stage and state.target >= 0 and state.zones[z.zone_of(state.target, z.CHARACTER)]
        else None,
        common=p.CommonZones(**{name: _card_row(seen.zones[zone], numbers) for name, zone in COMMON.items()}),
        seats=[_seat_zones(hosted, seen, seat, numbers) for seat in range(state.players)],
        cards=_visible_cards(hosted, seen, numbers, known),
        silent=[hosted.indices[face] for face in state.setup.silent],
        ask=None if over else _ask_info(hosted, seen, numbers),
        waiting=None if ask is None or over else p.Waiting(seat=ask.seat, kind=ask.kind),
        proposable=_make_proposals(hosted, seen, numbers),
        undo=undo.kind,
        undo_to=undo.number,
        reset_to=undo.turn,
        log=[
            p.LogLine(number=number, text=to_wire(said, hosted.indices))
            for number, said in hosted.list_story(viewer, since)
        ],
        beats=[]
        if fresh
        else _make_beats((event for each in hosted.history[since:] for event in each.events), numbers),
        scores=_count_scores(seen) if live_score and state.turn and not over else None,
        result=_result_info(hosted),
        lesson=lesson,
        deck_left=_list_deck(hosted, seen),
        journal=hosted.entries,
    )


def _list_deck(hosted: Hosted, seen: View) -> list[int]:
    """List the faces left in the viewer's deck, in an order that tells nothing. Whoever counts cards knows as much."""
    if seen.seat < 0:
        return []
    deck = seen.zones[z.zone_of(seen.seat, z.DECK)]
    cards = [card for card in deck if card >= 0]
    for pile, hidden in seen.unseen:
        if deck.count(-1 - pile) == len(hidden):  # else some of them lie elsewhere, and nobody knows which
            cards += hidden
    return sorted(hosted.indices[seen.setup.faces[card]] for card in cards)


def _card_row(cards: Sequence[int], numbers: dict[int, int]) -> list[int]:
    return [numbers.get(card, HIDDEN) for card in cards]


def _seat_zones(hosted: Hosted, seen: View, seat: int, numbers: dict[int, int]) -> p.SeatZones:
    zones = {name: _card_row(seen.zones[z.zone_of(seat, place)], numbers) for place, name in enumerate(z.SEAT_NAMES)}
    levels = hosted.state.setup.profile.confrontation and zones["character"]
    return p.SeatZones(
        **zones,
        tokens=tokens_of(seen, seat),
        face_down=not is_face_up(seen, seat),
        lent=[(numbers[card], owner) for card, owner in seen.lent if card in seen.zones[z.zone_of(seat, z.PLAY)]],
        cost=character_cost(seen, seat) if levels else 0,
        out=seat in seen.out,
    )


def _visible_cards(hosted: Hosted, seen: View, numbers: dict[int, int], known: int) -> list[tuple[int, int]]:
    """List the cards this viewer sees, each with its face; if they know an earlier position, only what changed
    since.
    """
    faces, indices = seen.setup.faces, hosted.indices
    become = {card: face for card, face, _ in seen.copies}
    first, others = 0, set[int]()
    if known >= 0:
        first = hosted.first_number(seen.seat, known)
        others = {card for card, _, _ in {*hosted.game.before(known).copies} ^ {*hosted.state.copies}}
    told = [
        (number, indices[become.get(card, faces[card])])
        for card, number in numbers.items()
        if number >= first or card in others
    ]
    told.sort()
    return told


def _ask_info(hosted: Hosted, seen: View, numbers: dict[int, int]) -> p.AskInfo | None:
    """Return the viewer's own decision, or their chance to Assist."""
    state, ask = hosted.state, seen.ask
    if ask is None or state.ask is None:
        return None
    must = state.ask.seat == seen.seat
    options = [
        p.OptionInfo(
            answer=answer,
            text=to_wire(prompt.describe_option(state, option), hosted.indices),
            verb=option.verb,
            card=numbers.get(option.card, HIDDEN),
            n=option.n,
            note=to_wire(text, hosted.indices) if (text := text_beside(seen, option)) else None,
            adds=block_amount(seen, option),
            leads=step_facts(tell_leads(seen, option)),
        )
        for answer, option in write_options(state).items()
        if option.seat == seen.seat
    ]
    question = prompt.describe_question(state)
    if not must:
        question = say("question-assist-now", who=SeatName(state.ask.seat))
    return p.AskInfo(
        kind=ask.kind if must else "assist",
        question=to_wire(question, hosted.indices),
        rule=rule_of(state, ask),
        source=numbers.get(ask.source, HIDDEN),
        shown=numbers.get(_shown_card(hosted, seen), HIDDEN) if must else HIDDEN,
        must=must,
        options=options,
        least=ask.least,
        most=prompt.most_picks(state, ask) if must else ask.most,
        limit=prompt.cost_limit(state, ask) if must else None,
        among=_card_row(ask.among, numbers),
        picked=_card_row(ask.picked, numbers),
        act=to_wire(act, hosted.indices) if must and (act := prompt.describe_open_act(state, ask)) else None,
        suffered=step_facts(explain_attack(meaning_of(definition_of(seen, ask.source))))
        if _attacks_seat(question, seen.seat)
        else [],
    )


def _shown_card(hosted: Hosted, seen: View) -> int:
    """Return the card of a deck or hand that the open question is about."""
    it = seen.stack[-1].it if seen.stack else HIDDEN
    if it < 0:
        return HIDDEN
    where = hosted.state.where[it]
    return it if where == z.MAIN_DECK or z.place_of(where) in (z.DECK, z.HAND) else HIDDEN


def list_proposable(hosted: Hosted, seen: View) -> list[str]:
    """List the answers to a partner's question, if the viewer sees every card they rest on."""
    state, teams = hosted.state, seen.setup.teams
    ask = None if hosted.over else state.ask
    if ask is None or not teams or seen.seat < 0 or ask.seat == seen.seat or teams[ask.seat] != teams[seen.seat]:
        return []
    if ask.kind not in DISCUSSED or (ask.kind == "pick" and ask.most > 1):
        return []
    answers = {answer: option for answer, option in write_options(state).items() if option.seat == ask.seat}
    hidden = any(each.card >= 0 and not can_see(state, seen.seat, each.card) for each in answers.values())
    return [] if hidden or len(answers) < 2 else [*answers]


def _make_proposals(hosted: Hosted, seen: View, numbers: dict[int, int]) -> list[Proposal]:
    answers = list_proposable(hosted, seen)
    options = write_options(hosted.state) if answers else {}
    return [
        Proposal(
            answer=answer,
            text=to_wire(prompt.describe_option(hosted.state, options[answer]), hosted.indices),
            card=numbers.get(options[answer].card, HIDDEN),
        )
        for answer in answers
    ]


def _attacks_seat(question: Said, seat: int) -> bool:
    """Check whether the question is about an Attack on this very seat."""
    attacked = dict(question.args).get("attacked") if question.key == "question-defend" else None
    return isinstance(attacked, Listed) and SeatName(seat) in attacked.items


def _make_beats(events: Iterable[tuple[Any, ...]], numbers: dict[int, int]) -> list[p.Beat]:
    found = []
    for event in events:
        if event[0] in BEATS:
            seat, card, seats = BEATS[event[0]]
            found.append(
                p.Beat(
                    kind=event[0],
                    seat=event[seat] if seat else -1,
                    card=numbers.get(event[card], HIDDEN) if card else HIDDEN,
                    seats=_list_seats(event[seats]) if seats else [],
                )
            )
    return found


def _list_seats(found: int | tuple[int, ...]) -> list[int]:
    return [found] if isinstance(found, int) else list(found)


def _count_scores(seen: View) -> list[int]:
    """Count Victory Points as far as the viewer can know, in a game re-dealt from what they see."""
    guess = determinise(seen, "score", go_on=False)
    return [score_of(guess, seat) for seat in range(len(seen.setup.seats))]


def _result_info(hosted: Hosted) -> p.ResultInfo | None:
    found = hosted.find_result()
    if found is None:
        return None
    return p.ResultInfo(
        winners=list(found.winners),
        scores=list(found.scores),
        super_villains=list(found.super_villains),
        breakdown=[
            [p.ScoreRow(name=name, copies=copies, points=points) for name, copies, points in rows]
            for rows in found.breakdown
        ],
        tokens=list(found.tokens),
        turns=found.turns,
        how=_how_it_ended(hosted.state),
    )


def _how_it_ended(state: State) -> Literal["played", "knock_out", "conceded"]:
    if not state.over:
        return "conceded"
    return "knock_out" if ending_of(state) == "knock-out" else "played"
