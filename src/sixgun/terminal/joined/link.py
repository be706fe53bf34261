"""What a joined table hears: the server in one thread, the keyboard in another, both into one queue."""

import codecs
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import SimpleQueue
from threading import Event, Semaphore, Thread
from typing import Final, NamedTuple, TextIO, TypeAlias

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from sixgun import __version__
from sixgun.server import wire

FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 15.0
"""Seconds before the first attempt to come back, doubled with every attempt up to the longest."""

MOST_BYTES: Final = 64 * 1024 * 1024
"""The longest message: the whole log of a very long game is much shorter."""

LINES_AHEAD: Final = 16
"""So many lines are read before somebody wants them; a pipe may be endless."""

_decoder: Final[msgspec.json.Decoder[wire.Message]] = msgspec.json.Decoder(wire.Message)
_encode: Final = msgspec.json.Encoder().encode


class Typed(NamedTuple):
    """A line from the keyboard or the pipe."""

    text: str


class InputEnded(NamedTuple):
    """There will be no more lines."""


class Broken(NamedTuple):
    """The server does not answer, or does so no more. Another attempt follows by itself."""


News: TypeAlias = wire.Message | Typed | InputEnded | Broken


class Link:
    """The line to the server. It comes back by itself until it is closed."""

    def __init__(self, url: str, hello: Callable[[], wire.Hello], news: "SimpleQueue[News]") -> None:
        self._url = url
        self._hello = hello
        self._news = news
        self._socket: ClientConnection | None = None
        self._closed = Event()

    def open(self) -> None:
        """Begin to listen."""
        Thread(target=self._listen, name="link", daemon=True).start()

    def send(self, order: wire.Order) -> bool:
        """Send an order; False if there is no line at the moment."""
        socket = self._socket
        if socket is None:
            return False
        try:
            socket.send(_encode(order).decode())
        except (ConnectionClosed, OSError):
            return False
        return True

    def close(self) -> None:
        """Hang up for good."""
        self._closed.set()
        socket = self._socket
        if socket is not None:
            with suppress(WebSocketException, OSError):
                socket.close()

    def _listen(self) -> None:
        pause = FIRST_PAUSE
        while not self._closed.is_set():
            try:
                for message in self._messages():
                    if isinstance(message, wire.Welcome):
                        pause = FIRST_PAUSE
                    self._news.put(message)
            except (WebSocketException, OSError, msgspec.MsgspecError, EOFError):
                self._news.put(Broken())
            self._closed.wait(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _messages(self) -> Iterator[wire.Message]:
        """Everything the server says over one connection; ends with an exception."""
        agent = f"sixgun/{__version__}"
        with connect(self._url, max_size=MOST_BYTES, close_timeout=1, user_agent_header=agent) as socket:
            socket.send(_encode(self._hello()).decode())
            self._socket = socket
            try:
                while True:
                    yield _decoder.decode(socket.recv())
            finally:
                self._socket = None


class Keyboard:
    """Reads lines, a few ahead of who wants them."""

    def __init__(self, source: TextIO, news: "SimpleQueue[News]") -> None:
        self._source = source
        self._news = news
        self._ahead = Semaphore(LINES_AHEAD)

    def open(self) -> None:
        """Begin to read."""
        Thread(target=self._read, name="keyboard", daemon=True).start()

    def taken(self) -> None:
        """A line has been dealt with; another one may be read."""
        self._ahead.release()

    def _read(self) -> None:
        for line in _lines(self._source):
            self._ahead.acquire()
            self._news.put(Typed(line.strip()))
        self._news.put(InputEnded())


def _lines(source: TextIO) -> Iterator[str]:
    """The lines of a text, without the lock a buffered file holds: Python could not end while it is held."""
    try:
        number = source.fileno()
    except OSError:
        yield from iter(source.readline, "")
        return
    decoder = codecs.getincrementaldecoder(source.encoding or "utf-8")("replace")
    rest = ""
    while block := os.read(number, 65536):
        *lines, rest = (rest + decoder.decode(block)).split("\n")
        yield from lines
    if rest:
        yield rest
