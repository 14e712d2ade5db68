"""Custom sets are read beside the event loop, one after the other, within limits, and not twice while needed."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import thread_time
from typing import Any

import pytest
from litestar.testing import TestClient

from lineup.language.grammar.limits import MOST_COPIES, MOST_SET
from lineup.language.sets import CardError, SetProof, proofread_set
from lineup.table.limits.addresses import Guest as Asker
from lineup.table.limits.crowd import Busy, loop_seconds
from lineup.table.limits.loop_shares import LoopShares
from lineup.table.limits.tabs import work_for
from lineup.table.limits.work_threads import WorkThread
from lineup.table.server.app import make_app
from lineup.table.sets import loaded_sets as module
from lineup.table.sets.loaded_sets import MOST_GUESTS, MOST_KEPT, Shelf
from lineup.table.wire import protocol as p
from lineup.table.wire.sentences import SENTENCE_LENGTH
from tests.harness.server import Guest, Server
from tests.harness.sets import CARD, largest_set, small_set


class Reader:
    """Reads sets and notes which, and in which thread; while `gate` is closed it waits."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.threads: set[threading.Thread] = set()
        self.gate = threading.Event()
        self.gate.set()

    def __call__(self, text: str, file: str) -> SetProof:
        assert self.gate.wait(20)
        self.texts.append(text)
        self.threads.add(threading.current_thread())
        return proofread_set(text, file)


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Reader:
    reader = Reader()
    monkeypatch.setattr(module, "proofread_set", reader)
    return reader


