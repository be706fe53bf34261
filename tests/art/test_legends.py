"""The drawings of Western Legends: everything printed has one, the map is light, the page knows its board."""

import gzip
import json
import math
import re
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

import pytest

from sixgun.games.legends.content.kinds import COLOURS, MISC
from sixgun.games.legends.content.reading import content
from tools.art.__main__ import WEB, files, modules
from tools.art.legends_board import HEIGHT, WIDTH, board
from tools.art.legends_cast import LEGENDS
from tools.art.legends_map import MAP, NAMES, TINTS
from tools.art.legends_scenery import dotted, inside, off_edge

SVG: Final = "{http://www.w3.org/2000/svg}"
DRAWN: Final = files()
BOARD: Final = board()
PRINTED: Final = content()


def symbols(family: str) -> set[str]:
    root = ElementTree.fromstring(DRAWN[f"src/lib/art/sheets/{family}.svg"])
    return {symbol.get("id", "") for symbol in root.iter(f"{SVG}symbol")}


def page_array(name: str) -> list[Any]:
    """An array of the page's module, whose rows are JSON."""
    text = modules()["src/lib/games/legends/board.ts"]
    found = re.search(rf"export const {name}\b[^=]*= \[\n(.*?)\n\];", text, re.DOTALL)
    assert found is not None, name
    return [json.loads(line.strip().removesuffix(",")) for line in found[1].splitlines()]


# ---------------------------------------------------------------- everything has a drawing


def test_every_character_has_a_face() -> None:
    assert set(LEGENDS) == {character.id for character in PRINTED.characters}


def test_every_item_has_a_motif_and_an_upgraded_one_where_it_can_be_upgraded() -> None:
    upgradable = {item.id for item in PRINTED.items if item.category != MISC}
    drawn = {name.removesuffix("_upgraded") for name in symbols("legends") if name.endswith("_upgraded")}
    assert drawn == upgradable
    assert {item.id for item in PRINTED.items} <= symbols("legends")


def test_every_ability_of_a_poker_card_has_a_motif_and_a_frame() -> None:
    assert {card.kind for card in PRINTED.poker_cards} <= symbols("legends")
    assert {"_".join(("poker", *card.types)) for card in PRINTED.poker_cards} <= symbols("legends-frames")


def test_the_other_cards_have_frames_and_backs() -> None:
    cards = {"fight", "goal", "man_in_black", "story"}
    assert cards | {f"{card}_back" for card in cards} | {"item", "item_upgraded"} <= symbols("legends-frames")
    assert cards <= symbols("legends")


def test_every_token_has_a_drawing() -> None:
    tokens = symbols("legends-tokens")
    assert {f"cattle_{token.symbol}" for token in PRINTED.cattle} <= tokens
    assert {f"cattle_{colour}" for colour in COLOURS} <= tokens
    assert {f"legend_{worth}" for worth in PRINTED.legend_tokens} <= tokens
    assert {"disc", "disc_field", "end_marker", "lp", "money", "mp", "nugget", "wound", "wp"} <= tokens


def test_every_face_of_a_prospecting_die_is_drawn() -> None:
    assert {face.symbol for face in PRINTED.dice} <= symbols("dice")


def test_every_location_of_the_board_has_a_picture() -> None:
    spaces = {space.id: space for space in BOARD.spaces}
    for site in BOARD.sites:
        first = spaces[site.spaces[0]]
        mark = first.hideout.lower() or first.ranch
        assert f"{site.kind}_{mark}".removesuffix("_") in symbols("places"), site.id


# ---------------------------------------------------------------- colour is never the only sign


@pytest.mark.parametrize("family", ["legends", "legends-tokens", "legends-frames", "places", "dice"])
def test_no_two_drawings_differ_by_colour_alone(family: str) -> None:
    shapes: dict[str, str] = {}
    for path, text in DRAWN.items():
        if path.startswith(f"art/{family}/"):
            name = Path(path).stem
            colourless = re.sub(r'var\(--[akm]-\w+,#\w+\)|currentColor| id="[^"]*"', "", text)
            assert colourless not in shapes, (name, shapes[colourless])
            shapes[colourless] = name


# ---------------------------------------------------------------- the map


def test_the_map_is_light() -> None:
    text = DRAWN["src/lib/art/legends-map.svg"].encode()
    assert len(text) < 60_000
    assert len(gzip.compress(text)) < 20_000


def test_every_region_has_a_tint_and_a_name() -> None:
    regions = {space.region for space in BOARD.spaces}
    assert set(TINTS) == set(NAMES) == regions == {label.region for label in BOARD.labels}


def test_everything_lies_on_the_drawing() -> None:
    points = [*BOARD.paper, *(point for space in BOARD.spaces for point in space.polygon)]
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in points)
    assert (MAP.width, MAP.height) == (WIDTH, HEIGHT)


def test_pictures_stand_on_their_own_location_and_out_of_the_water() -> None:
    spaces = {space.id: space for space in BOARD.spaces}
    for site in BOARD.sites:
        x, y = site.icon
        near = [spaces[space].polygon for space in site.spaces]
        assert any(inside(x, y, polygon) or off_edge(x, y, polygon) < 12 for polygon in near), site.id
        assert all(math.dist(site.icon, point) > 28 for point in dotted(BOARD.river)), site.id


# ---------------------------------------------------------------- what the page knows


@pytest.mark.parametrize("path", sorted(modules()))
def test_the_generator_writes_what_is_in_the_tree(path: str) -> None:
    assert (WEB / path).read_text("utf-8") == modules()[path], f"{path}: run python -m tools.art"


def test_spaces_have_the_numbers_of_the_game() -> None:
    assert [space["id"] for space in page_array("SPACES")] == [space.id for space in PRINTED.board.spaces]


def test_neighbours_and_locations_are_numbers_of_spaces() -> None:
    spaces = page_array("SPACES")
    for space, printed in zip(spaces, PRINTED.board.spaces, strict=True):
        assert sorted(space["adjacent"]) == sorted(printed.adjacent)
    for site in page_array("SITES"):
        assert {spaces[number]["site"] for number in site["spaces"]} == {site["id"]}
