"""What may be asked of a table, and who may ask it."""

from random import Random

import pytest

from sixgun.kernel.journal import load, save
from sixgun.server import wire
from sixgun.server.entries import BotSat, CameBack, Chose, HandedOver, SatDown, Spoke, StoodUp, WentAway
from sixgun.server.names import BOT_NAMES, bot_name, said_text
from sixgun.server.orders import PHRASES, STAND_IN, Visitor, hand_over
from sixgun.server.refusals import No
from sixgun.server.room import NOBODY, REMEMBERED
from sixgun.server.tokens import matches
from tests.server.rooms import Table, opened, seated, told

HOST_ORDERS: list[wire.Order] = [
    wire.Begin(),
    wire.SeatBot(seat=1),
    wire.FreeSeat(seat=1),
    wire.MakeHost(seat=1),
    wire.SetClock(clock=wire.BankClock()),
    wire.SetHouse(title="Mine"),
    wire.Rematch(),
]
SEAT_ORDERS: list[wire.Order] = [
    *HOST_ORDERS,
    wire.Choose(id="1", ask=1, option=0),
    wire.TakeBack(),
    wire.Agree(yes=True),
    wire.StandUp(),
    wire.Rename(name="Eve"),
    wire.MoreTime(seat=0),
    wire.Away(away=True),
    wire.AutoPass(on=True),
]


@pytest.mark.parametrize("order", SEAT_ORDERS, ids=lambda order: type(order).__name__)
def test_a_spectator_has_no_say(order: wire.Order) -> None:
    assert seated("Ada", "Bob", "Cyd").refused(-1, order) == "no-seat"


@pytest.mark.parametrize("order", HOST_ORDERS, ids=lambda order: type(order).__name__)
def test_only_the_host_has_the_powers_of_the_host(order: wire.Order) -> None:
    assert seated("Ada", "Bob", "Cyd").refused(1, order) == "not-host"


def test_what_is_not_an_order_is_refused() -> None:
    assert seated("Ada", "Bob", "Cyd").refused(0, wire.Ping()) == "bad-message"


# -- choices -------------------------------------------------------------------------------------------------


def test_a_choice_is_made_once_and_at_the_right_moment() -> None:
    table = seated("Ada", "Bob", "Cyd", "Dan", begin=False)
    order = wire.Choose(id="a", ask=1, option=0)
    assert table.refused(0, order) == "not-begun"
    table.order(0, wire.Begin())
    seat = table.asked
    number = table.room.asks[seat].number
    assert table.refused((seat + 1) % 4, order) == "no-ask"
    assert table.refused(seat, wire.Choose(id="a", ask=number - 1, option=0)) == "stale"
    assert table.refused(seat, wire.Choose(id="a", ask=number, option=99)) == "no-option"
    (made,) = table.order(seat, wire.Choose(id="a", ask=number, option=0))
    assert isinstance(made, Chose) and made.by == "player"
    assert table.room.ids[seat, "a"] == table.room.n
    assert table.room.choices == [(seat, 0)]


def test_nobody_chooses_in_a_game_that_is_over() -> None:
    table = seated("Ada", "Bob", "Cyd", "Dan")
    table.play(Random(1))
    assert table.room.status == "over"
    assert table.refused(0, wire.Choose(id="a", ask=1, option=0)) == "over"
    assert table.refused(0, wire.Begin()) == "already-begun"
    with pytest.raises(No, match="over"):
        table.sit("Late")


def test_only_the_last_ids_are_remembered() -> None:
    table = seated("Ada", "Bob", "Cyd", "Dan")
    for number in range(REMEMBERED + 10):
        table.room.ids[0, f"old {number}"] = number
    table.choose()
    assert len(table.room.ids) <= REMEMBERED + 10
    assert (0, "old 0") not in table.room.ids


# -- seats ---------------------------------------------------------------------------------------------------


def test_the_first_one_is_host_and_seats_are_taken_in_order() -> None:
    table = Table(opened(players=3))
    assert table.room.host == NOBODY
    assert [table.sit(name) for name in ("Ada", "Bob", "Cyd")] == [0, 1, 2]
    assert table.room.host == 0
    with pytest.raises(No, match="full"):
        table.sit("Dan")
    with pytest.raises(No, match="seat-taken"):
        table.sit("Dan", 1)
    with pytest.raises(No, match="no-such-seat"):
        table.sit("Dan", 7)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-empty"),
        (" \t\n", "name-empty"),
        ("A\x00da", "name-signs"),
        ("\x1b[31mAda", "name-signs"),
        ("\u202eadA", "name-signs"),
        ("A\u200bda", "name-signs"),
        ("A\ufeffda", "name-signs"),
        ("A\ue000", "name-signs"),
        ("ADA", "name-taken"),
        (" ada ", "name-taken"),
        ("A\u0308da", None),
        ("Żółw  Иван", None),
        ("🤠 Joe", None),
    ],
)
def test_names(name: str, code: str | None) -> None:
    table = seated("Bob", "Ada", begin=False, players=4)
    if code is not None:
        with pytest.raises(No, match=code):
            table.sit(name)
        assert table.refused(0, wire.Rename(name=name)) == code
        return
    table.sit(name)
    assert "  " not in table.room.names[2]
    table.order(0, wire.Rename(name="Eve"))
    assert table.room.names[0] == "Eve"


