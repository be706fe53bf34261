"""Mistakes on the board: one thing of the real file is changed, and one line says where and what is wrong."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from sixgun.games.legends.content.reading import packaged_files
from sixgun.games.legends.content.surveying import survey
from sixgun.games.legends.content.tables import BadContent

TEXT = packaged_files()["board.json"]

Board = dict[str, Any]
Change = Callable[[Board], Any]


def place(board: Board, id: str, part: str = "spaces") -> dict[str, Any]:
    """A space, site or region of the file."""
    (one,) = [one for one in board[part] if one["id"] == id]
    assert isinstance(one, dict)
    return one


def putting(id: str, key: str, value: object, part: str = "spaces") -> Change:
    """A change of one key of one place."""

    def change(board: Board) -> None:
        one = place(board, id, part)
        assert one.get(key) != value, "this changes nothing"
        one[key] = value

    return change


def leaving_out(id: str, key: str) -> Change:
    return lambda board: place(board, id).pop(key)


def adding(id: str, key: str, value: str, part: str = "spaces") -> Change:
    return lambda board: place(board, id, part)[key].append(value)


def removing(id: str, key: str, value: str, part: str = "spaces") -> Change:
    return lambda board: place(board, id, part)[key].remove(value)


def together(*changes: Change) -> Change:
    def change(board: Board) -> None:
        for one in changes:
            one(board)

    return change


def cut_off(board: Board) -> None:
    """No path leads to a mine any more."""
    for other in list(place(board, "sv_mine")["adjacent"]):
        for one, two in (("sv_mine", other), (other, "sv_mine")):
            place(board, one)["adjacent"].remove(two)
            corners = place(board, one)["corner_adjacent"]
            if two in corners:
                corners.remove(two)


def no_prison(board: Board) -> None:
    office = place(board, "dk_sheriff")
    office["kind"], office["site"] = "plain", None
    board["sites"].remove(place(board, "dk_sheriff", "sites"))


def second_bank(board: Board) -> None:
    place(board, "sh_mine")["kind"] = "bank"
    place(board, "sh_mine", "sites")["kind"] = "bank"


def third_blue_ranch(board: Board) -> None:
    place(board, "mp_green_ranch")["ranch_colour"] = "blue"


def other_letter(board: Board) -> None:
    place(board, "dc_hideout_b")["hideout"] = "A"


WRONG: list[tuple[Change, str]] = [
    # neighbours
    (
        removing("dk_bank", "adjacent", "sv_plain_4"),
        'sv_plain_4, adjacent: "dk_bank" does not have this space as a neighbour',
    ),
    (
        adding("dk_bank", "adjacent", "sv_mine"),
        'dk_bank, adjacent: "sv_mine" does not have this space as a neighbour',
    ),
    (adding("dk_bank", "adjacent", "atlantis"), 'dk_bank, adjacent: unknown space "atlantis"'),
    (adding("dk_bank", "adjacent", "dk_bank"), "dk_bank, adjacent: a space cannot be its own neighbour"),
    (adding("dk_bank", "adjacent", "sv_plain_4"), 'dk_bank, adjacent: "sv_plain_4" appears twice'),
    (
        adding("dk_bank", "corner_adjacent", "sv_mine"),
        'dk_bank, corner_adjacent: "sv_mine" is not among the neighbours',
    ),
    (cut_off, "sv_mine, adjacent: no way leads here from the sheriff's office"),
    # regions
    (removing("darkrock", "spaces", "dk_bank", "regions"), "dk_bank, region: this space is in no region"),
    (
        adding("red_falls", "spaces", "dk_bank", "regions"),
        'red_falls, spaces: "dk_bank" is already in region "darkrock"',
    ),
    (adding("red_falls", "spaces", "atlantis", "regions"), 'red_falls, spaces: unknown space "atlantis"'),
    (putting("dk_bank", "region", "red_falls"), 'dk_bank, region: this space is in region "darkrock"'),
    (
        putting("darkrock", "kind", "city", "regions"),
        'darkrock, kind: a region is a town or wilderness, not "city"',
    ),
    (putting("dk_bank", "town", "red_falls"), "dk_bank, town: has to be darkrock, as its region says"),
    (putting("sv_mine", "town", "darkrock"), "sv_mine, town: has to be null, as its region says"),
    # kinds and sites
    (putting("dk_bank", "kind", "bakery"), 'dk_bank, kind: unknown kind "bakery"; known: plain'),
    (putting("sv_mine", "kind", "saloon"), "sv_mine, kind: a saloon has to be in a town"),
    (putting("mp_plain_1", "site", "dk_bank"), "mp_plain_1, site: a plain space does not belong to a site"),
    (putting("dk_bank", "site", "dk_bakery"), 'dk_bank, site: unknown site "dk_bakery"'),
    (putting("dk_bank", "site", None), 'dk_bank, site: unknown site "None"'),
    (putting("dk_bank", "kind", "doctor", "sites"), 'dk_bank, spaces: "dk_bank" is of kind "bank"'),
    (putting("dk_bank", "kind", "plain", "sites"), 'dk_bank, kind: unknown kind "plain" of a site'),
    (removing("dk_saloon", "spaces", "dk_saloon_n", "sites"), 'dk_saloon, spaces: "dk_saloon_n" is missing'),
    (
        adding("dk_saloon", "spaces", "rf_saloon_n", "sites"),
        'dk_saloon, spaces: "rf_saloon_n" belongs to another site',
    ),
    (adding("dk_saloon", "spaces", "atlantis", "sites"), 'dk_saloon, spaces: unknown space "atlantis"'),
    (
        adding("dk_saloon", "spaces", "dk_saloon_n", "sites"),
        "dk_saloon, spaces: a site of kind saloon has 3 of them",
    ),
    (
        together(putting("sh_mine", "site", "mine_1"), putting("sh_mine", "id", "mine_1", "sites")),
        "mine_1, spaces: the only space of a site has the id of the site",
    ),
    # special places
    (putting("dc_hideout_b", "hideout", "D"), "dc_hideout_b, hideout: has to be A, B or C"),
    (putting("dk_bank", "hideout", "A"), "dk_bank, hideout: has to be null: this is not a hideout"),
    (putting("sh_blue_ranch", "ranch_colour", None), "sh_blue_ranch, ranch_colour: has to be blue or green"),
    (
        putting("dk_bank", "ranch_colour", "blue"),
        "dk_bank, ranch_colour: has to be null: this is not a ranch",
    ),
    (third_blue_ranch, ", spaces: 2 ranches are blue instead of 1"),
    (other_letter, ", spaces: 3 hideouts are A instead of 2"),
    (no_prison, ", spaces: there is no sheriff_office"),
    (second_bank, ", spaces: there are 2 spaces of kind bank, not 1"),
    (
        lambda board: board["hideouts"]["A"].reverse() or board["hideouts"]["B"].pop(),
        ", hideouts: B has to list sh_hideout_b and dc_hideout_b",
    ),
    # the file
    (lambda board: board["spaces"].append(place(board, "dk_bank")), "dk_bank, id: two spaces have this id"),
    (lambda board: board["spaces"].insert(2, {"region": "darkrock"}), "space 3, id: is missing"),
    (leaving_out("dk_bank", "kind"), "dk_bank, kind: is missing"),
    (putting("dk_bank", "kind", 7), "dk_bank, kind: has to be a word or null"),
    (putting("dk_bank", "adjacent", "dk_saloon_e"), "dk_bank, adjacent: has to be a list"),
    (putting("dk_bank", "adjacent", [7]), "dk_bank, adjacent: has to be a list of ids"),
    (putting("dk_bank", "centre", [7]), "dk_bank, centre: has to be a point [x, y]"),
    (
        putting("dk_bank", "polygon", [[1, 2], [3, 4]]),
        "dk_bank, polygon: has to be a list of three or more points [x, y]",
    ),
    (
        putting("dk_bank", "polygon", [[1, 2], [3, 4], 5]),
        "dk_bank, polygon: has to be a list of three or more points",
    ),
    (lambda board: board.pop("sites"), ", sites: has to be a list"),
    (lambda board: board.update(regions=[]), ", regions: has to be a list"),
    (lambda board: board.pop("hideouts"), ", hideouts: has to be an object of lists by letter"),
]


@pytest.mark.parametrize(("change", "line"), WRONG, ids=[line for _, line in WRONG])
def test_a_wrong_board(change: Change, line: str) -> None:
    board = json.loads(TEXT)
    change(board)
    with pytest.raises(BadContent) as caught:
        survey(json.dumps(board))
    said = str(caught.value)
    assert said.removeprefix("board.json").removeprefix(" ").startswith(line)
    assert "\n" not in said


def test_a_file_that_is_not_json() -> None:
    with pytest.raises(BadContent) as caught:
        survey(TEXT.replace('"regions": [', '"regions": [[,', 1))
    row = TEXT[: TEXT.index('"regions"')].count("\n") + 1
    assert (caught.value.file, caught.value.row) == ("board.json", row)
    assert caught.value.reason.startswith("not JSON: ")


def test_a_file_that_is_something_else() -> None:
    with pytest.raises(
        BadContent, match=r"^board\.json: has to be an object with regions, sites and spaces$"
    ):
        survey("[]")


def test_the_real_board_is_fine() -> None:
    assert len(survey(TEXT).spaces) == 65


@pytest.mark.parametrize(
    "kind", ["general_store", "saloon", "bank", "doctor", "cabaret", "mine", "rail_station"]
)
def test_every_action_has_a_place(kind: str) -> None:
    board = json.loads(TEXT)
    for space in board["spaces"]:
        if space["kind"] == kind:
            space["kind"], space["site"] = "plain", None
    board["sites"] = [site for site in board["sites"] if site["kind"] != kind]
    with pytest.raises(BadContent, match=rf"^board\.json, spaces: there is no {kind}$"):
        survey(json.dumps(board))
