"""The invariants I1 to I7 of the dice game, checked after every single change of every game."""

from typing import Any

import pytest

from sixgun.games.catalog import game
from sixgun.games.dice import events as told
from sixgun.games.dice.effects import Batch
from sixgun.games.dice.model import DiceState, DiceTable
from sixgun.games.dice.options import Heal, RemoveArrow, Serve, Shoot
from sixgun.kernel.events import Event
from sixgun.kernel.rng import CountedRng, FastRng, seed_bytes

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hope")
GAMES_PER_TABLE = 25
ACTS = (told.TurnBegan, told.DiceRolled, told.DiceKept, told.ShotAimed, told.BeerServed, told.GatlingFired)


class WatchedTable(DiceTable):
    """A table that checks itself whenever an event is told, which is after every atomic change."""

    __slots__ = ("dead", "fired", "rolls")

    def __init__(self, state: DiceState, players: int) -> None:
        self.dead: set[int] = set()
        self.rolls = 0
        self.fired = 0
        super().__init__(game("dice"), state, NAMES[:players])

    def tell(self, kind: type[Event], *contents: Any) -> None:
        super().tell(kind, *contents)
        self.look()
        happened = kind(*contents)
        if isinstance(happened, ACTS):
            assert self.state.seats[happened.seat].alive, f"I5: {happened} by someone who is out"
        match happened:
            case told.TurnBegan():
                assert self.state.active == happened.seat
                self.rolls = self.fired = 0
            case told.DiceRolled():
                self.rolls += 1
                lucky = self.state.seats[happened.seat].character == "lucky_duke"
                assert 1 <= self.rolls == happened.roll <= (4 if lucky else 3), "I6"
            case told.GatlingFired():
                self.fired += 1
                assert self.fired == 1, "I7"
            case told.ArrowsTaken() | told.LifeGained() | told.HitDodged():
                assert self.state.seats[happened.seat].alive, f"I5: {happened}"
            case told.ShotAimed() | told.BeerServed():
                assert self.state.seats[happened.target].alive, f"I5: {happened}"
            case told.Eliminated():
                assert happened.seat not in self.dead, "I5: nobody dies twice"
                self.dead.add(happened.seat)

    def look(self) -> None:
        """What holds at every moment, even in the middle of a batch."""
        seats = self.state.seats
        assert self.state.pile + sum(seat.arrows for seat in seats) == 9, "I1"
        assert all(seat.arrows == 0 for seat in seats if not seat.alive), "I1"
        assert all(0 <= seat.life <= seat.max_life for seat in seats), "I3"
        assert all(seat.life == 0 for seat in seats if not seat.alive), "I3"
        assert sum(seat.life for seat in seats) <= 70, "I4"
        assert not any(seats[seat].alive for seat in self.dead), "I5: the eliminated never come back"
        assert tuple(self.state.ring) == tuple(i for i, seat in enumerate(seats) if seat.alive), "I5"

    def look_at_decision(self) -> None:
        """What holds whenever someone has to choose."""
        state = self.state
        self.look()
        if not self.pending:
            return
        assert 1 <= state.pile <= 9, "I2"
        if not any(isinstance(frame, Batch) for frame in state.agenda):
            assert all(seat.life >= 1 for seat in state.seats if seat.alive), "I3"
        for ask in self.pending:
            assert state.seats[ask.seat].alive, "I5: the eliminated are never asked"
            for option in ask.options:
                match option:
                    case Shoot():
                        assert state.seats[option.target].alive and option.target != ask.seat, "I5"
                    case Serve() | Heal() | RemoveArrow():
                        assert state.seats[option.seat].alive, "I5"


@pytest.mark.parametrize("players", range(3, 9))
def test_every_invariant_holds_after_every_change(players: int) -> None:
    seen: set[type[Event]] = set()
    for number in range(GAMES_PER_TABLE):
        rng = FastRng.seeded(seed_bytes(f"invariants {players} {number}"))
        state = game("dice").deal(players, ("base",), {}, CountedRng(seed_bytes(f"{players} {number}")))
        assert isinstance(state, DiceState)
        table = WatchedTable(state, players)
        table.events = []
        table.look()
        table.advance()
        while table.pending:
            table.look_at_decision()
            ask = table.pending[rng.below(len(table.pending))]
            table.choose(ask.seat, rng.below(len(ask.options)))
        table.look_at_decision()
        assert table.result is not None
        assert len(table.dead) == players - len(state.ring)
        seen |= {type(event) for event in table.events}
    assert {told.IndiansAttacked, told.DynamiteExploded, told.GatlingFired, told.Eliminated} <= seen
