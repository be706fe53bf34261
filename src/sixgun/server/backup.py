"""A copy of the database while the server runs."""

import asyncio
import errno
import os
from pathlib import Path

import sqlalchemy as sa

from sixgun.server.store import Unavailable, open_store


def back_up(database: str, file: str) -> None:
    """Copy the database to a file, consistent at one moment.

    Raises:
        BadSettings: The database cannot be copied this way.
        OSError: The database does not exist, or the copy cannot be written.
    """
    address = sa.make_url(database)
    if address.drivername.startswith("sqlite") and not Path(address.database or "").is_file():
        # Opening it would make an empty one, and the copy of that would look like a backup.
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), address.database)
    try:
        asyncio.run(_back_up(database, Path(file)))
    except Unavailable as wrong:
        raise OSError(errno.EIO, str(wrong), file) from wrong


async def _back_up(database: str, file: Path) -> None:
    store = open_store(database)
    await store.open()
    try:
        await store.backup(file)
    finally:
        await store.close()
