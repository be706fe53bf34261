"""Mistakes in the tables: one cell of the real files is changed, and one line says what is wrong where."""

import pytest

from sixgun.games.legends.content.reading import packaged_files, read_content
from sixgun.games.legends.content.tables import BadContent

FILES = packaged_files()
WHOLE_FILE = ""


def complaint(files: dict[str, str]) -> BadContent:
    with pytest.raises(BadContent) as caught:
        read_content(files)
    assert "\n" not in str(caught.value)
    return caught.value


def with_cell(file: str, id: str, column: str, cell: str) -> tuple[dict[str, str], int]:
    """The files with one cell changed, and the row that it is in."""
    rows = [line.split("\t") for line in FILES[file].rstrip("\n").split("\n")]
    (number,) = [number for number, row in enumerate(rows) if row[rows[0].index("id")] == id]
    assert rows[number][rows[0].index(column)] != cell, "this changes nothing"
    rows[number][rows[0].index(column)] = cell
    return FILES | {file: "\n".join("\t".join(row) for row in rows) + "\n"}, number + 1


CELLS = [
    # ids and words
    ("items.tsv", "mule", "id", "rifle", '"rifle" is already in row 4'),
    ("items.tsv", "mule", "id", "Mule!", '"Mule!" has characters other than a to z, 0 to 9 and _'),
    ("items.tsv", "mule", "id", "", "is empty"),
    ("items.tsv", "mule", "name", "", "is empty"),
    ("items.tsv", "mule", "category", "cow", 'unknown word "cow"; known: weapon, mount, misc'),
    (
        "fight_cards.tsv",
        "fight_9",
        "provenance",
        "me",
        'unknown word "me"; known: printed, rulebook, designed',
    ),
    ("items.tsv", "mule", "front_provenance", "", 'unknown word ""; known: printed, rulebook, designed'),
    (
        "items.tsv",
        "mule",
        "upgraded_provenance",
        "x",
        'unknown word "x"; known: printed, rulebook, designed',
    ),
    # items
    ("items.tsv", "mule", "price", "-30", '"-30" is not a whole number from 10 to 120'),
    ("items.tsv", "mule", "price", "35", "35 is not a multiple of 10"),
    ("items.tsv", "mule", "price", "9" * 5000, "not a whole number from 10 to 120"),
    ("items.tsv", "mule", "movement", "", '"" is not a whole number from 1 to 99'),
    ("items.tsv", "mule", "upgraded_movement", "fast", '"fast" is not a whole number from 1 to 99'),
    ("items.tsv", "rifle", "movement", "3", "has to be empty: only mounts have movement points"),
    ("items.tsv", "rifle", "upgraded_end_lp", "", '"" is not a whole number from 0 to 9'),
    (
        "items.tsv",
        "whiskey",
        "upgraded_code",
        "none",
        "has to be empty: miscellaneous items cannot be upgraded",
    ),
    ("items.tsv", "mule", "copies", "0", '"0" is not a whole number from 1 to 54'),
    ("items.tsv", "rifle", "front_code", "", "is empty"),
    # characters
    ("characters.tsv", "kit_carson", "start_site", "sh_mnie", 'unknown site "sh_mnie"'),
    ("characters.tsv", "kit_carson", "start_weapon", "bow", 'unknown item "bow"'),
    ("characters.tsv", "kit_carson", "start_weapon", "mule", '"mule" is not a weapon'),
    ("characters.tsv", "kit_carson", "money", "130", '"130" is not a whole number from 0 to 120'),
    ("characters.tsv", "kit_carson", "money", "15", "15 is not a multiple of 10"),
    ("characters.tsv", "kit_carson", "poker_cards", "6", '"6" is not a whole number from 0 to 5'),
    ("characters.tsv", "kit_carson", "marshal_points", "10", '"10" is not a whole number from 0 to 9'),
    ("characters.tsv", "wyatt_earp", "wanted_points", "1", "nobody can have both Marshal and Wanted points"),
    # poker and fight cards
    (
        "poker_cards.tsv",
        "7_clubs",
        "rank",
        "1",
        'unknown word "1"; known: 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, A',
    ),
    ("poker_cards.tsv", "7_clubs", "suit", "spades", "7 of spades is already in row 22"),
    (
        "poker_cards.tsv",
        "7_clubs",
        "suit",
        "stars",
        'unknown word "stars"; known: spades, clubs, hearts, diamonds',
    ),
    ("poker_cards.tsv", "q_clubs", "value", "13", "Q is worth 12"),
    (
        "poker_cards.tsv",
        "7_clubs",
        "kind",
        "saddle up",
        '"saddle up" has characters other than a to z, 0 to 9 and _',
    ),
    (
        "poker_cards.tsv",
        "7_clubs",
        "name",
        "Ride!",
        'differs from row 22, which is of the same kind "saddle_up"',
    ),
    (
        "poker_cards.tsv",
        "7_clubs",
        "ability_code",
        "wild",
        'differs from row 22, which is of the same kind "saddle_up"',
    ),
    ("fight_cards.tsv", "fight_3", "rank", "2", "2 is already in row 2"),
    ("fight_cards.tsv", "fight_3", "value", "4", "3 is worth 3"),
    # stories and goals
    ("story_cards.tsv", "story_03", "number", "2", "2 is already in row 3"),
    ("story_cards.tsv", "story_03", "number", "41", '"41" is not a whole number from 1 to 40'),
    ("story_cards.tsv", "story_03", "slug", "gold_fever", '"gold_fever" is already in row 3'),
    (
        "story_cards.tsv",
        "story_03",
        "bandit_hideouts",
        "A,D",
        'unknown hideout letter "D"; known: A, B, C',
    ),
    ("story_cards.tsv", "story_03", "bandit_hideouts", "A,A", "a letter appears twice"),
    ("story_cards.tsv", "story_03", "bandit_hideouts", "", "is empty"),
    ("story_cards.tsv", "story_03", "sheriff_move", "far", '"far" is not a whole number from 0 to 99'),
    ("story_cards.tsv", "story_03", "first_game", "maybe", 'unknown word "maybe"; known: yes, no'),
    ("story_cards.tsv", "story_03", "condition_code", "", "is empty"),
    ("goals.tsv", "goal_kit_carson_1", "character", "kit", 'unknown character "kit"'),
    ("goals.tsv", "goal_kit_carson_1", "number", "5", '"5" is not a whole number from 1 to 4'),
    ("goals.tsv", "goal_kit_carson_2", "number", "1", '"kit_carson" already has number 1, in row 30'),
    # Man in Black, tokens, dice, tracks
    ("man_in_black.tsv", "mib_05", "place", "town", '"town" is neither a space nor most_lp nor most_money'),
    ("man_in_black.tsv", "mib_05", "number", "4", "4 is already in row 5"),
    ("man_in_black.tsv", "mib_05", "lp", "-1", '"-1" is not a whole number from 0 to 9'),
    ("cattle_tokens.tsv", "blue_nugget", "colour", "red", 'unknown word "red"; known: blue, green'),
    (
        "cattle_tokens.tsv",
        "blue_nugget",
        "symbol",
        "a b",
        '"a b" has characters other than a to z, 0 to 9 and _',
    ),
    ("legend_tokens.tsv", "legend_18", "lp", "0", '"0" is not a whole number from 1 to 9'),
    ("tracks.tsv", "wanted_3", "track", "wanting", 'unknown word "wanting"; known: marshal, wanted'),
    ("tracks.tsv", "wanted_3", "space", "10", '"10" is not a whole number from 1 to 9'),
    ("tracks.tsv", "wanted_3", "space", "2", "the wanted track already has space 2"),
    ("tracks.tsv", "wanted_overflow", "row", "3", "has to be empty: points beyond the track are in no row"),
    ("tracks.tsv", "wanted_3", "row_lp", "2", "the spaces of row 1 have different LP"),
]


