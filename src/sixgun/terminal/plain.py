"""The table in plain lines: for screen readers, pipes and poor terminals. Text in, text out, nothing else."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, TextIO

from sixgun.kernel.asks import Ask, Refused, refusal
from sixgun.terminal.ending import replay_saved
from sixgun.terminal.sitting import Sitting
from sixgun.terminal.stage import NOBODY, Entry, card_stage
from sixgun.texts import LANGUAGES

FEW_OPTIONS: Final = 10
"""A longer list is told only on demand."""

BLANK_LINES: Final = 40
"""Between two people, so that what was said to one has left the screen."""


NOT_ASKED: Final = (-1, "")
"""No question has been asked yet, or it is to be heard again."""


def number_in(text: str) -> int | None:
    """The number a text is, if it is a sensible one."""
    return int(text) if text.isdecimal() and len(text) < 5 else None


class Leave(Exception):
    """The person or the input says good-bye; the text key says which."""


class PlainTable:
    """One game told and asked line by line."""

    def __init__(self, sitting: Sitting, lines_in: TextIO, lines_out: TextIO) -> None:
        self.sitting = sitting
        self._in = lines_in
        self._out = lines_out
        self._heard: dict[int, int] = {}
        self._asked = NOT_ASKED
        self._cards = card_stage(sitting.stage)
        self._opened: Entry | None = None
        """The card whose targets were told last."""
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "table": self.table,
            "state": self.table,
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
            self._commands |= {"hand": self.hand, "card": self.card, "text": self.card}
            self._commands |= {topic: partial(self.topic, topic) for topic in self._cards.topics}

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

    def say(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            self._out.write(line + "\n")
        self._out.flush()

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
        view = sitting.view()
        character, ability = sitting.stage.about(view, sitting.viewer, sitting.speaker)
        self.say(
            sitting.speaker.text(
                "ui-plain-you" if sitting.stage.hidden_roles else "ui-plain-you-openly",
                player=view.names[sitting.viewer],
                character=character,
                role=sitting.stage.role(view, sitting.viewer, sitting.speaker),
            ),
            *([ability] if ability else []),
        )

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
        self.say(*[line for _, line in self.sitting.told(self._heard.get(viewer, 0))])
        self._heard[viewer] = len(self.sitting.events())

    def question(self) -> None:
        """The prompt and the options; once for every moment, so that commands do not bring them back."""
        moment = (len(self.sitting.table.history or ()), self.sitting.speaker.lang)
        if moment == self._asked:
            return
        self._asked = moment
        self._opened = None
        self.say(self.sitting.prompt())
        ask = self._ask()
        if self._cards is not None:
            self.say(*[f"{number}. {text}" for number, text in enumerate(self._entry_texts(), 1)])
            return
        texts = self.sitting.options()
        if len(texts) <= FEW_OPTIONS:
            self.say(*[f"{number}. {text}" for number, text in enumerate(texts, 1)])
        else:
            example = ask.options[-1].notation(self.sitting.table.names)
            self.say(
                self.sitting.speaker.text("ui-plain-many", first=texts[0], count=len(texts), example=example)
            )

    # -- what is answered ----------------------------------------------------------------------------

    def answer(self, text: str) -> None:
        """A command, the number of an option, or its notation; an empty line hears the question again."""
        word, _, rest = text.partition(" ")
        command = self._commands.get(word.casefold())
        if command is not None:
            command(rest.strip())
        elif not text:
            self._asked = NOT_ASKED
        elif self._cards is not None and (
            self._opened is not None or number_in(word.rstrip(".")) is not None
        ):
            self.answer_by_card(word.rstrip("."), rest.strip())
        else:
            number = number_in(text)
            self.choose(text if number is None else number - 1)

    def choose(self, choice: int | str) -> None:
        """Decide, or say why that cannot be."""
        try:
            self.sitting.choose(choice)
        except Refused as refused:
            self.say(self.sitting.speaker.refusal(refused.refusal))

    # -- cards ---------------------------------------------------------------------------------------

    def _entries(self) -> list[Entry]:
        """What something can be done with now."""
        assert self._cards is not None, "a game without hands"
        sitting = self.sitting
        found = self._cards.entries(sitting.view(), self._ask(), sitting.closed(), sitting.speaker)
        return [entry for entry in found if entry.open_ways]

    def _entry_texts(self) -> list[str]:
        """Every entry in words: the whole choice if there is only one, else the card and its targets."""
        texts = self.sitting.options()
        return [
            texts[entry.open_ways[0].index] + (f" – {entry.note}" if entry.note else "")
            if len(entry.open_ways) == 1
            else f"{entry.label}: {', '.join([way.label for way in entry.open_ways])}"
            for entry in self._entries()
        ]

    def answer_by_card(self, first: str, rest: str) -> None:
        """The number of a card, of a target, or both; a target also by its name."""
        sitting = self.sitting
        entries = self._entries()
        entry = self._opened
        if entry is None:
            number = number_in(first) or 0
            if not 1 <= number <= len(entries):
                reason = refusal("no-such-option", number=number, options=len(entries))
                self.say(sitting.speaker.refusal(reason))
                return
            entry = entries[number - 1]
        else:
            rest = f"{first} {rest}".strip()
        self._opened = None
        ways = entry.open_ways
        if len(ways) == 1 and not rest:
            self.choose(ways[0].index)
        elif rest:
            self.answer_by_way(entry, rest)
        else:
            self._opened = entry
            key = "ui-bang-at" if any(way.target != NOBODY for way in ways) else "ui-bang-how"
            self.say(sitting.speaker.text(key, card=entry.label))
            self.say(*[f"{number}. {way.label}" for number, way in enumerate(ways, 1)])

    def answer_by_way(self, entry: Entry, text: str) -> None:
        """A way of a card by number or by name; other words are a choice of their own."""
        ways = entry.open_ways
        number = number_in(text.rstrip("."))
        if number is not None and 1 <= number <= len(ways):
            self.choose(ways[number - 1].index)
            return
        for way in entry.ways:
            if way.label.casefold() == text.casefold():
                if way.why is None:
                    self.choose(way.index)
                else:
                    self.say(self.sitting.speaker.refusal(way.why))
                return
        if number is None:
            self.choose(text)
        else:
            reason = refusal("no-such-option", number=number, options=len(ways))
            self.say(self.sitting.speaker.refusal(reason))

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

    # -- commands ------------------------------------------------------------------------------------

    def help(self, _: str) -> None:
        """All commands."""
        self.say(self.sitting.speaker.text(self.sitting.stage.commands))

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
        names = self.sitting.table.names
        if self._cards is not None:
            texts, ask = self.sitting.options(), self._ask()
            for number, entry in enumerate(self._entries(), 1):
                ways = entry.open_ways
                for place, way in enumerate(ways, 1):
                    count = f"{number} {place}" if len(ways) > 1 else f"{number}"
                    self.say(f"{count}. {texts[way.index]} = {ask.options[way.index].notation(names)}")
            return
        for number, (option, text) in enumerate(
            zip(self._ask().options, self.sitting.options(), strict=True), 1
        ):
            self.say(f"{number}. {text} = {option.notation(names)}")

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
            self.say(sitting.why_not_words(rest) or sitting.speaker.text("ui-plain-open"))
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
        wanted = [
            seat for seat, name in enumerate(view.names) if not rest or name.casefold() == rest.casefold()
        ]
        if not wanted:
            self.say(sitting.speaker.text("ui-plain-no-player", name=rest))
        for seat in wanted:
            character, ability = sitting.stage.about(view, seat, sitting.speaker)
            self.say(f"{view.names[seat]}, {character}: {ability}")

    def hint(self, _: str) -> None:
        """Advice."""
        hint = self.sitting.hint()
        if hint is not None:
            option = self.sitting.options()[hint.index].rstrip(".")
            self.say(self.sitting.speaker.text("ui-hint", option=option, why=hint.why))

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
