"""Lines that are told the same way at every table, whether it is here or on a server."""

from collections.abc import Callable, Sequence
from typing import Final

from sixgun.terminal.stage import Way
from sixgun.terminal.understanding import Known
from sixgun.terminal.words import folded
from sixgun.texts import Speaker

FEW_OPTIONS: Final = 10
"""A longer list is told only on demand."""


def number_in(text: str) -> int | None:
    """The number a text is, if it is a sensible one."""
    return int(text) if text.isdecimal() and len(text) < 5 else None


def around(reader: int, count: int, order: Sequence[int] = ()) -> list[int]:
    """Every seat, clockwise from the reader's own; from the first one for who only watches.

    `order` says how they sit where players have changed places.
    """
    circle = order or range(count)
    first = circle.index(max(reader, 0))
    return [*circle[first:], *circle[:first]]


# -- people ------------------------------------------------------------------------------------------------


def role_told(role: str, say: Speaker) -> str:
    """A role in a word, also an unknown one."""
    return say.name("role", role) if role else say.text("ui-role-unknown")


def introduction(key: str, player: str, about: tuple[str, str], role: str, say: Speaker) -> list[str]:
    """Who the reader is: `about` is the character and what it can do."""
    character, ability = about
    line = say.text(key, player=player, character=character, role=role)
    return [line, ability] if ability else [line]


def people_told(
    names: Sequence[str],
    wanted: str,
    about: Callable[[int], tuple[str, str]],
    strangers: Sequence[str],
    say: Speaker,
) -> list[str]:
    """Characters and abilities of everybody, or of the wanted player; then of who has no seat."""
    seats = [seat for seat, name in enumerate(names) if not wanted or folded(name) == folded(wanted)]
    if not seats and not strangers:
        return [say.text("ui-plain-no-player", name=wanted)]
    found = [(names[seat], *about(seat)) for seat in seats]
    return [*[f"{name}, {character}: {ability}" for name, character, ability in found], *strangers]


# -- what can be chosen ------------------------------------------------------------------------------------


def marked(way: Way) -> str:
    """What has to be known of a way, in brackets behind it."""
    return f" ({way.mark})" if way.mark else ""


def thing_told(label: str, ways: Sequence[Way], note: str, texts: Sequence[str]) -> str:
    """A thing something can be done with: the whole choice if there is only one, else all its ways.

    `texts` are the options of the question in words.
    """
    if len(ways) == 1 and ways[0].then is None:
        return texts[ways[0].index] + marked(ways[0]) + (f" – {note}" if note else "")
    return f"{label}: {', '.join([way.label for way in ways])}"


def offered(texts: Sequence[str], all_of_them: bool, several: int, goes_on: bool, say: Speaker) -> list[str]:
    """What can be chosen, numbered; of a long list only how many there are, unless all are to be told.

    Then that `several` can be named in one line; as many as one likes, if the question goes on until done.
    """
    if all_of_them or len(texts) <= FEW_OPTIONS:
        lines = [f"{number}. {text}" for number, text in enumerate(texts, 1)]
    else:
        lines = [say.text("ui-plain-many", first=texts[0], count=len(texts), example=texts[-1])]
    if goes_on:
        return [*lines, say.text("ui-answer-any")]
    return [*lines, say.text("ui-answer-at-once", count=several)] if several > 1 else lines


def choices_told(known: Sequence[Known], notations: Sequence[Sequence[str]]) -> list[str]:
    """Every choice with its number and its notation."""
    return [
        f"{choice.number}. {choice.text}{marked(choice.way)}"
        + (f" = {notations[choice.way.index][0]}" if choice.way.then is None else "")
        for choice in known
    ]


def reasons_told(
    reasons: Sequence[tuple[str, str]], wanted: str, by_words: Callable[[str], str], say: Speaker
) -> list[str]:
    """Why not: all reasons (what, why), one of them by number, or the reason behind given words."""
    number = number_in(wanted)
    if wanted and number is None:
        return [by_words(wanted)]
    if not reasons:
        return [say.text("ui-why-nothing")]
    if number is None:
        return [f"{place}. {what}: {why}" for place, (what, why) in enumerate(reasons, 1)]
    if 1 <= number <= len(reasons):
        return [reasons[number - 1][1]]
    return [say.text("ui-plain-no-why", number=number, count=len(reasons))]


def hint_told(option: str, why: str, say: Speaker) -> str:
    """Advice."""
    return say.text("ui-hint", option=option.rstrip("."), why=why)


# -- what lies on the table --------------------------------------------------------------------------------


def last_lines(lines: Sequence[str], wanted: str, say: Speaker) -> list[str]:
    """The log, or as many of its last lines as are wanted."""
    number = number_in(wanted) if wanted else len(lines)
    if number is None:
        return [say.text("ui-plain-log-number")]
    return list(lines[max(0, len(lines) - number) :])


def looked_up(wanted: str, look_up: Callable[[str], list[str]], say: Speaker) -> list[str]:
    """What a card or a character does that is called by these words."""
    if not wanted:
        return [say.text("ui-plain-card-what")]
    return look_up(wanted) or [say.text("ui-plain-no-card", name=wanted)]
