"""The command as the shell knows it: pipes, signals, colours, what it loads and what is missing."""

import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

SIXGUN = [sys.executable, "-m", "sixgun"]
PLAIN = {**os.environ, "LANG": "C.UTF-8", "SIXGUN_LANG": "en"}


def shell(*arguments: str, stdin: str = "", **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*SIXGUN, *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**PLAIN, **environment},
        timeout=60,
    )


def test_as_a_module() -> None:
    ended = shell("--version")
    assert ended.returncode == 0 and ended.stdout.startswith("sixgun ")


def test_as_a_script() -> None:
    script = Path(sys.executable).with_name("sixgun")
    ended = subprocess.run([script, "--version"], capture_output=True, text=True, timeout=60)
    assert ended.returncode == 0 and ended.stdout.startswith("sixgun ")


def test_a_closed_pipe_is_not_an_error() -> None:
    process = subprocess.Popen([*SIXGUN, "cards"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=PLAIN)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(60) == 141


@contextmanager
def heeding_interrupts() -> Iterator[None]:
    """Processes started in here heed Ctrl-C, whatever the runner of the tests does with it.

    A job in the background of a shell ignores it, and so would everything that it starts. What has a handler
    here has none in a new program: there it is as it is for somebody at a terminal.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def busy_for(session: int) -> float:
    """The seconds of work that a session, the program and its workers, has been given by the machine."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            fields = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            if int(fields[3]) == session:
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def wait_until_busy(process: "subprocess.Popen[bytes]", seconds: float) -> None:
    """Wait until a program has worked so long: on a loaded machine that takes longer than the clock says."""
    until = time.monotonic() + 60
    while busy_for(process.pid) < seconds:
        assert process.poll() is None, "it ended before it was interrupted"
        assert time.monotonic() < until, f"only {busy_for(process.pid)} seconds of work in a minute"
        time.sleep(0.02)


@pytest.mark.parametrize(("jobs", "seconds"), [("1", 1.5), ("2", 0.6), ("2", 1.0), ("2", 2.5)])
def test_interrupted(jobs: str, seconds: float) -> None:
    """Ctrl-C reaches the whole group: the program and its workers, ready or still starting."""
    with (
        heeding_interrupts(),
        subprocess.Popen(
            [*SIXGUN, "sim", "dice", "--games", "100000", "--bots", "random", "--jobs", jobs],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=PLAIN,
            start_new_session=True,
        ) as process,
    ):
        wait_until_busy(process, seconds)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == b"sixgun: interrupted\n"
    assert out == b""


def test_a_poor_terminal_gets_what_it_can_show() -> None:
    ended = shell("cards", "--lang", "ru", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert ended.returncode == 0 and not ended.stderr


def test_names_that_are_not_utf8() -> None:
    ended = subprocess.run([*SIXGUN, b"replay", b"\xff\xfe"], capture_output=True, env=PLAIN, timeout=60)
    assert ended.returncode == 2
    assert ended.stderr.startswith(b"sixgun: ") and ended.stderr.count(b"\n") == 1


def loaded_by(arguments: list[str]) -> set[str]:
    code = (
        "import sys, io, contextlib\n"
        "from sixgun.cli import main\n"
        "with contextlib.redirect_stdout(io.StringIO()):\n"
        f"    main({arguments!r})\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}))\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=PLAIN, timeout=60, check=True
    )
    return set(ended.stdout.split())


HEAVY = {"numpy", "numba", "pyarrow", "textual", "yaml", "rich", "multiprocessing"}


@pytest.mark.parametrize(
    ("arguments", "needed"),
    [
        (["--help"], set()),
        (["play", "--help"], set()),
        (["sim", "--help"], set()),
        (["card", "el gringo"], set()),
        (["cards"], {"rich"}),
    ],
    ids=lambda value: " ".join(value),
)
def test_a_command_loads_only_what_it_needs(arguments: list[str], needed: set[str]) -> None:
    assert loaded_by(arguments) & HEAVY == needed


def without(package: str, arguments: list[str]) -> "subprocess.CompletedProcess[str]":
    """The command on a system where a package is not installed."""
    code = (
        "import sys, importlib.util\n"
        "class Absent:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name.partition('.')[0] == {package!r}:\n"
        "            raise ModuleNotFoundError(f'No module named {name!r}', name=name)\n"
        "sys.meta_path.insert(0, Absent())\n"
        "for stream in (sys.stdin, sys.stdout):\n"
        "    stream.isatty = lambda: True\n"
        "from sixgun.cli import main\n"
        f"sys.exit(main({arguments!r}))\n"
    )
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, input="", env=PLAIN, timeout=60
    )


@pytest.mark.parametrize(
    ("package", "extra", "arguments"),
    [
        ("textual", "sixgun[terminal]", ["play", "dice"]),
        ("pyarrow", "sixgun[lab]", ["sim", "dice", "--games", "1", "--out", "games.parquet"]),
    ],
)
def test_a_missing_extra_is_named(package: str, extra: str, arguments: list[str], tmp_path: Path) -> None:
    ended = without(package, arguments)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.startswith("sixgun: ") and ended.stderr.count("\n") == 1
    assert package in ended.stderr and extra in ended.stderr


def test_without_textual_you_can_still_play_in_plain_lines() -> None:
    ended = without("textual", ["play", "dice", "--humans", "0", "--plain"])
    assert ended.returncode == 0 and not ended.stderr


def on_a_terminal(*arguments: str, **environment: str) -> bytes:
    """What a terminal is sent."""
    here, there = pty.openpty()
    terminal = {name: value for name, value in PLAIN.items() if name != "NO_COLOR"}
    terminal |= {"TERM": "xterm-256color", "COLUMNS": "100", **environment}
    process = subprocess.Popen([*SIXGUN, *arguments], stdout=there, stderr=there, env=terminal)
    os.close(there)
    shown = b""
    with suppress(OSError):  # reading fails once the other side is closed
        while part := os.read(here, 65536):
            shown += part
    os.close(here)
    assert process.wait(60) == 0
    return shown


@pytest.mark.parametrize("arguments", [["cards"], ["card", "el gringo"]], ids=" ".join)
def test_colours_only_on_a_terminal_and_never_with_no_color(arguments: list[str]) -> None:
    assert b"\x1b[33m" in on_a_terminal(*arguments)
    assert b"\x1b[3" not in on_a_terminal(*arguments, NO_COLOR="1")


def test_no_colours_in_a_pipe() -> None:
    assert "\x1b" not in shell("cards", TERM="xterm-256color").stdout


def test_the_progress_bar_is_for_terminals() -> None:
    shown = on_a_terminal("sim", "dice", "--games", "20", "--bots", "random", "--jobs", "1")
    assert b"20/20" in shown
