"""Tables and positions shared by the bots' tests."""

from collections.abc import Mapping, Sequence
from typing import Any

import sixgun
from sixgun.bots import Bot, Company, new_bot
from sixgun.games.catalog import game
from sixgun.games.dice.model import DiceState, DiceTable, Seat
from sixgun.games.dice.setup import max_life
from sixgun.games.dice.turn import Rolling, Turn
from sixgun.kernel.agenda import Frame
from sixgun.kernel.rng import CountedRng
from sixgun.kernel.table import Table

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hope")
PLAIN = ("lucky_duke", "paul_regret", "vulture_sam", "jourdonnais", "pedro_ramirez", "jesse_jones")
"""Characters that hardly change what the dice are worth."""


def position(
    roles: Sequence[str],
    top: Frame,
    *,
    characters: Sequence[str] = PLAIN,
    life: Mapping[int, int] | None = None,
    arrows: Mapping[int, int] | None = None,
    dice: tuple[int, ...] = (),
    rolls_made: int = 1,
    active: int = 0,
) -> DiceTable:
    """A table in the middle of a turn, with `top` as the open question."""
    seats = []
    for index, (role, character) in enumerate(zip(roles, characters, strict=False)):
        most = max_life(role, character)
        left = most if life is None else life.get(index, most)
        seats.append(
            Seat(role, character, left, most, 0 if arrows is None else arrows.get(index, 0), left > 0)
        )
    state = DiceState(CountedRng(bytes(16)), seats)
    state.count_living()
    state.pile -= sum([seat.arrows for seat in seats])
    state.active = active
    state.turn_number = 1
    state.dice = dice
    state.rolls_made = rolls_made
    state.agenda = [Turn(2), top]
    table = game("dice").table(state, NAMES[: len(seats)])
    assert isinstance(table, DiceTable)
    table.events = []
    table.advance()
    return table


def rolling(roles: Sequence[str], dice: tuple[int, ...], **rest: Any) -> DiceTable:
    """A table where seat 0 decides which dice to roll again."""
    return position(roles, Rolling(0), dice=dice, **rest)


def answer(table: Table[Any], seat: int, level: str = "gunslinger") -> str:
    """What a bot that knows nothing about the past would choose, in notation."""
    view = sixgun.view(table, seat)
    assert view.own_ask is not None
    return view.own_ask.options[new_bot("dice", level, seat, "test").choose(view, [])].notation(table.names)


def dealt(game_id: str, players: int, seed: str, *, expert: bool = False) -> Table[Any]:
    """A fresh table with every box of the game."""
    boxes = [module.id for module in game(game_id).modules]
    settings = {"expert_characters": 1} if expert and game_id == "bang" else {}
    return sixgun.new(game_id, players, sets=boxes, settings=settings, seed=seed)


def seated(table: Table[Any], level: str, seed: str = "seats") -> dict[int, Bot]:
    """A bot of one level for every seat."""
    return {seat: new_bot(table.game.id, level, seat, seed) for seat in range(len(table.names))}


def played(players: int, level: str, seed: str, game_id: str = "dice") -> Table[Any]:
    """A whole game among bots of one level."""
    table = dealt(game_id, players, seed)
    company = Company(table, seated(table, level, seed))
    while company.act():
        pass
    return table
