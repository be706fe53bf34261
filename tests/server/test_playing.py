"""People at tables over real sockets: whole games, the stream, who sees what."""

from random import Random
from typing import Any

import msgspec
import pytest

from sixgun.kernel.rng import FastRng
from sixgun.kernel.views import SPECTATOR
from sixgun.server.desk import Desk
from sixgun.server.entries import from_bytes
from sixgun.server.lines import LineWriter
from sixgun.server.scenes import own_bytes, record, scene_bytes
from tests.server.clients import Json, Party, Player, Running, level, play_out
from tests.server.rooms import folded, told

pytestmark = pytest.mark.anyio


def plain(raw: bytes | msgspec.Raw) -> Any:
    return msgspec.json.decode(raw)


async def stored(server: Running, code: str) -> list[bytes]:
    return [data for _, data in await server.house.store.entries(code)]


@pytest.mark.parametrize("game", ["dice", "bang"])
async def test_two_people_and_a_spectator_play_to_the_end(server: Running, town: Party, game: str) -> None:
    ada, bob = await town.table("Ada", "Bob", game=game, players=5)
    watcher = await town.watcher(ada.code, name="Wes")
    await ada.order("begin")
    await play_out([ada, bob], Random(3))
    everyone = [ada, bob, watcher]
    await level(everyone)
    assert ada.n == bob.n == watcher.n
    assert ada.scene == bob.scene == watcher.scene and ada.scene["outcome"]
    # Whoever was told the same number was shown the same table.
    scenes: dict[int, Json] = {}
    for one in everyone:
        for message in one.heard:
            if message["is"] == "update" and message["scene"]:
                assert scenes.setdefault(message["n"], message["scene"]) == message["scene"]
    assert len(scenes) > 20
    # The log on disk is the table, and what everyone was sent is what can be made of it.
    log = await stored(server, ada.code)
    room = folded(log)
    assert len(log) == room.n == ada.n
    assert told(room) == told(server.house.desks[ada.code].room)
    for one in everyone:
        assert one.lines == plain(LineWriter(room, 0).for_reader(one.seat))
        assert room.table is not None
        assert one.scene == plain(scene_bytes(room.table))
    choices = [entry.by for entry in map(from_bytes, log) if type(entry).__name__ == "Chose"]  # type: ignore[union-attr]
    assert {"player", "bot"} <= set(choices)


async def test_nobody_is_sent_what_they_may_not_know(server: Running, town: Party) -> None:
    """Whatever goes to a reader is the same if everything hidden from that reader is dealt again."""
    ada, bob = await town.table("Ada", "Bob", game="bang", players=5)
    watcher = await town.watcher(ada.code)
    await ada.order("begin")
    table = server.house.desks[ada.code].room.table
    assert table is not None
    for round_ in range(12):
        await play_out([ada, bob], Random(round_), lambda: ada.n >= 8 + 6 * round_)  # noqa: B023
        await level([ada, bob, watcher])
        for one in (ada, bob, watcher):
            desk = Desk(folded(await stored(server, ada.code)))
            real = desk.room.table
            assert real is not None
            hidden = real.game.hidden_shuffled(real.state, one.seat, FastRng.seeded(bytes([round_])))
            other = real.game.table(hidden, real.names)
            other.advance()
            assert scene_bytes(other) == scene_bytes(real)
            mark = desk.room.asks.get(one.seat)
            number = mark.number if mark else 0
            shown, imagined = (plain(own_bytes(which, one.seat, number, None)) for which in (real, other))
            assert shown == imagined
            if desk.room.n == one.n:
                assert {**one.own, "undo": None} == shown
        if ada.over:
            break


@pytest.mark.parametrize("game", ["dice", "bang"])
async def test_no_secret_stands_in_what_others_are_sent(server: Running, town: Party, game: str) -> None:
    ada, bob = await town.table("Ada", "Bob", game=game, players=5)
    watcher = await town.watcher(ada.code)
    await ada.order("begin")
    room = server.house.desks[ada.code].room
    await play_out([ada, bob], Random(11), lambda: ada.n > 30)
    await level([ada, bob, watcher])
    assert room.status == "playing"
    for message in watcher.heard:
        own = message.get("own")
        if own:
            assert own["ask"] is None and own["role"] == ""
            assert not own.get("hand") and own.get("hands") is None and own["roles"] is None
    text = "".join(watcher.raw + bob.raw)
    for secret in (room.seed, room.next_seed, ada.token or "-", room.chairs[0].token):
        assert secret not in text
    # An ask of one seat is an ask of nobody else.
    for one in (ada, bob):
        for message in one.heard:
            if (message.get("own") or {}).get("ask"):
                asking = (
                    {waiting["seat"] for waiting in message["scene"]["asking"]} if message["scene"] else None
                )
                assert asking is None or one.seat in asking
    assert room.table is not None
    view = room.table.game.view(room.table, SPECTATOR)
    assert view.own_ask is None


