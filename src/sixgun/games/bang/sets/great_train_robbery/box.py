"""The manifest of The Great Train Robbery."""

from sixgun.games.bang.box import Box
from sixgun.games.bang.sets.great_train_robbery import (
    blue,
    brown,
    buying,
    cars,
    characters,
    copying,
    coupling,
    locomotives,
    part,
    rules,
    stand_ins,
    stations,
    swapping,
    told,
    train,
)
from sixgun.games.bang.sets.great_train_robbery.keeper import KEEPER

BOX = Box(
    "great_train_robbery",
    *(blue, brown, swapping, copying, cars, stand_ins, stations, locomotives, characters, rules),
    *(buying, coupling, train, part, told),
    needs=("base",),
    rounds=True,
    keeper=KEEPER,
    verbs=("acquires", "moves", "places", "swaps", "skips", "doubles"),
    rules=("train_rules", "train_shots"),
)
