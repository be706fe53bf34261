"""A table of a running server in plain lines: what happens is told, what is asked is answered."""

import time
from collections import deque
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Final, TextIO

from sixgun.server import wire
from sixgun.terminal.joined.asking import Asking
from sixgun.terminal.joined.commands import ABOUT_QUESTION, Commands
from sixgun.terminal.joined.link import Broken, InputEnded, Keyboard, Link, News, Typed
from sixgun.terminal.joined.seen import Seen, event_of
from sixgun.terminal.joined.told import TELLERS
from sixgun.terminal.lines import hint_told, introduction
from sixgun.terminal.plain import Leave
from sixgun.texts import Speaker, speaker
from sixgun.texts.params import visible
from sixgun.texts.said import Said

TICK: Final = 0.5
"""Seconds after which a silent server is looked after."""

QUIET: Final = 4.0
"""Seconds without news after which the reader is told for whom the table waits."""

ANSWER: Final = 3.0
"""Seconds a script waits for the answer to an order; some orders that change nothing have none."""

FEW_LINES: Final = 20
SOME_LINES: Final = 10
"""A log longer than `FEW_LINES` is told from its last `SOME_LINES` on to who has just come."""

SEATS: Final = {"open": "ui-join-seat-open", "person": "ui-join-seat-person", "bot": "ui-join-seat-bot"}
"""The text about a seat before the game, by who sits there."""


class SentAway(Exception):
    """The server closes the door, and says why."""

    def __init__(self, code: str, said: Said) -> None:
        super().__init__(code)
        self.code = code
        self.said = said


