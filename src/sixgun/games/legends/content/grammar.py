"""Codes of the data files as trees: what is written, before checking whether it makes sense.

A code such as ``on fight(vs=virtual): own_value(+1) / on gain: heal(1)`` is read into clauses of calls, a
condition such as ``have(lp>=5) & at(in_town) or did(work)`` into alternatives of calls. The trees keep the
words of the file, so sentences can be made from them; `sixgun.games.legends.content.binding` turns them into
numbers.
"""

import re
from typing import ClassVar, Final, TypeAlias

from sixgun.games.legends.content.vocabulary import STEP_SHAPES, TERM_SHAPES

OPERATORS: Final = (">=", "<=", "<", "=")

DEEPEST: Final = 20
"""How many brackets may be open at once."""

_SPACE: Final = re.compile(r"\s*")
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,6}")
_VALUE: Final = re.compile(r"[A-Za-z0-9_]+")
_ON: Final = re.compile(r"on\s")
_OR: Final = re.compile(r"or\b")
_ONE_MORE_FILTER: Final = re.compile(r",\s*[a-z][a-z0-9_]*\s*[<>=]")
_FOUND: Final = re.compile(r"[A-Za-z0-9_]+|\S")


class CodeError(ValueError):
    """A code that cannot be used: where in its text, and why. `str()` is one line."""

    def __init__(self, position: int, reason: str) -> None:
        super().__init__(f"character {position + 1}: {reason}")
        self.position = position
        self.reason = reason


class GrammarError(CodeError):
    """A code that does not follow the grammar; the reason says what was expected."""


class Number:
    """A number as an argument; `unit` is ``move`` in ``2*move``, otherwise empty."""

    __slots__ = ("position", "unit", "value")

    def __init__(self, value: int, unit: str, position: int) -> None:
        self.value = value
        self.unit = unit
        self.position = position


class Word:
    """A word as an argument: an id, or a word of the grammar such as ``rival``."""

    __slots__ = ("position", "text")

    def __init__(self, text: str, position: int) -> None:
        self.text = text
        self.position = position


class Filter:
    """A comparison: ``kind=saloon+cabaret`` has the key ``kind`` and two values, any of which matches."""

    __slots__ = ("key", "operator", "position", "values")

    def __init__(self, key: str, operator: str, values: tuple[str, ...], position: int) -> None:
        self.key = key
        self.operator = operator
        self.values = values
        self.position = position


class Steps:
    """Steps from left to right."""

    __slots__ = ("calls",)

    def __init__(self, calls: "tuple[Call, ...]") -> None:
        self.calls = calls


class ConditionText:
    """Alternatives; one is true if all its terms are."""

    __slots__ = ("alternatives",)

    def __init__(self, alternatives: "tuple[tuple[Call, ...], ...]") -> None:
        self.alternatives = alternatives


Argument: TypeAlias = Number | Word | Filter | Steps | ConditionText


class Call:
    """A step or a term: its name and what is between its brackets.

    Arguments come in the order of the text: ``to(rival, wound(1))`` has a `Word` and `Steps`;
    ``choose(a | b)`` one `Steps` for every alternative; ``if(c ? a : b)`` a `ConditionText` and two `Steps`;
    ``each(f, a)`` every `Filter` and then `Steps`; ``did(fight, result=win)`` a `Word` and every `Filter`;
    ``bandits(A+C)`` one `Word` for every letter; ``at(in_town)`` words and filters.
    """

    __slots__ = ("arguments", "name", "position")

    def __init__(self, name: str, arguments: tuple[Argument, ...], position: int) -> None:
        self.name = name
        self.arguments = arguments
        self.position = position


class ClauseText:
    """One ability: the moment (empty if it is simply true or happens), its filters, and the steps."""

    __slots__ = ("filters", "hook", "position", "steps")

    def __init__(self, hook: str, filters: tuple[Filter, ...], steps: Steps, position: int) -> None:
        self.hook = hook
        self.filters = filters
        self.steps = steps
        self.position = position


def parse_code(text: str) -> tuple[ClauseText, ...]:
    """Read a code; an empty one has no clauses."""
    reader = _Reader(text)
    if reader.at_end():
        return ()
    clauses = [reader.clause()]
    while reader.take("/"):
        clauses.append(reader.clause())
    reader.end('"/", ";" or the end')
    return tuple(clauses)


def parse_condition(text: str) -> ConditionText:
    """Read a condition."""
    reader = _Reader(text)
    condition = reader.condition()
    reader.end('"&", "or" or the end')
    return condition


def meant(word: str, known: tuple[str, ...]) -> str:
    """A guess at what an unknown word was meant to be, as the end of a complaint, or nothing."""
    from difflib import get_close_matches  # only a complaint needs it

    close = get_close_matches(word, known, n=1)
    return f', did you mean "{close[0]}"?' if close else ""


