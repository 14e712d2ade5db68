"""Everything a server needs, imported and read: what `tests.harness.forked_servers` forks servers from."""

import gc
from importlib import import_module

from lineup.language.sets import BOXES, box
from lineup.table.server.app import make_app
from tests.harness.cheap_hashes import hash_cheaply

for name in (
    "alembic.command",
    "alembic.config",
    "lineup.cli",
    "lineup.commands.server.serve",
    "psycopg",
    "pytest",  # a forked process runs the script of its parent once more, as a module
    "rich.console",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
):
    import_module(name)
for name in BOXES:
    box(name)
make_app("unused.db")  # what Litestar imports only now
hash_cheaply()
gc.collect()
gc.freeze()  # no forked process looks for garbage here, or copies these pages for it
