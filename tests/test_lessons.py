"""Lessons: a prepared deal lies as it says, each lesson can be followed to its end, no other answer strands anybody."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import lineup
from lineup.bots import own_ask, partner_ask
from lineup.boxes import BOXES, BoxError, read_box
from lineup.engine import notation
from lineup.engine import zones as z
from lineup.engine.moves import GROUP
from lineup.engine.profile import RuleError
from lineup.engine.state import ALL
from lineup.engine.view import determinise, view
from lineup.game import MORE, Game
from lineup.games import make_choice
from lineup.lessons import (
    LEARNER,
    LESSONS,
    Lesson,
    LessonStanding,
    answer_for_others,
    find_lesson,
    follow_lesson,
    read_lessons,
)
from tests.harness import scenario

NAMES = ("You", "Foe", "Mate", "Other")


def begun(lesson: Lesson) -> Game:
    """A lesson at the learner's first question."""
    choice = make_choice(
        lesson.game,
        NAMES[: lesson.players],
        lesson.variants,
        rules=lesson.rules,
        heroes=lesson.heroes,
        deal=lesson.deal,
    )
    game = Game(choice, lesson.seed)
    go_on(lesson, game)
    return game


def bare(folder: Path) -> Path:
    """The folder of a box that brings no cards."""
    folder.mkdir()
    (folder / "box.toml").write_text('title = "My Box"\nsummary = "S"\nprefix = "MB"\n', encoding="utf-8")
    for file in ("cards.toml", "rules.toml", "looks.toml"):
        (folder / file).write_text("", encoding="utf-8")
    return folder


def go_on(lesson: Lesson, game: Game) -> None:
    """Others answer by their script, and questions with one answer answer themselves, until the learner has a say."""
    while game.ask is not None and follow_lesson(lesson, game).step < len(lesson.steps):
        ask = game.ask
        poll = partner_ask(ask)
        if (
            poll is not None
            and poll.seat != LEARNER
            and (option := answer_for_others(lesson, game, poll)).verb != "pass"
        ):
            game.answer(option)
        elif ask.seat != LEARNER:
            game.answer(answer_for_others(lesson, game, own_ask(ask).in_order()))
        elif ask.is_lone and ask.kind not in ("main", "confront"):
            game.answer(ask.options[0])
        else:
            return


def followed(lesson: Lesson) -> Iterator[tuple[Game, LessonStanding]]:
    """The decisions of a player who follows the lesson."""
    game = begun(lesson)
    while (stand := follow_lesson(lesson, game)).step < len(lesson.steps):
        yield game, stand
        assert stand.answers, f"{lesson.id}: step {stand.step} cannot be done: {list(game.options())}"
        game.answer(stand.answers[0], LEARNER)
        go_on(lesson, game)


def held(game: Game, zone: int) -> list[str]:
    return [game.state.setup.names[game.state.setup.faces[card]] for card in game.state.zones[zone]]


def test_there_is_a_lesson_on_everything_a_newcomer_meets() -> None:
    assert len(LESSONS) >= 6
    assert {lesson.game for lesson in LESSONS.values()} == {box.id for box in BOXES.values()}
    assert [lesson.order for lesson in LESSONS.values()] == sorted(lesson.order for lesson in LESSONS.values())


@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_is_followed_step_by_step_to_its_end(id: str) -> None:
    lesson = find_lesson(id)
    steps = [stand for _, stand in followed(lesson)]
    assert [stand.step for stand in steps] == sorted(stand.step for stand in steps)
    assert {stand.step for stand in steps} == set(range(len(lesson.steps))), "every step is met on the way"
    assert not any(stand.missed >= 0 or stand.lost for stand in steps)
    assert lesson.minutes <= 5
    assert len(steps) <= 30, "a lesson takes less than five minutes"


