"""Bots that think in processes of their own."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

import sixgun
from sixgun.bots import levels
from sixgun.server.stable import NoThought, Stable, Worker, WorkerDied
from sixgun.server.thinking import Forget, Message, Question
from sixgun.texts import speaker
from tests.server.plays import Desk, Play, dealt

BOTH_GAMES = pytest.mark.parametrize("game_id", ["dice", "bang"])
BOTH_LOOPS = pytest.mark.parametrize(
    "anyio_backend",
    [("asyncio", {"use_uvloop": False}), ("asyncio", {"use_uvloop": True})],
    ids=["plain", "uv"],
)

ODD_BOTS = """
import os, sys, time
from pathlib import Path
from sixgun.bots import levels
from sixgun.server import thinking

class Odd:
    def __init__(self, seat, seed):
        pass
    def reason(self):
        raise AssertionError("nobody asks")

class Endless(Odd):
    def choose(self, view, news):
        while True:
            pass

class Deadly(Odd):
    def choose(self, view, news):
        os._exit(9)

class Drowsy(Odd):
    "Sleeps where it was told to leave a mark, and is itself again when the mark is there."
    def __init__(self, seat, seed):
        self.bot = levels._MAKERS["dice"]["gunslinger"](seat, seed)
    def choose(self, view, news):
        mark = Path(sys.argv[1])
        print("a bot that talks to itself", flush=True)
        if not mark.exists():
            mark.touch()
            time.sleep(600)
        return self.bot.choose(view, news)
    def reason(self):
        return self.bot.reason()

