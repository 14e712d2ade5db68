"""Reasons are true: along random games of every box, no refusal denies what is legal or says what is not so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from random import Random
from typing import Final

import pytest

import lineup.game
from lineup import ledger
from lineup.engine import notation
from lineup.engine import zones as z
from lineup.engine.attack import usable_defenses
from lineup.engine.confrontation import confrontable_seats
from lineup.engine.machine import Refused, give_answer
from lineup.engine.queries import (
    ability_sources,
    assist_cards,
    character_cost,
    definition_of,
    face_of,
    is_confronting,
    line_up,
)
from lineup.engine.refusals import REFUSALS, why_not
from lineup.engine.state import ANNOUNCED, CANCELLED, NO_CONFRONTATION, Option, State
from lineup.engine.view import can_see
from lineup.engine.why import RuleReason, why_allowed
from lineup.speech import Voice
from tests.harness.scenario import game
from tests.laws.checks import BATMAN, SHAZAM, Setting, choose, new_game

SETTINGS: Final = (
    Setting(3),
    Setting(2, ("synergy", "hunt", "super-hidden")),
    Setting(2, game="confrontations"),
    Setting(3, game="confrontations"),
    Setting(4, game="confrontations"),
    Setting(2, game=BATMAN),
    Setting(2, game=SHAZAM),
    Setting(4, game=SHAZAM, boxes=(BATMAN,)),
    Setting(4, game="confrontations", boxes=(SHAZAM,)),
)
CLAUSES: Final = {clause.id for game in ledger.list_games() for clause in ledger.load_clauses(game)}
VERBS: Final = (*REFUSALS, "answer", "dance")


# The Python source is asked in one setting in three, the compiled engine in all of them.
@pytest.mark.parametrize(
    "setting",
    [
        pytest.param(setting, id=setting.name, marks=[pytest.mark.slow] if n % 3 else [])
        for n, setting in enumerate(SETTINGS)
    ],
)
def test_no_refusal_denies_what_is_legal_or_claims_what_is_not_so(setting: Setting) -> None:
    dice = Random(setting.name)
    checked: Counter[str] = Counter()
    state = new_game(setting, "reasons").state
    for _ in range(300):
        if state.ask is None:
            break
        if dice.random() < (0.08 if state.ask.kind == "main" else 0.2):
            check_reasons(state, dice, checked)
        option = choose(state, dice)
        state = state.clone()
        give_answer(state, option)
    assert sum(checked.values()) > 300
    assert len(checked) > 8, f"few different reasons were met: {checked}"


def check_reasons(state: State, dice: Random, checked: Counter[str]) -> None:
    """Ask about every verb with cards in sight, for every seat."""
    assert state.ask is not None
    for option in state.ask.options:
        reason = told(state, option.seat, why_allowed(state, option))
        check_sentence(state, option.seat, option.card, reason.rule, reason.text)
        denied = told(state, option.seat, why_not(state, option.seat, option.verb, option.card, option.n))
        assert denied == (reason.rule, f"You can: {reason.text}"), notation.write_option(state, option)
    for seat in range(state.players):
        seen = [card for card in range(len(state.where)) if can_see(state, seat, card)]
        for card in [-1, *dice.sample(seen, min(8, len(seen)))]:
            for verb in VERBS:
                reason = told(state, seat, why_not(state, seat, verb, card))
                check_sentence(state, seat, card, reason.rule, reason.text)
                legal = offered(state, seat, verb, card)
                assert reason.text.startswith("You can: ") == legal, f"{verb} {card}: {reason.text}"
                if not legal:
                    check_claim(state, seat, card, reason.text)
                    checked[re.sub(r"[A-Z0-9][\w'-]*", "*", reason.text)] += 1


def told(state: State, seat: int, reason: RuleReason) -> lineup.game.ReasonText:
    """A reason as its player reads it."""
    return lineup.game.ReasonText(reason.rule, Voice(setup=state.setup, viewer=seat)(reason.said))


def offered(state: State, seat: int, verb: str, card: int) -> bool:
    """True if the seat has an option of the verb for this card or for an equal one in the same place."""
    assert state.ask is not None
    own = [option for option in state.ask.options if (option.seat, option.verb) == (seat, verb)]
    if card < 0 or all(option.card < 0 for option in own):
        return sum(option.card < 0 for option in own) == 1
    return any(option.card == card or equal(state, option, card) for option in own)


def equal(state: State, option: Option, card: int) -> bool:
    if option.card < 0 or state.where[option.card] != state.where[card]:
        return False
    return face_of(state, option.card) == face_of(state, card)


def check_sentence(state: State, seat: int, card: int, rule: str, text: str) -> None:
    """A clause there is, and a sentence or two that fit the table."""
    assert rule in CLAUSES, text
    assert re.fullmatch(r"\S.{15,}[.?]", text), text
    assert "  " not in text, text
    if not state.setup.teams:
        assert not re.search("your team", text), text
    if not state.setup.profile.confrontation:
        assert not re.search("[Tt]he Confrontation|your Confrontation|[Ii]n a Confrontation", text), text


def claims_about(state: State, seat: int, card: int) -> dict[str, Callable[[], bool]]:
    """Pair each claim a refusal can make about a card, the turn or the player with a check of it in this state."""
    ask = state.ask
    assert ask is not None
    where = state.where[card] if card >= 0 else -1
    kind = definition_of(state, max(card, 0))
    hand = z.zone_of(seat, z.HAND)
    return {
        "has no Defense text": lambda: not kind.defenses,
        "has no Block text": lambda: not kind.is_block,
        "is not in your hand": lambda: where != hand,
        "it is not in play in front of you": lambda: card not in ability_sources(state, seat),
        "happens by itself": lambda: card in ability_sources(state, seat) and not kind.abilities,
        "You already used": lambda: any(used == card for used, _ in state.used),
        "is not a card with Assist in your hand": lambda: card not in assist_cards(state, seat),
        "You can never buy a Weakness": lambda: where == z.WEAKNESS or kind.stack == "weakness",
        "is not face up in the Line-Up": lambda: (
            card not in line_up(state) and where not in (z.SUPER_VILLAINS, *z.STACKS)
        ),
        "on another player's Super Hero": lambda: z.place_of(where) == z.RESERVE and z.seat_of(where) != seat,
        "This decision is": lambda: ask.seat != seat,
        "'s turn, not yours": lambda: state.active != seat,
        "'s turn; you can only play": lambda: state.active != seat,
        "The turn is over": lambda: not state.in_turn,
        "First answer the open question": lambda: ask.seat == seat and ask.kind != "main",
        "play the Weakness in your hand": lambda: any(state.cards[each].played_first for each in state.zones[hand]),
        "You must play the card on your": lambda: bool(state.zones[z.zone_of(seat, z.STORED)]),
        "On a foe's turn": lambda: state.active != seat,
        "buy anything in a Confrontation": lambda: is_confronting(state, seat),
        "say ready": lambda: is_confronting(state, seat) and state.stage == ANNOUNCED,
        "You are not confronting anyone": lambda: not is_confronting(state, seat),
        "A Block works only": lambda: state.stage in (NO_CONFRONTATION, CANCELLED),
        "defends only while": lambda: (
            bool(kind.defenses) and not any(each == card for each, _ in usable_defenses(state, seat))
        ),
        "You already revealed": lambda: card in state.stack[-1].did,
        "Nobody is attacking you": lambda: ask.kind == "main" and ask.seat == seat,
        "only confront the cheapest": lambda: z.seat_of(where) not in confrontable_seats(state, seat),
        "is not a Super-Villain in another": lambda: (
            not (kind.is_super_villain and z.place_of(where) == z.DISCARD) or z.seat_of(where) == seat
        ),
    }


def check_claim(state: State, seat: int, card: int, text: str) -> None:
    """Assert that the claims of a refusal are true."""
    for claim, true in claims_about(state, seat, card).items():
        if claim in text:
            assert card < 0 or true(), f"seat {seat}: {text}"
    price = re.search(r" costs (\d+); you have (\d+) Power", text)
    if price:
        assert int(price[1]) > state.power == int(price[2]), text
        assert state.ask is not None
        assert state.ask.seat == seat
    dear = re.search(r"Character costs (\d+); you can only confront the cheapest: .* at (\d+)\.", text)
    if dear:
        assert int(dear[1]) == character_cost(state, z.seat_of(state.where[card])) > int(dear[2])


def test_each_claim_that_is_checked_is_in_a_sentence() -> None:
    """Else a sentence said in other words would go unchecked."""
    catalogue = (files("lineup.speech") / "en" / "reasons.ftl").read_text(encoding="utf-8")
    claims = claims_about(game(hand="Punch").game.state, 0, -1)
    assert [claim for claim in claims if claim not in catalogue] == []


def test_a_refusal_names_the_rule_it_rests_on_and_its_words_end_with_it() -> None:
    g = game(hand="Punch", line_up="Starbolt", power=1)
    with pytest.raises(Refused) as refused:
        g.game.answer(Option(0, "buy", line_up(g.game.state)[0]))
    rule = g.game.why_not("buy starbolt", 0).rule
    assert refused.value.rule == rule != ""
    assert str(refused.value).endswith(f"({rule})")
