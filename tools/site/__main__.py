"""`python -m tools.site [FOLDER]`: build the table without a server, as a folder of static files.

What it is made of: the client, built for a folder; Pyodide from npm; the wheels below from PyPI, with machine code for
its platform; this package, as byte code; and the engine as WebAssembly, which `make site` builds first, into
build/browser. Everything is fetched here, nothing when somebody plays.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import sqlite3
import struct
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from lineup.table.store.opening import prepare_database
from tools.site.contents import INSTALLED, PACKAGES, is_program, is_source, is_standard

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
NATIVE: Final = ROOT / "build" / "browser"
PYODIDE: Final = WEB / "node_modules" / "pyodide"
INTERPRETER: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
STANDARD: Final = "python_stdlib.zip"
PACK: Final = "program.pack"
LOCK: Final = "pyodide-lock.json"


def build_site(folder: Path) -> None:
    """Build the site into a folder, which is emptied before."""
    npm = ["npm", "--prefix", str(WEB), "run", "--silent", "build", "--"]
    subprocess.run([*npm, "--mode", "site", "--base", "./", "--outDir", str(folder)], check=True)
    python = folder / "python"
    python.mkdir()
    for name in INTERPRETER:
        shutil.copy(PYODIDE / name, python / name)
    lock = json.loads((PYODIDE / LOCK).read_text())
    (python / LOCK).write_text(json.dumps({**lock, "packages": {}}))
    with tempfile.TemporaryDirectory() as temporary:
        made = Path(temporary)
        _write_standard_library(made / "standard", python / STANDARD)
        write_pack(gather_program(made), python / PACK)
        _write_empty_database(made / "empty.db", python / "empty.db")
    loaded = (*INTERPRETER, LOCK, STANDARD, PACK)
    (python / "files.json").write_text(json.dumps({"files": {name: (python / name).stat().st_size for name in loaded}}))
    _write_worker(folder)
    manifest = json.loads((folder / "manifest.webmanifest").read_text())
    local = json.loads(json.dumps(manifest).replace('"/', '"./'))
    (folder / "manifest.webmanifest").write_text(json.dumps(local))


def _write_standard_library(made: Path, to: Path) -> None:
    """Write the standard library without what is never used, and uncompressed: hosts compress it better."""
    with zipfile.ZipFile(PYODIDE / STANDARD) as whole:
        kept = [name for name in whole.namelist() if is_standard(name)]
        whole.extractall(made, kept)
    _run_node("compile.mjs", "slim", made)
    with zipfile.ZipFile(to, "w", zipfile.ZIP_STORED) as zipped:
        for name in kept:
            zipped.writestr(zipfile.ZipInfo(name), (made / name).read_bytes())


def _run_node(program: str, *arguments: str | Path) -> None:
    """Run a program beside this one in Node, which has the site's own Python."""
    command = ["node", str(Path(__file__).with_name(program)), str(PYODIDE), *map(str, arguments)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def gather_program(made: Path) -> list[tuple[str, Path]]:
    """Gather the files of the program, Python as byte code; return their names and where they are."""
    packages, sources, compiled = made / "packages", made / "sources", made / "compiled"
    python = json.loads((PYODIDE / LOCK).read_text())["info"]["python"].rpartition(".")[0]
    abi = json.loads((PYODIDE / LOCK).read_text())["info"]["abi_version"]
    tag = f"cp{python.replace('.', '')}"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(packages), "--no-deps", "--only-binary"]
    pip += [":all:", "--platform", f"pyemscripten_{abi}_wasm32", "--platform", "any", "--python-version", python]
    pip += ["--implementation", "cp", "--abi", tag, "--abi", "none", "--no-compile", *_pinned()]
    subprocess.run(pip, check=True)
    installed = [
        (file.as_posix(), Path(str(file.locate()))) for each in INSTALLED for file in distribution(each).files or ()
    ]
    found = [*_files_of(packages), *installed, *_files_of(ROOT / "src")]
    chosen = [(name, file) for name, file in found if is_program(name)]
    chosen += [(f"lineup/native/built/{name}", NATIVE / name) for name in ("library.so", "notes.json")]
    for name, file in chosen:
        if not is_source(name):
            to = sources / name
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, to)
    compiled.mkdir()
    _run_node("compile.mjs", "compile", sources, compiled)
    return sorted([*((name, file) for name, file in chosen if is_source(name)), *_files_of(compiled)])


def _pinned() -> list[str]:
    """The packages with the versions we test with."""
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    known = {line.partition("==")[0].lower().replace("_", "-"): line for line in lines if "==" in line}
    return [known.get(name.replace("_", "-"), name) for name in PACKAGES]


def _files_of(folder: Path) -> Iterator[tuple[str, Path]]:
    for file in folder.rglob("*"):
        if file.is_file():
            yield file.relative_to(folder).as_posix(), file


def write_pack(files: list[tuple[str, Path]], to: Path) -> None:
    """Write files as one: the length of their list, the list, then their contents."""
    contents = [(name, file.read_bytes()) for name, file in files]
    listed = json.dumps([[name, len(content)] for name, content in contents]).encode()
    to.write_bytes(struct.pack("<I", len(listed)) + listed + b"".join(content for _, content in contents))


def _write_empty_database(made: Path, to: Path) -> None:
    """Write the database every browser begins with. It has no write-ahead log, which needs shared memory."""
    prepare_database(str(made))
    database = sqlite3.connect(made)
    database.execute("PRAGMA journal_mode=DELETE")
    database.execute("VACUUM")
    database.close()
    shutil.copyfile(made, to)  # not its mode: everybody may read this one


def _write_worker(folder: Path) -> None:
    """Write the worker that keeps the site, with all its files."""
    names = sorted(name for name, _ in _files_of(folder) if name != "worker.js")
    release = hashlib.sha256()
    for name in names:
        release.update(name.encode() + (folder / name).read_bytes())
    text = Path(__file__).with_name("worker.js").read_text()
    text = text.replace("%FILES%", json.dumps(["./", *(name for name in names if name != "index.html")]))
    text = text.replace('"%RELEASE%"', f"`${{new URL('./', location.href).pathname}} {release.hexdigest()[:16]}`")
    (folder / "worker.js").write_text(text)


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "site"
    build_site(target.resolve())
    print(f"The site is in {target}. Try it: python3 -m http.server --directory {target} 8080")
