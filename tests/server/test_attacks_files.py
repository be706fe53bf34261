"""Attacks with files, paths and ids; and the headers that every answer carries."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from sixgun.server.files import LARGEST, LONGEST_SCENARIO, figures
from tests.server.attackers import (
    EVIL,
    SCENARIO,
    WISH,
    built_page,
    check_headers,
    finished_replay,
    in_thread,
    refused,
    visitor,
)
from tests.server.clients import Json, Running


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    page = built_page(tmp_path_factory.mktemp("page"))
    with in_thread(tmp_path_factory.mktemp("data"), page=page) as server:
        yield server


@pytest.fixture
def http(running: Running) -> Iterator[httpx.Client]:
    with visitor(running) as client:
        yield client


# -- files -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("", 400),
        ("[" * 5000, 400),
        ("a: &a [b]\nc: [*a, *a]", 400),
        ("a: !!python/object/apply:os.system [id]", 400),
        ("a: \x00", 400),
        ("given: {life: " + "9" * 5000 + "}", 400),
        (SCENARIO + "  # " + "x" * LONGEST_SCENARIO, 413),
        ("scenario: x\ngame: dice\ngiven: {players: {Ada: {life: 1000000000000}, B: {}, C: {}, D: {}}}", 400),
        ("scenario: x\ngame: dice\ngiven: {players: {'A\u202eda': {}, B: {}, C: {}, D: {}}}", 400),
    ],
)
def test_a_scenario_that_would_do_harm_is_refused(http: httpx.Client, text: str, status: int) -> None:
    answer = http.post("/api/scenarios", json={"text": text, "name": "Zed"})
    assert answer.status_code == status, answer.text


def test_a_scenario_that_does_no_harm_is_opened(http: httpx.Client) -> None:
    assert http.post("/api/scenarios", json={"text": SCENARIO, "name": "Zed"}).status_code == 201


LEGENDS_SCENARIO = """
scenario: bandits everywhere, and a movement that has ended on the last space
game: legends
given:
  phase: act
  Ann: {space: sv_mine}
  Ben: {}
  Cleo: {}
  bandits: all
  ended: [sv_mine, cj_mine]
