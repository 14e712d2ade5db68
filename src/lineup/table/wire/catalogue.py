"""The parts of the wire that stay the same while people play: cards, rules, games and bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Literal

from msgspec.structs import replace as changed

from lineup import ledger
from lineup.bots import BOTS
from lineup.bots.hosting.registry import is_offered, load_ratings
from lineup.boxes import BOXES
from lineup.engine.definitions import TYPE_NAMES, Card, Setup
from lineup.engine.profile import SWITCHES, set_switch, show_value
from lineup.errors import shorten_text
from lineup.games import GAMES, GROUPS, Choice, GameInfo, Variant, build_setup, groups_of, list_playable
from lineup.games.mixing import VILLAINS
from lineup.games.offer import usual_players
from lineup.language.sets import CardSet, Remark, SetProof, box
from lineup.language.words.meaning import meaning_of
from lineup.speech import ENGLISH, card_line, card_name
from lineup.table.wire.base import Sentence, Strict, Wire
from lineup.table.wire.looks import Look, look_of, mark_of
from lineup.table.wire.sentences import SENTENCE_LENGTH, to_wire
from lineup.words.cards import clauses_naming, list_keywords
from lineup.words.steps import StepLine, explain_card


class LineFacts(Wire, frozen=True, kw_only=True):
    """A paragraph of a card's text: the keyword it begins with, if any, and what follows."""

    keyword: str
    text: str


class SignFacts(Wire, frozen=True, kw_only=True):
    """A plain gain of a card's text as a sign with a number: Power, or cards drawn."""

    icon: Literal["power", "draw"]
    n: int


class CardFacts(Wire, frozen=True, kw_only=True):
    """A card as printed, with the set and the source of its text."""

    ref: str  # set/id
    set: str
    stack: str  # where it lies at the start: main, basic, starter, weakness, super_villain, super_hero, character
    name: str
    type: str  # the type line: Hero, Super-Villain, Character…
    types: list[str]  # the card types it counts as
    cost: int
    vp: int
    vp_varies: bool
    copies: int
    text: list[str]  # one line per paragraph, in the reader's language
    english: list[str]  # the same lines in English, as sentences of a game bring them; empty if that is the language
    lines: list[LineFacts]  # the same paragraphs, each with its keyword apart
    signs: list[SignFacts]  # the plain gains the text begins with
    keywords: list[str]  # Attack, Defense, Block, Assist, Ongoing, First Appearance…
    emblem: str
    mark: str  # the emblem in a few letters
    level: int  # of a Character, else 0
    side: str  # of a Character: hero or villain
    provenance: dict[str, str]  # facts, copies, text: real, partial (ours: which part is invented), stand-in…
    rulings: list[str]
    look: Look | None  # what is known of its looks; chance does the rest
    picture: str  # of a custom card, at /api/pictures/PICTURE; empty: it is drawn


class StepFacts(Wire, frozen=True, kw_only=True):
    """One line of a card's effect in plain words, and the lines that belong under it."""

    said: Sentence
    under: list[StepFacts]


class CardPage(Wire, frozen=True, kw_only=True):
    """A card with its effect, step by step, and the rules it touches."""

    card: CardFacts
    set_title: str
    steps: list[StepFacts]
    rules: list[ClauseFacts]


class ClauseFacts(Wire, frozen=True, kw_only=True):
    """One numbered rule."""

    id: str
    game: str
    section: str
    section_title: str
    rule: str
    basis: str  # text: the rulebook says it; ruling: it is silent and we decided; house: a house rule of ours
    source: str
    note: str
    example: list[str]


class SetFacts(Wire, frozen=True, kw_only=True):
    """A card set, with the number of its cards for each provenance of text."""

    id: str
    title: str
    cards: int
    texts: dict[str, int]
    groups: list[str]  # the groups of cards it can give to a mix


class OwnFacts(Wire, frozen=True, kw_only=True):
    """A custom set at a table, with the number of cards it adds and of those it replaces."""

    id: str
    title: str
    new: int
    replaced: int


# What can be played


class Switch(Wire, frozen=True, kw_only=True):
    """A rules switch: its values as text, and its meaning."""

    key: str
    default: str
    values: list[str]  # all of them, or two numbers "from", "to" if `range`
    range: bool
    meaning: str
    ours: bool  # a house rule; no rulebook has it


class VariantFacts(Wire, frozen=True, kw_only=True):
    id: str
    title: str
    summary: str
    ours: bool  # a house rule; no rulebook has it
    players: list[int]  # how many it is for


class IdentityFacts(Wire, frozen=True, kw_only=True):
    """A Super Hero or Character one may wish for."""

    ref: str
    name: str
    set: str
    side: str
    look: Look | None


class MixFacts(Wire, frozen=True, kw_only=True):
    """A way to play a game together with another box."""

    id: str
    title: str
    sets: list[str]
    players: list[int]
    swaps: bool  # single cards are swapped; the server proposes which


