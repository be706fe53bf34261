"""The course of a game on the full screen: whose moment it is, and what keys and clicks do."""

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.timer import Timer
from textual.widgets import Input, OptionList

from sixgun.kernel.asks import Option, Refused
from sixgun.kernel.views import SPECTATOR
from sixgun.terminal.drawing import DrawnTable
from sixgun.terminal.ending import default_replay, farewell, replay_saved
from sixgun.terminal.keys import action_of
from sixgun.terminal.look import NIGHT, PAPER, Pace
from sixgun.terminal.sheets import info_text, reasons_text
from sixgun.terminal.sitting import Sitting
from sixgun.terminal.stage import Course
from sixgun.terminal.understanding import (
    Known,
    Meaning,
    course_of,
    is_wordy,
    meaning_of,
    parts_of,
    several_of,
    several_told,
)
from sixgun.terminal.widgets import Hints, Middle, SeatPlate, Sheet
from sixgun.texts import LANGUAGES


class TableScreen(DrawnTable):
    """A game being played on the full screen."""

    def __init__(self, sitting: Sitting, pace: Pace) -> None:
        super().__init__(sitting)
        self.pace = pace
        self._heard = 0
        self._frames = 0
        self._timer: Timer | None = None
        self._skipping = False
        self._ending_shown = False
        self._remark = ""
        """What was decided for the reader, who could do nothing else."""
        self._worth_a_pause = True
        """Whether the log has a new line; a bot that does nothing worth telling is not waited for."""

    def on_mount(self) -> None:
        """Begin once the screen knows its size."""
        self.call_after_refresh(self.go_on)

    def go_on(self) -> None:
        """Show what has happened, then let whoever is next decide."""
        sitting = self.sitting
        if self._skipping or not self.pace.pause:
            while sitting.human_asked() is None and self.others_act():
                pass
        self.picked = None
        moving = sitting.stage.heard(sitting.events(self._heard))
        self._heard = len(sitting.events())
        banner = sitting.stage.banner(sitting.view(), sitting.speaker)
        self.say("\n".join([line for line in (banner, self._remark) if line]))
        self._worth_a_pause = self.write_log()
        if moving and self.pace.frames and not self._skipping:
            self._frames = self.pace.frames
            self.tumble()
        else:
            self.settle()

    def tumble(self) -> None:
        """One frame of rolling dice; the key that skips also ends the rolling."""
        if self._frames and not self._skipping:
            self._frames -= 1
            self.sitting.stage.tumble(True)
            self.draw_middle()
            self._timer = self.set_timer(self.pace.frame, self.tumble)
        else:
            self.settle()

    def settle(self) -> None:
        """Everything lies still: draw the moment and see whose it is."""
        sitting = self.sitting
        self._frames = 0
        sitting.stage.tumble(False)
        human = sitting.human_asked()
        if sitting.over:
            self.draw_all()
            self.end()
        elif human is None:
            self.draw_all()
            if self._worth_a_pause:
                self._timer = self.set_timer(self.pace.pause, self.let_bot_act)
            else:  # a timer of no length at all may never fire
                self.call_later(self.let_bot_act)
        elif human != sitting.viewer:
            self._skipping = False
            # Nobody's secrets may lie open while the table is passed on, not even below the sheet.
            sitting.hand_over(SPECTATOR)
            self.redraw()
            self.pass_table(human)
        else:
            self._skipping = False
            self.draw_all()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def let_bot_act(self) -> None:
        """One bot decides after its pause."""
        self.others_act()
        self.go_on()

    def others_act(self) -> bool:
        """One decision of somebody who is not asked here; a person who can only pass is told so."""
        remark = self.sitting.helpless()
        if remark:
            self._remark = remark
        return self.sitting.bots_act()

    def pass_table(self, human: int) -> None:
        """Hide everything until the next person has taken the seat in front of the screen."""
        say = self.sitting.speaker.text
        name = self.sitting.table.names[human]
        body = Text(say("ui-pass-table", player=name) + "\n\n" + say("ui-pass-why", player=name))

        def taken(_: str | None) -> None:
            self.sitting.hand_over(human)
            self.redraw()

        self.app.push_screen(
            Sheet(name, body, say("ui-pass-keys", player=name), {"enter": "go"}, opaque=True), taken
        )

    def choose(self, choice: int | str, then: Course | None = None) -> None:
        """The viewer decides; a refusal is explained and changes nothing."""
        try:
            self.sitting.choose(choice, then)
        except Refused as refused:
            self.say(self.sitting.speaker.refusal(refused.refusal))
        else:
            self._remark = ""
            self.go_on()

    def end(self) -> None:
        """Roles on the table, who has won and why; offer to keep the replay."""
        sitting = self.sitting
        say = sitting.speaker.text
        note = ""
        if sitting.save_to is not None and not self._ending_shown:
            note = replay_saved(sitting, sitting.save_to)
        self._ending_shown = True
        keys = {"enter": "look", "escape": "look", "w": "save", "ц": "save", "q": "quit", "й": "quit"}

        def closed(answer: str | None) -> None:
            if answer == "quit":
                self.app.exit(0)
            elif answer == "save":
                self.say(replay_saved(sitting, sitting.save_to or default_replay(sitting)))

        self.app.push_screen(
            Sheet(say("ui-end-title"), farewell(sitting, self.look, note), say("ui-end-keys"), keys), closed
        )

    # -- keys and clicks -----------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Every key of the table, unless words are being typed."""
        if self.query_one("#command", Input).has_focus:
            if event.key == "escape":
                self.close_command()
            return
        if self.pressed(event.key, event.character):
            event.stop()

    def pressed(self, key: str, character: str | None) -> bool:
        """Do what a key stands for; False if it stands for nothing."""
        action = action_of(key, character)
        if action:
            self.act(action)
        return bool(action)

    def act(self, action: str) -> None:
        """Carry out what a key or a click stands for; dice that still roll lie down at once."""
        if self._frames:
            self._stop_timer()
            self.settle()
        if action.isdigit():
            self.press_number(int(action))
        else:
            getattr(self, f"do_{action}")()

    def press_number(self, number: int) -> None:
        """Switch a part of the choice, or take an option by its number."""
        ask = self.sitting.ask()
        if ask is None:
            return
        if self.sitting.stage.parts(ask) is None:
            self.choose(number - 1)
            return
        picked = ask.options[self.picked] if self.picked is not None else None
        wanted = self.sitting.stage.toggled(picked, number)
        if wanted is None:
            self.pick(None)
        elif wanted in ask.options:
            self.pick(ask.options.index(wanted))
        else:
            self.explain(wanted)

    def explain(self, wanted: Option) -> None:
        """Say why an option is not open."""
        for closed in self.sitting.closed():
            if closed.option == wanted:
                self.say(self.sitting.speaker.refusal(closed.refusal))

    def pick(self, index: int | None) -> None:
        """Point at an option without taking it yet."""
        self.picked = index
        self.say("")
        self.query_one("#choices", OptionList).highlighted = index
        self.draw_seats()
        self.draw_middle()

    def do_go(self) -> None:
        """Take what is picked; while others play, do not wait for them."""
        if self.sitting.ask() is None:
            if self.sitting.over:
                self.end()
            else:
                self._skipping = True
                self._stop_timer()
                self.let_bot_act()
        elif self.picked is None:
            self.say(self.sitting.speaker.text("ui-nothing-picked"))
        else:
            self.choose(self.picked)

    def do_stop(self) -> None:
        """Be content: stop, pass, take or return nothing."""
        ask = self.sitting.ask()
        index = -1 if ask is None else ask.find("passes", self.sitting.table.names)
        if index >= 0:
            self.choose(index)
        elif ask is not None:
            self.say(self.sitting.speaker.text("ui-no-stop"))

    def do_next(self) -> None:
        """Point at the next option."""
        self._step(1)

    def do_previous(self) -> None:
        """Point at the option before."""
        self._step(-1)

    def _step(self, by: int) -> None:
        ask = self.sitting.ask()
        if ask is not None:
            start = self.picked if self.picked is not None else -1 if by > 0 else 0
            self.pick((start + by) % len(ask.options))

    def do_why(self) -> None:
        """What is not possible now and why, and all keys."""
        say = self.sitting.speaker.text
        keys = {"escape": "back", "enter": "back", "?": "back", "q": "back"}
        self.app.push_screen(
            Sheet(say("ui-why-title"), reasons_text(self.sitting, self.look), say("ui-sheet-keys"), keys)
        )

    def do_info(self) -> None:
        """Who sits where, on which side as far as known, and what each character can do."""
        self.show_info(None)

    def show_info(self, seat: int | None) -> None:
        """The sheet about one seat or all."""
        say = self.sitting.speaker.text
        keys = {"escape": "back", "enter": "back", "i": "back", "q": "back"}
        self.app.push_screen(
            Sheet(say("ui-info-title"), info_text(self.sitting, self.look, seat), say("ui-sheet-keys"), keys)
        )

    def do_undo(self) -> None:
        """Take the last choice back, or say why not."""
        try:
            self.sitting.undo()
        except Refused as refused:
            self.say(self.sitting.speaker.refusal(refused.refusal))
            return
        self.picked = None
        self.sitting.stage.heard(())
        self._heard = len(self.sitting.events())
        self.redraw()
        self.say(self.sitting.speaker.text("ui-undone"))

    def do_language(self) -> None:
        """The next language, for everything including the log."""
        here = LANGUAGES.index(self.sitting.speaker.lang)
        self.sitting.speak(LANGUAGES[(here + 1) % len(LANGUAGES)])
        self.say("")
        self.redraw()

    def do_look(self) -> None:
        """Lamplight or daylight."""
        self.look = PAPER if self.look is NIGHT else NIGHT
        self.app.theme = self.look.name
        self.redraw()

    def do_hint(self) -> None:
        """Point at what the adviser would do, and say why."""
        hint = self.sitting.hint()
        if hint is not None:
            self.pick(hint.index)
            option = self.sitting.options()[hint.index].rstrip(".")
            self.say(self.sitting.speaker.text("ui-hint", option=option, why=hint.why))

    def do_type(self) -> None:
        """Open the line for typing a choice in notation."""
        command = self.query_one("#command", Input)
        example = self.sitting.stage.example
        command.placeholder = self.sitting.speaker.text("ui-type-here", example=example)
        command.set_class(False, "closed")
        command.can_focus = True
        command.focus()

    def close_command(self) -> None:
        """Put the typing line away."""
        command = self.query_one("#command", Input)
        command.value = ""
        command.set_class(True, "closed")
        command.can_focus = False
        self.set_focus(None)

    def do_quit(self) -> None:
        """Leave, but only after asking."""
        say = self.sitting.speaker.text
        yes = {"y": "quit", "enter": "quit", "q": "quit"}
        no = {"escape": "back", "n": "back"}

        def answered(answer: str | None) -> None:
            if answer == "quit":
                self.app.exit(0)

        self.app.push_screen(
            Sheet(say("ui-quit-title"), Text(say("ui-quit-question")), say("ui-quit-keys"), yes | no),
            answered,
        )

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A typed choice."""
        text = event.value.strip().removeprefix(":").strip()
        self.close_command()
        if text and self.sitting.ask() is not None:
            self.typed(text)

    def typed(self, text: str) -> None:
        """Choose by a number or by words; what they could mean, or why it cannot be, is said."""
        sitting = self.sitting
        known, speaker = sitting.choices(), sitting.speaker
        if not is_wordy(text) and sitting.several() < 2:
            found = [choice for choice in known if choice.number == " ".join(text.rstrip(".").split())]
            if not found:
                self.choose(int(text[:9]) - 1 if text.isdecimal() else text)
                return
            meaning = Meaning(found)
        elif sitting.several() > 1 and parts_of(text):
            meaning = several_of(parts_of(text), sitting.several(), known, sitting.shut(), speaker)
            if meaning.choices:
                way = course_of(meaning.choices, self.asked(), sitting.notations())
                self.choose(way.index, way.then)
                return
        else:
            meaning = meaning_of(text, known, sitting.shut(), speaker)
        if not meaning.choices:
            self.say(meaning.answer)
        elif len(meaning.choices) == 1:
            self.choose(meaning.choices[0].way.index, meaning.choices[0].way.then)
        elif not self.opens(meaning.choices):
            self.say(several_told(meaning.choices, speaker))

    def asked(self) -> str:
        """The prompt of the viewer's open question."""
        ask = self.sitting.ask()
        return "" if ask is None else ask.prompt

    def opens(self, choices: Sequence[Known]) -> bool:
        """Show the ways of the only thing that choices are about; False if there is no such thing."""
        return False

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A clicked option is taken."""
        if self.sitting.ask() is not None:
            self.choose(event.option_index)

    def on_seat_plate_clicked(self, event: SeatPlate.Clicked) -> None:
        """Point at the clicked seat."""
        self.point_at(event.seat)

    def point_at(self, seat: int) -> None:
        """A seat is the target if it can be one; else the reason is said, or who sits there."""
        ask = self.sitting.ask()
        for index, option in enumerate(ask.options if ask is not None else ()):
            if self.sitting.stage.target(option) == seat:
                self.choose(index)
                return
        for closed in self.sitting.closed():
            if self.sitting.stage.target(closed.option) == seat:
                self.say(self.sitting.speaker.refusal(closed.refusal))
                return
        self.show_info(seat)

    def on_middle_clicked(self, event: Middle.Clicked) -> None:
        """A clicked die is switched."""
        ask = self.sitting.ask()
        number = self.sitting.stage.hit(self.tray(), event.x, event.y)
        if number and ask is not None and self.sitting.stage.parts(ask) is not None:
            self.press_number(number)

    def on_hints_clicked(self, event: Hints.Clicked) -> None:
        """A clicked hint does what its key does."""
        self.act(event.press)
