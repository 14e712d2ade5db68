"""The public face of the engine: a game to ask, answer, view, undo, save and replay."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, Unpack

from lineup.engine import notation, prompt
from lineup.engine import zones as z
from lineup.engine.happenings import Event
from lineup.engine.machine import Refused, give_answer, start_game
from lineup.engine.profile import RuleError
from lineup.engine.queries import points_of, score_of, scored_cards, super_villain_count, winning_seats
from lineup.engine.refusals import find_option, why_not
from lineup.engine.saving import digest_of
from lineup.engine.saying import Arg, Said, say
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import SPECTATOR, View, can_see, determinise, view
from lineup.engine.why import RuleReason as Because
from lineup.engine.why import why_allowed
from lineup.errors import is_unseen, write_briefly
from lineup.games import Choice, ChoiceOptions, build_setup, first_game, make_choice
from lineup.language.sets import CardSet
from lineup.log import LogError, explain_corrections, first_lines, make_header, read_header
from lineup.speech import Voice

NEAR: Final = 16  # states that can be gone back to without playing anything again: more than most turns have answers
FAR: Final = 64  # further back one in so many is kept, and those between are played again from there
MORE: Final = " +"  # at the end of an answer written down: a question follows that was not asked once


class ReasonText(NamedTuple):
    """A clause of the rules ledger, and in a sentence what it means here."""

    rule: str
    text: str


@dataclass(frozen=True)
class Result:
    """The result of a game: the winning seats, every seat's score, and what each card contributed."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    super_villains: tuple[int, ...]
    breakdown: tuple[tuple[tuple[str, int, int], ...], ...]  # per seat: card name, copies, Victory Points together
    turns: int
    tokens: tuple[int, ...] = ()  # VP tokens of every seat, which the scores hold; empty where nobody had any


