"""Going through a deck: cards revealed until one is found, cards shuffled in."""

from __future__ import annotations

from lineup.engine import zones as z
from lineup.engine.moves import fill_deck, move_card, reveal_cards, shuffle_zone
from lineup.engine.purposes import SHUFFLE_IN
from lineup.engine.queries import main_deck
from lineup.engine.state import Frame, State
from lineup.frozen import dataclass
from lineup.language.grammar import Refers, phrase, reads, word
from lineup.language.words.cards import PLACELESS, Cards
from lineup.language.words.meaning import ANY, Act, Condition, Deed, Those
from lineup.language.words.places import zone_cards
from lineup.language.words.verbs import ACTS, Acting, Clause, bind_group


@dataclass(frozen=True)
class RevealUntil(Clause):
    """Show the cards of a deck from its top to the first such card, which is "it" then; without one, all there are.

    They stay where they lie. The own discard pile is shuffled under the deck on need (HU-SHUF-02).
    """

    cards: Cards
    main: bool = False

    def is_possible(self, state: State, frame: Frame) -> bool:
        if self.main:
            return bool(main_deck(state))
        return bool(zone_cards(state, frame, "deck") or zone_cards(state, frame, "discard"))

    def carry_out(self, state: State, frame: Frame, optional: bool) -> bool:
        deck = z.MAIN_DECK if self.main else z.zone_of(frame.me, z.DECK)
        frame.it, count = -1, 0
        while frame.it < 0:
            there = len(main_deck(state)) if self.main else fill_deck(state, frame.me, count + 1)
            if there <= count:
                break
            card = (main_deck(state) if self.main else state.zones[deck])[count]
            if self.cards.fits_card(state, card):
                frame.it = card
            count += 1
        shown = (main_deck(state) if self.main else state.zones[deck])[:count]
        reveal_cards(state, shown, frame.me)
        bind_group(frame, shown, deck)
        frame.did = shown
        return True

    def as_acts(self) -> tuple[Act, ...]:
        shown = Condition("shown", self.cards, until=True)
        return (Deed("reveal", ANY, Those(None, ("main" if self.main else "deck",), "top"), only=(shown,)),)


def bind_dug(clause: RevealUntil) -> tuple[str, ...]:
    """Bind the last card as "it" and all of them as "them"; those of the main deck are nobody's."""
    found = ("did", "did revealed", "it", "it revealed", "them")
    return (*found, "it nobody's", "them nobody's") if clause.main else found


word(
    "clause",
    Refers(binds=bind_dug, bars=PLACELESS),
    phrase("<reveal> cards off the top of @your deck until a {cards:cards+sg} is revealed", main=False),
    phrase("<reveal> cards off the top of the main deck until a {cards:cards+sg} is revealed", main=True),
)(RevealUntil)
for _off in ("from the top of", "of", "from"):
    for _until in ("until @you reveal", "until @you find", "until he reveals"):
        reads(
            RevealUntil,
            "clause",
            phrase(f"<reveal> cards {_off} @your deck {_until} a {{cards:cards+sg}}", main=False),
            phrase(f"<reveal> cards {_off} the main deck {_until} a {{cards:cards+sg}}", main=True),
        )


@dataclass(frozen=True)
class ShuffleIn(Acting):
    """Put cards into the player's deck and shuffle it."""

    verb = SHUFFLE_IN
    does = "shuffle in"

    def act_on(self, state: State, frame: Frame, cards: tuple[int, ...]) -> None:
        deck = z.zone_of(frame.me, z.DECK)
        for card in cards:
            move_card(state, card, deck, cause="shuffle in", by=frame.me)
        if cards:
            shuffle_zone(state, deck)


word("clause", ACTS, "<shuffle> {what:what} into @your deck")(ShuffleIn)
