"""`lineup play` as a process with piped answers: whole games, saving, resuming, and every kind of bad input."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from lineup import replay
from tests.bots.installing import FIRST, install, installed
from tests.cli.run import Outcome, lineup, process, refused
from tests.cli.test_cards import FINE
from tests.harness.budget import LONG

ENOUGH = "1\n" * 4000


def answers(log: Path) -> list[str]:
    """The answers in a log, without its header and check lines."""
    return [line for line in log.read_text(encoding="utf-8").splitlines()[2:] if not line.startswith("=")]


def test_a_whole_game_is_played_by_piped_answers(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    done = process("play", "--seed", "7", "--save", log, stdin=ENOUGH)
    assert (done.code, done.err) == (0, "")
    assert "\x1b" not in done.out
    result = replay(log.read_text(encoding="utf-8")).result
    assert result is not None
    last = done.out.rstrip().splitlines()
    assert last[-6:] == [
        "The log of this game is in",
        f"  {log}",
        "Read it again with:",
        f"  lineup replay {log} --story",
        "See which of your decisions mattered most with:",
        f"  lineup review {log}",
    ]
    scores = f"Victory Points: You {result.scores[0]}, casual {result.scores[1]}."
    assert last[-7].endswith(scores)
    total = next(line for line in last if line.startswith("Victory Points "))
    assert total.split()[2:] == [str(score) for score in result.scores]


EVERY_DAY = [("confrontations",), ("rivals-batman-joker",)]
NOW_AND_THEN = [
    ("confrontations", "--players", "2"),
    ("confrontations", "--players", "3"),
    ("rivals-shazam-black-adam",),
    ("rivals-shazam-black-adam", "--set", "rivals-batman-joker", "--players", "4"),
    ("confrontations", "--set", "rivals-batman-joker", "--hero", "batman", "--swap-in", "batman"),
]
WAYS = [*EVERY_DAY, *(pytest.param(way, marks=LONG) for way in NOW_AND_THEN)]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: " ".join(way))
def test_every_game_is_played_to_its_end_and_its_log_verified(way: tuple[str, ...], tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    done = lineup("play", *way, "--seed", "5", "--save", log, stdin=ENOUGH)
    assert (done.code, done.err) == (0, "")
    result = replay(log.read_text(encoding="utf-8")).result
    assert result is not None
    total = [line for line in done.out.splitlines() if line.startswith("Victory Points ")][-1]
    assert total.split()[2:] == [str(score) for score in result.scores]
    told = lineup("replay", log, "--verify", "--story")
    assert told.code == 0
    assert "You confront" in told.out
    assert "agree with the game" in told.out


def test_a_game_in_teams_says_who_plays_with_whom_and_sums_up_both() -> None:
    done = lineup("play", "confrontations", "--seed", "5", stdin=ENOUGH)
    assert "Team A: You and casual 2." in done.out
    assert "Team B: casual and casual 3." in done.out
    last = done.out.rstrip().splitlines()[-7]
    assert re.search(r"win together( by knock-out)? after \d+ turns", last)
    found = re.search(r"You (-?\d+), casual (-?\d+), casual 2 (-?\d+), casual 3 (-?\d+)", last)
    assert found is not None
    scores = [int(number) for number in found.groups()]
    assert f"Team A, You and casual 2: {scores[0] + scores[2]}." in last
    assert f"Team B, casual and casual 3: {scores[1] + scores[3]}." in last


def test_the_other_half_of_a_mix_is_played_and_told_and_kept_in_the_log(tmp_path: Path) -> None:
    mix = "heroes-unite=Hero,Location,Super-Villain;confrontations=Villain,Super Power,Equipment"
    for half, option in ((False, ()), (True, ("--other-half",))):
        log = tmp_path / f"{half}.log"
        done = lineup(
            *("play", "--set", "confrontations", "--mix", mix, "--seed", "1", "--save", log, *option), stdin="1\n1\n"
        )
        assert done.code == 0, done
        text = " ".join(done.out.split())
        wanted = "Villain, Super Power, Equipment, Super-Villain" if half else "Hero, Location, Super-Villain"
        assert f"Heroes Unite gives {wanted};" in text
        assert ("This is the other half of the mix." in text) == half
        assert header(log)["other_half"] is half
        assert lineup("replay", log, "--verify").code == 0
    done = lineup("play", "--other-half", stdin="1\n")
    assert (done.code, "say which groups each set gives" in done.err) == (2, True)


def test_a_card_of_confrontations_is_swapped_into_rivals_by_its_name(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    done = lineup(
        *("play", "rivals-batman-joker", "--set", "confrontations", "--swap", "batwoman=Steel", "--save", log),
        stdin="1\n",
    )
    assert done.code == 0, done
    assert "Swapped: Batwoman for Steel." in " ".join(done.out.split())
    assert header(log)["swaps"] == [["batwoman", "Steel"]]


def test_characters_are_wished_for_by_seat_and_swaps_are_told(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    done = lineup(
        *("play", "confrontations", "--set", "rivals-batman-joker", "--save", log, "--seed", "1"),
        *("--hero", "Batman", "--hero", "any", "--hero", "Aquaman", "--hero", "the joker"),
        *("--swap-in", "batman", "--swap-out", "zatanna-zatara", "--swap", "swamp-thing=superman"),
        stdin="1\n",
    )
    assert done.code == 0, done
    head = header(log)
    assert head["heroes"] == ["Batman", "", "Aquaman", "the joker"]
    assert '["swamp-thing", "superman"]' in json.dumps(head["swaps"])
    assert "Batman Level 1 cost 9" in done.out
    assert "Mixed in: Rivals: Batman vs The Joker." in done.out
    assert "Swamp Thing for Superman" in " ".join(done.out.split())


@pytest.mark.parametrize(
    ("args", "rule"),
    [
        (("confrontations", "--set", "rivals-batman-joker"), "CONF-MIX-01"),
        (("heroes-unite", "--rule", "super_villains=5"), "HU-SV-02"),
    ],
)
def test_a_game_that_leaves_the_rulebook_says_so(args: tuple[str, ...], rule: str) -> None:
    done = lineup("play", *args, stdin="quit\n")
    assert rule in done.out


@pytest.mark.parametrize(("game", "players"), [("confrontations", 4), ("rivals-batman-joker", 2), ("heroes-unite", 2)])
def test_a_game_is_played_by_as_many_as_it_is_meant_for(game: str, players: int, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    lineup("play", game, "--save", log, "--rule", "first_player=0", stdin="1\n")
    seats = header(log)["seats"]
    assert isinstance(seats, list)
    assert len(seats) == players


def test_the_breakdown_names_every_card_that_counts(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    done = process("play", "--seed", "3", "--rule", "super_villains=2", "--save", log, stdin=ENOUGH)
    result = replay(log.read_text(encoding="utf-8")).result
    assert result is not None
    table = done.out.rpartition("\nCard ")[2].splitlines()
    for cards in result.breakdown:
        for name, copies, points in cards:
            if points:
                row = next(line for line in table if line.startswith(f"{name} "))
                assert (f"{points} (×{copies})" if copies > 1 else str(points)) in row


def test_the_end_of_input_is_one_sentence_and_the_game_is_kept(state_home: Path) -> None:
    done = process("play", "--seed", "7", stdin="1\n1\n", state=state_home)
    assert (done.code, done.err) == (0, "")
    saved = state_home / "lineup" / "games" / "heroes-unite-7.log"
    assert done.out.rstrip().splitlines()[-2:] == [
        "The input ended after 2 decisions; the game is saved. Resume with:",
        f"  lineup play --resume {saved}",
    ]
    assert replay(saved.read_text(encoding="utf-8")).ask is not None


def test_no_input_at_all_still_ends_with_one_sentence(state_home: Path) -> None:
    done = process("play", "--rule", "first_player=0", stdin="", state=state_home)
    assert (done.code, done.err) == (0, "")
    assert done.out.rstrip().splitlines()[-1] == "The input ended after 0 decisions."
    assert not state_home.exists()


def test_input_that_is_no_text_is_refused_like_any_other_wrong_answer() -> None:
    command = [sys.executable, "-m", "lineup.cli", "play", "--seed", "7"]
    done = subprocess.run(command, input=b"\xff\xfe\n1\n", capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"is not an answer here" in done.stdout


def test_quit_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    done = lineup("play", "--seed", "7", "--save", log, stdin="1\nquit\n1\n")
    assert done.code == 0
    told = ["Stopped; the game is saved. Resume with:", f"  lineup play --resume {log}"]
    assert done.out.rstrip().splitlines()[-2:] == told
    assert answers(log)[-1].startswith("0 ")


def test_the_same_seed_deals_the_same_game() -> None:
    one, two = lineup("play", "--seed", "rainy day"), lineup("play", "--seed", "rainy day")
    assert (
        one.out.partition("─\n")[2].partition("The input")[0] == two.out.partition("─\n")[2].partition("The input")[0]
    )
    assert "rainy day" in one.out


def test_undo_leaves_no_trace_in_the_saved_game(tmp_path: Path) -> None:
    kept, undone = tmp_path / "kept.log", tmp_path / "undone.log"
    lineup("play", "--seed", "7", "--save", kept, stdin="1\n1\n")
    lineup("play", "--seed", "7", "--save", undone, stdin="1\n1\n1\n1\nundo\nundo\n")
    assert undone.read_text(encoding="utf-8") == kept.read_text(encoding="utf-8")


def test_a_saved_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first, second = tmp_path / "first.log", tmp_path / "second.log"
    begun = process("play", "--seed", "7", "--bots", "casual,random", stdin=f"1\n1\nsave {first}\nquit\n")
    assert f"Saved. Resume later with:\n  lineup play --resume {first}\n" in begun.out
    resumed = process("play", "--resume", first, "--save", second, stdin="log all\n1\n")
    assert resumed.code == 0
    assert f"Resumed after {len(answers(first))} answers: Heroes Unite with casual and random" in resumed.out
    assert "Turn 1: " in resumed.out
    assert answers(second)[: len(answers(first))] == answers(first)
    assert len(answers(second)) > len(answers(first))
    before, after = begun.out.rpartition("──")[2], resumed.out.partition("> log all")[0].rpartition("──")[2]
    assert before.partition("\n> ")[0] == after.rstrip("\n")


def test_a_resumed_game_is_saved_in_its_own_file_and_can_be_undone(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    lineup("play", "--seed", "7", "--save", log, stdin="1\n1\n1\n")
    three = answers(log)
    lineup("play", "--resume", log, stdin="1\n")
    assert answers(log)[: len(three)] == three
    assert len(answers(log)) > len(three)
    lineup("play", "--resume", log, stdin="undo\nundo\n")
    assert len(answers(log)) < len(three)


def test_looking_at_a_saved_game_does_not_change_it(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    lineup("play", "--seed", "7", "--save", log, stdin="1\n")
    log.chmod(0o444)
    before = log.read_text(encoding="utf-8")
    done = lineup("play", "--resume", log)
    assert done.out.rstrip().endswith(f"lineup play --resume {log}")
    assert log.read_text(encoding="utf-8") == before


def test_a_match_is_two_games_and_the_sum_of_both_scores_decides(tmp_path: Path) -> None:
    logs = tmp_path / "game.log", tmp_path / "game-2.log"
    done = lineup("play", "--match", "--players", "3", "--seed", "7", "--save", logs[0], stdin=ENOUGH)
    assert (done.code, done.err) == (0, "")
    first, second = (replay(log.read_text(encoding="utf-8")) for log in logs)
    assert first.result is not None
    assert second.result is not None
    assert (first.choice.half, second.choice.half) == (1, 2)
    assert second.choice.first_scores == first.result.scores
    pairs = list(zip(first.result.scores, second.result.scores, strict=True))
    sums = [f"{one} + {two} = {one + two}" for one, two in pairs]
    best = max(one + two for one, two in pairs)
    winner = ["You win", "casual wins", "casual 2 wins"][[one + two for one, two in pairs].index(best)]
    line = f"{winner} the match of two games. Victory Points: You {sums[0]}, casual {sums[1]}, casual 2 {sums[2]}."
    assert line in done.out
    told = lineup("replay", logs[1], "--verify")
    assert line in told.out
    assert "Second game of a match, with one half of the cards" in told.out


@pytest.mark.slow
def test_a_match_goes_on_with_its_second_game_when_the_first_is_resumed(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    lineup("play", "--match", "--seed", "7", "--save", log, stdin="1\n1\n")
    assert replay(log.read_text(encoding="utf-8")).choice.half == 1
    lineup("play", "--resume", log, stdin=ENOUGH)
    again = lineup("play", "--resume", log, stdin="1\n")
    assert "Second game of the match, with one half of the cards; the sum of both scores decides." in again.out


def test_a_saved_game_can_be_copied_to_another_file(tmp_path: Path) -> None:
    log, copy = tmp_path / "game.log", tmp_path / "copy.log"
    lineup("play", "--seed", "7", "--save", log, stdin="1\n")
    lineup("play", "--resume", log, "--save", copy)
    assert copy.read_text(encoding="utf-8") == log.read_text(encoding="utf-8")


def test_a_game_in_which_nothing_was_decided_leaves_no_file(state_home: Path) -> None:
    done = lineup("play", "--rule", "first_player=1")
    assert "casual" in done.out
    assert not state_home.exists()


def test_a_finished_game_taken_up_again_shows_its_result(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    lineup("play", "--seed", "7", "--rule", "super_villains=1", "--save", log, stdin=ENOUGH)
    again = lineup("play", "--resume", log)
    assert again.code == 0
    assert "Victory Points: You " in again.out


def test_a_second_game_of_a_seed_does_not_overwrite_the_first(state_home: Path) -> None:
    lineup("play", "--seed", "7", stdin="1\n")
    lineup("play", "--seed", "7", stdin="1\n1\n")
    names = sorted(file.name for file in (state_home / "lineup" / "games").iterdir())
    assert names == ["heroes-unite-7-2.log", "heroes-unite-7.log"]


def header(log: Path) -> dict[str, object]:
    read: dict[str, object] = json.loads(log.read_text(encoding="utf-8").splitlines()[1])
    return read


def test_the_options_reach_the_game(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    own = tmp_path / "my-cards.toml"
    own.write_text(FINE, encoding="utf-8")
    done = lineup(
        "play",
        "heroes-unite",
        *("--players", "4", "--name", "Ann", "--hero", "batgirl", "--seed", "7", "--save", str(log)),
        *("--variant", "synergy", "--rule", "super_villains=10", "--set", str(own), "--plain"),
        stdin="1\n",
    )
    assert done.code == 0, done
    head = header(log)
    assert head["seats"] == ["Ann", "casual", "casual 2", "casual 3"]
    assert (head["variants"], head["rules"], head["heroes"]) == (["synergy"], {"super_villains": "10"}, ["batgirl"])
    assert "You            Batgirl:" in done.out
    assert "10 left" in done.out


def test_sets_are_mixed_by_groups(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    own = tmp_path / "my-cards.toml"
    own.write_text(FINE.partition("[[card]]\noverrides")[0].replace("copies = 2", "copies = 40"), encoding="utf-8")
    mix = "heroes-unite=Villain,Super Power,Equipment,Location,Super-Villain;my-set=Hero"
    done = lineup("play", "--set", str(own), "--mix", mix, "--seed", "7", "--save", str(log), stdin="1\n1\n1\n")
    assert done.code == 0, done
    assert "Choose your Super Hero." in done.out
    assert header(log)["mix"] == {
        "heroes-unite": ["Villain", "Super Power", "Equipment", "Location", "Super-Villain"],
        "my-set": ["Hero"],
    }


def test_a_super_hero_may_be_chosen_from_two(tmp_path: Path) -> None:
    done = lineup("play", "--rule", "identity_assignment=deal_two", "--seed", "7", stdin="1\n1\n")
    assert "Choose your Super Hero." in done.out
    assert "  1 play as " in done.out


@pytest.mark.parametrize(
    ("args", "parts"),
    [
        (("heroes-untie",), ("heroes-untie", "heroes-unite")),
        (("--variant", "hide"), ("hide", "super-hidden")),
        (("confrontations", "--variant", "hunt"), ("Confrontations has no variant", "hunt", "draft")),
        (("--rule", "hand_sise=5"), ("hand_sise", "hand_size")),
        (("--rule", "hand_size"), ("hand_size", "KEY=VALUE")),
        (("--rule", "hand_size=many"), ("hand_size", "many", "1 to 10")),
        (("--rule", "hand_size=99"), ("hand_size", "99", "1 to 10")),
        (("--rule", "hunt=maybe"), ("hunt", "maybe", "on or off")),
        (("--rule", "hunt=on", "--rule", "hunt=off"), ("hunt", "twice")),
        (("--bots", "casul"), ("casul", "casual")),
        (("--bots", "casual,,random"), ("casual,,random", "empty")),
        (("--bots", "casual,casual,casual,casual,casual"), ("6 seats", "2 to 5")),
        (("--players", "1"), ("--players 1", "2")),
        (("--players", "-3"), ("--players -3", "2")),
        (("--players", "6"), ("6 seats", "2 to 5")),
        (("--players", "3", "--bots", "casual"), ("--players 3", "1 bot")),
        (("--hero", "batgril"), ("batgril", "Batgirl")),
        (("--seed", ""), ("seed", '""')),
        (("--seed", "a\nb"), ("seed", r"a\nb")),
        (("--seed", "x" * 101), ("seed", "100")),
        (("--name", " "), ("name", '" "')),
        (("--set", "none.toml"), ("none.toml",)),
        (("--mix", "heroes-unite"), ("heroes-unite", "SET=GROUP")),
        (("--mix", "other=Hero"), ("other", "heroes-unite")),
        (("--mix", "heroes-unite=Wizard"), ("Wizard", "Equipment")),
        (("--mix", "heroes-unite=Hero"), ("Villain",)),
        (("--mix", "a=Hero;a=Villain"), ('"a"', "twice")),
        (("--mix", ""), ("names none",)),
        (("--resume", "none.log"), ("none.log",)),
        (("--save", "none/game.log"), ("none",)),
        (("--save", "."), ("folder",)),
    ],
)
def test_bad_input_is_one_sentence_that_names_the_value_and_what_would_be_right(
    args: tuple[str, ...], parts: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused(lineup("play", *args), *parts)


@pytest.mark.parametrize(
    ("change", "parts"),
    [
        (("[set]", "[set"), ("my-cards.toml", "not a TOML file")),
        (("+2 power.", "Frobnicate."), ("my-cards.toml", "Herald", "Frobnicate")),
        (("vp = 1", ""), ("my-cards.toml", "Herald", "Victory Points")),
        (('type = "Hero"', 'type = "Super Hero"\nstack = "main"'), ("Herald", "do not go together")),
    ],
)
def test_a_broken_card_file_is_refused_with_its_place(
    change: tuple[str, str], parts: tuple[str, ...], tmp_path: Path
) -> None:
    own = tmp_path / "my-cards.toml"
    own.write_text(FINE.replace(*change, 1), encoding="utf-8")
    refused(lineup("play", "--set", str(own)), *parts)


def resumed(tmp_path: Path, text: str | bytes) -> Outcome:
    log = tmp_path / "bad.log"
    log.write_bytes(text if isinstance(text, bytes) else text.encode())
    return lineup("play", "--resume", str(log))


def test_a_damaged_or_foreign_log_is_not_taken_up(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    lineup("play", "--seed", "7", "--save", str(log), stdin="1\n" * 12)
    good = log.read_text(encoding="utf-8")
    content = str(header(log)["content"])
    refused(resumed(tmp_path, ""), "bad.log: ", "line-up log 1")
    refused(resumed(tmp_path, "hello\n"), "hello", "line-up log 1")
    refused(resumed(tmp_path, b"\xff\x00\xfe"), "bad.log", "text file")
    refused(resumed(tmp_path, good.split("\n")[0] + "\n"), "header")
    refused(resumed(tmp_path, good[: len(good.split("\n")[0]) + 40]), "header")
    refused(resumed(tmp_path, good.rstrip()[:-3]), "Line ")
    refused(resumed(tmp_path, good.replace('"seed": "7"', '"seed": "8"')), "Line ")
    refused(resumed(tmp_path, good.replace(content, "0123456789abcdef")), "0123456789abcdef", content)
    refused(resumed(tmp_path, good.replace('"game": "heroes-unite"', '"game": "chess"')), "chess", "heroes-unite")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--players", "3"),
        ("--variant", "hunt"),
        ("--rule", "hunt=on"),
        ("--hero", "batgirl"),
        ("--seed", "8"),
        ("--swap-in", "x"),
        ("--name", "Bob"),
    ],
)
def test_a_resumed_game_takes_no_option_that_would_change_it(option: str, value: str, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    lineup("play", "--seed", "7", "--save", str(log), stdin="1\n")
    refused(lineup("play", "--resume", str(log), option, value), "--resume", option)
    refused(lineup("play", "confrontations", "--resume", str(log)), "--resume", "leave out GAME.")


def test_a_game_alone_begins_and_goes_on_without_other_names(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    begun = lineup("play", "--variant", "solo", "--seed", "4", "--save", log, stdin="1\n").out
    assert begun.startswith("Now: Heroes Unite alone, seed 4. Type help for help.\n")
    again = lineup("play", "--resume", log).out
    assert again.startswith("Resumed after 1 answer: Heroes Unite alone, seed 4. Type help for help.\n")


def test_other_bots_may_take_over_a_saved_game_but_only_as_many_as_there_are_seats(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    lineup("play", "--seed", "7", "--save", str(log), stdin="1\n")
    assert lineup("play", "--resume", str(log), "--bots", "random", stdin="1\n").code == 0
    refused(lineup("play", "--resume", str(log), "--bots", "random,random"), "1 seat", "2 bots")


def test_a_saved_game_that_tells_of_no_bot_says_who_plays_instead(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    first = ("play", "--seed", "7", "--rule", "first_player=0", "--save", log, "--bots")
    lineup(*first, "random,random,cmd: true", stdin="1\n")
    assert "random 2" in log.read_text(encoding="utf-8")
    again = lineup("play", "--resume", log, stdin="quit\n")
    assert again.code == 0
    assert "casual plays for true; pick another bot with --bots." in again.out
    named = lineup("play", "--resume", log, "--bots", "random,random,casual", stdin="quit\n")
    assert (named.code, "plays for" in named.out) == (0, False)
    log.unlink()
    usual = lineup(*first, "random,random", stdin="1\n")
    assert (usual.code, "plays for" in lineup("play", "--resume", log, stdin="quit\n").out) == (0, False)


@pytest.mark.parametrize(
    ("instead", "said"),
    [
        ("{}['x']", "The bot \"first\" failed: KeyError: 'x'"),
        ("0", 'The bot "first" answered 0, which is not among its options.'),
        ("exit()", 'The bot "first" failed: SystemExit: None'),
        ("__import__('missing\\n\\x1b[31m')", 'The bot "first" failed: ModuleNotFoundError: No module named'),
    ],
)
def test_a_bot_that_fails_costs_the_player_nothing(instead: str, said: str, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    install(tmp_path, f"broken-bots-{abs(hash(instead))}", FIRST.replace("ask.options[0]", instead), first="First")
    with installed(tmp_path):
        done = lineup("play", "--seed", "2", "--bots", "first", "--save", log, stdin="end\n" * 30)
    assert (done.code, done.err) == (0, "")
    assert said in " ".join(done.out.split())
    assert "the game is saved. Resume with: lineup play --resume" in " ".join(done.out.split())
    assert "\x1b" not in done.out
    assert replay(log.read_text(encoding="utf-8")).answers


def test_a_bot_that_cannot_be_made_is_a_sentence(tmp_path: Path) -> None:
    install(tmp_path, "unmade-bots", FIRST.replace("pass", "raise SystemExit"), first="First")
    with installed(tmp_path):
        refused(lineup("play", "--bots", "first"), 'The bot "first" failed: SystemExit', code=70)


def test_saving_where_nothing_can_be_written_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    done = lineup("play", "--seed", "7", stdin=f"1\nsave {tmp_path}\nsave {tmp_path}/none/x.log\nsave\nquit\n")
    assert done.code == 0
    assert f'"{tmp_path}" is a folder; name a file to save the game in.' in done.out
    assert f'There is no folder "{tmp_path}/none"' in done.out
    assert "Saved. Resume later with:" in done.out
