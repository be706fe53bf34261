"""Time at a table: arithmetic, with times that the test makes up."""

from random import Random

import pytest

from sixgun.server import clocks, wire
from sixgun.server.entries import Resumed, TimeGiven, WentAway
from tests.server.rooms import Table, seated

BANK = wire.BankClock(bank=60, increment=5, reaction=10)
DAYS = wire.DaysClock(days=2)


def on_turn(table: Table) -> int:
    """The seat that is asked something on its own turn."""
    seat = table.asked
    assert table.room.asks[seat].own_turn
    return seat


def test_nobody_is_hurried_without_a_clock() -> None:
    table = seated("Ada", "Bob", "Cyd")
    assert table.room.due(table.asked) is None
    assert table.refused(0, wire.MoreTime(seat=table.asked)) == "clock-off"


def test_a_turn_costs_its_time_and_brings_the_increment() -> None:
    table = seated("Ada", "Bob", "Cyd", clock=BANK)
    seat = on_turn(table)
    chair = table.room.chairs[seat]
    assert chair.bank == 60_000
    assert table.room.due(seat) == table.now + 60_000
    turn = table.room.table and table.room.table.state.turn_number
    spent = 0
    while table.room.table is not None and table.room.table.state.turn_number == turn:
        if table.asked == seat and table.room.asks[seat].own_turn:
            spent += 1500
        table.choose(after=1500)
    assert chair.bank == 60_000 - spent + 5000


def test_a_reaction_has_a_clock_of_its_own() -> None:
    assert clocks.due(BANK, 1000, False, 60_000, 0) == 11_000
    assert clocks.bank_after(BANK, 60_000, 0, 9000, False, 0) == 60_000


def test_an_empty_bank_leaves_a_few_seconds() -> None:
    assert clocks.due(BANK, 1000, True, 0, 0) == 1000 + clocks.LEAST
    assert clocks.bank_after(BANK, 3000, 0, 9000, True, 0) == 0


def test_time_that_runs_backwards_costs_nothing() -> None:
    assert clocks.bank_after(BANK, 3000, 9000, 0, True, 0) == 3000


@pytest.mark.parametrize(("clock", "gift"), [(BANK, 60_000), (DAYS, clocks.DAY)])
def test_someone_gets_more_time(clock: wire.Clock, gift: int) -> None:
    table = seated("Ada", "Bob", "Cyd", clock=clock)
    seat = table.asked
    due = table.room.due(seat)
    assert due is not None
    giver = (seat + 1) % 3
    assert table.refused(seat, wire.MoreTime(seat=seat)) == "not-your-seat"
    assert table.refused(giver, wire.MoreTime(seat=giver)) == "clock-off"
    (given,) = table.order(giver, wire.MoreTime(seat=seat))
    assert given == TimeGiven(at=table.now, seat=seat, by=giver, ms=gift)
    assert table.room.due(seat) == due + gift
    bank = table.room.chairs[seat].bank
    table.choose(seat, after=min(gift, 50_000))
    assert table.room.chairs[seat].extra == 0
    assert table.room.chairs[seat].bank == bank, "what was given is spent first"


def test_whoever_plays_alone_may_give_time_to_themselves() -> None:
    table = seated("Ada", bots=2, clock=BANK)
    chance = Random(1)
    while table.asked != 0:
        table.play(chance, 1)
    table.order(0, wire.MoreTime(seat=0))


def test_days() -> None:
    table = seated("Ada", "Bob", "Cyd", clock=DAYS)
    assert table.room.due(table.asked) == table.now + 2 * clocks.DAY
    assert clocks.full_bank(DAYS) == 0


def test_the_clock_is_switched_in_mid_game() -> None:
    table = seated("Ada", "Bob", "Cyd")
    for _ in range(4):
        table.choose(after=5000)
    table.order(0, wire.SetClock(clock=BANK), after=100_000)
    seat = table.asked
    assert all(chair.bank == 60_000 for chair in table.room.chairs)
    assert table.room.due(seat) == table.now + (60_000 if table.room.asks[seat].own_turn else 10_000)
    table.order(0, wire.SetClock(clock=wire.NoClock()), after=1000)
    assert table.room.due(seat) is None


def test_after_downtime_clocks_restart() -> None:
    table = seated("Ada", "Bob", "Cyd", clock=BANK)
    seat = on_turn(table)
    table.now += 10_000_000
    table.write(Resumed(at=table.now))
    assert table.room.due(seat) == table.now + 60_000
    table.choose(seat, after=1000)
    assert table.room.chairs[seat].bank in (59_000, 64_000)


def test_whoever_comes_back_has_the_whole_time_for_the_decision() -> None:
    table = seated("Ada", "Bob", "Cyd", clock=BANK)
    seat = on_turn(table)
    table.write(WentAway(at=table.now + 60_000, seat=seat, level="gunslinger", late=True))
    table.order(seat, wire.Away(away=False), after=90_000)
    assert table.room.due(seat) == table.now + 60_000


def test_whoever_takes_over_a_seat_has_the_whole_time_too() -> None:
    table = seated("Ada", bots=2, clock=BANK)
    while table.asked == 0:
        table.choose()
    seat = table.asked
    table.now += 40_000
    table.order(0, wire.FreeSeat(seat=seat))
    table.sit("Bob", seat)
    assert table.room.asks[seat].opened == table.now


def test_the_next_game_begins_with_full_banks() -> None:
    table = seated("Ada", "Bob", "Cyd", clock=BANK)
    table.play(Random(1))
    table.order(0, wire.Rematch())
    assert {chair.bank for chair in table.room.chairs} == {60_000}
