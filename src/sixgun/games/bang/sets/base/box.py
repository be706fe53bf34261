"""The manifest of the base box."""

from sixgun.games.bang.box import Box
from sixgun.games.bang.sets.base import blue, brown, characters, drawers, weapons
from sixgun.kernel.registry import Setting

BOX = Box(
    "base",
    *(brown, blue, weapons, characters, drawers),
    settings=(
        Setting.flag("expert_characters"),
        Setting.flag("simplified_first_game"),
        Setting.flag("bonus_characters", default=True),
        Setting.flag("keep_surviving_characters"),
        Setting.flag("rotating_sheriff"),
        Setting.flag("open_discard"),
        Setting.text("characters"),
        Setting.text("previous_game"),
    ),
)