@pytest.mark.parametrize("id", LESSONS)
def test_whatever_else_one_answers_the_lesson_goes_on_or_can_be_taken_back(id: str) -> None:
    lesson = find_lesson(id)
    for game, stand in followed(lesson):
        for text, option in game.options().items():
            if option.seat != LEARNER or lesson.steps[stand.step].asks_for(text):
                continue
            other = game.clone()
            other.answer(option, LEARNER)
            go_on(lesson, other)
            then = follow_lesson(lesson, other)
            for _ in range(6):  # questions that come in between
                if then.answers or then.lost or then.step == len(lesson.steps) or other.ask is None:
                    break
                other.answer(other.ask.options[-1], LEARNER)
                go_on(lesson, other)
                then = follow_lesson(lesson, other)
            assert then.step >= stand.step
            if then.answers or then.step == len(lesson.steps):
                continue
            assert then.lost, f"{id}: {text} at step {stand.step} leads nowhere, and nobody says so"
            while len(other.answers) > len(game.answers):
                other.undo()
            assert follow_lesson(lesson, other) == stand


def test_the_lesson_on_defenses_says_what_becomes_of_one_kept_in_ones_own_turn() -> None:
    played = scenario.game(2, hand="Katana, Punch", deck="Punch, Punch, Punch, Punch, Punch")
    played.end_turn()
    assert "Katana" in played.A.discard
    assert any("In your own turn, play it" in line for line in find_lesson("heroes-unite/attack").ending)


def test_another_answer_is_noticed_until_the_next_one_fits() -> None:
    lesson = next(iter(LESSONS.values()))
    game = begun(lesson)
    wanted = follow_lesson(lesson, game).answers[0]
    other = next(text for text in game.options() if text.startswith("play") and text != wanted)
    game.answer(other)
    assert follow_lesson(lesson, game) == LessonStanding(0, (wanted,), missed=0)
    game.answer(wanted)
    stand = follow_lesson(lesson, game)
    assert (stand.step, stand.missed) == (2, -1), "what was done before is not asked for again"
    game.undo()
    game.undo()
    assert follow_lesson(lesson, game) == LessonStanding(0, (wanted,))


def test_a_prepared_deal_lies_as_it_says_and_no_card_is_lost() -> None:
    for lesson in LESSONS.values():
        choice = make_choice(lesson.game, NAMES[: lesson.players], rules=lesson.rules, heroes=lesson.heroes)
        plain = Game(choice, "7")
        dealt = Game(
            make_choice(
                lesson.game, NAMES[: lesson.players], rules=lesson.rules, heroes=lesson.heroes, deal=lesson.deal
            ),
            "7",
        )
        for place, cards in lesson.deal.items():
            zone = next(n for n in range(len(dealt.state.zones)) if z.zone_name(n) == place)
            assert held(dealt, zone)[: len(cards)] == list(cards), place
            whole = z.place_of(zone) in (z.HAND, z.DISCARD) or zone in (z.LINE_UP, z.SUPER_VILLAINS)
            assert not whole or len(held(dealt, zone)) == len(cards)
        every = sorted(card for cards in dealt.state.zones for card in cards)
        assert every == sorted(card for cards in plain.state.zones for card in cards)
        assert all(card in dealt.state.zones[zone] for card, zone in enumerate(dealt.state.where))


def test_of_a_prepared_deal_everybody_knows_what_lies_open_and_only_the_top_super_villain() -> None:
    deal = {
        "super-villains": ["trigon", "graves"],
        "line-up": ["katana", "raven", "talon", "deadman", "superboy"],
        "hand@1": ["katana", "punch", "punch", "punch", "punch"],
        "discard@0": ["raven"],
        "main-deck": ["talon"],
    }
    state = Game(make_choice("heroes-unite", 2, deal=deal, rules={"first_player": 0}), "7").state
    for name in deal:
        zone = next(n for n in range(len(state.zones)) if z.zone_name(n) == name)
        known = [state.known[card] for card in state.zones[zone][: len(deal[name])]]
        assert known == ([ALL, 0] if zone == z.SUPER_VILLAINS else [state.sees[zone]] * len(known)), name
        assert {state.group[card] for card in state.zones[zone]} == {GROUP[zone]}, name


