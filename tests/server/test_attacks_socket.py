"""Attacks through the socket: foreign pages and tokens, frames that are not orders, floods, deaf readers."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from typing import Any, Final

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sixgun.server import sockets
from sixgun.server.limits import Limits
from tests.server.attackers import EVIL, TOKEN_SHAPED, greeting, in_thread, raw_socket
from tests.server.clients import PATIENCE, Json, Party, Running, party

pytestmark = pytest.mark.anyio

NO_ORDERS: Final[tuple[str | bytes, ...]] = (
    "",
    "hello",
    "null",
    "[]",
    "{}",
    '{"is":"ping"',
    '{"is":"ping"} {"is":"ping"}',
    '{"is":"nonsense"}',
    '{"is":"Ping"}',
    '{"is":["ping"]}',
    '{"is":"ping","is":"nonsense"}',
    '{"is":"ping","extra":1}',
    '{"is":"choose","id":"a","ask":1}',
    '{"is":"choose","id":"a","ask":1,"option":-1}',
    '{"is":"choose","id":"a","ask":1,"option":99999999999999999999999}',
    '{"is":"choose","id":"a","ask":' + "9" * 5000 + ',"option":0}',
    '{"is":"choose","id":"a","ask":NaN,"option":0}',
    '{"is":"choose","id":"a","ask":1e999,"option":0}',
    '{"is":"choose","id":"a","ask":"1","option":0}',
    '{"is":"choose","id":"a","ask":1,"option":true}',
    '{"is":"choose","id":"","ask":1,"option":0}',
    '{"is":"choose","id":"' + "a" * 41 + '","ask":1,"option":0}',
    '{"is":"speak","text":"' + "a" * 301 + '"}',
    '{"is":"speak","text":"\\ud800"}',
    '{"is":"speak","text":null}',
    '{"is":"look","at":-1}',
    '{"is":"free_seat","seat":8}',
    '{"is":"set_clock","clock":{"is":"bank","bank":0}}',
    '{"is":"set_clock","clock":{"is":"none","extra":0}}',
    '{"is":"rematch","settings":' + "[" * 8000 + "}",
    '{"is":' * 2500,
    '{"is":"__proto__"}',
    '{"__class__":"Ping","is":"ping"}',
    b'{"is":"ping"}',
    b"\x00\xff\x80",
)
"""Frames that are not orders, in text and in bytes."""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with in_thread(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture
async def town(running: Running) -> AsyncIterator[Party]:
    async with party(running.url) as people:
        yield people


async def told(connection: ClientConnection, *kinds: str) -> Json:
    """The next message of one of these kinds."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: Json = json.loads(await connection.recv())
            if message["is"] in kinds:
                return message


async def closed(connection: ClientConnection) -> int | None:
    """The code with which the server closes the socket."""
    async with asyncio.timeout(PATIENCE):
        try:
            while True:
                await connection.recv()
        except ConnectionClosed:
            return connection.close_code


async def bye(running: Running, hello: Json, **settings: Any) -> str:
    """How someone who says hello like this is turned away."""
    async with raw_socket(running, **settings) as connection:
        await connection.send(json.dumps(hello))
        code: str = (await told(connection, "bye", "welcome"))["code"]
        assert await closed(connection) is not None
        return code


