"""How a database of any earlier version is brought up to this version: Alembic scripts, in order.

A new one is a module in `versions` with the functions Alembic expects; there are no downgrades.
"""

import sqlalchemy as sa
from alembic import command
from alembic.config import Config


def upgrade(connection: sa.Connection) -> int:
    """Run every script that has not been run, in the transaction the connection is in.

    Several processes may start at once: PostgreSQL lets them in one at a time through a lock that ends with
    the transaction; on SQLite, the transaction itself is that lock.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(hashtext('sixgun migrations'))"))
    config = Config()
    config.set_main_option("script_location", "sixgun.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return 0
