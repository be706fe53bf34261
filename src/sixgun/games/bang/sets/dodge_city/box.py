"""The manifest of Dodge City."""

from sixgun.games.bang.box import Box
from sixgun.games.bang.sets.dodge_city import blue, brown, characters, green

BOX = Box("dodge_city", *(brown, blue, green, characters), needs=("base",))
