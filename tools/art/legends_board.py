"""The board of Western Legends as it is drawn: the outlines of the game's data, moved to the map's corner.

The map and the page take everything from here, so a space that glows lies exactly where it is drawn.
"""

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

Point = tuple[int, int]
Line = tuple[Point, ...]

DATA: Final = Path(__file__).resolve().parents[2] / "src/sixgun/games/legends/data/board.json"

WIDTH: Final = 1380
HEIGHT: Final = 1050

_LEFT: Final = 402
_TOP: Final = 38
"""The data counts from the corner of a larger picture; the drawing begins shortly before the paper does."""


_ICONS: Final = {"dc_hideout_b": [1074, 596], "sh_hideout_b": [1120, 182], "cj_mine": [1280, 898]}
"""Pictures that would stand in the river where the data has them."""

_LABELS: Final = {
    "mesitos_point": ([708, 326], -43),
    "spikes_view": ([752, 906], -17),
    "cliff_junction": ([1448, 750], -8),
}
"""Names that would run into a town, the train or the rails where the data has them."""


class Space(NamedTuple):
    """A space of the board."""

    id: str
    region: str
    town: str
    kind: str
    site: str
    hideout: str
    ranch: str
    centre: Point
    polygon: Line
    adjacent: tuple[str, ...]


class Site(NamedTuple):
    """A location, with the place of its picture and all its spaces."""

    id: str
    kind: str
    icon: Point
    spaces: tuple[str, ...]


class Label(NamedTuple):
    """Where the name of a region stands and how far it is turned."""

    region: str
    at: Point
    angle: int


class Board(NamedTuple):
    """Everything that is drawn."""

    spaces: tuple[Space, ...]
    sites: tuple[Site, ...]
    paper: Line
    towns: dict[str, Line]
    borders: tuple[Line, ...]
    """Between two regions of the wilderness; towns have their own outline."""
    rocks: tuple[Line, ...]
    river: Line
    river_widths: tuple[int, ...]
    rails: Line
    bridge: Line
    train: Line
    labels: tuple[Label, ...]


def board() -> Board:
    """The board, read from the data of the game."""
    data: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))
    scenery = data["scenery"]
    towns = {town["id"]: _line(town["polygon"]) for town in scenery["towns"]}
    return Board(
        spaces=tuple(_space(space) for space in data["spaces"]),
        sites=tuple(_site(site) for site in data["sites"]),
        paper=_line(scenery["paper_edge"]),
        towns=towns,
        borders=tuple(
            _line(border["line"])
            for border in scenery["region_borders"]
            if not towns.keys() & set(border["between"])
        ),
        rocks=tuple(_line(rock["polygon"]) for rock in data["obstacles"]),
        river=_line(scenery["river"]["line"]),
        river_widths=tuple(scenery["river"]["widths"]),
        rails=_line(scenery["rails"]["line"]),
        bridge=_line(scenery["rails"]["bridge"]),
        train=_line(scenery["rails"]["train"]),
        labels=tuple(_label(label) for label in scenery["labels"]),
    )


def _space(space: dict[str, Any]) -> Space:
    return Space(
        id=space["id"],
        region=space["region"],
        town=space["town"] or "",
        kind=space["kind"],
        site=space["site"] or "",
        hideout=space["hideout"] or "",
        ranch=space["ranch_colour"] or "",
        centre=_point(space["centre"]),
        polygon=_line(space["polygon"]),
        adjacent=tuple(space["adjacent"]),
    )


def _site(site: dict[str, Any]) -> Site:
    icon = _ICONS.get(site["id"], site["icon"])
    return Site(site["id"], site["kind"], _point(icon), tuple(site["spaces"]))


def _label(label: dict[str, Any]) -> Label:
    at, angle = _LABELS.get(label["region"], (label["at"], label["angle"]))
    return Label(label["region"], _point(at), angle)


def _point(pair: list[int]) -> Point:
    return pair[0] - _LEFT, pair[1] - _TOP


def _line(pairs: list[list[int]]) -> Line:
    return tuple(_point(pair) for pair in pairs)


# ---------------------------------------------------------------- for the page

_HEAD: Final = f"""/** The board of Western Legends as it is drawn; written by `make art`, never edited. */

export type Point = readonly [x: number, y: number];

export interface BoardSpace {{
  readonly id: string;
  readonly region: string;
  /** The town it lies in; empty in the wilderness. */
  readonly town: string;
  readonly kind: string;
  /** The location it belongs to; empty on the plain. */
  readonly site: string;
  /** A, B or C on a hideout. */
  readonly hideout: string;
  /** Blue or green on a ranch. */
  readonly ranch: string;
  /** Where figures stand. */
  readonly centre: Point;
  /** The outline, clockwise. */
  readonly polygon: readonly Point[];
  /** Neighbours by their place in `SPACES`. */
  readonly adjacent: readonly number[];
}}

export interface BoardSite {{
  readonly id: string;
  readonly kind: string;
  /** The middle of its picture on the map. */
  readonly icon: Point;
  /** Its spaces by their place in `SPACES`. */
  readonly spaces: readonly number[];
}}

export interface BoardLabel {{
  readonly region: string;
  readonly at: Point;
  readonly angle: number;
}}

export const MAP_WIDTH = {WIDTH};
export const MAP_HEIGHT = {HEIGHT};
export const VIEW_BOX = "0 0 {WIDTH} {HEIGHT}";
"""


def source() -> str:
    """The board as a module of the page: spaces in the order of the game, so that its numbers fit."""
    drawn = board()
    number = {space.id: index for index, space in enumerate(drawn.spaces)}
    spaces = [
        one._asdict() | {"adjacent": [number[beside] for beside in one.adjacent]} for one in drawn.spaces
    ]
    sites = [one._asdict() | {"spaces": [number[space] for space in one.spaces]} for one in drawn.sites]
    labels = [label._asdict() for label in drawn.labels]
    return "\n".join(
        [
            _HEAD,
            "/** Every space, by the number the game gives it. */",
            _array("SPACES", "BoardSpace", spaces),
            "",
            "/** Every location. */",
            _array("SITES", "BoardSite", sites),
            "",
            "/** Where the names of the regions stand. */",
            _array("LABELS", "BoardLabel", labels),
            "",
            "/** The outlines of the impassable rocks. */",
            _array("ROCKS", "readonly Point[]", drawn.rocks),
            "",
        ]
    )


def _array(name: str, of: str, rows: Any) -> str:
    """A constant with one row per line."""
    lines = "".join(f"  {json.dumps(row, separators=(',', ':'))},\n" for row in rows)
    kind = f"({of})[]" if " " in of else f"{of}[]"
    return f"// prettier-ignore\nexport const {name}: readonly {kind} = [\n{lines}];"
