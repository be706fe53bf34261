"""The gunslinger plays each role to its goal, in positions where the right choice is plain."""

import pytest

import sixgun
from sixgun.bots.dice.appraisal import reach
from sixgun.bots.dice.gunslinger import Gunslinger
from sixgun.games.dice.assigning import Aim, Pour
from sixgun.games.dice.effects import LoseLife
from sixgun.games.dice.events import ShotAimed
from sixgun.games.dice.model import ARROW, BEER, BULLSEYE_1, BULLSEYE_2, BULLSEYES, DYNAMITE, GATLING
from sixgun.games.dice.queries import targets
from sixgun.games.dice.sets.base.characters import ArrowsOrLife, DiscardArrows, RemoveArrows, TendWound
from tests.bots.tables import PLAIN, answer, played, position, rolling

OUTLAW_FIRST = ("outlaw", "sheriff", "renegade", "outlaw", "deputy")
DEPUTY_FIRST = ("deputy", "sheriff", "renegade", "outlaw", "outlaw")
SHERIFF_FIRST = ("sheriff", "deputy", "outlaw", "outlaw", "renegade")
RENEGADE_FIRST = ("renegade", "sheriff", "deputy", "outlaw", "outlaw")


def aiming(roles: tuple[str, ...], *faces: int, life: dict[int, int] | None = None) -> str:
    return answer(position(roles, Aim(0, faces, (), False), life=life, dice=(*faces, *[ARROW] * 5)[:5]), 0)


def test_an_outlaw_shoots_the_sheriff() -> None:
    assert aiming(OUTLAW_FIRST, BULLSEYE_1) == "shoots Ben"


def test_a_deputy_does_not() -> None:
    assert aiming(DEPUTY_FIRST, BULLSEYE_1) == "shoots Eve"


def test_a_renegade_spares_a_weak_sheriff_while_others_live() -> None:
    assert aiming(RENEGADE_FIRST, BULLSEYE_1, life={1: 2}) == "shoots Eve"


def test_a_renegade_alone_with_the_sheriff_prefers_bullets_to_beer() -> None:
    table = rolling(
        RENEGADE_FIRST, (BULLSEYE_1, BULLSEYE_2, ARROW, ARROW, ARROW), life={1: 2, 2: 0, 3: 0, 4: 0}
    )
    assert answer(table, 0) == "stops"


def test_the_sheriff_shoots_whoever_shot_at_him() -> None:
    table = position(SHERIFF_FIRST, Aim(0, (BULLSEYE_1,), (), False), dice=(BULLSEYE_1, 0, 0, 0, 0))
    for shooter, name in ((1, "Ben"), (4, "Eve")):
        bot = Gunslinger(0, "s")
        view = sixgun.view(table, 0)
        assert view.own_ask is not None
        chosen = bot.choose(view, [ShotAimed(shooter, 0, 1, BULLSEYE_1)] * 2)
        assert view.own_ask.options[chosen].notation(table.names) == f"shoots {name}"
        assert bot.reason().key == "bot-shoot-suspect"
        assert bot.reason().params["role"] == "outlaw"


def test_a_kill_that_wins_comes_before_everything() -> None:
    life = {2: 0, 3: 1, 4: 0}
    roles = ("sheriff", "deputy", "outlaw", "outlaw", "renegade")
    assert aiming(roles, BULLSEYE_1, life=life) == "shoots Dan"


def test_shots_are_gathered_for_a_kill() -> None:
    roles = ("outlaw", "sheriff", "deputy", "renegade", "outlaw")
    table = position(roles, Aim(0, (BULLSEYE_1,) * 3, ((1, 1), (1, 1)), False), life={1: 3}, dice=(2,) * 5)
    assert answer(table, 0) == "shoots Ben"


def test_a_deputy_serves_a_wounded_sheriff_before_scratches_of_his_own() -> None:
    table = position(DEPUTY_FIRST, Pour(0, 1, ()), life={1: 2, 0: 7}, dice=(BEER, 0, 0, 0, 0))
    assert answer(table, 0) == "gives beer to Ben"


def test_an_outlaw_drinks_himself() -> None:
    table = position(OUTLAW_FIRST, Pour(0, 1, ()), life={1: 2, 0: 5}, dice=(BEER, 0, 0, 0, 0))
    assert answer(table, 0) == "gives beer to Ann"


def test_a_second_beer_goes_where_there_is_room() -> None:
    table = position(DEPUTY_FIRST, Pour(0, 1, (1,)), life={1: 10, 0: 3}, dice=(BEER, BEER, 0, 0, 0))
    assert table.state.seats[1].max_life == 11
    assert answer(table, 0) == "gives beer to Ann"


