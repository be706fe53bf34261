"""What nobody may find out: hidden cards from what others are sent, seeds and tokens from logs."""

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

import httpx
import pytest

from sixgun.kernel.rng import CountedRng
from sixgun.kernel.views import SPECTATOR
from sixgun.server import opening
from sixgun.server.desk import Desk, Guest
from sixgun.server.room import Room
from sixgun.server.tokens import hashed
from tests.conformance.contract import reopened
from tests.server.attackers import TOKEN_SHAPED, WISH, in_thread, opened, refused, visitor
from tests.server.clients import PATIENCE, Party, party, play_out
from tests.server.rooms import Table, seated

SEED: Final = bytes(16)


# -- hidden cards ----------------------------------------------------------------------------------------


def dealt_anew(table: Table, reader: int, seed: str) -> Room:
    """The same room, but with different cards where the reader cannot see them."""
    room = table.again()
    old = room.table
    assert old is not None
    hidden = old.game.hidden_shuffled(old.state, reader, CountedRng(seed.encode().ljust(16)[:16]))
    other = reopened(old.game, hidden, old.names)
    other.origin, other.events, other.history = old.origin, old.events, old.history
    room.table = other
    return room


def sent_to(room: Room, reader: int) -> list[bytes]:
    """Everything a reader is sent about a table: the welcome, and the update after the last entry."""
    heard: list[bytes] = []
    guest = Guest(reader, "", "", heard.append, lambda code, again: None)
    desk = Desk(room)
    heard.append(desk.welcome(guest, 0, 5, "1"))
    desk.guests.add(guest)
    desk.shown = room.n - 1
    desk.publish(5)
    return heard


@pytest.mark.parametrize("game", ["dice", "bang"])
@pytest.mark.parametrize("choices", [0, 4, 17, 40])
def test_what_a_reader_is_sent_does_not_depend_on_what_is_hidden_from_it(game: str, choices: int) -> None:
    table = seated("Ada", "Bo", bots=3, game=game)
    table.play(Random(f"{game} {choices}"), choices)
    assert table.room.status == "playing"
    changed = 0
    for reader in range(SPECTATOR, 5):
        known = sent_to(table.again(), reader)
        for number in range(4):
            other = dealt_anew(table, reader, f"other {number}")
            assert sent_to(other, reader) == known
            assert other.table is not None and table.room.table is not None
            changed += other.table.state.save() != table.room.table.state.save()
    assert changed


