"""The board, read from its file and checked: every path leads back, every place is on a space."""

import json
from typing import Any, Final

from sixgun.games.legends.content.kinds import COLOURS, NOTHING, Board, Space
from sixgun.games.legends.content.tables import BadContent
from sixgun.games.legends.content.vocabulary import HIDEOUTS, SPACE_KINDS

FILE: Final = "board.json"

_PARTS: Final = ("regions", "sites", "spaces")
_SPACE_KEYS: Final = (
    *("id", "region", "town", "kind", "hideout", "ranch_colour", "site", "adjacent", "corner_adjacent"),
    *("centre", "polygon"),
)
_CORNERS: Final = 3
_WIDE: Final = ("general_store", "saloon")
_WIDE_SPACES: Final = 3
_SPACES_PER_LETTER: Final = 2
_NEEDED: Final = ("general_store", "saloon", "bank", "doctor", "cabaret", "mine", "rail_station")
_SINGLE: Final = ("sheriff_office", "bank", "doctor", "cabaret", "rail_station")


def survey(text: str) -> Board:
    """Read the board and check it."""
    parts = _parts(text)
    regions = _by_id(parts["regions"], ("id", "kind", "spaces"), "region")
    sites = _by_id(parts["sites"], ("id", "kind", "spaces"), "site")
    spaces = _by_id(parts["spaces"], _SPACE_KEYS, "space")
    _check_regions(regions, spaces)
    for space in spaces.values():
        _check_space(space, regions, sites)
        _check_neighbours(space, spaces)
    _check_sites(sites, spaces)
    _check_special_places(spaces, parts["hideouts"])
    numbers = {id: number for number, id in enumerate(spaces)}
    region_numbers = {id: number for number, id in enumerate(regions)}
    board_spaces = tuple(
        [
            Space(
                index=numbers[id],
                id=id,
                region=region_numbers[space["region"]],
                town=space["town"] or "",
                kind=space["kind"],
                hideout=space["hideout"] or "",
                ranch=COLOURS.index(space["ranch_colour"]) if space["ranch_colour"] else NOTHING,
                site=space["site"] or "",
                adjacent=tuple([numbers[beside] for beside in space["adjacent"]]),
            )
            for id, space in spaces.items()
        ]
    )
    site_spaces = tuple([tuple([numbers[id] for id in site["spaces"]]) for site in sites.values()])
    board = Board(board_spaces, tuple(regions), tuple(sites), site_spaces)
    for place in board.spaces:
        if board.distances[board.prison][place.index] == len(board.spaces):
            raise BadContent(FILE, place.id, "adjacent", "no way leads here from the sheriff's office")
    return board


def _parts(text: str) -> dict[str, Any]:
    """The lists of the file."""
    try:
        parts = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadContent(FILE, error.lineno, "", f"not JSON: {error.msg}") from None
    if not isinstance(parts, dict):
        raise BadContent(FILE, "", "", "has to be an object with regions, sites and spaces")
    for key in _PARTS:
        if not isinstance(parts.get(key), list) or not parts[key]:
            raise BadContent(FILE, "", key, "has to be a list")
    if not isinstance(parts.get("hideouts"), dict):
        raise BadContent(FILE, "", "hideouts", "has to be an object of lists by letter")
    return parts


def _by_id(places: list[Any], keys: tuple[str, ...], what: str) -> dict[str, dict[str, Any]]:
    """Places by their ids, with all their keys."""
    by_id: dict[str, dict[str, Any]] = {}
    for number, place in enumerate(places, start=1):
        if not isinstance(place, dict) or not isinstance(place.get("id"), str):
            raise BadContent(FILE, f"{what} {number}", "id", "is missing")
        id = place["id"]
        for key in keys:
            if key not in place:
                raise BadContent(FILE, id, key, "is missing")
            if key in ("spaces", "adjacent", "corner_adjacent", "centre", "polygon"):
                _check_list(place[key], id, key)
            elif place[key] is not None and not isinstance(place[key], str):
                raise BadContent(FILE, id, key, "has to be a word or null")
        if id in by_id:
            raise BadContent(FILE, id, "id", f"two {what}s have this id")
        by_id[id] = place
    return by_id


def _check_list(things: Any, id: str, key: str) -> None:
    """A list of ids, or one of coordinates for drawing the board."""
    if not isinstance(things, list):
        raise BadContent(FILE, id, key, "has to be a list")
    if key == "polygon":
        if len(things) < _CORNERS or not all(map(_is_point, things)):
            raise BadContent(FILE, id, key, "has to be a list of three or more points [x, y]")
    elif key == "centre":
        if not _is_point(things):
            raise BadContent(FILE, id, key, "has to be a point [x, y]")
    elif [thing for thing in things if not isinstance(thing, str)]:
        raise BadContent(FILE, id, key, "has to be a list of ids")


def _is_point(thing: Any) -> bool:
    """Whether something is a pair of numbers."""
    return isinstance(thing, list) and [type(one) in (int, float) for one in thing] == [True, True]


def _check_regions(regions: dict[str, dict[str, Any]], spaces: dict[str, dict[str, Any]]) -> None:
    """Every space is in exactly one region, the one it names."""
    region_of: dict[str, str] = {}
    for id, region in regions.items():
        if region["kind"] not in ("town", "wilderness"):
            raise BadContent(FILE, id, "kind", f'a region is a town or wilderness, not "{region["kind"]}"')
        for space in region["spaces"]:
            if space not in spaces:
                raise BadContent(FILE, id, "spaces", f'unknown space "{space}"')
            if space in region_of:
                raise BadContent(FILE, id, "spaces", f'"{space}" is already in region "{region_of[space]}"')
            region_of[space] = id
    for id, place in spaces.items():
        if id not in region_of:
            raise BadContent(FILE, id, "region", "this space is in no region")
        if place["region"] != region_of[id]:
            raise BadContent(FILE, id, "region", f'this space is in region "{region_of[id]}"')


