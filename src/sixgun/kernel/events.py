"""Events: facts that have happened. Log lines, sounds, animations and beliefs are made from them."""

from typing import ClassVar, TypeVar

from sixgun.kernel.plain import Plain, seats_in

E = TypeVar("E", bound="Event")


class Event(Plain):
    """A fact in the past tense."""

    __slots__ = ()
    minor: ClassVar[bool] = False
    """Reported often and rarely listened to. The reporter first checks whether the table is `attentive`."""

    def seen_by(self: E, seat: int) -> E:
        """The same fact as one seat may know it: hidden fields are masked unless the seat is in on them."""
        masked = []
        changed = False
        for name in self.fields:
            value = getattr(self, name)
            known = _masked(value, seat)
            changed = changed or known is not value
            masked.append(known)
        return type(self)(*masked) if changed else self


class OpenEvent(Event):
    """A fact that happens in plain sight: it has no hidden fields."""

    __slots__ = ()

    def seen_by(self: E, seat: int) -> E:
        return self


class Hidden(Plain):
    """A value only some seats may know. The audience follows from the zones involved, never from a card."""

    fields: ClassVar[tuple[str, ...]] = ("value", "audience")
    __slots__ = ("audience", "value")

    def __init__(self, value: int | str | None, audience: int) -> None:
        self.value = value
        self.audience = audience

    def known_to(self, seat: int) -> bool:
        """Whether `seat` may read the value; a spectator (seat -1) may read only what everyone knows."""
        if seat < 0:
            return self.audience == EVERYONE
        return bool(self.audience >> seat & 1)

    def __repr__(self) -> str:
        return f"Hidden({self.value!r}, seats {list(seats_in(self.audience & 0xFF))})"


def _masked(value: object, seat: int) -> object:
    """A field as a seat may read it; a tuple may contain several hidden values."""
    if isinstance(value, Hidden):
        return value if value.known_to(seat) else UNSEEN
    if isinstance(value, tuple):
        items = [_masked(item, seat) for item in value]
        same = all(known is item for known, item in zip(items, value, strict=True))
        return value if same else tuple(items)
    return value


EVERYONE = (1 << 16) - 1
NO_ONE = 0
UNSEEN = Hidden(None, NO_ONE)


def audience(*seats: int) -> int:
    """The mask of exactly these seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask
