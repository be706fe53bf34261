import asyncio
import os
import resource
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sixgun.server.store import Append, Conflict, Store, TableRow, Unavailable, open_store
from tests.server import services

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    store = open_store(store_url)
    await store.open()
    yield store
    await store.close()


async def made(
    store: Store, code: str, at: int = 1, status: str = "playing", listed: bool = True, entries: int = 1
) -> None:
    data = [f"{code}{number}".encode() for number in range(1, entries + 1)]
    await store.create(code, "bang", listed, at, data, status, b"{}")


async def test_a_table_comes_back_as_it_was_written(store: Store) -> None:
    await store.create("ABC", "bang", True, 1_700_000_000_000, [b"\x00\xff", b"two"], "open", b"sum")

    assert await store.table("ABC") == TableRow(
        "ABC", "bang", "open", True, 1_700_000_000_000, 1_700_000_000_000, b"sum", 2
    )
    assert await store.entries("ABC") == [(1, b"\x00\xff"), (2, b"two")]
    assert await store.entries("ABC", after=1) == [(2, b"two")]
    assert await store.entries("ABC", after=2) == []


async def test_what_is_not_there_is_nothing(store: Store) -> None:
    assert await store.table("NONE") is None
    assert await store.entries("NONE") == []
    assert await store.rows(["NONE"]) == []
    assert await store.rows([]) == []
    assert await store.replay("none") is None
    assert await store.reports() == []
    assert await store.in_play() == []
    assert await store.listed() == []


async def test_entries_of_tables_do_not_mix(store: Store) -> None:
    await made(store, "A")
    await made(store, "B")
    await asyncio.gather(
        store.append(Append("A", 2, [b"a2", b"a3"], 2)), store.append(Append("B", 2, [b"b2"], 2))
    )

    assert await store.entries("A") == [(1, b"A1"), (2, b"a2"), (3, b"a3")]
    assert await store.entries("B") == [(1, b"B1"), (2, b"b2")]


async def test_an_append_changes_only_what_it_names(store: Store) -> None:
    await made(store, "A", status="open")
    await store.append(Append("A", 2, [b"x", b"y"], 7))
    assert await store.table("A") == TableRow("A", "bang", "open", True, 1, 7, b"{}", 3)

    await store.append(Append("A", 4, [b"z"], 8, status="playing", listed=False, summary=b"new"))
    assert await store.table("A") == TableRow("A", "bang", "playing", False, 1, 8, b"new", 4)


async def test_an_append_without_entries_changes_the_row(store: Store) -> None:
    await made(store, "A", entries=3)
    await store.append(Append("A", 4, [], 9, status="over"))
    assert await store.table("A") == TableRow("A", "bang", "over", True, 1, 9, b"{}", 3)


async def test_a_code_is_taken_once(store: Store) -> None:
    await made(store, "A")
    with pytest.raises(Conflict):
        await store.create("A", "dice", False, 2, [b"other"], "open", b"")
    assert await store.entries("A") == [(1, b"A1")]


async def test_a_taken_number_refuses_the_whole_append(store: Store) -> None:
    await made(store, "A", entries=2)
    with pytest.raises(Conflict):
        await store.append(Append("A", 2, [b"late", b"later"], 5, status="over"))

    assert await store.entries("A") == [(1, b"A1"), (2, b"A2")]
    row = await store.table("A")
    assert row is not None and (row.status, row.updated_at, row.last) == ("playing", 1, 2)


