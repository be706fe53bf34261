"""At the table: seats and links, the host's powers, talk, advice, and who may watch."""

import asyncio
from random import Random
from typing import Any

import pytest

from sixgun.server import planner
from sixgun.server.entries import Chose, from_bytes
from sixgun.server.orders import PHRASES
from tests.server.clients import PATIENCE, Json, Party, Player, Running, level, play_out, who_is_asked

pytestmark = pytest.mark.anyio


async def begun(town: Party, *names: str, **wish: Any) -> list[Player]:
    """A table with a game in progress at which one of these people is asked."""
    people = await town.table(*names, **{"players": len(names) + 2, **wish})
    await people[0].order("begin")
    await who_is_asked(people)
    return people


# -- seats and links -----------------------------------------------------------------------------------------


async def test_the_lobby_lists_open_tables_and_your_own(town: Party) -> None:
    ada = await town.player().open_table(title="Open house")
    hidden = await town.player().open_table(listed=False, name="Hermit")
    bob = town.player()
    lobby = await bob.get("/api/lobby")
    assert ada.code in {table["code"] for table in lobby["tables"]}
    assert hidden.code not in {table["code"] for table in lobby["tables"]}
    assert lobby["mine"] == [] and {game["id"] for game in lobby["games"]} == {"bang", "dice", "legends"}
    (mine,) = (await hidden.get("/api/lobby"))["mine"]
    assert (mine["code"], mine["seat"], mine["your_turn"]) == (hidden.code, 0, False)
    # The link is enough for a table that is not listed.
    await bob.sit(hidden.code, "Bob")
    assert [table["code"] for table in (await bob.get("/api/lobby"))["mine"]] == [hidden.code]
    await ada.enter()
    await ada.order("set_house", listed=False)
    assert ada.code not in {table["code"] for table in (await bob.get("/api/lobby"))["tables"]}


async def test_the_lobby_says_where_it_is_your_turn(town: Party) -> None:
    (ada,) = await town.table("Ada", players=3)
    await ada.order("begin")
    await ada.until(lambda: ada.asked)
    (mine,) = (await ada.get("/api/lobby"))["mine"]
    assert mine["your_turn"] and mine["status"] == "playing" and mine["host"] == "Ada"
    (info,) = [
        table for table in (await town.player().get("/api/lobby"))["tables"] if table["code"] == ada.code
    ]
    assert info["seat"] == -1 and not info["your_turn"]


async def test_a_seat_of_a_bot_taken_in_mid_game_is_among_your_tables(town: Party) -> None:
    (ada,) = await begun(town, "Ada")
    path = f"/api/tables/{ada.code}/seat"
    assert await town.player().refused_post(path, name="Bob", seat=1) == "not-offered"
    await ada.order("free_seat", seat=1)
    await ada.until(lambda: ada.room["seats"][1]["offered"])
    bob = await town.player().sit(ada.code, "Bob", 1)
    (mine,) = (await bob.get("/api/lobby"))["mine"]
    assert mine["seat"] == 1


async def test_nobody_sits_where_someone_sits(town: Party) -> None:
    ada, bob = await town.table("Ada", "Bob", players=3)
    cyd = town.player()
    path = f"/api/tables/{ada.code}/seat"
    assert await cyd.refused_post(path, name="Cyd", seat=0) == "seat-taken"
    assert await cyd.refused_post(path, name="Cyd", seat=6) == "no-such-seat"
    assert await cyd.refused_post(path, name="bOB") == "name-taken"
    assert await cyd.refused_post(path, name="x" * 500) == "bad-request"
    assert await cyd.refused_post(path, name="\u202eCyd") == "name-signs"
    assert await cyd.refused_post("/api/tables/no-such-place/seat", name="Cyd") == "no-table"
    await cyd.sit(ada.code, "Cyd")
    assert await town.player().refused_post(path, name="Dan") == "full"
    again = await bob.post(path, name="Somebody else")
    assert (again["seat"], again["token"]) == (1, bob.token), "who has a seat keeps it"


async def test_a_private_link_moves_a_seat_to_another_device(town: Party) -> None:
    ada, bob = await town.table("Ada", "Bob", players=3)
    link = await bob.get(f"/api/tables/{ada.code}/seat")
    assert link == {"code": ada.code, "seat": 1, "token": bob.token}
    phone = town.player()
    assert (await phone.http.get(f"/api/tables/{ada.code}/seat")).status_code == 403
    assert await phone.refused_post(f"/api/tables/{ada.code}/claim", token="A" * 22) == "wrong-token"
    await phone.post(f"/api/tables/{ada.code}/claim", token=link["token"])
    welcome = await phone.enter(ada.code)
    assert welcome["seat"] == 1
    bare = town.player()
    assert (await bare.enter(ada.code, token=link["token"]))["seat"] == 1
    wrong = await town.player().enter(ada.code, token="A" * 22)
    assert (wrong["is"], wrong["code"], wrong["again"]) == ("bye", "wrong-token", False)


