"""From where the cards of a verb are, and whose: what a text must say of it, and what follows from it."""

from __future__ import annotations

from typing import Final

from lineup.language.grammar import register
from lineup.language.grammar.referring import Fault
from lineup.language.words.cards import EVERY, Cards, Named
from lineup.language.words.picks import All, AttackersPick, EndOf, It, OfThem, Random, Several, Some, Them, Top, What
from lineup.language.words.places import AmongThem, Compared, Lying

NOBODYS: Final = ("line_up", "destroyed", "stack")
NO_PILE: Final = (
    'nobody owns such a card, so it has no discard pile; say "destroy", or "put … on the bottom of the main deck"'
)
register("it nobody's", NO_PILE)
register("them nobody's", NO_PILE)


def spoken_of(what: What) -> Cards | None:
    """The cards of a noun phrase, where it describes them."""
    return what.what if isinstance(what, Some | Several | All | Random | AttackersPick) else None


def placeless(what: What) -> Cards | None:
    """The same, where it does not say where they lie."""
    cards = spoken_of(what)
    return cards if cards is not None and cards.place is None else None


def from_the_deck(what: What) -> Fault | None:
    """Nobody picks what is drawn off a deck: the cards on top are drawn, so many of them."""
    cards = placeless(what)
    if cards is None or (isinstance(what, Some) and cards == EVERY and not what.another):
        return None
    return what, "it is not said from where; off a deck so many cards are drawn, whatever they are"


def hand_or_play(what: What) -> Fault | None:
    """An Ongoing card is in hand as well as in play, and which is meant must be said."""
    cards = placeless(what)
    if cards is not None and "Ongoing card" in cards.kinds:
        return what, "it is not said from where: from the hand, or one that is controlled"
    return None


def hand_or_stack(what: What) -> Fault | None:
    """A Weakness is put from its stack, other cards from the hand: of a mixture it must be said."""
    cards = placeless(what)
    if cards is not None and len(cards.kinds) > 1 and "Weakness" in cards.kinds:
        return what, "it is not said from where: from the stack, from your hand or from another place"
    return None


def off_a_stack(what: What) -> Fault | None:
    """Only cards that have a stack of their own, called by their name, are gained without a place being named."""
    cards = placeless(what)
    if cards is None:
        return None
    if not all(isinstance(kind, Named) or kind == "Weakness" for kind in cards.kinds):
        return what, 'it is not said from where, such as "from the Line-Up"'
    if len(cards.kinds) > 1:
        return what, 'it is not said who picks the stack; say "Choose one: gain a …; or gain a …."'
    return None


def nobodys(what: What) -> bool:
    """Whether some of these cards belong to nobody."""
    if isinstance(what, Top):
        return what.main
    if isinstance(what, EndOf):
        return what.where != "deck"
    cards = spoken_of(what)
    place = cards.place if cards is not None else None
    zone = place.zone if isinstance(place, Lying) else place.named() if isinstance(place, Compared) else None
    return zone is not None and any(where in NOBODYS for where in zone.where)


def has_a_pile(what: What) -> Fault | None:
    """A card goes to its owner's discard pile, and one that is nobody's has none."""
    return (what, NO_PILE) if nobodys(what) else hand_or_play(what)


def with_a_pile(what: What) -> tuple[str, ...]:
    """The same of cards named before: what these must not be."""
    if isinstance(what, It):
        return ("it nobody's",)
    cards = spoken_of(what)
    among = cards is not None and isinstance(cards.place, AmongThem)
    return ("them nobody's",) if among or isinstance(what, Them | OfThem) else ()