"""


def test_places_of_western_legends_are_not_large_figures(http: httpx.Client) -> None:
    answer = http.post("/api/scenarios", json={"text": LEGENDS_SCENARIO, "name": "Zed"})
    assert answer.status_code == 201, answer.text


def with_position(replay: str) -> Json:
    """The replay of a game that goes on from a written position."""
    data: Json = json.loads(replay)
    assert data["position"] is not None
    return data


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("dice", 0), 10**12),
        (("seats", 0, "life"), 10**12),
        (("seats", 0, "life"), None),
        (("agenda", 0), 7),
        (("agenda",), [{"is": "Nobody"}]),
        (("rng", 2), -1),
        (("rng", 2), 10**30),
        (("active",), -1),
        (("tray",), [[]]),
        (("seats",), []),
        ((), []),
        ((), "deep"),
    ],
)
def test_a_replay_from_an_impossible_position_is_refused(
    http: httpx.Client, path: tuple[str | int, ...], value: object
) -> None:
    data = with_position(finished_replay(position=True))
    if path:
        place: Any = data["position"]
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
    else:
        data["position"] = [] if value == [] else json.loads('{"a":' * 400 + "1" + "}" * 400)
    answer = http.post("/api/replays", json={"text": json.dumps(data)})
    assert answer.status_code == 400, answer.text[:300]


def test_a_replay_with_a_sound_position_is_kept(http: httpx.Client) -> None:
    answer = http.post("/api/replays", json={"text": finished_replay(position=True)})
    assert answer.status_code == 201


def test_names_in_a_replay_are_ones_that_could_sit_down(http: httpx.Client) -> None:
    data = json.loads(finished_replay())
    data["names"][1] = "A\u202eda"
    refused(http.post("/api/replays", json={"text": json.dumps(data)}), 400, "name-signs")


def test_every_figure_of_a_position_is_checked() -> None:
    assert sorted(figures({"a": [1, {"b": (2, [3.5])}], "c": "4", "d": None})) == [1, 2, 3.5]
    data = with_position(finished_replay(position=True))
    assert max(figures({**data["position"], "rng": []})) < LARGEST
    assert sorted(figures({"bandits": 1 << 64, "day": {"ended": 3, "steps": 4}}, {"bandits", "ended"})) == [
        2,
        4,
        65,
    ]


# -- paths -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc/passwd",
        "/assets/../../../app.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets/..%5c..%5capp.py",
        "/assets/app-1a2b.js%00.html",
        "//etc/passwd",
        "//evil.example/%2e%2e",
        "/%2f%2fevil.example",
        "/\\evil.example",
        "/assets/" + "a" * 20_000,
        "/%ff%fe",
        "/.git/config",
        "/index.html/",
    ],
)
def test_no_path_leads_out_of_the_page(running: Running, http: httpx.Client, path: str) -> None:
    answer = raw_get(running, path)
    assert answer.status_code in (200, 404) and "location" not in answer.headers
    assert answer.content == http.get("/").content


def raw_get(running: Running, path: str) -> httpx.Response:
    """A request whose path goes out exactly as it is."""
    with visitor(running) as client:
        request = client.build_request("GET", running.url)
        request.url = httpx.URL(running.url).copy_with(raw_path=path.encode())
        return client.send(request)


@pytest.mark.parametrize(
    "code",
    [
        "..",
        "%2e%2e",
        "..%2f..",
        "a%00bc",
        "abcd%0a",
        "ABCD",
        "%D0%B0bcd",
        "a" * 41,
        "a" * 20_000,
        "' or 1=1 --",
    ],
)
@pytest.mark.parametrize(
    "place", ["/api/tables/{}", "/api/tables/{}/seat", "/api/replays/{}", "/api/replays/{}/file"]
)
def test_an_invalid_code_is_refused(running: Running, code: str, place: str) -> None:
    answer = raw_get(running, place.format(code.replace(" ", "%20")))
    assert answer.status_code in (400, 404)
    assert answer.json()["code"] in ("bad-request", "no-table")


def test_a_replay_id_with_a_line_break_writes_no_header(running: Running, http: httpx.Client) -> None:
    id = http.post("/api/replays", json={"text": finished_replay()}).json()["id"]
    assert http.get(f"/api/replays/{id}/file").headers["content-disposition"].endswith('.sixgun.json"')
    for broken in (f"{id}%0a", f"{id}%0d%0aset-cookie:%20a=b", f"{id}.1%0a"):
        assert raw_get(running, f"/api/replays/{broken}/file").status_code in (400, 404)


def test_an_unknown_table_differs_from_a_known_one_only_by_its_absence(http: httpx.Client) -> None:
    for place in ("", "/seat", "/scenario"):
        refused(http.get(f"/api/tables/no-such-table{place}"), 404, "no-table")


# -- headers ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/assets/app-1a2b.js", 200),
        ("GET", "/icon.svg", 200),
        ("GET", "/nowhere", 404),
        ("GET", "/api/lobby", 200),
        ("GET", "/api/tables/no-such-table", 404),
        ("GET", "/api/tables/x", 400),
        ("GET", "/api/nowhere", 404),
        ("GET", "/schema", 200),
        ("GET", "/schema/nowhere", 404),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/ws", 405),
        ("POST", "/api/tables", 400),
        ("POST", "/", 405),
        ("DELETE", "/api/lobby", 405),
        ("TRACE", "/api/lobby", 405),
        ("OPTIONS", "/api/tables", 204),
        ("HEAD", "/api/lobby", 405),
        ("BREW", "/", 405),
    ],
)
def test_every_answer_carries_the_security_headers(
    http: httpx.Client, method: str, path: str, status: int
) -> None:
    check_headers(http.request(method, path), status)


def test_refusals_at_the_door_carry_them_too(http: httpx.Client) -> None:
    check_headers(http.post("/api/tables", json=WISH, headers={"origin": EVIL}), 403)
    check_headers(http.post("/api/tables", content=b" " * 2_000_000), 413)


def test_nobody_keeps_a_copy_of_an_answer_with_a_token(http: httpx.Client) -> None:
    answer = http.post("/api/tables", json=WISH)
    assert answer.headers["cache-control"] == "no-store"
    assert http.get(f"/api/tables/{answer.json()['code']}/seat").headers["cache-control"] == "no-store"
