"""The manifest of High Noon."""

from sixgun.games.bang.box import Box
from sixgun.games.bang.event_pile import KEEPER, SETTINGS
from sixgun.games.bang.sets.high_noon import identity, numbers, reveals, rules, told

BOX = Box(
    "high_noon",
    *(rules, numbers, reveals, identity, told),
    needs=("base",),
    settings=SETTINGS,
    rounds=True,
    keeper=KEEPER,
    verbs=("names", "becomes", "stays"),
)
