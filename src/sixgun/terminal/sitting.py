"""One sitting: a table, the people and bots around it, and whose eyes look at it. It knows no screens.

Everything shown to people comes from here, and everything here comes from the view of one seat.
"""

import json
import os
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sixgun
from sixgun.bots import Bot, Company, new_bot
from sixgun.kernel import journal
from sixgun.kernel.asks import Ask, Closed, Pass, Refusal
from sixgun.kernel.events import Event
from sixgun.kernel.table import Table
from sixgun.kernel.views import SPECTATOR, View, events_seen
from sixgun.terminal import PlayConfig
from sixgun.terminal.lines import around
from sixgun.terminal.stage import Course, Entry, Stage, Way, card_stage, stage_of
from sixgun.terminal.understanding import DONE, SEVERAL, Group, Known, Shut, choices_of, reason_of
from sixgun.texts import Speaker, speaker

ADVISER = "gunslinger"
"""The level of the bot that gives hints."""


@dataclass(frozen=True)
class Hint:
    """What the adviser would choose and the sentence that says why."""

    index: int
    why: str


class Sitting:
    """A table with people and bots. `viewer` is the person looking at it, or a spectator before the first."""

    def __init__(
        self,
        table: Table[Any],
        humans: Sequence[int],
        level: str,
        lang: str,
        save: Path | None = None,
        luck: str | None = None,
    ) -> None:
        self.table = table
        self.humans = tuple(humans)
        self.stage: Stage = stage_of(table.game.id)
        self.save_to = save
        self.viewer = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        self._reader = self.viewer
        """Who is *you* in the log: several people who share a screen are called by name."""
        self.speaker: Speaker = speaker(lang, self._reader)
        self._luck = secrets.token_hex(8) if luck is None else luck
        bots = {
            seat: new_bot(table.game.id, level, seat, f"{self._luck} {seat}")
            for seat in range(len(table.names))
            if seat not in self.humans
        }
        self._company = Company(table, bots)
        self._advisers: dict[int, tuple[Bot, int]] = {}
        self._together = (0, 0)
        """How many choices there were before and after the last answer."""
        self._decided: dict[int, View] = {}
        """What every person saw at the last decision."""

    # -- looking -------------------------------------------------------------------------------------

    def view(self) -> View:
        """The table through the eyes of the viewer."""
        return sixgun.view(self.table, self.viewer)

    @property
    def bottom(self) -> int:
        """The seat drawn nearest to the reader."""
        return self.viewer if self.viewer >= 0 else (self.humans or (0,))[0]

    def around(self) -> list[int]:
        """Every seat, clockwise from the one drawn nearest to the reader."""
        return around(self.bottom, len(self.table.names), self.stage.order(self.view()))

    @property
    def game(self) -> str:
        """The id of the game being played."""
        return self.table.game.id

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.result is not None

    def ask(self) -> Ask | None:
        """What the viewer has to decide now, if anything."""
        return self.table.ask_of(self.viewer)

    def human_asked(self) -> int | None:
        """The person who must decide now; the viewer first, so that nobody passes the table without need."""
        asked = [
            ask.seat for ask in self.table.pending if ask.seat in self.humans and not self._needless(ask)
        ]
        if self.viewer in asked:
            return self.viewer
        return asked[0] if asked else None

    def helpless(self) -> str:
        """A sentence if the only person here can do nothing but pass now, and so will not be asked."""
        for ask in self.table.pending:
            if ask.seat in self.humans and self._no_answer(ask) and ask.prompt not in self.stage.quiet:
                return "" if self._idle(ask) else self.speaker.text("ui-no-answer")
        return ""

    def _no_answer(self, ask: Ask) -> bool:
        """Whether there is nothing but passing. Among several people it is asked: a pause tells them less."""
        return (
            ask.aloud and len(self.humans) == 1 and len(ask.options) == 1 and isinstance(ask.options[0], Pass)
        )

    def _needless(self, ask: Ask) -> bool:
        """Whether a person need not be asked and simply passes."""
        return self._no_answer(ask) or self._idle(ask)

    def _idle(self, ask: Ask) -> bool:
        """Whether the game says that a question only pesters."""
        return self.stage.idle(sixgun.view(self.table, ask.seat), self._decided.get(ask.seat))

    def events(self, since: int = 0) -> list[Event]:
        """The log as the viewer may read it."""
        return events_seen(self.table, self.viewer, since)

    def told(self, since: int = 0) -> list[tuple[Event, str]]:
        """Events that deserve a line, each with its line in the present language."""
        seen = self.stage.condensed(self.events(since))
        return self.speaker.log(self.game, seen, self.table.names)

    def prompt(self) -> str:
        """One sentence: who must decide what."""
        result = self.table.result
        if result is not None:
            return self.speaker.result(self.game, result, self.table.names)
        asks = self.view().asks
        for ask in asks:
            if ask.seat == self.viewer:
                return self.speaker.prompt(self.game, ask.prompt, ask.params, self.table.names[ask.seat])
        return " ".join(
            self.speaker.waiting(self.game, ask.prompt, self.table.names[ask.seat]) for ask in asks
        )

    def options(self) -> list[str]:
        """The viewer's options in the present language, in the order of the ask."""
        ask = self.ask()
        if ask is None:
            return []
        return [self.speaker.option(self.game, option, self.table.names) for option in ask.options]

    def closed(self) -> Sequence[Closed]:
        """What the viewer might look for but cannot choose now."""
        return self.table.closed(self.viewer)

    def entries(self) -> list[Entry]:
        """What something can be done with now; nothing in a game without hands."""
        ask, cards = self.ask(), card_stage(self.stage)
        if ask is None or cards is None:
            return []
        found = cards.entries(self.view(), ask, self.closed(), self.speaker)
        return [entry for entry in found if entry.open_ways]

    def notations(self) -> list[Sequence[str]]:
        """For every option of the viewer its notation, then what else may be typed for it.

        Words shown as *on yourself* may also be typed with the player's own name.
        """
        ask, names, by_name = self.ask(), self.table.names, speaker(self.speaker.lang)
        if ask is None:
            return []
        return [
            (option.notation(names), *option.aliases(names), by_name.option(self.game, option, names))
            for option in ask.options
        ]

    def choices(self) -> list[Known]:
        """Everything the viewer can choose now, with all it may be called."""
        texts = self.options()
        if card_stage(self.stage) is None:
            groups: list[Group] = [(text, (Way(index, ""),)) for index, text in enumerate(texts)]
        else:
            groups = [(entry.label, entry.open_ways) for entry in self.entries()]
        return choices_of(groups, texts, self.notations())

    def goes_on(self) -> bool:
        """Whether the viewer is asked again and again, until done."""
        ask = self.ask()
        return ask is not None and ask.find(DONE, self.table.names) >= 0

    def several(self) -> int:
        """How many choices the viewer may make in one answer."""
        for asked in self.view().asks:
            if asked.seat == self.viewer and asked.prompt in SEVERAL:
                return int(asked.params.get("count", 1))
        return len(self.options()) if self.goes_on() else 1

    def shut(self) -> list[Shut]:
        """Everything the viewer cannot choose now, with all it may be called and the reason."""
        names, speaker = self.table.names, self.speaker
        found: list[Shut] = []
        for closed in self.closed():
            option = closed.option
            text = speaker.option(self.game, option, names)
            texts = (text, option.notation(names), *option.aliases(names))
            found.append(Shut(texts, speaker.refusal(closed.refusal)))
        cards = card_stage(self.stage)
        ask = self.ask()
        if cards is not None and ask is not None:
            entries = {
                entry.label: entry for entry in cards.entries(self.view(), ask, self.closed(), speaker)
            }
            for card in cards.in_hand(self.view(), speaker):
                entry = entries.get(card.label, card)
                if entry.open_ways:
                    continue
                useless = speaker.text("ui-bang-no-use", card=entry.label)
                why = useless if entry.why is None else speaker.refusal(entry.why)
                found.append(Shut((entry.label,), why))
        return found

    def why_not(self) -> list[tuple[str, str]]:
        """Each different reason once, with the first thing it forbids: (what, why)."""
        found: dict[Refusal, str] = {}
        view = self.view()
        for closed in self.closed():
            if closed.refusal not in found and not self.stage.far(closed.option, view):
                found[closed.refusal] = self.speaker.option(self.game, closed.option, self.table.names)
        return [(what, self.speaker.refusal(reason)) for reason, what in found.items()]

    def why_not_words(self, text: str) -> str:
        """Why what these words mean cannot be chosen; if it can, that is said."""
        return reason_of(text, self.choices(), self.shut(), self.speaker)

    # -- acting --------------------------------------------------------------------------------------

    def choose(self, choice: int | str, then: Course | None = None) -> None:
        """The viewer decides, by option number from 0 or by notation; `then` answers what is asked next.

        A course ends where something else is asked than it foresees: at a bandit, for instance.
        """
        before = self._choices()
        self._choose(choice)
        for words in then.answers if then is not None else ():
            ask = self.ask()
            if ask is None or then is None or ask.prompt != then.prompt:
                break
            index = ask.find(words, self.table.names)
            if index < 0:
                break
            self._choose(index)
        self._together = (before, self._choices())

    def _choose(self, choice: int | str) -> None:
        seen = self.view()
        self.table.choose(self.viewer, choice)
        self._decided[self.viewer] = seen

    def _choices(self) -> int:
        """How many choices have been made."""
        return len(self.table.history or ())

    def bots_act(self) -> bool:
        """Let a bot decide, or pass for a person who need not be asked; False if only people are left."""
        if self.over:
            return False
        for ask in self.table.pending:
            if ask.seat in self.humans and self._needless(ask):
                self.table.choose(ask.seat, ask.default)
                return True
        return self._company.act()

    def hand_over(self, seat: int) -> None:
        """Another person looks at the table from now on."""
        self.viewer = seat

    def undo(self) -> None:
        """Take back the viewer's last choice, or say by which rule that is not possible.

        Choices made with one answer are taken back together, as far as the rules allow it.
        """
        begun, ended = self._together
        together = ended == self._choices()
        journal.undo(self.table, self.viewer)
        while together and self._choices() > begun and journal.why_no_undo(self.table, self.viewer) is None:
            journal.undo(self.table, self.viewer)
        self._advisers.clear()
        self._decided.pop(self.viewer, None)

    def hint(self) -> Hint | None:
        """What the adviser would do in the viewer's place; it knows no more than the viewer."""
        ask = self.ask()
        if ask is None:
            return None
        seat = self.viewer
        if seat not in self._advisers:
            self._advisers[seat] = (new_bot(self.game, ADVISER, seat, f"{self._luck} adviser {seat}"), 0)
        bot, heard = self._advisers[seat]
        news = self.events(heard)
        index = bot.choose(self.view(), news)
        self._advisers[seat] = (bot, heard + len(news))
        key, params = bot.reason()
        return Hint(index, self.speaker.text(key, **params))

    def speak(self, lang: str) -> None:
        """Go on in another language."""
        self.speaker = speaker(lang, self._reader)

    def save(self, path: Path) -> None:
        """Write the replay file, completely or not at all."""
        data = journal.save(self.table, sixgun.__version__)
        text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
        draft = path.with_name(f"{path.name}.{os.getpid()}.part")
        try:
            draft.write_text(text, encoding="utf-8")
            draft.replace(path)
        except OSError:
            draft.unlink(missing_ok=True)
            raise


