"""The table without a server: its folder is built, opened once, and then plays with the network cut."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from lineup.games import GAMES
from tests.harness.folder import Visitor, serve_folder

ROOT = Path(__file__).parents[2]
CLUB = "http://club.example/below/"
ENGINES = ROOT / "tools/site/engines.py"
# Runs a program with the Python of the site, in the page; what it prints is the outcome.
RUN = r"""async ([address, program]) => {
  const folder = new URL("python/", address), said = [];
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: folder.href, stdout: (line) => said.push(line) });
  const pack = new Uint8Array(await (await fetch(`${folder}program.pack`)).arrayBuffer());
  let at = 4 + new DataView(pack.buffer).getUint32(0, true);
  for (const [name, size] of JSON.parse(new TextDecoder().decode(pack.subarray(4, at)))) {
    python.FS.mkdirTree(`/program/${name}`.replace(/[/][^/]*$/, ""));
    python.FS.writeFile(`/program/${name}`, pack.subarray(at, (at += size)));
  }
  await python.runPythonAsync(`import sys; sys.path.insert(0, "/program")\n${program}`);
  return said.join("\n");
}"""
pytestmark = [pytest.mark.slow, pytest.mark.long]


@pytest.fixture(scope="module")
def visitor(chromium: Browser, folder: str) -> Iterator[Visitor]:
    """Return a person who opened the site once and has been offline since."""
    each = Visitor(chromium, folder)
    each.open("/")
    each.install()
    yield each
    each.close()


@pytest.mark.parametrize("game", [*GAMES])
def test_a_whole_game_is_played_with_the_network_cut(visitor: Visitor, game: str) -> None:
    visitor.open(visitor.make(game))
    visitor.play(1)
    visitor.page.reload()  # in the middle of it
    visitor.play()
    assert visitor.scores()
    assert not visitor.faults


def test_two_tabs_share_one_room_and_the_second_takes_it_over(visitor: Visitor) -> None:
    path = visitor.make()
    visitor.open(path)
    visitor.wait()
    second = visitor.context.new_page()
    second.goto(f"{visitor.url}#{path}")
    expect(second.locator("#question h2")).to_be_visible()
    question = second.locator("#question h2").inner_text()
    first, visitor.page = visitor.page, second
    first.close()
    expect(second.locator("#question h2")).to_have_text(question)
    visitor.play(1)


def test_what_is_kept_goes_to_a_file_and_into_another_browser(
    visitor: Visitor, chromium: Browser, folder: str, tmp_path: Path
) -> None:
    path = visitor.make()
    visitor.open("/account")
    with visitor.page.expect_download() as waiting:
        visitor.page.get_by_role("link", name="Save to a file").click()
    waiting.value.save_as(tmp_path / "line-up.tables")
    other = Visitor(chromium, folder)
    try:
        other.open("/account")
        other.page.on("dialog", lambda asked: asked.accept())
        other.page.get_by_label("Load from a file").set_input_files(tmp_path / "line-up.tables")
        other.page.wait_for_url(folder)
        other.open(path)
        other.play(1)
        lobby = other.ask("GET", "/api/tables")
        assert path.rpartition("/")[2] in {each["id"] for each in lobby["yours"]}
    finally:
        other.close()


def check_engines(said: str) -> None:
    """Check that both engines played a whole game of each box alike."""
    assert re.findall(r"^(\S+) differs not in \d{3,} positions$", said, re.MULTILINE) == [*GAMES]


def test_a_full_storage_is_told_and_once_there_is_room_the_game_goes_on(visitor: Visitor) -> None:
    visitor.open(visitor.make())
    visitor.wait()
    storage = visitor.context.new_cdp_session(visitor.page)
    origin = {"origin": visitor.page.evaluate("location.origin")}
    storage.send("Storage.overrideQuotaForOrigin", {**origin, "quotaSize": 1})
    wish = {"settings": {"players": 2}, "seats": [{"who": "me"}, {"who": "casual"}], "start": True}
    told = ""
    while not told:  # browsers set some room aside
        status, text = visitor.ask_anyhow("POST", "/api/tables", wish)
        told = text if status != 201 else ""
    assert json.loads(told)["error"]["key"] == "server-not-written"
    tables = visitor.ask("GET", "/api/tables")["yours"]
    storage.send("Storage.overrideQuotaForOrigin", origin)
    visitor.play(1)
    visitor.page.reload()
    visitor.wait()
    assert {each["id"] for each in visitor.ask("GET", "/api/tables")["yours"]} == {each["id"] for each in tables}


def test_an_update_waits_until_no_page_is_open_and_the_game_goes_on(
    chromium: Browser, built: Path, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    shutil.copytree(built, site)
    with serve_folder(site) as url:
        visitor = Visitor(chromium, url)
        path = visitor.make()
        visitor.open(path)
        visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        visitor.play(1)
        for file, before, after in (
            ("index.html", "<head>", '<head><meta name="newer">'),
            ("worker.js", "} ", "} newer "),
        ):
            text = (site / file).read_text(encoding="utf-8")
            assert before in text
            (site / file).write_text(text.replace(before, after, 1), encoding="utf-8")
        visitor.page.evaluate("navigator.serviceWorker.ready.then((each) => each.update())")
        visitor.page.wait_for_function("() => navigator.serviceWorker.ready.then((each) => each.waiting !== null)")
        visitor.page.reload()
        visitor.wait()
        newer = visitor.page.locator("meta[name=newer]")
        expect(newer).to_have_count(0)
        question = visitor.page.locator("#question h2").inner_text()
        visitor.page.goto("about:blank")
        visitor.open(path)
        expect(newer).to_have_count(1)
        expect(visitor.page.locator("#question h2")).to_have_text(question)
        visitor.play(1)
        visitor.close()


def test_an_unsafe_address_is_told_at_once(chromium: Browser, folder: str) -> None:
    """Browsers let no page keep anything at a plain address of another machine."""
    page = chromium.new_context().new_page()
    page.route("http://club.example/**", lambda route: route.continue_(url=route.request.url.replace(CLUB, folder)))
    page.goto(CLUB)
    expect(page.get_by_role("alert")).to_contain_text("Open this page over HTTPS")
    page.context.close()


def test_the_engine_in_webassembly_plays_as_its_python_in_a_browser(chromium: Browser, folder: str) -> None:
    page = chromium.new_page()
    page.goto(f"{folder}manifest.webmanifest")  # a page of the same address, where nothing runs yet
    check_engines(page.evaluate(RUN, [folder, ENGINES.read_text("utf-8")]))
    page.close()


def test_the_engine_in_webassembly_plays_as_its_python_in_node(built: Path) -> None:
    run = ["node", str(ROOT / "tools/site/run.mjs"), str(built), str(ENGINES)]
    check_engines(subprocess.run(run, capture_output=True, text=True, check=True).stdout.strip())
