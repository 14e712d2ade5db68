"""A disk that forgets what was not synced, and can be full: SQLite's own file layer, looked at from outside.

`Disk` puts itself between SQLite and the file system of this process. Of every database it keeps a copy that holds
just the bytes that SQLite has synced: what a power cut leaves, at worst. While the file `full` is there, nothing can be
written.
"""

from __future__ import annotations

import _sqlite3
import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import Any

OK, FULL = 0, 13  # of SQLite
NAMED = 0x0100 | 0x080000  # SQLITE_OPEN_MAIN_DB, SQLITE_OPEN_WAL: the files that count
POINTER, INT, LONG = ctypes.c_void_p, ctypes.c_int, ctypes.c_int64
OPEN = ctypes.CFUNCTYPE(INT, POINTER, POINTER, POINTER, INT, POINTER)
WRITE = ctypes.CFUNCTYPE(INT, POINTER, POINTER, INT, LONG)
TRUNCATE = ctypes.CFUNCTYPE(INT, POINTER, LONG)
SYNC = ctypes.CFUNCTYPE(INT, POINTER, INT)


class Vfs(ctypes.Structure):
    """sqlite3_vfs."""

    _fields_ = [
        ("version", INT),
        ("file_size", INT),
        ("longest_path", INT),
        ("next", POINTER),
        ("name", ctypes.c_char_p),
        ("data", POINTER),
        ("open", OPEN),
        ("rest", POINTER * 15),
    ]


class Methods(ctypes.Structure):
    """sqlite3_io_methods."""

    _fields_ = [
        ("version", INT),
        ("close", POINTER),
        ("read", POINTER),
        ("write", WRITE),
        ("truncate", TRUNCATE),
        ("sync", SYNC),
        ("rest", POINTER * 13),
    ]


class File(ctypes.Structure):
    """sqlite3_file."""

    _fields_ = [("methods", ctypes.POINTER(Methods))]


class Disk:
    """What SQLite does to its files from now on, in this process."""

    def __init__(self, synced: Path, full: Path) -> None:
        self.synced = synced
        self.full = full
        self.files: dict[int, tuple[Path, list[Callable[[Any], object]]]] = {}  # its copy, and what is not synced yet
        self.kept: dict[int, Methods] = {}
        library = ctypes.CDLL(_sqlite3.__file__)  # with the very SQLite that Python uses
        library.sqlite3_vfs_find.restype = ctypes.POINTER(Vfs)
        self.real: Vfs = library.sqlite3_vfs_find(None).contents
        self.vfs = Vfs.from_buffer_copy(self.real)
        self.vfs.name = b"watched"
        self.vfs.open = OPEN(self.open)
        assert library.sqlite3_vfs_register(ctypes.byref(self.vfs), 1) == OK

    def open(self, _: int, name: int, file: int, flags: int, out: int) -> int:
        code = int(self.real.open(ctypes.addressof(self.real), name, file, flags, out))
        if code == OK and name and flags & NAMED:
            opened = File.from_address(file)
            self.files[file] = self.synced / Path(ctypes.string_at(name).decode()).name, []
            opened.methods = ctypes.pointer(self.methods(opened.methods.contents))
        return code

    def methods(self, real: Methods) -> Methods:
        """The methods of a file, with ours around those that write."""
        address = ctypes.addressof(real)
        if address in self.kept:
            return self.kept[address]
        mine = self.kept[address] = Methods.from_buffer_copy(real)

        def write(file: int, data: int, size: int, offset: int) -> int:
            if self.full.exists():
                return FULL
            content = ctypes.string_at(data, size)
            self.files[file][1].append(lambda copy: (copy.seek(offset), copy.write(content)))
            return int(real.write(file, data, size, offset))

        def truncate(file: int, size: int) -> int:
            self.files[file][1].append(lambda copy: copy.truncate(size))
            return int(real.truncate(file, size))

        def sync(file: int, flags: int) -> int:
            code = int(real.sync(file, flags))
            if code == OK:
                path, waiting = self.files[file]
                path.touch()
                with path.open("r+b") as copy:
                    for change in waiting:
                        change(copy)
                waiting.clear()
            return code

        mine.write, mine.truncate, mine.sync = WRITE(write), TRUNCATE(truncate), SYNC(sync)
        return mine


def program(synced: Path, full: Path) -> tuple[str, ...]:
    """What Python runs to serve on such a disk."""
    return (
        "-c",
        "from pathlib import Path\nfrom tests.table.disk import Disk\n"
        f"disk = Disk(Path({str(synced)!r}), Path({str(full)!r}))\nfrom lineup.cli import main\nmain()",
    )
