"""The tables of the database as the newest migration leaves them."""

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("updated_at", sa.BigInteger, nullable=False),
    sa.Column("summary", sa.LargeBinary, nullable=False),
    sa.Column("last", sa.Integer, nullable=False),
    # Which process moves the bots and clocks of the table, and until when.
    sa.Column("holder", sa.Text, nullable=False),
    sa.Column("held_until", sa.BigInteger, nullable=False),
    # No index has a column that every append changes: appends would have to maintain it.
    sa.Index("tables_by_listing", "listed", "created_at"),
    sa.Index("tables_by_status", "status"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("code", sa.Text, sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
    # Entries are only ever found by their key, so SQLite keeps them in its order and nowhere else.
    sqlite_with_rowid=False,
)

replays = sa.Table(
    "replays",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("code", sa.Text, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
