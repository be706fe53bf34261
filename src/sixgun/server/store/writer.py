"""The writer: one thread that commits everything that is waiting in one transaction.

A commit costs a trip to the disk whatever its size. While one is under way, new changes gather and go with
the next, so the rate of changes is limited by the disk's bandwidth, not by its latency.
"""

import asyncio
import threading
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import TypeAlias

import sqlalchemy as sa

from sixgun.server.store.changes import Change, carry_out
from sixgun.server.store.lines import TROUBLE, Line
from sixgun.server.store.rows import Conflict, Unavailable

_Waiting: TypeAlias = tuple[Change, "asyncio.Future[int]"]
_Outcome: TypeAlias = tuple["asyncio.Future[int]", int | Exception]


class Writer:
    """Takes changes from an event loop and answers each one after it is durable."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._closed = False
        # A process that must exit does not wait for it; what it has not answered was never promised.
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, change: Change) -> int:
        """Make the change and say how many rows it touched.

        A caller that is cancelled stops waiting; its change is made all the same.

        Raises:
            Conflict: The change contradicts what is stored.
            Unavailable: The database failed to do it.
        """
        if self._closed:
            raise Unavailable("the store is closed")
        answer: asyncio.Future[int] = self._loop.create_future()
        self._queue.put((change, answer))
        return await answer

    async def close(self) -> None:
        """Make every change that was accepted, then let the connection go."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # ------------------------------------------------------------ in the writer's thread

    def _work(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = self._gathered()
            if batch:
                self._answer(_outcomes(self._line, batch))
        self._line.close()

    def _gathered(self) -> tuple[list[_Waiting], bool]:
        """Everything that is waiting, at least one thing; and whether more can follow."""
        batch: list[_Waiting] = []
        item = self._queue.get()
        with suppress(Empty):
            while item is not None:
                batch.append(item)
                item = self._queue.get_nowait()
            return batch, False
        return batch, True

    def _answer(self, outcomes: list[_Outcome]) -> None:
        # On a closed loop nobody is left waiting.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(_resolve, outcomes)


def _outcomes(line: Line, batch: Sequence[_Waiting]) -> list[_Outcome]:
    """What becomes of each change: all at once or, if that is refused, one by one: only the guilty fail."""
    try:
        counts = line.run(partial(carry_out, changes=[change for change, _ in batch]))
    except Exception as error:
        if len(batch) > 1 and not _is_away(error):
            return [outcome for waiting in batch for outcome in _outcomes(line, [waiting])]
        return [(answer, _translated(error)) for _, answer in batch]
    return [(answer, count) for (_, answer), count in zip(batch, counts, strict=True)]


def _is_away(error: Exception) -> bool:
    """Whether the database is at fault: retrying is no use, and may write things twice."""
    if isinstance(error, sa.exc.DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, (Unavailable, OSError, sa.exc.OperationalError))


def _translated(error: Exception) -> Exception:
    """The store's own word for a driver's error; a fault of ours stays what it is."""
    if isinstance(error, sa.exc.IntegrityError):
        said: Exception = Conflict(str(error.orig))
    elif isinstance(error, TROUBLE):
        said = Unavailable(str(error))
    else:
        return error
    said.__cause__ = error
    return said


def _resolve(outcomes: list[_Outcome]) -> None:
    for answer, outcome in outcomes:
        if answer.done():  # the caller has been cancelled
            continue
        if isinstance(outcome, Exception):
            answer.set_exception(outcome)
        else:
            answer.set_result(outcome)
