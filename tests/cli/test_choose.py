"""`lineup play --choose`: a game put together line by line, told, forecast and played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.cli import test_play
from tests.cli.run import Outcome, lineup, refused


def header(log: Path) -> dict[str, Any]:
    """The head of a log."""
    return dict(test_play.header(log))


def chosen(log: Path, *lines: str) -> Outcome:
    """What is shown while these lines are typed."""
    done = lineup("play", "--choose", "--seed", "3", "--save", log, stdin="".join(f"{line}\n" for line in lines))
    assert (done.code, done.err) == (0, "")
    return done


def test_each_line_changes_one_thing_and_says_what_it_comes_to(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    lines = ("players 3", "variant hunt", "variant short-stack", "variant hunt", "rule line_up_size=7", "play", "1")
    done = chosen(log, *lines)
    assert "At the table: You, casual and casual 2." in done.out
    assert "Chosen: hunt, short-stack." in done.out
    assert "Chosen: short-stack, line_up_size=7." in done.out
    assert "Our house rule: 5 Super-Villains" in done.out
    head = header(log)
    assert (len(head["seats"]), head["variants"], head["rules"]) == (3, ["short-stack"], {"line_up_size": "7"})


def test_groups_and_their_other_half_are_chosen_line_by_line(tmp_path: Path) -> None:
    mix = "mix heroes-unite=Hero,Location,Super-Villain;confrontations=Villain,Super Power,Equipment"
    done = chosen(tmp_path / "game.log", "set confrontations", mix, "half", "mix", "half", "play", "1")
    text = " ".join(done.out.split())
    assert "Heroes Unite gives Hero, Location, Super-Villain; Confrontations gives Villain" in text
    assert "This is the other half of the mix." in text
    assert "This cannot be played: " in text  # the half of no mix, before it is taken back
    head = header(tmp_path / "game.log")
    assert (head["boxes"], head["mix"], head["other_half"]) == (["confrontations"], {}, False)


def test_a_rulebooks_swaps_are_put_in_and_changed(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    lines = ("game confrontations", "set rivals-batman-joker", "hero Batman,The Joker", "advised", "play", "1")
    done = chosen(log, *lines)
    assert "No card is swapped" in done.out
    assert "Ares for Superman" in " ".join(done.out.split())
    assert ["ares", "superman"] in [[name.rpartition("/")[2] for name in pair] for pair in header(log)["swaps"]]
    assert header(log)["heroes"] == ["Batman", "The Joker"]
    swaps = ("swap-in batman", "swap-out zatanna-zatara", "swap swamp-thing=superman")
    log = tmp_path / "another.log"
    chosen(log, *lines[:2], "hero Batman,any,Aquaman,The Joker", *swaps, "play", "1")
    assert ["swamp-thing", "superman"] in header(log)["swaps"]


def test_a_forecast_and_what_there_is_to_choose_from_are_shown(tmp_path: Path) -> None:
    done = chosen(tmp_path / "game.log", "game rivals-batman-joker", "forecast 1", "list", "help", "quit")
    assert "1 game among casual bots, seed 3" in done.out
    assert "Games: heroes-unite, confrontations" in done.out
    assert "rivals-batman-joker: groups Hero, Villain" in done.out
    assert "emblems batman, joker." in done.out
    assert "advised " in done.out
    assert not (tmp_path / "game.log").exists()


def test_what_cannot_be_is_said_and_can_be_put_right(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    wrong = {
        "forcast": 'There is no command "forcast"; did you mean forecast?',
        "forecast many": 'forecast takes a number from 1 to 5000, not "many".',
        "players two": 'players takes a number from 1 to 5, not "two".',
        "bots nobody": 'There is no bot "nobody"',
        "game chess": '"chess"',
        "rule hand_size": "rule takes SWITCH=VALUE, or a switch that was set to take it back",
        "swap": "Name what is meant behind it",
        "advised": "swap",
        "half": "This cannot be played: Only a mix by groups has an other half",
        "play": "Only a mix by groups has an other half",
    }
    done = chosen(log, *wrong, "half", "rule hand_size=6", "rule hand_size", "bots random", "play", "1")
    text = " ".join(done.out.split())
    for sentence in wrong.values():
        assert sentence in text
    assert header(log)["seats"] == ["You", "random"]
    assert header(log)["rules"] == {}


def test_whoever_leaves_or_has_no_more_to_say_plays_no_game(tmp_path: Path) -> None:
    assert "Turn 1" not in chosen(tmp_path / "game.log", "players 2").out
    refused(lineup("play", "--choose", "--resume", "x.log"), "leave out --choose")
