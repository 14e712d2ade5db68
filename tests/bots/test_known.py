"""A bot is added by one class in any installed package; what is wrong with one is said in a sentence."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from lineup.bots import BOTS, BotError, CasualBot, RandomBot, make_bot
from lineup.bots.hosting import registry
from lineup.bots.hosting.registry import OWN
from lineup.games import first_game, make_choice
from lineup.lab.simulation.simulate import simulate
from lineup.running.roads import Road
from lineup.table.wire import catalogue
from tests.bots.installing import FIRST, install, installed
from tests.cli.run import lineup, process, refused

OURS = [bot.name for bot in OWN]
DOCS = Path(__file__).parents[2] / "docs"


def test_a_bot_of_another_package_is_listed_and_plays_everywhere(tmp_path: Path) -> None:
    install(tmp_path, "first-bots", first="First")
    with installed(tmp_path):
        assert list(BOTS) == [*OURS, "first"]
        assert catalogue.make_offer("with a bot more").bots[-1] == catalogue.BotFacts(
            id="first", title="First", summary="takes whatever comes first"
        )
        here = simulate(make_choice(first_game(), 2), ("first", "random"), 4, 1, road=Road(1))
        assert simulate(make_choice(first_game(), 2), ("first", "random"), 4, 1, road=Road(2)) == here
        told = process("simulate", "heroes-unite", "--games", "4", "--seed", "1", "--bots", "first,random", "--json")
        assert told.code == 0
        assert told.json["wins"] == here.to_json()["wins"]
    assert list(BOTS) == OURS


def test_our_own_bots_are_there_whatever_is_installed(tmp_path: Path) -> None:
    assert BOTS["random"] is RandomBot
    assert BOTS["casual"] is CasualBot
    install(tmp_path, "rival-bots", FIRST.replace('"first"', '"casual"'), casual="First")
    with installed(tmp_path):
        assert isinstance(make_bot("casual", 0, "1"), CasualBot)
        assert list(BOTS) == OURS


def test_a_bot_that_cannot_be_used_is_left_out_with_a_warning(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    install(tmp_path, "good-bots", first="First")
    install(tmp_path, "bad-bots", "import nowhere", worse="Worse")
    install(tmp_path, "rival-bots", FIRST.replace('"first"', '"casual"'), casual="First")
    with installed(tmp_path):
        assert (list(BOTS), len(BOTS)) == ([*OURS, "first"], len(OURS) + 1)
    assert [record.getMessage() for record in caplog.records] == [
        'The bot "casual" of the package rival-bots is left out: Line-Up already has a bot of that name.',
        'The bot "worse" of the package bad-bots cannot be used: bad_bots:Worse cannot be loaded '
        "(ModuleNotFoundError: No module named 'nowhere').",
    ]


@pytest.mark.parametrize(
    ("source", "value", "said"),
    [
        ("import nowhere", "First", "broken_bots:First cannot be loaded (ModuleNotFoundError: No module named"),
        ("", "First", "broken_bots:First cannot be loaded (AttributeError:"),
        ("First = 7", "First", "broken_bots:First is not a class."),
        ("raise SystemExit", "First", "broken_bots:First cannot be loaded (SystemExit)."),
        (
            "class E(Exception):\n    def __str__(self): raise ValueError\nraise E",
            "First",
            "broken_bots:First cannot be loaded (E: (unreadable)).",
        ),
        ("raise ValueError('one\\n\\x1b[31mtwo')", "First", "cannot be loaded (ValueError: one [31mtwo)."),
        (FIRST.replace("    title", "    heading"), "First", "the class broken_bots:First has no title."),
        (
            FIRST.replace('"takes whatever comes first"', "5"),
            "First",
            "the summary of broken_bots:First must be one line of text.",
        ),
        (FIRST.replace('"First"', '"\\x1b[31m"'), "First", "the title of broken_bots:First must be one line of text."),
        (FIRST.replace("choose", "decide"), "First", "the class broken_bots:First has no choose."),
        (
            FIRST.replace(", clock", ""),
            "First",
            "the method choose of broken_bots:First must take three arguments now, (view, ask, clock)",
        ),
        (
            FIRST.replace('"first"', '"best"'),
            "First",
            'the class broken_bots:First is named "best"; the entry point must have the same name.',
        ),
    ],
)
def test_a_broken_bot_is_refused_with_what_is_wrong(tmp_path: Path, source: str, value: str, said: str) -> None:
    install(tmp_path, "broken-bots", source, first=value)
    with installed(tmp_path):
        outcome = lineup("simulate", "heroes-unite", "--games", "1", "--bots", "first,random")
    refused(outcome, 'The bot "first" of the package broken-bots cannot be used: ', said)


def test_the_name_of_a_bot_can_stand_in_a_list(tmp_path: Path) -> None:
    install(tmp_path, "loud-bots", FIRST.replace('"first"', '"First!"'), **{"First!": "First"})
    with (
        installed(tmp_path),
        pytest.raises(BotError, match=r"a bot's name has only small letters, digits and dashes\."),
    ):
        make_bot("First!", 0, "1")


def test_two_bots_of_one_name_are_refused_until_one_is_uninstalled(tmp_path: Path) -> None:
    for package in ("one-bots", "two-bots"):
        install(tmp_path, package, first="First")
    with installed(tmp_path):
        assert list(BOTS) == OURS
        said = 'There are two bots "first", of the packages one-bots and two-bots; uninstall one of them.'
        with pytest.raises(BotError, match=re.escape(said)):
            make_bot("first", 0, "1")


@pytest.mark.parametrize("bot", ["learned", "master"])
def test_a_bot_that_lacks_a_package_says_how_to_install_it(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    extras = tomllib.loads((DOCS.parent / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    registry._is_installed.cache_clear()
    try:
        with pytest.raises(BotError, match=f'The bot "{bot}" needs numpy, not installed yet') as error:
            make_bot(bot, 0, "1")
    finally:
        registry._is_installed.cache_clear()
    extra = str(error.value).partition("pip install 'lineup-table[")[2].partition("]")[0]
    assert any(each.startswith("numpy") for each in extras[extra])


def test_the_page_of_the_bots_says_what_the_table_says() -> None:
    page = (DOCS / "bots.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(.+?)` \| (.*?) ?\| (.+) \|$", page, re.MULTILINE)
    assert rows == [(bot.name, bot.title, bot.summary) for bot in OWN]
