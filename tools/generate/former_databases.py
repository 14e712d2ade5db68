"""Databases as former releases wrote them, for the tests of migrations: made by their own code, kept as SQL texts.

`python -m tools.generate.former_databases COMMIT…` takes each commit out of the history and lets its server run over a
new database of each kind it knows. Somebody does there whatever could be done by then: a table in play, one that is
over, one with a clock of days, talk, a report, a set, a lesson, an account, a moderator who decides. What is written
then goes into tests/saves/databases.tar.xz under the number of the last migration, with what people knew. Run it for
the last commit before a migration is added.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import sqlite3
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from tests.harness.postgres import find, postgres
from tests.harness.server import COMMAND, Guest, Message, Server, usual

ARCHIVE: Final = Path(__file__).parents[2] / "tests" / "saves" / "databases.tar.xz"
MODERATOR: Final = "Ann"
PASSPHRASE: Final = "correct horse battery staple"
CARD: Final = {"name": "Night Courier", "type": "Hero", "cost": "4", "vp": "1", "copies": "2", "text": "+2 Power."}
SOLO: Final = {"seats": [{"who": "me"}, {"who": "random"}], "start": True}
FIRST: Final = {"rules": {"first_player": "0"}}
ANSWERS: Final = 12  # of the person at the table in play


class Seated:
    """Somebody at a table, who speaks the protocol of the time."""

    def __init__(self, socket: Any, version: int) -> None:
        self.socket = socket
        self.send(type="hello", version=version)
        self.position = self.expect("position")

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def expect(self, kind: str) -> Message:
        while True:
            message: Message = json.loads(self.socket.recv(60))
            assert message["type"] != "refused", message
            if message["type"] == "position":
                self.position = message
            if message["type"] == kind:
                return message

    def answer(self) -> None:
        """Answer the next question."""
        while not (self.position["ask"] or {}).get("must"):
            self.expect("position")
        here = {"game": self.position["game"], "number": self.position["number"]}
        self.send(type="answer", **here, answer=usual(self.position["ask"]))
        self.expect("position")

    def rest(self) -> None:
        """Wait until it is one's turn."""
        while not (self.position["ask"] or {}).get("must"):
            self.expect("position")


@contextmanager
def at(guest: Guest, table: str, version: int) -> Iterator[Seated]:
    with guest.dial(table) as socket:
        yield Seated(socket, version)


def done(answer: tuple[int, Any]) -> Any:
    status, body = answer
    assert status in (200, 201), answer
    return body


def play(server: Server, last: int, version: int) -> Message:
    """Do all there was to do at that release; what its people know of it."""
    ann = Guest(server, MODERATOR)
    known: Message = {"person": ann.person, "playing": ann.make(**SOLO, settings=FIRST), "over": ann.make(**SOLO)}
    bob = Guest(server, "Bob")
    with at(ann, known["playing"], version) as player, at(bob, known["playing"], version):
        for _ in range(ANSWERS):
            player.answer()
        player.rest()
        player.send(type="say", text="I was here")
        player.expect("said")
        player.send(type="report", text="the bot is too strong")
        player.expect("reported")
        known["number"], known["hand"] = player.position["number"], len(player.position["seats"][0]["hand"])
    with at(ann, known["over"], version) as player:
        player.answer()
        player.send(type="concede")
        while player.position["result"] is None:
            player.expect("position")
    known["log"] = ann.get(f"/api/tables/{known['over']}/log")
    if last >= 2:
        own = done(ann.request("POST", "/api/own", {"title": "My cards"}))["id"]
        done(ann.request("PUT", f"/api/own/{own}/cards/abc", {"form": CARD, "version": 0}))
        known["set"] = own
    if last >= 3:
        known["lesson"] = ann.get("/api/lessons")[0]["id"]
        done(ann.request("POST", f"/api/lessons/{known['lesson']}", {}))
    if last >= 5:
        account = {"name": MODERATOR, "passphrase": PASSPHRASE, "keep": True}
        known["codes"] = done(ann.request("POST", "/api/account", account))["codes"]
    if last >= 6:
        server.stop()
        server.arguments = ("--moderator", MODERATOR)
        server.start()
        [report] = ann.get("/api/moderation")["reports"]
        decision = {"outcome": "warned", "person": bob.person, "note": "leave the bot alone"}
        done(ann.request("PUT", f"/api/moderation/reports/{report['id']}", decision))
        done(ann.request("POST", "/api/moderation/bans", {"addresses": "192.0.2.0/24", "reason": "noise"}))
    if last >= 7:
        known["days"] = ann.make(**SOLO, settings={**FIRST, "clock": {"per": "days", "time": 3, "out": "seat"}})
    known["cookie"] = ann.cookie
    return known


