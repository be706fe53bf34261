import asyncio

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import create_async_engine

from sixgun.kernel.registry import BadSettings
from sixgun.server.store import Append, open_store
from sixgun.server.store.schema import metadata

pytestmark = pytest.mark.anyio


async def test_the_scripts_lead_to_the_schema_the_code_uses(store_url: str) -> None:
    store = open_store(store_url)
    await store.open()
    await store.close()

    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    engine = create_async_engine(store_url)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_several_processes_may_start_at_once(store_url: str) -> None:
    stores = [open_store(store_url) for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].create("A", "bang", True, 1, [b"x"], "open", b"")
    for number, store in enumerate(stores, 2):
        await store.append(Append("A", number, [b"x"], number))
    assert len(await stores[0].entries("A")) == 7
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_database_of_a_newer_version_is_left_alone(store_url: str) -> None:
    store = open_store(store_url)
    await store.open()
    await store.close()
    engine = create_async_engine(store_url)
    async with engine.begin() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    await engine.dispose()

    with pytest.raises(BadSettings, match="newer version") as caught:
        await open_store(store_url).open()
    assert caught.value.key == "database-newer"
