"""What can be asked at the plain table: everything that is told and changes nothing."""

from typing import TextIO

from sixgun.terminal.lines import choices_told, last_lines, looked_up, people_told, reasons_told
from sixgun.terminal.sitting import Sitting
from sixgun.terminal.stage import card_stage


class PlainTelling:
    """Tells a sitting line by line."""

    def __init__(self, sitting: Sitting, lines_out: TextIO) -> None:
        self.sitting = sitting
        self._out = lines_out
        self._cards = card_stage(sitting.stage)

    def say(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            self._out.write(line + "\n")
        self._out.flush()

    # -- cards ---------------------------------------------------------------------------------------

    def hand(self, _: str) -> None:
        """The reader's own cards."""
        assert self._cards is not None, "a game without hands"
        self.say(self.sitting.speaker.text("ui-plain-hand"))
        self.say(*self._cards.hand_told(self.sitting.view(), self.sitting.speaker))

    def card(self, rest: str) -> None:
        """What a card or a character does."""
        assert self._cards is not None, "a game without hands"
        view, say, look_up = self.sitting.view(), self.sitting.speaker, self._cards.look_up
        self.say(*looked_up(rest, lambda words: look_up(view, words, say), say))

    def topic(self, topic: str, _: str) -> None:
        """A part of the table that has a name."""
        assert self._cards is not None, "a game without hands"
        self.say(*self._cards.topic_told(topic, self.sitting.view(), self.sitting.speaker))

    # -- the table -----------------------------------------------------------------------------------

    def table(self, _: str) -> None:
        """The whole table."""
        self.say(self.sitting.speaker.text("ui-plain-table"))
        self.say(*self.sitting.stage.table_told(self.sitting.view(), self.sitting.speaker))

    def log(self, rest: str) -> None:
        """The log, or its last lines."""
        lines = [line for _, line in self.sitting.told()]
        self.say(*last_lines(lines, rest, self.sitting.speaker))

    def options(self, _: str) -> None:
        """Every option with its number and its notation."""
        self.say(*choices_told(self.sitting.choices(), self.sitting.notations()))

    def why(self, rest: str) -> None:
        """All reasons, one of them by number, or the reason behind given words."""
        sitting = self.sitting
        self.say(*reasons_told(sitting.why_not(), rest, sitting.why_not_words, sitting.speaker))

    def info(self, rest: str) -> None:
        """Characters and abilities, of everybody or of one player."""
        stage, view, say = self.sitting.stage, self.sitting.view(), self.sitting.speaker
        strangers = stage.strangers(view, rest, say)
        self.say(*people_told(view.names, rest, lambda seat: stage.about(view, seat, say), strangers, say))