class Game:
    """One game in progress.

    >>> game = new_game(seats=["Ann", "Bob"], seed="7")
    >>> while game.ask:
    ...     game.answer(game.ask.options[0])
    >>> len(game.result.scores)
    2
    """

    def __init__(self, choice: Choice, seed: str) -> None:
        self.choice = choice
        self.seed = seed
        self.answers: list[str] = []
        self._before: list[State | None] = []  # the state before each answer, or None where it is played again
        self._recalled: tuple[int, list[State]] = (0, [])  # states played again lately, and the number of the first
        self.state = _open_state(choice, seed)

    @property
    def ask(self) -> Ask | None:
        """The decision on the table, or None when the game is over."""
        return self.state.ask

    @property
    def events(self) -> list[Event]:
        """The events since the game was made or last undone; views decide who may see which card."""
        return self.state.events or []

    def options(self) -> dict[str, Option]:
        """Return the legal answers by their text form."""
        return notation.write_options(self.state)

    def question(self) -> str:
        """Describe the open question in plain English."""
        return self._speak_english(prompt.describe_question(self.state))

    def describe(self, option: Option) -> str:
        """Describe an option of the open question in plain English; Refused if there is none."""
        if self.state.ask is None:
            raise self.refused("refused-over")
        return self._speak_english(prompt.describe_option(self.state, option))

    def _speak_english(self, said: Said, seat: int | None = None) -> str:
        """Say a sentence to a seat, or to the player asked."""
        if seat is None:
            seat = self.state.ask.seat if self.state.ask else SPECTATOR
        return Voice(setup=self.state.setup, viewer=seat)(said)

    def refused(self, key: str, seat: int | None = None, rule: str = "", **args: Arg) -> Refused:
        """Make the refusal of a request by a seat, or by the player asked."""
        said = say(key, **args)
        text = self._speak_english(said, seat)
        return Refused(said, f"{text} ({rule})" if rule else text, rule)

    def not_possible(self, seat: int, verb: str, card: int = -1, n: int = -1) -> Refused:
        """Make the refusal of an action by the rules."""
        rule, said = why_not(self.state, seat, verb, card, n)
        return Refused(said, f"{self._speak_english(said, seat)} ({rule})", rule)

    def answer(self, option: Option | str, seat: int | None = None) -> None:
        """Give an answer, as an option of `ask` or in notation; Refused with the rule and reason if it is not legal."""
        self._take_answer(option, seat, False)

    def repeat(self, line: str) -> None:
        """Give an answer as `answers` and logs have it: with its seat in front.

        Before picks were free in their order, one that had no alternative in canonical order was not asked for, nor was
        a question with one answer that only keeps a hand secret. So wherever such a question was open afterwards,
        `answers` has a `MORE` at the end of the line; a line without it goes on through these questions, and still
        counts as one answer.
        """
        seat, _, text = line.partition(" ")
        self._take_answer(text.removesuffix(MORE), int(seat), not text.endswith(MORE))

    def _take_answer(self, option: Option | str, seat: int | None, whole: bool) -> None:
        ask = self.state.ask
        if ask is None:
            raise self.refused("refused-over")
        if seat is not None and not any(option.seat == seat for option in ask.options):
            raise self.not_possible(seat, "answer")
        if isinstance(option, str):
            option = self._read_option(option, ask)
        elif not isinstance(option, Option):
            raise TypeError(f"an answer is an option or its text, not {option!r}")
        asker = option.seat if seat is None else seat
        if option not in ask.options or option.seat != asker:
            raise self.not_possible(asker, option.verb, option.card, option.n)
        text = f"{option.seat} {notation.write_option(self.state, option)}"
        before = self.state.clone()
        try:
            give_answer(self.state, option, before)
            while whole and (only := _once_unasked(self.state)) is not None:
                give_answer(self.state, only)
        except Exception:
            before.events = []
            self.state = before
            raise
        self._before.append(before)
        far = len(self._before) - 1 - NEAR
        if far > 0 and far % FAR:
            self._before[far] = None
        self.answers.append(text if _once_unasked(self.state) is None else text + MORE)

    def _read_option(self, text: str, ask: Ask) -> Option:
        try:
            return notation.read_option(self.state, text.strip())
        except notation.NotationError as error:
            rule, said = self.reason_not(text, ask.seat)
            raise self.refused("refused-answer", notation=error.said, why=said, rule_id=rule) from None

    def why(self, option: Option | str) -> ReasonText:
        """Return the rule that allows an option, and one sentence."""
        if isinstance(option, str):
            option = notation.read_option(self.state, option)
        rule, said = why_allowed(self.state, option)
        return ReasonText(rule, self._speak_english(said, option.seat))

    def why_not(self, text: str, seat: int | None = None) -> ReasonText:
        """Explain why an action in words ("buy trigon", "confront 3") is not possible: the rule and the condition.

        If it is possible after all, that is what is said.
        """
        if seat is None:
            seat = self.state.ask.seat if self.state.ask else 0
        rule, said = self.reason_not(text, seat)
        return ReasonText(rule, self._speak_english(said, seat))

    def reason_not(self, text: str, seat: int) -> Because:
        """Explain the same with the sentence as a key."""
        verb, _, name = text.strip().partition(" ")
        number = -1
        if verb in ("confront", "foe", "player", "defend"):  # these name a seat, or a seat and a card
            first, _, rest = name.partition(" ")
            if first.isdecimal() and len(first) < 3:
                number, name = int(first), rest
        elif verb == "use":  # an ability of several
            first, _, rest = name.rpartition("/")
            if first and rest.isdecimal() and len(rest) < 3:
                number, name = int(rest) - 1, first
        return why_not(self.state, seat, verb, self._find_card(verb, name, seat), number)

    def _find_card(self, verb: str, name: str, seat: int) -> int:
        """Return the card a player most likely means by a name: one they can see, nearest to the action first."""
        place, _, name = name.rpartition(":")
        names = self.state.setup.names
        wanted = [
            card
            for card, face in enumerate(self.state.setup.faces)
            if name.lower() in (names[face], self.state.setup.defs[face].name.lower())
        ]
        visible = [card for card in wanted if can_see(self.state, seat, card)] or wanted
        where = self.state.where
        named = [card for card in visible if place and notation.write_place(where[card], seat) == place]
        visible = named or visible
        visible.sort(key=lambda card: (not _is_near(verb, where[card], seat), card))
        if self.state.ask is not None:
            visible.sort(key=lambda card: find_option(self.state, seat, verb, card) is None)
        return visible[0] if visible else -1

    def view(self, seat: int) -> View:
        """Return the game as one seat sees it; -1 is a spectator. Refused if there is no such seat."""
        if not SPECTATOR <= seat < self.state.players:
            raise Refused(say("error-seat", seat=str(seat), most=self.state.players - 1))
        return view(self.state, seat)

    def clone(self) -> Game:
        """Return an independent copy with all that can be undone; it records events if this game does."""
        new: Game = Game.__new__(Game)
        new.choice = self.choice
        new.seed = self.seed
        new.answers = self.answers[:]
        new._before = self._before[:]
        new._recalled = (0, [])
        new.state = self.state.clone()
        new.state.events = [] if self.state.events is not None else None
        return new

    def rename(self, seat: int, name: str) -> None:
        """Give a seat another name, which the rules never look at."""
        seats = self.choice.seats
        self.choice = replace(self.choice, seats=(*seats[:seat], name, *seats[seat + 1 :]))
        setup = build_setup(self.choice)
        self._before = [state and state.clone() for state in self._before]
        self._recalled = (0, [])
        for state in (*self._before, self.state):
            if state is not None:
                state.setup = setup

    def public_answers(self) -> tuple[str, ...]:
        """Return the answers as a spectator saw them: a card picked in secret is a question mark."""
        return tuple(
            _hide_secret(text, self.before(number), self.before(number + 1)) for number, text in enumerate(self.answers)
        )

    def before(self, number: int) -> State:
        """Return the state after that many answers; not to be changed. Refused if there were fewer."""
        if not 0 <= number <= len(self._before):
            raise self.refused("refused-before", number=number, answers=len(self._before))
        if number == len(self._before):
            return self.state
        return self._before[number] or self._replay_to(number)

    def _replay_to(self, number: int) -> State:
        """Rebuild a state that is not kept, with those around it, by playing on from the last one before it."""
        first, states = self._recalled
        if not first <= number < first + len(states):
            first = number - number % FAR
            again = self.clone()
            kept = self._before[first]
            assert kept is not None
            again.state, again.answers, again._before = kept.clone(), [], []
            states = []
            for line in self.answers[first : first + FAR]:
                again.repeat(line)
                states.append(again.before(len(states)))
            self._recalled = (first, states)
        return states[number - first]

    def undo(self) -> str:
        """Take back the last answer and return its text. Refused if there is none."""
        if not self._before:
            raise self.refused("refused-undo")
        self.state = self.before(len(self._before) - 1).clone()  # clones of the game share what was before
        self._before.pop()
        self.state.events = []
        return self.answers.pop().removesuffix(MORE)

    @property
    def digest(self) -> str:
        """A fingerprint of the whole state."""
        return digest_of(self.state)

    @property
    def result(self) -> Result | None:
        """Winners and scores once the game is over, else None."""
        return result_of(self.state) if self.state.over else None

    @property
    def header(self) -> dict[str, Any]:
        """The header of the game's log: everything but the answers."""
        return make_header(self.choice, self.seed, self.state.setup)

    def to_log(self, salt: str = "") -> str:
        """Write the game as a log: a header and one line per answer; `replay` rebuilds it bit for bit.

        With the salt of a table's commitment to the seed, it proves the shuffles.
        """
        lines = first_lines(self.header, salt)
        again = Game(self.choice, self.seed)
        turn = again.state.turn
        for text in self.answers:
            again.repeat(text)
            lines.append(text)
            if again.state.turn != turn or again.state.over:
                turn = again.state.turn
                lines.append(f"= {'end' if again.state.over else f'turn {turn}'} {again.digest}")
        return "\n".join(lines) + "\n"


