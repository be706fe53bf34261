"""Attacks over HTTP: foreign pages, foreign tokens, malformed bodies, floods."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import httpx
import pytest

from sixgun.server import tokens
from sixgun.server.limits import Limits
from tests.server.attackers import (
    EVIL,
    OPEN_WIDE,
    SCENARIO,
    TOKEN_SHAPED,
    WISH,
    built_page,
    check_headers,
    in_thread,
    opened,
    refused,
    visitor,
)
from tests.server.clients import Running

FOREIGN: Final = (
    EVIL,
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "null",
    "",
    "http://[",
    "http://",
    "file://",
    "http://127.0.0.1@evil.example",
    "http://evil.example#127.0.0.1",
)
"""Origins that are not the server's own."""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    page = built_page(tmp_path_factory.mktemp("page"))
    with in_thread(tmp_path_factory.mktemp("data"), page=page) as server:
        yield server


@pytest.fixture
def http(running: Running) -> Iterator[httpx.Client]:
    with visitor(running) as client:
        yield client


# -- foreign pages ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize("path", ["/api/tables", "//api/tables", "/api//tables", "/api/tables/", "/"])
def test_a_change_from_a_foreign_page_is_refused(http: httpx.Client, origin: str, path: str) -> None:
    before = tables_opened(http)
    url = str(http.base_url).rstrip("/") + path
    refused(http.post(url, json=WISH, headers={"origin": origin}), 403, "origin")
    assert tables_opened(http) == before


def tables_opened(http: httpx.Client) -> float:
    found = re.search(r'^sixgun_tables_opened_total\{game="dice"\} (\S+)$', http.get("/metrics").text, re.M)
    return float(found[1]) if found else 0.0


def test_a_change_from_our_own_page_is_carried_out(running: Running, http: httpx.Client) -> None:
    assert http.post("/api/tables", json=WISH, headers={"origin": running.url}).status_code == 201


def test_a_foreign_page_gets_no_leave_to_read_answers(http: httpx.Client) -> None:
    for method in ("GET", "OPTIONS"):
        answer = http.request(method, "/api/lobby", headers={"origin": EVIL})
        assert not [name for name in answer.headers if name.startswith("access-control-")]
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"


# -- tables that cannot be set up ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sets", "settings", "key", "culprit"),
    [
        (["base", "moon"], {}, "set", "moon"),
        (["high_noon"], {}, "set-needs", "high_noon"),
        ([], {}, "no-sets", "bang"),
        (["base"], {"event_mode": "high_noon"}, "setting-box", "event_mode"),
        (["base", "high_noon"], {"event_mode": "fistful"}, "event-mode", "fistful"),
        (["base", "fistful"], {"event_mode": "combined"}, "event-mode-combined", "high_noon, fistful"),
        (["base", "high_noon", "fistful"], {"event_cards": 16}, "setting-value", "event_cards"),
        (["base", "high_noon", "fistful"], {"event_cards": "many"}, "setting-value", "event_cards"),
        (["base", "high_noon", "fistful"], {"final_event": "sermon"}, "setting-value", "final_event"),
        (["base", "high_noon"], {"sundown": 1}, "setting", "sundown"),
    ],
)
def test_boxes_and_settings_that_do_not_go_together_open_no_table(
    http: httpx.Client, sets: list[str], settings: dict[str, int | str], key: str, culprit: str
) -> None:
    wish = {**WISH, "game": "bang", "players": 4, "sets": sets, "settings": settings}
    answer = http.post("/api/tables", json=wish)
    refused(answer, 400, "engine")
    text = answer.json()["text"]
    assert text["k"] == f"complaint-{key}" and culprit in text["p"].values()


def test_a_position_with_an_event_that_is_not_in_the_pile_opens_no_table(http: httpx.Client) -> None:
    text = (
        "scenario: x\ngame: bang\nsets: [base, high_noon]\ngiven: {players: 4, event: ambush}\n"
        "then: [the game goes on]\n"
    )
    answer = http.post("/api/scenarios", json={"name": "Ada", "text": text})
    refused(answer, 400, "bad-file")
    assert "'ambush' is no event of this pile" in answer.json()["text"]["p"]["reason"]