levels._MAKERS["dice"].update(endless=Endless, deadly=Deadly, drowsy=Drowsy)
thinking.main()
"""


def odd_bots(*words: str) -> Sequence[str]:
    return sys.executable, "-c", ODD_BOTS, *words


@asynccontextmanager
async def opened(stable: Stable) -> AsyncIterator[Stable]:
    await stable.open()
    try:
        yield stable
    finally:
        await stable.close()


@BOTH_GAMES
@pytest.mark.anyio
async def test_a_game_is_thought_through_in_another_process(game_id: str) -> None:
    play, desk = dealt(game_id), Desk()
    async with opened(Stable(2)) as stable:
        assert len(set(stable.pids)) == 2
        while play.table.pending:
            thought = await stable.think(play.moment, play.seat, "gunslinger")
            expected = desk.answer(play)
            assert thought.option == expected.option
            assert thought.reason["k"] == expected.key
            assert speaker("en", strict=True).say(thought.reason)  # type: ignore[arg-type]
            play.choose(thought.option)
    assert len(play.moment.choices) > 30


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[Message]:
    """Everything that goes to the processes."""
    messages: list[Message] = []
    send = Worker._send

    def spy(worker: Worker, message: Message) -> None:
        messages.append(message)
        send(worker, message)

    monkeypatch.setattr(Worker, "_send", spy)
    return messages


@pytest.mark.anyio
async def test_only_what_is_new_is_told(sent: list[Message]) -> None:
    play = dealt("dice")
    async with opened(Stable()) as stable:
        for _ in range(5):
            play.choose((await stable.think(play.moment, play.seat, "gunslinger")).option)
        play.choose(0)
        await stable.hint(play.moment, play.seat)
        play.take_back(3)
        play.choose(1)
        await stable.hint(play.moment, play.seat)
        again = Play(sixgun.new("dice", 4, seed="next game"), game_number=2)
        await stable.hint(again.moment, again.seat)
    told = [
        (message.origin is not None, message.keep, len(message.tail))
        for message in sent
        if isinstance(message, Question)
    ]
    same = play.moment.choices
    assert told[:6] == [
        (True, 0, 0),
        (False, 0, 1),
        (False, 1, 1),
        (False, 2, 1),
        (False, 3, 1),
        (False, 4, 2),
    ]
    assert told[6] in [(False, 3, 1), (False, 4, 0)]  # the other choice may be the same as before
    assert len(same) == 4
    assert told[7] == (True, 0, 0)


@pytest.mark.anyio
async def test_a_full_process_drops_the_table_that_waited_longest(sent: list[Message]) -> None:
    plays = [dealt("dice", code=f"table-{number}") for number in range(3)]
    async with opened(Stable(tables=2)) as stable:
        for number in (0, 1, 0, 2, 0, 1):
            play = plays[number]
            play.choose((await stable.think(play.moment, play.seat, "gunslinger")).option)
        stable.forget("table-0")
        stable.forget("table-0")
        stable.forget("nobody knows")
        await stable.think(plays[0].moment, plays[0].seat, "gunslinger")
    assert [message.code for message in sent if isinstance(message, Forget)] == [
        "table-1",
        "table-2",
        "table-0",
    ]
    new = [message.code for message in sent if isinstance(message, Question) and message.origin is not None]
    assert new == ["table-0", "table-1", "table-2", "table-1", "table-0"]


@BOTH_LOOPS
@pytest.mark.anyio
async def test_a_process_killed_while_it_thinks_is_replaced_and_asked_again(
    monkeypatch: pytest.MonkeyPatch, anyio_backend: object, tmp_path: Path
) -> None:
    monkeypatch.setitem(levels._MAKERS["dice"], "drowsy", levels._MAKERS["dice"]["gunslinger"])
    mark = tmp_path / "mark"
    play = dealt("dice")
    expected = Desk().answer(play, "drowsy")
    async with opened(Stable(command=odd_bots(str(mark)))) as stable:
        (before,) = stable.pids
        asking = asyncio.create_task(stable.think(play.moment, play.seat, "drowsy"))
        await until(mark.exists)
        os.kill(before, signal.SIGKILL)
        with capture_logs() as logs:
            thought = await asking
        assert stable.pids != [before]
        assert (thought.option, thought.reason["k"]) == (expected.option, expected.key)
        assert [(entry["event"], entry["table"]) for entry in logs] == [("bot_worker_died", "abcd")]
        play.choose(thought.option)
        (idle,) = stable.pids
        os.kill(idle, signal.SIGKILL)
        await until(lambda: gone(idle))
        await stable.think(play.moment, play.seat, "gunslinger")


@pytest.mark.anyio
async def test_a_bot_that_kills_its_process_gets_the_default() -> None:
    play = dealt("dice")
    async with opened(Stable(command=odd_bots())) as stable:
        with capture_logs() as logs:
            thought = await stable.think(play.moment, play.seat, "deadly")
        assert thought.option == play.table.pending[0].default
        assert thought.reason == {"k": "bot-hunch"}
        assert [entry["deaths"] for entry in logs] == [1, 2]


@BOTH_LOOPS
@pytest.mark.anyio
async def test_a_bot_that_thinks_too_long_gets_the_default(anyio_backend: object) -> None:
    play, other = dealt("dice"), dealt("dice", code="other")
    # The limit is the time a loaded machine may need to let the quick bot think.
    async with opened(Stable(command=odd_bots(), limit=2.5)) as stable:
        with capture_logs() as logs:
            slow = asyncio.create_task(stable.think(play.moment, play.seat, "endless"))
            await asyncio.sleep(0)
            quick = asyncio.create_task(stable.think(other.moment, other.seat, "gunslinger"))
            assert (await slow).option == play.table.pending[0].default
            assert (await quick).reason["k"] != "bot-hunch"
        assert [(entry["event"], entry["level"]) for entry in logs] == [("bot_too_slow", "endless")]


@pytest.mark.anyio
async def test_a_bot_that_is_not_known_gets_the_default_with_a_warning() -> None:
    play = dealt("dice")
    async with opened(Stable()) as stable:
        with capture_logs() as logs:
            thought = await stable.think(play.moment, play.seat, "wizard")
        assert thought.option == play.table.pending[0].default
        assert [entry["event"] for entry in logs] == ["bot_failed"]
        assert "wizard" in logs[0]["fault"]


@pytest.mark.anyio
async def test_questions_that_make_no_sense_have_no_answer() -> None:
    play = dealt("dice")
    async with opened(Stable()) as stable:
        with pytest.raises(NoThought, match="no open ask"):
            await stable.think(play.moment, (play.seat + 1) % 5, "gunslinger")
        play.moment.choices.append((play.seat, 999))
        with pytest.raises(NoThought, match="no-such-option"):
            await stable.think(play.moment, play.seat, "gunslinger")
        play.moment.choices.clear()
        assert (await stable.think(play.moment, play.seat, "gunslinger")).reason


@pytest.mark.anyio
async def test_whoever_stops_waiting_does_not_leave_the_answer_to_the_next_one() -> None:
    play, other = dealt("dice", "one"), dealt("bang", "two", "other")
    expected = Desk().answer(other)
    async with opened(Stable()) as stable:
        waiting = asyncio.create_task(stable.think(play.moment, play.seat, "gunslinger"))
        await asyncio.sleep(0.0002)
        waiting.cancel()
        thought = await stable.think(other.moment, other.seat, "gunslinger")
        assert (thought.option, thought.reason["k"]) == (expected.option, expected.key)


@BOTH_LOOPS
@pytest.mark.anyio
async def test_closing_ends_the_processes_and_whoever_waits(anyio_backend: object, tmp_path: Path) -> None:
    play = dealt("dice")
    stable = Stable(command=odd_bots(str(tmp_path / "mark")))
    await stable.open()
    (pid,) = stable.pids
    asking = asyncio.create_task(stable.think(play.moment, play.seat, "drowsy"))
    await until((tmp_path / "mark").exists)
    await stable.close()
    with pytest.raises(NoThought, match="closed"):
        await asking
    with pytest.raises(NoThought, match="closed"):
        await stable.think(play.moment, play.seat, "gunslinger")
    assert gone(pid)
    assert stable.pids == []


@pytest.mark.anyio
async def test_a_program_that_does_not_start_is_told_at_once() -> None:
    for command in [(sys.executable, "-c", "raise SystemExit(3)"), ("/nowhere/at/all",)]:
        stable = Stable(command=command)
        with pytest.raises(WorkerDied):
            await stable.open()
        assert stable.pids == []


@pytest.mark.anyio
async def test_signals_to_everyone_leave_the_bots_alone() -> None:
    play = dealt("dice")
    async with opened(Stable()) as stable:
        (pid,) = stable.pids
        assert os.getpgid(pid) != os.getpgid(0)
        for number in (signal.SIGINT, signal.SIGTERM):
            os.kill(pid, number)
        await stable.think(play.moment, play.seat, "gunslinger")
        assert stable.pids == [pid]


SERVER = """
import asyncio, sys
from sixgun.server.stable import Moment, Stable, origin_data
import sixgun

