"""The code in docs/bots.md runs as printed."""

import re
from pathlib import Path
from typing import Any

import sixgun
from sixgun.bots import LEVELS, Bot, Company

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def blocks() -> list[str]:
    return re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)


def test_the_first_table_is_played_to_its_end() -> None:
    scope: dict[str, Any] = {}
    exec(blocks()[0], scope)
    assert scope["table"].result is not None


def test_the_bot_of_the_lesson_can_play() -> None:
    scope: dict[str, Any] = {}
    exec(blocks()[1], scope)
    bots: dict[int, Bot] = {seat: scope["Miser"](seat, "s") for seat in range(5)}
    table = sixgun.new("dice", 5, seed="lesson")
    company = Company(table, bots)
    while company.act():
        pass
    assert table.result is not None


def test_every_level_is_described() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert all(f"| `{level}` |" in page for levels in LEVELS.values() for level in levels)
