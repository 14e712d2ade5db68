"""Mark lines of chat written by a moderator."""

import sqlalchemy as sa
from alembic import op

revision: str = "0011"
down_revision: str | None = "0010"
branch_labels: None = None
depends_on: None = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("moderator", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("chat", "moderator")