@pytest.mark.parametrize("game", ["dice", "bang"])
async def test_every_line_is_the_event_as_that_reader_may_see_it(
    server: Running, town: Party, game: str
) -> None:
    """In updates and in welcomes, with readers of different seats at one desk."""
    people = await town.table("Ada", "Bob", "Cyd", game=game, players=4)
    watcher = await town.watcher(people[0].code)
    await people[0].order("begin")
    await play_out(people, Random(21))
    await level([*people, watcher])
    room = server.house.desks[watcher.code].room
    assert room.table is not None and room.table.events
    for one in (*people, watcher):
        expected = [record(event.seen_by(one.seat)) for event in room.table.events]
        assert [line["event"] for line in one.lines if line["kind"] == "event"] == expected
        again = town.player()
        again.http.cookies.update(one.http.cookies)
        welcome = await again.enter(one.code, watch=one is watcher)
        assert welcome["seat"] == one.seat
        assert [line["event"] for line in welcome["lines"] if line["kind"] == "event"] == expected
        assert welcome["lines"] == one.lines
    if game == "bang":
        assert [line.get("event") for line in people[0].lines] != [
            line.get("event") for line in watcher.lines
        ]


# -- the stream ----------------------------------------------------------------------------------------------


async def test_whoever_comes_back_gets_exactly_what_was_missed(town: Party) -> None:
    ada, bob = await town.table("Ada", "Bob", players=4)
    await ada.order("begin")
    await ada.until(lambda: ada.asked or bob.asked)  # the bots wait for someone
    await ada.order("speak", text="one")
    await bob.until(lambda: any(line.get("said") == "one" for line in bob.lines))
    await bob.drop()
    for word in ("two", "three"):
        await ada.order("speak", text=word)
    since = bob.n
    welcome = await bob.enter()
    assert not welcome["whole"]
    assert welcome["lines"] == [line for line in ada.lines if line["n"] > since]
    assert [line["said"] for line in welcome["lines"]] == ["two", "three"]
    assert bob.lines == ada.lines and bob.n == ada.n
    nothing = await bob.enter()
    assert nothing["lines"] == [] and not nothing["whole"]
    whole = await bob.enter(since=0)
    assert whole["whole"] and whole["lines"] == ada.lines
    ahead = await bob.enter(since=100_000)
    assert ahead["whole"] and ahead["lines"] == ada.lines


async def test_any_number_can_be_resumed_from(server: Running, town: Party) -> None:
    ada, bob = await town.table("Ada", "Bob", game="bang", players=4)
    await ada.order("begin")
    await play_out([ada, bob], Random(4), lambda: ada.n > 40)
    await level([ada, bob])
    await bob.leave()
    room = folded(await stored(server, ada.code))
    full = plain(LineWriter(room, 0).for_reader(bob.seat))
    for since in range(room.rewound, room.n + 1, 5):
        fresh = town.player()
        fresh.http.cookies.update(bob.http.cookies)
        welcome = await fresh.enter(ada.code, since=since)
        if welcome["n"] == room.n:
            assert not welcome["whole"]
            assert welcome["lines"] == [line for line in full if line["n"] > since]


async def test_a_take_back_is_read_again(town: Party) -> None:
    """Across it nobody can go on from where they were."""
    ada, bob = await town.table("Ada", "Bob", players=3)
    await ada.order("begin")
    who = await undoable(ada, bob)
    other = bob if who is ada else ada
    await other.leave()
    # With nobody else at the table connected, the other one still is asked: a seat is a seat.
    before = len(who.lines)
    await who.order("take_back")
    assert who.room["proposal"] == {"seat": who.seat, "waiting": [other.seat]}
    known = other.n
    welcome = await other.enter()
    assert not welcome["whole"] and known < welcome["n"]
    await other.send("agree", yes=True)
    await who.until(lambda: who.room["proposal"] is None)
    rewound = [message for message in who.heard if message["is"] == "update" and message["rewound"]]
    assert rewound and rewound[-1]["lines"][0]["n"] == who.lines[0]["n"]
    assert len(who.lines) < before + 3
    await level([who, other])
    assert who.lines == other.lines or [line["n"] for line in who.lines] == [
        line["n"] for line in other.lines
    ]
    assert who.asked
    late = town.player()
    late.http.cookies.update(other.http.cookies)
    assert (await late.enter(ada.code, since=known))["whole"]


async def undoable(*players: Player) -> Player:
    """Play until one of these people can take back the choice they have just made."""
    chance = Random(5)
    while True:
        for player in players:
            if player.asked:
                answer = await player.choose(chance.randrange(len(player.own["ask"]["options"])))
                assert answer["is"] == "ack", answer
                await level(players)
                if player.own["undo"] is None:
                    return player
        await players[0].until(lambda: any(player.asked for player in players))


