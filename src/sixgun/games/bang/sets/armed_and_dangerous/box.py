"""The manifest of Armed & Dangerous."""

from sixgun.games.bang.box import Box
from sixgun.games.bang.sets.armed_and_dangerous import (
    bomb,
    brown,
    characters,
    guns,
    load,
    objects,
    paying,
    rules,
    shots,
    told,
    upgrades,
)
from sixgun.games.bang.sets.armed_and_dangerous.keeper import KEEPER

BOX = Box(
    "armed_and_dangerous",
    *(brown, objects, bomb, guns, characters, rules, load, paying, shots, upgrades, told),
    needs=("base",),
    keeper=KEEPER,
    verbs=("loads", "unloads", "upgrades", "adds"),
)
