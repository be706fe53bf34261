"""The packaged data files: read completely, bound to the right numbers."""

import pickle

import pytest

from sixgun.games.legends.content.kinds import NOTHING, Abilities, Clause
from sixgun.games.legends.content.reading import (
    BOARD,
    COLUMNS,
    content,
    packaged_files,
    read_content,
    text_of,
)
from sixgun.games.legends.content.tables import BadContent

CONTENT = content()
ITEM = CONTENT.numbers["item"]
SPACE = CONTENT.board.by_id
SITE = {id: number for number, id in enumerate(CONTENT.board.site_ids)}


def mask(*ids: str) -> int:
    return sum(1 << SPACE[id] for id in ids)


def clauses(abilities: Abilities, hook: str) -> list[tuple[dict[str, tuple[str, ...]], int, object]]:
    return [(one.where, one.at, one.program) for one in abilities.on(hook)]


def test_everything_printed_is_there() -> None:
    counts = {group: len(ids) for group, ids in CONTENT.numbers.items()}
    assert counts == {
        "character": 12,
        "poker": 52,
        "fight": 13,
        "item": 9,
        "story": 40,
        "goal": 48,
        "black": 10,
        "cattle": 16,
    }
    assert len(CONTENT.board.spaces) == 65
    assert sorted(CONTENT.legend_tokens) == [1] * 9 + [2] * 6 + [3] * 3
    assert [face.symbol for face in CONTENT.dice].count("nugget") == 3
    assert sum(item.copies for item in CONTENT.items) == 54


def test_the_order_of_a_file_is_the_numbers() -> None:
    first = [line.split("\t")[0] for line in packaged_files()["characters.tsv"].splitlines()[1:]]
    assert [one.id for one in CONTENT.characters] == first
    assert [space.index for space in CONTENT.board.spaces] == list(range(65))


def test_content_is_read_once() -> None:
    assert content() is CONTENT


def test_every_packaged_file_is_read() -> None:
    assert set(packaged_files()) == {BOARD, *COLUMNS}


def test_the_board_has_its_special_places() -> None:
    board = CONTENT.board
    assert board.prison == SPACE["dk_sheriff"]
    assert board.ranches == (SPACE["sh_blue_ranch"], SPACE["mp_green_ranch"])
    assert [board.spaces[one].hideout for one in board.hideouts] == ["A", "B", "A", "B", "C", "C"]
    assert board.site_spaces[SITE["rf_saloon"]] == (
        SPACE["rf_saloon_n"],
        SPACE["rf_saloon_e"],
        SPACE["rf_saloon_w"],
    )
    assert board.distances[SPACE["dk_sheriff"]][SPACE["dk_bank"]] == 3
    assert board.town_masks["darkrock"].bit_count() == 10


def test_a_character_knows_where_and_with_what_it_starts() -> None:
    billy = CONTENT.characters[CONTENT.numbers["character"]["billy_the_kid"]]
    assert (billy.site, billy.weapon, billy.poker_cards, billy.money, billy.mp, billy.wp) == (
        SITE["cj_hideout_c"],
        ITEM["revolver"],
        1,
        0,
        0,
        2,
    )
    either = (("steal", "money", 10),), (("steal", "poker", 1),)
    expected = ({"with": ("player", "mib")}, -1, (("may", (("choose", either),)),))
    assert clauses(billy.abilities, "after_move_action") == [expected]


def test_a_clause_at_the_start_of_a_turn_has_spaces_instead_of_words() -> None:
    jane = CONTENT.characters[CONTENT.numbers["character"]["calamity_jane"]]
    towns = CONTENT.board.town_masks["darkrock"] | CONTENT.board.town_masks["red_falls"]
    assert clauses(jane.abilities, "start_of_turn") == [({}, towns, (("may", (("heal", 1),)),))]


def test_two_clauses_of_one_moment_stay_apart() -> None:
    rifle = CONTENT.items[ITEM["rifle"]]
    assert clauses(rifle.front, "before_fight") == [({"vs": ("player",)}, -1, (("peek_hand", 2),))]
    assert clauses(rifle.upgraded, "before_fight")[1] == (
        {"vs": ("virtual", "mib")},
        -1,
        (("peek_fight_cards", 2),),
    )


def test_what_simply_holds_is_a_flag() -> None:
    assert CONTENT.items[ITEM["mule"]].front.flags == {"nugget_limit": 2}
    assert CONTENT.poker_cards[CONTENT.numbers["poker"]["2_hearts"]].abilities.flags == {"wild": 1}
    assert CONTENT.items[ITEM["revolver"]].front.flags == {}


@pytest.mark.parametrize(
    ("card", "types", "action"),
    [
        ("7_spades", ("action",), (("step", 0, 2),)),
        ("2_clubs", ("reaction",), ()),
        ("9_hearts", ("effect", "action"), (("draw", 2),)),
        ("k_diamonds", ("action",), (("choose", ((("money", 40),), (("take_cattle",),))),)),
    ],
)
def test_poker_cards(card: str, types: tuple[str, ...], action: object) -> None:
    one = CONTENT.poker_cards[CONTENT.numbers["poker"][card]]
    assert (one.types, one.action) == (types, action)


def test_the_one_fight_card_that_cannot_be_cancelled() -> None:
    assert [card.rank for card in CONTENT.fight_cards if not card.cancellable] == ["6"]
    assert CONTENT.fight_cards[4].program == (("wound", 1),)


def test_the_one_die_face_that_may_be_rolled_again() -> None:
    assert [(face.symbol, face.program) for face in CONTENT.dice if face.rolls_on] == [
        ("money_reroll", (("money", 10),))
    ]
    assert CONTENT.dice[5].program == ()


