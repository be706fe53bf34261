"""What can be asked and ordered at a joined table besides choosing."""

from functools import partial
from typing import TYPE_CHECKING, Final

from sixgun.server import wire
from sixgun.terminal.commands import Deed, command_in, help_lines
from sixgun.terminal.lines import choices_told, last_lines, looked_up, people_told, reasons_told
from sixgun.terminal.plain import Leave
from sixgun.terminal.understanding import names_choice
from sixgun.texts import LANGUAGES

if TYPE_CHECKING:
    from sixgun.terminal.joined.table import JoinedTable

ABOUT_QUESTION: Final = ("options", "why", "hint", "undo")


class Commands:
    """The words a line may begin with."""

    def __init__(self, table: "JoinedTable") -> None:
        self._table = table
        self._warned = ""
        """The words whose price the reader was told last."""
        self._all: dict[str, Deed] = {
            "help": self.help,
            "table": self.table,
            "hand": self.hand,
            "log": self.log,
            "options": self.options,
            "why": self.why,
            "info": self.info,
            "card": self.card,
            **{topic: partial(self.topic, topic) for topic in table.teller.topics},
            "hint": self.hint,
            "undo": self.undo,
            "yes": lambda _: table.order(wire.Agree(yes=True)),
            "no": lambda _: table.order(wire.Agree(yes=False)),
            "chat": self.chat,
            "begin": lambda _: table.order(wire.Begin()),
            "rematch": lambda _: table.order(wire.Rematch()),
            "away": lambda _: table.order(wire.Away(away=True)),
            "back": lambda _: table.order(wire.Away(away=False)),
            "link": lambda _: table.tell_link(),
            "lang": self.lang,
            "quit": self.quit,
        }

    def here(self) -> list[str]:
        """The commands that mean something at this table."""
        teller, scene = self._table.teller, self._table.seen.scene
        gone = [topic for topic in teller.topics if not teller.has_topic(topic, scene)]
        return [command for command in self._all if command not in gone]

    def said(self, line: str) -> tuple[str, str] | None:
        """The command a line begins with, and the rest; None for none, and for the words of a choice."""
        command = command_in(line, self.here(), self._table.speaker)
        if command is None or names_choice(line, self._table.asking.known()):
            return None
        return command

    def carried_out(self, line: str) -> bool:
        """Carry out the command a line begins with; False if it begins with none."""
        command = self.said(line)
        if command is not None:
            self._all[command[0]](command[1])
        return command is not None

    # -- what is there -------------------------------------------------------------------------------

    def help(self, _: str) -> None:
        """How to answer, and all commands."""
        table = self._table
        for key in ("ui-answer-words", "ui-answer-ways", "ui-answer-line", "ui-answer-again"):
            table.tell(key)
        table.say(*help_lines(self.here(), table.speaker))

    def table(self, _: str) -> None:
        """The whole table, or who sits there before the game."""
        seen = self._table.seen
        if seen.scene is None:
            self._table.tell_seats()
            return
        self._table.tell("ui-plain-table")
        self._table.say(*self._table.teller.table(seen, seen.scene, seen.own, self._table.speaker))

    def hand(self, _: str) -> None:
        """The reader's own cards."""
        lines = self._table.teller.hand(self._table.seen.scene, self._table.seen.own, self._table.speaker)
        if lines:
            self._table.tell("ui-plain-hand")
            self._table.say(*lines)
        else:
            self._table.tell("ui-join-no-hands")

    def log(self, rest: str) -> None:
        """The log, or its last lines."""
        table = self._table
        lines = [told for line in table.seen.lines if (told := table.line_told(line))]
        table.say(*last_lines(lines, rest, table.speaker))

    def info(self, rest: str) -> None:
        """Characters and abilities, of everybody or of one player."""
        table, scene = self._table, self._table.seen.scene
        if scene is None:
            table.tell_seats()
            return
        teller, say = table.teller, table.speaker
        strangers = teller.strangers(scene, rest, say)
        table.say(
            *people_told(scene.names, rest, lambda seat: teller.about(scene, seat, say), strangers, say)
        )

    def card(self, rest: str) -> None:
        """What a card or a character does."""
        table, scene = self._table, self._table.seen.scene
        if scene is None:
            table.tell("server-no-not-begun")
            return
        look_up, say = table.teller.look_up, table.speaker
        table.say(*looked_up(rest, lambda words: look_up(scene, words, say), say))

    def topic(self, topic: str, _: str) -> None:
        """A part of the table that has a name."""
        table, seen = self._table, self._table.seen
        if seen.scene is None:
            table.tell_seats()
        else:
            table.say(*table.teller.topic(topic, seen, seen.scene, table.speaker))

    # -- about the question --------------------------------------------------------------------------

    def _ask(self) -> wire.AskInfo | None:
        """The open question; if there is none, that is said."""
        ask = self._table.asking.ask
        if ask is None:
            self._table.tell("ui-join-no-ask")
        return ask

    def options(self, _: str) -> None:
        """Every option with its number and its notation."""
        ask = self._ask()
        if ask is not None:
            notations = [(info.notation,) for info in ask.options]
            self._table.say(*choices_told(self._table.asking.known(), notations))

    def why(self, rest: str) -> None:
        """All reasons, one of them by number, or the reason behind given words."""
        table = self._table
        ask = self._ask()
        if ask is None:
            return
        reasons: dict[str, str] = {}
        for closed in ask.closed:
            reasons.setdefault(table.asking.ruled(closed.why, closed.rule), table.speaker.say(closed.text))
        found = [(what, why) for why, what in reasons.items()]
        table.say(*reasons_told(found, rest, table.asking.why_not, table.speaker))

    def hint(self, _: str) -> None:
        """Advice."""
        ask = self._ask()
        if ask is not None:
            self._table.order(wire.Hint(ask=ask.number))

    # -- what is done --------------------------------------------------------------------------------

    def undo(self, _: str) -> None:
        """Take the last choice back, or say why that cannot be."""
        own = self._table.seen.own
        if own is not None and own.undo is not None:
            self._table.say(self._table.speaker.say(own.undo))
        else:
            self._table.order(wire.TakeBack())

    def chat(self, rest: str) -> None:
        """Say something to everybody."""
        if not rest:
            self._table.tell("server-no-nothing-said")
        elif len(rest) > wire.LONGEST_CHAT:
            self._table.tell("ui-join-chat-long", most=wire.LONGEST_CHAT)
        elif self._may_say(rest):
            self._table.order(wire.Speak(text=rest, accept=True))

    def _may_say(self, words: str) -> bool:
        """Whether words may be sent now; if they have a price, the same ones have to be entered twice."""
        table, own = self._table, self._table.seen.own
        warned, self._warned = self._warned, ""
        if own is not None and own.silence is not None:
            table.say(table.speaker.say(own.silence))
            return False
        if own is None or own.speech is None or warned == words:
            return True
        self._warned = words
        table.tell("ui-join-chat-price", price=table.speaker.say(own.speech))
        return False

    def lang(self, rest: str) -> None:
        """Go on in another language."""
        table = self._table
        if rest.casefold() in LANGUAGES:
            table.lang = rest.casefold()
            table.tell("ui-plain-language")
            table.asking.question()
        else:
            table.tell("ui-plain-no-language", lang=rest, known=", ".join(LANGUAGES))

    def quit(self, _: str) -> None:
        """Go; the seat stays the reader's own."""
        over = self._table.seen.scene is not None and self._table.seen.scene.outcome is not None
        raise Leave("ui-join-bye-over" if over else "ui-join-bye")
