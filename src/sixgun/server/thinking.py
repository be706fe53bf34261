"""What runs in a process of its own: replicas of tables, and the bots that sit at them.

The server asks one question at a time through a pipe. A question says what happened at the table since
the last one, so a long game costs no more to ask about than a short one. This module is the whole program of
such a process and imports nothing but the engine and the bots.
"""

import os
import signal
import sys
from collections.abc import Mapping
from queue import SimpleQueue
from threading import Thread
from traceback import format_exc
from typing import Any, BinaryIO, Final, Literal, TypeAlias

import msgspec

from sixgun.bots import Bot, Reason, new_bot
from sixgun.games.catalog import GAMES
from sixgun.games.catalog import game as game_of
from sixgun.kernel.asks import Ask
from sixgun.kernel.journal import Origin, read_origin, start
from sixgun.kernel.registry import Game
from sixgun.kernel.table import Table
from sixgun.kernel.views import events_seen
from sixgun.server.talking import carry_out

Choice: TypeAlias = tuple[int, int]
"""A seat and the index of the option it took."""

Purpose: TypeAlias = Literal["bot", "adviser", "default"]
"""What is wanted: a bot's own move, advice for a person, or the default option without any thinking."""

HEADER_BYTES: Final = 4
"""Every message through the pipe is preceded by its length."""

NICE: Final = 5
"""How far the process steps back when processors are scarce: people wait for the server, bots can wait."""

GUESS: Final = "bot-hunch"
"""The text key of the reason when there is none."""


# -- messages ------------------------------------------------------------------------------------------


class Question(msgspec.Struct, frozen=True, tag="ask", array_like=True):
    """Asks for a choice, and says what the replica of the table has missed.

    The replica keeps its first `keep` choices and makes those of the `tail`. An `origin` comes with a table
    that the process does not know; the replica then starts from there.
    """

    code: str
    game: str
    origin: dict[str, Any] | None
    keep: int
    tail: list[Choice]
    seat: int
    level: str
    purpose: Purpose


class Forget(msgspec.Struct, frozen=True, tag="forget", array_like=True):
    """The table is no longer needed."""

    code: str


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """The index of an option, and why. A `fault` says what went wrong; the option may be NO_OPTION then."""

    option: int
    key: str = GUESS
    params: dict[str, int | str] = {}
    fault: str = ""


NO_OPTION: Final = -1

Message: TypeAlias = Question | Forget


def framed(message: Message | Answer) -> bytes:
    """A message as it goes through the pipe."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEADER_BYTES, "big") + body


def origin_data(origin: Origin) -> dict[str, Any]:
    """An origin as plain data, in the form replay files have."""
    return {
        "players": origin.players,
        "sets": list(origin.sets),
        "settings": dict(origin.settings),
        "names": list(origin.names),
        "seed": origin.seed.hex(),
        "fast": origin.fast,
        "position": None if origin.position is None else dict(origin.position),
    }


def origin_of(data: Mapping[str, Any], game: Game) -> Origin:
    """The origin behind such data; `BadSettings` or `BrokenJournal` if it is not valid."""
    return read_origin(data, game)


# -- bots at a replica ---------------------------------------------------------------------------------


def chance_of(origin: Origin, purpose: Purpose) -> str:
    """The seed of the bots' own randomness: as secret as the table's, and different for advisers."""
    return f"{origin.seed.hex()} {purpose}"


class Sitter:
    """A bot at its seat with what it remembers: the news it has heard and its last decision."""

    __slots__ = ("bot", "choices", "decision", "heard", "level", "option", "reason")

    def __init__(self, bot: Bot, level: str) -> None:
        self.bot = bot
        self.level = level
        self.heard = 0
        """Events of the log it knows; someone who joins mid-game hears all of them first."""
        self.choices = 0
        """Choices made at the table when it last decided."""
        self.decision = NO_OPTION
        """The number of the seat's last decision, counted from 0."""
        self.option = NO_OPTION
        self.reason = Reason(GUESS, {})

    def decide(self, table: Table[Any], ask: Ask, choices: int, decision: int) -> None:
        """Take in the news and decide; the same decision is not made twice, however often it is asked for."""
        if decision == self.decision:
            return
        news = events_seen(table, ask.seat, self.heard)
        self.heard = len(table.events or ())
        self.choices = choices
        option = self.bot.choose(table.game.view(table, ask.seat), news)
        if not 0 <= option < len(ask.options):
            raise IndexError(f"option {option} of {len(ask.options)}")
        self.option = option
        self.reason = self.bot.reason()
        self.decision = decision


class Replica:
    """A table as it is on the server, with the bots that think about it here."""

    def __init__(self, game: Game, origin: Origin) -> None:
        self._game = game
        self._origin = origin
        self._table = self._fresh()
        self._made: list[Choice] = []
        self._sitters: dict[tuple[Purpose, int], Sitter] = {}

    def follow(self, keep: int, tail: list[Choice]) -> None:
        """Keep this many choices and make these; a bot that knows of choices taken back leaves."""
        if keep < len(self._made):
            tail = self._made[:keep] + tail
            self._sitters = {key: sitter for key, sitter in self._sitters.items() if sitter.choices <= keep}
            self._table = self._fresh()
            self._made = []
        for seat, option in tail:
            carry_out(self._table, seat, option)
        self._made += tail

    def answer(self, seat: int, level: str, purpose: Purpose) -> Answer:
        """What a bot of this level does about the open ask of a seat; the default if it fails."""
        ask = self._table.ask_of(seat)
        if ask is None:
            return Answer(NO_OPTION, fault=f"seat {seat} has no open ask after {len(self._made)} choices")
        if purpose == "default":
            return Answer(ask.default)
        key = purpose, seat
        try:
            sitter = self._sitters.get(key)
            if sitter is None or sitter.level != level:
                bot = new_bot(self._game.id, level, seat, chance_of(self._origin, purpose))
                sitter = self._sitters[key] = Sitter(bot, level)
            own = sum([1 for chooser, _ in self._made if chooser == seat])
            sitter.decide(self._table, ask, len(self._made), own)
        except Exception:
            self._sitters.pop(key, None)  # what it remembers may be half a thought
            return Answer(ask.default, fault=format_exc())
        return Answer(sitter.option, sitter.reason.key, dict(sitter.reason.params))

    def _fresh(self) -> Table[Any]:
        return start(self._game, self._origin, record=False, log=True)


class Thinker:
    """All replicas of one process."""

    def __init__(self) -> None:
        self._replicas: dict[str, Replica] = {}

    def answer(self, question: Question) -> Answer:
        """Bring the table up to date and answer; a table that does not replay is dropped."""
        try:
            if question.origin is not None:
                game = game_of(question.game)
                self._replicas[question.code] = Replica(game, origin_of(question.origin, game))
            replica = self._replicas[question.code]
            replica.follow(question.keep, question.tail)
        except Exception:
            self.forget(question.code)
            return Answer(NO_OPTION, fault=format_exc())
        return replica.answer(question.seat, question.level, question.purpose)

    def forget(self, code: str) -> None:
        """Drop a table, if it is here."""
        self._replicas.pop(code, None)


# -- the process ---------------------------------------------------------------------------------------


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until the process ends, which it does with the server at the other end of the pipe."""
    inbox: SimpleQueue[bytes] = SimpleQueue()
    # The reading thread notices the server's end even while a bot is thinking.
    Thread(target=_read, args=(questions, inbox), daemon=True).start()
    decoder = msgspec.msgpack.Decoder(Message)
    thinker = Thinker()
    while True:
        match decoder.decode(inbox.get()):
            case Question() as question:
                answers.write(framed(thinker.answer(question)))
                answers.flush()
            case Forget(code=code):
                thinker.forget(code)


def _read(questions: BinaryIO, inbox: SimpleQueue[bytes]) -> None:
    while True:
        header = questions.read(HEADER_BYTES)
        length = int.from_bytes(header, "big")
        body = questions.read(length)
        if len(header) < HEADER_BYTES or len(body) < length:
            os._exit(0)  # the server is gone, and nobody wants whatever is being thought about
        inbox.put(body)


def main() -> None:
    """Run as a process of the server: questions come in on standard input, answers go to standard output."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # meant for the server, which decides when its bots end
    if sys.platform != "win32":
        os.nice(NICE)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # anything printed by mistake must not get between the answers
    for game in GAMES:
        game_of(game)
    answers.write(framed(Answer(NO_OPTION)))  # ready
    answers.flush()
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