def _open_state(choice: Choice, seed: str) -> State:
    """Open a game at its first decision: dealt, or at the position it starts from. Refused if that cannot be made."""
    origin = choice.origin
    if origin is None:
        return start_game(build_setup(choice), seed, events=True)
    former = Game(replace(choice, origin=origin.before), origin.seed)
    for line in origin.answers:
        former.repeat(line)
    state = former.state
    if 0 <= origin.seat < state.players:
        state = determinise(view(state, origin.seat), seed)
    state.events = []
    return state


def _is_near(verb: str, zone: int, seat: int) -> bool:
    """True if a player would do that with a card of this zone."""
    if verb == "buy":
        return zone in (z.LINE_UP, z.SUPER_VILLAINS, *z.STACKS)
    if verb == "confront":
        return z.place_of(zone) == z.CHARACTER
    return z.seat_of(zone) == seat and z.place_of(zone) in ((z.PLAY, z.CHARACTER) if verb == "use" else (z.HAND,))


def _once_unasked(state: State) -> Option | None:
    """Return the only answer to a question that former releases did not ask; None for other questions."""
    ask = state.ask
    if ask is None:
        return None
    if not ask.is_lone:
        options = ask.in_order().options
        return options[0] if len(options) == 1 < len(ask.options) else None
    only = ask.options[0]
    always = ask.secret or ask.kind in ("defend", "block", "assist") or (ask.kind == "after" and only.verb != "end")
    return None if always else only


