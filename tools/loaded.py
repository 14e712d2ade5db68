"""Everything a server needs, imported and read: what `tools.nursery` forks servers from."""

from importlib import import_module

from lineup.language.sets import BOXES, box

for name in (
    "alembic.command",
    "lineup.commands.serve",
    "lineup.table.app",
    "psycopg",
    "pytest",  # a forked process runs the script of its parent once more, as a module
    "uvicorn.protocols.websockets.websockets_sansio_impl",
):
    import_module(name)
for name in BOXES:
    box(name)