class GameFacts(Wire, frozen=True, kw_only=True):
    """A game with all its options."""

    id: str
    title: str
    short: str  # the title where room is scarce
    summary: str
    players: list[int]  # the numbers of seats it is for
    usual_players: int
    example_card: str  # a card (set/id) and a rule to name as examples; may be empty
    example_rule: str
    by_players: dict[str, str]  # what is special for a number of players
    variants: list[VariantFacts]
    mixes: list[MixFacts]
    switches: list[Switch]
    identities: list[IdentityFacts]
    groups: list[str]  # the groups of cards sets are mixed by in this game
    texts: SetFacts


class BotFacts(Wire, frozen=True, kw_only=True):
    """A bot, with its rating if it was measured. One that is not offered only sits where it was asked for by name."""

    id: str
    title: str
    summary: str
    rating: float | None = None
    offered: bool = True


class Offer(Wire, frozen=True, kw_only=True):
    """`GET /api/games`: all options for a table."""

    release: str
    games: list[GameFacts]
    bots: list[BotFacts]


class SetText(Strict, frozen=True, kw_only=True):
    """`POST /api/sets/check`: a custom set to check."""

    text: str


class FaultFacts(Wire, frozen=True, kw_only=True):
    """A fault or an ineffective part of a set: its card, its field, and in a text its characters."""

    card: int  # which card of the set, from 0; -1 for the set itself
    name: str  # of the card
    field: str  # text, cost and so on; empty for the whole card
    start: int  # of the words in the text, from 0
    end: int  # behind their last character
    words: str
    why: str
    mend: str  # what to put there instead; empty if nothing is sure


class SetChecked(Wire, frozen=True, kw_only=True):
    """The content of a custom set, or its faults, also in sentences."""

    id: str
    title: str
    cards: list[CardFacts]
    groups: list[str]  # the groups of cards it can give to a mix
    errors: list[str]
    faults: list[FaultFacts]
    warnings: list[FaultFacts]  # what can be used and does nothing


# Making them


def game_title(game: str) -> str:
    """Return the title of a game, or the id if its box is gone."""
    return GAMES[game].title if game in GAMES else game


def list_cards(cards: Iterable[Card], language: str) -> list[CardFacts]:
    return [card_facts(card, language) for card in cards]


def card_facts(card: Card, language: str = ENGLISH) -> CardFacts:
    """A card as the wire shows it, in the language of its reader."""
    return _card_facts(card) if language == ENGLISH else _translate_card(card, language)


def _translate_card(card: Card, language: str) -> CardFacts:
    """A card with its name and its text in another language than English; a line that it cannot say stays."""
    facts = _card_facts(card)
    english = [line for line in facts.text if line]
    text = [card_line(passage.text, passage.paragraph, language) for passage in meaning_of(card).passages]
    lines = [
        LineFacts(keyword=keyword, text=line[len(keyword) :].lstrip(": ") if keyword else line)
        for line, written in zip(text, facts.lines, strict=True)
        for keyword in [_keyword_of(line, written.keyword)]
    ]
    return changed(facts, name=card_name(card.name, language), text=text, lines=lines, english=english)


def _keyword_of(line: str, english: str) -> str:
    """Find the keyword a translated line begins with, where the English line has one."""
    keyword, colon, _ = line.partition(":")
    return keyword if english and colon else ""


def _card_facts(card: Card) -> CardFacts:
    meant = meaning_of(card)
    return CardFacts(
        ref=card.ref,
        set=card.set,
        stack=card.stack,
        name=card.name,
        type=card.title,
        types=[name for mask, name in TYPE_NAMES.items() if card.types & mask],
        cost=card.cost,
        vp=card.vp,
        vp_varies=card.worth is not None,
        copies=card.copies,
        text=[passage.text for passage in meant.passages],
        english=[],
        lines=[LineFacts(keyword=passage.keyword, text=passage.rest) for passage in meant.passages],
        signs=[SignFacts(icon=sign.verb, n=sign.n) for sign in meant.signs],
        keywords=list_keywords(card),
        emblem=card.emblem,
        mark=mark_of(card),
        level=card.level,
        side=card.side,
        provenance=dict(card.provenance),
        rulings=list(card.rulings),
        look=look_of(card),
        picture=card.picture,
    )


def step_facts(told: Iterable[StepLine]) -> list[StepFacts]:
    """Describe the effect of a card in plain words."""
    return [StepFacts(said=to_wire(step.said), under=step_facts(step.under)) for step in told]


def clause_facts(clause: ledger.LedgerClause) -> ClauseFacts:
    """A rule as the wire shows it; an example is told step by step."""
    steps = clause.scenario
    example = [*steps.given, *steps.when, *steps.then] if steps else []
    return ClauseFacts(
        id=clause.id,
        game=clause.game,
        section=clause.section,
        section_title=clause.title_of_section,
        rule=clause.rule,
        basis=clause.basis,
        source=clause.source,
        note=clause.note,
        example=example,
    )


def set_facts(card_set: CardSet) -> SetFacts:
    """Describe a set with the provenance of its texts."""
    return SetFacts(
        id=card_set.id,
        title=card_set.title,
        cards=len(card_set.cards),
        texts=count_texts(card_set.cards),
        groups=list(groups_of(card_set)),
    )