def test_sid_heals_the_sheriff_he_serves() -> None:
    table = position(
        DEPUTY_FIRST, TendWound(0), characters=("sid_ketchum", *PLAIN), life={1: 3}, rolls_made=0
    )
    assert answer(table, 0) == "heals Ben"


@pytest.mark.parametrize(("pile_left", "expected"), [(8, "takes 1 arrow"), (2, "takes no arrow")])
def test_bart_weighs_arrows_against_life(pile_left: int, expected: str) -> None:
    hit = LoseLife(0, 1, BULLSEYES, 1, ("bart_cassidy",))
    held = {0: 0, 2: 9 - pile_left} if pile_left == 8 else {0: 7}
    table = position(
        SHERIFF_FIRST, ArrowsOrLife(hit), characters=("bart_cassidy", *PLAIN), arrows=held, active=1
    )
    assert answer(table, 0) == expected


def test_pedro_drops_his_arrows() -> None:
    characters = ("pedro_ramirez", "paul_regret", "vulture_sam", "lucky_duke", "jesse_jones")
    table = position(SHERIFF_FIRST, DiscardArrows(0, 2), characters=characters, arrows={0: 3}, active=1)
    assert answer(table, 0) == "discards 2 arrows"


def test_kit_frees_himself_and_leaves_the_arrows_of_his_prey() -> None:
    characters = ("kit_carlson", *PLAIN)
    own = position(OUTLAW_FIRST, RemoveArrows(0, 1), characters=characters, arrows={0: 2, 1: 3})
    assert answer(own, 0) == "removes arrow from Ann"
    others = position(OUTLAW_FIRST, RemoveArrows(0, 1), characters=characters, arrows={1: 3})
    assert answer(others, 0) == "passes"


def test_slab_doubles_the_last_shot_at_the_sheriff() -> None:
    aim = Aim(0, (BULLSEYE_1,), (), False)
    table = position(
        OUTLAW_FIRST,
        aim,
        characters=("slab_the_killer", *PLAIN),
        life={1: 2},
        dice=(BULLSEYE_1, BEER, ARROW, ARROW, ARROW),
    )
    assert answer(table, 0) == "shoots Ben twice"


def test_willy_stops_with_two_gatlings_when_arrows_press() -> None:
    dice = (GATLING, GATLING, BULLSEYE_1, BULLSEYE_1, DYNAMITE)
    table = rolling(OUTLAW_FIRST, dice, characters=("willy_the_kid", *PLAIN), arrows={0: 4}, rolls_made=2)
    kept = answer(table, 0)
    assert "1" not in kept.split() and "2" not in kept.split()


def test_an_outlaw_keeps_bullets_for_the_sheriff_beside_him() -> None:
    table = rolling(OUTLAW_FIRST, (BULLSEYE_1, BULLSEYE_1, BULLSEYE_1, BULLSEYE_1, BULLSEYE_1))
    assert answer(table, 0) == "stops"


def test_a_deputy_beside_the_sheriff_rolls_most_of_them_away() -> None:
    # With two living neighbours the Sheriff need not be hit; between Sheriff and fellow deputy nobody may be.
    roles = ("deputy", "sheriff", "outlaw", "outlaw", "outlaw", "renegade", "deputy")
    table = rolling(
        roles,
        (BULLSEYE_1,) * 5,
        characters=(*PLAIN, "black_jack"),
        life={2: 0, 3: 0, 4: 0, 6: 2, 1: 2},
    )
    assert answer(table, 0).startswith("rerolls")


def test_three_players_hunt_their_quarry() -> None:
    roles = ("deputy", "outlaw", "renegade")
    table = position(roles, Aim(0, (BULLSEYE_1,), (), False), dice=(BULLSEYE_1, 0, 0, 0, 0))
    assert answer(table, 0) == "shoots Cleo"


@pytest.mark.parametrize("character", ["calamity_janet", "rose_doolan", "lucky_duke"])
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_reach_is_what_the_engine_says(character: str, players: int) -> None:
    table = sixgun.new("dice", players, seed="reach")
    for fallen in range(players - 1):
        for index, seat in enumerate(table.state.seats):
            seat.character = character if index == players - 1 else "paul_regret"
            seat.alive = index >= fallen
        table.state.count_living()
        table.board_changed()
        for face in (BULLSEYE_1, BULLSEYE_2):
            ours = reach(table.state.ring, players - 1, character, face)
            assert ours == list(targets(table, players - 1, face))  # type: ignore[arg-type]


def test_games_among_gunslingers_are_won_in_every_way() -> None:
    ends = {played(players, "gunslinger", f"ends {n}").result for players in (3, 4, 5) for n in range(12)}
    reasons = {result.reason for result in ends if result is not None}
    assert {"sheriff-dead", "law-prevails", "renegade-alone", "hunter"} <= reasons
