"""Verbs that choose other players or move cards between players."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lineup.engine import zones as z
from lineup.engine.asking import ask_question, take_answer
from lineup.engine.attack import EACH, EACH_PLAYER, Attack, Blow, choose_foe
from lineup.engine.definitions import Effect
from lineup.engine.moves import move_card
from lineup.engine.purposes import FOR_THEIR_DECK, FOR_THEIR_DISCARD, FOR_THEIR_HAND, POINT_AT, PUT_FOR_ANYBODY, Purpose
from lineup.engine.queries import foes_of, seats_in_order
from lineup.engine.state import Ask, Frame, Hit, Option, State
from lineup.frozen import dataclass
from lineup.language.grammar import PLAIN, Refers, always, phrase, word
from lineup.language.words.amounts import Amount
from lineup.language.words.playing import Pass, SecretlyChoose
from lineup.language.words.verbs import ACTS, Acting, Clause


@dataclass(frozen=True)
class ChoosePlayers(Clause):
    """Choose a foe, a player (oneself too), or any number of players, of whom the text goes on to speak."""

    who: str

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        if self.who == "foe":
            foe = choose_foe(state, frame)
            if foe is not None:
                frame.hits = (Hit(foe),)
            return foe is not None
        if not frame.begun:
            frame.begun, frame.hits = True, ()
        answer = take_answer(frame)
        if answer is not None and answer.verb == "player":
            frame.hits += (Hit(answer.n),)
        chosen = [hit.seat for hit in frame.hits]
        left = [seat for seat in seats_in_order(state, frame.me) if seat not in chosen]
        several = self.who == "players"
        done = answer is not None and (answer.verb == "done" or not several)
        if not done and left:
            options = [Option(frame.me, "player", -1, seat) for seat in left]
            if several:
                options.append(Option(frame.me, "done"))
            ask_question(state, frame, Ask(frame.me, "player", tuple(options), frame.source, POINT_AT.written))
            return False
        frame.begun = False
        order = seats_in_order(state, frame.me)
        frame.hits = tuple(sorted(frame.hits, key=lambda hit: order.index(hit.seat)))
        return True


def bind_chosen_players(clause: ChoosePlayers) -> tuple[str, ...]:
    """Bind the players chosen."""
    return ("foe", "chosen") if clause.who == "foe" else ("chosen",)


word(
    "clause",
    Refers(binds=bind_chosen_players),
    phrase("<choose> a foe", who="foe"),
    phrase("<choose> a player", who="player"),
    phrase("<choose> any number of players", who="players"),
)(ChoosePlayers)


@dataclass(frozen=True)
class Acted(Amount):
    """Of several players who were to do something: once for each who did."""

    def count(self, state: State, frame: Frame) -> int:
        return sum(1 for hit in frame.hits if hit.acted)


word("per", Refers(needs="way"), "player who did")(Acted)


@dataclass(frozen=True)
class EachFoe(Amount):
    """Once for every foe."""

    def count(self, state: State, frame: Frame) -> int:
        return len(foes_of(state, frame.me))


word("per", PLAIN, "foe")(EachFoe)


@dataclass(frozen=True)
class ForAnyPlayer(Acting):
    """Cards are picked, then a player of one's choice, oneself too, has them."""

    @property
    def question(self) -> Purpose:
        """The purpose of the question that asks for the player."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def binds_it(self, state: State, frame: Frame) -> bool:
        """True if the card picked is "it" from now on."""
        return self.what.binds_it(state, frame)

    def give_card(self, state: State, frame: Frame, card: int, seat: int) -> None:
        """Give a card to a seat."""
        raise TypeError(f"{type(self).__name__} gives nothing")

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        if not frame.begun:
            cards = self.what.pick_cards(state, frame, self.verb, self.default, optional)
            if cards is None:
                return False
            frame.did = cards
            if self.binds_it(state, frame):
                frame.it = cards[0] if cards else -1
            if not cards:
                return True
            frame.begun = True
        answer = take_answer(frame)
        if answer is None:
            options = tuple(Option(frame.me, "player", -1, seat) for seat in seats_in_order(state, frame.me))
            ask_question(state, frame, Ask(frame.me, "player", options, frame.source, self.question.written))
            return False
        frame.begun = False
        for card in frame.did:
            self.give_card(state, frame, card, answer.n)
        return True


@dataclass(frozen=True)
class PutForAny(ForAnyPlayer):
    """Put cards into the hand or discard pile, or on the deck, of a player of one's choice; this is not gaining."""

    place: int
    verb = PUT_FOR_ANYBODY

    @property
    def question(self) -> Purpose:
        return PLAYERS_PLACES[self.place]

    def give_card(self, state: State, frame: Frame, card: int, seat: int) -> None:
        move_card(state, card, z.zone_of(seat, self.place), front=self.place == z.DECK, cause="put", by=frame.me)


PLAYERS_PLACES = {z.HAND: FOR_THEIR_HAND, z.DISCARD: FOR_THEIR_DISCARD, z.DECK: FOR_THEIR_DECK}
word(
    "clause",
    ACTS,
    phrase("<put> {what:what} into any player's discard pile", place=z.DISCARD),
    phrase("<put> {what:what} into any player's hand", place=z.HAND),
    phrase("<put> {what:what} on top of any player's deck", place=z.DECK),
)(PutForAny)


@dataclass(frozen=True)
class PassLeft(Clause):
    """Each player lays a hand card down in secret, then all of them go to the hands of the players to the left."""

    def compile_step(self, part: Callable[[str, Sequence[Effect]], int]) -> Effect:
        laid = Blow(EACH, part("laid", [SecretlyChoose()]))
        return Attack((laid, Blow(EACH, part("passed", [Pass()]))), EACH_PLAYER, avoidable=False)


word(
    "clause",
    Refers(is_about=always("everybody")),
    "each player passes a card from their hand to the player on their left",
)(PassLeft)
