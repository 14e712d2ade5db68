"""Seen from outside: numbers on a port of their own, and lines of a log that betray nobody."""

from __future__ import annotations

import json
import logging
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from lineup.commands.server.logs import JsonLines
from tests.cli.run import lineup, refused
from tests.harness.server import Guest, Server, play_on, together
from tests.table.test_tables import two_people


def test_what_goes_on_is_counted_and_logged_without_names_cards_or_cookies(tmp_path: Path, port: int) -> None:
    server = Server(tmp_path / "tables.db", "--metrics", str(port), "--log-json", "--verbose")
    server.start()
    ann, bob, table = two_people(server)
    with together(table, ann, bob) as (one, two):
        play_on({0: one, 1: two}, 8)
        one.refusal(type="answer", game=9, number=9, answer="no such thing")
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            text = answer.read().decode()
        names = {card["name"] for card in ann.get(f"/api/tables/{table}/cards")}
    numbers = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert numbers["lineup_tables"] == "1.0"
    assert numbers["lineup_sockets"] == "2.0"
    assert float(numbers['lineup_answers_total{by="person"}']) == 8
    assert float(numbers['lineup_refusals_total{kind="message"}']) >= 1
    assert float(numbers["lineup_store_seconds_count"]) > 8
    assert float(numbers["lineup_message_seconds_count"]) > 8
    assert float(numbers['lineup_http_answers_total{status="200"}']) > 0
    with pytest.raises(urllib.error.HTTPError):
        urllib.request.urlopen(server.url + "/api/metrics")
    server.stop()
    said = server.output
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    assert any("/api/me" in line["message"] for line in lines)
    assert all(line.keys() == {"time", "level", "logger", "message", "error"} for line in lines)
    for secret in (ann.cookie.partition("=")[2], bob.cookie.partition("=")[2], "Ann", "Bob", table, *names):
        assert secret not in text
        if secret != table:
            assert secret not in said


def test_an_error_is_one_line_with_its_traceback_in_it() -> None:
    error = ValueError("broken")
    record = logging.LogRecord("x", logging.ERROR, __file__, 1, "it %s", ("failed",), (ValueError, error, None))
    (line,) = JsonLines().format(record).splitlines()
    found = json.loads(line)
    assert (found["level"], found["message"]) == ("error", "it failed")
    assert "broken" in found["error"]


def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    refused(lineup("serve", "--data", str(tmp_path / "t.db"), "--metrics", "70000"), "1 to 65535")


def test_nobody_hears_of_numbers_who_did_not_ask(server: Server) -> None:
    assert Guest(server).request("GET", "/metrics")[1].startswith("<!doctype")
