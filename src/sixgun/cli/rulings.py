"""The rulings register: what was decided where the printed rules leave a gap, and which cards it names.

The sentences are the keys ``ruling-<game>-<number>`` of the text files; the reasons are in docs/rulings.md.
"""

from typing import Final, NamedTuple


class Ruling(NamedTuple):
    """One decision about a gap in the printed rules."""

    game: str
    number: int
    names: tuple[str, ...] = ()
    """Ids of the cards it is about; none for a ruling about everybody."""

    @property
    def label(self) -> str:
        """How rules, scenarios and source comments call it."""
        return f"R{self.number}"

    @property
    def key(self) -> str:
        """The key of its sentence."""
        return f"ruling-{self.game}-{self.number}"


_NAMED: Final[dict[int, tuple[str, ...]]] = {
    4: ("bart_cassidy", "el_gringo"),
    5: ("pedro_ramirez",),
    7: ("bart_cassidy", "el_gringo", "kit_carlson", "pedro_ramirez", "vulture_sam"),
    16: ("bart_cassidy",),
    17: ("el_gringo",),
    18: ("el_gringo",),
    19: ("jesse_jones",),
    20: ("kit_carlson",),
    21: ("rose_doolan",),
    22: ("sid_ketchum",),
    23: ("suzy_lafayette",),
    24: ("vulture_sam",),
    25: ("willy_the_kid",),
}

RULINGS: Final = tuple([Ruling("dice", number, _NAMED.get(number, ())) for number in range(1, 26)])
"""All rulings, by game and number."""


def rulings_about(game: str, id: str) -> list[Ruling]:
    """The rulings that name a card."""
    return [ruling for ruling in RULINGS if ruling.game == game and id in ruling.names]
