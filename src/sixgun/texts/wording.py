"""Engine facts in, sentences of no language out: which text says it, and what its variables stand for.

All languages have the same keys with the same variables, so the English texts tell which keys there are and
which variables each of them needs; others are left out.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Final, NamedTuple

from sixgun.kernel.asks import Option, Refusal
from sixgun.kernel.complaints import Complaint
from sixgun.kernel.events import Event
from sixgun.kernel.plain import Plain
from sixgun.kernel.state import Result
from sixgun.texts import bang
from sixgun.texts.catalogue import FALLBACK, catalogue
from sixgun.texts.params import NAMED, NamedAs, of_question, of_record, of_request, of_winners, visible
from sixgun.texts.said import Params, Part, Said, Value


class Vocabulary(NamedTuple):
    """What a game brings along: how its own fields become variables, and events that deserve no line.

    ``named`` lists its fields that hold ids, with the kinds of names an id may have; ``asked`` tells what the
    parameters of a question stand for beyond that.
    """

    params: Callable[[Plain, Sequence[str]], Params]
    named: NamedAs
    silent: Callable[[Event], bool]
    asked: Callable[[Mapping[str, int | str]], Params]


@cache
def vocabulary(game: str) -> Vocabulary:
    """The words of a game, from the module that is called like it; loaded when somebody speaks of it."""
    words = import_module(f"sixgun.texts.{game}")
    return Vocabulary(words.params, words.NAMED, words.silent, getattr(words, "asked", _nothing_more))


def _nothing_more(params: Mapping[str, int | str]) -> Params:
    return {}


COMPANIONS: Final = ("_is", "_gender")
"""What comes along with a variable for the grammar: who or what it is, and its gender."""


class Sentence(NamedTuple):
    """A text as far as it is the same in every language.

    ``variables`` are those that the English text names, each with what another language may need to inflect
    it (`COMPANIONS`), as far as a fact has them. ``names`` lists its variables that are the printed name of
    another variable: the variable, the other one, and the kinds of names it may have.
    """

    key: str
    variables: tuple[str, ...]
    names: tuple[tuple[str, str, tuple[str, ...]], ...]


def said(key: str, params: Mapping[str, Value]) -> Said:
    """The text behind any key, with those of the variables that it needs."""
    return _filled(_sentence(key), params)


@cache
def name(kind: str, id: str, game: str = "") -> Said:
    """What a thing is called: ``name("character", "bart_cassidy")``.

    Where a game prints a name in its own way, that is what the thing is called in this ``game``.
    """
    return _named((kind,), id, game)


@cache
def ability(game: str, id: str) -> Said:
    """What a character or card does in a game."""
    return {"k": f"{game}-ability-{id}"}


def card(card: int) -> Said:
    """A playing card of the card game by its number: ``BANG! 7♦``."""
    return bang.written(card)


@cache
def card_text(kind: str) -> Said:
    """What a kind of playing card does."""
    return {"k": f"bang-card-{kind}"}


def prompt(game: str, prompt: str, params: Mapping[str, int | str], player: str) -> Said:
    """What the player must decide, addressed to the player."""
    sentence = _worded(game, "prompt", prompt)
    told = _with_names(sentence, of_question(params, player), game)
    told.update(vocabulary(game).asked(params))
    return _filled(sentence, told)


def addressed(player: str, text: Said) -> Said:
    """The same words, said to one of several players who share a screen."""
    return {"k": "kernel-addressed", "p": {"player": player, "text": text}}


def waiting(game: str, prompt: str, player: str) -> Said:
    """What the others wait for while the player decides; says nothing that only the player knows."""
    return {"k": _worded(game, "prompt", prompt).key + ".waiting", "p": {"player": player}}


def option(game: str, option: Option, names: Sequence[str]) -> Said:
    """A choice as the player reads it."""
    return _of_record(game, "option", option, names)


def event(game: str, event: Event, names: Sequence[str]) -> Said | None:
    """A line of the log; None for events that deserve none."""
    if vocabulary(game).silent(event):
        return None
    return _of_record(game, "event", event, names)


def refusal(refusal: Refusal) -> Said:
    """Why something cannot be done, without the rule behind it."""
    sentence = _sentence(f"refusal-{refusal.key}")
    return _filled(sentence, _with_names(sentence, of_request(refusal.params())))


def rule(rule: str) -> Said:
    """A reference to the rules, such as ``dice 10.1``."""
    return {"k": "kernel-rule", "p": {"rule": rule}}


def ruled(refused: Refusal) -> Said:
    """Why something cannot be done; the rule behind it follows in brackets, if there is one."""
    return with_rule(refusal(refused), refused.rule)


def with_rule(text: Said, reference: str) -> Said:
    """The text, with a reference to the rules in brackets behind it, if there is one."""
    return {"k": "kernel-ruled", "p": {"text": text, "rule": rule(reference)}} if reference else text


def complaint(complaint: Complaint) -> Said:
    """What cannot be as asked; if a choice was refused, with the refusal.

    Words that the user typed or a file holds are shown so that a terminal cannot mistake them for orders.
    """
    params = of_request(complaint.params)
    if complaint.refusal is not None:
        params["reason"] = ruled(complaint.refusal)
    return _visible(said(f"complaint-{complaint.key}", params))


def result(game: str, result: Result, names: Sequence[str]) -> Said:
    """How a game ended and who has won."""
    return said(f"{game}-result-{result.reason}", of_winners(result.winners, names))


def reason(key: str, params: Mapping[str, int | str]) -> Said:
    """Why a bot chose as it did, or what a hint gives as its reason."""
    return said(key, params)


def _of_record(game: str, what: str, record: Plain, names: Sequence[str]) -> Said:
    sentence = _worded(game, what, type(record).__name__)
    if not sentence.variables:
        return _fixed(sentence.key)
    params = _with_names(sentence, of_record(record, names), game)
    params.update(vocabulary(game).params(record, names))
    return _filled(sentence, params)


def _with_names(sentence: Sentence, params: Params, game: str = "") -> Params:
    """The same variables, with the printed names that the sentence wants beside their ids."""
    for variable, of, kinds in sentence.names:
        id = params.get(of)
        if isinstance(id, str):
            params[variable] = _named(kinds, id, game) if id else ""
    return params


def _filled(sentence: Sentence, params: Mapping[str, Value]) -> Said:
    """The sentence with its variables; one that is missing is left out and found by who says it."""
    if not sentence.variables:
        return _fixed(sentence.key)
    return {
        "k": sentence.key,
        "p": {variable: params[variable] for variable in sentence.variables if variable in params},
    }


@cache
def _fixed(key: str) -> Said:
    """A text that has no variables."""
    return {"k": key}


@cache
def _worded(game: str, what: str, id: str) -> Sentence:
    """The game's own text, or else the one all games share."""
    own = f"{game}-{what}-{id}"
    return _sentence(_first_known((own, f"kernel-{what}-{id}")) or own, game)