@pytest.mark.parametrize(("file", "id", "column", "cell", "reason"), CELLS)
def test_a_wrong_cell(file: str, id: str, column: str, cell: str, reason: str) -> None:
    files, row = with_cell(file, id, column, cell)
    wrong = complaint(files)
    assert (wrong.file, wrong.row) == (file, row)
    assert wrong.column == column
    assert wrong.reason.endswith(reason)
    assert str(wrong) == f"{file} row {row}, {column}: {wrong.reason}"


SUMS = [
    ("items.tsv", "provisions", "id", "beans", "id", 'the first game needs a misc item "provisions"'),
    ("characters.tsv", "bass_reeves", "id", "bass", "id", 'the first game needs a character "bass_reeves"'),
    ("items.tsv", "mule", "copies", "7", "copies", "55 cards in all instead of 54"),
    ("story_cards.tsv", "story_01", "first_game", "yes", "first_game", "21 rows say yes instead of 20"),
    ("cattle_tokens.tsv", "blue_nugget", "colour", "green", "colour", "7 tokens are blue instead of 8"),
]


@pytest.mark.parametrize(("file", "id", "column", "cell", "place", "reason"), SUMS)
def test_what_is_wrong_with_the_rows_together(
    file: str, id: str, column: str, cell: str, place: str, reason: str
) -> None:
    wrong = complaint(with_cell(file, id, column, cell)[0])
    assert str(wrong) == f"{file}, {place}: {reason}"
    assert wrong.row == WHOLE_FILE


def test_a_track_that_ends_twice() -> None:
    files, _ = with_cell("tracks.tsv", "wanted_overflow", "track", "marshal")
    assert str(complaint(files)) == 'tracks.tsv row 21, space: the marshal track already has "9+"'


def test_a_track_with_a_gap_between_its_rows() -> None:
    text = FILES["tracks.tsv"]
    for space in "789":
        text = text.replace(f"wanted_{space}\twanted\t{space}\t3", f"wanted_{space}\twanted\t{space}\t4")
    assert str(complaint(FILES | {"tracks.tsv": text})) == "tracks.tsv, row: the wanted track has no row 3"


