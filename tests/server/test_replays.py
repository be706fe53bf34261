"""Finished games: watched, kept, branched; and positions as scenarios."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sixgun.cli import main
from sixgun.games.catalog import game as game_of
from sixgun.kernel.journal import load
from sixgun.kernel.rng import FastRng
from sixgun.server import opening
from sixgun.server.desk import Desk
from sixgun.server.room import Room
from tests.server.clients import Lots, Player, Running, party, play_out, served
from tests.server.conftest import Backing
from tests.server.rooms import Table, seated

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[Running]:
    """One database is enough here: replays are stored the same way as everything else."""
    folder = tmp_path_factory.mktemp("replays")
    async with served(Backing(f"sqlite+aiosqlite:///{folder / 'tables.db'}", "memory://")) as running:
        yield running


@pytest.fixture(scope="module", params=["dice", "bang"])
async def winner(request: pytest.FixtureRequest, server: Running) -> AsyncIterator[Player]:
    """Someone who has just finished a game with a friend and bots."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opening, "secrets", Lots(request.param))
        async with party(server.url) as town:
            ada, bob = await town.table("Ada", "Bob", game=request.param, players=4)
            await ada.order("begin")
            await play_out([ada, bob], Random(7))
            yield ada


async def test_a_game_moment_by_moment(winner: Player, server: Running) -> None:
    room = server.house.desks[winner.code].room
    replay = await winner.get(f"/api/replays/{winner.code}?eyes=-2")
    assert replay["id"] == f"{winner.code}.1"
    assert len(replay["steps"]) == len(room.choices) + 1
    assert replay["steps"][-1]["scene"]["outcome"] == winner.scene["outcome"]
    assert replay["room"]["seed"] == room.seed and replay["room"]["status"] == "over"
    assert all(step["own"]["roles"] for step in replay["steps"])
    assert len(replay["statistics"]) == 4
    assert all(key.startswith("web-stat-") for seat in replay["statistics"] for key in seat)
    assert sum(seat.get("web-stat-turns", 0) for seat in replay["statistics"]) > 3
    for step in replay["steps"]:
        for row in step["suspicion"] or ():
            assert abs(sum(row) - 1) < 0.01


async def test_through_one_pair_of_eyes_only_their_secrets_are_seen(winner: Player) -> None:
    everything = await winner.get(f"/api/replays/{winner.code}?eyes=-2")
    for eyes in (-1, 0, 3):
        replay = await winner.get(f"/api/replays/{winner.code}.1?eyes={eyes}")
        assert len(replay["steps"]) == len(everything["steps"])
        for step in replay["steps"]:
            assert step["own"]["roles"] is None and step["own"]["ask"] is None
            assert step["own"].get("hands") is None
            if eyes < 0:
                assert step["own"]["role"] == "" and not step["own"].get("hand")
        assert [step["scene"] for step in replay["steps"]] == [step["scene"] for step in everything["steps"]]
    assert (await winner.http.get(f"/api/replays/{winner.code}?eyes=4")).json()["code"] == "no-such-seat"


