"""docs/protocol.md tells the truth: every type, route and code is in it, and its example is one."""

import json
import re
from collections.abc import Iterator
from inspect import getmembers, isclass
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

from sixgun.server import wire
from sixgun.server.app import make_app
from sixgun.server.bus import open_bus
from sixgun.server.guarding import Guard
from sixgun.server.house import House
from sixgun.server.limits import Limits
from sixgun.server.metrics import Metrics
from sixgun.server.orders import PHRASES
from sixgun.server.refusals import CODES
from sixgun.server.scenes import STAGINGS, Own, Scene
from sixgun.server.sockets import HELLO_SECONDS
from sixgun.server.stable import Stable
from sixgun.server.store import open_store

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
ORDERS: tuple[type[msgspec.Struct], ...] = get_args(wire.Order)
MESSAGES: tuple[type[msgspec.Struct], ...] = get_args(wire.Message)
TYPES = [
    kind
    for _, kind in getmembers(wire, isclass)
    if issubclass(kind, msgspec.Struct) and kind.__module__ == wire.__name__ and kind is not wire.Strict
]
LEFT_OUT = "…"


def row_of(name: str) -> str:
    """The row of a table that begins with this name."""
    found = re.search(rf"^\| `{name}` \|.*$", PAGE, re.MULTILINE)
    assert found, f"{name} has no row"
    return found[0]


@pytest.mark.parametrize("kind", TYPES, ids=lambda kind: kind.__name__)
def test_every_type_is_described_with_all_its_fields(kind: type[msgspec.Struct]) -> None:
    if kind in get_args(wire.Clock):
        text = re.search(rf"`{kind.__name__}`\s`(\{{.*?\}})`", PAGE, re.DOTALL)
        assert text, kind
        assert set(json.loads(text[1])) == {"is", *kind.__struct_fields__}
        return
    row = row_of(kind.__name__)
    missing = [field for field in kind.__struct_fields__ if f"`{field}`" not in row]
    assert not missing, row


@pytest.mark.parametrize("kind", [*ORDERS, *MESSAGES], ids=lambda kind: kind.__name__)
def test_orders_and_messages_stand_with_their_tags(kind: type[msgspec.Struct]) -> None:
    assert row_of(kind.__name__).startswith(f"| `{kind.__name__}` | `{kind.__struct_config__.tag}` |")


def test_the_scenes_common_to_all_games_are_described() -> None:
    for row, kind in (("scene", Scene), ("own", Own)):
        found = re.search(rf"^\| {row} \|.*$", PAGE, re.MULTILINE)
        assert found
        assert all(f"`{field}`" in found[0] for field in kind.__struct_fields__)


def routes(folder: Path) -> Iterator[str]:
    """Every request the application answers, as the page writes it."""
    house = House(
        open_store(f"sqlite+aiosqlite:///{folder / 'routes.db'}"),
        open_bus("memory://"),
        Stable(1),
        Limits(),
        Metrics(),
    )
    guard = make_app(house, None)
    assert isinstance(guard, Guard)
    app = guard._app
    assert isinstance(app, Litestar)
    for route in app.routes:
        # A socket begins as a request, too.
        methods = route.methods - {"HEAD", "OPTIONS"} if isinstance(route, HTTPRoute) else {"GET"}
        yield from (f"{method} {route.path_format}" for method in methods)


def test_every_route_is_listed_and_no_other(tmp_path: Path) -> None:
    table = PAGE.partition("## HTTP")[2].partition("###")[0]
    listed = {request.partition("?")[0] for request in re.findall(r"^\| `([A-Z]+ /[^`]*)` \|", table, re.M)}
    answered = set(routes(tmp_path)) - {"GET /", "GET /schema/openapi.json", "GET /schema/{path}"}
    assert "GET /api/lobby" in answered
    assert listed == answered
    assert "/schema/openapi.json" in table


def test_every_refusal_is_listed_and_no_other() -> None:
    table = PAGE.partition("## Refusals")[2].partition("\n## ")[0]
    listed = [
        code
        for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
        for code in re.findall(r"`([a-z-]+)`", row)
    ]
    assert sorted(listed) == sorted([*CODES, "engine"])


def test_figures_and_phrases_are_those_of_the_program() -> None:
    assert re.findall(r"`([a-z_]+)`", row_of("Speak").partition("`phrase`:")[2]) == list(PHRASES)
    assert f"`protocol` = {wire.PROTOCOL}" in row_of("Hello")
    assert f"a number, now {wire.PROTOCOL}," in PAGE
    assert f"within {HELLO_SECONDS:g} seconds" in PAGE
    assert f"After {Limits().strikes} malformed" in PAGE


# -- the example ---------------------------------------------------------------------------------------------


def example() -> list[tuple[str, dict[str, Any]]]:
    """What was sent (>) and received (<), in order."""
    session = PAGE.partition("## A session")[2]
    found: list[tuple[str, dict[str, Any]]] = []
    for block in re.findall(r"^```text\n(.*?)^```$", session, re.MULTILINE | re.DOTALL):
        for part in re.split(r"^(?=[<>] )", block, flags=re.MULTILINE)[1:]:
            found.append((part[0], json.loads(part[2:])))
    return found


def whole(data: Any) -> bool:
    """Whether nothing was left out."""
    if isinstance(data, dict):
        return all(map(whole, data.values()))
    if isinstance(data, list):
        return all(map(whole, data))
    return bool(data != LEFT_OUT)


def without_gaps(data: Any) -> Any:
    """The data without the marks that stand for further items of a list."""
    if isinstance(data, dict):
        return {key: without_gaps(value) for key, value in data.items()}
    if isinstance(data, list):
        return [without_gaps(item) for item in data if item != LEFT_OUT]
    return data


def test_the_orders_of_the_example_are_orders() -> None:
    sent = [order for sign, order in example() if sign == ">"]
    assert [order["is"] for order in sent].count("choose") == 3
    for order in sent:
        msgspec.convert(order, wire.Order)


def test_the_messages_of_the_example_have_the_fields_of_their_types() -> None:
    kinds = {kind.__struct_config__.tag: kind for kind in MESSAGES}
    received = [message for sign, message in example() if sign == "<"]
    assert {"welcome", "update", "ack", "refused", "present", "pong"} == {one["is"] for one in received}
    for message in received:
        assert set(message) == {"is", *kinds[message["is"]].__struct_fields__}
        for line in without_gaps(message.get("lines", [])):
            msgspec.convert(line, wire.Line)
        if whole(room := message.get("room")) and room:
            assert set(room) == set(wire.RoomInfo.__struct_fields__)
            msgspec.convert(room, wire.RoomInfo)
        for part, kind in (("scene", STAGINGS["dice"].scene_type), ("own", STAGINGS["dice"].own_type)):
            shown = without_gaps(message.get(part))
            if shown and shown != LEFT_OUT:
                assert set(shown) == set(kind.__struct_fields__)
                msgspec.convert(shown, kind)


def test_the_request_of_the_example_is_one() -> None:
    bodies = re.findall(r"^```http\n.*?\n\n(\{.*?\})\n```$", PAGE, re.MULTILINE | re.DOTALL)
    wish, seated = bodies
    msgspec.json.decode(wish, type=wire.NewTable)
    answer = msgspec.json.decode(seated, type=wire.Seated)
    assert answer.token in example()[0][1]["token"]