def open_sitting(config: PlayConfig) -> Sitting:
    """The sitting a configuration describes; `BadSettings` says what cannot be played and what can."""
    if config.scenario is None:
        table = sixgun.new(
            config.game,
            config.players,
            sets=config.sets,
            settings=config.settings,
            seed=config.seed,
            names=config.names,
        )
    else:
        from sixgun.scenarios import Malformed, open_table

        try:
            table = open_table(config.scenario)
        except Malformed as wrong:
            raise sixgun.BadSettings(
                "the scenario is malformed: {detail}", "scenario", detail=str(wrong)
            ) from None
        except OSError as wrong:
            raise sixgun.BadSettings(
                "{file} cannot be read: {detail}",
                "unreadable",
                file=str(config.scenario),
                detail=wrong.strerror or str(wrong),
            ) from None
    count = len(table.names)
    strangers = [seat for seat in config.humans if not 0 <= seat < count]
    if strangers:
        raise sixgun.BadSettings(
            "there is no seat {seat}; seats are 0 to {last}", "seat", seat=strangers[0], last=count - 1
        )
    if len(set(config.humans)) != len(config.humans):
        raise sixgun.BadSettings("two people cannot share a seat", "shared-seat")
    if config.save is not None and not config.save.absolute().parent.is_dir():
        folder = str(config.save.absolute().parent)
        raise sixgun.BadSettings("there is no folder {folder}", "folder", folder=folder)
    return Sitting(table, config.humans, config.bots, config.lang, config.save, config.seed)
