"""A game as environments step it: the same as among bots; copies, re-deals and returns."""

from __future__ import annotations

import pickle
from collections import Counter
from copy import deepcopy
from random import Random

import pytest

from lineup.bots import Clock, make_bot, play_out
from lineup.boxes import BOXES
from lineup.engine import zones as z
from lineup.engine.machine import give_answer, start_game
from lineup.engine.profile import RuleError
from lineup.engine.queries import winning_seats
from lineup.engine.saving import digest_of
from lineup.engine.state import Option, State
from lineup.engine.view import exchange_alike, view
from lineup.envs.course import ActionError, Course, Way, find_way
from lineup.envs.seeing import LEAST, MOST, Eyes, draw_view
from lineup.games.offer import usual_players
from tests.harness.scenario import drawing_set

GAMES = list(BOXES)
TEAMS = [game for game in BOXES if usual_players(game) == 4]


def stepped(way: Way, seed: str, decisions: int, recall: bool = False) -> Course:
    """A game after this many random decisions."""
    course = Course(way, seed, recall)
    dice = Random(seed)
    for _ in range(decisions):
        if not course.over:
            course.act(dice.choice(list(course.legal)))
    return course


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_the_game_they_play_elsewhere(game: str) -> None:
    table = find_way(game)
    bots = [make_bot("casual", seat, "7") for seat in range(table.players)]
    state = start_game(table.setup, "7")
    play_out(state, bots)
    bots = [make_bot("casual", seat, "7") for seat in range(table.players)]
    course = Course(table, "7")
    while not course.over:
        course.give_answer(course.ask_bot(bots[course.seat], Clock()))
    assert digest_of(course.state) == digest_of(state)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_asked_without_a_choice(game: str) -> None:
    course = Course(find_way(game), "choices")
    dice = Random("choices")
    for _ in range(200):
        assert len(course.legal) > 1
        course.act(dice.choice(list(course.legal)))


@pytest.mark.parametrize("game", GAMES)
def test_copies_go_on_alike(game: str) -> None:
    course = stepped(find_way(game), "copies", 40, recall=True)
    dice = Random("copies")
    others = [deepcopy(course), pickle.loads(pickle.dumps(course))]
    for _ in range(25):
        action = dice.choice(list(course.legal))
        for each in (course, *others):
            each.act(action)
        for other in others:
            assert digest_of(other.state) == digest_of(course.state)
            assert (other.memory, list(other.legal)) == (course.memory, list(course.legal))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_dealt_anew_looks_the_same_to_its_player(game: str) -> None:
    table = find_way(game)
    eyes = Eyes(table.setup)
    hands = set()
    for decisions in (5, 20, 60):
        course = stepped(table, "anew", decisions, recall=True)
        for seat in range(table.players):
            for number in range(4):
                other = course.resampled(seat, str(number))
                assert other.fingerprint(seat) == course.fingerprint(seat)
                asked = course.question_to(seat)
                seen = eyes.observe_view(course.view(seat), asked)
                assert (eyes.observe_view(other.view(seat), other.question_to(seat) if asked else None) == seen).all()
                if seat == course.seat:
                    assert list(other.legal) == list(course.legal)
                hands.add(other.state.zones[z.zone_of(1 - seat % 2, z.HAND)])
    assert len(hands) > 10


@pytest.mark.parametrize(("game", "drawing"), [*((game, False) for game in GAMES), ("heroes-unite", True)])
def test_cards_a_seat_cannot_tell_apart_change_places_without_changing_anything_it_is_given(
    game: str, drawing: bool
) -> None:
    """Neither its information state, nor the numbers and the text it sees, nor the actions open to it."""
    table = find_way(game, sets=[drawing_set()] if drawing else ())
    eyes = Eyes(table.setup)
    moved = 0
    course = stepped(table, "apart", 10, recall=True)
    dice = Random(game)
    for number in range(60):
        if course.over:
            break
        for seat in range(table.players):
            other = course.clone()
            other.state = exchange_alike(course.state, seat, number)
            other._put_question(course.ask if seat == course.seat else None)
            moved += other.state.zones != course.state.zones
            assert other.fingerprint(seat) == course.fingerprint(seat)
            assert (
                eyes.observe_view(other.view(seat), other.question_to(seat))
                == eyes.observe_view(course.view(seat), course.question_to(seat))
            ).all()
            assert draw_view(other.view(seat)) == draw_view(course.view(seat))
            assert seat != course.seat or other.legal == course.legal
        course.act(dice.choice(list(course.legal)))
    assert moved > 60


@pytest.mark.parametrize(("game", "players"), [(GAMES[0], 3), *((game, 4) for game in TEAMS)])
@pytest.mark.parametrize("every", [False, True])
def test_in_a_game_dealt_anew_the_same_player_decides(game: str, players: int, every: bool) -> None:
    course, dice = Course(find_way(game, players), "decider", every=every), Random("decider")
    for number in range(150):
        for seat in range(players):
            other = course.resampled(seat, number)
            assert (other.seat, other.view(seat)) == (course.seat, course.view(seat))
            assert other.legal
        course.act(dice.choice(list(course.legal)))


def first_asked(course: Course, option: Option) -> State:
    """The next state with a question once this one is answered."""
    state = course.state.clone()
    if option.verb != "pass" or state.ask is None or state.ask.kind != "main":
        give_answer(state, option)
    return state


