"""What a typed line means at a table: a choice, several things it could be, or why it cannot be."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from sixgun.kernel.asks import refusal
from sixgun.terminal.stage import NOBODY, Course, Way
from sixgun.terminal.words import EXACT, closest, nearest, words_of
from sixgun.texts import Speaker

SEVERAL: Final = ("hand_limit", "discard", "discard_excess")
"""Questions that are asked once for each of several cards: all of them may be answered in one line."""

DONE: Final = "is done"
"""What the option is called that ends a question asked again and again: that takes one line as well."""

BETWEEN: Final = re.compile(r"\s*[,;]\s*")
"""What stands between several answers in a line."""

Group = tuple[str, Sequence[Way]]
"""A thing that can be done something with, and the ways to do it."""


@dataclass(frozen=True)
class Known:
    """A choice that can be made now.

    Attributes:
        way: The option, and what follows it.
        group: The number of the thing it is about, from 0.
        number: How it is chosen by numbers: ``3``, or ``3 2`` if there are several ways.
        text: The whole choice in words.
        texts: Everything it may be called.
    """

    way: Way
    group: int
    number: str
    text: str
    texts: tuple[str, ...]


class Shut(NamedTuple):
    """A choice that cannot be made now: what it is called, and why."""

    texts: Sequence[str]
    why: str


class Meaning(NamedTuple):
    """What words mean: the choices they fit, or a sentence for the reader if there are none."""

    choices: list[Known]
    answer: str = ""


def choices_of(
    groups: Iterable[Group], texts: Sequence[str], notations: Sequence[Sequence[str]]
) -> list[Known]:
    """Every choice with all it may be called; `texts` and `notations` are those of the options."""
    found: list[Known] = []
    for group, (label, ways) in enumerate(groups):
        for place, way in enumerate(ways, 1):
            number = f"{group + 1} {place}" if len(ways) > 1 else f"{group + 1}"
            named = f"{label} {way.label}"
            if way.then is None:
                text = texts[way.index]
                called = (text, *notations[way.index], named, way.label, f"{text} {way.mark}")
            else:
                text = f"{label}: {way.label}"
                called = (text, way.label)
            found.append(Known(way, group, number, text, called))
    return found


def meaning_of(words: str, known: Sequence[Known], shut: Sequence[Shut], say: Speaker) -> Meaning:
    """What somebody means by these words; a closed choice counts only if it fits them better."""
    how_well, found = closest(words, [(choice, choice.texts) for choice in known], say)
    shut_fit, closed = closest(words, [(one, one.texts) for one in shut], say)
    if closed and shut_fit < how_well:
        return Meaning([], closed[0].why)
    if found:
        return Meaning(found)
    near = nearest(words, [choice.text for choice in known])
    return Meaning([], say.refusal(refusal("not-an-option", text=words, nearest=near)))


def is_wordy(line: str) -> bool:
    """Whether there is anything but numbers in a line."""
    return any(not word.isdecimal() for word in words_of(line))


def names_choice(line: str, known: Sequence[Known]) -> bool:
    """Whether a line is how a choice begins, word by word: then it is not a command."""
    words = words_of(line)
    return bool(words) and any(words_of(choice.text)[: len(words)] == words for choice in known)


def parts_of(line: str) -> list[str]:
    """The answers in a line: between commas, or numbers in a row; none if there is only one."""
    parts = [part for part in BETWEEN.split(line.strip()) if part]
    if len(parts) == 1 and not is_wordy(line):
        parts = line.split()
    return parts if len(parts) > 1 else []


def several_of(
    parts: Sequence[str], most: int, known: Sequence[Known], shut: Sequence[Shut], say: Speaker
) -> Meaning:
    """The choices that are meant by several answers; if one of them is none, why it is not."""
    if len(parts) > most:
        return Meaning([], say.text("ui-answer-too-many", given=len(parts), count=most))
    chosen: list[Known] = []
    for part in parts:
        word = part.rstrip(".")
        found = [choice for choice in known if choice.number == word]
        if not found and word.isdecimal():
            return Meaning(
                [], say.refusal(refusal("no-such-option", number=int(word[:9]), options=len(known)))
            )
        if not found:
            left = [choice for choice in known if choice not in chosen]
            meaning = meaning_of(part, left or known, shut, say)
            if not meaning.choices:
                return meaning
            found = meaning.choices
        if len(found) > 1:
            return Meaning([], several_told(found, say))
        chosen.extend([choice for choice in found if choice not in chosen])
    return Meaning(chosen)


def course_of(chosen: Sequence[Known], prompt: str, notations: Sequence[Sequence[str]]) -> Way:
    """Several choices as one: the first, and what follows."""
    first, *rest = [choice.way for choice in chosen]
    following = Course(prompt, tuple([notations[way.index][0] for way in rest]))
    return Way(first.index, first.label, first.target, then=following)


def ways_told(label: str, ways: Sequence[Way], say: Speaker) -> list[str]:
    """The ways of a thing with their numbers, under a line that asks for one of them."""
    if any(way.then is not None for way in ways):
        asked = f"{label}:"
    else:
        aimed = any(way.target != NOBODY for way in ways)
        asked = say.text("ui-bang-at" if aimed else "ui-bang-how", card=label)
    return [asked, *[f"{place}. {way.label}" for place, way in enumerate(ways, 1)]]


def several_told(found: Sequence[Known], say: Speaker) -> str:
    """What words could mean, one choice a line with its number."""
    lines = [f"{choice.number}. {choice.text}" for choice in found]
    return "\n".join([say.text("ui-answer-several"), *lines])


def reason_of(words: str, known: Sequence[Known], shut: Sequence[Shut], say: Speaker) -> str:
    """Why what these words mean cannot be done; that it can be, or what the nearest choice is."""
    how_well, found = closest(words, [(choice, choice.texts) for choice in known], say)
    shut_fit, closed = closest(words, [(one, one.texts) for one in shut], say)
    if closed and (shut_fit < how_well or (shut_fit == how_well and how_well != EXACT)):
        return closed[0].why
    if found:
        return say.text("ui-plain-open")
    return meaning_of(words, known, shut, say).answer