def text_of(server: Server) -> str:
    """All that is written, as statements that write it again."""
    if not server.address:
        with closing(sqlite3.connect(server.data)) as database:
            return "\n".join(database.iterdump())
    program = (find() / "initdb").resolve().with_name("pg_dump")  # where links lead to
    command = [str(program), "--inserts", "--no-owner", "--no-privileges", f"--dbname={server.address}"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return "\n".join(line for line in text.splitlines() if line and not line.startswith(("\\", "--")))


def make(commit: str, folder: Path) -> dict[str, str]:
    """What a commit's code writes, by the names of files."""
    taken = subprocess.run(["git", "archive", commit, "src"], capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(taken)) as files:
        files.extractall(folder, filter="data")
    table = folder / "src" / "lineup" / "table"
    (table / "static" / "assets").mkdir(parents=True, exist_ok=True)
    (table / "static" / "index.html").touch()  # the client is not built
    last = sorted(table.rglob("versions/0*.py"), key=lambda each: each.name)[-1].name[:4]
    [line] = [line for line in next(table.rglob("protocol.py")).read_text().splitlines() if line.startswith("VERSION")]
    os.environ["PYTHONPATH"] = str(folder / "src")
    files_made = {}
    for kind in ("sqlite", "postgres") if any(table.rglob("postgres.py")) else ("sqlite",):
        server = Server(folder / f"{kind}.db", address=postgres().new() if kind == "postgres" else "")
        server.program = COMMAND
        server.start()
        try:
            known = play(server, int(last), int(line.rpartition("=")[2]))
        finally:
            server.stop()
        files_made[f"{last}-{kind}.sql"] = text_of(server)
        files_made[f"{last}-{kind}.json"] = json.dumps(known)
    return files_made


def read() -> dict[str, str]:
    """All there are, by the names of files."""
    if not ARCHIVE.exists():
        return {}
    with tarfile.open(ARCHIVE) as files:
        return {each.name: files.extractfile(each).read().decode() for each in files}  # type: ignore[union-attr]


def write(texts: dict[str, str]) -> None:
    with tarfile.open(ARCHIVE, "w:xz", preset=9) as files:
        for name in sorted(texts):
            data = texts[name].encode()
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            files.addfile(entry, io.BytesIO(data))


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.generate.former_databases",
        description="Keep databases as the code of former commits writes them.",
    )
    parser.add_argument("commits", metavar="COMMIT", nargs="+", help="the last one before a migration is added")
    commits = parser.parse_args().commits
    for commit in commits:
        look = ["git", "rev-parse", "--verify", f"{commit}^{{commit}}"]
        if subprocess.run(look, capture_output=True, check=False).returncode:
            parser.error(f'"{commit}" is no commit of this repository.')
    for commit in commits:
        with tempfile.TemporaryDirectory() as folder:
            made = make(commit, Path(folder))
        write({**read(), **made})
        print(f"{commit}: {', '.join(name for name in made if name.endswith('.sql'))}", flush=True)


if __name__ == "__main__":
    main()
