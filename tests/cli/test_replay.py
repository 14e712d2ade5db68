"""`lineup replay`: rebuilding and checking games from their logs."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path

import pytest

from lineup.advice.chronicle import trace_course
from lineup.bots import make_bot, play_out
from lineup.game import Game, new_game
from tests.cli.run import lineup, refused


def write(folder: Path, text: str) -> Path:
    file = folder / "game.log"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_log_is_replayed_to_its_result(tmp_path: Path, finished: Game) -> None:
    shown = lineup("replay", write(tmp_path, finished.to_log()))
    assert shown.code == 0
    assert "heroes-unite with Ann, Bob; seed 7" in shown.out
    assert "Variants: hunt" in shown.out
    assert "Rules switches: super_villains=1" in shown.out
    assert f"{len(finished.answers)} answers lead to the end; digest {finished.digest}." in shown.out
    assert finished.result is not None
    assert f"Victory Points: Ann {finished.result.scores[0]}, Bob {finished.result.scores[1]}." in shown.out


@pytest.mark.parametrize("sign", ["\x1b[31m", "\x9b31m", "\u202e", "\x07"], ids=ascii)
@pytest.mark.parametrize("command", ["replay", "review", "play --resume"])
def test_a_log_with_commands_to_the_terminal_is_refused(
    tmp_path: Path, finished: Game, sign: str, command: str
) -> None:
    first, header, *answers = finished.to_log().splitlines()
    head = json.loads(header)
    edited = [
        (2, [first, json.dumps({**head, "seats": [f"An{sign}n", "Bob"]}), *answers]),
        (2, [first, json.dumps({**head, "seed": f"7{sign}"}, ensure_ascii=False), *answers]),
        (2, [first, json.dumps({**head, "rules": {f"x{sign}": "1"}}), *answers]),
        (1, [f"{first}{sign}", header, *answers]),
        (3, [first, header, f"0 play {sign}", *answers]),
    ]
    for line, lines in edited:
        found = lineup(*command.split(), write(tmp_path, "\n".join(lines)))
        refused(found, f"Line {line} holds the invisible character U+{ord(sign[0]):04X}: the log was edited")
        assert sign[0] not in found.out + found.err


def test_the_greatest_purchase_turn_and_draw_are_told_whoever_won(tmp_path: Path) -> None:
    for seed in map(str, count()):  # until something of the loser's stands out
        game = new_game("heroes-unite", ["Ann", "Bob"], seed, ["hunt"], rules={"super_villains": 1})
        play_out(game, [make_bot("casual", seat, seed) for seat in range(2)])
        course = trace_course(game)
        greatest = [course.purchases[0].seat, course.big_turns[0].seat, course.draws[0].seat]
        if game.result and set(greatest) - set(game.result.winners):
            break
    _, _, told = lineup("replay", write(tmp_path, game.to_log())).out.partition("What stood out\n")
    text = " ".join(told.split())
    for seat, verb in zip(greatest, ("took", "made", "began"), strict=True):
        assert [name for name in game.choice.seats if f"{name} {verb}" in text] == [game.choice.seats[seat]]


def test_a_game_of_two_boxes_is_replayed_with_sets_swaps_teams_and_story(tmp_path: Path) -> None:
    game = new_game(
        "confrontations", ["Ann", "Bob", "Cid", "Dee"], "7", sets=["rivals-batman-joker"], heroes=["Batman"],
        swaps=[("tula", "batwoman")],
    )  # fmt: skip
    play_out(game, [make_bot("casual", seat, "7") for seat in range(4)])
    assert game.result is not None
    file = write(tmp_path, game.to_log())
    shown = lineup("replay", file, "--verify", "--story")
    assert shown.code == 0
    assert "Sets mixed in: rivals-batman-joker" in shown.out
    assert "Cards swapped: tula for batwoman" in shown.out
    assert " confronts " in shown.out
    assert "(Level 1)!" in shown.out
    scores = game.result.scores
    first, second = scores[0] + scores[2], scores[1] + scores[3]
    assert f"Team A, Ann and Cid: {first}. Team B, Bob and Dee: {second}." in shown.out
    assert lineup("replay", file, "--json").json["winners"] == list(game.result.winners)


def test_verify_says_how_many_checks_agree(tmp_path: Path, finished: Game) -> None:
    text = finished.to_log()
    shown = lineup("replay", write(tmp_path, text), "--verify")
    assert shown.code == 0
    assert f"Verified: {text.count(chr(10) + '= ')} checks of the log agree with the game." in shown.out


def test_an_unfinished_game_says_where_it_stands_and_how_to_go_on(tmp_path: Path) -> None:
    game = new_game(seats=["Ann", "Bob"], seed="7")
    assert game.ask is not None
    game.answer(game.ask.options[0])
    file = write(tmp_path, game.to_log())
    shown = lineup("replay", file, "--verify")
    assert "1 answer leads to turn 1, where it is open" in shown.out
    assert f"lineup play --resume {file}" in shown.out


def test_the_story_is_told_for_everybody_so_it_names_no_hidden_card(tmp_path: Path, finished: Game) -> None:
    shown = lineup("replay", write(tmp_path, finished.to_log()), "--story")
    assert "  Turn 1: " in shown.out
    assert " plays Punch" in shown.out
    assert "You " not in shown.out


def test_the_json_of_a_replay(tmp_path: Path, finished: Game) -> None:
    report = lineup("replay", write(tmp_path, finished.to_log()), "--verify", "--json").json
    assert finished.result is not None
    checks = report.pop("checks")
    assert checks == finished.result.turns
    assert report == {
        "game": "heroes-unite",
        "seats": ["Ann", "Bob"],
        "seed": "7",
        "variants": ["hunt"],
        "rules": {"super_villains": "1"},
        "sets": [],
        "answers": len(finished.answers),
        "turns": finished.result.turns,
        "over": True,
        "digest": finished.digest,
        "winners": list(finished.result.winners),
        "scores": list(finished.result.scores),
        "super_villains": list(finished.result.super_villains),
    }


def test_a_missing_file_is_bad_input(tmp_path: Path) -> None:
    refused(lineup("replay", tmp_path / "none.log"), "none.log")
    refused(lineup("replay", tmp_path / "none.log", "--verify"), "none.log")


def edited(finished: Game, number: int) -> str:
    """The log with one digest changed."""
    lines = finished.to_log().splitlines()
    check = [at for at, line in enumerate(lines) if line.startswith("=")][number]
    lines[check] = f"{lines[check][:-16]}0123456789abcdef"
    return "\n".join(lines) + "\n"


def test_one_check_is_told_as_one(tmp_path: Path, finished: Game) -> None:
    lines = finished.to_log().splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("="))
    shown = lineup("replay", write(tmp_path, "\n".join(lines[: first + 1])), "--verify").out
    assert "Verified: 1 check of the log agrees with the game." in shown


def test_an_answer_of_a_seat_there_is_not_is_told_as_that(tmp_path: Path, finished: Game) -> None:
    lines = finished.to_log().splitlines()
    file = write(tmp_path, "\n".join([*lines[:2], "9 play punch"]))
    refused(lineup("replay", file), "Line 3: There is no seat 9; seats are numbered from 0 to 1.")


def test_a_wrong_digest_fails_only_the_verification(tmp_path: Path, finished: Game) -> None:
    file = write(tmp_path, edited(finished, 3))
    assert lineup("replay", file).code == 0
    refused(lineup("replay", file, "--verify"), "game.log", "Line ", "0123456789abcdef", code=1)


def damage(finished: Game) -> dict[str, str]:
    text = finished.to_log()
    lines = text.splitlines()
    return {
        "empty": "",
        "foreign": "1. e4 e5\n",
        "no header": lines[0] + "\n",
        "half a header": text[: len(lines[0]) + 60],
        "cut in an answer": "\n".join(lines[:5]) + "\n0 pla",
        "answer of nobody": "\n".join(lines[:2]) + "\nplay punch\n",
        "answer of the wrong seat": text.replace("\n0 end", "\n1 end", 1),
        "answers after the end": text + "0 end\n",
        "other content": text.replace(finished.state.setup.content, "0123456789abcdef"),
        "other seed": text.replace('"seed": "7"', '"seed": "70"'),
        "other game": text.replace('"game": "heroes-unite"', '"game": "chess"'),
        "other variant": text.replace('"variants": ["hunt"]', '"variants": ["hide"]'),
        "other switch": text.replace("super_villains", "super_heroes"),
    }


@pytest.mark.parametrize("kind", list(damage(new_game(seed="7"))))
def test_a_damaged_log_is_bad_input_and_fails_the_verification(kind: str, tmp_path: Path, finished: Game) -> None:
    file = write(tmp_path, damage(finished)[kind])
    refused(lineup("replay", file), "game.log")
    refused(lineup("replay", file, "--verify"), "game.log", code=1)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seed", 5),
        ("seed", None),
        ("seats", "AB"),
        ("seats", [1, 2]),
        ("variants", None),
        ("rules", []),
        ("mix", []),
        ("heroes", [5]),
        ("first_scores", ["a"]),
        ("first_scores", [9, 9, 9]),
        ("custom", [{}]),
        ("custom", [{"id": "x", "source": "[set"}]),
    ],
)
def test_a_header_with_a_value_of_the_wrong_kind_is_refused(
    field: str, value: object, tmp_path: Path, finished: Game
) -> None:
    lines = finished.to_log().splitlines()
    lines[1] = json.dumps({**json.loads(lines[1]), field: value})
    refused(lineup("replay", write(tmp_path, "\n".join(lines) + "\n")), "game.log")


def test_a_number_that_is_no_digit_is_no_seat(tmp_path: Path, finished: Game) -> None:
    text = finished.to_log() + "²0 end\n"
    refused(lineup("replay", write(tmp_path, text)), "²0")
