"""A box from outside: written by the skeleton command, installed, and played through every door."""

import asyncio
import json
import re
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sixgun.server.boxes import ELEMENT
from tests.boxes.outside import environment, installed, typed
from tests.server.clients import Player

BOX = "saddlebag"
SETS = f"base,{BOX}"


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the command writes."""
    folder = tmp_path_factory.mktemp("written") / BOX
    ended = typed((), "box", "new", BOX, "--dir", str(folder))
    assert ended.code == 0, ended.err
    assert f"sixgun play bang --sets {SETS}" in ended.out
    return folder


@pytest.fixture(scope="module")
def site(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where it is installed."""
    folder = tmp_path_factory.mktemp("site")
    installed(source, folder)
    return folder


def test_without_the_box_nobody_knows_it() -> None:
    ended = typed((), "play", "bang", "--sets", SETS)
    assert ended.code == 2 and "no box “saddlebag”" in ended.err and ended.err.count("\n") == 1


def test_it_is_listed_with_its_home(site: Path) -> None:
    text = re.sub(r"\s+", " ", typed([site], "box").out)
    assert re.search(r"saddlebag Saddlebag 2 cards sixgun-saddlebag 0\.1", text)
    assert "comes with Sixgun" in text
    (row,) = json.loads(typed([site], "box", BOX, "--json").out)
    assert (row["cards"], row["lacking"], row["wrong"]) == (2, {}, "")
    assert Path(row["folder"]) == site / "sixgun_saddlebag"


@pytest.mark.parametrize(("lang", "name"), [("en", "Coffee"), ("cs", "Káva"), ("es", "Café"), ("ru", "Кофе")])
def test_its_card_is_known_in_every_language(site: Path, lang: str, name: str) -> None:
    card = json.loads(typed([site], "card", name, "--json", "--lang", lang).out)
    assert (card["id"], card["name"], card["set"]) == ("saddlebag_coffee", name, BOX)
    assert card["copies"] == {BOX: ["3♣", "8♥"]} and "bang-card" not in card["text"]
    assert card["scenarios"] and card["code"].startswith(str(site))


def test_its_cards_are_listed(site: Path) -> None:
    rows = json.loads(typed([site], "cards", "--box", BOX, "--json").out)
    assert [row["id"] for row in rows] == ["saddlebag_coffee"]


def test_its_scenario_holds(site: Path) -> None:
    ended = typed([site], "check", str(site / "sixgun_saddlebag" / "scenarios"))
    assert ended.code == 0 and ended.out.startswith("holds"), ended


def test_bots_play_it(site: Path) -> None:
    asked = ("--sets", SETS, "--games", "8", "--jobs", "1", "--bots", "gunslinger,greenhorn,random", "--json")
    ended = typed([site], "sim", "bang", *asked)
    assert ended.code == 0, ended.err
    assert json.loads(ended.out)["aborted"] == 0


def test_it_is_played_in_the_terminal(site: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.sixgun.json"
    asked = ("--sets", SETS, "--players", "4", "--seed", "x", "--plain", "--save", str(kept))
    ended = typed([site], "play", "bang", *asked, text="1\n" * 600)
    assert ended.code == 0, ended.err
    assert "Coffee 3♣" in ended.out
    replayed = typed([site], "replay", str(kept), "--verify")
    assert replayed.code == 0, replayed
    alone = typed((), "replay", str(kept), "--verify")
    assert alone.code == 1 and "no box 'saddlebag'" in alone.err and alone.err.count("\n") == 1


def test_its_own_tests_pass(site: Path, source: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=source,
        env=environment(site),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ended.returncode == 0, ended.stdout


def test_the_code_is_as_tidy_as_ours(source: Path) -> None:
    config = Path(__file__).resolve().parents[2] / "pyproject.toml"
    for check in (
        ["check", "--select", "E,F,W,I,N,UP,B,C4,SIM,RUF", "--ignore", "RUF001,I001"],
        ["format", "--check"],
    ):
        ended = subprocess.run(
            [sys.executable, "-m", "ruff", *check, "--config", str(config), "."],
            cwd=source,
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert ended.returncode == 0, ended.stdout


SERVER = """
import sys
from pathlib import Path
import uvicorn
from sixgun.server.page import Page
from sixgun.server.serve import ServeSettings, app_of
port, folder = int(sys.argv[1]), Path(sys.argv[2])
app = app_of(ServeSettings(port=port, data=str(folder)).checked(), Page(folder / "page"))
uvicorn.run(app, host="127.0.0.1", port=port, log_config=None, ws="websockets-sansio", lifespan="on")
"""


def test_the_server_deals_it_and_the_page_knows_it(site: Path, tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<html><head></head><body></body></html>")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, str(port), str(tmp_path)], env=environment(site), cwd=tmp_path
    )
    try:
        asyncio.run(visited(f"http://127.0.0.1:{port}", process))
    finally:
        process.terminate()
        process.wait(20)


async def visited(url: str, process: "subprocess.Popen[bytes]") -> None:
    player = Player(url)
    until = time.monotonic() + 30
    while time.monotonic() < until and process.poll() is None:
        try:
            if (await player.http.get("/healthz")).status_code == 200:
                break
        except OSError:
            pass
        except Exception:  # the library's own word for a refused connection
            await asyncio.sleep(0.05)
    lobby = await player.get("/api/lobby")
    bang = next(game for game in lobby["games"] if game["id"] == "bang")
    assert BOX in [box["id"] for box in bang["boxes"]]
    await player.open_table("bang", sets=["base", BOX], players=4, begin=True)
    await player.enter()
    await player.until(lambda: bool(player.scene))
    assert player.scene["sets"] == ["base", BOX] and player.scene["deck"] > 0
    html = (await player.http.get("/")).text
    (box,) = json.loads(html.partition(ELEMENT)[2].partition("</script>")[0])
    assert (box["id"], box["drawn"], len(box["cards"])) == (BOX, ["saddlebag_coffee"], 2)
    assert box["kinds"][0]["colour"] == "brown" and "Káva" in box["texts"]["cs"]
    drawing = await player.http.get(f"/boxes/{BOX}/saddlebag_coffee.svg")
    assert drawing.status_code == 200 and drawing.headers["content-type"].startswith("image/svg+xml")
    await player.close()