# -- tokens and cookies ----------------------------------------------------------------------------------


def test_the_cookie_of_a_seat_is_out_of_reach_for_scripts_and_other_sites(http: httpx.Client) -> None:
    answer = http.post("/api/tables", json=WISH)
    kept = answer.headers["set-cookie"].lower()
    assert f"seat_{answer.json()['code']}=" in kept
    assert "; httponly" in kept and "; samesite=strict" in kept and "; path=/" in kept
    assert "secure" not in kept  # plain http: a secure cookie would never come back


def test_behind_https_the_cookie_goes_through_https_only(http: httpx.Client) -> None:
    answer = http.post("/api/tables", json=WISH, headers={"x-forwarded-proto": "https"})
    assert "; secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    "token", ["", TOKEN_SHAPED, "x", "%00", "..", '"', "é", "A" * 5000, "{own}x", "{own_upper}", "{hash}"]
)
def test_a_wrong_token_in_a_cookie_gives_no_seat(running: Running, http: httpx.Client, token: str) -> None:
    seated = opened(http)
    own = seated["token"]
    token = token.format(own=own, own_upper=own.swapcase(), hash=tokens.hashed(own))
    with visitor(running) as thief:
        cookie = f"seat_{seated['code']}={token}".encode()
        headers = {b"cookie": cookie}
        refused(thief.get(f"/api/tables/{seated['code']}/seat", headers=headers), 403, "no-seat")
        assert thief.get(f"/api/tables/{seated['code']}", headers=headers).json()["seat"] == -1
        assert thief.get("/api/lobby", headers=headers).json()["mine"] == []


@pytest.mark.parametrize("token", [TOKEN_SHAPED, "other"])
def test_a_private_link_with_a_wrong_token_is_refused(http: httpx.Client, token: str) -> None:
    mine, other = opened(http), opened(http)
    token = other["token"] if token == "other" else token
    answer = http.post(f"/api/tables/{mine['code']}/claim", json={"token": token})
    refused(answer, 403, "wrong-token")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "token", ["", "short", "A" * 23, "A" * 21 + "\n", "A" * 21 + "=", None, 7, ["A" * 22]]
)
def test_a_private_link_with_a_malformed_token_is_refused(http: httpx.Client, token: object) -> None:
    seated = opened(http)
    refused(http.post(f"/api/tables/{seated['code']}/claim", json={"token": token}), 400, "bad-request")


def test_a_token_is_worth_nothing_at_another_table(running: Running, http: httpx.Client) -> None:
    mine, other = opened(http), opened(http)
    with visitor(running) as thief:
        headers = {"cookie": f"seat_{other['code']}={mine['token']}"}
        refused(thief.get(f"/api/tables/{other['code']}/seat", headers=headers), 403, "no-seat")


def test_tokens_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[str, str]] = []

    def watched(one: str, other: str) -> bool:
        compared.append((one, other))
        return one == other

    monkeypatch.setattr(tokens, "compare_digest", watched)
    stored = tokens.hashed(TOKEN_SHAPED)
    assert tokens.matches(TOKEN_SHAPED, stored) and not tokens.matches("x", stored)
    assert not tokens.matches("", "")
    assert compared == [(stored, stored), (tokens.hashed("x"), stored)]


def test_tokens_are_long_and_never_the_same() -> None:
    made = {tokens.new_token() for _ in range(1000)}
    assert len(made) == 1000
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", token) for token in made)