def own_facts(card_set: CardSet) -> OwnFacts:
    """Describe a custom set."""
    new = sum(card.set == card_set.id for card in card_set.cards)
    return OwnFacts(id=card_set.id, title=card_set.title, new=new, replaced=len(card_set.cards) - new)


def count_texts(cards: Iterable[Card]) -> dict[str, int]:
    """Count the cards with a text of each provenance."""
    return dict(Counter(dict(card.provenance).get("text", "not said") for card in cards))


def identity_facts(card: Card) -> IdentityFacts:
    return IdentityFacts(ref=card.ref, name=card.name, set=card.set, side=card.side, look=look_of(card))


def make_card_page(set_id: str, card_id: str, language: str = ENGLISH) -> CardPage:
    """Make the page of a box's card; raise CardError with similar names if there is none."""
    card = box(set_id).find(card_id)
    rules = [clause_facts(ledger.find_clause(id)) for id in clauses_naming(card)]
    told = step_facts(explain_card(card))
    return CardPage(card=card_facts(card, language), set_title=box(set_id).title, steps=told, rules=rules)


def list_rules(game: str, words: str) -> list[ClauseFacts]:
    """List the rules of a game ("" for all), or those with all the words; raise LedgerError for an unknown game."""
    clauses = (
        ledger.search_clauses(words)
        if words.strip()
        else [each for id in ledger.list_games() for each in ledger.load_clauses(id)]
    )
    if game:
        ledger.load_clauses(game)
    return [clause_facts(each) for each in clauses if game in ("", each.game)]


def check_set(proof: SetProof) -> SetChecked:
    """Describe a loaded custom set: its cards, or all its faults."""
    found = proof.cards
    return SetChecked(
        id=found.id if found else "",
        title=found.title if found else "",
        cards=[card_facts(card) for card in found.cards] if found else [],
        groups=list(groups_of(found)) if found else [],
        errors=[shorten_text(each.said, SENTENCE_LENGTH) for each in proof.faults],
        faults=[fault_facts(each) for each in proof.faults],
        warnings=[fault_facts(each) for each in proof.warnings],
    )


def fault_facts(remark: Remark) -> FaultFacts:
    fault = remark.fault
    return FaultFacts(
        card=remark.card,
        name=remark.name,
        field=remark.field,
        start=fault.start,
        end=fault.end,
        words=fault.words,
        why=fault.why,
        mend=fault.mend,
    )


@cache
def make_offer(release: str) -> Offer:
    """List all options for a table."""
    bots = [
        BotFacts(
            id=bot.name,
            title=bot.title,
            summary=bot.summary,
            rating=load_ratings().get(bot.name),
            offered=is_offered(bot.name),
        )
        for bot in BOTS.values()
    ]
    return Offer(games=[_game_facts(info) for info in GAMES.values()], bots=bots, release=release)


def _game_facts(info: GameInfo) -> GameFacts:
    profile = info.profile
    seats = tuple(str(seat + 1) for seat in range(usual_players(info.id)))
    return GameFacts(
        id=info.id,
        title=info.title,
        short=BOXES[info.id].short,
        summary=info.summary,
        players=list(range(profile.min_players, profile.max_players + 1)),
        usual_players=usual_players(info.id),
        example_card=f"{info.id}/{BOXES[info.id].example_card}" if BOXES[info.id].example_card else "",
        example_rule=BOXES[info.id].example_rule,
        by_players={str(number): words for number, words in info.said_of_players},
        variants=[_variant_facts(info, each) for each in info.variants],
        mixes=[
            MixFacts(id=each.id, title=each.title, sets=list(each.sets), players=list(each.players), swaps=each.swaps)
            for each in info.mixes
        ],
        switches=[_switch_facts(key, getattr(profile, key)) for key in SWITCHES],
        identities=[identity_facts(card) for card in list_playable(Choice(info.id, seats))],
        groups=[group for group in GROUPS if group != VILLAINS or not profile.confrontation],
        texts=_text_facts(info, build_setup(Choice(info.id, seats))),
    )


def _text_facts(info: GameInfo, setup: Setup) -> SetFacts:
    """Describe the box of a game, without cards that are only in it for a house rule (promos)."""
    return changed(set_facts(box(info.id)), cards=len(setup.defs), texts=count_texts(setup.defs))


def _variant_facts(info: GameInfo, variant: Variant) -> VariantFacts:
    profile = info.profile
    for key, value in variant.switches:
        profile = set_switch(profile, key, value)
    return VariantFacts(
        id=variant.id,
        title=variant.title,
        summary=variant.summary,
        ours=variant.ours,
        players=list(range(profile.min_players, profile.max_players + 1)),
    )


def _switch_facts(key: str, default: bool | int | str) -> Switch:
    known = SWITCHES[key]
    return Switch(
        key=key,
        default=show_value(default),
        values=list(map(str, known.values)),
        range=known.is_range,
        meaning=known.meaning,
        ours=known.ours,
    )
