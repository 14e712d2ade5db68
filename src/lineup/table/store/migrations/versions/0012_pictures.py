"""Add the pictures of custom cards, kept with their set."""

import sqlalchemy as sa
from alembic import op

revision: str = "0012"
down_revision: str | None = "0011"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    op.create_table(
        "pictures",
        sa.Column("set_id", sa.String(24), sa.ForeignKey("own_sets.id"), primary_key=True),
        sa.Column("digest", sa.String(32), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_index("pictures_by_digest", "pictures", ["digest"])


def downgrade() -> None:
    op.drop_table("pictures")
