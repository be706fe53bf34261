"""The whole program, killed and stopped: what was acknowledged is there afterwards."""

import asyncio
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from sixgun.server import clocks, planner
from sixgun.server.entries import Chose, Resumed, WentAway, from_bytes
from sixgun.server.serve import FILE
from sixgun.server.store import open_store
from tests.server.clients import PATIENCE, Party, Player, party, play_out, served
from tests.server.conftest import Backing
from tests.server.rooms import folded

pytestmark = pytest.mark.anyio

PROGRAM = """
import sys
from sixgun.server import serve
from sixgun.server.limits import Limits
from sixgun.server.page import Page
class NoPage(Page):
    def __init__(self):
        self._files = {}
serve.Page = NoPage
limits = Limits(orders_rate=1000.0, orders_burst=1000.0)
serve.run(
    serve.ServeSettings(port=int(sys.argv[1]), data=sys.argv[2], log_format="json", limits=limits).checked()
)
"""
"""`sixgun serve` without the page, which need not be built for these tests, and for hasty people."""


@asynccontextmanager
async def program(port: int, data: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """The server as a program of its own, ready to be asked; killed at the end if it still runs."""
    with (data / "log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            PROGRAM,
            str(port),
            str(data),
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    try:
        async with asyncio.timeout(3 * PATIENCE):
            while True:
                with suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.close()
                    await writer.wait_closed()
                    break
                assert process.returncode is None, (data / "log").read_text()
                await asyncio.sleep(0.05)
        yield process
    finally:
        await kill(process)


async def kill(process: asyncio.subprocess.Process) -> None:
    """End it as a power cut would; its bots notice on their own."""
    if process.returncode is None:
        process.kill()
    await process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def reaction(town: Party, chance: Random) -> tuple[list[Player], Player]:
    """People at a card game; one of them has to react on someone else's turn."""
    people = await town.table("Ada", "Bob", "Cyd", game="bang", players=4)
    await people[0].order("begin")

    def reacting() -> Player | None:
        return next((one for one in people if one.asked and one.scene["active"] != one.seat), None)

    await play_out(people, chance, lambda: reacting() is not None)
    who = reacting()
    return people, people[0] if who is None else who


async def test_killed_in_the_middle_of_a_reaction(tmp_path: Path) -> None:
    port = free_port()
    async with party(f"http://127.0.0.1:{port}") as town:
        async with program(port, tmp_path) as process:
            for attempt in range(5):
                people, who = await reaction(town, Random(attempt))
                if who.asked and who.scene["active"] != who.seat:
                    break
            before = [(one.n, one.scene, one.own, one.lines) for one in people]
            await kill(process)
            for one in people:
                await one.gone()
        # In between the log on the disk is the table.
        store = open_store(f"sqlite+aiosqlite:///{tmp_path / FILE}")
        await store.open()
        log = [data for _, data in await store.entries(who.code)]
        await store.close()
        assert len(log) == who.n and folded(log).n == who.n
        async with program(port, tmp_path) as process:
            for one, (n, scene, own, lines) in zip(people, before, strict=True):
                welcome = await one.enter()
                assert (welcome["n"], welcome["lines"], welcome["whole"]) == (n, [], False)
                assert (one.scene, one.own, one.lines) == (scene, own, lines)
            assert who.asked
            assert (await who.choose())["is"] == "ack"
            await play_out(people, Random(1))
            # Told to stop, it says goodbye in a way that makes everyone come back.
            process.send_signal(signal.SIGTERM)
            codes = [await one.gone() for one in people]
            assert set(codes) <= {1001, 1012}
            byes = [message for one in people for message in one.heard if message["is"] == "bye"]
            assert all(bye["again"] for bye in byes)
            async with asyncio.timeout(PATIENCE):
                assert await process.wait() in (0, -signal.SIGTERM, 128 + signal.SIGTERM)
            assert "Traceback" not in (tmp_path / "log").read_text()


async def test_bots_and_clocks_go_on_after_a_restart(
    tmp_path: Path, same_deals: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(planner.PAUSES, "calm", 3600.0)
    backing = Backing(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", "memory://")
    async with served(backing) as running, party(running.url) as town:
        (ada,) = await town.table("Ada", players=4, pace="calm", clock={"is": "bank", "bank": 60})
        await ada.order("begin")
        while ada.asked:
            await ada.choose()
        code, number, cookies = ada.code, ada.n, ada.http.cookies
    monkeypatch.setitem(planner.PAUSES, "calm", 0.0)
    async with served(backing) as running, party(running.url) as town:
        # Nobody has to come: the server resumes the game on its own.
        store = running.house.store
        async with asyncio.timeout(PATIENCE):
            while len(await store.entries(code)) < number + 2:
                await asyncio.sleep(0.01)
        log = [from_bytes(data) for _, data in await store.entries(code)]
        assert isinstance(log[number], Resumed)
        assert isinstance(log[number + 1], Chose) and log[number + 1].by == "bot"  # type: ignore[union-attr]
        ada = town.player()
        ada.http.cookies.update(cookies)
        await ada.enter(code)
        await ada.until(lambda: ada.asked)


@pytest.mark.parametrize("expiry", ["bot", "default"])
async def test_a_clock_runs_out(
    tmp_path: Path, same_deals: None, monkeypatch: pytest.MonkeyPatch, expiry: str
) -> None:
    """In real time, with seconds that are milliseconds."""
    monkeypatch.setattr(clocks, "LEAST", 20)
    monkeypatch.setattr(clocks, "full_bank", lambda clock: 20)
    backing = Backing(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", "memory://")
    async with served(backing) as running, party(running.url) as town:
        ada, bob = await town.table("Ada", "Bob", players=3)
        await ada.order("begin")
        await ada.until(lambda: ada.asked or bob.asked)
        number = ada.n
        await ada.order("set_clock", clock={"is": "bank", "bank": 10, "reaction": 5, "expiry": expiry})
        await ada.until(lambda: ada.n > number + 1)
        log = [from_bytes(data) for _, data in await running.house.store.entries(ada.code)]
        late = log[number + 1]
        if expiry == "bot":
            assert isinstance(late, WentAway) and late.late
            await ada.until(lambda: ada.room["seats"][late.seat]["away"])
        else:
            assert isinstance(late, Chose) and late.by == "clock"
