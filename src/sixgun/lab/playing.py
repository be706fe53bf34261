"""One simulated game: deal it, seat the players, play it to its end or to the turn limit."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from sixgun import NAMES
from sixgun.bots import Bot, Company, new_bot
from sixgun.games.catalog import game as game_of
from sixgun.kernel.journal import Origin, start
from sixgun.kernel.rng import seed_bytes
from sixgun.kernel.table import Table

RANDOM: Final = "random"
"""The level that takes every option with the same probability."""

ABORTED: Final = "aborted"
"""The reason for games stopped at the turn limit; nobody has won them."""


class SeatRecord(NamedTuple):
    """How one player of a game fared."""

    role: str
    """The role; in Western Legends, which has none, the side at the end."""
    character: str
    bot: str
    won: bool
    life: int
    """Life points left; in Western Legends the final LP."""


class GameRecord(NamedTuple):
    """How one game went."""

    number: int
    seed: str
    players: int
    seats: tuple[SeatRecord, ...]
    turns: int
    decisions: int
    reason: str


class Guess:
    """Chooses without looking; such a seat needs neither a view nor news."""

    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)

    def pick(self, options: int) -> int:
        """Any of this many options."""
        return int(self._chance.random() * options)


def deal(
    game: str,
    players: int,
    sets: Sequence[str],
    seed: str,
    *,
    log: bool,
    settings: Mapping[str, int | str] | None = None,
) -> Table[Any]:
    """A table for a simulation: a small generator, no record of choices, a log only if bots need one."""
    chosen = game_of(game)
    boxes = chosen.checked_sets(sets or chosen.default_sets)
    wanted = chosen.checked_settings(boxes, settings or {})
    origin = Origin(players, boxes, wanted, NAMES[:players], seed_bytes(seed), True)
    return start(chosen, origin, record=False, log=log)


def play(table: Table[Any], levels: Sequence[str], seed: str, max_turns: int) -> int:
    """Play to the end or until a turn after `max_turns` begins; the number of choices made."""
    bots: dict[int, Bot] = {
        seat: new_bot(table.game.id, level, seat, seed)
        for seat, level in enumerate(levels)
        if level != RANDOM
    }
    guesses: Mapping[int, Guess] = {
        seat: Guess(f"{seed}/{RANDOM}/{seat}") for seat, level in enumerate(levels) if level == RANDOM
    }
    company = Company(table, bots) if bots else None
    decisions = 0
    state = table.state
    while table.pending and state.turn_number <= max_turns:
        ask = table.pending[0]
        guess = guesses.get(ask.seat)
        if guess is not None:
            table.choose(ask.seat, guess.pick(len(ask.options)))
        elif company is not None:
            company.act()
        decisions += 1
    return decisions


def record(
    table: Table[Any], number: int, seed: str, levels: Sequence[str], decisions: int, max_turns: int
) -> GameRecord:
    """What became of a game that `play` has played; whatever happened after the turn limit did not happen."""
    state = table.state
    late = state.turn_number > max_turns  # turns without any choice may run on, even to the end of the game
    result = None if late else state.result
    winners = () if result is None else result.winners
    seats = tuple(
        [
            SeatRecord(role, character, level, index in winners, life)
            for index, ((role, character, life), level) in enumerate(zip(_fates(table), levels, strict=True))
        ]
    )
    reason = ABORTED if result is None else result.reason
    turns = max_turns if late else state.turn_number
    return GameRecord(number, seed, len(seats), seats, turns, decisions, reason)


def _fates(table: Table[Any]) -> list[tuple[str, str, int]]:
    """Every player's role, character and life; in Western Legends side, character and final LP."""
    seats = table.state.seats
    if table.game.id != "legends":
        return [(seat.role, seat.character, seat.life) for seat in seats]
    from sixgun.games.legends.conditions import side_of
    from sixgun.games.legends.printed import CHARACTERS

    scores = table.state.scores or [(("lp", seat.lp),) for seat in seats]
    return [
        (side_of(seat), CHARACTERS[seat.character].id, sum([amount for _, amount in lines]))
        for seat, lines in zip(seats, scores, strict=True)
    ]
