"""Complaints: what cannot be done as asked, in English for programmers and as a text key for everyone."""

from typing import Any

from sixgun.kernel.asks import Refusal


class Complaint(ValueError):
    """Something that cannot be done as asked: what is wrong, and what would be right.

    `wording` is the English sentence with its parameters in braces, and `str()` the sentence filled in; `key`
    and `params` say the same in any language. Where the engine refused a choice, `refusal` is its reason and
    stands for the parameter `reason`.
    """

    def __init__(self, wording: str, key: str, refusal: Refusal | None = None, **params: int | str) -> None:
        super().__init__(wording.format_map(params))
        self.wording = wording
        self.key = key
        self.refusal = refusal
        self.params: dict[str, int | str] = params

    def __reduce__(self) -> tuple[Any, ...]:
        # Exceptions are copied by their sentence alone; this one is more than its sentence.
        reason = self.refusal
        parts = None if reason is None else (reason.key, reason.rule, reason.parameters)
        return _again, (type(self), self.wording, self.key, parts, self.params)


def _again(
    kind: type[Complaint],
    wording: str,
    key: str,
    refusal: tuple[str, str, tuple[tuple[str, int | str], ...]] | None,
    params: dict[str, int | str],
) -> Complaint:
    """The same complaint in another process."""
    return kind(wording, key, None if refusal is None else Refusal(*refusal), **params)
