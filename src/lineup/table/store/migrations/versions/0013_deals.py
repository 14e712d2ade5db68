"""Add the tries at the deals of the day, and what bots made of them."""

import sqlalchemy as sa
from alembic import op

revision: str = "0013"
down_revision: str | None = "0012"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    op.create_table(
        "deal_tries",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("begun", sa.String(32), nullable=False),
        sa.Column("body", sa.Text, nullable=False, server_default=""),
        sa.Column("print", sa.String(64), nullable=False, server_default=""),
    )
    op.create_index("deal_tries_of_day", "deal_tries", ["day"])
    op.create_table(
        "deal_bots",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("bot", sa.String(32), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("deal_bots")
    op.drop_table("deal_tries")
