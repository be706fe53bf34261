"""The question a joined table asks its reader, and the answer on its way to the server."""

from collections.abc import Sequence
from secrets import token_hex
from typing import TYPE_CHECKING

from sixgun.kernel.asks import refusal
from sixgun.server import wire
from sixgun.terminal.bang.menu import saved_already
from sixgun.terminal.joined.seen import closed_names, notations_of, number_in_said, option_of
from sixgun.terminal.joined.told import Offer
from sixgun.terminal.lines import number_in, offered, thing_told
from sixgun.terminal.stage import Course, Way
from sixgun.terminal.understanding import (
    DONE,
    SEVERAL,
    Known,
    Shut,
    choices_of,
    course_of,
    is_wordy,
    meaning_of,
    parts_of,
    reason_of,
    several_of,
    several_told,
    ways_told,
)
from sixgun.terminal.words import closest
from sixgun.texts import wording
from sixgun.texts.said import Said

if TYPE_CHECKING:
    from sixgun.terminal.joined.table import JoinedTable


class Asking:
    """Tells the open question once, reads the answer, and sends it until the server has it."""

    def __init__(self, table: "JoinedTable") -> None:
        self._table = table
        self._sent: wire.Choose | None = None
        """The choice that is not acknowledged yet."""
        self._answered = 0
        """The number of the question that was answered last."""
        self._shown_at = 0
        """The number of the stream with which the last choice is shown."""
        self._told: tuple[int, str] = (0, "")
        self._opened: Offer | None = None
        """The card whose targets were told last."""
        self._course: Course | None = None
        """What else was answered together with the last choice."""

    # -- the question --------------------------------------------------------------------------------

    @property
    def ask(self) -> wire.AskInfo | None:
        """The question that is still to be answered."""
        ask = self._table.seen.ask
        return ask if ask is not None and ask.number != self._answered else None

    @property
    def busy(self) -> bool:
        """Whether a choice is on its way, or what it brought about is."""
        return self._sent is not None or self._table.seen.n < self._shown_at

    def offers(self) -> list[Offer]:
        """What can be chosen now, as it is numbered."""
        ask, table = self.ask, self._table
        return [] if ask is None else table.teller.offers(table.seen, ask, table.speaker)

    def question(self, again: bool = False) -> None:
        """The prompt and the options; once for every question, unless it is to be heard again."""
        ask, table = self.ask, self._table
        if ask is None or (self._sent is not None and self._sent.ask == ask.number):
            return
        moment = (ask.number, table.speaker.lang)
        if moment == self._told and not again:
            return
        if moment[0] != self._told[0] and (self._goes_on(ask) or self._answers_itself(ask)):
            return
        self._told = moment
        self._opened = None
        table.say(table.speaker.say(ask.text))
        self._tell_time()
        texts = [table.speaker.say(info.text) for info in ask.options]
        things = [thing_told(offer.label, offer.ways, offer.note, texts) for offer in self.offers()]
        whole = table.teller.lists_all
        table.say(*offered(things, whole, self.several(), self.goes_on(ask), table.speaker))

    def _goes_on(self, ask: wire.AskInfo) -> bool:
        """Give the next answer of a course; it ends where something else is asked than it foresees."""
        course, self._course = self._course, None
        if course is None or course.prompt != ask.prompt or not course.answers:
            return False
        index = next((i for i, info in enumerate(ask.options) if info.notation == course.answers[0]), -1)
        if index >= 0:
            self._course = Course(course.prompt, course.answers[1:])
            self._send(ask, index)
        return index >= 0

    def _answers_itself(self, ask: wire.AskInfo) -> bool:
        """After a rescue that has succeeded nobody is asked whether to go on with nothing to go on with."""
        options = [option_of(self._table.seen.game, info.option) for info in ask.options]
        saved = saved_already(ask.prompt, number_in_said(ask.text, "needed", 1), options)
        if saved:
            self._send(ask, 0)
        return saved

    def _tell_time(self) -> None:
        seen = self._table.seen
        for deadline in seen.room.deadlines if seen.room is not None else ():
            if deadline.seat == seen.seat:
                minutes, seconds = divmod(max(0, deadline.until - deadline.now) // 1000, 60)
                hours, minutes = divmod(minutes, 60)
                left = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
                self._table.tell("ui-join-time", time=left)

    # -- the answer ----------------------------------------------------------------------------------

    def known(self) -> list[Known]:
        """Everything that can be chosen now, with all it may be called."""
        ask, table = self.ask, self._table
        if ask is None:
            return []
        texts = [table.speaker.say(info.text) for info in ask.options]
        groups = [(offer.label, offer.ways) for offer in self.offers()]
        return choices_of(groups, texts, notations_of(table.seen, ask, table.lang))

    def shut(self) -> list[Shut]:
        """Everything that cannot be chosen now, with all it may be called and the reason."""
        ask, table = self.ask, self._table
        if ask is None:
            return []
        return [
            Shut(closed_names(table.seen, closed, table.speaker), self.ruled(closed.why, closed.rule))
            for closed in ask.closed
        ]

    def several(self) -> int:
        """How many choices may be made in one answer."""
        ask = self.ask
        if ask is None:
            return 1
        if ask.prompt in SEVERAL:
            return number_in_said(ask.text, "count", 1)
        return len(ask.options) if self.goes_on(ask) else 1

    def goes_on(self, ask: wire.AskInfo) -> bool:
        """Whether a question is asked again and again, until done."""
        table = self._table
        return any(DONE in called for called in notations_of(table.seen, ask, table.lang))

    def answer(self, text: str) -> None:
        """A number, a target or words; an empty line hears the question again."""
        ask, table = self.ask, self._table
        if self._sent is not None:
            table.tell("ui-join-sending")
        elif ask is None:
            table.say(*([table.speaker.text("ui-join-no-ask")] if text else []), *table.waiting())
        elif not text:
            self.question(again=True)
        else:
            opened, self._opened = self._opened, None
            parts = parts_of(text) if self.several() > 1 else []
            if parts:
                self._several(ask, parts)
            elif opened is None or not self._way(ask, opened, text):
                self._offer(ask, text)

    def _several(self, ask: wire.AskInfo, parts: Sequence[str]) -> None:
        """Several answers in one line."""
        table = self._table
        meaning = several_of(parts, self.several(), self.known(), self.shut(), table.speaker)
        if meaning.choices:
            self._choose(
                ask, course_of(meaning.choices, ask.prompt, notations_of(table.seen, ask, table.lang))
            )
        else:
            table.say(meaning.answer)

    def _offer(self, ask: wire.AskInfo, text: str) -> None:
        """The number of an offer, with its target if there is a choice, or the words of an option."""
        first, _, rest = text.partition(" ")
        number = number_in(first.rstrip("."))
        offers = self.offers()
        if number is None or (is_wordy(text) and not 1 <= number <= len(offers)):
            self._by_words(ask, text)
        elif not 1 <= number <= len(offers):
            self._no_such(number, len(offers))
        elif rest:
            if not self._way(ask, offers[number - 1], rest.strip()):
                self._by_words(ask, text)
        elif len(offers[number - 1].ways) == 1:
            self._choose(ask, offers[number - 1].ways[0])
        else:
            self._open(offers[number - 1])

    def _open(self, offer: Offer) -> None:
        """Tell the ways of an offer; the next line may choose one of them."""
        self._opened = offer
        self._table.say(*ways_told(offer.label, offer.ways, self._table.speaker))

    def _way(self, ask: wire.AskInfo, offer: Offer, text: str) -> bool:
        """Take a way of an offer by its number or name; False for other words."""
        number = number_in(text.rstrip("."))
        if number is not None:
            if 1 <= number <= len(offer.ways):
                self._choose(ask, offer.ways[number - 1])
            else:
                self._no_such(number, len(offer.ways))
            return True
        found = closest(text, [(way, (way.label,)) for way in offer.ways], self._table.speaker)[1]
        if len(found) == 1:
            self._choose(ask, found[0])
        return len(found) == 1

    def _by_words(self, ask: wire.AskInfo, words: str) -> None:
        """The words of a choice; if they fit several, what these are."""
        table = self._table
        if not is_wordy(words):
            self._no_such(number_in(words) or 0, len(self.offers()))
            return
        meaning = meaning_of(words, self.known(), self.shut(), table.speaker)
        found = meaning.choices
        if not found:
            table.say(meaning.answer)
        elif len(found) == 1:
            self._choose(ask, found[0].way)
        elif len({choice.group for choice in found}) == 1:
            self._open(self.offers()[found[0].group])
        else:
            table.say(several_told(found, table.speaker))

    def _no_such(self, number: int, options: int) -> None:
        speaker = self._table.speaker
        self._table.say(speaker.refusal(refusal("no-such-option", number=number, options=options)))

    def why_not(self, words: str) -> str:
        """Why what these words mean cannot be chosen; if it can, that is said."""
        return reason_of(words, self.known(), self.shut(), self._table.speaker)

    def ruled(self, text: Said, rule: str) -> str:
        """A reason, with the rule behind it in brackets if there is one."""
        return self._table.speaker.say(wording.with_rule(text, rule))

    # -- on its way ----------------------------------------------------------------------------------

    def _choose(self, ask: wire.AskInfo, way: Way) -> None:
        self._course = way.then
        self._send(ask, way.index)

    def _send(self, ask: wire.AskInfo, index: int) -> None:
        self._sent = wire.Choose(id=token_hex(8), ask=ask.number, option=index)
        self._table.link.send(self._sent)  # without a line it is sent when there is one again

    def sent_again(self) -> bool:
        """Send what is not known to have arrived once more; the server makes a choice only once."""
        return self._sent is not None and self._table.link.send(self._sent)

    def acknowledged(self, ack: wire.Ack) -> None:
        """The server has the choice."""
        if self._sent is not None and self._sent.id == ack.id:
            self._answered, self._shown_at, self._sent = self._sent.ask, ack.n, None

    def refused(self, message: wire.Refused) -> None:
        """The server does not want the choice; the question stays open."""
        if self._sent is not None and self._sent.id == message.id:
            self._sent = self._course = None
