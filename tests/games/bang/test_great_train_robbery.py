"""The Great Train Robbery: what a written position cannot show."""

from collections import Counter

import pytest

import sixgun
from sixgun.games.bang.cards import (
    BESIDE,
    HEARTS,
    KIND,
    NO_SUIT,
    OF_BOX,
    PILES,
    RANKS,
    SUIT,
    SUITS,
    beside,
    sign,
)
from sixgun.games.bang.game import GAME
from sixgun.games.bang.kinds import PRINTED, Blue
from sixgun.games.bang.model import BangState
from sixgun.games.bang.sets.great_train_robbery.part import IRONHORSE, LELAND, UNSEEN, TrainPart, paired
from sixgun.games.bang.view import BangView

BOX = "great_train_robbery"
SETS = ("base", BOX)


def train_in(state: BangState) -> TrainPart:
    part = state.parts[TrainPart.id]
    assert isinstance(part, TrainPart)
    return part


@pytest.mark.parametrize("players", range(3, 9))
def test_the_train_is_made_up_before_the_first_turn(players: int) -> None:
    sides = set()
    for seed in range(12):
        table = sixgun.new("bang", players=players, sets=SETS, seed=f"train {seed}")
        state = table.state
        train = train_in(state)
        flipped = state.discard[0]
        assert train.engine == (LELAND if SUITS[SUIT[flipped]] in ("hearts", "diamonds") else IRONHORSE)
        assert (len(train.stations), len(set(train.stations)), len(train.cars)) == (players, players, 3)
        assert train.pos == 1 and [station for _, station in paired(train)] == [train.stations[0]]
        sides.add(train.engine)
    assert sides == {IRONHORSE, LELAND}


def test_the_box_holds_what_is_printed() -> None:
    assert len(OF_BOX[BOX]) == 16 and len(BESIDE[BOX]) == 16
    assert {pile: len(rows) for pile, rows in PILES[BOX].items()} == {
        "railcar": 16,
        "station": 13,
        "locomotive": 2,
    }
    uses = Counter(row[1] for row in PILES[BOX]["railcar"])
    assert uses == {"discard": 8, "permanent": 8}
    assert sum(SUIT[card] == HEARTS for card in OF_BOX[BOX]) == 4


def test_railcars_are_blue_cards_without_rank_and_suit_outside_the_pack() -> None:
    state = sixgun.new("bang", players=4, sets=SETS, seed="cars").state
    for car in BESIDE[BOX]:
        assert SUIT[car] == NO_SUIT and sign(car) == "" and isinstance(PRINTED[KIND[car]], Blue)
        assert car not in state.pack()
    assert len(RANKS) == 13 and beside(("base",)) == ()


def test_nobody_sees_the_order_of_the_car_deck() -> None:
    table = sixgun.new("bang", players=4, sets=SETS, seed="deck")
    for seat in range(4):
        view = GAME.view(table, seat)
        assert isinstance(view, BangView)
        seen = view.parts[TrainPart.id]
        assert isinstance(seen, TrainPart)
        assert seen.deck == (UNSEEN,) * 13 and seen.cars == train_in(table.state).cars


def test_an_imagined_car_deck_has_the_cars_that_are_nowhere_else() -> None:
    table = sixgun.new("bang", players=5, sets=SETS, seed="imagined")
    imagined = GAME.imagine(GAME.view(table, 0), table.state.rng.clone())
    cars = train_in(imagined)
    assert sorted([*cars.deck, *cars.cars]) == sorted(BESIDE[BOX])


def test_what_was_acquired_before_a_turn_began_counts_for_it() -> None:
    part = TrainPart(IRONHORSE, 1, ("yooma",), (), (), bought=1, early=2)
    assert part.next_turn().bought == 1 and part.next_turn().next_turn().bought == 0
    assert part.without_player(2).next_turn().bought == 0


def test_the_last_extra_turn_is_remembered_for_one_turn() -> None:
    part = TrainPart(IRONHORSE, 1, ("yooma",), (), (), rider=1)
    running = part.next_turn()
    assert (running.rider, running.riding) == (1, True)
    assert (running.next_turn().rider, running.next_turn().riding) == (-1, False)
    assert part.without_player(1).rider == -1
