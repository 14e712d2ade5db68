"""Finds words that are understood but can never do anything, and says why. No card is refused for it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from lineup.boxes import BOXES
from lineup.engine.definitions import TYPES
from lineup.language.entries import RANGES
from lineup.language.grammar.referring import Fault, words_in
from lineup.language.words.amounts import Hits, Spared
from lineup.language.words.attacking import ThenAttack
from lineup.language.words.cards import Cards, Costs, NamedKind, OtherThan
from lineup.language.words.conditions import Question
from lineup.language.words.meaning import Condition, Deed, Passage, deeds_in
from lineup.language.words.paragraphs import AttackText, FirstAppearance, Paragraph
from lineup.language.words.power import Double, Power
from lineup.language.words.sentences import About, AtEnd, Delayed, OthersDo
from lineup.language.words.triggers import Awaited
from lineup.language.words.verbs import Clause

IDENTITIES: Final = ("Super Hero", "Character")  # they are never in a hand, a deck or a discard pile
DEAREST: Final = RANGES["cost"][1]
LASTING: Final = ("Location", *IDENTITIES)  # they stay in front of their player
LYING: Final = (  # deeds that leave cards in their place
    ("discard", "discard"),
    ("discard", "discards"),
    ("discard", "foes"),
    ("discard", "foe's discard"),
    ("draw", "hand"),
    ("destroy", "destroyed"),
)
OWN_PLACES: Final = ("hand", "deck", "discard", "control", "in_play")
FOES: Final = ("foe", "other", "that", "confronted")
STACKED: Final = ("basic", "weakness")  # whose cards are gained without a place being named


def find_idle(paragraphs: tuple[Paragraph, ...], title: str = "") -> list[Fault]:
    """Find the words of a text that can never do anything on a card of this type ("" for any), each with the reason."""
    found = _too_early(paragraphs)
    if not title:
        return [*found, *(fault for paragraph in paragraphs for fault in _find_within(paragraph))]
    passages = [each.as_passage() for each in paragraphs]
    staying = title in LASTING or any(each.ongoing for each in passages)
    for paragraph, passage in zip(paragraphs, passages, strict=True):
        why = _why_misplaced(passage, title, staying)
        if why:
            found.append((paragraph, why))
            continue
        found += _find_within(paragraph)
    return found


def _why_misplaced(passage: Passage, title: str, staying: bool) -> str:
    """Explain why a paragraph does nothing on a card of this type; "" if it does something."""
    sort = passage.sort
    if sort == "appearance" and title != "Super-Villain":
        return f"only a Super-Villain has a First Appearance, and this is a {title}"
    if passage.rule == "starts_on_top" and title != "Super-Villain":
        return f"only a Super-Villain lies on the Super-Villain stack, and this is a {title}"
    if title in IDENTITIES:
        if passage.trigger is None and sort in ("play", "attack"):
            hint = 'say when it happens, such as "Once during each of your turns, …"'
            return f"a {title} is never played, so this never happens; {hint}"
        if sort in ("defense", "block") or passage.rule in ("assist", "played_first"):
            return f"a {title} is never in a hand, so this is never used"
        if sort in ("gained", "destroyed"):
            return f"a {title} is never gained or destroyed, so this never happens"
    if sort == "worth" and title == "Super Hero":
        return "a Super Hero counts no Victory Points"
    if staying:
        return ""
    if passage.trigger is not None and passage.trigger.on == "start" and not passage.ongoing:
        return 'by then the card has left play; begin with "Ongoing:" to keep it there'
    if passage.confronted:
        return 'in the turns of others the card has left play; begin with "Ongoing:" to keep it there'
    if sort == "defense" and passage.price is not None and passage.price.in_play:
        return 'in the turns of others the card has left play; add "Ongoing: This card stays in play."'
    return ""


def _too_early(paragraphs: tuple[Paragraph, ...]) -> list[Fault]:
    """Find words about the foes an Attack hit that stand before any Attack."""
    found: list[Fault] = []
    for node in words_in(paragraphs):
        if isinstance(node, AttackText | FirstAppearance | ThenAttack | About | OthersDo):
            break
        if isinstance(node, Hits | Spared):
            found.append((node, "no Attack stands before it, so nobody was hit yet; say it behind the Attack"))
    return found


def _why_powerless(passage: Passage) -> str:
    """Explain why the Power that a paragraph gives never counts; "" if it does."""
    trigger = passage.trigger
    gets = {deed.who for deed in deeds_in(passage.acts) if deed.verb in ("power", "double", "double all")}
    if gets and gets.issubset(FOES) and not passage.works_abroad:
        return "a foe gets no Power in your turn"
    if gets != {"you"}:
        return ""
    if passage.sort == "defense" or (trigger is not None and trigger.on == "avoid"):
        return "Attacks hit you in the turns of foes, and there you get no Power"
    if passage.sort == "block" or passage.confronted:
        return "you are confronted in the turn of a foe, and there you get no Power"
    if trigger is not None and trigger.on == "end":
        return "at the end of a turn its Power is gone already"
    return ""


def _find_within(paragraph: Paragraph) -> Iterator[Fault]:
    """Find the words of a paragraph that can never do anything, on whatever card they stand."""
    powerless = _why_powerless(paragraph.as_passage())
    yield from _empty_handed(paragraph)
    for node in words_in(paragraph):
        why = ""
        if powerless and isinstance(node, Power | Double):
            why = powerless
        elif isinstance(node, Clause):
            whys = [_why_vain(deed) for deed in deeds_in(node.as_acts())]
            why = next(iter(whys), "") if len(set(whys)) == 1 else ""
        elif isinstance(node, Cards):
            why = _nothing_fits(node)
        elif isinstance(node, Question | Awaited):
            why = _why_impossible(node.as_condition())
        if why:
            yield node, why


def _empty_handed(paragraph: Paragraph) -> Iterator[Fault]:
    """Find words about the player's own hand at the end of their turn, when it is empty unless something was drawn.

    At the end of another player's turn the hand is still there.
    """
    passage = paragraph.as_passage()
    trigger = passage.trigger
    ends = [] if passage.works_abroad else [each for each in words_in(paragraph) if isinstance(each, AtEnd | Delayed)]
    others = [
        id(each) for other in words_in(paragraph) if isinstance(other, About | OthersDo) for each in words_in(other)
    ]
    for late in [paragraph] if trigger is not None and trigger.on == "end" else ends:
        for node in words_in(late):
            done = list(deeds_in(node.as_acts())) if isinstance(node, Clause) and id(node) not in others else []
            if any(deed.verb == "draw" or "hand" in deed.to for deed in done):
                break
            of_hand = isinstance(node, Question | Awaited) and node.as_condition().where == ("hand",)
            if of_hand or any(deed.those is not None and deed.those.where == ("hand",) for deed in done):
                yield node, "at the end of a turn your hand is discarded already"


def _why_vain(deed: Deed) -> str:
    """Explain why a deed never does anything; "" if it can."""
    if deed.plus is None and deed.n <= 0:
        if deed.verb == "power":
            return "it gives no Power; Power is never taken away" if deed.n < 0 else "it gives no Power"
        return "a number of 1 or more is needed here, or nothing is done"
    if deed.those is None or len(deed.those.where) != 1:
        return ""
    place = deed.those.where[0]
    cards = deed.those.cards
    if deed.verb == "gain" and place == "stack" and cards is not None and not _all_stacked(cards):
        return 'no such card lies on a stack of its own; say from where, such as "from the Line-Up"'
    if deed.verb == "put" and deed.to == (place,) and place in ("hand", "discard", "line_up"):
        return "the cards lie there already"
    if (deed.verb, place) in LYING:
        return "the cards lie there already"
    if deed.verb == "play" and place not in OWN_PLACES and cards is not None and cards.kinds == ("Location",):
        return 'a Location played where it lies does not come into play; say "gain … into play"'
    return ""


def _all_stacked(cards: Cards) -> bool:
    """True if all these cards may lie on a stack they are gained from; cards of custom sets always may."""
    return all(not isinstance(kind, NamedKind) or _box_stacks().get(kind.name, True) for kind in cards.kinds)


@cache
def _box_stacks() -> dict[str, bool]:
    """Map the names of all cards in the boxes to whether one lies on a stack that cards are gained from."""
    found: dict[str, bool] = {}
    for name in BOXES:
        for card in BOXES[name].tables("cards.toml")["card"]:
            lies = card.get("stack", "main") in STACKED
            for key in (card["name"], *card.get("aliases", ())):
                found[key] = found.get(key, False) or lies
    return found


def _nothing_fits(cards: Cards) -> str:
    """Explain why no such card can exist; "" if one can."""
    low, high = 0, DEAREST
    for mark in cards.marks:
        if isinstance(mark, Costs):
            lowest = mark.low if mark.only is None else mark.only
            highest = mark.high if mark.only is None else mark.only
            low = max(low, lowest if lowest is not None else 0)
            high = min(high, highest if highest is not None else DEAREST)
        elif isinstance(mark, OtherThan) and cards.kinds in ((mark.kind,), (NamedKind(mark.name),)):
            return "there is no such card: it leaves out all it names"
    return "no card has such a cost" if low > high else ""


def _why_impossible(condition: Condition) -> str:
    """Explain why a condition can never hold; "" if it can."""
    kind, n = condition.kind, condition.n
    if not condition.met:
        return ""
    if (kind in ("it costs", "it costs just", "super-villain") and n > DEAREST) or (
        kind in ("it costs at most", "it costs just") and n < 0
    ):
        return "no card has such a cost, so this never holds"
    if kind == "hand below" and n <= 0:
        return "a hand has no fewer than 0 cards, so this never holds"
    if kind in ("types", "types played") and n > len(TYPES):
        return f"there are {len(TYPES)} card types, so this never holds"
    return ""
