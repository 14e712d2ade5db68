"""Accounts, for those who want one."""

import sqlalchemy as sa
from alembic import op

revision: str = "0005"
down_revision: str | None = "0004"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("key", sa.String(120), nullable=False, unique=True),
        sa.Column("login", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("session", sa.Integer, nullable=False),
        sa.Column("codes", sa.Text, nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("accounts")
