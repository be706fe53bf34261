"""The manifest of Gold Rush."""

from sixgun.games.bang.box import Box
from sixgun.games.bang.sets.gold_rush import black, brown, characters, goods, part, shadows, shop, told
from sixgun.games.bang.sets.gold_rush.keeper import KEEPER, SETTINGS

BOX = Box(
    "gold_rush",
    *(brown, black, characters, shop, shadows, goods, part, told),
    needs=("base",),
    settings=SETTINGS,
    keeper=KEEPER,
    verbs=("buys", "removes"),
)