async def main():
    stable = Stable(command=[sys.executable, "-c", sys.argv[1]])
    await stable.open()
    print(*stable.pids, flush=True)
    table = sixgun.new("dice", 5, seed="killed")
    moment = Moment("abcd", "dice", 1, origin_data(table.origin), [])
    await stable.think(moment, table.pending[0].seat, "endless")

asyncio.run(main())
"""


@pytest.mark.anyio
async def test_processes_end_with_a_server_that_is_killed_even_while_they_think() -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER, ODD_BOTS], stdout=subprocess.PIPE, text=True)
    with server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        await until(lambda: cpu_seconds(pid) > 0.5)
        assert not gone(pid)
        server.kill()
    await until(lambda: gone(pid))


def test_a_thinking_process_loads_nothing_but_engine_and_bots() -> None:
    code = "import sys, sixgun.server.thinking; print(*{name.split('.')[0] for name in sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert {"sixgun", "msgspec"} <= loaded
    assert not loaded & {"litestar", "sqlalchemy", "structlog", "fluent", "asyncio", "yaml", "rich", "numpy"}


# -- helpers -----------------------------------------------------------------------------------------------


def gone(pid: int) -> bool:
    """Whether a process has ended; a zombie has ended too."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) / os.sysconf("SC_CLK_TCK")


async def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not true():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)
