"""The question a joined table asks its reader, and the answer on its way to the server."""

from secrets import token_hex
from typing import TYPE_CHECKING

from sixgun.kernel.asks import refusal
from sixgun.server import wire
from sixgun.terminal.joined_told import Offer, closed_for, spelled
from sixgun.terminal.plain import FEW_OPTIONS, number_in
from sixgun.texts import wording
from sixgun.texts.said import Said

if TYPE_CHECKING:
    from sixgun.terminal.joined_table import JoinedTable


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
        self._told = moment
        self._opened = None
        table.say(table.speaker.say(ask.text))
        self._tell_time()
        offers = self.offers()
        if table.teller.lists_all or len(offers) <= FEW_OPTIONS:
            table.say(*[f"{number}. {_offered(offer)}" for number, offer in enumerate(offers, 1)])
        else:
            example = ask.options[-1].notation
            table.tell("ui-plain-many", first=offers[0].label, count=len(offers), example=example)

    def _tell_time(self) -> None:
        seen = self._table.seen
        for deadline in seen.room.deadlines if seen.room is not None else ():
            if deadline.seat == seen.seat:
                minutes, seconds = divmod(max(0, deadline.until - deadline.now) // 1000, 60)
                hours, minutes = divmod(minutes, 60)
                left = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
                self._table.tell("ui-join-time", time=left)

    # -- the answer ----------------------------------------------------------------------------------

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
            if opened is None or not self._way(ask, opened, text):
                self._offer(ask, text)

    def _offer(self, ask: wire.AskInfo, text: str) -> None:
        """The number of an offer, with its target if there is a choice, or the words of an option."""
        first, _, rest = text.partition(" ")
        number = number_in(first.rstrip("."))
        if number is None:
            self._by_words(ask, text)
            return
        offers = self.offers()
        if not 1 <= number <= len(offers):
            self._no_such(number, len(offers))
            return
        offer = offers[number - 1]
        if rest:
            if not self._way(ask, offer, rest.strip()):
                self._by_words(ask, rest.strip())
        elif len(offer.ways) == 1:
            self._choose(ask, offer.ways[0].index)
        else:
            self._opened = offer
            self._table.tell("ui-bang-at" if offer.aimed else "ui-bang-how", card=offer.label)
            self._table.say(*[f"{place}. {way.label}" for place, way in enumerate(offer.ways, 1)])

    def _way(self, ask: wire.AskInfo, offer: Offer, text: str) -> bool:
        """Take a way of an offer by its number or name; False for words that are no name of one."""
        number = number_in(text.rstrip("."))
        for place, way in enumerate(offer.ways, 1):
            if place == number or way.label.casefold() == text.casefold():
                self._choose(ask, way.index)
                return True
        if number is not None:
            self._no_such(number, len(offer.ways))
        return number is not None

    def _by_words(self, ask: wire.AskInfo, words: str) -> None:
        table = self._table
        index = spelled(table.seen, ask, words)
        if index >= 0:
            self._choose(ask, index)
        else:
            table.say(self.why_not(ask, words))

    def _no_such(self, number: int, options: int) -> None:
        speaker = self._table.speaker
        self._table.say(speaker.refusal(refusal("no-such-option", number=number, options=options)))

    def why_not(self, ask: wire.AskInfo, words: str) -> str:
        """Why what these words mean cannot be chosen, or that they mean nothing now."""
        table = self._table
        shut = closed_for(table.seen, ask, words, table.speaker)
        if shut >= 0:
            return self.ruled(ask.closed[shut].why, ask.closed[shut].rule)
        nearest = ask.options[0].notation
        return table.speaker.refusal(refusal("not-an-option", text=words, nearest=nearest))

    def ruled(self, text: Said, rule: str) -> str:
        """A reason, with the rule behind it in brackets if there is one."""
        speaker = self._table.speaker
        if not rule:
            return speaker.say(text)
        return speaker.say({"k": "kernel-ruled", "p": {"text": text, "rule": wording.rule(rule)}})

    # -- on its way ----------------------------------------------------------------------------------

    def _choose(self, ask: wire.AskInfo, index: int) -> None:
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
            self._sent = None


def _offered(offer: Offer) -> str:
    """An offer in words: the whole choice if there is only one way, else the thing and its ways."""
    if len(offer.ways) == 1:
        return offer.label
    return f"{offer.label}: {', '.join([way.label for way in offer.ways])}"
