"""A server per module, one Chromium per worker, and people with pages that must not stumble.

A test that needs one person alone is run twice: at a server, and, in `make test-long`, in the folder of files. One that
needs several people at one table, or a real server, says so: `@pytest.mark.online`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from lineup.table.server.app import STATIC
from tests.harness.chromium import launch
from tests.harness.folder import Visitor, build_seeded_site, serve_folder
from tests.harness.person import PATIENCE, Person, SeededServer

People = Callable[..., Person]
FOLDER = pytest.param("folder", marks=[pytest.mark.slow, pytest.mark.long])

_loop: asyncio.AbstractEventLoop | None = None  # Playwright's, while no test of a browser runs


@contextmanager
def playwright_loop() -> Iterator[None]:
    """Show asyncio the loop of Playwright, which counts as running from Playwright's start to its end, and hide it
    afterwards: other tests in this process run loops of their own."""
    global _loop
    asyncio._set_running_loop(_loop)
    try:
        yield
    finally:
        _loop = asyncio._get_running_loop()
        asyncio._set_running_loop(None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    if not isinstance(item, pytest.Function) or "chromium" not in item.fixturenames:
        return (yield)
    with playwright_loop():
        return (yield)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A missing browser is a failure, never a skip."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        with playwright_loop():  # the last test may be one of something else
            browser.close()
            playwright.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeededServer]:
    assert (STATIC / "index.html").is_file(), "The pages are not built: run make web."
    server = SeededServer(tmp_path_factory.mktemp("server") / "tables.db")
    server.start()
    yield server
    server.stop()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "home" not in metafunc.fixturenames:
        return
    needs_server = "server" in metafunc.fixturenames or metafunc.definition.get_closest_marker("online")
    metafunc.parametrize("home", ["server"] if needs_server else ["server", FOLDER])


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of files, with fixed seeds as the servers here have."""
    folder = tmp_path_factory.mktemp("site") / "site"
    build_seeded_site(folder)
    return folder


@pytest.fixture(scope="session")
def folder(built: Path) -> Iterator[str]:
    """The address of the folder at a plain static server."""
    with serve_folder(built) as url:
        yield url


@pytest.fixture
def person(request: pytest.FixtureRequest, chromium: Browser, home: str) -> Iterator[People]:
    """Makes people; after the test none of their pages may have reported an error.

    Nobody looks at the pixels: at half the scale everything lies where it does, and takes a quarter of the painting.
    """
    people: list[Person] = []
    where = request.getfixturevalue(home)

    def make(name: str = "", **likes: Any) -> Person:
        if home == "folder":
            people.append(Visitor(chromium, where, name, scale=0.5, **likes))
        else:
            people.append(Person(chromium, where, name, scale=0.5, **likes))
        return people[-1]

    yield make
    faults = [fault for each in people for fault in each.faults]
    for each in people:
        each.close()
    assert faults == []


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "game.log"
