"""The speaker: engine facts in, sentences of one language out."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from fluent.runtime.types import FluentInt

from sixgun.kernel.asks import Option, Refusal
from sixgun.kernel.complaints import Complaint
from sixgun.kernel.events import Event
from sixgun.kernel.registry import BadSettings
from sixgun.kernel.state import Result
from sixgun.texts import wording
from sixgun.texts.catalogue import FALLBACK, LANGUAGES, catalogue
from sixgun.texts.said import BETWEEN, MAIN_SEAT, NOBODY, Part, Said, Value, seat_of


class TextFault(LookupError):
    """A text is missing or lacks a variable. Only strict speakers raise it; players read on in English."""


class Speaker:
    """Says everything in one language, to the player of one seat: the reader, who is *you*.

    Speaking to `NOBODY` in particular, it calls every player by name. A strict one, for tests, lets no
    missing text or variable pass.
    """

    def __init__(self, lang: str, reader: int = NOBODY, strict: bool = False) -> None:
        self.lang = lang
        self.reader = reader
        self._strict = strict
        self._fixed: dict[str, str] = {}

    def text(self, key: str, **params: int | str) -> str:
        """The text behind any key; ``key.attribute`` names an attribute."""
        if params:
            return self._say(key, params)
        known = self._fixed.get(key)
        if known is None:
            known = self._fixed[key] = self._say(key, params)
        return known

    def say(self, said: Said) -> str:
        """A sentence in this language, from the reader's chair.

        For every player among the variables, ``$target_is`` tells how the sentence may call them: ``you`` for
        the reader, ``other``, or what `wording` has said of them (``self``, ``nobody``).
        """
        params = said.get("p")
        if not params:
            return self.text(said["k"])
        key = said["k"]
        spoken = {name: self._spoken(value) for name, value in params.items()}
        for name, value in params.items():
            seat = seat_of(value)
            if seat == NOBODY:
                continue
            is_you = seat == self.reader
            if is_you and name == MAIN_SEAT and self.has(f"{key}.you"):
                key = f"{key}.you"
            spoken.setdefault(f"{name}_is", "you" if is_you else "other")
        return self._say(key, spoken)

    def has(self, key: str) -> bool:
        """Whether this language has such a text."""
        return catalogue(self.lang).has(key)

    def name(self, kind: str, id: str, game: str = "") -> str:
        """What a thing is called: ``name("character", "bart_cassidy")``.

        Where a game prints a name in its own way, that is what the thing is called in this ``game``.
        """
        return self.say(wording.name(kind, id, game))

    def ability(self, game: str, id: str) -> str:
        """What a character or card does in a game."""
        return self.say(wording.ability(game, id))

    def card(self, card: int) -> str:
        """A playing card of the card game by its number: ``BANG! 7♦``."""
        return self.say(wording.card(card))

    def card_text(self, kind: str) -> str:
        """What a kind of playing card does."""
        return self.say(wording.card_text(kind))

    def prompt(self, game: str, prompt: str, params: Mapping[str, int | str], player: str) -> str:
        """What the player must decide; by name, where this speaker talks to nobody in particular."""
        text = wording.prompt(game, prompt, params, player)
        return self.say(wording.addressed(player, text) if self.reader == NOBODY else text)

    def waiting(self, game: str, prompt: str, player: str) -> str:
        """What the others wait for while the player decides; says nothing that only the player knows."""
        return self.say(wording.waiting(game, prompt, player))

    def option(self, game: str, option: Option, names: Sequence[str]) -> str:
        """A choice as the player reads it."""
        return self.say(wording.option(game, option, names))

    def event(self, game: str, event: Event, names: Sequence[str]) -> str:
        """A line of the log; empty for events that deserve none."""
        said = wording.event(game, event, names)
        return "" if said is None else self.say(said)

    def log(self, game: str, events: Iterable[Event], names: Sequence[str]) -> list[tuple[Event, str]]:
        """The events that deserve a line, each with its line."""
        lines = [(event, self.event(game, event, names)) for event in events]
        return [(event, line) for event, line in lines if line]

    def refusal(self, refusal: Refusal, *, rule: bool = True) -> str:
        """Why something cannot be done; the rule behind it follows in brackets, if there is one."""
        return self.say(wording.ruled(refusal) if rule else wording.refusal(refusal))

    def complaint(self, complaint: Complaint) -> str:
        """What cannot be as asked; if a choice was refused, with the refusal in the same language.

        Words that the user typed or a file holds are shown so that a terminal cannot mistake them for orders.
        """
        return self.say(wording.complaint(complaint))

    def rule(self, rule: str) -> str:
        """A reference to the rules, such as ``dice 10.1``."""
        return self.say(wording.rule(rule))

    def result(self, game: str, result: Result, names: Sequence[str]) -> str:
        """How a game ended and who has won."""
        return self.say(wording.result(game, result, names))

    def _spoken(self, value: Value) -> int | str:
        """What a variable stands for; numbers stay numbers, so that words can agree with them."""
        if isinstance(value, list):
            return BETWEEN.join([str(self._part(part)) for part in value])
        return self._part(value)

    def _part(self, part: Part) -> int | str:
        if isinstance(part, int):
            return _plain_number(part)
        return part if isinstance(part, str) else self.say(part)

    def _say(self, key: str, params: Mapping[str, int | str]) -> str:
        for lang in (self.lang,) if self._strict else (self.lang, FALLBACK):
            texts = catalogue(lang)
            found = texts.found(key)
            if found:
                text, faults = texts.say(found, params)
                if faults and self._strict:
                    raise TextFault(f"{lang} {key}: {'; '.join(str(fault) for fault in faults)}")
                return tidy(text)
        if self._strict:
            raise TextFault(f"{self.lang} has no text {key}")
        return key


MINUS: Final = re.compile(r"(?<![\w.–“„«'-])-(?=\d)")
"""A hyphen that stands for a minus; in what someone typed it stays, behind a quotation mark."""


def tidy(text: str) -> str:
    """The sentence as it is printed: a true minus, and no full stop after a card called *Missed!*."""
    return MINUS.sub("−", text).replace("!.", "!")


def _plain_number(number: int) -> int:
    """A number that is written without separators between its digits."""
    return FluentInt(number, useGrouping=False)


@cache
def speaker(lang: str, reader: int = NOBODY, *, strict: bool = False) -> Speaker:
    """The speaker of a language who talks to the player of a seat, or to nobody in particular."""
    if lang not in LANGUAGES:
        raise BadSettings(
            "there is no language {lang!r}; languages are: {known}",
            "language",
            lang=lang,
            known=", ".join(LANGUAGES),
        )
    return Speaker(lang, reader, strict)
