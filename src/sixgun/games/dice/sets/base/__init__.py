"""The base box of the dice game: sixteen characters."""

from sixgun.games.dice.sets.base import characters
from sixgun.kernel.registry import Module, collect

MODULE = Module(id="base", abilities=collect(characters))