def test_what_lies_in_a_prepared_deck_is_dealt_anew_for_whoever_does_not_see_it() -> None:
    lesson = next(iter(LESSONS.values()))
    game = begun(lesson)
    seen = view(game.state, LEARNER)
    guesses = [determinise(seen, str(seed)) for seed in range(6)]
    foe = z.zone_of(1, z.HAND)
    assert all(view(guess, LEARNER) == seen for guess in guesses)
    assert len({tuple(sorted(guess.zones[foe])) for guess in guesses}) > 1


def test_the_log_of_a_lesson_rebuilds_it() -> None:
    for lesson in LESSONS.values():
        game = begun(lesson)
        again = lineup.replay(game.to_log())
        assert again.digest == game.digest
        assert follow_lesson(lesson, again) == follow_lesson(lesson, game)


@pytest.mark.parametrize(
    ("deal", "complaint"),
    [
        ({"hand@7": ["punch"]}, 'There is no place "hand@7"'),
        ({"unused": ["punch"]}, 'There is no place "unused"'),
        ({"hand@0": ["punsh"]}, 'There is no "punsh" (left) in this game to lay at "hand@0".'),
        ({"hand@0": ["punch"] * 8}, 'There is no "punch" (left)'),
    ],
)
def test_a_deal_that_cannot_be_laid_out_is_refused_with_its_place_and_card(
    deal: dict[str, list[str]], complaint: str
) -> None:
    with pytest.raises(RuleError) as caught:
        Game(make_choice("heroes-unite", 2, deal=deal), "7")
    assert complaint in str(caught.value)


def test_a_script_line_is_given_once_and_one_with_a_star_as_often_as_it_can() -> None:
    lesson = next(each for each in LESSONS.values() if "play *" in each.script.get(1, ()))
    for game, _ in followed(lesson):
        last = game
    given = [line.partition(" ")[2].partition(" ")[0] for line in last.answers if line.startswith("1 ")]
    assert given.count("play") > 1
    assert given.count("end") == 1


