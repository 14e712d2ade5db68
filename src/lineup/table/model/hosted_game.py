"""One game as a table runs it: answers, what each brought about, taking back, giving up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from lineup.engine import prompt
from lineup.engine import zones as z
from lineup.engine.definitions import Card, Setup
from lineup.engine.happenings import Event
from lineup.engine.machine import Refused
from lineup.engine.queries import cost_of, face_of
from lineup.engine.refusals import find_option, why_not
from lineup.engine.saying import Said
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import View, can_see, sees_more, view
from lineup.engine.why import RuleReason
from lineup.game import Game, Result, result_of
from lineup.games import Choice, sets_of
from lineup.running.world import token_hex
from lineup.table.model.card_numbers import HIDDEN, ViewerNumbers
from lineup.words.telling import at_an_end, tell_story

SEED_BYTES: Final = 16
VERBS: Final = {"defend": "defend", "block": "block", "assist": "assist"}


def new_seed() -> tuple[str, str]:
    """A seed nobody can guess, and the salt of its commitment."""
    return token_hex(SEED_BYTES), token_hex(SEED_BYTES)


def catalogue_of(choice: Choice) -> tuple[Card, ...]:
    """All cards of a game's sets, each known on the wire by its place here."""
    return tuple(card for each in sets_of(choice) for card in each.cards)


def indices_in(catalogue: Sequence[Card], setup: Setup) -> tuple[int, ...]:
    """The place of each of a game's definitions in its catalogue."""
    index = {card.ref: number for number, card in enumerate(catalogue)}
    return tuple(index[card.ref] for card in setup.defs)


class HistoryEntry(NamedTuple):
    """The deal, or an answer, with what it brought about."""

    events: tuple[Event, ...]
    active: int = -1  # whose turn it was before
    lone: bool = False  # there was no other answer
    half_picked: bool = False  # it went on with a pick of several cards
    joined: bool = False  # it was given as one with the answer before
    began_turn: bool = False


