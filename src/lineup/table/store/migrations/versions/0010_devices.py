"""The devices people are signed in on, and tables marked to be deleted."""

import sqlalchemy as sa
from alembic import op

revision: str = "0010"
down_revision: str | None = "0009"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("browser", sa.String(24), nullable=False),
        sa.Column("system", sa.String(24), nullable=False),
        sa.Column("seen", sa.String(32), nullable=False),
        sa.Column("former", sa.Boolean, nullable=False),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    # The cookies of before name no device: they count until one of them signs out.
    op.add_column("accounts", sa.Column("former", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("marked", sa.String(32)))


def downgrade() -> None:
    for table, column in (("tables", "marked"), ("accounts", "former")):
        with op.batch_alter_table(table) as batch:
            batch.drop_column(column)
    op.drop_table("devices")
