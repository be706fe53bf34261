"""The table in plain lines: for screen readers, pipes and poor terminals. Text in, text out, nothing else."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final, TextIO

from sixgun.kernel.asks import Ask, Refused, refusal
from sixgun.terminal.commands import Deed, command_in, help_lines
from sixgun.terminal.ending import replay_saved
from sixgun.terminal.lines import hint_told, introduction, number_in, offered, thing_told
from sixgun.terminal.plain_telling import PlainTelling
from sixgun.terminal.sitting import Sitting
from sixgun.terminal.stage import Entry, Way
from sixgun.terminal.understanding import (
    Known,
    Meaning,
    course_of,
    is_wordy,
    meaning_of,
    names_choice,
    parts_of,
    several_of,
    several_told,
    ways_told,
)
from sixgun.terminal.words import closest
from sixgun.texts import LANGUAGES

BLANK_LINES: Final = 40
"""Between two people, so that what was said to one has left the screen."""


NOT_ASKED: Final = (-1, "")
"""No question has been asked yet, or it is to be heard again."""


class Leave(Exception):
    """The person or the input says good-bye; the text key says which."""


class PlainTable(PlainTelling):
    """One game told and asked line by line."""

    def __init__(self, sitting: Sitting, lines_in: TextIO, lines_out: TextIO) -> None:
        super().__init__(sitting, lines_out)
        self._in = lines_in
        self._heard: dict[int, int] = {}
        self._asked = NOT_ASKED
        self._opened: Entry | None = None
        """The card whose targets were told last."""
        self._commands: dict[str, Deed] = {
            "help": self.help,
            "table": self.table,
            "log": self.log,
            "options": self.options,
            "why": self.why,
            "info": self.info,
            "hint": self.hint,
            "undo": self.undo,
            "save": self.save,
            "lang": self.lang,
            "quit": self.quit,
        }
        if self._cards is not None:
            self._commands |= {"hand": self.hand, "card": self.card}
            here = [topic for topic in self._cards.topics if self._cards.has_topic(topic, sitting.view())]
            self._commands |= {topic: partial(self.topic, topic) for topic in here}

    def play(self) -> int:
        """Tell and ask until the game is over, somebody leaves, or the input ends."""
        sitting = self.sitting
        self.say(
            sitting.speaker.text("ui-plain-welcome", game=sitting.speaker.name("game", sitting.game)),
        )
        try:
            if sitting.viewer >= 0:
                self.introduce()
            while not sitting.over:
                human = sitting.human_asked()
                if human is None:
                    self.others()
                    continue
                if human != sitting.viewer:
                    self.pass_table(human)
                self.news()
                self.question()
                self.answer(self.line())
            self.news()
            self.table("")
        except Leave as left:
            self.say(sitting.speaker.text(str(left)))
        if sitting.save_to is not None:
            self.say(replay_saved(sitting, sitting.save_to))
        return 0

    # -- lines ---------------------------------------------------------------------------------------

    def line(self) -> str:
        """The next line of the person, without the space around it."""
        text = self._in.readline()
        if not text:
            raise Leave("ui-plain-eof")
        return text.strip()

    # -- what is told unasked ------------------------------------------------------------------------

    def introduce(self) -> None:
        """Who the reader is."""
        sitting = self.sitting
        view, stage, say = sitting.view(), sitting.stage, sitting.speaker
        key = "ui-plain-you" if stage.hidden_roles else "ui-plain-you-openly"
        about, role = stage.about(view, sitting.viewer, say), stage.role(view, sitting.viewer, say)
        self.say(*introduction(key, view.names[sitting.viewer], about, role, say))

    def pass_table(self, human: int) -> None:
        """Another person takes over; nothing is told before they say so."""
        sitting = self.sitting
        name = sitting.table.names[human]
        self.say(*[""] * BLANK_LINES)
        self.say(
            sitting.speaker.text("ui-pass-table", player=name),
            sitting.speaker.text("ui-pass-keys", player=name),
        )
        self.line()
        sitting.hand_over(human)
        self.introduce()

    def others(self) -> None:
        """Let somebody else decide; a person who can only pass hears what happened and that it was so."""
        remark = self.sitting.helpless()
        if remark:
            self.news()
            self.say(remark)
        self.sitting.bots_act()

    def news(self) -> None:
        """What has happened since this person was last told."""
        viewer = self.sitting.viewer
        stage, say = self.sitting.stage, self.sitting.speaker
        for event, line in self.sitting.told(self._heard.get(viewer, 0)):
            self.say(line, *stage.spelled_out(event, say))
        self._heard[viewer] = len(self.sitting.events())

    def question(self) -> None:
        """The prompt and the options; once for every moment, so that commands do not bring them back."""
        moment = (len(self.sitting.table.history or ()), self.sitting.speaker.lang)
        if moment == self._asked:
            return
        self._asked = moment
        self._opened = None
        self.say(self.sitting.prompt())
        texts = self.sitting.options()
        if self._cards is not None:
            entries = self.sitting.entries()
            texts = [thing_told(entry.label, entry.open_ways, entry.note, texts) for entry in entries]
        several, goes_on = self.sitting.several(), self.sitting.goes_on()
        self.say(*offered(texts, self._cards is not None, several, goes_on, self.sitting.speaker))

    # -- what is answered ----------------------------------------------------------------------------

    def answer(self, text: str) -> None:
        """A command, numbers, or words; an empty line hears the question again."""
        if not text:
            self._asked = NOT_ASKED
            return
        sitting = self.sitting
        known = sitting.choices()
        opened, self._opened = self._opened, None
        command = command_in(text, self._commands, sitting.speaker)
        if command is not None and not names_choice(text, known):
            self._opened = opened
            self._commands[command[0]](command[1])
        elif sitting.several() > 1 and parts_of(text):
            self._several(
                several_of(parts_of(text), sitting.several(), known, sitting.shut(), sitting.speaker)
            )
        elif not self.answer_by_number(text, known, opened):
            self.answer_by_words(text, known)

    def answer_by_number(self, text: str, known: Sequence[Known], opened: Entry | None) -> bool:
        """The number of a thing, of a target, or both; a target also by its name. False for other words."""
        first, _, rest = text.partition(" ")
        entries = self.sitting.entries()
        if opened is not None:
            return self.answer_by_way(opened, text)
        number = number_in(first.rstrip("."))
        if number is None:
            return False
        groups = {choice.group for choice in known}
        if not 1 <= number <= len(groups):
            if not is_wordy(text):
                self._no_such(number, len(groups))
            return not is_wordy(text)
        ways = [choice.way for choice in known if choice.group == number - 1]
        if rest:
            entry = entries[number - 1] if entries else None
            if entry is not None and self.answer_by_way(entry, rest.strip()):
                return True
            if not is_wordy(text):
                self._no_such(number_in(rest.strip()) or 0, len(ways))
            return not is_wordy(text)
        if len(ways) == 1:
            self.take(ways[0])
        else:
            self.open(entries[number - 1])
        return True

    def answer_by_way(self, entry: Entry, text: str) -> bool:
        """A way of a thing by number or by name; False for other words."""
        ways = entry.open_ways
        number = number_in(text.rstrip("."))
        if number is not None:
            if 1 <= number <= len(ways):
                self.take(ways[number - 1])
            else:
                self._no_such(number, len(ways))
            return True
        named = [(way, (way.label,)) for way in entry.ways]
        found = closest(text, named, self.sitting.speaker)[1]
        if len(found) != 1:
            return False
        if found[0].why is None:
            self.take(found[0])
        else:
            self.say(self.sitting.speaker.refusal(found[0].why))
        return True

    def answer_by_words(self, text: str, known: Sequence[Known]) -> None:
        """The words of a choice; if they fit several, what these are."""
        sitting = self.sitting
        if not is_wordy(text):
            self._no_such(number_in(text) or 0, len({choice.group for choice in known}))
            return
        meaning = meaning_of(text, known, sitting.shut(), sitting.speaker)
        found = meaning.choices
        if not found:
            self.say(meaning.answer)
        elif len(found) == 1:
            self.take(found[0].way)
        elif len({choice.group for choice in found}) == 1 and sitting.entries():
            self.open(sitting.entries()[found[0].group])
        else:
            self.say(several_told(found, sitting.speaker))

    def _several(self, meaning: Meaning) -> None:
        """Several answers in one line."""
        if meaning.choices:
            self.take(course_of(meaning.choices, self._ask().prompt, self.sitting.notations()))
        else:
            self.say(meaning.answer)

    def _no_such(self, number: int, options: int) -> None:
        self.say(self.sitting.speaker.refusal(refusal("no-such-option", number=number, options=options)))

    def take(self, way: Way) -> None:
        """Decide, or say why that cannot be."""
        try:
            self.sitting.choose(way.index, way.then)
        except Refused as refused:
            self.say(self.sitting.speaker.refusal(refused.refusal))

    def open(self, entry: Entry) -> None:
        """Tell the ways of a thing; the next line may choose one of them."""
        self._opened = entry
        self.say(*ways_told(entry.label, entry.open_ways, self.sitting.speaker))

    # -- commands ------------------------------------------------------------------------------------

    def help(self, _: str) -> None:
        """How to answer, and all commands."""
        say = self.sitting.speaker
        ways = ["ui-answer-ways", "ui-answer-line"] if self._cards is not None else []
        self.say(*[say.text(key) for key in ("ui-answer-words", *ways, "ui-answer-again")])
        self.say(*help_lines(self._commands, say))

    def hint(self, _: str) -> None:
        """Advice."""
        hint = self.sitting.hint()
        if hint is not None:
            self.say(hint_told(self.sitting.options()[hint.index], hint.why, self.sitting.speaker))

    def undo(self, _: str) -> None:
        """Take the last choice back."""
        try:
            self.sitting.undo()
        except Refused as refused:
            self.say(self.sitting.speaker.refusal(refused.refusal))
        else:
            self._heard[self.sitting.viewer] = len(self.sitting.events())
            self.say(self.sitting.speaker.text("ui-undone"))

    def save(self, rest: str) -> None:
        """Write the replay so far."""
        if rest:
            self.say(replay_saved(self.sitting, Path(rest)))
        else:
            self.say(self.sitting.speaker.text("ui-plain-save-where"))

    def lang(self, rest: str) -> None:
        """Go on in another language."""
        if rest.casefold() in LANGUAGES:
            self.sitting.speak(rest.casefold())
            self.say(self.sitting.speaker.text("ui-plain-language"))
        else:
            known = ", ".join(LANGUAGES)
            self.say(self.sitting.speaker.text("ui-plain-no-language", lang=rest, known=known))

    def quit(self, _: str) -> None:
        """Leave the table."""
        raise Leave("ui-plain-bye")

    def _ask(self) -> Ask:
        ask = self.sitting.ask()
        assert ask is not None, "nobody is asked"
        return ask