async def test_a_seat_that_is_handed_over_ends_the_old_link(town: Party) -> None:
    ada, bob = await town.table("Ada", "Bob", players=3)
    assert await bob.refused("hand_over", seat=0) == "not-host"
    link = await ada.answered("seat_link", "hand_over", seat=1)
    assert link["seat"] == 1 and link["token"] != bob.token
    assert (await bob.next("bye"))["code"] == "no-longer-seated"
    await bob.gone()
    assert (await bob.enter())["seat"] == -1, "the old cookie is worth a spectator's place"
    assert (await town.player().enter(ada.code, token=link["token"]))["seat"] == 1


async def test_whoever_hands_over_their_own_seat_gets_the_link(town: Party) -> None:
    _, bob = await town.table("Ada", "Bob", players=3)
    link = await bob.answered("seat_link", "hand_over", seat=1)
    await bob.next("bye")
    friend = town.player()
    await friend.post(f"/api/tables/{bob.code}/claim", token=link["token"])
    assert (await friend.enter(bob.code))["seat"] == 1


async def test_whoever_is_sent_away_is_told(town: Party) -> None:
    ada, bob = await town.table("Ada", "Bob", players=3)
    await ada.order("free_seat", seat=1)
    bye = await bob.next("bye")
    assert (bye["code"], bye["again"]) == ("no-longer-seated", False)
    assert ada.room["seats"][1]["kind"] == "open"
    assert any((line.get("text") or {}).get("k") == "server-note-sent-away" for line in ada.lines)


async def test_whoever_stands_up_in_mid_game_leaves_the_seat_to_a_bot(town: Party) -> None:
    ada, bob = await begun(town, "Ada", "Bob")
    await bob.send("stand_up")
    await bob.gone()
    await ada.until(lambda: ada.room["seats"][1]["kind"] == "bot")
    await play_out([ada], Random(1))
    assert ada.over


async def test_without_a_host_the_next_one_is(town: Party) -> None:
    ada, bob = await town.table("Ada", "Bob", players=3)
    assert await bob.refused("begin") == "not-host"
    await ada.send("stand_up")
    await bob.until(lambda: bob.room["seats"][1]["host"])
    await bob.order("begin")


async def test_host_powers_are_the_hosts(town: Party) -> None:
    _, bob = await town.table("Ada", "Bob", players=3)
    watcher = await town.watcher(bob.code)
    orders: list[tuple[str, Json]] = [
        ("begin", {}),
        ("seat_bot", {"seat": 2}),
        ("free_seat", {"seat": 0}),
        ("hand_over", {"seat": 0}),
        ("make_host", {"seat": 1}),
        ("set_clock", {"clock": {"is": "bank"}}),
        ("set_house", {"title": "Mine"}),
        ("rematch", {}),
    ]
    for order, fields in orders:
        assert await bob.refused(order, **fields) == "not-host"
        assert await watcher.refused(order, **fields) == "no-seat"
    assert bob.room["title"] == "" and bob.n == watcher.n


async def test_names_change_for_everyone(town: Party) -> None:
    ada, bob = await begun(town, "Ada", "Bob")
    assert await bob.refused("rename", name="ADA") == "name-taken"
    await bob.order("rename", name="Robert")
    await ada.until(lambda: ada.scene["names"][1] == "Robert")
    assert ada.room["seats"][1]["name"] == "Robert"


# -- who is there --------------------------------------------------------------------------------------------


async def test_everyone_hears_who_is_connected(town: Party) -> None:
    ada, bob = await town.table("Ada", "Bob", players=3)
    watcher = await town.watcher(ada.code)
    await ada.until(lambda: ada.present == {"is": "present", "online": [0, 1], "watchers": 1})
    await bob.drop()
    await watcher.until(lambda: watcher.present.get("online") == [0])
    await watcher.leave()
    await ada.until(lambda: ada.present.get("watchers") == 0)
    welcome = await bob.enter()
    assert welcome["room"]["seats"][0]["online"]


async def test_watching_may_be_forbidden(town: Party) -> None:
    ada, _ = await town.table("Ada", "Bob", players=3)
    watcher = await town.watcher(ada.code)
    await ada.order("set_house", watching=False)
    assert (await watcher.next("bye"))["code"] == "no-watching"
    await watcher.gone()
    late = town.player()
    assert (await late.enter(ada.code))["code"] == "no-watching"
    assert (await late.http.get(f"/api/tables/{ada.code}/scenario")).json()["code"] == "no-watching"
    assert (await ada.enter(watch=True))["code"] == "no-watching"
    assert (await ada.enter())["seat"] == 0


async def test_whoever_has_a_seat_may_watch_only(town: Party) -> None:
    ada, _ = await begun(town, "Ada", "Bob")
    welcome = await ada.enter(watch=True)
    assert welcome["seat"] == -1 and welcome["own"]["role"] == ""


async def test_a_bot_plays_on_for_whoever_is_away_until_they_are_back(town: Party) -> None:
    ada, bob = await begun(town, "Ada", "Bob")
    who = await who_is_asked([ada, bob])
    other = bob if who is ada else ada
    number = who.own["ask"]["number"]
    await who.order("away", away=True)
    await who.until(lambda: not who.asked or who.own["ask"]["number"] > number)
    await other.until(lambda: other.room["seats"][who.seat]["away"])
    await who.leave()
    await who.enter()
    await other.until(lambda: not other.room["seats"][who.seat]["away"])
    assert any((line.get("text") or {}).get("k") == "server-note-came-back" for line in who.lines)


