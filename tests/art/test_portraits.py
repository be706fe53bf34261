"""The portraits: complete, distinguishable, small, free of styles, and written by the generator alone."""

import gzip
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sixgun.games.bang.cards import CAST as BANG_CAST
from sixgun.games.dice.sets.base.table import LIFE as DICE_LIFE
from tools.art import portraits
from tools.art.legends_cast import LEGENDS, VIRTUAL
from tools.art.portrait_cast import BOXES, CAST, OTHERS
from tools.art.portrait_recipes import person

WEB = Path(__file__).parents[2] / "web"
ART = WEB / "art"
SHEETS = WEB / "src" / "lib" / "art" / "sheets"
SHEET = SHEETS / "portraits.svg"
SVG = "{http://www.w3.org/2000/svg}"

BANG_CHARACTERS = {character for box in BANG_CAST.values() for character in box}
EVERYONE = BANG_CHARACTERS | set(DICE_LIFE) | set(LEGENDS)
FIGURES = {"unknown", "bot", "spectator", "bandit", "man_in_black", "sheriff"}

PLAIN_COLOUR = re.compile(r"#[0-9a-f]{6}")
INK = re.compile(r"var\(--a-[a-z]+,#[0-9a-f]{6}\)")


def symbols() -> dict[str, ElementTree.Element]:
    sheet = ElementTree.parse(SHEET).getroot()
    return {symbol.attrib["id"]: symbol for symbol in sheet}


def test_everyone_of_every_game_has_a_symbol() -> None:
    assert set(symbols()) == EVERYONE | FIGURES


def test_every_symbol_is_a_square_of_120() -> None:
    assert {symbol.attrib["viewBox"] for symbol in symbols().values()} == {"0 0 120 120"}


def test_recipes_lie_in_the_box_the_character_comes_from() -> None:
    assert {box: set(recipes) for box, recipes in BOXES.items()} == {
        **{box: set(characters) for box, characters in BANG_CAST.items() if characters},
        "legends": set(LEGENDS),
    }


def test_the_figures_of_the_map_look_like_nobody_who_can_be_played() -> None:
    for name, figure in VIRTUAL.items():
        doubles = [
            one for one, recipe in LEGENDS.items() if portraits.too_close(figure, recipe, boxmates=True)
        ]
        assert doubles == [], name


def test_nobody_can_be_taken_for_someone_else() -> None:
    assert portraits.alike() == []


def test_a_double_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CAST, "belle_star", CAST["vera_custer"]._replace(things=("hatstar",)))
    assert portraits.alike() == [("belle_star", "vera_custer")]


def test_boxes_share_no_ground() -> None:
    grounds = [{recipe.ground for recipe in recipes.values()} for recipes in BOXES.values()]
    assert sum(map(len, grounds)) == len(set().union(*grounds))


def test_every_part_is_used_by_someone() -> None:
    used = {part for recipe in (*CAST.values(), *OTHERS.values()) for part in portraits.layers(recipe)}
    assert used == set(portraits.PARTS)


def test_an_unknown_part_is_refused() -> None:
    stranger = person("oval calm small soft - fringe", "sun vest fez", "fair red", "bg#ffffff")
    with pytest.raises(ValueError, match="hair-fringe, hat-fez"):
        portraits.layers(stranger)


@pytest.mark.parametrize("path", [SHEET, ART / "portrait-parts.svg", *sorted((ART / "portraits").iterdir())])
def test_colours_are_written_in_and_styles_are_absent(path: Path) -> None:
    for element in ElementTree.parse(path).getroot().iter():
        assert element.tag in {f"{SVG}{tag}" for tag in ("svg", "symbol", "g", "path", "circle")}
        assert not {"style", "class"} & set(element.attrib)
        for paint in (element.attrib.get("fill", "none"), element.attrib.get("stroke", "none")):
            assert paint == "none" or PLAIN_COLOUR.fullmatch(paint) or INK.fullmatch(paint), paint


def test_numbers_are_round() -> None:
    data = re.findall(r' d="([^"]*)"', SHEET.read_text("utf-8"))
    assert not [path for path in data if re.search(r"\.\d\d", path)]


def test_the_sheet_is_small() -> None:
    raw = SHEET.read_bytes()
    assert len(raw) < 430_000
    assert len(gzip.compress(raw)) < 110_000


def test_recipes_are_told_beside_the_drawings() -> None:
    told = json.loads((ART / "portraits.json").read_text("utf-8"))
    assert set(told) == set(CAST)
    assert told["jourdonnais"]["parts"][:2] == ["ground-planks", "body-barrel"]


def test_the_generator_writes_exactly_these_files(tmp_path: Path) -> None:
    portraits.write(tmp_path / "art", tmp_path / "sheets")
    fresh = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*.*")}
    kept = [*(ART / "portraits").iterdir(), ART / "portrait-parts.svg", ART / "portraits.json"]
    stored = {Path("art") / path.relative_to(ART): path.read_bytes() for path in kept}
    stored[Path("sheets") / SHEET.name] = SHEET.read_bytes()
    assert fresh == stored
