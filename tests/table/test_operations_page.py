"""docs/operations.md, hosting.md and security.md: the numbers are those of the server, the tests named exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from lineup.bots.clock import AT_TABLE
from lineup.commands.server.serve import Serving
from lineup.table.http import compression, hosts_and_cookies, site
from lineup.table.limits import fair_turns, loop_shares
from lineup.table.limits.metrics import Metrics
from lineup.table.model import seats
from lineup.table.people import moderation, passphrases
from lineup.table.room import clients, connection, room
from lineup.table.room import server as room_server
from lineup.table.server import routes
from lineup.table.sets import loaded_sets
from lineup.table.store import writes
from lineup.table.wire import clock, protocol, signs
from lineup.table.workers.advice_worker import ADVICE
from lineup.table.workers.measure_worker import MEASURES
from lineup.table.workshop import kept_sets

ROOT: Final = Path(__file__).parents[2]
OPERATIONS: Final = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
HOSTING: Final = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SECURITY: Final = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
LIMITS: Final = [
    f"connections from an address | {site.MOST_OF_ONE} ",
    f"connections to tables of a person | {routes.MOST_SOCKETS} ",
    f"spectators of a table, of them from one address | {room.MOST_SPECTATORS}, {room.MOST_SPECTATORS_OF_HOME} ",
    f"at a closed table, of them from one address | {clients.MOST_CALLERS}, {clients.MOST_OF_HOME} ",
    f"an address asks to come in at a table | {clients.KNOCKS} at once, one in {clients.KNOCK_EVERY:.0f} s ",
    f"the head of a request, its body | {site.HEAD_SECONDS:.0f} s, {site.BODY_SECONDS:.0f} s ",
    f"messages of a person, over all connections | {room_server.BURST} at once, {room_server.RATE:.0f} a second ",
    f"processor time of an address | {loop_shares.HOME_BURST:.0f} s at once, {loop_shares.HOME_RATE} s a second ",
    f"processor time of a person | {loop_shares.PERSON_BURST:.0f} s at once, {loop_shares.PERSON_RATE} s a second ",
    f"other work beside the loop | {room_server.TEXTS_OF_HOME}; {fair_turns.MOST_WAITING} ",
    f"for both, every {connection.A_MESSAGE // 1024} KiB counts as one more "
    f"| {room_server.HOME_BURST:,} at once, {room_server.HOME_RATE:.0f} a second ",
    f"pieces of messages of a connection | {compression.FRAMES} at once, {compression.FRAME_RATE:.0f} a second ",
    f"messages that wait for a slow reader, their bytes "
    f"| {connection.MOST_WAITING:,}, {connection.MOST_BYTES >> 20} MiB ",
    f"bytes that wait for all slow readers of an address | {connection.HOME_BYTES >> 20} MiB ",
    f"lines of chat of a person at a table | {room.CHAT_BURST} at once, {room.CHAT_EVERY:.0f} a second ",
    f"signs of a person at a table | {signs.BURST} at once, one in {signs.EVERY:.0f} s ",
    f"| {protocol.CHAT_LENGTH}, {protocol.REPORT_LENGTH:,}, {protocol.NAME_LENGTH} characters ",
    f"reports from an address, at once and again each hour | {room_server.REPORTS_OF_HOME} ",
    f"a table counts as {hosts_and_cookies.A_TABLE:,} plus its sets | {hosts_and_cookies.STORED:,} ",
    f"reports of a person nobody has decided on | {moderation.MOST_OPEN} ",
    f"tables of a person that are not over | {writes.MOST_OPEN} ",
    f"sets of a person, cards in them | {kept_sets.MOST_OWN_SETS}, {kept_sets.MOST_OWN_CARDS:,} ",
    f"sets at a table | {seats.MOST_SETS} ",
    f"in 15 minutes | {passphrases.FOR_NAME}, {passphrases.FROM_ADDRESS} ",
    f"accounts made from an address in 15 minutes | {passphrases.NEW_ACCOUNTS} ",
    f"a bot's thinking in a turn | {AT_TABLE:.0f} s ",
    f"| {ADVICE.guests}, {loaded_sets.MOST_GUESTS}, {MEASURES.guests} ",
]


@pytest.mark.parametrize("limit", LIMITS)
def test_the_limits_on_the_page_are_those_of_the_server(limit: str) -> None:
    assert limit in OPERATIONS


def test_every_number_told_to_prometheus_is_on_the_page() -> None:
    for family in Metrics().registry.collect():
        name = f"{family.name}_total" if family.type == "counter" else family.name
        assert f"`{name}`" in OPERATIONS, name


def test_the_defaults_on_the_page_are_those_of_the_command() -> None:
    usual = Serving()
    assert f"--every {usual.every} --keep {usual.keep}`" in OPERATIONS
    assert usual.expire == 0
    assert "Tables are kept for ever unless you give `--expire DAYS`" in OPERATIONS


def test_the_times_of_clocks_on_the_page_are_those_of_the_server() -> None:
    (least, most), (short, long), (few, many) = (clock.LIMITS[per] for per in ("move", "game", "days"))
    words = " ".join(HOSTING.split())
    assert f"{least} to {most:,} seconds for each answer, {short} to {long} minutes for a game." in words
    assert f"{few} to {many} days for every question" in words


def test_every_threat_names_tests_that_exist() -> None:
    rows = [line for line in SECURITY.splitlines() if line.startswith("|") and not line.startswith(("|-", "| threat"))]
    assert len(rows) > 30
    for row in rows:
        named = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", row)
        assert named, row
        for file, test in named:
            tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
            assert test in {each.name for each in tree.body if isinstance(each, ast.FunctionDef)}, f"{file}::{test}"