async def test_a_rematch_is_read_again(town: Party) -> None:
    ada, bob = await town.table("Ada", "Bob", players=3)
    assert await ada.refused("rematch") == "not-over"
    await ada.order("begin")
    await play_out([ada, bob], Random(6))
    await level([ada, bob])
    await bob.leave()
    known = bob.n
    assert await ada.refused("choose", id="x", ask=1, option=0) == "over"
    await ada.send("rematch")
    await ada.until(lambda: ada.room["game_number"] == 2 and not ada.over)
    welcome = await bob.enter(since=known)
    assert welcome["whole"] and welcome["room"]["game_number"] == 2
    await play_out([ada, bob], Random(6))
    await level([ada, bob])
    assert ada.scene == bob.scene


async def test_a_choice_sent_twice_is_made_once(town: Party) -> None:
    ada, bob = await town.table("Ada", "Bob", players=3)
    await ada.order("begin")
    who = ada if ada.asked else bob
    await ada.until(lambda: ada.asked or bob.asked)
    who = ada if ada.asked else bob
    ask = who.own["ask"]
    order = {"id": "only once", "ask": ask["number"], "option": ask["default"]}
    first = len(who.heard)
    for _ in range(5):
        await who.send("choose", **order)
    await who.answered("pong", "ping")
    acks = [message for message in who.heard[first:] if message["is"] == "ack"]
    assert acks == [{"is": "ack", "id": "only once", "n": acks[0]["n"]}] * 5
    assert not [message for message in who.heard[first:] if message["is"] == "refused"]
    # Also from another device, and after the connection was lost.
    twin = town.player()
    twin.http.cookies.update(who.http.cookies)
    await twin.enter(who.code)
    assert (await twin.answered("ack", "choose", **order))["n"] == acks[0]["n"]
    assert await who.refused("choose", **{**order, "id": "another"}) in ("stale", "no-ask")


async def test_two_sockets_of_one_seat_see_the_same(town: Party) -> None:
    ada, bob = await town.table("Ada", "Bob", players=3)
    twin = town.player()
    twin.http.cookies.update(ada.http.cookies)
    await twin.enter(ada.code)
    assert twin.seat == ada.seat
    await ada.order("begin")
    await play_out([ada, bob], Random(8), lambda: ada.n > 25)
    await level([ada, bob, twin])
    if ada.n == twin.n:
        assert (ada.own, ada.scene, ada.lines[-20:]) == (twin.own, twin.scene, twin.lines[-20:])
    await twin.leave()
    await ada.until(lambda: ada.present["online"] == [0, 1])


async def test_two_devices_answer_at_the_same_time(town: Party) -> None:
    ada, bob = await town.table("Ada", "Bob", players=3)
    twin = town.player()
    twin.http.cookies.update(ada.http.cookies)
    await twin.enter(ada.code)
    await ada.order("begin")
    chance = Random(1)
    for _ in range(200):
        await ada.until(lambda: ada.asked or bob.asked or ada.over)
        if ada.asked:
            break
        if bob.asked:
            await bob.choose(chance.randrange(len(bob.own["ask"]["options"])))
    number = ada.own["ask"]["number"]
    await twin.until(lambda: twin.asked and twin.own["ask"]["number"] == number)
    marks = [len(ada.heard), len(twin.heard)]
    await ada.send("choose", id="here", ask=number, option=0)
    await twin.send("choose", id="there", ask=number, option=0)
    answers = [
        await ada.next("ack", "refused", after=marks[0]),
        await twin.next("ack", "refused", after=marks[1]),
    ]
    kinds = sorted(answer["is"] for answer in answers)
    assert kinds == ["ack", "refused"]
    assert next(answer for answer in answers if answer["is"] == "refused")["code"] in (
        "stale",
        "no-ask",
        "over",
    )


async def test_whoever_comes_late_sees_it_all(town: Party) -> None:
    ada, bob = await town.table("Ada", "Bob", players=4)
    await ada.order("begin")
    await play_out([ada, bob], Random(9), lambda: ada.n > 12)
    watcher = await town.watcher(ada.code)
    await level([ada, bob, watcher])
    assert watcher.seat == -1
    if watcher.n == ada.n:
        assert watcher.scene == ada.scene
        assert len(watcher.lines) == len(ada.lines)
    await ada.order("free_seat", seat=3)
    await ada.until(lambda: ada.room["seats"][3]["offered"])
    newcomer = await town.player().sit(ada.code, "Late", 3)
    await newcomer.enter()
    assert newcomer.seat == 3 and newcomer.own["role"] and newcomer.scene["names"][3] == "Late"
    await ada.until(lambda: ada.scene["names"][3] == "Late")
