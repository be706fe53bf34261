"""What can be asked at the plain table: everything that is told and changes nothing."""

from typing import TextIO

from sixgun.terminal.sitting import Sitting
from sixgun.terminal.stage import Way, card_stage
from sixgun.terminal.words import folded


def number_in(text: str) -> int | None:
    """The number a text is, if it is a sensible one."""
    return int(text) if text.isdecimal() and len(text) < 5 else None


def marked(way: Way) -> str:
    """What has to be known of a way, in brackets behind it."""
    return f" ({way.mark})" if way.mark else ""


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
        say = self.sitting.speaker.text
        if not rest:
            self.say(say("ui-plain-card-what"))
            return
        found = self._cards.look_up(self.sitting.view(), rest, self.sitting.speaker)
        self.say(*(found or [say("ui-plain-no-card", name=rest)]))

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
        wanted = number_in(rest) if rest else len(lines)
        if wanted is None:
            self.say(self.sitting.speaker.text("ui-plain-log-number"))
        else:
            self.say(*lines[max(0, len(lines) - wanted) :])

    def options(self, _: str) -> None:
        """Every option with its number and its notation."""
        notations = self.sitting.notations()
        for choice in self.sitting.choices():
            spelled = f" = {notations[choice.way.index][0]}" if choice.way.then is None else ""
            self.say(f"{choice.number}. {choice.text}{marked(choice.way)}{spelled}")

    def why(self, rest: str) -> None:
        """All reasons, one of them by number, or the reason behind given words."""
        sitting = self.sitting
        reasons = sitting.why_not()
        number = number_in(rest)
        if not rest:
            self.say(*[f"{number}. {what}: {why}" for number, (what, why) in enumerate(reasons, 1)])
            if not reasons:
                self.say(sitting.speaker.text("ui-why-nothing"))
        elif number is None:
            self.say(sitting.why_not_words(rest))
        elif not reasons:
            self.say(sitting.speaker.text("ui-why-nothing"))
        elif 1 <= number <= len(reasons):
            self.say(reasons[number - 1][1])
        else:
            self.say(sitting.speaker.text("ui-plain-no-why", number=number, count=len(reasons)))

    def info(self, rest: str) -> None:
        """Characters and abilities, of everybody or of one player."""
        sitting = self.sitting
        view = sitting.view()
        wanted = [seat for seat, name in enumerate(view.names) if not rest or folded(name) == folded(rest)]
        strangers = sitting.stage.strangers(view, rest, sitting.speaker)
        if not wanted and not strangers:
            self.say(sitting.speaker.text("ui-plain-no-player", name=rest))
        for seat in wanted:
            character, ability = sitting.stage.about(view, seat, sitting.speaker)
            self.say(f"{view.names[seat]}, {character}: {ability}")
        self.say(*strangers)