COUNTS = [
    ("characters.tsv", "12", "11 characters instead of 12"),
    ("poker_cards.tsv", "52", "51 poker cards instead of 52"),
    ("fight_cards.tsv", "13", "12 fight cards instead of 13"),
    ("story_cards.tsv", "40", "39 story cards instead of 40"),
    ("man_in_black.tsv", "10", "9 cards of the Man in Black instead of 10"),
    ("cattle_tokens.tsv", "16", "15 cattle tokens instead of 16"),
    ("legend_tokens.tsv", "18", "17 legend tokens instead of 18"),
    ("dice.tsv", "6", "5 die faces instead of 6"),
    ("items.tsv", "9", "48 cards in all instead of 54"),
    ("goals.tsv", "48", '"y_b_rowdy" has 3 goals instead of 4'),
    ("tracks.tsv", "20", 'the marshal track has no "9+"'),
]


@pytest.mark.parametrize(("file", "rows", "reason"), COUNTS)
def test_a_missing_row(file: str, rows: str, reason: str) -> None:
    lines = FILES[file].rstrip("\n").split("\n")
    assert len(lines) == int(rows) + 1
    wrong = complaint(FILES | {file: "\n".join(lines[:-1])})
    assert (wrong.file, wrong.row) == (file, WHOLE_FILE)
    assert wrong.reason == reason


def test_a_missing_space_of_a_track() -> None:
    lines = FILES["tracks.tsv"].split("\n")
    wrong = complaint(FILES | {"tracks.tsv": "\n".join(lines[:3] + lines[4:])})
    assert str(wrong) == "tracks.tsv, space: the wanted track has no space 3"


def test_a_row_too_many() -> None:
    more = FILES["legend_tokens.tsv"] + "legend_19\t1\tdesigned\n"
    assert complaint(FILES | {"legend_tokens.tsv": more}).reason == "19 legend tokens instead of 18"


@pytest.mark.parametrize(
    ("old", "new", "column", "reason"),
    [
        ("id\tlp\tprovenance", "id\tprovenance", "lp", "missing column"),
        ("id\tlp\tprovenance", "id\tlp\tprovenance\tcolour", "colour", "unknown column"),
        ("id\tlp\tprovenance", "id\tlp\tprovenance\tlp", "lp", "this column appears twice"),
    ],
)
def test_wrong_columns(old: str, new: str, column: str, reason: str) -> None:
    wrong = complaint(FILES | {"legend_tokens.tsv": FILES["legend_tokens.tsv"].replace(old, new)})
    assert str(wrong) == f"legend_tokens.tsv row 1, {column}: {reason}"


def test_an_empty_file() -> None:
    assert str(complaint(FILES | {"dice.tsv": ""})) == "dice.tsv row 1, id: missing column"


def test_a_row_with_too_few_cells() -> None:
    text = FILES["legend_tokens.tsv"].replace("legend_02\t1\trulebook", "legend_02\t1")
    assert (
        str(complaint(FILES | {"legend_tokens.tsv": text}))
        == "legend_tokens.tsv row 3: 2 cells under 3 columns"
    )


def test_enough_weapons_for_a_full_table() -> None:
    text = FILES["items.tsv"]
    text = text.replace("revolver\tRevolver\tweapon\t20\t6", "revolver\tRevolver\tweapon\t20\t5")
    text = text.replace("mule\tMule\tmount\t30\t6", "mule\tMule\tmount\t30\t7")
    wrong = complaint(FILES | {"items.tsv": text})
    assert (wrong.file, wrong.column) == ("characters.tsv", "start_weapon")
    assert wrong.reason == 'there are only 5 cards "revolver"'


def test_the_type_of_a_poker_card_has_to_fit_its_code() -> None:
    text = FILES["poker_cards.tsv"].replace("Grit\taction\t", "Grit\teffect\t")
    assert text != FILES["poker_cards.tsv"]
    wrong = complaint(FILES | {"poker_cards.tsv": text})
    assert (wrong.row, wrong.column) == (34, "ability_type")
    assert wrong.reason == 'has to be "action", as ability_code says'


@pytest.mark.parametrize(
    ("type", "code", "column", "reason"),
    [
        (
            "trick",
            "on action: extra_actions(2)",
            "ability_type",
            'unknown word "trick"; known: effect, action, reaction',
        ),
        ("action", "on action: draw(1) / on action: lp(1)", "ability_code", "a card has one action only"),
    ],
)
def test_a_kind_of_poker_card(type: str, code: str, column: str, reason: str) -> None:
    old = "Grit\taction\ton action: extra_actions(2)"
    text = FILES["poker_cards.tsv"].replace(old, f"Grit\t{type}\t{code}")
    wrong = complaint(FILES | {"poker_cards.tsv": text})
    assert (wrong.column, wrong.reason) == (column, reason)
