"""Taking a choice back: the four rules, and the consent of whoever is there."""

from random import Random

import pytest

from sixgun.kernel.journal import why_no_undo
from sixgun.server import wire
from sixgun.server.entries import Answered, Proposed, TakenBack
from sixgun.server.refusals import EngineNo
from sixgun.server.room import NOBODY
from tests.server.rooms import Table, folded, seated, told


def undoable(table: Table) -> int:
    """Play on until a person has made a choice that can be taken back; who that is."""
    chance = Random(1)
    for _ in range(500):
        table.play(chance, 1)
        assert table.room.status == "playing" and table.room.table is not None
        seat = table.room.choices[-1][0]
        if table.room.chairs[seat].kind == "person" and why_no_undo(table.room.table, seat) is None:
            return seat
    raise AssertionError("nothing can be taken back")


@pytest.mark.parametrize("game", ["dice", "bang"])
def test_whoever_plays_alone_takes_back_at_once(game: str) -> None:
    table = seated("Ada", bots=3, game=game)
    seat = undoable(table)
    before = folded(table.log[:-1])
    choices = len(table.room.choices)
    (entry,) = table.order(seat, wire.TakeBack())
    assert isinstance(entry, TakenBack)
    room = table.room
    assert room.table is not None and before.table is not None
    assert room.table.state.save() == before.table.state.save()
    assert len(room.choices) == choices - 1
    assert room.asks[seat].number == room.n == room.rewound
    assert told(table.again()) == told(room)


def test_the_others_are_asked() -> None:
    table = seated("Ada", "Bob", "Cyd", bots=1)
    seat = undoable(table)
    others = [other for other in range(3) if other != seat]
    choices = list(table.room.choices)
    (entry,) = table.order(seat, wire.TakeBack())
    assert isinstance(entry, Proposed) and table.room.proposal == seat
    assert table.room.choices == choices
    assert table.refused(seat, wire.Agree(yes=True)) == "no-proposal"
    assert table.refused(3, wire.Agree(yes=True)) == "no-proposal"
    assert len(table.order(others[0], wire.Agree(yes=True))) == 1
    assert table.refused(others[0], wire.Agree(yes=True)) == "no-proposal"
    answered, taken = table.order(others[1], wire.Agree(yes=True))
    assert isinstance(answered, Answered) and isinstance(taken, TakenBack) and taken.seat == seat
    assert table.room.choices == choices[:-1] and table.room.proposal == NOBODY


def test_one_who_says_no_is_enough() -> None:
    table = seated("Ada", "Bob", "Cyd", bots=1)
    seat = undoable(table)
    others = [other for other in range(3) if other != seat]
    choices = list(table.room.choices)
    table.order(seat, wire.TakeBack())
    table.order(others[0], wire.Agree(yes=False))
    assert table.room.proposal == NOBODY and table.room.choices == choices
    assert table.refused(others[1], wire.Agree(yes=True)) == "no-proposal"


def test_whoever_is_away_is_not_asked() -> None:
    table = seated("Ada", "Bob", "Cyd", bots=1)
    seat = undoable(table)
    others = [other for other in range(3) if other != seat]
    table.order(others[0], wire.Away(away=True))
    table.order(seat, wire.TakeBack())
    assert table.room.voters() == [others[1]]
    assert isinstance(table.order(others[1], wire.Agree(yes=True))[-1], TakenBack)


def test_with_everyone_away_nobody_is_asked() -> None:
    table = seated("Ada", "Bob", bots=2)
    seat = undoable(table)
    table.order(1 - seat, wire.Away(away=True))
    assert isinstance(table.order(seat, wire.TakeBack())[0], TakenBack)


def test_a_proposal_ends_with_the_next_choice() -> None:
    table = seated("Ada", "Bob", bots=2)
    seat = undoable(table)
    table.order(seat, wire.TakeBack())
    table.play(Random(1), 1)
    assert table.room.proposal == NOBODY
    assert table.refused(1 - seat, wire.Agree(yes=True)) == "no-proposal"


def test_a_proposal_ends_when_its_maker_leaves() -> None:
    table = seated("Ada", "Bob", bots=2)
    seat = undoable(table)
    table.order(seat, wire.TakeBack())
    table.order(seat, wire.StandUp())
    assert table.refused(1 - seat, wire.Agree(yes=True)) == "no-proposal"


def test_the_four_rules_speak_in_the_engines_words() -> None:
    table = seated("Ada", bots=3)
    found = set()
    chance = Random(3)
    for _ in range(200):
        table.play(chance, 1)
        game = table.room.table
        if table.room.status == "playing" and game is not None and why_no_undo(game, 0) is not None:
            with pytest.raises(EngineNo) as caught:
                table.order(0, wire.TakeBack())
            found.add(caught.value.text["k"])
    assert found >= {"refusal-undo-other-player", "refusal-undo-random"}


@pytest.mark.parametrize("game", ["dice", "bang"])
def test_there_is_no_way_back_from_the_end(game: str) -> None:
    """The seed is shown then."""
    table = seated("Ada", "Bob", "Cyd", "Dan", game=game)
    table.play(Random(2))
    assert table.room.status == "over"
    for seat in range(4):
        assert table.refused(seat, wire.TakeBack()) == "over"


def test_there_is_nothing_to_take_back_before_the_first_choice() -> None:
    table = seated("Ada", "Bob", "Cyd", begin=False)
    assert table.refused(0, wire.TakeBack()) == "not-begun"
    table.order(0, wire.Begin())
    assert table.refused(0, wire.TakeBack()) == "not-begun"
