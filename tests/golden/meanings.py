"""What every card means, in a line per paragraph: words may be merged and renamed, what readers learn stays."""

from __future__ import annotations

import lineup
from lineup.language.grammar import show
from lineup.language.sets import BOXES
from lineup.language.words.cards import Cards
from lineup.language.words.meaning import (
    ANY,
    Act,
    Condition,
    Count,
    Cue,
    Deed,
    OneOf,
    Passage,
    Price,
    Those,
    meaning_of,
)


def meanings() -> str:
    """Every card with what its paragraphs mean."""
    lines = []
    for name in BOXES:
        for card in lineup.box(name).cards:
            meant = meaning_of(card)
            signs = "".join(f" [{sign.verb} {sign.n}]" for sign in meant.signs)
            lines.append(f"{card.ref}{signs}")
            lines += [f"    {passage_line(passage)}" for passage in meant.passages]
    return "\n".join(lines) + "\n"


def passage_line(passage: Passage) -> str:
    """One paragraph: what it is, when it works, what it takes, what it does."""
    head: list[str] = [passage.sort]
    head += [name for name in ("ongoing", "confronting", "confronted", "once") if getattr(passage, name)]
    head += [f"against {passage.against}"] if passage.against != "you" else []
    head += [price_of(passage.price)] if passage.price else []
    head += [trigger_of(passage.trigger)] if passage.trigger else []
    head += [f"lowers {passage.lowers}"] if passage.lowers else []
    acts = [act_of(act) for act in passage.acts] + [f"otherwise {act_of(act)}" for act in passage.otherwise]
    return ", ".join(head) + (f": {'; '.join(acts)}" if acts else "")


def act_of(act: Act) -> str:
    """One thing done, or the ways of a choice."""
    only = "".join(f" {condition_of(each)}" for each in act.only)
    who = f"{act.who} " if act.who != "you" else ""
    if isinstance(act, OneOf):
        ways = " | ".join(", ".join(act_of(each) for each in way) for way in act.ways)
        return f"{who}choose {'one' if act.duel == 1 else f'up to {act.duel} when confronting'} ({ways}){only}"
    return f"{who}{deed_of(act)}{only}"


def deed_of(deed: Deed) -> str:
    parts: list[str] = ["may"] if deed.may else []
    parts += [deed.verb, "any" if deed.n == ANY else str(deed.n)]
    parts += [those_of(deed.those)] if deed.those else []
    parts += [f"per {count_of(deed.per)}"] if deed.per else []
    parts += [f"plus {count_of(deed.plus)}"] if deed.plus else []
    parts += [f"at least {deed.least}"] if deed.least else []
    parts += [f"at most {deed.most}"] if deed.most != ANY else []
    parts += [f"to {'/'.join(deed.to)}"] if deed.to else []
    parts += [f"for {deed.whom}"] if deed.whom != "you" else []
    return " ".join(parts)


def those_of(those: Those) -> str:
    named = f" {cards_of(those.cards)}" if those.cards else ""
    place = f" @{'/'.join(those.where)}" if those.where else ""
    free = " or fewer" if those.free else " another" if those.another else ""
    return f"<{those.how}{named}{place}{free}{f' within {those.budget}' if those.budget else ''}>"


def count_of(count: Count) -> str:
    named = f" {cards_of(count.cards)}" if count.cards else ""
    place = f" @{'/'.join(count.where)}" if count.where else ""
    return f"<{count.of}{named}{place}>"


def condition_of(condition: Condition) -> str:
    parts: list[str] = ["when" if condition.later else "if", "" if condition.met else "not", condition.kind]
    parts += [cards_of(condition.cards)] if condition.cards else []
    parts += ["another"] if condition.another else []
    parts += [f"@{'/'.join(condition.where)}"] if condition.where else []
    parts += [str(condition.n)] if condition.n else []
    return f"<{' '.join(part for part in parts if part)}>"


def trigger_of(trigger: Cue) -> str:
    parts = [f"on {trigger.on}", cards_of(trigger.cards) if trigger.cards else ""]
    parts += [f"{trigger.first} to {trigger.last}"] if trigger.last != ANY else []
    parts += [name for name in ("bought", "team", "different") if getattr(trigger, name)]
    return " ".join(part for part in parts if part)


def price_of(price: Price) -> str:
    parts = [f"{price.power} Power"] if price.power else []
    parts += [f"a {cards_of(price.cards)}"] if price.cards else []
    parts += ["showing itself" if price.shown else "itself"] if price.itself else []
    parts += ["and others"] if price.more else []
    parts += ["each type once"] if price.each_type else []
    return f"for {' '.join(parts)}"


def cards_of(cards: Cards) -> str:
    """The kinds and qualifiers of cards, without the place where they lie."""
    return show(Cards(cards.kinds, cards.marks), category="counted")
