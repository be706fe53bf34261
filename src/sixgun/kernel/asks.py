"""Asks, options and refusals: what a seat may choose, and why it may not choose something else."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from sixgun.kernel.plain import Plain

if TYPE_CHECKING:
    from sixgun.kernel.agenda import Question


class Option(Plain):
    """One legal choice. It carries data; its sentence is made only when someone wants to read it."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        """The canonical text: short, readable aloud, unique in its ask, stable between releases."""
        raise NotImplementedError

    def aliases(self, names: Sequence[str]) -> Sequence[str]:
        """Further texts a person may type for the same choice."""
        return ()


class Pass(Option):
    """Do nothing."""

    __slots__ = ()

    def notation(self, names: Sequence[str]) -> str:
        return "passes"


PASS = Pass()


class Ask:
    """Whose choice it is, what is asked, and every legal option; `default` is the index for time-outs.

    A lone option is taken without asking, unless it has to be asked `aloud`, because silence would reveal
    what a hidden hand lacks.
    """

    __slots__ = ("aloud", "default", "options", "prompt", "question", "seat")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: Sequence[Option],
        question: "Question[Any]",
        default: int = 0,
        aloud: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.question = question
        self.default = default
        self.aloud = aloud

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, prompt={self.prompt!r}, {len(self.options)} options)"

    def find(self, text: str, names: Sequence[str]) -> int:
        """The index of the option that `text` names, or -1. Case and spacing do not matter."""
        wanted = _normal(text)
        for index, option in enumerate(self.options):
            if _normal(option.notation(names)) == wanted:
                return index
        for index, option in enumerate(self.options):
            if wanted in [_normal(alias) for alias in option.aliases(names)]:
                return index
        return -1


def _normal(text: str) -> str:
    return " ".join(text.split()).casefold()


class Refusal(Plain):
    """Why something cannot be done: a text key, its parameters and the rule behind it."""

    fields: ClassVar[tuple[str, ...]] = ("key", "rule", "parameters")
    __slots__ = ("key", "parameters", "rule")

    def __init__(self, key: str, rule: str = "", parameters: tuple[tuple[str, int | str], ...] = ()) -> None:
        self.key = key
        self.rule = rule
        self.parameters = parameters

    def params(self) -> Mapping[str, int | str]:
        """The parameters by name."""
        return dict(self.parameters)


def refusal(key: str, rule: str = "", **parameters: int | str) -> Refusal:
    """A refusal with its parameters given by name."""
    return Refusal(key, rule, tuple(sorted(parameters.items())))


class Refused(Exception):
    """A choice the engine does not accept. Nothing has changed."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(
            f"{reason.key} {dict(reason.parameters)}" + (f" [{reason.rule}]" if reason.rule else "")
        )
        self.refusal = reason


class Closed(Plain):
    """An option a player might expect that is not open now, with the reason."""

    fields: ClassVar[tuple[str, ...]] = ("option", "refusal")
    __slots__ = ("option", "refusal")

    def __init__(self, option: Option, refusal: Refusal) -> None:
        self.option = option
        self.refusal = refusal
