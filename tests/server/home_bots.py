"""The server's bots without a process of their own, so that a server is up at once."""

import asyncio
from asyncio.subprocess import Process
from collections import deque
from typing import cast

from sixgun.server.stable import Stable, Worker
from sixgun.server.thinking import Answer, Message, Question, Thinker


class HomeWorker(Worker):
    """A bots' process that is not one: it thinks where the server does, and is ready at once."""

    def __init__(self) -> None:
        super().__init__((), 400)
        self._thinker = Thinker()
        self._answers: deque[Answer] = deque()

    @property
    def running(self) -> bool:
        return True

    async def start(self) -> None:
        self._process = cast(Process, self)

    async def stop(self, patience: float) -> None:
        self._process = None

    def _send(self, message: Message) -> None:
        if isinstance(message, Question):
            self._answers.append(self._thinker.answer(message))
        else:
            self._thinker.forget(message.code)

    async def _receive(self, process: Process) -> Answer:
        await asyncio.sleep(0)
        return self._answers.popleft()


class HomeStable(Stable):
    """The usual bots, without the process."""

    def __init__(self) -> None:
        super().__init__(0)
        self._workers = [HomeWorker()]
