"""Sources and owners of the cards of a verb: what a text must say of them, and what follows from it."""

from __future__ import annotations

from typing import Final

from lineup.language.grammar import register
from lineup.language.grammar.referring import Fault
from lineup.language.words.cards import EVERY, Cards, NamedKind
from lineup.language.words.picks import Described, EndOf, It, OfThem, Some, Them, Top, What
from lineup.language.words.places import AmongThem, Compared, Lying

NOBODYS: Final = ("line_up", "destroyed", "stack")
NO_PILE: Final = (
    'nobody owns such a card, so it has no discard pile; say "destroy", or "put … on the bottom of the main deck"'
)
register("it nobody's", NO_PILE)
register("them nobody's", NO_PILE)


def described_cards(what: What) -> Cards | None:
    """Return the cards of a noun phrase that describes them."""
    return what.what if isinstance(what, Described) else None


def placeless_cards(what: What) -> Cards | None:
    """Return the cards of a noun phrase that does not say where they lie."""
    cards = described_cards(what)
    return cards if cards is not None and cards.place is None else None


def check_drawn(what: What) -> Fault | None:
    """Refuse to pick which cards are drawn: so many are drawn off the top of the deck."""
    cards = placeless_cards(what)
    if cards is None or (isinstance(what, Some) and cards == EVERY and not what.another):
        return None
    return what, "it is not said from where; off a deck so many cards are drawn, whatever they are"


def check_destroyed(what: What) -> Fault | None:
    """Require a place for Ongoing cards, which can be in hand or in play."""
    cards = placeless_cards(what)
    if cards is not None and "Ongoing card" in cards.kinds:
        return what, "it is not said from where: from the hand, or one that is controlled"
    return None


def check_put(what: What) -> Fault | None:
    """Require a place for a mixture of Weaknesses, put from their stack, and other cards, put from the hand."""
    cards = placeless_cards(what)
    if cards is not None and len(cards.kinds) > 1 and "Weakness" in cards.kinds:
        return what, "it is not said from where: from the stack, from your hand or from another place"
    return None


def check_gained(what: What) -> Fault | None:
    """Require a place for all cards gained but those that have a stack of their own and are called by name."""
    cards = placeless_cards(what)
    if cards is None:
        return None
    if not all(isinstance(kind, NamedKind) or kind == "Weakness" for kind in cards.kinds):
        return what, 'it is not said from where, such as "from the Line-Up"'
    if len(cards.kinds) > 1:
        return what, 'it is not said who picks the stack; say "Choose one: gain a …; or gain a …."'
    return None


def is_ownerless(what: What) -> bool:
    """True if some of these cards belong to nobody."""
    if isinstance(what, Top):
        return what.main
    if isinstance(what, EndOf):
        return what.where != "deck"
    cards = described_cards(what)
    place = cards.place if cards is not None else None
    zone = place.zone if isinstance(place, Lying) else place.named_zone() if isinstance(place, Compared) else None
    return zone is not None and any(where in NOBODYS for where in zone.where)


def check_discarded(what: What) -> Fault | None:
    """Refuse to discard a card that is nobody's: a card goes to its owner's discard pile."""
    return (what, NO_PILE) if is_ownerless(what) else check_destroyed(what)


def shun_without_pile(what: What) -> tuple[str, ...]:
    """Return what cards named before must not be in order to be discarded."""
    if isinstance(what, It):
        return ("it nobody's",)
    cards = described_cards(what)
    among = cards is not None and isinstance(cards.place, AmongThem)
    return ("them nobody's",) if among or isinstance(what, Them | OfThem) else ()
