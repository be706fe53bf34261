"""The pictures in the documentation can be drawn, and need nothing from elsewhere."""

import asyncio
import re

import pytest

from tests.terminal.pictures import FOLDER, PICTURES, drawn


@pytest.mark.parametrize(("game", "sign"), [("dice", "▮"), ("bang", "▮"), ("legends", "★")])
def test_a_picture_is_drawn_from_a_running_table(game: str, sign: str) -> None:
    first = next(picture for picture in PICTURES if picture.game == game)
    picture = asyncio.run(drawn(first))
    assert "SIXGUN" in picture and picture.count(sign) > 0


def test_every_picture_is_there_and_loads_nothing() -> None:
    assert {path.stem for path in FOLDER.glob("*.svg")} >= {picture.name for picture in PICTURES}
    for picture in PICTURES:
        text = (FOLDER / f"{picture.name}.svg").read_text(encoding="utf-8")
        assert set(re.findall(r"https?://[^\s\"')]+", text)) == {"http://www.w3.org/2000/svg"}