@pytest.mark.parametrize("game", ["dice", "bang"])
def test_a_saved_scenario_tells_nothing_but_what_its_reader_knows(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sixgun.server.opening.secrets.token_bytes", lambda count: SEED[:count])
    table = seated("Ada", "Bo", bots=3, game=game)
    table.play(Random(game), 12)
    texts = set()
    for reader in range(SPECTATOR, 5):
        text = opening.scenario_for(Desk(table.again()), reader)
        for number in range(4):
            assert opening.scenario_for(Desk(dealt_anew(table, reader, f"other {number}")), reader) == text
        assert table.room.seed not in text
        texts.add(text)
    assert len(texts) > 1, "readers know different things"


def test_the_game_being_played_gives_no_replay_file_or_seed(tmp_path: Path) -> None:
    with in_thread(tmp_path) as running, visitor(running) as http:
        seat = opened(http, begin=True, watching=False)
        code = seat["code"]
        for id in (code, f"{code}.1"):
            for place in ("", "/file", "/scenario?at=0", "?eyes=0"):
                refused(http.get(f"/api/replays/{id}{place}"), 409, "not-over")
            branch = {"at": 0, "name": "Zed"}
            refused(http.post(f"/api/replays/{id}/branch", json=branch), 409, "not-over")
        refused(http.get(f"/api/replays/{code}.2"), 409, "not-over")
        with visitor(running) as stranger:
            refused(stranger.get(f"/api/tables/{code}/scenario"), 403, "no-watching")
        room = running.house.desks[code].room
        said = "".join(
            http.get(path).text
            for path in ("/metrics", "/schema", "/api/lobby", f"/api/tables/{code}", f"/api/tables/{code}/x")
        )
        assert code in said
        for secret in (room.seed, room.next_seed, seat["token"], hashed(seat["token"])):
            assert secret and secret not in said


def test_errors_do_not_give_back_what_was_sent(tmp_path: Path) -> None:
    with in_thread(tmp_path) as running, visitor(running) as http:
        seat = opened(http)
        answers = [
            http.post(f"/api/tables/{seat['code']}/claim", json={"token": TOKEN_SHAPED}),
            http.post(f"/api/tables/{seat['code']}/claim", json={"token": TOKEN_SHAPED, "x": TOKEN_SHAPED}),
            http.get(f"/api/tables/{TOKEN_SHAPED}"),
        ]
        for answer in answers:
            assert answer.status_code >= 400 and TOKEN_SHAPED not in answer.text
            assert "Traceback" not in answer.text and "sixgun/" not in answer.text


# -- logs ------------------------------------------------------------------------------------------------

SERVER: Final = """
import sys
import uvicorn
from sixgun.server.logs import set_up_logs
from sixgun.server.serve import ServeSettings, app_of
set_up_logs("json", 10)
app = app_of(ServeSettings(data=sys.argv[2]).checked(), None)
uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", access_log=False, log_config=None)
"""
"""The server as it is run, with its logs at their most talkative; without a page."""

FAULT: Final = """
import sys
import structlog
from sixgun.server.logs import set_up_logs
set_up_logs(sys.argv[1])
def deal(seed):
    raise ValueError("the deal failed")
try:
    deal("secret" + "-seed")
except ValueError:
    log = structlog.get_logger("test")
    log.exception("fault", token="secret" + "-token", Seed="secret" + "-other", table="mesa")
"""


@pytest.fixture
def logged(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """A server in a process of its own: its address and the file of its log."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    file = tmp_path / "log"
    with file.open("wb") as log:
        server = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(port), str(tmp_path / "data")],
            stdout=log,
            stderr=log,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        try:
            yield f"http://127.0.0.1:{port}", file
        finally:
            server.terminate()
            server.wait(20)


async def well(url: str) -> None:
    """Wait until a server answers."""
    async with httpx.AsyncClient(trust_env=False) as http, asyncio.timeout(PATIENCE):
        while True:
            with suppress(httpx.ConnectError):
                assert (await http.get(f"{url}/healthz")).status_code == 200
                return
            await asyncio.sleep(0.05)


@pytest.mark.anyio
async def test_the_log_of_a_whole_game_holds_no_secret(logged: tuple[str, Path], tmp_path: Path) -> None:
    url, file = logged
    await well(url)
    async with party(url) as people:
        host, guest = await people.table("Ada", "Bo", begin=True, players=3, level="greenhorn")
        tokens = [host.token, guest.token]
        await misbehave(people, host.code, tokens)
        link = await host.answered("seat_link", "hand_over", seat=1)
        await guest.gone()
        await guest.post(f"/api/tables/{host.code}/claim", token=link["token"])
        await guest.enter()
        await play_out([host, guest], Random(3))
        seeds = [host.room["seed"]]
    log = file.read_text()
    events = [json.loads(line) for line in log.splitlines()]
    assert len(events) > 5
    tokens.append(link["token"])
    for secret in (*seeds, *tokens, *[hashed(token or "") for token in tokens]):
        assert secret and secret not in log
    known = {"event", "level", "logger", "timestamp", "table", "reason", "exception", "seat", "path", "game"}
    assert set().union(*events) <= known
    assert not [event for event in events if event["level"] in ("error", "critical")]


async def misbehave(people: Party, code: str, tokens: list[str | None]) -> None:
    """What goes wrong is logged, too: tokens in the wrong places."""
    http = people.player().http
    await http.get(f"/api/tables/{code}?token={tokens[0]}", headers={"cookie": f"seat_{code}={tokens[0]}"})
    await http.post(f"/api/tables/{code}/claim", json={"token": tokens[0], "extra": tokens[1]})
    await http.post(f"/api/tables/{code}/claim", content=b"\xff" + str(tokens[0]).encode())
    await http.post("/api/tables", json=WISH, headers={"origin": "http://["})


@pytest.mark.parametrize("format", ["json", "text"])
def test_a_fault_is_logged_without_what_the_program_had_in_its_hands(format: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FAULT, format], capture_output=True, text=True, check=True, timeout=60
    )
    assert "the deal failed" in done.stderr and "mesa" in done.stderr
    assert "Traceback" in done.stderr and "***" in done.stderr
    assert not re.search(r"secret-(seed|token|other)", done.stderr)
