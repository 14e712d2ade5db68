"""The leases of server processes on tables, and their notices."""

import sqlalchemy as sa
from alembic import op

revision: str = "0008"
down_revision: str | None = "0007"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("process", sa.String(24), nullable=False),
        sa.Column("token", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "present",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("process", sa.String(24), nullable=False),
        sa.Column("people", sa.Text, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("process", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("notices", "present", "leases", "processes"):
        op.drop_table(name)