def _check_space(
    space: dict[str, Any], regions: dict[str, dict[str, Any]], sites: dict[str, dict[str, Any]]
) -> None:
    """What a space says about itself fits together."""
    id, kind, region = space["id"], space["kind"], space["region"]
    town = region if regions[region]["kind"] == "town" else None
    if space["town"] != town:
        raise BadContent(FILE, id, "town", f"has to be {town or 'null'}, as its region says")
    if kind not in SPACE_KINDS:
        raise BadContent(FILE, id, "kind", f'unknown kind "{kind}"; known: {", ".join(SPACE_KINDS)}')
    if kind == "saloon" and town is None:
        raise BadContent(FILE, id, "kind", "a saloon has to be in a town")
    if kind == "plain" and space["site"] is not None:
        raise BadContent(FILE, id, "site", "a plain space does not belong to a site")
    if kind != "plain" and space["site"] not in sites:
        raise BadContent(FILE, id, "site", f'unknown site "{space["site"]}"')
    letters = HIDEOUTS if kind == "hideout" else (None,)
    if space["hideout"] not in letters:
        rather = "A, B or C" if kind == "hideout" else "null: this is not a hideout"
        raise BadContent(FILE, id, "hideout", f"has to be {rather}")
    colours = COLOURS if kind == "ranch" else (None,)
    if space["ranch_colour"] not in colours:
        rather = " or ".join(COLOURS) if kind == "ranch" else "null: this is not a ranch"
        raise BadContent(FILE, id, "ranch_colour", f"has to be {rather}")


def _check_neighbours(space: dict[str, Any], spaces: dict[str, dict[str, Any]]) -> None:
    """Neighbours exist, are listed once, and list the space in return."""
    id = space["id"]
    seen: set[str] = set()
    for beside in space["adjacent"]:
        if beside not in spaces:
            raise BadContent(FILE, id, "adjacent", f'unknown space "{beside}"')
        if beside == id or beside in seen:
            what = "a space cannot be its own neighbour" if beside == id else f'"{beside}" appears twice'
            raise BadContent(FILE, id, "adjacent", what)
        seen.add(beside)
        if id not in spaces[beside]["adjacent"]:
            raise BadContent(FILE, id, "adjacent", f'"{beside}" does not have this space as a neighbour')
    for beside in space["corner_adjacent"]:
        if beside not in seen:
            raise BadContent(FILE, id, "corner_adjacent", f'"{beside}" is not among the neighbours')


def _check_sites(sites: dict[str, dict[str, Any]], spaces: dict[str, dict[str, Any]]) -> None:
    """Every site has the spaces that name it, all of its kind, and the right number of them."""
    for id, site in sites.items():
        kind = site["kind"]
        if kind == "plain" or kind not in SPACE_KINDS:
            raise BadContent(FILE, id, "kind", f'unknown kind "{kind}" of a site')
        for space in site["spaces"]:
            if space not in spaces:
                raise BadContent(FILE, id, "spaces", f'unknown space "{space}"')
            if spaces[space]["site"] != id:
                raise BadContent(FILE, id, "spaces", f'"{space}" belongs to another site')
            if spaces[space]["kind"] != kind:
                raise BadContent(FILE, id, "spaces", f'"{space}" is of kind "{spaces[space]["kind"]}"')
        for space, place in spaces.items():
            if place["site"] == id and space not in site["spaces"]:
                raise BadContent(FILE, id, "spaces", f'"{space}" is missing, which says that it belongs here')
        count = _WIDE_SPACES if kind in _WIDE else 1
        if len(set(site["spaces"])) != count or len(site["spaces"]) != count:
            raise BadContent(FILE, id, "spaces", f"a site of kind {kind} has {count} of them")
        if count == 1 and site["spaces"][0] != id:
            raise BadContent(FILE, id, "spaces", "the only space of a site has the id of the site")


def _check_special_places(spaces: dict[str, dict[str, Any]], hideouts: dict[str, Any]) -> None:
    """There is a prison, a ranch of each colour, two hideouts of each letter, a place for every action."""
    kinds = [space["kind"] for space in spaces.values()]
    for kind in (*_NEEDED, "sheriff_office"):
        if kind not in kinds:
            raise BadContent(FILE, "", "spaces", f"there is no {kind}")
    for kind in _SINGLE:
        if kinds.count(kind) > 1:
            raise BadContent(
                FILE, "", "spaces", f"there are {kinds.count(kind)} spaces of kind {kind}, not 1"
            )
    for colour in COLOURS:
        ranches = [id for id, space in spaces.items() if space["ranch_colour"] == colour]
        if len(ranches) != 1:
            raise BadContent(FILE, "", "spaces", f"{len(ranches)} ranches are {colour} instead of 1")
    for letter in HIDEOUTS:
        lettered = [id for id, space in spaces.items() if space["hideout"] == letter]
        if len(lettered) != _SPACES_PER_LETTER:
            raise BadContent(FILE, "", "spaces", f"{len(lettered)} hideouts are {letter} instead of 2")
        listed = hideouts.get(letter)
        if not isinstance(listed, list) or sorted([str(one) for one in listed]) != sorted(lettered):
            raise BadContent(FILE, "", "hideouts", f"{letter} has to list {' and '.join(lettered)}")