@cache
def _sentence(key: str, game: str = "") -> Sentence:
    named = vocabulary(game).named if game else NAMED
    variables = set(catalogue(FALLBACK).variables(key) | catalogue(FALLBACK).variables(f"{key}.you"))
    variables |= {variable.removesuffix(companion) for variable in variables for companion in COMPANIONS}
    variables |= {f"{variable}{companion}" for variable in variables for companion in COMPANIONS}
    names = [(f"{of}_name", of, kinds) for of, kinds in named.items() if f"{of}_name" in variables]
    return Sentence(key, tuple(sorted(variables)), tuple(names))


@cache
def _named(kinds: Sequence[str], id: str, game: str) -> Said:
    """The first kind of name an id has; as this game prints it, if it does so in its own way."""
    shared = [f"{kind}-{id}" for kind in kinds]
    own = [f"{key}.{game}" for key in shared] if game else []
    return {"k": _first_known((*own, *shared)) or shared[-1]}


def _first_known(keys: Sequence[str]) -> str:
    return next((key for key in keys if catalogue(FALLBACK).has(key)), "")


def _visible(text: Said) -> Said:
    """The same sentence, with nothing in its words that does not show."""
    if "p" not in text:
        return text
    return {"k": text["k"], "p": {name: _visible_value(value) for name, value in text["p"].items()}}


def _visible_value(value: Value) -> Value:
    return [_visible_part(part) for part in value] if isinstance(value, list) else _visible_part(value)


def _visible_part(part: Part) -> Part:
    if isinstance(part, int):
        return part
    return visible(part) if isinstance(part, str) else _visible(part)