async def test_the_file_proves_the_game(
    winner: Player, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = await winner.http.get(f"/api/replays/{winner.code}/file")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    table = load(data, game_of(data["game"]))
    assert table.result is not None and list(table.names) == winner.scene["names"]
    file = tmp_path / "game.json"
    file.write_bytes(answer.content)
    assert main(["replay", str(file), "--verify"]) == 0
    assert capsys.readouterr().out
    data["choices"][3][0] = (data["choices"][3][0] + 1) % 4
    file.write_text(json.dumps(data))
    assert main(["replay", str(file), "--verify"]) != 0


async def test_a_file_sent_in_is_kept(winner: Player) -> None:
    text = (await winner.http.get(f"/api/replays/{winner.code}/file")).text
    kept = await winner.post("/api/replays", text=text)
    assert kept["id"].startswith("file-") and kept["eyes"] == -2
    again = await winner.get(f"/api/replays/{kept['id']}?eyes=1")
    original = await winner.get(f"/api/replays/{winner.code}?eyes=1")
    assert [step["scene"] for step in again["steps"]] == [step["scene"] for step in original["steps"]]
    assert again["statistics"] == original["statistics"]
    broken = json.loads(text)
    broken["seed"] = "00" * 16
    assert await winner.refused_post("/api/replays", text=json.dumps(broken)) == "engine"
    for nonsense in ("", "[]", "{", '{"game": 5}', '{"game": "chess"}', "[" * 5000):
        assert await winner.refused_post("/api/replays", text=nonsense) in ("no-replay", "engine")


async def test_what_if(winner: Player, server: Running) -> None:
    async with party(server.url) as town:
        zed = town.player()
        at = 6
        seated_ = await zed.post(f"/api/replays/{winner.code}/branch", at=at, name="Zed", seat=1)
        await zed.enter(seated_["code"])
        assert zed.seat == 1 and zed.room["seats"][1]["name"] == "Zed" and not zed.room["listed"]
        assert zed.scene["names"][1] == "Zed"
        room = server.house.desks[seated_["code"]].room
        assert room.given == at and room.choices[:at] == server.house.desks[winner.code].room.choices[:at]
        assert await zed.refused("take_back") in ("not-begun", "engine")
        await zed.order("set_house", pace="instant")
        await play_out([zed], Random(1))
        file = await zed.http.get(f"/api/replays/{zed.code}/file")
        assert load(file.json(), room.game).result is not None
        await zed.send("rematch")
        await zed.until(lambda: zed.room["game_number"] == 2)
    path = f"/api/replays/{winner.code}/branch"
    assert await winner.refused_post(path, at=100_000, name="Zed") == "no-look"
    assert await winner.refused_post(path, at=2, name="Zed", seat=7) == "no-such-seat"
    # Whoever is there already under another seat's name plays under the name of the seat.
    other = await winner.post(path, at=2, name=winner.scene["names"][2], seat=1)
    assert server.house.desks[other["code"]].room.names == winner.scene["names"]
    last = len(server.house.desks[winner.code].room.choices)
    assert await winner.refused_post(path, at=last, name="Zed") == "over"


async def test_a_moment_is_a_scenario_that_opens(winner: Player, server: Running) -> None:
    answer = await winner.http.get(f"/api/replays/{winner.code}/scenario?at=5")
    assert answer.status_code == 200 and answer.text.startswith("scenario:")
    async with party(server.url) as town:
        zed = town.player()
        seat = await zed.post("/api/scenarios", text=answer.text, name="Zed")
        welcome = await zed.enter(seat["code"])
        assert welcome["room"]["from_scenario"] and welcome["room"]["status"] == "playing"
        assert zed.asked, "who opens it plays the seat that is asked"
        await zed.order("set_house", pace="instant")
        await play_out([zed], Random(1))
        assert await zed.get(f"/api/replays/{zed.code}")
    assert await winner.refused_post("/api/scenarios", text="scenario: [", name="Zed") == "bad-file"
    assert await winner.refused_post("/api/scenarios", text="", name="Zed") == "bad-file"


async def test_a_game_that_goes_on_has_no_replay(winner: Player, server: Running) -> None:
    async with party(server.url) as town:
        (ada,) = await town.table("Ada", players=4)
        await ada.order("begin")
        for path in ("", "/file", "/scenario?at=1"):
            answer = await ada.http.get(f"/api/replays/{ada.code}{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        assert await ada.refused_post(f"/api/replays/{ada.code}/branch", at=1, name="Zed") == "not-over"
        assert (await ada.http.get("/api/replays/no-such-game")).json()["code"] == "no-table"
        assert (await ada.http.get(f"/api/replays/{winner.code}.2")).json()["code"] == "not-over"


async def test_every_game_of_a_series_is_kept(server: Running) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opening, "secrets", Lots("series"))
        async with party(server.url) as town:
            ada, bob = await town.table("Ada", "Bob", players=3)
            await ada.order("begin")
            await play_out([ada, bob], Random(7))
            first = await ada.get(f"/api/replays/{ada.code}")
            await ada.send("rematch")
            await ada.until(lambda: ada.room["game_number"] == 2 and not ada.over)
            await bob.until(lambda: bob.room["game_number"] == 2 and not bob.over)
            again = await ada.get(f"/api/replays/{ada.code}.1")
            assert again["steps"] == first["steps"] and again["room"]["seed"] == first["room"]["seed"]
            await play_out([ada, bob], Random(8))
            second = await ada.get(f"/api/replays/{ada.code}")
            assert second["id"] == f"{ada.code}.2" and second["room"]["seed"] != first["room"]["seed"]


# -- scenarios of games that go on ---------------------------------------------------------------------------


def exported(room: Room, seat: int, monkeypatch: pytest.MonkeyPatch) -> str:
    with monkeypatch.context() as patch:
        patch.setattr(opening, "secrets", Lots("the same imagination"))
        return opening.scenario_for(Desk(room), seat)


def shuffled(room: Room, seat: int, chance: bytes) -> Any:
    """The game of a room with everything that is hidden from a seat dealt again."""
    real = room.table
    assert real is not None
    other = real.game.table(real.game.hidden_shuffled(real.state, seat, FastRng.seeded(chance)), real.names)
    other.origin = real.origin
    other.advance()
    return other


@pytest.mark.parametrize("game", ["dice", "bang"])
async def test_a_position_is_exported_as_its_reader_knows_it(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever lies hidden from the reader, the file is the same."""
    table: Table = seated("Ada", "Bob", "Cyd", "Dan", game=game)
    chance = Random(5)
    differing = 0
    for step in range(6):
        table.play(chance, 5)
        if table.room.status != "playing":
            break
        real = table.room.table
        assert real is not None
        for seat in (-1, 0, 2):
            text = exported(table.room, seat, monkeypatch)
            other = shuffled(table.room, seat, bytes([step]))
            differing += other.state.save() != real.state.save()
            table.room.table = other
            try:
                assert exported(table.room, seat, monkeypatch) == text
            finally:
                table.room.table = real
    assert differing > 5


async def test_a_live_position_can_be_saved_and_opened(server: Running) -> None:
    async with party(server.url) as town:
        (ada,) = await town.table("Ada", game="bang", players=4)
        answer = await ada.http.get(f"/api/tables/{ada.code}/scenario")
        assert answer.json()["code"] == "not-begun"
        await ada.order("begin")
        await ada.until(lambda: ada.asked)
        text = (await ada.http.get(f"/api/tables/{ada.code}/scenario")).text
        hand = ada.own["hand"]
        zed: Player = town.player()
        seat = await zed.post("/api/scenarios", text=text, name="Zed")
        await zed.enter(seat["code"])
        assert zed.seat == 0 and zed.own["hand"] == hand and zed.own["role"] == ada.own["role"]
        real, imagined = (server.house.desks[code].room.table for code in (ada.code, seat["code"]))
        assert real is not None and imagined is not None
        assert real.state.save() != imagined.state.save(), "the others hold other cards"
