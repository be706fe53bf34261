"""Players made of code. They see views and news of one seat only, never a table.

>>> import sixgun
>>> from sixgun.bots import Company, new_bot
>>> table = sixgun.new("dice", players=4, seed="tumbleweed")
>>> company = Company(table, {seat: new_bot("dice", "gunslinger", seat, "s") for seat in range(4)})
>>> while company.act():
...     pass
>>> table.result is not None
True
"""

from sixgun.bots.company import Company
from sixgun.bots.levels import LEVELS, new_bot
from sixgun.bots.player import Bot, Circle, Reason

__all__ = ["LEVELS", "Bot", "Circle", "Company", "Reason", "new_bot"]
