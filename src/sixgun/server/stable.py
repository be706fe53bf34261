"""Where the server keeps its bots: processes that think, so that the event loop never has to.

A table always goes to the same process, which keeps a replica of it and is told only what it has missed. A
process that dies is replaced; what its bots remembered is restored from the table's log.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, Final
from zlib import crc32

import msgspec
import structlog

import sixgun
from sixgun.server.thinking import (
    GUESS,
    HEADER_BYTES,
    NO_OPTION,
    Answer,
    Choice,
    Forget,
    Message,
    Purpose,
    Question,
    framed,
    origin_data,
    origin_of,
)
from sixgun.texts import wording

__all__ = ["Moment", "NoThought", "Stable", "Thought", "origin_data", "origin_of"]

COMMAND: Final = (sys.executable, "-P", "-m", "sixgun.server.thinking")
LIMIT: Final = 5.0
"""Seconds a bot may think."""

START_LIMIT: Final = 30.0
"""Seconds a process may take to get ready, even on a busy machine."""

STOP_LIMIT: Final = 2.0
TABLES: Final = 400
"""Replicas one process keeps; the table that has gone unasked longest makes room."""

_log = structlog.get_logger(__name__)
_decoder = msgspec.msgpack.Decoder(Answer)


class Moment(msgspec.Struct, frozen=True):
    """A table at one moment: where it began (`origin_data`) and every choice so far.

    `game_number` tells the games of a series at the same table apart.
    """

    code: str
    game: str
    game_number: int
    origin: dict[str, Any]
    choices: list[Choice]


class Thought(msgspec.Struct, frozen=True):
    """The index of the chosen option, and the reason as a sentence in no language yet."""

    option: int
    reason: dict[str, Any]


class NoThought(Exception):
    """The question has no answer: the seat is not asked, the moment is impossible, or we are closed."""


class WorkerDied(Exception):
    """The process ended before it answered."""


class Told(msgspec.Struct):
    """What a process knows about a table."""

    game_number: int
    choices: list[Choice]


class Worker:
    """One thinking process, and what it has been told."""

    def __init__(self, command: Sequence[str], tables: int) -> None:
        self._command = command
        self._tables = tables
        self._process: Process | None = None
        self._told: OrderedDict[str, Told] = OrderedDict()
        self.turn = asyncio.Lock()
        """Questions are asked one at a time, so that the time a bot takes is its own."""

    @property
    def pid(self) -> int | None:
        """The number of the process, if there is one."""
        return None if self._process is None else self._process.pid

    @property
    def running(self) -> bool:
        """Whether there is a process and it has not ended, as far as is known."""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Start the process and wait until it is ready."""
        home = str(Path(sixgun.__file__).parent.parent)  # the same code as the server's
        paths = [home, *filter(None, [os.environ.get("PYTHONPATH")])]
        self._told.clear()
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
                start_new_session=True,  # the keyboard's Ctrl-C is the server's business
            )
        except OSError as wrong:
            raise WorkerDied(f"not started: {wrong}") from None
        try:
            async with asyncio.timeout(START_LIMIT):
                await self._receive(self._process)
        except TimeoutError:
            raise WorkerDied(f"not ready after {START_LIMIT:.0f} s") from None

    async def stop(self, patience: float) -> None:
        """End the process: it exits when its pipe is closed, or is killed."""
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            return
        process.stdin.close()
        try:
            async with asyncio.timeout(patience):
                await process.wait()
        except TimeoutError:
            if process.returncode is None:
                process.kill()
            await process.wait()
        self._process = None

    async def ask(
        self, moment: Moment, choices: list[Choice], seat: int, level: str, want: Purpose
    ) -> Answer:
        """Tell what is new at a table and ask about one of its seats."""
        process = self._process
        if process is None:
            raise WorkerDied("not started")
        keep = self._known(moment, choices)
        self._send(
            Question(
                moment.code,
                moment.game,
                moment.origin if keep is None else None,
                keep or 0,
                choices[keep:],
                seat,
                level,
                want,
            )
        )
        self._told[moment.code] = Told(moment.game_number, choices)
        self._told.move_to_end(moment.code)
        if len(self._told) > self._tables:
            self.forget(next(iter(self._told)))
        answer = await self._receive(process)
        if answer.option == NO_OPTION:
            self.forget(moment.code)
        return answer

    def forget(self, code: str) -> None:
        """Let the process drop a table."""
        if self._told.pop(code, None) is not None and self.running:
            self._send(Forget(code))

    def _known(self, moment: Moment, choices: list[Choice]) -> int | None:
        """How many of the choices the process has made already; None if it does not know the game at all."""
        told = self._told.get(moment.code)
        if told is None or told.game_number != moment.game_number:
            return None
        known = len(told.choices)
        if choices[:known] == told.choices:
            return known
        # Something was taken back: they agree up to the first difference.
        pairs = enumerate(zip(told.choices, choices, strict=False))
        return next((number for number, (old, new) in pairs if old != new), min(known, len(choices)))

    def _send(self, message: Message) -> None:
        stdin = None if self._process is None else self._process.stdin
        if stdin is not None and not stdin.is_closing():  # a process that is gone is noticed by its silence
            stdin.write(framed(message))

    async def _receive(self, process: Process) -> Answer:
        if process.stdout is None:
            raise WorkerDied("no pipe")
        try:
            header = await process.stdout.readexactly(HEADER_BYTES)
            body = await process.stdout.readexactly(int.from_bytes(header, "big"))
        except (asyncio.IncompleteReadError, OSError) as end:
            raise WorkerDied(str(end)) from None
        return _decoder.decode(body)


