"""Card sets of one's own, with their cards as they were typed."""

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    op.create_table(
        "own_sets",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("link", sa.String(24), nullable=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
    )
    op.create_index("own_sets_of_person", "own_sets", ["person"])
    op.create_index("own_sets_by_link", "own_sets", ["link"])
    op.create_table(
        "own_cards",
        sa.Column("set_id", sa.String(24), sa.ForeignKey("own_sets.id"), primary_key=True),
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("form", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("own_cards", "own_sets"):
        op.drop_table(name)