# -- who may come in -------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", [EVIL, "http://127.0.0.1:1", "null", "http://[", "http://127.0.0.1@evil"])
async def test_a_foreign_page_gets_no_socket(running: Running, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refusal:
        async with raw_socket(running, origin=origin):
            pass
    assert refusal.value.response.status_code == 403


async def test_our_own_page_gets_a_socket(running: Running) -> None:
    async with raw_socket(running, origin=running.url) as connection:
        await connection.send('{"is":"ping"}')
        assert (await told(connection, "refused"))["code"] == "hello-first"


async def test_wrong_tokens_are_sent_away(running: Running, town: Party) -> None:
    (mine,) = await town.table("Ada")
    (other,) = await town.table("Bo")
    for token in (TOKEN_SHAPED, other.token):
        assert await bye(running, greeting(mine.code, token)) == "wrong-token"
    assert await bye(running, greeting("no-such-table", mine.token)) == "no-table"
    assert await bye(running, {**greeting(mine.code), "protocol": 0}) == "old-page"


async def test_a_foreign_token_in_a_cookie_only_watches(running: Running, town: Party) -> None:
    (mine,) = await town.table("Ada", begin=True)
    (other,) = await town.table("Bo")
    for token in (TOKEN_SHAPED, other.token, ""):
        cookie = {"Cookie": f"seat_{mine.code}={token}"}
        async with raw_socket(running, additional_headers=cookie) as connection:
            await connection.send(json.dumps(greeting(mine.code)))
            welcome = await told(connection, "welcome")
            assert welcome["seat"] == -1
            assert welcome["own"]["role"] == "" and welcome["own"]["ask"] is None


async def test_without_a_seat_nobody_sees_a_closed_table(running: Running, town: Party) -> None:
    (host,) = await town.table("Ada", watching=False)
    assert await bye(running, greeting(host.code)) == "no-watching"
    assert await bye(running, greeting(host.code, host.token, watch=True)) == "no-watching"


async def test_spectators_go_when_the_door_is_shut(town: Party) -> None:
    (host,) = await town.table("Ada")
    watcher = await town.watcher(host.code)
    await host.order("set_house", watching=False)
    assert (await watcher.next("bye"))["code"] == "no-watching"
    await watcher.gone()


@pytest.mark.parametrize(
    "fields", [{"seat": 0}, {"eyes": -2}, {"token": "short"}, {"since": -1}, {"watch": 1}]
)
async def test_a_greeting_with_extra_or_wrong_fields_is_refused(
    running: Running, town: Party, fields: Json
) -> None:
    (host,) = await town.table("Ada")
    async with raw_socket(running) as connection:
        await connection.send(json.dumps(greeting(host.code, **fields)))
        assert (await told(connection, "refused", "welcome"))["code"] == "bad-message"


async def test_whoever_does_not_say_which_table_is_cut_off(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.2)
    async with raw_socket(running) as connection:
        assert (await told(connection, "bye"))["code"] == "hello-first"
        assert await closed(connection) is not None


# -- what may be sent ------------------------------------------------------------------------------------


async def test_frames_that_are_not_orders_are_refused_and_change_nothing(
    running: Running, town: Party
) -> None:
    (host,) = await town.table("Ada", begin=True, pace="calm")
    async with raw_socket(running) as connection:
        await connection.send(json.dumps(greeting(host.code, host.token)))
        await told(connection, "welcome")
        for frame in NO_ORDERS:
            await connection.send(frame)
            assert (await told(connection, "refused", "pong"))["code"] == "bad-message", frame[:60]
            await connection.send('{"is":"ping"}')
            assert (await told(connection, "pong", "bye"))["is"] == "pong", frame[:60]


async def test_an_order_comes_after_the_greeting_and_the_greeting_once(running: Running, town: Party) -> None:
    (host,) = await town.table("Ada")
    async with raw_socket(running) as connection:
        for order in ({"is": "ping"}, {"is": "begin"}, {"is": "choose", "id": "a", "ask": 1, "option": 0}):
            await connection.send(json.dumps(order))
            assert (await told(connection, "refused"))["code"] == "hello-first"
        await connection.send(json.dumps(greeting(host.code, host.token)))
        await told(connection, "welcome")
        await connection.send(json.dumps(greeting(host.code)))
        assert (await told(connection, "refused", "welcome"))["code"] == "bad-message"


@pytest.mark.parametrize(
    ("frame", "code"), [(b"x" * (Limits().frame_bytes + 1), 1009), ("x" * (Limits().frame_bytes + 1), 1009)]
)
async def test_a_frame_that_is_too_big_closes_the_socket(
    running: Running, town: Party, frame: str | bytes, code: int
) -> None:
    (host,) = await town.table("Ada")
    async with raw_socket(running) as connection:
        await connection.send(json.dumps(greeting(host.code, host.token)))
        await told(connection, "welcome")
        await connection.send(frame)
        assert await closed(connection) == code
    assert await host.answered("pong", "ping")


async def test_pieces_of_a_frame_count_together(running: Running) -> None:
    async with raw_socket(running) as connection:
        await connection.send("x" * 4000 for _ in range(5))
        assert await closed(connection) == 1009


async def test_a_text_frame_that_is_not_text_closes_the_socket(running: Running) -> None:
    async with raw_socket(running) as connection:
        await connection.send(b"\xff\xfe{", text=True)
        assert await closed(connection) == 1007


async def test_a_socket_that_sends_only_nonsense_is_closed(running: Running, town: Party) -> None:
    (host,) = await town.table("Ada")
    async with raw_socket(running) as connection:
        for _ in range(Limits().strikes):
            await connection.send("nonsense")
        assert (await told(connection, "bye"))["code"] == "too-fast"
        assert await closed(connection) is not None
    assert await host.answered("pong", "ping")


@pytest.mark.parametrize(
    "text", ["<script>alert(1)</script>", "<img src=x onerror=x>", "{{7*7}}", "\"&amp;'`"]
)
async def test_markup_in_chat_stays_text(town: Party, text: str) -> None:
    (host,) = await town.table("Ada")
    watcher = await town.watcher(host.code, name=text[:24])
    await watcher.order("speak", text=text)
    await host.until(lambda: bool(host.lines) and host.lines[-1].get("said") == text)
    assert host.lines[-1]["name"] == text[:24] and host.lines[-1].get("seat", -1) == -1


async def test_control_and_direction_characters_are_taken_out_of_chat(town: Party) -> None:
    (host,) = await town.table("Ada")
    await host.order("speak", text=" a\x00b\x1b[2J\n\u202ec\u2066d\u200b ")
    assert host.lines[-1]["said"] == "a b [2J c d"
    assert await host.refused("speak", text="\u202e\x00 \n") == "nothing-said"


@pytest.mark.parametrize("name", ["a\u202eb", "a\x00b", "\ufeffAda"])
async def test_a_spectator_with_control_characters_in_the_name_is_sent_away(
    running: Running, town: Party, name: str
) -> None:
    (host,) = await town.table("Ada")
    assert await bye(running, greeting(host.code, name=name)) == "name-signs"


# -- whose seat ------------------------------------------------------------------------------------------


async def test_a_spectator_cannot_play(town: Party) -> None:
    (host,) = await town.table("Ada", begin=True)
    watcher = await town.watcher(host.code)
    await host.until(lambda: host.asked)
    ask = host.own["ask"]["number"]
    for order, fields in (
        ("choose", {"id": "a", "ask": ask, "option": 0}),
        ("take_back", {}),
        ("hand_over", {"seat": 0}),
        ("free_seat", {"seat": 1}),
        ("rename", {"name": "Eve"}),
        ("away", {"away": True}),
    ):
        assert await watcher.refused(order, **fields) == "no-seat", order
    assert await watcher.refused("hint", ask=ask) == "no-ask"
    seen = await watcher.answered("looked", "look", at=host.n)
    assert seen["own"]["ask"] is None and seen["own"]["role"] == ""


async def test_after_a_hand_over_the_old_token_is_worth_nothing(running: Running, town: Party) -> None:
    host, guest = await town.table("Ada", "Bo", begin=True)
    second = town.player()
    second.http.cookies.update(guest.http.cookies)
    await second.enter(guest.code)
    assert second.seat == guest.seat
    link = await host.answered("seat_link", "hand_over", seat=guest.seat)
    for device in (guest, second):
        assert (await device.next("bye"))["code"] == "no-longer-seated"
        await device.gone()
    assert not any(message["is"] == "seat_link" for message in (*guest.heard, *second.heard))
    assert await bye(running, greeting(guest.code, guest.token)) == "wrong-token"
    assert (await guest.http.get(f"/api/tables/{guest.code}/seat")).status_code == 403
    assert await guest.refused_post(f"/api/tables/{guest.code}/claim", token=guest.token) == "wrong-token"
    welcome = await guest.enter()
    assert welcome["seat"] == -1 and welcome["own"]["role"] == ""
    heir = town.player()
    await heir.post(f"/api/tables/{guest.code}/claim", token=link["token"])
    assert (await heir.enter(guest.code))["seat"] == 1


async def test_whoever_is_sent_away_stays_away(running: Running, town: Party) -> None:
    host, guest = await town.table("Ada", "Bo", begin=True)
    await host.order("free_seat", seat=guest.seat)
    assert (await guest.next("bye"))["code"] == "no-longer-seated"
    await guest.gone()
    assert await bye(running, greeting(guest.code, guest.token)) == "wrong-token"
    assert (await guest.enter())["seat"] == -1
    assert await guest.refused("choose", id="a", ask=1, option=0) == "no-seat"