class Hosted:
    """A game with its story. `lost` are the sides (teams, or seats) that gave up.

    `entries` counts what its journal came to hold by what was done to it: with the number of the game it names a
    position, also one that was reached in another way before something was taken back.
    """

    def __init__(self, choice: Choice, seed: str) -> None:
        self.game = Game(choice, seed)
        self.history = [HistoryEntry(self._new_events())]  # the deal, then each answer
        self.lost: list[int] = []
        self.entries = 0
        self._numbers: dict[int, ViewerNumbers] = {}
        self.catalogue = catalogue_of(choice)
        self.indices = indices_in(self.catalogue, self.state.setup)

    def fork(self) -> Hosted:
        """The same game, to go on with: whatever becomes of it, this one stays as it is."""
        new = Hosted.__new__(Hosted)
        new.__dict__.update(self.__dict__)
        new.game = self.game.clone()
        new.history, new.lost = self.history[:], self.lost[:]
        new._numbers = {viewer: numbers.copy() for viewer, numbers in self._numbers.items()}
        return new

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def number(self) -> int:
        """Answers given so far."""
        return len(self.game.answers)

    @property
    def over(self) -> bool:
        return self.state.over or self.is_conceded()

    def is_conceded(self) -> bool:
        """True once all sides but one have given up."""
        if not self.lost:
            return False
        sides = {self.side_of(seat) for seat in range(self.state.players)}
        return len(sides.difference(self.lost)) < min(2, len(sides))

    def side_of(self, seat: int) -> int:
        """The team of a seat, or the seat itself."""
        return self.state.setup.teams[seat] if self.state.setup.teams else seat

    def find_result(self) -> Result | None:
        """Return the result; None while the game goes on. A side that gave up never wins, whatever its bot achieved."""
        if not self.over:
            return None
        found = result_of(self.state)
        left = [seat for seat in range(self.state.players) if self.side_of(seat) not in self.lost]
        if not self.state.over:
            return replace(found, winners=tuple(left))
        if not found.winners:  # lost against the clock
            return found
        won = tuple(seat for seat in found.winners if seat in left)
        best = max((found.scores[seat] for seat in left), default=0)
        return replace(found, winners=won or tuple(seat for seat in left if found.scores[seat] == best))

    def give_answer(self, answer: Option | str, seat: int, joined: bool = False) -> None:
        """Give an answer, as one with the seat's answer before if it is `joined`; Refused if it is not legal."""
        active, ask = self.state.active, self.state.ask
        self.game.answer(answer, seat)
        self._add_entry(active, ask, joined)

    def repeat_answer(self, line: str, joined: bool = False) -> None:
        """Give an answer as it was written down; Refused if it is not legal."""
        active, ask = self.state.active, self.state.ask
        self.game.repeat(line)
        self._add_entry(active, ask, joined)

    def is_joined(self, number: int) -> bool:
        """Check whether the answer after that many others was given as one with the answer before."""
        return self.history[number + 1].joined

    def _add_entry(self, active: int, ask: Ask | None, joined: bool) -> None:
        givers = [answer.partition(" ")[0] for answer in self.game.answers[-2:]] if joined else []
        events = self._new_events()
        self.history.append(
            HistoryEntry(
                events,
                active,
                lone=ask is not None and ask.is_lone,
                half_picked=ask is not None and bool(ask.picked),
                joined=len(givers) == 2 and givers[0] == givers[1],
                began_turn=any(event[0] == "turn" for event in events),
            )
        )
        self.entries += 1

    def _new_events(self) -> tuple[Event, ...]:
        events = self.game.events
        new = tuple(events)
        events.clear()
        return new

    def pick_cards(self, cards: Sequence[int], seat: int) -> None:
        """Pick several cards in any order, one answer after the other; all or nothing.

        Refused if the cards are no legal pick: too many, too few, or others than those asked for.
        """
        ask = self.state.ask
        if ask is None or ask.seat != seat or ask.kind != "pick":
            raise self.game.refused("refused-pick-unasked")
        if len(cards) != len(set(cards)):
            raise self.game.refused("refused-pick-twice")
        for card in cards:
            self._standing_for(ask, card)
        if len(cards) > ask.most:
            raise self.game.refused("refused-pick-too-many", n=len(cards), most=ask.most)
        if len(cards) < ask.least:
            raise self.game.refused("refused-pick-too-few", n=len(cards), more=ask.least - len(cards))
        limit, together = prompt.cost_limit(self.state, ask), sum(cost_of(self.state, card) for card in cards)
        if limit is not None and together > limit:
            raise self.game.refused("refused-pick-cost", cost=together, limit=limit)
        before, entries, asking = self.number, self.entries, self._asking_step()
        left = sorted(cards, key=ask.among.index) if ask.among else list(cards)  # of equal ones the first stand first
        try:
            while left:
                self.give_answer(self._standing_for(ask, left.pop(0)), seat)
                following = self.state.ask
                if following is None or len(following.picked) <= len(ask.picked) or self._asking_step() != asking:
                    if len(left) >= max(ask.least, 1):  # where there is no alternative left, the rest is picked too
                        fit = len(cards) - len(left)
                        raise self.game.refused("refused-pick-unfit", n=len(cards), fit=fit)
                    return
                ask = following
            self.give_answer(next(option for option in ask.options if option.verb == "done"), seat)
        except Refused:
            self._go_back(before)
            self.entries = entries
            raise

    def _asking_step(self) -> tuple[int, int, int]:
        """Which step of which text asks."""
        frame = self.state.stack[-1]
        return frame.source, frame.part, frame.pc

    def _standing_for(self, ask: Ask, card: int) -> Option:
        """The option of a card to pick; equal cards in one place stand for each other."""
        state = self.state
        for option in ask.options:
            if option.verb == "pick" and option.card == card:
                return option
        if 0 <= card < len(state.where) and card not in ask.picked:
            for option in ask.options:
                like = option.verb == "pick" and face_of(state, option.card) == face_of(state, card)
                if like and state.where[option.card] == state.where[card]:
                    return option
        raise self.game.refused("refused-pick-other")

    # Numbers of cards

    def card_numbers(self, seen: View) -> dict[int, int]:
        """The numbers a viewer knows the cards in sight by."""
        if seen.seat not in self._numbers:
            self._numbers[seen.seat] = ViewerNumbers(seen.seat)
        return self._numbers[seen.seat].number_cards(seen, [each.events for each in self.history])

    def first_number(self, viewer: int, number: int) -> int:
        """Return the first card number the viewer had not yet been given after that many answers."""
        return self._numbers[viewer].first_since(number)

    def find_cards(self, viewer: int, numbers: Sequence[int]) -> list[int]:
        """The cards a viewer names by their numbers; -1 for one that is no card in sight."""
        cards = {number: card for card, number in self.card_numbers(view(self.state, viewer)).items()}
        return [cards.get(number, HIDDEN) for number in numbers]

    # What is no answer

    def give_up(self, side: int) -> None:
        self.lost.append(side)
        self.entries += 1

    def rename_seat(self, seat: int, name: str) -> None:
        """Tell of a seat by another name from now on."""
        self.game.rename(seat, name)
        self.entries += 1

    # Taking back

    def undo_to(self, number: int) -> None:
        """Go back to the position after that many answers."""
        self._go_back(number)
        self.entries += 1

    def _go_back(self, number: int) -> None:
        while self.number > number:
            self.game.undo()
            self.history.pop()
        for numbers in self._numbers.values():
            numbers.go_back(self.number)

    def own_last(self, seat: int, turn: bool) -> int:
        """Count the answers left if a seat's last answer, or its whole turn, is taken back; -1 if there is none."""
        answers, by_seat = self.game.answers, f"{seat} "
        first = -1
        for number in range(len(answers) - 1, -1, -1):
            entry = self.history[number + 1]
            # what had no alternative would be given again by itself
            own = answers[number].startswith(by_seat) and (turn or not entry.lone)
            if turn and first >= 0 and entry.began_turn:
                break
            if own:
                first = number
                # a pick of several cards is taken back whole, and so are cards played at one go
                if not turn and not entry.half_picked and not entry.joined:
                    break
        return first

    def is_free(self, seat: int, number: int) -> bool:
        """Check that going back gives nothing away: nobody else answered, no dice, nothing new seen by the seat."""
        by_seat = f"{seat} "
        if not all(text.startswith(by_seat) for text in self.game.answers[number:]):
            return False
        before = self.game.before(number)
        return before.counter == self.state.counter and not sees_more(before, self.state, seat)

    # Words

    def list_story(self, viewer: int, since: int = 0) -> list[tuple[int, Said]]:
        """The story for a viewer from an answer on: how many answers had been given, and a sentence."""
        setup = self.state.setup
        return [
            (number, sentence)
            for number, entry in enumerate(self.history[since:], since)
            for sentence in tell_story(setup, entry.events, viewer, entry.active, self._at_an_end(number))
        ]

    def _at_an_end(self, number: int) -> bool:
        """Check whether a turn was at its end after that many entries of the history."""
        return at_an_end(self.history[earlier].events for earlier in range(number - 1, -1, -1))

    def why_not(self, seat: int, card: int, verb: str) -> RuleReason:
        """Why a card one sees can or cannot be used now; Refused for a card one does not see."""
        state = self.state
        if not 0 <= card < len(state.setup.faces) or not can_see(state, seat, card):
            raise self.game.refused("refused-card-unseen", card=card)
        if seat < 0:
            raise self.game.refused("refused-watching")
        return why_not(state, seat, verb or self._likely_verb(seat, card), card)

    def _likely_verb(self, seat: int, card: int) -> str:
        """Guess what a player wants to do with a card: what is possible, else by where it lies."""
        ask, where = self.state.ask, self.state.where[card]
        if ask is not None:
            for verb in dict.fromkeys(option.verb for option in ask.options if option.card >= 0):
                if find_option(self.state, seat, verb, card) is not None:
                    return verb
        place = z.place_of(where)
        if z.seat_of(where) < 0 or place == z.RESERVE:
            return "buy"
        if place in (z.PLAY, z.CHARACTER):
            return "use"
        if place == z.DISCARD:
            return "hunt"
        return VERBS.get(ask.kind, "play") if ask is not None else "play"
