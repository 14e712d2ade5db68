"""The contents of the folder: the packages it needs, and what is left out of them, of Python and of this package."""

from __future__ import annotations

import re
from typing import Final

PACKAGES: Final = ("confusable-homoglyphs", "fluent.syntax", "msgspec", "openskill", "sqlalchemy", "typing-extensions")
# What brings the tables of a former release up to date, as it is installed here: all of it runs as plain Python.
INSTALLED: Final = ("alembic", "mako", "markupsafe")
# Of the standard library: what nothing here asks for.
_UNUSED: Final = re.compile(
    r"(_pyrepl|compression/zstd|concurrent/interpreters|ctypes/macholib|curses|dbm|encodings/(?!__init__|aliases"
    r"|ascii|cp437|idna|latin_1|punycode|raw_unicode_escape|unicode_escape|utf_8|utf_16|utf_8_sig)|ensurepip|idlelib|lib2to3|"
    r"multiprocessing/dummy|pydoc_data|sqlite3/__main__|test|tkinter|turtle|unittest|venv|wsgiref|xml|http/(server|cookiejar)|"
    r"(_pyio|bdb|cmd|doctest|filecmp|fileinput|modulefinder|netrc|plistlib|rlcompleter|socketserver|ftplib|imaplib|"
    r"mailbox|nntplib|optparse|pdb|pickletools|poplib|profile|cProfile|pstats|pydoc|smtplib|tarfile|"
    r"telnetlib|trace|turtle|webbrowser|cgi|sndhdr|this|antigravity|_pydatetime|_pydecimal|_pylong|_strptime_)\.py)"
)
# Of the packages: what only a server or another database has.
_LEFT_OUT: Final = re.compile(
    r"(\.dist-info/|__pycache__|\.(pyi|pyx|pxd|c|h|so\.txt)$|^bin/|^\.\.|^sqlalchemy/(orm|testing|ext/(?!__init__|compiler)|"
    r"dialects/(mssql|mysql|oracle|postgresql))|^alembic/(templates|testing|ddl/(mssql|mysql|oracle|postgresql))|"
    r"^mako/(ext|testing)/|^markupsafe/_speedups)"
)
_OURS_LEFT_OUT: Final = re.compile(
    r"(__pycache__|\.so$|\.pyd$|^lineup/(cli\.py$|commands/|envs/|native/(built|cpp|device)|table/static/|"
    r"lab/(arena|checks|report|training)/|builds|ledger/tested\.json|bots/trained/.*\.npz|"
    r"table/server/(?!__init__|routes)))"
)


def is_standard(name: str) -> bool:
    """True for the files of the standard library that are kept."""
    return not name.endswith("/") and not _UNUSED.match(name)


def is_source(name: str) -> bool:
    """True for the files that are read as source."""
    return not name.endswith(".py") or name.startswith("lineup/table/store/migrations/")


def is_program(name: str) -> bool:
    """True for the files of this package and of those it needs that are kept."""
    return not (_OURS_LEFT_OUT if name.startswith("lineup/") else _LEFT_OUT).search(name)