class Stable:
    """The bots of a server.

    Args:
        workers: How many processes think.
        limit: Seconds a bot may think before its ask's default is taken.
        tables: How many tables each process keeps in memory.
        command: The program that thinks.
    """

    def __init__(
        self,
        workers: int = 1,
        *,
        limit: float = LIMIT,
        tables: int = TABLES,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self._workers = [Worker(command, tables) for _ in range(workers)]
        self._limit = limit
        self._open = False
        self._asking: set[asyncio.Task[Thought]] = set()

    async def open(self) -> None:
        """Start all processes; afterwards the first question is answered as quickly as any."""
        self._open = True
        texts = asyncio.to_thread(wording.reason, GUESS, {})  # the texts are read before the first sentence
        try:
            await asyncio.gather(texts, *[worker.start() for worker in self._workers])
        except WorkerDied:
            await self.close()
            raise

    async def close(self) -> None:
        """End all processes; whoever still waits for an answer gets `NoThought`."""
        self._open = False
        await self._stop_all()
        await asyncio.gather(*self._asking, return_exceptions=True)
        await self._stop_all()  # a process that was just being replaced when the first call came

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that run now."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def think(self, moment: Moment, seat: int, level: str) -> Thought:
        """What the bot at a seat does about its open ask; the same ask gets the same answer."""
        return await self._shielded(self._thought(moment, list(moment.choices), seat, level, "bot"))

    async def hint(self, moment: Moment, seat: int, level: str = "gunslinger") -> Thought:
        """What an adviser would do in a person's place, knowing what the person may know."""
        return await self._shielded(self._thought(moment, list(moment.choices), seat, level, "adviser"))

    def forget(self, code: str) -> None:
        """A table is over or deserted: nothing about it needs to be kept in memory."""
        self._worker_of(code).forget(code)

    async def _stop_all(self) -> None:
        await asyncio.gather(*[worker.stop(STOP_LIMIT) for worker in self._workers])

    def _worker_of(self, code: str) -> Worker:
        return self._workers[crc32(code.encode()) % len(self._workers)]

    async def _shielded(self, asking: Coroutine[Any, Any, Thought]) -> Thought:
        """Finish a question even if nobody waits any more; its answer must not pass for the next one's."""
        task = asyncio.create_task(asking)
        self._asking.add(task)
        task.add_done_callback(self._asked)
        return await asyncio.shield(task)

    def _asked(self, task: asyncio.Task[Thought]) -> None:
        self._asking.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved here too, in case nobody waits for it

    async def _thought(
        self, moment: Moment, choices: list[Choice], seat: int, level: str, want: Purpose
    ) -> Thought:
        worker = self._worker_of(moment.code)
        log = _log.bind(table=moment.code, seat=seat, level=level)
        deaths = 0
        async with worker.turn:
            while True:
                if not self._open:
                    raise NoThought("the stable is closed")
                try:
                    if not worker.running:
                        await worker.start()
                    async with asyncio.timeout(self._limit):
                        answer = await worker.ask(moment, choices, seat, level, want)
                    break
                except TimeoutError:
                    log.warning("bot_too_slow", seconds=self._limit)
                    await worker.stop(0)
                    if want == "default":
                        raise NoThought("not even the default could be found in time") from None
                    want = "default"
                except WorkerDied as death:
                    if not self._open:
                        continue
                    deaths += 1
                    log.warning("bot_worker_died", why=str(death), deaths=deaths)
                    await worker.stop(0)
                    if want == "default":
                        raise NoThought("the processes that think do not live") from None
                    if deaths > 1:
                        want = "default"
        if answer.option == NO_OPTION:
            raise NoThought(answer.fault)
        if answer.fault:
            log.warning("bot_failed", fault=answer.fault)
        return Thought(answer.option, dict(wording.reason(answer.key, answer.params)))
