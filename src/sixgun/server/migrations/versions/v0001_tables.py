"""Tables with their entries, replays and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Begin with an empty database."""
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("held_until", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_listing", "tables", ["listed", "created_at"])
    op.create_index("tables_by_status", "tables", ["status"])
    op.create_table(
        "entries",
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "replays",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
