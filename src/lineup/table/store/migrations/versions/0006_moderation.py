"""Bans and warnings; what becomes of a report, and the talk its reporter had read."""

import sqlalchemy as sa
from alembic import op

revision: str = "0006"
down_revision: str | None = "0005"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    for name, default in (("name", ""), ("people", "[]"), ("talk", "[]"), ("outcome", ""), ("note", "")):
        op.add_column("reports", sa.Column(name, sa.Text, nullable=False, server_default=default))
    op.create_table(
        "bans",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("value", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("moderator", sa.Text, nullable=False),
        sa.Column("time", sa.String(32), nullable=False),
    )
    op.create_table(
        "warnings",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False, index=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    for name in ("warnings", "bans"):
        op.drop_table(name)
    for name in ("note", "outcome", "talk", "people", "name"):
        op.drop_column("reports", name)