def test_tracks() -> None:
    assert CONTENT.marshal.entry[:4] == ((), (("money", 20),), (("money", 20),), (("lp", 2),))
    assert CONTENT.wanted.row == (0, 1, 1, 1, 2, 2, 2, 3, 3, 3)
    assert CONTENT.wanted.row_lp == (0, 1, 2, 3)
    assert CONTENT.marshal.overflow == (("lp", 1),)


def test_stories() -> None:
    by_slug = {story.slug: story for story in CONTENT.stories}
    blood = by_slug["blood_money"]
    assert blood.program == (("money", 30), ("may", (("wound", 1), ("money", 20))))
    assert blood.condition == ((("turn", "lp_in_one_action", ">=", 2),),)
    hideouts = ("sh_hideout_b", "dc_hideout_b", "sv_hideout_c", "cj_hideout_c")
    assert (set(blood.hideouts), blood.sheriff) == ({SPACE[id] for id in hideouts}, 3)
    assert by_slug["moonshine"].program == (("gain_item_or", ITEM["whiskey"], (("money", 20),)),)
    assert by_slug["iron_horse"].program[1] == ("may", (("place", SPACE["sv_rail_station"]),))
    first = [story.number for story in CONTENT.stories if story.first_game]
    assert first == [2, 3, 5, 8, 9, 12, 14, 17, 18, 19, 21, 22, 23, 29, 30, 31, 33, 35, 39, 40]


def test_filters_of_a_place_narrow_each_other_down() -> None:
    war_party = CONTENT.stories[CONTENT.numbers["story"]["story_26"]]
    plains = [f"mp_plain_{number}" for number in range(1, 9)] + [
        f"sh_plain_{number}" for number in range(1, 8)
    ]
    assert war_party.condition == ((("end_move", mask(*plains)),),)


def test_goals() -> None:
    by_id = {goal.id: goal for goal in CONTENT.goals}
    assert by_id["goal_doc_holliday_1"].condition == (
        (("did", "poker", 1, (("result", "=", ("win",)), ("hand", ">=", ("three_of_a_kind",)))),),
    )
    assert by_id["goal_kit_carson_4"].condition[0][0][2] == 2
    assert by_id["goal_y_b_rowdy_1"].condition == ((("have", "cattle", ">=", 1), ("other_ranch",)),)
    assert by_id["goal_annie_oakley_2"].condition == (
        (("at", mask("rf_cabaret")), ("pay", "item", ITEM["ten_gallon"])),
    )


def test_cards_of_the_man_in_black() -> None:
    by_id = {card.id: card for card in CONTENT.black_cards}
    assert (by_id["mib_05"].place, by_id["mib_05"].beside) == (NOTHING, "most_lp")
    assert (by_id["mib_08"].place, by_id["mib_08"].beside) == (SPACE["cj_hideout_c"], "")
    assert by_id["mib_06"].program == (("each", ((("have", "lp", "<", "mib"),),), (("draw", 1),)),)
    assert by_id["mib_10"].program == (("mib_poker", SITE["rf_cabaret"], (("mib_lp", 2),)),)
    herd = ("have", "cattle", ">=", 1)
    assert by_id["mib_03"].program[0][1] == ((("none", herd),),)
    letters = {CONTENT.board.spaces[space].hideout for space in by_id["mib_08"].program[0][1]}
    assert letters == {"A", "C"}


def test_cattle_come_home_to_the_ranch_of_their_colour() -> None:
    for token in CONTENT.cattle:
        assert token.home == CONTENT.board.ranches[token.colour]


def test_every_poker_card_of_a_kind_shares_its_abilities() -> None:
    kinds: dict[str, set[int]] = {}
    for card in CONTENT.poker_cards:
        kinds.setdefault(card.kind, set()).add(id(card.abilities))
    assert len(kinds) == 16
    assert {len(shared) for shared in kinds.values()} == {1}


def test_a_missing_file_is_named() -> None:
    files = packaged_files()
    del files["goals.tsv"]
    with pytest.raises(BadContent) as caught:
        read_content(files)
    assert str(caught.value) == "goals.tsv: this file is missing"


def test_bytes_that_are_not_text_are_named_with_their_row() -> None:
    with pytest.raises(BadContent) as caught:
        text_of("items.tsv", b"id\tname\nmule\tM\xfcle\n")
    assert str(caught.value) == "items.tsv row 2: is not written in UTF-8"


def test_files_of_other_editors_are_read() -> None:
    """A byte order mark, other line endings, empty lines and spaces around cells do no harm."""
    files = {
        name: text if name == BOARD else "\ufeff" + text.replace("\n", "\r\n").replace("\t", " \t") + "\r\n"
        for name, text in packaged_files().items()
    }
    assert read_content(files).stories[7].program == CONTENT.stories[7].program


def test_columns_may_stand_in_any_order() -> None:
    files = packaged_files()
    lines = [line.split("\t") for line in files["fight_cards.tsv"].splitlines()]
    files["fight_cards.tsv"] = "\n".join("\t".join(reversed(cells)) for cells in lines)
    assert [card.id for card in read_content(files).fight_cards] == [card.id for card in CONTENT.fight_cards]


def test_a_complaint_survives_the_way_to_another_process() -> None:
    complaint = BadContent("items.tsv", 4, "price", "15 is not a multiple of 10")
    again = pickle.loads(pickle.dumps(complaint))
    assert str(again) == "items.tsv row 4, price: 15 is not a multiple of 10"
    assert (again.file, again.row, again.column) == ("items.tsv", 4, "price")


def test_a_clause_without_a_place_speaks_everywhere() -> None:
    one: Clause = CONTENT.items[ITEM["whiskey"]].front.on("gain")[0]
    assert all(one.at >> space.index & 1 for space in CONTENT.board.spaces)