def test_free_seats_are_taken_by_bots_when_the_game_begins() -> None:
    table = seated("Ada", begin=False, players=5)
    table.order(0, wire.SeatBot(seat=3, level="greenhorn"))
    assert table.room.chairs[3].kind == "bot"
    table.order(0, wire.Begin())
    assert [chair.kind for chair in table.room.chairs] == ["person", "bot", "bot", "bot", "bot"]
    assert [chair.level for chair in table.room.chairs] == ["", STAND_IN, STAND_IN, "greenhorn", STAND_IN]
    assert len(set(table.room.names)) == 5 and set(table.room.names[1:]) <= set(BOT_NAMES)
    assert table.refused(0, wire.Begin()) == "already-begun"


def test_bot_names_are_never_those_of_someone_there() -> None:
    taken = [name.upper() for name in BOT_NAMES[1:]]
    assert bot_name(taken) == BOT_NAMES[0]


def test_someone_may_take_over_from_a_bot_in_mid_game() -> None:
    table = seated("Ada", bots=3)
    for _ in range(6):
        table.choose()
    before = table.room.table and table.room.table.state.save()
    moment = table.room.moment
    with pytest.raises(No, match="not-offered"):
        table.sit("Newcomer", 2)
    with pytest.raises(No, match="full"):
        table.sit("Newcomer")
    table.order(0, wire.FreeSeat(seat=2))
    assert table.order(0, wire.FreeSeat(seat=2)) == [], "it is offered already"
    assert table.sit("Newcomer", 2) == 2
    room = table.room
    assert room.table is not None and room.table.state.save() == before
    assert room.chairs[2].kind == "person" and room.names[2] == room.table.names[2] == "Newcomer"
    assert room.moment > moment, "the scene has another name in it"
    assert told(table.again()) == told(room)
    while room.status == "playing":
        table.choose()
    file = save(room.table, "test")
    assert file["names"] == room.names
    assert load(file, room.game).result is not None


def test_without_a_preference_the_newcomer_gets_a_bots_seat() -> None:
    table = seated("Ada", "Bob", bots=2)
    table.order(1, wire.StandUp())
    assert table.room.chairs[1].offered, "who leaves leaves the seat to others"
    assert table.sit("Newcomer") == 1
    with pytest.raises(No, match="seat-taken"):
        table.sit("Other", 1)


def test_a_bot_plays_on_for_whoever_stands_up() -> None:
    table = seated("Ada", "Bob", "Cyd", "Dan")
    (left,) = table.order(1, wire.StandUp())
    assert left == StoodUp(at=table.now, seat=1, level=STAND_IN)
    chair = table.room.chairs[1]
    assert (chair.kind, chair.level, chair.name, chair.token) == ("bot", STAND_IN, "Bob", "")
    assert chair.played_by_bot


def test_before_the_game_a_seat_becomes_free() -> None:
    table = seated("Ada", "Bob", begin=False, players=4)
    table.order(1, wire.StandUp())
    assert table.room.chairs[1].kind == "open" and table.room.names[1] == ""
    assert table.sit("Cyd") == 1


def test_when_the_host_leaves_the_next_one_is_host() -> None:
    table = seated("Ada", "Bob", "Cyd", "Dan")
    table.order(0, wire.StandUp())
    assert table.room.host == 1
    table.order(1, wire.MakeHost(seat=3))
    assert table.room.host == 3
    assert table.order(3, wire.MakeHost(seat=3)) == []
    table.order(3, wire.StandUp())
    assert table.room.host == 1
    table.order(1, wire.StandUp())
    table.order(2, wire.StandUp())
    assert table.room.host == NOBODY
    assert table.sit("Eve") == 0
    assert table.room.host == 0


def test_the_host_sends_someone_away() -> None:
    table = seated("Ada", "Bob", bots=2)
    assert table.refused(0, wire.FreeSeat(seat=0)) == "no-such-seat"
    assert table.refused(0, wire.FreeSeat(seat=7)) == "no-such-seat"
    assert table.refused(0, wire.MakeHost(seat=2)) == "no-such-seat"
    table.order(0, wire.FreeSeat(seat=1))
    assert table.room.chairs[1].kind == "bot" and table.room.chairs[1].token == ""
    table = seated("Ada", "Bob", bots=2, begin=False)
    table.order(0, wire.FreeSeat(seat=1))
    table.order(0, wire.FreeSeat(seat=2))
    assert [chair.kind for chair in table.room.chairs] == ["person", "open", "open", "bot"]
    assert table.refused(0, wire.FreeSeat(seat=1)) == "no-such-seat"


