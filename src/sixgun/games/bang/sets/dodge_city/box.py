"""The manifest of Dodge City."""

from sixgun.games.bang.sets.dodge_city import blue, brown, characters, green
from sixgun.kernel.registry import Module, collect

MODULE = Module(id="dodge_city", abilities=collect(brown, blue, green, characters), needs=("base",))
