"""The manifest of The Valley of Shadows."""

from sixgun.games.bang.box import Box
from sixgun.games.bang.sets.valley_of_shadows import (
    blue,
    brown,
    characters,
    reactions,
    saving,
    secret,
    shots,
    told,
    weapons,
)
from sixgun.kernel.registry import Matters, Setting

BOX = Box(
    "valley_of_shadows",
    *(blue, weapons, brown, shots, secret, saving, reactions, characters, told),
    needs=("base",),
    settings=(Setting.flag("vos_bonus", default=True, matters=Matters(("valley_of_shadows",))),),
    verbs=("lays", "sends"),
    rules=("valley_rules",),
)