class _Reader:
    """Reads one text from left to right; every method reads one element of the grammar, or complains."""

    __slots__ = ("depth", "position", "text")

    TERM: ClassVar[str] = "term"
    STEP: ClassVar[str] = "step"

    def __init__(self, text: str) -> None:
        self.text = text
        self.position = 0
        self.depth = 0
        self.skip()

    def skip(self) -> None:
        """Skip white space."""
        blank = _SPACE.match(self.text, self.position)
        if blank is not None:
            self.position = blank.end()

    def at_end(self) -> bool:
        return self.position >= len(self.text)

    def fail(self, expected: str) -> GrammarError:
        """The complaint that something else was expected here."""
        found = _FOUND.match(self.text, self.position)
        what = "the end" if found is None else f'"{found.group()}"'
        return GrammarError(self.position, f"expected {expected}, found {what}")

    def take(self, sign: str) -> bool:
        """Read a sign if it is here."""
        if not self.text.startswith(sign, self.position):
            return False
        self.position += len(sign)
        self.skip()
        return True

    def need(self, sign: str, expected: str = "") -> None:
        """Read a sign that has to be here."""
        if not self.take(sign):
            raise self.fail(expected or f'"{sign}"')

    def end(self, expected: str) -> None:
        """Make sure that nothing follows."""
        if not self.at_end():
            raise self.fail(expected)

    def read(self, pattern: re.Pattern[str], expected: str) -> str:
        """Read what matches a pattern."""
        found = pattern.match(self.text, self.position)
        if found is None:
            raise self.fail(expected)
        self.position = found.end()
        self.skip()
        return found.group()

    def clause(self) -> ClauseText:
        start = self.position
        hook = ""
        filters: tuple[Filter, ...] = ()
        if _ON.match(self.text, start) is not None:
            self.position += 2
            self.skip()
            hook = self.read(_NAME, "a moment")
            if self.take("("):
                filters = self.filters()
                self.need(")", '"," or ")"')
            self.need(":")
        return ClauseText(hook, filters, self.steps(), start)

    def steps(self) -> Steps:
        calls = [self.call(STEP_SHAPES, self.STEP)]
        while self.take(";"):
            calls.append(self.call(STEP_SHAPES, self.STEP))
        return Steps(tuple(calls))

    def condition(self) -> ConditionText:
        alternatives = [self.terms()]
        while _OR.match(self.text, self.position) is not None:
            self.position += 2
            self.skip()
            alternatives.append(self.terms())
        return ConditionText(tuple(alternatives))

    def terms(self) -> tuple[Call, ...]:
        calls = [self.call(TERM_SHAPES, self.TERM)]
        while self.take("&"):
            calls.append(self.call(TERM_SHAPES, self.TERM))
        return tuple(calls)

    def call(self, shapes: dict[str, tuple[str, ...]], what: str) -> Call:
        """A step or a term, with the arguments that its name requires."""
        start = self.position
        name = self.read(_NAME, f"a {what}")
        shape = shapes.get(name)
        if shape is None:
            raise GrammarError(start, f'unknown {what} "{name}"{meant(name, tuple(shapes))}')
        arguments: list[Argument] = []
        self.depth += 1
        if self.depth > DEEPEST:
            raise GrammarError(start, f"more than {DEEPEST} nested brackets")
        if shape:
            self.need("(", f'"(" after "{name}"')
            for number, kind in enumerate(shape):
                if number:
                    self.need(",")
                self.argument(kind, arguments)
            self.need(")")
        self.depth -= 1
        return Call(name, tuple(arguments), start)

    def argument(self, kind: str, into: list[Argument]) -> None:
        """Read an argument of a kind; some kinds are several arguments."""
        if kind == "number":
            into.append(self.number())
        elif kind == "amount":
            into.append(self.amount())
        elif kind == "word":
            into.append(self.word())
        elif kind == "words":
            into.append(self.word())
            while self.take("+"):
                into.append(self.word())
        elif kind == "steps":
            into.append(self.steps())
        elif kind == "filter":
            into.append(self.filter())
        elif kind == "filters":
            into.append(self.filter())
            while self.filter_follows():
                self.need(",")
                into.append(self.filter())
        elif kind == "places":
            into.append(self.place())
            while self.take(","):
                into.append(self.place())
        elif kind == "event":
            into.append(self.word())
            while self.take(","):
                into.append(self.filter())
        elif kind == "alternatives":
            into.append(self.steps())
            self.need("|", '"|" and another alternative')
            into.append(self.steps())
            while self.take("|"):
                into.append(self.steps())
        else:
            self.decision(into)

    def decision(self, into: list[Argument]) -> None:
        """``condition ? steps : steps``."""
        into.append(self.condition())
        self.need("?")
        into.append(self.steps())
        self.need(":")
        into.append(self.steps())

    def number(self) -> Number:
        start = self.position
        return Number(int(self.read(_NUMBER, "a number")), "", start)

    def amount(self) -> Argument:
        """A number, a number times something, or a word."""
        if _NUMBER.match(self.text, self.position) is None:
            return self.word()
        number = self.number()
        if self.take("*"):
            number = Number(number.value, self.read(_NAME, 'a word such as "move"'), number.position)
        return number

    def word(self) -> Word:
        start = self.position
        return Word(self.read(_VALUE, "a word"), start)

    def place(self) -> Argument:
        """A filter, or a word such as ``in_town``."""
        word = self.word()
        if not self.text.startswith(OPERATORS, self.position):
            return word
        self.position = word.position
        return self.filter()

    def filter(self) -> Filter:
        start = self.position
        key = self.read(_NAME, "a key")
        for operator in OPERATORS:
            if self.take(operator):
                break
        else:
            raise self.fail(f'"=", ">=", "<=" or "<" after "{key}"')
        values = [self.read(_VALUE, f'a value after "{operator}"')]
        while self.take("+"):
            values.append(self.read(_VALUE, 'a value after "+"'))
        return Filter(key, operator, tuple(values), start)

    def filters(self) -> tuple[Filter, ...]:
        filters = [self.filter()]
        while self.take(","):
            filters.append(self.filter())
        return tuple(filters)

    def filter_follows(self) -> bool:
        """Whether a comma and one more filter come next, and not a comma and steps."""
        return _ONE_MORE_FILTER.match(self.text, self.position) is not None
