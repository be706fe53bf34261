"""The manifest of Wild West Show."""

from sixgun.games.bang.box import Box
from sixgun.games.bang.sets.wild_west_show import (
    characters,
    deck,
    greygory,
    lee,
    orders,
    part,
    roles,
    shows,
    told,
)
from sixgun.games.bang.sets.wild_west_show.keeper import KEEPER, SETTINGS

BOX = Box(
    "wild_west_show",
    *(deck, shows, roles, orders, characters, greygory, lee, part, told),
    needs=("base",),
    settings=SETTINGS,
    keeper=KEEPER,
    verbs=("names", "obeys", "exchanges", "speaks"),
)
"""Wild West Show: Stagecoaches bring show cards, which change what everyone may do; eight characters."""