async def settle() -> None:
    """Let all that can go on go on."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_set_is_read_once_beside_the_event_loop(reader: Reader) -> None:
    good, bad = small_set("good"), small_set("bad", "Frobnicate.")

    async def main() -> None:
        shelf = Shelf()
        for _ in range(2):
            async with shelf.hold_sets([good, bad, good], Asker("ann")):
                assert (shelf.get_cards(good).id, shelf.get_id(good), shelf.get_id(bad)) == ("good", "good", "?")
                with pytest.raises(CardError, match="Frobnicate"):
                    shelf.get_cards(bad)

    asyncio.run(main())
    assert reader.texts == [good, bad]
    assert threading.main_thread() not in reader.threads


def test_a_guest_has_one_set_read_at_a_time(reader: Reader) -> None:
    async def main() -> None:
        shelf = Shelf()

        async def want(guest: str, text: str) -> str:
            async with shelf.hold_sets([text], Asker(guest)):
                return shelf.get_cards(text).id

        reader.gate.clear()
        first = asyncio.create_task(want("ann", small_set("first")))
        await settle()
        with pytest.raises(Busy, match="still being read"):
            await want("ann", small_set("second"))
        other = asyncio.create_task(want("bob", small_set("third")))
        await settle()
        assert not first.done()
        assert not other.done()
        async with shelf.hold_sets([], Asker("ann")):
            pass  # what needs no reading does not wait
        reader.gate.set()
        assert [await first, await other] == ["first", "third"]
        assert await want("ann", small_set("second")) == "second", "and then the next one"

    asyncio.run(main())


def test_who_asks_again_for_what_is_being_read_for_them_waits_for_it(reader: Reader) -> None:
    """A forecast and the start of a table may ask for the same set at the same time."""

    async def main() -> None:
        shelf = Shelf()

        async def want(text: str) -> str:
            async with shelf.hold_sets([text], Asker("ann")):
                return shelf.get_cards(text).id

        reader.gate.clear()
        once = [asyncio.create_task(want(small_set("same"))) for _ in range(3)]
        await settle()
        once[0].cancel()  # the page is left: whoever else waits has it read all the same
        await settle()
        reader.gate.set()
        assert [await each for each in once[1:]] == ["same", "same"]

    asyncio.run(main())


def test_only_so_many_guests_wait(reader: Reader) -> None:
    async def main() -> None:
        shelf = Shelf()

        async def want(guest: int) -> None:
            async with shelf.hold_sets([small_set(f"s{guest}")], Asker(f"guest {guest}")):
                pass

        reader.gate.clear()
        waiting = [asyncio.create_task(want(guest)) for guest in range(MOST_GUESTS)]
        await settle()
        with pytest.raises(Busy, match="other people's requests"):
            await want(MOST_GUESTS)
        loading = asyncio.create_task(_load(shelf, small_set("stored")))  # who comes back to a table is no guest here
        await settle()
        reader.gate.set()
        await asyncio.gather(*waiting, loading)

    asyncio.run(main())


def test_one_address_cannot_be_all_who_wait(reader: Reader) -> None:
    crowd = [Asker(f"guest {number}", "2001:db8:1:2::/64") for number in range(MOST_GUESTS // 2 + 1)]

    async def main() -> None:
        shelf, desk = Shelf(), WorkThread("desk", MOST_GUESTS // 2 - 1)

        async def want(guest: Asker) -> None:
            async with shelf.hold_sets([small_set(f"s{guest.name[-1]}")], guest):
                pass

        async def type_in(guest: Asker) -> None:
            shares = LoopShares(thread_time, loop_seconds)
            with work_for(shares.open_tab(guest)):
                await desk.run(reader.gate.wait)

        for ask in (want, type_in):
            reader.gate.clear()
            waiting = [asyncio.create_task(ask(guest)) for guest in crowd[:-1]]
            await settle()
            with pytest.raises(Busy, match="from your network"):
                await ask(crowd[-1])
            other = asyncio.create_task(ask(Asker("bystander", "192.0.2.7/32")))
            await settle()
            reader.gate.set()
            await asyncio.gather(*waiting, other)
            await ask(crowd[-1])

    asyncio.run(main())


async def _load(shelf: Shelf, text: str) -> None:
    async with shelf.hold_sets([text]):
        shelf.get_cards(text)


def test_what_a_table_needs_stays_and_the_rest_goes(reader: Reader) -> None:
    needed, held = small_set("needed"), small_set("held")
    many = [small_set(f"s{number}") + "#" * (MOST_SET // 2) for number in range(2 * MOST_KEPT // MOST_SET + 4)]

    async def main() -> None:
        shelf = Shelf()
        shelf.keepers.append(lambda: [needed])
        async with shelf.hold_sets([needed]):
            pass
        async with shelf.hold_sets([held]):
            for text in many:
                async with shelf.hold_sets([text]):
                    pass
            assert (shelf.get_cards(needed).id, shelf.get_cards(held).id) == ("needed", "held")
        assert shelf.get_cards(many[-1]).id
        with pytest.raises(KeyError):
            shelf.get_cards(many[0])

    asyncio.run(main())


# At a table


@pytest.fixture
def web(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with TestClient(make_app(str(tmp_path / "tables.db"), limit=0)) as client:
        yield client


def test_a_table_never_waits_for_its_own_sets_to_be_read_again(web: TestClient[Any], reader: Reader) -> None:
    """Whatever others have read meanwhile, and on the event loop nothing is read at all."""
    ours = small_set("ours")
    made = web.post("/api/tables", json={"settings": {"players": 2, "custom": [ours]}}).json()
    assert reader.texts == [ours]
    with web.websocket_connect(f"/ws/{made['table']}") as socket:

        def until(kind: str) -> Any:
            while (message := json.loads(socket.receive_text()))["type"] != kind:
                assert message["type"] != "refused", message
            return message

        socket.send_json({"type": "hello", "version": p.VERSION})
        assert until("table")["settings"]["custom"] == ["ours"]
        for number in range(2 * MOST_KEPT // MOST_SET + 4):
            text = small_set(f"s{number}") + "#" * (MOST_SET // 2)
            answer = web.post("/api/sets/check", json={"text": text})
            assert answer.status_code == 200, answer.text
        socket.send_json({"type": "wish", "seat": 0, "hero": "Batgirl"})
        until("table")
        socket.send_json({"type": "configure", "settings": {"players": 2, "custom": ["ours", small_set("more")]}})
        assert until("table")["settings"]["custom"] == ["ours", "more"]
        socket.send_json({"type": "seat", "seat": 1, "who": "casual"})
        until("table")
        socket.send_json({"type": "start"})
        until("position")
    assert any(card["ref"] == "ours/one" for card in web.get(f"/api/tables/{made['table']}/cards").json())
    assert reader.texts.count(ours) == 1
    assert reader.texts.count(small_set("more")) == 1
    assert {thread.name.partition("_")[0] for thread in reader.threads} <= {"sets", "tables"}


def test_a_table_with_a_set_is_found_again(own_server: Server) -> None:
    ann = Guest(own_server, "Ann")
    wish = {"settings": {"players": 2, "custom": [small_set("ours")]}, "seats": [{"who": "me"}, {"who": "casual"}]}
    begun, gathering = ann.make(**wish, start=True), ann.make(**wish)
    own_server.stop()
    own_server.start()
    for table, status in ((begun, "playing"), (gathering, "gathering")):
        with ann.at(table) as player:
            found = player.expect("table")
            assert (found["status"], found["settings"]["custom"]) == (status, ["ours"])
        assert any(card["ref"] == "ours/one" for card in ann.get(f"/api/tables/{table}/cards"))


@pytest.mark.slow
def test_others_are_answered_while_the_largest_sets_are_read(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", "--proxy", "127.0.0.1", "--name", "127.0.0.1")
    server.start()
    readers = [Guest(server, f"Ann {number}", "203.0.113.1") for number in range(3)]
    other = Guest(server, "Bob", "203.0.113.2")  # whoever shares an address takes turns
    table = other.make()
    with ThreadPoolExecutor(len(readers)) as pool, other.at(table) as player:
        player.expect("table")
        checks = [
            pool.submit(guest.request, "POST", "/api/sets/check", {"text": largest_set(f"set{number}")})
            for number, guest in enumerate(readers)
        ]
        answered = 0
        while not any(check.done() for check in checks):
            player.send(type="ping")
            player.expect("pong")
            if answered < 100:  # whoever asks on and on is told to wait
                other.get("/api/me")
            answered += 1
        assert answered > 5
        for check in checks:
            status, body = check.result()
            assert (status, body["errors"]) == (200, []), body
    server.stop()


# Limits


def many_copies(id: str) -> str:
    """A set of nearly as many cards as there may be."""
    card = CARD.replace("cost", "copies = 50\ncost")
    count = (MOST_COPIES - 200) // 50
    return f'[set]\nid = "{id}"\n' + "".join(card.format(id=n, name=f"{id}{n}", text="") for n in range(count))


@pytest.mark.parametrize(
    ("texts", "words"),
    [
        (["#" * (MOST_SET + 1)], f"Your set has {MOST_SET + 1:,} characters; at most {MOST_SET:,} are allowed."),
        (
            [small_set(name) + "#" * (MOST_SET // 2) for name in "ab"],
            f"characters of custom sets; at most {MOST_SET:,} are allowed.",
        ),
        (
            [many_copies(name) for name in "ab"],
            f"A table has {2 * MOST_COPIES - 400:,} copies of custom cards; at most {MOST_COPIES:,} are allowed.",
        ),
        ([small_set(name) for name in "abcdefg"], "You can mix in 6 sets at most; you named 7."),
    ],
)
def test_a_table_takes_so_much_of_custom_sets(server: Server, texts: list[str], words: str) -> None:
    ann = Guest(server, "Ann")
    assert words in ann.refused(settings={"custom": texts})
    assert words in str(ann.request("POST", "/api/swaps", {"settings": {"custom": texts}})[1]["error"])
    if len(texts) == 1:
        assert words in str(ann.request("POST", "/api/sets/check", {"text": texts[0]})[1]["error"])
    with ann.at(ann.make()) as player:
        player.expect("table")
        assert words in player.refusal(type="configure", settings={"players": 2, "custom": texts})


LONG = "x" * 500_000


@pytest.mark.parametrize(
    "settings",
    [
        {"game": LONG},
        {"variants": [LONG]},
        {"rules": {LONG: "1"}},
        {"rules": {"hand_size": LONG}},
        {"sets": [LONG]},
        {"mix": {LONG: []}},
        {"mix": {"heroes-unite": [LONG]}},
        {"swaps": [[LONG, LONG]], "sets": ["confrontations"]},
        {"custom": [small_set("x", LONG[:3000])]},
        {"custom": [small_set(LONG[:100])]},
        {LONG: 1},
        {"players": 10**400},
    ],
)
def test_sentences_have_an_end(server: Server, settings: dict[str, Any]) -> None:
    """Whatever endless thing they are about."""
    ann = Guest(server, "Ann")
    status, body = ann.request("POST", "/api/tables", {"settings": settings})
    assert status == 400
    assert 10 < len(body["error"]) <= SENTENCE_LENGTH
    with ann.at(ann.make()) as player:
        player.expect("table")
        assert len(player.refusal(type="configure", settings=settings)) <= SENTENCE_LENGTH


@pytest.mark.parametrize(
    "message",
    [
        {"type": "answer", "game": 1, "number": 0, "answer": LONG},
        {"type": "why", "answer": LONG},
        {"type": "why_not", "card": 10**300},
        {"type": "seat", "seat": 1, "who": LONG},
        {"type": "wish", "seat": 0, "hero": LONG},
        {"type": "hand_over", "seat": 0, "bot": LONG},
        {"type": "say", "text": LONG},
        {"type": LONG},
        {"type": "sit", "seat": 10**300},
    ],
)
def test_refusals_have_an_end(server: Server, message: dict[str, Any]) -> None:
    ann = Guest(server, "Ann")
    for start in (False, True):
        seats = [{"who": "me"}, {"who": "casual" if start else "open"}]
        table = ann.make(settings={"players": 2}, seats=seats, start=start)
        with ann.at(table) as player:
            player.expect("position" if start else "table")
            assert len(player.refusal(**message)) <= SENTENCE_LENGTH


@pytest.mark.parametrize("path", ["/api/rules?q=", "/api/rules?game=", "/api/cards?set=", "/?x="])
def test_what_is_asked_for_has_an_end(server: Server, path: str) -> None:
    status, body = Guest(server).request("GET", path + LONG[:20_000])
    assert status == 400
    assert "the limit is 1,000" in body["error"]


@pytest.mark.parametrize("text", ["Confrontation:" * 2000, "Draw " + "9" * 5000 + " cards.", LONG[:100_000]])
def test_a_set_that_is_too_much_is_refused_with_a_short_sentence(server: Server, text: str) -> None:
    status, body = Guest(server, "Ann").request("POST", "/api/sets/check", {"text": small_set("x", text)})
    assert status == 200
    assert body["errors"]
    assert sum(map(len, body["errors"])) <= SENTENCE_LENGTH
