"""All data files as one content. Either everything fits together, or one line says what does not."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from sixgun.games.legends.content.cards import (
    read_black_cards,
    read_characters,
    read_fight_cards,
    read_goals,
    read_items,
    read_poker_cards,
    read_stories,
)
from sixgun.games.legends.content.codes import Codes
from sixgun.games.legends.content.kinds import Content
from sixgun.games.legends.content.names import Names
from sixgun.games.legends.content.pieces import (
    read_cattle,
    read_dice,
    read_legend_tokens,
    read_track,
)
from sixgun.games.legends.content.surveying import survey
from sixgun.games.legends.content.tables import BadContent, Row, read_table

BOARD: Final = "board.json"

COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "characters.tsv": (
        *("id", "name", "start_site", "start_weapon", "poker_cards", "money", "marshal_points"),
        *("wanted_points", "ability_code", "provenance", "provenance_note"),
    ),
    "poker_cards.tsv": (
        *("id", "rank", "value", "suit", "kind", "name", "ability_type", "ability_code"),
        *("provenance", "provenance_note"),
    ),
    "fight_cards.tsv": ("id", "rank", "value", "effect_code", "provenance"),
    "items.tsv": (
        *("id", "name", "category", "price", "copies", "movement", "front_code", "upgraded_movement"),
        *("upgraded_code", "upgraded_end_lp", "front_provenance", "upgraded_provenance", "provenance_note"),
    ),
    "story_cards.tsv": (
        *("id", "number", "slug", "name", "condition_code", "reward_code", "bandit_hideouts", "sheriff_move"),
        *("first_game", "provenance", "provenance_note"),
    ),
    "goals.tsv": ("id", "character", "number", "name", "condition_code", "provenance"),
    "man_in_black.tsv": (
        *("id", "number", "name", "place", "lp", "effect_code", "provenance", "provenance_note"),
    ),
    "cattle_tokens.tsv": ("id", "colour", "symbol", "bonus_code", "provenance", "provenance_note"),
    "legend_tokens.tsv": ("id", "lp", "provenance"),
    "dice.tsv": ("id", "symbol", "result_code", "provenance", "provenance_note"),
    "tracks.tsv": ("id", "track", "space", "row", "entry_code", "row_lp", "provenance"),
}
"""The tables and their columns."""


@cache
def content() -> Content:
    """The content of the package's own data files."""
    return read_content(packaged_files())


def packaged_files() -> dict[str, str]:
    """The package's own data files by name."""
    folder = resources.files("sixgun.games.legends").joinpath("data")
    files: dict[str, str] = {}
    for name in (BOARD, *COLUMNS):
        file = folder.joinpath(name)
        if file.is_file():
            files[name] = text_of(name, file.read_bytes())
    return files


def text_of(name: str, data: bytes) -> str:
    """The text of a file."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        row = data.count(b"\n", 0, error.start) + 1
        raise BadContent(name, row, "", "is not written in UTF-8") from None


def read_content(files: Mapping[str, str]) -> Content:
    """Read the data files, given as texts by name, and check them. Raises `BadContent`."""
    for name in (BOARD, *COLUMNS):
        if name not in files:
            raise BadContent(name, "", "", "this file is missing")
    tables: dict[str, list[Row]] = {
        name: read_table(name, files[name], columns) for name, columns in COLUMNS.items()
    }
    board = survey(files[BOARD])
    items = tables["items.tsv"]
    misc = [row.cells["id"] for row in items if row.cells["category"] == "misc"]
    names = Names(board, tuple([row.cells["id"] for row in items]), tuple(misc))
    codes = Codes(names)
    item_cards = read_items(items, codes)
    characters = read_characters(tables["characters.tsv"], item_cards, codes)
    return Content(
        board=board,
        characters=characters,
        poker_cards=read_poker_cards(tables["poker_cards.tsv"], codes),
        fight_cards=read_fight_cards(tables["fight_cards.tsv"], codes),
        items=item_cards,
        stories=read_stories(tables["story_cards.tsv"], codes),
        goals=read_goals(tables["goals.tsv"], characters, codes),
        black_cards=read_black_cards(tables["man_in_black.tsv"], codes),
        cattle=read_cattle(tables["cattle_tokens.tsv"], codes),
        legend_tokens=read_legend_tokens(tables["legend_tokens.tsv"]),
        dice=read_dice(tables["dice.tsv"], codes),
        marshal=read_track(tables["tracks.tsv"], "marshal", codes),
        wanted=read_track(tables["tracks.tsv"], "wanted", codes),
    )