@pytest.mark.parametrize(("game", "players"), [(game, usual_players(game)) for game in GAMES])
def test_where_every_question_is_asked_none_that_is_missing_betrays_a_hand(game: str, players: int) -> None:
    """Whatever the others hold, a player who sees the same sees the same player asked next."""
    course, dice = Course(find_way(game, players), "betrayed", every=True), Random("betrayed")
    kinds: Counter[str] = Counter()
    for number in range(300):
        assert course.ask is not None
        action = dice.choice(list(course.legal))
        for seat in range(players):
            other = course.resampled(seat, number)
            if action not in other.legal:
                continue
            there = first_asked(other, other.legal[action])
            if view(first_asked(course, course.legal[action]), seat) == view(there, seat):
                now, then = course.clone(), other.clone()
                now.act(action)
                then.act(action)
                assert (now.seat, now.view(seat)) == (then.seat, then.view(seat))
                kinds[now.ask.kind if now.ask is not None else ""] += now.seat != seat
        course.act(action)
    windows = {"defend"} if game == GAMES[0] else {"block", "assist"} if game in TEAMS else {"block"}
    assert windows <= {kind for kind, count in kinds.items() if count}


def test_what_was_seen_and_done_before_is_part_of_an_information_state() -> None:
    """After a card is picked and another put back, the table may look alike; the player knows more."""
    course = stepped(find_way(), "recall", 30, recall=True)
    other = course.clone()
    other.memory = ("something else", *other.memory[1:])
    assert other.view(0) == course.view(0)
    assert other.fingerprint(0) != course.fingerprint(0)


@pytest.mark.parametrize("game", GAMES)
def test_returns_come_to_nothing_together_and_partners_share_them(game: str) -> None:
    for players in (2, 4) if game in TEAMS else (2,):
        course = stepped(find_way(game, players), "returns", 100_000)
        assert course.over
        returns = course.returns()
        assert sum(returns) == pytest.approx(0)
        assert max(returns) <= 1
        if course.way.setup.teams:
            assert returns[0] == returns[2] != returns[1] == returns[3]
        best = max(course.count_scores())
        assert course.called or not course.state.winners or all(returns[seat] > 0 for seat in course.state.winners)
        assert course.state.winners or returns[course.count_scores().index(best)] >= 0


def test_alone_against_the_clock_a_game_is_won_or_lost() -> None:
    table = find_way(GAMES[0], 1, ["solo"])
    found = set()
    for seed in ("1", "2", "3", "4"):
        course, bot = Course(table, seed), make_bot("casual", 0, seed)
        while not course.over:
            course.give_answer(course.ask_bot(bot, Clock()))
        assert course.returns() == [1.0 if winning_seats(course.state) else -1.0]
        found.add(course.returns()[0])
    assert found == {1.0, -1.0}


@pytest.mark.parametrize(("players", "returns"), [(2, [-1, 1]), (3, [-1, 0.5, 0.5]), (4, [-1, 1, -1, 1])])
def test_who_forfeits_a_game_loses_it_with_their_side(players: int, returns: list[float]) -> None:
    course = Course(find_way(TEAMS[0], players), "forfeit")
    first = course.seat
    course.forfeit_game()
    assert (course.over, course.called, course.legal) == (True, False, {})
    assert course.returns() == returns[-first:] + returns[:-first]
    assert pickle.loads(pickle.dumps(course)).returns() == course.clone().returns() == course.returns()


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    with pytest.raises(RuleError, match="There is no seat 2; seats are numbered from 0 to 1"):
        Course(find_way(), "1").view(2)


def test_while_it_goes_on_a_game_has_come_to_nothing() -> None:
    assert Course(find_way(), "1").returns() == [0, 0]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_seen_is_told_in_numbers_within_bounds_from_the_own_seat(game: str) -> None:
    table = find_way(game)
    eyes = Eyes(table.setup)
    course = stepped(table, "numbers", 50)
    for seat in range(table.players):
        numbers = eyes.observe_view(course.view(seat), course.question_to(seat))
        assert LEAST <= numbers.min() <= numbers.max() <= MOST
        pieces = eyes.split(numbers)
        hand = course.state.zones[z.zone_of(seat, z.HAND)]
        places = pieces["places"]
        assert [card for card in hand if places[z.COMMON + z.HAND, table.setup.faces[card]]] == list(hand)
        assert places[z.COMMON + z.DECK].sum() == len(course.state.zones[z.zone_of(seat, z.DECK)])
        assert places.sum() == len(table.setup.faces)
        assert pieces["seats"][(course.state.active - seat) % table.players, 0] == 1
        assert pieces["question"].any() == (seat == course.seat)
    assert eyes.meanings().shape[0] == len(table.setup.defs)


def test_an_action_that_is_not_legal_is_refused_with_some_that_are() -> None:
    course = Course(find_way(rules={"super_villains": 1, "hand_size": 10}), "1")
    wrong = next(id for id in range(len(course.way.actions)) if id not in course.legal)
    with pytest.raises(ActionError, match=r"is not legal now; legal are \d+ \(play hand:"):
        course.act(wrong)
    with pytest.raises(ActionError, match="There is no action -1; actions are numbered from 0 to"):
        course.act(-1)
    over = stepped(course.way, "1", 100_000)
    with pytest.raises(ActionError, match="The game is over, so action 0 comes too late"):
        over.act(0)
