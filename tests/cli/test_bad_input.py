"""Input that is far off: each gets the usual sentence at once, and no command ends with "something unexpected"."""

from __future__ import annotations

import errno
import io
import sys
from pathlib import Path

import pytest

from lineup.errors import find_near
from tests.cli.run import COMMAND, lineup, refused

MANY = "9" * 5000
LONG = "a" * 300
DEEP = "[" * 100_000 + "]" * 100_000
SET = '[set]\nid = "mine"\n'
CARD = '[[card]]\nid = "odd"\nname = "Odd"\ntype = "Hero"\ncost = 1\nvp = 1\ntext = "+1 Power."\n'


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("play", "--players", "1000000000"), "Heroes Unite is for 2 to 5 players; 1000000000 seats were given."),
        (("mix", "heroes-unite", "--players", "1000000000"), "is for 2 to 5 players; 1000000000 seats were given."),
        (("mix", "heroes-unite", "--games", "9" * 20), "a number from 0 to 100000 is needed."),
        (("simulate", "heroes-unite", "--games", "9" * 23), "a number from 1 to 10000000 is needed."),
        (("bots", "audit", "casual", "--rounds", "9" * 20), "a number from 1 to 1000000 is needed."),
        (("arena", "--players", MANY), "numbers of players, such as 2"),
        (("arena", "--shard", f"1/{MANY}", "--out", "x", "--seed", "1"), "is not a shard"),
        (("cards", "--cost", MANY), "--cost takes a number, or 5+"),
        (("cards", "--cost", "5-2"), "--cost 5-2: a range goes up, such as 2-5."),
        (("measure",), "No such command 'measure'. Did you mean 'merge'? Type lineup --help to see what is possible."),
        (("play", "--nosuch"), "No such option: --nosuch. Type lineup play --help to see what is possible."),
        (("play", "--players", "two"), "'two' is no whole number. Type lineup play --help"),
        (("arena", "--time", "soon"), "'soon' is no number. Type lineup arena --help"),
    ],
)
def test_a_number_that_cannot_be_is_refused_at_once(args: tuple[str, ...], sentence: str) -> None:
    refused(lineup(*args), sentence)


@pytest.mark.parametrize(
    ("args", "wanted"),
    [
        (("serve", "--backup", ""), "FOLDER"),
        (("serve", "--redis", ""), "URL"),
        (("serve", "--proxy", " "), "ADDRESS"),
        (("serve", "--certificate", ""), "FILE"),
        (("serve", "--key", ""), "FILE"),
        (("simulate", "heroes-unite", "--out", ""), "FOLDER"),
        (("simulate", "heroes-unite", "--shard", ""), "I/N"),
        (("simulate", "heroes-unite", "--cluster", ""), "ADDRESS"),
        (("arena", "--out", ""), "FOLDER"),
        (("arena", "--against", ""), "BOT"),
        (("train", "x", "--shard", ""), "I/N"),
        (("train", "x", "--device", ""), "NAME"),
    ],
)
def test_an_option_that_is_given_nothing_does_not_mean_none(args: tuple[str, ...], wanted: str) -> None:
    *_, option, value = args
    said = f'{option} "{value}": the value is empty; give one ({wanted}), or leave {option} out.'
    refused(lineup(*args), said)


@pytest.mark.parametrize(
    ("args", "name"), [(("report", ""), "RUN"), (("merge", "", "a"), "OUT"), (("train", ""), "FOLDER")]
)
def test_a_folder_without_a_name_is_not_the_one_at_hand(args: tuple[str, ...], name: str) -> None:
    refused(lineup(*args), f'{name} "": the value is empty; a name is needed there.')


def test_a_training_looks_at_its_seed_first() -> None:
    refused(lineup("train", "x", "--seed", ""), 'A seed is 1 to 100 printable characters, such as 7 or "rainy day"')


@pytest.mark.parametrize(
    "args",
    [
        ("cards", "check", f"{LONG}.toml"),
        ("cards", "diff", f"{LONG}.toml"),
        ("cards", "new", f"{LONG}.toml", "--name", "Odd"),
        ("report", LONG),
        ("merge", "out", LONG),
    ],
)
def test_a_name_too_long_for_a_file_is_said_to_be(args: tuple[str, ...]) -> None:
    refused(lineup(*args), LONG, "cannot be used: File name too long.")


@pytest.mark.parametrize("command", ["check", "diff"])
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (f"card = 1\n{SET}", "holds no cards; each begins with [[card]]."),
        (f"{SET}x = {DEEP}", "its values are nested too deep."),
        ('[set]\nid = "../../x"\n' + CARD, 'the set id "../../x" has a "/"; write one without, such as "my-set".'),
    ],
)
def test_a_file_that_is_no_set_is_said_to_be_none(tmp_path: Path, command: str, text: str, sentence: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text[:100_000], encoding="utf-8")
    refused(lineup("cards", command, file), sentence, code=1)


def test_what_is_no_file_to_check_is_said_to_be_a_folder_or_empty(tmp_path: Path) -> None:
    refused(lineup("cards", "check", tmp_path), f'"{tmp_path}" is a folder; name a TOML file')
    refused(lineup("cards", "check", tmp_path / "none.toml"), "There is no file")
    refused(lineup("cards", "check", "/dev/null"), "needs a [set] table", code=1)


def test_texts_nested_too_deep_are_not_read(tmp_path: Path) -> None:
    for name, text in (("deep.json", DEEP), ("deep.toml", f"x = {DEEP}")):
        (tmp_path / name).write_text(text, encoding="utf-8")
        refused(lineup("cards", "parse", "--file", tmp_path / name), "cannot be read: its values are nested too deep.")