def test_the_host_lets_a_bot_play_on_for_someone_absent() -> None:
    table = seated("Ada", "Bob", bots=2, begin=False)
    assert table.refused(0, wire.SeatBot(seat=1)) == "person-sits-there"
    assert table.refused(0, wire.SeatBot(seat=1, level="genius")) == "bad-request"
    table.order(0, wire.Begin())
    assert table.order(0, wire.SeatBot(seat=1)) == [WentAway(at=table.now, seat=1, level=STAND_IN)]
    assert table.order(0, wire.SeatBot(seat=1)) == []
    (stronger,) = table.order(0, wire.SeatBot(seat=2))
    assert isinstance(stronger, BotSat) and stronger.name == "Bot 1"


def test_away_and_back() -> None:
    table = seated("Ada", "Bob", "Cyd", "Dan", begin=False)
    assert table.order(1, wire.Away(away=True)) == []
    table.order(0, wire.Begin())
    seat = table.asked
    table.order(seat, wire.Away(away=True))
    assert table.room.chairs[seat].played_by_bot and table.room.chairs[seat].token
    assert table.order(seat, wire.Away(away=True)) == []
    mark = table.room.asks[seat]
    back, made = table.order(seat, wire.Choose(id="x", ask=mark.number, option=0))
    assert isinstance(back, CameBack) and isinstance(made, Chose)
    assert not table.room.chairs[seat].away
    table.order(seat, wire.Away(away=True))
    assert isinstance(table.order(seat, wire.Away(away=False))[0], CameBack)
    assert table.order(seat, wire.Away(away=False)) == []


def test_a_seat_is_handed_over() -> None:
    table = seated("Ada", "Bob", bots=2)
    for visitor in (Visitor(0, "Ada"), Visitor(1, "Bob")):
        (entry,) = hand_over(table.room, visitor, 1, "new token", table.now)
        assert isinstance(entry, HandedOver)
        table.write(entry)
        assert matches("new token", table.room.chairs[1].token)
    for visitor, seat, code in [
        (Visitor(1, "Bob"), 0, "not-host"),
        (Visitor(-1, ""), 0, "no-seat"),
        (Visitor(0, "Ada"), 2, "no-such-seat"),
        (Visitor(0, "Ada"), 7, "no-such-seat"),
    ]:
        with pytest.raises(No, match=code):
            hand_over(table.room, visitor, seat, "stolen", table.now)


def test_a_scenario_keeps_the_names_of_its_seats() -> None:
    table = Table(opened(names=["Ada", "Belle", "Calamity"], players=3))
    assert table.room.names == ["Ada", "Belle", "Calamity"]
    with pytest.raises(No, match="name-taken"):
        table.sit("belle", 0)
    table.sit("Zed", 0)
    table.order(0, wire.Begin())
    assert table.room.names == ["Zed", "Belle", "Calamity"]


# -- house rules and talk ------------------------------------------------------------------------------------


def test_house_rules() -> None:
    table = seated("Ada", "Bob", "Cyd")
    table.order(0, wire.SetHouse(title="  High\u202e noon ", watching=False))
    room = table.room
    assert (room.title, room.pace, room.listed, room.watching) == ("High noon", "instant", True, False)
    table.order(0, wire.SetHouse(pace="calm", listed=False))
    assert (room.title, room.pace, room.listed, room.watching) == ("High noon", "calm", False, False)


def test_talk() -> None:
    table = seated("Ada", "Bob", "Cyd")
    assert table.refused(0, wire.Speak(text=" \u202e ")) == "nothing-said"
    assert table.refused(0, wire.Speak(phrase="rude")) == "no-phrase"
    (said,) = table.order(-1, wire.Speak(text="<b>hi</b>\x07 there"))
    assert said == Spoke(at=table.now, seat=-1, name="Watcher", text="<b>hi</b> there")
    for phrase in PHRASES:
        (spoken,) = table.order(1, wire.Speak(phrase=phrase, text="ignored"))
        assert isinstance(spoken, Spoke) and spoken.text == "" and spoken.phrase == phrase


def test_characters_that_join_an_emoji_are_kept() -> None:
    assert said_text("👩‍🌾 \u2066x\u2069") == "👩‍🌾 x"


def test_auto_pass_is_written_once() -> None:
    table = seated("Ada", "Bob", "Cyd")
    assert len(table.order(1, wire.AutoPass(on=True))) == 1
    assert table.order(1, wire.AutoPass(on=True)) == []
    table.order(1, wire.StandUp())
    table.sit("Eve", 1)
    assert not table.room.chairs[1].auto_pass


def test_whoever_sits_down_again_is_someone_else() -> None:
    table = seated("Ada", "Bob", "Cyd")
    old = table.room.chairs[1].token
    table.order(1, wire.StandUp())
    table.write(SatDown(at=table.now, seat=1, name="Bob", token="another hash"))
    assert table.room.chairs[1].token != old
