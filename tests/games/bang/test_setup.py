"""Set-up: roles, life, hands, the deck, who begins, and the variants of dealing characters."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import cast

import pytest

import sixgun
from sixgun.games.bang.cards import BONUS, CAST, KIND, LIFE, OF_BOX, SUIT
from sixgun.games.bang.model import BangTable
from sixgun.games.bang.setup import previous_game
from sixgun.games.roles import ROLES_BY_PLAYERS
from sixgun.kernel.journal import load, save
from sixgun.kernel.registry import BadSettings

BOTH = ("base", "dodge_city")
PLAYERS = range(3, 9)
PLAIN = "slab_the_killer,willy_the_kid,johnny_kisch,uncle_will,rose_doolan,paul_regret,el_gringo,bart_cassidy"
"""Characters who draw like everyone."""

BOOK = {"dynamite", "jail", "duel", "general_store", "indians"}


def new(
    players: int = 5,
    seed: str = "set-up",
    sets: tuple[str, ...] = ("base",),
    settings: Mapping[str, int | str] | None = None,
) -> BangTable:
    return cast(BangTable, sixgun.new("bang", players=players, sets=sets, seed=seed, settings=settings or {}))


def everything(table: BangTable) -> list[int]:
    state = table.state
    hands = [card for seat in state.seats for card in (*seat.hand, *seat.in_play)]
    return [*hands, *state.deck, *state.discard, *state.row, *state.lap]


def shown(table: BangTable, seat: int) -> list[str]:
    view = sixgun.view(table, seat)
    return [row["role"] for row in view.to_json()["seats"]]  # type: ignore[union-attr, index, misc, call-overload]


# -- roles, life and hands ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_the_roles_are_those_of_the_player_count(players: int) -> None:
    counts = {
        3: (0, 1, 1, 1),
        4: (1, 0, 2, 1),
        5: (1, 1, 2, 1),
        6: (1, 1, 3, 1),
        7: (1, 2, 3, 1),
        8: (1, 2, 3, 2),
    }
    dealt = Counter(seat.role for seat in new(players).state.seats)
    assert tuple(dealt[role] for role in ("sheriff", "deputy", "outlaw", "renegade")) == counts[players]
    assert sum(counts[players]) == players == len(ROLES_BY_PLAYERS[players])


@pytest.mark.parametrize("players", PLAYERS)
def test_life_is_what_the_character_says_and_one_more_for_the_sheriff(players: int) -> None:
    for number in range(5):
        for seat in new(players, f"life {number}").state.seats:
            assert seat.life == seat.max_life == LIFE[seat.character] + (seat.role == "sheriff")


@pytest.mark.parametrize("players", range(4, 9))
def test_everyone_has_as_many_cards_as_bullets_printed_the_sheriff_too(players: int) -> None:
    table = new(players, settings={"characters": PLAIN})
    state = table.state
    for index, seat in enumerate(state.seats):
        drawn = 2 if index == state.active else 0  # the first turn has begun
        assert len(seat.hand) == LIFE[seat.character] + drawn
    assert state.seats[state.active].role == "sheriff"
    assert state.turn_number == 1
    assert state.discard == []


def test_with_three_players_the_deputy_begins_and_all_roles_lie_open() -> None:
    for number in range(6):
        table = new(3, f"three {number}")
        assert table.state.seats[table.state.active].role == "deputy"
        assert shown(table, -1) == [seat.role for seat in table.state.seats]


def test_only_the_sheriff_shows_the_role() -> None:
    table = new(7)
    roles = [seat.role for seat in table.state.seats]
    for reader in range(-1, 7):
        seen = shown(table, reader)
        known = [index for index, role in enumerate(seen) if role]
        assert set(known) == {roles.index("sheriff"), *([reader] if reader >= 0 else [])}


# -- the deck and the cast ---------------------------------------------------------------------------------


def test_the_base_deck_has_eighty_cards_twenty_of_each_suit() -> None:
    cards = OF_BOX["base"]
    assert len(cards) == 80
    assert set(Counter(SUIT[card] for card in cards).values()) == {20}
    kinds = Counter(KIND[card] for card in cards)
    assert (kinds["bang"], kinds["missed"], kinds["beer"], kinds["stagecoach"]) == (25, 12, 6, 2)
    assert len(OF_BOX["dodge_city"]) == 40


@pytest.mark.parametrize(("sets", "size"), [(("base",), 80), (BOTH, 120)])
def test_every_card_of_the_boxes_is_somewhere_exactly_once(sets: tuple[str, ...], size: int) -> None:
    for players in PLAYERS:
        cards = everything(new(players, sets=sets))
        assert len(cards) == len(set(cards)) == size


@pytest.mark.parametrize(("sets", "size"), [(("base",), 69), (BOTH, 106)])
def test_a_simplified_first_game_leaves_out_the_cards_with_the_book(sets: tuple[str, ...], size: int) -> None:
    cards = everything(new(5, sets=sets, settings={"simplified_first_game": 1}))
    assert len(cards) == size
    assert not {KIND[card] for card in cards} & BOOK


def dealt_in_many_games(settings: Mapping[str, int | str] | None = None) -> set[str]:
    return {
        seat.character
        for number in range(60)
        for seat in new(7, f"cast {number}", settings=settings).state.seats
    }


def test_the_bonus_characters_are_dealt_unless_the_table_leaves_them_out() -> None:
    assert dealt_in_many_games() == set(CAST["base"])
    assert dealt_in_many_games({"bonus_characters": 0}) == set(CAST["base"]) - set(BONUS)


def test_a_box_may_leave_out_its_own_bonus_characters() -> None:
    boxes = ("base", "valley_of_shadows")
    ours = set(CAST["valley_of_shadows"])
    left_out = {"black_flower", "der_spot_burst_ringer", "tuco_franziskaner"}
    for settings, expected in (
        ({}, ours),
        ({"vos_bonus": 0}, ours - left_out),
        ({"bonus_characters": 0}, ours),
    ):
        dealt = {
            seat.character
            for number in range(60)
            for seat in new(7, f"valley {number}", boxes, settings=settings).state.seats
        }
        assert dealt & ours == expected


def test_a_table_may_name_its_characters() -> None:
    named = "el_gringo, rose_doolan, bart_cassidy, vulture_sam"
    dealt = {seat.character for seat in new(4, settings={"characters": named}).state.seats}
    assert dealt == {"el_gringo", "rose_doolan", "bart_cassidy", "vulture_sam"}


@pytest.mark.parametrize(
    ("players", "settings", "complaint"),
    [
        (4, {"characters": "el_gringo,el_grongo"}, "there is no character 'el_grongo' in these boxes"),
        (4, {"characters": "apache_kid"}, "there is no character 'apache_kid' in these boxes"),
        (4, {"characters": "el_gringo"}, "4 players need 4 characters, and there are 1"),
        (
            4,
            {"characters": "el_gringo,rose_doolan,bart_cassidy,black_jack", "expert_characters": 1},
            "need 8",
        ),
        (4, {"previous_game": "9:-,-,-,-"}, "previous_game is the seat that went first"),
        (4, {"previous_game": "0:-,-,-"}, "previous_game is the seat that went first"),
        (4, {"previous_game": "0:nobody,-,-,-"}, "previous_game is the seat that went first"),
        (4, {"previous_game": "0:el_gringo,el_gringo,-,-"}, "previous_game is the seat that went first"),
        (4, {"previous_game": "first:-,-,-,-"}, "previous_game is the seat that went first"),
        (4, {"previous_game": "²:-,-,-,-"}, "previous_game is the seat that went first"),
        (4, {"previous_game": "0:apache_kid,-,-,-"}, "previous_game is the seat that went first"),
    ],
)
def test_what_cannot_be_dealt_is_refused(
    players: int, settings: dict[str, int | str], complaint: str
) -> None:
    with pytest.raises(BadSettings, match=complaint):
        new(players, settings=settings)


# -- two characters to choose from -------------------------------------------------------------------------


def test_experts_choose_in_secret_and_all_are_shown_together() -> None:
    table = new(4, settings={"expert_characters": 1})
    assert [(ask.seat, ask.prompt, len(ask.options)) for ask in table.pending] == [
        (seat, "choose_character", 2) for seat in range(4)
    ]
    offered = [seat.dealt for seat in table.state.seats]
    assert len({character for pair in offered for character in pair}) == 8
    for seat in (3, 0, 2):  # in any order
        table.choose(seat, 0)
        assert [other.character for other in table.state.seats] == [""] * 4
        assert sixgun.view(table, 1).to_json()["seats"][seat]["dealt"] == ["", ""]  # type: ignore[index, call-overload]
    table.choose(1, 1)
    assert [seat.character for seat in table.state.seats] == [
        offered[0][0],
        offered[1][1],
        offered[2][0],
        offered[3][0],
    ]
    assert [seat.life for seat in table.state.seats] == [
        LIFE[seat.character] + (seat.role == "sheriff") for seat in table.state.seats
    ]
    assert table.state.turn_number == 1


def test_experts_know_their_own_role_and_the_sheriff_when_they_choose() -> None:
    table = new(5, settings={"expert_characters": 1})
    roles = [seat.role for seat in table.state.seats]
    for seat in range(5):
        seen = shown(table, seat)
        assert seen[seat] == roles[seat]
        assert seen[roles.index("sheriff")] == "sheriff"


# -- consecutive games -------------------------------------------------------------------------------------


def finished(players: int = 4) -> BangTable:
    for number in range(20):
        table = new(players, f"series {number}")
        for _ in range(5000):
            if not table.pending:
                break
            ask = table.pending[0]
            table.choose(ask.seat, len(ask.options) - 1)
        if table.result is not None:
            return table
    raise AssertionError("no game ever ended")


def test_a_finished_game_says_who_survived_it_as_which_character() -> None:
    state = finished().state
    first, _, survivors = previous_game(state).partition(":")
    assert state.seats[int(first)].role == "sheriff"
    assert survivors.split(",") == [seat.character if seat.alive else "-" for seat in state.seats]


KEPT = "1:bart_cassidy,-,black_jack,-"
BOTH_OPTIONS: Mapping[str, int | str] = {
    "keep_surviving_characters": 1,
    "expert_characters": 1,
    "previous_game": KEPT,
}


def test_survivors_may_keep_their_characters_and_the_dead_are_dealt_new_ones() -> None:
    table = new(4, settings={"keep_surviving_characters": 1, "previous_game": KEPT})
    assert [(ask.seat, ask.prompt) for ask in table.pending] == [(0, "keep_character"), (2, "keep_character")]
    table.choose(0, "keeps bart cassidy")
    table.choose(2, "takes new character")
    characters = [seat.character for seat in table.state.seats]
    assert characters[0] == "bart_cassidy"
    assert len(set(characters)) == 4
    for seat in table.state.seats:
        assert seat.life == seat.max_life  # nothing but the character is kept
        assert seat.in_play == []


def test_without_the_option_nobody_is_asked_about_the_last_game() -> None:
    table = new(4, settings={"previous_game": KEPT})
    assert all(ask.prompt not in ("keep_character", "choose_character") for ask in table.pending)


def test_whoever_keeps_a_character_is_not_dealt_two_new_ones() -> None:
    table = new(4, settings=BOTH_OPTIONS)
    table.choose(0, "keeps bart cassidy")
    table.choose(2, "takes new character")
    assert [(ask.seat, ask.prompt, len(ask.options)) for ask in table.pending] == [
        (1, "choose_character", 2),
        (2, "choose_character", 2),
        (3, "choose_character", 2),
    ]
    offered = {character for seat in table.state.seats for character in seat.dealt}
    assert len(offered) == 6
    assert "bart_cassidy" not in offered


@pytest.mark.parametrize("old", range(5))
def test_the_sheriff_moves_to_the_next_player_and_the_other_roles_are_dealt(old: int) -> None:
    previous = f"{old}:-,-,-,-,-"
    others = set()
    for number in range(8):
        table = new(5, f"rotation {number}", settings={"rotating_sheriff": 1, "previous_game": previous})
        roles = [seat.role for seat in table.state.seats]
        assert roles.index("sheriff") == (old + 1) % 5
        assert sorted(roles) == sorted(ROLES_BY_PLAYERS[5])
        others.add(tuple(roles))
    assert len(others) > 1


def test_with_three_players_it_is_the_deputy_who_moves_on() -> None:
    table = new(3, settings={"rotating_sheriff": 1, "previous_game": "2:-,-,-"})
    assert [seat.role for seat in table.state.seats].index("deputy") == 0
    assert table.state.active == 0


def test_a_game_set_up_with_choices_can_be_replayed() -> None:
    table = new(4, settings=BOTH_OPTIONS)
    while table.pending[0].prompt != "act":
        table.choose(table.pending[0].seat, 0)
    again = load(save(table, "test"), table.game)
    assert again.state.save() == table.state.save()


def boxes(sets: Sequence[str] | str) -> tuple[str, ...]:
    origin = sixgun.new("bang", sets=sets).origin
    assert origin is not None
    return tuple(origin.sets)


def test_all_boxes_can_be_asked_for_at_once() -> None:
    every = tuple([module.id for module in sixgun.game("bang").modules])
    assert boxes("all") == boxes(["all"]) == every
    assert boxes("dodge_city, base") == ("base", "dodge_city")


def test_a_box_may_have_a_second_name() -> None:
    assert boxes(["base", "fistful_of_cards"]) == ("base", "fistful")
    with pytest.raises(BadSettings, match="has no box 'hatful'"):
        boxes("base,hatful")
