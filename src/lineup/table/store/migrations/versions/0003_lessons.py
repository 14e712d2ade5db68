"""The progress of people through the lessons."""

import sqlalchemy as sa
from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("lesson", sa.String(80), primary_key=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("lessons")