async def test_whoever_is_away_comes_back_by_choosing(town: Party) -> None:
    ada, bob = await begun(town, "Ada", "Bob")
    await ada.order("set_house", pace="calm")
    who = await who_is_asked([ada, bob])
    await who.order("away", away=True)
    assert (await who.choose())["is"] == "ack", "the bot had not moved yet"
    assert not who.room["seats"][who.seat]["away"]


# -- talk and advice -----------------------------------------------------------------------------------------


async def test_talk_reaches_everyone_as_text(town: Party) -> None:
    ada, bob = await town.table("Ada", "Bob", players=3)
    watcher = await town.watcher(ada.code, name="Wes")
    await watcher.order("speak", text="<img src=x onerror=alert(1)>")
    await ada.order("speak", phrase=PHRASES[0])
    await level([ada, bob, watcher])
    spoken, phrase = bob.lines[-2:]
    assert (spoken["said"], spoken["name"]) == ("<img src=x onerror=alert(1)>", "Wes")
    assert spoken.get("seat", -1) == -1
    assert (phrase["text"], phrase["seat"]) == ({"k": f"web-phrase-{PHRASES[0]}"}, 0)
    assert await bob.refused("speak", text="x" * 301) == "bad-message"
    assert await bob.refused("speak", text="  ") == "nothing-said"
    assert await bob.refused("speak", phrase="no_such") == "no-phrase"


async def test_advice_is_for_whoever_asked(town: Party) -> None:
    ada, bob = await begun(town, "Ada", "Bob")
    who = await who_is_asked([ada, bob])
    other = bob if who is ada else ada
    ask = who.own["ask"]
    heard = len(other.heard)
    advice = await who.answered("advice", "hint", ask=ask["number"])
    assert advice["ask"] == ask["number"] and 0 <= advice["option"] < len(ask["options"])
    assert advice["reason"]["k"].startswith("bot-")
    assert await who.refused("hint", ask=ask["number"] - 1) == "stale"
    assert await other.refused("hint", ask=ask["number"]) == "no-ask"
    assert not [message for message in other.heard[heard:] if message["is"] == "advice"]


async def test_looking_back(town: Party) -> None:
    ada, bob = await begun(town, "Ada", "Bob", game="bang")
    shown: dict[int, tuple[Json, Json]] = {}
    await play_out([ada, bob], Random(2), lambda: ada.n > 30)
    for message in ada.heard:
        if message["is"] == "update" and message["scene"] and message["own"]:
            shown[message["n"]] = message["scene"], message["own"]
    first = min(shown)
    for number in (first, sorted(shown)[len(shown) // 2], max(shown)):
        looked = await ada.answered("looked", "look", at=number)
        assert looked["at"] == number and looked["scene"] == shown[number][0]
        assert looked["own"]["hand"] == shown[number][1]["hand"]
    assert await ada.refused("look", at=1) == "no-look"
    assert await ada.refused("look", at=100_000) == "no-look"
    watcher = await town.watcher(ada.code)
    assert (await watcher.answered("looked", "look", at=first))["own"]["hand"] == []


# -- what the server does of its own accord ------------------------------------------------------------------


async def test_nothing_to_answer_with_is_passed_after_a_pause(
    server: Running, town: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(planner, "AUTO_PASS", (0.01, 0.02))
    ada, bob = await begun(town, "Ada", "Bob", game="bang", players=4)
    room = server.house.desks[ada.code].room
    for player in (ada, bob):
        await player.order("auto_pass", on=True)

    async def play(player: Player) -> None:
        """Answer where there is something to answer with, and nowhere else."""
        while True:
            await player.until(
                lambda: (player.asked and len(player.own["ask"]["options"]) > 1) or player.over
            )
            if player.over:
                return
            await player.choose()

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(play(ada), play(bob))
    assert room.status == "over", (
        "the game came to its end without anyone saying that there is nothing to say"
    )
    log = [from_bytes(data) for _, data in await server.house.store.entries(ada.code)]
    passed = [entry for entry in log if isinstance(entry, Chose) and entry.by == "auto"]
    assert passed and all(entry.option == 0 for entry in passed)


async def test_talk_does_not_hold_up_a_bot(
    server: Running, town: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change that has nothing to do with what is planned leaves the plan alone."""
    monkeypatch.setitem(planner.PAUSES, "brisk", 3600.0)
    (ada,) = await town.table("Ada", players=4, pace="brisk")
    await ada.order("begin")
    desk = server.house.desks[ada.code]
    while ada.asked:
        await ada.choose()
    plan = desk.plan
    assert plan is not None
    for _ in range(3):
        await ada.order("speak", text="Hurry up!")
    assert desk.plan is plan and not plan.cancelled()
    await ada.order("set_house", pace="instant")
    await ada.until(lambda: ada.asked)