def _hide_secret(text: str, before: State, after: State) -> str:
    """Return an answer as a spectator saw it, given the states around it."""
    seat, _, answer = text.removesuffix(MORE).partition(" ")
    card = notation.read_option(before, answer).card
    secret = before.ask is not None and before.ask.secret
    if card < 0 or (not secret and (can_see(before, SPECTATOR, card) or can_see(after, SPECTATOR, card))):
        return f"{seat} {answer}"
    return f"{seat} {answer.partition(' ')[0]} ?"


def result_of(state: State) -> Result:
    """Return winners, scores and breakdown of a state as if the game ended now."""
    seats = range(state.players)
    rows = []
    for seat in seats:
        table: dict[str, tuple[int, int]] = {}
        for card in scored_cards(state, seat):
            name = state.cards[card].name
            copies, total = table.get(name, (0, 0))
            table[name] = (copies + 1, total + points_of(state, seat, card))
        rows.append(tuple((name, copies, total) for name, (copies, total) in sorted(table.items())))
    return Result(
        winning_seats(state),
        tuple(score_of(state, seat) for seat in seats),
        tuple(super_villain_count(state, seat) for seat in seats),
        tuple(rows),
        state.turn,
        state.tokens,
    )


def new_game(
    game: str = "",
    seats: Sequence[str] | int = 2,
    seed: str | int = "",
    variants: Sequence[str] = (),
    sets: Sequence[str | CardSet] = (),
    **options: Unpack[ChoiceOptions],
) -> Game:
    """Start a game at its first decision; without a name, of the first box.

    `seats` are names in clockwise order (or just their number); in teams 0 and 2 are partners against 1 and 3, and 0
    and 1, 2 and 3 sit opposite each other. `sets` are files or sets mixed in, whose cards join or override the box;
    `mix` says which groups of cards each set gives, and with `other_half` the sets change places in it; `rules` sets
    rules switches; `heroes` names the Super Hero or Character each seat plays ("" for a random one); `swaps` are pairs
    of cards out and in.
    RuleError or CardError say what is wrong with any of these.
    """
    choice = make_choice(game or first_game(), seats, variants, sets, **options)
    for text in (*choice.seats, str(seed)):
        for bad in filter(is_unseen, text):  # its log could not be read
            raise RuleError(say("error-text-unseen", text=write_briefly(text), code=f"{ord(bad):04X}"))
    return Game(choice, str(seed))


def replay(log: str, *, verify: bool = True, progress: Callable[[int, int], None] | None = None) -> Game:
    """Replay a log. LogError says what is wrong with it; `verify` checks every digest on the way."""
    lines = log.splitlines()
    choice, head = read_header(lines)
    try:
        game = Game(choice, head["seed"])
    except Refused as error:
        raise LogError(say("error-log-origin", error=str(error))) from None
    for number, line in enumerate(lines[2:], 3):
        text = line.strip()
        if not text:
            continue
        if text.startswith("="):
            if verify:
                _check_line(game, text, number, head)
            continue
        seat = text.partition(" ")[0]
        if not (seat.isascii() and seat.isdecimal() and len(seat) < 3):
            raise LogError(say("error-log-seat", line=number, text=text[:40]))
        if int(seat) >= len(choice.seats):
            missing = say("error-seat", seat=int(seat), most=len(choice.seats) - 1)
            raise LogError(say("error-log-line", line=number, error=missing))
        try:
            game.repeat(text)
        except Refused as error:
            since = explain_corrections(game.state.setup, head)
            refusal = say("error-log-line", line=number, error=str(error))  # in words: it names seats and cards
            raise LogError(say("error-log-since", error=refusal, since=since) if since else refusal) from None
        if progress is not None:
            progress(number, len(lines))
    return game


def _check_line(game: Game, text: str, number: int, head: Mapping[str, Any]) -> None:
    """Raise LogError unless the game stands as a check line says."""
    words = text.split()
    if len(words) < 3:
        raise LogError(say("error-log-check", line=number, text=text[:40]))
    if words[-1] != game.digest:
        since = explain_corrections(game.state.setup, head)
        facts: dict[str, Arg] = {"line": number, "here": game.digest, "there": words[-1]}
        edited = say("error-log-edited", **facts)
        raise LogError(say("error-log-corrected", **facts, since=since) if since else edited)
