"""The state of a game: plain data, cloned field by field, saved as JSON, condensed into a checksum."""

from collections.abc import Mapping
from typing import ClassVar, cast

from sixgun.kernel.agenda import Frame, Trigger
from sixgun.kernel.hashing import blake2b
from sixgun.kernel.hooks import order_of_reactions
from sixgun.kernel.plain import Json, Plain, decode, encode
from sixgun.kernel.rng import Rng, load_rng


class Result(Plain):
    """How a game ended: who won, why (a text key), by which rule. No winners means a draw."""

    fields: ClassVar[tuple[str, ...]] = ("winners", "reason", "rule")
    __slots__ = ("reason", "rule", "winners")

    def __init__(self, winners: tuple[int, ...], reason: str, rule: str) -> None:
        self.winners = winners
        self.reason = reason
        self.rule = rule


class State:
    """What every game has: the agenda, the tray, sealed answers, chance, and how it ended.

    Games add their own nouns in a subclass and extend `copy_from`, `save` and `load`.
    """

    __slots__ = ("active", "agenda", "result", "reveals", "rng", "sealed", "tray", "turn_number")

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.agenda: list[Frame] = []
        self.tray: list[Trigger] = []
        self.sealed: dict[int, int] = {}
        self.active = 0
        self.turn_number = 0
        self.reveals = 0
        self.result: Result | None = None

    def seat_count(self) -> int:
        """How many seats the table has."""
        raise NotImplementedError

    def place(self, seat: int) -> int:
        """Where a seat is at the table, counted clockwise; players may change places."""
        return seat

    def reaction_order(self, owner: int) -> int:
        """When the owner of an ability reacts, compared with others at the same moment."""
        return order_of_reactions(owner, self.place(owner), self.place(self.active), self.seat_count())

    def clone(self) -> "State":
        """An independent copy; immutable records are shared."""
        raise NotImplementedError

    def copy_from(self, other: "State") -> None:
        """Take over the common fields of `other`."""
        self.agenda = list(other.agenda)
        self.tray = list(other.tray) if other.tray else []
        self.sealed = dict(other.sealed) if other.sealed else {}
        self.active = other.active
        self.turn_number = other.turn_number
        self.reveals = other.reveals
        self.result = other.result

    def save(self) -> dict[str, Json]:
        """The whole state as JSON."""
        return {
            "rng": cast(Json, self.rng.save()),
            "agenda": [encode(frame) for frame in self.agenda],
            "tray": [encode(trigger) for trigger in self.tray],
            "sealed": [[seat, index] for seat, index in sorted(self.sealed.items())],
            "active": self.active,
            "turn_number": self.turn_number,
            "reveals": self.reveals,
            "result": encode(self.result),
        }

    def load(self, data: Mapping[str, Json], classes: Mapping[str, type[Plain]]) -> None:
        """Take over the common fields from what `save` returned."""
        self.rng = load_rng(cast("list[Json]", data["rng"]))
        self.agenda = [cast(Frame, decode(item, classes)) for item in cast("list[Json]", data["agenda"])]
        self.tray = [cast(Trigger, decode(item, classes)) for item in cast("list[Json]", data["tray"])]
        self.sealed = {pair[0]: pair[1] for pair in cast("list[list[int]]", data["sealed"])}
        self.active = cast(int, data["active"])
        self.turn_number = cast(int, data["turn_number"])
        self.reveals = cast(int, data["reveals"])
        self.result = cast("Result | None", decode(data["result"], classes))


def canonical(data: Json) -> str:
    """JSON with one spelling only: sorted keys, no spaces."""
    from json import dumps  # here, since most tables are never written down

    return dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def checksum(state: State) -> str:
    """Sixteen hex digits that two states share only if they are the same."""
    return blake2b(canonical(state.save()).encode(), digest_size=8).hexdigest()