class JoinedTable:
    """One reader of a table on a server: a player, or somebody who watches."""

    def __init__(
        self, game: str, link_for: Callable[["JoinedTable"], Link], lang: str, lines_out: TextIO
    ) -> None:
        self.seen = Seen(game)
        self.teller = TELLERS[game]()
        self.lang = lang
        self.news: SimpleQueue[News] = SimpleQueue()
        self.seat_link = ""
        """The private address of the seat; empty for who watches."""
        self.replays = ""
        """The beginning of the address of a replay of this table."""
        self.link = link_for(self)
        self._out = lines_out
        self.asking = Asking(self)
        self._commands = Commands(self)
        self._scripted = False
        """Whether lines come from a pipe: they wait until they mean something, and the end ends all."""
        self._held: deque[Typed | InputEnded] = deque()
        self._waits_until = 0.0
        self._heard_at = time.monotonic()
        self._lost = False
        self._introduced: tuple[int, str] = (0, "")
        self._finished = 0
        self._proposed = -1
        self._waited_at = -1

    @property
    def speaker(self) -> Speaker:
        """Who speaks to this reader; the seat comes with the first message of the server."""
        return speaker(self.lang, self.seen.seat)

    # -- the course ----------------------------------------------------------------------------------

    def play(self, lines_in: TextIO) -> int:
        """Tell and ask until somebody leaves, or a script has seen the end of the game."""
        self._scripted = not lines_in.isatty()
        keyboard = Keyboard(lines_in, self.news)
        keyboard.open()
        self.link.open()
        try:
            while not (self._scripted and self._finished):
                self._step(keyboard)
        except Leave as left:
            self.tell(left)
            self.tell_link()
        except KeyboardInterrupt:
            self.say("")
            self.tell_link()
            raise
        finally:
            self.link.close()
        return 0

    def _step(self, keyboard: Keyboard) -> None:
        if self._held and self._ready(self._held[0]):
            self._typed(self._held.popleft())
            keyboard.taken()
            return
        try:
            news = self.news.get(timeout=TICK)
        except Empty:
            self._quiet()
            return
        if isinstance(news, Typed | InputEnded):
            self._held.append(news)
        elif isinstance(news, Broken):
            self._broken()
        else:
            self._heard_at = time.monotonic()
            self._heard(news)

    def _ready(self, line: Typed | InputEnded) -> bool:
        """Whether a line can be dealt with now."""
        if self.seen.room is None:
            leaving = isinstance(line, InputEnded) or self._begins(line) == "quit"
            return leaving and not self._scripted
        if not self._scripted:
            return True
        if self.asking.busy or time.monotonic() < self._waits_until:
            return False
        command = "" if isinstance(line, InputEnded) else self._begins(line)
        if command and command not in ABOUT_QUESTION:
            return True
        return self._is_asked or bool(command and self.seen.seat < 0)

    def _begins(self, line: Typed) -> str:
        """The command a line begins with, or nothing."""
        command = self._commands.said(line.text)
        return "" if command is None else command[0]

    @property
    def _is_asked(self) -> bool:
        return self.asking.ask is not None

    def _typed(self, line: Typed | InputEnded) -> None:
        if isinstance(line, InputEnded):
            raise Leave("ui-plain-eof")
        if not self._commands.carried_out(line.text):
            self.asking.answer(line.text)

    # -- lines ---------------------------------------------------------------------------------------

    def say(self, *lines: str) -> None:
        """Print lines. What a server sends must not give the terminal orders."""
        for line in lines:
            self._out.write("\n".join([visible(part) for part in line.split("\n")]) + "\n")
        self._out.flush()

    def tell(self, key: object, **params: int | str) -> None:
        """Print a text."""
        self.say(self.speaker.text(str(key), **params))

    def tell_link(self) -> None:
        """The way back to the seat."""
        if self.seat_link:
            self.tell("ui-join-link", link=self.seat_link)

    # -- what the server says ------------------------------------------------------------------------

    def _heard(self, message: wire.Message) -> None:
        match message:
            case wire.Welcome():
                self._welcomed(message)
            case wire.Update():
                self._waits_until = 0.0
                self._tell_lines(self.seen.update(message))
                self._go_on()
            case wire.Ack():
                self.asking.acknowledged(message)
            case wire.Refused():
                self._refused(message)
            case wire.Advice():
                self._waits_until = 0.0
                self._advised(message)
            case wire.Present():
                self.seen.present(message)
            case wire.Bye():
                if not message.again:
                    raise SentAway(message.code, message.text)
                self.say(self.speaker.say(message.text))
                self._lost = True
            case _:
                pass  # answers to orders that are never sent from here

    def _welcomed(self, message: wire.Welcome) -> None:
        first = self.seen.room is None
        lines = self.seen.welcome(message)
        resent = self.asking.sent_again()
        if first:
            self._greet(message.room)
            lines = self._latest(lines)
        elif self._lost:
            self.tell("ui-join-resent" if resent else "ui-join-back")
        self._lost = False
        self._tell_lines(lines)
        self._go_on()

    def _latest(self, lines: list[wire.Line]) -> list[wire.Line]:
        """What somebody who has just come is told of the log: how it ended, or the end of a long one."""
        if self.seen.scene is not None and self.seen.scene.outcome is not None:
            self.say(self.speaker.say(self.seen.scene.outcome.text))
            return []
        if len(lines) <= FEW_LINES:
            return lines
        self.tell("ui-join-earlier")
        return lines[-SOME_LINES:]

    def _greet(self, room: wire.RoomInfo) -> None:
        game = self.speaker.name("game", room.game)
        self.tell("ui-join-welcome", game=game, table=room.title or room.code)
        if self.seen.seat < 0:
            self.tell("ui-join-watching")
        self.tell_link()
        if room.status == "waiting":
            self.tell_seats()

    def _refused(self, message: wire.Refused) -> None:
        self._waits_until = 0.0
        self.asking.refused(message)
        self.say(self.asking.ruled(message.text, message.rule))

    def _advised(self, advice: wire.Advice) -> None:
        ask = self.asking.ask
        if ask is not None and ask.number == advice.ask:
            option = self.speaker.say(ask.options[advice.option].text)
            self.say(hint_told(option, self.speaker.say(advice.reason), self.speaker))

    def _broken(self) -> None:
        if not self._lost:
            self.tell("ui-join-broken")
        self._lost = True
        self._waits_until = 0.0

    def _quiet(self) -> None:
        """Nothing has been heard for a while: say for whom everybody waits, once."""
        silent = time.monotonic() - self._heard_at > QUIET
        others = self.seen.scene is not None and not self._is_asked
        if silent and others and not self._lost and self._waited_at != self.seen.n:
            self._waited_at = self.seen.n
            self.say(*self.waiting())

    # -- what is told unasked ------------------------------------------------------------------------

    def _tell_lines(self, lines: Sequence[wire.Line]) -> None:
        for line in lines:
            told = self.line_told(line)
            if told:
                self.say(told, *self._spelled_out(line))

    def _spelled_out(self, line: wire.Line) -> list[str]:
        """What is told besides a line of the log because it stands out."""
        event = None if line.event is None else event_of(self.seen.game, line.event)
        return [] if event is None else self.teller.spelled_out(event, self.speaker)

    def line_told(self, line: wire.Line) -> str:
        """A line of the log; empty for what deserves none."""
        text = "" if line.text is None else self.speaker.say(line.text)
        if line.kind != "chat":
            return text
        name = line.name or self.speaker.text("ui-join-watcher")
        return self.speaker.text("ui-join-chat", name=name, text=text or line.said)

    def _go_on(self) -> None:
        """Whatever the reader has to be told after a change: who they are, what is asked, how it ended."""
        room, scene, seat = self.seen.room, self.seen.scene, self.seen.seat
        if room is None:
            return
        if scene is not None and seat >= 0:
            about = self.teller.about(scene, seat, self.speaker)
            if (room.game_number, about[0]) != self._introduced:
                self._introduced = (room.game_number, about[0])
                self._introduce(about)
        self._tell_proposal(room)
        if scene is not None and scene.outcome is not None:
            self._tell_end(room)
        else:
            self.asking.question()

    def _introduce(self, about: tuple[str, str]) -> None:
        seen, teller, say = self.seen, self.teller, self.speaker
        assert seen.scene is not None, "nobody has a character before the game"
        role = teller.role(seen.scene, seen.own, seen.seat, say)
        self.say(*introduction(teller.introduction, seen.names[seen.seat], about, role, say))

    def _tell_proposal(self, room: wire.RoomInfo) -> None:
        proposal = room.proposal
        if proposal is None:
            self._proposed = -1
        elif self.seen.seat in proposal.waiting and self._proposed != proposal.seat:
            self._proposed = proposal.seat
            self.tell("ui-join-agree", player=self.seen.names[proposal.seat])

    def _tell_end(self, room: wire.RoomInfo) -> None:
        if self._finished == room.game_number:
            return
        self._finished = room.game_number
        self._commands.table("")
        self.tell("ui-join-replay", link=f"{self.replays}.{room.game_number}")
        if not self._scripted:
            self.tell("ui-join-over-host" if self.seen.is_host else "ui-join-over")

    def tell_seats(self) -> None:
        """Who sits where before the game, and what everybody waits for."""
        room = self.seen.room
        assert room is not None, "a table that was heard of"
        for number, seat in enumerate(room.seats, 1):
            self.tell(SEATS[seat.kind], number=number, name=seat.name)
        self.say(*self.waiting())

    def waiting(self) -> list[str]:
        """For whom everybody waits."""
        if self.seen.scene is None:
            return [self.speaker.text("ui-join-begin" if self.seen.is_host else "ui-join-not-begun")]
        return [self.speaker.say(waiting.text) for waiting in self.seen.scene.asking]

    # -- what is sent --------------------------------------------------------------------------------

    def order(self, order: wire.Order) -> None:
        """Send anything but a choice."""
        if self.link.send(order):
            self._waits_until = time.monotonic() + ANSWER
        else:
            self.tell("ui-join-offline")