# -- bodies ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b'"text"',
        b"{",
        b'{"game":"dice","name":"\xff"}',
        b'{"game":"dice","name":"\\ud800"}',
        b'{"game":"dice","name":"Ada","players":NaN}',
        b'{"game":"dice","name":"Ada","players":' + b"9" * 5000 + b"}",
        b'{"game":"dice","name":"Ada","players":1e400}',
        b'{"game":"dice","name":"Ada","players":true}',
        b'{"game":"dice","name":"Ada","settings":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"a":' * 100_000,
        b'{"game":"dice","name":"Ada","admin":true}',
        b'{"game":"dice","name":"Ada","clock":{"is":"none","bank":1}}',
        b'{"game":"dice","name":"Ada","clock":{"is":"sundial"}}',
        b'{"game":"dice","name":["Ada"]}',
        b'{"game":"dice","name":"' + b"a" * 500 + b'"}',
        b"game=dice&name=Ada",
    ],
)
def test_a_malformed_body_is_refused(http: httpx.Client, body: bytes) -> None:
    refused(http.post("/api/tables", content=body), 400, "bad-request")


def test_a_body_that_is_too_big_is_refused(http: httpx.Client) -> None:
    limit = Limits().body_bytes
    body = json.dumps(WISH).encode()
    refused(http.post("/api/tables", content=b" " * limit + body), 413, "too-big")
    chunks = [b" " * 100_000] * (limit // 100_000 + 1) + [body]
    refused(http.post("/api/tables", content=iter(chunks)), 413, "too-big")
    assert http.post("/api/tables", content=b" " * 1000 + body).status_code == 201


@pytest.mark.parametrize("name", ["", "   ", "a\x00b", "a\nb\x1b[31m", "a\u202eb", "a\u200bb", "\ufeff"])
def test_names_with_control_and_direction_characters_are_refused(http: httpx.Client, name: str) -> None:
    answer = http.post("/api/tables", json={**WISH, "name": name})
    assert answer.status_code == 400
    assert answer.json()["code"] in ("name-signs", "name-empty", "bad-request")


@pytest.mark.parametrize("text", ["<script>x</script>", "<img src=x>", "{{7*7}}", "'\"&amp;", "${a}`"])
def test_markup_in_names_and_titles_stays_text(http: httpx.Client, text: str) -> None:
    seated = opened(http, name=text, title=text)
    answer = http.get(f"/api/tables/{seated['code']}")
    assert answer.headers["content-type"].startswith("application/json")
    assert (answer.json()["host"], answer.json()["title"]) == (text, text)


def test_a_title_loses_its_control_and_direction_characters(http: httpx.Client) -> None:
    seated = opened(http, title=" Duel\x00 at\u202e noon\n ")
    assert http.get(f"/api/tables/{seated['code']}").json()["title"] == "Duel at noon"


# -- floods ----------------------------------------------------------------------------------------------


def test_floods_are_stopped(tmp_path: Path) -> None:
    limits = replace(
        OPEN_WIDE,
        requests_rate=0.001,
        requests_burst=30.0,
        tables_rate=0.001,
        tables_burst=3.0,
        readings_rate=0.001,
        readings_burst=3.0,
    )
    with in_thread(tmp_path, limits) as running, visitor(running) as http:
        codes = [opened(http)["code"] for _ in range(3)]
        refused(http.post("/api/tables", json=WISH), 429, "too-fast")
        refused(http.post("/api/scenarios", json={"text": SCENARIO, "name": "Zed"}), 429, "too-fast")
        refused(http.post("/api/replays", json={"text": "{}"}), 429, "too-fast")
        refused(http.post(f"/api/tables/{codes[0]}/claim", json={"token": TOKEN_SHAPED}), 429, "too-fast")
        for _ in range(3):
            refused(http.get(f"/api/replays/{codes[0]}"), 409, "not-over")
        refused(http.get(f"/api/replays/{codes[0]}"), 429, "too-fast")
        refused(http.get(f"/api/tables/{codes[0]}/scenario"), 429, "too-fast")
        answers = [http.get("/api/lobby") for _ in range(30)]
        assert answers[0].status_code == 200
        refused(answers[-1], 429, "too-fast")
        assert int(answers[-1].headers["retry-after"]) > 0
        check_headers(answers[-1], 429)
        # Whoever runs the server still can.
        assert http.get("/healthz").status_code == 200
        with visitor(running) as neighbour:
            neighbour.headers["x-forwarded-for"] = "192.0.2.7"
            assert neighbour.get("/api/lobby").status_code == 200
