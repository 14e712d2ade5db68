"""Verbs that play cards, copy them, use their texts or pass them on."""

from __future__ import annotations

from dataclasses import replace

from lineup.engine import happenings as ev
from lineup.engine import zones as z
from lineup.engine.asking import FIT, OPEN, choose_cards
from lineup.engine.definitions import HERO, LOCATION, VILLAIN, Card
from lineup.engine.moves import doubt_hand, forget_cards, move_card, reveal_cards
from lineup.engine.playing import play_card
from lineup.engine.purposes import COPY, PASS, PASS_LEFT, PASS_RIGHT, PLAY, PLAY_AGAIN, POINT_AT, USE_TEXT
from lineup.engine.queries import definition_of, face_of, teammate_of, types_of
from lineup.engine.state import ALL, TEXT, CardPlay, Frame, State
from lineup.frozen import dataclass
from lineup.language.grammar import PLAIN, Refers, always, phrase, reads, register, word
from lineup.language.words.cards import EVERY, Cards
from lineup.language.words.meaning import ANY, Act, Deed, Those
from lineup.language.words.picks import EndOf, It, Some, ThisCard
from lineup.language.words.places import zone_cards
from lineup.language.words.verbs import ACTS, Acting, Clause, bind_cards, bind_done, bind_several

register("secret", '"them" has nothing to refer to')


@dataclass(frozen=True)
class SecretlyChoose(Clause):
    """Lay a hand card face down, or one for each neighbour; nobody sees them before all have chosen (HU-CARD-09).

    Of two the first is for the left neighbour, and a lone card goes left.
    """

    both: bool = False
    secret = True

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        hand = zone_cards(state, frame, "hand")
        if not self.both:
            picks = choose_cards(state, frame, frame.me, hand, 1, 1, POINT_AT, secret=True)
            if picks is not None:
                frame.it = picks[0] if picks else -1
            return picks is not None
        side = PASS_LEFT if frame.it < 0 else PASS_RIGHT
        picks = choose_cards(
            state, frame, frame.me, [card for card in hand if card != frame.it], 1, 1, side, secret=True
        )
        if picks is None:
            return False
        if frame.it < 0 and picks:
            frame.it = picks[0]
            frame.pc -= 1  # once more, for the right
            return False
        frame.other = picks[0] if picks else -1
        doubt_hand(state, z.zone_of(frame.me, z.HAND))
        return True

    def as_acts(self) -> tuple[Act, ...]:
        return (Deed("choose", those=Those(EVERY, ("hand",), each=self.both), secret=True),)


def bind_chosen(clause: SecretlyChoose) -> tuple[str, ...]:
    """Bind one card as "it"; two are passed on."""
    return ("secret",) if clause.both else ("it",)


word(
    "clause",
    Refers(binds=bind_chosen),
    "secretly <choose> a card from @your hand",
    phrase(
        "secretly <choose> a card from @your hand for the player on @your left and another for the player on"
        " @your right",
        both=True,
    ),
)(SecretlyChoose)


@dataclass(frozen=True)
class Pass(Clause):
    """Give the cards chosen to the neighbours' hands; passing is not gaining."""

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        n = state.players
        if frame.it >= 0:
            move_card(state, frame.it, z.zone_of((frame.me + 1) % n, z.HAND), cause="pass")
        if frame.other >= 0:
            move_card(state, frame.other, z.zone_of((frame.me - 1) % n, z.HAND), cause="pass")
        frame.did = tuple(card for card in (frame.it, frame.other) if card >= 0)
        return True

    def as_acts(self) -> tuple[Act, ...]:
        return (Deed("pass", whom="player"),)


word("clause", Refers(needs="secret"), "<pass> them")(Pass)


