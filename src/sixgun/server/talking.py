"""Where words have a price: what talking does to a game, and how that is written down among its choices."""

from typing import Any, Final

from sixgun.kernel.table import Table

SPEECH: Final = -1
"""Instead of the index of an option: the seat has talked, whatever it was asked at that moment."""


def carry_out(table: Table[Any], seat: int, option: int) -> None:
    """Make a choice as it is written down: an option of an open ask, or the price of talking."""
    price = table.game.price_of_speech(table, seat) if option == SPEECH else None
    table.choose(seat, option if price is None else price)
