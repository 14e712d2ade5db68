"""Finished games, for each person who played them."""

import sqlalchemy as sa
from alembic import op

revision: str = "0004"
down_revision: str | None = "0003"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    op.create_table(
        "played",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("time", sa.String(32), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("played_by_person", "played", ["person", "time"])


def downgrade() -> None:
    op.drop_table("played")
