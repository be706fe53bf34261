"""docs/run-a-server.md and deploy/ tell the truth: options, figures, limits, log, backup and restore."""

import ast
import asyncio
import re
import shlex
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from sixgun.cli import main
from sixgun.cli.serve import LOG_FORMATS
from sixgun.server.limits import Limits
from sixgun.server.metrics import Metrics
from sixgun.server.serve import FILE, ServeSettings
from sixgun.server.sockets import HELLO_SECONDS, SEND_SECONDS
from sixgun.server.store import open_store
from sixgun.server.wire import LONGEST_CHAT, LONGEST_FILE, LONGEST_NAME, LONGEST_TITLE

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "run-a-server.md").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXGUN_LANG", "en")


def section(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


# -- what is listed ------------------------------------------------------------------------------------------


def test_every_option_is_listed_and_no_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    offered = set(re.findall(r"^  (--[a-z]+)", capsys.readouterr().out, re.MULTILINE))
    listed = re.findall(r"^\| `(--[a-z]+)", section("Quick start"), re.MULTILINE)
    assert set(listed) == offered
    assert all(f"`{form}`" in section("Quick start") for form in LOG_FORMATS)


def test_every_figure_is_listed_and_no_other() -> None:
    known = {
        metric.name + ("_total" if metric.type == "counter" else "")
        for metric in Metrics().registry.collect()
        if metric.name.startswith("sixgun_")
    }
    listed = set(re.findall(r"^\| `(sixgun_[a-z_]+)", section("Watching it"), re.MULTILINE))
    assert known == listed


def rate(each: float, burst: float) -> str:
    often = f"{each:g} a second" if each >= 1 else f"1 in {1 / each:g} seconds"
    return f"{often}, {burst:g} at once"


def test_every_limit_is_listed() -> None:
    limits = Limits()
    table = section("Limits")
    said = {
        "frame_bytes": f"| frame of a socket | {limits.frame_bytes // 1024} KiB |",
        "body_bytes": f"| {limits.body_bytes // 1024**2} MiB; ",
        "sockets_per_address": f"| sockets at once per address | {limits.sockets_per_address} |",
        "strikes": f"in a row (malformed or too fast) | {limits.strikes} |",
        "waiting_messages": f"be behind | {limits.waiting_messages}, or one for {SEND_SECONDS:g} seconds |",
    }
    subjects = {
        "orders": "orders per socket",
        "chat": "chat per seat, or per address that watches",
        "heavy": "hints and looks back per seat, or per address that watches",
        "requests": "requests to `/api` per address",
        "readings": "replays and positions read per address",
        "tables": "tables opened, seats taken, links followed, files sent in per address",
    }
    for name, subject in subjects.items():
        each, burst = getattr(limits, f"{name}_rate"), getattr(limits, f"{name}_burst")
        said[f"{name}_rate"] = said[f"{name}_burst"] = f"| {subject} | {rate(each, burst)} |"
    assert set(said) == {field.name for field in fields(Limits)}
    for words in said.values():
        assert words in table, words
    assert f"within {HELLO_SECONDS:g} seconds" in table
    assert f"{LONGEST_FILE // 1024} Ki characters" in table
    assert f"| names, titles, chat | {LONGEST_NAME}, {LONGEST_TITLE}, {LONGEST_CHAT} characters |" in table


def logged() -> Iterator[str]:
    """What the server writes to its log as a warning or worse."""
    for file in (ROOT / "src/sixgun/server").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and ast.unparse(node.func.value) == "_log"
                and node.func.attr in ("warning", "error", "exception")
            ):
                first = node.args[0]
                assert isinstance(first, ast.Constant), f"{file.name}: an event has one name"
                yield str(first.value)


def test_every_trouble_of_the_log_is_explained() -> None:
    table = section("Watching it").partition("| event | means |")[2]
    unknown = sorted({event for event in logged() if f"`{event}`" not in table})
    assert not unknown


# -- files to be copied --------------------------------------------------------------------------------------


def test_the_service_starts_the_server_with_options_it_has(capsys: pytest.CaptureFixture[str]) -> None:
    unit = (ROOT / "deploy/sixgun.service").read_text(encoding="utf-8")
    start = re.search(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    assert start
    command = shlex.split(start[1])
    assert command[0].endswith("/.venv/bin/sixgun") and command[-1] == "$SIXGUN_OPTIONS"
    assert main([*command[1:-1], "--help"]) == 0
    options = dict(zip(command[2:-1:2], command[3:-1:2], strict=True))
    offered = capsys.readouterr().out
    assert all(f"{option} " in offered for option in options)
    assert options["--data"] == "/var/lib/sixgun" and "StateDirectory=sixgun\n" in unit


def test_the_proxies_lead_to_where_the_server_listens() -> None:
    usual = ServeSettings()
    for file in ("nginx.conf", "Caddyfile"):
        text = (ROOT / "deploy" / file).read_text(encoding="utf-8")
        assert f"{usual.host}:{usual.port}" in text
        assert f"(../deploy/{file})" in PAGE
    nginx = (ROOT / "deploy/nginx.conf").read_text(encoding="utf-8")
    for header in ("Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"):
        assert f"proxy_set_header {header} " in nginx


# -- backup and restore --------------------------------------------------------------------------------------


def test_a_backup_of_a_running_server_can_be_restored(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    data.mkdir()
    url = f"sqlite+aiosqlite:///{data / FILE}"

    async def with_a_table() -> None:
        store = open_store(url)
        await store.open()
        await store.create("mesa-owl-142-star", "dice", True, 1, [b"one", b"two"], "playing", b"{}")
        # The server is still there, with its write-ahead log, when another process makes the copy.
        assert await asyncio.to_thread(main, ["serve", "--data", str(data), "--backup", str(copy)]) == 0
        await store.create("lost-owl-142-star", "dice", True, 2, [b"three"], "playing", b"{}")
        await store.close()

    async def tables() -> tuple[list[str], list[tuple[int, bytes]]]:
        store = open_store(url)
        await store.open()
        found = await store.in_play(), await store.entries("mesa-owl-142-star")
        await store.close()
        return found

    asyncio.run(with_a_table())
    assert len(asyncio.run(tables())[0]) == 2
    for old in data.iterdir():
        old.unlink()
    copy.rename(data / FILE)
    assert asyncio.run(tables()) == (["mesa-owl-142-star"], [(1, b"one"), (2, b"two")])


def test_a_backup_of_nothing_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert main(["serve", "--data", str(tmp_path / "mistyped"), "--backup", str(copy)]) == 2
    assert str(tmp_path / "mistyped" / FILE) in capsys.readouterr().err
    assert not copy.exists()


def test_a_backup_that_cannot_be_written_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def empty() -> None:
        store = open_store(f"sqlite+aiosqlite:///{tmp_path / FILE}")
        await store.open()
        await store.close()

    asyncio.run(empty())
    folder = tmp_path / "folder"
    folder.mkdir()
    assert main(["serve", "--data", str(tmp_path), "--backup", str(folder)]) == 2
    assert str(folder) in capsys.readouterr().err