@pytest.mark.parametrize("header", [DEEP, f'{{"seed": {MANY}}}'])
@pytest.mark.parametrize("command", [("replay",), ("review",), ("play", "--resume")])
def test_a_header_that_cannot_be_read_is_said_to_be_none(tmp_path: Path, command: tuple[str, ...], header: str) -> None:
    file = tmp_path / "game.log"
    file.write_text(f"line-up log 1\n{header}\n", encoding="utf-8")
    refused(lineup(*command, file), "Line 2 of a log is its header in JSON; this one cannot be read")


def test_a_run_whose_head_is_nested_too_deep_is_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / "run.json").write_text(DEEP, encoding="utf-8")
    refused(lineup("report", tmp_path), "cannot be read; name another folder.")


class Full(io.StringIO):
    """A disk without room."""

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for args in (["games"], ["games", "--json"], ["--version"]):
        monkeypatch.setattr(sys, "stdout", Full())
        with pytest.raises(SystemExit) as end:
            COMMAND.main(args)
        assert end.value.code == 2
        assert capsys.readouterr().err == "The output cannot be written: No space left on device.\n"
        sys.stdout.flush()  # as Python does at its end


def test_nothing_is_drawn_into_a_folder_that_is_not_there(tmp_path: Path) -> None:
    refused(lineup("cards", "render", "katana", "--out", tmp_path / "no" / "x.svg"), "No such file or directory")
    assert not (tmp_path / "no").exists()


# What may have been meant


def test_only_what_is_alike_may_have_been_meant() -> None:
    assert find_near("KATAN", ["batarang", "katana", "punch"]) == ["katana"]
    assert find_near("nosuch", ["punch", "Katana"]) == []


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("play", "--rule", "hand_sise=6"), 'There is no rules switch "hand_sise"; did you mean hand_size?\n'),
        (("play", "--rule", "a=b"), 'There is no rules switch "a"; lineup games GAME lists those there are.\n'),
        (("play", "chess"), 'There is no game "chess"; there are heroes-unite, confrontations, rivals-batman-joker '),
        (("play", "heroes-unit"), 'There is no game "heroes-unit"; did you mean heroes-unite?\n'),
        (("play", "--variant", "hnut"), 'Heroes Unite has no variant "hnut"; did you mean hunt?\n'),
        (("play", "--variant", "zzz"), 'has no variant "zzz"; there are synergy, hunt, '),
        (("play", "--hero", "zzz"), 'There is no Super Hero "zzz" in this game; there are Batgirl, '),
        (("cards", "--game", "chess"), 'There is no game "chess"; there are heroes-unite, '),
        (("cards", "new", "x.toml", "--replaces", "nosuch"), 'no card "nosuch"; lineup cards lists all of them.\n'),
    ],
)
def test_what_is_not_known_is_answered_with_what_is_alike_or_what_there_is(
    args: tuple[str, ...], sentence: str
) -> None:
    refused(lineup(*args), sentence)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("katana", "--type", "villain"), 'No card "katana" fits --type villain; without that there is Katana.'),
        (("zod", "--game", "heroes-unite"), 'No card "zod" fits --game heroes-unite; without that there is Zod.'),
        (("power", "--type", "weakness", "--cost", "9"), 'No card "power" fits --type weakness and --cost 9; without'),
        (("katanna", "--type", "villain"), 'There is no card "katanna", and none holds these words; did you mean Kat'),
    ],
)
def test_a_filter_that_leaves_out_a_card_is_named_and_the_card_is_not_denied(
    args: tuple[str, ...], sentence: str
) -> None:
    refused(lineup("cards", *args), sentence)


def test_no_card_is_as_dear_as_that() -> None:
    shown = lineup("cards", "--cost", f"{10**22}+")
    assert (shown.code, shown.out) == (0, "No card fits.\n")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("play", "--variant", "hunt", "--variant", "hunt"), "The variant hunt is given twice; give it once."),
        (("mix", "heroes-unite", "--variant", "hunt", "--variant", "hunt"), "The variant hunt is given twice"),
        (("play", *["--hero", "any"] * 3), "3 Super Heroes are named for 2 players."),
        (("mix", "confrontations", *["--hero", "any"] * 5), "5 Characters are named for 4 players."),
        (("games", "confrontations", "--hero", "nobody"), "--hero says for whom cards are swapped; name the set"),
        (("play", "--variant", "solo", "--bots", "casual"), "Heroes Unite (Solo against the clock) is for one player"),
        (("play", "--variant", "solo", "--players", "9"), "Heroes Unite (Solo against the clock) is for one player"),
    ],
)
def test_choices_that_cannot_all_hold_are_refused(args: tuple[str, ...], sentence: str) -> None:
    refused(lineup(*args), sentence)


def test_a_terminal_that_knows_few_letters_is_shown_like_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.BytesIO()
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(shown, encoding="ascii"))
    with pytest.raises(SystemExit):
        COMMAND.main(["cards", "--cost", "−5 é"])
    sys.stderr.flush()
    assert shown.getvalue().decode("ascii").endswith('"-5 ?" is none of these.\n')


def test_an_override_of_an_unknown_card_names_each_card_once(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f'{SET}[[card]]\noverrides = "heroes-unite/katan"\ntext = "+1 Power."\n', encoding="utf-8")
    refused(lineup("cards", "check", file), 'no card "katan" in Heroes Unite. Did you mean katana?\n', code=1)


def test_a_character_is_found_by_the_name_that_the_list_shows() -> None:
    shown = lineup("cards", "superman", "1").out
    assert shown.startswith("Superman  Character · Level 1 ")
    assert "Level 2" not in shown
