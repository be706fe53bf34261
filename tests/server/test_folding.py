"""The log is the table: whoever folds the same entries has the same table."""

from random import Random
from typing import get_args

import pytest

from sixgun.server import wire
from sixgun.server.entries import AnyEntry, Begun, Faulted, HandedOver, Opened, Resumed, from_bytes, to_bytes
from sixgun.server.refusals import No
from sixgun.server.room import NOTES, EngineFault, Room
from sixgun.server.wire import Line
from tests.server.rooms import Table, folded, opened, seated, told

CLOCKS: list[wire.Clock] = [
    wire.NoClock(),
    wire.BankClock(bank=60, increment=5, reaction=10),
    wire.DaysClock(days=1),
]


def wild_order(table: Table, chance: Random) -> wire.Order:
    """Anything someone may send, sensible or not."""
    seat = chance.randrange(len(table.room.chairs))
    orders: list[wire.Order] = [
        wire.Speak(text="Howdy"),
        wire.Speak(phrase="nice_shot"),
        wire.Begin(),
        wire.SeatBot(seat=seat),
        wire.FreeSeat(seat=seat),
        wire.MakeHost(seat=seat),
        wire.StandUp(),
        wire.Rename(name=f"Somebody {chance.randrange(100)}"),
        wire.SetClock(clock=chance.choice(CLOCKS)),
        wire.SetHouse(title="High noon", pace="brisk", listed=False),
        wire.MoreTime(seat=seat),
        wire.Away(away=chance.random() < 0.5),
        wire.AutoPass(on=chance.random() < 0.5),
        wire.TakeBack(),
        wire.Agree(yes=True),
        wire.Rematch(),
    ]
    return chance.choice(orders)


def wild_table(game: str, seed: int) -> Table:
    """A table at which everything happens."""
    chance = Random(seed)
    table = seated("Ada", "Bob", "Cyd", bots=2, game=game, clock=CLOCKS[seed % 3])
    for step in range(250):
        table.now += chance.randrange(5000)
        try:
            if chance.random() < 0.6 and table.room.asks:
                table.play(chance, 1)
                if chance.random() < 0.4:
                    table.order(table.room.choices[-1][0], wire.TakeBack())
                for voter in table.room.voters():
                    table.order(voter, wire.Agree(yes=chance.random() < 0.9))
            elif chance.random() < 0.1:
                table.sit(f"Guest {step}")
            elif chance.random() < 0.1 and table.room.host >= 0:
                table.order(table.room.host, wire.FreeSeat(seat=chance.randrange(5)))
            elif chance.random() < 0.1:
                table.write(Resumed(at=table.now))
            elif chance.random() < 0.05:
                table.write(Faulted(at=table.now, seat=0, option=1))
            else:
                table.order(chance.randrange(-1, 5), wild_order(table, chance))
        except No:
            continue
    return table


@pytest.mark.parametrize("game", ["dice", "bang"])
@pytest.mark.parametrize("seed", range(4))
def test_the_same_entries_give_the_same_room(game: str, seed: int) -> None:
    table = wild_table(game, seed)
    assert told(table.again()) == told(table.room)
    assert len(table.log) == table.room.n > 60


def test_every_kind_of_entry_was_among_them() -> None:
    tables = [wild_table(game, seed) for game in ("dice", "bang") for seed in range(6)]
    found = {type(from_bytes(data)) for table in tables for data in table.log}
    assert found | {HandedOver} == set(get_args(AnyEntry))


def test_every_beginning_of_a_log_is_a_table() -> None:
    table = wild_table("bang", 1)
    room = folded(table.log[:1])
    for number, data in enumerate(table.log[1:], 2):
        room.apply(from_bytes(data))
        assert room.n == number
        if number % 40 == 0:
            assert told(folded(table.log[:number])) == told(room)


def test_lines_are_in_the_order_of_the_stream() -> None:
    for seed in range(3):
        room = wild_table("dice", seed).room
        numbers = [kept.n for kept in room.record]
        assert numbers == sorted(numbers)
        assert numbers[-1] <= room.n


def test_every_note_is_listed() -> None:
    keys = set()
    for seed in range(4):
        for kept in wild_table("bang", seed).room.record:
            if isinstance(kept, Line) and kept.kind == "house" and kept.text is not None:
                keys.add(str(kept.text["k"]).removeprefix("server-note-"))
    assert keys <= set(NOTES)
    assert len(keys) > 8


def test_an_entry_comes_back_from_the_store_as_it_was() -> None:
    for data in wild_table("bang", 2).log:
        assert to_bytes(from_bytes(data)) == data


def test_a_table_is_opened_once() -> None:
    table = seated("Ada", "Bob", "Cyd")
    with pytest.raises(EngineFault):
        table.room.apply(opened())


def test_what_cannot_be_dealt_is_a_fault_of_the_engine() -> None:
    room = Room(opened(settings={"nobody": "knows"}, players=99))
    with pytest.raises(EngineFault) as caught:
        room.apply(Begun(at=2, next_seed="ab" * 16))
    assert "ab" * 16 not in str(caught.value), "seeds stay out of the logs"


def test_the_log_holds_hashes_of_tokens_only() -> None:
    table = seated("Ada", "Bob", "Cyd")
    assert b"token of" not in b"".join(table.log)
    assert isinstance(from_bytes(table.log[0]), Opened)
