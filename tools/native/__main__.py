"""Translate the engine to C++ and build it: `python -m tools.native`; `--check` says what cannot be translated."""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from tools.native.header import Fault, Header
from tools.native.program import Program

ROOT = Path(__file__).parents[2]
BY_HAND = ROOT / "src/lineup/native/cpp"
BUILT = ROOT / "src/lineup/native/built"
# C++17 for `if constexpr`; warnings are about code that nobody reads.
OPTIONS = ("-std=c++17", "-shared", "-fPIC", "-w")
# Beyond -O1 the assembler takes a quarter of an hour; 114: what only bots call is not defined on a device.
DEVICE_OPTIONS = shlex.split(
    "-O3 -std=c++17 -arch=sm_90 -DNARROW -w -diag-suppress 114 -shared -Xcompiler -fPIC -Xptxas -O1 --split-compile 0"
)


FUNCTION = re.compile(r"^[\w*]+\*? (lineup_\w+)\(", re.MULTILINE)  # that Python calls
# What every browser with WebAssembly exceptions knows; Python there is linked for these, too.
BROWSER_OPTIONS = shlex.split(
    "-target wasm32-wasi -mcpu=mvp+bulk_memory+mutable_globals+sign_ext+nontrapping_fptoint+exception_handling "
    "-fPIC -fwasm-exceptions -std=c++17 -w -c"
)
# A library for Pyodide's loader: what it lacks is taken from the interpreter.
BROWSER_LINKING = shlex.split("--experimental-pic -shared --no-entry --unresolved-symbols=import-dynamic --strip-debug")


def write_sources(header: Header, folder: Path) -> None:
    """Write all that the compiler needs, and the notes for those who export games, into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "rules.hpp").write_text(header.text())
    (folder / "layout.hpp").write_text(header.layout())
    (folder / "notes.json").write_text(json.dumps(header.notes()))
    for source in BY_HAND.iterdir():
        shutil.copy(source, folder)


def build_library(folder: Path, level: str, to: Path) -> None:
    """Compile the sources in a folder, and lay the library and its notes where the package looks for them."""
    compiler = shlex.split(os.environ.get("CXX", "c++"))
    made = folder / "library.so"
    command = [*compiler, f"-O{level}", *OPTIONS, str(folder / "library.cpp"), "-o", str(made)]
    if subprocess.run(command, check=False).returncode:
        raise SystemExit(f"{shlex.join(command)} failed; it needs a compiler of C++17, or name one: CXX=g++")
    _lay_library(folder, to)


def build_for_browsers(folder: Path, level: str, to: Path) -> None:
    """Compile the sources in a folder to WebAssembly, for the Python that runs in browsers (Pyodide)."""
    made = folder / "library.o"
    compiled = [f"-O{level}", *BROWSER_OPTIONS, str(folder / "library.cpp"), "-o", str(made)]
    names = {name for each in ("library.cpp", "held.hpp") for name in FUNCTION.findall((folder / each).read_text())}
    exported = [f"--export={name}" for name in sorted(names)]
    linked = [*BROWSER_LINKING, *exported, str(made), "-o", str(folder / "library.so")]
    cache = {"ZIG_GLOBAL_CACHE_DIR": str(folder / "zig"), "ZIG_LOCAL_CACHE_DIR": str(folder / "zig")}
    for command in (["c++", *compiled], ["wasm-ld", *linked]):
        whole = [sys.executable, "-m", "ziglang", *command]
        if subprocess.run(whole, env={**os.environ, **cache}, check=False).returncode:
            raise SystemExit(f"{shlex.join(whole)} failed; it needs the package ziglang: pip install '.[site]'")
    _lay_library(folder, to)


def _lay_library(folder: Path, to: Path) -> None:
    """Lay the library and its notes into a folder, the library at once, so that nobody loads half of it."""
    to.mkdir(parents=True, exist_ok=True)
    shutil.copy(folder / "notes.json", to)
    (folder / "library.so").replace(to / "library.so")


def build_device(folder: Path, to: Path) -> None:
    """Compile what runs on a CUDA device."""
    compiler = shutil.which("nvcc") or shutil.which("nvcc", path="/usr/local/cuda/bin")
    if compiler is None:
        raise SystemExit(
            "There is no nvcc, neither on the PATH nor in /usr/local/cuda/bin: it is part of NVIDIA's CUDA."
        )
    made = folder / "device.so"
    command = [compiler, *DEVICE_OPTIONS, str(folder / "device.cu"), "-o", str(made)]
    if subprocess.run(command, check=False).returncode:
        raise SystemExit(f"{shlex.join(command)} failed")
    to.mkdir(exist_ok=True)
    made.replace(to / "device.so")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.native", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("--device", choices=("cuda",), help="build for this, too")
    parser.add_argument("--browser", action="store_true", help="build WebAssembly for Python in browsers instead")
    parser.add_argument("--level", default="3", help="how much the compiler optimises: 0 to 3 (3)")
    parser.add_argument("--sources", type=Path, default=ROOT / "build/native", help="where the C++ goes (build/native)")
    parser.add_argument("--to", type=Path, default=BUILT, help="where the library goes (into the package)")
    chosen = parser.parse_args()
    try:
        header = Header(Program())
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    if chosen.check:
        print(f"All {len(header.bodies)} functions can be translated.")
        return 0
    write_sources(header, chosen.sources)
    (build_for_browsers if chosen.browser else build_library)(chosen.sources, chosen.level, chosen.to)
    if chosen.device:
        build_device(chosen.sources, chosen.to)
    print(f"{len(header.bodies)} functions translated and compiled.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
