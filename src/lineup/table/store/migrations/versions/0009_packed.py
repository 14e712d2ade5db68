"""Pack card content, and each game's journal except its last entries: a fifth of the space."""

import json
import zlib

import sqlalchemy as sa
from alembic import op

revision: str = "0009"
down_revision: str | None = "0008"
branch_labels: None = None
depends_on: None = None

games = sa.table(
    "games",
    sa.column("table_id"),
    sa.column("number"),
    sa.column("journal", sa.LargeBinary),
    sa.column("loose"),
)
journal = sa.table("journal", *map(sa.column, ("id", "table_id", "game", "kind", "text")))
contents = sa.table("contents", sa.column("digest"), sa.column("sources", sa.LargeBinary))
counted = sa.BigInteger().with_variant(sa.Integer, "sqlite")
in_order = sa.select(journal.c.kind, journal.c.text).order_by(journal.c.id)


def upgrade() -> None:
    database = op.get_bind()
    op.add_column("games", sa.Column("journal", sa.LargeBinary))
    op.add_column("games", sa.Column("loose", sa.Text, nullable=False, server_default=""))
    with op.batch_alter_table("contents") as batch:
        batch.alter_column("sources", type_=sa.LargeBinary, postgresql_using="convert_to(sources, 'UTF8')")
    for table, number in database.execute(sa.select(games.c.table_id, games.c.number)).all():
        game = (games.c.table_id == table, games.c.number == number)
        rows = in_order.where(journal.c.table_id == table, journal.c.game == number)
        entries = json.dumps([tuple(row) for row in database.execute(rows)])
        database.execute(sa.update(games).where(*game).values(journal=zlib.compress(entries.encode())))
    for digest, sources in database.execute(sa.select(contents)).all():
        values = {"sources": zlib.compress(sources)}
        database.execute(sa.update(contents).where(contents.c.digest == digest).values(values))
    op.drop_index("journal_of_game", "journal")
    op.drop_table("journal")
    if database.dialect.name == "postgresql":
        # What every answer rewrites stays in its row, and the row finds room beside its former self: so that one makes
        # room for the next at once, not at the next vacuum, and no index is touched.
        op.execute("alter table games alter column snapshot set storage main, alter column loose set storage main")
        for name in ("games", "tables"):
            op.execute(f"alter table {name} set (fillfactor = 70)")


def downgrade() -> None:
    database = op.get_bind()
    op.create_table(
        "journal",
        sa.Column("id", counted, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("journal_of_game", "journal", ["table_id", "game", "id"])
    for table, number, packed, loose in database.execute(sa.select(games)).all():
        first = json.loads(zlib.decompress(packed)) if packed else []
        for kind, text in (*first, *map(json.loads, loose.splitlines())):
            values = {"table_id": table, "game": number, "kind": kind, "text": text}
            database.execute(sa.insert(journal).values(values))
    for digest, sources in database.execute(sa.select(contents)).all():
        values = {"sources": zlib.decompress(sources)}
        database.execute(sa.update(contents).where(contents.c.digest == digest).values(values))
    with op.batch_alter_table("contents") as batch:
        batch.alter_column("sources", type_=sa.Text, postgresql_using="convert_from(sources, 'UTF8')")
    if database.dialect.name == "postgresql":
        op.execute("alter table games alter column snapshot set storage extended")
        for name in ("games", "tables"):
            op.execute(f"alter table {name} reset (fillfactor)")
    with op.batch_alter_table("games") as batch:
        batch.drop_column("journal")
        batch.drop_column("loose")
