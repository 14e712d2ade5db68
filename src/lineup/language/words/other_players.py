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
from lineup.language.grammar import PLAIN, Refers, always, phrase, reads, word
from lineup.language.words.amounts import Amount
from lineup.language.words.cards import EVERY
from lineup.language.words.meaning import ANY, Act, Deed, Those
from lineup.language.words.places import Where
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

    def as_acts(self) -> tuple[Act, ...]:
        n = ANY if self.who == "players" else 1
        return (Deed("choose player", n, whom="foe" if self.who == "foe" else "player"),)


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
    """Once for each player who did what several players were told to do."""

    counts = "acted"

    def count(self, state: State, frame: Frame) -> int:
        return sum(1 for hit in frame.hits if hit.acted)


word("per", Refers(needs="way"), "player who did")(Acted)
reads(
    Acted,
    "per",
    "player who draws a card this way",
    "player who drew a card this way",
    "player who discards a card this way",
    "player who discarded a card this way",
    "player who draws a card this way (including you)",
)


@dataclass(frozen=True)
class EachFoe(Amount):
    """Once for every foe."""

    counts = "all foes"

    def count(self, state: State, frame: Frame) -> int:
        return len(foes_of(state, frame.me))


word("per", PLAIN, "foe")(EachFoe)
reads(EachFoe, "amount", "the number of foes", "the number of foes you have")


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
    does = "put"

    @property
    def question(self) -> Purpose:
        if self.place == z.HAND:
            return FOR_THEIR_HAND
        return FOR_THEIR_DISCARD if self.place == z.DISCARD else FOR_THEIR_DECK

    def give_card(self, state: State, frame: Frame, card: int, seat: int) -> None:
        move_card(state, card, z.zone_of(seat, self.place), front=self.place == z.DECK, cause="put", by=frame.me)

    def list_goals(self) -> tuple[Where, ...]:
        return (ANYBODYS[self.place],)


ANYBODYS: dict[int, Where] = {z.HAND: "hands", z.DECK: "decks", z.DISCARD: "discards"}
word(
    "clause",
    ACTS,
    phrase("<put> {what:what} into any player's discard pile", place=z.DISCARD),
    phrase("<put> {what:what} into any player's hand", place=z.HAND),
    phrase("<put> {what:what} on top of any player's deck", place=z.DECK),
)(PutForAny)
reads(
    PutForAny,
    "clause",
    phrase("<pass> {what:what} to any player's discard pile", place=z.DISCARD),
    phrase("<place> {what:what} into any player's discard pile", place=z.DISCARD),
    phrase("<pass> {what:what} to any player's hand", place=z.HAND),
    phrase("<place> {what:what} into any player's hand", place=z.HAND),
)


@dataclass(frozen=True)
class PassLeft(Clause):
    """Each player lays a hand card down in secret, then all of them go to the hands of the players to the left."""

    def compile_step(self, part: Callable[[str, Sequence[Effect]], int]) -> Effect:
        laid = Blow(EACH, part("laid", [SecretlyChoose()]))
        return Attack((laid, Blow(EACH, part("passed", [Pass()]))), EACH_PLAYER, avoidable=False)

    def as_acts(self) -> tuple[Act, ...]:
        those = Those(EVERY, ("hand",))
        return (Deed("pass", those=those, who="player", whom="player", to=("left hand",)),)


word(
    "clause",
    Refers(is_about=always("everybody")),
    "each player passes a card from their hand to the player on their left",
)(PassLeft)
for _hand in ("in", "from"):
    reads(
        PassLeft,
        "clause",
        f"each player passes a card {_hand} their hand to the hand of the player on their left",
        f"each player passes a card {_hand} their hand to the player on their left",
        f"each player passes a card {_hand} their hand to the left",
    )
