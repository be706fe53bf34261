"""The speaker: engine facts in, sentences of one language out."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from sixgun.kernel.asks import Option, Refusal
from sixgun.kernel.complaints import Complaint
from sixgun.kernel.events import Event
from sixgun.kernel.plain import Plain
from sixgun.kernel.registry import BadSettings
from sixgun.kernel.state import Result
from sixgun.texts import bang, dice
from sixgun.texts.catalogue import FALLBACK, LANGUAGES, catalogue
from sixgun.texts.params import (
    NAMED,
    NamedAs,
    Params,
    Say,
    as_typed,
    of_question,
    of_record,
    of_winners,
    visible,
    with_names,
)


class Vocabulary(NamedTuple):
    """What a game brings along: how its own fields become words, and events that deserve no line.

    ``named`` lists its fields that hold ids, with the kinds of names an id may have.
    """

    params: Callable[[Plain, Sequence[str], Say], Params]
    named: NamedAs
    silent: Callable[[Event], bool]


VOCABULARIES: Final = {
    "bang": Vocabulary(bang.params, bang.NAMED, bang.silent),
    "dice": Vocabulary(dice.params, dice.NAMED, dice.silent),
}


class TextFault(LookupError):
    """A text is missing or lacks a variable. Only strict speakers raise it; players read on in English."""


class Speaker:
    """Says everything in one language. A strict one, for tests, lets no missing text or variable pass."""

    def __init__(self, lang: str, strict: bool = False) -> None:
        self.lang = lang
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

    def name(self, kind: str, id: str, game: str = "") -> str:
        """What a thing is called: ``name("character", "bart_cassidy")``.

        Where a game prints a name in its own way, that is what the thing is called in this ``game``.
        """
        return self.text(self._name_key((kind,), id, game))

    def ability(self, game: str, id: str) -> str:
        """What a character or card does in a game."""
        return self.text(f"{game}-ability-{id}")

    def card(self, card: int) -> str:
        """A playing card of the card game by its number: ``BANG! 7♦``."""
        return bang.written(card, self.text)

    def card_text(self, kind: str) -> str:
        """What a kind of playing card does."""
        return self.text(f"bang-card-{kind}")

    def prompt(self, game: str, prompt: str, params: Mapping[str, int | str], player: str) -> str:
        """What the player must decide, addressed to the player."""
        told = self._with_names(of_question(params, player), game)
        return self._say(self._key(game, "prompt", prompt), told)

    def waiting(self, game: str, prompt: str, player: str) -> str:
        """What the others wait for while the player decides; says nothing that only the player knows."""
        return self._say(self._key(game, "prompt", prompt) + ".waiting", {"player": player})

    def option(self, game: str, option: Option, names: Sequence[str]) -> str:
        """A choice as the player reads it."""
        return self._say(self._key(game, "option", type(option).__name__), self._params(game, option, names))

    def event(self, game: str, event: Event, names: Sequence[str]) -> str:
        """A line of the log; empty for events that deserve none."""
        if VOCABULARIES[game].silent(event):
            return ""
        return self._say(self._key(game, "event", type(event).__name__), self._params(game, event, names))

    def refusal(self, refusal: Refusal, *, rule: bool = True) -> str:
        """Why something cannot be done; the rule behind it follows in brackets, if there is one."""
        text = self._say(f"refusal-{refusal.key}", self._with_names(refusal.params()))
        return f"{text} ({self.rule(refusal.rule)})" if rule and refusal.rule else text

    def complaint(self, complaint: Complaint) -> str:
        """What cannot be as asked; if a choice was refused, with the refusal in the same language.

        Words that the user typed or a file holds are shown so that a terminal cannot mistake them for orders.
        """
        params = as_typed(complaint.params)
        if complaint.refusal is not None:
            params["reason"] = self.refusal(complaint.refusal)
        return visible(self._say(f"complaint-{complaint.key}", params))

    def rule(self, rule: str) -> str:
        """A reference to the rules, such as ``dice 10.1``."""
        return self.text("kernel-rule", rule=rule)

    def result(self, game: str, result: Result, names: Sequence[str]) -> str:
        """How a game ended and who has won."""
        return self._say(f"{game}-result-{result.reason}", of_winners(result.winners, names))

    def _params(self, game: str, record: Plain, names: Sequence[str]) -> Params:
        params = self._with_names(of_record(record, names), game)
        params.update(VOCABULARIES[game].params(record, names, self.text))
        return params

    def _with_names(self, params: Mapping[str, int | str], game: str = "") -> Params:
        named = VOCABULARIES[game].named if game else NAMED
        return with_names(params, named, lambda kinds, id: self.text(self._name_key(kinds, id, game)))

    def _name_key(self, kinds: Sequence[str], id: str, game: str) -> str:
        """The first kind of name an id has; as this game prints it, if it does so in its own way."""
        shared = [f"{kind}-{id}" for kind in kinds]
        own = [f"{key}.{game}" for key in shared] if game else []
        return self._first_known((*own, *shared)) or shared[-1]

    def _key(self, game: str, what: str, id: str) -> str:
        """The game's own text, or else the one all games share."""
        own = f"{game}-{what}-{id}"
        return self._first_known((own, f"kernel-{what}-{id}")) or own

    def _first_known(self, keys: Sequence[str]) -> str:
        """The first of these keys that has a text in this language, or else in English."""
        for lang in (self.lang, FALLBACK):
            for key in keys:
                if catalogue(lang).has(key):
                    return key
        return ""

    def _say(self, key: str, params: Mapping[str, int | str]) -> str:
        for lang in (self.lang,) if self._strict else (self.lang, FALLBACK):
            texts = catalogue(lang)
            if texts.has(key):
                text, faults = texts.say(key, params)
                if faults and self._strict:
                    raise TextFault(f"{lang} {key}: {'; '.join(str(fault) for fault in faults)}")
                return text
        if self._strict:
            raise TextFault(f"{self.lang} has no text {key}")
        return key


@cache
def speaker(lang: str, *, strict: bool = False) -> Speaker:
    """The speaker of a language."""
    if lang not in LANGUAGES:
        raise BadSettings(
            "there is no language {lang!r}; languages are: {known}",
            "language",
            lang=lang,
            known=", ".join(LANGUAGES),
        )
    return Speaker(lang, strict)