def test_an_unknown_lesson_is_refused_with_those_there_are() -> None:
    with pytest.raises(RuleError, match='There is no lesson "heroes-unite/trun"; there are heroes-unite/turn'):
        find_lesson("heroes-unite/trun")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[[lesson]]\nid = 1", "id must be text in quotes"),
        ('[[lesson]]\nid = "a"', 'the key "title" is missing'),
        (
            '[[lesson]]\nid = "a"\ntitle = "A"\nabout = ""\ndeal = {}\nending = []\n'
            'step = [{ text = ["b"], do = ["end"], otherwise = "", point = ["moon"] }]',
            'there is nothing called "moon" to point at',
        ),
        (
            '[[lesson]]\nid = "a"\ntitle = "A"\nabout = ""\ndeal = {}\nending = []\n'
            'step = [{ text = ["b"], do = ["end"], otherwise = "", need = "" }]',
            'a step has either "otherwise", if it can be let pass, or "need", if it cannot',
        ),
        (
            '[[lesson]]\nid = "a"\ntitle = "A"\nabout = ""\ndeal = {}\nending = []\nstep = []\nscript = { 0 = [] }',
            "a script is for a seat other than 0",
        ),
    ],
)
def test_a_file_that_holds_no_lessons_is_refused_with_what_is_wrong(
    text: str, complaint: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = bare(tmp_path_factory.mktemp("boxes") / "my-box")
    (folder / "lessons.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BoxError, match=complaint):
        read_lessons(read_box(folder))


def test_the_learner_always_answers_in_notation() -> None:
    for lesson in LESSONS.values():
        for game, stand in followed(lesson):
            assert all(text in notation.write_options(game.state) for text in stand.answers)


# Doing something else


def strayed(lesson: Lesson, seed: int) -> Iterator[tuple[Game, LessonStanding]]:
    """The decisions of a player who follows the lesson half the time and otherwise answers at random."""
    game, dice = begun(lesson), Random(seed)
    for _ in range(40):
        stand = follow_lesson(lesson, game)
        yield game, stand
        if stand.step == len(lesson.steps) or game.ask is None:
            return
        others = [text for text, option in game.options().items() if option.seat == LEARNER]
        game.answer(stand.answers[0] if stand.answers and dice.random() < 0.5 else dice.choice(others), LEARNER)
        go_on(lesson, game)


def confronts(game: Game) -> bool:
    return game.state.target >= 0 and game.state.active == LEARNER


@pytest.mark.parametrize("id", LESSONS)
@pytest.mark.parametrize("seed", range(2))
def test_a_lesson_is_over_only_with_all_it_needs_and_waits_for_nothing_else(id: str, seed: int) -> None:
    lesson = find_lesson(id)
    fights = {stand.step for game, stand in followed(lesson) if confronts(game)}
    for game, stand in strayed(lesson, seed):
        given = [line.partition(" ")[2].removesuffix(MORE) for line in game.answers if line.startswith(f"{LEARNER} ")]
        left = [step for step in lesson.needed if not any(lesson.steps[step].asks_for(answer) for answer in given)]
        if stand.step == len(lesson.steps):
            assert left == []
        elif stand.lost:
            assert stand.step == left[0], "it waits for the first step it needs"
        elif game.ask is not None and game.ask.kind == "main":
            assert stand.answers, "what is said in a turn can be done there"
            assert confronts(game) or stand.step not in fights, "what is said of a Confrontation is said in one"


@pytest.mark.parametrize("id", ["rivals-batman-joker/confrontation", "confrontations/assist"])
def test_a_turn_of_buying_is_taken_back_or_the_next_turn_asks_again(id: str) -> None:
    lesson = find_lesson(id)
    game, asked = next((game, stand) for game, stand in followed(lesson) if stand.answers[0].startswith("confront"))
    before = len(game.answers)
    game.answer("normal", LEARNER)
    waiting = LessonStanding(asked.step, (), missed=asked.step, lost=True)
    assert follow_lesson(lesson, game) == waiting
    game.undo()
    assert (len(game.answers), follow_lesson(lesson, game)) == (before, asked)

    game.answer("normal", LEARNER)
    while (kind := game.ask.kind if game.ask else "") != "confront":
        stand = follow_lesson(lesson, game)
        assert stand.step < len(lesson.steps)
        assert kind != "main" or stand == waiting, "nothing of the Confrontation is said while one buys"
        game.answer(next(text for text in ("end", "pass", *game.options()) if text in game.options()), LEARNER)
        go_on(lesson, game)
    again = follow_lesson(lesson, game)
    assert again.step == asked.step
    assert again.answers
    while (stand := follow_lesson(lesson, game)).step < len(lesson.steps):
        game.answer((stand.answers or list(game.options()))[0], LEARNER)
        go_on(lesson, game)


def test_a_block_or_a_defense_in_the_meantime_is_taught_when_it_is_asked_for() -> None:
    lesson = find_lesson("rivals-batman-joker/confrontation")
    game = begun(lesson)
    game.answer("normal")
    game.answer("end")
    go_on(lesson, game)
    stand = follow_lesson(lesson, game)
    assert (stand.answers, stand.lost) == (("block batmobile",), False)


def test_a_lesson_that_names_no_step_it_needs_needs_its_last() -> None:
    lesson = next(iter(LESSONS.values()))
    steps = tuple(replace(step, need="") for step in lesson.steps)
    assert replace(lesson, steps=steps).needed == (len(steps) - 1,)
    assert lesson.needed
    assert all(lesson.steps[step].need for step in lesson.needed)


@pytest.mark.parametrize("id", LESSONS)
def test_every_step_ends_with_what_to_do_in_a_line_of_its_own(id: str) -> None:
    for number, step in enumerate(find_lesson(id).steps):
        assert len(step.text[-1]) <= 45, f"{id}, step {number + 1}: a phone shows the last text whole, and has one line"
        assert step.text[-1][-1] in ".!?"
        assert len(step.need) <= 100
