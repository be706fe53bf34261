"""The records of the kernel: any of them may appear in a saved table, whatever the game."""

from typing import Final

from sixgun.kernel import agenda, asks, events, journal, state, table
from sixgun.kernel.plain import records_in

KERNEL_RECORDS: Final = records_in(agenda, asks, events, journal, state, table)
