"""Time at a table, as arithmetic: what a decision cost, and when it is due. Nothing here reads a clock."""

from typing import Final

from sixgun.server.wire import BankClock, Clock, DaysClock

DAY: Final = 24 * 3600 * 1000
LEAST: Final = 5_000
"""Even an empty bank leaves this long for a decision, in milliseconds."""

MORE: Final = 60_000
"""What *more time* gives."""


def full_bank(clock: Clock) -> int:
    """What every seat begins with."""
    return clock.bank * 1000 if isinstance(clock, BankClock) else 0


def due(clock: Clock, opened: int, own_turn: bool, bank: int, extra: int) -> int | None:
    """When a decision asked for at `opened` is due, or None if nobody is hurried."""
    match clock:
        case BankClock():
            return opened + extra + (max(bank, LEAST) if own_turn else clock.reaction * 1000)
        case DaysClock():
            return opened + extra + clock.days * DAY
        case _:
            return None


def bank_after(clock: Clock, bank: int, opened: int, answered: int, own_turn: bool, extra: int) -> int:
    """What is left in the bank after a decision. Reactions have their own clock and cost nothing."""
    if not isinstance(clock, BankClock) or not own_turn:
        return bank
    return max(0, bank - max(0, answered - opened - extra))


def bank_after_turn(clock: Clock, bank: int) -> int:
    """The bank with the increment of a finished turn."""
    return bank + clock.increment * 1000 if isinstance(clock, BankClock) else bank


def more(clock: Clock) -> int:
    """What another player may give at a time."""
    return DAY if isinstance(clock, DaysClock) else MORE
