"""Random mixes: whatever is registered takes part, and whole games hold with it, probed in every question."""

from collections.abc import Iterator

import pytest

from sixgun.games.catalog import GAMES, game
from sixgun.kernel.rng import FastRng
from sixgun.lab import soak
from sixgun.lab.mixes import Mix, random_mix

from .contract import COMPANIES

SEEDS = {"dice": 10, "bang": 30, "legends": 2}
"""How many games of each kind are played to their end here; `make soak` plays many more."""


def mixes(game_id: str, count: int) -> Iterator[Mix]:
    for number in range(count):
        yield random_mix(game(game_id), FastRng.seeded(bytes([number])), 5)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_box_setting_and_choice_is_drawn_sooner_or_later(game_id: str) -> None:
    found = list(mixes(game_id, 200))
    kind = game(game_id)
    boxes = {module.id for module in kind.modules}
    assert {box for mix in found for box in mix.sets} == boxes
    for module in kind.modules:
        for setting in module.settings:
            drawn = {mix.settings[setting.name] for mix in found if setting.name in mix.settings}
            assert drawn >= set(setting.choices) - {setting.default}, setting.name
            assert drawn or not module.settings


def test_every_box_takes_part_in_the_suite() -> None:
    assert {box for company in COMPANIES if company.game.id == "bang" for box in company.sets} == {
        module.id for module in game("bang").modules
    }


@pytest.mark.parametrize(
    ("game_id", "number"), [(id, number) for id, count in SEEDS.items() for number in range(count)]
)
def test_a_random_game_of_a_random_mix_holds(game_id: str, number: int) -> None:
    assert soak.soak_one(game_id, f"conformance-{number}") is None
