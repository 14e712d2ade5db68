"""Databases that former releases wrote, of every migration there was: brought up to date, all is there and goes on.

tests/saves/databases.tar.xz holds them; `python -m tools.generate.former_databases` made them, by the code of their
time.
"""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from lineup import replay
from lineup.table.server.backups import restore_copy
from lineup.table.store.opening import MIGRATIONS
from tests.harness.postgres import postgres, rows
from tests.harness.server import Guest, Server, play_on
from tools.generate.docs import ROOT
from tools.generate.former_databases import CARD, MODERATOR, PASSPHRASE, read

pytestmark = pytest.mark.sqlite  # they bring the databases they are about
FILES = read()
NAMES = sorted(name.removesuffix(".sql") for name in FILES if name.endswith(".sql"))
FIRST_IN_POSTGRES = "0005"
EVERY_DAY = (NAMES[0], NAMES[-1])  # the oldest and the latest


def last_of(name: str) -> int:
    """The last migration of the release that wrote a database."""
    return int(name[:4])


def written(name: str, folder: Path) -> Server:
    """A server over a database as a release left it."""
    server = Server(folder / "tables.db", address=postgres().new() if name.endswith("postgres") else "")
    if server.address:
        rows(server.address, FILES[f"{name}.sql"])
    else:
        with closing(sqlite3.connect(server.data)) as database:
            database.executescript(FILES[f"{name}.sql"])
    if last_of(name) >= 6:
        server.arguments = ("--moderator", MODERATOR)
    return server


@contextmanager
def brought_up_to_date(name: str, folder: Path) -> Iterator[tuple[Server, Guest, dict[str, Any]]]:
    """The server of today over a database of a release, and one who was there, with what they knew."""
    known = json.loads(FILES[f"{name}.json"])
    server = written(name, folder)
    server.start()
    ann = Guest(server)
    ann.cookie, ann.person = known["cookie"], known["person"]
    try:
        yield server, ann, known
    finally:
        server.stop()
    assert "Traceback" not in server.output, server.output


def test_there_is_a_database_of_every_migration_but_the_last() -> None:
    former = sorted(each.name[:4] for each in (MIGRATIONS / "versions").glob("0*.py"))[:-1]
    assert [name[:4] for name in NAMES if name.endswith("sqlite")] == former
    assert [name[:4] for name in NAMES if name.endswith("postgres")] == former[former.index(FIRST_IN_POSTGRES) :]


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.slow] * (name not in EVERY_DAY)) for name in NAMES]
)
def test_all_that_a_former_release_wrote_is_there_and_goes_on(name: str, tmp_path: Path) -> None:
    last = last_of(name)
    with brought_up_to_date(name, tmp_path) as (server, ann, known):
        assert ann.get("/api/me")["person"] == known["person"]
        with ann.at(known["playing"]) as player:
            player.expect("position")
            assert player.position["number"] == known["number"]
            assert len(player.position["seats"][0]["hand"]) == known["hand"]
            assert player.expect("said")["text"] == "I was here"
            assert player.table["status"] == "playing"
            play_on({0: player}, 8)
            assert len(server.journal(known["playing"])) >= player.position["number"] > known["number"]
        log = ann.get(f"/api/tables/{known['over']}/log")
        assert replay(log).answers == replay(known["log"]).answers
        assert server.rows("select text from reports") == [("the bot is too strong",)]
        if last >= 2:
            [card] = ann.get(f"/api/own/{known['set']}")["cards"]
            assert {field: card["form"][field] for field in CARD} == CARD
        if last >= 3:
            [lesson] = [each for each in ann.get("/api/lessons") if each["id"] == known["lesson"]]
            assert lesson["begun"]
        if last >= 4:
            assert [game["table"] for game in ann.get("/api/history")["games"]] == [known["over"]]
        if last >= 5:
            words = {"name": MODERATOR, "passphrase": PASSPHRASE, "keep": False}
            assert Guest(server).request("POST", "/api/account/sign-in", words)[0] == 200
            assert ann.get("/api/account")["codes"] == len(known["codes"])
        if last >= 6:
            found = ann.get("/api/moderation")
            assert [report["outcome"] for report in found["reports"]] == ["warned"]
            [report] = found["reports"]
            of = f"{server.url}/api/moderation/reports/{report['id']}"
            with urllib.request.urlopen(urllib.request.Request(of, headers={"Cookie": ann.cookie})) as seen:
                assert json.load(seen)["view"]["type"] == "position"
            assert [ban["value"] for ban in found["bans"]] == ["192.0.2.0/24"]
        if last >= 7:
            with ann.at(known["days"]) as player:
                assert player.expect("clocks")["seat"] == 0


def test_a_copy_that_the_first_release_made_can_be_put_back(tmp_path: Path) -> None:
    former = written(NAMES[0], tmp_path)
    counts, _ = restore_copy(former.data, str(tmp_path / "now.db"))
    assert (counts["tables"], counts["games"], counts["reports"]) == (2, 2, 1)


def test_the_tool_that_keeps_them_says_what_it_takes() -> None:
    for told, said in (("--help", "COMMIT"), ("no-such-commit", '"no-such-commit" is no commit of this repository.')):
        ran = subprocess.run(
            [sys.executable, "-m", "tools.generate.former_databases", told], cwd=ROOT, capture_output=True, text=True
        )
        assert said in ran.stdout + ran.stderr
        assert "Traceback" not in ran.stderr
