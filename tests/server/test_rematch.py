"""The next game of a series."""

from random import Random

import pytest

from sixgun.games.bang.model import BangState
from sixgun.games.roles import SHERIFF
from sixgun.kernel.rng import commitment
from sixgun.server import wire
from sixgun.server.entries import Begun, BotSat, Rematched, from_bytes
from sixgun.server.info import room_info
from sixgun.server.refusals import EngineNo
from sixgun.server.wire import Line
from tests.server.rooms import SEED, Table, seated, told


def finished(**changes: object) -> Table:
    table = seated("Ada", "Bob", "Cyd", "Dan", **changes)  # type: ignore[arg-type]
    table.play(Random(5))
    assert table.room.status == "over"
    return table


def test_a_game_must_be_over() -> None:
    table = seated("Ada", "Bob", "Cyd", begin=False)
    assert table.refused(0, wire.Rematch()) == "not-over"
    table.order(0, wire.Begin())
    assert table.refused(0, wire.Rematch()) == "not-over"


def test_the_seed_is_shown_at_the_end_and_the_next_one_was_promised() -> None:
    table = seated("Ada", "Bob", "Cyd", "Dan")
    shown = room_info(table.room, set(), 0, 0)
    assert shown.seed == "" and shown.commitment == commitment(bytes.fromhex(SEED))
    table.play(Random(5))
    over = room_info(table.room, set(), 0, 0)
    assert over.seed == SEED and over.commitment == shown.commitment
    promised = commitment(bytes.fromhex(table.room.next_seed))
    table.order(0, wire.Rematch())
    after = room_info(table.room, set(), 0, 0)
    assert after.commitment == promised and after.seed == ""
    assert after.game_number == 2 and after.status == "playing"


def test_the_promise_is_written_before_anyone_could_choose() -> None:
    table = finished()
    seeds = [entry.next_seed for entry in map(from_bytes, table.log) if isinstance(entry, Begun)]
    table.order(0, wire.Rematch())
    assert table.room.seed == seeds[0]


def test_the_log_restarts_but_the_talk_stays() -> None:
    table = finished()
    table.order(0, wire.Speak(text="Another one?"))
    events = len(table.room.record)
    table.order(0, wire.Rematch())
    room = table.room
    assert len(room.record) < events
    assert any(isinstance(kept, Line) and kept.said == "Another one?" for kept in room.record)
    assert room.rewound == room.n
    assert told(table.again()) == told(room)


def test_whoever_has_left_is_replaced_by_a_bot() -> None:
    table = finished()
    table.order(2, wire.StandUp())
    assert table.room.chairs[2].kind == "open"
    first, bot, begun = table.order(0, wire.Rematch())
    assert isinstance(first, Rematched) and isinstance(begun, Begun)
    assert isinstance(bot, BotSat) and bot.seat == 2
    assert table.room.table is not None and table.room.table.names == tuple(table.room.names)
    table.play(Random(1))
    assert table.room.status == "over"


def test_characters_that_survived_are_kept_and_the_badge_goes_round() -> None:
    table = finished(game="bang", settings={"keep_surviving_characters": 1, "rotating_sheriff": 1})
    old = table.room.table
    assert old is not None and isinstance(old.state, BangState)
    sheriff = [seat.role for seat in old.state.seats].index(SHERIFF)
    table.order(0, wire.Rematch())
    new = table.room.table
    assert new is not None and isinstance(new.state, BangState)
    assert new.state.seats[(sheriff + 1) % 4].role == SHERIFF
    kept = [seat.character for seat in old.state.seats if seat.alive]
    assert kept and all(character in str(table.room.settings["previous_game"]) for character in kept)
    assert told(table.again()) == told(table.room)


def test_settings_may_change() -> None:
    table = finished(game="bang")
    table.order(0, wire.Rematch(settings={"open_discard": 1}))
    assert table.room.settings["open_discard"] == 1


@pytest.mark.parametrize(
    "settings",
    [{"nobody": "knows"}, {"open_discard": 7}, {"characters": "no such character"}],
)
def test_impossible_settings_are_refused_in_the_engines_words(settings: dict[str, int | str]) -> None:
    table = finished(game="bang")
    before = told(table.room)
    with pytest.raises(EngineNo) as caught:
        table.order(0, wire.Rematch(settings=settings))
    assert caught.value.text["k"].startswith("complaint-")
    assert told(table.room) == before
