"""The deal of the day: made from the date alone, with bots that answer everybody alike, and logs that are checked."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest

from lineup.deals.calendar import DealError, day_at, deal_of, find_deal, read_calendars, seconds_to_next
from lineup.deals.field import list_entrants, play_field
from lineup.deals.house import make_house_bots, next_house_answer
from lineup.deals.proof import check_log, fingerprint_of
from lineup.deals.scores import GAVE_UP, SideResult, matchpoints, matchpoints_of_all, read_outcome
from lineup.deals.sharing import trace_signs
from lineup.game import Game
from lineup.games import build_setup
from tests.deals.games import SHORT, play_deal, short_game

TODAY = date(2026, 12, 1)


def test_a_deal_is_made_from_its_date_and_nothing_else() -> None:
    deal = find_deal("2026-11-24", TODAY)
    assert (deal.number, deal.game, deal.players, deal.variants) == (24, "rivals-batman-joker", 2, ())
    assert deal.seed == "7318c3ced8f026ba7d93df0a7eb48ebb"
    assert Game(deal.make_choice("Ann"), deal.seed).digest == Game(deal.make_choice("Bob"), deal.seed).digest


def test_every_way_to_play_of_the_calendar_can_be_dealt() -> None:
    for calendar in read_calendars():
        for way, _ in enumerate(calendar.ways):
            build_setup(deal_of(date.fromordinal(calendar.first.toordinal() + way)).make_choice())


@pytest.mark.parametrize(
    ("day", "words"),
    [
        ("2026-12-02", "The deal of 2026-12-02 opens on that day"),
        ("2026-10-31", "the first one is that of 2026-11-01"),
        ("tomorrow", '"tomorrow" is no day; write one as 2026-12-01.'),
    ],
)
def test_a_day_without_a_deal_is_refused_with_the_reason(day: str, words: str) -> None:
    with pytest.raises(DealError, match=words):
        find_deal(day, TODAY)


def test_days_begin_at_midnight_of_utc() -> None:
    assert day_at(1_800_000_000.0) == date(2027, 1, 15)
    assert seconds_to_next(1_800_000_000.0) == 16 * 3600


def test_a_bot_answers_the_same_question_alike_however_often_it_was_asked_before() -> None:
    deal = deal_of(SHORT)
    game = short_game()
    again = Game(game.choice, game.seed)
    kept = make_house_bots(deal.seed, deal.players)
    for line in game.answers[:80]:
        fresh = make_house_bots(deal.seed, deal.players)
        assert next_house_answer(kept, again.state) == next_house_answer(fresh, again.state)
        again.repeat(line)


def test_a_log_of_the_deal_counts_whoever_played_it() -> None:
    deal, game = deal_of(SHORT), short_game()
    checked = check_log(play_deal(deal, "Ann").to_log(), deal)
    assert checked.game.answers == game.answers
    assert checked.fingerprint == fingerprint_of(game)
    assert checked.outcome.lead == game.result.scores[0] - game.result.scores[1]  # type: ignore[union-attr]


def _edit_answer(log: str) -> str:
    lines = log.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("1 ") and n > 20)
    return "\n".join([*lines[:at], *lines[at + 1 :]])


def _swap_seed(log: str) -> str:
    return Game(short_game().choice, "other dice").to_log()


def _shorten(log: str) -> str:
    return play_deal(deal_of(SHORT), steps=12).to_log()


def _play_another_game(log: str) -> str:
    return Game(deal_of(date(2026, 11, 1)).make_choice(), deal_of(SHORT).seed).to_log()


def _choose_for_the_bot(log: str) -> str:
    """Play the same deal with a bot that gives its last answer: all of it is legal."""
    deal = deal_of(SHORT)
    game = Game(deal.make_choice(), deal.seed)
    while game.ask is not None and len(game.answers) < 40:
        game.answer(game.ask.options[-1])
    return game.to_log()


@pytest.mark.parametrize(
    ("cheat", "words"),
    [
        (_edit_answer, "This log does not replay"),
        (_swap_seed, "other shuffles than those of the deal of 2026-11-06"),
        (_shorten, "its log ends after 12 answers"),
        (_play_another_game, "another game than the deal of 2026-11-06, which is Confrontations"),
        (_choose_for_the_bot, "is not what Ace does there"),
        (lambda log: "nothing", "This log does not replay"),
    ],
)
def test_a_cheats_log_is_refused_with_the_reason(cheat: Callable[[str], str], words: str) -> None:
    with pytest.raises(DealError, match=words):
        check_log(cheat(short_game().to_log()), deal_of(SHORT))


def test_a_win_counts_before_the_lead_and_a_tie_half() -> None:
    assert read_outcome([30, 20, 5, 1], [1, 3], [0, 1, 0, 1], 0) == SideResult(0.0, 14)
    assert read_outcome([30, 20], [0, 1], [], 1) == SideResult(0.5, -10)
    won, lost = SideResult(1.0, -3), SideResult(0.0, 20)
    assert matchpoints(won, []) is None
    assert matchpoints(won, [lost, won, GAVE_UP, SideResult(1.0, 4)]) == 62.5
    assert matchpoints_of_all([won, lost, won, GAVE_UP]) == pytest.approx([250 / 3, 100 / 3, 250 / 3, 0])
    assert matchpoints_of_all([lost]) == [50.0]


def test_the_signs_tell_who_was_ahead_and_nothing_of_the_cards() -> None:
    signs = trace_signs(short_game())
    assert len(signs) == 12
    assert {*signs} <= {1, 0, -1}


def test_the_field_has_bots_of_every_strength_and_ends_with_the_reference() -> None:
    labels = [label for _, label in list_entrants()]
    [played] = play_field(deal_of(SHORT), done=labels[1:])
    assert (played.bot, played.title, played.reference) == ("random", "Beginner", False)
    assert labels[-1] == "search"
