"""Set-up and printed numbers: who is at the table, with how much life, and who begins."""

from collections import Counter

import pytest

import sixgun
from sixgun.games.catalog import game
from sixgun.games.dice.events import Eliminated, TurnBegan
from sixgun.games.dice.model import DiceState
from sixgun.games.dice.sets.base import MODULE, characters
from sixgun.games.dice.sets.base.table import KIND, LIFE, MANDATORY, OPTIONAL, ROWS
from sixgun.games.roles import ROLES_BY_PLAYERS
from sixgun.kernel.hooks import hooks_of
from sixgun.kernel.rng import CountedRng, seed_bytes

ROLES = {
    3: {"deputy": 1, "outlaw": 1, "renegade": 1},
    4: {"sheriff": 1, "outlaw": 2, "renegade": 1},
    5: {"sheriff": 1, "deputy": 1, "outlaw": 2, "renegade": 1},
    6: {"sheriff": 1, "deputy": 1, "outlaw": 3, "renegade": 1},
    7: {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 1},
    8: {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 2},
}
EIGHT = {"bart_cassidy", "black_jack", "calamity_janet", "lucky_duke", "pedro_ramirez", "sid_ketchum",
         "slab_the_killer", "suzy_lafayette", "willy_the_kid"}  # fmt: skip
PRINTED_LIFE = {
    **dict.fromkeys(("el_gringo", "jourdonnais", "kit_carlson"), 7),
    **dict.fromkeys(EIGHT, 8),
    **dict.fromkeys(("jesse_jones", "paul_regret", "rose_doolan", "vulture_sam"), 9),
}


def dealt(players: int, seed: str) -> DiceState:
    state = game("dice").deal(players, ("base",), {}, CountedRng(seed_bytes(seed)))
    assert isinstance(state, DiceState)
    return state


# -- the printed table -----------------------------------------------------------------------------------


def test_every_row_has_a_class_and_every_class_a_row() -> None:
    assert sorted(MODULE.abilities) == [row[0] for row in ROWS] == sorted(LIFE) == sorted(KIND)
    assert len(ROWS) == 16
    assert {kind for _, _, kind in ROWS} == {MANDATORY, OPTIONAL}


def test_printed_life_points_are_as_printed() -> None:
    assert LIFE == PRINTED_LIFE


def test_every_character_acts_through_exactly_one_hook() -> None:
    for id, kind in MODULE.abilities.items():
        assert len(hooks_of(kind)) == 1, id
        assert kind.__module__ == characters.__name__


# -- the deal --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(3, 9))
def test_the_deal_follows_the_table_of_roles(players: int) -> None:
    assert Counter(ROLES_BY_PLAYERS[players]) == ROLES[players]
    for number in range(30):
        state = dealt(players, f"deal {number}")
        assert Counter(seat.role for seat in state.seats) == ROLES[players]
        assert len({seat.character for seat in state.seats}) == players
        for seat in state.seats:
            bonus = 2 if seat.role == "sheriff" else 0
            assert seat.life == seat.max_life == PRINTED_LIFE[seat.character] + bonus
            assert seat.arrows == 0 and seat.alive
        assert state.pile == 9
        assert state.seats[state.active].role == ("deputy" if players == 3 else "sheriff")


def test_every_seat_every_role_and_every_character_can_be_dealt() -> None:
    states = [dealt(8, f"variety {number}") for number in range(120)]
    assert {state.active for state in states} == set(range(8))
    assert {seat.character for state in states for seat in state.seats} == set(LIFE)
    for seat in range(8):
        assert {state.seats[seat].role for state in states} == set(ROLES[8])


@pytest.mark.parametrize("players", range(3, 9))
def test_who_sees_which_role_at_the_start(players: int) -> None:
    table = sixgun.new("dice", players, seed="roles")
    for reader in range(-1, players):
        for index, row in enumerate(sixgun.view(table, reader).to_json()["seats"]):  # type: ignore[arg-type]
            role = table.state.seats[index].role
            shown = players == 3 or role == "sheriff" or index == reader
            assert row["role"] == (role if shown else "")  # type: ignore[index,call-overload]


@pytest.mark.parametrize("players", [2, 9, 0, -1])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(sixgun.BadSettings, match="dice seats 3 to 8 players"):
        sixgun.new("dice", players)


@pytest.mark.parametrize("players", range(3, 9))
def test_turns_go_clockwise_past_the_eliminated(players: int) -> None:
    passed = 0
    for number in range(10):
        table = sixgun.new("dice", players, seed=f"clockwise {number}")
        expected = table.state.active
        while table.pending:
            table.choose(table.pending[0].seat, -1 % len(table.pending[0].options))
        living = set(range(players))
        for event in table.events or []:
            if isinstance(event, Eliminated):
                living.remove(event.seat)
            elif isinstance(event, TurnBegan):
                while expected not in living:
                    expected = (expected + 1) % players
                    passed += 1
                assert event.seat == expected
                expected = (expected + 1) % players
    assert passed, "nobody was ever out and passed by"
