"""The deadline of a table that nobody uses."""

import sqlalchemy as sa
from alembic import op

revision: str = "0007"
down_revision: str | None = "0006"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])


def downgrade() -> None:
    op.drop_index("ix_tables_deadline", "tables")
    op.drop_column("tables", "deadline")
