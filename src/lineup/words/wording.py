"""Texts beside a decision: the text each option rests on, and the answers that need no asking."""

from __future__ import annotations

from typing import Final

from lineup.engine.definitions import Card
from lineup.engine.queries import definition_of, sum_notes
from lineup.engine.saying import CARD_TEXT, Content, Said, say
from lineup.engine.state import Ask, Option
from lineup.engine.view import View
from lineup.language.words.meaning import Deed, Sort, gives_power_only, meaning_of, passages_of
from lineup.words.cards import invented_part

SORTS: Final[dict[str, Sort]] = {"defend": "defense", "block": "block"}  # the passages that matter for an answer


def team_name(team: int) -> Said:
    """Return the name of a team."""
    return say("team-name", team="AB"[team])


def text_beside(view: View, option: Option) -> Said | None:
    """Return the text that matters for an option, on one line; None if the label says it all."""
    if option.card < 0 or option.verb in ("deck", "discard", "store"):
        return None
    card = definition_of(view, option.card)
    sort = SORTS.get(option.verb)
    lines = [passage.text for passage in meaning_of(card).of(sort)] if sort else []
    return labelled_text(card, "\n".join(lines))


def block_amount(view: View, option: Option) -> int:
    """Return what a Block is certain to add to the cost of a Character; 0 if that depends on more than its text."""
    if option.verb != "block":
        return 0
    total = 0
    for passage in meaning_of(definition_of(view, option.card)).of("block"):
        for act in passage.acts:
            if not isinstance(act, Deed) or act.verb == "switch":
                return 0
            if act.verb == "raise":
                if act.per is not None or act.plus is not None or act.only or act.may:
                    return 0
                total += act.n
    return max(total - sum_notes(view, "less"), 0)


def labelled_text(card: Card, text: str = "") -> Said:
    """Put a card's text on one line, with a label unless it is what the card really says or the owner's own text."""
    source = "ours" if invented_part(card) else dict(card.provenance).get("text", "not said").replace(" ", "-")
    line = Content(CARD_TEXT, text or card.text)
    if source in ("real", "rulebook", "custom") or not card.text:
        return say("text-line", text=line)
    return say("text-line-from", source=source, ours=invented_part(card), text=line)


def only_power(view: View, ask: Ask) -> Option | None:
    """Find the answer that uses a Super Hero's or Character's ability which gives only Power, if one is open."""
    if ask.kind == "may" and ask.source >= 0 and view.stack:
        frame = view.stack[-1]
        if definition_of(view, ask.source).is_identity and _gives_power(view, frame.face, frame.part):
            return next((option for option in ask.options if option.verb == "yes"), None)
    if ask.kind == "main":
        for option in ask.options:
            if option.verb == "use":
                card = definition_of(view, option.card)
                ability = card.abilities[option.n]
                free = ability.once and not ability.price
                if card.is_identity and free and _gives_power(view, view.setup.faces[option.card], ability.part):
                    return option
    return None


def _gives_power(view: View, face: int, part: int) -> bool:
    return all(gives_power_only(passage.acts) for passage in passages_of(view.setup.defs[face], part))