async def test_a_table_that_is_gone_refuses_an_append(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append(Append("GONE", 1, [b"x"], 1))


async def test_in_a_crowd_only_the_guilty_are_refused(store: Store) -> None:
    codes = [f"T{number:02}" for number in range(30)]
    for code in codes:
        await made(store, code, entries=2)
    guilty = set(codes[::7])

    # All of these wait at once and go to the database together.
    outcomes = await asyncio.gather(
        *(store.append(Append(code, 2 if code in guilty else 3, [b"new"], 5)) for code in codes),
        return_exceptions=True,
    )

    refused = {code for code, outcome in zip(codes, outcomes, strict=True) if isinstance(outcome, Conflict)}
    assert refused == guilty
    for code in codes:
        assert len(await store.entries(code)) == (2 if code in guilty else 3)


async def test_one_of_two_that_write_the_same_number_wins(store: Store, store_url: str) -> None:
    await made(store, "A")
    other = open_store(store_url)
    await other.open()
    try:
        for number in range(2, 12):
            outcomes = await asyncio.gather(
                store.append(Append("A", number, [b"one"], number)),
                other.append(Append("A", number, [b"two"], number)),
                return_exceptions=True,
            )
            assert sorted(map(repr, map(type, outcomes))) == sorted(map(repr, [type(None), Conflict]))
            won = b"one" if outcomes[0] is None else b"two"
            assert await store.entries("A", after=number - 1) == [(number, won)]
            assert await other.entries("A", after=number - 1) == [(number, won)]
    finally:
        await other.close()


async def test_two_processes_with_many_tables_never_block_each_other(store: Store, store_url: str) -> None:
    other = open_store(store_url)
    await other.open()
    codes = [f"T{number:02}" for number in range(20)]
    for code in codes:
        await made(store, code)
    try:
        for number in range(2, 8):
            outcomes = await asyncio.gather(
                *(store.append(Append(code, number, [b"one"], number)) for code in codes),
                *(other.append(Append(code, number, [b"two"], number)) for code in reversed(codes)),
                return_exceptions=True,
            )
            assert outcomes.count(None) == len(codes)
            assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == len(codes)
    finally:
        await other.close()


async def test_the_list_shows_what_may_be_found_newest_first(store: Store) -> None:
    await made(store, "OLD", at=1)
    await made(store, "NEW", at=3, status="open")
    await made(store, "MID", at=2)
    await made(store, "HIDDEN", at=4, listed=False)
    await made(store, "OVER", at=5, status="over")
    await made(store, "LEFT", at=6, status="abandoned")

    assert [row.code for row in await store.listed()] == ["NEW", "MID", "OLD"]
    assert [row.code for row in await store.listed(limit=2)] == ["NEW", "MID"]
    assert await store.in_play() == ["HIDDEN", "MID", "OLD"]
    assert [row.code for row in await store.rows(["OLD", "OVER", "NONE"])] == ["OVER", "OLD"]


async def test_forgetting_takes_what_nobody_plays_and_nobody_touched(store: Store) -> None:
    for number in range(60):  # more than go in one transaction
        await made(store, f"OVER{number}", at=number % 10, status="over", entries=3)
    await made(store, "LOBBY", at=1, status="open")
    await made(store, "LEFT", at=1, status="abandoned")
    await made(store, "PLAYING", at=1)
    await made(store, "RECENT", at=10, status="over")
    await made(store, "TOUCHED", at=1, status="over")
    await store.append(Append("TOUCHED", 2, [b"chat"], 10))

    assert await store.forget(before=10) == 62
    assert await store.forget(before=10) == 0
    assert await store.entries("OVER7") == []
    kept = await store.rows(["PLAYING", "RECENT", "TOUCHED", "LOBBY", "LEFT", "OVER0"])
    assert {row.code for row in kept} == {"PLAYING", "RECENT", "TOUCHED"}
    assert len(await store.entries("TOUCHED")) == 2


async def test_a_lease_has_one_holder_until_it_ends(store: Store) -> None:
    await made(store, "A")
    assert await store.lease("A", "one", now=0, until=100)
    assert not await store.lease("A", "two", now=50, until=150)
    assert await store.lease("A", "one", now=90, until=190)  # renewed
    assert not await store.lease("A", "two", now=189, until=289)
    assert await store.lease("A", "two", now=190, until=290)  # it has run out
    assert not await store.lease("A", "one", now=200, until=300)
    assert not await store.lease("NONE", "one", now=200, until=300)


async def test_a_release_frees_all_tables_of_the_holder_and_no_other(store: Store) -> None:
    for code in "ABC":
        await made(store, code)
        assert await store.lease(code, "two" if code == "C" else "one", now=0, until=100)
    await store.release("one")

    taken = [code for code in "ABC" if await store.lease(code, "three", now=1, until=100)]
    assert taken == ["A", "B"]


async def test_only_one_of_many_gets_a_lease(store: Store, store_url: str) -> None:
    await made(store, "A")
    other = open_store(store_url)
    await other.open()
    try:
        got = await asyncio.gather(
            *(
                keeper.lease("A", f"{id(keeper)}-{number}", now=0, until=9)
                for number in range(5)
                for keeper in (store, other)
            )
        )
        assert got.count(True) == 1
    finally:
        await other.close()


async def test_replays_and_reports_are_kept(store: Store) -> None:
    await store.save_replay("r1", 5, b"first")
    await store.save_replay("r1", 6, b"again")  # as after an answer that got lost
    assert await store.replay("r1") == b"first"

    await store.save_report("B", 9, b"late")
    await store.save_report("A", 7, b"early")
    await store.save_report("A", 9, b"later")
    assert await store.reports() == [(7, "A", b"early"), (9, "B", b"late"), (9, "A", b"later")]


async def test_everything_is_there_after_reopening(store_url: str) -> None:
    store = open_store(store_url)
    await store.open()
    await made(store, "A", entries=5)
    await store.close()

    store = open_store(store_url)
    await store.open()
    assert len(await store.entries("A")) == 5
    await store.close()


async def test_closing_finishes_what_was_accepted(store_url: str) -> None:
    store = open_store(store_url)
    await store.open()
    await made(store, "A")
    waiting = [
        asyncio.ensure_future(store.append(Append("A", number, [b"x"], number))) for number in range(2, 50)
    ]
    await asyncio.sleep(0)  # let all of them be accepted
    await store.close()
    await asyncio.gather(*waiting)

    with pytest.raises(Unavailable):
        await store.append(Append("A", 50, [b"too late"], 50))
    store = open_store(store_url)
    await store.open()
    assert len(await store.entries("A")) == 49
    await store.close()


async def test_a_caller_who_is_cancelled_disturbs_nobody(store: Store) -> None:
    await made(store, "A")
    await made(store, "B")
    hasty = asyncio.ensure_future(store.append(Append("A", 2, [b"x"], 2)))
    patient = asyncio.ensure_future(store.append(Append("B", 2, [b"x"], 2)))
    await asyncio.sleep(0)
    hasty.cancel()
    await patient
    await store.append(Append("B", 3, [b"y"], 3))

    assert hasty.cancelled()
    assert await store.entries("A") == [(1, b"A1"), (2, b"x")]  # it had been accepted


async def test_a_full_disk_reaches_the_callers_and_the_writer_lives_on(
    sqlite_url: str, tmp_path: Path
) -> None:
    store = open_store(sqlite_url)
    await store.open()
    await made(store, "A")
    await made(store, "B")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    largest = max(file.stat().st_size for file in tmp_path.iterdir())
    # Files of this process cannot grow beyond this: to SQLite that is what a full disk looks like.
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, hard))
    try:
        outcomes = await asyncio.gather(
            *(store.append(Append(code, 2, [os.urandom(200_000)], 2)) for code in "AB"),
            return_exceptions=True,
        )
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert [type(outcome) for outcome in outcomes] == [Unavailable, Unavailable]

    await asyncio.gather(*(store.append(Append(code, 2, [b"room again"], 3)) for code in "AB"))
    assert await store.entries("A") == [(1, b"A1"), (2, b"room again")]
    await store.close()


async def test_a_lost_connection_is_made_again(postgres: services.Postgres, postgres_url: str) -> None:
    store = open_store(postgres_url)
    await store.open()
    await made(store, "A")
    assert len(await store.entries("A")) == 1
    await postgres.do(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'sixgun'"
    )

    await store.append(Append("A", 2, [b"x"], 2))
    assert await store.entries("A") == [(1, b"A1"), (2, b"x")]
    await store.ping()
    await store.close()