@dataclass(frozen=True)
class PassToMate(Acting):
    """A hand card goes to the partner's hand and is theirs from then on; passing is not gaining."""

    verb = PASS

    def is_possible(self, state: State, frame: Frame) -> bool:
        return teammate_of(state, frame.me) >= 0 and super().is_possible(state, frame)

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        if teammate_of(state, frame.me) < 0:
            frame.did = ()
            return True
        return super().carry_out(state, frame, optional)

    def act_on(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        for card in cards:
            doubt_hand(state, z.zone_of(frame.me, z.HAND))
            move_card(state, card, z.zone_of(teammate_of(state, frame.me), z.HAND), cause="pass")

    def as_acts(self) -> tuple[Act, ...]:
        return (replace(self.as_deed("pass"), whom="teammate"),)


word("clause", ACTS, "<pass> {what:what} to @your teammate")(PassToMate)


@dataclass(frozen=True)
class TakeFromAttacker(Clause):
    """The attacker may pass a card to the player attacked, whose it is from then on; passing is not gaining."""

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        hand = z.zone_of(frame.by, z.HAND)
        cards = state.zones[hand] + state.zones[z.zone_of(frame.by, z.DISCARD)]
        picks = choose_cards(state, frame, frame.by, cards, 0, 1, PASS)
        if picks is None:
            return False
        to = z.zone_of(frame.me, z.HAND)
        for card in picks:
            if state.where[card] == hand:  # onlookers no longer know which cards stayed
                forget_cards(state, state.zones[hand], state.sees[hand] | state.sees[to])
            move_card(state, card, to, cause="pass")
        frame.did = picks
        return True

    def as_acts(self) -> tuple[Act, ...]:
        those = Those(EVERY, ("hand", "discard"), "attacker", True)
        return (Deed("pass", those=those, who="attacker"),)


word(
    "clause",
    Refers(is_about=always("attacker")),
    "<take> into @your hand up to one card the attacker picks from the attacker's hand or discard pile",
)(TakeFromAttacker)


def being_played(state: State, card: int) -> bool:
    """True while a card's text has not resolved: until then it is not there to be played again (COMMON-PLAY-03)."""
    return any(frame.kind == TEXT and frame.part == 0 and frame.source == card for frame in state.stack)


@dataclass(frozen=True)
class Play(Acting):
    """Play cards, several one after the other in an order of the player's choice; their texts work for the player.

    On the own turn cards of the own hand, deck or discard pile go into play; others stay where they lie (HU-RES-10).
    """

    verb = PLAY
    does = "play"

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        if isinstance(self.what, It):
            if self.is_possible(state, frame) and not being_played(state, frame.it):
                frame.did = (frame.it,)
                put_to_work(state, frame, frame.it)
            return True
        if not frame.begun:
            cards = self.what.pick_cards(state, frame, self.verb, self.default, optional)
            if cards is None:
                return False
            cards = tuple(card for card in cards if not being_played(state, card))
            bind_cards(state, frame, self.what, cards)
            frame.them = cards
            frame.begun = True
        left = frame.did
        picks = choose_cards(state, frame, frame.me, left, 1, 1, self.verb)
        if picks is None:
            return False
        if not picks:
            frame.begun = False
            frame.did = frame.them
            if frame.them:
                frame.lies = state.where[frame.them[0]]
            return True
        frame.did = tuple(card for card in left if card != picks[0])
        frame.pc -= 1
        self.start_play(state, frame, picks[0])
        return False

    def start_play(self, state: State, frame: Frame, card: int) -> None:
        """Start playing one of them."""
        put_to_work(state, frame, card)


def put_to_work(state: State, frame: Frame, card: int) -> None:
    """Play a card for the player the text speaks of."""
    own = [z.zone_of(frame.me, place) for place in (z.HAND, z.DECK, z.DISCARD)] if frame.me == state.active else []
    if state.where[card] in own:
        play_card(state, frame.me, card)
    else:
        play_there(state, frame.me, card)


def play_there(state: State, seat: int, card: int) -> None:
    """Play a card where it lies, for everybody to see which it is."""
    if state.known[card] != ALL:
        reveal_cards(state, (card,), seat)
    play_card(state, seat, card, stays=True)


word("clause", Refers(binds=bind_several), "<play> {what:what}")(Play)
reads(Play, "clause", "<play> {what:what} this turn")
for _stack in ("Super-Villain stack", "Super Hero stack"):
    for _then in ("", ", then return it to the top of the stack", " and return it to the top of the stack"):
        reads(Play, "clause", phrase(f"<play> the top card of the {_stack}{_then}", what=EndOf("super_villains")))


@dataclass(frozen=True)
class PlayEach(Clause):
    """Play cards of the Line-Up one after the other, in an order of the player's choice; they stay there.

    Where that may be left out, each may by itself (COMMON-MAY-02).
    """

    cards: Cards

    @property
    def starts_with_pick(self) -> bool:
        return True

    def is_possible(self, state: State, frame: Frame) -> bool:
        return bool(self.cards.find_cards(state, frame, "line_up"))

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        if not frame.begun:
            frame.begun = True
            frame.them = tuple(self.cards.find_cards(state, frame, "line_up"))
            frame.did = ()
        places = (z.LINE_UP, z.zone_of(frame.me, z.RESERVE))
        left = [card for card in frame.them if state.where[card] in places and not being_played(state, card)]
        picks = choose_cards(state, frame, frame.me, left, 0 if optional else 1, 1, PLAY)
        if picks is None:
            return False
        if not picks:
            frame.begun = False
            return True
        frame.did += picks
        frame.them = tuple(card for card in frame.them if card != picks[0])
        frame.pc -= 1
        play_card(state, frame.me, picks[0], stays=True)
        return False

    def as_acts(self) -> tuple[Act, ...]:
        return (Deed("play", ANY, Those(self.cards, self.cards.as_places("line_up"), "all")),)


word("clause", PLAIN, "<play> each {cards:cards+sg} where it lies")(PlayEach)


@dataclass(frozen=True)
class PlayAgain(Clause):
    """Play cards of this turn once more, in any order; what they did before stays (HU-CARD-01).

    One that has left play since goes there again, or is shown, as other cards played from elsewhere (COMMON-PLAY-01).
    """

    def find_candidates(self, state: State, frame: Frame) -> list[int]:
        done = 0
        if frame.begun:
            for card in frame.did:
                done |= types_of(state, card)
        wanted = (HERO | VILLAIN) & ~done
        return [
            card
            for card in zone_cards(state, frame, "played")
            if types_of(state, card) & wanted
            and card != frame.source
            and not types_of(state, card) & done
            and not being_played(state, card)
        ]

    def is_possible(self, state: State, frame: Frame) -> bool:
        return bool(self.find_candidates(state, frame))

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        if not frame.begun:
            frame.did = ()
        picks = choose_cards(
            state, frame, frame.me, self.find_candidates(state, frame), 0 if frame.begun else 1, 1, PLAY_AGAIN
        )
        if picks is None:
            return False
        if not picks:
            frame.begun = False
            return True
        frame.begun = True
        frame.did += (picks[0],)
        frame.pc -= 1
        put_to_work(state, frame, picks[0])
        return False

    def as_acts(self) -> tuple[Act, ...]:
        others = Cards(("Villain", "Hero"))
        return (Deed("play again", those=Those(others, ("played",), free=True, another=True, each=True)),)


word("clause", PLAIN, "<play> again up to one other Villain and up to one Hero from the cards @you played this turn")(
    PlayAgain
)


@dataclass(frozen=True)
class PlayOnceMore(Acting):
    """Play a card in play a further time; what it did before stays (CONF-CARD-12 to -14, CONF-PIC-31)."""

    default = "control"
    verb = PLAY_AGAIN
    does = "play again"

    def find_candidates(self, state: State, frame: Frame) -> list[int]:
        """Find the cards to choose from; one whose play has not resolved yet cannot be played again."""
        assert isinstance(self.what, Some)
        return [card for card in self.what.find_candidates(state, frame, self.default) if not being_played(state, card)]

    def is_possible(self, state: State, frame: Frame) -> bool:
        return (
            bool(self.find_candidates(state, frame))
            if isinstance(self.what, Some)
            else super().is_possible(state, frame)
        )

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        if not isinstance(self.what, Some):
            return super().carry_out(state, frame, optional)
        number = self.what.count_cards(state, frame)
        low = 0 if optional else number
        cards = choose_cards(state, frame, frame.me, self.find_candidates(state, frame), low, number, self.verb)
        if cards is None:
            return False
        bind_cards(state, frame, self.what, cards)
        self.act_on(state, frame, cards)
        return True

    def act_on(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        for card in cards:
            put_to_work(state, frame, card)


def tell_own_use(clause: PlayOnceMore | UseText) -> tuple[str, ...]:
    """Say that a card uses its own text, which may never come to an end."""
    return ("own text",) if isinstance(clause.what, ThisCard) else ()


word(
    "clause",
    Refers(binds=bind_done, is_about=tell_own_use),
    phrase("<play> it again", what=It()),
    "<play> again {what:what}",
)(PlayOnceMore)
reads(
    PlayOnceMore,
    "clause",
    "<choose> {what:what}. Play it again this turn",
    "<choose> {what:what}. Play it again",
    "<choose> {what:what} and <play> it again this turn",
    "<play> {what:what} again",
    "<play> {what:what} again this turn",
)


def has_usable_text(state: State, card: int) -> bool:
    """True if another card may use this one's text."""
    return not types_of(state, card) & LOCATION and not uses_text(definition_of(state, card))


def uses_text(defined: Card) -> bool:
    """True if a card's own play text uses the texts of others."""
    clauses = [getattr(effect, "clause", effect) for effect in defined.programs[0]]
    return any(isinstance(clause, UseText) for clause in clauses)


@dataclass(frozen=True)
class UseText(Acting):
    """Resolve another card's play text; the card neither moves nor counts as played (COMMON-PLAY-04).

    A Location's text cannot be used, nor that of a card which itself uses texts.
    """

    default = "line_up"
    verb = USE_TEXT
    does = "use"

    def is_possible(self, state: State, frame: Frame) -> bool:
        if isinstance(self.what, Some):
            return any(has_usable_text(state, card) for card in self.what.find_candidates(state, frame, self.default))
        return super().is_possible(state, frame)

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        if not isinstance(self.what, Some):
            return super().carry_out(state, frame, optional)
        pool = [card for card in self.what.find_candidates(state, frame, self.default) if has_usable_text(state, card)]
        number = self.what.count_cards(state, frame)
        low = 0 if optional else number
        veil = FIT if self.what.find_veil(state, frame, self.default) else OPEN
        cards = choose_cards(state, frame, frame.me, pool, low, number, self.verb, veil=veil)
        if cards is None:
            return False
        bind_cards(state, frame, self.what, cards)
        self.act_on(state, frame, cards)
        return True

    def act_on(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        for card in cards:
            defined = face_of(state, card)
            program = state.setup.defs[defined].programs[0]
            text = Frame(TEXT, defined, 0, frame.me, frame.by, card, play_index=-1)
            if len(program) > 1 and has_usable_text(state, card):
                state.stack.append(text)


word("clause", Refers(binds=always("did"), is_about=tell_own_use), "<use> the text of {what:what}")(UseText)
reads(
    UseText,
    "clause",
    "<copy> the text of {what:what}",
    "<copy> the game text of {what:what}",
    "<use> the game text of {what:what}",
)


@dataclass(frozen=True)
class LetUse(Clause):
    """The attacker may resolve the play text of a card of the foe, which neither moves nor counts as played."""

    cards: Cards

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        found = [card for card in self.cards.find_cards(state, frame, "hand") if has_usable_text(state, card)]
        veil = FIT if self.cards.find_veil(state, frame, "hand") else OPEN
        picks = choose_cards(state, frame, frame.by, found, 0, 1, USE_TEXT, veil=veil)
        if picks is None:
            return False
        frame.did = picks
        for card in picks:
            state.stack.append(Frame(TEXT, face_of(state, card), 0, frame.by, frame.by, card, play_index=-1))
        return True

    def as_acts(self) -> tuple[Act, ...]:
        those = Those(self.cards, self.cards.as_places("hand"), "attacker")
        return (Deed("use", those=those, whom="attacker"),)


word("clause", Refers(is_about=always("attacker")), "<let> the attacker use the text of a {cards:cards+sg}")(LetUse)


@dataclass(frozen=True)
class BecomeCopy(Acting):
    """Take on name, cost and text of another card until leaving play, then resolve that text."""

    verb = COPY
    does = "copy"

    @property
    def starts_with_pick(self) -> bool:
        return False

    def act_on(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        if not cards:
            return
        copied = face_of(state, cards[0])
        index = frame.play_index if frame.part == 0 else -1
        if index >= 0:  # a card that is not being played, or whose text is only used, stays what it is
            mask = types_of(state, frame.source) | types_of(state, cards[0])
            if state.events is not None:
                state.events.append(ev.Copied("copied", frame.me, frame.source, cards[0]))
            state.copies = (
                *(copy for copy in state.copies if copy[0] != frame.source),
                (frame.source, copied, mask),
            )
            record = CardPlay(frame.by, frame.source, copied, mask)
            state.played = (*state.played[:index], record, *state.played[index + 1 :])
        state.stack[-1] = Frame(TEXT, copied, 0, frame.me, frame.by, frame.source, play_index=index)


word("clause", ACTS, "this card becomes a copy of {what:what} and keeps its own type")(BecomeCopy)
