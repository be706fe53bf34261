"""Random tables: any boxes, any settings. They go over what a game registers, so a new box is among them."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from sixgun.games.bang.cards import CAST
from sixgun.kernel.registry import BadSettings, Game, Setting
from sixgun.kernel.rng import CountedRng, Rng

TRIES: Final = 30
"""How often boxes and settings are drawn until they go together."""


class Mix(NamedTuple):
    """What a table is made of: sets and settings."""

    sets: Sequence[str]
    settings: Mapping[str, int | str]

    def __str__(self) -> str:
        said = [f"{name} {value}" for name, value in self.settings.items()]
        return ", ".join([*self.sets, *said])


def random_mix(kind: Game, rng: Rng, players: int) -> Mix:
    """Boxes and settings of a random table that can be dealt."""
    for _ in range(TRIES):
        sets = random_sets(kind, rng)
        settings = random_settings(kind, rng, sets, players)
        try:
            kind.deal(players, sets, kind.checked_settings(sets, settings), CountedRng(bytes(16)))
        except BadSettings:
            continue  # some settings exclude each other, and some need more characters
        return Mix(sets, settings)
    return Mix(kind.default_sets, {})


def random_sets(kind: Game, rng: Rng) -> tuple[str, ...]:
    """The usual boxes, and each other one more often than not, with what it needs."""
    chosen = set(kind.default_sets)
    for module in kind.modules:
        if rng.below(5) < 3:
            chosen.update((module.id, *module.needs))
    return kind.checked_sets([module.id for module in kind.modules if module.id in chosen])


def random_settings(kind: Game, rng: Rng, sets: Sequence[str], players: int) -> dict[str, int | str]:
    """Now and then a setting is not the usual one."""
    settings: dict[str, int | str] = {}
    for name, setting in kind.settings_of(sets).items():
        if rng.below(4):
            continue
        value = WRITTEN[name](rng, sets, players) if name in WRITTEN else _any_other(setting, rng)
        if value is not None:
            settings[name] = value
    return settings


def _any_other(setting: Setting, rng: Rng) -> int | str | None:
    """One of the choices of a setting that is not its default."""
    others = [choice for choice in setting.choices if choice != setting.default]
    return others[rng.below(len(others))] if others else None


def _previous_game(rng: Rng, sets: Sequence[str], players: int) -> str:
    """A game that was played before: who began, and who survived as whom."""
    everyone = [name for box in sets for name in CAST[box]]
    survivors = [name if rng.below(2) else "-" for name in rng.sample(everyone, players)]
    return f"{rng.below(players)}:{','.join(survivors)}"


def _some_characters(rng: Rng, sets: Sequence[str], players: int) -> str:
    """Half of the characters of the boxes."""
    everyone = [name for box in sets for name in CAST[box]]
    return ",".join(rng.sample(everyone, max(players, len(everyone) // 2)))


WRITTEN: Final = {"previous_game": _previous_game, "characters": _some_characters}
"""Settings that are a text the game reads, and how such a text comes about."""
